"""How the zombies weigh their options: every card and order against keeping it."""

from __future__ import annotations

from typing import Final

from shamble.core.answer import PASS, STOP
from shamble.games.zombiaki.box import (
    BACK,
    BARREL,
    BARRICADE,
    BESIDE,
    BITE,
    BITTEN,
    BOSS,
    CELLS,
    CLAWS,
    CLICK_IT,
    DEPTH,
    DOG,
    EXTRA_BITS,
    EXTRA_MASK,
    FIRST_HUMAN,
    FORWARD,
    FRESH,
    HEIGHT,
    HOLD,
    HUNGER,
    IS_BOSS,
    IS_DOG,
    IS_ZOMBIE,
    KINDS,
    LANES,
    LEFT,
    MASS,
    MEAT,
    MINE,
    NOT_SO_FAST,
    NOWHERE,
    OBEYED,
    ORDER,
    ORDER_STRENGTH,
    ORDERS,
    PICKAXE,
    PLAIN,
    PLAYED,
    RIGHT,
    ROWS,
    SHIELD,
    SHIELDED,
    STEP,
    STEPPED,
    STRENGTH_MASK,
    SWAP,
    TAKE,
    TERROR,
    TO_MOVE_MASK,
    WAYS,
)
from shamble.games.zombiaki.frames.march import Dogs, next_in_line
from shamble.games.zombiaki.frames.reach import pair_plays
from shamble.games.zombiaki.frames.shots import Burst, Shot
from shamble.games.zombiaki.sense.bullets import burst_cost, shot_cost
from shamble.games.zombiaki.sense.values import (
    FEAR,
    KEEP,
    ZOMBIES_SEE,
    Pick,
    boss_waits,
    enters_safely,
    gain_ahead,
    is_walled,
    seen,
)
from shamble.games.zombiaki.state import Table

SIDEWAYS: Final = (LEFT, RIGHT)
BITE_WAYS: Final = (LEFT, RIGHT, BACK)
CROWDED: Final = 1  # what a place behind another is worth less
CLIMB: Final = 12  # what a body more in a queue before a wall is worth more
ORDER_KEEP: Final = 6  # three orders are few
THRONE: Final = 18  # what a boss is worth with somebody to order about
DREAD: Final = [2, 4, 8, 22, 40]  # by row: what Terror is worth for each zombie there
BROKEN: Final = 20  # what it is worth to break a wall before a zombie
CLEARED: Final = 12  # the same for a mine, barrel or car
CLICK_KEEP: Final = 10  # a shot must cost so much that it is worth a Click!
DOG_ASIDE: Final = 6  # what it is worth that a dog makes way
DOG_TRAP: Final = 14  # what it is worth that a dog clears a trap before a zombie


def weigh_zombie_card(table: Table, pick: Pick, kind: int) -> None:
    """Offer what the card can be played on, each for what it brings."""
    if kind <= DOG:
        _place(table, pick, kind)
    elif kind == SHIELD or kind == CLAWS:
        _attach(table, pick, kind)
    elif kind == BOSS:
        _crown(table, pick)
    elif kind == HUNGER:
        _hunger(table, pick)
    elif kind == TERROR:
        _terror(table, pick)
    elif kind == MEAT:
        for other in range(FIRST_HUMAN, KINDS):
            if table.hand[other]:
                pick.offer(TAKE + other, FEAR[other])
    elif kind == PICKAXE:
        _pickaxe(table, pick)
    elif kind == MASS or kind == SWAP:
        _pair(table, pick, kind)
    elif kind == BITE:
        _bite(table, pick)


def _place(table: Table, pick: Pick, kind: int) -> None:
    """Where a lane is open ahead, or where a queue needs another to climb."""
    rows = table.dog_rows if kind == DOG else 1
    fresh = FRESH[kind]
    for lane in range(LANES):
        for cell in range(lane * ROWS, lane * ROWS + rows):
            if not table.is_open(cell, kind == DOG):
                continue
            gain = seen(ZOMBIES_SEE, fresh, cell)
            if not enters_safely(table, fresh, cell):
                gain = -gain
            if is_walled(table, cell):
                gain += CLIMB if table.body[cell + 1] else -CLIMB
            elif table.body[cell + 1]:
                gain -= CROWDED
            pick.offer(PLAYED[kind] + (cell << EXTRA_BITS | PLAIN), gain)


