"""Laying a tile: beside another, turned, road to road and wall to wall; and a tile that fits nowhere."""

from __future__ import annotations

import pytest

from shamble.core.errors import Invalid
from shamble.games.zombies.answers import place_number
from shamble.games.zombies.box import TILE_NUMBERS
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

# One open road end, beside which a wall stands to the north: nothing with a road that way fits.
TIGHT = {"e0n1": "corner r0", "e1n1": "hospital r1", "w1n0": "lawn_garden r3", "e0s1": "police_station r2"}


def drawn(tile: str, town: dict[str, str] | None = None, more: str = "cross tee straight", **rest: str) -> Scenario:
    """This tile has been drawn, and others are left."""
    return zombies(town, rest.get("zombies", ""), at="tile", pile=f"{tile} {more}").draws(f"tile-{tile}")


@clause("ZZ-4.1", "ZZ-1.3")
@pytest.mark.parametrize(
    ("tile", "options"),
    [
        ("cross", "w1n0-r0 e0n1-r0 e0s1-r0 e1n0-r0"),
        ("straight", "w1n0-r0 e0n1-r1 e0s1-r1 e1n0-r0"),
        ("corner", "w1n0-r0 w1n0-r3 e0n1-r0 e0n1-r1 e0s1-r2 e0s1-r3 e1n0-r1 e1n0-r2"),
        ("hospital", "w1n0-r3 e0n1-r0 e0s1-r2 e1n0-r1"),
        ("army_surplus", "w1n0-r0 w1n0-r2 e0n1-r1 e0n1-r3 e0s1-r1 e0s1-r3 e1n0-r0 e1n0-r2"),
        (
            "tee",
            "w1n0-r0 w1n0-r2 w1n0-r3 e0n1-r0 e0n1-r1 e0n1-r3 e0s1-r1 e0s1-r2 e0s1-r3 e1n0-r0 e1n0-r1 e1n0-r2",
        ),
        (
            "florist",
            "w1n0-r0 w1n0-r2 w1n0-r3 e0n1-r0 e0n1-r1 e0n1-r3 e0s1-r1 e0s1-r2 e0s1-r3 e1n0-r0 e1n0-r1 e1n0-r2",
        ),
        ("toy_store", "w1n0-r0 w1n0-r3 e0n1-r0 e0n1-r1 e0s1-r2 e0s1-r3 e1n0-r1 e1n0-r2"),
    ],
)
def test_a_first_tile_beside_town_square(tile: str, options: str) -> None:
    table = drawn(tile)
    assert sorted(table.options("A")) == sorted(f"lay-{option}" for option in options.split())


@clause("ZZ-4.1")
def test_it_is_laid_where_and_as_its_player_says_and_told() -> None:
    table = drawn("corner")
    table.play("A", "lay-e1n0-r2")
    assert table.told("tile_laid") == [
        {"fact": "tile_laid", "seat": 0, "kind": TILE_NUMBERS["corner"], "place": place_number("e1n0"), "turn": 2}
    ]
    assert table.happened == ["tile_laid"]
    assert table.state.near[9 + 4][0] == 9 + 1  # its road turns north
    assert (table.asked, table.town()[2]) == ("put", "corner")


@clause("ZZ-4.1")
def test_next_to_a_laid_tile() -> None:
    table = drawn("cross")
    assert table.refuses("A", "lay-e2n0-r0", "ZZ-4.1").key == "not-beside"
    assert table.refuses("A", "lay-e1n1-r0", "ZZ-4.1").key == "not-beside"
    assert table.refuses("A", "lay-e0n0-r0", "ZZ-4.1").key == "taken"


@clause("ZZ-4.1")
def test_no_wall_against_a_road() -> None:
    assert drawn("straight").refuses("A", "lay-e1n0-r1", "ZZ-4.1").key == "wall-to-road"
    assert drawn("hospital").refuses("A", "lay-e1n0-r0", "ZZ-4.1").key == "wall-to-road"


@clause("ZZ-4.1")
def test_no_road_against_a_wall() -> None:
    # Beside the Hospital's wall and Town Square's road.
    table = drawn("tee", {"e0n1": "corner r0", "e1n1": "hospital r1"})
    assert "lay-e1n0-r0" in table.options("A")
    assert table.refuses("A", "lay-e1n0-r1", "ZZ-4.1").key == "wall-to-road"
    assert table.refuses("A", "lay-e1n0-r2", "ZZ-4.1").key == "wall-to-road"


@clause("ZZ-4.1")
def test_walls_alone_do_not_join() -> None:
    # West of the Hospital is a wall; a straight from south to north there would touch nothing but that.
    table = drawn("straight", {"e0n1": "hospital"})
    assert table.refuses("A", "lay-w1n1-r1", "ZZ-4.1").key == "no-road-there"
    assert not any("n1" in option for option in table.options("A"))
    with pytest.raises(Invalid, match="does not fit"):
        zombies({"e0n1": "hospital", "w1n1": "straight r1"})


