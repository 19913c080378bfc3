"""The line of fire: who needs it, what breaks it."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.21")
@pytest.mark.parametrize(
    ("zombies", "things", "hit"),
    [
        ({"B1": 5}, {}, "B1"),
        ({"B1": 4, "B3": 5}, {}, "B3"),
        ({"B5": 5, "B4": 4}, {}, "B5"),
        ({"B2": 5}, {"B3": "wall5"}, ""),
        ({"B2": 5}, {"B2": "wall5"}, "B2"),  # on the wall
        ({"B4": 5}, {"B3": "wall5"}, "B4"),  # before the wall
        ({"B2": 5}, {"A3": "wall5", "C3": "wall6"}, "B2"),  # walls of other lanes
        ({"B1": 4, "B3": 5}, {"B2": "wall5", "B4": "wall6"}, ""),
        ({"B1": 4, "B4": 5}, {"B2": "wall5", "B4": "wall6"}, "B4"),
    ],
)
def test_a_cell_is_in_sight_if_no_wall_stands_in_a_higher_row_of_its_lane(
    zombies: Bodies, things: dict[str, str], hit: str
) -> None:
    table = zombiaki(zombies=zombies, things=things, hand="shot1 burst2", turn="humans")
    assert (table.targets("shot1") == ["B"]) == (table.targets("burst2") == ["B"]) == (hit != "")
    if hit:
        table.plays("shot1-B")
        assert table.report[1].startswith(f"hurt {hit} ")


@clause("ZK-5.21")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("sniper", ["sniper-A2"]),
        ("napalm", ["napalm-A2"]),
        ("petrol", ["petrol-A2", "burn-A2-2"]),
        ("grenade", ["grenade-A2"]),
        ("streetfire", ["streetfire-A"]),
        ("voltage", ["voltage-A"]),
        ("blood", ["blood-A2-B2"]),
        ("stepback", ["stepback"]),
        ("net", ["net-A2"]),
    ],
)
def test_nothing_else_needs_it(card: str, answers: list[str]) -> None:
    zombies: Bodies = {"A2": 4, "A4": "dog"}
    table = zombiaki(zombies=zombies, things={"A3": "wall5"}, hand=card, turn="humans").plays(*answers)
    assert table.street.get("A2") != "4" or table.netted == ["A2"]


@clause("ZK-5.21", "ZK-5.17", "ZK-5.8")
def test_for_flamethrower_and_floodlight_only_walls_hide() -> None:
    zombies: Bodies = {"B5": "dog", "B3": 3}
    table = zombiaki(zombies=zombies, hand="floodlight", turn="humans").plays("floodlight-B")
    assert table.shows({"B2": 3, "B4": "dog"})
    table = zombiaki(zombies={"B3": 4}, things={"B5": "pit1", "B4": "barrel"}, hand="flamethrower", turn="humans")
    assert table.plays("flamethrower").options()[0] == "burn-A3-0"


@clause("ZK-5.21", "ZK-4.10")
def test_a_pickaxe_opens_it_and_a_wall_closes_it() -> None:
    table = zombiaki(zombies={"B1": 4}, hand="shot1 wall5", turn="humans")
    assert table.targets("shot1") == ["B"]
    assert table.plays("wall5-B3").targets("shot1") == []
    table = zombiaki(zombies={"B1": 4}, things={"B3": "wall5"}, hand="pickaxe shot1").plays("pickaxe-B3", "pass")
    assert table.until("humans").targets("shot1") == ["B"]
