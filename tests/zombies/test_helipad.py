"""The helipad: who places it, and what stands on it."""

from __future__ import annotations

import pytest

from shamble.games.zombies.answers import space_name
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

PLACES = ["lay-w1n0-r0", "lay-e0n1-r0", "lay-e0s1-r0", "lay-e1n0-r0"]


def drawn(kills: list[int], active: str = "A", pool: int = -1, square: str = "") -> Scenario:
    """The active player has drawn the helipad."""
    table = zombies(
        zombies=square, at="tile", pile="helipad", active=active, seats=len(kills), kills=kills, pool=pool, kill_goal=50
    )
    return table.draws("tile-helipad")


@clause("ZZ-4.5")
@pytest.mark.parametrize(("kills", "who"), [([4, 2, 3], "B"), ([0, 2, 3], "A"), ([9, 9, 8], "C")])
def test_whoever_has_the_fewest_zombies_places_it(kills: list[int], who: str) -> None:
    for active in "ABC":
        table = drawn(kills, active)
        assert (table.asked, table.waits_for, table.options(who)) == ("lay", who, PLACES)
        assert table.told("tile_drawn")[0]["seat"] == ord(active) - ord("A")


@clause("ZZ-4.5")
@pytest.mark.parametrize(
    ("kills", "tied"), [([1, 1, 2], "AB"), ([5, 0, 0], "BC"), ([0, 0, 0], "ABC"), ([2, 7, 2], "AC")]
)
def test_ties_are_drawn_at_random(kills: list[int], tied: str) -> None:
    table = drawn(kills)
    assert (table.asked, table.waits_for) == ("lay", "")
    assert table.chances() == {f"first-{seat}": 1 for seat in tied}
    assert table.draws(f"first-{tied[1]}").waits_for == tied[1]


@clause("ZZ-4.5")
def test_one_zombie_on_each_space_the_centre_first() -> None:
    table = drawn([1, 0]).play("B", "lay-e1n0-r0")
    assert table.zombies() == [f"2.{place}" for place in range(1, 10)]
    order = [space_name(int(str(fact["space"]))) for fact in table.told("put")]
    assert order == ["2.5", "2.1", "2.2", "2.3", "2.4", "2.6", "2.7", "2.8", "2.9"]
    assert table.state.pool == 100 - 1 - 9
    assert table.state.heli == 1


@clause("ZZ-4.5", "ZZ-7.2")
@pytest.mark.parametrize(
    ("pool", "spaces"),
    [(0, []), (1, ["2.5"]), (3, ["2.1", "2.2", "2.5"]), (6, ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6"])],
)
def test_a_short_pool_fills_the_centre_and_then_in_reading_order(pool: int, spaces: list[str]) -> None:
    table = drawn([1, 0], pool=pool).play("B", "lay-e1n0-r0")
    assert (table.zombies(), table.state.pool) == (spaces, 0)


@clause("ZZ-4.5")
def test_then_the_drawing_players_turn_goes_on_with_step_2() -> None:
    table = drawn([1, 0], square="1.5").play("B", "lay-e1n0-r0")
    assert (table.state.active, table.asked) == (0, "settle")
    assert table.rolls(4).kills() == [2, 0]


@clause("ZZ-4.5")
def test_the_drawing_player_has_no_say_in_it() -> None:
    table = drawn([1, 0])
    assert table.refuses("A", "lay-e1n0-r0", "ZZ-4.5").key == "not-your-tile"


@clause("ZZ-4.5", "ZZ-4.1")
def test_it_is_laid_as_any_tile() -> None:
    table = drawn([1, 0])
    assert table.refuses("B", "lay-e2n0-r0", "ZZ-4.1").key == "not-beside"
    assert table.refuses("B", "lay-e1n0-r1", "ZZ-1.3").key == "looks-alike"
    assert table.refuses("B", "pass", "ZZ-4.1").key == "must-lay"


@clause("ZZ-4.5")
def test_where_it_has_one_place_only_that_is_not_asked_but_the_tie_is_told() -> None:
    town = {"e1n0": "hospital r1", "w1n0": "lawn_garden r3", "e0n1": "police_station"}
    table = zombies(town, at="tile", pile="helipad").draws("tile-helipad")
    assert table.chances() == {"first-A": 1, "first-B": 1}
    assert table.draws("first-B").told("tile_laid")[0]["seat"] == 1
    assert table.asked == "card"
