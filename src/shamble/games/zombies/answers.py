"""What can be answered in Zombies!!!, and its notation: lay-e1n0-r2, put-3.5, go-1.2, play-fear-B, life, pass."""

from __future__ import annotations

import re
from typing import Final, final

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.errors import Invalid, seat_letter
from shamble.games.zombies.box import (
    AT_BUILDING,
    AT_ITEM,
    AT_OPPONENT,
    BULLETS,
    CARD,
    CHANCES,
    DIE,
    DROP,
    END_OF_CODES,
    EVENT_AIM,
    EVENT_KINDS,
    EVENT_NAMES,
    EVENT_NUMBERS,
    EXTRA_MASK,
    FIRST,
    FIRST_BUILDING,
    GO,
    HERD,
    ITEM_HOMES,
    KIND_SHIFT,
    LAY,
    LIFT,
    LOSE_LIFE,
    MAX_SEATS,
    MOST_TILES,
    NO_AIM,
    NOBODY,
    NOTHING,
    PLACE_BITS,
    PLAY,
    PUT,
    RAISE,
    REACH,
    ROLL,
    SEAT_MASK,
    SEAT_SHIFT,
    SHOTGUN,
    SPACES,
    TILE,
    TILE_KINDS,
    TILE_NAMES,
    TILE_NUMBERS,
    TURNS,
    USE,
    WAY_NAMES,
    WITHOUT,
    place_name,
    play_code,
)


@final
class Lay(Answer):
    """A tile is laid at a place, turned so many quarters clockwise (ZZ-4.1)."""

    def __init__(self, place: str, turn: int) -> None:
        if not 0 <= turn < TURNS:
            raise Invalid(f"A tile is turned 0 to 3 quarters, not {turn}.")
        self.place = place
        self.turn = turn
        super().__init__(LAY + (place_number(place) << 2 | turn), f"lay-{place}-r{turn}")

    def __repr__(self) -> str:
        return f"Lay({self.place!r}, {self.turn})"


class AtSpace(Answer):
    """An answer that names a space: its tile, counted as laid, and its place on it in reading order, 1 to 9."""

    def __init__(self, verb: str, base: int, space: str) -> None:
        self.space = space
        super().__init__(base + space_number(space), f"{verb}-{space}")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.space!r})"


@final
class Put(AtSpace):
    """A zombie or a token is put there (ZZ-4.2)."""

    def __init__(self, space: str) -> None:
        super().__init__("put", PUT, space)


@final
class Go(AtSpace):
    """A pawn steps there (ZZ-6.1)."""

    def __init__(self, space: str) -> None:
        super().__init__("go", GO, space)


@final
class Lift(AtSpace):
    """The zombie there is taken up (ZZ-11.23)."""

    def __init__(self, space: str) -> None:
        super().__init__("lift", LIFT, space)


@final
class Herd(Answer):
    """The zombie there moves one step (ZZ-7.1)."""

    def __init__(self, space: str, way: str) -> None:
        self.space = space
        self.way = way
        super().__init__(HERD + (space_number(space) << 2 | place_in(WAY_NAMES, way, "way")), f"herd-{space}-{way}")

    def __repr__(self) -> str:
        return f"Herd({self.space!r}, {self.way!r})"


@final
class Settle(Answer):
    """A failed fight roll is settled: by a life, bullets, a First Aid Kit or Adrenaline Rush (ZZ-5.2)."""

    def __init__(self, how: str) -> None:
        self.how = how
        super().__init__(LOSE_LIFE + place_in(SETTLINGS, how, "way to settle"), how)

    def __repr__(self) -> str:
        return f"Settle({self.how!r})"


@final
class Die(Answer):
    """A die of I Don't Think They're Dead is raised by bullets, or rolled again for a life (ZZ-11.15)."""

    def __init__(self, deed: str, die: int) -> None:
        if die not in (1, 2):
            raise Invalid("There are two dice, 1 and 2.")
        self.deed = deed
        self.die = die
        super().__init__(RAISE + 2 * place_in(DEEDS, deed, "deed") + die - 1, f"{deed}-{die}")

    def __repr__(self) -> str:
        return f"Die({self.deed!r}, {self.die})"


