"""The shop (TS-5): a coin for everybody, then one visit after another, then the market is filled up."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS, STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    BEAD,
    BOMB_CARD,
    BOMB_PERMANENT,
    BUY,
    COIN_CAP,
    EMPTY,
    EXCHANGE,
    FLIP,
    MEGABOMB,
    NAME,
    NOBODY,
    PERMANENT,
    PRICE,
    SAVE1,
    SAVE2,
    SEAT_BITS,
    SEAT_MASK,
    SHOP_AIMED,
    SHOP_CIVILIANS,
    SHOP_KINDS,
    SHOP_STEALS,
    SHOP_ZOMBIES,
    VISIT_LIMIT,
    ZOMBIRD,
)
from shamble.games.tsunami.facts import BY_SHOP, Arrived, Bought, Exchanged, Flipped, Followed, LeftShop, Shopping
from shamble.games.tsunami.frames.bombs import MegaBomb, throw_bomb
from shamble.games.tsunami.frames.draws import DrawBirds, FillMarket, Starts
from shamble.games.tsunami.frames.interlude import act, actions, hold_interlude, may_act, refuse_act
from shamble.games.tsunami.frames.refuse import absent, refuse_in_window
from shamble.games.tsunami.state import Table

# The stages of a shop.
COINS, ORDER, VISITS, REFILL = range(4)


@final
class Shop(Starts):
    """Everybody gets a coin; an interlude; the player with the fewest zombies buys first (TS-5.1)."""

    name: ClassVar[str] = "shop"
    fields: ClassVar[tuple[str, ...]] = ("start", "done", "stage")

    def __init__(self, start: int, done: int, stage: int) -> None:
        super().__init__(start, done)
        self.stage = stage

    def copy(self) -> Shop:
        return Shop(self.start, self.done, self.stage)

    def run(self, table: Table) -> int:
        if self.stage == VISITS and self.done < table.seats:
            table.push(Visit((self.start + self.done) % table.seats, 0, 0))
            self.done += 1
            return AGAIN
        stage = self.stage
        self.stage = stage + 1
        if stage == COINS:
            arrive(table)
            hold_interlude(table)
        elif stage == ORDER:
            self.find_start(table, min(table.hordes))
        elif stage == VISITS:
            table.push(FillMarket())
        else:
            return DONE
        return AGAIN

    def starts(self, table: Table, seat: int, mask: int) -> None:
        self.start = seat
        table.tell(Shopping(seat, int(mask.bit_count() > 1), mask))


def arrive(table: Table) -> None:
    """A coin for everybody who holds fewer than two (TS-5.1, TS-1.1)."""
    full = [seat for seat in range(table.seats) if table.coins[seat] == COIN_CAP]
    table.tell(Arrived(table.seats - len(full), len(full), sum([1 << seat for seat in full])))
    for seat in table.clockwise():
        table.earn_coin(seat, BY_SHOP)


@final
class Visit(Frame[Table]):
    """One player's visit: buy, act, or end it; at most two cards (TS-5.2, TS-5.8)."""

    name: ClassVar[str] = "visit"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bought", "ended")
    asks: ClassVar[str] = "visit"

    def __init__(self, seat: int, bought: int, ended: int) -> None:
        self.seat = seat
        self.bought = bought
        self.ended = ended

    def copy(self) -> Visit:
        return Visit(self.seat, self.bought, self.ended)

    def run(self, table: Table) -> int:
        """A visit in which, by public facts, nothing more can be done is over."""
        if not self.ended and (self.may_buy(table) or may_act(table, self.seat)):
            return CHOOSE
        table.tell(LeftShop(self.seat))
        return DONE

    def may_buy(self, table: Table) -> bool:
        """Whether another card can be bought; the cheapest is always for sale."""
        return self.bought < VISIT_LIMIT and table.coins[self.seat] > 0

    def seats(self, table: Table) -> tuple[int, ...]:
        return (self.seat,)

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        found = [PASS, *actions(table, seat)]
        if self.may_buy(table):
            for kind in range(SHOP_KINDS):
                if PRICE[kind] <= table.coins[seat] and is_for_sale(table, kind) and has_effect(table, kind):
                    found += buys(table, seat, kind)
        return found

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == PASS:
            self.ended = 1
        elif code < BUY:
            act(table, seat, code)
        else:
            self.bought += 1
            buy(table, seat, (code - BUY) >> SEAT_BITS, (code - BUY) & SEAT_MASK)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if not BUY <= code < NAME:
            return refuse_act(table, seat, code)
        kind, target = (code - BUY) >> SEAT_BITS, (code - BUY) & SEAT_MASK
        if not is_for_sale(table, kind):
            missing = kind == ZOMBIRD and not table.zombird
            return Illegal(refusals.NO_EXPANSION if missing else refusals.NOT_FOR_SALE)
        if self.bought >= VISIT_LIMIT:
            return Illegal(refusals.TWO_BOUGHT)
        if PRICE[kind] > table.coins[seat]:
            return Illegal(refusals.TOO_DEAR, price=PRICE[kind], coins=table.coins[seat])
        if not has_effect(table, kind):
            return Illegal(refusals.NO_EFFECT)
        if target >= table.seats:
            return absent(target)
        return Illegal(refusals.NOT_FROM_YOURSELF if SHOP_STEALS[kind] else refusals.NOT_YOURSELF)


