"""Exact odds for a player at a table of Zombies!!!, from a view and nothing else.

Everything is a ``Fraction``: how a fight ends, what a path with its fights costs, the safest path to every space within
reach, and the chance to stand on the helipad's centre this turn. A roll is settled by the best play: alive first, then
as many lives as can be, then as many bullets. Of cards in hand only one's own Adrenaline Rush counts, for fights; what
others may play is unknown and left out.

>>> from shamble.games.zombies.odds import Fighter, fight_odds
>>> fight_odds(Fighter(lives=1, bullets=0), bonus=0).dead
Fraction(1, 2)
>>> fight_odds(Fighter(lives=1, bullets=1), bonus=0).bullets
(Fraction(5, 6), Fraction(1, 6))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from shamble.games.zombies.box import (
    AFRAID,
    AXE_BONUS,
    BOARD_STEPS,
    BULLET,
    CHAINSAW,
    DIE,
    EFFECT_KINDS,
    EVENT_NAMES,
    FIRE_AXE,
    FIRST_AID,
    GROUNDS,
    INTERIOR,
    KEYS_STEPS,
    LIFE,
    MIDDLE,
    MOLOTOV,
    MOST_LIVES,
    PARALYSED,
    RUSH,
    RUSH_BONUS,
    SHUT_IN,
    SKATEBOARD,
    SPACES,
    START_BULLETS,
    START_LIVES,
    STRONG_BONUS,
    WIN_FIGHT,
    ZOMBIE,
)
from shamble.games.zombies.frames.draws import ONE_WEIGHTS, TWO_WEIGHTS
from shamble.games.zombies.frames.fights import SETTLES
from shamble.games.zombies.frames.town import FIGHT, MOVE, as_steps
from shamble.games.zombies.places import near, town_of

View = Mapping[str, Any]
KEPT: Final = 1 << 16

# What happens along a path, in order: a fight with a bonus of 0, 1 or 2, a life or a bullet picked up.
FIGHT_WITH: Final = 0
TAKE_LIFE: Final = STRONG_BONUS + 1
TAKE_BULLET: Final = STRONG_BONUS + 2
SETTLE: Final = STRONG_BONUS + 3  # SETTLE + DIE * bonus + total: a roll that has failed, then as a fight with the bonus
Events = tuple[int, ...]


# --- fights ---------------------------------------------------------------------------------------------------------


class Fighter(NamedTuple):
    """What a player has for fights."""

    lives: int
    bullets: int
    kit: int = 0  # First Aid Kits in play
    shots: int = 0  # of the Shotgun
    rush: int = 0  # whether an Adrenaline Rush can be played


class Hope(NamedTuple):
    """What the best play leads to; it is compared in this order."""

    alive: Fraction
    lives: Fraction  # the mean, the dead counted as none
    bullets: Fraction


class FightOdds(NamedTuple):
    """How one fight ends under the best play."""

    unhurt: Fraction  # won without losing a life
    lost: tuple[Fraction, ...]  # by the number of lives lost and survived
    dead: Fraction
    bullets: tuple[Fraction, ...]  # by the number of bullets paid, by the dead too


NO_HOPE: Final = Hope(Fraction(0), Fraction(0), Fraction(0))


@lru_cache(maxsize=KEPT)
def hope(fighter: Fighter, events: Events) -> Hope:
    """What comes of these events, one after the other, under the best play."""
    if not events:
        return Hope(Fraction(1), Fraction(fighter.lives), Fraction(fighter.bullets))
    if events[0] == TAKE_LIFE:
        return hope(fighter._replace(lives=min(MOST_LIVES, fighter.lives + 1)), events[1:])
    if events[0] == TAKE_BULLET:
        return hope(fighter._replace(bullets=fighter.bullets + 1), events[1:])
    if events[0] >= SETTLE:
        bonus, total = divmod(events[0] - SETTLE, DIE)
        return hope_of_roll(fighter, total, (FIGHT_WITH + bonus, *events[1:]))
    found = [hope_of_roll(after, total, events) for after, total in rolls(fighter, events[0] - FIGHT_WITH)]
    return Hope(*[sum(parts, Fraction(0)) / DIE for parts in zip(*found, strict=True)])


def rolls(fighter: Fighter, bonus: int) -> Iterator[tuple[Fighter, int]]:
    """The six fight rolls: who is left to settle them, a shot of the Shotgun gone, and what they come to (ZZ-5.5)."""
    shot = int(fighter.shots > 0)
    for number in range(1, DIE + 1):
        yield fighter._replace(shots=fighter.shots - shot), number + bonus + shot


def hope_of_roll(fighter: Fighter, total: int, events: Events) -> Hope:
    """What comes of a fight roll, and of the events after this fight."""
    if total >= WIN_FIGHT:
        return hope(fighter, events[1:])
    return max(way for _, way in ways_to_settle(fighter, total, events))


def ways_to_settle(fighter: Fighter, total: int, events: Events) -> Iterator[tuple[str, Hope]]:
    """Every way to settle a roll that has failed, by its answer, and what comes of it (ZZ-5.2)."""
    lack = WIN_FIGHT - total
    yield "life", hope(fighter._replace(lives=fighter.lives - 1), events) if fighter.lives > 1 else NO_HOPE
    if fighter.bullets >= lack:
        yield "bullets", hope(fighter._replace(bullets=fighter.bullets - lack), events[1:])
    if fighter.kit:
        yield "kit", hope(fighter._replace(kit=fighter.kit - 1), events)
    if fighter.rush:
        yield "rush", hope_of_roll(fighter._replace(rush=0), total + RUSH_BONUS, events)


def fight_odds(fighter: Fighter, bonus: int) -> FightOdds:
    """How one fight ends under the best play."""
    ends = dict(endings(fighter, bonus))
    alive = {end: chance for end, chance in ends.items() if end.lives}
    lost = [Fraction(0)] * fighter.lives
    paid = [Fraction(0)] * (fighter.bullets + 1)
    for end, chance in alive.items():
        lost[fighter.lives - end.lives] += chance
    for end, chance in ends.items():
        paid[fighter.bullets - end.bullets] += chance
    while len(paid) > 1 and not paid[-1]:
        paid.pop()
    return FightOdds(lost[0], tuple(lost), 1 - sum(lost, Fraction(0)), tuple(paid))


@lru_cache(maxsize=KEPT)
def endings(fighter: Fighter, bonus: int) -> tuple[tuple[Fighter, Fraction], ...]:
    """Who is left of the fighter after one fight, and how likely; the dead have no lives."""
    found: dict[Fighter, Fraction] = {}
    for after, total in rolls(fighter, bonus):
        for end, chance in endings_of_roll(after, total, bonus):
            found[end] = found.get(end, Fraction(0)) + chance / DIE
    return tuple(found.items())


def endings_of_roll(fighter: Fighter, total: int, bonus: int) -> tuple[tuple[Fighter, Fraction], ...]:
    """The same after a roll, settled in the best way."""
    if total >= WIN_FIGHT:
        return ((fighter, Fraction(1)),)
    ways = dict(ways_to_settle(fighter, total, (FIGHT_WITH + bonus,)))
    best = max(ways, key=lambda answer: ways[answer])
    if best == "bullets":
        return ((fighter._replace(bullets=fighter.bullets - WIN_FIGHT + total), Fraction(1)),)
    if best == "rush":
        return endings_of_roll(fighter._replace(rush=0), total + RUSH_BONUS, bonus)
    if best == "kit":
        return endings(fighter._replace(kit=fighter.kit - 1), bonus)
    hurt = fighter._replace(lives=fighter.lives - 1)
    return endings(hurt, bonus) if hurt.lives else ((hurt, Fraction(1)),)


def fighter_of(view: View, seat: int) -> Fighter:
    """What a player has for fights, as far as the viewer knows."""
    own = seat == view["seat"]
    rush = own and EVENT_NAMES[RUSH] in view["hand"] and not view["used"] >> seat & 1
    kit = view["items"][seat] >> FIRST_AID & 1
    return Fighter(view["lives"][seat], view["bullets"][seat], kit, view["shots"][seat], int(rush))


def bonus_on(view: View, seat: int, space: int, lit: bool = False) -> int:
    """What is added to the player's fight rolls on a space, the Shotgun apart (ZZ-5.5).

    With ``lit`` a Chainsaw or Molotov that lies ready counts as used there.
    """
    tile = space // SPACES
    inside = GROUNDS[view["looks"][tile]][space % SPACES] == INTERIOR
    items = view["items"][seat]
    if view["sawing"] >> seat & 1 or (inside and view["burning"][seat] >> tile & 1):
        return STRONG_BONUS
    if lit and (items >> CHAINSAW & 1 or (inside and items >> MOLOTOV & 1)):
        return STRONG_BONUS
    return AXE_BONUS if items >> FIRE_AXE & 1 else 0


def fight(view: View, seat: int, space: int | None = None, lit: bool = False) -> FightOdds:
    """How a fight of this player would end, where the pawn stands or on another space."""
    where = view["pawn"][seat] if space is None else space
    return fight_odds(fighter_of(view, seat), bonus_on(view, seat, where, lit))


def settling(view: View) -> dict[str, Hope]:
    """By answer: what comes of settling the roll that waits for it; empty if none does."""
    top = view["stack"][-1] if view["stack"] else {}
    if top.get("frame") != "fight" or top["stage"] != SETTLES:
        return {}
    events = (FIGHT_WITH + bonus_on(view, top["seat"], top["space"]),)
    return dict(ways_to_settle(fighter_of(view, top["seat"]), top["total"], events))


# --- paths ----------------------------------------------------------------------------------------------------------


class Path(NamedTuple):
    """A path, and what it leads to."""

    spaces: tuple[int, ...]  # without the one the pawn starts from
    fights: int
    hope: Hope


def path(view: View, seat: int, spaces: Sequence[int]) -> Path:
    """What comes of a path: its fights, and the tokens on it, which are picked up."""
    events: Events = ()
    seen: set[int] = set()
    for space in spaces:
        if space not in seen:
            seen.add(space)
            events += events_on(view, seat, space)
    return Path(tuple(spaces), fights_in(events), hope(fighter_of(view, seat), events))


def fights_in(events: Events) -> int:
    """How many of the events are fights."""
    return sum(1 for event in events if event < TAKE_LIFE)


def events_on(view: View, seat: int, space: int) -> Events:
    """What happens to a pawn that steps on a space for the first time (ZZ-5.1, ZZ-6.2)."""
    there = view["space"][space]
    token = (TAKE_LIFE,) if there & LIFE else (TAKE_BULLET,) if there & BULLET else ()
    if not there & ZOMBIE:
        return token
    if any(view["fed"]):
        return ()
    return (FIGHT_WITH + bonus_on(view, seat, space), *token)


class Label(NamedTuple):
    """A path that is being drawn: where it has led, what happens on it, and what that leads to."""

    spaces: tuple[int, ...]
    events: Events
    hope: Hope


def best_paths(view: View, seat: int, steps: int, first: Events = ()) -> dict[int, Path]:
    """By space within so many steps: the safest path there, of equally safe ones the shortest.

    For each number of fights the best path to a space is kept and drawn on. So where no tokens lie on the way nothing
    safer exists; a detour for a token that pays off only later may be missed.
    """
    found: dict[int, Path] = {}
    for layer in layers(view, seat, steps, first):
        for (space, fights), label in layer.items():
            if space not in found or found[space].hope < label.hope:
                found[space] = Path(label.spaces, fights, label.hope)
    return found


def layers(view: View, seat: int, steps: int, first: Events) -> Iterator[dict[tuple[int, int], Label]]:
    """For each number of steps: by space and number of fights, the best path that is better than all shorter ones."""
    ways = near(town_of(view))
    fighter, here, centre = fighter_of(view, seat), view["pawn"][seat], centre_of(view)
    edge = {(here, fights_in(first)): Label((), first, hope(fighter, first))}
    best: dict[tuple[int, int], Hope] = {}
    for _ in range(steps):
        ahead: dict[tuple[int, int], Label] = {}
        for (space, _), label in edge.items():
            if space == centre:
                continue  # who gets there has won
            for goal in steps_from(view, seat, ways, space):
                fresh = goal != here and goal not in label.spaces
                events = label.events + events_on(view, seat, goal) if fresh else label.events
                key = goal, fights_in(events)
                end = hope(fighter, events)
                if end.alive and (key not in best or best[key] < end):
                    best[key] = end
                    ahead[key] = Label((*label.spaces, goal), events, end)
        edge = ahead
        yield edge


def steps_from(view: View, seat: int, ways: Sequence[Sequence[int]], space: int) -> list[int]:
    """Where a step of an own movement can lead (ZZ-1.1); the claustrophobic leave a building, and enter none."""
    goals = [goal for goal in ways[space] if goal >= 0]
    if seat != view["active"] or not view["effects"] & SHUT_IN:
        return goals
    if not is_inside(view, space):
        return [goal for goal in goals if not is_inside(view, goal)]
    far = way_out(view, ways, space)
    return [goal for goal in goals if way_out(view, ways, goal) < far]


def is_inside(view: View, space: int) -> bool:
    """Whether a space lies in a named building."""
    return bool(GROUNDS[view["looks"][space // SPACES]][space % SPACES] == INTERIOR)


def way_out(view: View, ways: Sequence[Sequence[int]], space: int) -> int:
    """How many steps it is from a space to the nearest road."""
    seen, steps = {space}, 0
    while all(is_inside(view, one) for one in seen):
        seen |= {goal for one in seen for goal in ways[one] if goal >= 0}
        steps += 1
    return steps


# --- the helipad ----------------------------------------------------------------------------------------------------


def centre_of(view: View) -> int:
    """The helipad's centre, or -1."""
    return int(view["heli"]) * SPACES + MIDDLE if view["heli"] >= 0 else -1


