"""The net (ZK-5.12)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.answer import STOP
from shamble.core.errors import Illegal
from shamble.core.frame import CHOOSE, DONE, Frame
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    CATCH,
    CELL_NAMES,
    CELLS,
    HUMAN_SIDE,
    NEIGHBOURS,
    NET,
    NETTED,
    NUMBER,
    SHRAPNEL,
    STRENGTH_MASK,
)
from shamble.games.zombiaki.facts import Netted
from shamble.games.zombiaki.frames.refuse import refuse_here
from shamble.games.zombiaki.state import Table

SEAT_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]


def caught(table: Table, cell: int) -> None:
    """One more under the net."""
    table.body[cell] |= NETTED
    nth = sum(1 for body in table.body if body & NETTED)
    table.tell(Netted(cell, table.body[cell], nth))


def room_left(table: Table) -> int:
    """The strength that the net can still hold."""
    room = NUMBER[NET]
    for body in table.body:
        if body & NETTED:
            room -= body & STRENGTH_MASK
    return room


def refuse_catch(table: Table, cell: int) -> Illegal:
    """Why who stands there is not caught: nobody, caught already, beside nobody who is, or too strong."""
    name, body = CELL_NAMES[cell], table.body[cell]
    if body == 0:
        return Illegal(refusals.NET_NOBODY, cell=name)
    if body & NETTED:
        return Illegal(refusals.NET_CAUGHT, cell=name)
    if table.net and not any(table.body[near] & NETTED for near in NEIGHBOURS[cell]):
        return Illegal(refusals.NET_BESIDE, cell=name)
    return Illegal(refusals.NET_HEAVY, cell=name, strength=body & STRENGTH_MASK, left=room_left(table))


@final
class Net(Frame[Table]):
    """The net spreads from the first it caught to those beside, up to its strength; it may stop at any time."""

    name: ClassVar[str] = "net"
    asks: ClassVar[str] = "net"
    fields: ClassVar[tuple[str, ...]] = ("over",)

    def __init__(self, over: int) -> None:
        self.over = over

    def copy(self) -> Net:
        return Net(self.over)

    def run(self, table: Table) -> int:
        return CHOOSE if not self.over and self._beside(table) else DONE

    def _beside(self, table: Table) -> list[int]:
        """Who stands beside the caught and is not too strong for what the net still holds."""
        body = table.body
        room = room_left(table)
        found: list[int] = []
        for cell in range(CELLS):
            if body[cell] and not body[cell] & NETTED and body[cell] & STRENGTH_MASK <= room:
                for near in NEIGHBOURS[cell]:
                    if body[near] & NETTED:
                        found.append(CATCH + cell)
                        break
        return found

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(HUMAN_SIDE)]

    def codes(self, table: Table, seat: int) -> list[int]:
        return [STOP, *self._beside(table)] if seat == table.seat_of(HUMAN_SIDE) else []

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == STOP:
            self.over = 1
        else:
            caught(table, code - CATCH)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if CATCH <= code < SHRAPNEL:
            return refuse_catch(table, code - CATCH)
        return refuse_here(self.asks, code)
