"""How much one caller may ask in a moment, over all its sockets, streams and requests: buckets that fill up again."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from shamble.server.trouble import Trouble

MAX_CALLERS: Final = 10_000  # buckets kept; those of callers who have been silent for longest are forgotten first
NETWORK: Final = 48  # bits of an IPv6 address that stand for its caller


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    each_second: float
    at_once: float


MESSAGES: Final = Rate(20, 100)  # messages and requests of one caller
TABLES: Final = Rate(0.5, 20)  # tables that one caller makes
LINES: Final = 200  # sockets and streams of one caller at once
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
        self._by_caller: dict[str, Bucket] = {}  # who was heard last stands last

    def take(self, caller: str) -> float:
        """Take one of this caller's: 0 if there was one left, else the seconds until there will be."""
        return 0.0 if self.rate is None else self._bucket(caller, self.rate).take()

    def spend(self, caller: str, more: int) -> None:
        """What this caller took costs more than one."""
        if self.rate is not None:
            self._bucket(caller, self.rate).spend(more)

    def _bucket(self, caller: str, rate: Rate) -> Bucket:
        found = self._by_caller.pop(caller, None) or Bucket(rate)
        self._by_caller[caller] = found
        if len(self._by_caller) > MAX_CALLERS:
            del self._by_caller[next(iter(self._by_caller))]
        return found


class Callers:
    """What every caller has left: one bucket for all that it says, one for tables, and how many lines it holds open."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.messages = Buckets(MESSAGES if limited else None)
        self.tables = Buckets(TABLES if limited else None)
        self.open = {"socket": Counter[str](), "stream": Counter[str]()}

    @contextlib.contextmanager
    def on_the_line(self, caller: str, kind: str) -> Iterator[None]:
        """A socket or a stream, which counts until it is gone; Trouble if this caller has too many of them."""
        open_ = self.open[kind]
        if self.limited and sum(lines[caller] for lines in self.open.values()) >= LINES:
            raise Trouble("full", "too-many-lines")
        open_[caller] += 1
        try:
            yield
        finally:
            open_[caller] -= 1
            if not open_[caller]:
                del open_[caller]

    def count(self, kind: str) -> int:
        """How many sockets or streams are open."""
        return self.open[kind].total()


def neighbourhood(address: str) -> str:
    """An address as limits count it: of IPv6, one customer has as many as it likes, so its network stands for it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:  # a visitor over IPv4 of a server that listens on both
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return address
