"""What the tests of the server share: tables without a network, clients that merge, and servers as processes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec

import shamble
from shamble.server import messages, rows
from shamble.server.actor import Actor
from shamble.server.group import Mailbox
from shamble.server.hub import Hub
from shamble.server.messages import AnyMessage, MakeTable
from shamble.server.rows import AnyRow
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import Sitting
from shamble.server.store import Store
from shamble.server.thinkers import Thinkers

GAME: Final = "zombiegeddon"
CODE: Final = "ZG-2222-2222"
SECRET: Final = "5a" * 32
Fields = dict[str, Any]


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test on a loop of its own, and never for long."""

    async def soon() -> None:
        await asyncio.wait_for(test, 60)

    asyncio.run(soon())


# --- sittings -------------------------------------------------------------------------------------------------------


def made(seats: int = 2, secret: str = SECRET) -> rows.Made:
    """A table for so many, with dice that are known."""
    return rows.Made(GAME, seats, secret, "Ann", "device-ann")


def sitting(*more: AnyRow, seats: int = 2, secret: str = SECRET) -> Sitting:
    """A table as these rows tell it."""
    found = Sitting(CODE)
    for row in (made(seats, secret), *more):
        found.apply(row)
    return found


def begun(seats: int = 2, secret: str = SECRET) -> Sitting:
    """A game of people that has just begun."""
    found = sitting(
        *(rows.Sat(chair, f"P{chair}", f"device-{chair}") for chair in range(1, seats)), seats=seats, secret=secret
    )
    found.apply(found.check_start(0))
    return found


def asked(table: Sitting) -> int:
    """The seat that is asked."""
    assert table.play is not None
    return table.play.asked()[0]


def options(table: Sitting) -> list[str]:
    """What the asked seat may answer."""
    assert table.play is not None
    return [str(one) for one in table.play.state.options(asked(table))]


def step(table: Sitting, rng: Random) -> AnyRow:
    """Something the asked seat may do: now and then it takes its last gesture back."""
    assert table.play is not None
    seat = asked(table)
    if table.play.can_undo(seat) and rng.random() < 0.2:
        return table.check_undo(seat)
    return table.check_answer(seat, [rng.choice(options(table))])


def walked(table: Sitting) -> list[str]:
    """A gesture that can be taken back: a step of the first survivor that may go on afterwards."""
    assert table.play is not None
    for answer in options(table):
        trial = table.play.attempt(asked(table), [answer])
        if not trial.row.draws and trial.state.ask is not None and trial.state.ask.seats == (asked(table),):
            return [answer]
    raise AssertionError("nothing here can be taken back")


# --- merging --------------------------------------------------------------------------------------------------------


class Merged:
    """A client as docs/wire.md describes it: it keeps a table and puts updates into it."""

    def __init__(self) -> None:
        self.table: Fields = {}
        self.replies: list[Fields] = []
        self.bye: Fields | None = None
        self.seqs: list[int] = []

    def hear(self, data: bytes | str) -> None:
        """One message of the server."""
        told: Fields = json.loads(data)
        kind = told["kind"]
        if kind == "table":
            self.start(told)
        elif kind == "update":
            assert told["seq"] == self.table["seq"] + 1, "a gap"
            self.seqs.append(told["seq"])
            self.merge(told)
        elif kind == "here":
            self.table["waiting"] = told.pop("waiting")
            self.table["here"] = {name: value for name, value in told.items() if name != "kind"}
        elif kind == "bye":
            self.bye = told
        else:
            self.replies.append(told)

    def start(self, told: Fields) -> None:
        """The whole table."""
        self.table = told
        self.seqs = [told["seq"]]
        if "scene" in told:
            told["scene"] = filled(told["scene"], told["scene"]["table"])

    def merge(self, told: Fields) -> None:
        """An update: lists grow, the picture and what lies beside it change in parts, all else is replaced."""
        for name, value in told.items():
            if name in ("log", "moments"):
                self.table[name] = self.table[name] + value
            elif name == "side":
                self.table["side"] = {**self.table.get("side", {}), **value}
            elif name == "side_change":
                self.table["side"] = overlaid(self.table["side"], value)
            elif name == "frames":
                self.draw(value)
            elif name not in ("kind", "facts"):
                self.table[name] = value

    def draw(self, frames: list[Fields]) -> None:
        scene = dict(self.table["scene"])
        for frame in frames:
            scene.update(filled(frame["set"], frame["set"].get("table", scene["table"])))
            scene.update({name: {**scene[name], **fields} for name, fields in frame["change"].items()})
            for gone in frame["del"]:
                del scene[gone]
            scene = placed(scene, frame.get("order", []))
        self.table["scene"] = scene

    def state(self) -> Fields:
        """Everything but who is here, which has no seq."""
        return without_here(self.table)


