"""Playing in a terminal: whole games, refusals, undo, saving, both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import shamble
from cli.terminal import Printed, Terminal
from shamble import Match, bots
from shamble.cli import files, plans
from shamble.cli.choices import groups
from shamble.cli.commands import COMMANDS
from shamble.cli.lines import matching
from shamble.cli.screen import Screen
from shamble.cli.sitting import Sitting
from shamble.core.frame import OFFER
from shamble.games.zombiegeddon import box
from shamble.words import LANGUAGES, Words

PLAY = ("play", "zombiegeddon", "--seed", 3, "--bot", "random")
FIRST = "d2-d1"  # a first answer at the table of this seed
ENGLISH = re.compile(
    r"\b(the|you|your|is|are|with|and|takes?|moves?|from|board|pawn|food|weapon|answer|turn|pass:|place|game|bot)\b",
    re.I,
)


def texts_of(path: Path) -> list[str]:
    """The lines of a record that are gestures."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if re.match(r"[A-D] |undo", line)]


def choices_shown(printed: Printed) -> int:
    """How often answers were listed."""
    return len(re.findall(r"(?m)^   1 ", printed.out))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_of_first_choices_comes_to_its_end(terminal: Terminal, tmp_path: Path, seats: int) -> None:
    file = tmp_path / "whole.shamble"
    printed = terminal.run(*PLAY, "--seats", seats, "--save", file, typed=["1"] * 400)
    assert printed.code == 0
    assert printed.err == ""
    assert "The game is over." in printed.out
    outcome = files.verify(file).state.outcome
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert re.search(rf"{outcome.place(seat)}\D+{'ABCD'[seat]}\w+ \(.*\)\W+{score}\b", printed.out)


def test_no_line_is_wider_than_the_terminal(terminal: Terminal) -> None:
    for lang in LANGUAGES:
        typed = ["1"] * 30 + ["?", "hint", "rules 9.9", "quit", "quit"]
        printed = terminal.run(*PLAY, "--seats", 4, "--lang", lang, typed=typed)
        assert max(len(line) for line in printed.out.splitlines()) <= 80


