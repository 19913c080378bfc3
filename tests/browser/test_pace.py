"""Pace in the browser: a skip to the next question with a summary, the speed of the table, windows of a lone person."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.test_people import table_for_two, whose_turn
from browser.visitor import Visitor

pytestmark = pytest.mark.browser
NOTE_EMPTY_WINDOWS = """() => {
  window.empty = [];
  new MutationObserver(() => {
    const cards = [...document.querySelectorAll(".ask:not(.hushed) [data-card]")].map((one) => one.dataset.card);
    if (cards.length && cards.every((card) => card.startsWith("pass"))) window.empty.push(cards.join());
    if (document.querySelector(".window:not([hidden]) .timer")) window.empty.push("bar");
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def skipped(visitor: Visitor) -> Locator:
    """What is told of what was skipped."""
    return visitor.page.get_by_role("status").locator(".skipped")


def skip_button(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Skip")


def test_who_skips_is_told_in_short_what_happened(come: Come) -> None:
    ann, ben = come(), come(moves=True)
    table_for_two(ann, ben)
    asked, other = whose_turn(ann, ben)
    expect(skip_button(asked)).to_be_hidden()
    skip_button(other).click()
    expect(skip_button(other)).to_have_attribute("aria-pressed", "true")  # heard, though a person is waited for
    asked.move()
    asked.end_turn()
    other.asked()
    expect(skipped(other).get_by_role("listitem").first).to_be_visible()
    skipped(other).get_by_role("button", name="Close").click()
    expect(skipped(other)).to_have_count(0)
    expect(skip_button(other)).to_be_hidden()


def test_while_one_looks_back_there_is_nothing_to_skip(come: Come) -> None:
    ann, ben = come(), come()
    table_for_two(ann, ben)
    asked, other = whose_turn(ann, ben)
    asked.move()
    expect(skip_button(other)).to_be_visible()
    other.page.locator(".lines button, .lines li").first.click()
    expect(other.page.locator(".app.back")).to_be_visible()
    expect(skip_button(other)).to_be_hidden()
    before = other.told()
    asked.end_turn() if "pass" in asked.cards() else asked.move()
    expect(other.line(before)).to_be_attached()
    expect(skip_button(other)).to_be_hidden()


def test_a_skip_while_one_is_asked_says_so_and_loses_nothing(come: Come) -> None:
    ann, ben = come(), come()
    table_for_two(ann, ben)
    asked, _ = whose_turn(ann, ben)
    asked.asked()
    before = asked.cards()
    asked.page.keyboard.press("s")
    expect(asked.alert("It is your turn to choose: there is nothing to skip.")).to_be_visible()
    assert asked.cards() == before
    asked.move()


def test_a_summary_is_gone_with_the_next_answer(come: Come) -> None:
    ann, ben = come(), come()
    table_for_two(ann, ben)
    asked, other = whose_turn(ann, ben)
    other.page.keyboard.press("S")
    asked.move()
    asked.end_turn()
    other.asked()
    expect(skipped(other)).to_be_visible()
    other.move()
    expect(skipped(other)).to_have_count(0)


def test_everybody_at_the_table_can_change_its_pace(come: Come) -> None:
    ann, ben = come(), come()
    table_for_two(ann, ben)
    expect(ben.page.locator(".scene")).to_be_visible()
    ben.page.get_by_role("button", name="More").first.click()
    pace = ben.page.get_by_role("combobox", name="How fast does the table go on?")
    expect(pace).to_have_value("brisk")
    pace.select_option("calm")
    expect(ann.page.locator(".lines li").filter(has_text="Ben sets a calm pace.")).to_have_count(1)
    ann.page.get_by_role("button", name="More").first.click()
    expect(ann.page.get_by_role("combobox", name="How fast does the table go on?")).to_have_value("calm")


def test_a_lone_person_sees_no_clock_and_no_window_with_only_pass(come: Come) -> None:
    """From one question to the next nothing is offered that is nothing but a pass, and no bar runs out."""
    ann = come()
    ann.take_seat(game="tsunami", seats=3, bots=["random", "random"], start=True)
    ann.page.evaluate(NOTE_EMPTY_WINDOWS)
    for _ in range(8):
        ann.asked()
        cards = ann.cards()
        ann.card("pass" if "pass" in cards else cards[0]).click()
        for _ in range(3):  # who has answered may have a card in hand that needs a target
            if ann.card("go").count():
                break
            ann.in_sight().first.click()
        ann.card("go").click()
        expect(ann.card("go")).to_have_count(0)
    assert ann.page.evaluate("window.empty") == []
