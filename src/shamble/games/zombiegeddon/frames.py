"""The procedures of Zombiegeddon: the two halves, the deal, who begins, a half, a turn."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHANCE, CHOOSE, DONE, Frame
from shamble.games.zombiegeddon import refusals
from shamble.games.zombiegeddon.box import (
    ACTION,
    ACTIONS,
    BARRICADE,
    CELL_NAMES,
    CELLS,
    DISC_NAMES,
    DRAWN,
    DRY_ROUNDS,
    FIRST,
    FIRST_ENEMY,
    FIRST_TAKEABLE,
    FREE_NEIGHBOURS,
    FROM,
    HOLE,
    KINDS,
    MANHOLE,
    MARKER_POINTS,
    NEIGHBOURS,
    OFF,
    OPEN_TO,
    PAWNS,
    RED_SHELTERS,
    TO_BITS,
    TO_MASK,
    TO_OFF,
    WEAPON,
    WHITE_BAG,
    WHITE_SHELTERS,
)
from shamble.games.zombiegeddon.facts import (
    Cleared,
    Dealt,
    HalfEnded,
    Jumped,
    Moved,
    Passed,
    PassedThrough,
    Redealt,
    Remained,
    Returned,
    Scored,
    Skipped,
    Started,
)
from shamble.games.zombiegeddon.state import Table, crowd_of, near_on

# The stages of the whole game, in order.
DEAL_RED, FIND_FIRST, HALF_ONE, APOCALYPSE, HALF_TWO, SCORE = range(6)

# What decides who begins a half (ZG-3.1, ZG-5.4).
LOT, MOST, SUM, ORDER = range(4)

# Why a half ends (ZG-5.1 a, b, c).
NOT_YET, EMPTY, IDLE, STALLED = range(4)


@final
class TwoHalves(Frame[Table]):
    """The whole game: red discs, a half, the apocalypse, white discs, a half, the score (ZG-5)."""

    name: ClassVar[str] = "two_halves"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> TwoHalves:
        return TwoHalves(self.stage)

    def run(self, table: Table) -> int:
        stage = self.stage
        self.stage = stage + 1
        if stage == DEAL_RED:
            table.push(Deal(0))
        elif stage == FIND_FIRST:
            place_pawns(table)
            table.push(FirstSeat())
        elif stage == HALF_ONE or stage == HALF_TWO:
            if stage == HALF_TWO:
                bring_back(table)
            else:
                table.tell(Started(table.first, table.half, LOT, 0, 0, list(range(table.seats)), -1))
            table.push(Half(table.first))
        elif stage == APOCALYPSE:
            clear_red(table)
            table.push(Deal(0))
        else:
            table.tell(Remained(len(left_over(table))))
            tell_scores(table)
            return DONE
        return AGAIN


def place_pawns(table: Table) -> None:
    """Every player puts one pawn in each red shelter (ZG-3.1)."""
    table.pawns = list(RED_SHELTERS) * table.seats
    table.crowd = crowd_of(table.pawns)


def left_over(table: Table) -> list[int]:
    """The discs on the board that could be collected."""
    return [disc for disc in table.board if disc >= FIRST_TAKEABLE]


def clear_red(table: Table) -> None:
    """Red discs but the permanents go, the first seat of half 2 is found, the white discs are ready (ZG-5.3)."""
    left = left_over(table)
    for disc in left:
        table.cleared[disc] += 1
    table.board = [disc if disc < FIRST_TAKEABLE else HOLE for disc in table.board]
    table.tell(Cleared(len(left)))
    table.half = 2
    find_first(table)
    table.idle = table.dry = 0
    table.bag = list(WHITE_BAG)


def find_first(table: Table) -> None:
    """Half 2: most enemies, then their higher sum, then the first clockwise after half 1's first seat (ZG-5.4)."""
    opener = table.first
    clockwise = [(opener + 1 + turn) % table.seats for turn in range(table.seats)]
    count = max([table.enemies(seat) for seat in clockwise])
    most = [seat for seat in clockwise if table.enemies(seat) == count]
    value = max([table.enemy_points(seat) for seat in most])
    best = [seat for seat in most if table.enemy_points(seat) == value]
    table.first = best[0]
    lead = ORDER if len(best) > 1 else SUM if len(most) > 1 else MOST
    tied = best if lead == ORDER else most
    table.tell(Started(table.first, table.half, lead, count, value, sorted(tied), opener))