def _attach(table: Table, pick: Pick, kind: int) -> None:
    """Shield and claws go to whom they help most."""
    for cell in range(CELLS):
        body = table.body[cell]
        if body & IS_ZOMBIE and not (kind == SHIELD and body & SHIELDED):
            with_it = body | SHIELDED if kind == SHIELD else body + 1
            gain = seen(ZOMBIES_SEE, with_it, cell) - seen(ZOMBIES_SEE, body, cell)
            if is_walled(table, cell):
                gain //= 2
            pick.offer(PLAYED[kind] + (cell << EXTRA_BITS | PLAIN), gain)


def _crown(table: Table, pick: Pick) -> None:
    """The boss should live long: far behind, and strong."""
    followers = 0
    for body in table.body:
        if body & IS_ZOMBIE and not body & OBEYED and body & STRENGTH_MASK <= ORDER_STRENGTH:
            followers += 1
    for cell in range(CELLS):
        body = table.body[cell]
        if body & IS_ZOMBIE:
            own = not body & OBEYED and body & STRENGTH_MASK <= ORDER_STRENGTH
            gain = THRONE if followers - own > 0 else 0
            gain += (body & STRENGTH_MASK) - 2 * (cell % ROWS)
            pick.offer(PLAYED[BOSS] + (cell << EXTRA_BITS | PLAIN), gain)


def _hunger(table: Table, pick: Pick) -> None:
    for cell in range(CELLS):
        body = table.body[cell]
        if body & IS_ZOMBIE and not body & STEPPED and table.can_step(cell, FORWARD):
            pick.offer(PLAYED[HUNGER] + (cell << EXTRA_BITS | PLAIN), gain_ahead(table, ZOMBIES_SEE, cell))


def _terror(table: Table, pick: Pick) -> None:
    gain = 0
    for cell in range(CELLS):
        if table.body[cell] & IS_ZOMBIE:
            gain += DREAD[cell % ROWS]
    pick.offer(PLAYED[TERROR] + (NOWHERE << EXTRA_BITS | PLAIN), -1 if table.terror else gain)


def _pickaxe(table: Table, pick: Pick) -> None:
    """What hinders somebody behind it goes first."""
    for cell in range(CELLS):
        thing = table.thing[cell]
        if HEIGHT[thing] == 0 and thing != BARREL and thing != MINE:
            continue
        gain = 0
        for behind in range(cell - cell % ROWS, cell):
            if table.body[behind] & IS_ZOMBIE:
                gain = BROKEN if HEIGHT[thing] else CLEARED
        pick.offer(PLAYED[PICKAXE] + (cell << EXTRA_BITS | PLAIN), gain)


def _pair(table: Table, pick: Pick, kind: int) -> None:
    """Mass and Swap: what the two are worth afterwards, less what they are worth now."""
    for code in pair_plays(table, kind):
        packed = code - PLAYED[kind]
        cell, way = packed >> EXTRA_BITS, packed & EXTRA_MASK
        goal = BESIDE[cell][way]
        mover, other = table.body[cell], table.body[goal]
        gain = -seen(ZOMBIES_SEE, mover, cell) - seen(ZOMBIES_SEE, other, goal)
        if kind == MASS:
            gain += seen(ZOMBIES_SEE, mover + (other & STRENGTH_MASK), goal)
        else:
            gain += seen(ZOMBIES_SEE, mover, goal) + seen(ZOMBIES_SEE, other, cell)
        if not enters_safely(table, mover, goal):
            gain -= seen(ZOMBIES_SEE, mover, cell)
        pick.offer(code, gain)


def _bite(table: Table, pick: Pick) -> None:
    """One more zombie, high up if its bearer is, for a shield less."""
    for cell in range(CELLS):
        body = table.body[cell]
        if body & SHIELDED:
            cost = seen(ZOMBIES_SEE, body, cell) - seen(ZOMBIES_SEE, body & ~SHIELDED, cell)
            for way in BITE_WAYS:
                goal = BESIDE[cell][way]
                if goal >= 0 and table.is_open(goal, False) and enters_safely(table, BITTEN, goal):
                    gain = seen(ZOMBIES_SEE, BITTEN, goal) - cost
                    pick.offer(PLAYED[BITE] + (cell << EXTRA_BITS | way), gain)


