"""Where a pawn can walk in this movement, and how likely it gets there alive: the walks of ``odds`` for a client.

To every space within reach the safest walk, of equally safe ones the shortest; and the shortest where that is another.
Walks that begin alike share their rows.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from shamble.games.zombies import odds
from shamble.games.zombies.box import DIE, RUSH_BONUS, WIN_FIGHT
from shamble.games.zombies.look import Look
from shamble.games.zombies.odds import Events, Fighter

START: Final = -1
KEPT: Final = 1 << 14


class Step(NamedTuple):
    """A step of walks: the one before, the space it leads to, whether it is fought there, and how a walk ends here."""

    before: int  # index of a step, or START
    space: int
    fought: bool
    end: int  # index of an ending, 0 without a fight; START if nobody would stop here


class Ending(NamedTuple):
    """How a walk ends: alive, and alive without having lost a life."""

    alive: Fraction
    unhurt: Fraction


class Routes(NamedTuple):
    """All walks of a movement."""

    steps: list[Step]
    endings: list[Ending]


def routes(look: Look) -> Routes:
    """The walks of who takes the next step; of one who is forced, single steps only."""
    seat, forced = look.top["seat"], look.top["forced"]
    first = {option.space for option in look.options if option.verb == "go"}
    most = 1 if forced else look.top["left"]
    best: dict[int, odds.Label] = {}
    shortest: dict[int, odds.Label] = {}
    for length, layer in enumerate(odds.layers(look.view, seat, most, ()), 1):
        for (space, _), label in layer.items():
            if space == look.pawn[seat] or label.spaces[0] not in first:
                continue
            if space not in best or best[space].hope.alive < label.hope.alive:
                best[space] = label
                if len(shortest.setdefault(space, label).spaces) == length:
                    shortest[space] = label
    others = [label for space, label in shortest.items() if label is not best[space]]
    return _written(look, seat, [*best.values(), *others])


def _written(look: Look, seat: int, labels: list[odds.Label]) -> Routes:
    """Walks as steps that they share as far as they begin alike."""
    found: list[Step] = []
    endings = [Ending(Fraction(1), Fraction(1))]
    known: dict[tuple[int, ...], int] = {(): START}
    fighter = odds.fighter_of(look.view, seat)
    for label in labels:
        for length in range(1, len(label.spaces) + 1):
            way = label.spaces[:length]
            if way not in known:
                known[way] = len(found)
                fought = way[-1] not in way[:-1] and bool(odds.fights_in(odds.events_on(look.view, seat, way[-1])))
                found.append(Step(known[way[:-1]], way[-1], fought, START))
        if odds.fights_in(label.events):
            ending = Ending(label.hope.alive, unhurt(fighter, label.events))
            if ending not in endings[1:]:
                endings.append(ending)
            end = endings.index(ending, 1)
        else:
            end = 0
        at = known[label.spaces]
        found[at] = found[at]._replace(end=end)
    return Routes(found, endings)


@lru_cache(maxsize=KEPT)
def unhurt(fighter: Fighter, events: Events) -> Fraction:
    """How likely nothing of this costs a life, under the same best play as ``odds.hope``."""
    if not events:
        return Fraction(1)
    if events[0] == odds.TAKE_LIFE:
        return unhurt(fighter._replace(lives=fighter.lives + 1), events[1:])
    if events[0] == odds.TAKE_BULLET:
        return unhurt(fighter._replace(bullets=fighter.bullets + 1), events[1:])
    rolls = odds.rolls(fighter, events[0] - odds.FIGHT_WITH)
    return sum((unhurt_by(after, total, events) for after, total in rolls), Fraction(0)) / DIE


def unhurt_by(fighter: Fighter, total: int, events: Events) -> Fraction:
    """The same after a fight roll, settled in the best way."""
    if total >= WIN_FIGHT:
        return unhurt(fighter, events[1:])
    ways = dict(odds.ways_to_settle(fighter, total, events))
    match max(ways, key=lambda answer: ways[answer]):
        case "bullets":
            return unhurt(fighter._replace(bullets=fighter.bullets - WIN_FIGHT + total), events[1:])
        case "kit":
            return unhurt(fighter._replace(kit=fighter.kit - 1), events)
        case "rush":
            return unhurt_by(fighter._replace(rush=0), total + RUSH_BONUS, events)
        case _:
            return Fraction(0)
