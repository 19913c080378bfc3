"""Hostile messages, thousands here and a million in the long tests: a sentence each, no traceback, nothing changed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.hostile import many, no_text
from server.house import Served, bearer, make, served
from shamble.core.errors import ShambleError
from shamble.server import messages

BATCH = 60
DOORS: tuple[tuple[str, Callable[[bytes], object]], ...] = (
    ("/api/tables", lambda data: messages.read_body(data, messages.MakeTable)),
    ("/api/mine", lambda data: messages.read_body(data, messages.Mine)),
    ("/api/tables/CODE/sit", lambda data: messages.read_body(data, messages.SitDown)),
    ("/api/tables/CODE/messages", messages.read),
)


def malformed(data: bytes, read: Callable[[bytes], object]) -> bool:
    """Whether nobody could mean anything by it, so that it must not change anything whoever says it."""
    try:
        read(data)
    except ShambleError:
        return True
    return False


def rows_in(database: Path) -> int:
    """How many rows there are."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as file:
        found: int = file.execute("select count(*) from log").fetchone()[0]
    return found


def batches(found: Iterator[bytes]) -> Iterator[list[bytes]]:
    while batch := list(islice(found, BATCH)):
        yield batch


def throw_at_sockets(house: Served, table: dict[str, Any], count: int, seed: int) -> None:
    """So many messages as text and as bytes: all by one without a seat, and the malformed ones by the host."""
    for known in (False, True):
        found = many(count // 2, seed + known)
        if known:
            found = (data for data in found if malformed(data, messages.read))
        with connect(house.socket_url(table["code"]), max_size=None) as link:
            link.send(json.dumps({"kind": "hello", "token": table["token"] if known else None, "as": "view"}))
            for number, batch in enumerate(batches(found)):
                for data in batch:
                    link.send(data, text=bool(number % 3))
                link.send(json.dumps({"kind": "ping", "id": f"after {number}"}))
                refused = answers_until(link, f"after {number}")
                assert not known or refused == len(batch)


def answers_until(link: Any, last: str) -> int:
    """How many were refused before the last one was answered, each with a sentence."""
    refused = 0
    while True:
        told = json.loads(link.recv(timeout=30))
        if told.get("id") == last:
            return refused
        if told["kind"] == "refused":
            refused += 1
            assert told["code"] not in ("mistake", "storage"), told
            assert told["sentence"]


def throw_at_doors(house: Served, table: dict[str, Any], count: int, seed: int) -> None:
    """So many malformed bodies at every door."""
    with house.client() as client:
        for number, data in enumerate(many(count, seed)):
            address, read = DOORS[number % len(DOORS)]
            if malformed(data, read):
                token = table["token"] if number % 8 < 4 else None
                check(client.post(address.replace("CODE", table["code"]), content=data, headers=bearer(token)))


def check(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["sentence"]


def hold_out(database: Path, at_sockets: int, at_doors: int) -> None:
    """Throw so many at a server: it says no to each, writes nothing and logs nothing."""
    with served(database, "--limit", "none") as house:
        with house.client() as client:
            table = make(client, seats=2, bots=["random"])
            before = rows_in(database)
            throw_at_sockets(house, table, at_sockets, 1)
            throw_at_doors(house, table, at_doors, 2)
            assert client.get("/healthz").status_code == 200
        assert rows_in(database) == before
        assert house.stop() == 0
        assert house.log == []


def test_thousands_of_hostile_messages_change_nothing(tmp_path: Path) -> None:
    hold_out(tmp_path / "s.db", 4000, 800)


@pytest.mark.long
def test_a_million_hostile_messages_change_nothing(tmp_path: Path) -> None:
    hold_out(tmp_path / "s.db", 900_000, 100_000)


def test_any_hostile_bytes_are_a_message_or_a_sentence() -> None:
    for data in many(20_000, 5):
        for _, read in DOORS:
            malformed(data, read)
        messages.outline(data)


def test_text_that_is_no_utf_8_is_answered_and_the_socket_lives(house: Served) -> None:
    with house.client() as client:
        table = make(client)
    before = len(house.log)
    with connect(house.socket_url(table["code"])) as link:
        link.send(json.dumps({"kind": "hello", "token": table["token"]}))
        rng = Random(3)
        for _ in range(20):
            link.send(no_text(rng), text=True)
        link.send('{"kind": "ping", "id": "still here"}')
        assert answers_until(link, "still here") == 20
    assert house.log[before:] == []
