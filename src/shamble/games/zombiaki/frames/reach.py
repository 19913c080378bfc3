"""What each card can be played on: the codes of its plays, in increasing order (ZK-2.8)."""

from __future__ import annotations

from shamble.games.zombiaki.box import (
    AIM,
    AROUND,
    AT_CAR,
    AT_CARD,
    AT_CELL,
    AT_LANE,
    BACK,
    BARREL,
    BARRICADE,
    BARRIER,
    BESIDE,
    BITE,
    BLOOD,
    BOSS,
    BURST2,
    BURST3,
    CAR,
    CELLS,
    CLAWS,
    DOG,
    EXTRA_BITS,
    FIRST_HUMAN,
    FLAMETHROWER,
    FORWARD,
    HUNGER,
    IS_BOSS,
    IS_ZOMBIE,
    KINDS,
    LANES,
    LAST_WALL_ROW,
    LEFT,
    MASS,
    MEAT,
    MINE,
    NET,
    NO_AIM,
    NOWHERE,
    NUMBER,
    OBEYED,
    ORDER,
    ORDER_STRENGTH,
    ORDERS,
    PICKAXE,
    PICKED,
    PIT1,
    PIT2,
    PLAIN,
    PLAYED,
    RIGHT,
    ROW_OF,
    ROWS,
    SHIELD,
    SHIELDED,
    SHOT1,
    SHOT2,
    SNIPER,
    STEPPED,
    STREET_FIRE,
    STRENGTH_MASK,
    SWAP,
    TAKE,
    WALL5,
    WALL6,
    WAYS,
    ZOMBIE5,
)
from shamble.games.zombiaki.state import Table


def plays_of(table: Table, kind: int) -> list[int]:
    """All that a card of this kind, lying open, can be played on now."""
    if kind < FIRST_HUMAN:
        return zombie_plays(table, kind)
    aim = AIM[kind]
    if aim == AT_CELL:
        base = PLAYED[kind] + PLAIN
        if kind == SNIPER:
            return sniper_plays(table)
        return [base + (cell << EXTRA_BITS) for cell in range(CELLS) if fits(table, kind, cell)]
    if aim == AT_LANE:
        return lane_plays(table, kind)
    if kind == BLOOD:
        return step_plays(table, BLOOD, (LEFT, RIGHT))
    if aim == AT_CARD:
        return [TAKE + other for other in range(FIRST_HUMAN) if table.hand[other]]
    if kind == FLAMETHROWER and row_of_flames(table) == 0:
        return []
    return [PLAYED[kind] + (NOWHERE << EXTRA_BITS | PLAIN)]


def zombie_plays(table: Table, kind: int) -> list[int]:
    """The zombies' cards; Click! and Not so fast have moments of their own."""
    if kind <= DOG:
        rows = table.dog_rows if kind == DOG else 1
        base = PLAYED[kind] + PLAIN
        return [
            base + (cell << EXTRA_BITS)
            for cell in range(CELLS)
            if ROW_OF[cell] <= rows and table.is_open(cell, kind == DOG)
        ]
    aim = AIM[kind]
    if aim == AT_CELL:
        base = PLAYED[kind] + PLAIN
        return [base + (cell << EXTRA_BITS) for cell in range(CELLS) if suits(table, kind, cell)]
    if kind == MASS or kind == SWAP:
        return pair_plays(table, kind)
    if kind == BITE:
        return bite_plays(table)
    if kind == MEAT:
        return [TAKE + other for other in range(FIRST_HUMAN, KINDS) if table.hand[other]]
    return [PLAYED[kind] + (NOWHERE << EXTRA_BITS | PLAIN)] if aim == NO_AIM else []


def suits(table: Table, kind: int, cell: int) -> bool:
    """Whether a zombie card can be given to who, or aimed at what, is on this cell."""
    body = table.body[cell]
    if kind == PICKAXE:
        return table.thing[cell] in PICKED
    if not body & IS_ZOMBIE:
        return False
    if kind == SHIELD:
        return not body & SHIELDED
    if kind == HUNGER:
        return not body & STEPPED and table.can_step(cell, FORWARD)
    return kind == CLAWS or kind == BOSS


def pair_plays(table: Table, kind: int) -> list[int]:
    """Mass and swap: two zombies side by side, neither held (ZK-4.4, ZK-4.5). A swap is named once, by its first."""
    found: list[int] = []
    base = PLAYED[kind]
    body = table.body
    for cell in range(CELLS):
        if not body[cell] & IS_ZOMBIE or body[cell] & STEPPED or table.is_held(cell):
            continue
        for way in range(WAYS):
            goal = BESIDE[cell][way]
            if goal < 0 or goal == BARRICADE or not body[goal] & IS_ZOMBIE or table.is_held(goal):
                continue
            if kind == SWAP and (goal < cell or body[goal] & STEPPED):
                continue
            if table.can_enter(cell, way, goal) and (kind == MASS or table.can_enter(goal, WAYS - 1 - way, cell)):
                found.append(base + (cell << EXTRA_BITS | way))
    return found


