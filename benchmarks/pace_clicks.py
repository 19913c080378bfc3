"""Clicks in a turn of Zombies!!!, counted in a browser: the half of benchmarks.pace that needs Chromium.

A sensible person lays the tile somewhere, takes what the page suggests where it suggests something, walks to a place by
pressing it, fights on, plays no event cards, and lets the page finish what is left of the turn when it offers that
after the walk. Whatever is pressed counts, on the board or beside it.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Iterator
from math import hypot
from typing import Any, Final
from uuid import uuid4

from benchmarks.serving import shamble
from benchmarks.sockets import HOST
from playwright.sync_api import Error, Page, sync_playwright

SEATS: Final = 4
REACH_MS: Final = 1500  # milliseconds in which something must be pressed
PATIENCE: Final = 120.0  # seconds in which nothing can be pressed
SETTLED: Final = """() => document.title.startsWith("●") && !document.querySelector(".ask.hushed")"""
CARDS: Final = """() => [...document.querySelectorAll(".ask [data-card]")].filter((one) => one.offsetParent)
    .map((one) => one.dataset.card)"""
PLACES: Final = """() => [...document.querySelectorAll(".scene [role=button]")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.id, x + width / 2, y + height / 2];
})"""
MINE: Final = "() => document.querySelector('.players .player.s-now')?.matches('.players .player:first-child') ?? false"
PASSES: Final = ("pass", "pass-turn")
SETTLES: Final = ("kit", "rush", "bullets", "life")  # in this order
Place = tuple[str, float, float]


class Sensible:
    """Somebody who plays turns in a page and counts what is pressed in them."""

    def __init__(self, page: Page, talkative: bool) -> None:
        self.page = page
        self.talkative = talkative
        self.clicks = 0
        self.walked = False

    def chooses(self) -> str | Place | None:
        """What to press: a card, or a place on the board."""
        cards: list[str] = self.page.evaluate(CARDS)
        places: list[Place] = [tuple(place) for place in self.page.evaluate(PLACES)]
        cells = [place for place in places if place[0].startswith(("c-", "lot-"))]
        for card in ("go", *SETTLES):
            if card in cards:
                return card
        if "stop" in cards and cells and not self.walked:
            self.walked = True
            return self.farthest(cells)
        for card in ("finish", *PASSES, "stop") if self.walked else (*PASSES, "finish", "stop"):
            if card in cards:
                return card
        return cells[0] if cells else cards[0] if cards else None

    def farthest(self, cells: list[Place]) -> Place:
        """The place that lies farthest from the pawn."""
        pawn = self.page.locator('.scene [data-id="p-A"]').bounding_box() or {"x": 0.0, "y": 0.0}
        x, y = pawn["x"], pawn["y"]
        return max(cells, key=lambda cell: hypot(cell[1] - x, cell[2] - y))

    def press(self, what: str | Place) -> None:
        """One click."""
        if self.talkative:
            print(what, "|", self.page.locator(".speech strong").inner_text(), file=sys.stderr)
        try:
            if isinstance(what, str):
                self.page.locator(f'.ask [data-card="{what}"]').first.click(timeout=REACH_MS)
            else:
                self.page.mouse.click(what[1], what[2])
        except Error:  # the table went on by itself before the hand was there
            return
        self.clicks += 1
        self.page.wait_for_timeout(150)

    def turns(self) -> Iterator[int]:
        """How often something is pressed in each of one's own turns, to the end of the game."""
        mine, since = False, time.monotonic()
        while time.monotonic() - since < PATIENCE and not self.page.locator(".result").count():
            self.page.wait_for_timeout(50)
            before, mine = mine, self.page.evaluate(MINE)
            if mine != before:
                if before:
                    yield self.clicks
                self.clicks, self.walked = 0, False
            what = self.chooses() if self.page.evaluate(SETTLED) else None
            if what is not None:
                self.press(what)
                since = time.monotonic()


def table_at(page: Page, port: int) -> None:
    """Sit down among three bots."""
    body: dict[str, Any] = {"game": "zombies", "name": "Ann", "who": uuid4().hex, "seats": SEATS, "start": True}
    body |= {"bots": ["greedy"] * (SEATS - 1), "manners": {"pace": "once"}}
    made = json.loads(page.request.post(f"http://{HOST}:{port}/api/tables", data=body).text())
    page.goto(f"http://{HOST}:{port}/t/{made['code']}#{made['token']}")


def count(wanted: int, port: int | None = None, talkative: bool = False) -> list[int]:
    """Clicks in each of so many turns."""
    if port is None:
        with shamble(core=None) as server:
            return count(wanted, server.port, talkative)
    found: list[int] = []
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        while len(found) < wanted:
            table_at(page, port)
            for clicks in Sensible(page, talkative).turns():
                found.append(clicks)
                if len(found) >= wanted:
                    break
        browser.close()
    return found
