"""The store: what it has acknowledged is on disk, in order, and what cannot be written did not happen."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from server.house import run
from shamble.server.schema import SCHEMA
from shamble.server.store import BadStore, Entry, Full, Listed, Statement, Store, Taken


def entry(seq: int, row: bytes = b"{}", code: str = "T", phase: str = "room", listed: bool = False) -> Entry:
    return Entry(code, seq, row, "zombiegeddon", phase, listed)


def test_rows_come_back_in_order_and_are_there_for_another_reader_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        for seq in (1, 2, 3):
            await store.append(entry(seq, f"row {seq}".encode()))
            with sqlite3.connect(tmp_path / "s.db") as other:
                assert other.execute("select count(*) from log").fetchone() == (seq,)
        assert await store.rows("T") == [b"row 1", b"row 2", b"row 3"]
        assert await store.rows("another") == []
        store.close()

    run(test())


def test_the_disk_is_asked_to_sync_every_commit(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    assert store._writer.execute("pragma synchronous").fetchone() == (2,)
    assert store._writer.execute("pragma journal_mode").fetchone() == ("wal",)
    store.close()


def test_rows_of_many_tables_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = Store._commit

    def counted(self: Store, entries: list[Entry], statements: Sequence[Statement] = ()) -> None:
        commits.append(len(entries))
        commit(self, entries, statements)

    async def test() -> None:
        monkeypatch.setattr(Store, "_commit", counted)
        store = Store(tmp_path / "s.db")
        await asyncio.gather(*(store.append(entry(1, code=f"T{number}")) for number in range(200)))
        assert sum(commits) == 200
        assert len(commits) < 50
        store.close()

    run(test())


def test_a_row_that_is_there_already_fails_alone(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(entry(1, b"first", code="T5"))
        said = await asyncio.gather(
            *(store.append(entry(1, b"second", code=f"T{number}")) for number in range(10)), return_exceptions=True
        )
        assert [type(one) for one in said] == [type(None)] * 5 + [Taken] + [type(None)] * 4
        assert await store.rows("T5") == [b"first"]
        assert await store.rows("T9") == [b"second"]
        store.close()

    run(test())


def test_a_full_disk_refuses_the_row_and_nothing_of_it_stays(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(entry(1))
        pages = store._writer.execute("pragma page_count").fetchone()[0]
        store._writer.execute(f"pragma max_page_count = {pages}")
        with pytest.raises(Full, match="full"):
            await store.append(entry(2, b"x" * 100_000, phase="play", listed=True))
        assert await store.rows("T") == [b"{}"]
        assert await store.listed(("room", "play")) == []
        store._writer.execute("pragma max_page_count = 100000")
        await store.append(entry(2, b"x" * 100_000))
        assert len(await store.rows("T")) == 2
        store.close()

    run(test())


def test_a_store_that_is_closed_and_opened_again_has_everything_and_the_same_key(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        key = store.key
        await store.append(entry(1, b"kept"))
        store.close()
        again = Store(tmp_path / "s.db")
        assert await again.rows("T") == [b"kept"]
        assert again.key == key
        assert len(key) == 32
        again.close()

    run(test())


def test_two_stores_have_two_keys(tmp_path: Path) -> None:
    one, other = Store(tmp_path / "1.db"), Store(tmp_path / "2.db")
    assert one.key != other.key
    one.close()
    other.close()


def test_closing_writes_what_still_waits(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        waiting = [asyncio.ensure_future(store.append(entry(1, code=f"T{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*waiting)

    run(test())
    store = Store(tmp_path / "s.db")
    assert store._writer.execute("select count(*) from log").fetchone() == (50,)
    store.close()


def test_who_goes_away_while_a_row_is_written_harms_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        gone = asyncio.ensure_future(store.append(entry(1)))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append(entry(2))
        assert len(await store.rows("T")) == 2
        store.close()

    run(test())


def test_the_list_shows_listed_tables_of_a_phase_the_youngest_first(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(entry(1, code="old", listed=True))
        await store.append(entry(1, code="hidden"))
        await store.append(entry(1, code="young", listed=True))
        await store.append(entry(1, code="plays", listed=True))
        await store.append(entry(2, code="plays", phase="play", listed=True))
        await store.append(entry(3, code="plays", phase=""))  # a move says nothing about the list
        assert [one.code for one in await store.listed(("room",))] == ["young", "old"]
        assert await store.listed(("play",)) == [Listed("plays", "zombiegeddon", "play")]
        assert [one.code for one in await store.listed(("room",), 1)] == ["young"]
        store.close()

    run(test())


@pytest.mark.parametrize("content", [b"not a database, just words\n" * 100, b"short", b"\0" * 5000])
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(BadStore) as trouble:
        Store(path)
    assert trouble.value.key == "foreign"
    assert path.read_bytes() == content


def test_a_database_of_others_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("create table recipes (name text)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(BadStore) as trouble:
        Store(path)
    assert trouble.value.key == "foreign"
    assert path.read_bytes() == before


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    Store(path).close()
    with sqlite3.connect(path) as other:
        other.execute(f"pragma user_version = {SCHEMA + 1}")
    other.close()
    with pytest.raises(BadStore) as trouble:
        Store(path)
    assert trouble.value.key == "newer"


def test_a_folder_is_no_store_and_neither_is_a_file_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "s.db"):
        with pytest.raises(BadStore) as trouble:
            Store(path)
        assert trouble.value.key == "denied"


def test_a_store_that_cannot_be_written_is_refused_when_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "s.db"
    Store(path).close()
    # Root may write anywhere, so a file's mode proves nothing where tests run as root.
    monkeypatch.setattr("shamble.server.store.connect", read_only)
    with pytest.raises(BadStore) as trouble:
        Store(path)
    assert trouble.value.key == "denied"


def read_only(path: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)


def test_a_store_that_another_holds_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.db"
    Store(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    monkeypatch.setattr("shamble.server.store.connect", impatient)
    with pytest.raises(BadStore) as trouble:
        Store(path)
    assert trouble.value.key == "busy"
    other.close()


def impatient(path: str) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0)


def test_two_servers_cannot_share_a_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    with pytest.raises(BadStore) as trouble:
        Store(tmp_path / "s.db")
    assert trouble.value.key == "busy"
    store.close()
    Store(tmp_path / "s.db").close()


def test_nobody_else_may_read_the_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    assert not [path for path in tmp_path.iterdir() if path.stat().st_mode & 0o077]
    store.close()


def test_rows_that_belong_together_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(entry(1, b"there"))
        with pytest.raises(Full):
            await store.append(entry(2, b"new"), entry(1, b"again"))
        assert await store.rows("T") == [b"there"]
        await store.append(entry(2, b"two"), entry(3, b"three"))
        assert await store.rows("T") == [b"there", b"two", b"three"]
        store.close()

    run(test())


def test_nothing_is_left_beside_a_file_that_is_not_ours(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear friend, " * 100)
    with pytest.raises(BadStore):
        Store(path)
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"Dear friend, " * 100
