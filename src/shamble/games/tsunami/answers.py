"""What can be answered in Zombie Tsunami, and its notation: red, buy-steal1-B, play-ptero-C, use-save1-fairy, pass."""

from __future__ import annotations

from typing import Final, final

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.errors import Invalid, seat_letter
from shamble.games.tsunami.box import (
    ACT,
    ACT_AIMED,
    ACT_NAMES,
    BEAD,
    BEAD_NAMES,
    BEGIN,
    BIRD,
    BIRD_NAMES,
    BOMB,
    BUY,
    CHANCES,
    END_OF_CODES,
    EVENT,
    EVENT_NAMES,
    FACES,
    JOIN,
    MAX_SEATS,
    MOST_CUBES,
    NAME,
    NOBODY,
    SAVE,
    SAVE_SETS,
    SAVES,
    SCORE,
    SEAT_BITS,
    SEAT_MASK,
    SECRET,
    SECRET_NAMES,
    SHOP,
    SHOP_AIMED,
    SHOP_NAMES,
    SPLIT,
    STAY,
    STREET,
    STREET_NAMES,
    TAKE_ZOMBIE,
    TIE,
    TSUNAMI,
    USE_PUNK,
    USE_ROBO,
    USE_SUPER_BIRD,
)


@final
class Act(Answer):
    """Something done in an interlude, or in one's own shop visit (TS-8.6)."""

    def __init__(self, act: str, seat: int = NOBODY) -> None:
        number = place_in(ACT_NAMES, act, "action")
        self.act = act
        self.seat = check_aim(seat, ACT_AIMED[number])
        super().__init__(ACT + (number << SEAT_BITS | seat), ACT_WORDS[number] + said(seat))

    def __repr__(self) -> str:
        return f"Act({self.act!r}{also(self.seat)})"


@final
class Buy(Answer):
    """A shop card is bought and used (TS-5.2); some name a player at once."""

    def __init__(self, card: str, seat: int = NOBODY) -> None:
        number = place_in(SHOP_NAMES, card, "shop card")
        self.card = card
        self.seat = check_aim(seat, SHOP_AIMED[number])
        super().__init__(BUY + (number << SEAT_BITS | seat), f"buy-{card}{said(seat)}")

    def __repr__(self) -> str:
        return f"Buy({self.card!r}{also(self.seat)})"


@final
class Name(Answer):
    """One of several players is named: for a Mega Bomb, for an Exchange (TS-4.4, TS-5.6)."""

    def __init__(self, seat: int) -> None:
        self.seat = check_aim(seat, True)
        super().__init__(NAME + seat, f"name-{seat_letter(seat)}")

    def __repr__(self) -> str:
        return f"Name({self.seat})"


@final
class Bead(Answer):
    """A bead is locked (TS-3.3)."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        super().__init__(BEAD + place_in(BEAD_NAMES, colour, "bead"), colour)

    def __repr__(self) -> str:
        return f"Bead({self.colour!r})"


@final
class Take(Answer):
    """A zombie or a coin (TS-3.6), or a civilian (TS-3.8)."""

    def __init__(self, what: str) -> None:
        self.what = what
        super().__init__(TAKE_ZOMBIE + place_in(TAKES, what, "thing to take"), what)

    def __repr__(self) -> str:
        return f"Take({self.what!r})"


@final
class Bomb(Answer):
    """A street card's bomb is thrown at a player (TS-3.8)."""

    def __init__(self, seat: int) -> None:
        self.seat = check_aim(seat, True)
        super().__init__(BOMB + seat, f"bomb-{seat_letter(seat)}")

    def __repr__(self) -> str:
        return f"Bomb({self.seat})"


@final
class Join(Answer):
    """An event's offer is taken, or not (TS-8.4)."""

    def __init__(self, joins: bool) -> None:
        self.joins = joins
        super().__init__(JOIN if joins else STAY, "join" if joins else "stay")

    def __repr__(self) -> str:
        return f"Join({self.joins})"


@final
class Use(Answer):
    """Saves are used together (TS-6.1), or a bird at its moment (TS-3.4, TS-4.2)."""

    def __init__(self, *cards: str) -> None:
        self.cards = cards
        super().__init__(use_code(cards), "-".join(("use", *cards)))

    def __repr__(self) -> str:
        return f"Use({', '.join(repr(card) for card in self.cards)})"


