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
    NAME,
    SAVE,
    SCORE,
    SPLIT,
    STAY,
    TAKE_ZOMBIE,
    USE_PUNK,
    USE_ROBO,
)

NO_SECRET = -1


def refuse_in_window(code: int, bomb: bool = False, scored: int = NO_SECRET) -> Illegal:
    """The clause against a code that has no place here; ``bomb`` and ``scored`` say what this window is for."""
    if code >= CHANCES:
        return Illegal(refusals.NOTHING_TO_DRAW)
    if code < ACT:
        return refuse_pass(code)
    if SCORE <= code < SPLIT:
        return refuse_score(code - SCORE, scored)
    if SPLIT <= code < CHANCES:
        return Illegal(refusals.NOT_SCORED_NOW)
    if SAVE < code < USE_ROBO:
        return Illegal(refusals.NO_SAVE_HERE)
    if code == USE_ROBO:
        return Illegal(refusals.NOT_HELD if bomb else refusals.NO_BOMB_HERE)
    if USE_PUNK <= code < SCORE:
        return Illegal(refusals.NO_PUSH_HERE)
    return refuse_elsewhere(code)


def refuse_pass(code: int) -> Illegal:
    """A pass, or the end of a set of players, where there is none."""
    if code == PASS:
        return Illegal(refusals.MUST_ANSWER)
    return Illegal(refusals.NOT_FOR_A_TURN if code == PASS_TURN else refusals.NOTHING_TO_NAME)


def refuse_score(secret: int, scored: int) -> Illegal:
    """A secret bonus that is not the seat's, or whose moment it is not."""
    return Illegal(refusals.NOT_YOUR_SECRET if secret == scored else refusals.NOT_SCORED_NOW)


def refuse_elsewhere(code: int) -> Illegal:
    """An answer to another question."""
    if ACT <= code < BUY:
        return Illegal(refusals.NOT_INTERLUDE)
    if BUY <= code < NAME:
        return Illegal(refusals.NO_SHOP_HERE)
    if NAME <= code < BEAD:
        return Illegal(refusals.NOTHING_TO_NAME)
    if BEAD <= code < TAKE_ZOMBIE:
        return Illegal(refusals.VOTES_SHOWN)
    if TAKE_ZOMBIE <= code < STAY:
        return Illegal(refusals.OTHER_STREET)
    return Illegal(refusals.NO_OFFER)


def absent(seat: int) -> Illegal:
    """Nobody sits there."""
    return Illegal(refusals.NO_SUCH_PLAYER, who=seat_letter(seat))
