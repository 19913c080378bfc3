"""What tests of every game share: the clauses a test carries, and a table that tells what happens at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Generic, Self, TypeVar, cast

from shamble.core.answer import Answer
from shamble.core.errors import Illegal, Invalid, seat_letter
from shamble.core.fact import Fact
from shamble.core.state import State

CLAUSE: Final = re.compile(r"[A-Z]{2}-\d+\.\d+[a-z]?")

Marked = TypeVar("Marked", bound=Callable[..., object])
Table = TypeVar("Table", bound=State)


def clause(*ids: str) -> Callable[[Marked], Marked]:
    """Mark a test with the clauses it carries, as in ``@clause("ZG-3.3", "ZG-3.6")``; the test stays as it is."""
    for name in ids:
        if not CLAUSE.fullmatch(name):
            raise Invalid(f"{name!r} is not the id of a clause; write it as ZG-3.3.")

    def mark(test: Marked) -> Marked:
        cast(Any, test).clauses = clauses_of(test) + ids
        return test

    return mark


def clauses_of(test: Callable[..., object]) -> tuple[str, ...]:
    """The clauses that a test is marked with."""
    found: tuple[str, ...] = getattr(test, "clauses", ())
    return found


class Told(Generic[Table]):
    """A table under test, with what happens at it. A game's scenario adds its own verbs and eyes."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self.facts: list[dict[str, object]] = []  # what the last answer brought about, as plain data
        self.story: list[str] = []  # what has happened since the table was set up, a line a fact

    @property
    def asked(self) -> str:
        """The name of what is asked now; empty when the game is over."""
        return "" if self.state.ask is None else self.state.ask.name

    @property
    def waits_for(self) -> str:
        """The seats still to answer, as one word: ``"AC"``; empty while chance is asked."""
        return "" if self.state.ask is None else "".join(seat_letter(seat) for seat in self.state.ask.seats)

    @property
    def eligible(self) -> str:
        """The seats that everybody sees being asked, as one word."""
        ask = cast(dict[str, list[int]] | None, self.state.view(None)["ask"])
        return "" if ask is None else "".join(seat_letter(seat) for seat in ask["seats"])

    def chances(self) -> dict[str, int]:
        """What chance may bring, and how likely each is."""
        return {str(answer): weight for answer, weight in self.state.outcomes()}

    def told(self, name: str) -> list[dict[str, object]]:
        """The facts of this name that the last answer brought about."""
        return [fact for fact in self.facts if fact["fact"] == name]

    @property
    def happened(self) -> list[str]:
        """The names of the facts that the last answer brought about, in order."""
        return [str(fact["fact"]) for fact in self.facts]

    def take(self, seat: int | None, answer: Answer) -> Self:
        """A seat, or chance, gives this answer."""
        return self.tell(self.state.play(seat, answer))

    def tell(self, facts: list[Fact]) -> Self:
        """This has happened."""
        self.facts = [fact.to_json() for fact in facts]
        self.story += [repr(fact) for fact in facts]
        return self

    def refused(self, seat: int | None, answer: Answer, clause: str) -> Illegal:
        """Assert that the answer is against this clause and changes nothing; the refusal comes back."""
        before = self.state.to_json()
        try:
            self.state.play(seat, answer)
        except Illegal as refusal:
            if refusal.clause != clause:
                raise AssertionError(f"{answer} is refused by {refusal}, not by {clause}") from None
            if self.state.to_json() != before:
                raise AssertionError(f"{answer} was refused, but it changed the table") from None
            return refusal
        raise AssertionError(f"{answer} was played, though {clause} forbids it")
