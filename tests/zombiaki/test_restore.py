"""Tables as plain data: every ask reads back equal; broken and impossible tables are refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game.restoring import (
    HUGE,
    Data,
    all_pairs,
    anything,
    broken_as_any,
    changed,
    check_guesses,
    check_reads_back,
    check_refused,
    check_table,
    lively_answer,
    lying_on,
    misfit,
    no_tables,
    put,
    read_at_every_ask,
    replace,
    replacing,
    spots,
    swapping,
)
from shamble.core.errors import Invalid
from shamble.games.zombiaki.box import (
    BARRIER,
    CARD_NUMBERS,
    CELL_NUMBERS,
    COPIES,
    HAND,
    IS_DOG,
    IS_ZOMBIE,
    MERGED,
    OBEYED,
    SHIELDED,
    SHOT,
    STEPPED,
    STRENGTH_MASK,
    TO_MOVE_SHIFT,
)
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.stack import LIES_ON
from shamble.games.zombiaki.state import Table, printed
from shamble.testing.laws import check_foreign, check_options
from shamble.testing.zombiaki import Bodies, Scenario, new_night, read_body, zombiaki

OPTIONS = {
    "side_a": ("zombies", "humans"),
    "barrier_row": (1, 5),
    "freeze": ("everything", "march"),
    "orders_per_zombie": ("game", "turn"),
    "edition": ("printed", "later"),
    "dog_rows": ("edition", 1, 3),
    "merged": ("edition", "held", "free"),
    "wall_rows": ("edition", "1-4", "2-4"),
    "floodlight": ("edition", "lane", "sight"),
    "flames": ("edition", "every", "empty"),
}


# --- one table for each procedure, and for each it can lie on ---


def first() -> Scenario:
    """The first card of the night."""
    return new_night()


def drawing() -> Scenario:
    """The humans draw."""
    return zombiaki({"A1": 2}, hand="shot1", turn="humans", at="draw")


def dropping() -> Scenario:
    """The zombies must discard one of four."""
    return zombiaki({"A1": 2}, hand="boss dog claws mass", at="discard")


def dropping_humans() -> Scenario:
    """The humans must discard one of four."""
    return zombiaki({"A1": 2}, hand="shot1 shot2 car mine", turn="humans", at="discard")


def dogs() -> Scenario:
    """Two dogs may be taken up."""
    return zombiaki({"A1": "dog", "B2": "dog", "C3": 4}, at="move")


def dog_on_its_way() -> Scenario:
    """One of them has taken a step."""
    return dogs().plays("B2-B3")


def dog_on_a_mine() -> Scenario:
    """A dog has set off the mine."""
    return zombiaki({"B2": "dog", "C3": 4}, {"B3": "mine"}, at="move").plays("B2-B3")


def marching() -> Scenario:
    """Not so fast is asked for the second of three; the first has gone."""
    return zombiaki({"A3": 2, "B3": 3, "C1": 5}, hand="notsofast", at="move").plays("pass")


def marching_unasked() -> Scenario:
    """The zombies march on unasked, and one has set off the mine."""
    return zombiaki({"A3": 2, "B3": 4, "C1": 5}, {"B4": "mine"}, hand="notsofast", at="move").plays("pass-turn")


def marched_on_a_mine() -> Scenario:
    """A zombie marched onto the mine; another is still to go."""
    return zombiaki({"B3": 4, "C1": 5}, {"B4": "mine"}, at="move")


def boss_fell_marching() -> Scenario:
    """The boss fell into a pit; one who stepped back set off the mine; another is still to march."""
    return zombiaki({"B2": "2 boss", "A3": 3, "C1": 5}, {"B3": "pit2", "A4": "wall6", "A2": "mine"}, at="move")


def rolled_on_a_mine() -> Scenario:
    """The barrel rolled onto the mine."""
    return zombiaki({"B2": 4}, {"B4": "barrel", "B3": "mine"}, turn="humans", at="move")


def boss_crushed() -> Scenario:
    """The barrel killed the boss; one who stepped back set off the mine."""
    things = {"B4": "barrel", "A2": "mine"}
    return zombiaki({"B3": "5 boss", "A3": 3}, things, turn="humans", at="move")


def zombies_play() -> Scenario:
    """The zombies' play step: an order has been given."""
    zombies = {"A2": "4 boss", "B2": "3 obeyed stepped", "C1": "2+3 claws shield"}
    return zombiaki(zombies, hand="shield terror hunger", orders=1, ordered=True)


def merged() -> Scenario:
    """Two zombies have merged, and a third could go on."""
    return zombiaki({"A2": 2, "B2": "3 claws", "C2": 4}, hand="mass hunger").plays("mass-A2-B2")


def merged_and_shot() -> Scenario:
    """The humans play on a zombie that is held by having merged."""
    return zombiaki({"B3": "2+3 merged"}, hand="shot1 blood", turn="humans", zombie_deck="dog").plays("shot1-B")


def humans_play() -> Scenario:
    """The humans' play step, with nearly everything in the street."""
    zombies: Bodies = {"A2": "4 boss netted", "B2": "3-1 obeyed netted", "C3": "5 shield", "A4": 3, "C1": "dog"}
    things = {"A4": "pit2", "C3": "wall5", "B5": "barrel", "B4": "mine", "C5": "car", "A1": "barrier"}
    return zombiaki(zombies, things, "A3 C3", "shot1 getout claws", "humans", net=True, orders=2, frozen=2, terror=True)


def placed_on_a_mine() -> Scenario:
    """A zombie was placed on the mine."""
    return zombiaki({"B2": 4}, {"A1": "mine"}, hand="zombie5").plays("zombie5-A1")


