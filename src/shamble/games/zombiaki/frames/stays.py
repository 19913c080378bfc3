"""Who does not make a step that it should, and why (ZK-3.4, ZK-3.7)."""

from __future__ import annotations

from shamble.games.zombiaki.box import LANE_OF, MERGED, NETTED, ROWS
from shamble.games.zombiaki.facts import (
    AT_ROW_1,
    BARRED,
    BEFORE_SOMEBODY,
    BEFORE_WALL,
    BY_DOG,
    BY_MARCH,
    HEMMED_IN,
    IN_FREEZE,
    IN_NET,
    JUST_MERGED,
    Stayed,
)
from shamble.games.zombiaki.state import Table


def stay(table: Table, cell: int, move: int) -> None:
    """Who stands there cannot move like this, and everybody hears why."""
    table.tell(Stayed(cell, table.body[cell], move, why_it_stays(table, cell, move)))


def why_it_stays(table: Table, cell: int, move: int) -> int:
    """What holds it, or what is in its way (ZK-3.8, ZK-3.10)."""
    onward = move == BY_MARCH or move == BY_DOG
    if not onward and cell % ROWS == 0:
        return AT_ROW_1
    if table.is_barred(LANE_OF[cell]):
        return BARRED
    if table.frozen and table.freezes_all:
        return IN_FREEZE
    if table.body[cell] & NETTED:
        return IN_NET
    if table.body[cell] & MERGED:
        return JUST_MERGED
    if move == BY_DOG:
        return HEMMED_IN
    return BEFORE_SOMEBODY if table.body[cell + 1 if onward else cell - 1] else BEFORE_WALL
