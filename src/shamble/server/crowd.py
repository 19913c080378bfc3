"""Everybody who looks at a table: groups of viewers, who is here, and who is shown out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from shamble.server.group import Group, Mailbox, WindowOf, message
from shamble.server.presence import Presence
from shamble.server.show import WATCHER, Pictured, Viewer, pictured
from shamble.server.sitting import Fields, Sitting
from shamble.server.trouble import Trouble

LOG: Final = logging.getLogger("shamble.server")
GRACE: Final = 20.0  # seconds that a viewer who left is still kept up to date
PRESENCE_EVERY: Final = 1.0  # seconds between two messages about who is here
SURELY: Final = 0.05  # seconds by which a clock may be early
MAX_CONNECTIONS: Final = 5000  # of watchers at one table
MAX_PER_SEAT: Final = 20


class Crowd:
    """The connections of one table. Who sees the same is told the same, made once for all of them."""

    def __init__(
        self, sitting: Sitting, token_of: Callable[[str, int], str], window_of: WindowOf, pace: float = 1.0
    ) -> None:
        self.sitting = sitting
        self.presence = Presence(sitting, pace)
        self._token_of = token_of
        self._window_of = window_of
        self._groups: dict[Viewer, Group] = {}
        self._presence: asyncio.TimerHandle | None = None
        self._grace: asyncio.TimerHandle | None = None  # until somebody's absence has lasted long enough
        self._away: frozenset[int] = frozenset()  # the chairs of those who were told to be away
        self._told: Fields = {}  # who was here when it was last told; so a crowd that comes in is sent the same bytes

    # --- coming and going ---

    def join(self, viewer: Viewer, seen: int) -> Mailbox:
        """A connection looks on: first the table or what it missed, then updates."""
        if self._count(viewer.chair) >= (MAX_CONNECTIONS if viewer.chair == WATCHER else MAX_PER_SEAT):
            raise Trouble("full", "too-many-links")
        group = self._groups.get(viewer)
        if group is None:
            group = Group(self.sitting, viewer, self._token_of, self._window_of, self._away)
            self._groups[viewer] = group
        box = Mailbox(viewer.chair)
        group.boxes.add(box)
        self.look_soon()
        if viewer.chair != WATCHER:  # who sits down is not told to be away
            self._told = self.here()
        missed = group.missed(seen)
        for past in [self.fresh(viewer)] if missed is None else missed:
            box.put(past)
        return box

    def _count(self, chair: int) -> int:
        return sum(len(group.boxes) for viewer, group in self._groups.items() if viewer.chair == chair)

    def move(self, box: Mailbox, viewer: Viewer) -> Mailbox:
        """A connection looks on as another viewer, who must be of the same chair."""
        other = self.join(viewer, 0)
        self._groups[viewer].boxes.discard(other)
        self._groups[viewer].boxes.add(box)
        box.put(self.fresh(viewer))  # what waits already stays: a reply may be among it
        return box

    def leave(self, viewer: Viewer, box: Mailbox) -> None:
        """A connection is gone; its group is kept for a while, in case it comes back."""
        group = self._groups.get(viewer)
        if group is None:
            return
        group.boxes.discard(box)
        if not group.boxes:
            asyncio.get_running_loop().call_later(GRACE, self._forget, viewer)
        self.look_soon()

    def _forget(self, viewer: Viewer) -> None:
        group = self._groups.get(viewer)
        if group is not None and not group.boxes:
            del self._groups[viewer]

    def show_out(self, chair: int, code: str, key: str) -> None:
        """Say goodbye to whoever looks on from a chair, or without one."""
        for viewer in [viewer for viewer in self._groups if viewer.chair == chair]:
            goodbye(self._groups.pop(viewer), code, key)
        self.look()

    def close(self, key: str, code: str = "stopped") -> None:
        """Say goodbye to everybody; who hears "stopped" comes back."""
        self._stop_clocks()
        for group in self._groups.values():
            goodbye(group, code, key)

    def release(self) -> None:
        """Let go of whoever made this crowd, and of all who looked on: nobody does any more."""
        self._stop_clocks()
        self._window_of = no_window
        self._groups.clear()

    def _stop_clocks(self) -> None:
        for clock in (self._presence, self._grace):
            if clock is not None:
                clock.cancel()
        self._presence = self._grace = None

    # --- what they are told ---

    def fresh(self, viewer: Viewer) -> bytes:
        """The whole table for a viewer who is looking on."""
        known = len(self._told.get("chairs", ())) == len(self.sitting.chairs)
        told = {**self._told, **self.presence.shown()} if known else self.here()  # how long somebody is away changes
        return self._groups[viewer].table(told)

    def pictured(self, viewer: Viewer) -> Pictured:
        """What a viewer sees; who looks on has it already."""
        group = self._groups.get(viewer)
        return pictured(self.sitting, viewer) if group is None or group.pictured is None else group.pictured

    def tell(self) -> float:
        """Tell what the last row changed to everybody who may know of it; seconds that those here watch it at most."""
        audience = self.sitting.audience
        told = [group for group in self._groups.values() if audience is None or group.viewer.chair in audience]
        return max((tell(group) for group in told), default=0.0)

    def tell_window(self, chair: int | None = None) -> None:
        """Tell everybody, or one chair, how the open window stands; nothing happened, so it has no number."""
        for group in self._groups.values():
            if chair is None or group.viewer.chair == chair:
                group.tell_window()

    def tell_stopping(self, seconds: float) -> None:
        """Tell everybody that the server will stop after so many seconds; nothing happened, so it has no number."""
        for group in self._groups.values():
            sentence = group.viewer.voice(self.sitting).say("host-stopping-soon", {"seconds": round(seconds)})
            group.send(message("stopping", ms=round(1000 * seconds), sentence=sentence))

    # --- who is here ---

    def watched(self) -> bool:
        """Whether anybody is connected."""
        return any(group.boxes for group in self._groups.values())

    def here(self) -> Fields:
        """Who is connected, and who is away."""
        chairs = [self.is_here(chair) for chair in range(len(self.sitting.chairs))]
        return {"chairs": chairs, "watching": self._count(WATCHER), **self.presence.shown()}

    def is_here(self, chair: int) -> bool:
        """Whether somebody on this chair is connected."""
        return self._count(chair) > 0

    def look(self) -> None:
        """Take note of who is here."""
        self.presence.look(viewer.chair for viewer, group in self._groups.items() if group.boxes)

    def look_soon(self) -> None:
        """Somebody came, went, or plays again: take note of it, and tell everybody soon."""
        self.look()
        self._presence_soon()

    def _presence_soon(self) -> None:
        """Tell who is here, but not for each of a crowd."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self.tell_presence)

    def tell_presence(self) -> None:
        """Tell everybody who is here, and again when somebody has been away for long enough."""
        self._presence = None
        self.look()
        left = self.presence.until()  # before it is told how long: a grace that ends in between is told again
        self._told, self._away = self.here(), self.presence.away()
        for group in self._groups.values():
            group.tell_here(self._told, self._away)
        if self._grace is not None:
            self._grace.cancel()
            self._grace = None
        if self.watched() and left is not None:
            self._grace = asyncio.get_running_loop().call_later(left + SURELY, self.tell_presence)


def no_window(_: Viewer) -> None:
    """The window of a table that rests."""


def tell(group: Group) -> float:
    """Tell a group what happened; if it cannot be drawn, the others are told all the same, and it starts afresh.

    How many seconds it is watched, if anybody is here to watch.
    """
    try:
        watched = group.update()
        return watched if group.boxes else 0.0
    except Exception:
        LOG.exception("An update failed for %s", group.viewer)
        for box in group.boxes:
            box.resync()
        return 0.0


def goodbye(group: Group, code: str, key: str) -> None:
    """See a group off with a sentence."""
    sentence = group.viewer.voice(group.sitting).say(key, {})
    for box in group.boxes:
        box.close(message("bye", code=code, sentence=sentence))