def boss_fell_playing() -> Scenario:
    """The boss was driven into a pit; one who stepped back set off the mine."""
    things = {"B3": "pit2", "A2": "mine"}
    return zombiaki({"B2": "2 boss", "A3": 3}, things, hand="hunger").plays("hunger-B2")


def back_on_a_mine() -> Scenario:
    """Step back: a zombie set off the mine behind it, and others are still to step."""
    things = {"B2": "mine"}
    return zombiaki({"B3": 4, "A4": 3, "C2": "dog"}, things, hand="stepback", turn="humans").plays("stepback")


def lit_on_a_mine() -> Scenario:
    """The same in a floodlight."""
    return zombiaki({"B3": 4}, {"B2": "mine"}, hand="floodlight", turn="humans").plays("floodlight-B")


def boss_shot() -> Scenario:
    """The boss was shot, and one who stepped back set off the mine."""
    return zombiaki({"B3": "2 boss", "A3": 4}, {"A2": "mine"}, hand="shot2", turn="humans").plays("shot2-B")


def clicking() -> Scenario:
    """Click! is asked for a shot."""
    return zombiaki({"B3": 4}, hand="shot1 click", turn="humans").plays("shot1-B")


def clicking_at_a_car() -> Scenario:
    """Click! is asked for a shot at the car."""
    return zombiaki({"B3": 4}, {"B4": "car"}, hand="shot2 click", turn="humans").plays("shot2-B-car")


def clicking_at_the_sniper() -> Scenario:
    """Click! is asked for the sniper, who aims behind a wall."""
    return zombiaki({"B2": 4, "A3": 2}, {"B3": "wall5"}, hand="sniper click", turn="humans").plays("sniper-B2")


def clicking_at_a_burst() -> Scenario:
    """Click! is asked for a burst."""
    return zombiaki({"B3": 4}, hand="burst3 click", turn="humans").plays("burst3-B")


def bursting() -> Scenario:
    """The second bullet of three is aimed; who was hit by the first stands on a pit."""
    things = {"B3": "pit2", "B4": "car"}
    return zombiaki({"B3": 3, "B2": 2}, things, hand="burst3", turn="humans").plays("burst3-B", "bullet-B3")


def boss_fell_in_a_burst() -> Scenario:
    """The first bullet killed the boss; the car is left, or the next in the lane."""
    zombies: Bodies = {"B4": "2-1 boss", "B3": 3}
    return zombiaki(zombies, {"B4": "car"}, hand="burst3", turn="humans").plays("burst3-B", "bullet-B4")


def burst_into_a_car() -> Scenario:
    """The first bullet hit a zombie, the second the car before it, which set off a mine."""
    things = {"B4": "car", "A5": "mine"}
    table = zombiaki({"B3": 4}, things, hand="burst3", turn="humans")
    return table.plays("burst3-B", "bullet-B3", "bullet-B4-car")


def burst_and_blast() -> Scenario:
    """Whom the first bullet hit, the car has killed."""
    things = {"B4": "car", "A5": "mine"}
    table = zombiaki({"B3": 2}, things, hand="burst3", turn="humans")
    return table.plays("burst3-B", "bullet-B3", "bullet-B4-car")


def petrol() -> Scenario:
    """Petrol on a zombie: how much?"""
    return zombiaki({"B3": 3}, hand="petrol", turn="humans").plays("petrol-B3")


def petrol_on_its_way() -> Scenario:
    """It has run over two cells."""
    return zombiaki({"B3": 2, "C4": 3}, hand="petrol", turn="humans").plays("petrol-B3", "burn-B3-2", "burn-B4-1")


def petrol_killed_the_boss() -> Scenario:
    """The boss has died in it, and it may run on."""
    return zombiaki({"B3": "2-1 boss", "C4": 3}, hand="petrol", turn="humans").plays("petrol-B3")


def petrol_on_a_mine() -> Scenario:
    """It has set off the mine."""
    return zombiaki({"B3": 1}, {"B4": "mine"}, hand="petrol", turn="humans").plays("petrol-B3", "burn-B4-1")


def petrol_on_a_car() -> Scenario:
    """It has set off the car, and that a mine."""
    return zombiaki({"A1": 4}, {"B4": "car", "C5": "mine"}, hand="petrol", turn="humans").plays("petrol-B4")


def flames() -> Scenario:
    """The flamethrower: how much for lane A?"""
    return zombiaki({"A3": 4, "C3": 3}, hand="flamethrower", turn="humans").plays("flamethrower")


def flames_in_the_middle() -> Scenario:
    """Lane A has its share."""
    return flames().plays("burn-A3-2")


def flames_on_a_mine() -> Scenario:
    """They have set off the mine, and the car is lit."""
    things = {"B3": "mine", "C3": "car"}
    table = zombiaki({"A3": 4, "C3": 3}, things, hand="flamethrower", turn="humans")
    return table.plays("flamethrower", "burn-A3-2", "burn-B3-1", "burn-C3-1")


def flames_behind_a_wall() -> Scenario:
    """They have crossed a cell that a wall hides, and set off the mine."""
    table = zombiaki({"A3": 4}, {"B4": "wall5", "C3": "mine"}, hand="flamethrower", turn="humans")
    return table.plays("flamethrower", "burn-A3-2", "burn-C3-1")


def street_on_fire() -> Scenario:
    """The mine exploded first, and the car is lit."""
    things = {"A4": "mine", "A2": "car"}
    return zombiaki({"B3": 4}, things, hand="streetfire", turn="humans").plays("streetfire-A")


def street_on_fire_twice() -> Scenario:
    """The car exploded first and set off the mine, which was lit already."""
    things = {"A4": "car", "A3": "mine"}
    return zombiaki({"B3": 4}, things, hand="streetfire", turn="humans").plays("streetfire-A")


def grenade() -> Scenario:
    """A grenade on the mine."""
    return zombiaki({"B3": 4}, {"B2": "mine"}, hand="grenade", turn="humans").plays("grenade-B2")


