"""Nobody waits for nothing: who is away, what the others may do about it, and how the person comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import (
    Merged,
    asked,
    decoded,
    folded,
    hub_at,
    options,
    plain_state,
    play_one,
    run,
    say,
    soon,
    table_for,
    viewer,
    waiting_in,
)
from server.town import patient_windows
from shamble import Match
from shamble.core.match import PERSON
from shamble.registry import game as game_named
from shamble.server import presence, rows, seats
from shamble.server.actor import MAX_ROWS, Actor
from shamble.server.group import Mailbox
from shamble.server.hub import Hub
from shamble.server.listing import mine, record_of
from shamble.server.messages import Mine
from shamble.server.show import WATCHER, pictured
from shamble.server.sitting import OVER, PLAY
from shamble.server.story import result, shares
from shamble.server.thinkers import Thinkers
from shamble.server.trouble import Trouble

ANN, BOB, CLEO, DAN = range(4)
GRACE = 60.0
GAMES = ("zombiegeddon", "tsunami", "zombiaki", "zombies")


class Clock:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(presence, "now", found)
    return found


class Slow(Thinkers):
    """A bot that answers when the test lets it, with its first option."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go = asyncio.Event()
        self.asked = 0

    async def answer(self, *about: Any, **more: Any) -> str:
        self.asked += 1
        await self.go.wait()
        return str(about[3]["options"][0])


class Ready(Thinkers):
    """A bot that answers by lot and at once, without a process of its own."""

    async def answer(self, *about: Any, **more: Any) -> str:
        return str(Random(about[2]).choice(about[3]["options"]))


