"""What a result is made of: how everybody fared on the way to their zombies (ZZ-8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

COUNTED: Final = {"slew": "fights", "died": "deaths"}


def tally(view: Mapping[str, Any], facts: Iterable[Mapping[str, Any]]) -> list[dict[str, int]]:
    """By seat: fights won, deaths, and the lives and bullets left."""
    found = [{"fights": 0, "deaths": 0} for _ in range(view["seats"])]
    for fact in facts:
        if fact["fact"] in COUNTED:
            found[fact["seat"]][COUNTED[fact["fact"]]] += 1
    return [
        {**counted, "lives": lives, "bullets": bullets}
        for counted, lives, bullets in zip(found, view["lives"], view["bullets"], strict=True)
    ]
