"""``shamble games``, ``rules``, ``verify`` and ``version``: what there is to know."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from shamble import registry
from shamble import version as about
from shamble.cli import files
from shamble.cli.commands import show_rules
from shamble.cli.flags import GameName, Lang, RecordFile, Seal
from shamble.cli.screen import Screen
from shamble.cli.trouble import Trouble
from shamble.cli.wishes import game_named, in_short, words_in
from shamble.core import numbers
from shamble.core.match import Match
from shamble.core.plain import Setting, say_value
from shamble.core.stream import KEY_BYTES
from shamble.words import Words

SHOWN: Final = 12  # digits of a seal that a table shows at a glance


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


def verify(file: RecordFile, seal: Seal = "", lang: Lang = "en") -> None:
    """Check that the dice of a record are those sealed before its game, and that it follows the rules."""
    words, screen = words_in(lang), Screen()
    seen = seal_from(seal)
    match = files.verify(file, seen)
    over = "verify-done" if match.state.ask is None else "verify-so-far"
    of = {"seal": match.header["seal"], "seen": "yes" if seen else "no"}
    screen.say(words.say(over, {"file": str(file), "count": len(match), **of}))
    for key, who in (("verify-added", who_added(match, True)), ("verify-missing", who_added(match, False))):
        if who:
            screen.say(words.say(key, {"names": who, "count": len(who)}))
    if not seen:
        screen.say(words.say("verify-compare"))


def seal_from(text: str) -> str:
    """A seal as people copy it, whole or as far as a table shows it at a glance; Trouble if it is none."""
    plain = "".join(text.split()).rstrip("…").lower()
    if text and (not SHOWN <= len(plain) <= 2 * KEY_BYTES or set(plain) - set("0123456789abcdef")):
        raise Trouble("wrong-seal", text=text[:80], count=SHOWN, max=2 * KEY_BYTES)
    return plain


def who_added(match: Match, opened: bool) -> list[str]:
    """Whose number is in the dice; or whose was promised and never opened."""
    return [match.names[one.seat] for one in numbers.read(match.header) if bool(one.number) is opened]


def version(lang: Lang = "en") -> None:
    """Which Shamble this is."""
    words = words_in(lang)
    values = {"number": about.VERSION, "text": words.say(f"build-{about.build()}"), "name": about.source_hash()}
    Screen().line(words.say("version-line", values))
