"""What a bot would do in one's place, and why: one way to go, what speaks for it, and a second choice if it is close.

Everything is made from the view. The way is followed on guesses, only as far as no die is rolled, no card drawn,
nothing hidden seen and nobody else decides anything; others are taken to pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from shamble.bots.bot import Bot, Sense, View, own_seat, sense_of
from shamble.core.answer import PASS, PASSES, Stop
from shamble.core.errors import seat_letter
from shamble.core.frame import DONE, OFFER
from shamble.core.reason import Reason, Step
from shamble.core.scene import words
from shamble.core.state import State

LONGEST: Final = 8  # steps of a way that is followed on guesses; a walk is told whole
DONE_WITH: Final = PASSES | {str(Stop())}  # nothing to be told at the end of a way
PERCENT: Final = 100  # of a chance in ten-thousandths
ALIKE: Final = 100  # what wins so little less is almost as good, in ten-thousandths


class Advice(NamedTuple):
    """What a bot of this level would do in the seat's place."""

    level: str
    steps: tuple[Step, ...]  # the answer, and what the bot means to do after it in the same turn
    reason: Reason
    second: Step | None  # another answer that is almost as good
    chance: int | None  # in percent: the trial games won like this; None where none were played
    rival: int | None  # the same of the next best answer

    @property
    def answer(self) -> str:
        """What the bot would answer now."""
        return self.steps[0].answer

    def to_json(self) -> dict[str, object]:
        """The advice as plain data, its words as message references: ``hint`` of docs/wire.md before it is spoken."""
        return {
            "by": words("hint-by", level=self.level),
            "steps": [step._asdict() for step in self.steps],
            "why": self.reason.label,
            "clause": self.reason.clause,
            "trials": None if self.chance is None else words("hint-trials", won=self.chance, next=self.rival),
            "second": None if self.second is None else self.second._asdict(),
        }


def advise(bot: Bot, level: str, view: View, names: Sequence[str] | None = None, seconds: float = 0.0) -> Advice:
    """What the bot would do, and why; ``names`` are the players by seat, else they are called by letters.

    With ``seconds`` the way is followed no longer when they are over; the answer itself is the bot's own business.
    """
    seat = own_seat(view)
    until = monotonic() + seconds if seconds > 0.0 else 0.0
    called = list(names) if names is not None else [seat_letter(other) for other in range(view["seats"])]
    told = _why(bot)
    ranked = bot.weigh(view)
    best, value = ranked[0]
    compared, tried = ranked[1 : bot.compared], bot.plays_out
    sense = sense_of(bot.game)
    way = _way(bot, sense, view, seat, best, until)
    steps = tuple(told.step(seen, called, answer) for seen, answer in way)
    rival = compared[0] if compared else None
    alike = ALIKE if tried else sense.alike
    close = rival is not None and value - rival[1] <= alike and rival[0] not in [step.answer for step in steps]
    return Advice(
        level,
        steps,
        told.why(view, called, [answer for _, answer in way]),
        told.step(view, called, rival[0]) if rival is not None and close else None,
        _percent(value) if rival is not None and tried else None,
        _percent(rival[1]) if rival is not None and tried else None,
    )


def _percent(worth: int) -> int:
    """A chance in percent; what is worth less than nothing is no chance."""
    return max(0, min(100, worth // PERCENT))


def _why(bot: Bot) -> Any:
    """The game's ``why``: what speaks for an answer, and what steps are called."""
    return import_module(f"shamble.games.{bot.game.name}.why")


def _way(bot: Bot, sense: Sense, view: View, seat: int, first: str, until: float) -> list[tuple[View, str]]:
    """What the bot would answer now and next, each with the view in which it would."""
    guesses = [bot.game.guess(view, Random(number)) for number in range(2)]
    codes = [] if sense.way is None else sense.way(guesses[0], seat, bot.game.parse(guesses[0], seat, first).code)
    if codes:
        return [(view, str(bot.game.answer(code))) for code in codes]
    found = [(view, first)]
    while len(found) < LONGEST and (not until or monotonic() < until):
        answer = found[-1][1]
        if not (_goes_on(guesses[0], seat, answer) and _goes_on(guesses[1], seat, answer)):
            break
        view = guesses[0].view(seat)
        if guesses[1].view(seat) != view:
            break  # something hidden has come to light
        ranked = bot.weigh(view)
        if _may_stop(bot, sense, ranked):
            break  # the next hint may say so: nothing is announced that it would take back
        found.append((view, ranked[0][0]))
    while len(found) > 1 and found[-1][1] in DONE_WITH:
        found.pop()
    return found


def _may_stop(bot: Bot, sense: Sense, ranked: list[tuple[str, int]]) -> bool:
    """Whether to do nothing more is almost as good as the best of these."""
    alike = ALIKE if bot.plays_out else sense.alike
    return any(answer in DONE_WITH and ranked[0][1] - value <= alike for answer, value in ranked[: bot.compared])


def _goes_on(state: State, seat: int, answer: str) -> bool:
    """Play an answer on; whether the seat is then asked again before anything happens that nobody can foresee."""
    turns = state.turns()
    state.step(seat, state.game.parse(state, seat, answer).code)
    while state.pending != DONE and not state.draws:
        asked = state.frames[-1].seats(state)[0]
        if asked == seat:
            return state.turns() == turns
        if state.pending != OFFER or PASS not in state.codes(asked):
            return False
        state.step(asked, PASS)
    return False
