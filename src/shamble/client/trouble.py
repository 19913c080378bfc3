"""What can go wrong between a program and a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.core.errors import Invalid, ShambleError

PAUSE: Final = 1000  # milliseconds, where the server does not say how long to wait
LATER: Final = frozenset({"too-fast", "storage", "stopped"})  # the same words may be taken a little later
GONE_BY: Final = frozenset({"stale", "not-asked"})  # the table has gone on; what it asks now comes by itself


class Refused(ShambleError):
    """The server says no: a code for programs, the clause if a rule says so, and a sentence. Nothing has changed."""

    def __init__(self, said: Mapping[str, Any]) -> None:
        self.said = dict(said)
        self.code = str(said.get("code", "unknown"))
        self.clause: str | None = said.get("clause")
        self.sentence = str(said.get("sentence", ""))
        self.ms = int(said.get("ms", PAUSE))  # how long to wait, where waiting helps
        super().__init__(self.sentence)

    @property
    def later(self) -> bool:
        """Whether the same can be tried again after a while."""
        return self.code in LATER

    @property
    def gone_by(self) -> bool:
        """Whether the table has simply gone on."""
        return self.code in GONE_BY


class Unheard(Refused):
    """Something was said several times, and each time the line broke before a reply came."""

    def __init__(self, kind: str) -> None:
        sentence = f"The line broke each time when {kind!r} was said; look at the table before you say it again."
        super().__init__({"code": "unheard", "sentence": sentence})


class Lost(ShambleError):
    """The server does not answer, or hung up; ``said`` if it had heard what was said, as far as one can know."""

    def __init__(self, server: str, why: object = "", said: bool = False) -> None:
        self.server = server
        self.said = said
        super().__init__(f"{server} cannot be reached{f': {why}' if str(why) else ''}.")


class BadLink(Invalid):
    """No link and no code of a table."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} leads to no table; write http://HOST:PORT/t/CODE, or the code of a table.")


class NoSockets(ShambleError):
    """WebSockets need a package that is not installed."""

    def __init__(self) -> None:
        super().__init__("WebSockets need the package websockets, which is in shamble[server]; a stream needs nothing.")
