"""Lines break, servers are killed: nothing is lost, nothing happens twice, and pages find back by themselves."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import QUICKLY, Come
from browser.visitor import Visitor
from server.house import Served

pytestmark = pytest.mark.browser
NO_LINE = r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET"


class Frail:
    """A house that can be killed, and opens again at the same address with what its store has."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.served = Served(database, *QUICKLY)
        self.url = self.served.url

    def kill(self) -> None:
        self.served.stop(signal.SIGKILL)

    def open_again(self) -> None:
        self.served = Served(self.database, *QUICKLY, "--port", str(self.served.port))


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Frail]:
    house = Frail(tmp_path / "tables.db")
    yield house
    house.kill()
    assert not house.served.traceback(), house.served.log


def seat_for_friend(ann: Visitor, ben: Visitor) -> None:
    """Ann and Ben sit at a table and play."""
    ann.take_seat()
    ben.open(f"/t/{ann.code}").sit_down()
    ann.page.get_by_role("button", name="Start with two players").click()
    for person in (ann, ben):
        expect(person.page.locator(".asks")).to_have_text(re.compile("."))


def test_a_server_that_is_killed_and_comes_back_has_lost_and_doubled_nothing(come: Come, frail: Frail) -> None:
    ann, ben = come(url=frail.url), come(url=frail.url)
    for person in (ann, ben):
        person.expect_complaint(NO_LINE)
    seat_for_friend(ann, ben)
    asked, other = (ann, ben) if ann.page.title().startswith("●") else (ben, ann)
    asked.move()
    asked.asked()
    cards, lines, record = asked.cards(), asked.lines(), asked.record()

    frail.kill()
    for person in (ann, ben):
        expect(person.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    frail.open_again()
    for person in (ann, ben):
        expect(person.page.get_by_role("status").filter(has_text="Connection lost")).to_be_hidden(timeout=15_000)
    asked.asked()
    assert asked.cards() == cards
    assert asked.lines() == other.lines() == lines
    assert asked.record() == record

    frail.kill()
    expect(asked.page.locator(".line-lost")).to_be_visible()
    asked.card("pass").click()
    asked.card("go").click()  # said while nobody listens
    frail.open_again()
    other.asked()
    assert other.lines()[:-1] == lines
    other.say_pass()
    asked.asked()
    assert asked.lines() == other.lines()
    assert len(asked.lines()) == len(lines) + 2


class Wire:
    """The line between a page and its table, which can be cut: after an answer has gone through, or for a while."""

    def __init__(self, visitor: Visitor) -> None:
        self.answers: list[dict[str, Any]] = []
        self.cut_after_answer = False
        self.broken = False
        self.cut_at = ""  # what cannot be said without breaking the line
        self.cuts = 0
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/socket$"), self._connect)

    def cut(self) -> None:
        """Nothing goes through any more."""
        self.broken = True
        self.sockets[-1].close(code=4000)

    def mend(self) -> None:
        """Who tries again gets through."""
        self.broken = False

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.broken:
            socket.close(code=4000)
            return
        self.sockets.append(socket)
        deaf = False
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            nonlocal deaf
            said = json.loads(message)
            if said["kind"] == self.cut_at:
                self.cuts += 1
                socket.close(code=4000)
                return
            if said["kind"] == "answer":
                self.answers.append(said)
                deaf = self.cut_after_answer
                self.cut_after_answer = False
            server.send(message)

        def down(message: str | bytes) -> None:
            if not deaf:
                socket.send(message)
            elif json.loads(message)["kind"] == "done":
                socket.close(code=4000)  # the table has it on disk, and the page will never hear of it

        socket.on_message(up)
        server.on_message(down)


def test_an_answer_whose_reply_is_lost_is_said_again_and_happens_once(come: Come) -> None:
    ann = come()
    wire = Wire(ann)
    ann.take_seat(bots=["random"], start=True)
    ann.asked()
    before = ann.told()
    wire.cut_after_answer = True
    ann.card(ann.pawns()[0]).click()
    answer = next(card for card in ann.cards() if card.endswith("-off"))
    ann.card(answer).click()
    ann.card("go").click()
    expect(ann.line(before)).to_be_attached()
    ann.asked()
    assert len(wire.sockets) == 2
    assert [said["answers"] for said in wire.answers] == [[answer], [answer]]
    assert wire.answers[0] == wire.answers[1]
    assert ann.told() == before + 1
    assert ann.record().splitlines().count(f"A {answer}") == 1
    expect(ann.alert()).to_have_count(0)


def test_what_breaks_the_line_each_time_is_given_up_with_a_sentence(come: Come) -> None:
    ann = come()
    wire = Wire(ann)
    ann.take_seat(bots=["random"], start=True)
    ann.asked()
    wire.cut_at = "hint"
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_text("The table did not reply, though it was told three times.")).to_be_visible()
    assert wire.cuts == 3
    expect(ann.page.get_by_text("Connection lost")).to_be_hidden()
    before = ann.told()
    wire.cut_at = ""
    ann.card(ann.pawns()[0]).click()
    ann.card(next(card for card in ann.cards() if card.endswith("-off"))).click()
    ann.card("go").click()
    expect(ann.line(before)).to_be_attached()


def bens_wait(ann: Visitor, ben: Visitor) -> None:
    """Ann is to move."""
    if ben.page.title().startswith("●"):
        ben.say_pass()
    ann.asked()


# Where pieces are put, but not their size: what can be chosen is drawn a little smaller.
PIECES = """() => [...document.querySelectorAll(".scene .k-pawn, .scene .k-disc")].map((node) => {
  const { e, f } = node.getScreenCTM();
  return [node.dataset.id, node.getAttribute("href"), Math.round(e), Math.round(f)];
}).sort()"""


def test_a_page_that_lost_its_line_catches_up_once_it_is_back(come: Come) -> None:
    ann, ben = come(), come()
    wire = Wire(ben)
    seat_for_friend(ann, ben)
    bens_wait(ann, ben)
    wire.cut()
    lost = ben.page.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    before = ben.lines()
    ann.move()
    ann.end_turn()
    assert ben.lines() == before
    wire.mend()
    expect(lost).to_be_hidden()
    ben.asked()
    assert ben.lines() == ann.lines()
    assert len(ben.lines()) > len(before) + 1
    expect(ann.page.locator(".absent")).to_be_hidden()  # which takes room from the board
    assert ben.page.evaluate(PIECES) == ann.page.evaluate(PIECES)
    ben.move()
    expect(ann.page.locator(".lines li").first).to_have_text(ben.lines()[-1])


def test_what_is_said_while_the_network_hangs_arrives_once_it_is_back(come: Come) -> None:
    ann, ben = come(), come()
    ann.expect_complaint(NO_LINE)
    seat_for_friend(ann, ben)
    bens_wait(ann, ben)
    ann.move()
    ann.asked()
    before = ann.lines()
    expect(ben.page.locator(".lines li")).to_have_count(len(before))
    ann.context.set_offline(True)
    ann.card("pass").click()
    ann.card("go").click()
    ann.page.wait_for_timeout(500)
    assert ben.lines() == ann.lines() == before
    ann.context.set_offline(False)
    ben.asked()
    expect(ann.page.locator(".lines li")).to_have_count(len(before) + 1)
    assert ben.lines() == ann.lines()
