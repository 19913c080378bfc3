"""What players are believed to vote, by what they say and show before it (TS-3.3, TS-9.4). Talk never binds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shamble.games.tsunami.box import BEAD_NAMES, BEADS, EVENT_PILL, RED
from shamble.games.tsunami.state import Table

# Who says it, to whom (None: to all), "promise" or "show", and the colour of the bead.
Heard = tuple[int, int | None, str, str]

FOLLOWS: Final = 64  # percent: how likely a player goes where everybody is expected to go
TRUST: Final = {"promise": 60, "show": 85}  # percent: how far a word, and a bead seen, are believed


@final
class Talkers:
    """By seat and bead, in percent: how likely its vote is, as somebody thinks who heard all this."""

    def __init__(self, table: Table, heard: Sequence[Heard]) -> None:
        said = last_words(table.seats, heard)
        self.meeting = meeting_point(table.hordes, table.event == EVENT_PILL, said)
        self.chances = [believed(self.meeting, said[seat]) for seat in range(table.seats)]


def last_words(seats: int, heard: Sequence[Heard]) -> list[tuple[str, int] | None]:
    """By seat: what it last said or showed; a bead shown counts more than any word."""
    found: list[tuple[str, int] | None] = [None] * seats
    for speaker, _, kind, bead in heard:
        if kind not in TRUST or bead not in BEAD_NAMES or not 0 <= speaker < seats:
            continue
        before = found[speaker]
        if kind == "show" or before is None or before[0] != "show":
            found[speaker] = (kind, BEAD_NAMES.index(bead))
    return found


def meeting_point(hordes: Sequence[int], pill: bool, said: list[tuple[str, int] | None]) -> int:
    """The bead on which most zombies are said to be; without a word, the first colour that comes to mind."""
    weight = [0] * BEADS
    for seat, word in enumerate(said):
        if word is not None:
            weight[word[1]] += hordes[seat]
    if pill:
        weight[RED] += 1
    return weight.index(max(weight))


def believed(meeting: int, word: tuple[str, int] | None) -> list[int]:
    """By bead, in percent: how likely a player votes for it who said this."""
    rest = (100 - FOLLOWS) // (BEADS - 1)
    chances = [FOLLOWS if bead == meeting else rest for bead in range(BEADS)]
    if word is None:
        return chances
    trust = TRUST[word[0]]
    chances = [chance * (100 - trust) // 100 for chance in chances]
    chances[word[1]] += 100 - sum(chances)
    return chances
