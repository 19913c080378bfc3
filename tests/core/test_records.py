"""Records: readable, whole, checked; broken ones are refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.core.errors import BrokenRecord, Illegal, Invalid
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.record import checksum, from_text
from shamble.core.replay import load, replay, verify
from shamble.games.zombiegeddon.game import GAME
from shamble.testing.walk import answer_at_random
from toy_game import TOY


def played(game: Game = GAME, answers: int = 12, seed: int = 3, chance: str = "draw") -> Match:
    match = Match(game, 3, seed, chance=chance)
    rng = Random(seed)
    for _ in range(answers):
        if match.state.ask is not None:
            answer_at_random(match, rng)
    return match


def resealed(text: str) -> str:
    """A record whose sum is right again after somebody changed it."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {checksum(body)}\n"


@pytest.mark.parametrize("game", [GAME, TOY], ids=["zombiegeddon", "toy"])
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_walk_with_undos_folds_to_the_same_table(game: Game, data: st.DataObject) -> None:
    match = Match(game, 3, data.draw(st.integers(0, 9)))
    for _ in range(data.draw(st.integers(0, 25))):
        ask = match.state.ask
        if ask is None:
            break
        if len(match) and data.draw(st.integers(0, 5)) == 0:
            match.undo()
            continue
        seat = data.draw(st.sampled_from(ask.seats))
        match.play(seat, data.draw(st.sampled_from(list(match.state.options(seat)))))
    again = replay(match.record(), game)
    assert again.state == match.state
    assert again.record() == match.record()
    assert from_text(match.record()).to_text() == match.record()


def test_a_gesture_is_all_or_nothing() -> None:
    match = Match(GAME, 2, 1)
    ask = match.state.ask
    assert ask is not None
    first = match.state.options(ask.seats[0])[1]
    before = match.record()
    with pytest.raises(Illegal):
        match.play(ask.seats[0], [first, "a1-l10"])
    assert match.record() == before
    second = next(str(answer) for answer in match.state.options(ask.seats[0]) if str(answer).startswith("k2"))
    match.play(ask.seats[0], [first, second])
    assert len(match) == 1
    assert match.state.number == 2
    match.undo()
    assert match.state.number == 0


def test_undo_is_an_entry_and_the_dice_stay() -> None:
    match = played(TOY, 4)
    before = match.state.digest()
    answer_at_random(match, Random(1))
    match.undo()
    assert match.state.digest() == before
    assert match.record().count("\nundo\n") == 1


def test_what_a_seat_never_saw_is_not_seen_to_be_taken_back() -> None:
    match = Match(TOY, 3, 1)
    before = match.record(0)
    match.play(1, "barn")  # sealed
    match.undo()
    assert match.record(0) == before
    assert "\nB barn\nundo\n" in match.record(1)
    match.play(0, "barn")
    match.undo()
    assert match.record(0).count("\nundo\n") == 1
    assert match.record(2) == match.record(2).replace("undo", "")


def test_a_gesture_ends_where_chance_speaks() -> None:
    """One seat may end half 1 and begin half 2, but not in one gesture: it would see the deal and could go back."""
    for seed in range(40):
        match = Match(GAME, 2, seed)
        rng = Random(seed)
        while match.state.ask is not None and match.state.view(None)["half"] == 1:
            answer_at_random(match, rng)
        before = match.branch(len(match) - 1)
        ask = match.state.ask
        seat = match.gestures[-1].entry.seat
        if ask is not None and ask.seats == (seat,):
            last, record = match.gestures[-1].entry.answers[0], before.record()
            for answer in list(match.state.options(seat))[:3]:
                with pytest.raises(Illegal, match=f"After {last}, something is rolled, drawn or revealed"):
                    before.play(seat, [last, answer])
            assert before.record() == record
            before.play(seat, last)
            told = replay(before.record(0), GAME)
            assert told.state.view(None) == before.state.view(None)
            assert told.gestures[-1].facts == before.gestures[-1].facts
            return
    raise AssertionError("no such game among forty")


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(Illegal, match="nothing"):
        Match(GAME, 2, 1).undo()


def test_any_point_can_be_seen_and_continued() -> None:
    match = played(answers=20)
    assert match.at(7).number == 7
    branch = match.branch(7)
    assert branch.state == match.at(7)
    answer_at_random(branch, Random(5))
    assert len(match) == 20
    assert replay(branch.record(), GAME).state == branch.state
    with pytest.raises(Invalid, match="20 gestures"):
        match.at(21)


@pytest.mark.parametrize("chance", ["draw", "ask"])
def test_a_record_without_a_gesture_reads_back(chance: str) -> None:
    match = Match(GAME, 2, 7, chance=chance)
    assert replay(match.record(), GAME).state == match.state
    assert replay(match.record(1), GAME).state.view(1) == match.state.view(1)


def test_a_record_is_readable() -> None:
    text = played().record()
    assert text.startswith(
        "shamble record 1\ngame: zombiegeddon\nrules: 1\nseats: 3\noptions: open_piles=off\nplayers: "
    )
    assert all(len(line) <= 120 for line in text.splitlines())


