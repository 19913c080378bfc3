"""Tables as plain data: every ask reads back equal; broken and impossible tables are refused with a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game.restoring import put
from shamble.core.errors import Invalid
from shamble.games.zombiegeddon.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import GAME, new_table, permanents, zombiegeddon

Data = dict[str, Any]
D1, D2, D3, F5 = 3, 15, 27, 53


def table() -> Data:
    """A plain position of half 1 in the middle of A's turn."""
    position = zombiegeddon(
        3,
        discs=permanents({"d1": "food1", "e5": "food2", "f5": "food3", "g5": "weapon"}),
        pawns={"A": ["e5", "d2"], "B": ["f5", "k2"], "C": ["h3"]},
        weapons={"A": 1, "C": 2},
        taken={"A": {"enemy3": 1, "weapon": 2}},
        markers={"A": ["h3"]},
    )
    return position.state.to_json()


def passing() -> Data:
    """A's pawn on f5 must move on."""
    return played(table(), "e5-f5")


def played(data: Data, *texts: str) -> Data:
    """The table after these answers of the seat on turn."""
    state = GAME.from_json(data)
    for text in texts:
        assert state.ask is not None
        state.play(state.ask.seats[0], GAME.read(text))
    return state.to_json()


def dealing() -> Data:
    """Half 1 is being dealt."""
    return new_table(2).draws("food1").draws("manhole").state.to_json()


def drawing() -> Data:
    """The first seat is being drawn."""
    return new_table(3).deals().state.to_json()


def second_half() -> Data:
    """Half 2, B's turn."""
    position = zombiegeddon(
        half=2,
        turn="B",
        discs=permanents({"d1": "enemy8", "e5": "food1"}),
        pawns={"A": ["h3"], "B": ["e5", "d2"]},
        markers={"B": ["d2"]},
        taken={"A": {"food1": 9}},
    )
    return position.state.to_json()


def dealing_white() -> Data:
    """Half 2 is being dealt."""
    position = zombiegeddon(chance="ask", discs=permanents(), pawns={"A": ["d2"]}, markers={"A": ["h3", "k6"]})
    return position.plays("pass").draws("enemy7").state.to_json()


def over() -> Data:
    """The game is over."""
    return played(second_half() | {"idle": 1}, "pass")


POSITIONS = [table, passing, dealing, drawing, second_half, dealing_white, over]


# --- what reads back ---


@clause("ZG-2.3")
@pytest.mark.parametrize("position", POSITIONS)
def test_a_table_reads_back_equal(position: Callable[[], Data]) -> None:
    data = position()
    state = GAME.from_json(data)
    assert state.to_json() == data
    assert state == GAME.from_json(json.dumps(data))
    assert hash(state) == hash(GAME.from_json(data))
    twin = state.copy()
    assert twin == state
    assert cast(Table, twin).crowd == cast(Table, state).crowd
    assert repr(twin.ask) == repr(state.ask)
    assert [twin.options(seat) for seat in (0, 1, None)] == [state.options(seat) for seat in (0, 1, None)]


