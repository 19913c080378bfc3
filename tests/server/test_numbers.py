"""Dice that nobody chose: numbers promised before the start, opened at it, and what becomes of those that are not."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import shamble
from server.house import CODE, SECRET, folded, hub_at, made, play_one, run, say, soon, table_for
from shamble.core.match import Match
from shamble.core.numbers import key_with, promise_of
from shamble.core.replay import verify
from shamble.core.stream import Stream, commitment
from shamble.server import actor as actors
from shamble.server import dice, messages, rows
from shamble.server.actor import Actor
from shamble.server.rows import AnyRow
from shamble.server.sitting import OVER, PLAY, ROOM, Sitting
from shamble.server.story import Story
from shamble.server.trouble import Trouble

ANN, BEN = b"a" * 32, b"b" * 32
GAME = shamble.game("zombiegeddon")


async def refused(actor: Actor, chair: int, kind: str, /, **fields: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        await say(actor, chair, kind, **fields)
    return trouble.value.key


async def promised(hub: Any, *numbers: bytes, **wish: Any) -> Actor:
    """A room in which the first chairs have promised these numbers."""
    actor = await table_for(hub, start=False, **wish)
    for chair, number in enumerate(numbers):
        await say(actor, chair, "commit", promise=promise_of(number))
    return actor


def key_of(actor: Actor) -> bytes:
    play = actor.sitting.play
    assert play is not None
    return play.state.stream.key


# --- promised, opened, begun ----------------------------------------------------------------------------------------


def test_a_game_begins_when_all_numbers_are_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, BEN)
            seal = actor.sitting.seal
            await say(actor, 0, "start")
            assert actor.sitting.phase == ROOM
            await say(actor, 1, "open", number=BEN.hex())
            assert actor.sitting.phase == ROOM
            await say(actor, 0, "open", number=ANN.hex())
            assert actor.sitting.phase == PLAY
            assert actor.sitting.seal == seal
            assert key_of(actor) == key_with(actor.sitting.secret, actor.sitting.numbers.added([0, 1]))
            assert key_of(actor) != actor.sitting.secret
            keys = [line.key for line in actor.sitting.lines]
            assert "host-log-added" in keys
            assert "host-log-unopened" not in keys

    run(test())


def test_without_numbers_the_dice_are_the_secrets_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            assert actor.sitting.phase == PLAY
            assert key_of(actor) == actor.sitting.secret

    run(test())


def test_who_does_not_open_is_left_out_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actors, "PATIENCE", 0.05)

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, BEN)
            await say(actor, 0, "start")
            await say(actor, 0, "open", number=ANN.hex())
            await soon(lambda: actor.sitting.phase == PLAY)
            (line,) = [line for line in actor.sitting.lines if line.key == "host-log-unopened"]
            assert line.values["names"] == ["P1"]
            (added, missing) = actor.sitting.numbers.added([0, 1])
            assert (added.number, missing.number) == (ANN.hex(), "")
            assert await refused(actor, 1, "open", number=BEN.hex()) == "host-not-starting"

    run(test())


def test_nothing_changes_between_the_start_and_the_beginning(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, BEN, seats=3)
            await say(actor, 0, "start")
            before = actor.sitting.seq
            wishes: list[tuple[int, str, dict[str, object]]] = [
                (1, "commit", {"promise": promise_of(b"c" * 32)}),
                (0, "setting", {"name": "open_piles", "value": True}),
                (0, "manner", {"name": "watch", "value": "nobody"}),
                (0, "chair", {"chair": 1, "level": None}),
                (0, "chair", {"chair": 2, "level": "random"}),
                (0, "seats", {"seats": 2}),
                (0, "local", {"chair": 2, "name": "Cy"}),
                (1, "name", {"name": "Bo"}),
            ]
            for chair, kind, fields in wishes:
                assert await refused(actor, chair, kind, **fields) == "host-starting", kind
            with pytest.raises(Trouble) as trouble:
                await actor.sit("Cy", "cy", None)
            assert trouble.value.key == "host-starting"
            await say(actor, 0, "start")  # said again because the reply got lost
            assert actor.sitting.seq == before

    run(test())


@pytest.mark.parametrize("bad", ["", "17", "x" * 64, "A" * 64, "a" * 65, " " + "a" * 63])
def test_what_is_no_number_is_refused(tmp_path: Path, bad: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN)
            assert await refused(actor, 1, "commit", promise=bad) == "host-no-number"
            await say(actor, 0, "start")
            assert await refused(actor, 0, "open", number=bad) == "host-no-number"
            assert actor.sitting.phase == ROOM

    run(test())


def test_only_ones_own_promised_number_opens(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, BEN)
            assert await refused(actor, 0, "open", number=ANN.hex()) == "host-not-starting"
            await say(actor, 0, "start")
            assert await refused(actor, 0, "open", number=BEN.hex()) == "host-other-number"
            assert actor.sitting.numbers.opened == {}
            await say(actor, 0, "open", number=ANN.hex())
            seq = actor.sitting.seq
            await say(actor, 0, "open", number=ANN.hex())
            assert actor.sitting.seq == seq

    run(test())


def test_another_promise_takes_the_place_of_the_first_and_goes_with_its_chair(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, BEN)
            seq = actor.sitting.seq
            await say(actor, 1, "commit", promise=promise_of(BEN))
            assert actor.sitting.seq == seq
            await say(actor, 1, "commit", promise=promise_of(b"c" * 32))
            assert actor.sitting.numbers.promised[1] == promise_of(b"c" * 32)
            await say(actor, 0, "chair", chair=1, level=None)
            assert set(actor.sitting.numbers.promised) == {0}

    run(test())


def test_people_on_the_hosts_device_share_its_number(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, people=1, seats=2)
            await say(actor, 0, "local", chair=1, name="Cy")
            assert await refused(actor, 1, "commit", promise=promise_of(BEN)) == "host-local-number"
            await say(actor, 0, "start")
            await say(actor, 0, "open", number=ANN.hex())
            assert actor.sitting.phase == PLAY

    run(test())


def test_a_table_made_with_a_promise_begins_when_its_number_is_opened(tmp_path: Path) -> None:
    """A lone person against bots: nobody else is waited for."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            wish = messages.MakeTable("zombiegeddon", "Ann", "w", bots=["random"], start=True, promise=promise_of(ANN))
            actor = await hub.make(wish)
            assert actor.sitting.phase == ROOM
            await say(actor, 0, "open", number=ANN.hex())
            assert actor.sitting.phase == PLAY
            with pytest.raises(Trouble):
                await hub.make(messages.MakeTable("zombiegeddon", "Ann", "w", bots=["random"], promise="x"))

    run(test())


