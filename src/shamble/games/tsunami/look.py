"""A view of Zombie Tsunami, read for drawing: what follows from it, and how items are made.

The board is drawn in ``scene`` and ``stages``, where things stand is in ``places``, what lies beside the board is drawn
in ``panel`` or told without a place in ``side``, and ``motion`` shows what happened on the way from view to view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from shamble.games.tsunami.answers import decode
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BEADS,
    JUMP,
    PUSH,
    ROUNDS,
    SHOP_NAMES,
    STREET_DOES,
    STREET_NAMES,
    STREET_NUMBER,
    WINDFALL,
)
from shamble.games.tsunami.frames.rounds import BEFORE_CARD, GAP, RESOLVE

SEAT_LETTERS: Final = "ABCDEF"
NO_BEAD: Final = -1
NOT_ROLLED: Final = -1
PERMANENT_NAMES: Final = SHOP_NAMES[:2]
WINDOWS: Final = frozenset(
    {"saves", "bomb", "giant", "bonus", "ufo", "dragon"}
)  # sealed, and nobody sees who can answer


class Option(NamedTuple):
    """One answer in the players' notation, taken apart: its verb, the cards it names, the seats it aims at."""

    answer: str
    verb: str
    cards: tuple[str, ...]
    seats: tuple[int, ...]


