"""Ninja: alone or in the strictly smallest team of a push, two zombies and no loss."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes

FOUR = ["ninja", "ufo", "giant", "quarterback", "tsunami"]
SIX = ["ninja", "ufo", "giant", "quarterback", "dragon_head", "dragon_tail", "tsunami"]


def pushed(beads: str, hordes: list[int] | None = None, card: str = "van", **more: Any) -> Scenario:
    """Beads are shown at a push; A has Ninja unless told, Tsunami lies aside."""
    more = {"secrets": FOUR if len(beads) == 4 else SIX} | more
    return votes(tsunami(hordes=hordes or [4] * len(beads), card=card, **more), beads)


@clause("TS-7.7", "TS-3.5")
def test_a_lone_ninja_gains_two_and_loses_nothing() -> None:
    table = pushed("rbbb")
    assert (table.asked, table.waits_for) == ("bonus", "A")
    assert table.options("A") == ["pass", "score-ninja"]
    table.play("A", "score-ninja")
    assert table.hordes() == [6, 4, 4, 4]
    assert table.told("died") == []
    assert table.secret("A") == "NINJA"


@clause("TS-7.7", "TS-3.5")
def test_whoever_passes_loses_with_the_team() -> None:
    assert pushed("rbbb").play("A", "pass").hordes() == [2, 4, 4, 4]


@clause("TS-7.7")
def test_a_won_push_counts_too() -> None:
    assert pushed("rbbb", hordes=[7, 3, 3, 3]).play("A", "score-ninja").hordes() == [9, 3, 3, 3]


@clause("TS-7.7")
def test_the_immunity_is_for_the_ninja_alone_and_the_zombies_still_count() -> None:
    table = pushed("rrbbbb", hordes=[3, 3, 9, 9, 9, 9])
    assert table.play("A", "score-ninja").hordes() == [5, 1, 9, 9, 9, 9]
    assert table.told("scored")[0]["spared"] == 1
    table = pushed("rrbbbb", hordes=[4, 3, 9, 9, 9, 9])
    assert table.play("A", "score-ninja").hordes() == [6, 3, 9, 9, 9, 9]
    assert table.told("scored")[0]["spared"] == 0


@clause("TS-7.7", "TS-3.5")
def test_the_reward_comes_too_late_to_count_in_the_push() -> None:
    table = pushed("rrbbbb", hordes=[3, 3, 9, 9, 9, 9]).play("A", "score-ninja")
    assert table.happened[:4] == ["closed", "scored", "died", "grew"]


@clause("TS-7.7", "TS-7.10", "TS-7.4")
@pytest.mark.parametrize(
    ("beads", "asked"),
    [
        ("rbbb", "A"),
        ("rbyy", "AB"),
        ("rrbb", ""),
        ("rrrr", ""),
        ("rrbbbb", "AB"),
        ("rbbbbb", "A"),
        ("rbbyyy", "A"),
        ("rrbbyy", ""),
        ("rrrbbb", ""),
        ("rrrrrr", ""),
        ("rbyyyy", "AB"),
    ],
)
def test_asked_are_the_lone_and_the_strictly_smallest_team(beads: str, asked: str) -> None:
    # Tsunami lies face up before the last seat, so nobody is asked for its sake.
    secrets = ["ufo", "giant", "quarterback"] + (["dragon_head", "dragon_tail"] if len(beads) == 6 else [])
    table = pushed(beads, secrets=[*secrets, "tsunami"], up="ABCDEF"[len(beads) - 1])
    assert table.opened == ([("bonus", asked)] if asked else [])


@clause("TS-7.10")
@pytest.mark.parametrize(
    ("secrets", "up", "opens"),
    [
        (["ninja", "ufo", "giant", "tsunami"], "D", "A"),
        (["ufo", "giant", "quarterback", "tsunami"], "D", "A"),
        (["ninja", "ufo", "giant", "tsunami"], "AD", ""),
        (["ufo", "ninja", "giant", "tsunami"], "AD", ""),
        (["ufo", "ninja", "giant", "tsunami"], "BD", ""),
    ],
)
def test_asked_are_only_cards_face_down_while_ninja_is_not_up(secrets: list[str], up: str, opens: str) -> None:
    table = pushed("rbbb", secrets=secrets, up=up)
    assert table.opened == ([("bonus", opens)] if opens else [])


@clause("TS-7.7", "TS-1.6")
@pytest.mark.parametrize("beads", ["rbb", "rbbbb"])
def test_where_ninja_is_not_in_the_set_the_lone_are_not_asked(beads: str) -> None:
    table = votes(tsunami(hordes=[9] * len(beads), card="car"), beads)
    assert table.opened == [("bonus", "ABCDE"[1 : len(beads)])]


@clause("TS-7.7")
def test_several_players_alone_may_all_qualify() -> None:
    table = pushed("rbyy", passes="ask", secrets=["ufo", "ninja"])
    assert table.eligible == "ABCD"
    assert table.options("A") == ["pass"]
    assert table.options("B") == ["pass", "score-ninja"]
    assert table.refuses("A", "score-ninja", "TS-7.9").key == "not-your-secret"


@clause("TS-7.7")
def test_in_the_larger_team_it_cannot_score() -> None:
    table = pushed("rrrb", passes="ask")
    assert table.options("A") == ["pass"]
    assert table.refuses("A", "score-ninja", "TS-7.7").key == "not-smallest"


@clause("TS-7.7", "TS-8.5")
def test_it_earns_the_bonus_bird() -> None:
    table = pushed("rbbb", event="bonus").play("A", "score-ninja")
    assert table.asked == "bird"
    assert table.draws("bird-robo").birds("A") == ["robo"]


@clause("TS-7.7", "TS-2.8")
def test_a_ninja_of_one_zombie_keeps_it() -> None:
    table = pushed("rbbb", hordes=[1, 4, 4, 4]).play("A", "score-ninja")
    assert table.hordes()[0] == 3
    assert table.told("died") == []
