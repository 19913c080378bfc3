"""Light and dark, still and moving, seen and heard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.visitor import GAME, Visitor

pytestmark = pytest.mark.browser
ENOUGH = 4.5

# How far the words of a page stand out from what they are printed on; those over a picture have an outline.
FAINT = """(enough) => {
  const rgba = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    return { rgb: [r, g, b], a };
  };
  const over = (top, under) => top.rgb.map((value, at) => top.a * value + (1 - top.a) * under[at]);
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      layers.push(rgba(getComputedStyle(at).backgroundColor));
      if (layers.at(-1).a === 1) break;
    }
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
  };
  const light = (rgb) => {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((value) => linear(value / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (node) => {
    const [under, colour] = [ground(node), rgba(getComputedStyle(node).color)];
    const [high, low] = [light(over(colour, under)), light(under)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const speaks = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const exempt = ".said, svg, .art, .cover, .win, [disabled]";
  const seen = { visibilityProperty: true, opacityProperty: true };
  const shown = (node) => node.checkVisibility(seen) && !node.closest(exempt);
  const words = [...document.body.querySelectorAll("*")].filter((node) => speaks(node) && shown(node));
  const faint = words.map((node) => [node, contrast(node)]).filter(([, value]) => value < enough);
  const told = ([node, value]) => `${node.className || node.localName}: ${node.textContent} ${value.toFixed(2)}`;
  return { looked: words.length, faint: faint.map(told) };
}"""
# Whatever one can press or choose, and cannot hear.
NAMELESS = """() => ["button", "a[href]", "input", "select", "[role=button]", "[role=option]", "[role=img]"]
  .flatMap((kind) => [...document.querySelectorAll(kind)])
  .filter((node) => node.checkVisibility() && !node.closest("[aria-hidden=true]"))
  .filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim() || node.labels?.length || node.title))
  .map((node) => node.outerHTML.slice(0, 160))"""
# What moves or fades right now; to jump at the end is to do neither.
RUNNING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && !one.effect.getTiming().easing.startsWith("steps(1"))
  .map((one) => one.effect.target.outerHTML.slice(0, 120))"""


def ink_and_paper(ann: Visitor) -> list[str]:
    """The colours of words and of what they are printed on."""
    found: list[str] = ann.page.evaluate(
        "() => { const { color, backgroundColor } = getComputedStyle(document.body); return [color, backgroundColor]; }"
    )
    return found


def check(ann: Visitor) -> None:
    """What holds for every page, in any colours."""
    ann.page.wait_for_timeout(50)
    found: dict[str, Any] = ann.page.evaluate(FAINT, ENOUGH)
    assert found["looked"] > 5
    assert found["faint"] == []
    assert ann.page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_and_everything_has_a_name_on_every_page(come: Come, scheme: str) -> None:
    ann = come(color_scheme=scheme).open()
    expect(ann.poster().get_by_role("button", name="Play now")).to_be_visible()
    assert (ink_and_paper(ann)[1] == "rgb(23, 21, 31)") == (scheme == "dark")
    check(ann)
    ann.open(f"/rules/{GAME}")
    expect(ann.page.locator("article.book h2").first).to_be_visible()
    check(ann)
    ann.take_seat(bots=["random"])
    expect(ann.page.get_by_role("heading", name="Your table")).to_be_visible()
    check(ann)
    ann.page.get_by_role("button", name=re.compile("^Start")).click()
    ann.asked()
    check(ann)
    ann.pick_pawn()
    ann.press(ann.rings().first)
    check(ann)
    ann.page.get_by_role("button", name="More").first.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check(ann)
    ann.page.keyboard.press("Escape")
    ann.go()
    for _ in range(4):
        ann.leave_board()
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible(timeout=30_000)
    check(ann)


def test_colours_are_chosen_at_one_press_and_kept(come: Come) -> None:
    ann = come(color_scheme="light").open()
    light = ink_and_paper(ann)
    switch = ann.page.get_by_role("button", name=re.compile("^Colours"))
    for _ in range(2):
        switch.click()
    expect(switch).to_have_accessible_name("Colours, Dark")
    dark = ink_and_paper(ann)
    assert dark != light
    ann.page.reload()
    assert ink_and_paper(ann) == dark
    assert ann.page.locator("html").get_attribute("data-theme") == "dark"
    ann.play_now(bots=1)
    assert ink_and_paper(ann) == dark
    ann.open()
    switch.click()
    expect(switch).to_have_accessible_name("Colours, As on this device")
    assert ink_and_paper(ann) == light
    ann.page.emulate_media(color_scheme="dark")
    assert ink_and_paper(ann) == dark


def test_a_language_is_chosen_at_one_press_and_kept(come: Come) -> None:
    ann = come().open()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.poster().get_by_role("button", name="Créer une table")).to_be_visible()
    ann.play_now(bots=1)
    expect(ann.page.get_by_role("button", name="Annuler")).to_be_visible()
    ann.asked()
    cards, lines = ann.cards(), ann.lines()
    ann.page.get_by_role("button", name="Plus").first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="English").click()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_visible()
    ann.asked()
    assert ann.cards() == cards, "the same ask in other words"
    assert len(ann.lines()) == len(lines)
    assert ann.lines() != lines


