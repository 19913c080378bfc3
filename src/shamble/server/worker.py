"""A process in which bots think: one line of JSON in, one out. It knows views, never tables."""

from __future__ import annotations

import json
import signal
import sys
from typing import Any

from shamble import bots, registry

SECONDS = 2.0


def think(question: dict[str, Any]) -> object:
    """The answer to one question."""
    game = registry.game(question["game"])
    view = question["view"]
    if question["do"] == "hint":
        how = {name: question[name] for name in ("seconds", "names", "rest")}
        return bots.hint(game, view, **how).to_json()
    bot = bots.make(question["level"], game, question["seed"], seconds=question.get("seconds", SECONDS))
    return bot.promise(view) if question["do"] == "promise" else bot.answer(view)


def main() -> None:
    """Think until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which sends us home itself
    for line in sys.stdin:
        sys.stdout.write(json.dumps(think(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