@final
class Score(Answer):
    """A secret card is turned up for its reward (TS-7)."""

    def __init__(self, secret: str) -> None:
        number = place_in(SECRET_NAMES, secret, "secret bonus")
        if number == TSUNAMI:
            raise Invalid("Tsunami is scored by naming team-mates.")
        self.secret = secret
        super().__init__(SCORE + number, f"score-{secret}")

    def __repr__(self) -> str:
        return f"Score({self.secret!r})"


@final
class Split(Answer):
    """Tsunami steals one zombie from each of two team-mates, or two from one (TS-7.4)."""

    def __init__(self, one: int, other: int) -> None:
        self.one = check_aim(one, True)
        self.other = check_aim(other, True)
        if one > other:
            raise Invalid("Team mates are named in the order of their seats.")
        super().__init__(SPLIT + (one << SEAT_BITS | other), f"score-tsunami{said(one)}{said(other)}")

    def __repr__(self) -> str:
        return f"Split({self.one}, {self.other})"


@final
class Drawn(Answer):
    """Chance: a seat, or a card of some deck (TS-1.4, TS-2.1, TS-3.9, TS-8.1)."""

    def __init__(self, pool: str, what: str) -> None:
        base, names = POOLS[pool]
        self.pool = pool
        self.what = what
        super().__init__(base + place_in(names, what, pool), f"{pool}-{what}")

    def __repr__(self) -> str:
        return f"Drawn({self.pool!r}, {self.what!r})"


@final
class Faces(Answer):
    """Chance: how many cubes of a throw show a zombie (TS-3.1)."""

    def __init__(self, count: int) -> None:
        if not 0 <= count <= MOST_CUBES:
            raise Invalid(f"{count} cubes cannot show a zombie.")
        self.count = count
        super().__init__(FACES + count, f"faces-{count}")

    def __repr__(self) -> str:
        return f"Faces({self.count})"


TAKES: Final = ("zombie", "coin", "civilian")
SEAT_LETTERS: Final = tuple(seat_letter(seat) for seat in range(MAX_SEATS))
ACT_WORDS: Final = (
    "turn-up",
    "dragon",
    "play-banker",
    "play-bomb",
    "play-ptero",
    "play-magnet",
    "give",
    "drop-coin",
)
USED_ALONE: Final = {"robo": USE_ROBO, "punk": USE_PUNK, "super_bird": USE_SUPER_BIRD}
# What chance can draw: the pool's name, where its codes begin, and what is in it, in the order of the codes.
POOLS: Final = {
    "first": (BEGIN, SEAT_LETTERS),
    "tie": (TIE, SEAT_LETTERS),
    "street": (STREET, STREET_NAMES),
    "shop": (SHOP, SHOP_NAMES),
    "secret": (SECRET, SECRET_NAMES),
    "bird": (BIRD, BIRD_NAMES),
    "event": (EVENT, EVENT_NAMES),
}


def place_in(names: tuple[str, ...], name: str, what: str) -> int:
    """The number of a name among those there are."""
    if name not in names:
        raise Invalid(f"There is no {what} {name!r}; there is: {', '.join(names)}.")
    return names.index(name)


def check_aim(seat: int, aimed: bool) -> int:
    """The seat, if one is to be named; NOBODY if none is."""
    if aimed != (0 <= seat < MAX_SEATS) or not (aimed or seat == NOBODY):
        raise Invalid("This names another player." if aimed else "This names nobody.")
    return seat


def said(seat: int) -> str:
    """A named player in notation."""
    return "" if seat == NOBODY else f"-{seat_letter(seat)}"


def also(seat: int) -> str:
    """A named player as a second argument."""
    return "" if seat == NOBODY else f", {seat}"


def use_code(cards: tuple[str, ...]) -> int:
    """The code of using these cards together."""
    if len(cards) == 1 and cards[0] in USED_ALONE:
        return USED_ALONE[cards[0]]
    counts = tuple([cards.count(save.name) for save in SAVES])
    if not cards or cards != save_words(counts):
        raise Invalid(
            f"{'-'.join(cards)!r} is no set of saves; name them in the order save1, save2, fairy, super_fairy."
        )
    for number, found in enumerate(SAVE_SETS):
        if found.counts == counts:
            return SAVE + number
    raise Invalid(f"Nobody can have as many saves as {'-'.join(cards)!r}.")


def save_words(counts: tuple[int, ...]) -> tuple[str, ...]:
    """The cards of a set of saves, in order."""
    return tuple([save.name for save, count in zip(SAVES, counts, strict=True) for _ in range(count)])