def bite_plays(table: Table) -> list[int]:
    """A human shield becomes a zombie beside or directly behind its bearer (ZK-4.6)."""
    found: list[int] = []
    for cell in range(CELLS):
        if table.body[cell] & SHIELDED:
            for way in (LEFT, RIGHT, BACK):
                goal = BESIDE[cell][way]
                if goal >= 0 and table.is_open(goal, False):
                    found.append(PLAYED[BITE] + (cell << EXTRA_BITS | way))
    return found


def step_plays(table: Table, kind: int, ways: tuple[int, ...]) -> list[int]:
    """Anybody in the street makes one possible step (ZK-5.8)."""
    found: list[int] = []
    for cell in range(CELLS):
        if table.body[cell]:
            for way in ways:
                if table.can_step(cell, way):
                    found.append(PLAYED[kind] + (cell << EXTRA_BITS | way))
    return found


def order_codes(table: Table) -> list[int]:
    """The orders that the boss can give now (ZK-4.1)."""
    found: list[int] = []
    if table.ordered or table.orders >= ORDERS or not has_boss(table):
        return found
    for cell in range(CELLS):
        body = table.body[cell]
        if not body & IS_ZOMBIE or body & (IS_BOSS | OBEYED | STEPPED) or body & STRENGTH_MASK > ORDER_STRENGTH:
            continue
        for way in range(WAYS):
            if table.can_step(cell, way):
                found.append(ORDER + (cell << EXTRA_BITS | way))
    return found


def has_boss(table: Table) -> bool:
    """Whether a boss is in the street."""
    for body in table.body:
        if body & IS_BOSS:
            return True
    return False


# --- the humans' cards ---


def sniper_plays(table: Table) -> list[int]:
    """Any zombie, dog or car in the street (ZK-5.5)."""
    found: list[int] = []
    for cell in range(CELLS):
        if table.body[cell]:
            found.append(PLAYED[SNIPER] + (cell << EXTRA_BITS | PLAIN))
        if table.thing[cell] == CAR:
            found.append(PLAYED[SNIPER] + (cell << EXTRA_BITS | AT_CAR))
    return found


def lane_plays(table: Table, kind: int) -> list[int]:
    """Shots and bursts need a target in their lane (ZK-5.3, ZK-5.4); the others take any, but no fire in B."""
    found: list[int] = []
    for lane in range(LANES):
        code = PLAYED[kind] + (lane * ROWS << EXTRA_BITS | PLAIN)
        if kind == SHOT1 or kind == SHOT2:
            if table.first_in_sight(lane) >= 0:
                found.append(code)
            if table.car_in_sight(lane) >= 0:
                found.append(code + AT_CAR - PLAIN)
        elif kind == BURST2 or kind == BURST3:
            if table.first_in_sight(lane) >= 0 or table.car_in_sight(lane) >= 0:
                found.append(code)
        elif kind != STREET_FIRE or lane != 1:
            found.append(code)
    return found


def fits(table: Table, kind: int, cell: int) -> bool:
    """Whether a human card can be put on, or thrown at, this cell."""
    if kind == PIT1 or kind == PIT2:
        return table.is_free(cell)
    if kind == MINE:
        return table.is_free(cell) and (cell % ROWS == 0 or table.body[cell - 1] == 0)
    if kind == BARRIER:
        return ROW_OF[cell] == table.barrier_row and table.is_free(cell)
    if kind == BARREL:
        return ROW_OF[cell] == ROWS and table.is_free(cell)
    if kind == CAR:
        return is_clear_to_barricade(table, cell)
    if kind == WALL5 or kind == WALL6:
        return has_walls(table, ROW_OF[cell]) and table.is_free(cell) and nobody_at_wall(table, cell)
    if kind == NET:
        return table.body[cell] != 0 and table.body[cell] & STRENGTH_MASK <= NUMBER[NET]
    return True  # grenade, napalm and petrol take any cell (ZK-2.8)


def is_clear_to_barricade(table: Table, cell: int) -> bool:
    """Whether a car can be driven to this cell: free, and nothing at all on the way (ZK-5.16)."""
    for ahead in range(cell, cell - cell % ROWS + ROWS):
        if not table.is_free(ahead):
            return False
    return True


def has_walls(table: Table, row: int) -> bool:
    """Whether walls are built in this row (ZK-5.1)."""
    return table.wall_from <= row <= LAST_WALL_ROW


def nobody_at_wall(table: Table, cell: int) -> bool:
    """No zombie or dog around the cell, nor in a row before it, of any lane (ZK-5.1)."""
    for near in AROUND[cell]:
        if table.body[near]:
            return False
    row = ROW_OF[cell]
    for other in range(CELLS):
        if table.body[other] and ROW_OF[other] > row:
            return False
    return True


def row_of_flames(table: Table) -> int:
    """The row nearest the barricade with somebody who is not behind a wall; 0 if there is none (ZK-5.17)."""
    for row in range(ROWS, 0, -1):
        for lane in range(LANES):
            cell = lane * ROWS + row - 1
            if table.body[cell] and not table.is_behind_wall(cell):
                return row
    return 0


assert ZOMBIE5 < DOG < BOSS, "cards that are bodies come first"
