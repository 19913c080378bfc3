"""The public names, and what they say to bad input."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shamble
from shamble.core.fact import EVERYONE, Fact
from shamble.core.game import Game
from shamble.games.zombiegeddon.answers import Drawn, First, Move, Remove
from shamble.games.zombiegeddon.game import GAME
from shamble.testing.leaks import compare
from shamble.testing.walk import answer_at_random
from toy_game import TOY


def test_the_games_are_listed() -> None:
    assert shamble.games() == ("zombiegeddon", "tsunami", "zombiaki", "zombies")
    assert shamble.game("zombiegeddon") is GAME


def test_the_folder_of_the_games_keeps_its_name_too() -> None:
    import shamble.games.zombiegeddon.box as box

    assert box.CELLS == 120
    assert callable(shamble.games)


@pytest.mark.parametrize("name", ["chess", "", None, 7, ["zombiegeddon"]])
def test_an_unknown_game_is_refused(name: object) -> None:
    with pytest.raises(shamble.Invalid, match="no game"):
        shamble.game(name)


@pytest.mark.parametrize("seats", [1, 5, 0, -2, "3", 2.0, True])
def test_seats_out_of_range_are_refused(seats: object) -> None:
    with pytest.raises(shamble.Invalid, match="2 to 4 players"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": 1}, "no option 'colour'"),
        ({"open_piles": "perhaps"}, "ZG-3.9"),
        ({"open_piles": "9" * 5000}, "ZG-3.9"),
        ({"open_piles": 1}, "on"),
        ([("open_piles", True)], "by name"),
    ],
)
def test_bad_options_are_refused(options: object, sentence: str) -> None:
    with pytest.raises(shamble.Invalid, match=sentence):
        GAME.new(2, 1, options)  # type: ignore[arg-type]


@pytest.mark.parametrize(("word", "value"), [("on", True), ("OFF", False), (True, True), ("yes", True)])
def test_options_are_read_as_people_write_them(word: object, value: bool) -> None:
    assert GAME.new(2, 1, {"open_piles": word}).view(None)["settings"] == {"open_piles": value}


@pytest.mark.parametrize("keyword", [{"chance": "never"}, {"passes": "never"}, {"chance": 5}, {"passes": None}])
def test_bad_modes_are_refused(keyword: dict[str, object]) -> None:
    with pytest.raises(shamble.Invalid):
        GAME.new(2, 1, **keyword)  # type: ignore[arg-type]


def test_the_ask_and_the_options() -> None:
    state = GAME.new(2, 7)
    ask = state.ask
    assert ask is not None
    assert (ask.kind, ask.name, ask.number) == ("choose", "action", 1)
    assert "choose 'action' of" in repr(ask)
    seat = ask.seats[0]
    options = state.options(seat)
    assert len(options) == len(list(options)) > 5
    assert options[0] in options
    assert options[-1] == list(options)[-1]
    assert Move("a1", "l10") not in options
    assert "d2-off" in options
    assert "a1-l10" not in options
    assert "d2-off" in repr(options)
    assert len(state.options(1 - seat)) == 0
    with pytest.raises(IndexError):
        options[len(options)]


def test_answers_are_content() -> None:
    assert Move("d2", "e3") == Move("d2", "e3") != Move("e3", "d2")
    assert (str(Move("d2", "e3")), repr(Remove("d2"))) == ("d2-e3", "Remove('d2')")
    assert hash(Move("d2", "e3")) == hash(Move("d2", "e3"))
    with pytest.raises(shamble.Invalid, match="no cell"):
        Move("d2", "z9")


def test_options_behave_like_any_sequence() -> None:
    state = GAME.new(2, 7)
    assert state.ask is not None
    options = state.options(state.ask.seats[0])
    assert isinstance(options, Sequence)
    assert options[1:3] == list(options)[1:3]
    assert options[options.index(options[4])] == options[4]
    assert (options.count(options[4]), options.count(Move("a1", "l10"))) == (1, 0)
    assert list(reversed(options)) == list(options)[::-1]
    assert Random(1).sample(options, 2)


def test_tables_and_answers_say_how_they_travel() -> None:
    state = GAME.new(2, 7)
    with pytest.raises(TypeError, match="to_json"):
        pickle.dumps(state)
    with pytest.raises(TypeError, match="parse"):
        pickle.dumps(Remove("d2"))


def test_a_guess_needs_dice_of_its_own() -> None:
    with pytest.raises(shamble.Invalid, match=r"random\.Random"):
        GAME.guess(GAME.new(2, 7).view(0), 1)  # type: ignore[arg-type]


def test_the_copies_of_the_standard_library_are_copies() -> None:
    state = GAME.new(2, 7)
    assert state.ask is not None
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        twin.play(state.ask.seats[0], state.options(state.ask.seats[0])[0])
        assert twin != state


@pytest.mark.parametrize("change", ["seats", "stack", "board", "pawns", "settings", "markers", "taken", "half", "bag"])
@pytest.mark.parametrize("value", [None, 9, [], {}, "x", [None], {"x": 1}])
def test_a_view_that_is_none_is_refused(change: str, value: object) -> None:
    view = GAME.new(2, 7).view(0)
    view[change] = value
    if change == "bag" and value == {}:
        return
    with pytest.raises(shamble.Invalid):
        GAME.guess(view, Random(1))


@pytest.mark.parametrize("view", [None, 7, "view", {}, {"game": "zombiegeddon"}, {"game": "chess"}])
def test_what_is_no_view_is_refused(view: object) -> None:
    with pytest.raises(shamble.Invalid):
        GAME.guess(view, Random(1))  # type: ignore[arg-type]


def test_bad_answers_to_a_match_are_refused() -> None:
    match = shamble.Match(GAME, 2, 7)
    for answer in (None, 5, [], [None], object()):
        with pytest.raises(shamble.Invalid):
            match.play(0, answer)  # type: ignore[arg-type]
    for point in ("x", None, -1, True, 1.0):
        with pytest.raises(shamble.Invalid):
            match.at(point)  # type: ignore[arg-type]
    for names in (5, "AB", ["A"]):
        with pytest.raises(shamble.Invalid):
            shamble.Match(GAME, 2, 7, names=names)  # type: ignore[arg-type]


def test_a_cell_is_not_taken_for_a_chance_result() -> None:
    state = GAME.new(2, 7)
    with pytest.raises(shamble.Invalid):
        GAME.parse(state, 0, "f3-")
    assert not isinstance(GAME.read("f1-f2", chance=False), Drawn)
    with pytest.raises(shamble.Invalid):
        GAME.read("f1", chance=False)
    for shelter in ("r", "w", "."):
        with pytest.raises(shamble.Invalid):
            GAME.read(shelter, chance=True)


@pytest.mark.parametrize("seat", [2, -1, "A", 0.0, True])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    state = GAME.new(2, 7)
    with pytest.raises(shamble.Invalid, match="no seat"):
        state.options(seat)
    with pytest.raises(shamble.Invalid, match="no seat"):
        state.play(seat, Remove("d2"))
    with pytest.raises(shamble.Invalid, match="no seat"):
        state.view(seat)


@pytest.mark.parametrize("answer", ["d2-off", 0, None, TOY.answer(130)])
def test_what_is_no_answer_is_refused(answer: object) -> None:
    state = GAME.new(2, 7)
    before = state.digest()
    with pytest.raises(shamble.Invalid):
        state.play(0, answer)
    assert state.digest() == before


@pytest.mark.parametrize("text", ["", "  ", "hello", "d2-", "d2-z3", "m1-a1", "d2-e3-f4", "d2 e3", 5, None, "a11-a1"])
def test_what_cannot_be_read_is_refused(text: object) -> None:
    state = GAME.new(2, 7)
    with pytest.raises(shamble.Invalid):
        GAME.parse(state, 0, text)


def test_a_part_is_enough_where_only_one_option_fits() -> None:
    state = GAME.new(2, 7)
    assert state.ask is not None
    seat = state.ask.seats[0]
    goal = str(state.options(seat)[1]).split("-")[1]
    assert GAME.parse(state, seat, f" {goal.upper()} ") == state.options(seat)[1]
    with pytest.raises(shamble.Ambiguous, match="could be"):
        GAME.parse(state, seat, "off")


@given(st.text(alphabet="abcdefghijklmz0123456789-ofps ", max_size=9), st.booleans())
def test_notation_reads_back_or_is_refused(text: str, chance: bool) -> None:
    try:
        answer = GAME.read(text.strip(), chance)
    except shamble.Invalid:
        return
    assert GAME.read(str(answer).lower(), chance) == answer
    assert GAME.answer(GAME.code_of(answer)) == answer


def test_every_code_reads_back() -> None:
    for code in range(GAME.code_space()):
        try:
            answer = GAME.answer(code)
        except shamble.Invalid:
            continue
        assert answer.code == code
        hidden = isinstance(answer, Drawn) and answer.disc in ("hole", "red_shelter", "white_shelter")
        if (code == 0 or code >= 128) and not hidden:
            assert GAME.read(str(answer).lower(), isinstance(answer, Drawn | First)) == answer


def test_chance_put_to_the_caller() -> None:
    state = GAME.new(2, 7, chance="ask")
    assert state.ask is not None
    assert (state.ask.kind, state.ask.name, state.ask.seats) == ("chance", "disc", ())
    outcomes = state.outcomes()
    assert sum(weight for _, weight in outcomes) == 112
    state.play(None, outcomes[0][0])
    assert sum(weight for _, weight in state.outcomes()) == 111
    with pytest.raises(shamble.Illegal, match="dice"):
        state.play(0, Remove("d2"))
    assert GAME.new(2, 7).outcomes() == []
    with pytest.raises(shamble.Illegal, match="no dice"):
        GAME.new(2, 7).play(None, outcomes[0][0])


def test_a_picture_for_notebooks() -> None:
    assert str(shamble.game("zombiegeddon").new(2, 7)._repr_svg_()).startswith("<svg")
    assert str(shamble.Match(shamble.game("zombiegeddon"), 2, 7)._repr_svg_()).startswith("<svg")
    assert TOY.new(3, 7)._repr_svg_() is None


@pytest.mark.parametrize("game", [GAME, TOY], ids=["zombiegeddon", "toy"])
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 500), st.integers(0, 60), st.integers(0, 3))
def test_hypothesis_finds_no_leak(game: Game, seed: int, answers: int, watcher: int) -> None:
    match = shamble.Match(game, 3, seed, chance="ask")
    rng = Random(seed)
    opening = 130 if game is GAME else 6
    for _ in range(opening + answers):
        if match.state.ask is not None:
            answer_at_random(match, rng)
    compare(match, None if watcher == 3 else watcher, rng)


@pytest.mark.parametrize("game", [GAME, TOY], ids=["zombiegeddon", "toy"])
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 500), st.integers(0, 80))
def test_hypothesis_finds_no_table_that_json_changes(game: Game, seed: int, answers: int) -> None:
    match = shamble.Match(game, 3, seed)
    rng = Random(seed)
    for _ in range(answers):
        if match.state.ask is not None:
            answer_at_random(match, rng)
    assert game.from_json(json.dumps(match.state.to_json())) == match.state


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"game": "chess"}', "[" * 100000, "null", "7"])
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(shamble.Invalid):
        GAME.from_json(text)


# --- who may know a fact ---


@pytest.mark.parametrize(
    ("sees", "seats", "spectators", "only"),
    [
        (EVERYONE, [True, True, True], True, None),
        (0b010, [False, True, False], False, 1),
        (0b110, [False, True, True], False, None),
        (~0b010, [True, False, True], True, None),  # all but one seat: spectators, too
    ],
)
def test_a_fact_is_for_the_seats_of_its_mask(sees: int, seats: list[bool], spectators: bool, only: int | None) -> None:
    fact = Fact()
    fact.sees = sees
    assert [fact.seen_by(seat) for seat in range(3)] == seats
    assert (fact.seen_by(None), fact.only()) == (spectators, only)
