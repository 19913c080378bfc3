"""Standing orders for the cards of Zombie Tsunami: what to answer when a window closes and its holder said nothing.

``ask`` is the habit: the card is played only when its holder says so. ``always`` plays it when it can be; a number
plays a save if the set it belongs to saves at least so many.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.games.tsunami.box import SAVES

ASK: Final = "ask"
ALWAYS: Final = "always"
IDLE: Final = ("turn-up",)  # possible in nearly every interlude, and hardly ever wanted: nobody is asked for it alone
_SAVE: Final = (ASK, "1", "2", "3")
_SCORE: Final = (ASK, ALWAYS)

# The cards, the keys of their names, how they are drawn, and what can be ordered for each.
ORDERS: Final = (
    ("save1", "shop-save1", "ts-shop-save1", _SAVE),
    ("save2", "shop-save2", "ts-shop-save2", _SAVE),
    ("fairy", "bird-fairy", "ts-bird-fairy", _SAVE),
    ("super_fairy", "bird-super-fairy", "ts-bird-super_fairy", _SAVE),
    ("robo", "bird-robo", "ts-bird-robo", _SCORE),
    ("punk", "bird-punk", "ts-bird-punk", _SCORE),
    ("super_bird", "bird-super-bird", "ts-bird-super_bird", _SCORE),
    ("ufo", "secret-ufo", "ts-secret-ufo", _SCORE),
    ("giant", "secret-giant", "ts-secret-giant", _SCORE),
    ("quarterback", "secret-quarterback", "ts-secret-quarterback", _SCORE),
    ("ninja", "secret-ninja", "ts-secret-ninja", _SCORE),
)
SAVED_BY: Final = {save.name: save.saves for save in SAVES}


def obey(view: Mapping[str, Any], orders: Mapping[str, str]) -> str:
    """The best of the options that the orders allow: the one that saves most with least, else any; a pass if none."""
    loss = loss_in(view)
    allowed = [option for option in view["options"] if is_ordered(option, orders, loss)]
    return max(allowed, key=lambda option: (saved_by(option, loss), -option.count("-"))) if allowed else "pass"


def loss_in(view: Mapping[str, Any]) -> int:
    """What the seat is about to lose: in a jump what the throw says, under a bomb one zombie."""
    jumps = [frame for frame in view["stack"] if frame["frame"] == "jump"]
    return int(jumps[-1]["losses"][view["seat"]]) if jumps else 1


def is_ordered(option: str, orders: Mapping[str, str], loss: int) -> bool:
    """Whether the orders say to give this answer."""
    verb, _, rest = option.partition("-")
    if verb == "score":
        return orders.get(rest) == ALWAYS
    if verb != "use":
        return False
    cards = rest.split("-")
    if cards[0] not in SAVED_BY:
        return orders.get(cards[0]) == ALWAYS
    wanted = [orders.get(card, ASK) for card in cards]
    return ASK not in wanted and saved_by(option, loss) >= max(int(value) for value in wanted)


def saved_by(option: str, loss: int) -> int:
    """How many of so many deaths a set of saves prevents."""
    return min(loss, sum(SAVED_BY.get(card, 0) for card in option.split("-")[1:]))
