"""What is refused, by which clause, in which words, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.errors import Ambiguous, Illegal, Invalid
from shamble.games.zombiegeddon import refusals
from shamble.games.zombiegeddon.answers import Drawn, First, Move, Remove, decode
from shamble.games.zombiegeddon.box import ACTION, END_OF_CODES, TO_BITS
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import GAME, Scenario, new_table, permanents, zombiegeddon

LINE = {"e5": "food1", "f5": "food2", "g5": "food3", "e4": "barricade", "d5": "enemy3"}


def line() -> Scenario:
    """A may move from e5; B stands on f5."""
    return zombiegeddon(discs=LINE, pawns={"A": ["e5"], "B": ["f5"]})


def far() -> Scenario:
    """A stands two cells from the barricade and from a hole."""
    return zombiegeddon(discs=LINE, pawns={"A": ["g5"], "B": ["f5"]})


def second() -> Scenario:
    """The same, at A's second action."""
    return zombiegeddon(used=1, discs=LINE, pawns={"A": ["e5"], "B": ["f5"]})


def stuck() -> Scenario:
    """The same without a way on behind B's pawn."""
    return zombiegeddon(discs=LINE | {"g5": "hole"}, pawns={"A": ["e5"], "B": ["f5"]})


def passing() -> Scenario:
    """A is passing over B on f5; around it lie a way on, a hole, a barricade, an enemy, and a pawn of each."""
    around = {"f4": "enemy4", "e6": "fuel", "f6": "tools", "c5": "weapon"}
    pawns = {"A": ["e5", "b5", "e6"], "B": ["f5", "f6"]}
    return zombiegeddon(discs=LINE | around, pawns=pawns).plays("e5-f5")


def guarded() -> Scenario:
    """The second action of A, who has no weapon, beside an enemy with B's pawn on it."""
    return zombiegeddon(used=1, discs={"e5": "food1", "f5": "enemy4"}, pawns={"A": ["e5"], "B": ["f5"]})


def over() -> Scenario:
    """The game is over."""
    return zombiegeddon(half=2, pawns={"A": ["h3"]}).plays("pass")


def dealing() -> Scenario:
    """The second disc is about to be dealt."""
    return new_table().draws("enemy5").draws("enemy5")


def drawing() -> Scenario:
    """The first seat is about to be drawn."""
    return new_table().deals()


