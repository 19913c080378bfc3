"""What matters in Zombie Tsunami: the feeling for positions, options and talk that bots share.

``worth`` is a seat's chance to win; ``gains`` estimates every option of an ask in hundredths of a zombie, without
playing it, since sealed answers and dice come between an answer and what it brings; ``quick`` answers for any seat in
a playout, ``ponders`` what is worth one; ``promise`` says something before a vote.
"""

from __future__ import annotations

from shamble.games.tsunami.sense.choices import gains
from shamble.games.tsunami.sense.forecast import worth
from shamble.games.tsunami.sense.quick import ponders, quick
from shamble.games.tsunami.sense.say import promise

GUESSES = 1  # what others hide is weighed by its chances, so one guess shows all that an estimate looks at
ALIKE = 5  # hundredths of a zombie between two options that are as good as each other

__all__ = ["ALIKE", "GUESSES", "gains", "ponders", "promise", "quick", "worth"]
