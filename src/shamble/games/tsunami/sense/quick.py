"""An answer at once, for any seat of a guessed table: what playouts are made of."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shamble.core.answer import PASS
from shamble.games.tsunami.frames.interlude import Interlude
from shamble.games.tsunami.frames.street import Vote
from shamble.games.tsunami.sense.choices import gains, quiet
from shamble.games.tsunami.sense.talk import Heard, Talkers
from shamble.games.tsunami.sense.vote import quick_vote
from shamble.games.tsunami.state import Table


def quick(table: Table, seat: int, rng: Random, heard: Sequence[Heard] = ()) -> int:
    """What a fair player in this seat would answer, by what the seat knows; a packed answer."""
    codes = table.codes(seat)
    if len(codes) == 1:
        return codes[0]
    top = table.frames[-1]
    if isinstance(top, Vote):
        return quick_vote(table, seat, rng, Talkers(table, heard))
    if isinstance(top, Interlude) and quiet(codes):
        return PASS
    values = gains(table, seat)
    return codes[values.index(max(values))]


def ponders(table: Table) -> bool:
    """Whether an ask is worth a thought: the estimate of a vote counts every way the others may vote already."""
    return not isinstance(table.frames[-1], Vote)
