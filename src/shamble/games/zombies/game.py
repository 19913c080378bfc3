"""Zombies!!! as its users meet it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, cast

from shamble.core.answer import Answer
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.plain import CoreData, Setting
from shamble.core.state import State
from shamble.games.zombies import answers, restore, view
from shamble.games.zombies.box import (
    CENTRE,
    DEATH_LOSES,
    EFFECT_KINDS,
    END_OF_CODES,
    ENDLESS,
    EVENT_COPIES,
    EVENT_KINDS,
    FULL_TOWN,
    HELIPADS,
    HOME,
    KILL_GOALS,
    LAST_FIVE,
    LAST_TURN,
    LEFT_OUT,
    MAX_SEATS,
    MIN_SEATS,
    POOL,
    REASONS,
    RULES_VERSION,
    SMALL_TOWN,
    START_BULLETS,
    START_LIVES,
    TILE_KINDS,
    TOWN_SQUARE,
)
from shamble.games.zombies.frames import FRAME_TYPES
from shamble.games.zombies.frames.town import FIND_FIRST, Town
from shamble.games.zombies.state import NONE, Table

# Option by option: what the presets choose (ZZ-10.1). An option given by itself beats the preset.
BY_PRESET: Final = "preset"
PRESETS: Final[dict[str, dict[str, object]]] = {
    "classic": {
        "helipad": "bottom",
        "sealing": "allowed",
        "town": "full",
        "late_dice": 1,
        "zombie_step": "die",
        "kill_goal": 25,
        "zombie_pool": POOL,
    },
    "standard": {
        "helipad": "bottom_half",
        "sealing": "forbidden",
        "town": "full",
        "late_dice": 1,
        "zombie_step": "die",
        "kill_goal": 25,
        "zombie_pool": "unlimited",
    },
    "quick": {
        "helipad": "last_five",
        "sealing": "forbidden",
        "town": "small",
        "late_dice": 2,
        "zombie_step": "three",
        "kill_goal": 15,
        "zombie_pool": "unlimited",
    },
}


class Zombies(Game):
    """A town built tile by tile: reach the helipad, or collect twenty-five zombies."""

    name: ClassVar[str] = "zombies"
    rules: ClassVar[str] = RULES_VERSION
    # Rules versions before this one, and the options under which today's rules play as they did; a record in which
    # any_worse was played is refused.
    former: ClassVar[Mapping[str, Mapping[str, object]]] = {"1": {"death_loses": "items"}}
    hides: ClassVar[bool] = True
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting(BY_PRESET, "classic", tuple(PRESETS), "ZZ-10.1"),
        Setting("helipad", BY_PRESET, (BY_PRESET, *HELIPADS), "ZZ-2.2"),
        Setting("sealing", BY_PRESET, (BY_PRESET, "allowed", "forbidden"), "ZZ-4.4"),
        Setting("town", BY_PRESET, (BY_PRESET, "full", "small"), "ZZ-10.2"),
        Setting("late_dice", BY_PRESET, (BY_PRESET, 1, 2), "ZZ-10.3"),
        Setting("zombie_step", BY_PRESET, (BY_PRESET, "die", "three"), "ZZ-10.3"),
        Setting("kill_goal", BY_PRESET, (BY_PRESET, *KILL_GOALS), "ZZ-8.2"),
        Setting("zombie_pool", BY_PRESET, (BY_PRESET, POOL, "unlimited"), "ZZ-7.2"),
        Setting("death_loses", "weapons", DEATH_LOSES, "ZZ-5.4"),
    )
    leads: ClassVar[str] = BY_PRESET
    starter: ClassVar[Mapping[str, object]] = {BY_PRESET: "quick"}
    led: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = FRAME_TYPES
    reasons: ClassVar[tuple[str, ...]] = REASONS

    def start(self, core: CoreData, settings: dict[str, object]) -> Table:
        chosen = self.resolved(settings)
        seats = core.seats
        small = chosen["town"] == "small"
        pile = list(SMALL_TOWN if small else FULL_TOWN)
        pile[TOWN_SQUARE] = 0
        helipad = str(chosen["helipad"])
        pool = ENDLESS if chosen["zombie_pool"] == "unlimited" else POOL
        table = Table(
            self,
            seats,
            [Town(FIND_FIRST, 0)],
            core.stream,
            core.ask_chance,
            core.ask_passes,
            0,
            0,
            HELIPADS.index(helipad),
            chosen["sealing"] == "allowed",
            small,
            cast(int, chosen["late_dice"]),
            chosen["zombie_step"] == "three",
            cast(int, chosen["kill_goal"]),
            pool == ENDLESS,
            settings["death_loses"] == "items",
            0,
            NONE,
            0,
            0,
            0,
            0,
            0,
            NONE,
            0,
            0,
            NONE,
            0,
            0,
            0,
            pool,
            0,
            below_helipad(helipad, sum(pile) - 1 - (LEFT_OUT if small else 0)),
            0,
            NONE,
            NONE,
            NONE,
            [],
            [],
            {},
            [],
            [],
            pile,
            [0] * TILE_KINDS,
            list(EVENT_COPIES),
            [0] * EVENT_KINDS,
            [0] * (seats * EVENT_KINDS),
            [HOME] * seats,
            [START_LIVES] * seats,
            [START_BULLETS] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * (seats * EFFECT_KINDS),
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            sum(pile),
        )
        table.lay(TOWN_SQUARE, CENTRE, 0)
        return table

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
        """A hundred turns each at most (ZZ-8.4); no turn takes so many answers."""
        return LAST_TURN * seats * ANSWERS_A_TURN


ANSWERS_A_TURN: Final = 1000


def below_helipad(helipad: str, others: int) -> int:
    """Among how many of the other tiles the helipad is shuffled, from the bottom (ZZ-2.2)."""
    return {"bottom": 0, "bottom_half": others // 2, "last_five": LAST_FIVE, "anywhere": others}[helipad]


GAME = Zombies()
