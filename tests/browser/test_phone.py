"""A phone held upright, in French: everything within reach of a thumb, and nothing left in English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.visitor import GAME, PHONE, Visitor

pytestmark = pytest.mark.browser

ENGLISH = re.compile(
    r"\b(the|your|you|are|and|of|with|from|moves|takes|begins|pawns?|weapons?|food|discs?|shelter|undo|hint|more|log|key|"
    r"players|choose|pick|close|play|rules|watch|board|game|turn|chair|link|seat|start|copy)\b",
    re.IGNORECASE,
)
# Everything that is read or read out: texts, labels, titles, placeholders.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (data.trim() && !parent.closest("script, noscript, code, [lang=en]")) found.push(data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder"])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (!node.closest("[lang=en]")) found.push(node.getAttribute(name));
  return found;
}"""
# What can be pressed and is smaller than a finger. Links within a text are as high as the text, and whatever can be
# chosen on the board has a card of full size as well.
SMALL = """() => [...document.querySelectorAll("button, a, input, select, summary, [role=option]")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .filter((node) => !node.closest(".said, label, p:not(.facts), li > span, article.book"))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
  .map(([node, box]) => `${node.outerHTML.slice(0, 120)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
OVERFLOW = "() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth"


def check_page(zoe: Visitor) -> None:
    """What holds for every page on a phone."""
    page = zoe.page
    assert page.locator("html").get_attribute("lang") == "fr"
    texts: list[str] = page.evaluate(TEXTS)
    assert [text for text in texts if ENGLISH.search(text.replace("shamble replay", ""))] == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(OVERFLOW) == 0


def box_of(zoe: Visitor, selector: str) -> dict[str, Any]:
    box = zoe.page.locator(selector).bounding_box()
    assert box is not None, selector
    return dict(box)


def test_the_front_page_the_room_and_the_rules_in_french(come: Come) -> None:
    zoe = come(phone=True).open()
    expect(zoe.poster().get_by_role("button", name="Jouer contre des robots")).to_be_visible()
    check_page(zoe)
    zoe.poster().get_by_role("button", name="Créer une table").tap()
    expect(zoe.page.get_by_role("heading", name="Votre table")).to_be_visible()
    check_page(zoe)
    chip = zoe.page.locator(".chip").first
    chip.tap()
    expect(zoe.page.get_by_role("listbox")).to_be_focused()
    check_page(zoe)
    zoe.page.keyboard.press("Escape")
    expect(zoe.page.get_by_role("listbox")).to_have_count(0)
    zoe.open(f"/rules/{GAME}")
    expect(zoe.page.locator("article.book h2").first).to_be_visible()
    check_page(zoe)


def test_a_whole_turn_by_taps_on_a_board_that_made_a_quarter_turn(come: Come) -> None:
    zoe = come(phone=True).play_now()
    zoe.asked()
    check_page(zoe)
    board, ask = box_of(zoe, ".scene"), box_of(zoe, ".ask")
    assert board["height"] > board["width"], "upright"
    first, last = box_of(zoe, '.scene [data-id="c0-0"]'), box_of(zoe, '.scene [data-id="c11-0"]')
    assert first["y"] - last["y"] > 300, "the row that lies across a wide screen stands here"
    assert ask["y"] >= board["y"] + board["height"] - 1, "answers are below the board"
    assert ask["y"] + ask["height"] > 0.9 * PHONE["height"], "at the bottom"
    zoe.pick_pawn()
    zoe.press(zoe.rings().first)
    go = box_of(zoe, ".go-on")
    assert go["y"] > PHONE["height"] / 2, "within reach of a thumb"
    assert go["y"] + go["height"] <= PHONE["height"]
    check_page(zoe)
    zoe.go()
    zoe.asked()
    zoe.pick_pawn()
    check_page(zoe)
    zoe.press(zoe.rings().first)
    zoe.go()
    assert sum(line.startswith("Anonyme") for line in zoe.lines()) >= 2
    zoe.asked()


def test_cells_lie_a_finger_apart(come: Come) -> None:
    zoe = come(phone=True).play_now(bots=1)
    zoe.asked()
    spots = [box_of(zoe, f'.scene [data-id="{name}"]') for name in ("c0-0", "c1-0", "c0-1")]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in spots]
    for x, y in middles[1:]:
        assert ((x - middles[0][0]) ** 2 + (y - middles[0][1]) ** 2) ** 0.5 >= 43


def test_drawers_open_and_close_and_the_keyboard_goes_along(come: Come) -> None:
    zoe = come(phone=True).play_now(bots=1)
    zoe.asked()
    for name, title in (("Joueurs", "Joueurs"), ("Journal", "Ce qui s’est passé"), ("Légende", "Légende")):
        tab = zoe.page.locator(".tabs").get_by_role("button", name=name)
        drawer = zoe.page.get_by_role("region", name=title, exact=True)
        expect(drawer).to_be_hidden()
        tab.tap()
        expect(drawer).to_be_visible()
        expect(tab).to_have_attribute("aria-expanded", "true")
        expect(drawer.get_by_role("button", name="Fermer")).to_be_focused()
        check_page(zoe)
        drawer.get_by_role("button", name="Fermer").tap()
        expect(drawer).to_be_hidden()
        expect(tab).to_be_focused()
        tab.tap()
        zoe.page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()
        expect(tab).to_have_attribute("aria-expanded", "false")
        expect(tab).to_be_focused()
    zoe.page.locator(".tabs").get_by_role("button", name="Plus").tap()
    expect(zoe.page.get_by_role("dialog")).to_be_visible()
    check_page(zoe)
    zoe.page.keyboard.press("Escape")
    expect(zoe.page.get_by_role("dialog")).to_have_count(0)


def test_the_result_in_french(come: Come) -> None:
    zoe = come(phone=True).play_now(bots=1)
    for _ in range(4):
        zoe.leave_board()
    expect(zoe.page.get_by_role("button", name="Revanche")).to_be_visible(timeout=30_000)
    check_page(zoe)


def test_cards_say_what_they_are_and_all_of_them_are_in_sight(come: Come) -> None:
    zoe = come(phone=True).play_now(bots=1)
    zoe.asked()
    board = box_of(zoe, ".scene")
    zoe.page.locator("[data-tool=hint]").tap()
    star = zoe.page.locator(".cards .hinted:not(.second)")
    expect(star).to_be_visible(timeout=30_000)
    expect(star).to_contain_text("★")
    for card in zoe.in_sight().all():
        expect(card.locator(".words")).to_be_visible()
        expect(card).to_be_in_viewport(ratio=1)
    zoe.page.reload()
    zoe.asked()
    zoe.card(zoe.pawns()[0]).tap()
    zoe.press(zoe.rings().first)
    expect(zoe.card("go")).to_be_visible()
    assert box_of(zoe, ".scene")["height"] > board["height"] - 20, "a long note takes a line from the board, no more"
