"""What can happen at a table of Zombiegeddon. Everything is public (ZG-2.3)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.fact import Fact


@final
class Started(Fact):
    """This seat begins a half (ZG-3.1, ZG-5.4); lead: 0 by lot, 1 most enemies, 2 their sum, 3 turn order."""

    name: ClassVar[str] = "started"
    fields: ClassVar[tuple[str, ...]] = ("seat", "half", "lead", "count", "value", "tied", "after")

    def __init__(self, seat: int, half: int, lead: int, count: int, value: int, tied: list[int], after: int) -> None:
        self.seat = seat
        self.half = half
        self.lead = lead  # what decided that it is this seat
        self.count = count  # the seat's enemy discs
        self.value = value  # what they are worth together
        self.tied = tied  # the seats among which lead decided, this one included
        self.after = after  # who began the half before; -1 in the first


@final
class Dealt(Fact):
    """The discs of a half lie on the board (ZG-2.2)."""

    name: ClassVar[str] = "dealt"
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half


@final
class Redealt(Fact):
    """A deal shut a starting shelter in, so all its discs are dealt again (ZG-2.2)."""

    name: ClassVar[str] = "redealt"
    fields: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half = half


@final
class Moved(Fact):
    """A pawn walked to a neighbouring cell (ZG-3.3)."""

    name: ClassVar[str] = "moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn", "start", "goal", "disc")

    def __init__(self, seat: int, pawn: int, start: int, goal: int, disc: int) -> None:
        self.seat = seat
        self.pawn = pawn
        self.start = start
        self.goal = goal
        self.disc = disc  # what lies on the goal


@final
class Jumped(Fact):
    """A pawn went from one manhole to another (ZG-3.4)."""

    name: ClassVar[str] = "jumped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn", "start", "goal")

    def __init__(self, seat: int, pawn: int, start: int, goal: int) -> None:
        self.seat = seat
        self.pawn = pawn
        self.start = start
        self.goal = goal


@final
class PassedThrough(Fact):
    """A pawn stepped onto another one's disc and must move on (ZG-3.5)."""

    name: ClassVar[str] = "passed_through"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn", "start", "goal")

    def __init__(self, seat: int, pawn: int, start: int, goal: int) -> None:
        self.seat = seat
        self.pawn = pawn
        self.start = start
        self.goal = goal


@final
class Fought(Fact):
    """A weapon was spent to enter an enemy's cell (ZG-3.6)."""

    name: ClassVar[str] = "fought"
    fields: ClassVar[tuple[str, ...]] = ("seat", "goal", "disc")

    def __init__(self, seat: int, goal: int, disc: int) -> None:
        self.seat = seat
        self.goal = goal
        self.disc = disc


@final
class Took(Fact):
    """A disc went from the board to a player's pile (ZG-3.8)."""

    name: ClassVar[str] = "took"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cell", "disc")

    def __init__(self, seat: int, cell: int, disc: int) -> None:
        self.seat = seat
        self.cell = cell
        self.disc = disc


@final
class Delivered(Fact):
    """A supply marker was left in a shelter (ZG-4.1, ZG-4.2)."""

    name: ClassVar[str] = "delivered"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cell")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


@final
class Removed(Fact):
    """A pawn left the board (ZG-3.7, ZG-5.2)."""

    name: ClassVar[str] = "removed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn", "cell")

    def __init__(self, seat: int, pawn: int, cell: int) -> None:
        self.seat = seat
        self.pawn = pawn
        self.cell = cell


@final
class Passed(Fact):
    """A player ended the turn early (ZG-3.2)."""

    name: ClassVar[str] = "passed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "used")

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used  # actions taken before


@final
class Skipped(Fact):
    """A player without a pawn was passed over (ZG-3.10)."""

    name: ClassVar[str] = "skipped"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class HalfEnded(Fact):
    """A half is over (ZG-5.1); why: 1 nothing can be collected, 2 nobody acts, 3 nothing was gained for long."""

    name: ClassVar[str] = "half_ended"
    fields: ClassVar[tuple[str, ...]] = ("half", "why")

    def __init__(self, half: int, why: int) -> None:
        self.half = half
        self.why = why


@final
class Cleared(Fact):
    """The red discs left over went out of the game (ZG-5.3)."""

    name: ClassVar[str] = "cleared"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Returned(Fact):
    """A player's pawns came back in the white shelters that hold a supply (ZG-5.3)."""

    name: ClassVar[str] = "returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "shelters")

    def __init__(self, seat: int, count: int, shelters: list[int]) -> None:
        self.seat = seat
        self.count = count
        self.shelters = shelters


@final
class Remained(Fact):
    """The white discs that nobody has when the second half is over (ZG-5.5)."""

    name: ClassVar[str] = "remained"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Scored(Fact):
    """A player's points (ZG-6.1, ZG-6.2)."""

    name: ClassVar[str] = "scored"
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "food", "provisions", "enemies", "supplies")

    def __init__(self, seat: int, points: int, food: int, provisions: int, enemies: int, supplies: int) -> None:
        self.seat = seat
        self.points = points
        self.food = food
        self.provisions = provisions
        self.enemies = enemies
        self.supplies = supplies


FACTS = (
    Started,
    Dealt,
    Redealt,
    Moved,
    Jumped,
    PassedThrough,
    Fought,
    Took,
    Delivered,
    Removed,
    Passed,
    Skipped,
    HalfEnded,
    Cleared,
    Returned,
    Remained,
    Scored,
)
