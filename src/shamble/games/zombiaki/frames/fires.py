"""Petrol, the flamethrower and the grenade (ZK-5.9, ZK-5.11, ZK-5.17)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombiaki.box import (
    BURN,
    CAR,
    EXTRA_BITS,
    EXTRA_MASK,
    FLAMETHROWER,
    GRENADE,
    HUMAN_SIDE,
    IS_DOG,
    LANES,
    MINE,
    NAPALM,
    NEIGHBOURS,
    PETROL,
    ROWS,
    SHIELDED,
    STRENGTH_MASK,
)
from shamble.games.zombiaki.facts import Burned, Crossed, Ended
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
            return DONE
        return CHOOSE

    def _burn(self, table: Table, cell: int, power: int) -> None:
        self.cell = cell
        self.power -= power
        self.burnt |= 1 << cell
        table.tell(Burned(cell, power))
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
        return refuse_here(self.asks, code)


@final
class Flames(Frame[Table]):
    """The flamethrower's power is shared out over one row, lane by lane, then all burn at once (ZK-5.17)."""

    name: ClassVar[str] = "flames"
    fields: ClassVar[tuple[str, ...]] = ("row", "lane", "power", "shares")
    asks: ClassVar[str] = "flamethrower"

    def __init__(self, row: int, lane: int, power: int, shares: int) -> None:
        self.row = row
        self.lane = lane  # the lane whose share is asked
        self.power = power
        self.shares = shares  # by lane, three bits each

    def copy(self) -> Flames:
        return Flames(self.row, self.lane, self.power, self.shares)

    def run(self, table: Table) -> int:
        while self.lane < LANES:
            choices = self.choices(table)
            if len(choices) > 1:
                return CHOOSE
            self._turn_on(table, choices[0])
        if self.lane == LANES:
            self.lane += 1
            self._burn(table)
        return AGAIN if goes_off(table) else DONE

    def cell(self, lane: int) -> int:
        """The cell of this lane in the row that burns."""
        return lane * ROWS + self.row - 1

    def _most(self, table: Table, lane: int) -> int:
        """Nothing behind a wall is lit."""
        cell = self.cell(lane)
        return 0 if table.is_behind_wall(cell) else most_burned(table, cell, self.power)

    def choices(self, table: Table) -> list[int]:
        """What may be spent on this lane's cell: something must burn, and what lies between is paid for."""
        lane = self.lane
        most = self._most(table, lane)
        if self._was_skipped(table):
            most = 0
        elif most and self._is_crossing(table):
            most = min(most, self.power - 1)
        least = 0
        if self.shares == 0 and not self._can_burn_after(table, lane):
            least = 1
        return list(range(least, most + 1))

    def _can_burn_after(self, table: Table, lane: int) -> bool:
        """Whether anything in a later lane can be lit."""
        for later in range(lane + 1, LANES):
            if self._most(table, later):
                return True
        return False

    def _leaves_gap(self) -> bool:
        """Whether lane C is asked, lane A burns, and nothing was spent on lane B between them."""
        return self.lane == LANES - 1 and bool(self.shares & 7) and not self.shares >> 3 & 7

    def _was_skipped(self, table: Table) -> bool:
        """Whether lane C is out of reach: nothing was spent on lane B, which the flames would have to pay for."""
        middle = self.cell(1)
        owed = table.burns_every or table.body[middle] == 0
        return owed and self._leaves_gap() and not table.is_behind_wall(middle)

    def _is_crossing(self, table: Table) -> bool:
        """Whether the flames come to lane C over a cell of lane B that a wall hides: for 1, and nobody is hurt."""
        return table.burns_every and self._leaves_gap() and table.is_behind_wall(self.cell(1))

    def _turn_on(self, table: Table, power: int) -> None:
        """Told at once, as everybody sees where the flames are turned."""
        if power:
            if self._is_crossing(table):
                table.tell(Crossed(self.cell(1)))
            table.tell(Burned(self.cell(self.lane), power))
        self.share(table, power)

    def share(self, table: Table, power: int) -> None:
        """So much is for this lane's cell, and 1 for what the flames cross on the way to it."""
        if power and self._is_crossing(table):
            self.shares |= 1 << 3
            self.power -= 1
        self.shares |= power << 3 * self.lane
        self.power -= power
        self.lane += 1

    def _burn(self, table: Table) -> None:
        """All damage at once, then cars and mines on burned cells."""
        for lane in range(LANES):
            if self.burns(table, lane):
                table.hurt(self.cell(lane), self.shares >> 3 * lane & 7, FLAMETHROWER)
        for lane in range(LANES):
            if self.burns(table, lane):
                light_on(table, self.cell(lane))

    def burns(self, table: Table, lane: int) -> bool:
        """Whether the flames are turned on this lane's cell, and do not only cross it behind its wall."""
        return bool(self.shares >> 3 * lane & 7) and not table.is_behind_wall(self.cell(lane))

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(HUMAN_SIDE)]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != table.seat_of(HUMAN_SIDE):
            return []
        base = BURN + (self.cell(self.lane) << EXTRA_BITS)
        return [base + power for power in self.choices(table)]

    def settle(self, table: Table, seat: int, code: int) -> None:
        self._turn_on(table, (code - BURN) & EXTRA_MASK)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_here(self.asks, code)


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
