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
    check_view,
    frame_spots,
    lively_answer,
    lying_on,
    misfit,
    no_tables,
    read_at_every_ask,
    replacing,
    spots,
    swapping,
)
from shamble.core.errors import Invalid
from shamble.games.zombies.box import AFRAID, CENTRE, EVENT_NUMBERS, TILE_NUMBERS
from shamble.games.zombies.game import GAME
from shamble.games.zombies.stack import LIES_ON
from shamble.games.zombies.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight", "e2n0": "straight"}
HOSPITAL = {"e1n0": "hospital r1"}  # its door is at 2.4, and 2.5 behind it
PAD = {"e1n0": "helipad"}


# --- one table for each procedure ---


def new_table(**options: object) -> Scenario:
    """A table before anything has happened."""
    return Scenario(cast(Table, GAME.new(3, 1, options, chance="ask")))


def first() -> Scenario:
    """The first player is being drawn."""
    return new_table()


def leaving_out() -> Scenario:
    """A small town lacks one building so far."""
    return new_table(town="small").draws("first-B", "without-hospital")


def dealing() -> Scenario:
    """The second player has one card."""
    return new_table().draws("first-B", "card-fear", "card-fear", "card-keys", "card-molotov")


def dealing_last() -> Scenario:
    """All but the last card are dealt, in a small town."""
    cards = ["fear", "fear", "keys", "chainsaw", "chainsaw", "shotgun", "shotgun", "not_dead"]
    table = new_table(town="small").draws("first-B", "without-hospital", "without-fire_station")
    return table.draws(*[f"card-{card}" for card in cards])


def beginning() -> Scenario:
    """Window a: the active player has passed."""
    return zombies(ROAD, "2.4", hands={"A": "shotgun", "B": "shotgun fear"}, used="C", seats=3).play("A", "pass")


def drawing_tile() -> Scenario:
    """A tile is about to be drawn."""
    return zombies(ROAD)


def laying() -> Scenario:
    """A tile is turned up."""
    return zombies(ROAD).draws("tile-tee")


def whose_helipad() -> Scenario:
    """The helipad is turned up, and two have collected the fewest zombies."""
    return zombies(ROAD, pile="helipad", seats=3, kills=[1, 0, 0]).draws("tile-helipad")


def helipad_laying() -> Scenario:
    """One of them lays it."""
    return whose_helipad().draws("first-C")


def stocking() -> Scenario:
    """Zombies come into a new building; two are in."""
    return zombies(pile="lawn_garden tee").draws("tile-lawn_garden").play("A", "lay-e1n0-r1", "put-2.1", "put-2.3")


def stocking_short() -> Scenario:
    """The same with one zombie left in the pool."""
    table = zombies(pile="lawn_garden tee", kills=[0, 24, 24, 24, 24], seats=5, zombies="1.2")
    return table.draws("tile-lawn_garden").play("A", "lay-e1n0-r1", "put-2.1", "put-2.3")


def stocking_bullets() -> Scenario:
    """Its bullets; one is in."""
    return stocking().play("A", "put-2.5", "put-2.6", "put-2.7", "put-2.8", "put-2.2")


def stocking_lives() -> Scenario:
    """Its lives; one is in."""
    return stocking_bullets().play("A", "put-2.3", "put-2.5", "put-2.1")


def laid() -> Scenario:
    """Window b."""
    table = zombies(pile="straight tee", hands={"B": "shotgun"}).play("B", "pass").draws("tile-straight")
    return table.play("A", "lay-e1n0-r0", "put-2.4", "put-2.5")


def before_fight() -> Scenario:
    """Window c of a fight in part 2."""
    return zombies(zombies="1.5", at="fight", hands={"B": "shotgun not_so_bad"})


def rolling_to_fight() -> Scenario:
    """The fight roll."""
    return before_fight().play("B", "pass")


def settling() -> Scenario:
    """A failed fight roll is being settled; the Fire Axe helped."""
    return zombies(zombies="1.5", at="fight", items={"A": "fire_axe"}).rolls(1)


def drawing_cards() -> Scenario:
    """Two cards are to come."""
    return zombies(ROAD, at="cards", hands={"A": "fear", "B": "fear"})


def before_roll() -> Scenario:
    """Window d, after a Rush."""
    table = zombies(
        ROAD, "2.4", at="before_roll", hands={"A": "adrenaline_rush", "B": "shotgun"}, items={"A": "skateboard"}
    )
    return table.play("A", "play-adrenaline_rush")


def rolling_to_move() -> Scenario:
    """The movement roll."""
    return zombies(ROAD, at="roll")


def after_roll() -> Scenario:
    """Window e; Brain Cramp was played."""
    hands = {"B": "brain_cramp", "C": "shotgun"}
    return zombies(ROAD, at="after_roll", rolled=3, hands=hands, seats=3).play("B", "play-brain_cramp")


def with_keys() -> Scenario:
    """Window e after The Keys."""
    table = zombies(ROAD, "2.4", at="before_roll", hands={"A": "keys", "B": "shotgun"})
    return table.play("A", "play-keys")


def walking() -> Scenario:
    """A movement begins."""
    return zombies(ROAD, "2.4", at="move", rolled=4)


def between_steps() -> Scenario:
    """Window f."""
    return zombies(ROAD, "2.4", at="move", rolled=4, hands={"B": "where_everybody"}).play("A", "go-1.6")


def fighting_on_the_way() -> Scenario:
    """A fight of the movement, about to be rolled."""
    return walking().play("A", "go-1.6", "go-2.4")


def last_step() -> Scenario:
    """The same on the last step."""
    return zombies(ROAD, "2.4", pawns={"A": "1.6"}, at="move", rolled=1).play("A", "go-2.4")


def before_zombies() -> Scenario:
    """Window g of a turn in which the player rested."""
    hands = {"A": "much_needed_rest", "B": "shotgun"}
    return zombies(ROAD, "2.4", at="before_roll", hands=hands).play("A", "play-much_needed_rest")


def rolling_for_zombies() -> Scenario:
    """The zombies' roll."""
    return zombies(ROAD, "2.4 2.5", at="zombies", rolled=1)


def herding() -> Scenario:
    """One of three zombies has moved."""
    return rolling_for_zombies().rolls(3).play("A", "herd-2.5-east")


def herding_three() -> Scenario:
    """The same without a roll."""
    return zombies(ROAD, "2.4 2.5", at="zombies", zombie_step="three").play("A", "herd-2.5-east")


def before_discard() -> Scenario:
    """Window h."""
    return zombies(ROAD, "2.4", at="before_discard", hands={"B": "shotgun"})


def discarding() -> Scenario:
    """A card can be discarded."""
    return zombies(ROAD, "2.4", at="discard", hands={"A": "keys", "B": "fear"})


def led() -> Scenario:
    """B's pawn has been led two steps by A, in window a."""
    table = zombies(ROAD, "2.5", pawns={"B": "1.6"}, hands={"A": "where_everybody"}, seats=3)
    return table.play("A", "play-where_everybody-B").play("A", "go-2.4")


def led_at_first() -> Scenario:
    """It has not moved yet."""
    return zombies(ROAD, "2.5", hands={"A": "where_everybody"}, seats=3).play("A", "play-where_everybody-B")


def led_into_a_fight() -> Scenario:
    """It fights on the way, and C could play a card."""
    hands = {"A": "where_everybody", "C": "where_everybody"}
    table = zombies(ROAD, "2.5 2.6", pawns={"B": "1.6"}, hands=hands, seats=4)
    return table.play("A", "play-where_everybody-B", "go-2.4", "go-2.5")


def led_away() -> Scenario:
    """And C leads the same pawn elsewhere: fight and first forced move are over."""
    return led_into_a_fight().play("C", "play-where_everybody-B", "go-2.6")


