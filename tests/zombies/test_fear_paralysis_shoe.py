"""Fear, Hysterical Paralysis and Your Shoe's Untied: what is left of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import AFRAID, UNTIED
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
NOTHING = "grenade molotov skateboard"


# --- fear ---


@clause("ZZ-11.9", "ZZ-3.4")
def test_no_movement_roll_and_no_step() -> None:
    table = zombies(ROAD, at="before_roll", effects=AFRAID)
    assert table.asked == "zombies"
    assert table.told("moves") == []


@clause("ZZ-11.9")
def test_the_rest_of_the_turn_is_as_always() -> None:
    table = zombies(ROAD, "1.5", pile="cross", deck=NOTHING, lying={"A": "fear"})
    table.draws("tile-cross").play("A", "lay-w1n0-r0", "put-3.2", "put-3.4", "put-3.5", "put-3.6")
    assert table.rolls(4).kills() == [1, 0]
    table.draws("card-grenade", "card-molotov", "card-skateboard")
    assert table.asked == "zombies"
    table.rolls(1).play("A", "herd-3.5-south")
    assert table.asked == "discard"


@clause("ZZ-11.9", "ZZ-11.17")
def test_no_keys() -> None:
    table = zombies(at="before_roll", effects=AFRAID, hands={"A": "keys fear"})
    table.refuses("A", "play-keys", "ZZ-11.9")


@clause("ZZ-11.9", "ZZ-11.20")
def test_rest_is_allowed() -> None:
    table = zombies(at="before_roll", effects=AFRAID, hands={"A": "much_needed_rest"})
    assert table.play("A", "play-much_needed_rest").lives() == [5, 3]
    assert table.asked == "zombies"


@clause("ZZ-11.9")
@pytest.mark.parametrize("card", ["where_everybody", "bad_sense_of_direction"])
@pytest.mark.parametrize("place", ["start", "before_roll", "before_zombies", "before_discard"])
def test_the_pawn_can_be_led_nowhere_all_turn(card: str, place: str) -> None:
    fear: dict[str, Any] = {"lying": {"A": "fear"}} if place == "start" else {"effects": AFRAID}
    table = zombies(ROAD, pawns={"A": "2.4"}, at=place, hands={"B": f"{card} shotgun"}, **fear)
    assert f"play-{card}-A" not in table.options("B")
    table.refuses("B", f"play-{card}-A", "ZZ-11.9")


@clause("ZZ-11.9")
@pytest.mark.parametrize("card", ["where_everybody", "bad_sense_of_direction"])
def test_in_others_turns_it_can_before_and_after(card: str) -> None:
    table = zombies(ROAD, pawns={"B": "2.4"}, at="before_zombies", lying={"B": "fear"}, hands={"A": card})
    assert f"play-{card}-B" in table.options("A")
    table = zombies(ROAD, pawns={"B": "2.4"}, at="before_zombies", effects=AFRAID, hands={"A": card})
    assert f"play-{card}-B" in table.options("A")  # A is afraid, not B


@clause("ZZ-11.9", "ZZ-5.4")
def test_it_fights_in_step_2_and_may_die() -> None:
    table = zombies(ROAD, "2.4", pawns={"A": "2.4"}, lives=[1, 3], at="fight", effects=AFRAID)
    table.rolls(1).play("A", "life")
    assert table.where("A") == "1.5"


@clause("ZZ-11.9")
def test_no_brain_cramp_on_a_movement_that_is_not_made() -> None:
    table = zombies(ROAD, at="before_roll", effects=AFRAID, hands={"B": "brain_cramp"})
    assert table.asked == "zombies"


@clause("ZZ-11.9", "ZZ-9.4")
def test_it_is_over_with_the_turn() -> None:
    table = zombies(ROAD, at="end", effects=AFRAID, pile="", hands={"B": NOTHING})
    assert (table.state.active, table.asked) == (1, "move")


# --- paralysis ---


@clause("ZZ-11.14", "ZZ-3.3")
def test_the_whole_turn_is_lost() -> None:
    table = zombies(ROAD, "1.5", lying={"A": "hysterical_paralysis"}, hands={"B": NOTHING})
    assert table.happened[:4] == ["turn_began", "awoke", "turn_lost", "turn_began"]
    assert table.told("turn_lost") == [{"fact": "turn_lost", "seat": 0, "why": 0}]
    assert (table.state.active, table.asked) == (1, "tile")
    assert (table.hand("A"), table.kills(), table.zombies()) == ([], [0, 0], ["1.5"])


@clause("ZZ-11.14", "ZZ-9.1")
def test_the_event_of_the_round_is_still_renewed() -> None:
    table = zombies(lying={"A": "hysterical_paralysis"}, used="A", hands={"A": "fear"})
    assert (table.state.active, table.state.used) == (1, 0)
    assert table.waits_for == "A"  # window a of B's turn: in others' turns A acts as usual
    assert table.play("A", "play-fear-B").lying("B") == ["fear"]


@clause("ZZ-11.14", "ZZ-3.3", "ZZ-5.4")
def test_who_died_has_three_and_three_again_first() -> None:
    table = zombies(lying={"A": "hysterical_paralysis"}, died="A", lives=[2, 3], bullets=[9, 3])
    assert table.happened[:4] == ["turn_began", "restored", "awoke", "turn_lost"]
    assert (table.lives(), table.bullets(), table.state.died) == ([3, 3], [3, 3], 0)


@clause("ZZ-11.14")
def test_once_lost_the_turn_after_is_played() -> None:
    table = zombies(pile="", active="B", at="before_zombies", hands={"B": "hysterical_paralysis"})
    table.play("B", "play-hysterical_paralysis-A").rolls(1)
    assert (table.state.active, table.state.turn) == (1, 3)
    assert table.lying("A") == []


@clause("ZZ-11.14", "ZZ-9.4")
def test_played_in_ones_own_turn_it_costs_the_next() -> None:
    table = zombies(ROAD, at="start", hands={"B": "hysterical_paralysis"}).play("B", "play-hysterical_paralysis-A")
    assert (table.state.active, table.asked) == (0, "tile")
    assert table.lying("A") == ["hysterical_paralysis"]


# --- shoe ---


def steps(table: Scenario) -> object:
    """How many steps the movement has, as told."""
    return table.told("moves")[0]["steps"]


@clause("ZZ-11.27", "ZZ-6.1")
@pytest.mark.parametrize(("roll", "moves"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_movement_roll_is_halved_down_but_at_least_one(roll: int, moves: int) -> None:
    assert steps(zombies(ROAD, at="before_roll", effects=UNTIED).rolls(roll)) == moves


@clause("ZZ-11.27", "ZZ-6.1")
@pytest.mark.parametrize(("effects", "halved"), [(UNTIED, 1), (0, 0)])
def test_the_roll_and_whether_it_is_halved_are_told(effects: int, halved: int) -> None:
    (fact,) = zombies(ROAD, at="before_roll", effects=effects).rolls(5).told("moves")
    assert (fact["roll"], fact["halved"], fact["doubled"]) == (5, halved, 0)


@clause("ZZ-11.27", "ZZ-6.1", "ZZ-11.21")
@pytest.mark.parametrize(("roll", "moves"), [(1, 1), (2, 2), (5, 3), (6, 4)])
def test_after_the_skateboard(roll: int, moves: int) -> None:
    table = zombies(ROAD, at="before_roll", effects=UNTIED, items={"A": "skateboard"})
    assert steps(table.rolls(roll)) == moves


@clause("ZZ-11.27", "ZZ-11.17")
def test_the_keys_are_not_halved_and_it_is_used_up() -> None:
    table = zombies(ROAD, at="before_roll", effects=UNTIED, hands={"A": "keys"}).play("A", "play-keys")
    assert steps(table) == 10
    table.play("A", "stop").rolls(1)
    assert table.state.effects == 0


@clause("ZZ-11.27", "ZZ-9.4")
def test_without_a_roll_it_is_used_up_for_nothing() -> None:
    table = zombies(ROAD, at="before_roll", effects=UNTIED | AFRAID, pile="", hands={"B": NOTHING}).rolls(1)
    assert (table.state.active, table.state.effects) == (1, 0)
    assert steps(table.rolls(6)) == 6


@clause("ZZ-11.27", "ZZ-9.4")
def test_two_untied_shoes_halve_two_turns() -> None:
    table = zombies(pile="", deck=NOTHING, lying={"A": "shoe_untied shoe_untied"})
    assert (table.state.effects, table.lying("A")) == (UNTIED, ["shoe_untied"])
    table.draws(*[f"card-{card}" for card in NOTHING.split()])
    assert steps(table.rolls(4)) == 2  # not 1


@clause("ZZ-11.27", "ZZ-10.3")
def test_the_sum_of_two_dice_is_halved() -> None:
    table = zombies({"e1n0": "helipad"}, at="before_roll", late_dice=2, effects=UNTIED)
    assert steps(table.rolls(9)) == 4
