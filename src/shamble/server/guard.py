"""Around everything: who may come in and how often, and the armour that every answer wears."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from shamble.server.limits import Callers
from shamble.server.replies import caller, lang_of, refused
from shamble.server.sockets import tell_and_close, turn_away
from shamble.server.trouble import TooFast, Trouble

LOG: Final = logging.getLogger("shamble.server")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STRICT: Final = {"strict-transport-security": "max-age=31536000"}  # where TLS was promised: never again without it


class Manner(NamedTuple):
    """How the server is run: its public address if it has one, the host it listens on, whether callers are limited,
    whether it ends TLS itself, and the secret that opens the operator's figures from elsewhere.
    """

    public: str = ""
    host: str = "127.0.0.1"
    limited: bool = True
    tls: bool = False
    secret: str = ""

    def is_safe(self) -> bool:
        """Whether people reach it over TLS."""
        return self.tls or urlsplit(self.public).scheme == "https"


class Guard:
    """Checks where a request comes from and how many there are, and gives every answer its security headers."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, manner: Manner, callers: Callers) -> None:
        self.app = app
        self.sockets = sockets
        self.manner = manner
        self.callers = callers
        self.headers = {**HEADERS, **STRICT} if manner.is_safe() else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        trouble = self._trouble(request)
        if trouble is None:
            await self._let_in(scope, receive, send)
        elif scope["type"] == "http":
            await refused(trouble, lang_of(request))(scope, receive, armoured(send, self.headers))
        elif isinstance(trouble, TooFast):
            await tell_and_close(WebSocket(scope, receive, send), trouble, lang_of(request))
        else:
            await turn_away(receive, send)

    def _trouble(self, request: HTTPConnection) -> Trouble | None:
        if not known_host(request.headers.get("host", ""), self.manner):
            return Trouble("origin")
        changing = request.scope["type"] == "websocket" or request.scope["method"] not in ("GET", "HEAD")
        if changing and not same_origin(request.headers, self.manner):
            return Trouble("origin")
        if request.scope["path"].startswith("/api/") and (wait := self.callers.messages.take(caller(request))):
            return TooFast(wait)
        return None

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == "http":
                await self.app(scope, receive, armoured(send, self.headers))
            else:
                await self.sockets(scope, receive, send)
        except Exception:  # a mistake of ours: the others play on, and we read about it in the log
            LOG.exception("A request failed: %r", scope["path"])


def armoured(send: Send, armour: Mapping[str, str]) -> Send:
    """The same way out, on which every answer gets the security headers."""

    async def sent(event: Message) -> None:
        if event["type"] == "http.response.start":
            headers = MutableHeaders(scope=event)
            for name, value in armour.items():
                headers.setdefault(name, value)
        await send(event)

    return sent


def known_host(host: str, manner: Manner) -> bool:
    """Whether the request is meant for us, and not led here by a foreign name."""
    name = host_name(host)
    if name in ("localhost", host_name(manner.host), host_name(urlsplit(manner.public).netloc)) and name:
        return True
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return False


def host_name(netloc: str) -> str:
    """The name in an address, without its port."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "") if netloc.isprintable() else ""
    except ValueError:
        return ""


def same_origin(headers: Headers, manner: Manner) -> bool:
    """Whether a changing request comes from our own pages, or from a program, which sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(netloc) and netloc in (headers.get("host", "").lower(), urlsplit(manner.public).netloc.lower())
