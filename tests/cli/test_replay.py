"""Records in a terminal: watched again, drawn and verified."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import shamble
from cli.terminal import Terminal
from shamble import Match
from shamble.cli import files
from shamble.core.numbers import Added, promise_of


def test_a_file_as_input_shows_everything_and_the_last_table(terminal: Terminal, record: Path) -> None:
    printed = terminal.run("replay", record)
    assert printed.code == 0
    assert re.findall(r"(?m)^(\d)/3 ", printed.out) == ["0", "1", "2", "3"]
    assert "1/3 [A d2-d1 d1-c1] Ada moves from d2 to d1 (food 2)." in printed.out
    assert printed.out.count("Half 1 of 2") == 1
    assert terminal.run("replay", record, "--all", person=True) == printed


def test_a_person_steps_on_and_back_and_jumps(terminal: Terminal, record: Path) -> None:
    printed = terminal.run("replay", record, typed=["", "b", "b", "3", "", "x", "q", "1"], person=True)
    assert re.findall(r"(?m)^(\d)/3 ", printed.out) == ["0", "1", "0", "3", "3"]
    assert printed.out.count("This game has 3 moves, so there is no moment") == 1
    assert "“x” means nothing here; ? says what does." in printed.out
    assert printed.code == 0


def test_the_end_of_a_replay_shows_the_result(terminal: Terminal) -> None:
    file = Path(__file__).parent.parent.parent / "examples" / "zombiegeddon.shamble"
    for printed in (terminal.run("replay", file, "--all"), terminal.run("replay", file, "--at", 274)):
        assert "Ada wins with 149 points" in printed.out
        assert re.search(r"Place +Player +Points +Food +Provisions +Enemies +Supplies", printed.out)
        assert re.search(r"(?m)^ +1 +Ada +149 ", printed.out)
    assert "Ada wins" not in terminal.run("replay", file, "--at", 273).out


def test_a_picture_is_never_drawn_over_a_record(terminal: Terminal, record: Path) -> None:
    record = record.rename(record.with_suffix(".svg"))
    before = record.read_text(encoding="utf-8")
    for wish in (("draw", record, "--out", record), ("simulate", "zombiegeddon", "--games", 1, "--json", record)):
        printed = terminal.run(*wish)
        assert printed.code == 2
        assert "is a record of a game" in printed.err
    assert record.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["x.png", "x.jpg", "x"])
def test_what_is_drawn_is_called_what_it_is(terminal: Terminal, record: Path, name: str, lang: str) -> None:
    printed = terminal.run("draw", record, "--out", name, "--lang", lang)
    assert printed.code == 2
    assert "SVG" in printed.err
    assert not Path(name).exists()


def test_a_question_mark_tells_the_keys(terminal: Terminal, record: Path) -> None:
    assert "q ends" in terminal.run("replay", record, typed=["?", "q"], person=True).out


def test_the_end_of_input_ends_the_replay(terminal: Terminal, record: Path) -> None:
    printed = terminal.run("replay", record, typed=[""], person=True)
    assert printed.code == 0
    assert printed.err == ""


def test_a_moment_by_its_number(terminal: Terminal, record: Path) -> None:
    printed = terminal.run("replay", record, "--at", 2, "--lang", "fr")
    assert re.findall(r"(?m)^(\d)/3 ", printed.out) == ["2"]
    assert "Bram va de k2 à k1" in printed.out
    assert "Première moitié" in printed.out


def test_the_board_of_a_moment_is_that_of_the_match(terminal: Terminal, record: Path) -> None:
    before, after = (terminal.run("replay", record, "--at", at).out for at in (0, 1))
    assert "88 of 88 discs left" in before
    assert "87 of 88 discs left" in after


def test_what_was_taken_back_is_not_shown(terminal: Terminal, record: Path) -> None:
    match = files.load(record)
    match.undo()
    match.save(record)
    printed = terminal.run("replay", record)
    assert "[A b9-c9]" not in printed.out
    assert "2/2" in printed.out


def test_a_record_without_its_secret_can_be_watched_but_not_verified(terminal: Terminal, record: Path) -> None:
    record.write_text(files.load(record).record(0), encoding="utf-8")
    assert terminal.run("replay", record).code == 0
    printed = terminal.run("verify", record)
    assert printed.code == 2
    assert "does not hold the secret of its dice" in printed.err


# --- pictures ---


def test_draw_prints_a_picture(terminal: Terminal, record: Path) -> None:
    printed = terminal.run("draw", record)
    assert printed.code == 0
    root = ElementTree.fromstring(printed.out)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Ada" in printed.out
    assert "Bram" in printed.out


def test_draw_writes_a_file(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    printed = terminal.run("draw", record, "--out", out, "--at", 1, "--lang", "fr")
    assert printed.code == 0
    assert "Image enregistrée" in printed.out
    assert out.read_text(encoding="utf-8") == terminal.run("draw", record, "--at", 1, "--lang", "fr").out
    assert not list(tmp_path.glob("*.part"))


def test_pictures_differ_by_moment_seat_theme_and_language(terminal: Terminal, record: Path) -> None:
    wishes: list[tuple[object, ...]] = [
        (),
        ("--at", 1),
        ("--seat", "a"),
        ("--seat", "B"),
        ("--theme", "dark"),
        ("--lang", "fr"),
    ]
    assert len({terminal.run("draw", record, *wish).out for wish in wishes}) == len(wishes)


# --- dice ---


def test_verify_says_so_in_a_sentence(terminal: Terminal, record: Path) -> None:
    printed = terminal.run("verify", record)
    assert printed.code == 0
    words = " ".join(printed.out.split())
    seal = files.load(record).header["seal"]
    assert f"the dice are those of its own seal {seal}, and all 3 moves so far follow the rules." in words
    assert words.endswith("compare that seal with the one you saw before the game, or give it with --seal.")


def test_verify_compares_with_the_seal_one_saw(terminal: Terminal, record: Path) -> None:
    """A game made up afterwards fits its own seal, but not the one that was seen before."""
    seal = files.load(record).header["seal"]
    for seen in (seal, seal[:12], f"{seal[:4]} {seal[4:8]} {seal[8:12]}…".upper()):
        printed = terminal.run("verify", record, "--seal", seen)
        assert (printed.code, printed.err) == (0, "")
        assert " ".join(printed.out.split()).endswith("the seal that you saw, and all 3 moves so far follow the rules.")
    match = Match(shamble.game("zombiegeddon"), 2)
    match.save(record)
    assert terminal.run("verify", record).code == 0
    printed = terminal.run("verify", record, "--seal", seal)
    assert (printed.code, printed.out) == (2, "")
    assert "its seal is not the one you saw" in printed.err


@pytest.mark.parametrize("seen", ["05ea", "x" * 64, "5" * 65, "5" * 11])
def test_what_is_no_seal_is_said_to_be_none(terminal: Terminal, record: Path, seen: str) -> None:
    for lang in ("en", "fr"):
        printed = terminal.run("verify", record, "--seal", seen, "--lang", lang)
        assert (printed.code, printed.out) == (2, "")
        assert seen in printed.err


def test_verify_says_whose_numbers_are_in_the_dice(terminal: Terminal, record: Path) -> None:
    number, other = b"a" * 32, b"b" * 32
    added = [Added(0, promise_of(number), number.hex()), Added(1, promise_of(other))]
    match = Match(shamble.game("zombiegeddon"), 2, 3, names=["Ada", "Bram"], added=added)
    match.save(record)
    said = " ".join(terminal.run("verify", record).out.split())
    assert "The number of one player is mixed into the dice: Ada." in said
    assert "One number was promised and never opened: Bram." in said


def test_verify_of_a_whole_game(terminal: Terminal, tmp_path: Path) -> None:
    match = Match(shamble.game("zombiegeddon"), 2, 3)
    while match.state.ask is not None:
        match.play(match.state.ask.seats[0], "pass")
    match.save(tmp_path / "whole.shamble")
    printed = terminal.run("verify", tmp_path / "whole.shamble")
    assert "and all 2 moves follow the rules." in " ".join(printed.out.split())


@pytest.mark.parametrize(("line", "other"), [("salt: ", "salt: 00"), ("* ", "* me ")])
def test_verify_finds_other_dice(terminal: Terminal, record: Path, line: str, other: str) -> None:
    from shamble.core.record import checksum

    text = record.read_text(encoding="utf-8").rpartition("sum ")[0]
    changed = text.replace(f"\n{line}", f"\n{other}", 1)
    assert changed != text
    record.write_text(f"{changed}sum {checksum(changed)}\n", encoding="utf-8")
    printed = terminal.run("verify", record)
    assert printed.code == 2
    assert printed.out == ""
