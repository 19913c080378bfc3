"""Private stays private: whispers, links that can be renewed, doors that can be locked, and who is kept out."""

from __future__ import annotations

from random import Random

import pytest

from server.test_worlds import SEATS, random_row, tsunami
from shamble.core.replay import verify
from shamble.server.sitting import Sitting
from shamble.server.story import Story

# --- whispers -------------------------------------------------------------------------------------------------------


def talking(seed: int) -> Sitting:
    """A table at which somebody has something to say."""
    table, rng = tsunami(seed, fair=False), Random(seed)
    play = table.play
    assert play is not None
    while not play.game.promises(play.state.view(None)):
        table.apply(random_row(table, rng))
    return table


@pytest.mark.parametrize("whole", [True, False])
def test_a_whisper_is_in_the_records_of_its_two_seats_and_in_no_other(whole: bool) -> None:
    table = talking(5)
    table.apply(table.check_talk(1, 2, "say", "my number is 0151"))
    table.apply(table.check_talk(1, 2, "promise", "red"))
    table.apply(table.check_talk(1, None, "say", "hello everybody"))
    for seat in (None, *range(SEATS)):
        record = Story(table).record(seat, whole)
        assert ("my number is 0151" in record) == (seat in (1, 2)), seat
        assert ("; B C promise red" in record) == (seat in (1, 2)), seat
        assert "; B - say hello everybody" in record


def test_a_whole_record_without_the_whispers_can_still_be_verified() -> None:
    table = talking(6)
    table.apply(table.check_talk(0, 3, "say", "psst"))
    for _ in range(20):
        table.apply(random_row(table, Random(table.seq)))
    public = Story(table).record(None, whole=True)
    assert "psst" not in public
    assert table.play is not None
    assert verify(public, table.game).state.to_json() == table.play.state.to_json()
