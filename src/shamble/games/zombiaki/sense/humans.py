"""How the humans weigh their options: what a card takes from the zombies, or from their time, against keeping it."""

from __future__ import annotations

from typing import Final

from shamble.core.answer import STOP
from shamble.games.zombiaki.box import (
    AT_CAR,
    BACK,
    BARREL,
    BARRIER,
    BESIDE,
    BLOOD,
    BULLET,
    BURN,
    BURST2,
    BURST3,
    CAR,
    CATCH,
    CELLS,
    DEPTH,
    EXTRA_BITS,
    EXTRA_MASK,
    FIRST_HUMAN,
    FLAMETHROWER,
    FLOODLIGHT,
    FREEZE,
    GET_OUT,
    GRENADE,
    HEIGHT,
    HUNGER,
    IS_ZOMBIE,
    LANES,
    LEFT,
    MERGED,
    MINE,
    MINE_DAMAGE,
    NAPALM,
    NEIGHBOURS,
    NET,
    NOWHERE,
    NUMBER,
    PETROL,
    PIT1,
    PIT2,
    PLAIN,
    PLAYED,
    RIGHT,
    ROWS,
    SHIELDED,
    SHOT1,
    SHOT2,
    SHRAPNEL,
    SNIPER,
    STEP_BACK,
    STREET_FIRE,
    STRENGTH_MASK,
    TAKE,
    VOLTAGE,
    WALL5,
    WALL6,
)
from shamble.games.zombiaki.frames.chains import Blast
from shamble.games.zombiaki.frames.flames import Flames
from shamble.games.zombiaki.frames.reach import fits, row_of_flames
from shamble.games.zombiaki.sense.bullets import blast_cost, burst_cost, death_cost, fire_cost, shot_cost
from shamble.games.zombiaki.sense.values import (
    FEAR,
    NEVER,
    Pick,
    enters_safely,
    human_eyes,
    is_walled,
    loss_by,
    marches,
    seen,
)
from shamble.games.zombiaki.state import Table

LAST: Final = 700  # what it is worth to hold a zombie that would step over the barricade
WALLED: Final = 40  # hundredths of a zombie's worth that a wall before it takes
BUILT: Final = 4  # what a wall is worth before anybody comes
ROLLING: Final = 75  # hundredths of a zombie's worth that a barrel coming its way takes
LURKING: Final = 60  # hundredths of what a mine would do, for it may never be stepped on
DUG: Final = 6  # what a pit is worth before anybody comes
PARKED: Final = 9  # what a car is worth before anybody comes
HELD_BACK: Final = 80  # hundredths of a march's worth that holding somebody saves
SIDEWAYS: Final = (LEFT, RIGHT)
HOPE: Final = 300  # what it is worth to take the Hunger that would win


def weigh_human_card(table: Table, pick: Pick, kind: int) -> None:
    """Offer what the card can be played on, each for what it brings."""
    if kind <= SHOT2:
        _shot(table, pick, kind)
    elif kind <= BURST3:
        for lane in range(LANES):
            if table.first_in_sight(lane) >= 0:
                pick.offer(PLAYED[kind] + (lane * ROWS << EXTRA_BITS | PLAIN), burst_cost(table, kind, lane))
    elif kind == SNIPER:
        _sniper(table, pick)
    elif kind == GRENADE:
        for cell in range(CELLS):
            if table.body[cell]:
                pick.offer(PLAYED[kind] + (cell << EXTRA_BITS | PLAIN), death_cost(table, cell))
    elif kind == NAPALM or kind == PETROL:
        _burn(table, pick, kind)
    elif kind == FLAMETHROWER:
        row = row_of_flames(table)
        if row:
            whole = Flames(row, 0, NUMBER[FLAMETHROWER], 0)
            pick.offer(PLAYED[kind] + (NOWHERE << EXTRA_BITS | PLAIN), flames_worth(table, whole))
    elif kind == STREET_FIRE or kind == VOLTAGE:
        _strike(table, pick, kind)
    elif kind == BARRIER or kind == FREEZE or kind == NET:
        _hold(table, pick, kind)
    elif kind == FLOODLIGHT or kind == STEP_BACK:
        _drive(table, pick, kind)
    elif kind == BLOOD:
        _blood(table, pick)
    elif kind == GET_OUT:
        _get_out(table, pick)
    else:
        _lay(table, pick, kind)