def led_beside() -> Scenario:
    """Instead C leads D's pawn, which fights as well."""
    table = led_into_a_fight().play("C", "play-where_everybody-D")
    return table.play("C", "go-1.6", "go-2.4", "go-2.5").rolls(1)


def sent_home() -> Scenario:
    """D fights in A's movement on B; B was sent home meanwhile, so B's own forced move has no steps left."""
    hands = {"A": "where_everybody", "C": "where_everybody", "E": "bad_sense_of_direction"}
    table = zombies(ROAD, "2.5 2.6", pawns={"B": "1.6", "D": "2.4"}, hands=hands, seats=5)
    table.play("A", "play-where_everybody-B", "go-2.4", "go-2.5").play("C", "play-where_everybody-D", "go-2.5")
    return table.play("E", "play-bad_sense_of_direction-B")


def dead_on_the_way() -> Scenario:
    """In A's movement B is led into a fight; A's own Grenade has killed A meanwhile."""
    town = {"e1n0": "hospital r1", "w1n0": "straight"}
    hands = {"C": "where_everybody"}
    table = zombies(
        town,
        "2.6 3.5",
        pawns={"A": "1.6"},
        lives=[1, 3, 3],
        hands=hands,
        items={"A": "grenade"},
        at="move",
        rolled=5,
        seats=3,
    )
    table.play("A", "go-2.4").play("A", "pass").play("C", "play-where_everybody-B", "go-1.4", "go-3.6", "go-3.5")
    return table.play("A", "use-grenade")


def not_dead() -> Scenario:
    """I Don't Think They're Dead: the first die is rolled."""
    return zombies(ROAD, kills=[0, 3], hands={"A": "not_dead"}).play("A", "play-not_dead-B").rolls(2)


def mending() -> Scenario:
    """Both are, and could be mended."""
    return not_dead().rolls(5)


def rolled_again() -> Scenario:
    """The first is being rolled again."""
    return mending().play("B", "again-1")


def carrying() -> Scenario:
    """This Isn't So Bad: the first zombie is carried, the second taken up."""
    table = zombies(ROAD, "2.4 2.5", hands={"A": "not_so_bad"}).play("A", "play-not_so_bad")
    return table.play("A", "lift-2.4", "put-3.4", "lift-2.5")


def carried_from_the_helipad() -> Scenario:
    """The zombie of the helipad's centre is carried away from who fights it, and a second is to be chosen."""
    table = zombies(PAD, "2.5 2.9", pawns={"A": "2.4"}, at="move", rolled=2, hands={"B": "not_so_bad"})
    return table.play("A", "go-2.5").play("B", "play-not_so_bad", "lift-2.5", "put-2.1")


def mastering() -> Scenario:
    """Zombie Master: one zombie is put down."""
    return zombies(ROAD, hands={"A": "zombie_master"}).play("A", "play-zombie_master", "put-1.2")


def screwed() -> Scenario:
    """We're Screwed: none is yet."""
    town = ROAD | {"w1n0": "straight", "w2n0": "straight"}
    return zombies(town, hands={"A": "were_screwed"}).play("A", "play-were_screwed")


def doubling() -> Scenario:
    """Slight Miscalculation: one of two zombies is put down."""
    table = zombies(HOSPITAL, "2.1 2.2", hands={"A": "slight_miscalculation"})
    return table.play("A", "play-slight_miscalculation-hospital", "put-2.5")


def worse() -> Scenario:
    """Just When You Thought It Couldn't Get Any Worse, with two zombies in the pool; one is put down."""
    table = zombies(HOSPITAL, "1.2 1.4", kills=[0, 24, 24, 24, 24], hands={"A": "any_worse"}, seats=5)
    return table.play("A", "play-any_worse-hospital", "put-2.1")


def dead_elsewhere() -> Scenario:
    """A, about to fight at a door, has died of the Grenade thrown in the fight of C, whom B leads."""
    town = {"e1n0": "army_surplus", "w1n0": "straight"}
    hands = {"B": "where_everybody", "D": "not_so_bad"}
    table = zombies(
        town, "2.2 2.5 1.4", pawns={"A": "2.5"}, lives=[1], seats=4, at="fight", items={"A": "grenade"}, hands=hands
    )
    table.play("A", "pass").play("B", "play-where_everybody-C", "go-1.4")
    return table.play("A", "use-grenade")


def winning() -> Scenario:
    """A fight on the helipad's centre."""
    return zombies(PAD, "2.5", pawns={"A": "2.4"}, at="move", rolled=2).play("A", "go-2.5")


def won() -> Scenario:
    """It is won, and the game with it."""
    return winning().rolls(4)


def won_by_kills() -> Scenario:
    """The last zombie that was missing."""
    return zombies(zombies="1.5", at="fight", kills=[4, 1], kill_goal=5).rolls(6)


def at_limit() -> Scenario:
    """The last turn is over."""
    return zombies(at="end", turn=200, seats=2)


def bare() -> Scenario:
    """The very first tile is about to be drawn."""
    return zombies()


def first_cards() -> Scenario:
    """The first card of all is about to be dealt."""
    return new_table().draws("first-C")


def stocking_without_zombies() -> Scenario:
    """Bullets of a building for which the pool has not had enough zombies."""
    return stocking_short().play("A", "put-2.5")


def stocking_while_sealing() -> Scenario:
    """Lives of a building that closes the town; tiles are still to come."""
    ends = {"w1n0": "fire_station r3", "e0n1": "police_station", "e0s1": "lawn_garden r2"}
    return zombies(ends, pile="hospital tee").draws("tile-hospital")


def stocked() -> Scenario:
    """A tile was laid, window b is over, and cards are drawn."""
    return laid().play("B", "pass")


def no_tiles() -> Scenario:
    """A movement when all tiles are laid."""
    return zombies(ROAD, "2.4", pile="", at="move", rolled=2)


def by_the_helipad() -> Scenario:
    """A tile is drawn while nobody is near the helipad."""
    return zombies(PAD, "2.1 2.2")


def burning() -> Scenario:
    """A Molotov Cocktail burns in the Gas Station."""
    town, inside = {"e1n0": "gas_station"}, {"A": "2.2"}
    return zombies(town, "2.2", pawns=inside, items={"A": "molotov"}, at="fight").play("A", "use-molotov")


def afraid() -> Scenario:
    """Window d under Fear; B is led about by A meanwhile."""
    table = zombies(ROAD, "2.5", hands={"A": "where_everybody"}, at="before_roll", effects=AFRAID)
    return table.play("A", "play-where_everybody-B")


def led_on_the_way() -> Scenario:
    """In a movement of A, B leads A's pawn."""
    return between_steps().play("B", "play-where_everybody-A", "go-1.5")


def cramped_keys() -> Scenario:
    """The Keys, and somebody else chooses the steps."""
    hands = {"A": "keys", "B": "brain_cramp", "C": "shotgun"}
    table = zombies(ROAD, "2.4", at="before_roll", hands=hands, seats=3)
    return table.play("A", "play-keys").play("B", "play-brain_cramp")


def not_dead_at_first() -> Scenario:
    """I Don't Think They're Dead for a single zombie: no die is rolled yet."""
    return zombies(ROAD, kills=[0, 1], hands={"A": "not_dead"}).play("A", "play-not_dead-B")


def not_dead_in_a_fight() -> Scenario:
    """The same inside a fight of a forced move."""
    hands = {"A": "where_everybody", "C": "not_dead"}
    table = zombies(ROAD, "2.4", kills=[0, 2], pawns={"B": "1.6"}, hands=hands, seats=3)
    return table.play("A", "play-where_everybody-B", "go-2.4").play("C", "play-not_dead-B")


