"""Standing orders at the keyboard: when cards of others' turns are asked about, and what is done unasked.

The orders card by card are those of the tables in the browser (``shamble.server.orders``). Above them stands how much
somebody wants to be asked at all: ``useful``, what the orders say, is the habit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.bots import make
from shamble.cli.trouble import Trouble
from shamble.core.frame import GATHER, OFFER
from shamble.core.game import Game
from shamble.core.state import State
from shamble.server.orders import WHATEVER, Prompt, Prompts, module_of, obeyed, orders_of

USEFUL: Final = "useful"
ALWAYS: Final = "always"
NEVER: Final = "never"
LEVELS: Final = (USEFUL, ALWAYS, NEVER)
PASSES: Final = ("pass", "pass-turn")
NO_TURN: Final = -1
View = Mapping[str, Any]


class Habits:
    """How the people at one keyboard want to be asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.levels: dict[int, str] = {}  # by seat: how much it wants to be asked
        self.orders: dict[int, dict[str, str]] = {}  # by seat: card by card
        self.prompts = Prompts()
        self._asked: dict[int, Prompt] = {}  # by seat: what it is being asked about
        self._kept: dict[int, tuple[int, set[str]]] = {}  # by seat: a turn, and the cards kept back in it

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
        return None if state.pending != OFFER or self.asks(state, view) else PASSES[0]

    def asks(self, state: State, view: View) -> bool:
        """Whether the viewer should be asked about its cards now."""
        seat = int(view["seat"])
        if self.level(seat) != USEFUL:
            return self.level(seat) == ALWAYS
        if not self.prompts.choose(self.game):
            return bool(self.cards(view) - self.kept_in(state, seat)) or self.bot_would(view)
        prompt = self.prompts.prompt(self.game, view, self.orders.get(seat, {}))
        self._asked[seat] = prompt or WHATEVER
        return prompt is not None

    def bot_would(self, view: View) -> bool:
        """Whether a bot in the viewer's seat would play something."""
        return make("greedy", self.game).answer(view) not in PASSES

    def cards(self, view: View) -> set[str]:
        """The cards that the viewer could play; what hardly anybody wants is left out."""
        idle: tuple[str, ...] = getattr(module_of(self.game), "IDLE", ())
        return {"-".join(option.split("-")[:2]) for option in view["options"]} - {*idle, *PASSES}

    def kept_in(self, state: State, seat: int) -> set[str]:
        """The cards that the seat has kept back in this turn."""
        turn, cards = self._kept.get(seat, (NO_TURN, set[str]()))
        return cards if turn == state.turns() else set()

    def keeps(self, state: State, seat: int) -> None:
        """The seat was asked about its cards and passes: it is not asked the same again for a while."""
        if not self.game.hides or state.pending != OFFER:
            return
        if self.prompts.choose(self.game):
            self.prompts.pass_over(seat, self._asked.get(seat, WHATEVER))
        else:
            self._kept[seat] = state.turns(), self.kept_in(state, seat) | self.cards(state.view(seat))

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
