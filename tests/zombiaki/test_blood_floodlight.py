"""Blood, Floodlight and Step back: the humans' cards that only move."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki

# --- blood ---


@clause("ZK-5.8", "ZK-2.8")
def test_blood_draws_a_zombie_or_dog_sideways_whichever_way_the_humans_like() -> None:
    zombies: Bodies = {"A2": 3, "B4": "dog", "C2": 2}
    table = zombiaki(zombies=zombies, hand="blood", turn="humans")
    assert table.targets("blood") == ["A2-B2", "B4-A4", "B4-C4", "C2-B2"]
    table.plays("blood-B4-C4")
    assert table.report == ["played humans blood B4 2 dog", "moved B4 C4 dog blood"]
    assert table.pile("humans") == ["blood"]


@clause("ZK-5.8", "ZK-3.8")
def test_blood_needs_a_possible_step() -> None:
    zombies: Bodies = {"A2": 3, "B2": 4, "C2": 2, "A3": 4}
    table = zombiaki(zombies=zombies, things={"B3": "wall5"}, hand="blood", turn="humans")
    assert table.targets("blood") == []
    assert table.refuses("blood-A2-B2", "ZK-3.8").key == "taken"
    assert table.refuses("blood-A3-B3", "ZK-3.8").key == "too-high-alone"
    assert table.refuses("blood-C4-B4", "ZK-5.8").key == "nobody-to-lure"
    assert table.refuses("blood-A3-A4", "ZK-5.8").key == "sideways"
    assert table.refuses("blood-A2-A1", "ZK-5.8").key == "sideways"


@clause("ZK-5.8", "ZK-3.9")
@pytest.mark.parametrize(
    ("thing", "after"),
    [("pit2", {"B3": 3}), ("pit1", {"B3": 3}), ("barrel", {}), ("car", {"B3": 3})],
)
def test_blood_draws_into_traps(thing: str, after: Bodies) -> None:
    table = zombiaki(zombies={"A3": 3}, things={"B3": thing}, hand="blood", turn="humans")
    assert table.plays("blood-A3-B3").shows(after)


@clause("ZK-5.8", "ZK-5.14", "ZK-4.1", "ZK-5.19")
def test_blood_draws_the_boss_onto_the_mine() -> None:
    zombies: Bodies = {"A3": "2 boss", "C4": 3, "B4": 2}
    table = zombiaki(zombies=zombies, things={"B3": "mine"}, hand="blood", turn="humans").plays("blood-A3-B3")
    assert table.report[1:] == ["moved A3 B3 2 boss blood", "exploded B3 mine", "died B3 2 boss mine"]
    table.plays("shrapnel-B4")
    assert table.report == [
        "splintered B4 2",
        "hurt B4 1 1 shrapnel",
        "boss_fell",
        "moved B4 B3 1 boss",
        "moved C4 C3 3 boss",
    ]


@clause("ZK-5.8", "ZK-3.5")
def test_blood_takes_nobodys_card_step() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="blood blood hunger", turn="humans")
    table.plays("blood-A3-B3", "blood-B3-C3", "pass").until("zombies")
    assert table.plays("hunger-C4").shows({"C5": 3})


# --- floodlight ---


@clause("ZK-5.8", "ZK-2.8")
def test_a_floodlight_moves_one_lane_back() -> None:
    zombies: Bodies = {"B2": 3, "B4": "dog", "A3": 2, "C3": 2}
    table = zombiaki(zombies=zombies, hand="floodlight", turn="humans")
    assert table.targets("floodlight") == ["A", "B", "C"]
    assert table.plays("floodlight-B").shows({"A3": 2, "B1": 3, "B3": "dog", "C3": 2})
    assert table.report[1:] == ["moved B2 B1 3 floodlight", "moved B4 B3 dog floodlight"]


@clause("ZK-2.8")
@pytest.mark.parametrize("answer", ["floodlight-B", "voltage-B", "streetfire-A", "stepback", "freeze", "grenade-B3"])
def test_what_needs_no_target_can_be_played_on_an_empty_street(answer: str) -> None:
    table = zombiaki(hand=answer.split("-")[0], turn="humans").plays(answer)
    assert table.pile("humans") == [answer.split("-")[0]]


@clause("ZK-5.8", "ZK-3.11")
def test_a_blocked_tail_holds_its_queue() -> None:
    zombies: Bodies = {"B1": 3, "B2": 2, "B3": 4, "B5": 2}
    table = zombiaki(zombies=zombies, hand="floodlight", turn="humans").plays("floodlight-B")
    assert table.shows({"B1": 3, "B2": 2, "B3": 4, "B4": 2})
    assert table.report[1:] == [
        "stayed B1 3 floodlight row",
        "stayed B2 2 floodlight taken",
        "stayed B3 4 floodlight taken",
        "moved B5 B4 2 floodlight",
    ]


@clause("ZK-5.8", "ZK-3.11")
def test_a_free_tail_makes_room_for_its_queue() -> None:
    zombies: Bodies = {"B2": 3, "B3": 2, "B4": 4}
    table = zombiaki(zombies=zombies, hand="floodlight", turn="humans").plays("floodlight-B")
    assert table.shows({"B1": 3, "B2": 2, "B3": 4})


@clause("ZK-5.8", "ZK-5.21")
def test_behind_a_wall_is_nearer_the_cemetery_not_on_it() -> None:
    zombies: Bodies = {"B2": 3, "B4": 4, "B5": 2}
    hidden: dict[str, Any] = {"things": {"B4": "wall6"}, "hand": "floodlight", "turn": "humans"}
    table = zombiaki(zombies=zombies, floodlight="sight", **hidden).plays("floodlight-B")
    assert table.shows({"B2": 3, "B3": 4, "B5": 2})  # B5 is too weak to go back up the wall
    assert table.report[1:] == [
        "stayed B2 3 floodlight hidden",
        "moved B4 B3 4 floodlight",
        "stayed B5 2 floodlight wall",
    ]
    table = zombiaki(zombies=zombies, floodlight="lane", **hidden).plays("floodlight-B")
    assert table.shows({"B1": 3, "B3": 4, "B5": 2})


@clause("ZK-5.8")
def test_by_the_printed_rules_the_floodlight_moves_all_in_its_lane_and_no_other() -> None:
    zombies: Bodies = {"A3": 2, "B3": 2, "C3": "dog"}
    table = zombiaki(zombies=zombies, things={"B4": "wall5"}, hand="floodlight", turn="humans").plays("floodlight-B")
    assert table.shows({"A3": 2, "B2": 2, "C3": "dog"})


@clause("ZK-5.8", "ZK-3.8")
def test_a_strong_one_is_driven_back_up_the_wall_a_dog_never() -> None:
    table = zombiaki(zombies={"B5": 5}, things={"B4": "wall5"}, hand="floodlight", turn="humans")
    assert table.plays("floodlight-B").shows({"B4": 5})
    table = zombiaki(zombies={"B5": "dog"}, things={"B4": "wall5"}, hand="floodlight", turn="humans")
    assert table.plays("floodlight-B").shows({"B5": "dog"})


@clause("ZK-5.8")
def test_bodies_do_not_hide_those_behind_from_the_light() -> None:
    table = zombiaki(zombies={"B5": 5, "B3": 2}, hand="floodlight", turn="humans")
    assert table.plays("floodlight-B").shows({"B2": 2, "B4": 5})


# --- step back ---


@clause("ZK-5.8", "ZK-3.11")
def test_step_back_moves_all_from_row_1_up_lane_by_lane() -> None:
    zombies: Bodies = {"A1": 2, "A2": 3, "B2": 3, "C2": "dog", "A4": 4, "C5": 2}
    table = zombiaki(zombies=zombies, hand="stepback", turn="humans").plays("stepback")
    assert table.shows({"A1": 2, "A2": 3, "A3": 4, "B1": 3, "C1": "dog", "C4": 2})
    assert table.report[1:] == [
        "stayed A1 2 stepback row",
        "stayed A2 3 stepback taken",
        "moved B2 B1 3 stepback",
        "moved C2 C1 dog stepback",
        "moved A4 A3 4 stepback",
        "moved C5 C4 2 stepback",
    ]


@clause("ZK-5.8")
def test_step_back_reaches_those_behind_walls() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B4": "wall5"}, hand="stepback", turn="humans")
    assert table.plays("stepback").shows({"B2": 2})


@clause("ZK-5.8", "ZK-3.11", "ZK-5.19")
def test_each_step_is_done_with_all_it_sets_off_before_the_next() -> None:
    zombies: Bodies = {"A3": "2", "B4": 2, "C4": 3}
    table = zombiaki(zombies=zombies, things={"A2": "mine", "B3": "car"}, hand="stepback", turn="humans")
    table.plays("stepback")
    assert table.report[1:] == ["moved A3 A2 2 stepback", "exploded A2 mine", "died A2 2 mine"]
    table.plays("shrapnel-A3")
    assert table.report == ["splintered A3 0", "moved B4 B3 2 stepback", "moved C4 C3 3 stepback"]


@clause("ZK-5.8", "ZK-3.11")
def test_who_dies_before_its_turn_is_skipped() -> None:
    zombies: Bodies = {"A3": 2, "B2": "dog", "A4": 4}
    table = zombiaki(zombies=zombies, things={"A2": "mine"}, hand="stepback", turn="humans").plays("stepback")
    assert table.shows({"A4": 4, "B1": "dog"})  # the dog had its step before the mine went off
    assert table.plays("shrapnel-A1").shows({"A3": 4, "B1": "dog"})
    zombies = {"A3": 2, "A4": "2-1", "A5": 3}
    table = zombiaki(zombies=zombies, things={"A2": "mine"}, hand="stepback", turn="humans")
    table.plays("stepback")
    assert table.shows({"A4": 1, "A5": 3})
    assert table.plays("shrapnel-A3").shows({"A3": 1, "A4": 3})


@clause("ZK-5.8", "ZK-4.1", "ZK-5.19")
def test_the_boss_falls_into_a_pit_and_after_the_card_all_go_back_once_more() -> None:
    zombies: Bodies = {"A3": "2 boss", "B4": 3, "C5": 2, "C2": "dog"}
    table = zombiaki(zombies=zombies, things={"A2": "pit2"}, hand="stepback", turn="humans").plays("stepback")
    assert table.shows({"B2": 3, "C1": "dog", "C3": 2})
    assert table.report[1:] == [
        "moved C2 C1 dog stepback",
        "moved A3 A2 2 boss stepback",
        "fell A2 2 boss pit2",
        "moved B4 B3 3 stepback",
        "moved C5 C4 2 stepback",
        "boss_fell",
        "moved B3 B2 3 boss",
        "moved C4 C3 2 boss",
    ]


@clause("ZK-3.7")
def test_nobody_leaves_row_1_and_nobody_pushes() -> None:
    zombies: Bodies = {"A1": 2, "B1": "dog", "B2": 5}
    table = zombiaki(zombies=zombies, hand="stepback", turn="humans").plays("stepback")
    assert table.shows(zombies)
