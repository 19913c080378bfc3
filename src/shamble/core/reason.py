"""Why somebody would play like that: a sentence with the clause it rests on, spoken later, and the way it goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from shamble.core.scene import Label


class Reason(NamedTuple):
    """The key of a sentence, what to put into it, and the clause of the rules that it rests on, if any."""

    key: str
    fields: Mapping[str, object]
    clause: str = ""

    @property
    def label(self) -> Label:
        """The sentence as a message reference."""
        return [self.key, dict(self.fields)]


class Step(NamedTuple):
    """One answer of a way: what it is called, and where on the board it begins and leads, as ids of its picture."""

    answer: str
    label: Label
    start: str = ""  # empty: where the step before it led
    goal: str = ""  # empty: nowhere on the board