NO_ACTION = "An action is a move, a jump between manholes or a removal."
MOVE_ON = "The pawn on f5 is passing through and must move on now."
ROWS: list[tuple[Callable[[], Scenario], str | None, str, str, str, str]] = [
    (line, "B", "f5-g5", "ZG-3.1", "out-of-turn", "It is A's turn."),
    (line, "B", "pass", "ZG-3.1", "out-of-turn", "It is A's turn."),
    (over, "A", "pass", "ZG-5.5", "over", "The game is over."),
    (over, "B", "h3-off", "ZG-5.5", "over", "The game is over."),
    (line, "A", "f5-g5", "ZG-3.2", "not-your-pawn", "You have no pawn on f5."),
    (line, "A", "a1-off", "ZG-3.2", "not-your-pawn", "You have no pawn on a1."),
    (
        line,
        "A",
        "e5-g5",
        "ZG-3.3",
        "too-far",
        "e5 and g5 are not neighbours, and a jump needs a manhole at both ends.",
    ),
    (line, "A", "e5-d4", "ZG-3.3", "no-disc", "There is no disc on d4, so no pawn can go there."),
    (line, "A", "e5-e4", "ZG-3.3", "barricade", "A barricade blocks e4."),
    (far, "A", "g5-e4", "ZG-3.3", "barricade", "A barricade blocks e4."),
    (far, "A", "g5-e6", "ZG-3.3", "no-disc", "There is no disc on e6, so no pawn can go there."),
    (second, "A", "e5-f5", "ZG-3.3", "occupied", "Another pawn stands on f5."),
    (
        line,
        "A",
        "e5-e5",
        "ZG-3.3",
        "stays",
        "The pawn on e5 is there already; a move leads to another cell.",
    ),
    (
        stuck,
        "A",
        "e5-f5",
        "ZG-3.5",
        "no-way-on",
        "Another pawn stands on f5, and your pawn could not move on from there, so it may not pass through.",
    ),
    (line, "A", "e5-d5", "ZG-3.6", "no-weapon", "There is an enemy on d5, and you have no weapon to spend."),
    (line, "A", "f1", "ZG-3.2", "not-an-action", NO_ACTION),
    (line, "A", "we", "ZG-3.2", "not-an-action", NO_ACTION),
    (line, "A", "first-a", "ZG-3.2", "not-an-action", NO_ACTION),
    (dealing, None, "pass", "ZG-2.2", "dealing", "A disc is drawn now, and nothing else."),
    (dealing, None, "first-a", "ZG-2.2", "dealing", "A disc is drawn now, and nothing else."),
    (dealing, None, "z5", "ZG-2.1", "not-in-the-bag", "No disc of this kind is left to deal: enemy5."),
    (drawing, None, "pass", "ZG-3.1", "drawing-first", "It is drawn now who begins, and nothing else."),
    (drawing, None, "f1", "ZG-3.1", "drawing-first", "It is drawn now who begins, and nothing else."),
    (drawing, None, "first-d", "ZG-3.1", "no-such-seat", "Only a player at this table can begin."),
    # In the middle of a pass-through: what is not the passing pawn's move, then why it cannot go there.
    (passing, "A", "pass", "ZG-3.5", "must-move-on", MOVE_ON),
    (passing, "A", "f5-off", "ZG-3.5", "must-move-on", MOVE_ON),
    (passing, "A", "b5-c5", "ZG-3.5", "must-move-on", MOVE_ON),
    (passing, "A", "b5-off", "ZG-3.5", "must-move-on", MOVE_ON),
    (passing, "A", "e6-f5", "ZG-3.5", "must-move-on", MOVE_ON),
    (passing, "A", "f6-off", "ZG-3.2", "not-your-pawn", "You have no pawn on f6."),
    (passing, "A", "e5-off", "ZG-3.2", "not-your-pawn", "You have no pawn on e5."),
    (passing, "A", "f1", "ZG-3.2", "not-an-action", NO_ACTION),
    (passing, "A", "f5-f5", "ZG-3.3", "stays", "The pawn on f5 is there already; a move leads to another cell."),
    (passing, "A", "f5-e5", "ZG-3.3", "no-disc", "There is no disc on e5, so no pawn can go there."),
    (passing, "A", "f5-e4", "ZG-3.3", "barricade", "A barricade blocks e4."),
    (passing, "A", "f5-e6", "ZG-3.3", "occupied", "Another pawn stands on e6."),
    (passing, "A", "f5-f6", "ZG-3.3", "occupied", "Another pawn stands on f6."),
    (passing, "A", "f5-f4", "ZG-3.6", "no-weapon", "There is an enemy on f4, and you have no weapon to spend."),
    (
        passing,
        "A",
        "f5-c5",
        "ZG-3.3",
        "too-far",
        "f5 and c5 are not neighbours, and a jump needs a manhole at both ends.",
    ),
    # A weapon would not help where a second action meets a pawn.
    (guarded, "A", "e5-f5", "ZG-3.3", "occupied", "Another pawn stands on f5."),
]


@clause("ZG-3.1", "ZG-5.5", "ZG-3.2", "ZG-3.3", "ZG-3.5", "ZG-3.6", "ZG-2.1", "ZG-2.2")
@pytest.mark.parametrize(("position", "seat", "text", "names", "key", "sentence"), ROWS)
def test_a_refusal_names_its_clause_and_says_why(
    position: Callable[[], Scenario], seat: str | None, text: str, names: str, key: str, sentence: str
) -> None:
    refusal = position().refuses(text, names, seat)
    assert (refusal.key, refusal.sentence) == (key, sentence)
    assert str(refusal) == f"{names}: {sentence}"


