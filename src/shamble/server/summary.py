"""What lists say of a table at rest, kept so that nobody has to wake it for that."""

from __future__ import annotations

import msgspec

from shamble import __version__
from shamble.server.links import Seat
from shamble.server.listing import my_table
from shamble.server.show import Viewer
from shamble.server.sitting import PEOPLE, Fields, Sitting
from shamble.server.trouble import Trouble
from shamble.words import LANGUAGES


class Summary(msgspec.Struct):
    """A table as each of its people finds it among their own, in every language, as this version says it."""

    version: str
    generations: dict[int, int]  # by chair of a person
    shown: dict[str, dict[int, Fields]]  # by language and chair

    def told(self, seat: Seat, lang: str) -> Fields:
        """The table for whoever has this seat; Trouble if the seat is no longer theirs."""
        if self.generations.get(seat.chair) != seat.generation:
            raise Trouble("link", "link-expired")
        return self.shown[lang][seat.chair]


encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


def summary_of(sitting: Sitting) -> bytes:
    """What is to be kept of a table that goes to rest."""
    people = {number: chair for number, chair in enumerate(sitting.chairs) if chair.state == PEOPLE}
    generations = {number: chair.generation for number, chair in people.items()}
    shown = {lang: {number: my_table(sitting, Viewer(number, lang, "view")) for number in people} for lang in LANGUAGES}
    return encode(Summary(__version__, generations, shown))


def read(kept: bytes) -> Summary | None:
    """What was kept; None if another version did."""
    try:
        found = _decode(kept)
    except msgspec.DecodeError:
        return None
    return found if found.version == __version__ else None
