"""Tables that this version cannot follow: a sentence, one line in the log, and what was saved can be taken home."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import httpx
import pytest

from server.house import bearer, hub_at, run, say, table_for
from shamble.core.record import from_text
from shamble.server import listing, rows
from shamble.server.actor import Actor
from shamble.server.app import application
from shamble.server.hub import Hub
from shamble.server.messages import Mine
from shamble.server.trouble import STATUS, Trouble
from shamble.server.unreadable import Unreadable


async def played(hub: Hub, game: str, answers: int = 12) -> Actor:
    """A table at which some answers were given."""
    actor = await table_for(hub, 3, game=game, manners={"pace": "once", "windows": "quick"})
    rng = Random(4)
    for _ in range(answers):
        play = actor.sitting.play
        assert play is not None
        seat = play.asked()[0]
        answer = str(rng.choice(list(play.state.options(seat))))
        await say(actor, actor.sitting.order[seat], "answer", ask=play.ask_of(seat), answers=[answer])
    return actor


async def broken(hub: Hub, actor: Actor, over: bool = False) -> list[rows.Said]:
    """Chance brought something else than the rules of this version say, as after a change of the rules."""
    code = actor.sitting.code
    known = [rows.decode(row) for row in await hub.store.rows(code)]
    seq = next(seq for seq, row in enumerate(known, 1) if isinstance(row, rows.Said))
    row = known[seq - 1]
    assert isinstance(row, rows.Said)
    row.draws = ["nothing", *row.draws]
    change = ("update log set row = ? where code = ? and seq = ?", (rows.encode(row), code, seq))
    phase = ("update tables set phase = ? where code = ?", ("over" if over else "play", code))
    await hub.store.change(change, phase)
    hub._actors.clear()
    return [row for row in known if isinstance(row, rows.Said)]


def record_of(trouble: Unreadable, hub: Hub, token: str | None, whole: bool = False) -> str:
    return trouble.record_for(hub.store.key, token, whole)()


async def refusal(hub: Hub, code: str) -> Unreadable:
    with pytest.raises(Unreadable) as trouble:
        await hub.table(code)
    return trouble.value


def test_it_is_refused_with_a_sentence_and_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "zombiegeddon")
            await broken(hub, actor)
            with caplog.at_level(logging.WARNING, "shamble.server"):
                for _ in range(3):
                    found = await refusal(hub, actor.sitting.code)
            assert (found.code, STATUS[found.code], found.key) == ("unreadable", 409, "host-storage-broken")
            assert [actor.sitting.code in line for line in caplog.messages] == [True]

    run(test())


def test_it_stays_among_ones_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "zombiegeddon")
            token = actor.token(1)
            await broken(hub, actor)
            (shown,) = await listing.mine(hub, Mine([token], "en"))
            assert (shown["code"], shown["phase"], shown["yours"]) == (actor.sitting.code, "unreadable", False)
            assert shown["title"] == "Zombiegeddon"
            assert "can no longer be read" in shown["line"]
            assert await listing.mine(hub, Mine([token.replace(".1.0.", ".1.1.")], "en")) == []
            await hub.store.change(("update log set row = ? where seq = 1", (b"nothing at all",)))
            assert await listing.mine(hub, Mine([token], "en")) == []  # not even whose it was can be known

    run(test())


def test_what_was_saved_of_an_open_game_can_be_taken_home_without_its_dice(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "zombiegeddon")
            token, secret = actor.token(0), actor.sitting.secret.hex()
            said = await broken(hub, actor)
            trouble = await refusal(hub, actor.sitting.code)
            text = record_of(trouble, hub, token)
            record = from_text(text)
            assert (record.header["game"], record.header["seats"], record.header["of"]) == ("zombiegeddon", "3", "A")
            assert record.names == ("Ann", "P1", "P2")
            assert [(entry.seat, list(entry.answers), list(entry.draws)) for entry in record.entries] == [
                (row.seat, row.answers, row.draws) for row in said
            ]
            assert secret not in text
            with pytest.raises(Trouble):
                record_of(trouble, hub, token, whole=True)

    run(test())


def test_of_a_game_with_secrets_a_seat_gets_its_own_answers_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "tsunami", 40)
            tokens, secret = [actor.token(chair) for chair in range(3)], actor.sitting.secret.hex()
            said = await broken(hub, actor)
            trouble = await refusal(hub, actor.sitting.code)
            for seat, token in enumerate(tokens):
                record = from_text(record_of(trouble, hub, token))
                own = [row.answers for row in said if row.seat == seat]
                assert own
                assert [list(entry.answers) for entry in record.entries] == own
                assert not any(entry.draws for entry in record.entries)
            assert not from_text(record_of(trouble, hub, None)).entries
            assert secret not in record_of(trouble, hub, tokens[0])

    run(test())


def test_after_the_end_everybody_gets_all_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "tsunami", 40)
            token, secret, seal = actor.token(2), actor.sitting.secret.hex(), actor.sitting.seal
            said = await broken(hub, actor, over=True)
            record = from_text(record_of(await refusal(hub, actor.sitting.code), hub, token, whole=True))
            assert len(record.entries) == len(said)
            assert (record.header["secret"], record.header["seal"]) == (secret, seal)

    run(test())


def test_rules_that_nobody_knows_here_are_no_reason_to_lose_the_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "zombiegeddon")
            code, token = actor.sitting.code, actor.token(0)
            known = [rows.decode(row) for row in await hub.store.rows(code)]
            seq = next(seq for seq, row in enumerate(known, 1) if isinstance(row, rows.Began))
            row = rows.encode(rows.Began([0, 1, 2], "0"))
            await hub.store.change(("update log set row = ? where code = ? and seq = ?", (row, code, seq)))
            hub._actors.clear()
            trouble = await refusal(hub, code)
            assert trouble.key == "host-storage-rules"
            record = from_text(record_of(trouble, hub, token))
            assert record.header["rules"] == "0"
            assert len(record.entries) == 12

    run(test())


def test_links_count_for_it_as_for_any_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "zombiegeddon")
            other = await table_for(hub, 2)
            foreign = other.token(0)
            await broken(hub, actor)
            trouble = await refusal(hub, actor.sitting.code)
            for token in (foreign, "forged", actor.token(1).replace(".1.0.", ".1.1.")):
                with pytest.raises(Trouble) as no:
                    record_of(trouble, hub, token)
                assert no.value.code == "link"

    run(test())


def test_it_can_be_fetched_and_deleted_through_the_door(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await played(hub, "zombiegeddon")
            path, tokens = f"/api/tables/{actor.sitting.code}", [actor.token(chair) for chair in (0, 1)]
            await broken(hub, actor)
            transport = httpx.ASGITransport(app=application(hub))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                assert (await client.get(path)).status_code == 409
                found = await client.get(f"{path}/record", headers=bearer(tokens[1]))
                assert found.status_code == 200
                assert from_text(found.text).header["of"] == "B"
                assert (await client.get(f"{path}/record?whole=yes", headers=bearer(tokens[1]))).status_code == 409
                assert (await client.delete(path, headers=bearer(tokens[1]))).status_code == 403
                assert (await client.delete(path, headers=bearer(tokens[0]))).status_code == 200
                assert (await client.get(path)).status_code == 404

    run(test())
