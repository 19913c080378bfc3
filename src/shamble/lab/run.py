"""Many games, on one process or several: the results are the same, byte for byte, and in the same order."""

from __future__ import annotations

import hashlib
import json
import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from shamble.bots import make
from shamble.core.errors import Invalid, ShambleError
from shamble.lab.match import Result, play_game, result_from_json
from shamble.registry import game as game_of

Progress = Callable[[int, int], None]  # games done, games in all
CHUNKS_PER_PROCESS = 8  # small enough to end together and to show progress, large enough to cost nothing
LARGEST_CHUNK = 50


class Stopped(ShambleError):
    """A run that did not come to its end: somebody pressed Ctrl-C, or a worker died."""

    def __init__(self, sentence: str, interrupted: bool = False) -> None:
        self.interrupted = interrupted
        super().__init__(sentence)


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object]
    rotate: bool


def simulate(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: int = 0,
    processes: int = 1,
    options: Mapping[str, object] | None = None,
    rotate: bool = False,
    progress: Progress | None = None,
) -> list[Result]:
    """Play so many games among bots of these levels; with ``rotate`` the levels move on by one seat each game.

    Workers are new Python processes: a script that asks for several must do so below ``if __name__ == "__main__":``.
    """
    plan = checked(Plan(game, tuple(levels), games, seed, dict(options or {}), rotate))
    if processes < 1:
        raise Invalid(f"There must be at least one process, not {processes}.")
    found: dict[int, Result] = {}
    playing = play_here(plan) if processes == 1 else play_apart(plan, processes)
    try:
        with closing(playing):  # so that a run that is given up ends its workers at once
            for number, result in playing:
                found[number] = result
                if progress is not None:
                    progress(len(found), games)
    except KeyboardInterrupt:
        raise Stopped(f"Stopped after {len(found)} of {games} games.", interrupted=True) from None
    except BrokenProcessPool:
        raise Stopped(
            f"A worker died after {len(found)} of {games} games; it may have been killed or run out of memory."
        ) from None
    return [found[number] for number in range(games)]


def checked(plan: Plan) -> Plan:
    """The plan, if it can be played; what is wrong with it is said before any game begins."""
    game = game_of(plan.game)
    game.check_seats(len(plan.levels))
    game.check_settings(plan.options)
    for level in plan.levels:
        make(level, game)
    if plan.games < 0:
        raise Invalid(f"There cannot be {plan.games} games.")
    return plan


def play_number(plan: Plan, number: int) -> Result:
    """Play one game of the plan; which one is all it depends on."""
    shift = number % len(plan.levels) if plan.rotate else 0
    levels = plan.levels[len(plan.levels) - shift :] + plan.levels[: len(plan.levels) - shift]
    return play_game(plan.game, levels, seed_of(plan.seed, number), plan.options)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8, person=b"shamble run").digest()
    return int.from_bytes(digest, "big") >> 1  # fits where signed 64-bit numbers live


def play_here(plan: Plan) -> Generator[tuple[int, Result], None, None]:
    """The games one after the other, in this process."""
    for number in range(plan.games):
        yield number, play_number(plan, number)


def play_apart(plan: Plan, processes: int) -> Generator[tuple[int, Result], None, None]:
    """The games in other processes, as they come in; workers get and give plain JSON."""
    before = active_children()
    size = max(1, min(LARGEST_CHUNK, plan.games // (processes * CHUNKS_PER_PROCESS)))
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=let_ctrl_c_end_me)
    try:
        jobs: dict[Future[str], int] = {}
        for start in range(0, plan.games, size):
            jobs[pool.submit(work, task_of(plan, start, min(start + size, plan.games)))] = start
        for job in as_completed(jobs):
            for number, data in enumerate(json.loads(job.result()), jobs[job]):
                yield number, result_from_json(data)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        end_those([child for child in active_children() if child not in before])
        raise
    pool.shutdown()


def task_of(plan: Plan, start: int, end: int) -> str:
    """The games from start up to end, as a worker reads them."""
    return json.dumps({"plan": plan._asdict(), "start": start, "end": end})


def work(task: str) -> str:
    """Play a task's games and write their results."""
    data: dict[str, Any] = json.loads(task)
    plan = Plan(**{**data["plan"], "levels": tuple(data["plan"]["levels"])})
    return json.dumps([play_number(plan, number).to_json() for number in range(data["start"], data["end"])])


def let_ctrl_c_end_me() -> None:
    """A worker that is interrupted ends without a word; the one who started it says what happened."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def end_those(workers: Sequence[BaseProcess]) -> None:
    """End the workers of a run that was given up."""
    for worker in workers:
        worker.terminate()
