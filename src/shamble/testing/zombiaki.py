"""Positions of Zombiaki in one readable line, and verbs that read like a report of a game.

>>> table = zombiaki(zombies={"C2": 2, "C1": 4}, things={"C3": "wall6"}, at="move")
>>> table.zombie_turn().street
{'C2': '4', 'C3': '2'}
>>> table = zombiaki(zombies={"B3": "4-1 shield"}, hand="shot1", turn="humans")
>>> table.plays("shot1-B").street
{'B3': '3'}
>>> table.refuses("grenade-B3", "ZK-2.8").sentence
'No such card lies open before you: grenade.'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self, cast

from shamble.core.answer import PASS, STOP
from shamble.core.errors import Illegal, Invalid
from shamble.core.fact import Fact
from shamble.core.frame import CHANCE, Frame
from shamble.core.plain import CoreData
from shamble.core.stream import Stream, key_of
from shamble.games.zombiaki.answers import card_number, cell_number
from shamble.games.zombiaki.box import (
    BITTEN,
    CARD_NAMES,
    CELL_NAMES,
    CELLS,
    CLAWS_MASK,
    CLAWS_SHIFT,
    COPIES,
    DAWN,
    FIRST_HUMAN,
    FRESH,
    HARM_NAMES,
    HUMAN_SIDE,
    IS_BOSS,
    IS_DOG,
    KINDS,
    MERGED,
    NETTED,
    OBEYED,
    ONE_CLAWS,
    SHIELDED,
    SIDE_NAMES,
    STEPPED,
    STRENGTH_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.facts import DISCARDS, MOVES, STAYS
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiaki.frames.turns import (
    DOGS,
    DRAW,
    DROP,
    HUMAN_DRAW,
    HUMAN_DROP,
    HUMAN_PLAY,
    OVER,
    PLAY,
    HumanTurn,
    Night,
    ZombieTurn,
)
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import Table
from shamble.testing.scenario import Told

MARKS: Final = {
    "shield": SHIELDED,
    "boss": IS_BOSS,
    "obeyed": OBEYED,
    "stepped": STEPPED,
    "netted": NETTED,
    "merged": MERGED | STEPPED,
}
STAGES: Final = {
    "zombies": {"move": DOGS, "draw": DRAW, "discard": DROP, "play": PLAY},
    "humans": {"move": OVER, "draw": HUMAN_DRAW, "discard": HUMAN_DROP, "play": HUMAN_PLAY},
}

Bodies = Mapping[str, "str | int"]
"""Cells and who stands there: ``{"A3": 4, "B2": "5-1 shield boss", "C1": "2+3 claws", "C2": 1, "B4": "dog"}``.

