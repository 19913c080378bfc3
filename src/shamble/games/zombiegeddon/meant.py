"""What somebody means who touches a thing of Zombiegeddon: a pawn is to act, or the nearest one to go there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import dist
from typing import Final, cast

from shamble.core.scene import Touch
from shamble.games.zombiegeddon.box import CELL_NAMES, CELLS, OFF
from shamble.games.zombiegeddon.look import CENTRES, at, pawn_id

PLACES: Final = {at("c", cell): cell for cell in range(CELLS)}
LYING: Final = re.compile(r"[a-z]+-?(\d+-\d+)")  # whatever lies in a cell names it


def meant(view: Mapping[str, object], touch: Touch) -> Iterator[str]:
    """A move of the pawn that was picked, or of the nearest; on a pawn of one's own, why it cannot act."""
    seat, goal = cast(int, view["seat"]), place_of(touch)
    if goal == OFF:
        return
    pawns = cast("list[list[int]]", view["pawns"])[seat]
    known = {pawn_id(seat, number): cell for number, cell in enumerate(pawns) if cell != OFF}
    start = known.get(touch.picked, OFF)
    if start == OFF and known and goal not in known.values():
        start = min(known.values(), key=lambda cell: dist(CENTRES[cell], CENTRES[goal]))
    if start not in (OFF, goal):
        yield f"{CELL_NAMES[start]}-{CELL_NAMES[goal]}"
    yield f"{CELL_NAMES[goal]}-off"


def place_of(touch: Touch) -> int:
    """The cell of what was touched; OFF if it lies in none."""
    found = LYING.match(touch.what)
    return PLACES.get(touch.at, PLACES.get(f"c{found[1]}", OFF) if found else OFF)


def names_of(touch: Touch) -> list[str]:
    """What was touched, or its cell."""
    found = LYING.match(touch.what)
    return [touch.what, touch.at, *([f"c{found[1]}"] if found else [])]
