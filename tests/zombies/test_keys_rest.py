"""The Keys Are Still In It, and Much Needed Rest: instead of the movement roll."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import UNTIED
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight", "e3n0": "straight"}


# --- keys ---


@clause("ZZ-11.17")
def test_no_roll_and_up_to_ten_steps() -> None:
    table = zombies(STREET, at="before_roll", hands={"A": "keys"}).play("A", "play-keys")
    assert table.told("moves") == [
        {"fact": "moves", "seat": 0, "steps": 10, "roll": 0, "halved": 0, "doubled": 0},
    ]
    assert table.told("rolled") == []
    way = ["1.6", "2.4", "2.5", "2.6", "3.4", "3.5", "3.6", "4.4", "4.5"]
    table.play("A", *[f"go-{space}" for space in way])
    assert table.asked == "step"
    assert table.play("A", "go-4.6").asked == "zombies"


@clause("ZZ-11.17", "ZZ-6.1")
def test_up_to_ten() -> None:
    table = zombies(STREET, at="before_roll", hands={"A": "keys"}).play("A", "play-keys", "go-1.6", "stop")
    assert table.where("A") == "1.6"


@clause("ZZ-11.17")
@pytest.mark.parametrize("more", [{"items": {"A": "skateboard"}}, {"effects": UNTIED}])
def test_skateboard_and_shoe_do_not_change_it(more: dict[str, Any]) -> None:
    table = zombies(STREET, at="before_roll", hands={"A": "keys"}, **more).play("A", "play-keys")
    assert table.told("moves")[0]["steps"] == 10


@clause("ZZ-11.17")
def test_two_dice_do_not_change_it_either() -> None:
    table = zombies({"e1n0": "helipad"}, at="before_roll", hands={"A": "keys"}, late_dice=2).play("A", "play-keys")
    assert table.told("moves")[0]["steps"] == 10


@clause("ZZ-11.17", "ZZ-9.3")
def test_window_e_follows() -> None:
    table = zombies(STREET, at="before_roll", hands={"A": "keys", "B": "fear"}).play("A", "play-keys")
    assert (table.window, table.waits_for) == ("e", "B")


@clause("ZZ-11.17", "ZZ-11.20")
@pytest.mark.parametrize(("card", "against"), [("keys", "ZZ-11.17"), ("much_needed_rest", "ZZ-11.20")])
def test_only_in_ones_own_turn(card: str, against: str) -> None:
    table = zombies(at="before_roll", hands={"B": f"{card} fear"})
    assert table.window == "d"
    table.refuses("B", f"play-{card}", against)


@clause("ZZ-11.17")
def test_fights_and_windows_on_the_way_are_as_always() -> None:
    table = zombies(STREET, "1.6", at="before_roll", hands={"A": "keys", "B": "fear"}).play("A", "play-keys")
    table.play("B", "pass").play("A", "go-1.6")
    assert table.window == "c"
    table.play("B", "pass").rolls(4)
    assert (table.window, table.kills()) == ("f", [1, 0])


@clause("ZZ-11.17")
def test_they_last_one_turn() -> None:
    table = zombies(ROAD, pile="", at="before_roll", hands={"A": "keys", "B": "grenade molotov skateboard"})
    table.play("A", "play-keys", "stop").rolls(1)
    assert (table.state.active, table.asked) == (1, "move")


# --- rest ---


@clause("ZZ-11.20")
@pytest.mark.parametrize(("lives", "then"), [(1, 3), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_two_lives_up_to_five(lives: int, then: int) -> None:
    table = zombies(lives=[lives, 3], at="before_roll", hands={"A": "much_needed_rest"})
    table.play("A", "play-much_needed_rest")
    assert table.lives() == [then, 3]
    assert table.told("gained") == [{"fact": "gained", "seat": 0, "lives": then - lives, "bullets": 0}]


@clause("ZZ-11.20", "ZZ-3.4")
def test_no_roll_no_move_and_steps_6_and_7_follow() -> None:
    table = zombies(ROAD, "2.4", at="before_roll", hands={"A": "much_needed_rest fear"})
    table.play("A", "play-much_needed_rest")
    assert table.asked == "zombies"
    assert "moves" not in table.happened
    table.rolls(1).play("A", "herd-2.4-east")
    assert table.asked == "discard"


@clause("ZZ-11.20", "ZZ-3.4")
def test_no_window_e_after_it() -> None:
    table = zombies(ROAD, at="before_roll", hands={"A": "much_needed_rest", "B": "brain_cramp"})
    table.play("A", "play-much_needed_rest")
    assert table.asked == "zombies"


@clause("ZZ-11.20", "ZZ-11.25")
@pytest.mark.parametrize("place", ["before_zombies", "before_discard"])
def test_a_rested_pawn_can_still_be_led_away(place: str) -> None:
    hands = {"A": "much_needed_rest", "B": "where_everybody"}
    table = zombies(ROAD, at="before_roll", hands=hands, marbled={"A": 1}).play("A", "play-much_needed_rest")
    if place == "before_discard":
        table.play("B", "pass")
    table.play("B", "play-where_everybody-A", "go-1.6", "go-2.4", "go-2.5", "go-2.6", "go-2.5")
    assert table.where("A") == "2.5"


@clause("ZZ-11.20")
def test_it_lasts_one_turn() -> None:
    table = zombies(ROAD, pile="", at="before_roll", hands={"A": "much_needed_rest", "B": "grenade molotov skateboard"})
    table.play("A", "play-much_needed_rest").rolls(1)
    assert (table.state.active, table.asked) == (1, "move")
