"""The server as a process: killed in the middle of everything it loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import shamble
from server.house import Fields, Merged, Served, bearer, decoded, device, make, run, served
from shamble.server.rows import Said
from shamble.server.schema import SCHEMA
from shamble.server.store import Store

TABLES = 4
SECONDS = 1.2


class Player:
    """One seat that answers as soon as it is asked, and remembers what was acknowledged and what was not."""

    def __init__(self, house: Served, code: str, token: str, seed: int) -> None:
        self.url = house.socket_url(code)
        self.code = code
        self.token = token
        self.rng = Random(seed)
        self.client = Merged()
        self.done: dict[int, list[str]] = {}
        self.sent: tuple[int, list[str]] | None = None

    async def play(self) -> None:
        """Answer until the server is gone or the game is over."""
        try:
            async with connect(self.url, open_timeout=5) as link:
                await link.send(json.dumps({"kind": "hello", "token": self.token, "as": "view"}))
                async for data in link:
                    self.client.hear(data)
                    self.acknowledge()
                    table = self.client.table
                    if table.get("ask") is not None and self.sent is None:
                        self.sent = (table["ask"], [self.rng.choice(table["view"]["options"])])
                        answer = {"kind": "answer", "id": self.sent[0], "ask": self.sent[0], "answers": self.sent[1]}
                        await link.send(json.dumps(answer))
        except (ConnectionClosed, OSError):
            return

    def acknowledge(self) -> None:
        for reply in self.client.replies:
            assert reply["kind"] == "done", reply
            assert self.sent is not None
            ask, answers = self.sent
            assert reply["id"] == ask
            self.done[ask] = answers
            self.sent = None
        self.client.replies.clear()


def said_at(database: Path, code: str) -> list[Said]:
    """The gestures that stand in the file."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as file:
        found = file.execute("select row from log where code = ? order by seq", (code,)).fetchall()
    return [row for row in decoded([bytes(one) for (one,) in found]) if isinstance(row, Said)]


def test_killed_in_the_middle_of_everything_it_loses_and_doubles_nothing(tmp_path: Path) -> None:
    database = tmp_path / "s.db"
    with served(database, "--limit", "none") as house:
        players: list[Player] = []
        with house.client() as client:
            for number in range(TABLES):
                made = make(client, seats=2, who=device(f"Ann {number}"))
                sat = client.post(f"/api/tables/{made['code']}/sit", json={"name": "Bo", "who": device("Bo")}).json()
                ask(client, made["code"], made["token"], kind="start")
                players += [Player(house, made["code"], one["token"], number) for one in (made, sat)]

        async def play_until_killed() -> None:
            playing = [asyncio.ensure_future(player.play()) for player in players]
            await asyncio.sleep(SECONDS)
            house.process.kill()
            await asyncio.gather(*playing)

        run(play_until_killed())
    assert sum(len(player.done) for player in players) > 20

    with served(database, "--limit", "none") as again, again.client() as client:
        for pair in zip(players[::2], players[1::2], strict=True):
            check_table(client, database, pair)
        assert again.traceback() == []


def ask(client: Any, code: str, token: str | None, **message: Any) -> Fields:
    found: Fields = client.post(f"/api/tables/{code}/messages", json=message, headers=bearer(token)).json()
    return found


def table_of(client: Any, code: str, token: str) -> Fields:
    with client.stream("GET", f"/api/tables/{code}/messages?as=view", headers=bearer(token)) as stream:
        found: Fields = json.loads(next(stream.iter_lines()))
    return found


def check_table(client: Any, database: Path, pair: tuple[Player, Player]) -> None:
    """What was acknowledged is in the log, in order and once; what was on its way can be said again without harm."""
    code = pair[0].code
    acknowledged = {number: answers for player in pair for number, answers in player.done.items()}
    written = said_at(database, code)
    assert {number: written[number - 1].answers for number in acknowledged} == acknowledged
    assert len(written) <= len(acknowledged) + 1  # at most the one that was on its way
    shown = max(player.client.table["seq"] for player in pair)
    tables = [table_of(client, code, player.token) for player in pair]
    assert tables[0]["seq"] >= shown
    if tables[0]["turn_of"]:
        seat = tables[0]["turn_of"][0]
        assert tables[seat]["ask"] == len(written) + 1
        assert tables[1 - seat]["ask"] is None
    for player in pair:
        if player.sent is not None:
            number, answers = player.sent
            for _ in range(2):
                assert ask(client, code, player.token, kind="answer", ask=number, answers=answers)["kind"] == "done"
            final = said_at(database, code)
            assert final[number - 1].answers == answers
            assert len(final) == max(len(written), number)


