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
from shamble.core.answer import RESERVED, Answer, Pass, PassTurn, Stop
from shamble.core.errors import Ambiguous, Invalid
from shamble.games.zombies import answers
from shamble.games.zombies.answers import Die, Drawn, Drop, Go, Herd, Lay, Lift, Play, Put, Settle, Use
from shamble.games.zombies.box import (
    CENTRE,
    CHANCES,
    END_OF_CODES,
    EVENT_KINDS,
    GO,
    LAY,
    PLAY,
    PUT,
    ROLL,
    TILE_KINDS,
    place_name,
)
from shamble.games.zombies.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ALL = answers_of(GAME, range(END_OF_CODES))


def test_every_code_reads_back_from_its_notation() -> None:
    check_codes_read_back(GAME, ALL, CHANCES)


def test_no_two_answers_are_written_the_same() -> None:
    check_told_apart(ALL, CHANCES)


def test_every_answer_can_be_pasted_back_from_its_repr() -> None:
    check_reprs(answers, ALL)


@clause("ZZ-1.1", "ZZ-5.2", "ZZ-9.6", "ZZ-11.15")
def test_how_many_answers_there_are() -> None:
    assert counted(ALL, KINDS) == KINDS
    assert len(ALL) == sum(KINDS.values())


KINDS = {
    Pass: 1,
    PassTurn: 1,
    Stop: 1,
    Lay: 63 * 63 * 4,  # 31 places each way from Town Square
    Put: 270,
    Go: 270,
    Lift: 270,
    Herd: 270 * 4,
    Settle: 4,
    Die: 4,
    Play: 17 + 7 * 6 + 10 * 6 + 2 * 12,  # some name an opponent, an opponent's item or bullets, or a building
    Use: EVENT_KINDS,
    Drop: EVENT_KINDS,
    Drawn: TILE_KINDS + EVENT_KINDS + 12 + 6 + TILE_KINDS,
}


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Lay("e1n0", 2), "lay-e1n0-r2"),
        (Lay("w3s12", 0), "lay-w3s12-r0"),
        (Put("3.5"), "put-3.5"),
        (Go("1.2"), "go-1.2"),
        (Lift("30.9"), "lift-30.9"),
        (Herd("3.5", "north"), "herd-3.5-north"),
        (Settle("life"), "life"),
        (Settle("bullets"), "bullets"),
        (Settle("kit"), "kit"),
        (Settle("rush"), "rush"),
        (Die("raise", 1), "raise-1"),
        (Die("again", 2), "again-2"),
        (Play("fear", 1), "play-fear-B"),
        (Play("butter_fingers", 1, "bullets"), "play-butter_fingers-B-bullets"),
        (Play("butter_fingers", 5, "skateboard"), "play-butter_fingers-F-skateboard"),
        (Play("butter_fingers", 0, "shotgun"), "play-butter_fingers-A-shotgun"),
        (Play("slight_miscalculation", extra="hospital"), "play-slight_miscalculation-hospital"),
        (Play("shotgun"), "play-shotgun"),
        (Use("grenade"), "use-grenade"),
        (Drop("fear"), "discard-fear"),
        (Drawn("tile", "cross"), "tile-cross"),
        (Drawn("card", "fear"), "card-fear"),
        (Drawn("roll", 12), "roll-12"),
        (Drawn("first", 1), "first-B"),
        (Drawn("without", "hospital"), "without-hospital"),
    ],
)
def test_how_answers_are_written(answer: Answer, text: str) -> None:
    check_written(GAME, answer, text, CHANCES)


