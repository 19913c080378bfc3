"""Building the town: where a tile goes, where its zombies and tokens go, and how zombies are moved."""

from __future__ import annotations

from typing import Final

from shamble.games.zombies.box import (
    BULLET,
    EDGE_SPACE,
    EVENT_KINDS,
    EXITS,
    FIRST_BUILDING,
    HELIPAD,
    HERD,
    ITEM_HOMES,
    LAY,
    LIFT,
    OPPOSITE,
    PUT,
    SPACES,
    STEP_TO,
    TILE_BULLETS,
    TILE_LIVES,
    TURNS,
    ZOMBIE,
)
from shamble.games.zombies.frames.herds import Carry
from shamble.games.zombies.frames.tiles import LayTile, PutThings
from shamble.games.zombies.sense.mind import FADES, Mind, bullet_worth, life_worth
from shamble.games.zombies.sense.race import FAR, WIN, distances
from shamble.games.zombies.sense.stock import ITEM_WORTH
from shamble.games.zombies.state import Table

SEALED: Final = 600  # what sealing the town costs: the turn, and the way out
NARROW: Final = 25  # what it costs that one road end alone is left


def weigh_lay(mind: Mind, top: LayTile, codes: list[int]) -> list[int]:
    """Tiles that bring something near oneself, the helipad nearer to oneself than to anybody."""
    return [lay_worth(mind, top.kind, code - LAY) for code in codes]


def lay_worth(mind: Mind, kind: int, packed: int) -> int:
    """What it is worth to lay a tile like that."""
    table = mind.table
    place, turn = packed >> 2, packed & 3
    look = kind * TURNS + turn
    value = 0
    if table.pile_left:
        if table.would_seal(look, place):
            value -= SEALED
        elif len(table.open_ends()) - 1 + new_ends(table, look, place) <= 1:
            value -= NARROW
    away = [steps_to(table, seat, look, place) for seat in range(table.seats)]
    own = away[mind.seat]
    if kind == HELIPAD:
        return value + helipad_worth(mind, away)
    if kind >= FIRST_BUILDING:
        return value + building_worth(mind, kind, away)
    return value - min(own, 20)


def new_ends(table: Table, look: int, place: int) -> int:
    """How many open road ends a tile has there."""
    count = 0
    for way in range(TURNS):
        if EXITS[look] >> way & 1 and place + STEP_TO[way] not in table.laid:
            count += 1
    return count


def steps_to(table: Table, seat: int, look: int, place: int) -> int:
    """How many steps a pawn is from the middle of a tile that would lie there."""
    best = FAR
    away = distances(table, table.pawn[seat])
    for way in range(TURNS):
        tile = table.laid.get(place + STEP_TO[way], -1)
        if tile >= 0 and EXITS[look] >> way & 1:
            best = min(best, away[tile * SPACES + EDGE_SPACE[OPPOSITE[way]]] + 2)
    return best


def helipad_worth(mind: Mind, away: list[int]) -> int:
    """Nearer to oneself than to the nearest rival, in turns of each."""
    own = away[mind.seat] / mind.own.speed
    rival = 99.0
    for seat, steps in enumerate(away):
        if seat != mind.seat:
            rival = min(rival, steps / mind.racers[seat].speed)
    return int(100 * (rival - own) - 10 * own)


def building_worth(mind: Mind, kind: int, away: list[int]) -> int:
    """What lies in it, by who gets there first."""
    table = mind.table
    value = TILE_LIVES[kind] * 30 + TILE_BULLETS[kind] * 25
    total = 0.0
    for seat, steps in enumerate(away):
        share = FADES[min(steps, len(FADES) - 1)] * value / 1000.0
        total += share if seat == mind.seat else -share * mind.weights[seat]
    at = mind.seat * EVENT_KINDS
    for item, brings in ITEM_WORTH.items():
        if table.hands[at + item] and ITEM_HOMES[item] >> kind & 1:
            total += FADES[min(away[mind.seat], len(FADES) - 1)] * brings / 1000.0
    return int(total)


# --- putting and moving ---------------------------------------------------------------------------------------------


def weigh_put(mind: Mind, top: PutThings, codes: list[int]) -> list[int]:
    """Spaces are named in order, so one is worth itself and the best that can follow it."""
    open_to = top.spaces(mind.table)
    wishes = [wish(mind, top.what, space) for space in open_to]
    found: list[int] = []
    for place in range(len(codes)):
        rest = sorted(wishes[place + 1 :], reverse=True)[: top.left - 1]
        found.append(wishes[place] + sum(rest))
    return found


def wish(mind: Mind, what: int, space: int) -> int:
    """How much the seat wants a zombie or a token on a space."""
    table = mind.table
    if what == ZOMBIE:
        return mind.zombie_at(space)
    guarded = 6 if table.space[space] & ZOMBIE else 10
    total = 0.0
    for seat in range(table.seats):
        value = bullet_worth(table.bullets[seat]) if what == BULLET else life_worth(table.lives[seat])
        steps = distances(table, table.pawn[seat])[space]
        share = FADES[min(steps, len(FADES) - 1)] * value * guarded / 1000.0
        total += share if seat == mind.seat else -share * mind.weights[seat]
    return int(total)


def weigh_herd(mind: Mind, codes: list[int]) -> list[int]:
    """A zombie's step is worth where it comes less where it leaves."""
    table = mind.table
    known: dict[int, int] = {}
    found: list[int] = []
    for code in codes:
        start = (code - HERD) >> 2
        goal = table.near[start][(code - HERD) & 3]
        for space in (start, goal):
            if space not in known:
                known[space] = mind.zombie_at(space)
        found.append(known[goal] - known[start])
    return found


def weigh_carry(mind: Mind, top: Carry, codes: list[int]) -> list[int]:
    """Zombies are taken from where they hurt oneself, and put where they hurt others."""
    if top.origin >= 0:
        return [mind.zombie_at(code - PUT) for code in codes]
    return [lift_worth(mind, code - LIFT) for code in codes]


def lift_worth(mind: Mind, space: int) -> int:
    """What it is worth that a zombie leaves a space; on the helipad's centre it may win, or lose, the game."""
    value = -mind.zombie_at(space)
    table = mind.table
    if space == mind.centre:
        for seat in range(table.seats):
            if table.pawn[seat] == space:
                value += WIN if seat == mind.seat else -WIN
    elif table.pawn[mind.seat] == space:
        value += max(0, -mind.own.fight(table))
    return value
