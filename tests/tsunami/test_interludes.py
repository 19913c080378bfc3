"""Interludes: when they come, who is asked in which order, what can be done in them, and when they end."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.tsunami.box import BIRD_COPIES, BIRD_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

ALL_BIRDS = [name for name, copies in zip(BIRD_NAMES, BIRD_COPIES, strict=True) for _ in range(copies)]
MARKS = {
    "RoundBegan": "round",
    "EventShown": "event",
    "Revealed": "card",
    "Shopping": "shop",
    "SecretsCollected": "end",
}


def interlude(**more: Any) -> Scenario:
    """The interlude after the fifth card is revealed; Zombie/Coin follows."""
    return tsunami(card="zombie_coin", at="interlude", **more)


def play_round(table: Scenario) -> Scenario:
    """Everybody, chance too, takes the first of the options until the round is over."""
    number = table.state.round
    while table.state.round == number:
        if table.waits_for:
            seat = table.waits_for[0]
            table.play(seat, table.options(seat)[0])
        else:
            table.draws(table.options(None)[0])
    return table


def course(table: Scenario) -> list[str]:
    """The story so far in its steps, interludes among them."""
    found: list[str] = []
    for line in table.story:
        name = line.split("(")[0]
        if line.startswith("Opened(window='interlude'"):
            found.append("interlude")
        elif line.startswith("Coined") and "cause=4" in line:
            found += [] if found[-1] == "coins" else ["coins"]
        elif name == "Knows":
            found += [] if "deal" in found else ["deal"]
        elif name in MARKS:
            found.append(MARKS[name])
    return found


# --- places ---


SLOT = ["card", "interlude"]
SHOP = ["coins", "interlude", "shop"]


@clause("TS-8.3", "TS-2.3", "TS-2.5")
def test_a_round_has_ten_interludes() -> None:
    table = play_round(tsunami(hordes=[3, 4, 5], at="begin"))
    told = course(table)
    assert told[1:] == ["event", "interlude", *SLOT * 2, *SHOP, *SLOT * 2, *SHOP, *SLOT * 2, "interlude", "end"]
    assert told.count("interlude") == 10


@clause("TS-8.3", "TS-2.4")
def test_without_events_the_first_comes_after_the_deal_and_all_remain() -> None:
    told = course(play_round(tsunami(hordes=[3, 4, 5], at="begin", zombird=False)))
    assert told == ["deal", "interlude", *SLOT * 2, *SHOP, *SLOT * 2, *SHOP, *SLOT * 2, "interlude", "end"]


@clause("TS-8.3", "TS-2.5")
def test_it_comes_before_the_card_is_resolved() -> None:
    table = interlude()
    assert table.refuses("A", "coin", "TS-2.5").key == "other-street"
    assert table.passes().asked == "zombie_coin"


# --- order and end ---


@clause("TS-8.3")
def test_clockwise_from_the_first_player() -> None:
    table = interlude(first="B")
    assert table.waits_for == "B"
    assert table.play("B", "pass").waits_for == "C"
    assert table.play("C", "pass").waits_for == "A"
    assert table.play("A", "pass").asked == "zombie_coin"
    assert table.happened == ["closed"]


@clause("TS-8.3")
def test_after_an_action_the_next_is_asked_and_the_actor_last() -> None:
    table = interlude(birds={"B": ["ptero", "ptero"]}).play("A", "pass").play("B", "play-ptero-A")
    assert table.waits_for == "C"
    assert table.play("C", "pass").waits_for == "A"
    assert table.play("A", "pass").waits_for == "B"
    table.play("B", "play-ptero-C")
    assert table.hordes() == [4, 7, 4]
    assert table.waits_for == "C"


@clause("TS-8.3")
def test_it_ends_when_all_who_are_asked_have_passed_in_a_row() -> None:
    table = interlude(birds={"C": ["banker"]}).play("A", "pass").play("B", "pass").play("C", "play-banker")
    assert table.play("A", "pass").play("B", "pass").asked == "interlude"
    assert table.play("C", "pass").asked == "zombie_coin"


@clause("TS-8.3")
def test_each_action_is_resolved_whole_before_the_next_player_is_asked() -> None:
    table = interlude(birds={"A": ["bomb"], "C": ["robo"]}, event="bomb").play("A", "play-bomb-C")
    assert (table.asked, table.waits_for) == ("bomb", "C")
    assert table.play("C", "pass").asked == "bird"
    assert (table.draws("bird-punk").asked, table.waits_for) == ("interlude", "B")


@clause("TS-8.3")
def test_only_the_one_whose_turn_it_is_acts() -> None:
    table = interlude(birds={"B": ["ptero"]})
    assert table.refuses("B", "play-ptero-A", "").key == "not-waiting"
    assert table.refuses("B", "turn-up", "").key == "not-waiting"


# --- who is asked ---


@clause("TS-8.7")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({}, "ABC"),
        ({"up": "B"}, "AC"),
        ({"up": "ABC"}, ""),
        ({"up": "ABC", "birds": {"C": ["brain"]}}, "C"),
        ({"up": "ABC", "kept": {"A": ["save1"]}, "civilians": [3, 3, 3], "coins": [2, 2, 2]}, ""),
        ({"up": "ABC", "event": "give", "hordes": [1, 2, 5]}, "BC"),
        ({"up": "ABC", "event": "coin", "coins": [0, 1, 2]}, "BC"),
        ({"up": "ABC", "event": "coin", "hordes": [9, 9, 9]}, ""),
        ({"up": "ABC", "event": "bonus", "coins": [2, 2, 2]}, ""),
        ({"up": "AB", "event": "give", "hordes": [1, 1, 1]}, "C"),
    ],
)
def test_asked_are_all_whom_public_facts_allow_an_action(more: dict[str, Any], asked: str) -> None:
    table = interlude(passes="ask", **more)
    assert table.opened == ([("interlude", asked)] if asked else [])
    assert table.asked == ("interlude" if asked else "zombie_coin")
    if asked:
        assert table.eligible == asked


@clause("TS-8.7", "TS-8.5")
def test_who_has_claimed_the_event_is_not_asked_for_it_again() -> None:
    table = interlude(up="ABC", event="give", birds={"A": ALL_BIRDS}).play("A", "pass").play("B", "give-C")
    assert table.eligible == "AC"
    table = interlude(up="ABC", event="coin", birds={"A": ALL_BIRDS}, coins=[0, 2, 1]).play("A", "pass")
    assert table.play("B", "drop-coin").eligible == "AC"


@clause("TS-8.7", "TS-8.3")
def test_who_is_asked_is_looked_at_anew_after_each_action() -> None:
    table = interlude(up="ABC", event="give", hordes=[5, 1, 2]).play("A", "give-B").draws("bird-punk")
    assert table.hordes() == [4, 2, 2]
    assert (table.eligible, table.waits_for) == ("ABC", "B")
    table = interlude(up="B").play("A", "turn-up")
    assert table.eligible == "C"
    assert table.play("C", "pass").asked == "zombie_coin"


# --- actions ---


@clause("TS-8.6", "TS-8.2")
def test_what_can_be_done_and_nothing_else() -> None:
    table = tsunami(
        hordes=[5] * 5,
        at="opening",
        secrets=["dragon_head"],
        birds={"A": list(BIRD_NAMES)},
        coins=[1, 0, 1, 0, 2],
        up="D",
        event="coin",
    )
    assert table.options("A") == [
        "pass",
        "pass-turn",
        "turn-up",
        *[f"dragon-{seat}" for seat in "BCE"],
        "play-banker",
        *[f"play-bomb-{seat}" for seat in "BCDE"],
        *[f"play-ptero-{seat}" for seat in "BCDE"],
        *[f"play-magnet-{seat}" for seat in "CE"],
        "drop-coin",
    ]


@clause("TS-8.6")
def test_answers_to_other_questions_are_refused() -> None:
    table = interlude(birds={"A": ["fairy", "robo", "punk"]}, kept={"A": ["save1"]}, coins=[2, 2, 2])
    rows = [
        ("use-save1", "TS-6.1"),
        ("use-fairy", "TS-6.1"),
        ("use-robo", "TS-4.2"),
        ("use-punk", "TS-3.4"),
        ("score-ufo", "TS-7.9"),
        ("buy-civilian1", "TS-5.2"),
        ("red", "TS-3.3"),
        ("zombie", "TS-2.5"),
        ("bomb-B", "TS-2.5"),
        ("join", "TS-8.4"),
        ("name-B", "TS-5.2"),
        ("stop", "TS-5.2"),
    ]
    for answer, number in rows:
        table.refuses("A", answer, number)


@clause("TS-8.6")
@pytest.mark.parametrize("answer", ["turn-up", "play-bomb-b", "give-b", "drop-coin"])
def test_nothing_of_it_is_done_elsewhere(answer: str) -> None:
    for card in ("zombie_coin", "van", "civilian_bomb"):
        table = tsunami(hordes=[9, 5, 5], card=card, birds={"A": ["bomb"]}, event="give")
        assert table.refuses("A", answer, "TS-8.6").key == "not-interlude"


# --- turning one's card up ---


@clause("TS-7.1")
def test_a_card_turned_up_without_its_goal_is_dead() -> None:
    table = interlude(secrets=["giant", "ufo"], event="bonus").play("A", "turn-up")
    assert table.happened == ["turned_up"]
    assert table.secret("A") == "GIANT"
    assert table.hordes() == [5, 5, 5]
    assert table.birds("A") == []
    assert table.state.view(None)["secret"] == ["giant", None, None, None]
    assert (table.asked, table.waits_for) == ("interlude", "B")


@clause("TS-7.1")
def test_a_card_is_turned_up_once() -> None:
    table = interlude(up="A", birds={"A": ["ptero"]})
    assert table.options("A") == ["pass", "pass-turn", "play-ptero-B", "play-ptero-C"]
    assert table.refuses("A", "turn-up", "TS-7.1").key == "secret-up"


@clause("TS-7.1")
def test_not_inside_another_window_or_in_the_middle_of_anothers_action() -> None:
    table = interlude(birds={"A": ["bomb"], "B": ["robo"]}).play("A", "play-bomb-B")
    assert table.refuses("B", "turn-up", "TS-8.6").key == "not-interlude"
    assert table.refuses("C", "turn-up", "TS-2.1").key == "out-of-turn"


# --- passing for a turn ---


@clause("TS-8.3")
def test_who_passes_for_the_turn_is_not_asked_again_whatever_the_others_do() -> None:
    table = interlude(birds={"B": ["ptero"]}).play("A", "pass-turn").play("B", "play-ptero-A").play("C", "pass")
    assert table.waits_for == "B"
    assert table.play("B", "pass").asked == "zombie_coin"


@clause("TS-8.3")
def test_the_next_street_card_ends_it() -> None:
    table = interlude().play("A", "pass-turn").passes().plays(A="coin", B="coin", C="coin")
    assert table.asked == "street"
    assert table.draws(table.options(None)[0]).waits_for == "A"


@clause("TS-8.3")
def test_it_holds_for_the_interlude_of_the_shop() -> None:
    table = tsunami(hordes=[3, 4, 5], at="reveal").draws("street-zombie_coin").passes()
    table.plays(A="coin", B="coin", C="coin").draws("street-pothole")
    table.play("A", "pass-turn").play("B", "pass").play("C", "pass").rolls(A=0, B=0, C=0)
    assert table.opened == [("interlude", "ABC")]
    assert (table.asked, table.waits_for) == ("interlude", "B")
    assert table.play("B", "pass").play("C", "pass").asked == "visit"


@clause("TS-8.3")
def test_it_holds_for_the_last_interlude_and_ends_with_the_round() -> None:
    table = tsunami(hordes=[6, 5, 5], card="civilian_bomb", secrets=["giant", "tsunami", "quarterback"])
    table.plays(A="civilian", B="civilian", C="civilian")
    table.draws("street-zombie_coin").play("A", "pass-turn").play("B", "pass").play("C", "pass")
    table.plays(A="coin", B="coin", C="coin")
    assert (table.asked, table.waits_for) == ("interlude", "B")
    table.play("B", "pass").play("C", "pass")
    while table.asked != "interlude":
        table.draws("event-bonus" if table.asked == "event" else table.options(None)[0])
    assert (table.state.round, table.waits_for) == (2, "A")


@clause("TS-8.3")
def test_said_before_the_first_card_it_ends_there() -> None:
    table = tsunami(at="opening").play("A", "pass-turn").passes()
    assert table.draws("street-van").waits_for == "A"


@clause("TS-8.3", "TS-3.4")
def test_push_birds_are_asked_for_all_the_same() -> None:
    table = tsunami(hordes=[2, 2, 9], card="van", at="interlude", birds={"A": ["punk"]})
    table.play("A", "pass-turn").passes().plays(A="red", B="red", C="blue")
    assert (table.asked, table.waits_for) == ("push_birds", "A")
    assert table.options("A") == ["pass", "use-punk"]
    assert table.refuses("A", "pass-turn", "TS-8.3").key == "not-for-a-turn"
