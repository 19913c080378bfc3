"""Few prompts: what a person was asked about in a window and passed over is not asked again in the same round."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import hub_at, plain_state, run, say, soon, viewer, waiting_in
from server.town import answer, decided, everybody_passes, mine, new_town, patient_windows, play_of, time_is_up, town
from shamble.games.zombies import orders as zombies_orders
from shamble.games.zombies.game import GAME
from shamble.games.zombies.orders import round_of
from shamble.registry import game, games
from shamble.server import window
from shamble.server.actor import Actor
from shamble.server.orders import WHATEVER, Prompt, Prompts
from shamble.testing.zombies import Scenario, zombies

A, B = 0, 1


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    patient_windows(monkeypatch)
    return iter(())


def armed(seat: str = "A", at: str = "before_zombies") -> Scenario:
    """In A's turn this seat can put a Fire Axe into play, in this window and in all that follow; both hold a card."""
    hands = {"A": "alternate_food_source", "B": "alternate_food_source", seat: "fire_axe"}
    pawns, options = {seat: "2.5"}, dict[str, Any](passes="ask", zombie_step="three")
    return zombies({"e0n1": "fire_station"}, "1.2 1.4 1.8", at=at, pawns=pawns, hands=hands, **options)


def threatened() -> Scenario:
    """B stands beside the helipad and moves next: two of A's cards would keep it from there."""
    pawns, hands = {"A": "1.4", "B": "1.6"}, {"A": "fear hysterical_paralysis"}
    return zombies({"e1n0": "helipad"}, "2.4 2.5", pawns=pawns, hands=hands, pile="", at="before_discard")


def seen(position: Scenario, seat: int = A) -> dict[str, Any]:
    return position.state.view(seat)


# --- the rule -------------------------------------------------------------------------------------------------------


def test_what_was_passed_over_is_asked_again_in_the_next_round_and_not_before() -> None:
    host, view = Prompts(), seen(armed())
    first = host.prompt(GAME, view, {})
    assert first == Prompt("fire_axe", view["turn"])
    assert host.prompt(GAME, view, {}) == first  # asking is not answering
    host.pass_over(A, first)
    assert host.prompt(GAME, view, {}) is None
    assert host.prompt(GAME, seen(armed(at="before_discard")), {}) is None
    assert host.prompt(GAME, {**view, "turn": view["turn"] + 2}, {}) is not None  # of two players


def test_every_seat_and_every_card_has_a_memory_of_its_own() -> None:
    host, two = Prompts(), seen(threatened())
    first = host.prompt(GAME, two, {})
    assert first is not None
    host.pass_over(B, first)
    assert host.prompt(GAME, two, {}) == first
    host.pass_over(A, first)
    second = host.prompt(GAME, two, {})
    assert second is not None
    assert {first.card, second.card} == {"fear", "hysterical_paralysis"}
    host.pass_over(A, second)
    assert host.prompt(GAME, two, {}) is None
    assert host.prompt(GAME, two, {first.card: "ask"}) == first  # who orders to be asked is asked every time


def test_a_game_that_does_not_say_more_asks_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(zombies_orders, "asks_about")
    host = Prompts()
    for _ in range(2):
        assert host.prompt(GAME, seen(armed()), {}) is WHATEVER
        host.pass_over(A, WHATEVER)


@pytest.mark.parametrize("name", [name for name in games() if game(name).hides])
def test_nobody_is_asked_who_can_only_pass(name: str) -> None:
    view = {**game(name).new(3, 1).view(0), "options": ["pass", "pass-turn"]}
    assert Prompts().prompt(game(name), view, {}) is None


# --- at the table ---------------------------------------------------------------------------------------------------


async def to_the_next_window(actor: Actor) -> None:
    """A's zombies move, which leads from one window to the next."""
    play = play_of(actor)
    await soon(lambda: play.window() == "")
    while not play.window():
        await answer(actor, A, str(play.state.options(A)[-1]))


def test_who_passes_is_left_in_peace_for_the_round_and_may_still_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, armed())
            assert await mine(actor, A) == "asked"
            await everybody_passes(actor)
            await to_the_next_window(actor)
            assert await mine(actor, A) == "quiet"
            await answer(actor, A, "play-fire_axe")
            await answer(actor, B, "pass")
            await soon(lambda: play_of(actor).state.view(A)["hand"] == [])

    run(test())


@pytest.mark.parametrize(("here", "next_time"), [(True, "quiet"), (False, "asked")])
def test_silence_is_a_pass_of_those_who_are_here(tmp_path: Path, here: bool, next_time: str) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, armed())
            if here:
                actor.join(viewer(A), 0)
            assert await mine(actor, A) == "asked"
            time_is_up(actor)
            await to_the_next_window(actor)
            assert await mine(actor, A) == next_time

    run(test())


