"""Every card of the shop: its price, what it does, whom it names, and when it cannot be bought."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.tsunami.box import BIRD_COPIES, BIRD_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami

ALL_BIRDS = [name for name, copies in zip(BIRD_NAMES, BIRD_COPIES, strict=True) for _ in range(copies)]


def visiting(card: str = "", coins: int = 2, **more: Any) -> Scenario:
    """A's visit, with so many coins and this card in the market."""
    market = [card] if card and card not in ("civilian1", "bomb2") else []
    purses = [coins - 1, 0, 0]
    return tsunami(hordes=[3, 9, 4], at="shop", coins=purses, market=market, **more).after("interlude")


PRICES = {
    "civilian1": 1,
    "bomb2": 2,
    "zombie1": 1,
    "zombie2": 2,
    "civilians2": 1,
    "civilians3": 2,
    "steal1": 1,
    "steal2": 2,
    "save1": 1,
    "save2": 2,
    "bomb1": 1,
    "megabomb": 2,
    "exchange": 1,
    "flip": 1,
    "zombird": 1,
}
AIMED = ("bomb2", "steal1", "steal2", "bomb1", "flip")


@clause("TS-1.5", "TS-5.2")
@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_a_card_has_its_price(card: str, price: int) -> None:
    answer = f"buy-{card}-B" if card in AIMED else f"buy-{card}"
    table = visiting(card).play("A", answer)
    assert table.coins() == [2 - price, 1, 1]
    assert table.happened[0] == "bought"
    table = visiting(card, coins=1)
    if price == 2:
        assert table.refuses("A", answer, "TS-5.2").key == "too-dear"
    else:
        assert answer in table.options("A")


@clause("TS-1.5")
@pytest.mark.parametrize(("card", "zombies"), [("zombie1", 1), ("zombie2", 2)])
def test_zombies_join_the_horde(card: str, zombies: int) -> None:
    table = visiting(card).play("A", f"buy-{card}")
    assert table.hordes() == [3 + zombies, 9, 4]
    assert table.told("grew") == [{"fact": "grew", "seat": 0, "count": zombies, "cause": 4}]


@clause("TS-1.5")
@pytest.mark.parametrize(("card", "civilians"), [("civilian1", 1), ("civilians2", 2), ("civilians3", 3)])
def test_civilians_follow(card: str, civilians: int) -> None:
    table = visiting(card, civilians=[1, 0, 0]).play("A", f"buy-{card}")
    assert table.civilians() == [1 + civilians, 0, 0]
    assert table.hordes() == [3, 9, 4]
    assert table.told("followed") == [{"fact": "followed", "seat": 0, "count": civilians, "cause": 4}]


# --- steals ---


@clause("TS-4.5", "TS-1.5")
@pytest.mark.parametrize(("card", "count"), [("steal1", 1), ("steal2", 2)])
def test_stolen_zombies_change_hands(card: str, count: int) -> None:
    table = visiting(card).play("A", f"buy-{card}-C")
    assert table.hordes() == [3 + count, 9, 4 - count]
    assert table.told("stole") == [{"fact": "stole", "seat": 0, "victim": 2, "count": count, "back": 0, "cause": 4}]


@clause("TS-4.5", "TS-2.8")
@pytest.mark.parametrize(
    ("card", "victim", "taken"), [("steal1", 1, 1), ("steal2", 1, 1), ("steal2", 2, 2), ("steal2", 3, 2)]
)
def test_a_victim_left_with_none_refills_to_one(card: str, victim: int, taken: int) -> None:
    table = tsunami(hordes=[1, victim, 9], at="shop", coins=[1, 0, 0], market=[card]).passes()
    if table.asked == "tie":
        table.draws("tie-A")
    table.play("A", f"buy-{card}-B")
    assert table.hordes() == [1 + taken, max(1, victim - taken), 9]
    assert [(fact["count"], fact["back"]) for fact in table.told("stole")] == [(taken, int(taken == victim))]


@clause("TS-4.5")
def test_a_steal_has_no_answer_and_leaves_civilians_alone() -> None:
    table = visiting(
        "steal2",
        civilians=[0, 0, 2],
        kept={"C": ["save2"]},
        birds={"C": ["robo", "fairy"]},
        secrets=["ufo", "giant", "quarterback"],
        event="bomb",
    )
    table.play("A", "buy-steal2-C")
    assert table.happened == ["bought", "stole"]
    assert (table.hordes(), table.civilians()) == ([5, 9, 2], [0, 0, 2])
    assert (table.asked, table.waits_for) == ("visit", "A")