def carrying_to_one_place() -> Scenario:
    """This Isn't So Bad: there is one space left to carry to."""
    table = zombies(zombies="1.2 1.4 1.6", hands={"A": "not_so_bad"})
    return table.play("A", "play-not_so_bad", "lift-1.2")


def doubling_at_first() -> Scenario:
    """Slight Miscalculation: none of two zombies is put down yet, and the building is the third tile from the last."""
    town = HOSPITAL | {"w1n0": "straight", "w2n0": "straight"}
    table = zombies(town, "2.1 2.2", hands={"A": "slight_miscalculation"})
    return table.play("A", "play-slight_miscalculation-hospital")


def won_in_peace() -> Scenario:
    """The helipad's zombie cannot be fought: Alternate Food Source."""
    table = zombies(PAD, "2.5", pawns={"A": "2.4"}, fed={"B": 1}, at="move", rolled=2)
    return table.play("A", "go-2.5")


def at_limit_by_the_helipad() -> Scenario:
    """The last turn is over, and nobody has reached the helipad."""
    return zombies(PAD, at="end", turn=200, seats=2)


POSITIONS: list[Callable[[], Scenario]] = [
    *(first, leaving_out, dealing, dealing_last, beginning, drawing_tile, laying, whose_helipad, helipad_laying),
    *(stocking, stocking_short, stocking_bullets, stocking_lives, laid, before_fight, rolling_to_fight, settling),
    *(drawing_cards, before_roll, rolling_to_move, after_roll, with_keys, walking, between_steps),
    *(fighting_on_the_way, last_step, before_zombies, rolling_for_zombies, herding, herding_three, before_discard),
    *(discarding, led, led_at_first, led_into_a_fight, led_away, led_beside, sent_home, dead_on_the_way, not_dead),
    *(mending, rolled_again, carrying, carried_from_the_helipad, mastering, screwed, doubling, worse, winning),
    *(won, won_by_kills, at_limit, bare, first_cards, stocking_without_zombies, stocking_while_sealing, stocked),
    *(no_tiles, by_the_helipad, burning, afraid, led_on_the_way, cramped_keys, not_dead_at_first),
    *(not_dead_in_a_fight, carrying_to_one_place, doubling_at_first, won_in_peace, at_limit_by_the_helipad),
    *(dead_elsewhere,),
]


# --- what reads back ---


@pytest.mark.parametrize("position", POSITIONS)
def test_a_table_reads_back_equal(position: Callable[[], Scenario]) -> None:
    check_reads_back(position().state)


@pytest.mark.parametrize("position", POSITIONS)
def test_its_views_can_be_guessed_from(position: Callable[[], Scenario]) -> None:
    check_guesses(position().state)


def test_every_procedure_and_every_place_it_can_lie_on_is_among_them() -> None:
    seen = [lying_on(position().state.frames) for position in POSITIONS]
    assert set().union(*seen) == all_pairs(LIES_ON)


def step(state: Table, rng: Random) -> None:
    """A random answer; passes and stops are seldom."""
    state.play(*lively_answer(state, rng, ("pass", "stop"), 0.8))


@pytest.mark.parametrize(("seats", "chance"), [(2, "ask"), (3, "draw"), (4, "ask"), (6, "draw")])
def test_at_every_ask_of_a_game_it_reads_back(seats: int, chance: str) -> None:
    options = {"preset": "quick" if seats % 2 else "classic", "kill_goal": 5, "helipad": "anywhere"}
    read_at_every_ask(GAME.new(seats, seats, options, chance=chance), Random(seats), step)


# --- what does not ---


def card(pile: str, name: str) -> str:
    """The path to the number of these cards in the deck or the discards."""
    return f"{pile}.{EVENT_NUMBERS[name]}"


def in_hand(seat: int, name: str) -> str:
    """The path to the number of these cards in a hand."""
    return f"hands.{seat * len(EVENT_NUMBERS) + EVENT_NUMBERS[name]}"


def tile(pile: str, name: str) -> str:
    """The path to the number of these tiles to come, or gone."""
    return f"{pile}.{TILE_NUMBERS[name]}"


TOWN: Data = {"frame": "town", "stage": 3, "dealt": 2}
TURN: Data = {"frame": "turn", "seat": 0, "stage": 6}
NOTHING_YET = "Before the first turn nothing has happened"
NO_WAIT = "not waiting for an answer"
OWN_EVENT = "one event of this round"
ON_DISCARDS = "lies on the discard pile"
NOT_MOVING = "movement of this turn"
LED = "played a Brain Cramp"
WINNERS = "has a reason when it is over"

LAID_HELIPAD: list[Data] = [
    *(TOWN, TURN | {"stage": 2}, {"frame": "draw_tile", "seat": 0, "kind": 18}),
    {"frame": "lay_tile", "seat": 0, "kind": 1, "stage": 2},
    {"frame": "put_things", "seat": 0, "what": 1, "left": 7, "last": 10, "scope": 1},
]
CRAMP: dict[str, object] = {"driver": 1, "used": 3, card("discard", "brain_cramp"): 1, card("deck", "brain_cramp"): 1}
ROAD_FOR_HOSPITAL: dict[str, object] = {
    tile("gone", "hospital"): 0,
    tile("pile", "hospital"): 1,
    tile("gone", "tee"): 1,
    tile("pile", "tee"): 1,
}

