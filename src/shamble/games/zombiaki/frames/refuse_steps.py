"""Why nobody can step or be placed there: the first clause that stands against it (ZK-3.3, ZK-3.8)."""

from __future__ import annotations

from shamble.core.errors import Illegal
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    BARREL,
    BARRICADE,
    BESIDE,
    CELL_NAMES,
    FORWARD,
    HEIGHT,
    IS_DOG,
    LANE_NAMES,
    LANE_OF,
    MERGED,
    STRENGTH_MASK,
    TO_MOVE_MASK,
)
from shamble.games.zombiaki.state import Table


def refuse_step(table: Table, cell: int, way: int) -> Illegal:
    """Why who stands there cannot step this way."""
    goal = BESIDE[cell][way]
    if table.is_held(cell):
        return refuse_held(table, cell)
    if goal == BARRICADE:
        return Illegal(refusals.DOG_BARRICADE)
    if table.body[goal] and not table.is_barred(LANE_OF[goal]):
        return Illegal(refusals.TAKEN, goal=CELL_NAMES[goal])
    return refuse_entering(table, cell, way)


def refuse_entering(table: Table, cell: int, way: int) -> Illegal:
    """Why the cell that way cannot be entered, whoever may stand there: its lane is barred, or its wall too high."""
    goal = BESIDE[cell][way]
    if table.is_barred(LANE_OF[goal]):
        return Illegal(refusals.LANE_BARRED, lane=LANE_NAMES[LANE_OF[goal]])
    name, height = CELL_NAMES[goal], HEIGHT[table.thing[goal]]
    if table.body[cell] & IS_DOG:
        return Illegal(refusals.DOG_WALL, goal=name)
    if way == FORWARD:
        return Illegal(refusals.TOO_HIGH, goal=name, height=height, push=table.push_of(cell))
    return Illegal(refusals.TOO_HIGH_ALONE, goal=name, height=height, push=table.body[cell] & STRENGTH_MASK)


def refuse_held(table: Table, cell: int) -> Illegal:
    """Why who stands there does not move: it has merged, or something holds it (ZK-4.4, ZK-3.10)."""
    why = refusals.MERGED if table.body[cell] & MERGED else refusals.HELD
    return Illegal(why, cell=CELL_NAMES[cell])


def refuse_stepped(table: Table, cell: int) -> Illegal:
    """Why who stands there takes no card step: it has merged and is held, or has taken it (ZK-4.4, ZK-3.5)."""
    why = refusals.MERGED if table.body[cell] & MERGED else refusals.STEPPED
    return Illegal(why, cell=CELL_NAMES[cell])


def refuse_dog(table: Table, on_its_way: int, cell: int, way: int) -> Illegal:
    """Why this is no step of a dog that may move; one may be on its way (ZK-2.2, ZK-3.6)."""
    body = table.body[cell]
    if not body & IS_DOG:
        return Illegal(refusals.NOT_A_DOG, cell=CELL_NAMES[cell])
    if not body & TO_MOVE_MASK:
        return Illegal(refusals.DOG_IS_DONE, cell=CELL_NAMES[cell])
    if on_its_way >= 0 and on_its_way != cell:
        return Illegal(refusals.DOG_GOES_ON, cell=CELL_NAMES[on_its_way])
    return refuse_step(table, cell, way)


def refuse_place(table: Table, cell: int) -> Illegal:
    """Why nobody can be placed on a cell whose row is right (ZK-3.3)."""
    if table.is_barred(LANE_OF[cell]):
        return Illegal(refusals.LANE_BARRED, lane=LANE_NAMES[LANE_OF[cell]])
    if table.body[cell]:
        return Illegal(refusals.PLACE_TAKEN, cell=CELL_NAMES[cell])
    why = refusals.PLACE_BARREL if table.thing[cell] == BARREL else refusals.PLACE_WALL
    return Illegal(why, cell=CELL_NAMES[cell])
