"""The end: Brains, most zombies, rolls and tokens for a tie, places and reasons."""

from __future__ import annotations

import pytest

from shamble.core.outcome import Outcome
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes


def outcome(table: Scenario) -> Outcome:
    """How the game ended."""
    assert table.asked == ""
    assert table.state.outcome is not None
    return table.state.outcome


# --- most zombies ---


@clause("TS-2.7", "TS-2.9")
def test_most_zombies_wins() -> None:
    end = outcome(tsunami(hordes=[4, 9, 2], at="finish"))
    assert end.ranking == ((1,), (0,), (2,))
    assert (end.reason, end.scores) == ("HORDE", (4, 9, 2))


@clause("TS-2.7")
def test_coins_civilians_saves_and_other_birds_count_nothing() -> None:
    end = outcome(
        tsunami(
            hordes=[4, 5, 3],
            at="finish",
            coins=[2, 0, 0],
            kept={"A": ["save2"]},
            birds={"A": ["super_bird", "banker"]},
        )
    )
    assert end.winners == (1,)


@clause("TS-2.7", "TS-8.2")
def test_every_brain_in_hand_is_shown_and_adds_a_zombie() -> None:
    table = tsunami(hordes=[4, 5, 3], at="finish", birds={"A": ["brain", "brain", "punk"]}, first="B")
    assert outcome(table).scores == (6, 5, 3)
    assert table.told("brains_shown") == [{"fact": "brains_shown", "seat": 0, "count": 2}]
    assert [fact["zombies"] for fact in table.told("finished")] == [5, 3, 6]


@clause("TS-2.7", "TS-9.2")
def test_nothing_but_brains_is_shown_at_the_end() -> None:
    table = tsunami(hordes=[4, 5, 3], at="finish", birds={"A": ["brain", "punk"], "B": ["fairy"]})
    view = table.state.view(2)
    assert (view["brains"], view["birds"], view["hands"]) == ([1, 0, 0], [], [2, 1, 0])
    assert "punk" not in str(view)
    assert "fairy" not in str(view)


@clause("TS-2.7")
def test_brains_decide_before_anybody_rolls() -> None:
    end = outcome(tsunami(hordes=[5, 5, 3], at="finish", birds={"B": ["brain"]}))
    assert (end.winners, end.reason) == ((1,), "HORDE")
    table = tsunami(hordes=[5, 4, 3], at="finish", birds={"B": ["brain"]})
    assert (table.asked, len(table.chances())) == ("faces", 6)


# --- the roll-off ---


@clause("TS-2.7")
def test_those_tied_for_first_roll_all_their_cubes_and_most_left_wins() -> None:
    table = tsunami(hordes=[5, 2, 5], at="finish", first="C")
    assert table.asked == "faces"
    table.draws("faces-2")
    assert table.told("rolled_off") == [{"fact": "rolled_off", "seat": 2, "cubes": 5, "faces": 2, "left": 3}]
    table.draws("faces-1")
    assert table.told("rolled_off") == [{"fact": "rolled_off", "seat": 0, "cubes": 5, "faces": 1, "left": 4}]
    end = outcome(table)
    assert end.ranking == ((0,), (2,), (1,))
    assert (end.reason, end.scores) == ("ROLL", (5, 2, 5))


@clause("TS-2.7")
def test_those_still_tied_roll_what_they_have_left() -> None:
    table = tsunami(hordes=[5, 5, 5], at="finish").rolls(A=1, B=1, C=2)
    assert table.asked == "faces"
    assert len(table.chances()) == 5
    table.draws("faces-0")
    assert table.told("rolled_off")[0]["cubes"] == 4
    table.draws("faces-1")
    assert outcome(table).ranking == ((0,), (1, 2))


@clause("TS-2.7")
def test_who_fell_behind_is_out_of_it_for_good() -> None:
    table = tsunami(hordes=[5, 5, 5], at="finish").rolls(A=4, B=4, C=5).rolls(A=1, B=1)
    assert table.asked == "tie"
    assert table.chances() == {"tie-A": 1, "tie-B": 1}


@clause("TS-2.7", "TS-2.8")
def test_in_these_rolls_a_horde_may_be_nothing() -> None:
    table = tsunami(hordes=[3, 3, 1], at="finish").rolls(A=3, B=2)
    end = outcome(table)
    assert (end.winners, end.reason, end.scores) == ((1,), "ROLL", (3, 3, 1))


