"""Tables that this version cannot follow: what was saved of them can always be taken home, written down as it stands.

Nothing is played again for it, so a record made this way has no opening and no facts; it has the header as far as the
rows know it, what was answered, and what chance brought. Who may have what is as with any record: a seat its own, and
everybody the whole one after the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from shamble.core.errors import seat_letter
from shamble.core.match import PERSON, SALT_BYTES
from shamble.core.plain import say_value
from shamble.core.record import Entry, Note, Record
from shamble.core.stream import commitment
from shamble.server import links, rows
from shamble.server.rows import AnyRow, Began, Chosen, Made, Said, Talked, Undid
from shamble.server.show import WATCHER
from shamble.server.sitting import Sitting
from shamble.server.trouble import Trouble

R = TypeVar("R", bound=rows.Row)


class Unreadable(Trouble):
    """A table whose rows this version cannot follow to their end; ``sitting`` is how far it could."""

    def __init__(self, sitting: Sitting, written: list[bytes], over: bool) -> None:
        self.sitting = sitting
        self.written = written
        self.over = over
        super().__init__("unreadable", "storage-rules" if sitting.is_former() else "storage-broken")

    def chair_of(self, key: bytes, token: str | None) -> int:
        """The chair a token stands for, WATCHER without one; Trouble if it opens nothing here."""
        if token is None:
            if self.sitting.manners["watch"] != "link":
                raise Trouble("not-yours", "not-watching")
            return WATCHER
        seat = links.read_token(key, token, self.sitting.code)
        chairs = self.sitting.chairs
        if seat.chair >= len(chairs) or chairs[seat.chair].generation != seat.generation:
            raise Trouble("link", "link-expired")
        return seat.chair

    def record_for(self, key: bytes, token: str | None, whole: bool) -> Callable[[], str]:
        """What was saved, for whoever has this token; Trouble if they may not have it."""
        chair = self.chair_of(key, token)
        if whole and not self.over:
            raise Trouble("not-now", "whole-record")
        return partial(kept_record, self.sitting, self.written, chair, whole)


def kept_record(sitting: Sitting, written: Sequence[bytes], chair: int, whole: bool) -> str:
    """The record as far as the rows know it: everything, or what a chair may know."""
    known = [row for row in map(readable, written) if row is not None]
    made, began = first(known, Made), first(known, Began)
    if made is None or began is None:
        raise Trouble("not-now", "not-started")
    seat = began.chairs.index(chair) if chair in began.chairs else None
    header = header_of(sitting, made, began, known)
    if whole:
        header |= {"secret": made.secret, "salt": salt(made).hex()}
    else:
        header["of"] = "-" if seat is None else seat_letter(seat)
    names = tuple(sitting.chairs[chair].name for chair in began.chairs)
    opening, entries = told(known, seat, whole or not sitting.game.hides)
    return Record(header, names, (), tuple(entries), (), tuple(opening)).to_text()


def readable(row: bytes) -> AnyRow | None:
    """A row, if this version knows its kind."""
    try:
        found: AnyRow = rows.decode(row)
    except (msgspec.DecodeError, UnicodeError):
        return None
    return found


def first(known: Sequence[AnyRow], kind: type[R]) -> R | None:
    """The first row of a kind."""
    return next((row for row in known if isinstance(row, kind)), None)


def header_of(sitting: Sitting, made: Made, began: Began, known: Sequence[AnyRow]) -> dict[str, str]:
    """The head of a record: the options are those that were chosen, under the names they had."""
    chosen = {row.name: row.value for row in known if isinstance(row, Chosen) and not row.manner}
    options = {**made.settings, **chosen}
    return {
        "game": made.game,
        "rules": began.rules,
        "seats": str(len(began.chairs)),
        "options": " ".join(f"{name}={say_value(value)}" for name, value in options.items()),
        "players": " ".join(sitting.chairs[chair].level or PERSON for chair in began.chairs),
        "chance": "draw",
        **({"passes": "ask"} if began.fair else {}),
        "seal": commitment(bytes.fromhex(made.secret), salt(made)),
    }


def salt(made: Made) -> bytes:
    """What the seal of a table is salted with."""
    return commitment(bytes.fromhex(made.secret), b"salt").encode()[:SALT_BYTES]


def told(known: Sequence[AnyRow], seat: int | None, openly: bool) -> tuple[list[Note], list[Entry]]:
    """What was said before the first answer, and the entries: all of them, or without what the seat may not know."""
    opening: list[Note] = []
    entries: list[Entry] = []
    for row in known:
        match row:
            case Said() if openly:
                entries.append(Entry(row.seat, tuple(row.answers), tuple(row.draws)))
            case Said() if row.seat == seat:
                entries.append(Entry(row.seat, tuple(row.answers)))
            case Undid() if openly or row.seat == seat:
                entries.append(Entry(None, ()))
            case Talked():
                note = Note(row.seat, row.to, row.what, row.text)
                if note.heard_by(seat) and entries:
                    entries[-1] = entries[-1]._replace(notes=(*entries[-1].notes, note))
                elif note.heard_by(seat):
                    opening.append(note)
    return opening, entries
