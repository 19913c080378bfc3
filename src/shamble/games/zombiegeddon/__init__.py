"""Zombiegeddon, by its rulebook: 2 to 4 players, two halves, one apocalypse."""
