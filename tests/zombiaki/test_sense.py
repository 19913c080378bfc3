"""The sense of Zombiaki: what a fair player does at once is always allowed, and often right."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from shamble.core.state import State
from shamble.games.zombiaki import sense
from shamble.games.zombiaki.box import EDITIONS
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.sense.policy import weigh
from shamble.games.zombiaki.sense.values import NEVER, Noise, Pick
from shamble.games.zombiaki.state import Table
from shamble.testing.zombiaki import Scenario, zombiaki


SWITCHES: dict[str, list[object]] = {name: [EDITIONS[at][name] for at in EDITIONS] for name in EDITIONS["printed"]}


def asked(state: State) -> int:
    assert state.ask is not None
    return state.ask.seats[0]


def new(seed: int, settings: dict[str, object] | None = None) -> Table:
    return cast(Table, GAME.new(2, seed, settings))


def best(table: Scenario) -> str:
    """What a fair player answers here, without whim."""
    state = table.state
    seat = asked(state)
    values = sense.gains(state, seat)
    return str(GAME.answer(state.codes(seat)[values.index(max(values))]))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_the_policy_answers_is_an_option(seed: int) -> None:
    """From wherever a game may have come to: the first part of each is random, settings too."""
    rng = Random(seed)
    settings: dict[str, object] = {
        "side_a": rng.choice(["zombies", "humans"]),
        "barrier_row": rng.choice([1, 5]),
        "freeze": rng.choice(["everything", "march"]),
        "orders_per_zombie": rng.choice(["game", "turn"]),
        "edition": rng.choice(["printed", "later"]),
        **{name: rng.choice(["edition", *values]) for name, values in SWITCHES.items()},
    }
    for number in range(8):
        state = new(seed * 100 + number, settings)
        noise = Noise(number)
        random_answers = 10 * number
        while state.ask is not None:
            seat = asked(state)
            codes = state.codes(seat)
            if state.number < random_answers:
                state.step(seat, rng.choice(codes))
                continue
            pick = Pick(noise)
            weigh(state, seat, pick)
            assert pick.code in codes
            state.step(seat, pick.code)


def test_a_playout_goes_to_the_end_and_is_the_same_every_time() -> None:
    one, two = new(5), new(5)
    assert sense.finish(one, Random(3)) == sense.finish(two, Random(3)) > 20
    assert one.outcome is not None
    assert one.outcome == two.outcome
    assert one.body == two.body


def test_a_playout_tells_the_answers_it_took() -> None:
    state = new(9)
    rng = Random(1)
    counted = new(9)
    noise = Noise(rng.getrandbits(30))
    answers = 0
    while counted.ask is not None:
        pick = Pick(noise)
        weigh(counted, asked(counted), pick)
        counted.step(asked(counted), pick.code)
        answers += 1
    assert sense.finish(state, Random(1)) == answers
    assert state.winner == counted.winner


def test_gains_have_a_value_for_every_option() -> None:
    state = new(2)
    rng = Random(2)
    for _ in range(60):
        seat = asked(state)
        values = sense.gains(state, seat)
        assert len(values) == len(state.codes(seat))
        assert max(values) > NEVER
        state.step(seat, rng.choice(state.codes(seat)))
        if state.ask is None:
            break


def test_a_won_table_is_worth_a_win_and_a_street_full_of_zombies_a_hope() -> None:
    table = zombiaki(zombies={"A5": 3}, hand="hunger").state
    assert sense.worth(table, 0) > 5000 > sense.worth(table, 1)
    assert sense.worth(table, 0) + sense.worth(table, 1) == 10_000
    table.play(0, GAME.read("hunger-a5"))
    assert sense.worth(table, 0) > 9400
    assert sense.worth(table, 1) < 600


def test_dawn_is_the_better_for_the_humans_the_emptier_the_street_is() -> None:
    empty, full = [
        zombiaki(zombies=zombies, zombie_deck="", at="draw").draws("dawn").state for zombies in ({}, {"A5": 3})
    ]
    assert sense.worth(empty, 1) == 10_000 > sense.worth(full, 1) > 9400


# --- the zombies ---


def test_zombies_take_the_win() -> None:
    assert best(zombiaki(zombies={"A5": 3, "B4": 4}, hand="hunger shield")) == "hunger-A5"
    assert best(zombiaki(zombies={"A5": 3, "B2": "4 boss"}, hand="shield zombie4")) == "order-A5-out"


def test_zombies_click_what_would_cost_them_most() -> None:
    near = zombiaki(zombies={"A5": 2, "A1": 3}, hand="click shot2", turn="humans").plays("shot2-A")
    assert best(near) == "click"
    far = zombiaki(zombies={"A1": 3}, hand="click shot1", turn="humans").plays("shot1-A")
    assert best(far) == "pass"


def test_zombies_stop_before_what_would_kill_them() -> None:
    assert best(zombiaki(zombies={"A3": 2}, things={"A4": "pit2"}, hand="notsofast", at="move")) == "notsofast"
    assert best(zombiaki(zombies={"A3": 4}, things={"A4": "pit2"}, hand="notsofast", at="move")) == "pass"


def test_zombies_are_not_placed_into_fire() -> None:
    table = zombiaki(hand="zombie2", things={"A1": "pit2", "B1": "mine"})
    assert best(table) == "zombie2-C1"


def test_a_dog_makes_way_and_runs_into_what_waits_for_a_zombie() -> None:
    table = zombiaki(zombies={"B3": "dog", "B2": 4}, things={"B4": "mine"}, at="move")
    assert best(table) == "B3-B4"


def test_zombies_are_placed_on_walls_and_dogs_beside_them() -> None:
    zombies: dict[str, str | int] = {"A1": 2, "C1": 2}
    assert best(zombiaki(zombies=zombies, things={"B1": "wall6"}, hand="zombie4")) == "zombie4-B1"
    assert "B1" not in best(zombiaki(zombies=zombies, things={"B1": "wall6"}, hand="dog"))


# --- the humans ---


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("shot1 car", "shot1-B"),
        ("barrier pit1", "barrier-B1"),
        ("freeze wall5", "freeze"),
        ("stepback napalm", "stepback"),
    ],
)
def test_humans_stop_who_is_about_to_win(hand: str, answer: str) -> None:
    assert best(zombiaki(zombies={"B5": 3, "A1": 4}, hand=hand, turn="humans")) == answer


def test_humans_kill_who_cannot_be_thrown_back() -> None:
    table = zombiaki(zombies={"B5": 3, "B4": 4}, hand="shot1 grenade", turn="humans")
    assert best(table) == "grenade-B5"


def test_humans_keep_what_helps_in_need() -> None:
    table = zombiaki(zombies={"A1": 2}, hand="freeze stepback grenade", turn="humans")
    assert best(table) == "pass"


def test_humans_take_the_hunger_that_would_win() -> None:
    assert best(zombiaki(zombies={"B4": 3}, hand="getout hunger zombie5", turn="humans")) == "getout-hunger"


def test_humans_hold_a_merged_zombie_before_it_marches_on() -> None:
    zombies: dict[str, str | int] = {"B5": "2+3 merged", "A1": 4}
    assert best(zombiaki(zombies=zombies, hand="barrier pit1", turn="humans", zombie_deck="dog")) == "barrier-B1"


def test_humans_do_not_shout_at_who_cannot_step_back() -> None:
    held = zombiaki(zombies={"B4": "2+3 merged"}, hand="stepback", turn="humans", zombie_deck="dog")
    free = zombiaki(zombies={"B4": "2+3"}, hand="stepback", turn="humans", zombie_deck="dog")
    assert (best(held), best(free)) == ("pass", "stepback")


def test_humans_light_up_who_is_behind_a_wall_if_it_helps() -> None:
    street: dict[str, Any] = {"zombies": {"B3": 4, "B2": 4}, "things": {"B4": "wall5"}, "turn": "humans"}
    assert best(zombiaki(**street, hand="floodlight", floodlight="lane")) == "floodlight-B"
    assert best(zombiaki(**street, hand="floodlight", floodlight="sight")) == "pass"


def test_humans_build_no_wall_in_row_1() -> None:
    table = zombiaki(zombies={"A1": 2}, things={}, hand="wall5", turn="humans")
    values = dict(zip(table.options(), sense.gains(table.state, 1), strict=True))
    assert values["wall5-C1"] < 0 < values["wall5-A3"]


@pytest.mark.parametrize("flames", ["every", "empty"])
def test_the_flames_are_led_over_an_empty_cell(flames: str) -> None:
    table = zombiaki(zombies={"A4": 2, "C4": 2}, hand="flamethrower", turn="humans", flames=flames)
    table.plays("flamethrower")
    for answer in ("burn-A4-2", "burn-B4-1", "burn-C4-2"):
        assert best(table) == answer
        table.plays(answer)


@pytest.mark.parametrize(("flames", "left"), [("every", {"A3": "1", "B3": "4"}), ("empty", {"B3": "4"})])
def test_the_flames_keep_power_for_the_way_behind_a_wall(flames: str, left: dict[str, str]) -> None:
    street: dict[str, Any] = {"zombies": {"A3": 2, "B3": 4, "C3": 3}, "things": {"B4": "wall6"}}
    table = zombiaki(**street, hand="flamethrower", turn="humans", flames=flames).plays("flamethrower")
    while table.asked == "flamethrower":
        table.plays(best(table))
    assert table.street == left


def test_shrapnel_flies_where_it_hurts() -> None:
    table = zombiaki(zombies={"B3": 4, "A4": 1, "C4": 3}, things={"B4": "mine"}, at="move")
    assert table.asked == "shrapnel"
    assert best(table) in ("shrapnel-A4", "shrapnel-C4")


def test_the_card_of_least_use_goes() -> None:
    table = zombiaki(zombies={"A5": 3}, hand="shot2 freeze grenade blood", turn="humans", at="discard")
    assert best(table) == "discard-blood"
