"""The game at a table: the state now, everything said so far, and how far back the last speaker may go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from shamble.core.answer import is_mere_pass
from shamble.core.errors import Invalid
from shamble.core.fact import EVERYONE, Fact
from shamble.core.frame import CHOOSE, GATHER, OFFER
from shamble.core.game import Game
from shamble.core.match import Gesture, make_gesture
from shamble.core.state import State
from shamble.core.windows import Gather, Opened
from shamble.server.rows import Said, Undid
from shamble.server.trouble import Trouble

MAX_ANSWERS = 64  # of one gesture


class Trial(NamedTuple):
    """A gesture tried on a copy: the row that tells it, and the table if it is taken."""

    row: Said
    gesture: Gesture
    state: State


class Play:
    """One running or finished game. It keeps the states one may still go back to, and no others.

    Most of what is said everybody sees. A sealed answer, or a pass in a window, is *quiet*: it tells no public fact,
    and whoever else is asked still has the same question. Asks are numbered for each seat: by what everybody saw, and
    by the seat's own quiet answers. So nobody's answer is stale because another has locked a vote, and no number tells
    how many others have said something in secret.
    """

    def __init__(self, game: Game, seats: int, secret: bytes, settings: dict[str, object], fair: bool = False) -> None:
        self.game = game
        self.fair = fair
        self.state = game.new(seats, secret, settings, passes="ask" if fair else "skip")
        self.opening: tuple[Fact, ...] = tuple(self.state.facts)
        self.said: list[Said | Undid] = []
        self.loud = 0  # how much of it was not quiet
        self.quiet = [0] * seats  # by seat: how much of it was
        self._deeds: Counter[int | None] = Counter()  # by seat: its part of what was not quiet, mere passes left out
        self.speaker: int | None = None  # whose gesture everybody saw last; nobody's, if it came out of a fair window
        self.doer: int | None = None  # whose doing all that happens is, windows included; nobody's after a vote
        self._past: dict[tuple[int, int], Said | Undid] = {}  # by seat and number of the ask: what was said to it
        self._back: list[State] = []
        self._no_undo = "undo-nothing"  # why the last speaker may not go back

    def ask_of(self, seat: int) -> int:
        """The number of the ask that is pending for a seat; it never comes again, not even after an undo."""
        return self.loud + self.quiet[seat] + 1

    def others(self, seat: int | None) -> int:
        """How often others have done something that everybody saw: who plans several answers can tell by it."""
        return self._deeds.total() - (0 if seat is None else self._deeds[seat])

    def asked(self) -> tuple[int, ...]:
        """The seats the table really waits for; nobody but the host may know it."""
        ask = self.state.ask
        return () if ask is None else ask.seats

    def asked_shown(self) -> tuple[int, ...]:
        """The seats that are asked as far as everybody may know."""
        return () if self.state.ask is None else self.state.frames[-1].seats_shown(self.state)

    def may_answer(self, seat: int) -> bool:
        """Whether the table takes an answer of the seat now; also one in place of a sealed one."""
        return bool(self.state.pending) and (
            seat in self.asked() or (self.state.pending == GATHER and self.state.frames[-1].takes(self.state, seat))
        )

    def window(self) -> str:
        """The name of the window that is open, empty if none is: an offer, or sealed answers with a pass among them."""
        if self.state.pending == OFFER:
            return self.state.frames[-1].asks
        top = self.state.frames[-1] if self.state.frames else None
        return top.asks if isinstance(top, Gather) and self.state.pending == GATHER and top.window() else ""

    def is_fair_window(self) -> bool:
        """Whether a window is open in which the host feeds the answers when it closes."""
        return self.fair and bool(self.window())

    def is_vote(self) -> bool:
        """Whether several seats answer in secret now, and none may pass."""
        return self.state.pending == GATHER and not self.window()

    # --- answers ---

    def check_ask(self, seat: int, ask: int, answers: Sequence[str] | None) -> bool:
        """Whether this was said already, in the same words (None: an undo); Trouble if the ask is not the pending one.

        So a message that is repeated because its reply got lost is harmless, and a late one never answers another ask.
        """
        if ask == self.ask_of(seat):
            return False
        past = self._past.get((seat, ask))
        if past is not None:
            words = spelt(past.answers) if isinstance(past, Said) else None
            if words == (None if answers is None else spelt(answers)):
                return True
        raise Trouble("stale")

    def attempt(self, seat: int, answers: Sequence[str]) -> Trial:
        """Try a gesture on a copy: all of it or nothing. Illegal, Invalid or Trouble if it cannot be made.

        Where there are secrets, a gesture is one answer: why a second one cannot follow would tell what the first
        brings to light, with nothing given.
        """
        if not answers or len(answers) > (1 if self.game.hides else MAX_ANSWERS):
            raise Trouble("invalid", "gesture")
        if self.state.pending and not self.may_answer(seat):
            raise Trouble("not-asked")
        table = self.state.copy()
        gesture = make_gesture(table, seat, answers)
        if spelt(gesture.entry.answers) != spelt(
            answers
        ):  # on the wire only whole answers, or a repeat is not known again
            raise Trouble("invalid", "gesture")
        row = Said(seat, list(gesture.entry.answers), list(gesture.entry.draws))
        return Trial(row, gesture, table)

    def is_quiet(self, gesture: Gesture) -> bool:
        """Whether a gesture, tried now, would tell nobody anything but perhaps that a vote is locked."""
        several = self.state.pending == GATHER or self.state.pending == OFFER
        return several and not any(fact.seen_by(None) for fact in gesture.facts)

    def take(self, trial: Trial) -> None:
        """The gesture stands."""
        seat = trial.row.seat
        before = self.state
        self.speaker = None if self.is_fair_window() else seat
        if not self.window():
            self.doer = None if before.pending == GATHER else seat
        self._count(trial.row, self.is_quiet(trial.gesture))
        self.state = trial.state
        several = before.pending != CHOOSE or trial.state.pending > CHOOSE
        self._no_undo = "undo-handed" if several else why_final(self.asked(), seat, trial.gesture)
        if not self._no_undo and known(before) != known(trial.state):
            self._no_undo = "undo-revealed"
        if self._no_undo:
            self._back.clear()
        else:
            self._back.append(before)

    def _count(self, row: Said | Undid, quiet: bool) -> None:
        self._past[row.seat, self.ask_of(row.seat)] = row
        self.said.append(row)
        if not quiet:
            self.loud += 1
            if self.state.pending == GATHER:  # several did it together, whoever was last
                self._deeds[None] += 1
            elif not is_pass(row):
                self._deeds[row.seat] += 1
        elif not self.is_fair_window():  # there a seat is fed once, and who is fed last must not show in a number
            self.quiet[row.seat] += 1

    def again(self, row: Said) -> Trial:
        """Try a gesture from the log; Invalid if it does not bring what it brought then."""
        trial = self.attempt(row.seat, row.answers)
        if trial.row != row:
            raise Invalid("The log does not fit the rules of this version.")
        return trial._replace(row=row)

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
        self._count(row, False)
        self.speaker = row.seat
        self.state = self._back.pop()
        if not self._back:
            self._no_undo = "undo-nothing"


def why_final(asked: tuple[int, ...], seat: int, gesture: Gesture) -> str:
    """Why a gesture cannot be taken back, as the key of a sentence; empty if it can."""
    if gesture.entry.draws:
        return "undo-rolled"
    if any(fact.sees != EVERYONE for fact in gesture.facts):
        return "undo-revealed"
    opened = any(fact.name == Opened.name for fact in gesture.facts)  # others were asked, whether or not they could
    return "" if asked == (seat,) and not opened else "undo-handed"


def known(state: State) -> Counter[tuple[int, int, int]]:
    """What is hidden and who knows it: if that changes, somebody has learnt something, be it by an open card."""
    return Counter((secret.pool, secret.value, secret.known) for secret in state.secrets())


def is_pass(row: Said | Undid) -> bool:
    """Whether a seat did nothing."""
    return isinstance(row, Said) and is_mere_pass(row.answers)


def spelt(answers: Sequence[str]) -> list[str]:
    """Answers as they are compared: however they are typed."""
    return [answer.strip().lower() for answer in answers]
