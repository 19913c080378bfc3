"""The shop: coins, the interlude before it, who buys when, what a visit is, and the market filled up after it."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.tsunami.box import EMPTY, SHOP_KINDS
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami


def visiting(**more: Any) -> Scenario:
    """A's visit, the first, has begun."""
    return tsunami(hordes=[3, 9, 4], at="shop", **more).after("interlude")


def visitors(table: Scenario) -> str:
    """Who is asked for a visit, one after the other, if each ends it."""
    found = ""
    while table.asked == "visit":
        found += table.waits_for
        table.play(table.waits_for, "pass")
    return found


# --- arrival ---


@clause("TS-5.1", "TS-1.1")
def test_everybody_gains_a_coin_on_arrival_and_loses_it_at_the_cap() -> None:
    table = tsunami(hordes=[3, 9, 4], at="shop", coins=[0, 1, 2], first="B")
    assert table.coins() == [1, 2, 2]
    coined = [(fact["seat"], fact["count"], fact["cause"]) for fact in table.told("coined")]
    assert coined == [(1, 1, 4), (2, 0, 4), (0, 1, 4)]
    assert table.told("arrived") == [{"fact": "arrived", "count": 2, "full": 1, "mask": 0b100}]


@clause("TS-5.1", "TS-8.3")
def test_the_interlude_comes_after_the_coins_and_before_the_order_is_fixed() -> None:
    table = tsunami(hordes=[3, 4, 9], at="shop", event="give")
    assert table.happened == ["arrived", "coined", "coined", "coined", "opened"]
    assert table.asked == "interlude"
    table.play("A", "pass").play("B", "give-A").draws("bird-brain").passes()
    assert table.told("shopping") == [{"fact": "shopping", "seat": 1, "tied": 0, "mask": 0b010}]
    assert (table.asked, table.waits_for) == ("visit", "B")


@clause("TS-5.1")
def test_a_bomb_in_the_interlude_of_the_shop_changes_who_is_first() -> None:
    table = tsunami(hordes=[4, 4, 9], at="shop", birds={"C": ["bomb"]}, secrets=["ufo", "giant", "tsunami"])
    table.play("A", "pass").play("B", "pass").play("C", "play-bomb-B").passes()
    assert table.waits_for == "B"


# --- order ---


@clause("TS-5.1")
@pytest.mark.parametrize(
    ("hordes", "order"),
    [
        ([3, 9, 4], "ABC"),
        ([9, 3, 4], "BCA"),
        ([4, 9, 3], "CAB"),
        ([7, 6, 2, 3], "CDAB"),
        ([2, 9, 8, 7, 6, 5], "ABCDEF"),
        ([3, 9, 8, 7, 6, 2], "FABCDE"),
    ],
)
def test_the_fewest_zombies_buy_first_then_clockwise(hordes: list[int], order: str) -> None:
    table = tsunami(hordes=hordes, at="shop", first="B").passes()
    assert visitors(table) == order
    assert table.asked == "street"


@clause("TS-5.1", "TS-3.9")
def test_of_several_with_the_fewest_each_is_equally_likely_to_begin() -> None:
    table = tsunami(hordes=[3, 5, 3, 3], at="shop", civilians=[0, 9, 4, 0], coins=[0, 0, 1, 0]).passes()
    assert table.asked == "tie"
    assert [(str(answer), weight) for answer, weight in table.state.outcomes()] == [
        ("tie-A", 1),
        ("tie-C", 1),
        ("tie-D", 1),
    ]
    table.draws("tie-C")
    assert table.told("shopping") == [{"fact": "shopping", "seat": 2, "tied": 1, "mask": 0b1101}]
    assert visitors(table) == "CDAB"


@clause("TS-5.1", "TS-3.9")
def test_civilians_and_coins_do_not_count() -> None:
    table = tsunami(hordes=[4, 3, 5], at="shop", civilians=[0, 9, 0], coins=[0, 2, 0]).passes()
    assert table.waits_for == "B"


@clause("TS-5.1")
def test_the_order_is_fixed_whatever_the_cards_do_to_hordes() -> None:
    table = tsunami(hordes=[4, 9, 5], at="shop", market=["steal1", "zombie1"]).passes()
    table.play("A", "buy-steal1-C").play("A", "pass")
    assert table.hordes() == [5, 9, 4]
    assert visitors(table) == "BC"


# --- a visit ---


@clause("TS-5.2")
def test_a_card_is_paid_and_used_and_the_visit_goes_on() -> None:
    table = visiting(coins=[1, 0, 0], market=["zombie1", "civilians2"])
    table.play("A", "buy-zombie1")
    assert table.happened == ["bought", "grew"]
    assert (table.hordes()[0], table.coins()[0]) == (4, 1)
    assert (table.asked, table.waits_for) == ("visit", "A")
    table.play("A", "buy-civilians2")
    assert (table.civilians()[0], table.coins()[0]) == (2, 0)


