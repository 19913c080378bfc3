"""Exchange and Flip: secret cards change places, or are turned over; what was seen of them is remembered."""

from __future__ import annotations

from typing import Any, cast

import pytest

from shamble.games.tsunami.box import SHOP_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, seat_number, tsunami

FOUR = ["ufo", "giant", "tsunami", "quarterback", "ninja"]


def visiting(card: str, coins: int = 1, **more: Any) -> Scenario:
    """A's visit at a table of four with this card in the market; secrets as in FOUR unless told."""
    more = {"secrets": FOUR} | more
    table = tsunami(hordes=[3, 9, 8, 7], at="shop", coins=[coins, 0, 0, 0], market=[card], **more)
    return table.after("interlude")


def exchange(table: Scenario, one: str, other: str, buyer: str = "A") -> Scenario:
    """The buyer lets these two swap."""
    return table.play(buyer, "buy-exchange").play(buyer, f"name-{one}").play(buyer, f"name-{other}")


def stock(table: Scenario, card: str) -> Scenario:
    """The card is in the market again, as after another shuffle."""
    number = SHOP_NAMES.index(card)
    table.state.market[table.state.market.index(-1)] = number
    table.state.shop_discard[number] -= 1
    return table


def sees(table: Scenario, seat: str | None) -> list[str | None]:
    """The secret cards as a seat, or a spectator, sees them."""
    view = table.state.view(None if seat is None else seat_number(seat))
    return cast(list[str | None], view["secret"])


# --- Exchange ---


@clause("TS-5.6")
@pytest.mark.parametrize(("one", "other"), [("A", "B"), ("A", "D"), ("B", "C"), ("C", "D")])
def test_two_players_swap_the_buyer_among_them_or_not(one: str, other: str) -> None:
    table = exchange(visiting("exchange"), one, other)
    swapped = {one: FOUR["ABCD".index(other)], other: FOUR["ABCD".index(one)]}
    for seat, card in zip("ABCD", FOUR, strict=False):
        assert table.secret(seat) == swapped.get(seat, card)
    a, b = seat_number(one), seat_number(other)
    assert table.told("exchanged") == [{"fact": "exchanged", "seat": 0, "one": a, "other": b}]
    assert (table.asked, table.waits_for) == ("visit", "A")


@clause("TS-5.6")
def test_the_two_are_named_in_the_order_of_seats() -> None:
    table = visiting("exchange", up="C").play("A", "buy-exchange")
    assert (table.asked, table.waits_for) == ("exchange", "A")
    assert table.options("A") == ["name-A", "name-B"]
    assert table.refuses("A", "name-D", "TS-5.6").key == "two-players"
    table.play("A", "name-B")
    assert table.options("A") == ["name-D"]
    for answer in ("name-B", "name-A"):
        assert table.refuses("A", answer, "TS-5.6").key == "two-players"


@clause("TS-5.6")
def test_only_cards_that_lie_face_down_are_exchanged() -> None:
    table = visiting("exchange", up="C").play("A", "buy-exchange")
    assert table.refuses("A", "name-C", "TS-5.6").key == "not-face-down"
    assert table.refuses("A", "name-E", "TS-2.1").key == "no-such-player"
    assert table.play("A", "name-A").refuses("A", "name-C", "TS-5.6").key == "not-face-down"


@clause("TS-5.2", "TS-5.6")
def test_a_bought_exchange_must_be_used() -> None:
    table = visiting("exchange").play("A", "buy-exchange")
    for answer in ("pass", "stop"):
        assert table.refuses("A", answer, "TS-5.2").key == "must-use"
    assert table.refuses("A", "buy-civilian1", "TS-5.2").key == "use-first"
    assert table.refuses("A", "turn-up", "TS-5.2").key == "use-first"
    assert table.refuses("B", "name-B", "TS-2.1").key == "out-of-turn"


@clause("TS-5.6", "TS-9.3")
def test_the_new_owners_know_their_cards_the_old_ones_remember_and_nobody_else_learns() -> None:
    table = exchange(visiting("exchange"), "B", "C")
    told = [fact for fact in table.state.facts if fact.name == "knows"]
    assert [[fact.seen_by(seat) for seat in range(4)] for fact in told] == [
        [False, True, False, False],
        [False, False, True, False],
    ]
    assert not any(fact.seen_by(None) for fact in told)
    assert sees(table, "A") == ["ufo", None, None, None, None]
    assert sees(table, "B") == [None, "tsunami", "giant", None, None]
    assert sees(table, "C") == [None, "tsunami", "giant", None, None]
    assert sees(table, None) == [None] * 5


@clause("TS-5.6", "TS-9.3")
def test_an_exchange_undone_by_another_leaves_both_owners_with_both_cards_known() -> None:
    table = stock(exchange(visiting("exchange"), "B", "C"), "exchange")
    exchange(table, "B", "C")
    assert [table.secret(seat) for seat in "ABCD"] == FOUR[:4]
    assert sees(table, "B") == sees(table, "C") == [None, "giant", "tsunami", None, None]
    assert sees(table, "A") == ["ufo", None, None, None, None]


