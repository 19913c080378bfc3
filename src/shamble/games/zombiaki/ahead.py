"""What will happen to the street of Zombiaki if nobody does anything more: the barrel's roll and the next march.

It is found by letting it happen on a guess of the table in which everybody passes. The cards drawn on the way are not
those that will be drawn, but they change nothing in the street.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from shamble.core.answer import PASS, PASS_TURN, STOP
from shamble.games.zombiaki.box import CELLS, ZOMBIE_SIDE
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import Table

Fact = dict[str, Any]
LONGEST: Final = 60  # answers until the next march is over, at the most: who does nothing is not asked often
UNDER_WAY: Final = ("petrol", "flamethrower", "bullet", "click")  # a card that is being played: the march comes later
NOTHING: Final = (PASS_TURN, PASS, STOP)  # answers that do nothing, the most lasting first


class Fate(NamedTuple):
    """What will become of somebody: ``what`` is dies, shield, hurt, through or stuck; ``fact`` tells how."""

    cell: int  # where it stands now
    what: str
    fact: Fact


def ahead(view: Mapping[str, Any]) -> list[Fate]:
    """Who will be harmed, held up or get through by the end of the next march, in the order it happens."""
    if view["ask"] is None or view["ask"]["name"] in UNDER_WAY or not any(view["body"]):
        return []
    table = GAME.guess(view, Random(0))
    if not view["ask"]["seats"]:  # cards are drawn now
        table.advance()
    return list(_fates(_facts(table)))


def _facts(table: Table) -> Iterator[Fact]:
    """What happens until the zombies draw after their next march, or until somebody has a choice that matters."""
    for _ in range(LONGEST):
        if table.ask is None or table.ask.name == "shrapnel":
            return
        [seat] = table.ask.seats
        codes = table.codes(seat)
        table.step(seat, next((code for code in NOTHING if code in codes), codes[0]))
        for fact in table.facts:
            told = fact.to_json()
            if told["fact"] == "drew" and told["side"] == ZOMBIE_SIDE:
                return
            yield told


def _fates(facts: Iterator[Fact]) -> Iterator[Fate]:
    """The fates among facts; where who moves on the way stood first is followed."""
    came = list(range(CELLS))  # by cell: where who stands there now stood first
    for fact in facts:
        name = fact["fact"]
        if name == "moved":
            came[fact["goal"]] = came[fact["start"]]
            continue
        what = _what(fact)
        if what:
            yield Fate(came[fact["cell"]], what, fact)


def _what(fact: Fact) -> str:
    match fact["fact"]:
        case "died" | "fell":
            return "dies"
        case "absorbed" | "filled":
            return "shield"
        case "hurt":
            return "hurt"
        case "broke_through":
            return "through"
        case "stuck":
            return "stuck"
        case _:
            return ""
