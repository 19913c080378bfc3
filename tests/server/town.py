"""Tables of Zombies!!! for tests of the server: from a position or from known dice; windows that wait for people."""

from __future__ import annotations

from typing import Final

import pytest

from server.house import SECRET, Fields, say, soon
from shamble.games.zombies import orders
from shamble.games.zombies.game import GAME
from shamble.server import rows, window
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.play import Play
from shamble.testing.zombies import Scenario

FAIR: Final[dict[str, rows.Value]] = {"pace": "quick", "windows": "fair"}
LONG: Final = 600.0  # seconds: longer than any test


def patient_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows close when all people have answered, and at once; whoever says nothing keeps them open."""
    monkeypatch.setattr(window, "LEAST", (0.0, 0.0))
    monkeypatch.setattr(orders, "OFFERED", (LONG, LONG))


async def town(hub: Hub, position: Scenario) -> Actor:
    """A table of people at this position. Its log does not tell how it came to it, so it cannot be woken again."""
    actor = await new_town(hub, position.state.seats)
    table = position.state.copy()
    table.ask_passes, table.ask_chance = True, False  # as at every fair table
    play_of(actor).state = table
    actor.window = None
    actor._mind_window()
    return actor


async def new_town(hub: Hub, seats: int = 2, secret: str = SECRET) -> Actor:
    """A game of people that begins, with dice that are known."""
    people = [rows.Sat(chair, f"P{chair}", f"who-{chair}") for chair in range(1, seats)]
    return await hub._make(GAME, [rows.Made("zombies", seats, secret, "Ann", "ann", {}, FAIR), *people], start=True)


def play_of(actor: Actor) -> Play:
    """The game that is played."""
    assert actor.sitting.play is not None
    return actor.sitting.play


async def mine(actor: Actor, seat: int) -> str | None:
    """How a seat stands in the open window, as it is told; None if none is open, or not for it."""
    await decided(actor)
    return None if actor.window is None else actor.window.shown(seat, 0)["mine"]


async def decided(actor: Actor) -> None:
    """It has been found out whom the open window asks."""
    await soon(lambda: actor.window is None or not actor.window.undecided)


async def answer(actor: Actor, seat: int, text: str) -> Fields:
    """A seat answers what it is asked."""
    return await say(actor, seat, "answer", ask=play_of(actor).ask_of(seat), answers=[text])


async def everybody_passes(actor: Actor) -> None:
    """All people pass who have not answered yet, and the window closes."""
    await decided(actor)
    assert actor.window is not None
    play, number = play_of(actor), actor.window.number
    for seat in sorted(actor.window.people - actor.window.answered):
        await answer(actor, seat, "pass")
    await soon(lambda: play.loud != number)


def time_is_up(actor: Actor) -> None:
    """The moment has come that was drawn for the open window."""
    assert actor.window is not None
    actor.window.moment = 0.0
    actor._set_clock()
