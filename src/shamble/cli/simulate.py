"""``shamble simulate``: many games among bots, and what they tell."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shamble import lab
from shamble.cli import figures, files
from shamble.cli.flags import GameName, Lang, NoColour, Settings
from shamble.cli.screen import Screen
from shamble.cli.trouble import INTERRUPTED, Trouble
from shamble.cli.wishes import USUAL_BOT, game_named, levels_from, seats_wanted, settings_from, words_in
from shamble.core.errors import seat_letter
from shamble.words import Words

WORTH_SHARING: Final = 40  # games; for fewer, starting processes takes longer than playing


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, metavar="NUMBER", help="flag-games")] = 100,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LEVEL,LEVEL", help="flag-sim-bots")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="NUMBER", help="flag-seed")] = 0,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, metavar="NUMBER", help="flag-processes")
    ] = None,
    option: Settings = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="flag-json")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="flag-rotate")] = False,
    lang: Lang = "en",
    no_colour: NoColour = False,
) -> None:
    """Let bots play many games."""
    words_in(lang)
    rules = game_named(game)
    words = words_in(lang, rules.name)
    levels = [USUAL_BOT] * rules.min_seats if bots is None else levels_from(bots)
    seats_wanted(rules, len(levels))
    settings = settings_from(rules, option or [])
    if json_file is not None:
        files.probe(json_file)
    workers = processes or ((os.cpu_count() or 1) if games >= WORTH_SHARING else 1)
    with progress_bar(words) as progress:
        watch = watcher(progress, words, games)
        results = outcome_of(lambda: lab.simulate(rules.name, levels, games, seed, workers, settings, rotate, watch))
    told = lab.summarise(results)
    show(told, levels, rotate, seed, Screen(not no_colour), words)
    if json_file is not None:
        plan = {"seed": seed, "levels": levels, "rotate": rotate, "options": rules.check_settings(settings)}
        files.put(json_file, json.dumps({**plan, **told}, indent=2, ensure_ascii=False) + "\n")


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


def outcome_of(run: Callable[[], list[lab.Result]]) -> list[lab.Result]:
    """The results of a run; interrupted, it leaves without a word, as commands do."""
    try:
        return run()
    except lab.Stopped as stopped:
        if stopped.interrupted:
            raise typer.Exit(INTERRUPTED) from None
        raise Trouble("sim-died") from None


def show(told: dict[str, Any], levels: list[str], rotate: bool, seed: int, screen: Screen, words: Words) -> None:
    """The figures as tables with bars, and how long the games were."""
    screen.say(words.say("sim-title", {"count": told["games"], "name": words.say("game-title"), "text": str(seed)}))
    seats = [
        [seat_letter(seat), "" if rotate else words.say(f"bot-{levels[seat]}"), *cells(figure, words)]
        for seat, figure in enumerate(told["by_seat"])
    ]
    show_table("seat", seats, not rotate, screen, words)
    if len(set(levels)) > 1:
        bots = [["", words.say(f"bot-{level}"), *cells(figure, words)] for level, figure in told["by_level"].items()]
        show_table("bot", bots, True, screen, words)
    screen.line()
    screen.say(words.say("sim-turns", {"text": figures.spread(told["turns"], words)}))
    screen.say(words.say("sim-length", {"text": figures.spread(told["answers"], words)}))
    screen.say(words.say("sim-note"))


def cells(figure: dict[str, Any], words: Words) -> list[str]:
    """One row of a table: wins, their interval, the bar, points."""
    wins = figure["wins"]
    points = figures.margin(figure["scores"]["mean"], words)
    return [figures.percent(wins, words), figures.limits(wins, words), figures.bar(wins), points]


def show_table(by: str, rows: list[list[str]], with_bots: bool, screen: Screen, words: Words) -> None:
    """A table by seat or by bot, under its title; columns that say nothing are left out."""
    names = ["seat", "bot", "wins", "interval", "bar", "points"]
    kept = [name for name in names if name != ("bot" if by == "seat" else "seat") or (by == "seat" and with_bots)]
    heads = ["" if name == "bar" else words.say(f"column-{name}") for name in kept]
    shown = [[row[names.index(name)] for name in kept] for row in rows]
    right = [place for place, name in enumerate(kept) if name in ("wins", "interval", "points")]
    screen.line()
    screen.say(words.say(f"sim-by-{by}"))
    screen.table(heads, shown, right)
