"""The move step of a zombie turn: first the dogs, then the zombies (ZK-2.2)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS, PASS_TURN, STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    BESIDE,
    CELL_NAMES,
    CELLS,
    DOG_STEPS,
    DRAWN,
    EXTRA_BITS,
    EXTRA_MASK,
    FORWARD,
    FRONT_TO_REAR,
    HEIGHT,
    HOLD,
    IS_DOG,
    IS_ZOMBIE,
    NOT_SO_FAST,
    ORDER,
    STEP,
    TO_MOVE_MASK,
    TO_MOVE_SHIFT,
    WAYS,
)
from shamble.games.zombiaki.facts import BY_DOG, BY_MARCH, Frozen, Halted, Stuck, Waited
from shamble.games.zombiaki.frames.chains import SEAT_ALONE, has_aftermath
from shamble.games.zombiaki.frames.refuse import refuse_here
from shamble.games.zombiaki.frames.refuse_steps import refuse_dog
from shamble.games.zombiaki.frames.stays import stay
from shamble.games.zombiaki.state import NOBODY, Table


def line_up_dogs(table: Table) -> None:
    """Every dog on the street may move (ZK-2.2)."""
    for cell in range(CELLS):
        if table.body[cell] & IS_DOG:
            table.body[cell] |= 1 << TO_MOVE_SHIFT


def line_up_zombies(table: Table) -> None:
    """The list of the march: from row 5 to row 1, within a row A, B, C (ZK-3.11)."""
    place = CELLS
    for cell in FRONT_TO_REAR:
        if table.body[cell] & IS_ZOMBIE:
            table.body[cell] |= place << TO_MOVE_SHIFT
            place -= 1


def stand_down(table: Table) -> None:
    """Nobody is still to move."""
    body = table.body
    for cell in range(CELLS):
        body[cell] &= ~TO_MOVE_MASK


@final
class Dogs(Frame[Table]):
    """Each dog takes up to three steps, chosen one by one, finished before the next dog (ZK-3.6)."""

    name: ClassVar[str] = "dogs"
    fields: ClassVar[tuple[str, ...]] = ("at", "left")
    asks: ClassVar[str] = "dog"

    def __init__(self, at: int, left: int) -> None:
        self.at = at  # the cell of the dog that is on its way, or NOBODY
        self.left = left  # the steps it has left

    def copy(self) -> Dogs:
        return Dogs(self.at, self.left)

    def run(self, table: Table) -> int:
        if has_aftermath(table):
            return AGAIN
        if self.at >= 0:
            if table.body[self.at] & IS_DOG and self.left and steps_from(table, self.at):
                return CHOOSE
            self._finish(table)
        if any_step(table):
            return CHOOSE
        rest(table)
        return DONE

    def _finish(self, table: Table) -> None:
        """The dog has had its move, or is dead."""
        table.body[self.at] &= ~TO_MOVE_MASK
        self.at = NOBODY
        self.left = 0

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.zombies]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != table.zombies:
            return []
        if self.at >= 0:
            return [STOP, *steps_from(table, self.at)]
        found = [PASS]
        for cell in range(CELLS):
            if table.body[cell] & TO_MOVE_MASK:
                found += steps_from(table, cell)
        return found

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == PASS:
            rest(table)
            return
        if code == STOP:
            self._finish(table)
            return
        start = (code - STEP) >> EXTRA_BITS
        way = (code - STEP) & EXTRA_MASK
        self.left = (self.left if self.at >= 0 else DOG_STEPS) - 1
        self.at = BESIDE[start][way]
        table.walk(start, way, BY_DOG)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if STEP <= code < ORDER:
            return refuse_dog(table, self.at, (code - STEP) >> EXTRA_BITS, (code - STEP) & EXTRA_MASK)
        if self.at >= 0 and code < DRAWN:
            return Illegal(refusals.DOG_GOES_ON, cell=CELL_NAMES[self.at])
        return refuse_here(self.asks, code)


def steps_from(table: Table, cell: int) -> list[int]:
    """The steps that the dog there can take; none in a freeze (ZK-3.10)."""
    if table.frozen:
        return []
    return [STEP + (cell << EXTRA_BITS | way) for way in range(WAYS) if table.can_step(cell, way)]


def any_step(table: Table) -> bool:
    """Whether a dog that has not moved yet can take a step."""
    for cell in range(CELLS):
        if table.body[cell] & TO_MOVE_MASK and steps_from(table, cell):
            return True
    return False


def rest(table: Table) -> None:
    """The dogs that have not moved stay where they are: they could have gone, or something keeps them."""
    for cell in range(CELLS):
        if table.body[cell] & TO_MOVE_MASK:
            table.body[cell] &= ~TO_MOVE_MASK
            if steps_from(table, cell):
                table.tell(Waited(cell))
            elif not table.frozen:  # which is told of all, with the march
                stay(table, cell, BY_DOG)


@final
class March(Frame[Table]):
    """Each zombie steps forward once if it can; not so fast may keep one back (ZK-3.4, ZK-4.11)."""

    name: ClassVar[str] = "march"
    fields: ClassVar[tuple[str, ...]] = ("unasked",)
    asks: ClassVar[str] = "march"

    def __init__(self, unasked: int) -> None:
        self.unasked = unasked  # whether the rest march on without another question

    def copy(self) -> March:
        return March(self.unasked)

    def run(self, table: Table) -> int:
        if table.frozen:
            stand_down(table)
            if any(table.body):
                table.tell(Frozen())
            return DONE
        while True:
            if has_aftermath(table):
                return AGAIN
            cell = next_in_line(table)
            if cell == NOBODY:
                return DONE
            if not table.can_step(cell, FORWARD):
                self._stay(table, cell)
            elif table.hand[NOT_SO_FAST] and not self.unasked:
                return CHOOSE
            else:
                go_on(table, cell)
                if table.winner >= 0:
                    return DONE

    def _stay(self, table: Table, cell: int) -> None:
        """It has had its try (ZK-3.4)."""
        table.body[cell] &= ~TO_MOVE_MASK
        ahead = BESIDE[cell][FORWARD]
        if ahead < CELLS and HEIGHT[table.thing[ahead]] and not table.body[ahead] and not table.is_held(cell):
            table.tell(Stuck(cell, table.body[cell], table.push_of(cell), HEIGHT[table.thing[ahead]]))
        else:
            stay(table, cell, BY_MARCH)

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.zombies]

    def codes(self, table: Table, seat: int) -> list[int]:
        return [PASS, PASS_TURN, HOLD] if seat == table.zombies else []

    def settle(self, table: Table, seat: int, code: int) -> None:
        cell = next_in_line(table)
        if code == HOLD:
            table.toss(NOT_SO_FAST)
            table.body[cell] &= ~TO_MOVE_MASK
            table.tell(Halted(cell, table.body[cell]))
            return
        if code == PASS_TURN:
            self.unasked = 1
        go_on(table, cell)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if STEP <= code < ORDER:
            return Illegal(refusals.DOGS_HAVE_MOVED)
        return refuse_here(self.asks, code)

    def shown(self, table: Table, seat: int) -> dict[str, object]:
        """That the zombies will not be asked again is their own business, as passing for a turn always is."""
        data = self.to_json()
        if seat != table.zombies:
            data["unasked"] = 0
        return data


def next_in_line(table: Table) -> int:
    """The zombie whose mandatory step is next, or NOBODY."""
    best = NOBODY
    most = 0
    body = table.body
    for cell in range(CELLS):
        place = body[cell] & TO_MOVE_MASK
        if place > most:
            most = place
            best = cell
    return best


def go_on(table: Table, cell: int) -> None:
    """The mandatory step (ZK-3.4)."""
    table.body[cell] &= ~TO_MOVE_MASK
    table.walk(cell, FORWARD, BY_MARCH)
