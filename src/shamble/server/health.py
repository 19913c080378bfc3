"""For those who run the server: whether it is well, whether it takes visitors, and its figures."""

from __future__ import annotations

import contextlib
import hmac
import ipaddress
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from shamble.server import metrics
from shamble.server.files import file_limit
from shamble.server.hub import Hub
from shamble.server.limits import Callers
from shamble.server.pages import missing
from shamble.server.replies import OWN, lang_of, refused
from shamble.server.slow import Slow
from shamble.server.store import Full
from shamble.server.trouble import Trouble

WELL_FOR: Final = 1.0  # seconds that an answer holds: whoever asks more often makes us write no more often
ON_THE_WAY: Final = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # what a web server in front adds


class Health:
    """The three doors of an operator."""

    def __init__(self, hub: Hub, callers: Callers, slow: Slow, secret: str = "") -> None:
        self.hub = hub
        self.callers = callers
        self.slow = slow
        self.secret = secret
        self._asked = -WELL_FOR
        self._trouble: Trouble | None = None

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
        ]

    async def healthz(self, request: Request) -> Response:
        """Whether rows can be written now: something is, and synced."""
        now = time.monotonic()
        if now - self._asked >= WELL_FOR:
            self._asked = now
            self._trouble = await self._try_to_write()
        return answered(request, self._trouble)

    async def _try_to_write(self) -> Trouble | None:
        try:
            await self.hub.store.append()
        except Full as error:
            return Trouble("storage", "storage-full" if "full" in str(error) else "storage")
        return None

    async def readyz(self, request: Request) -> Response:
        """Whether visitors should be sent here."""
        return answered(request, Trouble("stopping") if self.hub.draining else None)

    async def metrics(self, request: Request) -> Response:
        """The figures, for who stands at this machine or knows the secret; for others there is no such page."""
        if not (self._knows_the_secret(request) or from_this_machine(request)):
            return missing(request, "no-page")
        return PlainTextResponse(metrics.page(await self._now()), headers={**OWN, "content-type": metrics.TYPE})

    def _knows_the_secret(self, request: Request) -> bool:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        given = token.strip().encode(errors="replace")
        return bool(self.secret) and kind.lower() == "bearer" and hmac.compare_digest(given, self.secret.encode())

    async def _now(self) -> dict[str, float]:
        """What there is at this moment."""
        hub = self.hub
        awake = len(hub)
        found: dict[str, float] = {
            "shamble_tables_awake": awake,
            "shamble_sockets": self.callers.count("socket"),
            "shamble_streams": self.callers.count("stream"),
            "shamble_connections": hub.connections(),
            "shamble_bot_queue": hub.thinkers.turns.waiting(),
            "shamble_hint_queue": hub.hinters.turns.waiting(),
            "shamble_slow_queue": self.slow.turns.waiting(),
            "shamble_files_limit": file_limit(),
            "shamble_draining": hub.draining,
        }
        with contextlib.suppress(Full):  # the other figures are wanted all the more
            found["shamble_tables_resting"] = max(0, await hub.store.count() - awake)
        return found


def answered(request: Request, trouble: Trouble | None) -> Response:
    """Well, or a sentence."""
    answer = PlainTextResponse("ok\n") if trouble is None else refused(trouble, lang_of(request))
    answer.headers.update(OWN)
    return answer


def from_this_machine(request: Request) -> bool:
    """Whether it is asked here, and not by a web server in front for somebody else."""
    if request.client is None or any(name in request.headers for name in ON_THE_WAY):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