def test_every_row_of_refusals_is_reached() -> None:
    assert {row[4] for row in ROWS} == {refusal.key for refusal in refusals.ALL}
    assert all(refusal.clause for refusal in refusals.ALL)


@pytest.mark.parametrize("answer", [PassTurn(), Stop()])
def test_answers_of_other_games_are_no_actions(answer: Answer) -> None:
    table = line()
    with pytest.raises(Illegal) as refused:
        table.state.play(0, answer)
    assert refused.value.clause == "ZG-3.2"


def test_nobody_answers_for_chance_and_chance_for_nobody() -> None:
    with pytest.raises(Illegal, match="dice must be rolled"):
        dealing().play("A", "pass")
    with pytest.raises(Illegal, match="no dice"):
        line().state.play(None, Pass())


ANSWERS = [Pass(), *(decode(code) for code in range(ACTION, END_OF_CODES, 7) if (code - ACTION) & 127 <= 120)]


def test_every_answer_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    for table in (line(), second(), stuck(), passing(), guarded()):
        before, options = table.state.to_json(), table.state.options(0)
        for answer in ANSWERS:
            if answer not in options:
                with pytest.raises(Illegal) as refused:
                    table.state.play(0, answer)
                assert refused.value.clause.startswith("ZG-")
        assert table.state.to_json() == before


# --- what cannot be read ---


@pytest.mark.parametrize("answer", ["d2-d1", "pass", 0, 17, None, ["pass"], object()])
def test_an_answer_is_an_answer_and_not_a_text_or_a_number(answer: object) -> None:
    with pytest.raises(Invalid, match="is not an answer"):
        line().state.play(0, answer)


def test_an_answer_that_no_game_made_is_invalid() -> None:
    table = line()
    for stranger in (Answer(ACTION, "strange"), Answer(END_OF_CODES, "beyond"), Answer(77, "reserved")):
        before = table.state.to_json()
        with pytest.raises(Invalid):
            table.state.play(0, stranger)
        assert table.state.to_json() == before


@pytest.mark.parametrize("seat", [-1, 2, 7, "A", 0.0, True, [0]])
def test_a_seat_that_is_not_at_the_table(seat: object) -> None:
    state = line().state
    with pytest.raises(Invalid, match="no seat"):
        state.play(seat, Pass())
    with pytest.raises(Invalid, match="no seat"):
        state.options(seat)


@pytest.mark.parametrize(
    "text", ["", "  ", "d2", "d2-", "-d2", "m1-a1", "a11-a1", "a1-a0", "d2-e3-f4", "first-", "zombie"]
)
def test_a_text_that_means_nothing(text: str) -> None:
    with pytest.raises(Invalid):
        GAME.parse(line().state, 0, text)


@pytest.mark.parametrize("text", ["first-z", "first-e", "first-é", "first-`"])
def test_a_first_seat_that_no_table_has(text: str) -> None:
    with pytest.raises(Invalid, match="no seat"):
        GAME.parse(new_table().state, None, text)


@pytest.mark.parametrize("text", [None, 5, b"pass", ["pass"]])
def test_an_answer_is_written_as_text(text: object) -> None:
    with pytest.raises(Invalid, match="written as text"):
        GAME.parse(line().state, 0, text)


def test_a_part_of_an_answer_is_enough_if_only_one_option_fits() -> None:
    table = line()
    assert table.options() == ["pass", "e5-f5", "e5-off"]
    assert GAME.parse(table.state, 0, " F5 ") == Move("e5", "f5")
    assert GAME.parse(table.state, 0, "off") == Remove("e5")
    with pytest.raises(Ambiguous, match="e5-f5, e5-off"):
        GAME.parse(table.state, 0, "e5")


@pytest.mark.parametrize(
    "make", [lambda: Move("a1", "m1"), lambda: Remove("a0"), lambda: Drawn("gold"), lambda: First(4)]
)
def test_answers_about_things_that_are_not_in_the_box(make: Callable[[], Answer]) -> None:
    with pytest.raises(Invalid, match="There is no"):
        make()


