"""Frames: a game is a stack of small procedures of plain data. The top one runs on, or asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core import refusals
from shamble.core.errors import Illegal

if TYPE_CHECKING:
    from shamble.core.state import State

# What a frame's run says: finished (the engine takes it off), run the top frame again, or one of the four asks.
DONE: Final = 0
AGAIN: Final = 1
CHOOSE: Final = 2
GATHER: Final = 3
OFFER: Final = 4
CHANCE: Final = 5
ASK_KINDS: Final = ("", "", "choose", "gather", "offer", "chance")

T = TypeVar("T", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """One procedure of the rulebook. Its fields are ints (or lists of ints), named once in ``fields``.

    A frame that lies on another may tell it something by setting a field of ``table.frames[-2]``: a shot is cancelled,
    a fight is over. Nothing else is needed to answer the one who asked.
    """

    name: ClassVar[str] = "frame"
    fields: ClassVar[tuple[str, ...]] = ()
    lists: ClassVar[tuple[str, ...]] = ()  # those of the fields that are lists, one entry per seat
    asks: ClassVar[str] = ""  # the name of its ask

    def run(self, table: T) -> int:
        """Go on until done, until another frame lies on top, or until somebody must answer."""
        raise NotImplementedError(self.name)

    def copy(self) -> Frame[T]:
        """The same frame, sharing nothing that can change."""
        raise NotImplementedError(self.name)

    def seats(self, table: T) -> tuple[int, ...]:
        """Who is asked now."""
        return ()

    def seats_shown(self, table: T) -> tuple[int, ...]:
        """Who is asked as far as the public may know."""
        return self.seats(table)

    def takes(self, table: T, seat: int) -> bool:
        """Whether this seat's answer can be taken now; it may know its options before that."""
        return seat in self.seats(table)

    def codes(self, table: T, seat: int) -> list[int]:
        """What the seat (chance: -1) may answer, in increasing order."""
        return []

    def weights(self, table: T) -> list[int]:
        """How likely each code of a chance is, beside ``codes(table, -1)``."""
        return []

    def draw(self, table: T) -> None:
        """Let the table's own dice answer a chance; a long deal may draw many times at once, as if one by one."""
        code = self.codes(table, -1)[table.stream.pick(self.weights(table))]
        table.draws.append(code)
        self.settle(table, -1, code)

    def settle(self, table: T, seat: int, code: int) -> None:
        """Take an answer that is one of the codes."""
        raise NotImplementedError(self.name)

    def refuse(self, table: T, seat: int, code: int) -> Illegal:
        """Why this answer is none of the codes."""
        return Illegal(refusals.NOT_OFFERED, answer=table.game.answer(code))

    def broken_off(self, table: T) -> None:
        """The frame is taken off before it is done: a win, a death, an end to everything."""

    def check(self, table: T) -> None:
        """Invalid, with a sentence, if the fields read back from plain data are impossible at this table."""

    def to_json(self) -> dict[str, object]:
        """The frame as plain data."""
        data: dict[str, object] = {"frame": self.name}
        for field in self.fields:
            value = getattr(self, field)
            data[field] = value[:] if field in self.lists else value
        return data

    def shown(self, table: T, seat: int) -> dict[str, object]:
        """What of this frame the seat (spectator: -1) may know: all of it, unless the game says otherwise.

        A field that holds something hidden must be masked here; law 6 tries every answer to find one that is not.
        """
        return self.to_json()
