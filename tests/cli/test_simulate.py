"""Many games in a terminal: the same whoever plays them, with intervals and bars."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path

import pytest

import shamble
from cli.terminal import Terminal
from shamble import lab
from shamble.cli import figures, runs
from shamble.lab import run as lab_run

RUN = ("simulate", "zombiegeddon", "--games", 3, "--seed", 4, "--bots", "greedy,random,random")


def test_one_process_and_two_print_the_same(terminal: Terminal, tmp_path: Path) -> None:
    printed = []
    for processes in (1, 2):
        file = tmp_path / f"{processes}.json"
        run = terminal.run(*RUN, "--rotate", "--processes", processes, "--json", file)
        printed.append((run, file.read_bytes()))
    assert printed[0] == printed[1]
    assert printed[0][0].code == 0
    assert printed[0][0].err == ""


def test_another_seed_is_another_run(terminal: Terminal) -> None:
    first, again, other = (terminal.run(*RUN[:3], 2, "--bots", "random,random", "--seed", seed) for seed in (1, 1, 2))
    assert first == again
    assert first.out != other.out


def test_the_figures_are_those_of_the_lab(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    printed = terminal.run(*RUN, "--json", file, "--option", "open_piles=on")
    results = lab.simulate("zombiegeddon", ("greedy", "random", "random"), 3, 4, options={"open_piles": True})
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told == {
        "seed": 4,
        "levels": ["greedy", "random", "random"],
        "rotate": False,
        "options": {"open_piles": True},
        **json.loads(json.dumps(lab.summarise(results))),
    }
    for letter, level, figure in zip("ABC", ("Greedy", "Random", "Random"), told["by_seat"], strict=True):
        share, points = 100 * figure["wins"]["value"], figure["scores"]["mean"]["value"]
        assert re.search(rf"(?m)^ +{letter} +{level} +{share:.1f}% +\[.*\] +[█▒·]{{20}} +{points:.1f} ± ", printed.out)
    assert "By bot" in printed.out
    assert max(len(line) for line in printed.out.splitlines()) <= 80


def test_options_reach_the_games(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def note(*wishes: object) -> list[lab.Result]:
        asked.append(wishes[:-2])
        return [lab.Result("zombiegeddon", 1, ("greedy", "greedy"), ((0,), (1,)), (2, 1), "POINTS", 3, 4)]

    monkeypatch.setattr("shamble.lab.simulate", note)
    terminal.run("simulate", "zombiegeddon", "--option", "open-piles=yes", "--games", 7, "--processes", 3, "--rotate")
    assert asked == [("zombiegeddon", ["greedy", "greedy"], 7, 0, 3, {"open_piles": True}, True)]


def test_french_figures(terminal: Terminal) -> None:
    printed = terminal.run("simulate", "zombiegeddon", "--games", 2, "--bots", "random,random", "--lang", "fr")
    assert "Zombiegeddon\u00a0: 2 parties, graine 0." in printed.out
    assert re.search(r"\d,\d\u202f%", printed.out)
    assert not re.search(r"\b(games?|seat|bot|wins|turns)\b", printed.out)
    assert max(len(line) for line in printed.out.splitlines()) <= 80


def test_bars_show_the_interval() -> None:
    assert figures.bar({"value": 0.5, "low": 0.25, "high": 0.75}, 8) == "██▒▒▒▒··"
    assert figures.bar({"value": 0.0, "low": 0.0, "high": 1.0}, 4) == "▒▒▒▒"
    assert figures.bar({"value": 1.0, "low": 1.0, "high": 1.0}, 4) == "████"


@pytest.mark.parametrize(
    "wish",
    [
        ("--bots", "greedy"),
        ("--bots", "greedy,genius"),
        ("--option", "brains=on"),
        ("--json", "missing/x.json"),
        ("--json", "."),
    ],
)
def test_bad_wishes_are_known_before_the_first_game(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: tuple[str, ...]
) -> None:
    def never(*_: object) -> list[lab.Result]:
        raise AssertionError("a game was played")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("shamble.lab.simulate", never)
    for lang in ("en", "fr"):
        printed = terminal.run("simulate", "zombiegeddon", *wish, "--lang", lang)
        assert printed.code == 2
        assert printed.err.count("\n") == 1
        assert "Traceback" not in printed.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("flag", ["--games", "--processes"])
def test_there_is_at_least_one(terminal: Terminal, flag: str) -> None:
    assert terminal.run("simulate", "zombiegeddon", flag, 0).code == 2


def stopped_after(monkeypatch: pytest.MonkeyPatch, games: int, error: BaseException) -> None:
    """Let runs on one process be stopped after so many games."""
    real = lab_run.play_here

    def stop(plan: lab_run.Plan, numbers: Sequence[int]) -> Iterator[tuple[int, lab.Result]]:
        yield from islice(real(plan, numbers), games)
        if len(numbers) > games:
            raise error

    monkeypatch.setattr("shamble.lab.run.play_here", lambda plan, numbers: closing_generator(stop(plan, numbers)))


def closing_generator(games: Iterator[tuple[int, lab.Result]]) -> Generator[tuple[int, lab.Result], None, None]:
    yield from games


@pytest.mark.parametrize("error", [KeyboardInterrupt(), BrokenProcessPool()])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_stopped_run_goes_on_and_ends_as_if_it_had_not_been_stopped(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, error: BaseException, lang: str
) -> None:
    run = (*RUN[:-1], "random,random,random", "--rotate", "--option", "open_piles=on", "--processes", 1)
    whole = terminal.run(*run, "--json", "whole.json", "--lang", lang)
    with monkeypatch.context() as patch:
        stopped_after(patch, 1, error)
        first = terminal.run(*run, "--json", "resumed.json", "--lang", lang)
        assert first.code == (130 if isinstance(error, KeyboardInterrupt) else 2)
        assert "zombiegeddon-1.run" in first.out
        assert "%" in first.out
        command = shlex.split(first.out.strip().splitlines()[-1])
        again = terminal.run(*command[command.index("simulate") :])
        assert again.code == first.code
        assert [path.name for path in Path().glob("*.run")] == ["zombiegeddon-1.run"]
    last = terminal.run(*command[command.index("simulate") :], "--processes", 2)
    assert last == whole
    assert Path("resumed.json").read_bytes() == Path("whole.json").read_bytes()
    assert not list(Path().glob("*.run"))


def test_a_run_that_is_stopped_at_once_leaves_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_after(monkeypatch, 0, KeyboardInterrupt())
    printed = terminal.run(*RUN, "--processes", 1)
    assert printed.code == 130
    assert "nothing to save" in printed.out
    assert not list(Path().iterdir())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kind": "else"}, "not a stopped run"),
        ({"results": [[0, {}]]}, "not a stopped run"),
        ({"levels": "brains"}, "not a stopped run"),
        ({"games": "many"}, "not a stopped run"),
        ({"games": 0}, "not a stopped run"),
        ({"levels": "ab"}, "not a stopped run"),
        ({"options": {"brains": 1}}, "not a stopped run"),
        ({"game": "zombies"}, "a run of zombies"),
        ({"rules": "0"}, "rules 0"),
        ({"levels": ["evil.py:Bot", "random"]}, "--bots"),
    ],
)
def test_a_run_that_cannot_go_on_is_one_sentence(terminal: Terminal, change: dict[str, object], said: str) -> None:
    run = runs.Run("zombiegeddon", shamble.game("zombiegeddon").rules, ["random", "random"], 2, 0, {}, False, {})
    runs.save(Path("x.run"), run)
    data = {**json.loads(Path("x.run").read_text(encoding="utf-8")), **change}
    Path("x.run").write_text(json.dumps(data), encoding="utf-8")
    printed = terminal.run("simulate", "zombiegeddon", "--resume", "x.run")
    assert (printed.code, printed.out) == (2, "")
    assert said in printed.err
    for wish in (("--games", 3), ("--rotate",), ("--seed", 1)):
        assert "--resume" in terminal.run("simulate", "zombiegeddon", "--resume", "x.run", *wish).err
    assert "nowhere.run" in terminal.run("simulate", "zombiegeddon", "--resume", "nowhere.run").err


def test_a_run_of_endless_brackets_is_one_sentence(terminal: Terminal) -> None:
    Path("x.run").write_text("[" * 100_000, encoding="utf-8")
    printed = terminal.run("simulate", "zombiegeddon", "--resume", "x.run")
    assert (printed.code, printed.out) == (2, "")
    assert "not a stopped run" in printed.err


@pytest.mark.parametrize("processes", [1, 2])
def test_somebodys_own_bots_play_many_games(terminal: Terminal, processes: int) -> None:
    source = "from shamble.bots import Bot\nclass Last(Bot):\n    def answer(self, view): return view['options'][-1]\n"
    Path("mine.py").write_text(source, encoding="utf-8")
    printed = terminal.run(*RUN[:-1], "mine.py:Last,random", "--processes", processes, "--json", "own.json")
    assert printed.code == 0
    assert re.search(r"A +Last ", printed.out)
    assert json.loads(Path("own.json").read_text(encoding="utf-8"))["levels"] == ["mine.py:Last", "random"]
    Path("bad.py").write_text(source.replace("view['options'][-1]", "view['brains']"), encoding="utf-8")
    failed = terminal.run(*RUN[:-1], "bad.py:Last,random", "--processes", processes)
    assert failed.code == 2
    assert "KeyError: 'brains' (bad.py, 3)" in failed.err


def test_endings_are_told_and_points_only_where_there_are_some(terminal: Terminal) -> None:
    printed = terminal.run("simulate", "zombiaki", "--games", 2, "--bots", "random,random")
    assert "Endings: " in printed.out
    assert re.search(r"dawn|barricade", printed.out)
    assert "Points" not in printed.out