def decode(code: int) -> Answer:
    """The answer that a code stands for."""
    if code >= CHANCES:
        return decode_chance(code)
    if ACT <= code < BUY:
        return Act(ACT_NAMES[(code - ACT) >> SEAT_BITS], (code - ACT) & SEAT_MASK)
    if BUY <= code < NAME:
        return Buy(SHOP_NAMES[(code - BUY) >> SEAT_BITS], (code - BUY) & SEAT_MASK)
    if NAME <= code < BEAD:
        return Name(code - NAME)
    if BEAD <= code < TAKE_ZOMBIE:
        return Bead(BEAD_NAMES[code - BEAD])
    if TAKE_ZOMBIE <= code < BOMB:
        return Take(TAKES[code - TAKE_ZOMBIE])
    if BOMB <= code < STAY:
        return Bomb(code - BOMB)
    if code == STAY or code == JOIN:
        return Join(code == JOIN)
    if SAVE < code < USE_ROBO:
        return Use(*save_words(SAVE_SETS[code - SAVE].counts))
    if USE_ROBO <= code < SCORE:
        return Use(list(USED_ALONE)[code - USE_ROBO])
    if SCORE <= code < SPLIT:
        return Score(SECRET_NAMES[code - SCORE])
    if SPLIT <= code < CHANCES:
        return Split((code - SPLIT) >> SEAT_BITS, (code - SPLIT) & SEAT_MASK)
    raise Invalid(f"{code} is not the code of an answer.")


def decode_chance(code: int) -> Answer:
    """The chance result that a code stands for."""
    if FACES <= code < END_OF_CODES:
        return Faces(code - FACES)
    for pool, (base, names) in POOLS.items():
        if base <= code < base + len(names):
            return Drawn(pool, names[code - base])
    raise Invalid(f"{code} is not the code of an answer.")


PLAIN: Final[dict[str, Answer]] = {
    "pass": Pass(),
    "pass-turn": PassTurn(),
    "stop": Stop(),
    "join": Join(True),
    "stay": Join(False),
    **{name: Bead(name) for name in BEAD_NAMES},
    **{name: Take(name) for name in TAKES},
    **{f"use-{name}": Use(name) for name in USED_ALONE},
    **{f"score-{name}": Score(name) for name in SECRET_NAMES if name != "tsunami"},
    **{word: Act(ACT_NAMES[number]) for number, word in enumerate(ACT_WORDS) if not ACT_AIMED[number]},
    **{f"buy-{name}": Buy(name) for number, name in enumerate(SHOP_NAMES) if not SHOP_AIMED[number]},
}


def read(text: str, chance: bool) -> Answer:
    """The answer of a seat, or of chance, that a notation in lower case stands for."""
    if chance:
        return read_chance(text)
    if text in PLAIN:
        return PLAIN[text]
    if text.startswith("use-"):
        return Use(*text.split("-")[1:])
    start, _, letter = text.rpartition("-")
    seat = seat_of(letter)
    if seat is not None:
        return read_aimed(start, seat, text)
    raise Invalid(unreadable(text))


def read_aimed(start: str, seat: int, text: str) -> Answer:
    """The answer that names this seat."""
    if start == "name":
        return Name(seat)
    if start == "bomb":
        return Bomb(seat)
    if start in ACT_WORDS:
        return Act(ACT_NAMES[ACT_WORDS.index(start)], seat)
    if start.startswith("buy-"):
        return Buy(start[len("buy-") :], seat)
    if start.startswith("score-tsunami-"):
        one = seat_of(start[len("score-tsunami-") :])
        if one is not None:
            return Split(min(one, seat), max(one, seat))
    raise Invalid(unreadable(text))


def seat_of(letter: str) -> int | None:
    """The seat of a letter in lower case."""
    upper = letter.upper()
    return SEAT_LETTERS.index(upper) if upper in SEAT_LETTERS else None


def unreadable(text: str) -> str:
    """What to say of a text that means nothing."""
    return f"{text!r} cannot be read; write, say, red, buy-steal1-B, play-ptero-C, use-save1, turn-up or pass."


def read_chance(text: str) -> Answer:
    """The chance result that a notation in lower case stands for: faces-3, street-gap, bird-punk, first-a."""
    pool, _, what = text.partition("-")
    if pool == "faces" and what.isdecimal() and len(what) < 5:
        return Faces(int(what))
    if pool in ("first", "tie"):
        what = what.upper()
    if pool not in POOLS:
        raise Invalid(f"{text!r} is no chance result; write faces-3, street-gap, shop-steal1, bird-punk or first-a.")
    return Drawn(pool, what)
