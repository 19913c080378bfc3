"""Connections before they have said anything: how many one address may hold, and for how long in silence.

Without this a thousand half-open connections of one visitor would take every file that the system gives the process,
and nobody else could come in.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from shamble.server.files import SPARE, file_limit
from shamble.server.limits import LINES, neighbourhood

SILENCE: Final = 10.0  # seconds in which a connection says what it wants
EACH: Final = LINES + 56  # connections of one address at once: its sockets and streams, and some for requests


class Threshold:
    """Who stands at the door, and who has been let in."""

    def __init__(self, is_trusted: Callable[[str], bool], limited: bool = True, most: int | None = None) -> None:
        self.is_trusted = is_trusted  # a web server in front, behind which many visitors stand
        self.limited = limited
        self.most = most if most is not None else max(SPARE, file_limit() - SPARE)
        self.by_address: Counter[str] = Counter()
        self.silent: dict[Visitor, None] = {}  # those who have not said what they want, the eldest first

    def comes(self, visitor: Visitor) -> bool:
        """Somebody connects: whether there is room. Where there is none at all, the eldest silent one makes some."""
        self.by_address[visitor.address] += 1
        many = self.limited and self.by_address[visitor.address] > EACH
        if many and not self.is_trusted(visitor.client[0] if visitor.client else ""):
            return False
        if self.by_address.total() > self.most and self.silent:
            next(iter(self.silent)).turn_out()
        return True

    def goes(self, visitor: Visitor) -> None:
        """Somebody is gone."""
        self.silent.pop(visitor, None)
        self.by_address[visitor.address] -= 1
        if not self.by_address[visitor.address]:
            del self.by_address[visitor.address]


class Visitor(HttpToolsProtocol):
    """A connection that is hung up on if it does not say what it wants, at first and after each answer."""

    threshold: Threshold  # given by the class that ``visitors`` makes
    address = ""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and wait for its request, or hang up."""
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0]) if self.client else "?"
        if self.threshold.comes(self):
            self._wait()
        else:
            self.turn_out()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._heard()
        self.threshold.goes(self)
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        """It has said what it wants."""
        self._heard()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """It was answered, and may ask for something else."""
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which has a time of its own for its first words, and is still one connection."""
        self._heard()
        self.ws_protocol_class = partial(Talker, self)  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    def turn_out(self) -> None:
        """Hang up at once."""
        self._heard()
        self.transport.abort()

    def _wait(self) -> None:
        self.threshold.silent[self] = None
        self._patience = self.loop.call_later(SILENCE, self.turn_out)

    def _heard(self) -> None:
        self.threshold.silent.pop(self, None)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Talker(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, visitor: Visitor, **more: Any) -> None:
        super().__init__(**more)
        self._visitor = visitor

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._visitor.threshold.goes(self._visitor)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand messages on as they came: the reader of messages says what is wrong with one that is no UTF-8."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Hang up on who speaks no WebSocket, also before it has shaken hands."""
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()


def trusted(names: str) -> Callable[[str], bool]:
    """Whether an address is one of those named: addresses and networks with commas between them, or * for all."""
    wanted = [name.strip() for name in names.split(",")]
    networks = [found for name in wanted if (found := network(name)) is not None]

    def is_trusted(address: str) -> bool:
        found = network(address)
        inside = found is not None and any(found.network_address in one for one in networks)
        return "*" in wanted or address in wanted or inside

    return is_trusted


def network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network of this name, if it is one; an address is a small one."""
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None


def visitors(threshold: Threshold) -> type[Visitor]:
    """The kind of connection that this threshold looks after; uvicorn makes one for each that comes."""
    return type("Visitor", (Visitor,), {"threshold": threshold})
