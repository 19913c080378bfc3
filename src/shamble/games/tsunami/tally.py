"""What a result is made of: where the zombies of each horde came from, and what became of the others (TS-2.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.games.tsunami.facts import CAUSES

PARTS: Final = ("civilians", "joined", "stolen", "lost")
BY_CIVILIANS: Final = CAUSES.index("civilians")


def tally(view: Mapping[str, Any], facts: Iterable[Mapping[str, Any]]) -> list[dict[str, int]]:
    """By seat: civilians that became zombies, zombies that joined, those stolen from others, and those lost."""
    found = [dict.fromkeys(PARTS, 0) for _ in range(view["seats"])]
    for fact in facts:
        for seat, part, count in moved(fact):
            found[seat][part] += count
    return found


def moved(fact: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    """The zombies that come or go by a fact: whose, how, how many. A horde of nobody gets one back (TS-2.8)."""
    name, seat = fact["fact"], fact.get("seat", -1)
    if name == "grew":
        return [(seat, "civilians" if fact["cause"] == BY_CIVILIANS else "joined", fact["count"])]
    if name == "gave":
        return [(seat, "lost", 1), (fact["to"], "joined", 1)]
    if name == "died":
        return [(seat, "lost", fact["count"]), (seat, "joined", int(fact["back"]))]
    if name == "stole":
        taken = (seat, "stolen", fact["count"])
        return [taken, (fact["victim"], "lost", fact["count"]), (fact["victim"], "joined", int(fact["back"]))]
    return []