def without_here(table: Fields) -> Fields:
    """A table message without the part that is not counted."""
    return {name: value for name, value in table.items() if name != "here"}


# --- a hub without a network ----------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def hub_at(path: Path, thinkers: Thinkers | None = None, pace: float = 0) -> AsyncIterator[Hub]:
    """A hub over a store, closed as a server closes it."""
    store = Store(path)
    hub = Hub(store, thinkers or Thinkers(1), pace=pace)
    try:
        yield hub
    finally:
        await hub.close()
        store.close()


async def table_for(hub: Hub, people: int = 2, **wish: Any) -> Actor:
    """A table with people on its first chairs; with ``start`` they play already."""
    start, game = wish.pop("start", True), wish.pop("game", GAME)
    seats = wish.pop("seats", people + len(wish.get("bots", ())))
    actor = await hub.make(MakeTable(game, "Ann", "ann", seats=seats, **{"manners": {"pace": "quick"}, **wish}))
    for number in range(1, people):
        await actor.sit(f"P{number}", f"who-{number}", None)
    if start:
        await heard(actor, viewer(0), messages.Start())
    return actor


def viewer(chair: int = WATCHER, lang: str = "en", form: str = "scene") -> Viewer:
    """Somebody who looks on."""
    return Viewer(chair, lang, form)


def overlaid(old: Any, news: Any) -> Any:
    """What is there with what changed laid over it, as docs/wire.md tells clients to."""
    if have_ids(old) and have_ids(news):
        known = {one["id"]: one for one in old}
        return [overlaid(known.get(one["id"]), one) for one in news]
    if not isinstance(old, dict) or not isinstance(news, dict):
        return news
    return {**old, **{name: overlaid(old.get(name), value) for name, value in news.items()}}


def have_ids(things: Any) -> bool:
    return isinstance(things, list) and all(isinstance(one, dict) and "id" in one for one in things)


def filled(items: Fields, table: Fields) -> Fields:
    """Items with what all of their kind have, which is told once for all of them."""
    alike = table.get("alike", {})
    return {name: {**alike.get(item["kind"], {}), **item} for name, item in items.items()}


def placed(scene: Fields, order: list[tuple[str, str | None]]) -> Fields:
    """A scene in which these things lie right on those ones, or lowest."""
    names = list(scene)
    for name, under in order:
        names.remove(name)
        names.insert(0 if under is None else names.index(under) + 1, name)
    return {name: scene[name] for name in names}


async def say(actor: Actor, chair: int, kind: str, /, **fields: Any) -> Fields:
    """A message from a chair, as it would come through the wire."""
    said: AnyMessage = messages.read(json.dumps({"kind": kind, **fields}))
    return await heard(actor, viewer(chair), said)


async def heard(actor: Actor, who: Viewer, said: AnyMessage) -> Fields:
    """The one reply to a message."""
    replies: list[Fields] = []
    await actor.heed(who, said, replies.append)
    (reply,) = replies
    return reply


async def play_one(actor: Actor, rng: Random) -> Fields:
    """The asked person answers at random."""
    seat = asked(actor.sitting)
    play = actor.sitting.play
    assert play is not None
    chair = actor.sitting.order[seat]
    return await say(actor, chair, "answer", ask=play.ask_of(seat), answers=[rng.choice(options(actor.sitting))])


