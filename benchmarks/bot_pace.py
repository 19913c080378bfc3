"""How long a table waits for its bots: python -m benchmarks.bot_pace.

One person who answers at once and five bots of the strongest level at a table of Zombie Tsunami, as people play it:
calm pace, fair windows. Every answer of a bot is timed from the row before it, which is when it was asked at the
latest; windows close at their own moment, so what bots think meanwhile costs nobody anything. The bar is what
docs/bots.md announces.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from shamble.server import messages
from shamble.server.actor import Actor
from shamble.server.hub import Hub
from shamble.server.messages import MakeTable
from shamble.server.rows import AnyRow, Said
from shamble.server.show import WATCHER, Viewer
from shamble.server.speed import SPEEDS
from shamble.server.store import Store
from shamble.server.thinkers import SECONDS, Thinkers

PACE = "calm"
ANNOUNCED = SECONDS + SPEEDS[PACE].answer


class Clock:
    """The time at which each row happened, and how long bots were waited for."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.last = time.monotonic()
        self.waits: list[float] = []
        self._apply = actor.sitting.apply
        actor.sitting.apply = self.apply  # type: ignore[method-assign]

    def apply(self, row: AnyRow) -> None:
        """A row happens."""
        now, play = time.monotonic(), self.actor.sitting.play
        if isinstance(row, Said) and row.seat > 0 and play is not None and not play.window():
            self.waits.append(now - self.last)
        self._apply(row)
        self.last = now


async def answer(actor: Actor, rng: Random) -> None:
    """The person in the first seat answers whatever is asked, at once."""
    play = actor.sitting.play
    assert play is not None
    options = [str(option) for option in play.state.options(0)] if 0 in play.asked_shown() else []
    if options and 0 not in actor.sitting.held:
        said = messages.Answer(ask=play.ask_of(0), answers=["pass" if "pass" in options else rng.choice(options)])
        await actor.heed(Viewer(0, "en", "view"), said, lambda _reply: None)


async def watch(seconds: float, bots: int, level: str) -> list[float]:
    """How long each answer of a bot took, of so many seconds of play."""
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "pace.db")
        hub = Hub(store, Thinkers())
        wish = MakeTable(
            "tsunami", "Ann", "ann", seats=bots + 1, bots=[level] * bots, start=True, manners={"pace": PACE}
        )
        actor = await hub.make(wish)
        actor.join(Viewer(WATCHER, "en", "view"), 0)  # where somebody looks on, the pace is the same for everybody
        clock, end = Clock(actor), time.monotonic() + seconds
        while time.monotonic() < end and actor.sitting.phase == "play":
            try:
                await answer(actor, rng)
            except Exception as error:  # a window closed under our hands; anything else ends the run below
                if not hasattr(error, "code"):
                    raise
            await asyncio.sleep(0.01)
        await hub.close()
        store.close()
    return clock.waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--bots", type=int, default=5)
    parser.add_argument("--level", default="search")
    chosen = parser.parse_args()
    waits = asyncio.run(watch(chosen.seconds, chosen.bots, chosen.level))
    late = [wait for wait in waits if wait > ANNOUNCED]
    print(f"{len(waits)} answers of {chosen.bots} {chosen.level} bots: median {statistics.median(waits):.2f} s")
    print(f"longest {max(waits):.2f} s; announced {ANNOUNCED:.1f} s; later than that: {len(late)}")


if __name__ == "__main__":
    main()
