"""Standing orders for the cards of Zombie Tsunami: when a window asks their holder, and what it does unasked.

``useful`` is the habit: the holder is asked when something is about to happen that the card could change, and in an
interlude when a bot in the same seat would play it; a Zombird that can be played is asked about at the first street
card of each round besides. ``ask`` asks whenever it can be played, ``never`` does not. ``always`` plays it when it can
be; a number plays a save if the set it belongs to saves at least so many.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any, Final

from shamble.core.answer import PASSES
from shamble.games.tsunami.box import SAVES
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.sense import gains

USEFUL: Final = "useful"
ASK: Final = "ask"
NEVER: Final = "never"
ALWAYS: Final = "always"
DRAW, TURN_UP = "draw", "turn_up"  # deeds without a card
DEEDS: Final = {"give": DRAW, "drop": DRAW, "turn": TURN_UP}
_PLAY: Final = (USEFUL, ASK, NEVER)
_SAVE: Final = (*_PLAY, "1", "2", "3")
_SCORE: Final = (*_PLAY, ALWAYS)

# The cards, the keys of their names, how they are drawn, and what can be ordered for each.
ORDERS: Final = (
    ("save1", "shop-save1", "ts-shop-save1", _SAVE),
    ("save2", "shop-save2", "ts-shop-save2", _SAVE),
    ("fairy", "bird-fairy", "ts-bird-fairy", _SAVE),
    ("super_fairy", "bird-super-fairy", "ts-bird-super_fairy", _SAVE),
    ("robo", "bird-robo", "ts-bird-robo", _SCORE),
    ("punk", "bird-punk", "ts-bird-punk", _SCORE),
    ("super_bird", "bird-super-bird", "ts-bird-super_bird", _SCORE),
    ("banker", "bird-banker", "ts-bird-banker", _PLAY),
    ("bomb", "bird-bomb", "ts-bird-bomb", _PLAY),
    ("ptero", "bird-ptero", "ts-bird-ptero", _PLAY),
    ("magnet", "bird-magnet", "ts-bird-magnet", _PLAY),
    ("ufo", "secret-ufo", "ts-secret-ufo", _SCORE),
    ("giant", "secret-giant", "ts-secret-giant", _SCORE),
    ("quarterback", "secret-quarterback", "ts-secret-quarterback", _SCORE),
    ("ninja", "secret-ninja", "ts-secret-ninja", _SCORE),
    ("tsunami", "secret-tsunami", "ts-secret-tsunami", _PLAY),
    (DRAW, "deed-draw", "ts-bird-back", _PLAY),
    (TURN_UP, "deed-turn-up", "ts-secret-back", _PLAY),
)
SAVED_BY: Final = {save.name: save.saves for save in SAVES}


def obey(view: Mapping[str, Any], orders: Mapping[str, str]) -> str:
    """The best of the options that the orders allow: the one that saves most with least, else any; a pass if none."""
    loss = loss_in(view)
    allowed = [option for option in view["options"] if is_ordered(option, orders, loss)]
    return max(allowed, key=lambda option: (saved_by(option, loss), -option.count("-"))) if allowed else "pass"


def card_of(option: str) -> str:
    """The card that an option plays, or the deed it is; empty for a pass."""
    if option in PASSES:
        return ""
    verb, _, rest = option.partition("-")
    return DEEDS.get(verb) or rest.split("-")[0]


def round_of(view: Mapping[str, Any]) -> int:
    """What was passed over is not asked again before the next street card."""
    return int(view["round"]) * 100 + int(view["slot"])


def asks_about(view: Mapping[str, Any], orders: Mapping[str, str], passed: Collection[str] = ()) -> str:
    """The card for which the window should ask its viewer; empty if for none, or if the orders say what to do."""
    if obey(view, orders) != "pass":
        return ""
    open_to = [option for option in view["options"] if may_ask(option, orders, passed)]
    asked = [option for option in open_to if orders.get(card_of(option)) == ASK]
    if asked or not open_to:
        return card_of(asked[0]) if asked else ""
    if view["ask"]["name"] != "interlude":
        return card_of(open_to[0])
    return card_of(worth_playing(view, open_to))


def may_ask(option: str, orders: Mapping[str, str], passed: Collection[str]) -> bool:
    """Whether the holder may want to be asked for this."""
    card = card_of(option)
    order = orders.get(card, USEFUL)
    return bool(card) and order != NEVER and not (card in passed and order != ASK)


def worth_playing(view: Mapping[str, Any], open_to: list[str]) -> str:
    """What a bot would do in an interlude, else a Zombird early in a round; a pass if nothing."""
    table = GAME.guess(view, Random(0))  # what it deals to others is not looked at
    values = dict(zip(view["options"], gains(table, view["seat"]), strict=True))
    best = max(open_to, key=lambda option: values[option])
    if values[best] > values["pass"]:
        return best
    birds = [option for option in open_to if option.startswith("play-")]
    return birds[0] if birds and view["slot"] == 0 else "pass"


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
    wanted = [orders.get(card, USEFUL) for card in cards]
    return all(value.isdigit() for value in wanted) and saved_by(option, loss) >= max(int(value) for value in wanted)


def saved_by(option: str, loss: int) -> int:
    """How many of so many deaths a set of saves prevents."""
    return min(loss, sum(SAVED_BY.get(card, 0) for card in option.split("-")[1:]))
