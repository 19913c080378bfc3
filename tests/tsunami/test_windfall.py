"""Gold Jump and Parachute Jump: a face up brings something, and nobody dies."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import tsunami


@clause("TS-3.7")
def test_a_gold_jump_brings_a_coin_for_one_face_or_more() -> None:
    table = tsunami(hordes=[5, 5, 5], card="gold_jump").rolls(A=1, B=0, C=5)
    assert table.coins() == [1, 0, 1]
    assert table.hordes() == [5, 5, 5]


@clause("TS-3.7", "TS-1.1")
def test_the_coin_is_lost_at_the_cap() -> None:
    table = tsunami(card="gold_jump", coins=[2, 1, 0]).rolls(A=1, B=1, C=1)
    assert table.coins() == [2, 2, 1]
    assert [fact["count"] for fact in table.told("coined")] == [0, 1, 1]


@clause("TS-3.7")
def test_a_parachute_jump_brings_a_zombie_for_one_face_or_more() -> None:
    table = tsunami(hordes=[5, 4, 3], card="parachute", coins=[1, 1, 1]).rolls(A=5, B=1, C=0)
    assert table.hordes() == [6, 5, 3]
    assert table.coins() == [1, 1, 1]


@clause("TS-3.7")
@pytest.mark.parametrize("card", ["gold_jump", "parachute"])
def test_all_cubes_are_thrown_and_gains_come_after_the_last_throw(card: str) -> None:
    table = tsunami(hordes=[3, 2, 4], card=card, first="C")
    for seat, cubes in (("C", 4), ("A", 3)):
        assert list(table.chances()) == [f"faces-{faces}" for faces in range(cubes + 1)]
        table.rolls(**{seat: 1})
        assert table.told("rolled")[0]["loss"] == 0
        assert (table.hordes(), table.coins()) == ([3, 2, 4], [0, 0, 0])
    table.rolls(B=0)
    assert table.asked == "street"


@clause("TS-3.7", "TS-6.1")
@pytest.mark.parametrize("card", ["gold_jump", "parachute"])
def test_neither_is_a_jump_for_saves(card: str) -> None:
    kept, birds = {"A": ["save1"]}, {"B": ["fairy"]}
    table = tsunami(card=card, kept=kept, birds=birds).rolls(A=3, B=3, C=3)
    assert table.opened == []
    assert (table.kept("A"), table.birds("B")) == (["save1"], ["fairy"])


@clause("TS-3.7", "TS-8.5")
@pytest.mark.parametrize("card", ["gold_jump", "parachute"])
def test_neither_is_a_jump_for_the_zombie_event(card: str) -> None:
    table = tsunami(card=card, event="zombie").rolls(A=0, B=1, C=0)
    assert table.asked == "street"
    assert table.state.claimed == 0
