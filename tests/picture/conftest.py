"""Views made by hand, for the tests of the picture: they need no engine."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.games.zombiegeddon import box

View = dict[str, Any]
GAME = Path(box.__file__).parent


def start_board(half: int = 1, seed: int = 7) -> list[str]:
    """A whole deal: the discs of this half on every cell that is no shelter; in half 2 the permanents stay."""
    bag = [disc.name for disc in box.DISCS for _ in range(disc.red if half == 1 or disc.white == 0 else disc.white)]
    if half == 2:
        bag = [name for name in bag if name not in ("weapon", "enemy3")]
    random.Random(seed).shuffle(bag)
    deal = iter(bag)
    kinds = dict.fromkeys(box.RED_SHELTERS, "red_shelter") | dict.fromkeys(box.WHITE_SHELTERS, "white_shelter")
    return [kinds[cell] if cell in kinds else next(deal) for cell in range(box.CELLS)]


def make_view(seats: int = 3, half: int = 1, **changes: Any) -> View:
    """A view of seat 0 at the start of a half; ``changes`` replace what it says."""
    shelters = box.RED_SHELTERS if half == 1 else box.WHITE_SHELTERS
    view: View = {
        "game": "zombiegeddon",
        "rules": "1",
        "seats": seats,
        "seat": 0,
        "settings": {"open_piles": False},
        "ask": {"kind": "choose", "name": "action", "seats": [0]},
        "options": [],
        "outcome": None,
        "half": half,
        "turn": 22,
        "action": 0,
        "active": 0,
        "first": 0,
        "through": -1,
        "idle": 0,
        "dry": 0,
        "board": start_board(half),
        "pawns": [list(shelters) for _ in range(seats)],
        "markers": [[] for _ in range(seats)],
        "weapons": [0] * seats,
        "spent": [0] * seats,
        "taken": [{} for _ in range(seats)],
        "stack": [],
    }
    return view | changes


def words(key: str, args: dict[str, object]) -> str:
    """A stand-in for the sentences: the key and its arguments, with what XML must escape."""
    return f"{key}<{'&'.join(f'{name}={value}' for name, value in args.items())}>"


@pytest.fixture
def view() -> Callable[..., View]:
    return make_view


@pytest.fixture
def say() -> Callable[[str, dict[str, object]], str]:
    return words


@pytest.fixture
def middle() -> View:
    """Half 1 in the middle: pawns on a disc, on a manhole and in shelters, markers, holes, seat 0 to act twice over."""
    board = start_board()
    for cell in range(0, box.CELLS, 3):
        if cell not in box.SHELTERS and board[cell] not in ("barricade", "manhole"):
            board[cell] = "hole"
    at = box.CELL_NUMBERS
    board[at["d8"]], board[at["e9"]], board[at["d9"]], board[at["d7"]] = "tools", "enemy3", "medicine", "manhole"
    board[at["e7"]], board[at["c9"]] = "weapon", "manhole"
    return make_view(
        board=board,
        action=1,
        options=["d8-d7", "d8-e7", "d8-e8", "d8-d9", "d8-e9", "d8-off", "pass"],
        pawns=[
            [at["d8"], at["k6"], at["b9"], -1],
            [at["b5"], at["k2"], at["c9"], at["c9"]],
            [at["d2"], at["k2"], -1, at["e8"]],
        ],
        markers=[[at["k6"]], [at["b5"]], [at["b5"], at["e8"]]],
        weapons=[2, 0, 1],
        spent=[0, 1, 0],
        taken=[
            {"food1": 4, "tools": 2, "weapon": 2, "enemy3": 1},
            {"food2": 3, "weapon": 1, "fuel": 6},
            {"food3": 5, "weapon": 1},
        ],
    )


@pytest.fixture(scope="session")
def sprites() -> str:
    return (GAME / "sprites.svg").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def css() -> str:
    return (GAME / "sprites.css").read_text(encoding="utf-8")
