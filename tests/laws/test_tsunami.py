"""Zombie Tsunami keeps the laws."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shamble.core.match import Match
from shamble.games.tsunami.game import GAME
from shamble.testing import LAWS
from shamble.testing.laws import Law
from shamble.testing.leaks import check_forks, check_sealed, compare, nothing_leaks

QUICK = [law for law in LAWS if law is not nothing_leaks]
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
    for number, match in enumerate(lively(seats, seed, rng)):
        check_sealed(match, rng)
        if (number + seed) % every == 0:
            check_forks(match)
            for seat in [*range(seats), None]:
                compare(match, seat, rng)


def lively(seats: int, seed: int, rng: Random) -> Iterator[Match]:
    """A random game, chance put to the caller, in which dull answers are given seldom."""
    match = Match(GAME, seats, seed, None, None, "ask")
    while match.state.ask is not None:
        yield match
        seats_asked = match.state.ask.seats
        seat = rng.choice(seats_asked) if seats_asked else None
        options = list(match.state.options(seat))
        kept = [answer for answer in options if str(answer) not in DULL]
        match.play(seat, rng.choice(kept if kept and rng.random() < 0.98 else options))
