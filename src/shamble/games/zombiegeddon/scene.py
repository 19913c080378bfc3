"""The table of Zombiegeddon as a picture: a flat dict of plain items, made from a view and from nothing else.

A scene may show less than its view, never more: of the discs a player has taken it shows only how many, unless the
table plays with open piles (ZG-3.9). The words of an item are in the docstring of ``shamble.core.svg``. A ring or button
has ``from``, the ids of the pawns that may give its ``answer`` (two pawns of a seat in one cell are one choice), and
``to``, the cell it leads to: a client shows the rings of the pawn that was picked, and all of them before. A cell that
only one answer leads to carries that answer itself.

Ids, stable all game: ``c3-1`` cell, ``d3-1`` disc, ``e3-1`` litter, ``s3-1`` shelter, ``m3-1A`` marker or its empty slot,
``pA1`` pawn, ``feet-pA1``, ``n3-1A`` count, ``o-d2-e3`` answer, ``cost-3-1`` and ``gain-3-1`` marks, ``plA`` player row.
"""

# The words: Fluent keys with their arguments. Arguments that are for selectors have their values in brackets; "what" and
# "takes" are names of discs as in box.py, "takes" may be none. Words in quotes show the tone.
#   scene-table          half turn seats             the whole picture
#   scene-half           half [1, 2]                 "Half 1 of 2: before it gets worse"
#   scene-turn           turn left of                "Turn 22, 53 of 88 discs left"
#   scene-you-act        action [1, 2] pawns         "Your second action"; pawns: how many of yours may act
#   scene-you-through    cell                        your pawn must move on (ZG-3.5)
#   scene-they-act       name action [1, 2]
#   scene-dealing                                    nobody's turn: discs are dealt, the first seat is drawn
#   scene-over           names winners score         winners: how many; score: a number or [none]
#   scene-hint-choose    cells                       a line under the sentence: "5 cells are open to you"
#   scene-hint-wait, scene-hint-deal                 the same, while another acts or chance does
#   scene-hint-over      reason                      the same, at the end: the outcome's reason
#   scene-answers                                    heading of a list of answers: "You can answer:"
#   scene-cell           cell what who pawns supplies can [yes, no]   who: "Ada 2, Bram"; supplies: "Ada"; "" if none
#   scene-pawn           name number cell can [yes, no]
#   scene-marker         name cell
#   scene-move           from to what takes cost [0, 1] delivers [yes, no] way [step, jump, through]
#   scene-off            cell takes                  a pawn leaves the board
#   scene-pass
#   scene-off-short      cell                        the same two on a button
#   scene-pass-short
#   scene-player         letter name you [yes, no] turn [now, next, wait, out, over] taken weapons supplies pawns
#   scene-player-points  the same and points
#   scene-role           you [yes, no] turn [now, next, wait, out]    one or two words under a name
#   scene-rank           rank [1 to 4]               the same, when the game is over
#   scene-taken, scene-weapons, scene-supplies, scene-points    n     captions under the number, without the number,
#                                                    but "3 to deliver" for supplies: crates show no number
#   scene-tally          name what n                 open piles: how many discs of a kind
#   scene-key            what [food, provisions, enemy, weapon, white, red, manhole, barricade]       the legend
#   scene-key-note       what half [1, 2]            what it is worth or does, in three or four words

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, cast

from shamble.games.zombiegeddon.box import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    COLUMNS,
    DISC_NUMBERS,
    DISCS,
    FIRST_ENEMY,
    FIRST_PROVISION,
    FIRST_TAKEABLE,
    LETTERS,
    MANHOLE,
    MARKER_POINTS,
    NEIGHBOURS,
    OFF,
    PAWNS,
    PROVISION_POINTS,
    RED_SHELTERS,
    ROWS,
    SHELTERS,
    VALUES,
    WEAPON,
    WHITE_BAG,
    WHITE_SHELTERS,
)

