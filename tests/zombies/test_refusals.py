"""What is refused, by which clause, in which words, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shamble.core.errors import Invalid, Refusal
from shamble.games.zombies import refusals
from shamble.games.zombies.box import AFRAID, SHUT_IN
from shamble.games.zombies.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
ARMY = {"e1n0": "army_surplus"}
HOSPITAL = {"e0n1": "hospital"}
SLIGHT = "slight_miscalculation"
WHERE = "where_everybody"
WORSE = "any_worse"
Position = Callable[[], Scenario]


# --- positions ---


def laying() -> Scenario:
    """A lays a straight; a Hospital stands north of Town Square."""
    return zombies(HOSPITAL, at="tile", pile="straight cross").draws("tile-straight")


def helipad() -> Scenario:
    """A has drawn the helipad, and B lays it."""
    return zombies(at="tile", pile="helipad", kills=[1, 0]).draws("tile-helipad")


def stocking() -> Scenario:
    """A has put one zombie into the Army Surplus."""
    table = zombies(at="tile", pile="army_surplus cross").draws("tile-army_surplus")
    return table.play("A", "lay-e1n0-r0", "put-2.1")


def two_due() -> Scenario:
    """A puts two zombies on the three spaces of a straight."""
    return zombies(at="tile", pile="straight cross").draws("tile-straight").play("A", "lay-e1n0-r0")


def bullets_due() -> Scenario:
    """A puts the two bullets of the Army Surplus, the first of them on 2.1."""
    return stocking().play("A", "put-2.2", "put-2.1")


def filling() -> Scenario:
    """A fills the Army Surplus as far as two zombies reach; a zombie is there already."""
    town = ARMY | HOSPITAL | {"w1n0": "drug_store"}
    table = zombies(town, "2.1 4.1", at="before_zombies", hands={"A": "slight_miscalculation any_worse"}, pool=1)
    return table.play("A", "play-any_worse-army_surplus")


def mastering() -> Scenario:
    """A puts five zombies anywhere, the first of them on 1.4; B's pawn is on the straight."""
    street = ROAD | {"w1n0": "straight"}
    table = zombies(street, "1.8", pawns={"B": "2.5"}, at="before_zombies", hands={"A": "zombie_master", "B": "fear"})
    return table.play("A", "play-zombie_master", "put-1.4")


def settling() -> Scenario:
    """A has rolled a one, with two bullets."""
    return zombies(zombies="1.5", at="fight", bullets=[2]).rolls(1)


def mending() -> Scenario:
    """B's dice show a one and a five, with two bullets and one life."""
    table = zombies(at="before_zombies", hands={"A": "not_dead"}, kills=[0, 3], bullets=[3, 2], lives=[3, 1])
    return table.play("A", "play-not_dead-B").rolls(2, 5)


def mending_alike() -> Scenario:
    """B's dice show two ones, with two bullets and two lives."""
    table = zombies(at="before_zombies", hands={"A": "not_dead"}, kills=[0, 3], bullets=[3, 2], lives=[3, 2])
    return table.play("A", "play-not_dead-B").rolls(1, 1)


def mending_for_life() -> Scenario:
    """B's dice show a one and a three, with one bullet and one life."""
    table = zombies(at="before_zombies", hands={"A": "not_dead"}, kills=[0, 3], bullets=[3, 1], lives=[3, 1])
    return table.play("A", "play-not_dead-B").rolls(1, 3)


def walking() -> Scenario:
    """A may walk from beside the Army Surplus's wall."""
    return zombies(ARMY, pawns={"A": "2.4"}, at="move", rolled=4)


def shut_out() -> Scenario:
    """A, claustrophobic, is at the Hospital's door."""
    return zombies(HOSPITAL, pawns={"A": "2.8"}, at="move", rolled=4, effects=SHUT_IN)


def shut_in() -> Scenario:
    """A, claustrophobic, is in the Hospital."""
    return zombies(HOSPITAL, pawns={"A": "2.2"}, at="move", rolled=4, effects=SHUT_IN)


def led() -> Scenario:
    """B leads A, by one step so far."""
    table = zombies(ROAD, at="before_zombies", hands={"B": WHERE})
    return table.play("B", f"play-{WHERE}-A", "go-1.6")


def cramped() -> Scenario:
    """B has played Brain Cramp on A's movement; C, who may play a card too, has another."""
    hands = {"B": "brain_cramp", "C": "brain_cramp fear"}
    return zombies(ROAD, at="after_roll", rolled=3, seats=3, hands=hands).play("B", "play-brain_cramp")


