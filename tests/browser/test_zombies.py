"""Zombies!!! in the browser: a town larger than its window, walks that are planned, many answers by one press.

Every test sits down at a game with a past, at the moment it is about, with dice that are known: what must come is
tried on a copy of the table first, and then waited for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Come
from browser.past import Past
from browser.test_keyboard import tab_to
from browser.test_look import RUNNING, check
from browser.test_phone import box_of, check_page
from browser.test_weight import MOST, weigh
from browser.visitor import CENTRE, Visitor
from server.house import Served, bearer
from shamble import picture
from shamble.core.frame import OFFER
from shamble.games.zombies.answers import space_name
from shamble.games.zombies.box import ZOMBIE
from shamble.games.zombies.state import Table

pytestmark = pytest.mark.browser

ANN, BEN = 0, 1
PAGE: Final = 30  # lines of the log that are drawn at once
LATE: Final = 26  # tiles of a town that no window shows whole
FINGER: Final = 36  # pixels that a space has on a phone, at least
TRANSFORM: Final = "() => document.querySelector('.wide-world .glass').style.transform"
SCALE: Final = "() => Number(document.querySelector('.wide-world .glass').style.transform.match(/scale\\((.*)\\)/)[1])"
RINGED: Final = """(kind) => [...document.querySelectorAll(`.l-ring use[href="#zz-${kind}"]`)]
    .map((node) => node.dataset.id.slice("ring-c-".length)).sort()"""
ZOMBIES: Final = """(wanted) => [...document.querySelectorAll(".l-zombie [data-id]")]
    .map((node) => node.dataset.id.slice(2)).sort().join() === wanted"""
# From now on nothing that waits for a while ever gets its turn: what is watched, is watched for ever.
SLOW_LINE: Final = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (words) { setTimeout(() => send.call(this, words), 100); };
}"""
TIME_STANDS_STILL: Final = """() => {
  const soon = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => (ms ? 0 : soon(then, ms, ...more));
}"""
UNDER: Final = """([x, y]) => {
  const scene = document.querySelector(".wide-world .scene");
  const { x: left, y: top, width } = scene.getBoundingClientRect();
  const scale = width / parseFloat(scene.style.width);
  return [(x - left) / scale, (y - top) / scale];
}"""
IN_SIGHT: Final = """(name) => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(document.querySelector(`:is(.scene, .ground) [data-id="${name}"]`).getBoundingClientRect());
  const { left, right, top, bottom } = document.querySelector(".wide-world").getBoundingClientRect();
  return x > left && x < right && y > top && y < bottom;
}"""
# How much changes on the picture while something is done to its window.
TOUCHED: Final = """() => {
  window.touched = 0;
  new MutationObserver((found) => (window.touched += found.length))
    .observe(document.querySelector(".wide-world .scene"), { attributes: true, childList: true, subtree: true });
}"""


# --- what a test is about --------------------------------------------------------------------------------------------


class Walk(NamedTuple):
    """A walk that can be planned: where it leads, the spaces on the way, those that are fought for, and its chances."""

    goal: str
    steps: list[str]
    fought: list[str]
    tag: str


Found = TypeVar("Found")


def wanted(found: Found | None) -> Found:
    """What was looked for before."""
    assert found is not None
    return found


def beside(state: Table, seat: int = ANN) -> dict[str, Any]:
    """What lies beside the board, as the seat sees it."""
    return picture.side(state.view(seat))


def is_alone(state: Table) -> bool:
    """Whether Ann is asked and none of the others can have a say: they have no card, or played one in this round."""
    others = range(1, state.seats)
    mute = all(state.used >> seat & 1 or not state.held[seat] for seat in others)
    return mute and not any(state.items[seat] for seat in others) and asks(state, ANN)


def asks(state: Table, seat: int, name: str = "") -> bool:
    return state.ask is not None and state.ask.seats[0] == seat and name in ("", state.ask.name)


def walks(state: Table) -> Iterator[Walk]:
    """All walks that are offered."""
    told = beside(state)["routes"]
    for name, before, _, end in told["rows"]:
        if end < 0:
            continue
        rows = [row for row in told["rows"] if row[0] == name and row[1] == before][:1]
        while rows[0][1] >= 0:
            rows.insert(0, told["rows"][rows[0][1]])
        odds = told["ends"][end]
        fought = [row[0] for row in rows if row[2]]
        yield Walk(name, [row[0] for row in rows], fought, "" if odds is None else f"{odds[0]}%")


