"""Zombies on the move: step 6, and This Isn't So Bad (ZZ-7.1, ZZ-11.23)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.errors import Illegal
from shamble.core.frame import CHANCE, CHOOSE, DONE, Frame
from shamble.games.zombies.box import DIE, HERD, LIFT, MOVED, PUT, ROLL, TURNS, ZOMBIE
from shamble.games.zombies.facts import FOR_ZOMBIES, Herded, Rolled, ZombieCarried
from shamble.games.zombies.frames.refuse import refuse_herd, refuse_lift
from shamble.games.zombies.frames.tiles import SEAT_ALONE
from shamble.games.zombies.state import NONE, Table

DICE = [ROLL + number for number in range(1, DIE + 1)]
WEIGHTS = [1] * DIE


def forget_moves(table: Table) -> None:
    """No zombie counts as moved any more."""
    space = table.space
    for number in range(len(space)):
        if space[number] & MOVED:
            space[number] &= ~MOVED


@final
class Herd(Frame[Table]):
    """As many zombies as the die shows move one step each, chosen one by one (ZZ-7.1)."""

    name: ClassVar[str] = "herd"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks: ClassVar[str] = "zombies"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # NONE before the roll

    def copy(self) -> Herd:
        return Herd(self.seat, self.left)

    def run(self, table: Table) -> int:
        if self.left == NONE:
            return CHANCE
        if self.left and any_herd(table):
            return CHOOSE
        forget_moves(table)
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat < 0:
            return DICE[:]
        return herd_codes(table) if seat == self.seat else []

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
        self.left -= 1
        table.space[start] &= ~ZOMBIE
        table.space[goal] |= ZOMBIE | MOVED
        table.facts.append(Herded(start, goal))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_herd(table, code)


def herd_codes(table: Table) -> list[int]:
    """Every step of every zombie that has not moved yet."""
    found: list[int] = []
    space = table.space
    near = table.near
    for number in range(len(space)):
        if space[number] & (ZOMBIE | MOVED) == ZOMBIE:
            ways = near[number]
            base = HERD + (number << 2)
            for way in range(TURNS):
                goal = ways[way]
                if goal >= 0 and not space[goal] & ZOMBIE:
                    found.append(base + way)
    return found


def any_herd(table: Table) -> bool:
    """Whether there is such a step at all."""
    space = table.space
    near = table.near
    for number in range(len(space)):
        if space[number] & (ZOMBIE | MOVED) == ZOMBIE:
            for goal in near[number]:
                if goal >= 0 and not space[goal] & ZOMBIE:
                    return True
    return False


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
        if self.origin != NONE or (self.left and carriable(table) and free_spaces(table, NONE)):
            return CHOOSE
        forget_moves(table)
        table.check_helipad()  # the zombie there may be gone
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        if self.origin != NONE:
            return [PUT + space for space in free_spaces(table, self.origin)]
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
        table.tell(ZombieCarried(self.origin, goal))
        self.origin = NONE
        self.left -= 1

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_lift(table, self.origin != NONE, code)


def carriable(table: Table) -> list[int]:
    """The zombies that have not been carried yet."""
    return [number for number, there in enumerate(table.space) if there & (ZOMBIE | MOVED) == ZOMBIE]


def free_spaces(table: Table, but: int) -> list[int]:
    """The legal spaces without a zombie and without a pawn (ZZ-9.7); not the one it came from."""
    space = table.space
    return [
        number
        for number in range(len(space))
        if not space[number] & ZOMBIE and number != but and table.ground(number) and number not in table.pawn
    ]
