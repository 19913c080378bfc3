"""What tests of every game share: marking a test with the clauses of the rulebook that it carries."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from shamble.core.errors import Invalid

CLAUSE: Final = re.compile(r"[A-Z]{2}-\d+\.\d+[a-z]?")

Marked = TypeVar("Marked", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Marked], Marked]:
    """Mark a test with the clauses it carries, as in ``@clause("ZG-3.3", "ZG-3.6")``; the test stays as it is."""
    for name in ids:
        if not CLAUSE.fullmatch(name):
            raise Invalid(f"{name!r} is not the id of a clause; write it as ZG-3.3.")

    def mark(test: Marked) -> Marked:
        cast(Any, test).clauses = clauses_of(test) + ids
        return test

    return mark


def clauses_of(test: Callable[..., object]) -> tuple[str, ...]:
    """The clauses that a test is marked with."""
    found: tuple[str, ...] = getattr(test, "clauses", ())
    return found
