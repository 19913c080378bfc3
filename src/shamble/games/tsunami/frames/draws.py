"""What chance decides: who begins, ties, and every deck, card by card, when somebody learns the card."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.errors import Illegal
from shamble.core.frame import CHANCE, DONE, Frame
from shamble.core.windows import seats_of
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    BEGIN,
    BIRD,
    BIRD_KINDS,
    EMPTY,
    EVENT,
    EVENT_KINDS,
    SECRET,
    SECRET_SETS,
    SHOP,
    SHOP_KINDS,
    SLOTS,
    STREET,
    SURE_CARD,
    TIE,
    UNDEALT,
)
from shamble.games.tsunami.facts import (
    Drew,
    DrewBird,
    EventShown,
    Knows,
    NoBird,
    Reshuffled,
    Revealed,
    Started,
    Stocked,
)
from shamble.games.tsunami.state import Table


class Draw(Frame[Table]):
    """Something is drawn by chance."""

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return Illegal(refusals.NOTHING_TO_DRAW)


@final
class FirstSeat(Draw):
    """The first player is drawn (TS-2.1)."""

    name: ClassVar[str] = "first_seat"
    asks: ClassVar[str] = "first"

    def copy(self) -> FirstSeat:
        return FirstSeat()

    def run(self, table: Table) -> int:
        return CHANCE if table.first < 0 else DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [BEGIN + other for other in range(table.seats)]

    def weights(self, table: Table) -> list[int]:
        return [1] * table.seats

    def settle(self, table: Table, seat: int, code: int) -> None:
        table.first = code - BEGIN
        table.tell(Started(table.first))


class Starts(Frame[Table]):
    """A procedure that somebody starts and that then goes clockwise through everybody (TS-3.9)."""

    fields: ClassVar[tuple[str, ...]] = ("start", "done")

    def __init__(self, start: int, done: int) -> None:
        self.start = start  # the seat that starts, -1 until it is found
        self.done = done  # how many seats have had their turn

    def find_start(self, table: Table, sought: int) -> None:
        """The seat with this many zombies starts; of several, the one with the highest tiebreaker (TS-3.9)."""
        tied = [seat for seat in range(table.seats) if table.hordes[seat] == sought]
        if len(tied) == 1:
            self.starts(table, tied[0], 1 << tied[0])
        else:
            table.push(Tiebreak(sum([1 << seat for seat in tied]), 0))

    def starts(self, table: Table, seat: int, mask: int) -> None:
        """It is known who starts; of the mask, if several are tied."""
        self.start = seat


@final
class Tiebreak(Draw):
    """Tied players draw tiebreaker tokens: each is equally likely to start what lies below (TS-3.9)."""

    name: ClassVar[str] = "tiebreak"
    fields: ClassVar[tuple[str, ...]] = ("tied", "drawn")
    asks: ClassVar[str] = "tie"

    def __init__(self, tied: int, drawn: int) -> None:
        self.tied = tied  # bit mask
        self.drawn = drawn

    def copy(self) -> Tiebreak:
        return Tiebreak(self.tied, self.drawn)

    def run(self, table: Table) -> int:
        return DONE if self.drawn else CHANCE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [TIE + tied for tied in seats_of(self.tied)]

    def weights(self, table: Table) -> list[int]:
        return [1] * self.tied.bit_count()

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.drawn = 1
        below = table.frames[-2]
        assert isinstance(below, Starts)
        below.starts(table, code - TIE, self.tied)


@final
class RevealStreet(Draw):
    """The next street card (TS-1.4, TS-2.5). The Bus and the Plane lie anywhere among the six of their rounds."""

    name: ClassVar[str] = "reveal_street"
    fields: ClassVar[tuple[str, ...]] = ("drawn",)
    asks: ClassVar[str] = "street"

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def copy(self) -> RevealStreet:
        return RevealStreet(self.drawn)

    def run(self, table: Table) -> int:
        return DONE if self.drawn else CHANCE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [STREET + kind for kind, weight in enumerate(street_weights(table)) if weight]

    def weights(self, table: Table) -> list[int]:
        return [weight for weight in street_weights(table) if weight]

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.drawn = 1
        kind = code - STREET
        table.street[kind] -= 1
        table.road.append(kind)
        table.slot += 1
        table.tell(Revealed(table.slot, kind))


def street_weights(table: Table) -> list[int]:
    """By kind: how likely it comes next. A card that is certainly in the round is one of those still to come."""
    sure = SURE_CARD[table.round]
    weights = table.street[:]
    for special in SURE_CARD[2:]:
        weights[special] = 0
    if sure < 0 or not table.street[sure]:
        return weights
    others = sum(weights)
    to_come = SLOTS - table.slot
    weights = [weight * (to_come - 1) for weight in weights]
    weights[sure] = others
    return weights


@final
class FillMarket(Draw):
    """The market is filled up, place by place (TS-2.2, TS-5.3)."""

    name: ClassVar[str] = "fill_market"
    asks: ClassVar[str] = "shop"

    def copy(self) -> FillMarket:
        return FillMarket()

    def run(self, table: Table) -> int:
        if EMPTY not in table.market:
            return DONE
        if not any(table.shop_deck):
            if not any(table.shop_discard):
                return DONE
            table.shop_deck, table.shop_discard = table.shop_discard, table.shop_deck
            table.tell(Reshuffled(0))
        return CHANCE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [SHOP + kind for kind in range(SHOP_KINDS) if table.shop_deck[kind]]

    def weights(self, table: Table) -> list[int]:
        return [count for count in table.shop_deck if count]

    def settle(self, table: Table, seat: int, code: int) -> None:
        kind = code - SHOP
        place = table.market.index(EMPTY)
        table.shop_deck[kind] -= 1
        table.market[place] = kind
        table.tell(Stocked(place, kind))


@final
class DealSecrets(Draw):
    """One secret bonus to each, clockwise, and the last one aside (TS-2.3). Only its holder sees a card."""

    name: ClassVar[str] = "deal_secrets"
    asks: ClassVar[str] = "secret"

    def copy(self) -> DealSecrets:
        return DealSecrets()

    def run(self, table: Table) -> int:
        secret = table.secret
        for seat in table.clockwise():
            if secret[seat] == UNDEALT:
                return CHANCE
        if secret[table.seats] == UNDEALT:
            secret[table.seats] = next(kind for kind in SECRET_SETS[table.seats] if kind not in secret)
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [SECRET + kind for kind in SECRET_SETS[table.seats] if kind not in table.secret]

    def weights(self, table: Table) -> list[int]:
        return [1] * table.secret.count(UNDEALT)

    def settle(self, table: Table, seat: int, code: int) -> None:
        for holder in table.clockwise():
            if table.secret[holder] == UNDEALT:
                table.secret[holder] = code - SECRET
                table.known[holder] = 1 << holder
                table.tell(Knows(holder, code - SECRET, 1 << holder))
                return


@final
class RevealEvent(Draw):
    """The round's event (TS-2.4)."""

    name: ClassVar[str] = "reveal_event"
    fields: ClassVar[tuple[str, ...]] = ("drawn",)
    asks: ClassVar[str] = "event"

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def copy(self) -> RevealEvent:
        return RevealEvent(self.drawn)

    def run(self, table: Table) -> int:
        return DONE if self.drawn else CHANCE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [EVENT + event for event in range(EVENT_KINDS) if table.events >> event & 1]

    def weights(self, table: Table) -> list[int]:
        return [1] * table.events.bit_count()

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.drawn = 1
        table.event = code - EVENT
        table.events &= ~(1 << table.event)
        table.tell(EventShown(table.event))


