"""Votes before a push (TS-3.3): every way the others may vote, by how likely it is, and what it would bring."""

from __future__ import annotations

from random import Random
from typing import Final, final

from shamble.games.tsunami.box import (
    BEAD,
    BEADS,
    BIRD_KINDS,
    BIRD_PUSH,
    EVENT_PILL,
    NINJA,
    PUNK,
    PUSH_LOSS,
    RED,
    STREET_NUMBER,
    SUPER_BIRD,
    TSUNAMI,
)
from shamble.games.tsunami.sense.forecast import any_bird, bird, chance_of
from shamble.games.tsunami.sense.road import Road
from shamble.games.tsunami.sense.talk import Talkers
from shamble.games.tsunami.state import Table

FOLLOWING: Final = 85  # percent: how often a player goes where all are expected
STRAY: Final = 50  # percent: how often a horde that can push alone, or a Ninja, leaves the meeting point


def vote_gains(table: Table, seat: int, road: Road, stakes: list[int], talkers: Talkers) -> list[int]:
    """By bead: what voting for it is worth to the seat, over all that the others may do."""
    ballot = Ballot(table, seat, road, stakes)
    for votes, weight in ballots(talkers.chances, seat):
        ballot.count(votes, weight)
    return ballot.gains()


def ballots(chances: list[list[int]], seat: int) -> list[tuple[list[int], int]]:
    """All votes of the others with how likely they are, in millionths; the seat's own place holds no vote."""
    found = [([-1] * len(chances), 1_000_000)]
    for other in range(len(chances)):
        if other == seat:
            continue
        grown: list[tuple[list[int], int]] = []
        for votes, weight in found:
            for bead in range(BEADS):
                share = weight * chances[other][bead] // 100
                if share:
                    grown.append(([*votes[:other], bead, *votes[other + 1 :]], share))
        found = grown
    return found


@final
class Ballot:
    """What a push brings to a seat, summed up over the votes that are possible."""

    def __init__(self, table: Table, seat: int, road: Road, stakes: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.need = need_of(table)
        self.sums = [0] * BEADS
        self.pill = any_bird(road) if table.event == EVENT_PILL and not table.claimed >> seat & 1 else 0
        self.loss = min(PUSH_LOSS, table.hordes[seat] - 1) * road.lasts
        losses = [min(PUSH_LOSS, horde - 1) * road.lasts for horde in table.hordes]
        self.hurts = [loss * stake // 100 for loss, stake in zip(losses, stakes, strict=True)]
        self.helps = helps(table, road, seat)
        self.ninja = table.holds(seat, NINJA)
        self.tsunami = table.holds(seat, TSUNAMI)
        self.reward = 2 * road.lasts
        self.stakes = stakes
        self.thieves = [chance_of(table, seat, other, TSUNAMI) if other != seat else 0 for other in range(table.seats)]

    def count(self, votes: list[int], weight: int) -> None:
        """Add what each of one's own beads brings if the others vote like this."""
        hordes = self.table.hordes
        totals, sizes = [0] * BEADS, [0] * BEADS
        hurts = [0] * BEADS  # what their failing is worth to the seat
        for other, bead in enumerate(votes):
            if bead >= 0:
                totals[bead] += hordes[other]
                sizes[bead] += 1
                hurts[bead] += self.hurts[other]
        for mine in range(BEADS):
            value = 0
            for bead in range(BEADS):
                if bead != mine and totals[bead] < self.need:
                    value += hurts[bead]
            short = self.need - totals[mine] - hordes[self.seat]
            size = sizes[mine] + 1
            others = [sizes[bead] for bead in range(BEADS) if bead != mine]
            value += self.with_team(votes, mine, short, size, others, hurts[mine])
            self.sums[mine] += value * weight

    def with_team(self, votes: list[int], mine: int, short: int, size: int, others: list[int], hurt: int) -> int:
        """What happens in one's own team: it fails or holds, and secret cards are met."""
        if self.ninja and is_smallest(size, others):
            return self.reward + (hurt if short > 0 else 0)
        value = 0
        if short > 0:
            cost = self.help_for(short)
            value = hurt - self.loss if cost < 0 or cost > self.loss - hurt else -cost
        if max(others) < size:
            value += self.in_largest(votes, mine)
        return value

    def in_largest(self, votes: list[int], mine: int) -> int:
        """Tsunami steals within the largest team: one's own from the best mate, another's perhaps from oneself."""
        mates = [other for other, bead in enumerate(votes) if bead == mine]
        if self.tsunami:
            return self.reward * (100 + max([self.stakes[mate] for mate in mates])) // 100
        value = 0
        for thief in mates:
            if self.thieves[thief]:
                # Whom a thief robs is not known; each mate is as likely, and oneself is one of them.
                share = self.reward * (100 + self.stakes[thief]) // (100 * len(mates))
                value -= share * self.thieves[thief] // 100
        return value

    def help_for(self, short: int) -> int:
        """The cheapest of one's own birds that bring the missing zombies; -1 if they cannot."""
        for brings, cost in self.helps:
            if brings >= short:
                return cost
        return -1

    def gains(self) -> list[int]:
        """By bead, with the Red Pill's bird (TS-8.5)."""
        found = [total // 1_000_000 for total in self.sums]
        found[RED] += self.pill
        return found


def is_smallest(size: int, others: list[int]) -> bool:
    """Whether a team of this size is a Ninja's, beside teams of those sizes (TS-7.7)."""
    there = [other for other in others if other]
    return size == 1 or (bool(there) and min(there) > size)


def helps(table: Table, road: Road, seat: int) -> list[tuple[int, int]]:
    """What the seat's Punks and Super Bird can add to its team, and what they are worth unused; cheapest first."""
    at = seat * BIRD_KINDS
    found: list[tuple[int, int]] = []
    for super_birds in range(table.birds[at + SUPER_BIRD] + 1):
        for punks in range(table.birds[at + PUNK] + 1):
            brings = punks * BIRD_PUSH[PUNK] + super_birds * BIRD_PUSH[SUPER_BIRD]
            cost = punks * bird(road, PUNK) + super_birds * bird(road, SUPER_BIRD)
            if brings:
                found.append((cost, brings))
    return [(brings, cost) for cost, brings in sorted(found)]


def need_of(table: Table) -> int:
    """The number of the push that is voted on, or talked about before it is."""
    return STREET_NUMBER[table.road[-1]]


def quick_vote(table: Table, seat: int, rng: Random, talkers: Talkers) -> int:
    """A vote as players give it who do not count long: where all meet, unless one does better apart."""
    meeting = talkers.meeting
    apart = table.holds(seat, NINJA) or table.hordes[seat] >= need_of(table)
    if (apart and not table.holds(seat, TSUNAMI) and rng.randrange(100) < STRAY) or rng.randrange(100) >= FOLLOWING:
        return BEAD + (meeting + 1 + rng.randrange(BEADS - 1)) % BEADS
    return BEAD + meeting