class Look:
    """What the picture needs of a view, with types, and what follows from it."""

    def __init__(self, view: Mapping[str, object], names: Sequence[str] | None) -> None:
        self.view = view
        self.seats = cast(int, view["seats"])
        self.seat = cast("int | None", view["seat"])
        self.names = list(names) if names is not None else list(SEAT_LETTERS[: self.seats])
        self.ask = cast("dict[str, Any] | None", view["ask"])
        self.outcome = cast("dict[str, Any] | None", view["outcome"])
        self.stack = {str(frame["frame"]): frame for frame in cast("list[dict[str, Any]]", view["stack"])}
        self.first = cast(int, view["first"])
        self.round = cast(int, view["round"])
        self.slot = cast(int, view["slot"])
        self.event = cast("str | None", view["event"])
        self.claimed = cast("list[bool]", view["claimed"])
        self.hordes = cast("list[int]", view["hordes"])
        self.civilians = cast("list[int]", view["civilians"])
        self.coins = cast("list[int]", view["coins"])
        self.kept = cast("list[list[int]]", view["kept"])
        self.birds = cast("list[str]", view["birds"])
        self.hands = cast("list[int]", view["hands"])
        self.market = cast("list[str | None]", view["market"])
        self.secret = cast("list[str | None]", view["secret"])
        self.known = cast("list[int]", view["known"])
        self.up = cast("list[bool]", view["up"])
        self.secrets = cast("list[str]", view["secrets"])
        self.zombird = bool(cast("dict[str, object]", view["settings"])["zombird"])
        road = cast("list[str]", view["road"])
        self.cards = road[len(road) - self.slot :]  # this round's, as far as they are known
        self.options = [option_of(answer) for answer in cast("list[str]", view["options"])]
        self.heard = cast("list[dict[str, Any]]", view.get("heard", []))

    # --- who is asked ---

    @property
    def asks(self) -> str:
        """The name of what is asked; empty when nothing is."""
        return "" if self.ask is None else str(self.ask["name"])

    @property
    def asked(self) -> list[int]:
        """The seats that are asked, as far as everybody may know."""
        return [] if self.ask is None else cast("list[int]", self.ask["seats"])

    @property
    def is_window(self) -> bool:
        """Whether nobody may know who can really answer what is asked."""
        return self.asks in WINDOWS or (self.ask is not None and self.ask["kind"] == "offer")

    @cached_property
    def gather(self) -> dict[str, Any] | None:
        """The sealed question that is open."""
        if self.ask is None or self.ask["kind"] != "gather":
            return None
        return list(self.stack.values())[-1]

    @cached_property
    def sealed(self) -> str | None:
        """The seat's own sealed answer, which it may replace until the last one is in."""
        if self.gather is None or self.seat is None:
            return None
        code = cast(int, self.gather["sealed"][self.seat])
        return None if code < 0 else str(decode(code)) if code else "pass"

    def locked(self, seat: int) -> bool:
        """Whether everybody sees that the seat has sealed an answer; in a window nobody sees it."""
        if self.gather is None or self.is_window:
            return False
        return bool(self.gather["entitled"] >> seat & 1) and seat not in self.asked

    # --- the street ---

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return self.round > ROUNDS

    @cached_property
    def card(self) -> str:
        """The street card that is shown or resolved now; empty between cards."""
        stage = self.stack.get("round", {}).get("stage", -1)
        turned = stage in (BEFORE_CARD, RESOLVE, GAP) and "reveal_street" not in self.stack
        return self.cards[-1] if self.cards and turned else ""

    @cached_property
    def does(self) -> int:
        """What the card asks: JUMP, PUSH, …; -1 without a card."""
        return STREET_DOES[STREET_NAMES.index(self.card)] if self.card else -1

    @cached_property
    def stage(self) -> str:
        """What the stage shows: push, jump, shop or town."""
        if self.does == PUSH:
            return "push"
        if "jump" in self.stack or "roll_off" in self.stack or self.does in (JUMP, WINDFALL):
            return "jump"
        return "shop" if "shop" in self.stack else "town"

    @cached_property
    def number(self) -> int:
        """The number of the card: a push's, or a jump's cap."""
        if "jump" in self.stack:
            return cast(int, self.stack["jump"]["cap"])
        return STREET_NUMBER[STREET_NAMES.index(self.card)] if self.card else 0

    # --- a push ---

    @cached_property
    def votes(self) -> list[int]:
        """By seat: the bead that was shown, else NO_BEAD."""
        return cast("list[int]", self.stack.get("push", {}).get("votes", [NO_BEAD] * self.seats))

    @property
    def voted(self) -> bool:
        """Whether the beads lie open."""
        return self.votes[0] != NO_BEAD

    @cached_property
    def picks(self) -> list[tuple[int, str]]:
        """By seat: the bead it stands behind for this viewer, and why: shown, sure (one's own), word, or ""."""
        found = [(bead, "shown" if bead != NO_BEAD else "") for bead in self.votes]
        if self.voted:
            return found
        for word in self.heard:
            if word["seat"] != self.seat:
                found[word["seat"]] = (BEAD_NAMES.index(word["bead"]), "word")
        if self.seat is not None and self.asks == "vote" and self.sealed is not None:
            found[self.seat] = (BEAD_NAMES.index(self.sealed), "sure")
        return found

    @cached_property
    def help(self) -> list[int]:
        """By bead: what birds add to its team."""
        return cast("list[int]", self.stack.get("push", {}).get("help", [0] * BEADS))

    def total(self, bead: int, mine: bool = False) -> int:
        """The zombies and birds behind a bead, as far as they stand there; ``mine``: as if one stood there too."""
        total = self.help[bead] + sum(self.hordes[seat] for seat, pick in enumerate(self.picks) if pick[0] == bead)
        if mine and self.seat is not None and self.picks[self.seat][0] != bead:
            total += self.hordes[self.seat]
        return total

    # --- a throw ---

    @cached_property
    def throw(self) -> dict[str, Any]:
        """The frame in which cubes are thrown; empty if none is."""
        for name in ("roll_off", "jump", "windfall"):
            if name in self.stack:
                return self.stack[name]
        return {}

    def cubes(self, seat: int) -> int:
        """How many cubes a seat has to throw."""
        if "roll_off" in self.stack:
            return cast(int, self.throw["left"][seat])
        return self.hordes[seat]

    def faces(self, seat: int) -> int:
        """How many of them show a zombie; NOT_ROLLED before the throw."""
        return cast(int, self.throw["faces"][seat]) if self.throw else NOT_ROLLED

    def rolls(self, seat: int) -> bool:
        """Whether the seat throws at all: not everybody takes the Jump event, or has a part in a roll-off."""
        return bool(self.throw["rolling"] >> seat & 1) if self.throw else True

    def loss(self, seat: int) -> int:
        """What of the seat's horde is about to die."""
        return cast(int, self.throw.get("losses", [0] * self.seats)[seat])

    # --- the rest ---

    @property
    def bomb(self) -> tuple[int, int] | None:
        """Who bombs whom."""
        frame = self.stack.get("bomb")
        return None if frame is None else (frame["seat"], frame["target"])

    def chosen(self, seat: int) -> bool:
        """Whether the seat has been named already, for a Mega Bomb or an Exchange."""
        if "megabomb" in self.stack:
            return bool(self.stack["megabomb"]["named"] >> seat & 1)
        return "exchange" in self.stack and self.stack["exchange"]["one"] == seat

    def is_dealt(self, seat: int) -> bool:
        """Whether a secret card lies before the seat."""
        return bool(self.known[seat])

    def rank(self, seat: int) -> int:
        """The place of this seat in the ranking, 1 for the winner; 0 while the game runs."""
        place = 1
        for group in (self.outcome or {}).get("ranking", []):
            if seat in group:
                return place
            place += len(group)
        return 0

    def role(self, seat: int) -> str:
        """What this seat is doing: asked, locked, wait or over."""
        if self.outcome is not None:
            return "over"
        if self.locked(seat):
            return "locked"
        return "now" if seat in self.asked else "wait"

    def around(self) -> list[int]:
        """The seats as they sit, this viewer's first."""
        start = self.seat or 0
        return [(start + step) % self.seats for step in range(self.seats)]


def option_of(answer: str) -> Option:
    """An answer taken apart: ``buy-steal1-B`` buys steal1 from seat 1."""
    verb, *rest = answer.split("-")
    if verb in ("turn", "drop", "pass"):
        return Option(answer, answer, (), ())
    seats = tuple(SEAT_LETTERS.index(part) for part in rest if part in SEAT_LETTERS)
    return Option(answer, verb, tuple(part for part in rest if part not in SEAT_LETTERS), seats)


# --- making ----------------------------------------------------------------------------------------------------------


def player_id(seat: int) -> str:
    """The id of a player's tag: plA, …"""
    return f"pl{SEAT_LETTERS[seat]}"
