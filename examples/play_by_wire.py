"""A program at a table: it makes one, seats two bots, and plays over plain HTTP. Start "shamble serve" first."""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def send(address: str, data: object = None, token: str = "") -> Any:
    """One request; its answer stays open, for streams."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = None if data is None else json.dumps(data).encode()
    return urlopen(Request(address, body, headers))


def call(address: str, data: object, token: str = "") -> Any:
    """One request and what it answers."""
    with send(address, data, token) as answer:
        return json.load(answer)


def play(table: str, token: str, rng: random.Random) -> str:
    """Follow the table, answer whatever is asked, and say how it ended."""
    now: dict[str, Any] = {}
    with send(f"{table}/messages?as=view", token=token) as lines:
        for line in lines:
            news = json.loads(line) if line.strip() else {}  # an empty line now and then: the stream is alive
            now.update(news)
            if now["phase"] == "over":
                break
            if "view" in news and now["ask"] is not None:
                answer = rng.choice(now["view"]["options"])
                call(f"{table}/messages", {"kind": "answer", "id": 1, "ask": now["ask"], "answers": [answer]}, token)
    return str(now["result"]["sentence"])


def main(server: str) -> None:
    wish = {"game": "zombiegeddon", "name": "Program", "who": "play_by_wire", "bots": ["greedy", "random"]}
    made = call(f"{server}/api/tables", {**wish, "start": True, "manners": {"pace": "quick"}})
    print(play(f"{server}/api/tables/{made['code']}", made["token"], random.Random(1)))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000")
