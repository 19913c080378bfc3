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
    CAR,
    CARD_NAMES,
    CATCH,
    CELL_BITS,
    CELL_MASK,
    CELL_NAMES,
    CELLS,
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
    HEIGHT,
    HOLD,
    HUMAN_SIDE,
    HUNGER,
    IS_BOSS,
    IS_ZOMBIE,
    LANE_NAMES,
    LANE_OF,
    LAST_WALL_ROW,
    LEFT,
    MASS,
    MEAT,
    MERGED,
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
    SHIELD,
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
from shamble.games.zombiaki.frames.reach import has_boss, has_walls
from shamble.games.zombiaki.state import Table


def refuse_play(table: Table, side: int, may_play: bool, code: int) -> Illegal:
    """The clause against an answer in a play step."""
    if not ORDER <= code < HOLD and not PLAY <= code < DISCARD:
        return refuse_elsewhere(code)
    if code < HOLD:
        if side == HUMAN_SIDE:
            return Illegal(refusals.NOT_YOUR_CARD)
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


def refuse_elsewhere(code: int) -> Illegal:
    """An answer that no play step takes."""
    for first, refusal in OUT_OF_PLACE:
        if code >= first:
            return Illegal(refusal)
    return Illegal(refusals.NOT_FOR_A_TURN)


# --- steps ---


def refuse_step(table: Table, cell: int, way: int, past: bool = False) -> Illegal:
    """Why who stands there cannot step this way; ``past`` who stands ahead."""
    here, goal = CELL_NAMES[cell], BESIDE[cell][way]
    if goal < 0 or goal == BARRICADE:
        if goal == BARRICADE and table.is_held(cell):
            return refuse_held(table, cell)
        return Illegal(refusals.NO_STEP, cell=here, goal="out")
    if table.is_held(cell):
        return refuse_held(table, cell)
    if table.is_barred(LANE_OF[goal]):
        return Illegal(refusals.LANE_BARRED, lane=LANE_NAMES[LANE_OF[goal]])
    height = HEIGHT[table.thing[goal]]
    if height and (past or table.body[goal] == 0) and table.body[cell] & IS_ZOMBIE:
        push = table.push_of(cell) if way == FORWARD else table.body[cell] & STRENGTH_MASK
        return Illegal(refusals.TOO_HIGH, goal=CELL_NAMES[goal], height=height, push=push)
    return Illegal(refusals.NO_STEP, cell=here, goal=CELL_NAMES[goal])


def refuse_held(table: Table, cell: int) -> Illegal:
    """Why who stands there does not move: it has merged, or something holds it (ZK-4.4, ZK-3.10)."""
    why = refusals.MERGED if table.body[cell] & MERGED else refusals.HELD
    return Illegal(why, cell=CELL_NAMES[cell])


def refuse_stepped(table: Table, cell: int) -> Illegal:
    """Why who stands there takes no card step: it has merged and is held, or has taken it (ZK-4.4, ZK-3.5)."""
    why = refusals.MERGED if table.body[cell] & MERGED else refusals.STEPPED
    return Illegal(why, cell=CELL_NAMES[cell])


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
        return Illegal(refusals.NOT_A_ZOMBIE, cell=CELL_NAMES[cell])
    if body & IS_BOSS:
        return Illegal(refusals.NOT_THE_BOSS)
    if body & STRENGTH_MASK > ORDER_STRENGTH:
        return Illegal(refusals.TOO_STRONG)
    if body & OBEYED:
        return Illegal(refusals.OBEYED, cell=CELL_NAMES[cell])
    if body & STEPPED:
        return refuse_stepped(table, cell)
    return refuse_step(table, cell, way)


# --- the zombies' cards ---


def refuse_zombie_card(table: Table, kind: int, cell: int, way: int) -> Illegal:
    """Why a zombie card cannot be played on that."""
    name = CELL_NAMES[cell] if cell < CELLS else ""
    if kind <= DOG:
        return refuse_placing(table, kind, cell)
    if kind == PICKAXE:
        return Illegal(refusals.NOTHING_TO_BREAK, cell=name)
    if kind == BITE:
        return Illegal(refusals.BITE_WHERE if table.body[cell] & SHIELDED else refusals.NO_SHIELD, cell=name)
    if not table.body[cell] & IS_ZOMBIE:
        return Illegal(refusals.NOT_A_ZOMBIE, cell=name)
    if kind == SHIELD:
        return Illegal(refusals.SHIELD_THERE, cell=name)
    if table.body[cell] & STEPPED:
        return refuse_stepped(table, cell)
    if kind == HUNGER:
        return refuse_step(table, cell, FORWARD)
    return refuse_pair(table, kind, cell, way)


def refuse_placing(table: Table, kind: int, cell: int) -> Illegal:
    """Why nobody can be placed there (ZK-3.3)."""
    if kind != DOG and ROW_OF[cell] > 1:
        return Illegal(refusals.ROW_ONE)
    if ROW_OF[cell] > table.dog_rows:
        return Illegal(refusals.DOG_ROW if table.dog_rows == 1 else refusals.DOG_ROWS)
    if table.is_barred(LANE_OF[cell]):
        return Illegal(refusals.LANE_BARRED, lane=LANE_NAMES[LANE_OF[cell]])
    return Illegal(refusals.NO_ROOM, cell=CELL_NAMES[cell])


def refuse_pair(table: Table, kind: int, cell: int, way: int) -> Illegal:
    """Why these two cannot become one, or change places (ZK-4.4, ZK-4.5)."""
    goal = BESIDE[cell][way]
    together = 0 <= goal < CELLS and table.body[goal] & IS_ZOMBIE
    if not together or (kind == SWAP and goal < cell):
        return Illegal(refusals.TWO_ZOMBIES if kind == MASS else refusals.SWAP_TWO)
    for other in (cell, goal):
        if table.is_held(other):
            return refuse_held(table, other)
    if kind == SWAP and table.body[goal] & STEPPED:
        return Illegal(refusals.STEPPED, cell=CELL_NAMES[goal])
    if not table.can_enter(cell, way, goal):
        return refuse_step(table, cell, way, past=True)
    return refuse_step(table, goal, WAYS - 1 - way, past=True)


# --- the humans' cards ---


def refuse_human_card(table: Table, kind: int, cell: int, extra: int) -> Illegal:
    """Why a human card cannot be played on that."""
    if kind == FLAMETHROWER:
        return Illegal(refusals.NO_FLAMES)
    if kind == STREET_FIRE:
        return Illegal(refusals.ONLY_SIDES)
    if extra == AT_CAR:
        return Illegal(refusals.NO_CAR)
    if AIM[kind] == AT_LANE:
        return Illegal(refusals.NO_TARGET, lane=LANE_NAMES[LANE_OF[cell]])
    if kind == SNIPER:
        return Illegal(refusals.NOBODY_THERE, cell=CELL_NAMES[cell])
    if kind == NET:
        return Illegal(refusals.TOO_HEAVY if table.body[cell] else refusals.NET_GROUP)
    if kind == BLOOD:
        return refuse_blood(table, cell, extra)
    return refuse_object(table, kind, cell)


def refuse_blood(table: Table, cell: int, way: int) -> Illegal:
    """Why nobody can be drawn sideways from there (ZK-5.8)."""
    if table.body[cell] == 0 or way not in (LEFT, RIGHT):
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
