"""Several people: by invitation, in two tabs, on another device, and around one screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Come
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

# What somebody would do who knows the wire and holds no seat.
ANSWER_WITHOUT_A_SEAT = """(code) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ kind: "hello", id: 0, token: null, seen: 0, lang: "en", as: "scene" });
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.kind === "table") say({ kind: "answer", id: 1, ask: 1, answers: ["pass"] });
    if (message.id === 1) { socket.close(); done(message); }
  };
})"""

# Skip whenever the picture begins to move, and count the summaries.
SKIP_WHAT_MOVES = """() => {
  window.summaries = 0;
  const skip = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
  const look = () => {
    window.summaries += document.querySelectorAll(".toast.skipped").length;
    if (document.querySelector(".ask.hushed")) skip();
  };
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def whose_turn(*people: Visitor) -> tuple[Visitor, Visitor]:
    """The one of two people who is asked, and the other."""
    expect(people[0].page.locator(".scene")).to_be_visible()
    people[0].page.wait_for_function("document.querySelector('.asks').textContent")
    first, second = people
    return (first, second) if first.page.title().startswith("●") else (second, first)


def table_for_two(ann: Visitor, ben: Visitor) -> None:
    """Ann makes a table and sends the link, Ben sits down with his name, Ann starts."""
    ann.open().be_called("Ann")
    ann.poster().get_by_role("button", name="Make a table").click()
    link = ann.page.get_by_role("textbox", name="Invitation link").input_value()
    assert link.endswith(ann.code)
    ben.page.goto(f"http://{link}")
    expect(ben.page.get_by_role("heading", name="Waiting room")).to_be_visible()
    ben.be_called("Ben")
    ben.sit_down()
    expect(ann.page.locator(".chair").filter(has_text="Ben")).to_contain_text("here")
    ann.page.get_by_role("button", name="Start with two players").click()


def test_friends_meet_by_link_and_see_each_others_moves_while_a_third_only_watches(come: Come) -> None:
    ann, ben, cid = come(), come(), come()
    table_for_two(ann, ben)
    cid.open(f"/t/{ann.code}")
    expect(cid.page.locator(".asks")).to_contain_text("You are watching.")
    for _ in range(2):
        asked, other = whose_turn(ann, ben)
        other.not_asked()
        expect(other.page.locator(".asks")).to_contain_text("is choosing")
        asked.move()
        line = asked.lines()[-1]
        for person in (other, cid):
            expect(person.page.locator(".lines li").first).to_have_text(line)
        asked.end_turn()
        other.asked()
    assert ann.lines() == ben.lines() == cid.lines()

    expect(cid.page.locator("[data-card]")).to_have_count(0)
    expect(cid.page.locator(".scene [role=button]")).to_have_count(0)
    expect(cid.page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(cid.page.get_by_role("button", name="Hint")).to_be_disabled()
    refused = cid.page.evaluate(ANSWER_WITHOUT_A_SEAT, cid.code)
    assert refused["kind"] == "refused"
    assert refused["code"] == "not-yours"
    assert refused["sentence"] == "Spectators can watch, but not play."


def test_a_host_can_empty_a_chair_and_then_its_link_is_worthless(come: Come) -> None:
    ann, ben = come(), come()
    ann.open().poster().get_by_role("button", name="Make a table").click()
    ann.page.wait_for_url("**/t/*")
    ben.open(f"/t/{ann.code}").sit_down()
    expect(ben.page.get_by_role("button", name="Change your name")).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("^Empty this seat")).click()
    expect(ben.alert("The host has emptied your seat.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Sit down").last).to_be_visible()
    assert ben.seats() == []


def test_two_tabs_on_one_seat_agree(come: Come) -> None:
    ann = come().take_seat(bots=["random"], start=True)
    ann.asked()
    other = ann.another_tab()
    other.asked()
    agree(ann, other)
    ann.move()
    expect(other.page.locator(".lines li").filter(has_text=ann.lines()[-1]).first).to_be_attached()
    other.move()
    ann.asked()
    other.asked()
    agree(ann, other)


def agree(*tabs: Visitor) -> None:
    """Wait until all tabs show the same; each is told for itself, and draws when it comes to it."""
    for _ in range(100):
        seen = [(tab.lines(), tab.cards()) for tab in tabs]
        if all(one == seen[0] for one in seen):
            return
        tabs[0].page.wait_for_timeout(100)
    raise AssertionError(seen)


def test_a_seats_link_takes_it_over_on_another_device(come: Come) -> None:
    ann, phone = come(permissions=["clipboard-read", "clipboard-write"]), come(phone=True)
    ann.take_seat(bots=["random"])
    ann.page.get_by_role("button", name="Move to another device").click()
    expect(ann.page.get_by_role("img", name="QR code of your seat")).to_be_visible()
    ann.page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name=re.compile("^Start")).click()
    ann.asked()
    phone.page.goto(link)
    phone.asked()
    assert "#" not in phone.page.url, "the secret does not stay in the address"
    phone.move()
    expect(ann.page.locator(".lines li").filter(has_text=re.compile("Ann (moves|jumps)"))).to_have_count(1)


