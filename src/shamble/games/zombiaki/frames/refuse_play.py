"""Why a card, an order or a discard cannot be played now: the first clause that stands against it."""

from __future__ import annotations

from shamble.core.answer import RESERVED, STOP
from shamble.core.errors import Illegal, Refusal
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    AIM,
    AROUND,
    AT_CAR,
    AT_LANE,
    BARREL,
    BARRICADE,
    BARRIER,
    BESIDE,
    BITE,
    BLOOD,
    BULLET,
    BURN,
    BURST2,
    BURST3,
    CAR,
    CARD_NAMES,
    CATCH,
    CELL_BITS,
    CELL_MASK,
    CELL_NAMES,
    CLICK_IT,
    DISCARD,
    DOG,
    DRAWN,
    EXTRA_BITS,
    EXTRA_MASK,
    FIRST_HUMAN,
    FLAMETHROWER,
    FORWARD,
    GET_OUT,
    HOLD,
    HUMAN_SIDE,
    HUNGER,
    IS_BOSS,
    IS_ZOMBIE,
    LANE_CELLS,
    LANE_NAMES,
    LANE_OF,
    LAST_WALL_ROW,
    LEFT,
    MASS,
    MEAT,
    MINE,
    NET,
    OBEYED,
    ORDER,
    ORDER_STRENGTH,
    ORDERS,
    PICKAXE,
    PLAY,
    RIGHT,
    ROW_OF,
    ROWS,
    SHIELDED,
    SHRAPNEL,
    SNIPER,
    STEPPED,
    STREET_FIRE,
    STRENGTH_MASK,
    SWAP,
    TAKE,
    WALL5,
    WALL6,
    WAYS,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.frames.nets import refuse_catch
from shamble.games.zombiaki.frames.reach import has_boss, has_walls
from shamble.games.zombiaki.frames.refuse_steps import (
    refuse_entering,
    refuse_held,
    refuse_place,
    refuse_step,
    refuse_stepped,
)
from shamble.games.zombiaki.frames.shots import refuse_bullet
from shamble.games.zombiaki.state import Table


def refuse_play(table: Table, side: int, may_play: bool, code: int) -> Illegal:
    """The clause against an answer in a play step."""
    if not ORDER <= code < HOLD and not PLAY <= code < DISCARD:
        return refuse_elsewhere(side, code)
    if code < HOLD:
        if side == HUMAN_SIDE:
            return Illegal(refusals.NOT_YOUR_BOSS)
        return refuse_order(table, (code - ORDER) >> EXTRA_BITS, (code - ORDER) & EXTRA_MASK)
    kind = kind_of(code)
    if (kind >= FIRST_HUMAN) != (side == HUMAN_SIDE):
        return Illegal(refusals.NOT_YOUR_CARD)
    if table.hand[kind] == 0:
        return Illegal(refusals.NO_SUCH_CARD, card=CARD_NAMES[kind])
    if not may_play:
        return Illegal(refusals.TERRIFIED)
    if code >= TAKE:
        return Illegal(refusals.NO_CARD_THERE)
    cell, extra = (code - PLAY) >> EXTRA_BITS & CELL_MASK, (code - PLAY) & EXTRA_MASK
    if side == ZOMBIE_SIDE:
        return refuse_zombie_card(table, kind, cell, extra)
    return refuse_human_card(table, kind, cell, extra)


def kind_of(code: int) -> int:
    """The kind of the card that this answer plays."""
    if code >= TAKE:
        return MEAT if code - TAKE >= FIRST_HUMAN else GET_OUT
    return (code - PLAY) >> CELL_BITS + EXTRA_BITS


