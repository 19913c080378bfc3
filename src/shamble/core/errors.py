"""The error words: Invalid cannot be read, Ambiguous can be read two ways, Illegal is against the rules."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why the rules say no: the clause, a key for translators, and the English sentence with its gaps in braces."""

    clause: str
    key: str
    sentence: str


class ShambleError(Exception):
    """Any request that Shamble turns down with a sentence."""


class Invalid(ShambleError, ValueError):
    """Something that cannot be read: an unknown game, a malformed answer, a broken record."""


class Ambiguous(Invalid):
    """Something that can be read in more than one way."""


class BrokenRecord(Invalid):
    """A record that cannot be followed; its key names the fault for translators, one of ``FAULTS``."""

    def __init__(self, key: str, sentence: str, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(sentence)


# What can be wrong with a record.
FAULTS = (
    "foreign",
    "cut",
    "changed",
    "header",
    "line",
    "game",
    "rules",
    "against",
    "seal",
    "number",
    "dice",
    "chance",
    "own",
    "unsealed",
    "unlike",
)


class Illegal(ShambleError):
    """An answer that can be read but that the rules forbid; it names its clause and leaves the table as it was."""

    def __init__(self, refusal: Refusal, **values: object) -> None:
        self.refusal = refusal
        self.values = values
        super().__init__(f"{refusal.clause}: {self.sentence}" if refusal.clause else self.sentence)

    @property
    def clause(self) -> str:
        """The clause of the rulebook that refuses."""
        return self.refusal.clause

    @property
    def key(self) -> str:
        """The key under which translations of the sentence stand."""
        return self.refusal.key

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.refusal.sentence.format(**self.values)


def seat_letter(seat: int) -> str:
    """A seat as players write it: A, B, C and so on."""
    return chr(ord("A") + seat)
