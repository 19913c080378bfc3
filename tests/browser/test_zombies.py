"""Zombies!!! in the browser: a town larger than its window, walks that are planned, many answers by one press."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.test_look import RUNNING, check
from browser.test_phone import check_page
from browser.test_weight import MOST, weigh
from browser.visitor import Visitor

# What is asked depends on how tiles and dice fall, so these games wait for it: not for every run.
pytestmark = pytest.mark.long

QUICK: Final = {"pace": "quick", "windows": "quick"}
TOO_LONG: Final = 100  # seconds
FRAME_MS: Final = 16.0
TRANSFORM: Final = "document.querySelector('.wide-world > .scene').style.transform"
ASKED: Final = "document.title.startsWith('●') && !document.querySelector('.ask.hushed')"
PRESS: Final = """(id) => document.querySelector(`.scene [data-id="${id}"]`)
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
STOPS: Final = "[...document.querySelectorAll('.scene [role=button]')].map((node) => node.dataset.id)"
FREE: Final = """() => [...document.querySelectorAll(".l-ring use[href='#zz-can']")]
    .map((node) => node.dataset.id.slice(5))"""
# How long the browser works on a frame while the town is dragged: the longest of many, without the slowest few.
DRAGGED: Final = """async () => {
  const board = document.querySelector('.wide-world');
  const { x, y, width, height } = board.getBoundingClientRect();
  const at = (type, dx) => board.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 7, button: 0, buttons: 1, clientX: x + width / 2 + dx, clientY: y + height / 2 }));
  board.setPointerCapture = () => {};
  at('pointerdown', 0);
  const times = [];
  for (let nth = 1; nth <= 60; nth += 1) {
    const start = performance.now();
    at('pointermove', nth * (nth % 2 ? 3 : -3));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  at('pointerup', 0);
  return times.sort((a, b) => a - b)[56];
}"""


def sit_down(visitor: Visitor, bots: int = 2, level: str = "random", **more: Any) -> None:
    """Begin a game against bots."""
    visitor.take_seat(game="zombies", seats=bots + 1, bots=[level] * bots, start=True, manners=QUICK, **more)
    expect(visitor.on_board("tile-1")).to_be_attached()


