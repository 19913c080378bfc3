"""The apocalypse of Zombiegeddon, watched: the half ends, bombs fall on the town, and from the ashes all is dealt anew.

Any other answer changes little, and the next picture alone shows it. And the way of the pawns in the last turns, for
hosts that remember what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from shamble.core.scene import Item, Label, Moment, Part, item, words
from shamble.games.zombiegeddon.box import CELL_NUMBERS, DISC_NAMES, DISC_NUMBERS, FIRST_TAKEABLE, HOLE, OFF
from shamble.games.zombiegeddon.look import BOARD, CENTRES, SEAT_LETTERS
from shamble.games.zombiegeddon.scene import scene

View = dict[str, Any]
Fact = Mapping[str, Any]

# What somebody wants to know who looked away.
WEIGHTY: Final = frozenset({"fought", "delivered", "removed", "half_ended", "redealt"})

LEFT_MS: Final = 900  # to see who leaves the board, and why
SKY_MS: Final = 500  # the bombs are in the sky,
FALL_MS: Final = 650  # fall,
BLAST_MS: Final = 900  # and burst
ASH_MS: Final = 2200  # to see what is left, and to read who begins
TARGETS: Final = ("b3", "e8", "h2", "k7", "d5", "i9", "g6", "k3")  # where the bombs fall, one after the other
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
    said = words("fact-half-ended", half=end["half"], why=end["why"])
    town = scene(view, names, panel=False)
    fold(view, facts[sweep])
    ashes = scene({**view, "half": 2}, names, panel=False)
    gone = words("fact-cleared", count=facts[sweep]["count"])
    return [
        Moment(town, LEFT_MS, said),
        Moment(town | dict(bombs("zg-bomb", aloft=True)), SKY_MS, said),
        Moment(town | dict(bombs("zg-bomb", aloft=False)), FALL_MS, gone),
        Moment(ashes | dict(bombs("zg-blast", aloft=False)), BLAST_MS, gone),
        Moment(ashes, ASH_MS, beginner(facts, names)),
        last,
    ]


@cache
def bombs(face: str, aloft: bool) -> Part:
    """The bombs at the upper edge of the board or on their targets, or what becomes of them there."""
    return tuple(
        (f"bomb-{cell}", _bomb(number, CELL_NUMBERS[cell], face, aloft)) for number, cell in enumerate(TARGETS)
    )


def _bomb(number: int, cell: int, face: str, aloft: bool) -> Item:
    x, y = CENTRES[cell]
    height, wait = BOARD[1] + 40 + number * 37 % 60, number % 4 / 8
    return item("bomb", x, height if aloft else y, face=face, scale=1.3, wait=None if aloft else wait)


def beginner(facts: Sequence[Fact], names: Sequence[str] | None) -> Label:
    """Who begins the second half, and why (ZG-5.4)."""
    fact = next(fact for fact in facts if fact["fact"] == "started")
    called = SEAT_LETTERS if names is None else names
    who, after, tied = called[fact["seat"]], called[fact["after"]], [called[seat] for seat in fact["tied"]]
    rest = {field: fact[field] for field in ("half", "lead", "count", "value")}
    return words("fact-started", who=who, after=after, tied=tied, **rest)


def trail(view: Mapping[str, Any], latest: Iterable[Fact]) -> list[tuple[int, int, int]]:
    """The steps of a round as seat, start and goal, from the facts, the latest first.

    Only those that lead to where a pawn stands now: a step that was taken back left no prints.
    """
    stands = {(seat, pawn): cell for seat, cells in enumerate(view["pawns"]) for pawn, cell in enumerate(cells)}
    steps: list[tuple[int, int, int]] = []
    seats: list[int] = []
    for fact in latest:
        if fact["fact"] == "dealt":
            break
        if "seat" in fact and fact["seat"] not in seats[-1:]:
            seats.append(fact["seat"])
        if len(seats) > view["seats"]:
            break
        mover = (fact.get("seat", -1), fact.get("pawn", -1))
        if DEEDS.get(str(fact["fact"])) is goes and stands.get(mover) == fact["goal"]:
            steps.append((fact["seat"], fact["start"], fact["goal"]))
            stands[mover] = fact["start"]
    return steps


def unfolded(before: Mapping[str, Any]) -> View:
    """A view to fold facts into: nobody is asked in it, and its lists are its own."""
    view: View = {**before, "ask": None, "options": [], "trail": [], "board": list(before["board"])}
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