@clause("ZZ-4.1")
def test_wall_against_wall_is_fine_beside_a_road_that_meets_a_road() -> None:
    table = drawn("straight", {"e0n1": "corner r0", "e1n1": "hospital r1"})
    table.play("A", "lay-e1n0-r0", "put-4.4", "put-4.5")
    assert table.town()[4] == "straight"


@clause("ZZ-4.1")
def test_every_edge_counts_where_a_tile_touches_several() -> None:
    # At e1n1 roads come from the west and from the south.
    block = {"e1n0": "tee r2", "e0n1": "tee r3"}
    table = drawn("corner", block)
    there = [option for option in table.options("A") if "e1n1" in option]
    assert there == ["lay-e1n1-r1"]
    for turn in (0, 2, 3):
        assert table.refuses("A", f"lay-e1n1-r{turn}", "ZZ-4.1").key == "wall-to-road"
    crossing = drawn("tee", block)
    assert [option for option in crossing.options("A") if "e1n1" in option] == ["lay-e1n1-r0", "lay-e1n1-r1"]
    assert not [option for option in drawn("straight", block).options("A") if "e1n1" in option]
    assert not [option for option in drawn("hospital", block).options("A") if "e1n1" in option]


@clause("ZZ-4.1", "ZZ-1.3")
def test_turns_that_look_alike_are_one_choice() -> None:
    assert drawn("cross").refuses("A", "lay-e1n0-r1", "ZZ-1.3").key == "looks-alike"
    assert drawn("straight").refuses("A", "lay-e1n0-r2", "ZZ-1.3").key == "looks-alike"


@clause("ZZ-4.1")
def test_where_there_is_one_place_nothing_is_asked() -> None:
    table = drawn("straight", TIGHT, more="cross")
    assert table.asked == "put"
    assert table.told("tile_laid")[0]["place"] == place_number("e1n0")


@clause("ZZ-4.1")
def test_only_whoever_drew_it_lays_it() -> None:
    table = drawn("straight")
    assert table.refuses("B", "lay-e1n0-r0", "ZZ-3.1").key == "out-of-turn"


# --- fits nowhere ---


@clause("ZZ-4.3")
def test_a_tile_that_fits_nowhere_is_discarded_for_good_and_step_2_follows() -> None:
    table = drawn("cross", TIGHT, zombies="1.5")
    assert table.told("tile_gone") == [{"fact": "tile_gone", "kind": TILE_NUMBERS["cross"], "below": 0}]
    assert table.asked == "settle"
    assert "tile_laid" not in table.happened
    assert table.state.pile[TILE_NUMBERS["cross"]] == 1  # the other one, which `more` brings
    assert table.state.components()["cross"] == 4
    assert table.state.drawn == -1


@clause("ZZ-4.3")
def test_no_second_tile_is_drawn_for_it() -> None:
    table = drawn("cross", TIGHT, more="tee")
    assert table.asked == "card"
    assert table.state.pile_left == 1


@clause("ZZ-4.3")
def test_a_helipad_that_fits_nowhere_goes_to_the_bottom_while_tiles_remain() -> None:
    table = zombies(TIGHT, at="tile", pile="helipad cross tee", helipad="anywhere", kills=[1, 0])
    table.draws("tile-helipad")
    assert table.told("tile_gone") == [{"fact": "tile_gone", "kind": TILE_NUMBERS["helipad"], "below": 1}]
    assert (table.asked, table.state.pile_left, table.state.heli) == ("card", 3, -1)
    table.draws("card-fire_axe", "card-molotov", "card-chainsaw").rolls(1).play("A", "stop").rolls(1).play("A", "pass")
    assert table.chances() == {"tile-tee": 1, "tile-cross": 1}
    table.draws("tile-cross")  # discarded
    table.draws("card-fire_axe", "card-molotov", "card-chainsaw").rolls(1).play("B", "stop").rolls(1).play("B", "pass")
    assert table.chances() == {"tile-tee": 1}


@clause("ZZ-4.3", "ZZ-4.6")
def test_as_the_last_tile_it_is_discarded_and_only_the_kill_goal_is_left() -> None:
    table = zombies(TIGHT, at="tile", pile="helipad", kills=[1, 0]).draws("tile-helipad")
    assert table.told("tile_gone") == [{"fact": "tile_gone", "kind": TILE_NUMBERS["helipad"], "below": 0}]
    assert (table.asked, table.state.pile_left, table.state.gone[TILE_NUMBERS["helipad"]]) == ("card", 0, 1)
    table.draws("card-fire_axe", "card-molotov", "card-chainsaw").rolls(1).play("A", "stop").rolls(1).play("A", "pass")
    assert (table.state.active, table.asked) == (1, "card")  # no tile any more


@clause("ZZ-4.3", "ZZ-4.5")
def test_who_would_lay_it_is_not_drawn_if_it_fits_nowhere() -> None:
    table = zombies(TIGHT, at="tile", pile="helipad", kills=[0, 0]).draws("tile-helipad")
    assert table.asked == "card"


# --- none left ---


@clause("ZZ-4.6")
def test_without_tiles_step_1_is_skipped() -> None:
    table = zombies(zombies="1.5", pile="")
    assert table.happened == ["turn_began"]
    assert table.asked == "settle"
