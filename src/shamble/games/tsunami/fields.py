"""What the fields of Zombie Tsunami's views and facts mean."""

from __future__ import annotations

from typing import Final

from shamble.core.fields import SEATS, Field, Fields, Numbers, listed
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BIRD_NAMES,
    EVENT_NAMES,
    SAVE_SETS,
    SAVES,
    SECRET_NAMES,
    SHOP_NAMES,
    STREET_NAMES,
)
from shamble.games.tsunami.facts import CAUSES


def saves(number: int) -> list[str]:
    """The cards of a set of saves."""
    return [save.name for save, count in zip(SAVES, SAVE_SETS[number].counts, strict=True) for _ in range(count)]


FIELDS: Final = Fields(
    numbers={
        "bead": listed("a bead", BEAD_NAMES),
        "bird": listed("a Zombird", BIRD_NAMES),
        "cause": listed("why something changes", CAUSES),
        "event": listed("an event", EVENT_NAMES),
        "saves": Numbers("a set of saves used together", saves),
        "seats": SEATS,
        "secret": listed("a Secret Bonus card", SECRET_NAMES),
        "shop": listed("a shop card", SHOP_NAMES),
        "street": listed("a street card", STREET_NAMES),
    },
    view=(
        Field("settings", "the options that are played"),
        Field("first", "the first seat, all game; -1 before it is drawn"),
        Field("round", "1 to 3; 4 when all rounds are over"),
        Field("slot", "street cards revealed in this round"),
        Field("event", "the event in force, by name, or null"),
        Field("events", "events still in their deck, by name"),
        Field("claimed", "by seat: whether it had its bird for the event"),
        Field("winner", "the seat that won a roll for first place; -1 without one"),
        Field("reason", "why the game ended, by its place among the game's reasons"),
        Field("hordes", "by seat: its zombies"),
        Field("civilians", "by seat: civilians that follow it"),
        Field("coins", "by seat: its coins"),
        Field("kept", "by seat: its cards Save 1, then Save 2"),
        Field("birds", "the seat's own Zombirds, by name"),
        Field("hands", "by seat: how many Zombirds it holds"),
        Field("brains", "by seat: Brains in hand, shown when all rounds are over; 0 before"),
        Field("bird_deck", "Zombirds still to be drawn"),
        Field("bird_discard", "Zombirds discarded, by name"),
        Field("market", "shop cards that lie open, by name, place by place; null: an empty place"),
        Field("shop_deck", "shop cards still to be drawn, by name"),
        Field("shop_discard", "shop cards discarded, by name"),
        Field("secret", "by seat, then the one laid aside: the Secret Bonus card, by name, if the seat has seen it"),
        Field("known", "likewise: which seats have seen it", of="seats"),
        Field("denied", "likewise: what a wrong dragon guess ruled out, by name"),
        Field("up", "by seat: whether its Secret Bonus card lies face up"),
        Field("secrets", "the Secret Bonus cards in play at this table, by name"),
        Field("street", "street cards of this part of the deck still to come, by name"),
        Field("road", "street cards revealed so far, by name, in order"),
    ),
    facts={
        "bead": "bead",
        "bird": "bird",
        "card": "shop",
        "cards": "saves",
        "cause": "cause",
        "event": "event",
        "mask": "seats",
        "opened.eligible": "seats",
        "secret": "secret",
        "street": "street",
    },
)
