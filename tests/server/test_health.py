"""What an operator needs: whether the server is well, its figures, its log, and a stop that tears nobody off."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.house import Fields, Served, bearer, decoded, hub_at, make, run, say, served, table_for
from shamble.server import logs, metrics
from shamble.server.app import application
from shamble.server.guard import Manner
from shamble.server.logs import Calm, OneLine
from shamble.server.metrics import COMMITS, ERRORS, REFUSALS, Count, Errors, Spread
from shamble.server.trouble import STATUS, Busy, TooFast, Trouble, status_of

SECRET = "a secret of sixteen"


async def asked(hub: Any, path: str, manner: Manner | None = None, host: str = "127.0.0.1", **more: Any) -> Any:
    """What the server answers to a request from this address."""
    transport = httpx.ASGITransport(application(hub, manner), raise_app_exceptions=False, client=(host, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.request(more.pop("method", "GET"), path, **more)


async def talked(app: Any, code: str, *said: Fields) -> list[Fields]:
    """What a socket tells that says this and waits for as many replies; then it hangs up."""
    events: asyncio.Queue[Any] = asyncio.Queue()
    events.put_nowait({"type": "websocket.connect"})
    for one in said:
        events.put_nowait({"type": "websocket.receive", "bytes": json.dumps(one).encode()})
    told: list[Fields] = []

    async def send(event: Any) -> None:
        if event["type"] == "websocket.send":
            told.append(json.loads(event["text"]))
        if sum("id" in one for one in told) == len(said) - 1:
            events.put_nowait({"type": "websocket.disconnect", "code": 1000})

    path = {"type": "websocket", "path": f"/api/tables/{code}/socket", "query_string": b""}
    scope = {**path, "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}
    await asyncio.wait_for(app(scope, events.get, send), 10)
    return told


# --- the doors of an operator ---------------------------------------------------------------------------------------


def test_it_is_well_while_rows_can_be_written_and_says_so_when_they_cannot(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            assert (await asked(hub, "/healthz")).status_code == 200
            hub.store._writer.execute("pragma query_only = on")
            ill = await asked(hub, "/healthz")
            assert (ill.status_code, ill.json()["code"]) == (503, "storage")
            assert ill.headers["cache-control"] == "no-store"
            hub.store._writer.execute("pragma query_only = off")
            assert (await asked(hub, "/healthz")).status_code == 200

    run(test())


def test_who_asks_often_makes_it_write_seldom(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            before = sum(COMMITS.counts)
            transport = httpx.ASGITransport(application(hub))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                for _ in range(50):
                    assert (await client.get("/healthz")).status_code == 200
            assert 1 <= sum(COMMITS.counts) - before < 10

    run(test())


def test_a_server_that_is_about_to_stop_sends_visitors_away_and_begins_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            assert (await asked(hub, "/readyz")).status_code == 200
            hub.draining = True
            assert (await asked(hub, "/readyz")).status_code == 503
            assert (await asked(hub, "/healthz")).status_code == 200
            body = {"game": "zombiegeddon", "name": "Ann", "who": "a device of Ann's"}
            refused = await asked(hub, "/api/tables", method="POST", json=body)
            assert (refused.status_code, refused.json()["code"]) == (503, "stopping")
            assert (await say(actor, 0, "ping"))["kind"] == "pong"  # who plays goes on

    run(test())


@pytest.mark.parametrize(
    ("host", "headers", "seen"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("127.0.0.1", {"x-forwarded-for": "198.51.100.7"}, False),
        ("127.0.0.1", {"via": "1.1 front"}, False),
        ("198.51.100.7", {}, False),
        ("198.51.100.7", bearer(SECRET), True),
        ("198.51.100.7", bearer("another secret...."), False),
        ("198.51.100.7", bearer("é"), False),
    ],
)
def test_figures_are_for_this_machine_and_who_knows_the_secret(
    tmp_path: Path, host: str, headers: dict[str, str], seen: bool
) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            sent = {name: value.encode("utf-8") for name, value in headers.items()}
            answer = await asked(hub, "/metrics", Manner(secret=SECRET), host, headers=sent)
            assert answer.status_code == (200 if seen else 404)
            assert ("shamble_" in answer.text) == seen

    run(test())


LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\\\n]*"\})? (\+Inf|-?[0-9.e+-]+)')


def test_figures_are_in_the_text_that_prometheus_reads(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            resting = await table_for(hub)
            hub._actors.pop(resting.sitting.code)
            await table_for(hub)
            REFUSALS.add("stale")
            answer = await asked(hub, "/metrics")
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            assert answer.text.endswith("\n")
            lines = answer.text.splitlines()
            for line in lines:
                assert line.startswith(("# HELP shamble_", "# TYPE shamble_")) or LINE.fullmatch(line), line
            for name in (*metrics.GAUGES, *(one.name for one in metrics.COUNTED)):
                assert sum(line.startswith(f"# TYPE {name} ") for line in lines) == 1
            assert "shamble_tables_awake 1" in lines
            assert "shamble_tables_resting 1" in lines
            assert any(line.startswith('shamble_refusals_total{code="stale"} ') for line in lines)

    run(test())


def test_a_spread_counts_up_to_each_bound() -> None:
    spread = Spread("x_seconds", "X.", (0.1, 1))
    for seconds in (0.05, 0.1, 0.5, 7):
        spread.add(seconds)
    assert list(spread.lines())[2:] == [
        'x_seconds_bucket{le="0.1"} 2',
        'x_seconds_bucket{le="1"} 3',
        'x_seconds_bucket{le="+Inf"} 4',
        "x_seconds_sum 7.650000",
        "x_seconds_count 4",
    ]
    assert list(Count("y_total", "Y.").lines())[2:] == ["y_total 0"]


# --- whose fault it is ----------------------------------------------------------------------------------------------


def test_a_mistake_of_ours_is_a_500_with_a_sentence_and_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a mistake")

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            monkeypatch.setattr("shamble.server.listing.game", broken)
            answer = await asked(hub, "/api/games?lang=fr")
            assert (answer.status_code, answer.json()["code"]) == (500, "mistake")
            assert "noté" in answer.json()["sentence"]
            assert "content-security-policy" in answer.headers

    run(test())
    assert "a mistake" in caplog.text


def test_a_mistake_in_a_message_is_answered_logged_and_the_socket_lives(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a RuntimeError, which looks like the error of one who hung up."""

    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake")

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)
            monkeypatch.setattr(actor, "heed", broken)
            hello = {"kind": "hello", "token": actor.token(0)}
            told = await talked(
                application(hub), actor.sitting.code, hello, *({"kind": "hint", "id": n} for n in range(3))
            )
            replies = [(one["kind"], one["code"], one["id"]) for one in told if "id" in one]
            assert replies == [("refused", "mistake", n) for n in range(3)]

    run(test())
    assert caplog.text.count("RuntimeError: a mistake") == 3


