"""The car bomb: its way in, what sets it off, whom it reaches."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki

EMPTY = [f"{lane}{row}" for lane in "ABC" for row in range(1, 6)]


@clause("ZK-5.16", "ZK-3.1")
def test_any_free_cell_on_an_empty_street() -> None:
    table = zombiaki(hand="car", turn="humans")
    assert table.targets("car") == EMPTY
    assert table.plays("car-B1").things == {"B1": "car"}


@clause("ZK-5.16", "ZK-5.21")
@pytest.mark.parametrize("what", ["3", "dog", "wall5", "pit1", "mine", "barrel", "napalm"])
def test_nothing_at_all_may_lie_between_it_and_the_barricade(what: str) -> None:
    table = zombiaki(
        zombies={"B3": what} if what in ("3", "dog") else {},
        things={"B3": what} if what in ("wall5", "pit1", "mine", "barrel") else {},
        fire="B3" if what == "napalm" else "",
        hand="car",
        turn="humans",
    )
    assert [cell for cell in table.targets("car") if cell.startswith("B")] == ["B4", "B5"]
    assert table.refuses("car-B3", "ZK-3.1").key == "not-free"
    assert table.refuses("car-B2", "ZK-5.16").key == "car-blocked"
    assert table.refuses("car-B1", "ZK-5.16").sentence == "The car's way from the barricade to B1 is not clear."


@clause("ZK-5.16")
def test_what_lies_behind_it_or_in_other_lanes_is_no_matter() -> None:
    table = zombiaki(zombies={"B2": 3, "A5": 4}, things={"C5": "wall5"}, hand="car", turn="humans")
    assert table.targets("car") == ["B3", "B4", "B5"]


@clause("ZK-5.16", "ZK-3.9")
def test_zombies_and_dogs_may_enter_it_and_nothing_happens() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B3": "car"}, at="move").zombie_turn()
    assert (table.street, table.things) == ({"B3": "3"}, {"B3": "car"})
    table = zombiaki(zombies={"B2": "dog"}, things={"B3": "car"}, at="move").plays("B2-B3", "B3-B4")
    assert (table.street, table.things) == ({"B4": "dog"}, {"B3": "car"})


@clause("ZK-5.16")
def test_one_damage_on_its_cell_and_the_eight_around() -> None:
    zombies: Bodies = {f"{lane}{row}": 3 for lane in "ABC" for row in (2, 3)} | {"B4": 4, "B1": 2, "B5": 5, "C5": 2}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="sniper", turn="humans").plays("sniper-B3-car")
    hit = {f"{lane}{row}": 2 for lane in "ABC" for row in (2, 3)}
    assert table.shows(dict(sorted((hit | {"B4": 3, "B1": 2, "B5": 5, "C5": 2}).items())))
    assert (table.things, table.pile("humans")) == ({}, ["sniper", "car"])


@clause("ZK-5.16")
@pytest.mark.parametrize(("car", "hit"), [("A1", ["A1", "A2", "B1", "B2"]), ("C5", ["B4", "B5", "C4", "C5"])])
def test_at_the_edge_it_reaches_less(car: str, hit: list[str]) -> None:
    zombies: Bodies = {hit[0]: "dog", hit[1]: "dog", hit[2]: 1, hit[3]: "2-1", "B3": 3, "A5": 4}
    table = zombiaki(zombies=zombies, things={car: "car"}, hand="sniper", turn="humans").plays(f"sniper-{car}-car")
    assert table.shows({"A5": 4, "B3": 3})


@clause("ZK-5.16")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("shot1", ["shot1-A-car"]),
        ("shot2", ["shot2-A-car"]),
        ("burst2", ["burst2-A"]),
        ("sniper", ["sniper-A3-car"]),
        ("napalm", ["napalm-A3"]),
        ("petrol", ["petrol-A3"]),
        ("streetfire", ["streetfire-A"]),
        ("grenade", ["grenade-A3"]),
        ("flamethrower", ["flamethrower", "burn-A3-1", "burn-B3-1", "burn-C3-2"]),
    ],
)
def test_what_sets_it_off(card: str, answers: list[str]) -> None:
    table = zombiaki(zombies={"C3": 5, "B4": 3}, things={"A3": "car"}, hand=card, turn="humans")
    if card == "flamethrower":
        table = zombiaki(zombies={"C3": 5}, things={"A3": "car"}, hand=card, turn="humans")
    table.plays(*answers)
    assert "exploded A3 car" in table.report
    assert "A3" not in table.things


@clause("ZK-5.16")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("shot1", ["shot1-A"]),
        ("voltage", ["voltage-A"]),
        ("sniper", ["sniper-A3"]),
        ("napalm", ["napalm-A4"]),
        ("grenade", ["grenade-B3"]),
        ("petrol", ["petrol-A2", "stop"]),
        ("streetfire", ["streetfire-C"]),
        ("stepback", ["stepback"]),
    ],
)
def test_what_does_not(card: str, answers: list[str]) -> None:
    table = zombiaki(zombies={"A3": 5}, things={"A3": "car"}, hand=card, turn="humans").plays(*answers)
    assert (table.things, table.asked) == ({"A3": "car"}, "play")


@clause("ZK-5.16")
def test_a_mine_going_off_beside_it_does_not_but_its_shrapnel_does() -> None:
    things = {"B3": "mine", "B4": "car"}
    table = zombiaki(things=things, hand="napalm", turn="humans").plays("napalm-B3")
    assert table.things == {"B4": "car"}
    assert table.plays("shrapnel-A3").things == {"B4": "car"}
    table = zombiaki(things=things, hand="napalm", turn="humans").plays("napalm-B3", "shrapnel-B4")
    assert table.things == {}


@clause("ZK-5.16", "ZK-5.1")
def test_walls_do_not_shelter_from_the_blast() -> None:
    zombies: Bodies = {"B2": 3, "B3": 2}
    table = zombiaki(zombies=zombies, things={"B3": "wall5", "B4": "car"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B-car").shows({"B2": 3, "B3": 1})


@clause("ZK-5.16", "ZK-4.2")
def test_each_uses_its_own_shield() -> None:
    zombies: Bodies = {"B3": "3 shield", "A3": "2 shield", "C3": "dog", "C2": "4 shield"}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="sniper", turn="humans").plays("sniper-B3-car")
    assert table.shows({"A3": 2, "B3": 3, "C2": 4})
    assert table.pile("zombies") == ["dog", "shield", "shield", "shield"]


@clause("ZK-5.16", "ZK-5.18")
def test_who_stands_on_a_pit_near_it_falls_at_once() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "pit2", "B4": "car"}, hand="shot1", turn="humans")
    table.plays("shot1-B-car")
    assert table.report[1:] == ["exploded B4 car", "hurt B3 1 2 car", "fell B3 2 pit2 later"]


@clause("ZK-5.16", "ZK-4.10")
def test_a_pickaxe_takes_it_away_quietly() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "car"}, hand="pickaxe").plays("pickaxe-B3")
    assert (table.street, table.things) == ({"B3": "3"}, {})


@clause("ZK-5.16", "ZK-3.1")
def test_no_object_goes_on_its_cell() -> None:
    table = zombiaki(things={"B3": "car"}, hand="wall5 mine pit1", turn="humans")
    for card in ("wall5", "mine", "pit1"):
        assert table.refuses(f"{card}-B3", "ZK-3.1").key == "not-free"
