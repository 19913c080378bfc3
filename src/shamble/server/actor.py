"""One actor per running table: it takes one thing at a time, writes it down, lets it happen, and tells everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from shamble.server import links, messages, rows, show
from shamble.server.crowd import Crowd
from shamble.server.group import Mailbox
from shamble.server.links import Seat
from shamble.server.messages import AnyMessage
from shamble.server.rows import AnyRow, Emptied, Replaced
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import HOST, OVER, PEOPLE, ROOM, Fields, Sitting, bot_seed
from shamble.server.store import Entry, Full, Store
from shamble.server.thinkers import Broken, Thinkers
from shamble.server.trouble import Trouble

if TYPE_CHECKING:
    from shamble.server.hub import Hub

LOG: Final = logging.getLogger("shamble.server")
LONG_PACE: Final = 10.0  # seconds until a turn that failed is tried again
EASY_PACE: Final = 0.7  # seconds that a bot takes at least, so that people can follow
SIMPLER: Final = "random"  # who takes over from a bot that broke
MAX_ROWS: Final = 5000  # of a table; beyond them people can only answer, and a game has an end


class Actor:
    """A table with its connections. ``seq`` never runs ahead of the disk: a row happens only when it is durable."""

    def __init__(self, code: str, hub: Hub) -> None:
        self.sitting = Sitting(code)
        self.crowd = Crowd(self.sitting, hub.token_at)
        self.hub = hub
        self.store: Store = hub.store
        self.thinkers: Thinkers = hub.thinkers
        self.touched = time.monotonic()
        self._turn = asyncio.Lock()
        self._thought: asyncio.Task[None] | None = None
        self._hint_for = (-1, 0)  # seat and ask of the last hint: who asks again gets the same one
        self._hinting: asyncio.Task[list[str]] | None = None
        self.replays: dict[Viewer, tuple[int, bytes]] = {}  # the last of each viewer, with the row it reaches

    # --- rows ---

    def rebuild(self, written: list[bytes]) -> None:
        """Become the table that these rows tell."""
        for row in written:
            self.sitting.apply(rows.decode(row))

    async def write(self, row: AnyRow) -> None:
        """Make a row durable, then let it happen and tell everybody. The caller holds the turn."""
        await self._store(self._entry(row))
        self.sitting.apply(row)
        if isinstance(row, Emptied):
            self.crowd.show_out(row.chair, "link", "host-bye-emptied")
        self.crowd.tell()

    async def _store(self, *entries: Entry) -> None:
        try:
            await self.store.append(*entries)
        except Full as error:
            raise Trouble("storage", "storage-full" if "full" in str(error) else "storage") from None

    def _entry(self, row: AnyRow) -> Entry:
        """The next row for the store, and for its list of tables."""
        sitting = self.sitting
        phase, listed = sitting.listed_after(row)
        return Entry(sitting.code, sitting.seq + 1, rows.encode(row), sitting.game.name, phase, listed)

    # --- who is who ---

    def chair_of(self, token: str | None) -> int:
        """The chair a token stands for, WATCHER without one; Trouble if it opens nothing here."""
        if token is None:
            if not self._open_to_watchers():
                raise Trouble("not-yours", "not-watching")
            return WATCHER
        seat = links.read_token(self.store.key, token, self.sitting.code)
        if self._generation(seat.chair) != seat.generation:
            raise Trouble("link", "link-expired")
        return seat.chair

    def _generation(self, chair: int) -> int:
        """Which person on this chair it is, counted; Trouble if there is none."""
        chairs = self.sitting.chairs
        if chair >= len(chairs) or chairs[chair].state != PEOPLE:
            raise Trouble("link", "link-expired")
        return chairs[chair].generation

    def _open_to_watchers(self) -> bool:
        """Anyone may look into the room, but not at every game."""
        return self.sitting.phase == ROOM or self.sitting.manners["watch"] == "link"

    def token(self, chair: int) -> str:
        """The token of a chair as it stands now."""
        seat = Seat(self.sitting.code, chair, self.sitting.chairs[chair].generation)
        return links.token_for(self.store.key, seat)

    # --- connections ---

    def join(self, viewer: Viewer, seen: int) -> Mailbox:
        """A connection looks on, and bots that waited for company go on."""
        box = self.crowd.join(viewer, seen)
        self.wake()
        return box

    def leave(self, viewer: Viewer, box: Mailbox) -> None:
        """A connection is gone."""
        self.crowd.leave(viewer, box)
        self.touched = time.monotonic()

    def _show_out_watchers(self) -> None:
        if not self._open_to_watchers():
            self.crowd.show_out(WATCHER, "not-yours", "host-bye-watching")

    # --- what people say ---

    async def heed(self, viewer: Viewer, said: AnyMessage) -> Fields:
        """Do what a message asks; the reply comes once it is durable. Trouble, and nothing changed, if it cannot be."""
        self.touched = time.monotonic()
        match said:
            case messages.Ping():
                return {"kind": "pong"}
            case messages.Words():
                return {"kind": "text", "text": show.text_of(self.sitting, viewer)}
            case messages.Hint():
                return await self._hint(viewer)
        if viewer.chair == WATCHER:
            raise Trouble("not-yours", "spectator")
        # A caller who goes away must not tear a row that is being written from what it brings about.
        return await asyncio.shield(self._in_turn(viewer.chair, self._generation(viewer.chair), said))

    async def _in_turn(self, chair: int, generation: int, said: AnyMessage) -> Fields:
        async with self._turn:
            if self._generation(chair) != generation:  # emptied while this waited
                raise Trouble("link", "link-expired")
            if self.sitting.seq >= MAX_ROWS and not isinstance(said, messages.Answer):
                raise Trouble("full", "too-many-rows")
            reply = await self._change(chair, said)
        self.wake()
        return reply

    async def _change(self, chair: int, said: AnyMessage) -> Fields:
        """The messages that change something, one at a time.

        Whoever misses a reply says it again; what is so already is done already.
        """
        sitting = self.sitting
        match said:
            case messages.Answer():
                return await self._game_row(chair, said.ask, said.answers)
            case messages.Undo():
                return await self._game_row(chair, said.ask, None)
            case messages.Rematch():
                return await self._rematch()
            case messages.Local():
                if not sitting.seated_already(chair, said.chair, said.name):
                    await self.write(sitting.check_local(chair, said.chair, said.name))
                return {"kind": "seat", "token": self.token(said.chair), "chair": said.chair}
            case messages.Rename():
                if not sitting.goes_by(chair, said.name):
                    await self.write(sitting.check_name(chair, said.name))
            case messages.Place():
                await self.write(sitting.check_bot(chair, said.chair, said.level))
            case messages.Resize():
                await self.write(sitting.check_seats(chair, said.seats))
            case messages.Setting():
                await self.write(sitting.check_choice(chair, said.name, said.value, False))
            case messages.Manner():
                await self.write(sitting.check_choice(chair, said.name, said.value, True))
                self._show_out_watchers()
            case messages.Start():
                if not sitting.begun_already(chair):
                    await self.write(sitting.check_start(chair))
                self._show_out_watchers()
            case _:
                raise Trouble("unknown")
        return self._done()

    def _done(self) -> Fields:
        return {"kind": "done", "seq": self.sitting.seq}

    async def _game_row(self, chair: int, ask: int, answers: list[str] | None) -> Fields:
        """An answer or, without one, an undo. What was said already is done already."""
        play, seat = self.sitting.play, self.sitting.seat_of(chair)
        if play is None or seat is None:
            raise Trouble("not-now", "not-started")
        if play.check_ask(seat, ask, answers):
            return self._done()
        row = self.sitting.check_undo(seat) if answers is None else self.sitting.check_answer(seat, answers)
        await self.write(row)
        return self._done()

    async def _rematch(self) -> Fields:
        """The same people at another table; whoever asks second is sent to the same one."""
        sitting = self.sitting
        if sitting.phase != OVER:
            raise Trouble("not-now", "not-over")
        if not sitting.rematch:
            code = await self.hub.make_again(sitting)
            await self.write(rows.Rematched(code))
        return self._done()

    async def sit(self, name: str, who: str, wanted: int | None) -> int:
        """Sit down; a device that sits here already gets its chair again."""
        return await asyncio.shield(self._sit(name, who, wanted))

    async def _sit(self, name: str, who: str, wanted: int | None) -> int:
        async with self._turn:
            known = self.sitting.chair_of(who)
            if known is not None:
                return known
            row = self.sitting.check_sit(name, who, wanted)
            await self.write(row)
        return row.chair

    async def found(self, first: list[AnyRow], start: bool) -> None:
        """Write the first rows of a new table, and begin if that is wished: all at once, or there is no table."""
        sitting = self.sitting
        for row in first:
            sitting.apply(row)
        if start:
            first = [*first, sitting.check_start(HOST)]
            sitting.apply(first[-1])
        game, listed = sitting.game.name, bool(sitting.manners["listed"])
        made = [
            Entry(sitting.code, seq, rows.encode(row), game, sitting.phase, listed) for seq, row in enumerate(first, 1)
        ]
        async with self._turn:
            await self._store(*made)

    async def _hint(self, viewer: Viewer) -> Fields:
        """What a strong bot would do in the viewer's place, from the viewer's view."""
        play, seat = self.sitting.play, self.sitting.seat_of(viewer.chair)
        if play is None or seat is None or seat not in play.asked():
            raise Trouble("not-asked")
        if self._hint_for != (seat, play.ask) or self._hinting is None:
            self._hint_for = (seat, play.ask)
            thought = self.hub.hinters.hint(self.sitting.game.name, play.state.view(seat))
            self._hinting = asyncio.get_running_loop().create_task(thought)
        try:
            return {"kind": "hint", "ask": play.ask, "answers": await asyncio.shield(self._hinting)}
        except Broken:
            self._hinting = None
            raise Trouble("not-now") from None

    # --- bots ---

    def wake(self) -> None:
        """Let the next bot think, if it is a bot's turn and none thinks yet."""
        if self._thought is None or self._thought.done():
            seat = self._bot_to_move()
            if seat is not None:
                self._thought = asyncio.get_running_loop().create_task(self._think_on())

    def _bot_to_move(self) -> int | None:
        play = self.sitting.play
        asked = () if play is None else play.asked()
        return next((seat for seat in asked if self.sitting.bot_level(seat)), None)

    async def _think_on(self) -> None:
        """Bots answer until a person is asked."""
        while (seat := self._bot_to_move()) is not None:
            try:
                await self._bot_answers(seat)
            except Trouble:  # the disk is full: try again later, people are told the same
                await asyncio.sleep(EASY_PACE)
            except Exception:
                LOG.exception("A bot's turn failed at %s", self.sitting.code)
                await asyncio.sleep(LONG_PACE)
            self.touched = time.monotonic()

    async def _bot_answers(self, seat: int) -> None:
        play = self.sitting.play
        assert play is not None
        sitting, began, ask = self.sitting, time.monotonic(), play.ask
        view, level = play.state.view(seat), sitting.bot_level(seat)
        try:
            answer = await self.thinkers.answer(sitting.game.name, level, bot_seed(sitting, seat), view)
        except Broken as broken:
            await self._replace(seat, ask, broken.why)
            return
        pace = EASY_PACE * self.hub.pace if sitting.manners["pace"] == "easy" else 0.0
        await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
        async with self._turn:
            if play.ask == ask:  # nobody took anything back meanwhile
                await self.write(sitting.check_answer(seat, [answer]))

    async def _replace(self, seat: int, ask: int, why: str) -> None:
        """A bot broke: a simpler one takes over. If even that one breaks, the first thing that is legal is done."""
        async with self._turn:
            sitting = self.sitting
            if sitting.play is None or sitting.play.ask != ask:
                return
            if sitting.bot_level(seat) == SIMPLER:
                await self.write(sitting.check_answer(seat, [str(sitting.play.state.options(seat)[0])]))
            else:
                await self.write(Replaced(seat, why, SIMPLER))

    # --- the end ---

    def idle(self, now: float, after: float) -> bool:
        """Whether nobody looks, nobody thinks, and nothing happened for a while."""
        busy = self._thought is not None and not self._thought.done()
        return not busy and not self._turn.locked() and now - self.touched > after and not self.crowd.watched()

    async def close(self, goodbye: str) -> None:
        """Stop thinking and see everybody off; the log has everything."""
        if self._thought is not None:
            self._thought.cancel()
            await asyncio.wait([self._thought])
        self.crowd.close(goodbye)
