"""Bots think in processes of their own, with a time limit, so that no thought can stop the tables.

A worker reads one line of JSON and writes one. One that hangs or crashes is killed and another takes its place; so is
one that died while nobody asked it anything, as the system may end what takes much memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from shamble.server.metrics import BOT_WAITS
from shamble.server.turns import Turns

LOG: Final = logging.getLogger("shamble.server")
MAX_LINE: Final = 1 << 22
SECONDS: Final = 2.0  # a bot's own idea of a long thought
PATIENCE: Final = 10.0  # after this it hangs
SHORTEST: Final = 0.05  # seconds that any thought may take
CROWD: Final = 4  # so many who wait for one worker shorten a thought as much as one of the same caller
END_WITHIN: Final = 1.0
HUNG: Final = "hung"
CRASHED: Final = "crashed"
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
            said = json.loads(line)
        except TimeoutError:
            raise Broken(HUNG) from None
        except (OSError, ValueError, RuntimeError):  # the pipe is gone, or what came through it is no JSON
            raise Broken(CRASHED) from None
        if isinstance(said, dict) and "broke" in said:
            LOG.error("A bot broke down over a question: %s", said["broke"])
            raise Broken(CRASHED)
        return said

    def alive(self) -> bool:
        """Whether it has not ended, as far as we have heard."""
        return self.process.returncode is None

    async def end(self) -> None:
        """Be done with it, and leave nothing of it behind."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), END_WITHIN)


class Thinkers:
    """A few workers, started when they are first needed, shared by all tables; callers get them in turn."""

    def __init__(
        self,
        count: int | None = None,
        patience: float = PATIENCE,
        command: tuple[str, ...] = WORKER,
    ) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.command = command
        self.turns = Turns(self.count)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False

    async def answer(
        self,
        game: str,
        level: str,
        seed: int,
        view: Mapping[str, object],
        seconds: float = SECONDS,
        wanted: Callable[[], bool] = lambda: True,
        caller: str = "",
    ) -> str:
        """What a bot of this level answers to its view, within about so many seconds; Broken if it crashes or hangs.

        A question that is no longer wanted when a worker is free is TooLate: others wait in line behind it.
        """
        question = {"do": "answer", "game": game, "level": level, "seed": seed, "view": view, "seconds": seconds}
        options = cast(list[str], view["options"])
        return cast(str, await self._ask(question, lambda said: said in options, caller, wanted))

    async def promise(
        self, game: str, level: str, seed: int, view: Mapping[str, object], caller: str = ""
    ) -> tuple[str, int | None] | None:
        """What a bot of this level promises before a vote, and to whom (None: all); None if it says nothing."""
        question = {"do": "promise", "game": game, "level": level, "seed": seed, "view": view, "seconds": SECONDS}
        said = await self._ask(
            question, lambda said: said is None or (isinstance(said, list) and len(said) == 2), caller
        )
        return None if said is None else (str(said[0]), said[1])

    async def hint(
        self,
        game: str,
        view: Mapping[str, object],
        names: Sequence[str],
        rest: Sequence[str] = (),
        caller: str = "",
    ) -> dict[str, Any]:
        """What a strong bot would do and why, its words not yet spoken; Broken if it does not know.

        ``rest`` are the steps to come of the hint before, if it was followed.
        """
        question = {
            "do": "hint", "game": game, "view": view, "names": list(names), "rest": list(rest), "seconds": SECONDS,
        }  # fmt: skip
        options = cast(list[str], view["options"])
        said = await self._ask(question, lambda said: said["steps"][0]["answer"] in options, caller)
        return cast(dict[str, Any], said)

    async def _ask(
        self,
        question: dict[str, Any],
        sound: Callable[[Any], bool],
        caller: str,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """What a worker says, at the caller's turn. A crash need not be the bot's doing, so it is tried once more."""
        since = time.monotonic()
        async with self.turns.turn(caller):
            BOT_WAITS.add(time.monotonic() - since)
            if not wanted():
                raise TooLate
            question = {**question, "seconds": self._time_for(question["seconds"], caller)}
            try:
                return await self._put(question, sound, self._rested())
            except Broken as broken:
                if self._closed or broken.why == HUNG or not wanted():
                    raise
                LOG.warning("A bot crashed and is asked once more; game=%s", question["game"])
            return await self._put(question, sound, None)

    def _time_for(self, seconds: float, caller: str) -> float:
        """Seconds for a thought: the many of one caller share that caller's time, and all have less in a long line."""
        share = 1 + self.turns.waiting(caller) + self.turns.waiting() / (CROWD * self.count)
        return max(SHORTEST, seconds / share)

    async def _put(self, question: Mapping[str, object], sound: Callable[[Any], bool], rested: Worker | None) -> Any:
        """What one worker says; one that talks nonsense is not asked again."""
        worker = rested or await self._start()
        try:
            said = await worker.ask(question, self.patience)
            if not is_sound(said, sound):
                raise Broken(CRASHED)
        except BaseException:  # also when the table is closed in the middle of a thought
            self._all.discard(worker)
            await worker.end()
            raise
        self._idle.append(worker)
        return said

    def _rested(self) -> Worker | None:
        """A worker that has nothing to do and is alive, if there is one; the dead are forgotten."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive():
                return worker
            self._all.discard(worker)
        return None

    async def _start(self) -> Worker:
        pipe = asyncio.subprocess.PIPE
        if self._closed:
            raise Broken(CRASHED)
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=MAX_LINE)
        except OSError:  # no memory or no more files just now
            raise Broken(CRASHED) from None
        worker = Worker(process)
        if self._closed:  # meanwhile
            await worker.end()
            raise Broken(CRASHED)
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """Send all workers home."""
        self._closed = True  # those who still wait for one give up
        workers = list(self._all)
        await asyncio.gather(*(worker.end() for worker in workers))
        self._all.clear()
        self._idle.clear()


def is_sound(said: Any, sound: Callable[[Any], bool]) -> bool:
    """Whether something was said that can be an answer at all."""
    try:
        return sound(said)
    except (TypeError, LookupError):
        return False
