"""What bullets and blasts would take from the zombies: both sides ask that, the humans to aim, the zombies to Click!"""

from __future__ import annotations

from shamble.games.zombiaki.box import AROUND, HEIGHT, NUMBER, ROWS, SHIELDED, STRENGTH_MASK
from shamble.games.zombiaki.sense.values import human_eyes, loss_by, seen
from shamble.games.zombiaki.state import Table


def shot_cost(table: Table, kind: int, cell: int, car: bool) -> int:
    """One bullet at the body there, or at the car."""
    return blast_cost(table, cell) if car else loss_by(table, human_eyes(table), cell, NUMBER[kind], True)


def blast_cost(table: Table, cell: int) -> int:
    """One damage there and all around."""
    cost = loss_by(table, human_eyes(table), cell, 1, False)
    for near in AROUND[cell]:
        cost += loss_by(table, human_eyes(table), near, 1, False)
    return cost


def burst_cost(table: Table, kind: int, lane: int) -> int:
    """Bullets of one, which go on to the next when somebody dies; a shield swallows the rest (ZK-5.4)."""
    left = NUMBER[kind]
    cost = 0
    for cell in range(lane * ROWS + ROWS - 1, lane * ROWS - 1, -1):
        body = table.body[cell]
        if body:
            cost += loss_by(table, human_eyes(table), cell, left, True)
            left -= max(1, body & STRENGTH_MASK)
            if left <= 0 or body & SHIELDED:
                break
        if HEIGHT[table.thing[cell]]:
            break
    return cost


def fire_cost(table: Table, cell: int) -> int:
    """One damage that is no bullet."""
    return loss_by(table, human_eyes(table), cell, 1, False)


def death_cost(table: Table, cell: int) -> int:
    """Whoever stands there goes, shield or not."""
    body = table.body[cell]
    return seen(human_eyes(table), body, cell) if body else 0