def is_for_sale(table: Table, kind: int) -> bool:
    """Whether the card is permanent or lies in the market (TS-2.2)."""
    return kind < PERMANENT or kind in table.market


def has_effect(table: Table, kind: int) -> bool:
    """Whether the card could do anything (TS-5.5)."""
    if kind == EXCHANGE:
        return table.down().bit_count() >= 2
    return kind != ZOMBIRD or table.birds_left()


def buys(table: Table, seat: int, kind: int) -> list[int]:
    """The codes of buying a card, for each player it may name."""
    base = BUY + (kind << SEAT_BITS)
    if not SHOP_AIMED[kind]:
        return [base + NOBODY]
    return [base + other for other in range(table.seats) if other != seat or kind == FLIP]


def buy(table: Table, seat: int, kind: int, target: int) -> None:
    """A card is paid and used whole, or kept (TS-5.2)."""
    table.coins[seat] -= PRICE[kind]
    table.tell(Bought(seat, kind))
    if kind >= PERMANENT:
        table.market[table.market.index(kind)] = EMPTY
        if kind == SAVE1 or kind == SAVE2:
            table.kept[seat * 2 + kind - SAVE1] += 1
            return
        table.shop_discard[kind] += 1
    if SHOP_ZOMBIES[kind]:
        table.grow(seat, SHOP_ZOMBIES[kind], BY_SHOP)
    elif SHOP_CIVILIANS[kind]:
        table.civilians[seat] += SHOP_CIVILIANS[kind]
        table.tell(Followed(seat, SHOP_CIVILIANS[kind], BY_SHOP))
    elif SHOP_STEALS[kind]:
        table.steal(seat, target, SHOP_STEALS[kind], BY_SHOP)
    elif kind == BOMB_PERMANENT or kind == BOMB_CARD:
        throw_bomb(table, seat, target, BY_SHOP)
    elif kind == MEGABOMB:
        table.push(MegaBomb(seat, BY_SHOP, 0, 0, 0))
    elif kind == EXCHANGE:
        table.push(Exchange(seat, -1))
    elif kind == FLIP:
        flip(table, seat, target)
    else:
        table.push(DrawBirds(1 << seat, 0))


def flip(table: Table, seat: int, holder: int) -> None:
    """A secret card is turned over: up and dead, or down and live again; who has seen it remembers (TS-5.7)."""
    if table.is_down(holder):
        table.show_secret(holder)
    else:
        table.up &= ~(1 << holder)
    table.tell(Flipped(seat, holder, table.secret[holder], table.up >> holder & 1))


@final
class Exchange(Frame[Table]):
    """Two players whose secret cards are face down are named, and swap them (TS-5.6)."""

    name: ClassVar[str] = "exchange"
    fields: ClassVar[tuple[str, ...]] = ("seat", "one")
    asks: ClassVar[str] = "exchange"

    def __init__(self, seat: int, one: int) -> None:
        self.seat = seat  # the buyer; -1 once the cards have changed places
        self.one = one  # the first player named, -1 before

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.one)

    def run(self, table: Table) -> int:
        return CHOOSE if self.seat >= 0 else DONE

    def seats(self, table: Table) -> tuple[int, ...]:
        return (self.seat,)

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        down = [other for other in range(table.seats) if table.is_down(other) and other > self.one]
        if self.one < 0:
            down.pop()  # the first of two in the order of seats leaves room for a second
        return [NAME + other for other in down]

    def settle(self, table: Table, seat: int, code: int) -> None:
        if self.one < 0:
            self.one = code - NAME
            return
        swap_secrets(table, seat, self.one, code - NAME)
        self.seat = -1

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if code == STOP:
            return Illegal(refusals.MUST_USE)
        if not NAME <= code < BEAD:
            return refuse_in_window(table, seat, code)
        if code - NAME >= table.seats:
            return absent(code - NAME)
        if not table.is_down(code - NAME):
            return Illegal(refusals.NOT_FACE_DOWN)
        return Illegal(refusals.TWO_PLAYERS)


def swap_secrets(table: Table, seat: int, one: int, other: int) -> None:
    """The cards change places; what anybody has seen of them goes along, and their new holders look (TS-9.3)."""
    for cards in (table.secret, table.known, table.denied):
        cards[one], cards[other] = cards[other], cards[one]
    table.tell(Exchanged(seat, one, other))
    table.learn(one, one)
    table.learn(other, other)
