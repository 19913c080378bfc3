"""The table of Zombiegeddon as a picture: a flat dict of plain items, made from a view and from nothing else.

A scene may show less than its view, never more: of the discs a player has taken it shows only how many, unless the
table plays with open piles (ZG-3.9). The words of an item are in the docstring of ``shamble.core.svg``. A ring or a
button has ``from``, the ids of the pawns that may give its ``answer`` (two pawns of a seat in one cell are one choice),
and ``to``, the cell it leads to: a client shows the rings of the pawn that was picked, and all of them before. A cell
that only one answer leads to carries that answer itself. Items are for reading: scenes share those that look the same.

For upright phones, where the board makes a quarter turn: ``o`` is the way from the middle of a cell to an item in it,
which is not turned, and ``turns`` of the table names the layers whose faces are.

Ids, stable all game: ``c3-1`` cell, ``d3-1`` disc, ``e3-1`` litter, ``s3-1`` shelter, ``m3-1A`` marker or its slot,
``pA1`` pawn, ``feet-pA1``, ``tA1`` footprints, ``n3-1A`` count, ``o-d2-e3`` answer, ``cost-3-1`` and ``gain-3-1``
marks, ``plA`` a player.

Sentences are Fluent keys with their arguments. Arguments for selectors have their values in brackets; "what" and
"takes" are names of discs as in box.py, and "takes" may be none. Words in quotes show the tone.

    scene-table          half turn seats             the whole picture
    scene-half           half [1, 2]                 "Half 1 of 2: before the apocalypse"
    scene-turn           turn left of                "Turn 22, 53 of 88 discs left"
    scene-you-act        action [1, 2] pawns         "Your second action"; pawns: how many of yours may act
    scene-you-through    cell                        your pawn must move on (ZG-3.5)
    scene-they-act       name action [1, 2]
    scene-dealing                                    nobody's turn: discs are dealt, the first seat is drawn
    scene-over           names winners score         winners: how many; score: a number or [none]
    scene-hint-choose    cells                       a line under the sentence: "Choose one of 5 ringed cells"
    scene-hint-wait      you [yes, no]               the same, while another acts; no: for those who only watch
    scene-hint-deal                                  the same, while chance does
    scene-hint-over      reason                      the same, at the end: the outcome's reason
    scene-last-chance    why [pass, dry] you [yes, no] name     a warning: this turn can end the half (ZG-5.1)
    scene-warn-dry       turns left                  the same: so many turns brought nothing, so many are left
    scene-warn-pass      left                        the same, for passes in a row; scene-warn-discs left, for discs
    scene-answers                                    heading of a list of answers: "Your options"
    scene-cell           cell what who pawns supplies can [yes, no]   who: "Ada 2, Bram"; supplies: "Ada"; "" if none
    scene-sign           what                        a disc or shelter on a terminal's board, in two or three letters
    scene-pawn           name number cell can [yes, no]
    scene-pawn-short     cell                        the same on a card, for a pawn of one's own that may act
    scene-marker         name cell
    scene-move           from to what takes cost [0, 1] delivers [yes, no] way [step, jump, through]
    scene-off            cell takes                  a pawn leaves the board
    scene-pass
    scene-off-short      cell                        the same two on a button
    scene-pass-short
    scene-player         letter name you [yes, no] turn [now, next, wait, out, over] taken weapons supplies pawns
    scene-player-points  the same and points
    scene-role           you [yes, no] turn [now, next, wait, out]    one or two words under a name
    scene-rank           rank [1 to 4]               the same, when the game is over
    scene-taken, scene-weapons, scene-supplies, scene-points    n     captions under the number, without the number,
                                                     but "3 to deliver" for supplies: crates show no number
    scene-tally          name what n                 open piles: how many discs of a kind
    scene-key            what [food, provisions, enemy, weapon, white, red, manhole, barricade]       the legend
    scene-key-note       what half [1, 2]            what it is worth or does, in three or four words
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import atan2, degrees
from typing import Final

from shamble.core.scene import Item, Items, Part, Scene, item, states, words, yes
from shamble.games.zombiegeddon.box import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DISC_NUMBERS,
    FIRST_ENEMY,
    FIRST_PROVISION,
    FIRST_TAKEABLE,
    LETTERS,
    NEIGHBOURS,
    OFF,
    ROWS,
    SHELTERS,
    WEAPON,
)
from shamble.games.zombiegeddon.labels import move_label, progress
from shamble.games.zombiegeddon.look import (
    BOARD,
    CENTRES,
    DISC_ALONE,
    DISC_SPOTS,
    DISC_UNDER,
    FACES,
    HEAD,
    HEIGHT,
    KEY,
    OPEN_SPOTS,
    PANEL,
    PITCH_X,
    PITCH_Y,
    SEAT_LETTERS,
    SLOT_SPOTS,
    SLOTS,
    TOKEN_SPOTS,
    WHOLE,
    WIDTH,
    Look,
    Option,
    Spot,
    at,
    in_cell,
    pawn_id,
)
from shamble.games.zombiegeddon.panel import beside, legend

LAYERS: Final = (
    "ground", "head", "bar", "cell", "coord", "litter", "disc", "shelter", "marker", "trail", "ring", "feet", "pawn",
    "count", "mark", "key", "row", "award", "tally", "say", "button", "art", "bomb",
)  # fmt: skip
MOVES: Final = ("bomb",)  # kinds that come and move to be seen, though they have no name
TURNS: Final = (
    "cell",
    "ring",
    "trail",
)  # layers whose faces turn with the board on an upright phone; pieces stay upright
TILES: Final = {
    "hole": "gone", "red_shelter": "red", "white_shelter": "white", "barricade": "fixed", "manhole": "fixed",
}  # fmt: skip
MOODS: Final = {1: "town", 2: "ash"}  # what the whole board looks like in each half: before the bombs, and after
LITTER: Final = 4  # kinds of litter that lie in emptied cells
FEW: Final = 2  # with more pawns to choose from, rings are drawn thin: the client thickens those of the picked pawn
STRIDE: Final = 0.3  # how far on the way to the next cell footprints lie
KEPT: Final = 8192  # items of a sort that are kept for other scenes; those with players' names have no end
CROWD: Final = 6  # pawns in one cell from which on each seat is one token with a count


def scene(view: Mapping[str, object], names: Sequence[str] | None = None, panel: bool = True) -> Scene:
    """The table as this view may see it; ``names`` are the players' names, otherwise their letters.

    Without the panel, what lies beside the board is left out, for clients that lay it out themselves from ``side``.
    """
    look = Look(view, names)
    items: Scene = {"table": _table(look.half, look.turn, look.seats), **_still(look.half)}
    items.update(_head(look.half, look.turn, look.left))
    for cell, name in enumerate(look.board):
        items.update(_quiet(cell, name, look.half))
    for layer in (_busy, _shelters, _trail, _rings, _pawns, _marks):
        items.update(layer(look))
    if panel:
        items.update(beside(look))
    return items


# --- what hardly ever changes ----------------------------------------------------------------------------------------


@cache
def _still(half: int) -> Scene:
    """What does not change in a half: ground, edges and legend."""
    return dict(_ground(half)) | dict(legend(half))


@lru_cache(maxsize=KEPT)
def _table(half: int, turn: int, seats: int) -> Item:
    return {
        "kind": "table",
        "w": WIDTH,
        "h": HEIGHT,
        "sprites": "zombiegeddon",
        "mood": MOODS[half],
        "label": words("scene-table", half=half, turn=turn, seats=seats),
        "layers": list(LAYERS),
        "turns": list(TURNS),
        "moves": list(MOVES),
        "areas": {"head": list(HEAD), "board": list(BOARD), "panel": list(PANEL), "key": list(KEY)},
        "pitch": [PITCH_X, PITCH_Y],
        "answers": words("scene-answers"),
    }


def _ground(half: int) -> Items:
    """The board's ground, with letters and numbers at its four edges; a turned board has room for two of them."""
    yield "ground", item("ground", BOARD[0], BOARD[1], face="zg-ground" if half == 1 else "zg-ground2")
    for column, letter in enumerate(LETTERS):
        top, bottom = CENTRES[column][0], CENTRES[CELLS - COLUMNS + column][0]
        yield f"at-{letter}", item("coord", top, BOARD[1] + 30, text=letter, scale=1.5)
        yield f"ab-{letter}", item("coord", bottom, BOARD[1] + BOARD[3] - 30, text=letter, scale=1.5, state="far")
    for row in range(ROWS):
        y = CENTRES[row * COLUMNS][1]
        yield f"al-{row + 1}", item("coord", BOARD[0] + 27, y, text=str(row + 1), scale=1.5, state="far")
        yield f"ar-{row + 1}", item("coord", BOARD[0] + BOARD[2] - 27, y, text=str(row + 1), scale=1.5)


