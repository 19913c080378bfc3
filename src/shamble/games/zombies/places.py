"""Where things stand in the town of Zombies!!!: Town Square is the middle of the world, and the town grows around it.

A space is 60 units wide, a tile 180. What is laid never moves, so that a new tile changes nothing but itself; the board
is the box around all tiles and all places where one may still be laid.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from shamble.games.zombies.box import (
    EDGE_SPACE,
    EXITS,
    FIRST_BUILDING,
    GROUNDS,
    INTERIOR,
    OPPOSITE,
    PLACE_BITS,
    REACH,
    SIDE,
    SPACES,
    STEP_TO,
    STEPS_IN,
    TURNS,
    WAY_NAMES,
)

SPACE: Final = 60
TILE: Final = SPACE * SIDE
MARGIN: Final = 60  # around the outermost tiles: signs and road ends
KEPT: Final = 512  # towns, and what is known of them
PANEL_GAP: Final = 24
PANEL_WIDTH: Final = 380

Spot = tuple[float, float]
Box = tuple[float, float, float, float]  # x, y, width, height
NORTH, SOUTH = WAY_NAMES.index("north"), WAY_NAMES.index("south")


class Town:
    """The tiles that are laid: one object for each town there is, so that much can be kept by it."""

    def __init__(self, looks: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.looks = looks  # by tile: its kind * 4 + its quarter turns
        self.places = places  # by tile: where it lies


def town_of(view: Mapping[str, Any]) -> Town:
    """The tiles of a view."""
    return _town(tuple(view["looks"]), tuple(view["places"]))


@lru_cache(maxsize=KEPT)
def _town(looks: tuple[int, ...], places: tuple[int, ...]) -> Town:
    return Town(looks, places)


def tile_middle(place: int) -> Spot:
    """The middle of a tile that lies at a place."""
    return ((place >> PLACE_BITS) - REACH) * TILE, ((place & (1 << PLACE_BITS) - 1) - REACH) * TILE


def place_at(spot: Spot) -> tuple[int, int]:
    """The place for a tile that a spot lies in, not farther out than there are any, and the space of it."""
    column, row = (within(round(at / TILE) + REACH, 1, 2 * REACH - 1) for at in spot)
    place = column << PLACE_BITS | row
    away = zip(spot, tile_middle(place), strict=True)
    across, down = (within(round((at - whole) / SPACE) + 1, 0, SIDE - 1) for at, whole in away)
    return place, down * SIDE + across


def within(number: int, least: int, most: int) -> int:
    """A number, or the nearest that is not too small and not too large."""
    return max(least, min(most, number))


def middle(town: Town, space: int) -> Spot:
    """The middle of a space."""
    x, y = tile_middle(town.places[space // SPACES])
    row, column = divmod(space % SPACES, SIDE)
    return x + (column - 1) * SPACE, y + (row - 1) * SPACE


@lru_cache(maxsize=KEPT)
def near(town: Town) -> tuple[tuple[int, ...], ...]:
    """By space: the spaces that a step leads to, by way, or -1 (ZZ-1.1, ZZ-1.3)."""
    looks, places = town.looks, town.places
    at = {place: tile for tile, place in enumerate(places)}
    found: list[list[int]] = []
    for tile, look in enumerate(looks):
        found += [[tile * SPACES + goal if goal >= 0 else -1 for goal in ways] for ways in STEPS_IN[look]]
        for way in range(TURNS):
            other = at.get(places[tile] + STEP_TO[way], -1)
            if other >= 0 and EXITS[look] >> way & 1:
                found[tile * SPACES + EDGE_SPACE[way]][way] = other * SPACES + EDGE_SPACE[OPPOSITE[way]]
    return tuple(tuple(ways) for ways in found)


@lru_cache(maxsize=KEPT)
def open_ends(town: Town) -> tuple[tuple[int, int], ...]:
    """The roads that lead out of town: tile and way."""
    looks, places = town.looks, town.places
    taken = set(places)
    return tuple(
        (tile, way)
        for tile, look in enumerate(looks)
        for way in range(TURNS)
        if EXITS[look] >> way & 1 and places[tile] + STEP_TO[way] not in taken
    )


@lru_cache(maxsize=KEPT)
def board_box(town: Town, grows: bool) -> Box:
    """The box of the town, with the places where it can still grow."""
    spots = [tile_middle(place) for place in town.places]
    if grows:
        spots += [tile_middle(town.places[tile] + STEP_TO[way]) for tile, way in open_ends(town)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, foot = max(x for x, _ in spots), max(y for _, y in spots)
    around = TILE / 2 + MARGIN
    return left - around, top - around, right - left + 2 * around, foot - top + 2 * around


@lru_cache(maxsize=KEPT)
def low_signs(town: Town) -> frozenset[int]:
    """The tiles whose sign hangs under their building, because over it people and zombies would stand on it."""
    at = dict(zip(town.places, town.looks, strict=True))
    return frozenset(
        tile
        for tile, (look, place) in enumerate(zip(town.looks, town.places, strict=True))
        if look // TURNS >= FIRST_BUILDING
        and _is_walked(at, look, place, low=False)
        and not _is_walked(at, look, place, low=True)
    )


def _is_walked(at: Mapping[int, int], look: int, place: int, low: bool) -> bool:
    """Whether anybody can stand where the sign of a tile would hang: on its own tile, or on the next one."""
    row, columns = outer_row(look, low)
    beyond = row + 1 if low else row - 1
    if not 0 <= beyond < SIDE:
        look = at.get(place + STEP_TO[SOUTH if low else NORTH], -1)
    spots = range(beyond % SIDE * SIDE + min(columns), beyond % SIDE * SIDE + max(columns) + 1)
    return look >= 0 and any(GROUNDS[look][spot] for spot in spots)


@lru_cache(maxsize=KEPT)
def outer_row(look: int, low: bool) -> tuple[int, list[int]]:
    """The highest row of a building, or the lowest, and its columns."""
    inside = [divmod(spot, SIDE) for spot in range(SPACES) if GROUNDS[look][spot] == INTERIOR]
    row = max(inside)[0] if low else min(inside)[0]
    return row, [column for other, column in inside if other == row]


def edge_middle(place: int, way: int) -> Spot:
    """The middle of a tile's edge."""
    x, y = tile_middle(place)
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
    return x + across * TILE / 2, y + down * TILE / 2
