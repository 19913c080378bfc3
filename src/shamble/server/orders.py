"""Standing orders: what a seat wants done with a card when a window closes and it has not answered."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from shamble.core.game import Game

OFFERED: Final = (2.6, 3.6)


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


def offered(game: Game) -> tuple[float, float]:
    """Seconds, from and to, that an offer waits for people: as the game has it, which may open many in a turn."""
    found: tuple[float, float] = getattr(import_module(f"shamble.games.{game.name}.orders"), "OFFERED", OFFERED)
    return found


def prompts(game: Game, view: Mapping[str, Any], orders: Mapping[str, str]) -> bool:
    """Whether the seat wants to be asked in the window that the view shows: always, unless the game knows better."""
    found = getattr(import_module(f"shamble.games.{game.name}.orders"), "prompts", None)
    return found is None or bool(found(view, orders))


def obeyed(game: Game, view: Mapping[str, Any], orders: Mapping[str, str]) -> str:
    """The answer to the window that the view shows, as a seat's standing orders have it: a pass if they say nothing."""
    if not orders or not game.hides:
        return "pass"
    found: str = import_module(f"shamble.games.{game.name}.orders").obey(view, orders)
    return found
