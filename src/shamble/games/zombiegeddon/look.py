"""A view of Zombiegeddon, read for drawing: what follows from it, where things lie, and how items are made.

The board is drawn in ``scene``, what lies beside it in ``panel``, or told without a place in ``side``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from shamble.core.scene import Item, item
from shamble.games.zombiegeddon.box import (
    CELL_NUMBERS,
    CELLS,
    COLUMNS,
    DISC_NUMBERS,
    DISCS,
    DRY_ROUNDS,
    FIRST_PROVISION,
    FIRST_TAKEABLE,
    MANHOLE,
    MARKER_POINTS,
    NEIGHBOURS,
    OFF,
    PROVISION_POINTS,
    RED_SHELTERS,
    VALUES,
    WEAPON,
    WHITE_BAG,
    WHITE_SHELTERS,
)

SEAT_LETTERS: Final = "ABCD"
FACES: Final = {
    "barricade": "zg-bar",
    "manhole": "zg-man",
    "food1": "zg-f1",
    "food2": "zg-f2",
    "food3": "zg-f3",
    "electronics": "zg-el",
    "medicine": "zg-me",
    "fuel": "zg-fu",
    "tools": "zg-to",
    "weapon": "zg-we",
    "red_shelter": "zg-red",
    "white_shelter": "zg-whi",
} | {f"enemy{value}": f"zg-z{value}" for value in range(3, 9)}
LASTING: Final = tuple(disc.name for disc in DISCS[:FIRST_TAKEABLE])  # what a cell may hold that nobody can take
WHOLE: Final = sum(WHITE_BAG)  # discs of a half; as many as the red ones without the permanents (ZG-2.1)
TALLIED: Final = tuple(disc for disc in DISCS[FIRST_TAKEABLE:] if disc != DISCS[WEAPON])  # what lies in open piles
KEY_ROWS: Final = (  # the legend
    ("food", ("zg-f1", "zg-f2", "zg-f3")),
    ("provisions", ("zg-el", "zg-me", "zg-fu", "zg-to")),
    ("enemy", ("zg-z5",)),
    ("weapon", ("zg-we",)),
    ("white", ("zg-whi",)),
    ("red", ("zg-red",)),
    ("manhole", ("zg-man",)),
    ("barricade", ("zg-bar",)),
)
TAKES_SUPPLIES: Final = {1: "white", 2: "red"}  # by half: the shelters with outlines for supplies


def key_faces(what: str, half: int) -> tuple[str, ...]:
    """The pictures of a row of the legend; shelters that take supplies show the outlines under them."""
    return (*dict(KEY_ROWS)[what], "zg-slots") if what == TAKES_SUPPLIES[half] else dict(KEY_ROWS)[what]


# --- geometry, in units of the drawing: a cell has radius 50 ---------------------------------------------------------

PITCH_X: Final = 86.6
PITCH_Y: Final = 75.0
MARGIN: Final = 24
HEAD: Final = (MARGIN, 18, 1170, 84)  # x, y, width, height
BOARD: Final = (MARGIN, 116, 1170, 851)
PANEL: Final = (1222, 24, 540, 1072)
KEY: Final = (MARGIN, 984, 1170, 112)
WIDTH: Final = 1786
HEIGHT: Final = 1120
FIELD_X: Final = BOARD[0] + 44  # left and upper edge of the hexes
FIELD_Y: Final = BOARD[1] + 38
Spot = tuple[float, float, float]  # aside, down, scale: where a piece stands in its cell
DISC_ALONE: Final = (0.0, 0.0, 1.0)
DISC_UNDER: Final = (-16.0, 14.0, 0.68)
PAWN_ON_DISC: Final = (17.0, -7.0, 0.92)
OPEN_CROWD: Final[dict[int, tuple[Spot, ...]]] = {
    3: ((-19, -16, 0.66), (19, -16, 0.66), (0, 20, 0.66)),
    4: ((-19, -18, 0.62), (19, -18, 0.62), (-19, 20, 0.62), (19, 20, 0.62)),
    5: ((-26, -16, 0.58), (0, -20, 0.58), (26, -16, 0.58), (-15, 20, 0.58), (15, 20, 0.58)),
}
SLOT_CROWD: Final[dict[int, tuple[Spot, ...]]] = {  # the supplies at the foot of the cell stay in sight
    3: ((-24, -10, 0.64), (1, -14, 0.64), (26, -10, 0.64)),
    4: ((-28, -10, 0.56), (-10, -19, 0.56), (10, -6, 0.56), (29, -14, 0.56)),
    5: ((-26, -20, 0.52), (0, -24, 0.52), (26, -20, 0.52), (-14, 2, 0.52), (14, 2, 0.52)),
}
OPEN_SPOTS: Final = OPEN_CROWD | {1: ((0, 11, 0.86),), 2: ((-20, 12, 0.82), (20, 12, 0.82))}
SLOT_SPOTS: Final = SLOT_CROWD | {1: ((20, -5, 0.84),), 2: ((-13, -9, 0.76), (22, -5, 0.76))}
DISC_SPOTS: Final = OPEN_CROWD | {1: (PAWN_ON_DISC,), 2: ((-19, -9, 0.8), (19, -9, 0.8))}
TOKEN_SPOTS: Final[dict[int, tuple[Spot, ...]]] = {
    2: ((-19, -6, 0.88), (19, -6, 0.88)),
    3: ((-19, -15, 0.84), (19, -15, 0.84), (0, 17, 0.84)),
    4: ((-18, -19, 0.8), (18, -19, 0.8), (-18, 15, 0.8), (18, 15, 0.8)),
}
SLOTS: Final[dict[int, tuple[Spot, ...]]] = {
    2: ((-13, 25, 0.74), (13, 25, 0.74)),
    3: ((-23, 22, 0.72), (0, 27, 0.72), (23, 22, 0.72)),
    4: ((-28, 17, 0.66), (-10, 27, 0.66), (10, 27, 0.66), (28, 17, 0.66)),
}

# --- reading ---------------------------------------------------------------------------------------------------------


class Option(NamedTuple):
    """One answer in the players' notation, taken apart: ``target`` is OFF for a removal, both are OFF for a pass."""

    answer: str
    source: int
    target: int


