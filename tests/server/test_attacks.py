"""Somebody with a seat, a watcher's link or a program tries to learn, lose, double or block what is not theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import Fields, decoded, hub_at, run, say, soon, viewer, waiting_in
from server.test_windows import FAIR, PLAIN, QUICK, answer, options, play_of, step, told, tsunami, until_asked
from server.town import decided
from shamble.core.errors import ShambleError
from shamble.core.frame import GATHER, OFFER
from shamble.core.windows import Offer
from shamble.server import actor as actors
from shamble.server import rows, sitting, window
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.rows import Held, Said
from shamble.server.sitting import Sitting
from shamble.server.trouble import Trouble
from shamble.testing import clause

NEVER = 1e6  # a pace at which no window closes by itself


def seated(seed: int, fair: bool = True) -> Sitting:
    """A running table of three people with dice that are known."""
    table = Sitting("TS-2222-2222")
    table.apply(rows.Made("tsunami", 3, f"{seed:02x}" * 32, "Ann", "ann", {}, {"windows": "fair" if fair else "quick"}))
    for chair in (1, 2):
        table.apply(rows.Sat(chair, f"P{chair}", f"who{chair}"))
    table.apply(table.check_start(0))
    return table


def walk(table: Sitting, rng: Random, until: Callable[[Sitting], bool]) -> bool:
    """Play at random until it is so; whether it ever was."""
    play = table.play
    assert play is not None
    while play.state.pending:
        if until(table):
            return True
        seat = play.asked()[0]
        choices = [str(option) for option in play.state.options(seat)]
        table.apply(table.check_answer(seat, [rng.choice(choices)]))
    return False


def found(until: Callable[[Sitting], bool], fair: bool = True) -> Sitting:
    """A table at which it is so."""
    for seed in range(60):
        table = seated(seed + 1, fair)
        if walk(table, Random(seed), until):
            return table
    raise AssertionError("it never came to that")


def votes(table: Sitting) -> bool:
    """Whether beads are to be locked."""
    ask = None if table.play is None else table.play.state.ask
    return ask is not None and ask.name == "vote"


def offers(table: Sitting) -> bool:
    """Whether a window for reactions is open."""
    return table.play is not None and isinstance(table.play.state.frames[-1], Offer)


def visitor_may(table: Sitting, wanted: str) -> list[str]:
    """What the one who shops may do, if it begins like that."""
    play = table.play
    assert play is not None
    ask = play.state.ask
    if ask is None or ask.name != "visit":
        return []
    return [str(one) for one in play.state.options(ask.seats[0]) if str(one).startswith(wanted)]


async def close_now(actor: Actor) -> None:
    """The open window's time is up."""
    play = play_of(actor)
    loud = play.loud
    actor._opened -= 1e12
    actor._set_clock()
    await soon(lambda: play.loud != loud)


# --- learning -------------------------------------------------------------------------------------------------------


@clause("TS-3.3", "TS-9.2")
def test_a_gesture_of_two_answers_is_no_way_to_look_at_sealed_beads() -> None:
    heard: set[str] = set()
    for others in (("red", "red"), ("blue", "yellow"), ("yellow", "yellow")):
        table = found(votes)
        for seat, bead in enumerate(others, 1):
            table.apply(table.check_answer(seat, [bead]))
        for bead in ("red", "yellow", "blue"):
            with pytest.raises(Trouble) as refused:
                table.check_answer(0, [bead, "pass"])
            heard.add(str(refused.value))
    assert len(heard) == 1


def revealing(table: Sitting, wanted: str) -> list[str]:
    """What the one who shops may do, if it begins like that and shows the others a card they did not know."""
    play = table.play
    assert play is not None
    found: list[str] = []
    for text in visitor_may(table, wanted):
        trial = play.attempt(play.asked()[0], [text])
        before, after = play.state.view(None), trial.state.view(None)
        shows = before["secret"] != after["secret"] or before["bird_discard"] != after["bird_discard"]
        if shows and not trial.row.draws and trial.state.ask is not None and trial.state.ask.seats == play.asked():
            found.append(text)
    return found


@clause("TS-5.7", "TS-9.2")
@pytest.mark.parametrize("wanted", ["buy-flip", "turn-up", "play-ptero"])
def test_what_was_turned_up_cannot_be_taken_back(wanted: str) -> None:
    table = found(lambda table: bool(revealing(table, wanted)), fair=False)
    play = table.play
    assert play is not None
    seat = play.asked()[0]
    table.apply(table.check_answer(seat, [revealing(table, wanted)[0]]))
    with pytest.raises(Trouble, match="undo-revealed"):
        table.check_undo(seat)


