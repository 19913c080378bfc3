"""The night: turns of zombies and humans in alternation, and the steps of either."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHANCE, CHOOSE, DONE, Frame
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    BARREL,
    BARRIER,
    CAR,
    CELLS,
    DAWN,
    DEPTH,
    DISCARD,
    DRAWN,
    FIRST_HUMAN,
    FREEZE,
    HAND,
    HEIGHT,
    HUMAN_SIDE,
    KINDS,
    MERGED,
    MINE,
    NAPALM,
    NET,
    NETTED,
    NO_THING,
    OBEYED,
    ROWS,
    SIDE_KINDS,
    STEPPED,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.facts import MUST, Dawned, Discarded, Drew, Ended, RanOut, Rolled, TurnBegan
from shamble.games.zombiaki.frames.chains import SEAT_ALONE, has_aftermath
from shamble.games.zombiaki.frames.march import Dogs, March, line_up_dogs, line_up_zombies
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiaki.state import Table

# The steps of a zombie turn (ZK-2.2) and of a human turn (ZK-2.3), in order.
DOGS: Final = 0
MARCH: Final = 1
DRAW: Final = 2
DROP: Final = 3
PLAY: Final = 4
OVER: Final = 0
ROLL: Final = 1
HUMAN_DRAW: Final = 2
HUMAN_DROP: Final = 3
HUMAN_PLAY: Final = 4
REST: Final = 5


@final
class Night(Frame[Table]):
    """The whole game: the zombies begin, turns alternate until dawn or the barricade (ZK-2.1)."""

    name: ClassVar[str] = "night"

    def copy(self) -> Night:
        return Night()

    def run(self, table: Table) -> int:
        side = table.turn % 2
        table.turn += 1
        table.tell(TurnBegan(table.turn, side, table.seat_of(side)))
        table.push(ZombieTurn(DOGS) if side == ZOMBIE_SIDE else HumanTurn(OVER))
        return AGAIN


@final
class ZombieTurn(Frame[Table]):
    """Dogs and zombies move, cards are drawn, one is discarded, any number is played (ZK-2.2)."""

    name: ClassVar[str] = "zombie_turn"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> ZombieTurn:
        return ZombieTurn(self.stage)

    def run(self, table: Table) -> int:
        stage = self.stage
        self.stage = stage + 1
        if stage == DOGS:
            refresh(table)
            line_up_dogs(table)
            table.push(Dogs(-1, 0))
        elif stage == MARCH:
            line_up_zombies(table)
            table.push(March(0))
        elif stage == DRAW:
            table.push(Draw(ZOMBIE_SIDE))
        elif stage == DROP:
            table.push(Drop(ZOMBIE_SIDE))
        elif stage == PLAY:
            table.push(Play(ZOMBIE_SIDE, 0, 0))
        else:
            table.end_turn()
            return DONE
        return AGAIN


def refresh(table: Table) -> None:
    """With a new zombie turn, card steps, the merged and the boss's order are free again (ZK-3.5, ZK-4.1, ZK-4.4)."""
    table.ordered = 0
    worn = STEPPED | MERGED if table.obey_once else STEPPED | MERGED | OBEYED
    body = table.body
    for cell in range(CELLS):
        body[cell] &= ~worn


@final
class HumanTurn(Frame[Table]):
    """What lasted a turn ends, the barrel rolls, cards are drawn, discarded and played (ZK-2.3)."""

    name: ClassVar[str] = "human_turn"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> HumanTurn:
        return HumanTurn(self.stage)

    def run(self, table: Table) -> int:
        if has_aftermath(table):  # of the barrel's roll
            return AGAIN
        stage = self.stage
        self.stage = stage + 1
        if stage == OVER:
            end_what_lasted(table)
        elif stage == ROLL:
            roll_barrel(table)
        elif stage == HUMAN_DRAW:
            table.push(Draw(HUMAN_SIDE))
        elif stage == HUMAN_DROP:
            if table.held[HUMAN_SIDE] == HAND:
                table.push(Drop(HUMAN_SIDE))
        elif stage == HUMAN_PLAY:
            if table.held[HUMAN_SIDE]:  # with neither deck nor hand there is nothing to ask (ZK-2.3)
                table.push(Play(HUMAN_SIDE, 0, 0))
        else:
            rest(table)
            table.end_turn()
            return DONE
        return AGAIN


def end_what_lasted(table: Table) -> None:
    """Barrier, napalm and net end as the human turn begins (ZK-2.3, ZK-3.10)."""
    for cell in range(CELLS):
        if table.thing[cell] == BARRIER:
            table.thing[cell] = NO_THING
            table.pile[BARRIER] += 1
            table.tell(Ended(BARRIER, cell))
        if table.fire >> cell & 1:
            table.pile[NAPALM] += 1
            table.tell(Ended(NAPALM, cell))
        table.body[cell] &= ~NETTED
    table.fire = 0
    if table.net:
        table.net = 0
        table.pile[NET] += 1
        table.tell(Ended(NET, -1))


