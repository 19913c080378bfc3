"""Pages are light: each with everything it loads, before any packing."""

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
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()


def rules(ann: Visitor) -> None:
    ann.open(f"/rules/{GAME}")
    expect(ann.page.locator("article.book h2").first).to_be_visible()


def result(ann: Visitor) -> None:
    """The end of a game, opened anew."""
    table(ann)
    for _ in range(4):
        ann.leave_board()
    expect(ann.page.locator(".result")).to_be_visible(timeout=30_000)
    ann.page.reload()
    expect(ann.page.locator(".result .chart")).to_be_visible()


@pytest.mark.parametrize("arrive", [front, room, table, result, rules])
def test_a_page_with_all_it_loads_weighs_little(come: Come, arrive: Callable[[Visitor], None]) -> None:
    ann = come()
    loaded: dict[str, Response] = {}
    told = 0

    def tell(frame: str | bytes) -> None:
        nonlocal told
        told += len(frame)

    ann.page.on("response", lambda response: loaded.__setitem__(response.url, response))
    ann.page.on("websocket", lambda socket: socket.on("framereceived", tell))
    arrive(ann)
    ann.page.wait_for_load_state("networkidle")
    files = {url: len(response.body()) for url, response in loaded.items() if response.ok}
    assert len(files) > 5
    heaviest = sorted(files.items(), key=lambda one: -one[1])[:8]
    assert sum(files.values()) <= MOST, (sum(files.values()), told, heaviest)