1 is a bitten one, 5-1 a zombie 5 that has taken 1, 2+3 a merged zombie; claws add their 1 by themselves. "2+3 merged"
has done so this turn or the last, and is held by it (ZK-4.4).
"""


class Scenario(Told[Table]):
    """A table of Zombiaki. Verbs return the table, so they can be chained."""

    def __init__(self, state: Table) -> None:
        super().__init__(state)
        self.before: list[dict[str, object]] = []
        self.tell(state.facts)
        self.before = self.facts  # what happened up to the first ask; told with the turn that goes by first

    # --- verbs ---

    def plays(self, *texts: str) -> Scenario:
        """Whoever is asked gives these answers, one after the other: ``table.plays("shot1-B", "pass")``."""
        for text in texts:
            ask = self.state.ask
            if ask is None or not ask.seats:
                raise AssertionError(f"nobody is asked, so nobody can play {text}")
            self.take(ask.seats[0], GAME.read(text.lower()))
        return self

    def draws(self, *cards: str) -> Scenario:
        """Chance turns up these cards."""
        for card in cards:
            self.take(None, GAME.read(card, chance=True))
        return self

    def zombie_turn(self) -> Scenario:
        """The zombies' turn, or the rest of it, goes by: dogs stay, all march, one card goes, none is played."""
        return self._idle(ZOMBIE_SIDE)

    def human_turn(self) -> Scenario:
        """The humans' turn, or the rest of it, goes by and no card is played."""
        return self._idle(HUMAN_SIDE)

    def until(self, side: str, ask: str = "play") -> Scenario:
        """Least answers until this side is asked this; what happens is told as if it were one answer."""
        facts = self.before
        while self.state.pending and (self.waits_for, self.asked) != (side, ask):
            self._least()
            facts = facts + self.facts
        self.facts = facts
        return self

    def refuses(self, text: str, clause: str, side: str = "") -> Illegal:
        """Assert that the answer of whoever is asked (or of a side) is against this clause and changes nothing."""
        ask = self.state.ask
        chance = ask is not None and not ask.seats
        asked = 0 if ask is None else None if chance else ask.seats[0]
        return self.refused(self.seat(side) if side else asked, GAME.read(text.lower(), chance=chance), clause)

    # --- what there is to see ---

    @property
    def waits_for(self) -> str:
        """The side that is asked; empty while chance is, and after the game."""
        ask = self.state.ask
        if ask is None or not ask.seats:
            return ""
        return SIDE_NAMES[ZOMBIE_SIDE if ask.seats[0] == self.state.zombies else HUMAN_SIDE]

    @property
    def winner(self) -> str:
        """The side that has won, if any."""
        return SIDE_NAMES[self.state.winner] if self.state.winner >= 0 else ""

    @property
    def street(self) -> dict[str, str]:
        """Everybody in the street, cell by cell: strength and what is attached, or "dog"."""
        return {CELL_NAMES[cell]: say_body(body) for cell, body in enumerate(self.state.body) if body}

    def shows(self, bodies: Mapping[str, str | int]) -> bool:
        """True if exactly these stand in the street; otherwise an assertion says who does."""
        wanted = {cell: str(body) for cell, body in bodies.items()}
        assert self.street == wanted, f"the street shows {self.street}, not {wanted}"
        return True

    @property
    def things(self) -> dict[str, str]:
        """The objects in the street, cell by cell."""
        return {CELL_NAMES[cell]: CARD_NAMES[kind] for cell, kind in enumerate(self.state.thing) if kind}

    @property
    def burning(self) -> list[str]:
        """The cells where napalm burns."""
        return [CELL_NAMES[cell] for cell in range(CELLS) if self.state.fire >> cell & 1]

    @property
    def netted(self) -> list[str]:
        """The cells of those under the net."""
        return [CELL_NAMES[cell] for cell, body in enumerate(self.state.body) if body & NETTED]

    def hand(self, side: str) -> list[str]:
        """The cards that lie open before a side."""
        return cards_of(self.state.hand, side)

    def pile(self, side: str) -> list[str]:
        """The discard pile of a side."""
        return cards_of(self.state.pile, side)

    def options(self) -> list[str]:
        """What whoever is asked (chance too) may answer, in the table's own order."""
        ask = self.state.ask
        if ask is not None and not ask.seats:
            return list(self.chances())
        return [] if ask is None else [str(answer) for answer in self.state.options(ask.seats[0])]

    def targets(self, card: str) -> list[str]:
        """What the card can be played on now, as the options say it: ``["B", "B-car"]``."""
        return [text[len(card) + 1 :] for text in self.options() if text == card or text.startswith(f"{card}-")]

    @property
    def report(self) -> list[str]:
        """What the last answer brought about, a line a fact: ``hurt A3 1 3 shot1``, ``moved A3 A2 3 shot``."""
        return [say_fact(fact) for fact in self.facts]

    def seat(self, side: str) -> int:
        """The seat that plays a side."""
        return self.state.seat_of(SIDE_NAMES.index(side))

    # --- how it works ---

    def tell(self, facts: list[Fact]) -> Self:
        """This has happened, and the first turn is no longer ahead."""
        self.before = []
        return super().tell(facts)

    def _idle(self, side: int) -> Scenario:
        """Least answers until the side's turn is over; what happens is told as if it were one answer."""
        state = self.state
        facts = self.before
        while state.pending and state.turn % 2 != 1 - side:
            self._least()  # the other side's turn is finished first
        while state.pending and state.turn % 2 == 1 - side:
            self._least()
            facts = facts + self.facts
        self.facts = facts
        return self

    def _least(self) -> None:
        """The answer that does least: a pass or a stop, else the first; what is discarded has just been drawn."""
        state = self.state
        if state.pending == CHANCE:
            self.take(None, state.outcomes()[0][0])
            return
        ask = state.ask
        assert ask is not None
        codes = state.codes(ask.seats[0])
        code = next((code for code in codes if code in (PASS, STOP)), codes[0])
        self.take(ask.seats[0], GAME.answer(code))


