"""The sniper: anybody in the street, or the car, from the roof."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.5", "ZK-1.2")
def test_two_damage_and_a_step_back() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="sniper", turn="humans").plays("sniper-B3")
    assert table.report == ["played humans sniper B3 4 4", "hurt B3 2 2 sniper", "moved B3 B2 2 shot"]
    assert table.pile("humans") == ["sniper"]


@clause("ZK-5.5", "ZK-5.21")
def test_anybody_and_the_car_whatever_stands_before_them() -> None:
    zombies: Bodies = {"A2": 3, "A5": "dog", "B1": 4, "B3": 2, "C2": 2}
    things = {"B2": "wall5", "B4": "wall6", "C2": "car"}
    table = zombiaki(zombies=zombies, things=things, hand="sniper", turn="humans")
    assert table.targets("sniper") == ["A2", "A5", "B1", "B3", "C2", "C2-car"]


@clause("ZK-5.5")
@pytest.mark.parametrize("who", ["dog", "2", "3-1", "1"])
def test_the_weak_die(who: str) -> None:
    table = zombiaki(zombies={"B3": who, "B4": 4}, hand="sniper", turn="humans")
    assert table.plays("sniper-B3").shows({"B4": 4})


@clause("ZK-5.5", "ZK-4.2")
def test_a_shield_takes_it_and_there_is_no_step_back() -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, hand="sniper", turn="humans")
    assert table.plays("sniper-B3").shows({"B3": 4})


@clause("ZK-5.5", "ZK-3.7")
def test_no_room_no_step() -> None:
    table = zombiaki(zombies={"B3": 4, "B2": 3}, hand="sniper", turn="humans")
    assert table.plays("sniper-B3").shows({"B2": 3, "B3": 2})


@clause("ZK-5.5", "ZK-5.16")
def test_the_car_behind_a_wall() -> None:
    table = zombiaki(zombies={"B1": 2, "B2": 3}, things={"B2": "car", "B4": "wall5"}, hand="sniper", turn="humans")
    table.plays("sniper-B2-car")
    assert table.report[1:] == ["exploded B2 car", "hurt B2 1 2 car", "hurt B1 1 1 car"]
    assert table.things == {"B4": "wall5"}


@clause("ZK-5.5", "ZK-2.8")
def test_it_needs_somebody_or_the_car() -> None:
    table = zombiaki(zombies={"A1": 3}, things={"A2": "mine"}, hand="sniper", turn="humans")
    assert table.refuses("sniper-A2", "ZK-5.5").key == "nobody-there"
    assert table.refuses("sniper-B3", "ZK-5.5").key == "nobody-there"
    assert table.refuses("sniper-A1-car", "ZK-5.5").key == "no-car-there"
    assert zombiaki(hand="sniper", turn="humans").targets("sniper") == []


@clause("ZK-5.5", "ZK-4.9")
def test_click_answers_it() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="sniper click", turn="humans").plays("sniper-B3", "click")
    assert table.shows({"B3": 4})
    assert "clicked sniper B3" in table.report
