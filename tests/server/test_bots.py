"""Bots: one that crashes, hangs or talks nonsense is replaced, everybody is told, and no table waits for another."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from pathlib import Path
from random import Random

import pytest

from server.house import asked, decoded, hub_at, options, play_one, run, say, soon, table_for, viewer
from shamble.server import rows
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.thinkers import Broken, Thinkers
from shamble.server.trouble import Trouble

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