def rest(table: Table) -> None:
    """With the human turn Terror ends, and in its time the freeze (ZK-4.3, ZK-3.10)."""
    table.terror = 0
    if table.frozen:
        table.frozen -= 1
        if table.frozen == 0:
            table.tell(Ended(FREEZE, -1))


def roll_barrel(table: Table) -> None:
    """The barrel rolls one cell towards the cemetery, whatever holds the street (ZK-5.13)."""
    if BARREL not in table.thing:
        return
    start = table.thing.index(BARREL)
    if start % ROWS == 0:
        table.tell(Rolled(start, -1))
        table.thing[start] = NO_THING
        table.pile[BARREL] += 1
        return
    goal = start - 1
    table.tell(Rolled(start, goal))
    thing = table.thing[goal]
    if table.body[goal] and not HEIGHT[thing]:  # who stands on a wall is safe
        table.crush(goal)
        table.remove(start, BARREL)
        return
    if thing == NO_THING:
        table.thing[goal] = BARREL
        table.thing[start] = NO_THING
        return
    table.remove(start, thing)
    if HEIGHT[thing]:
        return
    if DEPTH[thing]:
        table.remove(goal, BARREL)
    elif thing == MINE:
        table.light(goal)
    else:
        assert thing == CAR, "a barrier ends before the barrel rolls"


class Draw(Frame[Table]):
    """Cards are turned up one by one until four lie open, or the human deck is empty (ZK-2.2, ZK-2.3)."""

    name: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("side",)
    asks: ClassVar[str] = "card"

    def __init__(self, side: int) -> None:
        self.side = side

    def copy(self) -> Draw:
        return Draw(self.side)

    def run(self, table: Table) -> int:
        if table.held[self.side] >= HAND or table.left[self.side] == 0:
            return DONE
        return CHANCE

    def codes(self, table: Table, seat: int) -> list[int]:
        deck = table.deck
        if self.side == HUMAN_SIDE:
            return [DRAWN + kind for kind in range(FIRST_HUMAN, KINDS) if deck[kind]]
        if table.left[ZOMBIE_SIDE] == 1:
            return [DRAWN + DAWN]  # it lies at the bottom (ZK-1.3)
        return [DRAWN + kind for kind in range(DAWN) if deck[kind]]

    def weights(self, table: Table) -> list[int]:
        return [table.deck[code - DRAWN] for code in self.codes(table, -1)]

    def draw(self, table: Table) -> None:
        """All cards of the step at once, as if one by one."""
        side = self.side
        deck = table.deck
        while table.winner < 0 and table.held[side] < HAND and table.left[side] > 0:
            first = FIRST_HUMAN if side == HUMAN_SIDE else 0
            count = table.left[side]
            kind = DAWN
            if side == HUMAN_SIDE or count > 1:
                place = table.stream.below(count if side == HUMAN_SIDE else count - 1)
                kind = first
                while place >= deck[kind]:
                    place -= deck[kind]
                    kind += 1
            else:
                table.stream.below(1)
            table.draws.append(DRAWN + kind)
            self.settle(table, -1, DRAWN + kind)

    def settle(self, table: Table, seat: int, code: int) -> None:
        kind = code - DRAWN
        side = self.side
        table.deck[kind] -= 1
        table.left[side] -= 1
        table.facts.append(Drew(side, kind))
        if kind == DAWN:
            table.pile[DAWN] += 1
            table.tell(Dawned())
            table.win(HUMAN_SIDE)
            return
        table.hand[kind] += 1
        table.held[side] += 1
        if side == HUMAN_SIDE and table.left[side] == 0:
            table.tell(RanOut())

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if not DRAWN <= code < DRAWN + KINDS:
            return Illegal(refusals.NOTHING_TO_DRAW)
        return Illegal(refusals.DAWN_LAST if code == DRAWN + DAWN else refusals.NOT_IN_DECK)


@final
class Drop(Frame[Table]):
    """One of four cards must be discarded (ZK-2.2, ZK-2.3)."""

    name: ClassVar[str] = "drop"
    fields: ClassVar[tuple[str, ...]] = ("side",)
    asks: ClassVar[str] = "discard"

    def __init__(self, side: int) -> None:
        self.side = side

    def copy(self) -> Drop:
        return Drop(self.side)

    def run(self, table: Table) -> int:
        return CHOOSE if table.held[self.side] == HAND else DONE

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(self.side)]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != table.seat_of(self.side):
            return []
        hand = table.hand
        return [DISCARD + kind for kind in SIDE_KINDS[self.side] if hand[kind]]

    def settle(self, table: Table, seat: int, code: int) -> None:
        kind = code - DISCARD
        table.toss(kind)
        table.facts.append(Discarded(self.side, kind, MUST))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if code >= DRAWN:
            return Illegal(refusals.NOTHING_TO_DRAW)
        return Illegal(refusals.HUMANS_DISCARD if self.side == HUMAN_SIDE else refusals.DISCARD_FIRST)
