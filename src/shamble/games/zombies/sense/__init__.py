"""What matters in Zombies!!!: the feeling for positions and options that bots share.

``gains`` estimates every option of an ask in hundredths of a collected zombie, by public facts and the seat's own hand;
``quick`` answers by it for any seat of a playout, and ``worth`` is a seat's chance to win, in ten-thousandths.
"""

from __future__ import annotations

from shamble.games.zombies.sense.policy import gains, quick
from shamble.games.zombies.sense.race import worth

GUESSES = 1  # what others hold is not looked at, so one guess shows all that an estimate needs
EFFORT = {"width": 6, "reach": 150, "answers": 1, "turns": 6, "close": 2}

__all__ = ["EFFORT", "GUESSES", "gains", "quick", "worth"]
