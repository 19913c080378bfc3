"""What is refused, by which clause, in which words, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.core.errors import Invalid
from shamble.games.zombies.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
ARMY = {"e1n0": "army_surplus"}


def laying() -> Scenario:
    """A lays a straight; a Hospital stands north of Town Square."""
    return zombies({"e0n1": "hospital"}, at="tile", pile="straight cross").draws("tile-straight")


def stocking() -> Scenario:
    """A has put one zombie into the Army Surplus."""
    table = zombies(at="tile", pile="army_surplus cross").draws("tile-army_surplus")
    return table.play("A", "lay-e1n0-r0", "put-2.1")


def bullets_due() -> Scenario:
    """A puts the two bullets of the Army Surplus, the first of them on 2.1."""
    return stocking().play("A", "put-2.2", "put-2.1")


def settling() -> Scenario:
    """A has rolled a one, with two bullets."""
    return zombies(zombies="1.5", at="fight", bullets=[2]).rolls(1)


def walking() -> Scenario:
    """A may walk from beside the Army Surplus's wall."""
    return zombies(ARMY, pawns={"A": "2.4"}, at="move", rolled=4)


def herding() -> Scenario:
    """A moves zombies, two of them side by side."""
    return zombies(ROAD, "2.5 2.6", at="zombies").rolls(3)


def discarding() -> Scenario:
    """A discards a card or none."""
    return zombies(at="discard", hands={"A": "fear"})


def window() -> Scenario:
    """A may play Fear."""
    return zombies(hands={"A": "fear"})


def over() -> Scenario:
    """A has won."""
    return zombies(zombies="1.5", at="fight", kills=[24, 0]).rolls(4)


