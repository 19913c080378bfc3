"""Many tables, few of them in use: python -m benchmarks.resting [--tables 10000] [--awake 500] [--rounds 12].

A database of so many games is written, a server is started on it, and the start is timed. Then, in this process, round
after round of them is woken, looked at and put to rest, as a server does it within an hour, with the collector as
seldom as there; what memory that leaves is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.serving import judged, say_if_busy

from shamble import registry
from shamble.server import crowd, rows
from shamble.server.hub import IDLE_AFTER, Hub
from shamble.server.serve import gentle_memory
from shamble.server.show import Viewer
from shamble.server.sitting import Sitting
from shamble.server.store import Entry, Store
from shamble.server.thinkers import Thinkers

START_BAR: Final = 2.0  # seconds
MEMORY_BAR: Final = 400.0  # MB
ANSWERS: Final = 60  # given at each table
KINDS: Final = 8  # different games, each written many times
BATCH: Final = 200


def game_of(name: str, seed: int) -> list[bytes]:
    """The rows of a game among people that has gone on for a while."""
    seats, rng = max(2, registry.game(name).min_seats), Random(seed)
    written: list[rows.AnyRow] = [rows.Made(name, seats, f"{seed:064x}", "Ann", "ann")]
    written += [rows.Sat(chair, f"P{chair}", f"p{chair}") for chair in range(1, seats)]
    table = Sitting("bench")
    for row in written:
        table.apply(row)
    written.append(table.check_start(0))
    table.apply(written[-1])
    while table.play is not None and table.play.asked() and len(written) < ANSWERS:
        seat = table.play.asked()[0]
        written.append(table.check_answer(seat, [str(rng.choice(list(table.play.state.options(seat))))]))
        table.apply(written[-1])
    return [rows.encode(row) for row in written]


async def fill(path: Path, count: int) -> list[str]:
    """A database of so many tables; their codes."""
    names = registry.games()
    games = [(names[kind % len(names)], game_of(names[kind % len(names)], kind + 1)) for kind in range(KINDS)]
    store = Store(path)
    codes = [f"B-{number:06}" for number in range(count)]
    for start in range(0, count, BATCH):
        entries = []
        for number in range(start, min(start + BATCH, count)):
            name, written = games[number % KINDS]
            entries += [Entry(codes[number], seq, row, name, "play", False) for seq, row in enumerate(written, 1)]
        await store.append(*entries)
    store.close()
    return codes


def started(path: Path) -> float:
    """Seconds until a server on this database opens its doors."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "shamble", "serve", "--port", "0", "--database", str(path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    server.stdout.readline()
    took = time.perf_counter() - began
    server.terminate()
    server.wait()
    return took


async def woken(path: Path, codes: list[str], awake: int, rounds: int) -> list[float]:
    """Wake, look, and put to rest, round by round; the memory after each, in MB."""
    hub, rng, found = Hub(Store(path), Thinkers(1)), Random(1), []
    gentle_memory()
    crowd.GRACE = 0.05  # type: ignore[misc]  # seconds; who left is forgotten long before a table rests
    for _ in range(rounds):
        for code in rng.sample(codes, awake):
            actor = await hub.table(code)
            viewer = Viewer(0, "en", "scene")
            actor.leave(viewer, actor.join(viewer, 0))
        del actor
        found.append(memory())
        await asyncio.sleep(4 * crowd.GRACE)
        await hub.put_to_rest(time.monotonic() + 2 * IDLE_AFTER)
    await hub.close()
    hub.store.close()
    return found


def memory() -> float:
    """What this process has in memory, in MB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--awake", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=12)
    wish = parser.parse_args()
    say_if_busy()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "s.db"
        codes = asyncio.run(fill(path, wish.tables))
        print(f"{wish.tables} tables, {path.stat().st_size / 1e6:.0f} MB on disk")
        start = started(path)
        print(judged(f"start {start:.2f} s", f"{START_BAR:g} s", start < START_BAR))
        after = asyncio.run(woken(path, codes, wish.awake, wish.rounds))
        told = f"{after[0]:.0f} MB after the first {wish.awake}, {after[-1]:.0f} MB after {wish.rounds} rounds"
        print(judged(told, f"{MEMORY_BAR:g} MB", after[-1] < MEMORY_BAR))


if __name__ == "__main__":
    main()
