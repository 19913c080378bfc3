"""Event cards: one a round, the hand and the deck, legal spaces, how long things last, targets, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from shamble.games.zombies.box import EVENT_COPIES, EVENT_NAMES, EVENT_WINDOWS, EVENTS, WINDOWS
from shamble.games.zombies.game import GAME
from shamble.games.zombies.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight"}
SPORTS = {"e0n1": "sporting_goods"}


def next_turn(table: Scenario) -> Scenario:
    """All pass and nobody moves until the next turn's first window or draw."""
    turn = table.state.turn
    while table.state.turn == turn:
        if table.asked == "event":
            table.play(table.waits_for, "pass")
        elif table.asked in ("move", "zombies"):
            table.rolls(1)
        elif table.asked == "step":
            table.play(table.waits_for, "stop")
        elif table.asked == "card":
            table.draws(table.options(None)[0])
        else:
            table.play(table.waits_for, "pass")
    return table


# --- one event a round ---


@clause("ZZ-9.1")
def test_a_second_event_in_a_round_is_refused() -> None:
    table = zombies(SPORTS, at="before_zombies", hands={"A": "shotgun fear"}, items={"A": "lots_of_ammo"})
    table.play("A", "play-shotgun")
    assert (table.asked, table.waits_for) == ("event", "A")  # for the ammo in play
    refusal = table.refuses("A", "play-fear-B", "ZZ-9.1")
    assert refusal.sentence == "You have played your event of this round."
    assert table.options("A") == ["pass", "pass-turn", "use-lots_of_ammo"]


def second_window() -> Scenario:
    """A has played an event; B alone is asked in the window."""
    return zombies(at="before_zombies", hands={"A": "shotgun fear", "B": "fear"}).play("A", "play-shotgun")


def second_roll() -> Scenario:
    """A has played an event; the zombies' die is about to be rolled."""
    return zombies(at="before_zombies", hands={"A": "shotgun fear"}).play("A", "play-shotgun")


def second_discard() -> Scenario:
    """A has played an event, and discards a card or none."""
    return second_roll().rolls(1)


def second_fight() -> Scenario:
    """A has played an event and settles a fight roll."""
    table = zombies(zombies="1.5", at="fight", hands={"A": "shotgun adrenaline_rush fear"})
    return table.play("A", "play-shotgun").rolls(2)


def second_elsewhere() -> Scenario:
    """A has played an event in window g; now B lays a tile."""
    hands = {"A": "shotgun fear"}
    table = zombies(pile="cross tee", at="before_zombies", hands=hands).play("A", "play-shotgun").rolls(1)
    return table.play("A", "pass").draws("tile-cross")


@clause("ZZ-9.1")
@pytest.mark.parametrize("make", [second_window, second_roll, second_discard, second_fight, second_elsewhere])
def test_it_is_refused_by_its_own_clause_whoever_is_asked_for_whatever(make: Callable[[], Scenario]) -> None:
    table = make()
    assert table.state.used == 1
    # Whether A holds the card makes no difference: an event was played, which all have seen.
    for card in ("fear-B", "keys", "skateboard"):
        refusal = table.refuses("A", f"play-{card}", "ZZ-9.1")
        assert refusal.key == "event-used"
    assert table.refuses("A", "rush", "ZZ-9.1").key == "event-used"


@clause("ZZ-9.1", "ZZ-9.3")
def test_who_has_not_played_one_hears_whose_turn_it_is_to_answer() -> None:
    table = zombies(at="before_discard", hands={"A": "fear", "B": "fear"}).play("A", "pass").play("B", "pass")
    assert (table.asked, table.waits_for) == ("discard", "A")
    assert table.refuses("B", "play-fear-A", "ZZ-3.1").key == "out-of-turn"
    table = second_discard()
    assert table.refuses("B", "play-fear-A", "ZZ-3.1").key == "out-of-turn"
    assert table.refuses("A", "use-lots_of_ammo", "ZZ-9.3").key == "no-window"  # to use an item is no event


@clause("ZZ-9.1", "ZZ-8.2")
def test_after_the_end_a_second_event_is_too_late_like_all_else() -> None:
    table = zombies(zombies="1.5", at="fight", kills=[24, 0], hands={"A": "shotgun fear"})
    table.play("A", "play-shotgun").rolls(4)
    assert table.refuses("A", "play-fear-B", "ZZ-8.2").key == "over-by-kills"


