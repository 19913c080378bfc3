"""One rule broken on purpose, and how to find out whether anybody notices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"


class Mutant(NamedTuple):
    """The clause, the place in the game's folder, the words there and those instead, the tests that must notice."""

    clause: str
    file: str
    old: str
    new: str
    tests: str  # a file in the game's folder of tests

    def __str__(self) -> str:
        return f"{self.clause} {self.file}"


def broken_copy(game: str, mutant: Mutant, folder: Path) -> Path:
    """The whole source in a folder of its own, with this one rule broken."""
    source = folder / "src"
    copytree(SOURCE, source, ignore=ignore_patterns("__pycache__", "web", "*.svg"))
    path = source / "shamble" / "games" / game / mutant.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1, f"{mutant}: the words to break stand {text.count(mutant.old)} times"
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    return source


def failures(game: str, mutant: Mutant, folder: Path) -> str:
    """What the tests say to the broken rule; empty if they pass."""
    source = broken_copy(game, mutant, folder)
    tests = str(TESTS / game / mutant.tests)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not long", tests]
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(source),
        "SHAMBLE_BUILD": "installed",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    run = subprocess.run(command, cwd=TESTS.parent, env=surroundings, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stdout + run.stderr  # 2 and more: the tests could not even be run
    return run.stdout if run.returncode else ""
