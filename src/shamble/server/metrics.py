"""What an operator can count: how much happens, how long it takes, what goes wrong, in the text that Prometheus reads.

There is one set for the process, as there is one process. Nothing here knows a table or a person.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Count:
    """Something that is counted, by a label if it has one."""

    def __init__(self, name: str, says: str, label: str = "") -> None:
        self.name = name
        self.says = says
        self.label = label
        self.values: Counter[str] = Counter({} if label else {"": 0})

    def add(self, value: str = "") -> None:
        """One more."""
        self.values[value] += 1

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from headed(self.name, self.says, "counter")
        for value, n in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {n}' if self.label else f"{self.name} {n}"


class Spread:
    """Something that takes seconds: how often it took how many at most."""

    def __init__(self, name: str, says: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.says = says
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """It took so many seconds."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from headed(self.name, self.says, "histogram")
        bounds = [*(f"{bound:g}" for bound in self.bounds), "+Inf"]
        counts = list(accumulate(self.counts))
        yield from (f'{self.name}_bucket{{le="{bound}"}} {n}' for bound, n in zip(bounds, counts, strict=True))
        yield f"{self.name}_sum {self.seconds:.6f}"
        yield f"{self.name}_count {counts[-1]}"


ANSWERS: Final = Count("shamble_answers_total", "Answers of people and bots that are on disk.")
REFUSALS: Final = Count("shamble_refusals_total", "Requests and messages that were turned down, by code.", "code")
ERRORS: Final = Count("shamble_errors_total", "Lines in the log that are errors: our own mistakes and storage trouble.")
REPLACED: Final = Count("shamble_bots_replaced_total", "Bots that broke and were replaced by a simpler one.", "why")
COMMITS: Final = Spread(
    "shamble_commit_seconds",
    "How long it takes until rows are on disk.",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BOT_WAITS: Final = Spread(
    "shamble_bot_wait_seconds",
    "How long a bot's question waits for a process to think about it.",
    (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
)
COUNTED: Final = (ANSWERS, REFUSALS, ERRORS, REPLACED, COMMITS, BOT_WAITS)

# What there is now, in the order of the page.
GAUGES: Final = {
    "shamble_tables_awake": "Tables in memory.",
    "shamble_tables_resting": "Tables that rest in the store.",
    "shamble_sockets": "Open WebSockets at tables.",
    "shamble_streams": "Open HTTP streams at tables.",
    "shamble_connections": "Open connections of any kind.",
    "shamble_bot_queue": "Questions that wait for a bot.",
    "shamble_hint_queue": "Questions that wait for a hint.",
    "shamble_slow_queue": "Records and replays that wait to be told.",
    "shamble_files_limit": "Files and connections that the process may have open.",
    "shamble_draining": "1 while the server is about to stop.",
}


def page(now: Mapping[str, float]) -> str:
    """Everything as one page; ``now`` has what there is now, by name."""
    lines = [line for counted in COUNTED for line in counted.lines()]
    for name, says in GAUGES.items():
        if name in now:
            lines += [*headed(name, says, "gauge"), f"{name} {now[name]:g}"]
    return "\n".join([*lines, ""])


def headed(name: str, says: str, kind: str) -> Iterator[str]:
    """The two lines before the values."""
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


class Errors(logging.Handler):
    """Counts what is logged as an error, wherever it comes from."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        ERRORS.add()
