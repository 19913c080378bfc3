"""Hints that people follow: what was told of a way and is still to come, so that the next hint need not tell another.

It is the host's own memory and in no row of the log: after a restart a hint begins anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from shamble.server.play import is_pass
from shamble.server.rows import AnyRow, Said, Undid


class Followed:
    """By seat: the turn in which a way was told, and its steps to come."""

    def __init__(self) -> None:
        self._ways: dict[int, tuple[int, list[str]]] = {}

    def tell(self, seat: int, turn: int, way: Sequence[str]) -> None:
        """The seat has been told this way."""
        self._ways[seat] = (turn, list(way))

    def rest(self, seat: int, turn: int) -> list[str]:
        """What is still to come of the way that the seat follows in this turn; nothing if it left it."""
        told, way = self._ways.get(seat, (turn, []))
        return way if told == turn else []

    def heed(self, row: AnyRow) -> None:
        """Go along with what happens: a step of the way is done, and another answer leaves it. A pass is no answer."""
        if isinstance(row, Undid):
            self._ways.clear()
        if not isinstance(row, Said) or row.seat not in self._ways:
            return
        turn, way = self._ways[row.seat]
        if way[: len(row.answers)] == row.answers:
            self._ways[row.seat] = (turn, way[len(row.answers) :])
        elif not is_pass(row):
            del self._ways[row.seat]
