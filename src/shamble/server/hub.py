"""All tables of one process: those in use are actors, the others rest in the store until somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, cast

from shamble import registry
from shamble.bots import LEVELS
from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.stream import KEY_BYTES
from shamble.server import links, rows, summary
from shamble.server.actor import Actor, not_saved
from shamble.server.links import Seat
from shamble.server.messages import MakeTable
from shamble.server.names import check_name
from shamble.server.numbers import check_promise
from shamble.server.rows import AnyRow, Value
from shamble.server.sitting import BOT, FREE, HOST, OVER, PEOPLE, Sitting
from shamble.server.store import Full, Statement, Store
from shamble.server.summary import Summary
from shamble.server.thinkers import Thinkers
from shamble.server.trouble import Trouble
from shamble.server.unreadable import Unreadable
from shamble.server.wishes import check_manners, check_settings

LOG: Final = logging.getLogger("shamble.server")
MAX_TABLES: Final = 20_000  # in memory at once
LONG: Final = 300  # rows from which on a table is folded beside the loop
IDLE_AFTER: Final = 600.0  # seconds until a table that nobody uses goes to rest
SWEEP_EVERY: Final = 60.0
REST_AT_ONCE: Final = 20  # tables whose summaries share a commit; those who play are served in between
PREFIXES: Final = {"zombiegeddon": "ZG", "tsunami": "TS", "zombiaki": "ZK", "zombies": "ZZ"}


class Hub:
    """The way to every table. ``pace`` stretches or shrinks the easy pace of bots."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = 1.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.hinters = Thinkers(1, thinkers.patience, thinkers.command)  # so that hints never keep bots waiting
        self.pace = pace
        self.draining = False  # about to stop: who plays goes on, nothing new begins
        self.connections: Callable[[], int] = lambda: 0  # how many there are, told by who counts them
        self._actors: dict[str, Actor] = {}
        self._folder = ThreadPoolExecutor(1, "fold")  # for long tables, which others must not wait for
        self._waking: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()  # tables of which the log has told that they cannot be read
        self._leaving: set[asyncio.Task[None]] = set()  # tables that are being closed

    def open(self) -> None:
        """Start putting unused tables to rest."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    def drain(self, seconds: float) -> None:
        """Let nothing new begin, and tell everybody how long there is to finish a sentence."""
        self.draining = True
        if seconds > 0:
            for actor in self._actors.values():
                actor.crowd.tell_stopping(seconds)

    async def close(self) -> None:
        """See everybody off. Nothing is lost: all is in the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for actor in list(self._actors.values()):
            await actor.close("host-bye-stopped")
        await self.thinkers.close()
        await self.hinters.close()

    def __len__(self) -> int:
        """How many tables are in use."""
        return len(self._actors)

    def watched(self) -> bool:
        """Whether anybody is connected to any table."""
        return any(actor.crowd.watched() for actor in self._actors.values())

    # --- finding ---

    async def table(self, code: str) -> Actor:
        """The table of this code, woken from the store if it rests; Trouble if there is none."""
        code = links.tidy_code(code)
        found = self._actors.get(code)
        if found is not None:
            found.touched = time.monotonic()
            return found
        async with self._alone_with(code):
            return self._actors.get(code) or await self._wake(code)

    @contextlib.asynccontextmanager
    async def _alone_with(self, code: str) -> AsyncIterator[None]:
        """Nobody else wakes or deletes a table at rest meanwhile."""
        lock = self._waking.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._waking.pop(code, None)

    async def _wake(self, code: str) -> Actor:
        try:
            written = await self.store.rows(code)
        except Full:
            raise Trouble("storage") from None
        if not written:
            raise Trouble("no-table")
        self._room_for_one()
        actor = Actor(code, self)
        try:
            if len(written) > LONG:
                await asyncio.get_running_loop().run_in_executor(self._folder, actor.fold, written)
            else:
                actor.fold(written)
        except Exception as error:  # rules have changed, or the file was damaged: the others are played on
            self._log_unreadable(code, error)
            raise Unreadable(actor.sitting, written, await self._is_over(code)) from None
        found = self._actors.setdefault(code, actor)  # somebody else may have woken it meanwhile
        found.rise()
        return found

    async def _is_over(self, code: str) -> bool:
        """Whether the list of tables says that a game has ended."""
        try:
            return await self.store.read("select phase from tables where code = ?", (code,)) == [(OVER,)]
        except Full:
            raise Trouble("storage") from None

    def _log_unreadable(self, code: str, error: Exception) -> None:
        """Say once that a table cannot be followed."""
        if code not in self._unreadable:
            self._unreadable.add(code)
            LOG.warning("Table %s cannot be read by this version: %s: %s", code, type(error).__name__, error)

    async def summary(self, code: str) -> Summary | None:
        """What was kept of a table at rest; None if it is awake, or nothing was that is still true."""
        if code in self._actors:
            return None
        query = "select summary, seq, (select max(seq) from log where log.code = ?1) from summaries where code = ?1"
        try:
            found = await self.store.read(query, (code,))
        except Full:
            raise Trouble("storage") from None
        return summary.read(found[0][0]) if found and found[0][1] == found[0][2] else None

    def is_awake(self, code: str) -> bool:
        """Whether a table is in use, or was a moment ago."""
        return code in self._actors

    def _room_for_one(self) -> None:
        if len(self._actors) >= MAX_TABLES:
            raise Trouble("full", "too-many-tables")

    async def listed(self, phases: tuple[str, ...]) -> list[Actor]:
        """The tables that their hosts have listed."""
        found = []
        try:
            entries = await self.store.listed(phases)
        except Full:
            raise Trouble("storage") from None
        for entry in entries:
            with contextlib.suppress(Trouble):
                found.append(await self.table(entry.code))
        return found

    # --- making ---

    async def make(self, wish: MakeTable, caller: str = "") -> Actor:
        """A new table with the host on the first chair, and bots as wished for, which think on the caller's account."""
        game = game_named(wish.game)
        first = first_rows(game, wish)
        return await asyncio.shield(self._make(game, first, wish.start, caller))

    async def _make(
        self, game: Game, first: list[AnyRow], start: bool, caller: str = "", then: Sequence[AnyRow] = ()
    ) -> Actor:
        self._room_for_one()
        if self.draining:
            raise Trouble("stopping")
        code = links.new_code(PREFIXES.get(game.name, game.name[:2].upper()))
        actor = Actor(code, self)
        actor.caller = caller or code
        await actor.found(first, start, then)
        found = self._actors.setdefault(code, actor)
        found.wake()
        return found

    async def make_again(self, sitting: Sitting, by: int, caller: str = "") -> str:
        """A table for a rematch: the same people, bots and options, sides changed. Their chairs are theirs already."""
        host = sitting.chairs[0]
        wish: list[AnyRow] = [
            rows.Made(
                sitting.game.name,
                len(sitting.chairs),
                secrets.token_hex(KEY_BYTES),
                host.name,
                host.who,
                settings_again(sitting),
                dict(sitting.manners),
            )
        ]
        for number, chair in enumerate(sitting.chairs[1:], 1):
            if chair.state == PEOPLE:
                wish.append(rows.Sat(number, chair.name, chair.who, chair.local))
            elif chair.state == BOT:
                wish.append(rows.Hired(number, chair.level))
        wish += [rows.Committed(*one) for one in sorted(sitting.promised_next.items()) if sitting.is_person(one[0])]
        start = not any(chair.state == FREE for chair in sitting.chairs)
        actor = await self._make(sitting.game, wish, start, caller, absent_again(sitting, by))
        return actor.sitting.code

    def token_at(self, code: str, chair: int) -> str:
        """The token of a chair that was never emptied: that of a rematch."""
        return links.token_for(self.store.key, Seat(code, chair, 0))

    # --- rest ---

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.put_to_rest(time.monotonic())
            except Full as error:  # then they are woken when somebody asks for them
                LOG.warning("What lists say of tables at rest could not be saved: %s", error)
            except Exception:  # a mistake of ours must not keep all tables awake from now on
                LOG.exception("Tables could not be put to rest")

    async def put_to_rest(self, now: float) -> None:
        """Tables that nobody uses go from memory; the store has them, and what lists say of them."""
        idle = [code for code, actor in self._actors.items() if actor.idle(now, IDLE_AFTER)]
        for start in range(0, len(idle), REST_AT_ONCE):
            some = [self._actors.get(code) for code in idle[start : start + REST_AT_ONCE]]
            kept = [self._rested(actor) for actor in some if actor is not None and actor.idle(now, IDLE_AFTER)]
            del some  # or the last of them would be kept until the next ones rest
            if kept:
                await self.store.change(*kept)

    def _rested(self, actor: Actor) -> Statement:
        code = actor.sitting.code
        del self._actors[code]
        actor.rest()
        values = (code, actor.sitting.seq, summary.summary_of(actor.sitting))
        return "insert or replace into summaries (code, seq, summary) values (?, ?, ?)", values

    async def remove(self, code: str) -> None:
        """Delete a table with all that is kept of it, and see off whoever is there; Trouble if there is none."""
        code = links.tidy_code(code)
        async with self._alone_with(code):
            actor = self._actors.get(code)
            if actor is None:
                await self._remove_at_rest(code)
                return
            await actor.delete()
            if self._actors.get(code) is actor:
                del self._actors[code]

    async def _remove_at_rest(self, code: str) -> None:
        try:
            if not await self.store.read("select 1 from log where code = ? limit 1", (code,)):
                raise Trouble("no-table")
            await self.store.remove(code)
        except Full as error:
            raise not_saved(error) from None

    def read_anew(self, actor: Actor) -> None:
        """A table is not as it is saved: whoever is there comes back in a moment, and finds it read anew."""
        if self._actors.get(actor.sitting.code) is actor:
            del self._actors[actor.sitting.code]
        leaving = asyncio.get_running_loop().create_task(actor.close("host-bye-anew"))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


