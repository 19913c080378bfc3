"""Many games in a terminal: the same whoever plays them, with intervals and bars."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.terminal import Terminal
from shamble import lab
from shamble.cli import figures, simulate
from shamble.core.errors import ShambleError

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
        asked.append(wishes[:-1])
        return [lab.Result("zombiegeddon", 1, ("greedy", "greedy"), ((0,), (1,)), (2, 1), "POINTS", 3, 4)]

    monkeypatch.setattr("shamble.lab.simulate", note)
    terminal.run("simulate", "zombiegeddon", "--option", "open-piles=yes", "--games", 7, "--processes", 3, "--rotate")
    assert asked == [("zombiegeddon", ["greedy", "greedy"], 7, 0, 3, {"open_piles": True}, True)]


def test_french_figures(terminal: Terminal) -> None:
    printed = terminal.run("simulate", "zombiegeddon", "--games", 2, "--bots", "random,random", "--lang", "fr")
    assert "Zombiegeddon\u00a0: 2 parties, graine 0." in printed.out
    assert re.search(r"\d,\d\u202f%", printed.out)
    assert not re.search(r"\b(games?|seat|bot|wins|points? |turns)\b", printed.out)
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


def test_ctrl_c_is_quiet_and_a_dead_worker_is_not(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> list[lab.Result]:
        raise KeyboardInterrupt

    monkeypatch.setattr("shamble.lab.run.play_here", stop)
    printed = terminal.run(*RUN, "--processes", 1)
    assert printed == (130, "", "")

    def die() -> list[lab.Result]:
        raise lab.Stopped("A worker died.")

    with pytest.raises(ShambleError, match="sim-died"):
        simulate.outcome_of(die)
