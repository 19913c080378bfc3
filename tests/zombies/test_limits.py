"""The end without a winner on the map: nobody collects any more, or a hundred turns each are played."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.core.outcome import Outcome
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

NEARLY = {"e1n0": "hospital r1", "w1n0": "lawn_garden r3", "e0n1": "police_station"}


def ending(idle: int, seats: int = 2, **rest: Any) -> Scenario:
    """The last moment of a turn, after so many turns without a zombie collected."""
    given: dict[str, Any] = {"at": "discard", "turn": 150, "pile": "", "hands": {"A": "fear"}} | rest
    return zombies(idle=idle, seats=seats, **given)


def over(table: Scenario) -> Outcome | None:
    return table.play("A", "pass").state.outcome


@clause("ZZ-8.4")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_twenty_turns_each_without_a_zombie_collected_and_no_tile_left(seats: int) -> None:
    assert over(ending(20 * seats - 2, seats)) is None
    found = over(ending(20 * seats - 1, seats))
    assert found is not None
    assert found.reason == "LIMIT"


@clause("ZZ-8.4")
def test_not_while_tiles_are_left() -> None:
    assert over(ending(90, pile="cross")) is None


@clause("ZZ-8.4", "ZZ-4.4")
def test_a_sealed_town_has_no_tiles_left() -> None:
    table = zombies(NEARLY, at="tile", pile="sporting_goods cross", turn=150, idle=39).draws("tile-sporting_goods")
    while table.asked == "put":
        table.play("A", table.options("A")[0])
    assert table.state.outcome is not None  # the turn that was lost is a turn


@clause("ZZ-8.4")
def test_a_zombie_collected_begins_the_count_anew() -> None:
    table = zombies(zombies="1.5", at="fight", turn=150, idle=39, pile="", hands={"A": "fire_axe molotov chainsaw"})
    table.rolls(4).rolls(1).play("A", "stop").rolls(1).play("A", "pass")
    assert (table.state.outcome, table.state.idle) == (None, 0)  # this turn is none of those


@clause("ZZ-8.4", "ZZ-5.4")
def test_also_if_it_is_lost_again() -> None:
    street = {"e1n0": "straight"}
    table = zombies(street, "2.4 2.5", pawns={"A": "1.6"}, at="move", rolled=5, turn=150, idle=39, pile="", lives=[1])
    table.play("A", "go-2.4").rolls(4).play("A", "go-2.5").rolls(1).play("A", "life")
    assert table.kills() == [0, 0]
    table.rolls(1).play("A", "herd-2.5-east")
    assert (table.state.outcome, table.state.idle) == (None, 0)


@clause("ZZ-8.4")
def test_a_turn_without_one_adds_to_the_count() -> None:
    table = ending(5).play("A", "pass")
    assert table.state.idle == 6


@clause("ZZ-8.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hundred_turns_each(seats: int) -> None:
    before = ending(0, seats, turn=100 * seats - 1, pile="cross tee")
    assert over(before) is None
    last = over(ending(0, seats, turn=100 * seats, pile="cross tee"))
    assert last is not None
    assert last.reason == "LIMIT"


@clause("ZZ-8.4")
def test_it_is_looked_at_only_when_a_turn_ends() -> None:
    table = zombies(at="cards", turn=200, idle=80, pile="", hands={"A": "fire_axe molotov chainsaw"})
    assert (table.state.outcome, table.asked) == (None, "move")
    table.rolls(1).play("A", "stop").rolls(1)
    assert table.state.outcome is None
    assert table.play("A", "pass").state.outcome is not None


@clause("ZZ-8.4", "ZZ-11.14")
def test_a_paralysed_turn_is_a_turn() -> None:
    table = ending(38, lying={"B": "hysterical_paralysis"}).play("A", "pass")
    assert table.state.outcome is not None
    assert table.state.turn == 151


@clause("ZZ-8.4", "ZZ-9.8")
def test_what_ends_with_the_turn_ends_first() -> None:
    table = ending(39, fed={"A": 2}, effects=2).play("A", "pass")
    assert "over" in table.happened
    assert (table.state.fed, table.state.effects) == ([0, 0], 0)


@clause("ZZ-8.4", "ZZ-8.5")
@pytest.mark.parametrize(
    ("kills", "lives", "ranking"),
    [
        ([3, 5, 4], [5, 1, 3], ((1,), (2,), (0,))),
        ([5, 5, 4], [2, 3, 5], ((1,), (0,), (2,))),
        ([5, 5, 4], [3, 3, 5], ((0, 1), (2,))),
        ([0, 0, 0], [3, 3, 3], ((0, 1, 2),)),
    ],
)
def test_the_most_zombies_win_then_lives_then_shared(
    kills: list[int], lives: list[int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    found = over(ending(59, 3, kills=kills, lives=lives))
    assert found is not None
    assert (found.ranking, found.reason) == (ranking, "LIMIT")
