"""Words that people must not be shown: the engine's own, and names that another word has taken.

``SPOKEN`` is for sentences at the table and on pages, where nobody has read a definition; ``WRITTEN`` and ``NAMES`` are
for rulebooks too. Each row has what to look for and what to say instead.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from fluent.syntax import ast

from shamble.words.entries import Entry, forms, patterns


class Row(NamedTuple):
    """A word not to be shown, as a pattern, and what stands in its place."""

    word: re.Pattern[str]
    instead: str


def row(word: str, instead: str) -> Row:
    """A row for a whole word, in capitals or not."""
    return Row(re.compile(rf"\b(?:{word})\b", re.IGNORECASE), instead)


SPOKEN: Final[Mapping[str, tuple[Row, ...]]] = {
    "en": (
        row("gestures?", "moves, or what is played"),
        row("sealed", "secret, or locked; only dice are sealed"),
        row("settl(?:e|es|ed|ing)", "the thing itself: roll, pay, decide"),
        row("windows?", "the moment for cards"),
        row("(?:part|step) [1-9]", "the moment in words"),
        row("(?:your|an|the|no|this|these|each|first|last|legal|other) answers?", "option, choice or play"),
        row("mandatory steps?", "march step"),
        row("usual|usually", "(default)"),
        row("chance or a secret", "dice or a card"),
        row("is not asked|are not asked|is asked|are asked", "may, or can"),
        row("custom", "table setting"),
    ),
    "fr": (
        row("gestes?", "coup"),
        row("scellée?s?", "secret ; seuls les dés sont scellés"),
        row("fenêtres?", "le moment de jouer une carte"),
        row("régle[rz]|règlent", "la chose même : relancer, payer, choisir"),
        row("(?:partie|étape) [1-9]", "le moment, en mots"),
        row("(?:vos|votre|une|la|les|cette|aucune) réponses?", "option, choix ou coup"),
        row("habituel(?:le)?s?|1 d’habitude", "par défaut"),
        row("(?:à )?vous seul", "sans accord : rien que, personne d’autre"),
        row("absente?s?", "un mot sans accord"),
        row("hasard ou un secret", "un dé ou une carte"),
        row("manières? de table|usages de la table", "réglages de la table"),
    ),
}

WRITTEN: Final[Mapping[str, tuple[Row, ...]]] = {
    "en": (
        Row(re.compile("(?<=[`0-9]), as usual|(?<=usually )`"), "(default)"),
        Row(re.compile("(?:^|(?<=[.;] ))who (?!begins)[^?.;:]+[.;:]", re.IGNORECASE), "a survivor, a player who …"),
    ),
    "fr": (
        Row(re.compile("(?<=[`0-9]), comme d’habitude|(?<=d’usage est )`"), "(par défaut)"),
        row("interroge[rz]?|interrogée?s?", "proposer à"),
    ),
}
NAMES: Final[Mapping[str, Mapping[str, tuple[Row, ...]]]] = {
    "zombiegeddon": {
        "en": (row("markers?", "supply"),),
        "fr": (
            row("marqueurs?", "fourniture"),
            row("mi-temps", "moitié"),
        ),
    },
    "tsunami": {
        "en": (row("(?<!Super )birds?", "Zombird"),),
        "fr": (
            row("oiseaux?", "Zombird"),
            row("bombardiers?", "l’attaquant"),
        ),
    },
    "zombiaki": {
        "en": (
            row("mandatory steps?", "march step"),
            row("good shots?", "Aimed shot"),
            row("mass", "Merge"),
            row("fus(?:e|es|ed|ing)", "merge"),
        ),
        "fr": (
            row("retenue?s?", "immobilisé"),
            row("fondre|fondent|fondez", "fusionner"),
        ),
    },
    "zombies": {
        "en": (Row(re.compile(r"\bhelipad\b"), "Helipad"),),
        "fr": (
            row("tuiles?", "panneau"),
            row("tours? de table", "manche"),
            Row(re.compile(r"\bhéliport\b"), "Héliport"),
        ),
    },
}
CODE: Final = re.compile("`[^`]*`")
UNSAID: Final = (".id", ".sort")  # forms that sentences choose by and do not show
# Where a word is right after all: the beginning of a key, the word there, and why.
SEALED: Final = re.compile("sealed|scellés?")
ALLOWED: Final = (
    ("board-seal", SEALED, "dice"),
    ("fault-seal", SEALED, "dice"),
    ("help-verify", SEALED, "dice"),
    ("result-", SEALED, "dice"),
    ("proof-mine", SEALED, "dice"),
    ("room-sealed", SEALED, "dice"),
    ("flag-limit", re.compile("usual"), "a value to type"),
    ("host-serve-limit", re.compile("usual"), "a value to type"),
)


def check_entry(entry: Entry, lang: str, game: str | None) -> list[str]:
    """Words of this kind under one key, in all its forms."""
    return [
        f"{lang}: {complaint}"
        for key, whole in forms(entry)
        if not key.endswith(UNSAID)
        for text in _texts(whole)
        for complaint in check_sentence(key, text, lang, game)
    ]


def check_sentence(key: str, text: str, lang: str, game: str | None) -> list[str]:
    """Words of this kind in a sentence that is said under a key."""
    return [
        f"{key} says “{found[0]}”: {instead}"
        for word, instead in (*SPOKEN[lang], *written(lang, game))
        for found in word.finditer(text)
        if not allowed(key, found[0])
    ]


def check_book(book: str, lang: str, game: str) -> list[str]:
    """Words of this kind in a rulebook, wherever its lines break; of its code only the marks around it are seen."""
    text = " ".join(CODE.sub("`", book).split())
    return [
        f"{lang}: “{found[0]}” in “{text[max(0, found.start() - 40) : found.end() + 40]}”: {instead}"
        for word, instead in written(lang, game)
        for found in word.finditer(text)
    ]


def written(lang: str, game: str | None) -> tuple[Row, ...]:
    """What must not stand in a game's rulebook: in any, and wrong names of its own things."""
    return (*WRITTEN[lang], *NAMES.get(game or "", {}).get(lang, ()))


def allowed(key: str, word: str) -> bool:
    """Whether a word is right under this key."""
    return any(key.startswith(beginning) and right.fullmatch(word.lower()) for beginning, right, _ in ALLOWED)


def _texts(whole: ast.Pattern) -> list[str]:
    """The words of a pattern and of each variant in it, with its gaps left open."""
    return [
        "".join(element.value if isinstance(element, ast.TextElement) else "…" for element in pattern.elements)
        for pattern in patterns(whole)
    ]
