"""Standing orders: what a seat wants done with a card when a window closes and it has not answered."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from shamble.core.game import Game


class Order(NamedTuple):
    """A card that orders can be given for, and what they can be; the first is what goes without saying."""

    card: str
    key: str  # of the card's name
    face: str  # how it is drawn
    values: tuple[str, ...]


def orders_of(game: Game) -> tuple[Order, ...]:
    """The cards of a game that orders can be given for; none where nothing is asked in windows."""
    if not game.hides:
        return ()
    found: tuple[tuple[str, str, str, tuple[str, ...]], ...] = import_module(f"shamble.games.{game.name}.orders").ORDERS
    return tuple(Order(*row) for row in found)


def obeyed(game: Game, view: Mapping[str, Any], orders: Mapping[str, str]) -> str:
    """The answer to the window that the view shows, as a seat's standing orders have it: a pass if they say nothing."""
    if not orders or not game.hides:
        return "pass"
    found: str = import_module(f"shamble.games.{game.name}.orders").obey(view, orders)
    return found