class People:
    """A table whose people come and go."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.boxes: dict[int, Mailbox] = {}

    def come(self, *chairs: int) -> None:
        for chair in chairs:
            self.boxes[chair] = self.actor.join(viewer(chair), 0)

    def go(self, *chairs: int) -> None:
        for chair in chairs:
            self.actor.leave(viewer(chair), self.boxes.pop(chair))


@contextlib.asynccontextmanager
async def party(path: Path, people: int = 3, thinkers: Thinkers | None = None, **wish: Any) -> AsyncIterator[People]:
    """A running game of people who are all here. At a pace of 1, so that the grace is what it says."""
    async with hub_at(path / "s.db", thinkers, pace=1) as hub:
        found = People(await table_for(hub, people, **wish))
        found.actor.hub.pace = 0  # bots go on at once all the same
        found.come(*range(people))
        yield found


async def refused(actor: Actor, chair: int, kind: str, /, **fields: Any) -> Trouble:
    before = actor.sitting.seq
    with pytest.raises(Trouble) as error:
        await say(actor, chair, kind, **fields)
    assert actor.sitting.seq == before, "nothing has changed"
    return error.value


def lines(actor: Actor) -> list[str]:
    box = actor.join(viewer(WATCHER), 0)
    told = json.loads(waiting_in(box)[0])
    actor.leave(viewer(WATCHER), box)
    return [line["text"] for line in told["log"]]


async def written(actor: Actor) -> list[bytes]:
    return await actor.store.rows(actor.sitting.code)


def at_table(test: Callable[..., Any]) -> Callable[..., None]:
    """A test about three people who are at a table."""

    def wrapped(tmp_path: Path, clock: Clock) -> None:
        async def inside() -> None:
            async with party(tmp_path) as people:
                await test(people, clock)

        run(inside())

    wrapped.__name__ = test.__name__
    return wrapped


# --- who may do what ------------------------------------------------------------------------------------------------


@at_table
async def test_the_host_alone_lets_a_bot_play_once_the_grace_is_over(people: People, clock: Clock) -> None:
    actor = people.actor
    people.go(CLEO)
    here = actor.crowd.here()
    assert here["away"] == [None, None, {"ms": 0, "left_ms": 60_000}]
    clock.time += 59
    early = await refused(actor, ANN, "replace", chair=CLEO, level="greedy")
    assert (early.code, early.key, early.values["seconds"]) == ("not-now", "host-seat-grace", 1)
    clock.time += 1
    assert actor.crowd.here()["away"][CLEO] == {"ms": 60_000, "left_ms": 0}
    await say(actor, ANN, "replace", chair=CLEO, level="greedy")
    chair = actor.sitting.chairs[CLEO]
    assert (chair.state, chair.name, chair.stand_in, chair.generation) == ("person", "P2", "greedy", 0)
    assert actor.sitting.bot_level(CLEO) == "greedy"
    assert actor.sitting.people() == [ANN, BOB]
    assert "Ann lets a bot (Greedy) play for P2, who is away." in lines(actor)
    assert decoded(await written(actor))[-1] == rows.Substituted(CLEO, "greedy", [ANN], "away")


@at_table
async def test_nobody_decides_about_somebody_who_is_here_nor_about_nobody(people: People, clock: Clock) -> None:
    actor = people.actor
    for chair in (ANN, BOB):
        for kind in ("replace", "free"):
            assert (await refused(actor, chair, kind, chair=CLEO, level="greedy")).key == "host-seat-here"
    assert (await refused(actor, BOB, "replace", chair=BOB, level="greedy")).key == "host-seat-own"
    assert (await refused(actor, BOB, "replace", chair=7, level="greedy")).key == "host-no-chair"
    people.go(CLEO)
    clock.time += GRACE
    assert (await refused(actor, ANN, "replace", chair=CLEO, level="genius")).key == "host-no-level"
    assert (await refused(actor, ANN, "free", chair=CLEO, level="genius")).key == "host-no-level"
    people.come(CLEO)
    clock.time += GRACE
    assert (await refused(actor, ANN, "replace", chair=CLEO, level="greedy")).key == "host-seat-here"


def test_others_decide_about_a_bot_when_all_of_them_want_the_same(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 4) as people:
            actor = people.actor
            people.go(CLEO)
            clock.time += GRACE
            await say(actor, BOB, "replace", chair=CLEO, level="greedy")
            await say(actor, BOB, "replace", chair=CLEO, level="greedy")  # said again, since the reply got lost
            assert not actor.sitting.chairs[CLEO].stand_in
            assert decoded(await written(actor))[-2:] != [rows.Agreed(BOB, CLEO, "bot", "greedy")] * 2
            await say(actor, DAN, "replace", chair=CLEO, level="random")
            assert not actor.sitting.chairs[CLEO].stand_in, "they want different bots"
            box = actor.join(viewer(ANN), 0)
            assert json.loads(waiting_in(box)[0])["wishes"] == [
                {"by": BOB, "about": CLEO, "what": "bot", "level": "greedy"},
                {"by": DAN, "about": CLEO, "what": "bot", "level": "random"},
            ]
            await say(actor, DAN, "replace", chair=CLEO, level=None)
            assert DAN not in actor.sitting.wishes[CLEO]
            await say(actor, DAN, "replace", chair=CLEO, level="greedy")
            assert actor.sitting.chairs[CLEO].stand_in == "greedy"
            assert decoded(await written(actor))[-1] == rows.Substituted(CLEO, "greedy", [BOB, DAN], "away")
            assert actor.sitting.wishes == {}

    run(test())


def test_votes_survive_a_restart_and_the_grace_begins_anew(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 4) as people:
            code = people.actor.sitting.code
            people.go(CLEO)
            clock.time += GRACE
            await say(people.actor, BOB, "replace", chair=CLEO, level="greedy")
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            again = People(await hub.table(code))
            again.come(ANN, BOB, DAN)
            assert (await refused(again.actor, DAN, "replace", chair=CLEO, level="greedy")).key == "host-seat-grace"
            clock.time += GRACE
            await say(again.actor, DAN, "replace", chair=CLEO, level="greedy")
            assert again.actor.sitting.chairs[CLEO].stand_in == "greedy"

    run(test())


def test_a_wish_is_void_once_the_person_was_here_again(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 4) as people:
            actor = people.actor
            people.go(CLEO)
            clock.time += GRACE
            await say(actor, BOB, "replace", chair=CLEO, level="greedy")
            people.come(CLEO)
            await soon(lambda: not actor.sitting.wishes)
            people.go(CLEO)
            clock.time += GRACE
            await say(actor, DAN, "replace", chair=CLEO, level="greedy")
            assert not actor.sitting.chairs[CLEO].stand_in

    run(test())


@at_table
async def test_while_the_host_is_gone_the_next_person_acts_as_host(people: People, clock: Clock) -> None:
    actor = people.actor
    people.go(ANN)
    assert actor.crowd.here()["host"] == ANN, "who is away for a moment is host all the same"
    assert (await refused(actor, BOB, "manner", name="watch", value="nobody")).key == "host-not-host"
    clock.time += GRACE
    assert actor.crowd.here()["host"] == BOB
    await say(actor, BOB, "manner", name="watch", value="nobody")
    assert (await refused(actor, CLEO, "manner", name="watch", value="link")).key == "host-not-host"
    await say(actor, BOB, "replace", chair=ANN, level="random")
    assert actor.sitting.chairs[ANN].stand_in == "random"
    people.come(ANN)
    assert actor.crowd.here()["host"] == BOB, "for whom a bot plays does not act"
    await say(actor, ANN, "back")
    assert actor.crowd.here()["host"] == ANN
    assert (await refused(actor, BOB, "manner", name="watch", value="link")).key == "host-not-host"


@at_table
async def test_people_on_the_hosts_device_are_here_while_it_is(people: People, clock: Clock) -> None:
    actor = people.actor
    actor.sitting.chairs[CLEO].local = True
    people.go(CLEO)
    clock.time += GRACE
    assert (await refused(actor, BOB, "replace", chair=CLEO, level="random")).key == "host-seat-here"
    people.go(ANN)
    clock.time += GRACE
    await say(actor, BOB, "replace", chair=CLEO, level="random")
    assert actor.sitting.chairs[CLEO].stand_in == "random"


@at_table
async def test_who_speaks_without_a_line_was_here_until_then(people: People, clock: Clock) -> None:
    actor = people.actor
    people.go(CLEO)
    clock.time += 50
    await say(actor, CLEO, "manner", name="pace", value="calm")
    clock.time += 50
    assert (await refused(actor, ANN, "replace", chair=CLEO, level="random")).key == "host-seat-grace"


@at_table
async def test_nobody_shortens_the_grace_once_the_game_has_begun(people: People, clock: Clock) -> None:
    refusal = await refused(people.actor, ANN, "manner", name="grace", value=300)
    assert refusal.key == "host-started-already"


def test_the_grace_is_a_custom_of_the_table(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 2, manners={"grace": 300}) as people:
            people.go(BOB)
            assert people.actor.crowd.here()["away"][BOB]["left_ms"] == 300_000
        async with hub_at(tmp_path / "t.db") as hub:
            for wrong in (-1, 0, 61, True, "60"):
                with pytest.raises(Trouble, match="no-choice"):
                    await table_for(hub, 2, manners={"grace": wrong})

    run(test())


# --- leaving and coming back ----------------------------------------------------------------------------------------


@at_table
async def test_who_leaves_names_a_bot_that_plays_on_at_once_and_may_take_the_seat_again(
    people: People, clock: Clock
) -> None:
    actor, sitting = people.actor, people.actor.sitting
    await say(actor, CLEO, "leave", level="greedy")
    await say(actor, CLEO, "leave", level="greedy")
    assert sitting.chairs[CLEO].stand_in == "greedy"
    assert sum(isinstance(row, rows.Substituted) for row in decoded(await written(actor))) == 1
    assert "P2 leaves the game; a bot (Greedy) plays on." in lines(actor)
    token = actor.token(CLEO)
    (shown,) = await mine(actor.hub, Mine([token]))
    assert not shown["yours"]
    for kind, fields in (("answer", {"ask": 1, "answers": ["pass"]}), ("undo", {"ask": 1}), ("wait", {}), ("end", {})):
        assert (await refused(actor, CLEO, kind, **fields)).key == "host-aside"
    rng = Random(1)
    while asked(sitting) != CLEO:
        await play_one(actor, rng)
    await soon(lambda: asked(sitting) != CLEO)  # the bot has answered
    assert actor.chair_of(token) == CLEO, "the old link holds"
    await say(actor, CLEO, "back")
    await say(actor, CLEO, "back")
    assert not sitting.chairs[CLEO].stand_in
    assert sitting.people() == [ANN, BOB, CLEO]
    assert "P2 is back." in lines(actor)


@at_table
async def test_who_leaves_without_a_bot_lets_the_others_decide_without_a_grace(people: People, clock: Clock) -> None:
    actor = people.actor
    await say(actor, CLEO, "leave")
    await say(actor, CLEO, "leave")
    assert actor.sitting.chairs[CLEO].left
    assert actor.crowd.here()["away"][CLEO]["left_ms"] == 0, "though the page is still open"
    assert (await refused(actor, CLEO, "answer", ask=1, answers=["pass"])).key == "host-aside"
    await say(actor, BOB, "replace", chair=CLEO, level="search")
    assert decoded(await written(actor))[-1] == rows.Substituted(CLEO, "search", [BOB], "host")
    await say(actor, CLEO, "back")
    assert (await refused(actor, BOB, "replace", chair=CLEO, level="search")).key == "host-seat-here"


def test_a_thought_is_dropped_when_the_person_comes_back_in_the_middle_of_it(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        bot = Slow()
        async with party(tmp_path, 2, thinkers=bot) as people:
            actor = people.actor
            who = asked(actor.sitting)
            await say(actor, who, "leave", level="greedy")
            await soon(lambda: bot.asked > 0)
            await say(actor, who, "back")
            before = actor.sitting.seq
            bot.go.set()
            await soon(lambda: not actor._tasks)
            assert actor.sitting.seq == before
            assert asked(actor.sitting) == who
            await play_one(actor, Random(1))

    run(test())


def test_a_locked_vote_of_who_leaves_still_counts(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 3, game="tsunami", manners={"windows": "quick"}) as people:
            actor, sitting = people.actor, people.actor.sitting
            assert sitting.play is not None
            while not sitting.play.is_vote():
                await play_one(actor, Random(1))
            choice = options(sitting)[-1]
            await say(actor, CLEO, "answer", ask=sitting.play.ask_of(CLEO), answers=[choice])
            await say(actor, CLEO, "leave", level="greedy")
            await soon(lambda: not actor._thoughts.get(CLEO) or actor._thoughts[CLEO][1].done())
            assert sitting.sealed(CLEO) == choice
            assert CLEO not in actor._bots_to_ask()

    run(test())


def test_what_somebody_said_to_a_window_counts_though_a_bot_plays_now(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient_windows(monkeypatch)

    async def test() -> None:
        async with party(tmp_path, 3, game="tsunami", manners={"windows": "fair"}) as people:
            actor, sitting = people.actor, people.actor.sitting
            people.actor.hub.pace = 1
            while actor.window is None:
                await play_one(actor, Random(1))
            assert sitting.play is not None
            seat = next(iter(actor.window.people))
            others = actor.window.people - {seat}
            said = next(str(one) for one in sitting.play.state.options(seat))
            await say(actor, sitting.order[seat], "answer", ask=sitting.play.ask_of(seat), answers=[said])
            await say(actor, sitting.order[seat], "leave", level="greedy")
            assert actor._last_word(seat) == said
            assert actor.window.people == others, "nobody waits for more"
            await say(actor, sitting.order[seat], "back")
            assert seat in actor.window.people
            assert seat in actor.window.answered

    run(test())


def test_whom_a_bot_plays_for_looks_on_like_one_who_watches(tmp_path: Path, clock: Clock) -> None:
    """One person and a bot in another's place: the pace is fair while that other looks on, and their own if not."""

    async def test() -> None:
        async with party(tmp_path, 2, game="zombies") as people:
            actor = people.actor
            await say(actor, BOB, "leave", level="random")
            assert not actor._alone()
            people.go(BOB)
            assert actor._alone()
            actor.chair_of(actor.token(BOB))  # a look over plain HTTP
            assert not actor._alone()

    run(test())


