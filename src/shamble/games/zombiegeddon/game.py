"""Zombiegeddon as its users meet it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from shamble.core.answer import Answer
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.plain import CoreData, Setting
from shamble.core.state import State
from shamble.games.zombiegeddon import answers, restore, view
from shamble.games.zombiegeddon.box import (
    ACTIONS,
    CELLS,
    DRY_ROUNDS,
    END_OF_CODES,
    HOLE,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    NEIGHBOURS,
    OFF,
    PAWNS,
    RED_BAG,
    RED_SHELTER,
    RED_SHELTERS,
    RULES_VERSION,
    WHITE_SHELTER,
    WHITE_SHELTERS,
)
from shamble.games.zombiegeddon.frames import FRAME_TYPES, TwoHalves
from shamble.games.zombiegeddon.state import REASONS, Table


class Zombiegeddon(Game):
    """Two halves on a shrinking board: before the apocalypse, and after it."""

    name: ClassVar[str] = "zombiegeddon"
    rules: ClassVar[str] = RULES_VERSION
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    settings: ClassVar[tuple[Setting, ...]] = (Setting("open_piles", False, (False, True), "ZG-3.9"),)
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = FRAME_TYPES
    reasons: ClassVar[tuple[str, ...]] = REASONS

    def start(self, core: CoreData, settings: dict[str, object]) -> Table:
        seats = core.seats
        return Table(
            self,
            seats,
            [TwoHalves(0)],
            core.stream,
            core.ask_chance,
            core.ask_passes,
            0,
            0,
            bool(settings["open_piles"]),
            1,
            0,
            OFF,
            0,
            0,
            empty_board(),
            list(RED_BAG),
            [0] * KINDS,
            [OFF] * (seats * PAWNS),
            [0] * CELLS,
            [0] * (seats * KINDS),
            [0] * seats,
            [0] * seats,
            NEIGHBOURS,
        )

    def own_answer(self, code: int) -> Answer:
        return answers.decode(code)

    def read(self, text: str, chance: bool = False) -> Answer:
        return answers.read(text, chance)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view.view(self, cast(Table, state), seat)

    def guess(self, view_: Mapping[str, object], rng: Random) -> Table:
        return view.guess(self, view_, rng)

    def restore(self, core: CoreData, data: Mapping[str, object]) -> Table:
        return restore.restore(self, core, data)

    def code_space(self) -> int:
        return END_OF_CODES

    def bound(self, seats: int) -> int:
        """Each half ends DRY_ROUNDS rounds after its last disc or marker at the latest (ZG-5.1c)."""
        gains = CELLS + seats * PAWNS
        return 2 * ACTIONS * DRY_ROUNDS * seats * (gains + 1)


def empty_board() -> list[int]:
    """The board with nothing on it but the shelters (ZG-1.2)."""
    board = [HOLE] * CELLS
    for cell in RED_SHELTERS:
        board[cell] = RED_SHELTER
    for cell in WHITE_SHELTERS:
        board[cell] = WHITE_SHELTER
    return board


GAME = Zombiegeddon()