class Look:
    """What the picture needs of a view, with types, and what follows from it."""

    def __init__(self, view: Mapping[str, object], names: Sequence[str] | None) -> None:
        self.seats = cast(int, view["seats"])
        self.seat = cast("int | None", view["seat"])
        self.open_piles = bool(cast("dict[str, object]", view["settings"]).get("open_piles", False))
        self.half = cast(int, view["half"])
        self.turn = cast(int, view["turn"])
        self.action = cast(int, view["action"])
        self.active = cast(int, view["active"])
        self.through = cast(int, view["through"])
        self.idle = cast(int, view["idle"])
        self.dry = cast(int, view["dry"])
        self.gained = any(frame.get("gained") for frame in cast("list[dict[str, object]]", view["stack"]))
        self.trail = cast("list[tuple[int, int, int]]", view.get("trail", ()))
        self.board = cast("list[str]", view["board"])
        self.pawns = cast("list[list[int]]", view["pawns"])
        self.markers = cast("list[list[int]]", view["markers"])
        self.weapons = cast("list[int]", view["weapons"])
        self.spent = cast("list[int]", view["spent"])
        self.taken = cast("list[dict[str, int]]", view["taken"])
        self.outcome = cast("dict[str, object] | None", view["outcome"])
        self.options = [_option(answer) for answer in cast("list[str]", view["options"])]
        self.names = list(names) if names is not None else list(SEAT_LETTERS[: self.seats])
        self.standing = _standing(self.pawns)
        self.ways = _ways(self.options)
        self.sources = {option.source for option in self.options if option.source != OFF}
        self.left = len(self.board) - sum(map(self.board.count, LASTING))

    def until(self, count: int, most: int) -> int:
        """How many more turns of players with pawns a count lasts to which each turn adds one, and each skipped one."""
        turns = 0
        for step in range(most - count):
            turns += any(cell != OFF for cell in self.pawns[(self.active + step) % self.seats])
        return turns

    @property
    def passes_left(self) -> int:
        """So many passes in a row, this turn's included, end the half (ZG-5.1 b); 0 once an action is used."""
        return 0 if self.action else self.until(self.idle, self.seats)

    @property
    def dry_left(self) -> int:
        """So many turns from now on that bring nothing end the half (ZG-5.1 c); 0 if this one has brought something."""
        return 0 if self.gained else self.until(self.dry, DRY_ROUNDS * self.seats)

    def stores(self, cell: int) -> bool:
        """True for the shelters that take supplies in this half (ZG-4.1, ZG-4.2)."""
        return cell in (WHITE_SHELTERS if self.half == 1 else RED_SHELTERS)

    def takes(self, cell: int) -> str:
        """The disc that a pawn alone on this cell collects by leaving it, or "none" (ZG-3.8)."""
        alone = len(self.standing.get(cell, ())) == 1
        return self.board[cell] if alone and DISC_NUMBERS[self.board[cell]] >= FIRST_TAKEABLE else "none"

    def delivers(self, cell: int) -> bool:
        """True if the viewing seat would leave a supply by arriving here."""
        return self.seat is not None and self.stores(cell) and cell not in self.markers[self.seat]

    def may_act(self, cell: int, seat: int, pawn: int) -> bool:
        """True for a pawn that can give one of the answers."""
        return seat == self.seat and cell in self.sources and self.through in (OFF, pawn)

    def givers(self, option: Option) -> list[str]:
        """The ids of the pawns that may give this answer; nobody's for a pass."""
        if self.through >= 0 and self.seat is not None:
            return [pawn_id(self.seat, self.through)]
        return [pawn_id(seat, pawn) for seat, pawn in self.standing.get(option.source, ()) if seat == self.seat]

    def way(self, option: Option) -> str:
        """How an answer leads to its cell: step, jump (ZG-3.4), or through, over another pawn (ZG-3.5)."""
        kind = DISC_NUMBERS[self.board[option.target]]
        if kind == MANHOLE and option.target not in NEIGHBOURS[option.source]:
            return "jump"
        return "through" if kind >= FIRST_TAKEABLE and option.target in self.standing else "step"

    def pile(self, seat: int) -> int:
        """The number of discs that lie face down before this seat: weapons lie open (ZG-3.9)."""
        return sum(self.taken[seat].values()) - self.weapons[seat] - self.spent[seat]

    def points(self, seat: int) -> int | None:
        """The score of this seat when the table may see it: at the end, or with open piles."""
        if self.outcome is not None and self.outcome.get("scores") is not None:
            return cast("list[int]", self.outcome["scores"])[seat]
        return points_of(self.taken[seat], self.markers[seat]) if self.open_piles else None

    def rank(self, seat: int) -> int:
        """The place of this seat in the ranking, 1 for the winners; 0 while the game runs."""
        place = 1
        for group in cast("list[list[int]]", (self.outcome or {}).get("ranking", [])):
            if seat in group:
                return place
            place += len(group)
        return 0

    def role(self, seat: int) -> str:
        """What this seat is doing: now, next, wait, out (no pawn left in this half) or over."""
        if self.outcome is not None:
            return "over"
        if seat == self.active:
            return "now"
        if all(cell == OFF for cell in self.pawns[seat]):
            return "out"
        after = [(self.active + step) % self.seats for step in range(1, self.seats)] if self.active >= 0 else []
        waiting = [other for other in after if any(cell != OFF for cell in self.pawns[other])]
        return "next" if waiting[:1] == [seat] else "wait"


