"""The greedy bot: plays every option on a guess of the table and takes the one that looks best."""

from __future__ import annotations

from shamble.bots.bot import Bot, Sense, View, Worth, own_seat, sense_of
from shamble.core.game import Game
from shamble.core.state import State


class GreedyBot(Bot):
    """Looks one answer ahead, and no further."""

    def __init__(self, game: Game, seed: object = 0) -> None:
        super().__init__(game, seed)
        self.sense: Sense = sense_of(game)

    def answer(self, view: View) -> str:
        seat = own_seat(view)
        state = self.game.guess(view, self.rng)
        values = weigh(state, seat, self.sense.worth)
        for _ in range(self.sense.guesses - 1):
            more = weigh(self.game.guess(view, self.rng), seat, self.sense.worth)
            values = [value + other for value, other in zip(values, more, strict=True)]
        return str(self.game.answer(state.codes(seat)[first_best(values)]))


def after(state: State, seat: int, code: int) -> State:
    """A copy of the table on which the seat has given this answer, one of its codes."""
    twin = state.copy()
    twin.known = state.codes(seat)  # they are the same, so the copy need not find them again
    twin.known_seat = seat
    twin.step(seat, code)
    return twin


def weigh(state: State, seat: int, worth: Worth) -> list[int]:
    """What each of the seat's options is worth to it, in their order."""
    return [worth(after(state, seat, code), seat) for code in state.codes(seat)]


def first_best(values: list[int]) -> int:
    """The position of the greatest value, the first one if there are several."""
    best = 0
    for position, value in enumerate(values):
        if value > values[best]:
            best = position
    return best
