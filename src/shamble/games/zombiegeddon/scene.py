"""The table of Zombiegeddon as a picture: a flat dict of plain items, made from a view and from nothing else.

A scene may show less than its view, never more: of the discs a player has taken it shows only how many, unless the
table plays with open piles (ZG-3.9). The words of an item are in the docstring of ``shamble.core.svg``. A ring or a
button has ``from``, the ids of the pawns that may give its ``answer`` (two pawns of a seat in one cell are one choice),
and ``to``, the cell it leads to: a client shows the rings of the pawn that was picked, and all of them before. A cell
that only one answer leads to carries that answer itself. Items are for reading: scenes share those that look the same.

Ids, stable all game: ``c3-1`` cell, ``d3-1`` disc, ``e3-1`` litter, ``s3-1`` shelter, ``m3-1A`` marker or its slot,
``pA1`` pawn, ``feet-pA1``, ``n3-1A`` count, ``o-d2-e3`` answer, ``cost-3-1`` and ``gain-3-1`` marks, ``plA`` a player.

Sentences are Fluent keys with their arguments. Arguments for selectors have their values in brackets; "what" and
"takes" are names of discs as in box.py, and "takes" may be none. Words in quotes show the tone.

    scene-table          half turn seats             the whole picture
    scene-half           half [1, 2]                 "Half 1 of 2: before it gets worse"
    scene-turn           turn left of                "Turn 22, 53 of 88 discs left"
    scene-you-act        action [1, 2] pawns         "Your second action"; pawns: how many of yours may act
    scene-you-through    cell                        your pawn must move on (ZG-3.5)
    scene-they-act       name action [1, 2]
    scene-dealing                                    nobody's turn: discs are dealt, the first seat is drawn
    scene-over           names winners score         winners: how many; score: a number or [none]
    scene-hint-choose    cells                       a line under the sentence: "5 cells are open to you"
    scene-hint-wait, scene-hint-deal                 the same, while another acts or chance does
    scene-hint-over      reason                      the same, at the end: the outcome's reason
    scene-answers                                    heading of a list of answers: "You can answer:"
    scene-cell           cell what who pawns supplies can [yes, no]   who: "Ada 2, Bram"; supplies: "Ada"; "" if none
    scene-pawn           name number cell can [yes, no]
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
from functools import cache
from typing import Final

from shamble.games.zombiegeddon.box import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DISC_NUMBERS,
    DISCS,
    FIRST_ENEMY,
    FIRST_PROVISION,
    FIRST_TAKEABLE,
    LETTERS,
    MANHOLE,
    NEIGHBOURS,
    OFF,
    ROWS,
    SHELTERS,
    WEAPON,
    WHITE_BAG,
)
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
    WIDTH,
    Item,
    Items,
    Label,
    Look,
    Option,
    Part,
    Scene,
    Spot,
    at,
    in_cell,
    item,
    pawn_id,
    states,
    words,
    yes,
)
from shamble.games.zombiegeddon.panel import legend, panel

LAYERS: Final = (
    "ground", "head", "bar", "cell", "coord", "litter", "disc", "shelter", "marker", "ring", "feet", "pawn", "count",
    "mark", "key", "row", "award", "tally", "say", "button", "art",
)  # fmt: skip
PRINTED: Final = {"barricade": "###", "manhole": "(O)", "red_shelter": "[R]", "white_shelter": "[W]"}
TILES: Final = {
    "hole": "gone", "red_shelter": "red", "white_shelter": "white", "barricade": "fixed", "manhole": "fixed",
}  # fmt: skip
LITTER: Final = 4  # kinds of litter that lie in emptied cells
FEW: Final = 2  # with more pawns to choose from, rings are drawn thin: the client thickens those of the picked pawn
CROWD: Final = 6  # pawns in one cell from which on each seat is one token with a count


def scene(view: Mapping[str, object], names: Sequence[str] | None = None) -> Scene:
    """The table as this view may see it; ``names`` are the players' names, otherwise their letters."""
    look = Look(view, names)
    items: Scene = {"table": _table(look), **_still(look.half)}
    for layer in (_head, _cells, _discs, _shelters, _rings, _pawns, _marks, panel):
        items.update(layer(look))
    return items


@cache
def _still(half: int) -> Scene:
    """What does not change in a half: ground, edges and legend."""
    return dict(_ground()) | dict(legend(half))


def _table(look: Look) -> Item:
    return {
        "kind": "table",
        "w": WIDTH,
        "h": HEIGHT,
        "sprites": "zombiegeddon",
        "label": words("scene-table", half=look.half, turn=look.turn, seats=look.seats),
        "layers": list(LAYERS),
        "areas": {"head": list(HEAD), "board": list(BOARD), "panel": list(PANEL), "key": list(KEY)},
        "pitch": [PITCH_X, PITCH_Y],
        "answers": words("scene-answers"),
    }


