"""Options that can be any of many numbers are told with their bounds."""

from __future__ import annotations

import pytest

from shamble import registry
from shamble.server.room import MANY, gap, range_shown
from shamble.server.voice import voice


def test_many_numbers_in_even_steps_are_a_range() -> None:
    speaker = voice("en", "zombies")
    told = range_shown(("preset", *range(5, 51)), speaker)
    assert told == {"low": 5, "high": 50, "step": 1, "sentence": "A whole number from 5 to 50."}
    told = range_shown(tuple(range(0, 100, 5)), speaker)
    assert told is not None
    assert told["sentence"] == "A whole number from 0 to 95, in steps of 5."


@pytest.mark.parametrize("values", [("preset", 1, 2), tuple(range(MANY - 1)), (*range(MANY), 99), (False, True) * MANY])
def test_few_numbers_or_uneven_ones_are_a_list(values: tuple[object, ...]) -> None:
    assert range_shown(values, voice("en", "zombies")) is None


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_no_option_of_a_game_is_a_list_that_nobody_reads(name: str) -> None:
    speaker = voice("fr", name)
    for setting in registry.game(name).settings:
        shown = gap(f"option-{setting.name.replace('_', '-')}", setting.choices, speaker)
        listed = [choice for choice in shown["choices"] if not (shown["range"] and type(choice["value"]) is int)]
        assert len(listed) <= MANY
        assert len(shown["choices"]) == len(setting.choices)