def weigh_orders(table: Table, pick: Pick) -> None:
    """Orders go forward, or sideways for who stands before a wall or in another's back."""
    if table.ordered or table.orders >= ORDERS or not boss_waits(table):
        return
    for cell in range(CELLS):
        body = table.body[cell]
        if not body & IS_ZOMBIE or body & (IS_BOSS | OBEYED | STEPPED) or body & STRENGTH_MASK > ORDER_STRENGTH:
            continue
        if table.can_step(cell, FORWARD):
            gain = gain_ahead(table, ZOMBIES_SEE, cell)
            pick.offer(ORDER + (cell << EXTRA_BITS | FORWARD), gain - ORDER_KEEP)
        elif is_walled(table, cell):
            for way in SIDEWAYS:
                if table.can_step(cell, way):
                    goal = BESIDE[cell][way]
                    free = not is_walled(table, goal) and enters_safely(table, body, goal)
                    pick.offer(ORDER + (cell << EXTRA_BITS | way), CLEARED if free else -ORDER_KEEP)


def weigh_march(table: Table, pick: Pick) -> None:
    """Not so fast keeps back who would die, unless somebody has to."""
    cell = next_in_line(table)
    body = table.body[cell]
    pick.offer(PASS, 0)
    goal = BESIDE[cell][FORWARD]
    if goal == BARRICADE or enters_safely(table, body, goal):
        return
    pick.offer(HOLD, seen(ZOMBIES_SEE, body, cell) - KEEP[NOT_SO_FAST])


def weigh_click(table: Table, pick: Pick) -> None:
    """What the shot would take, against the Click! kept for a worse one."""
    pick.offer(PASS, 0)
    aimed = table.frames[-2]
    cost = 0
    if isinstance(aimed, Shot):
        cost = shot_cost(table, aimed.kind, aimed.cell, aimed.car > 0)
    elif isinstance(aimed, Burst):
        cost = burst_cost(table, aimed.kind, aimed.lane)
    pick.offer(CLICK_IT, cost - CLICK_KEEP)


def weigh_dogs(table: Table, pick: Pick, dogs: Dogs) -> None:
    """Dogs make way for zombies and run into what waits for them; else they stay."""
    if dogs.at >= 0:
        pick.offer(STOP, 0)
        _weigh_dog(table, pick, dogs.at)
        return
    pick.offer(PASS, 0)
    for cell in range(CELLS):
        if table.body[cell] & IS_DOG and table.body[cell] & TO_MOVE_MASK:
            _weigh_dog(table, pick, cell)


def _weigh_dog(table: Table, pick: Pick, cell: int) -> None:
    """Its steps, by what they do for the zombies behind it and behind the trap it runs into."""
    leaves = DOG_ASIDE if _zombie_right_behind(table, cell) else 0
    for way in range(WAYS):
        if table.can_step(cell, way):
            goal = BESIDE[cell][way]
            gain = leaves - 1
            if way == BACK:
                gain -= DOG_ASIDE
            if _is_trap(table, goal):
                gain += DOG_TRAP if _zombie_behind(table, goal) else -DOG_TRAP
            elif _zombie_right_behind(table, goal):
                gain -= DOG_ASIDE
            pick.offer(STEP + (cell << EXTRA_BITS | way), gain)


def _is_trap(table: Table, cell: int) -> bool:
    """Whether a dog dies there, and takes the trap with it."""
    thing = table.thing[cell]
    return thing == MINE or thing == BARREL or DEPTH[thing] > 0


def _zombie_right_behind(table: Table, cell: int) -> bool:
    """Whether a zombie would march into this cell."""
    return cell % ROWS > 0 and bool(table.body[cell - 1] & IS_ZOMBIE)


def _zombie_behind(table: Table, cell: int) -> bool:
    """Whether a zombie is to come this way."""
    for behind in range(cell - cell % ROWS, cell):
        if table.body[behind] & IS_ZOMBIE:
            return True
    return False