def after(state: Table, *answers: str) -> Table | None:
    """The table after Ann's answers, the same dice included; None if somebody or something comes between."""
    twin = state.copy()
    for answer in answers:
        pass_by(twin)
        if not asks(twin, ANN) or answer not in [str(option) for option in twin.options(ANN)]:
            return None
        say(twin, answer)
    return twin


def pass_by(twin: Table) -> None:
    """A plan goes past the moments at which one could play a card."""
    while asks(twin, ANN, "event"):
        say(twin, "pass")


def say(twin: Table, answer: str) -> None:
    twin.play(ANN, twin.game.parse(twin, ANN, answer))


def lone_walk(state: Table) -> Walk | None:
    """A walk with one fight that will be won, and at least one step after another."""
    if not is_alone(state) or not asks(state, ANN, "step") or len(beside(state)["routes"]["steps"]) < 4:
        return None
    return next(
        (walk for walk in walks(state) if len(walk.fought) == 1 and len(walk.steps) > 1 and wins(state, walk)), None
    )


def wins(state: Table, walk: Walk) -> bool:
    """Whether all of the walk, its fight included, is done when its last step is answered, and nothing was lost."""
    end = after(state, *[f"go-{step}" for step in walk.steps])
    if end is None or end.lives != state.lives or asks(end, ANN, "event"):
        return False
    return space_name(end.pawn[ANN]) == walk.goal and walk.fought[0] not in zombies(end)


def herded(state: Table) -> list[str]:
    """The spaces with a zombie after all have moved as is suggested; none if somebody comes between."""
    told = beside(state)["herd"]
    plan = [f"herd-{space}-{told['ways'][way]}" for space, way in told["chosen"]]
    end = after(state, *plan) if len(plan) > 2 else None
    return [] if end is None else zombies(end)


def zombies(state: Table) -> list[str]:
    return sorted(space_name(space) for space, there in enumerate(state.space) if there & ZOMBIE)


def is_herd(state: Table) -> bool:
    return is_alone(state) and asks(state, ANN, "zombies") and bool(herded(state))


def is_put(state: Table) -> bool:
    """Some zombies are to be put, and there is more room than zombies."""
    told = beside(state)["choice"] if asks(state, ANN, "put") else None
    return told is not None and told["key"].startswith(f"put {ZOMBIE} ") and 1 < told["n"] < len(told["rows"])


def is_lay(state: Table) -> bool:
    """A tile is to be laid, somewhere in several ways."""
    return asks(state, ANN, "lay") and any(len(turns) > 1 for _, turns in beside(state)["lots"]["rows"])


def can_finish(state: Table) -> bool:
    """Nothing but what goes without saying lies between now and the end of the turn."""
    if not is_alone(state) or not asks(state, ANN, "step"):
        return False
    twin = state.copy()
    while twin.turn == state.turn and asks(twin, ANN):
        least = least_of(twin)
        if not least:
            return False
        say(twin, least)
    return twin.turn != state.turn


def least_of(state: Table) -> str:
    """What who wants to be done answers; empty if there is something to decide."""
    told = beside(state)
    for space, way in (told["herd"] or {"chosen": []})["chosen"]:
        return f"herd-{space}-{told['herd']['ways'][way]}"
    return next((str(card["answer"]) for card in told["answers"] if card.get("least")), "")


def may_be_asked_at_the_end(state: Table) -> bool:
    """Ann may stop here, and holds a card that can be played as the turn ends."""
    if not asks(state, ANN, "step"):
        return False
    twin = state.copy()
    while twin.turn == state.turn and twin.ask is not None:
        seat = twin.ask.seats[0]
        if seat == ANN and any(str(option).startswith("play-") for option in twin.options(ANN)):
            return True
        answer = "pass" if twin.pending == OFFER else least_of(twin)
        if not answer:
            return False
        twin.play(seat, twin.game.parse(twin, seat, answer))
    return False


