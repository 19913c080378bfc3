"""One actor per running table: it takes one thing at a time, writes it down, lets it happen, and tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from shamble.core.frame import GATHER
from shamble.core.scene import Touch
from shamble.server import dice, links, messages, rows, seats, show
from shamble.server.chatter import Chatter
from shamble.server.crowd import Crowd
from shamble.server.followed import Followed
from shamble.server.forgetting import forgetting
from shamble.server.group import Mailbox
from shamble.server.links import Seat
from shamble.server.messages import AnyMessage
from shamble.server.metrics import ANSWERS, REPLACED
from shamble.server.numbers import PATIENCE
from shamble.server.orders import Prompt, Prompts, obeyed, offered
from shamble.server.play import is_pass
from shamble.server.rows import (
    AnyRow,
    Barred,
    Emptied,
    Freed,
    Left,
    Renewed,
    Replaced,
    Returned,
    Said,
    Sat,
    Substituted,
)
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import HOST, OVER, PEOPLE, PLAY, ROOM, Fields, Sitting, bot_seed, bot_view
from shamble.server.speed import Span
from shamble.server.store import Entry, Full, Store, Taken
from shamble.server.thinkers import SECONDS, SHORTEST, Broken, Thinkers, TooLate
from shamble.server.trouble import Trouble
from shamble.server.why import why
from shamble.server.window import LEAST, SEALED, Window

if TYPE_CHECKING:
    from shamble.server.hub import Hub

LOG: Final = logging.getLogger("shamble.server")
LONG_PACE: Final = 10.0  # seconds until a turn that failed is tried again
AGAIN_AFTER: Final = 0.7  # seconds until what could not be written is tried again
GLANCE: Final = 60.0  # seconds for which who asked for the table without a seat counts as one who watches
LISTENS: Final = 0.1  # seconds until a bot looks again whether somebody spoke to it
SIMPLER: Final = "random"  # who takes over from a bot that broke
MAX_ROWS: Final = 5000  # of a table; beyond them people can only answer and go on, and a game has an end
GOING_ON: Final = (
    messages.Answer,
    messages.Rematch,
    messages.Back,
    messages.Replace,
    messages.Free,
    messages.End,
)
BESIDE: Final = (messages.Back, messages.Leave, messages.Rematch)  # what one may say who has left, or is played for
MAX_MINDS: Final = 20  # answers that one may give in secret to one ask: what is locked may be changed, but not for ever
IN_TIME: Final = 0.02  # seconds by which a clock may be early
ASK_AFTER: Final = 0.02  # seconds after which everybody has heard that a window is open


SHOWN_OUT: Final = {  # what is said to who sat there
    Emptied: "host-bye-emptied",
    Freed: "host-bye-freed",
    Barred: "host-bye-kept-out",
}
SEATING: Final = (Substituted, Returned, Left, Freed, Sat)  # rows after which another may play a seat

Reply = Callable[[Fields], None]
Ask = tuple[int, int, str]  # what a bot is asked: the numbers of the ask, and the bot's level
Question = tuple[Ask, int]  # the same, and how much it has heard


class Actor:
    """A table with its connections. ``seq`` never runs ahead of the disk: a row happens only when it is durable."""

    def __init__(self, code: str, hub: Hub) -> None:
        self.sitting = Sitting(code)
        self.crowd = Crowd(self.sitting, hub.token_at, self._window_shown, hub.pace)
        self.hub = hub
        self.store: Store = hub.store
        self.thinkers: Thinkers = hub.thinkers
        self.touched = time.monotonic()
        self.caller = code  # on whose account its bots think: the last caller who took part, as limits count callers
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()  # all that goes on by itself: thoughts, windows that close
        self._thoughts: dict[int, tuple[Ask, asyncio.Task[None]]] = {}  # by seat: what a bot thinks about
        self._minds: dict[int, Question] = {}  # by seat: what a bot has last made up its mind about
        self._feeding: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None  # a game that waits for numbers to be opened
        self._votes: dict[int, tuple[Question, str]] = {}  # by seat: what a bot will lock once people have voted
        self._chatter = Chatter()
        self._talks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: before which vote a bot speaks
        self._glanced = -GLANCE  # when somebody without a seat last had a look
        self._watched_until = 0.0  # when the only person has seen what happened so far
        self._skip = asyncio.Event()  # the only person wants no waiting until the next question
        self.window: Window | None = None
        self._prompts = Prompts()
        self._opened = 0.0
        self._clock: asyncio.TimerHandle | None = None
        self._hints: dict[
            int, tuple[tuple[int, int], asyncio.Task[Fields]]
        ] = {}  # by seat: its last hint, and for which ask
        self._followed = Followed()
        self.replays: dict[Viewer, tuple[int, bytes]] = {}  # the last of each viewer, with the row it reaches
        self._ended = ""  # what is said to whoever comes too late, once nothing can happen here any more

    # --- rows ---

    def fold(self, written: list[bytes]) -> None:
        """Become the table that these rows tell. It needs no loop, and long ones are told on another thread."""
        for row in written:
            self.sitting.apply(rows.decode(row))

    def rise(self) -> None:
        """Go on where the table was left."""
        self.crowd.look()
        self._mind_window()
        self.wake()

    async def write(self, row: AnyRow) -> None:
        """Make a row durable, then let it happen and tell everybody. The caller holds the turn."""
        await self._store(self._entry(row))
        if isinstance(row, Said):
            ANSWERS.add()
        try:
            self.sitting.apply(row)
        except Exception:  # a mistake of ours: what is saved and what is here are no longer the same
            LOG.exception("A row could not happen at %s", self.sitting.code)
            self.hub.read_anew(self)
            raise Trouble("storage", "storage-anew") from None
        self._followed.heed(row)
        self._mind_window()
        if isinstance(row, Emptied | Freed | Barred):
            self.crowd.show_out(row.chair, "link", SHOWN_OUT[type(row)])
        if isinstance(row, SEATING):
            self._mind_seats()
        watched = self.crowd.tell()
        self._watched_until = max(time.monotonic(), self._watched_until) + watched
        if self._skip.is_set() and any(self._is_waited_for(seat) for seat in self.sitting.people()):
            self._skip.clear()

    async def _store(self, *entries: Entry) -> None:
        self._still_here()
        try:
            await self.store.append(*entries)
        except Taken:
            LOG.error("The rows of %s are not those that were read; it is read anew", self.sitting.code)
            self.hub.read_anew(self)
            raise Trouble("storage", "storage-anew") from None
        except Full as error:
            LOG.error("A row could not be written: %s", str(error))  # the error itself would hold the table
            raise not_saved(error) from None

    def _still_here(self) -> None:
        """Trouble for whoever comes too late: the table is read anew, or deleted."""
        if self._ended:
            raise Trouble("storage", "storage-anew") if self._ended == "stopped" else Trouble(self._ended)

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
            self._glanced = time.monotonic()
            self._welcome()
            return WATCHER
        seat = links.read_token(self.store.key, token, self.sitting.code)
        if self._generation(seat.chair) != seat.generation:
            raise Trouble("link", "link-expired")
        if self.sitting.chairs[seat.chair].stand_in:
            self._glanced = time.monotonic()
            self._welcome()
        return seat.chair

    def _generation(self, chair: int) -> int:
        """Which person on this chair it is, counted; Trouble if there is none."""
        chairs = self.sitting.chairs
        if chair >= len(chairs) or chairs[chair].state != PEOPLE:
            raise Trouble("link", "link-expired")
        return chairs[chair].generation

    def _open_to_watchers(self) -> bool:
        """Anyone may look into the room, but not at every game."""
        offered = any(chair.open for chair in self.sitting.chairs)  # whoever comes may have the seat, so they may look
        return self.sitting.phase == ROOM or self.sitting.manners["watch"] == "link" or offered

    def token(self, chair: int) -> str:
        """The token of a chair as it stands now."""
        seat = Seat(self.sitting.code, chair, self.sitting.chairs[chair].generation)
        return links.token_for(self.store.key, seat)

    # --- connections ---

    def comes_from(self, chair: int, caller: str) -> None:
        """Somebody takes part from there; who only watches lends the table nothing of its own."""
        if chair != WATCHER:
            self.caller = caller

    def join(self, viewer: Viewer, seen: int) -> Mailbox:
        """A connection looks on, and bots that waited for company go on."""
        box = self.crowd.join(viewer, seen)
        self._welcome()
        self.wake()
        if self.sitting.wishes.get(viewer.chair):
            self._start(self._come_back(viewer.chair))
        return box

    async def _come_back(self, chair: int) -> None:
        """Who was only away is here again: what the others wished for meanwhile is void."""
        with contextlib.suppress(Trouble):  # the disk is full; nobody can decide about somebody who is here anyway
            async with self._turn:
                if self.sitting.wishes.get(chair) and not self.sitting.chairs[chair].left:
                    await self.write(Returned(chair))

    def _alone(self) -> bool:
        """Whether nobody could learn from the pace what another holds: one person plays, and nobody watches.

        Whom a bot plays for looks on like one who watches.
        """
        aside = [number for number, chair in enumerate(self.sitting.chairs) if chair.stand_in]
        watched = any(map(self.crowd.is_here, (WATCHER, *aside))) or time.monotonic() - self._glanced < GLANCE
        return len(self.sitting.people()) <= 1 and not watched

    def _welcome(self) -> None:
        """Who comes in the middle of a window that waits for the only person finds a fair one."""
        if self.window is None or not self.window.alone or self._alone():
            return
        self.window.welcome(self._span())
        self._opened = time.monotonic()
        self._set_clock()
        self.crowd.tell_window()

    def leave(self, viewer: Viewer, box: Mailbox) -> None:
        """A connection is gone."""
        self.crowd.leave(viewer, box)
        self.touched = time.monotonic()

    def _show_out_watchers(self) -> None:
        if not self._open_to_watchers():
            self.crowd.show_out(WATCHER, "not-yours", "host-bye-watching")

    # --- what people say ---

    async def heed(self, viewer: Viewer, said: AnyMessage, reply: Reply) -> None:
        """Do what a message asks; the reply comes once it is durable. Trouble, and nothing changed, if it cannot be."""
        self.touched = time.monotonic()
        match said:
            case messages.Ping():
                reply({"kind": "pong"})
            case messages.Words():
                reply({"kind": "text", "text": show.text_of(self.sitting, viewer)})
            case messages.Why():
                touch = Touch(said.what, said.at, said.picked or "", said.via or "")
                reply(why(self.sitting, viewer, touch, partial(self.crowd.pictured, viewer)))
            case messages.Proof():
                reply({"kind": "proof", **dice.proof(self.sitting)})
            case messages.Hint():
                reply(await self._hint(viewer))
            case _:
                if viewer.chair == WATCHER:
                    raise Trouble("not-yours", "spectator")
                self.crowd.presence.hear(viewer.chair)
                # A caller who goes away must not tear a row that is being written from what it brings about.
                await asyncio.shield(self._in_turn(viewer.chair, self._generation(viewer.chair), said, reply))

    async def _in_turn(self, chair: int, generation: int, said: AnyMessage, reply: Reply) -> None:
        """One message after another. The reply leaves in the same breath as what the message brought about."""
        async with self._turn:
            if self._generation(chair) != generation:  # emptied while this waited
                raise Trouble("link", "link-expired")
            if self.sitting.seq >= MAX_ROWS and not isinstance(said, GOING_ON):
                raise Trouble("full", "too-many-rows")
            if self.sitting.is_aside(self.sitting.seat_of(chair)) and not isinstance(said, BESIDE):
                raise Trouble("not-now", "aside")
            reply(await self._change(chair, said))
            if isinstance(said, messages.Renew):  # who asked for it has the new link by now
                self.crowd.show_out(chair, "link", "host-bye-renewed")
        self.wake()

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
                return await self._rematch(chair)
            case messages.Wait():
                self._wait(self._seat(chair))
            case messages.Skip():
                self._hurry(self._seat(chair))
            case messages.Order():
                order = sitting.check_order(self._seat(chair), said.card, said.value)
                if not sitting.is_ordered(order.seat, order.card, order.value):
                    await self.write(order)
                    self._ask_anew(order.seat)
            case messages.Say():
                await self.write(sitting.check_talk(self._seat(chair), said.to, "say", said.text))
            case messages.Promise():
                await self.write(sitting.check_talk(self._seat(chair), said.to, "promise", said.answer))
            case messages.Show():
                await self.write(sitting.check_talk(self._seat(chair), said.to, "show", ""))
            case messages.Local():
                if not sitting.seated_already(chair, said.chair, said.name):
                    await self.write(sitting.check_local(chair, said.chair, said.name))
                return {"kind": "seat", "token": self.token(said.chair), "chair": said.chair}
            case messages.Rename():
                if not sitting.goes_by(chair, said.name):
                    await self.write(sitting.check_name(chair, said.name))
            case messages.Place():
                await self.write(sitting.check_bot(chair, said.chair, said.level))
            case messages.Renew():
                row = Renewed(chair, links.known_as(said.who))
                if sitting.chairs[chair].who != row.who:
                    await self.write(row)
                return {"kind": "seat", "token": self.token(chair), "chair": chair}
            case messages.Bar():
                await self.write(sitting.check_bar(chair, said.chair))
            case messages.Allow():
                await self.write(sitting.check_allow(chair, said.number))
            case messages.Resize():
                await self.write(sitting.check_seats(chair, said.seats))
            case messages.Setting():
                await self.write(sitting.check_choice(chair, said.name, said.value, False))
            case messages.Manner():
                custom = sitting.check_choice(chair, said.name, said.value, True, self.crowd.presence.host())
                if not sitting.has_custom(custom):
                    await self.write(custom)
                self._show_out_watchers()
            case messages.Commit():
                promise = sitting.check_commit(chair, said.promise)
                if not sitting.has_promised(promise):
                    await self.write(promise)
            case messages.Open():
                await self._open(chair, said.number)
            case messages.Start():
                if not sitting.begun_already(chair):
                    await self.write(sitting.check_start(chair))
                self._show_out_watchers()
            case _:
                wanted = self._seat_row(chair, said)
                if wanted is not None:
                    await self.write(wanted)
        return self._done(chair)

    def _seat_row(self, chair: int, said: AnyMessage) -> AnyRow | None:
        """What somebody wants done about a seat, or about the game: a row, or None if it is so already."""
        sitting, presence = self.sitting, self.crowd.presence
        match said:
            case messages.Leave():
                return seats.leave(sitting, chair, said.level)
            case messages.Back():
                return seats.back(sitting, chair)
            case messages.Replace():
                return seats.replace(sitting, presence, chair, said.chair, said.level)
            case messages.Free():
                return seats.free(sitting, presence, chair, said.chair, said.level)
            case messages.End():
                return seats.end(sitting, presence, chair, said.agree)
        raise Trouble("unknown")

    def _done(self, chair: int) -> Fields:
        return {"kind": "done", "seq": self.sitting.seq_for(chair)}

    def _seat(self, chair: int) -> int:
        """The seat of a chair in the game; Trouble before it began."""
        seat = self.sitting.seat_of(chair)
        if seat is None:
            raise Trouble("not-now", "not-started")
        return seat

    def _wait(self, seat: int) -> None:
        """Somebody wants more time for the window; everybody sees it."""
        if self.window is None or seat not in self.window.people:
            raise Trouble("not-asked")
        if self.window.wait(seat):
            self._set_clock()
            self.crowd.tell_window()

    def _hurry(self, seat: int) -> None:
        """Somebody wants to be asked next; others' pace is not theirs to change."""
        if self._is_waited_for(seat):
            raise Trouble("not-now", "skip-asked")
        if self._alone() and self.sitting.phase == PLAY:
            self._skip.set()

    def _is_waited_for(self, seat: int) -> bool:
        """Whether a person has something to answer."""
        play = self.sitting.play
        if self.window is not None:
            return not self.window.undecided and self.window.asks(seat)
        return play is not None and seat in play.asked()

    async def _game_row(self, chair: int, ask: int, answers: list[str] | None) -> Fields:
        """An answer or, without one, an undo. What was said already is done already."""
        play, seat = self.sitting.play, self._seat(chair)
        assert play is not None
        if play.check_ask(seat, ask, answers):
            return self._done(chair)
        if answers is not None and self.sitting.minds[seat] >= MAX_MINDS:
            raise Trouble("full", "too-many-rows")
        if answers is not None and play.window() and (play.fair or not play.may_answer(seat)):
            await self._hold(seat, answers)
            return self._done(chair)
        row = self.sitting.check_undo(seat) if answers is None else self.sitting.check_answer(seat, answers)
        await self.write(row)
        await self._feed_held()
        return self._done(chair)

    # --- the numbers that people add to the dice ---

    async def _open(self, chair: int, number: str) -> None:
        """A device opens its number; with the last one the game begins."""
        numbers = self.sitting.numbers
        if numbers.opened.get(chair) == number:  # said again because the reply got lost
            return
        await self.write(self.sitting.check_open(chair, number))
        if not numbers.missing():
            await self._begin()

    async def _begin(self) -> None:
        await self.write(self.sitting.beginning())
        self._show_out_watchers()

    async def _begin_anyway(self) -> None:
        """Begin without the numbers of those who are not here; at once if none is missing after a restart."""
        numbers = self.sitting.numbers
        if numbers.missing():
            await asyncio.sleep(PATIENCE)
        while numbers.due:
            try:
                async with self._turn:
                    if numbers.due:
                        await self._begin()
            except Trouble:  # the disk is full: try again later
                await asyncio.sleep(AGAIN_AFTER)
        self.wake()

    async def _rematch(self, chair: int) -> Fields:
        """The same people at another table; whoever asks second is sent to the same one."""
        sitting = self.sitting
        if sitting.phase != OVER:
            raise Trouble("not-now", "not-over")
        if not sitting.rematch:
            code = await self.hub.make_again(sitting, chair, self.caller)
            await self.write(rows.Rematched(code))
        return self._done(chair)

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

    async def found(self, first: list[AnyRow], start: bool, then: Sequence[AnyRow] = ()) -> None:
        """Write the first rows of a new table; if it begins at once, that and what comes ``then``.

        All of it together, or there is no table.
        """
        sitting = self.sitting
        for row in first:
            sitting.apply(row)
        if start:
            begun = [sitting.check_start(HOST), *then]
            first = [*first, *begun]
            for row in begun:
                sitting.apply(row)
        game, listed = sitting.game.name, bool(sitting.manners["listed"])
        made = [
            Entry(sitting.code, seq, rows.encode(row), game, sitting.phase, listed) for seq, row in enumerate(first, 1)
        ]
        async with self._turn:
            await self._store(*made)
        self.crowd.look()
        self._mind_window()

    async def _hint(self, viewer: Viewer) -> Fields:
        """What a strong bot would do in the viewer's place and why, from the viewer's view, in the viewer's words."""
        play, seat = self.sitting.play, self.sitting.seat_of(viewer.chair)
        if play is None or seat is None or not show.may_speak(self.sitting, seat) or not play.state.codes(seat):
            raise Trouble("not-asked")
        ask, turn = play.ask_of(seat), play.state.turns()
        about = (play.loud, 0 if play.is_vote() else ask)  # whoever locks another answer to a vote is asked the same
        known = self._hints.get(seat)
        if known is not None and known[0] != about and not known[1].done():
            await asyncio.wait([known[1]])  # one thought at a time for each seat, or one could keep all others waiting
            return await self._hint(viewer)
        if known is None or known[0] != about:
            view, names = bot_view(self.sitting, seat), self.sitting.names()
            rest = self._followed.rest(seat, turn)
            thought = self.hub.hinters.hint(self.sitting.game.name, view, names, rest, self.caller)
            known = self._hints[seat] = (about, asyncio.get_running_loop().create_task(thought))
            known[1].add_done_callback(heard_of)
        try:  # who asks again gets the same one
            advice = await asyncio.shield(known[1])
            if play.ask_of(seat) == ask:
                self._followed.tell(seat, turn, [step["answer"] for step in advice.get("steps", [])])
            return {"kind": "hint", "ask": ask, **viewer.voice(self.sitting).speak(advice)}
        except Exception as error:
            if self._hints.get(seat) is known:  # whoever asks again may have more luck
                del self._hints[seat]
            if isinstance(error, Broken):
                raise Trouble("not-now", "no-hint") from None
            raise

    # --- windows ---

    def _mind_window(self) -> None:
        """Open, keep or drop the window that the table shows, and set the time at which it closes."""
        play = self.sitting.play
        name = play.window() if play is not None and play.fair else ""
        if play is None or not name:
            self.window = None
        elif self.window is None or self.window.number != play.loud:
            eligible, sealed = play.asked_shown(), play.state.pending == GATHER
            # Who passed for the turn has nothing to answer to an offer, but is asked again in secret.
            people = {seat for seat in eligible if not self.sitting.bot_level(seat) and play.state.codes(seat)}
            alone = self._alone()
            span = self.sitting.speed.alone if alone else self._span()
            self.window = Window(name, play.loud, eligible, people, span, alone)
            self._opened = time.monotonic()
            for seat in people:  # the server was restarted meanwhile
                if seat in self.sitting.held or (sealed and seat not in play.asked()):
                    self.window.answer(seat)
            if alone:
                self._find_prompts(self.window)
            else:
                asyncio.get_running_loop().call_later(ASK_AFTER, self._ask_people, self.window)
        self._set_clock()

    def _mind_seats(self) -> None:
        """Another may play a seat from now on: the open window asks people alone, and everybody hears who is here."""
        play, window = self.sitting.play, self.window
        if play is not None and window is not None:
            for seat in window.eligible:
                if self.sitting.bot_level(seat):
                    window.leave(seat)
                elif play.state.codes(seat) and seat not in window.people:
                    window.people.add(seat)
                    window.prompts[seat] = self._prompt_for(seat)
            self._welcome()
            self._set_clock()
            self.crowd.tell_window()
        self._show_out_watchers()
        self.crowd.look_soon()

    def _span(self) -> Span:
        """How long a fair window is open."""
        play = self.sitting.play
        return SEALED if play is not None and play.state.pending == GATHER else offered(self.sitting.game)

    def _ask_people(self, window: Window) -> None:
        """Find out whom the window bothers, and tell them alone.

        How long that takes depends on hands, so everybody has been told before that it is open; how long it stays
        open does not depend on it either.
        """
        if window is not self.window:
            return
        self._find_prompts(window)
        for seat in window.people - window.answered:
            self.crowd.tell_window(self.sitting.order[seat])

    def _find_prompts(self, window: Window) -> None:
        window.prompts = {seat: self._prompt_for(seat) for seat in window.people}
        window.undecided = False

    def _ask_anew(self, seat: int) -> None:
        """An order counts for the open window too: what it asks of the seat now. Others see nothing of it."""
        window = self.window
        if window is None or window.undecided or seat not in window.people - window.answered:
            return
        window.prompts[seat] = self._prompt_for(seat)
        self._set_clock()
        self.crowd.tell_window(self.sitting.order[seat])

    def _prompt_for(self, seat: int) -> Prompt | None:
        """What the window that opens asks a person about."""
        sitting = self.sitting
        assert sitting.play is not None
        return self._prompts.prompt(sitting.game, sitting.play.state.view(seat), sitting.orders.get(seat, {}))

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _set_clock(self) -> None:
        self._stop_clock()
        if self.window is not None and not self._ended and not math.isinf(left := self._left()):
            self._clock = asyncio.get_running_loop().call_later(left, self._time_is_up, self.window.number)

    def _left(self) -> float:
        """Seconds until the window closes; infinite if it waits for somebody."""
        assert self.window is not None
        lasts = self.window.lasts()
        return lasts if math.isinf(lasts) else max(0.0, self._opened + lasts * self.hub.pace - time.monotonic())

    def _time_is_up(self, number: int) -> None:
        self._clock = None
        self._start(self._close_window(number))

    async def _close_window(self, number: int) -> None:
        """Close a window; if that fails, try again later, or the table would stand still for ever."""
        try:
            async with self._turn:
                await self._feed_window(number)
        except Trouble:  # the disk is full: people are told the same
            await asyncio.sleep(AGAIN_AFTER)
            self._set_clock()
        except Exception:
            LOG.exception("A window did not close at %s", self.sitting.code)
            await asyncio.sleep(LONG_PACE)
            self._set_clock()
        self.wake()

    async def _feed_window(self, number: int) -> None:
        """Feed what the eligible said, in the order in which they are asked, until a card is played or all passed."""
        play, window = self.sitting.play, self.window
        if window is None or window.number != number or self._left() > IN_TIME:
            return  # it is closed already, or somebody got more time at the last moment
        while play is not None and play.window() and play.loud == number:
            # Who was fed before a full disk or a restart, and has changed its mind since, comes before the last one.
            changed = [seat for seat in self.sitting.held if seat not in play.asked() and play.may_answer(seat)]
            seat = (*changed, *play.asked())[0]
            word = self._last_word(seat)
            known = [str(option) for option in play.state.options(seat)]
            row = self.sitting.check_answer(seat, [word if word in known else "pass"])
            await self.write(row)
            self._remember(window, row)

    def _remember(self, window: Window, row: Said) -> None:
        """Who was asked and passed is left in peace; in silence too, but who was not here has not been asked."""
        prompt = window.prompts.get(row.seat)
        asked = row.seat in window.answered or self.crowd.is_here(self.sitting.order[row.seat])
        if prompt is not None and asked and is_pass(row):
            self._prompts.pass_over(row.seat, prompt)

    def _last_word(self, seat: int) -> str:
        """What a seat answers to a window that closes: what it said, a bot's thought, standing orders, or a pass."""
        sitting, window = self.sitting, self.window
        assert sitting.play is not None
        if seat in sitting.held:
            return sitting.held[seat][0]
        if sitting.bot_level(seat):
            return window.thoughts.get(seat, "pass") if window is not None else "pass"
        orders = sitting.orders.get(seat, {})
        return obeyed(sitting.game, sitting.play.state.view(seat), orders) if orders else "pass"

    async def _hold(self, seat: int, answers: list[str]) -> None:
        """Keep a seat's answer to a window until its turn to answer comes."""
        row = self.sitting.check_held(seat, answers)
        if self.sitting.held.get(seat) != row.answers:
            await self.write(row)
        if self.window is not None:
            news = self.window.answer(seat)
            self._set_clock()
            self.crowd.tell_window(None if news else self.sitting.order[seat])
        await self._feed_held()

    async def _feed_held(self) -> None:
        """Where windows are quick, what was said before its turn is answered as soon as it comes."""
        while ready := self._ready():
            await self.write(self.sitting.check_answer(ready[0], self.sitting.held[ready[0]]))

    def _ready(self) -> list[int]:
        """The seats whose turn has come in a quick window and who have said already what they answer."""
        play = self.sitting.play
        if play is None or play.fair or not play.window() or self._ended:
            return []
        return [seat for seat in play.asked() if seat in self.sitting.held]

    async def _feed(self) -> None:
        """The same where nobody's message brings it about: after a bot's answer or a restart."""
        while self._ready() or self._ripe():
            try:
                async with self._turn:
                    await self._feed_held()
                    for seat in self._ripe():
                        await self._lock(seat)
            except Trouble:  # the disk is full: try again later
                await asyncio.sleep(AGAIN_AFTER)
        self.wake()

    def _window_shown(self, viewer: Viewer) -> Fields | None:
        """The open window, as a viewer may know it."""
        if self.window is None:
            return None
        return self.window.shown(self.sitting.seat_of(viewer.chair), self._left())

    # --- bots ---

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Let something go on by itself, until the table is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def wake(self) -> None:
        """Let bots think that are asked something they have not thought about yet, and feed what waits for its turn."""
        for seat in self._bots_to_ask():
            question = self._question(seat)
            known = self._thoughts.get(seat)
            # One who thinks about this ask hears by itself what is said meanwhile: talk must not make many of it.
            thinks = known is not None and known[0] == question[0] and not known[1].done()
            if not thinks and self._minds.get(seat) != question:
                self._thoughts[seat] = (question[0], self._start(self._think(seat, question[0])))
            vote = question[0][0]
            self._chatter.begin(vote)
            if self._has_to_speak(seat, vote):
                self._talks[seat] = (vote, self._start(self._talk(seat)))
        if (self._ready() or self._ripe()) and (self._feeding is None or self._feeding.done()):
            self._feeding = self._start(self._feed())
        if self.sitting.numbers.due and (self._starting is None or self._starting.done()):
            self._starting = self._start(self._begin_anyway())

    def _bots_to_ask(self) -> list[int]:
        """The bots that are asked, as far as everybody may know; in a vote also those who may change their minds."""
        play = self.sitting.play
        if play is None or not play.pending or self._ended:
            return []
        asked = play.asked_shown() if play.fair else play.asked()
        if play.is_vote():  # what a person locked before a bot came stays
            everybody = range(len(self.sitting.order))
            asked = tuple(seat for seat in everybody if seat in play.asked() or not self.sitting.is_played_for(seat))
        # Who passed for the turn is shown among those asked, and has nothing to answer.
        return [seat for seat in asked if self.sitting.bot_level(seat) and play.state.codes(seat)]

    def _question(self, seat: int) -> Question:
        """What a bot is asked, and how much it has heard."""
        play = self.sitting.play
        assert play is not None
        number = play.loud if play.is_vote() else play.ask_of(seat)
        return (play.loud, number, self.sitting.bot_level(seat)), len(self.sitting.heard(seat))

    async def _think(self, seat: int, ask: Ask) -> None:
        """One bot thinks about one ask: again if its answer cannot be written, or if more was said meanwhile."""
        while self._is_asked(seat, ask) and self._minds.get(seat) != self._question(seat):
            try:
                mind = await self._bot_answers(seat, ask)
                if self._is_asked(seat, ask):
                    self._minds[seat] = mind
            except Trouble:  # the disk is full: try again later, people are told the same
                await asyncio.sleep(AGAIN_AFTER)
            except Exception:
                LOG.exception("A bot's turn failed at %s", self.sitting.code)
                await asyncio.sleep(LONG_PACE)
        self.touched = time.monotonic()
        self.wake()

    def _is_asked(self, seat: int, ask: Ask) -> bool:
        return seat in self._bots_to_ask() and self._question(seat)[0] == ask

    async def _bot_answers(self, seat: int, ask: Ask) -> Question:
        """A bot makes up its mind; the question to which that is the answer comes back.

        In a vote it locks its answer also if more was said meanwhile, and may change it: talk keeps nobody from voting.
        """
        sitting, began, play = self.sitting, time.monotonic(), self.sitting.play
        assert play is not None
        question = self._question(seat)
        try:
            answer = await self._thought(seat, ask, bot_view(sitting, seat))
        except TooLate:
            return question
        except Broken as broken:
            await self._replace(seat, ask, broken.why)
            return question
        if play.is_fair_window():
            if self.window is not None and self.window.number == ask[0]:
                self.window.thoughts[seat] = answer
            return question
        if self._people_vote():
            self._votes[seat] = (question, answer)
            return question
        await self._rest(began)
        async with self._turn:
            # Nobody took anything back meanwhile, and a locked vote is changed only for another one.
            if self._is_asked(seat, ask) and sitting.sealed(seat) != answer:
                await self.write(sitting.check_answer(seat, [answer]))
        return question

    async def _rest(self, began: float) -> None:
        """Let people follow: the only person sees one thing out before the next, several have a moment for each."""
        now, alone = time.monotonic(), self._alone()
        if not alone:
            self._skip.clear()  # somebody has come since: the pace is no longer one person's own
        after = self._watched_until if alone else began + self.sitting.speed.answer
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), max(0.0, (after - now) * self.hub.pace))

    # Bots vote last: what is locked cannot be talked about, and nobody waits for them.

    def _people_vote(self) -> bool:
        """Whether a vote still waits for people."""
        play = self.sitting.play
        return play is not None and play.is_vote() and any(not self.sitting.bot_level(seat) for seat in play.asked())

    def _ripe(self) -> list[int]:
        """The bots that have kept a vote back and may lock it now: all people have, and no word is left unheard."""
        if self._people_vote():
            return []
        asked = set(self._bots_to_ask())
        return [
            seat for seat, (question, _) in self._votes.items() if seat in asked and question == self._question(seat)
        ]

    async def _lock(self, seat: int) -> None:
        answer = self._votes[seat][1]
        if self.sitting.sealed(seat) != answer:
            await self.write(self.sitting.check_answer(seat, [answer]))
        del self._votes[seat]  # only now: what could not be written is kept back still

    async def _thought(self, seat: int, ask: Ask, view: dict[str, object]) -> str:
        """A bot's answer; where there is but one, it need not think."""
        options = view["options"]
        assert isinstance(options, list)
        if len(options) == 1:
            return str(options[0])
        sitting = self.sitting
        level, seed = sitting.bot_level(seat), bot_seed(sitting, seat)
        seconds = self._time_to_think()
        wanted = partial(self._is_asked, seat, ask)
        return await self.thinkers.answer(sitting.game.name, level, seed, view, seconds, wanted, self.caller)

    def _time_to_think(self) -> float:
        """Seconds for a bot's thought: those who think at the same time share them, so that nobody waits for longer."""
        play = self.sitting.play
        whole = SECONDS
        if play is not None and play.is_fair_window():
            least = self.sitting.speed.alone if self.window is not None and self.window.alone else LEAST
            whole = least[0] * self.hub.pace
        return max(SHORTEST, whole / max(1, len(self._bots_to_ask())))

    def _has_to_speak(self, seat: int, vote: int) -> bool:
        """Whether a bot has something to say before the vote that is open, and is not about to."""
        known = self._talks.get(seat)
        speaks = known is not None and known[0] == vote and not known[1].done()
        if speaks or not self.sitting.game.talk_clause or not self._people_vote():
            return False
        return self._chatter.owes(self.sitting, seat)

    async def _talk(self, seat: int) -> None:
        """A bot promises something, after people had a moment to speak first; or answers what they said."""
        sitting, play = self.sitting, self.sitting.play
        assert play is not None
        vote, chatter = play.loud, self._chatter
        until = time.monotonic() + sitting.speed.talk * self.hub.pace
        while time.monotonic() < until and not chatter.is_spoken_to(sitting, seat):
            await asyncio.sleep(LISTENS)
            if play.loud != vote:
                return
        await asyncio.sleep(sitting.speed.reply * self.hub.pace)
        if not sitting.bot_level(seat):  # the person is back
            return
        try:
            level, seed = sitting.bot_level(seat), bot_seed(sitting, seat)
            view = bot_view(sitting, seat)
            said = await self.thinkers.promise(sitting.game.name, level, seed, view, self.caller)
        except Broken:  # it has nothing to say; whether it can vote is seen when it does
            said = None
        async with self._turn:
            if play.loud != vote or not self._people_vote() or not sitting.bot_level(seat):
                return
            chatter.speaks(seat)
            with contextlib.suppress(Trouble):  # it has said too much, or the disk is full
                if said is not None:
                    await self.write(sitting.check_talk(seat, said[1], "promise", said[0]))
                if (reply := chatter.reply(sitting, seat)) is not None:
                    await self.write(sitting.check_talk(seat, reply.to, "reply", reply.what))
        self.wake()

    async def _replace(self, seat: int, ask: Ask, why: str) -> None:
        """A bot broke: a simpler one takes over. If even that one breaks, the first thing that is legal is done."""
        async with self._turn:
            sitting = self.sitting
            if sitting.play is None or not self._is_asked(seat, ask):
                return
            if sitting.bot_level(seat) != SIMPLER:
                LOG.warning("A bot %s and was replaced at %s", why, sitting.code)
                REPLACED.add(why)
                await self.write(Replaced(seat, why, SIMPLER))
            elif not sitting.play.window():
                await self.write(sitting.check_answer(seat, [str(sitting.play.state.options(seat)[0])]))

    # --- the end ---

    def idle(self, now: float, after: float) -> bool:
        """Whether nobody looks, nobody thinks, no time runs out, and nothing happened for a while.

        A window without a clock waits for the only person, who finds it open again.
        """
        quiet = not self._tasks and self._clock is None and not self._turn.locked()
        return quiet and now - self.touched > after and not self.crowd.watched()

    async def close(self, goodbye: str, code: str = "stopped") -> None:
        """Stop thinking and see everybody off; the log has everything."""
        self._ended = code
        self._stop_clock()
        while tasks := list(self._tasks):  # one that had its answer just now goes on once more, and wakes others
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        self.crowd.close(goodbye, code)

    async def delete(self) -> None:
        """Delete this table with all that is kept of it; whoever is there is told."""
        async with self._turn:
            self._still_here()
            try:
                await self.store.remove(self.sitting.code)
            except Full as error:
                raise not_saved(error) from None
            self._ended = "no-table"
        await self.close("host-bye-deleted", "no-table")

    async def forget(self, chair: int) -> None:
        """Take a person's name and words out of all that is saved; whoever is there finds the table without them."""
        async with self._turn:
            self._still_here()
            try:
                written = await self.store.rows(self.sitting.code)
                changes = forgetting(self.sitting.code, written, chair)
                await self.store.change(*changes)
            except Full as error:
                raise not_saved(error) from None
            if changes:
                self.hub.read_anew(self)

    def rest(self) -> None:
        """Let go of all that leads back here, so that the memory is free at once: rings are looked for seldom."""
        self._stop_clock()
        self.window = self._feeding = None
        for kept in (self._thoughts, self._talks, self._hints):
            kept.clear()
        self.crowd.release()


def not_saved(error: Full) -> Trouble:
    """Why something could not be saved."""
    return Trouble("storage", "storage-full" if "full" in str(error) else "storage")


def heard_of(task: asyncio.Task[Fields]) -> None:
    """What became of a thought is known, even if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
