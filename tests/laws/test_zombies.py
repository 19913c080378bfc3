"""Zombies!!! keeps the laws, in short games of every preset."""

from __future__ import annotations

import pytest

from every_game.laws import QUICK, variant
from shamble.games.zombies.game import GAME
from shamble.testing.laws import Law
from shamble.testing.leaks import nothing_leaks

# Won by five zombies, so that games are short.
GAMES = {
    "quick": variant(GAME, {"kill_goal": 5, "preset": "quick"}),
    "classic": variant(GAME, {"kill_goal": 5, "preset": "classic"}),
    "standard": variant(GAME, {"kill_goal": 5, "preset": "standard", "helipad": "anywhere", "death_loses": "items"}),
}
# Seeds of games that are over soon: a random game can take thousands of answers.
SOON = [("quick", 2, 3), ("classic", 3, 3), ("quick", 5, 5), ("standard", 6, 8)]
HIDDEN = [("quick", 2, 4), ("classic", 2, 1), ("quick", 5, 5)]


@pytest.mark.parametrize("law", QUICK, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("preset", "seats", "seed"), SOON)
def test_zombies_keeps(law: Law, preset: str, seats: int, seed: int) -> None:
    law(GAMES[preset], seats, seed)


@pytest.mark.parametrize(("preset", "seats", "seed"), HIDDEN)
def test_nothing_leaks(preset: str, seats: int, seed: int) -> None:
    nothing_leaks(GAMES[preset], seats, seed, 50)


@pytest.mark.long
@pytest.mark.parametrize("law", QUICK, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", range(10, 25))
def test_zombies_keeps_for_long(law: Law, seed: int) -> None:
    law(list(GAMES.values())[seed % 3], 2 + seed % 5, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 25))
def test_nothing_leaks_for_long(seed: int) -> None:
    nothing_leaks(list(GAMES.values())[seed % 3], 2 + seed % 5, seed, 40)
