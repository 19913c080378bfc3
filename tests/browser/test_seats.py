"""Nobody waits for nothing: three people, one goes; a bot plays on, the person comes back; a seat changes hands."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.visitor import GAME, Visitor

pytestmark = pytest.mark.browser


def three(come: Come, **wishes: Any) -> tuple[Visitor, Visitor, Visitor]:
    """Ann, Ben and Cleo at a running table, each with a browser; Ben's is a phone in French."""
    ann, ben, cleo = come(), come(phone=True), come()
    body = {"game": GAME, "name": "Ann", "who": uuid4().hex, "seats": 3, "manners": {"pace": "quick"}, **wishes}
    table = ann.context.request.post(f"{ann.url}/api/tables", data=body).json()
    code = f"{ann.url}/api/tables/{table['code']}"
    tokens = [table["token"]]
    for name in ("Ben", "Cleo"):
        sat = ann.context.request.post(f"{code}/sit", data={"name": name, "who": uuid4().hex}).json()
        tokens.append(sat["token"])
    bearer = {"authorization": f"Bearer {tokens[0]}"}
    ann.context.request.post(f"{code}/messages", data={"kind": "start"}, headers=bearer)
    for person, token in zip((ann, ben, cleo), tokens, strict=True):
        person.open(f"/t/{table['code']}#{token}")
        expect(person.page.locator(".scene")).to_be_visible()
    return ann, ben, cleo


def bar(person: Visitor) -> Locator:
    return person.page.locator(".absent")


def pressed(person: Visitor, name: str) -> None:
    """A button of the bar or of what it opened."""
    person.page.locator(f"[data-seats={name}]").last.click()


def in_menu(person: Visitor, name: str) -> None:
    person.page.get_by_role("button", name="More").first.click()
    person.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_somebody_goes_away_a_bot_plays_on_and_the_person_takes_the_seat_again(come: Come) -> None:
    ann, ben, cleo = three(come)
    expect(bar(ann)).to_have_count(0)
    link = cleo.page.url
    cleo.page.close()
    expect(bar(ann)).to_contain_text("Cleo away")
    expect(bar(ann)).to_contain_text(re.compile(r"you can decide in \d:\d\d"))
    expect(bar(ben)).to_contain_text("Cleo hors ligne")
    expect(ann.page.locator(".player", has_text="Cleo").locator(".seat-mark")).to_contain_text("away")
    pressed(ann, "decide-2")
    expect(ann.page.locator(".seats-list li", has_text="Ben")).to_contain_text("here")
    expect(ann.page.locator(".seats-list li", has_text="Ben").get_by_role("button")).to_have_count(0)
    pressed(ann, "bot-2")
    expect(ann.page.locator(".seats-list li", has_text="Cleo")).to_contain_text("a bot plays (Greedy)")
    ann.page.keyboard.press("Escape")
    expect(bar(ann)).to_have_count(0)
    expect(ann.page.locator(".player", has_text="Cleo").locator(".seat-mark")).to_contain_text("a bot plays")
    expect(ann.page.locator(".lines")).to_contain_text("Ann lets a bot (Greedy) play for Cleo, who is away.")
    while not any(re.match("Cleo (moves|jumps|takes|leaves)", line) for line in ann.lines()):
        for person in (ann, ben):
            if person.page.title().startswith("●"):
                person.end_turn()
        ann.page.wait_for_timeout(100)

    cleo.page = cleo.context.new_page()
    cleo.page.goto(link)
    expect(bar(cleo)).to_contain_text("A bot is playing for you.")
    cleo.not_asked()
    pressed(cleo, "back")
    expect(bar(cleo)).to_have_count(0)
    expect(ann.page.locator(".lines")).to_contain_text("Cleo is back.")
    expect(ann.page.locator(".seat-mark")).to_have_count(0)


def test_who_leaves_chooses_a_bot_and_the_game_goes_on_at_once(come: Come) -> None:
    ann, ben, cleo = three(come)
    in_menu(cleo, "Leave the game")
    cleo.page.get_by_role("combobox", name="Which bot?").select_option("random")
    cleo.page.get_by_role("button", name="A bot plays for me").click()
    expect(bar(cleo)).to_contain_text("A bot is playing for you.")
    expect(cleo.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator(".lines")).to_contain_text("Cleo leaves the game; a bot (Random) plays on.")
    expect(ben.page.locator(".chips .seat-sign")).to_have_count(1)
    cleo.page.reload()
    expect(bar(cleo)).to_contain_text("A bot is playing for you.")


def test_a_seat_is_handed_over_to_somebody_who_comes_by_the_link(come: Come) -> None:
    ann, _, cleo = three(come)
    in_menu(cleo, "Leave the game")
    cleo.page.get_by_role("button", name="The others decide").click()
    expect(bar(cleo)).to_contain_text("You have left the game.")
    expect(bar(ann)).to_contain_text("Cleo has left the game")
    pressed(ann, "decide-2")
    pressed(ann, "free-2")
    expect(ann.page.get_by_role("button", name="Yes, hand the seat over")).to_be_visible()
    pressed(ann, "free-2")
    expect(cleo.alert("Your seat has been handed over.")).to_be_visible()
    assert cleo.seats() == []
    eve = come()
    eve.open().be_called("Eve")
    eve.open(f"/t/{ann.code}")
    expect(bar(eve)).to_contain_text("You can take over the seat of")
    pressed(eve, "sit-2")
    expect(eve.page.locator(".player", has_text="Eve")).to_be_visible()
    expect(ann.page.locator(".player", has_text="Eve")).to_be_visible()
    expect(bar(eve)).to_have_count(0)


def test_a_game_is_ended_as_it_stands_when_all_want_it(come: Come) -> None:
    people = three(come)
    ann, ben, cleo = people
    in_menu(ann, "Seats")
    pressed(ann, "end")
    pressed(ann, "end")
    expect(ann.page.get_by_role("button", name="Rather play on")).to_be_visible()
    for person, others in ((ben, "Ann"), (cleo, "Ben")):
        expect(bar(person)).to_contain_text(others)  # a word that comes later would draw the sheet anew
        expect(bar(person)).to_contain_text(re.compile("Ann.*(end the game as it stands|arrêter la partie en l’état)"))
        person.page.locator(".absent [data-seats=end]").click()
        person.page.locator("dialog [data-seats=end]").click()
        person.page.locator("dialog [data-seats=end]").click()
    for person in people:
        expect(person.page.locator(".result")).to_be_visible()
        expect(person.page.get_by_role("dialog")).to_have_count(0)
        expect(person.page.locator(".crown")).to_have_count(0)
    expect(ann.page.locator(".result h1")).to_have_text("The game was ended before it was over; nobody has won.")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(cleo.code))


def test_a_table_whose_people_are_all_here_loads_nothing_of_it(come: Come) -> None:
    ann = come()
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    ann.take_seat(bots=["random"], start=True).asked()
    assert not any("absent" in address for address in loaded)
