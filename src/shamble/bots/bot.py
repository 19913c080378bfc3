"""What a bot is: it sees a view, nothing else, and answers in the game's notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from shamble.core.errors import Invalid
from shamble.core.game import Game

View = Mapping[str, Any]
Worth = Callable[[Any, int], int]  # a game's own table, a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that thinks by itself. Own bots derive from it, and need only an ``answer``."""

    def __init__(self, game: Game, seed: object = 0) -> None:
        self.game = game
        self.rng = Random(f"{game.name} bot {seed}")

    def answer(self, view: View) -> str:
        """The answer to the ask that the view shows, in notation: one of ``view["options"]``."""
        raise NotImplementedError

    def weigh(self, view: View) -> list[tuple[str, int]]:
        """Every option with what it is worth, best first; a bot that only answers has no such opinion."""
        raise Invalid(f"{type(self).__name__} answers, but cannot say what the options are worth.")


class Sense:
    """A game's feeling for its positions: their worth to a seat, and how many guesses a thought should look at."""

    def __init__(self, worth: Worth, guesses: int) -> None:
        self.worth = worth
        self.guesses = guesses


def sense_of(game: Game) -> Sense:
    """The sense of a game; Invalid if nobody has written one."""
    name = f"shamble.games.{game.name}.sense"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise Invalid(f"{game.name} has no sense yet, so only random bots can play it.") from None
    return Sense(module.worth, module.GUESSES)


def own_seat(view: View) -> int:
    """The seat whose view this is, if it has something to answer; Invalid if not."""
    seat = view.get("seat")
    if not isinstance(seat, int):
        raise Invalid("A bot needs the view of a seat, not a spectator's.")
    if not view.get("options"):
        raise Invalid(f"Seat {seat} is not asked anything in this view.")
    return seat
