"""Seats by link: who has the token has the seat, and nobody can make one up."""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any

import pytest

from server.house import GAME, hub_at, run, say, table_for
from shamble.server import links
from shamble.server.actor import Actor
from shamble.server.links import Seat
from shamble.server.messages import MakeTable
from shamble.server.show import WATCHER
from shamble.server.trouble import Trouble

KEY = b"k" * 32
SEAT = Seat("ZG-7QM4-K2PB", 1, 3)


def refused(token: object, code: str = SEAT.code, key: bytes = KEY) -> str:
    with pytest.raises(Trouble) as trouble:
        links.read_token(key, token, code)
    assert trouble.value.code == "link"
    return trouble.value.key


def test_a_token_opens_its_seat() -> None:
    assert links.read_token(KEY, links.token_for(KEY, SEAT), SEAT.code) == SEAT


def test_a_token_with_any_character_changed_left_out_or_added_opens_nothing() -> None:
    token = links.token_for(KEY, SEAT)
    letters = string.ascii_letters + string.digits + "-_.=+/ \n"
    for place in range(len(token)):
        for letter in letters:
            if letter != token[place]:
                assert refused(token[:place] + letter + token[place + 1 :]) == "host-link-forged"
        assert refused(token[:place] + token[place + 1 :]) == "host-link-forged"
    for letter in letters:
        refused(token + letter)
        refused(letter + token)


def test_another_chair_or_generation_under_the_same_signature_opens_nothing() -> None:
    signed = links.token_for(KEY, SEAT).rpartition(".")[2]
    for seat in (SEAT._replace(chair=0), SEAT._replace(generation=2), SEAT._replace(code="ZG-7QM4-K2PC")):
        refused(f"{seat.code}.{seat.chair}.{seat.generation}.{signed}", seat.code)


def test_a_token_of_another_table_or_another_house_opens_nothing() -> None:
    token = links.token_for(KEY, SEAT)
    assert refused(token, "ZG-2222-2222") == "host-link-foreign"
    assert refused(token, key=b"j" * 32) == "host-link-forged"


@pytest.mark.parametrize("token", [None, 3, b"x", "", ".", "...", "a.b.c.d", "é" * 30, "x" * 201, "x" * 100_000, []])
def test_what_is_no_token_opens_nothing(token: object) -> None:
    refused(token)


def test_codes_are_read_as_people_type_them() -> None:
    for typed in ("ZG-7QM4-K2PB", "zg7qm4k2pb", " zg 7qm4 k2pb ", "Zg–7qm4–K2pb"):
        assert links.tidy_code(typed) == "ZG-7QM4-K2PB"
    assert len({links.new_code("ZG") for _ in range(1000)}) == 1000
    assert links.tidy_code(code := links.new_code("ZG")) == code


def test_what_is_kept_of_a_device_is_not_its_name() -> None:
    assert links.known_as("me") == links.known_as("me") != links.known_as("you")
    assert "secret-device" not in links.known_as("secret-device")


# --- at a table -----------------------------------------------------------------------------------------------------


def expired(actor: Actor, token: str) -> None:
    with pytest.raises(Trouble) as trouble:
        actor.chair_of(token)
    assert (trouble.value.code, trouble.value.key) == ("link", "host-link-expired")


def test_an_emptied_chair_makes_its_old_links_worthless_for_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3, start=False)
            old = actor.token(2)
            assert actor.chair_of(old) == 2
            await say(actor, 0, "chair", chair=2, level=None)
            expired(actor, old)
            await say(actor, 0, "chair", chair=2, level="random")
            expired(actor, old)
            expired(actor, actor.token(2))  # nobody gets a bot's seat
            await say(actor, 0, "chair", chair=2, level=None)
            await actor.sit("Cy", "cy", 2)
            expired(actor, old)
            assert actor.chair_of(actor.token(2)) == 2
            assert actor.chair_of(actor.token(1)) == 1

    run(test())


