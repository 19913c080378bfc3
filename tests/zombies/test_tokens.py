"""Tokens: who picks them up, and when they stay where they are."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import BULLET, LIFE
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ARMY = {"e1n0": "army_surplus"}


def walking(on: str = "", life: str = "", bullet: str = "", **rest: Any) -> Scenario:
    """A stands at the Army Surplus's door, with five steps to go."""
    given: dict[str, Any] = {"pawns": {"A": "2.5"}, "at": "move", "rolled": 5} | rest
    return zombies(ARMY, on, life, bullet, **given)


@clause("ZZ-6.2")
def test_stepping_onto_a_token_picks_it_up() -> None:
    table = walking(bullet="2.2").play("A", "go-2.2")
    assert table.told("took") == [{"fact": "took", "seat": 0, "space": 10, "what": BULLET}]
    assert (table.bullets(), table.lives(), table.tokens("bullet")) == ([4, 3], [3, 3], [])
    table = walking(life="2.2").play("A", "go-2.2")
    assert table.told("took") == [{"fact": "took", "seat": 0, "space": 10, "what": LIFE}]
    assert (table.bullets(), table.lives(), table.tokens("life")) == ([3, 3], [4, 3], [])


@clause("ZZ-6.2", "ZZ-6.1")
def test_on_the_way_too_not_only_at_its_end() -> None:
    table = walking(bullet="2.1 2.2 2.3").play("A", "go-2.2", "go-2.1", "go-2.2", "go-2.3")
    assert (table.bullets(), table.tokens("bullet")) == ([6, 3], [])


@clause("ZZ-6.2")
def test_under_a_zombie_it_is_won_by_the_fight() -> None:
    table = walking("2.2", bullet="2.2").play("A", "go-2.2")
    assert table.tokens("bullet") == ["2.2"]
    table.rolls(1)
    assert table.tokens("bullet") == ["2.2"]
    table.play("A", "bullets")
    assert table.happened == ["paid", "slew", "collected", "took"]
    assert table.bullets() == [1, 3]


@clause("ZZ-6.2", "ZZ-5.4")
def test_whoever_dies_there_takes_nothing() -> None:
    table = walking("2.2", bullet="2.2", lives=[1]).play("A", "go-2.2").rolls(1).play("A", "life")
    assert (table.tokens("bullet"), table.told("took"), table.bullets()) == (["2.2"], [], [3, 3])


@clause("ZZ-6.2", "ZZ-5.1")
def test_a_fight_won_in_step_2_takes_it_too() -> None:
    table = walking("2.2", life="2.2", pawns={"A": "2.2"}, at="fight").rolls(4)
    assert table.lives() == [4, 3]


@clause("ZZ-6.2")
@pytest.mark.parametrize(("lives", "after", "left"), [(4, 5, []), (5, 5, ["2.2"])])
def test_five_lives_at_most_and_then_the_token_stays(lives: int, after: int, left: list[str]) -> None:
    table = walking(life="2.2", lives=[lives]).play("A", "go-2.2")
    assert (table.lives()[0], table.tokens("life")) == (after, left)


@clause("ZZ-6.2")
def test_a_life_that_stayed_is_taken_only_by_stepping_there_again() -> None:
    table = walking("2.1", life="2.2", lives=[5]).play("A", "go-2.2", "go-2.1").rolls(1).play("A", "life")
    table.rolls(4)
    assert (table.lives()[0], table.tokens("life")) == (4, ["2.2"])
    table.play("A", "go-2.2")
    assert (table.lives()[0], table.tokens("life")) == (5, [])


@clause("ZZ-6.2")
def test_bullets_are_not_limited() -> None:
    table = walking(bullet="2.2", bullets=[40]).play("A", "go-2.2")
    assert table.bullets()[0] == 41


@clause("ZZ-6.2")
def test_staying_where_one_is_takes_nothing() -> None:
    table = walking(bullet="2.2", pawns={"A": "2.2"}).play("A", "stop")
    assert (table.tokens("bullet"), table.bullets()) == (["2.2"], [3, 3])
    table = walking(bullet="2.2", pawns={"A": "2.2"}).play("A", "go-2.1")
    assert (table.tokens("bullet"), table.bullets()) == (["2.2"], [3, 3])


@clause("ZZ-6.2", "ZZ-11.3")
def test_walking_through_zombies_takes_nothing() -> None:
    table = walking("2.2", bullet="2.2 2.1", fed={"B": 1}).play("A", "go-2.2")
    assert (table.told("took"), table.waits_for) == ([], "A")
    assert table.play("A", "go-2.1").bullets() == [4, 3]  # no zombie there


@clause("ZZ-6.2", "ZZ-11.23")
def test_a_zombie_taken_away_leaves_its_token() -> None:
    table = walking("2.2", bullet="2.2", hands={"B": "not_so_bad"}).play("A", "go-2.2")
    table.play("B", "play-not_so_bad", "lift-2.2", "put-1.4")
    assert (table.tokens("bullet"), table.bullets(), table.asked) == (["2.2"], [3, 3], "step")


@clause("ZZ-6.2", "ZZ-7.1")
def test_a_zombie_that_walks_off_leaves_its_token() -> None:
    table = walking("2.2", bullet="2.2", pawns={"A": "2.2"}, at="zombies").rolls(1).play("A", "herd-2.2-west")
    assert (table.tokens("bullet"), table.bullets()) == (["2.2"], [3, 3])


@clause("ZZ-6.2", "ZZ-5.7")
def test_in_a_forced_move_the_pawns_owner_takes_them() -> None:
    table = walking(bullet="2.2", pawns={"B": "2.5"}, at="start", hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-2.2")
    assert table.bullets() == [3, 4]


@clause("ZZ-6.2")
def test_others_on_the_space_take_nothing() -> None:
    table = walking(bullet="2.2", pawns={"A": "2.5", "B": "2.2"}).play("A", "go-2.2")
    assert table.bullets() == [4, 3]
