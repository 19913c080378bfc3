"""Zombiaki: the duel of forty zombie cards and forty human cards on a street of three lanes."""
