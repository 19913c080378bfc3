"""Exact odds for a player at a table of Zombiaki, from a view and nothing else.

Everything is a ``Fraction``. Two things are left to chance or to the other side: which cards come next, and when dawn
comes. The cards are exact: both decks are known by kind, only their order is not (ZK-2.7), and Dawn lies last.

When dawn comes is no chance but a matter of how many cards the zombies turn up in each of their turns: four less what
they have kept, so one to four (ZK-2.2). ``dawn_bounds`` says what can happen at all; ``dawn_chances`` and ``threats``
say how likely it is under a *pace*, an assumption that the caller names: how likely each number of cards per turn is.
``pace_so_far`` is the one at which this game has gone on until now, ``steady(n)`` is n cards in every turn.

Turns are counted in zombie turns: 1 is the one whose draw is the next to come.

>>> from shamble.games.zombiaki.game import GAME
>>> from shamble.games.zombiaki.odds import dawn_bounds, next_cards, steady, dawn_chances
>>> view = GAME.new(2, seed=1).view(0)  # the first four cards lie open, one of them is to be discarded
>>> dawn_bounds(view)
Dawn(earliest=9, latest=36)
>>> dawn_chances(view, steady(2))
{18: Fraction(1, 1)}
>>> next_cards(view, "humans")["shot1"]
Fraction(1, 5)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb
from typing import Any, Final, NamedTuple

from shamble.core.frame import Frame
from shamble.games.zombiaki.box import (
    BARRIER,
    CARD_NAMES,
    CARD_NUMBERS,
    CELL_NAMES,
    CELLS,
    CLICK,
    COPIES,
    DAWN,
    FIRST_HUMAN,
    GET_OUT,
    HAND,
    HUMAN_SIDE,
    IS_ZOMBIE,
    LANE_OF,
    NETTED,
    NOT_SO_FAST,
    ROW_OF,
    ROWS,
    SIDE_KINDS,
    SIDE_NAMES,
    TO_MOVE_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.frames.march import Dogs, March
from shamble.games.zombiaki.frames.turns import HUMAN_DRAW, Draw, HumanTurn, ZombieTurn
from shamble.games.zombiaki.state import Table

DECK: Final = sum(COPIES[:FIRST_HUMAN])
View = Mapping[str, Any]
Pace = Mapping[int, Fraction]  # by the number of cards that the zombies draw in one turn: how likely

# What cards are for, by side: the classes that a player thinks in.
CLASSES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "zombies": {
        "bodies": ("zombie2", "zombie3", "zombie4", "zombie5", "dog"),
        "attached": ("boss", "shield", "claws"),
        "steps": ("hunger", "mass", "swap", "bite"),
        "answers": ("click", "notsofast"),
        "hindrances": ("terror", "meat", "pickaxe"),
    },
    "humans": {
        "bullets": ("shot1", "shot2", "burst2", "burst3", "sniper"),
        "fire": ("napalm", "petrol", "flamethrower", "streetfire", "voltage", "grenade"),
        "holds": ("barrier", "freeze", "net"),
        "moves": ("blood", "floodlight", "stepback"),
        "traps": ("wall5", "wall6", "barrel", "mine", "car", "pit1", "pit2"),
        "hand": ("getout",),
    },
}


# --- what may be drawn next -----------------------------------------------------------------------------------------


def next_cards(view: View, side: str) -> dict[str, Fraction]:
    """How likely each kind is the next card of this side's deck; empty when the deck is (ZK-1.3)."""
    kinds = [kind for kind in SIDE_KINDS[SIDE_NAMES.index(side)] if kind != DAWN]
    total = sum(view["deck"][kind] for kind in kinds)
    if total == 0:
        return {"dawn": Fraction(1)} if side == "zombies" and view["deck"][DAWN] else {}
    return {CARD_NAMES[kind]: Fraction(view["deck"][kind], total) for kind in kinds if view["deck"][kind]}


def within(view: View, cards: Iterable[str], draws: int) -> Fraction:
    """How likely at least one of these cards, all of one side, is among the next so many of its deck.

    Dawn is the last card of the zombies' deck: it is sure once the whole deck is drawn, and impossible before.
    """
    kinds = {CARD_NUMBERS[name] for name in cards}
    side = HUMAN_SIDE if min(kinds) >= FIRST_HUMAN else ZOMBIE_SIDE
    if DAWN in kinds and draws >= cards_left(view, ZOMBIE_SIDE):
        return Fraction(view["deck"][DAWN])
    total = sum(view["deck"][kind] for kind in SIDE_KINDS[side] if kind != DAWN)
    wanted = sum(view["deck"][kind] for kind in kinds if kind != DAWN)
    draws = min(draws, total)
    return 1 - Fraction(comb(total - wanted, draws), comb(total, draws))