# From which code on an answer belongs to what, the highest first, and what is said when it is not the time for it.
OUT_OF_PLACE: list[tuple[int, Refusal]] = [
    (DRAWN, refusals.NOTHING_TO_DRAW),
    (SHRAPNEL, refusals.NO_MINE),
    (CATCH, refusals.NO_NET),
    (BURN, refusals.NOTHING_BURNS),
    (BULLET, refusals.NO_BURST),
    (DISCARD, refusals.NOT_IN_HAND),
    (CLICK_IT, refusals.NO_SHOT),
    (HOLD, refusals.NO_STEP_NEXT),
    (RESERVED, refusals.DOGS_HAVE_MOVED),
    (STOP, refusals.NOTHING_TO_STOP),
]


def refuse_elsewhere(side: int, code: int) -> Illegal:
    """An answer that no play step takes."""
    if HOLD <= code < PLAY and side == HUMAN_SIDE:
        return Illegal(refusals.NOT_YOUR_CARD)
    for first, refusal in OUT_OF_PLACE:
        if code >= first:
            return Illegal(refusal)
    return Illegal(refusals.NOT_FOR_A_TURN)


# --- the zombies' cards and orders ---


def refuse_order(table: Table, cell: int, way: int) -> Illegal:
    """Why the boss cannot give this order (ZK-4.1)."""
    body = table.body[cell]
    if not has_boss(table):
        return Illegal(refusals.NO_BOSS)
    if table.orders >= ORDERS:
        return Illegal(refusals.NO_ORDERS)
    if table.ordered:
        return Illegal(refusals.ORDERED)
    if not body & IS_ZOMBIE:
        return Illegal(refusals.NOT_FOR_DOGS if body else refusals.NOBODY_OBEYS, cell=CELL_NAMES[cell])
    if body & IS_BOSS:
        return Illegal(refusals.NOT_THE_BOSS)
    if body & STRENGTH_MASK > ORDER_STRENGTH:
        return Illegal(refusals.TOO_STRONG)
    if body & OBEYED:
        return Illegal(refusals.OBEYED, cell=CELL_NAMES[cell])
    if body & STEPPED:
        return refuse_stepped(table, cell)
    return refuse_step(table, cell, way)


def refuse_zombie_card(table: Table, kind: int, cell: int, way: int) -> Illegal:
    """Why a zombie card cannot be played on that."""
    if kind <= DOG:
        return refuse_placing(table, kind, cell)
    if kind == BITE:
        return refuse_bite(table, cell, way)
    if kind == MASS or kind == SWAP:
        return refuse_pair(table, kind, cell, way)
    name, body = CELL_NAMES[cell], table.body[cell]
    if kind == PICKAXE:
        return Illegal(refusals.NOTHING_TO_BREAK, cell=name)
    if kind == HUNGER:
        return refuse_hunger(table, cell)
    return Illegal(refusals.SHIELD_THERE if body & IS_ZOMBIE else refusals.NOT_A_ZOMBIE, cell=name)


def refuse_placing(table: Table, kind: int, cell: int) -> Illegal:
    """Why nobody can be placed there (ZK-3.3)."""
    if kind != DOG and ROW_OF[cell] > 1:
        return Illegal(refusals.ROW_ONE)
    if kind == DOG and ROW_OF[cell] > table.dog_rows:
        return Illegal(refusals.DOG_ROW if table.dog_rows == 1 else refusals.DOG_ROWS)
    return refuse_place(table, cell)


def refuse_bite(table: Table, cell: int, way: int) -> Illegal:
    """Why no shield there becomes a zombie that way (ZK-4.6)."""
    if not table.body[cell] & SHIELDED:
        return Illegal(refusals.NO_SHIELD, cell=CELL_NAMES[cell])
    if way == FORWARD:
        return Illegal(refusals.BITE_WHERE)
    return refuse_place(table, BESIDE[cell][way])


def refuse_hunger(table: Table, cell: int) -> Illegal:
    """Why nobody there steps forward (ZK-4.7)."""
    body = table.body[cell]
    if not body & IS_ZOMBIE:
        return Illegal(refusals.NOT_FOR_DOGS if body else refusals.NOBODY_HUNGRY, cell=CELL_NAMES[cell])
    return refuse_stepped(table, cell) if body & STEPPED else refuse_step(table, cell, FORWARD)


