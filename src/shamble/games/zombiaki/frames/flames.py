"""The flamethrower (ZK-5.17)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    BURN,
    CATCH,
    CELL_NAMES,
    EXTRA_BITS,
    EXTRA_MASK,
    FLAMETHROWER,
    HUMAN_SIDE,
    LANES,
    NUMBER,
    ROW_OF,
    ROWS,
    SHARE_BITS,
    SHARE_MASK,
)
from shamble.games.zombiaki.facts import Burned, Crossed, Unspent
from shamble.games.zombiaki.frames.chains import SEAT_ALONE, goes_off
from shamble.games.zombiaki.frames.fires import light_on, most_burned
from shamble.games.zombiaki.frames.refuse import refuse_here
from shamble.games.zombiaki.state import Table


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
            if self.power:
                table.tell(Unspent(FLAMETHROWER, self.power))
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
        return self.lane == LANES - 1 and bool(self.shares & SHARE_MASK) and not self.shares >> SHARE_BITS & SHARE_MASK

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
            table.tell(Burned(self.cell(self.lane), FLAMETHROWER, power))
        self.share(table, power)

    def share(self, table: Table, power: int) -> None:
        """So much is for this lane's cell, and 1 for what the flames cross on the way to it."""
        if power and self._is_crossing(table):
            self.shares |= 1 << SHARE_BITS
            self.power -= 1
        self.shares |= power << SHARE_BITS * self.lane
        self.power -= power
        self.lane += 1

    def _burn(self, table: Table) -> None:
        """All damage at once, then cars and mines on burned cells."""
        for lane in range(LANES):
            if self.burns(table, lane):
                table.hurt(self.cell(lane), self.shares >> SHARE_BITS * lane & SHARE_MASK, FLAMETHROWER)
        for lane in range(LANES):
            if self.burns(table, lane):
                light_on(table, self.cell(lane))

    def burns(self, table: Table, lane: int) -> bool:
        """Whether the flames are turned on this lane's cell, and do not only cross it behind its wall."""
        return bool(self.shares >> SHARE_BITS * lane & SHARE_MASK) and not table.is_behind_wall(self.cell(lane))

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
        if not BURN <= code < CATCH:
            return refuse_here(self.asks, code)
        return self._refuse_burning(table, (code - BURN) >> EXTRA_BITS, (code - BURN) & EXTRA_MASK)

    def _refuse_burning(self, table: Table, cell: int, power: int) -> Illegal:
        """Why not so much there: out of reach, not its turn, or more or less than can be."""
        asked = self.cell(self.lane)
        if ROW_OF[cell] != self.row:
            return Illegal(refusals.FLAMES_ROW, row=self.row)
        if cell != asked:
            if table.is_behind_wall(cell):
                return Illegal(refusals.FLAMES_HIDDEN, cell=CELL_NAMES[cell])
            return Illegal(refusals.FLAMES_NEXT, cell=CELL_NAMES[asked])
        if power == 0:
            return Illegal(refusals.FLAMES_LEAST, cell=CELL_NAMES[cell])
        most = most_burned(table, cell, NUMBER[FLAMETHROWER])
        if power > most:
            return Illegal(refusals.FLAMES_MOST, cell=CELL_NAMES[cell], most=most)
        if power <= self.power:
            return Illegal(refusals.FLAMES_WAY, left=self.power, between=CELL_NAMES[self.cell(1)])
        return Illegal(refusals.FLAMES_LEFT, left=self.power)
