"""Figures as people read them: shares with their intervals as bars, means with their margins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.words import Words

BAR: Final = 20  # columns of a whole bar
SURE: Final = "█"
UNSURE: Final = "▒"
REST: Final = "·"

Interval = Mapping[str, float]  # value, low, high


def bar(share: Interval, width: int = BAR) -> str:
    """A share as a bar: full up to the lower limit of its interval, shaded up to the upper one."""
    low, high = round(share["low"] * width), round(share["high"] * width)
    return SURE * low + UNSURE * (high - low) + REST * (width - high)


def percent(share: Interval, words: Words) -> str:
    """A share in per cent."""
    return words.say("figure-percent", {"n": 100 * share["value"]})


def limits(share: Interval, words: Words) -> str:
    """The interval of a share in per cent."""
    return words.say("figure-limits", {"min": 100 * share["low"], "max": 100 * share["high"]})


def margin(mean: Interval, words: Words) -> str:
    """A mean with its margin."""
    return words.say("figure-margin", {"n": mean["value"], "number": mean["high"] - mean["value"]})


def spread(figures: Mapping[str, Any], words: Words) -> str:
    """A mean with its margin, and the extremes."""
    said = margin(figures["mean"], words)
    return words.say("figure-spread", {"text": said, "min": figures["least"], "max": figures["most"]})
