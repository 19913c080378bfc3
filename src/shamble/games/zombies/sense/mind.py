"""One seat's look at the table: the race, what is worth walking to, and where zombies hurt whom."""

from __future__ import annotations

from typing import Final, final

from shamble.games.zombies.box import (
    BULLET,
    DIE,
    EFFECT_KINDS,
    EFFECT_OF,
    EVENT_KINDS,
    FEAR,
    INTERIOR,
    ITEM_HOMES,
    KEYS,
    LIFE,
    MOST_LIVES,
    PARALYSIS,
    RUSH,
    SPACES,
    TURNS,
    ZOMBIE,
)
from shamble.games.zombies.sense.race import FAR, LOSS, WIN, Racer, centre_of, distances
from shamble.games.zombies.sense.stock import BULLETS, ITEM_WORTH, LIVES, MOST, SURE
from shamble.games.zombies.state import Table

FADES: Final = [int(1000 * 0.84**steps) for steps in range(40)]  # by distance: what is left of something worth going to
NEAR: Final = [int(1000 * 0.62**steps) for steps in range(14)]  # by distance: how much a zombie there matters
FEARS: Final = EFFECT_OF[FEAR]
FREEZES: Final = EFFECT_OF[PARALYSIS]
# By card: what it is saved for by who plans ahead. Steps gained early only make a leader, whom everybody's cards hit;
# the same steps gained at once, from where nobody feared them, win. So nothing but the win is worth these cards.
SAVED: Final = {KEYS: 1000, RUSH: 1000}


def life_worth(lives: int) -> int:
    """What one more life is worth."""
    return LIVES[lives + 1] - LIVES[lives] if lives < MOST_LIVES else 0


def bullet_worth(bullets: int) -> int:
    """What one more bullet is worth."""
    return BULLETS[bullets + 1] - BULLETS[bullets] if bullets < MOST else 5


