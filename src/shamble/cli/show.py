"""``shamble games``, ``rules``, ``verify`` and ``version``: what there is to know."""

from __future__ import annotations

from typing import Annotated

import typer

from shamble import registry
from shamble import version as about
from shamble.cli import files
from shamble.cli.commands import show_rules
from shamble.cli.flags import GameName, Lang, RecordFile
from shamble.cli.screen import Screen
from shamble.cli.wishes import game_named, in_short, words_in
from shamble.core.plain import Setting, say_value
from shamble.words import Words


def games(lang: Lang = "en") -> None:
    """The games, with how many can play and which options they have."""
    words_in(lang)
    screen = Screen()
    for name in registry.games():
        game, words = game_named(name), words_in(lang, name)
        seats = words.say("game-seats", {"min": game.min_seats, "max": game.max_seats})
        screen.say(words.say("game-entry", {"name": words.say("game-title"), "text": name, "sentence": seats}))
        screen.say(words.say("game-line"), "  ", "  ")
        for setting in game.settings:
            show_setting(setting, words, screen)


def show_setting(setting: Setting, words: Words, screen: Screen) -> None:
    """An option with its values, its default and its clause."""
    key = f"option-{setting.name.replace('_', '-')}"
    values = "|".join(in_short([say_value(choice) for choice in setting.choices]))
    named = {"name": words.say(key), "text": say_value(setting.default), "clause": setting.clause}
    screen.line(f"  --option {setting.name}={values}")
    screen.say(f"{words.say('option-line', named)} {words.say(f'{key}.help')}", "    ", "    ")


def rules(
    game: GameName,
    clause: Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE|WORD]", help="flag-clause")] = None,
    lang: Lang = "en",
) -> None:
    """The rulebook, one clause of it, or all clauses with these words."""
    words_in(lang)
    show_rules(game_named(game).name, " ".join(clause or []), lang, Screen())


def verify(file: RecordFile, lang: Lang = "en") -> None:
    """Check that the dice of a record are those sealed before its game, and that it follows the rules."""
    words = words_in(lang)
    match = files.verify(file)
    over = "verify-done" if match.state.ask is None else "verify-so-far"
    Screen().say(words.say(over, {"file": str(file), "count": len(match)}))


def version(lang: Lang = "en") -> None:
    """Which Shamble this is."""
    words = words_in(lang)
    values = {"number": about.VERSION, "text": words.say(f"build-{about.build()}"), "name": about.source_hash()}
    Screen().line(words.say("version-line", values))
