"""Bots: one that crashes, hangs or talks nonsense is replaced, everybody is told, and no table waits for another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import uvloop

from server.house import asked, decoded, hub_at, options, play_one, run, say, soon, table_for, viewer
from shamble.server import rows
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.messages import MakeTable
from shamble.server.thinkers import SECONDS, Broken, Thinkers, Worker
from shamble.server.trouble import Trouble
from shamble.server.worker import MEMORY, NICE

CRASHES = "import sys; sys.stdin.readline(); sys.exit(3)"
HANGS = "import sys, time; sys.stdin.readline(); time.sleep(60)"
NONSENSE = "import sys\nfor line in sys.stdin: print('what?', flush=True)"
ILLEGAL = "import sys\nfor line in sys.stdin: print('\"z9-z9\"', flush=True)"
WRONG_KIND = "import sys\nfor line in sys.stdin: print('{\"a\": [1]}', flush=True)"
HUGE = "import sys\nfor line in sys.stdin: print('\"' + 'x' * 5000000 + '\"', flush=True)"
NEVER_THERE = ""


def thinkers(script: str, patience: float = 0.2) -> Thinkers:
    command = (sys.executable, "-S", "-c", script) if script else ("/no/such/program",)
    return Thinkers(1, patience, command)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (CRASHES, "crashed"),
        (HANGS, "hung"),
        (NONSENSE, "crashed"),
        (ILLEGAL, "crashed"),
        (WRONG_KIND, "crashed"),
        (HUGE, "crashed"),
        (NEVER_THERE, "crashed"),
    ],
    ids=["crashes", "hangs", "nonsense", "illegal", "wrong-kind", "huge", "never-there"],
)
def test_a_bot_that_breaks_is_replaced_and_the_game_ends(tmp_path: Path, script: str, why: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", thinkers(script, 0.02 if why == "hung" else 5)) as hub:
            actor = await table_for(hub, 1, bots=["search", "greedy"])
            rng = Random(1)
            for _ in range(400):
                await soon(lambda: actor.sitting.phase == "over" or not actor._bots_to_ask())
                if actor.sitting.phase == "over":
                    break
                await play_one(actor, rng)
                replaced = [
                    row for row in decoded(await hub.store.rows(actor.sitting.code)) if type(row) is rows.Replaced
                ]
                if replaced and why == "hung":
                    break  # it would hang at every turn; that it plays on is shown by the others
            assert replaced
            assert {(row.why, row.level) for row in replaced} == {(why, "random")}
            assert len({row.seat for row in replaced}) == len(replaced)
            told = [line for line in actor.sitting.lines if line.key == f"host-log-replaced-{why}"]
            assert len(told) == len(replaced)
            assert why == "hung" or actor.sitting.phase == "over"

    run(test())


def test_a_worker_that_broke_is_exchanged_and_none_is_left_behind() -> None:
    async def test() -> None:
        view = {"options": ["a1-a2"]}
        for script in (CRASHES, HANGS, NONSENSE, ILLEGAL):
            workers = thinkers(script)
            for _ in range(2):
                with pytest.raises(Broken):
                    await workers.answer("zombiegeddon", "random", 1, view)
                assert not workers._idle  # one that broke is not asked again
                assert not workers._all
            await workers.close()

    run(test())


def test_closing_while_somebody_waits_for_a_thought_is_quiet() -> None:
    async def test() -> None:
        workers = Thinkers(2, 5, (sys.executable, "-S", "-c", HANGS))
        asked_twice = [asyncio.ensure_future(workers.hint("zombiegeddon", {"options": []}, [])) for _ in range(2)]
        await soon(lambda: len(workers._all) == 2)
        await workers.close()
        said = await asyncio.gather(*asked_twice, return_exceptions=True)
        assert [type(one) for one in said] == [Broken, Broken]

    run(test())


def test_while_one_table_thinks_another_is_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", thinkers(HANGS, 30)) as hub:
            slow = await bot_first(hub)
            other = await table_for(hub)
            rng, longest = Random(1), 0.0
            for _ in range(10):
                began = time.monotonic()
                await play_one(other, rng)
                longest = max(longest, time.monotonic() - began)
            assert longest < 1
            assert slow._bots_to_ask()
            assert (await say(slow, 0, "text"))["kind"] == "text"  # and its own people can look around

    async def bot_first(hub: Hub) -> Actor:
        while True:
            actor = await table_for(hub, 1, bots=["random"])
            if actor._bots_to_ask():
                return actor

    run(test())


def test_a_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", Thinkers(1)) as hub:
            actor = await table_for(hub, 1, bots=["greedy"])
            rng = Random(7)
            while actor.sitting.phase != "over":
                await soon(lambda: actor.sitting.phase == "over" or not actor._bots_to_ask())
                if actor.sitting.phase == "play":
                    await play_one(actor, rng)
            play = actor.sitting.play
            assert play is not None
            assert {row.seat for row in play.said} == {0, 1}
            assert not [row for row in decoded(await hub.store.rows(actor.sitting.code)) if type(row) is rows.Replaced]

    run(test())


def test_a_hint_is_for_the_asked_and_says_what_and_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", Thinkers(1)) as hub:
            actor = await table_for(hub)
            seat = asked(actor.sitting)
            reply = await say(actor, seat, "hint")
            assert reply["kind"] == "hint"
            assert reply["steps"][0]["answer"] in options(actor.sitting)
            assert reply["by"] == "The Planner would play this:"
            assert reply["why"].endswith(".")
            assert reply["clause"].startswith("ZG-")
            for chair in (1 - seat, viewer().chair):
                with pytest.raises(Trouble) as trouble:
                    await say(actor, chair, "hint")
                assert trouble.value.code == "not-asked"

    run(test())


def test_a_hint_from_a_broken_bot_is_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", thinkers(CRASHES)) as hub:
            actor = await table_for(hub)
            with pytest.raises(Trouble) as trouble:
                await say(actor, asked(actor.sitting), "hint")
            assert trouble.value.code == "not-now"

    run(test())


def test_a_bot_waits_for_room_on_the_disk_and_then_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("shamble.server.actor.AGAIN_AFTER", 0.01)
        async with hub_at(tmp_path / "s.db", Thinkers(1)) as hub:
            actor = await table_for(hub, 1, bots=["random"], start=False)
            writer = hub.store._writer
            await say(actor, 0, "start")
            if not actor._bots_to_ask():
                await play_one(actor, Random(1))
            writer.execute("pragma query_only = on")
            before = actor.sitting.seq
            await asyncio.sleep(0.1)
            assert actor.sitting.seq <= before + 1
            writer.execute("pragma query_only = off")
            await soon(lambda: actor.sitting.seq > before or not actor._bots_to_ask())

    run(test())


# --- workers that die -----------------------------------------------------------------------------------------------

WELL = """
import json, sys
for line in sys.stdin:
    print(json.dumps(json.loads(line)["view"]["options"][0]), flush=True)
