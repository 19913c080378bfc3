"""What is wrong with a request, as one sentence in the user's language."""

from __future__ import annotations

import errno
from typing import Final

from shamble.bots.load import NoBot
from shamble.core.errors import BrokenRecord, Illegal, ShambleError
from shamble.words import Words

INTERRUPTED: Final = 130  # the exit code after Ctrl-C
# Why the system refuses a file.
REASONS: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EROFS: "file-denied",
    errno.EISDIR: "file-folder",
    errno.ENOSPC: "file-full",
}


class Trouble(ShambleError):
    """A request that the terminal turns down: the key of its sentence, and what fills the sentence's gaps."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(f"{key}: {values}")


class BadRecord(ShambleError):
    """A file that is no record, or not one that can be followed here."""

    def __init__(self, file: object, error: ShambleError) -> None:
        self.file = str(file)
        self.error = error
        super().__init__(f"{file}: {error}")


class BadFile(ShambleError):
    """A file that the system does not let us read or write."""

    def __init__(self, key: str, file: object, error: OSError | ValueError) -> None:
        self.key = key
        self.file = str(file)
        self.reason = reason_of(error)
        super().__init__(f"{file}: {error}")


def reason_of(error: OSError | ValueError) -> str:
    """The key of the words for why the system refuses."""
    if isinstance(error, UnicodeDecodeError):
        return "file-not-text"
    return REASONS.get(error.errno or 0, "file-other") if isinstance(error, OSError) else "file-other"


def sentence(error: ShambleError, words: Words) -> str:
    """The error in the language of these words."""
    if isinstance(error, Trouble):
        return words.say(error.key, error.values)
    if isinstance(error, NoBot):
        return words.say(f"no-bot-{error.key}", error.values)
    if isinstance(error, BadRecord):
        return words.say("record-failed", {"file": error.file, "reason": fault(error.error, words)})
    if isinstance(error, BadFile):
        return words.say(error.key, {"file": error.file, "reason": words.say(error.reason)})
    if isinstance(error, Illegal):
        return words.refusal(error, ())
    return str(error)


def fault(error: ShambleError, words: Words) -> str:
    """What is wrong with a record."""
    if isinstance(error, Trouble):
        return words.say(error.key, error.values)
    if isinstance(error, BrokenRecord):
        return words.say(f"fault-{error.key}", error.values)
    return words.say("fault-unreadable")
