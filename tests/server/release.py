"""Databases as earlier releases wrote them, made anew: a file in the repository could not be read or reviewed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

# What 0.1.0 executed for a new file, word for word.
FIRST: Final = """
begin immediate;
create table meta (key text primary key, value blob not null) without rowid;
create table tables (
    code text primary key, game text not null, made real not null, phase text not null, listed integer not null
) without rowid;
create table log (
    code text not null, seq integer not null, row blob not null, at real not null, primary key (code, seq)
) without rowid;
create index tables_listed on tables (listed, phase, made);
pragma application_id = 1515146562; pragma user_version = 1; commit;
"""
KEY: Final = bytes(range(32))
MADE: Final = 1_700_000_000.0  # when its first table was made; a row follows each second


def write_first(path: Path, tables: Sequence[tuple[str, str, str, Sequence[bytes]]]) -> None:
    """A database of the first release with these tables: code, game, phase and rows."""
    found = sqlite3.connect(path, isolation_level=None)
    found.execute("pragma journal_mode = wal")
    found.executescript(FIRST)
    found.execute("insert into meta (key, value) values ('opened', ?)", (str(MADE).encode(),))
    found.execute("insert into meta (key, value) values ('key', ?)", (KEY,))
    for code, game, phase, written in tables:
        found.execute("insert into tables values (?, ?, ?, ?, 0)", (code, game, MADE, phase))
        for seq, row in enumerate(written, 1):
            found.execute("insert into log values (?, ?, ?, ?)", (code, seq, row, MADE + seq))
    found.close()
