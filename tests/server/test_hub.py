"""All tables of a house: rematches, restarts, full disks and logs that cannot be read."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import GAME, hub_at, options, plain_state, play_one, run, say, table_for, viewer, waiting_in
from shamble.core.errors import ShambleError
from shamble.server import rows
from shamble.server.actor import Actor
from shamble.server.followed import Followed
from shamble.server.hub import Hub
from shamble.server.messages import MakeTable
from shamble.server.rows import Said, Undid
from shamble.server.show import WATCHER
from shamble.server.store import Entry, Store
from shamble.server.thinkers import Thinkers
from shamble.server.trouble import Trouble


async def play_out(actor: Actor, seed: int = 1) -> None:
    rng = Random(seed)
    while actor.sitting.phase == "play":
        await play_one(actor, rng)


def test_a_table_that_rested_is_the_same_when_it_wakes(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3)
            rng = Random(1)
            for _ in range(8):
                await play_one(actor, rng)
            hub._actors.clear()
            again = await hub.table(actor.sitting.code.lower())
            assert again is not actor
            assert plain_state(again.sitting) == plain_state(actor.sitting)
            assert again.sitting.seal == actor.sitting.seal

    run(test())


def test_many_who_come_at_once_wake_a_table_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            hub._actors.clear()
            found = await asyncio.gather(*(hub.table(actor.sitting.code) for _ in range(20)))
            assert len({id(one) for one in found}) == 1
            assert not hub._waking

    run(test())


def test_a_rematch_has_the_same_people_bots_and_options_and_other_dice(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3, settings={"open_piles": True})
            with pytest.raises(Trouble) as trouble:
                await say(actor, 1, "rematch")
            assert trouble.value.code == "not-now"
            await play_out(actor)
            for chair in (1, 0, 1):
                assert (await say(actor, chair, "rematch"))["kind"] == "done"
            with pytest.raises(Trouble):
                await say(actor, WATCHER, "rematch")
            again = await hub.table(actor.sitting.rematch)
            assert again.sitting.phase == "play"
            assert again.sitting.names() == actor.sitting.names()
            assert again.sitting.settings == actor.sitting.settings
            assert again.sitting.secret != actor.sitting.secret
            for chair in range(3):
                assert again.chair_of(hub.token_at(again.sitting.code, chair)) == chair

    run(test())


def test_a_table_that_cannot_be_as_wished_is_not_made(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            wishes: list[dict[str, Any]] = [
                {"game": "chess"},
                {"name": " "},
                {"name": "x" * 50},
                {"seats": 1},
                {"seats": 99},
                {"bots": ["genius"]},
                {"bots": ["random"] * 6},
                {"seats": 2, "bots": ["random", "random"]},
                {"settings": {"no_such": True}},
                {"manners": {"pace": "hasty"}},
            ]
            for wish in wishes:
                with pytest.raises(ShambleError):
                    await hub.make(MakeTable(**{"game": GAME, "name": "Ann", "who": "ann", **wish}))
            assert hub.store._writer.execute("select count(*) from log").fetchone() == (0,)

    run(test())


def test_what_cannot_be_saved_did_not_happen_and_can_be_said_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            box = actor.join(viewer(), 0)
            waiting_in(box)
            before = plain_state(actor.sitting)
            writer = hub.store._writer
            writer.execute("pragma query_only = on")
            with pytest.raises(Trouble) as trouble:
                await play_one(actor, Random(1))
            assert trouble.value.code == "storage"
            with pytest.raises(Trouble):
                await hub.make(MakeTable(GAME, "Ann", "ann"))
            assert plain_state(actor.sitting) == before
            assert not [one for one in waiting_in(box) if b'"kind":"here"' not in one]  # somebody may be away by now
            writer.execute("pragma query_only = off")
            assert (await play_one(actor, Random(1)))["kind"] == "done"
            assert len(waiting_in(box)) == 1

    run(test())


def test_nothing_is_acknowledged_or_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            box = actor.join(viewer(), 0)
            waiting_in(box)
            before = actor.sitting.seq
            slow_disk = sqlite3.connect(tmp_path / "s.db", isolation_level=None)
            slow_disk.execute("begin immediate")
            said = asyncio.ensure_future(play_one(actor, Random(1)))
            await asyncio.sleep(0.2)
            assert not said.done()
            assert actor.sitting.seq == before
            assert waiting_in(box) == []
            slow_disk.execute("rollback")
            slow_disk.close()
            assert (await said)["seq"] == before + 1
            assert len(await hub.store.rows(actor.sitting.code)) == before + 1
            assert len(waiting_in(box)) == 1

    run(test())


def test_an_answer_whose_speaker_hangs_up_is_whole_or_not_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            said = asyncio.ensure_future(play_one(actor, Random(1)))
            await asyncio.sleep(0)
            said.cancel()
            with pytest.raises(asyncio.CancelledError):
                await said
            await asyncio.sleep(0.2)
            await play_one(actor, Random(2))
            written = await hub.store.rows(actor.sitting.code)
            assert actor.sitting.seq == len(written)
            hub._actors.clear()
            assert plain_state((await hub.table(actor.sitting.code)).sitting) == plain_state(actor.sitting)

    run(test())


def test_of_two_who_answer_at_once_one_is_heard(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            play = actor.sitting.play
            assert play is not None
            chair = actor.sitting.order[play.asked()[0]]
            first, second = options(actor.sitting)[:2]
            said = await asyncio.gather(
                *(say(actor, chair, "answer", ask=1, answers=[one]) for one in (first, second, first)),
                return_exceptions=True,
            )
            assert [isinstance(one, dict) for one in said] == [True, False, True]
            assert isinstance(said[1], Trouble)
            assert said[1].code == "stale"
            assert len(play.said) == 1

    run(test())


BROKEN_ROWS = {
    "no JSON": b"\xff\x00 what",
    "no such kind": b'{"row": "danced"}',
    "a field is missing": b'{"row": "said", "seat": 0}',
    "an answer that is illegal": b'{"row": "said", "seat": 0, "answers": ["a1-c9"]}',
    "a chair that is not there": b'{"row": "named", "chair": 9, "name": "x"}',
    "other rules": b'{"row": "began", "chairs": [0, 1], "rules": "0"}',
    "an undo of nothing": b'{"row": "undid", "seat": 0}',
    "no such option": b'{"row": "began", "chairs": [0, 1, 2, 3, 4, 5, 6, 7], "rules": "1"}',
}


@pytest.mark.parametrize("why", BROKEN_ROWS)
def test_a_table_that_cannot_be_read_is_refused_with_a_sentence_and_the_others_go_on(tmp_path: Path, why: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            broken, sound = (
                await table_for(hub, manners={"listed": True}),
                await table_for(hub, manners={"listed": True}),
            )
            seq = broken.sitting.seq + 1
            await hub.store.append(Entry(broken.sitting.code, seq, BROKEN_ROWS[why], GAME, "play", True))
            hub._actors.clear()
            with pytest.raises(Trouble) as trouble:
                await hub.table(broken.sitting.code)
            key = "host-storage-rules" if why == "other rules" else "host-storage-broken"
            assert (trouble.value.code, trouble.value.key) == ("unreadable", key)
            assert [one.sitting.code for one in await hub.listed(("play",))] == [sound.sitting.code]
            assert len(await hub.store.rows(broken.sitting.code)) == seq  # what was saved is kept

    run(test())


def test_a_log_without_its_beginning_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            for code, row in (("A", rows.Began([0, 1], "1")), ("B", rows.Sat(1, "Bo")), ("C", rows.Resized(3))):
                await hub.store.append(Entry(code, 1, rows.encode(row), GAME, "play", False))
                with pytest.raises(Trouble) as trouble:
                    await hub.table(code)
                assert trouble.value.code == "unreadable"

    run(test())


def test_a_row_that_another_server_wrote_first_is_not_written_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            code, seq = actor.sitting.code, actor.sitting.seq
            with sqlite3.connect(tmp_path / "s.db") as other:
                other.execute("insert into log values (?, ?, ?, 0)", (code, seq + 1, b'{"row": "undid", "seat": 0}'))
            other.close()
            with pytest.raises(Trouble) as trouble:
                await play_one(actor, Random(1))
            assert trouble.value.code == "storage"
            assert actor.sitting.seq == seq

    run(test())


def test_tables_that_nobody_uses_go_to_rest(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            assert not actor.idle(actor.touched + 1, 600)
            assert actor.idle(actor.touched + 601, 600)
            box = actor.join(viewer(), 0)
            assert not actor.idle(actor.touched + 601, 600)
            actor.leave(viewer(), box)
            assert actor.idle(actor.touched + 601, 600)

    run(test())


def test_when_the_house_closes_everybody_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "s.db")
        hub = Hub(store, Thinkers(1))
        hub.open()
        actor = await table_for(hub)
        box = actor.join(viewer(0, "fr"), 0)
        await hub.close()
        assert box.closed is not None
        assert json.loads(box.closed)["kind"] == "bye"
        await hub.close()  # twice is harmless
        store.close()

    run(test())


def test_a_table_that_cannot_be_written_whole_is_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            hub.store._writer.execute("pragma query_only = on")
            wish = MakeTable(GAME, "Ann", "ann", bots=["random"], start=True, manners={"listed": True})
            with pytest.raises(Trouble) as trouble:
                await hub.make(wish)
            assert trouble.value.code == "storage"
            assert not hub._actors
            hub.store._writer.execute("pragma query_only = off")
            actor = await hub.make(wish)
            assert len(await hub.store.rows(actor.sitting.code)) == 3  # made, a bot, begun: all in one go

    run(test())


def test_a_table_does_not_go_to_rest_while_something_is_written(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)
            actor.touched -= 10_000
            assert actor.idle(time.monotonic(), 600)
            async with actor._turn:
                assert not actor.idle(time.monotonic(), 600)
            assert await hub.table(actor.sitting.code) is actor
            assert not actor.idle(time.monotonic(), 600)

    run(test())


def test_the_same_hint_is_thought_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            asked: list[object] = []

            async def hint(game: str, view: object, names: object, rest: object, caller: str) -> dict[str, object]:
                asked.append(game)
                await asyncio.sleep(0.01)
                return {"by": ["hint-by", {"level": "search"}]}

            hub.hinters.hint = hint  # type: ignore[method-assign,assignment]
            play = actor.sitting.play
            assert play is not None
            chair = actor.sitting.order[play.asked()[0]]
            replies = await asyncio.gather(*(say(actor, chair, "hint") for _ in range(5)))
            assert [reply["by"] for reply in replies] == ["The Planner would play this:"] * 5
            assert len(asked) == 1

    run(test())


def test_the_rest_of_a_hint_that_is_followed_is_asked_about(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            asked: list[list[str]] = []
            way: list[str] = []

            async def hint(game: str, view: object, names: object, rest: list[str], caller: str) -> dict[str, object]:
                asked.append(rest)
                return {"steps": [{"answer": answer} for answer in way]}

            hub.hinters.hint = hint  # type: ignore[method-assign,assignment]
            actor = await table_for(hub)
            play = actor.sitting.play
            assert play is not None
            seat = play.asked()[0]
            chair, state = actor.sitting.order[seat], play.state.copy()
            while len(way) < 2:  # two actions of one turn
                step = next(option for option in state.options(seat) if str(option) != "pass")
                way.append(str(step))
                state.play(seat, step)
            for answer in way:
                await say(actor, chair, "hint")
                await say(actor, chair, "answer", ask=play.ask_of(seat), answers=[answer])
                way = way[1:]
            assert asked == [[], [answer]]

    run(test())


def test_who_leaves_the_way_that_a_hint_told_begins_anew() -> None:
    followed = Followed()
    followed.tell(0, 3, ["a", "b", "c"])
    followed.heed(Said(1, ["x"]))
    followed.heed(Said(0, ["pass"]))
    followed.heed(Said(0, ["a", "b"]))
    assert (followed.rest(0, 3), followed.rest(0, 4), followed.rest(1, 3)) == (["c"], [], [])
    followed.heed(Said(0, ["x"]))
    assert followed.rest(0, 3) == []
    followed.tell(0, 3, ["a", "b"])
    followed.heed(Undid(0))
    assert followed.rest(0, 3) == []


def test_a_hint_is_never_that_to_another_question(tmp_path: Path) -> None:
    """A vote, where one may answer anew, is known by another number than a question of one's own."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:

            async def hint(
                game: str, view: dict[str, object], names: object, rest: object, caller: str
            ) -> dict[str, object]:
                return {"options": view["options"]}

            hub.hinters.hint = hint  # type: ignore[method-assign,assignment]
            actor = await table_for(hub, 3, game="tsunami", manners={"pace": "once", "windows": "quick"})
            play, rng = actor.sitting.play, Random(1)
            assert play is not None
            while play.asked():
                seat = play.asked()[0]
                reply = await say(actor, actor.sitting.order[seat], "hint")
                assert reply["options"] == play.state.view(seat)["options"]
                answer = str(rng.choice(list(play.state.options(seat))))
                await say(actor, actor.sitting.order[seat], "answer", ask=play.ask_of(seat), answers=[answer])

    run(test())