def playable(state: Table) -> str | None:
    """A card that Ann holds once, and can play in one way, without anybody having a say."""
    if not is_alone(state) or not asks(state, ANN, "event"):
        return None
    found = [str(option) for option in state.options(ANN) if str(option).startswith("play-")]
    cards = [answer.split("-")[1] for answer in found]
    hand = list(cast("list[str]", state.view(ANN)["hand"]))
    return next((card for card in cards if cards.count(card) == 1 and hand.count(card) == 1), None)


def is_late(state: Table) -> bool:
    return len(state.looks) >= LATE and asks(state, ANN, "step")


def town(there: Callable[[Table], object], seats: int = 2, seed: int = 1, **settings: Any) -> Past:
    """A game that has come to such a moment."""
    return Past("zombies", seats, seed, **settings).until(lambda state: bool(there(state)))


def sit(past: Past, house: Served, visitor: Visitor) -> Visitor:
    """Ann opens her seat's link."""
    visitor.open(past.put_into(house.database).link(ANN))
    expect(visitor.on_board("p-A")).to_be_attached()
    expect(visitor.page.locator(".wide-world .glass")).to_have_attribute("style", re.compile("scale"))
    return visitor


def now(past: Past) -> Table:
    assert isinstance(past.state, Table)
    return past.state


def speak_for(seat: int, past: Past, house: Served, answer: str) -> None:
    """Somebody elsewhere answers."""
    where = f"/api/tables/{past.code}/messages"
    with house.client(headers=bearer(past.tokens[seat])) as client:
        with client.stream("GET", f"{where}?as=view") as lines:
            ask = json.loads(next(lines.iter_lines()))["ask"]
        reply = client.post(where, json={"kind": "answer", "id": 1, "ask": ask, "answers": [answer]}).json()
    assert reply["kind"] == "done", reply


def space(visitor: Visitor, name: str) -> Locator:
    return visitor.on_board(f"c-{name}")


def ringed(visitor: Visitor, kind: str) -> list[str]:
    """The spaces with such a ring: can, on."""
    found: list[str] = visitor.page.evaluate(RINGED, kind)
    return found


def stands_on(visitor: Visitor, seat: int, name: str) -> None:
    """Wait until a pawn has come to a space: it is named there."""
    who = ("Ann", "Ben")[seat]
    expect(space(visitor, name).locator("title")).to_contain_text(who)


def middle(page: Page) -> tuple[float, float]:
    """The middle of the board's window."""
    box = page.locator(".wide-world").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def under(visitor: Visitor, spot: tuple[float, float]) -> list[float]:
    """What place of the world lies under a place of the page."""
    found: list[float] = visitor.page.evaluate(UNDER, list(spot))
    return found


def changed(visitor: Visitor, before: object, what: str = TRANSFORM) -> Any:
    """Wait until the window shows something else; what it is."""
    visitor.page.wait_for_function(f"(before) => ({what})() !== before", arg=before)
    return visitor.page.evaluate(what)


def in_sight(visitor: Visitor, name: str) -> bool:
    """Whether the middle of a thing on the board is in its window."""
    found: bool = visitor.page.evaluate(IN_SIGHT, name)
    return found


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_tile_is_turned_on_its_place_and_laid(come: Come, house: Served) -> None:
    past = town(is_lay)
    ann = sit(past, house, come())
    place = next(place for place, turns in beside(now(past))["lots"]["rows"] if len(turns) > 1)
    number = len(now(past).looks) + 1
    ghost = ann.on_board("ghost-lay")
    turn = "(node) => node.style.transform"
    ann.press(ann.on_board(f"lot-{place}"))
    first = ghost.evaluate(turn)
    ann.press(ann.on_board(f"lot-{place}"))
    assert ghost.evaluate(turn) != first
    ann.card("go").click()
    expect(ann.on_board(f"tile-{number}")).to_be_attached()
    expect(ghost).to_have_count(0)


def test_zombies_are_put_by_one_press_where_is_suggested(come: Come, house: Served) -> None:
    past = town(is_put)
    ann = sit(past, house, come())
    wanted = beside(now(past))["choice"]["chosen"]
    assert ringed(ann, "on") == sorted(wanted)
    ann.card("go").click()
    for name in wanted:
        expect(ann.on_board(f"z-{name}")).to_be_attached()