def test_who_wants_no_motion_sees_none(come: Come) -> None:
    ann = come().play_now(bots=1)
    ann.asked()
    assert ann.page.evaluate(RUNNING) == []
    ann.pick_pawn()
    ann.press(ann.rings().first)
    assert ann.page.evaluate(RUNNING) == []
    ann.page.evaluate(WATCH_PAWNS)
    ann.go()
    ann.asked()
    assert ann.page.evaluate("window.moving") == []


# Notes every animation of a thing on the board that is running in any frame from now on.
WATCH_PAWNS = """() => {
  window.moving = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      const { target } = one.effect;
      if (target.closest(".scene") && one.playState === "running") window.moving.push(target.getAttribute("class"));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_everybody_else_sees_rings_breathe_and_pawns_go(come: Come) -> None:
    ann = come(moves=True).play_now(bots=1)
    ann.asked()
    ann.pick_pawn()
    ann.page.evaluate(WATCH_PAWNS)
    ann.press(ann.rings().first)
    ann.go()
    ann.asked()
    moving: list[str] = ann.page.evaluate("window.moving")
    assert any("k-pawn" in name for name in moving)
    assert {"l-ring", "l-feet"} & set(moving)


def test_the_table_can_be_listened_to(come: Come) -> None:
    ann = come().play_now()
    ann.asked()
    page = ann.page
    board = page.get_by_role("main", name="The board")
    expect(board.get_by_role("group", name=re.compile("^Zombiegeddon: the first half, turn"))).to_be_visible()
    pawns = board.get_by_role("button", name=re.compile("Guest, pawn . on .*can act"))
    expect(pawns).to_have_count(4)
    pawns.first.focus()
    page.keyboard.press("Enter")
    expect(board.get_by_role("button", name=re.compile("^[a-l][0-9]+: ")).first).to_be_visible()
    expect(page.get_by_role("region", name="Your options").get_by_role("button").first).to_be_visible()
    expect(page.locator(".app > .said")).to_have_attribute("aria-live", "assertive")
    expect(page.locator(".app > .said")).to_contain_text("Guest, pawn")
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("dialog").get_by_role("button", name="The table in words").click()
    words = page.get_by_role("dialog", name="The table in words").locator("pre")
    expect(words).to_contain_text("Guest")
    assert len(words.inner_text().splitlines()) > 10


def test_the_name_of_the_board_keeps_up_with_the_game(come: Come) -> None:
    ann = come().take_seat(bots=["random"], start=True)
    board = ann.page.locator(".scene")
    ann.asked()
    before = board.get_attribute("aria-label") or ""
    ann.move()
    ann.end_turn()
    ann.asked()
    expect(board).not_to_have_attribute("aria-label", before)
