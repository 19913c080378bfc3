"""The Mega Bomb: any set of other players, then a bomb on each of them in turn, clockwise from the bomber."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

ASIDE = ["ufo", "giant", "tsunami", "ninja", "quarterback"]  # nobody has Quarterback


def bought(bomber: str = "A", secrets: Sequence[str] = ASIDE, **more: Any) -> Scenario:
    """The bomber, who has the fewest of four, has paid for the Mega Bomb."""
    hordes = [2 if seat == bomber else 5 for seat in "ABCD"]
    coins = [1 if seat == bomber else 0 for seat in "ABCD"]
    table = tsunami(hordes=hordes, at="shop", coins=coins, market=["megabomb"], secrets=secrets, **more).passes()
    return table.play(bomber, "buy-megabomb")


def targets(table: Scenario) -> list[str]:
    """Who has been bombed so far, in order."""
    return ["ABCDEF"[int(line.split("target=")[1][0])] for line in table.story if line.startswith("Bombed")]


@clause("TS-4.4")
def test_any_set_of_at_least_one_other_player_is_named() -> None:
    table = bought("B")
    assert (table.asked, table.waits_for) == ("megabomb", "B")
    assert table.options("B") == ["name-A", "name-C", "name-D"]
    table.play("B", "name-C")
    assert table.options("B") == ["stop", "name-D"]
    table.play("B", "stop")
    assert targets(table) == ["C"]
    assert table.hordes() == [5, 2, 4, 5]


@clause("TS-4.4")
def test_a_set_is_named_in_the_order_of_seats() -> None:
    table = bought("B").play("B", "name-C")
    assert table.refuses("B", "name-A", "TS-4.4").key == "in-order"
    assert table.refuses("B", "name-C", "TS-4.4").key == "in-order"


@clause("TS-4.4", "TS-4.6")
def test_naming_nobody_oneself_or_an_absent_player_is_refused() -> None:
    table = bought("B")
    assert table.refuses("B", "stop", "TS-4.4").key == "name-first"
    assert table.refuses("B", "pass", "TS-4.4").key == "name-first"
    assert table.refuses("B", "name-B", "TS-4.6").key == "not-yourself"
    assert table.refuses("B", "name-E", "TS-2.1").key == "no-such-player"
    assert table.refuses("B", "bomb-A", "TS-2.5").key == "other-street"
    assert table.refuses("A", "name-C", "TS-2.1").key == "out-of-turn"
    assert table.play("B", "name-A").refuses("B", "pass", "TS-5.2").key == "must-use"


@clause("TS-4.4", "TS-4.6")
def test_nothing_falls_before_the_set_is_complete() -> None:
    table = bought("A").play("A", "name-B").play("A", "name-C")
    assert targets(table) == []
    assert table.hordes() == [2, 5, 5, 5]


@clause("TS-4.4")
@pytest.mark.parametrize(("bomber", "order"), [("A", "BCD"), ("B", "CDA"), ("C", "DAB"), ("D", "ABC")])
def test_bombs_fall_clockwise_from_the_bomber(bomber: str, order: str) -> None:
    table = bought(bomber, first="C")
    for other in sorted(order):
        table.play(bomber, f"name-{other}")
    assert targets(table) == list(order)
    assert table.hordes() == [2 if seat == bomber else 4 for seat in "ABCD"]
    assert table.coins()["ABCD".index(bomber)] == 0


@clause("TS-4.4", "TS-4.1")
def test_it_is_a_bomb_on_each_of_them() -> None:
    table = bought("A", civilians=[1, 3, 0, 2]).plays(A="name-B").plays(A="name-C").plays(A="name-D")
    assert table.civilians() == [1, 0, 0, 0]
    assert table.hordes() == [2, 5, 4, 5]


@clause("TS-4.4", "TS-4.6")
def test_each_bomb_is_resolved_whole_before_the_next() -> None:
    table = bought("A", birds={"B": ["robo"], "C": ["fairy"]}, civilians=[0, 2, 0, 0])
    table.play("A", "name-B").play("A", "name-C").play("A", "stop")
    assert (table.asked, table.waits_for, targets(table)) == ("bomb", "B", ["B"])
    table.play("B", "pass")
    assert (table.asked, table.waits_for, targets(table)) == ("bomb", "C", ["B", "C"])
    assert table.civilians() == [0, 0, 0, 0]
    assert table.play("C", "use-fairy").hordes() == [2, 5, 5, 5]
    assert table.asked == "visit"


@clause("TS-4.4")
def test_an_answer_protects_only_the_player_who_gives_it() -> None:
    table = bought("A", birds={"B": ["robo"]}).play("A", "name-B").play("A", "name-C").play("A", "stop")
    assert table.play("B", "use-robo").hordes() == [2, 5, 4, 5]


@clause("TS-4.4")
def test_both_robos_may_answer_the_same_mega_bomb() -> None:
    table = bought("A", birds={"B": ["robo"], "D": ["robo"]})
    table.play("A", "name-B").play("A", "name-C").play("A", "name-D")
    assert table.play("B", "use-robo").play("D", "use-robo").hordes() == [2, 5, 4, 5]


@clause("TS-4.4", "TS-7.5", "TS-6.2")
def test_after_quarterback_has_answered_later_targets_are_asked_only_for_birds_and_saves() -> None:
    table = bought("A", secrets=["ufo", "quarterback", "giant", "tsunami"], kept={"D": ["save1"]}, passes="ask")
    table.play("A", "name-B").play("A", "name-C").play("A", "name-D")
    assert table.opened == [("bomb", "B")]
    table.play("B", "score-quarterback")
    assert table.opened == [("bomb", "D")]
    assert targets(table) == ["B", "C", "D"]
    assert table.hordes() == [1, 7, 4, 5]


@clause("TS-4.4", "TS-8.5")
def test_the_bomb_event_pays_once_after_the_first_target_that_lost_something() -> None:
    table = bought("A", event="bomb", birds={"B": ["robo"]})
    table.play("A", "name-B").play("A", "name-C").play("A", "name-D")
    assert table.play("B", "use-robo").asked == "bird"
    assert targets(table) == ["B", "C"]
    table.draws("bird-punk")
    assert targets(table) == ["B", "C", "D"]
    assert table.asked == "visit"
    assert table.birds("A") == ["punk"]


@clause("TS-4.4", "TS-5.2")
def test_the_visit_goes_on_after_the_last_target() -> None:
    table = bought("A").play("A", "name-B").play("A", "name-C").play("A", "name-D")
    assert (table.asked, table.waits_for) == ("visit", "A")
    assert table.market()[0] == ""
    assert table.state.view(None)["shop_discard"] == {"megabomb": 1}