def test_an_order_closes_the_question_that_is_open(tmp_path: Path) -> None:
    """Nobody else is told, and the window stays as it is for them; taken back, the order lets it ask again."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, armed())
            assert await mine(actor, A) == "asked"
            own, other = actor.join(viewer(A, form="view"), 0), actor.join(viewer(B, form="view"), 0)
            waiting_in(own), waiting_in(other)
            left = actor._left()
            await say(actor, A, "order", card="fire_axe", value="never")
            assert await mine(actor, A) == "quiet"
            assert any(b'"quiet"' in message for message in waiting_in(own))
            assert waiting_in(other) == []
            assert left - 1 < actor._left() <= left
            await say(actor, A, "order", card="fire_axe", value="ask")
            assert await mine(actor, A) == "asked"

    run(test())


def test_a_table_that_waits_for_the_only_person_goes_on_by_an_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, armed())
            assert await mine(actor, A) == "asked"
            assert actor.window is not None
            actor.window.alone = True
            assert math.isinf(actor._left())
            await say(actor, A, "order", card="fire_axe", value="never")
            assert not math.isinf(actor._left())
            assert actor._clock is not None

    run(test())


def test_a_pass_that_another_card_made_void_is_none(tmp_path: Path) -> None:
    """Answers are dropped when a card was played before their turn: it is another question then."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, armed("B"))
            assert await mine(actor, B) == "asked"
            await answer(actor, B, "pass")
            await answer(actor, A, "play-alternate_food_source")
            await soon(lambda: play_of(actor).others(B) == 1)
            assert await mine(actor, B) == "asked"
            await everybody_passes(actor)
            await to_the_next_window(actor)
            assert await mine(actor, B) == "quiet"

    run(test())


def test_an_undo_neither_forgets_nor_remembers_too_much(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, armed())
            play = play_of(actor)
            await everybody_passes(actor)
            await soon(lambda: play.window() == "")
            await answer(actor, A, str(play.state.options(A)[0]))
            assert play.can_undo(A)
            await say(actor, A, "undo", ask=play.ask_of(A))
            await to_the_next_window(actor)
            assert await mine(actor, A) == "quiet"

    run(test())


# --- nobody else can tell -------------------------------------------------------------------------------------------


def test_others_are_told_the_same_whether_or_not_somebody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same window for a holder who is asked, and for one who was asked before: pace and messages agree."""
    monkeypatch.setattr(window, "LEAST", (0.8, 1.3))
    monkeypatch.setattr(zombies_orders, "OFFERED", (0.9, 1.4))

    async def heard(name: str, peace: bool) -> tuple[str | None, float, float, list[bytes]]:
        async with hub_at(tmp_path / name, pace=1000) as hub:
            actor = await town(hub, armed())
            actor.sitting.code = "ZZ-2222-2222"
            if peace:
                actor._prompts.pass_over(A, Prompt("fire_axe", round_of(play_of(actor).state.view(A))))
            monkeypatch.setattr(window, "_chance", Random(5))
            actor.window = None
            actor._mind_window()
            opened = actor.window
            assert opened is not None
            monkeypatch.setattr(actor, "_left", lambda: opened.lasts())  # without the time that passes meanwhile
            boxes = [actor.join(viewer(chair, form="view"), 0) for chair in (B, -1)]
            await decided(actor)
            await answer(actor, B, "pass")
            words = [message for box in boxes for message in waiting_in(box)]
            return await mine(actor, A), opened.moment, opened.least, words

    async def test() -> None:
        asked, in_peace = await heard("a.db", False), await heard("b.db", True)
        assert (asked[0], in_peace[0]) == ("asked", "quiet")
        assert asked[1:] == in_peace[1:]

    run(test())


# --- after a restart ------------------------------------------------------------------------------------------------


def asks_anew(actor: Actor, seat: int) -> bool:
    """Whether a host without a memory would ask the seat."""
    return Prompts().prompt(GAME, play_of(actor).state.view(seat), {}) is not None


async def in_peace(actor: Actor) -> list[int]:
    """The seats that the open window does not bother because they were asked before."""
    people = set[int]() if actor.window is None else actor.window.people
    return [seat for seat in sorted(people) if await mine(actor, seat) == "quiet" and asks_anew(actor, seat)]


async def go_on(actor: Actor, rng: Random) -> None:
    """Everybody passes in a window; else the asked seat does something."""
    play = play_of(actor)
    if actor.window is None:
        seat = play.asked()[0]
        await answer(actor, seat, str(rng.choice(list(play.state.options(seat)))))
    else:
        await everybody_passes(actor)


def test_after_a_restart_it_is_forgotten_and_nothing_else_is(tmp_path: Path) -> None:
    """A person may be asked once more, and only once; the table and its log are the same."""

    async def test() -> None:
        rng = Random(1)
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await new_town(hub)
            while not await in_peace(actor):
                await go_on(actor, rng)
            seat, before = (await in_peace(actor))[0], plain_state(actor.sitting)
            code, people = actor.sitting.code, actor.window and actor.window.people
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await hub.table(code)
            assert plain_state(actor.sitting) == before
            assert actor.window is not None
            assert actor.window.people == people
            assert await mine(actor, seat) == "asked"
            prompt = actor.window.prompts[seat]
            await go_on(actor, rng)
            while not await in_peace(actor):
                await go_on(actor, rng)
                assert actor.window is None or actor.window.prompts.get(seat) != prompt

    run(test())
