"""Beside the board of Zombiegeddon: what is going on, the players, the answers that lead to no cell, and the legend.

The parts of a player's row that hold no name are made once for each number they can show.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import Final

from shamble.core.scene import Items, Label, Part, item, words
from shamble.games.zombiegeddon import labels
from shamble.games.zombiegeddon.box import CELL_NAMES, OFF, PAWNS
from shamble.games.zombiegeddon.look import (
    FACES,
    KEY,
    KEY_ROWS,
    PANEL,
    SEAT_LETTERS,
    TALLIED,
    Look,
    Option,
    key_faces,
)

FIRST_ROW: Final = 150  # from the top of the panel
ROW_HEIGHT: Final = 118
OPEN_ROW_HEIGHT: Final = 166
ROW_GAP: Final = 12
BUTTON_PITCH: Final = (276, 70)
ART_HEIGHT: Final = 176
KEY_COLUMNS: Final = ((0, 96), (308, 130), (660, 44), (886, 44))  # left edge, room for pictures


def beside(look: Look) -> Items:
    """All that lies beside the board; the legend under it is apart, since it changes only with the half."""
    return chain(_say(look), _rows(look), _buttons(look), _art(look))


# --- what is going on ------------------------------------------------------------------------------------------------


def _say(look: Look) -> Items:
    """What is going on, in one sentence, beside the one it is about."""
    x, y = PANEL[0], PANEL[1]
    about = labels.about(look)
    yield "say", item("say", x, y, face="zg-say")
    if about is not None:
        yield "say-who", item("say", x + 66, y + 66, face=f"zg-p{SEAT_LETTERS[about]}", scale=1.55)
    yield "say-1", item("say", x + 132, y + 58, text=labels.sentence(look), scale=2, state="strong", w=390)
    yield (
        "say-2",
        item("say", x + 132, y + 96, text=labels.warning(look) or labels.hint(look), scale=1.5, w=390, lines=2),
    )


# --- the players -----------------------------------------------------------------------------------------------------


def _row_height(look: Look) -> int:
    return OPEN_ROW_HEIGHT if look.open_piles else ROW_HEIGHT


def _below_rows(look: Look) -> int:
    """How far under the top of the panel the players end."""
    return FIRST_ROW + look.seats * (_row_height(look) + ROW_GAP) + 8


def _rows(look: Look) -> Items:
    """The players: pile, weapons, supplies to deliver; with open piles also what is in them."""
    for seat in range(look.seats):
        y = PANEL[1] + FIRST_ROW + seat * (_row_height(look) + ROW_GAP)
        yield from _row(look, seat, PANEL[0], y)
        if look.open_piles:
            yield from _tallies(look, seat, PANEL[0], y + ROW_HEIGHT)


def _row(look: Look, seat: int, x: int, y: int) -> Items:
    letter, points, role = SEAT_LETTERS[seat], look.points(seat), look.role(seat)
    row = f"pl{letter}"
    state = "now" if role == "now" or look.rank(seat) == 1 else None
    label, ink = labels.player_label(look, seat), letter.lower()
    yield row, item("row", x, y, w=PANEL[2], h=_row_height(look), label=label, state=state, ink=ink)
    lifted = y - 10 if look.open_piles else y  # room for the tallies under the captions
    yield from _person(look, seat, role, x, lifted)
    yield from _pile(row, x + 206, lifted, look.half, look.pile(seat))
    yield from _weapons(row, x + 308, lifted, look.weapons[seat])
    yield from _supplies(letter, x + 412, y, PAWNS - len(look.markers[seat]), points is not None)
    if points is not None:
        yield from _award(row, x + 410, y, points)


def _person(look: Look, seat: int, role: str, x: int, y: int) -> Items:
    """Portrait, name, and what the player is doing or has become."""
    row = f"pl{SEAT_LETTERS[seat]}"
    under = labels.under_name(look, seat)
    state = "ghost" if role == "out" else None
    size = 1.15 if look.open_piles else 1.3
    yield f"{row}-who", item("row", x + 48, y + 61, face=f"zg-p{SEAT_LETTERS[seat]}", scale=size, state=state)
    yield f"{row}-name", item("row", x + 96, y + 54, text=look.names[seat], scale=1.75, state="strong", w=104)
    yield f"{row}-role", item("row", x + 96, y + 88, text=under, scale=1.25, state="soft", w=104)


@cache
def _pile(row: str, x: int, y: int, half: int, size: int) -> Part:
    face = "zg-pile" if half == 1 else "zg-pile2"
    return _number(f"{row}-pile", x, y, face, size, words("scene-taken", n=size))


@cache
def _weapons(row: str, x: int, y: int, held: int) -> Part:
    return _number(f"{row}-weapon", x, y, "zg-we", held, words("scene-weapons", n=held))


def _number(name: str, x: int, y: int, face: str, number: int, caption: Label) -> Part:
    """A picture, how many of them, and a caption under both."""
    return (
        (name, item("row", x + 18, y + 46, face=face, scale=0.5, state=None if number else "ghost")),
        (f"{name}-n", item("row", x + 42, y + 57, text=str(number), scale=2, state="strong", w=56)),
        (f"{name}-t", item("row", x, y + 94, text=caption, scale=1.25, state="soft", w=98)),
    )


@cache
def _supplies(letter: str, x: int, y: int, left: int, small: bool) -> Part:
    """The crates of a seat: full if still to deliver, pale if delivered; small where points need the room."""
    row, face = f"pl{letter}", f"zg-m{letter}"
    size, down = (0.66, 84) if small else (0.8, 46)
    crates = []
    for number in range(PAWNS):
        state = None if number < left else "ghost"
        crate = item("row", x + 12 + number * 28, y + down, face=face, scale=size, state=state)
        crates.append((f"{row}-m{number + 1}", crate))
    if not small:
        caption = words("scene-supplies", n=left)
        crates.append((f"{row}-m-t", item("row", x, y + 94, text=caption, scale=1.25, state="soft", w=120)))
    return tuple(crates)


def _award(row: str, x: int, y: int, points: int) -> Items:
    """The points of a player, on a label of the accent."""
    caption = words("scene-points", n=points)
    yield f"{row}-award", item("award", x, y + 11, w=116, h=56)
    yield f"{row}-points", item("award", x + 58, y + 42, text=str(points), scale=2, w=96)
    yield f"{row}-points-t", item("award", x + 58, y + 61, text=caption, scale=1.1, w=100)


def _tallies(look: Look, seat: int, x: int, y: int) -> Items:
    """With open piles: how many discs of each kind a player has taken (ZG-3.9)."""
    taken = look.taken[seat]
    for place, disc in enumerate(TALLIED):
        yield from _tally(seat, look.names[seat], x, y, place, taken.get(disc.name, 0))


@lru_cache(maxsize=4096)  # it holds players' names, which have no end
def _tally(seat: int, name: str, x: int, y: int, place: int, count: int) -> Part:
    disc = TALLIED[place]
    here, left = f"pl{SEAT_LETTERS[seat]}-{disc.short}", x + 30 + place * 40
    label, sign = words("scene-tally", name=name, what=disc.name, n=count), words("scene-sign", what=disc.name)
    face, ghost, soft = FACES[disc.name], None if count else "ghost", None if count else "soft"
    return (
        (here, item("tally", left, y - 1, face=face, scale=0.42, label=label, text=sign, state=ghost)),
        (f"{here}-n", item("tally", left, y + 37, text=str(count), scale=1.25, state=soft)),
    )


# --- buttons and the horde -------------------------------------------------------------------------------------------


def _buttons(look: Look) -> Items:
    """The answers that lead to no cell: a pawn leaves the board, or the turn ends."""
    top = PANEL[1] + _below_rows(look)
    for place, option in enumerate(option for option in look.options if option.target == OFF):
        x, y = PANEL[0] + place % 2 * BUTTON_PITCH[0], top + place // 2 * BUTTON_PITCH[1]
        yield from _button(look, option, x, y)


def _button(look: Look, option: Option, x: int, y: int) -> Items:
    name = f"o-{option.answer}"
    leaves = option.source != OFF
    cell = CELL_NAMES[option.source] if leaves else ""
    label = labels.option_label(look, option)
    short = words("scene-off-short", cell=cell) if leaves else words("scene-pass-short")
    more = {"answer": option.answer, "from": look.givers(option) or None}
    yield name, item("button", x, y, w=264, h=60, label=label, state="can", **more)
    yield f"{name}-i", item("button", x + 34, y + 30, face="zg-off" if leaves else "zg-end", scale=0.5)
    yield f"{name}-t", item("button", x + 64, y + 39, text=short, scale=1.5, state="strong", w=190)


def _art(look: Look) -> Items:
    """A horde at the foot of the panel, where the players and the most buttons leave room for it."""
    used = _below_rows(look) + 3 * BUTTON_PITCH[1]
    if PANEL[3] - used >= ART_HEIGHT:
        yield "horde", item("art", PANEL[0], PANEL[1] + PANEL[3] - ART_HEIGHT, face="zg-horde")


# --- the legend ------------------------------------------------------------------------------------------------------


def legend(half: int) -> Items:
    """What the discs are worth, under the board."""
    yield "key", item("key", KEY[0], KEY[1], w=KEY[2], h=KEY[3])
    for place, (what, _) in enumerate(KEY_ROWS):
        faces = key_faces(what, half)
        left, room = KEY_COLUMNS[place % 4]
        x, y = KEY[0] + 20 + left, KEY[1] + 30 + place // 4 * 52
        start = x + (room - 28 * (len(faces) - 1)) / 2
        for number, face in enumerate(faces):
            yield f"key-{what}-{number}", item("key", start + number * 28, y, face=face, scale=0.5)
        width = (KEY_COLUMNS[place % 4 + 1][0] if place % 4 < 3 else KEY[2] - 20) - left - room - 20
        name, note = words("scene-key", what=what), words("scene-key-note", what=what, half=half)
        yield f"key-{what}", item("key", x + room + 10, y - 4, text=name, scale=1.3, state="strong", w=width)
        yield f"key-{what}-note", item("key", x + room + 10, y + 18, text=note, scale=1.2, state="soft", w=width)
