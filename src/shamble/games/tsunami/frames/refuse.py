"""Why an answer is none of those on offer, wherever the game stands: said from what the one refused may know."""

from __future__ import annotations

from shamble.core.answer import PASS, PASS_TURN
from shamble.core.errors import Illegal, seat_letter
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    ACT,
    BEAD,
    BUY,
    CHANCES,
    DRAGON_HEAD,
    DRAGON_TAIL,
    NAME,
    SAVE,
    SCORE,
    SPLIT,
    STAY,
    TAKE_ZOMBIE,
    TSUNAMI,
    USE_PUNK,
    USE_ROBO,
)
from shamble.games.tsunami.state import Table


def refuse_in_window(table: Table, seat: int, code: int) -> Illegal:
    """The clause against a code that has no place here."""
    if code >= CHANCES:
        return Illegal(refusals.NOTHING_TO_DRAW)
    if code < ACT:
        return refuse_pass(code)
    if SCORE <= code < CHANCES:
        return refuse_score(table, seat, code - SCORE if code < SPLIT else TSUNAMI)
    if SAVE < code < USE_ROBO:
        return Illegal(refusals.NO_SAVE_HERE)
    if USE_ROBO <= code < SCORE:
        return refuse_use(table, code)
    return refuse_elsewhere(table, seat, code)


def refuse_pass(code: int) -> Illegal:
    """A pass, or the end of a set of players, where there is none; only a card just bought is asked about like that."""
    if code == PASS:
        return Illegal(refusals.MUST_USE)
    return Illegal(refusals.NOT_FOR_A_TURN if code == PASS_TURN else refusals.NOTHING_TO_NAME)


def refuse_score(table: Table, seat: int, secret: int) -> Illegal:
    """A secret bonus that is not the seat's, or whose moment it is not."""
    if not table.holds(seat, secret):
        return Illegal(refusals.NOT_YOUR_SECRET)
    return Illegal(refusals.DRAGON_NAMES if secret in (DRAGON_HEAD, DRAGON_TAIL) else refusals.NOT_SCORED_NOW)


def refuse_use(table: Table, code: int) -> Illegal:
    """A Zombird whose moment it is not."""
    if not table.zombird:
        return Illegal(refusals.NO_EXPANSION)
    return Illegal(refusals.NO_PUSH_HERE if code >= USE_PUNK else refusals.NO_BOMB_HERE)


def refuse_elsewhere(table: Table, seat: int, code: int) -> Illegal:
    """An answer to another question."""
    if ACT <= code < NAME and is_visiting(table, seat):
        return Illegal(refusals.USE_FIRST)
    if ACT <= code < BUY:
        return Illegal(refusals.NOT_INTERLUDE)
    if BUY <= code < NAME:
        return Illegal(refusals.NO_SHOP_HERE)
    if NAME <= code < BEAD:
        return Illegal(refusals.NOTHING_TO_NAME)
    if BEAD <= code < TAKE_ZOMBIE:
        return Illegal(refusals.NO_VOTE_HERE)
    if TAKE_ZOMBIE <= code < STAY:
        return Illegal(refusals.OTHER_STREET)
    return Illegal(refusals.NO_OFFER)


def is_visiting(table: Table, seat: int) -> bool:
    """Whether it is the seat's shop visit, in which a card is being used."""
    for frame in table.frames:
        if frame.name == "visit":
            return seat in frame.seats(table)
    return False


def absent(seat: int) -> Illegal:
    """Nobody sits there."""
    return Illegal(refusals.NO_SUCH_PLAYER, who=seat_letter(seat))