@clause("TS-4.5")
@pytest.mark.parametrize("card", ["steal1", "steal2"])
def test_nobody_steals_from_oneself_or_the_absent(card: str) -> None:
    table = visiting(card)
    assert table.refuses("A", f"buy-{card}-A", "TS-4.5").key == "not-from-yourself"
    assert table.refuses("A", f"buy-{card}-D", "TS-2.1").key == "no-such-player"


# --- saves ---


@clause("TS-5.5", "TS-5.2")
@pytest.mark.parametrize("card", ["save1", "save2"])
def test_a_save_is_kept_face_up_and_not_discarded(card: str) -> None:
    table = visiting(card).play("A", f"buy-{card}")
    assert table.kept("A") == [card]
    seen = table.state.view(None)
    assert seen["kept"] == [[int(card == "save1"), int(card == "save2")], [0, 0], [0, 0]]
    assert seen["shop_discard"] == {}
    assert table.market()[0] == ""


@clause("TS-5.5")
def test_saves_are_kept_without_limit_and_stay_across_rounds() -> None:
    table = tsunami(at="end", kept={"A": ["save1", "save1", "save2"]})
    while table.asked == "shop":
        table.draws(table.options(None)[0])
    table.draws("secret-ufo", "secret-giant", "secret-tsunami", "event-bomb")
    assert table.state.round == 2
    assert table.kept("A") == ["save1", "save1", "save2"]
    table = visiting("save1", kept={"A": ["save1", "save2"]}).play("A", "buy-save1")
    assert table.kept("A") == ["save1", "save1", "save2"]


# --- cards that do nothing are not sold ---


@clause("TS-1.5", "TS-8.1")
def test_the_zombird_card_draws_a_bird() -> None:
    table = visiting("zombird").play("A", "buy-zombird")
    assert table.asked == "bird"
    table.draws("bird-punk")
    assert table.birds("A") == ["punk"]
    assert (table.asked, table.waits_for) == ("visit", "A")


@clause("TS-5.8")
def test_a_bird_just_bought_can_be_played_in_the_same_visit() -> None:
    table = visiting("zombird").play("A", "buy-zombird").draws("bird-ptero").play("A", "play-ptero-B")
    assert table.hordes() == [4, 8, 4]


@clause("TS-5.5")
def test_no_zombird_is_sold_when_deck_and_discard_are_empty() -> None:
    table = visiting("zombird", birds={"B": ALL_BIRDS[:9], "C": ALL_BIRDS[9:]})
    assert "buy-zombird" not in table.options("A")
    assert table.refuses("A", "buy-zombird", "TS-5.5").key == "no-effect"


@clause("TS-5.5", "TS-8.1")
def test_a_zombird_is_sold_while_there_is_a_discard() -> None:
    table = visiting("zombird", birds={"B": ALL_BIRDS[:9], "C": ALL_BIRDS[9:-1]}, discarded=["super_fairy"])
    table.play("A", "buy-zombird")
    assert table.happened == ["bought", "reshuffled"]
    assert table.options(None) == ["bird-super_fairy"]


@clause("TS-5.5", "TS-5.6")
@pytest.mark.parametrize(("up", "sold"), [("", True), ("B", True), ("AB", False), ("BC", False), ("ABC", False)])
def test_no_exchange_is_sold_with_fewer_than_two_cards_face_down(up: str, sold: bool) -> None:
    table = visiting("exchange", up=up)
    assert ("buy-exchange" in table.options("A")) == sold
    if not sold:
        assert table.refuses("A", "buy-exchange", "TS-5.5").key == "no-effect"


@clause("TS-5.2", "TS-2.2")
def test_a_card_that_is_not_in_the_market_is_not_sold() -> None:
    table = visiting("exchange")
    absent = [card for card in PRICES if card not in ("civilian1", "bomb2") and card not in table.market()]
    assert absent
    for card in absent:
        assert table.refuses("A", f"buy-{card}-B" if card in AIMED else f"buy-{card}", "TS-2.2").key == "not-for-sale"


@clause("TS-5.2")
def test_a_bought_bomb_is_answered_before_the_visit_goes_on() -> None:
    table = visiting("bomb1", birds={"B": ["robo"]}).play("A", "buy-bomb1-B")
    assert (table.asked, table.waits_for) == ("bomb", "B")
    assert table.refuses("A", "buy-civilian1", "TS-2.1").key == "out-of-turn"
    assert table.play("B", "use-robo").waits_for == "A"
