"""The log: one line each with its time, as text or JSON; what comes again and again is said a few times and counted."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Final

from shamble.server.metrics import Errors

FORMS: Final = ("text", "json")
OFTEN: Final = 5  # lines alike in a minute after which the others are only counted
MINUTE: Final = 60.0
MAX_ALIKE: Final = 500  # kinds of lines that are kept in mind


def begin(form: str) -> None:
    """Write what is worth a look to the terminal or the journal, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine(form))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[Errors(), handler], force=True)


class OneLine(logging.Formatter):
    """A record as one line: what happened, when, where, and the trace if something broke."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC)
        found = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if more := getattr(record, "alike", 0):
            found["alike"] = str(more)
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        if self.form == "json":
            return json.dumps(found, ensure_ascii=False)
        return " ".join(f"{name}={worded(value)}" for name, value in found.items())


def worded(value: str) -> str:
    """A value as text: in quotes where it is more than a word, and never more than a line."""
    plain = value.isascii() and value.isprintable() and not set(value) & set(' "=')
    return value if plain else json.dumps(value, ensure_ascii=False)


class Calm(logging.Filter):
    """Lets the first few lines of a kind through in each minute, so that nobody can fill the disk with them."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[object, tuple[float, int]] = {}  # when its minute began, and how many since then

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written; the first of a new minute tells how many were not."""
        now, kind = time.monotonic(), (record.name, str(record.msg))
        since, count = self._seen.pop(kind, (now, 0))
        if now - since > MINUTE:
            record.alike = max(0, count - OFTEN)
            since, count = now, 0
        self._seen[kind] = (since, count + 1)
        if len(self._seen) > MAX_ALIKE:
            del self._seen[next(iter(self._seen))]
        return count < OFTEN
