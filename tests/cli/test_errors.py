"""Whatever is wrong: exit code 2, one sentence in the user's language, and never a traceback."""

from __future__ import annotations

import errno
import inspect
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import shamble
from cli.terminal import Printed, Terminal
from shamble import Match
from shamble.core import numbers as numbers_module
from shamble.core import record as record_module
from shamble.core import replay as replay_module
from shamble.core.errors import FAULTS
from shamble.core.record import checksum
from shamble.words import LANGUAGES, Words

ZG = "zombiegeddon"
WISHES: dict[str, tuple[object, ...]] = {
    "wrong-game": ("play", "chess"),
    "wrong-seats-few": ("play", ZG, "--seats", 1),
    "wrong-seats-many": ("play", ZG, "--seats", 5),
    "wrong-seats-bots": ("play", ZG, "--bots", "greedy,greedy,greedy,greedy"),
    "wrong-option": ("play", ZG, "--option", "brains=on"),
    "wrong-option-shape": ("play", ZG, "--option", "open_piles"),
    "wrong-value": ("play", ZG, "--option", "open_piles=maybe"),
    "wrong-level": ("play", ZG, "--bot", "genius"),
    "wrong-level-list": ("play", ZG, "--bots", "greedy,"),
    "wrong-bots": ("play", ZG, "--seats", 4, "--bots", "greedy"),
    "wrong-humans": ("play", ZG, "--seats", 2, "--humans", 3),
    "wrong-humans-negative": ("play", ZG, "--humans", -1),
    "wrong-names": ("play", ZG, "--names", "Ada"),
    "wrong-name": ("play", ZG, "--names", "Ada,"),
    "wrong-name-control": ("play", ZG, "--names", "Ada,\x1b[2J"),
    "wrong-same-name": ("play", ZG, "--names", "Ada,Ada"),
    "wrong-together-bots": ("play", ZG, "--bot", "greedy", "--bots", "greedy"),
    "wrong-together-people": ("play", ZG, "--hotseat", "--humans", 2),
    "wrong-with-load": ("play", ZG, "--load", "RECORD", "--seats", 2),
    "wrong-taken": ("play", ZG, "--save", "RECORD"),
    "load-missing": ("play", ZG, "--load", "missing"),
    "load-folder": ("play", ZG, "--load", "."),
    "save-missing": ("play", ZG, "--save", "missing/x"),
    "save-folder": ("play", ZG, "--save", "."),
    "save-empty": ("play", ZG, "--save", ""),
    "rules-none": ("rules", ZG, "ZG-99.1"),
    "rules-game": ("rules", "chess"),
    "replay-missing": ("replay", "missing"),
    "replay-at": ("replay", "RECORD", "--at", 4),
    "replay-at-negative": ("replay", "RECORD", "--at", -1),
    "draw-at": ("draw", "RECORD", "--at", 4),
    "draw-seat": ("draw", "RECORD", "--seat", "C"),
    "draw-theme": ("draw", "RECORD", "--theme", "pink"),
    "draw-out": ("draw", "RECORD", "--out", "missing/x.svg"),
    "verify-missing": ("verify", "missing"),
    "usage-command": ("eat",),
    "usage-missing": ("play",),
    "usage-option": ("play", ZG, "--brains"),
    "usage-value": ("play", ZG, "--seats", "two"),
    "usage-value-range": ("simulate", ZG, "--games", 0),
    "usage-extra": ("play", ZG, "more", "brains"),
    "usage-bare": ("play", ZG, "--hotseat=yes"),
    "too-long": ("replay", "/dev/zero"),
}
BROKEN: dict[str, str] = {
    "empty": "",
    "foreign": "Dear diary,\n",
    "cut": "HEAD",
    "changed": "CHANGED",
    "other game": "game: zombiegeddon>game: chess",
    "other rules": "rules: 1>rules: 0",
    "no rules": "rules: 1\n>",
    "strange header": "rules: 1>brains: 1\nrules: 1",
    "seats": "seats: 2>seats: 9",
    "options": "options: open_piles=off>options: brains=on",
    "against the rules": "A d2-d1 d1-c1>A d2-l10",
    "unreadable answer": "A d2-d1 d1-c1>A d2-z99",
    "unreadable line": "A d2-d1 d1-c1>what now",
    "other dice": "\n* >\n* me ",
    "other salt": "salt: >salt: 00",
    "too many undos": "A d2-d1 d1-c1>undo",
}


