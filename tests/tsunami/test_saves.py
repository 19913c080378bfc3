"""Saves: which sets may be named, what they prevent, who is asked."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes


def falling(loss: int, kept: list[str], birds: list[str], horde: int = 9, edition: str = "en") -> Scenario:
    """A is about to lose so many zombies in a jump without a cap, and has these saves."""
    table = tsunami(hordes=[horde, 5, 5], card="bridge", kept={"A": kept}, birds={"A": birds}, edition=edition)
    return table.rolls(A=loss, B=0, C=0)


# --- one card ---


@clause("TS-6.1")
@pytest.mark.parametrize(
    ("card", "saves"), [("save1", 1), ("save2", 2), ("fairy", 1), ("super_fairy", 3)], ids=lambda value: str(value)
)
@pytest.mark.parametrize("loss", [1, 2, 3, 4])
def test_a_card_saves_up_to_its_number_and_is_spent_whole(card: str, saves: int, loss: int) -> None:
    kept, birds = ([card], []) if card.startswith("save") else ([], [card])
    table = falling(loss, kept, birds).play("A", f"use-{card}")
    assert table.hordes() == [9 - max(0, loss - saves), 5, 5]
    assert table.told("saved")[0]["count"] == min(loss, saves)
    assert (table.kept("A"), table.birds("A")) == ([], [])


@clause("TS-6.1", "TS-5.3", "TS-8.1")
def test_spent_saves_lie_on_their_discards() -> None:
    table = falling(6, ["save1", "save2"], ["fairy", "super_fairy"]).play("A", "use-save2-fairy-super_fairy")
    assert table.kept("A") == ["save1"]
    view = table.state.view(None)
    assert view["shop_discard"] == {"save2": 1}
    assert view["bird_discard"] == {"fairy": 1, "super_fairy": 1}


@clause("TS-6.1")
def test_saving_nothing_is_always_allowed() -> None:
    table = falling(2, ["save2"], []).play("A", "pass")
    assert (table.hordes(), table.kept("A")) == ([7, 5, 5], ["save2"])


# --- sets ---

EVERYTHING = (["save1", "save1", "save2"], ["fairy", "fairy", "super_fairy"])
SETS = {
    1: ["save1", "save2", "fairy", "super_fairy"],
    2: [
        "save1",
        "save1-save1",
        "save2",
        "fairy",
        "save1-fairy",
        "fairy-fairy",
        "super_fairy",
    ],
    3: [
        "save1",
        "save1-save1",
        "save2",
        "save1-save2",
        "fairy",
        "save1-fairy",
        "save1-save1-fairy",
        "save2-fairy",
        "fairy-fairy",
        "save1-fairy-fairy",
        "super_fairy",
    ],
}


@clause("TS-6.1")
@pytest.mark.parametrize("loss", [1, 2, 3])
def test_no_card_of_a_set_may_be_left_out_without_saving_fewer(loss: int) -> None:
    table = falling(loss, *EVERYTHING)
    assert table.options("A") == ["pass", *(f"use-{cards}" for cards in SETS[loss])]


@clause("TS-6.1")
@pytest.mark.parametrize(
    ("loss", "cards", "left"),
    [
        (2, "save1-fairy", 9),
        (3, "save1-save2", 9),
        (4, "save1-save1-save2", 9),
        (5, "save2-super_fairy", 9),
        (6, "save1-super_fairy", 7),
        (9, "save1-save1-save2-fairy-fairy-super_fairy", 9),
    ],
)
def test_saves_are_combined(loss: int, cards: str, left: int) -> None:
    assert falling(loss, *EVERYTHING).play("A", f"use-{cards}").hordes() == [left, 5, 5]


@clause("TS-6.1")
@pytest.mark.parametrize(
    ("loss", "cards"),
    [(1, "save1-save1"), (2, "save2-fairy"), (3, "save2-super_fairy"), (3, "save1-super_fairy"), (1, "save1-fairy")],
)
def test_a_set_with_a_card_too_many_is_refused(loss: int, cards: str) -> None:
    assert falling(loss, *EVERYTHING).refuses("A", f"use-{cards}", "TS-6.1").key == "save-wasted"


@clause("TS-6.1")
@pytest.mark.parametrize("cards", ["save2", "fairy", "save1-save1", "save1-super_fairy"])
def test_cards_one_does_not_have_are_refused(cards: str) -> None:
    refusal = falling(3, ["save1"], ["robo"]).refuses("A", f"use-{cards}", "TS-6.1")
    assert "do not have" in str(refusal)


@clause("TS-6.1", "TS-1.5")
def test_the_french_edition_has_a_third_save() -> None:
    table = falling(3, ["save1"] * 3, [], edition="fr").play("A", "use-save1-save1-save1")
    assert table.hordes() == [9, 5, 5]


@clause("TS-6.1")
def test_the_cap_comes_first_then_the_saves() -> None:
    table = tsunami(hordes=[6, 5, 5], card="gap", kept={"A": ["save1"]}).rolls(A=3, B=0, C=0)
    assert table.play("A", "use-save1").hordes() == [5, 5, 5]


# --- against what ---


@clause("TS-6.1", "TS-4.2")
@pytest.mark.parametrize("card", ["save1", "save2", "fairy", "super_fairy"])
def test_a_zombie_is_saved_from_a_bomb_by_one_card(card: str) -> None:
    kept, birds = {"B": ["save1", "save2"]}, {"B": ["fairy", "super_fairy"]}
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", kept=kept, birds=birds).play("A", "bomb-B")
    assert table.options("B")[:5] == ["pass", "use-save1", "use-save2", "use-fairy", "use-super_fairy"]
    table.refuses("B", "use-save1-fairy", "TS-6.1")
    table.play("B", f"use-{card}")
    assert table.hordes() == [6, 5, 4]
    assert table.told("saved")[0]["count"] == 1
    assert table.told("died") == []


@clause("TS-6.1", "TS-4.2")
def test_civilians_are_not_saved() -> None:
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", civilians=[0, 2, 0], kept={"B": ["save1"]}, secrets=["ufo"])
    table.play("A", "bomb-B")
    if table.asked == "bomb":
        table.refuses("B", "use-save1", "TS-4.2")
        table.passes()
    assert (table.civilians(), table.hordes(), table.kept("B")) == ([0, 0, 0], [6, 5, 4], ["save1"])


@clause("TS-6.1")
def test_nor_is_what_is_stolen() -> None:
    table = tsunami(at="opening", kept={"B": ["save1"]}, birds={"A": ["ptero"], "B": ["fairy"]})
    table.play("A", "play-ptero-B")
    assert table.opened == []
    assert table.hordes() == [6, 4, 5]


@clause("TS-6.1", "TS-3.5")
def test_nor_what_a_push_costs() -> None:
    table = votes(tsunami(hordes=[4, 9, 9], card="car", kept={"A": ["save2"]}), "rby")
    assert table.opened == []
    assert (table.hordes(), table.kept("A")) == ([2, 9, 9], ["save2"])


@clause("TS-6.1", "TS-2.7")
def test_nor_does_a_save_help_in_the_last_roll() -> None:
    table = tsunami(hordes=[3, 3, 2], at="finish", kept={"A": ["save2"]}, birds={"A": ["fairy"]})
    table.rolls(A=1, B=0)
    assert table.asked == ""
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


@clause("TS-6.1")
def test_outside_a_jump_or_a_bomb_saves_are_refused() -> None:
    table = tsunami(at="opening", kept={"A": ["save1"]}, birds={"A": ["fairy"]})
    table.refuses("A", "use-save1", "TS-6.1")
    table.refuses("A", "use-fairy", "TS-6.1")


# --- who is asked ---


@clause("TS-6.2", "TS-3.1")
def test_asked_in_a_jump_are_those_with_a_loss_and_a_bird_or_a_kept_save() -> None:
    table = tsunami(
        hordes=[5] * 6,
        card="gap",
        birds={"A": ["brain"], "B": ["fairy"], "E": ["fairy"]},
        kept={"C": ["save1"], "F": ["save2"]},
    )
    table.rolls(A=1, B=1, C=1, D=1, E=0, F=0)
    assert table.opened == [("saves", "ABC")]
    assert table.eligible == "ABC"
    assert table.waits_for == "BC"


@clause("TS-6.2")
def test_nobody_is_asked_if_nobody_could_save() -> None:
    table = tsunami(card="gap", kept={"B": ["save1"]}).rolls(A=1, B=0, C=1)
    assert table.opened == []
    assert table.hordes() == [4, 5, 4]


@clause("TS-6.2")
def test_a_brain_is_asked_about_where_passes_are_asked() -> None:
    table = tsunami(card="gap", birds={"A": ["brain"]}, passes="ask").rolls(A=1, B=0, C=0)
    assert (table.asked, table.options("A")) == ("saves", ["pass"])


@clause("TS-6.2", "TS-2.8")
def test_a_loss_that_would_be_refilled_is_asked_about_too() -> None:
    table = tsunami(hordes=[1, 5, 5], card="gap", kept={"A": ["save1"]}, event="zombie").rolls(A=1, B=1, C=1)
    assert table.waits_for == "A"
    table.play("A", "use-save1")
    assert (table.hordes(), table.asked) == ([1, 4, 4], "bird")
    table = tsunami(hordes=[1, 5, 5], card="gap", kept={"A": ["save1"]}, event="zombie").rolls(A=1, B=1, C=1)
    table.play("A", "pass")
    assert (table.hordes(), table.asked) == ([1, 4, 4], "street")


@clause("TS-6.2", "TS-4.2")
@pytest.mark.parametrize(
    ("civilians", "kept", "birds", "up", "asked"),
    [
        (0, [], [], "B", False),
        (0, ["save1"], [], "B", True),
        (1, ["save1"], [], "B", False),
        (1, [], ["brain"], "B", True),
        (0, [], ["brain"], "B", True),
        (0, [], [], "", True),
        (1, [], [], "", True),
        (0, [], [], "C", False),  # Quarterback lies face up before C
    ],
)
def test_who_is_asked_under_a_bomb(civilians: int, kept: list[str], birds: list[str], up: str, asked: bool) -> None:
    table = tsunami(
        hordes=[6, 5, 4],
        card="civilian_bomb",
        civilians=[0, civilians, 0],
        kept={"B": kept},
        birds={"B": birds},
        secrets=["ufo", "giant", "quarterback"],
        up=up,
    )
    table.play("A", "bomb-B")
    assert (("bomb", "B") in table.opened) == asked
