"""Street on fire and High voltage: a whole lane at once."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.15", "ZK-2.8")
def test_fire_in_lane_a_or_c_voltage_in_any() -> None:
    table = zombiaki(hand="streetfire voltage", turn="humans")
    assert table.targets("streetfire") == ["A", "C"]
    assert table.targets("voltage") == ["A", "B", "C"]
    assert table.refuses("streetfire-B", "ZK-5.15").key == "only-sides"


@clause("ZK-5.15", "ZK-5.21")
@pytest.mark.parametrize("card", ["streetfire", "voltage"])
def test_one_damage_each_behind_walls_too_and_no_step_back(card: str) -> None:
    zombies: Bodies = {"A1": 3, "A2": "dog", "A3": "4 shield", "A5": 1, "B3": 2, "C3": 2}
    table = zombiaki(zombies=zombies, things={"A4": "wall5"}, hand=card, turn="humans").plays(f"{card}-A")
    assert table.shows({"A1": 2, "A3": 4, "B3": 2, "C3": 2})
    assert table.report[1:] == [
        f"died A5 1 {card}",
        f"absorbed A3 {card}",
        f"died A2 dog {card}",
        f"hurt A1 1 2 {card}",
    ]


@clause("ZK-5.15", "ZK-5.14", "ZK-5.16", "ZK-5.19")
def test_fire_sets_off_car_and_mine_after_its_own_damage() -> None:
    zombies: Bodies = {"A5": 3, "A3": 2, "B2": 4}
    table = zombiaki(zombies=zombies, things={"A3": "car", "A1": "mine"}, hand="streetfire", turn="humans")
    table.plays("streetfire-A")
    assert table.report[1:] == [
        "hurt A5 1 2 streetfire",
        "hurt A3 1 1 streetfire",
        "exploded A3 car",
        "died A3 1 car",
        "hurt B2 1 3 car",
        "exploded A1 mine",
    ]
    assert table.asked == "shrapnel"


@clause("ZK-5.15")
def test_voltage_sets_off_nothing() -> None:
    zombies: Bodies = {"B3": 2}
    table = zombiaki(zombies=zombies, things={"B3": "car", "B1": "mine"}, hand="voltage", turn="humans")
    table.plays("voltage-B")
    assert table.shows({"B3": 1})
    assert (table.things, table.asked) == ({"B1": "mine", "B3": "car"}, "play")


@clause("ZK-5.15")
@pytest.mark.parametrize("lane", ["A", "C"])
def test_mine_and_car_side_by_side_explode_once_each(lane: str) -> None:
    things = {f"{lane}4": "car", f"{lane}3": "mine"}
    table = zombiaki(zombies={"B4": 5}, things=things, hand="streetfire", turn="humans").plays(f"streetfire-{lane}")
    assert table.report[1:] == [f"exploded {lane}4 car", "hurt B4 1 4 car", f"exploded {lane}3 mine"]
    table.plays(f"shrapnel-{lane}2")
    assert (table.asked, table.things) == ("play", {})
    things = {f"{lane}4": "mine", f"{lane}3": "car"}
    table = zombiaki(zombies={"B4": 5}, things=things, hand="streetfire", turn="humans").plays(f"streetfire-{lane}")
    assert table.report[1:] == [f"exploded {lane}4 mine"]  # the nearer the barricade, the earlier
    table.plays(f"shrapnel-{lane}3")
    assert table.report == [f"splintered {lane}3 0", f"exploded {lane}3 car", "hurt B4 1 4 car"]
    assert (table.asked, table.things) == ("play", {})


@clause("ZK-5.15", "ZK-5.18")
@pytest.mark.parametrize("card", ["streetfire", "voltage"])
def test_who_stands_on_a_pit_and_gets_too_weak_falls_at_once(card: str) -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2"}, hand=card, turn="humans").plays(f"{card}-A")
    assert (table.street, table.things) == ({}, {})


@clause("ZK-5.15", "ZK-4.1")
@pytest.mark.parametrize("card", ["streetfire", "voltage"])
def test_the_boss_dies_and_all_step_back_once_the_card_is_done(card: str) -> None:
    zombies: Bodies = {"A4": "1 boss", "A3": 3, "C2": 2}
    table = zombiaki(zombies=zombies, hand=card, turn="humans").plays(f"{card}-A")
    assert table.shows({"A2": 2, "C1": 2})


@clause("ZK-5.15", "ZK-4.9")
@pytest.mark.parametrize("answer", ["streetfire-A", "voltage-A"])
def test_click_does_not_stop_them(answer: str) -> None:
    table = zombiaki(zombies={"A3": 3}, hand=f"{answer.split('-')[0]} click", turn="humans").plays(answer)
    assert table.shows({"A3": 2})
