"""Viewers who see the same: one seat, one language, one form. What they are sent is made and encoded once for all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from shamble.server import show, story
from shamble.server.room import room
from shamble.server.show import OTHERS_MS, OWN_MS, Viewer
from shamble.server.sitting import Fields, Sitting

RECENT: Final = 64  # updates kept for those who were away
MAX_WAITING: Final = 128  # messages for one who does not read; then all are dropped for one fresh table

WindowOf = Callable[[Viewer], Fields | None]

encode = msgspec.json.Encoder().encode


class Mailbox:
    """What is to be sent to one connection. Nobody waits for a slow reader: it is dropped to a fresh table instead."""

    def __init__(self, chair: int, limit: int = MAX_WAITING) -> None:
        self.chair = chair
        self.closed: bytes | None = None  # the last message, once the host has said goodbye
        self.behind = False
        self.limit = limit
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Queue a message, or give up on this reader's past."""
        if self.behind or self.closed is not None:
            return
        if len(self._waiting) >= self.limit:
            self.resync()
            return
        self._waiting.append(message)
        self._news.set()

    def resync(self) -> None:
        """Forget what waits; the next message is a fresh table."""
        self._waiting.clear()
        self.behind = True
        self._news.set()

    def close(self, goodbye: bytes) -> None:
        """Say goodbye and nothing after it."""
        self.closed = goodbye
        self.behind = False  # who was shown out has no table to come back to
        self._news.set()

    async def take(self) -> list[bytes]:
        """What waits, as soon as something does; nothing if it fell behind or was closed."""
        await self._news.wait()
        self._news.clear()
        found = list(self._waiting)
        self._waiting.clear()
        return found


