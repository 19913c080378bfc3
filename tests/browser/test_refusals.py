"""An answer that the table turns down: the clause, the sentence, and the rulebook at that place."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Come
from shamble.server.names import MAX_NAME

pytestmark = pytest.mark.browser
ILLEGAL = "d2-i9"  # from one red shelter to another, far away


def talk_nonsense(socket: WebSocketRoute) -> None:
    """The page says one thing, and the table hears another."""
    server = socket.connect_to_server()

    def up(message: str | bytes) -> None:
        said = json.loads(message)
        server.send(json.dumps({**said, "answers": [ILLEGAL]} if said["kind"] == "answer" else said))

    socket.on_message(up)


def test_a_refusal_names_its_clause_and_opens_the_rules_there(come: Come) -> None:
    ann = come()
    ann.page.route_web_socket(re.compile("/socket$"), talk_nonsense)
    ann.take_seat(bots=["random"], start=True)
    ann.asked()
    lines, cards = ann.lines(), ann.cards()
    ann.card("pass").click()
    ann.card("go").click()
    alert = ann.alert()
    clause = alert.locator(".clause")
    expect(clause).to_have_text(re.compile(r"^ZG-\d+\.\d+$"))
    name = clause.inner_text()
    sentence = alert.locator(".grow").inner_text()
    assert len(sentence) > 10
    assert name not in sentence, "the clause is said once"
    assert ann.lines() == lines
    expect(ann.card("go")).to_have_count(0)
    assert ann.cards() == cards, "one can choose again"
    alert.get_by_role("button", name="Read the rule").click()
    rules = ann.page.get_by_role("dialog", name="Zombiegeddon")
    expect(rules.locator(".now")).to_have_id(name)
    expect(rules.locator(".now")).to_be_in_viewport()
    expect(rules.locator(".now")).to_be_focused()


def test_the_front_page_says_why_a_code_opens_nothing(come: Come) -> None:
    ann = come()
    ann.expect_complaint("404")
    ann.open().page.get_by_label("Table code").fill("ZG-2222-2222")
    ann.page.get_by_role("button", name="Join").click()
    expect(ann.alert("There is no such table; check the code.")).to_be_visible()


@pytest.mark.parametrize("typed", ["", "ZG/2222", "<b>", "some table"])
def test_what_is_no_code_is_answered_with_what_a_code_looks_like(come: Come, typed: str) -> None:
    ann = come().open()
    ann.page.get_by_label("Table code").fill(typed)
    ann.page.get_by_role("button", name="Join").click()
    expect(ann.alert("A table code looks like")).to_be_visible()


def test_it_is_said_how_long_a_name_may_be(come: Come) -> None:
    ann = come().open()
    ann.page.locator("header.top .me").click()
    expect(ann.page.locator("#my-name")).to_have_accessible_description(f"{MAX_NAME} characters at most.")
    expect(ann.page.locator("#my-name")).to_have_attribute("maxlength", str(MAX_NAME))


def test_a_link_to_no_table_ends_on_a_page_with_a_way_out(come: Come) -> None:
    ann = come().open("/t/ZG-2222-2222")
    expect(ann.page.get_by_text("There is no such table")).to_have_count(1)
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_focused()
    expect(ann.page.get_by_role("navigation", name="Main menu")).to_be_visible()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.get_by_role("heading", name="Cette table n’existe pas")).to_be_focused()
    ann.page.get_by_role("button", name="English").click()
    ann.page.get_by_role("link", name="To the front page", exact=True).click()
    expect(ann.poster().get_by_role("button", name="Play now")).to_be_visible()
