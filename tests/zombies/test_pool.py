"""A hundred zombies and no more: what happens when the pool is short."""

from __future__ import annotations

import pytest

from shamble.games.zombies.facts import OF_POOL
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies


def everybody(table: Scenario) -> int:
    """Pool, map and collections."""
    return table.state.pool + len(table.zombies()) + sum(table.kills())


@clause("ZZ-7.2")
def test_pool_map_and_collections_are_a_hundred() -> None:
    street = {"e1n0": "straight"}
    table = zombies(street, "2.4 2.5", pawns={"A": "1.6"}, at="move", rolled=5, kills=[6, 3], lives=[1])
    assert (everybody(table), table.state.pool) == (100, 89)
    table.play("A", "go-2.4").rolls(5)
    assert (everybody(table), table.state.pool) == (100, 89)  # from the map into a collection
    table.play("A", "go-2.5").rolls(1).play("A", "life")
    assert (everybody(table), table.state.pool) == (100, 93)  # half of seven, rounded up, back to the pool


@clause("ZZ-7.2")
def test_new_zombies_come_from_the_pool() -> None:
    table = zombies(at="tile", pile="drug_store cross").draws("tile-drug_store").play("A", "lay-e1n0-r0")
    assert (everybody(table), table.state.pool) == (100, 97)


@clause("ZZ-7.2", "ZZ-4.2")
def test_a_short_pool_is_put_where_the_placing_player_likes() -> None:
    table = zombies(at="tile", pile="cross tee", pool=2).draws("tile-cross").play("A", "lay-e1n0-r0")
    assert table.options("A") == ["put-2.2", "put-2.4", "put-2.5", "put-2.6"]
    table.play("A", "put-2.4", "put-2.6")
    assert (table.zombies(), table.state.pool, table.asked) == (["2.4", "2.6"], 0, "card")


@clause("ZZ-7.2", "ZZ-4.2")
def test_of_a_building_too_and_its_tokens_come_all_the_same() -> None:
    table = zombies(at="tile", pile="drug_store tee", pool=1).draws("tile-drug_store").play("A", "lay-e1n0-r0")
    assert table.options("A") == ["put-2.1", "put-2.2", "put-2.3"]
    table.play("A", "put-2.2")
    assert (table.zombies(), table.tokens("life")) == (["2.2"], ["2.1", "2.2", "2.3"])


@clause("ZZ-7.2", "ZZ-4.2")
def test_from_an_empty_pool_nothing_is_put_and_nothing_asked() -> None:
    table = zombies(at="tile", pile="cross tee", pool=0).draws("tile-cross").play("A", "lay-e1n0-r0")
    assert table.told("brought") == [
        {"fact": "brought", "zombies": 0, "bullets": 0, "lives": 0, "due": 4, "lack": OF_POOL},
    ]
    assert (table.zombies(), table.asked, table.state.pool) == ([], "card", 0)


@clause("ZZ-7.2")
@pytest.mark.parametrize("card", ["zombie_master", "were_screwed", "any_worse-army_surplus"])
def test_a_card_that_could_place_none_is_not_playable(card: str) -> None:
    town = {"e1n0": "army_surplus"}
    hands = {"A": card.split("-")[0]}
    empty = zombies(town, "2.1", hands=hands, pool=0, passes="ask")
    assert empty.options("A") == ["pass", "pass-turn"]
    one = zombies(town, "2.1", hands=hands, pool=1)
    assert f"play-{card}" in one.options("A")


@clause("ZZ-7.2", "ZZ-11.22")
def test_slight_miscalculation_needs_a_pool_too() -> None:
    town = {"e1n0": "army_surplus"}
    table = zombies(town, "2.1", hands={"A": "slight_miscalculation"}, pool=0, passes="ask")
    assert table.options("A") == ["pass", "pass-turn"]


@clause("ZZ-7.2", "ZZ-11.26")
def test_a_card_places_as_many_as_the_pool_allows() -> None:
    table = zombies({"e1n0": "cross"}, hands={"A": "zombie_master"}, pool=2).play("A", "play-zombie_master")
    table.play("A", "put-1.2", "put-2.8")
    assert (table.zombies(), table.state.pool, table.asked) == (["1.2", "2.8"], 0, "tile")


@clause("ZZ-7.2", "ZZ-10.3")
def test_an_unlimited_pool_never_runs_dry() -> None:
    table = zombies(
        zombie_pool="unlimited", kills=[20, 20], at="tile", pile="helipad cross", helipad="anywhere", seats=2
    )
    before = table.state.pool
    table.draws("tile-helipad", "first-A").play("A", "lay-e1n0-r0")
    assert (len(table.zombies()), table.state.pool) == (9, before - 9)
    assert before > 100_000


@clause("ZZ-7.2", "ZZ-5.4")
def test_zombies_lost_by_death_can_be_placed_again() -> None:
    table = zombies(zombies="1.5", at="fight", lives=[1], kills=[4, 0], pool=0).rolls(1).play("A", "life")
    assert table.state.pool == 2
