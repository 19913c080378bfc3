"""An option that can be any of many numbers: typed or stepped to, kept, and refused with its bounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.test_look import check
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

BOUNDS = "A whole number from 5 to 50."


def goal(visitor: Visitor) -> Locator:
    """The gap in the sentence about how many zombies win."""
    return visitor.page.locator('.chip[data-key="kill_goal"]')


def open_goal(visitor: Visitor) -> Locator:
    """Sit in a waiting room, and open that gap; its field."""
    visitor.take_seat(game="zombies", seats=3)
    goal(visitor).click()
    field = visitor.page.get_by_role("spinbutton", name="How many zombies win?")
    expect(field).to_be_visible()
    return field


def test_a_number_is_typed_instead_of_found_in_a_long_list(come: Come) -> None:
    ann = come()
    field = open_goal(ann)
    expect(ann.page.get_by_role("option")).to_have_count(1)  # what the preset says
    expect(field).to_have_accessible_description(BOUNDS)
    field.fill("30")
    field.press("Enter")
    expect(goal(ann)).to_contain_text("30 zombies")
    expect(field).to_have_count(0)
    expect(goal(ann)).to_be_focused()


@pytest.mark.parametrize("wrong", ["4", "51", "12.5", ""])
def test_a_number_that_cannot_be_is_answered_with_its_bounds(come: Come, wrong: str) -> None:
    ann = come()
    field = open_goal(ann)
    field.fill(wrong)
    ann.page.locator(".number-field .btn.pri").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ann.page.locator(".number-field .bad")).to_have_text(BOUNDS)
    expect(field).to_be_focused()
    check(ann)
    field.fill("5")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    ann.page.locator(".number-field .btn.pri").click()
    expect(goal(ann)).to_contain_text("5 zombies")


def test_it_is_stepped_to_with_a_finger_within_its_bounds(come: Come) -> None:
    zoe = come(phone=True, viewport={"width": 360, "height": 640})
    zoe.take_seat(game="zombies", seats=3, settings={"kill_goal": 49})
    goal(zoe).tap()
    field = zoe.page.locator(".number-field input")
    expect(field).to_be_focused()  # a number is what stands there now
    for button in zoe.page.locator(".number-field button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for _ in range(3):
        zoe.page.get_by_role("button", name="Plus", exact=True).tap()
    expect(field).to_have_value("50")
    zoe.page.get_by_role("button", name="Moins", exact=True).tap()
    expect(field).to_have_value("49")
    zoe.page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(goal(zoe)).to_contain_text("49 zombies")


def test_what_is_typed_stays_when_somebody_sits_down(come: Come) -> None:
    ann, bob = come(), come()
    field = open_goal(ann)
    field.fill("41")
    bob.open(f"/t/{ann.code}")
    bob.sit_down("Bob")
    expect(ann.page.locator(".chair.person")).to_have_count(2)
    expect(field).to_have_value("41")
    expect(field).to_be_focused()
