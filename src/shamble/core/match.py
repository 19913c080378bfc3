"""A match: a table with its record. It can be played, taken back, saved, replayed, continued and verified."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from shamble.core import files, numbers, refusals
from shamble.core.answer import Answer
from shamble.core.errors import Illegal, Invalid, seat_letter
from shamble.core.fact import EVERYONE, Fact
from shamble.core.frame import CHANCE, CHOOSE
from shamble.core.game import Game
from shamble.core.numbers import Added
from shamble.core.plain import say_value
from shamble.core.record import NOTES, SECRET_FIELDS, Entry, Note, Record
from shamble.core.state import State
from shamble.core.stream import commitment, key_of

MAX_NAME = 40
JOINER = "\u200d"  # between emoji that make one picture
PERSON = "person"
SALT_BYTES = 16
MAX_TALK = 200


class Gesture(NamedTuple):
    """One line of the record with the facts it brought about."""

    entry: Entry
    facts: tuple[Fact, ...]


class Match:
    """One game being played: the table now, and everything that was said at it."""

    def __init__(
        self,
        game: Game,
        seats: object = None,
        seed: object = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        chance: str = "draw",
        players: Sequence[str] | None = None,
        passes: str = "skip",
        added: Sequence[Added] = (),
    ) -> None:
        secret = key_of(seed)
        # A table's salt is secret too; a lab's follows from its small seed, so that its records are reproducible.
        salt = secrets.token_bytes(SALT_BYTES) if seed is None else usual_salt(secret)
        state = game.new(seats, numbers.key_with(secret, added), options, chance, passes)
        self.game = game
        self.names = check_names(names, state.seats)
        self.header = {
            "game": game.name,
            "rules": game.rules,
            "seats": str(state.seats),
            "options": written_settings(game, options),
            "players": " ".join(check_players(players, state.seats)),
            "chance": chance,
            **({} if passes == "skip" else {"passes": passes}),
            "seal": commitment(secret, salt),
            "secret": secret.hex(),
            "salt": salt.hex(),
            **numbers.written(added),
        }
        self.gestures: list[Gesture] = []  # every line of the record, those taken back and the undos included
        self.opening = Gesture(Entry(None, (), drawn(state)), tuple(state.facts))
        self._states = [state]  # after each gesture that stands; copies cost a microsecond, folding again would not

    @classmethod
    def of(
        cls, game: Game, names: tuple[str, ...], header: Mapping[str, str], opening: Gesture, states: list[State]
    ) -> Match:
        """A match that goes on from tables that are there already."""
        match = cls.__new__(cls)
        match.game = game
        match.names = names
        match.header = dict(header)
        match.opening = opening
        match.gestures = []
        match._states = states
        return match

    def reach(self, gesture: Gesture, state: State) -> None:
        """Take over a gesture that was made elsewhere, and the table it led to."""
        self.gestures.append(gesture)
        self._states.append(state)

    @property
    def state(self) -> State:
        """The table now. Play through the match, or the record will not know."""
        return self._states[-1]

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where: "person", or a bot's level."""
        return tuple(self.header["players"].split())

    # --- playing ---

    def play(self, seat: int | None, answer: Answer | str | Sequence[Answer | str]) -> list[Fact]:
        """Take an answer, or several as one gesture: all or nothing, one line of the record, one undo."""
        answers = [answer] if isinstance(answer, Answer | str) else answer
        if not isinstance(answers, Sequence) or not answers:
            raise Invalid("A gesture is an answer, its notation, or a list of at least one.")
        table = self.state.copy()
        gesture = make_gesture(table, seat, answers)
        self.reach(gesture, table)
        return list(gesture.facts)

    def undo(self) -> None:
        """Take the last gesture back. The record keeps both; the dice to come stay the same."""
        if len(self._states) == 1:
            raise Illegal(refusals.NOTHING_TO_UNDO)
        self._states.pop()
        self.gestures.append(Gesture(Entry(None, ()), ()))

    def note(self, seat: int, to: int | None, kind: str, text: str) -> None:
        """Something is said at the table. It goes into the record, binds nobody, and changes nothing on the table."""
        if kind not in NOTES or not text.strip() or not text.isprintable() or len(text) > MAX_TALK:
            raise Invalid(f"What is said is one printable line of at most {MAX_TALK} characters: {', '.join(NOTES)}.")
        for other in (seat, self.state.seats - 1 if to is None else to):
            self.state.seat_number(other)
        last = self.gestures[-1] if self.gestures else self.opening
        entry = last.entry._replace(notes=(*last.entry.notes, Note(seat, to, kind, " ".join(text.split()))))
        if self.gestures:
            self.gestures[-1] = last._replace(entry=entry)
        else:
            self.opening = last._replace(entry=entry)

    def heard(self, seat: int | None) -> list[Note]:
        """Everything said so far that this seat (None: a spectator) heard."""
        entries = [self.opening.entry, *[gesture.entry for gesture in self.gestures]]
        return [note for entry in entries for note in entry.notes if note.heard_by(seat)]

    # --- going back and on ---

    def __len__(self) -> int:
        """How many gestures stand, those taken back not counted."""
        return len(self._states) - 1

    def standing(self) -> list[Gesture]:
        """The gestures that stand once every undo has taken one back."""
        kept: list[Gesture] = []
        for gesture in self.gestures:
            if gesture.entry.seat is None:
                kept.pop()
            else:
                kept.append(gesture)
        return kept

    def at(self, gestures: int) -> State:
        """A copy of the table after so many gestures."""
        if type(gestures) is not int or not 0 <= gestures < len(self._states):
            raise Invalid(f"This game has {len(self)} gestures, so there is no table after {gestures!r}.")
        return self._states[gestures].copy()

    def branch(self, gestures: int) -> Match:
        """Another match that continues from there, with the same dice to come."""
        self.at(gestures)
        states = [state.copy() for state in self._states[: gestures + 1]]
        twin = Match.of(self.game, self.names, self.header, self.opening, states)
        twin.gestures = self.standing()[:gestures]
        return twin

    # --- records ---

    def record(self, seat: int | None = None, *, whole: bool | None = None) -> str:
        """The record as text: the host's whole one, or with ``whole=False`` what a seat (None: the public) may know.

        A seat's number alone asks for that seat's own record.
        """
        if whole is None:
            whole = seat is None
        return (self._whole_record() if whole else self._own_record(seat)).to_text()

    def _whole_record(self) -> Record:
        entries = tuple(gesture.entry for gesture in self.gestures)
        return Record(
            self.header, self.names, self.opening.entry.draws, entries, opening_notes=self.opening.entry.notes
        )

    def _own_record(self, seat: int | None) -> Record:
        header = {key: value for key, value in self.header.items() if key not in SECRET_FIELDS}
        header["of"] = "-" if seat is None else seat_letter(self.state.seat_number(seat))
        notes = heard_notes(self.opening, seat)
        if not self.game.hides:
            heard = tuple(each.entry._replace(notes=heard_notes(each, seat)) for each in self.gestures)
            return self._whole_record()._replace(header=header, entries=heard, opening_notes=notes)
        return Record(header, self.names, (), self._own_entries(seat), seen_facts(self.opening, seat), notes)

    def _own_entries(self, seat: int | None) -> tuple[Entry, ...]:
        """The lines a seat may know; what it never saw is not seen to be taken back either."""
        entries: list[Entry] = []
        standing: list[bool] = []  # of the gestures that stand: whether the seat saw anything of them
        for gesture in self.gestures:
            entry = own_entry(gesture, seat)
            if entry.seat is not None:
                standing.append(bool(entry.answers or entry.seen or entry.notes))
                entries.append(entry)
            elif standing.pop():
                entries.append(entry)
        return tuple(entries)

    def save(self, path: str | Path) -> None:
        """Write the host's whole record to a file, in one step, so that a crash leaves the old one."""
        try:
            files.write(path, self.record())
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "no file can have that name"
            raise Invalid(f"The record cannot be written to {str(path)!r}: {reason}.") from None

    def _repr_svg_(self) -> str | None:
        """The table now, where notebooks show pictures."""
        return self.state._repr_svg_()

    @staticmethod
    def replay(text: str, game: Game) -> Match:
        """The match that a record tells, played again and checked; it can be continued."""
        from shamble.core.replay import replay  # replaying makes matches, so it stands above this module

        return replay(text, game)

    @staticmethod
    def load(path: str | Path, game: Game) -> Match:
        """The match whose record is in the file."""
        from shamble.core.replay import load

        return load(path, game)

    def verify(self) -> None:
        """Check that the dice are those sealed before the game, and the record plays; Invalid if not."""
        from shamble.core.replay import verify

        verify(self.record(), self.game)

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {len(self)} gestures, {self.state.ask!r}>"


