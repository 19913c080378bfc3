"""What a new tile brings, and where its player puts it."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import BULLET, LIFE, ZOMBIE
from shamble.games.zombies.facts import OF_NOTHING
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies


def laid(tile: str, turn: int = 0, place: str = "e1n0") -> Scenario:
    """A has laid this tile as the second of the town."""
    return zombies(at="tile", pile=f"{tile} cross").draws(f"tile-{tile}").play("A", f"lay-{place}-r{turn}")


def puts(table: Scenario, *spaces: str) -> Scenario:
    return table.play("A", *[f"put-{space}" for space in spaces])


@clause("ZZ-4.2")
@pytest.mark.parametrize(
    ("tile", "turn", "roads", "count"),
    [
        ("straight", 0, "456", 2),
        ("corner", 1, "458", 2),
        ("tee", 0, "4568", 3),
        ("cross", 0, "24568", 4),
    ],
)
def test_unnamed_tiles_have_zombies_on_their_roads(tile: str, turn: int, roads: str, count: int) -> None:
    table = laid(tile, turn)
    free = [f"2.{place}" for place in roads]
    assert table.options("A") == [f"put-{space}" for space in free[: len(free) - count + 1]]
    puts(table, free[1])  # the others have no choice left
    assert (table.zombies(), table.tokens("bullet"), table.tokens("life")) == (free[1 : count + 1], [], [])
    assert table.state.pool == 100 - count
    assert table.asked == "card"


@clause("ZZ-4.2")
def test_zombies_first_then_bullets_then_lives_all_inside() -> None:
    table = laid("gas_station")
    told = [fact["what"] for fact in table.told("put")]
    assert told == [ZOMBIE, ZOMBIE, ZOMBIE]  # three zombies on three spaces
    assert table.zombies() == ["2.1", "2.2", "2.3"]
    assert table.options("A") == ["put-2.1", "put-2.2"]  # two bullets on three spaces
    puts(table, "2.1", "2.3")
    assert [fact["what"] for fact in table.told("put")] == [BULLET, LIFE]  # and the life has one space left
    assert (table.tokens("bullet"), table.tokens("life")) == (["2.1", "2.3"], ["2.2"])


@clause("ZZ-4.2")
def test_each_thing_is_asked_where_there_is_a_choice() -> None:
    table = laid("lawn_garden", 1)  # exit to the west: 2.4 is road
    assert table.options("A") == ["put-2.1", "put-2.2", "put-2.3"]
    puts(table, "2.1", "2.2", "2.3", "2.5", "2.6", "2.7")
    assert (len(table.zombies()), table.asked) == (6, "put")
    puts(table, "2.7")  # the last three spaces: the other two follow
    assert (table.tokens("bullet"), table.tokens("life"), table.asked) == (["2.7", "2.8", "2.9"], [], "put")
    assert table.options("A") == ["put-2.1", "put-2.2", "put-2.3", "put-2.5"]
    puts(table, "2.1", "2.6")
    assert (table.tokens("life"), table.asked) == (["2.1", "2.6"], "card")


@clause("ZZ-4.2")
def test_a_hospital_is_full_of_zombies_without_a_question() -> None:
    table = laid("hospital", 1)
    assert table.zombies() == ["2.1", "2.2", "2.3", "2.5", "2.6", "2.7", "2.8", "2.9"]
    puts(table, "2.1", "2.2", "2.3", "2.5")
    assert (table.tokens("life"), table.tokens("bullet")) == (["2.1", "2.2", "2.3", "2.5"], [])


@clause("ZZ-4.2")
def test_a_drug_store_leaves_nothing_to_choose() -> None:
    table = laid("drug_store")
    assert table.happened[0] == "tile_laid"
    assert (table.zombies(), table.tokens("life")) == (["2.1", "2.2", "2.3"], ["2.1", "2.2", "2.3"])
    assert table.asked == "card"


@clause("ZZ-4.2")
@pytest.mark.parametrize(
    ("tile", "turn", "zombies_", "bullets", "lives"),
    [
        ("hospital", 1, 8, 0, 4),
        ("lawn_garden", 1, 6, 3, 2),
        ("police_station", 1, 6, 4, 2),
        ("sporting_goods", 1, 6, 4, 2),
        ("fire_station", 1, 6, 2, 4),
        ("army_surplus", 0, 2, 2, 0),
        ("drug_store", 0, 3, 0, 3),
        ("gas_station", 0, 3, 2, 1),
        ("skate_shop", 0, 3, 1, 0),
        ("florist", 0, 3, 1, 1),
        ("hardware_store", 1, 3, 2, 1),
        ("toy_store", 1, 3, 1, 1),
    ],
)
def test_what_every_building_brings(tile: str, turn: int, zombies_: int, bullets: int, lives: int) -> None:
    table = laid(tile, turn)
    (fact,) = table.told("brought")
    assert [fact[field] for field in ("zombies", "bullets", "lives")] == [zombies_, bullets, lives]
    assert (fact["due"], fact["lack"]) == (zombies_, OF_NOTHING)
    while table.asked == "put":
        table.play("A", table.options("A")[-1])
    found = (len(table.zombies()), len(table.tokens("bullet")), len(table.tokens("life")))
    assert found == (zombies_, bullets, lives)
    stocked = table.zombies() + table.tokens("bullet") + table.tokens("life")
    spaces = [(int(space[0]) - 1) * 9 + int(space[2]) - 1 for space in stocked]
    assert all(table.state.building_of(space) == 1 for space in spaces)


@clause("ZZ-4.2")
def test_one_zombie_and_one_token_a_space() -> None:
    table = puts(laid("army_surplus"), "2.1")
    assert table.refuses("A", "put-2.1", "ZZ-4.2").key == "one-zombie"
    puts(table, "2.2", "2.1", "2.2")
    assert (table.zombies(), table.tokens("bullet")) == (["2.1", "2.2"], ["2.1", "2.2"])


@clause("ZZ-4.2")
def test_no_token_on_a_token() -> None:
    table = puts(laid("lawn_garden", 1), "2.1", "2.2", "2.3", "2.5", "2.6", "2.7")
    puts(table, "2.1", "2.2", "2.3")
    assert table.refuses("A", "put-2.2", "ZZ-4.2").key == "token-there"
    assert "put-2.1" not in table.options("A")


@clause("ZZ-4.2")
def test_not_on_the_road_of_a_building_nor_on_another_tile() -> None:
    table = laid("army_surplus")
    for space in ("2.4", "2.5"):
        assert table.refuses("A", f"put-{space}", "ZZ-4.2").key == "not-inside"
    for space in ("1.5", "1.2"):
        assert table.refuses("A", f"put-{space}", "ZZ-4.2").key == "not-its-tile"
    assert table.refuses("A", "put-2.9", "ZZ-1.1").key == "no-ground"
    assert table.refuses("A", "put-3.1", "ZZ-1.1").key == "no-such-space"


@clause("ZZ-4.2")
def test_nothing_is_left_out_at_the_players_wish() -> None:
    table = laid("straight")
    table.refuses("A", "pass", "ZZ-4.2")
    assert table.refuses("A", "put-2.6", "ZZ-4.2").key == "too-late"  # two are due, and one would have no space
    table.refuses("A", "stop", "ZZ-6.1")


@clause("ZZ-4.2")
def test_whoever_lays_the_tile_chooses() -> None:
    assert laid("straight").refuses("B", "put-2.4", "ZZ-3.1").key == "out-of-turn"
