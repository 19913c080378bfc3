"""Somebody in front of a browser: opens pages, and plays by what can be seen and pressed there."""

from __future__ import annotations

import json
import re
from copy import copy
from typing import Any, Final
from uuid import uuid4

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebError, expect

GAME: Final = "zombiegeddon"
WIDE: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
YOUR_MOVE: Final = re.compile("^●")
PAWN: Final = re.compile(r"^p[A-D]\d$")
# The browser writes what its content policy turned down into the console as well, but not for everything.
TELL_VIOLATIONS: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""
CENTRE: Final = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class Visitor:
    """One person with one device. Whatever the browser complains of is kept, and ends the test badly."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.expected: list[str] = []
        context.on("console", self._heard)
        context.on("weberror", self._failed)
        context.add_init_script(TELL_VIOLATIONS)
        self.page: Page = context.new_page()

    # --- what must not happen ---

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _failed(self, error: WebError) -> None:
        self.complaints.append(f"error in a page: {error.error}")

    def expect_complaint(self, pattern: str) -> None:
        """What this test does makes the browser complain, and rightly so."""
        self.expected.append(pattern)

    def check(self) -> None:
        """Nothing went wrong that nobody expected."""
        surprises = [one for one in self.complaints if not any(re.search(known, one) for known in self.expected)]
        assert not surprises, surprises

    # --- going somewhere ---

    def open(self, path: str = "/") -> Visitor:
        """Go to a page of this house."""
        self.page.goto(f"{self.url}{path}")
        return self

    def play_now(self, bots: int = 2, level: str = "random") -> Visitor:
        """Begin a game against bots from the front page. Those that sleepwalk lose soon, so that a game is short."""
        self.open()
        poster = self.poster()
        poster.locator(".against select").nth(0).select_option(str(bots))
        poster.locator(".against select").nth(1).select_option(level)
        poster.locator(".acts .btn.pri").click()
        self.page.wait_for_url("**/t/*")
        return self

    def poster(self, game: str = GAME) -> Locator:
        """A game on the front page."""
        return self.page.locator(f".poster.ink-{game}")

    def take_seat(self, **wishes: Any) -> Visitor:
        """Get a table without the way through the pages, and open it by its seat's link."""
        body = {"game": GAME, "name": "Ann", "who": uuid4().hex, "manners": {"pace": "quick"}, **wishes}
        made = self.context.request.post(f"{self.url}/api/tables", data=body).json()
        return self.open(f"/t/{made['code']}#{made['token']}")

    def another_tab(self) -> Visitor:
        """The same person on the same device, in one more tab at the same table."""
        other = copy(self)
        other.page = self.context.new_page()
        return other.open(f"/t/{self.code}")

    def sit_down(self, name: str = "Ben") -> None:
        """Take the first free seat of the table shown; who has no name yet is asked for one."""
        self.page.get_by_role("button", name="Sit down").last.click()
        field = self.page.locator("dialog input[name=line]")
        if field.count():
            field.fill(name)
            self.page.locator("dialog .btn.pri").click()

    def be_called(self, name: str) -> None:
        """Choose a name, as one does in the bar on top."""
        self.page.locator("header.top .me").click()
        self.page.locator("#my-name").fill(name)
        self.page.locator("dialog .btn.pri").click()

    @property
    def code(self) -> str:
        """The code of the table in the address."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    def seats(self) -> list[dict[str, Any]]:
        """The seats that this browser keeps."""
        kept = self.page.evaluate("localStorage.getItem('shamble.seats')")
        found: list[dict[str, Any]] = json.loads(kept or "[]")
        return found

    def token(self) -> str:
        """The secret of the first seat at this table."""
        found: str = next(seat["token"] for seat in self.seats() if seat["code"] == self.code)
        return found

    # --- what is seen ---

    def in_sight(self) -> Locator:
        """The answers that can be pressed now."""
        return self.page.locator(".ask:not(.hushed) [data-card]")

    def asked(self) -> None:
        """Wait until something is asked of this visitor and the picture stands still."""
        expect(self.page).to_have_title(YOUR_MOVE, timeout=20_000)
        expect(self.in_sight().first).to_be_visible()

    def not_asked(self) -> None:
        """Wait until nothing is asked of this visitor."""
        expect(self.page).not_to_have_title(YOUR_MOVE)
        expect(self.page.locator("[data-card]")).to_have_count(0)

    def cards(self) -> list[str]:
        """What the cards stand for: answers in the game's notation, pawns by their id, or "go"."""
        found: list[str] = self.in_sight().evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
        return found

    def lines(self) -> list[str]:
        """The log, oldest line first."""
        return self.page.locator(".lines li").all_text_contents()[::-1]

    def told(self) -> int:
        """How many lines the log has, those included that are too old to be in the page."""
        newest = self.page.locator(".lines li").first
        return int(newest.get_attribute("data-nth") or 0) + 1 if newest.count() else 0

    def line(self, nth: int) -> Locator:
        """A line of the log by its number; the oldest is 0."""
        return self.page.locator(f'.lines li[data-nth="{nth}"]')

    def alert(self, words: str = "") -> Locator:
        """What is said against something; empty regions wait in the page for their first words."""
        return self.page.get_by_role("alert").filter(has=self.page.locator(".toast"), has_text=words)

    def on_board(self, name: str) -> Locator:
        """A thing on the board by its id."""
        return self.page.locator(f':is(.scene, .ground) [data-id="{name}"]')

    # --- what is pressed ---

    def press(self, place: Locator) -> None:
        """Press something where its middle is seen, whatever lies over it there; with a finger on a phone."""
        x, y = place.evaluate(CENTRE)
        if self.page.evaluate("navigator.maxTouchPoints"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def card(self, name: str) -> Locator:
        """The card of an answer or of a pawn."""
        return self.page.locator(f'.ask:not(.hushed) [data-card="{name}"]')

    def pawns(self) -> list[str]:
        """The pawns to choose among; none if there is no choice, or it was made."""
        return [card for card in self.cards() if PAWN.match(card)]

    def pick_pawn(self) -> None:
        """Pick the first pawn that can go somewhere, on the board; the one picked before, if it still can."""
        if not self.pawns() and not self.rings().count():
            self.page.keyboard.press("Escape")
        for pawn in self.pawns():
            self.press(self.on_board(pawn))
            expect(self.card(pawn)).to_have_count(0)
            if self.rings().count():
                return
            self.page.keyboard.press("Escape")

    def rings(self) -> Locator:
        """The cells that can be chosen now."""
        return self.page.locator(".scene .k-cell[role=button]")

    def answer(self, name: str) -> None:
        """Choose a card, and go; wait until the table has moved on."""
        self.card(name).click()
        self.go()

    def go(self) -> None:
        """Play what is chosen, and wait until it is on the table."""
        before = self.told()
        self.card("go").click()
        expect(self.line(before).or_(self.page.locator(".result")).first).to_be_attached()

    def move(self) -> None:
        """Pick a pawn on the board, press the first cell with a ring there, and go."""
        self.asked()
        self.pick_pawn()
        self.press(self.rings().first)
        self.go()

    def leave_board(self) -> None:
        """Take a pawn off the board; whoever walks through somebody has to go on first."""
        self.asked()
        pawns = self.pawns()
        if pawns:
            self.card(pawns[0]).click()
        ways = [card for card in self.cards() if card.endswith("-off")]
        if ways:
            self.answer(ways[0])
        else:
            self.move()
            self.leave_board()

    def say_pass(self) -> None:
        """End the turn."""
        self.asked()
        self.answer("pass")

    def end_turn(self) -> None:
        """Pass after the first action; whoever walks through somebody has to go on instead."""
        self.asked()
        if "pass" in self.cards():
            self.answer("pass")
        else:
            self.move()

    # --- what the table says to those who only ask ---

    def record(self) -> str:
        """The own record of the first seat, as the server tells it."""
        found = self.context.request.get(
            f"{self.url}/api/tables/{self.code}/record", headers={"authorization": f"Bearer {self.token()}"}
        )
        assert found.ok, found.text()
        return found.text()
