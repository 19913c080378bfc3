"""How long tables are kept, who deletes them, who is forgotten, and what lists know of tables at rest."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from server.house import Fields, bearer, hub_at, make, play_one, run, say, soon, table_for, viewer, waiting_in
from shamble.core.match import Match
from shamble.games.tsunami.game import GAME as TSUNAMI
from shamble.server import errands, listing
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.keeping import DAY, FOR_EVER, Keep, Keeper
from shamble.server.messages import Mine
from shamble.server.schema import KEPT_BY_CODE
from shamble.server.trouble import Trouble

FAR = 100_000.0  # seconds until everything rests


async def aged(hub: Hub, actor: Actor, days: float) -> str:
    """A table that rests, and last changed so many days ago."""
    code = actor.sitting.code
    await hub.put_to_rest(time.monotonic() + FAR)
    await hub.store.change(("update tables set changed = ? where code = ?", (time.time() - days * DAY, code)))
    return code


async def is_there(hub: Hub, code: str) -> bool:
    return bool(await hub.store.rows(code))


async def kept_of(hub: Hub, code: str) -> list[int]:
    """How many rows of each kind are kept under a code."""
    counts = [await hub.store.read(f"select count(*) from {kept} where code = ?", (code,)) for kept in KEPT_BY_CODE]
    return [count for ((count,),) in counts]


# --- age ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "days"), [("room", 2), ("play", 60), ("over", 90)])
def test_tables_are_deleted_when_they_have_been_kept_for_long_enough(tmp_path: Path, phase: str, days: int) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            codes = []
            for age in (days - 0.1, days + 0.1):
                actor = await table_for(hub, start=phase != "room")
                rng = Random(1)
                while phase == "over" and actor.sitting.phase == "play":
                    await play_one(actor, rng)
                assert actor.sitting.phase == phase
                codes.append(await aged(hub, actor, age))
            assert await Keeper(hub, FOR_EVER).prune(time.time()) == 0
            assert await Keeper(hub, Keep()).prune(time.time()) == 1
            assert [await is_there(hub, code) for code in codes] == [True, False]
            assert not any(await kept_of(hub, codes[1]))
            with pytest.raises(Trouble) as trouble:
                await hub.table(codes[1])
            assert trouble.value.code == "no-table"

    run(test())


def test_a_table_that_somebody_uses_is_not_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            code = await aged(hub, await table_for(hub, start=False), 1000)
            await hub.table(code)
            assert await Keeper(hub, Keep()).prune(time.time()) == 0
            assert await is_there(hub, code)

    run(test())


# --- the host deletes -----------------------------------------------------------------------------------------------


def test_a_host_deletes_a_table_and_everybody_there_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2)
            code = actor.sitting.code
            boxes = [actor.join(viewer(chair, lang), 0) for chair, lang in ((0, "en"), (1, "fr"))]
            await hub.remove(code)
            told = [json.loads(box.closed or b"{}") for box in boxes]
            assert [(one["kind"], one["code"]) for one in told] == [("bye", "no-table")] * 2
            assert told[0]["sentence"] != told[1]["sentence"]
            assert not any(await kept_of(hub, code))
            with pytest.raises(Trouble) as trouble:  # who still has it at hand writes nothing any more
                await play_one(actor, Random(1))
            assert trouble.value.code == "no-table"
            assert not any(await kept_of(hub, code))
            with pytest.raises(Trouble):
                await hub.remove(code)

    run(test())


def test_only_the_host_may_delete_a_table(client: httpx.Client) -> None:
    table = make(client, seats=2)
    path = f"/api/tables/{table['code']}"
    guest = client.post(f"{path}/sit", json={"name": "Bob", "who": "the device of Bob"}).json()
    other = make(client)
    for token, code in (
        (None, "not-yours"),
        (guest["token"], "not-yours"),
        (other["token"], "link"),
        ("x.y.z", "link"),
    ):
        said = client.delete(path, headers=bearer(token))
        assert (said.status_code, said.json()["code"]) == (403, code)
        assert said.json()["sentence"]
    assert client.get(path).status_code == 200
    assert client.delete(path, headers=bearer(table["token"])).json() == {"kind": "done"}
    assert client.get(path).status_code == 404
    assert client.delete(path, headers=bearer(table["token"])).status_code == 404


def test_a_table_that_cannot_be_deleted_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2)
            box = actor.join(viewer(1), 0)
            hub.store._writer.execute("pragma query_only = on")
            with pytest.raises(Trouble) as trouble:
                await hub.remove(actor.sitting.code)
            assert trouble.value.code == "storage"
            hub.store._writer.execute("pragma query_only = off")
            assert box.closed is None
            assert (await play_one(actor, Random(1)))["kind"] == "done"

    run(test())


# --- being forgotten ------------------------------------------------------------------------------------------------


async def talked(hub: Hub) -> Actor:
    """Three people talk before a vote."""
    actor = await table_for(hub, 3, game="tsunami", manners={"pace": "once", "windows": "quick"})
    rng = Random(1)
    for _ in range(500):
        play = actor.sitting.play
        assert play is not None
        if play.game.promises(play.state.view(None)) and play.is_vote():
            break
        seat = play.asked()[0]
        answer = str(rng.choice(list(play.state.options(seat))))
        await say(actor, actor.sitting.order[seat], "answer", ask=play.ask_of(seat), answers=[answer])
    await say(actor, 1, "say", text="call me on 0151 555")
    await say(actor, 1, "say", text="or write to bo", to=2)
    await say(actor, 2, "say", text="no")
    return actor


def test_who_wants_to_be_forgotten_leaves_neither_name_nor_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await talked(hub)
            code = actor.sitting.code
            before = actor.sitting.play.state.to_json() if actor.sitting.play else None
            box = actor.join(viewer(2), 0)
            await actor.forget(1)
            await soon(lambda: box.closed is not None)
            assert json.loads(box.closed or b"")["code"] == "stopped"  # whoever is there comes back
            written = b"".join(await hub.store.rows(code))
            for gone in (b"P1", b"who-1", b"0151", b"to bo"):
                assert gone not in written
            assert b'"text":"no"' in written
            again = await hub.table(code)
            assert again.sitting.names() == ("Ann", "B", "P2")
            assert again.sitting.play is not None
            assert again.sitting.play.state.to_json() == before
            fresh = again.join(viewer(2), actor.sitting.seq_for(2))  # who had seen everything sees it anew
            (table,) = [json.loads(one) for one in waiting_in(fresh)]
            assert table["kind"] == "table"
            assert "0151" not in json.dumps(table)
            record = listing.record_of(again.sitting, 1, False)()
            assert "P1" not in record
            assert "0151" not in record

    run(test())


def test_the_whole_record_verifies_after_somebody_was_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await talked(hub)
            rng = Random(2)
            while actor.sitting.phase == "play":
                play = actor.sitting.play
                assert play is not None
                seat = play.asked()[0]
                answer = str(rng.choice(list(play.state.options(seat))))
                await say(actor, actor.sitting.order[seat], "answer", ask=play.ask_of(seat), answers=[answer])
            await actor.forget(1)
            again = await hub.table(actor.sitting.code)
            record = listing.record_of(again.sitting, 0, True)()
            assert "0151" not in record
            Match.replay(record, TSUNAMI).verify()

    run(test())


def test_being_forgotten_leaves_whoever_had_the_chair_before_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2, seats=3, start=False)
            await actor.sit("Bea", "bea", 2)
            await say(actor, 0, "chair", chair=2)
            await actor.sit("Cid", "cid", 2)
            await say(actor, 2, "name", name="Cyd")
            await actor.forget(2)
            again = await hub.table(actor.sitting.code)
            assert [chair.name for chair in again.sitting.chairs] == ["Ann", "P1", "C"]
            written = b"".join(await hub.store.rows(actor.sitting.code))
            assert b"Bea" in written
            assert b"Cid" not in written
            assert b"Cyd" not in written
            await again.forget(2)  # said twice, it is done already
            assert len(await hub.store.rows(actor.sitting.code)) == again.sitting.seq
            assert await hub.table(actor.sitting.code) is again

    run(test())


def test_only_a_seat_of_ones_own_is_forgotten(client: httpx.Client) -> None:
    table = make(client, seats=2)
    path = f"/api/tables/{table['code']}"
    guest = client.post(f"{path}/sit", json={"name": "Bob", "who": "the device of Bob"}).json()
    assert client.post(f"{path}/forget").status_code == 403
    assert client.post(f"{path}/forget", headers=bearer("forged")).status_code == 403
    assert client.post(f"{path}/forget", headers=bearer(guest["token"])).json() == {"kind": "done"}
    names = [chair["name"] for chair in client.get(path).json()["room"]["chairs"]]
    assert names == ["Ann", "B"]
    said = client.post(f"{path}/messages", json={"kind": "name", "name": "Ben"}, headers=bearer(guest["token"]))
    assert said.json()["kind"] == "done"  # the seat is still theirs


# --- what lists know of tables at rest ------------------------------------------------------------------------------


async def mine(hub: Hub, *tokens: str, lang: Any = "en") -> list[Fields]:
    return await listing.mine(hub, Mine(list(tokens), lang))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_at_rest_is_not_woken_for_a_list_and_says_the_same(tmp_path: Path, lang: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            room, game = await table_for(hub, start=False), await table_for(hub, 3)
            tokens = [room.token(1), game.token(0), game.token(1), game.token(2)]
            before = [await mine(hub, token, lang=lang) for token in tokens]
            await hub.put_to_rest(time.monotonic() + FAR)
            assert not hub._actors
            assert [await mine(hub, token, lang=lang) for token in tokens] == before
            assert not hub._actors

    run(test())


def test_what_was_kept_of_a_table_counts_only_as_long_as_it_is_true(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)
            token = actor.token(1)
            await hub.put_to_rest(time.monotonic() + FAR)
            again = await hub.table(actor.sitting.code)
            await say(again, 0, "chair", chair=1)  # the guest has lost the seat
            hub._actors.clear()  # killed before it could rest
            assert await mine(hub, token) == []
            await hub.put_to_rest(time.monotonic() + FAR)
            assert await mine(hub, token) == []  # and the same from what is kept

    run(test())


def test_what_another_version_kept_of_a_table_is_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            with monkeypatch.context() as other:
                other.setattr("shamble.server.summary.__version__", "0.0.1")
                await hub.put_to_rest(time.monotonic() + FAR)
            assert await hub.summary(actor.sitting.code) is None

    run(test())


# --- orders ---------------------------------------------------------------------------------------------------------


async def ordered(hub: Hub, what: str, about: str) -> str | None:
    """Leave an order, let it be carried out, and see what came of it."""
    await hub.store.change(("insert into orders (what, about, at) values (?, ?, ?)", (what, about, time.time())))
    await Keeper(hub).carry_out()
    found = await hub.store.read("select outcome from orders order by id desc limit 1")
    return str(found[0][0])


def test_orders_are_carried_out_and_what_came_of_them_is_written_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, manners={"listed": True}, start=False)
            code = actor.sitting.code
            assert [one.sitting.code for one in await hub.listed(("room",))] == [code]
            assert await ordered(hub, errands.UNLIST, code) == errands.DONE
            assert await hub.listed(("room",)) == []
            assert await ordered(hub, errands.PRUNE, code) == errands.IN_USE
            assert await ordered(hub, errands.DELETE, code) == errands.DONE
            assert await ordered(hub, errands.DELETE, code) == errands.MISSING
            assert not await is_there(hub, code)

    run(test())
