"""How long tables are kept, and what the operator orders: both are seen to in the background, one table at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final, NamedTuple

from shamble.server.errands import DELETE, DONE, FAILED, IN_USE, MISSING, PRUNE
from shamble.server.hub import Hub
from shamble.server.sitting import OVER, PLAY, ROOM
from shamble.server.store import Full, Statement
from shamble.server.trouble import Trouble

LOG: Final = logging.getLogger("shamble.server")
DAY: Final = 24 * 3600.0
ORDERS_EVERY: Final = 1.0  # seconds
PRUNE_EVERY: Final = 600.0
BREATH: Final = 0.02  # seconds between two tables that are deleted, so that those who play feel nothing of it
ORDERS_KEPT: Final = DAY  # seconds that an order is remembered


class Keep(NamedTuple):
    """How many seconds tables are kept after their last change; None: for ever."""

    rooms: float | None = 2 * DAY  # in which no game began
    finished: float | None = 90 * DAY
    abandoned: float | None = 60 * DAY  # in the middle of a game

    def by_phase(self) -> dict[str, float | None]:
        """The same by the phase of a table."""
        return {ROOM: self.rooms, OVER: self.finished, PLAY: self.abandoned}


FOR_EVER: Final = Keep(None, None, None)


def outdated(keep: Keep, now: float) -> Statement:
    """What finds the tables that have been kept for long enough, the oldest first."""
    ages = [(phase, now - age) for phase, age in keep.by_phase().items() if age is not None]
    which = " or ".join(["(phase = ? and changed < ?)"] * len(ages)) or "false"
    return f"select code from tables where {which} order by changed", tuple(value for pair in ages for value in pair)


class Keeper:
    """Deletes what has been kept for long enough, and carries out what the operator orders while the server runs."""

    def __init__(self, hub: Hub, keep: Keep = FOR_EVER) -> None:
        self.hub = hub
        self.keep = keep
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._see_to_orders()), loop.create_task(self._see_to_age())]

    async def close(self) -> None:
        """Stop; what is left is done after the next start."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _see_to_orders(self) -> None:
        while True:
            try:
                await self.carry_out()
            except Full as error:
                LOG.warning("Orders could not be read: %s", error)
            except Exception:
                LOG.exception("Orders could not be carried out")
            await asyncio.sleep(ORDERS_EVERY)

    async def _see_to_age(self) -> None:
        while True:
            await asyncio.sleep(
                PRUNE_EVERY
            )  # at first too: whoever reads at the start how long tables are kept can object
            try:
                await self.prune(time.time())
            except Full as error:
                LOG.warning("Old tables could not be deleted: %s", error)
            except Exception:
                LOG.exception("Old tables could not be deleted")

    async def prune(self, now: float) -> int:
        """Delete the tables that have been kept for long enough and are not in use; how many they were."""
        deleted = 0
        for (code,) in await self.hub.store.read(*outdated(self.keep, now)):
            if await self._deleted(code) == DONE:
                deleted += 1
            await asyncio.sleep(BREATH)
        if deleted:
            LOG.info("%d tables were kept for long enough and are deleted", deleted)
        await self.hub.store.change(("delete from orders where at < ?", (now - ORDERS_KEPT,)))
        return deleted

    async def _deleted(self, code: str) -> str:
        """Delete a table unless it is in use; what came of it."""
        return IN_USE if self.hub.is_awake(code) else await self._done(code)

    async def _done(self, code: str) -> str:
        try:
            await self.hub.remove(code)
        except Trouble as trouble:
            return MISSING if trouble.code == "no-table" else FAILED
        return DONE

    async def carry_out(self) -> None:
        """Do what was ordered, and write down what came of it."""
        store = self.hub.store
        for number, what, about in await store.read("select id, what, about from orders where outcome is null"):
            outcome = await self._order(what, about)
            await store.change(("update orders set outcome = ? where id = ?", (outcome, number)))

    async def _order(self, what: str, code: str) -> str:
        if what == DELETE:
            return await self._done(code)
        if what == PRUNE:
            return await self._deleted(code)
        await self.hub.store.change(unlisting(code))
        return DONE


def unlisting(code: str) -> Statement:
    """What takes a table off the public list for good, whatever its host wishes."""
    return "update tables set unlisted = 1 where code = ?", (code,)
