"""Standing orders at the keyboard: when cards of others' turns are asked about, and what is done unasked.

The orders card by card are those of the tables in the browser (``shamble.server.orders``). Above them stands how much
somebody wants to be asked at all: ``useful``, what the orders say, is the habit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.cli.trouble import Trouble
from shamble.core.answer import PASSES
from shamble.core.frame import GATHER, OFFER
from shamble.core.game import Game
from shamble.core.state import State
from shamble.server.orders import WHATEVER, Prompt, Prompts, obeyed, orders_of

USEFUL: Final = "useful"
ALWAYS: Final = "always"
NEVER: Final = "never"
LEVELS: Final = (USEFUL, ALWAYS, NEVER)
View = Mapping[str, Any]


class Habits:
    """How the people at one keyboard want to be asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.levels: dict[int, str] = {}  # by seat: how much it wants to be asked
        self.orders: dict[int, dict[str, str]] = {}  # by seat: card by card
        self.prompts = Prompts()
        self._asked: dict[int, Prompt] = {}  # by seat: what it is being asked about

    def level(self, seat: int) -> str:
        """How much the seat wants to be asked."""
        return self.levels.get(seat, USEFUL)

    def unasked(self, state: State, seat: int) -> str | None:
        """What is answered for the seat without asking it; None if it is to be asked."""
        if not self.game.hides or state.pending not in (OFFER, GATHER):
            return None
        view = state.view(seat)
        ordered = obeyed(self.game, view, self.orders.get(seat, {}))
        if ordered not in PASSES:
            return ordered
        return None if state.pending != OFFER or self.asks(view) else "pass"

    def asks(self, view: View) -> bool:
        """Whether the viewer should be asked about its cards now."""
        seat = int(view["seat"])
        if self.level(seat) != USEFUL:
            return self.level(seat) == ALWAYS
        prompt = self.prompts.prompt(self.game, view, self.orders.get(seat, {}))
        self._asked[seat] = prompt or WHATEVER
        return prompt is not None

    def keeps(self, state: State, seat: int) -> None:
        """The seat was asked about its cards and passes: it is not asked the same again for a while."""
        if not self.game.hides or state.pending != OFFER:
            return
        self.prompts.pass_over(seat, self._asked.get(seat, WHATEVER))

    def order(self, seat: int, card: str, value: str) -> str:
        """Give an order for a card, by its name or number; the card's name comes back. Trouble if there is none."""
        known = {order.card: order for order in orders_of(self.game)}
        names = list(known)
        name = names[int(card) - 1] if card.isdecimal() and 0 < int(card) <= len(names) else card.replace("-", "_")
        if name not in known:
            raise Trouble("orders-card", text=card, names=", ".join(names))
        if value not in known[name].values:
            raise Trouble("orders-value", text=value, names=", ".join(known[name].values))
        self.orders.setdefault(seat, {})[name] = value
        return known[name].key
