"""Every game has the same parts in the same places."""

from __future__ import annotations

from importlib import resources

import pytest

from shamble.registry import games
from shamble.words import LANGUAGES, Words

FILES = (
    "__init__.py",
    "answers.py",
    "box.py",
    "facts.py",
    "fields.py",
    "frames.py",
    "game.py",
    "naming.py",
    "refusals.py",
    "restore.py",
    "inks.css",
    "poster.svg",
    "scene.py",
    "sense.py",
    "side.py",
    "sources.py",
    "sprites.css",
    "sprites.svg",
    "state.py",
    "view.py",
    "rules/en.md",
    "rules/fr.md",
    "words/en.ftl",
    "words/fr.ftl",
)
KEYS = (
    "game-title", "game-line", "game-seats", "board-key", "game-tag", "game-blurb", "game-minutes", "game-turn-1",
)  # fmt: skip


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("part", FILES)
def test_a_game_has(name: str, part: str) -> None:
    folder = resources.files(f"shamble.games.{name}")
    assert folder.joinpath(part).is_file() or folder.joinpath(part.removesuffix(".py")).is_dir()


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize("key", KEYS)
def test_a_game_says(name: str, lang: str, key: str) -> None:
    assert key in Words(lang, name)
