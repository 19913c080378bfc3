"""Bad Sense of Direction: for a life, an opponent is back on Town Square."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import AFRAID
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}
CARD = "bad_sense_of_direction"


@clause("ZZ-11.4")
def test_a_life_first_then_the_pawn_is_put_down() -> None:
    table = zombies(ROAD, pawns={"B": "2.6"}, at="before_zombies", hands={"A": CARD}).play("A", f"play-{CARD}-B")
    assert table.happened[:3] == ["played", "lost_life", "relocated"]
    assert table.lives() == [2, 3]
    assert table.where("B") == "1.5"
    assert table.discards() == [CARD]


@clause("ZZ-11.4")
def test_not_for_the_last_life() -> None:
    table = zombies(ROAD, pawns={"B": "2.6"}, lives=[1, 3], at="before_zombies", hands={"A": f"{CARD} fear"})
    assert f"play-{CARD}-B" not in table.options("A")
    assert table.refuses("A", f"play-{CARD}-B", "ZZ-11.4").sentence == "It costs a life, and not your last one."


@clause("ZZ-11.4", "ZZ-9.10")
def test_not_on_a_pawn_that_is_there_already() -> None:
    table = zombies(ROAD, seats=3, pawns={"C": "1.6"}, at="before_zombies", hands={"A": f"{CARD} fear"})
    assert f"play-{CARD}-C" in table.options("A")
    table.refuses("A", f"play-{CARD}-B", "ZZ-11.4")


@clause("ZZ-11.4", "ZZ-11.9")
def test_not_on_the_active_player_while_fear_is_active() -> None:
    spaces = {"A": "2.4", "C": "2.4"}
    table = zombies(ROAD, seats=3, pawns=spaces, at="before_zombies", effects=AFRAID, hands={"B": f"{CARD} fear"})
    table.refuses("B", f"play-{CARD}-A", "ZZ-11.9")
    assert table.play("B", f"play-{CARD}-C").where("C") == "1.5"


@clause("ZZ-11.4", "ZZ-11.9")
def test_fear_that_only_lies_there_does_not_protect() -> None:
    table = zombies(ROAD, pawns={"B": "2.4"}, at="before_zombies", lying={"B": "fear"}, hands={"A": CARD})
    assert table.play("A", f"play-{CARD}-B").where("B") == "1.5"


@clause("ZZ-11.4", "ZZ-5.6")
def test_a_movement_goes_on_from_there_with_the_steps_left() -> None:
    table = zombies(ROAD, pawns={"A": "2.4"}, at="move", rolled=3, hands={"B": CARD})
    table.play("A", "go-2.5").play("B", f"play-{CARD}-A")
    assert (table.asked, table.waits_for, table.where("A")) == ("step", "A", "1.5")
    table.play("A", "go-1.2", "go-1.5")
    assert table.asked == "zombies"


@clause("ZZ-11.4", "ZZ-5.6")
def test_out_of_a_fight_without_result() -> None:
    table = zombies(ROAD, "2.4", pawns={"A": "1.6"}, at="move", rolled=3, hands={"B": CARD})
    table.play("A", "go-2.4").play("B", f"play-{CARD}-A")
    assert table.happened[:5] == ["played", "lost_life", "relocated", "closed", "escaped"]
    assert (table.kills(), table.zombies()) == ([0, 0], ["2.4"])
    assert table.options("A") == ["stop", "go-1.2", "go-1.4", "go-1.6", "go-1.8"]
    table.play("A", "go-1.6", "go-1.5")
    assert table.asked == "zombies"  # two steps were left


@clause("ZZ-11.4", "ZZ-5.1")
def test_a_zombie_on_town_square_is_not_fought_by_being_put_there() -> None:
    table = zombies(ROAD, "1.5", pawns={"A": "2.4"}, at="move", rolled=3, hands={"B": CARD})
    table.play("A", "go-2.5").play("B", f"play-{CARD}-A")
    assert (table.asked, table.zombies()) == ("step", ["1.5"])
    assert table.play("A", "go-1.2", "go-1.5").asked == "settle"  # a step is


@clause("ZZ-11.4", "ZZ-5.1")
def test_put_there_in_window_a_its_zombie_is_fought_in_step_2() -> None:
    table = zombies(ROAD, "1.5", pile="", pawns={"A": "2.4"}, hands={"B": CARD}).play("B", f"play-{CARD}-A")
    assert table.asked == "settle"
    assert table.rolls(4).kills() == [1, 0]


@clause("ZZ-11.4", "ZZ-5.1")
def test_put_there_out_of_the_fight_of_step_2_its_zombie_waits() -> None:
    table = zombies(ROAD, "1.5 2.4", pawns={"A": "2.4"}, at="fight", hands={"B": CARD}).play("B", f"play-{CARD}-A")
    assert table.where("A") == "1.5"
    assert table.asked == "card"
    assert table.zombies() == ["1.5", "2.4"]


@clause("ZZ-11.4", "ZZ-6.2")
def test_nothing_is_lost_with_it_but_the_way() -> None:
    cards: dict[str, Any] = {"items": {"B": "fire_axe"}, "hands": {"A": CARD}}
    table = zombies(ROAD, pawns={"B": "2.4"}, kills=[0, 5], at="before_zombies", **cards)
    table.play("A", f"play-{CARD}-B")
    assert (table.kills(), table.items("B"), table.lives(), table.bullets()) == ([0, 5], ["fire_axe"], [2, 3], [3, 3])


@clause("ZZ-11.4", "ZZ-3.3")
def test_between_a_death_and_the_next_turn_the_life_comes_back() -> None:
    table = zombies(ROAD, pile="", active="B", pawns={"B": "2.4"}, died="A", at="before_discard", hands={"A": CARD})
    table.play("A", f"play-{CARD}-B")
    assert table.told("restored") == [{"fact": "restored", "seat": 0}]
    assert table.lives() == [3, 3]


@clause("ZZ-11.4")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
def test_in_any_window_of_any_turn(place: str) -> None:
    for seat, other in ("AB", "BA"):
        table = zombies(ROAD, "2.4", pawns={"A": "2.4", "B": "2.4"}, at=place, rolled=1, hands={seat: CARD})
        assert table.play(seat, f"play-{CARD}-{other}").where(other) == "1.5"