# --- what survives --------------------------------------------------------------------------------------------------


def log_with_numbers() -> list[AnyRow]:
    """A table from its making to the beginning of its game; one of three has promised no number."""
    table = Sitting(CODE)
    log: list[AnyRow] = [
        made(3),
        rows.Sat(1, "Ben", "ben"),
        rows.Sat(2, "Cy", "cy"),
        rows.Committed(0, promise_of(ANN)),
        rows.Committed(1, promise_of(BEN)),
        rows.Starting(),
        rows.Opened(1, BEN.hex()),
        rows.Opened(0, ANN.hex()),
    ]
    for row in log:
        table.apply(row)
    return [*log, table.beginning()]


def test_killed_between_any_two_rows_it_goes_on_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actors, "PATIENCE", 0.05)
    log = log_with_numbers()

    async def test(kept: int) -> None:
        async with hub_at(tmp_path / f"{kept}.db") as hub:
            actor = Actor(CODE, hub)
            await actor.found(log[:kept], start=False)
        async with hub_at(tmp_path / f"{kept}.db") as hub:
            actor = await hub.table(CODE)
            numbers = actor.sitting.numbers
            if not numbers.due and actor.sitting.phase == ROOM:
                await say(actor, 0, "start")
            await soon(lambda: actor.sitting.phase == PLAY)
            written = await hub.store.rows(CODE)
            assert sum(isinstance(row, rows.Began) for row in map(rows.decode, written)) == 1
            assert key_of(actor) == key_with(bytes.fromhex(SECRET), numbers.added([0, 1, 2]))
            again = folded(CODE, written)
            assert again.play is not None
            assert again.play.state.stream.key == key_of(actor)
            assert set(numbers.opened) == {row.chair for row in log[:kept] if isinstance(row, rows.Opened)}

    for kept in range(3, len(log) + 1):
        run(test(kept))