def taken() -> Scenario:
    """B chooses A's steps."""
    return cramped().play("C", "pass")


def herding() -> Scenario:
    """A moves zombies, two of them side by side; a third has moved."""
    return zombies(ROAD, "2.5 2.6 1.2", at="zombies").rolls(3).play("A", "herd-1.2-south")


def lifting() -> Scenario:
    """A has carried one zombie and takes a second."""
    table = zombies(ROAD, "2.5 2.6", at="before_zombies", hands={"A": "not_so_bad"})
    return table.play("A", "play-not_so_bad", "lift-2.5", "put-1.2")


def carrying() -> Scenario:
    """A has taken it."""
    return lifting().play("A", "lift-2.6")


def discarding() -> Scenario:
    """A discards a card or none."""
    return zombies(at="discard", hands={"A": "fear"})


def between_steps() -> Scenario:
    """A may play Fear between two steps."""
    return zombies(ROAD, at="move", rolled=3, hands={"A": "fear"}).play("A", "go-1.6")


def holding(cards: str, **more: object) -> Position:
    """A may play cards before the zombies move."""
    given: dict[str, Any] = {"at": "before_zombies", "hands": {"A": f"{cards} shotgun"}, "seats": 3} | more
    return lambda: zombies(**given)


def with_item(item: str) -> Position:
    """A may play a card before the zombies move, with an item in play and no zombie near."""
    return lambda: zombies(ARMY, at="before_zombies", hands={"A": "fear"}, items={"A": item})


def afraid(seat: str, cards: str) -> Position:
    """A, afraid, is about not to roll for movement; somebody may play a card."""
    return lambda: zombies(at="before_roll", effects=AFRAID, hands={seat: f"{cards} fear"})


def used() -> Scenario:
    """A has played an event; B may."""
    return zombies(hands={"A": "fear shotgun", "B": "fear"}).play("A", "play-shotgun")


def won() -> Scenario:
    """A is on the helipad."""
    return zombies({"e1n0": "helipad"}, pawns={"A": "2.4"}, at="move", rolled=1).play("A", "go-2.5")


def won_by_kills() -> Scenario:
    """A has collected the last zombie needed."""
    return zombies(zombies="1.5", at="fight", kills=[24, 0]).rolls(4)


def at_limit() -> Scenario:
    """The last turn is over."""
    return zombies(zombies="1.2", at="zombies", turn=200).rolls(1).play("A", "herd-1.2-south")


# --- what is refused ---

