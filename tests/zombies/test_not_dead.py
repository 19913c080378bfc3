"""I Don't Think They're Dead: two dice for two of an opponent's collected zombies."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies


def rolled(one: int, two: int, **more: Any) -> Scenario:
    """A plays it on B, who has five zombies, three lives and three bullets."""
    given: dict[str, Any] = {"kills": [0, 5], "at": "before_zombies", "hands": {"A": "not_dead"}} | more
    return zombies(**given).play("A", "play-not_dead-B").rolls(one, two)


@clause("ZZ-11.15")
def test_the_target_rolls_two_dice() -> None:
    table = zombies(kills=[0, 5], at="before_zombies", hands={"A": "not_dead"}).play("A", "play-not_dead-B")
    assert (table.asked, table.waits_for, table.discards()) == ("not_dead", "", ["not_dead"])
    (fact,) = table.rolls(4).told("rolled")
    assert (fact["seat"], fact["what"], fact["number"]) == (1, 3, 4)
    assert table.asked == "not_dead"
    table.rolls(5)
    assert table.told("dead_dice") == [{"fact": "dead_dice", "seat": 1, "one": 4, "two": 5}]
    assert table.asked == "zombies"


@clause("ZZ-11.15")
@pytest.mark.parametrize(("one", "two"), [(4, 4), (5, 6), (6, 4)])
def test_two_fours_or_more_lose_nothing(one: int, two: int) -> None:
    table = rolled(one, two)
    assert (table.kills(), table.asked) == ([0, 5], "zombies")
    assert table.told("kept") == [{"fact": "kept", "seat": 1, "count": 5}]


@clause("ZZ-11.15")
@pytest.mark.parametrize(("one", "two"), [(3, 4), (6, 1), (2, 2)])
def test_if_a_die_stays_at_three_or_less_two_zombies_return_to_the_pool(one: int, two: int) -> None:
    table = rolled(one, two)
    assert (table.asked, table.waits_for) == ("not_dead", "B")
    table.play("B", "pass")
    assert (table.kills(), table.state.pool) == ([0, 3], 97)
    assert table.told("gave_back") == [{"fact": "gave_back", "seat": 1, "count": 2}]
    assert table.told("kept") == []


@clause("ZZ-11.15")
def test_bullets_bring_a_die_to_four() -> None:
    table = rolled(5, 2)
    assert table.options("B") == ["pass", "raise-2", "again-2"]
    table.play("B", "raise-2")
    assert (table.bullets(), table.kills(), table.asked) == ([3, 1], [0, 5], "zombies")
    assert table.told("paid") == [{"fact": "paid", "seat": 1, "bullets": 2}]
    assert table.told("kept") == [{"fact": "kept", "seat": 1, "count": 5}]


@clause("ZZ-11.15")
def test_both_dice_in_any_order() -> None:
    table = rolled(3, 2)
    assert table.options("B") == ["pass", "raise-1", "raise-2", "again-1", "again-2"]
    table.play("B", "raise-2")
    assert table.options("B") == ["pass", "raise-1", "again-1"]
    assert table.play("B", "raise-1").kills() == [0, 5]
    assert table.bullets() == [3, 0]


@clause("ZZ-11.15")
def test_one_die_mended_is_not_enough() -> None:
    table = rolled(3, 2).play("B", "raise-1", "pass")
    assert (table.kills(), table.bullets()) == ([0, 3], [3, 2])


@clause("ZZ-11.15")
def test_a_life_rolls_a_die_again() -> None:
    table = rolled(1, 5).play("B", "again-1")
    assert (table.lives(), table.happened) == ([3, 2], ["lost_life"])
    assert table.asked == "not_dead"
    assert table.rolls(4).kills() == [0, 5]
    assert table.told("dead_dice") == [{"fact": "dead_dice", "seat": 1, "one": 4, "two": 5}]
    table = rolled(5, 1).play("B", "again-2").rolls(2)
    assert table.options("B") == ["pass", "raise-2", "again-2"]  # as long as one shows three or less


@clause("ZZ-11.15")
def test_not_with_the_last_life() -> None:
    table = rolled(1, 5, lives=[3, 1])
    assert table.options("B") == ["pass", "raise-1"]
    table.refuses("B", "again-1", "ZZ-11.15")


@clause("ZZ-11.15")
def test_bullets_that_cannot_reach_four_cannot_be_paid() -> None:
    table = rolled(1, 5, bullets=[3, 2])
    assert table.options("B") == ["pass", "again-1"]
    table.refuses("B", "raise-1", "ZZ-11.15")


@clause("ZZ-11.15")
def test_a_die_that_shows_four_is_not_mended() -> None:
    table = rolled(4, 3)
    table.refuses("B", "raise-1", "ZZ-11.15")
    table.refuses("B", "again-1", "ZZ-11.15")


@clause("ZZ-11.15")
def test_equal_dice_are_one_choice() -> None:
    table = rolled(2, 2)
    assert table.options("B") == ["pass", "raise-1", "again-1"]
    assert table.play("B", "again-1").rolls(2).options("B") == ["pass", "raise-1", "again-1"]


@clause("ZZ-11.15")
def test_who_can_mend_nothing_is_not_asked() -> None:
    table = rolled(1, 5, lives=[3, 1], bullets=[3, 2])
    assert (table.asked, table.kills()) == ("zombies", [0, 3])


@clause("ZZ-11.15")
def test_with_a_single_zombie_nothing_is_lost_and_nobody_asked() -> None:
    table = rolled(1, 1, kills=[0, 1])
    assert (table.asked, table.kills()) == ("zombies", [0, 1])
    assert table.told("gave_back") == []
    assert table.told("kept") == [{"fact": "kept", "seat": 1, "count": 1}]


@clause("ZZ-11.15")
def test_with_two_both_are_lost() -> None:
    assert rolled(1, 1, kills=[0, 2]).play("B", "pass").kills() == [0, 0]


@clause("ZZ-11.15", "ZZ-9.10")
def test_an_opponent_needs_a_collected_zombie() -> None:
    table = zombies(seats=3, kills=[5, 0, 1], at="before_zombies", hands={"A": "not_dead fear"})
    assert [answer for answer in table.options("A") if "not_dead" in answer] == ["play-not_dead-C"]
    table.refuses("A", "play-not_dead-B", "ZZ-11.15")
    table.refuses("A", "play-not_dead-A", "ZZ-9.4")


@clause("ZZ-11.15")
def test_no_fight_so_no_bonuses_no_kit_no_rush_no_window() -> None:
    items = {"B": "fire_axe shotgun first_aid_kit chainsaw"}
    table = rolled(3, 3, items=items, hands={"A": "not_dead", "B": "adrenaline_rush"})
    assert (table.asked, table.options("B")) == ("not_dead", ["pass", "raise-1", "again-1"])
    assert table.opened == []
    table.refuses("B", "kit", "ZZ-11.15")
    table.refuses("B", "rush", "ZZ-11.15")
    table.refuses("A", "pass", "ZZ-11.15")


@clause("ZZ-11.15", "ZZ-5.6")
def test_played_before_a_fight_roll_the_fight_goes_on() -> None:
    table = zombies(zombies="1.5", kills=[3, 0], at="fight", hands={"B": "not_dead"}).play("B", "play-not_dead-A")
    table.rolls(1, 1).play("A", "pass")
    assert (table.kills(), table.asked) == ([1, 0], "settle")
    assert table.rolls(4).kills() == [2, 0]


@clause("ZZ-11.15")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
def test_in_any_window_of_any_turn(place: str) -> None:
    for seat, other in ("AB", "BA"):
        table = zombies(zombies="1.5", kills=[4, 4], at=place, rolled=1, hands={seat: "not_dead"})
        table.play(seat, f"play-not_dead-{other}").rolls(4, 1).play(other, "pass")
        assert sorted(table.kills()) == [2, 4]
