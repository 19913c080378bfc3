"""Twenty rules and more of each game, broken one at a time: the tests of the clause must fail."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from mutants.mutant import SOURCE, Mutant, failures
from shamble.registry import games

ROWS: list[tuple[str, Mutant]] = [
    (game, mutant) for game in games() for mutant in import_module(f"mutants.{game}").MUTANTS
]


@pytest.mark.parametrize("game", games())
def test_there_are_twenty_of_each_game_in_many_places(game: str) -> None:
    mutants = [mutant for name, mutant in ROWS if name == game]
    assert len({mutant.clause for mutant in mutants}) >= 20
    assert len({mutant.file for mutant in mutants}) >= 3


@pytest.mark.parametrize(("game", "mutant"), ROWS, ids=[f"{game} {mutant}" for game, mutant in ROWS])
def test_the_words_to_break_stand_where_they_stood(game: str, mutant: Mutant) -> None:
    text = (SOURCE / "shamble" / "games" / game / mutant.file).read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1


@pytest.mark.long
@pytest.mark.parametrize(("game", "mutant"), ROWS, ids=[f"{game} {mutant}" for game, mutant in ROWS])
def test_a_broken_rule_is_noticed(game: str, mutant: Mutant, tmp_path: Path) -> None:
    assert failures(game, mutant, tmp_path), f"nobody noticed that {mutant} is broken"