@final
class DrawBirds(Draw):
    """Players draw a Zombird each, clockwise from the first player (TS-2.1, TS-8.1). Only the owner sees it."""

    name: ClassVar[str] = "draw_birds"
    fields: ClassVar[tuple[str, ...]] = ("due", "earned")
    asks: ClassVar[str] = "bird"

    def __init__(self, due: int, earned: int) -> None:
        self.due = due  # bit mask: who is still to draw
        self.earned = earned  # for the event; not in the set-up, nor when it is bought

    def copy(self) -> DrawBirds:
        return DrawBirds(self.due, self.earned)

    def next_seat(self, table: Table) -> int:
        """Who draws now."""
        for seat in table.clockwise():
            if self.due >> seat & 1:
                return seat
        return -1

    def run(self, table: Table) -> int:
        while self.due:
            if any(table.bird_deck):
                return CHANCE
            if any(table.bird_discard):
                table.bird_deck, table.bird_discard = table.bird_discard, table.bird_deck
                table.tell(Reshuffled(1))
                return CHANCE
            seat = self.next_seat(table)
            self.due &= ~(1 << seat)
            table.tell(NoBird(seat))
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [BIRD + kind for kind in range(BIRD_KINDS) if table.bird_deck[kind]]

    def weights(self, table: Table) -> list[int]:
        return [count for count in table.bird_deck if count]

    def settle(self, table: Table, seat: int, code: int) -> None:
        drawer = self.next_seat(table)
        self.due &= ~(1 << drawer)
        table.bird_deck[code - BIRD] -= 1
        table.birds[drawer * BIRD_KINDS + code - BIRD] += 1
        table.tell(DrewBird(drawer, self.earned))
        table.tell(Drew(drawer, code - BIRD, 1 << drawer))


def draw_birds(table: Table, due: int) -> None:
    """Let these seats draw a bird each for the event, if any."""
    if due:
        table.push(DrawBirds(due, 1))
