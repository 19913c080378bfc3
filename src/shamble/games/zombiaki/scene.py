"""The table of Zombiaki as a picture: a flat dict of plain items, made from a view and from nothing else.

A scene may show less than its view, never more. The words of an item are in the docstring of ``shamble.core.svg``; what
an item is on a phone's narrow board, where the street runs upright, stands in its ``narrow``. Items are for reading:
scenes share those that look the same. The board is the street at night; who needs more than the board gets both hands,
the players and the answers beside it (``panel``).

Ids, stable all game: ``street``, ``c-A1`` a cell, ``lane-A`` a lane's end, ``b-A1`` who stands on a cell (``b-A1-s`` is
its shield, ``-g`` its badge), ``t-A1`` an object, ``f-A1`` napalm, ``bar-A1`` tape along a barred lane, ``ice-A1``
frost, ``s1`` a place of the track of the night; beside the board ``rowA`` a player, ``h-shot1`` a card of one's own,
``o-shot1`` one of the other hand, ``a-shot1-B`` an answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Items, Part, Scene, item, words
from shamble.games.zombiaki import labels, pieces, places
from shamble.games.zombiaki.ahead import Fate, ahead
from shamble.games.zombiaki.box import (
    CELL_NAMES,
    CELLS,
    COPIES,
    FIRST_HUMAN,
    HEIGHT,
    IS_BOSS,
    IS_DOG,
    LANE_NAMES,
    LANES,
    ROWS,
    SIDE_NAMES,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.look import Look, cell_id, lane_id
from shamble.games.zombiaki.panel import beside
from shamble.games.zombiaki.pieces import KEPT, figure, piece, spot_of
from shamble.games.zombiaki.places import ABOVE, BOARD, CELL, NARROW, PANEL, UNDER, WIDTH
from shamble.games.zombiaki.places import HEIGHT as TABLE_HEIGHT

LAYERS: Final = (
    "street", "sky", "track", "sum", "band", "cell", "harm", "coord", "tape", "man", "bags", "lane", "letter", "bullet",
    "thing", "sign", "number", "spook", "pawn", "worn", "over", "fire", "plate", "note", "badge", "pip", "count",
    "mark", "chip", "step", "star", "hit", "tag", "result", "blast", "head", "say", "row", "card", "button",
    "fate", "art", "text",
)  # fmt: skip
# Kinds that come, go and move to be seen.
MOVES: Final = (
    "pawn", "worn", "over", "badge", "pip", "count", "mark", "thing", "plate", "fire", "bullet", "blast", "hit",
)  # fmt: skip
LINES: Final = ("fate", "card")  # kinds that a terminal tells a line each
NIGHT: Final = sum(COPIES[:FIRST_HUMAN])  # cards of the zombies, Dawn the last of them
SUNRISE: Final = 5  # so many cards before the end the sun begins to lift


def scene(view: Mapping[str, object], names: Sequence[str] | None = None, panel: bool = True) -> Scene:
    """The table as this view may see it; ``names`` are the players' names, otherwise their letters.

    Without the panel, what lies beside the board is left out, for clients that lay it out themselves from ``side``.
    """
    look = Look(view, names)
    fates = ahead(view)
    items = street(look)
    items.update(_chips(fates))
    if panel:
        items.update(beside(look, fates))
    return items


def street(look: Look) -> Scene:
    """The board alone, without a look ahead: also what is on its way from view to view."""
    items: Scene = {"table": _table(look.turn, SIDE_NAMES[look.now])}
    items.update(_night())
    items.update(_track(look.left(ZOMBIE_SIDE)))
    items.update(_dawn(look))
    for lane in range(LANES):
        items[lane_id(lane)] = _lane_end(lane, look.barred[lane])
    for cell in range(CELLS):
        items.update(_cell(look, cell))
    return items


@lru_cache(maxsize=KEPT)
def _table(turn: int, side: str) -> Item:
    return {
        "kind": "table",
        "w": WIDTH,
        "h": TABLE_HEIGHT,
        "sprites": "zombiaki",
        "label": words("scene-table", turn=turn, side=side),
        "layers": list(LAYERS),
        "lines": list(LINES),
        "moves": list(MOVES),
        "pitch": list(CELL),
        "areas": {
            "above": list(ABOVE),
            "board": list(BOARD),
            "narrow": list(NARROW),
            "under": list(UNDER),
            "panel": list(PANEL),
        },
        "answers": words("scene-answers"),
    }


# --- what is always there --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _night() -> Part:
    """Street and sky, graves, defenders, and the names of lanes and rows."""
    x, y = BOARD[0], BOARD[1]
    narrow = {"x": NARROW[0], "y": NARROW[1], "face": "zk-street-narrow"}
    found: list[tuple[str, Item]] = [
        ("street", item("street", x, y, face="zk-street", narrow=narrow)),
        ("name", item("sky", x + 16, y + 10, face="zk-title", scale=0.8, narrow={"x": 9, "y": 7, "scale": 0.38})),
    ]
    for lane in range(LANES):
        found += _defended(lane)
        found.append((f"grave-{LANE_NAMES[lane]}", figure("coord", LANE_NAMES[lane], places.grave(lane))))
    for row in range(ROWS):
        (wide_x, _), _ = places.middle(row)
        unseen = item("coord", wide_x, y + 90, text=str(row + 1), state="said")  # terminals print it above the board
        found.append((f"row-{row + 1}", {**unseen, "narrow": None}))
    for cell in range(CELLS):
        spots = places.at(cell, (-61, -51, 0.75), (-60, -26, 0.72))
        found.append((f"id-{CELL_NAMES[cell]}", figure("letter", CELL_NAMES[cell], spots, "faint")))
    return tuple(found)


def _defended(lane: int) -> Part:
    letter = LANE_NAMES[lane]
    (x, y), _ = places.middle(lane * ROWS)
    rifle = ((BOARD[0] + 764.0, y + 16, 0.94), (places.NARROW_CELL[0] * lane + 58.0, 430.0, 0.62))
    low = {"x": places.NARROW_CELL[0] * lane + 65, "y": 461, "scale": 1.06, "state": ""}
    bags = item("bags", x, y, face="zk-bags-wide", state="said", narrow=low)  # the wide street has its own
    return (
        (f"man-{letter}", piece("man", f"zk-defender-{letter}", places.defender(lane))),
        (f"gun-{letter}", piece("man", "zk-gunner" if lane == 1 else "zk-rifle", rifle, "", 0, 90)),
        (f"bags-{letter}", bags),
    )


@lru_cache(maxsize=KEPT)
def _lane_end(lane: int, barred: bool) -> Item:
    (x, y, scale), narrow = places.lane_end(lane)
    letter = LANE_NAMES[lane]
    label = words("scene-lane", lane=letter, barred="yes" if barred else "no")
    return item("lane", x, y, face=f"zk-lane-{letter}", scale=scale, label=label, narrow=spot_of(narrow))


# --- the night -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _track(left: int) -> Part:
    """Forty places: cards that were drawn are dots, those to come stars, the last is the sun."""
    spent = NIGHT - left
    stars = tuple((f"s{number + 1}", _star(number, number >= spent)) for number in range(NIGHT - 1))
    return (*stars, (f"s{NIGHT}", _sun(left)))


@lru_cache(maxsize=KEPT)
def _star(number: int, ahead_: bool) -> Item:
    return piece("track", "zk-left" if ahead_ else "zk-spent", places.star(number))


@lru_cache(maxsize=KEPT)
def _sun(left: int) -> Item:
    """Dawn, which lifts as the last cards are drawn."""
    (x, y, _), (nx, ny, _) = places.star(NIGHT - 1)
    lift = max(0, SUNRISE - left)
    spots = (x + 12, y - 2.5 * lift, 0.9), (nx + 6, ny - 0.5 * lift, 0.5)
    return piece("track", "zk-sun", spots, "" if left else "risen")


def _dawn(look: Look) -> Items:
    x, y, w, _ = BOARD
    text = labels.dawn_label(look)
    narrow = {"x": 380, "y": 17, "scale": 0.95, "w": 210}
    yield "dawn", item("sum", x + w - 18, y + 34, text=text, scale=1.3, w=216, state="dawn", narrow=narrow)
    bounds = labels.dawn_in(look.view)
    if bounds is not None:
        low = {"x": 380, "y": 46, "scale": 0.75, "w": 215, "state": "night end"}
        yield "dawn-in", item("sum", x + 394, y + 33, text=bounds, scale=0.78, w=190, state="night", narrow=low)


# --- cells -----------------------------------------------------------------------------------------------------------


def _cell(look: Look, cell: int) -> Items:
    """A cell with all that is on it."""
    yield cell_id(cell), _ground(cell, tuple(labels.cell_args(look, cell).items()))
    thing, body = look.thing[cell], look.body[cell]
    if thing:
        yield from pieces.thing(cell, thing, bool(body), look.pushers(cell))
    if look.barred[cell // ROWS]:
        yield pieces.tape(cell // ROWS)[cell % ROWS]
    if look.frozen:
        yield f"ice-{CELL_NAMES[cell]}", pieces.frost(cell)
    if look.fire >> cell & 1:
        yield f"f-{CELL_NAMES[cell]}", pieces.fire(cell)
    if body:
        yield from body_part(look, cell, body)


def body_part(look: Look, cell: int, body: int, at: int = -1) -> Part:
    """Who stands on a cell, drawn there or, on its way, elsewhere."""
    walks = body & IS_DOG and any(option.start == cell for option in look.options)
    orders = look.orders_left if body & IS_BOSS else 0
    here = cell if at < 0 else at
    on_wall = here < CELLS and bool(HEIGHT[look.thing[here]])  # beyond the barricade there is none
    return pieces.body(cell, body, look.held_by(cell), on_wall, orders, "scene-dog" if walks else "", at)


@lru_cache(maxsize=KEPT)
def _ground(cell: int, args: tuple[tuple[str, object], ...]) -> Item:
    """The cell itself, which can be chosen."""
    (x, y, _), (nx, ny, _) = places.at(cell, (0, 0, 1), (0, 0, 1))
    narrow = {"x": nx, "y": ny, "face": "zk-cell-narrow", "w": 124, "h": 66}
    return item("cell", x, y, face="zk-cell", w=126, h=121, label=words("scene-cell", **dict(args)), narrow=narrow)


def _chips(fates: Sequence[Fate]) -> Items:
    """Small discs on the way of those whom the next march will harm."""
    for fate in fates:
        if fate.what in pieces.CHIPS:
            yield from pieces.chip(fate.cell, fate.what)
