"""Options and plain data, read with care: whatever comes from outside is checked here, and refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from shamble.core.errors import Invalid
from shamble.core.frame import Frame
from shamble.core.stream import Stream


class Setting(NamedTuple):
    """An option of a game: its name, its default, the values it can take, and the clause that explains it."""

    name: str
    default: object
    choices: tuple[object, ...]
    clause: str


class CoreData(NamedTuple):
    """The part of a written table that every game has, checked."""

    seats: int
    frames: list[Frame[Any]]
    stream: Stream
    ask_chance: bool
    ask_passes: bool
    number: int
    hushed: int


WORDS_FOR = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def check_value(setting: Setting, value: object) -> object:
    """The value, if the option can take it; words such as "on" stand for true and false, digits for numbers."""
    if isinstance(value, str) and value not in setting.choices:
        word = value.strip().lower()
        value = WORDS_FOR.get(word, int(word) if word.isdecimal() and len(word) < 10 else value)
    for choice in setting.choices:
        if choice == value and type(choice) is type(value):
            return choice
    choices = ", ".join(say_value(choice) for choice in setting.choices)
    raise Invalid(f"The option {setting.name} ({setting.clause}) can be {choices}, not {value!r}.")


def say_value(value: object) -> str:
    """An option's value as people write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def loads(text: str) -> object:
    """Parsed JSON; Invalid if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Invalid(f"This is not JSON: {error}.") from None


def is_plain(value: object, many: bool) -> bool:
    """Whether a frame's field holds a whole number, or a list of them where it should; none too large to count with."""
    if many:
        return isinstance(value, list) and all(is_plain(item, False) for item in value)
    return type(value) is int and abs(value) < 1 << 40


def whole(data: Mapping[str, object], name: str, low: int, high: int) -> int:
    """A whole number of the plain data, within its limits."""
    value = data.get(name)
    if type(value) is not int or not low <= value <= high:
        raise Invalid(f"{name} must be a whole number from {low} to {high}, not {value!r}.")
    return value


def wholes(data: Mapping[str, object], name: str, size: int, low: int, high: int) -> list[int]:
    """A list of so many whole numbers of the plain data, each within its limits."""
    values = data.get(name)
    if not isinstance(values, list) or len(values) != size:
        raise Invalid(f"{name} must be a list of {size} whole numbers.")
    for value in values:
        if type(value) is not int or not low <= value <= high:
            raise Invalid(f"{name} must hold whole numbers from {low} to {high}, not {value!r}.")
    return list(values)