def grenade_on_a_car() -> Scenario:
    """A grenade on the car, which set off the mine."""
    return zombiaki({"B3": 4}, {"B2": "car", "A1": "mine"}, hand="grenade", turn="humans").plays("grenade-B2")


def netting() -> Scenario:
    """One is under the net, and others could be."""
    return zombiaki({"A2": 2, "A3": 3, "B2": "dog", "C5": 4}, hand="net", turn="humans").plays("net-A2")


def dawned() -> Scenario:
    """Dawn has come."""
    return zombiaki({"A2": 3}, hand="zombie2", zombie_deck="", at="draw").draws("dawn")


def broken_through() -> Scenario:
    """A zombie has marched over the barricade; others were still to march."""
    return zombiaki({"A5": 2, "B4": 3, "C5": 4}, at="move")


def hungry() -> Scenario:
    """A zombie has got over the barricade by a card step."""
    return zombiaki({"A5": 2, "B4": 3}, hand="hunger").plays("hunger-A5")


POSITIONS: list[Callable[[], Scenario]] = [
    *(first, drawing, dropping, dropping_humans, dogs, dog_on_its_way, dog_on_a_mine, marching, marching_unasked),
    *(marched_on_a_mine, boss_fell_marching, rolled_on_a_mine, boss_crushed, zombies_play, humans_play),
    *(placed_on_a_mine, boss_fell_playing, back_on_a_mine, lit_on_a_mine, boss_shot, clicking, clicking_at_a_car),
    *(
        clicking_at_the_sniper,
        clicking_at_a_burst,
        bursting,
        boss_fell_in_a_burst,
        burst_into_a_car,
        burst_and_blast,
        petrol,
    ),
    *(petrol_on_its_way, petrol_killed_the_boss, petrol_on_a_mine, petrol_on_a_car, flames, flames_in_the_middle),
    *(merged, merged_and_shot, flames_behind_a_wall),
    *(flames_on_a_mine, street_on_fire, street_on_fire_twice, grenade, grenade_on_a_car, netting),
    *(dawned, broken_through, hungry),
]


# --- what reads back ---


@pytest.mark.parametrize("position", POSITIONS)
def test_a_table_reads_back_equal(position: Callable[[], Scenario]) -> None:
    check_reads_back(position().state)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_guess_shows_the_view_it_was_made_from(position: Callable[[], Scenario]) -> None:
    check_guesses(position().state)


@pytest.mark.parametrize("position", POSITIONS)
def test_options_are_exact_there(position: Callable[[], Scenario]) -> None:
    state = position().state
    before = state.to_json()
    for seat in (state.ask.seats or (None,)) if state.ask is not None else ():
        check_options(state, seat)
        check_foreign(state, seat, Random(1))
    assert state.to_json() == before


def test_every_place_a_procedure_can_lie_on_is_among_them() -> None:
    seen = [lying_on(position().state.frames) for position in POSITIONS]
    assert set().union(*seen) == all_pairs(LIES_ON)


def step(state: Table, rng: Random) -> None:
    """A random answer; cards are put away, and turns ended, seldom."""
    state.play(*lively_answer(state, rng, ("discard", "pass"), 0.8))


@pytest.mark.parametrize("seed", range(8))
def test_at_every_ask_of_a_game_it_reads_back(seed: int) -> None:
    rng = Random(seed)
    options = {name: rng.choice(values) for name, values in OPTIONS.items()}
    read_at_every_ask(GAME.new(2, seed, options, chance=rng.choice(["draw", "ask"])), rng, step)


# --- what does not ---


def place_of(name: str) -> int:
    """A place in a list: a number, a cell or a card."""
    return CELL_NUMBERS[name] if name in CELL_NUMBERS else CARD_NUMBERS[name] if name in CARD_NUMBERS else int(name)


def also(mark: int) -> Callable[[int], int]:
    """What it was, with this mark."""
    return lambda body: body | mark


def without(mark: int) -> Callable[[int], int]:
    """What it was, without this mark."""
    return lambda body: body & ~mark


WAITING = "not waiting for an answer"
TWO, THREE = read_body("2"), read_body("3")
NOBODY_LEFT: dict[str, object] = {"body.A3": 0, "body.C3": 0, "pile.zombie4": 1, "pile.zombie3": 1}

