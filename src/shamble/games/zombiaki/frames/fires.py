"""Petrol and the grenade (ZK-5.9, ZK-5.11)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    BURN,
    CAR,
    CATCH,
    CELL_NAMES,
    DRAWN,
    EXTRA_BITS,
    EXTRA_MASK,
    GRENADE,
    HUMAN_SIDE,
    IS_DOG,
    MINE,
    NAPALM,
    NEIGHBOURS,
    NUMBER,
    PETROL,
    SHIELDED,
    STRENGTH_MASK,
)
from shamble.games.zombiaki.facts import Burned, Ended, Unspent
from shamble.games.zombiaki.frames.chains import SEAT_ALONE, goes_off
from shamble.games.zombiaki.frames.refuse import refuse_here
from shamble.games.zombiaki.state import Table


def most_burned(table: Table, cell: int, power: int) -> int:
    """How much can be spent on a cell: up to its endurance; 1 on an empty one, a dog or a shield."""
    body = table.body[cell]
    if body == 0 or body & (IS_DOG | SHIELDED):
        return min(1, power)
    return min(body & STRENGTH_MASK, power)


def light_on(table: Table, cell: int) -> None:
    """Fire sets off a mine or a car on its cell."""
    if table.thing[cell] == CAR or table.thing[cell] == MINE:
        table.light(cell)


@final
class Petrol(Frame[Table]):
    """Burning petrol runs from cell to cell while it leaves nobody standing (ZK-5.9)."""

    name: ClassVar[str] = "petrol"
    fields: ClassVar[tuple[str, ...]] = ("cell", "power", "burnt", "over")
    asks: ClassVar[str] = "petrol"

    def __init__(self, cell: int, power: int, burnt: int, over: int) -> None:
        self.cell = cell  # where it is now
        self.power = power
        self.burnt = burnt  # bit mask: cells that it has run over
        self.over = over

    def copy(self) -> Petrol:
        return Petrol(self.cell, self.power, self.burnt, self.over)

    def run(self, table: Table) -> int:
        if goes_off(table):
            return AGAIN
        if not self.burnt >> self.cell & 1:
            most = most_burned(table, self.cell, self.power)
            if most > 1:
                return CHOOSE
            self._burn(table, self.cell, most)
            return AGAIN
        if self.over or self.power == 0 or table.body[self.cell] or not self._ways_on(table):
            if self.power:
                table.tell(Unspent(PETROL, self.power))
            return DONE
        return CHOOSE

    def _burn(self, table: Table, cell: int, power: int) -> None:
        self.cell = cell
        self.power -= power
        self.burnt |= 1 << cell
        table.tell(Burned(cell, PETROL, power))
        table.hurt(cell, power, PETROL)
        light_on(table, cell)

    def _ways_on(self, table: Table) -> list[int]:
        """The cells beside that it has not run over, with what can be spent there."""
        found: list[int] = []
        for cell in NEIGHBOURS[self.cell]:
            if not self.burnt >> cell & 1:
                for power in range(1, most_burned(table, cell, self.power) + 1):
                    found.append(BURN + (cell << EXTRA_BITS | power))
        return found

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(HUMAN_SIDE)]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != table.seat_of(HUMAN_SIDE):
            return []
        if self.burnt >> self.cell & 1:
            return [STOP, *self._ways_on(table)]
        base = BURN + (self.cell << EXTRA_BITS)
        return [base + power for power in range(1, most_burned(table, self.cell, self.power) + 1)]

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == STOP:
            self.over = 1
        else:
            self._burn(table, (code - BURN) >> EXTRA_BITS, (code - BURN) & EXTRA_MASK)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if not BURN <= code < CATCH:
            if self.burnt >> self.cell & 1 or code >= DRAWN:
                return refuse_here(self.asks, code)
            return Illegal(refusals.PETROL_HERE, cell=CELL_NAMES[self.cell])
        return self._refuse_burning(table, (code - BURN) >> EXTRA_BITS, (code - BURN) & EXTRA_MASK)

    def _refuse_burning(self, table: Table, cell: int, power: int) -> Illegal:
        """Why not so much there: the petrol has not come there, was there already, or less of it will do."""
        if not self.burnt >> self.cell & 1:
            if cell != self.cell:
                return Illegal(refusals.PETROL_HERE, cell=CELL_NAMES[self.cell])
        elif self.burnt >> cell & 1:
            return Illegal(refusals.PETROL_TWICE, cell=CELL_NAMES[cell])
        elif cell not in NEIGHBOURS[self.cell]:
            return Illegal(refusals.PETROL_NEXT, cell=CELL_NAMES[self.cell])
        if power == 0:
            return Illegal(refusals.PETROL_LEAST)
        most = most_burned(table, cell, NUMBER[PETROL])
        if power > most:
            return Illegal(refusals.PETROL_MOST, cell=CELL_NAMES[cell], most=most)
        return Illegal(refusals.PETROL_LEFT, left=self.power)


@final
class Grenade(Frame[Table]):
    """A car or mine there explodes first; then everything there goes, shield or not (ZK-5.11)."""

    name: ClassVar[str] = "grenade"
    fields: ClassVar[tuple[str, ...]] = ("cell", "thrown")

    def __init__(self, cell: int, thrown: int) -> None:
        self.cell = cell
        self.thrown = thrown

    def copy(self) -> Grenade:
        return Grenade(self.cell, self.thrown)

    def run(self, table: Table) -> int:
        if not self.thrown:
            self.thrown = 1
            light_on(table, self.cell)
        if goes_off(table):
            return AGAIN
        clear_away(table, self.cell)
        return DONE


def clear_away(table: Table, cell: int) -> None:
    """Zombie or dog, object, napalm."""
    if table.body[cell]:
        table.kill(cell, GRENADE)
    if table.thing[cell]:
        table.remove(cell, GRENADE)
    if table.fire >> cell & 1:
        table.fire &= ~(1 << cell)
        table.pile[NAPALM] += 1
        table.tell(Ended(NAPALM, cell))
