"""Plans at a fair table: several answers that a client gives one after the other, with others' windows in between.

A plan is the client's own (docs/wire.md): the server takes one answer at a time, tells by ``others`` whether somebody
did something on the way, and keeps an answer that comes late or twice from doing any harm.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.house import Fields, Merged, decoded, hub_at, run, say, soon, viewer, waiting_in
from server.town import answer, decided, everybody_passes, mine, new_town, patient_windows, play_of, town
from shamble.games.zombies.frames.moves import Walk
from shamble.server import rows
from shamble.server.actor import Actor
from shamble.server.group import Mailbox
from shamble.server.trouble import Trouble
from shamble.testing import clause
from shamble.testing.zombies import Scenario, zombies

A, B = 0, 1
PATH = ["go-1.6", "go-2.4", "go-2.5"]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    patient_windows(monkeypatch)
    return iter(())


def street(**more: Any) -> Scenario:
    """A has three steps to go along a street; both hold a card, so a window opens after each step."""
    hands = {"A": "alternate_food_source", "B": "zombie_master"}
    return zombies({"e1n0": "straight"}, pawns={"A": "1.5"}, at="move", rolled=3, hands=hands, passes="ask", **more)


class Planner:
    """A client with a plan: a path to walk, and with ``finish`` whatever ends the turn with least ado.

    It goes on when its seat is asked, goes past windows that leave it in peace, and stops when others did something.
    """

    def __init__(self, actor: Actor, chair: int, path: list[str], finish: bool = False) -> None:
        self.actor = actor
        self.chair = chair
        self.client = Merged()
        self.box: Mailbox = actor.join(viewer(chair), 0)
        self.hear()
        self.rest = list(path)
        self.turn = self.table["side"]["head"]["title"] if finish else None
        self.others: int = self.table["others"]
        self.stopped = ""
        self.said: list[str] = []

    @property
    def table(self) -> Fields:
        return self.client.table

    def hear(self) -> None:
        """What the server has sent; a window that changed comes without a number."""
        for message in waiting_in(self.box):
            self.client.hear(message)
            for told in self.client.replies:
                self.table["window"] = told["window"]
            self.client.replies.clear()

    async def go(self) -> None:
        """Go on until somebody else has to say something, or the plan is over."""
        await decided(self.actor)
        while not self.stopped and (word := self.next_word()):
            self.rest = self.rest[1:] if self.rest and word == self.rest[0] else self.rest
            self.said.append(word)
            await say(self.actor, self.chair, "answer", ask=self.table["ask"], answers=[word])
            await decided(self.actor)
            self.hear()

    def next_word(self) -> str:
        """The next answer; empty if it must wait, or stops."""
        self.hear()
        table = self.table
        if table["others"] != self.others:
            self.stopped = "others"
        elif not self.rest and not self.has_turn():
            self.stopped = "done"
        elif table["ask"] is not None and (table["window"] is None or table["window"]["mine"] == "quiet"):
            return self.answer_to_ask()
        return ""

    def has_turn(self) -> bool:
        """Whether the turn that is to be finished goes on."""
        return self.turn is not None and self.table["side"]["head"]["title"] == self.turn

    def answer_to_ask(self) -> str:
        answers = {card["answer"]: card for card in self.table["side"]["answers"]}
        known = [*answers, *self.steps()]
        if self.rest and self.rest[0] in known:
            return self.rest[0]
        fits = [name for name, card in answers.items() if card.get("skip" if self.rest else "least")]
        if not fits:
            self.stopped = "cannot"
        return fits[0] if fits else ""

    def steps(self) -> list[str]:
        routes = self.table["side"]["routes"]
        return [f"{routes['answer']}{row[0]}" for row in routes["rows"] if row[1] < 0] if routes else []


def said_by(written: list[bytes]) -> list[tuple[int, str]]:
    """Who said what, in the log."""
    return [(row.seat, row.answers[0]) for row in decoded(written) if isinstance(row, rows.Said)]


@clause("ZZ-9.3")
def test_a_plan_goes_on_after_windows_that_nobody_uses(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            plan = Planner(actor, A, PATH)
            while not plan.stopped:
                await plan.go()
                if not plan.stopped:
                    assert await mine(actor, A) == "answered"
                    await everybody_passes(actor)
            assert plan.stopped == "done"
            assert [word for word in plan.said if word != "pass"] == PATH
            spoken = said_by(await hub.store.rows(actor.sitting.code))
            assert [word for seat, word in spoken if seat == A and word != "pass"] == PATH
            assert {word for seat, word in spoken if seat == B} == {"pass"}

    run(test())


def test_a_plan_waits_while_its_own_seat_is_asked(tmp_path: Path) -> None:
    """A useful card is offered to its holder also while a plan goes on."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            await say(actor, A, "order", card="alternate_food_source", value="ask")
            plan = Planner(actor, A, PATH)
            await plan.go()
            assert await mine(actor, A) == "asked"
            assert plan.said == PATH[:1]
            await everybody_passes(actor)
            await plan.go()
            assert plan.said == PATH[:2]

    run(test())


def test_a_turn_is_finished_past_the_windows_of_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            plan = Planner(actor, A, [], finish=True)
            while not plan.stopped:
                await plan.go()
                if not plan.stopped:
                    await everybody_passes(actor)
            assert plan.stopped == "done"
            assert play_of(actor).state.view(None)["active"] == B
            assert plan.table["others"] == plan.others

    run(test())


