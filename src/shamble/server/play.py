"""The game at a table: the state now, everything said so far, and how far back the last speaker may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shamble.core.errors import Invalid
from shamble.core.fact import EVERYONE, Fact
from shamble.core.game import Game
from shamble.core.match import Gesture, make_gesture
from shamble.core.state import State
from shamble.server.rows import Said, Undid
from shamble.server.trouble import Trouble

MAX_ANSWERS = 64  # of one gesture


class Trial(NamedTuple):
    """A gesture tried on a copy: the row that tells it, and the table if it is taken."""

    row: Said
    gesture: Gesture
    state: State


class Play:
    """One running or finished game. It keeps the states one may still go back to, and no others."""

    def __init__(self, game: Game, seats: int, secret: bytes, settings: dict[str, object]) -> None:
        self.game = game
        self.state = game.new(seats, secret, settings)
        self.opening: tuple[Fact, ...] = tuple(self.state.facts)
        self.said: list[Said | Undid] = []
        self._back: list[State] = []
        self._no_undo = "undo-nothing"  # why the last speaker may not go back

    @property
    def ask(self) -> int:
        """The number of the pending ask: one more than what was ever said, so it never comes again after an undo."""
        return len(self.said) + 1

    def asked(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        ask = self.state.ask
        return () if ask is None else ask.seats

    # --- answers ---

    def check_ask(self, seat: int, ask: int, answers: Sequence[str] | None) -> bool:
        """Whether this was said already, in the same words (None: an undo); Trouble if the ask is not the pending one.

        So a message that is repeated because its reply got lost is harmless, and a late one never answers another ask.
        """
        if ask == self.ask:
            return False
        if 0 < ask < self.ask:
            past = self.said[ask - 1]
            words = spelt(past.answers) if isinstance(past, Said) else None
            if past.seat == seat and words == (None if answers is None else spelt(answers)):
                return True
        raise Trouble("stale")

    def attempt(self, seat: int, answers: Sequence[str]) -> Trial:
        """Try a gesture on a copy: all of it or nothing. Illegal, Invalid or Trouble if it cannot be made."""
        if not answers or len(answers) > MAX_ANSWERS:
            raise Trouble("invalid", "gesture")
        if self.state.pending and seat not in self.asked():
            raise Trouble("not-asked")
        table = self.state.copy()
        gesture = make_gesture(table, seat, answers)
        if spelt(gesture.entry.answers) != spelt(
            answers
        ):  # on the wire only whole answers, or a repeat is not known again
            raise Trouble("invalid", "gesture")
        row = Said(seat, list(gesture.entry.answers), list(gesture.entry.draws))
        return Trial(row, gesture, table)

    def take(self, trial: Trial) -> None:
        """The gesture stands."""
        seat = trial.row.seat
        before = self.state
        self.state = trial.state
        self.said.append(trial.row)
        self._no_undo = why_final(self.asked(), seat, trial.gesture)
        if self._no_undo:
            self._back.clear()
        else:
            self._back.append(before)

    def replay(self, row: Said) -> Gesture:
        """Take a gesture from the log; Invalid if it does not bring what it brought then."""
        trial = self.attempt(row.seat, row.answers)
        if trial.row != row:
            raise Invalid("The log does not fit the rules of this version.")
        self.take(trial)
        return trial.gesture

    # --- going back ---

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last gesture back."""
        return bool(self._back) and self.asked() == (seat,)

    def check_undo(self, seat: int) -> Undid:
        """The row that takes the last gesture back; Trouble if something was revealed, rolled or handed over since."""
        if not self.can_undo(seat):
            raise Trouble("not-now", self._no_undo or "undo-handed")
        return Undid(seat)

    def undo(self, row: Undid) -> None:
        """Take the last gesture back. The dice to come stay the same."""
        self.state = self._back.pop()
        self.said.append(row)
        if not self._back:
            self._no_undo = "undo-nothing"


def why_final(asked: tuple[int, ...], seat: int, gesture: Gesture) -> str:
    """Why a gesture cannot be taken back, as the key of a sentence; empty if it can."""
    if gesture.entry.draws:
        return "undo-rolled"
    if any(fact.sees != EVERYONE for fact in gesture.facts):
        return "undo-revealed"
    return "" if asked == (seat,) else "undo-handed"


def spelt(answers: Sequence[str]) -> list[str]:
    """Answers as they are compared: however they are typed."""
    return [answer.strip().lower() for answer in answers]