BROKEN: list[tuple[Callable[[], Scenario], dict[str, object], str]] = [
    # the part of every game
    *broken_as_any(walking),
    (walking, {"seats": 7}, "2 to 6 players"),
    (walking, {"seats": 3}, "must be a list"),
    (walking, {"hushed": 4}, "hushed must be"),
    (first, {"hushed": 1}, "before the first one"),
    (walking, {"frames.2.left": ...}, "whole numbers for"),
    # options
    (walking, {"helipad": "top"}, "option helipad"),
    (walking, {"sealing": True}, "option sealing"),
    (walking, {"town": None}, "option town"),
    (walking, {"late_dice": True}, "option late_dice"),
    (walking, {"late_dice": 3}, "option late_dice"),
    (walking, {"zombie_step": "two"}, "option zombie_step"),
    (walking, {"kill_goal": 4}, "option kill_goal"),
    (walking, {"zombie_pool": 50}, "option zombie_pool"),
    (walking, {"death_loses": "hand"}, "option death_loses"),
    (walking, {"death_loses": ...}, "option death_loses"),
    # ranges
    (walking, {"turn": 201}, "turn must be"),
    (walking, {"active": 2}, "active must be"),
    (walking, {"effects": 16}, "effects must be"),
    (walking, {"dead_now": 2}, "dead_now must be"),
    (walking, {"rested": 2}, "rested must be"),
    (walking, {"keyed": 2}, "keyed must be"),
    (walking, {"doubled": 2}, "doubled must be"),
    (walking, {"driver": 2}, "driver must be"),
    (walking, {"rolled": 15}, "rolled must be"),
    (walking, {"laid_now": 3}, "laid_now must be"),
    (walking, {"drawn": 18}, "drawn must be"),
    (walking, {"used": 4}, "used must be"),
    (walking, {"died": 4}, "died must be"),
    (walking, {"sawing": 4}, "sawing must be"),
    (walking, {"pool": -1}, "pool must be"),
    (walking, {"idle": -2}, "idle must be"),
    (walking, {"lower": -1}, "lower must be"),
    (walking, {"sealed": 2}, "sealed must be"),
    (walking, {"heli": 3}, "heli must be"),
    (walking, {"winner": 2}, "winner must be"),
    (walking, {"reason": 3}, "reason must be"),
    (walking, {"places": None}, "places must be"),
    (walking, {"places": []}, "places must be"),
    (walking, {"places.1": 4096}, "places must hold"),
    (walking, {"looks.1": 72}, "looks must hold"),
    (walking, {"looks": [0]}, "looks must be"),
    (walking, {"space.12": 16}, "space must hold"),
    (walking, {"space": []}, "space must be"),
    (walking, {"pile.3": 5}, "pile must hold"),
    (walking, {"gone.3": -1}, "gone must hold"),
    (walking, {"deck.3": 3}, "deck must hold"),
    (walking, {"discard.3": -1}, "discard must hold"),
    (walking, {"hands.3": 3}, "hands must hold"),
    (walking, {"pawn.0": 27}, "pawn must hold"),
    (walking, {"lives.0": 0}, "lives must hold"),
    (walking, {"lives.0": 6}, "lives must hold"),
    (walking, {"bullets.0": -1}, "bullets must hold"),
    (walking, {"kills.0": -1}, "kills must hold"),
    (walking, {"items.0": 1 << 27}, "items must hold"),
    (walking, {"shots.0": 4}, "shots must hold"),
    (walking, {"lying.0": -1}, "lying must hold"),
    (walking, {"fed.0": 3}, "fed must hold"),
    (walking, {"marbled.0": 3}, "marbled must hold"),
    (walking, {"burning.0": 1 << 30}, "burning must hold"),
    # the town
    (walking, {"looks.0": 8}, "do not fit together"),
    (walking, {"places.0": 0}, "do not fit together"),
    (walking, {"looks.1": 9}, "do not fit together"),
    (walking, {"places.2": 2080}, "do not fit together"),
    (walking, {"looks.1": 10}, "written with fewer turns"),
    (walking, {"heli": 1}, "not where the table says"),
    (winning, {"heli": -1}, "not where the table says"),
    (walking, {"space.0": 1}, "Something lies where nobody"),
    (stocking_lives, {"space.9": 7}, "one token on a space"),
    (walking, {"space.12": 3}, "Tokens lie in named buildings"),
    (winning, {"space.9": 4}, "Tokens lie in named buildings"),
    (doubling, {"space.14": 2}, "more tokens in hospital"),
    (doubling, {"space.9": 5, "space.10": 5, "space.11": 4, "space.13": 5, "space.14": 4}, "more tokens in hospital"),
    (walking, {"pawn.0": 0}, "A pawn stands where nobody"),
    (herding, {"space.14": 8}, "Nothing but a zombie"),
    (walking, {"space.12": 9}, "only while zombies are being moved"),
    (before_zombies, {"space.12": 9}, "only while zombies are being moved"),
    # what is in the box
    (walking, {tile("pile", "tee"): 3}, "3 tiles tee; this town has 4"),
    (walking, {tile("gone", "tee"): 1}, "5 tiles tee"),
    (laying, {"drawn": -1}, "3 tiles tee"),
    (laying, {"drawn": 5}, "3 tiles tee|5 tiles cross"),
    (leaving_out, {"town": "full"}, "2 tiles straight; this town has 4"),
    (walking, {card("deck", "fear"): 1}, "1 cards fear; the box holds 2"),
    (walking, {card("discard", "keys"): 1}, "2 cards keys; the box holds 1"),
    (walking, {"shots.1": 2}, "3 cards shotgun"),
    (walking, {"items.1": 1 << EVENT_NUMBERS["molotov"]}, "3 cards molotov"),
    (walking, {in_hand(1, "fear"): 1}, "3 cards fear"),
    (walking, {"pool": 98}, "wrong number of zombies"),
    (walking, {"kills.0": 1}, "wrong number of zombies"),
    (walking, {"space.13": 1}, "wrong number of zombies"),
    (walking, {"zombie_pool": "unlimited"}, "wrong number of zombies"),
    (walking, {"zombie_pool": "unlimited", "pool": 999_998}, "wrong number of zombies"),
    (walking, {"items.0": 1 << EVENT_NUMBERS["keys"], card("deck", "keys"): 0}, "Only items"),
    (walking, {"items.0": 1 << EVENT_NUMBERS["shotgun"], card("deck", "shotgun"): 1}, "Only items"),
    (
        walking,
        {in_hand(1, "fear"): 2, in_hand(1, "molotov"): 2, card("deck", "fear"): 0, card("deck", "molotov"): 0},
        "more than 3",
    ),
    (walking, {"lower": 1}, "not among so many tiles"),
    (walking, {"lower": 28}, "not among so many tiles"),
    (walking, {"helipad": "last_five", "lower": 5}, "not among so many tiles"),
    (walking, {"helipad": "bottom_half", "lower": 28}, "not among so many tiles"),
    (walking, {"sealed": 1}, "A sealed town"),
    (at_limit, {"sealed": 1}, "A sealed town"),
    # set-up
    (walking, {"turn": 0}, NOTHING_YET + "|does not fit"),
    (walking, {"active": -1}, "always somebody's turn"),
    (walking, {"driver": -1}, "always somebody's turn"),
    (first, {"turn": 1}, "always somebody's turn"),
    (dealing, {"used": 1}, NOTHING_YET),
    (dealing, {"died": 1}, NOTHING_YET),
    (dealing, {"sawing": 1}, NOTHING_YET),
    (dealing, {"effects": 1}, NOTHING_YET),
    (dealing, {"idle": -1}, NOTHING_YET),
    (dealing, {"driver": 1}, NOTHING_YET),
    (dealing, {"kills.0": 1, "pool": 99}, NOTHING_YET),
    (dealing, {"items.0": 1 << EVENT_NUMBERS["grenade"], card("deck", "grenade"): 1}, NOTHING_YET),
    (dealing, {"shots.0": 1, card("deck", "shotgun"): 1}, NOTHING_YET),
    (dealing, {"lying.0": 1}, NOTHING_YET),
    (dealing, {"fed.0": 1}, NOTHING_YET),
    (dealing, {"marbled.0": 1}, NOTHING_YET),
    (dealing, {"space.1": 1, "pool": 99}, NOTHING_YET),
    (dealing, {"pawn.0": 1}, NOTHING_YET),
    (dealing, {"lives.0": 4}, NOTHING_YET),
    (dealing, {"bullets.0": 2}, NOTHING_YET),
    (dealing, {card("discard", "keys"): 0, card("discard", "grenade"): 1, card("deck", "grenade"): 1}, NOTHING_YET),
    (dealing, {"rolled": 3}, "before the first one"),
    (dealing, {"keyed": 1}, "before the first one"),
    (dealing, {"rested": 1}, "before the first one"),
    (dealing, {"doubled": 1}, "before the first one"),
    (dealing, {"laid_now": 1}, "before the first one"),
    (dealing, {"dead_now": 1}, "died in this turn"),
    (dealing, {"drawn": TILE_NUMBERS["tee"], tile("pile", "tee"): 3}, "turned up while it waits"),
    (first, {"active": 0}, misfit("town") + "|" + misfit("first_seat")),
    (first, {"frames.0.stage": 2}, misfit("town")),
    (first, {"frames.0.dealt": 1}, misfit("town")),
    (first, {in_hand(0, "fear"): 1, card("deck", "fear"): 1}, misfit("town")),
    (first, {tile("gone", "tee"): 1, tile("pile", "tee"): 3}, misfit("first_seat")),
    (leaving_out, {"active": -1}, misfit("town")),
    (leaving_out, {"frames.1.left": 2}, misfit("leave_out")),
    (leaving_out, {"frames.1.left": 0}, misfit("leave_out")),
    (leaving_out, {"frames.1.left": 3}, misfit("leave_out")),
    (leaving_out, {tile("gone", "tee"): 1, tile("pile", "tee"): 1}, misfit("leave_out")),
    (dealing, {"active": -1}, misfit("town")),
    (dealing, {"active": 0}, misfit("town")),
    (dealing, {"frames.0.dealt": 0}, misfit("town")),
    (dealing, {"frames.0.dealt": 4}, misfit("town")),
    (dealing, {"frames.0.dealt": 3}, misfit("town")),
    (dealing, {"frames.0.stage": 3}, misfit("town")),
    (dealing, {"frames.1.seat": 1}, misfit("town")),
    (dealing, {"frames.1.seat": 3}, misfit("town") + "|" + misfit("draw_cards")),
    (dealing, {"frames.1.left": 1}, misfit("town") + "|" + misfit("draw_cards")),
    (dealing, {in_hand(0, "grenade"): 1, card("deck", "grenade"): 1}, misfit("town")),
    (dealing, {in_hand(1, "keys"): 0, card("deck", "keys"): 1}, misfit("town")),
    (dealing, {tile("gone", "tee"): 1, tile("pile", "tee"): 3}, misfit("town")),
    (dealing_last, {"frames.0.stage": 2}, misfit("town")),
    (dealing_last, {tile("gone", "hospital"): 0, tile("pile", "hospital"): 1}, misfit("town")),
    # what lies on what
    (walking, {"frames.0": ...}, "cannot lie on 'the table'"),
    (walking, {"frames.1": ...}, "cannot lie on 'town'"),
    (walking, {"frames": [TOWN]}, NO_WAIT),
    (before_roll, {"frames": [TOWN, TURN]}, NO_WAIT),
    (led, {"frames.2": ...}, misfit("turn") + "|" + misfit("walk")),
    (carrying, {"frames.2": ...}, "'carry' cannot lie on 'turn'"),
    (stocking, {"frames.3": ...}, "'put_things' cannot lie on 'draw_tile'"),
    (fighting_on_the_way, {"frames.2": ...}, misfit("turn")),
    # turns
    (walking, {"frames.0.stage": 2}, misfit("town")),
    (walking, {"frames.0.dealt": 1}, misfit("town")),
    (walking, {"frames.1.seat": 1}, misfit("turn")),
    (walking, {"frames.1.stage": 8}, misfit("turn")),
    (before_roll, {"frames.1.stage": 8}, misfit("turn")),
    (before_roll, {"frames.2.moment": 16}, misfit("turn")),
    (before_roll, {"frames.2.moment": 3}, misfit("turn")),
    (beginning, {"laid_now": 1}, "A tile was laid"),
    (laying, {"laid_now": 1}, "A tile was laid"),
    (stocking, {"laid_now": 0}, "A tile was laid"),
    (laid, {"laid_now": 0}, "A tile was laid"),
    (walking, {"laid_now": 2}, "A tile was laid"),
    (settling, {"laid_now": 1}, "A tile was laid"),
    (before_roll, {"rolled": 3}, NOT_MOVING),
    (before_roll, {"keyed": 1, "doubled": 0}, NOT_MOVING),
    (before_roll, {"rested": 1, "doubled": 0}, NOT_MOVING),
    (after_roll, {"rolled": 0}, NOT_MOVING),
    (after_roll, {"rested": 1}, NOT_MOVING),
    (after_roll, {"keyed": 1}, NOT_MOVING),
    (after_roll, {"rolled": 9}, NOT_MOVING),
    (after_roll, {"effects": 2}, NOT_MOVING),
    (with_keys, {"effects": 2}, NOT_MOVING),
    (with_keys, {"rested": 1}, NOT_MOVING),
    (before_roll, {"effects": 2}, NOT_MOVING),
    (before_zombies, {"rolled": 3}, NOT_MOVING),
    (before_zombies, {"keyed": 1}, "one at most in a turn"),
    (with_keys, {"doubled": 1}, "one at most in a turn"),
    (beginning, {"doubled": 1}, "one at most in a turn"),
    (after_roll, {"used": 0}, LED),
    (after_roll, {card("discard", "brain_cramp"): 0, card("deck", "brain_cramp"): 2}, LED),
    (before_roll, {"driver": 1}, LED),
    (before_zombies, {"driver": 1}, LED),
    (walking, {"dead_now": 1}, "died in this turn"),
    (walking, {"died": 1}, "died in this turn"),
    (dead_on_the_way, {"dead_now": 0}, "died in this turn"),
    (walking, {"effects": 4}, "Paralysis ends the turn"),
    (walking, {"idle": 1}, "without a zombie collected"),
    (walking, {"fed.1": 2}, "ends with this turn"),
    (walking, {"marbled.1": 2}, "ends with this turn"),
    (walking, {"burning.0": 2}, "burns in a named building"),
    (doubling, {"burning.0": 4}, "burns in a named building"),
    # tiles
    (drawing_tile, {"frames.2.seat": 1}, misfit("draw_tile")),
    (drawing_tile, {"frames.2.kind": 18}, misfit("draw_tile")),
    (drawing_tile, {"frames.2.kind": 4}, misfit("draw_tile")),
    (laying, {"frames.2.kind": -1}, misfit("draw_tile")),
    (laying, {"frames.2.seat": 1}, misfit("draw_tile")),
    (laying, {"frames.3.seat": 1}, misfit("lay_tile")),
    (laying, {"frames.3.seat": -1}, misfit("lay_tile")),
    (laying, {"frames.3.kind": 5}, misfit("lay_tile")),
    (laying, {"frames.3.kind": 18}, misfit("lay_tile")),
    (laying, {"frames.3.stage": 1}, misfit("lay_tile") + "|A tile was laid"),
    (whose_helipad, {"kills": [0, 1, 1], "pool": 98}, misfit("lay_tile")),
    (whose_helipad, {"frames.3.seat": 3}, misfit("lay_tile")),
    (helipad_laying, {"frames.3.seat": 0}, misfit("lay_tile")),
    (stocking, {"frames.3.stage": 3}, misfit("put_things")),
    (stocking, {"frames.3.stage": 0}, misfit("lay_tile")),
    (stocking, {"frames.3.stage": 5}, misfit("lay_tile")),
    (stocking, {"frames.3.kind": 6}, misfit("lay_tile")),
    (stocking, {"frames.4.seat": 1}, misfit("put_things")),
    (stocking, {"frames.4.what": 2}, misfit("put_things")),
    (stocking, {"frames.4.scope": 0}, misfit("put_things")),
    (stocking, {"frames.4.left": 3}, misfit("put_things")),
    (stocking, {"frames.4.left": 5}, misfit("put_things")),
    (stocking, {"frames.4.last": 10}, misfit("put_things")),
    (stocking, {"frames.4.last": -1}, misfit("put_things")),
    (stocking, {"pawn.1": 13}, misfit("put_things")),
    (stocking, {"space.13": 2}, misfit("put_things")),
    (stocking_short, {"frames.4.left": 4}, misfit("put_things")),
    (stocking_bullets, {"frames.4.left": 1}, misfit("put_things")),
    (stocking_bullets, {"space.15": 5}, misfit("put_things")),
    (stocking_bullets, {"space.11": 0, "pool": 95}, misfit("put_things")),
    (stocking_lives, {"space.10": 0}, misfit("put_things")),
    (walking, {"drawn": TILE_NUMBERS["tee"], tile("pile", "tee"): 3}, "turned up while it waits"),
    # windows
    (beginning, {"frames.2.first": 1}, misfit("window")),
    (beginning, {"frames.2.at": 3}, misfit("window")),
    (beginning, {"frames.2.at": -1}, misfit("window")),
    (beginning, {"frames.2.opened": 0}, misfit("window")),
    (beginning, {"frames.2.passed": 9}, misfit("window")),
    (beginning, {"frames.2.said": 8}, misfit("window")),
    (beginning, {"frames.2.said": 4}, misfit("window")),
    (beginning, {"frames.2.at": 2}, NO_WAIT),
    (beginning, {"frames.2.at": 0}, NO_WAIT),
    (beginning, {"frames.2.passed": 3}, NO_WAIT),
    (beginning, {"hushed": 2}, NO_WAIT),
    (beginning, {"used": 6}, NO_WAIT),
    (beginning, {"frames.2.fighter": 0}, misfit("window")),
    (before_fight, {"frames.3.fighter": 1}, misfit("window")),
    (before_fight, {"frames.3.moment": 8}, misfit("window")),
    (between_steps, {"frames.3.moment": 4}, misfit("window")),
    (between_steps, {"frames.3.fighter": 0}, misfit("window")),
    (led, {"frames.2.at": 1}, misfit("window")),
    (led, {"frames.2.passed": 1, "frames.2.said": 1}, misfit("window")),
    (led, {"frames.2.forced": 1}, misfit("window")),
    # fights
    (settling, {"frames.2.seat": 1}, misfit("fight")),
    (fighting_on_the_way, {"frames.3.seat": 1}, misfit("fight")),
    (settling, {"frames.2.space": 9}, misfit("fight")),
    (settling, {"frames.2.space": -1}, misfit("fight")),
    (settling, {"frames.2.space": 1}, misfit("fight")),
    (settling, {"frames.2.space": 0}, misfit("fight")),
    (settling, {"pawn.0": 1}, misfit("fight")),
    (settling, {"space.4": 0, "pool": 100}, misfit("fight")),
    (settling, {"fed.1": 1}, misfit("fight")),
    (settling, {"frames.2.over": 1}, misfit("fight")),
    (settling, {"frames.2.over": 2}, misfit("fight")),
    (settling, {"frames.2.stage": 0}, misfit("fight")),
    (settling, {"frames.2.stage": 3}, misfit("fight")),
    (settling, {"frames.2.total": 4}, misfit("fight")),
    (settling, {"frames.2.total": 1}, misfit("fight")),
    (settling, {"frames.2.total": 0}, misfit("fight")),
    (before_fight, {"frames.2.stage": 2, "frames.2.total": 2}, misfit("fight")),
    (before_fight, {"frames.2.over": 1}, misfit("fight")),
    (led_away, {"frames.4.over": 0}, misfit("fight")),
    (led_away, {"frames.4.stage": 2}, misfit("fight")),
    # moves
    (walking, {"frames.2.seat": 1}, misfit("walk")),
    (walking, {"frames.2.seat": 2}, misfit("walk")),
    (walking, {"frames.2.forced": 1}, misfit("walk")),
    (walking, {"frames.2.driver": 1}, misfit("walk")),
    (walking, {"frames.2.stage": 1}, misfit("walk")),
    (walking, {"frames.2.left": 3}, misfit("walk")),
    (walking, {"frames.2.left": 5}, misfit("walk")),
    (walking, {"frames.2.back": 3}, misfit("walk")),
    (walking, {"dead_now": 1, "died": 1}, misfit("walk")),
    (walking, {"effects": 2, "rolled": 0}, misfit("walk") + "|" + NOT_MOVING),
    (fighting_on_the_way, {"frames.2.stage": 0}, misfit("walk")),
    (fighting_on_the_way, {"frames.2.left": 4}, misfit("walk")),
    (fighting_on_the_way, {"frames.2.left": -1}, misfit("walk")),
    (fighting_on_the_way, {"frames.2.back": 0}, misfit("walk")),
    (fighting_on_the_way, {"frames.2.back": 27}, misfit("walk")),
    (between_steps, {"frames.2.left": 0}, misfit("walk")),
    (between_steps, {"frames.2.back": -1}, misfit("walk")),
    (dead_on_the_way, {"frames.2.left": 1}, misfit("walk")),
    (led, {"frames.3.forced": 0}, misfit("walk")),
    (led, {"frames.3.driver": 1}, misfit("walk")),
    (led, {"frames.3.driver": 3}, misfit("walk")),
    (led, {"frames.3.left": 5}, misfit("walk")),
    (led, {"frames.3.left": 0}, misfit("walk")),
    (led, {"frames.3.left": 6}, misfit("walk")),
    (led, {"frames.3.back": -1}, misfit("walk")),
    (led, {"frames.3.back": 4}, misfit("walk")),
    (led, {"pawn.1": 3}, misfit("walk")),
    (led_at_first, {"frames.3.back": 4}, misfit("walk")),
    (
        led_at_first,
        {"active": 1, "driver": 1, "frames.1.seat": 1, "frames.2.first": 1, "frames.2.at": 1, "effects": 2},
        misfit("walk"),
    ),
    (led_away, {"frames.3.left": 3}, misfit("walk")),
    (rolling_to_move, {"frames.2.seat": 1}, misfit("move_roll")),
    (rolling_to_move, {"frames.2.dice": 2}, misfit("move_roll")),
    (rolling_to_move, {"late_dice": 2, "frames.2.dice": 2}, misfit("move_roll")),
    (rolling_to_move, {"dead_now": 1, "died": 1}, misfit("move_roll")),
    (rolling_to_move, {"effects": 2}, misfit("move_roll")),
    (rolling_to_move, {"rolled": 3}, NOT_MOVING),
    # zombies and cards
    (herding, {"frames.2.seat": 1}, misfit("herd")),
    (herding, {"frames.2.left": 0}, misfit("herd")),
    (herding, {"frames.2.left": 6}, misfit("herd")),
    (herding, {"frames.2.left": -1}, misfit("herd")),
    (herding, {"marbled.1": 1}, misfit("herd")),
    (herding, {"space.12": 9, "frames.2.left": 1}, NO_WAIT),
    (herding_three, {"frames.2.left": 3}, misfit("herd")),
    (herding_three, {"frames.2.left": 1}, misfit("herd")),
    (rolling_for_zombies, {"zombie_step": "three"}, misfit("herd")),
    (discarding, {"frames.2.seat": 1}, misfit("discard")),
    (discarding, {in_hand(0, "keys"): 0, card("deck", "keys"): 1}, misfit("discard")),
    (discarding, {"frames.2.over": 1}, NO_WAIT),
    (drawing_cards, {"frames.2.seat": 1}, misfit("draw_cards")),
    (drawing_cards, {"frames.2.left": 1}, misfit("draw_cards")),
    (drawing_cards, {"frames.2.left": 0}, misfit("draw_cards")),
    (mending, {"frames.3.seat": 0}, misfit("not_dead")),
    (mending, {"frames.3.seat": 2}, misfit("not_dead")),
    (mending, {"frames.3.one": 7}, misfit("not_dead")),
    (mending, {"frames.3.two": -1}, misfit("not_dead")),
    (mending, {"frames.3.over": 1}, misfit("not_dead")),
    (mending, {"frames.3.one": 4}, NO_WAIT),
    (mending, {"kills.1": 1, "pool": 99}, NO_WAIT),
    (mending, {"bullets.1": 0, "lives.1": 1}, NO_WAIT),
    (not_dead, {"kills.1": 0, "pool": 100}, misfit("not_dead")),
    (rolled_again, {"kills.1": 1, "pool": 99}, misfit("not_dead")),
    (mending, {"used": 2}, misfit("not_dead")),
    (mending, {"used": 0}, misfit("not_dead")),
    (mending, {card("discard", "not_dead"): 0, card("deck", "not_dead"): 2}, ON_DISCARDS),
    (carrying, {"frames.3.seat": 2}, misfit("carry")),
    (carrying, {"frames.3.seat": 1}, OWN_EVENT),
    (carrying, {"frames.3.left": 2}, misfit("carry")),
    (carrying, {"frames.3.left": 0}, misfit("carry")),
    (carrying, {"frames.3.origin": 12}, misfit("carry")),
    (carrying, {"frames.3.origin": 21}, misfit("carry")),
    (carrying, {"frames.3.origin": 27}, misfit("carry")),
    (carrying, {"used": 0}, OWN_EVENT),
    (carrying, {card("discard", "not_so_bad"): 0, card("deck", "not_so_bad"): 2}, ON_DISCARDS),
    (led, {"used": 0}, OWN_EVENT),
    (led, {card("discard", "where_everybody"): 0, card("deck", "where_everybody"): 2}, ON_DISCARDS),
    (led_away, {card("discard", "where_everybody"): 1, card("deck", "where_everybody"): 1}, ON_DISCARDS),
    (led_away, {"frames.6.driver": 0}, OWN_EVENT),
    (mastering, {"frames.3.seat": 2}, misfit("put_things")),
    (mastering, {"frames.3.seat": 1}, OWN_EVENT),
    (mastering, {"frames.3.what": 2}, misfit("put_things")),
    (mastering, {"frames.3.left": 0}, misfit("put_things")),
    (mastering, {"frames.3.left": 5}, misfit("put_things")),
    (mastering, {"frames.3.last": 3}, misfit("put_things")),
    (mastering, {"frames.3.left": 3}, misfit("put_things")),
    (mastering, {"frames.3.last": 27}, misfit("put_things")),
    (mastering, {"frames.3.last": -1}, misfit("put_things")),
    (mastering, {"space.1": 1}, misfit("put_things")),
    (mastering, {"frames.3.scope": 1}, "only while zombies are being moved"),
    (mastering, {"frames.3.scope": -2, "space.1": 1}, misfit("put_things")),
    (mastering, {"frames.3.scope": 1, "space.1": 1}, misfit("put_things")),
    (mastering, {"frames.3.scope": 3, "space.1": 1}, misfit("put_things")),
    (mastering, {card("discard", "zombie_master"): 0, card("deck", "zombie_master"): 2}, misfit("put_things")),
    (screwed, {"frames.3.left": 5}, misfit("put_things")),
    (screwed, {"frames.3.left": 11}, misfit("put_things")),
    (doubling, {"frames.3.left": 2}, misfit("put_things")),
    (doubling, {"frames.3.last": -1}, misfit("put_things")),
    (doubling, {"frames.3.last": 1, "space.1": 1, "pool": 96}, misfit("put_things")),
    (doubling, {card("discard", "slight_miscalculation"): 0, card("deck", "slight_miscalculation"): 2}, ON_DISCARDS),
    (worse, {"frames.3.left": 2}, misfit("put_things")),
    (worse, {"frames.3.scope": 0}, misfit("put_things")),
    (worse, {"frames.3.last": 1}, misfit("put_things")),
    (worse, {card("discard", "any_worse"): 0, card("deck", "any_worse"): 2}, ON_DISCARDS),
    # the end
    (walking, {"frames": []}, WINNERS),
    (walking, {"winner": 0, "reason": 0}, WINNERS),
    (walking, {"reason": 2}, WINNERS),
    (won, {"winner": -1}, WINNERS),
    (won, {"reason": 2}, WINNERS),
    (won, {"reason": -1}, WINNERS),
    (at_limit, {"winner": 0}, WINNERS),
    (won, {"winner": 1}, "won on the helipad like this"),
    (won, {"pawn.0": 12}, "won on the helipad like this"),
    (won, {"space.13": 1, "pool": 98}, "won on the helipad like this"),
    (at_limit, {"reason": 0, "winner": 0}, "no helipad"),
    (won, {"reason": 1}, "wins at once"),
    (won_by_kills, {"winner": 1}, "wins at once"),
    (won_by_kills, {"reason": 0}, "wins at once"),
    (won_by_kills, {"kills.0": 4, "pool": 95}, "wins at once"),
    (won_by_kills, {"kills.1": 5, "pool": 90}, "wins at once"),
    (walking, {"kills.0": 25, "pool": 74}, "wins at once"),
    (won_by_kills, {"laid_now": 2}, "that sealing has ended"),
    (won, {"drawn": TILE_NUMBERS["tee"], tile("pile", "tee"): 3}, "turned up while it waits|while a tile"),
    (at_limit, {"turn": 199}, "come to its limit"),
    (at_limit, {"turn": 41, "idle": 41}, "come to its limit"),
    (at_limit, {"effects": 1}, "come to its limit"),
    (at_limit, {"sawing": 1}, "come to its limit"),
    (at_limit, {"fed.0": 2}, "come to its limit"),
    (winning, {"frames.3.over": 1}, misfit("fight")),
    (
        between_steps,
        {"looks.1": 4, "heli": 1, "pawn.1": 13, tile("pile", "helipad"): 0, tile("pile", "straight"): 3},
        "has won",
    ),
    (carried_from_the_helipad, {"fed.1": 1}, "has won"),
    (carried_from_the_helipad, {"pawn.1": 13}, "Nobody rests"),
    # a little of everything: what only one check finds
    (walking, {"places": [0] * 31}, "places must be"),
    (bare, {"turn": 0, "driver": -1}, misfit("turn")),
    (first_cards, {"frames.0.dealt": 0, "frames.1": {"frame": "leave_out", "left": 2}}, misfit("leave_out")),
    (leaving_out, ROAD_FOR_HOSPITAL, misfit("leave_out")),
    (dealing_last, ROAD_FOR_HOSPITAL, misfit("town")),
    (dealing, {"turn": 1, "driver": 1}, misfit("town")),
    (first_cards, {"active": -1}, misfit("town")),
    (first_cards, {"frames.0.dealt": -5}, misfit("town")),
    (
        dealing,
        {"looks": [0, 8], "places": [CENTRE, CENTRE + 64], "space": [0] * 18, tile("pile", "straight"): 3},
        NOTHING_YET,
    ),
    (before_roll, CRAMP, LED),
    (before_zombies, CRAMP, LED),
    (winning, {"late_dice": 2, "rolled": 1, "frames.2.left": 0}, NOT_MOVING),
    (led, {"frames.2.passed": 1}, misfit("window")),
    (led, {"frames.2.said": 1}, misfit("window")),
    (
        led_into_a_fight,
        {"frames.4": ..., "frames.4.moment": 32, "frames.4.fighter": -1, "frames.3.stage": 0},
        misfit("window"),
    ),
    (not_dead_in_a_fight, {"used": 1}, OWN_EVENT),
    (mending, {"frames.3.one": -1}, misfit("not_dead")),
    (mending, {"frames.3.two": 7}, misfit("not_dead")),
    (carrying, {"space.12": 9, "pool": 97, "frames.3.left": 0}, misfit("carry")),
    (carrying, {"frames.3.origin": -14}, misfit("carry")),
    (carrying_to_one_place, {"space.7": 1, "pool": 96}, NO_WAIT),
    (led_away, {"frames.4.space": 0}, misfit("fight")),
    (led_away, {"frames.4.space": -23}, misfit("fight")),
    (led_away, {"frames.4.over": 2}, misfit("fight")),
    (dead_elsewhere, {"frames.2.over": 0}, misfit("fight")),
    (dead_elsewhere, {"frames.2.over": 3}, misfit("fight")),
    (dead_elsewhere, {"died": 0, "dead_now": 0}, misfit("fight")),
    (led_away, {"frames.4.over": 0, "frames.4.space": 14}, misfit("fight")),
    (rolling_to_fight, {"frames.2.total": -1}, misfit("fight")),
    (led, {"frames.3.seat": -2}, misfit("walk")),
    (led, {"frames.3.left": -1}, misfit("walk")),
    (led_on_the_way, {"frames.4.forced": 0, "frames.4.driver": 0, "frames.4.left": 1}, misfit("walk")),
    (led_on_the_way, {"effects": 2}, misfit("walk")),
    (walking, {"frames.2.seat": 1, "frames.2.driver": 1}, misfit("walk")),
    (fighting_on_the_way, {"frames.2.back": -1, "frames.2.left": 4}, misfit("walk")),
    (fighting_on_the_way, {"frames.2.back": -23}, misfit("walk")),
    (by_the_helipad, {"laid_now": 1, "frames": LAID_HELIPAD}, misfit("lay_tile")),
    (mastering, {"frames.3.left": -1}, misfit("put_things")),
    (mastering, {"frames.3.last": -26}, misfit("put_things")),
    (doubling_at_first, {"frames.3.scope": -3}, misfit("put_things")),
    (doubling_at_first, {"frames.3.scope": 4}, misfit("put_things")),
    (no_tiles, {"sealed": 1}, "A sealed town"),
    (at_limit_by_the_helipad, {"pawn.0": 13}, "Nobody rests"),
]