@final
class Play(Answer):
    """An event card is played, on an opponent, an item or a building where it names one (ZZ-9.1)."""

    def __init__(self, card: str, seat: int = NOBODY, extra: str = "") -> None:
        kind = event_number(card)
        self.card = card
        self.seat = seat
        self.extra = extra
        parts = ["play", card] + ([seat_letter(seat)] if seat != NOBODY else []) + ([extra] if extra else [])
        super().__init__(code_of_play(kind, seat, extra), "-".join(parts))

    def __repr__(self) -> str:
        seat = f", {self.seat}" if self.seat != NOBODY else ""
        extra = f", extra={self.extra!r}" if self.extra else ""
        return f"Play({self.card!r}{seat}{extra})"


@final
class Use(Answer):
    """An item in play is used (ZZ-9.5)."""

    def __init__(self, card: str) -> None:
        self.card = card
        super().__init__(USE + event_number(card), f"use-{card}")

    def __repr__(self) -> str:
        return f"Use({self.card!r})"


@final
class Drop(Answer):
    """A card is discarded at the turn's end (ZZ-3.1)."""

    def __init__(self, card: str) -> None:
        self.card = card
        super().__init__(DROP + event_number(card), f"discard-{card}")

    def __repr__(self) -> str:
        return f"Drop({self.card!r})"


@final
class Drawn(Answer):
    """Chance turns up this tile or card, rolls this number, or draws this seat or building."""

    def __init__(self, what: str, value: str | int) -> None:
        self.what = what
        self.value = value
        code = chance_code(what, value)
        text = f"{what}-{seat_letter(int(value)) if what == 'first' else value}"
        super().__init__(code, text)

    def __repr__(self) -> str:
        return f"Drawn({self.what!r}, {self.value!r})"


SETTLINGS: Final = ("life", "bullets", "kit", "rush")
DEEDS: Final = ("raise", "again")
PLACE: Final = re.compile(r"([ew])(\d{1,2})([ns])(\d{1,2})")

# --- numbers from names ---


def place_in(names: tuple[str, ...], name: str, what: str) -> int:
    """The place of a name among others; Invalid if it is none of them."""
    if name not in names:
        raise Invalid(f"There is no {what} {name!r}.")
    return names.index(name)


def event_number(name: str) -> int:
    """The kind of an event card from its name."""
    if name not in EVENT_NUMBERS:
        raise Invalid(f"There is no event card {name!r}.")
    return EVENT_NUMBERS[name]


def place_number(name: str) -> int:
    """A place for a tile, packed, from its name such as e1n0: so far east and north of Town Square."""
    found = PLACE.fullmatch(name)
    if not found:
        raise Invalid(f"There is no place {name!r}; write it as e1n0, so far from Town Square.")
    east, north = int(found[2]), int(found[4])
    column, row = REACH + (east if found[1] == "e" else -east), REACH + (north if found[3] == "s" else -north)
    number = column << PLACE_BITS | row
    if not 0 < column < 2 * REACH or not 0 < row < 2 * REACH or place_name(number) != name:
        raise Invalid(f"There is no place {name!r}; zero is written e0 and n0.")
    return number


def space_name(space: int) -> str:
    """A space as players write it: its tile, counted from 1 as laid, and its place in reading order."""
    return f"{space // SPACES + 1}.{space % SPACES + 1}"


def space_number(name: str) -> int:
    """The number of a space from its name such as 3.5."""
    tile, dot, place = name.partition(".")
    known = tile.isdecimal() and place.isdecimal() and len(tile) < 3 and len(place) == 1
    if not dot or not known or not 1 <= int(tile) <= MOST_TILES or not 1 <= int(place) <= SPACES:
        raise Invalid(f"There is no space {name!r}; write it as 3.5, the fifth space of the third tile.")
    if tile.startswith("0"):
        raise Invalid(f"There is no space {name!r}.")
    return (int(tile) - 1) * SPACES + int(place) - 1


