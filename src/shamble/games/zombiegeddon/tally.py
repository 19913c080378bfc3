"""What a result is made of: everybody's points by where they come from, as the facts at the end tell it (ZG-6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

PARTS: Final = ("food", "provisions", "enemies", "supplies")


def tally(view: Mapping[str, Any], facts: Iterable[Mapping[str, Any]]) -> list[dict[str, int]]:
    """By seat, its points kind by kind."""
    scored = {fact["seat"]: fact for fact in facts if fact["fact"] == "scored"}
    return [{part: scored[seat][part] for part in PARTS} for seat in range(view["seats"])]
