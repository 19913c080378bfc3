"""The doors: pages, HTTP and WebSockets. Whatever comes through them wrong is answered with a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import ipaddress
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar, cast
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble import registry
from shamble.core.errors import ShambleError
from shamble.server import links, listing, messages, show
from shamble.server.actor import Actor
from shamble.server.book import book
from shamble.server.group import Mailbox, encode, message
from shamble.server.hub import Hub, game_named
from shamble.server.limits import COSTLY, MESSAGES, REQUESTS, SOCKETS, TABLES, TOO_MUCH, Bucket, Buckets
from shamble.server.messages import MAX_BYTES, Hello, MakeTable, Mine, SitDown, Speak, Words
from shamble.server.pages import Pages
from shamble.server.show import Viewer
from shamble.server.trouble import STATUS, Trouble, refusal
from shamble.server.voice import voice
from shamble.words import LANGUAGES, page_words

T = TypeVar("T")
LOG: Final = logging.getLogger("shamble.server")
HELLO_WITHIN: Final = 10.0  # seconds
KEEP_ALIVE: Final = 15.0
SEND_WITHIN: Final = 30.0  # a reader who takes longer is gone
BODY_WITHIN: Final = 20.0
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
SOCKET_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
CLOSE_POLICY: Final = 1008
CLOSE_AGAIN: Final = 1012  # the server restarts; come back


class Manner(NamedTuple):
    """How the server is run: its public address if it has one, the host it listens on, whether callers are limited."""

    public: str = ""
    host: str = "127.0.0.1"
    limited: bool = True


class Doors:
    """Everything that answers a request."""

    def __init__(self, hub: Hub, manner: Manner) -> None:
        self.hub = hub
        self.manner = manner
        self.pages = Pages()
        self.requests = Buckets(REQUESTS if manner.limited else None)
        self.tables = Buckets(TABLES if manner.limited else None)
        self.sockets: Counter[str] = Counter()  # open now, by caller
        self.slow = ThreadPoolExecutor(1, "slow")

    def routes(self) -> list[Route]:
        """What can be asked for; sockets come in by a shorter way."""
        table = "/api/tables/{code}"
        return [
            Route("/", self.front),
            Route("/t/{code}", self.table_page),
            Route("/rules/", self.some_rules),
            Route("/rules/{game}", self.rules_page),
            Route("/web/{path:path}", self.file),
            Route("/games/{path:path}", self.file),
            Route("/favicon.ico", self.icon),
            Route("/api/games", self.games),
            Route("/api/words", self.words),
            Route("/api/rules/{game}", self.rules),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/tables", self.tables_listed, methods=["GET"]),
            Route("/api/tables", self.make, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/sit", self.sit, methods=["POST"]),
            Route(f"{table}/messages", self.say, methods=["POST"]),
            Route(f"{table}/messages", self.stream, methods=["GET"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
        ]

    # --- pages ---

    async def front(self, request: Request) -> Response:
        """The front page."""
        return self._page("index.html", request)

    async def table_page(self, request: Request) -> Response:
        """The page of any table; who may see what is settled when it connects."""
        return self._page("table.html", request)

    async def rules_page(self, request: Request) -> Response:
        """The page of a rulebook."""
        game_named(request.path_params["game"])
        return self._page("rules.html", request)

    async def some_rules(self, request: Request) -> Response:
        """Whoever asks for rules without a game gets those of the first."""
        return RedirectResponse(f"/rules/{registry.games()[0]}")

    async def file(self, request: Request) -> Response:
        """Something that a page loads."""
        return self._page(request.url.path.lstrip("/"), request)

    async def icon(self, request: Request) -> Response:
        """The picture on a browser's tab."""
        return self._page("web/art/icon.svg", request)

    def _page(self, address: str, request: Request) -> Response:
        found = self.pages.get(address, request)
        if found is None:
            raise HTTPException(404)
        return found

    # --- plain requests ---

    async def games(self, request: Request) -> Response:
        """The games there are."""
        return plain({"games": [listing.game(name, lang_of(request)) for name in registry.games()]})

    async def words(self, request: Request) -> Response:
        """The words of the pages."""
        return plain(page_words(lang_of(request)))

    async def rules(self, request: Request) -> Response:
        """A rulebook."""
        return plain(book(game_named(request.path_params["game"]).name, lang_of(request)))

    async def tables_listed(self, request: Request) -> Response:
        """The tables on the front page."""
        lang = lang_of(request)
        open_ = [listing.open_table(actor, lang) for actor in await self.hub.listed(("room",))]
        running = [listing.running_table(actor, lang) for actor in await self.hub.listed(("play",))]
        return plain({"open": [one for one in open_ if one], "running": running})

    async def mine(self, request: Request) -> Response:
        """The tables that somebody's tokens open."""
        wish = cast(Mine, await self._body(request, Mine))
        return plain({"tables": await listing.mine(self.hub, wish)})

    async def make(self, request: Request) -> Response:
        """A new table."""
        wish = cast(MakeTable, await self._body(request, MakeTable))
        if not self.tables.take(caller(request)):
            raise Trouble("too-fast")
        actor = await self.hub.make(wish)
        return plain({"code": actor.sitting.code, "token": actor.token(0), "seat": 0}, 201)

    async def table(self, request: Request) -> Response:
        """What anybody may know of a table."""
        sitting = (await self.hub.table(request.path_params["code"])).sitting
        found = {"code": sitting.code, "game": sitting.game.name, "phase": sitting.phase}
        return plain({**found, "room": show.room(sitting, lang_of(request))})

    async def sit(self, request: Request) -> Response:
        """A seat at a table."""
        wish = cast(SitDown, await self._body(request, SitDown))
        actor = await self.hub.table(request.path_params["code"])
        chair = await actor.sit(wish.name, links.known_as(wish.who), wish.seat)
        return plain({"code": actor.sitting.code, "token": actor.token(chair), "seat": chair})

    async def say(self, request: Request) -> Response:
        """A message, and its reply."""
        data = await body(request)
        actor, chair = await self._actor(request)
        viewer = Viewer(chair, lang_of(request), "view")
        try:
            said = messages.read(data)
            return plain({**await actor.heed(viewer, said), "id": said.id})
        except ShambleError as error:
            said_no = turned_down(error, actor, viewer, data)
            return plain(said_no, STATUS[str(said_no["code"])])

    async def record(self, request: Request) -> Response:
        """One's own record, or after the end the whole one."""
        actor, chair = await self._actor(request)
        story = listing.check_record(actor.sitting, chair, request.query_params.get("whole") == "yes")
        text = await self._aside(story.record)
        name = f"{actor.sitting.code}.shamble"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def replay(self, request: Request) -> Response:
        """Every moment as the caller saw it."""
        actor, chair = await self._actor(request)
        viewer = Viewer(chair, lang_of(request), "scene")
        known = actor.replays.get(viewer)
        if known is None or known[0] != actor.sitting.seq:
            story = show.Story(actor.sitting)
            known = (story.seq, await self._aside(lambda: encode(show.replay(actor.sitting, viewer, story))))
            actor.replays[viewer] = known
        return packed(known[1], request)

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do something long on the one thread for it, so that tables go on and nobody can start many at once."""
        return await asyncio.get_running_loop().run_in_executor(self.slow, work)

    async def stream(self, request: Request) -> Response:
        """The table and its updates, one message a line."""
        actor, chair = await self._actor(request)
        form = request.query_params.get("as", "view")
        if form not in ("scene", "view"):
            raise Trouble("invalid")
        seen = request.query_params.get("seen", "0")
        viewer = Viewer(chair, lang_of(request), form)
        found = lines(actor, viewer, int(seen) if seen.isdecimal() and len(seen) < 13 else 0)
        headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
        return StreamingResponse(found, media_type="application/x-ndjson", headers=headers)

    async def _actor(self, request: Request) -> tuple[Actor, int]:
        """The table of a request, and the chair that its token opens."""
        actor = await self.hub.table(request.path_params["code"])
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind and kind.lower() != "bearer":
            raise Trouble("link")
        return actor, actor.chair_of(token.strip() or None)

    async def _body(self, request: Request, kind: Any) -> object:
        """The body of a request, checked."""
        return messages.read_body(await body(request), kind)

    # --- sockets ---

    async def socket(self, socket: WebSocket) -> None:
        """A browser or a program at a table."""
        await socket.accept()
        address = caller(socket)
        self.sockets[address] += 1
        try:
            if self.manner.limited and self.sockets[address] > SOCKETS:
                raise Trouble("full", "too-many-links")
            hello = await first_words(socket)
            await self._sit_at(socket, hello)
        except ShambleError as error:
            await refuse(socket, error, "en")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # gone
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def _sit_at(self, socket: WebSocket, hello: Hello) -> None:
        """Join the table and listen, until one side has had enough."""
        try:
            actor = await self.hub.table(socket.path_params["code"])
            viewer = Viewer(actor.chair_of(hello.token), hello.lang, hello.form)
            box = actor.join(viewer, hello.seen)
        except ShambleError as error:
            await refuse(socket, error, hello.lang)
            return
        await Line(socket, actor, viewer, box, Bucket(MESSAGES) if self.manner.limited else None).talk()


class Line:
    """One socket at one table: what comes in is heeded in order, what goes out never waits for it."""

    def __init__(self, socket: WebSocket, actor: Actor, viewer: Viewer, box: Mailbox, bucket: Bucket | None) -> None:
        self.socket = socket
        self.actor = actor
        self.viewer = viewer
        self.box = box
        self.bucket = bucket
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
            await asyncio.gather(*both, return_exceptions=True)  # gone is gone

    async def _listen(self) -> None:
        while True:
            data = await text_of(self.socket)
            if self.bucket is not None and not self.bucket.take():
                if not self._slow_down(data):
                    await refuse(self.socket, Trouble("too-fast"), self.viewer.lang)
                    return
                continue
            self.too_many = 0
            if self.box.closed is None:  # who was shown out has nothing to say while its goodbye is on the way
                await self._heed(data)

    def _slow_down(self, data: str | bytes) -> bool:
        """A sentence for a message that was too many; False if it does not stop."""
        self.too_many += 1
        self.box.put(encode(turned_down(Trouble("too-fast"), self.actor, self.viewer, data)))
        return self.too_many < TOO_MUCH

    async def _heed(self, data: str | bytes) -> None:
        try:
            said = messages.read(data)
            if isinstance(said, Hello):
                raise Trouble("unknown", "no-hello")
            if isinstance(said, Speak | Words) and self.bucket is not None:
                self.bucket.spend(COSTLY)
            if isinstance(said, Speak):
                self._speak(said.lang)
                self.box.put(message("done", id=said.id, seq=self.actor.sitting.seq))
                return
            reply = await self.actor.heed(self.viewer, said)
            self.box.put(encode({**reply, "id": said.id}))
        except ShambleError as error:
            self.box.put(encode(turned_down(error, self.actor, self.viewer, data)))

    def _speak(self, lang: str) -> None:
        """Another language: the same chair in another group."""
        self.actor.leave(self.viewer, self.box)
        self.viewer = self.viewer._replace(lang=lang)
        self.box = self.actor.move(self.box, self.viewer)

    async def _send(self) -> None:
        """What waits, in order. A reader who fell behind gets a fresh table."""
        try:
            while True:
                waiting = await self.box.take()
                self.sending_since = time.monotonic()
                for one in waiting:
                    await self.socket.send_text(one.decode())
                if self.box.behind:
                    self.box.behind = False
                    await self.socket.send_text(self.actor.fresh(self.viewer).decode())
                self.sending_since = 0.0
                if self.box.closed is not None:
                    await self.socket.send_text(self.box.closed.decode())
                    await self.socket.close(CLOSE_AGAIN)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # gone

    def _stuck(self) -> bool:
        """Whether the other side has not read for so long that it is as good as gone."""
        return self.sending_since > 0 and time.monotonic() - self.sending_since > SEND_WITHIN


def turned_down(error: ShambleError, actor: Actor, viewer: Viewer, data: str | bytes) -> dict[str, object]:
    """Why a message was refused, in the words of its table."""
    sitting = actor.sitting
    return {**refusal(error, viewer.voice(sitting).words, sitting.names()), "id": messages.outline(data).id}


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
    """The next message of a socket, whichever way it was sent."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    found = event.get("text")
    return found if found is not None else cast(bytes, event.get("bytes") or b"")