@clause("ZZ-9.1")
def test_who_has_played_is_not_asked_again_in_any_window_of_the_turn() -> None:
    table = zombies(at="before_zombies", hands={"A": "shotgun fear"})
    table.play("A", "play-shotgun").rolls(1)
    assert table.asked == "discard"


@clause("ZZ-9.1", "ZZ-3.3")
def test_the_event_is_free_again_when_the_own_turn_starts_and_not_before() -> None:
    table = zombies(pile="", at="before_zombies", hands={"A": "shotgun fear", "B": "shotgun fear"}, passes="ask")
    table.play("A", "play-shotgun").play("B", "play-shotgun")
    assert table.rolls(1).play("A", "pass").state.active == 1
    assert (table.window, table.waits_for, table.eligible) == ("a", "B", "B")
    next_turn(table)
    assert (table.window, table.waits_for) == ("a", "A")
    assert "play-fear-B" in table.options("A")


@clause("ZZ-9.1")
def test_an_event_saved_in_the_own_turn_can_be_played_in_anothers() -> None:
    table = zombies(active="B", at="before_zombies", hands={"A": "fear"}).play("A", "play-fear-B")
    assert table.lying("B") == ["fear"]


@clause("ZZ-9.1")
def test_one_in_the_own_turn_leaves_none_for_the_others_turns() -> None:
    table = zombies(pile="", at="before_discard", hands={"A": "shotgun fear"})
    table.play("A", "play-shotgun", "pass")
    assert table.state.active == 1
    assert table.asked == "card"  # not even window a


@clause("ZZ-9.1")
def test_from_the_set_up_to_the_first_turn_there_is_one_too() -> None:
    table = Scenario(cast(Table, GAME.new(2, seed=1, chance="ask")))
    table.draws("first-A", "card-keys", "card-skateboard", "card-molotov", "card-fear", "card-fear", "card-shotgun")
    assert (table.state.active, table.window, table.waits_for) == (0, "a", "B")
    table.play("B", "play-shotgun")
    assert table.asked == "tile"  # B has had it
    assert table.state.used == 0b10


@clause("ZZ-9.1", "ZZ-9.5")
def test_putting_an_item_into_play_is_the_event_and_using_it_is_free() -> None:
    table = zombies(SPORTS, pawns={"A": "2.5"}, at="before_zombies", hands={"A": "lots_of_ammo shotgun"})
    table.play("A", "play-lots_of_ammo")
    table.refuses("A", "play-shotgun", "ZZ-9.1")
    table.play("A", "use-lots_of_ammo")
    assert table.bullets() == [6, 3]
    table = zombies(SPORTS, at="before_zombies", hands={"A": "shotgun"}, items={"A": "lots_of_ammo"})
    assert table.play("A", "use-lots_of_ammo", "play-shotgun").items("A") == ["shotgun"]


@clause("ZZ-9.1", "ZZ-11.1")
def test_a_rush_in_a_fight_is_the_event() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"A": "adrenaline_rush shotgun"})
    table.play("A", "pass").rolls(2).play("A", "rush")
    assert table.state.used == 1
    table = zombies(zombies="1.5", at="fight", hands={"A": "adrenaline_rush shotgun"})
    table.play("A", "play-shotgun").rolls(2)
    table.refuses("A", "rush", "ZZ-9.1")


@clause("ZZ-9.1")
@pytest.mark.parametrize("card", ["fear-B", "skateboard", "zombie_master"])
def test_only_a_card_of_the_own_hand(card: str) -> None:
    table = zombies(at="before_zombies", hands={"A": "shotgun", "B": "fear skateboard zombie_master"})
    table.refuses("A", f"play-{card}", "ZZ-9.1")


@clause("ZZ-9.1")
def test_a_card_is_played_only_where_its_own_clause_allows() -> None:
    allowed = {EVENT_NAMES[kind]: windows for kind, windows in enumerate(EVENT_WINDOWS) if windows != 0xFF}
    letters = {
        name: "".join(letter for bit, letter in enumerate(WINDOWS) if windows >> bit & 1)
        for name, windows in allowed.items()
    }
    assert letters == {"adrenaline_rush": "de", "brain_cramp": "e", "keys": "d", "much_needed_rest": "d"}


