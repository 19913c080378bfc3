"""Positions of Zombiegeddon in one readable line, and verbs that read like a report of a game.

>>> table = zombiegeddon(discs={"d1": "food1", "e1": "enemy3"}, pawns={"A": ["d2"]})
>>> table.options("A")
['pass', 'd2-d1', 'd2-off']
>>> table.refuses("d2-e1", "ZG-3.6").sentence
'There is an enemy on e1, and you have no weapon to spend.'
>>> table.plays("d2-d1").where("A")
['d1']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self, cast

from shamble.core.answer import Answer
from shamble.core.errors import Illegal, Invalid, seat_letter
from shamble.core.fact import Fact
from shamble.core.stream import Stream, key_of
from shamble.games.zombiegeddon.answers import Drawn, First, cell_number
from shamble.games.zombiegeddon.box import (
    BARRICADE,
    CELL_NAMES,
    CELLS,
    DISC_NAMES,
    DISC_NUMBERS,
    FIRST_ENEMY,
    HOLE,
    KINDS,
    MANHOLE,
    NEIGHBOURS,
    OFF,
    PAWNS,
    RED_BAG,
    SHELTERS,
    WEAPON,
    WHITE_BAG,
)
from shamble.games.zombiegeddon.frames import APOCALYPSE, SCORE, Deal, Half, Turn, TwoHalves
from shamble.games.zombiegeddon.game import empty_board
from shamble.games.zombiegeddon.state import Table
from shamble.registry import game
from shamble.testing.scenario import Told

GAME: Final = game("zombiegeddon")
LETTERS: Final = "ABCD"
CELL_FIELDS: Final = ("cell", "start", "goal", "shelters")
SEAT_FIELDS: Final = ("seat", "tied", "after")
NEAR_SHELTERS: Final = {near for shelter in SHELTERS for near in NEIGHBOURS[shelter]}
FAR_FROM_SHELTERS: Final = [cell for cell in range(CELLS) if cell not in NEAR_SHELTERS and cell not in SHELTERS]

Discs = Mapping[str, str]
"""Cells and the discs on them: ``{"d1": "food1", "e2": "enemy3"}``."""


class Scenario(Told[Table]):
    """A table of Zombiegeddon, its seats called by their letters. Verbs return the table, so they can be chained."""

    # --- verbs ---

    def play(self, seat: str, text: str) -> Scenario:
        """The seat gives this answer, written in full: ``table.play("A", "d2-d1")``."""
        return self.take(seat_number(seat), GAME.read(text.lower()))

    def plays(self, *texts: str) -> Scenario:
        """Whoever's turn it is gives these answers, one after the other."""
        for text in texts:
            self.play(self._asked(), text)
        return self

    def begins(self, seat: str) -> Scenario:
        """Chance lets this seat begin (ZG-3.1); the table must put chance to its caller."""
        return self.take(None, First(seat_number(seat)))

    def draws(self, disc: str) -> Scenario:
        """Chance deals this disc to the next cell (ZG-2.2); the table must put chance to its caller."""
        return self.take(None, Drawn(disc))

    def deals(self, discs: Discs | None = None) -> Scenario:
        """One whole deal: these discs on these cells, the rest so that no shelter is shut in (ZG-2.2)."""
        wanted = {cell_number(cell): disc_number(disc) for cell, disc in (discs or {}).items()}
        for _ in range(self.state.board.count(HOLE)):
            cell = cast(Deal, self.state.frames[-1]).cell
            kind = wanted.pop(cell) if cell in wanted else self._spare(cell, list(wanted.values()))
            self.draws(DISC_NAMES[kind])
        return self

    def refuses(self, text: str, clause: str, seat: str | None = None) -> Illegal:
        """Assert that the answer is against this clause and changes nothing; the refusal comes back."""
        return self.refused(self._seat_or_chance(seat), read(text), clause)

    # --- what there is to see ---

    def options(self, seat: str | None = None) -> list[str]:
        """What the seat (or whoever is asked) may answer, in the table's own order."""
        return [str(answer) for answer in self.state.options(self._seat_or_chance(seat))]

    def shows(self, discs: Discs) -> bool:
        """True if each of these cells holds what is said; otherwise an assertion says what it holds instead."""
        wrong = {cell: self.disc(cell) for cell, disc in discs.items() if self.disc(cell) != disc}
        expect(not wrong, f"the table shows {wrong}")
        return True

    def disc(self, cell: str) -> str:
        """What lies on the cell: a disc, a shelter or a hole."""
        return DISC_NAMES[self.state.board[cell_number(cell)]]

    def where(self, seat: str) -> list[str]:
        """The cells of the seat's pawns on the board, pawn by pawn."""
        place = seat_number(seat) * PAWNS
        return [CELL_NAMES[cell] for cell in self.state.pawns[place : place + PAWNS] if cell != OFF]

    def taken(self, seat: str) -> dict[str, int]:
        """How many discs of each kind the seat has ever taken."""
        at = seat_number(seat) * KINDS
        return {DISC_NAMES[kind]: count for kind, count in enumerate(self.state.taken[at : at + KINDS]) if count}

    def weapons(self, seat: str) -> int:
        """The weapons that the seat holds."""
        return self.state.weapons[seat_number(seat)]

    def markers(self, seat: str) -> list[str]:
        """The shelters that hold a supply marker of the seat, in the order of the alphabet."""
        mask = self.state.markers[seat_number(seat)]
        return sorted(CELL_NAMES[cell] for bit, cell in enumerate(SHELTERS) if mask >> bit & 1)

    def points(self, seat: str) -> int:
        """The seat's score if the game ended now (ZG-6)."""
        return self.state.points(seat_number(seat))

    @property
    def turn(self) -> str | None:
        """Whose turn it is; None while chance is asked and after the game."""
        ask = self.state.ask
        return seat_letter(ask.seats[0]) if ask is not None and ask.seats else None

    @property
    def half(self) -> int:
        """The half that is being played, 1 or 2."""
        return self.state.half

    # --- inside ---

    def tell(self, facts: list[Fact]) -> Self:
        """This has happened; the story names cells as the board does."""
        self.facts = [fact.to_json() for fact in facts]
        self.story += [line(fact) for fact in facts]
        return self

    def _asked(self) -> str:
        """Whose turn it is; after the end the first seat, which will hear that the game is over."""
        return self.turn or LETTERS[0]

    def _seat_or_chance(self, seat: str | None) -> int | None:
        if seat is not None:
            return seat_number(seat)
        ask = self.state.ask
        return None if ask is not None and ask.kind == "chance" else seat_number(self._asked())

    def _spare(self, cell: int, reserved: list[int]) -> int:
        """A disc that no later cell wants; beside a shelter neither barricade nor enemy, elsewhere these first."""
        spare = [kind for kind in range(BARRICADE, KINDS) if self.state.bag[kind] > reserved.count(kind)]
        return min(spare, key=lambda kind: (blocks(kind) == (cell in NEAR_SHELTERS), kind))

    def __repr__(self) -> str:
        return f"<scenario of {self.state!r}>"


