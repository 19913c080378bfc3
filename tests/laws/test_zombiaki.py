"""Zombiaki keeps the laws, with every option and on either side of the table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

import pytest

from shamble.core.answer import Answer
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.plain import CoreData
from shamble.core.state import State
from shamble.games.zombiaki import restore, view
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import Table
from shamble.testing import LAWS
from shamble.testing.laws import Law, check_foreign, check_options
from shamble.testing.leaks import nothing_leaks
from shamble.testing.walk import demand

DULL = ("discard", "pass", "stop")


class Otherwise(Game):
    """The same game, in which every option has its other value unless a table says it."""

    name = GAME.name
    rules = GAME.rules
    settings = tuple(setting._replace(default=setting.choices[-1]) for setting in GAME.settings)
    frame_types = GAME.frame_types
    reasons = GAME.reasons

    def start(self, core: CoreData, settings: dict[str, object]) -> Table:
        table = GAME.start(core, settings)
        table.game = self
        return table

    def decode(self, code: int) -> Answer:
        return GAME.decode(code)

    def read(self, text: str, chance: bool = False) -> Answer:
        return GAME.read(text, chance)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view.view(self, cast(Table, state), seat)

    def guess(self, view_: Mapping[str, object], rng: Random) -> Table:
        return view.guess(self, view_, rng)

    def restore(self, core: CoreData, data: Mapping[str, object]) -> Table:
        return restore.restore(self, core, data)

    def code_space(self) -> int:
        return GAME.code_space()

    def bound(self, seats: int) -> int:
        return GAME.bound(seats)


OTHERWISE = Otherwise()
QUICK = [law for law in LAWS if law is not nothing_leaks]


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
    match = Match(GAME, 2, seed, options, None, "ask")
    yield match
    while match.state.ask is not None:
        seat = match.state.ask.seats[0] if match.state.ask.seats else None
        answers = list(match.state.options(seat))
        kept = [answer for answer in answers if not str(answer).startswith(DULL)]
        match.play(seat, rng.choice(kept if kept and rng.random() < 0.85 else answers))
        yield match