Item = dict[str, object]
Scene = dict[str, Item]
Label = list[object]

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
PRINTED: Final = {"barricade": "###", "manhole": "(O)", "red_shelter": "[R]", "white_shelter": "[W]"}
LITTER: Final = 4  # kinds of litter that lie in emptied cells
FEW: Final = 2  # with more pawns to choose from, rings are drawn thin: the client thickens those of the picked pawn
CROWD: Final = 6  # pawns in one cell from which on each seat is one token with a count

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
ROW_HEIGHT: Final = 118
OPEN_ROW_HEIGHT: Final = 166
ART_HEIGHT: Final = 176
LAYERS: Final = [
    "ground", "head", "bar", "cell", "coord", "litter", "disc", "shelter", "marker", "ring", "feet", "pawn", "count",
    "mark", "key", "row", "award", "tally", "say", "button", "art",
]  # fmt: skip

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


class Option(NamedTuple):
    """One answer in the players' notation, taken apart: ``target`` is OFF for a removal, both are OFF for a pass."""

    answer: str
    source: int
    target: int


def _option(answer: str) -> Option:
    source, _, target = answer.partition("-")
    return Option(answer, CELL_NUMBERS.get(source, OFF), CELL_NUMBERS.get(target, OFF))


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
        self.targets = {option.target for option in self.options if option.target != OFF}
        self.sources = {option.source for option in self.options if option.source != OFF}

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

    def pile(self, seat: int) -> int:
        """The number of discs that lie face down before this seat: weapons lie open (ZG-3.9)."""
        return sum(self.taken[seat].values()) - self.weapons[seat] - self.spent[seat]

    def points(self, seat: int) -> int | None:
        """The score of this seat when the table may see it: at the end, or with open piles."""
        if self.outcome is not None and self.outcome.get("scores") is not None:
            return cast("list[int]", self.outcome["scores"])[seat]
        return _points(self.taken[seat], self.markers[seat]) if self.open_piles else None

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


def _standing(pawns: Sequence[Sequence[int]]) -> dict[int, list[tuple[int, int]]]:
    """Who stands where: cell → (seat, pawn) in seat order."""
    standing: dict[int, list[tuple[int, int]]] = {}
    for seat, cells in enumerate(pawns):
        for pawn, cell in enumerate(cells):
            if cell != OFF:
                standing.setdefault(cell, []).append((seat, pawn))
    return standing


def _points(taken: Mapping[str, int], markers: Sequence[int]) -> int:
    """The points of a pile and of the supplies in red shelters (ZG-6.1, ZG-6.2)."""
    points = MARKER_POINTS * sum(cell in RED_SHELTERS for cell in markers)
    for name, count in taken.items():
        kind = DISC_NUMBERS[name]
        if FIRST_PROVISION <= kind < WEAPON:
            points += PROVISION_POINTS[min(count, len(PROVISION_POINTS) - 1)]
        else:
            points += VALUES[kind] * count
    return points


# --- small makers ----------------------------------------------------------------------------------------------------


def _item(kind: str, x: float, y: float, **more: object) -> Item:
    """One item; what is None is left out."""
    item: Item = {"kind": kind, "x": round(x, 1), "y": round(y, 1)}
    item.update((key, value) for key, value in more.items() if value is not None)
    return item


def _words(key: str, **args: object) -> Label:
    """A message reference: the key of a sentence and what to put into it."""
    return [f"scene-{key}", args]


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _join(*states: str) -> str | None:
    return " ".join(state for state in states if state) or None


def _at(cell: int) -> tuple[float, float]:
    """The middle of a cell; odd rows lie half a cell to the right (ZG-1.1)."""
    column, row = cell % COLUMNS, cell // COLUMNS
    return FIELD_X + (column + 0.5 + row % 2 / 2) * PITCH_X, FIELD_Y + 50 + row * PITCH_Y


def _id(prefix: str, cell: int) -> str:
    return f"{prefix}{cell % COLUMNS}-{cell // COLUMNS}"


def _pawn_id(seat: int, pawn: int) -> str:
    return f"p{SEAT_LETTERS[seat]}{pawn + 1}"