def test_a_seats_link_can_be_had_while_one_plays(come: Come) -> None:
    ann, other = come(permissions=["clipboard-read", "clipboard-write"]), come()
    ann.play_now(bots=1).asked()
    ann.page.get_by_role("button", name="More").first.click()
    ann.page.get_by_role("button", name="Move to another device").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    other.page.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    other.asked()
    assert other.cards() == ann.cards()


def test_around_one_screen_the_view_goes_to_whoever_is_asked(come: Come) -> None:
    ann = come().take_seat()
    sit_down_here(ann, "Bob")
    ann.page.get_by_role("button", name="Start with two players").click()
    speakers = []
    for _ in range(4):
        ann.asked()
        speakers.append("Bob" if "Bob" in ann.page.locator(".player.s-now").inner_text() else "Ann")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        pass_on(ann)
    assert speakers in (["Ann", "Bob"] * 2, ["Bob", "Ann"] * 2)


def test_in_a_game_with_secrets_a_curtain_stands_between_two_people(come: Come) -> None:
    ann = come()
    ann.page.route_web_socket(re.compile("/socket$"), keep_secrets)
    ann.take_seat()
    sit_down_here(ann, "Bob")
    ann.page.get_by_role("button", name="Start with two players").click()
    curtain = ann.page.locator("dialog.curtain")
    seen = set()
    expect(curtain).to_be_visible()
    lift(ann)
    for _ in range(2):
        ann.asked()
        pass_on(ann)
        expect(curtain.get_by_role("heading")).to_have_text(re.compile("^Pass the device to"))
        seen.add(curtain.get_by_role("heading").inner_text())
        ann.page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        box = curtain.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (1280, 800), "nothing is seen beside it"
        lift(ann)
        expect(curtain).to_have_count(0)
    assert seen == {"Pass the device to Ann", "Pass the device to Bob"}


def test_what_one_person_skipped_is_not_told_on_the_next_ones_curtain(come: Come) -> None:
    ann, cid = come(moves=True), come()
    ann.page.route_web_socket(re.compile("/socket$"), keep_secrets)
    ann.take_seat(seats=3)
    sit_down_here(ann, "Bob")
    cid.open(f"/t/{ann.code}").sit_down("Cid")
    ann.page.get_by_role("button", name=re.compile("^Start with")).click()
    curtain = ann.page.locator("dialog.curtain")
    expect(curtain).to_be_visible()
    ann.page.evaluate(SKIP_WHAT_MOVES)
    for _ in range(4):  # whoever begins, Cid has then played between two turns at the other device
        while curtain.get_by_role("button").count() + cid.in_sight().count() == 0:
            cid.page.wait_for_timeout(50)
        if cid.in_sight().count():
            pass_on(cid)
        else:
            lift(ann)
            ann.move()
            ann.move()  # to the end of the turn: there is something to watch
            expect(curtain).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("window.summaries") == 0


def test_a_hint_that_comes_late_is_not_told_to_the_next_person(come: Come) -> None:
    ann = come()
    late = Late()
    ann.page.route_web_socket(re.compile("/socket$"), late.hints)
    ann.take_seat()
    sit_down_here(ann, "Bob")
    ann.page.get_by_role("button", name="Start with two players").click()
    ann.asked()
    before = ann.page.locator(".player.s-now").get_attribute("id")
    ann.page.keyboard.press("h")
    pass_on(ann.another_tab())
    expect(ann.page.locator(".player.s-now")).not_to_have_id(before or "")
    ann.asked()
    late.release(ann)
    ann.page.keyboard.press("l")  # what is pressed after it has come is heard after it
    expect(ann.page.locator(".advice")).to_have_count(0)


class Late:
    """A line on which hints wait until they are released."""

    def __init__(self) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hints(self, socket: WebSocketRoute) -> None:
        """Hold them back, and let everything else through."""
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            if json.loads(message)["kind"] == "hint":
                self.held.append((socket, message))
            else:
                socket.send(message)

        server.on_message(tell)

    def release(self, visitor: Visitor) -> None:
        """Wait for a hint, and let it through."""
        while not self.held:
            visitor.page.wait_for_timeout(50)
        for socket, message in self.held:
            socket.send(message)


def sit_down_here(ann: Visitor, name: str) -> None:
    """One more person at Ann's device."""
    ann.page.get_by_role("button", name="Add a person on this device").first.click()
    ann.page.get_by_role("textbox", name="Their name").fill(name)
    ann.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ann.page.locator(".chair").filter(has_text=name)).to_be_visible()


def pass_on(ann: Visitor) -> None:
    """A turn for whoever is asked; the next one is asked on the same screen."""
    before = ann.page.locator(".player.s-now").get_attribute("id")
    ann.move()
    ann.end_turn()
    expect(ann.page.locator(".player.s-now")).not_to_have_id(before or "")


def lift(ann: Visitor) -> None:
    """Say that one is the right person."""
    ann.page.get_by_role("button", name=re.compile("^I am ")).click()


def keep_secrets(socket: WebSocketRoute) -> None:
    """The same table, but told as if its game had secrets."""
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        socket.send(json.dumps({**told, "hides": True} if told["kind"] == "table" else told))

    server.on_message(tell)
