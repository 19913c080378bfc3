"""Not so fast: one zombie does not make its mandatory step."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki


@clause("ZK-4.11")
def test_it_is_asked_just_before_each_zombies_step() -> None:
    table = zombiaki(zombies={"A4": 3, "B2": 4, "C2": 2}, hand="notsofast", at="move")
    assert (table.asked, table.waits_for) == ("march", "zombies")
    assert table.options() == ["pass", "pass-turn", "notsofast"]
    assert table.plays("pass").report == ["moved A4 A5 3 march"]
    assert table.plays("notsofast").report == ["halted B2 4", "moved C2 C3 2 march"]
    assert (table.street, table.asked) == ({"A5": "3", "B2": "4", "C3": "2"}, "card")
    assert table.pile("zombies") == ["notsofast"]


@clause("ZK-4.11")
def test_others_are_not_affected_and_who_has_moved_stays_moved() -> None:
    table = zombiaki(zombies={"A4": 3, "B3": 3, "C1": 2}, hand="notsofast", at="move").plays(
        "pass", "pass", "notsofast"
    )
    assert table.shows({"A5": 3, "B4": 3, "C1": 2})


@clause("ZK-4.11")
def test_two_cards_stop_two_zombies() -> None:
    table = zombiaki(zombies={"A4": 3, "B3": 3, "C1": 2}, hand="notsofast notsofast", at="move")
    assert table.plays("notsofast", "pass", "notsofast").shows({"A4": 3, "B4": 3, "C1": 2})


@clause("ZK-4.11")
def test_the_rest_can_march_without_further_questions() -> None:
    table = zombiaki(zombies={"A4": 3, "B3": 3, "C1": 2}, hand="notsofast", at="move").plays("pass-turn")
    assert (table.street, table.asked) == ({"A5": "3", "B4": "3", "C2": "2"}, "card")
    assert table.hand("zombies") == ["notsofast"]


@clause("ZK-4.11")
def test_next_turn_it_is_asked_again() -> None:
    table = zombiaki(zombies={"A1": 3}, hand="notsofast", at="move").plays("pass-turn").zombie_turn().human_turn()
    assert table.asked == "march"


@clause("ZK-4.11", "ZK-2.2")
def test_after_all_dogs() -> None:
    table = zombiaki(zombies={"A4": 3, "B3": "dog"}, hand="notsofast", at="move")
    assert table.asked == "dog"
    table.refuses("notsofast", "ZK-2.2")
    assert table.plays("B3-B4", "stop").asked == "march"


@clause("ZK-4.11")
def test_not_on_dogs() -> None:
    table = zombiaki(zombies={"B3": "dog"}, hand="notsofast", at="move").plays("pass")
    assert table.asked == "card"


@clause("ZK-4.11")
def test_only_if_the_step_is_possible() -> None:
    """A netted one, one behind a dog and one at a wall come before A1 in the march; nothing is asked for them."""
    table = zombiaki(
        zombies={"A4": "2 netted", "B5": "dog", "B4": 3, "C3": 2, "A1": 3},
        things={"C4": "wall6"},
        net=True,
        hand="notsofast",
        at="move",
    ).plays("pass")
    assert (table.report, table.asked) == (
        ["waited B5", "stayed A4 2 march netted", "stayed B4 3 march taken", "stuck C3 2 2 6"],
        "march",
    )
    assert table.plays("notsofast").report == ["halted A1 3"]
    assert table.asked == "card"


@clause("ZK-4.11", "ZK-3.5")
def test_card_steps_remain_possible() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="notsofast hunger", at="move").plays("notsofast")
    table.draws("claws", "terror", "zombie2").plays("discard-terror", "hunger-A3")
    assert table.shows({"A4": 3})


@clause("ZK-4.11")
def test_it_blocks_those_behind() -> None:
    table = zombiaki(zombies={"A3": 3, "A2": 4, "A1": 2}, hand="notsofast", at="move").plays("notsofast")
    assert (table.street, table.asked) == ({"A1": "2", "A2": "4", "A3": "3"}, "card")


@clause("ZK-4.11", "ZK-5.2")
def test_the_one_at_the_foot_is_stopped_and_still_counts_for_a_later_push() -> None:
    table = zombiaki(zombies={"B3": 3, "B2": 3}, things={"B4": "wall6"}, hand="notsofast hunger", at="move")
    table.plays("notsofast")
    assert table.shows({"B2": 3, "B3": 3})
    table.draws("claws", "terror", "zombie2").plays("discard-terror")
    assert table.plays("hunger-B3").shows({"B2": 3, "B4": 3})


@clause("ZK-4.11", "ZK-2.6")
def test_it_can_give_up_a_win() -> None:
    table = zombiaki(zombies={"A5": 3}, hand="notsofast", at="move").plays("notsofast")
    assert (table.winner, table.street) == ("", {"A5": "3"})


@clause("ZK-4.11", "ZK-2.2")
@pytest.mark.parametrize("answer", ["terror", "discard-notsofast", "order-A3-A4", "A3-A4", "stop", "click"])
def test_nothing_else_answers_the_march(answer: str) -> None:
    table = zombiaki(zombies={"A3": 3, "B3": "4 boss"}, hand="notsofast terror click", at="move")
    table.refuses(answer, "ZK-2.2")


@clause("ZK-4.11")
def test_not_in_the_play_step_and_no_march_to_pass_there() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="notsofast")
    table.refuses("notsofast", "ZK-4.11")
    table.refuses("pass-turn", "ZK-4.11")


@clause("ZK-4.11", "ZK-3.10")
def test_a_frozen_march_asks_nothing() -> None:
    assert zombiaki(zombies={"A3": 3}, hand="notsofast", frozen=1, at="move").asked == "card"


@clause("ZK-4.11", "ZK-3.11")
def test_a_step_that_another_zombies_step_made_possible_is_asked_too() -> None:
    table = zombiaki(zombies={"A3": 3, "A2": 2}, hand="notsofast", at="move").plays("pass")
    assert table.asked == "march"
    assert table.plays("notsofast").shows({"A2": 2, "A4": 3})