def test_a_chair_carried_away_and_brought_back_does_not_know_its_old_links(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3, start=False)
            old = actor.token(2)
            await say(actor, 0, "chair", chair=2, level=None)
            await say(actor, 0, "seats", seats=2)
            expired(actor, old)
            await say(actor, 0, "seats", seats=3)
            await actor.sit("Cy", "cy", 2)
            expired(actor, old)
            # The same after a restart: a generation is what the rows say.
            hub._actors.clear()
            again = await hub.table(actor.sitting.code)
            expired(again, old)
            assert again.chair_of(actor.token(2)) == 2

    run(test())


def test_without_a_token_one_watches_if_the_host_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            assert actor.chair_of(None) == WATCHER
            await say(actor, 0, "manner", name="watch", value="nobody")
            with pytest.raises(Trouble) as trouble:
                actor.chair_of(None)
            assert trouble.value.key == "host-not-watching"

    run(test())


def test_the_same_device_gets_the_same_chair_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await hub.make(MakeTable(GAME, "Ann", "ann", seats=3))
            assert await actor.sit("Bo", "bo", None) == 1
            before = actor.sitting.seq
            assert await actor.sit("Bo", "bo", None) == 1
            assert await actor.sit("Bo", "bo", 2) == 1
            assert actor.sitting.seq == before

    run(test())


def test_who_misses_a_reply_can_say_it_again(tmp_path: Path) -> None:
    """A second person at the host's device, a name, the start: said twice they have happened once."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await hub.make(MakeTable(GAME, "Ann", "ann", seats=3))
            said: list[tuple[str, dict[str, Any]]] = [
                ("local", {"chair": 1, "name": "Ann"}),  # who becomes "Ann 2"
                ("name", {"name": " Anna "}),
                ("local", {"chair": 1, "name": "Ann 2"}),
                ("start", {}),
            ]
            for kind, fields in said:
                reply = await say(actor, 0, kind, **fields)
                before = actor.sitting.seq
                assert await say(actor, 0, kind, **fields) == reply
                assert actor.sitting.seq == before
            assert await say(actor, 0, "name", name="Anna") == await say(actor, 0, "start")

    run(test())


def test_what_only_looks_like_a_repeat_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await hub.make(MakeTable(GAME, "Ann", "ann", seats=4))
            await say(actor, 0, "local", chair=1, name="Bo")
            assert await actor.sit("Cy", "cy", 2) == 2
            await says_no(actor, 0, "local", "full", chair=1, name="Bob")
            await says_no(actor, 0, "local", "full", chair=2, name="Cy")  # who sits at a device of their own
            await says_no(actor, 0, "local", "full", chair=9, name="Bo")
            await says_no(actor, 2, "local", "not-yours", chair=1, name="Bo")
            await say(actor, 0, "start")
            await says_no(actor, 2, "start", "not-yours")
            await says_no(actor, 0, "name", "not-now", name="Zoe")

    run(test())


async def says_no(actor: Actor, chair: int, kind: str, code: str, /, **fields: Any) -> None:
    """A message that the table turns down with this code, and that changes nothing."""
    before = actor.sitting.seq
    with pytest.raises(Trouble) as trouble:
        await say(actor, chair, kind, **fields)
    assert trouble.value.code == code
    assert actor.sitting.seq == before


def test_who_was_shown_out_can_no_longer_speak_not_even_late(tmp_path: Path) -> None:
    """Its socket may still be open while its goodbye waits to be read; what it says then must not reach the log."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3, start=False)
            await say(actor, 0, "chair", chair=2, level=None)
            for resized in (False, True):
                if resized:
                    await say(actor, 0, "seats", seats=2)
                before = await hub.store.rows(actor.sitting.code)
                await says_no(actor, 2, "name", "link", name="Ghost")
                assert await hub.store.rows(actor.sitting.code) == before

    run(test())
