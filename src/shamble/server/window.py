"""An open window at a table with people: who may answer, who did, who wants more time, and when it closes.

Where others could learn from it, nothing here depends on what anybody holds. How long a window stays open is drawn when
it opens; it closes sooner only when all people whom public facts allow an answer have given one, able or not, and later
only when one of them wants more time, which everybody sees.

Where one person plays and nobody watches, there is nobody to learn anything of that person's cards. A window then waits
for the person without a clock if it asks, and closes after a moment if it does not. That moment is drawn too, and no
bot makes it longer or shorter: the one person must not learn from it what bots hold.
"""

from __future__ import annotations

import math
import random
from typing import Final

from shamble.server.orders import Prompt
from shamble.server.sitting import Fields
from shamble.server.speed import Span

# Seconds, from and to: how long a window is open at least, however soon everybody has answered; how long a sealed
# question waits for people, which is put to those whom something is about to happen. Offers are as long as games say.
LEAST: Final = (0.6, 1.0)
SEALED: Final = (8.0, 10.0)
LONGEST: Final = 60.0  # for those who want more time
_chance = random.SystemRandom()  # pace is nobody's business, so it is not drawn from the table's dice


class Window:
    """One window, from the moment it opened; ``number`` says which, ``alone`` that nobody else could learn from it."""

    def __init__(
        self, name: str, number: int, eligible: tuple[int, ...], people: set[int], span: Span, alone: bool = False
    ) -> None:
        self.name = name
        self.number = number
        self.eligible = eligible
        self.people = people  # of those eligible
        self.alone = alone
        self.answered: set[int] = set()  # people who have said something
        self.waits: set[int] = set()  # people who want more time
        self.prompts: dict[int, Prompt | None] = {}  # what it asks people about, if anything; nobody else is told
        self.undecided = True  # whether it is still to be found out whom it asks
        self.thoughts: dict[int, str] = {}  # by seat: what a bot has made up its mind to
        self.draw(span)

    def draw(self, span: Span) -> None:
        """Draw how long it is open."""
        self.moment = _chance.uniform(*span)
        self.least = self.moment if self.alone else min(self.moment, _chance.uniform(*LEAST))

    def welcome(self, span: Span) -> None:
        """Somebody else has come: from now on it is fair."""
        self.alone = False
        self.draw(span)

    def leave(self, seat: int) -> None:
        """A bot plays for somebody: what they said still counts, and nobody waits for more."""
        self.people.discard(seat)
        self.waits.discard(seat)
        self.prompts.pop(seat, None)

    def wait(self, seat: int) -> bool:
        """Somebody wants more time; whether that is news."""
        if seat not in self.people or seat in self.waits or seat in self.answered:
            return False
        self.waits.add(seat)
        return True

    def answer(self, seat: int) -> bool:
        """Somebody has answered; whether the others see it: it closes sooner, or one who wanted more time has answered.

        Otherwise how often one is told would say how often people answer, and who can only pass has no mind to change.
        """
        before = self.lasts(), seat in self.waits
        self.answered.add(seat)
        self.waits.discard(seat)
        return before != (self.lasts(), False)

    def stands(self, seat: int) -> str:
        """Whether it asks a person who has not answered, or that person's standing orders say not to bother."""
        return "soon" if self.undecided else "asked" if self.asks(seat) else "quiet"

    def asks(self, seat: int) -> bool:
        """Whether it wants an answer of this person."""
        return self.prompts.get(seat) is not None and seat not in self.answered

    def lasts(self) -> float:
        """How many seconds after it opened it closes, as things stand; for ever, if it waits for the only person."""
        if self.alone:
            return math.inf if any(self.asks(seat) for seat in self.people) else self.moment
        if self.people <= self.answered:
            return self.least
        return LONGEST if self.waits else self.moment

    def shown(self, seat: int | None, left: float) -> Fields:
        """The window as everybody may know it, and how the viewer's own seat stands in it."""
        mine = None
        if seat in self.people:
            mine = "answered" if seat in self.answered else self.stands(seat)
        return {
            "name": self.name,
            "number": self.number,
            "eligible": list(self.eligible),
            "waiting": sorted(self.waits),
            "alone": self.alone,
            "closes_ms": None if math.isinf(left) else round(1000 * left),
            "mine": mine,
        }
