"""What is refused, by which clause, in which words, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from every_game.laws import lively_walk
from shamble.core.errors import Illegal, Invalid
from shamble.core.match import Match
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    AROUND,
    BARREL,
    CAR,
    CARD_NUMBERS,
    CELL_NUMBERS,
    END_OF_CODES,
    HEIGHT,
    IS_BOSS,
    IS_DOG,
    IS_ZOMBIE,
    LANE_CELLS,
    LANE_NAMES,
    LANE_OF,
    MERGED,
    NETTED,
    OBEYED,
    PICKED,
    SHIELDED,
    STEPPED,
    STRENGTH_MASK,
)
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki


def dogs() -> Scenario:
    """A dog may move; another has walls and zombies around it."""
    return zombiaki(zombies={"B2": "dog", "A1": "dog", "A2": 3, "B1": 4}, things={"B3": "wall5"}, at="move")


def running() -> Scenario:
    """A dog has had its move, and another is on its way."""
    return zombiaki(zombies={"A1": "dog", "C1": "dog"}, at="move").plays("A1-B1", "stop", "C1-C2")


def ready() -> Scenario:
    """A dog is on its way before the other has been taken up."""
    return zombiaki(zombies={"A1": "dog", "C1": "dog"}, at="move").plays("C1-C2")


def at_the_edge() -> Scenario:
    """One dog stands at the barricade, another is held by a barrier."""
    zombies: Bodies = {"B5": "dog", "A2": "dog"}
    return zombiaki(zombies=zombies, things={"A1": "barrier"}, at="move")


def march() -> Scenario:
    """A zombie is about to march, and Not so fast is held."""
    return zombiaki(zombies={"B2": 3}, hand="notsofast hunger", at="move")


def drawing() -> Scenario:
    """The zombies draw."""
    return zombiaki(at="draw")


def dropping() -> Scenario:
    """The zombies hold four cards and must discard one."""
    return zombiaki(hand="zombie2 zombie3 hunger click", at="discard")


def humans_dropping() -> Scenario:
    """The humans hold four cards and must discard one."""
    return zombiaki(zombies={"B2": 2}, hand="shot1 shot2 mine net", turn="humans", at="discard")


def night() -> Scenario:
    """The zombies play, with a crowd of every kind in the street."""
    zombies = {
        "A1": "4 boss",
        "A2": "3 shield",
        "A3": "3 stepped",
        "B2": "2 obeyed",
        "B3": "4",
        "C3": "3 netted",
        "C1": "dog",
    }
    hand = "zombie3 dog shield hunger mass swap bite pickaxe notsofast meat click"
    things = {"A4": "wall6", "C2": "barrel"}
    return zombiaki(zombies=zombies, things=things, hand=hand, net=True)


def later() -> Scenario:
    """The zombies play by the later edition."""
    return zombiaki(hand="dog", edition="later")


def merged() -> Scenario:
    """Two zombies have just merged on B3."""
    return zombiaki(zombies={"A3": 2, "B3": 3, "C3": 4}, hand="mass hunger").plays("mass-A3-B3")


def barred() -> Scenario:
    """Lane B is barred, a barrel lies on C1, and a wall stands on A3."""
    things = {"B1": "barrier", "C1": "barrel", "A3": "wall5"}
    return zombiaki(zombies={"A2": 3}, things=things, hand="zombie3 dog hunger")


def walled() -> Scenario:
    """Walls that nobody gets over."""
    zombies: Bodies = {"A3": 3, "A2": "2 boss", "B3": 3}
    return zombiaki(zombies=zombies, things={"A4": "wall6", "B4": "wall5"}, hand="hunger")


def bossless() -> Scenario:
    """No boss is in the street."""
    return zombiaki(zombies={"A2": 3}, hand="hunger boss claws")


def ordered() -> Scenario:
    """The boss has given its order for this turn."""
    return zombiaki(zombies={"A2": 3, "B2": "4 boss"}, hand="hunger", orders=1, ordered=True)


def spent() -> Scenario:
    """The boss has given its three orders."""
    return zombiaki(zombies={"A2": 3, "B2": "4 boss"}, hand="hunger", orders=3)


def day() -> Scenario:
    """The humans play, with nobody in lane C and a wall in lane B."""
    zombies: Bodies = {"A2": 3, "B2": "4+3", "A5": "dog"}
    hand = "shot1 sniper wall5 barrier barrel mine car streetfire net blood pit1 click burst2"
    return zombiaki(zombies=zombies, things={"B3": "wall6", "A3": "pit2"}, fire="C4", hand=hand, turn="humans")


def early() -> Scenario:
    """The humans play; one zombie has just come in."""
    return zombiaki(zombies={"A3": 3}, hand="wall5 mine flamethrower getout", turn="humans")


def hidden() -> Scenario:
    """Everybody is behind a wall, and so is the car."""
    things = {"B3": "wall6", "B1": "car"}
    return zombiaki(zombies={"B2": 3}, things=things, hand="flamethrower shot1 burst3 sniper", turn="humans")


def lured() -> Scenario:
    """Blood is held; a wall is between a zombie and a dog, and somebody stands in lane C."""
    zombies: Bodies = {"A3": 4, "C3": "dog", "C4": 2, "B4": 3}
    return zombiaki(zombies=zombies, things={"B3": "wall5"}, hand="blood", turn="humans")


def beside_a_wall() -> Scenario:
    """A boss is behind, and a wall stands beside and behind others."""
    zombies: Bodies = {"A3": 3, "B4": 3, "A1": "4 boss", "A2": 5}
    return zombiaki(zombies=zombies, things={"B3": "wall5"}, hand="mass swap")


def terrified() -> Scenario:
    """After Terror the humans have played their card."""
    return zombiaki(zombies={"A3": 3}, hand="shot1 shot1", terror=True, turn="humans").plays("shot1-A")


def clicking() -> Scenario:
    """A shot may be cancelled."""
    return zombiaki(zombies={"A3": 3}, hand="shot1 click hunger", turn="humans").plays("shot1-A")


def bursting() -> Scenario:
    """The next bullet may hit a zombie or a car; another zombie stands behind."""
    zombies: Bodies = {"A3": 5, "A1": 2, "B3": 2}
    return zombiaki(zombies=zombies, things={"A4": "car"}, hand="burst2", turn="humans").plays("burst2-A")


def bursting_at_a_wall() -> Scenario:
    """The next bullet may hit who stands on the wall, or the car before it."""
    zombies: Bodies = {"A3": 5, "A2": 2}
    things = {"A4": "car", "A3": "wall5"}
    return zombiaki(zombies=zombies, things=things, hand="burst2", turn="humans").plays("burst2-A")


def rear_car() -> Scenario:
    """A zombie stands before the car."""
    return zombiaki(zombies={"A3": 5}, things={"A2": "car"}, hand="shot1", turn="humans")


def poured() -> Scenario:
    """Petrol is poured on a strong zombie."""
    return zombiaki(zombies={"B3": 3}, hand="petrol shot1", turn="humans").plays("petrol-B3")


def burning() -> Scenario:
    """Petrol has run over B3."""
    return zombiaki(zombies={"B4": 2, "A3": 4}, hand="petrol shot1", turn="humans").plays("petrol-B3")


def flaming() -> Scenario:
    """The flamethrower's first share is asked."""
    return zombiaki(zombies={"A3": 2, "B3": 4}, hand="flamethrower shot1", turn="humans").plays("flamethrower")


