"""What somebody wishes for on the command line, checked: the game, its options, who sits where."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which

from shamble.bots.load import is_own, load
from shamble.cli.trouble import Trouble
from shamble.core.errors import Invalid, seat_letter
from shamble.core.game import Game
from shamble.core.match import MAX_NAME
from shamble.core.plain import Setting, check_value, say_value
from shamble.registry import game as game_called
from shamble.registry import games
from shamble.words import LANGUAGES, Words

USUAL_BOT = "greedy"
FEW = 4  # numbers that are listed one by one
PEOPLE = ("Ada", "Bram", "Cleo", "Dov", "Eve", "Finn")


def words_in(lang: str, game: str | None = None) -> Words:
    """The words of a language."""
    if lang not in LANGUAGES:
        raise Trouble("wrong-lang", text=lang, names=", ".join(LANGUAGES))
    return Words(lang, game)


def game_named(name: str) -> Game:
    """The game of this name."""
    wanted = name.lower()
    if wanted not in games():
        raise Trouble("wrong-game", text=name, names=", ".join(games()))
    return game_called(wanted)


def settings_from(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """The options written as name=value."""
    found: dict[str, object] = {}
    known = {setting.name: setting for setting in game.settings}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Trouble("wrong-option-shape", text=pair)
        setting = known.get(name.strip().replace("-", "_"))
        if setting is None:
            raise Trouble("wrong-option", name=game.name, text=name, names=", ".join(known) or "-")
        found[setting.name] = value_of(setting, value)
    return found


def value_of(setting: Setting, value: str) -> object:
    """A value that the option can take."""
    try:
        return check_value(setting, value)
    except Invalid:
        values = ", ".join(in_short([say_value(choice) for choice in setting.choices]))
        raise Trouble("wrong-value", name=setting.name, clause=setting.clause, names=values, text=value) from None


def in_short(values: Sequence[str]) -> list[str]:
    """The values, a row of numbers as its first and last."""
    numbers = [int(value) for value in values if value.isdecimal()]
    if len(numbers) < FEW or numbers != list(range(numbers[0], numbers[-1] + 1)):
        return list(values)
    return [*(value for value in values if not value.isdecimal()), f"{numbers[0]}…{numbers[-1]}"]


def seats_wanted(game: Game, seats: int) -> int:
    """The number of seats, if the game has so many."""
    if seats != game.min_seats == game.max_seats:
        raise Trouble("wrong-seats-only", name=game.name, number=game.min_seats, count=seats)
    if not game.min_seats <= seats <= game.max_seats:
        raise Trouble("wrong-seats", name=game.name, min=game.min_seats, max=game.max_seats, count=seats)
    return seats


def levels_from(text: str) -> list[str]:
    """The bots of a list such as greedy,mybots.py:Plain; NoBot if one of them cannot be had."""
    levels = [part.strip() if is_own(part) else part.strip().lower() for part in text.split(",")]
    for level in levels:
        load(level)
    return levels


def names_from(text: str | None, seats: int) -> list[str]:
    """One name for each seat: those given, or ours."""
    if text is None:
        return list(PEOPLE[:seats])
    names = [name.strip() for name in text.split(",")]
    if len(names) != seats:
        raise Trouble("wrong-names", seats=seats, count=len(names))
    for name in names:
        if not name or len(name) > MAX_NAME or not name.isprintable():
            raise Trouble("wrong-name", max=MAX_NAME, text=name)
    if len(set(names)) < len(names):
        raise Trouble("wrong-same-name")
    return names


def seat_from(text: str, seats: int) -> int:
    """A seat's number from its letter."""
    letters = [seat_letter(seat) for seat in range(seats)]
    if text.upper() not in letters:
        raise Trouble("wrong-seat", text=text, names=", ".join(letters))
    return letters.index(text.upper())


def gestures_from(number: int, count: int) -> int:
    """How many gestures to look at, if there are so many."""
    if not 0 <= number <= count:
        raise Trouble("wrong-at", count=count, text=str(number))
    return number


def not_both(first: str, given: bool, second: str, also_given: bool) -> None:
    """Turn down two flags that contradict each other."""
    if given and also_given:
        raise Trouble("wrong-together", head=first, last=second)


def in_range(flag: str, value: float | None, least: float, most: float | None = None) -> None:
    """Turn down a number that is too small or too large."""
    if value is None or (value >= least and (most is None or value <= most)):
        return
    if most is None:
        raise Trouble("usage-range", name=flag, text=f"{value:g}", min=str(least))
    raise Trouble("usage-range-to", name=flag, text=f"{value:g}", min=str(least), max=str(most))


def refuse_with(given: Mapping[str, object], flag: str) -> None:
    """Turn down what a file already says that another flag names."""
    for other, value in given.items():
        if value is not None and value != []:
            raise Trouble("wrong-with", text=other, name=flag)


def called(level: str, words: Words) -> str:
    """A bot as people call it: the name of its level, or its class if it is somebody's own."""
    return level.rpartition(":")[2] if is_own(level) else words.say(f"bot-{level}")


def this_command() -> list[str]:
    """How this program is called here: by its name where the shell finds it, else by its path, else as a module."""
    if which("shamble"):
        return ["shamble"]
    return [sys.argv[0]] if Path(sys.argv[0]).name == "shamble" else ["python", "-m", "shamble"]
