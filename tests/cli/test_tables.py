"""``shamble tables``: beside a running server and without one, on databases of this release and of the one before."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

import shamble
from cli.terminal import Terminal
from server import release
from server.house import begun, hub_at, made, make, play_one, served, step, table_for
from shamble.core.match import Match
from shamble.core.record import from_text
from shamble.server import ledger, rows, schema
from shamble.server.hub import Hub
from shamble.server.store import Store, locked

DAY = 86400


def filled(path: Path, fill: Callable[[Hub], Coroutine[Any, Any, None]]) -> None:
    """Tables made by a server that has stopped since."""

    async def work() -> None:
        async with hub_at(path) as hub:
            await fill(hub)

    asyncio.run(work())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A room of 3 days ago, a game of 70 days ago, and a finished one of today."""
    path = tmp_path / "s.db"

    async def fill(hub: Hub) -> None:
        room, game, over = await table_for(hub, start=False), await table_for(hub), await table_for(hub)
        rng = Random(5)
        for _ in range(5):
            await play_one(game, rng)
        while over.sitting.phase == "play":
            await play_one(over, rng)
        for actor, days in ((room, 3), (game, 70)):
            values = (time.time() - days * DAY - 60, actor.sitting.code)
            await hub.store.change(("update tables set changed = ? where code = ?", values))

    filled(path, fill)
    return path


def codes(path: Path, phase: str = "%") -> list[str]:
    with sqlite3.connect(path) as found:
        query = "select code from tables where phase like ? order by changed desc"
        names = [code for (code,) in found.execute(query, (phase,))]
    found.close()
    return names


def test_tables_are_listed_by_phase_game_and_age(terminal: Terminal, database: Path) -> None:
    over, room, game = codes(database)
    at = ("--database", database)
    said = terminal.run("tables", "list", *at)
    assert said.code == 0
    lines = said.out.splitlines()
    assert [line.split()[0] for line in lines[:3]] == [over, room, game]
    assert "3 days" in lines[1]
    assert lines[3] == "3 tables."
    for flags, shown in (
        (("--phase", "room"), [room]),
        (("--older", "12h"), [room, game]),
        (("--older", "60d"), [game]),
        (("--game", "zombiaki"), []),
        (("--game", "zombiegeddon", "--phase", "over"), [over]),
    ):
        found = terminal.run("tables", "list", *flags, *at).out.splitlines()[:-1]
        assert [line.split()[0] for line in found] == shown


def test_a_table_is_shown_with_whoever_sits_there(terminal: Terminal, database: Path) -> None:
    said = terminal.run("tables", "show", codes(database, "play")[0].lower(), "--database", database)
    assert said.code == 0
    assert "A  Ann" in said.out
    assert "B  P1" in said.out