def zombiegeddon(
    seats: int = 2,
    turn: str = "A",
    discs: Discs | None = None,
    pawns: Mapping[str, Sequence[str]] | None = None,
    weapons: Mapping[str, int] | None = None,
    markers: Mapping[str, Sequence[str]] | None = None,
    taken: Mapping[str, Mapping[str, int]] | None = None,
    half: int = 1,
    used: int = 0,
    idle: int = 0,
    dry: int = 0,
    first: str = "A",
    open_piles: bool = False,
    chance: str = "draw",
    seed: int = 0,
) -> Scenario:
    """A position with the seat ``turn`` about to act; ``used`` of its two actions are taken.

    Discs that are not mentioned are out of the game; a table that is to go on into half 2 needs all ``permanents``.
    Weapons held count as taken. A position that cannot be is refused with a sentence.
    """
    GAME.check_seats(seats)
    board = board_with(discs or {})
    piles = [pile_of(seat, taken or {}, weapons or {}) for seat in LETTERS[:seats]]
    active = seat_number(turn)
    frames = [TwoHalves(APOCALYPSE if half == 1 else SCORE), Half((active + 1) % seats), Turn(active, used, 0, OFF)]
    data: dict[str, object] = {
        "game": GAME.name,
        "rules": GAME.rules,
        "seats": seats,
        "frames": [frame.to_json() for frame in frames],
        "dice": Stream(key_of(seed), 0, 0, b"").to_json(),
        "chance": chance,
        "passes": "skip",
        "number": 0,
        "hushed": 0,
        "open_piles": open_piles,
        "half": half,
        "turn": 1,
        "first": seat_number(first),
        "idle": idle,
        "dry": dry,
        "board": board,
        "bag": [0] * KINDS,
        "cleared": left_in_the_box(half, board, piles),
        "pawns": [cell for seat in LETTERS[:seats] for cell in places_of(seat, pawns or {})],
        "taken": [count for pile in piles for count in pile],
        "weapons": [(weapons or {}).get(seat, 0) for seat in LETTERS[:seats]],
        "markers": [mask_of((markers or {}).get(seat, ())) for seat in LETTERS[:seats]],
    }
    return Scenario(cast(Table, GAME.from_json(data)))


