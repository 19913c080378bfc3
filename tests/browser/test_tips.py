"""Asking a card or a mark: with the mouse, the keyboard and a finger. What is not in the printed rules says so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.past import Past
from browser.visitor import Visitor
from server.house import Served

pytestmark = pytest.mark.browser

PRESS = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const at = { bubbles: true, pointerType: "touch", clientX: x + width / 2, clientY: y + height / 2 };
  node.dispatchEvent(new PointerEvent("pointerdown", at));
  return new Promise((done) => setTimeout(() => {
    node.dispatchEvent(new PointerEvent("pointerup", at));
    node.dispatchEvent(new PointerEvent("click", { ...at, cancelable: true }));
    done();
  }, 700));
}"""


def at_the_shop(visitor: Visitor, house: Served) -> Locator:
    """A table with a market, before anybody shops in it: what is for sale."""
    visitor.open(Past("tsunami", 3, seed=1).put_into(house.database).link(0))
    expect(visitor.on_board("ground")).to_be_attached()
    return visitor.page.locator(".ware")


def keep_picture(visitor: Visitor, name: str) -> None:
    """Where PICTURES names a folder, somebody wants to look."""
    if folder := os.environ.get("PICTURES"):
        visitor.page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_price_that_is_ours_says_so_to_the_mouse_and_to_the_keyboard(come: Come, house: Served) -> None:
    ann = come()
    wares, tip = at_the_shop(ann, house), ann.page.locator(".tip")
    wares.first.hover()
    expect(tip).to_contain_text("¹ Chosen by this edition: the price (TS-1.5).")
    keep_picture(ann, "tip-wide")
    ann.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    ann.page.mouse.move(0, 0)
    wares.nth(1).focus()
    ann.page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text("TS-1.5")
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"


def test_a_finger_that_stays_asks_and_does_not_choose(come: Come, house: Served) -> None:
    zoe = come(phone=True)
    wares, tip = at_the_shop(zoe, house), zoe.page.locator(".tip")
    zoe.page.locator(".tabs [data-pane=market]").tap()
    wares.first.evaluate(PRESS)
    expect(tip).to_contain_text("¹ Choix de cette édition")
    expect(wares.first).not_to_have_class("picked")
    keep_picture(zoe, "tip-phone")
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_a_mark_in_the_rulebook_says_what_it_means(come: Come) -> None:
    ann = come()
    ann.open("/rules/zombiaki")
    ann.page.locator(".book .mark", has_text="¹").first.hover()
    expect(ann.page.locator(".tip")).to_have_text("Chosen by this edition")


def test_the_legend_says_what_is_ours(come: Come) -> None:
    ann = come(color_scheme="dark")
    ann.play_now(1)
    ann.page.locator(".legend li").first.hover()
    expect(ann.page.locator(".tip")).to_contain_text("ZG-2.1")
    keep_picture(ann, "tip-legend")
