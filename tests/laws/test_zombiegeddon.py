"""Zombiegeddon keeps the laws."""

from __future__ import annotations

import pytest

from shamble.games.zombiegeddon.game import GAME
from shamble.testing import LAWS
from shamble.testing.laws import Law


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_zombiegeddon_keeps(law: Law, seats: int) -> None:
    law(GAME, seats, 1)


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", range(2, 42))
def test_zombiegeddon_keeps_for_long(law: Law, seed: int) -> None:
    law(GAME, 2 + seed % 3, seed)
