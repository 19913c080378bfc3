"""What somebody means who touches a thing of Zombiaki: a card is to be played, or what was picked to go there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from shamble.core.scene import Touch
from shamble.games.zombiaki.answers import goal_name, taker_of
from shamble.games.zombiaki.box import (
    AIM,
    AT_CARD,
    AT_CELL,
    AT_LANE,
    AT_STEP,
    BESIDE,
    CARD_NAMES,
    CARD_NUMBERS,
    CELL_NAMES,
    CELL_NUMBERS,
    LANE_NAMES,
    NO_AIM,
    REACTION,
    WAYS,
)

PLACE: Final = re.compile(r"[a-z]+-([A-C]\d)")
LANE: Final = re.compile(r"(?:lane|man|gun|bags|grave|bar)-([A-C])")
AIMED: Final = {  # by what is asked: a cell is named
    "shrapnel": "shrapnel-{}",
    "bullet": "bullet-{}",
    "net": "catch-{}",
    "petrol": "burn-{}-1",
    "flamethrower": "burn-{}-1",
}


def meant(view: Mapping[str, object], touch: Touch) -> Iterator[str]:
    """A card, the picked card on what was touched, or what is asked about a cell."""
    card, _, name = touch.what.partition("-")
    if card in ("h", "o") and name in CARD_NUMBERS:
        yield from with_card(name, touch.picked)
    elif touch.what == "order":
        yield from steps("order-", CELL_NAMES)
    else:
        yield from on_cell(view, touch, place_of(touch))


def with_card(name: str, picked: str) -> Iterator[str]:
    """A card is touched: it is to be played on something, or the picked one takes it."""
    kind = CARD_NUMBERS[name]
    taker = CARD_NAMES[taker_of(kind)]
    if picked == f"h-{taker}":
        yield f"{taker}-{name}"
    if AIM[kind] == AT_CARD:
        yield from (f"{name}-{other}" for other in CARD_NAMES if CARD_NAMES[taker_of(CARD_NUMBERS[other])] == name)
    yield from played(name, CELL_NAMES, LANE_NAMES)
    yield f"discard-{name}"


def played(name: str, cells: Sequence[str], lanes: Sequence[str]) -> Iterator[str]:
    """A card on one of these cells or lanes, or on nothing if it names nothing."""
    aim = AIM[CARD_NUMBERS[name]]
    if aim == AT_CELL:
        yield from (f"{name}-{cell}" for cell in cells)
    elif aim == AT_LANE:
        yield from (f"{name}-{lane}" for lane in lanes)
    elif aim == AT_STEP:
        yield from steps(f"{name}-", cells)
    elif aim in (NO_AIM, REACTION):
        yield name


def steps(word: str, cells: Sequence[str]) -> Iterator[str]:
    """Every step from these cells, forward first; before it the word of who sends them, or none."""
    for cell in cells:
        start = CELL_NUMBERS[cell]
        yield from (f"{word}{cell}-{goal_name(start, way)}" for way in range(WAYS) if BESIDE[start][way] >= 0)


def on_cell(view: Mapping[str, object], touch: Touch, cell: str) -> Iterator[str]:
    """A cell or a lane is touched: for the picked card, a dog under way, or what is asked."""
    picked, start = touch.picked.removeprefix("h-"), place_in(touch.via)
    lane = found[1] if (found := LANE.match(touch.what)) else cell[:1]
    if picked == "order" or picked in CARD_NUMBERS:
        if start and cell:
            yield f"{picked}-{start}-{cell}"
        elif picked == "order" and cell:
            yield from steps("order-", (cell,))
        elif picked in CARD_NUMBERS:
            yield from played(picked, (cell,) if cell else (), (lane,) if lane else ())
    elif touch.picked.startswith("b-") and (dog := place_in(touch.picked)):
        yield f"{dog}-{cell}"
    ask = cast("dict[str, object] | None", view["ask"])
    if cell and ask and ask["name"] in AIMED:
        yield AIMED[str(ask["name"])].format(cell)
    elif cell and ask and ask["name"] == "dog":
        yield from steps("", (cell,))


def place_of(touch: Touch) -> str:
    """The name of the cell that was touched; empty if none was."""
    return place_in(touch.at) or place_in(touch.what)


def place_in(name: str) -> str:
    """The cell in an id."""
    found = PLACE.match(name)
    return found[1] if found and found[1] in CELL_NUMBERS else ""


def names_of(touch: Touch) -> list[str]:
    """What was touched, its cell, or its lane."""
    lane, cell = LANE.match(touch.what), place_of(touch)
    return [touch.what, f"c-{cell}" if cell else touch.at, f"lane-{lane[1]}" if lane else ""]
