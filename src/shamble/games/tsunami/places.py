"""Where things stand in the picture of Zombie Tsunami, twice: on the wide board, and on the narrow one of a phone.

A ``Spot`` is x, y and scale. Boxes are x, y, width, height. The narrow board has coordinates of its own.
"""

from __future__ import annotations

from functools import cache
from math import ceil, pi, sin
from typing import Final, NamedTuple

Spot = tuple[float, float, float]
Box = tuple[float, float, float, float]

# --- the wide table --------------------------------------------------------------------------------------------------

MARGIN: Final = 20
HEAD: Final = (MARGIN, 14, 872, 56)
BOARD: Final = (MARGIN, 78, 872, 482)
UNDER: Final = (MARGIN, 574, 872, 262)  # hand and market, in the picture that stands alone
PANEL: Final = (912, 18, 432, 818)
WIDTH: Final = 1364
HEIGHT: Final = 856
NARROW: Final = (0, 0, 390, 426)  # the board of a phone


class Field(NamedTuple):
    """One of the two boards: where its stage lies, and how road and lanes run."""

    x: float  # upper left corner of the stage
    y: float
    w: float
    h: float
    narrow: bool


WIDE_STAGE: Final = Field(BOARD[0] + 6, BOARD[1] + 104, 860, 372, False)
NARROW_STAGE: Final = Field(4, 62, 382, 360, True)

# --- the road --------------------------------------------------------------------------------------------------------

SLOT_PITCH: Final = 143


def slot_spot(number: int, now: bool, narrow: bool) -> Spot:
    """The middle of a street card, by its number from 0; the one in play is larger."""
    if narrow:
        return 31 + number * 63, 28, 0.72 if now else 0.5
    return BOARD[0] + 60 + number * SLOT_PITCH, BOARD[1] + (40 if now else 43), 1.24 if now else 1.06


def gap_spot(number: int, narrow: bool) -> Spot:
    """The sign after a slot; after the last one stands the flag."""
    if narrow:
        return (62.5 + number * 63 if number < 5 else 377), 28, 0.26
    return BOARD[0] + (131.5 + number * SLOT_PITCH if number < 5 else 838), BOARD[1] + 52, 0.5


# --- crowds ----------------------------------------------------------------------------------------------------------


