"""Zombies!!!: a town built tile by tile, a hundred zombies, fifty event cards, two ways to win."""
