"""Positions of Zombies!!! in one readable line, and verbs that read like a report of a game.

>>> table = zombies(town={"e1n0": "straight"}, zombies="2.4", pawns={"A": "1.6"}, at="move", rolled=3)
>>> table.play("A", "go-2.4").rolls(4).kills()
[1, 0]
>>> table.where("A")
'2.4'
>>> table.refuses("A", "go-1.1", "ZZ-1.1").sentence
'That space cannot be entered.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from shamble.core.answer import PASS
from shamble.core.errors import Illegal, Invalid, seat_letter
from shamble.core.plain import CoreData
from shamble.core.stream import Stream, key_of
from shamble.games.zombies.answers import event_number, place_number, space_name, space_number
from shamble.games.zombies.box import (
    BULLET,
    EFFECT_KINDS,
    EFFECT_OF,
    EFFECTS,
    EVENT_COPIES,
    EVENT_KINDS,
    EVENT_NAMES,
    LIFE,
    SHOTGUN,
    SHOTS,
    TILE_KINDS,
    TILE_NAMES,
    TILE_NUMBERS,
    TURNS,
    WINDOWS,
    ZOMBIE,
)
from shamble.games.zombies.frames.town import (
    CARDS,
    DISCARD,
    END,
    FIGHT,
    HERD,
    MOVE,
    PLAY,
    ROLL_MOVE,
    START,
    TILE,
    WINDOW_D,
    WINDOW_E,
    WINDOW_G,
    WINDOW_H,
    Town,
    Turn,
)
from shamble.games.zombies.frames.windows import Window
from shamble.games.zombies.game import GAME
from shamble.games.zombies.state import Table
from shamble.testing.scenario import Told

# Where a scenario begins: the stages of a turn by name.
PLACES: Final = {
    "start": START,
    "tile": TILE,
    "fight": FIGHT,
    "cards": CARDS,
    "before_roll": WINDOW_D,
    "roll": ROLL_MOVE,
    "after_roll": WINDOW_E,
    "move": MOVE,
    "before_zombies": WINDOW_G,
    "zombies": HERD,
    "before_discard": WINDOW_H,
    "discard": DISCARD,
    "end": END,
}

Cards = Mapping[str, str]
"""Seats and their cards: ``{"A": "fear skateboard"}``."""


class Scenario(Told[Table]):
    """A table of Zombies!!!, its seats called by their letters. Verbs return the table, so they can be chained."""

    # --- verbs ---

    def play(self, seat: str, *texts: str) -> Scenario:
        """The seat gives these answers, one after the other: ``table.play("A", "go-1.2", "stop")``."""
        for text in texts:
            self.take(seat_number(seat), GAME.read(text.lower()))
        return self

    def draws(self, *texts: str) -> Scenario:
        """Chance brings this: ``table.draws("tile-cross", "card-fear")``."""
        for text in texts:
            self.take(None, GAME.read(text.lower(), chance=True))
        return self

    def rolls(self, *numbers: int) -> Scenario:
        """Dice show these numbers."""
        return self.draws(*[f"roll-{number}" for number in numbers])

    def passes(self) -> Scenario:
        """All who are asked pass, until this window is over."""
        while self.asked == "event" and PASS in self._codes():
            self.play(self.waits_for[0], "pass")
        return self

    def refuses(self, seat: str | None, text: str, clause: str) -> Illegal:
        """Assert that the answer is against this clause and changes nothing; the refusal comes back."""
        number = None if seat is None else seat_number(seat)
        return self.refused(number, GAME.read(text.lower(), chance=seat is None), clause)

    # --- what there is to see ---

    @property
    def window(self) -> str:
        """The letter of the window that is open now (ZZ-9.3); empty if something else is asked."""
        top = self.state.frames[-1] if self.state.frames else None
        return WINDOWS[top.moment.bit_length() - 1] if isinstance(top, Window) else ""

    @property
    def opened(self) -> list[str]:
        """The windows that the last answer opened, by those eligible in each: ``["AB", "B"]``."""
        return [seats_in(cast(int, fact["eligible"])) for fact in self.told("opened")]

    @property
    def winner(self) -> str:
        """Who has won on the map, if anybody."""
        return "" if self.state.winner < 0 else seat_letter(self.state.winner)

    def options(self, seat: str | None) -> list[str]:
        """What the seat (None: chance) may answer, in the table's own order."""
        if seat is None:
            return list(self.chances())
        return [str(answer) for answer in self.state.options(seat_number(seat))]

    def zombies(self) -> list[str]:
        """The spaces with a zombie."""
        return [space_name(space) for space, there in enumerate(self.state.space) if there & ZOMBIE]

    def tokens(self, what: str) -> list[str]:
        """The spaces with a token, "life" or "bullet"."""
        bit = LIFE if what == "life" else BULLET
        return [space_name(space) for space, there in enumerate(self.state.space) if there & bit]

    def where(self, seat: str) -> str:
        """The space of the seat's pawn."""
        return space_name(self.state.pawn[seat_number(seat)])

    def lives(self) -> list[int]:
        """Everybody's lives."""
        return self.state.lives[:]

    def bullets(self) -> list[int]:
        """Everybody's bullets."""
        return self.state.bullets[:]

    def kills(self) -> list[int]:
        """Everybody's collected zombies."""
        return self.state.kills[:]

    def hand(self, seat: str) -> list[str]:
        """The seat's event cards."""
        at = seat_number(seat) * EVENT_KINDS
        return [EVENT_NAMES[kind] for kind in range(EVENT_KINDS) for _ in range(self.state.hands[at + kind])]

    def items(self, seat: str) -> list[str]:
        """The cards that lie before the seat."""
        return [EVENT_NAMES[kind] for kind in range(EVENT_KINDS) if self.state.has_item(seat_number(seat), kind)]

    def lying(self, seat: str) -> list[str]:
        """The "next turn" effects that wait for the seat's turns."""
        at = seat_number(seat) * EFFECT_KINDS
        return [EVENT_NAMES[kind] for effect, kind in enumerate(EFFECTS) for _ in range(self.state.lying[at + effect])]

    def discards(self) -> list[str]:
        """The open discard pile."""
        return [EVENT_NAMES[kind] for kind in range(EVENT_KINDS) for _ in range(self.state.discard[kind])]

    def town(self) -> dict[int, str]:
        """The tiles as they were laid, counted from 1."""
        return {tile + 1: TILE_NAMES[look // TURNS] for tile, look in enumerate(self.state.looks)}

    # --- how it works ---

    def _codes(self) -> list[int]:
        ask = self.state.ask
        return [] if ask is None or not ask.seats else self.state.codes(ask.seats[0])


def zombies(
    town: Mapping[str, str] | None = None,
    zombies: str = "",
    lives_on: str = "",
    bullets_on: str = "",
    pawns: Mapping[str, str] | None = None,
    at: str = "start",
    active: str = "A",
    seats: int = 2,
    lives: Sequence[int] = (),
    bullets: Sequence[int] = (),
    kills: Sequence[int] = (),
    hands: Cards | None = None,
    items: Cards | None = None,
    lying: Cards | None = None,
    effects: int = 0,
    fed: Mapping[str, int] | None = None,
    marbled: Mapping[str, int] | None = None,
    used: str = "",
    died: str = "",
    rolled: int = 0,
    keyed: bool = False,
    pile: str | None = None,
    deck: str | None = None,
    pool: int = -1,
    turn: int = 0,
    idle: int = 0,
    passes: str = "skip",
    **options: object,
) -> Scenario:
    """A town with these tiles, run to its first ask; chance is put to the caller, and nobody holds a card unless said.

    ``town`` lays tiles in the order in which they are written, ``{"e1n0": "straight", "e2n0": "hospital r3"}``; Town
    Square is tile 1. ``zombies``, ``lives_on`` and ``bullets_on`` name spaces, ``at`` is one of PLACES. The pile and
    the deck hold what is nowhere else; what is given holds that alone, and the rest is gone or discarded.
    """
    core = CoreData(seats, [], Stream(key_of(1), 0, 0, b""), True, passes == "ask", 0, 0)
    table = GAME.start(core, GAME.check_settings(options))
    build(table, town or {}, zombies, lives_on, bullets_on, pool)
    for seat, space in (pawns or {}).items():
        table.pawn[seat_number(seat)] = space_number(space)
    for mine, given in ((table.lives, lives), (table.bullets, bullets), (table.kills, kills)):
        mine[: len(given)] = given
    table.pool -= sum(kills) if pool < 0 else 0
    table.active = table.driver = seat_number(active)
    table.effects, table.rolled, table.keyed, table.idle = effects, rolled, int(keyed), idle
    table.used, table.died = mask_of(used), mask_of(died)
    for seat, value in (fed or {}).items():
        table.fed[seat_number(seat)] = value
    for seat, value in (marbled or {}).items():
        table.marbled[seat_number(seat)] = value
    deal(table, hands or {}, items or {}, lying or {}, deck)
    share_tiles(table, pile)
    table.turn = turn or (0 if at == "start" else 1)
    table.frames = [Town(PLAY, seats), Turn(table.active, PLACES[at])]
    table.advance()
    return Scenario(table).tell(table.facts)


def new_table(seats: int = 2, **options: object) -> Scenario:
    """A new table with these options, waiting for its first seat to be drawn; chance is put to the caller."""
    return Scenario(cast(Table, GAME.new(seats, 1, options, chance="ask")))


def build(table: Table, town: Mapping[str, str], zombies: str, lives: str, bullets: str, pool: int) -> None:
    """Tiles, and what lies on them."""
    for place, words in town.items():
        name, _, turn = words.partition(" r")
        kind, where = TILE_NUMBERS[name], place_number(place)
        look = kind * TURNS + int(turn or 0)
        if where in table.laid or not table.fits(look, where):
            raise Invalid(f"{words} does not fit at {place}.")
        table.lay(kind, where, int(turn or 0))
    for spaces, what in ((zombies, ZOMBIE), (lives, LIFE), (bullets, BULLET)):
        for space in spaces.split():
            table.space[space_number(space)] |= what
    table.pool = table.pool - table.zombies_on_map() if pool < 0 else pool


def deal(table: Table, hands: Cards, items: Cards, lying: Cards, deck: str | None) -> None:
    """Cards in hands, before players and on them; the rest is the deck."""
    for seat, words in hands.items():
        for word in words.split():
            table.hands[seat_number(seat) * EVENT_KINDS + event_number(word)] += 1
            table.held[seat_number(seat)] += 1
    for seat, words in items.items():
        for word in words.split():
            if event_number(word) == SHOTGUN:
                table.shots[seat_number(seat)] = SHOTS
            else:
                table.items[seat_number(seat)] |= 1 << event_number(word)
    for seat, words in lying.items():
        for word in words.split():
            table.lying[seat_number(seat) * EFFECT_KINDS + EFFECT_OF[event_number(word)]] += 1
    table.deck = [0] * EVENT_KINDS
    placed = table.components()
    for kind in range(EVENT_KINDS):
        rest = EVENT_COPIES[kind] - placed[EVENT_NAMES[kind]]
        if rest < 0:
            raise Invalid(f"There are not so many cards {EVENT_NAMES[kind]}.")
        table.deck[kind] = rest if deck is None else deck.split().count(EVENT_NAMES[kind])
        table.discard[kind] = rest - table.deck[kind]


def share_tiles(table: Table, pile: str | None) -> None:
    """What is not laid is in the pile, or gone."""
    for kind in range(TILE_KINDS):
        laid = sum(1 for look in table.looks if look // TURNS == kind) - (kind == 0)
        rest = table.pile[kind] - laid
        if rest < 0:
            raise Invalid(f"There are not so many tiles {TILE_NAMES[kind]}.")
        table.pile[kind] = rest if pile is None else pile.split().count(TILE_NAMES[kind])
        table.gone[kind] = rest - table.pile[kind]
    table.pile_left = sum(table.pile)


def mask_of(seats: str) -> int:
    """Seats by their letters, as a bit mask."""
    return sum(1 << seat_number(seat) for seat in seats)


def seats_in(mask: int) -> str:
    """The seats of a bit mask, by their letters."""
    return "".join(seat_letter(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)


def seat_number(letter: str) -> int:
    """A seat from its letter."""
    return ord(letter) - ord("A")
