"""``shamble play``: sets a table for people and bots, new or from a record."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from shamble import bots as bot_makers
from shamble.bots.load import load as load_bot
from shamble.cli import files
from shamble.cli.flags import GameName, Lang, NoColour, Seed, Settings
from shamble.cli.screen import Screen
from shamble.cli.sitting import Sitting
from shamble.cli.trouble import Trouble
from shamble.cli.wishes import (
    USUAL_BOT,
    game_named,
    levels_from,
    names_from,
    not_both,
    refuse_with,
    seats_wanted,
    settings_from,
    words_in,
)
from shamble.core.game import Game
from shamble.core.match import PERSON, Match


class Company(NamedTuple):
    """Who sits at the table: people in the first seats, then bots by level."""

    people: int
    levels: list[str]


def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", metavar="NUMBER", help="flag-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT", help="flag-bots")] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="BOT", help="flag-bot")] = None,
    humans: Annotated[int | None, typer.Option("--humans", metavar="NUMBER", help="flag-humans")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="flag-hotseat")] = False,
    seed: Seed = None,
    option: Settings = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,NAME", help="flag-names")] = None,
    lang: Lang = "en",
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="flag-load")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="flag-save")] = None,
    no_colour: NoColour = False,
) -> None:
    """Play against bots, or with friends at one keyboard."""
    words = words_in(lang)
    rules = game_named(game)
    not_both("--bots", bots is not None, "--bot", bot is not None)
    not_both("--humans", humans is not None, "--hotseat", hotseat)
    not_both("--hotseat", hotseat, "--bots", bots is not None)
    if load is None:
        company = company_of(rules, seats, bots, bot, humans, hotseat)
        levels = dict(enumerate(company.levels, company.people))
        count = company.people + len(company.levels)
        players = [word_for(levels.get(seat, PERSON)) for seat in range(count)]
        chosen = settings_from(rules, option or [])
        match = Match(rules, count, seed, chosen, names_from(names, count), players=players)
    else:
        refuse_with({"--seats": seats, "--seed": seed, "--option": option, "--names": names}, "--load")
        match = loaded(load, rules)
        if bots is None and bot is None and humans is None and not hotseat:
            levels = bots_in(match)
        else:
            company = company_of(rules, match.state.seats, bots, bot, humans, hotseat)
            levels = dict(enumerate(company.levels, company.people))
    if save is not None:  # at once, so that a file that cannot be written is known before the game
        files.keep(save, match.record(), (load,))
    sitting = Sitting(match, thinkers(rules, levels, seed), words_in(words.lang, rules.name), Screen(not no_colour))
    sitting.levels = levels
    sitting.file, sitting.source = save, load
    raise typer.Exit(sitting.run())


def company_of(
    game: Game, seats: int | None, bots: str | None, bot: str | None, humans: int | None, hotseat: bool
) -> Company:
    """Who sits at the table: by default one person against greedy bots."""
    named = [] if bots is None else levels_from(bots)
    usual = USUAL_BOT if bot is None else levels_from(bot)[0]
    if seats is None:
        asked_for = (1 if humans is None else humans) + len(named)
        seats = asked_for if named else max(game.min_seats, asked_for)
    seats_wanted(game, seats)
    people = seats - len(named) if hotseat else 1 if humans is None else humans
    if not 0 <= people <= seats:
        raise Trouble("wrong-humans", seats=seats, count=people)
    levels = named or [usual] * (seats - people)
    if people + len(levels) != seats:
        raise Trouble("wrong-bots", seats=seats, count=people, number=len(levels))
    return Company(people, levels)


def bots_in(match: Match) -> dict[int, str]:
    """The bots that sat at the table when its record was written, by seat.

    A record names somebody's own bot by its class alone: no file that is loaded says which code to run here.
    """
    found = {seat: word for seat, word in enumerate(match.players) if word != PERSON}
    for word in found.values():
        if word not in bot_makers.LEVELS:
            raise Trouble("wrong-own-bot", name=word)
    return found


def word_for(level: str) -> str:
    """Who sits in a seat, as a record says it in one word."""
    return level.rpartition(":")[2]


def thinkers(game: Game, levels: dict[int, str], seed: int | None) -> dict[int, bot_makers.Bot]:
    """The bots by seat. With a seed they think the same each time."""
    start = secrets.randbits(40) if seed is None else seed
    return {seat: load_bot(level)(game, f"{start} {seat}") for seat, level in levels.items()}


def loaded(path: Path, game: Game) -> Match:
    """The match in the file, if it is one of this game whose dice are thrown here."""
    match = files.load(path)
    if match.game is not game:
        raise Trouble("wrong-other-game", file=str(path), name=match.game.name, text=game.name)
    if match.state.ask_chance:
        raise Trouble("wrong-own-dice", file=str(path))
    return match
