"""Pace: the only person is never hurried and never waits for nothing; others learn nothing from it; bots vote last."""

from __future__ import annotations

import asyncio
import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import decoded, folded, hub_at, run, say, soon, table_for, viewer, waiting_in
from server.test_windows import QUICK, answer, options, play_of, tsunami
from shamble.games.zombies.game import GAME
from shamble.server import rows, window
from shamble.server.actor import Actor
from shamble.server.chatter import NO, UNCLEAR, UNDECIDED, YES, colours_in, reply_to
from shamble.server.hub import Hub
from shamble.server.show import WATCHER
from shamble.server.speed import SPEEDS
from shamble.server.store import Entry, Full
from shamble.server.trouble import Trouble
from shamble.testing import clause
from shamble.testing.zombies import Scenario, zombies

A, B = 0, 1
FAIR: dict[str, rows.Value] = {"pace": "brisk", "windows": "fair"}
NEVER_CLOSES = 600.0


def armed(hand: str = "fire_axe", theirs: str = "alternate_food_source") -> Scenario:
    """In A's turn, between moving and the zombies: a Fire Axe can be put into play in the Fire Station."""
    hands, options = {"A": hand, "B": theirs}, dict[str, Any](passes="ask", zombie_step="three")
    board = {"e0n1": "fire_station"}
    return zombies(board, "1.2 1.4", at="before_zombies", pawns={"A": "2.5"}, hands=hands, **options)


async def sit_at(hub: Hub, position: Scenario, people: int = 1) -> Actor:
    """A table at this position: people first, then bots."""
    more: list[rows.AnyRow] = [rows.Sat(chair, f"P{chair}", f"who-{chair}") for chair in range(1, people)]
    more += [rows.Hired(chair, "greedy") for chair in range(people, position.state.seats)]
    made = rows.Made("zombies", position.state.seats, "5a" * 32, "Ann", "ann", {}, FAIR)
    actor = await hub._make(GAME, [made, *more], start=True)
    table = position.state.copy()
    table.ask_passes, table.ask_chance = True, False
    play_of(actor).state = table
    actor.window = None
    actor._mind_window()
    return actor


def open_window(actor: Actor) -> window.Window:
    assert actor.window is not None
    return actor.window


# --- one person -----------------------------------------------------------------------------------------------------


def test_a_window_waits_for_the_only_person_who_could_act_and_has_no_clock(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=0.0) as hub:
            actor = await sit_at(hub, armed())
            opened = open_window(actor)
            assert opened.alone
            told = opened.shown(A, actor._left())
            assert (told["mine"], told["closes_ms"]) == ("asked", None)
            await asyncio.sleep(0.05)
            assert actor.window is opened  # at a pace of nothing any clock would have run out
            await answer(actor, A, "pass")
            await soon(lambda: actor.window is not opened)

    run(test())


def test_a_window_does_not_wait_for_the_only_person_who_could_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await sit_at(hub, armed("alternate_food_source"))
            opened = open_window(actor)
            assert opened.shown(A, actor._left())["mine"] == "quiet"
            assert opened.lasts() <= SPEEDS["brisk"].alone[1]
            await soon(lambda: actor.window is not opened)

    run(test())


