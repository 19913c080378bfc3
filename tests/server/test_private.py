"""Private stays private: whispers, links that can be renewed, doors that can be locked, and who is kept out."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import Fields, hub_at, run, say, table_for, viewer, waiting_in
from server.test_worlds import SEATS, random_row, tsunami
from shamble.core.replay import verify
from shamble.server import messages
from shamble.server.actor import Actor
from shamble.server.group import Mailbox
from shamble.server.links import known_as
from shamble.server.listing import open_table
from shamble.server.room import room
from shamble.server.sitting import Sitting
from shamble.server.story import Story
from shamble.server.trouble import Trouble

# --- whispers -------------------------------------------------------------------------------------------------------


def talking(seed: int) -> Sitting:
    """A table at which somebody has something to say."""
    table, rng = tsunami(seed, fair=False), Random(seed)
    play = table.play
    assert play is not None
    while not play.game.promises(play.state.view(None)):
        table.apply(random_row(table, rng))
    return table


@pytest.mark.parametrize("whole", [True, False])
def test_a_whisper_is_in_the_records_of_its_two_seats_and_in_no_other(whole: bool) -> None:
    table = talking(5)
    table.apply(table.check_talk(1, 2, "say", "my number is 0151"))
    table.apply(table.check_talk(1, 2, "promise", "red"))
    table.apply(table.check_talk(1, None, "say", "hello everybody"))
    for seat in (None, *range(SEATS)):
        record = Story(table).record(seat, whole)
        assert ("my number is 0151" in record) == (seat in (1, 2)), seat
        assert ("; B C promise red" in record) == (seat in (1, 2)), seat
        assert "; B - say hello everybody" in record


def test_a_whole_record_without_the_whispers_can_still_be_verified() -> None:
    table = talking(6)
    table.apply(table.check_talk(0, 3, "say", "psst"))
    for _ in range(20):
        table.apply(random_row(table, Random(table.seq)))
    public = Story(table).record(None, whole=True)
    assert "psst" not in public
    assert table.play is not None
    assert verify(public, table.game).state.to_json() == table.play.state.to_json()


# --- links that are renewed -----------------------------------------------------------------------------------------


def expired(actor: Actor, token: str) -> bool:
    try:
        actor.chair_of(token)
    except Trouble as trouble:
        return (trouble.code, trouble.key) == ("link", "host-link-expired")
    return False


async def refused(actor: Actor, chair: int, kind: str, /, **fields: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        await say(actor, chair, kind, **fields)
    return trouble.value.key


@pytest.mark.parametrize("chair", [0, 1])
@pytest.mark.parametrize("start", [False, True])
def test_a_new_link_makes_the_old_ones_worthless_at_any_time(tmp_path: Path, chair: int, start: bool) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2, start=start)
            tokens = [actor.token(0), actor.token(1)]
            box, other = actor.join(viewer(chair), 0), actor.join(viewer(1 - chair), 0)
            for one in (box, other):
                waiting_in(one)
            reply = await heard_in(box, actor, chair, "renew", who="new-device")
            assert actor.chair_of(reply["token"]) == chair
            assert expired(actor, tokens[chair])
            assert not expired(actor, tokens[1 - chair])
            # All devices of the old link are shown out, after who asked has heard of the new one.
            assert json.loads(waiting_in(box)[-1])["kind"] == "seat"
            assert box.closed is not None
            assert json.loads(box.closed)["sentence"].startswith("This seat has a new link")
            assert other.closed is None
            hub._actors.clear()
            again = await hub.table(actor.sitting.code)
            assert expired(again, tokens[chair])
            assert again.chair_of(reply["token"]) == chair

    run(test())


async def heard_in(box: Mailbox, actor: Actor, chair: int, kind: str, **fields: Any) -> Fields:
    """A reply as a socket puts it among what is sent."""
    replies: list[Fields] = []

    def reply(told: Fields) -> None:
        replies.append(told)
        box.put(json.dumps(told).encode())

    await actor.heed(viewer(chair), messages.read(json.dumps({"kind": kind, **fields})), reply)
    return replies[0]


def test_a_new_link_whose_reply_was_lost_is_told_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2)
            old = actor.token(1)
            token = (await say(actor, 1, "renew", who="new-device"))["token"]
            seq = actor.sitting.seq
            assert (await say(actor, 1, "renew", who="new-device"))["token"] == token
            assert actor.sitting.seq == seq
            assert await actor.sit("P1", known_as("new-device"), None) == 1
            # What the seat was known by before opens it no longer.
            with pytest.raises(Trouble):
                await actor.sit("P1", "who-1", None)
            assert expired(actor, old)

    run(test())


# --- doors ----------------------------------------------------------------------------------------------------------


def test_nobody_new_sits_down_at_a_locked_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2, start=False, seats=4, manners={"listed": True})
            assert await refused(actor, 1, "manner", name="door", value="locked") == "host-not-host"
            await say(actor, 0, "manner", name="door", value="locked")
            with pytest.raises(Trouble) as trouble:
                await actor.sit("Cy", "cy", None)
            assert (trouble.value.code, trouble.value.key) == ("not-now", "host-locked")
            assert await actor.sit("P1", "who-1", None) == 1  # who sits here already finds the seat again
            assert room(actor.sitting, "en")["locked"]
            assert open_table(actor, "en") is None
            await say(actor, 0, "local", chair=3, name="At my side")
            await say(actor, 0, "manner", name="door", value="open")
            assert await actor.sit("Cy", "cy", None) == 2

    run(test())


def test_somebody_is_kept_out_until_they_are_let_in_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3, start=False)
            old, box = actor.token(1), actor.join(viewer(1), 0)
            await say(actor, 1, "renew", who="another")  # being known by another name does not help
            assert await refused(actor, 2, "bar", chair=1) == "host-not-host"
            for chair in (0, 7):
                assert await refused(actor, 0, "bar", chair=chair) == "host-no-chair"
            await say(actor, 0, "bar", chair=1)
            assert box.closed is not None
            assert expired(actor, old)
            for code in (actor.sitting.code, None):
                if code is None:  # the same after a restart
                    hub._actors.clear()
                    actor = await hub.table(actor.sitting.code)
                for who in ("who-1", known_as("another")):
                    with pytest.raises(Trouble) as trouble:
                        await actor.sit("Nice", who, None)
                    assert (trouble.value.code, trouble.value.key) == ("not-yours", "host-kept-out")
            assert room(actor.sitting, "fr")["out"] == [{"number": 0, "name": "P1"}]
            assert await refused(actor, 0, "bar", chair=1) == "host-bar-nobody"
            assert await refused(actor, 0, "allow", number=3) == "host-allow-nobody"
            assert await refused(actor, 2, "allow", number=0) == "host-not-host"
            await say(actor, 0, "allow", number=0)
            assert await actor.sit("Nice", "who-1", None) == 1
            assert room(actor.sitting, "en")["out"] == []
            await say(actor, 0, "start")
            assert await refused(actor, 0, "bar", chair=1) == "host-started-already"

    run(test())