def helipad_chance(view: View, seat: int) -> Fraction:
    """How likely the player gets to the helipad's centre in this turn; who is not active, in the next own turn.

    The path is chosen when the roll is known. Fights on the way, and one that is due before it, are counted.
    """
    if view["heli"] < 0 or view["winner"] >= 0:
        return Fraction(0)
    chances = movement(view, seat)
    if not chances:
        return Fraction(0)
    reached = centre_by_steps(later(view, seat), seat, max(chances), due(view, seat))
    return sum((chance * reached[steps] for steps, chance in chances.items()), Fraction(0))


def centre_by_steps(view: View, seat: int, most: int, first: Events) -> list[Fraction]:
    """By the number of steps, from none up: how likely the best path gets to the centre."""
    centre, best = centre_of(view), Fraction(0)
    found = [best]
    for layer in layers(view, seat, most, first):
        best = max([best, *[label.hope.alive for (space, _), label in layer.items() if space == centre]])
        found.append(best)
    return found


def later(view: View, seat: int) -> View:
    """The view at the player's next turn start, as far as it is sure: who has died has three of both (ZZ-3.3)."""
    if seat == view["active"]:
        return view
    again = dict(view, sawing=0, burning=[0] * view["seats"])
    if view["died"] >> seat & 1:
        for name, value in (("lives", START_LIVES), ("bullets", START_BULLETS)):
            again[name] = [value if other == seat else had for other, had in enumerate(view[name])]
    return again


