"""Giant: two zombies right after one's own bomb has destroyed civilians."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.tsunami.box import SHOP_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

GIANT_FIRST = ["giant", "ufo", "tsunami", "quarterback"]


def bombs(civilians: list[int], **more: Any) -> Scenario:
    """A, who has Giant unless told, has thrown a street card's bomb at B."""
    more = {"secrets": GIANT_FIRST} | more
    return tsunami(hordes=[9, 5, 5], card="civilian_bomb", civilians=civilians, **more).play("A", "bomb-B")


@clause("TS-7.3")
@pytest.mark.parametrize("civilians", [1, 4])
def test_giant_brings_two_zombies_however_many_civilians_were_destroyed(civilians: int) -> None:
    table = bombs([0, civilians, 0])
    assert (table.asked, table.waits_for) == ("giant", "A")
    assert table.options("A") == ["pass", "score-giant"]
    table.play("A", "score-giant")
    assert table.hordes() == [11, 5, 5]
    assert table.secret("A") == "GIANT"
    assert table.told("scored") == [{"fact": "scored", "seat": 0, "secret": 1, "spared": 0}]


@clause("TS-7.3", "TS-4.6")
def test_from_a_zombird() -> None:
    table = tsunami(at="interlude", civilians=[0, 1, 0], birds={"A": ["bomb"]}, secrets=GIANT_FIRST)
    assert table.play("A", "play-bomb-B").play("A", "score-giant").hordes() == [7, 5, 5]


@clause("TS-7.3", "TS-4.6")
@pytest.mark.parametrize("card", ["bomb1", "bomb2"])
def test_from_the_shop(card: str) -> None:
    table = tsunami(
        hordes=[3, 5, 5], at="shop", coins=[1, 0, 0], civilians=[0, 1, 0], market=["bomb1"], secrets=GIANT_FIRST
    )
    table.after("interlude").play("A", f"buy-{card}-B").play("A", "score-giant")
    assert table.hordes() == [5, 5, 5]
    assert table.asked == "visit"


@clause("TS-7.3")
def test_a_bomb_that_only_kills_a_zombie_opens_no_window() -> None:
    table = bombs([2, 0, 2], passes="ask").after("bomb")
    assert table.hordes() == [9, 4, 5]
    assert [name for name, _ in table.opened] == []
    assert table.asked == "civilian_bomb"


@clause("TS-7.3", "TS-4.2")
@pytest.mark.parametrize("answer", ["use-robo", "score-quarterback"])
def test_an_answered_bomb_opens_no_window(answer: str) -> None:
    table = bombs([0, 2, 0], birds={"B": ["robo"]}, secrets=["giant", "quarterback"], passes="ask").play("B", answer)
    assert table.opened == []
    assert table.civilians() == [0, 2, 0]


@clause("TS-7.3")
def test_ones_own_civilians_lost_to_another_are_no_goal() -> None:
    table = bombs([0, 2, 0], secrets=["ufo", "giant"])
    assert table.opened[-1] == ("giant", "A")
    assert table.asked == "civilian_bomb"


@clause("TS-7.10", "TS-7.3")
@pytest.mark.parametrize(
    ("secrets", "up", "asked"),
    [
        (["giant", "ufo", "tsunami"], "", True),
        (["ufo", "giant", "tsunami"], "", True),
        (["ufo", "tsunami", "quarterback"], "", True),
        (["ufo", "giant", "tsunami"], "C", True),
        (["giant", "ufo", "tsunami"], "A", False),
        (["ufo", "giant", "tsunami"], "A", False),
        (["ufo", "giant", "tsunami"], "B", False),
        (["ufo", "tsunami", "giant"], "C", False),
    ],
)
def test_the_bomber_with_a_card_face_down_is_asked_while_giant_is_not_up(
    secrets: list[str], up: str, asked: bool
) -> None:
    table = bombs([0, 1, 0], secrets=secrets, up=up)
    assert (("giant", "A") in table.opened) == asked
    assert (table.asked == "giant") == (secrets[0] == "giant" and asked)