ROWS: list[tuple[Callable[[], Scenario], str, str, str, str, str]] = [
    (laying, "B", "lay-e1n0-r0", "ZZ-3.1", "out-of-turn", "It is for A to answer."),
    (laying, "A", "pass", "ZZ-3.1", "must-answer", "This cannot be passed; choose one of the answers."),
    (laying, "A", "lay-e0n0-r0", "ZZ-4.1", "taken", "A tile lies there already."),
    (laying, "A", "lay-e0n1-r1", "ZZ-4.1", "taken", "A tile lies there already."),
    (laying, "A", "lay-e2n0-r0", "ZZ-4.1", "not-beside", "A tile is laid next to another, road to road."),
    (laying, "A", "lay-e1s1-r0", "ZZ-4.1", "not-beside", "A tile is laid next to another, road to road."),
    (laying, "A", "lay-e0n2-r1", "ZZ-4.1", "not-beside", "A tile is laid next to another, road to road."),
    (laying, "A", "lay-e1n0-r1", "ZZ-4.1", "wall-to-road", "An edge would put wall against road."),
    (laying, "A", "lay-e0s1-r0", "ZZ-4.1", "wall-to-road", "An edge would put wall against road."),
    (laying, "A", "lay-e1n0-r2", "ZZ-1.3", "looks-alike", "Turned like this it looks the same as with fewer turns."),
    (laying, "A", "put-1.2", "ZZ-4.2", "nothing-to-put", "Nothing is being put on the map now."),
    (laying, "A", "go-1.2", "ZZ-6.1", "no-move", "No pawn is moving now."),
    (laying, "A", "stop", "ZZ-6.1", "nothing-to-stop", "Nothing is going on that could be stopped."),
    (laying, "A", "life", "ZZ-5.2", "no-fight", "No fight roll is being settled."),
    (laying, "A", "herd-1.2-south", "ZZ-7.1", "no-herd", "Zombies are not being moved now."),
    (laying, "A", "lift-1.2", "ZZ-11.23", "nothing-to-lift", "No zombie is being taken up now."),
    (laying, "A", "raise-1", "ZZ-11.15", "not-dead", "No such die is waiting to be settled like this."),
    (laying, "A", "play-fear-B", "ZZ-9.3", "no-window", "Event cards are played in windows, and none is open now."),
    (laying, "A", "use-grenade", "ZZ-9.3", "no-window", "Event cards are played in windows, and none is open now."),
    (laying, "A", "discard-fear", "ZZ-3.1", "no-discard", "Cards are discarded at the end of your own turn."),
    (laying, "A", "pass-turn", "ZZ-9.3", "not-for-a-turn", "Only windows are passed for a whole turn."),
    (stocking, "A", "put-2.1", "ZZ-9.7", "zombie-there", "A zombie stands there already."),
    (stocking, "A", "put-2.5", "ZZ-4.2", "not-its-space", "It goes on other spaces than that."),
    (stocking, "A", "put-1.5", "ZZ-4.2", "not-its-space", "It goes on other spaces than that."),
    (stocking, "A", "put-2.8", "ZZ-1.1", "no-such-space", "There is no such space in the town."),
    (stocking, "A", "put-7.1", "ZZ-1.1", "no-such-space", "There is no such space in the town."),
    (stocking, "A", "lay-w1n0-r0", "ZZ-3.1", "no-tile", "No tile is being laid now."),
    (bullets_due, "A", "put-2.1", "ZZ-4.2", "token-there", "A token lies there already."),
    (settling, "A", "bullets", "ZZ-5.2", "too-few-bullets", "Bullets that cannot reach four cannot be paid."),
    (settling, "A", "kit", "ZZ-11.11", "no-kit", "You have no First Aid Kit in play."),
    (settling, "A", "rush", "ZZ-11.1", "no-rush", "You cannot play Adrenaline Rush on this roll."),
    (settling, "A", "pass", "ZZ-5.2", "settle-first", "Settle the fight roll first."),
    (settling, "A", "go-1.2", "ZZ-5.2", "settle-first", "Settle the fight roll first."),
    (settling, "B", "life", "ZZ-3.1", "out-of-turn", "It is for A to answer."),
    (walking, "A", "go-2.1", "ZZ-6.1", "too-far", "A step leads to a neighbouring space, not through a wall."),
    (walking, "A", "go-2.7", "ZZ-6.1", "too-far", "A step leads to a neighbouring space, not through a wall."),
    (walking, "A", "go-2.4", "ZZ-6.1", "too-far", "A step leads to a neighbouring space, not through a wall."),
    (walking, "A", "go-3.4", "ZZ-1.1", "no-such-space", "There is no such space in the town."),
    (walking, "A", "pass", "ZZ-3.1", "must-answer", "This cannot be passed; choose one of the answers."),
    (
        herding,
        "A",
        "herd-2.5-east",
        "ZZ-7.1",
        "zombie-blocked",
        "A zombie steps to a neighbouring space without a zombie.",
    ),
    (
        herding,
        "A",
        "herd-2.5-north",
        "ZZ-7.1",
        "zombie-blocked",
        "A zombie steps to a neighbouring space without a zombie.",
    ),
    (herding, "A", "herd-2.4-west", "ZZ-7.1", "no-zombie", "There is no zombie there that can still move."),
    (herding, "A", "herd-8.4-west", "ZZ-1.1", "no-such-space", "There is no such space in the town."),
    (herding, "B", "herd-2.5-west", "ZZ-3.1", "out-of-turn", "It is for A to answer."),
    (discarding, "A", "discard-keys", "ZZ-3.1", "not-in-hand", "Only a card of your hand can be discarded."),
    (discarding, "A", "play-fear-B", "ZZ-9.3", "no-window", "Event cards are played in windows, and none is open now."),
    (window, "A", "discard-fear", "ZZ-3.1", "no-discard", "Cards are discarded at the end of your own turn."),
    (window, "A", "lay-e1n0-r0", "ZZ-3.1", "no-tile", "No tile is being laid now."),
    (over, "A", "pass", "ZZ-8.1", "over", "The game is over."),
    (over, "B", "life", "ZZ-8.1", "over", "The game is over."),
]


@clause("ZZ-4.1", "ZZ-4.2", "ZZ-5.2", "ZZ-6.1", "ZZ-6.3", "ZZ-7.1", "ZZ-1.1", "ZZ-3.1")
@pytest.mark.parametrize(("make", "seat", "answer", "rule", "key", "sentence"), ROWS)
def test_refused(make: Callable[[], Scenario], seat: str, answer: str, rule: str, key: str, sentence: str) -> None:
    refusal = make().refuses(seat, answer, rule)
    assert (refusal.key, refusal.sentence) == (key, sentence)


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