BROKEN: list[tuple[Callable[[], Scenario], dict[str, object], str]] = [
    # the part of every game
    *broken_as_any(clicking),
    (clicking, {"seats": 3}, "2 to 2 players"),
    (clicking, {"hushed": 4}, "hushed must be"),
    (marching, {"hushed": 1}, "passed for a turn"),
    (clicking, {"frames.2.side": ...}, "whole numbers for"),
    (clicking, {"frames.2.side": None}, "whole numbers for"),
    # options and ranges
    (clicking, {"side_a": "dogs"}, r"side_a \(ZK-2.1\) can be"),
    (clicking, {"barrier_row": 2}, r"barrier_row \(ZK-5.6\) can be 1, 5"),
    (clicking, {"barrier_row": "5"}, "not written as a table"),
    (clicking, {"freeze": 1}, r"freeze \(ZK-5.10\) can be"),
    (clicking, {"orders_per_zombie": None}, r"orders_per_zombie \(ZK-4.1\) can be"),
    (clicking, {"dog_rows": 2}, r"dog_rows \(ZK-3.3\) can be edition, 3, 1"),
    (clicking, {"dog_rows": "3"}, "not written as a table"),
    (clicking, {"dog_rows": "edition"}, "not written as a table"),
    (clicking, {"merged": "edition"}, "not written as a table"),
    (clicking, {"merged": "printed"}, r"merged \(ZK-4.4\) can be"),
    (clicking, {"wall_rows": 1}, r"wall_rows \(ZK-5.1\) can be"),
    (clicking, {"wall_rows": ...}, r"wall_rows \(ZK-5.1\) can be"),
    (clicking, {"floodlight": "all"}, r"floodlight \(ZK-5.8\) can be"),
    (clicking, {"flames": None}, r"flames \(ZK-5.17\) can be"),
    (clicking, {"edition": "printed"}, "parts that no table"),
    (clicking, {"turn": 0}, "turn must be"),
    (clicking, {"turn": 1000}, "turn must be"),
    (clicking, {"terror": 2}, "terror must be"),
    (clicking, {"frozen": 3}, "frozen must be"),
    (clicking, {"net": 2}, "net must be"),
    (clicking, {"orders": 4}, "orders must be"),
    (clicking, {"ordered": 2}, "ordered must be"),
    (clicking, {"fire": 1 << 15}, "fire must be"),
    (clicking, {"fuses": 16}, "fuses must be"),
    (clicking, {"fell": 2}, "fell must be"),
    (clicking, {"winner": 2}, "winner must be"),
    (clicking, {"winner": -2}, "winner must be"),
    (clicking, {"body": []}, "body must be"),
    (clicking, {"body.0": -1}, "body must hold"),
    (clicking, {"body.0": 1 << 34}, "body must hold"),
    (clicking, {"thing.0": 43}, "thing must hold"),
    (clicking, {"deck.0": -1}, "deck must hold"),
    (clicking, {"hand.0": True}, "hand must hold"),
    (clicking, {"pile.0": 9}, "pile must hold"),
    # bodies
    (dogs, {"body.A1": also(1)}, "what no dog has"),
    (dogs, {"body.A1": also(IS_ZOMBIE)}, "what no dog has"),
    (dogs, {"body.A1": also(2 << TO_MOVE_SHIFT)}, "what no dog has"),
    (clicking, {"body.A1": 3}, "as strong as that on A1"),
    (clicking, {"body.A1": THREE & ~IS_ZOMBIE}, "as strong as that on A1"),
    (clicking, {"body.A1": THREE + 1}, "as strong as that on A1"),
    (clicking, {"body.A1": THREE - 3}, "as strong as that on A1"),
    (clicking, {"body.A1": read_body("3 claws") - THREE + IS_ZOMBIE}, "made of no card"),
    # cards
    (clicking, {"deck.0": 3}, "3 cards zombie2; the box holds 4"),
    (clicking, {"thing.A2": CARD_NUMBERS["pit1"]}, "2 cards pit1; the box holds 1"),
    (clicking, {"fire": 1}, "3 cards napalm"),
    (clicking, {"net": 1}, "2 cards net"),
    (clicking, {"deck.dawn": 0, "hand.dawn": 1}, "Dawn is at the bottom"),
    (clicking, {"deck.dawn": 0, "pile.dawn": 1}, "Dawn is at the bottom"),
    (dawned, {"deck.dawn": 1, "pile.dawn": 0}, "Dawn is at the bottom"),
    (dawned, {"winner": -1}, "Dawn is at the bottom"),
    (dawned, {"pile.dawn": 0, "hand.dawn": 1}, "Dawn is at the bottom"),
    (bursting, {"body.B5": THREE, "deck.1": 6}, "the first in its sight"),
    # the boss
    (bursting, {"fell": 1}, "that was not played"),
    (zombies_play, {"fell": 1}, "on the discard pile"),
    # what lies on what
    (clicking, {"frames.3": ...}, "'click_window' cannot lie on 'play'"),
    (clicking, {"frames.0": ...}, "'human_turn' cannot lie on 'the table'"),
    (dogs, {"frames.2.frame": "blast"}, "whole numbers for"),
    # turns
    (zombies_play, {"turn": 6}, misfit("zombie_turn")),
    (humans_play, {"turn": 5}, misfit("human_turn")),
    (zombies_play, {"frames.1.stage": 4}, misfit("zombie_turn")),
    (humans_play, {"frames.1.stage": 4}, misfit("human_turn")),
    (boss_crushed, {"frames.1.stage": 1}, misfit("human_turn")),
    (drawing, {"frames.2.side": 0}, misfit("draw")),
    (dropping, {"frames.2.side": 1}, misfit("drop")),
    (zombies_play, {"frames.2.side": 1}, misfit("play")),
    (zombies_play, {"frames.2.over": 1}, misfit("play")),
    (zombies_play, {"frames.2.played": -1}, misfit("play")),
    (zombies_play, {"frames.2.played": 2}, misfit("play")),
    (humans_play, {"frames.2.played": 2}, misfit("play")),
    (petrol, {"frames.2.played": 0}, misfit("play")),
    (
        petrol,
        {"turn": 5, "frames.1": {"frame": "zombie_turn", "stage": 5}, "frames.2.side": 0},
        misfit("play"),
    ),
    # the move step
    (dogs, {"frozen": 1}, misfit("dogs")),
    (dogs, {"frames.2.left": 1}, misfit("dogs")),
    (dog_on_its_way, {"frames.2.at": 15}, misfit("dogs")),
    (dog_on_its_way, {"frames.2.at": -2}, misfit("dogs")),
    (dog_on_its_way, {"frames.2.left": 3}, misfit("dogs")),
    (dog_on_its_way, {"frames.2.left": -1}, misfit("dogs")),
    (dog_on_its_way, {"frames.2.at": CELL_NUMBERS["C3"]}, misfit("dogs")),
    (dog_on_its_way, {"body.B3": IS_DOG}, misfit("dogs")),
    (dog_on_a_mine, {"frames.2.at": -1, "frames.2.left": 0}, misfit("dogs")),
    (marched_on_a_mine, {"frozen": 1}, misfit("march")),
    (marched_on_a_mine, {"frames.2.unasked": 1}, misfit("march")),
    (marching_unasked, {"frames.2.unasked": 2}, misfit("march")),
    # explosions
    (placed_on_a_mine, {"frames.3.mine": -1}, misfit("blast")),
    (placed_on_a_mine, {"frames.3.mine": 15}, misfit("blast")),
    (placed_on_a_mine, {"thing.C3": CARD_NUMBERS["mine"], "pile.mine": 0}, misfit("blast")),
    (street_on_fire, {"frames.3.mine": CELL_NUMBERS["A2"]}, misfit("blast")),
    (dog_on_a_mine, {"frames.3.mine": 0}, misfit("blast")),
    (dog_on_a_mine, {"body.B3": TWO, "deck.zombie2": 3}, misfit("blast")),
    (back_on_a_mine, {"frames.4.mine": CELL_NUMBERS["B1"]}, misfit("blast")),
    (back_on_a_mine, {"frames.3.place": 4}, misfit("blast")),
    (grenade, {"frames.4.mine": CELL_NUMBERS["A1"]}, misfit("blast")),
    (grenade_on_a_car, {"frames.4.mine": CELL_NUMBERS["A4"]}, misfit("blast")),
    (grenade_on_a_car, {"thing.C5": CARD_NUMBERS["car"], "pile.car": 0}, misfit("blast")),
    (petrol_on_a_mine, {"frames.4.mine": CELL_NUMBERS["B3"]}, misfit("blast")),
    (petrol_on_a_car, {"frames.4.mine": CELL_NUMBERS["A1"]}, misfit("blast")),
    (flames_on_a_mine, {"frames.4.mine": CELL_NUMBERS["B4"]}, misfit("blast")),
    (flames_on_a_mine, {"frames.3.shares": 2, "frames.3.power": 3}, misfit("blast")),
    (burst_into_a_car, {"thing.C5": CARD_NUMBERS["car"], "pile.car": 0}, misfit("blast")),
    (street_on_fire, {"fuses": CELL_NUMBERS["A3"] + 1}, "Only the car"),
    (street_on_fire, {"fuses": CELL_NUMBERS["A4"] + 1}, "Only the car"),
    (street_on_fire_twice, {"fuses": CELL_NUMBERS["A4"] + 1}, "Only the car"),
    (clicking_at_a_car, {"fuses": CELL_NUMBERS["B4"] + 1}, "before anything else"),
    (grenade_on_a_car, {"fuses": CELL_NUMBERS["A1"] + 1}, "before anything else"),
    (broken_through, {"fuses": 1}, "before anything else"),
    # stepping back
    (back_on_a_mine, {"frames.3.place": 0}, misfit("retreat")),
    (back_on_a_mine, {"frames.3.place": 16}, misfit("retreat")),
    (back_on_a_mine, {"frames.3.lane": 1}, misfit("retreat")),
    (back_on_a_mine, {"frames.3.why": 7}, misfit("retreat")),
    (back_on_a_mine, {"frames.3.why": 4}, misfit("retreat")),
    (lit_on_a_mine, {"frames.3.lane": -1}, misfit("retreat")),
    (lit_on_a_mine, {"frames.3.lane": 3}, misfit("retreat")),
    (boss_fell_marching, {"frames.3.lane": 0}, misfit("retreat")),
    (boss_fell_marching, {"fell": 1}, misfit("retreat")),
    (boss_fell_marching, {"frames.3.why": 6}, misfit("retreat")),
    (boss_fell_playing, {"frames.3.why": 6}, misfit("retreat")),
    (boss_crushed, {"frames.2.why": 5, "frames.2.lane": 0}, misfit("retreat")),
    # bullets
    (clicking, {"frames.4.first": 1}, misfit("click_window")),
    (clicking, {"frames.4.at": 1}, misfit("click_window")),
    (clicking, {"frames.4.passed": 2}, misfit("click_window")),
    (clicking, {"frames.4.said": 1, "frames.4.passed": 1}, misfit("click_window")),
    (clicking, {"frames.4.forced": 1}, misfit("click_window")),
    (clicking, {"frames.4.opened": 0}, misfit("click_window")),
    (clicking, {"frames.3.kind": CARD_NUMBERS["burst2"]}, misfit("shot")),
    (clicking, {"frames.3.kind": CARD_NUMBERS["shot2"]}, misfit("shot")),
    (clicking, {"frames.3.kind": 99}, misfit("shot")),
    (clicking, {"frames.3.kind": CARD_NUMBERS["car"], "pile.car": 1, "deck.car": 0}, misfit("shot")),
    (clicking, {"frames.3.stage": 0}, misfit("shot")),
    (clicking, {"frames.3.cell": 15}, misfit("shot")),
    (clicking, {"frames.3.cell": -1}, misfit("shot")),
    (clicking, {"frames.3.cell": CELL_NUMBERS["B4"]}, misfit("shot")),
    (clicking, {"frames.3.car": 1}, misfit("shot")),
    (clicking, {"frames.3.car": 2}, misfit("shot")),
    (clicking, {"body.B5": TWO, "deck.zombie2": 3}, misfit("shot")),
    (clicking_at_a_car, {"frames.3.cell": CELL_NUMBERS["B3"]}, misfit("shot")),
    (clicking_at_a_car, {"frames.3.car": 2}, misfit("shot")),
    (clicking_at_a_car, {"body.B5": TWO, "deck.zombie2": 3}, misfit("shot")),
    (clicking_at_the_sniper, {"frames.3.cell": CELL_NUMBERS["A1"]}, misfit("shot")),
    (clicking_at_the_sniper, {"frames.3.car": 1}, misfit("shot")),
    (clicking_at_a_burst, {"frames.3.kind": CARD_NUMBERS["shot1"]}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.kind": CARD_NUMBERS["burst2"], "frames.3.left": 2}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.kind": 99}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.stage": 0}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.lane": 3}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.lane": 0}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.left": 2}, misfit("burst")),
    (clicking_at_a_burst, {"frames.3.hit": CELL_NUMBERS["B2"]}, misfit("burst")),
    (bursting, {"frames.3.left": 0}, misfit("burst")),
    (bursting, {"frames.3.left": 3}, misfit("burst")),
    (bursting, {"frames.3.left": 4, "frames.3.hit": -1}, misfit("burst")),
    (bursting, {"frames.3.hit": CELL_NUMBERS["B2"]}, misfit("burst")),
    (bursting, {"frames.3.hit": CELL_NUMBERS["A5"]}, misfit("burst")),
    (bursting, {"frames.3.hit": CELL_NUMBERS["C1"]}, misfit("burst")),
    (burst_into_a_car, {"frames.3.left": 3}, misfit("burst")),
    (burst_into_a_car, {"frames.3.left": -1}, misfit("burst")),
    # fire
    (petrol, {"frames.3.cell": 15}, misfit("petrol")),
    (petrol, {"frames.3.burnt": 1 << 15}, misfit("petrol")),
    (petrol_on_its_way, {"frames.3.burnt": -1}, misfit("petrol")),
    (petrol, {"frames.3.over": 1}, misfit("petrol")),
    (petrol, {"frames.3.power": 3}, misfit("petrol")),
    (petrol, {"pile.petrol": 0, "deck.petrol": 1}, misfit("petrol")),
    (petrol_on_a_mine, {"frames.3.burnt": 0, "frames.3.power": 4}, misfit("petrol")),
    (petrol_on_its_way, {"frames.3.power": 3}, misfit("petrol")),
    (petrol_on_its_way, {"frames.3.power": -1}, misfit("petrol")),
    (petrol_on_its_way, {"frames.3.burnt": 1 << 8 | 1}, misfit("petrol")),
    (petrol_on_its_way, {"frames.3.cell": CELL_NUMBERS["B5"]}, misfit("petrol")),
    (petrol_on_its_way, {"body.B3": TWO, "pile.zombie2": 0}, misfit("petrol")),
    (flames, {"frames.3.row": 0}, misfit("flames")),
    (flames, {"frames.3.row": 6}, misfit("flames")),
    (flames, NOBODY_LEFT | {"frames.3.row": 0}, misfit("flames")),
    (flames, {"frames.3.row": 2}, misfit("flames")),
    (flames, {"frames.3.shares": 1 << 9}, misfit("flames")),
    (flames, {"frames.3.power": 4}, misfit("flames")),
    (flames, {"frames.3.shares": 1 << 3, "frames.3.power": 4}, misfit("flames")),
    (flames, {"frames.3.lane": 3}, misfit("flames")),
    (flames, {"frames.3.lane": -1}, misfit("flames")),
    (flames, {"pile.flamethrower": 0, "deck.flamethrower": 1}, misfit("flames")),
    (flames_in_the_middle, {"frames.3.shares": 5, "frames.3.power": 0}, misfit("flames")),
    (flames_in_the_middle, {"frames.3.shares": 7, "frames.3.power": -2}, misfit("flames")),
    (flames_on_a_mine, {"frames.3.lane": 2}, misfit("flames")),
    (flames_on_a_mine, {"frames.3.shares": 3 | 1 << 6, "frames.3.power": 1}, misfit("flames")),
    (flames_behind_a_wall, {"flames": "empty"}, misfit("flames")),
    (flames_behind_a_wall, {"frames.3.shares": 2 | 1 << 6, "frames.3.power": 2}, misfit("flames")),
    (flames_behind_a_wall, {"frames.3.shares": 2 | 2 << 3 | 1 << 6, "frames.3.power": 0}, misfit("flames")),
    (flames_behind_a_wall, {"frames.3.shares": 1 << 3 | 1 << 6, "frames.3.power": 3}, misfit("flames")),
    (flames_behind_a_wall, {"frames.4.mine": CELL_NUMBERS["B3"]}, misfit("blast")),
    (flames_on_a_mine, {"frames.3.shares": also(1 << 9)}, misfit("flames")),
    (flames_on_a_mine, {"frames.3.shares": 4 | 1 << 3 | 1 << 6, "frames.3.power": -1}, misfit("flames")),
    (grenade, {"frames.3.cell": 15}, misfit("grenade")),
    (grenade, {"frames.3.thrown": 0}, misfit("grenade")),
    (grenade, {"pile.grenade": 0, "deck.grenade": 1}, misfit("grenade")),
    (netting, {"frames.3.over": 1}, misfit("net")),
    (netting, {"body.C5": also(1 << 12)}, misfit("net")),
    (netting, {"body.A2": without(1 << 12)}, misfit("net")),
    (
        netting,
        {"body.A3": read_body("4 claws netted"), "deck.zombie4": 2, "deck.zombie3": 8, "deck.claws": 1},
        misfit("net"),
    ),
    # the time
    (dogs, {"terror": 1}, "of the zombies' play step"),
    (dawned, {"terror": 1}, "of the zombies' play step"),
    (drawing, {"frozen": 2}, "A freeze lasts"),
    (zombies_play, {"frozen": 2}, "A freeze lasts"),
    # marks
    (zombies_play, {"body.B2": also(SHOT)}, "owed a step back"),
    (bursting, {"body.B2": also(SHOT)}, "owed a step back"),
    (merged, {"merged": "free"}, "no zombie is held by having merged"),
    (merged, {"body.B2": without(STEPPED)}, "in this turn or the one before"),
    (merged, {"body.C2": also(MERGED | STEPPED)}, "in this turn or the one before"),
    (merged, {"pile.mass": 0, "deck.mass": 2}, "More zombies have merged"),
    (dogs, {"body.C3": also(STEPPED)}, "Card steps"),
    (dawned, {"body.A2": also(STEPPED)}, "Card steps"),
    (dogs, {"body.C3": also(3 << TO_MOVE_SHIFT)}, "still to move"),
    (zombies_play, {"body.B2": also(3 << TO_MOVE_SHIFT)}, "still to move"),
    (dawned, {"body.A2": also(3 << TO_MOVE_SHIFT)}, "still to move"),
    (marching, {"body.C1": also(15 << TO_MOVE_SHIFT), "body.B3": also(15 << TO_MOVE_SHIFT)}, "same place in the march"),
    # the end
    (zombies_play, {"winner": 0}, "has a winner when it is over"),
    (zombies_play, {"frames": []}, "has a winner when it is over"),
    (broken_through, {"winner": -1}, "has a winner when it is over"),
    (broken_through, {"turn": 6}, "ends in a zombie turn"),
    (dawned, {"turn": 6}, "ends in a zombie turn"),
    (dawned, {"deck.zombie2": 1, "pile.zombie2": 2}, "Dawn is the last card"),
    (dawned, {"hand.zombie2": 4, "pile.zombie2": 0}, "Dawn is the last card"),
    (hungry, {"body.A5": 0, "body.A4": TWO}, "can step over the barricade"),
    (hungry, {"body.A5": IS_DOG, "deck.dog": 1, "deck.zombie2": 4}, "can step over the barricade"),
    (hungry, {"thing.A1": BARRIER, "deck.barrier": 2}, "can step over the barricade"),
    # what would happen without an answer
    (dropping, {"hand.dog": 0, "pile.dog": 1}, WAITING),
    (marching, {"frames.2.unasked": 1}, WAITING),
    (dog_on_its_way, {"frames.2.left": 0}, WAITING),
    (clicking, {"hand.click": 0, "pile.click": 1}, WAITING),
    (bursting, {"thing.B4": 0, "pile.car": 1}, WAITING),
    (petrol, {"body.B3": also(SHIELDED), "deck.shield": 2}, WAITING),
    (netting, {"body.A3": 0, "body.B2": 0, "pile.zombie3": 1, "pile.dog": 1}, WAITING),
    (zombies_play, {"frames.2": ...}, misfit("zombie_turn")),
    (drawing, {"frames.2": ..., "frames.1": ...}, WAITING),
]


