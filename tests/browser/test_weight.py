"""Pages are light: each with everything it loads as it travels, files packed and the socket's messages as they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from browser.conftest import Come
from browser.visitor import GAME, Visitor

pytestmark = pytest.mark.browser
MOST = 150 * 1024


def room(ann: Visitor) -> None:
    ann.take_seat(bots=["random"])
    expect(ann.page.get_by_role("heading", name="Your table")).to_be_visible()


def table(ann: Visitor) -> None:
    ann.take_seat(bots=["random"], start=True)
    ann.asked()


def front(ann: Visitor) -> None:
    ann.open()
    expect(ann.poster().get_by_role("button", name="Play now")).to_be_visible()


def rules(ann: Visitor) -> None:
    ann.open(f"/rules/{GAME}")
    expect(ann.page.locator("article.book h2").first).to_be_visible()


def result(ann: Visitor) -> None:
    table(ann)
    for _ in range(4):
        ann.leave_board()
    expect(ann.page.locator(".result")).to_be_visible(timeout=30_000)


def weigh(visitor: Visitor, arrive: Callable[[], object]) -> int:
    """What everything that travels weighs until the page stands still."""
    loaded: list[Response] = []
    said: list[int] = []
    visitor.page.on("response", lambda answer: loaded.append(answer))
    visitor.page.on("websocket", lambda line: line.on("framereceived", lambda data: said.append(len(data))))
    arrive()
    visitor.page.wait_for_load_state("networkidle")
    assert len(loaded) > 5
    return sum(answer.request.sizes()["responseBodySize"] for answer in loaded) + sum(said)


@pytest.mark.parametrize("arrive", [front, room, table, rules])
def test_a_page_with_all_it_loads_weighs_little(come: Come, arrive: Callable[[Visitor], None]) -> None:
    ann = come()
    weight = weigh(ann, lambda: arrive(ann))
    assert 10_000 < weight <= MOST


def test_a_result_opened_by_its_link_weighs_little(come: Come) -> None:
    ann, ben = come(), come()
    result(ann)
    weight = weigh(ben, lambda: expect(ben.open(f"/t/{ann.code}").page.locator(".chart")).to_be_visible())
    assert 10_000 < weight <= MOST
