"""Runs of games that were stopped: what was to be played and what has been, in a file to go on with."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from shamble import lab
from shamble.bots.load import is_own
from shamble.cli import files
from shamble.cli.trouble import Trouble
from shamble.core import plain
from shamble.core.game import Game
from shamble.lab.match import result_from_json

SUFFIX: Final = ".run"  # of such files
MAGIC: Final = "stopped run of shamble"


class Run(NamedTuple):
    """Games that are to be played among bots, and those that have been, by number."""

    game: str
    rules: str  # their version
    levels: list[str]
    games: int
    seed: int
    options: Mapping[str, object]
    rotate: bool
    results: Mapping[int, lab.Result]


def save(path: Path, run: Run) -> None:
    """Write a run that was stopped."""
    results = [[number, run.results[number].to_json()] for number in sorted(run.results)]
    data = {"kind": MAGIC, **run._asdict(), "options": dict(run.options), "results": results}
    files.put(path, json.dumps(data, ensure_ascii=False) + "\n")


def load(path: Path, game: Game, named: Sequence[str] | None) -> Run:
    """The run in a file, if it is one of this game; whose own bots play in it, they must be named anew.

    So no file that is loaded says which code to run here.
    """
    try:
        run = read(plain.loads(files.read(path)))
        game.check_seats(len(run.levels))
        game.check_settings(run.options)
    except (ValueError, TypeError, KeyError, AttributeError):  # which Invalid is, too
        raise Trouble("run-broken", file=str(path)) from None
    if run.game != game.name:
        raise Trouble("run-other-game", file=str(path), name=run.game, text=game.name)
    if run.rules != game.rules:
        raise Trouble("run-rules", file=str(path), text=run.rules, name=game.rules)
    own = any(is_own(level) for level in run.levels)
    if (named is None and own) or (named is not None and list(named) != run.levels):
        raise Trouble("run-bots", names=",".join(run.levels))
    return run


def read(data: Any) -> Run:
    """The run that plain data describes; ValueError and the like if it describes none."""
    if data.pop("kind") != MAGIC:
        raise ValueError(MAGIC)
    results = {int(number): result_from_json(result) for number, result in data.pop("results")}
    run = Run(**data, results=results)
    if not isinstance(run.games, int) or run.games < 1 or not isinstance(run.seed, int):
        raise ValueError(run)
    if not isinstance(run.levels, list) or not all(map(str.isprintable, run.levels)):
        raise ValueError(run.levels)
    if any(result.game != run.game or len(result.levels) != len(run.levels) for result in results.values()):
        raise ValueError(results)
    return run


def free_name(game: str) -> Path:
    """A file name of our own that is not taken yet."""
    return files.free_name(game, SUFFIX)
