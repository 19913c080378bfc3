"""Golden playthroughs and perft tables: whole games as readable text, and node counts. Their diff is a rules change."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from shamble.core.errors import seat_letter
from shamble.core.fact import Fact
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.state import State

LIVELY = 0.97


def playthrough(
    game: Game, seats: int, seed: int, dull: tuple[str, ...] = (), options: Mapping[str, object] | None = None
) -> str:
    """A random game as text: its record, every fact, the digest of the table every ten answers, the outcome.

    Answers with one of the dull words in them are taken seldom, so that something happens.
    """
    rng = Random(seed)
    match = Match(game, seats, seed, options)
    lines = [f"# {game.name}, rules {game.rules}, {seats} seats, seed {seed}"]
    lines += [f"  {told(fact)}" for fact in match.opening.facts]
    while (ask := match.state.ask) is not None:
        seat = ask.seats[rng.randrange(len(ask.seats))]
        answers = match.state.options(seat)
        lively = [answer for answer in answers if not any(word in str(answer) for word in dull)]
        answer = rng.choice(lively if lively and rng.random() < LIVELY else list(answers))
        facts = match.play(seat, answer)
        lines.append(f"{len(match)}. {ask.kind} {ask.name}: {seat_letter(seat)} {answer} of {len(answers)}")
        lines += [f"  {told(fact)}" for fact in facts]
        if len(match) % 10 == 0:
            lines.append(f"= {match.state.digest()}")
    lines += [f"{match.state.outcome!r}", f"= {match.state.digest()}", "", match.record()]
    return "\n".join(lines)


def told(fact: Fact) -> str:
    """A fact on one line."""
    return " ".join(str(value) if key == "fact" else f"{key}={value}" for key, value in fact.to_json().items())


def perft(state: State, depth: int) -> int:
    """How many ways there are to answer so many times in a row, chance not counted."""
    ask = state.ask
    if depth == 0 or ask is None:
        return 1
    codes = [(seat, code) for seat in ask.seats for code in state.codes(seat)]
    if depth == 1:
        return len(codes)
    total = 0
    for seat, code in codes:
        twin = state.copy()
        twin.step(seat, code)
        total += perft(twin, depth - 1)
    return total
