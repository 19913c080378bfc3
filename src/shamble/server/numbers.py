"""The numbers that people's devices add to the dice of a table: promised while it is a room, opened when it starts."""

from __future__ import annotations

from typing import Final

from shamble.core.numbers import Added, promise_of
from shamble.core.stream import KEY_BYTES, is_hex
from shamble.server.rows import Committed, Opened
from shamble.server.trouble import Trouble

PATIENCE: Final = 5.0  # seconds that a start waits for those who have promised a number and are not here


class Numbers:
    """What was promised and opened, by chair. ``due``: the host has started, and the numbers are being opened."""

    def __init__(self) -> None:
        self.promised: dict[int, str] = {}
        self.opened: dict[int, str] = {}
        self.due = False

    def forget(self, chair: int) -> None:
        """Who sat there has gone."""
        self.promised.pop(chair, None)

    def missing(self) -> list[int]:
        """The chairs whose number was promised and not opened."""
        return sorted(self.promised.keys() - self.opened.keys())

    def added(self, order: list[int]) -> list[Added]:
        """What the seats have added; ``order`` has the chair of each."""
        return [
            Added(seat, self.promised[chair], self.opened.get(chair, ""))
            for seat, chair in enumerate(order)
            if chair in self.promised
        ]


def check_promise(chair: int, promise: str) -> Committed:
    """A promise as it is written down; Trouble if it is none."""
    if not is_hex(promise, KEY_BYTES):
        raise Trouble("invalid", "no-number")
    return Committed(chair, promise)


def check_opened(numbers: Numbers, chair: int, number: str) -> Opened:
    """A number that is opened; Trouble if it is not the one that was promised, or not the time for it."""
    if not numbers.due:
        raise Trouble("not-now", "not-starting")
    if not is_hex(number, KEY_BYTES):
        raise Trouble("invalid", "no-number")
    if numbers.promised.get(chair) != promise_of(bytes.fromhex(number)):
        raise Trouble("invalid", "other-number")
    return Opened(chair, number)
