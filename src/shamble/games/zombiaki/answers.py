"""What can be answered in Zombiaki, and its notation: shot1-B, zombie3-A1, mass-A1-A2, order-B2-B3, A1-B1, pass."""

from __future__ import annotations

from typing import Final, final

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.errors import Invalid
from shamble.games.zombiaki.box import (
    AIM,
    AT_CAR,
    AT_CARD,
    AT_CELL,
    AT_LANE,
    AT_STEP,
    BARRICADE,
    BESIDE,
    BULLET,
    BURN,
    CAR_TARGETS,
    CARD_NAMES,
    CARD_NUMBERS,
    CATCH,
    CELL_BITS,
    CELL_MASK,
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    CLICK_IT,
    DISCARD,
    DRAWN,
    END_OF_CODES,
    EXTRA_BITS,
    EXTRA_MASK,
    FIRST_HUMAN,
    FORWARD,
    GET_OUT,
    HOLD,
    LANE_NAMES,
    MEAT,
    MOST_BURNED,
    NOWHERE,
    ORDER,
    OUT,
    PLAIN,
    PLAY,
    REACTION,
    RIGHT,
    ROWS,
    SHRAPNEL,
    STEP,
    SWAP,
    TAKE,
    WAYS,
    play_code,
)


@final
class Play(Answer):
    """A card is played: on a cell, a lane, from a cell to one beside it, at the car, or on nothing (ZK-2.8)."""

    def __init__(self, card: str, target: str = "", goal: str = "", car: bool = False) -> None:
        kind = card_number(card)
        if kind == SWAP and CELL_NUMBERS.get(goal, CELLS) < CELL_NUMBERS.get(target, OUT):
            target, goal = goal, target  # the same two change places, whoever is named first
        self.card = card
        self.target = target
        self.goal = goal
        self.car = car
        parts = [part for part in (card, target, goal, "car" if car else "") if part]
        super().__init__(code_of_play(kind, target, goal, car), "-".join(parts))

    def __repr__(self) -> str:
        inside = ", ".join(repr(part) for part in (self.card, self.target, self.goal) if part)
        return f"Play({inside}{', car=True' if self.car else ''})"


@final
class Walk(Answer):
    """A dog takes a step (ZK-3.6)."""

    def __init__(self, start: str, goal: str) -> None:
        self.start = start
        self.goal = goal
        super().__init__(STEP + step_code(start, goal), f"{start}-{goal}")

    def __repr__(self) -> str:
        return f"Walk({self.start!r}, {self.goal!r})"


@final
class Order(Answer):
    """The boss sends a zombie one step (ZK-4.1)."""

    def __init__(self, start: str, goal: str) -> None:
        self.start = start
        self.goal = goal
        super().__init__(ORDER + step_code(start, goal), f"order-{start}-{goal}")

    def __repr__(self) -> str:
        return f"Order({self.start!r}, {self.goal!r})"


@final
class Hold(Answer):
    """Not so fast: the zombie whose step is next does not make it (ZK-4.11)."""

    def __init__(self) -> None:
        super().__init__(HOLD, "notsofast")


@final
class Click(Answer):
    """Click! The shot is cancelled (ZK-4.9)."""

    def __init__(self) -> None:
        super().__init__(CLICK_IT, "click")


@final
class Take(Answer):
    """The other side discards this card, by Meat or Get out! (ZK-4.8)."""

    def __init__(self, card: str) -> None:
        kind = card_number(card)
        self.card = card
        super().__init__(TAKE + kind, f"{CARD_NAMES[taker_of(kind)]}-{card}")

    def __repr__(self) -> str:
        return f"Take({self.card!r})"


@final
class Discard(Answer):
    """A card is discarded (ZK-2.2, ZK-2.3) or put away unused (ZK-2.4)."""

    def __init__(self, card: str) -> None:
        self.card = card
        super().__init__(DISCARD + card_number(card), f"discard-{card}")

    def __repr__(self) -> str:
        return f"Discard({self.card!r})"


@final
class Bullet(Answer):
    """The next bullet of a burst is aimed (ZK-5.4)."""

    def __init__(self, cell: str, car: bool = False) -> None:
        self.cell = cell
        self.car = car
        code = BULLET + (cell_number(cell) << EXTRA_BITS | (AT_CAR if car else PLAIN))
        super().__init__(code, f"bullet-{cell}{'-car' if car else ''}")

    def __repr__(self) -> str:
        return f"Bullet({self.cell!r}{', car=True' if self.car else ''})"


