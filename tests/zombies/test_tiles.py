"""The ground of the town: steps inside a tile, doors, borders, road ends, and what a building is."""

from __future__ import annotations

import pytest

from shamble.games.zombies.answers import space_number
from shamble.games.zombies.box import LIFE
from shamble.games.zombies.state import NONE
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ARMY = {"e1n0": "army_surplus"}


def steps(town: dict[str, str], space: str) -> str:
    """Where a pawn on this space can step, as one word."""
    table = zombies(town, pawns={"A": space}, at="move", rolled=1)
    return " ".join(option[3:] for option in table.options("A") if option != "stop")


# --- inside a tile ---


@clause("ZZ-1.1")
def test_steps_on_town_square_are_orthogonal_and_stay_on_the_road() -> None:
    assert steps({}, "1.5") == "1.2 1.4 1.6 1.8"
    assert [steps({}, arm) for arm in ("1.2", "1.4", "1.6", "1.8")] == ["1.5"] * 4


@clause("ZZ-1.1")
@pytest.mark.parametrize(
    ("space", "goals"),
    [
        ("2.1", "2.2"),
        ("2.2", "2.1 2.3 2.5"),
        ("2.3", "2.2"),
        ("2.4", "1.6 2.5"),
        ("2.5", "2.2 2.4 2.6"),
        ("2.6", "2.5"),
    ],
)
def test_between_road_and_building_only_the_door_is_open(space: str, goals: str) -> None:
    assert steps(ARMY, space) == goals


@clause("ZZ-1.1", "ZZ-1.2")
@pytest.mark.parametrize(
    ("place", "tile", "doors"),
    [
        ("e0n1", "hospital", {"8": "5"}),
        ("e0n1", "lawn_garden", {"8": "5"}),
        ("e0n1", "police_station", {"8": "5"}),
        ("e0n1", "sporting_goods", {"8": "5"}),
        ("e0n1", "fire_station", {"8": "5 7 9"}),
        ("e1n0", "army_surplus", {"5": "2"}),
        ("e1n0", "drug_store", {"5": "2"}),
        ("e1n0", "gas_station", {"5": "2"}),
        ("e1n0", "skate_shop", {"5": "2"}),
        ("e1n0", "florist", {"5": "2"}),
        ("e0n1", "hardware_store", {"5": "2 4"}),
        ("e0n1", "toy_store", {"6": "3", "8": "7"}),
    ],
)
def test_the_doors_of_every_building(place: str, tile: str, doors: dict[str, str]) -> None:
    table = zombies({place: tile}).state
    inside = [space for space in range(9, 18) if table.building_of(space) == 1]
    found: dict[str, str] = {}
    for space in range(9, 18):
        if space not in inside:
            through = [str(goal - 8) for goal in sorted(table.near[space]) if goal in inside]
            found |= {str(space - 8): " ".join(through)} if through else {}
    assert found == doors


@clause("ZZ-1.1", "ZZ-1.2")
@pytest.mark.parametrize(
    ("tile", "count"),
    [
        ("hospital", 8),
        ("lawn_garden", 8),
        ("police_station", 6),
        ("sporting_goods", 7),
        ("fire_station", 8),
        ("army_surplus", 3),
        ("drug_store", 3),
        ("gas_station", 3),
        ("skate_shop", 3),
        ("florist", 3),
        ("hardware_store", 5),
        ("toy_store", 5),
    ],
)
def test_every_space_of_a_building_is_reached_from_its_door(tile: str, count: int) -> None:
    table = zombies({"e1n0": f"{tile} r{0 if count == 3 else 1}"}).state
    seen, edge = {4}, [4]
    while edge:
        edge = [goal for here in edge for goal in table.near[here] if goal >= 0 and goal not in seen]
        seen.update(edge)
    assert len([space for space in seen if table.building_of(space) == 1]) == count


@clause("ZZ-1.3", "ZZ-1.1")
def test_doors_turn_with_their_tile() -> None:
    turned = {"e1n0": "toy_store r1"}  # III / RRI / .RI: its roads go west and south now
    assert steps(turned, "2.4") == "1.6 2.1 2.5"
    assert steps(turned, "2.5") == "2.4 2.8"
    assert steps(turned, "2.8") == "2.5 2.9"
    assert steps(turned, "2.6") == "2.3 2.9"


