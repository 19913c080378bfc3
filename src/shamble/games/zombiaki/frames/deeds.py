"""What the cards do as they are played; those that ask something more push a procedure of their own."""

from __future__ import annotations

from typing import Final

from shamble.games.zombiaki.box import (
    AT_CAR,
    BESIDE,
    BITE,
    BITTEN,
    BLOOD,
    BOSS,
    BURST2,
    BURST3,
    CAR,
    CLAWS,
    DOG,
    FLAMETHROWER,
    FLOODLIGHT,
    FORWARD,
    FREEZE,
    FRESH,
    GRENADE,
    HUNGER,
    IS_BOSS,
    IS_ZOMBIE,
    LANE_CELLS,
    LANE_OF,
    MASS,
    MERGED,
    MINE,
    NAPALM,
    NET,
    NUMBER,
    OBEYED,
    ONE_CLAWS,
    PETROL,
    PICKAXE,
    ROW_OF,
    SHIELD,
    SHIELDED,
    SHOT1,
    SHOT2,
    SNIPER,
    STAYS,
    STEP_BACK,
    STEPPED,
    STREET_FIRE,
    STRENGTH_MASK,
    SWAP,
    TERROR,
    VOLTAGE,
)
from shamble.games.zombiaki.facts import (
    BY_BLOOD,
    BY_FLOODLIGHT,
    BY_HUNGER,
    BY_STEP_BACK,
    Bit,
    Fused,
    Grew,
    Swapped,
)
from shamble.games.zombiaki.frames.chains import ALL_LANES, Retreat
from shamble.games.zombiaki.frames.fires import Grenade, Petrol
from shamble.games.zombiaki.frames.flames import Flames
from shamble.games.zombiaki.frames.nets import Net, caught
from shamble.games.zombiaki.frames.reach import row_of_flames
from shamble.games.zombiaki.frames.shots import Burst, Shot
from shamble.games.zombiaki.state import NOBODY, Table

MARKS: Final = SHIELDED | IS_BOSS | OBEYED | STEPPED | IS_ZOMBIE  # what two zombies that become one share


def leave_hand(table: Table, kind: int) -> None:
    """Star cards are discarded, hash cards are now on the street (ZK-1.4)."""
    if STAYS[kind]:
        table.spend(kind)
    else:
        table.toss(kind)


def do_zombie(table: Table, kind: int, cell: int, way: int) -> None:
    """A zombie card (ZK-4)."""
    leave_hand(table, kind)
    if kind <= DOG:
        table.body[cell] = FRESH[kind]
        table.enter(cell)
    elif kind == BOSS:
        table.body[cell] |= IS_BOSS
    elif kind == SHIELD:
        table.body[cell] |= SHIELDED
    elif kind == CLAWS:
        table.body[cell] += ONE_CLAWS
        table.tell(Grew(cell, table.body[cell], table.body[cell] & STRENGTH_MASK))
    elif kind == TERROR:
        table.terror = 1
    elif kind == HUNGER:
        table.body[cell] |= STEPPED
        table.walk(cell, FORWARD, BY_HUNGER)
    elif kind == MASS:
        fuse(table, cell, BESIDE[cell][way])
    elif kind == SWAP:
        swap(table, cell, BESIDE[cell][way])
    elif kind == BITE:
        bite(table, cell, BESIDE[cell][way])
    else:
        assert kind == PICKAXE
        table.remove(cell, PICKAXE)


def fuse(table: Table, start: int, goal: int) -> None:
    """The mover enters alone; if it lives, the two are one (ZK-4.4)."""
    mover, other = table.body[start], table.body[goal]
    table.body[start] = 0
    table.body[goal] = mover
    table.enter(goal)
    mover = table.body[goal]
    if mover == 0:
        table.body[goal] = other
        return
    shields_meet = int(mover & other & SHIELDED != 0)
    table.pile[SHIELD] += shields_meet
    table.body[goal] = joined(mover, other) | (MERGED if table.merged_held else 0)
    table.tell(Fused(start, goal, table.body[goal] & STRENGTH_MASK, shields_meet))


