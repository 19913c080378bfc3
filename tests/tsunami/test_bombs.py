"""Bombs from every source: what they cost, how their target answers, when they succeed, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

# By source: how A, who is the first to act, throws a bomb at B.
THROWS = {
    "street": "bomb-B",
    "permanent": "buy-bomb2-B",
    "card": "buy-bomb1-B",
    "bird": "play-bomb-B",
}
CAUSES = {"street": 2, "permanent": 4, "card": 4, "bird": 5}


def before_bomb(source: str, b: int = 5, birds: dict[str, list[str]] | None = None, **more: Any) -> Scenario:
    """A table of three at which it is A's turn to throw; B has so many zombies, A five more or fewer."""
    hands = birds or {}
    if source == "street":
        return tsunami(hordes=[b + 5, b, b + 2], card="civilian_bomb", birds=hands, **more)
    if source == "bird":
        hands = hands | {"A": ["bomb", *hands.get("A", [])]}
        return tsunami(hordes=[b + 5, b, b + 2], at="interlude", birds=hands, **more)
    table = tsunami(hordes=[1, max(b, 2), 9], at="shop", coins=[1, 0, 0], market=["bomb1"], birds=hands, **more)
    return table.passes()


def bombed(source: str, **more: Any) -> Scenario:
    """A has thrown the bomb at B."""
    return before_bomb(source, **more).play("A", THROWS[source])


@clause("TS-4.1", "TS-4.6")
@pytest.mark.parametrize("source", THROWS)
def test_a_bomb_takes_all_civilians_and_no_zombie(source: str) -> None:
    table = bombed(source, civilians=[2, 3, 1])
    assert table.civilians() == [2, 0, 1]
    assert table.hordes()[1] == 5
    assert table.told("bombed") == [{"fact": "bombed", "seat": 0, "target": 1, "cause": CAUSES[source]}]
    assert table.told("blasted") == [{"fact": "blasted", "seat": 1, "count": 3}]


@clause("TS-4.1", "TS-1.1")
@pytest.mark.parametrize("source", THROWS)
def test_without_civilians_it_costs_one_zombie(source: str) -> None:
    before = before_bomb(source).hordes()
    table = bombed(source, civilians=[2, 0, 1])
    assert table.hordes() == [before[0], 4, before[2]]
    assert table.civilians() == [2, 0, 1]
    assert table.told("died") == [{"fact": "died", "seat": 1, "count": 1, "left": 4, "back": 0, "cause": 11}]


@clause("TS-2.8", "TS-4.1")
def test_a_horde_of_one_loses_its_zombie_and_is_one_again() -> None:
    table = bombed("street", b=1)
    assert table.hordes()[1] == 1
    assert table.told("died") == [{"fact": "died", "seat": 1, "count": 1, "left": 1, "back": 1, "cause": 11}]


# --- answers ---


@clause("TS-4.2")
@pytest.mark.parametrize("source", THROWS)
@pytest.mark.parametrize("civilians", [0, 2])
def test_robo_makes_a_bomb_harmless(source: str, civilians: int) -> None:
    table = bombed(source, civilians=[0, civilians, 0], birds={"B": ["robo", "robo"]})
    hordes = table.hordes()
    table.play("B", "use-robo")
    assert table.hordes() == hordes
    assert table.civilians() == [0, civilians, 0]
    assert table.birds("B") == ["robo"]
    assert table.happened[:3] == ["closed", "played_bird", "fizzled"]
    assert table.state.view(None)["bird_discard"] == {"robo": 1} | ({"bomb": 1} if source == "bird" else {})


@clause("TS-4.2", "TS-6.1")
@pytest.mark.parametrize("save", ["save1", "save2", "fairy", "super_fairy"])
def test_one_save_saves_the_zombie_and_is_spent_whole(save: str) -> None:
    kept = {"B": [save]} if save.startswith("save") else {}
    birds = {} if kept else {"B": [save]}
    table = bombed("street", kept=kept, birds=birds)
    assert table.options("B") == ["pass", f"use-{save}"]
    table.play("B", f"use-{save}")
    assert table.hordes() == [10, 5, 7]
    assert table.told("died") == []
    assert table.kept("B") == table.birds("B") == []
    seen = table.state.view(None)
    assert seen["shop_discard" if kept else "bird_discard"] == {save: 1}


@clause("TS-4.2")
def test_the_target_gives_one_answer_of_all_it_has() -> None:
    table = bombed(
        "street",
        kept={"B": ["save1", "save2"]},
        birds={"B": ["fairy", "robo", "super_fairy"]},
        secrets=["ufo", "quarterback"],
    )
    assert table.options("B") == [
        "pass",
        "use-save1",
        "use-save2",
        "use-fairy",
        "use-super_fairy",
        "use-robo",
        "score-quarterback",
    ]
    assert table.refuses("B", "use-save1-fairy", "TS-6.1").key == "save-wasted"
    assert table.play("B", "pass").hordes() == [10, 4, 7]
    assert table.asked == "civilian_bomb"


@clause("TS-4.2", "TS-6.1")
def test_saves_do_not_help_civilians() -> None:
    table = bombed("street", civilians=[0, 2, 0], kept={"B": ["save2"]}, birds={"B": ["fairy", "robo"]})
    assert table.options("B") == ["pass", "use-robo"]
    for answer in ("use-save2", "use-fairy"):
        assert table.refuses("B", answer, "TS-4.2").key == "civilians-first"


@clause("TS-4.2")
def test_an_answer_needs_its_card() -> None:
    table = bombed("street", birds={"B": ["fairy"]})
    assert table.refuses("B", "use-robo", "TS-8.1").key == "not-held"
    assert table.refuses("B", "use-save1", "TS-6.1").key == "save-not-held"
    assert table.refuses("B", "score-quarterback", "TS-7.9").key == "not-your-secret"
    assert table.refuses("B", "use-punk", "TS-3.4").key == "no-push-here"


