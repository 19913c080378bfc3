"""Zombiaki in the browser: two open hands, cards aimed before they are played, and nobody left with half a choice."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.test_look import RUNNING, check
from browser.test_phone import check_page
from browser.test_weight import MOST, weigh
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

QUIET: Final = ("pass", "pass-turn", "stop", "back", "go")
AIMED: Final = ("h-shot1", "h-shot2", "h-burst2", "h-burst3")
TOO_LONG: Final = 170  # seconds


def sit_down(visitor: Visitor, side: str = "humans", level: str = "random") -> None:
    """Begin a game against a bot, on this side."""
    visitor.take_seat(game="zombiaki", seats=2, bots=[level], start=True, settings={"side_a": side})
    expect(visitor.on_board("street")).to_be_attached()


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator(".result").count() > 0


def wait_for_ask(visitor: Visitor) -> bool:
    """Wait until something is asked; False if the game is over."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if is_over(visitor):
            return False
        if visitor.page.title().startswith("●") and visitor.in_sight().count():
            return True
        visitor.page.wait_for_timeout(40)
    raise AssertionError("nothing is asked, and the game is not over")


def press_card(visitor: Visitor, name: str) -> None:
    """Press a card, unless the table went on and it is gone."""
    visitor.page.evaluate(
        """(name) => document.querySelector(`.ask:not(.hushed) [data-card="${CSS.escape(name)}"]`)?.click()""", name
    )


def answer_something(visitor: Visitor, turn: int) -> None:
    """Pick a card, then one of its answers, then go; now this one, now that."""
    for _ in range(5):
        cards = visitor.cards()
        wanted = [card for card in cards if card not in QUIET and not card.startswith("discard")] or [
            card for card in cards if card != "back"
        ]
        if not cards:
            return
        press_card(visitor, "go" if "go" in cards else wanted[turn % len(wanted)])
        visitor.page.wait_for_timeout(40)
        if "go" in cards:
            return


def sit_down_to_aim(visitor: Visitor) -> str:
    """Humans at a table where a shot or burst can be aimed now; the card's id. Some nights are over before."""
    for _ in range(8):
        sit_down(visitor)
        card = until_aimed(visitor)
        if card:
            return card
    raise AssertionError("eight nights without a shot")


def until_aimed(visitor: Visitor) -> str:
    """Let turns go by until a shot or burst can be aimed among other cards; empty if the night is over before."""
    for turn in range(40):
        if not wait_for_ask(visitor):
            return ""
        cards = visitor.cards()
        shots = [card for card in AIMED if card in cards]
        if "pass" in cards and shots and can_fire(visitor, shots[0]):
            return shots[0]
        if "pass" in cards:
            press_card(visitor, "pass")
            press_card(visitor, "go")
        else:
            answer_something(visitor, turn)
        visitor.page.wait_for_timeout(80)
    return ""


def can_fire(visitor: Visitor, card: str) -> bool:
    """Whether a card in the hand has a target, and can do more than be put away."""
    press_card(visitor, card)
    visitor.page.wait_for_timeout(40)
    targets = [one for one in visitor.cards() if one.startswith(card.removeprefix("h-"))]
    press_card(visitor, "back")
    visitor.page.wait_for_timeout(40)
    return bool(targets)


def chosen(visitor: Visitor) -> Locator:
    return visitor.page.locator(".answer.aimed")


@pytest.mark.parametrize("side", ["humans", "zombies"])
def test_a_person_and_a_bot_play_a_whole_game(come: Come, side: str) -> None:
    ann = come()
    sit_down(ann, side)
    began, turn = time.monotonic(), 0
    while wait_for_ask(ann):
        assert time.monotonic() < began + TOO_LONG, "the game does not end"
        answer_something(ann, turn)
        turn += 1
    expect(ann.page.get_by_role("list", name="Places").get_by_role("listitem")).to_have_count(2)


