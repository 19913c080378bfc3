"""Spans of time on the command line: 12h, 90d, never."""

from __future__ import annotations

import re
from typing import Final

from shamble.cli.trouble import Trouble
from shamble.words import Words

UNITS: Final = {"d": 86400.0, "h": 3600.0, "m": 60.0}
SAID: Final = {"d": "span-days", "h": "span-hours", "m": "span-minutes"}
NEVER: Final = "never"
SPAN: Final = re.compile(r"(\d{1,6})([mhd])")


def span_from(flag: str, text: str) -> float:
    """So many seconds."""
    found = SPAN.fullmatch(text.strip().lower())
    if found is None:
        raise Trouble("wrong-span", name=flag, text=text)
    return int(found[1]) * UNITS[found[2]]


def span_or_never(flag: str, text: str) -> float | None:
    """So many seconds, or None for never."""
    return None if text.strip().lower() == NEVER else span_from(flag, text)


def span_said(seconds: float | None, words: Words) -> str:
    """A span in words, in its largest unit of which it is at least one; None is for ever."""
    if seconds is None:
        return words.say("span-never")
    unit = next((unit for unit, length in UNITS.items() if seconds >= length), "m")
    return words.say(SAID[unit], {"count": int(seconds // UNITS[unit])})
