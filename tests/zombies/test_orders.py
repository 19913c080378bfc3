"""Standing orders for event cards: when a window asks, and what goes into play by itself."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, cast

from shamble.bots import make
from shamble.games.zombies.box import EVENT_NAMES
from shamble.games.zombies.game import GAME
from shamble.games.zombies.orders import (
    ALWAYS,
    ASK,
    NEVER,
    OFFERED,
    ORDERS,
    OWN_MOMENT,
    USEFUL,
    asks_about,
    obey,
    round_of,
)
from shamble.games.zombies.sense import quick
from shamble.games.zombies.state import Table
from shamble.testing.zombies import Scenario, zombies

LATE: dict[str, Any] = {"pile": "", "at": "before_discard"}
HELIPAD = {"e1n0": "helipad"}


def view(table: Scenario, seat: str = "A") -> dict[str, Any]:
    return table.state.view(ord(seat) - ord("A"))


def threatened(hand: str = "fear") -> dict[str, Any]:
    """What A sees at the end of the own turn: B is beside the helipad, and moves next."""
    return view(zombies(HELIPAD, "2.4 2.5", pawns={"A": "1.4", "B": "1.6"}, hands={"A": hand}, **LATE))


def harmless(hand: str = "claustrophobia") -> dict[str, Any]:
    """What A sees early in the game, when nothing is worth a card."""
    return view(zombies({"e1n0": "straight"}, "2.4", hands={"A": hand}, at="start"))


def prompts(seen: dict[str, Any], orders: dict[str, str], passed: Collection[str] = ()) -> bool:
    """Whether the window asks for any card."""
    return bool(asks_about(seen, orders, passed))


def test_every_card_can_be_ordered_and_useful_goes_without_saying() -> None:
    assert tuple(row[0] for row in ORDERS) == EVENT_NAMES
    assert all(row[3][:3] == (USEFUL, ASK, NEVER) for row in ORDERS)
    by_itself = [row[0] for row in ORDERS if ALWAYS in row[3]]
    assert {"shotgun", "fire_axe"} <= set(by_itself)
    assert not {"fear", "keys"} & set(by_itself)
    assert 0 < OFFERED[0] < OFFERED[1]


def test_the_habit_asks_when_a_bot_would_play() -> None:
    assert asks_about(threatened(), {}) == "fear"
    assert prompts(threatened(), {})
    assert not prompts(harmless(), {})


def test_the_keys_are_offered_before_the_own_roll_and_not_again_in_the_round() -> None:
    before_roll = view(zombies({"e1n0": "straight"}, hands={"A": "keys"}, at="before_roll"))
    assert "play-keys" in before_roll["options"]
    assert asks_about(before_roll, {}) == "keys"
    assert not prompts(before_roll, {}, {"keys"})
    assert not prompts(before_roll, {"keys": NEVER})


def test_ask_asks_whenever_it_can_be_played() -> None:
    assert asks_about(harmless(), {"claustrophobia": ASK}) == "claustrophobia"
    assert not prompts(harmless(), {"fear": ASK})


def test_never_does_not_ask() -> None:
    assert not prompts(threatened(), {"fear": NEVER})


def test_what_was_kept_is_left_in_peace() -> None:
    assert not prompts(threatened(), {}, {"fear"})
    assert prompts(threatened(), {"fear": ASK}, {"fear"})
    assert asks_about(threatened("fear hysterical_paralysis"), {}, {"fear"}) == "hysterical_paralysis"


def test_a_round_lasts_until_the_own_next_turn() -> None:
    """Over a whole game a seat's round changes when its own turn begins, and at no other moment."""
    table, rng = cast(Table, GAME.new(3, 5, {"preset": "quick"}, passes="ask")), Random(5)
    rounds = [set[int]() for _ in range(3)]
    began, turn = [0] * 3, 0
    while (ask := table.ask) is not None:
        while turn < table.turn:  # nobody may have been asked in a turn that was lost
            turn += 1
            began[(table.active - table.turn + turn) % 3] = turn
        for seat in range(3):
            now = round_of(table.view(seat))
            assert now == began[seat] or not began[seat]
            rounds[seat].add(now)
        table.step(ask.seats[0], quick(table, ask.seats[0], rng))
    assert all(len(seen) > 5 for seen in rounds)


def test_always_plays_by_itself_and_does_not_ask() -> None:
    fire = {"e0n1": "fire_station"}
    seen = view(zombies(fire, pawns={"A": "2.5"}, hands={"A": "fire_axe"}, at="before_zombies"))
    assert prompts(seen, {})
    assert obey(seen, {}) == "pass"
    assert not prompts(seen, {"fire_axe": ALWAYS})
    assert obey(seen, {"fire_axe": ALWAYS}) == "play-fire_axe"


def test_of_items_in_play_only_ammo_is_used_by_itself() -> None:
    army = {"e1n0": "army_surplus"}
    orders = {"grenade": ALWAYS, "lots_of_ammo": ALWAYS}
    given: dict[str, Any] = {"pawns": {"A": "2.2"}, "at": "before_zombies"}
    assert obey(view(zombies(army, "2.1", items={"A": "grenade"}, **given)), orders) == "pass"
    assert obey(view(zombies(army, items={"A": "lots_of_ammo"}, **given)), orders) == "use-lots_of_ammo"


def test_who_is_not_asked_by_the_rules_is_not_prompted() -> None:
    assert not prompts(view(zombies(HELIPAD, hands={"A": "fear"}, used="A", **LATE)), {})
    assert obey({"options": []}, {"fear": ALWAYS}) == "pass"


def test_no_play_of_the_own_greedy_bot_is_lost() -> None:
    """In every window of a game the habit asks when greedy would not pass, and else only about one's own movement."""
    table = cast(Table, GAME.new(4, 3, {"preset": "quick"}, passes="ask"))
    bot, rng, windows = make("greedy", GAME, 1), Random(1), 0
    while (ask := table.ask) is not None and windows < 150:
        seat = ask.seats[0]
        if ask.name == "event":
            windows += 1
            seen = table.view(seat)
            asked = asks_about(seen, {})
            assert bool(asked) == (bot.answer(seen) != "pass") or asked in OWN_MOMENT
        table.step(seat, quick(table, seat, rng))
    assert windows > 100
