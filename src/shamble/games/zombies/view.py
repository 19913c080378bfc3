"""What a seat may know in Zombies!!! (ZZ-9.9), and guessing the rest: the cards in others' hands, and dice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from shamble.core.errors import Invalid
from shamble.core.game import Game, fresh_stream
from shamble.core.plain import CoreData, whole
from shamble.core.windows import Offer
from shamble.games.zombies.box import EVENT_COPIES, EVENT_KINDS, EVENT_NAMES, SHOTGUN
from shamble.games.zombies.restore import read_table
from shamble.games.zombies.state import Table


def view(game: Game, table: Table, seat: int) -> dict[str, object]:
    """All that a perfect memory in the seat (spectator: -1) knows: everything but others' cards and both stacks."""
    data = game.core_view(table, seat)
    data.update(table.open_data())
    data["hand"] = hand_of(table, seat) if seat >= 0 else []
    data["hands"] = table.held[:]
    data["deck"] = sum(table.deck)
    return data


def hand_of(table: Table, seat: int) -> list[str]:
    """The seat's event cards, by name."""
    at = seat * EVENT_KINDS
    return [EVENT_NAMES[kind] for kind in range(EVENT_KINDS) for _ in range(table.hands[at + kind])]


# --- guessing -------------------------------------------------------------------------------------------------------


def guess(game: Game, seen: Mapping[str, object], rng: Random) -> Table:
    """A table that the view could be of, with dice of its own; Invalid if it is no view of a table."""
    if not isinstance(seen, Mapping) or seen.get("game") != game.name:
        raise Invalid(f"This is not a view of {game.name}.")
    stream = fresh_stream(rng)
    seats = game.check_seats(seen.get("seats"))
    seat = -1 if seen.get("seat") is None else whole(seen, "seat", 0, seats - 1)
    try:
        data = written(cast(Mapping[str, Any], seen), rng)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Invalid(f"This view of {game.name} is incomplete or broken ({type(error).__name__}).") from None
    frames = game.read_frames(seen.get("stack"))
    ask = seen.get("ask")
    asks_chance = isinstance(ask, Mapping) and ask.get("kind") == "chance"
    hushed = 1 << seat if seen.get("hushed") and seat >= 0 else 0
    core = CoreData(seats, frames, stream, asks_chance, False, 0, hushed)
    table = read_table(game, core, data)
    if frames and isinstance(frames[-1], Offer):
        frames[-1].wait_for(table, seat)
    table.advance()
    return table


def written(seen: Mapping[str, Any], rng: Random) -> dict[str, object]:
    """The plain data that ``Table.to_json`` would write, with others' cards dealt at random from those unseen."""
    data = {name: value for name, value in seen.items() if name not in ("hand", "deck")}
    rest = unseen(seen)
    if not all(0 <= count <= copies for count, copies in zip(rest, EVENT_COPIES, strict=True)):
        raise ValueError("a card was seen more often than there are copies, or less than never")
    pool = [kind for kind in range(EVENT_KINDS) for _ in range(rest[kind])]
    rng.shuffle(pool)
    hands: list[int] = []
    for seat, size in enumerate(seen["hands"]):
        if seat == seen["seat"]:
            hand = [EVENT_NAMES.index(name) for name in seen["hand"]]
        else:
            hand = [pool.pop() for _ in range(size)]
        if len(hand) != size:
            raise ValueError("the own hand is not as large as everybody sees")
        hands += [hand.count(kind) for kind in range(EVENT_KINDS)]
    data["hands"] = hands
    data["deck"] = [pool.count(kind) for kind in range(EVENT_KINDS)]
    return data


def unseen(seen: Mapping[str, Any]) -> list[int]:
    """By kind: the cards that the seat has not seen lying anywhere; they are in the deck or in other hands."""
    rest = list(EVENT_COPIES)
    for kind in range(EVENT_KINDS):
        rest[kind] -= seen["discard"][kind] + sum(mask >> kind & 1 for mask in seen["items"])
        rest[kind] -= seen["hand"].count(EVENT_NAMES[kind])
    rest[SHOTGUN] -= sum(1 for shots in seen["shots"] if shots)
    return rest
