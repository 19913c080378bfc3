"""Records: a game as readable text. A header, then one line per answer with the chance results that followed.

    shamble record 1
    game: zombiegeddon
    rules: 1
    seats: 2
    options: open_piles=off
    players: person greedy     who sits where: a person, or a bot of this level
    chance: draw               or ask (put to the caller), told (by a seat's own record)
    passes: ask                only where also those were asked who could only pass
    seal: 5be0…                what was promised before the game
    secret: 9f1c…              only in the host's record and after the end
    salt: 04aa…
    number A: 77c2… 1e90…     what A's device promised before the game, and the number it added to the dice then (or -)
    name A: Ada

    * f1 # to el …             chance results before the first answer
    A d2-e3 e3-f3              a gesture of seat A
    undo                       takes the last gesture back
    ; A - promise red          what A said to all (or to B, with a B in the dash's place); it binds nobody
    ; C - plays greedy         from here on a bot of this level plays for C; "person": C is back
    ; C - sits Dora            from here on Dora has this seat
    ; A - ends agreed          the game was ended here, as it stood
    sum 0123456789abcdef       of everything above

A seat's own record has a line ``of: A``; answers that the seat may not know are left out, and what it saw of them
stands as a line ``~ {"fact": …}``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from shamble.core import numbers
from shamble.core.errors import BrokenRecord, seat_letter

MAGIC: Final = "shamble record 1"
SECRET_FIELDS: Final = ("secret", "salt")
SEALED: Final = ("seal", *SECRET_FIELDS, *numbers.LINES)  # all that is about its dice
ORDER: Final = ("game", "rules", "seats", "options", "players", "chance", "passes", *SEALED, "of")
TALK: Final = ("say", "promise", "show", "reply")
SEATING: Final = ("plays", "sits", "ends")  # who plays a seat from here on, and that the game went no further
NOTES: Final = (*TALK, *SEATING)
WIDTH: Final = 118
MAX_BYTES: Final = 8_000_000


class Note(NamedTuple):
    """What is no answer: words, a promise, a sealed answer shown, a bot's yes or no; or who plays from here on."""

    seat: int
    to: int | None  # None: to everybody
    kind: str  # one of NOTES
    text: str

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) heard it."""
        return self.to is None or (seat is not None and seat in (self.seat, self.to))


class Entry(NamedTuple):
    """One line of a record: who (a seat's number, -1 for chance, None for undo), what was said, what chance brought."""

    seat: int | None
    answers: tuple[str, ...]
    draws: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()  # in a seat's own record: the facts it saw, as JSON
    notes: tuple[Note, ...] = ()  # what was said after it


class Record(NamedTuple):
    """A header of named values, the seats' names, the chance results of the set-up, and the entries."""

    header: dict[str, str]
    names: tuple[str, ...]
    opening: tuple[str, ...]
    entries: tuple[Entry, ...]
    opening_seen: tuple[str, ...] = ()
    opening_notes: tuple[Note, ...] = ()

    def to_text(self) -> str:
        """The record as text that people can read and ``from_text`` can read back."""
        lines = [MAGIC]
        lines += [f"{key}: {self.header[key]}" for key in ORDER if key in self.header]
        lines += [f"name {seat_letter(seat)}: {name}" for seat, name in enumerate(self.names)]
        lines += ["", *wrapped(self.opening), *(f"~ {fact}" for fact in self.opening_seen)]
        lines += [note_line(note) for note in self.opening_notes]
        for entry in self.entries:
            lines += entry_lines(entry)
        text = "\n".join(lines) + "\n"
        return f"{text}sum {checksum(text)}\n"


def entry_lines(entry: Entry) -> list[str]:
    """One entry as lines."""
    lines: list[str] = []
    if entry.seat is None:
        lines.append("undo")
    elif entry.seat >= 0 and entry.answers:
        lines.append(" ".join((seat_letter(entry.seat), *entry.answers)))
    elif entry.answers:
        lines.append("? " + " ".join(entry.answers))
    lines += [*wrapped(entry.draws), *(f"~ {fact}" for fact in entry.seen)]
    return lines + [note_line(note) for note in entry.notes]


def note_line(note: Note) -> str:
    """Something said, as a line."""
    to = "-" if note.to is None else seat_letter(note.to)
    return f"; {seat_letter(note.seat)} {to} {note.kind} {note.text}"


def wrapped(draws: Sequence[str]) -> list[str]:
    """Chance results on lines of a readable width."""
    lines: list[str] = []
    line = "*"
    for draw in draws:
        if len(line) + len(draw) >= WIDTH:
            lines.append(line)
            line = "*"
        line += f" {draw}"
    return [*lines, line] if line != "*" else lines


def checksum(text: str) -> str:
    """A short sum that shows whether a record is whole."""
    return hashlib.blake2b(text.encode(errors="surrogatepass"), digest_size=8).hexdigest()


def from_text(text: object) -> Record:
    """The record that the text is; BrokenRecord, with a sentence, if it is broken, cut off or something else."""
    if not isinstance(text, str):
        raise BrokenRecord("foreign", "A record is text.")
    if len(text) > MAX_BYTES:
        raise BrokenRecord("foreign", "This is too long to be a record.")
    if not text.startswith(f"{MAGIC}\n"):
        raise BrokenRecord("foreign", "This is not a record of a game.")
    body, found, tail = text.rpartition("\nsum ")
    if not found or not tail.endswith("\n"):
        raise BrokenRecord("cut", "The record is cut off: its last line is missing.")
    if tail.strip() != checksum(f"{body}\n"):
        raise BrokenRecord("changed", "The record was changed or damaged: its sum is wrong.")
    head, _, moves = f"{body}\n".partition("\n\n")
    header, names = read_header(head.split("\n")[1:])
    return read_entries(header, names, moves.splitlines())


def read_header(lines: list[str]) -> tuple[dict[str, str], tuple[str, ...]]:
    """The named values and the names of the seats."""
    header: dict[str, str] = {}
    names: list[str] = []
    for line in lines:
        key, colon, value = line.partition(": ")
        if key.startswith("name "):
            names.append(value)
        elif not colon or key not in ORDER or key in header:
            raise BrokenRecord("header", f"The record's header has a line that cannot be read: {line[:60]!r}.")
        else:
            header[key] = value
    return header, tuple(names)


def read_entries(header: dict[str, str], names: tuple[str, ...], lines: list[str]) -> Record:
    """The opening draws and the entries."""
    opening: list[str] = []
    opening_seen: list[str] = []
    opening_notes: list[Note] = []
    entries: list[Entry] = []
    for line in lines:
        mark, _, rest = line.partition(" ")
        words = tuple(rest.split())
        if mark == "*":
            if entries:
                entries[-1] = entries[-1]._replace(draws=entries[-1].draws + words)
            else:
                opening += words
        elif mark == "~":
            if entries:
                entries[-1] = entries[-1]._replace(seen=(*entries[-1].seen, rest))
            else:
                opening_seen.append(rest)
        elif mark == ";":
            note = read_note(rest, line)
            if entries:
                entries[-1] = entries[-1]._replace(notes=(*entries[-1].notes, note))
            else:
                opening_notes.append(note)
        else:
            entries.append(read_entry(mark, words, line))
    return Record(header, names, tuple(opening), tuple(entries), tuple(opening_seen), tuple(opening_notes))


def read_note(rest: str, line: str) -> Note:
    """Something that was said."""
    words = rest.split(" ", 3)
    if len(words) == 4 and is_seat(words[0]) and (words[1] == "-" or is_seat(words[1])) and words[2] in NOTES:
        to = None if words[1] == "-" else ord(words[1]) - ord("A")
        return Note(ord(words[0]) - ord("A"), to, words[2], words[3])
    raise unreadable(line)


def is_seat(text: str) -> bool:
    """Whether this is the letter of a seat."""
    return len(text) == 1 and "A" <= text <= "Z"


def unreadable(line: str) -> BrokenRecord:
    """A line that means nothing."""
    return BrokenRecord("line", f"The record has a line that cannot be read: {line[:60]!r}.")


def read_entry(mark: str, words: tuple[str, ...], line: str) -> Entry:
    """An answer or an undo."""
    if mark == "undo" and not words:
        return Entry(None, ())
    if mark == "?" and words:
        return Entry(-1, words)
    if is_seat(mark) and words:
        return Entry(ord(mark) - ord("A"), words)
    raise unreadable(line)