def test_the_record_holds_all_that_is_needed_to_check_the_dice(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await promised(hub, ANN, BEN)
            await say(actor, 0, "start")
            for chair, number in enumerate((ANN, BEN)):
                await say(actor, chair, "open", number=number.hex())
            rng = Random(3)
            for _ in range(4):
                await play_one(actor, rng)
            record = Story(actor.sitting).record(None, True)
            match = verify(record, GAME, actor.sitting.seal)
            assert match.state.to_json() == actor.sitting.play.state.to_json()  # type: ignore[union-attr]
            for number in (ANN, BEN):
                assert f"{promise_of(number)} {number.hex()}" in record

    run(test())


def test_a_rematch_has_the_numbers_that_were_promised_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            play = actor.sitting.play
            assert play is not None
            assert await refused(actor, 0, "proof") == "host-whole-record"
            assert await refused(actor, 0, "commit", promise=promise_of(ANN)) == "host-started-already"
            while actor.sitting.phase != OVER:
                seat = play.asked()[0]
                answers = [str(option) for option in play.state.options(seat)]
                answer = "pass" if "pass" in answers else answers[-1]
                await say(actor, actor.sitting.order[seat], "answer", ask=play.ask_of(seat), answers=[answer])
            proof = await say(actor, 1, "proof")
            assert proof["secret"] == actor.sitting.secret.hex()
            assert commitment(bytes.fromhex(proof["secret"]), bytes.fromhex(proof["salt"])) == actor.sitting.seal
            await say(actor, 0, "commit", promise=promise_of(ANN))
            await say(actor, 1, "commit", promise=promise_of(BEN))
            await say(actor, 1, "rematch")
            assert await refused(actor, 0, "commit", promise=promise_of(BEN)) == "host-started-already"
            next_one = await hub.table(actor.sitting.rematch)
            assert next_one.sitting.phase == ROOM
            await say(next_one, 0, "open", number=ANN.hex())
            await say(next_one, 1, "open", number=BEN.hex())
            assert next_one.sitting.phase == PLAY

    run(test())


# --- what is told ---------------------------------------------------------------------------------------------------


def test_promises_are_seen_at_once_numbers_when_opened_and_the_secret_after_the_end() -> None:
    table = Sitting(CODE)
    for row in log_with_numbers()[:6]:
        table.apply(row)
    told = dice.added(table)
    assert told["due"]
    assert told["numbers"] == [
        {"chair": 0, "promise": promise_of(ANN), "number": None},
        {"chair": 1, "promise": promise_of(BEN), "number": None},
    ]
    table.apply(rows.Opened(1, BEN.hex()))
    assert [one["number"] for one in dice.added(table)["numbers"]] == [None, BEN.hex()]
    assert SECRET not in str(dice.added(table))


@pytest.mark.parametrize("game", shamble.games())
def test_the_first_draw_follows_from_the_key(game: str) -> None:
    seats = shamble.game(game).min_seats
    for byte in range(20):
        table = Sitting(CODE)
        table.apply(rows.Made(game, seats, f"{byte:02x}" * 32, "Ann", "ann"))
        for chair in range(1, seats):
            table.apply(rows.Sat(chair, f"P{chair}", f"w{chair}"))
        table.apply(rows.Committed(0, promise_of(ANN)))
        table.apply(rows.Starting())
        table.apply(rows.Opened(0, ANN.hex()))
        table.apply(table.beginning())
        first = dice.first_draw(table)
        assert first is not None
        key = key_with(table.secret, table.numbers.added(table.order))
        assert first["could"][Stream(key, 0, 0, b"").pick(first["weights"])] == first["drew"]
        match = Match(shamble.game(game), seats, table.secret, added=table.numbers.added(table.order))
        assert match.opening.entry.draws[0] == first["drew"]
