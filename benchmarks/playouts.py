"""How many playouts to the end of the game the searching bot makes in a second: python benchmarks/playouts.py.

A playout is what the bot does with an option: a copy of the guess gets dice of its own and is played to its end, both
sides answering by the game's policy. Positions are those of a game among greedy bots, at its start and after each
quarter of its answers. CPU time of one core, the median of five runs.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

from shamble import bots, registry, version
from shamble.bots.bot import Finish, sense_of
from shamble.core.game import fresh_stream
from shamble.core.state import State

RUNS = 5
BAR = 3000


def line_of_play(name: str, seed: int) -> list[State]:
    """The tables of a game among greedy bots, before each answer."""
    game = registry.game(name)
    state = game.new(2, seed)
    bot = bots.make("greedy", game, seed)
    found: list[State] = []
    while (ask := state.ask) is not None:
        found.append(state.copy())
        seat = ask.seats[0]
        state.play(seat, game.parse(state, seat, bot.answer(state.view(seat))))
    return found


def rate(state: State, finish: Finish, seconds: float, rng: Random) -> tuple[float, float]:
    """Playouts per second of CPU time from this table, and the answers that each took."""
    count, answers, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(20):
            twin = state.copy()
            twin.stream = fresh_stream(rng)
            answers += finish(twin, rng)
            count += 1
    return count / spent, answers / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="zombiaki")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run")
    chosen = parser.parse_args()
    finish = sense_of(registry.game(chosen.game)).finish
    if finish is None:
        parser.error(f"{chosen.game} is not played out to its end")
    print(f"shamble {version.VERSION}, {version.build()}, sources {version.source_hash()}; {chosen.game}")
    tables, rng = line_of_play(chosen.game, chosen.seed), Random(7)
    for quarter in range(4):
        state = tables[quarter * len(tables) // 4]
        runs = [rate(state, finish, chosen.seconds, rng) for _ in range(RUNS)]
        playouts, answers = statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)
        where = f"after {state.number} of {len(tables)} answers, turn {state.turns()}"
        print(f"{where}: {playouts:,.0f} playouts/s of {answers:.0f} answers each (bar {BAR:,} compiled)")


if __name__ == "__main__":
    main()
