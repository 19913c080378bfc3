"""The race to the helipad and to the kill goal: how far everybody is from winning, and what that makes things worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from shamble.games.zombies.box import (
    AXE_BONUS,
    BOARD_STEPS,
    EFFECT_KINDS,
    FIRE_AXE,
    FIRST_AID,
    HELIPAD,
    HOME,
    MIDDLE,
    SKATEBOARD,
    SPACES,
    STRONG_BONUS,
    ZOMBIE,
    lost_zombies,
)
from shamble.games.zombies.sense.stock import after, alive, cards_of_death
from shamble.games.zombies.state import NONE, Table

WIN: Final = 4000  # what a win is worth, in hundredths of a collected zombie
LOSS: Final = 1600  # what another's win costs
FAR: Final = 99
KILL_TURNS: Final = 0.9  # turns for one more zombie on the way to the kill goal
HASTE: Final = 3.0  # by how many turns a race must be behind to lose two thirds of its chance
LOST_TURNS: Final = (0.1, 1.0, 1.2, 0.5)  # by "next turn" effect: what it costs
KILL_LEAST: Final = 25  # what a zombie is worth to whom the kill goal is out of reach
KILL_MORE: Final = 125  # and how much more to whom nothing else counts
TURN: Final = 120.0  # what a turn nearer to the helipad is worth
DEATH: Final = 50  # what dying costs beside zombies, the way and cards: the turn
NEVER: Final = 60.0  # turns: cannot be won like that

_near: list[list[list[int]]] = [[]]
_known: dict[int, list[int]] = {}


def distances(table: Table, start: int) -> list[int]:
    """By space: how many steps it is from there. Kept as long as the town stays the same; copies share its ground."""
    if _near[0] is not table.near:
        _near[0] = table.near
        _known.clear()
    found = _known.get(start)
    if found is None:
        found = spread(table.near, start)
        _known[start] = found
    return found


def spread(near: list[list[int]], start: int) -> list[int]:
    """The same, counted."""
    found = [FAR] * len(near)
    found[start] = 0
    edge = [start]
    steps = 0
    while edge:
        steps += 1
        ahead: list[int] = []
        for space in edge:
            for goal in near[space]:
                if goal >= 0 and found[goal] == FAR:
                    found[goal] = steps
                    ahead.append(goal)
        edge = ahead
    return found


def centre_of(table: Table) -> int:
    """The helipad's centre, or NONE."""
    return table.heli * SPACES + MIDDLE if table.heli >= 0 else NONE


def speed_of(table: Table, seat: int) -> float:
    """The steps of a usual turn."""
    steps = 7.0 if table.heli >= 0 and table.late_dice == 2 else 3.5
    return steps + BOARD_STEPS if table.items[seat] >> SKATEBOARD & 1 else steps


def bonus_of(table: Table, seat: int) -> int:
    """What is added to the seat's fight rolls, the Shotgun apart."""
    if table.sawing >> seat & 1:
        return STRONG_BONUS
    return AXE_BONUS if table.items[seat] >> FIRE_AXE & 1 else 0


def kit_of(table: Table, seat: int) -> int:
    """Whether the seat has a First Aid Kit in play."""
    return table.items[seat] >> FIRST_AID & 1


@final
class Racer:
    """How a seat stands: turns to either win, and what a zombie, a step and its death are worth to it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.speed = speed_of(table, seat)
        by_kills = (table.kill_goal - table.kills[seat]) * KILL_TURNS
        by_helipad = self._helipad(table)
        lost = 0.0
        for effect in range(EFFECT_KINDS):
            if table.lying[seat * EFFECT_KINDS + effect]:
                lost += LOST_TURNS[effect]
        weak = 0.4 * max(0, 3 - table.lives[seat])
        self.kills_chance = exp(-(by_kills + lost + weak) / HASTE)
        self.helipad_chance = exp(-(by_helipad + lost + weak) / HASTE)
        self.chance = self.kills_chance + self.helipad_chance
        share = self.kills_chance / self.chance
        self.kill = int(KILL_LEAST + KILL_MORE * share) // 10 * 10
        self.step = TURN * (1 - share) / self.speed if table.heli >= 0 else 0.0
        lost_way = 0.0
        if table.heli >= 0:
            away = distances(table, centre_of(table))
            lost_way = self.step * max(0, away[HOME] - away[table.pawn[seat]])
        zombies = lost_zombies(table.kills[seat]) * self.kill
        self.death = min(4000, int(DEATH + zombies + cards_of_death(table, seat) + lost_way) // 25 * 25)

    def _helipad(self, table: Table) -> float:
        """Turns to the helipad's centre, before it is laid as usual."""
        if table.heli >= 0:
            centre = centre_of(table)
            away = distances(table, centre)[table.pawn[self.seat]]
            guards = 0.5 if table.space[centre] & ZOMBIE else 0.0
            return away / self.speed + guards
        if not table.pile[HELIPAD]:
            return NEVER
        to_come = table.pile_left - min(table.lower, table.pile_left - 1) / 2.0
        return to_come / table.seats + 4.0

    def after(self, table: Table, fights: int) -> int:
        """What so many fights leave, the zombies collected included."""
        seat = self.seat
        return after(
            min(fights, 7),
            table.lives[seat],
            table.bullets[seat],
            kit_of(table, seat),
            table.shots[seat],
            bonus_of(table, seat),
            self.kill,
            self.death,
        )

    def fight(self, table: Table) -> int:
        """What one more fight brings; mostly it costs."""
        return self.after(table, 1) - self.after(table, 0)

    def survives(self, table: Table, fights: int) -> int:
        """How likely the seat survives so many fights, in ten-thousandths."""
        seat = self.seat
        lives, bullets = table.lives[seat], table.bullets[seat]
        return alive(min(fights, 7), lives, bullets, kit_of(table, seat), table.shots[seat], bonus_of(table, seat))


def chances(table: Table) -> list[float]:
    """Everybody's chance to win, as the race stands."""
    found = [Racer(table, seat).chance for seat in range(table.seats)]
    whole = sum(found)
    return [chance / whole for chance in found]