def test_buying_what_all_see_anyway_can_still_be_taken_back() -> None:
    table = found(lambda table: bool(visitor_may(table, "buy-save")), fair=False)
    play = table.play
    assert play is not None
    seat = play.asked()[0]
    table.apply(table.check_answer(seat, [visitor_may(table, "buy-save")[0]]))
    assert play.can_undo(seat) == (play.asked() == (seat,))


def test_nobody_hears_how_often_others_change_their_minds_in_a_window(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            boxes = {chair: actor.join(viewer(chair, form="view"), 0) for chair in (0, 2, -1)}
            await decided(actor)
            for box in boxes.values():
                waiting_in(box)
            for text in ("pass", "turn-up", "pass"):
                await answer(actor, 1, text)
            assert all(told(box) == [] for box in boxes.values())

    run(test())


def test_what_others_do_in_secret_redraws_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            await until_asked(actor, "vote", Random(5))
            await answer(actor, 1, "red")
            boxes = [actor.join(viewer(0, form=form), 0) for form in ("scene", "view")]
            for box in boxes:
                waiting_in(box)
            await answer(actor, 1, "blue")
            await say(actor, 1, "promise", answer="red", to=2)
            await say(actor, 0, "manner", name="pace", value="easy")  # the host looks whether something happened
            for box in boxes:
                (update,) = told(box)
                assert not {"view", "frames", "facts", "side"} & update.keys()

    run(test())


@pytest.mark.parametrize("hushed", [(), (0,), (1,), (2,), (0, 2), (1, 2)])
def test_no_number_tells_who_has_passed_for_the_turn(hushed: tuple[int, ...]) -> None:
    table = found(offers)
    play = table.play
    assert play is not None
    play.state.hushed = sum(1 << seat for seat in hushed)
    while play.asked()[0] in hushed:
        play.state.frames[-1].at = (play.asked()[0] + 1) % 3  # type: ignore[attr-defined]
    before = [(table.seq_for(seat), play.ask_of(seat)) for seat in range(3)]
    loud = play.loud
    while play.loud == loud:
        table.apply(table.check_answer(play.asked()[0], ["pass"]))
    after = [(table.seq_for(seat), play.ask_of(seat)) for seat in range(3)]
    assert after == [(seq + 1, ask + 1) for seq, ask in before]
    assert play.speaker is None


def test_a_refusal_in_a_window_does_not_tell_whose_turn_it_is() -> None:
    table = found(offers)
    play = table.play
    assert play is not None
    for seat in range(3):
        heard: set[str] = set()
        for turn in range(3):
            play.state.frames[-1].at = turn  # type: ignore[attr-defined]
            with pytest.raises(ShambleError) as refused:
                table.check_held(seat, ["use-robo"])
            heard.add(str(refused.value))
        assert len(heard) == 1


# --- losing and doubling --------------------------------------------------------------------------------------------


def test_an_answer_survives_a_restart_in_an_open_window(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            code = actor.sitting.code
            await answer(actor, 1, "turn-up")
            await actor.close("host-bye-stopped")
            del hub._actors[code]
            again = await hub.table(code)
            assert again is not actor
            assert again.window is not None
            assert again.window.answered == {1}
            assert again.window.shown(1, 0)["mine"] == "answered"
            await close_now(again)
            said = [row for row in decoded(await hub.store.rows(code)) if isinstance(row, Said)]
            assert [row.answers for row in said if row.seat == 1] == [["turn-up"]]

    run(test())


def test_who_was_fed_before_a_restart_may_still_change_a_sealed_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await sealed_window(hub, the_first_of_several_can_answer)
            play = play_of(actor)
            first, *rest = play.asked()
            await actor.write(actor.sitting.check_answer(first, ["pass"]))  # then the disk was full
            assert play.window()
            wish = options(actor, first)[-1]
            await answer(actor, first, wish)
            for seat in rest:
                await answer(actor, seat, "pass")
            await close_now(actor)
            said = [row for row in decoded(await hub.store.rows(actor.sitting.code)) if isinstance(row, Said)]
            assert [row.answers for row in said[-1 - len(rest) :]] == [[wish]] + [["pass"]] * len(rest)

    run(test())


def the_first_of_several_can_answer(actor: Actor) -> bool:
    seats = play_of(actor).asked()
    return len(seats) > 1 and len(options(actor, seats[0])) > 1


def asks_the_hushed(actor: Actor) -> bool:
    play = play_of(actor)
    return any(play.state.is_hushed(seat) for seat in play.asked())


async def sealed_window(hub: Hub, fits: Callable[[Actor], bool]) -> Actor:
    """A table in a sealed window like that; everybody passes for the turn whenever they can."""
    for seed in range(40):
        actor = await tsunami(hub, 3, **FAIR)
        play, rng = play_of(actor), Random(seed)
        while play.state.pending:
            if play.window() and play.state.pending == GATHER and fits(actor):
                return actor
            if play.window():
                for seat in play.asked_shown():
                    texts = options(actor, seat)
                    if texts:
                        await answer(actor, seat, "pass-turn" if "pass-turn" in texts else "pass")
                await close_now(actor)
            else:
                seat = rng.choice(play.asked())
                await answer(actor, seat, rng.choice(options(actor, seat)))
    raise AssertionError("there was no such window")


def test_who_passed_for_the_turn_has_all_the_time_for_a_sealed_question(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await sealed_window(hub, asks_the_hushed)
            play = play_of(actor)
            hushed = [seat for seat in play.asked_shown() if play.state.is_hushed(seat)]
            assert actor.window is not None
            assert actor.window.people == set(play.asked_shown())
            assert actor.window.lasts() >= window.SEALED[0]
            for seat in hushed:
                await say(actor, seat, "wait")
            assert actor.window.waits == set(hushed)

    run(test())


def test_more_time_at_the_last_moment_is_more_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            play = play_of(actor)
            loud = play.loud
            async with actor._turn:  # the clock has struck while something else was being written
                actor._time_is_up(loud)
                await asyncio.sleep(0)
                actor._wait(2)
            await asyncio.sleep(0.05)
            assert play.loud == loud

    run(test())


def test_a_window_whose_feeding_fails_is_closed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(actors, "LONG_PACE", 0.01)

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            good, failures = actor._last_word, [KeyError("oh"), ValueError("dear")]

            def bad(seat: int) -> str:
                if failures:
                    raise failures.pop()
                return good(seat)

            monkeypatch.setattr(actor, "_last_word", bad)
            await close_now(actor)
            assert not failures
            assert "did not close" in caplog.text

    run(test())


def test_a_last_word_that_cannot_be_is_a_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            monkeypatch.setattr(actor, "_last_word", lambda seat: "use-robo")
            await close_now(actor)

    run(test())


def test_whoever_comes_while_a_window_is_open_hears_that_it_closes(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            box = actor.join(viewer(-1, form="view"), 0)
            (table,) = told(box)
            assert table["window"]["name"] == "interlude"
            await say(actor, 2, "wait")
            waiting_in(box)
            (later,) = told(actor.join(viewer(-1, form="view"), 0))
            assert later["window"]["waiting"] == [2]
            resumed = told(actor.join(viewer(-1, form="view"), table["seq"]))
            assert [(message["kind"], message["window"]["waiting"]) for message in resumed] == [("window", [2])]
            await close_now(actor)
            assert "window" in told(box)[0]

    run(test())


@pytest.mark.parametrize("restart", [False, True], ids=["bot", "restart"])
def test_in_a_quick_window_what_was_said_before_its_turn_is_answered_when_it_comes(
    tmp_path: Path, restart: bool
) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor, let_go = await person_behind_a_bot(hub)
            play, seq = play_of(actor), actor.sitting.seq
            person = actor.sitting.order.index(0)
            await answer(actor, person, "pass")
            assert actor.sitting.held == {person: ["pass"]}
            if restart:  # between the bot's pass and ours
                bot = play.asked()[0]
                await actor.write(actor.sitting.check_answer(bot, ["pass"]))
                await actor.close("host-bye-stopped")
                del hub._actors[actor.sitting.code]
                actor = await hub.table(actor.sitting.code)
                let_go.set()
            else:
                let_go.set()

            async def fed() -> bool:
                written = decoded(await hub.store.rows(actor.sitting.code))[seq:]
                return any(isinstance(row, Said) and row.seat == person for row in written)

            for _ in range(200):
                if await fed():
                    break
                await asyncio.sleep(0.01)
            assert await fed()

    run(test())


async def person_behind_a_bot(hub: Hub) -> tuple[Actor, asyncio.Event]:
    """A quick window that waits for a bot, which thinks until it is let go, while the person may answer too."""
    let_go = asyncio.Event()

    async def thought(*args: Any) -> str:
        await let_go.wait()
        return "pass" if "pass" in args[3]["options"] else str(args[3]["options"][0])

    hub.thinkers.answer = thought  # type: ignore[method-assign,assignment]
    for _ in range(40):
        actor = await tsunami(hub, 1, bots=["greedy", "greedy"], manners={"pace": "quick", "windows": "quick"})
        play, person = play_of(actor), actor.sitting.order.index(0)
        ask = play.state.ask
        if ask is not None and play.state.pending == OFFER and ask.seats[0] != person and options(actor, person):
            return actor, let_go
    raise AssertionError("there was no such window")


# --- blocking -------------------------------------------------------------------------------------------------------


def test_talk_neither_keeps_a_bot_from_voting_nor_makes_it_think_of_everything_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 2, bots=["greedy"], **QUICK)
            bot = next(seat for seat in range(3) if actor.sitting.bot_level(seat))
            thinking = most = thoughts = 0

            async def thought(*args: Any) -> str:
                nonlocal thinking, most, thoughts
                view: Fields = args[3]
                thinking, thoughts = thinking + 1, thoughts + 1
                most = max(most, thinking)
                await asyncio.sleep(0.03 if view["ask"]["name"] == "vote" else 0)
                thinking -= 1
                return str(view["options"][len(view["talk"]) % len(view["options"])])

            async def silent(*_args: Any) -> None:
                """It need not start a process to say nothing."""

            hub.thinkers.answer = thought  # type: ignore[method-assign,assignment]
            hub.thinkers.promise = silent  # type: ignore[method-assign,assignment]
            rng = Random(3)
            play = play_of(actor)
            while (ask := play.state.ask) is not None and ask.name != "vote":
                people = [seat for seat in play.asked() if not actor.sitting.bot_level(seat)]
                if people:
                    await answer(actor, people[0], rng.choice(options(actor, people[0])))
                else:
                    await asyncio.sleep(0.005)
            assert ask is not None
            most = thoughts = 0
            loud = play.loud
            for _ in range(15):
                await say(actor, 0, "say", text="And now?")
            await soon(lambda: bot in actor._votes and actor._minds[bot] == actor._question(bot))
            heard = len(actor.sitting.heard(bot))
            assert actor._votes[bot][1] == options(actor, bot)[heard % 3]  # it has heard everything
            assert not actor.sitting.sealed(bot)
            for seat in actor.sitting.people():
                await answer(actor, seat, "red")
            await soon(lambda: play.loud != loud)
            assert most == 1
            assert thoughts < 15

    run(test())


def test_hints_are_thought_one_at_a_time_for_each_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            await until_asked(actor, "vote", Random(5))
            asked: list[int] = []

            async def hint(game: str, view: Fields, names: object, rest: object, caller: str) -> Fields:
                asked.append(view["seat"])
                await asyncio.sleep(0.01)
                return {}

            hub.hinters.hint = hint  # type: ignore[method-assign,assignment]
            await asyncio.gather(*(say(actor, seat, "hint") for _ in range(5) for seat in (0, 1)))
            for bead in ("red", "blue", "red"):
                await answer(actor, 1, bead)
                await say(actor, 1, "hint")
            assert sorted(asked) == [0, 1]

    run(test())


def test_who_has_passed_for_the_turn_gets_no_hint_and_no_worker_breaks_over_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            play_of(actor).state.hushed = 0b010
            with pytest.raises(Trouble) as refused:
                await say(actor, 1, "hint")
            assert refused.value.code == "not-asked"

    run(test())


def test_a_table_cannot_be_filled_with_changes_of_mind(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=NEVER) as hub:
            actor = await tsunami(hub, 3, **PLAIN)
            for number in range(actors.MAX_MINDS):
                await answer(actor, 1, ("pass", "turn-up")[number % 2])
            with pytest.raises(Trouble, match="too-many-rows"):
                await answer(actor, 1, "pass")
            assert await count(hub, actor, Held) == actors.MAX_MINDS
            await close_now(actor)  # the last answer that was taken counts
            assert not actor.sitting.minds

    run(test())


def test_a_table_cannot_be_filled_with_votes_talk_or_orders(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await tsunami(hub, 3, **QUICK)
            await until_asked(actor, "vote", Random(5))
            seq = actor.sitting.seq
            for number in range(actors.MAX_MINDS):
                await answer(actor, 1, ("red", "blue")[number % 2])
            with pytest.raises(Trouble, match="too-many-rows"):
                await answer(actor, 1, "red")
            for _ in range(sitting.MAX_NOTES):
                await say(actor, 1, "say", text="x" * 200)
            with pytest.raises(Trouble, match="too-many-rows"):
                await say(actor, 1, "say", text="And another thing.")
            await say(actor, 2, "say", text="The others can still talk.")
            for number in range(sitting.MAX_ORDERS):
                for _ in range(2):  # what is so already is done already
                    await say(actor, 1, "order", card="fairy", value="12"[number % 2])
            with pytest.raises(Trouble, match="too-many-rows"):
                await say(actor, 1, "order", card="fairy", value="3")
            assert actor.sitting.seq - seq == actors.MAX_MINDS + sitting.MAX_NOTES + 1 + sitting.MAX_ORDERS
            for seat in (0, 2):
                await answer(actor, seat, "red")  # and the game goes on
            await step(actor, Random(1))

    run(test())


async def count(hub: Hub, actor: Actor, kind: type) -> int:
    """How many rows of a kind there are."""
    return sum(type(row) is kind for row in decoded(await hub.store.rows(actor.sitting.code)))
