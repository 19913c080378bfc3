"""A page that is not there says so in the reader's language, and there is a way on from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Come

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("address", "english", "french"),
    [
        ("/rules/chess", "There is no such game.", "Ce jeu n’existe pas."),
        ("/nowhere", "There is no such page.", "Cette page n’existe pas."),
    ],
)
def test_a_page_that_is_not_there_says_so_in_the_chosen_language(
    come: Come, address: str, english: str, french: str
) -> None:
    ann = come()
    ann.expect_complaint("404")
    heading = ann.open(address).page.get_by_role("heading")
    expect(heading).to_have_text([english])
    ann.page.get_by_role("button", name="Français").click()
    expect(heading).to_have_text([french])
    ann.page.reload()
    expect(heading).to_have_text([french])
    ann.page.get_by_role("link", name="Shamble", exact=True).click()
    expect(ann.poster().get_by_role("button", name="Jouer")).to_be_visible()