def test_another_space_changes_where_zombies_are_put(come: Come, house: Served) -> None:
    past = town(is_put)
    ann = sit(past, house, come())
    told = beside(now(past))["choice"]
    other = next(name for name in told["rows"] if name not in told["chosen"])
    first, *kept = told["chosen"]
    ann.press(space(ann, other))
    assert ringed(ann, "on") == sorted([*kept, other])
    assert first in ringed(ann, "can")
    ann.card("go").click()
    for name in (*kept, other):
        expect(ann.on_board(f"z-{name}")).to_be_attached()
    expect(ann.on_board(f"z-{first}")).to_have_count(0)


def test_a_walk_is_planned_with_its_fights_and_goes_by_itself(come: Come, house: Served) -> None:
    past = town(lone_walk)
    ann, walk = sit(past, house, come()), wanted(lone_walk(now(past)))
    page = ann.page
    expect(ann.on_board(f"odds-c-{walk.goal}")).to_contain_text(walk.tag)
    ann.press(space(ann, walk.goal))
    assert ringed(ann, "on") == [walk.goal]
    assert page.locator(".l-bead use").count() == 3 * len(walk.steps) - 1
    hatched = page.locator(".l-harm use").evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")
    assert hatched == [f"harm-c-{name}" for name in walk.fought]
    plan = page.locator(".planned")
    expect(plan.locator(".foe")).to_have_count(1)
    assert plan.locator(".alive b").inner_text().replace(" ", "").replace("\u00a0", "") == walk.tag
    expect(plan.locator(".share")).not_to_have_count(0)
    ann.card("go").click()
    stands_on(ann, ANN, walk.goal)
    expect(ann.on_board(f"z-{walk.fought[0]}")).to_have_count(0)
    expect(page.locator(".l-bead use")).to_have_count(0)


def test_a_hint_shows_the_whole_walk_in_numbers(come: Come, house: Served) -> None:
    ann = sit(town(lone_walk), house, come())
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".advice")).to_contain_text("The Planner would play this", timeout=20_000)
    numbers = ann.page.locator(".overlay text.nth").all_text_contents()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)] or numbers in (["★"], [])
    assert len(numbers) - ann.page.locator(".overlay .way.under").count() == 0  # a line leads to each
    expect(ann.page.locator(".advice .clause")).to_have_text(re.compile("^ZZ-"))


def test_pressing_go_twice_goes_the_way_once(come: Come, house: Served) -> None:
    past = town(lone_walk)
    ann, walk = sit(past, house, come()), wanted(lone_walk(now(past)))
    assert len(walk.steps) > 1
    ann.page.evaluate(SLOW_LINE)
    ann.press(space(ann, walk.goal))
    expect(ann.card("go")).to_be_visible()
    ann.page.evaluate("() => [1, 2].forEach(() => document.querySelector('.ask [data-card=go]').click())")
    stands_on(ann, ANN, walk.goal)


def test_all_zombies_move_in_one_gesture(come: Come, house: Served) -> None:
    past = town(is_herd)
    ann = sit(past, house, come())
    assert ann.page.locator(".overlay .arrow").count() == len(beside(now(past))["herd"]["chosen"])
    ann.card("go").click()
    ann.page.wait_for_function(ZOMBIES, arg=",".join(herded(now(past))))


def test_a_zombie_is_moved_by_hand(come: Come, house: Served) -> None:
    past = town(is_herd)
    ann = sit(past, house, come())
    start, way = next(iter(beside(now(past))["herd"]["rows"].items()))
    end = wanted(after(now(past), f"herd-{start}-{beside(now(past))['herd']['ways'][way[0]]}"))
    ann.press(space(ann, start))
    goal = next(name for name in zombies(end) if name not in zombies(now(past)))
    assert goal in ringed(ann, "can")
    ann.press(space(ann, goal))
    ann.page.wait_for_function(ZOMBIES, arg=",".join(zombies(end)))


def test_the_turn_can_be_finished_in_one_go(come: Come, house: Served) -> None:
    past = town(can_finish)
    ann = sit(past, house, come())
    expect(ann.page.locator(".progress")).to_have_text(f"Turn {now(past).turn}")
    ann.card("finish").click()
    expect(ann.page.locator(".progress")).to_have_text(f"Turn {now(past).turn + 1}")


