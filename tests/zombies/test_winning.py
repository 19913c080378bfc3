"""Winning: on the helipad, by the kill goal, out of one's own turn; and the places behind the winner."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.core.outcome import Outcome
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

PAD = {"e1n0": "helipad"}
FULL = " ".join(f"2.{place}" for place in range(1, 10))


def beside(spaces: str = "", **rest: Any) -> Scenario:
    """A stands beside the helipad's centre, with steps to go."""
    given: dict[str, Any] = {"pawns": {"A": "2.4"}, "at": "move", "rolled": 4} | rest
    return zombies(PAD, spaces, **given)


def outcome(table: Scenario) -> Outcome:
    found = table.state.outcome
    assert found is not None
    return found


# --- the helipad ---


@clause("ZZ-8.1")
def test_a_pawn_on_the_centre_without_a_fight_wins_at_once() -> None:
    table = beside().play("A", "go-2.5")
    assert table.happened == ["stepped", "won"]
    assert table.told("won") == [{"fact": "won", "seat": 0, "why": 0}]
    assert (outcome(table).reason, outcome(table).winners, table.asked) == ("HELIPAD", (0,), "")


@clause("ZZ-8.1")
def test_the_zombie_there_is_fought_first() -> None:
    table = beside("2.5").play("A", "go-2.5")
    assert (table.winner, table.asked) == ("", "settle")
    table.rolls(3)
    assert (table.winner, table.waits_for) == ("", "A")
    table.play("A", "bullets")
    assert table.happened == ["paid", "slew", "collected", "won"]
    assert outcome(table).reason == "HELIPAD"


@clause("ZZ-8.1")
def test_the_other_eight_need_not_be_cleared() -> None:
    table = beside(FULL.replace("2.4 ", "")).play("A", "go-2.5").rolls(6)
    assert (table.winner, len(table.zombies())) == ("A", 7)


@clause("ZZ-8.1", "ZZ-5.4")
def test_whoever_dies_on_the_centre_has_not_won() -> None:
    table = beside("2.5", lives=[1]).play("A", "go-2.5").rolls(1).play("A", "life")
    assert (table.winner, table.where("A"), table.asked) == ("", "1.5", "zombies")


@clause("ZZ-8.1", "ZZ-11.3")
def test_under_alternate_food_source_no_fight_is_due_there() -> None:
    table = beside(FULL, fed={"B": 1}).play("A", "go-2.5")
    assert (table.winner, len(table.zombies()), table.kills()) == ("A", 9, [0, 0])


@clause("ZZ-8.1")
@pytest.mark.parametrize("space", ["2.1", "2.7"])
def test_nowhere_else_on_the_helipad(space: str) -> None:
    table = beside().play("A", f"go-{space}")
    assert (table.winner, table.asked) == ("", "step")


@clause("ZZ-8.1")
def test_the_centre_of_another_tile_wins_nothing() -> None:
    table = zombies({"e1n0": "cross"}, pawns={"A": "2.4"}, at="move", rolled=4).play("A", "go-2.5")
    assert table.winner == ""


@clause("ZZ-8.1")
def test_everything_pending_lapses() -> None:
    table = beside(hands={"A": "fear", "B": "fear"}).play("A", "go-2.5")
    assert (table.state.frames, table.options("A"), table.options("B")) == ([], [], [])
    assert table.refuses("B", "pass", "ZZ-8.1").key == "over"


@clause("ZZ-8.3", "ZZ-8.1", "ZZ-11.25")
def test_a_forced_move_can_win_for_the_pawns_owner() -> None:
    table = zombies(PAD, pawns={"B": "2.4"}, hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-2.5")
    assert (table.winner, outcome(table).ranking) == ("B", ((1,), (0,)))


@clause("ZZ-8.3", "ZZ-8.2", "ZZ-11.25")
def test_and_by_kills() -> None:
    street = {"e1n0": "straight"}
    table = zombies(street, "2.4", pawns={"B": "1.6"}, kills=[0, 24], hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-2.4").rolls(4)
    assert (table.winner, outcome(table).reason) == ("B", "KILLS")


# --- the kill goal ---


@clause("ZZ-8.2")
def test_twenty_five_zombies_win_at_once() -> None:
    table = zombies(zombies="1.5", at="fight", kills=[23, 0]).rolls(4)
    assert (table.winner, table.kills()) == ("", [24, 0])
    table = zombies(zombies="1.5", at="fight", kills=[24, 0]).rolls(4)
    assert table.happened == ["rolled", "fought", "slew", "collected", "won"]
    assert table.told("won") == [{"fact": "won", "seat": 0, "why": 1}]
    assert (outcome(table).reason, outcome(table).scores) == ("KILLS", (25, 0))


@clause("ZZ-8.2", "ZZ-6.2")
def test_before_any_further_part_of_what_brought_them() -> None:
    army = {"e1n0": "army_surplus"}
    table = zombies(army, "2.2", bullets_on="2.2", pawns={"A": "2.5"}, at="move", rolled=3, kills=[24, 0])
    table.play("A", "go-2.2").rolls(4)
    assert (table.winner, table.tokens("bullet"), table.bullets()) == ("A", ["2.2"], [3, 3])


@clause("ZZ-8.2", "ZZ-10.3")
@pytest.mark.parametrize("goal", [5, 15, 50])
def test_the_goal_is_an_option(goal: int) -> None:
    assert zombies(zombies="1.5", at="fight", kills=[goal - 2, 0], kill_goal=goal).rolls(4).winner == ""
    assert zombies(zombies="1.5", at="fight", kills=[goal - 1, 0], kill_goal=goal).rolls(4).winner == "A"


@clause("ZZ-8.2", "ZZ-8.1")
def test_on_the_centre_the_last_zombie_wins_by_kills() -> None:
    table = beside("2.5", kills=[24, 0]).play("A", "go-2.5").rolls(4)
    assert outcome(table).reason == "KILLS"


# --- places ---


@clause("ZZ-8.5")
@pytest.mark.parametrize(
    ("kills", "lives", "ranking"),
    [
        ([0, 5, 9, 7], [1, 3, 3, 3], ((0,), (2,), (3,), (1,))),  # the winner first, however few
        ([2, 5, 5, 5], [1, 2, 4, 3], ((0,), (2,), (3,), (1,))),  # then lives
        ([2, 5, 5, 1], [1, 3, 3, 5], ((0,), (1, 2), (3,))),  # then shared
        ([2, 0, 0, 0], [1, 3, 3, 3], ((0,), (1, 2, 3))),
    ],
)
def test_places_behind_the_winner(kills: list[int], lives: list[int], ranking: tuple[tuple[int, ...], ...]) -> None:
    table = beside(kills=kills, lives=lives, seats=4).play("A", "go-2.5")
    assert outcome(table).ranking == ranking
    assert outcome(table).scores == tuple(kills)