@pytest.mark.parametrize(("position", "changes", "sentence"), BROKEN)
def test_a_broken_or_impossible_table_is_refused(
    position: Callable[[], Scenario], changes: dict[str, object], sentence: str
) -> None:
    check_refused(position().state, changes, sentence, place_of)


OPEN: Data = {"hand": "click shot1"}  # so that either side is asked something
IMPOSSIBLE: list[tuple[Data, str]] = [
    ({"zombies": {"A1": "dog shield"}}, "what no dog has"),
    ({"zombies": {"A1": "dog stepped"}}, "what no dog has"),
    ({"things": {"A1": "zombie3"}}, "no zombie3 on A1"),
    ({"things": {"A1": "wall5"}, "wall_rows": "2-4"}, "no wall5 on A1"),
    ({"zombies": {"A1": "dog"}, "things": {"A1": "wall5"}}, "Nobody can stand on A1"),
    ({"zombies": {"A1": "dog merged"}}, "what no dog has"),
    ({"things": {"B5": "wall6"}}, "no wall6 on B5"),
    ({"things": {"B2": "barrier"}}, "no barrier on B2"),
    ({"things": {"B5": "barrier"}}, "no barrier on B5"),
    ({"things": {"B1": "barrier"}, "barrier_row": 5}, "no barrier on B1"),
    ({"things": {"B3": "mine"}, "fire": "B3"}, "never lie on a burning cell"),
    ({"things": {"B3": "car"}, "fire": "B3"}, "never lie on a burning cell"),
    ({"zombies": {"B3": 4}, "things": {"B3": "mine"}}, "Nobody can stand on B3"),
    ({"zombies": {"B3": 4}, "things": {"B3": "barrel"}}, "Nobody can stand on B3"),
    ({"zombies": {"B1": 4}, "things": {"B1": "barrier"}}, "Nobody can stand on B1"),
    ({"zombies": {"B3": 2}, "things": {"B3": "pit2"}}, "Nobody can stand on B3"),
    ({"zombies": {"B3": 1}, "things": {"B3": "pit1"}}, "Nobody can stand on B3"),
    ({"zombies": {"B3": "dog"}, "things": {"B3": "pit1"}}, "Nobody can stand on B3"),
    ({"zombies": {"B3": "dog"}, "things": {"B3": "wall5"}}, "Nobody can stand on B3"),
    ({"zombies": {"B3": "dog"}, "fire": "B3"}, "Nobody can stand on B3"),
    ({"hand": "dog dog click click boss"}, "No more than 4 cards"),
    ({"hand": "shot1 shot1 shot1 shot1 shot1"}, "No more than 4 cards"),
    ({"zombies": {"A1": "3 netted"}}, "without the net"),
    ({"zombies": {"A1": "3 netted", "A2": "4 netted"}, "net": True}, "so much strength"),
    ({"zombies": {"A1": "4 claws netted", "A2": "3 netted"}, "net": True}, "so much strength"),
    ({"zombies": {"A1": "3"}, "orders": 1}, "not played"),
    ({"zombies": {"A1": "3"}, "orders": 1, "hand": "boss"}, "not played"),
    ({"zombies": {"A1": "3 boss"}, "ordered": True}, "one of all orders"),
    ({"zombies": {"A1": "3 boss", "B1": "2 obeyed"}}, "More zombies have obeyed"),
    (
        {"zombies": {"A1": "3 boss", "B1": "2 obeyed"}, "orders": 2, "orders_per_zombie": "turn"},
        "More zombies have obeyed",
    ),
    ({"things": {"B1": "barrier"}, "turn": "humans", "at": "draw"}, "end as the human turn begins"),
    ({"fire": "B1", "turn": "humans", "at": "draw"}, "end as the human turn begins"),
    ({"net": True, "turn": "humans", "at": "draw"}, "end as the human turn begins"),
]


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE)
def test_a_position_that_no_game_comes_to_is_refused(position: Data, sentence: str) -> None:
    table = zombiaki(**{**OPEN, **position})
    with pytest.raises(Invalid, match=sentence):
        GAME.from_json(table.state.to_json())


