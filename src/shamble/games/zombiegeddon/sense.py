"""What matters in a position of Zombiegeddon: the evaluation that bots share.

A position is worth to a seat what it can expect to score, less what its rivals can, in hundredths of a point. What a
seat can expect is the sum of what it holds, its weapons, its supplies and the ground its pawns reach first; each has a
function below. The shares in percent were found by letting bots with different ones play against each other.
"""

from __future__ import annotations

from typing import Final

from shamble.core.frame import DONE
from shamble.games.zombiegeddon.box import (
    BARRICADE,
    CELLS,
    COLUMNS,
    FIRST_ENEMY,
    FIRST_PROVISION,
    FIRST_TAKEABLE,
    HOLE,
    KINDS,
    MANHOLE,
    MARKER_POINTS,
    MAX_SEATS,
    NEIGHBOURS,
    OFF,
    PAWNS,
    PROVISION_POINTS,
    RED_SHELTERS,
    SHELTERS,
    VALUES,
    WEAPON,
    WHITE_BAG,
)
from shamble.games.zombiegeddon.frames import Turn
from shamble.games.zombiegeddon.state import Table

GUESSES: Final = 1  # nothing is hidden, so one guess shows all there is to see

POINT: Final = 100  # everything below is counted in hundredths of a point
WIN: Final = 10 * POINT  # what winning is worth beside the points
BEST_RIVAL: Final = 50  # percent of our envy that goes to the best rival; the rest to all of them alike
OUR_SHARE: Final = 0.9  # of what is still to come, all players together take so much
WEAPON_USE: Final = 65  # percent of an enemy's value that a weapon is worth beforehand
WHITE_DISCS: Final = sum(WHITE_BAG)
PROVISION_STOCK: Final = 3  # points that a provision will bring whoever takes it, on the whole
STOCK_SHARE: Final = 40  # percent of the rest of half 2 that every player with a pawn will have a part of

# What half 2 brings a player with four pawns, by the number of players, and with fewer pawns, in percent of it.
HALF_TWO: Final = [0, 0, 100 * POINT, 70 * POINT, 52 * POINT]
STRENGTH: Final = [0, 35, 65, 85, 100]

# How likely a supply is delivered, in percent: less with every step still to go, more so when the board empties.
HOPE: Final = 90
HOPE_LOST: Final = 8
HOPE_LOST_LATE: Final = 18

# What discs within reach are worth, in percent: less with every step, and less for each better one there is.
NEAR: Final = [0, 100, 70, 50]
WAVES: Final = len(NEAR) - 1
GROUND: Final = 30
FADE: Final = 80
FAINT: Final = 2