async def refuse(socket: WebSocket, error: ShambleError, lang: str) -> None:
    """Say why, and close."""
    said = {**refusal(error, voice(lang, None).words), "kind": "bye"}
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send_text(encode(said).decode())
        await socket.close(CLOSE_POLICY)


async def lines(actor: Actor, viewer: Viewer, seen: int) -> AsyncIterator[bytes]:
    """The messages of a stream; an empty line now and then shows that it is alive."""
    try:
        box = actor.join(viewer, seen)
    except ShambleError as error:
        yield encode(turned_down(error, actor, viewer, b"")) + b"\n"
        return
    try:
        while box.closed is None:
            try:
                for one in await asyncio.wait_for(box.take(), KEEP_ALIVE):
                    yield one + b"\n"
            except TimeoutError:
                yield b"\n"
            if box.behind:
                box.behind = False
                yield actor.fresh(viewer) + b"\n"
        yield box.closed + b"\n"
    finally:
        actor.leave(viewer, box)


# --- helpers --------------------------------------------------------------------------------------------------------


def plain(data: object, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(encode(data), status, media_type="application/json")


def packed(data: bytes, request: Request) -> Response:
    """Much JSON, compressed where the caller wants it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(data, 6), headers=headers, media_type="application/json")


def lang_of(request: Request) -> str:
    """The language of a request: asked for, or the browser's, or English."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def caller(request: HTTPConnection) -> str:
    """Who a request comes from."""
    return neighbourhood(request.client.host) if request.client else "?"


def neighbourhood(address: str) -> str:
    """An address as limits count it: of IPv6, one household has as many as it likes, so its network stands for it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else address


async def body(request: Request) -> bytes:
    """The body of a request, if it is small enough; a long one is not read to its end."""
    found = b""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                found += part
                if len(found) > MAX_BYTES:
                    raise Trouble("too-large", size=MAX_BYTES // 1024)
    except (ClientDisconnect, TimeoutError):
        raise Trouble("invalid", "not-json") from None
    return found


# --- around everything ----------------------------------------------------------------------------------------------


class Guard:
    """Checks where a request comes from and how many there are, and gives every answer its security headers."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        trouble = self._trouble(scope)
        if trouble is None:
            await self._let_in(scope, receive, send)
        elif scope["type"] == "http":
            await in_armour(error_response(trouble, "en"))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_POLICY})

    def _trouble(self, scope: Scope) -> Trouble | None:
        headers = Headers(scope=scope)
        if not known_host(headers.get("host", ""), self.doors.manner):
            return Trouble("origin")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changing and not same_origin(headers, self.doors.manner):
            return Trouble("origin")
        address = neighbourhood(scope["client"][0]) if scope.get("client") else "?"
        if scope["path"].startswith("/api/") and not self.doors.requests.take(address):
            return Trouble("too-fast")
        return None

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def armoured(event: Message) -> None:
            if event["type"] == "http.response.start":
                add_headers(event)
            await send(event)

        try:
            if scope["type"] == "http":
                await self.app(scope, receive, armoured)
            else:
                await self._connect(scope, receive, send)
        except Exception:  # a mistake of ours: the others play on, and we read about it in the log
            LOG.exception("A request failed: %r", scope["path"])

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, straight to its table: every layer in between would be paid for with each message."""
        found = SOCKET_PATH.fullmatch(scope["path"])
        if found is None:
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_POLICY})
            return
        scope["path_params"] = {"code": found[1]}
        await self.doors.socket(WebSocket(scope, receive, send))


def add_headers(event: Message) -> None:
    """The security headers, on whatever is answered."""
    headers = MutableHeaders(scope=event)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


def in_armour(response: Response) -> Response:
    """A response of the guard itself, with the same headers."""
    response.headers.update(HEADERS)
    return response


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


def error_response(error: ShambleError, lang: str) -> Response:
    """A refusal as an answer to a request."""
    said = refusal(error, voice(lang, None).words)
    return plain(said, STATUS.get(str(said["code"]), 400))


async def on_trouble(request: Request, error: Exception) -> Response:
    """Anything that Shamble turns down."""
    assert isinstance(error, ShambleError)
    return error_response(error, lang_of(request))


async def on_mistake(request: Request, _: Exception) -> Response:
    """A mistake of ours: a sentence for the caller; the guard writes it into the log."""
    return error_response(Trouble("unknown"), lang_of(request))


async def on_http(request: Request, error: Exception) -> Response:
    """No such page, or not that way."""
    assert isinstance(error, HTTPException)
    key = "no-method" if error.status_code == 405 else "no-page"
    said = refusal(Trouble("unknown", key), voice(lang_of(request), None).words)
    return plain(said, error.status_code)


Handler = Callable[[Request, Exception], Awaitable[Response]]


def application(hub: Hub, manner: Manner | None = None) -> ASGIApp:
    """The whole server as an ASGI application."""
    doors = Doors(hub, manner or Manner())

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        hub.open()
        yield
        await hub.close()

    handlers: dict[Any, Handler] = {ShambleError: on_trouble, HTTPException: on_http, Exception: on_mistake}
    inner = Starlette(routes=doors.routes(), exception_handlers=cast(Any, handlers), lifespan=life)
    return Guard(inner, doors)
