"""Whatever is touched answers: by being chosen, or by saying why it cannot be, at once and at the place."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.past import Past
from browser.test_fresh import COUNTING, Game
from browser.visitor import Visitor
from server.house import Served
from shamble.registry import games

pytestmark = pytest.mark.browser

# Nothing is played, so that the screen stays: the table seems to turn every answer down.
HOLDING: Final = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const { kind, id } = JSON.parse(data);
  if (kind !== "answer") return send.call(this, data);
  const refused = { kind: "refused", id, code: "stale", clause: null, sentence: "Not now." };
  setTimeout(() => this.onmessage({ data: JSON.stringify(refused) }));
};
"""
# Touch every cell of the board and every card beside it, one after the other: those that nothing came of.
TOUCH_ALL: Final = """async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const app = document.querySelector(".app");
  const looks = (node) => node.getAttribute("class") + (node.dataset.card ?? "");
  const shown = () => [...app.querySelectorAll(".scene [data-id], [data-own], [data-card], .ask")].map(looks).join();
  const state = () => shown() + app.querySelector(".lines").textContent;
  const touch = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const how = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
    node.dispatchEvent(new PointerEvent("pointerdown", how));
    node.dispatchEvent(new MouseEvent("click", how));
  };
  const answered = async (before) => {
    for (let nth = 0; nth < 400; nth += 1) {
      const said = document.querySelector(".why")?.textContent;
      if (said) return said;
      if (document.querySelector(".toast")) return "played";
      if (state() !== before) return "chosen";
      await pause(5);
    }
    return "";
  };
  const kinds = ".scene :is(.k-cell, .k-lane, .k-pawn, .k-ware, .k-seat, .k-lot)[data-id], [data-own], .player";
  const names = (node) => node.dataset.id ?? node.dataset.own ?? node.id;
  const found = {};
  for (const node of app.querySelectorAll(kinds)) {
    if (!node.isConnected || !node.getBoundingClientRect().width) continue;
    const before = state();
    touch(node);
    found[names(node)] = await answered(before);
    for (const note of document.querySelectorAll(".toast")) note.remove();
    if (!["chosen", "played"].includes(found[names(node)])) continue;
    const back = { key: "Escape", bubbles: true };
    for (let nth = 0; nth < 4; nth += 1) document.body.dispatchEvent(new KeyboardEvent("keydown", back));
    await pause(20);
  }
  return found;
}"""

OUTLINE: Final = """(node) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  return [outlineStyle, outlineWidth];
}"""


def opened(house: Served, come: Come, past: Past, chair: int, **wishes: Any) -> Visitor:
    """Somebody at a table with a past."""
    past.put_into(house.database)
    ann = come(**wishes)
    ann.open(past.link(chair))
    expect(ann.page.locator(".app .ask")).to_be_attached()
    return ann


# --- at the place, with its clause ---


def begun(name: str, seats: int = 2, seed: int = 3) -> Past:
    return Past(name, seats, seed)


def test_a_cell_out_of_reach_says_so_where_it_was_touched(house: Served, come: Come) -> None:
    past = begun("zombiegeddon")
    seat = past.sitting.play.asked()[0]  # type: ignore[union-attr]
    ann = opened(house, come, past, past.sitting.order[seat])
    ann.asked()
    cell = ann.on_board("c11-8")  # l9, with nobody near
    ann.press(cell)
    bubble = ann.page.locator(".why")
    expect(bubble).to_contain_text(re.compile(r"\w\d+ and l9 are not neighbours"))
    expect(bubble.locator(".clause")).to_have_text("ZG-3.3")
    expect(ann.page.get_by_role("status").filter(has=bubble)).to_be_attached()
    place, touched = bubble.bounding_box(), cell.bounding_box()
    assert place is not None
    assert touched is not None
    assert abs(place["y"] + place["height"] - touched["y"]) < 80
    bubble.locator(".clause").click()
    rules = ann.page.get_by_role("dialog", name="Zombiegeddon")
    expect(rules.locator(".now")).to_have_id("ZG-3.3")
    expect(bubble).to_have_count(0)


def test_in_anothers_turn_it_is_said_whose_it_is_within_the_screen(house: Served, come: Come) -> None:
    past = begun("zombiegeddon")
    play = past.sitting.play
    assert play is not None
    waits = 1 - play.asked()[0]
    ann = opened(house, come, past, past.sitting.order[waits], phone=True)
    ann.press(ann.on_board("c0-0"))
    bubble = ann.page.locator(".why")
    expect(bubble).to_contain_text("C’est à")
    expect(bubble.locator(".clause")).to_have_text("ZG-3.1")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    ann.page.touchscreen.tap(195, 800)
    expect(ann.page.locator(".why", has_text="ZG-3.1")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_when_it_can_by_mouse_and_by_key(house: Served, come: Come) -> None:
    past = begun("zombies").until(lambda state: state.ask.name == "step" and holds_cards(state))
    seat = past.sitting.play.asked()[0]  # type: ignore[union-attr]
    ann = opened(house, come, past, past.sitting.order[seat])
    ann.asked()
    card = ann.page.locator(".hand [data-own]").first
    ann.press(card)
    bubble = ann.page.locator(".why")
    expect(bubble).to_contain_text("No event can be played and no item used at this moment")
    ann.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    card.focus()
    ann.page.keyboard.press("Enter")
    expect(bubble.locator(".clause")).to_have_text("ZZ-9.3")


def holds_cards(state: Any) -> bool:
    """Whether who is asked has cards; none can be played in the middle of a move."""
    return bool(state.view(state.ask.seats[0])["hand"])


# --- by keys ---


def test_cards_are_walked_by_arrows_in_plain_sight_and_the_keyboard_stays(house: Served, come: Come) -> None:
    past = begun("zombiaki").until(lambda state: state.ask.name == "discard")
    seat = past.sitting.play.asked()[0]  # type: ignore[union-attr]
    ann = opened(house, come, past, past.sitting.order[seat], color_scheme="dark")
    ann.asked()
    cards = ann.page.locator(".hand [data-own]")
    assert cards.count() > 1
    cards.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    assert cards.nth(1).evaluate(OUTLINE) == ["solid", "4px"]
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowUp")
    expect(cards.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.card("go").focus()
    before = ann.told()
    ann.page.keyboard.press("Enter")
    expect(ann.line(before)).to_be_attached()
    ann.asked()
    assert ann.page.evaluate("document.activeElement !== document.body")


# --- everything answers ---


def check_all(house: Served, come: Come, name: str, seed: int, screens: int, stride: int) -> None:
    """Everything is touched, on some screens of a game, by one seat."""
    table = Game(house, name, seed)
    ann = come()
    ann.context.add_init_script(COUNTING)
    ann.context.add_init_script(HOLDING)
    ann.open(table.past.link(table.chair))
    for _ in range(screens):
        table.stands_still(ann)
        found: dict[str, str] = ann.page.evaluate(TOUCH_ALL)
        silent = [one for one, said in found.items() if not said]
        assert not silent, silent
        assert len(found) > 3
        for _ in range(table.rng.randint(1, stride)):
            if not table.goes_on() or table.past.sitting.phase != "play":
                return
        ann.page.reload()


@pytest.mark.parametrize("name", games())
def test_every_cell_and_card_answers(house: Served, come: Come, name: str) -> None:
    check_all(house, come, name, 5, 3, 12)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", games())
def test_every_cell_and_card_answers_for_long(house: Served, come: Come, name: str, seed: int) -> None:
    check_all(house, come, name, seed + 100, 15, 40)