@clause("TS-7.9", "TS-7.3")
def test_a_window_passed_is_gone_for_that_bomb() -> None:
    table = bombs([0, 1, 0]).play("A", "pass")
    assert table.hordes() == [9, 5, 5]
    assert table.secret("A") == "giant"
    assert (table.asked, table.waits_for) == ("civilian_bomb", "B")


@clause("TS-7.3", "TS-4.4")
def test_with_a_mega_bomb_it_is_asked_after_each_such_target_until_scored() -> None:
    table = tsunami(
        hordes=[3, 5, 5, 5, 5],
        at="shop",
        coins=[1, 0, 0, 0, 0],
        civilians=[0, 1, 1, 0, 1],
        market=["megabomb"],
        secrets=["giant", "ufo", "tsunami", "dragon_head", "dragon_tail", "quarterback"],
    ).after("interlude")
    table.play("A", "buy-megabomb")
    for seat in "BCDE":
        table.play("A", f"name-{seat}")
    assert table.opened[-1] == ("giant", "A")
    table.play("A", "pass")
    assert table.civilians() == [0, 0, 0, 0, 1]
    assert table.asked == "giant"
    table.play("A", "score-giant")
    assert table.hordes() == [5, 5, 5, 4, 5]
    assert table.civilians() == [0, 0, 0, 0, 0]
    assert table.asked == "visit"
    assert ("giant", "A") not in table.opened


@clause("TS-7.8", "TS-7.3")
def test_a_scored_giant_is_spent() -> None:
    table = tsunami(
        hordes=[3, 5, 5],
        at="shop",
        coins=[1, 0, 0],
        civilians=[0, 1, 1],
        market=["bomb1"],
        secrets=GIANT_FIRST,
        birds={"A": ["bomb"]},
    ).after("interlude")
    table.play("A", "buy-bomb1-B").play("A", "score-giant").play("A", "play-bomb-C")
    assert table.civilians() == [0, 0, 0]
    assert ("giant", "A") not in table.opened
    assert table.hordes()[0] == 5


@clause("TS-7.9")
def test_only_giant_scores_then() -> None:
    table = bombs([0, 1, 0])
    for answer in ("score-ufo", "score-quarterback", "score-tsunami-b-c"):
        assert table.refuses("A", answer, "TS-7.9").key == "not-your-secret"
    assert table.refuses("A", "use-robo", "TS-4.2").key == "no-bomb-here"
    assert table.refuses("B", "pass", "TS-2.1").key == "out-of-turn"
    table = bombs([0, 1, 0], secrets=["ufo", "giant"], passes="ask").after("bomb")
    assert table.refuses("A", "score-giant", "TS-7.9").key == "not-your-secret"


@clause("TS-8.5", "TS-7.3")
def test_a_scored_giant_earns_the_bonus_bird_once() -> None:
    table = tsunami(
        at="opening", civilians=[0, 1, 1], birds={"A": ["bomb", "bomb"]}, secrets=GIANT_FIRST, event="bonus"
    )
    table.play("A", "play-bomb-B").play("A", "score-giant")
    assert table.asked == "bird"
    table.draws("bird-punk")
    table.state.up = 0  # as if flipped back
    table.play("B", "pass").play("C", "pass").play("A", "play-bomb-C").play("A", "score-giant")
    assert table.hordes()[0] == 9
    assert table.asked == "interlude"
    assert table.birds("A") == ["punk"]


@clause("TS-5.6", "TS-7.3")
def test_giant_received_by_exchange_scores_for_later_bombs() -> None:
    table = tsunami(
        hordes=[3, 5, 5], at="shop", coins=[1, 0, 0], civilians=[0, 0, 1], market=["exchange"], secrets=["ufo", "giant"]
    ).after("interlude")
    table.play("A", "buy-exchange").play("A", "name-A").play("A", "name-B")
    table.state.market[0] = SHOP_NAMES.index("bomb1")
    assert table.play("A", "buy-bomb1-C").play("A", "score-giant").hordes() == [5, 5, 5]