def test_a_plan_stops_when_somebody_did_something_on_the_way(tmp_path: Path) -> None:
    """B plays a card after the first step: A stays there, and both are told what happened."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            plan = Planner(actor, A, PATH)
            await plan.go()
            await answer(actor, B, "play-zombie_master")
            await soon(lambda: play_of(actor).others(A) == 1)
            await plan.go()
            assert plan.stopped == "others"
            assert [word for word in plan.said if word != "pass"] == PATH[:1]
            assert any("Zombie Master" in line["text"] for line in plan.table["log"])
            assert play_of(actor).others(B) == 1  # A's step: each counts what the others did

    run(test())


def test_a_plan_stops_where_its_next_step_cannot_be_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            plan = Planner(actor, A, ["go-1.6", "go-1.4"])
            await plan.go()
            await everybody_passes(actor)
            await plan.go()
            assert plan.stopped == "cannot"
            assert play_of(actor).asked() == (A,)

    run(test())


def test_a_plan_never_answers_for_somebody_else(tmp_path: Path) -> None:
    """An answer is its own seat's, to the ask whose number it names: a late one does nothing, whoever is asked now."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            plan = Planner(actor, A, PATH)
            ask = plan.table["ask"]
            await plan.go()
            before, held = actor.sitting.seq, dict(actor.sitting.held)
            for late in ("go-2.4", "pass"):
                with pytest.raises(Trouble):
                    await say(actor, A, "answer", ask=ask, answers=[late])
            assert held == actor.sitting.held == {A: ["pass"]}  # nothing of B's
            assert (await say(actor, A, "answer", ask=ask, answers=["go-1.6"]))["kind"] == "done"  # said already
            assert actor.sitting.seq == before
            assert await mine(actor, B) != "answered"

    run(test())


def test_while_others_are_asked_a_plan_is_not(tmp_path: Path) -> None:
    """B's card lets B choose something: A's plan has no number to answer with, and is refused one that was B's."""

    async def test() -> None:
        async with hub_at(tmp_path / "s.db", pace=1) as hub:
            actor = await town(hub, street())
            plan = Planner(actor, A, PATH)
            await plan.go()
            await answer(actor, B, "play-zombie_master")
            await soon(lambda: play_of(actor).window() == "")
            assert play_of(actor).asked() == (B,)
            plan.hear()
            assert plan.table["ask"] is None
            word = str(play_of(actor).state.options(B)[0])
            with pytest.raises(Trouble) as refused:
                await say(actor, A, "answer", ask=play_of(actor).ask_of(A), answers=[word])
            assert refused.value.code == "not-asked"

    run(test())


# --- restarts -------------------------------------------------------------------------------------------------------


async def until_somebody_walks(actor: Actor, rng: Random) -> int:
    """Play on, everybody passing in windows, until somebody can take two steps; who."""
    play = play_of(actor)
    while True:
        if actor.window is not None:
            await everybody_passes(actor)
            continue
        seat = play.asked()[0]
        top = play.state.frames[-1]
        if isinstance(top, Walk) and top.left > 1:
            return seat
        await answer(actor, seat, str(rng.choice(list(play.state.options(seat)))))


def two_steps(plan: Planner) -> list[str]:
    """A walk of two steps without a fight, if there is one."""
    found = plan.table["side"]["routes"]["rows"]
    for space, before, fought, _ in found:
        if before >= 0 and found[before][1] < 0 and not fought and not found[before][2]:
            return [f"go-{found[before][0]}", f"go-{space}"]
    return []


def test_a_plan_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    """What was acknowledged stands, the same window opens again, and the plan goes on with the number it was told."""

    async def test() -> None:
        rng = Random(2)
        (tmp_path / "killed").mkdir()
        async with hub_at(tmp_path / "killed" / "s.db", pace=1) as hub:
            actor = await new_town(hub)
            path: list[str] = []
            while not path:
                seat = await until_somebody_walks(actor, rng)
                plan = Planner(actor, actor.sitting.order[seat], [])
                path = two_steps(plan)
                if not path:
                    await answer(actor, seat, "stop")
            plan.rest = list(path)
            ask = plan.table["ask"]
            await plan.go()
            assert actor.window is not None
            number, told = actor.window.number, plan.table["ask"]
            shutil.copytree(tmp_path / "killed", tmp_path / "left")  # what a killed server leaves behind
        async with hub_at(tmp_path / "left" / "s.db", pace=1) as hub:
            actor = plan.actor = await hub.table(actor.sitting.code)
            plan.box = actor.join(viewer(plan.chair), plan.table["seq"])
            plan.hear()
            assert (plan.table["ask"], plan.table["others"]) == (told, plan.others)
            assert actor.window is not None
            assert actor.window.number == number
            again = await say(actor, plan.chair, "answer", ask=ask, answers=[path[0]])  # its reply may have got lost
            assert again["kind"] == "done"
            while not plan.stopped:
                await plan.go()
                if not plan.stopped:
                    await everybody_passes(actor)
            assert plan.stopped == "done"
            assert [word for word in plan.said if word.startswith("go-")] == path
            spoken = said_by(await hub.store.rows(actor.sitting.code))
            assert [word for by, word in spoken if by == seat and word.startswith("go-")][-2:] == path

    run(test())
