"""Bots by name, ours and somebody's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import shamble
from shamble.bots import LEVELS
from shamble.bots.load import NoBot, is_own, load

GAME = shamble.game("zombiaki")
OWN = """
from shamble.bots import Bot
from helper import FIRST

class Plain(Bot):
    def answer(self, view):
        return view["options"][FIRST]

class Silent(Bot):
    pass

class Stumbles(Plain):
    def __init__(self, game, seed):
        raise RuntimeError("no legs")

ELSE = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(OWN)
    (tmp_path / "helper.py").write_text("FIRST = 0\n")
    (tmp_path / "wrong.py").write_text("1 / 0\n")
    (tmp_path / "typo.py").write_text("def (:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # so that what load adds is taken back
    return tmp_path


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_known_by_their_names(level: str) -> None:
    assert type(load(level.upper())(GAME, 1)).__name__.lower() == f"{level}bot"


@pytest.mark.parametrize("text", ["mine.py:Plain", "./mine.py:Plain", "mine:Plain"])
def test_somebodys_own_bot_answers(folder: Path, text: str) -> None:
    state = GAME.new(2, 1)
    assert state.ask is not None
    view = state.view(state.ask.seats[0])
    assert load(text)(GAME, 1).answer(view) == view["options"][0]  # type: ignore[index]


def test_a_file_is_run_once(folder: Path) -> None:
    assert type(load("mine.py:Plain")(GAME, 1)) is type(load(f"{folder}/mine.py:Plain")(GAME, 2))


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("plain", "level", "'plain'"),
        (":Plain", "level", "FILE.py:CLASS"),
        ("mine.py:", "level", "FILE.py:CLASS"),
        ("none.py:Plain", "missing", "'none.py'"),
        ("nowhere.at.all:Plain", "missing", "'nowhere.at.all'"),
        ("mine.py:None", "class", "'None'"),
        ("mine.py:ELSE", "class", "'ELSE'"),
        ("mine.py:Silent", "answer", "answer(self, view)"),
        ("wrong.py:Plain", "broken", "ZeroDivisionError: division by zero (wrong.py, 1)"),
        ("typo.py:Plain", "broken", "typo.py, line 1"),
    ],
)
def test_a_bot_that_cannot_be_had_is_a_sentence(folder: Path, text: str, key: str, said: str) -> None:
    with pytest.raises(NoBot) as refused:
        load(text)
    assert refused.value.key == key
    assert said in str(refused.value)


def test_a_bot_that_cannot_be_made_says_where(folder: Path) -> None:
    with pytest.raises(NoBot, match=r"RuntimeError: no legs \(mine.py, 14\)"):
        load("mine.py:Stumbles")(GAME, 1)


def test_only_own_bots_run_code_of_somebody() -> None:
    assert is_own("mine.py:Plain")
    assert not any(is_own(level) for level in LEVELS)
