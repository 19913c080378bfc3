"""What the town of Zombies!!! is put together from: tiles with roofs and signs, spaces, zombies, pawns, tokens, marks.

A zombie or a pawn may be drawn elsewhere than where it stands, for a step on its way: its id stays.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Part, item, words, yes
from shamble.games.zombies import answers, naming, places
from shamble.games.zombies.box import (
    BULLET,
    FIRST_BUILDING,
    GAS_STATION,
    GROUNDS,
    HELIPAD,
    INTERIOR,
    LIFE,
    SIDE,
    SPACES,
    TILE_NAMES,
    TOKEN,
    TURNS,
    ZOMBIE,
    place_name,
)
from shamble.games.zombies.look import SEAT_LETTERS, lot_id
from shamble.games.zombies.places import SPACE, TILE, Spot, Town

KEPT: Final = 65536  # items of a sort that are kept for other scenes
ROOFS: Final = (
    "zz-roof0", "zz-roof1", "zz-tree", "zz-roof2", "zz-roof3", "zz-roof1", "zz-roof0", "zz-graves", "zz-roof2",
    "zz-tree", "zz-wreck", "zz-roof3",
)  # fmt: skip
SHORT_SIGNS: Final = frozenset({"hospital", "drug_store", "skate_shop", "florist"})
TOKENS: Final = {BULLET: "bullet", LIFE: "life"}
CLOTHES: Final = 7
SORTS: Final = 4
ZOMBIE_SCALE: Final = 0.95
# From the middle of a space: alone, and beside somebody.
ZOMBIE_AT: Final = ((0, 2), (13, 1))
PAWNS_AT: Final = (
    ((0, -2),),
    ((-13, -2), (13, -2)),
    ((-15, -12), (15, -12), (0, 14)),
    ((-15, -14), (15, -14), (-15, 14), (15, 14)),
    ((-19, -13), (0, -13), (19, -13), (-10, 12), (10, 12)),
    ((-19, -13), (0, -13), (19, -13), (-19, 12), (0, 12), (19, 12)),
)
PAWN_SIZES: Final = (0.92, 0.8, 0.76, 0.76, 0.56, 0.56)
FIGURES: Final = 2  # so many stand on a space as they are; of more, only their badges can be told apart
BESIDE_ZOMBIE: Final = -14
ON_ZOMBIE: Final = (16, 17, 0.82)  # a token on a space with a zombie


# --- tiles -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def tile(number: int, look: int, place: int, low: bool) -> Part:
    """A tile with its shadow, what stands on spaces that cannot be entered, and the sign of its building."""
    kind, turn = divmod(look, TURNS)
    x, y = places.tile_middle(place)
    name = f"tile-{number + 1}"
    mini = "zz-m-heli" if kind == HELIPAD else None
    found: list[tuple[str, Item]] = [
        (f"{name}-s", item("shade", x, y, face="zz-tile-shade")),
        (name, item("tile", x, y, face=tile_face(kind), turn=turn * 90 or None, text=str(number + 1), mini=mini)),
    ]
    for spot in range(SPACES):
        if not GROUNDS[look][spot]:
            row, column = divmod(spot, SIDE)
            face = roof(kind, number * 5 + place * 3 + spot * 7)
            at = x + (column - 1) * SPACE, y + (row - 1) * SPACE
            found.append((f"r-{number + 1}.{spot + 1}", item("roof", *at, face=face)))
    if kind >= FIRST_BUILDING:
        found += sign(name, look, x, y, low)
    return tuple(found)


def tile_face(kind: int) -> str:
    """How a kind of tile is drawn."""
    return f"zz-tile-{TILE_NAMES[kind]}"


def roof(kind: int, salt: int) -> str:
    """What stands on a space that nobody enters."""
    return "zz-pump" if kind == GAS_STATION else ROOFS[salt % len(ROOFS)]


def sign(name: str, look: int, x: float, y: float, low: bool) -> list[tuple[str, Item]]:
    """The building's name over its upper edge, or under its lower one; at a narrow one its picture alone."""
    kind = look // TURNS
    row, columns = places.outer_row(look, low)
    middle = x + ((min(columns) + max(columns)) / 2 - 1) * SPACE
    edge = y + (row - 0.5 if low else row - 1.5) * SPACE
    building = TILE_NAMES[kind]
    short = building in SHORT_SIGNS
    if len(columns) < (2 if short else SIDE):
        at = edge + 20 if low else edge - 12
        return [(f"{name}-n", item("sign", middle, at, face=f"zz-plate-{building}"))]
    at = edge + 17 if low else edge - 15
    text, room = words(naming.tile_word(kind)), 92 if short else 132
    return [
        (f"{name}-n", item("sign", middle, at, face=f"zz-sign-{building}")),
        (f"{name}-t", item("name", middle + 12, at + 1, text=text, scale=0.95, w=room, state="print mid")),
    ]