class Group:
    """One kind of viewer, the picture they have now, and the connections that show it."""

    def __init__(
        self,
        sitting: Sitting,
        viewer: Viewer,
        token_of: Callable[[str, int], str],
        window_of: WindowOf = lambda _viewer: None,
        away: frozenset[int] = frozenset(),
    ) -> None:
        self.sitting = sitting
        self._away = away
        self.viewer = viewer
        self._window_of = window_of
        self.boxes: set[Mailbox] = set()
        self._token_of = token_of
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self._seq = sitting.seq_for(viewer.chair)
        self._drawn = 0
        self._lines = 0
        self._moments = 0
        self._room = -1
        self._result: Fields | None = None
        self._fields: Fields = {}
        self.pictured: show.Pictured | None = None
        self._log: list[Fields] = []
        self._whole: tuple[Fields, bytes] | None = None
        self._window = self._window_number()
        self._refresh()

    # --- messages ---

    def table(self, here: Fields) -> bytes:
        """The whole table as this viewer may see it, made once for a crowd that comes in."""
        if self._whole is None or self._whole[0] != here or self._window is not None:
            self._whole = (here, self._table(here))
        return self._whole[1]

    def _table(self, here: Fields) -> bytes:
        sitting, viewer = self.sitting, self.viewer
        message: Fields = {
            "kind": "table",
            "seq": self._seq,
            "code": sitting.code,
            "game": sitting.game.name,
            "hides": sitting.game.hides,
            "seal": sitting.seal,
            "here": here,
            **self._fields,
            "room": room(sitting, viewer.lang),
            "log": self._log,
            "moments": sitting.moments,
            "result": self._result,
            "window": self._window_of(viewer),
        }
        view = show.view_of(sitting, viewer)
        if view is not None and viewer.form == "view":
            message["view"] = view
        elif self.pictured is not None:
            message.update(show.whole(self.pictured.scene, self.pictured.side, viewer.voice(sitting)))
        return encode(message)

    def update(self) -> float:
        """A row was added: send what it changed for these viewers; how many seconds there is something to watch."""
        before, pictured = self._fields, self.pictured
        lines, moments, version, drawn = len(self._log), self._moments, self._room, self._drawn
        result = self._result
        self._refresh()
        message: Fields = {"kind": "update", "seq": self._seq}
        message.update({name: value for name, value in self._fields.items() if before.get(name) != value})
        if version != self._room:
            message["room"] = room(self.sitting, self.viewer.lang)
        if self._log[lines:]:
            message["log"] = self._log[lines:]
        if self._moments > moments:
            message["moments"] = self.sitting.moments[moments:]
        if self._drawn > drawn:
            message.update(self._news(pictured, self._log[lines:]))
        if result is not self._result:
            message["result"] = self._result
        message.update(self._window_news())
        encoded = encode(message)
        self._recent.append((self._seq, encoded))
        self.send(encoded)
        return show.seconds_of(message.get("frames", ()))

    def _news(self, before: show.Pictured | None, log: list[Fields]) -> Fields:
        """How the picture changed, or the new view with the facts that led to it."""
        sitting, viewer = self.sitting, self.viewer
        seat = sitting.seat_of(viewer.chair)
        facts = [fact.to_json() for fact in sitting.latest_facts() if fact.seen_by(seat)]
        if viewer.form == "view":
            return {"view": show.view_of(sitting, viewer), "facts": facts}
        speaker, now = viewer.voice(sitting), self.pictured
        assert now is not None
        if before is None:  # the game has just begun
            return show.whole(now.scene, now.side, speaker)
        assert sitting.play is not None
        own, caption = show.is_own(sitting.play, seat), log[-1]["text"] if log else ""
        frames = show.frames(before, now, facts, sitting, speaker, OWN_MS if own else OTHERS_MS, caption)
        return {"frames": show.paced(frames, show.share_of(sitting)), **show.side_news(before.side, now.side, speaker)}

    def _window_news(self) -> Fields:
        """The window, if another is open than before."""
        number = self._window_number()
        if number == self._window:
            return {}
        self._window = number
        return {"window": self._window_of(self.viewer)}

    def _window_number(self) -> int | None:
        window = self._window_of(self.viewer)
        return None if window is None else int(window["number"])

    def tell_window(self) -> None:
        """Send how the window stands."""
        self.send(self._window_now())

    def tell_here(self, here: Fields, away: frozenset[int]) -> None:
        """Send who is here, and who is waited for, which is said otherwise of somebody who is away."""
        self._away = away
        self._fields["waiting"] = show.waiting(self.sitting, self.viewer, away)
        self._whole = None
        self.send(message("here", **here, waiting=self._fields["waiting"]))

    def _window_now(self) -> bytes:
        return message("window", window=self._window_of(self.viewer))

    def missed(self, seen: int) -> list[bytes] | None:
        """The updates after this seq, if all of them are still known; and how an open window stands meanwhile."""
        kept = [update for seq, update in self._recent if seq > seen]
        if seen != self._seq and not (0 < seen < self._seq and len(kept) == self._seq - seen):
            return None
        return kept if self._window is None else [*kept, self._window_now()]

    def send(self, message: bytes) -> None:
        """Queue a message for every connection."""
        for box in self.boxes:
            box.put(message)

    # --- what they have now ---

    def _refresh(self) -> None:
        sitting, viewer = self.sitting, self.viewer
        self._seq = sitting.seq_for(viewer.chair)
        self._whole = None
        self._fields = show.fields(sitting, viewer, self._away)
        self._fields["rematch"] = self._rematch()
        self._room = sitting.room_version
        if viewer.form == "scene":  # programs are told facts
            spoken = [show.spoken_line(sitting, line, viewer) for line in sitting.lines[self._lines :]]
            self._log += [line for line in spoken if line is not None]
            self._lines = len(sitting.lines)
        self._moments = len(sitting.moments)
        if self._drawn < sitting.drawn_for(viewer.chair):
            self._drawn = sitting.drawn_for(viewer.chair)
            if viewer.form == "scene":
                self.pictured = show.pictured(sitting, viewer)
            self._result = story.result(sitting, viewer)

    def _rematch(self) -> Fields | None:
        """The next table, with this viewer's own token for it."""
        code = self.sitting.rematch
        if not code:
            return None
        return {"code": code, "token": self._token_of(code, self.viewer.chair) if self.viewer.chair >= 0 else None}


def message(kind: str, **more: Any) -> bytes:
    """A short message."""
    return encode({"kind": kind, **more})
