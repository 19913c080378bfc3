"""Numbers that players add to the dice: each promised by its hash before the game, and opened when it starts.

Who holds the secret of the dice has sealed it before and learns no number until all are promised; a player learns the
secret only after the game. So the dice are nobody's choice, as long as one of those who added a number is honest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from shamble.core.errors import BrokenRecord, seat_letter
from shamble.core.stream import KEY_BYTES, is_hex

UNOPENED: Final = "-"
MOST: Final = 8  # seats of any game
LINES: Final = tuple(f"number {seat_letter(seat)}" for seat in range(MOST))  # of a record's header


class Added(NamedTuple):
    """What one seat added: what it promised, and the number; no number if it was not opened in time."""

    seat: int
    promise: str
    number: str = ""


def promise_of(number: bytes) -> str:
    """What is shown of a number before the game."""
    return hashlib.blake2b(number, digest_size=KEY_BYTES, person=b"shamble number").hexdigest()


def key_with(secret: bytes, added: Iterable[Added]) -> bytes:
    """The key of the dice: the secret and all opened numbers in the order of seats; without any, the secret itself."""
    numbers = b"".join(bytes.fromhex(one.number) for one in sorted(added) if one.number)
    if not numbers:
        return secret
    return hashlib.blake2b(secret + numbers, digest_size=KEY_BYTES, person=b"shamble dice").digest()


# --- in records -----------------------------------------------------------------------------------------------------


def written(added: Sequence[Added]) -> dict[str, str]:
    """The lines of a record's header: of each seat its promise, and its number or a dash."""
    return {LINES[one.seat]: f"{one.promise} {one.number or UNOPENED}" for one in added}


def read(header: Mapping[str, str]) -> list[Added]:
    """What the lines say; BrokenRecord if a number is not the one that was promised."""
    return [read_line(seat, header[key]) for seat, key in enumerate(LINES) if key in header]


def read_line(seat: int, line: str) -> Added:
    """One of the lines."""
    promise, _, number = line.partition(" ")
    if not is_hex(promise, KEY_BYTES) or (number != UNOPENED and not is_hex(number, KEY_BYTES)):
        raise BrokenRecord("header", "The record's header is incomplete or broken.")
    if number == UNOPENED:
        return Added(seat, promise)
    if promise_of(bytes.fromhex(number)) != promise:
        letter = seat_letter(seat)
        raise BrokenRecord("number", f"The number of {letter} is not the one promised before the game.", name=letter)
    return Added(seat, promise, number)
