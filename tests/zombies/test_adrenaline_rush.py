"""Adrenaline Rush: a movement roll doubled, or two more in a fight of one's own."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import AFRAID, UNTIED
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight"}
RUSH = {"A": "adrenaline_rush"}


def steps(table: Scenario) -> int:
    """How many steps the movement has, as told."""
    (fact,) = table.told("moves")
    return int(str(fact["steps"]))


@clause("ZZ-11.1", "ZZ-6.1")
def test_before_the_roll_it_doubles_what_comes() -> None:
    table = zombies(STREET, at="before_roll", hands=RUSH).play("A", "play-adrenaline_rush")
    assert table.asked == "move"
    assert steps(table.rolls(3)) == 6
    assert table.discards() == ["adrenaline_rush"]


@clause("ZZ-11.1", "ZZ-6.1")
def test_after_the_roll_it_doubles_what_came() -> None:
    table = zombies(STREET, at="after_roll", rolled=5, hands=RUSH)
    assert steps(table.play("A", "play-adrenaline_rush")) == 10
    (fact,) = table.told("moves")
    assert (fact["roll"], fact["halved"], fact["doubled"]) == (5, 0, 1)


@clause("ZZ-11.1")
def test_the_steps_are_there_to_be_walked() -> None:
    table = zombies(STREET, at="after_roll", rolled=2, hands=RUSH).play("A", "play-adrenaline_rush")
    table.play("A", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert table.where("A") == "2.6"
    assert table.asked == "zombies"


@clause("ZZ-11.1", "ZZ-6.1")
@pytest.mark.parametrize(
    ("roll", "items", "effects", "moves"),
    [(3, "skateboard", 0, 10), (5, "", UNTIED, 4), (1, "", UNTIED, 2), (4, "skateboard", UNTIED, 6), (1, "", 0, 2)],
)
def test_after_the_skateboard_and_the_shoe(roll: int, items: str, effects: int, moves: int) -> None:
    table = zombies(STREET, at="before_roll", items={"A": items}, effects=effects, hands=RUSH)
    assert steps(table.play("A", "play-adrenaline_rush").rolls(roll)) == moves


@clause("ZZ-11.1")
def test_not_after_a_step() -> None:
    table = zombies(STREET, at="move", rolled=3, hands=RUSH).play("A", "go-1.6")
    assert table.happened == ["stepped", "opened", "closed"]  # it could only be passed
    table = zombies(STREET, at="move", rolled=3, hands={"A": "adrenaline_rush fear"}).play("A", "go-1.6")
    table.refuses("A", "play-adrenaline_rush", "ZZ-11.1")


@clause("ZZ-11.1")
@pytest.mark.parametrize("place", ["start", "fight", "before_zombies", "before_discard"])
def test_in_no_other_window(place: str) -> None:
    table = zombies(zombies="1.5", at=place, hands={"A": "adrenaline_rush fear"})
    assert "play-adrenaline_rush" not in table.options("A")
    table.refuses("A", "play-adrenaline_rush", "ZZ-11.1")


@clause("ZZ-11.1")
@pytest.mark.parametrize("place", ["before_roll", "after_roll"])
def test_not_for_anothers_movement(place: str) -> None:
    table = zombies(at=place, rolled=2, hands={"B": "adrenaline_rush fear"})
    assert "play-adrenaline_rush" not in table.options("B")
    table.refuses("B", "play-adrenaline_rush", "ZZ-11.1")


@clause("ZZ-11.1", "ZZ-11.17")
def test_not_with_the_keys() -> None:
    table = zombies(at="after_roll", keyed=True, hands={"A": "adrenaline_rush fear"})
    table.refuses("A", "play-adrenaline_rush", "ZZ-11.1")


@clause("ZZ-11.1", "ZZ-11.9")
def test_not_under_fear_where_nothing_is_rolled() -> None:
    table = zombies(at="before_roll", effects=AFRAID, hands={"A": "adrenaline_rush fear"})
    table.refuses("A", "play-adrenaline_rush", "ZZ-11.9")


@clause("ZZ-11.1")
def test_it_doubles_this_turns_roll_alone() -> None:
    table = zombies(ROAD, pile="", deck="grenade molotov skateboard", at="before_roll", hands=RUSH, marbled={"A": 1})
    table.play("A", "play-adrenaline_rush").rolls(1).play("A", "stop")
    assert table.state.active == 1
    table.draws("card-grenade", "card-molotov", "card-skateboard")
    assert steps(table.rolls(4)) == 4


@clause("ZZ-11.1", "ZZ-11.25")
def test_still_after_a_forced_move_in_window_e() -> None:
    table = zombies(STREET, at="after_roll", rolled=2, hands={"A": "adrenaline_rush", "B": "where_everybody"})
    table.play("A", "pass").play("B", "play-where_everybody-A")
    table.play("B", "go-1.6", "go-2.4", "go-2.5", "go-2.6", "go-3.4")
    assert (table.window, table.waits_for) == ("e", "A")
    assert steps(table.play("A", "play-adrenaline_rush")) == 4


@clause("ZZ-11.1", "ZZ-10.3")
def test_it_doubles_the_sum_of_two_dice() -> None:
    table = zombies({"e1n0": "helipad"}, at="before_roll", late_dice=2, hands=RUSH)
    assert steps(table.play("A", "play-adrenaline_rush").rolls(11)) == 22


# --- in a fight ---


@clause("ZZ-11.1", "ZZ-5.2")
@pytest.mark.parametrize("roll", [2, 3])
def test_two_more_win_a_fight(roll: int) -> None:
    table = zombies(zombies="1.5", at="fight", hands=RUSH).rolls(roll)
    assert table.options("A") == ["life", "bullets", "rush"]
    table.play("A", "rush")
    assert table.happened[:3] == ["used", "slew", "collected"]
    assert (table.kills(), table.bullets(), table.lives()) == ([1, 0], [3, 3], [3, 3])
    assert table.discards() == ["adrenaline_rush"]


@clause("ZZ-11.1", "ZZ-5.2")
def test_where_two_are_not_enough_the_roll_is_settled_on() -> None:
    table = zombies(zombies="1.5", at="fight", bullets=[1, 3], hands=RUSH, items={"A": "first_aid_kit"}).rolls(1)
    assert table.options("A") == ["life", "kit", "rush"]
    assert table.play("A", "rush").options("A") == ["life", "bullets", "kit"]
    table.refuses("A", "rush", "ZZ-9.1")
    assert table.play("A", "bullets").kills() == [1, 0]
    assert table.bullets() == [0, 3]


@clause("ZZ-11.1")
def test_a_new_roll_is_without_it() -> None:
    table = zombies(zombies="1.5", at="fight", hands=RUSH).rolls(1).play("A", "rush", "life").rolls(2)
    assert table.asked == "settle"
    assert table.told("fought")[0]["total"] == 2


@clause("ZZ-11.1", "ZZ-5.7")
def test_in_anothers_turn_too() -> None:
    table = zombies(ROAD, "1.6", at="before_zombies", hands={"A": "where_everybody", "B": "adrenaline_rush"})
    table.play("A", "play-where_everybody-B", "go-1.6").rolls(2)
    assert table.options("B") == ["life", "bullets", "rush"]
    assert table.play("B", "rush").kills() == [0, 1]


@clause("ZZ-11.1", "ZZ-5.2")
def test_only_the_fighter_rushes() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"B": "adrenaline_rush"}).rolls(2)
    assert table.options("A") == ["life", "bullets"]
    table.refuses("B", "rush", "ZZ-5.2")
    table.refuses("A", "rush", "ZZ-9.1")


@clause("ZZ-11.1", "ZZ-9.1")
def test_not_once_the_event_of_the_round_is_used() -> None:
    table = zombies(zombies="1.5", at="fight", hands=RUSH, used="A").rolls(2)
    assert table.options("A") == ["life", "bullets"]
