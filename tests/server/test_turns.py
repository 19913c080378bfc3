"""Turns: places are given caller by caller, none is lost, and the line for long work has an end."""

from __future__ import annotations

import asyncio
import threading

import pytest

from server.house import run, soon
from shamble.server import slow
from shamble.server.slow import Slow
from shamble.server.trouble import Busy
from shamble.server.turns import Turns


def test_who_asks_once_does_not_wait_behind_who_asks_often() -> None:
    async def test() -> None:
        turns, served = Turns(1), list[str]()

        async def ask(caller: str) -> None:
            async with turns.turn(caller):
                served.append(caller)
                await asyncio.sleep(0)

        waiting = [asyncio.ensure_future(ask("many")) for _ in range(15)]
        await asyncio.sleep(0)
        await asyncio.gather(*waiting, ask("one"), ask("other"))
        assert served.index("one") <= 3
        assert served.index("other") <= 4
        assert served.count("many") == 15
        assert turns.waiting() == turns.callers() == 0

    run(test())


def test_no_place_is_lost_to_those_who_leave_the_line() -> None:
    async def test() -> None:
        turns, entered = Turns(2), 0

        async def ask(caller: str) -> None:
            nonlocal entered
            async with turns.turn(caller):
                entered += 1
                await asyncio.sleep(0.001)

        for round_ in range(30):
            asking = [asyncio.ensure_future(ask(f"c{number % 3}")) for number in range(9)]
            for _ in range(round_ % 4):
                await asyncio.sleep(0)
            for one in asking[round_ % 5 :: 3]:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        assert turns.waiting() == 0
        entered = 0
        await asyncio.wait_for(asyncio.gather(ask("a"), ask("b"), ask("c")), 5)
        assert entered == 3

    run(test())


def test_a_place_given_to_one_who_has_just_left_goes_to_the_next() -> None:
    async def test() -> None:
        turns = Turns(1)
        first = turns.turn("first")
        await first.__aenter__()
        second, third = (asyncio.ensure_future(turns.turn(name).__aenter__()) for name in ("second", "third"))
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # the second has its place, and has not heard of it yet
        second.cancel()
        await asyncio.wait_for(third, 5)

    run(test())


def test_long_work_has_a_line_with_an_end_for_each_caller_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow, "ALL", 6)

    async def test() -> None:
        work, go = Slow(), threading.Event()
        mine = [asyncio.ensure_future(work.told("me", go.wait)) for _ in range(1 + slow.EACH)]
        await soon(lambda: work.turns.waiting("me") == slow.EACH)
        with pytest.raises(Busy) as busy:
            await work.told("me", go.wait)
        assert busy.value.ms >= 1000
        others = [asyncio.ensure_future(work.told(name, go.wait)) for name in ("you", "they")]
        await soon(lambda: work.turns.waiting() == 6)
        with pytest.raises(Busy):
            await work.told("another", go.wait)
        go.set()
        assert await asyncio.gather(*mine, *others) == [True] * (3 + slow.EACH)

    run(test())
