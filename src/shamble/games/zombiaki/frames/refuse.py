"""Why something else comes first: what is said to answers that have no place in what is asked."""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Illegal, Refusal
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import DRAWN

FIRST: Final[dict[str, Refusal]] = {  # by ask
    "shrapnel": refusals.SHRAPNEL_FIRST,
    "dog": refusals.DOGS_FIRST,
    "march": refusals.MARCH_FIRST,
    "click": refusals.CLICK_FIRST,
    "bullet": refusals.BULLET_FIRST,
    "petrol": refusals.PETROL_FIRST,
    "flamethrower": refusals.FLAMES_FIRST,
    "net": refusals.NET_FIRST,
}


def refuse_here(asks: str, code: int) -> Illegal:
    """The clause against an answer to something else than is asked."""
    return Illegal(refusals.NOTHING_TO_DRAW if code >= DRAWN else FIRST[asks])
