"""What one thing sets off: explosions, and all that step back at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    AROUND,
    BACK,
    CAR,
    CAR_DAMAGE,
    CELLS,
    DRAWN,
    HUMAN_SIDE,
    IS_DOG,
    LANE_OF,
    MINE,
    MINE_DAMAGE,
    NEIGHBOURS,
    NO_THING,
    REAR_TO_FRONT,
    SHRAPNEL,
    SHRAPNEL_DAMAGE,
    SPLINTERS,
)
from shamble.games.zombiaki.facts import BY_BOSS, BY_FLOODLIGHT, HIDDEN, BossFell, Exploded, Splintered, Stayed
from shamble.games.zombiaki.frames.refuse import refuse_here
from shamble.games.zombiaki.frames.stays import stay
from shamble.games.zombiaki.state import NOBODY, Table

ALL_LANES: Final = -1
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]


def goes_off(table: Table) -> bool:
    """Whether something is lit: it explodes before anything else happens (ZK-5.19)."""
    if table.fuses == 0:
        return False
    table.push(Blast(NOBODY))
    return True


def has_aftermath(table: Table) -> bool:
    """Whether a card, a step or a roll is not wholly done: explosions, then the boss's death (ZK-5.19)."""
    if table.fuses == 0 and table.fell == 0:
        return False
    if goes_off(table):
        return True
    table.fell = 0
    table.tell(BossFell())
    table.push(Retreat(0, ALL_LANES, BY_BOSS))
    return True


@final
class Blast(Frame[Table]):
    """What is lit explodes, one after the other, each with its dead (ZK-5.14, ZK-5.16, ZK-5.19)."""

    name: ClassVar[str] = "blast"
    fields: ClassVar[tuple[str, ...]] = ("mine",)
    asks: ClassVar[str] = "shrapnel"

    def __init__(self, mine: int) -> None:
        self.mine = mine  # the cell of the mine whose shrapnel flies now, or NOBODY

    def copy(self) -> Blast:
        return Blast(self.mine)

    def run(self, table: Table) -> int:
        if self.mine >= 0:
            return CHOOSE
        if table.fuses == 0:
            return DONE
        cell = (table.fuses & 15) - 1
        table.fuses >>= 4
        if table.thing[cell] == CAR:
            blow_up_car(table, cell)
        elif table.thing[cell] == MINE:
            take_away(table, cell)
            table.hurt(cell, MINE_DAMAGE, MINE)
            self.mine = cell
        return AGAIN

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(HUMAN_SIDE)]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != table.seat_of(HUMAN_SIDE):
            return []
        return [SHRAPNEL + cell for cell in NEIGHBOURS[self.mine]]

    def settle(self, table: Table, seat: int, code: int) -> None:
        cell = code - SHRAPNEL
        self.mine = NOBODY
        table.tell(Splintered(cell, table.body[cell]))
        table.hurt(cell, SHRAPNEL_DAMAGE, SPLINTERS)
        if table.thing[cell] == CAR:
            table.light(cell)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if SHRAPNEL <= code < DRAWN:
            return Illegal(refusals.SHRAPNEL_BESIDE)
        return refuse_here(self.asks, code)


def blow_up_car(table: Table, cell: int) -> None:
    """One damage on its cell and the eight around, at once; then a mine among them (ZK-5.16)."""
    take_away(table, cell)
    table.hurt(cell, CAR_DAMAGE, CAR)
    for near in AROUND[cell]:
        table.hurt(near, CAR_DAMAGE, CAR)
    for near in AROUND[cell]:
        if table.thing[near] == MINE:
            table.light(near)


def take_away(table: Table, cell: int) -> None:
    """What explodes is gone."""
    kind = table.thing[cell]
    table.thing[cell] = NO_THING
    table.pile[kind] += 1
    table.tell(Exploded(cell, kind))


@final
class Retreat(Frame[Table]):
    """All step back one if they can, from row 1 up, so that a blocked tail holds its queue (ZK-3.11, ZK-5.8)."""

    name: ClassVar[str] = "retreat"
    fields: ClassVar[tuple[str, ...]] = ("place", "lane", "why")

    def __init__(self, place: int, lane: int, why: int) -> None:
        self.place = place  # how many cells have had their turn; nobody moves into one that has not
        self.lane = lane  # the floodlight's lane, or ALL_LANES
        self.why = why

    def copy(self) -> Retreat:
        return Retreat(self.place, self.lane, self.why)

    def run(self, table: Table) -> int:
        while self.place < CELLS:
            if goes_off(table):
                return AGAIN
            cell = REAR_TO_FRONT[self.place]
            self.place += 1
            if table.body[cell] and self.concerns(table, cell):
                self._send_back(table, cell)
        return AGAIN if goes_off(table) else DONE

    def concerns(self, table: Table, cell: int) -> bool:
        """The boss's death does not move dogs; a floodlight is turned on one lane (ZK-4.1, ZK-5.8)."""
        if self.why == BY_BOSS:
            return not table.body[cell] & IS_DOG
        if self.why == BY_FLOODLIGHT:
            return LANE_OF[cell] == self.lane
        return True

    def _send_back(self, table: Table, cell: int) -> None:
        """A step back, or why there is none."""
        if self.why == BY_FLOODLIGHT and not is_lit(table, cell):
            table.tell(Stayed(cell, table.body[cell], self.why, HIDDEN))
        elif table.can_step(cell, BACK):
            table.walk(cell, BACK, self.why)
        else:
            stay(table, cell, self.why)


def is_lit(table: Table, cell: int) -> bool:
    """Whether a floodlight on this lane reaches the cell: all of it, or what is in sight (ZK-5.8)."""
    return table.lights_lane or not table.is_behind_wall(cell)
