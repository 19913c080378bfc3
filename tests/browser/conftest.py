"""A house with tables, and people who come with their browsers. Needs a Chromium: CHROMIUM names it, or it is found."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import SORRY, found
from browser.visitor import PHONE, WIDE, Visitor
from server.house import Served

QUICKLY = ("--pace", "0.1", "--limit", "none", "--no-open")
PATIENCE = 20_000  # milliseconds: a busy machine is slow, not wrong
Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all; everybody gets a context of their own in it."""
    where = found()
    if where is None:
        pytest.exit(SORRY, 2)
    expect.set_options(timeout=PATIENCE)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=where, args=sandbox)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the whole session. Tables know nothing of each other, so tests can share it."""
    served = Served(tmp_path_factory.mktemp("house") / "tables.db", *QUICKLY)
    yield served
    served.stop()
    assert not served.traceback(), served.log


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """People come by calling this: on a wide screen, or with ``phone=True``; nothing moves unless ``moves=True``."""
    visitors: list[Visitor] = []

    def come_in(*, phone: bool = False, moves: bool = False, url: str = "", **wishes: Any) -> Visitor:
        device: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
        wide: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB"}
        motion = "no-preference" if moves else "reduce"
        context = browser.new_context(**{**(device if phone else wide), "reduced_motion": motion, **wishes})
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, url or request.getfixturevalue("house").url))
        return visitors[-1]

    yield come_in
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where what is downloaded is put."""
    return tmp_path / "saved.txt"
