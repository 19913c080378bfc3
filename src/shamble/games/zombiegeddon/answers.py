"""What can be answered in Zombiegeddon, and its notation: d2-e3, d2-off, pass."""

from __future__ import annotations

from typing import final

from shamble.core.answer import Answer, Pass
from shamble.core.errors import Invalid, seat_letter
from shamble.games.zombiegeddon.box import (
    ACTION,
    BARRICADE,
    CELL_NAMES,
    CELL_NUMBERS,
    DISC_NAMES,
    DISC_NUMBERS,
    DISCS,
    DRAWN,
    END_OF_CODES,
    FIRST,
    KINDS,
    MAX_SEATS,
    TO_BITS,
    TO_MASK,
    TO_OFF,
)


@final
class Move(Answer):
    """A pawn goes to a neighbouring cell, or from manhole to manhole (ZG-3.3, ZG-3.4)."""

    def __init__(self, start: str, goal: str) -> None:
        self.start = start
        self.goal = goal
        super().__init__(ACTION + (cell_number(start) << TO_BITS | cell_number(goal)), f"{start}-{goal}")

    def __repr__(self) -> str:
        return f"Move({self.start!r}, {self.goal!r})"


@final
class Remove(Answer):
    """A pawn leaves the board until the half ends (ZG-3.7)."""

    def __init__(self, cell: str) -> None:
        self.cell = cell
        super().__init__(ACTION + (cell_number(cell) << TO_BITS | TO_OFF), f"{cell}-off")

    def __repr__(self) -> str:
        return f"Remove({self.cell!r})"


@final
class Drawn(Answer):
    """Chance deals this disc to the next cell (ZG-2.2)."""

    def __init__(self, disc: str) -> None:
        if disc not in DISC_NUMBERS:
            raise Invalid(f"There is no disc {disc!r}.")
        self.disc = disc
        number = DISC_NUMBERS[disc]
        super().__init__(DRAWN + number, DISCS[number].short)

    def __repr__(self) -> str:
        return f"Drawn({self.disc!r})"


@final
class First(Answer):
    """Chance lets this seat begin (ZG-3.1)."""

    def __init__(self, seat: int) -> None:
        if not 0 <= seat < MAX_SEATS:
            raise Invalid(f"There is no seat {seat}.")
        self.seat = seat
        super().__init__(FIRST + seat, f"first-{seat_letter(seat)}")

    def __repr__(self) -> str:
        return f"First({self.seat})"


def cell_number(name: str) -> int:
    """The number of a cell from its name."""
    number = CELL_NUMBERS.get(name)
    if number is None:
        raise Invalid(f"There is no cell {name!r}; columns are a to l, rows 1 to 10.")
    return number


def decode(code: int) -> Answer:
    """The answer that a code stands for."""
    if FIRST <= code < END_OF_CODES:
        return First(code - FIRST)
    if DRAWN <= code < DRAWN + KINDS:
        return Drawn(DISC_NAMES[code - DRAWN])
    start, to = (code - ACTION) >> TO_BITS, (code - ACTION) & TO_MASK
    if not 0 <= start < len(CELL_NAMES) or to > TO_OFF:
        raise Invalid(f"{code} is not the code of an answer.")
    return Remove(CELL_NAMES[start]) if to == TO_OFF else Move(CELL_NAMES[start], CELL_NAMES[to])


SHORT_NAMES = {disc.short.lower(): disc.name for disc in DISCS[BARRICADE:]}


def read(text: str, chance: bool) -> Answer:
    """The answer of a seat, or of chance, that a notation in lower case stands for."""
    if chance:
        return read_chance(text)
    if text == "pass":
        return Pass()
    start, dash, goal = text.partition("-")
    if not dash or start not in CELL_NUMBERS or (goal != "off" and goal not in CELL_NUMBERS):
        raise Invalid(f"{text!r} cannot be read; write a move as d2-e3, a removal as d2-off, or pass.")
    return Remove(start) if goal == "off" else Move(start, goal)


def read_chance(text: str) -> Answer:
    """The chance result that a notation in lower case stands for: a disc such as f1, or who begins, first-a."""
    start, _, seat = text.partition("-")
    if start == "first" and len(seat) == 1:
        return First(ord(seat) - ord("a"))
    if text not in SHORT_NAMES:
        raise Invalid(f"{text!r} is no chance result; write a disc as f1 or we, the first seat as first-a.")
    return Drawn(SHORT_NAMES[text])
