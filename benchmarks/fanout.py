"""How fast a move reaches a crowd: one table, 1,500 spectators, from the answer to the last one's picture.

python -m benchmarks.fanout [--spectators 1500] [--moves 20] [--seconds 60]

The spectators see the board as pictures (``as=scene``) over WebSockets of their own, on the other core than the server.
The clock runs from the sending of the answer until the last spectator has the whole update.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import sys
import time
from random import Random
from typing import Any, Final

import msgspec
from benchmarks.serving import (
    CLIENT_CORE,
    SERVER_CORE,
    Server,
    clean_when_ended,
    judged,
    raise_limit,
    say_if_busy,
    shamble,
)
from benchmarks.sockets import Socket, connect
from benchmarks.table_client import Told, fresh_table, read

BAR: Final = 200.0  # milliseconds
FILES_TO_SPARE: Final = 200
CONNECTING: Final = 50  # spectators that come at the same time
COMING: Final = 60.0  # seconds in which all must have come
PAUSE: Final = 0.2  # seconds between moves, so that each finds the server idle
UPDATE: Final = b'"kind":"update"'
TABLE: Final = b'"kind":"table"'
HEAD: Final = 64  # bytes in which the kind of a message is found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="From an answer to the last spectator's update.")
    parser.add_argument("--spectators", type=int, default=1500)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0, help="at most, for the moves")
    return parser.parse_args()


class Crowd:
    """Everybody who watches. Messages are told apart by their first bytes; reading them would cost what is measured."""

    def __init__(self, path: str, port: int) -> None:
        self.path = path
        self.port = port
        self.sockets: list[Socket] = []
        self.there = 0
        self.told = 0
        self.bytes = 0
        self.all_told = asyncio.Event()

    async def come(self, people: int) -> None:
        """So many connect and see the table, a few at a time."""
        for start in range(0, people, CONNECTING):
            await asyncio.gather(*(self.join() for _ in range(min(CONNECTING, people - start))))
        while self.there < people:
            await asyncio.sleep(0.05)

    async def join(self) -> None:
        socket = await connect(self.path, self.port, self.heard)
        socket.send(msgspec.json.encode({"kind": "hello", "id": 0, "as": "scene"}))
        self.sockets.append(socket)

    def heard(self, data: bytes) -> None:
        head = data[:HEAD]
        if UPDATE in head:
            self.told += 1
            self.bytes += len(data)
            if self.told == len(self.sockets):
                self.all_told.set()
        elif TABLE in head:
            self.there += 1

    def listen(self) -> None:
        """From now on the next update counts."""
        self.told = 0
        self.all_told.clear()


class Player:
    """One of the two who play: knows what is asked of it."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.ask: int | None = None
        self.options: list[str] = []
        self.refused = ""

    async def sit(self, path: str, port: int) -> None:
        self.socket = await connect(path, port, self.heard)
        self.say({"kind": "hello", "id": 0, "token": self.token, "as": "view"})

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message))

    def heard(self, data: bytes) -> None:
        told: Told = read(data)
        if told.view is not None:
            self.options = told.view.options
        if told.kind in ("table", "update") and told.ask is not msgspec.UNSET:
            self.ask = told.ask
        if told.kind in ("refused", "bye"):
            self.refused = told.sentence

    def answer(self, rng: Random) -> None:
        """Any option."""
        ask, self.ask = self.ask, None
        self.say({"kind": "answer", "id": ask, "ask": ask, "answers": [rng.choice(self.options)]})


async def seated(port: int, who: str) -> tuple[str, list[Player]]:
    """A running table and its two players."""
    code, tokens = await fresh_table(port, who)
    path = f"/api/tables/{code}/socket"
    players = [Player(token) for token in tokens]
    for player in players:
        await player.sit(path, port)
    return path, players


async def move(players: list[Player], crowd: Crowd, rng: Random) -> float | None:
    """One answer; the milliseconds until everybody has it. None if the game is over."""
    asked = [player for player in players if player.ask is not None and player.options]
    if not asked:
        return None
    crowd.listen()
    begin = time.perf_counter()
    asked[0].answer(rng)
    await crowd.all_told.wait()
    return (time.perf_counter() - begin) * 1000


async def moves(players: list[Player], crowd: Crowd, wanted: int) -> list[float]:
    """The milliseconds of so many moves, or of as many as the game has."""
    rng = Random(1)
    found: list[float] = []
    while len(found) < wanted and (took := await move(players, crowd, rng)) is not None:
        found.append(took)
        await asyncio.sleep(PAUSE)
    return found


async def run(server: Server, spectators: int, wanted: int, seconds: float) -> None:
    path, players = await seated(server.port, "fanout")
    crowd = Crowd(path, server.port)
    begin = time.perf_counter()
    async with asyncio.timeout(COMING):
        await crowd.come(spectators)
    print(f"{spectators:,} spectators in {time.perf_counter() - begin:.1f} s, server {server.megabytes():.0f} MB")
    await asyncio.sleep(1)  # until the last "here" has been said
    async with asyncio.timeout(seconds):
        found = await moves(players, crowd, wanted)
    if not found:
        sys.exit(f"Nobody could move. {' '.join(player.refused for player in players)}")
    middle = statistics.median(found)
    size = crowd.bytes / spectators / len(found)
    print(f"{len(found)} moves, {size:,.0f} bytes in the mean update, slowest {max(found):.0f} ms")
    figure = f"{middle:.0f} ms (median) until the last of {spectators:,} spectators has a move"
    print(judged(figure, f"{BAR:g} ms", middle <= BAR))


def main() -> None:
    args = arguments()
    raise_limit(args.spectators + FILES_TO_SPARE)
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    clean_when_ended()
    say_if_busy()
    print(f"Server on core {SERVER_CORE}, spectators on core {CLIENT_CORE}")
    with shamble() as server:
        os.sched_setaffinity(0, {CLIENT_CORE})
        asyncio.run(run(server, args.spectators, args.moves, args.seconds))


if __name__ == "__main__":
    main()
