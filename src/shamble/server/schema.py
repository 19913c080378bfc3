"""The shape of the database, as numbered steps: the first is that of the first release, each later one changes it.

A new database takes all of them, an older one those it has not taken yet, all in one transaction: if one fails, the
file is as it was, and the Shamble that wrote it can still use it. A step that was released is never changed again.
"""

from __future__ import annotations

import sqlite3
from typing import Final

APPLICATION: Final = 0x5A4F4D42  # "ZOMB": how a database of ours can be told from others

Step = tuple[str, ...]  # statements

STEPS: Final[tuple[Step, ...]] = (
    (  # 1: tables and their rows
        "create table meta (key text primary key, value blob not null) without rowid",
        """create table tables (
            code text primary key, game text not null, made real not null, phase text not null, listed integer not null
        ) without rowid""",
        """create table log (
            code text not null, seq integer not null, row blob not null, at real not null, primary key (code, seq)
        ) without rowid""",
        "create index tables_listed on tables (listed, phase, made)",
    ),
    (  # 2: when a table last changed, what lists say of one at rest, what the operator wants of a running server
        "alter table tables add column changed real not null default 0",
        """update tables set changed =
            coalesce((select at from log where log.code = tables.code order by seq desc limit 1), made)""",
        "alter table tables add column unlisted integer not null default 0",
        "create table summaries (code text primary key, seq integer not null, summary blob not null) without rowid",
        """create table orders (
            id integer primary key, what text not null, about text not null, at real not null, outcome text
        )""",
    ),
)
SCHEMA: Final = len(STEPS)

# Where something is kept under a table's code; all of it goes with the table.
KEPT_BY_CODE: Final = ("log", "summaries", "tables")


class FailedStep(Exception):
    """A step did not work, so none was taken."""

    def __init__(self, number: int, why: str) -> None:
        self.number = number
        super().__init__(why)


def version_of(found: sqlite3.Connection) -> int:
    """How many steps a database has taken."""
    return int(found.execute("pragma user_version").fetchone()[0])


def is_ours(found: sqlite3.Connection) -> bool:
    """Whether a database was made by Shamble."""
    return bool(found.execute("pragma application_id").fetchone()[0] == APPLICATION)


def is_empty(found: sqlite3.Connection) -> bool:
    """Whether there is nothing in a database."""
    return bool(found.execute("select count(*) from sqlite_master").fetchone()[0] == 0)


def bring_up_to_date(found: sqlite3.Connection) -> None:
    """Take the steps that are left; FailedStep, and nothing changed, if one of them does not work."""
    if version_of(found) >= SCHEMA:
        return
    found.execute("begin immediate")
    number = version_of(found) + 1
    try:
        while number <= SCHEMA:
            for statement in STEPS[number - 1]:
                found.execute(statement)
            number += 1
        found.execute(f"pragma application_id = {APPLICATION}")
        found.execute(f"pragma user_version = {SCHEMA}")
        found.execute("commit")
    except sqlite3.Error as error:
        if found.in_transaction:
            found.execute("rollback")
        raise FailedStep(min(number, SCHEMA), str(error)) from error
