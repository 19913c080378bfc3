"""The same over a WebSocket: replies and news come on one line. It needs the package websockets.

python examples/play_by_socket.py [SERVER [GAME ...]]
"""

from __future__ import annotations

import json
import random
import sys
import time
from secrets import token_hex
from typing import Any

from play_by_wire import TABLES, call
from websockets.sync.client import ClientConnection, connect


def play(socket: ClientConnection, token: str, rng: random.Random) -> str:
    """Say hello, answer whatever is asked, and say how it ended."""
    now: dict[str, Any] = {}
    answered = 0
    socket.send(json.dumps({"kind": "hello", "token": token, "as": "view"}))
    for line in socket:
        told = json.loads(line)
        if told["kind"] in ("table", "update"):
            now.update(told)
        elif told["kind"] == "refused" and told["code"] == "too-fast":
            time.sleep(told["ms"] / 1000)
            answered = 0  # it was not heard, so it is said again
        elif told["kind"] == "refused" and told["code"] not in ("stale", "not-asked"):
            raise SystemExit(told["sentence"])
        if now.get("phase") == "over":
            return str(now["result"]["sentence"])
        ask = now.get("ask")
        if ask is not None and ask != answered:
            option = rng.choice(now["view"]["options"])
            socket.send(json.dumps({"kind": "answer", "id": ask, "ask": ask, "answers": [option]}))
            answered = ask
    raise SystemExit("The server hung up.")


def main(server: str = "http://localhost:8000", *games: str) -> None:
    for game in games or TABLES:
        wish = {"game": game, "name": "Program", "who": token_hex(16), "start": True, "manners": {"pace": "once"}}
        made = call(f"{server}/api/tables", {**wish, **TABLES[game]})
        address = f"ws{server.removeprefix('http')}/api/tables/{made['code']}/socket"
        with connect(address, max_size=None) as socket:
            print(f"{game}: {play(socket, made['token'], random.Random(1))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