"""
BREAKS_ONCE = """
import json, pathlib, sys
mark = pathlib.Path({path!r})
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        sys.exit(3)
    print(json.dumps(json.loads(line)["view"]["options"][0]), flush=True)
"""
LOOPS = [None, uvloop.new_event_loop]  # the server's own, whose pipes fail in another way
VIEW = {"options": ["a1-a2"]}


@pytest.mark.parametrize("factory", LOOPS, ids=["asyncio", "uvloop"])
@pytest.mark.parametrize("noticed", [True, False], ids=["noticed", "unnoticed"])
def test_a_worker_that_died_idle_is_replaced_and_nobody_notices(factory: Any, noticed: bool) -> None:
    async def test() -> None:
        workers = thinkers(WELL, 5)
        assert await workers.answer("zombiegeddon", "greedy", 1, VIEW) == "a1-a2"
        (worker,) = workers._idle
        worker.process.kill()
        if noticed:
            await worker.process.wait()
        assert await workers.answer("zombiegeddon", "greedy", 1, VIEW) == "a1-a2"
        assert len(workers._all) == 1
        assert worker not in workers._all
        await workers.close()

    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(asyncio.wait_for(test(), 30))


@pytest.mark.parametrize("error", [RuntimeError, ConnectionResetError, ValueError])
def test_a_pipe_that_fails_in_any_way_is_a_broken_bot(error: type[Exception]) -> None:
    class Pipe:
        def write(self, _data: bytes) -> None:
            raise error("the handler is closed")

    class Process:
        stdin, stdout = Pipe(), Pipe()

    async def test() -> None:
        with pytest.raises(Broken):
            await Worker(cast(Any, Process())).ask({}, 1)

    run(test())


def test_a_bot_that_crashes_once_plays_on_at_its_level(tmp_path: Path) -> None:
    async def test() -> None:
        script = BREAKS_ONCE.format(path=str(tmp_path / "broke"))
        async with hub_at(tmp_path / "s.db", thinkers(script, 5)) as hub:
            actor = await table_for(hub, 1, bots=["search", "search"])
            rng = Random(1)
            for _ in range(6):
                await soon(lambda: not actor._bots_to_ask())
                await play_one(actor, rng)
            assert (tmp_path / "broke").exists()
            assert {actor.sitting.bot_level(seat) for seat in range(3)} == {"", "search"}

    run(test())


def test_a_hint_that_failed_is_thought_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", Thinkers(1)) as hub:
            actor = await table_for(hub)
            well = hub.hinters.hint

            async def broken(*_: object) -> dict[str, Any]:
                raise RuntimeError("the handler is closed")

            hub.hinters.hint = broken  # type: ignore[method-assign,assignment]
            for _ in range(2):
                with pytest.raises(RuntimeError):
                    await say(actor, asked(actor.sitting), "hint")
            hub.hinters.hint = well  # type: ignore[method-assign]
            assert (await say(actor, asked(actor.sitting), "hint"))["kind"] == "hint"

    run(test())


def test_a_worker_that_breaks_says_why_and_it_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        workers = Thinkers(1)
        with pytest.raises(Broken):
            await workers.answer("no such game", "random", 1, VIEW)
        await workers.close()

    run(test())
    assert "no such game" in caplog.text


def test_workers_stand_back_for_the_tables() -> None:
    async def test() -> None:
        workers = Thinkers(1)
        worker = await workers._start()
        limits = Path(f"/proc/{worker.process.pid}/limits")

        def stood_back() -> bool:
            line = next(line for line in limits.read_text().splitlines() if line.startswith("Max address space"))
            return line.split()[3] == str(MEMORY)

        await soon(stood_back)
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) >= os.getpriority(os.PRIO_PROCESS, 0) + NICE
        await workers.close()

    run(test())


def test_the_many_thoughts_of_one_caller_share_its_time_and_another_is_next() -> None:
    async def test() -> None:
        workers, seconds = Thinkers(1), list[tuple[str, float]]()

        async def put(question: Mapping[str, Any], *_: object) -> str:
            seconds.append((question["level"], question["seconds"]))
            await asyncio.sleep(0)
            return "a1-a2"

        workers._put = put  # type: ignore[method-assign,assignment]
        many = [asyncio.ensure_future(workers.answer("g", "many", 1, VIEW, caller="a")) for _ in range(15)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, workers.answer("g", "one", 1, VIEW, caller="b"))
        place = [level for level, _ in seconds].index("one")
        assert place <= 3
        assert seconds[place][1] > 2 * seconds[1][1]  # its bots are not made as weak as those of the many
        assert sum(each for level, each in seconds[:place] if level == "many") < SECONDS + 0.5
        assert seconds[1][1] < SECONDS / 10

    run(test())


def test_bots_think_on_the_account_of_who_makes_the_table_from_their_first_thought(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", thinkers(WELL, 5)) as hub:
            callers: set[str] = set()
            answer = hub.thinkers.answer

            async def watched(*args: Any) -> str:
                callers.add(args[-1])
                return await answer(*args)

            hub.thinkers.answer = watched  # type: ignore[method-assign,assignment]
            wish = MakeTable("zombiegeddon", "Ann", "ann", bots=["greedy", "greedy"], start=True)
            for _ in range(4):
                actor = await hub.make(wish, "192.0.2.1")
                await soon(lambda actor=actor: not actor._bots_to_ask())  # type: ignore[misc]
            assert callers == {"192.0.2.1"}
            actor.comes_from(0, "192.0.2.2")
            actor.comes_from(viewer().chair, "192.0.2.3")  # who only watches pays for nothing
            while callers == {"192.0.2.1"}:
                await play_one(actor, Random(1))
                await soon(lambda: not actor._bots_to_ask())
            assert callers == {"192.0.2.1", "192.0.2.2"}

    run(test())


def test_nothing_goes_on_at_a_table_that_is_closed_when_an_answer_has_just_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", Thinkers(1)) as hub:
            actor = await table_for(hub)

            async def has_its_answer() -> None:
                with contextlib.suppress(asyncio.CancelledError):  # as wait_for does with an answer that is there
                    await asyncio.sleep(60)
                actor._start(asyncio.sleep(60))

            actor._start(has_its_answer())
            await asyncio.sleep(0)
            await actor.close("host-bye-stopped")
            assert not actor._tasks

    run(test())
