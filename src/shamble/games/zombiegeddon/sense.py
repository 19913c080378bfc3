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
    DRY_ROUNDS,
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
ALIKE: Final = 50  # options whose lines end so little apart, in hundredths of a point, are as good as each other

POINT: Final = 100  # everything below is counted in hundredths of a point
WIN: Final = 50 * POINT  # what winning is worth beside the points: nobody plays on for points who can win for sure
LOSS: Final = 50 * POINT  # what losing costs beside them: a lost game is played on while there is any hope
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

# What is within reach of the only player who can still gain: so much in percent, and this over the steps on top.
ALONE: Final = 50
ALONE_NEAR: Final = 40
NOTHING: Final = [0] * KINDS


def worth(table: Table, seat: int) -> int:
    """What the position is worth to the seat, in hundredths of a point: its expected score against its rivals'."""
    over = table.pending == DONE
    able = [not over and can_gain(table, other) for other in range(table.seats)]
    promised = scores(table) if over else promises(table, able)
    own = promised[seat]
    best = -1
    total = -own
    for other in range(table.seats):
        total += promised[other]
        if other != seat and promised[other] > best:
            best = promised[other]
    value = own - (best * BEST_RIVAL + total // (table.seats - 1) * (100 - BEST_RIVAL)) // 100
    return value + decided(table, seat, able)


def decided(table: Table, seat: int, able: list[bool]) -> int:
    """What it is worth that the seat has won or lost, once that is so by the points that are safe.

    Before the end it is counted as soon as it is sure, so that it is no reason to end a half.
    """
    held = holdings(table)
    own = safe(table, seat, held)
    best = -1
    final = True  # whether the scores of all rivals are
    for other in range(table.seats):
        if other != seat:
            best = max(best, safe(table, other, held))
            final = final and not has_future(table, other, able[other])
    if own > best:
        return WIN if final else 0
    if own < best:
        return -LOSS if final or not has_future(table, seat, able[seat]) else 0
    return 0


def scores(table: Table) -> list[int]:
    """By seat: the points it has, in hundredths."""
    return [POINT * table.points(seat) for seat in range(table.seats)]


def promises(table: Table, able: list[bool]) -> list[int]:
    """By seat: the points it can expect at the end, in hundredths. ``able`` says who can still gain in this half."""
    left = discs_left(table)
    held = holdings(table)
    weapon = weapon_worth(table, left)
    count = 0
    for kind in range(FIRST_TAKEABLE, KINDS):
        count += left[kind]
    dealt = just_dealt(table, count)
    alone = not dealt and able.count(True) == 1
    if dealt or alone:
        found = [0] * table.seats
    else:
        found = ground(table, disc_values(table, left, held, weapon))
    rest = stock(table, left) if table.half == 2 else 0
    for seat in range(table.seats):
        if dealt:
            found[seat] = half_two(table, 100 * standing(table, seat))
        elif not able[seat]:
            found[seat] = supply_points(table, 100 * delivered(table, seat))
        elif alone:
            found[seat] = harvest_alone(table, seat, held, weapon)
        else:
            found[seat] += supplies(table, seat, count) + rest
        if has_future(table, seat, able[seat]) and not (alone and table.half == 2):
            found[seat] += points_held(table, seat, NOTHING if alone or not able[seat] else left, held)
            found[seat] += weapons_of(table, seat, held) * weapon
        else:
            found[seat] += points_fixed(seat, held)
    return found


# --- who can still gain ---------------------------------------------------------------------------------------------


def can_gain(table: Table, seat: int) -> bool:
    """Whether the seat can still collect a disc on which no pawn stands, or deliver a supply, in this half."""
    board = table.board
    crowd = table.crowd
    for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
        cell = table.pawns[place]
        if cell >= 0:
            for near in table.near[cell]:
                if FIRST_TAKEABLE <= board[near] < FIRST_ENEMY and crowd[near] == 0:
                    return True
    if not table.has_pawn(seat):
        return False
    steps = reach(table, seat)  # only now, seldom: the loop above has seen what almost every position shows
    for cell, away in enumerate(steps):
        if away > 0 and board[cell] >= FIRST_TAKEABLE and crowd[cell] == 0:
            return True
    for shelter in to_deliver(table, seat):
        if steps[SHELTERS[shelter]] != OFF:
            return True
    return False


def has_future(table: Table, seat: int, able: bool) -> bool:
    """Whether the seat's score can still grow: in this half, or by the pawns that its supplies bring to half 2."""
    return able or (table.half == 1 and delivered(table, seat) > 0)


def reach(table: Table, seat: int) -> list[int]:
    """By cell: how many steps it is from the seat's nearest pawn, all pawns on the way ignored (ZG-5.6), or OFF."""
    board = table.board
    armed = table.weapons[seat] > 0
    while True:
        steps = [OFF] * CELLS
        wave: list[int] = []
        for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
            cell = table.pawns[place]
            if cell >= 0 and steps[cell] == OFF:
                steps[cell] = 0
                wave.append(cell)
        found = False  # a weapon
        for cell in wave:  # which grows meanwhile
            found = found or board[cell] == WEAPON
            away = steps[cell] + 1
            for near in table.near[cell]:
                disc = board[near]
                if steps[near] == OFF and disc != HOLE and disc != BARRICADE and (armed or disc < FIRST_ENEMY):
                    steps[near] = away
                    wave.append(near)
        if armed or not found:
            return steps
        armed = True


def just_dealt(table: Table, count: int) -> bool:
    """Whether half 2 is about to begin, so that nobody has answered in it yet.

    Such a position is judged as the end of half 1, by what it brings and not by how the discs happen to lie: nobody
    knows the deal beforehand, and so playing half 1 on can be compared with ending it.
    """
    if table.half == 1 or count < WHITE_DISCS or table.idle != table.dry:
        return False
    top = table.frames[-1]
    if not isinstance(top, Turn) or top.used or (table.first + table.idle) % table.seats != top.seat:
        return False
    for turn in range(table.idle):
        if table.has_pawn((table.first + turn) % table.seats):
            return False  # a pass, not a skipped turn
    for seat in range(table.seats):
        if table.markers[seat]:
            return False
    return True


def standing(table: Table, seat: int) -> int:
    """How many pawns the seat has on the board."""
    return PAWNS - table.pawns[seat * PAWNS : seat * PAWNS + PAWNS].count(OFF)


# --- a half alone ---------------------------------------------------------------------------------------------------


def harvest_alone(table: Table, seat: int, held: list[int], weapon: int) -> int:
    """Supplies, and discs within reach, of the only seat that can still gain: there is no race, all of it counts.

    As long as anything is within reach this is more than what ending the half brings. Near ones count more than far
    ones only to show the way. It wanes with turns that bring nothing (ZG-5.1c), and is lost after a pass of one's own,
    for then the others can end the half (ZG-5.1b).
    """
    steps = reach(table, seat)
    board = table.board
    crowd = table.crowd
    rounds = 0 if gave_way(table, seat) else max(0, DRY_ROUNDS - table.dry // table.seats)
    lying = [0] * KINDS
    for cell, away in enumerate(steps):
        if away > 0 and crowd[cell] == 0:
            lying[board[cell]] += 1
    values = values_alone(table, seat, held, lying, weapon)
    points = 0
    for cell, away in enumerate(steps):
        if away > 0 and crowd[cell] == 0:
            points += values[board[cell]] * (ALONE + ALONE_NEAR // away)
    hopes = 0
    for shelter in to_deliver(table, seat):
        away = steps[SHELTERS[shelter]]
        if away > 0:
            hopes += ALONE + ALONE_NEAR // away
    done = 100 * delivered(table, seat)
    return points * rounds // (100 * DRY_ROUNDS) + supply_points(table, done + hopes * rounds // DRY_ROUNDS)


def values_alone(table: Table, seat: int, held: list[int], lying: list[int], weapon: int) -> list[int]:
    """By kind: what each disc of those lying within reach is worth if the seat gets all that its weapons pay for."""
    at = seat * KINDS
    values = [value * POINT for value in VALUES]
    row = PROSPECTS[table.seats][HELD * later(table) :]
    for kind in range(FIRST_PROVISION, WEAPON):
        if lying[kind]:
            have = min(held[at + kind], HELD - 1)
            values[kind] = (row[min(have + lying[kind], HELD - 1)] - row[have]) // lying[kind]
    if table.half == 2:
        weapon = 0  # good for the enemies below and nothing else
    values[WEAPON] = weapon
    weapons = weapons_of(table, seat, held) + lying[WEAPON]
    enemies = sum(lying[FIRST_ENEMY:])
    for kind in range(FIRST_ENEMY, KINDS):
        values[kind] = max(0, values[kind] - weapon) * min(weapons, enemies) // max(enemies, 1)
    return values


def gave_way(table: Table, seat: int) -> bool:
    """Whether the seat's last turn was a pass and others are to answer now."""
    top = table.frames[-1]
    if not isinstance(top, Turn) or top.seat == seat:
        return False
    return table.idle >= (top.seat - seat) % table.seats


def safe(table: Table, seat: int, held: list[int]) -> int:
    """The points that the seat will have at the end whatever happens, the discs under its pawns included."""
    return points_fixed(seat, held) + POINT * MARKER_POINTS * table.red_markers(seat)


def points_fixed(seat: int, held: list[int]) -> int:
    """The points of the discs held, if none is to follow (ZG-6.1, ZG-6.2)."""
    at = seat * KINDS
    points = 0
    for kind in range(FIRST_TAKEABLE, KINDS):
        if FIRST_PROVISION <= kind < WEAPON:
            points += PROVISION_POINTS[min(held[at + kind], HELD - 1)]
        else:
            points += held[at + kind] * VALUES[kind]
    return points * POINT


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
    if table.pending == DONE:
        return held
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


def later(table: Table) -> int:
    """How many provisions of each type the other half will bring."""
    return WHITE_BAG[FIRST_PROVISION] if table.half == 1 else 0


def points_held(table: Table, seat: int, left: list[int], held: list[int]) -> int:
    """The points of food, enemies and provisions held, these with what their sets may yet grow to (ZG-6.1, ZG-6.2)."""
    at = seat * KINDS
    prospect = PROSPECTS[table.seats]
    coming = later(table)
    points = 0
    for kind in range(FIRST_PROVISION, WEAPON):
        count = held[at + kind]
        points += prospect[(left[kind] + coming) * HELD + (count if count < HELD else HELD - 1)]
    for kind in range(FIRST_TAKEABLE, FIRST_PROVISION):
        points += held[at + kind] * VALUES[kind] * POINT
    for kind in range(FIRST_ENEMY, KINDS):
        points += held[at + kind] * VALUES[kind] * POINT
    return points


def weapons_of(table: Table, seat: int, held: list[int]) -> int:
    """The seat's weapons, those under its pawns included."""
    at = seat * KINDS + WEAPON
    return table.weapons[seat] + held[at] - table.taken[at]


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
    coming = later(table)
    for seat in range(table.seats):
        at = seat * KINDS
        values += PLAIN_VALUES
        values[at + WEAPON] = weapon
        for kind in range(FIRST_PROVISION, WEAPON):
            if held[at + kind] < HELD - 1 and left[kind] > 0:
                row = (left[kind] - 1 + coming) * HELD + held[at + kind]
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
    """Supplies delivered or hoped for, less the emptier the board: ``count`` discs are left."""
    lost = HOPE_LOST + HOPE_LOST_LATE * (WHITE_DISCS - count) // WHITE_DISCS
    percent = 100 * delivered(table, seat)
    for shelter in to_deliver(table, seat):
        hope = HOPE - lost * nearest(table, seat, shelter)
        if hope > 0:
            percent += hope
    return supply_points(table, percent)


def delivered(table: Table, seat: int) -> int:
    """How many supplies the seat has delivered in this half."""
    return (table.markers[seat] >> first_goal(table) & (1 << PAWNS) - 1).bit_count()


def to_deliver(table: Table, seat: int) -> list[int]:
    """The shelters of this half that still wait for a supply of the seat."""
    first = first_goal(table)
    return [shelter for shelter in range(first, first + PAWNS) if not table.markers[seat] >> shelter & 1]


def first_goal(table: Table) -> int:
    """Where the shelters that take supplies in this half begin (ZG-4.1, ZG-4.2)."""
    return len(RED_SHELTERS) if table.half == 1 else 0


def supply_points(table: Table, percent: int) -> int:
    """What so many supplies are worth: pawns of half 2 in half 1 (ZG-5.3), five points each in half 2 (ZG-6.1)."""
    return half_two(table, percent) if table.half == 1 else MARKER_POINTS * percent * POINT // 100


def half_two(table: Table, percent: int) -> int:
    """What half 2 brings with so many pawns, in percent of one."""
    whole = percent // 100
    strength = STRENGTH[whole] * 100
    if whole < PAWNS:
        strength += (STRENGTH[whole + 1] - STRENGTH[whole]) * (percent % 100)
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
