"""Where the words stand: Fluent files shared by all games, each game's own, and its rulebook."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Final, NamedTuple

from shamble.core.errors import Invalid

# What we call a language, and its full name for plurals and numbers.
LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({"en": "en-GB", "fr": "fr-FR"})

ROWS_LANGUAGE: Final = "en"  # the language of the sentences in refusal rows, and the model for the others

SPOKEN_PARTS: Final = ("common", "host")  # what tables say, whatever the game
PAGE_PARTS: Final = ("page", "board")  # what browsers show; no variables, since they know no Fluent

ANCHOR: Final = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\* ", re.MULTILINE)
END_OF_CLAUSES: Final = re.compile(r"^(?:#|---$)", re.MULTILINE)


class Text(NamedTuple):
    """One file of words: what to call it in a complaint, and what it says."""

    where: str
    body: str


def check_language(lang: str) -> None:
    """Turn down a language that Shamble does not speak."""
    if lang not in LANGUAGES:
        raise Invalid(f"Shamble does not speak {lang!r}; it speaks {', '.join(LANGUAGES)}.")


def check_game(game: str) -> None:
    """Turn down a game that has no words."""
    if not game.isidentifier() or find_spec(f"shamble.games.{game}") is None:
        raise Invalid(f"There is no game called {game!r}.")


def game_part(game: str, part: str) -> ModuleType:
    """One module of a game's package, such as its ``naming``."""
    check_game(game)
    return import_module(f"shamble.games.{game}.{part}")


def games_with_words() -> list[str]:
    """The games that have words of their own, in alphabetical order."""
    return sorted(entry.name for entry in files("shamble.games").iterdir() if (entry / "words" / "en.ftl").is_file())


def shared_text(lang: str, part: str) -> Text:
    """One part of the words that all games share: common, host, page or board."""
    check_language(lang)
    name = f"{part}.{lang}.ftl"
    return Text(name, (files("shamble.words") / name).read_text(encoding="utf-8"))


def page_texts(lang: str) -> list[Text]:
    """The words of the browser's pages."""
    return [shared_text(lang, part) for part in PAGE_PARTS]


def game_text(lang: str, game: str) -> Text:
    """The words of one game."""
    return _game_file(lang, game, "words", "ftl")


def texts(lang: str, game: str | None) -> list[Text]:
    """All the words that a table of this game needs; without a game, only the shared ones."""
    shared = [shared_text(lang, part) for part in SPOKEN_PARTS]
    return shared if game is None else [*shared, game_text(lang, game)]


def rulebook(lang: str, game: str) -> str:
    """Our rulebook of a game, in Markdown."""
    return _game_file(lang, game, "rules", "md").body


def clauses(book: str) -> dict[str, str]:
    """The clauses of a rulebook by their id, in its order, each with the lists and tables that belong to it."""
    anchors = list(ANCHOR.finditer(book))
    return {anchor[1]: _clause_from(book, anchor) for anchor in anchors}


def _clause_from(book: str, anchor: re.Match[str]) -> str:
    """The text of the clause that begins at this anchor, up to the next clause, heading or rule."""
    ends = [
        found.start()
        for found in (ANCHOR.search(book, anchor.end()), END_OF_CLAUSES.search(book, anchor.end()))
        if found is not None
    ]
    return book[anchor.end() : min(ends, default=len(book))].strip()


def _game_file(lang: str, game: str, folder: str, suffix: str) -> Text:
    """One file of a game in one language."""
    check_language(lang)
    check_game(game)
    path = files(f"shamble.games.{game}") / folder / f"{lang}.{suffix}"
    return Text(f"{game}/{folder}/{lang}.{suffix}", path.read_text(encoding="utf-8"))
