"""The glossary names cards and pieces as the games do, and leaves none out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shamble.words import Words, lint
from shamble.words.texts import game_text

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
# The beginnings of the keys whose names stand in a game's lists.
LISTED = {
    "zombiegeddon": ("disc-",),
    "tsunami": ("street-", "shop-", "secret-", "bird-", "event-"),
    "zombiaki": ("card-",),
    "zombies": ("tile-", "card-"),
}
NAMED = re.compile(r"(.+), \*(.+)\*")


def listed(title: str) -> set[tuple[str, str]]:
    """The English and French names in the lists under a title."""
    section = GLOSSARY.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    lists = [" ".join(part.split("\n")) for part in section.split("\n- ")[1:]]
    names = [re.sub(" +", " ", name).strip() for line in lists for name in line.partition(": ")[2].split(" · ")]
    return {(found[1], found[2]) for name in names if (found := NAMED.fullmatch(name))}


def said(game: str) -> set[tuple[str, str]]:
    """The names that a game says without being told anything: not counts, and not what belongs to a scene."""
    shapes = lint.shapes_of([game_text("en", game)])
    keys = [key for key in shapes if key.startswith(LISTED[game]) and "." not in key and not shapes[key]]
    return {(Words("en", game).say(key), Words("fr", game).say(key)) for key in keys}


@pytest.mark.parametrize("game", LISTED)
def test_cards_and_pieces_have_one_name_each(game: str) -> None:
    assert listed(Words("en", game).say("game-title")) == said(game)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bots_are_called_as_at_the_table(lang: str) -> None:
    book = GLOSSARY.read_text(encoding="utf-8")
    for level in ("random", "greedy", "search"):
        name = Words(lang).say(f"bot-{level}")
        assert (f"{name}, *" if lang == "en" else f", *{name}* (`{level}`)") in book