@clause("TS-5.6", "TS-5.7", "TS-9.3")
def test_a_card_flipped_back_is_followed_through_an_exchange() -> None:
    table = visiting("flip", up="B").play("A", "buy-flip-B")
    table.state.market[0] = SHOP_NAMES.index("exchange")
    exchange(table, "B", "C")
    for seat in ("A", "D", None):
        assert sees(table, seat)[1:3] == [None, "giant"]
    assert sees(table, "B")[1:3] == sees(table, "C")[1:3] == ["tsunami", "giant"]


@clause("TS-5.6", "TS-7.3")
def test_an_exchanged_card_is_live_before_its_new_owner() -> None:
    table = exchange(visiting("exchange", civilians=[0, 0, 1, 0]), "A", "B")
    assert table.happened == ["exchanged", "knows", "knows"]
    table.state.market[0] = SHOP_NAMES.index("bomb1")
    table.play("A", "buy-bomb1-C")
    assert table.options("A") == ["pass", "score-giant"]
    assert table.play("A", "score-giant").hordes() == [5, 9, 8, 7]
    assert [table.secret(seat) for seat in "AB"] == ["GIANT", "ufo"]


@clause("TS-5.6", "TS-7.9")
def test_an_exchange_opens_no_window_for_a_goal_met_before() -> None:
    table = visiting("exchange", civilians=[0, 0, 1, 0])
    table.state.market[1] = SHOP_NAMES.index("bomb1")
    table.play("A", "buy-bomb1-C")
    assert table.opened == [("bomb", "C"), ("giant", "A")]
    table = exchange(table, "A", "B")
    assert table.opened == []
    assert table.asked == "visit"
    assert table.refuses("A", "score-giant", "TS-7.9").key == "not-scored-now"


# --- Flip ---


@clause("TS-5.7")
@pytest.mark.parametrize("holder", ["A", "B", "D"])
def test_any_players_face_down_card_is_turned_up_and_dead(holder: str) -> None:
    table = visiting("flip", event="bonus").play("A", f"buy-flip-{holder}")
    card = FOUR["ABCD".index(holder)]
    assert table.secret(holder) == card.upper()
    assert table.happened == ["bought", "flipped"]
    assert sees(table, None) == [card if seat == holder else None for seat in "ABCD"] + [None]
    assert table.hordes() == [3, 9, 8, 7]


@clause("TS-5.7", "TS-4.2")
def test_a_card_flipped_up_answers_no_more() -> None:
    table = visiting("flip", passes="ask").play("A", "buy-flip-D").play("A", "buy-civilian1").play("A", "pass")
    table.state.coins[1] = 2
    table.play("B", "buy-bomb2-D")
    assert table.opened == []
    assert table.hordes() == [3, 9, 8, 6]


@clause("TS-5.7", "TS-7.8")
def test_a_face_up_card_is_turned_down_and_live_again() -> None:
    table = visiting("flip", up="A", secrets=["giant", "ufo"], civilians=[0, 2, 0, 0])
    table.state.market[1] = SHOP_NAMES.index("bomb1")
    table.play("A", "buy-flip-A")
    assert table.secret("A") == "giant"
    assert table.told("flipped") == [{"fact": "flipped", "seat": 0, "holder": 0, "secret": 1, "up": 0}]
    assert table.play("A", "buy-bomb1-B").options("A") == ["pass", "score-giant"]
    assert table.play("A", "score-giant").hordes() == [5, 9, 8, 7]
    assert table.secret("A") == "GIANT"


@clause("TS-7.8", "TS-5.7")
def test_a_scored_card_that_was_flipped_back_scores_again_for_a_goal_met_anew() -> None:
    table = visiting("bomb1", coins=2, secrets=["giant", "ufo"], civilians=[0, 1, 1, 0], birds={"A": ["bomb"]})
    table.play("A", "play-bomb-B").play("A", "score-giant")
    assert table.hordes()[0] == 5
    table.state.market[1] = SHOP_NAMES.index("flip")
    table.play("A", "buy-flip-A").play("A", "buy-bomb1-C").play("A", "score-giant")
    assert table.hordes()[0] == 7


@clause("TS-5.7", "TS-9.3")
def test_a_card_that_was_face_up_stays_known_to_all() -> None:
    table = visiting("flip", up="C").play("A", "buy-flip-C")
    assert table.secret("C") == "tsunami"
    for seat in ("A", "B", "D", None):
        assert sees(table, seat)[2] == "tsunami"


@clause("TS-5.7")
def test_only_a_player_at_this_table_has_a_card_to_flip() -> None:
    table = visiting("flip", up="B")
    flips = [option for option in table.options("A") if option.startswith("buy-flip")]
    assert flips == ["buy-flip-A", "buy-flip-B", "buy-flip-C", "buy-flip-D"]
    assert table.refuses("A", "buy-flip-E", "TS-2.1").key == "no-such-player"


@clause("TS-5.7", "TS-5.2")
def test_shop_cards_are_used_only_in_the_buyers_visit() -> None:
    table = tsunami(at="interlude", coins=[2, 2, 2])
    for answer in ("buy-flip-B", "buy-exchange", "buy-civilian1"):
        assert table.refuses("A", answer, "TS-5.2").key == "no-shop-here"
