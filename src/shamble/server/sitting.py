"""A table as its rows tell it: chairs, options, customs, and the game once it began. No clock, no network, no disk.

Every change is checked first, which makes a row, and happens when the row is applied. The same rows give the same
table, before and after a restart.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

from shamble import registry
from shamble.bots import LEVELS
from shamble.core.errors import Invalid
from shamble.core.fact import Fact
from shamble.core.match import MAX_TALK, PERSON, SALT_BYTES
from shamble.core.record import Note
from shamble.core.stream import commitment
from shamble.core.windows import Gather
from shamble.server.chatter import understood
from shamble.server.orders import orders_of
from shamble.server.play import Play, Trial, spelt
from shamble.server.rows import (
    AnyRow,
    Began,
    Chosen,
    Emptied,
    Held,
    Hired,
    Made,
    Named,
    Ordered,
    Rematched,
    Replaced,
    Resized,
    Said,
    Sat,
    Talked,
    Undid,
    Value,
)
from shamble.server.speed import SPEEDS, Speed
from shamble.server.trouble import Trouble
from shamble.server.wishes import ANYBODYS, MANNERS, MAX_NAME, check_manner, check_name, check_settings, today

HOST: Final = 0  # the chair of whoever made the table
FREE, PEOPLE, BOT = "free", "person", "bot"
ROOM, PLAY, OVER = "room", "play", "over"
Fields = dict[str, Any]  # what the wire tells of something
TALK_TO_ALL: Final = {"say": "log-say", "promise": "log-promise", "reply": "log-say"}
TALK_ASIDE: Final = {"say": "log-say-to", "promise": "log-promise-to", "show": "log-show-to", "reply": "log-say-to"}
Audience = frozenset[int] | None  # the chairs that may know; None: everybody
MAX_NOTES: Final = 40  # things that one seat may say before one vote; all of them are sent to everybody who hears them
MAX_ORDERS: Final = 300  # of one seat
BOT_NAMES: Final = ("Molar", "Groan", "Drool", "Mildew", "Gristle", "Wobble")


class Chair:
    """One place at the table. Its generation counts how often it was emptied; links of an earlier one are worthless."""

    def __init__(self) -> None:
        self.state = FREE
        self.name = ""
        self.level = ""
        self.who = ""
        self.local = False
        self.generation = 0

    def seat_person(self, name: str, who: str, local: bool = False) -> None:
        """A person sits down."""
        self.state, self.name, self.level, self.who, self.local = PEOPLE, name, "", who, local

    def seat_bot(self, name: str, level: str) -> None:
        """A bot sits down."""
        self.state, self.name, self.level, self.who, self.local = BOT, name, level, "", False

    def clear(self) -> None:
        """Nobody sits here any more."""
        self.state, self.name, self.level, self.who, self.local = FREE, "", "", "", False
        self.generation += 1


class Line:
    """Something to be told in the log: a fact, or a sentence of the host by its key; ``chairs`` alone, if any."""

    def __init__(
        self,
        seq: int,
        fact: Fact | None,
        key: str = "",
        values: dict[str, object] | None = None,
        chairs: Audience = None,
    ) -> None:
        self.seq = seq
        self.fact = fact
        self.key = key
        self.values = values or {}
        self.chairs = chairs
        self.spoken: dict[str, Fields] = {}  # by language: said once for all who may know it


class Course(NamedTuple):
    """How a finished game went: what its chart shows at every moment, and what everybody's result is made of."""

    points: list[Fields]
    tally: list[dict[str, int]]


