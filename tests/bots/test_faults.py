"""Bots give no answer that is worse than another one in every respect."""

from __future__ import annotations

import pytest

from bots.faults import SEATS, faults

QUICK: dict[str, dict[str, object]] = {"zombies": {"preset": "quick"}}
LONG = {"zombiegeddon": 12, "tsunami": 96, "zombiaki": 240, "zombies": 12}


@pytest.mark.parametrize("name", SEATS)
def test_greedy_makes_no_such_fault_in_a_game(name: str) -> None:
    found = list(faults(name, "greedy", range(83, 84), QUICK.get(name)))
    assert len(found) > 30
    assert [fault for fault in found if fault is not None] == []


@pytest.mark.long
@pytest.mark.parametrize("name", SEATS)
def test_nor_in_thousands_of_positions(name: str) -> None:
    assert [fault for fault in faults(name, "greedy", range(LONG[name]), QUICK.get(name)) if fault is not None] == []


@pytest.mark.long
@pytest.mark.parametrize("name", SEATS)
def test_nor_does_the_planner(name: str) -> None:
    assert [fault for fault in faults(name, "search", range(1), QUICK.get(name)) if fault is not None] == []