def _in_cell(kind: str, cell: int, spot: Spot, **more: object) -> Item:
    x, y = _at(cell)
    return _item(kind, x + spot[0], y + spot[1], scale=None if spot[2] == 1 else spot[2], **more)


# --- the picture -----------------------------------------------------------------------------------------------------


def scene(view: Mapping[str, object], names: Sequence[str] | None = None) -> Scene:
    """The table as this view may see it; ``names`` are the players' names, otherwise their letters."""
    look = Look(view, names)
    items: Scene = {"table": _table(look)}
    for layer in (_ground, _head, _cells, _discs, _shelters, _rings, _pawns, _marks, _key, _say, _rows, _buttons, _art):
        items.update(layer(look))
    return items


def _table(look: Look) -> Item:
    return {
        "kind": "table",
        "w": WIDTH,
        "h": HEIGHT,
        "sprites": "zombiegeddon",
        "label": _words("table", half=look.half, turn=look.turn, seats=look.seats),
        "layers": list(LAYERS),
        "areas": {"head": list(HEAD), "board": list(BOARD), "panel": list(PANEL), "key": list(KEY)},
        "pitch": [PITCH_X, PITCH_Y],
        "answers": _words("answers"),
    }


def _ground(look: Look) -> Iterator[tuple[str, Item]]:
    """The board's ground, with letters and numbers at its four edges."""
    yield "ground", _item("ground", BOARD[0], BOARD[1], face="zg-ground")
    for column, letter in enumerate(LETTERS):
        top, bottom = _at(column)[0], _at(CELLS - COLUMNS + column)[0]
        yield f"at-{letter}", _item("coord", top, BOARD[1] + 22, text=letter, scale=1.5)
        yield f"ab-{letter}", _item("coord", bottom, BOARD[1] + BOARD[3] - 22, text=letter, scale=1.5)
    for row in range(ROWS):
        y = _at(row * COLUMNS)[1]
        yield f"al-{row + 1}", _item("coord", BOARD[0] + 25, y, text=str(row + 1), scale=1.5)
        yield f"ar-{row + 1}", _item("coord", BOARD[0] + BOARD[2] - 25, y, text=str(row + 1), scale=1.5)


