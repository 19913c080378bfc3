"""Search for games of secrets and dice: the better options are played out on many guesses, and the ends compared.

Every guess is another table that the view could be of. Each option is tried on the same guess with the same dice. All
seats answer at once by the game's ``quick``, one's own by its ``plans`` if it has any, until so many turns have begun,
or the game's ``finish`` plays to the end; ``worth`` judges where that has led. What others have sealed is not looked
at: they answer anew, as they might.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from random import Random
from time import monotonic
from typing import Final, final

from shamble.bots.bot import Effort, Heard, Sense, View
from shamble.core.frame import DONE
from shamble.core.game import Game, fresh_stream
from shamble.core.state import State
from shamble.core.windows import Gather

FIRST: Final = 8  # guesses before options are dropped, and between one look and the next


@final
class Trial:
    """An option that is played out: its place among the options, its estimate, and what its ends were worth."""

    def __init__(self, place: int, gain: int) -> None:
        self.place = place
        self.gain = gain
        self.values: list[int] = []

    def total(self) -> int:
        return sum(self.values)


@final
class Playouts:
    """One thought: its game and sense, its dice, what was said at the table, and what it may cost."""

    def __init__(
        self,
        game: Game,
        sense: Sense,
        effort: Effort,
        rng: Random,
        heard: Sequence[Heard],
        budget: int,
        until: float,
    ) -> None:
        self.game = game
        self.sense = sense
        self.rng = rng
        self.heard = heard
        self.effort = effort
        self.left = budget * effort.answers
        self.until = until
        self.tried = 0  # options that were played out, or the one that needed no trial

    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or (self.until > 0.0 and monotonic() > self.until)

    def weigh(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Every option with what it is worth, best first; those not played out follow in the order of estimates."""
        state = self.game.guess(view, self.rng)
        codes = state.codes(seat)
        gains = self.estimates(state, seat)
        trials = worth_trying(gains, self.effort)
        if self.sense.ponders is not None and not self.sense.ponders(state):
            trials = trials[:1]
        self.tried = len(trials)
        live = trials
        guesses = 0
        while len(live) > 1 and (not self.spent() or guesses == 0):
            for trial in live:
                trial.values.append(self.play_out(state, seat, codes[trial.place]))
            guesses += 1
            if guesses % FIRST == 0:
                live = still_close(live, self.effort.close)
                if not self.effort.twins:
                    live = without_twins(live)
            state = self.another(view, state)
        return self.ranked(codes, gains, trials)

    def another(self, view: View, state: State) -> State:
        """The next guess. Where nothing is hidden but the dice, a copy with other dice is one."""
        if self.game.hides:
            return self.game.guess(view, self.rng)
        twin = state.copy()
        twin.stream = fresh_stream(self.rng)
        return twin

    def estimates(self, state: State, seat: int) -> list[int]:
        """What each option is worth at first sight, to who plans ahead if the game knows how to."""
        gains = self.sense.gains if self.sense.plans is None else self.sense.plans
        assert gains is not None
        return gains(state, seat, self.heard)

    def play_out(self, state: State, seat: int, code: int) -> int:
        """What the option is worth where it has led on this guess."""
        twin = state.copy()
        unseal(twin, seat)
        start = twin.turns()
        twin.step(seat, code)
        self.left -= 1
        finish = self.sense.finish
        if finish is None:
            self.play_on(twin, start, seat)
        else:
            self.left -= finish(twin, self.rng)
        return self.sense.worth(twin, seat)

    def play_on(self, twin: State, start: int, seat: int) -> None:
        """All seats answer at once, until so many turns have begun since that one."""
        end = start + self.effort.turns
        quick = self.sense.quick
        assert quick is not None
        while twin.pending != DONE and twin.turns() < end:
            asked = twin.frames[-1].seats(twin)[0]
            heard = self.heard if twin.turns() == start else ()
            if asked == seat and self.sense.plans is not None:
                twin.step(asked, self.planned(twin, seat))
            else:
                twin.step(asked, quick(twin, asked, self.rng, heard))
            self.left -= 1

    def planned(self, twin: State, seat: int) -> int:
        """One's own answer in a playout, where the game knows how to plan; a packed answer."""
        codes = twin.codes(seat)
        if len(codes) == 1:
            return codes[0]
        values = self.estimates(twin, seat)
        return codes[values.index(max(values))]

    def ranked(self, codes: list[int], gains: list[int], trials: list[Trial]) -> list[tuple[str, int]]:
        """Options in notation: those played out by what their ends tell, then the others by their estimates."""
        doubt = self.effort.doubt
        judged = sorted([(-judgement(trial, trials[0], doubt), place) for place, trial in enumerate(trials)])
        found = [(str(self.game.answer(codes[trials[place].place])), -negative) for negative, place in judged]
        places = [trial.place for trial in trials]
        rest = sorted([(-gain, place) for place, gain in enumerate(gains) if place not in places])
        floor = found[-1][1] - 1
        return found + [(str(self.game.answer(codes[place])), floor) for _, place in rest]


def judgement(trial: Trial, first: Trial, doubt: int = 1) -> int:
    """What an option is worth: the mean of its ends, less the doubt that it is better than the first estimate says.

    The first one is compared with on the same guesses. So chance alone seldom overrules the estimates, and of options
    that lead to the same end the one that looked better is kept.
    """
    count = len(trial.values)
    if not count:
        return trial.gain
    level = sum(first.values) // len(first.values)
    gaps = [value - other for value, other in zip(trial.values, first.values, strict=False)]
    total = sum(gaps)
    if len(gaps) < 2:
        return level + total
    spread = sum([gap * gap for gap in gaps]) * len(gaps) - total * total
    return level + total // len(gaps) - doubt * isqrt(spread // (len(gaps) - 1)) // len(gaps)


def worth_trying(gains: list[int], effort: Effort) -> list[Trial]:
    """The options whose estimates are not hopeless, best first."""
    order = sorted([(-gain, place) for place, gain in enumerate(gains)])
    best = -order[0][0]
    return [Trial(place, -negative) for negative, place in order[: effort.width] if -negative >= best - effort.reach]


def still_close(live: list[Trial], close: int) -> list[Trial]:
    """The trials that may still be the best: not surely behind the leader on the same guesses."""
    leader = max(live, key=Trial.total)  # the first of equals
    return [trial for trial in live if trial is leader or not is_behind(trial, leader, close)]


def without_twins(live: list[Trial]) -> list[Trial]:
    """The trials without those whose ends have all been those of one before: the better estimate stands for both."""
    kept: list[Trial] = []
    for trial in live:
        if trial.values not in [other.values for other in kept]:
            kept.append(trial)
    return kept


def is_behind(trial: Trial, leader: Trial, close: int) -> bool:
    """Whether the mean difference is more than so many standard errors."""
    gaps = [best - value for best, value in zip(leader.values, trial.values, strict=True)]
    count = len(gaps)
    total = sum(gaps)
    squares = sum([gap * gap for gap in gaps])
    # mean > close * sqrt(variance / count), in whole numbers
    return total > 0 and total * total * (count - 1) > close * close * (squares * count - total * total)


def unseal(state: State, seat: int) -> None:
    """Take back what others have sealed in a guess: they answer anew, as the playout lets them."""
    top = state.frames[-1]
    if isinstance(top, Gather) and not top.window():
        for other in range(state.seats):
            if other != seat:
                top.sealed[other] = -1
