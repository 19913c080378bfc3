"""A WebSocket and a request as light as they can be, so that the load maker is not what is measured.

Only what the benchmarks need of the protocols: text frames, no compression, one server on this machine that is trusted.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

HOST: Final = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK: Final = bytes(4)  # clients must mask; with zeros the payload stays as it is
SHORT, MEDIUM = 126, 1 << 16

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One WebSocket: calls ``heard`` with each whole message."""

    def __init__(self, path: str, port: int, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = handshake(path, port)
        self._rest = b""
        self._parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        start = 0 if self.opened.done() else self._open(data)
        while (frame := next_frame(data, start)) is not None:
            begin, end = frame
            self._take(data[start], data[begin:end])
            start = end
        self._rest = data[start:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("The server closed the connection."))

    def _open(self, data: bytes) -> int:
        """Read the answer to the handshake; where the first frame begins."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        status = data[: data.find(b"\r\n")]
        if b" 101 " not in status:
            self.opened.set_exception(ConnectionError(status.decode(errors="replace")))
            self._transport.close()
        else:
            self.opened.set_result(None)
        return end + 4

    def _take(self, head: int, payload: bytes) -> None:
        if head == TEXT:
            self.heard(payload)
        elif head == PING:
            self._transport.write(masked(PONG, payload))
        elif head == CLOSE:
            self._transport.close()
        elif head != PONG:
            self._collect(head, payload)

    def _collect(self, head: int, payload: bytes) -> None:
        """A part of a message; the highest bit of the head marks the last one."""
        self._parts.append(payload)
        if head & 0x80:
            parts, self._parts = self._parts, []
            self.heard(b"".join(parts))

    def send(self, message: bytes) -> None:
        """Say something."""
        self._transport.write(masked(TEXT, message))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


def handshake(path: str, port: int) -> bytes:
    """The request that turns a connection into a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def next_frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the payload of the frame at ``start`` begins and ends; None if it is not all there."""
    begin = start + 2
    if len(data) < begin:
        return None
    size = data[start + 1]
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size = int.from_bytes(data[begin : begin + width], "big")
        begin += width
    end = begin + size
    return None if len(data) < end else (begin, end)


def masked(head: int, payload: bytes) -> bytes:
    """A frame as clients write it."""
    size = len(payload)
    if size < SHORT:
        return bytes((head, 0x80 | size)) + NO_MASK + payload
    if size < MEDIUM:
        return bytes((head, 0x80 | SHORT)) + size.to_bytes(2, "big") + NO_MASK + payload
    return bytes((head, 0x80 | 127)) + size.to_bytes(8, "big") + NO_MASK + payload


async def connect(path: str, port: int, heard: Heard) -> Socket:
    """An open WebSocket."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, port, heard), HOST, port)
    await socket.opened
    return socket


async def post(port: int, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """A request and the JSON of its answer; OSError if it was refused. Connections are kept, as the peer's are."""
    idle = IDLE.setdefault((id(asyncio.get_running_loop()), port), [])
    reader, writer = next(live(idle), None) or await asyncio.open_connection(HOST, port)
    data = json.dumps(body).encode()
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\n{bearer}"
        f"Content-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    top = await reader.readuntil(b"\r\n\r\n")
    rest = await reader.readexactly(int(top.lower().partition(b"content-length:")[2].split()[0]))
    idle.append((reader, writer))
    if not top.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise OSError(f"POST {path}: {rest.decode(errors='replace')[:400]}")
    found: dict[str, Any] = json.loads(rest)
    return found


def live(idle: list[Connection]) -> Iterator[Connection]:
    """The connections that wait for a request and that the server has not closed meanwhile."""
    while idle:
        reader, writer = idle.pop()
        if not reader.at_eof():
            yield reader, writer


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
IDLE: Final[dict[tuple[int, int], list[Connection]]] = {}  # by loop and port
