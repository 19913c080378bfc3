"""The odds of Zombiaki as parts beside the board: what ``odds`` finds in a view, as lines.

side-odds-cards     side n                          heading: among the next so many cards of a side
side-odds-class     class                           at least one of a class of cards
side-odds-threat    cell marches                    dawn comes before this zombie has gone its way
side-odds-dawn                                      heading of those
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, cast

from shamble.core.scene import Data, Label, words
from shamble.games.zombiaki.box import SIDE_NAMES, ZOMBIE_SIDE
from shamble.games.zombiaki.look import Look
from shamble.games.zombiaki.odds import classes_within, next_draw, threats

MOST_THREATS: Final = 3  # the nearest; the others are further away


def odds(look: Look) -> list[Data]:
    """What may be drawn next by either side, and whether dawn comes before the foremost zombies do."""
    if look.outcome is not None:
        return []
    parts = [_cards(look, side) for side in (1 - look.near, look.near)]
    found = [part for part in parts if part is not None]
    races = _races(look)
    return [*found, races] if races is not None else found


def _cards(look: Look, side: int) -> Data | None:
    """For each class of cards: how likely one is among the next draw."""
    view = cast("dict[str, Any]", look.view)
    name = SIDE_NAMES[side]
    count = next_draw(view, name)
    if not count:
        return None
    chances = classes_within(view, name, count)
    rows = [_row(words("side-odds-class", sort=kind), chance) for kind, chance in chances.items() if chance]
    return {"title": words("side-odds-cards", side=name, n=count), "rows": rows} if rows else None


def _races(look: Look) -> Data | None:
    """For the foremost zombies: how likely dawn comes before they are over the barricade."""
    if not look.left(ZOMBIE_SIDE):
        return None
    nearest = threats(cast("dict[str, Any]", look.view))[:MOST_THREATS]
    rows = [_row(words("side-odds-threat", cell=one.cell, n=one.marches), one.dawn_first) for one in nearest]
    return {"title": words("side-odds-dawn"), "rows": rows} if rows else None


def _row(text: Label, chance: Fraction) -> Data:
    share = round(float(chance * 100), 1)
    return {"text": text, "n": words("side-percent", p=share), "p": round(float(chance), 4)}
