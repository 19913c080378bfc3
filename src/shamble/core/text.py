"""A scene as text: for the terminal and for screen readers. Knows no game; ``shamble.core.svg`` has a scene's words.

What is printed, from top to bottom: the head and the sentence (texts of the kinds ``head`` and ``say``), the board,
what did not fit into its cell, what the table's ``lines`` name, the rows of the players (kind ``row``; what is counted
in a row has the kind ``tally``), and the answers. A cell is two lines high: what lies there above, who stands there
(kind ``pawn``) below. A cell that can be chosen is marked ``>f2<`` and underlined with ``=``; a cell that is ``gone``
has no walls. Every character is ASCII, except in words and names.

A board that is laid with tiles (the table's ``blocks``) is printed tile by tile: its number and three lines of spaces,
two characters each: who stands there, what lies there, or what the ground is.

Where the screen is wide, what is told beside a board stands beside it. Where it is low, all is ``tight``: a cell
is one line, a tile has its number in its edge, what is told about a thing is one line long, and of a town that is still
too high those rows are left out that have least to show.
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Final, cast

from shamble.core.scene import Item

Say = Callable[[str, dict[str, object]], str]

INKS: Final = {
    "a": "38;5;214", "b": "38;5;75", "c": "38;5;35", "d": "38;5;175", "e": "38;5;32", "f": "38;5;166",
    "danger": "1;31", "good": "32", "accent": "1;33", "second": "36", "soft": "2", "strong": "1", "can": "1;32",
}  # fmt: skip
INVISIBLE: Final = re.compile("[\u2066-\u2069\u200e\u200f\x00-\x1f\x7f-\x9f]")  # direction marks and control characters
SMALLEST: Final = 4  # columns of a cell, one wall included
LARGEST: Final = 8
GUTTER: Final = 4  # columns at the left, for the names of the rows
BLOCK_WIDTH: Final = 7  # columns of a tile: its edge and three spaces,
BLOCK_HEIGHT: Final = 4  # and lines: its number and three spaces
TIGHT_BLOCK: Final = (8, 3)  # columns and lines of a tile with its number in its edge
WIDEST: Final = 100  # columns; longer lines are hard to read
COLUMN: Final = 60  # columns that are read with ease: with so many left over, what is told stands beside the board
ANSI: Final = re.compile("\x1b\\[[0-9;]*m")


def render(
    scene: Mapping[str, Item], say: Say, colour: bool = False, width: int = 80, tight: bool = False, height: int = 0
) -> str:
    """The scene as lines of at most ``width`` columns, with ANSI colours if wanted; ``tight`` in few lines.

    A tight board of tiles has at most ``height`` lines, if that is given.
    """
    board = (
        Blocks(scene, width, tight, height)
        if "blocks" in scene["table"]
        else Board(scene, say, min(width, WIDEST), tight)
    )
    drawn = board.lines(colour)
    aside = width - max(map(_columns, drawn), default=width) - 3
    two_columns = aside >= COLUMN and not tight
    room = COLUMN if two_columns else min(width, WIDEST)
    told = [_notes(board, say, room, tight)]
    told += [_told(scene, kind, say, room, tight) for kind in _kinds_told(scene)]
    told += [_rows(scene, say, colour, room, tight)]
    blocks = [_prose(scene, say, min(width, WIDEST))]
    blocks += [_beside(drawn, _joined(told, tight))] if two_columns else [drawn, *told]
    blocks += [_answers(scene, say, colour, width)]
    return "\n".join(_joined(blocks, tight)) + "\n"


def _joined(blocks: Sequence[list[str]], tight: bool) -> list[str]:
    """Blocks below each other, an empty line between them unless lines are dear."""
    full = [block for block in blocks if block]
    return [line for number, block in enumerate(full) for line in ([""] if number and not tight else []) + block]


def _beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines."""
    wide = max(map(_columns, left), default=0)
    pairs = zip_longest(left, right, fillvalue="")
    return [f"{one}{' ' * (wide - _columns(one))}   {other}".rstrip() for one, other in pairs]


def _columns(line: str) -> int:
    """How many columns a line takes; colours take none."""
    return len(ANSI.sub("", line))


