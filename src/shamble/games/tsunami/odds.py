"""Exact odds for a player at a table of Zombie Tsunami, from a view and nothing else.

Everything is a ``Fraction``: the chance of each loss in a jump, what saves would leave, which street card may come
next, and whether a team's push holds, with the birds that nobody has seen dealt in all ways they can be.

>>> from shamble.games.tsunami.odds import at_least_one_face, loss_chances
>>> at_least_one_face(2)
Fraction(11, 36)
>>> loss_chances(3, cap=1)
[Fraction(125, 216), Fraction(91, 216)]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any, Final, NamedTuple

from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BEADS,
    BIRD_COPIES,
    BIRD_NAMES,
    BIRD_PUSH,
    EVENT_NAMES,
    EVENT_PILL,
    JUMP,
    LATE_STREET,
    PUNK,
    PUSH,
    ROUNDS,
    SAVES,
    SIDES,
    SLOTS,
    STREET_DOES,
    STREET_NAMES,
    STREET_NUMBER,
    SUPER_BIRD,
    SURE_CARD,
)
from shamble.games.tsunami.dice import weights_of
from shamble.games.tsunami.sense.talk import Heard, believed, last_words, meeting_point

View = Mapping[str, Any]
Beads = Mapping[int, str | Mapping[str, Fraction]]  # by seat: the bead it is believed to vote, or how likely each is
UNIFORM: Final = {name: Fraction(1, BEADS) for name in BEAD_NAMES}


# --- jumps ----------------------------------------------------------------------------------------------------------


def loss_chances(cubes: int, cap: int) -> list[Fraction]:
    """By the number of deaths: how likely it is before the throw (TS-3.1)."""
    most = min(cubes, cap)
    found = [Fraction(0)] * (most + 1)
    for faces, weight in enumerate(weights_of(cubes)):
        found[min(faces, most)] += Fraction(weight, SIDES**cubes)
    return found


def at_least_one_face(cubes: int) -> Fraction:
    """How likely a throw shows a zombie at all: what Gold Jump and Parachute Jump ask (TS-3.7)."""
    return 1 - Fraction((SIDES - 1) ** cubes, SIDES**cubes)


def jump_losses(view: View) -> list[list[Fraction]]:
    """By seat, then by deaths: what the revealed jump may cost; empty if the last card is no jump."""
    if not is_last(view, JUMP):
        return []
    return [loss_chances(horde, last_number(view)) for horde in view["hordes"]]


class SaveSet(NamedTuple):
    """Saves that the seat could name together, and what they would leave."""

    cards: tuple[str, ...]
    deaths: tuple[Fraction, ...]  # by the number of deaths left: how likely


def save_sets(view: View, losses: list[Fraction]) -> list[SaveSet]:
    """What each set of the seat's own saves would leave of these losses (TS-6.1); the empty set comes first.

    A loss that is known is a list with one certain place. Before a throw, a set may turn out to save more than dies;
    then the rules would let fewer of its cards be named, and the deaths left are none all the same.
    """
    found: list[SaveSet] = []
    for counts in product(*[range(have + 1) for have in saves_held(view)]):
        saves = sum(count * save.saves for count, save in zip(counts, SAVES, strict=True))
        cards = [save.name for count, save in zip(counts, SAVES, strict=True) for _ in range(count)]
        if is_thrifty(counts, saves, len(losses) - 1):
            found.append(SaveSet(tuple(cards), tuple(after_saves(losses, saves))))
    return found


def saves_held(view: View) -> list[int]:
    """How many Save 1, Save 2, Fairy and Super Fairy the seat has."""
    kept = view["kept"][view["seat"]]
    return [*kept, view["birds"].count("fairy"), view["birds"].count("super_fairy")]


def is_thrifty(counts: tuple[int, ...], saves: int, worst: int) -> bool:
    """Whether no card of the set could be left out even if the worst happens."""
    least = min([save.saves for count, save in zip(counts, SAVES, strict=True) if count], default=0)
    return not saves or saves - least < worst


def after_saves(losses: list[Fraction], saves: int) -> list[Fraction]:
    """The chances of deaths once so many are saved."""
    return [sum(losses[: saves + 1], Fraction(0)), *losses[saves + 1 :]]


# --- the road -------------------------------------------------------------------------------------------------------


def next_cards(view: View) -> dict[str, Fraction]:
    """How likely each street card comes next, by what is unseen; empty when none is to come (TS-1.4)."""
    number, slot = view["round"], view["slot"]
    street = [view["street"].get(name, 0) for name in STREET_NAMES]
    if slot == SLOTS:
        number, slot = number + 1, 0
        if number == 2:
            street = list(LATE_STREET[view["settings"]["edition"] == "fr"])
    if number > ROUNDS:
        return {}
    return shares(street, SURE_CARD[number], SLOTS - slot)


def shares(street: list[int], sure: int, to_come: int) -> dict[str, Fraction]:
    """The sure card lies anywhere among those to come, the others share the rest."""
    is_there = sure >= 0 and street[sure] > 0
    first = Fraction(1, to_come) if is_there else Fraction(0)
    usual = {kind: count for kind, count in enumerate(street) if count and kind not in SURE_CARD}
    found = {STREET_NAMES[kind]: (1 - first) * count / sum(usual.values()) for kind, count in usual.items()}
    if is_there:
        found[STREET_NAMES[sure]] = first
    return {name: chance for name, chance in found.items() if chance}


def next_is_jump(view: View) -> Fraction:
    """How likely the next street card is a jump in which zombies may die."""
    return next_does(view, JUMP)


def next_is_push(view: View) -> Fraction:
    """How likely the next street card is a push."""
    return next_does(view, PUSH)


def next_does(view: View, does: int) -> Fraction:
    """How likely the next street card asks for this."""
    chances = next_cards(view)
    return sum([chances[name] for name in chances if STREET_DOES[STREET_NAMES.index(name)] == does], Fraction(0))


def is_last(view: View, does: int) -> bool:
    """Whether the street card revealed last asks for this."""
    return bool(view["road"]) and STREET_DOES[STREET_NAMES.index(view["road"][-1])] == does


def last_number(view: View) -> int:
    """The cap or number of the street card revealed last."""
    return STREET_NUMBER[STREET_NAMES.index(view["road"][-1])]


# --- pushes ---------------------------------------------------------------------------------------------------------


class Hold(NamedTuple):
    """How likely a team with oneself reaches the number by zombies alone: three answers, for talk never binds."""

    sure: Fraction  # with one's own horde and nobody else's: all that is certain (TS-9.4)
    word: Fraction  # if everybody keeps their word; of the silent as a bot expects
    hoped: Fraction  # as a bot expects, who believes only part of what is said
    birds: Fraction  # the same if the team plays every Punk and Super Bird it may hold


def push_holds(view: View, heard: Sequence[Heard]) -> dict[str, Hold]:
    """By bead: what is certain, what was promised, and what can be expected of a team with oneself; else empty.

    ``heard`` is what the seat has heard: who says it, to whom, "promise" or "show", and the colour.
    """
    if view["seat"] is None or not is_last(view, PUSH):
        return {}
    seat, seats = view["seat"], view["seats"]
    said = last_words(seats, heard)
    meeting = meeting_point(view["hordes"], view["event"] == EVENT_NAMES[EVENT_PILL], said)
    hoped = {other: shared(believed(meeting, said[other])) for other in range(seats)}
    kept = {other: BEAD_NAMES[word[1]] for other, word in enumerate(said) if word is not None}
    alone = Fraction(int(view["hordes"][seat] >= last_number(view)))
    found: dict[str, Hold] = {}
    for bead in BEAD_NAMES:
        expected = push_teams(view, {**hoped, seat: bead})[bead]
        word = push_teams(view, {**hoped, **kept, seat: bead})[bead]
        found[bead] = Hold(alone, word.holds, expected.holds, expected.holds_with_birds)
    return found


def shared(percents: Sequence[int]) -> dict[str, Fraction]:
    """Percents by bead as chances."""
    return {name: Fraction(share, 100) for name, share in zip(BEAD_NAMES, percents, strict=True)}


class Team(NamedTuple):
    """What may become of one colour in a push."""

    totals: dict[int, Fraction]  # how likely each total of zombies is; 0: nobody comes
    holds: Fraction  # how likely it comes together and reaches the number by zombies alone
    holds_with_birds: Fraction  # the same if all its members play every Punk and Super Bird they may hold


def push_teams(view: View, beads: Beads | None = None) -> dict[str, Team]:
    """By bead: the odds of its team against the revealed number (TS-3.4, TS-3.5); empty if the last card is no push.

    A seat of which nothing is said goes to each colour alike. Birds in others' hands are any of those unseen; one's own
    are known. Birds that the Red Pill would bring before the help are not counted.
    """
    if not is_last(view, PUSH):
        return {}
    chances = [chances_of(beads or {}, seat) for seat in range(view["seats"])]
    pool = unseen_birds(view)
    return {bead: team_odds(view, [chance.get(bead, Fraction(0)) for chance in chances], pool) for bead in BEAD_NAMES}


def chances_of(beads: Beads, seat: int) -> Mapping[str, Fraction]:
    """How likely each bead is for a seat."""
    said = beads.get(seat, UNIFORM)
    return {said: Fraction(1)} if isinstance(said, str) else said


def team_odds(view: View, joins: list[Fraction], pool: list[int]) -> Team:
    """The odds of a team that each seat joins with this chance, independently of the others."""
    need = last_number(view)
    totals: dict[int, Fraction] = {}
    holds = helped = Fraction(0)
    for members, chance in teams(joins):
        total = sum(view["hordes"][seat] for seat in members)
        totals[total] = totals.get(total, Fraction(0)) + chance
        if total >= need:
            holds += chance
            helped += chance
        elif members:
            helped += chance * chance_of_help(view, members, need - total, pool)
    return Team(dict(sorted(totals.items())), holds, helped)


def teams(joins: list[Fraction]) -> Iterator[tuple[list[int], Fraction]]:
    """Every team that may come together, with its chance."""
    for there in product((False, True), repeat=len(joins)):
        chance = Fraction(1)
        for joined, likely in zip(there, joins, strict=True):
            chance *= likely if joined else 1 - likely
        if chance:
            yield [seat for seat, joined in enumerate(there) if joined], chance


def unseen_birds(view: View) -> list[int]:
    """By kind: the birds in others' hands or in the deck, as far as the seat can tell (TS-8.1, TS-9.2)."""
    if not view["settings"]["zombird"]:
        return [0] * len(BIRD_COPIES)
    seen = [view["bird_discard"].get(name, 0) + view["birds"].count(name) for name in BIRD_NAMES]
    return [copies - gone for copies, gone in zip(BIRD_COPIES, seen, strict=True)]