@clause("TS-2.7", "TS-2.9", "TS-3.9")
def test_if_all_are_at_nothing_tokens_decide() -> None:
    table = tsunami(hordes=[2, 2, 1], at="finish").rolls(A=2, B=2)
    assert (table.asked, table.chances()) == ("tie", {"tie-A": 1, "tie-B": 1})
    table.draws("tie-B")
    assert table.told("token_drawn") == [{"fact": "token_drawn", "seat": 1}]
    end = outcome(table)
    assert (end.ranking, end.reason) == (((1,), (0,), (2,)), "TOKEN")


@clause("TS-2.7")
def test_after_the_sixth_roll_tokens_decide() -> None:
    table = tsunami(hordes=[9, 9, 1], at="finish")
    for roll in range(1, 7):
        assert table.asked == "faces", roll
        table.rolls(A=1, B=1)
    assert table.asked == "tie"
    table.draws("tie-A")
    assert outcome(table).reason == "TOKEN"


@clause("TS-2.7")
def test_the_sixth_roll_itself_may_decide() -> None:
    table = tsunami(hordes=[9, 9, 1], at="finish")
    for _ in range(5):
        table.rolls(A=0, B=0)
    table.rolls(A=1, B=0)
    assert (outcome(table).winners, outcome(table).reason) == ((1,), "ROLL")


@clause("TS-2.7")
def test_nobody_is_asked_anything_in_the_rolls() -> None:
    birds = {"A": ["fairy", "banker"], "B": ["super_fairy"]}
    table = tsunami(hordes=[3, 3, 3], at="finish", birds=birds, kept={"A": ["save1"]}, passes="ask")
    while table.asked:
        assert table.waits_for == ""
        table.draws(table.options(None)[-1])
    assert "opened" not in str(table.story)


@clause("TS-2.7")
def test_a_token_of_somebody_who_is_not_tied_is_refused() -> None:
    table = tsunami(hordes=[2, 2, 1], at="finish").rolls(A=2, B=2)
    table.refuses(None, "tie-C", "TS-2.1")
    table.refuses(None, "faces-1", "TS-2.1")


@clause("TS-2.7")
def test_nothing_is_answered_after_the_end() -> None:
    table = tsunami(hordes=[4, 9, 2], at="finish")
    table.refuses("A", "pass", "TS-2.7")


# --- places ---


@clause("TS-2.9")
def test_the_others_of_the_tie_share_second_place_and_the_rest_follow() -> None:
    table = tsunami(hordes=[5, 3, 5, 3, 5, 1], at="finish").rolls(A=0, C=1, E=2)
    end = outcome(table)
    assert end.ranking == ((0,), (2, 4), (1, 3), (5,))
    assert [end.place(seat) for seat in range(6)] == [1, 4, 2, 4, 2, 6]


@clause("TS-2.9")
def test_ties_for_lower_places_are_shared_and_not_rolled() -> None:
    end = outcome(tsunami(hordes=[3, 7, 3], at="finish"))
    assert (end.ranking, end.reason) == (((1,), (0, 2)), "HORDE")


# --- a horde of none ---


@clause("TS-2.8")
@pytest.mark.parametrize("loss", [1, 2, 3])
def test_a_horde_of_none_is_one_at_once(loss: int) -> None:
    table = tsunami(hordes=[loss, 5, 5], card="bridge", zombird=False).rolls(A=loss, B=0, C=0)
    assert table.hordes() == [1, 5, 5]
    assert table.told("died") == [{"fact": "died", "seat": 0, "count": loss, "left": 1, "back": 1, "cause": 9}]


@clause("TS-2.8", "TS-4.5")
def test_the_last_zombie_can_be_stolen_and_is_replaced() -> None:
    table = tsunami(hordes=[5, 1, 5], at="opening", birds={"A": ["ptero"]}).play("A", "play-ptero-B")
    assert table.hordes() == [6, 1, 5]
    assert [(fact["count"], fact["back"]) for fact in table.told("stole")] == [(1, 1)]


@clause("TS-2.8", "TS-8.5")
def test_the_zombie_so_replaced_died_all_the_same() -> None:
    table = tsunami(hordes=[1, 5, 5], card="gap", event="zombie").rolls(A=1, B=0, C=1)
    table.draws("bird-punk")
    assert (table.birds("A"), table.birds("B")) == ([], ["punk"])
    assert table.hordes() == [1, 5, 4]


@clause("TS-2.8")
def test_it_is_one_in_every_kind_of_loss() -> None:
    bombed = tsunami(hordes=[6, 1, 4], card="civilian_bomb", zombird=False, up="ABC").play("A", "bomb-B")
    pushed = votes(tsunami(hordes=[2, 30, 30], card="plane", zombird=False), "rbb")
    assert (bombed.hordes(), pushed.passes().hordes()) == ([6, 1, 4], [1, 30, 30])