@clause("ZZ-1.1")
def test_the_helipad_is_open_ground() -> None:
    helipad = {"e1n0": "helipad"}
    assert steps(helipad, "2.5") == "2.2 2.4 2.6 2.8"
    assert steps(helipad, "2.1") == "2.2 2.4"
    assert steps(helipad, "2.9") == "2.6 2.8"


# --- from tile to tile ---


@clause("ZZ-1.1")
def test_borders_are_crossed_from_road_to_road_in_the_middle() -> None:
    street = {"e1n0": "straight", "e0n1": "straight r1", "w1n0": "cross", "e0s1": "tee r2"}
    assert steps(street, "1.6") == "1.5 2.4"
    assert steps(street, "2.4") == "1.6 2.5"
    assert steps(street, "1.2") == "1.5 3.8"
    assert steps(street, "1.4") == "1.5 4.6"
    assert steps(street, "5.2") == "1.8 5.5"


@clause("ZZ-1.1")
def test_the_corners_of_a_helipad_lead_nowhere_else() -> None:
    table = {"e1n0": "helipad", "e2n0": "cross", "e1n1": "cross", "e1s1": "cross"}
    assert steps(table, "2.3") == "2.2 2.6"
    assert steps(table, "2.6") == "2.3 2.5 2.9 3.4"
    assert steps(table, "2.2") == "2.1 2.3 2.5 4.8"
    assert steps(table, "2.8") == "2.5 2.7 2.9 5.2"


@clause("ZZ-1.1", "ZZ-6.3")
def test_two_buildings_side_by_side_have_a_wall_between_them() -> None:
    town = {"e0n1": "hospital", "e1n0": "cross", "e1n1": "lawn_garden"}
    assert steps(town, "2.6") == "2.3 2.5 2.9"
    assert steps(town, "4.4") == "4.1 4.5 4.7"


@clause("ZZ-1.1")
def test_an_older_tile_is_joined_when_a_newer_one_closes_the_block() -> None:
    block = {"e1n0": "tee r2", "e0n1": "tee r3", "e1n1": "cross"}
    assert steps(block, "4.4") == "3.6 4.5"
    assert steps(block, "4.8") == "2.2 4.5"
    assert steps(block, "3.6") == "3.5 4.4"


@clause("ZZ-1.3")
def test_the_table_has_no_limits() -> None:
    through = ["straight", "cross", "tee"] * 4 + ["army_surplus", "drug_store", "gas_station", "skate_shop", "florist"]
    for side in "ew":
        row = {f"{side}{column}n0": kind for column, kind in enumerate(through, start=1)}
        table = zombies(row, at="tile", pile="hospital").draws("tile-hospital")
        assert any(option.startswith(f"lay-{side}18n0") for option in table.options("A"))


@clause("ZZ-1.3")
def test_open_road_ends_are_roads_beside_a_cell_without_a_tile() -> None:
    town = {"e1n0": "corner r1", "e0n1": "hospital"}
    table = zombies(town, at="tile", pile="cross").draws("tile-cross")
    assert table.options("A") == ["lay-w1n0-r0", "lay-e0s1-r0", "lay-e1s1-r0"]


# --- buildings ---


@clause("ZZ-1.4")
@pytest.mark.parametrize(
    ("tile", "inside", "at_door"),
    [
        ("gas_station", "123", "5"),
        ("hardware_store r1", "12369", "5"),
        ("toy_store r1", "12369", "48"),
        ("fire_station r1", "12356789", "4"),
        ("straight", "", ""),
        ("helipad", "", ""),
    ],
)
def test_in_a_building_or_at_its_door(tile: str, inside: str, at_door: str) -> None:
    table = zombies({"e1n0": tile}).state
    walked = [place for place in range(1, 10) if table.ground(space_number(f"2.{place}"))]
    for place in walked:
        space = space_number(f"2.{place}")
        assert (table.building_of(space) == 1) == (str(place) in inside)
        assert (table.building_at(space) == 1) == (str(place) in inside + at_door)
    assert table.building_at(space_number("1.6")) == NONE


@clause("ZZ-1.5")
def test_tokens_never_run_out() -> None:
    table = zombies({}, at="tile", pile="drug_store", seats=6, lives=[5] * 6, bullets=[30] * 6)
    table.draws("tile-drug_store").play("A", "lay-e1n0-r0")
    assert table.tokens("life") == ["2.1", "2.2", "2.3"]
    assert [fact["what"] for fact in table.told("put")].count(LIFE) == 3
