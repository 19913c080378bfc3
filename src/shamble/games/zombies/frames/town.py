"""The whole game, and a turn with its seven steps (ZZ-2, ZZ-3)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.games.zombies.box import (
    AFRAID,
    AFTER_ROLL,
    AT_START,
    BEFORE_DISCARD,
    BEFORE_ROLL,
    BEFORE_ZOMBIES,
    BY_LIMIT,
    DROP,
    EFFECT_KINDS,
    EVENT_KINDS,
    FOOD,
    HAND,
    IDLE_TURNS,
    KEYS_STEPS,
    LAST_TURN,
    LEFT_OUT,
    MARBLES,
    PARALYSED,
    START_BULLETS,
    START_LIVES,
    TILE_LAID,
    UNTIED,
    ZOMBIE_STEP,
)
from shamble.games.zombies.facts import (
    BY_PARALYSIS,
    BY_SEALING,
    Awoke,
    Dropped,
    HerdBegan,
    Moves,
    Over,
    Restored,
    TurnBegan,
    TurnLost,
)
from shamble.games.zombies.frames.draws import DrawTile, FirstSeat, LeaveOut, MoveRoll, draw_up
from shamble.games.zombies.frames.fights import begins_fight
from shamble.games.zombies.frames.herds import Herd
from shamble.games.zombies.frames.moves import READY, Walk
from shamble.games.zombies.frames.refuse import refuse_drop
from shamble.games.zombies.frames.tiles import SEAT_ALONE
from shamble.games.zombies.frames.windows import opens
from shamble.games.zombies.state import LAID, LOST, NONE, Table

# The stages of the game: who begins, what a small town lacks, cards for everybody, turns.
FIND_FIRST: Final = 0
LEAVE_OUT: Final = 1
DEAL: Final = 2
PLAY: Final = 3

# The stages of a turn, in order; letters are windows.
START: Final = 0
TILE: Final = 1
AFTER_TILE: Final = 2
FIGHT: Final = 3
CARDS: Final = 4
WINDOW_D: Final = 5
ROLL_MOVE: Final = 6
WINDOW_E: Final = 7
MOVE: Final = 8
WINDOW_G: Final = 9
HERD: Final = 10
WINDOW_H: Final = 11
DISCARD: Final = 12
END: Final = 13


@final
class Town(Frame[Table]):
    """The whole game: set-up, then turns clockwise until somebody wins or the limit is reached (ZZ-2.1, ZZ-8)."""

    name: ClassVar[str] = "town"
    fields: ClassVar[tuple[str, ...]] = ("stage", "dealt")

    def __init__(self, stage: int, dealt: int) -> None:
        self.stage = stage
        self.dealt = dealt  # how many players have their first cards

    def copy(self) -> Town:
        return Town(self.stage, self.dealt)

    def run(self, table: Table) -> int:
        if self.stage == FIND_FIRST:
            self.stage = LEAVE_OUT
            table.push(FirstSeat())
        elif self.stage == LEAVE_OUT:
            self.stage = DEAL
            if table.small:
                table.push(LeaveOut(LEFT_OUT))
        elif self.stage == DEAL:
            seat = (table.active + self.dealt) % table.seats
            self.dealt += 1
            if self.dealt == table.seats:
                self.stage = PLAY
            draw_up(table, seat, HAND)
        elif table.turn and is_at_limit(table):
            table.reason = BY_LIMIT
            return DONE
        else:
            if table.turn:
                table.active = (table.active + 1) % table.seats
            table.push(Turn(table.active, START))
        return AGAIN


def is_at_limit(table: Table) -> bool:
    """Whether the game ends without a winner on the map (ZZ-8.4)."""
    if table.turn >= LAST_TURN * table.seats:
        return True
    return table.pile_left == 0 and table.idle >= IDLE_TURNS * table.seats


@final
class Turn(Frame[Table]):
    """One player's turn, step by step (ZZ-3.1)."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def copy(self) -> Turn:
        return Turn(self.seat, self.stage)

    def run(self, table: Table) -> int:
        stage = self.stage
        if stage == END:
            end_turn(table, self.seat)
            return DONE
        self.stage = stage + 1
        if stage <= CARDS:
            self._first_steps(table, stage)
        elif stage <= MOVE:
            self._movement(table, stage)
        else:
            self._last_steps(table, stage)
        return AGAIN

    def _first_steps(self, table: Table, stage: int) -> None:
        """A tile, a fight on one's own space, cards (steps 1 to 3)."""
        seat = self.seat
        if stage == START:
            begin_turn(table, seat)
            if table.effects & PARALYSED:
                table.tell(TurnLost(seat, BY_PARALYSIS))
                self.stage = END
            else:
                opens(table, AT_START, NONE)
        elif stage == TILE:
            if table.pile_left:
                table.push(DrawTile(seat, NONE))
        elif stage == AFTER_TILE:
            if table.laid_now == LOST:
                table.tell(TurnLost(seat, BY_SEALING))
                self.stage = END
            elif table.laid_now == LAID:
                opens(table, TILE_LAID, NONE)
        elif stage == FIGHT:
            begins_fight(table, seat)
        else:
            draw_up(table, seat, HAND - table.held[seat])

    def _movement(self, table: Table, stage: int) -> None:
        """The movement roll and the walk (steps 4 and 5); lost by death, Rest and Fear (ZZ-3.4)."""
        seat = self.seat
        if table.dead_now or table.rested:
            self.stage = WINDOW_G
        elif stage == WINDOW_D:
            opens(table, BEFORE_ROLL, NONE)
        elif table.effects & AFRAID:
            self.stage = WINDOW_G
        elif stage == ROLL_MOVE:
            if not table.keyed:
                dice = table.late_dice if table.heli >= 0 else 1
                table.push(MoveRoll(seat, dice))
        elif stage == WINDOW_E:
            opens(table, AFTER_ROLL, NONE)
        else:
            steps = steps_of(table)
            if table.keyed:
                table.tell(Moves(seat, steps, 0, 0, 0))
            else:
                table.tell(Moves(seat, steps, table.rolled, int(bool(table.effects & UNTIED)), table.doubled))
            table.push(Walk(seat, steps, 0, seat, NONE, READY))

    def _last_steps(self, table: Table, stage: int) -> None:
        """The zombies, and a discard (steps 6 and 7)."""
        seat = self.seat
        if stage == WINDOW_G:
            opens(table, BEFORE_ZOMBIES, NONE)
        elif stage == HERD:
            if not table.is_marbled():
                self._herd(table)
        elif stage == WINDOW_H:
            opens(table, BEFORE_DISCARD, NONE)
        elif table.held[seat]:
            table.push(Discard(seat, 0))

    def _herd(self, table: Table) -> None:
        """Zombies move: as many as a die shows, or three without a roll (ZZ-7.1, ZZ-10.3)."""
        if table.three_step:
            table.tell(HerdBegan(ZOMBIE_STEP))
        table.push(Herd(self.seat, ZOMBIE_STEP if table.three_step else NONE))


