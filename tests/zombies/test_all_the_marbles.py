"""All the Marbles: zombies do not move by themselves."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}
MARBLES = {"A": "all_the_marbles"}


@clause("ZZ-11.2", "ZZ-7.1")
def test_step_6_is_skipped_without_a_roll() -> None:
    table = zombies(ROAD, "2.4", at="before_zombies", items=MARBLES, hands={"A": "fear"})
    table.play("A", "use-all_the_marbles")
    assert (table.items("A"), table.discards()) == ([], ["all_the_marbles"])
    table.passes()
    assert table.asked == "discard"
    assert table.told("rolled") == []
    assert table.zombies() == ["2.4"]


@clause("ZZ-11.2", "ZZ-9.3")
def test_the_windows_around_it_still_open() -> None:
    table = zombies(ROAD, "2.4", at="before_zombies", items=MARBLES, hands={"B": "fear"})
    table.play("A", "use-all_the_marbles")
    assert (table.window, table.waits_for) == ("g", "B")
    assert table.play("B", "pass").window == "h"


@clause("ZZ-11.2", "ZZ-10.3")
def test_three_zombies_without_a_roll_stay_too() -> None:
    table = zombies(ROAD, "2.4", at="before_zombies", items=MARBLES, zombie_step="three")
    table.play("A", "use-all_the_marbles")
    assert table.state.active == 1


@clause("ZZ-11.2")
def test_it_spares_every_players_step_6() -> None:
    table = zombies(ROAD, "2.4", at="zombies", marbled={"B": 1})
    assert table.state.active == 1  # A's was skipped, nothing to discard
    table = zombies(ROAD, "2.4", at="zombies", marbled={"A": 2}, hands={"A": "fear"})
    assert table.window == "h"


@clause("ZZ-11.2")
def test_in_window_h_it_comes_too_late_for_this_turn() -> None:
    table = zombies(ROAD, "2.4", at="zombies", items=MARBLES)
    assert table.asked == "zombies"
    table.rolls(1).play("A", "herd-2.4-east")
    assert (table.window, table.waits_for) == ("h", "A")
    table.play("A", "use-all_the_marbles")
    assert table.state.is_marbled()


@clause("ZZ-11.2")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_it_is_used_in_any_window_of_any_turn(place: str, seat: str) -> None:
    table = zombies(zombies="1.5", at=place, rolled=1, items={seat: "all_the_marbles"})
    assert table.waits_for == seat
    assert table.play(seat, "use-all_the_marbles").state.is_marbled()


@clause("ZZ-11.2")
def test_event_cards_still_move_and_place_zombies() -> None:
    table = zombies(ROAD, "2.4", at="before_zombies", marbled={"A": 1}, hands={"A": "not_so_bad", "B": "zombie_master"})
    table.play("A", "play-not_so_bad", "lift-2.4", "put-2.6").play("B", "play-zombie_master")
    table.play("B", "put-1.2", "put-1.4", "put-1.6", "put-1.8", "put-2.4")
    assert table.zombies() == ["1.2", "1.4", "1.6", "1.8", "2.4", "2.6"]
