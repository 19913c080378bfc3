"""Set-up and the start of a round: the first player, the market, birds, zombies, secret bonuses, the event."""

from __future__ import annotations

import pytest

from shamble.core.errors import Illegal
from shamble.games.tsunami.box import EVENT_NAMES, SECRET_NAMES, SECRET_SETS
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, new_table, tsunami

MARKET = ["zombie1", "zombie2", "civilians2", "steal1", "save1", "bomb1", "flip", "flip", "bomb1"]
BIRDS = ["punk", "brain", "fairy", "robo", "banker", "magnet"]
LETTERS = "ABCDEF"


def stocked(table: Scenario, seats: int) -> Scenario:
    """The market is laid out."""
    return table.draws(*(f"shop-{name}" for name in MARKET[: seats + 3]))


def set_up(seats: int = 3, first: str = "A", zombird: bool = True) -> Scenario:
    """A table that is set up and about to deal its first secret bonuses."""
    table = stocked(new_table(seats, zombird=zombird).draws(f"first-{first}"), seats)
    return table.draws(*(f"bird-{name}" for name in BIRDS[:seats])) if zombird else table


def dealt(table: Scenario, *secrets: str) -> Scenario:
    """The secret bonuses are dealt, clockwise from the first player."""
    return table.draws(*(f"secret-{name}" for name in secrets))


# --- the first player ---