def test_a_turn_that_is_being_finished_stops_where_a_card_could_be_played_and_offers_to_pass(
    come: Come, house: Served
) -> None:
    past = town(may_be_asked_at_the_end, alone=True)
    for card in set(cast("list[str]", now(past).view(ANN)["hand"])):
        past.order(ANN, card, "ask")
    ann = sit(past, house, come())
    ann.card("finish").click()
    ann.card("pass").click()  # nobody else can close the window: the table waits for a person who is alone


def test_a_card_of_ones_own_is_played_from_the_hand(come: Come, house: Served) -> None:
    past = town(playable)
    ann, card = sit(past, house, come()), wanted(playable(now(past)))
    own = ann.page.locator(f'.hand [data-own="h-{card}"]')
    expect(own).to_have_class(re.compile(r"\bcan\b"))
    own.click()
    ann.card("go").click()
    expect(own).to_have_count(0)


def test_orders_are_given_for_ones_own_cards_first(come: Come, house: Served) -> None:
    past = town(playable)
    ann = sit(past, house, come())
    ann.page.locator(".head > .btn").click()
    ann.page.get_by_role("button", name="Standing orders").click()
    sheet = ann.page.get_by_role("dialog", name="Standing orders")
    own = {label.lower() for label in ann.page.locator(".hand .own .called b").all_text_contents()}
    assert {label.lower() for label in sheet.locator(".orders .grow").all_text_contents()[: len(own)]} == own
    wide = sheet.locator("select").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().width))"
    )
    assert len(set(wide)) == 1


def test_what_others_do_can_be_skipped(come: Come, house: Served) -> None:
    past = town(lambda state: asks(state, BEN, "step") and "stop" in [str(option) for option in state.options(BEN)])
    ann = sit(past, house, come(moves=True))
    ann.page.evaluate(TIME_STANDS_STILL)
    speak_for(BEN, past, house, "stop")
    die = ann.on_board("fx-die")
    expect(die).to_be_attached()
    expect(ann.page.locator(".ask.hushed")).to_be_attached()
    ann.press(ann.on_board("p-B"))
    expect(die).to_have_count(0)
    expect(ann.page.locator(".ask.hushed")).to_have_count(0)


def test_a_walk_by_keys_alone(come: Come, house: Served) -> None:
    past = town(lone_walk)
    ann, walk = sit(past, house, come()), wanted(lone_walk(now(past)))
    tab_to(ann.page, lambda name: name.startswith(f"c-{walk.goal}|"))
    assert in_sight(ann, f"c-{walk.goal}")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".planned .go-on")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".planned")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    stands_on(ann, ANN, walk.goal)


# --- looking ---------------------------------------------------------------------------------------------------------


def test_the_town_is_dragged_and_a_drag_chooses_nothing(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come())
    x, y = space(ann, ringed(ann, "can")[0]).evaluate(CENTRE)  # a tap there would choose it
    start, place = ann.page.evaluate(TRANSFORM), under(ann, (x, y))
    ann.page.evaluate(TOUCHED)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 60, y + 40, steps=6)
    ann.page.mouse.up()
    changed(ann, start)
    assert under(ann, (x + 60, y + 40)) == pytest.approx(place, abs=2)  # it lies under the hand that drags it
    expect(ann.page.locator(".planned")).to_have_count(0)
    assert ann.page.evaluate("window.touched") == 0  # the whole is moved, and nothing on it drawn anew


def test_a_wheel_zooms_about_the_pointer(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come())
    x, y = middle(ann.page)
    spot = (x + 60, y - 40)
    scale, place = ann.page.evaluate(SCALE), under(ann, spot)
    ann.page.mouse.move(*spot)
    ann.page.mouse.wheel(0, -200)
    assert changed(ann, scale, SCALE) > scale
    assert under(ann, spot) == pytest.approx(place, abs=2)
    ann.page.mouse.wheel(0, 5000)
    ann.page.wait_for_function(f"(before) => ({SCALE})() < before", arg=scale)