def test_a_card_shows_what_it_reaches_before_it_is_played(come: Come) -> None:
    ann = come()
    card = sit_down_to_aim(ann)
    kind = card.removeprefix("h-")
    ann.page.locator(f'.hand [data-own="{card}"]').click()
    goals = ann.page.locator(".scene .k-lane.goal")
    expect(goals.first).to_be_visible()
    expect(ann.page.locator(".scene .k-cell.reach").first).to_be_attached()
    ann.press(goals.first)
    expect(chosen(ann)).to_be_visible()
    expect(chosen(ann).locator(".chain li").first).to_be_visible()
    expect(ann.page.locator('.scene [data-id^="aim-"]').first).to_be_attached()
    expect(ann.page.locator(".said[aria-live=assertive]")).not_to_be_empty()
    before = ann.told()
    ann.card("back").click()
    expect(chosen(ann)).to_have_count(0)
    expect(ann.page.locator('.scene [data-id^="aim-"]')).to_have_count(0)
    assert ann.told() == before
    answers = [one for one in ann.cards() if one.startswith(kind)]
    assert answers
    ann.card("back").click()  # and the card is back in the hand
    expect(ann.card("pass")).to_be_visible()
    expect(ann.card(card)).to_be_visible()
    ann.card(card).click()
    ann.card(answers[0]).click()
    ann.card("go").click()
    expect(ann.line(before)).to_be_attached()


def test_looking_at_an_answer_shows_what_it_would_do(come: Come) -> None:
    ann = come()
    card = sit_down_to_aim(ann)
    ann.card(card).click()
    answer = next(one for one in ann.cards() if one.startswith(card.removeprefix("h-")))
    ann.card(answer).hover()
    expect(ann.page.locator('.scene [data-id^="aim-h-"], .scene [data-id^="aim-x-"]').first).to_be_attached()
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator('.scene [data-id^="aim-"]')).to_have_count(0)