def chance_of_help(view: View, members: list[int], short: int, pool: list[int]) -> Fraction:
    """How likely the members' hands hold birds for so many missing zombies."""
    own = 0
    if view["seat"] in members:
        own = sum(BIRD_PUSH.get(BIRD_NAMES.index(name), 0) for name in view["birds"])
    hidden = sum(view["hands"][seat] for seat in members if seat != view["seat"])
    return sum([chance for help_, chance in help_chances(pool, hidden).items() if own + help_ >= short], Fraction(0))


def help_chances(pool: list[int], hidden: int) -> dict[int, Fraction]:
    """By what they add to a team: how likely it is of so many hidden birds, dealt from this pool."""
    found: dict[int, Fraction] = {}
    punks, super_birds = pool[PUNK], pool[SUPER_BIRD]
    others = sum(pool) - punks - super_birds
    for one in range(min(punks, hidden) + 1):
        for two in range(min(super_birds, hidden - one) + 1):
            ways = comb(punks, one) * comb(super_birds, two) * comb(others, hidden - one - two)
            if ways:
                brings = one * BIRD_PUSH[PUNK] + two * BIRD_PUSH[SUPER_BIRD]
                found[brings] = found.get(brings, Fraction(0)) + Fraction(ways, comb(sum(pool), hidden))
    return found
