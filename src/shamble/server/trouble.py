"""What a host turns down, as a code for programs and a key for the sentence in the viewer's language."""

from __future__ import annotations

from math import ceil
from typing import Final

from shamble.core.errors import Illegal, ShambleError
from shamble.server.metrics import REFUSALS
from shamble.words import Words

# The HTTP status of each code: 4xx where the caller or the moment is at fault, 5xx where the server is.
STATUS: Final = {
    "illegal": 409,
    "invalid": 400,
    "stale": 409,
    "not-asked": 409,
    "not-yours": 403,
    "not-now": 409,
    "link": 403,
    "no-table": 404,
    "too-large": 413,
    "too-fast": 429,
    "origin": 403,
    "full": 409,
    "storage": 503,
    "unreadable": 409,
    "busy": 503,
    "stopping": 503,
    "mistake": 500,
    "unknown": 400,
}
# Where the key knows it better: a full disk.
STATUS_OF_KEY: Final = {"host-storage-full": 507}


class Trouble(ShambleError):
    """A request that the host turns down: a code, the key of a sentence, what fills its gaps, perhaps a clause."""

    def __init__(self, code: str, key: str = "", clause: str = "", **values: object) -> None:
        self.code = code
        self.key = f"host-{key or code}"
        self.clause = clause or None
        self.values = values
        super().__init__(f"{self.key} {values}")


class Later(Trouble):
    """Not now: who says it again after so many seconds is heard."""

    def __init__(self, code: str, seconds: float) -> None:
        self.ms = ceil(1000 * seconds)
        super().__init__(code, seconds=ceil(seconds))


class TooFast(Later):
    """One too many from this caller."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", seconds)


class Busy(Later):
    """Too many others want the same just now."""

    def __init__(self, seconds: float) -> None:
        super().__init__("busy", seconds)


def status_of(error: ShambleError, code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS_OF_KEY.get(error.key if isinstance(error, Trouble) else "", STATUS.get(code, 400))


def refusal(error: ShambleError, words: Words, names: tuple[str, ...] = ()) -> dict[str, object]:
    """The error as a message: its code, the clause if a rule says no, and one sentence."""
    code, clause = "invalid", None
    if isinstance(error, Trouble):
        clause = error.clause
        code, sentence = error.code, words.say(error.key, error.values)
    elif isinstance(error, Illegal):
        code, clause, sentence = "illegal", error.clause or None, words.refusal(error, names)
    else:  # what games say of a notation they cannot read is for programs, and stands in English
        sentence = words.say("host-unreadable", {"text": str(error)})
    REFUSALS.add(code)
    said: dict[str, object] = {"kind": "refused", "code": code, "clause": clause, "sentence": sentence}
    return {**said, "ms": error.ms} if isinstance(error, Later) else said
