"""All tables of one process: those in use are actors, the others rest in the store until somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, cast

from shamble import registry
from shamble.bots import LEVELS
from shamble.core.errors import Invalid, ShambleError
from shamble.core.game import Game
from shamble.core.stream import KEY_BYTES
from shamble.server import links, rows
from shamble.server.actor import Actor
from shamble.server.links import Seat
from shamble.server.messages import MakeTable
from shamble.server.rows import AnyRow, Value
from shamble.server.sitting import BOT, FREE, PEOPLE, Sitting
from shamble.server.store import Full, Store
from shamble.server.thinkers import Thinkers
from shamble.server.trouble import Trouble
from shamble.server.wishes import check_manners, check_name, check_settings

LOG: Final = logging.getLogger("shamble.server")
MAX_TABLES: Final = 20_000  # in memory at once
LONG: Final = 300  # rows from which on a table is folded beside the loop
IDLE_AFTER: Final = 600.0  # seconds until a table that nobody uses goes to rest
SWEEP_EVERY: Final = 60.0
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
        lock = self._waking.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                return self._actors.get(code) or await self._wake(code)
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
        except (ShambleError, ValueError, LookupError) as error:
            key = "storage-rules" if actor.sitting.is_former() else "storage-broken"
            LOG.error("The table %s cannot be read (%s): %s", code, key, error)
            raise Trouble("storage", key) from None
        found = self._actors.setdefault(code, actor)  # somebody else may have woken it meanwhile
        found.rise()
        return found

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

    async def _make(self, game: Game, first: list[AnyRow], start: bool, caller: str = "") -> Actor:
        self._room_for_one()
        if self.draining:
            raise Trouble("stopping")
        code = links.new_code(PREFIXES.get(game.name, game.name[:2].upper()))
        actor = Actor(code, self)
        actor.caller = caller or code
        await actor.found(first, start)
        found = self._actors.setdefault(code, actor)
        found.wake()
        return found

    async def make_again(self, sitting: Sitting, caller: str = "") -> str:
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
        actor = await self._make(sitting.game, wish, not any(c.state == FREE for c in sitting.chairs), caller)
        return actor.sitting.code

    def token_at(self, code: str, chair: int) -> str:
        """The token of a chair that was never emptied: that of a rematch."""
        return links.token_for(self.store.key, Seat(code, chair, 0))

    # --- rest ---

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = time.monotonic()
            for code in [code for code, actor in self._actors.items() if actor.idle(now, IDLE_AFTER)]:
                del self._actors[code]


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
    return [made, *(rows.Hired(chair, level) for chair, level in enumerate(wish.bots, 1))]
