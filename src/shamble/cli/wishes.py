"""What somebody wishes for on the command line, checked: the game, its options, who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.bots import LEVELS
from shamble.cli.trouble import Trouble
from shamble.core.errors import Invalid, seat_letter
from shamble.core.game import Game
from shamble.core.match import MAX_NAME
from shamble.core.plain import Setting, check_value, say_value
from shamble.registry import game as game_called
from shamble.registry import games
from shamble.words import LANGUAGES, Words

USUAL_BOT = "greedy"
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
        values = ", ".join(say_value(choice) for choice in setting.choices)
        raise Trouble("wrong-value", name=setting.name, clause=setting.clause, names=values, text=value) from None


def seats_wanted(game: Game, seats: int) -> int:
    """The number of seats, if the game has so many."""
    if not game.min_seats <= seats <= game.max_seats:
        raise Trouble("wrong-seats", name=game.name, min=game.min_seats, max=game.max_seats, count=seats)
    return seats


def levels_from(text: str) -> list[str]:
    """The bots of a list such as greedy,search."""
    levels = [part.strip().lower() for part in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise Trouble("wrong-level", text=level, names=", ".join(LEVELS))
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
