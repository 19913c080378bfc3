"""The end of the first half of Zombiegeddon, watched: who is left leaves, the streets are swept, and all is dealt anew.

Any other answer changes little, and the next picture alone shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from shamble.core.scene import Moment, words
from shamble.games.zombiegeddon.box import DISC_NAMES, DISC_NUMBERS, FIRST_TAKEABLE, HOLE, OFF
from shamble.games.zombiegeddon.scene import scene

View = dict[str, Any]
Fact = Mapping[str, Any]

# What somebody wants to know who looked away.
WEIGHTY: Final = frozenset({"fought", "delivered", "removed", "half_ended", "redealt"})

LEFT_MS: Final = 800  # to see who leaves the board, and why
SWEPT_MS: Final = 600
EMPTIED: Final = DISC_NAMES[HOLE]


def moments(
    before: Mapping[str, Any], facts: Sequence[Fact], after: Mapping[str, Any], names: Sequence[str] | None = None
) -> list[Moment]:
    """The pictures from one view to the next; the last one is the next view's own."""
    last = Moment(scene(after, names, panel=False), None, None)
    sweep = next((place for place, fact in enumerate(facts) if fact["fact"] == "cleared"), None)
    if sweep is None:
        return [last]
    view = unfolded(before)
    for fact in facts[:sweep]:
        fold(view, fact)
    end = next(fact for fact in facts[:sweep] if fact["fact"] == "half_ended")
    left = Moment(scene(view, names, panel=False), LEFT_MS, words("fact-half-ended", half=end["half"], why=end["why"]))
    fold(view, facts[sweep])
    said = words("fact-cleared", count=facts[sweep]["count"])
    return [left, Moment(scene(view, names, panel=False), SWEPT_MS, said), last]


def unfolded(before: Mapping[str, Any]) -> View:
    """A view to fold facts into: nobody is asked in it, and its lists are its own."""
    view: View = {**before, "ask": None, "options": [], "board": list(before["board"])}
    for name in ("pawns", "markers"):
        view[name] = [list(cells) for cells in before[name]]
    return view


def fold(view: View, fact: Fact) -> None:
    """Let a fact happen in a view; what the board does not show is left alone."""
    deed = DEEDS.get(str(fact["fact"]))
    if deed is not None:
        deed(view, fact)


def goes(view: View, fact: Fact) -> None:
    """A pawn stands elsewhere."""
    view["pawns"][fact["seat"]][fact["pawn"]] = fact["goal"]


def leaves(view: View, fact: Fact) -> None:
    """A pawn is off the board."""
    view["pawns"][fact["seat"]][fact["pawn"]] = OFF


def takes(view: View, fact: Fact) -> None:
    """A disc lies there no more."""
    view["board"][fact["cell"]] = EMPTIED


def delivers(view: View, fact: Fact) -> None:
    """A supply lies in a shelter."""
    view["markers"][fact["seat"]].append(fact["cell"])


def sweeps(view: View, _fact: Fact) -> None:
    """All that could still be taken is gone (ZG-5.3)."""
    view["board"] = [EMPTIED if DISC_NUMBERS[disc] >= FIRST_TAKEABLE else disc for disc in view["board"]]


DEEDS: Final[dict[str, Callable[[View, Fact], None]]] = {
    "moved": goes,
    "jumped": goes,
    "passed_through": goes,
    "removed": leaves,
    "took": takes,
    "delivered": delivers,
    "cleared": sweeps,
}
