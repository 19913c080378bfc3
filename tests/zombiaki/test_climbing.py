"""Climbing walls: queues that push, what counts in them, and every kind of step that leads up."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.2")
def test_the_printed_example() -> None:
    table = zombiaki(zombies={"C2": 2, "C1": 4}, things={"C3": "wall6"}, at="move")
    assert table.zombie_turn().shows({"C2": 4, "C3": 2})
    assert table.report[:3] == ["moved C2 C3 2 march", "climbed C3 2 6 6", "moved C1 C2 4 march"]
    assert table.zombie_turn().shows({"C2": 4, "C4": 2})
    assert table.zombie_turn().shows({"C2": 4, "C5": 2})


@clause("ZK-5.2", "ZK-3.8")
def test_going_back_up_it_is_told_by_the_own_strength() -> None:
    table = zombiaki(zombies={"B5": 5, "B3": 3}, things={"B4": "wall5"}, hand="floodlight", turn="humans")
    assert table.plays("floodlight-B").report[-2:] == ["moved B5 B4 5 floodlight", "climbed B4 5 5 5"]


@clause("ZK-5.2")
@pytest.mark.parametrize("wall", [5, 6])
@pytest.mark.parametrize(
    ("queue", "push"),
    [
        ({"B2": 5}, 5),
        ({"B2": 4}, 4),
        ({"B2": "5 claws"}, 6),
        ({"B2": "5-1 claws"}, 5),
        ({"B2": "4+2"}, 6),
        ({"B2": 2, "B1": 3}, 5),
        ({"B2": 2, "B1": "3-1"}, 4),
        ({"B2": 2, "B1": 4}, 6),
        ({"B2": "3 netted", "B1": 4}, 0),
    ],
)
def test_strength_and_queue_must_reach_the_height(wall: int, queue: Bodies, push: int) -> None:
    table = zombiaki(zombies=queue, things={"B3": f"wall{wall}"}, at="move", net="netted" in str(queue))
    table.zombie_turn()
    assert ("B3" in table.street) == (push >= wall)
    if 0 < push < wall:
        first = next(line for line in table.report if line.startswith("stuck"))
        assert first == f"stuck B2 {table.street['B2']} {push} {wall}"
    else:
        assert table.told("stuck") == []


@clause("ZK-5.2")
def test_a_gap_ends_the_queue_and_other_lanes_do_not_push() -> None:
    table = zombiaki(zombies={"B3": 2, "B1": 4, "A3": 4, "C3": 3}, things={"B4": "wall5"}, at="move").zombie_turn()
    assert table.report[:3] == ["moved A3 A4 4 march", "stuck B3 2 2 5", "moved C3 C4 3 march"]
    assert table.street["B3"] == "2"


@clause("ZK-5.2", "ZK-3.6")
def test_a_dog_in_the_queue_adds_nothing_and_does_not_break_it() -> None:
    pushed = zombiaki(zombies={"B3": 2, "B2": "dog", "B1": 3}, things={"B4": "wall5"}, at="move").zombie_turn()
    assert pushed.street["B4"] == "2"
    stuck = zombiaki(zombies={"B3": 2, "B2": "dog", "B1": "3-1"}, things={"B4": "wall5"}, at="move").zombie_turn()
    assert "stuck B3 2 4 5" in stuck.report


@clause("ZK-5.2", "ZK-3.6")
def test_a_dog_at_the_foot_never_climbs_and_nobody_does_behind_it() -> None:
    table = zombiaki(zombies={"B3": "dog", "B2": 5, "B1": 4}, things={"B4": "wall5"}, at="move")
    assert "B3-B4" not in table.options()
    assert table.plays("pass").zombie_turn().shows({"B1": 4, "B2": 5, "B3": "dog"})


@clause("ZK-5.2", "ZK-5.12")
def test_the_queue_ends_before_the_first_netted_one() -> None:
    zombies: Bodies = {"B3": 3, "B2": 2, "B1": 2}
    table = zombiaki(zombies=zombies, things={"B4": "wall6"}, at="move").zombie_turn()
    assert table.street["B4"] == "3"
    zombies = {"B3": 3, "B2": "2 netted", "B1": 4}
    table = zombiaki(zombies=zombies, things={"B4": "wall6"}, net=True, at="move").zombie_turn()
    assert table.report[0] == "stuck B3 3 3 6"
    zombies = {"B3": 3, "B2": 2, "B1": "2 netted"}
    table = zombiaki(zombies=zombies, things={"B4": "wall5"}, net=True, at="move").zombie_turn()
    assert table.street["B4"] == "3"  # those before the netted one push


@clause("ZK-5.2")
def test_who_stands_on_a_wall_adds_nothing_and_does_not_break_the_queue() -> None:
    things = {"C2": "wall5", "C4": "wall6"}
    table = zombiaki(zombies={"C3": 2, "C2": 3, "C1": 3}, things=things, at="move").zombie_turn()
    assert table.report[0] == "stuck C3 2 5 6"
    table = zombiaki(zombies={"C3": 2, "C2": 3, "C1": 4}, things=things, at="move").zombie_turn()
    assert table.street["C4"] == "2"


@clause("ZK-5.2")
def test_the_own_strength_of_a_climber_on_a_wall_counts() -> None:
    things = {"C3": "wall5", "C4": "wall6"}
    table = zombiaki(zombies={"C3": 3, "C2": 3}, things=things, at="move").zombie_turn()
    assert table.shows({"C2": 3, "C4": 3})
    table = zombiaki(zombies={"C3": 3, "C2": 2}, things=things, at="move").zombie_turn()
    assert table.report[0] == "stuck C3 3 5 6"


@clause("ZK-5.2", "ZK-3.8")
def test_a_taken_wall_is_taken_however_strong_the_queue() -> None:
    zombies: Bodies = {"B4": 2, "B3": "5 claws", "B2": 4, "B5": "2 netted"}
    table = zombiaki(zombies=zombies, things={"B4": "wall5"}, net=True, at="move").zombie_turn()
    assert table.shows({"B2": 4, "B3": "6 claws", "B4": 2, "B5": 2})
    assert table.told("stuck") == []


@clause("ZK-5.2")
def test_the_queue_is_read_at_that_moment() -> None:
    table = zombiaki(zombies={"C3": 2, "C1": 4}, things={"C4": "wall6"}, hand="hunger hunger")
    assert table.refuses("hunger-C3", "ZK-5.2").sentence == "The wall on C4 is 6 high, and the push is 2."
    assert table.plays("hunger-C1", "hunger-C3").shows({"C2": 4, "C4": 2})


@clause("ZK-5.2", "ZK-3.11")
def test_the_march_reads_the_queue_before_those_behind_have_moved_up() -> None:
    table = zombiaki(zombies={"C3": 2, "C1": 4}, things={"C4": "wall6"}, at="move")
    assert table.zombie_turn().shows({"C2": 4, "C3": 2})
    assert table.zombie_turn().shows({"C3": 4, "C4": 2})


@clause("ZK-5.2", "ZK-4.7")
def test_hunger_leads_up_with_the_queue_and_not_without() -> None:
    table = zombiaki(zombies={"B2": 2, "B1": 3, "A2": 4}, things={"B3": "wall5", "A3": "wall6"}, hand="hunger")
    assert table.targets("hunger") == ["B2"]
    assert table.refuses("hunger-A2", "ZK-5.2").key == "too-high"
    assert table.plays("hunger-B2").shows({"A2": 4, "B1": 3, "B3": 2})


@clause("ZK-5.2", "ZK-4.1")
def test_an_order_leads_up_with_the_queue() -> None:
    table = zombiaki(zombies={"B2": 2, "B1": 4, "A1": "3 boss"}, things={"B3": "wall6"})
    assert table.plays("order-B2-B3").shows({"A1": "3 boss", "B1": 4, "B3": 2})
    table = zombiaki(zombies={"B2": 2, "B1": 3, "A1": "3 boss"}, things={"B3": "wall6"})
    assert table.refuses("order-B2-B3", "ZK-5.2").key == "too-high"


@clause("ZK-5.2", "ZK-4.4")
def test_mass_leads_up_onto_a_taken_wall_with_the_queue_behind_the_mover() -> None:
    table = zombiaki(zombies={"B3": 3, "B2": 2, "B1": 4}, things={"B3": "wall6"}, hand="mass")
    assert table.plays("mass-B2-B3").shows({"B1": 4, "B3": 5})
    table = zombiaki(zombies={"B3": 3, "B2": 2, "B1": 3}, things={"B3": "wall6"}, hand="mass")
    refusal = table.refuses("mass-B2-B3", "ZK-5.2")  # who stands on the wall does not count
    assert refusal.sentence == "The wall on B3 is 6 high, and the push is 5."


@clause("ZK-5.2", "ZK-4.5")
def test_swap_leads_up_with_the_queue_as_it_stood_before() -> None:
    table = zombiaki(zombies={"B3": 3, "B2": 2, "B1": 4}, things={"B3": "wall6"}, hand="swap")
    assert table.plays("swap-B2-B3").shows({"B1": 4, "B2": 3, "B3": 2})
    table = zombiaki(zombies={"B3": 4, "B2": 2, "B1": 3}, things={"B3": "wall6"}, hand="swap")
    assert table.refuses("swap-B2-B3", "ZK-5.2").key == "too-high"


@clause("ZK-5.2", "ZK-4.11")
def test_one_kept_back_by_not_so_fast_stands_in_its_queue() -> None:
    zombies: Bodies = {"B3": 2, "B2": 3, "B1": 2}
    table = zombiaki(zombies=zombies, things={"B4": "wall6"}, hand="notsofast hunger", at="move")
    table.plays("notsofast")  # B3 could climb; it is kept back, and so blocks the others
    assert table.until("zombies").shows({"B1": 2, "B2": 3, "B3": 2})
    assert table.plays("hunger-B3").shows({"B1": 2, "B2": 3, "B4": 2})


@clause("ZK-5.2", "ZK-3.5")
def test_one_that_has_taken_its_card_step_pushes_and_so_does_one_just_placed() -> None:
    table = zombiaki(zombies={"B2": 2}, things={"B3": "wall5"}, hand="zombie3 hunger")
    assert table.targets("hunger") == []
    assert table.plays("zombie3-B1", "hunger-B2").shows({"B1": 3, "B3": 2})
    table = zombiaki(zombies={"B3": 2, "B2": "4 stepped"}, things={"B4": "wall6"}, hand="hunger")
    assert table.plays("hunger-B3").shows({"B2": 4, "B4": 2})


@clause("ZK-3.8")
@pytest.mark.parametrize(("who", "can"), [("5", True), ("4 claws", True), ("4", False), ("5-1", False), ("dog", False)])
def test_sideways_up_a_wall_by_own_strength(who: str, can: bool) -> None:
    table = zombiaki(zombies={"A3": who, "A2": 4}, things={"B3": "wall5"}, hand="blood", turn="humans")
    assert ("A3-B3" in table.targets("blood")) == can
    if can:
        table.plays("blood-A3-B3")
        assert "B3" in table.street
    else:
        table.refuses("blood-A3-B3", "ZK-3.6" if who == "dog" else "ZK-3.8")


@clause("ZK-3.8", "ZK-3.7")
@pytest.mark.parametrize(("who", "stays"), [("5", False), ("4", True), ("dog", True)])
def test_back_up_a_wall_by_own_strength(who: str, stays: bool) -> None:
    things = {"B3": "wall5"}
    table = zombiaki(zombies={"B4": who, "B5": 3}, things=things, hand="stepback", turn="humans").plays("stepback")
    assert table.shows({"B4": who, "B5": 3} if stays else {"B3": who, "B4": 3})


@clause("ZK-3.8", "ZK-5.2")
def test_leaving_a_wall_is_an_ordinary_step() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B3": "wall6"}, hand="hunger blood")
    assert table.plays("hunger-B3").shows({"B4": 2})
    table = zombiaki(zombies={"B3": 2}, things={"B3": "wall6"}, hand="blood", turn="humans")
    assert table.plays("blood-B3-A3").shows({"A3": 2})


@clause("ZK-3.8", "ZK-4.5")
def test_swap_up_a_wall_from_the_side_needs_the_own_strength() -> None:
    zombies: Bodies = {"A3": 5, "B3": 2, "A2": 4}
    table = zombiaki(zombies=zombies, things={"B3": "wall5"}, hand="swap")
    assert table.plays("swap-A3-B3").shows({"A2": 4, "A3": 2, "B3": 5})
    table = zombiaki(zombies=zombies, things={"B3": "wall6"}, hand="swap")
    assert table.refuses("swap-A3-B3", "ZK-3.8").values == {"goal": "B3", "height": 6, "push": 5}
