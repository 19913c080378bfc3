"""The doors of plain HTTP: games, rules, tables, seats, messages, records, for pages and programs alike."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from shamble import registry
from shamble.core.errors import ShambleError
from shamble.server import dice, links, listing, messages, sockets
from shamble.server.actor import Actor
from shamble.server.book import book
from shamble.server.group import encode
from shamble.server.hub import Hub, game_named
from shamble.server.limits import Callers
from shamble.server.messages import MakeTable, Mine, SitDown
from shamble.server.replies import OWN, body, caller, lang_of, packed, plain, turned_down
from shamble.server.room import room
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import HOST, Fields
from shamble.server.slow import Slow
from shamble.server.story import Story, replay
from shamble.server.trouble import TooFast, Trouble, status_of
from shamble.server.unreadable import Unreadable
from shamble.words import page_words


class Doors:
    """Everything that answers a request for data."""

    def __init__(self, hub: Hub, callers: Callers) -> None:
        self.hub = hub
        self.callers = callers
        self.slow = Slow(callers.limited)

    def routes(self) -> list[Route]:
        """What can be asked for; sockets come in by a shorter way."""
        table = "/api/tables/{code}"
        return [
            Route("/api/games", self.games),
            Route("/api/words", self.words),
            Route("/api/rules/{game}", self.rules),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/tables", self.tables_listed, methods=["GET"]),
            Route("/api/tables", self.make, methods=["POST"]),
            Route(table, self.table, methods=["GET"]),
            Route(table, self.delete, methods=["DELETE"]),
            Route(f"{table}/forget", self.forget, methods=["POST"]),
            Route(f"{table}/sit", self.sit, methods=["POST"]),
            Route(f"{table}/messages", self.say, methods=["POST"]),
            Route(f"{table}/messages", self.stream, methods=["GET"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
        ]

    # --- the house ---

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
        wish = messages.read_body(await body(request), Mine)
        return plain({"tables": await listing.mine(self.hub, wish)})

    async def make(self, request: Request) -> Response:
        """A new table."""
        wish = messages.read_body(await body(request), MakeTable)
        who = caller(request)
        if wait := self.callers.tables.take(who):
            raise TooFast(wait)
        actor = await self.hub.make(wish, who)
        return plain({"code": actor.sitting.code, "token": actor.token(0), "seat": 0}, 201)

    # --- one table ---

    async def table(self, request: Request) -> Response:
        """What anybody may know of a table."""
        sitting = (await self.hub.table(request.path_params["code"])).sitting
        found = {"code": sitting.code, "game": sitting.game.name, "phase": sitting.phase}
        sealed = {"seal": sitting.seal, "added": dice.added(sitting)}
        return plain({**found, **sealed, "room": room(sitting, lang_of(request))})

    async def sit(self, request: Request) -> Response:
        """A seat at a table."""
        wish = messages.read_body(await body(request), SitDown)
        actor = await self.hub.table(request.path_params["code"])
        chair = await actor.sit(wish.name, links.known_as(wish.who), wish.seat)
        return plain({"code": actor.sitting.code, "token": actor.token(chair), "seat": chair})

    async def say(self, request: Request) -> Response:
        """A message, and its reply."""
        data = await body(request)
        actor, chair = await self._actor(request)
        viewer = Viewer(chair, lang_of(request), "view")
        actor.comes_from(chair, caller(request))
        try:
            said = messages.read(data)
            replies: list[Fields] = []
            await actor.heed(viewer, said, replies.append)
            return plain({**replies[0], "id": said.id})
        except ShambleError as error:
            said_no = turned_down(error, actor, viewer, data)
            return plain(said_no, status_of(error, str(said_no["code"])))

    async def stream(self, request: Request) -> Response:
        """The table and its updates, one message a line."""
        actor, chair = await self._actor(request)
        form = request.query_params.get("as", "view")
        if form not in ("scene", "view"):
            raise Trouble("invalid")
        seen = request.query_params.get("seen", "0")
        viewer, who = Viewer(chair, lang_of(request), form), caller(request)
        actor.comes_from(chair, who)
        since = int(seen) if seen.isdecimal() and len(seen) < 13 else 0
        found = sockets.stream(actor, viewer, since, who, self.callers)
        headers = {**OWN, "x-accel-buffering": "no"}
        return StreamingResponse(found, media_type="application/x-ndjson", headers=headers)

    async def delete(self, request: Request) -> Response:
        """The host deletes a table, with all that is kept of it."""
        try:
            _, chair = await self._actor(request)
        except Unreadable as lost:
            chair = lost.chair_of(self.hub.store.key, token_of(request))
        if chair != HOST:
            raise Trouble("not-yours", "not-host")
        await self.hub.remove(request.path_params["code"])
        return plain({"kind": "done"})

    async def forget(self, request: Request) -> Response:
        """Somebody's name and words are taken out of all that is kept of a table."""
        actor, chair = await self._actor(request)
        if chair == WATCHER:
            raise Trouble("not-yours", "spectator")
        await asyncio.shield(actor.forget(chair))
        return plain({"kind": "done"})

    async def record(self, request: Request) -> Response:
        """One's own record, or after the end the whole one."""
        whole = request.query_params.get("whole") == "yes"
        try:
            actor, chair = await self._actor(request)
            code, record = actor.sitting.code, listing.record_of(actor.sitting, chair, whole)
        except Unreadable as lost:
            code, record = lost.sitting.code, lost.record_for(self.hub.store.key, token_of(request), whole)
        headers = {**OWN, "content-disposition": f'attachment; filename="{code}.shamble"'}
        return PlainTextResponse(await self.slow.told(caller(request), record), headers=headers)

    async def replay(self, request: Request) -> Response:
        """Every moment as the caller saw it."""
        actor, chair = await self._actor(request)
        viewer = Viewer(chair, lang_of(request), "scene")
        known = actor.replays.get(viewer)
        if known is None or known[0] != actor.sitting.shown:
            story = Story(actor.sitting)
            told = self.slow.told(caller(request), lambda: encode(replay(actor.sitting, viewer, story)))
            known = (story.seq, await told)
            actor.replays[viewer] = known
        return packed(known[1], request)

    async def _actor(self, request: Request) -> tuple[Actor, int]:
        """The table of a request, and the chair that its token opens."""
        actor = await self.hub.table(request.path_params["code"])
        return actor, actor.chair_of(token_of(request))


def token_of(request: Request) -> str | None:
    """The token that a request brings, if any."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind and kind.lower() != "bearer":
        raise Trouble("link")
    return token.strip() or None