@clause("TS-4.2")
def test_nobody_else_may_answer() -> None:
    table = bombed("street", birds={"A": ["robo"], "B": ["robo"], "C": ["fairy"]}, secrets=["ufo", "giant"])
    assert table.opened == [("bomb", "B")]
    assert table.waits_for == "B"
    for seat, answer in (("A", "use-robo"), ("C", "score-quarterback"), ("C", "use-fairy"), ("C", "pass")):
        assert table.refuses(seat, answer, "TS-2.1").key == "out-of-turn"


@clause("TS-6.2", "TS-4.2")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"up": "ABC"}, False),
        ({"up": "ABC", "birds": {"B": ["brain"]}}, True),
        ({"up": "ABC", "birds": {"B": ["brain"]}, "civilians": [0, 1, 0]}, True),
        ({"up": "ABC", "birds": {"A": ["robo"], "C": ["robo"]}}, False),
        ({"up": "ABC", "kept": {"B": ["save1"]}}, True),
        ({"up": "ABC", "kept": {"B": ["save2"]}}, True),
        ({"up": "ABC", "kept": {"B": ["save1"]}, "civilians": [0, 1, 0]}, False),
        ({"up": "ABC", "kept": {"C": ["save1"]}}, False),
        ({"up": "AC", "secrets": ["ufo", "giant", "tsunami", "quarterback"]}, True),
        ({"up": "AC", "secrets": ["ufo", "quarterback", "tsunami", "giant"]}, True),
        ({"up": "C", "secrets": ["ufo", "giant", "quarterback", "tsunami"]}, False),
        ({"up": "B", "secrets": ["ufo", "giant", "quarterback", "tsunami"]}, False),
        ({"up": "B", "secrets": ["ufo", "quarterback", "giant", "tsunami"]}, False),
    ],
)
def test_who_is_asked_follows_from_public_facts(more: dict[str, Any], asked: bool) -> None:
    for passes in ("ask", "skip"):
        table = bombed("street", passes=passes, **more)
        assert ("bomb" in [name for name, _ in table.opened]) == asked
        if passes == "ask":
            assert table.asked == ("bomb" if asked else "civilian_bomb")


# --- success ---


@clause("TS-4.3", "TS-8.5")
@pytest.mark.parametrize("source", THROWS)
@pytest.mark.parametrize("civilians", [0, 1])
def test_a_bomb_that_costs_something_is_successful(source: str, civilians: int) -> None:
    table = bombed(source, civilians=[0, civilians, 0], event="bomb")
    assert table.asked == "bird"
    table.draws("bird-punk")
    assert table.birds("A") == ["punk"]


@clause("TS-4.3", "TS-2.8")
def test_a_bomb_on_a_horde_of_one_is_successful() -> None:
    assert bombed("street", b=1, event="bomb").asked == "bird"


@clause("TS-4.3")
@pytest.mark.parametrize("answer", ["use-robo", "use-fairy", "use-save1", "score-quarterback"])
def test_an_answered_bomb_has_failed(answer: str) -> None:
    table = bombed(
        "street",
        event="bomb",
        kept={"B": ["save1"]},
        birds={"B": ["fairy", "robo"]},
        secrets=["ufo", "quarterback"],
    )
    table.play("B", answer)
    assert table.asked == "civilian_bomb"
    assert table.birds("A") == []


# --- order ---


@clause("TS-4.6", "TS-7.3", "TS-8.5")
def test_the_order_of_a_bomb_loss_then_giant_then_the_bomb_event() -> None:
    table = bombed("street", civilians=[0, 2, 0], event="bomb", secrets=["giant", "ufo"])
    assert table.happened == ["bombed", "opened", "closed", "blasted", "opened"]
    table.play("A", "score-giant")
    assert table.happened == ["closed", "scored", "grew"]
    assert table.asked == "bird"
    table.draws("bird-brain")
    assert table.waits_for == "B"


@clause("TS-4.6", "TS-7.3", "TS-8.5")
def test_the_order_of_a_bomb_loss_then_giant_with_its_bonus_bird() -> None:
    table = bombed("street", civilians=[0, 2, 0], event="bonus", secrets=["giant", "ufo"])
    table.play("A", "score-giant").draws("bird-brain")
    assert table.birds("A") == ["brain"]


@clause("TS-4.6")
def test_the_target_answers_before_anything_is_lost() -> None:
    table = bombed("street", civilians=[0, 2, 0], birds={"B": ["robo"]})
    assert table.happened == ["bombed", "opened"]
    assert table.civilians() == [0, 2, 0]
    assert table.play("B", "pass").happened[:2] == ["closed", "blasted"]


@clause("TS-4.6")
@pytest.mark.parametrize("source", THROWS)
def test_a_bomb_is_thrown_at_another_player_at_this_table(source: str) -> None:
    table = before_bomb(source)
    start = THROWS[source].removesuffix("B")
    assert table.refuses("A", start + "A", "TS-4.6").key == "not-yourself"
    assert table.refuses("A", start + "D", "TS-2.1").key == "no-such-player"
    assert [option for option in table.options("A") if option.startswith(start)] == [start + "B", start + "C"]


@clause("TS-4.6", "TS-3.8")
def test_the_next_player_chooses_when_the_bomb_is_resolved_whole() -> None:
    table = bombed("street", birds={"B": ["robo"]})
    assert table.refuses("B", "civilian", "TS-2.5").key == "other-street"
    table.play("B", "use-robo")
    assert (table.asked, table.waits_for) == ("civilian_bomb", "B")
