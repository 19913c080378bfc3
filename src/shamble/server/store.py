"""Where tables live: SQLite in WAL mode, full sync, one writer that commits what has gathered in one go.

An ``append`` is done when its row is on disk. Rows of many tables share a commit, so that durability costs one sync for
all of them instead of one each.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from shamble.core.errors import ShambleError
from shamble.server import schema
from shamble.server.metrics import COMMITS

try:
    import fcntl
except ImportError:  # Windows has no such locks; there nobody is warned of a second server
    fcntl = None  # type: ignore[assignment]

KEY_BYTES: Final = 32
BUSY: Final = 4  # rows in a commit from which on the next one waits for company,
GATHER: Final = 0.004  # so many seconds
LISTED: Final = 50  # tables on the front page
ROWS: Final = 200  # in one statement: older builds of SQLite take 999 values

ALIVE: Final = "insert or replace into meta (key, value) values ('opened', ?)"  # something small to write


class BadStore(ShambleError):
    """A database that cannot be used; the key names the reason: newer, foreign, denied, full, busy, step."""

    def __init__(self, key: str, path: object, step: int = 0, why: str = "") -> None:
        self.key = key
        self.path = str(path)
        self.step = step  # the one that did not work, and why
        self.why = why
        super().__init__(f"{path}: {key}")


class Full(ShambleError):
    """The row could not be written; nothing of it has happened."""


class Taken(Full):
    """Another row has this number already: whoever wrote this one does not know the table as it is saved."""


class Entry(NamedTuple):
    """A row to be written, with what the list of tables should say of its table from then on."""

    code: str
    seq: int
    row: bytes
    game: str
    phase: str
    listed: bool


class Listed(NamedTuple):
    """A table as the list of tables knows it."""

    code: str
    game: str
    phase: str


Values = tuple[object, ...]
Statement = tuple[str, Values]


class Waiting(NamedTuple):
    """What is to be written in one go, and who waits for it."""

    entries: tuple[Entry, ...]
    statements: tuple[Statement, ...]
    future: asyncio.Future[None]


class Store:
    """All tables in one SQLite file. Reading and writing happen on two threads of their own, never on the loop."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = locked(self.path)
        try:
            self._writer = opened(self.path)
        except BadStore:
            self._lock.close()
            Path(f"{self.path}.lock").unlink(missing_ok=True)  # nothing of ours stays beside a file that is not
            raise
        self.key = signing_key(self._writer)
        self._reader = connect(self.path)
        self._reading = threading.Lock()
        self._waiting: list[Waiting] = []
        self._wake = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    async def append(self, *entries: Entry) -> None:
        """Write rows, all or none; done when they are durable. Full, and nothing changed, if they cannot be written.

        Without rows it is asked whether one could be written now.
        """
        await self._done(entries, ())

    async def change(self, *statements: Statement) -> None:
        """Change something else than the log, all of it or nothing; done when it is durable, Full if it cannot be."""
        await self._done((), statements)

    async def _done(self, entries: tuple[Entry, ...], statements: tuple[Statement, ...]) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with self._wake:
            self._waiting.append(Waiting(entries, statements, future))
            self._wake.notify()
        try:
            await future
        finally:
            del future  # an error knows this frame, and the frame would know the error: a ring that holds a table

    async def rows(self, code: str) -> list[bytes]:
        """All rows of a table in order; none if there is no such table. Full if the file cannot be read."""
        return await asyncio.to_thread(self._rows, code)

    async def read(self, query: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """What a query finds; Full if the file cannot be read."""
        return await asyncio.to_thread(self._read, query, values)

    async def remove(self, *codes: str) -> None:
        """Delete tables with all that is kept of them."""
        await self.change(*removal(codes))

    async def listed(self, phases: tuple[str, ...], limit: int = LISTED) -> list[Listed]:
        """The tables that their hosts have listed, the youngest first."""
        return await asyncio.to_thread(self._listed, phases, limit)

    async def count(self) -> int:
        """How many tables there are."""
        return int((await asyncio.to_thread(self._read, "select count(*) from tables", ()))[0][0])

    def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()
        with self._reading:
            self._reader.close()
        self._writer.close()
        self._lock.close()

    # --- on the other threads ---

    def _rows(self, code: str) -> list[bytes]:
        found = self._read("select cast(row as blob) from log where code = ? order by seq", (code,))
        return [bytes(row) for (row,) in found]

    def _listed(self, phases: tuple[str, ...], limit: int) -> list[Listed]:
        marks = ",".join("?" * len(phases))
        shown = f"listed and not unlisted and phase in ({marks})"
        query = f"select code, game, phase from tables where {shown} order by made desc limit ?"
        return [Listed(*row) for row in self._read(query, (*phases, limit))]

    def _read(self, query: str, values: Values) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise Full(str(error)) from None

    def _write_on(self) -> None:
        while batch := self._gathered():
            many = len(batch) >= BUSY
            self._write(batch)
            del batch  # nothing is held while nothing is to be done
            if many:
                time.sleep(GATHER)  # many write at once: fewer and larger commits serve them all sooner

    def _gathered(self) -> list[Waiting]:
        """What waits to be written, as soon as something does; nothing when the store closes."""
        with self._wake:
            while not self._waiting and not self._closing:
                self._wake.wait()
            batch, self._waiting = self._waiting, []
        return batch

    def _write(self, batch: list[Waiting]) -> None:
        """One transaction for the whole batch; if it fails, each row for itself, so that one cannot spoil another."""
        try:
            self._commit(
                [entry for waiting in batch for entry in waiting.entries],
                [statement for waiting in batch for statement in waiting.statements],
            )
        except Exception as error:  # whatever it is, those who wait must hear of it, and the next batch be written
            if len(batch) == 1:
                settle(batch, error)
                return
            for one in batch:
                self._write([one])
        else:
            settle(batch, None)

    def _commit(self, entries: list[Entry], statements: Sequence[Statement] = ()) -> None:
        """All of them or none, in as few statements as can be: after each one the thread has to wait for the loop's."""
        now, began = time.time(), time.perf_counter()
        shown = [entry for entry in entries if entry.phase]
        codes = list({entry.code for entry in entries})
        writer = self._writer
        try:
            writer.execute("begin immediate")
            if not entries:
                writer.execute(ALIVE, (str(now).encode(),))
            for start in range(0, len(entries), ROWS):
                some = entries[start : start + ROWS]
                writer.execute(
                    f"insert into log (code, seq, row, at) values {marks(len(some), 4)}",
                    [value for entry in some for value in (entry.code, entry.seq, entry.row, now)],
                )
            if shown:
                writer.executemany(
                    "insert into tables (code, game, made, phase, listed) values (?, ?, ?, ?, ?) "
                    "on conflict (code) do update set phase = excluded.phase, listed = excluded.listed",
                    [(entry.code, entry.game, now, entry.phase, entry.listed) for entry in shown],
                )
            for start in range(0, len(codes), ROWS):
                some_codes = codes[start : start + ROWS]
                writer.execute(
                    f"update tables set changed = ? where code in {marks(1, len(some_codes))}", [now, *some_codes]
                )
            for statement, values in statements:
                writer.execute(statement, values)
            writer.execute("commit")
            COMMITS.add(time.perf_counter() - began)
        except sqlite3.Error:
            if writer.in_transaction:
                writer.execute("rollback")
            raise


def marks(rows: int, columns: int) -> str:
    """The question marks of so many rows to insert."""
    return ",".join([f"({','.join('?' * columns)})"] * rows)


def removal(codes: Sequence[str]) -> list[Statement]:
    """What deletes these tables with all that is kept of them."""
    among = marks(1, len(codes))
    return [(f"delete from {kept} where code in {among}", tuple(codes)) for kept in schema.KEPT_BY_CODE]


def settle(batch: list[Waiting], error: Exception | None) -> None:
    """Tell those who wait, on their own loop, one call for all of them."""
    futures = [waiting.future for waiting in batch]
    for loop in {future.get_loop() for future in futures}:
        told = [future for future in futures if future.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # a loop that is gone has nobody waiting
            loop.call_soon_threadsafe(resolve, told, error)


def resolve(futures: list[asyncio.Future[None]], error: Exception | None) -> None:
    """Resolve the futures; one whose owner has gone is left alone."""
    for future in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception((Taken if isinstance(error, sqlite3.IntegrityError) else Full)(str(error)))


# --- opening --------------------------------------------------------------------------------------------------------


def locked(path: str) -> IO[bytes]:
    """A lock that one process holds as long as it lives: two servers on one file would not know each other's rows."""
    try:
        private = os.O_CREAT | os.O_RDWR  # the key of the links and the dice to come are nobody's business
        os.close(os.open(path, private, 0o600))
        held = os.fdopen(os.open(f"{path}.lock", private, 0o600), "rb+")
    except OSError:
        raise BadStore("denied", path) from None
    try:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadStore("busy", path) from None
    return held


def connect(path: str) -> sqlite3.Connection:
    """A connection that may be used from any one thread at a time."""
    found = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    found.execute("pragma busy_timeout = 5000")
    return found


def opened(path: str) -> sqlite3.Connection:
    """The writer's connection to a database of ours, made if the file is new; BadStore if it is none or too new."""
    try:
        found = connect(path)
    except sqlite3.DatabaseError as error:
        raise BadStore(reason(error), path) from None
    try:
        prepare(found, path)
    except sqlite3.DatabaseError as error:
        found.close()
        raise BadStore(reason(error), path) from None
    except BadStore:
        found.close()
        raise
    return found


def prepare(found: sqlite3.Connection, path: str) -> None:
    """Check the schema, make it or bring it up to date, and ask for durability."""
    if not schema.is_empty(found) and not schema.is_ours(found):
        raise BadStore("foreign", path)
    if schema.version_of(found) > schema.SCHEMA:
        raise BadStore("newer", path)
    found.execute("pragma journal_mode = wal")
    found.execute("pragma synchronous = full")
    found.execute("pragma wal_autocheckpoint = 8000")  # pages: moving rows from the log to their place can wait
    found.execute("pragma secure_delete = on")  # what is deleted is not to be found in the file either
    try:
        schema.bring_up_to_date(found)
    except schema.FailedStep as failed:
        raise BadStore("step", path, failed.number, str(failed)) from None
    probe(found)


def probe(found: sqlite3.Connection) -> None:
    """Write something, so that a read-only or full disk is noticed before anybody sits down."""
    found.execute("begin immediate")
    found.execute(ALIVE, (str(time.time()).encode(),))
    found.execute("commit")


def reason(error: sqlite3.DatabaseError) -> str:
    """Why a database cannot be used, as a key."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return "denied"
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
        return "full"
    if name.startswith("SQLITE_BUSY"):
        return "busy"
    return "foreign"


def signing_key(found: sqlite3.Connection) -> bytes:
    """The key that links are signed with; it lives as long as the tables do."""
    found.execute("insert or ignore into meta (key, value) values ('key', ?)", (secrets.token_bytes(KEY_BYTES),))
    return bytes(found.execute("select value from meta where key = 'key'").fetchone()[0])