@clause("TS-5.2")
def test_the_same_permanent_card_may_be_bought_twice() -> None:
    table = visiting(coins=[1, 0, 0]).play("A", "buy-civilian1").play("A", "buy-civilian1")
    assert table.civilians() == [2, 0, 0]
    assert table.coins()[0] == 0


@clause("TS-5.2", "TS-1.1")
def test_a_third_card_is_refused_whatever_the_coins() -> None:
    table = visiting(coins=[1, 0, 0], birds={"A": ["banker"]}, market=["zombie1"])
    table.play("A", "buy-civilian1").play("A", "buy-civilian1").play("A", "play-banker")
    assert table.coins()[0] == 1
    assert table.options("A") == ["pass", "turn-up"]
    for answer in ("buy-civilian1", "buy-zombie1"):
        assert table.refuses("A", answer, "TS-5.2").key == "two-bought"


@clause("TS-5.2")
def test_two_cards_may_be_bought_in_every_visit() -> None:
    table = visiting(coins=[1, 1, 1], up="ABC").plays(A="buy-civilian1").plays(A="buy-civilian1")
    assert table.plays(B="buy-civilian1").plays(B="buy-civilian1").civilians() == [2, 2, 0]


@clause("TS-5.2")
def test_a_price_beyond_ones_coins_is_refused() -> None:
    table = visiting(market=["zombie2", "steal2", "megabomb", "save2", "civilians3", "zombie1"])
    for answer in ("buy-zombie2", "buy-steal2-B", "buy-bomb2-B", "buy-megabomb", "buy-save2", "buy-civilians3"):
        refusal = table.refuses("A", answer, "TS-5.2")
        assert refusal.key == "too-dear"
        assert refusal.sentence == "Its price in coins is 2, and you have 1."
    assert table.options("A") == ["pass", "turn-up", "buy-civilian1", "buy-zombie1"]


@clause("TS-5.4")
def test_whoever_ends_the_visit_keeps_the_coins() -> None:
    table = visiting(coins=[1, 0, 0]).play("A", "pass")
    assert table.happened[0] == "left_shop"
    assert table.coins() == [2, 1, 1]
    assert table.waits_for == "B"


@clause("TS-5.2", "TS-8.7")
def test_a_visit_in_which_nothing_more_can_be_done_is_over() -> None:
    table = visiting(up="ABC").play("A", "buy-civilian1")
    assert table.happened == ["bought", "followed", "left_shop"]
    assert table.waits_for == "B"


@clause("TS-5.2", "TS-8.7")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"up": "ABC"}, False),
        ({"up": "BC"}, True),
        ({"up": "ABC", "kept": {"A": ["save1"]}}, False),
        ({"up": "ABC", "event": "give"}, True),
        ({"up": "ABC", "event": "bomb"}, False),
    ],
)
def test_who_has_no_coin_is_asked_for_a_visit_only_if_an_action_is_possible(more: dict[str, Any], asked: bool) -> None:
    table = tsunami(hordes=[3, 9, 4], at="shop", birds={"B": ["magnet"]}, **more)
    while table.waits_for != "B":
        table.play(table.waits_for, "pass")
    table.play("B", "play-magnet-A").after("interlude")
    assert table.coins() == [0, 2, 1]
    assert table.waits_for == ("A" if asked else "B")
    if asked:
        assert "buy-civilian1" not in table.options("A")
        assert table.refuses("A", "buy-civilian1", "TS-5.2").key == "too-dear"


@clause("TS-5.2", "TS-8.7")
def test_who_holds_only_a_brain_is_asked_and_can_only_end_the_visit() -> None:
    table = tsunami(hordes=[3, 9, 4], at="shop", up="ABC", birds={"A": ["brain"], "B": ["magnet"]})
    table.play("B", "play-magnet-A")
    assert (table.asked, table.waits_for) == ("visit", "A")
    assert table.options("A") == ["pass"]


# --- acting in a visit ---


@clause("TS-5.8", "TS-8.6")
def test_the_buyer_acts_before_between_and_after_purchases() -> None:
    table = visiting(birds={"A": ["banker", "ptero"]}, event="give")
    table.play("A", "play-ptero-C").play("A", "buy-civilian1").play("A", "play-banker").play("A", "buy-civilian1")
    assert table.options("A") == ["pass", "turn-up", "give-B", "give-C"]
    table.play("A", "give-B").draws("bird-bomb").play("A", "play-bomb-B").play("A", "turn-up")
    assert (table.asked, table.waits_for) == ("visit", "B")
    assert (table.hordes(), table.civilians()) == ([3, 9, 3], [2, 0, 0])


@clause("TS-5.8")
def test_the_others_wait_for_the_next_interlude() -> None:
    table = visiting(birds={"B": ["bomb"]})
    for seat, answer in (("B", "play-bomb-A"), ("C", "turn-up"), ("B", "buy-civilian1")):
        assert table.refuses(seat, answer, "TS-2.1").key == "out-of-turn"
    table.play("A", "turn-up")
    assert (table.asked, table.waits_for) == ("visit", "A")