def test_friends_share_a_keyboard(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "friends.shamble"
    names = ("--names", "Zoé,Yann,Xi")
    typed = ["1", "2"] * 4
    printed = terminal.run("play", "zombiegeddon", "--hotseat", "--seats", 3, *names, "--save", file, typed=typed)
    assert printed.code == 0
    assert all(f"It is {name}'s turn." in printed.out for name in ("Zoé", "Yann", "Xi"))
    assert {line[0] for line in texts_of(file)} == {"A", "B", "C"}
    assert "(bot" not in printed.out


def test_hidden_hands_are_not_left_on_the_screen_for_the_next_player(terminal: Terminal) -> None:
    typed = ["", "1", "", "1", ""]
    printed = terminal.run("play", "tsunami", "--hotseat", "--seats", 3, "--option", "zombird=off", typed=typed)
    looks = printed.out.split("Press Enter when nobody else is looking:")
    assert len(looks) == 4
    assert all(look.count("Your Secret Bonus card (") == 1 for look in looks[1:])
    assert all("\n" * 10 in look for look in looks[:-1])  # scrolled out of sight before the next one looks


def test_bots_may_play_alone(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, "--humans", 0, "--seats", 2)
    assert printed.code == 0
    assert "The game is over." in printed.out
    assert "Your choice" not in printed.out


def test_each_bot_may_have_its_own_level(terminal: Terminal) -> None:
    printed = terminal.run("play", "zombiegeddon", "--bots", "random,greedy")
    assert "Bram (bot: Random), Cleo (bot: Greedy)" in printed.out


def test_the_same_seed_is_the_same_game(terminal: Terminal) -> None:
    typed = ["1"] * 6 + ["quit", "quit"]
    first, again = (terminal.run(*PLAY, typed=typed) for _ in range(2))
    assert first == again
    assert first != terminal.run("play", "zombiegeddon", "--seed", 4, "--bot", "random", typed=typed)


def test_a_game_that_is_broken_off_is_kept(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, typed=["1", "1"])  # then the end of input
    assert "Saved as zombiegeddon-1.shamble." in printed.out
    assert "play zombiegeddon --load zombiegeddon-1.shamble" in printed.out
    assert len(files.load(Path("zombiegeddon-1.shamble"))) >= 2
    terminal.run(*PLAY, typed=["1", "quit", "quit"])
    terminal.run(*PLAY, typed=[])
    assert [path.name for path in Path().iterdir()] == ["zombiegeddon-1.shamble"]


def test_a_saved_game_remembers_its_bots(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "bots.shamble"
    terminal.run("play", "zombiegeddon", "--bots", "random,greedy", "--seed", 3, "--save", file, typed=["1", "1"])
    printed = terminal.run("play", "zombiegeddon", "--load", file, typed=[])
    assert "Bram (bot: Random), Cleo (bot: Greedy)" in printed.out
    other = terminal.run("play", "zombiegeddon", "--load", file, "--bots", "greedy,greedy", typed=[])
    assert "Bram (bot: Greedy), Cleo (bot: Greedy)" in other.out


def test_hot_seat_and_bots_contradict_each_other(terminal: Terminal) -> None:
    printed = terminal.run("play", "zombiegeddon", "--hotseat", "--bots", "greedy")
    assert printed.code == 2
    assert "--hotseat" in printed.err


OFF = ("d2-off k2-off", "b9-off i9-off")  # a game that is over at once
SHORT = ("play", "zombiegeddon", "--seed", 8, "--bot", "random")


@pytest.mark.parametrize(
    "word", ["hint", "list", "go 3.8", "board", "3", "rules 99", "orders", "say hello", "help", "quit"]
)
def test_at_the_end_no_word_loses_the_record(terminal: Terminal, word: str) -> None:
    printed = terminal.run(*SHORT, typed=[*OFF, word])
    assert printed.code == 0
    assert "The game is over." in printed.out
    assert files.load(Path("zombiegeddon-1.shamble")).state.outcome is not None
    assert len(list(Path().iterdir())) == 1


def test_at_the_end_the_record_gets_another_name_or_is_not_wanted(terminal: Terminal) -> None:
    for word in ("end.shamble", "save other.shamble"):
        terminal.run(*SHORT, typed=[*OFF, word])
        assert files.load(Path(word.split()[-1])).state.outcome is not None
    terminal.run(*SHORT, typed=[*OFF, "no"])
    assert {path.name for path in Path().iterdir()} == {"end.shamble", "other.shamble"}


def test_at_the_end_the_last_move_can_be_taken_back(terminal: Terminal) -> None:
    printed = terminal.run(*SHORT, "--hotseat", typed=[*OFF, *OFF, "undo", "quit", "quit"])
    assert "Taken back" in printed.out
    assert not list(Path().iterdir())


@pytest.mark.parametrize("word", ["p", "passer", "PASS"])
def test_a_pass_may_be_said_in_other_words(terminal: Terminal, word: str) -> None:
    printed = terminal.run(*PLAY, "--save", "pass.shamble", typed=[word])
    assert printed.code == 0
    assert "\nA pass\n" in Path("pass.shamble").read_text(encoding="utf-8")


def test_the_machines_language_is_spoken(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHAMBLE_LANG", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in terminal.run("games").out


def test_the_version_is_told_both_ways(terminal: Terminal) -> None:
    assert terminal.run("--version").out == terminal.run("version").out


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_examples_are_for_the_one_who_reads_them(terminal: Terminal, seed: int) -> None:
    printed = terminal.run("play", "zombiegeddon", "--seed", seed, "--bot", "random", typed=["?"])
    lines = printed.out[printed.out.index("Your choice") :]
    example = re.search(r"3 or (\S+):", lines)
    assert example is not None
    listed = re.findall(r"(?m)(?:^|  ) *\d+ (\S+)", printed.out[: printed.out.index("Your choice")])
    assert example[1] in listed
    assert Words("en", "zombiegeddon").say("game-example") in printed.out[: printed.out.index("Half 1 of 2")]


# --- answers ---


def test_the_list_holds_every_option_once_and_in_groups() -> None:
    state = shamble.game("zombiegeddon").new(2, 3)
    assert state.ask is not None
    view = state.view(state.ask.seats[0])
    found = groups(view, ["Ada", "Bram"], Words("en", "zombiegeddon"))
    flat = [choice for group in found for choice in group.choices]
    assert sorted(choice.answer for choice in flat) == sorted(map(str, state.options(state.ask.seats[0])))
    assert [choice.number for choice in flat] == list(range(1, len(flat) + 1))
    assert [group.title for group in found] == ["Pawn on d2", "Pawn on k2", "Pawn on b9", "Pawn on i9", ""]
    assert flat[-1].answer == "pass"


def test_a_number_is_the_answer_that_stands_beside_it(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "number.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=["10"])
    said = re.search(r"\b10 (\S+) ", printed.out)
    assert said is not None
    assert texts_of(file)[0] == f"A {said[1]}"


def test_several_answers_are_one_gesture_and_one_undo(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "gesture.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=["d2-d1 d1-c1", "undo"])
    assert "Taken back: d2-d1 d1-c1." in printed.out
    assert texts_of(file)[0] == "A d2-d1 d1-c1"
    assert len(files.load(file)) == 0


def test_a_gesture_that_fails_half_way_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "half.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=["d2-d1 d1-l10"])
    assert "ZG-3.3: d1 and l10 are not neighbours" in printed.out
    assert len(files.load(file)) == 0


def test_a_refused_answer_cites_its_clause_and_the_right_one_is_taken(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "refused.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=["d2-k2", FIRST])
    assert "ZG-3.3: d2 and k2 are not neighbours, and a jump needs a manhole at both ends." in printed.out
    assert texts_of(file)[0] == f"A {FIRST}"
    french = terminal.run(*PLAY, "--lang", "fr", typed=["d2-k2"])
    assert "ZG-3.3\u00a0: d2 et k2 ne sont pas voisines" in french.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("zz", "“zz” is neither a choice nor a command here."),
        ("0", "There is no number 0: the list goes from 1 to 27."),
        ("28", "There is no number 28: the list goes from 1 to 27."),
        ("9" * 5000, "9…: the list goes from 1 to 27."),
        ("d2", "“d2” could be d2-d1, d2-e1,"),
        ("d2-d1 off", "can be read in more than one way"),
        ("1 2", "“1 2” is neither a choice nor a command here."),
        ("\x1b[2Jx", "“[2Jx” is neither a choice nor a command here."),
    ],
)
def test_what_cannot_be_read_is_said_and_changes_nothing(terminal: Terminal, typed: str, said: str) -> None:
    printed = terminal.run(*PLAY, typed=[typed])
    assert said in " ".join(printed.out.split())
    assert choices_shown(printed) == 1
    assert "\x1b" not in printed.out


def test_a_part_of_an_answer_is_enough_where_it_is_clear(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "part.shamble"
    terminal.run(*PLAY, "--save", file, typed=["c2"])
    assert texts_of(file)[0] == "A d2-c2"


# --- commands ---


def test_undo_takes_back_what_bots_answered_too(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "undo.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=[FIRST, "1", "undo", "undo", "undo"])
    assert "There is nothing to take back." in printed.out
    match = files.load(file)
    assert len(match) == 0
    assert [gesture.entry.seat for gesture in match.gestures] == [0, 0, 1, 1, None, None, None, None]


def test_undo_stops_at_a_deal(terminal: Terminal, tmp_path: Path) -> None:
    match = Match(shamble.game("zombiegeddon"), 2, 3)
    rng = Random(3)
    while not len(match) or not match.gestures[-1].entry.draws:
        assert match.state.ask is not None
        seat = match.state.ask.seats[0]
        match.play(seat, rng.choice([answer for answer in match.state.options(seat) if "off" not in str(answer)]))
    before = tmp_path / "before.shamble"
    match.branch(len(match) - 1).save(before)
    typed = [match.gestures[-1].entry.answers[0], "undo", "1", "undo", "undo"]
    printed = terminal.run("play", "zombiegeddon", "--hotseat", "--load", before, typed=typed)
    assert " ".join(printed.out.split()).count("The white discs are dealt.") == 1
    assert printed.out.count("Too late to take that back: something was rolled, drawn or revealed since then.") == 2
    assert printed.out.count("Taken back:") == 1


def test_help_knows_every_command(terminal: Terminal) -> None:
    for lang in LANGUAGES:
        printed = terminal.run(*PLAY, "--lang", lang, typed=["?"])
        for name in ("list", "board", "log", "hint", "undo", "rules", "save", "record", "lang", "quit"):
            spelt = re.match(r"\S+", Words(lang).say(f"command-{name}", {"clause": "x", "file": "x"}))
            assert spelt is not None
            assert spelt[0].rstrip(":\u00a0") in COMMANDS
            assert spelt[0] in printed.out


def test_a_hint_can_be_played(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "hint.shamble"
    printed = terminal.run(*PLAY, typed=["hint"])
    said = re.search(r"The Planner would play this:\n +(?:1\. )?(\S+) ", printed.out)
    assert said is not None
    terminal.run(*PLAY, "--save", file, typed=[said[1]])
    assert texts_of(file)[0] == f"A {said[1]}"


def test_board_log_list_record_and_rules_show_what_they_say(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, typed=["board", "list", "log", "record", "rules 3.3", "rules 99.1"])
    assert printed.out.count("Half 1 of 2") == 2
    assert choices_shown(printed) == 2
    assert printed.out.count("The red discs are dealt.") == 2
    assert "shamble record 1" in printed.out
    assert "secret:" not in printed.out
    assert "**ZG-3.3**" in printed.out
    assert "The rulebook has no clause 99.1, nor one with these words." in printed.out


def test_the_language_can_change_at_the_table(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, typed=["lang fr", "langue de", "quitter"])
    assert "Désormais en français." in printed.out
    assert "Shamble ne parle pas «\u00a0de\u00a0»" in printed.out
    assert "Au revoir." in printed.out


def test_french_is_french(terminal: Terminal) -> None:
    typed = ["1"] * 12 + ["?", "zz", "d2-k2", "99", "conseil", "annuler", "plateau", "journal", "quitter"]
    printed = terminal.run(*PLAY, "--lang", "fr", "--names", "Zoé,Yann", "--seats", 2, typed=typed)
    assert "première action" in printed.out
    assert "nourriture" in printed.out
    lines = [line for line in printed.out.splitlines() if ENGLISH.search(line)]
    assert lines == []


def test_the_key_names_every_sign_on_the_board() -> None:
    for lang in LANGUAGES:
        words = Words(lang, "zombiegeddon")
        signs = {disc: words.say("scene-sign", {"what": disc.name}) for disc in box.DISCS[1:]}
        named = {sign[0] if disc.value else sign for disc, sign in signs.items()}
        assert all(re.search(rf"(?<!\w){re.escape(sign)}", words.say("board-key")) for sign in named)


# --- leaving and coming back ---


def test_saving_leaving_and_coming_back_gives_the_same_table(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("kept.shamble")
    first = terminal.run(*PLAY, typed=["1", "1", f"save {file}", "quit"])
    assert first.code == 0
    assert f"Saved as {file}." in first.out
    assert "Goodbye." in first.out
    kept = files.load(file)
    again = terminal.run("play", "zombiegeddon", "--load", file, typed=["board", "quit"])
    board = again.out[again.out.index("Half 1 of 2") : again.out.index("Your choice, or ? for help: board")]
    assert board in first.out
    assert files.load(file).state == kept.state


def test_a_game_goes_on_in_its_own_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "on.shamble"
    terminal.run(*PLAY, "--save", file, typed=["1"])
    before = len(files.load(file))
    terminal.run("play", "zombiegeddon", "--load", file, "--save", file, "--bot", "random", typed=["1"])
    assert len(files.load(file)) > before


def test_leaving_an_unsaved_game_takes_two_words(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, typed=["1", "quit", "quit"])
    assert printed.out.count("This game is not saved.") == 1
    assert printed.out.count("Goodbye.") == 1


def test_the_end_of_input_is_a_goodbye(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "eof.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=[FIRST])
    assert printed.code == 0
    assert "Goodbye." in printed.out
    assert printed.err == ""
    assert texts_of(file) == [f"A {FIRST}"]


def test_not_even_a_crash_loses_an_answer(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("shamble.bots.RandomBot.answer", crash)
    file = tmp_path / "crash.shamble"
    with pytest.raises(ZeroDivisionError):
        terminal.run(*PLAY, "--save", file, typed=["d2-d1 d1-c1"])
    assert texts_of(file) == ["A d2-d1 d1-c1"]


def test_control_c_saves_and_says_goodbye(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "interrupted.shamble"
    printed = terminal.run(*PLAY, "--save", file)
    assert printed.code == 130
    assert "Goodbye." in printed.out
    assert file.exists()


def test_at_the_end_the_record_can_be_kept(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(shamble.game("zombiegeddon"), 2, 3, names=["Ada", "Bram"])
    while match.state.ask is not None:
        match.play(match.state.ask.seats[0], "pass" if len(match) else FIRST)
    monkeypatch.chdir(tmp_path)
    before, taken, after = Path("before.shamble"), Path("taken.shamble"), Path("after.shamble")
    match.branch(len(match) - 1).save(before)
    taken.write_text("mine", encoding="utf-8")
    typed = ["pass", "missing/x", str(taken), str(after), "never.shamble"]
    printed = terminal.run("play", "zombiegeddon", "--hotseat", "--load", before, typed=typed)
    assert "there is no such file or folder." in printed.out
    assert "taken.shamble exists already" in printed.out
    assert files.load(after).state.outcome is not None
    assert taken.read_text(encoding="utf-8") == "mine"
    assert not Path("never.shamble").exists()


def test_a_file_that_is_not_the_games_own_is_never_overwritten(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("diary.txt")
    file.write_text("dear diary", encoding="utf-8")
    printed = terminal.run(*PLAY, typed=["1", f"save {file}"])
    assert "exists already" in printed.out
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_save_without_a_name_takes_a_free_one(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("zombiegeddon-1.shamble").write_text("taken", encoding="utf-8")
    terminal.run(*PLAY, typed=["1", "save"])
    assert len(files.load(Path("zombiegeddon-2.shamble"))) == 1


# --- colours ---


@pytest.mark.parametrize(
    ("variables", "flags", "colours"),
    [
        ({"FORCE_COLOR": "1", "TERM": "xterm-256color"}, (), True),
        ({"FORCE_COLOR": "1", "TERM": "xterm-256color", "NO_COLOR": "1"}, (), False),
        ({"FORCE_COLOR": "1", "TERM": "xterm-256color"}, ("--no-colour",), False),
        ({}, (), False),
    ],
)
def test_colours_only_where_they_are_wanted(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    flags: tuple[str, ...],
    colours: bool,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    printed = terminal.run(*PLAY, "--hotseat", *flags, typed=["1"])
    assert ("\x1b[" in printed.out) == colours


def test_names_are_shown_as_they_are(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, "--names", "[red]Zoé[/red],:boom:")
    assert "[red]Zoé[/red] (you), :boom: (bot" in printed.out


# --- fewer questions -------------------------------------------------------------------------------------------------


def test_the_board_is_shown_when_a_turn_begins_and_otherwise_what_changed(terminal: Terminal) -> None:
    printed = terminal.run(*PLAY, "--hotseat", typed=["1", "1"])
    assert printed.out.count("Half 1 of 2") == 2  # for two turns and three questions
    assert printed.out.count("Your second action") == 1


def test_an_empty_line_plays_only_what_the_prompt_says(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.shamble"
    printed = terminal.run(*PLAY, "--save", file, typed=["", "", "1"])
    assert len(texts_of(file)) == 1
    assert "Enter to" not in printed.out


def test_a_walk_is_one_line(terminal: Terminal) -> None:
    match = Match(shamble.game("zombies"), 2, 3)
    sitting = Sitting(match, {1: bots.make("random", match.game)}, Words("en", "zombies"), Screen(False))
    sitting.habits.levels[0] = "never"
    bot = bots.make("greedy", match.game)
    while True:
        ask = match.state.ask
        assert ask is not None
        view = match.state.view(ask.seats[0])
        if ask.name == "step" and ask.seats[0] == 0 and len(way := farthest(view)) > 1:
            break
        match.play(ask.seats[0], bot.answer(view))
    before = len(match)
    sitting.set_out(0, [way[-1].removeprefix("go-")])
    while sitting.plan is not None and match.state.ask is not None:
        seat = match.state.ask.seats[0]
        if not (seat == 0 and (sitting.goes_on(seat) or sitting.answered_unasked(seat))):
            match.play(seat, "pass" if match.state.pending == OFFER else bot.answer(match.state.view(seat)))
    walked = [
        gesture.entry.answers[0] for gesture in match.standing()[before:] if gesture.entry.answers[0][:3] == "go-"
    ]
    assert walked == way[: len(walked)]
    assert walked


def farthest(view: dict[str, object]) -> list[str]:
    """The longest way that can be walked without a fight."""
    ways = [plans.way_to(view, ("Ada", "Bram"), goal) for goal in plans.goals_in(view, ("Ada", "Bram"))]
    return max(ways, key=len, default=[])


def test_a_goal_out_of_reach_is_a_sentence(terminal: Terminal) -> None:
    printed = terminal.run("play", "zombies", "--seed", 3, "--seats", 2, typed=["go", "go 30.9", "go x"])
    assert printed.code == 0
    assert "Say where to" in printed.out
    assert "There is nowhere to walk to now." in printed.out or "cannot be reached now" in printed.out


def test_orders_are_given_and_shown(terminal: Terminal) -> None:
    typed = [
        "orders shotgun always",
        "orders",
        "orders 1 never",
        "orders brains always",
        "orders fear brains",
        "cards 3",
    ]
    printed = terminal.run("play", "zombies", "--seed", 3, "--seats", 2, typed=[*typed, "cards never"])
    assert "whenever possible." in printed.out
    assert re.search(r"shotgun +play it whenever possible", printed.out)
    assert "There is no order for “brains”" in printed.out
    assert "That order cannot be “brains”" in printed.out
    assert "Say one of useful, always, never" in printed.out
    assert "does not stop for your cards any more" in printed.out
    assert "no cards are played in the turns of others" in terminal.run(*PLAY, typed=["orders", "cards never"]).out


# --- somebody's own bots ---------------------------------------------------------------------------------------------


OWN = """
from shamble.bots import Bot

class Last(Bot):
    def answer(self, view):
        return view["options"][-1]

class Stumbles(Bot):
    def answer(self, view):
        return view["brains"]

class Lies(Bot):
    def answer(self, view):
        return "brains"

class Leaves(Bot):
    def answer(self, view):
        raise SystemExit("enough")
"""


@pytest.fixture
def own_bots(terminal: Terminal) -> Path:
    path = Path("mybots.py")
    path.write_text(OWN, encoding="utf-8")
    return path.resolve()


def test_somebodys_own_bot_sits_at_the_table(terminal: Terminal, own_bots: Path) -> None:
    printed = terminal.run(*PLAY[:4], "--bots", f"{own_bots}:Last", "--save", "own.shamble", typed=["pass"])
    assert "Bram (bot: Last)" in printed.out
    record = Path("own.shamble").read_text(encoding="utf-8")
    assert "players: person Last" in record
    again = terminal.run("play", "zombiegeddon", "--load", "own.shamble")
    assert again.code == 2
    assert "--bots" in again.err
    named = terminal.run("play", "zombiegeddon", "--load", "own.shamble", "--bots", f"{own_bots}:Last", typed=["quit"])
    assert named.code == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [("Stumbles", "KeyError: 'brains' (mybots.py, 10)"), ("Lies", "'brains'"), ("Leaves", "SystemExit: enough")],
)
def test_a_bot_that_fails_is_named_and_the_game_is_kept(
    terminal: Terminal, own_bots: Path, name: str, said: str
) -> None:
    printed = terminal.run(*PLAY[:4], "--bots", f"{own_bots}:{name}", typed=["pass"])
    assert printed.code == 2
    assert said in printed.err
    assert len(files.load(Path("zombiegeddon-1.shamble"))) == 1


def test_a_bot_that_leaves_does_not_end_a_simulation_without_a_word(terminal: Terminal, own_bots: Path) -> None:
    printed = terminal.run(
        "simulate", "zombiegeddon", "--games", "1", "--processes", "1", "--bots", f"random,{own_bots}:Leaves"
    )
    assert printed.code == 2
    assert "SystemExit: enough" in printed.err


# --- the screen ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("zombiegeddon", 4), ("tsunami", 3), ("zombiaki", 2), ("zombies", 3)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_low_screen_shows_board_and_question(
    game: str, seats: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(shamble.game(game), seats, 4)
    screen = Screen(False)
    screen.console = Console(width=80, height=24, color_system=None, highlight=False)
    screen.width, screen.height = 80, 24
    sitting = Sitting(match, {}, Words(lang, game), screen)
    rng, heights = Random(1), []
    while match.state.ask is not None and len(match) < 200:
        seat = match.state.ask.seats[0]
        if len(match) % 5 == 0:
            sitting.boards.clear()
            capsys.readouterr()
            sitting.show_news(seat)
            lines = capsys.readouterr().out.splitlines()
            assert max(map(len, lines)) <= 80
            heights.append(len(lines))
        match.play(seat, rng.choice([str(option) for option in match.state.options(seat)]))
    assert max(heights) <= 23  # and one for the prompt


def test_tab_completes_choices_commands_goals_and_files(terminal: Terminal) -> None:
    match = Match(shamble.game("zombiegeddon"), 2, 3)
    sitting = Sitting(match, {}, Words("en", "zombiegeddon"), Screen(False))
    assert match.state.ask is not None
    found = sitting.completions(match.state.ask.seats[0], "d2")
    assert FIRST in found
    assert "hint" in found
    assert matching(found, "d2-d") == ["d2-d1", "d2-d3"]
    assert matching(found, "HIN") == ["hint "]
    Path("here.shamble").touch()
    assert sitting.completions(0, "save he") == ["here.shamble"]
