"""Lots of Ammo: three bullets. Skateboard: two more steps."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}


@clause("ZZ-11.18")
def test_ammo_is_discarded_for_three_bullets() -> None:
    table = zombies(at="before_zombies", bullets=[7, 3], items={"A": "lots_of_ammo"}).play("A", "use-lots_of_ammo")
    assert table.bullets() == [10, 3]
    assert (table.items("A"), table.discards()) == ([], ["lots_of_ammo"])
    assert table.happened[:2] == ["used", "gained"]
    assert table.told("gained") == [{"fact": "gained", "seat": 0, "lives": 0, "bullets": 3}]


@clause("ZZ-11.18")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_in_any_window_of_any_turn(place: str, seat: str) -> None:
    table = zombies(zombies="1.5", at=place, rolled=1, items={seat: "lots_of_ammo"}).play(seat, "use-lots_of_ammo")
    assert sum(table.bullets()) == 9


@clause("ZZ-11.18", "ZZ-5.2")
def test_before_a_fight_roll_the_bullets_are_there_to_pay() -> None:
    table = zombies(zombies="1.5", at="fight", bullets=[0, 3], items={"A": "lots_of_ammo"})
    table.play("A", "use-lots_of_ammo").rolls(1).play("A", "bullets")
    assert (table.kills(), table.bullets()) == ([1, 0], [0, 3])


@clause("ZZ-11.18", "ZZ-5.2")
def test_not_while_a_roll_is_settled() -> None:
    table = zombies(zombies="1.5", at="fight", bullets=[0, 3], items={"A": "lots_of_ammo"}).play("A", "pass").rolls(1)
    table.refuses("A", "use-lots_of_ammo", "ZZ-5.2")
    assert table.options("A") == ["life"]


@clause("ZZ-11.18", "ZZ-3.3")
def test_between_a_death_and_the_next_turn_it_is_wasted() -> None:
    table = zombies(active="B", died="A", at="before_discard", items={"A": "lots_of_ammo"}, pile="")
    table.play("A", "use-lots_of_ammo")
    assert table.told("gained") != []
    assert (table.state.active, table.bullets()) == (0, [3, 3])


@clause("ZZ-11.21", "ZZ-6.1")
@pytest.mark.parametrize("roll", [1, 6])
def test_a_skateboard_adds_two_and_stays(roll: int) -> None:
    table = zombies(ROAD, at="before_roll", items={"A": "skateboard"}).rolls(roll)
    assert table.told("moves")[0]["steps"] == roll + 2
    (fact,) = table.told("rolled")
    assert (fact["number"], fact["bonus"], fact["total"]) == (roll, 2, roll + 2)
    assert table.items("A") == ["skateboard"]


@clause("ZZ-11.21", "ZZ-10.3")
def test_it_adds_two_to_two_dice() -> None:
    table = zombies({"e1n0": "helipad"}, at="before_roll", late_dice=2, items={"A": "skateboard"}).rolls(12)
    assert table.told("moves")[0]["steps"] == 14


@clause("ZZ-11.21")
def test_put_into_play_after_the_roll_it_does_not_count() -> None:
    shop = {"e1n0": "skate_shop"}
    table = zombies(shop, pawns={"A": "2.2"}, at="after_roll", rolled=3, hands={"A": "skateboard"})
    table.play("A", "play-skateboard")
    assert table.told("moves")[0]["steps"] == 3


@clause("ZZ-11.21")
def test_put_into_play_before_the_roll_it_does() -> None:
    shop = {"e1n0": "skate_shop"}
    table = zombies(shop, pawns={"A": "2.2"}, at="before_roll", hands={"A": "skateboard"}).play("A", "play-skateboard")
    assert table.rolls(3).told("moves")[0]["steps"] == 5


@clause("ZZ-11.21")
def test_anothers_skateboard_does_not_help() -> None:
    table = zombies(ROAD, at="before_roll", items={"B": "skateboard"}).rolls(3)
    assert table.told("moves")[0]["steps"] == 3


@clause("ZZ-11.21", "ZZ-7.1")
def test_it_does_not_hasten_the_zombies() -> None:
    table = zombies(ROAD, "2.4 1.4", at="zombies", items={"A": "skateboard"}).rolls(1).play("A", "herd-2.4-east")
    assert table.asked != "zombies" or table.waits_for == ""