def joined(one: int, two: int) -> int:
    """Two zombies as one: strengths and cards add up, what either has or did stays (ZK-4.4)."""
    return (one & ~MARKS) + (two & ~MARKS) + ((one | two) & MARKS) | STEPPED


def swap(table: Table, first: int, second: int) -> None:
    """Both are moved, then both enter, the one in the higher row, then lane A, first (ZK-4.5)."""
    body = table.body
    body[first], body[second] = body[second] | STEPPED, body[first] | STEPPED
    table.tell(Swapped(first, second))
    if ROW_OF[second] > ROW_OF[first]:
        first, second = second, first
    table.enter(first)
    table.enter(second)


def bite(table: Table, cell: int, goal: int) -> None:
    """The shield's card is the new zombie's body (ZK-4.6, ZK-1.5)."""
    table.body[cell] &= ~SHIELDED
    table.body[goal] = BITTEN
    table.tell(Bit(cell, goal))
    table.enter(goal)


def do_human(table: Table, kind: int, cell: int, extra: int) -> None:
    """A human card (ZK-5)."""
    leave_hand(table, kind)
    if kind == SHOT1 or kind == SHOT2:
        lane = LANE_OF[cell]
        target = table.car_in_sight(lane) if extra == AT_CAR else table.first_in_sight(lane)
        table.push(Shot(kind, target, int(extra == AT_CAR), 0))
    elif kind == SNIPER:
        table.push(Shot(kind, cell, int(extra == AT_CAR), 0))
    elif kind == BURST2 or kind == BURST3:
        table.push(Burst(kind, LANE_OF[cell], NUMBER[kind], NOBODY, 0))
    elif kind == NAPALM:
        throw_napalm(table, cell)
    elif kind == BLOOD:
        table.walk(cell, extra, BY_BLOOD)
    elif kind == FLOODLIGHT:
        table.push(Retreat(0, LANE_OF[cell], BY_FLOODLIGHT))
    elif kind == STEP_BACK:
        table.push(Retreat(0, ALL_LANES, BY_STEP_BACK))
    elif kind == PETROL:
        table.push(Petrol(cell, NUMBER[PETROL], 0, 0))
    elif kind == FLAMETHROWER:
        table.push(Flames(row_of_flames(table), 0, NUMBER[FLAMETHROWER], 0))
    elif kind == FREEZE:
        table.frozen = 2  # the ends of this human turn and of the next (ZK-3.10)
    elif kind == GRENADE:
        table.push(Grenade(cell, 0))
    elif kind == NET:
        table.net = 1
        caught(table, cell)
        table.push(Net(0))
    elif kind == STREET_FIRE or kind == VOLTAGE:
        strike_lane(table, kind, LANE_OF[cell])
    else:
        table.thing[cell] = kind  # wall, barrier, barrel, mine, car, pit


def throw_napalm(table: Table, cell: int) -> None:
    """It burns until the next human turn, hurts at once, and sets off a car or mine (ZK-5.7)."""
    if table.fire >> cell & 1:
        table.pile[NAPALM] += 1  # it burns already: the card has done its work
    table.fire |= 1 << cell
    table.hurt(cell, NUMBER[NAPALM], NAPALM)
    if table.thing[cell] == CAR or table.thing[cell] == MINE:
        table.light(cell)


def strike_lane(table: Table, kind: int, lane: int) -> None:
    """One damage to all in the lane at once; fire, not voltage, then sets off mine and car (ZK-5.15)."""
    for cell in reversed(LANE_CELLS[lane]):
        table.hurt(cell, NUMBER[kind], kind)
    if kind == VOLTAGE:
        return
    for cell in reversed(LANE_CELLS[lane]):
        if table.thing[cell] == CAR or table.thing[cell] == MINE:
            table.light(cell)
