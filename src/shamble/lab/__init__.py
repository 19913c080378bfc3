"""The lab: games among bots by the thousand, the same on any number of processes, and what they tell.

>>> from shamble import lab
>>> results = lab.simulate("zombiegeddon", ("random", "random"), games=2, seed=1)
>>> lab.summarise(results)["games"]
2
"""

from shamble.lab.match import Result, play, play_game
from shamble.lab.run import Stopped, simulate
from shamble.lab.summary import summarise

__all__ = ["Result", "Stopped", "play", "play_game", "simulate", "summarise"]
