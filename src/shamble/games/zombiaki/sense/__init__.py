"""What matters in Zombiaki: the feeling for positions and options that bots share.

``gains`` estimates every option of an ask in thousandths of a win; ``quick`` answers by it for any seat, ``finish``
plays a table so to its end, and ``worth`` says who has won there.
"""

from __future__ import annotations

from shamble.games.zombiaki.sense.policy import finish, gains, quick
from shamble.games.zombiaki.sense.values import worth

GUESSES = 1  # nobody knows the order of the decks, so estimates do not look at it
ALIKE = 3  # thousandths of a win between two options that are as good as each other
EFFORT = {"width": 12, "reach": 1000, "answers": 5, "close": 2}

__all__ = ["EFFORT", "GUESSES", "finish", "gains", "quick", "worth"]
