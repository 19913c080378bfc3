"""What a host turns down, as a code for programs and a key for the sentence in the viewer's language."""

from __future__ import annotations

from math import ceil
from typing import Final

from shamble.core.errors import Illegal, ShambleError
from shamble.words import Words

# The HTTP status of each code; all are the caller's or the moment's fault, none is a crash.
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
    "storage": 409,
    "unreadable": 409,
    "unknown": 400,
}


class Trouble(ShambleError):
    """A request that the host turns down: a code, the key of a sentence, what fills its gaps, perhaps a clause."""

    def __init__(self, code: str, key: str = "", clause: str = "", **values: object) -> None:
        self.code = code
        self.key = f"host-{key or code}"
        self.clause = clause or None
        self.values = values
        super().__init__(f"{self.key} {values}")


class TooFast(Trouble):
    """One too many: who sends it again after so many seconds is heard."""

    def __init__(self, seconds: float) -> None:
        self.ms = ceil(1000 * seconds)
        super().__init__("too-fast", seconds=ceil(seconds))


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
    said: dict[str, object] = {"kind": "refused", "code": code, "clause": clause, "sentence": sentence}
    return {**said, "ms": error.ms} if isinstance(error, TooFast) else said
