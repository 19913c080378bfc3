"""What matters in Zombies!!!: the feeling for positions and options that bots share.

``gains`` estimates every option of an ask in hundredths of a collected zombie, by public facts and the seat's own hand;
``quick`` answers by it for any seat of a playout, and ``worth`` is a seat's chance to win, in ten-thousandths. Who
searches estimates by ``plans``, which saves cards for the last dash, and ``ponders`` what is worth it; ``way`` tells
the walk that a first step is meant for.
"""

from __future__ import annotations

from shamble.games.zombies.sense.outlook import worth
from shamble.games.zombies.sense.policy import gains, plans, ponders, quick, way

GUESSES = 1  # what others hold is not looked at, so one guess shows all that an estimate needs
ALIKE = 5  # hundredths of a zombie between two options that are as good as each other
# Even what the plans are sure of is looked at, as long as it is not senseless; but so much is luck at a full table that
# only a clear lead overrules them.
EFFORT = {"width": 5, "reach": 2500, "answers": 1, "turns": 6, "close": 3, "doubt": 3, "twins": False}
DUEL = {"width": 6, "reach": 150, "answers": 1, "turns": 4, "close": 2, "doubt": 2, "twins": False}

__all__ = ["DUEL", "EFFORT", "GUESSES", "gains", "plans", "ponders", "quick", "way", "worth"]
