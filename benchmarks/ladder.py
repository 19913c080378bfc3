"""How strong the bots are: one seat of a level against others of the next weaker one, seats rotated, with intervals.

python benchmarks/ladder.py --games 200 --processes 2
python benchmarks/ladder.py --game tsunami --seats 3 4 6
"""

from __future__ import annotations

import argparse
from time import perf_counter

from shamble import game
from shamble.lab import Result, simulate, stats
from shamble.lab.summary import win_of

PAIRS = (("greedy", "random"), ("search", "greedy"))
HEADER = (
    "| strong | against | players | games | wins | 95 % | fair | points ahead | 95 % | s per game |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play the levels against each other and print a Markdown table.")
    parser.add_argument("--game", default="zombiegeddon")
    parser.add_argument("--games", type=int, default=120, help="games per line; twelve or a multiple rotates evenly")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="+", help="sizes of tables; all that the game allows unless given")
    parser.add_argument("--pair", choices=[pair[0] for pair in PAIRS], help="only the line of this strong level")
    return parser.parse_args()


def points_ahead(result: Result, seat: int) -> float:
    """The seat's points above the mean of the others."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - sum(others) / len(others)


def line(args: argparse.Namespace, strong: str, weak: str, seats: int) -> str:
    """One line of the table: so many games of one strong bot among weaker ones."""
    start = perf_counter()
    levels = (strong, *[weak] * (seats - 1))
    results = simulate(args.game, levels, args.games, args.seed, args.processes, rotate=True)
    seconds = (perf_counter() - start) / args.games * args.processes
    seated = [(result, result.levels.index(strong)) for result in results]
    wins = stats.share(sum(win_of(result, seat) for result, seat in seated), args.games)
    ahead = stats.mean([points_ahead(result, seat) for result, seat in seated])
    return (
        f"| {strong} | {weak} | {seats} | {args.games} | {wins.value:.1%} | {wins.low:.1%} to {wins.high:.1%} "
        f"| {1 / seats:.1%} | {ahead.value:+.1f} | {ahead.low:+.1f} to {ahead.high:+.1f} | {seconds:.2f} |"
    )


def main() -> None:
    args = arguments()
    rules = game(args.game)
    print(HEADER, flush=True)
    for strong, weak in PAIRS:
        if args.pair in (None, strong):
            for seats in args.seats or range(rules.min_seats, rules.max_seats + 1):
                print(line(args, strong, weak, seats), flush=True)


if __name__ == "__main__":
    main()