def ask(visitor: Visitor) -> str:
    """Wait until something is asked; what it is, by what can be answered. Over: when the game is."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if visitor.page.locator(".result").count():
            return "over"
        if visitor.page.evaluate(ASKED):
            cards, stops = visitor.cards(), visitor.page.evaluate(STOPS)
            if "go" in cards:
                return "named" if visitor.page.locator(".l-pawn .s-coming").count() else "plan"
            if any(stop.startswith("lot-") for stop in stops):
                return "lay"
            if "stop" in cards:
                return "walk"
            if stops and not cards:
                return "step"
            if cards:
                return "cards"
        visitor.page.wait_for_timeout(40)
    raise AssertionError("nothing is asked, and the game is not over")


def press_card(visitor: Visitor, name: str) -> None:
    """Press a card, unless the table went on and it is gone."""
    visitor.page.evaluate(
        """(name) => document.querySelector(`.ask:not(.hushed) [data-card="${CSS.escape(name)}"]`)?.click()""", name
    )


def touch(visitor: Visitor, stop: str) -> None:
    visitor.page.evaluate(PRESS, stop)


def answer(visitor: Visitor, turn: int) -> str:
    """Answer whatever is asked; what it was."""
    found = ask(visitor)
    if found in ("plan", "named"):
        press_card(visitor, "go")
    elif found in ("lay", "step", "walk"):
        stops = visitor.page.evaluate(STOPS)
        touch(visitor, stops[turn % len(stops)])
    elif found == "cards":
        cards = [card for card in visitor.cards() if card != "finish"]
        press_card(visitor, "pass" if "pass" in cards else cards[turn % len(cards)])
    visitor.page.wait_for_timeout(30)
    return found


def play_until(visitor: Visitor, wanted: str) -> None:
    """Answer until this is asked."""
    began, turn = time.monotonic(), 0
    while time.monotonic() < began + TOO_LONG:
        if ask(visitor) == wanted:
            return
        answer(visitor, turn)
        turn += 1
    raise AssertionError(f"{wanted} was never asked")


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_town_is_built_walked_and_fought_in(come: Come) -> None:
    ann = come()
    sit_down(ann, 2)
    play_until(ann, "lay")
    play_until(ann, "named")
    assert ann.page.locator(".player.many").count() == 3
    ann.check()


def test_one_press_puts_all_zombies_and_another_space_changes_it(come: Come) -> None:
    ann = come()
    sit_down(ann, 1)
    play_until(ann, "named")
    chosen = ann.page.locator(".l-ring use[href='#zz-on']")
    count = chosen.count()
    assert count >= 1
    free = ann.page.evaluate(FREE)
    if free:
        touch(ann, free[0])
        expect(ann.page.locator(f".l-ring [data-id='ring-{free[0]}'][href='#zz-on']")).to_be_attached()
        assert chosen.count() == count
    press_card(ann, "go")
    ann.page.wait_for_function(f"() => {ASKED} && !document.querySelector('.offers')")


def test_a_walk_is_planned_with_beads_and_goes_by_itself(come: Come) -> None:
    ann = come()
    sit_down(ann, 1)
    play_until(ann, "walk")
    stops = ann.page.evaluate(STOPS)
    touch(ann, stops[-1])
    expect(ann.page.locator(".l-bead use").first).to_be_attached()
    expect(ann.page.locator(".planned .go-on")).to_be_visible()
    before = ann.on_board("p-A").evaluate("(node) => node.style.transform")
    press_card(ann, "go")
    ann.page.wait_for_function(
        "(before) => document.querySelector('.scene [data-id=p-A]').style.transform !== before", arg=before
    )


def test_the_turn_can_be_finished_in_one_go(come: Come) -> None:
    ann = come()
    sit_down(ann, 1)
    play_until(ann, "walk")
    turn = ann.page.locator(".progress").inner_text()
    press_card(ann, "finish")
    ann.page.wait_for_function("(turn) => document.querySelector('.progress').textContent.trim() !== turn", arg=turn)


# --- looking ---------------------------------------------------------------------------------------------------------


def test_the_town_is_dragged_zoomed_and_found_again(come: Come) -> None:
    ann = come()
    sit_down(ann, 2)
    play_until(ann, "lay")
    start = ann.page.evaluate(TRANSFORM)
    ann.page.locator(".camera .btn").nth(0).click()
    ann.page.locator(".camera .btn").nth(0).click()
    closer = ann.page.evaluate(TRANSFORM)
    assert closer != start
    box = ann.page.locator(".wide-world").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(*middle)
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] + 90, middle[1] + 40, steps=4)
    ann.page.mouse.up()
    dragged = ann.page.evaluate(TRANSFORM)
    assert dragged != closer
    assert ask(ann) == "lay"  # a drag chooses nothing
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function(f"(before) => {TRANSFORM} !== before", arg=dragged)
    ann.page.keyboard.press("0")
    ann.page.wait_for_function(f"(before) => {TRANSFORM} !== before", arg=closer)
    ann.page.keyboard.press("m")
    expect(ann.on_board("p-A")).to_be_attached()


def test_a_large_town_has_a_small_map_and_is_dragged_without_a_stutter(come: Come) -> None:
    ann = come()
    sit_down(ann, 5, options={"preset": "quick"})
    for turn in range(60):
        if answer(ann, turn) == "over" or ann.page.locator(".l-tile use").count() >= 14:
            break
    for _ in range(3):
        ann.page.locator(".camera .btn").nth(0).click()
    expect(ann.page.locator(".small-map")).to_be_visible()
    assert ann.page.locator(".small-map use").count() > ann.page.locator(".l-tile use").count()
    assert ann.page.evaluate(DRAGGED) < FRAME_MS


def test_a_phone_shows_what_can_be_chosen_large_enough(come: Come) -> None:
    ann = come(phone=True)
    sit_down(ann, 2)
    play_until(ann, "lay")
    check_page(ann)
    play_until(ann, "walk")
    size = ann.page.evaluate("document.querySelector('.scene .k-cell[role=button]').getBoundingClientRect().width")
    assert size >= 36


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_and_everything_has_a_name(come: Come, scheme: str) -> None:
    ann = come(color_scheme=scheme)
    sit_down(ann, 2)
    for wanted in ("lay", "named", "walk"):
        play_until(ann, wanted)
        check(ann)
        assert ann.page.evaluate(RUNNING) == []


def test_a_table_of_six_weighs_little(come: Come) -> None:
    ann = come()
    assert weigh(ann, lambda: sit_down(ann, 5)) <= MOST
