"""A late town in a browser: python -m benchmarks.town [--answers 120].

Six seats of Zombies!!!, all thirty tiles laid, reached by greedy bots from a fixed seed, served by ``shamble serve``.
Headless Chromium, which paints without a graphics card, looks at it from one seat, wide and on a phone, while the town
is dragged, zoomed, and while the others' answers come in and are animated. Of every frame two things are told: what
the page's own thread worked for it (time of a core for scripts, style, layout and paint, from the browser's trace),
and how long it was on the screen, which also tells how fast Chromium fills pixels without a graphics card and what else
the machine does.
Every seat also listens on a line of its own, in French: the bytes of each update are counted there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.serving import clean_when_ended, free_port, judged, say_if_busy, serving
from benchmarks.sockets import HOST, connect, post
from benchmarks.table_client import quantile
from playwright.async_api import Browser, Page, async_playwright

from shamble import bots
from shamble.bots.bot import Bot
from shamble.registry import game
from shamble.server import links, rows
from shamble.server.links import Seat
from shamble.server.rows import AnyRow
from shamble.server.sitting import PLAY, Sitting
from shamble.server.store import Entry, Store

NAME: Final = "zombies"
CODE: Final = "ZZ-2222-2222"
SECRET: Final = "7a" * 32
SEATS: Final = 6
TILES: Final = 30
FRAME_BAR: Final = 16.0  # milliseconds
BYTES_BAR: Final = 5000
SCREENS: Final = {"wide": (1280, 800), "phone": (390, 844)}
TRACED: Final = ["__metadata", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MAIN: Final = "CrRendererMain"
PATIENCE: Final = 20_000
# Notes when frames are shown, and moves the hand once in each, for as many frames.
INSIDE: Final = """
window.bench = { shown: [], on: false };
const note = (now) => bench.on && (bench.shown.push(now), requestAnimationFrame(note));
bench.start = () => (Object.assign(bench, { on: true, shown: [] }), requestAnimationFrame(note));
bench.stop = () => ((bench.on = false), bench.shown.slice(1).map((now, at) => now - bench.shown[at]));
bench.hand = async (frames, act) => {
  const board = document.querySelector(".wide-world");
  board.setPointerCapture = () => {};
  const { x, y, width, height } = board.getBoundingClientRect();
  for (let nth = 0; nth < frames; nth += 1) {
    act(board, nth, { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 });
    await new Promise(requestAnimationFrame);
  }
};
bench.drag = (board, nth, at) => {
  const [clientX, clientY] = [at.clientX + 90 * Math.sin(nth / 9), at.clientY + 60 * Math.cos(nth / 7)];
  const on = { ...at, pointerId: 7, buttons: 1, clientX, clientY };
  board.dispatchEvent(new PointerEvent(nth ? "pointermove" : "pointerdown", on));
};
bench.wheel = (board, nth, at) =>
  board.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: nth % 60 < 30 ? -24 : 24 }));
"""
FRAMES: Final = 120
IDLE: Final = "() => !document.querySelector('.ask.hushed')"


class Town:
    """The table, played on here and at the server alike."""

    def __init__(self) -> None:
        self.sitting = Sitting(CODE)
        self.rows: list[AnyRow] = []
        self.minds: list[Bot] = [bots.make("greedy", game(NAME), seat) for seat in range(SEATS)]
        self._happen(rows.Made(NAME, SEATS, SECRET, "Ann", "ann", {}, {"pace": "quick", "windows": "quick"}))
        for chair in range(1, SEATS):
            self._happen(rows.Sat(chair, f"Player {chair + 1}", f"who-{chair}"))
        self._happen(rows.Began(list(range(SEATS)), game(NAME).rules))

    def _happen(self, row: AnyRow) -> None:
        self.rows.append(row)
        self.sitting.apply(row)

    @property
    def state(self) -> Any:
        assert self.sitting.play is not None
        return self.sitting.play.state

    def next(self) -> tuple[int, int, str]:
        """Who answers what next, and the number of what is asked."""
        assert self.sitting.play is not None
        seat = self.state.ask.seats[0]
        return seat, self.sitting.play.ask_of(seat), self.minds[seat].answer(self.state.view(seat))

    def go_on(self) -> tuple[int, int, str]:
        """Let that happen here."""
        seat, ask, answer = self.next()
        self._happen(self.sitting.check_answer(seat, [answer]))
        return seat, ask, answer

    def grow(self) -> None:
        """Up to the last tile."""
        while len(self.state.looks) < TILES:
            self.go_on()

    def write(self, database: Path) -> list[str]:
        """Into a store; the tokens of the seats."""
        store = Store(database)
        written = [Entry(CODE, nth, rows.encode(row), NAME, PLAY, False) for nth, row in enumerate(self.rows, 1)]
        asyncio.run(store.append(*written))
        tokens = [links.token_for(store.key, Seat(CODE, chair, 0)) for chair in range(SEATS)]
        store.close()
        return tokens


class Lines:
    """All seats' lines to the table: how many bytes each update had."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.largest = b""

    def heard(self, data: bytes) -> None:
        """A message of the server."""
        if not data.startswith(b'{"kind":"update"'):
            return
        self.sizes.append(len(data))
        if len(data) == max(self.sizes):
            self.largest = data

    async def open(self, port: int, tokens: list[str]) -> None:
        """One for each seat."""
        for token in tokens:
            line = await connect(f"/api/tables/{CODE}/socket", port, self.heard)
            line.send(json.dumps({"kind": "hello", "id": 1, "token": token, "lang": "fr", "as": "scene"}).encode())

    def report(self) -> list[str]:
        """The figures beside their bar."""
        over = sum(size > BYTES_BAR for size in self.sizes)
        sizes = sorted(map(float, self.sizes))
        most = sorted(((len(json.dumps(part)), name) for name, part in json.loads(self.largest).items()), reverse=True)
        p50, p99 = quantile(sizes, 0.5), quantile(sizes, 0.99)
        line = (
            f"a change: {p50:.0f} bytes (median of {len(sizes)}), p99 {p99:.0f}, largest {sizes[-1]:.0f}, {over} over"
        )
        return [judged(line, f"{BYTES_BAR} bytes", not over), f"parts of the largest: {most[:3]}"]