class Sitting:
    """One table, from the waiting room to the result."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0  # rows so far; only the host may know it, for some are secret
        self.shown = 0  # those that everybody may know of
        self.audience: Audience = None  # who may know of the last one
        self._own: Counter[int] = Counter()  # by chair: secret rows that it may know of
        self.chairs: list[Chair] = []
        self.settings: dict[str, object] = {}
        self.manners: dict[str, Value] = {name: values[0] for name, values in MANNERS.items()}
        self.rules = ""  # the version it began under
        self.play: Play | None = None
        self.order: list[int] = []  # by seat: the chair
        self.lines: list[Line] = []
        self.moments: list[int] = []  # what was shown when the picture changed for everybody
        self.told_at: list[int | None] = []  # by what was said, the beginning first: its moment, None if it was quiet
        self._drawn = 0  # how often the picture changed for everybody
        self._own_drawn: Counter[int] = Counter()  # by chair: how often for it and not for everybody
        self.held: dict[int, list[str]] = {}  # by seat: its answer to the open window
        self.minds: Counter[int] = Counter()  # by seat: how often it has said something in secret to what is asked now
        self.orders: dict[int, dict[str, str]] = {}  # by seat: its standing orders
        self._ordered_by: Counter[int] = Counter()  # by seat: how many orders it gave
        self.notes: list[tuple[int, Note]] = []  # what was said at the table, and after how many answers
        self.rematch = ""
        self.course: Course | None = None  # how the game went, counted by the story once it is over
        self.room_version = 0
        self.rooms: dict[str, tuple[int, Fields]] = {}  # by language: as last laid out, and for which version
        self.secret = b""
        self._all: list[Chair] = []  # those carried away included
        self._trial: Trial | None = None
        self._talk_from = 0  # notes before this belong to something that is over
        self._talk_turn = 0  # the turn that talk is about

    # --- what it is ---

    def is_former(self) -> bool:
        """Whether it began under other rules than today's."""
        return bool(self.rules) and self.rules != self.game.rules

    def seq_for(self, chair: int) -> int:
        """The number of the last row as a chair counts them: those that everybody may know of, and its own."""
        return self.shown + self._own[chair]

    def drawn_for(self, chair: int) -> int:
        """How often the picture changed as far as a chair may know: what others do in secret redraws nothing here."""
        return self._drawn + self._own_drawn[chair]

    @property
    def phase(self) -> str:
        """room, play or over."""
        if self.play is None:
            return ROOM
        return PLAY if self.play.state.pending else OVER

    @property
    def seal(self) -> str:
        """What everybody may know of the dice before the game."""
        salt = commitment(self.secret, b"salt").encode()[:SALT_BYTES]
        return commitment(self.secret, salt)

    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.chairs[chair].name for chair in self.order)

    def seat_of(self, chair: int) -> int | None:
        """The seat that a chair has in the game."""
        return self.order.index(chair) if chair in self.order else None

    @property
    def speed(self) -> Speed:
        """How fast the table goes on."""
        return SPEEDS[str(self.manners["pace"])]

    def people(self) -> list[int]:
        """The seats that people have."""
        return [seat for seat in range(len(self.order)) if not self.bot_level(seat)]

    def bot_level(self, seat: int) -> str:
        """The level of the bot in a seat; empty for a person."""
        return self.chairs[self.order[seat]].level

    def players(self) -> list[str]:
        """Who sits where, as records say it: "person", or a bot's level."""
        return [self.chairs[chair].level or PERSON for chair in self.order]

    def free_chairs(self) -> list[int]:
        """Where one can sit down."""
        return [number for number, chair in enumerate(self.chairs) if chair.state == FREE]

    def taken_chairs(self) -> list[int]:
        """Where somebody sits, a person or a bot."""
        return [number for number, chair in enumerate(self.chairs) if chair.state != FREE]

    def latest_facts(self) -> list[Fact]:
        """What the last row brought about."""
        found: list[Fact] = []
        for line in reversed(self.lines):
            if line.seq != self.shown or self.audience is not None:
                break
            if line.fact is not None:
                found.append(line.fact)
        return found[::-1]

    # --- checks: a row, or Trouble ---

    def check_sit(self, name: str, who: str, wanted: int | None) -> Sat:
        """Sit down, on this chair or on the first that is free."""
        self._in_room()
        free = self.free_chairs()
        if wanted is not None and wanted not in free:
            raise Trouble("full", "chair-taken")
        if not free:
            raise Trouble("full")
        return Sat(free[0] if wanted is None else wanted, self._name(name, -1), who)

    def chair_of(self, who: str) -> int | None:
        """The chair of a device that is known here already."""
        found = [number for number, chair in enumerate(self.chairs) if who and chair.who == who]
        return found[0] if found else None

    def check_local(self, chair: int, wanted: int, name: str) -> Sat:
        """One more person on the host's device."""
        self._host(chair)
        row = self.check_sit(name, "", wanted)
        return Sat(row.chair, row.name, "", True)

    def seated_already(self, chair: int, wanted: int, name: str) -> bool:
        """Whether the host says once more that this person sits there, on the host's device."""
        here = chair == HOST and wanted < len(self.chairs) and self.chairs[wanted].local
        return here and self.goes_by(wanted, name)

    def goes_by(self, chair: int, name: str) -> bool:
        """Whether this is the name of who sits there, with a number behind it if another has it too."""
        return self.chairs[chair].name == self._name(name, chair)

    def check_name(self, chair: int, name: str) -> Named:
        """Another name for oneself."""
        self._in_room()
        return Named(chair, self._name(name, chair))

    def check_bot(self, chair: int, target: int, level: str | None) -> Hired | Emptied:
        """Put a bot of this level on a chair, or empty it."""
        self._host(chair)
        self._in_room()
        if not 0 <= target < len(self.chairs) or target == HOST:
            raise Trouble("invalid", "no-chair")
        if level is None:
            return Emptied(target)
        if level not in LEVELS:
            raise Trouble("invalid", "no-level")
        if self.chairs[target].state == PEOPLE:
            raise Trouble("full", "chair-taken")
        return Hired(target, level)

    def check_seats(self, chair: int, seats: int) -> Resized:
        """More chairs, or fewer of the free ones and bots."""
        self._host(chair)
        self._in_room()
        self._check_size(seats)
        if any(other.state == PEOPLE for other in self.chairs[seats:]):
            raise Trouble("full", "chair-taken")
        return Resized(seats)

    def check_choice(self, chair: int, name: str, value: Value, manner: bool) -> Chosen:
        """An option of the game, before it began, or a custom of the table."""
        if not manner:
            self._host(chair)
            self._in_room()
            value = cast(Value, check_settings(self.game, {name: value})[name])  # "on" becomes true
            return Chosen(name, value)
        if name not in ANYBODYS or self.phase == ROOM:
            self._host(chair)
        return Chosen(name, check_manner(name, value), True, chair)

    def has_custom(self, row: Chosen) -> bool:
        """Whether somebody wishes once more for what the table has already."""
        return row.name in ANYBODYS and self.manners[row.name] == row.value

    def check_start(self, chair: int) -> Began:
        """Begin with those who are there."""
        self._host(chair)
        self._in_room()
        chairs = self.taken_chairs()
        if len(chairs) < self.game.min_seats:
            raise Trouble("not-now", "too-few", min=self.game.min_seats)
        return Began(chairs, self.game.rules, self.game.hides and self.manners["windows"] == "fair")

    def begun_already(self, chair: int) -> bool:
        """Whether the host says once more to begin."""
        return chair == HOST and self.phase != ROOM

    def check_answer(self, seat: int, answers: list[str]) -> Said:
        """A gesture of a seat. The trial is kept, so that taking it need not play it again."""
        self._trial = self._running().attempt(seat, answers)
        return self._trial.row

    def check_undo(self, seat: int) -> Undid:
        """A seat wants its last gesture back."""
        return self._running().check_undo(seat)

    def check_held(self, seat: int, answers: list[str]) -> Held:
        """A seat's answer to a window before its turn: one of its options, and one alone.

        Why not is said as if it were its turn: whose turn it really is stays untold.
        """
        play = self._running()
        state = play.state
        options = [str(option) for option in state.options(seat)]
        if not options:
            raise Trouble("not-asked")
        if len(answers) != 1:
            raise Trouble("invalid", "gesture")
        wanted = [option for option in options if [option.lower()] == spelt(answers)]
        if not wanted:
            code = play.game.code_of(play.game.parse(state, seat, answers[0]))
            if code in state.codes(seat):  # a part of an answer: on the wire only whole ones
                raise Trouble("invalid", "gesture")
            raise state.frames[-1].refuse(state, seat, code)
        return Held(seat, wanted)

    def check_order(self, seat: int, card: str, value: str) -> Ordered:
        """A standing order of a seat."""
        known = {order.card: order.values for order in orders_of(self.game)}
        if value not in known.get(card, ()):
            raise Trouble("invalid", "no-order")
        if not self.is_ordered(seat, card, value) and self._ordered_by[seat] >= MAX_ORDERS:
            raise Trouble("full", "too-many-rows")
        return Ordered(seat, card, value)

    def is_ordered(self, seat: int, card: str, value: str) -> bool:
        """Whether the seat has ordered just that."""
        return self.orders.get(seat, {}).get(card) == value

    def check_talk(self, seat: int, to: int | None, what: str, text: str) -> Talked:
        """Something is said to all or to one; only while there is something to talk about."""
        play = self._running()
        clause = play.game.talk_clause
        promises = play.game.promises(play.state.view(None)) if play.state.pending else ()
        if not promises:
            raise Trouble("not-now", "no-talk", clause=clause)
        if sum(note.seat == seat for _, note in self.notes[self._talk_from :]) >= MAX_NOTES:
            raise Trouble("full", "too-many-rows", clause=clause)
        if to is not None and (not 0 <= to < len(self.order) or to == seat):
            raise Trouble("invalid", "talk-to", clause=clause)
        if what == "show":
            text = self.sealed(seat)
            if to is None:
                raise Trouble("invalid", "show-to", clause=clause)
            if not text:
                raise Trouble("not-now", "show-nothing", clause=clause)
        elif what == "promise" and text not in promises:
            raise Trouble("invalid", "no-promise", clause=clause)
        plain = " ".join(text.split())
        if not plain or len(plain) > MAX_TALK or not plain.isprintable():
            raise Trouble("invalid", "talk-text", max=MAX_TALK, clause=clause)
        return Talked(seat, to, what, plain)

    def sealed(self, seat: int) -> str:
        """The answer that a seat has locked in a vote, in notation; empty if none."""
        play = self._running()
        top = play.state.frames[-1] if play.is_vote() else None
        code = top.sealed[seat] if isinstance(top, Gather) else -1
        return str(play.game.answer(code)) if code >= 0 else ""

    def heard(self, seat: int | None) -> list[Note]:
        """What was said since there is something to talk about, as far as the seat heard it."""
        return [note for _, note in self.notes[self._talk_from :] if note.heard_by(seat)]

    def listed_after(self, row: AnyRow) -> tuple[str, bool]:
        """What the list of tables says after this row, just checked: the phase, empty if unchanged, and if it shows."""
        listed = bool(self.manners["listed"])
        match row:
            case Undid() | Held() | Ordered() | Talked():
                return "", listed
            case Said():
                return OVER if self._would_end(row) else "", listed
            case Began():
                return PLAY, listed
            case Chosen(name="listed", manner=True):
                return self.phase, bool(row.value)
        return self.phase, listed

    def _would_end(self, row: Said) -> bool:
        return self._trial is not None and self._trial.row is row and not self._trial.state.pending

    def _running(self) -> Play:
        if self.play is None:
            raise Trouble("not-now", "not-started")
        return self.play

    def _in_room(self) -> None:
        if self.phase != ROOM:
            raise Trouble("not-now", "started-already")

    @staticmethod
    def _host(chair: int) -> None:
        if chair != HOST:
            raise Trouble("not-yours", "not-host")

    def _check_size(self, seats: int) -> None:
        if not self.game.min_seats <= seats <= self.game.max_seats:
            raise Trouble("invalid", "seats", min=self.game.min_seats, max=self.game.max_seats)

    def _name(self, name: str, chair: int) -> str:
        """A name that can be shown; who has another's gets a number behind it."""
        plain = check_name(name)
        taken = {other.name for number, other in enumerate(self.chairs) if number != chair}
        found, number = plain, 2
        while found in taken:
            found, number = f"{plain[: MAX_NAME - 3]} {number}", number + 1
        return found

    # --- what happens ---

    def apply(self, row: AnyRow) -> None:
        """The next row of the log has been written, so it is true."""
        if isinstance(row, Made) != (self.seq == 0):
            raise Invalid("A table's log begins with its making.")
        self.seq += 1
        self.audience = self._audience(row)
        if self.audience is None:
            self.shown += 1
        else:
            self._own.update(self.audience)
        happens: Callable[[Sitting, Any], None] = HAPPENS[type(row)]
        happens(self, row)
        if not isinstance(row, Said | Undid | Held | Ordered | Talked):
            self.room_version += 1

    def _audience(self, row: AnyRow) -> Audience:
        """Who may know that there is such a row."""
        match row:
            case Held() | Ordered():
                return frozenset([self.order[row.seat]])
            case Talked(to=int(to)):
                return frozenset([self.order[row.seat], self.order[to]])
            case Said():
                return self._audience_of_answer(row)
        return None

    def _audience_of_answer(self, row: Said) -> Audience:
        """A quiet answer is its seat's own business; but that somebody has locked a vote is seen.

        What is fed when a fair window closes its seat has heard of when it was held. Who is fed last would learn from
        one row less that all after it have passed for the turn.
        """
        play = self._running()
        trial = self._trial
        if trial is None or trial.row is not row:
            trial = self._trial = play.again(row)
        quiet = play.is_quiet(trial.gesture)
        first_lock = play.is_vote() and row.seat in play.asked()
        if not quiet or first_lock:
            return None
        return frozenset() if play.is_fair_window() else frozenset([self.order[row.seat]])

    def _made(self, row: Made) -> None:
        self.game = registry.game(row.game)
        self.secret = bytes.fromhex(row.secret)
        self._all = [Chair() for _ in range(row.seats)]
        self.chairs = self._all[:]
        self.chairs[HOST].seat_person(row.name, row.who)
        self.settings = self.game.check_settings(row.settings)
        self.manners.update({name: today(name, value) for name, value in row.manners.items()})

    def _sat(self, row: Sat) -> None:
        self.chairs[row.chair].seat_person(row.name, row.who, row.local)
        self._tell("log-sat", name=row.name)

    def _named(self, row: Named) -> None:
        self._tell("log-named", before=self.chairs[row.chair].name, name=row.name)
        self.chairs[row.chair].name = row.name

    def _hired(self, row: Hired) -> None:
        self.chairs[row.chair].seat_bot(self._bot_name(row.chair), row.level)

    def _bot_name(self, chair: int) -> str:
        """The bot's usual name, unless a person goes by it."""
        taken = {other.name for number, other in enumerate(self.chairs) if number != chair}
        free = [name for name in (BOT_NAMES[chair], *BOT_NAMES) if name not in taken]
        return free[0] if free else f"{BOT_NAMES[chair]} {chair}"

    def _emptied(self, row: Emptied) -> None:
        self.chairs[row.chair].clear()

    def _resized(self, row: Resized) -> None:
        for chair in self._all[row.seats :]:
            chair.clear()  # links to a chair that was carried away stay worthless when one comes back
        self._all += [Chair() for _ in range(row.seats - len(self._all))]
        self.chairs = self._all[: row.seats]

    def _chosen(self, row: Chosen) -> None:
        if row.manner:
            self.manners[row.name] = today(row.name, row.value)
            if row.name in ANYBODYS and self.phase == PLAY:
                self._tell(f"log-{row.name}-{self.manners[row.name]}", name=self.chairs[row.by].name)
        else:
            self.settings = {**self.settings, row.name: row.value}

    def _began(self, row: Began) -> None:
        self.rules = row.rules
        self.settings = self.game.settings_under(row.rules, self.settings)
        self.order = list(row.chairs)
        self.play = Play(self.game, len(self.order), self.secret, self.settings, row.fair)
        self._tell("log-began")
        self._tell_facts(self.play.opening)

    def _said(self, row: Said) -> None:
        play = self._running()
        trial, self._trial = self._trial, None
        assert trial is not None  # whoever is to know of the row had it tried
        quiet = play.is_quiet(trial.gesture)
        play.take(trial)
        self.held.pop(row.seat, None)
        self.minds[row.seat] += 1
        if not quiet:
            self.held.clear()  # a card was played, or the window is closed: it is another question now
            self.minds.clear()
            if play.game.talk_clause:
                self._end_talk(play)
        self._tell_facts(trial.gesture.facts)

    def _end_talk(self, play: Play) -> None:
        """What was said belongs to the vote of one turn."""
        turn = play.state.turns()
        if turn != self._talk_turn or not play.game.promises(play.state.view(None)):
            self._talk_from, self._talk_turn = len(self.notes), turn

    def _held(self, row: Held) -> None:
        self.held[row.seat] = row.answers
        self.minds[row.seat] += 1

    def _ordered(self, row: Ordered) -> None:
        self.orders.setdefault(row.seat, {})[row.card] = row.value
        self._ordered_by[row.seat] += 1

    def _talked(self, row: Talked) -> None:
        play = self._running()
        self._redraw()  # a promise is drawn too
        self.notes.append((len(play.said), Note(row.seat, row.to, row.what, row.text)))
        names = self.names()
        key = TALK_TO_ALL[row.what] if row.to is None else TALK_ASIDE[row.what]
        to = "" if row.to is None else names[row.to]
        said = {"text": row.text} if row.what == "say" else {row.what: row.text}
        self._tell(key, self.audience, name=names[row.seat], other=to, **said)

    def _undid(self, row: Undid) -> None:
        self._running().undo(row)
        self._tell_facts(())
        self._tell("log-undid", name=self.names()[row.seat])

    def _replaced(self, row: Replaced) -> None:
        chair = self.chairs[self.order[row.seat]]
        chair.level = row.level
        self._tell(f"log-replaced-{row.why}", name=chair.name)

    def _rematched(self, row: Rematched) -> None:
        self.rematch = row.code
        self._tell("log-rematched")

    def _redraw(self) -> None:
        """The picture changed for those who may know of the row."""
        if self.audience is None:
            self._drawn += 1
        else:
            self._own_drawn.update(self.audience)

    def _tell(self, key: str, chairs: Audience = None, **values: object) -> None:
        self.lines.append(Line(self.shown, None, f"host-{key}", values, chairs))

    def _tell_facts(self, facts: tuple[Fact, ...]) -> None:
        self._redraw()
        if self.audience is None:
            self.moments.append(self.shown)
        self.told_at.append(self.shown if self.audience is None else None)
        self.lines += [Line(self.shown, fact) for fact in facts]


