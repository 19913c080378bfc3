"""What a cell does to who comes in: barrel, mine, pit, napalm, in this order, until it is dead."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Scenario, zombiaki


def marches(zombie: str | int, things: dict[str, str], fire: str = "") -> Scenario:
    """A zombie marches from B3 to B4."""
    return zombiaki(zombies={"B3": zombie}, things=things, fire=fire, at="move")


# --- one thing ---


@clause("ZK-3.9", "ZK-5.13")
def test_who_walks_into_the_barrel_is_killed_and_it_is_gone() -> None:
    table = marches("5 claws", {"B4": "barrel"})
    assert table.report == ["moved B3 B4 6 claws march", "died B4 6 claws barrel", "removed B4 barrel barrel"]
    assert (table.street, table.things) == ({}, {})


@clause("ZK-3.9", "ZK-5.13", "ZK-4.2")
def test_a_shield_takes_the_barrel() -> None:
    table = marches("2 shield", {"B4": "barrel"})
    assert (table.street, table.things, table.pile("zombies")) == ({"B4": "2"}, {}, ["shield"])


@clause("ZK-3.9", "ZK-5.14")
@pytest.mark.parametrize(("zombie", "left"), [("4", "2"), ("2", ""), ("2 shield", "2"), ("3 claws", "2 claws")])
def test_a_mine_explodes_under_who_enters(zombie: str, left: str) -> None:
    table = marches(zombie, {"B4": "mine"})
    assert (table.asked, table.things) == ("shrapnel", {})
    table.plays("shrapnel-B5")
    assert table.shows({"B4": left} if left else {})


@clause("ZK-3.9", "ZK-5.14")
def test_its_own_shrapnel_can_hit_whoever_follows() -> None:
    table = zombiaki(zombies={"B3": 5, "B2": 3}, things={"B4": "mine"}, at="move").plays("shrapnel-B3")
    assert table.shows({"B3": 3, "B4": 3})  # nobody was on B3 when it flew
    table = zombiaki(zombies={"B3": 5, "C4": "3 netted"}, things={"B4": "mine"}, net=True, at="move")
    assert table.plays("shrapnel-C4").shows({"B4": 3, "C4": 2})


@clause("ZK-3.9", "ZK-5.18")
@pytest.mark.parametrize("pit", ["pit1", "pit2"])
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_pit_takes_who_is_not_stronger_than_it_is_deep(pit: str, strength: int) -> None:
    table = marches(strength, {"B4": pit})
    if strength <= int(pit[-1]):
        assert table.report[1:] == [f"fell B4 {strength} {pit}"]
        assert (table.street, table.things) == ({}, {})
    else:
        assert (table.street, table.things) == ({"B4": str(strength)}, {"B4": pit})


@clause("ZK-3.9", "ZK-5.18")
@pytest.mark.parametrize("strength", [2, 5])
def test_a_shield_is_always_used_for_the_pit_by_the_strong_too(strength: int) -> None:
    table = marches(f"{strength} shield", {"B4": "pit2"})
    assert table.report[1:] == ["filled B4 pit2"]
    assert (table.street, table.things) == ({"B4": str(strength)}, {})
    assert (table.pile("zombies"), table.pile("humans")) == (["shield"], ["pit2"])


@clause("ZK-3.9", "ZK-5.7")
@pytest.mark.parametrize(("zombie", "left"), [("3", "2"), ("1", ""), ("3 shield", "3")])
def test_napalm_hurts_who_enters(zombie: str, left: str) -> None:
    table = marches(zombie, {}, fire="B4")
    assert table.shows({"B4": left} if left else {})
    assert table.burning == ["B4"]


@clause("ZK-3.9", "ZK-5.16")
def test_a_car_does_nothing_on_entering() -> None:
    table = marches(2, {"B4": "car"})
    assert (table.report, table.things) == (["moved B3 B4 2 march"], {"B4": "car"})


@clause("ZK-3.9")
def test_only_the_cell_that_is_entered_acts() -> None:
    table = marches(2, {"B5": "mine", "A4": "barrel", "C4": "pit2"}, fire="B3 B2")
    assert table.shows({"B4": 2})


# --- two things: barrel, pit or wall, and fire ---


@clause("ZK-3.9", "ZK-4.2")
def test_barrel_before_napalm() -> None:
    table = marches("3 shield", {"B4": "barrel"}, fire="B4")
    assert table.report[1:] == ["absorbed B4 barrel", "removed B4 barrel barrel", "hurt B4 1 2 napalm"]
    table = marches("3", {"B4": "barrel"}, fire="B4")
    assert table.report[1:] == ["died B4 3 barrel", "removed B4 barrel barrel"]


@clause("ZK-3.9", "ZK-5.18", "ZK-5.7")
def test_a_shielded_three_enters_a_burning_pit() -> None:
    """A printed combination: shield and pit gone, strength 2."""
    table = marches("3 shield", {"B4": "pit2"}, fire="B4")
    assert table.report[1:] == ["filled B4 pit2", "hurt B4 1 2 napalm"]
    assert (table.street, table.things) == ({"B4": "2"}, {})


@clause("ZK-3.9", "ZK-5.18", "ZK-5.7")
def test_an_unshielded_three_stands_takes_one_and_falls() -> None:
    table = marches(3, {"B4": "pit2"}, fire="B4")
    assert table.report[1:] == ["stood B4 3 pit2", "hurt B4 1 2 napalm", "fell B4 2 pit2 later"]
    assert (table.street, table.things) == ({}, {})


@clause("ZK-3.9", "ZK-5.18", "ZK-5.7")
def test_a_four_stands_on_the_burning_pit() -> None:
    table = marches(4, {"B4": "pit2"}, fire="B4")
    assert (table.street, table.things) == ({"B4": "3"}, {"B4": "pit2"})


@clause("ZK-3.9", "ZK-5.18")
def test_who_fell_is_not_burned() -> None:
    assert marches(2, {"B4": "pit2"}, fire="B4").report[1:] == ["fell B4 2 pit2"]


@clause("ZK-3.9", "ZK-5.7", "ZK-5.2")
def test_a_wall_in_flames_burns_who_climbs_it() -> None:
    table = marches(5, {"B4": "wall5"}, fire="B4")
    assert (table.street, table.things) == ({"B4": "4"}, {"B4": "wall5"})


# --- by any step or placing ---


@clause("ZK-3.9")
@pytest.mark.parametrize(
    ("setup", "answer"),
    [
        ({"zombies": {"B3": 3}, "hand": "hunger"}, "hunger-B3"),
        ({"zombies": {"A4": 3, "C1": "4 boss"}, "hand": "terror"}, "order-A4-B4"),
        ({"zombies": {"C4": 3}, "hand": "blood", "turn": "humans"}, "blood-C4-B4"),
        ({"zombies": {"B5": 3}, "hand": "stepback", "turn": "humans"}, "stepback"),
        ({"zombies": {"B5": 3}, "hand": "floodlight", "turn": "humans"}, "floodlight-B"),
        ({"zombies": {"B5": 4}, "hand": "shot1", "turn": "humans"}, "shot1-B"),
        ({"zombies": {"B5": 3, "C4": "1 boss"}, "hand": "shot1", "turn": "humans"}, "shot1-C"),
    ],
)
def test_every_kind_of_step_enters(setup: dict[str, object], answer: str) -> None:
    def table(**more: object) -> Scenario:
        return zombiaki(**setup, **more).plays(answer)  # type: ignore[arg-type] # a table of words for many setups

    assert table(fire="B4").street["B4"] == "2"
    assert "B4" not in table(things={"B4": "barrel"}).street
    assert table(things={"B4": "mine"}).asked == "shrapnel"
    assert table(things={"B4": "pit2"}).things == {"B4": "pit2"}
    assert table(things={"B4": "pit2"}, fire="B4").things == {}


@clause("ZK-3.9", "ZK-3.3", "ZK-4.6")
def test_placing_and_bite_enter_too() -> None:
    assert zombiaki(fire="B1", hand="zombie3").plays("zombie3-B1").shows({"B1": 2})
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A3": "pit1"}, hand="bite").plays("bite-B3-A3")
    assert (table.street, table.things) == ({"B3": "3"}, {})


@clause("ZK-3.9", "ZK-5.14", "ZK-5.16")
def test_a_mine_beside_a_car_chains_in_order() -> None:
    table = zombiaki(zombies={"B3": 4, "A4": "3 netted"}, things={"B4": "mine", "B5": "car"}, net=True, at="move")
    table.plays("shrapnel-B5")
    assert table.report == ["splintered B5 0", "exploded B5 car", "hurt A4 1 2 car", "hurt B4 1 1 car"]
    assert table.shows({"A4": 2, "B4": 1})
