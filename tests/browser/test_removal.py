"""What is kept of a table goes when its people want it: a name and words, or all of it; and what is broken is saved."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import QUICKLY, Come
from browser.visitor import Visitor
from server.house import served

pytestmark = pytest.mark.browser


def two_in_a_room(come: Come) -> tuple[Visitor, Visitor]:
    """Ann's room, in which Ben sits on his phone."""
    ann, ben = come(), come(phone=True, locale="en-GB")
    ann.take_seat(seats=2)
    expect(ann.page.locator(".chair").first).to_be_visible()
    ben.open(f"/t/{ann.code}")
    ben.sit_down("Ben")
    expect(ann.page.locator(".chair").filter(has_text="Ben")).to_be_visible()
    return ann, ben


def remove(person: Visitor, what: str) -> None:
    """Open what can be removed, press it, and be sure."""
    person.page.get_by_role("button", name="Remove what is kept").click()
    person.page.get_by_role("dialog").get_by_role("button", name=what).click()
    person.page.get_by_role("dialog").get_by_role("button", name=what).click()


def test_a_host_deletes_the_room_and_everybody_is_told(come: Come) -> None:
    ann, ben = two_in_a_room(come)
    ben.page.get_by_role("button", name="Remove what is kept").click()
    expect(ben.page.get_by_role("dialog").get_by_role("button", name="Delete this table")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Remove what is kept").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    ann.page.get_by_role("button", name="Leave it").click()
    expect(ann.page.locator(".chair").first).to_be_visible()
    remove(ann, "Delete this table")
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name="The host has deleted this table.")).to_be_visible()
        assert person.seats() == []


def test_who_removes_their_name_keeps_the_seat(come: Come) -> None:
    ann, ben = two_in_a_room(come)
    remove(ben, "Remove my name and words")
    expect(ann.page.locator(".chair").filter(has_text="Ben")).to_have_count(0)
    ann.page.get_by_role("button", name="Start with two players").click()
    expect(ben.page.locator(".scene")).to_be_visible()
    assert len(ben.seats()) == 1


def test_the_table_and_the_result_have_it_too(come: Come) -> None:
    ann = come().take_seat(bots=["random"], seats=2, start=True)
    ann.asked()
    ann.page.get_by_role("button", name="More").first.click()
    remove(ann, "Delete this table")
    expect(ann.page.get_by_role("heading", name="The host has deleted this table.")).to_be_visible()


def test_what_was_saved_of_a_table_that_cannot_be_read_can_be_taken_home(come: Come, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with served(path, *QUICKLY) as house:
        ann = come(url=house.url).take_seat(bots=["random"], seats=2, start=True)
        ann.asked()
        code, token = ann.code, ann.token()
        ann.page.close()
        house.stop()
    with sqlite3.connect(path) as found:
        found.execute("""update log set row = '{"row":"began","chairs":[0,1],"rules":"0"}' where seq = 3""")
    found.close()
    with served(path, *QUICKLY) as house:
        ben = come(url=house.url).open(f"/t/{code}#{token}")
        expect(ben.page.get_by_role("heading", name="This table was played under earlier rules")).to_be_visible()
        with ben.page.expect_download() as saving:
            ben.page.get_by_role("button", name="Save your own record").click()
        assert Path(saving.value.path()).read_text().startswith("shamble record 1\ngame: zombiegeddon\nrules: 0\n")
