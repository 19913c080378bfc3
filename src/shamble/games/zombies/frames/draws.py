"""What chance decides: who begins, what a small town lacks, tiles, event cards, and the movement roll."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.frame import AGAIN, CHANCE, DONE, Frame
from shamble.games.zombies.box import (
    BOARD_STEPS,
    CARD,
    DIE,
    EVENT_KINDS,
    FIRST,
    HELIPAD,
    ONE_EXIT,
    ROLL,
    SKATEBOARD,
    TILE,
    TILE_KINDS,
    WITHOUT,
)
from shamble.games.zombies.facts import (
    FOR_MOVE,
    Drew,
    DrewCards,
    LastTile,
    LeftOut,
    Reshuffled,
    Rolled,
    SmallTown,
    Started,
    TileDrawn,
    TileGone,
)
from shamble.games.zombies.frames.tiles import LayTile, placements
from shamble.games.zombies.state import NONE, Table

ONE_DIE: Final = [ROLL + number for number in range(1, DIE + 1)]
ONE_WEIGHTS: Final = [1] * DIE
TWO_DICE: Final = [ROLL + number for number in range(2, 2 * DIE + 1)]
TWO_WEIGHTS: Final = [DIE - abs(number - DIE - 1) for number in range(2, 2 * DIE + 1)]


@final
class FirstSeat(Frame[Table]):
    """The first seat is drawn (ZZ-2.1)."""

    name: ClassVar[str] = "first_seat"
    asks: ClassVar[str] = "first"

    def copy(self) -> FirstSeat:
        return FirstSeat()

    def run(self, table: Table) -> int:
        return CHANCE if table.active == NONE else DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [FIRST + other for other in range(table.seats)]

    def weights(self, table: Table) -> list[int]:
        return [1] * table.seats

    def settle(self, table: Table, seat: int, code: int) -> None:
        table.active = code - FIRST
        table.tell(Started(table.active))


@final
class LeaveOut(Frame[Table]):
    """A small town lacks two of the buildings with one exit (ZZ-10.2)."""

    name: ClassVar[str] = "leave_out"
    fields: ClassVar[tuple[str, ...]] = ("left",)
    asks: ClassVar[str] = "without"

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> LeaveOut:
        return LeaveOut(self.left)

    def run(self, table: Table) -> int:
        return CHANCE if self.left else DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [WITHOUT + kind for kind in ONE_EXIT if table.pile[kind]]

    def weights(self, table: Table) -> list[int]:
        return [1] * len(self.codes(table, -1))

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.left -= 1
        table.pile[code - WITHOUT] -= 1
        table.pile_left -= 1
        table.gone[code - WITHOUT] += 1
        table.tell(LeftOut(code - WITHOUT))
        if not self.left:
            table.tell(SmallTown(sum(1 << kind for kind in ONE_EXIT if not table.pile[kind])))


@final
class DrawCards(Frame[Table]):
    """A player draws event cards; only the player sees which (ZZ-3.1, ZZ-9.9)."""

    name: ClassVar[str] = "draw_cards"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks: ClassVar[str] = "card"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> DrawCards:
        return DrawCards(self.seat, self.left)

    def run(self, table: Table) -> int:
        if self.left <= 0:
            return DONE
        if not any(table.deck):
            table.deck, table.discard = table.discard, table.deck
            table.tell(Reshuffled(sum(table.deck)))
        return CHANCE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [CARD + kind for kind, count in enumerate(table.deck) if count]

    def weights(self, table: Table) -> list[int]:
        return [count for count in table.deck if count]

    def settle(self, table: Table, seat: int, code: int) -> None:
        kind = code - CARD
        self.left -= 1
        table.deck[kind] -= 1
        table.hands[self.seat * EVENT_KINDS + kind] += 1
        table.held[self.seat] += 1
        table.tell(Drew(self.seat, kind, 1 << self.seat))


def draw_up(table: Table, seat: int, count: int) -> bool:
    """Let a player draw so many cards; whether there is anything to draw."""
    if count <= 0:
        return False
    table.tell(DrewCards(seat, count))
    table.push(DrawCards(seat, count))
    return True


@final
class DrawTile(Frame[Table]):
    """A tile is turned up, and laid if it fits anywhere (ZZ-4.1, ZZ-4.3)."""

    name: ClassVar[str] = "draw_tile"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")
    asks: ClassVar[str] = "tile"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind  # NONE before it is drawn, TILE_KINDS when all is done

    def copy(self) -> DrawTile:
        return DrawTile(self.seat, self.kind)

    def run(self, table: Table) -> int:
        if self.kind == NONE:
            return CHANCE
        if self.kind == TILE_KINDS:
            if not table.pile_left and not table.sealed:  # a sealed town is told as such
                table.tell(LastTile())
            return DONE
        kind = self.kind
        self.kind = TILE_KINDS
        if placements(table, kind):
            table.push(LayTile(NONE if kind == HELIPAD else self.seat, kind, 0))
        else:
            set_aside(table, kind)
        return AGAIN

    def codes(self, table: Table, seat: int) -> list[int]:
        return [TILE + kind for kind in range(TILE_KINDS) if table.pile[kind] and self._weight(table, kind)]

    def weights(self, table: Table) -> list[int]:
        return [self._weight(table, code - TILE) for code in self.codes(table, -1)]

    def _weight(self, table: Table, kind: int) -> int:
        """The helipad lies among the lowest tiles, each place equally likely (ZZ-2.2)."""
        if kind == HELIPAD:
            return int(table.pile_left - 1 <= table.lower)
        return table.pile[kind]

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.kind = code - TILE
        table.pile[self.kind] -= 1
        table.pile_left -= 1
        table.drawn = self.kind
        table.tell(TileDrawn(self.seat, self.kind))


def set_aside(table: Table, kind: int) -> None:
    """A tile that fits nowhere is gone; the helipad goes to the bottom while tiles remain (ZZ-4.3)."""
    below = int(kind == HELIPAD and table.pile_left > 0)
    table.tell(TileGone(kind, below))
    table.drawn = NONE
    if below:
        table.pile[kind] += 1
        table.pile_left += 1
        table.lower = 0
    else:
        table.gone[kind] += 1


@final
class MoveRoll(Frame[Table]):
    """The movement roll (ZZ-6.1): a die, or two once the helipad is laid (ZZ-10.3), and the Skateboard."""

    name: ClassVar[str] = "move_roll"
    fields: ClassVar[tuple[str, ...]] = ("seat", "dice")
    asks: ClassVar[str] = "move"

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def copy(self) -> MoveRoll:
        return MoveRoll(self.seat, self.dice)

    def run(self, table: Table) -> int:
        return CHANCE if table.rolled == 0 else DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return ONE_DIE[:] if self.dice == 1 else TWO_DICE[:]

    def weights(self, table: Table) -> list[int]:
        return ONE_WEIGHTS if self.dice == 1 else TWO_WEIGHTS

    def settle(self, table: Table, seat: int, code: int) -> None:
        number = code - ROLL
        board = BOARD_STEPS if table.has_item(self.seat, SKATEBOARD) else 0
        table.rolled = number + board
        table.tell(Rolled(self.seat, FOR_MOVE, number, self.dice, board))
