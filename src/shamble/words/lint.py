"""Complaints about words: what Fluent would drop in silence, and where the languages do not agree.

Run ``python -m shamble.words.lint`` to check every game.
"""

from __future__ import annotations

import ast as python
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

from fluent.syntax import FluentParser, ast

from shamble.core import refusals
from shamble.core.errors import Refusal
from shamble.words import french, jargon, marks
from shamble.words.entries import Entry, entries, forms, gaps, key_of, stem
from shamble.words.texts import (
    ANCHOR,
    LANGUAGES,
    ROWS_LANGUAGE,
    Text,
    game_part,
    games_with_words,
    page_texts,
    rulebook,
    texts,
)

# What each key says with: "option-open-piles.help" -> the variables in it.
Shapes = Mapping[str, frozenset[str]]

# Keys that programs build from parts, by their beginnings.
BUILT: Final = (
    "bot-",  # a level
    "build-",  # how Shamble was built
    "choice-",  # the short form of a scene- key
    "column-",  # a column of a table
    "command-",  # a command at the table
    "disc-",  # a disc of the game
    "fact-",  # a fact's name
    "fault-",  # a broken record's fault
    "game-turn-",  # a line of a turn in short
    "tally-",  # what a result is made of
    "half-",  # a half's number
    "help-",  # a command of the terminal
    "level-",  # a bot's level
    "manner-",  # a custom of a table
    "no-bot-",  # why a bot cannot be had
    "mark-",  # what a mark in the rulebook means
    "option-",  # an option of the game
    "order-",  # what can be ordered for a card
    "promise-",  # what can be promised before a vote
    "reason-",  # an outcome's reason
    "refusal-",  # a refusal's row
    "sim-by-",  # what figures are counted by
    "stops-",  # when the game stops for somebody's cards
)
# Beginnings that programs put before a word of their own: "link-forged" in a program says host-link-forged.
PUT_BEFORE: Final = (
    "game-",
    "host-",
    "host-log-pace-",
    "host-log-replaced-",
    "host-log-stand-in-",
    "host-log-substituted-",
    "host-reply-",
    "host-serve-",
)


def check(game: str | None) -> list[str]:
    """Every complaint about the words of a game (None: those that all games share) in all languages."""
    complaints: list[str] = []
    shapes: dict[str, Shapes] = {}
    for lang in LANGUAGES:
        found = texts(lang, game)
        complaints += check_texts(lang, found, game)
        shapes[lang] = shapes_of(found)
        complaints += unused(shapes[lang], mentioned_in_sources() | referred_to(found), lang)
    shapes[ROWS_LANGUAGE] = {**shapes[ROWS_LANGUAGE], **shapes_of_rows(refusal_rows(game))}
    for lang in LANGUAGES:
        complaints += compare(shapes[ROWS_LANGUAGE], shapes[lang], lang)
    return complaints


def check_pages() -> list[str]:
    """Every complaint about the words of the browser's pages, which fill no gaps: browsers know no Fluent."""
    complaints: list[str] = []
    shapes = {lang: shapes_of(page_texts(lang)) for lang in LANGUAGES}
    for lang in LANGUAGES:
        complaints += check_texts(lang, page_texts(lang))
        complaints += compare(shapes[ROWS_LANGUAGE], shapes[lang], lang)
        complaints += with_variables(shapes[lang], lang)
    return complaints


def with_variables(shapes: Shapes, lang: str) -> list[str]:
    """Words that would need somebody to fill a gap."""
    return [f"{lang}: {key} has {_listed(gaps)}, which pages cannot fill" for key, gaps in shapes.items() if gaps]


def check_texts(lang: str, found: Iterable[Text], game: str | None = None) -> list[str]:
    """Complaints about one language's words by themselves; a game has names of its own that are wrong."""
    found = list(found)
    complaints = [complaint for text in found for complaint in junk(text)]
    read = [entry for text in found for entry in entries(text)]
    complaints += doubles(read, lang) + loose_ends(read, lang)
    for entry in read:
        complaints += jargon.check_entry(entry, lang, game)
        if lang == "fr":
            complaints += [f"fr: {fault}" for fault in french_faults(entry)]
    return complaints


def french_faults(entry: Entry) -> list[str]:
    """What is wrong with the French under a key."""
    spaces = french.spacing(key_of(entry), gaps(entry).texts)
    return spaces + french.counts(entry) + french.elisions(entry)


def junk(text: Text) -> list[str]:
    """The places that Fluent cannot read and would leave out."""
    body = FluentParser().parse(text.body).body
    pieces = [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]
    return [f"{text.where}: cannot be read: {piece.strip().splitlines()[0]}" for piece in pieces]


def doubles(read: Iterable[Entry], lang: str) -> list[str]:
    """Keys that stand more than once; Fluent would keep only the first."""
    counts = Counter(key_of(entry) for entry in read)
    return [f"{lang}: {key} stands {count} times" for key, count in counts.items() if count > 1]


