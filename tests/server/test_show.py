"""What viewers get: nothing they may not know, and updates that add up to the table."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random

import pytest

from server.house import (
    SECRET,
    Fields,
    Merged,
    asked,
    begun,
    hub_at,
    play_one,
    run,
    say,
    sitting,
    step,
    table_for,
    viewer,
    waiting_in,
    walked,
    without_here,
)
from shamble.core.match import SALT_BYTES
from shamble.core.stream import commitment
from shamble.server import listing, rows, story
from shamble.server.group import MAX_WAITING, RECENT, Group, Mailbox
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import Sitting

NOBODY: Fields = {"chairs": [], "watching": 0}
WIRE_FIELDS = {"kind", "seq", "code", "game", "hides", "phase", "you", "room", "seal", "here", "moments", "log", "ask"}
WIRE_FIELDS |= {
    "added",
    "undo",
    "waiting",
    "others",
    "turn_of",
    "locked",
    "replace",
    "wishes",
    "orders",
    "talk",
    "window",
    "result",
    "rematch",
}


def token_of(code: str, chair: int) -> str:
    return f"token of {code} {chair}"


def everybody(chairs: int) -> list[Viewer]:
    """A watcher and every chair, in both languages and both forms."""
    return [Viewer(*one) for one in product(range(WATCHER, chairs), ("en", "fr"), ("scene", "view"))]


def fresh(table: Sitting, who: Viewer) -> Fields:
    """What somebody who comes just now is told."""
    found: Fields = json.loads(Group(table, who, token_of).table(NOBODY))
    return found


class Crowd:
    """Every kind of viewer at a table, each merging what it hears."""

    def __init__(self, table: Sitting) -> None:
        self.table = table
        self.groups = {who: Group(table, who, token_of) for who in everybody(len(table.chairs))}
        self.clients: dict[Viewer, Merged] = {}
        self.boxes: dict[Viewer, Mailbox] = {}
        self.heard: list[bytes] = []
        for who, group in self.groups.items():
            self.clients[who] = Merged()
            self.hear(who, group.table(NOBODY))
            self.boxes[who] = Mailbox(who.chair)
            group.boxes.add(self.boxes[who])

    def hear(self, who: Viewer, message: bytes) -> None:
        self.heard.append(message)
        self.clients[who].hear(message)

    def apply(self, row: rows.AnyRow) -> None:
        """A row happens, and everybody hears of it."""
        self.table.apply(row)
        for who, group in self.groups.items():
            group.update()
            for message in waiting_in(self.boxes[who]):
                self.hear(who, message)

    def check(self) -> None:
        """Everybody has what they would have if they came just now."""
        for who, client in self.clients.items():
            assert client.state() == without_here(fresh(self.table, who)), who


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_updates_add_up_to_the_table_for_every_viewer_at_every_step(seats: int, seed: int) -> None:
    crowd = Crowd(sitting(seats=seats, secret=f"{seed:02x}" * 32))
    table, rng = crowd.table, Random(seed)
    for chair in range(1, seats):
        crowd.apply(rows.Sat(chair, f"P{chair}", "x"))
        crowd.check()
    crowd.apply(table.check_name(1, "Bo"))
    crowd.apply(table.check_choice(0, "open_piles", True, False))
    crowd.apply(table.check_choice(0, "listed", True, True))
    crowd.check()
    crowd.apply(table.check_start(0))
    crowd.check()
    undone = 0
    while table.phase == "play":
        row = step(table, rng)
        undone += isinstance(row, rows.Undid)
        crowd.apply(row)
        if table.seq < 20 or table.seq % 8 == 0:
            crowd.check()
    crowd.check()
    crowd.apply(rows.Rematched("ZG-2222-2229"))
    crowd.check()
    assert undone
    assert crowd.clients[viewer(0)].table["rematch"] == {"code": "ZG-2222-2229", "token": "token of ZG-2222-2229 0"}
    assert crowd.clients[viewer()].table["rematch"]["token"] is None
    assert crowd.clients[viewer(0)].table["result"]["ranking"]


def test_a_chair_emptied_or_brought_is_seen_by_all() -> None:
    crowd = Crowd(sitting(rows.Sat(1, "Bo", "bo"), seats=3))
    for row in (rows.Hired(2, "greedy"), rows.Emptied(2), rows.Resized(2), rows.Resized(4), rows.Hired(3, "random")):
        crowd.apply(row)
        for who, client in crowd.clients.items():
            if who.chair < 2:  # the others are shown out
                assert client.state() == without_here(fresh(crowd.table, who)), (row, who)


def test_nobody_is_told_the_secret_or_its_salt_or_the_table_itself() -> None:
    crowd = Crowd(sitting(rows.Sat(1, "Bo", "bo")))
    table, rng = crowd.table, Random(9)
    crowd.apply(table.check_start(0))
    play = table.play
    assert play is not None
    salt = commitment(table.secret, b"salt").encode()[:SALT_BYTES]
    hidden = [SECRET.encode(), bytes.fromhex(SECRET), salt, salt.hex().encode(), b'"dice"', b'"frames":[{"frame"']
    records: list[str] = []
    while table.phase == "play":
        crowd.apply(step(table, rng))
        if table.phase == "play" and table.seq % 8 == 0:
            records += [listing.record_of(table, chair, False)() for chair in (WATCHER, 0, 1)]
            replayed = story.replay(table, viewer(), story.Story(table))
            crowd.heard.append(json.dumps(replayed).encode())
    for text in [*crowd.heard, *(record.encode() for record in records)]:
        assert not [part for part in hidden if part in text]
    assert records
    assert all("secret" not in record and "salt" not in record for record in records)


def test_before_the_dice_fall_a_viewer_cannot_tell_two_keys_apart() -> None:
    """Law 6 for the wire: with the same public past, only the seal differs."""
    one, other = sitting(rows.Sat(1, "Bo", "bo")), sitting(rows.Sat(1, "Bo", "bo"), secret="77" * 32)
    for who in everybody(2):
        first, second = fresh(one, who), fresh(other, who)
        assert first.pop("seal") != second.pop("seal")
        assert first == second


def test_what_is_to_come_is_in_no_message() -> None:
    """Two games with the same past and another key for what comes: the messages are the same."""
    table = begun()
    play = table.play
    assert play is not None
    other = begun()
    assert other.play is not None
    data = dict(other.play.state.to_json())
    dice = dict(data["dice"])  # type: ignore[call-overload]
    dice["key"] = "00" * 32
    data["dice"] = dice
    other.play.state = other.game.from_json(data)
    assert other.play.state.to_json() != play.state.to_json()
    for who in everybody(2):
        assert fresh(table, who) == fresh(other, who)


def test_a_table_message_has_the_fields_of_the_wire() -> None:
    for who in everybody(2):
        picture = {"view"} if who.form == "view" else {"scene", "side"}
        assert set(fresh(begun(), who)) == WIRE_FIELDS | picture
        assert set(fresh(sitting(), who)) == WIRE_FIELDS


def test_both_languages_tell_the_same_in_other_words() -> None:
    table, rng = begun(), Random(2)
    for _ in range(10):
        table.apply(step(table, rng))
    for chair in (WATCHER, 0, 1):
        english, french = fresh(table, viewer(chair)), fresh(table, viewer(chair, "fr"))
        assert english["log"] != french["log"]
        assert [line["seq"] for line in english["log"]] == [line["seq"] for line in french["log"]]
        assert english["scene"].keys() == french["scene"].keys()
        assert (english["ask"], english["undo"]) == (french["ask"], french["undo"])
        assert english["waiting"] != french["waiting"]


def test_only_the_asked_is_asked() -> None:
    table = begun()
    seat = asked(table)
    told = {chair: fresh(table, viewer(chair)) for chair in (WATCHER, 0, 1)}
    assert told[seat]["ask"] == 1
    assert told[1 - seat]["ask"] is None
    assert told[WATCHER]["ask"] is None
    assert told[WATCHER]["you"] == {"role": "watcher", "host": False, "chair": None, "seat": None, "name": ""}
    assert told[0]["you"]["role"] == "host"
    assert told[1]["you"]["role"] == "player"
    assert not told[WATCHER]["side"]["answers"]
    assert not told[1 - seat]["side"]["answers"]
    table.apply(table.check_answer(seat, walked(table)))
    assert fresh(table, viewer(seat))["undo"]
    assert not fresh(table, viewer(1 - seat))["undo"]
    assert not fresh(table, viewer())["undo"]


# --- who was away ---------------------------------------------------------------------------------------------------


def test_who_was_away_gets_exactly_what_was_missed() -> None:
    table, rng = begun(4), Random(4)
    group = Group(table, viewer(), token_of)
    before = table.seq
    state = json.loads(group.table(NOBODY))
    sent = []
    box = Mailbox(WATCHER)
    group.boxes.add(box)
    for _ in range(20):
        table.apply(step(table, rng))
        group.update()
        sent += waiting_in(box)
    for seen in range(before, table.seq + 1):
        assert group.missed(seen) == sent[seen - before :]
    for unknown in (0, before - 1, table.seq + 1, 2**40):
        assert group.missed(unknown) is None
    client = Merged()
    client.table = state
    for message in group.missed(before) or []:
        client.hear(message)
    assert client.state() == without_here(json.loads(group.table(NOBODY)))


def test_what_is_too_long_ago_is_forgotten() -> None:
    table, rng = begun(4), Random(3)
    group = Group(table, viewer(), token_of)
    before = table.seq
    for _ in range(RECENT + 1):
        table.apply(step(table, rng))
        group.update()
    assert group.missed(before) is None
    assert len(group.missed(before + 1) or []) == RECENT


def test_a_reader_who_falls_behind_loses_the_past_and_gets_a_fresh_table() -> None:
    box = Mailbox(0, limit=3)
    for number in range(3):
        box.put(str(number).encode())
    assert not box.behind
    box.put(b"one too many")
    assert box.behind
    box.put(b"and another")
    assert waiting_in(box) == []
    assert Mailbox(0).limit == MAX_WAITING


def test_a_reader_who_fell_behind_is_the_only_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 4)
            slow, quick, client = actor.join(viewer(), 0), actor.join(viewer(), 0), Merged()
            slow.limit = 4
            rng = Random(1)
            for _ in range(10):
                await play_one(actor, rng)
                for message in waiting_in(quick):
                    client.hear(message)
            assert slow.behind
            assert not quick.behind
            fresh_one = Merged()
            fresh_one.hear(actor.crowd.fresh(viewer()))
            assert client.state() == fresh_one.state()

    run(test())


def test_who_changes_language_is_answered_and_gets_the_table_in_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            box = actor.join(viewer(0), 0)
            waiting_in(box)
            actor.leave(viewer(0), box)
            moved = actor.crowd.move(box, viewer(0, "fr"))
            moved.put(b'{"kind":"done","id":1}')
            told = [json.loads(one) for one in await moved.take()]
            assert [one["kind"] for one in told] == ["table", "done"]
            assert told[0]["waiting"] != json.loads(Group(actor.sitting, viewer(0), token_of).table(NOBODY))["waiting"]
            await play_one(actor, Random(1))
            assert len(waiting_in(moved)) == 1

    run(test())


def test_a_closed_table_shows_watchers_out_also_those_who_came_into_the_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            for early in (True, False):
                actor = await table_for(hub, start=False, manners={"watch": "nobody" if early else "link"})
                box = actor.join(viewer(), 0)
                mine = actor.join(viewer(1), 0)
                await say(actor, 0, "start")
                if not early:
                    assert box.closed is None
                    await say(actor, 0, "manner", name="watch", value="nobody")
                assert box.closed is not None
                assert json.loads(box.closed)["kind"] == "bye"
                assert mine.closed is None
                before = len(box._waiting)
                await play_one(actor, Random(1))
                assert len(box._waiting) == before

    run(test())


def test_who_is_shown_out_of_a_chair_is_told_why_and_hears_nothing_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 3, start=False)
            box = actor.join(viewer(2, "fr"), 0)
            await say(actor, 0, "chair", chair=2, level=None)
            assert box.closed is not None
            bye = json.loads(box.closed)
            assert (bye["kind"], bye["code"]) == ("bye", "link")
            assert bye["sentence"]
            before = len(box._waiting)
            await say(actor, 0, "start")
            assert len(box._waiting) == before

    run(test())


def test_who_fell_behind_and_is_shown_out_hears_just_the_goodbye() -> None:
    box = Mailbox(2, limit=1)
    box.put(b"1")
    box.put(b"2")
    assert box.behind
    box.close(b"bye")
    assert not box.behind  # there is no fresh table for a chair that was emptied
    for _ in range(3):
        box.put(b"late")
    assert waiting_in(box) == []
    assert not box.behind


def test_who_is_here_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub)
            first, second = actor.join(viewer(1), 0), actor.join(viewer(), 0)
            gone = {"ms": 0, "left_ms": 60_000}
            here = {"chairs": [False, True], "watching": 1, "away": [gone, None], "host": 0}
            assert actor.crowd.here() == here
            actor.leave(viewer(1), first)
            here = {"chairs": [False, False], "watching": 1, "away": [gone, gone], "host": 0}
            assert actor.crowd.here() == here
            waiting_in(second)
            actor.crowd.tell_presence()
            (told,) = map(json.loads, waiting_in(second))
            assert told.pop("waiting").endswith(", who is away.")
            assert told == {"kind": "here", **here}

    run(test())


def test_the_seal_is_kept_by_the_record() -> None:
    table, rng = begun(3), Random(1)
    while table.phase == "play":
        table.apply(step(table, rng))
    record = listing.record_of(table, 0, True)()
    assert f"seal: {table.seal}" in record
    assert f"secret: {SECRET}" in record