def zombiaki(
    zombies: Bodies | None = None,
    things: Mapping[str, str] | None = None,
    fire: str = "",
    hand: str = "",
    turn: str = "zombies",
    at: str = "play",
    zombie_deck: str | None = None,
    human_deck: str | None = None,
    terror: bool = False,
    frozen: int = 0,
    net: bool = False,
    orders: int = 0,
    ordered: bool = False,
    number: int = 0,
    **options: object,
) -> Scenario:
    """A table with these bodies, objects and open cards, run to its first ask; chance is put to the caller.

    ``hand`` names cards of both sides, ``fire`` burning cells, ``turn`` whose turn it is and ``at`` its step: move,
    draw, discard or play. Decks hold what is nowhere else; a deck that is given holds that alone (and Dawn), and the
    rest is discarded. ``number`` is the number of the turn, both sides counted. Other words are options of the game.
    """
    core = CoreData(2, [], Stream(key_of(1), 0, 0, b""), True, False, 0, 0)
    table = GAME.start(core, GAME.check_settings(options))
    for cell, body in (zombies or {}).items():
        table.body[cell_number(cell)] = read_body(str(body))
    for cell, thing in (things or {}).items():
        table.thing[cell_number(cell)] = card_number(thing)
    for cell in fire.split():
        table.fire |= 1 << cell_number(cell)
    for card in hand.split():
        table.hand[card_number(card)] += 1
    table.terror, table.frozen, table.net = int(terror), frozen, int(net)
    table.orders, table.ordered = orders, int(ordered)
    share_out(table, zombie_deck, human_deck)
    side = SIDE_NAMES.index(turn)
    table.turn = number or 5 + side
    table.frames = [Night(), turn_frame(side, STAGES[turn][at])]
    if at == "play":  # what is pending at other times is run up to
        cast("list[Frame[Table]]", table.frames).append(Play(side, 0, 0))
        cast("ZombieTurn | HumanTurn", table.frames[1]).stage += 1
    table.advance()
    return Scenario(table)


def new_night(**options: object) -> Scenario:
    """A game from its very beginning; chance is put to the caller."""
    return Scenario(cast(Table, GAME.new(seed=1, options=options, chance="ask")))


def turn_frame(side: int, stage: int) -> ZombieTurn | HumanTurn:
    """A turn that has come to this step."""
    return ZombieTurn(stage) if side == ZOMBIE_SIDE else HumanTurn(stage)


def share_out(table: Table, zombie_deck: str | None, human_deck: str | None) -> None:
    """What is in the street or in a hand is not in a deck; what a given deck lacks is discarded."""
    placed = table.components()
    for kind in range(KINDS):
        rest = COPIES[kind] - placed[CARD_NAMES[kind]] + table.deck[kind]
        if rest < 0:
            raise Invalid(f"There are not so many cards {CARD_NAMES[kind]}.")
        given = human_deck if kind >= FIRST_HUMAN else zombie_deck
        table.deck[kind] = rest if given is None or kind == DAWN else given.split().count(CARD_NAMES[kind])
        if table.deck[kind] > rest:
            raise Invalid(f"There are not so many cards {CARD_NAMES[kind]}.")
        table.pile[kind] = rest - table.deck[kind]
    for side, kinds in enumerate((range(FIRST_HUMAN), range(FIRST_HUMAN, KINDS))):
        table.left[side] = sum(table.deck[kind] for kind in kinds)
        table.held[side] = sum(table.hand[kind] for kind in kinds)


def read_body(text: str) -> int:
    """A zombie or dog in words, packed."""
    first, *marks = text.split()
    if first == "dog":
        body = FRESH[4]
    else:
        made, _, damage = first.partition("-")
        body = 0
        for printed in made.split("+"):
            one = BITTEN if printed == "1" else FRESH[int(printed) - 2]
            body = one if body == 0 else body + one - (one & body & ~STRENGTH_MASK & 0xFF)
        body -= int(damage or 0)
    for mark in marks:
        if mark == "claws":
            body += ONE_CLAWS
        else:
            body |= MARKS[mark]
    return body


def say_body(body: int) -> str:
    """Who stands there, in words: the current strength and what is attached."""
    if body & IS_DOG:
        return "dog"
    claws = ["claws"] * (body >> CLAWS_SHIFT & CLAWS_MASK)
    marks = [name for name in ("shield", "boss") if body & MARKS[name]]
    return " ".join([str(body & STRENGTH_MASK), *claws, *marks])


def say_fact(fact: dict[str, object]) -> str:
    """A fact by its name and the names of what it speaks of; a body says itself how much is left of it."""
    name = str(fact["fact"])
    unsaid = ("fact", "left") if "body" in fact else ("fact",)
    said = [say_field(name, field, value) for field, value in fact.items() if field not in unsaid]
    return " ".join([name, *filter(None, said)])


def say_field(name: str, field: str, value: object) -> str:
    """One field of a fact in words."""
    if not isinstance(value, int):
        return str(value)
    if field in ("cell", "start", "goal"):
        return CELL_NAMES[value] if 0 <= value < CELLS else "-"
    if field == "why":
        return {"moved": MOVES, "discarded": DISCARDS, "stayed": STAYS}.get(name, CARD_NAMES)[value]
    if field in ("later", "shield"):  # said if it is so
        return field if value else ""
    if field == "move":
        return MOVES[value]
    if field == "kind":
        return HARM_NAMES[value]
    if field == "body":
        return say_body(value)
    return SIDE_NAMES[value] if field == "side" else str(value)


def cards_of(counts: list[int], side: str) -> list[str]:
    """The cards of a side in a list of counts by kind."""
    kinds = range(FIRST_HUMAN) if side == "zombies" else range(FIRST_HUMAN, KINDS)
    return [CARD_NAMES[kind] for kind in kinds for _ in range(counts[kind])]
