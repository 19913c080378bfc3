"""How many tables one server carries, beside boardgame.io in the same run: make bench-table.

python -m benchmarks.table_load [--seconds 3] [--rounds 3] [--free] [--alone]

A closed loop over loopback: at each table whoever is asked answers at random, at once. Ours plays Zombiegeddon and
counts an answer when its reply says that it is on disk; the peer plays a game whose move adds one to a number, keeps
its matches in files, and counts a move when its update arrives, which it sends before it writes. The peer's matches are
as long as ours. Runs are interleaved, each with a fresh server; figures are medians over the rounds. The database is
made where temporary files go (TMPDIR), so that should be a disk.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from typing import Final, NamedTuple

from benchmarks.serving import (
    CLIENT_CORE,
    PEER,
    SERVER_CORE,
    Load,
    boardgame_io,
    clean_when_ended,
    judged,
    measure,
    raise_limit,
    say_if_busy,
    shamble,
)

WARM: Final = 1.5
COMPARED: Final = (50, 200)  # tables at once, both servers
MANY: Final = 500  # tables at once, ours alone
FILES: Final = 4096
PEER_MOVES: Final = 37  # in a match, as in the mean random game of Zombiegeddon for two
RATE_BAR: Final = 2000.0
RATIO_BAR: Final = 3.0
# "cores" is what the server used, "maker" what the load maker used: near 1 it would be the one that is measured.
HEADER: Final = (
    f"{'server':<14}{'tables':>7}{'as':>7}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'cores':>7}{'MB':>6}{'maker':>7}"
)


class Row(NamedTuple):
    """What is measured: whose server, how many tables, and in which form the clients see them."""

    server: str
    tables: int
    form: str


OURS, THEIRS = "shamble", "boardgame.io"
COMPARED_ROWS: Final = [row for n in COMPARED for row in (Row(OURS, n, "view"), Row(THEIRS, n, "state"))]
OUR_ROWS: Final = [Row(OURS, COMPARED[-1], "scene"), Row(OURS, MANY, "view")]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Moves per second at many tables, beside boardgame.io.")
    parser.add_argument("--seconds", type=float, default=3.0, help="measured in each run")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each compared row; the others run once")
    parser.add_argument("--free", action="store_true", help="servers may use all cores, not only the first")
    parser.add_argument("--alone", action="store_true", help="only our server, without npm")
    return parser.parse_args()


def run(row: Row, seconds: float, core: int | None) -> Load:
    """One run with a server of its own."""
    if row.server == THEIRS:
        counts = [str(number) for number in (row.tables, seconds, WARM, PEER_MOVES)]
        with boardgame_io(core) as server:
            return measure(server, ["node", str(PEER / "load.js"), str(server.port), *counts], seconds)
    counts = [str(number) for number in (row.tables, seconds, WARM)]
    with shamble(core) as server:
        client = [sys.executable, "-m", "benchmarks.table_client"]
        return measure(server, [*client, str(server.port), *counts, row.form], seconds)


def median(loads: list[Load], name: str) -> float:
    """The median of one of the load maker's figures."""
    return float(statistics.median(load.found[name] for load in loads))


def rate(loads: list[Load]) -> float:
    """The median of the moves per second."""
    return statistics.median(load.rate for load in loads)


def line(row: Row, loads: list[Load]) -> str:
    """A row in figures, and in words what went wrong."""
    cores = statistics.median(load.cores for load in loads)
    megabytes = statistics.median(load.megabytes for load in loads)
    p50, p99 = median(loads, "p50"), median(loads, "p99")
    wrong = sum(load.found["stuck"] + load.found.get("refused", 0) for load in loads)
    return (
        f"{row.server:<14}{row.tables:>7}{row.form:>7}{rate(loads):>9,.0f}{p50:>8.1f}{p99:>8.1f}"
        f"{cores:>7.2f}{megabytes:>6.0f}{median(loads, 'maker'):>7.2f}"
        f"{f'  {wrong} stuck or refused' if wrong else ''}"
    )


def bars(loads: dict[Row, list[Load]]) -> list[str]:
    """What has to be reached, and whether it was."""
    stuck = sum(load.found["stuck"] for load in loads[Row(OURS, MANY, "view")])
    lines = [judged(f"{MANY - stuck} of {MANY} tables at once play on", f"{MANY}", not stuck)]
    for tables in (*COMPARED, MANY):
        ours = rate(loads[Row(OURS, tables, "view")])
        figure = f"{ours:,.0f} durable answers/s at {tables} tables"
        lines.append(judged(figure, f"{RATE_BAR:,.0f}", ours >= RATE_BAR))
        if theirs := loads.get(Row(THEIRS, tables, "state")):
            ratio = ours / rate(theirs)
            lines.append(
                judged(f"{ratio:.1f} x boardgame.io at {tables} tables", f"{RATIO_BAR:g} x", ratio >= RATIO_BAR)
            )
    return lines


def install_peer() -> None:
    """The peer's packages, once; npm is needed for nothing else."""
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)


def main() -> None:
    args = arguments()
    raise_limit(FILES)
    compared = COMPARED_ROWS if not args.alone else [row for row in COMPARED_ROWS if row.server == OURS]
    if not args.alone:
        install_peer()
    clean_when_ended()
    say_if_busy()
    core = None if args.free else SERVER_CORE
    where = "on any core" if args.free else f"on core {SERVER_CORE}"
    print(f"Server {where}, load maker on core {CLIENT_CORE}, {args.rounds} rounds of {args.seconds:g} s, medians")
    loads: dict[Row, list[Load]] = {}
    for row in [*compared * args.rounds, *OUR_ROWS]:
        loads.setdefault(row, []).append(run(row, args.seconds, core))
    print(HEADER)
    for row, found in loads.items():
        print(line(row, found))
    print(*bars(loads), sep="\n")


if __name__ == "__main__":
    main()
