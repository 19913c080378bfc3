"""How fast the engine is, as ratios against a named peer in the same run: make bench.

The driver is the one a user writes: ``options[rng.randrange(len(options))]``, chance drawn by the state, against
OpenSpiel's C++ hearts driven with ``choice`` over legal actions and ``choices`` over chance. CPU time, the median of
five interleaved pairs. The lean rows use bare indexing on both sides and have no bar.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from shamble import registry, version
from shamble.core.state import State

PAIRS = 5
SECONDS = 1.0
PURE_BAR = 70_000


class Bar(NamedTuple):
    """What a game is to reach compiled, at this many seats: times hearts, and copies a second."""

    seats: int
    hearts: float
    copies: int


BARS = {
    "zombiegeddon": Bar(3, 1.2, 500_000),
    "tsunami": Bar(4, 1.0, 500_000),
    "zombiaki": Bar(2, 1.2, 500_000),
    "zombies": Bar(4, 1.0, 300_000),
}


def play_ours(name: str, seats: int, rng: Random, seed: int) -> int:
    """One random game with the driver users write; how many decisions it took."""
    state = registry.game(name).new(seats, seed)
    decisions = 0
    while (ask := state.ask) is not None:
        seat = ask.seats[0]
        options = state.options(seat)
        state.play(seat, options[rng.randrange(len(options))])
        decisions += 1
    return decisions


def play_ours_lean(name: str, seats: int, rng: Random, seed: int) -> int:
    """The same on packed codes, with bare indexing."""
    state = registry.game(name).new(seats, seed)
    decisions = 0
    random = rng.random
    while state.frames:
        seat = state.frames[-1].seats(state)[0]
        codes = state.codes(seat)
        state.step(seat, codes[int(random() * len(codes))])
        decisions += 1
    return decisions


def play_hearts(game: Any, rng: Random) -> int:
    """One random game of OpenSpiel's hearts."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_hearts_lean(game: Any, rng: Random) -> int:
    """The same with bare indexing, all chance outcomes being equally likely."""
    state = game.new_initial_state()
    decisions = 0
    random = rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def rate(play: Callable[[int], int]) -> float:
    """Decisions per second of CPU time."""
    decisions, number, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        decisions += play(number)
        number += 1
    return decisions / spent


def copies(state: State) -> float:
    """Copies per second of CPU time."""
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for _ in range(1000):
            state.copy()
        count += 1000
    return count / spent


def middle_of(name: str, seats: int) -> State:
    """A table in the middle of a game."""
    state = registry.game(name).new(seats, 1)
    rng = Random(1)
    for _ in range(30):
        ask = state.ask
        assert ask is not None
        options = state.options(ask.seats[0])
        state.play(ask.seats[0], options[rng.randrange(len(options))])
    return state


def pairs(ours: Callable[[int], int], theirs: Callable[[int], int]) -> tuple[float, float, float]:
    """Medians of ours, theirs and the ratio, measured in turn."""
    measured = [(rate(ours), rate(theirs)) for _ in range(PAIRS)]
    ratios = [one / other for one, other in measured]
    return (
        statistics.median([one for one, _ in measured]),
        statistics.median([other for _, other in measured]),
        statistics.median(ratios),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="zombiegeddon", choices=BARS)
    parser.add_argument("--seats", type=int, help="as many as the game's bar is set for, unless told")
    chosen = parser.parse_args()
    try:
        import pyspiel
    except ImportError:
        sys.exit("OpenSpiel is missing; make bench installs it.")
    hearts: Any = pyspiel.load_game("hearts")
    rng = Random(7)
    name, bar = chosen.game, BARS[chosen.game]
    seats = chosen.seats or bar.seats
    build = version.build()
    print(f"shamble {version.VERSION}, {build}, sources {version.source_hash()}; {name}, {seats} seats")
    ours, theirs, ratio = pairs(lambda n: play_ours(name, seats, rng, n), lambda _: play_hearts(hearts, rng))
    wanted = f"bar {bar.hearts}" if build == "compiled" else f"bar {PURE_BAR:,} decisions/s"
    print(f"driver of users: {ours:,.0f} decisions/s, hearts {theirs:,.0f}, ratio {ratio:.2f} ({wanted})")
    ours, theirs, ratio = pairs(lambda n: play_ours_lean(name, seats, rng, n), lambda _: play_hearts_lean(hearts, rng))
    print(f"lean driver:     {ours:,.0f} decisions/s, hearts {theirs:,.0f}, ratio {ratio:.2f} (no bar)")
    table = middle_of(name, seats)
    made = statistics.median(copies(table) for _ in range(PAIRS))
    print(f"copies:          {made:,.0f}/s (bar {bar.copies:,} compiled)")


if __name__ == "__main__":
    main()