def test_the_only_person_learns_nothing_of_bots_from_how_long_a_window_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks for long, and one that has nothing to think about: the window is open just as long."""

    async def lasted(name: str, hand: str) -> float:
        monkeypatch.setattr(window, "_chance", Random(7))
        async with hub_at(tmp_path / name, pace=1) as hub:

            async def thought(*_args: Any) -> str:
                await asyncio.sleep(NEVER_CLOSES)
                return "pass"

            hub.thinkers.answer = thought  # type: ignore[method-assign,assignment]
            actor = await sit_at(hub, armed("alternate_food_source", theirs=hand))
            opened = open_window(actor)
            await soon(lambda: actor.window is not opened)
            return opened.lasts()

    async def test() -> None:
        assert await lasted("a.db", "skateboard") == await lasted("b.db", "fear")

    run(test())


# --- several --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watched", [False, True], ids=["two people", "one and a watcher"])
def test_where_somebody_could_learn_from_it_a_window_does_not_depend_on_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    """Two worlds that the other cannot tell apart: the same clock, and the same messages to the byte."""

    async def heard(name: str, hand: str) -> tuple[str | None, float, list[bytes]]:
        monkeypatch.setattr(window, "_chance", Random(5))
        async with hub_at(tmp_path / name, pace=1000) as hub:
            actor = await sit_at(hub, armed(hand), people=1 if watched else 2)
            actor.sitting.code = "ZZ-2222-2222"
            who = viewer(WATCHER if watched else B, form="view")
            other = actor.join(who, 0)
            monkeypatch.setattr(window, "_chance", Random(5))
            actor.window = None
            actor._mind_window()
            opened = open_window(actor)
            monkeypatch.setattr(actor, "_left", lambda: opened.lasts())  # without the time that passes meanwhile
            waiting_in(other)
            other.put(actor.crowd.fresh(who))
            await soon(lambda: not opened.undecided)
            await answer(actor, A, "pass")
            assert not math.isinf(opened.lasts())
            return str(opened.prompts[A]), opened.lasts(), waiting_in(other)

    async def test() -> None:
        able, unable = await heard("a.db", "fire_axe"), await heard("b.db", "brain_cramp")
        assert able[0] != unable[0]
        assert able[1:] == unable[1:]

    run(test())


def test_who_comes_while_a_window_waits_for_the_only_person_finds_a_fair_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1000) as hub:
            actor = await sit_at(hub, armed())
            mine = actor.join(viewer(A, form="view"), 0)
            waiting_in(mine)
            assert math.isinf(actor._left())
            guest = viewer(WATCHER, form="view")
            box = actor.join(guest, 0)
            assert not math.isinf(actor._left())
            told = [json.loads(one) for one in waiting_in(mine)]
            assert told[-1]["window"]["closes_ms"] > 0  # and the person sees the clock
            actor.leave(guest, box)
            assert not math.isinf(actor._left())  # this one stays fair

    run(test())


def test_who_looks_without_a_seat_and_without_staying_is_one_who_watches(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1000) as hub:
            actor = await sit_at(hub, armed())
            assert actor._alone()
            assert actor.chair_of(None) == WATCHER  # as for a record or the table in words
            assert not actor._alone()
            assert not math.isinf(actor._left())

    run(test())


def test_orders_decide_whether_the_only_person_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await sit_at(hub, armed())
            await say(actor, A, "order", card="fire_axe", value="never")
            actor.window = None
            actor._mind_window()
            assert open_window(actor).stands(A) == "quiet"
            for card, value in (("no_such_card", "ask"), ("fire_axe", "sometimes")):
                with pytest.raises(Trouble) as refused:
                    await say(actor, A, "order", card=card, value=value)
                assert refused.value.key == "host-no-order"

    run(test())


# --- speed ----------------------------------------------------------------------------------------------------------


def test_everybody_at_the_table_may_change_its_speed_and_it_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2)
            for value in ("calm", "calm", "brisk"):
                await say(actor, 1, "manner", name="pace", value=value)
            lines = [line.key for line in actor.sitting.lines if line.key.startswith("host-log-pace")]
            assert lines == ["host-log-pace-calm", "host-log-pace-brisk"]
            with pytest.raises(Trouble):
                await say(actor, 1, "manner", name="watch", value="nobody")  # that is the host's
            twin = folded(actor.sitting.code, await hub.store.rows(actor.sitting.code))
            assert twin.speed == SPEEDS["brisk"]

    run(test())


@pytest.mark.parametrize("value", ["hasty", "", "BRISK", 3, True, "x" * 150])
def test_an_unknown_speed_is_refused_with_a_sentence(tmp_path: Path, value: rows.Value) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2)
            before = actor.sitting.seq, actor.sitting.speed
            with pytest.raises(Trouble) as refused:
                await say(actor, 0, "manner", name="pace", value=value)
            assert "brisk, calm, once" in str(refused.value.values["names"])
            assert (actor.sitting.seq, actor.sitting.speed) == before

    run(test())


@pytest.mark.parametrize(("former", "now"), [("easy", "calm"), ("quick", "once")])
def test_tables_of_an_earlier_version_keep_their_speed(tmp_path: Path, former: str, now: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, 2, manners={"pace": former})
            assert actor.sitting.speed == SPEEDS[now]
            actor.sitting.apply(rows.Chosen("pace", former, True))
            assert actor.sitting.speed == SPEEDS[now]

    run(test())


# --- skipping -------------------------------------------------------------------------------------------------------


def test_a_skip_while_one_is_asked_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await sit_at(hub, armed())
            seq = actor.sitting.seq
            with pytest.raises(Trouble) as refused:
                await say(actor, A, "skip")
            assert (refused.value.code, refused.value.key) == ("not-now", "host-skip-asked")
            assert (actor.sitting.seq, actor._skip.is_set()) == (seq, False)

    run(test())


@pytest.mark.parametrize("people", [1, 2])
def test_a_skip_spares_the_only_person_the_wait_and_changes_nothing_for_others(tmp_path: Path, people: int) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await table_for(hub, people, bots=["random"] * (3 - people), manners={"pace": "calm"})
            skipper = next(seat for seat in actor.sitting.people() if not actor._is_waited_for(seat))
            actor._watched_until = math.inf  # as if there were endless things to watch
            await say(actor, actor.sitting.order[skipper], "skip")
            assert actor._skip.is_set() == (people == 1)

    async def lone() -> None:
        async with hub_at(tmp_path / "t.db", pace=1) as hub:
            while True:
                actor = await table_for(hub, 1, bots=["random", "random"], manners={"pace": "calm"})
                if not actor._is_waited_for(0):
                    break
            actor._watched_until += NEVER_CLOSES
            await say(actor, 0, "skip")
            await soon(lambda: actor._is_waited_for(0))
            assert not actor._skip.is_set()  # until the next question, and no longer

    run(test() if people == 2 else lone())


def test_a_skip_ends_when_somebody_comes_to_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await sit_at(hub, armed())
            actor._skip.set()
            await actor._rest(0.0)
            assert actor._skip.is_set()
            actor.join(viewer(WATCHER), 0)
            await actor._rest(0.0)
            assert not actor._skip.is_set()

    run(test())


# --- votes and talk -------------------------------------------------------------------------------------------------


async def at_vote(hub: Hub, people: int = 1, level: str = "greedy") -> Actor:
    """A table of Tsunami whose people are about to vote; bots have made up their minds."""
    actor = await tsunami(hub, people, bots=[level] * (3 - people), **QUICK)
    await to_vote(actor)
    return actor


async def to_vote(actor: Actor) -> None:
    """People play on until they are about to vote, and bots have made up their minds."""
    rng = Random(3)
    play = play_of(actor)
    while play.state.ask is None or play.state.ask.name != "vote":
        for seat in actor.sitting.people():
            if actor._is_waited_for(seat) and play.state.ask is not None and play.state.ask.name != "vote":
                may = options(actor, seat)
                await answer(actor, seat, "pass" if "pass" in may else rng.choice(may))
        await asyncio.sleep(0.005)
    await soon(lambda: all(seat in actor._votes for seat in range(3) if actor.sitting.bot_level(seat)))


@clause("TS-3.3", "TS-9.4")
@pytest.mark.parametrize("people", [1, 2])
def test_bots_lock_their_votes_when_all_people_have(tmp_path: Path, people: int) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await at_vote(hub, people)
            play, loud = play_of(actor), play_of(actor).loud
            for seat in actor.sitting.people():
                await asyncio.sleep(0.02)
                assert not any(actor.sitting.sealed(bot) for bot in range(3) if actor.sitting.bot_level(bot))
                await answer(actor, seat, "red")
            await soon(lambda: play.loud != loud)

    run(test())


@clause("TS-3.3", "TS-9.4")
def test_a_bot_locks_its_vote_as_soon_as_it_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("shamble.server.actor.AGAIN_AFTER", 0.01)
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await at_vote(hub)
            play, loud, append = play_of(actor), play_of(actor).loud, hub.store.append
            written = 0

            async def full_once(*entries: Entry) -> None:
                nonlocal written
                written += 1
                if written == 2:  # the person's vote was the first
                    raise Full("database or disk is full")
                await append(*entries)

            monkeypatch.setattr(hub.store, "append", full_once)
            await answer(actor, actor.sitting.people()[0], "red")
            await soon(lambda: play.loud != loud)

    run(test())


@clause("TS-9.4")
def test_a_bot_that_is_still_at_its_last_word_speaks_before_the_next_vote(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            asked = list[tuple[int, int]]()  # before which votes

            async def promise(_game: str, _level: str, _seed: int, view: Any, _caller: str) -> None:
                asked.append(card(view))
                await asyncio.sleep(NEVER_CLOSES)

            def card(view: Any) -> tuple[int, int]:
                return view["round"], view["slot"]

            hub.thinkers.promise = promise  # type: ignore[method-assign,assignment]
            actor = await at_vote(hub)
            play, loud = play_of(actor), play_of(actor).loud
            await soon(lambda: card(play.state.view(None)) in asked)
            await answer(actor, actor.sitting.people()[0], "red")
            await soon(lambda: play.loud != loud)
            await to_vote(actor)
            await soon(lambda: card(play.state.view(None)) in asked)

    run(test())


@clause("TS-9.4")
def test_a_bot_answers_what_was_said_to_it_by_what_it_promises(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await at_vote(hub)
            person = actor.sitting.people()[0]
            bot = next(seat for seat in range(3) if actor.sitting.bot_level(seat))
            await say(actor, 0, "promise", answer="blue", to=bot)
            await soon(lambda: any(note.kind == "reply" for note in actor.sitting.heard(person)))
            said = [note for note in actor.sitting.heard(person) if note.seat == bot]
            promised = [note.text for note in said if note.kind == "promise"]
            reply = next(note for note in said if note.kind == "reply")
            assert reply.to == person  # in private, as it was spoken to
            assert reply.text == (YES if promised[-1] == "blue" else NO)
            row = next(row for row in decoded(await hub.store.rows(actor.sitting.code)) if row == rows.Talked(
                bot, person, "reply", reply.text))  # fmt: skip
            assert row.text in (YES, NO)

    run(test())


def test_words_are_understood_by_their_colours(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await at_vote(hub, 2, "random")
            sitting = actor.sitting
            bot = next(seat for seat in range(3) if sitting.bot_level(seat))
            for text, answer_ in (("Red, please!", UNDECIDED), ("« Jaune ? »", UNDECIDED), ("Well?", UNCLEAR)):
                await say(actor, 0, "say", text=text)
                assert reply_to(sitting, bot, sitting.heard(bot)[-1]) == answer_
            note = sitting.heard(bot)[-1]
            named = {words: colours_in(note._replace(text=words), ("red", "blue", "yellow")) for words in (
                "reddish", "Le bleu.", "red or BLUE?")}  # fmt: skip
            assert named == {"reddish": set(), "Le bleu.": {"blue"}, "red or BLUE?": {"red", "blue"}}

    run(test())


def test_talk_among_bots_and_people_has_an_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await at_vote(hub)
            for _ in range(8):
                await say(actor, 0, "say", text="Hello?")
                await soon(lambda: all(task.done() for _, task in actor._talks.values()))
            said = [note for note in actor.sitting.heard(None) if note.kind == "reply"]
            assert 1 <= len(said) <= 3

    run(test())