def crossing() -> Scenario:
    """The flames have to cross B3 behind its wall."""
    table = zombiaki(zombies={"A3": 3, "C3": 4}, things={"B4": "wall5"}, hand="flamethrower", turn="humans")
    return table.plays("flamethrower", "burn-A3-2")


def last_share() -> Scenario:
    """Nothing was burned in lanes A and B, so that lane C must be."""
    table = zombiaki(zombies={"B3": 2, "C3": 2}, hand="flamethrower", turn="humans")
    return table.plays("flamethrower", "burn-A3-0", "burn-B3-0")


def netting() -> Scenario:
    """The net has caught B3."""
    zombies: Bodies = {"B3": 3, "B4": 4, "A3": 2, "C1": "dog"}
    return zombiaki(zombies=zombies, hand="net shot1", turn="humans").plays("net-B3")


def bang() -> Scenario:
    """A mine has exploded on B3."""
    return zombiaki(things={"B3": "mine"}, hand="napalm shot1", turn="humans").plays("napalm-B3")


def dawned() -> Scenario:
    """Dawn has come."""
    return zombiaki(zombie_deck="", at="draw").draws("dawn")


def over() -> Scenario:
    """A zombie has stepped over the barricade."""
    return zombiaki(zombies={"A5": 3}, at="move")


FOUR = "One of the four cards that lie open before you must be discarded first."
DOGS = "There is a dog on C1: dogs get neither zombie cards nor orders."
HAS_MERGED = "The zombie on B3 has merged: nothing and nobody moves it before the next zombie turn."
ALONE = "The wall on B3 is 5 high; sideways and back only the zombie's own strength counts, and that is 3."

