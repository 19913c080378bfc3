"""Standing orders: when a window asks a seat, and what the seat wants done with a card when it has not answered."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple

from shamble.core.answer import PASSES
from shamble.core.game import Game

OFFERED: Final = (2.0, 2.8)


class Order(NamedTuple):
    """A card that orders can be given for, and what they can be; the first is what goes without saying."""

    card: str
    key: str  # of the card's name
    face: str  # how it is drawn
    values: tuple[str, ...]


class Prompt(NamedTuple):
    """What a window asks somebody about: the same card is the same prompt for a round."""

    card: str
    round: int


WHATEVER: Final = Prompt("", 0)  # in games that do not say more


class Prompts:
    """Whom the windows of a table ask; what somebody was asked about and passed over is not asked again in the round.

    A game's orders say which card a window would ask about (``asks_about``), and in which round (``round_of``).
    Nothing that others see depends on it, so it is the host's own memory and in no row of the log: after a restart
    somebody may be asked once more. Rounds are read from views, so an undo leaves nothing behind.
    """

    def __init__(self) -> None:
        self._passed: dict[int, set[Prompt]] = {}  # by seat: in its latest round

    def prompt(self, game: Game, view: Mapping[str, Any], orders: Mapping[str, str]) -> Prompt | None:
        """What the window that the view shows asks its viewer about; None if it leaves the viewer in peace.

        Nobody is asked who can only pass.
        """
        if set(view["options"]) <= PASSES:
            return None
        rules = module_of(game)
        if not hasattr(rules, "asks_about"):
            return WHATEVER
        now: int = rules.round_of(view)
        passed = {known.card for known in self._passed.get(view["seat"], ()) if known.round == now}
        card: str = rules.asks_about(view, orders, passed)
        return Prompt(card, now) if card else None

    def pass_over(self, seat: int, prompt: Prompt) -> None:
        """The seat was asked and passed."""
        same_round = {known for known in self._passed.get(seat, ()) if known.round == prompt.round}
        self._passed[seat] = same_round | {prompt}


def module_of(game: Game) -> ModuleType:
    """What a game with secrets says about orders."""
    return import_module(f"shamble.games.{game.name}.orders")


def orders_of(game: Game) -> tuple[Order, ...]:
    """The cards of a game that orders can be given for; none where nothing is asked in windows."""
    if not game.hides:
        return ()
    found: tuple[tuple[str, str, str, tuple[str, ...]], ...] = module_of(game).ORDERS
    return tuple(Order(*row) for row in found)


def offered(game: Game) -> tuple[float, float]:
    """Seconds, from and to, that an offer waits for people: as the game has it, which may open many in a turn."""
    found: tuple[float, float] = getattr(module_of(game), "OFFERED", OFFERED)
    return found


def obeyed(game: Game, view: Mapping[str, Any], orders: Mapping[str, str]) -> str:
    """The answer to the window that the view shows, as a seat's standing orders have it: a pass if they say nothing."""
    if not orders or not game.hides:
        return "pass"
    found: str = module_of(game).obey(view, orders)
    return found
