"""Zombiaki as its users meet it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from shamble.core.answer import Answer
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.plain import CoreData, Setting
from shamble.core.state import State
from shamble.games.zombiaki import answers, restore, view
from shamble.games.zombiaki.box import (
    CELLS,
    COPIES,
    DOG_STEPS,
    EDITION,
    EDITIONS,
    END_OF_CODES,
    FIRST_HUMAN,
    HAND,
    KINDS,
    LAST_ZOMBIE_TURN,
    NO_THING,
    REASONS,
    RULES_VERSION,
    SEATS,
)
from shamble.games.zombiaki.frames import FRAME_TYPES
from shamble.games.zombiaki.frames.turns import Night
from shamble.games.zombiaki.state import NOBODY, Table


class Zombiaki(Game):
    """A duel in a street of three lanes: forty zombie cards against forty human cards, until dawn."""

    name: ClassVar[str] = "zombiaki"
    rules: ClassVar[str] = RULES_VERSION
    min_seats: ClassVar[int] = SEATS
    max_seats: ClassVar[int] = SEATS
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting(EDITION, "printed", tuple(EDITIONS), "ZK-1.6"),
        Setting("side_a", "zombies", ("zombies", "humans"), "ZK-2.1"),
        Setting("barrier_row", 1, (1, 5), "ZK-5.6"),
        Setting("freeze", "everything", ("everything", "march"), "ZK-5.10"),
        Setting("orders_per_zombie", "game", ("game", "turn"), "ZK-4.1"),
        Setting("dog_rows", EDITION, (EDITION, 3, 1), "ZK-3.3"),
        Setting("merged", EDITION, (EDITION, "held", "free"), "ZK-4.4"),
        Setting("wall_rows", EDITION, (EDITION, "1-4", "2-4"), "ZK-5.1"),
        Setting("floodlight", EDITION, (EDITION, "lane", "sight"), "ZK-5.8"),
        Setting("flames", EDITION, (EDITION, "every", "empty"), "ZK-5.17"),
    )
    leads: ClassVar[str] = EDITION
    led: ClassVar[Mapping[str, Mapping[str, object]]] = EDITIONS
    # Rules versions before this one, and the options under which today's rules play as they did.
    former: ClassVar[Mapping[str, Mapping[str, object]]] = {"1": {EDITION: "later"}}
    sides: ClassVar[str] = "side_a"
    counts: ClassVar[bool] = False
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = FRAME_TYPES
    reasons: ClassVar[tuple[str, ...]] = REASONS

    def start(self, core: CoreData, settings: dict[str, object]) -> Table:
        chosen = self.resolved(settings)
        return Table(
            self,
            core.seats,
            [Night()],
            core.stream,
            core.ask_chance,
            core.ask_passes,
            0,
            0,
            0 if chosen["side_a"] == "zombies" else 1,
            cast(int, chosen["barrier_row"]),
            chosen["freeze"] == "everything",
            chosen["orders_per_zombie"] == "game",
            cast(int, chosen["dog_rows"]),
            chosen["merged"] == "held",
            1 if chosen["wall_rows"] == "1-4" else 2,
            chosen["floodlight"] == "lane",
            chosen["flames"] == "every",
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            NOBODY,
            [0] * CELLS,
            [NO_THING] * CELLS,
            list(COPIES),
            [0] * KINDS,
            [0] * KINDS,
            [sum(COPIES[:FIRST_HUMAN]), sum(COPIES[FIRST_HUMAN:])],
            [0, 0],
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
        """Dawn ends the game in the 37th zombie turn at the latest (ZK-5.20); a turn has so many answers at most."""
        dogs = 2 * (DOG_STEPS + 1) + 1
        cards = 2 * HAND + CELLS
        return 2 * LAST_ZOMBIE_TURN * (dogs + CELLS + cards)


GAME = Zombiaki()