def _head(look: Look) -> Iterator[tuple[str, Item]]:
    """The title, the half, and how many of its discs are left."""
    left = sum(DISC_NUMBERS[name] >= FIRST_TAKEABLE for name in look.board)
    whole = sum(WHITE_BAG)  # as many as the red discs without the permanents (ZG-2.1)
    right, width = HEAD[0] + HEAD[2], 260
    yield "title", _item("head", HEAD[0], HEAD[1] + 4, face="zg-title", scale=1.1)
    yield "half", _item("head", right, 48, text=_words("half", half=look.half), scale=1.6, state="strong", w=560)
    turn = _words("turn", turn=look.turn, left=left, of=whole)
    yield "turn", _item("head", right - width - 16, 88, text=turn, scale=1.4, w=330)
    yield "bar", _item("bar", right - width, 68, w=width, h=24)
    start, state = (right - width, "left") if look.half == 1 else (right - width // 2, "left2")
    yield "bar-left", _item("bar", start, 68, w=round(width / 2 * left / whole, 1), h=24, state=state)
    for half in (1, 2):
        yield f"bar-{half}", _item("bar", right - width / 2 * (3 - half), 68, w=width // 2, h=24, state="frame")


def _cells(look: Look) -> Iterator[tuple[str, Item]]:
    """The tiles, each with a spoken name; a cell that may be chosen is lighter."""
    alone = next(iter(look.sources)) if len(look.sources) == 1 else OFF
    for cell, name in enumerate(look.board):
        answers = [option.answer for option in look.options if option.target == cell]
        hole = name == "hole"
        state = "gone" if hole else "red" if name == "red_shelter" else "white" if name == "white_shelter" else ""
        state = "fixed" if name in ("barricade", "manhole") else state
        yield (
            _id("c", cell),
            _in_cell(
                "cell",
                cell,
                DISC_ALONE,
                face="zg-hole" if hole else f"zg-h{(cell % COLUMNS + cell // COLUMNS * 2) % 3}",
                text="." if hole else None,
                label=_cell_label(look, cell, bool(answers)),
                state=_join(state, "can" if answers else "", "from" if cell == alone else ""),
                answer=answers[0] if len(answers) == 1 else None,
            ),
        )


def _cell_label(look: Look, cell: int, can: bool) -> Label:
    standing = look.standing.get(cell, [])
    many = Counter(seat for seat, _ in standing)
    who = ", ".join(look.names[seat] + (f" {many[seat]}" if many[seat] > 1 else "") for seat in sorted(many))
    supplies = ", ".join(look.names[seat] for seat in range(look.seats) if cell in look.markers[seat])
    return _words(
        "cell",
        cell=CELL_NAMES[cell],
        what=look.board[cell],
        who=who,
        pawns=len(standing),
        supplies=supplies,
        can=_yes(can),
    )


def _discs(look: Look) -> Iterator[tuple[str, Item]]:
    """The discs, or the litter where one has been taken; a disc makes room for the pawn on it."""
    for cell, name in enumerate(look.board):
        if name == "hole":
            litter = cell * cell * 5 % 23 % (LITTER + 3)  # scattered, but always the same
            if litter < LITTER:
                yield _id("e", cell), _in_cell("litter", cell, DISC_ALONE, face=f"zg-e{litter + 1}")
        elif cell not in SHELTERS:
            disc = DISCS[DISC_NUMBERS[name]]
            yield (
                _id("d", cell),
                _in_cell(
                    "disc",
                    cell,
                    _disc_spot(look, cell),
                    face=FACES[name],
                    text=PRINTED.get(name, disc.short),
                    state="second" if look.half == 2 and DISC_NUMBERS[name] >= FIRST_TAKEABLE else None,
                    ink="danger" if DISC_NUMBERS[name] >= FIRST_ENEMY else _disc_ink(name),
                ),
            )


def _disc_ink(name: str) -> str | None:
    """The ink of a disc in a terminal: fixed things are quiet, weapons and provisions stand out."""
    if name in ("barricade", "manhole"):
        return "soft"
    kind = DISC_NUMBERS[name]
    return "strong" if kind == WEAPON else "second" if kind >= FIRST_PROVISION else None


def _disc_spot(look: Look, cell: int) -> Spot:
    standing = len(look.standing.get(cell, ()))
    if standing == 1:
        return DISC_UNDER
    if standing == 2:
        return (0, 20, 0.62)
    size = 0.9 if look.half == 2 and look.board[cell] != "barricade" and look.board[cell] != "manhole" else 1.0
    return (0, 0, round(size * 0.87, 2) if cell in look.targets and not standing else size)


def _shelters(look: Look) -> Iterator[tuple[str, Item]]:
    """The shelters; those that take supplies in this half show a crate or an empty slot for every seat."""
    for cell in SHELTERS:
        name = look.board[cell]
        spot = (-7, -12, 0.8) if look.stores(cell) else (0, -9, 0.9)
        yield _id("s", cell), _in_cell("shelter", cell, spot, face=FACES[name], text=PRINTED[name], ink="accent")
    for cell in SHELTERS:
        for seat in range(look.seats):
            here = cell in look.markers[seat]
            if here or look.stores(cell):
                yield f"{_id('m', cell)}{SEAT_LETTERS[seat]}", _marker(look, cell, seat, here)


def _marker(look: Look, cell: int, seat: int, here: bool) -> Item:
    letter = SEAT_LETTERS[seat]
    spot = SLOTS[look.seats][seat]
    if not here:
        return _in_cell("marker", cell, spot, face=f"zg-s{letter}")
    label = _words("marker", name=look.names[seat], cell=CELL_NAMES[cell])
    return _in_cell("marker", cell, spot, face=f"zg-m{letter}", text=letter.lower(), label=label, ink=letter.lower())


def _rings(look: Look) -> Iterator[tuple[str, Item]]:
    """One ring per answer that leads to a cell."""
    few = len(look.sources) <= FEW
    for option in look.options:
        if option.target != OFF:
            yield (
                f"o-{option.answer}",
                _in_cell(
                    "ring",
                    option.target,
                    DISC_ALONE,
                    face="zg-ring" if few else "zg-ring1",
                    label=_move_label(look, option),
                    state="can" if few else "can quiet",
                    answer=option.answer,
                    **_ends(look, option),
                ),
            )


def _ends(look: Look, option: Option) -> dict[str, object]:
    """The pawns that may give this answer, and the cell it leads to."""
    mine = [_pawn_id(seat, pawn) for seat, pawn in look.standing.get(option.source, []) if seat == look.seat]
    if look.through >= 0 and look.seat is not None:
        mine = [_pawn_id(look.seat, look.through)]
    return {"from": mine, "to": _id("c", option.target) if option.target != OFF else None}


def _move_label(look: Look, option: Option) -> Label:
    what = look.board[option.target]
    kind = DISC_NUMBERS[what]
    taken = kind >= FIRST_TAKEABLE and option.target in look.standing
    far = kind == MANHOLE and option.target not in NEIGHBOURS[option.source]
    return _words(
        "move",
        **{"from": CELL_NAMES[option.source]},
        to=CELL_NAMES[option.target],
        what=what,
        takes=look.takes(option.source),
        cost=int(kind >= FIRST_ENEMY),
        delivers=_yes(look.delivers(option.target)),
        way="jump" if far else "through" if taken else "step",
    )


def _pawns(look: Look) -> Iterator[tuple[str, Item]]:
    """The pawns, with a ring at the feet of those that may act; a crowd becomes one token a seat, with a count."""
    for cell in sorted(look.standing):
        group = look.standing[cell]
        if len(group) < CROWD:
            yield from _company(look, cell, group)
        else:
            yield from _crowd(look, cell, group)


def _company(look: Look, cell: int, group: Sequence[tuple[int, int]]) -> Iterator[tuple[str, Item]]:
    ground = SLOT_SPOTS if look.stores(cell) else OPEN_SPOTS if cell in SHELTERS else DISC_SPOTS
    for (seat, pawn), spot in zip(group, ground[len(group)], strict=True):
        if _may_act(look, cell, seat, pawn) and len(look.sources) > 1:
            yield f"feet-{_pawn_id(seat, pawn)}", _in_cell("feet", cell, spot, face="zg-feet")
        yield _pawn_id(seat, pawn), _pawn(look, cell, seat, pawn, spot, f"zg-p{SEAT_LETTERS[seat]}")


def _crowd(look: Look, cell: int, group: Sequence[tuple[int, int]]) -> Iterator[tuple[str, Item]]:
    seats = sorted({seat for seat, _ in group})
    for seat, spot in zip(seats, TOKEN_SPOTS[len(seats)], strict=True):
        letter = SEAT_LETTERS[seat]
        own = [pawn for other, pawn in group if other == seat]
        for pawn in own:
            yield _pawn_id(seat, pawn), _pawn(look, cell, seat, pawn, spot, f"zg-t{letter}")
        x, y = _at(cell)
        beside = x + spot[0] + 14, y + spot[1] + 12
        yield f"{_id('n', cell)}{letter}", _item("count", *beside, text=str(len(own)), scale=1.35)


def _may_act(look: Look, cell: int, seat: int, pawn: int) -> bool:
    return seat == look.seat and cell in look.sources and look.through in (OFF, pawn)


def _pawn(look: Look, cell: int, seat: int, pawn: int, spot: Spot, face: str) -> Item:
    can = _may_act(look, cell, seat, pawn)
    chosen = can and (len(look.sources) == 1 or look.through == pawn)
    return _in_cell(
        "pawn",
        cell,
        spot,
        face=face,
        text=SEAT_LETTERS[seat],
        label=_words("pawn", name=look.names[seat], number=pawn + 1, cell=CELL_NAMES[cell], can=_yes(can)),
        state=_join("can" if can else "", "chosen" if chosen else ""),
        ink=SEAT_LETTERS[seat].lower(),
    )


def _marks(look: Look) -> Iterator[tuple[str, Item]]:
    """What an answer costs and brings: red minus for a weapon, green plus for a supply or for the disc underfoot."""
    for cell in sorted(look.targets):
        if DISC_NUMBERS[look.board[cell]] >= FIRST_ENEMY:
            yield _id("cost-", cell), _in_cell("mark", cell, (29, -27, 1.05), face="zg-minus")
        elif look.delivers(cell):
            yield _id("gain-", cell), _in_cell("mark", cell, (-30, -24, 0.9), face="zg-plus")
    if len(look.sources) == 1:
        for cell in look.sources:
            if look.takes(cell) != "none":
                yield _id("gain-", cell), _in_cell("mark", cell, (-31, -14, 0.9), face="zg-plus")


# --- beside the board ------------------------------------------------------------------------------------------------


def _say(look: Look) -> Iterator[tuple[str, Item]]:
    """What is going on, in one sentence, beside the one it is about."""
    x, y = PANEL[0], PANEL[1]
    about = _about(look)
    sentence, hint = _sentence(look)
    yield "say", _item("say", x, y, face="zg-say")
    if about is not None:
        yield "say-who", _item("say", x + 66, y + 66, face=f"zg-p{SEAT_LETTERS[about]}", scale=1.55)
    yield "say-1", _item("say", x + 132, y + 58, text=sentence, scale=2, state="strong", w=390)
    yield "say-2", _item("say", x + 132, y + 96, text=hint, scale=1.5, w=390)


def _about(look: Look) -> int | None:
    if look.outcome is not None:
        return next((seat for seat in range(look.seats) if look.rank(seat) == 1), None)
    return look.active if look.active >= 0 else None


def _sentence(look: Look) -> tuple[Label, Label]:
    """The sentence and the hint under it."""
    if look.outcome is not None:
        winners = [seat for seat in range(look.seats) if look.rank(seat) == 1]
        score = look.points(winners[0]) if winners else None
        names = ", ".join(look.names[seat] for seat in winners)
        over = _words("over", names=names, winners=len(winners), score="none" if score is None else score)
        return over, _words("hint-over", reason=str(look.outcome.get("reason", "")))
    if look.active < 0:
        return _words("dealing"), _words("hint-deal")
    if not look.options:
        return _words("they-act", name=look.names[look.active], action=look.action + 1), _words("hint-wait")
    hint = _words("hint-choose", cells=len(look.targets))
    if look.through >= 0:
        return _words("you-through", cell=CELL_NAMES[look.pawns[look.active][look.through]]), hint
    able = sum(_may_act(look, cell, seat, pawn) for cell, group in look.standing.items() for seat, pawn in group)
    return _words("you-act", action=look.action + 1, pawns=able), hint


def _row_height(look: Look) -> int:
    return OPEN_ROW_HEIGHT if look.open_piles else ROW_HEIGHT


def _rows(look: Look) -> Iterator[tuple[str, Item]]:
    """The players: pile, weapons, supplies to deliver; with open piles also what is in them."""
    for seat in range(look.seats):
        x, y = PANEL[0], PANEL[1] + 150 + seat * (_row_height(look) + 12)
        yield from _row(look, seat, x, y)
        if look.open_piles:
            yield from _tallies(look, seat, x, y + ROW_HEIGHT)


def _row(look: Look, seat: int, x: float, y: float) -> Iterator[tuple[str, Item]]:
    letter, points, role = SEAT_LETTERS[seat], look.points(seat), look.role(seat)
    row = f"pl{letter}"
    state = "now" if role == "now" or look.rank(seat) == 1 else None
    label, ink = _player_label(look, seat), letter.lower()
    yield row, _item("row", x, y, w=PANEL[2], h=_row_height(look), text=letter, label=label, state=state, ink=ink)
    lifted = y - 10 if look.open_piles else y  # room for the tallies under the captions
    yield from _person(look, seat, x, lifted)
    pile = "zg-pile" if look.half == 1 else "zg-pile2"
    yield from _number(f"{row}-pile", x + 206, lifted, pile, look.pile(seat), _words("taken", n=look.pile(seat)))
    held = look.weapons[seat]
    yield from _number(f"{row}-weapon", x + 308, lifted, "zg-we", held, _words("weapons", n=held))
    yield from _supplies(look, seat, x + 412, y, points is not None)
    if points is not None:
        yield from _award(row, x + 410, y, points)


def _person(look: Look, seat: int, x: float, y: float) -> Iterator[tuple[str, Item]]:
    """Portrait, name, and what the player is doing or has become."""
    row, role = f"pl{SEAT_LETTERS[seat]}", look.role(seat)
    under = _words("role", you=_yes(seat == look.seat), turn=role)
    if role == "over":
        under = _words("rank", rank=look.rank(seat))
    state = "ghost" if role == "out" else None
    size = 1.15 if look.open_piles else 1.3
    yield f"{row}-who", _item("row", x + 48, y + 61, face=f"zg-p{SEAT_LETTERS[seat]}", scale=size, state=state)
    yield f"{row}-name", _item("row", x + 96, y + 54, text=look.names[seat], scale=1.75, state="strong", w=104)
    yield f"{row}-role", _item("row", x + 96, y + 88, text=under, scale=1.25, state="soft", w=104)


def _player_label(look: Look, seat: int) -> Label:
    points = look.points(seat)
    label = _words(
        "player" if points is None else "player-points",
        letter=SEAT_LETTERS[seat],
        name=look.names[seat],
        you=_yes(seat == look.seat),
        turn=look.role(seat),
        taken=look.pile(seat),
        weapons=look.weapons[seat],
        supplies=PAWNS - len(look.markers[seat]),
        pawns=sum(cell != OFF for cell in look.pawns[seat]),
    )
    if points is not None:
        cast("dict[str, object]", label[1])["points"] = points
    return label


def _number(name: str, x: float, y: float, face: str, number: int, caption: Label) -> Iterator[tuple[str, Item]]:
    """A picture, how many of them, and a caption under both."""
    yield name, _item("row", x + 18, y + 46, face=face, scale=0.5, state=None if number else "ghost")
    yield f"{name}-n", _item("row", x + 42, y + 57, text=str(number), scale=2, state="strong", w=56)
    yield f"{name}-t", _item("row", x, y + 94, text=caption, scale=1.25, state="soft", w=98)


def _supplies(look: Look, seat: int, x: float, y: float, small: bool) -> Iterator[tuple[str, Item]]:
    """The crates of a seat: full if still to deliver, pale if delivered; small where points need the room."""
    row, face, left = f"pl{SEAT_LETTERS[seat]}", f"zg-m{SEAT_LETTERS[seat]}", PAWNS - len(look.markers[seat])
    size, down = (0.66, 84) if small else (0.8, 46)
    for number in range(PAWNS):
        state = None if number < left else "ghost"
        yield f"{row}-m{number + 1}", _item("row", x + 12 + number * 28, y + down, face=face, scale=size, state=state)
    if not small:
        yield f"{row}-m-t", _item("row", x, y + 94, text=_words("supplies", n=left), scale=1.25, state="soft", w=120)


def _award(row: str, x: float, y: float, points: int) -> Iterator[tuple[str, Item]]:
    """The points of a player, on a label of the accent."""
    yield f"{row}-award", _item("award", x, y + 11, w=116, h=56)
    yield f"{row}-points", _item("award", x + 58, y + 42, text=str(points), scale=2, w=96)
    yield f"{row}-points-t", _item("award", x + 58, y + 61, text=_words("points", n=points), scale=1.1, w=100)


def _tallies(look: Look, seat: int, x: float, y: float) -> Iterator[tuple[str, Item]]:
    """With open piles: how many discs of each kind a player has taken (ZG-3.9)."""
    kinds = [disc for disc in DISCS[FIRST_TAKEABLE:] if disc.name != "weapon"]
    for place, disc in enumerate(kinds):
        count = look.taken[seat].get(disc.name, 0)
        name, left = f"pl{SEAT_LETTERS[seat]}-{disc.short}", x + 30 + place * 40
        label = _words("tally", name=look.names[seat], what=disc.name, n=count)
        icon = _item("tally", left, y - 1, face=FACES[disc.name], scale=0.42, label=label, text=disc.short)
        yield name, icon if count else icon | {"state": "ghost"}
        yield f"{name}-n", _item("tally", left, y + 37, text=str(count), scale=1.25, state=None if count else "soft")


def _buttons(look: Look) -> Iterator[tuple[str, Item]]:
    """The answers that lead to no cell: a pawn leaves the board, or the turn ends."""
    top = PANEL[1] + 150 + look.seats * (_row_height(look) + 12) + 8
    for place, option in enumerate(option for option in look.options if option.target == OFF):
        x, y = PANEL[0] + place % 2 * 276, top + place // 2 * 70
        yield from _button(look, option, x, y)


def _art(look: Look) -> Iterator[tuple[str, Item]]:
    """A horde at the foot of the panel, where the players and the most buttons leave room for it."""
    used = 150 + look.seats * (_row_height(look) + 12) + 8 + 3 * 70
    if PANEL[3] - used >= ART_HEIGHT:
        yield "horde", _item("art", PANEL[0], PANEL[1] + PANEL[3] - ART_HEIGHT, face="zg-horde")


def _button(look: Look, option: Option, x: float, y: float) -> Iterator[tuple[str, Item]]:
    name = f"o-{option.answer}"
    leaves = option.source != OFF
    cell = CELL_NAMES[option.source] if leaves else ""
    label = _words("off", cell=cell, takes=look.takes(option.source)) if leaves else _words("pass")
    short = _words("off-short", cell=cell) if leaves else _words("pass-short")
    ends = _ends(look, option) if leaves else {}
    yield name, _item("button", x, y, w=264, h=60, label=label, state="can", answer=option.answer, **ends)
    yield f"{name}-i", _item("button", x + 34, y + 30, face="zg-off" if leaves else "zg-end", scale=0.5)
    yield f"{name}-t", _item("button", x + 64, y + 39, text=short, scale=1.5, state="strong", w=190)


KEY_ROWS: Final = (
    ("food", ("zg-f1", "zg-f2", "zg-f3")),
    ("provisions", ("zg-el", "zg-me", "zg-fu", "zg-to")),
    ("enemy", ("zg-z5",)),
    ("weapon", ("zg-we",)),
    ("white", ("zg-whi",)),
    ("red", ("zg-red",)),
    ("manhole", ("zg-man",)),
    ("barricade", ("zg-bar",)),
)
KEY_COLUMNS: Final = ((0, 96), (332, 130), (694, 44), (926, 44))  # left edge, room for pictures


def _key(look: Look) -> Iterator[tuple[str, Item]]:
    """What the discs are worth, under the board."""
    yield "key", _item("key", KEY[0], KEY[1], w=KEY[2], h=KEY[3])
    for place, (what, faces) in enumerate(KEY_ROWS):
        left, room = KEY_COLUMNS[place % 4]
        x, y = KEY[0] + 20 + left, KEY[1] + 30 + place // 4 * 52
        start = x + (room - 28 * (len(faces) - 1)) / 2
        for number, face in enumerate(faces):
            yield f"key-{what}-{number}", _item("key", start + number * 28, y, face=face, scale=0.5)
        width = (KEY_COLUMNS[place % 4 + 1][0] if place % 4 < 3 else KEY[2] - 20) - left - room - 20
        name, note = _words("key", what=what), _words("key-note", what=what, half=look.half)
        yield f"key-{what}", _item("key", x + room + 10, y - 4, text=name, scale=1.3, state="strong", w=width)
        yield f"key-{what}-note", _item("key", x + room + 10, y + 18, text=note, scale=1.2, state="soft", w=width)
