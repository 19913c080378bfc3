"""Who knows what: everything lies open but the order of the decks, of which only the last card is known: Dawn."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from shamble.core.match import Match
from shamble.core.stream import KEY_BYTES, Stream
from shamble.games.zombiaki.box import CARD_NAMES, CARD_NUMBERS, CELL_NUMBERS, COPIES, FIRST_HUMAN, STEPPED
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Scenario, new_night, read_body, zombiaki

SEATS = [0, 1, None]
OWN = ("seat", "options", "hushed")


def shared(table: Scenario) -> list[dict[str, Any]]:
    """What each seat and a spectator sees, less what is its own."""
    return [{key: value for key, value in table.state.view(seat).items() if key not in OWN} for seat in SEATS]


def middle() -> Scenario:
    """A street with something of everything."""
    return zombiaki(
        zombies={"A3": "4 boss", "B2": "3-1 obeyed stepped", "C1": "dog", "A1": "2+3 shield claws netted"},
        things={"B4": "mine", "C3": "wall5"},
        fire="C5",
        hand="hunger click shot2 car",
        zombie_deck="zombie2 zombie2 terror",
        human_deck="shot1 grenade",
        terror=True,
        net=True,
        orders=2,
        ordered=True,
    )


# --- what is open ---


@clause("ZK-2.7")
@pytest.mark.parametrize("turn", ["zombies", "humans"])
def test_both_players_and_spectators_see_the_same(turn: str) -> None:
    views = shared(zombiaki({"A3": "4 boss", "B1": "dog"}, hand="hunger click shot2 car", turn=turn))
    assert views[0] == views[1] == views[2]


@clause("ZK-2.7")
def test_the_street_is_open() -> None:
    for seen in shared(middle()):
        assert seen["body"][CELL_NUMBERS["A3"]] == read_body("4 boss")
        assert seen["body"][CELL_NUMBERS["A1"]] == read_body("2+3 shield claws netted")
        assert {cell for cell, kind in enumerate(seen["thing"]) if kind} == {CELL_NUMBERS["B4"], CELL_NUMBERS["C3"]}
        assert (seen["fire"], seen["net"], seen["terror"]) == (1 << CELL_NUMBERS["C5"], 1, 1)


@clause("ZK-2.7")
def test_both_hands_are_open() -> None:
    for seen in shared(middle()):
        held = {CARD_NAMES[kind]: count for kind, count in enumerate(seen["hand"]) if count}
        assert held == {"hunger": 1, "click": 1, "shot2": 1, "car": 1}


@clause("ZK-2.7")
def test_both_discard_piles_and_the_size_of_both_decks_are_open() -> None:
    for seen in shared(middle()):
        assert seen["pile"][CARD_NUMBERS["shot1"]] == 7
        assert seen["pile"][CARD_NUMBERS["zombie5"]] == 1
        assert (sum(seen["deck"][:FIRST_HUMAN]), sum(seen["deck"][FIRST_HUMAN:])) == (4, 2)


@clause("ZK-2.7", "ZK-4.1", "ZK-3.5")
def test_orders_used_and_card_steps_taken_are_open() -> None:
    for seen in shared(middle()):
        assert (seen["orders"], seen["ordered"]) == (2, 1)
        assert seen["body"][CELL_NUMBERS["B2"]] & STEPPED
        assert not seen["body"][CELL_NUMBERS["A3"]] & STEPPED


@clause("ZK-2.7")
def test_every_fact_is_for_everybody() -> None:
    match, rng = Match(GAME, 2, 4), Random(4)
    told = list(match.opening.facts)
    while match.state.ask is not None:
        seat = match.state.ask.seats[0]
        told += match.play(seat, rng.choice(list(match.state.options(seat))))
    assert all(fact.seen_by(seat) for fact in told for seat in SEATS)
    assert not GAME.hides
    assert not match.state.secrets()


# --- what is not ---


@clause("ZK-2.7")
def test_the_order_of_the_decks_is_in_no_view() -> None:
    tables = [middle(), middle()]
    for number, table in enumerate(tables):
        table.state.stream = Stream(number.to_bytes(KEY_BYTES, "little"), 0, 0, b"")
    assert shared(tables[0]) == shared(tables[1])
    for table in tables:
        for seat in SEATS:
            seen = table.state.view(seat)
            assert "dice" not in seen
            assert table.state.stream.key.hex() not in json.dumps(seen)


@clause("ZK-2.7", "ZK-1.3")
def test_a_guess_shuffles_what_is_left_and_leaves_dawn_at_the_bottom() -> None:
    table = zombiaki({"A1": 3}, hand="meat", zombie_deck="zombie2 boss dog click", human_deck="shot1")
    orders = set()
    for number in range(200):
        guess = GAME.guess(table.state.view(number % 2), Random(number))
        assert guess.view(0) == table.state.view(0)
        assert guess.stream.key != table.state.stream.key
        orders.add(tuple(CARD_NAMES[kind] for kind in drawn_by_zombies(guess)))
    assert len(orders) == 24
    assert {order[-1] for order in orders} == {"dawn"}
    assert {tuple(sorted(order)) for order in orders} == {("boss", "click", "dawn", "dog", "zombie2")}


def drawn_by_zombies(state: Table) -> list[int]:
    """The cards that the zombies draw while nobody plays anything."""
    drawn: list[int] = []
    while state.ask is not None:
        facts = state.play(state.ask.seats[0], state.options(state.ask.seats[0])[0])
        drawn += [
            cast(int, fact.to_json()["kind"]) for fact in facts if fact.name == "drew" and fact.to_json()["side"] == 0
        ]
    return drawn


# --- drawing ---


@clause("ZK-1.3", "ZK-2.7")
def test_a_card_comes_as_often_as_the_deck_holds_it() -> None:
    table = zombiaki(at="draw", zombie_deck="zombie3 zombie3 zombie3 boss dog dog")
    assert table.chances() == {"zombie3": 3, "dog": 2, "boss": 1}
    table.draws("dog")
    assert table.chances() == {"zombie3": 3, "dog": 1, "boss": 1}
    table.draws("dog")
    assert table.chances() == {"zombie3": 3, "boss": 1}


@clause("ZK-1.3", "ZK-2.3")
def test_and_so_for_the_humans() -> None:
    table = zombiaki(at="draw", turn="humans", human_deck="shot1 shot1 shot1 car", hand="mine")
    assert table.chances() == {"shot1": 3, "car": 1}


@clause("ZK-1.3")
def test_dawn_comes_when_nothing_else_is_left_and_then_for_certain() -> None:
    table = zombiaki(at="draw", zombie_deck="zombie3")
    assert table.chances() == {"zombie3": 1}
    table.refuses("dawn", "ZK-1.3")
    table.draws("zombie3")
    assert table.chances() == {"dawn": 1}
    table.draws("dawn")
    assert table.winner == "humans"


@clause("ZK-1.3")
@pytest.mark.parametrize("place", range(4))
def test_what_is_drawn_fits_the_deck(place: int) -> None:
    """In whichever place of the first four: the cards are drawn at once, as if one by one."""
    counts: Counter[int] = Counter()
    tables = 4000
    start = new_night().state
    for number in range(tables):
        state = start.copy()
        state.stream = Stream(number.to_bytes(KEY_BYTES, "little"), 0, 0, b"")
        state.ask_chance = False
        state.advance()
        counts[cast(int, [fact.to_json() for fact in state.facts if fact.name == "drew"][place]["kind"])] += 1
    assert counts.keys() == set(range(17))
    expected = [tables * COPIES[kind] / 39 for kind in range(17)]
    square = sum((counts[kind] - expected[kind]) ** 2 / expected[kind] for kind in range(17))
    assert square < 53  # chance exceeds this once in a hundred thousand, with 16 degrees of freedom


@clause("ZK-1.3")
def test_discards_never_come_back() -> None:
    state, rng = cast(Table, GAME.new(2, 3)), Random(3)
    piles, decks = state.pile[:], state.deck[:]
    while state.ask is not None:
        seat = state.ask.seats[0]
        state.play(seat, rng.choice(list(state.options(seat))))
        assert all(now >= before for now, before in zip(state.pile, piles, strict=True))
        assert all(now <= before for now, before in zip(state.deck, decks, strict=True))
        piles, decks = state.pile[:], state.deck[:]


@clause("ZK-1.3", "ZK-2.3")
def test_an_empty_human_deck_is_not_shuffled_anew() -> None:
    table = zombiaki({"A1": 3}, hand="mine", turn="humans", at="draw", human_deck="shot1")
    table.draws("shot1")
    assert table.asked == "play"
    assert table.hand("humans") == ["shot1", "mine"]
    table.plays("discard-shot1", "discard-mine")
    table.zombie_turn().human_turn()
    assert not table.told("drew")
    assert table.hand("humans") == []


# --- how long the night is ---


@clause("ZK-5.20")
def test_who_puts_every_card_away_sees_dawn_in_the_tenth_zombie_turn() -> None:
    table = new_night()
    while not table.winner:
        puts_away = table.waits_for == "zombies" and table.asked == "play"
        table.plays(table.options()[-1]) if puts_away else table._least()
    assert (table.winner, table.state.turn) == ("humans", 2 * 10 - 1)
    assert table.state.left[0] == 0


@clause("ZK-5.20")
def test_who_plays_nothing_sees_it_in_the_thirty_seventh() -> None:
    table = new_night()
    while not table.winner:
        table._least()
    assert (table.winner, table.state.turn) == ("humans", 2 * 37 - 1)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "DAWN"


@clause("ZK-5.20", "ZK-2.5")
@pytest.mark.parametrize("seed", range(30))
def test_no_night_is_shorter_or_longer(seed: int) -> None:
    state, rng = cast(Table, GAME.new(2, seed)), Random(seed)
    while state.ask is not None:
        seat = state.ask.seats[0]
        state.play(seat, rng.choice(list(state.options(seat))))
    assert state.outcome is not None
    assert state.turn <= 2 * 37 - 1
    assert state.outcome.reason == "BARRICADE" or state.turn >= 2 * 10 - 1
