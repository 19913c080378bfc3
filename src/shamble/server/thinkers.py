"""Bots think in processes of their own, with a time limit, so that no thought can stop the tables.

A worker reads one line of JSON and writes one. One that hangs or crashes is killed and another takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

MAX_LINE: Final = 1 << 22
SECONDS: Final = 2.0  # a bot's own idea of a long thought
PATIENCE: Final = 10.0  # after this it hangs
END_WITHIN: Final = 1.0
WORKER: Final = (sys.executable, "-P", "-m", "shamble.server.worker")


class Broken(Exception):
    """A bot gave no answer; ``why`` is hung or crashed."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class TooLate(Exception):
    """Nobody wants to know any more what was to be thought about."""


class Worker:
    """One process that thinks about one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: Mapping[str, object], patience: float) -> Any:
        """The answer to a question; Broken if none comes in time."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps(question).encode() + b"\n")
            await stdin.drain()
            line = await asyncio.wait_for(stdout.readline(), patience)
            return json.loads(line)
        except TimeoutError:
            raise Broken("hung") from None
        except (OSError, ValueError):  # the pipe is gone, or what came through it is no JSON
            raise Broken("crashed") from None

    async def end(self) -> None:
        """Be done with it, and leave nothing of it behind."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), END_WITHIN)


class Thinkers:
    """A few workers, started when they are first needed, shared by all tables."""

    def __init__(self, count: int | None = None, patience: float = PATIENCE, command: tuple[str, ...] = WORKER) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.command = command
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._free = asyncio.Semaphore(self.count)

    async def answer(
        self,
        game: str,
        level: str,
        seed: int,
        view: Mapping[str, object],
        seconds: float = SECONDS,
        wanted: Callable[[], bool] = lambda: True,
    ) -> str:
        """What a bot of this level answers to its view, within about so many seconds; Broken if it crashes or hangs.

        A question that is no longer wanted when a worker is free is TooLate: others wait in line behind it.
        """
        question = {"do": "answer", "game": game, "level": level, "seed": seed, "view": view, "seconds": seconds}
        options = cast(list[str], view["options"])
        return cast(str, await self._ask(question, lambda said: said in options, wanted))

    async def promise(
        self, game: str, level: str, seed: int, view: Mapping[str, object]
    ) -> tuple[str, int | None] | None:
        """What a bot of this level promises before a vote, and to whom (None: all); None if it says nothing."""
        question = {"do": "promise", "game": game, "level": level, "seed": seed, "view": view}
        said = await self._ask(question, lambda said: said is None or (isinstance(said, list) and len(said) == 2))
        return None if said is None else (str(said[0]), said[1])

    async def hint(
        self, game: str, view: Mapping[str, object], names: Sequence[str], rest: Sequence[str] = ()
    ) -> dict[str, Any]:
        """What a strong bot would do and why, its words not yet spoken; Broken if it does not know.

        ``rest`` are the steps to come of the hint before, if it was followed.
        """
        question = {
            "do": "hint", "game": game, "view": view, "names": list(names), "rest": list(rest), "seconds": SECONDS,
        }  # fmt: skip
        options = cast(list[str], view["options"])
        return cast(dict[str, Any], await self._ask(question, lambda said: said["steps"][0]["answer"] in options))

    async def _ask(
        self,
        question: Mapping[str, object],
        sound: Callable[[Any], bool],
        wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """What a worker says; one that talks nonsense is not asked again."""
        async with self._free:
            if not wanted():
                raise TooLate
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                said = await worker.ask(question, self.patience)
                if not sound(said):
                    raise Broken("crashed")
            except BaseException:  # also when the table is closed in the middle of a thought
                self._all.discard(worker)
                await worker.end()
                raise
            self._idle.append(worker)
            return said

    async def _start(self) -> Worker:
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=MAX_LINE)
        except OSError:  # no memory or no more files just now
            raise Broken("crashed") from None
        worker = Worker(process)
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """Send all workers home."""
        workers = list(self._all)  # those who still wait for one give up meanwhile
        await asyncio.gather(*(worker.end() for worker in workers))
        self._all.clear()
        self._idle.clear()
