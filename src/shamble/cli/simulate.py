"""``shamble simulate``: many games among bots, and what they tell."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shamble import lab
from shamble.bots.load import is_own
from shamble.cli import figures, files, runs
from shamble.cli.flags import GameName, Lang, NoColour, Settings
from shamble.cli.runs import Run
from shamble.cli.screen import Screen
from shamble.cli.trouble import INTERRUPTED
from shamble.cli.wishes import (
    USUAL_BOT,
    called,
    game_named,
    in_range,
    levels_from,
    refuse_with,
    seats_wanted,
    settings_from,
    this_command,
    words_in,
)
from shamble.core.errors import seat_letter
from shamble.words import Words
from shamble.words.texts import ROWS_LANGUAGE

USUAL_GAMES: Final = 100
WORTH_SHARING: Final = 40  # games; for fewer, starting processes takes longer than playing


def simulate(
    game: GameName,
    games: Annotated[int | None, typer.Option("--games", metavar="NUMBER", help="flag-games")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT", help="flag-sim-bots")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="NUMBER", help="flag-seed")] = None,
    processes: Annotated[int | None, typer.Option("--processes", metavar="NUMBER", help="flag-processes")] = None,
    option: Settings = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="flag-json")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="flag-rotate")] = False,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="flag-resume")] = None,
    lang: Lang = "en",
    no_colour: NoColour = False,
) -> None:
    """Let bots play many games."""
    words_in(lang)
    in_range("--games", games, 1)
    in_range("--processes", processes, 1)
    rules = game_named(game)
    words, screen = words_in(lang, rules.name), Screen(not no_colour)
    if resume is None:
        levels = [USUAL_BOT] * rules.min_seats if bots is None else levels_from(bots)
        seats_wanted(rules, len(levels))
        settings = settings_from(rules, option or [])
        run = Run(rules.name, rules.rules, levels, games or USUAL_GAMES, seed or 0, settings, rotate, {})
    else:
        refuse_with({"--games": games, "--seed": seed, "--option": option, "--rotate": rotate or None}, "--resume")
        run = runs.load(resume, rules, None if bots is None else levels_from(bots))
    if json_file is not None:
        files.probe(json_file)
    workers = processes or ((os.cpu_count() or 1) if run.games >= WORTH_SHARING else 1)
    with progress_bar(words) as progress:
        watch = watcher(progress, words, run.games)
        try:
            wishes = run.levels, run.games, run.seed, workers, run.options, run.rotate, watch, run.results
            results = lab.simulate(rules.name, *wishes)
        except lab.Stopped as error:
            stopped: lab.Stopped | None = error
            results = [error.results[number] for number in sorted(error.results)]
        else:
            stopped = None
    if results:
        told = lab.summarise(results)
        show(told, run, screen, words)
    if stopped is not None:
        raise typer.Exit(keep(run._replace(results=stopped.results), stopped, resume, json_file, screen, words))
    if json_file is not None:
        plan = {"seed": run.seed, "levels": run.levels, "rotate": run.rotate}
        plan["options"] = rules.check_settings(run.options)
        files.put(json_file, json.dumps({**plan, **told}, indent=2, ensure_ascii=False) + "\n")
    if resume is not None:
        files.remove(resume)  # it has served


def keep(
    run: Run, stopped: lab.Stopped, file: Path | None, json_file: Path | None, screen: Screen, words: Words
) -> int:
    """Keep what a stopped run has played, and say how to go on with it; the exit code comes back."""
    if not stopped.interrupted:
        screen.say(words.say("sim-died"))
    if run.results:
        path = file or runs.free_name(run.game)
        runs.save(path, run)
        screen.line()
        screen.say(words.say("sim-stopped", {"count": len(run.results), "number": run.games, "file": str(path)}))
        screen.line(f"  {shlex.join(going_on(run, path, json_file, words.lang))}")
    else:
        screen.say(words.say("sim-nothing"))
    return INTERRUPTED if stopped.interrupted else 2


def going_on(run: Run, path: Path, json_file: Path | None, lang: str) -> list[str]:
    """The command that goes on with a stopped run; whose own bots play, their owner says again."""
    command = [*this_command(), "simulate", run.game, "--resume", str(path)]
    if any(is_own(level) for level in run.levels):
        command += ["--bots", ",".join(run.levels)]
    if json_file is not None:
        command += ["--json", str(json_file)]
    return command if lang == ROWS_LANGUAGE else [*command, "--lang", lang]


def progress_bar(words: Words) -> Progress:
    """How far the games are and how long they will take, for those who watch a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(words.say("sim-working")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def watcher(progress: Progress, words: Words, games: int) -> Callable[[int, int], None]:
    """What moves the bar on when a game is done."""
    task = progress.add_task(words.say("sim-working"), total=games)

    def watch(done: int, _: int) -> None:
        progress.update(task, completed=done)

    return watch


def show(told: dict[str, Any], run: Run, screen: Screen, words: Words) -> None:
    """The figures as tables with bars, how long the games were, and how they ended."""
    screen.say(words.say("sim-title", {"count": told["games"], "name": words.say("game-title"), "text": str(run.seed)}))
    scored = game_named(run.game).counts
    seats = [
        [seat_letter(seat), "" if run.rotate else called(run.levels[seat], words), *cells(figure, words)]
        for seat, figure in enumerate(told["by_seat"])
    ]
    show_table("seat", seats, {"bot"} if run.rotate else set(), scored, screen, words)
    if len(set(run.levels)) > 1:
        bots = [["", called(level, words), *cells(figure, words)] for level, figure in told["by_level"].items()]
        show_table("bot", bots, {"seat"}, scored, screen, words)
    screen.line()
    screen.say(words.say("sim-turns", {"text": figures.spread(told["turns"], words)}))
    screen.say(words.say("sim-length", {"text": figures.spread(told["answers"], words)}))
    screen.say(words.say("sim-endings", {"text": endings(told, words)}))
    screen.say(words.say("sim-note"))


def endings(told: dict[str, Any], words: Words) -> str:
    """How the games ended, the most frequent ending first."""
    counted = sorted(told["reasons"].items(), key=lambda pair: -pair[1])
    shares = [(reason, figures.percent({"value": count / told["games"]}, words)) for reason, count in counted]
    return ", ".join(f"{words.say(f'reason-{reason}.short')} {share}" for reason, share in shares)


def cells(figure: dict[str, Any], words: Words) -> list[str]:
    """One row of a table: wins, their interval, the bar, points."""
    wins = figure["wins"]
    points = figures.margin(figure["scores"]["mean"], words)
    return [figures.percent(wins, words), figures.limits(wins, words), figures.bar(wins), points]


def show_table(by: str, rows: list[list[str]], without: set[str], scored: bool, screen: Screen, words: Words) -> None:
    """A table by seat or by bot, under its title; columns that say nothing are left out."""
    names = ["seat", "bot", "wins", "interval", "bar", "points"]
    kept = [name for name in names if name not in without and (scored or name != "points")]
    heads = [head(name, words) for name in kept]
    shown = [[row[names.index(name)] for name in kept] for row in rows]
    right = [place for place, name in enumerate(kept) if name in ("wins", "interval", "points")]
    screen.line()
    screen.say(words.say(f"sim-by-{by}"))
    screen.table(heads, shown, right)


def head(name: str, words: Words) -> str:
    """The head of a column; a bar needs none."""
    return words.score() if name == "points" else "" if name == "bar" else words.say(f"column-{name}")
