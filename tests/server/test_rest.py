"""Tables at rest: gone from memory at once, without the collector, whatever happened at them; and read anew in need."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import sqlite3
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import hub_at, run, say, soon, table_for, viewer, waiting_in
from shamble.core.errors import ShambleError
from shamble.server import crowd, listing, rows, sockets
from shamble.server.actor import Actor
from shamble.server.hub import IDLE_AFTER, Hub
from shamble.server.limits import Callers
from shamble.server.show import WATCHER
from shamble.server.sitting import Sitting
from shamble.server.story import Story, replay
from shamble.server.trouble import Trouble

LONG_AFTER = IDLE_AFTER + 10_000
GAMES = ("zombiegeddon", "tsunami", "zombiaki", "zombies")
BOTS = {"zombiegeddon": ["random"], "tsunami": ["random", "greedy"], "zombiaki": [], "zombies": ["random"]}


@pytest.fixture
def uncollected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The collector looks for rings seldom, so nothing may depend on it; and who left is soon forgotten."""
    monkeypatch.setattr(crowd, "GRACE", 0.02)
    monkeypatch.setattr(crowd, "PRESENCE_EVERY", 0.02)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def answered(actor: Actor, rng: Random) -> None:
    """A person who is asked answers at random; a window that asks nobody closes by itself."""
    play = actor.sitting.play
    assert play is not None
    for seat in actor.sitting.people():
        options = [str(option) for option in play.state.options(seat)]
        if options and seat not in actor.sitting.held and (play.window() or seat in play.asked()):
            chair = actor.sitting.order[seat]
            with contextlib.suppress(Trouble):  # the window has just closed
                await say(actor, chair, "answer", ask=play.ask_of(seat), answers=[rng.choice(options)])
            return
    await asyncio.sleep(0.01)


async def refused(actor: Actor, chair: int, kind: str, **fields: object) -> None:
    """Something that cannot be: the error knows the table it happened at."""
    with pytest.raises(ShambleError):
        await say(actor, chair, kind, **fields)


async def everything(hub: Hub, actor: Actor) -> None:
    """All that can happen at a table: people play, look on, ask for hints, are refused; bots think; disks fill."""
    rng = Random(3)
    boxes = [(who, actor.join(who, 0)) for who in (viewer(0), viewer(1, "fr"), viewer(WATCHER), viewer(0, form="view"))]
    for _ in range(25):
        if actor.sitting.phase != "play":
            break
        await answered(actor, rng)
    for chair in (0, 1):
        await say(actor, chair, "text")
        await say(actor, chair, "why", what="nothing")
        await refused(actor, chair, "answer", ask=10_000, answers=["pass"])
        await refused(actor, chair, "show", to=77)
    await say(actor, 0, "manner", name="watch", value="nobody")
    await say(actor, 0, "manner", name="watch", value="link")
    play = actor.sitting.play
    assert play is not None
    for seat in actor.sitting.people():
        with contextlib.suppress(Trouble):  # who is not asked has none
            await say(actor, actor.sitting.order[seat], "hint")
    hub.store._writer.execute("pragma query_only = on")
    await refused(actor, 0, "manner", name="pace", value="calm")
    hub.store._writer.execute("pragma query_only = off")
    story = Story(actor.sitting)
    replay(actor.sitting, viewer(0), story)
    actor.replays[viewer(0)] = (story.seq, b"")
    listing.record_of(actor.sitting, 0, False)()
    stream = sockets.stream(actor, viewer(1), 0, "somebody", Callers(False))
    await anext(stream)
    await stream.aclose()
    for who, box in boxes:
        waiting_in(box)
        actor.leave(who, box)


