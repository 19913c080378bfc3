"""What the fields of Zombiaki's views and facts mean."""

from __future__ import annotations

from typing import Final

from shamble.core.fields import SEATS, Field, Fields, Numbers, listed, masked
from shamble.games.zombiaki import box
from shamble.games.zombiaki.facts import DISCARDS, MOVES, STAYS
from shamble.games.zombiaki.state import made_of

# What else is true of a body, by its bit.
MARKS: Final = {
    "shielded": box.SHIELDED,
    "boss": box.IS_BOSS,
    "obeyed": box.OBEYED,
    "stepped": box.STEPPED,
    "netted": box.NETTED,
    "shot": box.SHOT,
    "merged": box.MERGED,
}
BODY: Final = (
    "a zombie or dog, packed; 0: nobody. The lowest six bits are its strength; "
    f"then {box.IS_ZOMBIE} a zombie, {box.IS_DOG} a dog, "
    + ", ".join(f"{bit} {mark}" for mark, bit in MARKS.items())
    + f"; bits {box.TO_MOVE_SHIFT} to {box.TO_MOVE_SHIFT + 3} its place in this turn's march; "
    f"from bits {', '.join(str(shift) for shift in box.MADE_SHIFTS)} on its cards zombie2 to zombie5, counted, "
    f"from bit {box.CLAWS_SHIFT} on its claws, from bit {box.BITTEN_SHIFT} on the shields that were bitten"
)


def body(number: int) -> dict[str, object] | None:
    """A zombie or dog, unpacked."""
    if not number:
        return None
    return {
        "what": "dog" if number & box.IS_DOG else "zombie",
        "strength": number & box.STRENGTH_MASK,
        "marks": [mark for mark, bit in MARKS.items() if number & bit],
        "cards": {box.CARD_NAMES[kind]: count for kind, count in made_of(number).items()},
    }


def thing(kind: int) -> str | None:
    """What lies on a cell."""
    return box.CARD_NAMES[kind] if kind != box.NO_THING else None


def fuses(packed: int) -> list[str]:
    """The cells of what is lit, the next to explode first."""
    found = []
    while packed:
        found.append(box.CELL_NAMES[(packed & 15) - 1])
        packed >>= 4
    return found


FIELDS: Final = Fields(
    numbers={
        "body": Numbers(BODY, body),
        "card": listed("a kind of card; the zombies' first, then the humans'", box.CARD_NAMES),
        "cell": listed(
            "five times the lane plus the row of a cell, from 0; 15: the barricade, or none",
            box.CELL_NAMES,
            none="out",
        ),
        "cells": masked("bit mask of cells", box.CELL_NAMES),
        "discard": listed("why a card is discarded", DISCARDS),
        "fuses": Numbers("cells plus one, four bits each, the first in the lowest", fuses),
        "kind": listed("a kind of card, or what a mine throws", box.HARM_NAMES),
        "move": listed("why a body moves", MOVES),
        "seats": SEATS,
        "side": listed("a side; -1: none", box.SIDE_NAMES),
        "stay": listed("why a body does not make a step", STAYS),
        "thing": Numbers("the kind of card that lies there as an object; 0: nothing", thing),
    },
    view=(
        Field("side_a", "option: the side that seat 0 plays"),
        Field("barrier_row", "option: the first row for barriers"),
        Field("freeze", "option: what Freeze! holds"),
        Field("orders_per_zombie", "option: whether a zombie obeys once a game or once a turn"),
        Field("dog_rows", "option: dogs are placed in rows up to this one"),
        Field("merged", "option: whether anything moves a merged zombie before the next zombie turn"),
        Field("wall_rows", "option: the rows for walls"),
        Field("floodlight", "option: whom a floodlight moves"),
        Field("flames", "option: which cells the flames pay for"),
        Field("turn", "turns begun, of both sides"),
        Field("terror", "whether the humans' next or present turn is one of Terror (ZK-4.3)"),
        Field("frozen", "ends of human turns that the freeze outlasts, this turn's included (ZK-3.10)"),
        Field("net", "whether the net lies on the street"),
        Field("orders", "orders that the boss has given (ZK-4.1)"),
        Field("ordered", "whether one of them was this turn's"),
        Field("fire", "where napalm burns", of="cells"),
        Field("fuses", "what is lit and will explode (ZK-5.19)", of="fuses"),
        Field("fell", "whether the boss has died and the zombies are still to step back (ZK-4.1)"),
        Field("winner", "the side that has won", of="side"),
        Field("body", "by cell: the zombie or dog there", of="body", by="cell"),
        Field("thing", "by cell: the object there", of="thing", by="cell"),
        Field("deck", "by card: how many are still to be drawn; Dawn comes last (ZK-1.3)", by="card"),
        Field("hand", "by card: how many lie open in a hand, which is its side's", by="card"),
        Field("pile", "by card: how many are discarded for good", by="card"),
    ),
    facts={
        "kind": "kind",
        "stayed.move": "move",
        **dict.fromkeys(("cell", "start", "goal"), "cell"),
        "body": "body",
        "side": "side",
        "opened.eligible": "seats",
        "discarded.why": "discard",
        "moved.why": "move",
        "stayed.why": "stay",
        "removed.why": "kind",
    },
)
