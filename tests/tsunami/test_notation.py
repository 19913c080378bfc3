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
from shamble.core.answer import Answer
from shamble.core.errors import Ambiguous, Invalid
from shamble.games.tsunami import answers
from shamble.games.tsunami.answers import Act, Bead, Bomb, Buy, Drawn, Faces, Join, Name, Score, Split, Take, Use
from shamble.games.tsunami.box import CHANCES, END_OF_CODES, FACES, SAVE_SETS
from shamble.games.tsunami.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.tsunami import tsunami

ALL = answers_of(GAME, [*range(FACES + 60), END_OF_CODES - 1])


def test_every_code_reads_back_from_its_notation() -> None:
    check_codes_read_back(GAME, ALL, CHANCES)


def test_no_two_answers_are_written_the_same() -> None:
    check_told_apart(ALL, CHANCES)


def test_every_answer_can_be_pasted_back_from_its_repr() -> None:
    check_reprs(answers, ALL)


@clause("TS-6.1", "TS-7.4", "TS-8.6", "TS-5.2")
def test_how_many_answers_there_are() -> None:
    assert counted(ALL, KINDS) == KINDS
    assert len(SAVE_SETS) == 4 * 2 * 3 * 2


KINDS = {
    Act: 3 + 5 * 6,  # turn-up, banker and drop-coin name nobody
    Buy: 10 + 5 * 6,  # bombs, steals and Flip name a player
    Name: 6,
    Bead: 3,
    Take: 3,
    Bomb: 6,
    Join: 2,
    Use: len(SAVE_SETS) - 1 + 3,
    Score: 6,
    Split: 21,
    Drawn: 6 + 6 + 16 + 15 + 7 + 10 + 9,
    Faces: 61,
}


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Act("turn_up"), "turn-up"),
        (Act("dragon", 2), "dragon-C"),
        (Act("ptero", 0), "play-ptero-A"),
        (Act("banker"), "play-banker"),
        (Act("give", 1), "give-B"),
        (Act("drop_coin"), "drop-coin"),
        (Buy("steal1", 1), "buy-steal1-B"),
        (Buy("megabomb"), "buy-megabomb"),
        (Name(3), "name-D"),
        (Bead("yellow"), "yellow"),
        (Take("civilian"), "civilian"),
        (Bomb(5), "bomb-F"),
        (Join(True), "join"),
        (Join(False), "stay"),
        (Use("save1", "save1", "fairy"), "use-save1-save1-fairy"),
        (Use("robo"), "use-robo"),
        (Use("super_bird"), "use-super_bird"),
        (Score("dragon_head"), "score-dragon_head"),
        (Split(1, 2), "score-tsunami-B-C"),
        (Split(4, 4), "score-tsunami-E-E"),
        (Drawn("street", "gap"), "street-gap"),
        (Drawn("first", "B"), "first-B"),
        (Faces(3), "faces-3"),
    ],
)
def test_how_answers_are_written(answer: Answer, text: str) -> None:
    check_written(GAME, answer, text, CHANCES)


def test_team_mates_may_be_written_in_any_order() -> None:
    assert GAME.read("score-tsunami-c-b") == Split(1, 2)


@pytest.mark.parametrize(
    "text",
    [
        *("", "-", "a", "pass-pass", "redd", "buy", "buy-", "buy-soup", "buy-steal1", "buy-steal1-g", "buy-megabomb-b"),
        *("play-punk", "play-brain", "play-ptero", "play-banker-b", "dragon", "turn-up-b", "give", "drop-coin-a"),
        *("bomb", "bomb-g", "name", "name-aa", "use", "use-", "use-brain", "use-robo-robo", "use-fairy-save1"),
        *("use-save1-save1-save1-save1", "use-save2-save2", "use-punk-fairy", "score", "score-tsunami", "score-ufo-b"),
        *("score-tsunami-b", "score-tsunami-b-g", "score-tsunami-a-b-c", "take-coin", "faces-1", "bird-punk", "tie-a"),
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    check_unreadable(GAME, text)


@pytest.mark.parametrize(
    "text",
    ["", "red", "pass", "faces", "faces-", "faces--1", "faces-4001", "faces-²", "street", "first-g"],
)
def test_what_is_no_chance_result(text: str) -> None:
    check_unreadable(GAME, text, chance=True)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Act("nap"), "no action 'nap'"),
        (lambda: Act("ptero"), "names another player"),
        (lambda: Act("turn_up", 1), "names nobody"),
        (lambda: Act("ptero", 6), "names another player"),
        (lambda: Buy("steal1"), "names another player"),
        (lambda: Buy("zombie1", 2), "names nobody"),
        (lambda: Buy("soup"), "no shop card 'soup'"),
        (lambda: Name(-1), "names another player"),
        (lambda: Bead("green"), "no bead 'green'"),
        (lambda: Take("shop"), "no thing to take 'shop'"),
        (lambda: Use(), "no set of saves"),
        (lambda: Use("fairy", "save1"), "in the order"),
        (lambda: Use("save2", "save2"), "Nobody can have"),
        (lambda: Score("tsunami"), "naming team-mates"),
        (lambda: Score("moon"), "no secret bonus 'moon'"),
        (lambda: Split(2, 1), "in the order of their seats"),
        (lambda: Split(2, 6), "names another player"),
        (lambda: Faces(-1), "cannot show"),
        (lambda: Faces(4001), "cannot show"),
        (lambda: Drawn("bird", "eagle"), "no bird 'eagle'"),
    ],
)
def test_what_is_no_answer(make: Callable[[], Answer], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        make()


@pytest.mark.parametrize("code", [3, 127, END_OF_CODES, -1])
def test_what_is_no_code(code: int) -> None:
    with pytest.raises(Invalid, match="not the code of an answer"):
        GAME.answer(code)


def test_a_part_is_enough_where_only_one_option_fits() -> None:
    table = tsunami(at="opening", birds={"A": ["banker", "ptero"]})
    assert str(GAME.parse(table.state, 0, "Banker")) == "play-banker"
    assert str(GAME.parse(table.state, 0, " PLAY-PTERO-b ")) == "play-ptero-B"
    with pytest.raises(Ambiguous, match="play-ptero-B, play-ptero-C"):
        GAME.parse(table.state, 0, "ptero")
    with pytest.raises(Invalid, match="cannot be read"):
        GAME.parse(table.state, 0, "sleep")


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.text(alphabet="abcdef_-12 buysecoprtiv", max_size=24), st.booleans())
def test_any_text_reads_as_an_answer_that_writes_itself_or_is_refused(text: str, chance: bool) -> None:
    check_text(GAME, text, chance)
