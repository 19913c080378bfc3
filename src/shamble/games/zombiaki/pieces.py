"""What the street of Zombiaki is put together from: bodies with all that is on them, objects, marks; each made twice.

A body may be drawn elsewhere than where it stands, for a step on its way: its ids keep the cell it came from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Label, Part, item, words
from shamble.games.zombiaki import places
from shamble.games.zombiaki.box import (
    BARREL,
    BARRIER,
    CAR,
    DEPTH,
    HEIGHT,
    IS_BOSS,
    IS_DOG,
    LANE_NAMES,
    MINE,
    NETTED,
    OBEYED,
    PIT1,
    PIT2,
    ROWS,
    SHIELDED,
    STEPPED,
    WALL5,
    WALL6,
)
from shamble.games.zombiaki.look import body_id, cell_id, claws_of, printed_of, sort_of, strength_of
from shamble.games.zombiaki.places import Box, Boxes, Offset, Spot, Spots

KEPT: Final = 8192  # items of a sort that are kept for other scenes

BODY_FACES: Final = {
    "dog": "zk-dog",
    "mass": "zk-mass",
    "bitten": "zk-z1",
    "zombie2": "zk-z2",
    "zombie3": "zk-z3",
    "zombie4": "zk-z4",
    "zombie5": "zk-z5",
}
# Where a hat sits on each head, from the middle of the body.
HATS: Final = {
    "mass": (-18, -48),
    "bitten": (0, -46),
    "zombie2": (6, -46),
    "zombie3": (1, -46),
    "zombie4": (1, -52),
    "zombie5": (0, -54),
}
THING_FACES: Final = {
    WALL5: "zk-wall",
    WALL6: "zk-wall",
    BARRIER: "zk-barrier",
    BARREL: "zk-barrel",
    MINE: "zk-mine",
    CAR: "zk-car",
    PIT1: "zk-pit",
    PIT2: "zk-pit",
}
THING_TEXTS: Final = {  # in a terminal
    WALL5: "[W5]",
    WALL6: "[W6]",
    BARRIER: "[X]",
    BARREL: "(O)",
    MINE: "(M)",
    CAR: "(C)",
    PIT1: "(P1)",
    PIT2: "(P2)",
}
FIRE_TEXT: Final = "*"
SIGNS: Final = ((SHIELDED, "s"), (IS_BOSS, "b"), (OBEYED, "o"), (STEPPED, "+"))

# From the middle of a cell, wide and narrow.
STANDING: Final = ((5.0, 4.0, 1.04), (20.0, 0.0, 0.64))
ON_WALL: Final = ((5.0, -14.0, 0.92), (20.0, -6.0, 0.54))
LYING: Final = ((0.0, 6.0, 0.98), (2.0, 1.0, 0.62))
BURNING: Final = ((12.0, 20.0, 0.78), (22.0, 10.0, 0.46))
BADGE: Final = ((-45.0, 38.0, 0.86), (-46.0, 17.0, 0.68))
WIDE_BADGE: Final = ((-39.0, 38.0, 0.86), (-41.0, 17.0, 0.68))
MOST_NARROW: Final = 4  # pips that find room on the narrow one
PIP_PITCH: Final = 7.2
MOST_PIPS: Final = 6  # a fused zombie may be stronger: then the number says it alone


# --- making things twice ---------------------------------------------------------------------------------------------


def spot_of(spot: Spot) -> dict[str, object]:
    """A spot as an item has it."""
    return {"x": round(spot[0], 1), "y": round(spot[1], 1), "scale": spot[2]}


def boxed(box: Box) -> dict[str, object]:
    """A box as an item has it."""
    return {"x": round(box[0], 1), "y": round(box[1], 1), "w": round(box[2], 1), "h": round(box[3], 1)}


@lru_cache(maxsize=KEPT)
def piece(kind: str, face: str, spots: Spots, state: str = "", turn: float = 0, narrow_turn: float = 0) -> Item:
    """A picture at a spot of each board."""
    (x, y, scale), narrow = spots
    small = spot_of(narrow)
    if turn != narrow_turn:
        small["turn"] = narrow_turn
    return item(kind, x, y, face=face, scale=scale, state=state or None, turn=turn or None, narrow=small)


@lru_cache(maxsize=KEPT)
def figure(kind: str, text: str, spots: Spots, state: str = "mid print") -> Item:
    """A printed number or a short word."""
    (x, y, scale), narrow = spots
    return item(kind, x, y, text=text, scale=scale, state=state, narrow=spot_of(narrow))


@lru_cache(maxsize=KEPT)
def box(kind: str, boxes: Boxes, state: str = "") -> Item:
    """A box on each board."""
    return {**item(kind, 0, 0, state=state or None), **boxed(boxes[0]), "narrow": boxed(boxes[1])}


# --- bodies ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def body(cell: int, packed: int, held: str, on_wall: bool, orders: int, label_key: str = "", at: int = -1) -> Part:
    """A zombie or dog with all that is on it; ``at`` is where it is drawn, if it is on its way."""
    here = cell if at < 0 else at
    name, base = body_id(cell), ON_WALL if on_wall else STANDING
    found: list[tuple[str, Item]] = [(name, _figure_of(cell, here, packed, base, label_key, held))]
    found += _attached(name, here, packed, base)
    found += _badge(name, here, packed)
    found += _marks(name, here, packed, held, orders)
    return tuple(found)


def _figure_of(cell: int, here: int, packed: int, base: tuple[Offset, Offset], label_key: str, held: str) -> Item:
    """The body itself. In a terminal it is its strength with a letter for all that is on it."""
    (x, y, scale), narrow = places.at(here, *base)
    label: Label | None = words(label_key, cell=cell_id(cell)[2:]) if label_key else None
    text = "D" if packed & IS_DOG else f"Z{strength_of(packed)}"
    text += "".join(sign for mark, sign in SIGNS if packed & mark) + "#" * bool(held)
    off, small = base
    more = {**spot_of(narrow), "o": [small[0], small[1]]}
    return item(
        "pawn", x, y, face=BODY_FACES[sort_of(packed)], scale=scale, text=text, label=label, ink="good",
        o=[off[0], off[1]], narrow=more,
    )  # fmt: skip


def _attached(name: str, here: int, packed: int, base: tuple[Offset, Offset]) -> list[tuple[str, Item]]:
    """Hat, claws, shield, net: each at its place on the body."""
    found: list[tuple[str, Item]] = []
    if packed & IS_BOSS:
        found.append((f"{name}-h", _on_body("worn", "zk-hat", here, base, HATS[sort_of(packed)], 0.83)))
    if claws_of(packed):
        found.append((f"{name}-c", _on_body("worn", "zk-claw", here, base, (-40, 8), 0.5)))
    if packed & SHIELDED:
        found.append((f"{name}-s", _on_body("worn", "zk-shield", here, base, (31, 15), 0.77)))
    if packed & NETTED:
        found.append((f"{name}-w", _on_body("over", "zk-net", here, base, (0, 0), 1)))
    return found


def _on_body(
    kind: str, face: str, here: int, base: tuple[Offset, Offset], away: tuple[float, float], size: float
) -> Item:
    (x, y, scale), (nx, ny, small) = base
    wide = (x + away[0] * scale, y + away[1] * scale, round(scale * size, 3))
    narrow = (nx + away[0] * small, ny + away[1] * small, round(small * size, 3))
    return piece(kind, face, places.at(here, wide, narrow))


def _badge(name: str, here: int, packed: int) -> list[tuple[str, Item]]:
    """The tombstone with the strength, one pip for each printed point, lost ones struck."""
    now, whole = strength_of(packed), printed_of(packed)
    base = WIDE_BADGE if whole > MOST_NARROW else BADGE
    (x, y, _), (nx, ny, _) = base
    number = places.at(here, (x, y - 3.5, 1.45), (nx, ny - 2.7, 1.1))
    face = "zk-badge-wide" if whole > MOST_NARROW else "zk-badge"
    found = [
        (f"{name}-g", piece("badge", face, places.at(here, *base))),
        (f"{name}-n", figure("count", str(now), number)),
    ]
    if whole <= MOST_PIPS:
        found.append((f"{name}-p", _pips(f"zk-pips{whole}", here, base, 0)))
        if now < whole:
            found.append((f"{name}-l", _pips(f"zk-lost{whole - now}", here, base, PIP_PITCH / 2 * now)))
    return found


def _pips(face: str, here: int, base: tuple[Offset, Offset], aside: float) -> Item:
    (x, y, scale), (nx, ny, small) = base
    wide = (x + aside * scale, y + 16 * scale, scale)
    return piece("pip", face, places.at(here, wide, (nx + aside * small, ny + 16 * small, small)))


def _marks(name: str, here: int, packed: int, held: str, orders: int) -> list[tuple[str, Item]]:
    """Small discs: held, has taken its card step, has obeyed; beside the boss the orders it has left."""
    faces = []
    if held:
        faces.append("zk-flake" if held == "freeze" else "zk-held")
    if packed & STEPPED:
        faces.append("zk-stepped")
    if packed & OBEYED:
        faces.append("zk-obeyed")
    found: list[tuple[str, Item]] = []
    for place, face in enumerate(faces):
        spots = places.at(here, (53, -46.0 + 27 * place, 0.62), (-20, -24.0 + 17 * place, 0.42))
        found.append((f"{name}-m{place + 1}", piece("mark", face, spots)))
    if packed & IS_BOSS:
        plate = around(here, ((38, 50, 46, 22), (-45, -9, 32, 15)))
        horn, number = places.at(here, (28, 50, 0.5), (-52, -9, 0.34)), places.at(here, (49, 51, 1), (-36, -8.5, 0.8))
        found.append((f"{name}-o", box("plate", plate)))
        found.append((f"{name}-k", piece("mark", "zk-horn", horn)))
        found.append((f"{name}-kn", figure("count", str(orders), number)))
    return found


# --- objects ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def thing(cell: int, kind: int, taken: bool, push: int) -> Part:
    """What lies on a cell; a wall says how high it is and how much pushes against it, a pit how deep it is."""
    name = f"t-{cell_id(cell)[2:]}"
    spots = places.at(cell, *LYING)
    (x, y, scale), narrow = spots
    lies = item(
        "thing", x, y, face=THING_FACES[kind], scale=scale, text=THING_TEXTS[kind], narrow=spot_of(narrow), ink="second"
    )
    found: list[tuple[str, Item]] = [(name, lies)]
    if HEIGHT[kind]:
        found += _height(name, cell, HEIGHT[kind], taken, push)
    if DEPTH[kind]:
        sign = places.at(cell, (41, -30, 0.9), (40, -14, 0.5))
        depth = places.at(cell, (40, -43.5, 1.35), (39.5, -21.5, 0.8))
        found.append((f"{name}-g", piece("sign", "zk-sign", sign)))
        found.append((f"{name}-n", figure("number", str(DEPTH[kind]), depth)))
    if kind == BARREL and cell % ROWS:
        found.append(
            (f"{name}-r", piece("mark", "zk-roll", places.at(cell, (-56, 30, 0.7), (-38, -2, 0.5)), "", 0, 90))
        )
    return tuple(found)


def _height(name: str, cell: int, height: int, taken: bool, push: int) -> list[tuple[str, Item]]:
    plate = ((40.0, 40.0, 0.8), (-20.0, 16.0, 0.56)) if taken else ((-1.0, -6.0, 1.0), (1.0, -5.0, 0.7))
    number = ((plate[0][0], plate[0][1], 1.8 * plate[0][2]), (plate[1][0], plate[1][1], 1.8 * plate[1][2]))
    found = [
        (f"{name}-g", piece("sign", "zk-plate", places.at(cell, *plate))),
        (f"{name}-n", figure("number", str(height), places.at(cell, *number))),
    ]
    if push:
        boxes = around(cell, ((-1, 37, 92, 21), (1, 21, 86, 15)))
        found.append((f"{name}-b", box("plate", boxes)))
        found.append((f"{name}-t", _push(cell, push, height)))
    return found


def _push(cell: int, push: int, height: int) -> Item:
    (x, y, scale), narrow = places.at(cell, (-1, 37.5, 0.78), (1, 21.5, 0.66))
    text = words("scene-push", push=push, height=height)
    return item("note", x, y, text=text, scale=scale, w=84, state="mid", narrow={**spot_of(narrow), "w": 78})


def around(cell: int, sizes: tuple[Box, Box]) -> Boxes:
    """Boxes given by their middle, from the middle of a cell, and their size."""
    (x, y), (nx, ny) = places.middle(cell)
    (dx, dy, w, h), (ndx, ndy, nw, nh) = sizes
    return (x + dx - w / 2, y + dy - h / 2, w, h), (nx + ndx - nw / 2, ny + ndy - nh / 2, nw, nh)


@lru_cache(maxsize=KEPT)
def fire(cell: int) -> Item:
    """Napalm burns here."""
    (x, y, scale), narrow = places.at(cell, *BURNING)
    return item("fire", x, y, face="zk-fire", scale=scale, text=FIRE_TEXT, narrow=spot_of(narrow), ink="danger")


@lru_cache(maxsize=KEPT)
def tape(lane: int) -> Part:
    """The tape along a barred lane."""
    found = []
    for row in range(ROWS):
        spots = places.at(lane * ROWS + row, (0, 57, 1), (-59, 0, 0.54))
        found.append((f"bar-{LANE_NAMES[lane]}{row + 1}", piece("tape", "zk-barred", spots, "", 0, 90)))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def frost(cell: int) -> Item:
    """Icicles at the upper edge of a frozen cell."""
    return piece("tape", "zk-frost", places.at(cell, (0, -47, 1), (0, -27, 0.96)))


# --- the march to come -----------------------------------------------------------------------------------------------

CHIPS: Final = {  # by what will happen: the face on the disc, and its size
    "dies": ("zk-skull", 1.0),
    "shield": ("zk-shield", 0.4),
    "hurt": ("zk-flame", 0.7),
    "through": ("zk-pow", 0.8),
}


@lru_cache(maxsize=KEPT)
def chip(cell: int, what: str) -> Part:
    """What the next march will do to who stands here, as a small disc on its way."""
    face, size = CHIPS[what]
    name = f"{body_id(cell)}-x"
    wide, narrow = (66.0, 10.0), (4.0, 36.0)
    disc = places.at(cell, (*wide, 0.66), (*narrow, 0.5))
    if what == "dies":
        return ((name, piece("chip", face, disc)),)
    inner = places.at(cell, (*wide, round(0.62 * size, 3)), (*narrow, round(0.48 * size, 3)))
    return (name, piece("chip", "zk-disc", disc)), (f"{name}i", piece("chip", face, inner))