@pytest.mark.parametrize(("position", "changes", "sentence"), BROKEN)
def test_a_broken_or_impossible_table_is_refused(
    position: Callable[[], Scenario], changes: dict[str, object], sentence: str
) -> None:
    check_refused(position().state, changes, sentence)


@pytest.mark.parametrize("data", no_tables(GAME))
def test_what_is_no_table_at_all(data: object) -> None:
    with pytest.raises(Invalid):
        GAME.from_json(data)


@clause("ZZ-4.4")
def test_a_town_without_a_way_out_is_sealed_and_a_sealed_one_has_none() -> None:
    ends = {"e1n0": "hospital r1", "w1n0": "fire_station r3", "e0n1": "police_station", "e0s1": "lawn_garden r2"}
    table = zombies(ends, pile="", at="move", rolled=2)
    data = cast(Data, table.state.to_json())
    assert GAME.from_json(data) == table.state
    assert GAME.from_json(data | {"sealed": 1}).view(0)["sealed"] == 1
    assert GAME.from_json(data | {"sealing": "forbidden"}).view(0)["sealed"] == 0  # its last tile has closed it
    with pytest.raises(Invalid, match="that is forbidden"):
        GAME.from_json(data | {"sealed": 1, "sealing": "forbidden"})
    tee = TILE_NUMBERS["tee"]
    data["pile"][tee], data["gone"][tee] = 1, data["gone"][tee] - 1
    with pytest.raises(Invalid, match="without an open road end is sealed"):
        GAME.from_json(data)
    with pytest.raises(Invalid, match="A sealed town"):
        GAME.from_json(data | {"sealed": 1})