# --- bullets and fire -----------------------------------------------------------------------------------------------


def _shot(table: Table, pick: Pick, kind: int) -> None:
    for lane in range(LANES):
        code = PLAYED[kind] + (lane * ROWS << EXTRA_BITS | PLAIN)
        target = table.first_in_sight(lane)
        if target >= 0:
            pick.offer(code, shot_cost(table, kind, target, False))
        car = table.car_in_sight(lane)
        if car >= 0:
            pick.offer(code + AT_CAR - PLAIN, shot_cost(table, kind, car, True))


def _sniper(table: Table, pick: Pick) -> None:
    for cell in range(CELLS):
        code = PLAYED[SNIPER] + (cell << EXTRA_BITS | PLAIN)
        if table.body[cell]:
            pick.offer(code, shot_cost(table, SNIPER, cell, False))
        if table.thing[cell] == CAR:
            pick.offer(code + AT_CAR - PLAIN, shot_cost(table, SNIPER, cell, True))


def _burn(table: Table, pick: Pick, kind: int) -> None:
    """Napalm hurts who stands there and who comes next; petrol runs on from the dead."""
    for cell in range(CELLS):
        gain = napalm_cost(table, cell) if kind == NAPALM else petrol_cost(table, cell, NUMBER[PETROL])
        if gain > 0:
            pick.offer(PLAYED[kind] + (cell << EXTRA_BITS | PLAIN), gain)


def napalm_cost(table: Table, cell: int) -> int:
    """Who stands there, and who marches in from behind."""
    if table.fire >> cell & 1:
        return fire_cost(table, cell)
    gain = blast_cost(table, cell) if table.thing[cell] == CAR else 0
    gain += fire_cost(table, cell)
    if cell % ROWS and not table.frozen and (table.body[cell] == 0 or marches(table, cell)):
        follower = table.body[cell - 1]
        held = table.is_held(cell - 1) and not follower & MERGED
        if follower & IS_ZOMBIE and not held and HEIGHT[table.thing[cell]] == 0:
            gain += loss_by(table, human_eyes(table), cell - 1, 1, False)
    return gain


def petrol_cost(table: Table, cell: int, power: int) -> int:
    """What it takes there, and, if that leaves nobody, from the one beside whom it hurts most."""
    body = table.body[cell]
    if body == 0:
        return 0
    gain = loss_by(table, human_eyes(table), cell, power, False)
    left = power - max(1, body & STRENGTH_MASK)
    if left > 0 and not body & SHIELDED:
        best = 0
        for near in NEIGHBOURS[cell]:
            best = max(best, loss_by(table, human_eyes(table), near, left, False))
        gain += best
    return gain


def flames_worth(table: Table, flames: Flames) -> int:
    """What the flamethrower takes from here on, its power shared out as well as can be."""
    if flames.lane >= LANES:
        return 0
    best = NEVER
    for power in flames.choices(table):
        best = max(best, share_worth(table, flames, power))
    return best


def share_worth(table: Table, flames: Flames, power: int) -> int:
    """What so much power takes on the cell of the lane that is asked, and then the rest of it."""
    worth = burning_worth(table, flames.cell(flames.lane), power) if power else 0
    following = flames.copy()
    following.share(table, power)
    return worth + flames_worth(table, following)


def burning_worth(table: Table, cell: int, power: int) -> int:
    """What fire takes on a cell; on an empty one it is a waste, but for a car."""
    worth = loss_by(table, human_eyes(table), cell, power, False) if table.body[cell] else -1
    return worth + blast_cost(table, cell) if table.thing[cell] == CAR else worth


def _strike(table: Table, pick: Pick, kind: int) -> None:
    for lane in range(LANES):
        if kind == STREET_FIRE and lane == 1:
            continue
        gain = 0
        for cell in range(lane * ROWS, lane * ROWS + ROWS):
            gain += fire_cost(table, cell)
            if kind == STREET_FIRE and table.thing[cell] == CAR:
                gain += blast_cost(table, cell)
        pick.offer(PLAYED[kind] + (lane * ROWS << EXTRA_BITS | PLAIN), gain)


