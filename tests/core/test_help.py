"""``help`` says as much in the compiled build as in the pure one."""

from __future__ import annotations

import inspect
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.bots import Bot
from shamble.core.fact import Fact
from shamble.core.frame import Frame
from shamble.core.options import Options

PUBLIC = (Bot, shamble.State, shamble.Game, shamble.Answer, shamble.Match, shamble.Outcome, Options, Fact, Frame)
ROOT = Path(__file__).parent.parent.parent
SETUP = runpy.run_path(str(ROOT / "setup.py"))
with_docs: Callable[[str, dict[str, str]], str] = SETUP["with_docs"]
described: Callable[[list[Path]], dict[str, str]] = SETUP["described"]


@pytest.mark.parametrize("kind", PUBLIC, ids=lambda kind: kind.__name__)
def test_every_public_name_says_what_it_is(kind: type) -> None:
    assert kind.__doc__
    own = {name: part for name, part in vars(kind).items() if not name.startswith("_")}
    called: dict[str, Any] = {name: part for name, part in own.items() if callable(part) or isinstance(part, property)}
    assert not [name for name, part in called.items() if not part.__doc__]


def test_the_methods_of_a_game_say_what_those_of_all_games_say() -> None:
    game = shamble.game("zombiaki")
    assert "made from the view alone" in (inspect.getdoc(game.guess) or "")
    assert list(inspect.signature(shamble.Game.guess).parameters) == ["self", "view", "rng"]


WRITTEN = r"""
    {"guess",
     (PyCFunction)CPyPy_game___Game___guess,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guess($self, view)\n--\n\n")},
    {"new", (PyCFunction)CPyPy_game___Game___new, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    {"size", (getter)game___Game_get_size, NULL, NULL},
static PyTypeObject CPyType_game___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game()\n--\n\n"),
"""


def test_docstrings_are_put_into_what_the_compiler_writes() -> None:
    docs = {"Game": 'The "rules"', "Game___guess": "A table\nor two", "Game___new": "Né", "Game___size": "Big?"}
    after = with_docs(WRITTEN, {f"game___{name}": text for name, text in docs.items()})
    assert r'PyDoc_STR("guess($self, view)\n--\n\nA table\012or two")' in after
    assert r'PyDoc_STR("N\303\251")' in after
    assert r'NULL, "Big\077"}' in after
    assert r'.tp_doc = PyDoc_STR("Game()\n--\n\nThe \042rules\042")' in after
    assert with_docs(WRITTEN, {}) == WRITTEN


def test_a_name_that_could_be_two_gets_no_docstring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    docs = described(SETUP["hot_files"]())
    assert docs["shamble___core___game___Game___guess"].startswith("A whole table")
    assert docs["shamble___games___zombiaki___game___Zombiaki___guess"].startswith("A whole table")
    assert docs["zombiaki___state___Table"]
    assert docs["state___Table"] == ""
