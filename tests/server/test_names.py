"""Names: what cannot be seen is refused, what looks alike is numbered, what is written from the right is isolated."""

from __future__ import annotations

import unicodedata

import pytest

from server.house import begun, sitting
from shamble.core.replay import replay
from shamble.server import rows
from shamble.server.names import END, FIRST_STRONG, check_name, isolated, skeleton
from shamble.server.show import Viewer, spoken_line
from shamble.server.story import Story
from shamble.server.trouble import Trouble

FAMILY = "👨‍👩‍👧"
RUNNER = "🏃🏽‍♀️"
HEBREW = "דנה"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Zoë  of   Ys ", "Zoë of Ys"),
        (unicodedata.normalize("NFD", "Zoë"), "Zoë"),
        ("Ａｄａ", "Ada"),
        ("Ada\u034f", "Ada"),
        ("Ada\ufe0f", "Ada"),
        ("A\U000e0101da", "Ada"),
        (FAMILY, FAMILY),
        (RUNNER, RUNNER),
        ("❤️ Ada", "❤️ Ada"),
        (HEBREW, HEBREW),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("ศักดิ์", "ศักดิ์"),
        ("O'Brien-2", "O'Brien-2"),
    ],
)
def test_a_name_is_shown_as_it_was_meant(typed: str, shown: str) -> None:
    assert check_name(typed) == shown
    assert check_name(shown) == shown


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "name-empty"),
        (" \t ", "name-empty"),
        ("\u034f\ufe0f", "name-empty"),
        ("\u3164", "name"),
        ("\u2800\u2800", "name"),
        ("\uffa0", "name"),
        ("Ada\u115f", "name"),
        ("Ada\u200b", "name"),
        ("Ada\u200d", "name"),
        ("\u200dAda", "name"),
        (f"{FAMILY}\u200d", "name"),
        ("A\u200dB", "name"),
        ("\u202eadA", "name"),
        ("\u2066Ada\u2069", "name"),
        ("Ada\U000e0041", "name"),
        ("Ada\x00", "name"),
        ("\ue000", "name"),
        ("x" * 21, "name-long"),
        ("\ufdfa\ufdfa", "name-long"),  # one letter that is eighteen when it is spelt out
        ("Z\u0300\u0301\u0302\u0303\u0304algo", "name-marks"),
        ("\u0301Ada", "name-marks"),
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        check_name(typed)
    assert (trouble.value.code, trouble.value.key) == ("invalid", f"host-{key}")


@pytest.mark.parametrize(
    "other", ["Ada", "ada", "ADA", "Аdа", "Αda", "Àdä", "Adа", "Ａda", "A\u034fda", unicodedata.normalize("NFD", "Åda")]
)
def test_who_looks_like_somebody_else_gets_a_number(other: str) -> None:
    table = sitting(rows.Sat(1, "Ada", "ada"), seats=4)
    row = table.check_sit(other, "x", None)
    assert row.name.endswith(" 2")
    table.apply(row)
    third = table.check_sit("Ada", "y", None).name
    assert third == "Ada 3"
    assert len({skeleton(name) for name in ("Ada", row.name, third)}) == 3


def test_bots_and_people_are_told_apart_too() -> None:
    table = sitting(rows.Hired(1, "random"), seats=3)
    bot = table.chairs[1].name
    assert table.check_sit(bot.replace("o", "о"), "x", None).name.endswith(" 2")


@pytest.mark.parametrize("others", [("Ada", "Ida"), ("Bo", "Bob"), ("Zoë", "Noë"), ("Иван", "Анна"), ("P1", "P2")])
def test_names_that_differ_stay_as_they_are(others: tuple[str, str]) -> None:
    assert skeleton(others[0]) != skeleton(others[1])


def test_every_skeleton_is_its_own() -> None:
    for name in ("Ada", "Иван", "Ελένη", "Zoë 10", FAMILY, HEBREW):
        assert skeleton(skeleton(name)) == skeleton(name)


# --- from the right -------------------------------------------------------------------------------------------------


def test_only_names_from_the_right_are_isolated() -> None:
    assert isolated("Ada") == "Ada"
    for name in (HEBREW, "علي", f"Ada {HEBREW}"):
        assert isolated(name) == f"{FIRST_STRONG}{name}{END}"


def test_sentences_isolate_names_and_records_stay_clean() -> None:
    table = sitting(rows.Sat(1, HEBREW, "x"))
    assert [spoken_line(table, line, Viewer(0, "en", "scene")) for line in table.lines] == [
        {"seq": 2, "text": f"{FIRST_STRONG}{HEBREW}{END} sits down.", "seat": None, "face": None}
    ]
    table.apply(table.check_start(0))
    assert table.names() == ("Ann", f"{FIRST_STRONG}{HEBREW}{END}")
    record = Story(table).record(None, whole=True)
    assert f"name B: {HEBREW}\n" in record
    assert FIRST_STRONG not in record


def test_a_record_takes_every_name_that_a_table_takes() -> None:
    table = begun()
    table.chairs[1].name = FAMILY
    record = Story(table).record(None, whole=True)
    assert replay(record, table.game).names[1] == FAMILY