def read(scene: Mapping[str, Item], say: Say) -> str:
    """The scene without any drawing, a sentence on each line, for those who listen: without the cells that are gone."""
    labels = [(item, _words(item["label"], say)) for item in scene.values() if "label" in item]
    rows = [words for item, words in labels if item["kind"] == "row"]
    cells = [words for item, words in labels if item["kind"] == "cell" and "gone" not in _states(item)]
    told = [words for kind in _kinds_told(scene) for item, words in labels if item["kind"] == kind]
    answers = [f"{item['answer']}: {words}" for item, words in labels if "answer" in item and item["kind"] != "cell"]
    head = [_words(scene["table"]["label"], say)] if "label" in scene["table"] else []
    return "\n".join([*head, *_prose(scene, say, 1000), *rows, *cells, *told, *answers]) + "\n"


# --- the board -------------------------------------------------------------------------------------------------------


class Board:
    """The cells of a scene on a grid of characters: odd rows of a hex board come out shifted by half a cell."""

    def __init__(self, scene: Mapping[str, Item], say: Say, width: int, tight: bool) -> None:
        self.say = say
        self.tight = tight
        self.pace = 1 if tight else 2  # lines from a row to the next
        self.cells = [item for item in scene.values() if item["kind"] == "cell"]
        self.grid: dict[tuple[int, int], tuple[str, str]] = {}  # (line, column) → character and ink
        self.crowded: list[Item] = []
        if self.cells:
            self._measure(scene["table"], width)
            above, below = self._contents(scene)
            for number, item in enumerate(self.cells):
                self._cell(item, above[number], below[number])
            self._edges(scene, width)

    def _measure(self, table: Item, width: int) -> None:
        self.pitch = cast("list[float]", table["pitch"])
        self.left = min(_x(item) for item in self.cells)
        self.top = min(_y(item) for item in self.cells)
        across = (max(_x(item) for item in self.cells) - self.left) / self.pitch[0] + 1
        self.size = max(SMALLEST, min(LARGEST, int((width - GUTTER) / across) // 2 * 2))
        self.last = round((max(_y(item) for item in self.cells) - self.top) / self.pitch[1])

    def _where(self, item: Item) -> tuple[int, int]:
        """Line and column of the middle of an item; above the first row there is room for the names of the columns."""
        line = round((_y(item) - self.top) / self.pitch[1]) * self.pace + self.pace
        return line, round((_x(item) - self.left) / self.pitch[0] * self.size) + GUTTER - 1 + self.size // 2

    def _contents(self, scene: Mapping[str, Item]) -> tuple[list[list[Item]], list[list[Item]]]:
        """What lies in each cell, and who stands there: every printed item belongs to the nearest cell."""
        above: list[list[Item]] = [[] for _ in self.cells]
        below: list[list[Item]] = [[] for _ in self.cells]
        x, y, w, h = cast("list[float]", cast("dict[str, object]", scene["table"]["areas"])["board"])
        for item in scene.values():
            shown = "text" in item and ("face" in item) and x <= _x(item) <= x + w and y <= _y(item) <= y + h
            if shown:
                (below if item["kind"] == "pawn" else above)[self._nearest(item)].append(item)
        return above, below

    def _nearest(self, item: Item) -> int:
        gaps = [(_x(cell) - _x(item)) ** 2 + (_y(cell) - _y(item)) ** 2 for cell in self.cells]
        return gaps.index(min(gaps))

    def _cell(self, item: Item, above: list[Item], below: list[Item]) -> None:
        line, middle = self._where(item)
        half, states = self.size // 2, _states(item)
        can = "can" in states
        if self.tight:
            inside = self._things(item, above, can, self.size - 1 - len(below)) + self._people(item, below)
            self._print(line, middle - half + 1, _centred(inside, self.size - 1))
            return
        if "gone" not in states:
            self._walls(line, middle, "=" if can else "_", "can" if can else "soft")
        self._print(line, middle - half + 1, _centred(self._things(item, above, can, self.size - 1), self.size - 1))
        people = _centred(self._people(item, below), self.size - 1)
        self._print(line + 1, middle - half + 1, people)

    def _walls(self, line: int, middle: int, floor: str, ink: str) -> None:
        half = self.size // 2
        for column in range(middle - half + 1, middle + half):
            self.grid.setdefault((line - 1, column), ("_", "soft"))
            self.grid[line + 1, column] = (floor, ink)
        for column in (middle - half, middle + half):
            self.grid[line, column] = self.grid[line + 1, column] = ("|", "soft")

    def _things(self, item: Item, above: list[Item], can: bool, room: int) -> list[tuple[str, str]]:
        """What lies in a cell, as characters; brackets are dropped when the room is needed."""
        parts = [(_words(thing["text"], self.say), str(thing.get("ink", ""))) for thing in above]
        if len(_plain(parts)) > room:
            parts = [("".join(filter(str.isalnum, text)) or text[:1], ink) for text, ink in parts]
        if len(_plain(parts)) > room:
            self._overflow(item)
        if can and len(_plain(parts)) + 2 <= room:
            parts = [(">", "can"), *(parts or [(" ", "")]), ("<", "can")]
        return _letters(parts)[:room]

    def _people(self, item: Item, below: list[Item]) -> list[tuple[str, str]]:
        """Who stands in a cell: every pawn, or each sort with its number, or only the sorts."""
        room = self.size - 1
        parts = [(str(pawn["text"]), str(pawn.get("ink", ""))) for pawn in below]
        if len(_plain(parts)) > room:
            parts = [(f"{part[0]}{len(list(same))}", part[1]) for part, same in groupby(parts)]
        if len(_plain(parts)) > room:
            self._overflow(item)
            parts = [*((text[0], ink) for text, ink in parts[: room - 1]), ("+", "")]
        return _letters(parts)

    def _overflow(self, item: Item) -> None:
        if item not in self.crowded:
            self.crowded.append(item)

    def _edges(self, scene: Mapping[str, Item], width: int) -> None:
        """The names of columns and rows, at those edges where there is room for them."""
        right = max(_x(item) for item in self.cells)
        for item in scene.values():
            if item["kind"] == "coord":
                text = _letters([(str(item["text"]), "strong")])
                line, column = self._where(item)
                if _y(item) < self.top:
                    self._print(0, column, text)
                elif line > (self.last + 1) * self.pace:
                    if not self.tight:
                        self._print((self.last + 2) * self.pace, column, text)
                elif _x(item) < self.left:
                    self._print(line, GUTTER - 2 - len(text), text)
                elif _x(item) > right and (column := self._right()) + 3 <= width:
                    self._print(line, column, text)

    def _right(self) -> int:
        """The first column beyond the last cell, after a space."""
        return max(self._where(item)[1] for item in self.cells) + self.size // 2 + 2

    def _print(self, line: int, column: int, text: list[tuple[str, str]]) -> None:
        for offset, (letter, ink) in enumerate(text):
            if letter:
                self.grid[line, column + offset] = (letter, ink)

    def lines(self, colour: bool) -> list[str]:
        """The board, line by line."""
        if not self.grid:
            return []
        height = max(line for line, _ in self.grid) + 1
        return [self._line(line, colour) for line in range(height)]

    def _line(self, line: int, colour: bool) -> str:
        return _row(self.grid, line, colour)


def _row(grid: Mapping[tuple[int, int], tuple[str, str]], line: int, colour: bool) -> str:
    """One line of a grid of characters."""
    columns = [column for at, column in grid if at == line]
    row = [grid.get((line, column), (" ", "")) for column in range(max(columns, default=-1) + 1)]
    runs = groupby(row, key=lambda part: part[1])
    return "".join(_ink("".join(letter for letter, _ in same), ink, colour) for ink, same in runs)


class Blocks:
    """Square tiles on a grid of characters; a town that is wider than the screen comes in strips from west to east."""

    def __init__(self, scene: Mapping[str, Item], width: int, tight: bool, height: int) -> None:
        blocks = cast("dict[str, object]", scene["table"]["blocks"])
        self.tight = tight
        self.wide, self.high = TIGHT_BLOCK if tight else (BLOCK_WIDTH, BLOCK_HEIGHT)
        self.size, self.room = cast(float, blocks["size"]), max(1, width // self.wide)
        self.pitch = cast("list[float]", scene["table"]["pitch"])[0]
        self.tiles = [item for item in scene.values() if item["kind"] == blocks["kind"]]
        self.cells = [item for item in scene.values() if item["kind"] == "cell"]
        self.left, self.top = min(map(_x, self.tiles)), min(map(_y, self.tiles))
        self.crowded: list[Item] = []
        self.on = self._contents(scene)
        if tight and height:
            self._keep_rows(max(1, height // self.high))

    def _keep_rows(self, most: int) -> None:
        """Leave out the rows of tiles that are too many: those stay where most can be chosen, and where pawns are."""
        last = max(self._block(tile)[1] for tile in self.tiles)
        if last < most:
            return
        weight = [0] * (last + 1)
        for cell in self.cells:
            pawns = sum(item["kind"] == "pawn" for item in self.on[_base(cell)])
            weight[round((_base(cell)[1] - self.top) / self.size)] += pawns + ("can" in _states(cell))
        first = max(range(last + 2 - most), key=lambda start: sum(weight[start : start + most]))
        self.tiles = [tile for tile in self.tiles if first <= self._block(tile)[1] < first + most]
        self.left, self.top = min(map(_x, self.tiles)), min(map(_y, self.tiles))

    def _contents(self, scene: Mapping[str, Item]) -> dict[tuple[float, float], list[Item]]:
        """What stands and lies in each cell, by its middle: pawns first, then others with letters, then things."""
        found: dict[tuple[float, float], list[Item]] = {_base(cell): [] for cell in self.cells}
        for item in scene.values():
            if "text" in item and "face" in item and item not in self.tiles and _base(item) in found:
                found[_base(item)].append(item)
        for things in found.values():
            things.sort(key=lambda item: (item["kind"] != "pawn", not str(item["text"]).isalpha()))
        return found

    def lines(self, colour: bool) -> list[str]:
        """The board, line by line."""
        across = round((max(map(_x, self.tiles)) - self.left) / self.size) + 1
        strips = [self._strip(first, colour) for first in range(0, across, self.room)]
        return [line for number, strip in enumerate(strips) for line in ([""] if number else []) + strip]

    def _strip(self, first: int, colour: bool) -> list[str]:
        grid: dict[tuple[int, int], tuple[str, str]] = {}
        for tile in self.tiles:
            column, row = self._block(tile)
            if first <= column < first + self.room:
                self._tile(grid, tile, (column - first) * self.wide, row * self.high)
        return [_row(grid, line, colour).rstrip() for line in range(max(line for line, _ in grid) + 1)]

    def _block(self, tile: Item) -> tuple[int, int]:
        return round((_x(tile) - self.left) / self.size), round((_y(tile) - self.top) / self.size)

    def _tile(self, grid: dict[tuple[int, int], tuple[str, str]], tile: Item, column: int, line: int) -> None:
        per_tile = round(self.size / self.pitch)
        name = str(tile["text"])
        edge, top = (2, line) if self.tight else (1, line + 1)  # where the spaces begin
        for down in range(per_tile):
            grid[top + down, column + edge - 1] = ("|", "soft")
        head = f"{name:>2}" if self.tight else f"+{name}".ljust(self.wide, "-")
        for offset, letter in enumerate(head):
            grid[line, column + offset] = (letter, "strong" if letter.isdigit() else "soft")
        for cell in self.cells:
            x, y = _base(cell)
            across, down = round((x - _x(tile)) / self.pitch) + 1, round((y - _y(tile)) / self.pitch) + 1
            if 0 <= across < per_tile and 0 <= down < per_tile:
                for offset, inked in enumerate(self._cell(cell)):
                    grid[top + down, column + edge + 2 * across + offset] = inked

    def _cell(self, cell: Item) -> list[tuple[str, str]]:
        """Two characters; what does not fit is told below."""
        letters = _letters([(str(item["text"]), str(item.get("ink", ""))) for item in self.on[_base(cell)]])
        if len(letters) > 2:
            if cell not in self.crowded:
                self.crowded.append(cell)
            letters = [letters[0], ("+", "")]
        return letters or [(str(cell["text"]), "soft")]


def _base(item: Item) -> tuple[float, float]:
    """The middle of the place that an item belongs to."""
    across, down = cast("list[float]", item.get("o", [0, 0]))
    return _x(item) - across, _y(item) - down


def _x(item: Item) -> float:
    return cast(float, item.get("x", -1e9))


def _y(item: Item) -> float:
    return cast(float, item.get("y", -1e9))


def _states(item: Item) -> list[str]:
    return str(item.get("state", "")).split()


def _plain(parts: list[tuple[str, str]]) -> str:
    return "".join(text for text, _ in parts)


def _letters(parts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(letter, ink) for text, ink in parts for letter in text]


def _centred(letters: list[tuple[str, str]], room: int) -> list[tuple[str, str]]:
    """Characters in the middle of their room; the empty places leave what is there."""
    return [("", "")] * ((room - len(letters)) // 2) + letters


# --- around the board ------------------------------------------------------------------------------------------------


def _prose(scene: Mapping[str, Item], say: Say, width: int) -> list[str]:
    """The texts of the head and the sentence, each on lines of its own."""
    lines: list[str] = []
    for kind in ("head", "say"):
        texts = [_words(item["text"], say) for item in scene.values() if item["kind"] == kind and "text" in item]
        lines += _wrapped("  ".join(text for text in texts if text), width, "", "")
    return lines


def _notes(board: Board | Blocks, say: Say, width: int, tight: bool) -> list[str]:
    """The spoken names of the cells that hold more than fits."""
    notes = [_words(item["label"], say) for item in board.crowded if "label" in item]
    return [line for note in notes for line in _paragraph(note, width, "  ", "    ", tight)]


def _kinds_told(scene: Mapping[str, Item]) -> list[str]:
    """The kinds whose spoken names are printed, on boards that no grid of characters can show."""
    return cast("list[str]", scene["table"].get("lines", []))


def _told(scene: Mapping[str, Item], kind: str, say: Say, width: int, tight: bool) -> list[str]:
    """The spoken names of one kind, a line each."""
    labels = [_words(item["label"], say) for item in scene.values() if item["kind"] == kind and "label" in item]
    return [line for label in labels for line in _paragraph(label, width, "", "  ", tight)]


def _rows(scene: Mapping[str, Item], say: Say, colour: bool, width: int, tight: bool) -> list[str]:
    """One line for every player, an arrow before the one to act, and under it what is counted openly."""
    lines: list[str] = []
    for item in scene.values():
        if item["kind"] == "row" and "label" in item:
            first = "> " if "now" in _states(item) else "  "
            told, counted = _words(item["label"], say), "  ".join(_tallies(scene, item, say))
            if tight:
                told, counted = f"{told}  {counted}".rstrip(), ""
            wrapped = _paragraph(told, width, first, "    ", tight)
            lines += [_ink(line, str(item.get("ink", "")), colour) for line in wrapped]
            lines += _wrapped(counted, width, "    ", "    ")
    return lines


def _tallies(scene: Mapping[str, Item], row: Item, say: Say) -> Iterator[str]:
    """What is counted inside the box of a row: texts above each other belong together."""
    bottom = _y(row) + cast(float, row.get("h", 0))
    counted = [item for item in scene.values() if item["kind"] == "tally" and "text" in item]
    for _, group in groupby((item for item in counted if _y(row) <= _y(item) <= bottom), key=_x):
        texts = [_words(item["text"], say) for item in group]
        if texts[-1] != "0":
            yield ":".join(texts)


def _answers(scene: Mapping[str, Item], say: Say, colour: bool, width: int) -> list[str]:
    """What can be answered: a paragraph for every piece that can act, then the answers without a piece."""
    groups: dict[str, list[str]] = {}
    for item in scene.values():
        if "answer" in item and item["kind"] != "cell":
            pieces = cast("list[str]", item.get("from", []))
            groups.setdefault(pieces[0] if pieces else "", []).append(str(item["answer"]))
    if not groups:
        return []
    lines = _wrapped(_words(scene["table"].get("answers", ""), say), width, "", "")
    for piece in sorted(groups, key=lambda name: (not name, name)):
        mark = str(scene[piece].get("text", "")) if piece in scene else ""
        ink = str(scene[piece].get("ink", "")) if piece in scene else ""
        wrapped = _wrapped("  ".join(groups[piece]), width, f"{mark:>3} ", "    ")
        lines += [_ink(line[:4], ink, colour) + line[4:] for line in wrapped]
    return lines


def spoken(scene: Mapping[str, Item], say: Say, width: int = 80) -> str:
    """What can be answered, in words, a line each: for those who do not write answers but press them."""
    found = [item for item in scene.values() if "answer" in item and item["kind"] != "cell" and "label" in item]
    if not found:
        return ""
    told = dict.fromkeys(_words(item["label"], say) for item in found)
    lines = _wrapped(_words(scene["table"].get("answers", ""), say), width, "", "")
    return "\n".join([*lines, *(line for words in told for line in _wrapped(words, width, "  ", "    "))]) + "\n"


def _words(words: object, say: Say) -> str:
    """A printed text or a message reference, as one line without invisible characters."""
    if not isinstance(words, str):
        key, arguments = cast("tuple[str, dict[str, object]]", words)
        words = say(key, dict(arguments))
    return INVISIBLE.sub("", " ".join(words.split()))


def _wrapped(text: str, width: int, first: str, more: str) -> list[str]:
    """Lines of at most ``width`` columns; where letters are two columns wide, of fewer letters."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    room = width if not wide else max(20, width * len(text) // (len(text) + wide))
    return textwrap.wrap(text, room, initial_indent=first, subsequent_indent=more, break_on_hyphens=False)


def _paragraph(text: str, width: int, first: str, more: str, tight: bool) -> list[str]:
    """A text as lines; where lines are dear, as much of it as fits into one."""
    lines = _wrapped(text, width, first, more)
    if not tight or len(lines) < 2:
        return lines
    return [f"{_wrapped(text, width - 2, first, more)[0]} …"]


def _ink(text: str, ink: str, colour: bool) -> str:
    return f"\x1b[{INKS[ink]}m{text}\x1b[0m" if colour and ink in INKS and text.strip() else text
