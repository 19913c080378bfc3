"""Why a bot would play like that in Zombiegeddon: what speaks for a way to play the turn, from a view and nothing else.

why-turn        points disc discs supplies half more who less   what the turn brings, and what it takes from a rival
why-place       more who less                                   nothing at once, but a better place
why-end         able                                            passing
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from shamble.core.frame import DONE
from shamble.core.reason import Reason, Step
from shamble.core.scene import yes
from shamble.games.zombiegeddon.box import CELL_NUMBERS, DISC_NAMES, FIRST_TAKEABLE, KINDS, OFF
from shamble.games.zombiegeddon.game import GAME
from shamble.games.zombiegeddon.labels import option_label
from shamble.games.zombiegeddon.look import Look, Option, at
from shamble.games.zombiegeddon.sense import POINT, can_gain, holdings, promises, safe, scores
from shamble.games.zombiegeddon.state import Table

View = Mapping[str, Any]
SEEN: Final = 100  # what a rival loses by it is told from here on, in hundredths of a point


def step(view: View, names: Sequence[str], answer: str) -> Step:
    """What an answer is called, and from where to where it goes."""
    look = Look(view, names)
    source, _, target = answer.partition("-")
    start, goal = CELL_NUMBERS.get(source, OFF), CELL_NUMBERS.get(target, OFF)
    label = option_label(look, Option(answer, start, goal))
    return Step(answer, label, "" if start == OFF else at("c", start), "" if goal == OFF else at("c", goal))


def why(view: View, names: Sequence[str], way: Sequence[str]) -> Reason:
    """What speaks for this way to go on."""
    seat = view["seat"]
    before = GAME.guess(view, Random(0))
    assert isinstance(before, Table)
    if way[0] == "pass":
        return Reason("why-end", {"able": yes(can_gain(before, seat))}, "ZG-5.1")
    after = _played(before, seat, way)
    old, new = _hopes(before), _hopes(after)
    who, less = _robbed(old, new, seat)
    more = (new[seat] - old[seat]) // POINT
    fields = {"more": max(0, more), "who": names[who], "less": less // POINT if less >= SEEN else 0}
    discs = _new_discs(holdings(before), holdings(after), seat) or _new_discs(before.taken, after.taken, seat)
    supplies = after.markers[seat].bit_count() - before.markers[seat].bit_count()
    if after.half != before.half or not (discs or supplies > 0):
        return Reason("why-place", fields, "ZG-3.8" if after.half == before.half else "ZG-5.1")
    points = (safe(after, seat, holdings(after)) - safe(before, seat, holdings(before))) // POINT
    if not points:
        points = after.points(seat) - before.points(seat)  # what lay under one's own pawns already
    brought = {"points": points, "disc": discs, "discs": len(discs), "supplies": supplies, "half": str(after.half)}
    return Reason("why-turn", {**brought, **fields}, "ZG-4.1" if supplies else "ZG-3.8")


def _played(table: Table, seat: int, way: Sequence[str]) -> Table:
    """The table after these answers of the seat."""
    twin = table.copy()
    for answer in way:
        twin.play(seat, GAME.parse(twin, seat, answer))
    return twin


def _new_discs(old: Sequence[int], new: Sequence[int], seat: int) -> list[str]:
    """The discs that are the seat's by then and were not before."""
    at_seat = seat * KINDS
    kinds = range(FIRST_TAKEABLE, KINDS)
    return [DISC_NAMES[kind] for kind in kinds for _ in range(max(0, new[at_seat + kind] - old[at_seat + kind]))]


def _hopes(table: Table) -> list[int]:
    """By seat: the points it can expect at the end, in hundredths."""
    if table.pending == DONE:
        return scores(table)
    return promises(table, [can_gain(table, seat) for seat in range(table.seats)])


def _robbed(old: Sequence[int], new: Sequence[int], seat: int) -> tuple[int, int]:
    """The rival whose hopes fall most, and how far, in hundredths of a point."""
    rivals = [other for other in range(len(old)) if other != seat]
    who = max(rivals, key=lambda other: old[other] - new[other])
    return who, old[who] - new[who]
