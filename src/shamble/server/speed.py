"""How fast a table goes on: the speeds that its people can choose from, during the game too."""

from __future__ import annotations

from typing import Final, NamedTuple

Span = tuple[float, float]  # seconds, from and to


class Speed(NamedTuple):
    """What one speed means, in seconds and shares."""

    answer: float  # from one answer of a bot to the next, where several people look on
    watched: float  # of the usual time that moves of bots are watched
    own: float  # and those of people, and what several do together
    alone: Span  # how long a window is open that waits for nobody: bots have that time to think
    talk: float  # that people have before a vote until bots speak
    reply: float  # until a bot answers what was said


SPEEDS: Final = {
    "brisk": Speed(0.5, 0.38, 0.7, (0.12, 0.2), 3.0, 0.8),
    "calm": Speed(0.9, 1.0, 1.0, (0.12, 0.2), 6.0, 1.5),
    "once": Speed(0.0, 0.0, 0.5, (0.06, 0.1), 1.5, 0.2),
}
FORMER: Final = {"easy": "calm", "quick": "once"}  # how tables and programs of 0.1 call them
