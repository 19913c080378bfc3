"""Pushes: the vote, birds for teams that are short, the judging, losses and rewards."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes


def judged(table: Scenario) -> dict[object, tuple[object, bool]]:
    """By bead, 0 red, 1 blue, 2 yellow: the team's total, and whether it held."""
    return {fact["bead"]: (fact["total"], bool(fact["held"])) for fact in table.told("judged")}


# --- the vote ---


@clause("TS-3.3")
def test_all_lock_a_bead_in_secret_and_all_are_shown_together() -> None:
    table = tsunami(hordes=[5, 5, 5], card="car", first="B")
    assert (table.asked, table.waits_for) == ("vote", "ABC")
    table.play("C", "yellow").play("A", "red")
    assert (table.happened, table.waits_for) == ([], "B")
    table.play("B", "red")
    assert [(fact["seat"], fact["bead"]) for fact in table.told("voted")] == [(1, 0), (2, 2), (0, 0)]


@clause("TS-3.3")
def test_a_lock_may_be_changed_until_the_last_is_in() -> None:
    table = tsunami(hordes=[5, 5, 5], card="car").play("A", "red").play("A", "yellow").play("B", "blue")
    table.play("A", "blue").play("C", "yellow")
    assert [fact["bead"] for fact in table.told("voted")] == [1, 1, 2]


@clause("TS-3.3")
def test_a_vote_after_the_reveal_is_refused() -> None:
    table = tsunami(hordes=[5, 5, 5], card="truck", birds={"A": ["punk"]})
    votes(table, "rbb")
    assert table.asked == "push_birds"
    table.refuses("A", "blue", "TS-3.3")
    table.refuses("B", "blue", "TS-2.1")


@clause("TS-3.3")
@pytest.mark.parametrize("answer", ["pass", "zombie", "bomb-B"])
def test_a_push_is_voted_on_with_a_bead(answer: str) -> None:
    tsunami(card="car", birds={"A": ["punk"]}).refuses("A", answer, "TS-3.3")


@clause("TS-3.3")
def test_equal_colours_are_one_team_and_an_unchosen_colour_is_none() -> None:
    table = votes(tsunami(hordes=[2, 3, 4, 6], card="car", zombird=False), "rrbb")
    assert judged(table) == {0: (5, True), 1: (10, True)}


# --- birds ---


@clause("TS-3.4")
@pytest.mark.parametrize(("bird", "adds"), [("punk", 3), ("super_bird", 10)])
def test_a_bird_counts_for_its_players_team(bird: str, adds: int) -> None:
    table = votes(tsunami(hordes=[4, 4, 4], card="plane", birds={"A": [bird]}), "rrb")
    table.play("A", f"use-{bird}")
    assert table.told("helped")[0]["total"] == 8 + adds
    assert judged(table) == {0: (8 + adds, 8 + adds >= 18), 1: (4, False)}
    assert table.birds("A") == []
    assert sum(table.state.bird_discard) == 1


@clause("TS-3.4")
def test_a_bird_helps_in_this_push_only() -> None:
    table = tsunami(hordes=[9, 30, 30], card="truck", birds={"A": ["punk"]})
    votes(table, "rby").play("A", "use-punk")
    assert judged(table)[0] == (12, True)
    table.draws("street-bus").passes()
    assert judged(votes(table, "rby"))[0] == (9, False)


@clause("TS-3.4")
def test_asked_are_those_with_a_bird_whose_team_is_short() -> None:
    birds = {"A": ["brain"], "B": ["fairy"], "C": ["punk"]}
    table = votes(tsunami(hordes=[4, 4, 10, 3], card="truck", birds=birds, passes="ask"), "rryb")
    assert table.opened == [("push_birds", "AB")]
    assert table.waits_for == "A"
    assert table.options("A") == ["pass"]
    assert table.options("C") == []


@clause("TS-3.4")
def test_nobody_is_asked_if_all_teams_hold() -> None:
    table = votes(tsunami(hordes=[4, 4, 10], card="car", birds={"A": ["punk"]}), "rry")
    assert table.asked != "push_birds"
    assert table.birds("A") == ["punk"]