@clause("ZZ-9.1", "ZZ-9.3")
@pytest.mark.parametrize("place", ["start", "fight", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize(("card", "against"), [("keys", "ZZ-11.17"), ("much_needed_rest", "ZZ-11.20")])
def test_what_belongs_before_the_movement_roll_is_refused_elsewhere(card: str, against: str, place: str) -> None:
    table = zombies(zombies="1.5", at=place, rolled=1, hands={"A": f"{card} shotgun"})
    assert f"play-{card}" not in table.options("A")
    table.refuses("A", f"play-{card}", against)


# --- hand and deck ---


@clause("ZZ-9.2", "ZZ-3.1")
@pytest.mark.parametrize(("hand", "drawn"), [("", 3), ("fear", 2), ("fear fear", 1), ("fear fear keys", 0)])
def test_never_more_than_three_in_hand(hand: str, drawn: int) -> None:
    table = zombies(at="cards", hands={"A": hand}, used="A")
    for card in ("molotov", "grenade", "skateboard")[:drawn]:
        assert table.asked == "card"
        table.draws(f"card-{card}")
    assert table.asked == "move"
    assert len(table.hand("A")) == 3


@clause("ZZ-9.2")
def test_items_in_play_do_not_count_as_hand() -> None:
    table = zombies(at="cards", hands={"A": "fear fear"}, items={"A": "shotgun fire_axe skateboard"}, used="A")
    assert table.draws("card-keys").asked == "move"
    assert len(table.hand("A")) == 3


@clause("ZZ-9.2")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    table = zombies(at="cards", hands={"A": "fear fear"}, deck="", used="A")
    assert table.happened == ["drew_cards", "reshuffled"]
    assert table.facts[1]["count"] == 48
    assert table.discards() == []
    assert table.draws("card-keys").hand("A") == ["fear", "fear", "keys"]


@clause("ZZ-9.2")
def test_also_between_two_cards() -> None:
    table = zombies(at="cards", deck="keys", items={"A": "shotgun"}, used="A")
    assert table.options(None) == ["card-keys"]
    assert table.draws("card-keys").happened == ["drew", "reshuffled"]
    assert "card-shotgun" in table.options(None)  # the other one
    assert table.chances()["card-shotgun"] == 1
    assert sum(table.chances().values()) == 48


@clause("ZZ-9.6")
def test_fifty_cards_of_27_kinds() -> None:
    assert (len(EVENTS), sum(EVENT_COPIES)) == (27, 50)
    ones = [name for name, copies in zip(EVENT_NAMES, EVENT_COPIES, strict=True) if copies == 1]
    assert ones == ["bad_sense_of_direction", "hysterical_paralysis", "keys", "were_screwed"]
    assert set(EVENT_COPIES) == {1, 2}


# --- legal spaces ---


@clause("ZZ-9.7", "ZZ-11.26")
def test_any_space_of_the_map_without_a_zombie_or_a_pawn() -> None:
    town = {"e1n0": "army_surplus", "w1n0": "helipad"}
    table = zombies(town, "2.2 3.5", pawns={"A": "2.1"}, at="before_zombies", hands={"A": "zombie_master"}, pool=1)
    table.play("A", "play-zombie_master")
    square, army = ["1.2", "1.4", "1.6", "1.8"], ["2.3", "2.4", "2.5", "2.6"]
    helipad = [f"3.{place}" for place in (1, 2, 3, 4, 6, 7, 8, 9)]
    assert table.options("A") == [f"put-{space}" for space in square + army + helipad]
    table.refuses("A", "put-2.2", "ZZ-9.7")  # a zombie
    table.refuses("A", "put-2.1", "ZZ-9.7")  # a pawn
    table.refuses("A", "put-1.5", "ZZ-9.7")  # a pawn
    table.refuses("A", "put-1.1", "ZZ-1.1")  # no space
    table.refuses("A", "put-4.1", "ZZ-1.1")  # no tile
    assert table.play("A", "put-3.9").zombies() == ["2.2", "3.5", "3.9"]


@clause("ZZ-9.7")
def test_zombies_are_placed_one_at_a_time() -> None:
    table = zombies(STREET, at="before_zombies", hands={"A": "zombie_master"}).play("A", "play-zombie_master")
    table.play("A", "put-1.4")
    assert table.zombies() == ["1.4"]
    assert table.asked == "put"
    table.play("A", "put-1.8", "put-2.5", "put-3.4", "put-3.6")
    assert table.zombies() == ["1.4", "1.8", "2.5", "3.4", "3.6"]


# --- how long ---


@clause("ZZ-9.8", "ZZ-11.3", "ZZ-11.2")
@pytest.mark.parametrize(("card", "lasting"), [("alternate_food_source", "fed"), ("all_the_marbles", "marbled")])
def test_from_the_own_turn_it_lasts_through_it_and_a_whole_round(card: str, lasting: str) -> None:
    item = card == "all_the_marbles"
    cards: dict[str, Any] = {"items" if item else "hands": {"A": card}}
    table = zombies(seats=3, pile="", at="before_roll", deck="keys", **cards)
    table.play("A", f"{'use' if item else 'play'}-{card}")
    seen = [any(getattr(table.state, lasting))]
    for _ in range(4):
        next_turn(table)
        seen.append(any(getattr(table.state, lasting)))
    assert seen == [True, True, True, True, False]  # A's turn, B's, C's, A's next


@clause("ZZ-9.8")
def test_from_anothers_turn_it_ends_with_the_own_next() -> None:
    table = zombies(seats=3, pile="", at="before_zombies", deck="keys", hands={"B": "alternate_food_source"})
    table.play("B", "play-alternate_food_source")
    next_turn(table)
    assert (table.state.active, table.state.is_fed()) == (1, True)
    next_turn(table)
    assert (table.state.active, table.state.is_fed()) == (2, False)
    assert {"fact": "over", "seat": 1, "kind": 2} in table.facts


@clause("ZZ-9.8")
def test_copies_do_not_add_up_the_later_end_counts() -> None:
    hands = {"A": "alternate_food_source"}
    table = zombies(pile="", deck="keys", at="before_zombies", hands=hands, fed={"A": 2, "B": 1})
    table.play("A", "play-alternate_food_source")
    next_turn(table)
    assert table.told("over") == []  # A's first would have ended here
    next_turn(table)  # B's ends
    assert table.told("over") == [{"fact": "over", "seat": 1, "kind": 2}]
    assert table.state.is_fed()
    next_turn(table)
    assert not table.state.is_fed()


@clause("ZZ-9.8", "ZZ-5.4")
def test_death_of_the_player_does_not_end_it() -> None:
    army = {"e1n0": "army_surplus"}
    lasting: dict[str, Any] = {"fed": {"A": 1}, "marbled": {"A": 1}}
    table = zombies(army, "2.1", pawns={"A": "2.5"}, lives=[1, 3], items={"A": "grenade"}, **lasting)
    table.play("A", "use-grenade")
    assert table.where("A") == "1.5"
    assert (table.state.fed, table.state.marbled) == ([2, 0], [2, 0])


@clause("ZZ-9.8", "ZZ-11.14", "ZZ-3.5")
def test_a_lost_turn_is_a_turn_for_it() -> None:
    lying = {"B": "hysterical_paralysis"}
    table = zombies(pile="", at="before_discard", lying=lying, fed={"B": 1}, hands={"A": "fear"})
    table.passes().play("A", "pass")
    assert [name for name in table.happened if name in ("turn_lost", "over", "turn_began")] == [
        "turn_began",
        "turn_lost",
        "over",
        "turn_began",
    ]
    assert not table.state.is_fed()


# --- hidden and public ---


@clause("ZZ-9.9")
def test_hands_and_deck_are_hidden_the_rest_is_public() -> None:
    hands = {"A": "fear keys", "B": "shotgun"}
    table = zombies(at="before_zombies", hands=hands, items={"B": "fire_axe"}, lying={"B": "fear"}, used="B")
    for seat, hand in ((None, []), (0, ["fear", "keys"]), (1, ["shotgun"])):
        view = table.state.view(seat)
        assert (view["hand"], view["hands"], view["deck"]) == (hand, [2, 1], 46)  # an effect is no card any more
        for public in ("used", "items", "shots", "lives", "bullets", "kills", "lying", "discard", "pool", "pile"):
            assert view[public] == getattr(table.state, public)


@clause("ZZ-9.9")
def test_which_card_is_drawn_only_its_player_sees() -> None:
    table = zombies(at="cards", hands={"A": "fear fear"}, used="A").draws("card-keys")
    (fact,) = [fact for fact in table.state.facts if fact.name == "drew"]
    assert fact.sees == 0b1


# --- targets ---


@clause("ZZ-9.10")
@pytest.mark.parametrize(
    ("answer", "against", "sentence"),
    [
        ("play-not_dead-B", "ZZ-11.15", "That player has no collected zombie."),
        ("play-bad_sense_of_direction-B", "ZZ-11.4", "That pawn is on the centre of Town Square already."),
        ("play-slight_miscalculation-hospital", "ZZ-9.10", "That building is not in the town yet."),
        ("play-any_worse-hospital", "ZZ-9.10", "That building is not in the town yet."),
    ],
)
def test_a_card_needs_a_legal_target(answer: str, against: str, sentence: str) -> None:
    card = answer.split("-")[1]
    table = zombies(at="before_zombies", hands={"A": f"{card} shotgun"})
    assert answer not in table.options("A")
    assert table.refuses("A", answer, against).sentence == sentence


@clause("ZZ-9.10", "ZZ-7.2")
def test_a_card_that_would_change_nothing_on_the_map_is_not_played() -> None:
    table = zombies(ROAD, at="before_zombies", hands={"A": "not_so_bad shotgun"})  # no zombie
    assert "play-not_so_bad" not in table.options("A")
    refusal = table.refuses("A", "play-not_so_bad", "ZZ-9.10")
    assert refusal.sentence == "There is no zombie in the town."


@clause("ZZ-9.10", "ZZ-7.2")
@pytest.mark.parametrize("card", ["zombie_master", "were_screwed", "any_worse-army_surplus"])
def test_nor_one_that_finds_the_pool_empty(card: str) -> None:
    hands = {"A": f"{card.split('-', maxsplit=1)[0]} shotgun"}
    table = zombies({"e1n0": "army_surplus"}, "2.1", at="before_zombies", hands=hands, pool=0)
    assert f"play-{card}" not in table.options("A")
    table = zombies({"e1n0": "army_surplus"}, "2.1", at="before_zombies", hands=hands, pool=1)
    assert f"play-{card}" in table.options("A")


@clause("ZZ-9.10", "ZZ-7.2")
def test_nor_slight_miscalculation() -> None:
    hands = {"A": "slight_miscalculation shotgun"}
    table = zombies({"e1n0": "army_surplus"}, "2.1", at="before_zombies", hands=hands, pool=0)
    table.refuses("A", "play-slight_miscalculation-army_surplus", "ZZ-7.2")


@clause("ZZ-9.10")
def test_a_card_may_be_played_for_nothing() -> None:
    table = zombies(lives=[5, 3], at="before_roll", hands={"A": "much_needed_rest"}).play("A", "play-much_needed_rest")
    assert table.lives() == [5, 3]
    assert table.asked == "zombies"
    table = zombies(at="before_zombies", fed={"A": 1}, hands={"A": "alternate_food_source"})
    assert table.play("A", "play-alternate_food_source").discards() == ["alternate_food_source"]


@clause("ZZ-9.10", "ZZ-8.2")
def test_when_the_game_is_won_everything_pending_lapses() -> None:
    army = {"e1n0": "army_surplus"}
    cards: dict[str, Any] = {"items": {"A": "grenade"}, "hands": {"B": "fear"}}
    table = zombies(army, "2.1 2.3", pawns={"A": "2.5"}, kills=[24, 0], at="before_zombies", **cards)
    table.play("A", "use-grenade")
    assert (table.winner, table.asked) == ("A", "")
    assert table.happened == ["used", "collected", "won", "closed"]
    assert table.lives() == [3, 3]
    table.refuses("B", "play-fear-A", "ZZ-8.2")


@clause("ZZ-9.10", "ZZ-9.4")
def test_nobody_plays_on_a_player_who_is_not_there() -> None:
    table = zombies(at="before_zombies", hands={"A": "fear"})
    assert table.refuses("A", "play-fear-C", "ZZ-9.4").sentence == "There is no player C at this table."


@clause("ZZ-9.5", "ZZ-9.1")
def test_a_played_card_goes_to_the_discards() -> None:
    table = zombies(at="before_zombies", hands={"A": "fear", "B": "were_screwed"}).play("A", "play-fear-B")
    assert table.discards() == ["fear"]
    assert table.hand("A") == []