def worked(trace: bytes) -> list[float]:
    """Milliseconds of a core that the page's own thread took for each of its frames, up to where it hands them over."""
    events = json.loads(trace)["traceEvents"]
    names = {thread_of(event): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    handed = [event for event in events if event["name"] == "Commit" and names.get(thread_of(event)) == MAIN]
    if not handed:
        return []
    main = Counter(map(thread_of, handed)).most_common(1)[0][0]
    ends = sorted(event["ts"] for event in handed if thread_of(event) == main)
    work = [0.0] * len(ends)
    for event in events:
        frame = bisect_left(ends, event["ts"])
        if event["name"] == "RunTask" and thread_of(event) == main and frame < len(ends):
            work[frame] += event.get("tdur", event.get("dur", 0)) / 1000  # a few have no time of the thread itself
    return sorted(work)


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


class Watched:
    """One screen's view of the town, and what its frames cost."""

    def __init__(self, browser: Browser, page: Page, screen: str) -> None:
        self.browser = browser
        self.page = page
        self.screen = screen

    async def measure(self, what: str, act: Any) -> None:
        """Do something and tell its frames."""
        await self.browser.start_tracing(page=self.page, categories=TRACED)
        await self.page.evaluate("bench.start()")
        await act()
        shown: list[float] = sorted(await self.page.evaluate("bench.stop()"))
        work = worked(await self.browser.stop_tracing())
        p50, p95 = quantile(work, 0.5), quantile(work, 0.95)
        seen = f"on the screen {quantile(shown, 0.5):.1f} and {quantile(shown, 0.95):.1f}"
        line = f"{self.screen}, {what}: {p50:.1f} ms of work a frame, p95 {p95:.1f} ({len(work)} frames; {seen})"
        print(judged(line, f"{FRAME_BAR:g} ms", p95 <= FRAME_BAR), flush=True)

    async def hand(self, act: str) -> None:
        """A hand that moves once a frame."""
        await self.page.evaluate(f"bench.hand({FRAMES}, bench.{act})")


async def answers(town: Town, port: int, tokens: list[str], page: Page, count: int) -> None:
    """So many answers, each watched to its end."""
    for _ in range(count):
        if town.state.ask is None:
            return
        seat, ask, answer = town.go_on()
        said = {"kind": "answer", "id": 1, "ask": ask, "answers": [answer]}
        await post(port, f"/api/tables/{CODE}/messages", said, tokens[seat])
        await page.wait_for_function(IDLE, timeout=PATIENCE)


async def run(town: Town, port: int, tokens: list[str], count: int) -> None:
    lines = Lines()
    await lines.open(port, tokens)
    async with async_playwright() as playwright:
        where = shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=where, args=["--no-sandbox"])
        zombies = sum(there & 1 for there in town.state.space)
        print(f"Chromium {browser.version}; {len(town.state.looks)} tiles, {zombies} zombies, {SEATS} players")
        for screen, (width, height) in SCREENS.items():
            context = await browser.new_context(viewport={"width": width, "height": height})
            await context.add_init_script(INSIDE)
            page = await context.new_page()
            await page.goto(f"http://{HOST}:{port}/t/{CODE}#{tokens[0]}")
            await page.wait_for_selector(".scene [data-id=p-A]")
            watched = Watched(browser, page, screen)
            await watched.measure("dragged", lambda watched=watched: watched.hand("drag"))
            await watched.measure("zoomed", lambda watched=watched: watched.hand("wheel"))
            await watched.measure("moves", lambda page=page: answers(town, port, tokens, page, count))
            await context.close()
        await browser.close()
    print(*lines.report(), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Frames and bytes of a late town.")
    parser.add_argument("--answers", type=int, default=120, help="that are watched on each screen")
    count: int = parser.parse_args().answers
    clean_when_ended()
    say_if_busy()
    town = Town()
    town.grow()
    port = free_port()
    with TemporaryDirectory(prefix="shamble-bench-") as folder:
        database = Path(folder) / "tables.db"
        tokens = town.write(database)
        flags = ["--port", str(port), "--database", str(database), "--no-open", "--limit", "none"]
        with serving([sys.executable, "-m", "shamble", "serve", *flags], port, None):
            asyncio.run(run(town, port, tokens, count))


if __name__ == "__main__":
    main()
