"""Plans in the browser: they stop and say so when others did something, and wait while another seat is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.past import Past
from browser.test_zombies import Walk, after, asks, now, pass_by, sit, space, speak_for, stands_on, town, walks
from browser.visitor import Visitor
from server.house import Served
from shamble.games.zombies.state import Table

pytestmark = pytest.mark.browser
ANN, BEN = 0, 1
SEED = 6  # of a game in which it comes to that


def watched_walk(state: Table) -> Walk | None:
    """A walk without a fight for Ann, after whose first step Ben can play a card."""
    if not asks(state, ANN, "step"):
        return None
    found = (walk for walk in walks(state) if len(walk.steps) > 1 and not walk.fought and cards_of_ben(state, walk))
    return next(found, None)


def cards_of_ben(state: Table, walk: Walk) -> list[str]:
    """What Ben can play after Ann's first step."""
    twin = after(state, f"go-{walk.steps[0]}")
    if twin is None:
        return []
    pass_by(twin)
    return (
        [str(card) for card in twin.options(BEN) if str(card).startswith("play-")] if asks(twin, BEN, "event") else []
    )


def set_out(past: Past, visitor: Visitor) -> Walk:
    """Ann plans a walk and goes; Ben is asked after the first step."""
    walk = watched_walk(now(past))
    assert walk is not None
    visitor.press(space(visitor, walk.goal))
    visitor.card("go").click()
    return walk


def test_a_plan_stops_and_says_so_when_somebody_played_a_card(come: Come, house: Served) -> None:
    past = town(watched_walk, seed=SEED)
    ann = sit(past, house, come())
    walk = set_out(past, ann)
    stands_on(ann, ANN, walk.steps[0])
    speak_for(BEN, past, house, cards_of_ben(now(past), walk)[0])
    expect(ann.page.locator(".toast.plan")).to_have_text("Something happened on the way, so your plan has stopped.")
    expect(ann.page.get_by_text("Your plan is being played")).to_have_count(0)


def test_a_plan_goes_on_when_everybody_passed(come: Come, house: Served) -> None:
    past = town(watched_walk, seed=SEED)
    ann = sit(past, house, come())
    walk = set_out(past, ann)
    stands_on(ann, ANN, walk.steps[0])
    for step in walk.steps[1:]:
        speak_for(BEN, past, house, "pass")
        stands_on(ann, ANN, step)
    expect(ann.page.locator(".toast.plan")).to_have_count(0)


def test_on_one_device_a_plan_waits_while_another_is_asked(come: Come, house: Served) -> None:
    past = town(watched_walk, seed=SEED)
    both = sit(past, house, come())
    both.page.goto("about:blank")  # or a link that differs behind the # alone would load the page twice
    both.open(past.link(BEN))
    both.page.locator(".curtain button").click()
    walk = set_out(past, both)
    expect(both.page.locator(".curtain h1")).to_contain_text("Ben")
    both.page.locator(".curtain button").click()
    expect(both.card("pass")).to_be_visible()
    expect(both.page.get_by_text("Your plan is being played")).to_have_count(0)
    both.card("pass").click()
    stands_on(both, ANN, walk.steps[1])