def make_gesture(table: State, seat: int | None, answers: Sequence[Answer | str]) -> Gesture:
    """Play the answers on the table, one after the other, and say what they were and did."""
    said: list[str] = []
    facts: list[Fact] = []
    draws: tuple[str, ...] = ()
    handed = False  # whether others have been asked, or asked too
    for item in answers:
        if draws or handed or any(fact.sees != EVERYONE for fact in facts):
            # All or nothing would otherwise let people look at the dice, or at sealed answers, and take it all back.
            raise Illegal(refusals.GESTURE_ENDS, answer=said[-1])
        handed = table.pending > CHOOSE and table.pending != CHANCE
        answer = table.game.parse(table, seat, item) if isinstance(item, str) else item
        facts += table.play(seat, answer)
        draws += drawn(table)
        said.append(str(answer))
    return Gesture(Entry(-1 if seat is None else seat, tuple(said), draws), tuple(facts))


def drawn(table: State) -> tuple[str, ...]:
    """The chance results of the last answer, in notation."""
    return tuple(str(table.game.answer(code)) for code in table.draws)


def own_entry(gesture: Gesture, seat: int | None) -> Entry:
    """A gesture as a seat may know it: its own answers, an undo, and of everything else just the facts it saw."""
    entry = gesture.entry
    if entry.seat is None:
        return entry._replace(notes=heard_notes(gesture, seat))
    mine = seat is not None and entry.seat == seat
    answers = entry.answers if mine else ()
    return Entry(entry.seat if mine else -1, answers, (), seen_facts(gesture, seat), heard_notes(gesture, seat))


