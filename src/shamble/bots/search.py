"""The search bot: tries its whole turn, then plays the best ones on, everybody answering greedily, and compares.

It thinks in lines. A line is a way to play the turn and what follows. All ways to play the turn are looked at; the most
promising lines are played on for a round of the table, the better half of them for another, and so on. Games in which
much is hidden or left to dice are searched by playouts instead.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, final

from shamble.bots.bot import Bot, Sense, View, Worth, own_seat, promised, sense_of
from shamble.bots.greedy import first_best, ranked, weigh
from shamble.bots.playouts import Playouts
from shamble.core.frame import DONE
from shamble.core.game import Game
from shamble.core.state import State

BUDGET: Final = 4000  # positions looked at for one answer
WIDTH: Final = 8  # lines played on for a first round
ROUNDS: Final = 2  # how long the best of them are played on
TURN: Final = 4  # answers of one's own that are tried in all combinations at most


@final
class Line:
    """A way to play on: its first answer, where it has led, what that is worth, and how many rounds it was followed."""

    def __init__(self, code: int, state: State, value: int) -> None:
        self.code = code
        self.state = state
        self.value = value
        self.rounds = 0


@final
class Thought:
    """What one answer may cost and has cost: positions looked at, and seconds if they are limited."""

    def __init__(self, worth: Worth, seat: int, budget: int, until: float) -> None:
        self.worth = worth
        self.seat = seat
        self.left = budget
        self.until = until

    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or (self.until > 0.0 and monotonic() > self.until)


@final
class SearchBot(Bot):
    """Looks a whole turn ahead, and a few rounds further where it matters."""

    def __init__(self, game: Game, seed: object = 0, budget: int = BUDGET, seconds: float = 0.0) -> None:
        super().__init__(game, seed)
        self.sense: Sense = sense_of(game)
        self.budget = budget
        self.seconds = seconds  # 0: no limit, so that the same seed and views give the same answers everywhere

    def answer(self, view: View) -> str:
        own_seat(view)
        if len(view["options"]) == 1:
            return str(view["options"][0])
        return self.weigh(view)[0][0]

    def promise(self, view: View) -> tuple[str, int | None] | None:
        return promised(self, self.sense, view)

    def weigh(self, view: View) -> list[tuple[str, int]]:
        seat = own_seat(view)
        self.listen(view)
        guesses = self.sense.guesses
        until = monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        if self.sense.quick is not None:
            effort = self.sense.effort_at(view["seats"])
            thought = Playouts(self.game, self.sense, effort, self.rng, self.heard, self.budget, until)
            ranking = thought.weigh(view, seat)
            self.compared, self.plays_out = thought.tried, thought.tried > 1
            return ranking
        codes: list[int] = []
        totals: list[int] = []
        for _ in range(guesses):
            state = self.game.guess(view, self.rng)
            codes = state.codes(seat)
            values = search(state, Thought(self.sense.worth, seat, self.budget // guesses, until))
            totals = [total + value for total, value in zip(totals, values, strict=True)] if totals else values
        self.compared = len(codes)
        return ranked(self.game, codes, totals, guesses)


def search(state: State, thought: Thought) -> list[int]:
    """What each option is worth once its best line has been played on; those given up early are worth less."""
    lines = turns(state, thought)
    codes = state.codes(thought.seat)
    lines.sort(key=worth_of_line, reverse=True)  # stable: equal lines stay in the order of the options
    live = without_twins(lines)[:WIDTH]
    for _ in range(ROUNDS):
        if len(live) < 2 or thought.spent():
            break
        live = play_rounds(live, thought)
        live.sort(key=worth_of_line, reverse=True)
        live = live[: (len(live) + 1) // 2]
    return standing(codes, lines)


def worth_of_line(line: Line) -> int:
    """What the line is worth as far as it was followed."""
    return line.value


def standing(codes: list[int], lines: list[Line]) -> list[int]:
    """By option: its best line's value, kept below those of all lines that were followed further."""
    found = [0] * len(codes)
    known = [False] * len(codes)
    roof = 1 << 60
    for rounds in range(ROUNDS, -1, -1):
        lowest = roof
        for line in sorted([line for line in lines if line.rounds == rounds], key=worth_of_line, reverse=True):
            position = codes.index(line.code)
            value = min(line.value, roof - 1)
            if not known[position]:
                known[position] = True
                found[position] = value
            lowest = min(lowest, value)
        roof = lowest
    return found


def turns(state: State, thought: Thought) -> list[Line]:
    """All ways to play one's turn, as far as the budget reaches; a first answer is always looked at."""
    seat = thought.seat
    done: list[Line] = []
    open_: list[Line] = []
    for code in state.codes(seat):
        add_line(Line(code, state.after(seat, code), 0), thought, open_, done)
    for _ in range(TURN - 1):
        further: list[Line] = []
        for line in open_:
            if thought.spent():
                done.append(line)
                continue
            for code in line.state.codes(seat):
                add_line(Line(line.code, line.state.after(seat, code), 0), thought, further, done)
        open_ = further
    return done + open_


def add_line(line: Line, thought: Thought, open_: list[Line], done: list[Line]) -> None:
    """Judge a line, and keep it with those whose turn goes on or with those whose turn is done."""
    thought.left -= 1
    line.value = thought.worth(line.state, thought.seat)
    if asked(line.state) == thought.seat:
        open_.append(line)
    else:
        done.append(line)


def asked(state: State) -> int:
    """The first seat that must answer, or -1 when the game is over."""
    if state.pending == DONE:
        return -1
    return state.frames[-1].seats(state)[0]


def without_twins(lines: list[Line]) -> list[Line]:
    """The lines, sorted by worth, without those that most likely lead to the same position by another order."""
    kept: list[Line] = []
    for line in lines:
        if not kept or kept[-1].value != line.value:
            kept.append(line)
    return kept


def play_rounds(live: list[Line], thought: Thought) -> list[Line]:
    """Play the lines on for a round, as many of them as the budget pays for if they cost what the first one does."""
    before = thought.left
    play_round(live[0], thought)
    affordable = 1 + thought.left // max(1, before - thought.left)
    played = 1
    while played < min(affordable, len(live)) and not thought.spent():
        play_round(live[played], thought)
        played += 1
    return live[:played]


def play_round(line: Line, thought: Thought) -> None:
    """Play the line on, everybody greedily, until each seat including one's own has had its turn.

    A seat that is the only one left to answer has as many answers as such a round could have.
    """
    state = line.state
    changes = state.seats
    answers = TURN * state.seats
    before = asked(state)
    while changes > 0 and answers > 0 and before >= 0:
        answers -= 1
        codes = state.codes(before)
        if len(codes) == 1:
            state.step(before, codes[0])
        else:
            values = weigh(state, before, thought.worth)
            thought.left -= len(values)
            state.step(before, codes[first_best(values)])
        now = asked(state)
        if now != before:
            changes -= 1
        before = now
    line.rounds += 1
    line.value = thought.worth(state, thought.seat)
