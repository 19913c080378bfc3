"""What a plain request brings, and how it is answered: data as JSON, and for whatever is wrong a sentence."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from shamble.core.errors import ShambleError
from shamble.server import messages
from shamble.server.actor import Actor
from shamble.server.group import encode
from shamble.server.limits import neighbourhood
from shamble.server.messages import MAX_BYTES
from shamble.server.show import Viewer
from shamble.server.trouble import Later, Trouble, refusal, status_of
from shamble.server.voice import voice
from shamble.words import LANGUAGES

BODY_WITHIN: Final = 20.0  # seconds
OWN: Final = {"cache-control": "no-store"}  # what only one seat may see is kept by nobody on the way

# --- what comes -----------------------------------------------------------------------------------------------------


def lang_of(request: HTTPConnection) -> str:
    """The language of a request: asked for, or the browser's, or English."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def caller(request: HTTPConnection) -> str:
    """Who a request comes from."""
    return neighbourhood(request.client.host) if request.client else "?"


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


# --- what goes ------------------------------------------------------------------------------------------------------


def plain(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Data as JSON."""
    return Response(encode(data), status, headers, media_type="application/json")


def packed(data: bytes, request: Request) -> Response:
    """Much JSON that is one's own, compressed where the caller wants it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, headers=OWN, media_type="application/json")
    headers = {**OWN, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(data, 6), headers=headers, media_type="application/json")


def refused(error: ShambleError, lang: str, status: int | None = None) -> Response:
    """A refusal as the answer to a request; its code says the status, unless that is known better."""
    said = refusal(error, voice(lang, None).words)
    wait = {"retry-after": str(error.values["seconds"])} if isinstance(error, Later) else None
    return plain(said, status or status_of(error, str(said["code"])), wait)


def turned_down(error: ShambleError, actor: Actor, viewer: Viewer, data: str | bytes) -> dict[str, object]:
    """Why a message was refused, in the words of its table."""
    sitting = actor.sitting
    return {**refusal(error, viewer.voice(sitting).words, sitting.names()), "id": messages.outline(data).id}