ROWS: list[tuple[Position, str, str, Refusal]] = [
    # the game, and whose choice it is
    (won, "A", "pass", refusals.OVER),
    (won_by_kills, "B", "life", refusals.OVER_BY_KILLS),
    (at_limit, "B", "pass", refusals.OVER_BY_LIMIT),
    (laying, "B", "lay-e1n0-r0", refusals.OUT_OF_TURN),
    (stocking, "B", "put-2.2", refusals.OUT_OF_TURN),
    (walking, "B", "go-2.5", refusals.OUT_OF_TURN),
    (herding, "B", "herd-2.5-west", refusals.OUT_OF_TURN),
    (helipad, "A", "lay-e1n0-r0", refusals.NOT_YOUR_TILE),
    (settling, "B", "life", refusals.NOT_YOUR_ROLL),
    (taken, "A", "go-1.6", refusals.NOT_YOUR_STEPS),
    (led, "A", "go-2.4", refusals.LED_BY_ANOTHER),
    (mending, "A", "pass", refusals.NOT_YOUR_DICE),
    (mastering, "B", "put-1.6", refusals.NOT_YOUR_CARD),
    (lifting, "B", "lift-2.6", refusals.NOT_YOUR_CARD),
    (between_steps, "B", "pass", refusals.NOTHING_TO_PLAY),
    (laying, "A", "pass-turn", refusals.NOT_FOR_A_TURN),
    (stocking, "A", "put-7.1", refusals.NO_SUCH_SPACE),
    (mastering, "A", "put-7.1", refusals.NO_SUCH_SPACE),
    (walking, "A", "go-3.4", refusals.NO_SUCH_SPACE),
    (herding, "A", "herd-8.4-west", refusals.NO_SUCH_SPACE),
    (lifting, "A", "lift-8.4", refusals.NO_SUCH_SPACE),
    (stocking, "A", "put-2.8", refusals.NO_GROUND),
    (mastering, "A", "put-1.1", refusals.NO_GROUND),
    (carrying, "A", "put-1.1", refusals.NO_GROUND),
    (walking, "A", "go-2.7", refusals.NO_GROUND),
    # tiles
    (stocking, "A", "lay-w1n0-r0", refusals.NO_TILE),
    (laying, "A", "pass", refusals.MUST_LAY),
    (laying, "A", "lay-e0n0-r0", refusals.TAKEN),
    (laying, "A", "lay-e0n1-r1", refusals.TAKEN),
    (laying, "A", "lay-e2n0-r0", refusals.NOT_BESIDE),
    (laying, "A", "lay-e1s1-r0", refusals.NOT_BESIDE),
    (laying, "A", "lay-e0n2-r1", refusals.NO_ROAD_THERE),
    (laying, "A", "lay-e1n1-r0", refusals.NO_ROAD_THERE),
    (laying, "A", "lay-e1n0-r1", refusals.WALL_TO_ROAD),
    (laying, "A", "lay-e1n0-r3", refusals.WALL_TO_ROAD),
    (laying, "A", "lay-e0s1-r0", refusals.WALL_TO_ROAD),
    (laying, "A", "lay-e1n0-r2", refusals.LOOKS_ALIKE),
    # putting
    (laying, "A", "put-1.2", refusals.NOTHING_TO_PUT),
    (stocking, "A", "pass", refusals.MUST_PUT),
    (mastering, "A", "pass", refusals.MUST_PLACE),
    (stocking, "A", "put-1.5", refusals.NOT_ITS_TILE),
    (stocking, "A", "put-2.5", refusals.NOT_INSIDE),
    (stocking, "A", "put-2.1", refusals.ONE_ZOMBIE),
    (bullets_due, "A", "put-2.1", refusals.TOKEN_THERE),
    (mastering, "A", "put-1.2", refusals.IN_ORDER),
    (two_due, "A", "put-2.6", refusals.TOO_LATE),
    (filling, "A", "put-3.1", refusals.NOT_THAT_BUILDING),
    (filling, "A", "put-2.5", refusals.NOT_THAT_BUILDING),
    (filling, "A", "put-4.1", refusals.NOT_THAT_BUILDING),
    (filling, "A", "put-2.1", refusals.ZOMBIE_THERE),
    (mastering, "A", "put-1.8", refusals.ZOMBIE_THERE),
    (mastering, "A", "put-2.5", refusals.PAWN_THERE),
    (carrying, "A", "put-1.2", refusals.ZOMBIE_THERE),
    (carrying, "A", "put-1.5", refusals.PAWN_THERE),
    # moving
    (laying, "A", "go-1.2", refusals.NO_MOVE),
    (laying, "A", "stop", refusals.NOTHING_TO_STOP),
    (walking, "A", "pass", refusals.STOP_INSTEAD),
    (walking, "A", "go-2.4", refusals.TOO_FAR),
    (walking, "A", "go-2.6", refusals.TOO_FAR),
    (walking, "A", "go-2.2", refusals.TOO_FAR),
    (walking, "A", "go-2.1", refusals.NO_DOOR),
    (shut_out, "A", "go-2.5", refusals.KEEPS_OUT),
    (shut_in, "A", "go-2.1", refusals.WAY_OUT),
    (shut_in, "A", "stop", refusals.STILL_INSIDE),
    (shut_in, "A", "pass", refusals.STILL_INSIDE),
    (led, "B", "go-1.5", refusals.NOT_BACK),
    (led, "B", "stop", refusals.MUST_GO_ON),
    (led, "B", "pass", refusals.MUST_GO_ON),
    # fights and dice
    (laying, "A", "life", refusals.NO_FIGHT),
    (between_steps, "A", "rush", refusals.NO_FIGHT),
    (settling, "A", "go-1.2", refusals.ROLL_FIRST),
    (settling, "A", "use-grenade", refusals.ROLL_FIRST),
    (settling, "A", "pass", refusals.NO_RETREAT),
    (settling, "A", "stop", refusals.NO_RETREAT),
    (settling, "A", "bullets", refusals.TOO_FEW_BULLETS),
    (settling, "A", "kit", refusals.NO_KIT),
    (settling, "A", "rush", refusals.NOT_HELD),
    (laying, "A", "raise-1", refusals.NO_DICE),
    (mending, "B", "kit", refusals.NOT_A_FIGHT),
    (mending, "B", "raise-2", refusals.DIE_IS_FINE),
    (mending, "B", "again-2", refusals.DIE_IS_FINE),
    (mending_alike, "B", "again-2", refusals.DICE_ALIKE),
    (mending_alike, "B", "raise-1", refusals.DIE_TOO_LOW),
    (mending_for_life, "B", "raise-1", refusals.DIE_TOO_LOW),
    (mending_for_life, "B", "again-1", refusals.LIFE_FOR_A_DIE),
    # zombies on the move
    (laying, "A", "herd-1.2-south", refusals.NO_HERD),
    (herding, "A", "pass", refusals.MUST_HERD),
    (herding, "A", "herd-2.4-west", refusals.NO_ZOMBIE),
    (herding, "A", "herd-1.5-east", refusals.HAS_MOVED),
    (herding, "A", "herd-2.5-east", refusals.ZOMBIE_AHEAD),
    (herding, "A", "herd-2.5-north", refusals.NO_WAY_THERE),
    (laying, "A", "lift-1.2", refusals.NOTHING_TO_LIFT),
    (lifting, "A", "pass", refusals.MUST_CARRY),
    (lifting, "A", "put-1.4", refusals.LIFT_FIRST),
    (carrying, "A", "lift-2.6", refusals.PUT_FIRST),
    (lifting, "A", "lift-2.5", refusals.NO_ZOMBIE_TO_LIFT),
    (lifting, "A", "lift-1.2", refusals.TWO_DIFFERENT),
    (carrying, "A", "put-2.6", refusals.WHERE_IT_WAS),
    # cards: when, and which
    (laying, "A", "play-fear-B", refusals.NO_WINDOW),
    (laying, "A", "use-grenade", refusals.NO_WINDOW),
    (discarding, "A", "play-fear-B", refusals.NO_WINDOW),
    (between_steps, "A", "go-2.4", refusals.PASS_FIRST),
    (holding("fear"), "A", "herd-1.2-south", refusals.PASS_FIRST),
    (holding("fear", at="before_discard"), "A", "discard-fear", refusals.PASS_FIRST),
    (holding("fear", at="start"), "A", "lay-e1n0-r0", refusals.PASS_FIRST),
    (holding("fear", at="after_roll", rolled=2), "A", "go-1.2", refusals.PASS_FIRST),
    (used, "A", "play-fear-B", refusals.EVENT_USED),
    (holding("fear"), "A", "play-keys", refusals.NOT_HELD),
    (discarding, "A", "discard-keys", refusals.NOT_IN_HAND),
    (holding("fear", at="start"), "A", "discard-fear", refusals.NO_DISCARD),
    (holding("adrenaline_rush"), "A", "play-adrenaline_rush", refusals.RUSH_TIME),
    (holding("brain_cramp", at="after_roll", rolled=2), "A", "play-brain_cramp", refusals.CRAMP_TIME),
    (holding("keys"), "A", "play-keys", refusals.KEYS_TIME),
    (holding("much_needed_rest"), "A", "play-much_needed_rest", refusals.REST_TIME),
    (afraid("A", "keys"), "A", "play-keys", refusals.NO_ROLL_TO_COME),
    (afraid("A", "adrenaline_rush"), "A", "play-adrenaline_rush", refusals.NO_ROLL_TO_COME),
    (cramped, "C", "play-brain_cramp", refusals.CRAMPED),
    # cards: items
    (holding("fire_axe"), "A", "play-fire_axe", refusals.NOT_IN_BUILDING),
    (holding("fire_axe", pile="cross"), "A", "play-fire_axe", refusals.HOME_GONE),
    (holding("first_aid_kit", pile="drug_store"), "A", "play-first_aid_kit", refusals.NOT_IN_BUILDING),
    (holding("grenade", town=ARMY, pawns={"A": "2.1"}, items={"A": "grenade"}), "A", "play-grenade", refusals.HAVE_ONE),
    (holding("fear", items={"A": "shotgun"}), "A", "play-shotgun", refusals.HAVE_SHOTGUN),
    (holding("fear"), "A", "use-grenade", refusals.NOT_IN_PLAY),
    (holding("fear"), "A", "use-shotgun", refusals.NOT_IN_PLAY),
    (with_item("fire_axe"), "A", "use-fire_axe", refusals.AXE_STAYS),
    (with_item("skateboard"), "A", "use-skateboard", refusals.BOARD_STAYS),
    (with_item("shotgun"), "A", "use-shotgun", refusals.SHOTGUN_COUNTS),
    (with_item("first_aid_kit"), "A", "use-first_aid_kit", refusals.KIT_TIME),
    (with_item("chainsaw"), "A", "use-chainsaw", refusals.SAW_TIME),
    (with_item("molotov"), "A", "use-molotov", refusals.MOLOTOV_TIME),
    (with_item("grenade"), "A", "use-grenade", refusals.NOTHING_TO_HIT),
    # cards: what they name
    (holding("fear"), "A", "play-fear-A", refusals.NOT_YOURSELF),
    (holding("fear"), "A", "play-fear-F", refusals.NO_SUCH_PLAYER),
    (holding("bad_sense_of_direction", lives=[1]), "A", "play-bad_sense_of_direction-B", refusals.LAST_LIFE),
    (holding("bad_sense_of_direction"), "A", "play-bad_sense_of_direction-B", refusals.AT_HOME),
    (afraid("B", WHERE), "B", f"play-{WHERE}-A", refusals.HELD_BY_FEAR),
    (afraid("B", "bad_sense_of_direction"), "B", "play-bad_sense_of_direction-A", refusals.AT_HOME),
    (holding("not_dead", kills=[2, 0, 1], effects=AFRAID), "A", "play-not_dead-B", refusals.NOTHING_COLLECTED),
    (holding("butter_fingers"), "A", "play-butter_fingers-B-grenade", refusals.NOTHING_TO_DROP),
    (holding("butter_fingers", bullets=[3, 0]), "A", "play-butter_fingers-B-bullets", refusals.NO_BULLETS),
    (holding(WORSE, town=ARMY), "A", f"play-{WORSE}-hospital", refusals.NOT_BUILT),
    (holding(WORSE, town=ARMY, pile="cross"), "A", f"play-{WORSE}-hospital", refusals.BUILDING_GONE),
    (holding(WORSE, town=ARMY, zombies="2.1 2.2 2.3"), "A", f"play-{WORSE}-army_surplus", refusals.BUILDING_FULL),
    (holding(WORSE, town=ARMY, pool=0), "A", f"play-{WORSE}-army_surplus", refusals.POOL_EMPTY),
    (holding(SLIGHT, town=ARMY), "A", f"play-{SLIGHT}-army_surplus", refusals.NOT_HALF_FULL),
    (holding(SLIGHT, town=ARMY, zombies="2.1 2.2 2.3"), "A", f"play-{SLIGHT}-army_surplus", refusals.NOT_HALF_FULL),
    (holding("zombie_master", pool=0), "A", "play-zombie_master", refusals.POOL_EMPTY),
    (holding("were_screwed", zombies="1.2 1.4 1.6 1.8"), "A", "play-were_screwed", refusals.NO_FREE_SPACE),
    (holding("not_so_bad", zombies="1.2 1.4 1.6 1.8"), "A", "play-not_so_bad", refusals.NO_FREE_SPACE),
    (holding("not_so_bad", pool=0), "A", "play-not_so_bad", refusals.NO_ZOMBIE_IN_TOWN),
]