def _ground() -> Items:
    """The board's ground, with letters and numbers at its four edges."""
    yield "ground", item("ground", BOARD[0], BOARD[1], face="zg-ground")
    for column, letter in enumerate(LETTERS):
        top, bottom = CENTRES[column][0], CENTRES[CELLS - COLUMNS + column][0]
        yield f"at-{letter}", item("coord", top, BOARD[1] + 22, text=letter, scale=1.5)
        yield f"ab-{letter}", item("coord", bottom, BOARD[1] + BOARD[3] - 22, text=letter, scale=1.5)
    for row in range(ROWS):
        y = CENTRES[row * COLUMNS][1]
        yield f"al-{row + 1}", item("coord", BOARD[0] + 25, y, text=str(row + 1), scale=1.5)
        yield f"ar-{row + 1}", item("coord", BOARD[0] + BOARD[2] - 25, y, text=str(row + 1), scale=1.5)


def _head(look: Look) -> Items:
    """The title, the half, and how many of its discs are left."""
    left = sum(DISC_NUMBERS[name] >= FIRST_TAKEABLE for name in look.board)
    whole = sum(WHITE_BAG)  # as many as the red discs without the permanents (ZG-2.1)
    right, width = HEAD[0] + HEAD[2], 260
    yield "title", item("head", HEAD[0], HEAD[1] + 4, face="zg-title", scale=1.1)
    yield "half", item("head", right, 48, text=words("scene-half", half=look.half), scale=1.6, state="strong", w=560)
    turn = words("scene-turn", turn=look.turn, left=left, of=whole)
    yield "turn", item("head", right - width - 16, 88, text=turn, scale=1.4, w=330)
    yield "bar", item("bar", right - width, 68, w=width, h=24)
    start, state = (right - width, "left") if look.half == 1 else (right - width // 2, "left2")
    yield "bar-left", item("bar", start, 68, w=round(width / 2 * left / whole, 1), h=24, state=state)
    for half in (1, 2):
        yield f"bar-{half}", item("bar", right - width / 2 * (3 - half), 68, w=width // 2, h=24, state="frame")


# --- the ground of a cell --------------------------------------------------------------------------------------------


def _cells(look: Look) -> Items:
    """The tiles, each with a spoken name; a cell that may be chosen is lighter."""
    alone = next(iter(look.sources)) if len(look.sources) == 1 else OFF
    busy = {*SHELTERS, *look.standing, *look.ways, alone}
    for cell, name in enumerate(look.board):
        yield _busy_tile(look, cell, name, cell == alone) if cell in busy else _quiet_tile(cell, name)


@cache
def _quiet_tile(cell: int, name: str) -> tuple[str, Item]:
    """A tile without pawns, supplies and answers, as most are."""
    label = words("scene-cell", cell=CELL_NAMES[cell], what=name, who="", pawns=0, supplies="", can="no")
    return _tile(cell, name, label, TILES.get(name), None)


def _busy_tile(look: Look, cell: int, name: str, start: bool) -> tuple[str, Item]:
    answers = look.ways.get(cell, [])
    label = words(
        "scene-cell",
        cell=CELL_NAMES[cell],
        what=name,
        who=_who(look, cell),
        pawns=len(look.standing.get(cell, ())),
        supplies=", ".join(look.names[seat] for seat in range(look.seats) if cell in look.markers[seat]),
        can=yes(bool(answers)),
    )
    state = states(TILES.get(name, ""), "can" if answers else "", "from" if start else "")
    return _tile(cell, name, label, state, answers[0] if len(answers) == 1 else None)


def _tile(cell: int, name: str, label: Label, state: str | None, answer: str | None) -> tuple[str, Item]:
    hole = name == "hole"
    face = "zg-hole" if hole else f"zg-h{(cell % COLUMNS + cell // COLUMNS * 2) % 3}"
    text = "." if hole else None
    tile = in_cell("cell", cell, DISC_ALONE, face=face, text=text, label=label, state=state, answer=answer)
    return at("c", cell), tile


def _who(look: Look, cell: int) -> str:
    """The players whose pawns stand here, each with how many if there are more: "Ada 2, Bram"."""
    seats = [seat for seat, _ in look.standing.get(cell, ())]
    many = {seat: seats.count(seat) for seat in seats}
    return ", ".join(f"{look.names[seat]} {count}" if count > 1 else look.names[seat] for seat, count in many.items())


# --- what lies on it -------------------------------------------------------------------------------------------------


def _discs(look: Look) -> Items:
    """The discs, or the litter where one has been taken; a disc makes room for the pawn on it."""
    for cell, name in enumerate(look.board):
        yield from _lying(cell, name, look.half, len(look.standing.get(cell, ())), cell in look.ways)


@cache
def _lying(cell: int, name: str, half: int, pawns: int, can: bool) -> Part:
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
        text=PRINTED.get(name, DISCS[kind].short),
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
        for seat in range(look.seats):
            if cell in look.markers[seat]:
                yield at("m", cell) + SEAT_LETTERS[seat], _marker(look, cell, seat)
            elif look.stores(cell):
                yield at("m", cell) + SEAT_LETTERS[seat], _slot(cell, seat, look.seats)


@cache
def _shelter(cell: int, name: str, stores: bool) -> Item:
    spot = (-7, -12, 0.8) if stores else (0, -9, 0.9)
    return in_cell("shelter", cell, spot, face=FACES[name], text=PRINTED[name], ink="accent")


@cache
def _slot(cell: int, seat: int, seats: int) -> Item:
    return in_cell("marker", cell, SLOTS[seats][seat], face=f"zg-s{SEAT_LETTERS[seat]}")


def _marker(look: Look, cell: int, seat: int) -> Item:
    letter, spot = SEAT_LETTERS[seat], SLOTS[look.seats][seat]
    label = words("scene-marker", name=look.names[seat], cell=CELL_NAMES[cell])
    return in_cell("marker", cell, spot, face=f"zg-m{letter}", text=letter.lower(), label=label, ink=letter.lower())


# --- answers ---------------------------------------------------------------------------------------------------------


def _rings(look: Look) -> Items:
    """One ring per answer that leads to a cell."""
    few = len(look.sources) <= FEW
    face, state = ("zg-ring", "can") if few else ("zg-ring1", "can quiet")
    for option in look.options:
        if option.target != OFF:
            label, answer = _move_label(look, option), option.answer
            more = {"face": face, "label": label, "state": state, "answer": answer, **look.ends(option)}
            yield f"o-{answer}", in_cell("ring", option.target, DISC_ALONE, **more)


def _move_label(look: Look, option: Option) -> Label:
    what = look.board[option.target]
    kind = DISC_NUMBERS[what]
    taken = kind >= FIRST_TAKEABLE and option.target in look.standing
    far = kind == MANHOLE and option.target not in NEIGHBOURS[option.source]
    return words(
        "scene-move",
        **{"from": CELL_NAMES[option.source]},
        to=CELL_NAMES[option.target],
        what=what,
        takes=look.takes(option.source),
        cost=int(kind >= FIRST_ENEMY),
        delivers=yes(look.delivers(option.target)),
        way="jump" if far else "through" if taken else "step",
    )


def _marks(look: Look) -> Items:
    """What an answer costs and brings: red minus for a weapon, green plus for a supply or for the disc underfoot."""
    for cell in sorted(look.ways):
        if DISC_NUMBERS[look.board[cell]] >= FIRST_ENEMY:
            yield at("cost-", cell), in_cell("mark", cell, (29, -27, 1.05), face="zg-minus")
        elif look.delivers(cell):
            yield at("gain-", cell), in_cell("mark", cell, (-30, -24, 0.9), face="zg-plus")
    if len(look.sources) == 1:
        for cell in look.sources:
            if look.takes(cell) != "none":
                yield at("gain-", cell), in_cell("mark", cell, (-31, -14, 0.9), face="zg-plus")


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
        if look.may_act(cell, seat, pawn) and len(look.sources) > 1:
            yield f"feet-{pawn_id(seat, pawn)}", in_cell("feet", cell, spot, face="zg-feet")
        yield pawn_id(seat, pawn), _pawn(look, cell, seat, pawn, spot, f"zg-p{SEAT_LETTERS[seat]}")


def _crowd(look: Look, cell: int, group: Sequence[tuple[int, int]]) -> Items:
    seats = sorted({seat for seat, _ in group})
    for seat, spot in zip(seats, TOKEN_SPOTS[len(seats)], strict=True):
        letter = SEAT_LETTERS[seat]
        own = [pawn for other, pawn in group if other == seat]
        for pawn in own:
            yield pawn_id(seat, pawn), _pawn(look, cell, seat, pawn, spot, f"zg-t{letter}")
        x, y = CENTRES[cell]
        beside = x + spot[0] + 14, y + spot[1] + 12
        yield at("n", cell) + letter, item("count", *beside, text=str(len(own)), scale=1.35)


def _pawn(look: Look, cell: int, seat: int, pawn: int, spot: Spot, face: str) -> Item:
    can = look.may_act(cell, seat, pawn)
    chosen = can and (len(look.sources) == 1 or look.through == pawn)
    letter = SEAT_LETTERS[seat]
    return in_cell(
        "pawn",
        cell,
        spot,
        face=face,
        text=letter,
        label=words("scene-pawn", name=look.names[seat], number=pawn + 1, cell=CELL_NAMES[cell], can=yes(can)),
        state=states("can" if can else "", "chosen" if chosen else ""),
        ink=letter.lower(),
    )
