"""Tsunami, the secret bonus: whoever is in the strictly largest team of a push steals two from team-mates."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes

WITH = ["tsunami", "ufo", "giant", "quarterback", "ninja"]  # A has it; Ninja lies aside


def pushed(beads: str, hordes: list[int] | None = None, card: str = "car", **more: Any) -> Scenario:
    """Beads are shown at a push; A has Tsunami unless told."""
    if "secrets" not in more:
        more["secrets"] = WITH[:4] if len(beads) in (3, 5) else WITH
    return votes(tsunami(hordes=hordes or [5] * len(beads), card=card, **more), beads)


@clause("TS-7.4")
def test_two_from_one_mate_or_one_each_from_two() -> None:
    table = pushed("rrrb")
    assert (table.asked, table.waits_for) == ("bonus", "A")
    assert table.options("A") == ["pass", "score-tsunami-B-B", "score-tsunami-B-C", "score-tsunami-C-C"]
    assert table.play("A", "score-tsunami-C-C").hordes() == [7, 5, 3, 5]
    assert pushed("rrrb").play("A", "score-tsunami-B-C").hordes() == [7, 4, 4, 5]
    assert pushed("rrrb").play("A", "pass").hordes() == [5, 5, 5, 5]


@clause("TS-7.4", "TS-7.8")
def test_the_card_is_shown_and_the_steal_told() -> None:
    table = pushed("rrrb").play("A", "score-tsunami-B-C")
    assert table.secret("A") == "TSUNAMI"
    assert table.happened[:4] == ["closed", "scored", "stole", "stole"]
    stolen = [(fact["seat"], fact["victim"], fact["count"], fact["cause"]) for fact in table.told("stole")]
    assert stolen == [(0, 1, 1, 6), (0, 2, 1, 6)]


@clause("TS-7.4", "TS-3.5")
def test_a_lost_push_counts_too_and_the_steal_comes_after_the_losses() -> None:
    table = pushed("rrb", hordes=[2, 3, 9], card="van").play("A", "score-tsunami-B-B")
    assert table.happened[:5] == ["closed", "scored", "died", "died", "stole"]
    assert table.hordes() == [2, 1, 9]
    assert table.told("stole")[0]["count"] == 1


@clause("TS-7.4", "TS-4.5")
def test_a_mate_with_one_zombie_yields_one_and_has_one_again() -> None:
    assert pushed("rrrb", hordes=[5, 1, 1, 5]).play("A", "score-tsunami-B-B").hordes() == [6, 1, 1, 5]
    assert pushed("rrrb", hordes=[5, 1, 1, 5]).play("A", "score-tsunami-B-C").hordes() == [7, 1, 1, 5]


@clause("TS-7.10", "TS-7.4")
@pytest.mark.parametrize(
    ("beads", "asked"),
    [
        ("rrb", "AB"),
        ("rbb", "BC"),
        ("rrr", "ABC"),
        ("rby", ""),
        ("rrrbb", "ABC"),
        ("rrbby", ""),
        ("rbyyy", "CDE"),
        # where Ninja is in the set, the lone and the smallest are asked too
        ("rrrb", "ABCD"),
        ("rrrr", "ABCD"),
        ("rrbb", ""),
        ("rrrbbb", ""),
        ("rrrbby", "ABCF"),
        ("rrbbyy", ""),
        ("rrrrrr", "ABCDEF"),
    ],
)
def test_members_of_the_strictly_largest_team_are_asked(beads: str, asked: str) -> None:
    table = pushed(beads, hordes=[9] * len(beads), secrets=["ufo"])
    assert table.opened == ([("bonus", asked)] if asked else [])


@clause("TS-7.4")
def test_zombies_and_birds_do_not_make_a_team_larger() -> None:
    table = pushed("rrb", hordes=[1, 1, 9], card="van", birds={"C": ["super_bird"], "A": ["punk"]})
    assert table.asked == "push_birds"
    table.play("A", "use-punk").after("push_birds")
    assert (table.asked, table.waits_for) == ("bonus", "A")


@clause("TS-7.4", "TS-7.10")
@pytest.mark.parametrize(
    ("secrets", "up", "opens"),
    [
        (["tsunami", "ufo", "giant"], "", "AB"),
        (["ufo", "giant", "tsunami"], "", "AB"),
        (["ufo", "giant", "quarterback"], "", "AB"),
        (["tsunami", "ufo", "giant"], "B", "A"),
        (["ufo", "tsunami", "giant"], "A", "B"),
        (["tsunami", "ufo", "giant"], "A", ""),
        (["ufo", "giant", "tsunami"], "C", ""),
        (["ufo", "giant", "tsunami"], "AB", ""),
    ],
)
def test_asked_are_only_cards_face_down_while_tsunami_is_not_up(secrets: list[str], up: str, opens: str) -> None:
    table = pushed("rrb", secrets=secrets, up=up)
    assert table.opened == ([("bonus", opens)] if opens else [])


@clause("TS-7.4")
def test_in_the_smaller_team_it_cannot_score() -> None:
    table = pushed("brrr", passes="ask", secrets=WITH)
    assert table.eligible == "ABCD"  # A is alone, so Ninja's goal is met
    assert table.options("A") == ["pass"]
    assert table.refuses("A", "score-tsunami-B-C", "TS-7.4").key == "not-largest"
    table = pushed("rrbbbb", passes="ask", secrets=["tsunami"])
    assert table.eligible == "ABCDEF"
    assert table.options("A") == ["pass"]


@clause("TS-7.4")
def test_only_team_mates_are_stolen_from() -> None:
    table = pushed("rrrb")
    for answer in ("score-tsunami-B-D", "score-tsunami-D-D", "score-tsunami-A-B", "score-tsunami-A-A"):
        assert table.refuses("A", answer, "TS-7.4").key == "not-a-mate"
    table = pushed("rrrb", passes="ask")
    assert table.refuses("B", "score-tsunami-A-C", "TS-7.9").key == "not-your-secret"
    assert table.refuses("B", "score-ninja", "TS-7.9").key == "not-your-secret"


@clause("TS-7.4", "TS-8.5")
def test_it_earns_the_bonus_bird_after_the_steal() -> None:
    table = pushed("rrb", event="bonus").play("A", "score-tsunami-B-B")
    assert table.hordes() == [7, 3, 5]
    assert table.asked == "bird"
    assert table.draws("bird-punk").birds("A") == ["punk"]


@clause("TS-7.10", "TS-3.5", "TS-2.1")
def test_tsunami_and_ninja_share_one_sealed_window_and_are_rewarded_clockwise() -> None:
    table = pushed("rrrb", secrets=["tsunami", "ufo", "giant", "ninja"], event="bonus", first="C")
    assert table.eligible == "ABCD"
    assert table.waits_for == "AD"
    table.play("A", "score-tsunami-B-B")
    assert table.happened == []
    assert table.refuses("A", "score-tsunami-B-D", "TS-7.4").key == "not-a-mate"
    table.play("A", "score-tsunami-C-C").play("D", "score-ninja")
    assert table.happened == ["closed", "scored", "scored", "grew", "stole"]
    assert [fact["seat"] for fact in table.told("scored")] == [3, 0]
    assert table.hordes() == [7, 5, 3, 7]
    table.draws("bird-punk", "bird-robo")
    assert (table.birds("D"), table.birds("A")) == (["punk"], ["robo"])
