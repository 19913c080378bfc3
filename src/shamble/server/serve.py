"""Opening the house: the store, the port, and uvicorn with what our tables need."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import uvicorn

from shamble.core.errors import ShambleError
from shamble.server.app import application
from shamble.server.guard import Manner
from shamble.server.hub import Hub
from shamble.server.keeping import Keep
from shamble.server.store import Store
from shamble.server.thinkers import Thinkers
from shamble.server.threshold import Threshold, trusted, visitors

MAX_FRAME: Final = 1 << 20  # what a socket reads at once; messages have a smaller limit, which is refused in words
BACKLOG: Final = 2048
PORTS_TRIED: Final = 20
STOP_WITHIN: Final = 3
GOODBYE_WITHIN: Final = 1.0
TICK: Final = 0.02
SELDOM: Final = (50_000, 20, 50)  # new objects before a search, and how much seldomer older ones are searched


class Wishes(NamedTuple):
    """How somebody wants to serve."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: Path = Path("shamble.db")
    public: str = ""
    cert: str | None = None
    key: str | None = None
    limited: bool = True
    pace: float = 1.0
    keep: Keep = Keep()
    secret: str = ""
    drain: float = 0.0


class NoPort(ShambleError):
    """The port cannot be had; the key says why: used, denied, address."""

    def __init__(self, key: str, port: object) -> None:
        self.key = key
        self.port = port
        super().__init__(f"{port}: {key}")


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; NoPort if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    # On Windows the usual option would let two servers share a port.
    found.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR), 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        key = {errno.EADDRINUSE: "port-used", errno.EACCES: "port-denied"}.get(error.errno or 0, "address")
        raise NoPort(key, port if key != "address" else host) from None
    except OverflowError:
        found.close()
        raise NoPort("port-used", port) from None
    return found


def bound_somewhere(wishes: Wishes, first: int) -> socket.socket:
    """The wished-for port, or without a wish the first free one from here on."""
    if wishes.port is not None:
        return bound(wishes.host, wishes.port)
    for port in range(first, first + PORTS_TRIED):
        try:
            return bound(wishes.host, port)
        except NoPort as trouble:
            if trouble.key != "port-used":
                raise
    raise NoPort("port-used", first)


def address_of(listening: socket.socket, wishes: Wishes) -> str:
    """Where people find the tables."""
    if wishes.public:
        return wishes.public.rstrip("/")
    host, port = listening.getsockname()[:2]
    shown = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost", "::1": "localhost"}.get(host, host)
    return f"{'https' if wishes.cert else 'http'}://{f'[{shown}]' if ':' in shown else shown}:{port}"


def run(wishes: Wishes, listening: socket.socket, store: Store, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    gentle_memory()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever stops it, it ends as with Ctrl-C
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(wishes, listening, store, ready))
    finally:
        store.close()


def gentle_memory() -> None:
    """Look for cycles seldom: tables are trees, and searching all of them again and again is felt in the answers."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def serve(wishes: Wishes, listening: socket.socket, store: Store, ready: Callable[[], None]) -> None:
    """Serve on a socket that listens already."""
    hub = Hub(store, Thinkers(), wishes.pace)
    threshold = Threshold(trusted(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")), wishes.limited)
    hub.connections = threshold.by_address.total
    manner = Manner(wishes.public, wishes.host, wishes.limited, wishes.cert is not None, wishes.secret)
    config = uvicorn.Config(
        application(hub, manner, wishes.keep),
        http=visitors(threshold),
        log_config=None,  # ours is set up already
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ssl_certfile=wishes.cert,
        ssl_keyfile=wishes.key,
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=BACKLOG,
        lifespan="on",
    )
    server = House(config, hub, wishes.drain)
    waiting = asyncio.create_task(when_started(server, ready))
    await server.serve(sockets=[listening])
    waiting.cancel()


class House(uvicorn.Server):
    """A server that lets people finish their sentence and says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, hub: Hub, drain: float = 0.0) -> None:
        super().__init__(config)
        self.hub = hub
        self.drain = drain
        self.hurry = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; who asks twice does not wait for the players, but nobody is torn off in the middle of a sentence."""
        if self.should_exit:
            self.hurry = True
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nothing new begin, see everybody off, wait a moment until they have heard it, and close the doors."""
        self.hub.drain(self.drain)
        until = time.monotonic() + self.drain
        while time.monotonic() < until and not self.hurry:
            await asyncio.sleep(TICK)
        await self.hub.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                while self.hub.watched():
                    await asyncio.sleep(TICK)
        await super().shutdown(sockets)


async def when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    """Say that the doors are open once they are."""
    while not server.started:
        await asyncio.sleep(TICK)
    ready()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is on this machine."""
    try:
        import uvloop
    except ImportError:
        return None
    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found


def show_in_browser(address: str) -> None:
    """Open the front page, where there is a browser."""
    webbrowser.open(address)