def test_buttons_and_keys_look_closer_farther_at_all_and_at_oneself(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come())
    scale = ann.page.evaluate(SCALE)
    ann.page.locator(".camera .btn").nth(0).click()
    closer = changed(ann, scale, SCALE)
    assert closer > scale
    ann.page.keyboard.press("-")
    assert changed(ann, closer, SCALE) < closer
    ann.page.keyboard.press("0")
    names = ann.page.locator(".l-tile use").evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")
    assert len(names) >= LATE
    assert all(in_sight(ann, name) for name in names)
    expect(ann.page.locator(".small-map")).to_be_hidden()
    ann.page.keyboard.press("m")
    expect(ann.page.locator(".small-map")).to_be_visible()
    assert in_sight(ann, "p-A")


def test_the_small_map_leads_wherever_it_is_pressed(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come())
    ann.page.keyboard.press("m")
    expect(ann.page.locator(".small-map")).to_be_visible()
    names = ann.page.locator(".l-tile use").evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")
    nth = next(nth for nth, name in enumerate(names) if not in_sight(ann, name))
    tile = ann.page.locator(".small-map g").nth(0).locator("use").nth(nth)
    ann.press(tile)
    ann.page.wait_for_function(f"(name) => ({IN_SIGHT})(name)", arg=names[nth])


def test_of_a_long_log_the_newest_lines_are_drawn_and_earlier_ones_when_scrolled_to(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come())
    lines = ann.page.locator(".lines li")
    expect(lines).to_have_count(PAGE)
    newest = lines.first.inner_text()
    lines.last.scroll_into_view_if_needed()
    expect(lines).to_have_count(2 * PAGE)
    while lines.filter(has_text="sits down").count() == 0:
        before = lines.count()
        lines.last.scroll_into_view_if_needed()
        expect(lines.nth(before)).to_be_attached()
    assert lines.first.inner_text() == newest
    lines.last.get_by_role("button").click()
    expect(ann.page.get_by_role("region", name="Replay").locator(".where")).to_contain_text("Moment 0")
    ann.page.get_by_role("button", name="Back to the game").click()
    expect(lines.first).to_have_class("now")
    expect(lines.first).to_be_in_viewport()


def test_a_moment_before_the_lines_that_are_drawn_has_its_line_drawn(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come())
    lines = ann.page.locator(".lines li")
    expect(lines).to_have_count(PAGE)
    ann.page.evaluate("document.querySelector('.lines button').click()")
    replay = ann.page.get_by_role("region", name="Replay")
    replay.get_by_role("slider").fill("20")
    expect(ann.page.locator(".lines .now")).to_be_in_viewport()
    assert lines.count() > PAGE
    replay.get_by_role("button", name="Back to the game").click()
    expect(lines.first).to_have_class("now")


def test_two_fingers_pinch_the_town(come: Come, house: Served) -> None:
    ann = sit(town(is_late), house, come(phone=True))
    x, y = middle(ann.page)
    scale, place = ann.page.evaluate(SCALE), under(ann, (x, y))
    pinch(ann, (x, y), 40, 70)
    wider = ann.page.evaluate(SCALE)
    assert wider == pytest.approx(scale * 70 / 40, rel=0.05)
    assert under(ann, (x, y)) == pytest.approx(place, abs=6)
    expect(ann.page.locator(".planned")).to_have_count(0)
    pinch(ann, (x, y), 70, 50)
    assert ann.page.evaluate(SCALE) == pytest.approx(wider * 50 / 70, rel=0.05)