def test_an_order_of_this_turn_before_the_play_step_is_refused() -> None:
    data = cast(Data, zombiaki({"A1": "dog", "B1": "4 boss"}, at="move").state.to_json())
    with pytest.raises(Invalid, match="of the zombies' play step"):
        GAME.from_json(data | {"orders": 1, "ordered": 1})


def test_a_dog_that_is_still_to_move_while_the_zombies_march_is_refused() -> None:
    table = zombiaki({"A3": 2, "B1": "dog"}, hand="notsofast", at="move").plays("pass")
    assert table.asked == "march"
    data = cast(Data, table.state.to_json())
    put(data, "body.B1", also(1 << TO_MOVE_SHIFT), place_of)
    with pytest.raises(Invalid, match="still to move"):
        GAME.from_json(data)


def test_a_fallen_boss_whom_nobody_follows_is_refused() -> None:
    data = cast(Data, zombiaki({"A1": 3}, hand="dog", zombie_deck="zombie3").state.to_json())
    with pytest.raises(Invalid, match="as soon as what killed the boss is done"):
        GAME.from_json(data | {"fell": 1})


@pytest.mark.parametrize("data", no_tables(GAME))
def test_what_is_no_table_at_all(data: object) -> None:
    with pytest.raises(Invalid):
        GAME.from_json(data)


