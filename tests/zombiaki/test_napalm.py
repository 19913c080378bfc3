"""Napalm: fire on a cell, for who is there and who comes in."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki

STREET = [f"{lane}{row}" for lane in "ABC" for row in range(1, 6)]


@clause("ZK-5.7", "ZK-2.8", "ZK-3.1")
def test_it_lies_on_any_cell_taken_or_not() -> None:
    things = {"A1": "barrier", "A2": "wall5", "A3": "pit1", "B5": "barrel", "C1": "mine", "C2": "car"}
    table = zombiaki(zombies={"B1": 3, "B2": "dog"}, things=things, fire="C5", hand="napalm", turn="humans")
    assert table.targets("napalm") == STREET


@clause("ZK-5.7")
def test_the_printed_example() -> None:
    table = zombiaki(zombies={"C3": "dog", "C2": 4}, hand="napalm", turn="humans").plays("napalm-C3")
    assert table.shows({"C2": 4})
    assert table.report[1:] == ["died C3 dog napalm"]
    table.plays("pass")
    assert table.shows({"C3": 3})
    assert table.report == ["turn_began 7 zombies 0", "moved C2 C3 4 march", "hurt C3 1 3 napalm"]


@clause("ZK-5.7", "ZK-2.3")
def test_one_damage_at_once_and_none_to_who_merely_stays() -> None:
    zombies: Bodies = {"B3": 4, "B4": "2 netted"}
    table = zombiaki(zombies=zombies, hand="napalm", net=True, turn="humans").plays("napalm-B3")
    assert table.shows({"B3": 3, "B4": 2})
    assert table.burning == ["B3"]
    table.plays("pass").until("zombies")
    assert table.shows({"B3": 3, "B4": 2})  # blocked, it stays in the fire
    table.zombie_turn()
    assert (table.burning, table.pile("humans").count("napalm")) == ([], 1)  # a human turn has begun
    table = zombiaki(fire="B3", turn="humans", at="move")
    assert table.report == ["ended napalm B3"]


@clause("ZK-5.7")
def test_who_leaves_the_fire_is_not_hurt_again_and_no_step_back_is_made() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="napalm", turn="humans").plays("napalm-B3")
    assert table.shows({"B3": 3})
    assert table.zombie_turn().shows({"B4": 3})


@clause("ZK-5.7", "ZK-3.9")
@pytest.mark.parametrize(
    ("how", "zombies", "after"),
    [
        ("hunger-B2", {"B2": 3}, {"B3": 2}),
        ("order-A3-B3", {"A3": 2, "C1": "3 boss"}, {"B3": 1, "C1": "3 boss"}),
        ("mass-B2-B3", {"B2": 3, "B3": 4}, {"B3": 6}),  # the mover alone is hurt
        ("swap-A3-B3", {"A3": 3, "B3": 4}, {"A3": 4, "B3": 2}),
        ("bite-A3-B3", {"A3": "3 shield"}, {"A3": 3}),  # a bitten one dies in it
    ],
)
def test_the_zombies_own_cards_lead_into_the_fire(how: str, zombies: Bodies, after: Bodies) -> None:
    card = how.split("-")[0]
    table = zombiaki(zombies=zombies, fire="B3", hand="" if card == "order" else card).plays(how)
    assert table.shows(after)


@clause("ZK-5.7", "ZK-3.3")
def test_placing_leads_into_the_fire() -> None:
    table = zombiaki(fire="B1 C1", hand="zombie3 dog").plays("zombie3-B1", "dog-C1")
    assert table.shows({"B1": 2})


@clause("ZK-5.7", "ZK-3.9")
@pytest.mark.parametrize("how", ["blood-A3-B3", "shot1-B", "stepback", "floodlight-B"])
def test_the_humans_cards_lead_into_the_fire(how: str) -> None:
    start = "A3" if how.startswith("blood") else "B4"
    table = zombiaki(zombies={start: 4}, fire="B3", hand=how.split("-")[0], turn="humans").plays(how)
    assert table.shows({"B3": 2 if how == "shot1-B" else 3})


@clause("ZK-5.7", "ZK-3.6")
def test_a_dog_that_steps_in_dies() -> None:
    table = zombiaki(zombies={"B2": "dog"}, fire="B3", at="move").plays("B2-B3")
    assert table.shows({})


@clause("ZK-5.7", "ZK-4.2")
def test_a_shield_takes_one_burning_and_each_entering_is_a_new_one() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, hand="napalm napalm", turn="humans").plays("napalm-B3")
    assert table.shows({"B3": 3})
    table.plays("napalm-B4").zombie_turn()
    assert table.shows({"B4": 2})


@clause("ZK-5.7")
def test_in_and_out_and_in_again_hurts_twice() -> None:
    table = zombiaki(zombies={"B2": "dog", "B4": 4}, fire="B3", hand="shot1 blood blood", turn="humans")
    assert table.plays("shot1-B").shows({"B2": "dog", "B3": 2})
    assert table.plays("blood-B3-A3", "blood-A3-B3").shows({"B2": "dog", "B3": 1})


@clause("ZK-5.7")
def test_a_second_napalm_on_a_burning_cell_only_hurts_at_once() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="napalm napalm", turn="humans").plays("napalm-B3", "napalm-B3")
    assert table.shows({"B3": 2})
    assert (table.burning, table.pile("humans")) == (["B3"], ["napalm"])
    table.zombie_turn()
    assert (table.burning, table.pile("humans").count("napalm")) == ([], 2)


@clause("ZK-5.7", "ZK-5.16", "ZK-4.2")
def test_it_sets_off_a_car_and_the_blast_is_another_attack() -> None:
    zombies: Bodies = {"B3": "3 shield", "A2": 2}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="napalm", turn="humans").plays("napalm-B3")
    assert table.report[1:] == ["absorbed B3 napalm", "exploded B3 car", "hurt B3 1 2 car", "hurt A2 1 1 car"]
    assert table.burning == ["B3"]


@clause("ZK-5.7", "ZK-5.14")
def test_it_sets_off_a_mine() -> None:
    table = zombiaki(zombies={"A3": 2}, things={"B3": "mine"}, hand="napalm", turn="humans").plays("napalm-B3")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.plays("shrapnel-A3").shows({"A3": 1})
    assert (table.things, table.burning) == ({}, ["B3"])


@clause("ZK-5.7", "ZK-3.1")
def test_no_object_goes_into_the_fire() -> None:
    cards = ("wall5", "mine", "car", "pit1", "barrel", "barrier")
    for card in cards:
        table = zombiaki(fire=" ".join(STREET[:2]), hand=card, turn="humans")
        assert not {"A1", "A2"} & set(table.targets(card))
        if card not in ("barrel", "barrier"):
            assert table.refuses(f"{card}-A2", "ZK-3.1").key == "not-free"


@clause("ZK-5.7", "ZK-5.2")
def test_a_zombie_that_climbs_a_burning_wall_is_hurt() -> None:
    table = zombiaki(zombies={"B2": 5}, things={"B3": "wall5"}, hand="napalm", turn="humans").plays("napalm-B3")
    table.zombie_turn()
    assert table.shows({"B3": 4})


@clause("ZK-5.7", "ZK-5.13", "ZK-3.9")
def test_a_shield_meets_the_barrel_and_the_fire_its_bearer() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"B4": "barrel"}, fire="B4", hand="hunger").plays("hunger-B3")
    assert table.shows({"B4": 2})
    assert table.report[1:] == [
        "moved B3 B4 3 shield hunger",
        "absorbed B4 barrel",
        "removed B4 barrel barrel",
        "hurt B4 1 2 napalm",
    ]


@clause("ZK-5.7", "ZK-4.1")
def test_the_boss_burns_and_all_step_back() -> None:
    table = zombiaki(zombies={"B3": "1 boss", "A3": 2}, hand="napalm", turn="humans").plays("napalm-B3")
    assert table.shows({"A2": 2})


@clause("ZK-5.7", "ZK-4.9")
def test_click_does_not_stop_it() -> None:
    table = zombiaki(zombies={"B3": 3}, hand="napalm click", turn="humans").plays("napalm-B3")
    assert (table.asked, table.street) == ("play", {"B3": "2"})
