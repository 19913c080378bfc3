"""The table of Zombies!!! as a picture: a flat dict of plain items, made from a view and from nothing else.

A scene may show less than its view, never more. The words of an item are in the docstring of ``shamble.core.svg``.
Items are for reading: scenes share those that look the same. The board is the town, which grows: its box is the
table's area ``board``, and what is laid stays where it is.

Ids, stable all game: ``tile-3`` a tile (``tile-3-n`` its sign), ``r-3.1`` what stands where nobody can go, ``c-3.5`` a
space, ``z-3.5`` the zombie on it, ``t-3.5`` its token, ``p-A`` a pawn, ``end-3-1`` a road that leads out of town,
``lot-e1n0`` a place for a tile; beside the board ``rowA`` a player, ``h-fear`` a card of one's own, ``a-go-3.5`` an
answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from shamble.core.scene import Item, Items, Part, Scene, item, words
from shamble.games.zombies import pieces, places
from shamble.games.zombies.answers import place_number
from shamble.games.zombies.box import SPACES, TOKEN, ZOMBIE
from shamble.games.zombies.look import Look, cell_id, pawn_id, token_id, zombie_id
from shamble.games.zombies.panel import beside
from shamble.games.zombies.places import PANEL_GAP, PANEL_WIDTH, SPACE, TILE, Box

LAYERS: Final = (
    "shade", "tile", "roof", "sign", "name", "open", "plus", "lot", "ghost", "here", "harm", "ring", "cell", "token",
    "bead", "zombie", "pawn", "over", "step", "tag", "odds", "fx", "dice",
    "title", "head", "say", "row", "card", "button", "art", "text",
)  # fmt: skip
MOVES: Final = ("tile", "zombie", "pawn", "token", "over", "fx", "dice")  # kinds that come, go and move to be seen
GROUND: Final = ("shade", "tile", "roof", "sign", "name", "open")  # layers that only a new tile changes
LINES: Final = ("card",)  # kinds that a terminal tells a line each
PANEL_HEIGHT: Final = 800
CROWD: Final = 30  # gestures are small and many here: so many wait before the picture jumps
STAGGER_MS: Final = 60  # between one that moves and the next


def scene(view: Mapping[str, Any], names: Sequence[str] | None = None, panel: bool = True) -> Scene:
    """The table as this view may see it; ``names`` are the players' names, otherwise their letters.

    Without the panel, what lies beside the board is left out, for clients that lay it out themselves from ``side``.
    """
    look = Look(view, names)
    items = town(look)
    if panel:
        x, y, w, _ = board_of(look)
        items.update(beside(look, (x + w + PANEL_GAP, y + PANEL_GAP), PANEL_WIDTH))
    return items


def town(look: Look) -> Scene:
    """The board alone: also what is on its way from view to view."""
    box = board_of(look)
    items: Scene = {
        "table": _table(box, "" if look.seat is None else pawn_id(look.seat)),
        "title": item("title", box[0] + box[2] + PANEL_GAP, box[1] + PANEL_GAP, face="zz-title", scale=0.9),
    }
    items.update(ground(look.town))
    if look.grows:
        items.update(_ends(look.town))
    items.update(_lots(look))
    for space in look.spaces:
        items.update(_space(look, space))
    for seat in range(look.seats):
        items[pawn_id(seat)] = pawn_item(look, seat)
    if look.outcome is None and look.active >= 0:
        items["here"] = pieces.here(places.middle(look.town, look.pawn[look.active]), look.active)
    return items


def board_of(look: Look) -> Box:
    """The box of the town."""
    return places.board_box(look.town, look.grows)


@lru_cache(maxsize=1024)
def _table(box: Box, own: str) -> Item:
    x, y, w, h = box
    return {
        "kind": "table",
        "x": x,
        "y": y,
        "w": w + PANEL_GAP + PANEL_WIDTH + PANEL_GAP,
        "h": max(h, PANEL_HEIGHT),
        "sprites": "zombies",
        "label": words("scene-table"),
        "layers": list(LAYERS),
        "lines": list(LINES),
        "moves": list(MOVES),
        "alike": pieces.ALIKE,
        "pitch": [SPACE, SPACE],
        "blocks": {"kind": "tile", "size": TILE},
        "areas": {"board": list(box)},
        "camera": {"own": own, "ground": list(GROUND), "mini": ["tile"], "marks": {"zombie": "zz-m-z"}, "size": 6},
        "signs": {"can": "zz-can", "on": "zz-on", "harm": "zz-harm", "bead": "zz-bead", "foe": "zz-i-zombie"},
        "crowd": CROWD,
        "stagger": STAGGER_MS,
        "answers": words("scene-answers"),
    }  # fmt: skip


@lru_cache(maxsize=64)
def ground(found: places.Town) -> Part:
    """Everything that only a new tile changes."""
    low = places.low_signs(found)
    tiles = enumerate(zip(found.looks, found.places, strict=True))
    return tuple(part for number, (look, place) in tiles for part in pieces.tile(number, look, place, number in low))


@lru_cache(maxsize=64)
def _ends(found: places.Town) -> Part:
    """Where roads lead out of town."""
    ends = places.open_ends(found)
    return tuple((f"end-{tile + 1}-{way}", pieces.road_end(found.places[tile], way)) for tile, way in ends)


def _lots(look: Look) -> Items:
    """The places where a tile can be laid, for who lays it."""
    for place in dict.fromkeys(option.place for option in look.options if option.verb == "lay"):
        yield from pieces.lot(place_number(place))


def _space(look: Look, space: int) -> Items:
    """A space with what is on it; pawns have ids of their own."""
    there, who = look.space[space] & (ZOMBIE | TOKEN), look.on(space)
    yield cell_id(space), pieces.cell(look.town, space, there, tuple(look.names[seat] for seat in who))
    if there & TOKEN:
        yield token_id(space), pieces.token(look.town, space, there)
    if there & ZOMBIE:
        yield zombie_id(space), pieces.zombie(look.town, space, space, bool(who))


def zombie_item(look: Look, space: int, at: int) -> Item:
    """The zombie of a space, drawn there or, on its way, elsewhere."""
    return pieces.zombie(look.town, space, at, bool(look.on(at)))


def pawn_item(look: Look, seat: int) -> Item:
    """A pawn where it stands, among others."""
    space = look.pawn[seat]
    others = look.on(space)
    fights = bool(look.space[space] & ZOMBIE)
    return pieces.pawn(seat, places.middle(look.town, space), others.index(seat), len(others), fights)


assert SPACES * SPACE * SPACE == TILE * TILE