@clause("ZZ-4.4")
def test_where_it_is_forbidden_no_tile_that_seals_is_being_stocked() -> None:
    data = stocking_while_sealing().state.to_json()
    with pytest.raises(Invalid, match="that is forbidden"):
        GAME.from_json(data | {"sealing": "forbidden"})


@clause("ZZ-10.2")
def test_a_small_town_lacks_two_buildings() -> None:
    state, rng = cast(Table, GAME.new(2, 3, {"town": "small"})), Random(1)
    data = cast(Data, state.to_json())
    [kind, _] = [kind for kind, count in enumerate(data["gone"]) if count]
    data["gone"][kind], data["pile"][kind] = 0, 1
    with pytest.raises(Invalid, match="lacks 2 of the buildings"):
        GAME.from_json(data)
    with pytest.raises(Invalid, match="lacks 2 of the buildings"):
        GAME.guess(state.view(0) | {"gone": data["gone"], "pile": data["pile"]}, rng)


@clause("ZZ-2.2", "ZZ-10.2")
@pytest.mark.parametrize(
    ("helipad", "town", "lower"),
    [("bottom_half", "full", 14), ("bottom_half", "small", 9), ("last_five", "full", 4), ("anywhere", "small", 18)],
)
def test_the_helipad_is_among_so_many_tiles_or_at_the_bottom(helipad: str, town: str, lower: int) -> None:
    data = GAME.new(2, 3, {"town": town, "helipad": helipad}).to_json()
    assert data["lower"] == lower
    assert GAME.from_json(data | {"lower": 0}).to_json()["lower"] == 0
    for other in (1, lower - 1, lower + 1):
        with pytest.raises(Invalid, match="not among so many tiles"):
            GAME.from_json(data | {"lower": other})