def steps_of(table: Table) -> int:
    """The roll with the Skateboard, halved by the Shoe, doubled by the Rush; The Keys as they are (ZZ-6.1)."""
    return KEYS_STEPS if table.keyed else as_steps(table.rolled, table.effects, table.doubled)


def as_steps(number: int, effects: int, doubled: int) -> int:
    """A movement roll, halved by the Shoe and doubled by the Rush (ZZ-6.1)."""
    steps = max(1, number // 2) if effects & UNTIED else number
    return 2 * steps if doubled else steps


def begin_turn(table: Table, seat: int) -> None:
    """What happens before anything else (ZZ-3.3)."""
    table.turn += 1
    table.active = table.driver = seat
    table.dead_now = table.rested = table.keyed = table.doubled = table.rolled = table.laid_now = 0
    table.tell(TurnBegan(seat, table.turn))
    if table.died >> seat & 1:
        table.died &= ~(1 << seat)
        if (table.lives[seat], table.bullets[seat]) != (START_LIVES, START_BULLETS):
            table.lives[seat], table.bullets[seat] = START_LIVES, START_BULLETS
            table.tell(Restored(seat))
    table.used &= ~(1 << seat)
    table.effects = 0
    for effect in range(EFFECT_KINDS):
        if table.lying[seat * EFFECT_KINDS + effect]:
            table.lying[seat * EFFECT_KINDS + effect] -= 1
            table.effects |= 1 << effect
    if table.effects:
        table.tell(Awoke(seat, table.effects))
    for lasting in (table.fed, table.marbled):
        if lasting[seat]:
            lasting[seat] = 2


def end_turn(table: Table, seat: int) -> None:
    """What lasts until the end of a turn is over (ZZ-9.8, ZZ-11.7, ZZ-11.19)."""
    table.effects = table.sawing = 0
    table.burning = [0] * table.seats
    if table.fed[seat] == 2:
        table.fed[seat] = 0
        table.tell(Over(seat, FOOD))
    if table.marbled[seat] == 2:
        table.marbled[seat] = 0
        table.tell(Over(seat, MARBLES))
    table.idle += 1
    table.end_turn()


@final
class Discard(Frame[Table]):
    """One card or none is discarded, which ends the turn (ZZ-3.1)."""

    name: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("seat", "over")
    asks: ClassVar[str] = "discard"

    def __init__(self, seat: int, over: int) -> None:
        self.seat = seat
        self.over = over

    def copy(self) -> Discard:
        return Discard(self.seat, self.over)

    def run(self, table: Table) -> int:
        return DONE if self.over else CHOOSE

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        at = seat * EVENT_KINDS
        return [PASS, *[DROP + kind for kind in range(EVENT_KINDS) if table.hands[at + kind]]]

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.over = 1
        if code != PASS:
            table.throw(seat, code - DROP)
            table.tell(Dropped(seat, code - DROP, int(table.has_item(seat, code - DROP))))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_drop(code)
