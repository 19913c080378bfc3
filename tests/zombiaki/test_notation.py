"""The notation of answers: every code has one, and reads back; anything else is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game.notation import (
    answers_of,
    check_codes_read_back,
    check_reprs,
    check_text,
    check_told_apart,
    check_unreadable,
    check_written,
    counted,
)
from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.errors import Ambiguous, Illegal, Invalid, ShambleError
from shamble.games.zombiaki import answers
from shamble.games.zombiaki.answers import (
    Bullet,
    Burn,
    Catch,
    Click,
    Discard,
    Drawn,
    Hold,
    Order,
    Play,
    Shrapnel,
    Take,
    Walk,
)
from shamble.games.zombiaki.box import CARD_NAMES, CELL_NAMES, DRAWN, END_OF_CODES
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki

ALL = answers_of(GAME, range(END_OF_CODES))


def test_every_code_reads_back_from_its_notation() -> None:
    check_codes_read_back(GAME, ALL, DRAWN)


def test_no_two_answers_are_written_the_same() -> None:
    check_told_apart(ALL, DRAWN)


def test_every_answer_can_be_pasted_back_from_its_repr() -> None:
    check_reprs(answers, ALL)


STEPS = 15 + 12 + 2 * 10  # forward, also over the barricade, back, and to either side
PAIRS = 15 + 10  # forward and to the right: the same two are named once
KINDS = {
    # cells, sniper, shots, lanes, steps, pairs to swap, nothing
    Play: (10 + 12) * 15 + 15 * 2 + 2 * 3 * 2 + 5 * 3 + 3 * STEPS + PAIRS + 4,
    Walk: STEPS,
    Order: STEPS,
    Hold: 1,
    Click: 1,
    Take: 43,
    Discard: 43,
    Bullet: 15 * 2,
    Burn: 15 * 6,
    Catch: 15,
    Shrapnel: 15,
    Drawn: 43,
    Pass: 1,
    PassTurn: 1,
    Stop: 1,
}


@clause("ZK-2.8")
def test_how_many_answers_there_are() -> None:
    assert counted(ALL, KINDS) == KINDS
    assert sum(KINDS.values()) == len(ALL)


WRITTEN: list[tuple[Answer, str]] = [
    (Play("zombie3", "B1"), "zombie3-B1"),
    (Play("terror"), "terror"),
    (Play("mass", "A1", "A2"), "mass-A1-A2"),
    (Play("bite", "A3", "B3"), "bite-A3-B3"),
    (Play("blood", "B3", "A3"), "blood-B3-A3"),
    (Play("shot1", "B"), "shot1-B"),
    (Play("shot1", "B", car=True), "shot1-B-car"),
    (Play("sniper", "C3", car=True), "sniper-C3-car"),
    (Play("burst2", "A"), "burst2-A"),
    (Play("car", "C4"), "car-C4"),
    (Play("flamethrower"), "flamethrower"),
    (Walk("A1", "B1"), "A1-B1"),
    (Walk("A5", "out"), "A5-out"),
    (Order("A2", "A3"), "order-A2-A3"),
    (Order("C5", "out"), "order-C5-out"),
    (Hold(), "notsofast"),
    (Click(), "click"),
    (Take("shot1"), "meat-shot1"),
    (Take("zombie3"), "getout-zombie3"),
    (Discard("shot1"), "discard-shot1"),
    (Bullet("B4"), "bullet-B4"),
    (Bullet("B3", car=True), "bullet-B3-car"),
    (Burn("B3", 2), "burn-B3-2"),
    (Burn("B3", 0), "burn-B3-0"),
    (Catch("A3"), "catch-A3"),
    (Shrapnel("B3"), "shrapnel-B3"),
    (Drawn("dawn"), "dawn"),
    (Pass(), "pass"),
    (PassTurn(), "pass-turn"),
    (Stop(), "stop"),
]


@pytest.mark.parametrize(("answer", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_how_answers_are_written(answer: Answer, text: str) -> None:
    check_written(GAME, answer, text, DRAWN)


UNREADABLE = [
    *("", "-", "a", "a1", "a1-", "a1-a1", "a1-b2", "a1-c1", "a1-out", "a6-a5", "pass-pass", "pass-a1", "stop-"),
    *(
        "shot1",
        "shot1-",
        "shot1-d",
        "shot1-b1",
        "shot1-ab",
        "shot1-b-b",
        "shot1-car",
        "shot1-b-car-car",
        "burst2-b-car",
    ),
    *("sniper", "sniper-b", "sniper-d1-car", "zombie3", "zombie3-b", "zombie3-b6", "zombie6-b1", "zombie3-b1-car"),
    *("zombie3-b1-b2", "mass", "mass-a1", "mass-a1-b2", "mass-a1-a2-a3", "mass-a1-a2-car", "swap-a1-car", "bite-a1-a"),
    *("terror-a1", "flamethrower-b", "freeze-car", "click-a1", "notsofast-a1", "dawn", "meat", "meat-", "meat-zombie3"),
    *("getout", "getout-shot1", "meat-shot1-shot1", "discard", "discard-", "discard-soup", "discard-shot1-a1"),
    *("order", "order-a1", "order-a1-b2", "order-a1-out", "bullet", "bullet-b", "bullet-b4-cart", "bullet-b4-car-car"),
    *("burn", "burn-b3", "burn-b3-6", "burn-b3-12", "burn-b3-x", "burn-b3-²", "burn-b3--1", "burn-3-b3"),
    *("catch", "catch-b", "catch-a1-a2", "shrapnel", "shrapnel-d1", "play-shot1-b", "soup", "hold", "car", "car-car"),
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read(text: str) -> None:
    check_unreadable(GAME, text)


@pytest.mark.parametrize("text", ["", "pass", "shot1-b", "shot", "dawn-", "draw-dawn", "zombie6"])
def test_what_is_no_chance_result(text: str) -> None:
    with pytest.raises(Invalid, match=r"There is no card .* in Zombiaki\."):
        GAME.read(text, chance=True)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Play("soup", "A1"), "no card 'soup'"),
        (lambda: Play("boss"), "boss names a cell, as in wall5-B3"),
        (lambda: Play("boss", "A7"), "no cell 'A7'; cells are A1 to C5"),
        (lambda: Play("shot1"), "shot1 names a lane, as in shot1-B"),
        (lambda: Play("shot1", "D"), "no lane 'D'; lanes are A, B and C"),
        (lambda: Play("terror", "A1"), "terror names nothing"),
        (lambda: Play("mass", "A1"), "mass names two cells, as in mass-A1-A2"),
        (lambda: Play("mass", "A1", "B2"), "A1 and B2 do not lie side by side"),
        (lambda: Play("click"), "click is not played like this"),
        (lambda: Play("meat", "shot1"), "meat is not played like this"),
        (lambda: Play("burst2", "B", car=True), "burst2 is not aimed at a car"),
        (lambda: Walk("A1", "out"), "do not lie side by side"),
        (lambda: Order("A1", "C1"), "do not lie side by side"),
        (lambda: Take("soup"), "no card 'soup'"),
        (lambda: Discard("soup"), "no card 'soup'"),
        (lambda: Bullet("B"), "no cell 'B'"),
        (lambda: Burn("B3", 6), "Nothing burns with a power of 6"),
        (lambda: Burn("B3", -1), "Nothing burns with a power of -1"),
        (lambda: Catch("Z1"), "no cell 'Z1'"),
        (lambda: Shrapnel("out"), "no cell 'out'"),
        (lambda: Drawn("sun"), "no card 'sun'"),
        (lambda: GAME.read("meat-zombie3"), "meat names a card of the other side"),
        (lambda: GAME.read("soup"), "cannot be read; write a card and what it names"),
    ],
)
def test_what_is_no_answer(make: Callable[[], Answer], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        make()


@pytest.mark.parametrize("code", [3, 127, END_OF_CODES, END_OF_CODES + 1000, -1])
def test_what_is_no_code(code: int) -> None:
    with pytest.raises(Invalid, match="not the code of an answer"):
        GAME.answer(code)


def test_a_part_is_enough_where_only_one_option_fits() -> None:
    table = zombiaki({"B3": 4, "A2": 2}, {"A4": "car"}, hand="shot1 voltage mine", turn="humans")
    assert str(GAME.parse(table.state, 1, " SHOT1-a-CAR ")) == "shot1-A-car"
    assert str(GAME.parse(table.state, 1, "Shot1-B")) == "shot1-B"
    assert str(GAME.parse(table.state, 1, "car")) == "shot1-A-car"
    with pytest.raises(Ambiguous, match="voltage-A, voltage-B, voltage-C, discard-voltage"):
        GAME.parse(table.state, 1, "voltage")
    with pytest.raises(Invalid, match="cannot be read"):
        GAME.parse(table.state, 1, "sleep")
    with pytest.raises(Invalid, match="missing"):
        GAME.parse(table.state, 1, " ")


# --- whatever is written, it is an answer or it is refused ---

WORDS = [*CARD_NAMES, *(name.lower() for name in CELL_NAMES), *"abc", *"0256"]
WORDS += ["order", "discard", "bullet", "burn", "catch", "shrapnel", "car", "out", "pass", "turn", "stop", "", "²", "ß"]
TEXTS = st.lists(st.sampled_from(WORDS), min_size=1, max_size=5).map("-".join) | st.text(max_size=12)


@settings(max_examples=1000, deadline=None, derandomize=True, database=None)
@given(TEXTS, st.booleans())
def test_any_text_reads_as_an_answer_or_is_refused(text: str, chance: bool) -> None:
    check_text(GAME, text, chance)


@pytest.mark.long
@settings(max_examples=50_000, deadline=None, derandomize=True, database=None)
@given(TEXTS, st.booleans())
def test_any_text_reads_as_an_answer_or_is_refused_for_long(text: str, chance: bool) -> None:
    check_text(GAME, text, chance)


@settings(max_examples=600, deadline=None, derandomize=True, database=None)
@given(TEXTS, st.sampled_from(["zombies", "humans"]))
def test_at_a_table_it_is_played_or_refused_by_its_clause_and_nothing_changes(text: str, turn: str) -> None:
    hand = "zombie2 boss mass hunger shot1 burst2 mine petrol"
    table = zombiaki({"A2": 3, "A1": 2, "C4": "4 shield"}, {"B3": "wall5", "C5": "car"}, hand=hand, turn=turn)
    state = table.state
    assert state.ask is not None
    seat, before = state.ask.seats[0], state.to_json()
    refusal = played(state, seat, text)
    if refusal is None:
        assert state.number == 1
        return
    assert str(refusal).endswith((".", ")"))
    assert not isinstance(refusal, Illegal) or refusal.clause.startswith("ZK-")
    assert state.to_json() == before


def played(state: Table, seat: int, text: str) -> ShambleError | None:
    """Play what is written; why it could not be."""
    try:
        state.play(seat, GAME.parse(state, seat, text))
    except ShambleError as refusal:
        return refusal
    return None
