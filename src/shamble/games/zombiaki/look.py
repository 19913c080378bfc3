"""A view of Zombiaki, read for drawing: what follows from it, and how items are made.

The street is drawn in ``scene`` out of ``pieces``, where things stand is in ``places``, what lies beside the board is
drawn in ``panel`` or told without a place in ``side``, ``aim`` tells what an answer would do, ``ahead`` what the next
march will do, and ``motion`` shows what happened on the way from view to view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from shamble.core.answer import Pass, PassTurn, Stop
from shamble.games.zombiaki import answers
from shamble.games.zombiaki.box import (
    BARRICADE,
    BARRIER,
    BESIDE,
    CELL_NUMBERS,
    CELLS,
    CLAWS_MASK,
    CLAWS_SHIFT,
    FIRST_HUMAN,
    FORWARD,
    HEIGHT,
    HUMAN_SIDE,
    IS_BOSS,
    IS_DOG,
    LANE_NAMES,
    LANE_OF,
    LANES,
    MADE_MASKS,
    MADE_SHIFTS,
    MERGED,
    NETTED,
    ORDERS,
    ROWS,
    SIDE_KINDS,
    STRENGTH_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.state import printed

SEAT_LETTERS: Final = "AB"
NO_CELL: Final = -1
NO_LANE: Final = -1


class Option(NamedTuple):
    """One answer in the players' notation, taken apart."""

    answer: str
    verb: str  # play, take, discard, order, walk, hold, click, bullet, burn, catch, shrapnel, pass, pass-turn, stop
    card: str = ""  # the card it plays, takes or discards
    start: int = NO_CELL  # who steps, for answers that name a step
    cell: int = NO_CELL  # where it is aimed or leads; BARRICADE is over it
    lane: int = NO_LANE
    car: bool = False
    power: int = 0


class Look:
    """What the picture needs of a view, with types, and what follows from it."""

    def __init__(self, view: Mapping[str, object], names: Sequence[str] | None) -> None:
        self.view = view
        self.seat = cast("int | None", view["seat"])
        self.names = list(names) if names is not None else list(SEAT_LETTERS)
        self.ask = cast("dict[str, Any] | None", view["ask"])
        self.outcome = cast("dict[str, Any] | None", view["outcome"])
        self.stack = {str(frame["frame"]): frame for frame in cast("list[dict[str, Any]]", view["stack"])}
        self.zombies = 0 if view["side_a"] == "zombies" else 1
        self.barrier_row = cast(int, view["barrier_row"])
        self.freezes_all = view["freeze"] == "everything"
        self.turn = cast(int, view["turn"])
        self.terror = cast(int, view["terror"])
        self.frozen = cast(int, view["frozen"])
        self.orders = cast(int, view["orders"])
        self.ordered = cast(int, view["ordered"])
        self.fire = cast(int, view["fire"])
        self.body = cast("list[int]", view["body"])
        self.thing = cast("list[int]", view["thing"])
        self.deck = cast("list[int]", view["deck"])
        self.hand = cast("list[int]", view["hand"])
        self.pile = cast("list[int]", view["pile"])
        self.options = [option_of(answer) for answer in cast("list[str]", view["options"])]

    # --- sides ---

    def seat_of(self, side: int) -> int:
        """The seat that plays this side."""
        return self.zombies if side == ZOMBIE_SIDE else 1 - self.zombies

    def side_of(self, seat: int) -> int:
        """The side that this seat plays."""
        return ZOMBIE_SIDE if seat == self.zombies else HUMAN_SIDE

    @property
    def near(self) -> int:
        """The side whose hand lies nearest: one's own; for who only watches, the humans'."""
        return HUMAN_SIDE if self.seat is None else self.side_of(self.seat)

    @property
    def now(self) -> int:
        """The side whose turn it is."""
        return ZOMBIE_SIDE if self.turn % 2 else HUMAN_SIDE

    def left(self, side: int) -> int:
        """The size of this side's deck."""
        return sum(self.deck[kind] for kind in SIDE_KINDS[side])

    def discarded(self, side: int) -> int:
        """The size of this side's discard pile."""
        return sum(self.pile[kind] for kind in SIDE_KINDS[side])

    def held(self, side: int) -> list[int]:
        """The kinds of the cards that lie open before this side, each as often as it lies there."""
        return [kind for kind in SIDE_KINDS[side] for _ in range(self.hand[kind])]

    # --- who is asked ---

    @property
    def asks(self) -> str:
        """The name of what is asked; empty when nothing is."""
        return "" if self.ask is None else str(self.ask["name"])

    @property
    def asked(self) -> list[int]:
        """The seats that are asked."""
        return [] if self.ask is None else cast("list[int]", self.ask["seats"])

    def role(self, seat: int) -> str:
        """What this seat is doing: now, wait or over."""
        if self.outcome is not None:
            return "over"
        return "now" if seat in self.asked else "wait"

    def rank(self, seat: int) -> int:
        """1 for the winner, 2 for the other; 0 while the game runs."""
        ranking = cast("list[list[int]]", (self.outcome or {}).get("ranking", []))
        return next((place for place, group in enumerate(ranking, 1) if seat in group), 0)

    # --- the street ---

    @cached_property
    def barred(self) -> list[bool]:
        """By lane: whether a barrier stops everything in it (ZK-5.6)."""
        return [self.thing[lane * ROWS + self.barrier_row - 1] == BARRIER for lane in range(LANES)]

    def held_by(self, cell: int) -> str:
        """What holds who stands there longest: net, barrier, freeze or merge (ZK-3.10, ZK-4.4); empty if nothing."""
        if self.body[cell] & NETTED:
            return "net"
        if self.barred[LANE_OF[cell]]:
            return "barrier"
        if self.frozen and self.freezes_all:
            return "freeze"
        return "merge" if self.body[cell] & MERGED else ""

    @cached_property
    def boss(self) -> int:
        """The cell of the boss, or NO_CELL."""
        return next((cell for cell in range(CELLS) if self.body[cell] & IS_BOSS), NO_CELL)

    @property
    def orders_left(self) -> int:
        """Orders that the boss can still give in this game."""
        return ORDERS - self.orders

    def pushers(self, cell: int) -> int:
        """The push of the queue at the foot of the wall on this cell; 0 if nobody pushes (ZK-5.2)."""
        foot = cell - 1
        if not HEIGHT[self.thing[cell]] or self.body[cell] or cell % ROWS == 0 or not self.body[foot]:
            return 0
        if self.body[foot] & IS_DOG or self.held_by(foot) not in ("", "merge"):  # the merged are free to march
            return 0
        push = self.body[foot] & STRENGTH_MASK
        for behind in range(foot - 1, foot - foot % ROWS - 1, -1):
            if not self.body[behind] or self.body[behind] & NETTED:
                break
            if not HEIGHT[self.thing[behind]]:
                push += self.body[behind] & STRENGTH_MASK
        return push


