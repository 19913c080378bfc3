"""A view as a picture: the game's scene, drawn with the game's own sprites and the viewer's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module, resources
from typing import Any

from shamble.core import svg, text
from shamble.core.errors import Invalid
from shamble.words import Words

DRAWN = ("zombiegeddon",)
Scene = dict[str, Mapping[str, object]]


def scene(view: dict[str, object], names: Sequence[str] | None = None) -> Scene:
    """The table as a flat dict of things with places."""
    if view.get("game") not in DRAWN:
        raise Invalid(f"Nobody draws {view.get('game')!r}; there are pictures of: {', '.join(DRAWN)}.")
    module: Any = import_module(f"shamble.games.{view['game']}.scene")
    found: Scene = module.scene(view, names=names)
    return found


def draw(view: dict[str, object], lang: str = "en", theme: str = "auto", names: Sequence[str] | None = None) -> str:
    """The view as a standalone SVG."""
    game = str(view["game"])
    folder = resources.files(f"shamble.games.{game}")
    sprites = folder.joinpath("sprites.svg").read_text(encoding="utf-8")
    css = folder.joinpath("sprites.css").read_text(encoding="utf-8")
    return svg.render(scene(view, names), sprites, css, Words(lang, game).say, theme)


def write(view: dict[str, object], lang: str = "en", colour: bool = False, names: Sequence[str] | None = None) -> str:
    """The view as text for a terminal or a screen reader."""
    return text.render(scene(view, names), Words(lang, str(view["game"])).say, colour=colour)
