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
    ben.open(f"/t/{ann.code}").page.get_by_role("button", name="Sit down").last.click()
    ann.page.get_by_role("button", name="Start with two players").click()
    for person in (ann, ben):
        expect(person.page.locator(".asks")).to_have_text(re.compile("."))


def played(person: Visitor) -> list[str]:
    """Every gesture that the table knows of, from the record of a seat."""
    return re.findall(r"^\s*\d+.*$", person.record(), re.MULTILINE)


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
    """The line between a page and its table, which can be cut at a chosen moment."""

    def __init__(self) -> None:
        self.answers: list[dict[str, Any]] = []
        self.cut_after_answer = False
        self.sockets = 0

    def connect(self, socket: WebSocketRoute) -> None:
        self.sockets += 1
        deaf = False
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            nonlocal deaf
            said = json.loads(message)
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
    ann, wire = come(), Wire()
    ann.page.route_web_socket(re.compile("/socket$"), wire.connect)
    ann.take_seat(bots=["random"], start=True)
    ann.asked()
    before = len(ann.lines())
    wire.cut_after_answer = True
    ann.card(ann.pawns()[0]).click()
    answer = next(card for card in ann.cards() if card.endswith("-off"))
    ann.card(answer).click()
    ann.card("go").click()
    expect(ann.page.locator(".lines li").nth(before)).to_be_attached()
    ann.asked()
    assert wire.sockets == 2
    assert [said["answers"] for said in wire.answers] == [[answer], [answer]]
    assert wire.answers[0] == wire.answers[1]
    assert len(ann.lines()) == before + 1
    assert ann.record().count(answer) == 1
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_page_without_a_network_catches_up_when_it_is_back(come: Come) -> None:
    ann, ben = come(), come()
    ben.expect_complaint(NO_LINE)
    seat_for_friend(ann, ben)
    if ben.page.title().startswith("●"):
        ben.say_pass()
    ann.asked()
    ben.context.set_offline(True)
    ann.move()
    ann.end_turn()
    ben.context.set_offline(False)
    ben.asked()
    assert ben.lines() == ann.lines()
    ben.move()
    expect(ann.page.locator(".lines li").first).to_have_text(ben.lines()[-1])
