"""Seen at a glance at every table: whose turn it is, texts that fit, answers that stay, the fall of the bombs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.past import Past
from browser.visitor import Visitor
from server.house import Served

pytestmark = pytest.mark.browser

# Whatever is printed wider than its own box, in the page or on the board, stretched or squeezed flat.
TOO_WIDE: Final = """() => {
  const speaks = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const exempt = ".said, .scene, .ground, .lines, .name span, option, [aria-hidden=true]";
  const shown = [...document.querySelectorAll(".app *")]
    .filter((node) => node.checkVisibility() && speaks(node) && !node.closest(exempt));
  const wide = shown.filter((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = node.closest("button, li, .points, .number, p, h2") ?? node;
    const [text, box] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
    return box.width > 1 && text.right > box.right + 1.5; // what has no width is only for those who listen
  });
  const squeezed = [...document.querySelectorAll(".scene text[textLength]")].filter((node) => {
    const room = Number(node.getAttribute("textLength"));
    node.removeAttribute("textLength");
    const natural = node.getComputedTextLength();
    node.setAttribute("textLength", room);
    return natural < room || natural > 1.35 * room; // stretched, or too flat to read
  });
  const told = (node) => `${node.className.baseVal ?? node.className}: ${node.textContent}`;
  return [...wide, ...squeezed].map(told);
}"""
# The faces of all bombs that are ever on the board.
WATCH_BOMBS: Final = """() => {
  window.faces = new Set();
  const look = () => document.querySelectorAll(".k-bomb").forEach((one) => window.faces.add(one.getAttribute("href")));
  const all = { childList: true, subtree: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector(".scene"), all);
}"""
COORDINATES: Final = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= board.left - 3 && right <= board.right + 3 && top >= board.top - 3 && bottom <= board.bottom + 3; // of air
  const shown = [...document.querySelectorAll(".k-coord")].filter((node) => node.checkVisibility());
  return shown.filter((node) => inside(node.getBoundingClientRect())).map((node) => node.textContent).sort();
}"""
SOMETHING: Final = """() => {
  const caption = document.querySelector(".caption");
  caption.textContent = "Something happened to somebody somewhere.";
  return caption.getBoundingClientRect().top - document.querySelector(".board").getBoundingClientRect().bottom;
}"""
LOOKS: Final = """(node) => {
  const { backgroundColor, borderColor } = getComputedStyle(node);
  return [backgroundColor, borderColor];
}"""
# Who is alone at a table: one's own seats, the seats of others, and who watches.
ALONE: Final = """async () => {
  const { Place } = await import("/web/js/place.js");
  const { get } = Object.getOwnPropertyDescriptor(Place.prototype, "isAlone");
  const alone = (chairs, watching, links) => get.call({ table: { room: { chairs }, here: { watching } }, links });
  const [person, bot] = [{ state: "person" }, { state: "bot" }];
  return [
    alone([person, bot], 0, [1]), alone([person, bot], 1, [1]),
    alone([person, person], 0, [1]), alone([person, person], 0, [1, 2]),
  ];
}"""
BOXES: Final = """(names) => names.map((name) => {
  const { x, y, width, height } = document.querySelector(`[data-card="${name}"]`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def asks(seat: int, name: str = "", few: int = 1) -> Callable[[Any], bool]:
    """Whether this is asked of the seat, with so many answers at least."""

    def there(state: Any) -> bool:
        view = state.view(seat)
        ask, options = view["ask"], view["options"]
        return ask is not None and seat in ask["seats"] and len(options) >= few and name in ("", ask["name"])

    return there


def ends_by_pass(state: Any) -> bool:
    """Whether a pass of the first seat ends the first half, with a second one to come."""
    passes = [answer for answer in state.options(0) if str(answer) == "pass"] if state.ask.seats == (0,) else []
    if state.half != 1 or not passes:
        return False
    after = state.copy()
    after.play(0, passes[0])
    return after.half == 2 and after.ask is not None


MOMENTS: Final[dict[str, tuple[str, int, int, Callable[[Any], bool]]]] = {
    "a turn": ("zombiegeddon", 4, 1, asks(0, few=8)),
    "a vote": ("tsunami", 4, 1, asks(0, "vote")),
    "a choice": ("tsunami", 6, 1, lambda state: "civilian" in state.view(0)["options"]),
    "a shop": ("tsunami", 4, 1, asks(0, "visit", 4)),
    "losses": ("tsunami", 4, 1, asks(0, "saves", 2)),
    "a hand": ("zombiaki", 2, 1, asks(0, few=3)),
    "a town": ("zombies", 3, 1, asks(0, few=2)),
}


@cache
def played(moment: str) -> Past:
    """A game up to a moment; all who look share it."""
    name, seats, seed, there = MOMENTS[moment]
    return Past(name, seats, seed).until(there)


def sit(visitor: Visitor, house: Served, past: Past, chair: int = 0) -> Visitor:
    """Sit down on a chair of a game with a past."""
    if not past.tokens:
        past.put_into(house.database)
    return visitor.open(past.link(chair))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_text_is_wider_than_its_box(come: Come, house: Served, moment: str, phone: bool) -> None:
    ann = sit(come(phone=phone), house, played(moment))
    ann.asked()
    assert ann.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_another_turn_looks_different_from_ones_own(come: Come, house: Served, phone: bool) -> None:
    past = played("a turn")
    ann, ben = sit(come(phone=phone), house, past), sit(come(phone=phone), house, past, chair=1)
    ann.asked()
    expect(ben.page.locator(".speech strong")).to_be_visible()
    mine, others = (one.page.locator(".speech").evaluate(LOOKS) for one in (ann, ben))
    assert mine[0] != others[0]
    assert mine[1] != others[1]


def test_answers_stay_where_they_are_when_one_is_chosen(come: Come, house: Served) -> None:
    ann = sit(come(), house, played("a choice"))
    ann.asked()
    cards = ann.cards()
    before = ann.page.evaluate(BOXES, cards)
    ann.card(cards[1]).click()
    expect(ann.card("go")).to_be_visible()
    assert ann.page.evaluate(BOXES, cards) == before


def test_what_is_said_before_a_vote_stands_on_one_line(come: Come, house: Served) -> None:
    past = Past("tsunami", 3, 2).until(asks(0, "vote"))
    ann = sit(come(), house, past)
    ann.asked()
    ann.page.locator(".promise").first.click()
    said = ann.page.locator(".talked li span").first
    expect(said).to_be_visible()
    assert said.evaluate("(node) => node.getBoundingClientRect().height") < 30


def test_a_turned_board_has_its_letters_and_numbers_and_nothing_lies_on_it(come: Come, house: Served) -> None:
    zoe = sit(come(phone=True), house, played("a turn"))
    zoe.asked()
    assert zoe.page.evaluate(COORDINATES) == sorted([*"abcdefghijkl", *map(str, range(1, 11))])
    assert zoe.page.evaluate(SOMETHING) >= 0, "what happened is told below it"


def test_a_phone_is_told_whose_numbers_stand_in_the_head(come: Come, house: Served) -> None:
    zoe = sit(come(phone=True), house, played("a turn"))
    zoe.asked()
    expect(zoe.page.locator(".chips .few")).to_have_count(4)
    titles = zoe.page.locator(".chips .few").first.locator("i").evaluate_all("(all) => all.map((one) => one.title)")
    assert len(titles) == 3
    assert all(titles)


@pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
def test_between_the_halves_the_bombs_fall(come: Come, house: Served, moves: bool) -> None:
    ann = sit(come(moves=moves), house, Past("zombiegeddon", 3, 1).until(ends_by_pass))
    ann.asked()
    expect(ann.page.locator(".speech .warning")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("data-mood", "town")
    ann.page.evaluate(WATCH_BOMBS)
    ann.answer("pass")
    expect(ann.page.locator("html")).to_have_attribute("data-mood", "ash")
    expect(ann.page.locator(".progress b")).to_have_text("Half 2 of 2")
    expect(ann.page.locator(".k-bomb")).to_have_count(0)
    if moves:
        assert ann.page.evaluate("[...window.faces].sort()") == ["#zg-blast", "#zg-bomb"]


def test_who_plays_with_bots_and_is_not_watched_is_alone(come: Come) -> None:
    """Then a visit to the shop without a choice ends by itself; elsewhere that would tell something about the hand."""
    ann = come()
    ann.take_seat(game="tsunami", seats=3, bots=["random"] * 2, start=True)
    expect(ann.on_board("ground")).to_be_attached()
    assert ann.page.evaluate(ALONE) == [True, False, False, False]
