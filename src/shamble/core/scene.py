"""What scenes are made of: items by id, labels that are spoken later, and moments between two scenes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

Item = Mapping[str, object]  # read-only: many are made once and shared by all scenes
Items = Iterator[tuple[str, Item]]
Part = tuple[tuple[str, Item], ...]  # items that are kept
Scene = dict[str, Item]
Label = list[object]  # the key of a sentence and what to put into it
Data = dict[str, object]  # a part of what lies beside the board


class Moment(NamedTuple):
    """A picture on the way, how long it is watched, and what is said under it; None leaves both to the host."""

    scene: Scene
    ms: int | None
    caption: Label | None


class Touch(NamedTuple):
    """What somebody touched: a thing's id, that of the place it lies on, and what was picked before, and where from."""

    what: str
    at: str = ""
    picked: str = ""
    via: str = ""


def item(kind: str, x: float, y: float, **more: object) -> Item:
    """One item; what is None is left out."""
    made: dict[str, object] = {"kind": kind, "x": short(x), "y": short(y)}
    for key, value in more.items():
        if value is not None:
            made[key] = value
    return made


def short(number: float) -> float:
    """A number that takes few letters."""
    return int(number) if number == int(number) else round(number, 1)


def words(key: str, **args: object) -> Label:
    """A message reference: the key of a sentence and what to put into it."""
    return [key, args]


def yes(flag: object) -> str:
    """A flag as words select on it."""
    return "yes" if flag else "no"


def states(*names: str) -> str | None:
    """The states of an item, without the empty ones."""
    return " ".join(filter(None, names)) or None


# Where what is told comes from, by the letters of a game's ``sources.py``: ours (V, D), or the publisher's, but not in
# the rulebook we follow (E, F, S, R). What is printed there (P) needs no mark.
OURS: Final = "VD"
PUBLISHED: Final = "EFSR"
MARKS: Final = {"ours": "¹", "later": "²"}


def source(letter: str, what: str, clause: str) -> Data | None:
    """The mark of something that is not in the printed rules, and what it says when asked; None if it is printed.

    ``what`` is what of a card or piece it is about: its price, number, reward, copies, layout or text.
    """
    if letter not in OURS + PUBLISHED:
        return None
    by = "ours" if letter in OURS else "later"
    return {"mark": MARKS[by], "text": words("source-note", by=by, what=what, clause=clause)}