def kinds_within(view: View, side: str, draws: int) -> dict[str, Fraction]:
    """By kind: how likely at least one such card is among the next so many of this side's deck."""
    found = {CARD_NAMES[kind]: within(view, [CARD_NAMES[kind]], draws) for kind in SIDE_KINDS[SIDE_NAMES.index(side)]}
    return {name: chance for name, chance in found.items() if chance}


def classes_within(view: View, side: str, draws: int) -> dict[str, Fraction]:
    """By class (see ``CLASSES``): how likely at least one such card is among the next so many of this side's deck."""
    return {name: within(view, cards, draws) for name, cards in CLASSES[side].items()}


def next_draw(view: View, side: str) -> int:
    """How many cards the side's next draw turns up if nobody plays or puts away another one before."""
    number = SIDE_NAMES.index(side)
    kept = cards_held(view, number)
    if kept == HAND:
        kept -= 1  # one of four must still be discarded
    return min(HAND - kept, cards_left(view, number))


def cards_left(view: View, side: int) -> int:
    """The size of a deck."""
    return sum(view["deck"][kind] for kind in SIDE_KINDS[side])


def cards_held(view: View, side: int) -> int:
    """The size of a hand."""
    return sum(view["hand"][kind] for kind in SIDE_KINDS[side])


# --- when dawn comes ------------------------------------------------------------------------------------------------


class Dawn(NamedTuple):
    """In which zombie turn Dawn is drawn, at the earliest and at the latest; 1 is the next draw."""

    earliest: int
    latest: int


def dawn_bounds(view: View) -> Dawn | None:
    """What can happen at all, whatever anybody does; None when Dawn has been drawn."""
    left = cards_left(view, ZOMBIE_SIDE)
    if left == 0:
        return None
    least, most = first_draw(view)
    return Dawn(turns_for(left, most, HAND), turns_for(left, least, 1))


def turns_for(left: int, first: int, each: int) -> int:
    """How many turns it takes to draw so many cards: so many in the first turn, so many in each later one."""
    return 1 if left <= first else 1 - (first - left) // each


def first_draw(view: View) -> tuple[int, int]:
    """How many cards the zombies' next draw turns up at least and at most.

    In their play step the zombies may spend what they hold. In the humans' turn only Click! and Get out! take cards
    from them, in their own move only Not so fast does.
    """
    held = cards_held(view, ZOMBIE_SIDE)
    if is_going_on(view, HumanTurn):
        return HAND - held, min(HAND, HAND - held + taken_at_most(view))
    if is_going_on(view, Draw):
        return HAND - held, HAND - held
    if is_moving(view):
        return HAND - held, HAND - held + view["hand"][NOT_SO_FAST]
    return HAND - min(held, HAND - 1), HAND


def taken_at_most(view: View) -> int:
    """How many cards Click! and Get out! can take from the zombies in the humans' turn, by what lies open."""
    clicks, hand = view["hand"][CLICK], view["hand"]
    if humans_draw(view):
        return int(clicks + (hand[GET_OUT] + view["deck"][GET_OUT]))
    fired = view["ask"] is not None and view["ask"]["name"] == "click"
    shots = sum(hand[CARD_NUMBERS[name]] for name in CLASSES["humans"]["bullets"])
    return int(min(clicks, shots + fired) + hand[GET_OUT])


def humans_draw(view: View) -> bool:
    """Whether the humans may still draw cards in their turn."""
    stages = [row["stage"] for row in view["stack"] if row["frame"] == HumanTurn.name]
    return is_going_on(view, Draw) or any(stage <= HUMAN_DRAW for stage in stages)


def is_moving(view: View) -> bool:
    """Whether the zombies move now, so that this turn's draw is still to come."""
    return is_going_on(view, Dogs) or is_going_on(view, March)


def is_drawing(view: View) -> bool:
    """Whether the zombies draw now."""
    return is_going_on(view, Draw) and is_going_on(view, ZombieTurn)


def is_going_on(view: View, procedure: type[Frame[Table]]) -> bool:
    """Whether this procedure is under way."""
    return any(row["frame"] == procedure.name for row in view["stack"])


def steady(cards: int) -> Pace:
    """So many cards in every zombie turn."""
    return {cards: Fraction(1)}