def test_every_code_reads_back_from_its_notation() -> None:
    for answer in ANSWERS:
        again = GAME.read(str(answer).lower(), isinstance(answer, Drawn | First))
        assert again == answer
        assert (again.code, hash(again)) == (answer.code, hash(answer))
        assert (
            eval(repr(answer), {"Pass": Pass, "Move": Move, "Remove": Remove, "Drawn": Drawn, "First": First}) == answer
        )


@pytest.mark.parametrize("code", [ACTION + 121, ACTION + (3 << TO_BITS) + 127, END_OF_CODES, -1, 100])
def test_codes_between_answers_mean_nothing(code: int) -> None:
    with pytest.raises(Invalid):
        GAME.answer(code)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"open_pile": True}, "no option 'open_pile'; it has: open_piles"),
        ({"open_piles": "perhaps"}, "can be off, on, not 'perhaps'"),
        ({"open_piles": 1}, "can be off, on, not 1"),
        ({"open_piles": None}, "can be off, on"),
        ([("open_piles", True)], "by name"),
    ],
)
def test_options_that_the_game_does_not_have(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        GAME.new(seats=2, options=options)


def test_ways_to_open_a_table_that_do_not_exist() -> None:
    with pytest.raises(Invalid, match="chance"):
        GAME.new(chance="dice")
    with pytest.raises(Invalid, match="passes"):
        GAME.new(passes="never")
    with pytest.raises(Invalid, match="seed"):
        GAME.new(seed="seven")


# --- the scenario helper refuses too ---


@pytest.mark.parametrize(
    ("discs", "sentence"),
    [
        ({"d2": "food1"}, "d2 cannot hold food1"),
        ({"f5": "red_shelter"}, "f5 cannot hold red_shelter"),
        ({"m5": "food1"}, "no cell 'm5'"),
        ({"f5": "gold"}, "no disc 'gold'"),
        ({"a1": "enemy5", "b1": "enemy5", "c1": "enemy5"}, "3 discs of enemy5; the box holds 2"),
        ({"f5": "enemy8"}, "1 discs of enemy8; the box holds 0"),
    ],
)
def test_a_board_that_cannot_be(discs: dict[str, str], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        zombiegeddon(discs=discs, pawns={"A": ["d2"]})


@pytest.mark.parametrize(
    ("pawns", "sentence"),
    [
        ({"A": ["d2"] * 5}, "A has 4 pawns, not 5"),
        ({"A": []}, "has no pawn on the board"),
        ({"A": ["a1"]}, "No pawn can stand on a1"),
        ({"A": ["e4"]}, "No pawn can stand on e4"),
        ({"A": ["e5", "e5"]}, "Two pawns cannot stay on e5"),
    ],
)
def test_pawns_that_cannot_stand_so(pawns: dict[str, list[str]], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        zombiegeddon(discs=LINE, pawns=pawns)


def test_the_helper_names_what_it_does_not_know() -> None:
    with pytest.raises(Invalid, match="no seat 'E'"):
        line().play("E", "pass")
    with pytest.raises(Invalid, match="f5 is no shelter"):
        zombiegeddon(pawns={"A": ["d2"]}, markers={"A": ["f5"]})
    with pytest.raises(Invalid, match="2 to 4 players"):
        zombiegeddon(seats=0)
    with pytest.raises(AssertionError, match="was played"):
        line().refuses("e5-f5", "ZG-3.3")
    with pytest.raises(AssertionError, match=r"not by ZG-3\.4"):
        line().refuses("e5-g5", "ZG-3.4")
    with pytest.raises(AssertionError, match="'e5': 'food1'"):
        line().shows({"e5": "food2"})
    with pytest.raises(Invalid, match="not the id of a clause"):
        clause("3.3")


def test_permanents_are_twelve_and_twelve() -> None:
    discs = list(permanents({"f5": "manhole", "g5": "food1"}).values())
    assert (discs.count("manhole"), discs.count("barricade"), len(discs)) == (12, 12, 25)