def test_a_socket_that_fails_before_it_joins_is_told_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake")

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            monkeypatch.setattr(hub, "table", broken)
            (told,) = await talked(application(hub), "ZG-2222-2222", {"kind": "hello"})
            assert (told["kind"], told["code"]) == ("bye", "mistake")

    run(test())
    assert "RuntimeError: a mistake" in caplog.text


def test_storage_trouble_has_its_own_statuses_and_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)
            hub.store._writer.execute("pragma query_only = on")
            with pytest.raises(Trouble) as trouble:
                await say(actor, 0, "start")
            assert status_of(trouble.value, trouble.value.code) == 503
            hub.store._writer.execute("pragma query_only = off")

    run(test())
    assert "could not be written" in caplog.text
    assert status_of(Trouble("storage", "storage-full"), "storage") == 507
    assert status_of(Trouble("unreadable", "storage-broken"), "unreadable") == 409
    assert status_of(Busy(3), "busy") == 503
    assert status_of(TooFast(3), "too-fast") == 429
    assert {code for code, status in STATUS.items() if status >= 500} == {"storage", "busy", "stopping", "mistake"}


def test_a_table_that_cannot_be_read_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            code = actor.sitting.code
            hub._actors.pop(code)
            hub.store._writer.execute("update log set row = ? where code = ? and seq = 2", (b'{"row": "x"}', code))
            with pytest.raises(Trouble):
                await hub.table(code)

    run(test())
    assert "cannot be read" in caplog.text


def test_long_tables_are_folded_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.server.hub.LONG", 2)

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            hub._actors.pop(actor.sitting.code)
            again = await hub.table(actor.sitting.code)
            assert again is not actor
            assert again.sitting.seq == actor.sitting.seq
            assert [thread.name for thread in hub._folder._threads] == ["fold_0"]
            assert decoded(await hub.store.rows(actor.sitting.code))

    run(test())


# --- what travels -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("manner", "strict"),
    [(Manner(), False), (Manner(tls=True), True), (Manner("https://localhost"), True), (Manner("http://x.org"), False)],
)
def test_where_tls_is_promised_it_is_asked_for_ever_after(tmp_path: Path, manner: Manner, strict: bool) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            for path in ("/", "/api/nothing"):
                answer = await asked(hub, path, manner)
                assert ("strict-transport-security" in answer.headers) == strict

    run(test())


def test_records_and_replays_are_kept_by_nobody_on_the_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            for what in ("record", "replay"):
                for packed in ("gzip", "identity"):
                    headers = {**bearer(actor.token(0)), "accept-encoding": packed}
                    answer = await asked(hub, f"/api/tables/{actor.sitting.code}/{what}", headers=headers)
                    assert answer.status_code == 200
                    assert answer.headers["cache-control"] == "no-store"

    run(test())


