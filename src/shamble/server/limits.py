"""How much one caller may ask in a moment: buckets that fill up again."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

MAX_CALLERS: Final = 10_000  # buckets kept; the oldest are forgotten first


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    each_second: float
    at_once: float


MESSAGES: Final = Rate(20, 60)  # on one socket
REQUESTS: Final = Rate(20, 100)  # from one address
TABLES: Final = Rate(0.5, 20)  # made from one address
SOCKETS: Final = 200  # open at once from one address
COSTLY: Final = 9  # messages more that one counts for which makes a whole table anew
TOO_MUCH: Final = 300  # messages beyond the limit, without a pause, after which a socket is closed


class Bucket:
    """What is left of one caller's rate."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.at_once
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one: 0 if there was one left, else the seconds until there will be."""
        now = time.monotonic()
        self._left = min(self.rate.at_once, self._left + (now - self._at) * self.rate.each_second)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self.rate.each_second
        self._left -= 1
        return 0.0

    def spend(self, more: int) -> None:
        """What was taken costs more than one."""
        self._left -= more


class Buckets:
    """A bucket for each caller; without a rate nobody is limited."""

    def __init__(self, rate: Rate | None) -> None:
        self.rate = rate
        self._by_caller: dict[str, Bucket] = {}

    def take(self, caller: str) -> float:
        """Take one of this caller's: 0 if there was one left, else the seconds until there will be."""
        if self.rate is None:
            return 0.0
        bucket = self._by_caller.get(caller)
        if bucket is None:
            if len(self._by_caller) >= MAX_CALLERS:
                del self._by_caller[next(iter(self._by_caller))]
            bucket = self._by_caller[caller] = Bucket(self.rate)
        return bucket.take()
