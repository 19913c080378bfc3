"""Brain Cramp: somebody else walks with your pawn."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import SHUT_IN
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

STREET = {"e1n0": "straight", "e2n0": "straight"}


def cramped(**more: Any) -> Scenario:
    """B walks with A's pawn."""
    given: dict[str, Any] = {"town": STREET, "at": "after_roll", "rolled": 3, "hands": {"B": "brain_cramp"}} | more
    return zombies(**given).play("B", "play-brain_cramp")


@clause("ZZ-11.5")
def test_its_player_chooses_each_step() -> None:
    table = cramped()
    assert (table.asked, table.waits_for) == ("step", "B")
    table.refuses("A", "go-1.6", "ZZ-11.5")
    table.play("B", "go-1.6", "go-2.4", "go-2.5")
    assert (table.where("A"), table.where("B")) == ("2.5", "1.5")
    assert table.waits_for == ""
    assert table.asked == "zombies"


@clause("ZZ-11.5")
def test_and_when_it_stops_also_at_once() -> None:
    assert cramped().play("B", "stop").where("A") == "1.5"
    assert cramped().play("B", "go-1.6", "stop").where("A") == "1.6"
    assert cramped().play("B", "stop").told("halted") == [
        {"fact": "halted", "seat": 0, "left": 3, "driver": 1, "moved": 0}
    ]


@clause("ZZ-11.5")
def test_the_steps_tell_who_chose_them() -> None:
    table = cramped().play("B", "go-1.6")
    assert table.told("stepped") == [{"fact": "stepped", "seat": 0, "start": 4, "goal": 5, "driver": 1}]


@clause("ZZ-11.5", "ZZ-5.7")
def test_the_owner_fights_settles_and_keeps() -> None:
    table = cramped(zombies="1.6").play("B", "go-1.6").rolls(1)
    assert (table.asked, table.waits_for) == ("settle", "A")
    table.play("A", "bullets")
    assert (table.kills(), table.bullets()) == ([1, 0], [0, 3])
    assert (table.asked, table.waits_for) == ("step", "B")


@clause("ZZ-11.5", "ZZ-5.7")
def test_the_owner_takes_the_tokens() -> None:
    table = cramped(town={"e1n0": "army_surplus"}, bullets_on="2.2", pawns={"A": "2.5"}).play("B", "go-2.2")
    assert table.bullets() == [4, 3]


@clause("ZZ-11.5")
def test_not_for_ones_own_movement() -> None:
    table = zombies(at="after_roll", rolled=3, hands={"A": "brain_cramp fear"})
    assert "play-brain_cramp" not in table.options("A")
    table.refuses("A", "play-brain_cramp", "ZZ-11.5")


@clause("ZZ-11.5", "ZZ-9.3")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "before_zombies", "before_discard"])
def test_in_no_other_window(place: str) -> None:
    table = zombies(zombies="1.5", at=place, hands={"B": "brain_cramp fear"})
    table.refuses("B", "play-brain_cramp", "ZZ-11.5")


@clause("ZZ-11.5")
def test_a_movement_already_taken_cannot_be_taken_again() -> None:
    hands = {"B": "brain_cramp", "C": "brain_cramp fear"}
    table = zombies(STREET, seats=3, at="after_roll", rolled=3, hands=hands).play("B", "play-brain_cramp")
    assert table.waits_for == "C"
    table.refuses("C", "play-brain_cramp", "ZZ-11.5")
    table.play("C", "pass")
    assert (table.asked, table.waits_for) == ("step", "B")


@clause("ZZ-11.5", "ZZ-11.17")
def test_it_works_on_the_keys_too() -> None:
    table = zombies(STREET, at="before_roll", hands={"A": "keys", "B": "brain_cramp"}).play("A", "play-keys")
    table.play("B", "play-brain_cramp")
    assert table.told("moves")[0]["steps"] == 10
    assert table.waits_for == "B"


@clause("ZZ-11.5", "ZZ-11.1")
def test_the_owner_may_still_rush() -> None:
    hands = {"A": "adrenaline_rush", "B": "brain_cramp"}
    table = zombies(STREET, at="after_roll", rolled=2, hands=hands).play("A", "pass").play("B", "play-brain_cramp")
    assert table.waits_for == "A"
    table.play("A", "play-adrenaline_rush")
    assert (table.told("moves")[0]["steps"], table.waits_for) == (4, "B")


@clause("ZZ-11.5", "ZZ-11.8")
def test_claustrophobia_binds_its_player() -> None:
    table = cramped(town={"e0n1": "hospital"}, pawns={"A": "2.1"}, effects=SHUT_IN)
    assert table.options("B") == ["go-2.2", "go-2.4"]
    table.refuses("B", "stop", "ZZ-11.8")
    table.play("B", "go-2.2", "go-2.5", "go-2.8")
    assert table.where("A") == "2.8"
    table = cramped(town={"e0n1": "hospital"}, pawns={"A": "2.8"}, effects=SHUT_IN)
    assert table.options("B") == ["stop", "go-1.2"]
    table.refuses("B", "go-2.5", "ZZ-11.8")


@clause("ZZ-11.5", "ZZ-11.4", "ZZ-5.6")
def test_after_a_relocation_the_rest_still_belongs_to_it() -> None:
    hands = {"B": "brain_cramp", "C": "bad_sense_of_direction"}
    table = zombies(STREET, seats=3, at="after_roll", rolled=3, hands=hands).play("B", "play-brain_cramp")
    table.play("B", "go-1.6").play("C", "play-bad_sense_of_direction-A")
    assert (table.where("A"), table.waits_for) == ("1.5", "B")
    table.play("B", "go-1.2", "go-1.5")
    assert table.asked == "zombies"


@clause("ZZ-11.5", "ZZ-8.1", "ZZ-8.3")
def test_led_to_the_helipad_the_owner_wins() -> None:
    table = cramped(town={"e1n0": "helipad"}, pawns={"A": "2.4"}).play("B", "go-2.5")
    assert table.winner == "A"


@clause("ZZ-11.5", "ZZ-5.4")
def test_death_ends_it() -> None:
    table = cramped(zombies="1.6", lives=[1, 3]).play("B", "go-1.6").rolls(1).play("A", "life")
    assert table.where("A") == "1.5"
    assert table.asked == "zombies"


@clause("ZZ-11.5")
def test_only_this_movement() -> None:
    cards: dict[str, Any] = {"deck": "grenade molotov skateboard", "marbled": {"A": 1}, "hands": {"C": "brain_cramp"}}
    table = zombies(STREET, seats=3, pile="", at="after_roll", rolled=3, **cards)
    table.play("C", "play-brain_cramp", "stop").draws("card-grenade", "card-molotov", "card-skateboard").rolls(2)
    assert (table.state.active, table.asked, table.waits_for) == (1, "step", "B")