# --- the log ----------------------------------------------------------------------------------------------------------


def record(message: str, *values: object, error: bool = False) -> logging.LogRecord:
    try:
        raise ValueError("what\nelse")
    except ValueError as found:
        trace = (type(found), found, found.__traceback__) if error else None
        return logging.LogRecord("shamble.server", logging.ERROR, "f.py", 1, message, values, trace)


def test_a_line_of_the_log_is_one_line_with_its_time() -> None:
    plain, broken = record("A row %s", "a=b"), record("It\nbroke", error=True)
    for one in (plain, broken):
        found = json.loads(OneLine("json").format(one))
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found["time"])
        assert (found["level"], found["logger"]) == ("error", "shamble.server")
        assert found["message"] == one.getMessage()
        assert ("ValueError: what\nelse" in found.get("trace", "")) == (one is broken)
        for form in logs.FORMS:
            assert len(OneLine(form).format(one).splitlines()) == 1
    assert OneLine("text").format(plain).endswith(' level=error logger=shamble.server message="A row a=b"')


def test_what_comes_again_and_again_is_said_a_few_times_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("shamble.server.logs.time.monotonic", lambda: now)
    calm = Calm()
    assert sum(calm.filter(record("The disk is full: %s", number)) for number in range(100)) == logs.OFTEN
    assert calm.filter(record("Something else"))
    now = logs.MINUTE + 1
    again = record("The disk is full: %s", 101)
    assert calm.filter(again)
    assert json.loads(OneLine("json").format(again))["alike"] == str(100 - logs.OFTEN)


def test_errors_are_counted() -> None:
    before = ERRORS.values[""]
    log = logging.Logger("x")
    log.addHandler(Errors())
    log.warning("nothing")
    log.error("something")
    assert ERRORS.values[""] == before + 1


# --- as a process -----------------------------------------------------------------------------------------------------


def test_told_to_stop_it_lets_players_go_on_for_a_while_and_then_says_goodbye(tmp_path: Path) -> None:
    with served(tmp_path / "s.db", "--drain", "60", "--log", "json") as house, house.client() as client:
        table = make(client, seats=2)
        with connect(house.socket_url(table["code"])) as link:
            link.send(json.dumps({"kind": "hello", "token": table["token"], "as": "view"}))
            link.recv(timeout=5)
            house.process.send_signal(signal.SIGTERM)
            while client.get("/readyz").status_code == 200:
                time.sleep(0.02)
            assert client.get("/healthz").status_code == 200
            link.send(json.dumps({"kind": "name", "id": 1, "name": "Anna"}))
            told = told_until(link, "done")
            (stopping,) = [one for one in told if one["kind"] == "stopping"]
            assert stopping["ms"] == 60_000
            assert stopping["sentence"].startswith("The server will restart in 60 seconds.")
            house.process.send_signal(signal.SIGTERM)  # who asks twice does not wait for the rest of the minute
            told = told_until(link, "bye")
            assert told[-1]["code"] == "stopped"
            with pytest.raises(ConnectionClosed):
                link.recv(timeout=5)
            assert link.close_code == 1012
        assert house.stop() == 0
        assert house.log == []
    with served(tmp_path / "s.db") as house, house.client() as client:
        room = client.get(f"/api/tables/{table['code']}").json()["room"]
        assert room["chairs"][0]["name"] == "Anna"  # what was acknowledged is on disk


def told_until(link: Any, kind: str) -> list[Fields]:
    """What is told up to the first message of this kind."""
    found: list[Fields] = [json.loads(link.recv(timeout=10))]
    while found[-1]["kind"] != kind:
        found.append(json.loads(link.recv(timeout=10)))
    return found


@pytest.mark.parametrize("inside", ["", "short", "x" * 16 + "\n" + "y", "é" * 20])
def test_a_secret_that_is_none_is_a_sentence(tmp_path: Path, inside: str) -> None:
    from server.test_process import refused

    file = tmp_path / "secret"
    file.write_text(inside, encoding="utf-8")
    flags = ("--port", "0", "--database", str(tmp_path / "s.db"))
    assert str(file) in refused(*flags, "--metrics", str(file))
    assert "no-such-file" in refused(*flags, "--metrics", "no-such-file")


def test_few_files_are_said_at_the_start(tmp_path: Path) -> None:
    with served(tmp_path / "s.db", "--host", "0.0.0.0", files=512) as house:
        assert any("512 open files" in line for line in house.said) or wait_for(house, "512 open files")
    with served(tmp_path / "s.db", files=512) as house:  # this machine alone needs no more
        house.stop()
        assert not any("512 open files" in line for line in house.said)


def wait_for(house: Served, words: str) -> bool:
    house.stop()
    return any(words in line for line in house.said)
