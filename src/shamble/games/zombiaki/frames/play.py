"""The play step of either turn: cards one at a time, orders, discards (ZK-2.2, ZK-2.3, ZK-2.8)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombiaki.box import (
    AIM,
    AT_CELL,
    AT_STEP,
    BESIDE,
    BULLET,
    CELL_BITS,
    CELL_MASK,
    DISCARD,
    EXTRA_BITS,
    EXTRA_MASK,
    FIRST_HUMAN,
    GET_OUT,
    HUMAN_SIDE,
    MEAT,
    OBEYED,
    ORDER,
    ORDERS,
    PLAY,
    SIDE_KINDS,
    STEPPED,
    TAKE,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.facts import BY_ORDER, TAKEN, UNUSED, Discarded, Ordered, Played
from shamble.games.zombiaki.frames.chains import SEAT_ALONE, has_aftermath
from shamble.games.zombiaki.frames.deeds import do_human, do_zombie
from shamble.games.zombiaki.frames.reach import order_codes, plays_of
from shamble.games.zombiaki.frames.refuse_play import refuse_play
from shamble.games.zombiaki.state import Table


@final
class Play(Frame[Table]):
    """Cards are played, or put away, until the player has enough."""

    name: ClassVar[str] = "play"
    fields: ClassVar[tuple[str, ...]] = ("side", "played", "over")
    asks: ClassVar[str] = "play"

    def __init__(self, side: int, played: int, over: int) -> None:
        self.side = side
        self.played = played  # cards played this turn; a discard is not a play (ZK-2.4)
        self.over = over

    def copy(self) -> Play:
        return Play(self.side, self.played, self.over)

    def run(self, table: Table) -> int:
        if has_aftermath(table):
            return AGAIN
        return DONE if self.over else CHOOSE  # the player says when it is over, so that the last card can be taken back

    def _orders(self, table: Table) -> list[int]:
        return order_codes(table) if self.side == ZOMBIE_SIDE and table.orders < ORDERS else []

    def may_play(self, table: Table) -> bool:
        """After Terror the humans play one card at most (ZK-4.3)."""
        return self.side == ZOMBIE_SIDE or self.played == 0 or not table.terror

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(self.side)]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != table.seat_of(self.side):
            return []
        hand = table.hand
        found = [PASS, *self._orders(table)]
        taken: list[int] = []  # their codes come after those of all other plays
        unused: list[int] = []
        plays = self.may_play(table)
        for kind in SIDE_KINDS[self.side]:
            if hand[kind]:
                unused.append(DISCARD + kind)
                if not plays:
                    continue
                if kind == MEAT or kind == GET_OUT:
                    taken = plays_of(table, kind)
                else:
                    found += plays_of(table, kind)
        found += taken
        found += unused
        return found

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == PASS:
            self.over = 1
        elif code < PLAY:
            self._order(table, code - ORDER)
        elif code < TAKE:
            self._play(table, code - PLAY)
        elif code < DISCARD:
            self._take(table, code - TAKE)
        elif code < BULLET:
            table.toss(code - DISCARD)
            table.facts.append(Discarded(self.side, code - DISCARD, UNUSED))

    def _order(self, table: Table, packed: int) -> None:
        """The boss sends a zombie one step (ZK-4.1)."""
        cell, way = packed >> EXTRA_BITS, packed & EXTRA_MASK
        table.orders += 1
        table.ordered = 1
        table.body[cell] |= OBEYED | STEPPED
        table.tell(Ordered(cell, BESIDE[cell][way], table.body[cell], table.orders))
        table.walk(cell, way, BY_ORDER)

    def _play(self, table: Table, packed: int) -> None:
        """A card does what its clause says."""
        kind = packed >> CELL_BITS + EXTRA_BITS
        cell = packed >> EXTRA_BITS & CELL_MASK
        extra = packed & EXTRA_MASK
        self.played += 1
        named = AIM[kind] == AT_CELL or AIM[kind] == AT_STEP
        table.facts.append(Played(self.side, kind, cell, extra, table.body[cell] if named else 0))
        if kind < FIRST_HUMAN:
            do_zombie(table, kind, cell, extra)
        else:
            do_human(table, kind, cell, extra)

    def _take(self, table: Table, kind: int) -> None:
        """Meat and Get out!: the other side discards this card (ZK-4.8)."""
        self.played += 1
        table.toss(MEAT if self.side == ZOMBIE_SIDE else GET_OUT)
        table.toss(kind)
        table.tell(Discarded(HUMAN_SIDE if self.side == ZOMBIE_SIDE else ZOMBIE_SIDE, kind, TAKEN))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_play(table, self.side, self.may_play(table), code)