# --- handing a seat over --------------------------------------------------------------------------------------------


@at_table
async def test_a_seat_is_handed_over_in_the_middle_of_a_game(people: People, clock: Clock) -> None:
    actor, sitting = people.actor, people.actor.sitting
    old, box = actor.token(CLEO), people.boxes[CLEO]
    with pytest.raises(Trouble):
        await actor.sit("Eve", "eve", None)
    await say(actor, CLEO, "leave")
    await say(actor, ANN, "free", chair=CLEO, level="random")
    assert box.closed is not None
    assert json.loads(box.closed)["sentence"] == "Your seat has been handed over."
    with pytest.raises(Trouble, match="link-expired"):
        actor.chair_of(old)
    assert sitting.bot_level(CLEO) == "random"
    assert sitting.free_chairs() == [CLEO]
    assert await actor.sit("Eve", "eve", None) == CLEO
    assert await actor.sit("Eve", "eve", None) == CLEO, "said again it is the same seat"
    assert sitting.names() == ("Ann", "P1", "Eve")
    assert actor.chair_of(actor.token(CLEO)) == CLEO
    assert sitting.people() == [ANN, BOB, CLEO]
    with pytest.raises(Trouble):
        await actor.sit("Fay", "fay", None)
    again = folded(sitting.code, await written(actor))
    assert plain_state(again) == plain_state(sitting)
    assert any("takes over the seat of" in line for line in lines(actor))