# --- bodies ----------------------------------------------------------------------------------------------------------


def sort_of(body: int) -> str:
    """What a body is for words and drawings: dog, mass, bitten, or zombie2 to zombie5."""
    if body & IS_DOG:
        return "dog"
    made = [kind for kind in range(4) for _ in range(body >> MADE_SHIFTS[kind] & MADE_MASKS[kind])]
    bitten = printed(body) - sum(kind + 2 for kind in made) - claws_of(body)
    if len(made) + bitten > 1:
        return "mass"
    return f"zombie{made[0] + 2}" if made else "bitten"


def claws_of(body: int) -> int:
    """How many claws a zombie wears."""
    return body >> CLAWS_SHIFT & CLAWS_MASK


def strength_of(body: int) -> int:
    """The current strength; a dog, which any damage kills, counts as 1."""
    return 1 if body & IS_DOG else body & STRENGTH_MASK


def printed_of(body: int) -> int:
    """The strength before any damage."""
    return 1 if body & IS_DOG else printed(body)


def ahead_of(cell: int) -> int:
    """The cell that a step forward leads to, or BARRICADE."""
    return BESIDE[cell][FORWARD]


# --- answers ---------------------------------------------------------------------------------------------------------


def option_of(text: str) -> Option:
    """An answer taken apart."""
    match answers.read(text.lower(), chance=False):
        case Pass() | PassTurn() | Stop():
            return Option(text, text)
        case answers.Play() as play:
            return _play(text, play)
        case answers.Take() as take:
            return Option(text, "take", take.card)
        case answers.Discard() as discard:
            return Option(text, "discard", discard.card)
        case answers.Order() as order:
            return Option(text, "order", start=_cell(order.start), cell=_cell(order.goal))
        case answers.Walk() as walk:
            return Option(text, "walk", start=_cell(walk.start), cell=_cell(walk.goal))
        case answers.Bullet() as bullet:
            return Option(text, "bullet", cell=_cell(bullet.cell), car=bullet.car)
        case answers.Burn() as burn:
            return Option(text, "burn", cell=_cell(burn.cell), power=burn.power)
        case answers.Catch() as catch:
            return Option(text, "catch", cell=_cell(catch.cell))
        case answers.Shrapnel() as shrapnel:
            return Option(text, "shrapnel", cell=_cell(shrapnel.cell))
        case answers.Hold():
            return Option(text, "hold", "notsofast")
        case _:
            return Option(text, "click", "click")


def _play(text: str, play: answers.Play) -> Option:
    if not play.target:
        return Option(text, "play", play.card)
    if play.goal:
        return Option(text, "play", play.card, start=_cell(play.target), cell=_cell(play.goal))
    if play.target in LANE_NAMES:
        return Option(text, "play", play.card, lane=LANE_NAMES.index(play.target), car=play.car)
    return Option(text, "play", play.card, cell=_cell(play.target), car=play.car)


def _cell(name: str) -> int:
    return BARRICADE if name == "out" else CELL_NUMBERS[name]


# --- making ----------------------------------------------------------------------------------------------------------


def cell_id(cell: int) -> str:
    """The id of a cell: c-A1; beyond row 5 it is the barricade's."""
    return "barricade" if cell == BARRICADE else f"c-{LANE_NAMES[cell // ROWS]}{cell % ROWS + 1}"


def body_id(cell: int) -> str:
    """The id of who stands on a cell: b-A1."""
    return f"b-{LANE_NAMES[cell // ROWS]}{cell % ROWS + 1}"


def lane_id(lane: int) -> str:
    """The id of a lane's end at the barricade: lane-A."""
    return f"lane-{LANE_NAMES[lane]}"


def side_of_kind(kind: int) -> int:
    """The side that a kind of card belongs to."""
    return HUMAN_SIDE if kind >= FIRST_HUMAN else ZOMBIE_SIDE
