"""How long a lone person waits for bots: python -m benchmarks.pace [--games 10] [--rounds 6] [--clicks 4].

A person who answers at once sits among bots at a real table, at the pace that goes without saying, with a page that
shows what happens for as long as a browser would: a step of the picture begins when the one before is over. Waiting is
all the time in which nothing is asked of the person or it cannot be seen yet.

A round of Zombies!!! with three bots is what lies between two own turns. A street card of Zombie Tsunami is everything
from one reveal to the next, without the moments in which dice tumble. With ``--clicks`` a browser plays turns of
Zombies!!! as a sensible person does, and counts what it presses (``pace_clicks.py``).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from benchmarks import pace_clicks
from benchmarks.serving import judged, say_if_busy

from shamble import bots
from shamble.server import messages
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.messages import MakeTable
from shamble.server.show import Viewer, seconds_of
from shamble.server.sitting import bot_view
from shamble.server.store import Store
from shamble.server.thinkers import Thinkers
from shamble.server.trouble import Trouble

ROUND_BAR: Final = 20.0  # seconds, a round of three bots of Zombies!!!, median
CARD_BAR: Final = 6.0  # seconds, a street card of Zombie Tsunami beyond its dice, median
CLICKS_BAR: Final = 10.0  # a turn of Zombies!!!, median
LOOK: Final = 0.01  # seconds between two looks at the table
ME: Final = Viewer(0, "en", "scene")
SEATS: Final = 4


class Screen:
    """A page: when what it was sent has been seen, how many seconds that took, and how many of them were dice."""

    def __init__(self) -> None:
        self.until = 0.0
        self.seen = 0.0
        self.dice = 0.0

    def show(self, frames: list[dict[str, Any]]) -> None:
        """These steps are watched, after those before."""
        now = max(self.until, time.monotonic())
        for frame in frames:
            seconds = seconds_of([frame])
            now += seconds
            self.seen += seconds
            if any("roll" in item for item in (*frame["set"].values(), *frame["change"].values())):
                self.dice += seconds
        self.until = now


class Sitter:
    """The person: whenever something is asked and seen, it is answered at once, as a greedy bot would."""

    def __init__(self, actor: Actor, seed: int) -> None:
        self.actor = actor
        self.screen = Screen()
        self.box = actor.join(ME, 0)
        self.bot = bots.make("greedy", actor.sitting.game, seed)
        self.waited = 0.0  # seconds so far
        self.since = time.monotonic()

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.actor.sitting.order.index(0)

    def read(self) -> None:
        """Take in what has come."""
        while self.box._waiting:
            told = json.loads(self.box._waiting.popleft())
            self.screen.show(told.get("frames", []))

    def is_asked(self) -> bool:
        """Whether there is something to answer, and it is seen."""
        sitting, seat = self.actor.sitting, self.seat
        waits = self.actor._is_waited_for(seat) and seat not in sitting.held and not sitting.sealed(seat)
        return waits and time.monotonic() >= self.screen.until

    async def look(self) -> None:
        """One look at the table."""
        await asyncio.sleep(LOOK)
        self.read()
        if not self.is_asked():
            return
        self.waited += time.monotonic() - self.since
        sitting, play = self.actor.sitting, self.actor.sitting.play
        assert play is not None
        said = messages.Answer(ask=play.ask_of(self.seat), answers=[self.bot.answer(bot_view(sitting, self.seat))])
        self.since = time.monotonic()
        try:
            await self.actor.heed(ME, said, lambda _reply: None)
        except Trouble as trouble:
            raise SystemExit(f"{trouble.key}: {said}") from None


async def sit_down(hub: Hub, game: str, number: int, level: str) -> Sitter:
    """A person among bots."""
    wish = MakeTable(game, "Ann", f"ann-{number}", seats=SEATS, bots=[level] * (SEATS - 1), start=True)
    return Sitter(await hub.make(wish), number)


async def rounds_of_zombies(hub: Hub, number: int, rounds: int, level: str) -> list[tuple[float, float]]:
    """The waiting in each round of others, of a game's first so many, and how long something was watched in it."""
    person = await sit_down(hub, "zombies", number, level)
    play, found = person.actor.sitting.play, list[tuple[float, float]]()
    assert play is not None
    mine, before, seen = True, -1.0, 0.0
    while play.state.pending and len(found) < rounds:
        await person.look()
        view = play.state.view(None)
        if (view["active"] == person.seat) == mine:
            continue
        mine = not mine
        if not mine:
            before, seen = person.waited, person.screen.seen  # up to the last own answer
        elif before >= 0:
            while play.state.pending and not person.is_asked():
                await person.look()
            found.append((person.waited + time.monotonic() - person.since - before, person.screen.seen - seen))
    return found


async def cards_of_tsunami(hub: Hub, number: int, cards: int, level: str) -> list[float]:
    """The waiting at each street card, without its dice."""
    person = await sit_down(hub, "tsunami", number, level)
    play, found = person.actor.sitting.play, list[float]()
    assert play is not None
    card, waited, dice = (-1, -1), 0.0, 0.0
    while play.state.pending and len(found) < cards:
        await person.look()
        view = play.state.view(None)
        now = (int(str(view["round"])), int(str(view["slot"])))
        if now == card:
            continue
        total = person.waited + time.monotonic() - person.since
        if card[0] >= 0:
            found.append(total - waited - (person.screen.dice - dice))
        card, waited, dice = now, total, person.screen.dice
    return found


async def measure(args: argparse.Namespace) -> tuple[list[tuple[float, float]], list[float]]:
    """Rounds of Zombies!!! and cards of Zombie Tsunami."""
    rounds, cards = list[tuple[float, float]](), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "pace.db")
        hub = Hub(store, Thinkers())
        for number in range(args.games):
            rounds += await rounds_of_zombies(hub, number, args.rounds, args.level)
            cards += await cards_of_tsunami(hub, number, args.rounds, args.level)
        await hub.close()
        store.close()
    return rounds, cards


def told(what: str, found: list[float]) -> str:
    """Figures in a line."""
    return f"{what}: {statistics.median(found):.1f} s in the median of {len(found)}, {max(found):.1f} the longest"


def main() -> None:
    parser = argparse.ArgumentParser(description="A lone person's waiting among bots.")
    parser.add_argument("--games", type=int, default=10, help="games of each")
    parser.add_argument("--rounds", type=int, default=6, help="rounds, and street cards, of each game")
    parser.add_argument("--clicks", type=int, default=0, help="turns of Zombies!!! in a browser")
    parser.add_argument("--level", default="greedy", choices=bots.LEVELS)
    args = parser.parse_args()
    say_if_busy()
    if args.games:
        found, cards = asyncio.run(measure(args))
        rounds, watched = [wait for wait, _ in found], statistics.median(seen for _, seen in found)
        line = f"{told('a round of three bots', rounds)}, {watched:.1f} of them watched"
        print(judged(line, f"{ROUND_BAR:g} s", statistics.median(rounds) <= ROUND_BAR))
        print(judged(told("a street card", cards), f"{CARD_BAR:g} s", statistics.median(cards) <= CARD_BAR))
    if args.clicks:
        clicks = pace_clicks.count(args.clicks)
        middle = statistics.median(clicks)
        line = f"clicks in a turn: {middle:g} in the median of {len(clicks)}, {max(clicks)} the most"
        print(judged(line, f"{CLICKS_BAR:g}", middle <= CLICKS_BAR))


if __name__ == "__main__":
    main()
