"""What people may wish for at a table: options of the game, customs. What cannot be is Trouble."""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.plain import Setting, check_value, say_value
from shamble.server.entrance import DOOR
from shamble.server.rows import Value
from shamble.server.speed import FORMER, SPEEDS
from shamble.server.trouble import Trouble

MAX_SHOWN: Final = 40  # characters of something wrong that a sentence repeats
MANNERS: Final[dict[str, tuple[Value, ...]]] = {
    "pace": tuple(SPEEDS),
    "windows": ("fair", "quick"),
    "watch": ("link", "nobody"),
    "listed": (False, True),
    "grace": (60, 300, 1800),  # seconds that a table waits for somebody who is away; then the others may act
    "door": DOOR,
}
FIXED: Final = ("grace",)  # customs that nobody may change once the game has begun: people rely on them
ANYBODYS: Final = ("pace",)  # customs that everybody at the table may change while it plays, not the host alone


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
    """The customs given, under today's names; Trouble if there is no such custom, or if it cannot be that."""
    return {name: check_manner(name, value) for name, value in manners.items()}


def check_manner(name: str, value: Value) -> Value:
    """One custom."""
    if name not in MANNERS:
        raise Trouble("invalid", "no-manner")
    known, plain = MANNERS[name], today(name, value)
    if not any(type(plain) is type(choice) and plain == choice for choice in known):
        can_be, text = ", ".join(map(say_value, known)), say_value(value)[:MAX_SHOWN]
        raise Trouble("invalid", "no-choice", name=name, names=can_be, text=text)
    return plain


def today(name: str, value: Value) -> Value:
    """A custom as it is called today."""
    return FORMER.get(value, value) if name == "pace" and isinstance(value, str) else value