def bring_back(table: Table) -> None:
    """A pawn in each white shelter with one's supply, then the supplies go back to their owners (ZG-5.3)."""
    for seat in range(table.seats):
        shelters = table.white_shelters_of(seat)
        for pawn, cell in enumerate(shelters):
            table.pawns[seat * PAWNS + pawn] = cell
            table.crowd[cell] += 1
        table.markers[seat] = 0
        table.tell(Returned(seat, len(shelters), shelters))


def tell_scores(table: Table) -> None:
    """Everybody's points, piece by piece (ZG-6.1, ZG-6.2)."""
    for seat in range(table.seats):
        supplies = MARKER_POINTS * table.red_markers(seat)
        food, provisions, enemies = table.food(seat), table.provisions(seat), table.enemy_points(seat)
        table.tell(Scored(seat, food + provisions + enemies + supplies, food, provisions, enemies, supplies))


@final
class Deal(Frame[Table]):
    """The discs in the bag are dealt at random, one per free cell, and again if a shelter is shut in (ZG-2.2)."""

    name: ClassVar[str] = "deal"
    fields: ClassVar[tuple[str, ...]] = ("cell",)
    asks: ClassVar[str] = "disc"

    def __init__(self, cell: int) -> None:
        self.cell = cell  # everything before this cell is dealt

    def copy(self) -> Deal:
        return Deal(self.cell)

    def run(self, table: Table) -> int:
        board = table.board
        while self.cell < CELLS and board[self.cell] != HOLE:
            self.cell += 1
        if self.cell < CELLS and any(table.bag):  # a made-up table may lack permanents: more cells than discs
            return CHANCE
        if not deal_is_fair(table):
            take_deal_back(table)
            self.cell = 0
            table.tell(Redealt(table.half))
            return AGAIN
        if table.half == 1:
            table.near = near_on(board)
        table.tell(Dealt(table.half))
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        bag = table.bag
        return [DRAWN + kind for kind in range(BARRICADE, KINDS) if bag[kind] > 0]

    def weights(self, table: Table) -> list[int]:
        bag = table.bag
        return [bag[kind] for kind in range(BARRICADE, KINDS) if bag[kind] > 0]

    def settle(self, table: Table, seat: int, code: int) -> None:
        kind = code - DRAWN
        table.board[self.cell] = kind
        table.bag[kind] -= 1
        self.cell += 1

    def draw(self, table: Table) -> None:
        """The whole deal at once: drawing from the sorted discs left is drawing by kind, cell after cell."""
        board = table.board
        bag = table.bag
        rest: list[int] = []
        for kind in range(BARRICADE, KINDS):
            rest += [DRAWN + kind] * bag[kind]
            bag[kind] = 0
        dealt = table.stream.deal(rest)
        cell = self.cell
        for code in dealt:
            while board[cell] != HOLE:
                cell += 1
            board[cell] = code - DRAWN
            cell += 1
        table.draws += dealt
        self.cell = CELLS

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if not DRAWN <= code < DRAWN + KINDS:
            return Illegal(refusals.DEALING)
        return Illegal(refusals.NOT_IN_THE_BAG, disc=DISC_NAMES[code - DRAWN])


def deal_is_fair(table: Table) -> bool:
    """Whether each starting shelter of the half has two neighbours with neither barricade nor enemy (ZG-2.2)."""
    board = table.board
    for shelter in RED_SHELTERS if table.half == 1 else WHITE_SHELTERS:
        free = enemies = 0
        for cell in NEIGHBOURS[shelter]:
            disc = board[cell]
            if disc >= FIRST_ENEMY:
                enemies += 1
            elif disc != BARRICADE:
                free += 1
        if free < FREE_NEIGHBOURS and (table.half == 1 or free + enemies >= FREE_NEIGHBOURS):
            return False
    return True


def take_deal_back(table: Table) -> None:
    """All discs of the half go back into the bag; permanents only in half 1, when they were dealt with them."""
    lowest = BARRICADE if table.half == 1 else FIRST_TAKEABLE
    for cell in range(CELLS):
        disc = table.board[cell]
        if disc >= lowest:
            table.board[cell] = HOLE
            table.bag[disc] += 1