def test_after_a_kill_the_same_ask_is_put_to_the_same_seat(tmp_path: Path) -> None:
    database = tmp_path / "s.db"
    with served(database) as house, house.client() as client:
        made = make(client, seats=2)
        other = client.post(f"/api/tables/{made['code']}/sit", json={"name": "Bo", "who": device("Bo")}).json()
        ask(client, made["code"], made["token"], kind="start")
        before = [table_of(client, made["code"], one["token"]) for one in (made, other)]
        house.stop(signal.SIGKILL)
    with served(database) as house, house.client() as client:
        after = [table_of(client, made["code"], one["token"]) for one in (made, other)]
        assert [without(one, "here") for one in after] == [without(one, "here") for one in before]


def without(table: Fields, name: str) -> Fields:
    return {field: value for field, value in table.items() if field != name}


# --- stopping -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_who_is_connected_is_told_goodbye_when_it_stops(tmp_path: Path, how: int) -> None:
    with served(tmp_path / "s.db") as house:
        with house.client() as client:
            made = make(client, seats=2, bots=["random"], start=True)

        async def test() -> None:
            async with connect(house.socket_url(made["code"])) as link:
                await link.send(json.dumps({"kind": "hello", "token": made["token"], "lang": "fr"}))
                await link.recv()
                house.process.send_signal(how)
                told: list[Fields] = []
                with pytest.raises(ConnectionClosed) as closed:
                    await listen(link, told)
                assert told[-1]["kind"] == "bye"
                assert told[-1]["code"] == "stopped"
                assert told[-1]["sentence"]
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012

        run(test())
        assert house.stop(how) == 0
        assert "Stopped" in house.said[-1]
        assert house.log == []


async def listen(link: ClientConnection, told: list[Fields]) -> None:
    while True:
        told.append(json.loads(await asyncio.wait_for(link.recv(), 10)))


def test_a_stream_hears_the_goodbye_and_ends(tmp_path: Path) -> None:
    with served(tmp_path / "s.db") as house, house.client() as client:
        made = make(client)
        with client.stream("GET", f"/api/tables/{made['code']}/messages", headers=bearer(made["token"])) as stream:
            lines = stream.iter_lines()
            next(lines)
            house.process.send_signal(signal.SIGTERM)
            told = [json.loads(line) for line in lines if line]
        assert told[-1]["kind"] == "bye"
        assert house.stop() == 0
        assert house.log == []


# --- starting -------------------------------------------------------------------------------------------------------


def refused(*flags: str) -> str:
    """What serving says when it cannot: one sentence and exit code 2."""
    environment = {**os.environ, "PYTHONPATH": str(Path(shamble.__file__).parent.parent), "SHAMBLE_LANG": "en"}
    command = [sys.executable, "-m", "shamble", "serve", *flags]
    found = subprocess.run(command, capture_output=True, text=True, timeout=20, env=environment, check=False)
    assert found.returncode == 2, found
    assert found.stdout == ""
    assert "Traceback" not in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1, found.stderr
    return found.stderr


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused("--port", port, "--database", str(tmp_path / "s.db"))


def test_an_address_that_is_not_ours_is_a_sentence(tmp_path: Path) -> None:
    assert "203.0.113.9" in refused("--host", "203.0.113.9", "--port", "0", "--database", str(tmp_path / "s.db"))


def test_files_that_cannot_be_used_are_a_sentence_each(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("a diary\n" * 1000)
    newer = tmp_path / "newer.db"
    Store(newer).close()
    with sqlite3.connect(newer) as file:
        file.execute(f"pragma user_version = {SCHEMA + 1}")
    file.close()
    for path in (text, newer, tmp_path, tmp_path / "nowhere" / "s.db"):
        assert str(path) in refused("--port", "0", "--database", str(path))
    assert text.read_text() == "a diary\n" * 1000


@pytest.mark.parametrize(
    "flags",
    [
        ("--cert", "x.pem"),
        ("--cert", "x.pem", "--key", "y.pem"),
        ("--public", "play.example"),
        ("--limit", "some"),
        ("--port", "70000"),
    ],
    ids=["cert-alone", "cert-missing", "public", "limit", "port"],
)
def test_what_cannot_be_meant_is_a_sentence(tmp_path: Path, flags: tuple[str, ...]) -> None:
    refused("--port", "0", "--database", str(tmp_path / "s.db"), *flags)


def test_without_a_wish_the_next_free_port_is_taken(tmp_path: Path) -> None:
    from shamble.server.serve import Wishes, bound_somewhere

    first = bound_somewhere(Wishes(), 18000)
    second = bound_somewhere(Wishes(), first.getsockname()[1])
    assert second.getsockname()[1] > first.getsockname()[1]
    first.close()
    second.close()
