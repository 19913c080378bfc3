"""A process in which bots think: one line of JSON in, one out. It knows views, never tables."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import traceback
from typing import Any, Final

from shamble import bots, registry

SECONDS: Final = 2.0
NICE: Final = 5  # answers of people go before thoughts of bots
MEMORY: Final = 1 << 30  # bytes of addresses; thoughts at the largest tables were seen to take 40 million


def think(question: dict[str, Any]) -> object:
    """The answer to one question."""
    game = registry.game(question["game"])
    view = question["view"]
    if question["do"] == "hint":
        how = {name: question[name] for name in ("seconds", "names", "rest")}
        return bots.hint(game, view, **how).to_json()
    bot = bots.make(question["level"], game, question["seed"], seconds=question.get("seconds", SECONDS))
    return bot.promise(view) if question["do"] == "promise" else bot.answer(view)


def stand_back() -> None:
    """Take less of the machine than the tables do, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on Windows; a lower limit may be set already
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Think until nobody asks any more. Who breaks down over a question says why, and is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which sends us home itself
    stand_back()
    for line in sys.stdin:
        try:
            said = think(json.loads(line))
        except Exception:
            print(json.dumps({"broke": traceback.format_exc()}), flush=True)
            sys.exit(1)
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
