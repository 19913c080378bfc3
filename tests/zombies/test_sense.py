"""What bots of Zombies!!! feel: the obvious things, and that they look at nothing they may not know."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from shamble.bots import make
from shamble.core.frame import DONE
from shamble.games.zombies.game import GAME
from shamble.games.zombies.sense import gains, plans, ponders, quick, worth
from shamble.games.zombies.sense.outlook import Ways
from shamble.games.zombies.sense.race import Racer, centre_of
from shamble.games.zombies.sense.stock import SURE, after, alive, worth_of
from shamble.games.zombies.state import Table
from shamble.testing.zombies import Scenario, zombies

HELIPAD = {"e1n0": "helipad"}
LATE: dict[str, Any] = {"pile": ""}


def greedy(table: Scenario, seat: str = "A") -> str:
    """What a greedy bot in this seat answers."""
    return make("greedy", GAME).answer(table.state.view(ord(seat) - ord("A")))


def race(**more: Any) -> Scenario:
    """A stands beside the helipad, whose way in and centre are guarded."""
    given: dict[str, Any] = {"pawns": {"A": "1.6"}, "at": "move", "rolled": 2, **LATE} | more
    return zombies(HELIPAD, given.pop("zombies", "2.4 2.5"), **given)


# --- the obvious ---


def test_the_helipad_is_walked_to() -> None:
    table = race()
    assert greedy(table) == "go-2.4"
    assert greedy(table.play("A", "go-2.4").rolls(6)) == "go-2.5"


def test_before_the_last_fight_every_bullet_is_paid() -> None:
    table = race(lives=[1, 3]).play("A", "go-2.4").rolls(6).play("A", "go-2.5").rolls(1)
    assert greedy(table) == "bullets"


def test_a_weak_roll_costs_a_life_and_a_near_one_a_bullet() -> None:
    given: dict[str, Any] = {"at": "fight", "lives": [5, 3], "bullets": [3, 3]}
    assert greedy(zombies({}, "1.5", **given).rolls(1)) == "life"
    assert greedy(zombies({}, "1.5", **given).rolls(3)) == "bullets"


def test_the_last_life_is_not_given_away() -> None:
    assert greedy(zombies({}, "1.5", at="fight", lives=[1, 3], bullets=[3, 3], kills=[8, 0]).rolls(1)) == "bullets"


def test_a_token_that_nobody_guards_is_fetched() -> None:
    table = zombies({"e1n0": "army_surplus"}, "", "", "2.2", pawns={"A": "2.4"}, at="move", rolled=2)
    assert greedy(table) == "go-2.5"
    assert greedy(table.play("A", "go-2.5")) == "go-2.2"


def test_a_rival_at_the_helipad_is_frightened_and_led_away() -> None:
    given: dict[str, Any] = {"pawns": {"A": "1.4", "B": "1.6"}, **LATE}
    assert greedy(zombies(HELIPAD, "2.5", hands={"A": "fear"}, at="before_discard", **given)) == "play-fear-B"
    table = zombies(HELIPAD, "2.5", hands={"A": "where_everybody"}, at="after_roll", rolled=3, active="B", **given)
    assert greedy(table) == "play-where_everybody-B"
    assert greedy(table.play("A", "play-where_everybody-B")) == "go-1.5"


def test_a_rivals_movement_is_taken_and_stopped() -> None:
    given: dict[str, Any] = {"pawns": {"A": "1.4", "B": "1.6"}, **LATE}
    table = zombies(HELIPAD, "", hands={"A": "brain_cramp"}, at="after_roll", rolled=3, active="B", **given)
    assert greedy(table) == "play-brain_cramp"
    assert greedy(table.play("A", "play-brain_cramp")) not in ("go-2.4", "stop")


@pytest.mark.parametrize("card", ["alternate_food_source", "not_so_bad"])
def test_the_fight_for_the_helipad_is_won_by_a_card(card: str) -> None:
    table = race(zombies="2.5", pawns={"A": "2.4"}, rolled=1, hands={"A": card}).play("A", "go-2.5")
    assert greedy(table) == f"play-{card}"
    table.play("A", f"play-{card}")
    while table.winner == "":
        table.play("A", greedy(table))
    assert table.winner == "A"


def test_items_go_into_play_in_their_building() -> None:
    table = zombies({"e0n1": "fire_station"}, pawns={"A": "2.5"}, hands={"A": "fire_axe"}, at="before_zombies")
    assert greedy(table) == "play-fire_axe"


def test_a_full_building_is_worth_a_grenade_when_it_wins() -> None:
    given: dict[str, Any] = {"pawns": {"A": "2.5"}, "items": {"A": "grenade"}, "at": "before_zombies"}
    army = {"e1n0": "army_surplus"}
    assert greedy(zombies(army, "2.1 2.2 2.3", kills=[22, 0], **given)) == "use-grenade"
    assert greedy(zombies(army, "2.1", **given)) == "pass"


def test_the_town_is_not_sealed() -> None:
    closed = {"e1n0": "lawn_garden r1", "w1n0": "hospital r3", "e0n1": "police_station"}
    table = zombies(closed | {"e0s1": "straight r1"}, at="tile", pile="fire_station corner cross")
    table.draws("tile-corner").play("A", greedy(table))
    assert table.told("tile_laid")
    assert not table.told("sealed_off")


def test_zombies_are_moved_at_the_rival() -> None:
    road = {"e1n0": "straight", "e2n0": "straight"}
    given: dict[str, Any] = {"pawns": {"A": "1.5", "B": "3.4"}, "lives": [3, 1], "bullets": [3, 0], "kills": [0, 16]}
    table = zombies(road, "2.5", at="zombies", **given).rolls(1)
    assert greedy(table) == "herd-2.5-east"


def test_the_least_useful_card_goes() -> None:
    table = zombies({}, hands={"A": "claustrophobia hysterical_paralysis keys"}, at="discard")
    assert greedy(table) == "discard-claustrophobia"


# --- plans ---

ROAD = {"e1n0": "straight", "e2n0": "straight", "e3n0": "straight", "e4n0": "straight", "e5n0": "helipad"}


def planned(table: Scenario, seat: int = 0) -> str:
    """What looks best to a seat that plans ahead."""
    values = plans(table.state, seat)
    return str(GAME.answer(table.state.codes(seat)[values.index(max(values))]))


def dash(card: str, pawn: str, seats: int = 3, **more: Any) -> Scenario:
    """A holds a card for a long way, so far from the helipad, and must say before the movement whether it is played."""
    return zombies(ROAD, seats=seats, pawns={"A": pawn}, hands={"A": card}, **{"at": "before_roll", **LATE} | more)


def test_the_keys_are_saved_for_the_way_that_wins() -> None:
    assert greedy(dash("keys", "1.5")) == planned(dash("keys", "1.5", seats=2)) == "play-keys"
    assert planned(dash("keys", "1.5")) == "pass", "16 steps away, and two rivals who stop whoever leads"
    assert planned(dash("keys", "3.5")) == "play-keys", "ten steps away"


def test_a_rush_is_saved_for_the_way_that_wins() -> None:
    given: dict[str, Any] = {"at": "after_roll", "rolled": 4}
    assert greedy(dash("adrenaline_rush", "2.4", **given)) == "play-adrenaline_rush"
    assert planned(dash("adrenaline_rush", "2.4", **given)) == "pass"
    assert planned(dash("adrenaline_rush", "4.4", **given)) == "play-adrenaline_rush"


def test_a_rush_is_not_spent_on_a_fight_by_the_way() -> None:
    given: dict[str, Any] = {"seats": 3, "hands": {"A": "adrenaline_rush"}, "bullets": [0, 3, 3]}
    table = zombies(HELIPAD, "1.5", at="fight", **given, **LATE).rolls(3)
    assert greedy(table) == "rush"
    assert planned(table) == "life"


def test_moving_a_zombie_is_not_worth_a_thought_and_a_card_is() -> None:
    herd = zombies({"e1n0": "straight"}, "2.5", at="zombies", seats=3).rolls(1)
    assert not ponders(herd.state)
    assert ponders(zombies({"e1n0": "straight"}, "2.5", at="zombies").rolls(1).state), "in a duel it is"
    assert ponders(dash("keys", "1.5").state)


def test_what_is_not_thought_about_is_answered_as_greedy_does() -> None:
    given: dict[str, Any] = {"at": "zombies", "pawns": {"B": "3.4"}, "seats": 3}
    table = zombies({"e1n0": "straight", "e2n0": "straight"}, "2.5", **given).rolls(1)
    assert make("search", GAME).answer(table.state.view(0)) == greedy(table)


# --- chances to win ---


def chance(pawns: dict[str, str], guards: str = "", seat: int = 0, **more: Any) -> int:
    """A seat's chance to win at a table of three; all stand on Town Square unless said, and B is at turn."""
    given: dict[str, Any] = {"at": "before_zombies", "active": "B", "passes": "ask", "seats": 3, **LATE} | more
    return worth(zombies(ROAD, guards, pawns=pawns, **given).state, seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_nearer_is_more_likely_to_win(seats: int) -> None:
    places: list[dict[str, str]] = [{"A": "4.5"}, {"A": "3.5"}, {}, {"B": "4.5"}, {"B": "5.6"}]
    chances = [chance(pawns, seats=seats) for pawns in places]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == len(chances)


@pytest.mark.parametrize(("seats", "share"), [(2, 0.8), (3, 0.6)])
def test_of_two_only_one_can_stop_the_other(seats: int, share: float) -> None:
    """Who is sure to arrive wins so often at once; otherwise it is as if fear kept it away."""
    near: dict[str, Any] = {"pawns": {"A": "5.6"}, "hands": {"A": "keys alternate_food_source"}, "seats": seats}
    free, afraid = chance(**near), chance(**near, lying={"A": "fear"})
    assert (free - afraid) / (SURE - afraid) == pytest.approx(share, abs=0.01)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"lives": [3, 3, 3]}, {"lives": [1, 3, 3]}),
        ({"bullets": [5, 3, 3]}, {"bullets": [0, 3, 3]}),
        ({"items": {"A": "fire_axe"}}, {}),
        ({"items": {"A": "skateboard"}}, {}),
        ({"hands": {"A": "keys"}}, {}),
        ({"hands": {"A": "keys"}}, {"hands": {"A": "adrenaline_rush"}}),
        ({"hands": {"A": "adrenaline_rush"}}, {"hands": {"B": "adrenaline_rush"}}),
        ({"kills": [24, 0, 0]}, {"kills": [20, 0, 0]}),
    ],
)
def test_what_a_seat_has_makes_it_likelier_to_win(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert chance({"A": "3.5"}, **better) > chance({"A": "3.5"}, **worse)


def test_fear_takes_the_chance_to_win_at_once() -> None:
    near = {"A": "5.6"}
    free, untied = chance(near), chance(near, lying={"A": "shoe_untied"})
    afraid, frozen = chance(near, lying={"A": "fear"}), chance(near, lying={"A": "hysterical_paralysis"})
    assert free > untied > afraid == frozen
    assert chance({"B": "5.6"}, effects=2) > chance({"B": "5.6"}), "what lies on the active player counts in this turn"


def test_guards_on_the_way_matter_to_the_weak() -> None:
    near: dict[str, Any] = {"pawns": {"A": "5.6"}, "guards": "6.4 6.5 6.6 6.2 6.8"}
    weak: dict[str, Any] = {"lives": [1, 3, 3], "bullets": [0, 3, 3]}
    assert chance({"A": "5.6"}, **weak) - chance(**near, **weak) > 3 * (chance({"A": "5.6"}) - chance(**near)) > 0
    assert chance(**near, **weak, hands={"A": "alternate_food_source"}) > chance(**near, **weak)


def test_the_way_leads_round_a_zombie_if_that_is_short() -> None:
    table = zombies({"e1n0": "helipad"}, "2.4 2.1").state
    ways = Ways(table, centre_of(table))
    beside = table.pawn[0] + 1  # the road towards the helipad
    assert (ways.steps[beside], ways.guards[beside]) == (2, 1), "its one way in is guarded"
    corner = 9 + 2 * 3  # 2.7, the corner beside 2.4 and 2.8
    assert (ways.steps[corner], ways.guards[corner]) == (2, 0), "past 2.8"


# --- what cards and deaths are worth ---


def test_the_building_that_fills_up_is_the_one_with_the_rival_in_it() -> None:
    town = {"e1n0": "army_surplus", "w1n0": "drug_store"}
    weak: dict[str, Any] = {"lives": [3, 1], "bullets": [3, 0], "kills": [0, 12]}
    given: dict[str, Any] = {"at": "before_discard", "hands": {"A": "any_worse"}} | weak
    assert greedy(zombies(town, pawns={"A": "2.2", "B": "3.2"}, **given)) == "play-any_worse-drug_store"
    assert greedy(zombies(town, pawns={"A": "3.2", "B": "2.2"}, **given)) == "play-any_worse-army_surplus"


def test_nobody_is_helped_by_zombies_to_collect() -> None:
    """B has nothing to lose, and a death would bring three lives and three bullets."""
    given: dict[str, Any] = {"at": "before_discard", "lives": [3, 1], "bullets": [3, 0], "hands": {"A": "any_worse"}}
    assert greedy(zombies({"e1n0": "army_surplus"}, pawns={"B": "2.2"}, **given)) == "pass"


def test_death_costs_more_to_who_has_more_to_lose() -> None:
    def price(items: str, **options: Any) -> int:
        return Racer(zombies(items={"A": items}, **options).state, 0).death

    assert price("fire_axe grenade") > price("fire_axe") > price("") == price("skateboard")
    assert price("skateboard", death_loses="items") > price("", death_loses="items") == price("")


# --- the stock ---


def test_more_is_never_worth_less() -> None:
    for lives in range(1, 5):
        for bullets in range(6):
            for fights in range(4):
                here = after(fights, lives, bullets, 0, 0, 0, 50, 100)
                assert after(fights, lives + 1, bullets, 0, 0, 0, 50, 100) >= here
                assert after(fights, lives, bullets + 1, 0, 0, 0, 50, 100) >= here
                assert alive(fights, lives + 1, bullets, 0, 0, 0) >= alive(fights, lives, bullets, 0, 0, 0)
            assert after(0, lives, bullets, 0, 0, 0, 50, 100) == worth_of(lives, bullets, 0)
    assert alive(1, 3, 0, 0, 0, 0) == SURE * 7 // 8
    assert alive(3, 1, 0, 0, 1, 2) < alive(3, 1, 0, 1, 1, 2) <= SURE


# --- whole games ---


def test_estimates_look_at_nothing_hidden() -> None:
    """Whatever others may hold, the seat's estimates are the same."""
    table = cast(Table, GAME.new(3, 11, {"preset": "quick"}))
    rng = Random(2)
    for _ in range(160):
        if table.ask is None:
            break
        seat = table.ask.seats[0]
        seen = table.view(seat)
        guesses = [GAME.guess(seen, Random(number)) for number in range(2)]
        assert gains(guesses[0], seat) == gains(guesses[1], seat)
        assert plans(guesses[0], seat) == plans(guesses[1], seat)
        assert len(gains(guesses[0], seat)) == len(cast(list[str], seen["options"]))
        table.step(seat, quick(table, seat, rng))


@pytest.mark.parametrize("seats", [2, 6])
def test_a_quick_game_ends_with_a_winner(seats: int) -> None:
    table = cast(Table, GAME.new(seats, 4, {"preset": "quick"}))
    rng = Random(3)
    while table.ask is not None:
        seat = table.ask.seats[0]
        table.step(seat, quick(table, seat, rng))
    assert table.pending == DONE
    assert table.turn < 40 * seats
    assert sum(worth(table, seat) for seat in range(seats)) in range(SURE - seats, SURE + 1)
    assert worth(table, table.winner) == SURE


def test_chances_to_win_add_up() -> None:
    table = race(at="before_zombies", hands={"A": "fear"}).state
    shares = [worth(table, seat) for seat in range(2)]
    assert sum(shares) in (SURE - 1, SURE)
    assert shares[0] > shares[1]  # A is nearer
