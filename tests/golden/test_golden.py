"""Whole games go as they went when they were written down (law 12), in every build."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.write import OPTIONS, played
from shamble.core.errors import BrokenRecord
from shamble.core.match import Match
from shamble.core.replay import load
from shamble.registry import game, games
from shamble.testing.golden import perft

FOLDER = Path(__file__).parent


def files(folder: Path, pattern: str) -> list[Path]:
    """The files of games that can be played; a game in the making may have some already."""
    return [path for path in sorted(folder.glob(pattern)) if path.stem.split("-")[0] in games()]


GOLDEN = files(FOLDER, "*.txt")
PERFT = files(FOLDER.parent / "perft", "*.txt")
FORMER = files(FOLDER / "former", "*.shamble")  # game, rules version, seed
EXAMPLES = files(FOLDER.parent.parent / "examples", "*.shamble")


def test_there_are_goldens_of_every_game() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN} == set(games())
    assert [path.stem for path in PERFT] == [path.stem for path in EXAMPLES] == sorted(games())


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


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_replays_to_its_end(path: Path) -> None:
    assert load(path, game(path.stem)).state.outcome is not None


@pytest.mark.parametrize("path", PERFT, ids=lambda path: path.stem)
def test_the_node_counts_stand(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            seats, seed, depth, nodes = map(int, line.split())
            table = game(path.stem).new(seats, seed, OPTIONS.get(path.stem))
            assert perft(table, depth) == nodes, line


# Cards that have changed for good, by game and rules version: a record in which one was played is refused.
CHANGED = {("zombies", "1"): "play-any_worse"}


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_a_record_of_former_rules_replays_or_is_refused_with_a_sentence(path: Path) -> None:
    name, rules, _ = path.stem.split("-")
    text = path.read_text(encoding="utf-8")
    assert f"\nrules: {rules}\n" in text
    assert rules in game(name).former
    if CHANGED.get((name, rules), "none") in text:
        with pytest.raises(BrokenRecord, match=f"follows rules '{rules}'"):
            Match.replay(text, game(name))
        return
    match = Match.replay(text, game(name))
    assert match.state.outcome is not None
    assert match.record() != text  # it goes on as a game of today's rules
    assert Match.replay(match.record(), game(name)).state == match.state


def test_records_of_former_rules_are_both_replayed_and_refused() -> None:
    refused = [path for path in FORMER if "play-any_worse" in path.read_text(encoding="utf-8")]
    assert 0 < len(refused) < len(FORMER)
