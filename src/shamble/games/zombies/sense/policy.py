"""What every option of an ask is worth to a seat, and the answer of a fair player at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shamble.core.answer import PASS, STOP
from shamble.games.zombies.box import GO
from shamble.games.zombies.frames.fights import Fight, NotDead
from shamble.games.zombies.frames.herds import Carry, Herd
from shamble.games.zombies.frames.moves import Walk
from shamble.games.zombies.frames.tiles import LayTile, PutThings
from shamble.games.zombies.frames.town import Discard
from shamble.games.zombies.frames.windows import Window
from shamble.games.zombies.sense.cards import weigh_discard, weigh_event
from shamble.games.zombies.sense.fights import weigh_not_dead, weigh_settling
from shamble.games.zombies.sense.mind import Mind, Walker
from shamble.games.zombies.sense.town import weigh_carry, weigh_herd, weigh_lay, weigh_put
from shamble.games.zombies.state import Table

Heard = tuple[int, int | None, str, str]
IDLE = 2  # codes of a window in which nothing can be played: passing, and passing for the turn


def gains(table: Table, seat: int, _heard: Sequence[Heard] = ()) -> list[int]:
    """For each option of the seat, what it is worth, in hundredths of a collected zombie."""
    return weigh(Mind(table, seat))


def plans(table: Table, seat: int, _heard: Sequence[Heard] = ()) -> list[int]:
    """The same to a seat that thinks ahead: it saves the cards of the last dash for it."""
    return weigh(Mind(table, seat, True))


def ponders(table: Table) -> bool:
    """Whether an ask is worth a thought: among many, what a zombie or a card more or less brings drowns in the dice."""
    return table.seats == 2 or not isinstance(table.frames[-1], (Herd, PutThings, Discard))


def weigh(mind: Mind) -> list[int]:
    """What each option of the ask is worth to whose mind it is."""
    table = mind.table
    codes = table.codes(mind.seat)
    top = table.frames[-1]
    if isinstance(top, Window):
        return weigh_event(mind, top, codes)
    if isinstance(top, Walk):
        return weigh_step(mind, top, codes)
    if isinstance(top, Fight):
        return weigh_settling(mind, top, codes)
    if isinstance(top, Herd):
        return weigh_herd(mind, codes)
    if isinstance(top, PutThings):
        return weigh_put(mind, top, codes)
    if isinstance(top, LayTile):
        return weigh_lay(mind, top, codes)
    if isinstance(top, Carry):
        return weigh_carry(mind, top, codes)
    if isinstance(top, NotDead):
        return weigh_not_dead(mind, top, codes)
    assert isinstance(top, Discard)
    return weigh_discard(mind, codes)


def weigh_step(mind: Mind, top: Walk, codes: list[int]) -> list[int]:
    """Every step with the best that follows it, or the worst if the pawn is a rival's."""
    rival = top.seat != mind.seat
    walker = Walker(mind, top.seat, rival)
    here = mind.table.pawn[top.seat]
    found: list[int] = []
    for code in codes:
        if code == STOP:
            value = walker.ends(here, 0, 0)
        else:
            value = walker.best_from(code - GO, here, top.left - 1, bool(top.forced))
        found.append(-value if rival else value)
    return found


def way(table: Table, seat: int, code: int) -> list[int]:
    """The whole walk that a first step is meant for; nothing where answers are thought of one by one."""
    top = table.frames[-1]
    if not isinstance(top, Walk) or code == STOP:
        return []
    walker = Walker(Mind(table, seat, True), top.seat, top.seat != seat)
    walk = walker.walk_from(code - GO, table.pawn[top.seat], top.left - 1, bool(top.forced))
    return [GO + space for space in walk.spaces()]


def quick(table: Table, seat: int, _rng: Random, _heard: Sequence[Heard] = ()) -> int:
    """What a fair player in this seat would answer; a packed answer."""
    codes = table.codes(seat)
    if len(codes) == 1:
        return codes[0]
    if len(codes) == IDLE and isinstance(table.frames[-1], Window):
        return PASS
    values = gains(table, seat)
    return codes[values.index(max(values))]
