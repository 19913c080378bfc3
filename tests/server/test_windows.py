"""Windows, votes and talk at a table with secrets: nobody learns from messages, numbers or pace what is not theirs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import Fields, decoded, folded, hub_at, plain_state, run, say, soon, table_for, viewer, waiting_in
from server.town import decided
from shamble.core.errors import ShambleError
from shamble.core.match import Match
from shamble.games.tsunami.game import GAME
from shamble.server import orders, rows, window
from shamble.server.actor import Actor
from shamble.server.group import Mailbox
from shamble.server.play import Play
from shamble.server.story import Story
from shamble.server.trouble import Trouble
from shamble.testing import clause

FAIR = {"manners": {"pace": "quick", "windows": "fair"}}
PLAIN = {**FAIR, "settings": {"zombird": False}}  # the first thing asked is an interlude
QUICK = {"manners": {"pace": "quick", "windows": "quick"}}


async def tsunami(hub: Any, people: int = 3, **wish: Any) -> Actor:
    """A table of Zombie Tsunami."""
    return await table_for(hub, people, game="tsunami", **wish)


def play_of(actor: Actor) -> Play:
    play = actor.sitting.play
    assert play is not None
    return play


def options(actor: Actor, seat: int) -> list[str]:
    return [str(option) for option in play_of(actor).state.options(seat)]


async def answer(actor: Actor, seat: int, text: str) -> Fields:
    """A seat answers what it is asked."""
    return await say(actor, seat, "answer", ask=play_of(actor).ask_of(seat), answers=[text])


async def step(actor: Actor, rng: Random) -> None:
    """One of those asked answers at random; where windows are fair, one of those eligible does."""
    play = play_of(actor)
    seat = rng.choice(play.asked_shown() if play.fair and play.window() else play.asked())
    loud = play.loud
    await answer(actor, seat, rng.choice(options(actor, seat)))
    if play.fair and play.window() and actor.sitting.held.keys() >= set(play.asked_shown()):
        await soon(lambda: play.loud != loud)


async def until_asked(actor: Actor, name: str, rng: Random) -> None:
    """Play at random until this is asked."""
    for _ in range(3000):
        ask = play_of(actor).state.ask
        if ask is None or ask.name == name:
            break
        await step(actor, rng)
    ask = play_of(actor).state.ask
    assert ask is not None, f"{name} was never asked"


def told(box: Mailbox) -> list[Fields]:
    return [json.loads(message) for message in waiting_in(box)]


@pytest.mark.parametrize("manners", [FAIR, QUICK], ids=["fair", "quick"])
def test_people_play_a_whole_game_and_a_restart_gives_the_same(tmp_path: Path, manners: Fields) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **manners)
            rng = Random(3)
            for number in range(4000):
                if actor.sitting.phase == "over":
                    break
                play = play_of(actor)
                if play.fair and play.window():
                    await asyncio.sleep(0)
                    try:
                        await step(actor, rng)
                    except Trouble:  # the window has just closed: at this pace it is open for no time at all
                        continue
                else:
                    await step(actor, rng)
                if number % 400 == 0:
                    twin = folded(actor.sitting.code, await hub.store.rows(actor.sitting.code))
                    assert plain_state(twin)["state"] == plain_state(actor.sitting)["state"]
            assert actor.sitting.phase == "over"
            record = Story(actor.sitting).record(None, True)
            assert Match.replay(record, GAME).state == play_of(actor).state

    run(test())


def test_a_pass_in_a_window_is_nobodys_business(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1000) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            play = play_of(actor)
            assert play.window() == "interlude"
            boxes = {chair: actor.join(viewer(chair, form="view"), 0) for chair in (0, 1, 2, -1)}
            await decided(actor)
            for box in boxes.values():
                waiting_in(box)
            asks = [play.ask_of(seat) for seat in range(3)]
            await answer(actor, 1, "pass")
            assert [message["kind"] for message in told(boxes[1])] == ["update", "window"]
            for chair in (0, 2, -1):
                assert told(boxes[chair]) == []
            assert [play.ask_of(seat) for seat in range(3)] == asks

    run(test())


def test_a_window_closes_when_all_eligible_people_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "LEAST", (0.0, 0.0))
    monkeypatch.setattr(orders, "OFFERED", (60.0, 60.0))

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            play = play_of(actor)
            assert play.window() == "interlude"
            loud = play.loud
            watcher = actor.join(viewer(-1, form="view"), 0)
            seen = [message["seq"] for message in told(watcher)]
            for seat in play.asked_shown():
                await asyncio.sleep(0.02)
                assert play.loud == loud
                await answer(actor, seat, "pass")
            await soon(lambda: play.loud > loud)
            seen += [message["seq"] for message in told(watcher) if message["kind"] == "update"]
            assert seen == list(range(seen[0], seen[0] + len(seen)))  # six secret rows, and no gap for them
            assert len(seen) == 2

    run(test())


def test_who_wants_more_time_gets_it_and_everybody_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "LEAST", (0.0, 0.0))
    monkeypatch.setattr(orders, "OFFERED", (0.4, 0.4))

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            play = play_of(actor)
            watcher = actor.join(viewer(-1, form="view"), 0)
            loud = play.loud
            await say(actor, 2, "wait")
            assert told(watcher)[-1]["window"]["waiting"] == [2]
            await asyncio.sleep(0.6)
            assert play.loud == loud
            await answer(actor, 2, "pass")
            await soon(lambda: play.loud > loud)

    run(test())


def test_who_says_nothing_passes_when_the_moment_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "LEAST", (0.0, 0.0))
    monkeypatch.setattr(orders, "OFFERED", (0.05, 0.05))

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            play = play_of(actor)
            loud = play.loud
            await soon(lambda: play.loud > loud)
            written = decoded(await hub.store.rows(actor.sitting.code))
            assert [row.answers for row in written if isinstance(row, rows.Said)][:3] == [["pass"]] * 3

    run(test())


def test_how_long_a_window_lasts_does_not_depend_on_hands() -> None:
    open_ = window.Window("interlude", 1, (0, 1), {0, 1}, orders.OFFERED)
    assert open_.lasts() == open_.moment
    open_.answer(0)
    assert open_.lasts() == open_.moment
    open_.answer(1)
    assert open_.lasts() == open_.least
    bots = window.Window("interlude", 1, (0, 1), set(), orders.OFFERED)
    assert bots.lasts() == bots.least


@clause("TS-3.3")
def test_a_locked_vote_is_seen_and_its_colour_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            await until_asked(actor, "vote", Random(5))
            play = play_of(actor)
            boxes = {chair: actor.join(viewer(chair, form="view"), 0) for chair in (0, 1, 2, -1)}
            for box in boxes.values():
                waiting_in(box)
            asks = [play.ask_of(seat) for seat in range(3)]
            await answer(actor, 1, "red")
            seen = {chair: told(box) for chair, box in boxes.items()}
            assert seen[-1][0]["turn_of"] == [0, 2]
            for chair in (0, 2, -1):
                assert seen[chair][0]["view"]["stack"][-1]["sealed"] == [-1, -1, -1]
            assert seen[1][0]["locked"] == ["red"]
            await answer(actor, 1, "blue")  # another bead in its place: only its owner hears of it
            assert told(boxes[1])[0]["locked"] == ["blue"]
            assert all(told(boxes[chair]) == [] for chair in (0, 2, -1))
            assert [play.ask_of(seat) for seat in (0, 2)] == [asks[0], asks[2]]
            await answer(actor, 0, "yellow")
            await answer(actor, 2, "yellow")
            facts = [fact for message in told(boxes[-1]) for fact in message.get("facts", ())]
            assert {(fact["seat"], fact["bead"]) for fact in facts if fact["fact"] == "voted"} == {
                (0, 2),
                (1, 1),
                (2, 2),
            }

    run(test())


@clause("TS-9.4", "TS-9.5")
def test_talk_before_a_vote_is_heard_by_those_it_is_for_and_stands_in_their_records(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            await until_asked(actor, "vote", Random(5))
            before = play_of(actor).state.digest()
            assert actor.sitting.heard(None) == []
            await say(actor, 0, "say", text="  Red, all   of us? ")
            await say(actor, 1, "promise", answer="red", to=2)
            await answer(actor, 1, "blue")
            await say(actor, 1, "show", to=0)
            heard = [[(note.seat, note.kind, note.text) for note in actor.sitting.heard(seat)] for seat in (0, 1, 2)]
            said, promised, showed = (0, "say", "Red, all of us?"), (1, "promise", "red"), (1, "show", "blue")
            assert heard == [[said, showed], [said, promised, showed], [said, promised]]
            assert [(note.seat, note.kind) for note in actor.sitting.heard(None)] == [(0, "say")]
            assert play_of(actor).state.digest() != before  # the vote, not the talk
            story = Story(actor.sitting)
            assert "; B C promise red" in story.record(2, False)
            assert "; B A show blue" in story.record(0, False)
            assert "promise" not in story.record(0, False)
            assert " show " not in story.record(None, False)
            assert "; A - say Red, all of us?" in story.record(None, False)
            again = Match.replay(story.record(None, True), GAME)
            assert again.record() == story.record(None, True)
            turn = play_of(actor).state.turns()
            await answer(actor, 0, "red")
            await answer(actor, 2, "red")
            talk_goes_on = bool(GAME.promises(play_of(actor).state.view(None)))  # the next card may be a push again
            assert actor.sitting.heard(0) == [] or play_of(actor).state.turns() == turn
            if not talk_goes_on:
                with pytest.raises(Trouble) as refused:
                    await say(actor, 0, "say", text="Well?")
                assert refused.value.clause == "TS-9.4"

    run(test())


@clause("TS-9.4")
@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("show", {}),
        ("show", {"to": 0}),
        ("show", {"to": 1}),
        ("promise", {"answer": "green"}),
        ("promise", {"answer": "red", "to": 7}),
        ("say", {"text": "x" * 201}),
        ("say", {"text": "   "}),
        ("say", {"text": "a\u0007b"}),
        ("say", {"text": "to myself", "to": 0}),
        ("say", {"text": "x" * 100_000}),
        ("order", {"card": "fairy", "value": "7"}),
        ("order", {"card": "ptero", "value": "always"}),
        ("wait", {}),
    ],
)
def test_talk_that_cannot_be_is_refused_and_changes_nothing(tmp_path: Path, kind: str, fields: Fields) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            await until_asked(actor, "vote", Random(5))
            seq = actor.sitting.seq
            with pytest.raises(ShambleError):
                await say(actor, 0, kind, **fields)
            assert actor.sitting.seq == seq

    run(test())


def test_standing_orders_answer_for_those_who_say_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from shamble.games.tsunami.orders import obey

    view = {"options": ["pass", "use-save1", "use-fairy", "use-save1-fairy"], "stack": [], "seat": 0}
    assert obey(view, {}) == "pass"
    assert obey(view, {"fairy": "1"}) == "use-fairy"
    assert obey(view, {"fairy": "2"}) == "pass"
    jump = {"frame": "jump", "losses": [2, 0, 0]}
    assert obey({**view, "stack": [jump]}, {"fairy": "2", "save1": "1"}) == "use-save1-fairy"
    assert obey({**view, "options": ["pass", "score-ufo"]}, {"ufo": "always"}) == "score-ufo"
    assert obey({**view, "options": ["pass", "use-punk"]}, {"punk": "ask"}) == "pass"

    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            box, other = actor.join(viewer(1, form="view"), 0), actor.join(viewer(0, form="view"), 0)
            waiting_in(box), waiting_in(other)
            await say(actor, 1, "order", card="fairy", value="2")
            assert actor.sitting.orders == {1: {"fairy": "2"}}
            assert told(other) == []
            twin = folded(actor.sitting.code, await hub.store.rows(actor.sitting.code))
            assert twin.orders == actor.sitting.orders

    run(test())


@pytest.mark.parametrize("manners", [FAIR, QUICK], ids=["fair", "quick"])
def test_bots_play_a_whole_game_with_a_person_who_passes_when_asked(tmp_path: Path, manners: Fields) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 1, bots=["random", "random", "random"], **manners)
            rng = Random(2)
            for _ in range(3000):
                if actor.sitting.phase == "over":
                    break
                if actor._is_waited_for(0) and 0 not in actor.sitting.held and not actor.sitting.sealed(0):
                    may = options(actor, 0)
                    await answer(actor, 0, "pass" if "pass" in may else rng.choice(may))
                await asyncio.sleep(0.002)
            assert actor.sitting.phase == "over"

    run(test())
