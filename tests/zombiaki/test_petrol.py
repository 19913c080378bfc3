"""Petrol: a path of fire, cell by cell, while it leaves nobody standing."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki

STREET = [f"{lane}{row}" for lane in "ABC" for row in range(1, 6)]


@clause("ZK-5.9", "ZK-2.8")
def test_any_first_cell_walls_do_not_matter() -> None:
    things = {"B4": "wall5", "B2": "wall6", "A1": "barrier", "C5": "barrel"}
    table = zombiaki(zombies={"B1": 3}, things=things, hand="petrol", turn="humans")
    assert table.targets("petrol") == STREET
    table.plays("petrol-B1")
    assert table.plays("burn-B1-3").options() == ["stop", "burn-A1-1", "burn-B2-1", "burn-C1-1"]


@clause("ZK-5.9")
@pytest.mark.parametrize(
    ("who", "most"), [("2", 2), ("3", 3), ("4", 4), ("5", 4), ("4-1", 3), ("3 claws", 4), ("4+3", 4)]
)
def test_on_a_zombie_1_up_to_its_endurance_and_to_the_power(who: str, most: int) -> None:
    table = zombiaki(zombies={"B3": who}, hand="petrol", turn="humans").plays("petrol-B3")
    assert (table.asked, table.waits_for) == ("petrol", "humans")
    assert table.options() == [f"burn-B3-{power}" for power in range(1, most + 1)]


@clause("ZK-5.9")
def test_less_than_kills_ends_it_and_there_is_no_step_back() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="petrol", turn="humans").plays("petrol-B3", "burn-B3-3")
    assert table.shows({"B3": 1})
    assert table.report == ["burned B3 petrol 3", "hurt B3 3 1 petrol", "unspent petrol 1"]
    assert (table.asked, table.pile("humans")) == ("play", ["petrol"])


@clause("ZK-5.9")
def test_from_one_dead_to_the_next() -> None:
    zombies: Bodies = {"B3": 2, "B4": "dog", "C4": 3}
    table = zombiaki(zombies=zombies, hand="petrol", turn="humans").plays("petrol-B3", "burn-B3-2")
    assert table.options() == ["stop", "burn-A3-1", "burn-B2-1", "burn-B4-1", "burn-C3-1"]
    table.plays("burn-B4-1")
    assert table.options() == ["stop", "burn-A4-1", "burn-B5-1", "burn-C4-1"]  # B3 has burned; 1 is left
    assert table.plays("burn-C4-1").shows({"C4": 2})
    assert table.asked == "play"


@clause("ZK-5.9")
def test_an_empty_cell_costs_1_and_four_cells_are_the_most() -> None:
    table = zombiaki(hand="petrol", turn="humans").plays("petrol-A1")
    assert table.report == ["played humans petrol A1 4 0", "burned A1 petrol 1"]
    assert table.options() == ["stop", "burn-A2-1", "burn-B1-1"]
    table.plays("burn-A2-1", "burn-A3-1")
    assert table.asked == "petrol"
    assert table.plays("burn-A4-1").asked == "play"


@clause("ZK-5.9")
def test_no_cell_twice() -> None:
    table = zombiaki(hand="petrol", turn="humans").plays("petrol-A1", "burn-B1-1", "burn-B2-1")
    assert table.options() == ["stop", "burn-A2-1", "burn-B3-1", "burn-C2-1"]
    assert table.refuses("burn-B1-1", "ZK-5.9").key == "petrol-twice"
    table.plays("burn-A2-1")
    assert table.asked == "play"


@clause("ZK-5.9")
def test_no_jumps_no_corners_no_more_than_stands_there() -> None:
    zombies: Bodies = {"B4": "dog", "A3": 2}
    table = zombiaki(zombies=zombies, hand="petrol shot1", turn="humans").plays("petrol-B3")
    for answer in ("burn-A4-1", "burn-B5-1"):
        assert table.refuses(answer, "ZK-5.9").key == "petrol-next"
    for answer, most in (("burn-B4-2", 1), ("burn-A3-3", 2), ("burn-B2-2", 1)):
        refusal = table.refuses(answer, "ZK-5.9")
        assert (refusal.key, refusal.values["most"]) == ("petrol-most", most)
    assert table.refuses("burn-B2-0", "ZK-5.9").key == "petrol-least"
    assert table.refuses("burn-B3-1", "ZK-5.9").key == "petrol-twice"
    for answer in ("pass", "shot1-B", "discard-shot1", "catch-B4"):
        assert table.refuses(answer, "ZK-5.9").key == "petrol-first"


@clause("ZK-5.9")
def test_the_first_cell_cannot_be_left_out_once_named() -> None:
    table = zombiaki(zombies={"B3": 2}, hand="petrol", turn="humans").plays("petrol-B3")
    for answer in ("stop", "pass", "burn-B4-1"):
        assert table.refuses(answer, "ZK-5.9").key == "petrol-here"


@clause("ZK-5.9")
def test_stop_at_will() -> None:
    table = zombiaki(zombies={"B3": "dog", "B4": 2}, hand="petrol", turn="humans").plays("petrol-B3", "stop")
    assert table.shows({"B4": 2})
    assert table.asked == "play"


@clause("ZK-5.9", "ZK-4.2")
def test_a_shield_costs_exactly_1_and_stops_it() -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, hand="petrol", turn="humans").plays("petrol-B3")
    assert table.report[1:] == ["burned B3 petrol 1", "absorbed B3 petrol", "unspent petrol 3"]
    assert table.shows({"B3": 4})
    assert table.asked == "play"
    table = zombiaki(zombies={"B3": "4 shield"}, hand="petrol", turn="humans").plays("petrol-B2")
    assert "burn-B3-1" in table.options()
    assert "burn-B3-2" not in table.options()


@clause("ZK-5.9", "ZK-5.16")
def test_a_car_on_its_way_explodes_and_may_clear_the_cell() -> None:
    zombies: Bodies = {"B3": 2, "B4": 2}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="petrol", turn="humans")
    table.plays("petrol-B3", "burn-B3-1")
    assert table.report == [
        "burned B3 petrol 1",
        "hurt B3 1 1 petrol",
        "exploded B3 car",
        "died B3 1 car",
        "hurt B4 1 1 car",
    ]
    assert table.asked == "petrol"
    assert table.plays("burn-B4-1").shows({})


@clause("ZK-5.9", "ZK-5.18")
def test_a_pit_may_clear_the_cell_too() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "pit2"}, hand="petrol", turn="humans")
    table.plays("petrol-B3", "burn-B3-1")
    assert table.report == ["burned B3 petrol 1", "hurt B3 1 2 petrol", "fell B3 2 pit2 later"]
    assert table.asked == "petrol"
    assert table.options()[:2] == ["stop", "burn-A3-1"]


@clause("ZK-5.9", "ZK-5.14")
def test_a_mine_on_its_way_explodes_and_the_shrapnel_comes_before_the_next_cell() -> None:
    table = zombiaki(zombies={"A2": "2-1"}, things={"B2": "mine"}, hand="petrol", turn="humans").plays("petrol-B2")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.report[1:] == ["burned B2 petrol 1", "exploded B2 mine"]
    assert table.plays("shrapnel-A2").shows({})
    assert table.options() == ["stop", "burn-A2-1", "burn-B1-1", "burn-B3-1", "burn-C2-1"]


@clause("ZK-5.9", "ZK-4.1", "ZK-5.19")
def test_the_boss_burns_and_the_path_goes_to_its_end_first() -> None:
    zombies: Bodies = {"B3": "2-1 boss", "B4": 3, "A4": 2}
    table = zombiaki(zombies=zombies, hand="petrol", turn="humans").plays("petrol-B3")
    assert table.report[1:] == ["burned B3 petrol 1", "died B3 1 boss petrol"]
    table.plays("burn-B4-2")
    assert table.report == [
        "burned B4 petrol 2",
        "hurt B4 2 1 petrol",
        "unspent petrol 1",
        "boss_fell",
        "moved A4 A3 2 boss",
        "moved B4 B3 1 boss",
    ]
    table = zombiaki(zombies=zombies, hand="petrol", turn="humans").plays("petrol-B3", "stop")
    assert table.shows({"A3": 2, "B3": 3})


@clause("ZK-5.9")
def test_it_leaves_no_fire_behind() -> None:
    table = zombiaki(hand="petrol", turn="humans").plays("petrol-B3", "stop")
    assert table.burning == []


@clause("ZK-5.9")
def test_a_path_round_the_block_into_a_dead_end_is_over() -> None:
    zombies: Bodies = {"A1": "dog"}
    table = zombiaki(zombies=zombies, hand="petrol", turn="humans").plays("petrol-B1", "burn-B2-1", "burn-A2-1")
    table.plays("burn-A1-1")
    assert (table.asked, table.street) == ("play", {})
