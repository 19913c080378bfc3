"""Who may come in at a table: a door that can be locked, and those who are kept out."""

from __future__ import annotations

from typing import Final, NamedTuple

from shamble.server.trouble import Trouble

DOOR: Final = ("open", "locked")  # the custom that says whether anybody new may sit down


class Out(NamedTuple):
    """Somebody who is kept out: the name, and all that the device was known as."""

    name: str
    known: frozenset[str]


class Entrance:
    """Those who are kept out, by number; who was let in again leaves a gap."""

    def __init__(self) -> None:
        self._out: list[Out | None] = []

    def bar(self, name: str, known: set[str]) -> None:
        """Keep somebody out."""
        self._out.append(Out(name, frozenset(known)))

    def allow(self, number: int) -> None:
        """Let somebody in again."""
        self._out[number] = None

    def kept_out(self) -> dict[int, str]:
        """The names of those who are kept out, by number."""
        return {number: out.name for number, out in enumerate(self._out) if out is not None}

    def check(self, who: str) -> None:
        """Trouble if this device is kept out."""
        if any(out is not None and who in out.known for out in self._out):
            raise Trouble("not-yours", "kept-out")