@clause("ZZ-1.3")
def test_places_are_counted_from_town_square() -> None:
    assert place_name(CENTRE) == "e0n0"
    assert [place_name(CENTRE + step) for step in (-1, 64, 1, -64)] == ["e0n1", "e1n0", "e0s1", "w1n0"]


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "-",
            "a",
            "pass-pass",
            "lay",
            "lay-",
            "lay-e1n0",
            "lay-e1n0-2",
            "lay-e1n0-r4",
            "lay-e1n0-r²",
            "lay-r1-e1n0",
        ),
        *("lay-e01n0-r0", "lay-w0n0-r0", "lay-e0s0-r0", "lay-e32n0-r0", "lay-n1e0-r0", "lay-e1-r0", "lay-e1n0-r1-r1"),
        *("put", "put-", "put-0.1", "put-1.0", "put-31.1", "put-1.10", "put-01.1", "put-1", "put-1.1-1.2", "put-².1"),
        *("go", "go-a", "go-1,2", "go--1.2", "lift", "lift-1.", "herd", "herd-1.2", "herd-1.2-up", "herd-north"),
        *("life-1", "bullets-2", "kit-kit", "raise", "raise-3", "again-0", "again-1-2", "raise-²"),
        *("play", "play-", "play-nap", "play-fear", "play-fear-g", "play-fear-", "play-fear-bb", "play-shotgun-b"),
        *("play-butter_fingers-b", "play-butter_fingers-b-keys", "play-butter_fingers-bullets", "play-fear-b-bullets"),
        *("play-butter_fingers-b-", "play-slight_miscalculation", "play-slight_miscalculation-tee"),
        *("play-slight_miscalculation-b", "use", "use-nap", "use-", "discard", "discard-nap", "discard-fear-b"),
        *("roll-4", "tile-cross", "card-fear", "first-a", "without-hospital"),
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    check_unreadable(GAME, text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "pass",
            "go-1.2",
            "roll",
            "roll-",
            "roll-0",
            "roll-13",
            "roll-²",
            "roll--1",
            "roll-007",
            "tile",
            "tile-road",
        ),
        *(
            "card",
            "card-nap",
            "card-tee",
            "first",
            "first-g",
            "first-²",
            "first-1",
            "first-aa",
            "without",
            "without-nap",
        ),
    ],
)
def test_what_is_no_chance_result(text: str) -> None:
    check_unreadable(GAME, text, chance=True)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Lay("e1n0", 4), "turned 0 to 3 quarters"),
        (lambda: Lay("e1n0", -1), "turned 0 to 3 quarters"),
        (lambda: Lay("here", 0), "no place 'here'"),
        (lambda: Lay("e99n0", 0), "no place 'e99n0'"),
        (lambda: Put("1"), "no space '1'"),
        (lambda: Go("31.1"), "no space '31.1'"),
        (lambda: Lift("00.1"), "no space '00.1'"),
        (lambda: Herd("1.1", "up"), "no way 'up'"),
        (lambda: Settle("nap"), "no way to settle 'nap'"),
        (lambda: Die("raise", 3), "two dice"),
        (lambda: Die("eat", 1), "no deed 'eat'"),
        (lambda: Play("nap"), "no event card 'nap'"),
        (lambda: Play("fear"), "names an opponent"),
        (lambda: Play("fear", 6), "no seat 6"),
        (lambda: Play("fear", -1), "no seat -1"),
        (lambda: Play("fear", 1, "bullets"), "names an opponent"),
        (lambda: Play("shotgun", 1), "names nothing"),
        (lambda: Play("butter_fingers", 1), "item or bullets"),
        (lambda: Play("butter_fingers", 1, "keys"), "keys is no item"),
        (lambda: Play("slight_miscalculation"), "names a building"),
        (lambda: Play("slight_miscalculation", extra="tee"), "no building 'tee'"),
        (lambda: Use("nap"), "no event card 'nap'"),
        (lambda: Drop("nap"), "no event card 'nap'"),
        (lambda: Drawn("nap", 1), "does not bring a 'nap'"),
        (lambda: Drawn("roll", "4"), "does not bring roll '4'"),
        (lambda: Drawn("roll", 0), "does not bring roll 0"),
        (lambda: Drawn("first", 6), "does not bring first 6"),
        (lambda: Drawn("tile", "nap"), "no tile 'nap'"),
    ],
)
def test_what_is_no_answer(make: Callable[[], Answer], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        make()


@pytest.mark.parametrize("code", [3, RESERVED - 1, LAY, PUT + 270, GO + 511, PLAY, ROLL, END_OF_CODES, -1])
def test_what_is_no_code(code: int) -> None:
    with pytest.raises(Invalid, match="not the code of an answer"):
        GAME.answer(code)


def test_a_part_is_enough_where_only_one_option_fits() -> None:
    table = zombies({"e1n0": "straight"}, "2.4", hands={"A": "fear not_so_bad"}, seats=3)
    assert str(GAME.parse(table.state, 0, "Not_So_Bad")) == "play-not_so_bad"
    assert str(GAME.parse(table.state, 0, " PLAY-FEAR-b ")) == "play-fear-B"
    with pytest.raises(Ambiguous, match="play-fear-B, play-fear-C"):
        GAME.parse(table.state, 0, "fear")
    with pytest.raises(Invalid, match="cannot be read"):
        GAME.parse(table.state, 0, "sleep")


WORDS = [
    "lay",
    "put",
    "go",
    "herd",
    "lift",
    "play",
    "use",
    "discard",
    "raise",
    "again",
    "life",
    "bullets",
    "kit",
    "rush",
]
NAMES = ["e1n0", "w2s3", "r0", "r3", "1.5", "30.9", "2.0", "north", "fear", "butter_fingers", "shotgun", "hospital"]
DRAWN = ["tile", "card", "roll", "first", "without", "cross", "12", "7", "b", "f", "g", "0", "²", "", "٣"]


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.lists(st.sampled_from(WORDS + NAMES + DRAWN) | st.text(max_size=4), max_size=4), st.booleans())
def test_any_text_reads_as_an_answer_that_writes_itself_or_is_refused(parts: list[str], chance: bool) -> None:
    text = "-".join(parts).lower()
    answer = check_text(GAME, text, chance)
    assert answer is None or str(answer).lower() == text
