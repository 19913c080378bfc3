"""The same with the client of the package, which waits, comes back and repeats by itself.

python examples/play_with_client.py [SERVER [GAME ...]]
"""

from __future__ import annotations

import random
import sys

from play_by_wire import TABLES

from shamble import client


def main(server: str = "http://localhost:8000", *games: str) -> None:
    rng = random.Random(1)
    for game in games or TABLES:
        seat = client.make(server, game, "Program", **TABLES[game], start=True, manners={"pace": "once"})
        for ask in seat.asks():
            ask.answer(rng.choice(ask.options))
        print(f"{game}: {seat.now['result']['sentence']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