@clause("ZZ-4.3")
def test_a_tile_that_fits_nowhere_does_not_wait_to_be_laid() -> None:
    ring = {"e1n0": "straight", "e0n1": "straight r1", "e0n2": "corner", "e1n2": "corner r1"}
    ends = {"e2n0": "hospital r1", "w1n0": "fire_station r3", "e0s1": "lawn_garden r2"}
    table = zombies(ring | ends)
    assert GAME.from_json(table.state.to_json()) == table.state
    data = cast(Data, table.state.to_json())
    data["drawn"] = TILE_NUMBERS["straight"]
    data["pile"][TILE_NUMBERS["straight"]] -= 1
    data["frames"][2]["kind"] = len(TILE_NUMBERS)
    data["frames"].append({"frame": "lay_tile", "seat": 0, "kind": TILE_NUMBERS["straight"], "stage": 0})
    with pytest.raises(Invalid, match=misfit("lay_tile")):
        GAME.from_json(data)


@clause("ZZ-9.9")
def test_a_view_of_a_table_without_tiles_draws_none() -> None:
    state = drawing_tile().state
    seen = state.view(0) | {"pile": [0] * len(TILE_NUMBERS), "gone": state.pile}
    with pytest.raises(Invalid, match=misfit("draw_tile")):
        GAME.guess(seen, Random(1))