@clause("ZG-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_ask_of_a_game_it_reads_back_and_goes_on_the_same(seats: int) -> None:
    state, rng = GAME.new(seats=seats, seed=seats), Random(seats)
    answers = 0
    while state.ask is not None:
        seat = state.ask.seats[0]
        again = GAME.from_json(state.to_json())
        assert again == state
        assert cast(Table, again).crowd == cast(Table, state).crowd
        assert again.options(seat) == state.options(seat)
        options = state.options(seat)
        answer = options[rng.randrange(len(options))]
        assert again.play(seat, answer) == state.play(seat, answer)
        assert again == state
        answers += 1
        assert answers < GAME.bound(seats)
    assert GAME.from_json(state.to_json()).outcome == state.outcome


@clause("ZG-2.2")
def test_a_deal_by_hand_reads_back_at_every_disc() -> None:
    state, rng = GAME.new(seats=2, chance="ask"), Random(1)
    while state.ask is not None and state.ask.kind == "chance":
        again = GAME.from_json(state.to_json())
        assert again == state
        assert again.outcomes() == state.outcomes()
        state.play(None, rng.choice(state.outcomes())[0])
    assert GAME.from_json(state.to_json()) == state


def test_a_half_dealt_table_may_be_dealt_on_by_its_dice() -> None:
    state = GAME.from_json(dealing() | {"chance": "draw"})
    state.play(None, GAME.read("f1", chance=True))
    assert state.ask is not None
    assert state.ask.kind == "choose"
    assert cast(Table, state).board.count(0) == 0


def test_a_made_up_table_without_permanents_is_dealt_as_far_as_its_discs_go() -> None:
    made_up = zombiegeddon(chance="ask", pawns={"A": ["d2"]}, markers={"A": ["h3"]}).plays("pass")
    for _ in range(88):
        made_up.state.play(None, made_up.state.outcomes()[0][0])
    assert made_up.turn == "A"
    assert made_up.state.board.count(0) == 24


def test_there_is_nothing_to_pass_for_a_turn() -> None:
    with pytest.raises(Invalid, match="pass for a turn"):
        GAME.from_json(table() | {"hushed": 5})


# --- what does not ---

A_MANHOLE = table()["board"].index(4)


BROKEN: list[tuple[Callable[[], Data], dict[str, object], str]] = [
    # the part of every game
    (table, {"game": "chess"}, "table of 'chess'"),
    (table, {"rules": "0"}, "follows rules '0'"),
    (table, {"seats": 5}, "2 to 4 players"),
    (table, {"seats": 2}, "whole numbers"),
    (table, {"seats": "3"}, "2 to 4 players"),
    (table, {"chance": "always"}, "how chance"),
    (table, {"passes": None}, "how chance"),
    (table, {"number": -1}, "number must be"),
    (table, {"hushed": 8}, "hushed must be"),
    (table, {"dice": None}, "dice"),
    (table, {"dice.key": "00"}, "64 hexadecimal"),
    (table, {"dice.used": 65}, "place in the dice"),
    (table, {"frames": None}, "as a list"),
    (table, {"frames.2": 7}, "JSON object"),
    (table, {"frames.2.frame": "nap"}, "no frame 'nap'"),
    (table, {"frames.2.used": ...}, "whole numbers for"),
    (table, {"frames.2.more": 1}, "whole numbers for"),
    (table, {"frames.2.used": 1.0}, "whole numbers for"),
    # the stack
    (table, {"frames": []}, "has seen both halves"),
    (table, {"frames.2": ...}, "lie on each other"),
    (table, {"frames.0": ...}, "lie on each other"),
    (table, {"frames.0.stage": 2}, "stage of the game"),
    (table, {"frames.0.stage": 5}, "stage of the game"),
    (table, {"half": 2}, "stage of the game"),
    (table, {"frames.0.stage": [3]}, "whole numbers"),
    (table, {"frames.1.seat": [1]}, "whole numbers"),
    (table, {"frames.2.seat": [0]}, "whole numbers"),
    (table, {"frames.2.through": [0]}, "whole numbers"),
    (dealing, {"frames.1.cell": [2]}, "whole numbers"),
    (table, {"first": -1}, "first seat is drawn"),
    (drawing, {"first": 1}, "first seat is drawn"),
    (dealing, {"first": 0}, "first seat is drawn"),
    (dealing_white, {"first": -1}, "first seat is drawn"),
    (over, {"first": -1}, "has seen both halves"),
    (table, {"first": 3}, "first must be"),
    (table, {"frames.2.seat": 3}, "turn's seat, actions or gain"),
    (table, {"frames.2.seat": -1}, "turn's seat, actions or gain"),
    (table, {"frames.2.used": 2}, "turn's seat, actions or gain"),
    (table, {"frames.2.used": -1}, "turn's seat, actions or gain"),
    (table, {"frames.2.gained": 2, "frames.2.used": 1}, "turn's seat, actions or gain"),
    (table, {"frames.2.gained": 1}, "Nothing is gained"),
    (table, {"frames.1.seat": 2}, "next seat's"),
    (table, {"pawns.0": -1, "pawns.1": -1}, "no pawn on the board"),
    (table, {"frames.2.through": 0}, "Only a pawn"),
    (table, {"frames.2.through": -2}, "Only a pawn"),
    (table, {"frames.2.through": 4, "frames.2.used": 1}, "Only a pawn"),
    (table, {"frames.2.through": 2, "frames.2.used": 1}, "Only a pawn"),
    (table, {"frames.2.through": 0, "frames.2.used": 1}, "must stand with it"),
    (table, {"frames.2.through": 1, "frames.2.used": 1}, "must stand with it"),
    (passing, {"frames.2.used": 0, "frames.2.gained": 0}, "Only a pawn"),
    (passing, {"frames.2.through": -1}, "Two pawns cannot stay"),
    (passing, {"frames.2.through": 1}, "must stand with it"),
    (dealing, {"frames.1.cell": -1}, "outside the board"),
    (dealing, {"frames.1.cell": 120}, "outside the board"),
    (dealing, {"frames.1.cell": 5}, "left a cell out"),
    # the table
    (table, {"open_piles": 0}, "open_piles"),
    (table, {"open_piles": ...}, "open_piles"),
    (table, {"half": 3}, "half must be"),
    (table, {"turn": -1}, "turn must be"),
    (table, {"idle": 4}, "idle must be"),
    (table, {"dry": 10}, "dry must be"),
    (table, {"dry": True}, "dry must be"),
    (table, {"board": []}, "board must be"),
    (table, {"board.0": 19}, "board must hold"),
    (table, {f"board.{D2}": 0}, "d2 cannot hold hole"),
    (table, {f"board.{D2}": 2}, "d2 cannot hold white_shelter"),
    (table, {f"board.{F5}": 1}, "f5 cannot hold red_shelter"),
    (table, {f"board.{D1}": 0}, "discs of food1; the box holds"),
    (table, {f"board.{D1}": 6}, "discs of food1; the box holds"),
    (table, {"cleared.5": 12}, "discs of food1; the box holds"),
    (table, {"cleared.5": -1}, "cleared must hold"),
    (table, {"cleared.1": 1}, "Shelters are no discs"),
    (dealing, {"bag.2": 1, "bag.5": 10}, "discs of food1"),
    (table, {"bag.5": 1}, "as many discs to deal"),
    (dealing, {"bag.5": 10}, "as many discs to deal"),
    (table, {"taken.4": 1, "cleared.4": 0}, "discs of manhole"),
    (table, {"taken.4": 1, f"board.{A_MANHOLE}": 0}, "never taken"),
    (table, {"taken.0": 1}, "never taken"),
    (table, {"weapons.0": 3}, "more weapons than were taken"),
    (table, {"weapons.1": 1}, "more weapons than were taken"),
    (table, {"weapons.0": -1}, "weapons must hold"),
    (table, {"weapons": [0]}, "weapons must be a list of 3"),
    (table, {"pawns.0": 120}, "pawns must hold"),
    (table, {"pawns.0": D3}, "No pawn can stand"),
    (table, {"pawns.0": F5}, "Two pawns cannot stay"),
    (second_half, {"markers.1": 256}, "markers must hold"),
    (table, {"markers.0": 1}, "takes none in this half"),
    (second_half, {"markers.1": 16}, "takes none in this half"),
    (dealing_white, {"markers.0": 1}, "takes none in this half"),
    (over, {"markers.0": 32}, "takes none in this half"),
    (dealing, {"pawns.0": D2}, "no pawn is on the board"),
    (dealing_white, {"pawns.0": D2}, "no pawn is on the board"),
    (over, {"pawns.0": D2}, "no pawn is on the board"),
    (drawing, {"pawns.0": -1}, "one pawn of each player in every red shelter"),
    (drawing, {"pawns.0": 22}, "one pawn of each player in every red shelter"),
]


@pytest.mark.parametrize(("position", "changes", "sentence"), BROKEN)
def test_a_broken_or_impossible_table_is_refused(
    position: Callable[[], Data], changes: dict[str, object], sentence: str
) -> None:
    data = copy.deepcopy(position())
    for path, value in changes.items():
        put(data, path, value)
    with pytest.raises(Invalid, match=sentence):
        GAME.from_json(data)


@pytest.mark.parametrize("data", [None, 7, [], "", "{", "[]", "null", {}, '{"game": "zombiegeddon"}', "[" * 100_000])
def test_what_is_no_table_at_all(data: object) -> None:
    with pytest.raises(Invalid):
        GAME.from_json(data)


# --- whatever it is, it is a table or it is refused ---

BASES = [position() for position in POSITIONS]
NUMBERS = st.integers(-2, 130) | st.sampled_from([1 << 40, 1 << 63, 1 << 64, -(1 << 64)])
VALUES = (
    NUMBERS | st.none() | st.booleans() | st.floats() | st.text(max_size=3) | st.lists(st.integers(-1, 3), max_size=3)
)


def spots(data: object, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path in plain data."""
    found = [way] if way else []
    if isinstance(data, dict):
        return found + [spot for key in data for spot in spots(data[key], (*way, key))]
    if isinstance(data, list):
        return found + [spot for index, item in enumerate(data) for spot in spots(item, (*way, index))]
    return found


SPOTS = [spots(base) for base in BASES]


@st.composite
def mutated(draw: st.DrawFn) -> Data:
    """A table of a game in which up to three places say something else, or two places of a list are exchanged."""
    number = draw(st.integers(0, len(BASES) - 1))
    data = copy.deepcopy(BASES[number])
    for _ in range(draw(st.integers(1, 3))):
        if draw(st.booleans()):
            exchange(data, draw(st.sampled_from(["board", "pawns", "taken", "cleared"])), draw(st.integers(0, 1 << 20)))
        else:
            replace(data, draw(st.sampled_from(SPOTS[number])), draw(VALUES))
    return data


def exchange(data: Data, name: str, dice: int) -> None:
    """Two entries of a list change places."""
    values = data.get(name)
    if isinstance(values, list) and values:
        one, two = dice % len(values), dice // len(values) % len(values)
        values[one], values[two] = values[two], values[one]


def replace(data: Data, way: tuple[str | int, ...], value: object) -> None:
    """Something else stands at this place, if it is still there."""
    spot: Any = data
    for step in way[:-1]:
        try:
            spot = spot[step]
        except (KeyError, IndexError, TypeError):
            return
    last = way[-1]
    if isinstance(spot, dict) or (isinstance(spot, list) and cast(int, last) < len(spot)):
        cast(Any, spot)[last] = value


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(mutated(), st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no(data: Data, seed: int) -> None:
    state = read(data)
    if isinstance(state, str):
        assert state.endswith(".")
    else:
        assert GAME.from_json(state.to_json()) == state
        play_on(state, Random(seed))


def read(data: Data) -> Table | str:
    """The table, or the sentence that refuses it."""
    try:
        return cast(Table, GAME.from_json(data))
    except Invalid as refusal:
        return str(refusal)


def play_on(state: Table, rng: Random) -> None:
    """Thirty answers more: there is always an option, each one plays, and the table stays whole."""
    for _ in range(30):
        if state.ask is None:
            assert state.outcome is not None
            return
        seat = state.ask.seats[0] if state.ask.seats else None
        options = state.options(seat)
        state.play(seat, options[rng.randrange(len(options))])
        standing = [cell for cell in state.pawns if cell >= 0]
        assert [standing.count(cell) for cell in range(120)] == state.crowd
        assert min(state.weapons) >= 0