@at_table
async def test_while_a_seat_is_offered_who_has_the_link_may_look(people: People, clock: Clock) -> None:
    actor = people.actor
    await say(actor, ANN, "manner", name="watch", value="nobody")
    await say(actor, CLEO, "leave")
    with pytest.raises(Trouble, match="not-watching"):
        actor.chair_of(None)
    await say(actor, ANN, "free", chair=CLEO, level="random")
    assert actor.chair_of(None) == WATCHER
    box = actor.join(viewer(WATCHER), 0)
    await actor.sit("Eve", "eve", None)
    assert box.closed is not None, "then the table is closed again"


@at_table
async def test_the_log_calls_people_by_the_names_they_had_and_keeps_whispers(people: People, clock: Clock) -> None:
    actor, sitting = people.actor, people.actor.sitting
    rng = Random(2)
    while asked(sitting) != CLEO:
        await play_one(actor, rng)
    await play_one(actor, rng)
    before = lines(actor)
    assert any("P2" in line for line in before)
    sitting._tell("log-say-to", frozenset([ANN, CLEO]), name="Ann", other="P2", text="psst")
    await say(actor, CLEO, "leave")
    await say(actor, ANN, "free", chair=CLEO, level="random")
    await actor.sit("Eve", "eve", CLEO)
    assert lines(actor)[: len(before)] == before
    box = actor.join(viewer(CLEO), 0)
    told = json.loads(waiting_in(box)[0])["log"]
    assert not any("psst" in line["text"] for line in told)


