"""Windows for event cards, in anybody's turn (ZZ-9.3)."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.errors import Illegal
from shamble.core.frame import DONE
from shamble.core.windows import Closed, Offer
from shamble.games.zombies.box import AFTER_ROLL, AFTER_STEP, BEFORE_FIGHT, BEFORE_ROLL
from shamble.games.zombies.frames.events import event_codes, is_eligible, play_event
from shamble.games.zombies.frames.refuse import refuse_event
from shamble.games.zombies.state import Bout, Table


@final
class Window(Offer[Table]):
    """Whoever may hold a card or use an item is asked, from the active player clockwise; after a card, anew."""

    name: ClassVar[str] = "window"
    fields: ClassVar[tuple[str, ...]] = ("first", "at", "passed", "said", "opened", "forced", "moment", "fighter")
    asks: ClassVar[str] = "event"

    def __init__(
        self, first: int, at: int, passed: int, said: int, opened: int, forced: int, moment: int, fighter: int
    ) -> None:
        super().__init__(first, at, passed, said, opened, forced)
        self.moment = moment  # a to h, as its bit
        self.fighter = fighter  # before a fight roll: whose; else NONE

    def copy(self) -> Window:
        return Window(self.first, self.at, self.passed, self.said, self.opened, self.forced, self.moment, self.fighter)

    def eligible(self, table: Table) -> int:
        return eligible_seats(table, self.moment, self.fighter)

    def plays(self, table: Table, seat: int) -> list[int]:
        return event_codes(table, seat, self.moment, self.fighter)

    def next_after(self, table: Table, seat: int) -> int:
        return table.active

    def resolve(self, table: Table, seat: int, code: int) -> None:
        play_event(table, seat, code)

    def run(self, table: Table) -> int:
        if self.opened and self._lapsed(table):
            table.tell(Closed(self.asks))
            return DONE
        return super().run(table)

    def _lapsed(self, table: Table) -> bool:
        """What the window stood before is gone: the fight, the roll, the movement."""
        if self.moment == BEFORE_FIGHT:
            below = table.frames[-2]
            return isinstance(below, Bout) and below.over != 0
        if self.moment == BEFORE_ROLL:
            return bool(table.rested or table.keyed or table.dead_now)
        return bool(table.dead_now) and self.moment in (AFTER_ROLL, AFTER_STEP)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_event(table, seat, code, self.moment)


def eligible_seats(table: Table, moment: int, fighter: int) -> int:
    """Bit mask of those who, by public facts, could play something (ZZ-9.3)."""
    mask = 0
    for seat in range(table.seats):
        if is_eligible(table, seat, moment, fighter):
            mask |= 1 << seat
    return mask


def opens(table: Table, moment: int, fighter: int) -> bool:
    """Whether anybody could play something now; the window opens."""
    if eligible_seats(table, moment, fighter) == 0:
        return False
    table.push(Window(table.active, table.active, 0, 0, 0, 0, moment, fighter))
    return True
