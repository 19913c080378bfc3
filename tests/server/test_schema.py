"""The shape of the database: what an earlier release wrote is brought up to date, all of it or nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from server import release
from server.house import CODE, begun, hub_at, made, run
from shamble.server import rows, schema
from shamble.server.schema import SCHEMA, STEPS
from shamble.server.store import BadStore, Entry, Store


def first_rows() -> list[bytes]:
    """A game of two people that has just begun."""
    table = begun()
    began = rows.Began(table.order, table.rules, False)
    return [rows.encode(row) for row in (made(), rows.Sat(1, "P1", "device-1"), began)]


def shape(path: Path) -> list[tuple[str, str]]:
    """The tables and indices of a database, and their columns."""
    found = sqlite3.connect(path)
    names = [name for (name,) in found.execute("select name from sqlite_master order by name")]
    columns = [(name, str(found.execute(f"pragma table_info({name})").fetchall())) for name in names]
    found.close()
    return columns


def test_a_database_of_the_first_release_is_brought_up_to_date_and_its_table_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    release.write_first(path, [(CODE, "zombiegeddon", "play", first_rows())])

    async def test() -> None:
        async with hub_at(path) as hub:
            assert hub.store.key == release.KEY
            actor = await hub.table(CODE)
            assert actor.sitting.phase == "play"
            assert actor.sitting.names() == ("Ann", "P1")

    run(test())
    found = sqlite3.connect(path)
    assert schema.version_of(found) == SCHEMA
    assert found.execute("select changed, unlisted from tables").fetchall() == [(release.MADE + 3, 0)]
    found.close()


def test_a_new_database_and_one_brought_up_to_date_have_the_same_shape(tmp_path: Path) -> None:
    release.write_first(tmp_path / "old.db", [])
    Store(tmp_path / "old.db").close()
    Store(tmp_path / "new.db").close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


def test_the_first_step_is_what_the_first_release_made(tmp_path: Path) -> None:
    release.write_first(tmp_path / "old.db", [])
    found = sqlite3.connect(tmp_path / "new.db")
    for statement in STEPS[0]:
        found.execute(statement)
    found.commit()
    found.close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


@pytest.mark.parametrize("broken", range(2, SCHEMA + 2))
def test_a_step_that_fails_in_the_middle_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: int
) -> None:
    path = tmp_path / "s.db"
    release.write_first(path, [(CODE, "zombiegeddon", "play", first_rows())])
    before = list(sqlite3.connect(path).iterdump())
    bad = ("create table halfway (code text)", "insert into nowhere values (1)")
    monkeypatch.setattr(schema, "STEPS", (*STEPS[: broken - 1], bad, *STEPS[broken:]))
    monkeypatch.setattr(schema, "SCHEMA", len(schema.STEPS))
    with pytest.raises(BadStore) as trouble:
        Store(path)
    assert (trouble.value.key, trouble.value.step) == ("step", broken)
    assert "nowhere" in trouble.value.why
    found = sqlite3.connect(path)
    assert list(found.iterdump()) == before
    assert schema.version_of(found) == 1
    found.close()
    monkeypatch.undo()
    Store(path).close()  # whoever mends the cause goes on from there


def test_whatever_is_kept_under_a_code_is_known_to_go_with_its_table(tmp_path: Path) -> None:
    Store(tmp_path / "s.db").close()
    found = sqlite3.connect(tmp_path / "s.db")
    query = "select m.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and c.name = 'code'"
    assert {name for (name,) in found.execute(query)} == set(schema.KEPT_BY_CODE)
    found.close()


def test_every_row_says_when_its_table_last_changed(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(Entry("T", 1, b"{}", "zombiegeddon", "room", False))
        store._writer.execute("update tables set changed = 1")
        await store.append(Entry("T", 2, b"{}", "zombiegeddon", "", False))
        assert store._writer.execute("select changed = (select max(at) from log) from tables").fetchone() == (1,)
        store.close()

    run(test())


def test_what_the_operator_has_unlisted_stays_off_the_list(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(Entry("T", 1, b"{}", "zombiegeddon", "room", True))
        store._writer.execute("update tables set unlisted = 1")
        await store.append(Entry("T", 2, b"{}", "zombiegeddon", "room", True))  # its host lists it once more
        assert await store.listed(("room",)) == []
        store.close()

    run(test())