HAPPENS: Final[dict[type, Callable[[Sitting, Any], None]]] = {
    Made: Sitting._made,
    Sat: Sitting._sat,
    Named: Sitting._named,
    Hired: Sitting._hired,
    Emptied: Sitting._emptied,
    Resized: Sitting._resized,
    Chosen: Sitting._chosen,
    Began: Sitting._began,
    Said: Sitting._said,
    Undid: Sitting._undid,
    Held: Sitting._held,
    Ordered: Sitting._ordered,
    Talked: Sitting._talked,
    Replaced: Sitting._replaced,
    Rematched: Sitting._rematched,
}


def bot_view(sitting: Sitting, seat: int) -> dict[str, object]:
    """What a bot in this seat sees and has heard."""
    assert sitting.play is not None
    notes = sitting.heard(seat)
    known = sitting.play.game.promises(sitting.play.state.view(None)) if notes else ()
    words = [understood(note, known) for note in notes]
    heard = [{"seat": note.seat, "to": note.to, "kind": note.kind, "text": note.text} for note in words]
    return {**sitting.play.state.view(seat), "talk": heard}


def bot_seed(sitting: Sitting, seat: int) -> int:
    """A seed for a bot's thought at this ask: the same after a restart, and nobody outside can know it."""
    text = f"{seat} {0 if sitting.play is None else sitting.play.ask_of(seat)}"
    return int.from_bytes(
        hashlib.blake2b(text.encode(), key=sitting.secret, digest_size=6, person=b"shamble bot").digest()
    )
