"""Pickaxe: a wall, barrel, car or mine is removed, and nothing explodes."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki


@clause("ZK-4.10")
@pytest.mark.parametrize("thing", ["wall5", "wall6", "barrel", "car", "mine"])
def test_it_removes_a_wall_barrel_car_or_mine_and_nothing_explodes(thing: str) -> None:
    table = zombiaki(zombies={"A3": 2, "B2": 2}, things={"B3": thing}, hand="pickaxe")
    assert table.targets("pickaxe") == ["B3"]
    assert table.plays("pickaxe-B3").report[1:] == [f"removed B3 {thing} pickaxe"]
    assert (table.things, table.pile("humans"), table.asked) == ({}, [thing], "play")
    assert table.shows({"A3": 2, "B2": 2})


@clause("ZK-4.10")
@pytest.mark.parametrize("thing", ["barrier", "pit1", "pit2"])
def test_it_does_not_remove_a_barrier_or_a_pit(thing: str) -> None:
    table = zombiaki(things={"B1": thing}, hand="pickaxe")
    assert table.targets("pickaxe") == []
    table.refuses("pickaxe-B1", "ZK-4.10")


@clause("ZK-4.10")
def test_nor_napalm_nor_a_net_nor_anybody() -> None:
    table = zombiaki(zombies={"A3": "3 netted", "B3": "dog"}, fire="C3", net=True, hand="pickaxe")
    for cell in ("A3", "B3", "C3", "C1"):
        table.refuses(f"pickaxe-{cell}", "ZK-4.10")


@clause("ZK-4.10")
@pytest.mark.parametrize(("thing", "body"), [("wall5", "3"), ("wall6", "2 boss"), ("car", "4"), ("car", "dog")])
def test_from_under_a_zombie_or_dog_which_stays_in_its_cell(thing: str, body: str) -> None:
    table = zombiaki(zombies={"B3": body}, things={"B3": thing}, hand="pickaxe").plays("pickaxe-B3")
    assert (table.street, table.things) == ({"B3": body}, {})


@clause("ZK-4.10", "ZK-3.9")
def test_that_is_no_entering() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "wall5"}, fire="B3", hand="pickaxe").plays("pickaxe-B3")
    assert (table.street, table.burning) == ({"B3": "3"}, ["B3"])


@clause("ZK-4.10", "ZK-3.5")
def test_it_clears_the_way_for_a_card_step() -> None:
    table = zombiaki(zombies={"B2": 2}, things={"B3": "wall6"}, hand="pickaxe hunger")
    table.refuses("hunger-B2", "ZK-5.2")
    assert table.plays("pickaxe-B3", "hunger-B2").shows({"B3": 2})
