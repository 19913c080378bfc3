"""Positions of Zombie Tsunami in one readable line, and verbs that read like a report of a game.

>>> table = tsunami(hordes=[6, 4, 3], card="gap", kept={"A": ["save1"]})
>>> table.rolls(A=3, B=0, C=1).options("A")
['pass', 'use-save1']
>>> table.play("A", "use-save1").hordes()
[5, 4, 2]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from shamble.core.answer import PASS
from shamble.core.errors import Illegal, Invalid, seat_letter
from shamble.core.plain import CoreData
from shamble.core.stream import Stream, key_of
from shamble.core.windows import seats_of
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BIRD_KINDS,
    BIRD_NAMES,
    BUS,
    EARLY_STREET,
    EMPTY,
    ENDED,
    EVENT_KINDS,
    EVENT_NAMES,
    LATE_STREET,
    PERMANENT,
    PLANE,
    ROUNDS,
    SECRET_NAMES,
    SECRET_SETS,
    SHOP_KINDS,
    SHOP_NAMES,
    SLOTS,
    STREET_KINDS,
    STREET_NAMES,
)
from shamble.games.tsunami.frames.rounds import (
    AFTER_ROAD,
    AT_UFO,
    BEFORE_CARD,
    BEFORE_ROAD,
    BEGIN_ROUND,
    DO_EVENT,
    FINISH,
    FIRST_ROUND,
    GAP,
    RESOLVE,
    REVEAL,
    Round,
    ThreeRounds,
)
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.state import Table
from shamble.testing.scenario import Told

# Where a scenario begins, and how many street cards of the round lie on the road there.
PLACES: Final = {
    "begin": (BEGIN_ROUND, 0),
    "event": (DO_EVENT, 0),
    "opening": (BEFORE_ROAD, 0),
    "reveal": (REVEAL, 0),
    "interlude": (BEFORE_CARD, 5),
    "card": (RESOLVE, 5),  # nothing lies between slots 5 and 6
    "gap": (GAP, 1),
    "shop": (GAP, 2),
    "closing": (AFTER_ROAD, SLOTS),
    "end": (AT_UFO, SLOTS),
}

Cards = Mapping[str, Sequence[str]]
"""Seats and their cards: ``{"A": ["punk", "fairy"]}``."""


class Scenario(Told[Table]):
    """A table of Zombie Tsunami, its seats called by their letters. Verbs return the table, so they can be chained."""

    # --- verbs ---

    def play(self, seat: str, text: str) -> Scenario:
        """The seat gives this answer: ``table.play("A", "buy-steal1-B")``."""
        number = seat_number(seat)
        return self.take(number, GAME.read(text.lower()))

    def plays(self, **answers: str) -> Scenario:
        """Several seats answer, in the order in which they are written: ``table.plays(A="red", B="blue")``."""
        for seat, text in answers.items():
            self.play(seat, text)
        return self

    def draws(self, *texts: str) -> Scenario:
        """Chance brings this: ``table.draws("bird-punk", "tie-B")``."""
        for text in texts:
            self.take(None, GAME.read(text.lower(), chance=True))
        return self

    def rolls(self, **faces: int) -> Scenario:
        """So many cubes of each seat show a zombie; seats throw clockwise from the first player."""
        for seat in self.state.clockwise():
            if seat_letter(seat) in faces:
                self.draws(f"faces-{faces[seat_letter(seat)]}")
        return self

    def passes(self, rounds: int = 1) -> Scenario:
        """All who are asked pass, until this window, and so many in all, is over; chance must not be asked."""
        for _ in range(rounds):
            name = self.asked
            while self.state.ask is not None and self.asked == name and PASS in self._codes():
                self.play(seat_letter(self.state.ask.seats[0]), "pass")
        return self

    def after(self, window: str) -> Scenario:
        """All who are asked pass this window, if it is open now: ``tsunami(at="shop").after("interlude")``."""
        return self.passes() if self.asked == window else self

    def refuses(self, seat: str | None, text: str, clause: str) -> Illegal:
        """Assert that the answer is against this clause and changes nothing; the refusal comes back."""
        number = None if seat is None else seat_number(seat)
        return self.refused(number, GAME.read(text.lower(), chance=seat is None), clause)

    # --- what there is to see ---

    def options(self, seat: str | None) -> list[str]:
        """What the seat (None: chance) may answer, in the table's own order."""
        if seat is None:
            return [str(answer) for answer, _ in self.state.outcomes()]
        return [str(answer) for answer in self.state.options(seat_number(seat))]

    def hordes(self) -> list[int]:
        """Everybody's zombies."""
        return self.state.hordes[:]

    def civilians(self) -> list[int]:
        """Everybody's civilians."""
        return self.state.civilians[:]

    def coins(self) -> list[int]:
        """Everybody's coins."""
        return self.state.coins[:]

    def birds(self, seat: str) -> list[str]:
        """The seat's hand."""
        at = seat_number(seat) * BIRD_KINDS
        return [BIRD_NAMES[kind] for kind in range(BIRD_KINDS) for _ in range(self.state.birds[at + kind])]

    def kept(self, seat: str) -> list[str]:
        """The Saves that lie before the seat."""
        at = seat_number(seat) * 2
        return ["save1"] * self.state.kept[at] + ["save2"] * self.state.kept[at + 1]

    def secret(self, seat: str) -> str:
        """The seat's secret card; in capitals if it lies face up."""
        number = seat_number(seat)
        name = SECRET_NAMES[self.state.secret[number]]
        return name.upper() if self.state.up >> number & 1 else name

    def knows(self, seat: str, holder: str) -> bool:
        """Whether the seat has seen the secret card that lies before the holder."""
        return bool(self.state.known[seat_number(holder)] >> seat_number(seat) & 1)

    def market(self) -> list[str]:
        """The cards in the market, place by place; "" where there is none."""
        return ["" if kind == EMPTY else SHOP_NAMES[kind] for kind in self.state.market]

    @property
    def opened(self) -> list[tuple[str, str]]:
        """The windows that the last answer opened, and who is eligible in each: ``[("bomb", "B")]``."""
        windows = self.told("opened")
        return [(str(fact["window"]), seats_in(cast(int, fact["eligible"]))) for fact in windows]

    # --- how it works ---

    def _codes(self) -> list[int]:
        ask = self.state.ask
        return [] if ask is None or not ask.seats else self.state.codes(ask.seats[0])


