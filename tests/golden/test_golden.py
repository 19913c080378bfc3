"""Whole games go as they went when they were written down (law 12), in every build."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.write import played
from shamble.core.match import Match
from shamble.registry import game
from shamble.testing.golden import perft

FOLDER = Path(__file__).parent
GOLDEN = sorted(FOLDER.glob("*.txt"))
PERFT = sorted((FOLDER.parent / "perft").glob("*.txt"))


def test_there_are_goldens() -> None:
    assert len(GOLDEN) >= 3
    assert PERFT


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_game_goes_as_it_went(path: Path) -> None:
    name, seats, seed = path.stem.split("-")
    assert played(name, int(seats), int(seed)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_an_old_record_replays(path: Path) -> None:
    name = path.stem.split("-")[0]
    text = path.read_text(encoding="utf-8")
    record = text[text.index("shamble record") :]
    digest = text[: text.index("shamble record")].strip().rsplit("= ", 1)[1]
    assert Match.replay(record, game(name)).state.digest() == digest


@pytest.mark.parametrize("path", PERFT, ids=lambda path: path.stem)
def test_the_node_counts_stand(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            seats, seed, depth, nodes = map(int, line.split())
            assert perft(game(path.stem).new(seats, seed), depth) == nodes, line