# --- time -----------------------------------------------------------------------------------------------------------


def march_worth(table: Table, cell: int) -> int:
    """What the next march of who stands there is worth to the zombies."""
    body = table.body[cell]
    if not body & IS_ZOMBIE or not marches(table, cell):
        return 0
    if cell % ROWS == ROWS - 1:
        return LAST
    if not enters_safely(table, body, cell + 1):
        return 0
    return (seen(human_eyes(table), body, cell + 1) - seen(human_eyes(table), body, cell)) * HELD_BACK // 100


def lane_march_worth(table: Table, lane: int) -> int:
    """The same for all in a lane, whose ways are free as those ahead of them go on."""
    gain = 0
    for cell in range(lane * ROWS, lane * ROWS + ROWS):
        gain += march_worth(table, cell)
    return gain


def _hold(table: Table, pick: Pick, kind: int) -> None:
    """Barrier, Freeze! and the net cost the zombies a march."""
    if kind == FREEZE:
        gain = 0
        for lane in range(LANES):
            gain += lane_march_worth(table, lane)
        pick.offer(PLAYED[FREEZE] + (NOWHERE << EXTRA_BITS | PLAIN), gain)
    elif kind == BARRIER:
        for lane in range(LANES):
            cell = lane * ROWS + table.barrier_row - 1
            if table.is_free(cell):
                pick.offer(PLAYED[BARRIER] + (cell << EXTRA_BITS | PLAIN), lane_march_worth(table, lane))
    else:
        for cell in range(CELLS):
            body = table.body[cell]
            if body and body & STRENGTH_MASK <= NUMBER[NET]:
                pick.offer(PLAYED[NET] + (cell << EXTRA_BITS | PLAIN), march_worth(table, cell))


def _drive(table: Table, pick: Pick, kind: int) -> None:
    """Floodlight and Step back: all go back who have room behind them."""
    total = 0
    in_sight = kind == FLOODLIGHT and not table.lights_lane
    for lane in range(LANES):
        gain = 0
        room = False
        for cell in range(lane * ROWS, lane * ROWS + ROWS):
            body = table.body[cell]
            moves = body != 0 and cell % ROWS > 0 and (room or table.can_step(cell, BACK))
            if moves and not table.is_held(cell) and not (in_sight and table.is_behind_wall(cell)):
                gain += seen(human_eyes(table), body, cell) - seen(human_eyes(table), body, cell - 1)
                room = True  # for the next in the queue
            else:
                room = False  # who stands behind an empty cell steps there only if nothing on it is in the way
        if kind == FLOODLIGHT:
            pick.offer(PLAYED[kind] + (lane * ROWS << EXTRA_BITS | PLAIN), gain)
        total += gain
    if kind == STEP_BACK:
        pick.offer(PLAYED[kind] + (NOWHERE << EXTRA_BITS | PLAIN), total)


def _blood(table: Table, pick: Pick) -> None:
    """Into a trap, or behind a wall."""
    for cell in range(CELLS):
        body = table.body[cell]
        if body == 0:
            continue
        for way in SIDEWAYS:
            if not table.can_step(cell, way):
                continue
            goal = BESIDE[cell][way]
            gain = -1
            if not enters_safely(table, body, goal):
                gain = seen(human_eyes(table), body, cell)
            elif body & IS_ZOMBIE and is_walled(table, goal) and not is_walled(table, cell):
                gain = seen(human_eyes(table), body, cell) * WALLED // 100
            pick.offer(PLAYED[BLOOD] + (cell << EXTRA_BITS | way), gain)


def _get_out(table: Table, pick: Pick) -> None:
    """The card that is feared most; Hunger above all if somebody in row 4 waits for it."""
    near = False
    for cell in range(ROWS - 2, CELLS, ROWS):
        if table.body[cell] & IS_ZOMBIE:
            near = True
    for other in range(FIRST_HUMAN):
        if table.hand[other]:
            pick.offer(TAKE + other, HOPE if other == HUNGER and near else FEAR[other])


