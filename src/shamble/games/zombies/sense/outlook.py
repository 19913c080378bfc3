"""A seat's chance to win, where a playout has led: who may be on the helipad at once, and how the race goes otherwise.

The weights were fitted to thousands of games of greedy bots, position by position, then rounded: those of a crowd to
tables of four, those of a pair to tables of two. They say how little a lead tells: of two players three turns apart the
nearer one wins three times in five, for leaders are stopped. Of two there is only one who can stop the other.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple, final

from shamble.core.frame import DONE
from shamble.games.zombies.box import (
    AFRAID,
    CHAINSAW,
    EFFECT_KINDS,
    EVENT_KINDS,
    FIRE_AXE,
    FOOD,
    KEYS,
    KEYS_STEPS,
    MOLOTOV,
    PARALYSED,
    RUSH,
    SKATEBOARD,
    START_BULLETS,
    START_LIVES,
    UNTIED,
    ZOMBIE,
)
from shamble.games.zombies.sense.mind import reach_chance
from shamble.games.zombies.sense.race import FAR, bonus_of, centre_of, kit_of, speed_of
from shamble.games.zombies.sense.stock import SURE, alive
from shamble.games.zombies.state import Table

GUARD: Final = 3  # steps that are walked round a zombie
MANY: Final = 6  # bullets beyond which more are of no use
KILLS_LEFT: Final = 8  # from here on the kill goal is a goal
# Logarithms of chances, up to a constant: those that a crowd and a pair have in common.
TURN: Final = -0.15  # a turn further from the helipad
LIFE: Final = 0.04
AXE: Final = 0.2
BOARD: Final = 0.1  # before there is a helipad; later it shows in the turns to it
KILL: Final = 0.03  # before there is a helipad
GOAL: Final = 0.05  # for the square of how far beyond


class Weights(NamedTuple):
    """The others, which differ."""

    unstopped: float  # of the movements that could end on the helipad, those that nobody's card stops
    survival: float  # sure to survive the way there
    later: float  # a whole round later at turn
    last_life: float
    bullet: float
    saw: float  # Chainsaw or Molotov
    shot: float
    dash: dict[int, float]  # by card in a rival's hand, who plays it at once
    saved: dict[int, float]  # in one's own


CROWD: Final = Weights(
    unstopped=0.6,
    survival=0.35,
    later=-0.25,
    last_life=-0.1,
    bullet=0.05,
    saw=0.25,
    shot=0.08,
    dash={KEYS: 0.35, RUSH: 0.2},
    saved={KEYS: 0.75, RUSH: 0.5},
)
PAIR: Final = Weights(
    unstopped=0.8,
    survival=0.6,
    later=-0.3,
    last_life=-0.17,
    bullet=0.085,
    saw=0.0,
    shot=0.0,
    dash={KEYS: 0.17},
    saved={KEYS: 0.17},
)


@final
class Ways:
    """From every space to the helipad's centre, round zombies where that is not far: steps, and zombies met."""

    def __init__(self, table: Table, goal: int) -> None:
        near, space = table.near, table.space
        price = [FAR * GUARD] * len(near)
        self.steps = [FAR] * len(near)
        self.guards = [0] * len(near)  # the goal's included, one's own not
        price[goal] = 0
        self.steps[goal] = 0
        edge = [goal]
        while edge:
            ahead: list[int] = []
            for here in edge:
                met = space[here] & ZOMBIE
                for other in near[here]:
                    if other >= 0 and price[here] + 1 + GUARD * met < price[other]:
                        price[other] = price[here] + 1 + GUARD * met
                        self.steps[other] = self.steps[here] + 1
                        self.guards[other] = self.guards[here] + met
                        ahead.append(other)
            edge = ahead


