"""How long games are, for each value of one option: the median, the 99th percentile and how they end.

python benchmarks/length.py --game zombies --option preset --seats 2 4 6 --games 300
"""

from __future__ import annotations

import argparse
from collections import Counter

from shamble import game
from shamble.bots import LEVELS
from shamble.core.game import Game
from shamble.lab import simulate, stats

HEADER = (
    "| {option} | players | bots | games | turns, median | 99 % | longest | how they end |\n"
    "|---|---|---|---|---|---|---|---|"
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play games of one level and print a Markdown table of their lengths.")
    parser.add_argument("--game", default="zombies")
    parser.add_argument("--option", default="preset", help="the option whose values are compared")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--level", choices=LEVELS, default="greedy")
    parser.add_argument("--games", type=int, default=300, help="games per line")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def line(args: argparse.Namespace, value: object, seats: int) -> str:
    """One line of the table: so many games under one value of the option."""
    levels = [args.level] * seats
    results = simulate(args.game, levels, args.games, args.seed, args.processes, {args.option: value})
    turns = [result.turns for result in results]
    ends = Counter(result.reason for result in results)
    told = ", ".join(f"{reason} {count / args.games:.1%}" for reason, count in ends.most_common())
    return (
        f"| {value} | {seats} | {args.level} | {args.games} | {stats.median(turns):.0f} "
        f"| {stats.percentile(turns, 99):.0f} | {max(turns)} | {told} |"
    )


def values_of(rules: Game, option: str) -> tuple[object, ...]:
    """What the option can be."""
    for setting in rules.settings:
        if setting.name == option:
            return tuple(setting.choices)
    raise SystemExit(f"{rules.name} has no option {option}.")


def main() -> None:
    args = arguments()
    values = values_of(game(args.game), args.option)
    print(HEADER.format(option=args.option), flush=True)
    for value in values:
        for seats in args.seats:
            print(line(args, value, seats), flush=True)


if __name__ == "__main__":
    main()
