"""Taking a person's name and words out of what is saved. Answers and dice stay, so that the record still verifies."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from shamble.core.errors import seat_letter
from shamble.server import rows
from shamble.server.rows import AnyRow, Began, Forgotten, Made, Named, Sat, Talked
from shamble.server.sitting import HOST
from shamble.server.store import Statement

UNSAID: Final = "…"  # in place of what was said; a record has no line without words


def forgetting(code: str, written: list[bytes], chair: int) -> list[Statement]:
    """What takes the person on this chair out of a table's rows and adds the row that tells so; nothing if they are."""
    known = [rows.decode(row) for row in written]
    since, seat = sat_down(known, chair), seat_of(known, chair)
    name = nobody(known, chair, since)
    told = [without(row, chair, seat, name) if seq >= since else row for seq, row in enumerate(known, 1)]
    changed = [
        ("update log set row = ? where code = ? and seq = ?", (rows.encode(new), code, seq))
        for seq, (new, row) in enumerate(zip(told, known, strict=True), 1)
        if new != row
    ]
    if not changed:
        return []
    added = (code, len(known) + 1, rows.encode(Forgotten(chair)), time.time())
    return [
        *changed,
        ("insert into log (code, seq, row, at) values (?, ?, ?, ?)", added),
        ("delete from summaries where code = ?", (code,)),
    ]


def sat_down(known: list[AnyRow], chair: int) -> int:
    """The number of the row with which whoever has the chair now came to it; others may have had it before."""
    return max(seq for seq, row in enumerate(known, 1) if sits_down(row, chair))


def sits_down(row: AnyRow, chair: int) -> bool:
    """Whether somebody sits down on the chair."""
    return isinstance(row, Made | Sat) and whose(row) == chair


def seat_of(known: list[AnyRow], chair: int) -> int | None:
    """The seat that the chair has in the game."""
    order = next((row.chairs for row in known if isinstance(row, Began)), [])
    return order.index(chair) if chair in order else None


def nobody(known: list[AnyRow], chair: int, since: int) -> str:
    """A name that says nothing: the chair's letter, as in records without names, unless another went by it."""
    named = [(seq, row) for seq, row in enumerate(known, 1) if isinstance(row, Made | Sat | Named)]
    taken = {row.name for seq, row in named if seq < since or whose(row) != chair}
    found, number = seat_letter(chair), 2
    while found in taken:
        found, number = f"{seat_letter(chair)} {number}", number + 1
    return found


def whose(row: Made | Sat | Named) -> int:
    """The chair of who is named."""
    return HOST if isinstance(row, Made) else row.chair


def without(row: AnyRow, chair: int, seat: int | None, name: str) -> AnyRow:
    """The row without the person's name, device and words."""
    match row:
        case Made() | Sat() if whose(row) == chair:
            return replaced(row, name=name, who="")
        case Named() if row.chair == chair:
            return replaced(row, name=name)
        case Talked(what="say") if row.seat == seat:
            return replaced(row, text=UNSAID)
    return row


def replaced(row: AnyRow, **fields: str) -> AnyRow:
    """The row with these fields instead of its own."""
    return msgspec.structs.replace(row, **fields)
