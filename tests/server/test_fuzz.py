"""Whatever comes through the doors: a sentence each time, never a crash, and the tables play on."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.house import GAME, Served, bearer, device, make
from shamble.core.errors import ShambleError
from shamble.server import messages

FUZZ = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
PURE = settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))

plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["en", "ZG", "d2-e3"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from([*sorted(messages.KINDS), "table", "done", "dance", ""])
fields = st.sampled_from(
    [
        "id",
        "ask",
        "answers",
        "token",
        "seen",
        "lang",
        "as",
        "name",
        "chair",
        "level",
        "seats",
        "value",
        "game",
        "who",
        "bots",
    ]
)
objects = st.builds(
    lambda kind, more: {**more, "kind": kind}, kinds, st.dictionaries(fields | st.text(max_size=5), plain, max_size=5)
)
said = objects | objects.map(lambda one: {**one, "ask": 1, "answers": ["d2-e3"]}) | plain
NASTY = [
    b"",
    b"null",
    b"[]",
    b"NaN",
    b'{"kind": NaN}',
    b'{"kind": "ping", "id": 1e400}',
    b'{"kind": "ping", "id": -1}',
    b'{"kind": "name", "name": "\\ud800"}',
    b'{"kind": "name", "name": "\\u0000"}',
    b'{"kind": "answer", "ask": 1, "answers": ["\\udfff"]}',
    b"\xff\xfe\x00",
    b'"' + b"\xed\xa0\x80" + b'"',
    b"[" * 10_000,
    b'{"a":' * 3_000,
    b'{"kind": "hint", "kind": "undo"}',
    b'{"kind": "answer", "ask": 99999999999999999999999, "answers": []}',
    b'{"kind": "setting", "name": "open_piles", "value": ' + b"9" * 5000 + b"}",
    b'{"kind": "chair", "chair": true}',
    b'{"kind": "lang", "lang": null}',
    b'{"kind": "text", "id": "' + b"x" * 100 + b'"}',
    b"x" * 16_385,
    b"x" * 900_000,
]
bodies = said.map(lambda one: json.dumps(one).encode()) | st.binary(max_size=60) | st.sampled_from(NASTY)


def with_nasty(test: Any) -> Any:
    """Every nasty one, whatever else is tried."""
    for one in NASTY:
        test = example(one)(test)
    return test


# --- the reader of messages -----------------------------------------------------------------------------------------


@PURE
@given(data=bodies | st.text(max_size=60))
@with_nasty
def test_any_bytes_are_a_message_or_a_sentence(data: bytes | str) -> None:
    with contextlib.suppress(ShambleError):
        messages.read(data)
    messages.outline(data)
    for kind in (messages.MakeTable, messages.SitDown, messages.Mine):
        if isinstance(data, bytes):
            with contextlib.suppress(ShambleError):
                messages.read_body(data, kind)


# --- a table that plays on meanwhile --------------------------------------------------------------------------------


class Background:
    """Two people who answer each other all the while."""

    def __init__(self, house: Served) -> None:
        self.house = house
        self.moves = 0
        self.trouble: list[str] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        rng = Random(1)
        with self.house.client() as client:
            while not self._stop.is_set():
                made = make(client, seats=2)
                address = f"/api/tables/{made['code']}"
                sat = client.post(f"{address}/sit", json={"name": "Bo", "who": device("Bo")}).json()
                tokens = [made["token"], sat["token"]]
                client.post(f"{address}/messages", json={"kind": "start"}, headers=bearer(tokens[0]))
                while not self._stop.is_set() and self._move(client, address, tokens, rng):
                    self._stop.wait(0.05)

    def _move(self, client: httpx.Client, address: str, tokens: list[str], rng: Random) -> bool:
        for token in tokens:
            with client.stream("GET", f"{address}/messages?as=view", headers=bearer(token)) as stream:
                table = json.loads(next(stream.iter_lines()))
            if table["ask"] is not None:
                answer = {"kind": "answer", "ask": table["ask"], "answers": [rng.choice(table["view"]["options"])]}
                reply = client.post(f"{address}/messages", json=answer, headers=bearer(token)).json()
                if reply["kind"] != "done":
                    self.trouble.append(str(reply))
                self.moves += 1
                return True
        return False

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(10)


@pytest.fixture(scope="module")
def background(house: Served) -> Iterator[Background]:
    found = Background(house)
    yield found
    found.stop()
    assert found.trouble == []
    assert found.moves > 3
    assert house.traceback() == []


@pytest.fixture(scope="module")
def target(house: Served, background: Background) -> Iterator[tuple[httpx.Client, str, str]]:
    """A table to throw things at: a client, its code, and the host's token."""
    with house.client() as client:
        made = make(client, seats=2, bots=["random"])
        yield client, made["code"], made["token"]


