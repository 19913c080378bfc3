"""Bonuses to a fight roll: the best of axe, saw and Molotov; the Shotgun; Adrenaline Rush."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ARMY = {"e1n0": "army_surplus"}


def fighting(items: str, uses: str = "", hand: str = "") -> Scenario:
    """A fights in the Army Surplus with these items, and has used some of them."""
    table = zombies(ARMY, "2.2", pawns={"A": "2.2"}, at="fight", items={"A": items}, hands={"A": hand})
    for item in uses.split():
        table.play("A", f"use-{item}")
    return table.passes()


def total(table: Scenario, number: int) -> object:
    return table.rolls(number).told("fought")[0]["total"]


@clause("ZZ-5.5")
@pytest.mark.parametrize(
    ("items", "uses", "bonus"),
    [
        ("", "", 0),
        ("fire_axe", "", 1),
        ("chainsaw", "", 0),
        ("chainsaw", "chainsaw", 2),
        ("molotov", "", 0),
        ("molotov", "molotov", 2),
        ("shotgun", "", 1),
        ("fire_axe chainsaw", "chainsaw", 2),
        ("fire_axe molotov", "molotov", 2),
        ("chainsaw molotov", "chainsaw molotov", 2),
        ("fire_axe chainsaw molotov", "chainsaw molotov", 2),
        ("fire_axe shotgun", "", 2),
        ("chainsaw shotgun", "chainsaw", 3),
        ("molotov shotgun", "molotov", 3),
        ("fire_axe chainsaw molotov shotgun", "chainsaw molotov", 3),
        ("skateboard lots_of_ammo grenade all_the_marbles first_aid_kit", "", 0),
    ],
)
def test_the_best_of_three_and_the_shotgun_count_by_themselves(items: str, uses: str, bonus: int) -> None:
    assert total(fighting(items, uses), 1) == 1 + bonus


@clause("ZZ-5.5", "ZZ-5.2")
def test_four_with_bonuses_wins() -> None:
    assert fighting("fire_axe").rolls(3).kills() == [1, 0]
    assert fighting("fire_axe").rolls(2).kills() == [0, 0]
    assert fighting("fire_axe shotgun").rolls(2).kills() == [1, 0]
    assert fighting("chainsaw shotgun", "chainsaw").rolls(1).kills() == [1, 0]


@clause("ZZ-5.5", "ZZ-5.2")
def test_bullets_are_paid_for_what_the_bonuses_leave() -> None:
    table = fighting("fire_axe").rolls(1).play("A", "bullets")
    assert (table.told("paid")[0]["bullets"], table.bullets()) == (2, [1, 3])


@clause("ZZ-5.5", "ZZ-11.1")
def test_adrenaline_rush_adds_two_to_all_of_it() -> None:
    table = fighting("fire_axe", hand="adrenaline_rush").rolls(1).play("A", "rush")
    assert table.kills() == [1, 0]


@clause("ZZ-5.5", "ZZ-11.1")
def test_adrenaline_rush_counts_for_one_roll() -> None:
    table = fighting("", hand="adrenaline_rush").rolls(1).play("A", "rush", "life").rolls(3)
    assert (table.waits_for, table.told("fought")[0]["total"]) == ("A", 3)


@clause("ZZ-5.5")
def test_nobody_fights_with_anothers_items() -> None:
    table = zombies(zombies="1.5", at="fight", items={"B": "fire_axe shotgun"})
    assert total(table, 1) == 1
