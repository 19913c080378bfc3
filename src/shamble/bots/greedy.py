"""The greedy bot: plays every option on a guess of the table, or estimates it, and takes the one that looks best."""

from __future__ import annotations

from typing import final

from shamble.bots.bot import Bot, Sense, View, Worth, own_seat, promised, sense_of
from shamble.core.game import Game
from shamble.core.state import State


@final
class GreedyBot(Bot):
    """Looks one answer ahead, and no further."""

    def __init__(self, game: Game, seed: object = 0) -> None:
        super().__init__(game, seed)
        self.sense: Sense = sense_of(game)

    def answer(self, view: View) -> str:
        return self.weigh(view)[0][0]

    def weigh(self, view: View) -> list[tuple[str, int]]:
        seat = own_seat(view)
        self.listen(view)
        guesses = self.sense.guesses
        state = self.game.guess(view, self.rng)
        codes = state.codes(seat)
        self.compared = len(codes)
        totals = self.look(state, seat)
        for _ in range(guesses - 1):
            more = self.look(self.game.guess(view, self.rng), seat)
            totals = [total + value for total, value in zip(totals, more, strict=True)]
        return ranked(self.game, codes, totals, guesses)

    def promise(self, view: View) -> tuple[str, int | None] | None:
        return promised(self, self.sense, view)

    def look(self, state: State, seat: int) -> list[int]:
        """What each option of the seat is worth on this guess."""
        gains = self.sense.gains
        return weigh(state, seat, self.sense.worth) if gains is None else gains(state, seat, self.heard)


def ranked(game: Game, codes: list[int], totals: list[int], guesses: int) -> list[tuple[str, int]]:
    """Options in notation with their mean value over the guesses, best first, equal ones in their own order."""
    order = sorted([(-total, position) for position, total in enumerate(totals)])
    return [(str(game.answer(codes[position])), -negative // guesses) for negative, position in order]


def weigh(state: State, seat: int, worth: Worth) -> list[int]:
    """What each of the seat's options is worth to it, in their order."""
    return [worth(state.after(seat, code), seat) for code in state.codes(seat)]


def first_best(values: list[int]) -> int:
    """The position of the greatest value, the first one if there are several."""
    best = 0
    for position, value in enumerate(values):
        if value > values[best]:
            best = position
    return best