@at_table
async def test_a_seat_is_freed_by_everybody_or_the_host_but_never_the_hosts(people: People, clock: Clock) -> None:
    actor = people.actor
    people.go(CLEO)
    clock.time += GRACE
    await say(actor, BOB, "free", chair=CLEO, level="random")
    assert not actor.sitting.chairs[CLEO].open, "the host has not said so"
    assert actor.sitting.wishes[CLEO][BOB].what == "free"
    await say(actor, ANN, "free", chair=CLEO, level="random")
    assert actor.sitting.chairs[CLEO].open
    people.go(ANN)
    clock.time += GRACE
    assert (await refused(actor, BOB, "free", chair=ANN, level="random")).key == "host-seat-host"


def test_a_bots_seat_is_offered_by_the_host_alone(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 2, bots=["random"], seats=3) as people:
            actor = people.actor
            bot = next(number for number, chair in enumerate(actor.sitting.chairs) if chair.level)
            other = next(number for number in (1, 2) if number != bot)
            assert (await refused(actor, other, "free", chair=bot, level="random")).key == "host-not-host"
            assert (await refused(actor, ANN, "replace", chair=bot, level="random")).key == "host-seat-bot"
            await say(actor, ANN, "free", chair=bot, level="greedy")
            assert await actor.sit("Eve", "eve", bot) == bot

    run(test())


# --- the end as it stands -------------------------------------------------------------------------------------------


