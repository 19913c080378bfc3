"""Checks of tables read back from plain data that every game needs: what lies on what, and that somebody is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shamble.core.errors import Invalid
from shamble.core.frame import CHOOSE, Frame
from shamble.core.state import State


def check_lies_on(frames: Sequence[Frame[Any]], lies_on: Mapping[str, tuple[str, ...]]) -> None:
    """Every procedure lies on one that it can lie on, by name; the first one on the table, which is called ""."""
    below = ""
    for frame in frames:
        if below not in lies_on.get(frame.name, ()):
            raise Invalid(f"The frame {frame.name!r} cannot lie on {below or 'the table'!r}.")
        below = frame.name


def check_waits(table: State) -> None:
    """Whatever happens without an answer has happened, and whoever is asked, or chance, has one."""
    if not table.frames:
        return
    twin = table.copy()
    top = twin.frames[-1]
    asked = top.run(twin) >= CHOOSE and twin == table
    if not asked or not all(top.codes(twin, seat) for seat in top.seats(twin) or (-1,)):
        raise Invalid("The table is not waiting for an answer.")