def tsunami(
    hordes: Sequence[int] = (5, 5, 5),
    card: str = "",
    at: str = "card",
    round: int = 0,
    slot: int = -1,
    first: str = "A",
    civilians: Sequence[int] = (),
    coins: Sequence[int] = (),
    kept: Cards | None = None,
    birds: Cards | None = None,
    discarded: Sequence[str] = (),
    secrets: Sequence[str] = (),
    up: str = "",
    event: str = "",
    market: Sequence[str] = (),
    edition: str = "en",
    zombird: bool = True,
    passes: str = "skip",
) -> Scenario:
    """A table with these hordes, run to its first ask; chance is put to the caller.

    ``at`` is one of PLACES, or "finish". ``card`` is the street card that was revealed last, ``slot`` how many of this
    round were, if not as many as PLACES says. ``secrets`` names the secret cards by seat, the one laid aside last; the
    rest is filled in as the set has it. ``market`` names the cards in its first places.
    """
    seats = len(hordes)
    stage, usual = PLACES["begin" if at == "finish" else at]
    number = ENDED if at == "finish" else round or first_round_of(card)
    table = GAME.start(
        CoreData(seats, [], Stream(key_of(1), 0, 0, b""), True, passes == "ask", 0, 0),
        GAME.check_settings({"edition": edition, "zombird": zombird}),
    )
    table.first = seat_number(first)
    table.round, table.slot = number, 0 if at == "finish" else usual if slot < 0 else slot
    table.hordes = list(hordes)
    table.civilians = list(civilians) or [0] * seats
    table.coins = list(coins) or [0] * seats
    lay_road(table, card)
    give_cards(table, kept or {}, birds or {}, discarded, market)
    if at not in ("begin", "finish"):
        deal_secrets(table, secrets, up)
    if zombird:
        show_events(table, event, number - 1 + (at not in ("begin", "finish")))
    table.frames = [ThreeRounds(FINISH)] if at == "finish" else [ThreeRounds(FIRST_ROUND + number), Round(stage)]
    table.advance()
    scenario = Scenario(table)
    scenario.facts = [fact.to_json() for fact in table.facts]
    return scenario


def show_events(table: Table, event: str, shown: int) -> None:
    """So many events have been drawn, this one last; without one they were those that happen at once and are spent."""
    drawn = list(range(EVENT_KINDS))
    if event:
        table.event = EVENT_NAMES.index(event)
        drawn.remove(table.event)
        drawn.insert(0, table.event)
    table.events = sum(1 << kind for kind in drawn[shown:])


