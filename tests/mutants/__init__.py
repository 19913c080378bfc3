"""Rules broken on purpose: each must fail a test that carries its clause."""
