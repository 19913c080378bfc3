"""Patched is fresh, in every game: for those who follow, who leap from moment to moment, and who look back."""

from __future__ import annotations

import pytest

from every_game.patches import check_following, check_leaping, check_replay
from shamble.registry import games

pytestmark = pytest.mark.parametrize("name", games())


def test_who_follows_sees_what_a_newcomer_sees(name: str) -> None:
    check_following(name, 200, 1)


def test_any_moment_can_become_any_later_one(name: str) -> None:
    check_leaping(name, 80, 2)


def test_a_replay_shows_every_moment_as_it_was(name: str) -> None:
    check_replay(name, 120, 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 14))
def test_who_follows_sees_what_a_newcomer_sees_for_long(name: str, seed: int) -> None:
    check_following(name, 1000, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 14))
def test_any_moment_can_become_any_later_one_for_long(name: str, seed: int) -> None:
    check_leaping(name, 400, seed)
    check_replay(name, 400, seed)
