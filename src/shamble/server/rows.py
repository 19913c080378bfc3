"""The rows of a table's log. A table is what its rows say, folded in order; rows are only ever added.

Every row has the next number of its table. Nothing else is kept about a table, so a crash loses nothing that was
acknowledged, and a restart puts the same ask to the same seats.
"""

from __future__ import annotations

from typing import Final

import msgspec

Value = bool | int | str
WHY: Final = ("away", "left", "clock", "host")  # why a bot plays for a person


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


class Renewed(Row, tag="renewed"):
    """The seat has a new link; all earlier ones are worthless. ``who``: as which its device is known from now on."""

    chair: int
    who: str


class Barred(Row, tag="barred"):
    """The chair is emptied, and the devices that were known on it may not sit down here again."""

    chair: int


class Allowed(Row, tag="allowed"):
    """Somebody who was kept out, counted from the first, may sit down again."""

    number: int


class Resized(Row, tag="resized"):
    """There are so many chairs."""

    seats: int


class Chosen(Row, tag="chosen"):
    """An option of the game, or with ``manner`` a custom of the table, has this value; ``by`` whose wish, a chair."""

    name: str
    value: Value
    manner: bool = False
    by: int = 0


class Committed(Row, tag="committed"):
    """A device promises a number for the dice by its hash; after the end, for those of a rematch."""

    chair: int
    promise: str


class Starting(Row, tag="starting"):
    """The host starts: from here on nothing changes any more, and the promised numbers are opened."""


class Opened(Row, tag="opened"):
    """A device opens the number that it had promised."""

    chair: int
    number: str


class Began(Row, tag="began"):
    """The game began, with these chairs as its seats, under these rules.

    ``fair``: also those are asked in windows who can only pass, so that nothing tells who could answer.
    """

    chairs: list[int]
    rules: str
    fair: bool = False


class Said(Row, tag="said"):
    """A seat answered: one gesture. ``draws`` is what chance brought, so that a rebuilt table can be checked."""

    seat: int
    answers: list[str]
    draws: list[str] = []


class Undid(Row, tag="undid"):
    """A seat took its last gesture back."""

    seat: int


class Held(Row, tag="held"):
    """A seat's answer to an open window, kept until its turn to answer comes; the latest counts."""

    seat: int
    answers: list[str]


class Ordered(Row, tag="ordered"):
    """A standing order of a seat: what to do with a card when a window closes unanswered."""

    seat: int
    card: str
    value: str


class Talked(Row, tag="talked"):
    """Something said at the table that is no answer: words, a promise, a sealed answer shown; ``to`` all if None."""

    seat: int
    to: int | None
    what: str
    text: str


class Replaced(Row, tag="replaced"):
    """A bot crashed or hung, and a simpler one took over its seat."""

    seat: int
    why: str
    level: str


class Substituted(Row, tag="substituted"):
    """A bot plays for a person, who keeps name and link and may come back; ``by`` are the chairs that wanted it.

    ``why``: the person is away, leaves on purpose, let the clock run out, or (``host``) others choose once more.
    """

    chair: int
    level: str
    by: list[int]
    why: str


class Returned(Row, tag="returned"):
    """A person is back and plays again; what the others wished for meanwhile is void."""

    chair: int


class Left(Row, tag="left"):
    """A person has left on purpose and lets the others decide; nobody need wait for them."""

    chair: int


class Freed(Row, tag="freed"):
    """A seat is to be handed over: a bot plays it until somebody sits down, and its old links are worthless."""

    chair: int
    by: list[int]
    level: str


class Agreed(Row, tag="agreed"):
    """What one person would do about a seat (``bot``, ``free``), or with ``about`` nobody's, about the game (``end``).

    ``wait`` takes an earlier wish back; the latest counts.
    """

    chair: int
    about: int
    what: str
    level: str = ""


class Ended(Row, tag="ended"):
    """The game is over as it stands: these chairs wanted it so."""

    by: list[int]
    why: str


class Rematched(Row, tag="rematched"):
    """The same people play again, at the table of this code."""

    code: str


class Forgotten(Row, tag="forgotten"):
    """A person wanted to be forgotten: name and words were taken out of the rows before."""

    chair: int


AnyRow = (
    Made
    | Sat
    | Named
    | Hired
    | Emptied
    | Renewed
    | Barred
    | Allowed
    | Resized
    | Chosen
    | Committed
    | Starting
    | Opened
    | Began
    | Said
    | Undid
    | Held
    | Ordered
    | Talked
    | Replaced
    | Substituted
    | Returned
    | Left
    | Freed
    | Agreed
    | Ended
    | Rematched
    | Forgotten
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyRow).decode
