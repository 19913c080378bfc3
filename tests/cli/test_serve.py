"""What ``shamble serve`` tells whoever opens tables."""

from __future__ import annotations

import pytest

from shamble.cli.serve import notes
from shamble.server.serve import Wishes
from shamble.words import Words


@pytest.mark.parametrize(
    ("wishes", "warned"),
    [
        (Wishes(), False),
        (Wishes(host="0.0.0.0"), True),
        (Wishes(public="http://games.example.org"), True),
        (Wishes(public="https://games.example.org"), False),
        (Wishes(host="0.0.0.0", public="https://games.example.org"), False),
        (Wishes(host="0.0.0.0", cert="cert.pem", key="key.pem"), False),
    ],
)
def test_who_serves_without_tls_is_warned_and_nobody_else(wishes: Wishes, warned: bool) -> None:
    said = " ".join(notes("http://localhost:8000", wishes, Words("en")))
    assert ("Without TLS" in said) == warned
