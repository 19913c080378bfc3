"""What the stages of Zombie Tsunami are put together from: items for the wide and the narrow board, and tags."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Items, Part, item, states, words
from shamble.games.tsunami import labels
from shamble.games.tsunami.look import SEAT_LETTERS, Look, player_id
from shamble.games.tsunami.places import Box, Spot

KEPT: Final = 8192  # items of a sort that are kept for other scenes
MOST: Final = 48  # zombies of one horde that are drawn; its tag says how many there are
POSES: Final = 3
MARK_ROOM: Final = 24  # of a tag, for the sign that somebody is choosing or has chosen
Boxes = tuple[Box, Box]  # wide, narrow
Spots = tuple[Spot, Spot]

# --- making things twice ---------------------------------------------------------------------------------------------


def _at(spot: Spot) -> dict[str, object]:
    return {"x": spot[0], "y": spot[1], "scale": spot[2]}


def boxed(box: Box) -> dict[str, object]:
    """A box as an item has it."""
    return {"x": round(box[0], 1), "y": round(box[1], 1), "w": round(box[2], 1), "h": round(box[3], 1)}


@lru_cache(maxsize=KEPT)
def piece(kind: str, face: str, spots: Spots, state: str = "", turn: float = 0) -> Item:
    """A picture at a spot of each board."""
    (x, y, scale), narrow = spots
    more: dict[str, object] = {"state": state or None, "turn": turn or None}
    return item(kind, x, y, face=face, scale=scale, narrow=_at(narrow), **more)


@lru_cache(maxsize=KEPT)
def figure(kind: str, text: str, spots: Spots, state: str = "", room: int = 0, narrow_room: int = 0) -> Item:
    """Printed words or numbers; with no room on the narrow board they are left out there."""
    (x, y, scale), small = spots
    narrow: dict[str, object] | None = {**_at(small), "w": narrow_room or None} if small[2] else None
    made = dict(item(kind, x, y, text=text, scale=scale, state=state or None, w=room or None))
    made["narrow"] = {key: value for key, value in narrow.items() if value is not None} if narrow else None
    return made


@lru_cache(maxsize=KEPT)
def ring(boxes: Boxes, to: str) -> Item:
    """A ring around what can be chosen."""
    return {**item("ring", 0, 0, state="can", to=to), **boxed(boxes[0]), "narrow": boxed(boxes[1])}


@lru_cache(maxsize=KEPT)
def zombie(seat: int, number: int, spots: Spots, state: str = "", turn: float = 0, fall: bool = False) -> Item:
    """One of a horde; which pose it takes stays the same all game."""
    pose = "ts-fall" if fall else f"ts-z{number * 7 % POSES + 1}"
    return piece("zombie", pose + SEAT_LETTERS[seat], spots, state, turn)


def horde(seat: int, wide: Sequence[Spot], narrow: Sequence[Spot], state: str = "") -> Items:
    """A horde, each zombie at its spots."""
    letter = SEAT_LETTERS[seat]
    for number, spots in enumerate(zip(wide, narrow, strict=True)):
        yield f"z{letter}{number + 1}", zombie(seat, number, spots, state)


# --- players ---------------------------------------------------------------------------------------------------------


def tag(look: Look, seat: int, boxes: Boxes, full: bool, narrow_full: bool, count: str = "") -> Items:
    """A player's tag: badge, name, and how many zombies; small ones leave the name out."""
    role = look.role(seat)
    name, letter = player_id(seat), SEAT_LETTERS[seat]
    state = states(
        role,
        "me" if seat == look.seat else "",
        "won" if look.rank(seat) == 1 else "",
        "named" if look.chosen(seat) else "",
    )
    can = any(seat in option.seats for option in look.options)
    yield name, _tag_box(boxes, state or "", seat, tuple(labels.player_args(look, seat).items()))
    mark = "ts-lock" if role == "locked" else "ts-hourglass" if role == "now" and look.asks != "interlude" else ""
    number = count or str(look.cubes(seat))
    yield from _tag_parts(name, letter, look.names[seat], number, boxes, full, narrow_full, mark)
    if can:
        yield f"ring-{name}", ring(boxes, name)


@lru_cache(maxsize=KEPT)
def _tag_box(boxes: Boxes, state: str, seat: int, args: tuple[tuple[str, object], ...]) -> Item:
    ink, label = SEAT_LETTERS[seat].lower(), words("scene-player", **dict(args))
    return {
        **item("seat", 0, 0, label=label, state=state or None, ink=ink),
        **boxed(boxes[0]),
        "narrow": boxed(boxes[1]),
    }


@lru_cache(maxsize=KEPT)
def _tag_parts(
    name: str, letter: str, who: str, count: str, boxes: Boxes, full: bool, narrow_full: bool, mark: str
) -> Part:
    (x, y, w, _), (nx, ny, nw, _) = boxes
    letters = len(count) - 0.6 * count.count(" ")  # spaces are narrow
    rest, narrow_rest = int(w - 36 - 14 * letters - 24), int(nw - 30 - 10 * letters - 16)
    badge = ((x + 17, y + 15, 0.32), (nx + 13, ny + 13, 0.26))
    number = ((x + w - 8, y + 21, 1.25), (nx + nw - 5, ny + 18, 1.05))
    icon = ((x + w - 20 - 12 * letters, y + 15, 0.27), (nx + nw - 15 - 10 * letters, ny + 13, 0.22))
    tight = bool(mark) and icon[1][0] - MARK_ROOM < nx + 32  # on a phone the zombie then makes way for the mark
    found = [
        (f"{name}-b", piece("badge", f"ts-seat{letter}", badge)),
        (f"{name}-n", figure("count", count, number)),
    ]
    if full:
        spots = ((x + 35, y + 20, 0.95), (nx + 27, ny + 17, 0.85 if narrow_full else 0.0))
        if mark:
            rest, narrow_rest = rest - MARK_ROOM, narrow_rest - MARK_ROOM - 4
        found.append((f"{name}-t", figure("name", who, spots, "", rest, max(narrow_rest, 1))))
        beside = piece("badge", "ts-zombie", icon)
        found.append((f"{name}-i", {**beside, "narrow": None} if tight else beside))
    if mark:
        wide, narrow = (MARK_ROOM if full else 0), (MARK_ROOM if full and not tight else 0)
        spots = ((icon[0][0] - wide, y + 15, 0.3), (icon[1][0] - narrow, ny + 13, 0.28))
        found.append((f"{name}-m", piece("mark", mark, spots)))
    return tuple(found)
