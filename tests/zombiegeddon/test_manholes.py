"""Manholes: never taken, any number of pawns, and a way to every other manhole."""

from __future__ import annotations

import pytest

from shamble.games.zombiegeddon.box import CELL_NAMES
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import new_table, zombiegeddon

ALIVE = {"l2": "fuel"}
HOLES = {"a1": "manhole", "f5": "manhole", "g5": "manhole", "l10": "manhole"}


@clause("ZG-3.4")
def test_a_pawn_on_a_manhole_may_go_to_any_other_manhole_or_to_a_neighbour() -> None:
    table = zombiegeddon(discs=HOLES | {"e5": "food1", "a2": "food2"}, pawns={"A": ["f5"]})
    assert table.options() == ["pass", "f5-a1", "f5-e5", "f5-g5", "f5-l10", "f5-off"]


@clause("ZG-3.4")
def test_a_jump_costs_one_action() -> None:
    table = zombiegeddon(discs=HOLES | ALIVE, pawns={"A": ["f5"], "B": ["k2"]})
    table.plays("f5-l10")
    assert (table.where("A"), table.turn) == (["l10"], "A")
    table.plays("l10-a1")
    assert (table.where("A"), table.turn) == (["a1"], "B")
    assert table.story == ["jumped A f5 l10", "jumped A l10 a1"]


@clause("ZG-3.4")
def test_a_step_to_a_neighbouring_manhole_is_a_move() -> None:
    table = zombiegeddon(discs=HOLES, pawns={"A": ["f5"]}).plays("f5-g5")
    assert table.story == ["moved A f5 g5 manhole"]


@clause("ZG-3.4")
def test_only_from_a_manhole_and_only_to_a_manhole() -> None:
    table = zombiegeddon(discs=HOLES | {"e5": "food1", "a2": "food2"}, pawns={"A": ["e5", "f5"]})
    assert table.refuses("e5-a1", "ZG-3.3").key == "too-far"
    assert table.refuses("e5-g5", "ZG-3.3").key == "too-far"
    assert table.refuses("f5-a2", "ZG-3.3").key == "too-far"


@clause("ZG-3.4")
def test_walking_onto_a_manhole_and_jumping_on_are_two_actions() -> None:
    table = zombiegeddon(discs=HOLES | ALIVE | {"e5": "food1"}, pawns={"A": ["e5"], "B": ["k2"]})
    table.plays("e5-f5", "f5-a1")
    assert table.story == ["took A e5 food1", "moved A e5 f5 manhole", "jumped A f5 a1"]
    assert table.turn == "B"


@clause("ZG-3.4")
def test_a_manhole_is_never_collected() -> None:
    table = zombiegeddon(discs=HOLES | {"e5": "food1"}, pawns={"A": ["f5"]}).plays("f5-e5")
    assert table.shows({"f5": "manhole"})
    assert table.taken("A") == {}


@clause("ZG-3.4")
@pytest.mark.parametrize("goal", ["g5", "l10"])
def test_any_number_of_pawns_stand_on_a_manhole(goal: str) -> None:
    table = zombiegeddon(discs=HOLES, pawns={"A": ["f5", goal], "B": [goal] * 3})
    assert table.plays(f"f5-{goal}").where("A") == [goal, goal]
    table = zombiegeddon(used=1, discs=HOLES, pawns={"A": ["f5", goal], "B": [goal] * 3})
    assert f"f5-{goal}" in table.options()


@clause("ZG-3.4")
def test_manholes_still_lead_to_each_other_in_half_2() -> None:
    table = zombiegeddon(half=2, discs=HOLES, pawns={"A": ["a1"]})
    assert table.options() == ["pass", "a1-f5", "a1-g5", "a1-l10", "a1-off"]


@clause("ZG-3.4", "ZG-2.2")
def test_manholes_lead_where_the_deal_put_them() -> None:
    table = new_table().deals({"d1": "manhole"}).begins("A").plays("d2-d1")
    jumps = {text.partition("-")[2] for text in table.options() if text.startswith("d1-")} - {"off"}
    manholes = {cell for cell in CELL_NAMES if table.disc(cell) == "manhole"}
    assert len(manholes) == 12
    assert manholes - {"d1"} <= jumps