@clause("ZZ-4.1", "ZZ-4.2", "ZZ-5.2", "ZZ-6.1", "ZZ-6.3", "ZZ-7.1", "ZZ-1.1", "ZZ-3.1", "ZZ-9.3", "ZZ-9.10")
@pytest.mark.parametrize(("make", "seat", "answer", "row"), ROWS, ids=lambda part: getattr(part, "key", ""))
def test_refused(make: Position, seat: str, answer: str, row: Refusal) -> None:
    assert make().refuses(seat, answer, row.clause).refusal is row


def test_every_reason_is_given_by_somebody() -> None:
    given = {row.key for _, _, _, row in ROWS} | {refusals.NOTHING_TO_DRAW.key}
    assert given == {row.key for row in refusals.ALL}


@clause("ZZ-3.1")
@pytest.mark.parametrize("answer", ["roll-7", "tile-cross", "card-fear", "first-A"])
def test_chance_brings_only_what_is_drawn_or_rolled_now(answer: str) -> None:
    table = zombies(zombies="1.5", at="fight")
    assert table.refuses(None, answer, "ZZ-3.1").key == "nothing-to-draw"


@clause("ZZ-4.1")
def test_a_tile_that_is_not_in_the_stack_is_not_drawn() -> None:
    table = zombies(at="tile", pile="cross helipad")
    assert table.refuses(None, "tile-tee", "ZZ-3.1").key == "nothing-to-draw"
    assert table.refuses(None, "tile-helipad", "ZZ-3.1").key == "nothing-to-draw"  # it lies below the other


@pytest.mark.parametrize("text", ["lay-e1n0-r4", "lay-e40n0-r0", "go-1.0", "go-31.1", "herd-1.2-up", "put-2", "roll-4"])
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(Invalid):
        GAME.read(text)


@clause("ZZ-11.16")
@pytest.mark.parametrize("text", ["play-any_worse", "play-any_worse-b", "play-any_worse-town_square"])
def test_any_worse_names_a_building(text: str) -> None:
    with pytest.raises(Invalid, match="building"):
        GAME.read(text)
