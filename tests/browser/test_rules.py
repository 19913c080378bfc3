"""The rulebook: a page of its own in both languages, and beside the table."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.visitor import GAME

pytestmark = pytest.mark.browser
RULEBOOK = (files("shamble.games") / GAME / "rules" / "en.md").read_text(encoding="utf-8")
CLAUSES = len(re.findall(r"^\*\*ZG-", RULEBOOK, re.MULTILINE))


def test_the_rulebook_has_contents_and_clauses_in_both_languages(come: Come) -> None:
    ann = come().open(f"/rules/{GAME}")
    book = ann.page.locator("article.book")
    contents = ann.page.get_by_role("navigation", name="Contents")
    expect(book.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(contents.get_by_role("link")).to_have_count(book.locator("h2").count())
    expect(book.locator("[id^=ZG-]")).to_have_count(CLAUSES)
    contents.get_by_role("link").nth(3).click()
    expect(book.locator("h2").nth(3)).to_be_in_viewport()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.get_by_role("navigation", name="Sommaire")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(book).to_have_attribute("lang", "fr")
    expect(book).to_contain_text("pions")
    expect(book.locator("[id^=ZG-]")).to_have_count(CLAUSES)


def test_a_link_to_a_clause_opens_the_rulebook_there(come: Come) -> None:
    ann = come().open(f"/rules/{GAME}#ZG-5.1")
    clause = ann.page.locator('[id="ZG-5.1"]')
    expect(clause).to_be_in_viewport()
    expect(clause.get_by_role("link", name=re.compile("^ZG-5.1"))).to_be_visible()


@pytest.mark.parametrize(
    ("phone", "more", "rules", "words"), [(False, "More", "The rules", "weapon"), (True, "Plus", "Les règles", "arme")]
)
def test_the_rulebook_lies_beside_the_table(come: Come, phone: bool, more: str, rules: str, words: str) -> None:
    ann = come(phone=phone).play_now(bots=1)
    ann.asked()
    ann.page.get_by_role("button", name=more).locator("visible=true").first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name=rules).click()
    book = ann.page.locator("dialog.rules")
    expect(book).to_contain_text(words)
    expect(book.locator("[id^=ZG-]")).to_have_count(CLAUSES)
    ann.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    ann.asked()
