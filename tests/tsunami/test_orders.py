"""Standing orders: when a window of Zombie Tsunami asks, and what is done unasked."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.orders import ASK, NEVER, ORDERS, USEFUL, asks_about, card_of, obey, round_of
from shamble.games.tsunami.state import Table
from shamble.words import Words

KNOWN = {row[0] for row in ORDERS}


def windows(seed: int, most: int = 120) -> list[dict[str, Any]]:
    """What seats see that are asked in windows of a game at random."""
    table, rng, found = cast(Table, GAME.new(4, seed, passes="ask")), Random(seed), list[dict[str, Any]]()
    while (ask := table.ask) is not None and len(found) < most:
        seat = ask.seats[0]
        seen: dict[str, Any] = table.view(seat)
        if "pass" in seen["options"] and ask.name != "visit":
            found.append(seen)
        table.play(seat, rng.choice(list(table.options(seat))))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_option_of_a_window_has_an_order_and_never_is_never(seed: int) -> None:
    never = dict.fromkeys(KNOWN, NEVER)
    for seen in windows(seed):
        assert {card_of(option) for option in seen["options"]} - {""} <= KNOWN
        assert asks_about(seen, never) == ""
        assert obey(seen, never) == "pass"


@pytest.mark.parametrize("seed", range(4))
def test_ask_asks_whenever_there_is_more_than_a_pass(seed: int) -> None:
    always = dict.fromkeys(KNOWN, ASK)
    for seen in windows(seed):
        more = {card_of(option) for option in seen["options"]} - {""}
        assert bool(asks_about(seen, always)) == bool(more)
        assert bool(asks_about(seen, always, more)) == bool(more)  # who orders to be asked is asked every time


def test_the_habit_asks_seldom_in_interludes_and_always_where_something_is_about_to_happen() -> None:
    asked = total = 0
    for seen in [view for seed in range(6) for view in windows(seed)]:
        cards = {card_of(option) for option in seen["options"]} - {""}
        if not cards:
            assert asks_about(seen, {}) == ""
        elif seen["ask"]["name"] != "interlude":
            assert asks_about(seen, {}) in cards
            assert asks_about(seen, {}, cards) == ""
        else:
            total, asked = total + 1, asked + bool(asks_about(seen, {}))
    assert 0 < asked < total / 2


def test_what_was_kept_is_asked_again_at_the_next_street_card() -> None:
    rounds = [round_of(view) for view in windows(1)]
    assert rounds == sorted(rounds)
    assert len(set(rounds)) > 4


def test_every_order_has_a_name_in_both_languages() -> None:
    for _, key, face, values in ORDERS:
        assert values[0] == USEFUL
        assert face.startswith("ts-")
        for lang in ("en", "fr"):
            words = Words(lang, "tsunami")
            assert key in words
            assert all(f"order-{value}" in words for value in values)