def refuse_pair(table: Table, kind: int, cell: int, way: int) -> Illegal:
    """Why these two cannot become one, or change places (ZK-4.4, ZK-4.5)."""
    goal = BESIDE[cell][way]
    if goal == BARRICADE or not table.body[cell] & table.body[goal] & IS_ZOMBIE:
        return Illegal(refusals.TWO_ZOMBIES if kind == MASS else refusals.SWAP_TWO)
    steppers = (cell,) if kind == MASS else (cell, goal)
    for other in steppers:
        if table.body[other] & STEPPED:
            return refuse_stepped(table, other)
    for other in (cell, goal):
        if table.is_held(other):
            return refuse_held(table, other)
    if not table.can_enter(cell, way, goal):
        return refuse_entering(table, cell, way)
    return refuse_entering(table, goal, WAYS - 1 - way)


# --- the humans' cards ---


def refuse_human_card(table: Table, kind: int, cell: int, extra: int) -> Illegal:
    """Why a human card cannot be played on that."""
    if kind == FLAMETHROWER:
        return Illegal(refusals.NO_FLAMES)
    if kind == STREET_FIRE:
        return Illegal(refusals.ONLY_SIDES)
    if kind == SNIPER:
        return Illegal(refusals.NO_CAR_THERE if extra == AT_CAR else refusals.NOBODY_THERE, cell=CELL_NAMES[cell])
    if AIM[kind] == AT_LANE:
        return refuse_lane(table, kind, LANE_OF[cell], extra == AT_CAR)
    if kind == NET:
        return refuse_catch(table, cell)
    if kind == BLOOD:
        return refuse_blood(table, cell, extra)
    return refuse_object(table, kind, cell)


def refuse_lane(table: Table, kind: int, lane: int, car: bool) -> Illegal:
    """Why nothing is hit down this lane (ZK-5.3, ZK-5.4)."""
    if kind == BURST2 or kind == BURST3:
        return Illegal(refusals.NOTHING_IN_SIGHT, lane=LANE_NAMES[lane])
    if not car:
        return Illegal(refusals.NO_TARGET, lane=LANE_NAMES[lane])
    for cell in LANE_CELLS[lane]:
        if table.thing[cell] == CAR:
            return refuse_bullet(table, cell, True)
    return Illegal(refusals.NO_CAR, lane=LANE_NAMES[lane])


def refuse_blood(table: Table, cell: int, way: int) -> Illegal:
    """Why nobody can be lured sideways from there (ZK-5.8)."""
    if table.body[cell] == 0:
        return Illegal(refusals.NOBODY_TO_LURE, cell=CELL_NAMES[cell])
    if way != LEFT and way != RIGHT:
        return Illegal(refusals.SIDEWAYS)
    return refuse_step(table, cell, way)


def refuse_object(table: Table, kind: int, cell: int) -> Illegal:
    """Why this cannot be put there (ZK-3.1 and the card's own clause)."""
    row, name = ROW_OF[cell], CELL_NAMES[cell]
    if kind == BARRIER and row != table.barrier_row:
        return Illegal(refusals.BARRIER_ROW, row=table.barrier_row)
    if kind == BARREL and row != ROWS:
        return Illegal(refusals.BARREL_ROW)
    if kind in (WALL5, WALL6) and not has_walls(table, row):
        return Illegal(refusals.WALL_ROWS, first=table.wall_from, last=LAST_WALL_ROW)
    if not table.is_free(cell):
        return Illegal(refusals.NOT_FREE, cell=name)
    if kind == MINE:
        return Illegal(refusals.MINE_IN_FRONT)
    if kind == CAR:
        return Illegal(refusals.CAR_BLOCKED, cell=name)
    near = [other for other in AROUND[cell] if table.body[other]]
    return Illegal(refusals.WALL_NEAR if near else refusals.WALL_BEHIND, cell=name)