@at_table
async def test_nobody_ends_a_game_that_all_play_but_all_of_them_together(people: People, clock: Clock) -> None:
    actor, sitting = people.actor, people.actor.sitting
    await say(actor, ANN, "end")
    await say(actor, BOB, "end")
    assert sitting.phase == PLAY
    await say(actor, BOB, "end", agree=False)
    await say(actor, CLEO, "end")
    assert sitting.phase == PLAY
    await say(actor, BOB, "end")
    assert sitting.phase == OVER
    assert decoded(await written(actor))[-1] == rows.Ended([ANN, BOB, CLEO], "agreed")
    listed = await actor.store.listed((OVER,))
    assert not listed  # it was never listed; but it is over in the store
    await say(actor, BOB, "end")  # said again, since the reply got lost
    assert (await refused(actor, ANN, "leave")).key == "host-ended"


@at_table
async def test_who_is_away_for_a_moment_must_agree_too(people: People, clock: Clock) -> None:
    actor = people.actor
    people.go(CLEO)
    await say(actor, ANN, "end")
    await say(actor, BOB, "end")
    assert actor.sitting.phase == PLAY
    clock.time += GRACE
    await say(actor, BOB, "end")
    assert actor.sitting.phase == OVER


@pytest.mark.parametrize("name", GAMES)
def test_an_ended_game_has_a_result_without_a_winner_a_record_and_a_rematch(
    tmp_path: Path, clock: Clock, name: str
) -> None:
    async def test() -> None:
        count = 2 if name == "zombiaki" else 3
        async with party(tmp_path, count, game=name, manners={"pace": "quick", "windows": "quick"}) as people:
            actor, sitting = people.actor, people.actor.sitting
            rng = Random(3)
            for _ in range(12):
                await play_one(actor, rng)
            last = count - 1
            await say(actor, last, "leave", level="random")
            await say(actor, ANN, "end")
            assert sitting.phase == OVER
            told = result(sitting, viewer(ANN))
            assert told is not None
            assert (told["reason"], told["yours"]) == ("ENDED", None)
            assert told["sentence"] == "The game was ended before it was over; nobody has won."
            assert [row["place"] for row in told["ranking"]] == [None] * count
            scores = [row["score"] for row in told["ranking"]]
            assert scores == ([None] * count if name == "zombiaki" else sorted(scores, reverse=True))
            whole = record_of(sitting, ANN, True)()
            assert f"; {'ABC'[last]} - plays random" in whole
            assert "; A - ends host" in whole
            again = Match.replay(whole, game_named(name))
            again.verify()
            assert again.record() == whole
            assert sitting.play is not None
            assert again.state.to_json() == sitting.play.state.to_json()
            assert (
                await refused(actor, ANN, "answer", ask=sitting.play.ask_of(0), answers=["pass"])
            ).key == "host-ended"
            assert (await refused(actor, ANN, "undo", ask=sitting.play.ask_of(0))).code == "not-now"
            assert actor.window is None
            assert not actor._bots_to_ask()
            assert pictured(sitting, viewer(ANN)).view["options"] == []
            rebuilt = folded(sitting.code, await written(actor))
            assert plain_state(rebuilt) == plain_state(sitting)
            assert rebuilt.phase == OVER
            await say(actor, ANN, "rematch")
            assert (await actor.hub.table(sitting.rematch)).sitting.phase == PLAY

    run(test())


@at_table
async def test_in_a_rematch_bots_play_for_the_same_people_until_they_come(people: People, clock: Clock) -> None:
    actor = people.actor
    await say(actor, CLEO, "leave", level="greedy")
    await say(actor, ANN, "end")
    await say(actor, ANN, "rematch")
    again = await actor.hub.table(actor.sitting.rematch)
    assert again.sitting.phase == PLAY
    assert again.sitting.chairs[CLEO].stand_in == "greedy"
    await say(again, CLEO, "back")
    assert again.sitting.people() == [ANN, BOB, CLEO]