def code_of_play(kind: int, seat: int, extra: str) -> int:
    """The code of a play; Invalid if the card does not name such things."""
    aim = EVENT_AIM[kind]
    name = EVENT_NAMES[kind]
    if (seat != NOBODY) != (aim in (AT_OPPONENT, AT_ITEM)) or bool(extra) != (aim in (AT_ITEM, AT_BUILDING)):
        raise Invalid(f"{name} names {AIM_WORDS[aim]}.")
    if seat != NOBODY and not 0 <= seat < MAX_SEATS:
        raise Invalid(f"There is no seat {seat}.")
    if aim == AT_BUILDING:
        return play_code(kind, NOBODY, building_number(extra))
    if aim == AT_ITEM:
        return play_code(kind, seat, BULLETS if extra == "bullets" else item_number(extra))
    return play_code(kind, seat, NOTHING)


def building_number(name: str) -> int:
    """The kind of a named building from its name."""
    kind = TILE_NUMBERS.get(name, 0)
    if kind < FIRST_BUILDING:
        raise Invalid(f"There is no building {name!r}.")
    return kind


def item_number(name: str) -> int:
    """The kind of an item from its name; a Shotgun is one (ZZ-9.5)."""
    kind = event_number(name)
    if not ITEM_HOMES[kind] and kind != SHOTGUN:
        raise Invalid(f"{name} is no item.")
    return kind


AIM_WORDS: Final = (
    "nothing",
    "an opponent, as in play-fear-B",
    "an opponent's item or bullets, as in play-butter_fingers-B-bullets",
    "a building, as in play-slight_miscalculation-hospital",
)
DRAWN_FROM: Final = {"tile": TILE, "card": CARD, "roll": ROLL, "first": FIRST, "without": WITHOUT}


def chance_code(what: str, value: str | int) -> int:
    """The code of what chance brings."""
    if what not in DRAWN_FROM:
        raise Invalid(f"Chance does not bring a {what!r}.")
    base = DRAWN_FROM[what]
    if what in ("tile", "without"):
        return base + place_in(TILE_NAMES, str(value), "tile")
    if what == "card":
        return base + event_number(str(value))
    most = 2 * DIE if what == "roll" else MAX_SEATS - 1
    if not isinstance(value, int) or not (1 if what == "roll" else 0) <= value <= most:
        raise Invalid(f"Chance does not bring {what} {value!r}.")
    return base + value


# --- from codes ---