def due(view: View, seat: int) -> Events:
    """The fight that comes before the movement, or that is under way; and the token under it."""
    space = view["pawn"][seat]
    events = events_on(view, seat, space) if view["space"][space] & ZOMBIE else ()
    if seat != view["active"]:
        return events
    fights = [frame for frame in view["stack"] if frame["frame"] == "fight" and frame["seat"] == seat]
    if not fights or fights[-1]["over"]:
        return events if stage_of(view) <= FIGHT else ()
    if fights[-1]["stage"] != SETTLES:
        return events
    return (SETTLE + DIE * events[0] + fights[-1]["total"], *events[1:])


def stage_of(view: View) -> int:
    """The next part of the turn under way."""
    turns = [frame for frame in view["stack"] if frame["frame"] == "turn"]
    return int(turns[-1]["stage"]) if turns else 0


def movement(view: View, seat: int) -> dict[int, Fraction]:
    """By the number of steps: how likely the player's movement has it; empty if there is none (ZZ-3.4, ZZ-6.1)."""
    if seat != view["active"]:
        lying = view["lying"][seat * EFFECT_KINDS : (seat + 1) * EFFECT_KINDS]
        effects = sum(1 << effect for effect, count in enumerate(lying) if count)
        return {} if effects & (AFRAID | PARALYSED) else rolled(view, seat, effects, 0)
    walks = [frame for frame in view["stack"] if frame["frame"] == "walk" and not frame["forced"]]
    if walks:
        return {walks[-1]["left"]: Fraction(1)}
    if view["effects"] & AFRAID or view["dead_now"] or view["rested"] or stage_of(view) > MOVE:
        return {}
    if view["keyed"]:
        return {KEYS_STEPS: Fraction(1)}
    if view["rolled"]:
        return {as_steps(view["rolled"], view["effects"], view["doubled"]): Fraction(1)}
    return rolled(view, seat, view["effects"], view["doubled"])


def rolled(view: View, seat: int, effects: int, doubled: int) -> dict[int, Fraction]:
    """The steps that a movement roll still to be made brings."""
    dice = movement_dice(view)
    weights = ONE_WEIGHTS if dice == 1 else TWO_WEIGHTS
    board = BOARD_STEPS if view["items"][seat] >> SKATEBOARD & 1 else 0
    found: dict[int, Fraction] = {}
    for number, weight in enumerate(weights, dice):
        steps = as_steps(number + board, effects, doubled)
        found[steps] = found.get(steps, Fraction(0)) + Fraction(weight, sum(weights))
    return found


def movement_dice(view: View) -> int:
    """How many dice a movement roll has by now (ZZ-10.3)."""
    return int(view["late_dice"]) if view["heli"] >= 0 else 1
