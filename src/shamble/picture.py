"""A view as a picture: the game's scene, drawn with the game's own sprites and the viewer's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module, resources
from typing import Any

from shamble.core import svg, text
from shamble.core.errors import Invalid
from shamble.core.scene import Moment, Scene, Touch
from shamble.words import Words

DRAWN = ("zombiegeddon", "tsunami", "zombiaki", "zombies")


def scene(view: dict[str, object], names: Sequence[str] | None = None, panel: bool = True) -> Scene:
    """The table as a flat dict of things with places; without the panel, only the board with its head and legend."""
    found: Scene = _part(view.get("game"), "scene").scene(view, names, panel)
    return found


def moments(
    before: Mapping[str, object],
    facts: Sequence[Mapping[str, object]],
    after: dict[str, object],
    names: Sequence[str] | None = None,
) -> list[Moment]:
    """What there is to watch between two views of a seat, from the facts it has seen; the last is the second view."""
    found: list[Moment] = _part(after.get("game"), "motion").moments(before, facts, after, names)
    return found


def trail(view: Mapping[str, object], latest: Iterable[Mapping[str, object]]) -> list[tuple[int, int, int]]:
    """Where pawns went in the last turns, from facts of which the latest come first; none in most games."""
    part = _part(view.get("game"), "motion")
    found: list[tuple[int, int, int]] = part.trail(view, latest) if hasattr(part, "trail") else []
    return found


def side(view: dict[str, object], names: Sequence[str] | None = None) -> dict[str, Any]:
    """What lies beside the board, for clients that lay it out themselves: ``side`` of docs/wire.md, not yet spoken."""
    found: dict[str, Any] = _part(view.get("game"), "side").side(view, names)
    return found


def meant(view: Mapping[str, object], touch: Touch) -> Iterator[str]:
    """The answers that the viewer could mean by touching something, the likeliest first, whether legal or not."""
    found: Iterator[str] = _part(view.get("game"), "meant").meant(view, touch)
    return found


def names_of(game: str, touch: Touch) -> list[str]:
    """The ids of things that tell what was touched, the nearest first."""
    found: list[str] = _part(game, "meant").names_of(touch)
    return found


def points(view: dict[str, object]) -> list[int | None]:
    """What the chart of a game that is over shows at a moment, by seat; None for a seat without a line."""
    found: list[int | None] = _part(view.get("game"), "side").points(view)
    return found


def tally(view: dict[str, object], facts: Iterable[Mapping[str, object]]) -> list[dict[str, int]]:
    """By seat, what the result of a finished game is made of, from its last view and all facts that everybody saw."""
    found: list[dict[str, int]] = _part(view.get("game"), "tally").tally(view, facts)
    return found


def face_of(game: str, fact: Mapping[str, object]) -> str | None:
    """The symbol that stands beside the log line of a fact given as plain data, if there is one."""
    found: str | None = _part(game, "side").face_of(fact)
    return found


def is_weighty(game: str, fact: Mapping[str, object]) -> bool:
    """Whether somebody who looked away wants to know of a fact."""
    return fact["fact"] in _part(game, "motion").WEIGHTY


def _part(game: object, part: str) -> Any:
    """A module of a game that has pictures."""
    if game not in DRAWN:
        raise Invalid(f"Nobody draws {game!r}; there are pictures of: {', '.join(DRAWN)}.")
    return import_module(f"shamble.games.{game}.{part}")


def draw(view: dict[str, object], lang: str = "en", theme: str = "auto", names: Sequence[str] | None = None) -> str:
    """The view as a standalone SVG."""
    game = str(view["game"])
    folder = resources.files(f"shamble.games.{game}")
    sprites = folder.joinpath("sprites.svg").read_text(encoding="utf-8")
    css = folder.joinpath("sprites.css").read_text(encoding="utf-8")
    return svg.render(scene(view, names), sprites, css, Words(lang, game).say, theme)


def write(
    view: dict[str, object],
    lang: str = "en",
    colour: bool = False,
    names: Sequence[str] | None = None,
    notation: bool = True,
) -> str:
    """The view as text for a terminal or a screen reader; who writes no answers gets them in words."""
    items, say = scene(view, names), Words(lang, str(view["game"])).say
    if notation:
        return text.render(items, say, colour=colour)
    quiet = {name: {key: item[key] for key in item if key != "answer"} for name, item in items.items()}
    return "\n".join(filter(None, [text.render(quiet, say, colour=colour), text.spoken(items, say)]))
