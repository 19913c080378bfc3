"""Our rulebooks as HTML: the little Markdown they use, with an anchor for every clause."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from shamble.core.scene import MARKS
from shamble.words import Words, rulebook

CLAUSE: Final = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\* ")
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
SLANTED: Final = re.compile(r"(?<![\w*])[*_](\S(?:.*?\S)?)[*_](?![\w*])")
CODE: Final = re.compile(r"`([^`]+)`")
MENTION: Final = re.compile(r"\b([A-Z]{2}-\d+\.\d+)\b(?!\">|</strong>)")
ITEM: Final = re.compile(r"^(\s*)(?:[-*]|\d+\.) ")
NUMBERED: Final = re.compile(r"^\s*\d+\. ")


@cache
def book(game: str, lang: str) -> dict[str, str]:
    """The rulebook of a game as the wire has it."""
    words = Words(lang, game)
    page = "\n".join(blocks(rulebook(lang, game).splitlines()))
    return {"game": game, "lang": lang, "title": words.say("game-title"), "html": with_marks(page, words)}


def with_marks(page: str, words: Words) -> str:
    """The marks of what is not in the printed rules say what they mean when they are asked."""
    for by, mark in MARKS.items():
        told = html.escape(words.say(f"mark-{by}"))
        page = page.replace(mark, f'<span class="mark" data-tip="{told}">{mark}</span>')
    return page


def blocks(lines: list[str]) -> Iterator[str]:
    """The lines as paragraphs, headings, lists and tables."""
    place = 0
    while place < len(lines):
        line = lines[place]
        if not line.strip():
            place += 1
        elif line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            yield f"<h{level}>{inline(line[level:].strip())}</h{level}>"
            place += 1
        elif line.strip() == "---":
            yield "<hr>"
            place += 1
        elif line.startswith("|"):
            end = run_of(lines, place, lambda text: text.startswith("|"))
            yield table(lines[place:end])
            place = end
        elif ITEM.match(line):
            end = run_of(lines, place, lambda text: bool(ITEM.match(text)) or text.startswith("  "))
            yield bullets(lines[place:end])
            place = end
        else:
            end = run_of(lines, place, lambda text: bool(text.strip()) and not text.startswith(("#", "|")))
            end = next((at for at in range(place + 1, end) if starts_block(lines[at])), end)
            yield paragraph(" ".join(text.strip() for text in lines[place:end]))
            place = end


def starts_block(line: str) -> bool:
    """Whether this line ends the paragraph before it."""
    return bool(ITEM.match(line) or CLAUSE.match(line))


def run_of(lines: list[str], start: int, belongs: object) -> int:
    """Where the run of lines that belong together ends."""
    end = start + 1
    while end < len(lines) and belongs(lines[end]):  # type: ignore[operator]
        end += 1
    return end


def paragraph(text: str) -> str:
    """A paragraph; that of a clause can be found by its id."""
    clause = CLAUSE.match(text)
    if clause is None:
        return f"<p>{inline(text)}</p>"
    return f'<p id="{clause[1]}"><strong class="clause">{clause[1]}</strong> {inline(text[clause.end() :])}</p>'


def bullets(lines: list[str]) -> str:
    """A list; lines that do not start an item go on with the one before."""
    items: list[str] = []
    for line in lines:
        if ITEM.match(line) or not items:
            items.append(ITEM.sub("", line, count=1).strip())
        else:
            items[-1] += f" {line.strip()}"
    kind = "ol" if NUMBERED.match(lines[0]) else "ul"
    return f"<{kind}>" + "".join(f"<li>{inline(item)}</li>" for item in items) + f"</{kind}>"


def table(lines: list[str]) -> str:
    """A table with a head."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head, *body = [row for row in rows if not all(set(cell) <= set("-: ") for cell in row)]
    top = "".join(f"<th>{inline(cell)}</th>" for cell in head)
    rest = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{rest}</tbody></table></div>'


def inline(text: str) -> str:
    """Bold, slanted, code, and clauses as links, in text that is safe as HTML."""
    safe = html.escape(text, quote=False)
    safe = CODE.sub(r"<code>\1</code>", safe)
    safe = BOLD.sub(r"<strong>\1</strong>", safe)
    safe = SLANTED.sub(r"<em>\1</em>", safe)
    return MENTION.sub(r'<a href="#\1">\1</a>', safe)
