"""Items: put into play in their buildings, one of each kind, used or lost, and then discarded."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import EVENT_NAMES, EVENTS, FIRE_AXE, ITEM_HOMES, SHOTGUN, SKATEBOARD, TILE_NAMES
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

# Item by item: its buildings, how each is laid beside Town Square, and a space inside.
HOMES = [
    ("all_the_marbles", "toy_store", "w1n0", "2.3"),
    ("chainsaw", "lawn_garden", "e0n1", "2.5"),
    ("fire_axe", "fire_station", "e0n1", "2.7"),
    ("first_aid_kit", "hospital", "e0n1", "2.9"),
    ("first_aid_kit", "drug_store", "e1n0", "2.1"),
    ("grenade", "army_surplus", "e1n0", "2.3"),
    ("lots_of_ammo", "sporting_goods", "e0n1", "2.9"),
    ("molotov", "gas_station", "e1n0", "2.2"),
    ("skateboard", "skate_shop", "e1n0", "2.2"),
]
DOORS = {"w1n0": "2.6", "e0n1": "2.8", "e1n0": "2.5"}


def with_item(item: str, building: str, place: str, space: str, at: str = "before_zombies") -> Scenario:
    """A holds the item and stands there."""
    return zombies({place: building}, pawns={"A": space}, at=at, rolled=1, hands={"A": f"{item} fear"})


def in_shop(hands: dict[str, str], items: dict[str, str]) -> Scenario:
    """A stands in the Skate Shop."""
    return zombies({"e1n0": "skate_shop"}, pawns={"A": "2.2"}, at="before_zombies", hands=hands, items=items)


@clause("ZZ-9.5")
@pytest.mark.parametrize(("item", "building", "place", "inside"), HOMES)
def test_an_item_is_put_into_play_in_its_building(item: str, building: str, place: str, inside: str) -> None:
    table = with_item(item, building, place, inside).play("A", f"play-{item}")
    assert table.items("A") == [item]
    assert table.hand("A") == ["fear"]
    assert table.discards() == []
    assert table.happened[:2] == ["played", "equipped"]


@clause("ZZ-9.5", "ZZ-1.4")
@pytest.mark.parametrize(("item", "building", "place", "inside"), HOMES)
def test_not_outside_it_not_even_at_its_door(item: str, building: str, place: str, inside: str) -> None:
    for space in ("1.5", DOORS[place]):
        refusal = with_item(item, building, place, space).refuses("A", f"play-{item}", "ZZ-9.5")
        assert refusal.sentence == "An item is put into play only in its own building."


@clause("ZZ-9.5")
@pytest.mark.parametrize(("item", "building", "place", "inside"), HOMES)
def test_not_in_another_building(item: str, building: str, place: str, inside: str) -> None:
    other = "florist" if place == "e1n0" else "police_station"
    where = ("e1n0", "2.1") if place == "e1n0" else ("e0n1", "2.5")
    table = with_item(item, other, *where)
    assert f"play-{item}" not in table.options("A")
    table.refuses("A", f"play-{item}", "ZZ-9.5")


@clause("ZZ-9.5")
def test_nine_items_and_their_buildings() -> None:
    homes = {
        EVENT_NAMES[kind]: [TILE_NAMES[tile] for tile in EVENTS[kind].homes]
        for kind in range(len(EVENTS))
        if ITEM_HOMES[kind]
    }
    assert homes == {
        "all_the_marbles": ["toy_store"],
        "chainsaw": ["lawn_garden"],
        "fire_axe": ["fire_station"],
        "first_aid_kit": ["hospital", "drug_store"],
        "grenade": ["army_surplus"],
        "lots_of_ammo": ["sporting_goods"],
        "molotov": ["gas_station"],
        "skateboard": ["skate_shop"],
    }


@clause("ZZ-9.5", "ZZ-9.3")
@pytest.mark.parametrize("place", ["start", "before_roll", "after_roll", "before_zombies", "before_discard"])
def test_in_any_window(place: str) -> None:
    table = with_item("skateboard", "skate_shop", "e1n0", "2.2", place)
    assert "play-skateboard" in table.options("A")


@clause("ZZ-9.5")
def test_in_anothers_turn_and_before_a_fight_roll_too() -> None:
    town = {"e1n0": "gas_station"}
    table = zombies(town, "2.2", pawns={"A": "2.2", "B": "2.1"}, at="fight", hands={"A": "molotov", "B": "molotov"})
    table.play("A", "play-molotov", "use-molotov").play("B", "play-molotov")
    assert table.items("B") == ["molotov"]
    assert table.rolls(2).kills() == [1, 0]


@clause("ZZ-9.5")
def test_a_pawn_that_walks_through_may_put_it_into_play_between_two_steps() -> None:
    table = zombies({"e1n0": "skate_shop"}, pawns={"A": "2.5"}, at="move", rolled=2, hands={"A": "skateboard"})
    table.play("A", "go-2.2")
    assert table.window == "f"
    assert table.play("A", "play-skateboard").items("A") == ["skateboard"]
    assert table.play("A", "go-2.5").where("A") == "2.5"


@clause("ZZ-9.5")
def test_one_of_each_kind() -> None:
    table = in_shop({"A": "skateboard fear"}, {"A": "skateboard"})
    refusal = table.refuses("A", "play-skateboard", "ZZ-9.5")
    assert refusal.sentence == "You have one of these in play already."


@clause("ZZ-9.5")
def test_any_number_of_kinds() -> None:
    many = "all_the_marbles chainsaw fire_axe first_aid_kit grenade lots_of_ammo molotov shotgun"
    table = in_shop({"A": "skateboard"}, {"A": many}).play("A", "play-skateboard")
    assert len(table.items("A")) == 9


@clause("ZZ-9.5")
def test_the_second_of_a_kind_once_the_first_is_spent() -> None:
    both = {"A": "lots_of_ammo"}
    table = zombies({"e0n1": "sporting_goods"}, pawns={"A": "2.1"}, at="before_zombies", hands=both, items=both)
    table.play("A", "use-lots_of_ammo", "play-lots_of_ammo", "use-lots_of_ammo")
    assert table.bullets() == [9, 3]
    assert table.discards() == ["lots_of_ammo", "lots_of_ammo"]


@clause("ZZ-9.5")
def test_two_players_may_have_the_same_item() -> None:
    table = in_shop({"A": "skateboard"}, {"B": "skateboard"}).play("A", "play-skateboard")
    assert table.items("A") == table.items("B") == ["skateboard"]


@clause("ZZ-9.5")
def test_an_item_that_is_not_in_play_cannot_be_used() -> None:
    table = zombies({"e0n1": "sporting_goods"}, pawns={"A": "2.1"}, at="before_zombies", hands={"A": "lots_of_ammo"})
    refusal = table.refuses("A", "use-lots_of_ammo", "ZZ-9.5")
    assert refusal.sentence == "You have no such item in play."
    table = zombies(at="before_zombies", hands={"A": "fear"}, items={"B": "lots_of_ammo"})
    table.refuses("A", "use-lots_of_ammo", "ZZ-9.5")


@clause("ZZ-9.5")
@pytest.mark.parametrize(
    ("item", "against"),
    [
        ("fire_axe", "ZZ-11.10"),
        ("skateboard", "ZZ-11.21"),
        ("first_aid_kit", "ZZ-11.11"),
        ("shotgun", "ZZ-11.13"),
        ("chainsaw", "ZZ-11.7"),
        ("molotov", "ZZ-11.19"),
        ("grenade", "ZZ-11.12"),
    ],
)
def test_an_item_is_used_only_where_its_clause_allows(item: str, against: str) -> None:
    table = zombies(at="before_zombies", hands={"A": "fear"}, items={"A": item})
    table.refuses("A", f"use-{item}", against)


@clause("ZZ-9.5")
def test_an_item_stays_in_play_wherever_its_player_goes() -> None:
    table = zombies({"e1n0": "skate_shop"}, pawns={"A": "2.2"}, at="move", rolled=2, items={"A": "skateboard"})
    table.play("A", "go-2.5", "go-2.4").rolls(1)
    assert table.items("A") == ["skateboard"]
    assert table.state.active == 1


@clause("ZZ-9.5", "ZZ-5.4")
def test_by_option_death_discards_all_that_lies_before_the_player_the_shotgun_too() -> None:
    items = {"A": "fire_axe skateboard shotgun", "B": "fire_axe"}
    table = zombies(zombies="1.5", lives=[1, 3], at="fight", items=items, death_loses="items")
    table.rolls(1).play("A", "life")
    assert (table.items("A"), table.items("B")) == ([], ["fire_axe"])
    assert table.discards() == ["fire_axe", "shotgun", "skateboard"]
    assert table.told("died")[0]["discarded"] == 1 << FIRE_AXE | 1 << SHOTGUN | 1 << SKATEBOARD
    assert table.state.shots == [0, 0]


@clause("ZZ-10.2", "ZZ-9.5")
def test_a_card_whose_building_is_not_there_can_be_discarded() -> None:
    table = zombies(at="discard", hands={"A": "fire_axe"}).play("A", "discard-fire_axe")
    assert table.discards() == ["fire_axe"]


@clause("ZZ-9.5", "ZZ-3.1")
def test_a_second_of_a_kind_is_discarded_from_the_hand_and_told_as_such() -> None:
    table = zombies(at="discard", hands={"A": "fire_axe"}, items={"A": "fire_axe"}).play("A", "discard-fire_axe")
    assert (table.items("A"), table.told("dropped")[0]["kept"]) == (["fire_axe"], 1)
