"""This Isn't So Bad: two zombies are carried elsewhere."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}
CARD = {"A": "not_so_bad"}


@clause("ZZ-11.23")
def test_whose_pawn_a_zombie_is_taken_from_is_told() -> None:
    table = zombies(ROAD, "1.4", pawns={"A": "1.4", "B": "1.4"}, at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.4", "put-2.5")
    assert table.told("zombie_carried")[0]["freed"] == 0b11


@clause("ZZ-11.23")
def test_two_zombies_one_after_the_other_any_distance() -> None:
    table = zombies(ROAD, "1.2 1.4 2.4", at="before_zombies", hands=CARD).play("A", "play-not_so_bad")
    assert (table.asked, table.waits_for) == ("carry", "A")
    assert table.options("A") == ["lift-1.2", "lift-1.4", "lift-2.4"]
    table.play("A", "lift-1.2")
    assert table.zombies() == ["1.2", "1.4", "2.4"]  # still there until it is put down
    table.play("A", "put-2.6")
    assert table.told("zombie_carried") == [{"fact": "zombie_carried", "start": 1, "goal": 14, "freed": 0}]
    table.play("A", "lift-1.4", "put-2.5")
    assert table.zombies() == ["2.4", "2.5", "2.6"]
    assert (table.asked, table.state.pool) == ("zombies", 97)


@clause("ZZ-11.23")
def test_never_the_same_one_twice() -> None:
    table = zombies(ROAD, "1.2 1.4", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.2", "put-2.6")
    assert table.options("A") == ["lift-1.4"]
    table.refuses("A", "lift-2.6", "ZZ-11.23")


@clause("ZZ-11.23")
def test_one_if_there_is_only_one() -> None:
    table = zombies(ROAD, "1.2", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.2", "put-2.6")
    assert (table.zombies(), table.asked) == (["2.6"], "zombies")


@clause("ZZ-11.23")
def test_two_must_be_moved_if_two_can() -> None:
    table = zombies(ROAD, "1.2 1.4", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.2", "put-2.6")
    table.refuses("A", "pass", "ZZ-11.23")
    table.refuses("A", "stop", "ZZ-6.1")


@clause("ZZ-11.23", "ZZ-9.7")
def test_each_to_a_space_without_a_zombie_or_a_pawn() -> None:
    table = zombies(ROAD, "1.2 1.4", pawns={"B": "2.4"}, at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.2")
    assert table.options("A") == [f"put-{space}" for space in ("1.6", "1.8", "2.5", "2.6")]
    table.refuses("A", "put-1.4", "ZZ-9.7")
    table.refuses("A", "put-1.2", "ZZ-11.23")  # where it stood is no move
    table.refuses("A", "put-1.5", "ZZ-9.7")
    table.refuses("A", "put-2.4", "ZZ-9.7")
    table.refuses("A", "put-2.1", "ZZ-1.1")
    table.refuses("A", "lift-1.4", "ZZ-11.23")


@clause("ZZ-11.23")
def test_into_and_out_of_buildings() -> None:
    table = zombies({"e1n0": "army_surplus"}, "2.1 1.2", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-2.1", "put-1.8", "lift-1.2", "put-2.3")
    assert table.zombies() == ["1.8", "2.3"]


@clause("ZZ-11.23")
def test_the_space_the_first_has_left_is_open_to_the_second() -> None:
    table = zombies(ROAD, "1.2 1.4", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.2", "put-2.6", "lift-1.4")
    assert "put-1.2" in table.options("A")


@clause("ZZ-11.23")
def test_unless_a_pawn_is_there() -> None:
    table = zombies(ROAD, "1.5 1.4", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.5", "put-2.6", "lift-1.4")
    assert "put-1.5" not in table.options("A")


@clause("ZZ-11.23", "ZZ-9.10")
def test_without_a_zombie_or_a_free_space_it_is_not_played() -> None:
    table = zombies(ROAD, at="before_zombies", hands={"A": "not_so_bad fear"})
    table.refuses("A", "play-not_so_bad", "ZZ-9.10")
    table = zombies(zombies="1.2 1.4 1.6 1.8", at="before_zombies", hands={"A": "not_so_bad fear"})
    table.refuses("A", "play-not_so_bad", "ZZ-9.10")


@clause("ZZ-11.23")
def test_only_one_can_move_when_the_first_takes_the_last_space() -> None:
    table = zombies(zombies="1.5 1.2 1.4 1.6", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.5", "put-1.8")
    assert table.asked == "zombies"  # a pawn stands where it was
    assert table.zombies() == ["1.2", "1.4", "1.6", "1.8"]


@clause("ZZ-11.23", "ZZ-5.6")
def test_a_zombie_that_is_being_fought() -> None:
    table = zombies(zombies="1.5 1.2", at="fight", hands={"B": "not_so_bad"})
    table.play("B", "play-not_so_bad", "lift-1.5", "put-1.8", "lift-1.2", "put-1.4")
    assert table.happened[-3:] == ["closed", "escaped", "drew_cards"]
    assert (table.kills(), table.asked) == ([0, 0], "card")


@clause("ZZ-11.23", "ZZ-5.6")
def test_the_fight_goes_on_if_others_were_carried() -> None:
    table = zombies(zombies="1.5 1.2 1.4", at="fight", hands={"B": "not_so_bad"})
    table.play("B", "play-not_so_bad", "lift-1.2", "put-1.8", "lift-1.4", "put-1.2")
    assert table.asked == "settle"
    assert table.rolls(4).kills() == [1, 0]


@clause("ZZ-11.23", "ZZ-6.2")
def test_the_token_stays_also_for_the_pawn_that_was_fighting_for_it() -> None:
    army = {"e1n0": "army_surplus"}
    table = zombies(army, "2.2", bullets_on="2.2", pawns={"A": "2.5"}, at="move", rolled=3, hands={"A": "not_so_bad"})
    table.play("A", "go-2.2", "play-not_so_bad", "lift-2.2", "put-1.2")
    assert (table.bullets(), table.tokens("bullet"), table.asked) == ([3, 3], ["2.2"], "step")
    assert table.play("A", "go-2.1", "go-2.2").bullets() == [4, 3]


@clause("ZZ-11.23", "ZZ-7.1")
def test_it_does_not_tire_them_for_step_6() -> None:
    table = zombies(ROAD, "1.2", at="before_zombies", hands=CARD)
    table.play("A", "play-not_so_bad", "lift-1.2", "put-2.6").rolls(1)
    assert table.options("A") == ["herd-2.6-west"]


@clause("ZZ-11.23")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_in_any_window_of_any_turn(place: str, seat: str) -> None:
    table = zombies(ROAD, "1.5", at=place, rolled=1, hands={seat: "not_so_bad"})
    table.play(seat, "play-not_so_bad", "lift-1.5", "put-2.6")
    assert table.zombies() == ["2.6"]
