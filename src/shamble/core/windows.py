"""The two asks that several seats answer: sealed answers shown together, and reactions offered one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.answer import PASS, PASS_TURN
from shamble.core.fact import Fact
from shamble.core.frame import AGAIN, DONE, GATHER, OFFER, Frame

if TYPE_CHECKING:
    from shamble.core.state import State

T = TypeVar("T", bound="State")


class Opened(Fact):
    """A window opened for the seats that could, by public facts, have an answer."""

    name: ClassVar[str] = "opened"
    fields: ClassVar[tuple[str, ...]] = ("window", "eligible")

    def __init__(self, window: str, eligible: int) -> None:
        self.window = window
        self.eligible = eligible


class Closed(Fact):
    """A window closed. Who passed, and who was never asked, stays untold."""

    name: ClassVar[str] = "closed"
    fields: ClassVar[tuple[str, ...]] = ("window",)

    def __init__(self, window: str) -> None:
        self.window = window


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    found: list[int] = []
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            found.append(seat)
        seat += 1
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Frame[T]):
    """Several seats answer in secret; an answer may be replaced until the last one is in, then all are shown."""

    fields: ClassVar[tuple[str, ...]] = ("entitled", "sealed", "revealed")
    lists: ClassVar[tuple[str, ...]] = ("sealed",)

    def __init__(self, entitled: int, sealed: list[int], revealed: int) -> None:
        self.entitled = entitled  # bit mask, by public facts
        self.sealed = sealed  # by seat; -1 where nothing is in
        self.revealed = revealed

    def choices(self, table: T, seat: int) -> list[int]:
        """What the seat may answer. With PASS among it the gathering is a window, else a vote."""
        raise NotImplementedError(self.name)

    def window(self) -> bool:
        """Whether passing is possible, so that who is really asked must stay untold."""
        return False

    def reveal(self, table: T) -> None:
        """All answers are in ``sealed``."""
        raise NotImplementedError(self.name)

    def run(self, table: T) -> int:
        if self.revealed == 2:
            return DONE
        if self.revealed == 0:
            self.revealed = 1
            if self.window():
                table.tell(Opened(self.asks, self.entitled))
                self._pass_for_the_unable(table)
        if self.seats(table):
            return GATHER
        self.revealed = 2
        if self.window():
            table.tell(Closed(self.asks))
        self.reveal(table)
        return AGAIN

    def _pass_for_the_unable(self, table: T) -> None:
        for seat in seats_of(self.entitled):
            if table.is_hushed(seat) or (not table.ask_passes and self.choices(table, seat) == [PASS]):
                self.sealed[seat] = PASS

    def seats(self, table: T) -> tuple[int, ...]:
        return tuple([seat for seat in seats_of(self.entitled) if self.sealed[seat] < 0])

    def seats_shown(self, table: T) -> tuple[int, ...]:
        return seats_of(self.entitled) if self.window() else self.seats(table)

    def codes(self, table: T, seat: int) -> list[int]:
        if seat < 0 or not self.entitled >> seat & 1:
            return []
        return self.choices(table, seat)

    def settle(self, table: T, seat: int, code: int) -> None:
        self.sealed[seat] = code

    def shown(self, table: T, seat: int) -> dict[str, object]:
        """A seat sees its own sealed answer, unless the engine passed for it: that tells when others were asked."""
        data = self.to_json()
        own = self.sealed[seat] if seat >= 0 else -1
        data["sealed"] = [own if s == seat else -1 for s in range(len(self.sealed))]
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Frame[T]):
    """A window for reactions: eligible seats in turn answer or pass; it closes after a round of passes."""

    fields: ClassVar[tuple[str, ...]] = ("first", "at", "passed", "said", "opened")

    def __init__(self, first: int, at: int, passed: int, said: int, opened: int) -> None:
        self.first = first  # the seat asked first
        self.at = at  # the seat whose turn to answer it is
        self.passed = passed  # bit mask: passed in this round, by themselves or by the engine
        self.said = said  # bit mask: passed by themselves
        self.opened = opened

    def eligible(self, table: T) -> int:
        """Bit mask of the seats that could, by public facts, hold an answer."""
        raise NotImplementedError(self.name)

    def plays(self, table: T, seat: int) -> list[int]:
        """What the seat could play, beside passing, in increasing order."""
        raise NotImplementedError(self.name)

    def resolve(self, table: T, seat: int, code: int) -> None:
        """A card was played; do it, or push the frame that does."""
        raise NotImplementedError(self.name)

    def next_after(self, table: T, seat: int) -> int:
        """Who is asked first after this seat's card: the next one clockwise, unless the game says otherwise."""
        return (seat + 1) % table.seats

    def run(self, table: T) -> int:
        eligible = self.eligible(table)
        if not self.opened:
            self.opened = 1
            table.tell(Opened(self.asks, eligible))
        while eligible & ~self.passed:
            seat = self.at
            if not (eligible & ~self.passed) >> seat & 1:
                self.at = (seat + 1) % table.seats
            elif table.is_hushed(seat) or (not table.ask_passes and not self.plays(table, seat)):
                self.passed |= 1 << seat
            else:
                return OFFER
        table.tell(Closed(self.asks))
        return DONE

    def seats(self, table: T) -> tuple[int, ...]:
        return (self.at,)

    def seats_shown(self, table: T) -> tuple[int, ...]:
        return seats_of(self.eligible(table))

    def codes(self, table: T, seat: int) -> list[int]:
        """Known to every eligible seat from the start, whoever is asked first: a host collects answers at once."""
        if seat < 0 or not self.eligible(table) & ~self.said & ~table.hushed & 1 << seat:
            return []
        return [PASS, PASS_TURN, *self.plays(table, seat)]

    def settle(self, table: T, seat: int, code: int) -> None:
        if code > PASS_TURN:
            self.passed = self.said = 0
            self.at = self.next_after(table, seat)
            self.resolve(table, seat, code)
            return
        self.passed |= 1 << seat
        self.said |= 1 << seat
        if code == PASS_TURN:
            table.hushed |= 1 << seat

    def shown(self, table: T, seat: int) -> dict[str, object]:
        """The seat's own pass and no other; not whose turn to answer it is."""
        mine = self.said & 1 << seat if seat >= 0 else 0
        data = self.to_json()
        data.update({"at": self.first, "passed": mine, "said": mine})
        return data
