"""Where things stand in the street of Zombiaki: across on the wide board, upright on the narrow one.

Every place is given twice, as a pair of spots or boxes: wide, narrow. The wide board lies somewhere in the picture with
all that is around it, the narrow one has coordinates of its own.
"""

from __future__ import annotations

from typing import Final

from shamble.games.zombiaki.box import BARRICADE, CELLS, LANES, ROWS

Spot = tuple[float, float, float]  # x, y, scale
Box = tuple[float, float, float, float]  # x, y, width, height
Spots = tuple[Spot, Spot]
Boxes = tuple[Box, Box]
Offset = tuple[float, float, float]  # from the middle of a cell: to the right, down; and the scale

WIDTH: Final = 1292
HEIGHT: Final = 806
ABOVE: Final = (16, 12, 872, 108)  # the other hand
BOARD: Final = (16, 132, 872, 482)
UNDER: Final = (16, 626, 872, 168)  # one's own hand
PANEL: Final = (904, 12, 372, 782)
NARROW: Final = (0, 0, 390, 480)

CELL: Final = (134, 129)
NARROW_CELL: Final = (130, 72)
STREET: Final = (BOARD[0] + 84, BOARD[1] + 95)  # the corner of A1
NARROW_STREET: Final = (0, 76)
TRACK: Final = ((BOARD[0] + 398, BOARD[1] + 50, 11.2, 0.92), (156, 30, 5.4, 0.5))  # dawn: first place, pitch, scale


def middle(cell: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The middle of a cell on either board; of BARRICADE plus a lane, the place beyond row 5 of that lane."""
    lane, row = (cell - BARRICADE, ROWS) if cell >= CELLS else (cell // ROWS, cell % ROWS)
    wide = STREET[0] + CELL[0] * (row + 0.5), STREET[1] + CELL[1] * (lane + 0.5)
    narrow = NARROW_STREET[0] + NARROW_CELL[0] * (lane + 0.5), NARROW_STREET[1] + NARROW_CELL[1] * (row + 0.5)
    return wide, narrow


def at(cell: int, wide: Offset, narrow: Offset) -> Spots:
    """The spots that lie so far from the middle of a cell."""
    (x, y), (nx, ny) = middle(cell)
    return (x + wide[0], y + wide[1], wide[2]), (nx + narrow[0], ny + narrow[1], narrow[2])


def cell_box(cell: int, inset: float = 0) -> Boxes:
    """The box of a cell, a little smaller if wanted."""
    (x, y), (nx, ny) = middle(cell)
    (w, h), (nw, nh) = CELL, NARROW_CELL
    wide = (x - w / 2 + inset, y - h / 2 + inset, w - 2 * inset, h - 2 * inset)
    return wide, (nx - nw / 2 + inset, ny - nh / 2 + inset, nw - 2 * inset, nh - 2 * inset)


def lane_box(lane: int) -> Boxes:
    """All five cells of a lane."""
    (x, y, w, h), (nx, ny, nw, nh) = cell_box(lane * ROWS)
    return (x, y, w * ROWS, h), (nx, ny, nw, nh * ROWS)


def lane_end(lane: int) -> Spots:
    """The disc with a lane's letter, on the barricade."""
    wide = BOARD[0] + 843.0, STREET[1] + CELL[1] * (lane + 1) - 27.0, 0.6
    return wide, (NARROW_CELL[0] * (lane + 1) - 24.0, 459.0, 0.52)


def defender(lane: int) -> Spots:
    """Who defends a lane."""
    wide = BOARD[0] + 790.0, STREET[1] + CELL[1] * (lane + 0.5) - 18, 0.8
    return wide, (NARROW_CELL[0] * lane + 32.0, 446.0, 0.62)


def muzzle(lane: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a lane's bullets come from."""
    wide = BOARD[0] + 740.0, STREET[1] + CELL[1] * (lane + 0.5) + 14
    return wide, (NARROW_CELL[0] * (lane + 0.5), 434.0)


def grave(lane: int) -> Spots:
    """The letter on a lane's tombstone."""
    return (BOARD[0] + 34.0, STREET[1] + CELL[1] * lane + 84.0, 1.25), (NARROW_CELL[0] * lane + 20.0, 62.0, 0.85)


def star(number: int) -> Spots:
    """A place of the track of the night."""
    (x, y, pitch, scale), (nx, ny, narrow_pitch, small) = TRACK
    return (x + number * pitch, y, scale), (nx + number * narrow_pitch, ny, small)


assert LANES * ROWS == CELLS
