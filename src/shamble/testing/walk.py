"""Random walks through a game, for tests: every law is checked at the asks such a walk comes by."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.state import State


class Broken(AssertionError):
    """A law that a game does not keep."""


def demand(held: object, law: int, sentence: str) -> None:
    """Say which law is broken, and how, unless it held."""
    if not held:
        raise Broken(f"Law {law}: {sentence}")


def answer_at_random(match: Match, rng: Random) -> None:
    """One random answer of one of those asked, dice included; sealed answers are now and then replaced."""
    state = match.state
    ask = state.ask
    assert ask is not None
    if ask.kind == "chance":
        outcomes = state.outcomes()
        match.play(None, rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        return
    seats = list(ask.seats)
    if ask.kind == "gather" and rng.random() < 0.3:
        seats = [seat for seat in range(state.seats) if state.frames[-1].takes(state, seat)]
    seat = rng.choice(seats)
    options = state.options(seat)
    match.play(seat, options[rng.randrange(len(options))])


def walk(game: Game, seats: int, seed: int, chance: str = "draw", every: int = 1) -> Iterator[Match]:
    """A whole random game: the match at its start and after every so many answers. Do not play on it; branch."""
    rng = Random(f"{game.name} {seats} {seed} {chance}")
    match = Match(game, seats, seed, None, None, chance)
    steps = 0
    yield match
    while match.state.ask is not None:
        answer_at_random(match, rng)
        steps += 1
        demand(steps <= game.bound(seats) * (100 if chance == "ask" else 1), 9, "the game does not end in its bound")
        if steps % every == 0 or match.state.ask is None:
            yield match


def asks(game: Game, seats: int, seed: int, chance: str = "draw", every: int = 1) -> Iterator[State]:
    """The tables of such a walk, the last one over."""
    for match in walk(game, seats, seed, chance, every):
        yield match.state


def refused(state: State, seat: int | None, code: int) -> str | None:
    """The sentence with which the answer of this code is refused, readable or not; None if it is taken."""
    try:
        state.play(seat, state.game.answer(code))
    except ShambleError as error:
        return str(error)
    return None
