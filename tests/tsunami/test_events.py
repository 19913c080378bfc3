"""Event cards: those that happen now, and those that are in force for the round; a bird for each player and event."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.tsunami.box import BIRD_COPIES, BIRD_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes

ALL_BIRDS = [name for name, copies in zip(BIRD_NAMES, BIRD_COPIES, strict=True) for _ in range(copies)]


def happens(event: str, **more: Any) -> Scenario:
    """The event of the round has been revealed."""
    return tsunami(at="event", event=event, **more)


def drawers(table: Scenario) -> str:
    """Who has drawn a bird so far, in order."""
    return "".join("ABCDEF"[int(line.split("seat=")[1][0])] for line in table.story if line.startswith("DrewBird"))


# --- Jump ---


@clause("TS-8.4")
def test_jump_is_decided_sealed_and_at_once() -> None:
    table = happens("jump")
    assert (table.asked, table.waits_for) == ("event", "ABC")
    assert table.options("A") == ["stay", "join"]
    table.play("C", "join").play("A", "join")
    assert table.happened == []
    assert table.waits_for == "B"
    table.play("A", "stay").play("B", "join")
    assert [(fact["seat"], fact["joins"]) for fact in table.told("decided")] == [(0, 0), (1, 1), (2, 1)]
    assert table.refuses("A", "pass", "").key == "chance-pending"


@clause("TS-8.4")
def test_those_who_joined_roll_with_cap_two_then_each_draws_a_bird_whatever_died() -> None:
    table = happens("jump").plays(A="join", B="stay", C="join")
    table.draws("faces-3", "faces-0")
    assert table.happened[:2] == ["rolled", "died"]
    assert table.told("died") == [{"fact": "died", "seat": 0, "count": 2, "left": 3, "back": 0, "cause": 12}]
    assert table.hordes() == [3, 5, 5]
    table.draws("bird-punk", "bird-robo")
    assert (table.birds("A"), table.birds("B"), table.birds("C")) == (["punk"], [], ["robo"])
    assert table.asked == "interlude"


@clause("TS-8.4", "TS-6.1", "TS-3.1")
def test_saves_help_in_the_jump_event() -> None:
    table = happens("jump", kept={"A": ["save1"]}, birds={"B": ["fairy"]}).plays(A="join", B="stay", C="join")
    table.draws("faces-3", "faces-1")
    assert (table.asked, table.opened) == ("saves", [("saves", "A")])
    assert table.options("A") == ["pass", "use-save1"]
    assert table.play("A", "use-save1").hordes() == [4, 5, 4]
    assert table.asked == "bird"


@clause("TS-8.4")
def test_birds_are_drawn_clockwise_from_the_first_player() -> None:
    table = happens("jump", first="C").plays(A="join", B="stay", C="join").rolls(A=0, C=0)
    table.draws("bird-punk", "bird-robo")
    assert drawers(table) == "CA"
    assert (table.birds("C"), table.birds("A")) == (["punk"], ["robo"])


@clause("TS-8.4")
@pytest.mark.parametrize("event", ["jump", "look"])
def test_if_nobody_joins_nothing_happens_and_the_event_is_spent(event: str) -> None:
    table = happens(event).plays(A="stay", B="stay", C="stay")
    assert table.happened == ["decided", "decided", "decided", "event_left", "opened"]
    assert table.state.view(None)["event"] is None
    assert table.asked == "interlude"


@clause("TS-8.4")
@pytest.mark.parametrize("event", ["jump", "look"])
def test_one_joins_or_stays_and_nothing_else(event: str) -> None:
    table = happens(event)
    assert table.options("A") == ["stay", "join"]
    assert table.refuses("A", "pass", "TS-8.4").key == "not-joining"
    for answer, number in (("turn-up", "TS-8.6"), ("red", "TS-3.3"), ("zombie", "TS-2.5"), ("use-fairy", "TS-6.1")):
        table.refuses("A", answer, number)


# --- Look ---


@clause("TS-8.4", "TS-9.3")
def test_look_shows_the_card_to_the_left_neighbour_only_and_draws_a_bird() -> None:
    table = happens("look", secrets=["ufo", "giant", "tsunami"]).plays(A="join", B="stay", C="join")
    assert [(fact["seat"], fact["to"]) for fact in table.told("showed")] == [(0, 1), (2, 0)]
    assert [(seat, holder) for seat in "ABC" for holder in "ABC" if table.knows(seat, holder)] == [
        ("A", "A"),
        ("A", "C"),
        ("B", "A"),
        ("B", "B"),
        ("C", "C"),
    ]
    knows = [fact for fact in table.state.facts if fact.name == "knows"]
    assert [[fact.seen_by(seat) for seat in (0, 1, 2, None)] for fact in knows] == [
        [False, True, False, False],
        [True, False, False, False],
    ]
    table.draws("bird-punk", "bird-robo")
    assert (table.birds("A"), table.birds("B"), table.birds("C")) == (["punk"], [], ["robo"])
    assert table.secret("A") == "ufo"


# --- Gift ---


@clause("TS-8.4")
def test_gift_is_a_bird_for_everyone_and_then_spent() -> None:
    table = happens("gift", first="B")
    assert table.asked == "bird"
    table.draws("bird-punk", "bird-robo", "bird-brain")
    assert [table.birds(seat) for seat in "BCA"] == [["punk"], ["robo"], ["brain"]]
    assert table.happened[2:] == ["event_left", "opened"]
    assert table.state.view(None)["event"] is None


@clause("TS-8.4", "TS-8.1")
@pytest.mark.parametrize("event", ["gift", "look", "jump"])
def test_who_comes_too_late_draws_no_bird(event: str) -> None:
    table = happens(event, birds={"A": ALL_BIRDS[:17]}, first="B", secrets=["ufo", "giant", "tsunami"])
    if event != "gift":
        table.plays(A="join", B="join", C="join")
    if event == "jump":
        table.rolls(A=0, B=0, C=0)
    table.draws("bird-super_fairy")
    assert [fact["seat"] for fact in table.told("no_bird")] == [2, 0]
    assert table.asked == "interlude"


# --- Give a Zombie ---


@clause("TS-8.5")
def test_a_zombie_is_given_and_a_bird_drawn() -> None:
    table = tsunami(at="opening", event="give").play("A", "give-C")
    assert table.happened == ["gave"]
    assert table.hordes() == [4, 5, 6]
    assert table.asked == "bird"
    assert table.draws("bird-punk").birds("A") == ["punk"]


@clause("TS-8.5")
def test_a_zombie_is_given_once_by_who_has_two_to_another_player() -> None:
    table = tsunami(hordes=[3, 1, 2], at="opening", event="give", birds={"A": ["brain"]})
    assert table.refuses("A", "give-A", "TS-8.5").key == "give-to-another"
    assert table.refuses("A", "give-D", "TS-2.1").key == "no-such-player"
    table.play("A", "give-C").draws("bird-brain")
    assert table.refuses("B", "give-A", "TS-8.5").key == "too-few-zombies"
    table.play("B", "pass").play("C", "give-B").draws("bird-punk")
    assert table.hordes() == [2, 2, 2]
    assert table.refuses("A", "give-B", "TS-8.5").key == "claimed"
    assert "give-B" not in table.options("A")


@clause("TS-8.5")
def test_two_zombies_are_enough_and_one_is_left() -> None:
    assert tsunami(hordes=[2, 5, 5], at="opening", event="give").play("A", "give-B").hordes() == [1, 6, 5]


# --- Coin ---


@clause("TS-8.5")
def test_a_coin_is_discarded_and_a_bird_drawn_once() -> None:
    table = tsunami(at="opening", event="coin", coins=[2, 0, 0]).play("A", "drop-coin")
    assert table.happened == ["dropped_coin"]
    assert table.coins() == [1, 0, 0]
    table.draws("bird-punk")
    assert table.birds("A") == ["punk"]
    assert table.refuses("B", "drop-coin", "TS-8.5").key == "no-coin"
    table.play("B", "pass").play("C", "pass")
    assert table.refuses("A", "drop-coin", "TS-8.5").key == "claimed"


@clause("TS-8.5", "TS-8.6")
@pytest.mark.parametrize("event", ["", "coin", "give", "bomb"])
def test_only_the_event_in_force_is_claimed(event: str) -> None:
    table = tsunami(at="opening", event=event, coins=[1, 1, 1])
    for name, answer in (("give", "give-B"), ("coin", "drop-coin")):
        if name != event:
            assert table.refuses("A", answer, "TS-8.5").key == "no-such-event"
        else:
            assert answer in table.options("A")


# --- Bomb and Bonus ---


@clause("TS-8.5", "TS-4.3")
def test_the_bomb_event_pays_each_bomber_once() -> None:
    table = tsunami(hordes=[9, 5, 5], card="civilian_bomb", event="bomb", up="ABC", birds={"A": ["bomb"]})
    table.play("A", "bomb-B").draws("bird-punk").play("B", "bomb-C").draws("bird-brain").play("C", "civilian")
    assert (table.birds("A"), table.birds("B")) == (["bomb", "punk"], ["brain"])
    table.draws(table.options(None)[0])
    table.play("A", "play-bomb-B")
    assert table.hordes() == [9, 3, 4]
    assert table.asked != "bird"
    assert drawers(table) == "AB"


@clause("TS-8.5")
def test_other_events_pay_no_bomb_and_no_bonus() -> None:
    table = tsunami(
        hordes=[9, 5, 5], card="civilian_bomb", event="zombie", civilians=[0, 1, 0], secrets=["giant", "ufo"]
    )
    table.play("A", "bomb-B").play("A", "score-giant")
    assert table.asked == "civilian_bomb"
    table = tsunami(hordes=[9, 5, 5], card="civilian_bomb", event="bonus", civilians=[0, 1, 0], up="ABC")
    assert table.play("A", "bomb-B").asked == "civilian_bomb"


@clause("TS-8.5", "TS-7.1")
def test_the_bonus_event_pays_for_a_score_and_not_for_turning_up_or_a_wrong_guess() -> None:
    table = tsunami(hordes=[5] * 5, at="opening", secrets=["dragon_head", "ufo", "giant"], event="bonus")
    table.play("A", "dragon-B")
    assert drawers(table) == ""
    assert table.asked != "bird"


# --- Red Pill ---


@clause("TS-8.5", "TS-3.5", "TS-3.4")
def test_a_red_bead_draws_a_bird_that_can_push_at_once() -> None:
    table = votes(tsunami(hordes=[4, 9, 2], card="van", event="pill", up="ABC", first="B"), "rbr")
    assert table.asked == "bird"
    assert table.happened == ["voted", "voted", "voted"]
    table.draws("bird-brain", "bird-punk")
    assert drawers(table) == "CA"
    assert (table.asked, table.waits_for) == ("push_birds", "A")
    assert table.play("A", "use-punk").hordes() == [4, 9, 2]


@clause("TS-8.5")
def test_a_red_bead_pays_once_in_the_round() -> None:
    table = tsunami(hordes=[9, 9, 9], at="reveal", event="pill", up="ABC").draws("street-car")
    votes(table, "rbr").draws("bird-brain", "bird-brain", "street-van")
    votes(table, "rry")
    assert table.asked == "bird"
    table.draws("bird-robo")
    assert drawers(table) == "ACB"
    assert table.asked != "bird"


@clause("TS-8.5")
def test_blue_and_yellow_beads_pay_nothing() -> None:
    assert drawers(votes(tsunami(hordes=[9, 9, 9], card="car", event="pill", up="ABC"), "byb")) == ""


# --- Zombie ---


@clause("TS-8.5", "TS-3.1")
def test_who_lost_no_zombie_in_a_jump_draws_a_bird() -> None:
    table = tsunami(card="gap", event="zombie", first="C").rolls(A=0, B=1, C=0)
    assert table.happened[:2] == ["rolled", "died"]
    table.draws("bird-punk", "bird-robo")
    assert drawers(table) == "CA"


@clause("TS-8.5", "TS-6.1")
def test_saved_zombies_did_not_die() -> None:
    table = tsunami(card="gap", event="zombie", kept={"A": ["save1"], "B": ["save1"]}).rolls(A=1, B=2, C=3)
    table.plays(A="use-save1", B="use-save1")
    assert table.asked == "bird"
    table.draws("bird-punk")
    assert drawers(table) == "A"
    assert table.asked == "street"


@clause("TS-8.5", "TS-2.8")
def test_a_lone_zombie_that_died_has_died() -> None:
    table = tsunami(hordes=[1, 5, 5], card="gap", event="zombie").rolls(A=1, B=1, C=1)
    assert table.asked == "street"


@clause("TS-8.5")
def test_it_pays_once_in_the_round() -> None:
    table = tsunami(at="reveal", event="zombie", up="ABC").draws("street-gap").rolls(A=0, B=1, C=1)
    table.draws("bird-brain", "street-pothole").rolls(A=0, B=0, C=1)
    table.draws("bird-robo")
    assert drawers(table) == "AB"
    assert table.asked != "bird"


@clause("TS-8.5", "TS-3.7")
@pytest.mark.parametrize("card", ["gold_jump", "parachute"])
def test_gold_and_parachute_are_no_jump_cards(card: str) -> None:
    table = tsunami(card=card, event="zombie").rolls(A=0, B=0, C=0)
    assert table.asked == "street"


# --- the end of an event ---


@clause("TS-2.4", "TS-8.5")
def test_an_event_leaves_with_its_round_and_claims_begin_anew() -> None:
    table = tsunami(at="closing", event="give", up="ABC").play("A", "give-B").draws("bird-brain").passes()
    assert "event_left" in table.happened
    seen = table.state.view(None)
    assert (seen["event"], seen["claimed"]) == (None, [False, False, False])
    while table.asked != "event":
        table.draws(table.options(None)[0])
    assert "event-give" not in table.options(None)
    table.draws("event-coin")
    assert table.state.view(None)["claimed"] == [False, False, False]