def check(answer: httpx.Response) -> None:
    """A sentence or what was asked for, never a crash."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        refused = answer.json()
        assert refused["kind"] == "refused"
        assert refused["sentence"]
        assert len(refused["sentence"]) < 20_000
        assert "content-security-policy" in answer.headers


# --- HTTP -----------------------------------------------------------------------------------------------------------


@FUZZ
@given(data=bodies, door=st.sampled_from(["", "/CODE/sit", "/CODE/messages", "mine"]), known=st.booleans())
def test_any_body_is_answered(target: tuple[httpx.Client, str, str], data: bytes, door: str, known: bool) -> None:
    client, code, token = target
    address = "/api/mine" if door == "mine" else f"/api/tables{door.replace('CODE', code)}"
    check(client.post(address, content=data, headers=bearer(token if known else None)))


def test_every_nasty_body_is_answered(target: tuple[httpx.Client, str, str]) -> None:
    client, code, token = target
    for data in NASTY:
        for address in ("/api/tables", "/api/mine", f"/api/tables/{code}/sit", f"/api/tables/{code}/messages"):
            check(client.post(address, content=data, headers=bearer(token)))


odd = st.sampled_from(["..", "%00", "\u202e", "ZG-2222-2222", GAME, "en", "-1", "9" * 30])
text = st.text(st.characters(exclude_categories=["Cs"]), max_size=30) | odd
tokens = st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=60).map(str.strip)


@FUZZ
@given(
    parts=st.lists(text, max_size=3),
    door=st.sampled_from(["", "t", "rules", "web", "games", "api", "api/tables", "api/tables/CODE", "api/rules"]),
    query=st.dictionaries(st.sampled_from(["lang", "seen", "as", "whole", "x"]), text, max_size=3),
)
def test_any_address_is_answered(
    target: tuple[httpx.Client, str, str], parts: list[str], door: str, query: dict[str, str]
) -> None:
    client, code, _ = target
    path = "/".join([door.replace("CODE", code), *(quote(part, safe="") for part in parts)])
    address = f"{str(client.base_url).rstrip('/')}/{path}"
    with client.stream("GET", address, params=query) as answer:  # one of them is a stream without an end
        if answer.status_code >= 400:
            answer.read()
        check(answer)


@FUZZ
@given(token=tokens | st.builds(lambda head, tail: f"Bearer {head}.{tail}", tokens, tokens), code=text)
def test_any_token_is_answered(target: tuple[httpx.Client, str, str], token: str, code: str) -> None:
    client, table, _ = target
    for one in (table, quote(code, safe="")):
        headers = {b"authorization": token.encode("latin-1")}
        check(client.get(f"/api/tables/{one}/record", headers=headers))
        check(client.post(f"/api/tables/{one}/messages", content=b'{"kind": "ping"}', headers=headers))
    check(client.post("/api/mine", json={"tokens": [token, f"{code}.0.0.x"]}))


headers = st.tuples(
    st.sampled_from(
        [
            "Host",
            "Origin",
            "Authorization",
            "Accept-Language",
            "Accept-Encoding",
            "Content-Length",
            "Transfer-Encoding",
            "If-None-Match",
            "Content-Type",
            "Upgrade",
            "Connection",
            "Expect",
            "Cookie",
            "X",
        ]
    ),
    st.binary(max_size=30)
    | st.sampled_from([b"localhost", b"[", b"http://[", b"chunked", b"websocket", b"-1", b"gzip", b"fr"]),
)


@FUZZ
@given(
    line=st.binary(max_size=30)
    | st.sampled_from(
        [
            b"GET / HTTP/1.1",
            b"POST /api/tables HTTP/1.1",
            b"GET /api/tables/x/socket HTTP/1.1",
            b"GET //[ HTTP/1.1",
            b"GET http://evil.example/ HTTP/1.1",
            b"OPTIONS * HTTP/1.1",
            b"GET /%ff HTTP/1.1",
        ]
    ),
    head=st.lists(headers, max_size=4),
    host=st.booleans(),
    body=st.binary(max_size=40),
)
def test_any_bytes_on_the_line_are_survived(
    house: Served, background: Background, line: bytes, head: list[tuple[str, bytes]], host: bool, body: bytes
) -> None:
    lines = [line, *([b"Host: localhost"] if host else []), *(name.encode() + b": " + value for name, value in head)]
    with socket.create_connection(("127.0.0.1", house.port), timeout=5) as raw, contextlib.suppress(OSError):
        raw.sendall(b"\r\n".join([*lines, b"Connection: close", b"", b""]) + body)
        raw.shutdown(socket.SHUT_WR)
        answer = raw.recv(200)
        assert not answer.startswith(b"HTTP/1.1 5"), answer


# --- sockets --------------------------------------------------------------------------------------------------------


@FUZZ
@given(batch=st.lists(bodies | st.text(max_size=40), max_size=12), known=st.booleans())
def test_any_message_on_a_socket_is_answered_and_the_socket_lives(
    house: Served, target: tuple[httpx.Client, str, str], batch: list[bytes | str], known: bool
) -> None:
    _, code, token = target
    with connect(house.socket_url(code), max_size=None) as link:
        link.send(json.dumps({"kind": "hello", "token": token if known else None}))
        for data in batch:
            link.send(data)
        link.send('{"kind": "ping", "id": "the last"}')
        replies = 0
        while True:
            told = json.loads(link.recv(timeout=20))
            if told.get("id") == "the last":
                break
            if told["kind"] not in ("table", "update", "here"):
                replies += 1
                assert told["kind"] != "refused" or told["sentence"]
        assert replies == len(batch)


def test_every_nasty_message_on_a_socket_is_answered(house: Served, target: tuple[httpx.Client, str, str]) -> None:
    test = test_any_message_on_a_socket_is_answered_and_the_socket_lives.hypothesis.inner_test  # type: ignore[attr-defined]
    for known in (True, False):
        test(house, target, NASTY, known)


@FUZZ
@given(data=bodies)
def test_any_first_words_on_a_socket_are_answered(
    house: Served, target: tuple[httpx.Client, str, str], data: bytes
) -> None:
    with connect(house.socket_url(target[1]), max_size=None) as link:
        link.send(data)
        told = json.loads(link.recv(timeout=10))
        assert told["kind"] in ("bye", "table")
        assert told["kind"] == "table" or told["sentence"]


def test_a_frame_beyond_all_measure_closes_only_its_socket(
    house: Served, target: tuple[httpx.Client, str, str]
) -> None:
    client, code, token = target
    with connect(house.socket_url(code)) as link:
        link.send(json.dumps({"kind": "hello", "token": token}))
        link.recv(timeout=5)
        with contextlib.suppress(ConnectionClosed):
            link.send("x" * 3_000_000)
        with pytest.raises(ConnectionClosed):
            list(link)
    assert client.get(f"/api/tables/{code}").status_code == 200