@clause("TS-3.4")
def test_they_are_asked_clockwise_and_round_again_one_bird_at_a_time() -> None:
    birds = {"A": ["punk", "super_bird"], "B": ["punk"]}
    table = votes(tsunami(hordes=[2, 2, 30], card="plane", birds=birds, first="B"), "rry")
    assert table.waits_for == "B"
    table.play("B", "use-punk")
    assert table.waits_for == "A"
    assert table.options("A") == ["pass", "use-punk", "use-super_bird"]
    table.play("A", "use-punk")
    assert table.waits_for == "A"
    table.play("A", "use-super_bird")
    assert judged(table)[0] == (20, True)


@clause("TS-3.4")
def test_it_ends_when_all_asked_have_passed_in_a_row() -> None:
    birds = {"A": ["punk"], "B": ["punk"]}
    table = votes(tsunami(hordes=[2, 2, 30], card="plane", birds=birds), "rry")
    table.play("A", "pass").play("B", "pass")
    assert judged(table)[0] == (4, False)
    assert table.birds("A") == table.birds("B") == ["punk"]


@clause("TS-3.4")
def test_who_passed_may_still_play_after_anothers_bird() -> None:
    birds = {"A": ["punk"], "B": ["punk"]}
    table = votes(tsunami(hordes=[2, 2, 30], card="plane", birds=birds), "rry")
    table.play("A", "pass").play("B", "use-punk")
    assert table.waits_for == "A"
    table.play("A", "use-punk")
    assert judged(table)[0] == (10, False)


@clause("TS-3.4")
def test_a_team_that_is_no_longer_short_is_not_asked() -> None:
    birds = {"A": ["punk"], "B": ["super_bird"], "C": ["punk"]}
    table = votes(tsunami(hordes=[2, 2, 4], card="car", birds=birds), "rry")
    assert table.opened == [("push_birds", "ABC")]
    table.play("A", "use-punk")
    assert (table.waits_for, table.eligible) == ("C", "C")
    table.play("C", "pass")
    assert judged(table) == {0: (7, True), 2: (4, False)}
    assert table.birds("B") == ["super_bird"]


@clause("TS-3.4", "TS-8.3")
def test_a_pass_for_the_turn_does_not_silence_the_push() -> None:
    table = tsunami(hordes=[2, 30, 30], at="interlude", card="van", birds={"A": ["punk"]})
    table.play("A", "pass-turn").passes()
    votes(table, "rbb")
    assert (table.asked, table.waits_for) == ("push_birds", "A")
    assert table.options("A") == ["pass", "use-punk"]


@clause("TS-3.4")
def test_a_bird_not_held_is_refused() -> None:
    table = votes(tsunami(hordes=[2, 2, 30], card="plane", birds={"A": ["punk", "fairy", "robo"]}), "rry")
    table.refuses("A", "use-super_bird", "TS-8.1")
    table.refuses("A", "use-fairy", "TS-6.1")
    table.refuses("A", "use-robo", "TS-4.2")
    table.refuses("C", "use-punk", "TS-2.1")


@clause("TS-3.4")
def test_punk_does_not_push_at_other_times() -> None:
    table = tsunami(at="opening", birds={"A": ["punk"]})
    table.refuses("A", "use-punk", "TS-3.4")


# --- judging and losses ---


@clause("TS-3.5")
def test_a_team_holds_with_exactly_the_number() -> None:
    table = votes(tsunami(hordes=[3, 4, 6], card="van", zombird=False), "rrb")
    assert judged(table) == {0: (7, True), 1: (6, False)}
    assert table.passes().hordes() == [3, 4, 4]


@clause("TS-3.5")
def test_each_member_of_a_failed_team_loses_two() -> None:
    table = votes(tsunami(hordes=[4, 3, 9, 2], card="truck", zombird=False), "rbby")
    assert table.passes().hordes() == [2, 3, 9, 1]
    assert [(fact["seat"], fact["count"], fact["cause"]) for fact in table.told("died")] == [(0, 2, 10), (3, 2, 10)]


