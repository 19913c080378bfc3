"""One server for all tests that only knock at its doors; that it never stumbled is checked at its end."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from server.house import Served, served


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits on how much one may ask."""
    with served(tmp_path_factory.mktemp("house") / "s.db", "--limit", "none") as found:
        yield found
        found.stop()
        assert found.traceback() == []


@pytest.fixture
def client(house: Served) -> Iterator[httpx.Client]:
    """A client of that server, which must not have logged anything bad during the test."""
    before = len(house.log)
    with house.client() as found:
        yield found
    assert house.log[before:] == []
