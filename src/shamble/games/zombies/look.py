"""A view of Zombies!!!, read for drawing: what follows from it, and how items are made.

The town is drawn in ``scene`` out of ``pieces``, where things stand is in ``places``, what lies beside the board is
drawn in ``panel`` or told without a place in ``side``, ``routes`` and ``plans`` find what takes several answers, and
``motion`` shows what happened on the way from view to view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.games.zombies import answers, places
from shamble.games.zombies.box import (
    EVENT_KINDS,
    EVENT_NUMBERS,
    GROUNDS,
    INTERIOR,
    NOBODY,
    SHOTGUN,
    SPACES,
    WEAPONS,
    WINDOWS,
    ZOMBIE,
)

SEAT_LETTERS: Final = "ABCDEF"
NO_SPACE: Final = -1


class Option(NamedTuple):
    """One answer in the players' notation, taken apart."""

    answer: str
    verb: str  # lay, put, go, herd, lift, life, bullets, kit, rush, raise, again, play, use, discard, pass, ...
    space: int = NO_SPACE
    place: str = ""  # where a tile is laid
    turn: int = 0
    way: str = ""
    card: str = ""
    seat: int = NOBODY
    extra: str = ""


class Look:
    """What the picture needs of a view, with types, and what follows from it."""

    def __init__(self, view: Mapping[str, Any], names: Sequence[str] | None) -> None:
        self.view = view
        self.seat = cast("int | None", view["seat"])
        self.seats = cast(int, view["seats"])
        self.names = list(names) if names is not None else list(SEAT_LETTERS[: self.seats])
        self.ask = cast("dict[str, Any] | None", view["ask"])
        self.outcome = cast("dict[str, Any] | None", view["outcome"])
        self.top = cast("list[dict[str, Any]]", view["stack"])[-1] if view["stack"] else {}
        self.town = places.town_of(view)
        self.space = cast("list[int]", view["space"])
        self.pawn = cast("list[int]", view["pawn"])
        self.active = cast(int, view["active"])
        self.turn = cast(int, view["turn"])
        self.hand = cast("list[str]", view["hand"])
        self.options = [option_of(answer) for answer in cast("list[str]", view["options"])]

    # --- who is asked ---

    @property
    def asks(self) -> str:
        """The name of what is asked; empty when nothing is."""
        return "" if self.ask is None else str(self.ask["name"])

    @property
    def asked(self) -> list[int]:
        """The seats that are asked."""
        return [] if self.ask is None else cast("list[int]", self.ask["seats"])

    @property
    def window(self) -> str:
        """The letter of the open window for events, or empty (ZZ-9.3)."""
        return WINDOWS[self.top["moment"].bit_length() - 1] if self.asks == "event" else ""

    def role(self, seat: int) -> str:
        """What this seat is doing: now, wait or over."""
        if self.outcome is not None:
            return "over"
        return "now" if seat == self.active else "wait"

    def rank(self, seat: int) -> int:
        """1 for the winner and so on; 0 while the game runs."""
        ranking = cast("list[list[int]]", (self.outcome or {}).get("ranking", []))
        return next((place for place, group in enumerate(ranking, 1) if seat in group), 0)

    # --- the town ---

    @cached_property
    def near(self) -> tuple[tuple[int, ...], ...]:
        """By space: where a step leads, by way, or -1."""
        return places.near(self.town)

    def ground(self, space: int) -> int:
        """Road, interior, or nothing."""
        return GROUNDS[self.town.looks[space // SPACES]][space % SPACES]

    def is_inside(self, space: int) -> bool:
        """Whether a space lies in a named building."""
        return self.ground(space) == INTERIOR

    @cached_property
    def spaces(self) -> list[int]:
        """The spaces that can be entered."""
        return [space for space in range(len(self.space)) if self.ground(space)]

    @property
    def zombies(self) -> list[int]:
        """The spaces with a zombie."""
        return [space for space, there in enumerate(self.space) if there & ZOMBIE]

    def on(self, space: int) -> list[int]:
        """Whose pawns stand on a space."""
        return [seat for seat, at in enumerate(self.pawn) if at == space]

    @cached_property
    def grows(self) -> bool:
        """Whether tiles may still come."""
        return not self.view["sealed"] and (sum(self.view["pile"]) > 0 or self.view["drawn"] >= 0)

    @property
    def walker(self) -> int:
        """Whose pawn takes the next step, or NO_SPACE while none does."""
        return cast(int, self.top["seat"]) if self.asks == "step" else -1

    # --- cards ---

    def items_of(self, seat: int) -> list[int]:
        """The kinds of the items before a player."""
        mask = cast(int, self.view["items"][seat])
        found = [kind for kind in range(EVENT_KINDS) if mask >> kind & 1]
        return [*found, SHOTGUN] if self.view["shots"][seat] else found

    def lost_by_death(self, seat: int) -> list[int]:
        """The kinds of those that death would cost: the weapons, or all (ZZ-5.4)."""
        every = self.view["death_loses"] == "items"
        return [kind for kind in self.items_of(seat) if every or WEAPONS >> kind & 1]

    def may_react(self, seat: int) -> bool:
        """Whether, by public facts, a player may still play an event of this round (ZZ-9.1)."""
        return not self.view["used"] >> seat & 1 and self.view["hands"][seat] > 0

    def kinds_in_hand(self) -> list[int]:
        """The kinds of one's own cards, each as often as one has it."""
        return [EVENT_NUMBERS[name] for name in self.hand]


# --- answers ---------------------------------------------------------------------------------------------------------


def option_of(text: str) -> Option:
    """An answer taken apart."""
    answer: Answer = answers.read(text.lower(), chance=False)
    match answer:
        case Pass() | PassTurn() | Stop():
            return Option(text, text)
        case answers.Lay():
            return Option(text, "lay", place=answer.place, turn=answer.turn)
        case answers.AtSpace():
            return Option(text, text.partition("-")[0], space=answers.space_number(answer.space))
        case answers.Herd():
            return Option(text, "herd", space=answers.space_number(answer.space), way=answer.way)
        case answers.Settle():
            return Option(text, answer.how)
        case answers.Die():
            return Option(text, answer.deed)
        case answers.Play():
            return Option(text, "play", card=answer.card, seat=answer.seat, extra=answer.extra)
        case answers.Use():
            return Option(text, "use", card=answer.card)
        case answers.Drop():
            return Option(text, "discard", card=answer.card)
        case _:
            raise AssertionError(f"{text} is nobody's answer")


# --- making ----------------------------------------------------------------------------------------------------------


def cell_id(space: int) -> str:
    """The id of a space: c-3.5."""
    return f"c-{answers.space_name(space)}"


def zombie_id(space: int) -> str:
    """The id of the zombie on a space."""
    return f"z-{answers.space_name(space)}"


def token_id(space: int) -> str:
    """The id of the token on a space."""
    return f"t-{answers.space_name(space)}"


def pawn_id(seat: int) -> str:
    """The id of a pawn."""
    return f"p-{SEAT_LETTERS[seat]}"


def lot_id(place: str) -> str:
    """The id of a place for a tile."""
    return f"lot-{place}"


def own_id(card: str) -> str:
    """The id of a card of one's own."""
    return f"h-{card}"
