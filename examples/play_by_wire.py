"""A program at tables, over plain HTTP with nothing but the standard library. Start "shamble serve" first.

python examples/play_by_wire.py [SERVER [GAME ...]]
"""

from __future__ import annotations

import json
import random
import sys
import time
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

# Each game with as many bots as it needs; Zombies!!! in its short form.
TABLES: dict[str, dict[str, Any]] = {
    "zombiegeddon": {"bots": ["greedy"]},
    "tsunami": {"bots": ["greedy", "greedy"]},
    "zombiaki": {"bots": ["greedy"]},
    "zombies": {"bots": ["greedy"], "settings": {"preset": "quick", "kill_goal": 5}},
}


def send(address: str, data: object = None, token: str = "") -> Any:
    """One request; its answer stays open, for streams. Whoever is too fast is told how long to wait."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = None if data is None else json.dumps(data).encode()
    while True:
        try:
            return urlopen(Request(address, body, headers))
        except HTTPError as refused:
            if refused.code != 429:
                raise
            time.sleep(json.load(refused)["ms"] / 1000)


def call(address: str, data: object, token: str = "") -> Any:
    """One request and what it answers."""
    with send(address, data, token) as answer:
        return json.load(answer)


def answer(table: str, token: str, ask: int, option: str) -> None:
    """Answer an ask; if the table has gone on without us, what it asks now comes by itself."""
    try:
        call(f"{table}/messages", {"kind": "answer", "id": 1, "ask": ask, "answers": [option]}, token)
    except HTTPError as refused:
        if json.load(refused)["code"] not in ("stale", "not-asked"):
            raise


def play(table: str, token: str, rng: random.Random) -> str:
    """Follow the table, answer whatever is asked, and say how it ended."""
    now: dict[str, Any] = {}
    answered = 0
    with send(f"{table}/messages?as=view", token=token) as lines:
        for line in lines:
            if not line.strip():
                continue  # an empty line now and then: the stream is alive
            now.update(json.loads(line))
            if now["phase"] == "over":
                break
            ask = now["ask"]
            if ask is not None and ask != answered:  # the same ask may come again, when others did something
                answer(table, token, ask, rng.choice(now["view"]["options"]))
                answered = ask
    return str(now["result"]["sentence"])


def main(server: str = "http://localhost:8000", *games: str) -> None:
    for game in games or TABLES:
        wish = {"game": game, "name": "Program", "who": token_hex(16), "start": True, "manners": {"pace": "once"}}
        made = call(f"{server}/api/tables", {**wish, **TABLES[game]})
        table = f"{server}/api/tables/{made['code']}"
        print(f"{game}: {play(table, made['token'], random.Random(1))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
