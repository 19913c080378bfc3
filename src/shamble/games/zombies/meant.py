"""What somebody means who touches a thing of Zombies!!!: a space to go to, a zombie to move, a place, or a card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, cast

from shamble.core.errors import seat_letter
from shamble.core.scene import Touch
from shamble.games.zombies.box import (
    AT_BUILDING,
    AT_ITEM,
    AT_OPPONENT,
    EVENT_AIM,
    EVENT_NAMES,
    NO_AIM,
    TILE_NAMES,
    WAY_NAMES,
    place_name,
)
from shamble.games.zombies.places import Spot, place_at, town_of

SPACE: Final = re.compile(r"(?:[a-z]+-)+(\d+\.\d)")
LOT: Final = re.compile(r"lot-([ew]\d+[ns]\d+)")
CARD: Final = re.compile(r"([hi])-(\w+)")
PLAYER: Final = re.compile(r"(?:p-|pl|row)([A-F])")
SPOT: Final = re.compile(r"@(-?\d{1,6}),(-?\d{1,6})")  # bare ground: a house, trees, or where no tile lies
DONE: Final = {"put": ("put",), "step": ("go",), "carry": ("lift", "put"), "zombies": ("herd",)}  # by what is asked


def meant(view: Mapping[str, object], touch: Touch) -> Iterator[str]:
    """What is asked about a space or a place, or a card that is to be played."""
    ask = cast("dict[str, object] | None", view["ask"])
    asked = str(ask["name"]) if ask else ""
    lot, card, space = LOT.match(touch.what), CARD.match(touch.what), space_of(touch)
    spot = SPOT.fullmatch(touch.what)
    if spot:
        yield from on_ground(view, (int(spot[1]), int(spot[2])), asked)
    elif lot:
        yield f"lay-{lot[1]}-r0"
    elif card and card[2] in EVENT_NAMES:
        yield from with_card(view, card[1], card[2], asked)
    elif (player := PLAYER.match(touch.what)) and (picked := CARD.match(touch.picked)):
        yield from played(picked[2], [player[1]])
    elif space:
        yield from on_tile(view, space, asked)


def on_tile(view: Mapping[str, object], space: str, asked: str) -> Iterator[str]:
    """A space is touched: while a tile is laid, that stands for its whole tile."""
    laid, tile = town_of(view).places, int(space.partition(".")[0]) - 1
    if asked != "lay":
        yield from on_space(space, asked)
    elif 0 <= tile < len(laid):
        yield f"lay-{place_name(laid[tile])}-r0"


def on_ground(view: Mapping[str, object], spot: Spot, asked: str) -> Iterator[str]:
    """A spot of the world is touched: a place for the tile in hand, or a space, of a tile or of none."""
    place, nth = place_at(spot)
    if asked == "lay":
        yield f"lay-{place_name(place)}-r0"
    else:
        laid = town_of(view).places
        tile = laid.index(place) if place in laid else len(laid)
        yield from on_space(f"{tile + 1}.{nth + 1}", asked)


def on_space(space: str, asked: str) -> Iterator[str]:
    """A space is touched: somebody or something is to go there, or what stands there to move."""
    for word in DONE.get(asked, ()):
        if word == "herd":
            yield from (f"herd-{space}-{way}" for way in WAY_NAMES)
        else:
            yield f"{word}-{space}"


def with_card(view: Mapping[str, object], held: str, card: str, asked: str) -> Iterator[str]:
    """A card of the hand is to be played, at the turn's end discarded; an item in play is to be used."""
    if asked == "discard":
        yield f"discard-{card}"
    if held == "i":
        yield f"use-{card}"
    else:
        seat, seats = cast(int, view["seat"]), cast(int, view["seats"])
        yield from played(card, [seat_letter((seat + more) % seats) for more in range(1, seats)])


def played(card: str, rivals: list[str]) -> Iterator[str]:
    """A card on one of these players, on a building, or on nothing if it names nothing."""
    aim = EVENT_AIM[EVENT_NAMES.index(card)] if card in EVENT_NAMES else NO_AIM
    if aim == AT_OPPONENT:
        yield from (f"play-{card}-{letter}" for letter in rivals)
    elif aim == AT_ITEM:
        yield from (f"play-{card}-{letter}-bullets" for letter in rivals)
    elif aim == AT_BUILDING:
        yield from (f"play-{card}-{tile}" for tile in TILE_NAMES)
    else:
        yield f"play-{card}"


def space_of(touch: Touch) -> str:
    """The name of the space that was touched; empty if none was."""
    found = SPACE.match(touch.at) or SPACE.match(touch.what)
    return found[1] if found else ""


def names_of(touch: Touch) -> list[str]:
    """What was touched, or its space."""
    space = space_of(touch)
    return [touch.what, touch.at, f"c-{space}" if space else ""]