def heard_notes(gesture: Gesture, seat: int | None) -> tuple[Note, ...]:
    """What was said after a gesture, as far as a seat heard it."""
    return tuple(note for note in gesture.entry.notes if note.heard_by(seat))


def seen_facts(gesture: Gesture, seat: int | None) -> tuple[str, ...]:
    """The facts of a gesture that a seat may know, as JSON."""
    return tuple(json.dumps(fact.to_json(), sort_keys=True) for fact in gesture.facts if fact.seen_by(seat))


def usual_salt(secret: bytes) -> bytes:
    """The salt that follows from a secret."""
    return commitment(secret, b"salt").encode()[:SALT_BYTES]


def check_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """One short name per seat; the seats' letters if none are given."""
    if names is None:
        return tuple(seat_letter(seat) for seat in range(seats))
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise Invalid(f"There must be a list of {seats} names, not {names!r}.")
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not is_visible(name):
            raise Invalid(f"A name is 1 to {MAX_NAME} printable characters, not {name!r}.")
    return tuple(name.strip() for name in names)


def is_visible(name: str) -> bool:
    """Whether all of a name is printable, or joins two pictures."""
    return name.replace(JOINER, "").isprintable()


def check_players(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """One word per seat, "person" or a bot's level; persons if none are given."""
    if players is None:
        return (PERSON,) * seats
    if isinstance(players, str) or not isinstance(players, Sequence) or len(players) != seats:
        raise Invalid(f"There must be a word for each of the {seats} players, not {players!r}.")
    for word in players:
        if not isinstance(word, str) or not word.isidentifier() or len(word) > MAX_NAME:
            raise Invalid(f"A player is one word, person or a bot's level, not {word!r}.")
    return tuple(players)


def written_settings(game: Game, options: Mapping[str, object] | None) -> str:
    """All options as one line of the header."""
    return " ".join(f"{name}={say_value(value)}" for name, value in game.check_settings(options).items())
