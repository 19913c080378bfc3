"""All tables for whoever looks after them, without a server or beside one that runs on the same file.

Reading changes nothing, not even the shape of a database that an earlier release wrote: so what a new version could
not follow is known before it is let at the tables. What is to be changed a running server does itself, in answer to an
order that is left in the file; without one it is done at once.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shamble.server import rows, schema
from shamble.server.errands import DONE, FAILED, MISSING, UNLIST
from shamble.server.keeping import unlisting
from shamble.server.show import WATCHER
from shamble.server.sitting import Sitting
from shamble.server.store import BadStore, locked, opened, reason, removal
from shamble.server.story import Story
from shamble.server.unreadable import kept_record

ORDERED_SINCE: Final = 2  # the step of the schema with which servers began to take orders
ANSWERED_WITHIN: Final = 15.0  # seconds; a server that does nothing for so long is not there, or stuck
LOOKS_EVERY: Final = 0.1

# How the tables of an earlier release are seen, by the steps it had taken.
EARLIER: Final = {
    1: """create temp view tables as select code, game, made, phase, listed, 0 as unlisted,
        coalesce((select at from log where log.code = main.tables.code order by seq desc limit 1), made) as changed
        from main.tables""",
}


class Known(NamedTuple):
    """A table as the list of tables knows it; times in seconds since 1970."""

    code: str
    game: str
    phase: str
    made: float
    changed: float
    listed: bool
    unlisted: bool


class Followed(NamedTuple):
    """How far the rows of a table could be followed: to the end, or up to the one that did not fit, and why."""

    sitting: Sitting
    failed_at: int | None = None
    why: str = ""


class Ledger:
    """The tables of a database, to be read; BadStore if there is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.is_file():
            raise BadStore("missing", path)
        try:
            self._found = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
            self._check()
        except sqlite3.DatabaseError as error:
            raise BadStore(reason(error), path) from None

    def _check(self) -> None:
        if not schema.is_ours(self._found):
            raise BadStore("foreign", self.path)
        self.version = schema.version_of(self._found)
        if self.version > schema.SCHEMA:
            raise BadStore("newer", self.path)
        if self.version in EARLIER:
            self._found.execute(EARLIER[self.version])

    def close(self) -> None:
        """Let go of the file."""
        self._found.close()

    def tables(self) -> list[Known]:
        """All tables, those that changed last first."""
        query = "select code, game, phase, made, changed, listed, unlisted from tables order by changed desc, code"
        return [Known(*row) for row in self._found.execute(query)]

    def table(self, code: str) -> Known | None:
        """The table of this code."""
        return next((known for known in self.tables() if known.code == code), None)

    def rows(self, code: str) -> list[bytes]:
        """The rows of a table."""
        query = "select cast(row as blob) from log where code = ? order by seq"
        return [bytes(row) for (row,) in self._found.execute(query, (code,))]

    def outcomes(self, orders: Sequence[int]) -> dict[int, str]:
        """What came of orders so far."""
        found = self._found.execute("select id, outcome from orders where outcome is not null")
        return {number: outcome for number, outcome in found if number in set(orders)}


def followed(code: str, written: Sequence[bytes]) -> Followed:
    """Follow the rows of a table as this version would."""
    sitting = Sitting(code)
    for seq, row in enumerate(written, 1):
        try:
            sitting.apply(rows.decode(row))
        except Exception as error:  # whatever it is, it would keep a server from reading the table
            return Followed(sitting, seq, f"{type(error).__name__}: {error}")
    return Followed(sitting)


def whole_record(code: str, written: Sequence[bytes]) -> str:
    """All that is known of a game, as a record; Trouble if none has begun."""
    found = followed(code, written)
    if found.failed_at is None and found.sitting.play is not None:
        return Story(found.sitting).record(None, whole=True)
    return kept_record(found.sitting, written, WATCHER, True)


# --- changing -------------------------------------------------------------------------------------------------------


class NoAnswer(Exception):
    """The server that runs on the file does not carry out what was ordered; ``older``: it knows of no orders."""

    def __init__(self, older: bool = False) -> None:
        self.older = older
        super().__init__()


def carry_out(path: Path, what: str, codes: Sequence[str], through: Callable[[], None]) -> list[str]:
    """Do this with these tables, or have a running server do it, which ``through`` is told; what came of each."""
    if not path.is_file():
        raise BadStore("missing", path)
    try:
        lock = locked(str(path))
    except BadStore as trouble:
        if trouble.key != "busy":
            raise
        through()
        return order(path, what, codes)
    try:
        found = opened(str(path))
        try:
            return [act(found, what, code) for code in codes]
        finally:
            found.close()
    finally:
        lock.close()


def act(found: sqlite3.Connection, what: str, code: str) -> str:
    """Do it at once: there is no server that would have to know."""
    if not found.execute("select 1 from tables where code = ?", (code,)).fetchone():
        return MISSING
    try:
        found.execute("begin immediate")
        for statement, values in [unlisting(code)] if what == UNLIST else removal([code]):
            found.execute(statement, values)
        found.execute("commit")
    except sqlite3.Error:
        if found.in_transaction:
            found.execute("rollback")
        return FAILED
    return DONE


def order(path: Path, what: str, codes: Sequence[str]) -> list[str]:
    """Leave orders for the server that runs, and wait for it; NoAnswer, and the rest taken back, if it does nothing."""
    ledger = Ledger(path)
    found = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        if ledger.version < ORDERED_SINCE:
            raise NoAnswer(older=True)
        left = leave(found, what, codes)
        answers = heard(ledger, left)
        if len(answers) < len(left):
            found.executemany("delete from orders where id = ? and outcome is null", [(number,) for number in left])
            raise NoAnswer
        return [answers[number] for number in left]
    finally:
        found.close()
        ledger.close()


def leave(found: sqlite3.Connection, what: str, codes: Sequence[str]) -> list[int]:
    """Write the orders down, all of them at once; their numbers."""
    found.execute("begin immediate")
    statement = "insert into orders (what, about, at) values (?, ?, ?) returning id"
    left = [int(found.execute(statement, (what, code, time.time())).fetchone()[0]) for code in codes]
    found.execute("commit")
    return left


def heard(ledger: Ledger, left: Sequence[int]) -> dict[int, str]:
    """What came of the orders, as soon as all are answered, or nothing more is."""
    answers: dict[int, str] = {}
    until = time.monotonic() + ANSWERED_WITHIN
    while len(answers) < len(left) and time.monotonic() < until:
        time.sleep(LOOKS_EVERY)
        known = ledger.outcomes(left)
        if len(known) > len(answers):
            until = time.monotonic() + ANSWERED_WITHIN
        answers = known
    return answers