@final
class FirstSeat(Frame[Table]):
    """The first seat of half 1 is drawn at random (ZG-3.1)."""

    name: ClassVar[str] = "first_seat"
    fields: ClassVar[tuple[str, ...]] = ()
    asks: ClassVar[str] = "first"

    def copy(self) -> FirstSeat:
        return FirstSeat()

    def run(self, table: Table) -> int:
        return CHANCE if table.first < 0 else DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [FIRST + other for other in range(table.seats)]

    def weights(self, table: Table) -> list[int]:
        return [1] * table.seats

    def settle(self, table: Table, seat: int, code: int) -> None:
        table.first = code - FIRST

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return Illegal(refusals.NO_SUCH_SEAT if code >= FIRST else refusals.DRAWING_FIRST)


@final
class Half(Frame[Table]):
    """Turns go round until the half is over; then the pawns come off (ZG-5.1, ZG-5.2)."""

    name: ClassVar[str] = "half"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn is next

    def copy(self) -> Half:
        return Half(self.seat)

    def run(self, table: Table) -> int:
        why = why_over(table)
        if why != NOT_YET:
            table.tell(HalfEnded(table.half, why))
            take_all_off(table)
            return DONE
        seat = self.seat
        self.seat = (seat + 1) % table.seats
        table.turn += 1
        if table.has_pawn(seat):
            table.push(Turn(seat, 0, 0, OFF))
            return AGAIN
        table.idle += 1  # a skipped turn counts as one without an action (ZG-3.10)
        table.dry += 1
        table.tell(Skipped(seat))
        return AGAIN


def why_over(table: Table) -> int:
    """Which of the three endings of ZG-5.1 holds, if any."""
    if not table.collectable():
        return EMPTY
    if table.idle >= table.seats:
        return IDLE
    if table.dry >= DRY_ROUNDS * table.seats:
        return STALLED
    return NOT_YET


def take_all_off(table: Table) -> None:
    """From the first seat clockwise, the pawns left come off with the discs under them (ZG-5.2)."""
    for turn in range(table.seats):
        seat = (table.first + turn) % table.seats
        for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
            if table.pawns[place] >= 0:
                table.take_off(seat, place)


