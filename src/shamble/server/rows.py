"""The rows of a table's log. A table is what its rows say, folded in order; rows are only ever added.

Every row has the next number of its table. Nothing else is kept about a table, so a crash loses nothing that was
acknowledged, and a restart puts the same ask to the same seats.
"""

from __future__ import annotations

import msgspec

Value = bool | int | str


class Row(msgspec.Struct, tag_field="row", omit_defaults=True):
    """One thing that was decided at a table."""


class Made(Row, tag="made"):
    """The table was made; the host sits on the first chair. ``secret`` is the key of the dice, in hexadecimal."""

    game: str
    seats: int
    secret: str
    name: str
    who: str
    settings: dict[str, Value] = {}
    manners: dict[str, Value] = {}


class Sat(Row, tag="sat"):
    """A person sat down. ``who`` is a hash of what their device calls itself; ``local``: on the host's device."""

    chair: int
    name: str
    who: str = ""
    local: bool = False


class Named(Row, tag="named"):
    """A person goes by another name."""

    chair: int
    name: str


class Hired(Row, tag="hired"):
    """A bot of this level sits on the chair."""

    chair: int
    level: str


class Emptied(Row, tag="emptied"):
    """The chair is free again; its old links are worthless."""

    chair: int


class Resized(Row, tag="resized"):
    """There are so many chairs."""

    seats: int


class Chosen(Row, tag="chosen"):
    """An option of the game, or with ``manner`` a custom of the table, has this value."""

    name: str
    value: Value
    manner: bool = False


class Began(Row, tag="began"):
    """The game began, with these chairs as its seats, under these rules."""

    chairs: list[int]
    rules: str


class Said(Row, tag="said"):
    """A seat answered: one gesture. ``draws`` is what chance brought, so that a rebuilt table can be checked."""

    seat: int
    answers: list[str]
    draws: list[str] = []


class Undid(Row, tag="undid"):
    """A seat took its last gesture back."""

    seat: int


class Replaced(Row, tag="replaced"):
    """A bot crashed or hung, and a simpler one took over its seat."""

    seat: int
    why: str
    level: str


class Rematched(Row, tag="rematched"):
    """The same people play again, at the table of this code."""

    code: str


AnyRow = Made | Sat | Named | Hired | Emptied | Resized | Chosen | Began | Said | Undid | Replaced | Rematched

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyRow).decode
