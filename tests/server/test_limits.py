"""Limits that are true: one caller is one caller, however it comes in, and nobody locks the others out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from server.house import bearer, hub_at, run, served, soon, table_for, viewer
from server.test_health import talked
from shamble.server import limits, threshold
from shamble.server.app import application
from shamble.server.files import raise_file_limit
from shamble.server.limits import Buckets, Callers, Rate, neighbourhood
from shamble.server.serve import bound
from shamble.server.sockets import stream
from shamble.server.threshold import EACH, Threshold, trusted, visitors
from shamble.server.trouble import Trouble

HALF = b"GET / HTTP/1.1\r\nHost: loc"


# --- who is one caller ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1::/48"),
        ("2001:db8:2::1", "2001:db8:2::/48"),
        ("testclient", "testclient"),
    ],
)
def test_a_caller_is_an_address_or_a_network(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


def test_who_is_active_keeps_its_bucket_however_many_others_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_CALLERS", 10)
    buckets = Buckets(Rate(0.001, 3))
    heard = 0
    for number in range(100):
        heard += buckets.take("active") == 0.0
        buckets.take(f"other {number}")
    assert heard == 3
    assert len(buckets._by_caller) == 10


def test_sockets_and_streams_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LINES", 3)
    callers = Callers()
    with contextlib.ExitStack() as open_:
        for kind in ("socket", "stream", "socket"):
            open_.enter_context(callers.on_the_line("me", kind))
        for kind in ("socket", "stream"):
            with pytest.raises(Trouble, match="too-many-lines"), callers.on_the_line("me", kind):
                raise AssertionError("it should not be let in")
            with callers.on_the_line("you", kind):
                pass
        assert (callers.count("socket"), callers.count("stream")) == (2, 1)
    assert callers.open == {"socket": {}, "stream": {}}


def test_sockets_and_posts_of_one_caller_share_one_bucket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MESSAGES", Rate(0.001, 30))

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            app, code = application(hub), actor.sitting.code
            hello = {"kind": "hello", "token": actor.token(0)}
            pings = [{"kind": "ping", "id": number} for number in range(20)]
            first, second = [await talked(app, code, hello, *pings) for _ in range(2)]
            assert sum(one["kind"] == "pong" for one in first) == 20
            assert sum(one["kind"] == "pong" for one in second) == 30 - 22  # to come in counts as well
            assert {one["code"] for one in second if one["kind"] == "refused"} == {"too-fast"}
            for host, status in (("127.0.0.1", 429), ("198.51.100.7", 200)):
                async with httpx.AsyncClient(
                    transport=httpx.ASGITransport(app, client=(host, 1)), base_url="http://localhost"
                ) as client:
                    said = await client.post(
                        f"/api/tables/{code}/messages", json=pings[0], headers=bearer(actor.token(0))
                    )
                assert said.status_code == status

    run(test())


def test_streams_of_one_caller_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LINES", 2)

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor, callers = await table_for(hub), Callers()
            streams = [stream(actor, viewer(), 0, "me", callers) for _ in range(3)]
            told = [json.loads(await anext(one)) for one in streams]
            assert [one["kind"] for one in told] == ["table", "table", "refused"]
            assert told[2]["code"] == "full"
            await streams[0].aclose()
            assert json.loads(await anext(stream(actor, viewer(), 0, "me", callers)))["kind"] == "table"
            assert json.loads(await anext(stream(actor, viewer(), 0, "you", callers)))["kind"] == "table"

    run(test())


# --- connections that say nothing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["127.0.0.2", "127.0.0.1"], ids=["visitor", "trusted"])
def test_a_thousand_half_open_connections_lock_nobody_out(tmp_path: Path, address: str) -> None:
    if raise_file_limit() < 1400:
        pytest.fail("the test itself needs more files")
    with served(tmp_path / "s.db", files=1024) as house, contextlib.ExitStack() as open_:
        for _ in range(1100):
            try:
                one = socket.create_connection(("127.0.0.1", house.port), source_address=(address, 0))
            except OSError:
                continue
            open_.callback(one.close)
            with contextlib.suppress(OSError):
                one.sendall(HALF)
        for _ in range(5):
            with house.client() as client:
                assert client.get("/api/games").status_code == 200
                assert client.get("/healthz").status_code == 200
        with house.client() as client:
            figures = client.get("/metrics").text
        assert "shamble_files_limit 1024\n" in figures
        held = int(figures.partition("\nshamble_connections ")[2].split("\n")[0])
        assert held <= (EACH + 5 if address == "127.0.0.2" else 1024 - 64 + 1)


@contextlib.asynccontextmanager
async def opened(tmp_path: Path, door: Threshold) -> AsyncIterator[int]:
    """A server behind this threshold; its port."""
    async with hub_at(tmp_path / "s.db") as hub:
        listening = bound("127.0.0.1", 0)
        config = uvicorn.Config(application(hub), http=visitors(door), lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve([listening]))
        await soon(lambda: server.started)
        yield listening.getsockname()[1]
        server.should_exit = True
        await serving


def test_a_connection_that_does_not_say_what_it_wants_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threshold, "SILENCE", 0.2)

    async def test() -> None:
        door = Threshold(trusted(""))
        async with opened(tmp_path, door) as port:
            asked = b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for said in (b"", HALF, asked + HALF):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(said)
                with contextlib.suppress(ConnectionResetError):
                    answer = await asyncio.wait_for(reader.read(), 5)
                    assert answer.startswith(b"HTTP/1.1 200") == said.startswith(asked)
                writer.close()
            await soon(lambda: not door.by_address and not door.silent)

    run(test())


def test_a_socket_stays_and_counts_as_one_connection_until_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threshold, "SILENCE", 0.1)
    upgrade = (
        "GET /api/tables/ZG-2222-2222/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )

    async def test() -> None:
        door = Threshold(trusted(""))
        async with opened(tmp_path, door) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(upgrade.encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 101")
            await asyncio.sleep(0.3)
            assert door.by_address.total() == 1
            assert not door.silent
            writer.close()
            await soon(lambda: not door.by_address)

    run(test())


@pytest.mark.parametrize(
    ("named", "address", "known"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, 192.0.2.1", "10.2.3.4", True),
        ("10.0.0.0/8, 192.0.2.1", "192.0.2.1", True),
        ("10.0.0.0/8", "2001:db8::1", False),
        ("*", "203.0.113.1", True),
        ("proxy", "", False),
    ],
)
def test_a_web_server_in_front_is_known_by_its_address(named: str, address: str, known: bool) -> None:
    assert trusted(named)(address) == known
