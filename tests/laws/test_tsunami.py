"""Zombie Tsunami keeps the laws."""

from __future__ import annotations

from random import Random

import pytest

from every_game.laws import QUICK, lively_walk
from shamble.core.match import Match
from shamble.games.tsunami.game import GAME
from shamble.testing import LAWS
from shamble.testing.laws import Law
from shamble.testing.leaks import check_forks, check_sealed, compare, nothing_leaks

DULL = ("turn-up", "pass-turn")  # a random player turns every secret card up at once, and then little is hidden


@pytest.mark.parametrize("law", QUICK, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", [3, 6])
def test_tsunami_keeps(law: Law, seats: int) -> None:
    law(GAME, seats, 1)


@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_leaks(seats: int) -> None:
    nothing_leaks(GAME, seats, 1, 40)


@pytest.mark.parametrize("seats", [4, 5])
def test_nothing_leaks_while_secrets_stay_secret(seats: int) -> None:
    check_lively(seats, 1, 60)


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", range(2, 22))
def test_tsunami_keeps_for_long(law: Law, seed: int) -> None:
    law(GAME, 3 + seed % 4, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 42))
def test_nothing_leaks_while_secrets_stay_secret_for_long(seed: int) -> None:
    check_lively(3 + seed % 4, seed, 10)


def check_lively(seats: int, seed: int, every: int) -> None:
    """Law 6 in a game whose players keep their secrets: tried at every so many answers."""
    rng = Random(seed)
    for number, match in enumerate(lively_walk(Match(GAME, seats, seed, None, None, "ask"), rng, DULL, 0.98)):
        check_sealed(match, rng)
        if (number + seed) % every == 0:
            check_forks(match)
            for seat in [*range(seats), None]:
                compare(match, seat, rng)
