"""What people may wish for at a table: names, options of the game, customs. What cannot be is Trouble."""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.plain import Setting, check_value, say_value
from shamble.server.rows import Value
from shamble.server.trouble import Trouble

MAX_NAME: Final = 20
MAX_SHOWN: Final = 40  # characters of something wrong that a sentence repeats
MANNERS: Final[dict[str, tuple[Value, ...]]] = {
    "pace": ("easy", "quick"),
    "windows": ("fair", "quick"),
    "watch": ("link", "nobody"),
    "listed": (False, True),
}


def check_name(name: str) -> str:
    """A name without spaces around it; Trouble if it is empty, too long or cannot be shown."""
    plain = " ".join(name.split())
    if not plain:
        raise Trouble("invalid", "name-empty")
    if len(plain) > MAX_NAME:
        raise Trouble("invalid", "name-long", max=MAX_NAME)
    if not plain.isprintable():
        raise Trouble("invalid", "name", max=MAX_NAME)
    return plain


def check_settings(game: Game, given: dict[str, Value]) -> dict[str, object]:
    """All options as the game means them; Trouble if one is unknown or cannot be that."""
    known = {setting.name: setting for setting in game.settings}
    for name, value in given.items():
        if name not in known:
            raise Trouble("invalid", "no-option", name=name[:MAX_SHOWN])
        check_setting(known[name], value)
    return game.check_settings(given)


def check_setting(setting: Setting, value: Value) -> None:
    """Trouble if an option cannot be that."""
    try:
        check_value(setting, value)
    except Invalid:
        can_be, text = ", ".join(map(say_value, setting.choices)), say_value(value)[:MAX_SHOWN]
        raise Trouble("invalid", "no-choice", name=setting.name, names=can_be, text=text) from None


def check_manners(manners: dict[str, Value]) -> dict[str, Value]:
    """The customs given for a new table, if there are such."""
    for name, value in manners.items():
        if not any(type(value) is type(choice) and value == choice for choice in MANNERS.get(name, ())):
            raise Trouble("invalid", "no-manner")
    return manners
