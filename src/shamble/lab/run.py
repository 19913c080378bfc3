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

from shamble.bots.load import BotFactory, NoBot, is_found_elsewhere, is_own, load, name_of, reason_of
from shamble.core.errors import Invalid, ShambleError
from shamble.lab.match import Result, play_game, result_from_json
from shamble.registry import game as game_of

Progress = Callable[[int, int], None]  # games done, games in all
CHUNKS_PER_PROCESS = 8  # small enough to end together and to show progress, large enough to cost nothing
LARGEST_CHUNK = 8  # what a worker has not sent when a run is stopped is lost


class Stopped(ShambleError):
    """A run that did not come to its end: somebody pressed Ctrl-C, or a worker died. It holds what was played.

    ``simulate`` with the same wishes and these results goes on as if nothing had happened.
    """

    def __init__(self, sentence: str, interrupted: bool = False, results: Mapping[int, Result] | None = None) -> None:
        self.interrupted = interrupted
        self.results = dict(results or {})  # by the number of the game
        super().__init__(sentence)


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    levels: tuple[str | BotFactory, ...]
    games: int
    seed: int
    options: Mapping[str, object]
    rotate: bool


def simulate(
    game: str,
    levels: Sequence[str | BotFactory],
    games: int,
    seed: int = 0,
    processes: int = 1,
    options: Mapping[str, object] | None = None,
    rotate: bool = False,
    progress: Progress | None = None,
    played: Mapping[int, Result] | None = None,
) -> list[Result]:
    """Play so many games among bots of these levels; with ``rotate`` the levels move on by one seat each game.

    A level is one of ours or somebody's own bot: its class, or where that is found (``mybots.py:Plain``). Games that
    were ``played`` before the same run was stopped (``Stopped.results``) are not played again.

    Workers are new Python processes: a script that asks for several must do so below ``if __name__ == "__main__":``.
    """
    plan = checked(Plan(game, tuple(levels), games, seed, dict(options or {}), rotate))
    if processes < 1:
        raise Invalid(f"There must be at least one process, not {processes}.")
    if processes > 1:
        check_found_elsewhere(plan)
    found = {number: result for number, result in (played or {}).items() if 0 <= number < games}
    left = [number for number in range(games) if number not in found]
    playing = play_here(plan, left) if processes == 1 else play_apart(plan, left, processes)
    try:
        with closing(playing):  # so that a run that is given up ends its workers at once
            for number, result in playing:
                found[number] = result
                if progress is not None:
                    progress(len(found), games)
    except KeyboardInterrupt:
        raise Stopped(f"Stopped after {len(found)} of {games} games.", True, found) from None
    except BrokenProcessPool:
        raise Stopped(
            f"A worker died after {len(found)} of {games} games; it may have been killed or run out of memory.",
            results=found,
        ) from None
    return [found[number] for number in range(games)]


def checked(plan: Plan) -> Plan:
    """The plan, if it can be played; what is wrong with it is said before any game begins."""
    game = game_of(plan.game)
    game.check_seats(len(plan.levels))
    game.check_settings(plan.options)
    for level in plan.levels:
        (load(level) if isinstance(level, str) else level)(game, 0)
    names: dict[str, str | BotFactory] = {}
    for level in plan.levels:
        if names.setdefault(name_of(level), level) != level:
            raise Invalid(f"Two different bots are called {name_of(level)!r}, so nobody could tell them apart.")
    if plan.games < 0:
        raise Invalid(f"There cannot be {plan.games} games.")
    return plan


def check_found_elsewhere(plan: Plan) -> None:
    """Invalid if other processes could not find somebody's own bots."""
    for level in plan.levels:
        if not isinstance(level, str) and not is_found_elsewhere(name_of(level)):
            raise Invalid(
                f"Other processes cannot find {name_of(level)!r}: put it into a file, or play on one process."
            )


def play_number(plan: Plan, number: int) -> Result:
    """Play one game of the plan; which one is all it depends on."""
    shift = number % len(plan.levels) if plan.rotate else 0
    levels = plan.levels[len(plan.levels) - shift :] + plan.levels[: len(plan.levels) - shift]
    try:
        return play_game(plan.game, levels, seed_of(plan.seed, number), plan.options)
    except ShambleError:
        raise
    except (Exception, SystemExit) as error:
        own = [name_of(level) for level in plan.levels if is_own(name_of(level))]
        if not own:
            raise
        raise NoBot("failed", text=", ".join(dict.fromkeys(own)), reason=reason_of(error)) from error


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8, person=b"shamble run").digest()
    return int.from_bytes(digest, "big") >> 1  # fits where signed 64-bit numbers live


def play_here(plan: Plan, numbers: Sequence[int]) -> Generator[tuple[int, Result], None, None]:
    """The games of these numbers one after the other, in this process."""
    for number in numbers:
        yield number, play_number(plan, number)


def play_apart(plan: Plan, numbers: Sequence[int], processes: int) -> Generator[tuple[int, Result], None, None]:
    """The games of these numbers in other processes, as they come in; workers get and give plain JSON."""
    before = active_children()
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (processes * CHUNKS_PER_PROCESS)))
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=let_ctrl_c_end_me)
    try:
        jobs: dict[Future[str], Sequence[int]] = {}
        for start in range(0, len(numbers), size):
            some = numbers[start : start + size]
            jobs[pool.submit(work, task_of(plan, some))] = some
        for job in as_completed(jobs):
            for number, data in zip(jobs[job], json.loads(job.result()), strict=True):
                yield number, result_from_json(data)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        end_those([child for child in active_children() if child not in before])
        raise
    pool.shutdown()


def task_of(plan: Plan, numbers: Sequence[int]) -> str:
    """The games of these numbers, as a worker reads them."""
    by_name = plan._replace(levels=tuple(name_of(level) for level in plan.levels))
    return json.dumps({"plan": by_name._asdict(), "numbers": numbers})


def work(task: str) -> str:
    """Play a task's games and write their results."""
    data: dict[str, Any] = json.loads(task)
    plan = Plan(**{**data["plan"], "levels": tuple(data["plan"]["levels"])})
    return json.dumps([play_number(plan, number).to_json() for number in data["numbers"]])


def let_ctrl_c_end_me() -> None:
    """A worker that is interrupted ends without a word; the one who started it says what happened."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def end_those(workers: Sequence[BaseProcess]) -> None:
    """End the workers of a run that was given up."""
    for worker in workers:
        worker.terminate()
