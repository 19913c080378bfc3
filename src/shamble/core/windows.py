"""The two asks that several seats answer: sealed answers shown together, and reactions offered one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from shamble.core.answer import PASS, PASS_TURN
from shamble.core.errors import Invalid
from shamble.core.fact import Fact
from shamble.core.frame import AGAIN, DONE, GATHER, OFFER, Frame

if TYPE_CHECKING:
    from shamble.core.state import State

T = TypeVar("T", bound="State")

# How far a gathering is.
NEW: Final = 0
ASKING: Final = 1
REVEALED: Final = 2


@final
class Opened(Fact):
    """A window opened for the seats that could, by public facts, have an answer."""

    name: ClassVar[str] = "opened"
    fields: ClassVar[tuple[str, ...]] = ("window", "eligible")

    def __init__(self, window: str, eligible: int) -> None:
        self.window = window
        self.eligible = eligible


@final
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
    """Several seats answer in secret; an answer may be replaced until the last one is in, then all are shown.

    A seat gives one code, so a set or a split that must be sealed whole is packed into one code of the game's layout.
    """

    fields: ClassVar[tuple[str, ...]] = ("entitled", "sealed", "auto", "stage")
    lists: ClassVar[tuple[str, ...]] = ("sealed",)

    def __init__(self, entitled: int, sealed: list[int], auto: int, stage: int) -> None:
        self.entitled = entitled  # bit mask, by public facts
        self.sealed = sealed  # by seat; -1 where nothing is in
        self.auto = auto  # bit mask: those for whom the engine passed
        self.stage = stage  # NEW, ASKING, REVEALED

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
        if self.stage == REVEALED:
            return DONE
        if self.stage == NEW:
            self.stage = ASKING
            if self.window():
                table.tell(Opened(self.asks, self.entitled))
                self._pass_for_the_unable(table)
        if self.seats(table):
            return GATHER
        self.stage = REVEALED
        if self.window():
            table.tell(Closed(self.asks))
        self.reveal(table)
        return AGAIN

    def _pass_for_the_unable(self, table: T) -> None:
        """Passing for a turn does not count here: a sealed window is another question than the one passed."""
        if table.ask_passes:
            return
        for seat in seats_of(self.entitled):
            if self.choices(table, seat) == [PASS]:
                self.sealed[seat] = PASS
                self.auto |= 1 << seat

    def seats(self, table: T) -> tuple[int, ...]:
        return tuple([seat for seat in seats_of(self.entitled) if self.sealed[seat] < 0])

    def seats_shown(self, table: T) -> tuple[int, ...]:
        return seats_of(self.entitled) if self.window() else self.seats(table)

    def takes(self, table: T, seat: int) -> bool:
        """An answer, or another one in its place; not of a seat that the engine has passed for."""
        return bool((self.entitled & ~self.auto) >> seat & 1)

    def codes(self, table: T, seat: int) -> list[int]:
        if seat < 0 or not self.entitled >> seat & 1:
            return []
        return self.choices(table, seat)

    def settle(self, table: T, seat: int, code: int) -> None:
        self.sealed[seat] = code

    def broken_off(self, table: T) -> None:
        if self.window() and self.stage == ASKING:
            table.tell(Closed(self.asks))

    def check(self, table: T) -> None:
        everyone = (1 << table.seats) - 1
        if len(self.sealed) != table.seats or self.entitled & ~everyone or self.auto & ~self.entitled:
            raise Invalid(f"The answers to {self.asks!r} do not fit the seats of this table.")
        if self.stage not in (ASKING, REVEALED):
            raise Invalid(f"{self.asks!r} is asked or answered, nothing else.")
        for seat, code in enumerate(self.sealed):
            if self.stage == ASKING and code != -1 and code not in self.codes(table, seat):
                raise Invalid(f"Seat {seat} cannot have answered {self.asks!r} like that.")

    def shown(self, table: T, seat: int) -> dict[str, object]:
        """Before the reveal a seat sees its own answer alone, and never that the engine passed for somebody."""
        data = self.to_json()
        data["auto"] = 0
        if self.stage != REVEALED:
            mine = seat if seat >= 0 and not self.auto >> seat & 1 else -1
            data["sealed"] = [code if other == mine else -1 for other, code in enumerate(self.sealed)]
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Frame[T]):
    """A window for reactions: eligible seats in turn answer or pass; it closes after a round of passes."""

    fields: ClassVar[tuple[str, ...]] = ("first", "at", "passed", "said", "opened", "forced")

    def __init__(self, first: int, at: int, passed: int, said: int, opened: int, forced: int) -> None:
        self.first = first  # the seat asked first, in this round of asking
        self.at = at  # the seat whose turn to answer it is
        self.passed = passed  # bit mask: passed in this round, by themselves or by the engine
        self.said = said  # bit mask: passed by themselves
        self.opened = opened
        self.forced = forced  # bit mask: asked even if they can only pass; for guesses

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

    def once(self) -> bool:
        """Whether one card closes the window."""
        return False

    def hushes(self) -> bool:
        """Whether passing for a turn holds here; a window that asks something else altogether says no."""
        return True

    def _waits_for(self, table: T) -> int:
        """Bit mask of the eligible seats that have not passed, now or for this turn."""
        mask = self.eligible(table) & ~self.said
        return mask & ~table.hushed if self.hushes() else mask

    def run(self, table: T) -> int:
        eligible = self.eligible(table) & (1 << table.seats) - 1
        if not self.opened:
            self.opened = 1
            table.tell(Opened(self.asks, eligible))
        while eligible & ~self.passed:
            seat = self.at
            if not (eligible & ~self.passed) >> seat & 1:
                self.at = (seat + 1) % table.seats
            elif self._passes(table, seat):
                self.passed |= 1 << seat
            else:
                return OFFER
        table.tell(Closed(self.asks))
        return DONE

    def _passes(self, table: T, seat: int) -> bool:
        """Whether the engine passes for the seat: it said so for this turn, or it has nothing to play."""
        if self.hushes() and table.is_hushed(seat):
            return True
        return not (table.ask_passes or self.forced >> seat & 1 or self.plays(table, seat))

    def seats(self, table: T) -> tuple[int, ...]:
        return (self.at,)

    def seats_shown(self, table: T) -> tuple[int, ...]:
        return seats_of(self.eligible(table))

    def codes(self, table: T, seat: int) -> list[int]:
        """Known to every eligible seat from the start, whoever is asked first: a host collects answers at once."""
        if seat < 0 or not self._waits_for(table) >> seat & 1:
            return []
        return [PASS, PASS_TURN, *self.plays(table, seat)] if self.hushes() else [PASS, *self.plays(table, seat)]

    def settle(self, table: T, seat: int, code: int) -> None:
        if code > PASS_TURN:
            self.passed = (1 << table.seats) - 1 if self.once() else 0
            self.said = self.forced = 0
            self.first = self.at = self.next_after(table, seat)
            self.resolve(table, seat, code)
            return
        self.passed |= 1 << seat
        self.said |= 1 << seat
        if code == PASS_TURN:
            table.hushed |= 1 << seat

    def wait_for(self, table: T, seat: int) -> None:
        """For a guess: the seat is asked now if it has not answered yet, and everybody before it has passed.

        A view does not tell whose turn to answer it is. If the seat has answered, somebody else is asked.
        """
        self.at = self.first
        if seat < 0 or not self._waits_for(table) >> seat & 1:
            self.forced = self.eligible(table)
            return
        self.forced = 1 << seat
        while self.at != seat:
            self.passed |= 1 << self.at
            self.at = (self.at + 1) % table.seats

    def broken_off(self, table: T) -> None:
        if self.opened:
            table.tell(Closed(self.asks))

    def check(self, table: T) -> None:
        everyone = (1 << table.seats) - 1
        seats_fit = 0 <= self.first < table.seats and 0 <= self.at < table.seats
        masks = self.passed | self.said | self.forced
        if not seats_fit or masks & ~everyone or self.said & ~self.passed or self.opened != 1:
            raise Invalid(f"The window {self.asks!r} does not fit the seats of this table.")

    def shown(self, table: T, seat: int) -> dict[str, object]:
        """The seat's own pass and no other; not whose turn to answer it is."""
        mine = self.said & 1 << seat if seat >= 0 else 0
        data = self.to_json()
        data.update({"at": self.first, "passed": mine, "said": mine, "forced": 0})
        return data
