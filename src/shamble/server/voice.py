"""Sentences for the wire: message references spoken in one language, each said once and remembered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from shamble.words import Words

SPOKEN: Final = ("label", "text", "short", "source")  # the words of an item
TERMINAL: Final = "ink"  # how letters are coloured where there are no drawings
REMEMBERED: Final = 20_000  # sentences per language and game; then the oldest half is forgotten


class Voice:
    """The words of one language for one game. Fluent takes its time, and tables repeat themselves."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang = lang
        self.words = Words(lang, game)
        self._known: dict[object, str] = {}

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The sentence under a key."""
        name = (key, *((field, frozen(value)) for field, value in args.items()))
        found = self._known.get(name)
        if found is None:
            if len(self._known) >= REMEMBERED:
                for old in list(self._known)[: REMEMBERED // 2]:
                    self._known.pop(old, None)  # a replay on another thread may be at it too
            found = self._known[name] = self.words.say(key, args)
        return found

    def speak(self, value: Any) -> Any:
        """Plain data with every message reference in it spoken."""
        if isinstance(value, dict):
            return {key: self.speak(inner) for key, inner in value.items()}
        if isinstance(value, list):
            if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
                return self.say(value[0], value[1])
            return [self.speak(inner) for inner in value]
        return value

    def speak_item(self, item: Mapping[str, object]) -> Mapping[str, object]:
        """An item of a scene, or some of its fields, with its words spoken and without what terminals alone need."""
        if TERMINAL not in item and not any(isinstance(item.get(key), list) for key in SPOKEN):
            return item
        return {key: self.speak(value) if key in SPOKEN else value for key, value in item.items() if key != TERMINAL}


def frozen(value: object) -> object:
    """A value as part of a key."""
    return tuple(value) if isinstance(value, list) else value


@cache
def voice(lang: str, game: str | None) -> Voice:
    """The voice of a language for a game."""
    return Voice(lang, game)