@clause("TS-5.8", "TS-8.2")
def test_a_purse_emptied_by_paying_takes_a_bankers_coin() -> None:
    table = visiting(coins=[2, 0, 0], birds={"A": ["banker", "magnet"]})
    assert table.refuses("A", "play-banker", "TS-8.2").key == "coins-full"
    assert table.refuses("A", "play-magnet-B", "TS-8.2").key == "coins-full"
    table.play("A", "buy-civilian1").play("A", "play-banker")
    assert table.coins()[0] == 2


@clause("TS-5.8")
def test_passing_for_a_turn_does_not_pass_the_visit() -> None:
    table = tsunami(hordes=[3, 9, 4], at="shop").play("A", "pass-turn").passes()
    assert (table.asked, table.waits_for) == ("visit", "A")
    assert table.refuses("A", "pass-turn", "TS-8.3").key == "not-for-a-turn"


# --- the market ---


@clause("TS-5.3")
def test_bought_cards_are_not_replaced_until_all_have_shopped() -> None:
    table = visiting(coins=[1, 0, 0], up="ABC", market=["steal1", "zombie1", "flip"])
    table.play("A", "buy-steal1-B").play("A", "buy-zombie1")
    assert table.market()[:3] == ["", "", "flip"]
    assert table.refuses("B", "buy-steal1-A", "TS-2.2").key == "not-for-sale"
    table.play("B", "pass").play("C", "buy-flip-B")
    assert table.asked == "shop"
    table.draws("shop-save2", "shop-steal1")
    assert table.told("stocked") == [{"fact": "stocked", "place": 1, "card": 6}]
    assert table.draws("shop-megabomb").market()[:3] == ["save2", "steal1", "megabomb"]
    assert table.asked == "street"


@clause("TS-5.3", "TS-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_market_is_filled_up_to_players_and_three(seats: int) -> None:
    hordes = [2, *range(5, 4 + seats)]
    table = tsunami(hordes=hordes, at="shop", coins=[1] * seats, market=["zombie1", "zombie1"]).passes()
    table.play("A", "buy-zombie1").play("A", "buy-zombie1")
    visitors(table)
    table.draws("shop-exchange")
    assert table.asked == "shop"
    table.draws("shop-flip")
    assert len(table.market()) == seats + 3
    assert "" not in table.market()
    assert table.asked == "street"


@clause("TS-5.3")
def test_of_two_equal_cards_one_stays() -> None:
    table = visiting(market=["steal1", "steal1"], up="ABC").play("A", "buy-steal1-B").play("B", "buy-steal1-A")
    assert table.market()[:2] == ["", ""]
    assert table.refuses("C", "buy-steal1-A", "TS-2.2").key == "not-for-sale"


@clause("TS-5.3")
def test_used_cards_are_discarded_and_permanent_ones_stay() -> None:
    table = visiting(coins=[1, 1, 0], up="ABC", market=["zombie1", "civilians2", "save1"])
    table.play("A", "buy-zombie1").play("A", "buy-civilian1").play("B", "buy-bomb2-C").play("C", "buy-save1")
    assert table.state.view(None)["shop_discard"] == {"zombie1": 1}
    assert table.market()[:3] == ["", "civilians2", ""]


@clause("TS-5.3")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    table = visiting(market=["zombie1"], up="ABC")
    table.state.shop_deck = [0] * SHOP_KINDS
    table.play("A", "buy-zombie1").play("B", "pass").play("C", "pass")
    assert table.happened == ["left_shop", "reshuffled"]
    assert table.told("reshuffled") == [{"fact": "reshuffled", "birds": 0}]
    assert table.options(None) == ["shop-zombie1"]
    table.draws("shop-zombie1")
    assert table.state.view(None)["shop_discard"] == {}


@clause("TS-5.3")
def test_the_discard_waits_until_the_deck_is_empty() -> None:
    table = visiting(coins=[1, 0, 0], market=["zombie1", "steal1"], up="ABC")
    table.state.shop_deck = [0] * SHOP_KINDS
    table.state.shop_deck[13] = 1
    table.play("A", "buy-zombie1").play("A", "buy-steal1-B").play("B", "pass").play("C", "pass")
    assert table.options(None) == ["shop-flip"]
    assert table.draws("shop-flip").happened == ["stocked", "reshuffled"]
    assert table.options(None) == ["shop-zombie1", "shop-steal1"]


@clause("TS-5.3")
def test_with_deck_and_discard_empty_the_market_stays_short() -> None:
    table = visiting(market=["save1"], up="ABC")
    table.state.shop_deck = [0] * SHOP_KINDS
    table.play("A", "buy-save1").play("B", "pass").play("C", "pass")
    assert table.state.market[0] == EMPTY
    assert table.asked == "street"
