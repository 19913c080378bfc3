"""How strong the bots are: one seat of a level against others of the next weaker one, seats rotated, with intervals.

python benchmarks/ladder.py --games 200 --processes 2
python benchmarks/ladder.py --game tsunami --seats 3 4 6
python benchmarks/ladder.py --game zombiaki --sides --games 200

With ``--sides``, for a duel of two different sides: every level on one side against every level on the other.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from shamble import game
from shamble.bots import LEVELS
from shamble.core.game import Game
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
    parser.add_argument("--sides", action="store_true", help="by side: all levels of one against all of the other")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="which levels play by side")
    parser.add_argument("--least", choices=LEVELS, default=LEVELS[0], help="by side: one level at least is this strong")
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


def sides_of(rules: Game) -> tuple[str, str]:
    """The names of the two sides: those that the first seat may be given."""
    names = next((setting.choices for setting in rules.settings if setting.name == "side_a"), ())
    if len(names) != 2:
        raise SystemExit(f"{rules.name} has no two sides.")
    return str(names[0]), str(names[1])


def side_line(args: argparse.Namespace, sides: tuple[str, str], levels: tuple[str, str]) -> str:
    """One line by side: half of the games with either side in the first seat."""
    start = perf_counter()
    half = args.games // 2
    wins, turns = 0.0, []
    for seat, side in enumerate(sides):  # the seat of the first side, and the side of the first seat
        seated = levels if seat == 0 else levels[::-1]
        for result in simulate(args.game, seated, half, args.seed + seat, args.processes, {"side_a": side}):
            wins += win_of(result, seat)
            turns.append(result.turns)
    seconds = (perf_counter() - start) / (2 * half) * args.processes
    won = stats.share(wins, 2 * half)
    return (
        f"| {levels[0]} | {levels[1]} | {2 * half} | {won.value:.1%} | {won.low:.1%} to {won.high:.1%} "
        f"| {stats.median(turns):.0f} | {seconds:.2f} |"
    )


def by_side(args: argparse.Namespace, rules: Game) -> None:
    """The table of all pairs of levels, by side."""
    first, second = sides = sides_of(rules)
    print(f"| {first} | {second} | games | {first} win | 95 % | turns, median | s per game |")
    print("|---|---|---|---|---|---|---|", flush=True)
    least = LEVELS.index(args.least)
    for one in args.levels:
        for other in args.levels:
            if max(LEVELS.index(one), LEVELS.index(other)) >= least:
                print(side_line(args, sides, (one, other)), flush=True)


def main() -> None:
    args = arguments()
    rules = game(args.game)
    if args.sides:
        by_side(args, rules)
        return
    print(HEADER, flush=True)
    for strong, weak in PAIRS:
        if args.pair in (None, strong):
            for seats in args.seats or range(rules.min_seats, rules.max_seats + 1):
                print(line(args, strong, weak, seats), flush=True)


if __name__ == "__main__":
    main()
