"""Grenade: all zombies of a building for a life."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

HOSPITAL = {"e0n1": "hospital"}
ARMY = {"e1n0": "army_surplus"}
FULL = "2.1 2.2 2.3"
CARDS: dict[str, Any] = {"items": {"A": "grenade"}, "hands": {"A": "fear"}}


def thrown(space: str, zombies_on: str = FULL, town: dict[str, str] = ARMY, **more: Any) -> Scenario:
    """A throws a Grenade from there."""
    given: dict[str, Any] = {"at": "before_zombies", "items": {"A": "grenade"}} | more
    return zombies(town, zombies_on, pawns={"A": space} | given.pop("others", {}), **given).play("A", "use-grenade")


@clause("ZZ-11.12")
@pytest.mark.parametrize("space", ["2.1", "2.2", "2.5"])
def test_all_zombies_of_the_building_for_a_life(space: str) -> None:
    table = thrown(space)
    assert table.happened[:3] == ["used", "collected", "lost_life"]
    assert table.told("collected") == [{"fact": "collected", "seat": 0, "count": 3}]
    assert (table.kills(), table.lives(), table.zombies()) == ([3, 0], [2, 3], [])
    assert (table.items("A"), table.discards()) == ([], ["grenade"])


@clause("ZZ-11.12", "ZZ-1.4")
def test_from_inside_or_from_the_door_and_nowhere_else() -> None:
    for space in ("2.4", "2.6", "1.5"):
        table = zombies(ARMY, FULL, pawns={"A": space}, at="before_zombies", **CARDS)
        table.refuses("A", "use-grenade", "ZZ-11.12")


@clause("ZZ-11.12", "ZZ-1.4")
def test_every_door_of_a_building_counts() -> None:
    toys = {"w1n0": "toy_store"}
    for space, works in (("2.6", True), ("2.8", True), ("2.5", False)):
        table = zombies(toys, "2.1", pawns={"A": space}, at="before_zombies", **CARDS)
        assert ("use-grenade" in table.options("A")) == works


@clause("ZZ-11.12")
def test_an_empty_building_is_no_target() -> None:
    table = zombies(ARMY, "2.4 2.5", pawns={"A": "2.5"}, at="before_zombies", **CARDS)
    table.refuses("A", "use-grenade", "ZZ-11.12")


@clause("ZZ-11.12")
def test_road_spaces_are_not_hit() -> None:
    table = thrown("2.5", "2.1 2.4 2.5 2.6")
    assert (table.kills(), table.zombies()) == ([1, 0], ["2.4", "2.5", "2.6"])


@clause("ZZ-11.12")
def test_other_buildings_are_not_hit() -> None:
    table = thrown("2.5", "2.1 3.1", ARMY | {"e0n1": "hospital"})
    assert table.zombies() == ["3.1"]


@clause("ZZ-11.12", "ZZ-5.4")
def test_even_the_last_life() -> None:
    table = thrown("2.2", lives=[1, 3], kills=[4, 0], items={"A": "grenade fire_axe"})
    assert [name for name in table.happened if name in ("collected", "lost_life", "died")] == [
        "collected",
        "lost_life",
        "died",
    ]
    assert table.kills() == [3, 0]  # half of seven, rounded up, are lost
    assert (table.where("A"), table.lives(), table.items("A")) == ("1.5", [3, 3], [])


@clause("ZZ-11.12", "ZZ-8.2")
def test_the_kill_goal_comes_before_the_life() -> None:
    table = thrown("2.2", lives=[1, 3], kills=[22, 0])
    assert (table.winner, table.lives(), table.kills()) == ("A", [1, 3], [25, 0])
    assert table.happened[:3] == ["used", "collected", "won"]


@clause("ZZ-11.12", "ZZ-8.2")
def test_the_kill_goal_may_be_exceeded() -> None:
    table = thrown("2.2", kills=[24, 0])
    assert (table.winner, table.kills()) == ("A", [27, 0])
    assert table.state.result().reason == "KILLS"


@clause("ZZ-11.12", "ZZ-6.2")
@pytest.mark.parametrize("lives", [3, 2])
def test_whoever_lives_takes_the_token_of_the_own_cleared_space(lives: int) -> None:
    table = thrown("2.2", bullets_on="2.2 2.1", lives=[lives, 3])
    assert (table.bullets(), table.tokens("bullet")) == ([4, 3], ["2.1"])
    assert table.happened[:4] == ["used", "collected", "lost_life", "took"]


@clause("ZZ-11.12", "ZZ-6.2")
def test_with_five_lives_the_one_just_lost_is_found_again() -> None:
    assert thrown("2.2", lives=[5, 3], lives_on="2.2").lives() == [5, 3]


@clause("ZZ-11.12", "ZZ-6.2")
def test_with_one_the_life_token_comes_too_late() -> None:
    table = thrown("2.2", lives=[1, 3], lives_on="2.2")
    assert table.tokens("life") == ["2.2"]
    assert table.told("took") == []
    assert table.lives() == [3, 3]


@clause("ZZ-11.12", "ZZ-6.2")
def test_no_token_from_a_space_that_was_clear_or_from_the_door() -> None:
    table = thrown("2.2", "2.1", bullets_on="2.2")
    assert table.tokens("bullet") == ["2.2"]  # left there, for instance, by a zombie that went away
    assert thrown("2.5", "2.2", bullets_on="2.2").tokens("bullet") == ["2.2"]


@clause("ZZ-11.12", "ZZ-6.2")
def test_another_pawn_in_the_building_takes_nothing() -> None:
    table = thrown("2.5", FULL, bullets_on="2.2", others={"B": "2.2"})
    assert (table.bullets(), table.tokens("bullet")) == ([3, 3], ["2.2"])


@clause("ZZ-11.12", "ZZ-5.6")
def test_inside_a_fight_of_ones_own() -> None:
    table = zombies(ARMY, FULL, bullets_on="2.2", pawns={"A": "2.2"}, at="fight", items={"A": "grenade"})
    table.play("A", "use-grenade")
    assert table.happened[:6] == ["used", "collected", "lost_life", "took", "closed", "escaped"]
    assert (table.kills(), table.asked) == ([3, 0], "card")


@clause("ZZ-11.12", "ZZ-5.6")
def test_from_the_door_the_fight_on_the_road_goes_on() -> None:
    table = zombies(ARMY, "2.5 2.1", pawns={"A": "2.5"}, at="fight", items={"A": "grenade"}).play("A", "use-grenade")
    assert (table.kills(), table.asked) == ([1, 0], "settle")
    assert table.rolls(4).kills() == [2, 0]


@clause("ZZ-11.12", "ZZ-5.6")
def test_it_takes_the_zombie_out_of_anothers_fight() -> None:
    table = zombies(ARMY, FULL, pawns={"A": "2.2", "B": "2.5"}, at="fight", bullets_on="2.2", items={"B": "grenade"})
    table.play("B", "use-grenade")
    assert table.told("escaped") == [{"fact": "escaped", "seat": 0, "space": 10}]
    assert (table.kills(), table.lives(), table.bullets()) == ([0, 3], [3, 2], [3, 3])
    assert table.tokens("bullet") == ["2.2"]


@clause("ZZ-11.12", "ZZ-3.4")
def test_to_die_of_it_costs_the_movement() -> None:
    table = thrown("2.2", lives=[1, 3], at="before_roll", hands={"A": "keys"})
    assert table.asked == "zombies"
    table = thrown("2.2", lives=[1, 3], at="start", pile="", deck="molotov skateboard chainsaw")
    table.draws("card-molotov", "card-skateboard", "card-chainsaw")
    assert table.asked == "zombies"


@clause("ZZ-11.12", "ZZ-3.4")
def test_to_die_of_it_in_anothers_turn_costs_the_next_nothing() -> None:
    table = zombies(ARMY, FULL, pile="", pawns={"B": "2.2"}, lives=[3, 1], at="before_discard", items={"B": "grenade"})
    table.play("B", "use-grenade")
    assert (table.state.active, table.lives()) == (1, [3, 3])
    for card in ("molotov", "skateboard", "chainsaw"):
        table.draws(f"card-{card}")
    assert table.asked == "move"


@clause("ZZ-11.12", "ZZ-5.6")
def test_to_die_of_it_in_a_fight_ends_the_fight() -> None:
    table = zombies(ARMY, "2.1 2.5", pawns={"A": "2.5"}, lives=[1, 3], at="fight", items={"A": "grenade"})
    table.play("A", "use-grenade")
    assert (table.where("A"), table.asked) == ("1.5", "card")
    assert table.zombies() == ["2.5"]


@clause("ZZ-11.12")
@pytest.mark.parametrize("place", ["start", "before_roll", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_in_any_window_of_any_turn(place: str, seat: str) -> None:
    table = zombies(ARMY, FULL, pawns={seat: "2.5"}, at=place, rolled=1, items={seat: "grenade"})
    assert sum(table.play(seat, "use-grenade").kills()) == 3


@clause("ZZ-11.12", "ZZ-4.5")
def test_its_zombies_count_as_collected() -> None:
    table = thrown("2.2")
    assert table.state.pool == 97
    assert sum(table.kills()) + table.state.pool + len(table.zombies()) == 100
