"""Enemies: a weapon held before the action opens their cell."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import zombiegeddon

ALIVE = {"l2": "fuel"}
ENEMIES = ["enemy3", "enemy4", "enemy5", "enemy6", "enemy7", "enemy8"]


@clause("ZG-3.6")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_entering_an_enemy_costs_one_weapon(enemy: str) -> None:
    table = zombiegeddon(half=2, discs={"d1": enemy}, pawns={"A": ["d2"]}, weapons={"A": 3, "B": 1})
    table.plays("d2-d1")
    assert table.story == [f"fought A d1 {enemy}", f"moved A d2 d1 {enemy}"]
    assert (table.weapons("A"), table.weapons("B")) == (2, 1)


@clause("ZG-3.6")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_without_a_weapon_an_enemy_bars_the_way(enemy: str) -> None:
    table = zombiegeddon(half=2, discs={"d1": enemy}, pawns={"A": ["d2"]}, weapons={"B": 2})
    assert table.options() == ["pass", "d2-off"]
    assert table.refuses("d2-d1", "ZG-3.6").key == "no-weapon"


@clause("ZG-3.6")
def test_the_weapon_leaves_the_game() -> None:
    table = zombiegeddon(discs={"d1": "enemy3", "c1": "food1"}, pawns={"A": ["d2"]}, weapons={"A": 1})
    table.plays("d2-d1")
    assert table.weapons("A") == 0
    assert table.taken("A") == {"weapon": 1}
    assert table.state.view(None)["spent"] == [1, 0]
    assert table.refuses("d1-off", "ZG-3.1", seat="B").key == "out-of-turn"


@clause("ZG-3.6")
def test_a_weapon_collected_by_that_very_action_does_not_count() -> None:
    table = zombiegeddon(discs={"d1": "weapon", "c1": "enemy3"}, pawns={"A": ["d1"]})
    assert table.options() == ["pass", "d1-d2", "d1-off"]
    assert table.refuses("d1-c1", "ZG-3.6").key == "no-weapon"


@clause("ZG-3.6")
def test_a_weapon_collected_by_the_first_action_may_pay_for_the_second() -> None:
    table = zombiegeddon(discs={"d1": "weapon", "e1": "food1", "f1": "enemy3"}, pawns={"A": ["d1"]})
    table.plays("d1-e1", "e1-f1")
    assert table.story[:5] == [
        "took A d1 weapon",
        "moved A d1 e1 food1",
        "fought A f1 enemy3",
        "took A e1 food1",
        "moved A e1 f1 enemy3",
    ]
    assert table.weapons("A") == 0


@clause("ZG-3.6")
def test_a_weapon_collected_by_another_pawn_pays_too() -> None:
    table = zombiegeddon(discs={"f5": "weapon", "d1": "enemy3"}, pawns={"A": ["d2", "f5"]})
    assert table.plays("f5-off", "d2-d1").where("A") == ["d1"]


@clause("ZG-3.6")
def test_leaving_a_weapon_for_an_enemy_pays_first_and_collects_then() -> None:
    discs = {"d1": "weapon", "c1": "enemy3"} | ALIVE
    table = zombiegeddon(discs=discs, pawns={"A": ["d1"], "B": ["k2"]}, weapons={"A": 1})
    table.plays("d1-c1")
    assert table.story == ["fought A c1 enemy3", "took A d1 weapon", "moved A d1 c1 enemy3"]
    assert table.weapons("A") == 1


@clause("ZG-3.6", "ZG-3.8")
def test_the_enemy_is_collected_on_leaving_without_another_weapon() -> None:
    table = zombiegeddon(discs={"d1": "enemy4"} | ALIVE, pawns={"A": ["d1"], "B": ["k2"]})
    table.plays("d1-d2")
    assert table.taken("A") == {"enemy4": 1}
    assert table.points("A") == 4


@clause("ZG-3.6")
def test_other_discs_cost_nothing() -> None:
    table = zombiegeddon(discs={"d1": "food3", "c1": "weapon", "b1": "manhole"}, pawns={"A": ["d2"]}, weapons={"A": 2})
    assert table.plays("d2-d1", "d1-c1").weapons("A") == 2
