"""Removing a pawn: it leaves the board until the half ends and takes its disc along."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import zombiegeddon

ALIVE = {"l2": "fuel"}
CELLS = {"d1": "food3", "f5": "manhole", "c1": "enemy3", "g8": "weapon"}


@clause("ZG-3.7")
@pytest.mark.parametrize(
    ("cell", "disc"), [("d1", "food3"), ("c1", "enemy3"), ("g8", "weapon"), ("d2", None), ("h3", None), ("f5", None)]
)
def test_from_any_cell_with_the_disc_under_it(cell: str, disc: str | None) -> None:
    table = zombiegeddon(discs=CELLS | ALIVE, pawns={"A": [cell, "k2"], "B": ["k2"]})
    before = table.disc(cell)
    table.plays(f"{cell}-off")
    assert table.where("A") == ["k2"]
    assert table.taken("A") == ({disc: 1} if disc else {})
    assert table.disc(cell) == ("hole" if disc else before)
    assert table.story == [f"removed A {cell}"] + ([f"took A {cell} {disc}"] if disc else [])


@clause("ZG-3.7")
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("used", [0, 1])
def test_at_any_time(half: int, used: int) -> None:
    table = zombiegeddon(half=half, used=used, discs={"d1": "tools"}, pawns={"A": ["d1"]})
    assert "d1-off" in table.options()


@clause("ZG-3.7")
def test_a_pawn_that_has_just_moved_takes_both_discs() -> None:
    table = zombiegeddon(discs={"d1": "food1", "c1": "tools"} | ALIVE, pawns={"A": ["d1", "d2"], "B": ["k2"]})
    table.plays("d1-c1", "c1-off")
    assert table.taken("A") == {"food1": 1, "tools": 1}
    assert table.where("A") == ["d2"]
    assert table.turn == "B"


@clause("ZG-3.7")
def test_it_stays_off_until_the_half_ends() -> None:
    table = zombiegeddon(discs={"d1": "food1"} | ALIVE, pawns={"A": ["d2", "d1"], "B": ["k2"]})
    table.plays("d1-off", "d2-off", "k2-l2", "pass")
    assert table.story[-1] == "skipped A"
    assert table.turn == "B"
    assert table.where("A") == []


@clause("ZG-3.7")
def test_a_removal_leaves_the_other_pawns_of_the_cell() -> None:
    table = zombiegeddon(pawns={"A": ["d2", "d2"], "B": ["d2"]}).plays("d2-off")
    assert (table.where("A"), table.where("B")) == (["d2"], ["d2"])
    assert table.facts[0] == {"fact": "removed", "seat": 0, "pawn": 0, "cell": 15}


@clause("ZG-3.7")
def test_a_collected_weapon_is_held() -> None:
    table = zombiegeddon(discs={"g8": "weapon", "d1": "food1"}, pawns={"A": ["g8", "d2"]}).plays("g8-off")
    assert table.weapons("A") == 1
