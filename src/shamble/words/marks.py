"""Complaints about the marks of rulebooks: what is not in the printed rules is marked, and says where it comes from.

¹ is chosen by this edition, ² comes from the publisher's later rules or lists. The letters of each clause stand in the
game's ``sources.py``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final, cast

from shamble.core.scene import MARKS, OURS, PUBLISHED
from shamble.words.texts import ANCHOR, LANGUAGES, ROWS_LANGUAGE, clauses, game_part, rulebook

CHOSEN: Final = MARKS["ours"]
LATER: Final = MARKS["later"]
# The letters of sources that call for each mark, and P, which calls for none.
LETTERS: Final[Mapping[str, frozenset[str]]] = {CHOSEN: frozenset(OURS), LATER: frozenset(PUBLISHED)}
PRINTED: Final = "P"
KNOWN: Final = frozenset(PRINTED).union(*LETTERS.values())
DIFFERS: Final = {"en": "Where this differs from the printed rules", "fr": "Ce qui diffère des règles imprimées"}
CITED: Final = re.compile(r"[A-Z]{2}-\d+\.\d+")


def check(game: str) -> list[str]:
    """Every complaint about the marks in a game's rulebooks, and about their sections on what differs."""
    books = {lang: rulebook(lang, game) for lang in LANGUAGES}
    complaints = compare(books)
    if find_spec(f"shamble.games.{game}.sources") is None:
        return [*complaints, f"{game} has no sources.py"]
    sources = cast(Mapping[str, str], game_part(game, "sources").SOURCES)
    for lang, book in books.items():
        complaints += rows(book, sources, lang) + explained(book, sources, lang) + differs(book, lang)
    return complaints


def compare(books: Mapping[str, str]) -> list[str]:
    """Clauses that do not carry the same marks in all languages."""
    model = marked(books[ROWS_LANGUAGE])
    return [
        f"{lang}: {clause} has {count} {mark} and in English {model.get(clause, {}).get(mark, 0)}"
        for lang, book in books.items()
        for clause, marks in marked(book).items()
        for mark, count in marks.items()
        if count != model.get(clause, {}).get(mark, 0)
    ]


def marked(book: str) -> dict[str, dict[str, int]]:
    """How often each clause carries each mark."""
    return {clause: {mark: text.count(mark) for mark in LETTERS} for clause, text in clauses(book).items()}


def rows(book: str, sources: Mapping[str, str], lang: str) -> list[str]:
    """Clauses without a row, rows without a clause, letters that mean nothing, and marks that the letters deny."""
    found = marked(book)
    complaints = [f"{lang}: {clause} has no row in sources.py" for clause in found if clause not in sources]
    complaints += [
        f"{lang}: sources.py has {clause}, which does not exist" for clause in sources if clause not in found
    ]
    if list(sources) != ANCHOR.findall(book) and not complaints:
        complaints.append(f"{lang}: sources.py is not in the order of the rulebook")
    for clause in found:
        complaints += [f"{lang}: {clause} {fault}" for fault in faults(sources.get(clause, ""), found[clause])]
    return complaints


def faults(letters: str, counts: Mapping[str, int]) -> list[str]:
    """What is wrong with the marks of a clause of these letters."""
    complaints = [f"has the letter {letter}, which means nothing" for letter in letters if letter not in KNOWN]
    for mark, calling in LETTERS.items():
        if calling & set(letters) and not counts[mark]:
            complaints.append(f"is {letters} and has no {mark}")
        if counts[mark] and not calling & set(letters):
            complaints.append(f"is {letters} and has {mark}")
    return complaints


def explained(book: str, sources: Mapping[str, str], lang: str) -> list[str]:
    """Marks that are used, and that the introduction before the first clause does not explain."""
    introduction = ANCHOR.split(book, maxsplit=1)[0]
    used = [mark for mark, calling in LETTERS.items() if calling & set("".join(sources.values()))]
    return [f"{lang}: the introduction does not explain {mark}" for mark in used if mark not in introduction]


def differs(book: str, lang: str) -> list[str]:
    """The section on what differs from the printed rules: that it is there, and cites clauses that exist."""
    heading = f"\n## {DIFFERS[lang]}\n"
    if book.count(heading) != 1:
        return [f"{lang}: there is no section “{DIFFERS[lang]}”"]
    section = re.split(r"^(?:#|---$)", book.partition(heading)[2], maxsplit=1, flags=re.MULTILINE)[0]
    cited = CITED.findall(section)
    if not cited:
        return [f"{lang}: the section “{DIFFERS[lang]}” cites no clause"]
    known = set(ANCHOR.findall(book))
    return [
        f"{lang}: “{DIFFERS[lang]}” cites {clause}, which does not exist" for clause in cited if clause not in known
    ]