@pytest.mark.parametrize(
    "changes",
    [
        *({"game": "tsunami"}, {"stack": []}, {"stack": None}, {"body": [1] * 15}, {"turn": 5}, {"side_a": "cats"}),
        *({"hand": [0] * 43}, {"frozen": 3}, {"winner": 1}, {"fuses": 3}),
    ],
)
def test_what_is_no_view_is_refused(changes: Data) -> None:
    with pytest.raises(Invalid):
        GAME.guess({**clicking().state.view(0), **changes}, Random(1))


# --- whatever it is, it is a table or it is refused ---

BASES = [position().state.to_json() for position in POSITIONS]
VALUES = anything(st.integers(-2, 20) | st.sampled_from([1 << 13, 1 << 33, 1 << 34]) | HUGE)
BODIES = ["2", "3", "5-2", "4 shield", "3 obeyed", "3 stepped", "2+3", "2+3 merged", "dog", "4 netted", "2 boss", "1"]
PLAIN = ("turn", "terror", "frozen", "net", "orders", "ordered", "fire", "fuses", "fell", "winner", "side_a", "freeze")


def carry(data: Data, number: int, draw: st.DrawFn) -> None:
    """One card goes from one pile to another, if it can."""
    kind, piles = draw(st.integers(0, 42)), draw(st.permutations(["deck", "hand", "pile"]))
    start, goal = data.get(piles[0]), data.get(piles[1])
    if isinstance(start, list) and isinstance(goal, list) and len(start) == len(goal) == 43:
        start[kind] -= 1
        goal[kind] += 1