def test_a_shot_is_aimed_and_put_back_by_keyboard(come: Come) -> None:
    ann = come()
    card = sit_down_to_aim(ann)
    ann.card(card).focus()
    ann.page.keyboard.press("Enter")
    lane = ann.page.locator(".scene .k-lane.goal[tabindex]").first
    lane.focus()
    expect(ann.page.locator('.scene [data-id^="aim-"]').first).to_be_attached()
    ann.page.keyboard.press("Enter")
    expect(chosen(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(chosen(ann)).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.card(card)).to_be_visible()


def test_a_zombie_is_placed_by_touching_its_cell(come: Come) -> None:
    zoe = come(phone=True)
    sit_down(zoe, "zombies")
    pick_a_body(zoe)
    goal = zoe.page.locator(".scene .k-cell.goal").first
    cell = str(goal.get_attribute("data-id"))
    zoe.press(goal)
    expect(chosen(zoe)).to_be_visible()
    expect(zoe.on_board(f"aim-g-{cell[2:]}")).to_be_attached()
    zoe.card("go").tap()
    expect(zoe.on_board(f"b-{cell[2:]}")).to_be_attached()


def pick_a_body(zoe: Visitor) -> None:
    """Go on until a zombie can be placed, and pick its card; one that is alone is picked already."""
    for _ in range(40):
        assert wait_for_ask(zoe)
        cards = zoe.cards()
        if "pass" in cards and any(re.match(r"zombie\d-", card) for card in cards):
            return
        bodies = [card for card in cards if re.match(r"h-zombie\d$", card)]
        if "pass" in cards and bodies:
            zoe.card(bodies[0]).tap()
            return
        spare = [card for card in cards if not re.search(r"zombie\d$", card)] or cards
        press_card(zoe, "pass" if "pass" in cards else spare[0])
        press_card(zoe, "go")
        zoe.page.wait_for_timeout(80)
    raise AssertionError("no zombie in forty answers")


def test_both_hands_can_be_read_on_a_phone_in_french(come: Come) -> None:
    zoe = come(phone=True)
    sit_down(zoe)
    for turn in range(8):
        if not wait_for_ask(zoe):
            break
        check_page(zoe)
        answer_something(zoe, turn)
    for pane in ("hand", "other", "players", "log"):
        zoe.page.locator(f".tabs [data-pane={pane}]").tap()
        expect(zoe.page.locator(f".{pane}.pane.open")).to_be_visible()
        check_page(zoe)
        zoe.page.keyboard.press("Escape")


def test_the_board_stays_in_sight_on_a_phone(come: Come) -> None:
    zoe = come(phone=True)
    card = sit_down_to_aim(zoe)
    zoe.card(card).tap()
    zoe.press(zoe.page.locator(".scene .k-lane.goal").first)
    box: dict[str, Any] = dict(zoe.page.locator(".scene").bounding_box() or {})
    assert box["y"] >= 0
    assert box["height"] > 300
    go: dict[str, Any] = dict(zoe.card("go").bounding_box() or {})
    assert go["y"] + go["height"] <= 844


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_and_everything_has_a_name(come: Come, scheme: str) -> None:
    ann = come(color_scheme=scheme)
    sit_down(ann)
    for turn in range(10):
        if not wait_for_ask(ann):
            break
        check(ann)
        answer_something(ann, turn)
    assert ann.page.evaluate(RUNNING) == []


OVERLAPS = """() => {
  const box = (node) => node.getBoundingClientRect();
  const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll(".own:has(.many)")].filter((card) =>
    cross(box(card.querySelector(".many")), box(card.querySelector(".called b")))).map((card) => card.dataset.own);
}"""
TALL = """() => {
  const lines = (node) => node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).fontSize);
  const shown = [...document.querySelectorAll(".card .outcome")].filter((node) => node.offsetParent);
  return shown.filter((node) => lines(node) > 1.6).map((node) => node.textContent);
}"""
# The longest name there is, twice in the hand: some nights no hand has it.
TWICE = """() => {
  for (const card of document.querySelectorAll(".own")) {
    card.querySelector(".called b").textContent = "Tir ajusté 2";
    const many = document.createElement("span");
    many.className = "many";
    many.textContent = "×2";
    if (!card.querySelector(".many")) card.append(many);
  }
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (844, 390)])
def test_the_count_of_a_card_leaves_its_name_alone(come: Come, size: tuple[int, int]) -> None:
    ann = come(viewport={"width": size[0], "height": size[1]})
    sit_down(ann)
    ann.asked()
    ann.page.evaluate(TWICE)
    expect(ann.page.locator(".hand .own .many").first).to_be_visible()
    assert ann.page.evaluate(OVERLAPS) == []


def test_what_comes_of_an_answer_stays_on_its_line_on_a_small_phone(come: Come) -> None:
    zoe = come(phone=True, viewport={"width": 360, "height": 640})
    card = sit_down_to_aim(zoe)
    zoe.card(card).tap()
    expect(zoe.page.locator(".card .outcome").first).to_be_visible()
    zoe.page.evaluate(
        """() => document.querySelectorAll(".card .outcome").forEach((node) => { node.textContent = "3 → 2"; })"""
    )
    assert zoe.page.evaluate(TALL) == []
    check_page(zoe)


def test_both_hands_are_seen_on_a_phone_on_its_side(come: Come) -> None:
    zoe = come(phone=True, viewport={"width": 844, "height": 390})
    card = sit_down_to_aim(zoe)
    for own in zoe.page.locator(".other .own, .hand .own").all():
        box: dict[str, Any] = dict(own.bounding_box() or {})
        assert box["height"] >= 44
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 390
    assert zoe.page.locator(".hand .own").count()
    zoe.page.locator(f'.hand [data-own="{card}"]').tap()
    zoe.card(next(one for one in zoe.cards() if one.startswith(card.removeprefix("h-")))).tap()
    go: dict[str, Any] = dict(zoe.card("go").bounding_box() or {})
    assert go["y"] + go["height"] <= 390
    board: dict[str, Any] = dict(zoe.page.locator(".scene").bounding_box() or {})
    assert board["height"] > 240


def test_an_answer_is_aimed_at_once_where_things_move(come: Come) -> None:
    ann = come(moves=True)
    card = sit_down_to_aim(ann)
    ann.page.reload()  # nothing has moved on this page yet
    ann.card(card).click()
    ann.card(next(one for one in ann.cards() if one.startswith(card.removeprefix("h-")))).click()
    expect(chosen(ann)).to_be_visible()


def test_a_march_is_watched_step_by_step(come: Come) -> None:
    ann = come(moves=True)
    sit_down(ann, "zombies")
    ann.page.evaluate(
        """() => {
          window.captions = new Set();
          const caption = document.querySelector(".caption");
          new MutationObserver(() => window.captions.add(caption.textContent)).observe(caption, { childList: true });
        }"""
    )
    for turn in range(14):
        if not wait_for_ask(ann):
            break
        answer_something(ann, turn)
    assert ann.page.evaluate("window.captions.size") > 5
    expect(ann.page.locator('.scene [data-id^="fx-"]')).to_have_count(0)


def test_a_table_weighs_little(come: Come) -> None:
    ann = come()
    assert weigh(ann, lambda: sit_down(ann)) <= MOST