def test_a_seats_own_record_has_no_secret_and_can_be_continued() -> None:
    match = played(answers=15)
    own = match.record(1)
    assert match.header["secret"] not in own
    assert match.header["salt"] not in own
    assert match.header["seal"] in own
    again = replay(own, GAME)
    kept = {key: value for key, value in again.state.to_json().items() if key not in ("dice", "number")}
    assert kept == {key: value for key, value in match.state.to_json().items() if key not in ("dice", "number")}
    answer_at_random(again, Random(1))
    assert replay(again.record(), GAME).state.number >= 15
    with pytest.raises(Invalid, match="secret"):
        verify(own, GAME)


def test_told_dice_survive_the_apocalypse() -> None:
    match = Match(GAME, 2, 11)
    rng = Random(2)
    while match.state.ask is not None:
        answer_at_random(match, rng)
    again = replay(match.record(0), GAME)
    assert again.state.outcome == match.state.outcome
    assert again.state.view(None) == match.state.view(None)


def test_a_seats_own_record_of_a_game_with_secrets_holds_only_what_it_saw() -> None:
    match = played(TOY, 14)
    own = match.record(0)
    assert '"fact": "drew", "seat": 1' not in own
    assert '"fact": "said", "seat": 0, "value"' in own
    assert not any(line.startswith(("B ", "C ", "* ")) for line in own.splitlines())
    with pytest.raises(Invalid, match="own record"):
        replay(own, TOY)


def test_chance_put_to_the_caller_is_recorded() -> None:
    match = played(answers=130, chance="ask")
    assert "\n? " in match.record()
    assert replay(match.record(), GAME).state == match.state
    told = replay(match.record(1), GAME)
    assert told.state.view(1) == match.state.view(1)
    assert told.state.ask_chance


def test_chance_put_to_the_caller_may_be_pending_at_the_end_of_an_own_record() -> None:
    match = played(answers=20, chance="ask")
    assert match.state.ask is not None
    assert match.state.ask.kind == "chance"
    assert replay(match.record(0), GAME).state.view(None) == match.state.view(None)


def test_the_dice_are_sealed_before_and_verified_after() -> None:
    match = Match(GAME, 2)
    match.verify()
    other = Match(GAME, 2)
    assert match.header["seal"] != other.header["seal"]
    forged = match.record().replace(match.header["secret"], other.header["secret"])
    with pytest.raises(Invalid, match="sealed"):
        verify(resealed(forged), GAME)


def change(text: str, old: str, new: str) -> str:
    assert old in text
    return resealed(text.replace(old, new, 1))