@lru_cache(maxsize=KEPT)
def _head(half: int, turn: int, left: int) -> Scene:
    """The title, the half, and how many of its discs are left."""
    right, width = HEAD[0] + HEAD[2], 260
    start, state = (right - width, "left") if half == 1 else (right - width // 2, "left2")
    items = {
        "title": item("head", HEAD[0], HEAD[1] + 4, face="zg-title", scale=1.1),
        "half": item("head", right, 48, text=words("scene-half", half=half), scale=1.6, state="strong", w=560),
        "turn": item("head", right - width - 16, 88, text=progress(turn, left), scale=1.4, w=330),
        "bar": item("bar", right - width, 68, w=width, h=24),
        "bar-left": item("bar", start, 68, w=round(width / 2 * left / WHOLE, 1), h=24, state=state),
    }
    for part in (1, 2):
        items[f"bar-{part}"] = item("bar", right - width / 2 * (3 - part), 68, w=width // 2, h=24, state="frame")
    return items


# --- the ground of a cell --------------------------------------------------------------------------------------------


@cache
def _quiet(cell: int, name: str, half: int) -> Scene:
    """A cell without pawns, supplies and answers, as most are: its tile and what lies on it."""
    return dict((_tile(cell, name, "", 0, "", (), False), *_lying(cell, name, half, 0, False)))


def _busy(look: Look) -> Items:
    """The cells where there is more; one that may be chosen is lighter."""
    alone = next(iter(look.sources)) if len(look.sources) == 1 else OFF
    for cell in {*SHELTERS, *look.standing, *look.ways}:
        name, pawns, answers = look.board[cell], len(look.standing.get(cell, ())), look.ways.get(cell, ())
        yield _tile(cell, name, _who(look, cell), pawns, _supplies(look, cell), tuple(answers), cell == alone)
        yield from _lying(cell, name, look.half, pawns, cell in look.ways)


@lru_cache(maxsize=KEPT)
def _tile(
    cell: int, name: str, who: str, pawns: int, supplies: str, answers: tuple[str, ...], start: bool
) -> tuple[str, Item]:
    """A tile with its spoken name; if only one answer leads there, it gives that answer."""
    label = words(
        "scene-cell",
        cell=CELL_NAMES[cell],
        what=name,
        who=who,
        pawns=pawns,
        supplies=supplies,
        can=yes(bool(answers)),
    )
    hole = name == "hole"
    tile = in_cell(
        "cell",
        cell,
        DISC_ALONE,
        face="zg-hole" if hole else f"zg-h{(cell % COLUMNS + cell // COLUMNS * 2) % 3}",
        text="." if hole else None,
        label=label,
        state=states(TILES.get(name, ""), "can" if answers else "", "from" if start else ""),
        answer=answers[0] if len(answers) == 1 else None,
    )
    return at("c", cell), tile


def _who(look: Look, cell: int) -> str:
    """The players whose pawns stand here, each with how many if there are more: "Ada 2, Bram"."""
    seats = [seat for seat, _ in look.standing.get(cell, ())]
    many = {seat: seats.count(seat) for seat in seats}
    return ", ".join(f"{look.names[seat]} {count}" if count > 1 else look.names[seat] for seat, count in many.items())


def _supplies(look: Look, cell: int) -> str:
    """The players whose supplies lie here."""
    if cell not in SHELTERS:
        return ""
    return ", ".join(look.names[seat] for seat in range(look.seats) if cell in look.markers[seat])


# --- what lies on it -------------------------------------------------------------------------------------------------


@cache
def _lying(cell: int, name: str, half: int, pawns: int, can: bool) -> Part:
    """The disc of a cell, or the litter where one has been taken."""
    if name == "hole":
        litter = cell * cell * 5 % 23 % (LITTER + 3)  # scattered, but always the same
        face = f"zg-e{litter + 1}"
        return ((at("e", cell), in_cell("litter", cell, DISC_ALONE, face=face)),) if litter < LITTER else ()
    if cell in SHELTERS:
        return ()
    return ((at("d", cell), _disc(cell, name, half, pawns, can)),)


def _disc(cell: int, name: str, half: int, pawns: int, can: bool) -> Item:
    """A disc under so many pawns, on a cell that can be chosen or not."""
    kind = DISC_NUMBERS[name]
    white = half == 2 and kind >= FIRST_TAKEABLE
    return in_cell(
        "disc",
        cell,
        _disc_spot(pawns, white, can),
        face=FACES[name],
        text=words("scene-sign", what=name),
        state="second" if white else None,
        ink=_disc_ink(kind),
    )


def _disc_ink(kind: int) -> str | None:
    """The ink of a disc in a terminal: fixed things are quiet; enemies, weapons and provisions stand out."""
    if kind < FIRST_TAKEABLE:
        return "soft"
    if kind >= FIRST_ENEMY:
        return "danger"
    return "strong" if kind == WEAPON else "second" if kind >= FIRST_PROVISION else None


def _disc_spot(pawns: int, white: bool, can: bool) -> Spot:
    if pawns == 1:
        return DISC_UNDER
    if pawns == 2:
        return (0, 20, 0.62)
    size = 0.9 if white else 1.0
    return (0, 0, round(size * 0.87, 2) if can and not pawns else size)


def _shelters(look: Look) -> Items:
    """The shelters; those that take supplies in this half show a crate or an empty slot for every seat."""
    for cell in SHELTERS:
        yield at("s", cell), _shelter(cell, look.board[cell], look.stores(cell))
    for cell in SHELTERS:
        stores = look.stores(cell)
        for seat in range(look.seats):
            if cell in look.markers[seat]:
                yield _marker(cell, seat, look.seats, look.names[seat])
            elif stores:
                yield _slot(cell, seat, look.seats)


@cache
def _shelter(cell: int, name: str, stores: bool) -> Item:
    spot = (-7, -12, 0.8) if stores else (0, -9, 0.9)
    return in_cell("shelter", cell, spot, face=FACES[name], text=words("scene-sign", what=name), ink="accent")


@cache
def _slot(cell: int, seat: int, seats: int) -> tuple[str, Item]:
    letter = SEAT_LETTERS[seat]
    return at("m", cell) + letter, in_cell("marker", cell, SLOTS[seats][seat], face=f"zg-s{letter}")


@lru_cache(maxsize=KEPT)
def _marker(cell: int, seat: int, seats: int, name: str) -> tuple[str, Item]:
    letter, spot = SEAT_LETTERS[seat], SLOTS[seats][seat]
    label, ink = words("scene-marker", name=name, cell=CELL_NAMES[cell]), letter.lower()
    crate = in_cell("marker", cell, spot, face=f"zg-m{letter}", text=ink, label=label, ink=ink)
    return at("m", cell) + letter, crate


# --- footprints ------------------------------------------------------------------------------------------------------


def _trail(look: Look) -> Items:
    """Footprints of the last turns, where a host remembers them: from the cell that was left towards the next one."""
    for number, (seat, start, goal) in enumerate(look.trail, 1):
        yield f"t{SEAT_LETTERS[seat]}{number}", _footprints(start, goal)


@cache
def _footprints(start: int, goal: int) -> Item:
    """They lead out of a cell; of a jump from manhole to manhole only the first ones are seen."""
    (x, y), (to_x, to_y) = CENTRES[start], CENTRES[goal]
    ahead = STRIDE if goal in NEIGHBOURS[start] else 0
    turn = round(degrees(atan2(to_y - y, to_x - x)))
    return item("trail", x + (to_x - x) * ahead, y + (to_y - y) * ahead, face="zg-foot", scale=0.8, turn=turn)


# --- answers ---------------------------------------------------------------------------------------------------------


def _rings(look: Look) -> Items:
    """One ring per answer that leads to a cell."""
    few = len(look.sources) <= FEW
    for option in look.options:
        if option.target != OFF:
            takes, delivers = look.takes(option.source), look.delivers(option.target)
            what, way, givers = look.board[option.target], look.way(option), tuple(look.givers(option))
            yield _ring(option, what, takes, delivers, way, givers, few)


@lru_cache(maxsize=KEPT)
def _ring(
    option: Option, what: str, takes: str, delivers: bool, way: str, givers: tuple[str, ...], few: bool
) -> tuple[str, Item]:
    face, state = ("zg-ring", "can") if few else ("zg-ring1", "can quiet")
    more = {"label": move_label(option, what, takes, delivers, way), "state": state, "answer": option.answer}
    ends = {"from": list(givers), "to": at("c", option.target)}
    return f"o-{option.answer}", in_cell("ring", option.target, DISC_ALONE, face=face, **more, **ends)


def _marks(look: Look) -> Items:
    """What an answer costs and brings: red minus for a weapon, green plus for a supply or for the disc underfoot."""
    for cell in sorted(look.ways):
        if DISC_NUMBERS[look.board[cell]] >= FIRST_ENEMY:
            yield _mark("cost-", cell, (29, -27, 1.05))
        elif look.delivers(cell):
            yield _mark("gain-", cell, (-30, -24, 0.9))
    if len(look.sources) == 1:
        for cell in look.sources:
            if look.takes(cell) != "none":
                yield _mark("gain-", cell, (-31, -14, 0.9))


@cache
def _mark(sort: str, cell: int, spot: Spot) -> tuple[str, Item]:
    return at(sort, cell), in_cell("mark", cell, spot, face="zg-minus" if sort == "cost-" else "zg-plus")


# --- pawns -----------------------------------------------------------------------------------------------------------


def _pawns(look: Look) -> Items:
    """The pawns, with a ring at the feet of those that may act; a crowd becomes one token a seat, with a count."""
    for cell in sorted(look.standing):
        group = look.standing[cell]
        if len(group) < CROWD:
            yield from _company(look, cell, group)
        else:
            yield from _crowd(look, cell, group)


def _company(look: Look, cell: int, group: Sequence[tuple[int, int]]) -> Items:
    ground = SLOT_SPOTS if look.stores(cell) else OPEN_SPOTS if cell in SHELTERS else DISC_SPOTS
    for (seat, pawn), spot in zip(group, ground[len(group)], strict=True):
        if len(look.sources) > 1 and look.may_act(cell, seat, pawn):
            yield _feet(cell, seat, pawn, spot)
        yield _pawn_of(look, cell, seat, pawn, spot, "zg-p")


def _crowd(look: Look, cell: int, group: Sequence[tuple[int, int]]) -> Items:
    seats = sorted({seat for seat, _ in group})
    for seat, spot in zip(seats, TOKEN_SPOTS[len(seats)], strict=True):
        own = [pawn for other, pawn in group if other == seat]
        for pawn in own:
            yield _pawn_of(look, cell, seat, pawn, spot, "zg-t")
        beside_it = (spot[0] + 14, spot[1] + 12, 1.35)
        yield at("n", cell) + SEAT_LETTERS[seat], in_cell("count", cell, beside_it, text=str(len(own)))


@cache
def _feet(cell: int, seat: int, pawn: int, spot: Spot) -> tuple[str, Item]:
    return f"feet-{pawn_id(seat, pawn)}", in_cell("feet", cell, spot, face="zg-feet")


def _pawn_of(look: Look, cell: int, seat: int, pawn: int, spot: Spot, sort: str) -> tuple[str, Item]:
    can = look.may_act(cell, seat, pawn)
    chosen = can and (len(look.sources) == 1 or look.through == pawn)
    return _pawn(cell, seat, pawn, spot, sort, look.names[seat], can, chosen)


@lru_cache(maxsize=KEPT)
def _pawn(
    cell: int, seat: int, pawn: int, spot: Spot, sort: str, name: str, can: bool, chosen: bool
) -> tuple[str, Item]:
    letter = SEAT_LETTERS[seat]
    piece = in_cell(
        "pawn",
        cell,
        spot,
        face=sort + letter,
        text=letter,
        label=words("scene-pawn", name=name, number=pawn + 1, cell=CELL_NAMES[cell], can=yes(can)),
        short=words("scene-pawn-short", cell=CELL_NAMES[cell]) if can else None,
        state=states("can" if can else "", "chosen" if chosen else ""),
        ink=letter.lower(),
    )
    return pawn_id(seat, pawn), piece
