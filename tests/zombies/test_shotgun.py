"""Hey, Look! A Shotgun!: three shots, one more each."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}


@clause("ZZ-11.13")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_anywhere_in_any_window_of_any_turn(place: str, seat: str) -> None:
    table = zombies(zombies="1.5", at=place, rolled=1, hands={seat: "shotgun"}).play(seat, "play-shotgun")
    assert table.items(seat) == ["shotgun"]
    assert sum(table.state.shots) == 3
    assert table.discards() == []


@clause("ZZ-11.13", "ZZ-5.5")
def test_each_fight_roll_uses_a_shot_by_itself() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "shotgun"})
    assert table.rolls(3).kills() == [1, 0]
    assert table.told("fought")[0]["total"] == 4
    assert table.state.shots == [2, 0]


@clause("ZZ-11.13")
def test_re_rolls_too_and_then_it_is_discarded() -> None:
    table = zombies(zombies="1.5", at="fight", lives=[5, 3], items={"A": "shotgun"})
    seen = []
    for _ in range(4):
        table.rolls(2)
        fought = table.told("fought")[0]
        seen.append((fought["bonus"], fought["total"], table.state.shots[0], len(table.told("emptied"))))
        table.play("A", "life")
    assert seen == [(1, 3, 2, 0), (1, 3, 1, 0), (1, 3, 0, 1), (0, 2, 0, 0)]
    assert (table.items("A"), table.discards()) == ([], ["shotgun"])


@clause("ZZ-11.13")
def test_a_shot_is_spent_also_where_it_was_not_needed() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "shotgun"}).rolls(6)
    assert table.state.shots == [2, 0]


@clause("ZZ-11.13")
def test_put_into_play_before_a_roll_it_counts_for_it() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"A": "shotgun"}).play("A", "play-shotgun").rolls(3)
    assert table.kills() == [1, 0]


@clause("ZZ-11.13")
def test_a_second_one_only_after_the_first_is_gone() -> None:
    table = zombies(zombies="1.5", at="fight", lives=[5, 3], hands={"A": "shotgun fear"}, items={"A": "shotgun"})
    refusal = table.refuses("A", "play-shotgun", "ZZ-11.13")
    assert refusal.sentence == "You have a Shotgun in play already."
    for _ in range(3):
        table.play("A", "pass").rolls(1).play("A", "life")
    assert table.play("A", "play-shotgun").state.shots == [3, 0]


@clause("ZZ-11.13")
def test_in_a_forced_move_it_shoots_for_its_owner() -> None:
    table = zombies(ROAD, "1.6", at="before_zombies", items={"B": "shotgun"}, hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-1.6").rolls(3)
    assert (table.kills(), table.state.shots) == ([0, 1], [0, 2])


@clause("ZZ-11.13", "ZZ-11.15")
def test_not_for_the_dice_of_i_dont_think_theyre_dead() -> None:
    table = zombies(kills=[0, 4], at="before_zombies", bullets=[3, 0], items={"B": "shotgun"}, hands={"A": "not_dead"})
    table.play("A", "play-not_dead-B").rolls(3, 4)
    assert table.state.shots == [0, 3]
    assert table.asked == "not_dead"


@clause("ZZ-11.13", "ZZ-9.5")
def test_it_needs_no_place_but_counts_as_an_item() -> None:
    table = zombies(zombies="1.5", lives=[1, 3], at="fight", items={"A": "shotgun"}).rolls(1).play("A", "life")
    assert (table.items("A"), table.discards()) == ([], ["shotgun"])


@clause("ZZ-11.13")
def test_the_last_shot_and_a_death_discard_it_once() -> None:
    table = zombies(zombies="1.5", lives=[3, 3], at="fight", items={"A": "shotgun"})
    table.rolls(1).play("A", "life").rolls(1).play("A", "life").rolls(1).play("A", "life")
    assert table.told("died") != []
    assert table.discards() == ["shotgun"]
