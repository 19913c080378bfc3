"""What takes several answers, with a sensible default that can be changed: things put on the map, zombies moved.

Whoever puts zombies wants them near the others and far from oneself, tokens the other way round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from shamble.games.zombies.box import MOVED, SPACES, STOCKED_ON, TOKEN, TURNS, WAY_NAMES, ZOMBIE
from shamble.games.zombies.frames.tiles import ANYWHERE
from shamble.games.zombies.look import Look

FAR: Final = 99
REACH: Final = 9  # steps: what is farther away than this is all the same


class Choice(NamedTuple):
    """So many of these spaces are to be named, in this order; and which would do."""

    many: int
    spaces: list[int]
    default: list[int]


def distances(look: Look, starts: Iterable[int]) -> list[int]:
    """By space: how many steps it is from the nearest of these."""
    found = [FAR] * len(look.space)
    edge = list(starts)
    for space in edge:
        found[space] = 0
    while edge:
        ahead: list[int] = []
        for space in edge:
            for goal in look.near[space]:
                if goal >= 0 and found[goal] == FAR:
                    found[goal] = found[space] + 1
                    ahead.append(goal)
        edge = ahead
    return found


class Wish:
    """How much a player would like a zombie on a space: near the others, far from oneself."""

    def __init__(self, look: Look, seat: int) -> None:
        self.own = distances(look, [look.pawn[seat]])
        self.other = distances(look, [at for other, at in enumerate(look.pawn) if other != seat])

    def __call__(self, space: int) -> float:
        own = min(self.own[space], REACH) if self.own[space] else -2 * REACH  # never onto one's own space
        return own - 1.5 * min(self.other[space], REACH)


# --- putting ---------------------------------------------------------------------------------------------------------


def choice(look: Look) -> Choice | None:
    """What is to be put, or taken up, and where it would go by default; None when nothing is."""
    if look.seat is None or not look.options:
        return None
    if look.asks == "put":
        return _put(look, look.seat)
    if look.asks == "carry":
        return _carry(look, look.seat)
    return None


def _put(look: Look, seat: int) -> Choice:
    top = look.top
    count, what = top["left"], top["what"]
    spaces = open_spaces(look, top["scope"], what, top["last"])
    wish = Wish(look, seat)
    if what == ZOMBIE:
        ranked = sorted(spaces, key=lambda space: (-wish(space), space))
    else:
        ranked = sorted(spaces, key=lambda space: (look.space[space] & ZOMBIE, wish.own[space], space))
    return Choice(count, spaces, sorted(ranked[:count]))


def open_spaces(look: Look, scope: int, what: int, last: int) -> list[int]:
    """The spaces after the last one that can take one more (ZZ-4.2, ZZ-9.7)."""
    taken = ZOMBIE if what == ZOMBIE else TOKEN
    after = [space for space in look.spaces if space > last and not look.space[space] & taken]
    if scope == ANYWHERE:
        return [space for space in after if space not in look.pawn]
    ground = STOCKED_ON[look.town.looks[scope] // TURNS]
    return [space for space in after if space // SPACES == scope and look.ground(space) == ground]


def _carry(look: Look, seat: int) -> Choice:
    """One zombie is taken up, from near oneself, and put near the others."""
    spaces = [option.space for option in look.options]
    wish = Wish(look, seat)
    lifts = look.options[0].verb == "lift"
    ranked = sorted(spaces, key=lambda space: (wish(space) if lifts else -wish(space), space))
    return Choice(1, spaces, ranked[:1])


# --- moving ----------------------------------------------------------------------------------------------------------


class Move(NamedTuple):
    """A zombie's step."""

    start: int
    way: int
    goal: int


def herd(look: Look) -> list[Move]:
    """The steps that would do for the zombies of part 6, one for each that must move."""
    if look.asks != "zombies" or look.seat is None or not look.options:
        return []
    wish, there = Wish(look, look.seat), list(look.space)
    found: list[Move] = []
    for _ in range(look.top["left"]):
        moves = list(steps(look, there))
        if not moves:
            break
        best = max(moves, key=lambda move: (wish(move.goal) - wish(move.start), -wish.other[move.goal], -move.start))
        there[best.start] &= ~ZOMBIE
        there[best.goal] |= ZOMBIE | MOVED
        found.append(best)
    return found


def steps(look: Look, there: list[int]) -> Iterable[Move]:
    """Every step of every zombie that has not moved yet (ZZ-7.1)."""
    for start, what in enumerate(there):
        if what & (ZOMBIE | MOVED) == ZOMBIE:
            for way in range(len(WAY_NAMES)):
                goal = look.near[start][way]
                if goal >= 0 and not there[goal] & ZOMBIE:
                    yield Move(start, way, goal)
