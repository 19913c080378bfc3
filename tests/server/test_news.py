"""What changed beside the board: laid over what is there, it gives what is there now, and it is short."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import shamble
from server.house import overlaid
from shamble import picture
from shamble.server import show
from shamble.server.sitting import Fields
from shamble.server.voice import Voice, voice

NAMES = ["Ana", "Bruno", "Chen", "Dee", "Eve", "Fay"]


class Mute(Voice):
    """Says nothing, so that parts can be made up."""

    def speak(self, value: Any) -> Any:
        return value


MUTE = Mute("en", None)


def news(before: Fields, after: Fields) -> Fields:
    return show.side_news(before, after, MUTE)


@pytest.mark.parametrize("name", shamble.games())
def test_laid_over_what_is_there_it_gives_what_is_there_now(name: str) -> None:
    game, rng, speaker = shamble.game(name), Random(7), voice("en", name)
    state = game.new(seats=game.max_seats, seed=7)
    names = NAMES[: game.max_seats]
    before = picture.side(state.view(0), names)
    shown = speaker.speak(before)
    for _ in range(150):
        if state.ask is None:
            break
        seat = state.ask.seats[0]
        options = state.options(seat)
        state.play(seat, options[rng.randrange(len(options))])
        after = picture.side(state.view(0), names)
        told = show.side_news(before, after, speaker)
        shown = overlaid({**shown, **told["side"]}, told["side_change"])
        assert shown == speaker.speak(after)
        before = after


def test_only_new_fields_are_told() -> None:
    before = {"hand": {"title": "Hand", "cards": [{"id": "a", "can": True, "effect": "long"}]}, "foot": "x"}
    after = {"hand": {"title": "Hand", "cards": [{"id": "a", "can": False, "effect": "long"}]}, "foot": "x"}
    assert news(before, after) == {"side": {}, "side_change": {"hand": {"cards": [{"id": "a", "can": False}]}}}


def test_things_with_ids_come_go_and_change_places() -> None:
    before = {"cards": [{"id": "a", "n": 1}, {"id": "b", "n": 2}]}
    after = {"cards": [{"id": "c", "n": 3}, {"id": "a", "n": 1}]}
    assert news(before, after)["side_change"] == {"cards": [{"id": "c", "n": 3}, {"id": "a"}]}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": 2}, {"a": 1}),
        ({"in": {"a": 1, "b": 2}}, {"in": {"a": 1}}),
        ({"cards": [{"id": "a", "n": 1}]}, {"cards": [{"id": "a"}]}),
        ([1, 2], {"a": 1}),
    ],
)
def test_what_loses_a_field_or_becomes_something_else_is_told_whole(before: Any, after: Any) -> None:
    assert news({"part": before}, {"part": after}) == {"side": {"part": after}, "side_change": {}}


def test_a_part_that_was_not_there_is_told_whole() -> None:
    assert news({}, {"part": {"a": 1}}) == {"side": {"part": {"a": 1}}, "side_change": {}}
    assert news({"part": None}, {"part": {"a": 1}})["side_change"] == {"part": {"a": 1}}
