"""A scene as text: a board one can read in 80 columns."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from shamble.core.text import read, render
from shamble.games.zombiegeddon import box
from shamble.games.zombiegeddon.scene import scene
from shamble.words import Words

View = dict[str, Any]
Say = Callable[[str, dict[str, object]], str]
AT = box.CELL_NUMBERS
ANSI = re.compile(r"\x1b\[[\d;]*m")


def short(key: str, args: dict[str, object]) -> str:
    if key == "scene-sign":
        return Words("en", "zombiegeddon").say(key, args)
    return f"{key} {args.get('cell', '')}"


def board_row(text: str, row: int) -> tuple[str, str]:
    """The two lines of a row of the board."""
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if re.match(rf" ?{row} ", line))
    return lines[at], lines[at + 1]


@pytest.mark.parametrize("width", [60, 72, 80, 100, 132])
def test_no_line_is_wider_than_the_terminal(middle: View, say: Say, width: int) -> None:
    text = render(scene(middle, ["Ada", "Bram " * 9, "Cleo"]), say, width=width)
    assert max(map(len, text.splitlines())) <= width
    coloured = render(scene(middle, ["Ada", "Bram " * 9, "Cleo"]), say, colour=True, width=width)
    assert ANSI.sub("", coloured) == text
    assert coloured != text


def test_the_drawing_is_ascii(middle: View) -> None:
    assert render(scene(middle), short).isascii()


def test_a_row_reads_like_the_board(middle: View) -> None:
    things, people = board_row(render(scene(middle), short), 8)
    assert things.split("|")[-2].strip() == middle["board"][AT["l8"]][:1] + middle["board"][AT["l8"]][-1]
    assert " to " in things
    assert "[W]c" in things
    assert "__A__" in people
    assert "==C==" in people


def test_cells_that_can_be_chosen_are_marked(middle: View) -> None:
    text = render(scene(middle), short)
    assert text.count(">me<") == text.count(">z3<") == text.count(">(O)<") == 1
    assert "=" not in render(scene(middle | {"options": []}), short)


def test_columns_and_rows_are_named(middle: View) -> None:
    text = render(scene(middle), short)
    names = [line.split() for line in text.splitlines() if line.split() == list(box.LETTERS)]
    assert len(names) == 2
    assert [board_row(text, row)[0].split()[0] for row in range(1, 11)] == [str(row) for row in range(1, 11)]


def test_letters_stand_above_their_columns(middle: View) -> None:
    middle["board"] = ["food1" if name not in ("red_shelter", "white_shelter") else name for name in middle["board"]]
    lines = render(scene(middle | {"options": []}), short).splitlines()
    letters = next(line for line in lines if line.split() == list(box.LETTERS))
    first = next(line for line in lines if line.startswith(" 1 "))
    assert [first[at - 1 : at + 1] for at in (letters.index(name) for name in box.LETTERS)] == ["f1"] * 12


def test_emptied_cells_have_no_walls(middle: View) -> None:
    middle["board"] = ["hole" if name not in ("red_shelter", "white_shelter") else name for name in middle["board"]]
    things, people = board_row(render(scene(middle | {"options": []}), short), 1)
    assert "|" not in things + people
    assert things.split() == ["1"] + ["."] * 12


def test_signs_are_those_of_the_language(middle: View) -> None:
    french = render(scene(middle | {"settings": {"open_piles": True}}), Words("fr", "zombiegeddon").say)
    assert "[B]c" in board_row(french, 8)[0]
    assert "n1:4  ou:2  z3:1" in french
    assert not re.search(r"\[W\]|\bf[123]\b|\b(?:we|to|fu)\b", french)


def test_a_crowd_is_counted_and_told(view: Callable[..., View]) -> None:
    text = render(scene(view(4, pawns=[[AT["d2"]] * 4] * 4)), short)
    assert "ABCD+" in board_row(text, 2)[1]
    assert "  scene-cell d2" in text.splitlines()
    few = render(scene(view(2, pawns=[[AT["d2"]] * 4, [AT["d2"]] * 3 + [-1]])), short)
    assert "A4B3" in board_row(few, 2)[1]
    assert "  scene-cell d2" not in few.splitlines()


def test_players_and_answers_are_listed(middle: View, say: Say) -> None:
    lines = render(scene(middle), short).splitlines()
    assert [line for line in lines if "scene-player" in line] == [
        "> scene-player",
        "  scene-player",
        "  scene-player",
    ]
    assert lines[-3:] == ["scene-answers", "  A d8-d7  d8-e7  d8-e8  d8-d9  d8-e9  d8-off", "    pass"]
    assert "scene-answers" not in render(scene(middle | {"options": []}), short)


def test_open_piles_are_listed_under_their_player(middle: View) -> None:
    assert "f1:4" not in render(scene(middle), short)
    lines = render(scene(middle | {"settings": {"open_piles": True}}), short).splitlines()
    assert lines[lines.index("> scene-player-points") + 1] == "    f1:4  to:2  z3:1"


def test_control_characters_never_reach_the_terminal(middle: View) -> None:
    names = ["\x1b[2J", "\u2068Bo\u2069", "C"]
    text = render(scene(middle, names), lambda key, args: f"{key} {args.get('name', '')}")
    assert "\x1b" not in text
    assert "\u2068" not in text
    assert "Bo" in text


def test_it_can_be_read_aloud(middle: View) -> None:
    lines = read(scene(middle), lambda key, args: f"{key} {args.get('cell', '')} {args.get('to', '')}").splitlines()
    assert lines[0].startswith("scene-table")
    holes = middle["board"].count("hole")
    assert sum(line.startswith("scene-cell") for line in lines) == box.CELLS - holes
    assert "d8-e9: scene-move e9" in lines


def test_it_knows_no_game() -> None:
    items: dict[str, dict[str, object]] = {
        "table": {"kind": "table", "w": 90, "h": 90, "pitch": [30, 30], "areas": {"board": [0, 0, 90, 90]}},
        "a": {"kind": "cell", "x": 15, "y": 15},
        "b": {"kind": "cell", "x": 45, "y": 15, "state": "can"},
        "p": {"kind": "pawn", "x": 47, "y": 12, "face": "x", "text": "Q"},
        "q": {"kind": "thing", "x": 13, "y": 12, "face": "x", "text": "car"},
    }
    drawn = render(items, short).splitlines()[1:]
    assert drawn == ["    _______ _______", "   |  car  |  > <  |", "   |_______|===Q===|"]
    assert render({"table": {"kind": "table", "w": 1, "h": 1}}, short) == "\n"