@clause("TS-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_is_as_likely_to_be_the_first_player(seats: int) -> None:
    table = new_table(seats)
    assert table.asked == "first"
    assert table.chances() == {f"first-{letter}": 1 for letter in LETTERS[:seats]}


@clause("TS-2.1")
def test_the_first_player_is_announced() -> None:
    assert new_table().draws("first-C").told("started") == [{"fact": "started", "seat": 2}]


@clause("TS-2.1")
def test_the_first_player_stays_first_in_every_round() -> None:
    table = tsunami(at="end", first="B", round=1, zombird=False)
    assert table.asked == "shop"
    table = stocked(table, 3)
    assert table.state.first == 1
    dealt(table, "ufo")
    assert table.secret("B") == "ufo"


@clause("TS-2.1", "TS-2.4", "TS-8.1")
def test_set_up_goes_clockwise_from_the_first_player() -> None:
    table = stocked(new_table(4).draws("first-C"), 4)
    seen = []
    for name in BIRDS[:4]:
        table.draws(f"bird-{name}")
        seen += [fact["seat"] for fact in table.told("drew_bird")]
    assert seen == [2, 3, 0, 1]


@clause("TS-2.1")
def test_the_order_of_set_up() -> None:
    table = new_table(3)
    asked: list[str] = []
    while not table.told("event_shown"):
        if not asked or asked[-1] != table.asked:
            asked.append(table.asked)
        table.draws(table.options(None)[0])
    assert asked == ["first", "shop", "bird", "secret", "event"]


# --- the market ---


@clause("TS-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_market_shows_three_cards_more_than_players(seats: int) -> None:
    table = stocked(new_table(seats).draws("first-A"), seats)
    assert table.market() == MARKET[: seats + 3]
    assert table.asked == "bird"


@clause("TS-2.2")
def test_cards_leave_the_deck_when_they_are_laid_out() -> None:
    table = new_table(3).draws("first-A")
    assert table.chances()["shop-steal1"] == 2
    table.draws("shop-steal1")
    assert table.chances()["shop-steal1"] == 1
    table.draws("shop-steal1")
    assert "shop-steal1" not in table.chances()
    assert table.told("stocked") == [{"fact": "stocked", "place": 1, "card": 6}]


@clause("TS-2.2", "TS-1.5")
def test_permanent_cards_are_for_sale_beside_the_market() -> None:
    table = tsunami(at="shop", coins=[1, 0, 0], hordes=[3, 4, 5], market=["flip"] * 2 + ["zombie1"]).passes()
    assert table.waits_for == "A"
    assert {"buy-civilian1", "buy-bomb2-B", "buy-zombie1", "buy-flip-A"} <= set(table.options("A"))
    table.refuses("A", "buy-megabomb", "TS-2.2")


# --- zombirds ---


@clause("TS-2.4")
def test_everybody_gets_a_zombird_at_set_up() -> None:
    table = set_up(3)
    assert [table.birds(seat) for seat in "ABC"] == [["punk"], ["brain"], ["fairy"]]
    assert sum(table.state.bird_deck) == 15


@clause("TS-2.4")
def test_a_second_round_brings_no_zombird_of_its_own() -> None:
    table = stocked(tsunami(at="end", birds={"A": ["punk"]}), 3)
    dealt(table, "ufo", "giant", "tsunami").draws("event-bomb")
    assert [table.birds(seat) for seat in "ABC"] == [["punk"], [], []]
    assert table.asked == "interlude"


@clause("TS-2.4")
def test_without_the_expansion_there_are_no_birds_events_or_zombird_cards() -> None:
    table = new_table(3, zombird=False).draws("first-A")
    assert "shop-zombird" not in table.chances()
    stocked(table, 3)
    assert table.asked == "secret"
    dealt(table, "ufo", "giant", "tsunami")
    assert (table.asked, table.state.event, table.state.events) == ("interlude", -1, 0)
    assert [table.birds(seat) for seat in "ABC"] == [[], [], []]
    assert not any(table.state.bird_deck)


# --- the start of a round ---


@clause("TS-2.3", "TS-1.1")
def test_everybody_gains_two_zombies_from_none_in_round_1() -> None:
    table = set_up(3, first="B")
    assert table.hordes() == [2, 2, 2]
    assert [(fact["seat"], fact["count"]) for fact in table.told("grew")] == [(1, 2), (2, 2), (0, 2)]


@clause("TS-2.3")
@pytest.mark.parametrize("number", [1, 2])
def test_everybody_gains_two_zombies_at_later_rounds_too(number: int) -> None:
    table = stocked(tsunami(hordes=[1, 4, 9], at="end", round=number, zombird=False), 3)
    assert table.hordes() == [3, 6, 11]
    assert table.told("round_began") == [{"fact": "round_began", "round": number + 1}]


@clause("TS-2.3")
def test_zombies_come_before_the_secrets_and_those_before_the_event() -> None:
    table = set_up(3)
    assert table.hordes() == [2, 2, 2]
    assert table.asked == "secret"
    dealt(table, "ufo", "giant", "tsunami")
    assert table.asked == "event"
    table.draws("event-coin")
    assert table.asked == "interlude"


@clause("TS-2.3", "TS-1.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_whole_set_is_dealt_and_one_laid_aside(seats: int) -> None:
    table = set_up(seats, first="B", zombird=False)
    assert table.told("secrets_dealt") == [{"fact": "secrets_dealt", "count": seats + 1}]
    names = [SECRET_NAMES[kind] for kind in SECRET_SETS[seats]]
    for place in range(seats):
        assert table.chances() == {f"secret-{name}": 1 for name in names[place:]}
        dealt(table, names[place])
    order = [(1 + step) % seats for step in range(seats)]
    assert [SECRET_NAMES[table.state.secret[seat]] for seat in order] == names[:-1]
    assert SECRET_NAMES[table.state.secret[seats]] == names[-1]


@clause("TS-2.3", "TS-9.2")
def test_a_secret_is_seen_by_its_holder_and_the_one_aside_by_nobody() -> None:
    table = dealt(set_up(3, zombird=False), "ufo", "giant", "tsunami")
    assert table.state.known == [1, 2, 4, 0]
    assert table.state.up == 0
    [fact] = [fact for fact in table.state.facts if fact.name == "knows"]
    assert [fact.seen_by(seat) for seat in (0, 1, 2, None)] == [False, False, True, False]


@clause("TS-2.3")
def test_set_up_and_round_1_deal_once_together() -> None:
    table = dealt(set_up(3), "ufo", "giant", "tsunami").draws("event-coin")
    assert [table.secret(seat) for seat in "ABC"] == ["ufo", "giant", "tsunami"]
    assert table.asked == "interlude"


@clause("TS-2.3")
def test_every_round_deals_the_whole_set_anew() -> None:
    table = stocked(tsunami(at="end", secrets=["ufo"], up="AB", zombird=False), 3)
    assert table.chances() == {f"secret-{name}": 1 for name in ("ufo", "giant", "tsunami", "quarterback")}
    dealt(table, "quarterback", "ufo", "giant")
    assert [table.secret(seat) for seat in "ABC"] == ["quarterback", "ufo", "giant"]


@clause("TS-2.3", "TS-8.3")
def test_an_interlude_follows_the_event() -> None:
    table = tsunami(at="event", event="bomb")
    assert (table.asked, table.waits_for) == ("interlude", "A")
    table.passes()
    assert table.asked == "street"


@clause("TS-2.3", "TS-2.4", "TS-8.3")
def test_without_events_the_interlude_follows_the_deal() -> None:
    table = dealt(set_up(3, first="C", zombird=False), "ufo", "giant", "tsunami")
    assert (table.asked, table.waits_for, table.eligible) == ("interlude", "C", "ABC")


# --- the event ---


@clause("TS-2.4", "TS-1.7")
def test_one_of_nine_events_is_revealed() -> None:
    table = dealt(set_up(3), "ufo", "giant", "tsunami")
    assert table.chances() == {f"event-{name}": 1 for name in EVENT_NAMES}
    table.draws("event-pill")
    assert table.told("event_shown") == [{"fact": "event_shown", "event": 6}]
    assert table.state.event == 6


@clause("TS-2.4")
def test_an_event_never_comes_back() -> None:
    table = stocked(tsunami(at="end", event="pill"), 3)
    dealt(table, "ufo", "giant", "tsunami")
    assert "event-pill" not in table.chances()
    assert len(table.chances()) == 8
    table.draws("event-coin")
    assert table.state.events.bit_count() == 7


@clause("TS-2.4")
def test_a_new_event_finds_nobody_served() -> None:
    table = tsunami(at="closing", event="coin", coins=[1, 0, 0])
    table.play("A", "drop-coin").draws("bird-punk")
    assert table.state.claimed == 1
    table.passes()
    assert table.state.claimed == 0
    stocked(table, 3)
    dealt(table, "ufo", "giant", "tsunami").draws("event-give")
    assert "give-B" in table.options("A")


# --- refusals ---


@clause("TS-2.1")
def test_what_is_not_drawn_now_is_refused() -> None:
    table = new_table(3)
    table.refuses(None, "first-D", "TS-2.1")
    table.refuses(None, "bird-punk", "TS-2.1")
    stocked(table.draws("first-B"), 3)
    table.refuses(None, "shop-steal1", "TS-2.1")


@clause("TS-2.1")
def test_nobody_answers_for_chance() -> None:
    table = new_table(3)
    with pytest.raises(Illegal, match=r"dice|chance"):
        table.play("A", "pass")
