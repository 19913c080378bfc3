"""Zombie Tsunami as its users meet it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from shamble.core.answer import Answer
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.plain import CoreData, Setting
from shamble.core.state import State
from shamble.games.tsunami import answers, restore, view
from shamble.games.tsunami.box import (
    BIRD_COPIES,
    BIRD_KINDS,
    EARLY_STREET,
    EMPTY,
    END_OF_CODES,
    EVENT_KINDS,
    MARKET_EXTRA,
    MAX_SEATS,
    MIN_SEATS,
    NO_EVENT,
    RULES_VERSION,
    SHOP_KINDS,
    UNDEALT,
    shop_deck,
)
from shamble.games.tsunami.frames import FRAME_TYPES
from shamble.games.tsunami.frames.rounds import ThreeRounds
from shamble.games.tsunami.state import REASONS, Table


class Tsunami(Game):
    """Three rounds of six street cards: jump, push together, shop, and have the largest horde."""

    name: ClassVar[str] = "tsunami"
    rules: ClassVar[str] = RULES_VERSION
    hides: ClassVar[bool] = True
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("edition", "en", ("en", "fr"), "TS-1.3"),
        Setting("zombird", True, (True, False), "TS-2.4"),
    )
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = FRAME_TYPES
    reasons: ClassVar[tuple[str, ...]] = REASONS
    talk_clause: ClassVar[str] = "TS-9.4"

    def start(self, core: CoreData, settings: dict[str, object]) -> Table:
        seats = core.seats
        french, zombird = settings["edition"] == "fr", bool(settings["zombird"])
        return Table(
            self,
            seats,
            [ThreeRounds(0)],
            core.stream,
            core.ask_chance,
            core.ask_passes,
            0,
            0,
            french,
            zombird,
            -1,
            1,
            0,
            NO_EVENT,
            (1 << EVENT_KINDS) - 1 if zombird else 0,
            0,
            -1,
            0,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * (2 * seats),
            [0] * (BIRD_KINDS * seats),
            list(BIRD_COPIES) if zombird else [0] * BIRD_KINDS,
            [0] * BIRD_KINDS,
            [EMPTY] * (seats + MARKET_EXTRA),
            shop_deck(french, zombird),
            [0] * SHOP_KINDS,
            [UNDEALT] * (seats + 1),
            [0] * (seats + 1),
            [0] * (seats + 1),
            0,
            list(EARLY_STREET),
            [],
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

    def promises(self, view_: Mapping[str, object]) -> tuple[str, ...]:
        return view.promises(view_)

    def code_space(self) -> int:
        return END_OF_CODES

    def bound(self, seats: int) -> int:
        """Each action spends a bird, a card or an event; each may be followed by a round of passes."""
        return 10_000 * seats


GAME = Tsunami()