BROKEN: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "foreign": lambda text: "a letter to my aunt\n",
    "cut off": lambda text: text[: len(text) // 2],
    "last line missing": lambda text: text[: text.rindex("sum ")],
    "changed": lambda text: text.replace("pass", "pss").replace("d2", "d3"),
    "other game": lambda text: change(text, "game: zombiegeddon", "game: chess"),
    "other rules": lambda text: change(text, "rules: 1", "rules: 2"),
    "bad header": lambda text: change(text, "seats: 3", "seats 3"),
    "twice": lambda text: change(text, "seats: 3", "seats: 3\nseats: 3"),
    "seats": lambda text: change(text, "seats: 3", "seats: 9"),
    "seats no number": lambda text: change(text, "seats: 3", "seats: three"),
    "no seats": lambda text: change(text, "seats: 3\n", ""),
    "options": lambda text: change(text, "open_piles=off", "open_piles=perhaps"),
    "unknown option": lambda text: change(text, "open_piles=off", "open_pils=off"),
    "names": lambda text: change(text, "name C: C\n", ""),
    "secret": lambda text: change(text, "secret: ", "secret: x"),
    "salt": lambda text: change(text, "salt: ", "salt: zz"),
    "chance": lambda text: change(text, "chance: draw", "chance: maybe"),
    "dice": lambda text: change(text, "\n* ", "\n* we "),
    "line": lambda text: change(text, "\nsum", "\n??? what\nsum"),
    "too many undos": lambda text: change(text, "\nsum", "\nundo" * 99 + "\nsum"),
    "illegal": lambda text: change(text, "\nsum", "\nA a1-l10\nB a1-l10\nC a1-l10\nsum"),
    "unreadable": lambda text: change(text, "\nsum", "\nA hello\nB hello\nC hello\nsum"),
    "no such seat": lambda text: change(text, "\nsum", "\nZ pass\nsum"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_is_refused_with_a_sentence(how: str) -> None:
    text = BROKEN[how](played().record())
    with pytest.raises(Invalid) as error:
        replay(text, GAME)
    assert str(error.value).endswith(".")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_record_it_is_replayed_or_refused(data: st.DataObject) -> None:
    text = RECORD
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    changed = text[:start] + data.draw(st.text(max_size=12)) + text[end:]
    with suppress(Invalid):
        replay(resealed(changed) if "sum " in changed else changed, GAME)


RECORD = played().record()


@pytest.mark.parametrize("text", [None, 7, b"shamble record 1\n", "x" * 9_000_000, "shamble record 1\n\ud800\nsum 0\n"])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(Invalid):
        replay(text, GAME)


def test_files(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "game.shamble"
    match.save(path)
    assert load(path, GAME).state == match.state
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(Invalid, match="cannot be read"):
        load(tmp_path / "nothing", GAME)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Invalid, match="not text"):
        load(tmp_path / "binary", GAME)
    for name in (str(tmp_path / "no" / "folder"), "", "a\0b"):
        with pytest.raises(Invalid, match="cannot be written"):
            match.save(name)
    with pytest.raises(Invalid, match="cannot be read"):
        load("a\0b", GAME)


@pytest.mark.parametrize("names", [["A"], ["A", "B", ""], ["A", "B", "x" * 41], ["A", "B", "C\nname D: D"]])
def test_bad_names_are_refused(names: list[str]) -> None:
    with pytest.raises(Invalid):
        Match(GAME, 3, 1, names=names)


def test_who_sits_where_is_kept() -> None:
    match = Match(GAME, 2, 1, players=["person", "greedy"])
    assert replay(match.record(), GAME).players == ("person", "greedy")
    assert replay(match.record(0), GAME).players == ("person", "greedy")
    assert Match(GAME, 2, 1).players == ("person", "person")
    old = change(match.record(), "players: person greedy\n", "")
    assert replay(old, GAME).players == ("person", "person")


@pytest.mark.parametrize("players", [["person"], "ab", 5, ["person", "two words"], ["person", ""], ["person", 7]])
def test_bad_players_are_refused(players: object) -> None:
    with pytest.raises(Invalid, match="player"):
        Match(GAME, 2, 1, players=players)  # type: ignore[arg-type]


def test_names_are_kept() -> None:
    match = Match(GAME, 2, 1, names=["Ada: the first", "Zoë"])
    assert replay(match.record(), GAME).names == ("Ada: the first", "Zoë")


# --- talk, and passes that were asked for ---------------------------------------------------------------------------


def talked() -> Match:
    """A match of the toy in which something was said before the first answer, after it, and after an undo."""
    match = Match(TOY, 3, 5)
    match.note(0, None, "say", "  Good   evening ")
    match.play(0, "barn")
    match.note(1, 2, "promise", "field")
    match.undo()
    match.note(2, 0, "show", "barn")
    return match


def test_what_is_said_stands_in_the_record_and_comes_back() -> None:
    match = talked()
    again = Match.replay(match.record(), TOY)
    assert again.record() == match.record()
    assert again.heard(0) == match.heard(0)
    assert "; A - say Good evening" in match.record()
    assert again.state == Match(TOY, 3, 5).state


def test_a_seats_own_record_holds_what_it_heard() -> None:
    match = talked()
    said = [[note.kind for note in match.heard(seat)] for seat in (0, 1, 2, None)]
    assert said == [["say", "show"], ["say", "promise"], ["say", "promise", "show"], ["say"]]
    assert "; B C promise field" in match.record(1)
    assert "promise" not in match.record(0)
    assert "; C A show barn" in match.record(0)
    assert "show" not in match.record(1)


@pytest.mark.parametrize(
    "note",
    [
        (0, None, "shout", "Hi"),
        (0, None, "say", " "),
        (0, None, "say", "a\nb"),
        (0, None, "say", "x" * 201),
        (7, None, "say", "Hi"),
        (0, 7, "say", "Hi"),
    ],
)
def test_what_cannot_be_said_is_refused_and_nothing_is_noted(note: tuple[int, int | None, str, str]) -> None:
    match = Match(TOY, 3, 5)
    with pytest.raises(Invalid):
        match.note(*note)
    assert not match.heard(0)


@pytest.mark.parametrize("line", ["; A", "; A - say", "; A B shout Hi", "; AB - say Hi", "; A x say Hi"])
def test_a_broken_line_of_talk_is_refused(line: str) -> None:
    body = talked().record().rpartition("sum ")[0] + line + "\n"
    with pytest.raises(BrokenRecord):
        Match.replay(f"{body}sum {checksum(body)}\n", TOY)


def test_a_record_says_that_those_were_asked_who_could_only_pass() -> None:
    match = Match(TOY, 3, 5, passes="ask")
    while (ask := match.state.ask) is not None:
        match.play(ask.seats[0], match.state.options(ask.seats[0])[0])
    assert "passes: ask" in match.record()
    assert Match.replay(match.record(), TOY).state == match.state


def test_a_gesture_ends_where_others_answer_too() -> None:
    match = Match(TOY, 3, 5)
    match.play(1, "field")
    match.play(2, "field")
    before = match.state.digest()
    with pytest.raises(Illegal) as refused:
        match.play(0, ["barn", "attack-1"])  # else the refusal of the second would tell how the others voted
    assert refused.value.key == "gesture-ends"
    assert match.state.digest() == before
