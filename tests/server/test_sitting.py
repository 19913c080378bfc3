"""A table as its rows tell it: what is refused, what can be taken back, and what a restart brings back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from server.house import CODE, GAME, asked, begun, made, options, plain_state, sitting, step, walked
from shamble.core.errors import Illegal, Invalid, ShambleError
from shamble.server import rows
from shamble.server.names import MAX_NAME
from shamble.server.rows import AnyRow, Said, Undid
from shamble.server.sitting import Sitting
from shamble.server.trouble import Trouble


def trouble(check: Callable[[], Any]) -> tuple[str, str]:
    """The code of a refusal and the key of its sentence; the table is left as it was."""
    with pytest.raises(Trouble) as found:
        check()
    return found.value.code, found.value.key.removeprefix("host-")


# --- the same rows, the same table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_same_rows_give_the_same_table_at_every_moment(seed: int) -> None:
    table, rng = begun(2 + seed % 3, f"{seed:02x}" * 32), Random(seed)
    written: list[AnyRow] = [made(2 + seed % 3, f"{seed:02x}" * 32)]
    written += [rows.Sat(chair, f"P{chair}", f"device-{chair}") for chair in range(1, 2 + seed % 3)]
    written.append(rows.Began(list(range(2 + seed % 3)), table.game.rules))
    while table.phase == "play":
        written.append(row := step(table, rng))
        table.apply(row)
        if len(written) % 10 == 0:
            assert plain_state(fold(written)) == plain_state(table)
    assert plain_state(fold(written)) == plain_state(table)


def fold(written: list[AnyRow]) -> Sitting:
    """The rows, written and read, folded."""
    found = Sitting(CODE)
    for row in written:
        found.apply(rows.decode(rows.encode(row)))
    return found


def test_every_kind_of_row_can_be_written_and_read() -> None:
    every: list[AnyRow] = [
        made(),
        rows.Sat(1, "Zoë 🧟", "x", True),
        rows.Named(1, "b"),
        rows.Hired(1, "greedy"),
        rows.Emptied(1),
        rows.Renewed(1, "5c" * 16),
        rows.Barred(1),
        rows.Allowed(0),
        rows.Resized(3),
        rows.Chosen("open_piles", True),
        rows.Chosen("pace", "quick", True),
        rows.Committed(0, "5a" * 32),
        rows.Starting(),
        rows.Opened(0, "5b" * 32),
        rows.Began([0, 1], "1"),
        Said(0, ["a1-a2"], ["3"]),
        Undid(0),
        rows.Held(0, ["pass"]),
        rows.Ordered(1, "fairy", "2"),
        rows.Talked(0, None, "say", "Red?"),
        rows.Talked(0, 1, "show", "red"),
        rows.Replaced(1, "hung", "random"),
        rows.Substituted(1, "greedy", [0, 2], "away"),
        rows.Returned(1),
        rows.Left(1),
        rows.Freed(1, [0], "random"),
        rows.Agreed(2, 1, "bot", "greedy"),
        rows.Ended([0, 1], "agreed"),
        rows.Rematched("ZG-2222-2223"),
        rows.Forgotten(1),
    ]
    assert {type(row) for row in every} == set(rows.AnyRow.__args__)
    assert [rows.decode(rows.encode(row)) for row in every] == every


def test_a_table_of_other_rules_is_refused_with_a_sentence() -> None:
    with pytest.raises(Invalid, match="rules"):
        sitting(rows.Hired(1, "random"), rows.Began([0, 1], "0 of long ago"))


def test_a_log_whose_dice_do_not_fit_is_refused() -> None:
    table, rng = begun(), Random(1)
    row = step(table, rng)
    while not isinstance(row, Said) or not row.draws:
        table.apply(row)
        row = step(table, rng)
    other = Said(row.seat, row.answers, [*row.draws, "6"])
    with pytest.raises(Invalid, match="log"):
        table.apply(other)


# --- what is refused ------------------------------------------------------------------------------------------------


def test_the_room_refuses_what_cannot_be() -> None:
    table = sitting(rows.Sat(1, "Bo", "bo"), seats=3)
    before = plain_state(table)
    assert trouble(lambda: table.check_sit("Cy", "cy", 1)) == ("full", "chair-taken")
    assert trouble(lambda: table.check_sit("Cy", "cy", 9)) == ("full", "chair-taken")
    assert trouble(lambda: table.check_sit("  ", "cy", None)) == ("invalid", "name-empty")
    assert trouble(lambda: table.check_sit("x" * (MAX_NAME + 1), "cy", None)) == ("invalid", "name-long")
    assert trouble(lambda: table.check_sit("a\x07b", "cy", None)) == ("invalid", "name")
    assert trouble(lambda: table.check_sit("\u202eevil", "cy", None)) == ("invalid", "name")
    assert trouble(lambda: table.check_bot(0, 0, None)) == ("invalid", "no-chair")
    assert trouble(lambda: table.check_bot(0, 3, "random")) == ("invalid", "no-chair")
    assert trouble(lambda: table.check_bot(0, -1, "random")) == ("invalid", "no-chair")
    assert trouble(lambda: table.check_bot(0, 2, "genius")) == ("invalid", "no-level")
    assert trouble(lambda: table.check_bot(0, 1, "random")) == ("full", "chair-taken")
    assert trouble(lambda: table.check_seats(0, 1)) == ("invalid", "seats")
    assert trouble(lambda: table.check_seats(0, 99)) == ("invalid", "seats")
    assert trouble(lambda: table.check_choice(0, "pace", "hasty", True)) == ("invalid", "no-choice")
    assert trouble(lambda: table.check_choice(0, "listed", 1, True)) == ("invalid", "no-choice")
    assert trouble(lambda: table.check_choice(0, "mood", "good", True)) == ("invalid", "no-manner")
    assert trouble(lambda: table.check_choice(0, "open_piles", "maybe", False)) == ("invalid", "no-choice")
    assert trouble(lambda: table.check_choice(0, "no_such", True, False)) == ("invalid", "no-option")
    assert trouble(lambda: table.check_answer(0, ["a1-a2"])) == ("not-now", "not-started")
    assert trouble(lambda: table.check_undo(0)) == ("not-now", "not-started")
    assert plain_state(table) == before


def test_chairs_with_people_are_not_carried_away() -> None:
    table = sitting(rows.Sat(2, "Cy", "cy"), seats=3)
    assert trouble(lambda: table.check_seats(0, 2)) == ("full", "chair-taken")
    table.apply(rows.Emptied(2))
    table.apply(table.check_seats(0, 2))
    assert len(table.chairs) == 2


def test_a_chair_that_was_carried_away_comes_back_empty() -> None:
    table = sitting(rows.Hired(2, "greedy"), seats=3)
    table.apply(table.check_seats(0, 2))
    table.apply(table.check_seats(0, 3))
    assert (table.chairs[2].state, table.chairs[2].name, table.chairs[2].level) == ("free", "", "")


def test_a_full_table_says_so_and_too_few_cannot_begin() -> None:
    table = sitting()
    assert trouble(lambda: table.check_start(0)) == ("not-now", "too-few")
    table.apply(table.check_sit("Bo", "bo", None))
    assert trouble(lambda: table.check_sit("Cy", "cy", None)) == ("full", "full")


def test_only_the_host_decides_about_the_room() -> None:
    table = sitting(rows.Sat(1, "Bo", "bo"), seats=3)
    checks: tuple[Callable[[], Any], ...] = (
        lambda: table.check_bot(1, 2, "random"),
        lambda: table.check_bot(1, 2, None),
        lambda: table.check_seats(1, 2),
        lambda: table.check_local(1, 2, "Cy"),
        lambda: table.check_choice(1, "open_piles", True, False),
        lambda: table.check_choice(1, "pace", "quick", True),
        lambda: table.check_start(1),
    )
    for check in checks:
        assert trouble(check) == ("not-yours", "not-host")


def test_a_game_that_runs_has_no_room_any_more() -> None:
    table = begun()
    checks: tuple[Callable[[], Any], ...] = (
        lambda: table.check_sit("Cy", "cy", None),
        lambda: table.check_local(0, 1, "Cy"),
        lambda: table.check_name(0, "Cy"),
        lambda: table.check_bot(0, 1, None),
        lambda: table.check_seats(0, 3),
        lambda: table.check_choice(0, "open_piles", True, False),
        lambda: table.check_start(0),
    )
    for check in checks:
        assert trouble(check) == ("not-now", "started-already")
    assert table.check_choice(0, "watch", "nobody", True).value == "nobody"  # a custom can still change


def test_free_chairs_are_left_out_of_the_game() -> None:
    table = sitting(rows.Sat(3, "Di", "di"), seats=4)
    table.apply(table.check_start(0))
    assert table.order == [0, 3]
    assert table.names() == ("Ann", "Di")
    assert (table.seat_of(0), table.seat_of(3), table.seat_of(1), table.seat_of(-1)) == (0, 1, None, None)


def test_options_are_kept_as_the_game_means_them() -> None:
    table = sitting()
    table.apply(table.check_choice(0, "open_piles", "on", False))
    assert table.settings["open_piles"] is True


def test_the_list_is_told_when_what_it_says_changes() -> None:
    table = sitting(rows.Sat(1, "Bo", "bo"))
    assert table.listed_after(rows.Named(1, "Bob")) == ("room", False)
    assert table.listed_after(rows.Chosen("listed", True, manner=True)) == ("room", True)
    assert table.listed_after(rows.Chosen("open_piles", True)) == ("room", False)
    table.apply(rows.Chosen("listed", True, manner=True))
    began = table.check_start(0)
    assert table.listed_after(began) == ("play", True)
    table.apply(began)
    rng, seen = Random(4), []
    while table.phase == "play":
        row = step(table, rng)
        seen.append(table.listed_after(row))
        table.apply(row)
    assert seen[-1] == ("over", True)
    assert set(seen[:-1]) == {("", True)}


def test_names_are_made_unique() -> None:
    table = sitting(seats=4)
    table.apply(table.check_sit("Ann", "a", None))
    table.apply(table.check_sit("  Ann ", "b", None))
    assert [chair.name for chair in table.chairs[:3]] == ["Ann", "Ann 2", "Ann 3"]
    table.apply(table.check_name(2, "Ann 2"))
    assert table.chairs[2].name == "Ann 2 2"
    table.apply(table.check_name(2, "Ann 2 2"))
    assert table.chairs[2].name == "Ann 2 2"  # one's own name is free
    long = "x" * MAX_NAME
    table.apply(table.check_name(1, long))
    table.apply(table.check_name(2, long))
    assert len(table.chairs[2].name) <= MAX_NAME
    assert table.chairs[2].name != long


def test_a_bot_does_not_take_a_persons_name() -> None:
    table = sitting(seats=3)
    table.apply(table.check_name(0, "Groan"))
    table.apply(table.check_bot(0, 1, "random"))
    table.apply(table.check_bot(0, 2, "random"))
    assert len({chair.name for chair in table.chairs}) == 3


# --- answers --------------------------------------------------------------------------------------------------------


def test_an_answer_is_refused_by_clause_and_leaves_the_table_as_it_was() -> None:
    table = begun()
    before = plain_state(table)
    seat = asked(table)
    with pytest.raises(Illegal) as illegal:
        table.check_answer(seat, [options(table)[0], "a1-c9"])
    assert illegal.value.clause.startswith("ZG-")
    for answers in (["nonsense"], [""], ["a1-"], ["🧟"]):
        with pytest.raises(ShambleError):
            table.check_answer(seat, answers)
    assert trouble(lambda: table.check_answer(1 - seat, [options(table)[0]])) == ("not-asked", "not-asked")
    assert trouble(lambda: table.check_answer(seat, [])) == ("invalid", "gesture")
    assert trouble(lambda: table.check_answer(seat, ["a1-a2"] * 65)) == ("invalid", "gesture")
    assert plain_state(table) == before


def test_several_answers_are_one_gesture_all_or_nothing() -> None:
    table = begun()
    play = table.play
    assert play is not None
    first = walked(table)
    trial = play.attempt(asked(table), first)
    second = str(trial.state.options(asked(table))[0])
    row = table.check_answer(asked(table), [*first, second])
    table.apply(row)
    assert play.said == [row]
    assert play.ask_of(0) == 2


def test_after_the_end_nothing_is_asked() -> None:
    table, rng = begun(3), Random(3)
    while table.phase == "play":
        table.apply(step(table, rng))
    with pytest.raises(ShambleError):
        table.check_answer(0, ["a1-a2"])
    assert trouble(lambda: table.check_undo(0))[0] == "not-now"


# --- taking back ----------------------------------------------------------------------------------------------------


def test_a_gesture_can_be_taken_back_until_it_is_handed_over() -> None:
    table = begun()
    play = table.play
    assert play is not None
    seat, before = asked(table), play.state.to_json()
    assert trouble(lambda: table.check_undo(seat)) == ("not-now", "undo-nothing")
    answers = walked(table)
    table.apply(table.check_answer(seat, answers))
    assert play.can_undo(seat)
    assert not play.can_undo(1 - seat)
    assert trouble(lambda: table.check_undo(1 - seat))[0] == "not-now"
    table.apply(table.check_undo(seat))
    assert play.state.to_json() == before
    assert [type(row) for row in play.said] == [Said, Undid]  # appended, not removed
    assert trouble(lambda: table.check_undo(seat)) == ("not-now", "undo-nothing")


def test_what_was_rolled_or_handed_over_stays() -> None:
    seen: set[str] = set()
    for seed in range(8):
        table, rng = begun(2, f"{seed:02x}" * 32), Random(seed)
        play = table.play
        assert play is not None
        while table.phase == "play":
            row = table.check_answer(asked(table), [rng.choice(options(table))])
            table.apply(row)
            last = row.seat
            if row.draws or play.asked() != (last,):
                seen.add(trouble(partial(table.check_undo, last))[1])
            else:
                assert play.can_undo(last)
    assert seen == {"undo-rolled", "undo-handed"}


def test_ask_numbers_never_come_again() -> None:
    table, rng = begun(), Random(5)
    play = table.play
    assert play is not None
    asks = [play.ask_of(0)]
    while table.phase == "play":
        table.apply(step(table, rng))
        asks.append(play.ask_of(0))
    assert asks == sorted(set(asks))
    assert any(isinstance(row, Undid) for row in play.said)


def test_a_repeated_answer_is_known_and_a_late_one_is_stale() -> None:
    table = begun()
    play = table.play
    assert play is not None
    seat, answers = asked(table), walked(table)
    assert not play.check_ask(seat, 1, answers)
    table.apply(table.check_answer(seat, answers))
    assert play.check_ask(seat, 1, answers)
    other = next(option for option in options(begun()) if [option] != answers)
    assert trouble(lambda: play.check_ask(seat, 1, [other])) == ("stale", "stale")
    assert trouble(lambda: play.check_ask(1 - seat, 1, answers)) == ("stale", "stale")
    for ask in (0, 3, 2**40):
        assert trouble(lambda ask=ask: play.check_ask(seat, ask, answers)) == ("stale", "stale")  # type: ignore[misc]
    table.apply(table.check_undo(seat))
    assert play.check_ask(seat, 2, None)  # the undo, repeated
    assert play.check_ask(seat, 1, answers)  # it was said, and taken back since: not said again
    assert trouble(lambda: play.check_ask(seat, 1, None)) == ("stale", "stale")
    assert not play.check_ask(seat, 3, answers)


def test_a_bot_that_broke_is_known_by_name_in_the_log() -> None:
    table = sitting(rows.Hired(1, "search"), rows.Began([0, 1], "1"))
    table.apply(rows.Replaced(1, "hung", "random"))
    assert table.bot_level(1) == "random"
    assert table.lines[-1].key == "host-log-replaced-hung"
    assert table.game.name == GAME


def test_a_repeat_is_known_again_however_it_is_typed() -> None:
    table = begun()
    play = table.play
    assert play is not None
    seat = play.asked()[0]
    move = next(str(option) for option in play.state.options(seat) if "-" in str(option))
    ask = play.ask_of(0)
    table.apply(table.check_answer(seat, [f" {move.upper()}"]))
    assert play.check_ask(seat, ask, [f" {move.upper()}"])
    assert play.check_ask(seat, ask, [move])
    with pytest.raises(Trouble, match="stale"):
        play.check_ask(seat, ask, ["pass"])
