"""The front page: links that ask for a table, the games of before, and names for those who sit down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.past import Past
from server.house import Served

pytestmark = pytest.mark.browser


def test_a_link_asks_for_a_table_and_makes_it(come: Come) -> None:
    ann = come().open("/?game=zombies&seats=3&preset=quick")
    ann.page.locator(".linked .btn").click()
    expect(ann.page.locator("main.room .chairs .chair.free")).to_have_count(2)
    expect(ann.page.locator("main.room .opts")).to_contain_text("quick")


@pytest.mark.parametrize(
    ("asked", "about"), [("seats=99", "2 to 6"), ("preset=endless", "endless"), ("colour=red", "colour")]
)
def test_a_link_with_a_wrong_wish_is_answered_with_a_sentence(come: Come, asked: str, about: str) -> None:
    ann = come().open(f"/?game=zombies&{asked}")
    ann.expect_complaint("400")
    ann.page.locator(".linked .btn").click()
    expect(ann.page.locator(".toast.bad, .toasts .toast").first).to_contain_text(about)
    expect(ann.page.locator(".poster").first).to_be_visible()


def test_a_link_that_asks_for_no_game_of_ours_says_so(come: Come) -> None:
    ann = come().open("/?game=chess")
    expect(ann.page.locator(".linked")).to_have_text("This link asks for a game that is not here.")


def test_what_was_chosen_against_bots_is_there_again(come: Come) -> None:
    ann = come().open("/")
    poster = ann.page.locator(".poster").nth(2)
    poster.locator("select").nth(0).select_option("humans")
    poster.locator("select").last.select_option("random")
    poster.locator(".btn.pri").click()
    ann.asked()
    ann.open("/")
    expect(ann.page.locator(".poster").nth(2).locator("select").nth(0)).to_have_value("humans")
    expect(ann.page.locator(".poster").nth(2).locator("select").last).to_have_value("random")


def test_a_finished_game_is_drawn_as_it_ended_and_found_on_the_front_page(come: Come, house: Served) -> None:
    past = Past("zombiaki", 2, 3).to_the_end().put_into(house.database)
    ann = come().open(past.link(0))
    assert past.state.outcome is not None
    expect(ann.page.locator(f".win.end-{past.state.outcome.reason.lower()} .ending .piece").first).to_be_visible()
    expect(ann.page.locator(".places .made").first).to_be_visible()
    expect(ann.page.locator(".places .score")).to_have_count(0)
    expect(ann.page.locator(".yours")).to_contain_text("street")
    sentence = ann.page.locator(".win h1").inner_text()
    ann.open("/")
    expect(ann.page.locator(".lists .r").last).to_contain_text(sentence)