def stand_elsewhere(data: Data, number: int, draw: st.DrawFn) -> None:
    """Somebody else stands on a cell."""
    body = read_body(draw(st.sampled_from(BODIES))) | draw(st.sampled_from([0, 0, 1 << 13, SHOT]))
    replace(data, ("body", draw(st.integers(0, 14))), body)


def balanced(data: Data) -> Data:
    """The decks hold what is nowhere else, as far as that can be."""
    try:
        table = cast(Table, GAME.new(2, 0))
        table.body, table.thing, table.hand, table.pile = data["body"], data["thing"], data["hand"], data["pile"]
        table.fire, table.net, table.deck = data["fire"], data["net"], [0] * 43
        found = list(table.components().values())
        return data | {"deck": [count - there for count, there in zip(COPIES, found, strict=True)]}
    except (TypeError, IndexError, ValueError, KeyError, AttributeError):
        return data


NEAR = [[spot for spot in spots(base) if (spot[0] == "frames" and len(spot) > 2) or spot[0] in PLAIN] for base in BASES]
IN_NUMBERS = replacing(NEAR, VALUES)
# Two of three replacements are made in the procedures and in single numbers, the rest anywhere.
CHANGES = [
    *(swapping(["body", "thing"]), carry, stand_elsewhere),
    *(replacing([spots(base) for base in BASES], VALUES), IN_NUMBERS, IN_NUMBERS),
]
MUTATED = changed(BASES, CHANGES, 3) | changed(BASES, CHANGES, 3).map(balanced)


def check_whole(state: Table) -> None:
    """Hands are small, nobody is stronger than printed, and no more have obeyed than there were orders."""
    assert max(state.held) <= HAND
    assert all((body & STRENGTH_MASK) <= printed(body) for body in state.body)
    assert sum(body & OBEYED != 0 for body in state.body) <= state.orders


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(MUTATED, st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no(data: Data, seed: int) -> None:
    check_table(GAME, data, seed, step, check_whole)


@pytest.mark.long
@settings(max_examples=20_000, deadline=None, derandomize=True, database=None)
@given(MUTATED, st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no_for_long(data: Data, seed: int) -> None:
    check_table(GAME, data, seed, step, check_whole)
