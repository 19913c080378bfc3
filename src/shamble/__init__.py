"""Shamble plays zombie board games exactly by their rulebooks.

>>> import shamble
>>> game = shamble.game("zombiegeddon")
>>> state = game.new(seats=2, seed=7)
>>> seat = state.ask.seats[0]
>>> len(state.options(seat)) > 0
True
"""

import shamble.games  # noqa: F401  # loaded first, so that the function games() below keeps its name
from shamble.core.answer import Answer, Pass
from shamble.core.errors import Ambiguous, Illegal, Invalid, ShambleError
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.outcome import Outcome
from shamble.core.state import State
from shamble.registry import game, games, named, named_fact
from shamble.version import VERSION

__version__ = VERSION
games.__name__ = "shamble.games"  # so that "import shamble.games.zombiegeddon.box as box" still finds the folder

__all__ = [
    "Ambiguous",
    "Answer",
    "Game",
    "Illegal",
    "Invalid",
    "Match",
    "Outcome",
    "Pass",
    "ShambleError",
    "State",
    "game",
    "games",
    "named",
    "named_fact",
]
