"""What is in the box of Zombiegeddon: board, discs, constants, and how an answer is packed into one int.

Constants commented "ours", and discs whose ``source`` is V, are chosen by this edition; the rulebook marks them too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from shamble.core.answer import RESERVED

RULES_VERSION: Final = "1"

# --- the board (ZG-1.1) ---------------------------------------------------------------------------------------------

COLUMNS: Final = 12
ROWS: Final = 10
CELLS: Final = COLUMNS * ROWS
LETTERS: Final = "abcdefghijkl"


def cell(column: int, row: int) -> int:
    """The number of the cell in this column (0 to 11) and row (0 to 9)."""
    return row * COLUMNS + column


def cell_name(number: int) -> str:
    """A cell as players write it: column a to l, row 1 to 10."""
    return f"{LETTERS[number % COLUMNS]}{number // COLUMNS + 1}"


CELL_NAMES: Final = tuple(cell_name(number) for number in range(CELLS))
CELL_NUMBERS: Final = {name: number for number, name in enumerate(CELL_NAMES)}


def _neighbours(number: int) -> list[int]:
    """The cells beside this one, in increasing order; odd rows lie half a cell to the right (ZG-1.1)."""
    column, row = number % COLUMNS, number // COLUMNS
    left = column - 1 + row % 2
    spots = [(column - 1, row), (column + 1, row)]
    spots += [(c, r) for r in (row - 1, row + 1) for c in (left, left + 1)]
    return sorted(cell(c, r) for c, r in spots if 0 <= c < COLUMNS and 0 <= r < ROWS)


NEIGHBOURS: Final = [_neighbours(number) for number in range(CELLS)]

RED_SHELTERS: Final = (cell(3, 1), cell(10, 1), cell(1, 8), cell(8, 8))  # ours (ZG-1.2)
WHITE_SHELTERS: Final = (cell(7, 2), cell(1, 4), cell(10, 5), cell(4, 7))  # ours (ZG-1.2)
SHELTERS: Final = RED_SHELTERS + WHITE_SHELTERS

# --- the discs (ZG-2.1) ---------------------------------------------------------------------------------------------


class Disc(NamedTuple):
    """One kind of thing a cell can hold: its name, its short name, its copies in either colour, the number on it.

    Where copies and number come from is said by ``source``, with a letter of ``sources``.
    """

    name: str
    short: str
    red: int = 0
    white: int = 0
    value: int = 0
    source: str = ""


DISCS: Final = (
    Disc("hole", "."),
    Disc("red_shelter", "R"),
    Disc("white_shelter", "W"),
    Disc("barricade", "#", red=12, source="V"),
    Disc("manhole", "O", red=12, source="V"),
    Disc("food1", "f1", red=12, white=20, value=1, source="V"),
    Disc("food2", "f2", red=12, white=12, value=2, source="V"),
    Disc("food3", "f3", red=8, white=8, value=3, source="V"),
    Disc("electronics", "el", red=8, white=8, source="V"),
    Disc("medicine", "me", red=8, white=8, source="V"),
    Disc("fuel", "fu", red=8, white=8, source="V"),
    Disc("tools", "to", red=8, white=8, source="V"),
    Disc("weapon", "we", red=16, source="V"),
    Disc("enemy3", "z3", red=3, value=3, source="V"),
    Disc("enemy4", "z4", red=3, white=2, value=4, source="V"),
    Disc("enemy5", "z5", red=2, white=4, value=5, source="V"),
    Disc("enemy6", "z6", white=4, value=6, source="V"),
    Disc("enemy7", "z7", white=4, value=7, source="V"),
    Disc("enemy8", "z8", white=2, value=8, source="V"),
)
KINDS: Final = len(DISCS)

HOLE: Final = 0
RED_SHELTER: Final = 1
WHITE_SHELTER: Final = 2
BARRICADE: Final = 3
MANHOLE: Final = 4
FIRST_TAKEABLE: Final = 5  # food, provisions, weapons and enemies can be collected (ZG-3.8)
FIRST_PROVISION: Final = 8
WEAPON: Final = 12
FIRST_ENEMY: Final = 13

# By whether one holds a weapon, then by kind: what a pawn may step on if nobody stands there (ZG-3.3, ZG-3.6).
OPEN_TO: Final = (
    [kind not in (HOLE, BARRICADE) and kind < FIRST_ENEMY for kind in range(KINDS)],
    [kind not in (HOLE, BARRICADE) for kind in range(KINDS)],
)
DELIVER_TO: Final = (HOLE, WHITE_SHELTER, RED_SHELTER)  # by half: the shelters that take supplies (ZG-4.1, ZG-4.2)
DISC_NAMES: Final = tuple(disc.name for disc in DISCS)
DISC_NUMBERS: Final = {disc.name: number for number, disc in enumerate(DISCS)}
RED_BAG: Final = tuple(disc.red for disc in DISCS)
WHITE_BAG: Final = tuple(disc.white for disc in DISCS)
VALUES: Final = tuple(disc.value for disc in DISCS)
PROVISION_POINTS: Final = (0, 1, 3, 6, 10, 15, 20)  # ZG-6.2

# --- the other numbers ----------------------------------------------------------------------------------------------

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
PAWNS: Final = 4  # pawns, and supplies, of each player (ZG-1.3)
ACTIONS: Final = 2  # actions in a turn (ZG-3.2)
MARKER_POINTS: Final = 5  # ZG-6.1
FREE_NEIGHBOURS: Final = 2  # ours: what a starting shelter needs in a deal (ZG-2.2)
DRY_ROUNDS: Final = 3  # ours: a half ends after this many rounds without a disc or a supply (ZG-5.1c)
OFF: Final = -1  # where a pawn is that is not on the board

# --- packed answers -------------------------------------------------------------------------------------------------
# Codes below RESERVED are shared by all games (the pass is one of them). An action is ``ACTION + (from << 7 | to)``,
# where ``to`` is a cell, or TO_OFF for a removal; so options in increasing order list the pass, then pawn by pawn its
# moves and its removal. Chance results come after all actions.

TO_BITS: Final = 7
TO_MASK: Final = (1 << TO_BITS) - 1
TO_OFF: Final = CELLS
ACTION: Final = RESERVED
FROM: Final = [ACTION + (number << TO_BITS) for number in range(CELLS)]  # by cell: its actions, less where they lead
DRAWN: Final = ACTION + (CELLS << TO_BITS)  # DRAWN + disc kind: the disc dealt to the next cell
FIRST: Final = DRAWN + KINDS  # FIRST + seat: the seat that begins
END_OF_CODES: Final = FIRST + MAX_SEATS
