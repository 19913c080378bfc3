"""Bite: a human shield becomes a zombie of strength 1 beside or behind its bearer."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki


@clause("ZK-4.6")
@pytest.mark.parametrize("goal", ["A3", "C3", "B2"])
def test_the_bitten_one_comes_up_beside_or_directly_behind(goal: str) -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, hand="bite")
    assert table.targets("bite") == ["B3-A3", "B3-C3", "B3-B2"]
    assert table.plays(f"bite-B3-{goal}").shows({"B3": 4, goal: 1})
    assert table.report[1:] == [f"bit B3 {goal}"]


@clause("ZK-4.6")
def test_not_in_front() -> None:
    zombiaki(zombies={"B3": "4 shield"}, hand="bite").refuses("bite-B3-B4", "ZK-4.6")


@clause("ZK-4.6")
@pytest.mark.parametrize(
    ("cell", "goals"), [("A1", ["A1-B1"]), ("C1", ["C1-B1"]), ("A3", ["A3-B3", "A3-A2"]), ("B1", ["B1-A1", "B1-C1"])]
)
def test_the_street_has_an_edge(cell: str, goals: list[str]) -> None:
    assert zombiaki(zombies={cell: "4 shield"}, hand="bite").targets("bite") == goals


@clause("ZK-4.6")
def test_there_must_be_a_shield() -> None:
    table = zombiaki(zombies={"B3": 4, "C3": "dog"}, hand="bite")
    for answer in ("bite-B3-A3", "bite-C3-C2", "bite-A1-A2"):
        assert table.refuses(answer, "ZK-4.6").key == "no-shield"


@clause("ZK-4.6")
def test_any_shield_may_be_chosen() -> None:
    table = zombiaki(zombies={"A3": "4 shield", "C3": "2+3 shield"}, hand="bite").plays("bite-C3-C2")
    assert table.shows({"A3": "4 shield", "C2": 1, "C3": 5})


# --- room ---


@clause("ZK-4.6", "ZK-3.3")
def test_with_no_room_bite_is_not_playable() -> None:
    table = zombiaki(zombies={"A2": "3 shield", "A1": "dog", "B2": 3}, hand="bite")
    assert table.options() == ["pass", "discard-bite"]
    for answer in ("bite-A2-A1", "bite-A2-B2"):
        table.refuses(answer, "ZK-4.6")


@clause("ZK-4.6", "ZK-3.3")
def test_a_barrel_takes_the_room() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A3": "barrel"}, hand="bite")
    assert table.targets("bite") == ["B3-C3", "B3-B2"]
    table.refuses("bite-B3-A3", "ZK-4.6")


@clause("ZK-4.6", "ZK-3.3")
@pytest.mark.parametrize("edition", ["printed", "later"])
def test_the_bitten_one_comes_up_on_top_of_a_wall_of_any_row(edition: str) -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A3": "wall6"}, hand="bite", edition=edition)
    assert table.plays("bite-B3-A3").shows({"A3": 1, "B3": 3})
    assert table.things == {"A3": "wall6"}


@clause("ZK-4.6", "ZK-5.6")
def test_a_barred_lane_hinders_the_new_zombie() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A1": "barrier"}, hand="bite")
    assert table.targets("bite") == ["B3-C3", "B3-B2"]
    table.refuses("bite-B3-A3", "ZK-4.6")


@clause("ZK-4.6", "ZK-5.6")
def test_from_a_barred_lane_one_bites_into_the_next() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"B1": "barrier"}, hand="bite")
    assert table.targets("bite") == ["B3-A3", "B3-C3"]
    table = zombiaki(zombies={"B2": "3 shield"}, things={"B1": "barrier"}, hand="bite")
    table.refuses("bite-B2-B1", "ZK-4.6")


@clause("ZK-4.6", "ZK-3.10")
def test_a_netted_or_frozen_bearer_does_not_hinder_it() -> None:
    table = zombiaki(zombies={"B3": "3 shield netted"}, net=True, hand="bite").plays("bite-B3-B2")
    assert (table.street, table.netted) == ({"B2": "1", "B3": "3"}, ["B3"])
    table = zombiaki(zombies={"B3": "3 shield"}, frozen=1, hand="bite").plays("bite-B3-B2")
    assert table.shows({"B2": 1, "B3": 3})


# --- it enters ---


@clause("ZK-4.6", "ZK-3.9")
@pytest.mark.parametrize("pit", ["pit1", "pit2"])
def test_a_pit_takes_the_bitten_one(pit: str) -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A3": pit}, hand="bite").plays("bite-B3-A3")
    assert (table.street, table.things, table.pile("zombies")) == ({"B3": "3"}, {}, ["shield", "bite"])


@clause("ZK-4.6", "ZK-3.9")
def test_fire_and_mine_kill_it_a_car_does_not() -> None:
    assert zombiaki(zombies={"B3": "3 shield"}, fire="A3", hand="bite").plays("bite-B3-A3").shows({"B3": 3})
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A3": "mine"}, hand="bite").plays("bite-B3-A3")
    assert (table.asked, table.street) == ("shrapnel", {"B3": "3"})
    assert table.plays("shrapnel-B3").shows({"B3": 2})  # its shield is gone
    table = zombiaki(zombies={"B3": "3 shield"}, things={"A3": "car"}, hand="bite").plays("bite-B3-A3")
    assert table.shows({"A3": 1, "B3": 3})


# --- what it may do, and its bearer ---


@clause("ZK-4.6", "ZK-3.5")
def test_it_is_placing_not_moving_both_may_act_on() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, hand="bite hunger hunger").plays(
        "bite-B3-A3", "hunger-A3", "hunger-B3"
    )
    assert table.shows({"A4": 1, "B4": 3})


@clause("ZK-4.6", "ZK-3.5")
def test_a_bearer_that_has_used_its_card_step_can_be_bitten_from() -> None:
    table = zombiaki(zombies={"B3": "3 shield stepped obeyed", "C5": "4 boss"}, hand="bite").plays("bite-B3-A3")
    assert table.plays("order-A3-A4").shows({"A4": 1, "B3": 3, "C5": "4 boss"})  # a zombie like any other


@clause("ZK-4.6", "ZK-4.2")
def test_the_bitten_one_may_be_given_cards() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, hand="bite shield claws boss").plays("bite-B3-A3")
    assert table.plays("shield-A3", "claws-A3", "boss-A3").shows({"A3": "2 claws shield boss", "B3": 3})


@clause("ZK-4.6", "ZK-3.4")
def test_it_marches_the_next_turn() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, hand="bite").plays("bite-B3-B2", "pass").human_turn()
    assert table.shows({"B3": 1, "B4": 3})