@clause("TS-3.5", "TS-2.8")
def test_a_horde_of_one_loses_one_and_is_one_again() -> None:
    table = votes(tsunami(hordes=[1, 9, 9], card="car", zombird=False), "rby")
    assert table.told("died") == [{"fact": "died", "seat": 0, "count": 1, "left": 1, "back": 1, "cause": 10}]
    assert table.hordes() == [1, 9, 9]


@clause("TS-3.5")
def test_teams_are_judged_on_their_totals_before_anybody_loses() -> None:
    table = votes(tsunami(hordes=[6, 4, 5], card="plane", first="C", zombird=False), "rry")
    assert judged(table) == {0: (10, False), 2: (5, False)}
    table.passes()
    assert table.hordes() == [4, 2, 3]
    assert [fact["seat"] for fact in table.told("died")] == [2, 0, 1]


@clause("TS-3.5", "TS-6.1")
def test_saves_do_not_help_against_a_push() -> None:
    table = tsunami(hordes=[4, 9, 9], card="car", kept={"A": ["save2"]}, birds={"A": ["fairy"]}, passes="ask")
    votes(table, "rby")
    table.refuses("A", "use-save2", "TS-6.1")
    table.passes()
    assert table.hordes() == [2, 9, 9]
    assert (table.kept("A"), table.birds("A")) == (["save2"], ["fairy"])


@clause("TS-3.5", "TS-8.5")
def test_red_pill_birds_come_before_the_push_birds() -> None:
    table = votes(tsunami(hordes=[4, 9, 9], card="van", event="pill", first="C"), "rbr")
    assert (table.asked, table.happened) == ("bird", ["voted"] * 3)
    table.draws("bird-robo", "bird-punk")
    assert (table.birds("C"), table.birds("A"), table.birds("B")) == (["robo"], ["punk"], [])
    assert table.opened == [("bonus", "AC")]
    table = votes(tsunami(hordes=[4, 9, 9], card="van", event="pill"), "rbb").draws("bird-punk")
    assert table.waits_for == "A"
    assert judged(table.play("A", "use-punk"))[0] == (7, True)


@clause("TS-3.5", "TS-7.10")
def test_the_order_of_a_push() -> None:
    table = tsunami(
        hordes=[2, 3, 4, 9],
        card="truck",
        event="bonus",
        secrets=["tsunami", "ufo", "giant", "ninja"],
        birds={"A": ["punk"]},
    )
    votes(table, "rrrb")
    assert table.happened == ["voted"] * 4 + ["opened"]
    table.play("A", "pass")
    assert table.happened == ["closed", "judged", "judged", "opened"]
    assert (table.asked, table.waits_for, table.eligible) == ("bonus", "AD", "ABCD")
    table.play("D", "score-ninja")
    assert table.happened == []
    table.play("A", "score-tsunami-B-C")
    assert table.happened == ["closed", "scored", "scored", "died", "died", "died", "stole", "stole", "grew"]
    assert [(fact["seat"], fact["spared"]) for fact in table.told("scored")] == [(0, 0), (3, 1)]
    assert table.hordes() == [1 + 2, 1, 1, 11]
    table.draws("bird-fairy", "bird-robo")
    assert (table.birds("A"), table.birds("D")) == (["fairy", "punk"], ["robo"])


@clause("TS-3.5", "TS-7.10")
def test_rewards_go_clockwise_from_the_first_player() -> None:
    table = tsunami(hordes=[5, 5, 5, 9], card="truck", first="D", secrets=["tsunami", "ufo", "giant", "ninja"])
    votes(table, "rrrb")
    table.play("A", "score-tsunami-B-B").play("D", "score-ninja")
    assert [fact["seat"] for fact in table.told("scored")] == [3, 0]
    assert table.happened[-2:] == ["grew", "stole"]
    assert table.hordes() == [7, 3, 5, 11]
