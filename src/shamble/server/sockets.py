"""Those who stay on the line: sockets, and for programs streams of one message a line."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncGenerator, Iterator
from functools import partial
from typing import Final, cast

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.core.errors import ShambleError
from shamble.server import messages
from shamble.server.actor import Actor
from shamble.server.group import Mailbox, encode, message
from shamble.server.hub import Hub
from shamble.server.limits import COSTLY, TOO_MUCH, Callers
from shamble.server.messages import Hello, Speak, Words
from shamble.server.replies import caller, lang_of, turned_down
from shamble.server.show import Viewer
from shamble.server.sitting import Fields
from shamble.server.trouble import TooFast, Trouble, refusal
from shamble.server.voice import voice

LOG: Final = logging.getLogger("shamble.server")
HELLO_WITHIN: Final = 10.0  # seconds
KEEP_ALIVE: Final = 15.0
SEND_WITHIN: Final = 30.0  # a reader who takes longer is gone
PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
CLOSE_POLICY: Final = 1008
CLOSE_AGAIN: Final = 1012  # the server restarts; come back


class Gone(Exception):
    """The other side hung up."""


@contextlib.contextmanager
def on_the_wire() -> Iterator[None]:
    """Sending or receiving, and nothing else: what one who hung up brings is Gone, and a mistake of ours stays one."""
    try:
        yield
    except (WebSocketDisconnect, RuntimeError, OSError):
        raise Gone from None


class Sockets:
    """Every socket, straight to its table: each layer in between would be paid for with each message."""

    def __init__(self, hub: Hub, callers: Callers) -> None:
        self.hub = hub
        self.callers = callers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A browser or a program at a table."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            await turn_away(receive, send)
            return
        socket = WebSocket(scope, receive, send)
        with contextlib.suppress(Gone):
            with on_the_wire():
                await socket.accept()
            await self._serve(socket, found[1])

    async def _serve(self, socket: WebSocket, code: str) -> None:
        """Hear the first words, join the table and listen, until one side has had enough."""
        lang, who = lang_of(socket), caller(socket)
        try:
            with self.callers.on_the_line(who, "socket"):
                hello = await first_words(socket)
                lang = hello.lang
                actor = await self.hub.table(code)
                viewer = Viewer(actor.chair_of(hello.token), lang, hello.form)
                actor.comes_from(viewer.chair, who)
                box = actor.join(viewer, hello.seen)
                await Line(socket, actor, viewer, box, who, self.callers).talk()
        except ShambleError as error:
            await refuse(socket, error, lang)
        except Gone:
            raise
        except Exception:
            LOG.exception("A socket failed at %s", code)
            await refuse(socket, Trouble("mistake"), lang)


class Line:
    """One socket at one table: what comes in is heeded in order, what goes out never waits for it."""

    def __init__(
        self, socket: WebSocket, actor: Actor, viewer: Viewer, box: Mailbox, who: str, callers: Callers
    ) -> None:
        self.socket = socket
        self.actor = actor
        self.viewer = viewer
        self.box = box
        self.who = who
        self.messages = callers.messages
        self.too_many = 0
        self.sending_since = 0.0  # a watch at each message would cost more than sending it

    async def talk(self) -> None:
        """Listen and send until the socket closes."""
        both = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        ended: set[asyncio.Task[None]] = set()
        try:
            while not ended and not self._stuck():
                ended, _ = await asyncio.wait(both, timeout=SEND_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.actor.leave(self.viewer, self.box)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        for task in ended:
            with contextlib.suppress(Gone):  # which is how most of them end
                task.result()

    async def _listen(self) -> None:
        while True:
            data = await text_of(self.socket)
            if wait := self.messages.take(self.who):
                if not self._slow_down(data, TooFast(wait)):
                    await refuse(self.socket, TooFast(wait), self.viewer.lang)
                    return
                continue
            self.too_many = 0
            if self.box.closed is None:  # who was shown out has nothing to say while its goodbye is on the way
                await self._heed(data)

    def _slow_down(self, data: str | bytes, trouble: TooFast) -> bool:
        """A sentence for a message that was too many; False if it does not stop."""
        self.too_many += 1
        self.box.put(encode(turned_down(trouble, self.actor, self.viewer, data)))
        return self.too_many < TOO_MUCH

    async def _heed(self, data: str | bytes) -> None:
        try:
            said = messages.read(data)
            if isinstance(said, Hello):
                raise Trouble("unknown", "no-hello")
            if isinstance(said, Speak | Words):
                self.messages.spend(self.who, COSTLY)
            if isinstance(said, Speak):
                self._speak(said.lang)
                self.box.put(message("done", id=said.id, seq=self.actor.sitting.seq_for(self.viewer.chair)))
                return
            await self.actor.heed(self.viewer, said, partial(self._reply, said.id))
        except ShambleError as error:
            self.box.put(encode(turned_down(error, self.actor, self.viewer, data)))
        except Exception:  # a mistake of ours: who asked is told, and can go on
            LOG.exception("A message failed at %s", self.actor.sitting.code)
            self.box.put(encode(turned_down(Trouble("mistake"), self.actor, self.viewer, data)))

    def _reply(self, number: object, reply: Fields) -> None:
        self.box.put(encode({**reply, "id": number}))

    def _speak(self, lang: str) -> None:
        """Another language: the same chair in another group."""
        self.actor.leave(self.viewer, self.box)
        self.viewer = self.viewer._replace(lang=lang)
        self.box = self.actor.crowd.move(self.box, self.viewer)

    async def _send(self) -> None:
        """What waits, in order. A reader who fell behind gets a fresh table."""
        while True:
            waiting = await self.box.take()
            self.sending_since = time.monotonic()
            for one in waiting:
                await send_to(self.socket, one)
            if self.box.behind:
                self.box.behind = False
                await send_to(self.socket, self.actor.crowd.fresh(self.viewer))
            self.sending_since = 0.0
            if self.box.closed is not None:
                await send_to(self.socket, self.box.closed)
                await close(self.socket, CLOSE_AGAIN)
                return

    def _stuck(self) -> bool:
        """Whether the other side has not read for so long that it is as good as gone."""
        return self.sending_since > 0 and time.monotonic() - self.sending_since > SEND_WITHIN


async def first_words(socket: WebSocket) -> Hello:
    """The hello of a socket; Trouble if something else comes, or nothing."""
    try:
        said = messages.read(await asyncio.wait_for(text_of(socket), HELLO_WITHIN))
    except TimeoutError:
        raise Trouble("unknown", "no-hello") from None
    if not isinstance(said, Hello):
        raise Trouble("unknown", "no-hello")
    return said


async def text_of(socket: WebSocket) -> str | bytes:
    """The next message of a socket, whichever way it was sent; Gone if there will be none."""
    with on_the_wire():
        event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Gone
    found = event.get("text")
    return found if found is not None else cast(bytes, event.get("bytes") or b"")


async def send_to(socket: WebSocket, one: bytes) -> None:
    """Send a message; Gone if nobody hears it."""
    with on_the_wire():
        await socket.send_text(one.decode())


async def close(socket: WebSocket, code: int) -> None:
    """Hang up."""
    with on_the_wire():
        await socket.close(code)


async def refuse(socket: WebSocket, error: ShambleError, lang: str) -> None:
    """Say why, and close."""
    said = {**refusal(error, voice(lang, None).words), "kind": "bye"}
    await send_to(socket, encode(said))
    await close(socket, CLOSE_POLICY)


async def tell_and_close(socket: WebSocket, error: ShambleError, lang: str) -> None:
    """Say why a socket is not served, since one that is closed unopened cannot be told."""
    with contextlib.suppress(Gone):
        with on_the_wire():
            await socket.accept()
        await refuse(socket, error, lang)


async def turn_away(receive: Receive, send: Send) -> None:
    """Close a socket before it was opened."""
    await receive()
    await send({"type": "websocket.close", "code": CLOSE_POLICY})


async def stream(actor: Actor, viewer: Viewer, seen: int, who: str, callers: Callers) -> AsyncGenerator[bytes, None]:
    """The table and its updates for a program, line by line; an empty line now and then shows that it is alive."""
    try:
        with callers.on_the_line(who, "stream"):
            async with contextlib.aclosing(updates(actor, viewer, seen)) as told:
                async for one in told:
                    yield one + b"\n"
    except ShambleError as error:
        yield encode(turned_down(error, actor, viewer, b"")) + b"\n"


async def updates(actor: Actor, viewer: Viewer, seen: int) -> AsyncGenerator[bytes, None]:
    """The same without its ends of lines; Trouble if this seat looks on too often already."""
    box = actor.join(viewer, seen)
    try:
        while box.closed is None:
            try:
                for one in await asyncio.wait_for(box.take(), KEEP_ALIVE):
                    yield one
            except TimeoutError:
                yield b""
            if box.behind:
                box.behind = False
                yield actor.crowd.fresh(viewer)
        yield box.closed
    finally:
        actor.leave(viewer, box)
