"""What matters in a position of Zombiegeddon: the evaluation that bots share.

A position is worth to a seat what it can expect to score, less what its rivals can, in hundredths of a point. What a
seat can expect has five parts, one function each: what it holds, its sets of provisions, its weapons, its supplies and
the ground its pawns reach first. The numbers in capitals were found by playing bots against each other.
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
    MAX_SEATS,
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

GUESSES: Final = 1  # nothing is hidden, so one guess shows everything there is to see

W: Final = [
    0,
    100, 70, 50, 36, 25, 18,   # 1..6 near
    80,  # 7 weapon use percent
    70,  # 8 enemy reach worth
    5, 12,  # 9 slope early, 10 late growth per cell of distance (percent)
    90, # 11 delivery reach
    50, 80, 92, 100,  # 12..15 strength of pawns in half two (percent)
    100, 70, 52, # 16.. half two points (n=2,3,4)
    40, # 19 equal share percent
    50, # 20 best rival weight percent
    1000,  # 21 win bonus
    100, # 22 held
    90, # 23 share of provisions
    80, # 24 fade of ground
    30, # 25 ground
]
WAVES: Final = 6
HEAP_BITS: Final = 5


def distance(start: int, goal: int) -> int:
    """How many steps apart two cells are on an empty board."""
    row, other = start // COLUMNS, goal // COLUMNS
    across = (goal % COLUMNS - other // 2) - (start % COLUMNS - row // 2)
    down = other - row
    return max(abs(across), abs(down), abs(across + down))


STEPS: Final = [[distance(cell, shelter) for cell in range(CELLS)] for shelter in SHELTERS]


def prospects(share: float) -> list[int]:
    """By discs of a type still to come and discs held: the points to expect if each to come falls to us by chance."""
    most = len(PROVISION_POINTS) - 1
    row = [100.0 * points for points in PROVISION_POINTS]
    found: list[float] = row[:]
    for _ in range(2 * WHITE_BAG[FIRST_PROVISION]):
        row = [row[held] + share * (row[min(held + 1, most)] - row[held]) for held in range(most + 1)]
        found += row
    return [round(points) for points in found]


HELD: Final = len(PROVISION_POINTS)  # the width of a row of prospects
PROSPECTS: Final = [[0]] * 2 + [prospects(0.9 / seats) for seats in range(2, MAX_SEATS + 1)]
CLOSED: Final = 0
FRESH: Final = 1 << 12
HOSTILE: Final = FRESH + 1
FIRST_MARK: Final = [CLOSED if kind in (HOLE, BARRICADE) else FRESH if kind < FIRST_ENEMY else HOSTILE for kind in range(KINDS)]
OWNER: Final = [OFF, 0, 1, OFF, 2, OFF, OFF, OFF, 3] + [OFF] * 7  # by bit mask of seats: the only one, or OFF
SHARERS: Final = [mask.bit_count() for mask in range(1 << MAX_SEATS)]


def worth(table: Table, seat: int) -> int:
    """What the position is worth to the seat, in hundredths of a point: its expected score against its rivals'."""
    seats = table.seats
    promise = promises(table)
    best = -1
    total = 0
    for other in range(seats):
        if other != seat:
            total += promise[other]
            if best < 0 or promise[other] > best:
                best = promise[other]
    value = promise[seat] - (best * W[20] + total // (seats - 1) * (100 - W[20])) // 100
    if table.pending == DONE:
        value += W[21] if promise[seat] > best else -W[21]
    return value


def promises(table: Table) -> list[int]:
    """By seat: the points to expect at the end, in hundredths."""
    if table.pending == DONE:
        return [100 * table.points(seat) for seat in range(table.seats)]
    seats = table.seats
    left = discs_left(table)
    held = table.taken[:]
    passing = passing_pawn(table)
    for place in range(seats * PAWNS):
        cell = table.pawns[place]
        if cell >= 0 and place != passing and table.board[cell] >= FIRST_TAKEABLE:
            held[place // PAWNS * KINDS + table.board[cell]] += 1
    weapon = weapon_worth(table, left)
    values = disc_values(table, left, held, weapon)
    stock = 0
    count = 0
    for kind in range(FIRST_TAKEABLE, KINDS):
        count += left[kind]
        if kind < FIRST_PROVISION:
            stock += left[kind] * VALUES[kind] * 100
        elif kind < WEAPON:
            stock += left[kind] * 300
        else:
            stock += left[kind] * VALUES[kind] * 50
    found = ground(table, values, count)
    for seat in range(seats):
        points = holdings(table, seat, left, held) + supplies(table, seat, count)
        points += weapon * (table.weapons[seat] + held[seat * KINDS + WEAPON] - table.taken[seat * KINDS + WEAPON])
        if table.half == 2 and table.has_pawn(seat):
            points += stock // seats * W[19] // 100
        found[seat] += points
    return found


def passing_pawn(table: Table) -> int:
    """The place of the pawn that is passing over another, or OFF: the disc below is the other one's (ZG-3.5)."""
    top = table.frames[-1]
    return top.through if isinstance(top, Turn) else OFF


def discs_left(table: Table) -> list[int]:
    """By kind: the discs on the board on which no pawn stands."""
    left = [0] * KINDS
    board = table.board
    crowd = table.crowd
    for cell in range(CELLS):
        if crowd[cell] == 0:
            left[board[cell]] += 1
    return left


def weapon_worth(table: Table, left: list[int]) -> int:
    """What a weapon is good for: the enemies there are, if there are enough for everybody's weapons (ZG-3.6)."""
    enemies = 0
    points = 0
    for kind in range(FIRST_ENEMY, KINDS):
        count = left[kind]
        if table.half == 1:
            count = WHITE_BAG[kind]
        enemies += count
        points += count * VALUES[kind]
    if enemies == 0:
        return 0
    weapons = 0
    for seat in range(table.seats):
        weapons += table.weapons[seat]
    return points * W[7] // (enemies if enemies > weapons else weapons)


def disc_values(table: Table, left: list[int], held: list[int], weapon: int) -> list[int]:
    """By seat and kind: what one more disc is worth to the seat."""
    values = [0] * (table.seats * KINDS)
    prospect = PROSPECTS[table.seats]
    later = WHITE_BAG[FIRST_PROVISION] if table.half == 1 else 0
    for seat in range(table.seats):
        at = seat * KINDS
        for kind in range(FIRST_TAKEABLE, KINDS):
            if kind < FIRST_PROVISION:
                values[at + kind] = VALUES[kind] * 100
            elif kind < WEAPON:
                count = held[at + kind]
                if count < HELD - 1 and left[kind] > 0:
                    row = (left[kind] - 1 + later) * HELD + count
                    values[at + kind] = prospect[row + 1] - prospect[row]
            elif kind == WEAPON:
                values[at + kind] = weapon
            else:
                spare = VALUES[kind] * 100 - weapon
                values[at + kind] = spare if spare > 0 else 0
    return values


def holdings(table: Table, seat: int, left: list[int], held: list[int]) -> int:
    """The discs taken and those under own pawns, sets of provisions with what they may yet grow to (ZG-6.1, ZG-6.2)."""
    at = seat * KINDS
    prospect = PROSPECTS[table.seats]
    later = WHITE_BAG[FIRST_PROVISION] if table.half == 1 else 0
    points = 0
    for kind in range(FIRST_PROVISION, WEAPON):
        count = held[at + kind]
        if count >= HELD:
            count = HELD - 1
        points += prospect[(left[kind] + later) * HELD + count]
    for kind in range(FIRST_TAKEABLE, FIRST_PROVISION):
        points += held[at + kind] * VALUES[kind] * 100
    for kind in range(FIRST_ENEMY, KINDS):
        points += held[at + kind] * VALUES[kind] * 100
    return points


def supplies(table: Table, seat: int, count: int) -> int:
    """Supplies delivered and to be delivered: pawns of half 2 in half 1, five points each in half 2 (ZG-4, ZG-6.1)."""
    first = len(RED_SHELTERS) if table.half == 1 else 0
    markers = table.markers[seat]
    sure = 0
    reach = 0  # the hope of each further delivery, percent, summed
    slope = W[9] + W[10] * (88 - count) // 88
    for shelter in range(first, first + PAWNS):
        if markers >> shelter & 1:
            sure += 1
        else:
            near = nearest(table, seat, shelter)
            hope = W[11] - slope * near
            if hope > 0:
                reach += hope
    if table.half == 2:
        return 500 * sure + 5 * reach
    return half_two(table.seats, sure, reach)


def half_two(seats: int, sure: int, reach: int) -> int:
    """What half 2 will bring with so many pawns sure and so many, in percent, hoped for."""
    pawns = sure * 100 + reach
    whole = pawns // 100
    if whole >= PAWNS:
        return W[14 + seats] * W[15]
    low = W[11 + whole] if whole > 0 else 0
    return W[14 + seats] * (low * 100 + (W[12 + whole] - low) * (pawns % 100)) // 100


def nearest(table: Table, seat: int, shelter: int) -> int:
    """How far the seat's nearest pawn is from the shelter, obstacles ignored; a pawn that cannot move is far."""
    steps = STEPS[shelter]
    best = 100
    for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
        cell = table.pawns[place]
        if cell >= 0 and steps[cell] < best and is_free(table, cell):
            best = steps[cell]
    return best


def is_free(table: Table, cell: int) -> bool:
    """Whether a pawn on the cell has anywhere to go."""
    board = table.board
    for near in table.near[cell]:
        disc = board[near]
        if disc != HOLE and disc != BARRICADE and disc < FIRST_ENEMY:
            return True
    return False


def ground(table: Table, values: list[int], count: int) -> list[int]:
    """By seat: what its pawns reach before the others', the near more than the far; what several reach is shared.

    Everybody's pawns set out at once, in waves. A cell's mark is CLOSED, FRESH or HOSTILE before a wave comes, then
    ``wave << 4 | bit mask of the seats that came with it``, so that all earlier marks are smaller than a wave's.
    """
    board = table.board
    ways = table.near
    marks = [FIRST_MARK[disc] for disc in board]
    armed = 0
    wave: list[int] = []
    for seat in range(table.seats):
        bit = 1 << seat
        if table.weapons[seat] > 0:
            armed |= bit
        for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
            cell = table.pawns[place]
            if cell >= 0:
                if marks[cell] >= FRESH:
                    marks[cell] = bit
                    wave.append(cell)
                else:
                    marks[cell] |= bit
    heaps = [0] * (table.seats << HEAP_BITS)
    for step in range(1, WAVES + 1):
        floor = step << 4
        after: list[int] = []
        for cell in wave:
            here = marks[cell] & 15
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
        weight = W[step]
        for cell in after:
            disc = board[cell]
            if disc < FIRST_TAKEABLE:
                continue
            mask = marks[cell] & 15
            seat = OWNER[mask]
            if seat >= 0:
                heaps[(seat << HEAP_BITS) + values[seat * KINDS + disc] * weight // 2500] += 1
            else:
                share_out(heaps, table.seats, values, disc, mask, weight)
        if not after:
            break
        wave = after
    return [harvest(heaps, seat) for seat in range(table.seats)]


def share_out(heaps: list[int], seats: int, values: list[int], disc: int, mask: int, weight: int) -> None:
    """A disc that several seats reach at once is worth a part of its value to each."""
    sharers = SHARERS[mask] * 2500
    for seat in range(seats):
        if mask >> seat & 1:
            heaps[(seat << HEAP_BITS) + values[seat * KINDS + disc] * weight // sharers] += 1


def harvest(heaps: list[int], seat: int) -> int:
    """What a heap of discs within reach is worth: the best most, the next less, for others take discs too."""
    total = 0
    fade = W[25] * 25
    for size in range((1 << HEAP_BITS) - 1, 0, -1):
        for _ in range(heaps[(seat << HEAP_BITS) + size]):
            total += size * fade
            fade = fade * W[24] // 100
            if fade < 50:
                return total // 100
    return total // 100
