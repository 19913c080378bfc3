"""Claustrophobia: into no building, and straight out of one."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import AFRAID, SHUT_IN
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

HOSPITAL = {"e0n1": "hospital"}
TOYS = {"w1n0": "toy_store"}


def shut_in(space: str, rolled: int = 6, **more: Any) -> Scenario:
    """A, claustrophobic, has a movement ahead."""
    given: dict[str, Any] = {"town": HOSPITAL, "pawns": {"A": space}, "at": "move", "effects": SHUT_IN} | more
    return zombies(**given, rolled=rolled)


@clause("ZZ-11.8")
def test_not_into_a_building() -> None:
    table = shut_in("2.8")
    assert table.options("A") == ["stop", "go-1.2"]
    sentence = table.refuses("A", "go-2.5", "ZZ-11.8").sentence
    assert sentence == "Claustrophobia: no building may be entered in this turn."


@clause("ZZ-11.8")
@pytest.mark.parametrize(
    ("space", "steps"),
    [
        ("2.5", ["2.8"]),
        ("2.1", ["2.2", "2.4"]),
        ("2.2", ["2.5"]),
        ("2.7", ["2.4"]),
        ("2.9", ["2.6"]),
        ("2.3", ["2.2", "2.6"]),
    ],
)
def test_inside_each_step_shortens_the_way_to_a_road(space: str, steps: list[str]) -> None:
    table = shut_in(space)
    assert table.options("A") == [f"go-{goal}" for goal in steps]


@clause("ZZ-11.8")
def test_through_whichever_door_is_nearest() -> None:
    assert shut_in("2.1", town=TOYS).options("A") == ["go-2.2", "go-2.4"]  # three steps either way
    assert shut_in("2.2", town=TOYS).options("A") == ["go-2.3"]
    assert shut_in("2.4", town=TOYS).options("A") == ["go-2.7"]
    fire = {"e0n1": "fire_station"}
    assert shut_in("2.7", town=fire).options("A") == ["go-2.8"]
    assert shut_in("2.1", town=fire).options("A") == ["go-2.2", "go-2.4"]


@clause("ZZ-11.8")
def test_no_stop_before_it_is_out_and_freely_on_afterwards() -> None:
    table = shut_in("2.2", rolled=3)
    refusal = table.refuses("A", "stop", "ZZ-11.8")
    assert refusal.sentence == "Claustrophobia: the movement goes on until the pawn is out."
    table.refuses("A", "go-2.1", "ZZ-11.8")
    table.play("A", "go-2.5")
    table.refuses("A", "stop", "ZZ-11.8")
    assert table.play("A", "go-2.8").options("A") == ["stop", "go-1.2"]
    table.play("A", "go-1.2")
    assert table.asked == "zombies"


@clause("ZZ-11.8")
def test_a_movement_too_short_ends_inside() -> None:
    table = shut_in("2.1", rolled=2).play("A", "go-2.4", "go-2.5")
    assert (table.where("A"), table.asked) == ("2.5", "zombies")


@clause("ZZ-11.8")
def test_zombies_on_the_way_do_not_matter_and_are_fought() -> None:
    table = shut_in("2.2", zombies="2.5 2.8")
    assert table.options("A") == ["go-2.5"]
    assert table.play("A", "go-2.5").asked == "settle"
    assert table.rolls(4).options("A") == ["go-2.8"]


@clause("ZZ-11.8")
def test_only_the_target_is_bound() -> None:
    table = zombies(HOSPITAL, pawns={"A": "2.8"}, at="move", rolled=2, lying={"A": "claustrophobia"})
    assert "go-2.5" in table.options("A")  # it only lies there
    table = zombies(HOSPITAL, pawns={"B": "2.8"}, at="before_zombies", effects=SHUT_IN, hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-2.5")
    assert table.where("B") == "2.5"


@clause("ZZ-11.8", "ZZ-11.25")
def test_a_forced_move_does_not_lead_in_but_leads_about_inside() -> None:
    hands = {"B": "where_everybody"}
    more: dict[str, Any] = {"at": "before_zombies", "hands": hands}
    table = shut_in("2.8", 0, **more).play("B", "play-where_everybody-A")
    assert table.options("B") == ["go-1.2"]
    table.refuses("B", "go-2.5", "ZZ-11.8")
    table = shut_in("2.1", 0, **more).play("B", "play-where_everybody-A", "go-2.2", "go-2.3", "go-2.6", "go-2.9")
    assert table.where("A") == "2.9"
    assert table.options("B") == ["go-2.6"]  # no other way than back


@clause("ZZ-11.8", "ZZ-11.25")
def test_a_forced_move_may_lead_out_and_then_not_back_in() -> None:
    more: dict[str, Any] = {"at": "before_zombies", "hands": {"B": "where_everybody"}}
    table = shut_in("2.2", 0, **more).play("B", "play-where_everybody-A", "go-2.5", "go-2.8", "go-1.2", "go-1.5")
    assert table.options("B") == ["go-1.4", "go-1.6", "go-1.8"]


@clause("ZZ-11.8", "ZZ-11.17")
def test_it_binds_the_keys_too() -> None:
    table = zombies(HOSPITAL, pawns={"A": "2.1"}, at="before_roll", effects=SHUT_IN, hands={"A": "keys"})
    table.play("A", "play-keys")
    assert table.options("A") == ["go-2.2", "go-2.4"]


@clause("ZZ-11.8", "ZZ-11.20")
def test_rest_leaves_it_inside() -> None:
    table = zombies(HOSPITAL, pawns={"A": "2.1"}, at="before_roll", effects=SHUT_IN, hands={"A": "much_needed_rest"})
    table.play("A", "play-much_needed_rest")
    assert (table.where("A"), table.asked) == ("2.1", "zombies")


@clause("ZZ-11.8", "ZZ-11.9")
def test_fear_leaves_it_inside() -> None:
    table = zombies(HOSPITAL, pawns={"A": "2.1"}, at="before_roll", effects=SHUT_IN | AFRAID)
    assert (table.where("A"), table.asked) == ("2.1", "zombies")


@clause("ZZ-11.8", "ZZ-9.4")
def test_it_lies_on_the_target_until_its_next_turn() -> None:
    table = zombies(HOSPITAL, pawns={"B": "2.1"}, at="before_discard", hands={"A": "claustrophobia"}, pile="")
    table.play("A", "play-claustrophobia-B")
    assert (table.state.active, table.state.effects) == (1, SHUT_IN)


@clause("ZZ-11.8", "ZZ-9.4")
def test_after_that_turn_buildings_are_open_again() -> None:
    table = shut_in("2.8", 1, pile="", items={"A": "all_the_marbles"}, marbled={"A": 1})
    table.play("A", "go-1.2").passes()
    assert (table.state.active, table.state.effects) == (1, 0)


@clause("ZZ-11.8", "ZZ-11.4")
def test_put_on_town_square_the_rest_of_the_movement_is_free_but_for_buildings() -> None:
    table = shut_in("2.1", hands={"B": "bad_sense_of_direction"}).play("A", "go-2.2")
    table.play("B", "play-bad_sense_of_direction-A")
    assert table.options("A") == ["stop", "go-1.2", "go-1.4", "go-1.6", "go-1.8"]
