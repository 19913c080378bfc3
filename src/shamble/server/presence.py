"""Who is at a table, who is away and since when, and who speaks for the host meanwhile.

Presence is public, and in no row of the log: after a restart everybody's absence begins anew. Who is away for longer
than the table's grace, or has left on purpose, is *gone*: from then on the others need not wait.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

from shamble.server.sitting import HOST, PEOPLE, PLAY, Fields, Sitting

now = time.monotonic


def grace(sitting: Sitting) -> float:
    """Seconds that a table waits for somebody who is away. Customs under which being away is usual decide it here."""
    return float(sitting.manners["grace"])


class Presence:
    """The people of one table as they come and go. ``pace`` stretches or shrinks the grace, but never to nothing."""

    def __init__(self, sitting: Sitting, pace: float = 1.0) -> None:
        self.sitting = sitting
        self.pace = pace or 1.0
        self._connected: frozenset[int] = frozenset()  # chairs
        self._since: dict[int, float] = {}  # by chair: since when its person is away

    def look(self, connected: Iterable[int]) -> None:
        """Take note of who is here now: these chairs are connected."""
        self._connected = frozenset(connected)
        for number, chair in enumerate(self.sitting.chairs):
            if chair.state != PEOPLE or self.is_here(number):
                self._since.pop(number, None)
            else:
                self._since.setdefault(number, now())

    def hear(self, chair: int) -> None:
        """Somebody said something without staying on the line: they were here until now."""
        if chair in self._since:
            self._since[chair] = now()

    def is_here(self, chair: int) -> bool:
        """Whether somebody is connected; people on the host's device are here while that device is."""
        return chair in self._connected or (self.sitting.chairs[chair].local and HOST in self._connected)

    def away(self) -> frozenset[int]:
        """The chairs of people who play and are not here, or have left."""
        chairs = self.sitting.chairs
        return frozenset(chair for chair in self._people() if chairs[chair].left or not self.is_here(chair))

    def left(self, chair: int) -> float:
        """Seconds for which the others must still wait for somebody; for ever if that person is here."""
        if self.sitting.chairs[chair].left:
            return 0.0
        if self.is_here(chair):
            return math.inf
        return max(0.0, self._since.get(chair, now()) + grace(self.sitting) * self.pace - now())

    def is_gone(self, chair: int) -> bool:
        """Whether the others need not wait for the person on a chair."""
        return self.left(chair) <= 0

    def counted(self) -> set[int]:
        """The chairs of those whose word counts: people who play for themselves and are not gone."""
        chairs = self.sitting.chairs
        return {chair for chair in self._people() if not chairs[chair].stand_in and not self.is_gone(chair)}

    def host(self) -> int:
        """The chair that acts as the host: while that one is gone or played for, the first person who is not."""
        counted = self.counted()
        return HOST if HOST in counted or not counted or self.sitting.phase != PLAY else min(counted)

    def until(self) -> float | None:
        """Seconds until the next grace is over; None if nobody's runs."""
        running = [left for chair in self._people() if 0 < (left := self.left(chair)) < math.inf]
        return min(running, default=None)

    def shown(self) -> Fields:
        """Who is away: for how long and how long the others must wait, in milliseconds; and who acts as the host."""
        return {"away": [self._absence(chair) for chair in range(len(self.sitting.chairs))], "host": self.host()}

    def _absence(self, chair: int) -> Fields | None:
        if chair not in self._people() or math.isinf(left := self.left(chair)):
            return None
        # In whole seconds: fewer would be told to who acts when they are over.
        since = now() - self._since.get(chair, now())
        return {"ms": 1000 * math.floor(since), "left_ms": 1000 * math.ceil(left)}

    def _people(self) -> Iterable[int]:
        """The chairs of people in the game."""
        return [chair for chair in self.sitting.order if self.sitting.chairs[chair].state == PEOPLE]
