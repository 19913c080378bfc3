"""What the fields of views and facts mean, as rows: pages about them and names for people are made from these.

A view stays compact, for bots and records: a card is its kind's number. ``named`` gives the same with names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from shamble.core.errors import seat_letter

Called = Callable[[int], object]


class Numbers(NamedTuple):
    """What numbers of one sort stand for: in words, as a function, and if they are few as a list."""

    meaning: str
    called: Called
    names: tuple[str, ...] = ()


class Field(NamedTuple):
    """A field: its name, its meaning, the sort of its numbers, and by what a list of them is counted."""

    name: str
    meaning: str
    of: str = ""
    by: str = ""


class Fields(NamedTuple):
    """All that a game's views and facts hold beside what every game's do."""

    numbers: Mapping[str, Numbers]
    view: tuple[Field, ...]
    facts: Mapping[str, str]  # the sort of numbers in a fact's field: by "fact.field", or for all facts by "field"


CORE_VIEW = (
    Field("game", "the game's name"),
    Field("rules", "the version of its rules"),
    Field("seats", "how many sit at the table"),
    Field("seat", "whose view this is; null: a spectator's"),
    Field("ask", "what is asked, as far as all may know: `kind` (choose, gather, offer, chance), `name`, `seats`"),
    Field("options", "what the seat may answer, in notation, by increasing code; empty if it is not asked"),
    Field("outcome", "null, or at the end `ranking` (seats in order, those tied together), `reason` and `scores`"),
    Field("hushed", "whether the seat has passed for the rest of the turn"),
    Field("stack", "the procedures that go on, the innermost last: `frame` says which, the rest are its own fields"),
)


def listed(meaning: str, names: Sequence[str], none: object = None) -> Numbers:
    """Numbers that count a list of names from 0; ``none`` is what -1 stands for."""
    return Numbers(meaning, lambda number: names[number] if 0 <= number < len(names) else none, tuple(names))


def masked(meaning: str, names: Sequence[str]) -> Numbers:
    """Bit masks over a list of names: bit 0 is the first."""
    return Numbers(meaning, lambda mask: [name for bit, name in enumerate(names) if mask >> bit & 1], tuple(names))


def seats_in(mask: int) -> list[str]:
    """The letters of the seats in a bit mask."""
    return [seat_letter(seat) for seat in range(mask.bit_length()) if mask >> seat & 1]


SEATS = Numbers("bit mask of seats: bit 0 is seat 0, which is A", seats_in)


def named(data: Mapping[str, Any], fields: Sequence[Field], numbers: Mapping[str, Numbers]) -> dict[str, Any]:
    """The same data with names in place of numbers; what is counted by names lists only what there is."""
    known = {field.name: field for field in fields}
    return {name: called(value, known[name], numbers) if name in known else value for name, value in data.items()}


def called(value: Any, field: Field, numbers: Mapping[str, Numbers]) -> Any:
    """One field's value with names."""
    said = value if not field.of else each(value, numbers[field.of].called)
    if field.by not in numbers or not isinstance(value, list):
        return said
    found = {str(numbers[field.by].called(place)): one for place, one in enumerate(said)}
    return {name: one for name, one in found.items() if one not in (0, None, [], "")}


def each(value: Any, name: Called) -> Any:
    """Names for a number, or for all numbers in a list."""
    if isinstance(value, list):
        return [each(one, name) for one in value]
    return name(value) if isinstance(value, int) and not isinstance(value, bool) else value


def named_fact(fact: Mapping[str, Any], fields: Fields) -> dict[str, Any]:
    """A fact with names in place of numbers."""
    found = dict(fact)
    for name, value in fact.items():
        sort = sort_in(fields, str(fact["fact"]), name)
        if sort:
            found[name] = each(value, fields.numbers[sort].called)
    return found


def sort_in(fields: Fields, fact: str, field: str) -> str:
    """The sort of numbers in a fact's field; empty if they are plain."""
    return fields.facts.get(f"{fact}.{field}", fields.facts.get(field, ""))
