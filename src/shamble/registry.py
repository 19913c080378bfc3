"""The games there are, by name."""

from __future__ import annotations

from importlib import import_module

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


def draw(view: dict[str, object]) -> str:
    """A view as SVG; pictures and their words are loaded when the first one is drawn."""
    from shamble import picture

    return picture.draw(view)
