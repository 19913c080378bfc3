"""The table of Zombiegeddon as plain data, and the small deeds its procedures share."""

from __future__ import annotations

from typing import Any, ClassVar

from shamble.core.errors import Refusal
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.outcome import Outcome, rank
from shamble.core.state import State
from shamble.core.stream import Stream
from shamble.games.zombiegeddon import refusals
from shamble.games.zombiegeddon.box import (
    BARRICADE,
    CELLS,
    DELIVER_TO,
    DISC_NAMES,
    FIRST_ENEMY,
    FIRST_PROVISION,
    FIRST_TAKEABLE,
    HOLE,
    KINDS,
    MANHOLE,
    MARKER_POINTS,
    NEIGHBOURS,
    OFF,
    OPEN_TO,
    PAWNS,
    PROVISION_POINTS,
    RED_SHELTERS,
    SHELTERS,
    VALUES,
    WEAPON,
    WHITE_BAG,
    WHITE_SHELTERS,
)
from shamble.games.zombiegeddon.facts import Delivered, Fought, Removed, Took


class Table(State):
    """A table of Zombiegeddon. Flat lists of small ints: a pawn's place is ``seat * 4 + pawn``."""

    over: ClassVar[Refusal] = refusals.OVER
    out_of_turn: ClassVar[Refusal] = refusals.OUT_OF_TURN

    def __init__(
        self,
        game: Game,
        seats: int,
        frames: list[Frame[Any]],
        stream: Stream,
        ask_chance: bool,
        ask_passes: bool,
        number: int,
        hushed: int,
        open_piles: bool,
        half: int,
        turn: int,
        first: int,
        idle: int,
        dry: int,
        board: list[int],
        bag: list[int],
        cleared: list[int],
        pawns: list[int],
        crowd: list[int],
        taken: list[int],
        weapons: list[int],
        markers: list[int],
        near: list[list[int]],
    ) -> None:
        super().__init__(game, seats, frames, stream, ask_chance, ask_passes, number, hushed)
        self.open_piles = open_piles
        self.half = half  # 1 or 2
        self.turn = turn  # turns begun, both halves counted, skipped ones too
        self.first = first  # first seat of the half, -1 before it is found
        self.idle = idle  # turns in a row without an action (ZG-5.1b)
        self.dry = dry  # turns in a row that brought nobody anything (ZG-5.1c)
        self.board = board  # by cell: the kind of disc or shelter there
        self.bag = bag  # by kind: discs still to be dealt
        self.cleared = cleared  # by kind: discs out of the game (ZG-5.3)
        self.pawns = pawns  # by place: the cell, or OFF
        self.crowd = crowd  # by cell: how many pawns stand there
        self.taken = taken  # seat * KINDS + kind: discs ever taken, weapons included
        self.weapons = weapons  # by seat: weapons held
        self.markers = markers  # by seat: bit mask over SHELTERS
        self.near = near  # by cell: where one action leads; it changes with a deal only, so copies share it

    def copy(self) -> Table:
        twin = Table(
            self.game,
            self.seats,
            [frame.copy() for frame in self.frames],
            self.stream.copy(),
            self.ask_chance,
            self.ask_passes,
            self.number,
            self.hushed,
            self.open_piles,
            self.half,
            self.turn,
            self.first,
            self.idle,
            self.dry,
            self.board[:],
            self.bag[:],
            self.cleared[:],
            self.pawns[:],
            self.crowd[:],
            self.taken[:],
            self.weapons[:],
            self.markers[:],
            self.near,
        )
        twin.pending = self.pending
        return twin

    def to_json(self) -> dict[str, object]:
        data = self.core_json()
        data.update(
            open_piles=self.open_piles,
            half=self.half,
            turn=self.turn,
            first=self.first,
            idle=self.idle,
            dry=self.dry,
            board=self.board[:],
            bag=self.bag[:],
            cleared=self.cleared[:],
            pawns=self.pawns[:],
            taken=self.taken[:],
            weapons=self.weapons[:],
            markers=self.markers[:],
        )
        return data

    def components(self) -> dict[str, int]:
        """Discs by kind, those still in the box included; pawns on and off the board (ZG-1.3, ZG-2.1)."""
        found: dict[str, int] = {}
        for kind in range(BARRICADE, KINDS):
            count = self.board.count(kind) + self.bag[kind] + self.cleared[kind] + sum(self.taken[kind::KINDS])
            found[DISC_NAMES[kind]] = count + (WHITE_BAG[kind] if self.half == 1 else 0)
        standing = sum(self.crowd)
        found["pawns"] = standing + self.pawns.count(OFF)
        return found

    def turns(self) -> int:
        return self.turn

    # --- pawns and discs ---

    def has_pawn(self, seat: int) -> bool:
        """Whether the seat has a pawn on the board."""
        pawns = self.pawns
        place = seat * PAWNS
        return pawns[place] >= 0 or pawns[place + 1] >= 0 or pawns[place + 2] >= 0 or pawns[place + 3] >= 0

    def pawn_on(self, seat: int, cell: int) -> int:
        """The place of the seat's first pawn on the cell, or OFF."""
        own = self.pawns[seat * PAWNS : seat * PAWNS + PAWNS]
        return seat * PAWNS + own.index(cell) if cell in own else OFF

    def may_enter(self, cell: int, weapons: int) -> bool:
        """Whether a pawn whose owner holds so many weapons may end its move here (ZG-3.3, ZG-3.6)."""
        disc = self.board[cell]
        return OPEN_TO[weapons > 0][disc] and (self.crowd[cell] == 0 or disc < FIRST_TAKEABLE)

    def pay(self, seat: int, goal: int, disc: int) -> None:
        """An enemy's cell costs a weapon, which leaves the game (ZG-3.6)."""
        self.weapons[seat] -= 1
        self.facts.append(Fought(seat, goal, disc))

    def leave(self, seat: int, place: int) -> bool:
        """A pawn steps off its cell; its owner collects the disc unless another pawn stands on it (ZG-3.8)."""
        board, crowd = self.board, self.crowd
        cell = self.pawns[place]
        self.pawns[place] = OFF
        crowd[cell] -= 1
        disc = board[cell]
        if disc < FIRST_TAKEABLE or crowd[cell] > 0:
            return False
        board[cell] = HOLE
        self.taken[seat * KINDS + disc] += 1
        if disc == WEAPON:
            self.weapons[seat] += 1
        self.facts.append(Took(seat, cell, disc))
        return True

    def arrive(self, seat: int, place: int, cell: int) -> bool:
        """A pawn steps on a cell; in a shelter of the other colour it may leave a supply (ZG-4.1, ZG-4.2)."""
        self.pawns[place] = cell
        self.crowd[cell] += 1
        if self.board[cell] != DELIVER_TO[self.half]:
            return False
        bit = 1 << SHELTERS.index(cell)
        if self.markers[seat] & bit:
            return False
        self.markers[seat] |= bit
        self.facts.append(Delivered(seat, cell))
        return True

    def take_off(self, seat: int, place: int) -> bool:
        """A pawn leaves the board and takes its disc along (ZG-3.7, ZG-5.2)."""
        self.facts.append(Removed(seat, place - seat * PAWNS, self.pawns[place]))
        return self.leave(seat, place)

    # --- the end of a half ---

    def collectable(self) -> bool:
        """Whether any player can still reach a disc to collect (ZG-5.6)."""
        board = self.board
        for cell in self.pawns:
            if cell >= 0 and board[cell] >= FIRST_TAKEABLE:
                return True
        for cell in self.pawns:
            if cell >= 0:
                for near in self.near[cell]:
                    if FIRST_TAKEABLE <= board[near] < FIRST_ENEMY:
                        return True
        # Only now, seldom, the exact test: the loops above have seen what almost every turn shows.
        for seat in range(self.seats):
            if self.reaches_disc(seat):
                return True
        return False

    def reaches_disc(self, seat: int) -> bool:
        """Whether the seat's pawns reach a disc, all pawns on the way ignored (ZG-5.6)."""
        board = self.board
        armed = self.weapons[seat] > 0
        seen = [False] * len(board)
        todo: list[int] = []
        for place in range(seat * PAWNS, seat * PAWNS + PAWNS):
            cell = self.pawns[place]
            if cell >= 0 and not seen[cell]:
                seen[cell] = True
                todo.append(cell)
        while todo:
            cell = todo.pop()
            disc = board[cell]
            if disc >= FIRST_TAKEABLE:
                return True  # a weapon found on the way arms the player, but it is a disc already
            for near in self.near[cell]:
                kind = board[near]
                if not seen[near] and kind != HOLE and kind != BARRICADE and (armed or kind < FIRST_ENEMY):
                    seen[near] = True
                    todo.append(near)
        return False

    # --- score ---

    def food(self, seat: int) -> int:
        """Points for food (ZG-6.1)."""
        at = seat * KINDS
        return sum([self.taken[at + kind] * VALUES[kind] for kind in range(FIRST_TAKEABLE, FIRST_PROVISION)])

    def provisions(self, seat: int) -> int:
        """Points for provisions, type by type (ZG-6.2)."""
        at = seat * KINDS
        most = len(PROVISION_POINTS) - 1
        return sum([PROVISION_POINTS[min(self.taken[at + k], most)] for k in range(FIRST_PROVISION, WEAPON)])

    def enemies(self, seat: int) -> int:
        """How many enemy discs the seat has taken (ZG-5.4, ZG-6.3)."""
        at = seat * KINDS
        return sum(self.taken[at + FIRST_ENEMY : at + KINDS])

    def enemy_points(self, seat: int) -> int:
        """Points for enemies (ZG-6.1)."""
        at = seat * KINDS
        return sum([self.taken[at + kind] * VALUES[kind] for kind in range(FIRST_ENEMY, KINDS)])

    def red_markers(self, seat: int) -> int:
        """Supplies in red shelters; in half 1 there are none (ZG-4.1)."""
        return (self.markers[seat] & (1 << len(RED_SHELTERS)) - 1).bit_count()

    def white_shelters_of(self, seat: int) -> list[int]:
        """The white shelters that hold the seat's supply (ZG-5.3)."""
        shift = len(RED_SHELTERS)
        return [cell for bit, cell in enumerate(WHITE_SHELTERS) if self.markers[seat] >> shift + bit & 1]

    def points(self, seat: int) -> int:
        """The seat's score if the game ended now (ZG-6.1, ZG-6.2)."""
        supplies = MARKER_POINTS * self.red_markers(seat)
        return self.food(seat) + self.provisions(seat) + self.enemy_points(seat) + supplies

    def result(self) -> Outcome:
        """Most points, then most enemies, then most supplies, then shared (ZG-6.3)."""
        keys = [(self.points(s), self.enemies(s), self.red_markers(s)) for s in range(self.seats)]
        return Outcome(rank(keys), deciding(keys), tuple([key[0] for key in keys]))


def crowd_of(pawns: list[int]) -> list[int]:
    """How many of the pawns stand on each cell."""
    crowd = [0] * CELLS
    for cell in pawns:
        if cell >= 0:
            crowd[cell] += 1
    return crowd


def near_on(board: list[int]) -> list[list[int]]:
    """By cell, where one action leads: the neighbours and, from a manhole, every other manhole (ZG-3.4)."""
    near = NEIGHBOURS[:]
    manholes = [cell for cell, disc in enumerate(board) if disc == MANHOLE]
    for cell in manholes:
        reached = manholes + [beside for beside in NEIGHBOURS[cell] if board[beside] != MANHOLE]
        reached.remove(cell)
        reached.sort()
        near[cell] = reached
    return near


REASONS = ("POINTS", "ENEMIES", "SUPPLIES", "SHARED")


def deciding(keys: list[tuple[int, int, int]]) -> str:
    """What settled first place: the first part of the key in which the best stands alone (ZG-6.3)."""
    best = max(keys)
    for depth in range(3):
        if len([key for key in keys if key[: depth + 1] == best[: depth + 1]]) == 1:
            return REASONS[depth]
    return REASONS[3]
