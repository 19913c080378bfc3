"""Why an answer is none of those on offer while something else than a play is asked."""

from __future__ import annotations

from typing import Final

from shamble.core.answer import RESERVED
from shamble.core.errors import Illegal, Refusal
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import BULLET, BURN, CATCH, DISCARD, DRAWN, ORDER, SHRAPNEL, STEP

# By ask: the codes that answer it, what is said to other answers, and to such ones that are not possible.
ASKED: Final[dict[str, tuple[int, int, Refusal, Refusal]]] = {
    "shrapnel": (SHRAPNEL, DRAWN, refusals.SHRAPNEL_FIRST, refusals.SHRAPNEL_BESIDE),
    "dog": (STEP, ORDER, refusals.DOGS_FIRST, refusals.DOG_CANNOT),
    "march": (0, 0, refusals.MARCH_FIRST, refusals.MARCH_FIRST),
    "discard": (DISCARD, BULLET, refusals.DISCARD_FIRST, refusals.NOT_IN_HAND),
    "click": (0, 0, refusals.CLICK_FIRST, refusals.CLICK_FIRST),
    "bullet": (BULLET, BURN, refusals.BULLET_FIRST, refusals.NOT_IN_SIGHT),
    "petrol": (BURN, CATCH, refusals.PETROL_FIRST, refusals.PETROL_BESIDE),
    "flamethrower": (BURN, CATCH, refusals.FLAMES_FIRST, refusals.FLAMES_REACH),
    "net": (CATCH, SHRAPNEL, refusals.NET_FIRST, refusals.NET_GROUP),
}


def refuse_here(asks: str, code: int) -> Illegal:
    """The clause against a code that has no place in this ask."""
    if code >= DRAWN:
        return Illegal(refusals.NOTHING_TO_DRAW)
    first, end, otherwise, impossible = ASKED[asks]
    if code < RESERVED and asks in ("shrapnel", "discard"):
        return Illegal(refusals.MUST_ANSWER)
    return Illegal(impossible if first <= code < end else otherwise)
