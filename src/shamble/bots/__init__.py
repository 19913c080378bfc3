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

from collections.abc import Sequence

from shamble.bots.advice import Advice, advise
from shamble.bots.bot import Bot, View
from shamble.bots.greedy import GreedyBot
from shamble.bots.random_bot import RandomBot
from shamble.bots.search import SearchBot
from shamble.core.errors import Invalid
from shamble.core.game import Game

LEVELS = ("random", "greedy", "search")

__all__ = ["LEVELS", "Advice", "Bot", "View", "hint", "make"]


def make(level: object, game: Game, seed: object = 0, seconds: float = 0.0) -> Bot:
    """A bot of this level; the same seed and the same views give the same answers, unless seconds limit its thought."""
    if level == "random":
        return RandomBot(game, seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level == "search":
        return SearchBot(game, seed, seconds=seconds)
    raise Invalid(f"There is no bot {level!r}; there is: {', '.join(LEVELS)}.")


def hint(
    game: Game,
    view: View,
    level: str = "search",
    seconds: float = 0.0,
    names: Sequence[str] | None = None,
    rest: Sequence[str] = (),
) -> Advice:
    """What a bot of this level would do in the place of whose view this is, and why; ``names`` are the players.

    ``rest`` are the steps to come of a hint that was followed so far: it goes on unless something is clearly better.
    """
    return advise(make(level, game, 0, seconds), level, view, names, seconds, rest)
