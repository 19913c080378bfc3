"""The mine: where it can be laid, what sets it off, and its shrapnel."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.14", "ZK-3.1")
def test_any_free_cell_not_directly_in_front_of_a_zombie_or_dog() -> None:
    zombies: Bodies = {"A2": 3, "B4": "dog", "C5": 2}
    things = {"A5": "pit1", "C1": "wall5"}
    table = zombiaki(zombies=zombies, things=things, fire="C2", hand="mine", turn="humans")
    # A3 and B5 lie in front of somebody; beside and behind is allowed
    assert table.targets("mine") == ["A1", "A4", "B1", "B2", "B3", "C3", "C4"]
    assert table.refuses("mine-A3", "ZK-5.14").key == "mine-in-front"
    assert table.refuses("mine-B5", "ZK-5.14").key == "mine-in-front"
    for cell in ("A2", "A5", "C1", "C2"):
        assert table.refuses(f"mine-{cell}", "ZK-3.1").key == "not-free"
    assert table.plays("mine-B3").things["B3"] == "mine"


@clause("ZK-5.14")
def test_row_1_lies_in_front_of_nobody_of_the_next_lane() -> None:
    table = zombiaki(zombies={"A5": 2}, hand="mine", turn="humans")
    assert "B1" in table.targets("mine")


@clause("ZK-5.14", "ZK-2.9")
@pytest.mark.parametrize(
    ("who", "after"), [("4", {"B3": 2}), ("2", {}), ("dog", {}), ("3 shield", {"B3": 3}), ("3", {"B3": 1})]
)
def test_two_damage_to_who_enters_in_the_zombies_turn_the_humans_choose_the_shrapnel(who: str, after: Bodies) -> None:
    start: Bodies = {"B2": who}
    table = zombiaki(zombies=start, things={"B3": "mine"}, at="move")
    if who == "dog":
        table.plays("B2-B3")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.shows(after)
    assert table.things == {}
    assert table.refuses("pass", "ZK-2.9", side="zombies").key == "out-of-turn"
    assert table.plays("shrapnel-A3").shows(after)


@clause("ZK-5.14")
@pytest.mark.parametrize(
    ("mine", "cells"),
    [
        ("B3", ["A3", "B2", "B4", "C3"]),
        ("A3", ["A2", "A4", "B3"]),
        ("B5", ["A5", "B4", "C5"]),
        ("C5", ["B5", "C4"]),
        ("A1", ["A2", "B1"]),
    ],
)
def test_shrapnel_flies_to_one_orthogonal_neighbour_empty_or_not(mine: str, cells: list[str]) -> None:
    table = zombiaki(things={mine: "mine"}, hand="napalm", turn="humans").plays(f"napalm-{mine}")
    assert table.options() == [f"shrapnel-{cell}" for cell in cells]
    table.plays(f"shrapnel-{cells[0]}")
    assert table.report == [f"splintered {cells[0]} 0"]


@clause("ZK-5.14")
def test_it_must_be_chosen_and_only_beside() -> None:
    table = zombiaki(things={"B3": "mine"}, hand="napalm shot1", turn="humans").plays("napalm-B3")
    assert table.refuses("shrapnel-B5", "ZK-5.14").key == "shrapnel-beside"
    assert table.refuses("shrapnel-A4", "ZK-5.14").key == "shrapnel-beside"
    assert table.refuses("shrapnel-B3", "ZK-5.14").key == "shrapnel-beside"
    assert table.refuses("pass", "ZK-5.14").key == "shrapnel-first"
    assert table.refuses("stop", "ZK-5.14").key == "shrapnel-first"
    assert table.refuses("shot1-B", "ZK-5.14").key == "shrapnel-first"


@clause("ZK-5.14", "ZK-4.2")
def test_shrapnel_does_1_a_shield_takes_it_and_no_wall_stops_it() -> None:
    zombies: Bodies = {"B4": 3, "A3": "2 shield"}
    results: dict[str, Bodies] = {"B4": {"A3": "2 shield", "B4": 2}, "A3": {"A3": 2, "B4": 3}}
    for cell, after in results.items():
        table = zombiaki(zombies=zombies, things={"B3": "mine", "B4": "wall5"}, hand="napalm", turn="humans")
        assert table.plays("napalm-B3", f"shrapnel-{cell}").shows(after)


@clause("ZK-5.14")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("napalm", ["napalm-A3"]),
        ("petrol", ["petrol-A3"]),
        ("streetfire", ["streetfire-A"]),
        ("grenade", ["grenade-A3"]),
        ("flamethrower", ["flamethrower", "burn-A3-1", "burn-B3-1", "burn-C3-2"]),
    ],
)
def test_fire_and_grenade_on_its_cell_set_it_off(card: str, answers: list[str]) -> None:
    table = zombiaki(zombies={"C3": 3}, things={"A3": "mine"}, hand=card, turn="humans").plays(*answers)
    assert (table.asked, table.things) == ("shrapnel", {})
    assert "exploded A3 mine" in table.report


@clause("ZK-5.14")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("shot1", ["shot1-A"]),
        ("sniper", ["sniper-A2"]),
        ("voltage", ["voltage-A"]),
        ("floodlight", ["floodlight-A"]),
        ("napalm", ["napalm-A2"]),
        ("grenade", ["grenade-A2"]),
        ("petrol", ["petrol-A2", "burn-A2-1"]),
    ],
)
def test_nothing_else_sets_it_off(card: str, answers: list[str]) -> None:
    table = zombiaki(zombies={"A2": 3}, things={"A4": "mine"}, hand=card, turn="humans").plays(*answers)
    assert (table.asked, table.things) == ("play", {"A4": "mine"})


@clause("ZK-5.14", "ZK-5.16")
@pytest.mark.parametrize("car", ["A2", "A3", "A4", "B2", "B4", "C2", "C3", "C4"])
def test_a_car_on_any_of_the_eight_cells_around_sets_it_off(car: str) -> None:
    table = zombiaki(things={"B3": "mine", car: "car"}, hand="sniper", turn="humans").plays(f"sniper-{car}-car")
    assert table.report[1:] == [f"exploded {car} car", "exploded B3 mine"]
    assert table.asked == "shrapnel"


@clause("ZK-5.14", "ZK-5.16")
@pytest.mark.parametrize("car", ["B1", "B5", "A1", "C5"])
def test_a_car_further_away_does_not(car: str) -> None:
    table = zombiaki(things={"B3": "mine", car: "car"}, hand="sniper", turn="humans").plays(f"sniper-{car}-car")
    assert table.things == {"B3": "mine"}


@clause("ZK-5.14", "ZK-5.16", "ZK-5.19")
def test_shrapnel_into_a_car_makes_it_explode() -> None:
    zombies: Bodies = {"A3": 3, "A4": 2, "B4": "3 shield"}
    table = zombiaki(zombies=zombies, things={"B3": "mine", "B4": "car"}, hand="blood", turn="humans")
    table.plays("blood-A3-B3")
    assert table.report[1:] == ["moved A3 B3 3 blood", "exploded B3 mine", "hurt B3 2 1 mine"]
    table.plays("shrapnel-B4")
    assert table.report == [
        "splintered B4 3 shield",
        "absorbed B4 shrapnel",
        "exploded B4 car",
        "hurt B4 1 2 car",
        "hurt A4 1 1 car",
        "died B3 1 car",
    ]


@clause("ZK-5.14", "ZK-3.9")
@pytest.mark.parametrize("how", ["hunger-A1", "order-A1-B1", "zombie3-B1"])
def test_every_way_in_sets_it_off(how: str) -> None:
    mine = "A2" if how.startswith("hunger") else "B1"
    table = zombiaki(zombies={"A1": 3, "C1": "4 boss"}, things={mine: "mine"}, hand="hunger zombie3").plays(how)
    assert table.street[mine] == "1"
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")


@clause("ZK-5.14", "ZK-3.4", "ZK-3.11")
def test_a_march_goes_on_where_it_was_after_the_mine() -> None:
    zombies: Bodies = {"A3": 3, "B3": 2, "C3": 4, "B1": 2}
    table = zombiaki(zombies=zombies, things={"B4": "mine"}, at="move")
    assert table.shows({"A4": 3, "B1": 2, "C3": 4})  # C3 and B1 have not marched yet
    table.plays("shrapnel-A4")
    assert table.shows({"A4": 2, "B2": 2, "C4": 4})


@clause("ZK-5.14", "ZK-4.6")
def test_one_bitten_onto_the_mine_dies() -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, things={"A3": "mine"}, hand="bite").plays("bite-B3-A3")
    assert table.plays("shrapnel-B3").shows({"B3": 3})