def _option(answer: str) -> Option:
    source, _, target = answer.partition("-")
    return Option(answer, CELL_NUMBERS.get(source, OFF), CELL_NUMBERS.get(target, OFF))


def _standing(pawns: Sequence[Sequence[int]]) -> dict[int, list[tuple[int, int]]]:
    """Who stands where: cell → (seat, pawn) in seat order."""
    standing: dict[int, list[tuple[int, int]]] = {}
    for seat, cells in enumerate(pawns):
        for pawn, cell in enumerate(cells):
            if cell != OFF:
                standing.setdefault(cell, []).append((seat, pawn))
    return standing


def _ways(options: Sequence[Option]) -> dict[int, list[str]]:
    """What leads where: cell → the answers."""
    ways: dict[int, list[str]] = {}
    for option in options:
        if option.target != OFF:
            ways.setdefault(option.target, []).append(option.answer)
    return ways


def points_of(taken: Mapping[str, int], markers: Sequence[int]) -> int:
    """The points of a pile and of the supplies in red shelters (ZG-6.1, ZG-6.2)."""
    points = MARKER_POINTS * sum(cell in RED_SHELTERS for cell in markers)
    for name, count in taken.items():
        kind = DISC_NUMBERS[name]
        if FIRST_PROVISION <= kind < WEAPON:
            points += PROVISION_POINTS[min(count, len(PROVISION_POINTS) - 1)]
        else:
            points += VALUES[kind] * count
    return points


# --- making ----------------------------------------------------------------------------------------------------------


def in_cell(kind: str, cell: int, spot: Spot, **more: object) -> Item:
    """One item at a spot of a cell; ``o`` is its way there from the middle, which stays upright on a turned board."""
    x, y = CENTRES[cell]
    aside, down, scale = spot
    offset = [aside, down] if aside or down else None
    return item(kind, x + aside, y + down, scale=None if scale == 1 else scale, o=offset, **more)


def at(prefix: str, cell: int) -> str:
    """The id of what lies in a cell: c3-1, d3-1, …"""
    return prefix + PLACES[cell]


def pawn_id(seat: int, pawn: int) -> str:
    """The id of a pawn: pA1, …"""
    return f"p{SEAT_LETTERS[seat]}{pawn + 1}"


def _centre(cell: int) -> tuple[float, float]:
    """The middle of a cell; odd rows lie half a cell to the right (ZG-1.1)."""
    column, row = cell % COLUMNS, cell // COLUMNS
    return FIELD_X + (column + 0.5 + row % 2 / 2) * PITCH_X, FIELD_Y + 50 + row * PITCH_Y


CENTRES: Final = tuple(_centre(cell) for cell in range(CELLS))
PLACES: Final = tuple(f"{cell % COLUMNS}-{cell // COLUMNS}" for cell in range(CELLS))
