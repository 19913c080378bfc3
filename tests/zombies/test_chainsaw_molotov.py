"""Chainsaw and Molotov Cocktail: two more on the fight rolls of a turn, the one everywhere, the other in a building."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
GAS = {"e1n0": "gas_station"}


def total(table: Scenario) -> object:
    """What the last fight roll came to."""
    return table.told("fought")[0]["total"]


# --- chainsaw ---


@clause("ZZ-11.7", "ZZ-5.5")
def test_a_chainsaw_is_discarded_for_two_more() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "chainsaw"})
    assert (table.window, table.options("A")) == ("c", ["pass", "pass-turn", "use-chainsaw"])
    table.play("A", "use-chainsaw")
    assert (table.items("A"), table.discards()) == ([], ["chainsaw"])
    assert total(table.rolls(2)) == 4
    assert table.kills() == [1, 0]


@clause("ZZ-11.7")
def test_it_counts_for_every_roll_of_the_turn() -> None:
    table = zombies(ROAD, "1.5 1.6", at="fight", items={"A": "chainsaw"}, hands={"A": "keys fear fear"}, used="A")
    assert total(table.play("A", "use-chainsaw").rolls(1)) == 3
    assert total(table.play("A", "life").rolls(2)) == 4
    table.rolls(2).play("A", "go-1.6")
    assert total(table.rolls(2)) == 4


@clause("ZZ-11.7", "ZZ-5.7")
def test_until_the_current_turn_ends_whoevers_it_is() -> None:
    hands = {"A": "where_everybody"}
    table = zombies(ROAD, "1.6 1.5", at="before_zombies", items={"B": "chainsaw"}, hands=hands, pile="")
    table.play("A", "play-where_everybody-B", "go-1.6")
    assert (table.window, table.waits_for) == ("c", "B")
    assert total(table.play("B", "use-chainsaw").rolls(2)) == 4
    for goal in ("2.4", "2.5", "2.6", "2.5"):
        table.play("A", f"go-{goal}")
    assert table.state.sawing == 0b10
    table.rolls(1).play("A", "herd-1.5-east")
    assert (table.state.active, table.state.sawing) == (1, 0)


@clause("ZZ-11.7")
def test_only_before_a_roll_of_ones_own_fight() -> None:
    table = zombies(zombies="1.5", at="fight", items={"B": "chainsaw"}, hands={"B": "fear"})
    table.refuses("B", "use-chainsaw", "ZZ-11.7")
    for place in ("start", "before_roll", "before_zombies", "before_discard"):
        table = zombies(zombies="1.5", at=place, items={"A": "chainsaw"}, hands={"A": "shotgun"})
        table.refuses("A", "use-chainsaw", "ZZ-11.7")


@clause("ZZ-11.7", "ZZ-5.5")
def test_the_best_one_counts_not_the_sum() -> None:
    table = zombies(GAS, "2.2", pawns={"A": "2.2"}, at="fight", items={"A": "chainsaw molotov fire_axe"})
    table.play("A", "use-chainsaw", "use-molotov")
    assert total(table.rolls(1)) == 3


@clause("ZZ-11.7", "ZZ-5.5", "ZZ-11.13")
def test_the_shotgun_counts_beside_it() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "chainsaw shotgun"}).play("A", "use-chainsaw")
    assert total(table.rolls(1)) == 4


@clause("ZZ-11.7", "ZZ-5.4")
def test_death_ends_the_bonus() -> None:
    hands = {"A": "where_everybody"}
    table = zombies(ROAD, "1.6", lives=[3, 1], at="before_zombies", items={"B": "chainsaw"}, hands=hands)
    table.play("A", "play-where_everybody-B", "go-1.6").play("B", "use-chainsaw").rolls(1).play("B", "life")
    assert table.told("died") != []
    assert table.state.sawing == 0


@clause("ZZ-11.7")
def test_only_its_own_player_gains() -> None:
    cards: dict[str, Any] = {"items": {"A": "chainsaw"}, "hands": {"B": "where_everybody"}}
    table = zombies(ROAD, "1.5", pawns={"C": "1.6"}, at="fight", seats=3, **cards)
    table.play("A", "use-chainsaw").play("B", "play-where_everybody-C", "go-1.5")
    assert total(table.rolls(2)) == 2
    assert table.waits_for == "C"


# --- molotov ---


@clause("ZZ-11.19", "ZZ-5.5")
def test_a_molotov_is_discarded_for_two_more_in_a_building() -> None:
    table = zombies(GAS, "2.2", pawns={"A": "2.2"}, at="fight", items={"A": "molotov"}).play("A", "use-molotov")
    assert (table.items("A"), table.discards()) == ([], ["molotov"])
    assert total(table.rolls(2)) == 4


@clause("ZZ-11.19", "ZZ-1.4")
@pytest.mark.parametrize("space", ["1.5", "2.4", "2.5"])
def test_not_on_a_road_not_at_the_door(space: str) -> None:
    table = zombies(GAS, space, pawns={"A": space}, at="fight", items={"A": "molotov"}, hands={"A": "fear"})
    table.refuses("A", "use-molotov", "ZZ-11.19")


@clause("ZZ-11.19")
def test_in_any_named_building_not_only_its_own() -> None:
    table = zombies({"e0n1": "hospital"}, "2.5", pawns={"A": "2.5"}, at="fight", items={"A": "molotov"})
    assert total(table.play("A", "use-molotov").rolls(2)) == 4


@clause("ZZ-11.19")
def test_it_counts_in_that_building_alone_and_all_turn() -> None:
    walk: dict[str, Any] = {"pawns": {"A": "2.5"}, "at": "move", "rolled": 4, "items": {"A": "molotov"}}
    table = zombies(GAS, "2.2 2.1", **walk).play("A", "go-2.2", "use-molotov")
    assert total(table.rolls(2)) == 4
    assert total(table.play("A", "go-2.1").rolls(1)) == 3  # still in the building
    table.play("A", "life")
    assert total(table.rolls(2)) == 4
    table = zombies(GAS, "2.2 2.5", **(walk | {"pawns": {"A": "2.1"}})).play("A", "go-2.2", "use-molotov").rolls(4)
    assert total(table.play("A", "go-2.5").rolls(2)) == 2  # on the road


@clause("ZZ-11.19")
def test_back_in_the_building_it_counts_again() -> None:
    walk: dict[str, Any] = {"pawns": {"A": "2.1"}, "at": "move", "rolled": 6, "items": {"A": "molotov"}}
    table = zombies(GAS, "2.2 2.3", **walk).play("A", "go-2.2", "use-molotov").rolls(4)
    table.play("A", "go-2.5", "go-2.2", "go-2.3")
    assert total(table.rolls(2)) == 4


@clause("ZZ-11.19")
def test_not_in_the_next_building() -> None:
    town = {"e1n0": "gas_station", "e2n0": "army_surplus"}
    walk: dict[str, Any] = {"pawns": {"A": "2.1"}, "at": "move", "rolled": 6, "items": {"A": "molotov"}}
    table = zombies(town, "2.2 3.2", **walk).play("A", "go-2.2", "use-molotov").rolls(4)
    table.play("A", "go-2.5", "go-2.6", "go-3.4", "go-3.5", "go-3.2")
    assert total(table.rolls(2)) == 2


@clause("ZZ-11.19")
def test_two_may_burn_in_two_buildings_in_one_turn() -> None:
    town = {"e1n0": "gas_station", "e2n0": "army_surplus"}
    walk: dict[str, Any] = {"pawns": {"A": "2.1"}, "at": "move", "rolled": 10}
    cards: dict[str, Any] = {"items": {"A": "molotov"}, "hands": {"A": "molotov"}}
    table = zombies(town, "2.2 3.2 2.3", **walk, **cards)
    table.play("A", "go-2.2", "use-molotov", "play-molotov", "pass").rolls(4)
    table.play("A", "go-2.5", "go-2.6", "go-3.4", "go-3.5", "go-3.2", "use-molotov")
    assert total(table.rolls(2)) == 4
    table.play("A", "go-3.5", "go-3.4", "go-2.6", "go-2.5")
    assert table.state.burning == [0b110, 0]


@clause("ZZ-11.19")
def test_until_the_current_turn_ends() -> None:
    table = zombies(GAS, "2.2", pawns={"A": "2.2"}, at="fight", items={"A": "molotov"}, hands={"A": "fear fear keys"})
    table.play("A", "use-molotov").passes().rolls(4)
    assert table.state.burning == [0b10, 0]
    table.passes().rolls(1).passes().play("A", "stop").passes().rolls(1).passes().play("A", "pass")
    assert (table.state.active, table.state.burning) == (1, [0, 0])


@clause("ZZ-11.19", "ZZ-5.4")
def test_death_ends_it_too() -> None:
    table = zombies(GAS, "2.2", pawns={"A": "2.2"}, lives=[1, 3], at="fight", items={"A": "molotov"})
    table.play("A", "use-molotov").rolls(1).play("A", "life")
    assert table.state.burning == [0, 0]


@clause("ZZ-11.19")
@pytest.mark.parametrize("place", ["start", "before_roll", "before_zombies", "before_discard"])
def test_in_no_other_window(place: str) -> None:
    table = zombies(GAS, "2.2", pawns={"A": "2.2"}, at=place, items={"A": "molotov"}, hands={"A": "fear"})
    table.refuses("A", "use-molotov", "ZZ-11.19")


@clause("ZZ-11.19")
def test_not_in_anothers_fight() -> None:
    table = zombies(GAS, "2.2", pawns={"A": "2.2", "B": "2.2"}, at="fight", items={"B": "molotov"}, hands={"B": "fear"})
    table.refuses("B", "use-molotov", "ZZ-11.19")
