"""Bots: random, greedy and search. A bot sees a view, nothing else.

>>> import shamble
>>> from shamble import bots
>>> game = shamble.game("zombiegeddon")
>>> bot = bots.make("greedy", game, seed=1)
>>> state = game.new(seats=2, seed=7)
>>> seat = state.ask.seats[0]
>>> bot.answer(state.view(seat)) in state.view(seat)["options"]
True
"""

from __future__ import annotations

from typing import NamedTuple

from shamble.bots.bot import Bot, View
from shamble.bots.greedy import GreedyBot
from shamble.bots.random_bot import RandomBot
from shamble.bots.search import SearchBot
from shamble.core.errors import Invalid
from shamble.core.game import Game


class Hint(NamedTuple):
    """An option that a bot likes, and what it expects of it, in the unit of the game's sense."""

    answer: str
    value: int


LEVELS = ("random", "greedy", "search")

__all__ = ["LEVELS", "Bot", "Hint", "View", "hint", "make"]


def make(level: object, game: Game, seed: object = 0, seconds: float = 0.0) -> Bot:
    """A bot of this level; the same seed and the same views give the same answers, unless seconds limit its thought."""
    if level == "random":
        return RandomBot(game, seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level == "search":
        return SearchBot(game, seed, seconds=seconds)
    raise Invalid(f"There is no bot {level!r}; there is: {', '.join(LEVELS)}.")


def hint(game: Game, view: View, level: object = "search", count: int = 3, seconds: float = 0.0) -> list[Hint]:
    """The few options that a bot of this level would choose from, best first, with what they are worth to the seat."""
    return [Hint(answer, value) for answer, value in make(level, game, 0, seconds).weigh(view)[:count]]
