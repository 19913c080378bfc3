"""Zombie Tsunami with the Zombird expansion."""