def worth(table: Table, seat: int) -> int:
    """What the position is worth to the seat, in hundredths of a point: its expected score against its rivals'."""
    over = table.pending == DONE
    promised = scores(table) if over else promises(table)
    own = promised[seat]
    best = -1
    total = -own
    for other in range(table.seats):
        total += promised[other]
        if other != seat and promised[other] > best:
            best = promised[other]
    value = own - (best * BEST_RIVAL + total // (table.seats - 1) * (100 - BEST_RIVAL)) // 100
    if over and own != best:
        value += WIN if own > best else -WIN
    return value


def scores(table: Table) -> list[int]:
    """By seat: the points it has, in hundredths."""
    return [POINT * table.points(seat) for seat in range(table.seats)]


def promises(table: Table) -> list[int]:
    """By seat: the points it can expect at the end, in hundredths."""
    left = discs_left(table)
    held = holdings(table)
    weapon = weapon_worth(table, left)
    found = ground(table, disc_values(table, left, held, weapon))
    count = 0
    for kind in range(FIRST_TAKEABLE, KINDS):
        count += left[kind]
    rest = stock(table, left) if table.half == 2 else 0
    for seat in range(table.seats):
        at = seat * KINDS
        weapons = table.weapons[seat] + held[at + WEAPON] - table.taken[at + WEAPON]
        found[seat] += points_held(table, seat, left, held) + weapons * weapon + supplies(table, seat, count)
        if table.has_pawn(seat):
            found[seat] += rest
    return found


# --- discs ----------------------------------------------------------------------------------------------------------


def discs_left(table: Table) -> list[int]:
    """By kind: the discs on the board on which no pawn stands."""
    left = [0] * KINDS
    crowd = table.crowd
    for cell, disc in enumerate(table.board):
        if crowd[cell] == 0:
            left[disc] += 1
    return left


def holdings(table: Table) -> list[int]:
    """As ``table.taken``, with the discs under pawns: whoever stands on one will take it sooner or later (ZG-3.8)."""
    held = table.taken[:]
    board = table.board
    top = table.frames[-1]
    passing = top.through if isinstance(top, Turn) else OFF  # the disc under it is the other pawn's (ZG-3.5)
    for place, cell in enumerate(table.pawns):
        if cell >= 0 and place != passing and board[cell] >= FIRST_TAKEABLE:
            held[place // PAWNS * KINDS + board[cell]] += 1
    return held


def prospects(share: float) -> list[int]:
    """By provisions of a type still to come, then by those held: the points to expect of the type in the end.

    Each one to come falls to the player with the same chance. So a third fuel is worth more than a first, and a first
    more than nothing as long as others can follow (ZG-6.2).
    """
    most = len(PROVISION_POINTS) - 1
    row = [float(POINT * points) for points in PROVISION_POINTS]
    found = row[:]
    for _ in range(2 * WHITE_BAG[FIRST_PROVISION]):
        row = [row[held] + share * (row[min(held + 1, most)] - row[held]) for held in range(most + 1)]
        found += row
    return [round(points) for points in found]


HELD: Final = len(PROVISION_POINTS)  # the width of a row of prospects
PROSPECTS: Final = [[0], [0], *[prospects(OUR_SHARE / seats) for seats in range(2, MAX_SEATS + 1)]]


def points_held(table: Table, seat: int, left: list[int], held: list[int]) -> int:
    """The points of food, enemies and provisions held, these with what their sets may yet grow to (ZG-6.1, ZG-6.2)."""
    at = seat * KINDS
    prospect = PROSPECTS[table.seats]
    later = WHITE_BAG[FIRST_PROVISION] if table.half == 1 else 0
    points = 0
    for kind in range(FIRST_PROVISION, WEAPON):
        count = held[at + kind]
        points += prospect[(left[kind] + later) * HELD + (count if count < HELD else HELD - 1)]
    for kind in range(FIRST_TAKEABLE, FIRST_PROVISION):
        points += held[at + kind] * VALUES[kind] * POINT
    for kind in range(FIRST_ENEMY, KINDS):
        points += held[at + kind] * VALUES[kind] * POINT
    return points


def weapon_worth(table: Table, left: list[int]) -> int:
    """What a weapon is good for: an enemy of half 2, if there are enough for everybody's weapons (ZG-3.6, ZG-5.4)."""
    enemies = 0
    points = 0
    for kind in range(FIRST_ENEMY, KINDS):
        count = WHITE_BAG[kind] if table.half == 1 else left[kind]
        enemies += count
        points += count * VALUES[kind]
    weapons = 0
    for seat in range(table.seats):
        weapons += table.weapons[seat]
    return points * WEAPON_USE // max(enemies, weapons, 1)


def disc_values(table: Table, left: list[int], held: list[int], weapon: int) -> list[int]:
    """By seat and kind: what one more disc is worth to the seat, an enemy less the weapon it costs."""
    values: list[int] = []
    prospect = PROSPECTS[table.seats]
    later = WHITE_BAG[FIRST_PROVISION] if table.half == 1 else 0
    for seat in range(table.seats):
        at = seat * KINDS
        values += PLAIN_VALUES
        values[at + WEAPON] = weapon
        for kind in range(FIRST_PROVISION, WEAPON):
            if held[at + kind] < HELD - 1 and left[kind] > 0:
                row = (left[kind] - 1 + later) * HELD + held[at + kind]
                values[at + kind] = prospect[row + 1] - prospect[row]
        for kind in range(FIRST_ENEMY, KINDS):
            spare = VALUES[kind] * POINT - weapon
            values[at + kind] = spare if spare > 0 else 0
    return values


PLAIN_VALUES: Final = [value * POINT for value in VALUES]


def stock(table: Table, left: list[int]) -> int:
    """What each player who can still move may hope for from the rest of half 2, wherever it lies."""
    points = 0
    for kind in range(FIRST_TAKEABLE, KINDS):
        value = VALUES[kind] * 2
        if FIRST_PROVISION <= kind < WEAPON:
            value = PROVISION_STOCK * 2
        elif kind >= FIRST_ENEMY:
            value = VALUES[kind]  # half of the enemies fall, by and large
        points += left[kind] * value
    return points * POINT // 2 * STOCK_SHARE // 100 // table.seats


# --- supplies -------------------------------------------------------------------------------------------------------


def distance(start: int, goal: int) -> int:
    """How many steps apart two cells are on an empty board."""
    row, other = start // COLUMNS, goal // COLUMNS
    across = (goal % COLUMNS - other // 2) - (start % COLUMNS - row // 2)
    down = other - row
    return max(abs(across), abs(down), abs(across + down))


STEPS: Final = [[distance(cell, shelter) for cell in range(CELLS)] for shelter in SHELTERS]


def supplies(table: Table, seat: int, count: int) -> int:
    """Supplies delivered or hoped for: pawns of half 2 in half 1 (ZG-5.3), five points each in half 2 (ZG-6.1)."""
    first = len(RED_SHELTERS) if table.half == 1 else 0
    delivered = 0  # in percent, so that hopes can be added
    lost = HOPE_LOST + HOPE_LOST_LATE * (WHITE_DISCS - count) // WHITE_DISCS
    for shelter in range(first, first + PAWNS):
        if table.markers[seat] >> shelter & 1:
            delivered += 100
        else:
            hope = HOPE - lost * nearest(table, seat, shelter)
            if hope > 0:
                delivered += hope
    if table.half == 2:
        return MARKER_POINTS * delivered * POINT // 100
    whole = delivered // 100
    strength = STRENGTH[whole] * 100
    if whole < PAWNS:
        strength += (STRENGTH[whole + 1] - STRENGTH[whole]) * (delivered % 100)
    return HALF_TWO[table.seats] * strength // 10000


def nearest(table: Table, seat: int, shelter: int) -> int:
    """How far the seat's nearest pawn that can move is from the shelter, obstacles ignored."""
    steps = STEPS[shelter]
    best = CELLS
    for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
        cell = table.pawns[place]
        if cell >= 0 and steps[cell] < best and can_move(table, cell):
            best = steps[cell]
    return best


def can_move(table: Table, cell: int) -> bool:
    """Whether a pawn on the cell has anywhere to go without a weapon."""
    board = table.board
    for near in table.near[cell]:
        disc = board[near]
        if disc < FIRST_ENEMY and disc != HOLE and disc != BARRICADE:
            return True
    return False


# --- the ground -----------------------------------------------------------------------------------------------------

# Everybody's pawns set out at once, in waves. Before a wave comes, a cell's mark is one of these; then it is
# ``wave << 4 | bit mask of the seats that came with it``, so that the marks of earlier waves are always smaller.
CLOSED: Final = 0
FRESH: Final = 1 << 12
HOSTILE: Final = FRESH + 1
FIRST_MARKS: Final = [FRESH] * FIRST_ENEMY + [HOSTILE] * (KINDS - FIRST_ENEMY)
FIRST_MARKS[HOLE] = FIRST_MARKS[BARRICADE] = CLOSED
SEATS: Final = (1 << MAX_SEATS) - 1
OWNER: Final = [OFF, 0, 1, OFF, 2, OFF, OFF, OFF, 3] + [OFF] * 7  # by bit mask of seats: the only one, or OFF
SHARERS: Final = [mask.bit_count() for mask in range(SEATS + 1)]

# Each seat has a heap: by size, in units of a quarter point, how many discs of that value are within its reach.
UNIT: Final = POINT // 4
UNIT_PERCENT: Final = UNIT * 100
HEAP_BITS: Final = 5


def ground(table: Table, values: list[int]) -> list[int]:
    """By seat: what its pawns reach before the others', the near more than the far; what several reach is shared."""
    board = table.board
    ways = table.near
    marks = [FIRST_MARKS[disc] for disc in board]
    armed = 0
    for seat in range(table.seats):
        if table.weapons[seat] > 0:
            armed |= 1 << seat
    wave = set_out(table, marks)
    heaps = [0] * (table.seats << HEAP_BITS)
    for step in range(1, WAVES + 1):
        floor = step << 4
        after: list[int] = []
        jumped = False
        for cell in wave:
            here = marks[cell] & SEATS
            if board[cell] == MANHOLE:
                jumped = True
            for near in ways[cell]:
                mark = marks[near]
                if mark < floor:
                    continue
                if mark == FRESH:
                    marks[near] = floor | here
                    after.append(near)
                elif mark < FRESH:
                    marks[near] = mark | (here if board[near] < FIRST_ENEMY else here & armed)
                elif here & armed:
                    marks[near] = floor | here & armed
                    after.append(near)
        if jumped:
            ways = NEIGHBOURS  # every manhole is reached by now, so later waves need not try them again
        weight = NEAR[step]
        for cell in after:
            disc = board[cell]
            if disc >= FIRST_TAKEABLE:
                mask = marks[cell] & SEATS
                seat = OWNER[mask]
                if seat >= 0:
                    heaps[(seat << HEAP_BITS) + values[seat * KINDS + disc] * weight // UNIT_PERCENT] += 1
                else:
                    share_out(heaps, values, disc, mask, weight)
        wave = after
    return [harvest(heaps, seat) for seat in range(table.seats)]


def set_out(table: Table, marks: list[int]) -> list[int]:
    """The cells where pawns stand, marked with their owners."""
    found: list[int] = []
    for place, cell in enumerate(table.pawns):
        if cell >= 0:
            bit = 1 << place // PAWNS
            if marks[cell] >= FRESH:
                marks[cell] = bit
                found.append(cell)
            else:
                marks[cell] |= bit
    return found


def share_out(heaps: list[int], values: list[int], disc: int, mask: int, weight: int) -> None:
    """Put a part of a disc that several seats reach at once on the heap of each."""
    parts = SHARERS[mask] * UNIT_PERCENT
    for seat in range(len(values) // KINDS):
        if mask >> seat & 1:
            heaps[(seat << HEAP_BITS) + values[seat * KINDS + disc] * weight // parts] += 1


def harvest(heaps: list[int], seat: int) -> int:
    """What a heap is worth: its best disc most, each further one less, for turns are few and others take discs too."""
    points = 0
    weight = GROUND * 100
    for size in range((1 << HEAP_BITS) - 1, 0, -1):
        for _ in range(heaps[(seat << HEAP_BITS) + size]):
            points += size * weight
            weight = weight * FADE // 100
            if weight < FAINT * 100:
                return points * UNIT // 10000
    return points * UNIT // 10000
