"""What a table of Zombies!!! keeps at hand instead of looking for it anew is always what would be found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from shamble.games.zombies.box import GROUNDS, STEP_TO
from shamble.games.zombies.frames.herds import Herd, herd_codes
from shamble.games.zombies.game import GAME
from shamble.games.zombies.places import open_ends, town_of
from shamble.games.zombies.state import Table

SEEDS = [1, 2, 3]


def tables(seed: int) -> Iterator[Table]:
    """A random game, table by table; every other answer is given on a copy, and the game goes on with that."""
    rng = Random(seed)
    table = cast(Table, GAME.new(2 + seed % 3, seed))
    while (ask := table.ask) is not None:
        yield table
        if rng.random() < 0.5:
            table = table.copy()
        table.step(ask.seats[0], rng.choice(table.codes(ask.seats[0])))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_steps_of_zombies_are_kept_up_from_choice_to_choice(seed: int) -> None:
    later = 0
    for table in tables(seed):
        top = table.frames[-1]
        if isinstance(top, Herd):
            assert top.codes(table, top.seat) == herd_codes(table)
            later += any(fact.name == "herded" for fact in table.facts)
    assert later > 50  # not the first choice of its turn, so kept up and not looked for


def test_a_step_on_a_copy_leaves_the_steps_of_the_original() -> None:
    tried = 0
    for table in tables(1):
        top = table.frames[-1]
        if isinstance(top, Herd):
            before = top.codes(table, top.seat)[:]
            table.copy().step(top.seat, before[-1])
            assert top.codes(table, top.seat) == before
            tried += 1
    assert tried > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_ground_and_road_ends_grow_with_the_town(seed: int) -> None:
    tiles = 0
    for table in tables(seed):
        if len(table.looks) > tiles:
            tiles = len(table.looks)
            assert table.grounds == [ground for look in table.looks for ground in GROUNDS[look]]
            roads = open_ends(town_of(table.view(None)))
            assert table.open_ends() == sorted({table.places[tile] + STEP_TO[way] for tile, way in roads})
    assert tiles > 10