@final
class Mind:
    """What a seat knows and feels about a table; made for one answer."""

    def __init__(self, table: Table, seat: int, plans: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.plans = plans and table.seats > 2  # a duel has no third who would stop the leader
        self.racers = [Racer(table, other) for other in range(table.seats)]
        self.own = self.racers[seat]
        rivals = 0.0
        for racer in self.racers:
            rivals += racer.chance
        rivals -= self.own.chance
        self.weights = [racer.chance / rivals for racer in self.racers]  # how much a rival's loss is one's own gain
        self.weights[seat] = 0.0
        self.centre = centre_of(table)
        self.fed = table.is_fed()
        self.fields: dict[int, list[int]] = {}

    def saved(self, kind: int) -> int:
        """What a card must bring at least, beside what it is worth in the hand anyway."""
        return SAVED.get(kind, 0) if self.plans else 0

    # --- places ---

    def to_centre(self, space: int) -> int:
        """Steps from a space to the helipad's centre."""
        return distances(self.table, self.centre)[space] if self.centre >= 0 else FAR

    def place(self, seat: int, space: int) -> int:
        """What it is worth to a seat that its pawn stands there, beside what it has."""
        field = self.fields.get(seat)
        if field is None:
            field = self._field(seat)
            self.fields[seat] = field
        if self.centre < 0:
            return field[space]
        return field[space] - int(self.racers[seat].step * self.to_centre(space))

    def _field(self, seat: int) -> list[int]:
        """By space: the best thing to walk to from there, the less the further it is, and behind zombies."""
        table = self.table
        racer = self.racers[seat]
        life, bullet = life_worth(table.lives[seat]), bullet_worth(table.bullets[seat])
        fight = max(0, racer.fight(table)) if not self.fed else 0
        found = [0] * len(table.space)
        for space, there in enumerate(table.space):
            value = life if there & LIFE else bullet if there & BULLET else 0
            if there & ZOMBIE:
                value = value * 6 // 10 + fight
            found[space] = value
        if seat == self.seat:
            self._add_homes(found)
        relax(table, found)
        return found

    def _add_homes(self, found: list[int]) -> None:
        """Where the items of the own hand are put into play is worth going to."""
        table = self.table
        at = self.seat * EVENT_KINDS
        for kind, value in ITEM_WORTH.items():
            if table.hands[at + kind] and not table.has_item(self.seat, kind):
                for tile, look in enumerate(table.looks):
                    if ITEM_HOMES[kind] >> look // TURNS & 1:
                        for space in range(tile * SPACES, tile * SPACES + SPACES):
                            if table.ground(space) == INTERIOR:
                                found[space] += value

    # --- zombies ---

    def zombie_at(self, space: int) -> int:
        """What a zombie on a space is worth to the seat: near rivals it hurts them, near oneself oneself."""
        table = self.table
        total = 0
        for other in range(table.seats):
            away = distances(table, table.pawn[other])[space]
            if away < len(NEAR):
                harm = -self.racers[other].fight(table) * NEAR[away] // 1000
                if self.centre >= 0:
                    harm += self._guards(other, space, away)
                total += -harm if other == self.seat else int(self.weights[other] * harm)
        return total

    def _guards(self, other: int, space: int, away: int) -> int:
        """A zombie on somebody's way to the helipad costs more."""
        whole = self.to_centre(self.table.pawn[other])
        if space == self.centre or away + self.to_centre(space) > whole + 1:
            return 60 * NEAR[min(whole, len(NEAR) - 1)] // 1000 if space == self.centre else 0
        return 30 * NEAR[min(whole, len(NEAR) - 1)] // 1000

    # --- who may win soon ---

    def threat(self, other: int) -> int:
        """What it costs the seat that this rival may win by the helipad in its next movement."""
        table = self.table
        at = other * EFFECT_KINDS
        if self.centre < 0 or table.lying[at + FEARS] or table.lying[at + FREEZES]:
            return 0
        away = self.to_centre(table.pawn[other])
        likely = reach_chance(away, self.racers[other].speed, table.late_dice)
        if likely == 0:
            return 0
        fights = 0 if self.fed else min(away, 2) if table.space[self.centre] & ZOMBIE else min(max(away - 1, 0), 1)
        return likely * self.racers[other].survives(table, fights) // SURE * LOSS // SURE


def reach_chance(away: int, speed: float, dice: int) -> int:
    """How likely a movement roll reaches so far, in ten-thousandths."""
    extra = int(speed - (7 if dice == 2 else 3))
    need = away - extra
    if dice == 1:
        return max(0, min(DIE, DIE + 1 - need)) * SURE // DIE
    count = 0
    for one in range(1, DIE + 1):
        for two in range(1, DIE + 1):
            if one + two >= need:
                count += 1
    return count * SURE // (DIE * DIE)


def relax(table: Table, field: list[int]) -> None:
    """Let every value fade over the steps to it, through zombies more."""
    near = table.near
    edge = [space for space, value in enumerate(field) if value > 0]
    while edge:
        ahead: list[int] = []
        for space in edge:
            value = field[space] * 84 // 100
            if table.space[space] & ZOMBIE:
                value = value * 7 // 10
            if value < 2:
                continue
            for goal in near[space]:
                if goal >= 0 and field[goal] < value:
                    field[goal] = value
                    ahead.append(goal)
        edge = ahead


@final
class Label:
    """A walk that is being drawn: its last space, the walk up to there, fights, what was picked up, and spaces seen."""

    def __init__(self, space: int, before: Label | None, fights: int, took: int, seen: int, value: int) -> None:
        self.space = space
        self.before = before
        self.fights = fights
        self.took = took
        self.seen = seen
        self.value = value

    def came_from(self, space: int) -> bool:
        """Whether the last step was from this space."""
        return self.before is not None and self.before.space == space

    def spaces(self) -> list[int]:
        """The spaces of the walk in order, without the one it starts from."""
        found: list[int] = []
        label = self
        while label.before is not None:
            found.append(label.space)
            label = label.before
        found.reverse()
        return found


@final
class Walker:
    """Walks of a pawn: the best for it, or the worst if somebody else leads it."""

    def __init__(self, mind: Mind, seat: int, harm: bool) -> None:
        table = mind.table
        self.mind = mind
        self.table = table
        self.seat = seat
        self.harm = harm
        self.racer = mind.racers[seat]
        self.stocks = [self.racer.after(table, fights) for fights in range(8)]
        self.life = life_worth(table.lives[seat])
        self.bullet = bullet_worth(table.bullets[seat])
        self.needs = table.kill_goal - table.kills[seat]

    def ends(self, space: int, fights: int, took: int) -> int:
        """What it is worth to the pawn's owner to end there, after so many fights and tokens."""
        mind = self.mind
        value = self.stocks[min(fights, 7)] + took + mind.place(self.seat, space)
        if fights >= self.needs:
            value += WIN * self.racer.survives(self.table, self.needs) // SURE
        elif space == mind.centre:
            value += WIN * self.racer.survives(self.table, fights) // SURE
        return value

    def first(self, goal: int, here: int) -> Label:
        """The label of a first step."""
        return self.step(Label(here, None, 0, 0, 1 << here, 0), goal)

    def step(self, label: Label, goal: int) -> Label:
        """A walk drawn on by one step."""
        fights, took = label.fights, label.took
        if not label.seen >> goal & 1:
            there = self.table.space[goal]
            if there & ZOMBIE and not self.mind.fed:
                fights += 1
            if not (there & ZOMBIE and self.mind.fed):
                if there & LIFE:
                    took += self.life
                elif there & BULLET:
                    took += self.bullet
        return Label(goal, label, fights, took, label.seen | 1 << goal, self.ends(goal, fights, took))

    def better(self, one: int, two: int) -> bool:
        """Whether the first end is the one to go for."""
        return one < two if self.harm else one > two

    def best_from(self, goal: int, here: int, left: int, exact: bool) -> int:
        """What the walk by this first step comes to, with so many steps after it."""
        return self.walk_from(goal, here, left, exact).value

    def walk_from(self, goal: int, here: int, left: int, exact: bool) -> Label:
        """The walk to go for by this first step, with so many steps after it."""
        start = self.first(goal, here)
        edge: dict[int, Label] = {goal: start}
        best = start
        seen: dict[int, int] = {goal: start.value}
        near = self.table.near
        for _ in range(left):
            ahead: dict[int, Label] = {}
            for space, label in edge.items():
                if space == self.mind.centre:
                    continue
                for on in near[space]:
                    if on < 0 or (exact and label.came_from(on)):
                        continue
                    further = self.step(label, on)
                    known = ahead.get(on)
                    if known is not None and not self.better(further.value, known.value):
                        continue
                    if not exact:
                        before = seen.get(on)
                        if before is not None and not self.better(further.value, before):
                            continue
                        seen[on] = further.value
                    ahead[on] = further
            if not ahead:
                break
            edge = ahead
            if exact:
                best = self.of_layer(edge)
            else:
                reached = self.of_layer(edge)
                if self.better(reached.value, best.value):
                    best = reached
        return best

    def of_layer(self, edge: dict[int, Label]) -> Label:
        """The end to go for among those after the same number of steps."""
        found: Label | None = None
        for label in edge.values():
            if found is None or self.better(label.value, found.value):
                found = label
        assert found is not None
        return found

    def best(self, steps: int, exact: bool = False) -> int:
        """What a movement of so many steps comes to; unless it is exact it may stop at any time."""
        here = self.table.pawn[self.seat]
        stay = self.ends(here, 0, 0)
        found = stay
        first = exact
        if steps > 0:
            for goal in self.table.near[here]:
                if goal >= 0:
                    value = self.best_from(goal, here, steps - 1, exact)
                    if first or self.better(value, found):
                        found = value
                        first = False
        return found
