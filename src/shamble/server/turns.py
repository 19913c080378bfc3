"""Places for a few at a time. Who waits is let in caller by caller: nobody's many keep another's one waiting."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Turns:
    """So many places, and a line for each caller who waits for one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # the next caller first

    @contextlib.asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """A place, as soon as it is this caller's turn."""
        await self._come(caller)
        try:
            yield
        finally:
            self._go()

    def waiting(self, caller: str | None = None) -> int:
        """How many wait, or how many of one caller."""
        lines = self._lines.values() if caller is None else [self._lines.get(caller, ())]
        return sum(len(line) for line in lines)

    def callers(self) -> int:
        """How many callers wait."""
        return len(self._lines)

    async def _come(self, caller: str) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(caller, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given to one who has just left
                self._go()
            else:
                self._leave(caller, place)
            raise

    def _leave(self, caller: str, place: asyncio.Future[None]) -> None:
        self._lines[caller].remove(place)
        if not self._lines[caller]:
            del self._lines[caller]

    def _go(self) -> None:
        """Give a place that is free to the first of the next caller, who then comes after all others."""
        if not self._lines:
            self._free += 1
            return
        caller = next(iter(self._lines))
        line = self._lines.pop(caller)
        line.popleft().set_result(None)
        if line:
            self._lines[caller] = line
