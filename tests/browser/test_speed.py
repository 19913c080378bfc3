"""A move is seen soon because little is drawn for it: what stays is left alone, and what can wait does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Come

pytestmark = pytest.mark.browser

# Notes the kind of everything that is animated on the board from now on.
WATCH = """() => {
  window.lifted = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.closest(".scene")) window.lifted.push(this.classList[0]);
    return animate.apply(this, how);
  };
}"""
# Presses the first ring and looks before anything can have come from the server.
PRESS = """async () => {
  const told = [];
  const send = WebSocket.prototype.send;
  const cards = () => document.querySelectorAll(".ask .card.chosen").length;
  WebSocket.prototype.send = function (words) { told.push([JSON.parse(words).kind, cards()]); send.call(this, words); };
  document.querySelector(".scene .k-cell[role=button]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await null;
  WebSocket.prototype.send = send;
  return { told, cards: cards(), panels: document.querySelectorAll(".ask .answer").length };
}"""

# Everything on the board with all that can be told of it.
PIECES = """() => [...document.querySelectorAll(".scene [data-id]")].map((node) => {
  const told = node.getAttributeNames().sort().map((name) => `${name}=${node.getAttribute(name)}`);
  return [...told, node.textContent].join();
}).sort()"""


def test_only_what_goes_somewhere_is_lifted_off_the_board(come: Come) -> None:
    ann = come(moves=True).play_now(bots=1)
    ann.asked()
    ann.pick_pawn()
    ann.press(ann.rings().first)
    ann.page.evaluate(WATCH)
    ann.go()
    ann.asked()
    lifted: list[str] = ann.page.evaluate("window.lifted")
    assert "k-pawn" in lifted
    assert not set(lifted) & {"k-cell", "k-ring", "k-feet", "k-mark", "k-litter"}
    assert len(lifted) < 20, "discs that only shrink in their rings stay where they are"


def test_cards_stay_while_one_chooses_among_them(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.asked()
    ann.pick_pawn()
    ann.page.evaluate("() => document.querySelectorAll('.ask .card').forEach((card) => (card.same = true))")
    ann.press(ann.rings().first)
    expect(ann.card("go")).to_be_visible()
    others = ann.page.locator(".ask .card")
    assert others.count() > 0
    assert others.evaluate_all("(cards) => cards.every((card) => card.same)")
    ann.page.keyboard.press("Escape")
    expect(ann.card("go")).to_have_count(0)
    assert others.evaluate_all("(cards) => cards.filter((card) => !card.same).length") == 0


def test_with_one_tap_the_answer_is_sent_and_nothing_else_is_drawn(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.page.evaluate("localStorage.setItem('shamble.tap', 'yes')")
    ann.asked()
    ann.pick_pawn()
    before = ann.told()
    seen = ann.page.evaluate(PRESS)
    assert seen == {"told": [["answer", 0]], "cards": 0, "panels": 0}
    expect(ann.line(before)).to_be_attached()
    ann.asked()
    expect(ann.page.locator(".ask .card.chosen")).to_have_count(0)


def test_what_was_tapped_is_marked_when_the_table_is_slow(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.page.evaluate("localStorage.setItem('shamble.tap', 'yes')")
    ann.asked()
    ann.pick_pawn()
    ann.page.evaluate("WebSocket.prototype.send = () => {}")
    ann.press(ann.rings().first)
    expect(ann.page.locator(".ask .card.chosen")).to_have_count(1)


def test_nothing_can_be_played_while_a_hint_is_slow(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.asked()
    ann.pick_pawn()
    ann.press(ann.rings().first)
    expect(ann.card("go")).not_to_have_attribute("aria-disabled", "true")
    ann.page.evaluate("WebSocket.prototype.send = () => {}")
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.card("go")).to_have_attribute("aria-disabled", "true")


def test_after_a_move_the_picture_is_the_same_as_one_drawn_at_once(come: Come) -> None:
    ann = come(moves=True).play_now(bots=1)
    ann.move()
    ann.asked()
    ann.page.keyboard.press("Escape")  # the pawn picked last is still picked
    moved: list[str] = ann.page.evaluate(PIECES)
    ann.page.reload()
    ann.asked()
    assert ann.page.evaluate(PIECES) == moved
