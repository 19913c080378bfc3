"""The grenade: everything on its cell goes, after what it sets off."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki

STREET = [f"{lane}{row}" for lane in "ABC" for row in range(1, 6)]


@clause("ZK-5.11", "ZK-2.8")
def test_any_cell_also_an_empty_one() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B4": "wall5"}, hand="grenade", turn="humans")
    assert table.targets("grenade") == STREET
    table.plays("grenade-A1")
    assert table.report == ["played humans grenade A1 4 0"]
    assert table.pile("humans") == ["grenade"]


@clause("ZK-5.11", "ZK-4.2", "ZK-1.5")
@pytest.mark.parametrize(
    ("who", "cards"),
    [
        ("dog", ["dog"]),
        ("5", ["zombie5"]),
        ("4 shield", ["zombie4", "shield"]),
        ("4+3 shield claws", ["zombie3", "zombie4", "shield", "claws"]),
        ("1", ["shield"]),
    ],
)
def test_whoever_is_there_dies_shield_or_not(who: str, cards: list[str]) -> None:
    table = zombiaki(zombies={"B3": who, "B2": 2}, hand="grenade", turn="humans").plays("grenade-B3")
    assert table.shows({"B2": 2})
    assert table.pile("zombies") == cards


@clause("ZK-5.11", "ZK-3.12")
@pytest.mark.parametrize(
    ("thing", "cell"),
    [("wall5", "B3"), ("wall6", "B3"), ("barrier", "B1"), ("barrel", "B5"), ("pit1", "B3"), ("pit2", "B3")],
)
def test_every_object_goes_without_a_bang(thing: str, cell: str) -> None:
    table = zombiaki(things={cell: thing}, hand="grenade", turn="humans").plays(f"grenade-{cell}")
    assert table.report[1:] == [f"removed {cell} {thing} grenade"]
    assert (table.things, thing in table.pile("humans")) == ({}, True)


@clause("ZK-5.11")
def test_napalm_goes_too() -> None:
    table = zombiaki(fire="B3 B4", hand="grenade", turn="humans").plays("grenade-B3")
    assert table.burning == ["B4"]
    assert table.pile("humans") == ["napalm", "grenade"]


@clause("ZK-5.11")
def test_everything_at_once() -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, things={"B3": "wall5"}, fire="B3", hand="grenade", turn="humans")
    table.plays("grenade-B3")
    assert (table.street, table.things, table.burning) == ({}, {}, [])
    assert table.report[1:] == ["died B3 4 shield grenade shield", "removed B3 wall5 grenade", "ended napalm B3"]


@clause("ZK-5.11", "ZK-5.18")
def test_a_pit_goes_with_who_stands_on_it() -> None:
    table = zombiaki(zombies={"B3": 4}, things={"B3": "pit2"}, hand="grenade", turn="humans").plays("grenade-B3")
    assert (table.street, table.things) == ({}, {})


@clause("ZK-5.11", "ZK-5.16", "ZK-5.19")
def test_a_car_explodes_first() -> None:
    zombies: Bodies = {"B3": "4 shield", "A3": 2}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="grenade", turn="humans").plays("grenade-B3")
    assert table.report[1:] == [
        "exploded B3 car",
        "absorbed B3 car",
        "hurt A3 1 1 car",
        "died B3 4 grenade",
    ]


@clause("ZK-5.11", "ZK-5.14", "ZK-5.16")
def test_the_whole_chain_goes_first_shrapnel_too() -> None:
    zombies: Bodies = {"B3": 5, "A3": 3}
    things = {"B3": "car", "B4": "mine"}
    table = zombiaki(zombies=zombies, things=things, hand="grenade", turn="humans").plays("grenade-B3")
    assert table.asked == "shrapnel"
    assert table.shows({"A3": 2, "B3": 4})
    table.plays("shrapnel-B3")
    assert table.report == ["splintered B3 4", "hurt B3 1 3 shrapnel", "died B3 3 grenade"]


@clause("ZK-5.11", "ZK-5.14")
def test_a_mine_explodes_first() -> None:
    table = zombiaki(zombies={"A3": 3}, things={"B3": "mine"}, fire="", hand="grenade", turn="humans")
    table.plays("grenade-B3")
    assert table.report[1:] == ["exploded B3 mine"]
    assert table.plays("shrapnel-A3").shows({"A3": 2})
    assert table.things == {}


@clause("ZK-5.11", "ZK-4.1", "ZK-5.19")
def test_the_boss_dies_and_all_step_back_after_everything() -> None:
    zombies: Bodies = {"B3": "4 boss", "A4": 3}
    table = zombiaki(zombies=zombies, things={"B3": "pit1"}, hand="grenade", turn="humans").plays("grenade-B3")
    assert table.report[1:] == [
        "died B3 4 boss grenade",
        "removed B3 pit1 grenade",
        "boss_fell",
        "moved A4 A3 3 boss",
    ]


@clause("ZK-5.11", "ZK-5.12")
def test_it_does_not_remove_the_net() -> None:
    table = zombiaki(zombies={"B3": "3 netted", "B2": "2 netted"}, net=True, hand="grenade", turn="humans")
    table.plays("grenade-B3")
    assert (table.netted, table.pile("humans")) == (["B2"], ["grenade"])


@clause("ZK-5.11", "ZK-4.9")
def test_click_does_not_stop_it() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="grenade click", turn="humans").plays("grenade-B3")
    assert (table.asked, table.street) == ("play", {})
    assert table.refuses("click", "ZK-4.9", side="zombies").key == "no-shot"