# --- what is laid in the street -------------------------------------------------------------------------------------


def _lay(table: Table, pick: Pick, kind: int) -> None:
    """Walls, pits, the mine, the barrel and the car, in the way of whom they hurt most."""
    for cell in range(CELLS):
        if fits(table, kind, cell):
            pick.offer(PLAYED[kind] + (cell << EXTRA_BITS | PLAIN), laid_worth(table, kind, cell))


def laid_worth(table: Table, kind: int, cell: int) -> int:
    """What an object may do to the first zombie that comes this way."""
    first = first_behind(table, cell)
    if kind == WALL5 or kind == WALL6:
        if cell % ROWS == 0:
            return 0  # zombies are placed on top of it (ZK-3.3)
        return BUILT + lane_worth(table, cell) * WALLED // 100 - (0 if first < 0 else 2 * (cell - first))
    if first < 0:
        return (PARKED if kind == CAR else DUG) - abs(cell % ROWS - 2)
    body = table.body[first]
    apart = cell - first - 1
    if kind == PIT1 or kind == PIT2:
        if body & SHIELDED:
            return seen(human_eyes(table), body, first) - seen(human_eyes(table), body & ~SHIELDED, first) - apart
        if body & STRENGTH_MASK <= DEPTH[kind]:
            return seen(human_eyes(table), body, first) - 3 * apart
        return DUG
    if kind == MINE:
        return loss_by(table, human_eyes(table), first, MINE_DAMAGE, False) * LURKING // 100 + DUG - apart
    if kind == BARREL:
        return seen(human_eyes(table), body, first) * ROLLING // 100
    return PARKED - apart  # a car


def first_behind(table: Table, cell: int) -> int:
    """The nearest zombie that comes this way, if nothing stands in between; or -1."""
    for behind in range(cell - 1, cell - cell % ROWS - 1, -1):
        if table.body[behind]:
            return behind if table.body[behind] & IS_ZOMBIE else -1
        if HEIGHT[table.thing[behind]]:
            return -1
    return -1


def lane_worth(table: Table, cell: int) -> int:
    """What all are worth who come this way."""
    worth = 0
    for behind in range(cell - cell % ROWS, cell):
        if table.body[behind]:
            worth += seen(human_eyes(table), table.body[behind], behind)
    return worth


# --- choices within a card ------------------------------------------------------------------------------------------


def weigh_bullet(table: Table, pick: Pick, codes: list[int]) -> None:
    """The next bullet of a burst: the body, the car, or nothing."""
    for code in codes:
        if code == STOP:
            pick.offer(STOP, 0)
        else:
            cell = (code - BULLET) >> EXTRA_BITS
            car = (code - BULLET) & EXTRA_MASK == AT_CAR
            pick.offer(code, blast_cost(table, cell) if car else loss_by(table, human_eyes(table), cell, 1, True))


def weigh_petrol(table: Table, pick: Pick, codes: list[int]) -> None:
    """As much on each as it can take, and on nobody only what must be."""
    for code in codes:
        if code == STOP:
            pick.offer(STOP, 0)
        else:
            pick.offer(code, burning_worth(table, (code - BURN) >> EXTRA_BITS, (code - BURN) & EXTRA_MASK))


def weigh_flames(table: Table, pick: Pick, flames: Flames, codes: list[int]) -> None:
    """Each share with the best that can still come of the rest."""
    for code in codes:
        pick.offer(code, share_worth(table, flames, (code - BURN) & EXTRA_MASK))


def weigh_net(table: Table, pick: Pick, codes: list[int]) -> None:
    """Everybody whose march is worth something."""
    for code in codes:
        pick.offer(code, 0 if code == STOP else march_worth(table, code - CATCH))


def weigh_shrapnel(table: Table, pick: Pick, blast: Blast) -> None:
    """Where it hurts most."""
    for cell in NEIGHBOURS[blast.mine]:
        gain = fire_cost(table, cell)
        if table.thing[cell] == CAR:
            gain += blast_cost(table, cell)
        pick.offer(SHRAPNEL + cell, gain)


assert FIRST_HUMAN == SHOT1 < SHOT2 < BURST2 < BURST3