def pinch(visitor: Visitor, spot: tuple[float, float], before: float, then: float) -> None:
    """Two fingers, so far from a place of the page each, and then so far."""
    x, y = spot
    line = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *far: float) -> None:
        points = [{"x": x + side * one, "y": y, "id": side} for one in far for side in (-1, 1)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", before)
    for step in range(1, 11):
        touch("touchMove", before + (then - before) * step / 10)
    touch("touchEnd")


def test_a_phone_in_french_shows_what_can_be_chosen_large_enough(come: Come, house: Served) -> None:
    zoe = come(phone=True)
    for there in (is_lay, is_put, lone_walk, is_herd):
        past = town(there)
        sit(past, house, zoe)
        check_page(zoe)
        chosen = zoe.page.locator(".scene [role=button]")
        assert chosen.count()
        assert min(chosen.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")) >= FINGER
    past = town(lone_walk)
    sit(past, house, zoe)
    zoe.press(space(zoe, wanted(lone_walk(now(past))).goal))
    expect(zoe.page.locator(".planned .go-on")).to_be_visible()
    check_page(zoe)
    assert zoe.page.locator(".chips .many").count() == 2
    zoe.card("go").tap()
    stands_on(zoe, ANN, wanted(lone_walk(now(past))).goal)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_and_everything_has_a_name(come: Come, house: Served, scheme: str) -> None:
    ann = come(color_scheme=scheme)
    for there in (is_lay, is_put, lone_walk, is_herd, playable):
        sit(town(there), house, ann)
        check(ann)
        assert ann.page.evaluate(RUNNING) == []


def test_a_table_of_six_weighs_little(come: Come, house: Served) -> None:
    ann = come()
    assert weigh(ann, lambda: sit(town(lambda state: asks(state, ANN), seats=6), house, ann)) <= MOST


def test_the_board_of_a_phone_keeps_its_size(come: Come, house: Served) -> None:
    """Whatever is asked: a board that changed its size would be zoomed anew. Who one is, and the goal, are in sight."""
    zoe = come(phone=True)
    places: set[tuple[float, float]] = set()
    for there in (is_lay, is_put, lone_walk, playable):
        sit(town(there), house, zoe)
        box: dict[str, Any] = dict(zoe.page.locator("main.board").bounding_box() or {})
        places.add((box["y"], box["height"]))
    assert len(places) == 1
    expect(zoe.page.locator(".chips em")).to_have_text(["vous", "Ben"])
    expect(zoe.page.locator(".chips .me .goal")).to_have_text("/25")


def test_on_a_phone_nothing_lies_over_the_town_or_over_what_is_said(come: Come, house: Served) -> None:
    """What is asked may need more room than it has: it is read whole, and the town is shown below it."""
    zoe = come(phone=True)
    for there in (is_put, playable):
        sit(town(there), house, zoe)
        expect(zoe.page.locator(".speech p")).to_be_visible()
        spoken = box_of(zoe, ".speech")
        words = box_of(zoe, ".speech p")
        assert spoken["y"] <= words["y"]
        assert words["y"] + words["height"] <= spoken["y"] + spoken["height"]
        tops = zoe.page.locator(".ground [data-id]").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().y)"
        )
        assert min(tops) >= spoken["y"] + spoken["height"]


def test_six_players_find_room_above_the_board_of_a_phone(come: Come, house: Served) -> None:
    zoe = come(phone=True)
    sit(town(lambda state: asks(state, ANN), seats=6), house, zoe)
    wide = zoe.page.locator(".chips .many").evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert wide == [0] * 6


def forked(state: Table) -> str | None:
    """A space to which there is a safe way and a shorter one."""
    goals = [walk.goal for walk in walks(state)] if asks(state, ANN, "step") else []
    return next((goal for goal in goals if goals.count(goal) > 1), None)


def test_a_space_is_pressed_again_for_the_other_way_there(come: Come, house: Served) -> None:
    past, ann = town(forked), come()
    sit(past, house, ann)
    goal = space(ann, wanted(forked(now(past))))
    steps = ann.page.locator(".planned small").first
    ann.press(goal)
    safe = steps.text_content() or ""
    ann.press(goal)
    expect(steps).not_to_have_text(safe)
    ann.press(goal)
    expect(steps).to_have_text(safe)


def several(state: Table) -> str | None:
    """A card with several targets beside another one that can be played."""
    played = [str(option) for option in state.options(ANN)] if asks(state, ANN, "event") else []
    cards = [answer.split("-")[1] for answer in played if answer.startswith("play-")]
    return next((card for card in cards if cards.count(card) > 1 and len(set(cards)) > 1), None)


def test_a_card_that_was_picked_can_be_put_back(come: Come, house: Served) -> None:
    past, zoe = town(several, seats=4), come(phone=True)
    sit(past, house, zoe)
    card = f"h-{wanted(several(now(past)))}"
    zoe.card(card).tap()
    expect(zoe.card(card)).to_have_count(0)
    zoe.card("back").tap()
    expect(zoe.card(card)).to_be_visible()
    check_page(zoe)
