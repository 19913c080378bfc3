"""Fights (ZZ-5), and I Don't Think They're Dead (ZZ-11.15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHANCE, CHOOSE, DONE, Frame
from shamble.games.zombies.box import (
    AGAIN as ROLL_AGAIN,
)
from shamble.games.zombies.box import (
    AID,
    BEFORE_FIGHT,
    DEAD_LOSS,
    DIE,
    EVENT_KINDS,
    FIRST_AID,
    HURRY,
    LOSE_LIFE,
    PAY,
    RAISE,
    ROLL,
    RUSH,
    RUSH_BONUS,
    SHOTGUN,
    WIN_FIGHT,
)
from shamble.games.zombies.facts import (
    BY_DEAD,
    FOR_DEAD,
    FOR_FIGHT,
    IN_FIGHT,
    DeadDice,
    Emptied,
    Escaped,
    Fought,
    GaveBack,
    Kept,
    Paid,
    Rolled,
    Slew,
    Used,
)
from shamble.games.zombies.frames.refuse import refuse_dead, refuse_settling
from shamble.games.zombies.frames.tiles import SEAT_ALONE
from shamble.games.zombies.frames.windows import opens
from shamble.games.zombies.state import ENDED, Bout, Table

# The stages of a fight: a window before each roll, the roll, its settling.
WAIT: Final = 0
ROLLS: Final = 1
SETTLES: Final = 2
WON: Final = 3
DICE: Final = [ROLL + number for number in range(1, DIE + 1)]
WEIGHTS: Final = [1] * DIE


@final
class Fight(Bout):
    """A pawn and a zombie on one space, until win or death (ZZ-5.2, ZZ-5.3)."""

    name: ClassVar[str] = "fight"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "over", "stage", "total")
    asks: ClassVar[str] = "settle"

    def __init__(self, seat: int, space: int, over: int, stage: int, total: int) -> None:
        super().__init__(seat, space, over)
        self.stage = stage
        self.total = total  # the roll that is being settled, or the last one; 0 before the first

    def copy(self) -> Fight:
        return Fight(self.seat, self.space, self.over, self.stage, self.total)

    def run(self, table: Table) -> int:
        if self.stage == WON:
            return DONE
        if self.over:
            if self.over == ENDED:  # a death is told as such
                table.tell(Escaped(self.seat, self.space))
            return DONE
        if self.stage == WAIT:
            self.stage = ROLLS
            if opens(table, BEFORE_FIGHT, self.seat):
                return AGAIN
        return CHANCE if self.stage == ROLLS else CHOOSE

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat < 0:
            return DICE[:]
        if seat != self.seat or self.stage != SETTLES:
            return []
        found = [LOSE_LIFE]
        if table.bullets[seat] >= WIN_FIGHT - self.total:
            found.append(PAY)
        if table.has_item(seat, FIRST_AID):
            found.append(AID)
        if table.hands[seat * EVENT_KINDS + RUSH] and table.has_event(seat):
            found.append(HURRY)
        return found

    def weights(self, table: Table) -> list[int]:
        return WEIGHTS

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat] if self.stage == SETTLES else ()

    def settle(self, table: Table, seat: int, code: int) -> None:
        if seat < 0:
            self._roll(table, code - ROLL)
        elif code == LOSE_LIFE:
            self.stage = WAIT
            table.lose_life(seat, IN_FIGHT)
        elif code == PAY:
            bullets = WIN_FIGHT - self.total
            table.bullets[seat] -= bullets
            table.tell(Paid(seat, bullets))
            self._win(table)
        elif code == AID:
            self.stage = WAIT
            table.spend_item(seat, FIRST_AID)
            table.tell(Used(seat, FIRST_AID))
        else:
            assert code == HURRY
            table.throw(seat, RUSH)
            table.used |= 1 << seat
            table.tell(Used(seat, RUSH))
            self.total += RUSH_BONUS
            if self.total >= WIN_FIGHT:
                self._win(table)

    def _roll(self, table: Table, number: int) -> None:
        """A die, the bonuses, and a shot of the Shotgun (ZZ-5.5, ZZ-11.13)."""
        seat = self.seat
        bonus = table.bonus(seat)
        again = int(self.total > 0)
        self.total = number + bonus
        table.facts.append(Rolled(seat, FOR_FIGHT, number))
        table.facts.append(Fought(seat, self.space, number, bonus, again))
        if table.shots[seat]:
            table.shots[seat] -= 1
            if table.shots[seat] == 0:
                table.discard[SHOTGUN] += 1
                table.tell(Emptied(seat))
        if self.total >= WIN_FIGHT:
            self._win(table)
        else:
            self.stage = SETTLES

    def _win(self, table: Table) -> None:
        """The zombie joins the collection; then the token, then the helipad (ZZ-5.2, ZZ-6.2, ZZ-8)."""
        self.stage = WON
        table.take_zombie(self.space)
        table.facts.append(Slew(self.seat, self.space, table.pawns_on(self.space) & ~(1 << self.seat)))
        table.collect(self.seat, 1)
        if table.winner < 0:
            table.take_token(self.seat)
            table.check_helipad()

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_settling(code)


def begins_fight(table: Table, seat: int) -> bool:
    """Whether a fight is due where the pawn stands; it begins (ZZ-5.1)."""
    if not table.is_due(seat):
        return False
    table.push(Fight(seat, table.pawn[seat], 0, WAIT, 0))
    return True


@final
class NotDead(Frame[Table]):
    """A player rolls two dice for two of the collected zombies, and may mend them (ZZ-11.15)."""

    name: ClassVar[str] = "not_dead"
    fields: ClassVar[tuple[str, ...]] = ("seat", "one", "two", "over")
    asks: ClassVar[str] = "not_dead"

    def __init__(self, seat: int, one: int, two: int, over: int) -> None:
        self.seat = seat
        self.one = one  # what the dice show; 0 before they are rolled
        self.two = two
        self.over = over

    def copy(self) -> NotDead:
        return NotDead(self.seat, self.one, self.two, self.over)

    def run(self, table: Table) -> int:
        if self.one == 0 or self.two == 0:
            return CHANCE
        if not self.over and table.kills[self.seat] >= DEAD_LOSS and len(self.codes(table, self.seat)) > 1:
            return CHOOSE
        if min(self.one, self.two) < WIN_FIGHT and table.kills[self.seat] >= DEAD_LOSS:
            table.kills[self.seat] -= DEAD_LOSS
            table.pool += DEAD_LOSS
            table.tell(GaveBack(self.seat, DEAD_LOSS))
        elif table.kills[self.seat]:
            table.tell(Kept(self.seat, table.kills[self.seat]))
        return DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat < 0:
            return DICE[:]
        if seat != self.seat:
            return []
        raised: list[int] = []
        rolled: list[int] = []
        for die, shown in enumerate((self.one, self.two)):
            if shown >= WIN_FIGHT or (die == 1 and self.two == self.one):
                continue  # equal dice are one choice
            if table.bullets[seat] >= WIN_FIGHT - shown:
                raised.append(RAISE + die)
            if table.lives[seat] > 1:
                rolled.append(ROLL_AGAIN + die)
        return [PASS, *raised, *rolled]

    def weights(self, table: Table) -> list[int]:
        return WEIGHTS

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat] if self.one and self.two else ()

    def settle(self, table: Table, seat: int, code: int) -> None:
        if seat < 0:
            number = code - ROLL
            if self.one == 0:
                self.one = number
            else:
                self.two = number
            table.tell(Rolled(self.seat, FOR_DEAD, number))
            if self.one and self.two:
                table.tell(DeadDice(self.seat, self.one, self.two))
        elif code == PASS:
            self.over = 1
        elif code < ROLL_AGAIN:
            self._raise(table, code - RAISE)
        else:
            if code == ROLL_AGAIN:
                self.one = 0
            else:
                self.two = 0
            table.lose_life(seat, BY_DEAD)

    def _raise(self, table: Table, die: int) -> None:
        """Bullets bring the die to 4."""
        shown = self.one if die == 0 else self.two
        table.bullets[self.seat] -= WIN_FIGHT - shown
        table.tell(Paid(self.seat, WIN_FIGHT - shown))
        if die == 0:
            self.one = WIN_FIGHT
        else:
            self.two = WIN_FIGHT

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_dead(self.one, self.two, code)