@final
class Runner:
    """How a seat stands: whether its next movement may win, and how strong it is if nobody's does."""

    def __init__(self, table: Table, seat: int, own: bool, ways: Ways | None) -> None:
        self.seat = seat
        self.weights = weights = PAIR if table.seats == 2 else CROWD
        dead = table.died >> seat & 1  # it begins anew with its next turn
        self.lives = START_LIVES if dead else table.lives[seat]
        self.bullets = START_BULLETS if dead else table.bullets[seat]
        self.arrives = 0.0
        score = self._stock(table) + self._cards(table, own)
        score += weights.later * ((seat - table.active) % table.seats) / table.seats
        beyond = max(0, table.kills[seat] - table.kill_goal + KILLS_LEFT)
        score += GOAL * beyond * beyond
        if ways is None:
            score += KILL * table.kills[seat] + BOARD * (table.items[seat] >> SKATEBOARD & 1)
        else:
            score += self._way(table, ways)
        self.strength = exp(score)

    def _stock(self, table: Table) -> float:
        """What it has to fight with."""
        items = table.items[self.seat]
        weights = self.weights
        value = LIFE * self.lives + weights.bullet * min(self.bullets, MANY) + weights.shot * table.shots[self.seat]
        if self.lives == 1:
            value += weights.last_life
        value += weights.saw * ((items >> CHAINSAW & 1) + (items >> MOLOTOV & 1))
        return value + AXE * (items >> FIRE_AXE & 1)

    def _cards(self, table: Table, own: bool) -> float:
        """What the cards in its hand are good for that make the last dash."""
        value = 0.0
        for kind, weight in (self.weights.saved if own else self.weights.dash).items():
            value += weight * table.hands[self.seat * EVENT_KINDS + kind]
        return value

    def _way(self, table: Table, ways: Ways) -> float:
        """The way to the helipad; also how likely the next movement is its last."""
        seat = self.seat
        pawn = table.pawn[seat]
        steps, guards = ways.steps[pawn], ways.guards[pawn]
        survives = alive(
            min(guards, 7), self.lives, self.bullets, kit_of(table, seat), table.shots[seat], bonus_of(table, seat)
        )
        fed = table.hands[seat * EVENT_KINDS + FOOD] or table.is_fed()
        self.arrives = self.weights.unstopped * self._reaches(table, steps) / SURE * (1.0 if fed else survives / SURE)
        return TURN * steps / speed_of(table, seat) + self.weights.survival * survives / SURE

    def _reaches(self, table: Table, steps: int) -> int:
        """How likely the next movement goes so far, in ten-thousandths, with a card that is saved for it."""
        effects = waiting(table, self.seat)
        if effects & (AFRAID | PARALYSED):
            return 0
        at = self.seat * EVENT_KINDS
        if table.hands[at + KEYS] and steps <= KEYS_STEPS:
            return SURE
        speed = speed_of(table, self.seat)
        if effects & UNTIED:
            steps *= 2
        if table.hands[at + RUSH]:
            steps = (steps + 1) // 2
        return reach_chance(steps, speed, table.late_dice)


def waiting(table: Table, seat: int) -> int:
    """The effects of a seat's next movement, as bits: those of this turn if it is at turn, else what lies before it."""
    if seat == table.active:
        return table.effects
    found = 0
    for effect in range(EFFECT_KINDS):
        if table.lying[seat * EFFECT_KINDS + effect]:
            found |= 1 << effect
    return found


def worth(table: Table, seat: int) -> int:
    """The seat's chance to win, in ten-thousandths; a shared win counts as a fraction."""
    if table.pending == DONE:
        winners = table.result().ranking[0]
        return SURE // len(winners) if seat in winners else 0
    ways = Ways(table, centre_of(table)) if table.heli >= 0 else None
    runners = [Runner(table, other, other == seat, ways) for other in range(table.seats)]
    still, whole, at_once = 1.0, 0.0, 0.0
    for turn in range(table.seats):
        runner = runners[(table.active + turn) % table.seats]
        if runner.seat == seat:
            at_once = still * runner.arrives
        still *= 1.0 - runner.arrives
        whole += runner.strength
    return int(SURE * (at_once + still * runners[seat].strength / whole))
