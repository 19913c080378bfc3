"""Dragon Head and Dragon Tail: one turns up and names the other's holder."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

PAIR = ["dragon_head", "dragon_tail", "ufo", "giant", "tsunami", "quarterback"]  # A and B have them
ASIDE = ["dragon_head", "ufo", "giant", "tsunami", "quarterback", "dragon_tail"]


def interlude(**more: Any) -> Scenario:
    """An interlude of five, A asked first; A has the Head, B the Tail unless told."""
    return tsunami(hordes=[5] * 5, at="opening", **({"secrets": PAIR} | more))


@clause("TS-7.6")
@pytest.mark.parametrize(("one", "other"), [("dragon_head", "dragon_tail"), ("dragon_tail", "dragon_head")])
def test_a_right_guess_brings_three_zombies(one: str, other: str) -> None:
    table = interlude(secrets=[one, other])
    assert table.options("A") == ["pass", "pass-turn", "turn-up", "dragon-B", "dragon-C", "dragon-D", "dragon-E"]
    table.play("A", "dragon-B")
    assert table.happened == ["named_dragon", "grew"]
    assert table.told("grew") == [{"fact": "grew", "seat": 0, "count": 3, "cause": 6}]
    assert table.hordes() == [8, 5, 5, 5, 5]
    assert (table.asked, table.waits_for) == ("interlude", "B")


@clause("TS-7.6", "TS-9.3")
def test_the_dragon_found_is_known_but_stays_face_down_and_live() -> None:
    table = interlude().play("A", "dragon-B")
    assert (table.secret("A"), table.secret("B")) == ("DRAGON_HEAD", "dragon_tail")
    assert all(table.knows(seat, "B") for seat in "ABCDE")
    assert table.state.view(None)["secret"] == ["dragon_head", "dragon_tail", None, None, None, None]
    assert table.options("B") == ["pass", "pass-turn", "turn-up", "dragon-C", "dragon-D", "dragon-E"]


@clause("TS-7.6")
def test_after_a_wrong_guess_the_real_holder_may_turn_up_for_two() -> None:
    table = interlude().play("A", "dragon-C")
    assert table.opened == [("dragon", "BDE")]
    assert (table.asked, table.waits_for) == ("dragon", "B")
    assert table.options("B") == ["pass", "score-dragon_tail"]
    table.play("B", "score-dragon_tail")
    assert table.hordes() == [5, 7, 5, 5, 5]
    assert (table.secret("A"), table.secret("B")) == ("DRAGON_HEAD", "DRAGON_TAIL")
    assert table.happened == ["closed", "scored", "grew"]
    assert (table.asked, table.waits_for) == ("interlude", "C")


@clause("TS-7.6")
def test_the_real_holder_may_pass() -> None:
    table = interlude().play("A", "dragon-C").play("B", "pass")
    assert table.hordes() == [5] * 5
    assert table.secret("B") == "dragon_tail"


@clause("TS-7.6")
def test_the_head_may_answer_a_wrong_tail() -> None:
    table = interlude(secrets=["dragon_tail", "ufo", "dragon_head"]).play("A", "dragon-E")
    assert table.opened == [("dragon", "BCD")]
    assert table.play("C", "score-dragon_head").hordes() == [5, 5, 7, 5, 5]


@clause("TS-7.6")
def test_asked_are_all_others_with_a_card_face_down_but_not_the_one_named() -> None:
    assert interlude(up="D").play("A", "dragon-C").opened == [("dragon", "BE")]
    assert interlude(up="DE").play("A", "dragon-C").opened == [("dragon", "B")]


@clause("TS-7.6")
def test_the_window_is_sealed_and_asks_nobody_else() -> None:
    table = interlude(passes="ask").play("A", "dragon-C")
    assert table.waits_for == "BDE"
    table.play("B", "score-dragon_tail")
    assert table.happened == []
    assert table.refuses("D", "score-dragon_tail", "TS-7.9").key == "not-your-secret"
    assert table.refuses("D", "score-ufo", "TS-7.9").key == "not-your-secret"
    assert table.refuses("C", "pass", "TS-2.1").key == "out-of-turn"
    assert table.refuses("A", "pass", "TS-2.1").key == "out-of-turn"
    assert table.plays(D="pass", E="pass").hordes() == [5, 7, 5, 5, 5]


@clause("TS-7.6")
@pytest.mark.parametrize("named", ["B", "E"])
def test_with_the_other_dragon_aside_every_guess_is_wrong_and_pays_nobody(named: str) -> None:
    table = interlude(secrets=ASIDE).play("A", f"dragon-{named}")
    assert table.told("named_dragon")[0]["right"] == 0
    assert table.opened == [("dragon", "BCDE".replace(named, ""))]
    assert table.hordes() == [5] * 5
    assert table.asked == "interlude"


@clause("TS-7.6")
def test_with_the_other_dragon_face_up_naming_is_wrong_and_nobody_is_asked() -> None:
    table = interlude(up="B").play("A", "dragon-C")
    assert table.happened == ["named_dragon"]
    assert table.hordes() == [5] * 5
    assert table.secret("A") == "DRAGON_HEAD"


@clause("TS-7.6")
def test_only_another_player_with_a_card_face_down_is_named() -> None:
    table = interlude(up="C")
    assert table.refuses("A", "dragon-A", "TS-7.6").key == "name-another"
    assert table.refuses("A", "dragon-C", "TS-7.6").key == "name-another"
    assert table.refuses("A", "dragon-F", "TS-2.1").key == "no-such-player"


@clause("TS-7.6")
def test_it_takes_a_dragon_face_down() -> None:
    table = interlude(secrets=["ufo", "dragon_tail"])
    assert table.refuses("A", "dragon-B", "TS-7.6").key == "not-a-dragon"
    table = interlude(up="A", birds={"A": ["brain"]}, passes="ask")
    assert table.refuses("A", "dragon-B", "TS-7.1").key == "secret-up"
    table = tsunami(at="opening")
    assert table.refuses("A", "dragon-B", "TS-7.6").key == "not-a-dragon"


@clause("TS-7.6", "TS-7.1")
def test_where_nobody_can_be_named_the_dragon_is_turned_up_for_nothing() -> None:
    table = interlude(up="BCDE")
    assert table.options("A") == ["pass", "pass-turn", "turn-up"]
    table = interlude(up="CDE", secrets=ASIDE).play("A", "dragon-B")
    assert table.happened == ["named_dragon"]


@clause("TS-7.6", "TS-8.5")
@pytest.mark.parametrize(("named", "drawer"), [("B", "A"), ("C", "B")])
def test_a_dragon_that_scores_earns_the_bonus_bird(named: str, drawer: str) -> None:
    table = interlude(event="bonus").play("A", f"dragon-{named}")
    if named == "C":
        table.play("B", "score-dragon_tail")
    assert table.asked == "bird"
    table.draws("bird-fairy")
    assert table.birds(drawer) == ["fairy"]
    assert table.asked == "interlude"


@clause("TS-7.6", "TS-5.8")
def test_a_dragon_is_named_in_ones_own_visit_and_the_others_have_their_window() -> None:
    table = tsunami(hordes=[3, 5, 5, 5, 5], at="shop", secrets=PAIR).passes().play("A", "dragon-D")
    assert table.opened == [("dragon", "BCE")]
    table.play("B", "score-dragon_tail")
    assert (table.asked, table.waits_for) == ("visit", "A")
    assert table.hordes() == [3, 7, 5, 5, 5]


@clause("TS-7.6", "TS-7.8")
def test_the_same_right_guess_scores_again_once_the_dragon_is_flipped_back() -> None:
    table = tsunami(hordes=[3, 9, 9, 9, 9], at="shop", secrets=PAIR, market=["flip"]).passes()
    table.play("A", "dragon-B").play("A", "buy-flip-A").play("A", "dragon-B")
    assert table.hordes()[0] == 9


@clause("TS-7.6", "TS-7.8")
def test_the_dragon_found_scores_once_the_other_is_face_down_again() -> None:
    table = interlude().play("A", "dragon-B")
    assert table.refuses("B", "dragon-A", "TS-7.6").key == "name-another"
    table = interlude().play("A", "dragon-B")
    table.state.up = 0  # as if flipped back
    assert table.play("B", "dragon-A").hordes() == [8, 8, 5, 5, 5]


@clause("TS-7.6", "TS-9.3")
def test_a_wrong_guess_stays_with_the_card_for_all_to_know() -> None:
    table = interlude(secrets=ASIDE).play("A", "dragon-C")
    for seat in (None, 0, 4):
        assert table.state.view(seat)["denied"] == [[], [], ["dragon_tail"], [], [], []]
    table = tsunami(hordes=[3, 9, 9, 9, 9], at="shop", secrets=ASIDE, market=["exchange"]).passes()
    table.play("A", "dragon-C").play("A", "buy-exchange").play("A", "name-C").play("A", "name-E")
    assert table.state.view(None)["denied"] == [[], [], [], [], ["dragon_tail"], []]
