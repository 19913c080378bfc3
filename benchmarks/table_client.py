"""The load maker of table_load.py: so many tables for two, and whoever is asked answers at random at once.

python -m benchmarks.table_client PORT TABLES SECONDS WARM FORM

An answer counts when its ``done`` has arrived, so when it is on disk. A finished table is exchanged for a fresh one,
whose making is not counted. Prints "measuring" when the measured time begins, and one line of JSON at its end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from random import Random
from typing import Any, Final

import msgspec
from benchmarks.serving import raise_limit
from benchmarks.sockets import Socket, connect, post

GAME: Final = "zombiegeddon"
SEATS: Final = 2
STUCK: Final = 5.0  # seconds without a move: the table waits for something that does not come
FILES: Final = 4096
OPENING: Final = 20  # tables that are made at the same time


class View(msgspec.Struct):
    """As much of a seat's view as an answer needs."""

    options: list[str] = []


class Choice(msgspec.Struct):
    """One of the answers beside the board."""

    answer: str = ""


class Side(msgspec.Struct):
    """As much of what lies beside the board as an answer needs."""

    answers: list[Choice] | msgspec.UnsetType = msgspec.UNSET


class Told(msgspec.Struct):
    """A message of the server; what is not asked for here is skipped when it is read."""

    kind: str
    id: int | None = None
    phase: str = ""
    ask: int | msgspec.UnsetType | None = msgspec.UNSET
    view: View | None = None
    side: Side | None = None
    side_change: Side | None = None
    code: str = ""
    sentence: str = ""


read: Final = msgspec.json.Decoder(Told).decode


class Count:
    """What was measured: latencies in seconds while ``running``."""

    def __init__(self) -> None:
        self.running = False
        self.latencies: list[float] = []
        self.refused: list[str] = []

    def summary(self, seconds: float, tables: list[Table]) -> dict[str, Any]:
        """The line of JSON: latencies in milliseconds."""
        found = sorted(self.latencies)
        now = time.perf_counter()
        return {
            "moves": len(found),
            "seconds": seconds,
            "p50": quantile(found, 0.5) * 1000,
            "p99": quantile(found, 0.99) * 1000,
            "stuck": sum(now - table.moved > STUCK for table in tables),
            "refused": len(self.refused),
        }


def quantile(found: list[float], share: float) -> float:
    """The value below which this share lies; infinite if there is none."""
    return found[min(len(found) - 1, int(len(found) * share))] if found else float("inf")


class Seat:
    """One player's connection. It answers as soon as it is asked and the table may play."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.ask: int | None = None
        self.options: list[str] = []
        self.sent: dict[int, float] = {}

    async def sit(self, path: str) -> None:
        """Connect and say hello; done when the table has been shown."""
        self.ready = asyncio.get_running_loop().create_future()
        self.socket: Socket = await connect(path, self.table.port, self.heard)
        self.say({"kind": "hello", "id": 0, "token": self.token, "as": self.table.form})
        await self.ready

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message))

    def heard(self, data: bytes) -> None:
        told = read(data)
        if told.kind == "update" or told.kind == "table":
            self.learn(told)
        elif told.kind == "done" and told.id:
            self.done(told.id)
        elif told.kind in ("refused", "bye"):
            self.table.count.refused.append(f"{told.code}: {told.sentence}")

    def learn(self, told: Told) -> None:
        """Something changed: keep what the next answer needs, and answer if it is one's turn."""
        if told.view is not None:
            self.options = told.view.options
        for side in (told.side, told.side_change):  # answers have no ids, so all of them come when one is new
            if side is not None and side.answers is not msgspec.UNSET:
                self.options = [choice.answer for choice in side.answers]
        if told.phase == "over":
            self.table.finished()
        if told.ask is not msgspec.UNSET:
            self.ask = told.ask
        if not self.ready.done():
            self.ready.set_result(None)
        self.answer()

    def answer(self) -> None:
        """One of the options, if something is asked."""
        ask = self.ask
        if ask is None or not self.options or not self.table.playing:
            return
        self.ask = None
        self.sent[ask] = time.perf_counter()
        choice = self.options[int(self.table.rng.random() * len(self.options))]
        self.say({"kind": "answer", "id": ask, "ask": ask, "answers": [choice]})

    def done(self, ask: int) -> None:
        """The answer is on disk."""
        self.table.moved = time.perf_counter()
        sent = self.sent.pop(ask)
        if self.table.count.running:
            self.table.count.latencies.append(self.table.moved - sent)


async def fresh_table(port: int, who: str) -> tuple[str, list[str]]:
    """Make a table for two, sit down and begin; its code and the players' tokens."""
    made = await post(port, "/api/tables", {"game": GAME, "name": "Ann", "who": f"{who} of a bench", "seats": SEATS})
    code = made["code"]
    sat = await post(port, f"/api/tables/{code}/sit", {"name": "Ben", "who": f"{who} of another bench"})
    await post(port, f"/api/tables/{code}/messages", {"kind": "start", "id": 1}, made["token"])
    return code, [made["token"], sat["token"]]


class Table:
    """A table for two at which one game follows the other."""

    def __init__(self, port: int, form: str, number: int, count: Count) -> None:
        self.port = port
        self.form = form
        self.number = number
        self.count = count
        self.rng = Random(number)
        self.seats: list[Seat] = []
        self.playing = False
        self.over = False
        self.moved = 0.0
        self.games = 0
        self._next: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """A fresh table with both players connected."""
        self.games += 1
        who = f"bench-{self.number}-{self.games}"
        code, tokens = await fresh_table(self.port, who)
        self.seats = [Seat(self, token) for token in tokens]
        for seat in self.seats:
            await seat.sit(f"/api/tables/{code}/socket")
        self.over = False

    def play(self) -> None:
        """From now on whoever is asked answers."""
        self.playing = True
        self.moved = time.perf_counter()
        for seat in self.seats:
            seat.answer()

    def finished(self) -> None:
        """The game is over, as both players learn; the next one begins."""
        if not self.over:
            self.over = True
            self._next = asyncio.get_running_loop().create_task(self.again())

    async def again(self) -> None:
        self.playing = False
        before = self.seats
        await self.open()
        for seat in before:  # not earlier: the last answer's reply may still be on its way
            seat.socket.close()
        self.play()


async def opened(tables: list[Table]) -> None:
    """All tables made, a few at a time."""
    for start in range(0, len(tables), OPENING):
        await asyncio.gather(*(table.open() for table in tables[start : start + OPENING]))


async def run(port: int, tables: int, seconds: float, warm: float, form: str) -> None:
    count = Count()
    all_tables = [Table(port, form, number, count) for number in range(tables)]
    await opened(all_tables)
    for table in all_tables:
        table.play()
    await asyncio.sleep(warm)
    count.running = True
    print("measuring", flush=True)
    begin, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    count.running = False
    passed = time.perf_counter() - begin
    maker = (time.process_time() - cpu) / passed
    print(json.dumps({**count.summary(passed, all_tables), "maker": maker}), flush=True)
    for sentence in sorted(set(count.refused))[:3]:
        print(f"refused: {sentence}", file=sys.stderr)


def main() -> None:
    port, tables, seconds, warm, form = sys.argv[1:]
    raise_limit(FILES)
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    asyncio.run(run(int(port), int(tables), float(seconds), float(warm), form))


if __name__ == "__main__":
    main()
