"""Zombies on the move: step 6, and This Isn't So Bad (ZZ-7.1, ZZ-11.23)."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import ClassVar, Final, final

from shamble.core.errors import Illegal
from shamble.core.frame import CHANCE, CHOOSE, DONE, Frame
from shamble.games.zombies.box import DIE, HERD, LIFT, MOVED, OPPOSITE, PUT, ROLL, TURNS, ZOMBIE
from shamble.games.zombies.facts import FOR_ZOMBIES, Herded, Rolled, ZombieCarried
from shamble.games.zombies.frames.events import any_free_space
from shamble.games.zombies.frames.refuse import refuse_herd, refuse_lift
from shamble.games.zombies.frames.tiles import SEAT_ALONE, forget_moves
from shamble.games.zombies.state import NONE, Table

DICE: Final = [ROLL + number for number in range(1, DIE + 1)]
WEIGHTS: Final = [1] * DIE


@final
class Herd(Frame[Table]):
    """As many zombies as the die shows move one step each, chosen one by one (ZZ-7.1)."""

    name: ClassVar[str] = "herd"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks: ClassVar[str] = "zombies"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # NONE before the roll
        self.steps: list[int] | None = None  # what can be chosen, once looked for; copies share it, so it is replaced

    def copy(self) -> Herd:
        twin = Herd(self.seat, self.left)
        twin.steps = self.steps
        return twin

    def run(self, table: Table) -> int:
        if self.left == NONE:
            return CHANCE
        if self.left and self._open(table):
            return CHOOSE
        forget_moves(table)
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat < 0:
            return DICE[:]
        return self._open(table) if seat == self.seat else []

    def _open(self, table: Table) -> list[int]:
        """Every step that can be chosen now."""
        steps = self.steps
        if steps is None:
            self.steps = steps = herd_codes(table)
        return steps

    def weights(self, table: Table) -> list[int]:
        return WEIGHTS

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat] if self.left != NONE else ()

    def settle(self, table: Table, seat: int, code: int) -> None:
        if seat < 0:
            self.left = code - ROLL
            table.facts.append(Rolled(self.seat, FOR_ZOMBIES, self.left))
            return
        start = (code - HERD) >> 2
        goal = table.near[start][(code - HERD) & 3]
        steps = self._open(table)
        self.left -= 1
        table.space[start] &= ~ZOMBIE
        table.space[goal] |= ZOMBIE | MOVED
        if self.left:
            self.steps = herd_codes_after(table, steps, start, goal)
        table.facts.append(Herded(start, goal, table.pawns_on(goal), table.pawns_on(start)))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_herd(table, code)


def herd_codes(table: Table) -> list[int]:
    """Every step of every zombie that has not moved yet."""
    found: list[int] = []
    space = table.space
    near = table.near
    for number, there in enumerate(space):
        if there & (ZOMBIE | MOVED) == ZOMBIE:
            code = HERD + (number << 2)
            for goal in near[number]:
                if goal >= 0 and not space[goal] & ZOMBIE:
                    found.append(code)
                code += 1
    return found


def herd_codes_after(table: Table, steps: list[int], start: int, goal: int) -> list[int]:
    """The same when a zombie has just gone from start to goal: only steps of it and of those beside it have changed."""
    own = HERD + (start << 2)
    found = steps[: bisect_left(steps, own)] + steps[bisect_left(steps, own + TURNS) :]
    for code in steps_to(table, goal):
        found.remove(code)
    for code in steps_to(table, start):
        insort(found, code)
    return found


def steps_to(table: Table, goal: int) -> list[int]:
    """The steps onto a space of the zombies beside it that have not moved yet."""
    found: list[int] = []
    for way, start in enumerate(table.near[goal]):
        if start >= 0 and table.space[start] & (ZOMBIE | MOVED) == ZOMBIE:
            found.append(HERD + (start << 2 | OPPOSITE[way]))
    return found


@final
class Carry(Frame[Table]):
    """Two different zombies are put elsewhere, one after the other, each where no pawn is (ZZ-11.23)."""

    name: ClassVar[str] = "carry"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin")
    asks: ClassVar[str] = "carry"

    def __init__(self, seat: int, left: int, origin: int) -> None:
        self.seat = seat
        self.left = left
        self.origin = origin  # where the zombie in hand was taken up, or NONE

    def copy(self) -> Carry:
        return Carry(self.seat, self.left, self.origin)

    def run(self, table: Table) -> int:
        if self.origin != NONE or (self.left and any_carriable(table) and any_free_space(table)):
            return CHOOSE
        forget_moves(table)
        table.check_helipad()  # the zombie there may be gone
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        if self.origin != NONE:
            return [PUT + space for space in table.free_spaces(NONE)]  # the zombie in hand still bars its own
        return [LIFT + space for space in carriable(table)]

    def shown(self, table: Table, seat: int) -> dict[str, object]:
        """Which zombie is taken up is told with where it goes; until then it is its carrier's alone."""
        data = self.to_json()
        if seat != self.seat:
            data["origin"] = NONE
        return data

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat]

    def settle(self, table: Table, seat: int, code: int) -> None:
        if self.origin == NONE:
            self.origin = code - LIFT
            return
        goal = code - PUT
        table.take_zombie(self.origin)
        table.space[goal] |= ZOMBIE | MOVED
        table.tell(ZombieCarried(self.origin, goal, table.pawns_on(self.origin)))
        self.origin = NONE
        self.left -= 1

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_lift(table, self.origin, code)


def carriable(table: Table) -> list[int]:
    """The zombies that have not been carried yet."""
    return [number for number, there in enumerate(table.space) if there & (ZOMBIE | MOVED) == ZOMBIE]


def any_carriable(table: Table) -> bool:
    """Whether there is such a zombie at all."""
    for there in table.space:
        if there & (ZOMBIE | MOVED) == ZOMBIE:
            return True
    return False
