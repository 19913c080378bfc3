"""The table of Zombie Tsunami as plain data, and the small deeds its procedures share."""

from __future__ import annotations

from typing import Any, ClassVar

from shamble.core.errors import Refusal
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.outcome import Outcome
from shamble.core.state import Secret, State
from shamble.core.stream import Stream
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    BIRD_KINDS,
    BIRD_NAMES,
    BRAIN,
    CLOCKWISE,
    COIN_CAP,
    ENDED,
    EVENT_KINDS,
    EVENT_NAMES,
    LATE_STREET,
    PERMANENT,
    SAVE1,
    SAVE2,
    SECRET_NAMES,
    SECRET_SETS,
    SHOP_KINDS,
    SHOP_NAMES,
    STREET_KINDS,
    STREET_NAMES,
    UNDEALT,
)
from shamble.games.tsunami.facts import Coined, Died, Grew, Knows, Scored, Stole

# How first place was settled (TS-2.9).
REASONS = ("HORDE", "ROLL", "TOKEN")

# The pools within which hidden components can be exchanged.
SECRET_POOL, BIRD_POOL = 0, 1


class Table(State):
    """A table of Zombie Tsunami. Flat lists of small ints; a secret card lies at its holder's seat, one lies aside."""

    over: ClassVar[Refusal] = refusals.OVER
    out_of_turn: ClassVar[Refusal] = refusals.OUT_OF_TURN

    def __init__(
        self,
        game: Game,
        seats: int,
        frames: list[Frame[Any]],
        stream: Stream,
        ask_chance: bool,
        ask_passes: bool,
        number: int,
        hushed: int,
        french: bool,
        zombird: bool,
        first: int,
        round_: int,
        slot: int,
        event: int,
        events: int,
        claimed: int,
        winner: int,
        reason: int,
        hordes: list[int],
        civilians: list[int],
        coins: list[int],
        kept: list[int],
        birds: list[int],
        bird_deck: list[int],
        bird_discard: list[int],
        market: list[int],
        shop_deck: list[int],
        shop_discard: list[int],
        secret: list[int],
        known: list[int],
        denied: list[int],
        up: int,
        street: list[int],
        road: list[int],
    ) -> None:
        super().__init__(game, seats, frames, stream, ask_chance, ask_passes, number, hushed)
        self.french = french  # the option edition
        self.zombird = zombird
        self.first = first  # first seat, all game; -1 before it is drawn
        self.round = round_  # 1 to 3; ENDED after the last
        self.slot = slot  # street cards revealed in this round
        self.event = event  # in force, or NO_EVENT
        self.events = events  # bit mask: events still in their deck
        self.claimed = claimed  # bit mask: seats that had their bird for the event
        self.winner = winner  # of a roll-off; -1 without one
        self.reason = reason  # place in REASONS
        self.hordes = hordes
        self.civilians = civilians
        self.coins = coins
        self.kept = kept  # seat * 2: Save 1, then Save 2
        self.birds = birds  # seat * BIRD_KINDS + kind: in hand
        self.bird_deck = bird_deck  # by kind; the order of a deck is drawn when somebody learns it
        self.bird_discard = bird_discard
        self.market = market  # by place: the kind of card, or EMPTY
        self.shop_deck = shop_deck
        self.shop_discard = shop_discard
        self.secret = secret  # by seat, then the one laid aside: the kind, or UNDEALT
        self.known = known  # likewise: bit mask of the seats that have seen the card (TS-9.3)
        self.denied = denied  # likewise: bit mask of kinds that a wrong dragon guess ruled out (TS-9.3)
        self.up = up  # bit mask: seats whose secret card lies face up
        self.street = street  # by kind: cards of this part of the street deck, not yet revealed
        self.road = road  # all cards revealed so far, in order

    def copy(self) -> Table:
        twin = Table(
            self.game,
            self.seats,
            [frame.copy() for frame in self.frames],
            self.stream.copy(),
            self.ask_chance,
            self.ask_passes,
            self.number,
            self.hushed,
            self.french,
            self.zombird,
            self.first,
            self.round,
            self.slot,
            self.event,
            self.events,
            self.claimed,
            self.winner,
            self.reason,
            self.hordes[:],
            self.civilians[:],
            self.coins[:],
            self.kept[:],
            self.birds[:],
            self.bird_deck[:],
            self.bird_discard[:],
            self.market[:],
            self.shop_deck[:],
            self.shop_discard[:],
            self.secret[:],
            self.known[:],
            self.denied[:],
            self.up,
            self.street[:],
            self.road[:],
        )
        twin.pending = self.pending
        return twin

    def to_json(self) -> dict[str, object]:
        data = self.core_json()
        data.update(
            edition="fr" if self.french else "en",
            zombird=self.zombird,
            first=self.first,
            round=self.round,
            slot=self.slot,
            event=self.event,
            events=self.events,
            claimed=self.claimed,
            winner=self.winner,
            reason=self.reason,
            hordes=self.hordes[:],
            civilians=self.civilians[:],
            coins=self.coins[:],
            kept=self.kept[:],
            birds=self.birds[:],
            bird_deck=self.bird_deck[:],
            bird_discard=self.bird_discard[:],
            market=self.market[:],
            shop_deck=self.shop_deck[:],
            shop_discard=self.shop_discard[:],
            secret=self.secret[:],
            known=self.known[:],
            denied=self.denied[:],
            up=self.up,
            street=self.street[:],
            road=self.road[:],
        )
        return data

    def components(self) -> dict[str, int]:
        """Cards by kind, those still in the box included (TS-1.3 to TS-1.7); zombies, civilians, coins have no end."""
        found: dict[str, int] = {}
        late = LATE_STREET[self.french]
        for kind in range(STREET_KINDS):
            found[f"street {STREET_NAMES[kind]}"] = (
                self.street[kind] + self.road.count(kind) + (late[kind] if self.round == 1 else 0)
            )
        for kind in range(PERMANENT, SHOP_KINDS):
            held = 0
            if kind == SAVE1 or kind == SAVE2:
                held = sum(self.kept[kind - SAVE1 :: 2])
            there = self.shop_deck[kind] + self.shop_discard[kind] + self.market.count(kind)
            found[f"shop {SHOP_NAMES[kind]}"] = there + held
        for kind in range(BIRD_KINDS):
            there = self.bird_deck[kind] + self.bird_discard[kind] + sum(self.birds[kind::BIRD_KINDS])
            found[f"bird {BIRD_NAMES[kind]}"] = there
        for kind in SECRET_SETS[self.seats]:
            found[f"secret {SECRET_NAMES[kind]}"] = max(1, self.secret.count(kind))
        return found

    def turns(self) -> int:
        """A turn is a street card."""
        return len(self.road)

    def secrets(self) -> list[Secret]:
        """Secret cards that were dealt, then birds in hand seat by seat, then those in the deck."""
        everyone = (1 << self.seats) - 1
        found = [
            Secret(SECRET_POOL, kind, known)
            for kind, known in zip(self.secret, self.known, strict=True)
            if kind != UNDEALT
        ]
        for seat in range(self.seats):
            for kind in range(BIRD_KINDS):
                mask = everyone if kind == BRAIN and self.round == ENDED else 1 << seat
                found += [Secret(BIRD_POOL, kind, mask) for _ in range(self.birds[seat * BIRD_KINDS + kind])]
        for kind in range(BIRD_KINDS):
            found += [Secret(BIRD_POOL, kind, 0) for _ in range(self.bird_deck[kind])]
        return found

    def with_secrets(self, values: list[int]) -> Table:
        twin = self.copy()
        rest = values[:]
        for place, kind in enumerate(self.secret):
            if kind != UNDEALT:
                twin.secret[place] = rest.pop(0)
        for seat in range(self.seats):
            at = seat * BIRD_KINDS
            hand = [rest.pop(0) for _ in range(self.hand_size(seat))]
            twin.birds[at : at + BIRD_KINDS] = [hand.count(kind) for kind in range(BIRD_KINDS)]
        twin.bird_deck = [rest.count(kind) for kind in range(BIRD_KINDS)]
        return twin

    # --- seats ---

    def clockwise(self) -> list[int]:
        """All seats, beginning with the first player (TS-2.1)."""
        return CLOCKWISE[self.seats - 1][self.first]

    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    # --- zombies, civilians, coins ---

    def grow(self, seat: int, count: int, cause: int) -> None:
        """Zombies join a horde."""
        self.hordes[seat] += count
        self.facts.append(Grew(seat, count, cause))

    def die(self, seat: int, count: int, cause: int) -> int:
        """Zombies of a horde die; how many did. A horde of none is one at once (TS-2.8)."""
        died = min(count, self.hordes[seat])
        back = int(died == self.hordes[seat])
        self.hordes[seat] += back - died
        self.facts.append(Died(seat, died, self.hordes[seat], back, cause))
        return died

    def steal(self, thief: int, victim: int, count: int, cause: int) -> None:
        """Zombies change hands; the victim keeps or regains one (TS-4.5)."""
        taken = min(count, self.hordes[victim])
        back = int(taken == self.hordes[victim])
        self.hordes[victim] += back - taken
        self.hordes[thief] += taken
        self.facts.append(Stole(thief, victim, taken, back, cause))

    def earn_coin(self, seat: int, cause: int) -> None:
        """A coin, unless two are held (TS-1.1)."""
        got = 1 if self.coins[seat] < COIN_CAP else 0
        self.coins[seat] += got
        self.facts.append(Coined(seat, got, cause))

    # --- Zombirds ---

    def hand_size(self, seat: int) -> int:
        """How many birds the seat holds, which is open (TS-8.1)."""
        at = seat * BIRD_KINDS
        return sum(self.birds[at : at + BIRD_KINDS])

    def has_bird(self, seat: int) -> bool:
        """Whether the seat holds any bird."""
        at = seat * BIRD_KINDS
        return any(self.birds[at : at + BIRD_KINDS])

    def discard_bird(self, seat: int, kind: int) -> None:
        """A bird is played and lies face up on the discard (TS-8.1)."""
        self.birds[seat * BIRD_KINDS + kind] -= 1
        self.bird_discard[kind] += 1

    def birds_left(self) -> bool:
        """Whether a bird can be drawn, reshuffling included (TS-8.1)."""
        return any(self.bird_deck) or any(self.bird_discard)

    def earns(self, seat: int, event: int) -> int:
        """The seat's bit if it now earns its bird for this event, which it does once (TS-8.5); else nothing."""
        bit = 1 << seat
        if self.event != event or self.claimed & bit:
            return 0
        self.claimed |= bit
        return bit

    # --- secret bonuses ---

    def is_down(self, seat: int) -> bool:
        """Whether the seat's secret card lies face down before it."""
        return self.secret[seat] != UNDEALT and not self.up >> seat & 1

    def down(self) -> int:
        """Bit mask of the seats whose secret card lies face down."""
        return 0 if self.secret[0] == UNDEALT else self.everyone() & ~self.up

    def holds(self, seat: int, kind: int) -> bool:
        """Whether the seat has this secret bonus, live."""
        return self.secret[seat] == kind and not self.up >> seat & 1

    def could_hold(self, kind: int) -> bool:
        """Whether somebody could, by public facts, have this secret bonus live (TS-7.10)."""
        return kind in SECRET_SETS[self.seats] and not self.lies_up(kind)

    def lies_up(self, kind: int) -> bool:
        """Whether this secret bonus lies face up before somebody."""
        if not self.up:
            return False
        place = self.secret.index(kind) if kind in self.secret else self.seats
        return bool(self.up >> place & 1)

    def show_secret(self, seat: int) -> None:
        """The seat's secret card is turned face up: everybody has seen it."""
        self.up |= 1 << seat
        self.known[seat] = self.everyone()

    def score(self, seat: int, spared: int = 0) -> None:
        """The seat's secret card is met, shown and spent (TS-7.8); ``spared`` where it turns a push loss away."""
        self.facts.append(Scored(seat, self.secret[seat], spared))
        self.show_secret(seat)

    def learn(self, seat: int, holder: int) -> None:
        """The seat sees the secret card of a holder and remembers it (TS-9.3)."""
        self.known[holder] |= 1 << seat
        self.facts.append(Knows(holder, self.secret[holder], 1 << seat))

    # --- the end ---

    def result(self) -> Outcome:
        """Most zombies; of a tie the winner of its rolls, the others of it second together (TS-2.7, TS-2.9)."""
        best = max(self.hordes)
        tied = [seat for seat in range(self.seats) if self.hordes[seat] == best]
        ranking: list[tuple[int, ...]] = [tuple(tied)]
        if self.winner >= 0:
            ranking = [(self.winner,), tuple([seat for seat in tied if seat != self.winner])]
        for count in sorted(set(self.hordes), reverse=True)[1:]:
            ranking.append(tuple([seat for seat in range(self.seats) if self.hordes[seat] == count]))
        return Outcome(tuple(ranking), REASONS[self.reason], tuple(self.hordes))


def events_in(mask: int) -> list[int]:
    """The events whose bits are set."""
    return [event for event in range(EVENT_KINDS) if mask >> event & 1]


def event_names(mask: int) -> list[str]:
    """Their names."""
    return [EVENT_NAMES[event] for event in events_in(mask)]