@final
class Turn(Frame[Table]):
    """Up to two actions of one player (ZG-3.2)."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "used", "gained", "through")
    asks: ClassVar[str] = "action"

    def __init__(self, seat: int, used: int, gained: int, through: int) -> None:
        self.seat = seat
        self.used = used  # actions taken; ACTIONS + 1 after a first-action pass, so that no action is counted
        self.gained = gained  # whether it brought a disc or a marker
        self.through = through  # place of the pawn that must move on (ZG-3.5), or OFF

    def copy(self) -> Turn:
        return Turn(self.seat, self.used, self.gained, self.through)

    def run(self, table: Table) -> int:
        if self.used == 0 or (self.used < ACTIONS and table.has_pawn(self.seat)):  # a turn begins with a pawn
            return CHOOSE
        table.idle = table.idle + 1 if self.used > ACTIONS else 0
        table.dry = 0 if self.gained else table.dry + 1
        table.end_turn()
        return DONE

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        if self.through >= 0:
            return self._onward(table)
        found = [PASS]
        board = table.board
        crowd = table.crowd
        near = table.near
        is_open = OPEN_TO[table.weapons[seat] > 0]
        own = table.pawns[seat * PAWNS : seat * PAWNS + PAWNS]
        own.sort()
        before = OFF
        for start in own:
            if start == before:
                continue  # pawns on one cell have the same moves
            before = start
            base = FROM[start]
            for goal in near[start]:  # Table.may_enter, spelt out where it is hot
                if is_open[board[goal]]:
                    if crowd[goal] and board[goal] >= FIRST_TAKEABLE and not self._may_pass(table, start, goal):
                        continue
                    found.append(base + goal)
            found.append(base + TO_OFF)
        return found

    def _may_pass(self, table: Table, start: int, goal: int) -> bool:
        """Whether a pawn may pass over the one on the goal: it must be able to pay and to move on (ZG-3.5)."""
        if self.used:
            return False
        board = table.board
        weapons = table.weapons[self.seat]
        if board[goal] >= FIRST_ENEMY:
            if weapons == 0:
                return False
            weapons -= 1
        if board[start] == WEAPON:
            weapons += 1  # collected on leaving, it may pay for the second move (ZG-3.6)
        # The start cell needs no case of its own: a shelter or manhole is open, and a disc, gone by then, is now under
        # the very pawn that moves.
        for onward in NEIGHBOURS[goal]:
            if table.may_enter(onward, weapons):
                return True
        return False

    def _onward(self, table: Table) -> list[int]:
        """The moves that end a pass-through (ZG-3.5)."""
        start = table.pawns[self.through]
        weapons = table.weapons[self.seat]
        base = FROM[start]
        return [base + goal for goal in NEIGHBOURS[start] if table.may_enter(goal, weapons)]

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == PASS:
            table.tell(Passed(seat, self.used))
            self.used = ACTIONS if self.used else ACTIONS + 1
            return
        start = (code - ACTION) >> TO_BITS
        goal = (code - ACTION) & TO_MASK
        place = self.through if self.through >= 0 else table.pawns.index(start, seat * PAWNS)
        self.used += 1
        self.through = OFF
        if goal == TO_OFF:
            gained = table.take_off(seat, place)
        else:
            gained = self._move(table, place, start, goal)
        if gained:
            self.gained = 1

    def _move(self, table: Table, place: int, start: int, goal: int) -> bool:
        """Pay, leave, collect, arrive, deliver, in this order (ZG-3.8)."""
        seat = self.seat
        pawn = place - seat * PAWNS
        disc = table.board[goal]
        if disc >= FIRST_ENEMY:
            table.pay(seat, goal, disc)
        took = table.leave(seat, place)
        if disc >= FIRST_TAKEABLE and table.crowd[goal] > 0:
            self.through = place
            table.tell(PassedThrough(seat, pawn, start, goal))
        elif disc == MANHOLE and goal not in NEIGHBOURS[start]:
            table.tell(Jumped(seat, pawn, start, goal))
        else:
            table.facts.append(Moved(seat, pawn, start, goal, disc))
        brought = table.arrive(seat, place, goal)
        return took or brought

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        passing = self.through >= 0
        if passing and code == PASS:
            return self._must_move_on(table)
        if not ACTION <= code < DRAWN:
            return Illegal(refusals.NOT_AN_ACTION)
        start = (code - ACTION) >> TO_BITS
        goal = (code - ACTION) & TO_MASK
        if table.pawn_on(seat, start) == OFF:
            return Illegal(refusals.NOT_YOUR_PAWN, cell=CELL_NAMES[start])
        if passing and (goal == TO_OFF or start != table.pawns[self.through]):
            return self._must_move_on(table)
        return self._refuse_move(table, start, goal)

    def _must_move_on(self, table: Table) -> Illegal:
        """Nothing but the passing pawn's way on: no pass, no removal, no other pawn (ZG-3.5)."""
        return Illegal(refusals.MUST_MOVE_ON, cell=CELL_NAMES[table.pawns[self.through]])

    def _refuse_move(self, table: Table, start: int, goal: int) -> Illegal:
        """Why an own pawn cannot go there; a removal is refused only while another pawn must move on."""
        disc = table.board[goal]
        if goal == start:
            return Illegal(refusals.STAYS, cell=CELL_NAMES[start])
        if disc == HOLE:  # what no pawn can ever enter is refused as that, near or far
            return Illegal(refusals.NO_DISC, goal=CELL_NAMES[goal])
        if disc == BARRICADE:
            return Illegal(refusals.BARRICADE, goal=CELL_NAMES[goal])
        if goal not in table.near[start]:
            return Illegal(refusals.TOO_FAR, start=CELL_NAMES[start], goal=CELL_NAMES[goal])
        if self.used > 0 and table.crowd[goal] > 0:  # no pass-through any more, with or without a weapon
            return Illegal(refusals.OCCUPIED, goal=CELL_NAMES[goal])
        if disc >= FIRST_ENEMY and table.weapons[self.seat] == 0:
            return Illegal(refusals.NO_WEAPON, goal=CELL_NAMES[goal])
        return Illegal(refusals.NO_WAY_ON, goal=CELL_NAMES[goal])


# A list of open-ended tuples: mypyc would build a tuple of fixed shape anew each time.
SEAT_ALONE: list[tuple[int, ...]] = [(0,), (1,), (2,), (3,)]
FRAME_TYPES = (TwoHalves, Deal, FirstSeat, Half, Turn)