def pace_so_far(view: View) -> Pace:
    """The pace at which this game has gone on: its mean, as a mixture of the two whole numbers around it.

    Counted are the draws after the first, of which all four cards were new. Before there are any, every number from
    one to four is taken to be equally likely.
    """
    turns = (view["turn"] + 1) // 2 - (is_moving(view) or is_drawing(view))
    if turns < 2:
        return {cards: Fraction(1, HAND) for cards in range(1, HAND + 1)}
    drawn = DECK - cards_left(view, ZOMBIE_SIDE) - HAND
    if is_drawing(view):
        drawn -= cards_held(view, ZOMBIE_SIDE)
    mean = min(max(Fraction(drawn, turns - 1), Fraction(1)), Fraction(HAND))  # made-up tables may know no such pace
    low = int(mean)
    return {low: Fraction(1)} if mean == low else {low: low + 1 - mean, low + 1: mean - low}


def dawn_chances(view: View, pace: Pace | None = None) -> dict[int, Fraction]:
    """By zombie turn (1 is the next draw): how likely Dawn is drawn in it, if the zombies go on at this pace.

    What the next draw turns up is certain where the zombies have nothing left to decide before it; the turns after it
    go by the pace, each for itself. Without a pace it is that of the game so far.
    """
    left = cards_left(view, ZOMBIE_SIDE)
    if left == 0:
        return {}
    pace = pace_so_far(view) if pace is None else pace
    found: dict[int, Fraction] = {}
    open_ = {left: Fraction(1)}  # by cards left: how likely the night goes on with so many
    turn = 0
    while open_:
        turn += 1
        now = first_pace(view, pace) if turn == 1 else pace
        open_, dawned = one_draw(open_, now)
        if dawned:
            found[turn] = dawned
    return found


def first_pace(view: View, pace: Pace) -> Pace:
    """What the next draw turns up: known, unless the zombies may still spend cards in their own play step."""
    least, most = first_draw(view)
    if is_going_on(view, HumanTurn) or is_moving(view) or is_drawing(view):
        return {least: Fraction(1)}
    found: dict[int, Fraction] = {}
    for cards, chance in pace.items():
        cards = min(max(cards, least), most)
        found[cards] = found.get(cards, Fraction(0)) + chance
    return found


def one_draw(open_: Mapping[int, Fraction], pace: Pace) -> tuple[dict[int, Fraction], Fraction]:
    """A draw at this pace: the chances of what is left, and that Dawn was among it."""
    after: dict[int, Fraction] = {}
    dawned = Fraction(0)
    for left, chance in open_.items():
        for cards, share in pace.items():
            if cards >= left:
                dawned += chance * share
            else:
                after[left - cards] = after.get(left - cards, Fraction(0)) + chance * share
    return after, dawned


# --- who is faster --------------------------------------------------------------------------------------------------


class Threat(NamedTuple):
    """A zombie on its way, if nothing but what holds it now stops it."""

    cell: str
    marches: int  # it steps over the barricade in the march of this number; 1 is the next one it may take part in
    draws: int  # of the zombies, before that march
    dawn_first: Fraction  # how likely dawn comes before


def threats(view: View, pace: Pace | None = None) -> list[Threat]:
    """Every zombie in the street with its race against dawn, those nearest to the barricade first.

    Marches alone count, one step each: no card, no order, no wall, trap or wound on the way. A freeze, net or barrier
    that holds it now costs it the next one. A turn's march comes before its draw, so a zombie that gets over the
    barricade in the very turn in which Dawn would be drawn has won (ZK-2.5).
    """
    chances = dawn_chances(view, pace)
    found: list[Threat] = []
    for cell in range(CELLS):
        if view["body"][cell] & IS_ZOMBIE:
            marches = ROWS + 1 - ROW_OF[cell] + is_kept(view, cell)
            draws = marches - 1 + has_marched(view, cell)
            dawn = sum([chance for turn, chance in chances.items() if turn <= draws], Fraction(0))
            found.append(Threat(CELL_NAMES[cell], marches, draws, dawn))
    return sorted(found, key=lambda threat: (threat.marches, threat.cell))


def is_kept(view: View, cell: int) -> bool:
    """Whether who stands there misses its next march: what holds it ends after one, as human turns go by (ZK-3.10)."""
    human = is_going_on(view, HumanTurn)
    if has_marched(view, cell) or not (human or is_moving(view)):
        return False  # a human turn begins before its next march
    if view["frozen"] > human:
        return True
    barred = view["thing"][LANE_OF[cell] * ROWS + view["barrier_row"] - 1] == BARRIER
    return bool(view["body"][cell] & NETTED) or barred


def has_marched(view: View, cell: int) -> bool:
    """Whether its next march comes after a draw that is still to be made: it has had its try in this turn's march."""
    if is_going_on(view, March):
        return not view["body"][cell] & TO_MOVE_MASK
    return is_drawing(view)
