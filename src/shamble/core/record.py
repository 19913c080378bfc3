"""Records: a game as readable text. A header, then one line per answer with the chance results that followed.

    shamble record 1
    game: zombiegeddon
    rules: 1
    seats: 2
    options: open_piles=off
    players: person greedy     who sits where: a person, or a bot of this level
    chance: draw               or ask (put to the caller), told (by a seat's own record)
    seal: 5be0…                what was promised before the game
    secret: 9f1c…              only in the host's record and after the end
    salt: 04aa…
    name A: Ada

    * f1 # to el …             chance results before the first answer
    A d2-e3 e3-f3              a gesture of seat A
    undo                       takes the last gesture back
    sum 0123456789abcdef       of everything above

A seat's own record has a line ``of: A``; answers that the seat may not know are left out, and what it saw of them
stands as a line ``~ {"fact": …}``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from shamble.core.errors import BrokenRecord, seat_letter

MAGIC: Final = "shamble record 1"
SECRET_FIELDS: Final = ("secret", "salt")
ORDER: Final = ("game", "rules", "seats", "options", "players", "chance", "seal", "secret", "salt", "of")
WIDTH: Final = 118
MAX_BYTES: Final = 8_000_000


class Entry(NamedTuple):
    """One line of a record: who (a seat's number, -1 for chance, None for undo), what was said, what chance brought."""

    seat: int | None
    answers: tuple[str, ...]
    draws: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()  # in a seat's own record: the facts it saw, as JSON


class Record(NamedTuple):
    """A header of named values, the seats' names, the chance results of the set-up, and the entries."""

    header: dict[str, str]
    names: tuple[str, ...]
    opening: tuple[str, ...]
    entries: tuple[Entry, ...]
    opening_seen: tuple[str, ...] = ()

    def to_text(self) -> str:
        """The record as text that people can read and ``from_text`` can read back."""
        lines = [MAGIC]
        lines += [f"{key}: {self.header[key]}" for key in ORDER if key in self.header]
        lines += [f"name {seat_letter(seat)}: {name}" for seat, name in enumerate(self.names)]
        lines += ["", *wrapped(self.opening), *(f"~ {fact}" for fact in self.opening_seen)]
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
    return [*lines, *wrapped(entry.draws), *(f"~ {fact}" for fact in entry.seen)]


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
        else:
            entries.append(read_entry(mark, words, line))
    return Record(header, names, tuple(opening), tuple(entries), tuple(opening_seen))


def read_entry(mark: str, words: tuple[str, ...], line: str) -> Entry:
    """An answer or an undo."""
    if mark == "undo" and not words:
        return Entry(None, ())
    if mark == "?" and words:
        return Entry(-1, words)
    if len(mark) == 1 and "A" <= mark <= "Z" and words:
        return Entry(ord(mark) - ord("A"), words)
    raise BrokenRecord("line", f"The record has a line that cannot be read: {line[:60]!r}.")
