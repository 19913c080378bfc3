"""Long work on one thread beside the loop, so that tables go on: callers get it in turn, and the line has an end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from shamble.server.trouble import Busy
from shamble.server.turns import Turns

EACH: Final = 4  # records and replays that one caller may wait for
ALL: Final = 64  # and all callers together
USUAL: Final = 0.5  # seconds that one takes, until it was seen how long they take here

T = TypeVar("T")


class Slow:
    """The one thread for records and replays."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.turns = Turns(1)
        self._thread = ThreadPoolExecutor(1, "slow")
        self._takes = USUAL  # about so many seconds, by what the last ones took

    async def told(self, caller: str, work: Callable[[], T]) -> T:
        """What the work brings when it is the caller's turn; Busy if too many wait already."""
        waiting, mine = self.turns.waiting(), self.turns.waiting(caller)
        if self.limited and (waiting >= ALL or mine >= EACH):
            raise Busy(max(1.0, waiting * self._takes))
        async with self.turns.turn(caller):
            began = time.monotonic()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
            finally:
                self._takes += (time.monotonic() - began - self._takes) / 4
