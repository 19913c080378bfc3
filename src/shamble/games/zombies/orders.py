"""Standing orders for the event cards of Zombies!!!: when a window asks their holder, and what it does unasked.

``useful`` is the habit: the holder is asked when a bot in the same seat would play the card, and not otherwise, though
it can be played in any window that allows it; but cards for one's own movement, such as The Keys, are also asked about
when their moment comes in the holder's own turn, or they would never be offered. ``ask`` asks whenever it can be
played, ``never`` does not; ``always`` puts it into play by itself as soon as it can be.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any, Final

from shamble.core.answer import PASSES
from shamble.games.zombies.box import AMMO, EVENT_NAMES, EVENTS, KEYS, RUSH, SHOTGUN, Event
from shamble.games.zombies.game import GAME
from shamble.games.zombies.sense import gains

USEFUL: Final = "useful"
ASK: Final = "ask"
NEVER: Final = "never"
ALWAYS: Final = "always"
OFFERED: Final = (0.9, 1.4)  # seconds: a turn has many windows, and most bring nothing


def values_of(event: Event) -> tuple[str, ...]:
    """What can be ordered for a card; by itself goes only what hurts nobody and needs no choice."""
    own = bool(event.homes) or event.name == EVENT_NAMES[SHOTGUN]
    return (USEFUL, ASK, NEVER, ALWAYS) if own else (USEFUL, ASK, NEVER)


# The cards, the keys of their names, how they are drawn, and what can be ordered for each.
ORDERS: Final = tuple(
    (event.name, f"card-{event.name.replace('_', '-')}", f"zz-card-{event.name}", values_of(event)) for event in EVENTS
)


# Cards for one's own movement, which bots save for the end: nobody else would ever be asked about them.
OWN_MOMENT: Final = (EVENT_NAMES[KEYS], EVENT_NAMES[RUSH])


def obey(view: Mapping[str, Any], orders: Mapping[str, str]) -> str:
    """What the orders have played without asking: the first card that always goes into play; else a pass."""
    for option in view["options"]:
        if orders.get(card_of(option)) == ALWAYS and goes_by_itself(option):
            return str(option)
    return "pass"


def goes_by_itself(option: str) -> bool:
    """Whether ``always`` means this: the card comes into play; of items in play only Lots of Ammo is used up."""
    return option.startswith("play-") or option == f"use-{EVENT_NAMES[AMMO]}"


def card_of(option: str) -> str:
    """The card that an option plays or uses; empty for a pass."""
    return "" if option in PASSES else option.split("-")[1]


def round_of(view: Mapping[str, Any]) -> int:
    """The viewer's round, by the turn in which it began: it lasts until the viewer's next own turn (ZZ-9.1)."""
    return int(view["turn"]) - int(view["active"] - view["seat"]) % int(view["seats"])


def asks_about(view: Mapping[str, Any], orders: Mapping[str, str], passed: Collection[str] = ()) -> str:
    """The card for which the window should ask its viewer; empty if for none.

    ``passed`` are cards that the viewer was asked about and kept in this round. A view does not tell of earlier
    windows, so the host remembers them; they are left in peace unless the order is to ask.
    """
    open_to = [option for option in view["options"] if may_ask(option, orders, passed)]
    asked = [option for option in open_to if orders.get(card_of(option)) == ASK]
    if asked or not open_to:
        return card_of(asked[0]) if asked else ""
    table = GAME.guess(view, Random(0))  # what it deals to others is not looked at
    values = dict(zip(view["options"], gains(table, view["seat"]), strict=True))
    best = max(open_to, key=lambda option: values[option])
    if values[best] > values["pass"]:
        return card_of(best)
    mine = view["active"] == view["seat"]
    return next((card_of(option) for option in open_to if mine and card_of(option) in OWN_MOMENT), "")


def may_ask(option: str, orders: Mapping[str, str], passed: Collection[str]) -> bool:
    """Whether the holder may want to be asked for this: not for a pass, nor for what is ordered otherwise."""
    card = card_of(option)
    order = orders.get(card, USEFUL)
    if order == USEFUL and card in passed:
        return False
    return option not in PASSES and order != NEVER and not (order == ALWAYS and goes_by_itself(option))
