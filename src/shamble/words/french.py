"""Complaints about French: its spaces and apostrophes, counts that would say one of nothing, elisions before gaps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from fluent.syntax import ast

from shamble.words.entries import Entry, forms, gaps, patterns, selects

# What has a colon or a question mark of its own: code, addresses, times of day.
FREE: Final = re.compile(r"`[^`]*`|\w+://\S+|\b\d{1,2}:\d\d\b")
FAULTS: Final = (
    (re.compile("(?<![\u202f!?])[;!?]"), "needs a narrow no-break space (U+202F) before it"),  # Zombies !!! has three
    (re.compile("(?<!\u202f)%"), "needs a narrow no-break space (U+202F) before it"),
    (re.compile("(?<!\u00a0)[:»]"), "needs a no-break space (U+00A0) before it"),
    (re.compile("«(?!\u00a0)"), "needs a no-break space (U+00A0) after it"),
    (re.compile("'"), "should be ’"),
)

# French counts nothing in the singular, so a [one] branch is heard at 0 too. These keys may leave their number out:
# it stands beside them, and « 0 disque » is right.
BESIDE: Final = {
    "scene-points": "under the number of points",
    "scene-taken": "under the number of discs",
    "side-left": "between two numbers",
}

# Words that lose their vowel before another one, or have lost it already.
ELIDED: Final = re.compile(
    r"(?:\b(?:de|que|le|la|ne|se|je|me|te|ce|jusque|lorsque|puisque|quoique) "
    r"|\b(?:[dlnsjmtc]|qu|jusqu|lorsqu|puisqu|quoiqu)’)$",
    re.IGNORECASE,
)
CONTRACTED: Final = re.compile(r"\b(?:de|à) $", re.IGNORECASE)  # de + le = du, à + les = aux
VOWEL: Final = re.compile("[aeiouyàâæéèêëîïôœùûh]", re.IGNORECASE)
# What never begins with a vowel that is heard: numbers, and spaces of a board, which are spelled (de A1 à A2).
NUMBERS: Final = frozenset({
    "bullets", "cap", "coins", "count", "cubes", "height", "high", "left", "low", "max", "min", "n", "need", "number",
    "points", "power", "price", "push", "score", "seats", "shown", "step", "steps", "strength", "total", "zombies",
})  # fmt: skip
SPACES: Final = frozenset({"body", "cell", "from", "goal", "start"})  # $body is a number where « de » stands before it


def spacing(where: str, pieces: Iterable[str]) -> list[str]:
    """Text without its no-break spaces, with one of the wrong width, or with typewriter apostrophes."""
    return [
        f"{where}: {found[0]} {fault} in {piece.strip()!r}"
        for piece in pieces
        for pattern, fault in FAULTS
        for found in pattern.finditer(FREE.sub("", piece))
    ]


def counts(entry: Entry) -> list[str]:
    """Branches for one that do not show their number and would be false at 0."""
    return [
        f"{key}: [one] is also 0 in French: show ${name}, write [1] instead, or add [0]"
        for key, whole in forms(entry)
        if key not in BESIDE
        for pattern in patterns(whole)
        for select in selects(pattern)
        for name in _hidden(pattern, select)
    ]


def _hidden(pattern: ast.Pattern, select: ast.SelectExpression) -> Iterator[str]:
    """The number that a choice depends on, if its branch for one leaves it out."""
    ones = [variant for variant in select.variants if _key(variant) == "one"]
    if not ones or any(_key(variant) == "0" for variant in select.variants):
        return
    beside = [element for element in pattern.elements if not _holds(element, select)]
    shown = {name for node in (*beside, ones[0].value) for name in gaps(node).variables}
    yield from gaps(select.selector).variables - shown


def _holds(element: ast.TextElement | ast.Placeable, select: ast.SelectExpression) -> bool:
    """Whether this element of a pattern is that choice."""
    return isinstance(element, ast.Placeable) and element.expression is select


def _key(variant: ast.Variant) -> str:
    """The case of a variant, a word or a number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def elisions(entry: Entry) -> list[str]:
    """Places where « de », « que » or « l’ » meets something of which nobody knows how it begins."""
    return [
        f"{key}: “{before.value.split()[-1]}” stands before {met}, which may need another form"
        for key, whole in forms(entry)
        for pattern in patterns(whole)
        for before, gap in zip(pattern.elements, pattern.elements[1:], strict=False)
        if isinstance(before, ast.TextElement) and isinstance(gap, ast.Placeable)
        for met in _met(before.value, gap)
    ]


def _met(before: str, gap: ast.Placeable) -> Iterator[str]:
    """What stands in a gap that the words before it do not suit, whatever fills it."""
    elided, contracted = ELIDED.search(before), CONTRACTED.search(before)
    if not elided and not contracted:
        return
    for first in _beginnings(gap):
        if isinstance(first, ast.TextElement):
            if elided and bool(VOWEL.match(first.value)) != before.endswith("’"):
                yield repr(first.value)
        elif isinstance(first, ast.VariableReference):
            name = first.id.name
            if (contracted and name.endswith("-the")) or (elided and not _known(name, before)):
                yield f"${name}"


def _known(name: str, before: str) -> bool:
    """Whether what fills this gap is known to suit a whole « de » or « que »: its own article, a number, a space."""
    return not before.endswith("’") and (name.endswith("-the") or name in NUMBERS or name in SPACES)


def _beginnings(gap: ast.Placeable) -> Iterator[ast.BaseNode]:
    """What a gap may begin with: itself, or the first element of each of its variants."""
    if not isinstance(gap.expression, ast.SelectExpression):
        yield gap.expression
        return
    for variant in gap.expression.variants:
        first = variant.value.elements[0]
        if isinstance(first, ast.Placeable):
            yield from _beginnings(first)
        else:
            yield first
