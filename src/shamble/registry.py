"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from shamble.core import fields
from shamble.core.errors import Invalid
from shamble.core.game import Game

NAMES = ("zombiegeddon", "tsunami", "zombiaki", "zombies")


def games() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return NAMES


def game(name: object) -> Game:
    """The game of this name; one instance serves every table."""
    if name not in NAMES:
        raise Invalid(f"There is no game {name!r}; there is: {', '.join(NAMES)}.")
    found: Game = import_module(f"shamble.games.{name}.game").GAME
    if found.artist is None:
        found.artist = draw
    return found


def named(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view for people: names in place of numbers, and what is counted by kind as names with counts."""
    known = fields_of(view.get("game"))
    return fields.named(view, known.view, known.numbers)


def named_fact(name: object, fact: Mapping[str, Any]) -> dict[str, Any]:
    """A fact of this game, as plain data, with names in place of numbers."""
    return fields.named_fact(fact, fields_of(name))


def fields_of(name: object) -> fields.Fields:
    """What the fields of a game's views and facts mean."""
    found: fields.Fields = import_module(f"shamble.games.{game(name).name}.fields").FIELDS
    return found


def draw(view: dict[str, object]) -> str:
    """A view as SVG; pictures and their words are loaded when the first one is drawn."""
    from shamble import picture

    return picture.draw(view)