@at_table
async def test_the_result_says_who_has_played_for_whom_and_how_much(people: People, clock: Clock) -> None:
    actor, sitting = people.actor, people.actor.sitting
    rng = Random(4)
    for _ in range(9):
        await play_one(actor, rng)
    await say(actor, CLEO, "leave", level="random")
    while sum(isinstance(row, rows.Said) and row.seat == CLEO for row in decoded(await written(actor))) < 6:
        if asked(sitting) != CLEO:
            await play_one(actor, rng)
        await asyncio.sleep(0)
    await say(actor, CLEO, "back")
    found = shares(sitting, CLEO)
    assert set(found) == {PERSON, "random"}
    assert found["random"] > 0
    await say(actor, CLEO, "end")
    await say(actor, BOB, "end")
    await say(actor, ANN, "end")
    told = result(sitting, viewer(ANN, "fr"))
    assert told is not None
    line = next(row["line"] for row in told["ranking"] if row["seat"] == CLEO)
    assert line == f"Un robot (Hasard) a fait {found['random']} choix sur {sum(found.values())} ici."


# --- what is told ---------------------------------------------------------------------------------------------------


def test_presence_and_the_sentence_are_told_and_told_again_when_the_grace_is_over(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 2) as people:
            actor = people.actor
            who = asked(actor.sitting)
            other = 1 - who
            ear = Merged()
            hear(ear, people.boxes[other])
            assert ear.table["waiting"].endswith("is choosing.")
            people.go(who)
            actor.crowd.tell_presence()
            hear(ear, people.boxes[other])
            name = actor.sitting.chairs[who].name
            assert ear.table["waiting"] == f"Waiting for {name}, who is away."
            assert ear.table["here"]["away"][who]["left_ms"] == 60_000
            assert actor.crowd._grace is not None, "everybody hears when it is over"
            fresh = json.loads(actor.crowd.fresh(viewer(other)))
            assert fresh["waiting"] == ear.table["waiting"]
            people.come(who)
            actor.crowd.tell_presence()
            hear(ear, people.boxes[other])
            assert ear.table["waiting"].endswith("is choosing.")
            assert actor.crowd._grace is None

    run(test())


