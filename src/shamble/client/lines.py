"""Two ways to stay on the line: a stream of HTTP beside plain requests, and a WebSocket."""

from __future__ import annotations

import contextlib
import json
from collections import deque
from collections.abc import Iterator, Mapping
from http.client import HTTPException
from itertools import count
from typing import Any, Final, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from shamble.client.link import Link
from shamble.client.trouble import Lost, NoSockets, Refused

Fields = dict[str, Any]

SILENCE: Final = 45.0  # seconds after which a line is dead; a stream says something every fifteen
WITHIN: Final = 20.0  # seconds for one request
BROKEN: Final = (OSError, HTTPException)  # what talking to a server that went away brings


class Line(Protocol):
    """A connection to one table: what comes is received in order, what is said gets its reply."""

    link: Link

    def open(self, seen: int) -> None:
        """Connect, and ask for what came after this seq; Lost or Refused if that fails."""

    def receive(self) -> Fields:
        """The next message; Lost if the line is dead."""

    def waiting(self) -> bool:
        """Whether a message is known to be there already."""

    def ask(self, message: Mapping[str, Any]) -> Fields:
        """Say something; its reply. Lost if none came."""

    def close(self) -> None:
        """Hang up."""


class StreamLine:
    """A stream with one message a line, and a request for each thing that is said: the standard library is enough."""

    def __init__(self, link: Link, lang: str) -> None:
        self.link = link
        self.lang = lang
        self._stream: Any = None

    def open(self, seen: int) -> None:
        """Ask for the stream."""
        self.close()
        address = f"{self.link.table}/messages?as=view&seen={seen}&lang={self.lang}"
        self._stream = opened(address, self.link, timeout=SILENCE)

    def receive(self) -> Fields:
        """The next line that is not empty; empty ones only show that the stream is alive."""
        if self._stream is None:
            raise Lost(self.link.server)
        try:
            while line := self._stream.readline():
                if line.strip():
                    return heard(self.link, line)
        except BROKEN as error:
            raise Lost(self.link.server, error) from None
        raise Lost(self.link.server)

    def waiting(self) -> bool:
        """A stream does not tell before it is read."""
        return False

    def ask(self, message: Mapping[str, Any]) -> Fields:
        """One request."""
        return call(f"{self.link.table}/messages?lang={self.lang}", self.link, message)

    def close(self) -> None:
        """Drop the stream."""
        if self._stream is not None:
            with contextlib.suppress(*BROKEN):
                self._stream.close()
        self._stream = None


class SocketLine:
    """A WebSocket, on which replies and news come mixed."""

    def __init__(self, link: Link, lang: str) -> None:
        self.link = link
        self.lang = lang
        self._opened = contextlib.ExitStack()
        self._socket: Any = None
        self._early: deque[Fields] = deque()  # news that came while a reply was waited for
        self._numbers: Iterator[int] = count(1)

    def open(self, seen: int) -> None:
        """Connect and say hello."""
        try:
            from websockets.exceptions import InvalidURI, WebSocketException
            from websockets.sync.client import connect
        except ModuleNotFoundError:
            raise NoSockets from None
        self.close()
        address = f"ws{self.link.table.removeprefix('http')}/socket"
        try:
            self._socket = self._opened.enter_context(connect(address, open_timeout=WITHIN, max_size=None))
            hello = {"kind": "hello", "token": self.link.token or None, "seen": seen}
            self._send({**hello, "lang": self.lang, "as": "view"})
        except (OSError, InvalidURI, WebSocketException) as error:
            raise Lost(self.link.server, error) from None

    def receive(self) -> Fields:
        """What came early, or comes next."""
        return self._early.popleft() if self._early else self._read()

    def waiting(self) -> bool:
        """Whether something came early."""
        return bool(self._early)

    def ask(self, message: Mapping[str, Any]) -> Fields:
        """Say it, and wait for the reply with its number."""
        number = f"client {next(self._numbers)}"
        self._send({**message, "id": number})
        try:
            while (told := self._read()).get("id") != number:
                self._early.append(told)
        except Lost as lost:
            lost.said = True
            raise
        return told

    def close(self) -> None:
        """Hang up."""
        self._opened.close()
        self._socket = None
        self._early.clear()

    def _send(self, message: Mapping[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        if self._socket is None:
            raise Lost(self.link.server)
        try:
            self._socket.send(json.dumps(message))
        except (ConnectionClosed, OSError) as error:
            raise Lost(self.link.server, error) from None

    def _read(self) -> Fields:
        """The next message; who hears nothing for long asks whether anybody is there."""
        from websockets.exceptions import ConnectionClosed

        if self._socket is None:
            raise Lost(self.link.server)
        for _ in range(2):
            try:
                return heard(self.link, self._socket.recv(timeout=SILENCE))
            except TimeoutError:
                self._send({"kind": "ping"})
            except (ConnectionClosed, OSError) as error:
                raise Lost(self.link.server, error) from None
        raise Lost(self.link.server)


LINES: Final[dict[str, type[StreamLine] | type[SocketLine]]] = {"stream": StreamLine, "socket": SocketLine}


# --- single requests ------------------------------------------------------------------------------------------------


def call(address: str, link: Link, data: Mapping[str, Any] | None = None) -> Fields:
    """One request and what it answers, be it a refusal; Lost if no server of ours does."""
    try:
        with opened(address, link, data) as answer:
            return said_by(link, answer.read())
    except Refused as no:
        return no.said
    except BROKEN as error:
        raise Lost(link.server, error, said=True) from None


def opened(address: str, link: Link, data: Mapping[str, Any] | None = None, timeout: float = WITHIN) -> Any:
    """A request whose answer is still to be read; Refused or Lost if there is none."""
    headers = {"Authorization": f"Bearer {link.token}"} if link.token else {}
    body = None if data is None else json.dumps(data).encode()
    try:
        return urlopen(Request(address, body, headers), timeout=timeout)
    except HTTPError as error:
        with error:
            raise Refused(said_by(link, error.read())) from None
    except (*BROKEN, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise Lost(link.server, reason, said=isinstance(reason, ConnectionResetError)) from None


def heard(link: Link, data: bytes | str) -> Fields:
    """A message on a line; Refused if with it the server hangs up, be it before it has said anything."""
    told = said_by(link, data)
    if told.get("kind") == "bye" or (told.get("kind") == "refused" and told.get("id") is None):
        raise Refused(told)
    return told


def said_by(link: Link, data: bytes | str) -> Fields:
    """A message of the server; Lost if it is none, such as the page of a web server whose tables are down."""
    try:
        found = json.loads(data)
    except ValueError:
        raise Lost(link.server) from None
    if not isinstance(found, dict):
        raise Lost(link.server)
    return found
