"""UFO: civilians at the round's end, before they become zombies."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

UFO_FIRST = ["ufo", "giant", "tsunami", "quarterback"]


def round_ends(civilians: list[int], **more: Any) -> Scenario:
    """The last card is resolved, the last interlude over; A has the UFO unless told."""
    return tsunami(at="end", civilians=civilians, **({"secrets": UFO_FIRST} | more))


@clause("TS-7.2", "TS-2.6")
def test_the_ufo_brings_two_zombies_and_the_civilians_still_transform() -> None:
    table = round_ends([3, 0, 1])
    assert (table.asked, table.waits_for) == ("ufo", "A")
    assert table.options("A") == ["pass", "score-ufo"]
    table.play("A", "score-ufo")
    assert table.hordes() == [10, 5, 6]
    assert table.civilians() == [0, 0, 0]
    grew = [(fact["seat"], fact["count"], fact["cause"]) for fact in table.told("grew")]
    assert grew == [(0, 2, 6), (0, 3, 7), (2, 1, 7)]
    assert table.happened[:2] == ["closed", "scored"]


@clause("TS-7.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_scores_in_every_round(number: int) -> None:
    assert round_ends([1, 0, 0], round=number).play("A", "score-ufo").hordes() == [8, 5, 5]


@clause("TS-7.2", "TS-7.9")
def test_a_ufo_passed_brings_nothing() -> None:
    table = round_ends([3, 0, 1]).play("A", "pass")
    assert table.hordes() == [8, 5, 6]
    assert table.asked == "shop"


@clause("TS-7.2")
def test_without_a_civilian_there_is_no_window() -> None:
    table = round_ends([0, 0, 0], passes="ask")
    assert table.opened == []
    assert table.asked == "shop"


@clause("TS-7.10", "TS-7.2")
@pytest.mark.parametrize(
    ("civilians", "more", "asked"),
    [
        ([1, 2, 0], {}, "AB"),
        ([0, 2, 1], {}, "BC"),
        ([1, 1, 1], {"up": "B"}, "AC"),
        ([1, 1, 1], {"secrets": ["giant", "tsunami", "quarterback", "ufo"]}, "ABC"),
        ([1, 1, 1], {"up": "A"}, ""),
        ([1, 1, 1], {"secrets": ["giant", "ufo"], "up": "B"}, ""),
        ([0, 1, 0], {"up": "B"}, ""),
    ],
)
def test_asked_is_whoever_has_civilians_and_a_card_face_down_while_the_ufo_is_not_up(
    civilians: list[int], more: dict[str, Any], asked: str
) -> None:
    table = round_ends(civilians, **more)
    assert table.opened == ([("ufo", asked)] if asked else [])


@clause("TS-7.2", "TS-8.5", "TS-2.6")
def test_the_bonus_event_still_pays_at_the_rounds_end() -> None:
    table = round_ends([1, 0, 0], event="bonus").play("A", "score-ufo")
    assert table.happened == ["closed", "scored", "grew"]
    assert table.asked == "bird"
    assert table.civilians() == [1, 0, 0]
    table.draws("bird-punk")
    assert table.happened == ["drew_bird", "drew", "event_left", "transformed", "grew", "secrets_collected", "cleared"]
    assert table.birds("A") == ["punk"]


@clause("TS-7.2")
def test_a_bomb_in_the_last_interlude_takes_the_civilians_first() -> None:
    table = tsunami(at="closing", civilians=[1, 0, 0], secrets=UFO_FIRST, birds={"A": ["brain"], "B": ["bomb"]})
    table.play("A", "pass").play("B", "play-bomb-A").play("B", "pass").passes()
    assert table.opened == []
    assert table.hordes() == [5, 5, 5]
    assert table.asked == "shop"


@clause("TS-7.2", "TS-7.9")
def test_nothing_else_scores_then() -> None:
    table = round_ends([1, 1, 0])
    for answer in ("score-giant", "score-quarterback", "score-ninja", "score-tsunami-b-c"):
        assert table.refuses("A", answer, "TS-7.9").key == "not-your-secret"
    assert table.refuses("A", "turn-up", "TS-8.6").key == "not-interlude"
    table = round_ends([1, 1, 0], passes="ask")
    assert table.refuses("B", "score-ufo", "TS-7.9").key == "not-your-secret"


@clause("TS-7.2", "TS-7.8")
def test_a_ufo_flipped_up_before_is_dead() -> None:
    table = tsunami(at="closing", civilians=[1, 0, 0], secrets=UFO_FIRST).play("A", "turn-up").passes()
    assert table.opened == []
    assert table.hordes() == [6, 5, 5]
