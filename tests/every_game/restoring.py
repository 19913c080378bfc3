"""Tables as plain data: what reads back equal, what is refused, and that whatever comes is one or the other."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar, cast

import pytest
from hypothesis import strategies as st

from shamble.core.answer import Answer
from shamble.core.errors import Invalid
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.state import State

Data = dict[str, Any]
Way = tuple[str | int, ...]
Step = Callable[[Any, Random], None]
"""One answer on the table itself."""
Whole = Callable[[Any], None]
"""Asserts what a game promises of every table."""
Change = Callable[[Data, int, st.DrawFn], None]
"""Changes a table that was the one of this number among the bases."""

HUGE = st.sampled_from([1 << 30, 1 << 40, 1 << 64, -(1 << 64)])


# --- playing on ---


def lively_answer(state: State, rng: Random, dull: tuple[str, ...], often: float) -> tuple[int | None, Answer]:
    """Who answers, and what: at random, but so often none of the answers that begin like these."""
    assert state.ask is not None
    seat = rng.choice(state.ask.seats) if state.ask.seats else None
    options = list(state.options(seat))
    lively = [answer for answer in options if not str(answer).startswith(dull)]
    return seat, rng.choice(lively if lively and rng.random() < often else options)


def read_at_every_ask(state: State, rng: Random, step: Step) -> None:
    """A game to its end, read back before every answer."""
    game = state.game
    while state.ask is not None:
        assert game.from_json(state.to_json()) == state
        step(state, rng)
    assert game.from_json(state.to_json()).outcome == state.outcome


# --- what reads back ---


def check_reads_back(state: State) -> None:
    """The table comes back equal through JSON, in all that can be asked of it."""
    data = state.to_json()
    again = state.game.from_json(json.dumps(data))
    assert again == state
    assert again.to_json() == data
    assert repr(again.ask) == repr(state.ask)
    seats = [*range(state.seats), None]
    assert [again.options(seat) for seat in seats] == [state.options(seat) for seat in seats]
    assert again.outcomes() == state.outcomes()
    assert [again.view(seat) for seat in seats] == [state.view(seat) for seat in seats]


def check_guesses(state: State) -> None:
    """A guess from any view shows that view, and has all components."""
    for seat in [*range(state.seats), None]:
        guess = state.game.guess(json.loads(json.dumps(state.view(seat))), Random(1))
        assert guess.view(seat) == state.view(seat)
        assert guess.components() == state.components()


def lying_on(stack: Sequence[Frame[Any]]) -> set[tuple[str, str]]:
    """The procedures of a stack, each with the one that it lies on; the lowest lies on nothing."""
    names = ["", *[frame.name for frame in stack]]
    return set(zip(names[1:], names, strict=False))


def all_pairs(lies_on: Mapping[str, Iterable[str]]) -> set[tuple[str, str]]:
    """The same for all that can lie on each other."""
    return {(name, below) for name, belows in lies_on.items() for below in belows}


# --- what does not ---


def misfit(name: str) -> str:
    """What is said of a procedure that holds something impossible."""
    return f"The frame '{name}' does not fit"


def put(data: Data, path: str, value: object, place: Callable[[str], int] = int) -> None:
    """Replace what lies at this path, as in ``frames.2.used``; an ellipsis deletes it, a function makes it anew."""
    *way, last = path.split(".")
    spot: Any = data
    for name in way:
        spot = spot[place(name)] if isinstance(spot, list) else spot[name]
    key = place(last) if isinstance(spot, list) else last
    if value is ...:
        del spot[key]
    else:
        spot[key] = value(spot[key]) if callable(value) else value


Position = TypeVar("Position")

# What every game's tables have in common, broken.
COMMON: list[tuple[dict[str, object], str]] = [
    ({"game": "chess"}, "table of 'chess'"),
    ({"rules": "0"}, "follows rules '0'"),
    ({"seats": 99}, r"\d to \d players"),
    ({"chance": "always"}, "how chance"),
    ({"passes": None}, "how chance"),
    ({"number": -1}, "number must be"),
    ({"dice": None}, "dice"),
    ({"dice.key": "00"}, "64 hexadecimal"),
    ({"dice.used": 65}, "place in the dice"),
    ({"frames": None}, "as a list"),
    ({"frames.1": 7}, "JSON object"),
    ({"frames.1.frame": "nap"}, "no frame 'nap'"),
    ({"frames.1.more": 1}, "whole numbers for"),
    ({"extra": 1}, "parts that no table"),
]


def broken_as_any(position: Position) -> list[tuple[Position, dict[str, object], str]]:
    """Rows of what is refused in every game."""
    return [(position, changes, sentence) for changes, sentence in COMMON]


def check_refused(
    state: State, changes: Mapping[str, object], sentence: str, place: Callable[[str], int] = int
) -> None:
    """With these changes, path by path, the table is refused by this sentence."""
    data = copy.deepcopy(state.to_json())
    for path, value in changes.items():
        put(data, path, value, place)
    with pytest.raises(Invalid, match=sentence):
        state.game.from_json(data)


def no_tables(game: Game) -> list[object]:
    """What is no table at all."""
    return [None, 7, [], "", "{", "[]", "null", {}, json.dumps({"game": game.name}), "[" * 100_000]


# --- whatever it is ---


def spots(data: object, way: Way = ()) -> list[Way]:
    """Every path in plain data."""
    found = [way] if way else []
    if isinstance(data, dict):
        return found + [spot for key in data for spot in spots(data[key], (*way, key))]
    if isinstance(data, list):
        return found + [spot for index, item in enumerate(data) for spot in spots(item, (*way, index))]
    return found


def frame_spots(data: Data) -> list[Way]:
    """Every path inside a procedure; when the game is over, every path."""
    return [spot for spot in spots(data) if spot[0] == "frames" and len(spot) > 2] or spots(data)


def anything(numbers: st.SearchStrategy[int]) -> st.SearchStrategy[object]:
    """One of these numbers, or what is none."""
    lists = st.lists(st.integers(-1, 3), max_size=6)
    return numbers | st.none() | st.booleans() | st.text(max_size=3) | lists


def swapping(names: Sequence[str]) -> Change:
    """Two entries of one of these lists change places."""

    def change(data: Data, number: int, draw: st.DrawFn) -> None:
        values = data.get(draw(st.sampled_from(names)))
        if isinstance(values, list) and values:
            last = len(values) - 1
            one, two = draw(st.integers(0, last)), draw(st.integers(0, last))
            values[one], values[two] = values[two], values[one]

    return change


def replacing(places: Sequence[Sequence[Way]], values: st.SearchStrategy[object]) -> Change:
    """Something else stands at one of the places of this base."""

    def change(data: Data, number: int, draw: st.DrawFn) -> None:
        replace(data, draw(st.sampled_from(places[number])), draw(values))

    return change


def replace(data: Data, way: Way, value: object) -> None:
    """Something else stands at this place, if it is still there."""
    spot: Any = data
    for key in way[:-1]:
        try:
            spot = spot[key]
        except (KeyError, IndexError, TypeError):
            return
    last = way[-1]
    if isinstance(spot, dict) or (isinstance(spot, list) and isinstance(last, int) and last < len(spot)):
        cast(Any, spot)[last] = value


@st.composite
def changed(draw: st.DrawFn, bases: Sequence[Data], changes: Sequence[Change], most: int) -> Data:
    """One of the bases with up to so many of these changes, each as likely as it is often listed."""
    number = draw(st.integers(0, len(bases) - 1))
    data = copy.deepcopy(bases[number])
    for _ in range(draw(st.integers(1, most))):
        draw(st.sampled_from(changes))(data, number, draw)
    return data


def check_table(game: Game, data: Data, seed: int, step: Step, whole: Whole) -> None:
    """It is refused with a sentence, or it is a whole table that can be played on."""
    state = made(lambda: game.from_json(data))
    if isinstance(state, str):
        assert state.endswith(".")
        return
    assert game.from_json(state.to_json()) == state
    components, rng = state.components(), Random(seed)
    for seat in range(state.seats):
        assert game.guess(state.view(seat), rng).view(seat) == state.view(seat)
    for _ in range(40):
        if state.ask is None:
            assert state.outcome is not None
            return
        step(state, rng)
        assert state.components() == components
        whole(state)
        assert game.from_json(state.to_json()) == state


def check_view(game: Game, seen: Data, seed: int, step: Step) -> None:
    """It is refused with a sentence, or guessed from, and the guess can be played on."""
    state, rng = made(lambda: game.guess(seen, Random(seed))), Random(seed)
    if isinstance(state, str):
        assert state.endswith(".")
        return
    for _ in range(20):
        if state.ask is None:
            return
        step(state, rng)


def made(make: Callable[[], State]) -> State | str:
    """The table, or the sentence that refuses it."""
    try:
        return make()
    except Invalid as refusal:
        return str(refusal)
