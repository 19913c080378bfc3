"""The whole server: pages, doors and sockets behind their guard. What comes in wrong is answered with a sentence."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from shamble.core.errors import ShambleError
from shamble.server.doors import Doors
from shamble.server.guard import Guard, Manner
from shamble.server.health import Health
from shamble.server.hub import Hub
from shamble.server.keeping import FOR_EVER, Keep, Keeper
from shamble.server.limits import Callers
from shamble.server.pages import Pages, missing
from shamble.server.replies import lang_of, refused
from shamble.server.sockets import Sockets
from shamble.server.trouble import Trouble

Handler = Callable[[Request, Exception], Awaitable[Response]]


def application(hub: Hub, manner: Manner | None = None, keep: Keep = FOR_EVER) -> ASGIApp:
    """The whole server as an ASGI application."""
    manner = manner or Manner()
    keeper = Keeper(hub, keep)
    callers = Callers(manner.limited)

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        hub.open()
        keeper.open()
        yield
        await keeper.close()
        await hub.close()

    doors = Doors(hub, callers)
    routes = [*Pages().routes(), *doors.routes(), *Health(hub, callers, doors.slow, manner.secret).routes()]
    handlers: dict[Any, Handler] = {ShambleError: on_trouble, HTTPException: on_http, Exception: on_mistake}
    inner = Starlette(routes=routes, exception_handlers=cast(Any, handlers), lifespan=life)
    return Guard(inner, Sockets(hub, callers), manner, callers)


async def on_trouble(request: Request, error: Exception) -> Response:
    """Anything that Shamble turns down."""
    assert isinstance(error, ShambleError)
    return refused(error, lang_of(request))


async def on_mistake(request: Request, _: Exception) -> Response:
    """A mistake of ours: a sentence for the caller; the guard writes it into the log."""
    return refused(Trouble("mistake"), lang_of(request))


async def on_http(request: Request, error: Exception) -> Response:
    """No such page, or not that way."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refused(Trouble("unknown", "no-method"), lang_of(request), 405)
    return missing(request, "no-page")