async def left_alone(hub: Hub) -> None:
    """Nobody comes any more, and in the end everything is at rest."""
    await soon(lambda: all(not actor._tasks and actor._clock is None for actor in hub._actors.values()), 30)
    await hub.put_to_rest(time.monotonic() + LONG_AFTER)
    assert not hub._actors
    await asyncio.sleep(0.1)  # until even those are forgotten who might have come back


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_rest_is_gone_from_memory(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2, game=game, bots=BOTS[game])
            code = actor.sitting.code
            await everything(hub, actor)
            left: list[weakref.ref[Any]] = [weakref.ref(part) for part in (actor, actor.sitting, actor.crowd)]
            del actor
            await left_alone(hub)
            assert [one() for one in left] == [None] * 3
            woken = await hub.table(code)  # from the store this time
            await everything(hub, woken)
            left = [weakref.ref(part) for part in (woken, woken.sitting, woken.crowd)]
            del woken
            await left_alone(hub)
            assert [one() for one in left] == [None] * 3

    run(test())


def test_a_window_that_waits_for_the_only_person_does_not_keep_a_table_awake(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 1, game="zombies", bots=["random"])
            rng = Random(1)
            while actor.window is None or not actor.window.asks(0):
                await answered(actor, rng)
                assert actor.sitting.phase == "play", "nobody was asked in a window"
            number = actor.window.number
            await soon(lambda: not actor._tasks)
            await hub.put_to_rest(time.monotonic() + LONG_AFTER)
            assert not hub._actors
            again = await hub.table(actor.sitting.code)
            assert again.window is not None
            assert again.window.number == number
            assert again._is_waited_for(0)

    run(test())


def test_a_table_whose_rows_are_not_those_it_knows_is_read_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)
            code, seq = actor.sitting.code, actor.sitting.seq
            box = actor.join(viewer(1), 0)
            with sqlite3.connect(tmp_path / "s.db") as other:
                row = rows.encode(rows.Named(0, "Anna"))
                other.execute("insert into log values (?, ?, ?, 0)", (code, seq + 1, row))
            other.close()
            with pytest.raises(Trouble) as trouble:
                await say(actor, 1, "name", name="Bob")
            assert (trouble.value.code, trouble.value.key) == ("storage", "host-storage-anew")
            await soon(lambda: box.closed is not None)
            assert json.loads(box.closed or b"")["code"] == "stopped"  # who is told so comes back
            again = await hub.table(code)
            assert again is not actor
            assert again.sitting.chairs[0].name == "Anna"
            await say(again, 1, "name", name="Bob")
            assert len(await hub.store.rows(code)) == seq + 2
            with pytest.raises(Trouble):  # who still has the table as it was changes nothing
                await say(actor, 1, "name", name="Bert")

    run(test())


def test_a_row_that_cannot_happen_parts_nobody_from_what_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)

            def stumble(self: Sitting, row: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as broken:
                broken.setattr(Sitting, "apply", stumble)
                with pytest.raises(Trouble) as trouble:
                    await say(actor, 1, "name", name="Bob")
            assert trouble.value.code == "storage"
            again = await hub.table(actor.sitting.code)
            assert again.sitting.chairs[1].name == "Bob"
            assert (await say(again, 1, "name", name="Bert"))["kind"] == "done"

    run(test())


def test_a_bot_whose_answer_comes_as_the_table_closes_does_not_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 1, game="zombiegeddon", bots=["random"])
            thinking = asyncio.Event()

            async def stubborn(*_: object) -> str:
                thinking.set()
                with contextlib.suppress(asyncio.CancelledError):  # as one whose answer was there at the same moment
                    await asyncio.sleep(60)
                play = actor.sitting.play
                assert play is not None
                return str(play.state.options(play.asked()[0])[0])

            hub.thinkers.answer = stubborn  # type: ignore[assignment]
            rng = Random(1)
            while not thinking.is_set():
                await answered(actor, rng)
            seq = actor.sitting.seq
            await asyncio.wait_for(actor.close("host-bye-stopped"), 10)
            assert not actor._tasks
            assert actor.sitting.seq == seq

    run(test())
