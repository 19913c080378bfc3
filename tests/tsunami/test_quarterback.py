"""Quarterback: a bomb caught and thrown back, and two zombies stolen from the bomber."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

SECOND = ["ufo", "quarterback", "giant", "tsunami"]


def bombs(a: int = 9, **more: Any) -> Scenario:
    """A, with most zombies, has bombed B, who has Quarterback unless told."""
    return tsunami(hordes=[a, 1, 1], card="civilian_bomb", **({"secrets": SECOND} | more)).play("A", "bomb-B")


@clause("TS-7.5", "TS-4.2")
@pytest.mark.parametrize("civilians", [0, 3])
def test_the_bomb_has_no_effect_and_two_are_stolen_from_the_bomber(civilians: int) -> None:
    table = bombs(civilians=[0, civilians, 0])
    assert table.options("B") == ["pass", "score-quarterback"]
    table.play("B", "score-quarterback")
    assert table.hordes() == [7, 3, 1]
    assert table.civilians() == [0, civilians, 0]
    assert table.secret("B") == "QUARTERBACK"
    assert table.told("stole") == [{"fact": "stole", "seat": 1, "victim": 0, "count": 2, "back": 0, "cause": 6}]
    assert (table.asked, table.waits_for) == ("civilian_bomb", "B")


@clause("TS-7.5", "TS-4.5")
def test_a_bomber_of_two_is_left_with_one() -> None:
    assert bombs(a=2).play("B", "score-quarterback").hordes() == [1, 3, 1]


@clause("TS-7.5", "TS-4.6")
@pytest.mark.parametrize("card", ["buy-bomb1-B", "buy-bomb2-B"])
def test_against_a_bomb_from_the_shop(card: str) -> None:
    table = tsunami(hordes=[3, 5, 5], at="shop", coins=[1, 0, 0], market=["bomb1"], secrets=SECOND).after("interlude")
    assert table.play("A", card).play("B", "score-quarterback").hordes() == [1, 7, 5]


@clause("TS-7.5", "TS-4.6")
def test_against_a_zombird() -> None:
    table = tsunami(at="opening", secrets=SECOND, birds={"A": ["bomb"]}).play("A", "play-bomb-B")
    assert table.play("B", "score-quarterback").hordes() == [3, 7, 5]


@clause("TS-7.5", "TS-4.6", "TS-8.5")
def test_the_steal_comes_before_the_bonus_bird() -> None:
    table = bombs(event="bonus").play("B", "score-quarterback")
    assert table.happened == ["closed", "scored", "stole"]
    assert table.asked == "bird"
    assert table.draws("bird-robo").birds("B") == ["robo"]


@clause("TS-7.5", "TS-7.9")
def test_passing_keeps_it_for_another_bomb() -> None:
    table = bombs().play("B", "pass")
    assert table.secret("B") == "quarterback"
    assert table.hordes() == [9, 1, 1]
    table.play("B", "civilian").play("C", "bomb-B")
    assert table.options("B") == ["pass", "score-quarterback"]


@clause("TS-7.5", "TS-7.8")
def test_once_scored_it_answers_no_more() -> None:
    table = bombs(passes="ask").play("B", "score-quarterback").play("B", "civilian").play("C", "bomb-B")
    assert ("bomb", "B") not in table.opened
    assert table.civilians() == [0, 0, 0]


@clause("TS-7.5", "TS-7.8")
def test_face_up_it_is_no_answer_for_one_who_is_asked_for_a_bird() -> None:
    table = bombs(up="B", birds={"B": ["fairy"]})
    assert table.options("B") == ["pass", "use-fairy"]
    assert table.refuses("B", "score-quarterback", "TS-7.9").key == "not-your-secret"


@clause("TS-7.5")
def test_it_does_not_answer_a_bomb_on_somebody_else() -> None:
    table = bombs(secrets=["quarterback", "ufo", "giant"], birds={"B": ["robo"]})
    assert table.eligible == "B"
    assert table.refuses("A", "score-quarterback", "TS-2.1").key == "out-of-turn"
    assert table.refuses("B", "score-quarterback", "TS-7.9").key == "not-your-secret"


@clause("TS-7.9", "TS-7.5")
def test_it_scores_only_under_a_bomb() -> None:
    table = tsunami(at="interlude", secrets=["quarterback"])
    assert table.refuses("A", "score-quarterback", "TS-7.9").key == "not-scored-now"
