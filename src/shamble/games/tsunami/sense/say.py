"""What a seat says before a vote (TS-3.3, TS-9.4): mostly where it goes, and now and then where it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from shamble.core.windows import REVEALED
from shamble.games.tsunami.box import BEAD_NAMES, NINJA, PUSH, STREET_DOES, STREET_NAMES
from shamble.games.tsunami.frames.rounds import RESOLVE
from shamble.games.tsunami.frames.street import Vote
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.sense.choices import Eyes
from shamble.games.tsunami.sense.talk import Heard, Talkers
from shamble.games.tsunami.sense.vote import vote_gains
from shamble.games.tsunami.state import Table

BLUFF = 60  # percent: how often a Ninja calls the others to a colour and means another


def promise(view: Mapping[str, Any], heard: Sequence[Heard], rng: Random) -> tuple[str, int | None] | None:
    """The bead that this seat promises, and to whom (None: to all); None if it has nothing new to say."""
    seat = view["seat"]
    if seat is None or not talk_is_open(view):
        return None
    table = GAME.guess(view, rng)
    talkers = Talkers(table, heard)
    bead = talkers.meeting if is_bluff(table, seat, rng) else best_bead(table, seat, talkers)
    said = [colour for speaker, _, kind, colour in heard if speaker == seat and kind == "promise"]
    if said and (said[-1] == BEAD_NAMES[bead] or len(said) >= 2):
        return None  # who changes twice is believed no more
    return BEAD_NAMES[bead], None


def talk_is_open(view: Mapping[str, Any]) -> bool:
    """Whether a push card lies revealed and its vote is not over (TS-9.4)."""
    stack, road = view["stack"], view["road"]
    if len(stack) < 2 or not road or STREET_DOES[STREET_NAMES.index(road[-1])] != PUSH:
        return False
    top = stack[-1]
    return bool(stack[1].get("stage") == RESOLVE or (top["frame"] == Vote.name and top["stage"] != REVEALED))


def best_bead(table: Table, seat: int, talkers: Talkers) -> int:
    """Where the seat would go, as things are said."""
    eyes = Eyes(table, seat)
    values = vote_gains(table, seat, eyes.road, eyes.stakes, talkers)
    return values.index(max(values))


def is_bluff(table: Table, seat: int, rng: Random) -> bool:
    """Whether the seat would be best alone, and says what keeps the others together."""
    return table.holds(seat, NINJA) and rng.randrange(100) < BLUFF
