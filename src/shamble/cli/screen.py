"""What the terminal shows: wrapped sentences, the board, log lines and tables; colours only where they are wanted."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from rich.cells import cell_len
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from shamble import picture
from shamble.core import text
from shamble.core.match import Gesture, Match
from shamble.core.scene import Scene
from shamble.words import Words

WIDEST: Final = 100  # columns; longer lines are hard to read
NARROWEST: Final = 40
ENDLESS: Final = 10_000  # lines of what is no screen
# In a page of a rulebook: lines that are not joined to the one before, those left as they are, and points of lists.
OWN_LINE: Final = re.compile(r"\||#|\s*[-*] |\s*\d+\. |\*\*[A-Z]+-|    |---|```")
KEPT_LINE: Final = re.compile(r"\||#|    |---|```|$")
POINT: Final = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
# Control characters and marks that turn the direction of writing: they could redraw the screen.
UNSEEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def clean(line: str) -> str:
    """The text without anything that a terminal would obey instead of showing."""
    return UNSEEN.sub("", line)


class Screen:
    """A terminal, or a file that is written instead of one."""

    def __init__(self, colour: bool = True) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.colour = colour and self.console.color_system is not None and not self.console.no_color
        if not self.colour:
            self.console = Console(highlight=False, markup=False, emoji=False, color_system=None)
        self.width = max(NARROWEST, min(self.console.width, WIDEST))
        self.height = self.console.height if self.console.is_terminal else ENDLESS

    def clear(self) -> None:
        """Leave nothing to be read: where it is no terminal, so many empty lines that it scrolls out of sight."""
        self.console.clear() if self.console.is_terminal else self.line("\n" * self.console.height)

    def line(self, content: str | Text = "") -> None:
        """Print a line as it is."""
        shown = Text(clean(content)) if isinstance(content, str) else content
        self.console.print(shown, soft_wrap=True)

    def say(self, content: str, first: str = "", more: str = "", style: str = "") -> None:
        """Print a sentence or several, broken only where a line may be broken."""
        for line in self.wrapped(content, first, more):
            self.line(Text(line, style=style))

    def wrapped(self, content: str, first: str, more: str) -> list[str]:
        """The content as lines that fit."""
        wrap = textwrap.TextWrapper(self.width, initial_indent=first, subsequent_indent=more, break_on_hyphens=False)
        return wrap.wrap(clean(content).replace("\n", " ")) or [first.rstrip()]

    def lines(self, lines: Iterable[str | Text]) -> None:
        """Print lines as they are."""
        for line in lines:
            self.line(line)

    def board(self, view: dict[str, object], names: Sequence[str], words: Words, room: int = ENDLESS) -> list[Text]:
        """The table as a seat sees it, without its questions, which are asked below: in so many lines if it can be."""
        scene = {name: item for name, item in picture.scene(view, names).items() if not is_question(item)}
        width = max(NARROWEST, self.console.width)
        whole = drawn(scene, words, self.colour, width)
        if len(whole) <= room:
            return whole
        around = len(drawn(scene, words, False, width, 1))  # of a board of tiles, with one row of them
        return drawn(scene, words, self.colour, width, max(1, room - around + text.TIGHT_BLOCK[1]))

    def log(self, match: Match, gestures: Iterable[Gesture], seat: int | None, words: Words) -> list[str]:
        """What happened, a paragraph for each gesture, as far as the seat may know."""
        told = [log_line(match, gesture, seat, words) for gesture in gestures]
        return [line for paragraph in told if paragraph for line in self.wrapped(paragraph, "  ", "    ")]

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Print rows under heads; the columns numbered in ``right`` hold numbers."""
        lines = [[clean(cell) for cell in line] for line in (heads, *rows)]
        widths = [max(cell_len(line[column]) for line in lines) for column in range(len(heads))]
        for number, line in enumerate(lines):
            cells = [padded(cell, widths[column], column in right) for column, cell in enumerate(line)]
            self.line(Text("  " + "  ".join(cells).rstrip(), style="bold" if number == 0 else ""))

    def page(self, markdown: str) -> None:
        """Show a page of a rulebook: set in type on a terminal, in a pager if it is longer than the screen."""
        if not self.console.is_terminal:
            self.line(wrapped_markdown(markdown, self.width))
            return
        page = Markdown(markdown)
        with self.console.capture() as shown:
            self.console.print(page, width=self.width)
        if shown.get().count("\n") < self.height or not sys.stdin.isatty():
            self.console.print(page, width=self.width)
            return
        os.environ.setdefault("LESS", "-FRX")  # colours as they are, and the page stays to be read
        with self.console.pager(styles=self.colour):
            self.console.print(page, width=self.width)


def drawn(scene: Scene, words: Words, colour: bool, width: int, tight: int = 0) -> list[Text]:
    """The scene as lines: in full, or with few lines for a board of tiles and no walls around cells."""
    told = text.render(scene, words.say, colour=colour, width=width, tight=tight > 0, height=tight)
    return [Text.from_ansi(line) for line in told.rstrip("\n").split("\n")]


def wrapped_markdown(markdown: str, width: int) -> str:
    """A page for files and pipes: paragraphs and lists set anew in so many columns, tables and headings as they are."""
    paragraphs: list[str] = []
    for line in markdown.strip().split("\n"):
        if paragraphs and paragraphs[-1] and line and not OWN_LINE.match(line) and not KEPT_LINE.match(paragraphs[-1]):
            paragraphs[-1] += f" {line.strip()}"
        else:
            paragraphs.append(line)
    return "\n".join(
        paragraph if KEPT_LINE.match(paragraph) else set_anew(paragraph, width) for paragraph in paragraphs
    )


def set_anew(paragraph: str, width: int) -> str:
    """A paragraph in so many columns; what continues a point of a list stays under it."""
    bullet = POINT.match(paragraph)
    more = " " * len(bullet[0]) if bullet else ""
    return textwrap.fill(paragraph, width, subsequent_indent=more, break_on_hyphens=False, break_long_words=False)


def padded(cell: str, width: int, right: bool) -> str:
    """A cell as wide as its column."""
    room = " " * (width - cell_len(cell))
    return room + cell if right else cell + room


def is_question(item: Mapping[str, object]) -> bool:
    """Whether an item of a scene is a question or one of its answers; cells only carry answers."""
    return item["kind"] == "say" or ("answer" in item and item["kind"] != "cell")


def question(view: dict[str, object], names: Sequence[str], words: Words) -> str:
    """What is asked, in the words of the picture."""
    texts = [item["text"] for item in picture.scene(view, names).values() if item["kind"] == "say" and "text" in item]
    return spoken(texts[0], words) if texts else ""


def spoken(words_of_scene: object, words: Words) -> str:
    """A text of a scene: printed as it is, or a reference to words."""
    if isinstance(words_of_scene, str):
        return words_of_scene
    key, args = cast("tuple[str, Mapping[str, Any]]", words_of_scene)
    return words.say(key, args)


def log_line(match: Match, gesture: Gesture, seat: int | None, words: Words) -> str:
    """What a gesture brought about, as one paragraph; a fact without words is shown and not told."""
    seen = [fact for fact in gesture.facts if fact.seen_by(seat)]
    lines = [words.fact(fact.to_json(), match.names, match.state, fact.only()) for fact in seen]
    return " ".join(line for line in lines if line)
