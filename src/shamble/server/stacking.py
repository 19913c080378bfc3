"""What lies on what: within a layer things are drawn in the order of the scene, and who follows a table keeps to it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

Scene = Mapping[str, Mapping[str, object]]
Moves = list[tuple[str, str | None]]  # an id, and the one of its layer that lies right under it; None: it lies lowest


def moves(before: Scene, after: Scene) -> Moves:
    """What must be put elsewhere in its layer, from below to above, once all that is new has been laid on top.

    Whatever changes its layer is always named: where it lay among others of another kind says nothing.
    """
    stays = [name for name in before if name in after and before[name]["kind"] == after[name]["kind"]]
    known = set(stays)
    comes = [name for name in after if name not in before]
    changes = [name for name in after if name in before and name not in known]
    if not changes and not comes and stays == [name for name in after if name in known]:
        return []
    found: Moves = []
    now, then = by_layer([*stays, *comes], after), by_layer(after, after)
    for kind, order in then.items():
        if now.get(kind) != order:
            found += moved(now.get(kind, []), order)
    return found


def by_layer(names: Sequence[str] | Scene, scene: Scene) -> dict[object, list[str]]:
    """These ids by their kind, in their order."""
    found: dict[object, list[str]] = {}
    for name in names:
        found.setdefault(scene[name]["kind"], []).append(name)
    return found


def moved(now: Sequence[str], order: Sequence[str]) -> Moves:
    """The fewest moves that make of one order the other; what is in the second alone is moved in any case."""
    at = {name: place for place, name in enumerate(now)}
    still = rising([(at[name], name) for name in order if name in at])
    under = [None, *order]
    return [(name, under[place]) for place, name in enumerate(order) if name not in still]


def rising(row: Sequence[tuple[int, str]]) -> set[str]:
    """The names of a longest part of the row whose numbers only grow."""
    least: list[int] = []  # by length: the least number that such a part can end with,
    ends: list[int] = []  # and where in the row that one stands
    before: list[int] = []
    for at, (number, _) in enumerate(row):
        length = bisect_left(least, number)
        before.append(ends[length - 1] if length else -1)
        least[length : length + 1] = [number]
        ends[length : length + 1] = [at]
    found: set[str] = set()
    at = ends[-1] if ends else -1
    while at >= 0:
        found.add(row[at][1])
        at = before[at]
    return found