def decode(code: int) -> Answer:
    """The answer that a code stands for."""
    if not LAY <= code < END_OF_CODES or code == ROLL:
        raise not_a_code(code)
    if code >= CHANCES:
        return decode_chance(code)
    if code >= PLAY:
        return decode_card(code)
    if code >= LOSE_LIFE:
        if code >= RAISE:
            return Die(DEEDS[(code - RAISE) // 2], (code - RAISE) % 2 + 1)
        return Settle(SETTLINGS[code - LOSE_LIFE])
    if code < PUT:
        place = place_name((code - LAY) >> 2)
        if place_number_or_none(place) != (code - LAY) >> 2:
            raise not_a_code(code)
        return Lay(place, (code - LAY) & 3)
    return decode_space(code)


def not_a_code(code: int) -> Invalid:
    """The error for a code of nothing."""
    return Invalid(f"{code} is not the code of an answer.")


def place_number_or_none(name: str) -> int:
    """The place of this name, or -1: the outermost codes are places that no name reaches."""
    try:
        return place_number(name)
    except Invalid:
        return -1


def decode_space(code: int) -> Answer:
    """An answer that names a space."""
    if HERD <= code < LIFT:
        space = (code - HERD) >> 2
    else:
        space = code - (PUT if code < GO else GO if code < HERD else LIFT)
    if space >= MOST_TILES * SPACES:
        raise not_a_code(code)
    name = space_name(space)
    if code < GO:
        return Put(name)
    if code < HERD:
        return Go(name)
    return Herd(name, WAY_NAMES[(code - HERD) & 3]) if code < LIFT else Lift(name)


def decode_card(code: int) -> Answer:
    """A card that is played, used or discarded."""
    if code >= USE:
        return Drop(EVENT_NAMES[code - DROP]) if code >= DROP else Use(EVENT_NAMES[code - USE])
    packed = code - PLAY
    kind, seat, extra = packed >> KIND_SHIFT, packed >> SEAT_SHIFT & SEAT_MASK, packed & EXTRA_MASK
    aim = EVENT_AIM[kind]
    try:
        if aim == AT_BUILDING:
            word = TILE_NAMES[extra] if extra < TILE_KINDS else "?"
        elif aim == AT_ITEM:
            word = "bullets" if extra == BULLETS else EVENT_NAMES[extra] if extra < EVENT_KINDS else "?"
        else:
            word = "" if extra == NOTHING else "?"
        answer = Play(EVENT_NAMES[kind], seat, word)
    except Invalid:
        raise not_a_code(code) from None
    if answer.code != code:
        raise not_a_code(code)
    return answer


def decode_chance(code: int) -> Answer:
    """What chance brings."""
    if code >= WITHOUT:
        return Drawn("without", TILE_NAMES[code - WITHOUT])
    if code >= FIRST:
        return Drawn("first", code - FIRST)
    if code >= ROLL:
        return Drawn("roll", code - ROLL)
    return Drawn("card", EVENT_NAMES[code - CARD]) if code >= CARD else Drawn("tile", TILE_NAMES[code - TILE])


# --- from text ---

SHARED: Final = {"pass": Pass, "pass-turn": PassTurn, "stop": Stop}
SPACED: Final = {"put": Put, "go": Go, "lift": Lift}


def read(text: str, chance: bool) -> Answer:
    """The answer of a seat, or of chance, that a notation in lower case stands for."""
    shared = SHARED.get(text)
    if shared is not None and not chance:
        return shared()
    first, *rest = text.split("-")
    if chance:
        return read_chance(first, "-".join(rest))
    if first in SPACED and len(rest) == 1:
        return SPACED[first](rest[0])
    if first == "lay" and len(rest) == 2 and re.fullmatch(r"r\d", rest[1]):
        return Lay(rest[0], int(rest[1][1]))
    if first == "herd" and len(rest) == 2:
        return Herd(rest[0], rest[1])
    if first in SETTLINGS and not rest:
        return Settle(first)
    if first in DEEDS and len(rest) == 1 and rest[0] in ("1", "2"):
        return Die(first, int(rest[0]))
    if first in ("use", "discard") and len(rest) == 1:
        return Use(rest[0]) if first == "use" else Drop(rest[0])
    if first == "play" and 1 <= len(rest) <= 3:
        return read_play(rest[0], rest[1:])
    raise Invalid(f"{text!r} cannot be read; write an answer as go-1.2, play-fear-B or pass.")


def read_play(card: str, rest: list[str]) -> Answer:
    """An event card with what it names."""
    aim = EVENT_AIM[event_number(card)]
    if len(rest) != (0, 1, 2, 1)[aim]:
        raise Invalid(f"{card} names {AIM_WORDS[aim]}.")
    if aim == NO_AIM:
        return Play(card)
    if aim == AT_BUILDING:
        return Play(card, NOBODY, rest[0])
    if len(rest[0]) != 1 or not "a" <= rest[0] < chr(ord("a") + MAX_SEATS):
        raise Invalid(f"There is no player {rest[0]!r}.")
    return Play(card, ord(rest[0]) - ord("a"), rest[1] if aim == AT_ITEM else "")


def read_chance(what: str, value: str) -> Answer:
    """What chance brings, from text."""
    if what == "first" and len(value) == 1:
        return Drawn(what, ord(value) - ord("a"))
    if what == "roll" and value.isdecimal() and len(value) < 3:
        return Drawn(what, int(value))
    return Drawn(what, value)