@final
class Burn(Answer):
    """So much of the petrol's or the flamethrower's power goes on this cell (ZK-5.9, ZK-5.17)."""

    def __init__(self, cell: str, power: int) -> None:
        if not 0 <= power <= MOST_BURNED:
            raise Invalid(f"Nothing burns with a power of {power}.")
        self.cell = cell
        self.power = power
        super().__init__(BURN + (cell_number(cell) << EXTRA_BITS | power), f"burn-{cell}-{power}")

    def __repr__(self) -> str:
        return f"Burn({self.cell!r}, {self.power})"


@final
class Catch(Answer):
    """One more is caught under the net (ZK-5.12)."""

    def __init__(self, cell: str) -> None:
        self.cell = cell
        super().__init__(CATCH + cell_number(cell), f"catch-{cell}")

    def __repr__(self) -> str:
        return f"Catch({self.cell!r})"


@final
class Shrapnel(Answer):
    """A mine's shrapnel flies there (ZK-5.14)."""

    def __init__(self, cell: str) -> None:
        self.cell = cell
        super().__init__(SHRAPNEL + cell_number(cell), f"shrapnel-{cell}")

    def __repr__(self) -> str:
        return f"Shrapnel({self.cell!r})"


@final
class Drawn(Answer):
    """Chance turns up this card (ZK-2.2)."""

    def __init__(self, card: str) -> None:
        self.card = card
        super().__init__(DRAWN + card_number(card), card)

    def __repr__(self) -> str:
        return f"Drawn({self.card!r})"


# --- numbers from names ---


def cell_number(name: str) -> int:
    """The number of a cell from its name."""
    number = CELL_NUMBERS.get(name)
    if number is None:
        raise Invalid(f"There is no cell {name!r}; cells are A1 to C5.")
    return number


def card_number(name: str) -> int:
    """The kind of a card from its name."""
    kind = CARD_NUMBERS.get(name)
    if kind is None:
        raise Invalid(f"There is no card {name!r} in Zombiaki.")
    return kind


def taker_of(kind: int) -> int:
    """The card that makes its owner discard a card of this kind (ZK-4.8)."""
    return MEAT if kind >= FIRST_HUMAN else GET_OUT


def goal_name(start: int, way: int) -> str:
    """Where a step leads, by name."""
    goal = BESIDE[start][way]
    return "out" if goal == BARRICADE else CELL_NAMES[goal]


def step_code(start: str, goal: str) -> int:
    """A step from cell to cell, packed; over the barricade is called out."""
    number = cell_number(start)
    to = BARRICADE if goal == "out" else cell_number(goal)
    if to not in BESIDE[number]:
        raise Invalid(f"{start} and {goal} do not lie side by side.")
    return number << EXTRA_BITS | BESIDE[number].index(to)


def code_of_play(kind: int, target: str, goal: str, car: bool) -> int:
    """The code of a play; Invalid if the card does not name such things."""
    aim = AIM[kind]
    name = CARD_NAMES[kind]
    if aim in (AT_CARD, REACTION):
        raise Invalid(f"{name} is not played like this.")
    if bool(target) != (aim in (AT_CELL, AT_LANE, AT_STEP)) or bool(goal) != (aim == AT_STEP):
        raise Invalid(f"{name} names {AIM_WORDS[aim]}.")
    if car and kind not in CAR_TARGETS:
        raise Invalid(f"{name} is not aimed at a car.")
    extra = AT_CAR if car else PLAIN
    if aim == AT_STEP:
        code = step_code(target, goal)
        return play_code(kind, code >> EXTRA_BITS, code & EXTRA_MASK)
    if aim == AT_LANE:
        if len(target) != 1 or target not in LANE_NAMES:
            raise Invalid(f"There is no lane {target!r}; lanes are A, B and C.")
        return play_code(kind, LANE_NAMES.index(target) * ROWS, extra)
    return play_code(kind, cell_number(target) if target else NOWHERE, extra)


AIM_WORDS: Final = ("nothing", "a cell, as in wall5-B3", "a lane, as in shot1-B", "two cells, as in mass-A1-A2")

# --- from codes ---


def decode(code: int) -> Answer:
    """The answer that a code stands for."""
    if not STEP <= code < END_OF_CODES:
        raise not_a_code(code)
    if code < HOLD:
        start, goal = decode_step(code, (code - STEP) & (1 << CELL_BITS + EXTRA_BITS) - 1)
        return Walk(start, goal) if code < ORDER else Order(start, goal)
    if code < PLAY:
        return Hold() if code == HOLD else Click()
    if code < TAKE:
        return decode_play(code)
    if code >= DRAWN:
        return Drawn(CARD_NAMES[code - DRAWN])
    if code >= CATCH:
        return Shrapnel(CELL_NAMES[code - SHRAPNEL]) if code >= SHRAPNEL else Catch(CELL_NAMES[code - CATCH])
    if code >= BULLET:
        return decode_target(code)
    return Discard(CARD_NAMES[code - DISCARD]) if code >= DISCARD else Take(CARD_NAMES[code - TAKE])


