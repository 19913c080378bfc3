"""Options in the waiting room: many numbers by their bounds, and what another option chooses by its value."""

from __future__ import annotations

import pytest

from shamble import registry
from shamble.server.room import MANY, gap, range_shown, setting_shown
from shamble.server.rows import Chosen, Made
from shamble.server.sitting import Sitting
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


@pytest.mark.parametrize(
    ("lang", "printed", "later"), [("en", "rows 1 to 3", "row 1"), ("fr", "par les rangées 1 à 3", "par la rangée 1")]
)
def test_what_is_left_to_another_option_says_what_will_be_played(lang: str, printed: str, later: str) -> None:
    table = Sitting("ZK-2222-2222")
    table.apply(Made("zombiaki", 2, "00" * 32, "Ann", "ann", {}, {}))
    dogs = next(setting for setting in table.game.settings if setting.name == "dog_rows")

    def left_to_it() -> str:
        [text] = [
            choice["text"]
            for choice in setting_shown(table, dogs, voice(lang, "zombiaki"))["choices"]
            if choice["value"] == "edition"
        ]
        return str(text)

    assert left_to_it() == printed
    table.apply(Chosen("edition", "later"))
    assert left_to_it() == later