def absent_again(sitting: Sitting, by: int) -> list[AnyRow]:
    """For whom bots play in a rematch too, until they come, and whose seat the others decide about.

    ``by`` is the chair of who wanted the rematch.
    """
    found: list[AnyRow] = []
    for number, chair in enumerate(sitting.chairs):
        if chair.stand_in:
            found.append(rows.Substituted(number, chair.stand_in, [by], "host"))
        elif chair.left:
            found.append(rows.Left(number))
    return found


def settings_again(sitting: Sitting) -> dict[str, Value]:
    """The options of a rematch: the same, but sides change where they differ."""
    settings = cast(dict[str, Value], dict(sitting.settings))
    for setting in sitting.game.settings:
        if setting.name == sitting.game.sides:
            place = setting.choices.index(settings[setting.name])
            settings[setting.name] = cast(Value, setting.choices[(place + 1) % len(setting.choices)])
    return settings


def game_named(name: str) -> Game:
    """The game of this name; Trouble if there is none."""
    try:
        return registry.game(name)
    except Invalid:
        raise Trouble("invalid", "no-game") from None


def first_rows(game: Game, wish: MakeTable) -> list[AnyRow]:
    """The rows of a new table; Trouble if it cannot be as wished for."""
    seats = wish.seats if wish.seats is not None else max(game.min_seats, len(wish.bots) + 1)
    if not game.min_seats <= seats <= game.max_seats or len(wish.bots) >= seats:
        raise Trouble("invalid", "seats", min=game.min_seats, max=game.max_seats)
    for level in wish.bots:
        if level not in LEVELS:
            raise Trouble("invalid", "no-level")
    check_settings(game, wish.settings)
    made = rows.Made(
        game.name,
        seats,
        secrets.token_hex(KEY_BYTES),
        check_name(wish.name),
        links.known_as(wish.who),
        wish.settings,
        check_manners(wish.manners),
    )
    bots = [rows.Hired(chair, level) for chair, level in enumerate(wish.bots, 1)]
    return [made, *bots, *([check_promise(HOST, wish.promise)] if wish.promise else ())]