@cache
def crowd(count: int, box: Box, largest: float = 0.9) -> tuple[Spot, ...]:
    """So many zombies in a box, in as many rows as make them largest, from the left; the front row stands lowest."""
    if not count:
        return ()
    x, y, width, height = box
    rows = max(range(1, 5), key=lambda rows: min(largest, height / (32 * rows + 33), width / ceil(count / rows) / 22))
    across = ceil(count / rows)
    scale = min(largest, height / (32 * rows + 33), width / across / 22)
    pitch = min(width / across, 31 * scale)
    return tuple(
        (
            round(x + pitch * (number % across + 0.5 + 0.25 * (number // across % 2)), 1),
            round(y + height - (33 + 32 * (rows - 1 - number // across)) * scale, 1),
            round(scale, 2),
        )
        for number in range(count)
    )


# --- the town: a block for each seat ---------------------------------------------------------------------------------

COLUMNS: Final = {3: 3, 4: 2, 5: 3, 6: 3}
TAG_HEIGHT: Final = 30


@cache
def town_block(place: int, seats: int, narrow: bool) -> Box:
    """The part of the street that belongs to one of so many players."""
    columns = 2 if narrow else COLUMNS[seats]
    rows = ceil(seats / columns)
    field = NARROW_STAGE if narrow else WIDE_STAGE
    top = field.y + (76 if narrow else 128)
    across, down = (field.w - 16) / columns, (field.y + field.h - 6 - top) / rows
    return (
        round(field.x + 8 + place % columns * across, 1),
        round(top + place // columns * down, 1),
        round(across, 1),
        round(down, 1),
    )


# --- a push: lanes ---------------------------------------------------------------------------------------------------

LANE_TOP: Final = 98
LANE_HEIGHT: Final = 76
NARROW_LANE: Final = (382 / 3, 84, 208)  # width, top and height of an upright lane


def lane_box(bead: int, narrow: bool) -> Box:
    """A bead's lane."""
    if narrow:
        width, top, height = NARROW_LANE
        return NARROW_STAGE.x + bead * width, NARROW_STAGE.y + top, width, height + 34
    return WIDE_STAGE.x, WIDE_STAGE.y + LANE_TOP + bead * LANE_HEIGHT, WIDE_STAGE.w, LANE_HEIGHT


@cache
def lane_spots(bead: int, count: int, narrow: bool) -> tuple[Spot, ...]:
    """So many foot places of a lane, from the obstacle backwards."""
    if narrow:
        return _upright_spots(bead, count)
    rows = 1 if count <= 14 else 2
    across = ceil(count / rows)
    pitch = min(36, 440 / across)
    scale = min(1, pitch / 26) if rows == 1 else min(0.62, pitch / 20)
    x, y = WIDE_STAGE.x + 624, WIDE_STAGE.y + LANE_TOP + bead * LANE_HEIGHT + 41
    return tuple(
        (round(x - number // rows * pitch, 1), round(y + (number % rows - 0.5) * 33 * (rows - 1), 1), round(scale, 2))
        for number in range(count)
    )


def _upright_spots(bead: int, count: int) -> tuple[Spot, ...]:
    x, y, width, height = lane_box(bead, True)
    height -= 40
    across = max(range(3, 9), key=lambda across: min(height / ceil(count / across) / 52, (width - 10) / across / 30))
    rows = ceil(count / across)
    scale = min(0.8, height / rows / 52, (width - 10) / across / 30)
    return tuple(
        (
            round(x + 5 + (width - 10) / across * (number % across + 0.5), 1),
            round(y + 34 * scale + number // across * min(56 * scale, height / rows), 1),
            round(scale, 2),
        )
        for number in range(count)
    )


@cache
def pavement(place: int, seats: int, narrow: bool) -> Box:
    """Where a horde waits that stands behind no bead."""
    field = NARROW_STAGE if narrow else WIDE_STAGE
    width = (field.w - 8) / seats
    height = 40 if narrow else 44
    return round(field.x + 4 + place * width, 1), field.y + field.h - height - 2, round(width, 1), height


# --- a jump: one's own horde, and the others in boxes ----------------------------------------------------------------


@cache
def arc(count: int, narrow: bool) -> tuple[tuple[Spot, float], ...]:
    """So many zombies in the air, with their turn in degrees."""
    field = NARROW_STAGE if narrow else WIDE_STAGE
    left, right, top, height = (30, 352, 62, 34) if narrow else (150, 712, 118, 64)
    pitch = min(56 if narrow else 96, (right - left) / max(1, count - 1))
    start = (left + right - pitch * (count - 1)) / 2
    scale = round(min(1.0 if narrow else 1.5, pitch / (30 if narrow else 34)), 2)
    found = []
    for number in range(count):
        way = (number + 0.5) / count
        spot = (round(field.x + start + pitch * number, 1), round(field.y + top - height * sin(pi * way), 1), scale)
        found.append((spot, round(-14 + 34 * way, 1)))
    return tuple(found)


@cache
def dice_row(count: int, narrow: bool) -> tuple[Spot, ...]:
    """So many cubes under them."""
    field = NARROW_STAGE if narrow else WIDE_STAGE
    rows = 1 if count <= (7 if narrow else 12) else 2
    across = ceil(count / rows)
    left, right, top = (30, 352, 140) if narrow else (90, 770, 196)
    pitch = min(50 if narrow else 78, (right - left) / across)
    scale = round(min(0.62 if narrow else 0.9, pitch / 84, (0.5 if rows == 2 else 1)), 2)
    start = (left + right - pitch * (across - 1)) / 2
    return tuple(
        (
            round(field.x + start + pitch * (number % across), 1),
            round(field.y + top + (number // across) * 74 * scale + (number * 7 % 3 - 1) * 3, 1),
            scale,
        )
        for number in range(count)
    )


@cache
def throw_box(place: int, boxes: int, hero: bool, narrow: bool) -> Box:
    """The box of a player's throw; ``hero``: one's own horde takes the room above them."""
    field = NARROW_STAGE if narrow else WIDE_STAGE
    columns = (2 if boxes != 3 else 3) if narrow else (boxes if hero else 3)
    rows = ceil(boxes / columns)
    if narrow:
        height = min(58 if hero else 76, (168 if hero else 270) / rows)
    else:
        height = 84 if hero else 104
    top = field.y + field.h - 8 - rows * (height + 4)
    across = (field.w - 12) / columns
    x = field.x + 6 + place % columns * across
    return round(x + 3, 1), round(top + place // columns * (height + 4), 1), round(across - 6, 1), round(height, 1)


# --- the shop --------------------------------------------------------------------------------------------------------


@cache
def shelf(place: int, cards: int, narrow: bool) -> Spot:
    """The middle of a card's picture on the shelves, by its place from 0."""
    if narrow:
        across = 4
        width = NARROW_STAGE.w / across
        return (
            round(NARROW_STAGE.x + width * (place % across + 0.5), 1),
            NARROW_STAGE.y + 96 + place // across * 96,
            0.6,
        )
    top = ceil(cards / 2)
    across, row, nth = (top, 0, place) if place < top else (cards - top, 1, place - top)
    width = (WIDE_STAGE.w - 24) / max(across, 5)
    start = WIDE_STAGE.x + (WIDE_STAGE.w - width * across) / 2
    return round(start + width * (nth + 0.5), 1), WIDE_STAGE.y + (134, 272)[row], 0.88


@cache
def strip(place: int, seats: int, narrow: bool) -> Box:
    """A tag in the row of tags above the shop's shelves."""
    field = NARROW_STAGE if narrow else WIDE_STAGE
    width = (field.w - 12) / seats
    return round(field.x + 6 + place * width, 1), field.y + 7, round(width - 4, 1), TAG_HEIGHT