def waiting_in(box: Mailbox) -> list[bytes]:
    """What would be sent now."""
    found = list(box._waiting)
    box._waiting.clear()
    return found


# --- servers as processes -------------------------------------------------------------------------------------------


class Served:
    """``shamble serve`` as a process of its own. Its log is read along, so that it never blocks on a full pipe."""

    def __init__(self, database: Path, *flags: str, files: int | None = None) -> None:
        self.database = database
        self.log: list[str] = []
        self.said: list[str] = []
        environment = {**os.environ, "PYTHONPATH": str(Path(shamble.__file__).parent.parent), "SHAMBLE_LANG": "en"}
        command = [sys.executable, "-m", "shamble", "serve", "--port", "0", "--database", str(database), "--pace", "0"]
        if files is not None:  # that the system allows it
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            [*command, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self._ready = threading.Event()
        self._readers = [
            threading.Thread(target=self._read, args=(self.process.stdout, self.said), daemon=True),
            threading.Thread(target=self._read, args=(self.process.stderr, self.log), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self._ready.wait(20)
        assert self.said, f"it did not start: {self.log}"
        self.port = int(self.said[0].partition("localhost:")[2].split(";")[0])
        self.url = f"http://127.0.0.1:{self.port}"

    def _read(self, pipe: Any, into: list[str]) -> None:
        for line in pipe:
            into.append(line)
            self._ready.set()
        self._ready.set()

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; its exit code. Everything it said and logged has been read then."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(15)
        for reader in self._readers:
            reader.join(5)
        return code

    def client(self, **more: Any) -> httpx.Client:
        """A client of its HTTP door."""
        return httpx.Client(base_url=self.url, timeout=10, **more)

    def traceback(self) -> list[str]:
        """What a server must never write into its log."""
        return [line for line in self.log if "Traceback" in line or "Error" in line or "failed" in line]

    def socket_url(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"


@contextlib.contextmanager
def served(database: Path, *flags: str, files: int | None = None) -> Iterator[Served]:
    """A server for the length of a test."""
    found = Served(database, *flags, files=files)
    try:
        yield found
    finally:
        found.stop(signal.SIGKILL)


def make(client: httpx.Client, **wish: Any) -> Fields:
    """A new table."""
    body = {"game": GAME, "name": "Ann", "who": device("Ann"), **wish}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    found: Fields = answer.json()
    return found


def device(name: str) -> str:
    """What a device of somebody says to be known again: long enough to be a secret."""
    return f"a device of {name}'s"


def bearer(token: str | None) -> dict[str, str]:
    """The header that carries a token."""
    return {} if token is None else {"authorization": f"Bearer {token}"}


def until(true: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait for something that happens soon."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


async def soon(true: Callable[[], bool], seconds: float = 10.0) -> None:
    """The same on a loop."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.005)


def decoded(written: list[bytes]) -> list[AnyRow]:
    """Rows as they stand in the store."""
    return [rows.decode(row) for row in written]


def folded(code: str, written: list[bytes]) -> Sitting:
    """The table that written rows tell."""
    found = Sitting(code)
    for row in decoded(written):
        found.apply(row)
    return found


def plain_state(table: Sitting) -> Fields:
    """Everything that matters of a table, as plain data."""
    play = table.play
    return {
        "seq": table.seq,
        "chairs": [vars(chair) for chair in table.chairs],
        "settings": table.settings,
        "manners": table.manners,
        "order": table.order,
        "moments": table.moments,
        "lines": [(line.seq, line.key, line.fact.to_json() if line.fact else None) for line in table.lines],
        "rematch": table.rematch,
        "said": [msgspec.to_builtins(row) for row in play.said] if play else None,
        "state": play.state.to_json() if play else None,
        "undo": [play.can_undo(seat) for seat in range(play.state.seats)] if play else None,
    }