def broken(text: str, change: str) -> str:
    """A record with something wrong in it, its sum right unless the sum is what is wrong."""
    if change == "HEAD":
        return text[: len(text) // 2]
    if change == "CHANGED":
        return text.replace("d2-d1", "d2-e1")
    old, arrow, new = change.partition(">")
    if not arrow:
        return change
    body = text.rpartition("sum ")[0]
    changed = body.replace(old, new, 1)
    assert changed != body
    return f"{changed}sum {checksum(changed)}\n"


def assert_refused(printed: Printed) -> None:
    """Exit code 2 and one sentence."""
    assert printed.code == 2
    assert printed.out == ""
    assert "Traceback" not in printed.err
    assert printed.err.count("\n") == 1
    assert printed.err.endswith(".\n")
    assert "\x1b" not in printed.err


@pytest.mark.parametrize("wish", WISHES.values(), ids=WISHES.keys())
def test_a_bad_wish_is_one_sentence_in_each_language(
    terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch, wish: tuple[object, ...]
) -> None:
    monkeypatch.chdir(record.parent)
    kept = record.read_bytes()
    argv = [record if word == "RECORD" else word for word in wish]
    said: dict[str, Printed] = {}
    for lang in LANGUAGES:
        monkeypatch.setenv("SHAMBLE_LANG", lang)
        said[lang] = terminal.run(*argv)
        assert_refused(said[lang])
    assert said["en"].err != said["fr"].err
    assert record.read_bytes() == kept
    assert list(record.parent.iterdir()) == [record]


@pytest.mark.parametrize("command", ["replay", "draw", "verify", "play"])
@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_record_is_one_sentence_in_each_language(
    terminal: Terminal, record: Path, command: str, change: str
) -> None:
    record.write_text(broken(record.read_text(encoding="utf-8"), change), encoding="utf-8")
    argv = ("play", ZG, "--load", record) if command == "play" else (command, record)
    said = {lang: terminal.run(*argv, "--lang", lang) for lang in LANGUAGES}
    for lang, printed in said.items():
        assert_refused(printed)
        assert printed.err.startswith(str(record)), lang
    assert said["en"].err != said["fr"].err


def test_a_record_of_another_game_or_version_says_which(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(broken(text, BROKEN["other game"]), encoding="utf-8")
    assert "“chess”" in terminal.run("replay", record).err
    record.write_text(broken(text, BROKEN["other rules"]), encoding="utf-8")
    assert "follows rules 0; it cannot be replayed under rules 1" in terminal.run("replay", record).err


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x00" * 100, b"shamble record 1\n\x80"])
def test_a_file_that_is_no_text(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "photo.jpg"
    file.write_bytes(content)
    assert_refused(terminal.run("replay", file))


def test_every_complaint_of_the_engine_about_records_has_words() -> None:
    sources = "".join(inspect.getsource(module) for module in (record_module, replay_module, numbers_module))
    raised = set(re.findall(r'BrokenRecord\(\s*"(\w+)"', sources))
    assert raised == set(FAULTS)
    for lang in LANGUAGES:
        assert all(Words(lang).say(f"fault-{key}", {"text": "x", "name": "y"}) for key in FAULTS)


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "draw", "verify", "simulate", "version"])
def test_a_language_that_shamble_does_not_speak(terminal: Terminal, record: Path, command: str) -> None:
    more = {"play": [ZG], "rules": [ZG], "simulate": [ZG], "games": [], "version": []}.get(command, [record])
    printed = terminal.run(command, *more, "--lang", "tlh")
    assert_refused(printed)
    assert printed.err == "Shamble does not speak “tlh”; it speaks en, fr.\n"


def test_a_flag_without_its_value(terminal: Terminal) -> None:
    assert terminal.run("play", ZG, "--seats") == (2, "", "--seats needs a value.\n")


def test_nothing_asked_for_is_answered_with_help(terminal: Terminal) -> None:
    printed = terminal.run()
    assert printed.code == 2
    assert Words("en").say("help-shamble") in " ".join((printed.out + printed.err).split())


def test_what_has_no_words_is_said_as_it_is(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.cli.app.trouble_of", lambda _: None)
    printed = terminal.run("eat")
    assert printed.code == 2
    assert "No such command 'eat'." in printed.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_asks_for_its_dice_can_be_watched_but_not_played(
    terminal: Terminal, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "ask.shamble"
    Match(shamble.game(ZG), 2, 7, chance="ask").save(file)
    assert_refused(terminal.run("play", ZG, "--load", file, "--lang", lang))
    assert [terminal.run(command, file, "--lang", lang).code for command in ("replay", "verify", "draw")] == [0, 0, 0]


def test_the_language_may_come_from_the_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_LANG", "fr")
    assert terminal.run("play", "chess").err.startswith("Il n’y a pas de jeu")
    assert terminal.run("play", "chess", "--lang=en").err.startswith("There is no game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language(terminal: Terminal, lang: str) -> None:
    printed = terminal.run("play", "--lang", lang, "--help")
    assert printed.code == 0
    shown = "".join(printed.out.split())
    for key in ("help-play", "flag-seats", "flag-save", "flag-help", "flag-game"):
        assert "".join(Words(lang).say(key).split()) in shown
    assert "flag-" not in printed.out
    assert "help-" not in printed.out


def test_games_version_and_rules_say_what_they_should(terminal: Terminal) -> None:
    printed = terminal.run("games", "--lang", "fr")
    assert all(part in printed.out for part in ("Zombiegeddon", "De 2 à 4 joueurs", "open_piles=off|on", "ZG-3.9"))
    assert terminal.run("version").out.startswith("Shamble 0.")
    assert "pure Python" in terminal.run("version").out or "compiled" in terminal.run("version").out
    assert terminal.run("rules", ZG, "3.3").out.startswith("**ZG-3.3**")
    assert terminal.run("rules", ZG, "zg-3.3", "--lang", "fr").out.startswith("**ZG-3.3** Un déplacement")
    assert "**ZG-6.3**" in terminal.run("rules", ZG).out


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "shamble", "version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Shamble ")


def test_a_screen_that_takes_nothing_is_one_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("sys.stdout", Full())
    assert terminal.run("games") == (2, "", "stdout could not be written: there is no room left.\n")


def test_no_keyboard_is_the_end_of_input(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.terminal.Keyboard", lambda *_: None)
    printed = terminal.run("play", ZG, "--seed", 3)
    assert printed.code == 0
    assert "Goodbye." in printed.out


def test_a_file_of_our_own_that_is_missing_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file", "words/en.ftl")

    monkeypatch.setattr("shamble.registry.games", missing)
    assert terminal.run("games").err == "words/en.ftl could not be read: there is no such file or folder.\n"


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_has_a_short_flag(terminal: Terminal, flag: str) -> None:
    for command in ((), ("play",), ("simulate",)):
        printed = terminal.run(*command, flag)
        assert printed.code == 0
        assert "--lang" in printed.out or "simulate" in printed.out


def test_a_command_that_is_nearly_right_is_recognised(terminal: Terminal) -> None:
    assert "There is no command “plya”; did you mean play, replay?" in terminal.run("plya").err
    assert "“xyzzy”; “shamble --help” lists them." in terminal.run("xyzzy").err


@pytest.mark.parametrize(
    ("words", "clause"), [(("shotgun",), "ZZ-5.5"), (("FIRST", "aid"), "ZZ-9.6"), (("9.6",), "ZZ-9.6")]
)
def test_the_rules_are_searched(terminal: Terminal, words: tuple[str, ...], clause: str) -> None:
    assert f"**{clause}**" in terminal.run("rules", "zombies", *words).out


def test_the_rules_are_searched_without_accents(terminal: Terminal) -> None:
    found = terminal.run("rules", "zombies", "melanges", "--lang", "fr")
    assert found.code == 0
    assert "mélangés" in found.out


def test_rules_in_a_pipe_are_as_wide_as_the_terminal(terminal: Terminal) -> None:
    lines = terminal.run("rules", "zombies").out.splitlines()
    assert max(len(line) for line in lines if not line.startswith(("|", "#"))) <= 80


def test_values_and_seats_are_told_in_short(terminal: Terminal) -> None:
    assert "kill_goal=preset|5…50\n" in terminal.run("games").out
    assert "2 to 2" not in terminal.run("play", "zombiaki", "--seats", 3).err


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("shamble sim", "simulate"),
        ("shamble play zombieg", "zombiegeddon"),
        ("shamble play zombies --bots gr", "greedy"),
    ],
)
def test_bash_completes(terminal: Terminal, line: str, expected: str) -> None:
    words = line.split()
    script = terminal.run("completion", "bash").out
    asked = f'COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}; _shamble; echo "${{COMPREPLY[@]}}"'
    told = subprocess.run(["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [expected]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_know_every_command_and_game(terminal: Terminal, shell: str) -> None:
    script = terminal.run("completion", shell).out
    assert all(word in script for word in ("simulate", "resume", "zombiegeddon", "greedy"))
