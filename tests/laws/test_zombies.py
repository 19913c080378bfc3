"""Zombies!!! keeps the laws, in short games of every preset."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

import pytest

from shamble.core.answer import Answer
from shamble.core.game import Game
from shamble.core.plain import CoreData
from shamble.core.state import State
from shamble.games.zombies import restore, view
from shamble.games.zombies.game import GAME
from shamble.games.zombies.state import Table
from shamble.testing import LAWS
from shamble.testing.laws import Law
from shamble.testing.leaks import nothing_leaks


class Short(Game):
    """The same game, won by five zombies, with this preset unless a table says otherwise."""

    name = GAME.name
    rules = GAME.rules
    hides = GAME.hides
    min_seats = GAME.min_seats
    max_seats = GAME.max_seats
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


def short(**options: object) -> Game:
    """Such a game with these options."""
    chosen = {"kill_goal": 5, **options}
    settings = tuple(setting._replace(default=chosen.get(setting.name, setting.default)) for setting in GAME.settings)
    return cast(Game, type("ShortOf", (Short,), {"settings": settings})())


GAMES = {
    "quick": short(preset="quick"),
    "classic": short(preset="classic"),
    "standard": short(preset="standard", helipad="anywhere"),
}
QUICK = [law for law in LAWS if law is not nothing_leaks]
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