# --- whatever it is, it is a table or it is refused ---

BASES = [position().state.to_json() for position in POSITIONS]
LISTS = ["looks", "places", "space", "pile", "gone", "deck", "discard", "hands", "pawn", "kills", "items", "fed"]
VALUES = anything(st.integers(-2, 20) | st.integers(20, 300) | HUGE)
ANYWHERE = replacing([[spot for spot in spots(base) if len(spot) == 1 or spot[0] != "hands"] for base in BASES], VALUES)
IN_FRAMES = replacing([frame_spots(base) for base in BASES], VALUES)
# Half of all changes are made in the procedures, a quarter anywhere else.
MUTATED = changed(BASES, [swapping(LISTS), ANYWHERE, IN_FRAMES, IN_FRAMES], 3)


def check_whole(state: Table) -> None:
    """Everybody has one to five lives, and no debts in bullets."""
    assert 1 <= min(state.lives) <= max(state.lives) <= 5
    assert min(state.bullets) >= 0


@settings(max_examples=250, deadline=None, derandomize=True, database=None)
@given(MUTATED, st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no(data: Data, seed: int) -> None:
    check_table(GAME, data, seed, step, check_whole)


@pytest.mark.long
@settings(max_examples=20_000, deadline=None, derandomize=True, database=None)
@given(MUTATED, st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no_for_long(data: Data, seed: int) -> None:
    check_table(GAME, data, seed, step, check_whole)


# --- the same for views ---

VIEWS = [position().state.view(0) for position in POSITIONS]
SEEN = [[spot for spot in spots(seen) if spot[0] not in ("options", "ask", "outcome")] for seen in VIEWS]
MUTATED_VIEW = changed(VIEWS, [swapping(LISTS), replacing(SEEN, VALUES)], 2)


@settings(max_examples=250, deadline=None, derandomize=True, database=None)
@given(MUTATED_VIEW, st.integers(0, 1000))
def test_a_guess_is_a_whole_table_or_is_refused(seen: Data, seed: int) -> None:
    check_view(GAME, seen, seed, step)


@pytest.mark.long
@settings(max_examples=20_000, deadline=None, derandomize=True, database=None)
@given(MUTATED_VIEW, st.integers(0, 1000))
def test_a_guess_is_a_whole_table_or_is_refused_for_long(seen: Data, seed: int) -> None:
    check_view(GAME, seen, seed, step)
