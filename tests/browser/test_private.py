"""Links that are renewed, tables that are locked, people who are kept out, and names written from the right."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def invited(ann: Visitor, ben: Visitor) -> None:
    """A table of Ann's at which Ben sits."""
    ann.take_seat(seats=3)
    ben.open(f"/t/{ann.code}").sit_down()
    expect(ben.page.get_by_role("button", name="Change your name")).to_be_visible()


def test_a_new_link_shows_others_out_and_keeps_this_device_in(come: Come) -> None:
    ann, thief = come(), come()
    ann.take_seat(bots=["random"], start=True)
    ann.asked()
    thief.open(f"/t/{ann.code}#{ann.token()}").asked()
    old = ann.token()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="More", exact=True).first.click()
    ann.page.get_by_role("button", name="Move to another device").click()
    ann.page.get_by_role("button", name="Make a new link").click()
    expect(ann.page.get_by_text("This is your new link")).to_be_visible()
    assert ann.token() != old
    expect(thief.alert("This seat has a new link")).to_be_visible()
    assert thief.seats() == []
    ann.page.keyboard.press("Escape")
    ann.move()
    ann.page.reload()
    ann.asked()


def test_a_new_link_that_was_never_heard_of_is_asked_for_again(come: Come) -> None:
    ann = come().take_seat(bots=["random"], start=True)
    ann.asked()
    renew = """async ([code, token]) => {
      localStorage.setItem(`shamble.renew.${code}.0`, "a-reply-that-was-lost");
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const body = JSON.stringify({ kind: "renew", who: "a-reply-that-was-lost" });
      await fetch(`/api/tables/${code}/messages`, { method: "POST", headers, body });
    }"""
    old = ann.token()
    ann.page.evaluate(renew, [ann.code, old])
    ann.page.wait_for_function("(old) => !localStorage.getItem('shamble.seats').includes(old)", arg=old)
    ann.move()
    assert ann.token() != old


def test_a_locked_table_takes_nobody_new(come: Come) -> None:
    ann, ben = come(), come()
    ann.take_seat(seats=3)
    ben.open(f"/t/{ann.code}")
    expect(ben.page.get_by_role("button", name="Sit down").last).to_be_visible()
    ann.page.get_by_role("button", name="Anyone with the link").last.click()
    ann.page.get_by_text("Nobody new").last.click()
    expect(ben.page.get_by_text("The host has locked this table.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_somebody_is_kept_out_and_let_in_again(come: Come) -> None:
    ann, ben = come(), come()
    ben.expect_complaint("403")
    invited(ann, ben)
    ann.page.get_by_role("button", name=re.compile("^Empty this seat, Ben")).click()
    ann.page.get_by_role("button", name="Empty it and keep them out").click()
    expect(ben.alert("keeps you out of this table")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").last.click()
    expect(ben.alert("The host keeps you out of this table.")).to_be_visible()
    expect(ann.page.locator(".chair.out")).to_contain_text("Ben")
    ann.page.get_by_role("button", name="Let in again").click()
    expect(ann.page.locator(".chair.out")).to_have_count(0)
    ben.page.get_by_role("button", name="Sit down").last.click()
    expect(ben.page.get_by_role("button", name="Change your name")).to_be_visible()


# Where the words of a sentence stand on the screen, from the left.
LEFT_OF = """([sentence, words]) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!words.every((word) => node.data.includes(word)) || !node.data.includes(sentence)) continue;
    return words.map((word) => {
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(word));
      range.setEnd(node, node.data.indexOf(word) + word.length);
      return range.getBoundingClientRect().left;
    });
  }
  return null;
}"""


def test_names_from_the_right_stand_in_their_order_in_a_sentence(come: Come) -> None:
    ann = come().take_seat(seats=4)
    names = ["דנה", "רון", "עדן"]
    for name in names:
        sat = ann.context.request.post(f"{ann.url}/api/tables/{ann.code}/sit", data={"name": name, "who": name * 6})
        assert sat.ok
    expect(ann.page.locator(".chair", has_text=names[2])).to_be_visible()
    ann.page.locator("[data-key=start]").click()
    expect(ann.page.locator(".player").first).to_be_visible()
    ann.open()
    expect(ann.page.get_by_text("Zombiegeddon with")).to_be_visible()
    first, second = ann.page.evaluate(LEFT_OF, ["with", names[:2]])
    assert first < second
