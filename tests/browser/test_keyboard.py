"""Keys alone: from the front page through two turns, with a focus that is always seen and never caught."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Come
from browser.visitor import GAME, Visitor

pytestmark = pytest.mark.browser

# Whether the focus is seen: an outline, or on the board a ring of two circles.
SEEN = """() => {
  const held = document.activeElement;
  if (held.closest(".scene")) return document.querySelectorAll(".overlay .focus").length === 2;
  const { outlineStyle, outlineWidth } = getComputedStyle(held);
  return held.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""
# Every way to change cells: which ones a table offers depends on how its discs fell.
STEP = re.compile("Guest (moves|jumps|passes through|spends a weapon)")
NAME = """() => {
  const held = document.activeElement;
  const { id, card, tool } = held.dataset;
  return [id ?? (card && `card ${card}`) ?? tool ?? "", held.getAttribute("aria-label") ?? held.textContent].join("|");
}"""


def held(page: Page) -> str:
    """What the keyboard is on."""
    found: str = page.evaluate(NAME)
    return found


def tab_to(page: Page, there: Callable[[str], object], limit: int = 150) -> None:
    """Press Tab until the keyboard is there; it must be seen at every stop."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue  # out of the page and in again
        assert page.evaluate(SEEN), held(page)
        if there(held(page)):
            return
    raise AssertionError("the keyboard does not get there")


def on_a_pawn(name: str) -> object:
    return re.match(r"p[A-D]\d\|", name)


def on_a_cell(name: str) -> object:
    return re.match(r"c\d+-\d+\|", name)


def act(ann: Visitor) -> None:
    """An action by keys: to a pawn, to one of its cells by arrows or Tab, and Enter twice."""
    page = ann.page
    ann.asked()
    before = ann.told()
    if not ann.rings().count():  # the pawn picked before can go nowhere
        page.keyboard.press("Escape")
    while ann.pawns():
        tab_to(page, on_a_pawn)
        page.keyboard.press("Enter")
        expect(page.locator(".card.pawn")).to_have_count(0)
        if not ann.rings().count():
            page.keyboard.press("Escape")
    tab_to(page, on_a_cell)
    page.keyboard.press("Enter")
    expect(ann.card("go")).to_be_visible()
    page.keyboard.press("Enter")
    expect(ann.line(before)).to_be_attached()


def begin(ann: Visitor) -> None:
    """From the front page to a table, by keys."""
    ann.open()
    expect(ann.poster().get_by_role("button", name="Play now")).to_be_visible()
    on_poster = f"document.activeElement.matches('.poster.ink-{GAME} *')"
    tab_to(ann.page, lambda name: "How strong" in name and ann.page.evaluate(on_poster))
    ann.page.keyboard.press("Home")
    tab_to(ann.page, lambda name: "Play now" in name and ann.page.evaluate(on_poster))
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")


def test_two_turns_by_keys_alone(come: Come) -> None:
    ann = come()
    begin(ann)
    for _ in range(4):
        act(ann)
    ann.asked()
    assert sum(bool(STEP.match(line)) for line in ann.lines()) >= 4


def test_arrows_walk_over_the_board_and_escape_steps_back(come: Come) -> None:
    ann = come()
    begin(ann)
    page = ann.page
    ann.asked()
    tab_to(page, on_a_pawn)
    first = held(page)
    stops = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate(SEEN)
        stops.add(held(page))
    assert len(stops) >= 3, stops
    page.keyboard.press("Enter")
    expect(page.locator(".card.pawn")).to_have_count(0)
    tab_to(page, on_a_cell)
    page.keyboard.press("Enter")
    expect(ann.card("go")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ann.card("go")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".card.pawn").first).to_be_visible()


def test_the_keyboard_walks_round_the_whole_table_and_is_never_caught(come: Come) -> None:
    ann = come()
    begin(ann)
    ann.asked()
    tab_to(ann.page, on_a_pawn)
    start, seen = held(ann.page), []
    for _ in range(150):
        ann.page.keyboard.press("Tab")
        seen.append(held(ann.page))
        if seen[-1] == start:
            break
    assert seen[-1] == start, "round and back again"
    for part in ("More", "hint|", "pass|", "The game begins."):
        assert any(part in name for name in seen), part
    backwards = held(ann.page)
    ann.page.keyboard.press("Shift+Tab")
    assert held(ann.page) != backwards


def test_u_takes_the_first_action_back_and_is_refused_after_handing_over(come: Come) -> None:
    ann = come()
    begin(ann)
    ann.asked()
    cards = ann.cards()
    act(ann)
    ann.asked()
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".lines li").first).to_have_text("Guest takes a move back.")
    ann.asked()
    ann.page.keyboard.press("Escape")  # the pawn is still picked
    expect(ann.page.locator(".card.pawn").first).to_be_visible()
    assert ann.cards() == cards
    act(ann)
    act(ann)
    ann.asked()
    lines = ann.lines()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_disabled()
    ann.page.keyboard.press("u")
    expect(ann.alert("Too late to take that back: play has moved on since then.")).to_be_visible()
    assert ann.lines() == lines


def test_h_asks_a_bot_and_question_mark_tells_the_keys(come: Come) -> None:
    ann = come()
    begin(ann)
    ann.asked()
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hinted:not(.second)")).to_contain_text("Hint", timeout=20_000)
    expect(ann.page.locator(".hinted:not(.second)")).to_have_count(1)
    expect(ann.page.locator(".overlay circle.nth").first).to_be_attached()
    expect(ann.page.locator(".advice")).to_contain_text("The Planner would play this")
    expect(ann.page.locator(".app > .said")).to_contain_text("The Planner would play this")
    ann.page.locator(".advice .clause").click()
    rules = ann.page.get_by_role("dialog", name="Zombiegeddon")
    expect(rules).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("take your last move back")
    ann.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_role("dialog", name="Zombiegeddon")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("l")
    assert ann.page.evaluate("Boolean(document.activeElement.closest('.log'))")
