"""Odds are exact: each is compared with counting every order of the cards, or every way the night can go."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from shamble.games.zombiaki import odds
from shamble.games.zombiaki.box import CARD_NAMES, FIRST_HUMAN
from shamble.games.zombiaki.game import GAME
from shamble.testing.zombiaki import zombiaki

HUMAN_DECK = "shot1 shot1 shot2 barrier napalm"
ZOMBIE_DECK = "zombie2 zombie2 dog hunger"


def view_of(**words: Any) -> dict[str, Any]:
    """A view of a small table."""
    state = zombiaki(**{"human_deck": HUMAN_DECK, "zombie_deck": ZOMBIE_DECK, **words}).state
    return state.view(0)


def counted(deck: str, cards: set[str], draws: int) -> Fraction:
    """The share of all orders of the deck in which one of the cards is among the first."""
    orders = list(permutations(deck.split()))
    return Fraction(sum(bool(cards & set(order[:draws])) for order in orders), len(orders))


# --- what may be drawn next ---


@pytest.mark.parametrize("draws", range(6))
@pytest.mark.parametrize("cards", [{"shot1"}, {"shot1", "napalm"}, {"barrier"}, {"grenade"}])
def test_what_is_among_the_next_cards_is_counted_over_all_orders(cards: set[str], draws: int) -> None:
    assert odds.within(view_of(), cards, draws) == counted(HUMAN_DECK, cards, draws)


@pytest.mark.parametrize("draws", range(7))
def test_dawn_comes_last(draws: int) -> None:
    view = view_of()
    assert odds.within(view, ["dawn"], draws) == (draws >= 5)
    assert odds.within(view, ["hunger"], draws) == counted(ZOMBIE_DECK, {"hunger"}, min(draws, 4))
    assert odds.within(view, ["hunger", "dawn"], draws) == max(
        Fraction(draws >= 5), odds.within(view, ["hunger"], draws)
    )


def test_the_next_card_has_the_share_of_its_kind() -> None:
    view = view_of()
    assert odds.next_cards(view, "humans") == {
        "shot1": Fraction(2, 5),
        "shot2": Fraction(1, 5),
        "barrier": Fraction(1, 5),
        "napalm": Fraction(1, 5),
    }
    assert odds.next_cards(view, "zombies") == {
        "zombie2": Fraction(1, 2),
        "dog": Fraction(1, 4),
        "hunger": Fraction(1, 4),
    }


def test_an_empty_deck_brings_nothing_and_the_last_zombie_card_is_dawn() -> None:
    view = view_of(human_deck="", zombie_deck="")
    assert odds.next_cards(view, "humans") == {}
    assert odds.kinds_within(view, "humans", 3) == {}
    assert odds.next_cards(view, "zombies") == {"dawn": 1}
    assert odds.kinds_within(view, "zombies", 1) == {"dawn": 1}


def test_kinds_and_classes_are_told_for_a_whole_draw() -> None:
    view = view_of()
    assert odds.kinds_within(view, "humans", 2)["shot1"] == Fraction(7, 10)
    assert odds.classes_within(view, "humans", 2)["bullets"] == counted(HUMAN_DECK, {"shot1", "shot2"}, 2)
    assert odds.classes_within(view, "zombies", 2)["bodies"] == counted(ZOMBIE_DECK, {"zombie2", "dog"}, 2)


def test_every_card_but_dawn_belongs_to_one_class() -> None:
    for side, kinds in (("zombies", CARD_NAMES[:FIRST_HUMAN]), ("humans", CARD_NAMES[FIRST_HUMAN:])):
        named = [name for cards in odds.CLASSES[side].values() for name in cards]
        assert sorted(named) == sorted(set(kinds) - {"dawn"})


def test_the_next_draw_fills_the_hand_or_empties_the_deck() -> None:
    view = view_of(hand="shot1 zombie3 zombie3", human_deck="shot2 barrier")
    assert odds.next_draw(view, "zombies") == 2
    assert odds.next_draw(view, "humans") == 2
    view = view_of(hand="zombie3 zombie3 zombie4 dog", at="discard", zombie_deck=None)
    assert odds.next_draw(view, "zombies") == 1


# --- when dawn comes ---


def dawns(left: int, first: tuple[int, int]) -> list[int]:
    """Every turn in which dawn can come, by trying all numbers of cards in all turns."""
    found: set[int] = set()
    for draws in product(range(1, 5), repeat=left):
        drawn, turn = 0, 0
        while drawn < left:
            drawn += draws[turn] if turn else min(max(draws[0], first[0]), first[1])
            turn += 1
        found.add(turn)
    return sorted(found)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ({"hand": "zombie3 zombie3"}, (2, 4)),
        ({"hand": "zombie3 zombie3 zombie4 dog", "at": "discard", "zombie_deck": "zombie2 zombie2"}, (1, 4)),
        (
            {
                "hand": "zombie3 zombie3 shot1",
                "turn": "humans",
                "zombie_deck": "zombie2 zombie2 dog",
                "human_deck": None,
            },
            (2, 2),  # no Get out! lies open, and no more cards are drawn
        ),
        ({"hand": "zombie3 zombie3 getout", "turn": "humans", "zombie_deck": "zombie2 zombie2 dog"}, (2, 3)),
        (
            {"hand": "click click zombie3 shot1", "turn": "humans", "zombie_deck": "zombie2 dog", "human_deck": None},
            (1, 2),  # one shot can be answered by one Click!
        ),
    ],
)
def test_bounds_of_dawn_are_those_of_all_ways_to_draw(words: dict[str, Any], first: tuple[int, int]) -> None:
    view = view_of(**words)
    assert odds.first_draw(view) == first
    left = odds.cards_left(view, 0)
    assert odds.dawn_bounds(view) == odds.Dawn(dawns(left, first)[0], dawns(left, first)[-1])


def test_bounds_over_a_whole_night_are_the_canon_s() -> None:
    """Dawn is drawn between the 10th and the 37th zombie turn (ZK-5.20); the first is over."""
    assert odds.dawn_bounds(GAME.new(2, seed=3).view(0)) == odds.Dawn(9, 36)


def test_the_chances_of_dawn_are_those_of_all_ways_at_a_pace() -> None:
    view = view_of(hand="zombie3 zombie3", zombie_deck="zombie2 zombie2 zombie4 zombie4 dog")
    pace = {1: Fraction(1, 2), 2: Fraction(1, 3), 4: Fraction(1, 6)}
    found: dict[int, Fraction] = {}
    for draws in product(pace, repeat=6):
        chance, drawn, turn = Fraction(1), 0, 0
        for cards in draws:
            chance *= pace[cards]
        while drawn < 6:
            drawn += max(draws[turn], 2) if turn == 0 else draws[turn]
            turn += 1
        found[turn] = found.get(turn, Fraction(0)) + chance
    assert odds.dawn_chances(view, pace) == found
    assert sum(found.values()) == 1


def test_in_the_humans_turn_the_next_draw_is_known() -> None:
    view = view_of(hand="zombie3 shot1", turn="humans")
    assert odds.dawn_chances(view, odds.steady(1)) == {3: 1}
    view = view_of(hand="zombie3 zombie4 shot1", turn="humans")
    assert odds.dawn_chances(view, odds.steady(1)) == {4: 1}


def test_the_pace_of_a_game_is_its_mean() -> None:
    state = GAME.new(2, seed=3)
    assert odds.pace_so_far(state.view(0)) == {cards: Fraction(1, 4) for cards in (1, 2, 3, 4)}
    view = view_of(hand="zombie3", number=21)  # 40 cards, 5 left: 31 after the first four, in ten more turns
    assert odds.pace_so_far(view) == {3: Fraction(9, 10), 4: Fraction(1, 10)}
    assert odds.pace_so_far(view_of(hand="zombie3", number=5)) == odds.steady(4)


def test_a_pace_is_never_outside_what_can_be_drawn() -> None:
    state = GAME.new(2, seed=8)
    while state.ask is not None:
        pace = odds.pace_so_far(state.view(0))
        assert sum(pace.values()) == 1
        assert set(pace) <= {1, 2, 3, 4}
        seat = state.ask.seats[0]
        codes = state.codes(seat)
        state.step(seat, codes[state.number * 7 % len(codes)])


# --- who is faster ---


def test_a_zombie_that_arrives_in_the_turn_of_dawn_is_first() -> None:
    view = view_of(zombies={"A5": 3, "B4": 2, "C1": 4}, hand="zombie3 shot2", turn="humans")  # of 5 cards 3 come
    assert odds.threats(view, odds.steady(2)) == [
        odds.Threat("A5", 1, 0, Fraction(0)),
        odds.Threat("B4", 2, 1, Fraction(0)),
        odds.Threat("C1", 5, 4, Fraction(1)),
    ]
    halves = {1: Fraction(1, 2), 2: Fraction(1, 2)}
    assert odds.threats(view_of(zombies={"A3": 3}, hand="zombie3 shot2", turn="humans"), halves) == [
        odds.Threat("A3", 3, 2, Fraction(1, 2))
    ]


def test_dogs_are_no_threat_to_the_barricade() -> None:
    assert odds.threats(view_of(zombies={"A5": "dog"})) == []


@pytest.mark.parametrize(
    ("words", "marches"),
    [
        ({"frozen": 2, "turn": "humans"}, 3),
        ({"frozen": 1, "turn": "humans"}, 2),  # its last hours
        ({"frozen": 1}, 2),  # this turn's march is over
        ({"things": {"A1": "barrier"}, "turn": "humans"}, 3),
        ({"things": {"A1": "barrier"}}, 2),
        ({"zombies": {"A4": "3 netted"}, "net": True, "turn": "humans"}, 3),
        ({"zombies": {"A4": "2+3 merged"}, "turn": "humans"}, 2),  # it is free with the next zombie turn
        ({"zombies": {"A4": "2+3 merged"}}, 2),
    ],
)
def test_what_holds_costs_one_march(words: dict[str, Any], marches: int) -> None:
    view = view_of(**{"zombies": {"A4": 3}, "hand": "zombie3 shot1", **words})
    assert odds.threats(view, odds.steady(1))[0].marches == marches


def test_who_has_marched_waits_for_a_draw() -> None:
    table = zombiaki(zombies={"A4": 3, "B2": 2}, hand="notsofast", at="move")
    assert [threat[:3] for threat in odds.threats(table.state.view(0))] == [("A4", 2, 1), ("B2", 4, 3)]
    table.plays("pass")
    assert [threat[:3] for threat in odds.threats(table.state.view(0))] == [("A5", 1, 1), ("B2", 4, 3)]
