"""Zombiaki keeps the laws, with every option and on either side of the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from every_game.laws import QUICK, lively_walk, variant
from shamble.core.match import Match
from shamble.games.zombiaki.game import GAME
from shamble.testing import LAWS
from shamble.testing.laws import Law, check_foreign, check_options
from shamble.testing.walk import demand

DULL = ("discard", "pass", "stop")


# Every option has its other value.
OTHERWISE = variant(GAME, {setting.name: setting.choices[-1] for setting in GAME.settings})


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_zombiaki_keeps(law: Law) -> None:
    law(GAME, 2, 1)


@pytest.mark.parametrize("law", QUICK, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_with_other_options_too(law: Law, seed: int) -> None:
    law(OTHERWISE, 2, seed)


@pytest.mark.parametrize("seed", range(6))
def test_in_a_lively_game_too(seed: int) -> None:
    check_lively(seed, every=3)


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", range(2, 42))
def test_zombiaki_keeps_for_long(law: Law, seed: int) -> None:
    law(OTHERWISE if seed % 2 else GAME, 2, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6, 206))
def test_in_a_lively_game_too_for_long(seed: int) -> None:
    check_lively(seed, every=1)


def check_lively(seed: int, every: int) -> None:
    """Laws 1, 2, 4, 7 and 8 in a game whose players use their cards, at every so many answers."""
    rng = Random(seed)
    box = GAME.new(2, seed).components()
    for number, match in enumerate(lively(seed, rng)):
        state = match.state
        demand(state.components() == box, 8, "components were lost or added")
        if state.ask is None or (number + seed) % every:
            continue
        before = state.digest()
        for seat in state.ask.seats or (None,):
            check_options(state, seat)
            check_foreign(state, seat, rng)
        demand(state.digest() == before, 1, "trying options on copies changed the table")
        demand(GAME.from_json(json.dumps(state.to_json())) == state, 2, "the table changed on its way through JSON")
        for seat in (0, 1, None):
            demand(GAME.guess(state.view(seat), rng).view(seat) == state.view(seat), 7, "a guess shows another view")
    demand(Match.replay(match.record(), GAME).state == match.state, 3, "the record does not give the same table again")


def lively(seed: int, rng: Random) -> Iterator[Match]:
    """A random game, chance put to the caller, with random options, in which dull answers are given seldom."""
    options = {setting.name: rng.choice(setting.choices) for setting in GAME.settings}
    return lively_walk(Match(GAME, 2, seed, options, None, "ask"), rng, DULL, 0.85)