ROWS: list[tuple[Callable[[], Scenario], str, str, str, str, str]] = [
    (day, "zombies", "pass", "ZK-2.9", "out-of-turn", "It is for B to answer."),
    (clicking, "humans", "shot1-A", "ZK-2.9", "out-of-turn", "It is for A to answer."),
    (over, "", "pass", "ZK-2.6", "broken-through", "A zombie has stepped over the barricade: the game is over."),
    (dawned, "", "pass", "ZK-2.5", "dawn-has-come", "Dawn has come: the game is over."),
    # shrapnel
    (bang, "", "shot1-A", "ZK-5.14", "shrapnel-first", "The mine's shrapnel flies first: name a cell beside it."),
    (bang, "", "pass", "ZK-5.14", "shrapnel-first", "The mine's shrapnel flies first: name a cell beside it."),
    (bang, "", "shrapnel-B5", "ZK-5.14", "shrapnel-beside", "Shrapnel flies to a cell right beside the mine."),
    # dogs
    (dogs, "", "zombie3-A1", "ZK-2.2", "dogs-first", "The dogs move now: take a step, or let them stay."),
    (dogs, "", "stop", "ZK-2.2", "dogs-first", "The dogs move now: take a step, or let them stay."),
    (dogs, "", "B2-B3", "ZK-3.6", "dog-wall", "Dogs never climb a wall, and there is one on B3."),
    (dogs, "", "A1-A2", "ZK-3.8", "taken", "The step to A2 is not possible: somebody stands there."),
    (dogs, "", "A2-A3", "ZK-3.6", "not-a-dog", "There is no dog on A2."),
    (dogs, "", "C5-C4", "ZK-3.6", "not-a-dog", "There is no dog on C5."),
    (running, "", "B1-B2", "ZK-2.2", "dog-is-done", "The dog on B1 has had its move this turn."),
    (ready, "", "A1-A2", "ZK-2.2", "dog-goes-on", "The dog on C2 is on its way: let it take another step, or stop."),
    (ready, "", "pass", "ZK-2.2", "dog-goes-on", "The dog on C2 is on its way: let it take another step, or stop."),
    (at_the_edge, "", "B5-out", "ZK-3.6", "dog-barricade", "Dogs never step over the barricade."),
    (at_the_edge, "", "A2-A3", "ZK-3.10", "held", "The zombie or dog on A2 is held and cannot move."),
    (at_the_edge, "", "B5-A5", "ZK-5.6", "lane-barred", "A barrier bars lane A."),
    # other questions that come first
    (march, "", "hunger-B2", "ZK-2.2", "march-first", "A zombie is about to march: let it, or play Not so fast."),
    (march, "", "B2-B3", "ZK-2.2", "dogs-have-moved", "Dogs move at the start of a zombie turn."),
    (dropping, "", "hunger-B2", "ZK-2.2", "discard-first", FOUR),
    (dropping, "", "pass", "ZK-2.2", "discard-first", FOUR),
    (dropping, "", "discard-terror", "ZK-2.2", "discard-first", FOUR),
    (humans_dropping, "", "shot1-B", "ZK-2.3", "humans-discard", FOUR),
    (humans_dropping, "", "pass", "ZK-2.3", "humans-discard", FOUR),
    (humans_dropping, "", "discard-freeze", "ZK-2.3", "humans-discard", FOUR),
    (
        clicking,
        "",
        "hunger-A3",
        "ZK-4.9",
        "click-first",
        "A shot has been announced: cancel it with Click! or let it through.",
    ),
    # bullets of a burst
    (bursting, "", "pass", "ZK-5.4", "bullet-first", "The burst goes on: aim the next bullet."),
    (bursting, "", "stop", "ZK-5.4", "bullet-first", "The burst goes on: aim the next bullet."),
    (bursting, "", "bullet-B3", "ZK-5.4", "burst-lane", "The burst is fired down lane A."),
    (bursting, "", "bullet-A2", "ZK-5.4", "no-body-to-hit", "There is nobody on A2 to hit."),
    (bursting, "", "bullet-A3-car", "ZK-5.4", "no-car-to-hit", "There is no car on A3 to hit."),
    (bursting, "", "bullet-A1", "ZK-5.21", "behind-body", "A zombie or dog stands between the barricade and A1."),
    (bursting_at_a_wall, "", "bullet-A2", "ZK-5.21", "behind-wall", "A wall stands between the barricade and A2."),
    # petrol
    (poured, "", "stop", "ZK-5.9", "petrol-here", "The petrol burns on B3 first: say how much of it."),
    (poured, "", "burn-B4-1", "ZK-5.9", "petrol-here", "The petrol burns on B3 first: say how much of it."),
    (poured, "", "burn-B3-4", "ZK-5.9", "petrol-most", "No more than 3 of the petrol can burn on B3."),
    (poured, "", "burn-B3-0", "ZK-5.9", "petrol-least", "The petrol spends at least 1 on each cell."),
    (burning, "", "shot1-A", "ZK-5.9", "petrol-first", "The petrol is running: say where it goes on, or stop."),
    (burning, "", "pass", "ZK-5.9", "petrol-first", "The petrol is running: say where it goes on, or stop."),
    (burning, "", "burn-B4-3", "ZK-5.9", "petrol-most", "No more than 2 of the petrol can burn on B4."),
    (burning, "", "burn-B2-2", "ZK-5.9", "petrol-most", "No more than 1 of the petrol can burn on B2."),
    (burning, "", "burn-A3-4", "ZK-5.9", "petrol-left", "Only 3 of the petrol is left."),
    (burning, "", "burn-B4-0", "ZK-5.9", "petrol-least", "The petrol spends at least 1 on each cell."),
    (burning, "", "burn-B3-1", "ZK-5.9", "petrol-twice", "The petrol has run over B3 already."),
    (
        burning,
        "",
        "burn-A4-1",
        "ZK-5.9",
        "petrol-next",
        "The petrol has come to B3 and runs on to a cell right beside.",
    ),
    # the flamethrower
    (flaming, "", "shot1-A", "ZK-5.17", "flames-first", "Share out the flamethrower's power first."),
    (flaming, "", "stop", "ZK-5.17", "flames-first", "Share out the flamethrower's power first."),
    (flaming, "", "burn-A4-1", "ZK-5.17", "flames-row", "The flames are turned on row 3 alone."),
    (
        flaming,
        "",
        "burn-B3-1",
        "ZK-5.17",
        "flames-next",
        "The power is shared out lane by lane, and A3 is next.",
    ),
    (flaming, "", "burn-A3-3", "ZK-5.17", "flames-most", "No more than 2 of the power can be spent on A3."),
    (crossing, "", "burn-B3-1", "ZK-5.17", "flames-hidden", "A wall hides B3 from the flames."),
    (
        crossing,
        "",
        "burn-C3-3",
        "ZK-5.17",
        "flames-way",
        "Only 3 of the power is left, and 1 of it is for the way over B3.",
    ),
    (crossing, "", "burn-C3-4", "ZK-5.17", "flames-left", "Only 3 of the power is left."),
    (last_share, "", "burn-C3-0", "ZK-5.17", "flames-least", "Something must burn: spend at least 1 on C3."),
    # the net
    (netting, "", "shot1-A", "ZK-5.12", "net-first", "The net is being thrown: name who else is caught, or stop."),
    (netting, "", "pass", "ZK-5.12", "net-first", "The net is being thrown: name who else is caught, or stop."),
    (netting, "", "catch-B4", "ZK-5.12", "net-heavy", "The zombie on B4 has strength 4, and the net has room for 3."),
    (netting, "", "catch-C3", "ZK-5.12", "net-nobody", "There is nobody on C3 to catch."),
    (netting, "", "catch-B3", "ZK-5.12", "net-caught", "The zombie or dog on B3 is under the net already."),
    (netting, "", "catch-C1", "ZK-5.12", "net-beside", "The zombie or dog on C1 stands beside nobody under the net."),
    # answers at the wrong moment
    (day, "", "shrapnel-A2", "ZK-5.14", "no-mine", "No mine has exploded."),
    (day, "", "catch-A2", "ZK-5.12", "no-net", "No net is being thrown."),
    (day, "", "burn-A2-1", "ZK-5.9", "nothing-burns", "Neither petrol nor a flamethrower is at work."),
    (day, "", "bullet-A2", "ZK-5.4", "no-burst", "No burst is being fired."),
    (
        night,
        "",
        "notsofast",
        "ZK-4.11",
        "no-step-next",
        "Not so fast is played just before a zombie's march step.",
    ),
    (night, "", "click", "ZK-4.9", "no-shot", "Click! cancels a shot, a burst or a sniper, nothing else."),
    (day, "zombies", "click", "ZK-4.9", "no-shot", "Click! cancels a shot, a burst or a sniper, nothing else."),
    (night, "", "C1-B1", "ZK-2.2", "dogs-have-moved", "Dogs move at the start of a zombie turn."),
    (night, "", "stop", "ZK-2.8", "nothing-to-stop", "Nothing is going on that could be stopped."),
    (night, "", "pass-turn", "ZK-4.11", "not-for-a-turn", "Only a march is let go on for the rest of a turn."),
    (drawing, "", "shot1", "ZK-1.3", "not-in-deck", "No such card is left in this deck."),
    (drawing, "", "dawn", "ZK-1.3", "dawn-last", "Dawn lies at the bottom of the zombies' deck."),
    # cards
    (night, "", "discard-terror", "ZK-2.4", "not-in-hand", "Only a card that lies open before you can be discarded."),
    (day, "", "discard-shot2", "ZK-2.4", "not-in-hand", "Only a card that lies open before you can be discarded."),
    (terrified, "", "shot1-A", "ZK-4.3", "terrified", "After Terror the humans play one card at most."),
    (day, "", "hunger-A2", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (day, "", "click", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (day, "", "notsofast", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (day, "", "order-A2-A3", "ZK-2.9", "not-your-boss", "Only the zombies give orders."),
    (night, "", "getout-zombie3", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (early, "", "getout-zombie3", "ZK-4.8", "no-card-there", "The other side has no such card to discard."),
    (night, "", "meat-shot1", "ZK-4.8", "no-card-there", "The other side has no such card to discard."),
    # placing
    (night, "", "zombie3-B4", "ZK-3.3", "row-one", "Zombies come in through row 1."),
    (night, "", "dog-B4", "ZK-3.3", "dog-rows", "Dogs come in through rows 1 to 3."),
    (later, "", "dog-B2", "ZK-3.3", "dog-row", "Dogs come in through row 1."),
    (night, "", "zombie3-C1", "ZK-3.3", "place-taken", "Nobody can be placed on C1: somebody stands there."),
    (night, "", "dog-C2", "ZK-3.3", "place-barrel", "Nobody can be placed on C2: the barrel is there."),
    (barred, "", "zombie3-C1", "ZK-3.3", "place-barrel", "Nobody can be placed on C1: the barrel is there."),
    (barred, "", "dog-A3", "ZK-3.3", "place-wall", "No dog can be placed on A3: a wall keeps it out."),
    (barred, "", "zombie3-B1", "ZK-5.6", "lane-barred", "A barrier bars lane B."),
    # what is given to a zombie
    (night, "", "shield-C1", "ZK-4.12", "not-a-zombie", "There is no zombie on C1."),
    (bossless, "", "boss-A3", "ZK-4.12", "not-a-zombie", "There is no zombie on A3."),
    (bossless, "", "claws-C5", "ZK-4.12", "not-a-zombie", "There is no zombie on C5."),
    (night, "", "shield-A2", "ZK-4.2", "shield-there", "The zombie on A2 has a human shield already."),
    # card steps
    (night, "", "hunger-C1", "ZK-3.6", "not-for-dogs", DOGS),
    (night, "", "order-C1-B1", "ZK-3.6", "not-for-dogs", DOGS),
    (night, "", "hunger-C5", "ZK-4.7", "nobody-hungry", "There is no zombie on C5 that could be hungry."),
    (night, "", "order-C5-C4", "ZK-4.1", "nobody-obeys", "There is no zombie on C5 that could obey."),
    (merged, "", "hunger-B3", "ZK-4.4", "merged", HAS_MERGED),
    (night, "", "hunger-A3", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "order-A3-A4", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "mass-A3-B3", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "swap-B3-A3", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "hunger-C3", "ZK-3.10", "held", "The zombie or dog on C3 is held and cannot move."),
    (night, "", "order-C3-C4", "ZK-3.10", "held", "The zombie or dog on C3 is held and cannot move."),
    (night, "", "mass-B3-C3", "ZK-3.10", "held", "The zombie or dog on C3 is held and cannot move."),
    (night, "", "order-A2-A3", "ZK-3.8", "taken", "The step to A3 is not possible: somebody stands there."),
    (night, "", "hunger-A1", "ZK-3.8", "taken", "The step to A2 is not possible: somebody stands there."),
    (walled, "", "hunger-A3", "ZK-5.2", "too-high", "The wall on A4 is 6 high, and the push is 5."),
    (walled, "", "order-B3-B4", "ZK-5.2", "too-high", "The wall on B4 is 5 high, and the push is 3."),
    (beside_a_wall, "", "order-A3-B3", "ZK-3.8", "too-high-alone", ALONE),
    (beside_a_wall, "", "order-B4-B3", "ZK-3.8", "too-high-alone", ALONE),
    # orders
    (bossless, "", "order-A2-A3", "ZK-4.1", "no-boss", "There is no boss in the street."),
    (ordered, "", "order-A2-A3", "ZK-4.1", "ordered", "The boss has given its order for this turn."),
    (spent, "", "order-A2-A3", "ZK-4.1", "no-orders", "The boss has given its three orders."),
    (night, "", "order-A1-B1", "ZK-4.1", "not-the-boss", "The boss gives orders to others."),
    (night, "", "order-B3-B4", "ZK-4.1", "too-strong", "Only a zombie of strength 3 or less obeys."),
    (night, "", "order-B2-C2", "ZK-4.1", "obeyed", "The zombie on B2 has obeyed an order already."),
    # the zombies' other cards
    (night, "", "mass-B3-B4", "ZK-4.4", "two-zombies", "Merge needs two zombies side by side."),
    (night, "", "mass-C1-B1", "ZK-4.4", "two-zombies", "Merge needs two zombies side by side."),
    (night, "", "swap-B3-B4", "ZK-4.5", "swap-two", "Swap needs two zombies side by side."),
    (night, "", "swap-B1-C1", "ZK-4.5", "swap-two", "Swap needs two zombies side by side."),
    (night, "", "bite-B3-B2", "ZK-4.6", "no-shield", "There is no human shield on B3 to bite."),
    (night, "", "bite-A2-A3", "ZK-4.6", "bite-where", "The bitten one comes up beside its bearer or right behind."),
    (night, "", "bite-A2-B2", "ZK-3.3", "place-taken", "Nobody can be placed on B2: somebody stands there."),
    (
        night,
        "",
        "pickaxe-B3",
        "ZK-4.10",
        "nothing-to-break",
        "A pickaxe removes a wall, a barrel, a car or a mine; there is none on B3.",
    ),
    # shots
    (day, "", "shot1-B", "ZK-5.3", "no-target", "No zombie or dog is in sight in lane B."),
    (day, "", "shot1-C", "ZK-5.3", "no-target", "No zombie or dog is in sight in lane C."),
    (
        day,
        "",
        "burst2-C",
        "ZK-5.4",
        "nothing-in-sight",
        "Neither a zombie nor a dog nor a car is in sight in lane C.",
    ),
    (day, "", "shot1-A-car", "ZK-5.3", "no-car", "There is no car in lane A."),
    (hidden, "", "shot1-B-car", "ZK-5.21", "behind-wall", "A wall stands between the barricade and B1."),
    (
        rear_car,
        "",
        "shot1-A-car",
        "ZK-5.21",
        "behind-body",
        "A zombie or dog stands between the barricade and A2.",
    ),
    (day, "", "sniper-C3", "ZK-5.5", "nobody-there", "There is nobody on C3 to shoot at."),
    (day, "", "sniper-A2-car", "ZK-5.5", "no-car-there", "There is no car on A2 to shoot at."),
    # what is put on a cell
    (day, "", "wall5-B3", "ZK-3.1", "not-free", "B3 is not free."),
    (day, "", "mine-A3", "ZK-3.1", "not-free", "A3 is not free."),
    (day, "", "barrel-A5", "ZK-3.1", "not-free", "A5 is not free."),
    (day, "", "car-C4", "ZK-3.1", "not-free", "C4 is not free."),
    (day, "", "pit1-B2", "ZK-3.1", "not-free", "B2 is not free."),
    (day, "", "wall5-C5", "ZK-5.1", "wall-rows", "A wall is built in rows 1 to 4."),
    (
        early,
        "",
        "wall5-B3",
        "ZK-5.1",
        "wall-near",
        "A zombie or dog stands on one of the cells around B3: no wall can be built there.",
    ),
    (early, "", "wall5-C2", "ZK-5.1", "wall-behind", "No wall is built in a row behind a zombie or dog."),
    (day, "", "barrier-A4", "ZK-5.6", "barrier-row", "A barrier goes on a free cell of row 1."),
    (day, "", "barrel-B4", "ZK-5.13", "barrel-row", "A barrel goes on a free cell of row 5."),
    (early, "", "mine-A4", "ZK-5.14", "mine-in-front", "A mine cannot be laid right in front of a zombie or dog."),
    (day, "", "car-C2", "ZK-5.16", "car-blocked", "The car's way from the barricade to C2 is not clear."),
    # the humans' other cards
    (day, "", "streetfire-B", "ZK-5.15", "only-sides", "The street burns in lane A or C."),
    (day, "", "net-B2", "ZK-5.12", "net-heavy", "The zombie on B2 has strength 7, and the net has room for 6."),
    (day, "", "net-C1", "ZK-5.12", "net-nobody", "There is nobody on C1 to catch."),
    (hidden, "", "flamethrower", "ZK-5.17", "no-flames", "The flamethrower finds nobody who is not behind a wall."),
    (lured, "", "blood-C1-B1", "ZK-5.8", "nobody-to-lure", "There is nobody on C1 whom blood could lure."),
    (lured, "", "blood-A3-A4", "ZK-5.8", "sideways", "Blood lures sideways, neither forward nor back."),
    (
        lured,
        "",
        "blood-A3-B3",
        "ZK-3.8",
        "too-high-alone",
        "The wall on B3 is 5 high; sideways and back only the zombie's own strength counts, and that is 4.",
    ),
    (lured, "", "blood-C3-B3", "ZK-3.6", "dog-wall", "Dogs never climb a wall, and there is one on B3."),
    (lured, "", "blood-C4-B4", "ZK-3.8", "taken", "The step to B4 is not possible: somebody stands there."),
]


@clause("ZK-2.8", "ZK-2.9")
@pytest.mark.parametrize(("make", "side", "answer", "number", "key", "sentence"), ROWS)
def test_a_refusal_has_its_clause_and_its_words_and_changes_nothing(
    make: Callable[[], Scenario], side: str, answer: str, number: str, key: str, sentence: str
) -> None:
    refusal = make().refuses(answer, number, side)
    assert (refusal.key, refusal.sentence) == (key, sentence)


@clause("ZK-2.8")
def test_a_card_that_is_not_there_cannot_be_played() -> None:
    assert day().refuses("shot2-A", "ZK-2.8").key == "no-such-card"
    assert night().refuses("claws-A1", "ZK-2.8").key == "no-such-card"


@clause("ZK-2.2")
def test_only_chance_draws_and_it_draws_cards() -> None:
    for table in (night(), day(), dogs(), dropping(), clicking(), bang()):
        ask = table.state.ask
        assert ask is not None
        before = table.state.digest()
        with pytest.raises(Illegal, match="That is not what is drawn now"):
            table.state.play(ask.seats[0], GAME.read("shot1", chance=True))
        assert table.state.digest() == before
    with pytest.raises(Illegal, match="That is not what is drawn now"):
        drawing().state.play(None, GAME.read("pass"))
    with pytest.raises(Illegal):
        drawing().state.play(0, GAME.read("pass"))


def test_every_refusal_has_a_row() -> None:
    apart = {"no-such-card", "nothing-to-draw"}
    assert {row[4] for row in ROWS} | apart == {refusal.key for refusal in refusals.ALL}
    assert all(refusal.clause.startswith("ZK-") for refusal in refusals.ALL)


# --- every reason is true ---

DULL = ("discard", "pass", "stop")
Given = dict[str, Any]


def at(given: Given, name: str = "cell") -> int:
    """The cell that a refusal speaks of."""
    return CELL_NUMBERS[given[name]]


def lane_of(given: Given) -> int:
    """The lane that a refusal speaks of."""
    return LANE_NAMES.index(given["lane"])


def is_empty(table: Table, given: Given) -> bool:
    """Nobody stands there."""
    return table.body[at(given)] == 0


def has(mark: int) -> Callable[[Table, Given], bool]:
    """Who stands there has this mark."""
    return lambda table, given: bool(table.body[at(given)] & mark)


def lacks(mark: int) -> Callable[[Table, Given], bool]:
    """Nobody with this mark stands there."""
    return lambda table, given: not table.body[at(given)] & mark


# By reason: whether the table is as it says.
TRUE: dict[str, Callable[[Table, Given], bool]] = {
    **dict.fromkeys(("nobody-hungry", "nobody-obeys", "net-nobody", "nobody-there", "no-body-to-hit"), is_empty),
    "nobody-to-lure": is_empty,
    "not-a-zombie": lacks(IS_ZOMBIE),
    "not-for-dogs": has(IS_DOG),
    "not-a-dog": lacks(IS_DOG),
    "dog-goes-on": has(IS_DOG),
    "dog-is-done": has(IS_DOG),
    "stepped": has(STEPPED),
    "merged": has(MERGED),
    "obeyed": has(OBEYED),
    "shield-there": has(SHIELDED),
    "no-shield": lacks(SHIELDED),
    "net-caught": has(NETTED),
    "held": lambda table, given: table.is_held(at(given)) and table.body[at(given)] != 0,
    "place-taken": lambda table, given: table.body[at(given)] != 0,
    "taken": lambda table, given: table.body[at(given, "goal")] != 0,
    "lane-barred": lambda table, given: table.is_barred(lane_of(given)),
    "place-barrel": lambda table, given: table.thing[at(given)] == BARREL,
    "place-wall": lambda table, given: HEIGHT[table.thing[at(given)]] > 0,
    "dog-wall": lambda table, given: HEIGHT[table.thing[at(given, "goal")]] > 0,
    "too-high": lambda table, given: HEIGHT[table.thing[at(given, "goal")]] == given["height"] > given["push"],
    "too-high-alone": lambda table, given: HEIGHT[table.thing[at(given, "goal")]] == given["height"] > given["push"],
    "not-free": lambda table, given: not table.is_free(at(given)),
    "wall-rows": lambda table, given: (given["first"], given["last"]) == (table.wall_from, 4),
    "wall-near": lambda table, given: any(table.body[near] for near in AROUND[at(given)]),
    "no-target": lambda table, given: table.first_in_sight(lane_of(given)) < 0,
    "nothing-in-sight": lambda table, given: (
        max(table.first_in_sight(lane_of(given)), table.car_in_sight(lane_of(given))) < 0
    ),
    "no-car": lambda table, given: CAR not in [table.thing[cell] for cell in LANE_CELLS[lane_of(given)]],
    "no-car-there": lambda table, given: table.thing[at(given)] != CAR,
    "no-car-to-hit": lambda table, given: table.thing[at(given)] != CAR,
    "behind-wall": lambda table, given: table.is_behind_wall(at(given)),
    "behind-body": lambda table, given: 0 <= at(given) < table.first_in_sight(LANE_OF[at(given)]),
    "net-heavy": lambda table, given: table.body[at(given)] & STRENGTH_MASK == given["strength"] > given["left"],
    "flames-hidden": lambda table, given: table.is_behind_wall(at(given)),
    "nothing-to-break": lambda table, given: table.thing[at(given)] not in PICKED,
    "no-such-card": lambda table, given: table.hand[CARD_NUMBERS[given["card"]]] == 0,
    "no-boss": lambda table, given: not any(body & IS_BOSS for body in table.body),
    "dog-row": lambda table, given: table.dog_rows == 1,
    "dog-rows": lambda table, given: table.dog_rows == 3,
}


MAKERS = [maker for maker in dict.fromkeys(row[0] for row in ROWS) if maker not in (over, dawned, drawing)]


@clause("ZK-2.8", "ZK-2.9")
@pytest.mark.parametrize("make", MAKERS)
def test_whatever_is_not_offered_is_refused_for_a_true_reason(make: Callable[[], Scenario]) -> None:
    check_true(make().state)


@clause("ZK-2.8", "ZK-2.9")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ["printed", "later"])
def test_so_it_is_in_a_lively_game(seed: int, edition: str) -> None:
    rng = Random(seed)
    for number, match in enumerate(lively_walk(Match(GAME, 2, seed, {"edition": edition}), rng, DULL, 0.9)):
        if number % 11 == seed and match.state.ask is not None:
            check_true(cast(Table, match.state))


def check_true(table: Table) -> None:
    """Every answer that is not offered is refused by a clause, for something that is so, and changes nothing."""
    assert table.ask is not None
    seat = table.ask.seats[0]
    offered, before = set(table.codes(seat)), table.digest()
    for code in range(END_OF_CODES):
        try:
            answer = GAME.answer(code)
        except Invalid:
            continue
        if code not in offered:
            with pytest.raises(Illegal) as caught:
                table.play(seat, answer)
            refusal = caught.value
            assert refusal.clause.startswith("ZK-"), answer
            assert refusal.sentence, answer
            assert refusal.key not in TRUE or TRUE[refusal.key](table, refusal.values), f"{answer}: {refusal}"
    assert table.digest() == before


@clause("ZK-3.1")
@pytest.mark.parametrize("card", ["wall5", "wall6", "barrier", "barrel", "mine", "car", "pit1", "pit2"])
@pytest.mark.parametrize("what", ["3", "dog", "wall", "barrier", "barrel", "mine", "car", "pit", "napalm"])
def test_no_human_object_goes_on_a_cell_that_is_not_free(card: str, what: str) -> None:
    cell = {"barrier": "B1", "barrel": "B5"}.get(card, "B3")
    there = {"wall": "wall6" if card == "wall5" else "wall5", "pit": "pit2" if card == "pit1" else "pit1"}.get(
        what, what
    )
    if there == card and card != "barrier":
        return  # there is only one
    table = zombiaki(
        zombies={cell: what} if what in ("3", "dog") else {},
        things={} if what in ("3", "dog", "napalm") else {cell: there},
        fire=cell if what == "napalm" else "",
        hand=card,
        turn="humans",
    )
    assert cell not in table.targets(card)
    assert table.refuses(f"{card}-{cell}", "ZK-3.1").sentence == f"{cell} is not free."


@clause("ZK-5.11", "ZK-4.9")
@pytest.mark.parametrize("answer", ["grenade-A3", "napalm-A3", "petrol-A3", "net-A3", "blood-A3-B3", "stepback"])
def test_click_answers_bullets_alone(answer: str) -> None:
    table = zombiaki(zombies={"A3": 1}, hand=f"{answer.split('-')[0]} click", turn="humans").plays(answer)
    assert table.waits_for == "humans"
    assert table.hand("zombies") == ["click"]
