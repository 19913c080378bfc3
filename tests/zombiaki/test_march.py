"""The mandatory move: each zombie one cell forward if it can, from the front to the rear, once."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


def steps(report: list[str]) -> list[str]:
    """The moves in a report, as cells."""
    return ["-".join(line.split()[1:3]) for line in report if line.startswith("moved")]


# --- each steps forward ---


@clause("ZK-3.4")
def test_every_zombie_steps_forward_one_cell() -> None:
    table = zombiaki(zombies={"A1": 2, "B3": 5, "C4": "3 claws"}, at="move")
    assert table.shows({"A2": 2, "B4": 5, "C5": "4 claws"})


@clause("ZK-3.4", "ZK-3.11")
def test_the_march_goes_from_row_five_to_row_one_and_from_a_to_c() -> None:
    table = zombiaki(zombies={"A1": 2, "B1": 2, "C1": 2, "A3": 3, "C3": 3, "B2": 4}, at="move")
    assert steps(table.report) == ["A3-A4", "C3-C4", "B2-B3", "A1-A2", "B1-B2", "C1-C2"]


@clause("ZK-3.11", "ZK-3.4")
def test_a_queue_moves_up_as_one() -> None:
    table = zombiaki(zombies={"A1": 2, "A2": 3, "A3": 4}, at="move")
    assert steps(table.report) == ["A3-A4", "A2-A3", "A1-A2"]
    assert table.shows({"A2": 2, "A3": 3, "A4": 4})


@clause("ZK-3.4")
def test_a_blocked_front_stops_its_queue_but_not_beyond_a_gap() -> None:
    table = zombiaki(zombies={"A5": "dog", "A4": 2, "A3": 3, "A1": 4}, at="move").plays("pass")
    assert table.shows({"A2": 4, "A3": 3, "A4": 2, "A5": "dog"})


@clause("ZK-3.4", "ZK-3.8")
def test_a_zombie_does_not_go_around_who_is_ahead() -> None:
    table = zombiaki(zombies={"B3": "dog", "B2": 3}, at="move").plays("pass")
    assert table.shows({"B2": 3, "B3": "dog"})


@clause("ZK-3.4")
@pytest.mark.parametrize(
    ("zombie", "things", "fire", "after"),
    [
        (2, {"B4": "pit2"}, "", {}),
        (3, {"B4": "barrel"}, "", {}),
        (3, {}, "B4", {"B4": "2"}),
        ("3-2", {}, "B4", {}),
        (4, {"B4": "pit2"}, "", {"B4": "4"}),
        (3, {"B4": "car"}, "", {"B4": "3"}),
    ],
)
def test_the_step_is_a_must_even_to_its_harm(
    zombie: str | int, things: dict[str, str], fire: str, after: dict[str, str]
) -> None:
    assert zombiaki(zombies={"B3": zombie}, things=things, fire=fire, at="move").shows(after)


@clause("ZK-3.4", "ZK-2.9")
def test_a_mine_on_the_way_is_stepped_on_and_the_march_waits_for_its_shrapnel() -> None:
    table = zombiaki(zombies={"B3": 3, "C2": 2}, things={"B4": "mine"}, at="move")
    assert (table.report, table.asked) == (["moved B3 B4 3 march", "exploded B4 mine", "hurt B4 2 1 mine"], "shrapnel")
    table.plays("shrapnel-C4")
    assert table.report == ["splintered C4 0", "moved C2 C3 2 march"]
    assert table.shows({"B4": 1, "C3": 2})


@clause("ZK-3.4")
def test_nobody_is_asked_when_nothing_is_to_choose() -> None:
    table = zombiaki(zombies={"A1": 2, "C4": 3}, hand="terror", at="move")
    assert table.asked == "card"


@clause("ZK-3.4", "ZK-5.2")
def test_who_does_not_advance_is_told_and_why() -> None:
    table = zombiaki(zombies={"A3": 2, "A2": 3}, things={"A4": "wall6"}, at="move")
    assert table.report == ["stuck A3 2 5 6", "stayed A2 3 march taken"]
    table = zombiaki(zombies={"A3": "2 netted"}, things={"A4": "wall6"}, net=True, at="move")
    assert table.report == ["stayed A3 2 march netted"]
    table = zombiaki(zombies={"A5": 2, "A3": "3 boss"}, things={"A1": "barrier"}, at="move")
    assert table.report == ["stayed A5 2 march barred", "stayed A3 3 boss march barred"]


# --- once ---


@clause("ZK-3.4")
def test_who_was_blocked_does_not_try_again() -> None:
    """The dog ahead of B2 dies while C2 marches, but B2 has had its try."""
    table = zombiaki(zombies={"B2": 3, "B3": "dog", "C2": 4}, things={"C3": "mine"}, at="move").plays("pass")
    assert table.asked == "shrapnel"
    table.plays("shrapnel-B3")
    assert table.shows({"B2": 3, "C3": 2})
    assert table.human_turn().shows({"B3": 3, "C4": 2})


@clause("ZK-3.4")
def test_who_is_still_to_march_finds_the_way_free() -> None:
    """The same in the other order: A2 steps first, and B2 after it."""
    table = zombiaki(zombies={"B2": 3, "B3": "dog", "A2": 4}, things={"A3": "mine"}, at="move").plays("pass")
    table.plays("shrapnel-B3")
    assert table.shows({"A3": 2, "B3": 3})


@clause("ZK-3.4", "ZK-4.1")
def test_who_is_thrown_back_after_its_move_does_not_try_again() -> None:
    table = zombiaki(zombies={"A4": 3, "B2": "2 boss", "C1": 4}, things={"B3": "mine"}, at="move")
    table.plays("shrapnel-C3")
    assert table.report[1:] == ["boss_fell", "stayed C1 4 boss row", "moved A5 A4 3 boss", "moved C1 C2 4 march"]
    assert table.shows({"A4": 3, "C2": 4})


@clause("ZK-3.11", "ZK-4.1", "ZK-3.4")
def test_who_has_not_marched_yet_still_does_after_the_boss_is_dead() -> None:
    """A printed combination: the boss onto the mine, shrapnel into the car, all back, the rest march."""
    table = zombiaki(
        zombies={"A4": "2 boss", "B4": "2-1", "C4": 3, "A3": 4, "C3": 3},
        things={"A5": "mine", "B5": "car"},
        at="move",
    )
    assert table.report == ["moved A4 A5 2 boss march", "exploded A5 mine", "died A5 2 boss mine"]
    table.plays("shrapnel-B5")
    assert table.report == [
        "splintered B5 0",
        "exploded B5 car",
        "died B4 1 car",
        "hurt C4 1 2 car",
        "boss_fell",
        "moved A3 A2 4 boss",
        "moved C3 C2 3 boss",
        "moved C4 C3 2 boss",
        "moved C3 C4 2 march",
        "moved A2 A3 4 march",
        "moved C2 C3 3 march",
    ]
    assert table.shows({"A3": 4, "C3": 3, "C4": 2})


@clause("ZK-3.11")
def test_the_list_of_the_march_is_not_sorted_anew_when_all_step_back() -> None:
    """C4 comes before A3, which its blocked queue keeps in place; thrown back to C3, it still goes first."""
    table = zombiaki(zombies={"B4": "2 boss", "C4": 3, "A3": 3, "A2": 3, "A1": 2}, things={"B5": "mine"}, at="move")
    table.plays("shrapnel-A5")
    assert steps(table.report) == ["C4-C3", "C3-C4", "A3-A4", "A2-A3", "A1-A2"]


# --- the mandatory step and one card step ---


@clause("ZK-3.5")
def test_a_zombie_makes_its_mandatory_step_and_one_card_step() -> None:
    table = zombiaki(zombies={"A1": 3}, hand="hunger hunger claws", at="move").draws("zombie2").plays("discard-claws")
    assert table.plays("hunger-A2").shows({"A3": 3})
    assert table.targets("hunger") == []
    refusal = table.refuses("hunger-A3", "ZK-3.5")
    assert refusal.key == "stepped"


@clause("ZK-3.5")
def test_each_zombie_has_its_own_card_step() -> None:
    table = zombiaki(zombies={"A2": 3, "B2": 3}, hand="hunger hunger").plays("hunger-A2", "hunger-B2")
    assert table.shows({"A3": 3, "B3": 3})


@clause("ZK-3.5")
@pytest.mark.parametrize("first", ["hunger-B2", "order-B2-B3", "mass-B2-B3", "swap-B2-B3"])
def test_hunger_order_mass_and_swap_are_all_the_one_card_step(first: str) -> None:
    ahead: Bodies = {"B3": "2-1"} if first in ("mass-B2-B3", "swap-B2-B3") else {}
    zombies: Bodies = {"B2": 2, "A3": 4, "C5": "4 boss", **ahead}
    table = zombiaki(zombies=zombies, hand="hunger hunger mass mass swap", merged="free")
    table.plays(first)
    for second in ("hunger-B3", "mass-B3-A3"):
        table.refuses(second, "ZK-3.5")
    if first != "order-B2-B3":
        table.refuses("order-B3-C3", "ZK-3.5")
    if first != "swap-B2-B3":
        table.refuses("swap-A3-B3", "ZK-3.5")
    assert "mass-A3-B3" in table.options()  # who has used its step can still be joined


@clause("ZK-3.5")
def test_a_mandatory_step_not_made_gives_no_second_card_step() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="notsofast hunger hunger", at="move").plays("notsofast")
    table.draws("zombie2", "zombie2").plays("discard-zombie2", "hunger-A3")
    table.refuses("hunger-A4", "ZK-3.5")


@clause("ZK-3.5")
def test_with_the_next_turn_there_is_a_new_card_step() -> None:
    table = zombiaki(zombies={"A1": 3}, hand="hunger hunger").plays("hunger-A1", "pass").human_turn()
    table.draws("zombie2", "zombie2", "zombie2").plays("discard-zombie2")
    assert table.plays("hunger-A3").shows({"A4": 3})


@clause("ZK-3.5")
def test_being_thrown_back_by_the_bosss_death_is_no_card_step() -> None:
    table = zombiaki(zombies={"A3": 3, "B2": "2 boss"}, things={"B3": "mine"}, hand="hunger hunger")
    table.plays("hunger-B2", "shrapnel-C3")
    assert table.shows({"A2": 3})
    assert table.plays("hunger-A2").shows({"A3": 3})


@clause("ZK-3.5")
def test_nor_does_it_give_back_a_card_step_that_was_taken() -> None:
    table = zombiaki(zombies={"A2": 3, "B2": "2 boss"}, things={"B3": "mine"}, hand="hunger hunger mass")
    table.plays("hunger-A2", "hunger-B2", "shrapnel-C3")
    assert table.shows({"A2": 3})
    assert table.options() == ["pass", "discard-mass"]


@clause("ZK-3.5")
def test_moves_by_human_cards_do_not_count() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="blood hunger", turn="humans").plays("blood-A3-B3", "pass")
    table.draws("zombie2", "zombie2", "zombie2").plays("discard-zombie2")
    assert table.plays("hunger-B4").shows({"B5": 3})