def new_table(seats: int = 2, seed: int = 0, open_piles: bool = False, chance: str = "ask") -> Scenario:
    """A new table; unless told otherwise chance is put to the caller: ``deals`` and ``begins`` answer it."""
    state = GAME.new(seats=seats, seed=seed, options={"open_piles": open_piles}, chance=chance)
    return Scenario(cast(Table, state))


def permanents(discs: Discs | None = None) -> dict[str, str]:
    """These discs and, on cells far from the shelters, what they lack of the 12 barricades and 12 manholes (ZG-2.1)."""
    found = dict(discs or {})
    for kind in (BARRICADE, MANHOLE):
        name = DISC_NAMES[kind]
        free = [CELL_NAMES[cell] for cell in FAR_FROM_SHELTERS if CELL_NAMES[cell] not in found]
        found |= dict.fromkeys(free[: RED_BAG[kind] - list(found.values()).count(name)], name)
    return found


# --- small pieces ----------------------------------------------------------------------------------------------------


def seat_number(letter: str) -> int:
    """The number of a seat from its letter."""
    if len(letter) != 1 or letter not in LETTERS:
        raise Invalid(f"There is no seat {letter!r}; seats are A to D.")
    return LETTERS.index(letter)


def disc_number(name: str) -> int:
    """The number of a kind of disc from its name."""
    if name not in DISC_NUMBERS:
        raise Invalid(f"There is no disc {name!r}; discs are {', '.join(DISC_NAMES)}.")
    return DISC_NUMBERS[name]


def board_with(discs: Discs) -> list[int]:
    """The board with these discs, and holes everywhere else but in the shelters."""
    board = empty_board()
    for cell, disc in discs.items():
        board[cell_number(cell)] = disc_number(disc)
    return board


def pile_of(seat: str, taken: Mapping[str, Mapping[str, int]], weapons: Mapping[str, int]) -> list[int]:
    """What the seat has taken, by kind; weapons held were taken."""
    pile = [0] * KINDS
    pile[WEAPON] = weapons.get(seat, 0)
    for disc, count in taken.get(seat, {}).items():
        pile[disc_number(disc)] = count
    return pile


def left_in_the_box(half: int, board: list[int], piles: list[list[int]]) -> list[int]:
    """By kind, the discs of the half that are neither on the board nor taken: they are out of the game."""
    box = [RED_BAG[kind] + (WHITE_BAG[kind] if half == 2 else 0) for kind in range(KINDS)]
    return [max(0, box[kind] - board.count(kind) - sum(pile[kind] for pile in piles)) for kind in range(KINDS)]


def places_of(seat: str, pawns: Mapping[str, Sequence[str]]) -> list[int]:
    """Where the seat's four pawns are; those that are not mentioned are off the board."""
    cells = [cell_number(cell) for cell in pawns.get(seat, ())]
    if len(cells) > PAWNS:
        raise Invalid(f"{seat} has {PAWNS} pawns, not {len(cells)}.")
    return cells + [OFF] * (PAWNS - len(cells))


def mask_of(cells: Sequence[str]) -> int:
    """The supply markers in these shelters, as the table keeps them."""
    mask = 0
    for cell in cells:
        if cell_number(cell) not in SHELTERS:
            raise Invalid(f"{cell} is no shelter.")
        mask |= 1 << SHELTERS.index(cell_number(cell))
    return mask


def blocks(kind: int) -> bool:
    """Whether the disc shuts a shelter in: a barricade or an enemy (ZG-2.2)."""
    return kind == BARRICADE or kind >= FIRST_ENEMY


def line(fact: Fact) -> str:
    """A fact as one line with the names of seats, cells and discs: ``took A d1 food1``."""
    return " ".join([fact.name, *(named(field, getattr(fact, field)) for field in fact.fields if field != "pawn")])


def named(field: str, value: int | list[int]) -> str:
    """One value of a fact, or several, as players call it."""
    if isinstance(value, list):
        return ",".join(named(field, one) for one in value) or "none"
    if field in SEAT_FIELDS:
        return seat_letter(value) if value >= 0 else "none"
    if field in CELL_FIELDS:
        return CELL_NAMES[value]
    return DISC_NAMES[value] if field == "disc" else str(value)


def expect(held: bool, otherwise: str) -> None:
    """An assertion that also holds in optimised Python."""
    if not held:
        raise AssertionError(otherwise)


def read(text: str) -> Answer:
    """An answer of a seat or a chance result, whichever the text is: a refusal is wanted for either."""
    try:
        return GAME.read(text.lower())
    except Invalid:
        return GAME.read(text.lower(), chance=True)
