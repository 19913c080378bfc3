"""What the terminal shows: wrapped sentences, the board, log lines and tables; colours only where they are wanted."""

from __future__ import annotations

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
from shamble.words import Words

WIDEST: Final = 100  # columns; longer lines are hard to read
NARROWEST: Final = 40
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

    def clear(self) -> None:
        """Leave nothing to be read: where it is no terminal, so many empty lines that it scrolls out of sight."""
        self.console.clear() if self.console.is_terminal else self.line("\n" * self.console.height)

    def line(self, content: str | Text = "") -> None:
        """Print a line as it is."""
        shown = Text(clean(content)) if isinstance(content, str) else content
        self.console.print(shown, soft_wrap=True)

    def say(self, content: str, first: str = "", more: str = "", style: str = "") -> None:
        """Print a sentence or several, broken only where a line may be broken."""
        for line in self.wrapped(clean(content).replace("\n", " "), first, more):
            self.line(Text(line, style=style))

    def wrapped(self, content: str, first: str, more: str) -> list[str]:
        """The content as lines that fit."""
        wrap = textwrap.TextWrapper(self.width, initial_indent=first, subsequent_indent=more, break_on_hyphens=False)
        return wrap.wrap(content) or [first.rstrip()]

    def board(self, view: dict[str, object], names: Sequence[str], words: Words) -> None:
        """Print the table as a seat sees it, without its questions: those are asked below."""
        scene = {name: item for name, item in picture.scene(view, names).items() if not is_question(item)}
        self.line(Text.from_ansi(text.render(scene, words.say, colour=self.colour, width=self.width).rstrip("\n")))

    def log(self, match: Match, gestures: Iterable[Gesture], seat: int | None, words: Words) -> None:
        """Print what happened, a paragraph for each gesture, as far as the seat may know."""
        for gesture in gestures:
            told = log_line(match, gesture, seat, words)
            if told:
                self.say(told, "  ", "    ")

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Print rows under heads; the columns numbered in ``right`` hold numbers."""
        lines = [[clean(cell) for cell in line] for line in (heads, *rows)]
        widths = [max(cell_len(line[column]) for line in lines) for column in range(len(heads))]
        for number, line in enumerate(lines):
            cells = [padded(cell, widths[column], column in right) for column, cell in enumerate(line)]
            self.line(Text("  " + "  ".join(cells).rstrip(), style="bold" if number == 0 else ""))

    def page(self, markdown: str) -> None:
        """Print a page of a rulebook: set in type on a terminal, as it is written elsewhere."""
        if self.console.is_terminal:
            self.console.print(Markdown(markdown), width=self.width)
        else:
            self.line(markdown.strip())


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


def ask_line(prompt: str) -> str:
    """A line that somebody types; EOFError when nobody does. What comes from a file is shown too."""
    line = input(f"{prompt} ")
    if not sys.stdin.isatty():
        print(clean(line))
    return line.strip()
