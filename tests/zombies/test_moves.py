"""A pawn's movement: how far, where, and what is met on the way."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import UNTIED
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

STREET = {"e1n0": "straight", "e2n0": "straight", "e3n0": "straight", "e4n0": "straight"}


def rolled(number: int, items: str = "", shoe: bool = False, rush: bool = False) -> object:
    """The steps that a movement roll comes to."""
    hand = {"A": "adrenaline_rush"} if rush else {}
    table = zombies(STREET, at="before_roll", effects=UNTIED if shoe else 0, items={"A": items}, hands=hand)
    if rush:
        table.play("A", "play-adrenaline_rush")
    return table.rolls(number).told("moves")[0]["steps"]


# --- how far ---


@clause("ZZ-6.1", "ZZ-3.1")
def test_movement_is_one_die() -> None:
    table = zombies(STREET, at="roll")
    assert (table.asked, table.chances()) == ("move", {f"roll-{number}": 1 for number in range(1, 7)})
    assert [rolled(number) for number in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@clause("ZZ-6.1", "ZZ-11.21")
def test_a_skateboard_adds_two() -> None:
    assert [rolled(number, "skateboard") for number in range(1, 7)] == [3, 4, 5, 6, 7, 8]


@clause("ZZ-6.1", "ZZ-11.27")
def test_an_untied_shoe_halves_it_down_but_not_below_one() -> None:
    assert [rolled(number, shoe=True) for number in range(1, 7)] == [1, 1, 1, 2, 2, 3]


@clause("ZZ-6.1", "ZZ-11.1")
def test_adrenaline_rush_doubles_it() -> None:
    assert [rolled(number, rush=True) for number in range(1, 7)] == [2, 4, 6, 8, 10, 12]


@clause("ZZ-6.1")
def test_first_the_skateboard_then_the_shoe_then_the_rush() -> None:
    assert [rolled(number, "skateboard", shoe=True) for number in range(1, 7)] == [1, 2, 2, 3, 3, 4]
    assert [rolled(number, "skateboard", rush=True) for number in range(1, 7)] == [6, 8, 10, 12, 14, 16]
    assert [rolled(number, shoe=True, rush=True) for number in range(1, 7)] == [2, 2, 2, 4, 4, 6]
    assert [rolled(number, "skateboard", shoe=True, rush=True) for number in range(1, 7)] == [2, 4, 4, 6, 6, 8]


@clause("ZZ-6.1")
def test_so_many_steps_and_no_more() -> None:
    table = zombies(STREET, at="roll").rolls(3).play("A", "go-1.6", "go-2.4")
    assert table.asked == "step"
    table.play("A", "go-2.5")
    assert (table.asked, table.where("A")) == ("zombies", "2.5")


@clause("ZZ-6.1")
def test_stopping_at_any_time_also_at_0() -> None:
    table = zombies(STREET, at="roll").rolls(6)
    assert table.options("A")[0] == "stop"
    table.play("A", "stop")
    assert table.told("halted") == [{"fact": "halted", "seat": 0, "left": 6, "driver": 0, "moved": 0}]
    assert (table.where("A"), table.asked) == ("1.5", "zombies")
    later = zombies(STREET, at="roll").rolls(6).play("A", "go-1.6", "go-2.4", "stop")
    assert (later.told("halted")[0]["left"], later.where("A"), later.asked) == (4, "2.4", "zombies")
    assert later.told("halted")[0]["moved"] == 1


@clause("ZZ-6.1")
def test_spaces_may_be_visited_again() -> None:
    table = zombies(at="roll").rolls(4).play("A", "go-1.6", "go-1.5", "go-1.6", "go-1.5")
    assert (table.where("A"), table.asked) == ("1.5", "zombies")


@clause("ZZ-6.1")
def test_every_step_is_told_with_who_chose_it() -> None:
    table = zombies(STREET, at="roll").rolls(1).play("A", "go-1.6")
    assert table.told("stepped") == [{"fact": "stepped", "seat": 0, "start": 4, "goal": 5, "driver": 0}]


@clause("ZZ-6.1", "ZZ-5.1")
def test_every_zombie_met_is_fought_before_going_on() -> None:
    table = zombies(STREET, "1.6 2.4 2.6", at="roll").rolls(5)
    table.play("A", "go-1.6").rolls(4).play("A", "go-2.4").rolls(4).play("A", "go-2.5", "go-2.6").rolls(5)
    assert (table.kills(), table.where("A"), table.asked) == ([3, 0], "2.6", "step")
    assert table.play("A", "go-3.4").asked == "zombies"  # fights cost no steps


@clause("ZZ-6.1", "ZZ-5.1")
def test_a_zombie_met_with_the_last_step_is_fought_too() -> None:
    table = zombies(STREET, "1.6", at="roll").rolls(1).play("A", "go-1.6")
    assert (table.asked, table.waits_for) == ("settle", "")


# --- where ---


@clause("ZZ-6.1", "ZZ-1.1")
@pytest.mark.parametrize("space", ["1.5", "2.4", "3.5"])
def test_a_step_leads_to_a_neighbouring_space(space: str) -> None:
    table = zombies(STREET, at="move", rolled=6)
    assert table.refuses("A", f"go-{space}", "ZZ-6.1").key == "too-far"


@clause("ZZ-1.1")
@pytest.mark.parametrize("space", ["1.1", "1.9", "2.1"])
def test_no_step_leads_where_there_is_no_ground(space: str) -> None:
    table = zombies(STREET, at="move", rolled=6)
    assert table.refuses("A", f"go-{space}", "ZZ-1.1").key == "no-ground"


@clause("ZZ-6.3", "ZZ-1.1")
def test_buildings_are_entered_and_left_by_doors_only() -> None:
    town = {"e1n0": "army_surplus"}
    outside = zombies(town, pawns={"A": "2.4"}, at="move", rolled=6)
    assert outside.refuses("A", "go-2.1", "ZZ-6.3").key == "no-door"
    inside = zombies(town, pawns={"A": "2.1"}, at="move", rolled=6)
    assert inside.refuses("A", "go-2.4", "ZZ-6.3").key == "no-door"
    outside.play("A", "go-2.5", "go-2.2", "go-2.1")
    assert outside.where("A") == "2.1"
    inside.play("A", "go-2.2", "go-2.5", "go-2.6")
    assert inside.where("A") == "2.6"


@clause("ZZ-6.3", "ZZ-1.1")
def test_an_unnamed_building_is_never_entered() -> None:
    table = zombies(STREET, pawns={"A": "2.5"}, at="move", rolled=6)
    for place in (1, 2, 3, 7, 8, 9):
        table.refuses("A", f"go-2.{place}", "ZZ-1.1")
    assert table.options("A") == ["stop", "go-2.4", "go-2.6"]


@clause("ZZ-6.3")
def test_any_number_of_pawns_share_a_space() -> None:
    table = zombies(STREET, pawns=dict.fromkeys("BCDEF", "1.6"), seats=6, at="roll").rolls(1).play("A", "go-1.6")
    assert [table.where(seat) for seat in "ABCDEF"] == ["1.6"] * 6


@clause("ZZ-6.3", "ZZ-5.1")
def test_the_others_on_the_space_do_not_fight() -> None:
    table = zombies(STREET, "1.6", pawns={"B": "1.6"}, at="roll").rolls(1).play("A", "go-1.6").rolls(1)
    assert table.waits_for == "A"
    assert table.play("A", "life").lives() == [2, 3]


@clause("ZZ-6.1")
def test_only_the_owner_walks_the_pawn() -> None:
    table: Scenario = zombies(STREET, at="move", rolled=2)
    assert table.refuses("B", "go-1.6", "ZZ-3.1").key == "out-of-turn"
