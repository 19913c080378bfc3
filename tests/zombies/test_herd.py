"""The zombies' move: how many, which, where, and that no fight follows."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import MOVED
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

STREET = {"e1n0": "straight", "e2n0": "straight"}
ARMY = {"e1n0": "army_surplus"}


def herd(spaces: str, number: int, town: dict[str, str] | None = None, **rest: Any) -> Scenario:
    """A has rolled this number for zombies on these spaces."""
    return zombies(town, spaces, at="zombies", **rest).rolls(number)


@clause("ZZ-7.1", "ZZ-3.1")
def test_one_die_and_the_active_player_chooses() -> None:
    table = zombies(STREET, "2.5", at="zombies")
    assert table.chances() == {f"roll-{number}": 1 for number in range(1, 7)}
    table.rolls(2)
    assert table.told("rolled") == [
        {"fact": "rolled", "seat": 0, "what": 2, "number": 2, "dice": 1, "bonus": 0, "total": 2}
    ]
    assert (table.asked, table.waits_for, table.options("A")) == ("zombies", "A", ["herd-2.5-east", "herd-2.5-west"])
    table.refuses("B", "herd-2.5-east", "ZZ-3.1")


@clause("ZZ-7.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_that_many_zombies_move_one_step_each(number: int) -> None:
    table = herd("1.2 2.5 3.5", number, STREET)
    for done, move in enumerate(["herd-2.5-east", "herd-1.2-south", "herd-3.5-east"]):
        assert (table.state.active == 0) == (done < number)
        if done < number:
            table.play("A", move)
    assert table.state.active == 1
    assert table.zombies() == [["1.2", "2.6", "3.5"], ["1.5", "2.6", "3.5"], ["1.5", "2.6", "3.6"]][number - 1]


@clause("ZZ-7.1")
def test_a_move_is_told() -> None:
    table = herd("1.2", 1).play("A", "herd-1.2-south")
    assert table.told("herded") == [{"fact": "herded", "start": 1, "goal": 4, "met": 0b11, "freed": 0}]
    table = herd("1.2", 1, pawns={"A": "1.4", "B": "1.6"}).play("A", "herd-1.2-south")
    assert table.told("herded")[0]["met"] == 0
    table = herd("1.4", 1, pawns={"A": "1.4", "B": "1.5"}).play("A", "herd-1.4-east")
    assert table.told("herded") == [{"fact": "herded", "start": 3, "goal": 4, "met": 0b10, "freed": 0b01}]


@clause("ZZ-7.1")
def test_each_zombie_moves_once() -> None:
    table = herd("2.5", 6, STREET).play("A", "herd-2.5-west")
    assert (table.zombies(), table.state.active) == (["2.4"], 1)  # nobody else could move: the choices end early
    both = herd("2.5 1.2", 6, STREET).play("A", "herd-2.5-west")
    assert both.options("A") == ["herd-1.2-south"]
    assert both.refuses("A", "herd-2.4-west", "ZZ-7.1").key == "has-moved"


@clause("ZZ-7.1")
def test_not_onto_a_zombie() -> None:
    table = herd("2.4 2.5 2.6", 2, STREET)
    assert table.options("A") == ["herd-2.4-west", "herd-2.6-east"]
    assert table.refuses("A", "herd-2.5-west", "ZZ-7.1").key == "zombie-ahead"
    assert table.refuses("A", "herd-2.4-east", "ZZ-7.1").key == "zombie-ahead"


@clause("ZZ-7.1")
def test_a_space_just_left_may_be_used() -> None:
    table = herd("2.4 2.5 2.6", 3, STREET).play("A", "herd-2.6-east")
    assert "herd-2.5-east" in table.options("A")
    table.play("A", "herd-2.5-east")
    assert table.zombies() == ["2.4", "2.6", "3.4"]


@clause("ZZ-7.1", "ZZ-5.1")
def test_a_pawns_space_may_be_entered_and_no_fight_follows() -> None:
    table = herd("1.2 1.4", 2, pile="").play("A", "herd-1.2-south")
    assert (table.zombies(), table.kills(), table.told("fought")) == (["1.4", "1.5"], [0, 0], [])
    assert (table.state.active, table.asked) == (1, "settle")  # no other step was left; now B, there too, fights


@clause("ZZ-7.1", "ZZ-1.1")
def test_steps_borders_and_doors_as_for_pawns() -> None:
    table = herd("2.1 2.4 2.5", 6, ARMY)
    assert table.options("A") == ["herd-2.1-east", "herd-2.4-west", "herd-2.5-north", "herd-2.5-east"]
    assert table.refuses("A", "herd-2.1-south", "ZZ-7.1").key == "no-way-there"
    table.play("A", "herd-2.5-north", "herd-2.4-west")
    assert table.zombies() == ["1.6", "2.1", "2.2"]


@clause("ZZ-7.1")
def test_out_of_a_building_too() -> None:
    assert herd("2.2", 1, ARMY).play("A", "herd-2.2-south").zombies() == ["2.5"]


@clause("ZZ-7.1")
def test_tokens_stay_behind() -> None:
    table = zombies(ARMY, "2.2", lives_on="2.2", bullets_on="2.1", at="zombies").rolls(1).play("A", "herd-2.2-west")
    assert (table.zombies(), table.tokens("life"), table.tokens("bullet")) == (["2.1"], ["2.2"], ["2.1"])


@clause("ZZ-7.1")
def test_as_many_as_the_die_shows_must_move() -> None:
    table = herd("1.2 1.4", 1, pawns={"A": "1.6"})
    table.refuses("A", "pass", "ZZ-7.1")
    table.refuses("A", "stop", "ZZ-6.1")
    assert table.play("A", "herd-1.4-east").state.active == 1


@clause("ZZ-7.1")
def test_the_die_is_rolled_even_without_a_zombie() -> None:
    table = zombies(at="zombies")
    assert (table.asked, table.waits_for) == ("zombies", "")
    assert table.rolls(6).state.active == 1


@clause("ZZ-7.1")
def test_nothing_is_asked_where_no_zombie_can_move() -> None:
    table = zombies(zombies="1.2 1.4 1.5 1.6 1.8", at="zombies").rolls(4)
    assert (table.told("herded"), table.state.active) == ([], 1)


@clause("ZZ-7.1")
def test_in_the_next_step_6_they_may_move_again() -> None:
    table = herd("2.5", 1, STREET, pile="").play("A", "herd-2.5-east")
    assert not any(there & MOVED for there in table.state.space)
    table.draws("card-fire_axe", "card-molotov", "card-chainsaw").rolls(1).play("B", "stop").rolls(1)
    assert table.options("B") == ["herd-2.6-east", "herd-2.6-west"]


@clause("ZZ-7.1")
def test_there_is_no_zombie_to_move_on_an_empty_space() -> None:
    table = herd("2.5", 1, STREET)
    assert table.refuses("A", "herd-2.4-west", "ZZ-7.1").key == "no-zombie"
    assert table.refuses("A", "herd-9.4-west", "ZZ-1.1").key == "no-such-space"


@clause("ZZ-7.1", "ZZ-11.2")
def test_under_all_the_marbles_there_is_no_roll() -> None:
    table = zombies(STREET, "2.5", at="zombies", marbled={"B": 1})
    assert (table.state.active, table.zombies(), table.told("rolled")) == (1, ["2.5"], [])