def loose_ends(read: Sequence[Entry], lang: str) -> list[str]:
    """References to words that do not exist, and terms that nothing refers to."""
    known = {key for entry in read for key, _ in forms(entry)}
    used = {reference for entry in read for reference in gaps(entry).references}
    terms = {key_of(entry) for entry in read if isinstance(entry, ast.Term)}
    missing = [f"{lang}: refers to {key}, which does not exist" for key in sorted(used - known)]
    return missing + [f"{lang}: the term {key} is not used" for key in sorted(terms - {stem(key) for key in used})]


def unused(keys: Iterable[str], mentioned: Collection[str], lang: str) -> list[str]:
    """Keys that no program mentions: as a whole, by a beginning in ``BUILT``, or without one in ``PUT_BEFORE``."""
    dead = [
        key
        for key in keys
        if not key.startswith(BUILT) and not any(stem(key).removeprefix(put) in mentioned for put in ("", *PUT_BEFORE))
    ]
    return [f"{lang}: nothing says {key}" for key in dead]


def referred_to(found: Iterable[Text]) -> frozenset[str]:
    """The keys that other words refer to."""
    return frozenset(stem(key) for text in found for entry in entries(text) for key in gaps(entry).references)


@cache
def mentioned_in_sources() -> frozenset[str]:
    """Every text that stands in quotes in Shamble's own modules."""
    found: set[str] = set()
    for path in Path(__file__).parents[1].rglob("*.py"):
        nodes = python.walk(python.parse(path.read_text(encoding="utf-8")))
        found.update(node.value for node in nodes if isinstance(node, python.Constant) and isinstance(node.value, str))
    return frozenset(found)


def shapes_of(found: Iterable[Text]) -> Shapes:
    """Every key and form of these words with its variables; $disc-a counts as $disc, another form of it."""
    shapes: dict[str, frozenset[str]] = {}
    for text in found:
        for entry in entries(text):
            if isinstance(entry, ast.Message):
                shapes.update((key, _variables(pattern)) for key, pattern in forms(entry))
    return shapes


def shapes_of_rows(rows: Iterable[Refusal]) -> Shapes:
    """The keys of refusals with the gaps in their English sentences."""
    return {f"refusal-{row.key}": frozenset(gaps_of_row(row)) for row in rows}


def gaps_of_row(row: Refusal) -> set[str]:
    """The names in braces in a refusal's English sentence."""
    return {name for _, name, _, _ in Formatter().parse(row.sentence) if name is not None}


def compare(model: Shapes, other: Shapes, lang: str) -> list[str]:
    """Where a language has other keys, or other variables under a key, than the model."""
    complaints = [f"{lang}: {key} is missing" for key in model if key not in other]
    complaints += [f"{lang}: {key} stands only here" for key in other if key not in model]
    for key in model:
        if key in other and model[key] != other[key]:
            complaints.append(f"{lang}: {key} has {_listed(other[key])} instead of {_listed(model[key])}")
    return complaints


def refusal_rows(game: str | None) -> list[Refusal]:
    """The refusals a table may hear: the engine's, and the game's own in place of those with the same key."""
    rows = {row.key: row for row in refusals.ALL}
    if game is not None:
        rows.update((row.key, row) for row in game_part(game, "refusals").ALL)
    return list(rows.values())


def check_rows(game: str | None) -> list[str]:
    """Jargon in the English sentences of refusals, which stand in their rows."""
    lang = ROWS_LANGUAGE
    return [
        f"{lang}: {complaint}"
        for row in refusal_rows(game)
        for complaint in jargon.check_sentence(f"refusal-{row.key}", row.sentence, lang, game)
    ]


def check_rulebooks(game: str) -> list[str]:
    """Complaints about a game's rulebooks: clauses that stand twice or are out of step, and wrong names in them."""
    books = {lang: rulebook(lang, game) for lang in LANGUAGES}
    model = ANCHOR.findall(books[ROWS_LANGUAGE])
    complaints: list[str] = []
    for lang, book in books.items():
        counts = Counter(ANCHOR.findall(book))
        complaints += [f"{lang}: {clause} stands {count} times" for clause, count in counts.items() if count > 1]
        if ANCHOR.findall(book) != model:
            complaints.append(f"{lang}: the clauses are not those of the English rulebook in the same order")
        complaints += jargon.check_book(book, lang, game)
    return complaints + french.spacing("fr", books["fr"].splitlines())


def _variables(node: ast.BaseNode) -> frozenset[str]:
    """The variables in a piece of Fluent, whatever form of a word they ask for."""
    return frozenset(stem(name, "-") for name in gaps(node).variables)


def _listed(names: Iterable[str]) -> str:
    """Variables as a complaint shows them."""
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"


def check_shared() -> list[str]:
    """Every complaint about the words that all games share."""
    return check(None) + check_rows(None) + check_pages()


def check_game(game: str) -> list[str]:
    """Every complaint about the words and the rulebooks of a game."""
    return check(game) + check_rows(game) + check_rulebooks(game) + marks.check(game)


def main() -> int:
    """Print every complaint about every game; 1 if there is any."""
    games = games_with_words()
    shared = check_shared()
    own = [f"{game}: {line}" for game in games for line in check_game(game) if line not in shared]
    print("\n".join(shared + own) or f"No complaints about the words of {', '.join(games)}.")
    return 1 if shared or own else 0


if __name__ == "__main__":
    sys.exit(main())
