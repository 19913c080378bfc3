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
from random import Random
from typing import Any, Final
from uuid import uuid4

from benchmarks.serving import shamble
from benchmarks.sockets import HOST
from playwright.sync_api import Page, sync_playwright

SEATS: Final = 4
PATIENCE: Final = 60.0  # seconds in which nothing can be pressed
SETTLED: Final = """() => document.title.startsWith("●") && !document.querySelector(".ask.hushed")"""
ASKS: Final = """() => [...document.querySelectorAll(".ask [data-card]")].filter((one) => one.offsetParent)
    .map((one) => one.dataset.card)"""
RINGS: Final = """() => [...document.querySelectorAll(".scene .k-cell[role=button], .scene .k-lot[role=button]")].map((one) => one.dataset.id)"""
CENTRE: Final = """(id) => {
  const { x, y, width, height } = document.querySelector(`.scene [data-id="${id}"]`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
TURN: Final = "() => [...document.querySelectorAll('.player.s-now')].map((one) => one.id).join()"
BEFORE_THE_END: Final = ("pass", "stop")


def chosen(cards: list[str], rings: list[str], rng: Random) -> tuple[str, str] | None:
    """What a sensible person presses: a kind and a name."""
    if "go" in cards:
        return "card", "go"
    quiet = [card for card in cards if card in BEFORE_THE_END]
    others = [card for card in cards if card not in BEFORE_THE_END and card != "finish"]
    if rings and not others:
        return "board", rng.choice(rings)
    for found in (others[:1], [card for card in cards if card == "finish"], quiet[:1]):
        if found:
            return "card", found[0]
    return ("board", rng.choice(rings)) if rings else None


def press(page: Page, what: tuple[str, str]) -> None:
    kind, name = what
    if kind == "card":
        page.locator(f'.ask [data-card="{name}"]').first.click()
    else:
        page.mouse.click(*page.evaluate(CENTRE, name))
    page.wait_for_timeout(150)


def turns(page: Page, rng: Random, talkative: bool) -> Iterator[int]:
    """How often something is pressed in each of one's own turns."""
    clicks, since = 0, time.monotonic()
    mine = False
    while time.monotonic() - since < PATIENCE and not page.locator(".result").count():
        page.wait_for_timeout(80)
        turn_is_mine = page.evaluate(TURN) == "player0"
        if mine and not turn_is_mine:
            yield clicks
            clicks = 0
        mine = turn_is_mine
        if not page.evaluate(SETTLED):
            continue
        what = chosen(page.evaluate(ASKS), page.evaluate(RINGS), rng)
        if what is None:
            continue
        if talkative:
            print(clicks + 1, *what, page.locator(".speech strong").inner_text(), file=sys.stderr)
        press(page, what)
        clicks, since = clicks + (1 if mine else 0), time.monotonic()


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
    rng = Random(1)
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        while len(found) < wanted:
            table_at(page, port)
            for clicks in turns(page, rng, talkative):
                found.append(clicks)
                if len(found) >= wanted:
                    break
        browser.close()
    return found