def test_a_grace_that_ends_while_it_is_told_is_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on between two looks at it."""

    async def test() -> None:
        async with party(tmp_path, 2) as people:
            actor = people.actor
            clock = Clock()
            monkeypatch.setattr(presence, "now", clock)
            people.go(BOB)
            clock.time += GRACE - 0.001
            shown = actor.crowd.presence.shown

            def while_it_ends() -> dict[str, Any]:
                told = shown()
                clock.time += GRACE
                return told

            monkeypatch.setattr(actor.crowd.presence, "shown", while_it_ends)
            actor.crowd.tell_presence()
            assert actor.crowd._told["away"][BOB]["left_ms"] == 1000
            assert actor.crowd._grace is not None

    run(test())


def hear(ear: Merged, box: Mailbox) -> None:
    for message in waiting_in(box):
        ear.hear(message)


@at_table
async def test_who_follows_sees_what_a_newcomer_sees_through_all_of_it(people: People, clock: Clock) -> None:
    actor = people.actor
    ears = {chair: Merged() for chair in (ANN, BOB)}

    async def check() -> None:
        await soon(lambda: not actor._tasks)
        for chair, ear in ears.items():
            hear(ear, people.boxes[chair])
            box = actor.join(viewer(chair), 0)
            fresh = Merged()
            hear(fresh, box)
            actor.leave(viewer(chair), box)
            assert ear.state() == fresh.state()

    await check()
    await say(actor, CLEO, "leave", level="random")
    await check()
    await say(actor, CLEO, "back")
    await check()
    await say(actor, CLEO, "leave")
    await say(actor, BOB, "free", chair=CLEO, level="random")
    await check()
    await say(actor, ANN, "free", chair=CLEO, level="random")
    await check()
    await actor.sit("Eve", "eve", None)
    await check()
    await say(actor, BOB, "end")
    await say(actor, ANN, "end")
    await say(actor, CLEO, "end")
    await check()
    assert ears[ANN].table["phase"] == OVER
    assert ears[ANN].table["result"]["reason"] == "ENDED"


# --- never stuck, never lost ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_to_its_end_when_somebody_leaves(tmp_path: Path, clock: Clock, name: str) -> None:
    """Everybody but the first leaves in the middle; the last one is played by a bot as well in the end."""

    async def test() -> None:
        count = 2 if name == "zombiaki" else 3
        wish: dict[str, Any] = {"game": name, "manners": {"pace": "once", "windows": "quick"}}
        if name == "zombies":
            wish["settings"] = {"kill_goal": 5}  # a short one
        async with party(tmp_path, count, Ready(1), **wish) as people:
            actor, sitting = people.actor, people.actor.sitting
            rng = Random(5)
            for _ in range(6):
                await play_one(actor, rng)
            for chair in reversed(range(count)):
                await say(actor, chair, "leave", level="random")
                people.go(chair)
            await soon(lambda: sitting.phase == OVER, 50)
            told = result(sitting, viewer(ANN))
            assert told is not None
            assert all("Random" in row["line"] for row in told["ranking"])
            Match.replay(record_of(sitting, ANN, True)(), game_named(name)).verify()

    run(test())


@at_table
async def test_after_a_kill_at_any_point_the_table_is_the_same(people: People, clock: Clock) -> None:
    """Every prefix of the log is a table that can be gone on with."""
    actor, sitting = people.actor, people.actor.sitting
    rng = Random(6)
    for _ in range(4):
        await play_one(actor, rng)
    people.go(CLEO)
    clock.time += GRACE
    await say(actor, BOB, "free", chair=CLEO, level="random")
    await say(actor, ANN, "replace", chair=CLEO, level="random")
    people.come(CLEO)
    await say(actor, CLEO, "back")
    await say(actor, CLEO, "leave")
    await say(actor, ANN, "free", chair=CLEO, level="random")
    await actor.sit("Eve", "eve", None)
    await soon(lambda: not actor._tasks)
    await say(actor, BOB, "end")
    await say(actor, BOB, "leave", level="greedy")
    await say(actor, ANN, "end")
    log = await written(actor)
    kinds = {type(row) for row in decoded(log)}
    assert {rows.Substituted, rows.Returned, rows.Left, rows.Freed, rows.Agreed, rows.Ended} <= kinds
    for length in range(1, len(log) + 1):
        again = folded(sitting.code, log[:length])
        assert again.seq == length
        fresh = actor.__class__(sitting.code, actor.hub)
        fresh.fold(log[:length])
        assert plain_state(fresh.sitting) == plain_state(again)
    assert plain_state(again) == plain_state(sitting)


def test_a_stand_in_that_breaks_is_replaced_and_the_person_stays_a_person(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with party(tmp_path, 2) as people:
            actor, sitting = people.actor, people.actor.sitting
            await say(actor, BOB, "leave", level="search")
            async with actor._turn:
                await actor.write(rows.Replaced(BOB, "crashed", "random"))
            assert sitting.chairs[BOB].stand_in == "random"
            assert not sitting.chairs[BOB].level
            assert "The bot that plays for P1 broke down; a simpler one goes on." in lines(actor)
            await say(actor, BOB, "back")
            assert sitting.people() == [ANN, BOB]

    run(test())


@at_table
async def test_wishes_have_an_end_but_coming_back_never_does(people: People, clock: Clock) -> None:
    actor, sitting = people.actor, people.actor.sitting
    sitting.wished[CLEO] = seats.MAX_WISHES
    assert (await refused(actor, CLEO, "leave", level="random")).code == "full"
    assert (await refused(actor, CLEO, "end")).code == "full"
    sitting.wished.clear()
    await say(actor, CLEO, "leave", level="random")
    real, sitting.seq = sitting.seq, MAX_ROWS
    with pytest.raises(Trouble, match="too-many-rows"):
        await say(actor, BOB, "leave", level="random")
    sitting.seq = real
    await say(actor, CLEO, "back")


async def in_room(hub: Hub) -> Actor:
    return await table_for(hub, 2, start=False)


def test_before_and_after_the_game_there_is_nothing_to_leave(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await in_room(hub)
            for kind, fields in (
                ("leave", {}),
                ("back", {}),
                ("end", {}),
                ("replace", {"chair": 1, "level": "random"}),
                ("free", {"chair": 1, "level": "random"}),
            ):
                assert (await refused(actor, ANN, kind, **fields)).key == "host-not-started"

    run(test())