def new_table(seats: int = 3, edition: str = "en", zombird: bool = True, passes: str = "skip") -> Scenario:
    """A new table, waiting for its first player to be drawn; chance is put to the caller."""
    options = {"edition": edition, "zombird": zombird}
    return Scenario(cast(Table, GAME.new(seats, 1, options, chance="ask", passes=passes)))


def first_round_of(card: str) -> int:
    """The first round in which the card can come."""
    if not card:
        return 1
    kind = STREET_NAMES.index(card)
    if kind == PLANE:
        return ROUNDS
    return 1 if EARLY_STREET[kind] else 2


def lay_road(table: Table, card: str) -> None:
    """Street cards as they may have come so far, the given one last."""
    last = STREET_NAMES.index(card) if card else -1
    early = [kind for kind in range(STREET_KINDS) for _ in range(EARLY_STREET[kind])]
    late = [kind for kind in range(STREET_KINDS) for _ in range(LATE_STREET[table.french][kind])]
    road: list[int] = []
    for number in range(1, min(table.round, ROUNDS) + 1):
        pool = early if number == 1 else late
        sure = {2: [BUS], 3: [PLANE]}.get(number, [])
        now = number == table.round
        count = table.slot if now else SLOTS
        wanted = [last] if now and last >= 0 and count else []
        rest = [kind for kind in pool if kind not in (BUS, PLANE, last)] + [kind for kind in pool if kind == last]
        chosen = ([] if now and count < SLOTS else [kind for kind in sure if kind != last]) + rest
        cards = chosen[: count - len(wanted)] + wanted
        for kind in cards:
            pool.remove(kind)
        road += cards
    table.road = road
    table.street = [0] * STREET_KINDS
    for kind in early if table.round == 1 else late:
        table.street[kind] += 1


def give_cards(table: Table, kept: Cards, birds: Cards, discarded: Sequence[str], market: Sequence[str]) -> None:
    """Kept Saves, hands, the birds' discard and the market come out of their decks."""
    for seat, cards in kept.items():
        for card in cards:
            table.kept[seat_number(seat) * 2 + (card == "save2")] += 1
            table.shop_deck[SHOP_NAMES.index(card)] -= 1
    for seat, names in birds.items():
        for name in names:
            table.birds[seat_number(seat) * BIRD_KINDS + BIRD_NAMES.index(name)] += 1
            table.bird_deck[BIRD_NAMES.index(name)] -= 1
    for name in discarded:
        table.bird_discard[BIRD_NAMES.index(name)] += 1
        table.bird_deck[BIRD_NAMES.index(name)] -= 1
    for place, name in enumerate(market):
        table.market[place] = SHOP_NAMES.index(name)
        table.shop_deck[SHOP_NAMES.index(name)] -= 1
    for place in range(len(market), 0 if table.round == ENDED else len(table.market)):
        table.market[place] = max(range(PERMANENT, SHOP_KINDS), key=lambda kind: (table.shop_deck[kind], -kind))
        table.shop_deck[table.market[place]] -= 1
    if min(*table.shop_deck, *table.bird_deck) < 0:
        raise Invalid("There are not so many of these cards.")


def deal_secrets(table: Table, secrets: Sequence[str], up: str) -> None:
    """The secret cards, those named first, the rest as the set has them; face-up ones are known to all."""
    named = [SECRET_NAMES.index(name) for name in secrets]
    rest = [kind for kind in SECRET_SETS[table.seats] if kind not in named]
    if any(kind not in SECRET_SETS[table.seats] for kind in named):
        raise Invalid(f"The set of {table.seats} players has no such secret bonus: {', '.join(secrets)}.")
    table.secret = named + rest
    table.known = [1 << seat for seat in range(table.seats)] + [0]
    for letter in up:
        table.show_secret(seat_number(letter))


def seat_number(letter: str) -> int:
    """The number of a seat."""
    if len(letter) != 1 or not "A" <= letter <= "F":
        raise Invalid(f"{letter!r} is not a seat; seats are A to F.")
    return ord(letter) - ord("A")


def seats_in(mask: int) -> str:
    """The seats whose bits are set, as one word."""
    return "".join(seat_letter(seat) for seat in seats_of(mask))


def votes(table: Scenario, text: str) -> Scenario:
    """All beads at once, by the first letter of their colours: ``votes(table, "rrb")``."""
    colours = {name[0]: name for name in BEAD_NAMES}
    for seat, letter in enumerate(text):
        table.play(seat_letter(seat), colours[letter])
    return table
