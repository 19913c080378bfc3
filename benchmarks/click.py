"""How a move feels in a browser: from the click to the changed board, and frames per second while pieces move.

python -m benchmarks.click [--seconds 150]

Headless Chromium, which paints without a graphics card, plays against a bot at ``shamble serve``, once on a wide screen
and once on a phone, with "play at one tap". Server, bot and browser share the machine. A click is measured inside the
page, from the browser's own time stamp of it to the moment the browser says the changed board was on the screen, so
Playwright's way to the browser and back is not in it; click.js says how. Frames are counted in other moves than clicks
are measured in, from the click until everything has moved. Between two clicks there is time to look, as for a person:
nobody plays while the board is still being drawn. A mouse rests on what it will press for a tenth of a second, and a
button or a finger is down for as long as people's are: a click is what the browser calls so, which it does when they
are up again. Needs Playwright for Python (pip install playwright) and a Chromium, its own or the one on the path.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.serving import clean_when_ended, judged, say_if_busy, shamble
from benchmarks.sockets import HOST, post
from benchmarks.table_client import GAME, quantile
from playwright.async_api import Browser, Page, ViewportSize, async_playwright

CLICK_BAR: Final = 100.0  # milliseconds, p99
FRAMES_BAR: Final = 55.0  # a second
SCREENS: Final = {"wide": (1280, 800), "phone": (390, 844)}
TARGETS: Final = "svg.scene [role=button], .ask button"
SETTLED: Final = 700  # milliseconds after the last update: everything has moved
LOOK: Final = 0.25  # seconds between two clicks
AIM: Final = 0.1  # seconds that a mouse rests on what it will press
HELD: Final = 0.09  # seconds that a button or a finger is down
PATIENCE: Final = 10.0  # seconds without anything to click
INSIDE: Final = Path(__file__).with_suffix(".js")
ONE_TAP: Final = "localStorage.setItem('shamble.tap', 'yes')"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Click to board, and frames per second, in headless Chromium.")
    parser.add_argument("--seconds", type=float, default=150.0, help="of play on each screen")
    return parser.parse_args()


class Felt:
    """What was measured on one screen: milliseconds of each click and of its reply, frames per second around each."""

    def __init__(self) -> None:
        self.clicks: list[float] = []
        self.replies: list[float] = []
        self.frames: list[float] = []

    def lines(self, screen: str) -> list[str]:
        """The figures beside their bars."""
        p50, p99 = quantile(sorted(self.clicks), 0.5), quantile(sorted(self.clicks), 0.99)
        middle, worst = statistics.median(self.frames), min(self.frames)
        reply = statistics.median(self.replies)
        click = (
            f"{screen}: {p99:.0f} ms from click to board (p99 of {len(self.clicks)}; "
            f"p50 {p50:.0f} ms, {reply:.0f} of them until the update came)"
        )
        frames = f"{screen}: {middle:.0f} frames/s while pieces move (median; slowest move {worst:.0f})"
        return [
            judged(click, f"{CLICK_BAR:g} ms", p99 <= CLICK_BAR),
            judged(frames, f"{FRAMES_BAR:g}", middle >= FRAMES_BAR),
        ]


async def table_address(port: int, number: int) -> str:
    """A running table against a bot, with one's seat."""
    body = {
        "game": GAME,
        "name": "Ann",
        "who": f"bench of click {number}",
        "seats": 2,
        "bots": ["random"],
        "start": True,
    }
    made = await post(port, "/api/tables", {**body, "manners": {"pace": "quick"}})
    return f"http://{HOST}:{port}/t/{made['code']}#{made['token']}"


async def press(page: Page, x: float, y: float) -> None:
    """A finger that taps, where there is no mouse; a mouse comes to rest, and then presses."""
    if await page.evaluate("navigator.maxTouchPoints > 0"):
        touch = await page.context.new_cdp_session(page)
        await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        await asyncio.sleep(HELD)
        await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await touch.detach()
        return
    await page.mouse.move(x, y)
    await asyncio.sleep(AIM)
    await page.mouse.click(x, y, delay=HELD * 1000)


async def click_somewhere(page: Page, rng: Random) -> bool:
    """Click anything that can be clicked; whether there was something."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and not await page.evaluate("bench.over"):
        if spots := await page.evaluate("(targets) => bench.spots(targets)", TARGETS):
            await press(page, *rng.choice(spots))
            return True
        await asyncio.sleep(0.05)
    return False


async def settle(page: Page) -> None:
    """Until nothing moves any more, on this side or the bot's."""
    while await page.evaluate("performance.now() - bench.updated") < SETTLED:
        await asyncio.sleep(0.1)


async def play(page: Page, felt: Felt, deadline: float, rng: Random) -> None:
    """One game, or as much of it as there is time for: of one move the click, of the next the frames."""
    counting = False
    await settle(page)  # whoever comes to a table sees it before they play
    while time.monotonic() < deadline:
        answers: int = await page.evaluate("(counting) => (bench.begin(counting), bench.answers)", counting)
        if not await click_somewhere(page, rng):
            break
        await asyncio.sleep(LOOK)
        if await page.evaluate("bench.answers") == answers:
            continue
        await settle(page)
        if counting:
            felt.frames.append(await page.evaluate("bench.rate()"))
        counting = not counting
    felt.clicks += await page.evaluate("bench.clicks")
    felt.replies += await page.evaluate("bench.replies")


async def feel(browser: Browser, port: int, screen: str, seconds: float) -> Felt:
    """Games on one screen, one after the other."""
    felt, rng, deadline = Felt(), Random(1), time.monotonic() + seconds
    width, height = SCREENS[screen]
    phone = screen == "phone"
    size = ViewportSize(width=width, height=height)
    context = await browser.new_context(viewport=size, has_touch=phone, is_mobile=phone)
    await context.add_init_script(ONE_TAP)
    await context.add_init_script(path=INSIDE)
    number = 0
    while time.monotonic() < deadline:
        number += 1
        page = await context.new_page()
        await page.goto(await table_address(port, number))
        await play(page, felt, deadline, rng)
        await page.close()
    await context.close()
    return felt


async def run(port: int, seconds: float) -> None:
    async with async_playwright() as playwright:
        path = shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        print(f"Chromium {browser.version}, {seconds:g} s of play on each screen")
        for screen in SCREENS:
            felt = await feel(browser, port, screen, seconds)
            if not felt.clicks:
                sys.exit(f"{screen}: nothing on the page could be played.")
            print(*felt.lines(screen), sep="\n")
        await browser.close()


def main() -> None:
    args = arguments()
    clean_when_ended()
    say_if_busy()
    with shamble(core=None) as server:
        asyncio.run(run(server.port, args.seconds))


if __name__ == "__main__":
    main()
