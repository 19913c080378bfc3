"""Zombie Tsunami in the browser: a person and bots, cards and targets, dice that roll, a phone as a hand."""

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

QUICK: Final = {"pace": "quick", "windows": "quick"}
PASSES: Final = ("pass", "pass-turn")
TOO_LONG: Final = 170  # seconds; a game takes some forty


def sit_down(visitor: Visitor, bots: int, level: str = "random", **more: Any) -> None:
    """Begin a game against bots."""
    visitor.take_seat(game="tsunami", seats=bots + 1, bots=[level] * bots, start=True, manners=QUICK, **more)
    expect(visitor.on_board("ground")).to_be_attached()


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator(".result").count() > 0


def is_asked(visitor: Visitor) -> bool:
    """Whether something can be pressed now."""
    return visitor.page.title().startswith("●") and visitor.in_sight().count() > 0


def wait_for_ask(visitor: Visitor, sight: Locator | None = None) -> bool:
    """Wait until something is asked; False if the game is over or this is in sight before."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if is_over(visitor) or (sight is not None and sight.count()):
            return False
        if is_asked(visitor):
            return True
        visitor.page.wait_for_timeout(40)
    raise AssertionError("nothing is asked, and the game is not over")


def press_card(visitor: Visitor, name: str) -> None:
    """Press a card, unless the table went on and it is gone."""
    visitor.page.evaluate(
        """(name) => document.querySelector(`.ask:not(.hushed) [data-card="${CSS.escape(name)}"]`)?.click()""", name
    )


def answer_something(visitor: Visitor, turn: int) -> None:
    """Play a card where one can, now this one, now that; who has to pick one first picks its target then."""
    for _ in range(4):
        cards = visitor.cards()
        wanted = [card for card in cards if card not in PASSES and card != "go"] or cards
        if not cards:
            return
        press_card(visitor, "go" if "go" in cards else wanted[turn % len(wanted)])
        if "go" in cards:
            visitor.page.wait_for_timeout(60)
            return
        visitor.page.wait_for_timeout(20)


def play_on(visitor: Visitor, sight: Locator | None = None) -> None:
    """Answer whatever is asked until the game is over, or this is in sight."""
    began, turn = time.monotonic(), 0
    while time.monotonic() < began + TOO_LONG:
        if not wait_for_ask(visitor, sight):
            return
        answer_something(visitor, turn)
        turn += 1
    raise AssertionError("the game does not end")


def test_a_person_and_three_bots_play_a_whole_game(come: Come) -> None:
    ann = come()
    sit_down(ann, 3)
    ann.expect_complaint("409")  # a bot may have been faster than a finger
    play_on(ann)
    expect(ann.page.locator(".result")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Places").get_by_role("listitem")).to_have_count(4)
    expect(ann.page.locator(".chart")).to_be_visible()


def test_six_players_fit_a_phone_in_french(come: Come) -> None:
    zoe = come(phone=True)
    sit_down(zoe, 5)
    zoe.expect_complaint("409")
    for turn in range(8):
        if not wait_for_ask(zoe):
            break
        check_page(zoe)
        answer_something(zoe, turn)
    for drawer in ("Cartes", "Joueurs", "Magasin", "Journal"):
        zoe.page.get_by_role("button", name=drawer, exact=True).tap()
        expect(zoe.page.locator(".pane.open")).to_be_visible()
        check_page(zoe)
        zoe.page.keyboard.press("Escape")
    assert zoe.page.locator(".players .player").count() == 6


def test_a_bead_is_locked_and_changed_until_the_last_one_is_in(come: Come) -> None:
    """Two people and a bot, so that the vote stays open when one of them has locked."""
    ann, ben = come(), come()
    ann.take_seat(game="tsunami", seats=3, bots=["random"], manners=QUICK)
    ben.open(f"/t/{ann.code}").page.get_by_role("button", name=re.compile("^Sit")).first.click()
    ann.page.get_by_role("button", name=re.compile("^Start")).click()
    bead = re.compile(r"^(red|blue|yellow)$")
    for _ in range(60):
        for one in (ann, ben):
            if is_asked(one) and not any(bead.match(card) for card in one.cards()):
                answer_something(one, 0)
        if all(is_asked(one) and any(bead.match(card) for card in one.cards()) for one in (ann, ben)):
            break
        ann.page.wait_for_timeout(100)
    ann.card("red").click()
    ann.card("go").click()
    expect(ann.card("red")).to_have_class(re.compile("sealed"))
    expect(ann.on_board("zA1").or_(ann.on_board("zB1")).or_(ann.on_board("zC1")).first).to_be_attached()
    ann.card("blue").click()
    ann.card("go").click()
    expect(ann.card("blue")).to_have_class(re.compile("sealed"))
    expect(ann.card("red")).not_to_have_class(re.compile("sealed"))
    assert not ben.page.locator(".card.sealed").count()
    ben.card("yellow").click()
    ben.card("go").click()
    expect(ann.page.locator(".card.sealed")).to_have_count(0)


def test_a_phone_can_be_the_hand_and_another_screen_the_table(come: Come) -> None:
    zoe, wall = come(phone=True), come()
    sit_down(zoe, 3)
    zoe.expect_complaint("409")
    zoe.page.get_by_role("button", name="Plus").last.tap()
    zoe.page.get_by_text("Ne montrer que mes cartes sur cet appareil").tap()
    zoe.page.keyboard.press("Escape")
    expect(zoe.page.locator(".board")).to_be_hidden()
    expect(zoe.page.locator(".own").first).to_be_visible()
    expect(zoe.page.locator(".speech")).to_be_visible()
    check_page(zoe)
    zoe.page.reload()
    expect(zoe.page.locator(".own").first).to_be_visible()
    expect(zoe.page.locator(".board")).to_be_hidden()
    wall.open(f"/t/{zoe.code}?public")
    expect(wall.on_board("ground")).to_be_visible()
    expect(wall.page.locator(".own")).to_have_count(0)
    zoe.page.evaluate("localStorage.clear()")


def test_cubes_tumble_and_come_to_rest(come: Come) -> None:
    ann = come(moves=True)
    sit_down(ann, 2)
    ann.expect_complaint("409")
    tumbling = ann.page.locator('.scene .k-die[href*="roll"]')
    play_on(ann, tumbling)
    assert not is_over(ann), "of six street cards in the first round at least one is a jump, or three rounds have some"
    expect(tumbling).to_have_count(0, timeout=10_000)


def test_every_card_can_be_read(come: Come) -> None:
    ann = come()
    sit_down(ann, 3)
    for card in ann.page.locator(".own").all():
        expect(card.locator(".does")).to_be_visible()
        assert len(card.locator(".does").inner_text()) > 10
    ware = ann.page.locator(".ware").first
    ware.hover()
    expect(ann.page.locator(".tip")).to_contain_text("¹")  # the price is ours, and says so when asked
    expect(ann.page.locator(".tip")).to_contain_text("TS-1.5")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".tip")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_and_everything_has_a_name(come: Come, scheme: str) -> None:
    ann = come(color_scheme=scheme)
    sit_down(ann, 4)
    ann.expect_complaint("409")
    for turn in range(8):
        if not wait_for_ask(ann):
            break
        check(ann)
        answer_something(ann, turn)
    assert ann.page.evaluate(RUNNING) == []


def test_a_table_of_six_weighs_little(come: Come) -> None:
    ann = come()
    assert weigh(ann, lambda: sit_down(ann, 5)) <= MOST


def test_standing_orders_are_given_in_the_menu_and_kept(come: Come) -> None:
    ann = come()
    sit_down(ann, 3)
    ann.expect_complaint("409")

    def choice() -> Locator:
        ann.page.get_by_role("button", name="More").first.click()
        ann.page.get_by_role("button", name="Standing orders").click()
        return ann.page.get_by_role("dialog", name="Standing orders").locator("select").first

    before = choice().input_value()
    values: list[str] = choice_values(ann)
    other = next(value for value in values if value != before)
    ann.page.get_by_role("dialog", name="Standing orders").locator("select").first.select_option(other)
    ann.page.wait_for_timeout(300)
    ann.page.keyboard.press("Escape")
    assert choice().input_value() == other


def choice_values(ann: Visitor) -> list[str]:
    """What can be ordered for the first card of the open sheet."""
    found: list[str] = ann.page.locator("dialog .orders select").first.evaluate(
        "(box) => [...box.options].map((one) => one.value)"
    )
    return found