def not_a_code(code: int) -> Invalid:
    """The error for a code of nothing."""
    return Invalid(f"{code} is not the code of an answer.")


def decode_step(code: int, packed: int) -> tuple[str, str]:
    """The two cells of a packed step."""
    start, way = packed >> EXTRA_BITS, packed & EXTRA_MASK
    if start >= CELLS or way >= WAYS or BESIDE[start][way] < 0:
        raise not_a_code(code)
    return CELL_NAMES[start], goal_name(start, way)


def decode_play(code: int) -> Answer:
    """The card played, and what it names."""
    packed = code - PLAY
    kind, cell, extra = packed >> CELL_BITS + EXTRA_BITS, packed >> EXTRA_BITS & CELL_MASK, packed & EXTRA_MASK
    aim = AIM[kind]
    name = CARD_NAMES[kind]
    car = extra == AT_CAR
    if aim == AT_STEP:
        start, goal = decode_step(code, packed & (1 << CELL_BITS + EXTRA_BITS) - 1)
        if kind == SWAP and extra not in (FORWARD, RIGHT):
            raise not_a_code(code)  # it is named by its first cell
        return Play(name, start, goal)
    if aim in (AT_CARD, REACTION) or extra < PLAIN or extra > AT_CAR or (car and kind not in CAR_TARGETS):
        raise not_a_code(code)
    if aim == AT_LANE and cell < CELLS and cell % ROWS == 0:
        return Play(name, LANE_NAMES[cell // ROWS], car=car)
    if aim == AT_CELL and cell < CELLS:
        return Play(name, CELL_NAMES[cell], car=car)
    if aim in (AT_CELL, AT_LANE) or cell != NOWHERE:
        raise not_a_code(code)
    return Play(name)


def decode_target(code: int) -> Answer:
    """A bullet's target, or what burns."""
    packed = code - (BURN if code >= BURN else BULLET)
    cell, extra = packed >> EXTRA_BITS, packed & EXTRA_MASK
    if cell >= CELLS:
        raise not_a_code(code)
    if code >= BURN:
        if extra > MOST_BURNED:
            raise not_a_code(code)
        return Burn(CELL_NAMES[cell], extra)
    if extra not in (PLAIN, AT_CAR):
        raise not_a_code(code)
    return Bullet(CELL_NAMES[cell], extra == AT_CAR)


# --- from text ---

SHARED: Final = {"pass": Pass, "pass-turn": PassTurn, "stop": Stop, "notsofast": Hold, "click": Click}


def read(text: str, chance: bool) -> Answer:
    """The answer of a seat, or of chance, that a notation in lower case stands for."""
    if chance:
        return Drawn(text)
    shared = SHARED.get(text)
    if shared is not None:
        return shared()
    first, *rest = text.split("-")
    if first in CARD_NUMBERS:
        return read_card(first, rest)
    if first == "discard" and len(rest) == 1:
        return Discard(rest[0])
    cells = [part if part in ("out", "car") or part.isdecimal() else part.upper() for part in rest]
    if first == "order" and len(cells) == 2:
        return Order(*cells)
    if first == "bullet" and cells and cells[1:] in ([], ["car"]):
        return Bullet(cells[0], len(cells) == 2)
    if first == "burn" and len(cells) == 2 and cells[1].isdecimal() and len(cells[1]) == 1:
        return Burn(cells[0], int(cells[1]))
    if first in ("catch", "shrapnel") and len(cells) == 1:
        return Catch(cells[0]) if first == "catch" else Shrapnel(cells[0])
    if first.upper() in CELL_NUMBERS and len(cells) == 1:
        return Walk(first.upper(), cells[0])
    raise Invalid(f"{text!r} cannot be read; write a card and what it names, as in shot1-B, or pass.")


def read_card(card: str, rest: list[str]) -> Answer:
    """A card with what follows it."""
    if AIM[CARD_NUMBERS[card]] == AT_CARD:
        taken = rest[0] if len(rest) == 1 else ""
        if taken not in CARD_NUMBERS or taker_of(CARD_NUMBERS[taken]) != CARD_NUMBERS[card]:
            raise Invalid(f"{card} names a card of the other side, as in meat-shot1 or getout-zombie3.")
        return Take(taken)
    car = bool(rest) and rest[-1] == "car"
    names = [part if part == "out" else part.upper() for part in (rest[:-1] if car else rest)]
    if len(names) > 2:
        raise Invalid(f"{card} names {AIM_WORDS[min(AIM[CARD_NUMBERS[card]], AT_STEP)]}.")
    return Play(card, names[0] if names else "", names[1] if len(names) == 2 else "", car)