def test_records_are_exported_and_verify(terminal: Terminal, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    said = terminal.run("tables", "export", "--all", folder, "--database", database)
    assert said.code == 0, said.err
    assert sorted(path.stem for path in folder.iterdir()) == sorted(codes(database, "play") + codes(database, "over"))
    for path in folder.iterdir():
        Match.replay(path.read_text(), shamble.game("zombiegeddon")).verify()
        assert path.stat().st_mode & 0o077 == 0
    one = terminal.run("tables", "export", codes(database, "over")[0], tmp_path / "one", "--database", database)
    assert one.code == 0
    assert len(list((tmp_path / "one").iterdir())) == 1


def broken(path: Path) -> str:
    """A game whose dice are not those of this version."""
    code = codes(path, "play")[0]
    with sqlite3.connect(path) as found:
        (written,) = found.execute("select row from log where code = ? and seq = 5", (code,)).fetchone()
        row = rows.decode(written)
        assert isinstance(row, rows.Said)
        row.draws = ["nothing"]
        found.execute("update log set row = ? where code = ? and seq = 5", (rows.encode(row), code))
    found.close()
    return code


def test_what_this_version_cannot_follow_is_said_and_still_exported(
    terminal: Terminal, database: Path, tmp_path: Path
) -> None:
    sound = terminal.run("tables", "check", "--database", database)
    assert (sound.code, sound.out) == (0, "This version can follow all 3 tables.\n")
    code = broken(database)
    said = terminal.run("tables", "check", "--database", database)
    assert said.code == 1
    assert code in said.out
    assert "row 5" in said.out
    assert "one of these games is still going on" in " ".join(said.out.split())
    assert "row 5" in terminal.run("tables", "show", code, "--database", database).out
    assert terminal.run("tables", "export", code, tmp_path / "kept", "--database", database).code == 0
    record = from_text((tmp_path / "kept" / f"{code}.shamble").read_text())
    assert len(record.entries) == 5
    assert "secret" in record.header


def test_a_table_is_deleted_or_unlisted_at_once_where_no_server_runs(terminal: Terminal, database: Path) -> None:
    over, room, game = codes(database)
    assert terminal.run("tables", "unlist", room, "--database", database).code == 0
    assert "taken off the list" in terminal.run("tables", "list", "--database", database).out
    said = terminal.run("tables", "delete", over, "--database", database)
    assert (said.code, said.out) == (0, "One table is deleted.\n")
    assert codes(database) == [room, game]
    again = terminal.run("tables", "delete", over, "--database", database)
    assert (again.code, again.out) == (2, "")
    assert over in again.err


def test_old_tables_are_pruned_and_a_dry_run_says_which(terminal: Terminal, database: Path) -> None:
    over, room, game = codes(database)
    dry = terminal.run("tables", "prune", "--older", "2d", "--dry-run", "--database", database)
    assert [line.split()[0] for line in dry.out.splitlines()[:2]] == [room, game]
    assert "2 tables would be deleted." in dry.out
    assert codes(database) == [over, room, game]
    one = terminal.run("tables", "prune", "--older", "2d", "--phase", "play", "--database", database)
    assert one.out == "One table is deleted.\n"
    assert codes(database) == [over, room]
    none = terminal.run("tables", "prune", "--older", "90d", "--database", database)
    assert none.out == "No table was deleted.\n"


def test_a_running_server_carries_orders_out(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with served(path) as house, house.client() as client:
        tables = [make(client, manners={"listed": True}) for _ in range(2)]
        first, second = (table["code"] for table in tables)
        assert terminal.run("tables", "check", "--database", path).code == 0  # reading needs nobody
        said = terminal.run("tables", "unlist", first, "--database", path)
        assert said.code == 0, said.err
        assert said.out.startswith("A server runs on this file")
        listed = [one["code"] for one in client.get("/api/tables").json()["open"]]
        assert first not in listed
        kept = terminal.run("tables", "prune", "--older", "0m", "--database", path)
        assert "in use" in kept.out
        assert client.get(f"/api/tables/{second}").status_code == 200
        said = terminal.run("tables", "delete", second, "--database", path)
        assert said.code == 0, said.err
        assert client.get(f"/api/tables/{second}").status_code == 404
        assert client.get(f"/api/tables/{first}").status_code == 200
        house.stop()
        assert house.traceback() == []


def test_a_server_that_does_not_answer_is_given_up_and_the_order_taken_back(
    terminal: Terminal, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "ANSWERED_WITHIN", 0.3)
    held = locked(str(database))
    said = terminal.run("tables", "delete", codes(database)[0], "--database", database)
    held.close()
    assert said.code == 2
    assert "did not answer" in said.err
    assert len(codes(database)) == 3
    with sqlite3.connect(database) as found:
        assert found.execute("select count(*) from orders").fetchone() == (0,)
    found.close()


# --- the release before ---------------------------------------------------------------------------------------------


def written_before(path: Path) -> None:
    """A database of the first release with a game that has begun."""
    table, rng = begun(), Random(1)
    written: list[Any] = [made(), rows.Sat(1, "P1", "device-1"), rows.Began(table.order, table.rules)]
    for _ in range(4):
        written.append(step(table, rng))
        table.apply(written[-1])
    release.write_first(path, [("ZG-2222-2222", "zombiegeddon", "play", [rows.encode(row) for row in written])])


def test_a_database_of_the_release_before_is_checked_and_not_changed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    written_before(path)
    before = path.read_bytes()
    for command in (("list",), ("show", "ZG-2222-2222"), ("check",), ("export", "--all", tmp_path / "out")):
        said = terminal.run("tables", *command, "--database", path)
        assert said.code == 0, said.err
    assert path.read_bytes() == before
    with sqlite3.connect(path) as found:
        assert schema.version_of(found) == 1
    found.close()


def test_a_running_server_of_the_release_before_takes_no_orders(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    written_before(path)
    held = locked(str(path))
    said = terminal.run("tables", "delete", "ZG-2222-2222", "--database", path)
    held.close()
    assert said.code == 2
    assert "older" in said.err
    assert "ZG-2222-2222" in terminal.run("tables", "list", "--database", path).out


# --- what cannot be -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        ("show", "ZG-9999-9999"),
        ("delete", "no code at all"),
        ("unlist", "\x1b[31m"),
        ("list", "--phase", "lost"),
        ("list", "--game", "chess"),
        ("list", "--older", "soon"),
        ("prune", "--older", "-3d"),
        ("export", "out"),
        ("export", "--all", "ZG-2222-2222", "out"),
        ("prune",),
    ],
)
def test_what_cannot_be_is_a_sentence_and_nothing_is_lost(
    terminal: Terminal, database: Path, command: tuple[str, ...]
) -> None:
    said = terminal.run("tables", *command, "--database", database)
    assert said.code == 2
    assert len(said.err.strip().splitlines()) == 1
    assert "\x1b" not in said.err
    assert "Traceback" not in said.err
    assert len(codes(database)) == 3


def test_a_file_without_tables_is_a_sentence(terminal: Terminal, tmp_path: Path) -> None:
    letter, newer = tmp_path / "letter.txt", tmp_path / "newer.db"
    letter.write_text("Dear friend, " * 1000)
    Store(newer).close()
    with sqlite3.connect(newer) as found:
        found.execute(f"pragma user_version = {schema.SCHEMA + 1}")
    found.close()
    for path in (tmp_path / "nothing.db", tmp_path, letter, newer):
        for command in (("list",), ("check",), ("delete", "ZG-2222-2222")):
            said = terminal.run("tables", *command, "--database", path)
            assert said.code == 2
            assert str(path) in said.err.replace("\n", "")
    assert not (tmp_path / "nothing.db").exists()