@lru_cache(maxsize=KEPT)
def road_end(place: int, way: int) -> Item:
    """A road that leads out of town."""
    x, y = places.edge_middle(place, way)
    return item("open", x, y, face="zz-open", turn=(way * 90 - 90) or None)


@lru_cache(maxsize=KEPT)
def lot(place: int) -> Part:
    """A place where a tile can be laid."""
    x, y = places.tile_middle(place)
    name = lot_id(place_name(place))
    half = TILE // 2 - 8
    label = words("scene-lot", **naming.offset(place))
    box = item("lot", x - half, y - half, w=2 * half, h=2 * half, o=[-half, -half], label=label)
    return ((name, box), (f"{name}-s", item("plus", x, y, face="zz-lot")))


# --- spaces ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def told(town: Town, space: int) -> dict[str, object]:
    """Where a space lies, for words."""
    return naming.place_args({"looks": town.looks, "places": town.places}, space)


@lru_cache(maxsize=KEPT)
def cell(town: Town, space: int, there: int, who: tuple[str, ...]) -> Item:
    """A space that can be entered, and so chosen, with all that is on it."""
    (x, y), half = places.middle(town, space), SPACE // 2
    where = told(town, space)
    token_there = TOKENS.get(there & TOKEN, "none")
    on = {"zombie": yes(there & ZOMBIE), "token": token_there, "count": len(who), "who": list(who)}
    inside = GROUNDS[town.looks[space // SPACES]][space % SPACES] == INTERIOR
    return item(
        "cell", x - half, y - half, w=SPACE, h=SPACE, o=[-half, -half], text="," if inside else ".",
        label=words("scene-space", id=answers.space_name(space), **where, **on),
        short=words("scene-spot", spot=where["spot"], token=token_there),
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def zombie(town: Town, space: int, at: int, crowded: bool) -> Item:
    """The zombie of a space, there or on its way; which one it is, its place tells, so that neighbours differ."""
    x, y = places.middle(town, at)
    salt = space * 5 + space // SPACES * 3
    mirrored = "m" if salt // 3 % 2 else ""
    dx, dy = ZOMBIE_AT[crowded]
    return item(
        "zombie", x + dx, y + dy, face=f"zz-z{salt % SORTS + 1}{mirrored}", scale=ZOMBIE_SCALE,
        state=f"c{salt % CLOTHES + 1}", text="z", ink="good", o=[dx, dy],
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def pawn(seat: int, at: Spot, nth: int, of: int, fights: bool) -> Item:
    """A pawn, among others on its space, beside a zombie to its left."""
    dx, dy = PAWNS_AT[of - 1][nth]
    if fights:
        dx += BESIDE_ZOMBIE
    letter = SEAT_LETTERS[seat]
    face = f"zz-p{letter}" if of <= FIGURES else f"zz-b{letter}"
    return item(
        "pawn", at[0] + dx, at[1] + dy, face=face, scale=PAWN_SIZES[of - 1], state=f"s{letter}",
        text=letter, ink=letter.lower(), o=[dx, dy], mini=f"zz-m-{letter}",
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def token(town: Town, space: int, there: int) -> Item:
    """A life or a bullet; under a zombie it peeps out."""
    x, y = places.middle(town, space)
    dx, dy, scale = ON_ZOMBIE if there & ZOMBIE else (0, 0, 1.0)
    face, text, ink = ("zz-bullet", "*", "accent") if there & BULLET else ("zz-life", "+", "danger")
    kind = "over" if there & ZOMBIE else "token"
    return item(kind, x + dx, y + dy, face=face, scale=scale, text=text, ink=ink, o=[dx, dy])


# What most items of a kind have in common, so that it need not be told of each.
ALIKE: Final = {
    "cell": {"w": SPACE, "h": SPACE, "o": [-SPACE // 2, -SPACE // 2]},
    "zombie": {"scale": ZOMBIE_SCALE, "text": "z", "o": list(ZOMBIE_AT[False])},
    "over": {"scale": ON_ZOMBIE[2], "o": list(ON_ZOMBIE[:2])},
    "token": {"scale": 1.0, "o": [0, 0]},
}


def here(at: Spot, seat: int) -> Item:
    """The space of who is on the move."""
    return item("here", *at, face="zz-here", state=f"s{SEAT_LETTERS[seat]}")
