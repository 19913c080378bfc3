"""Bombs, whatever their source (TS-4): the target, its answer, what is lost, Giant's moment, the birds."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS, STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.core.windows import Gather
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    BEAD,
    BIRD_KINDS,
    EVENT_BOMB,
    EVENT_BONUS,
    GIANT,
    NAME,
    QUARTERBACK,
    ROBO,
    SAVE,
    SCORE,
    SECRET_REWARD,
    USE_ROBO,
)
from shamble.games.tsunami.facts import BY_BOMB, BY_SECRET, Blasted, Bombed, Fizzled, PlayedBird
from shamble.games.tsunami.frames.draws import draw_birds
from shamble.games.tsunami.frames.refuse import absent, refuse_in_window
from shamble.games.tsunami.frames.saves import has_kept, refuse_save, save_codes, spend_saves
from shamble.games.tsunami.state import Table

# The stages of a bomb (TS-4.6).
THROWN, ANSWERED, HIT, AFTER_GIANT, OVER = range(5)


@final
class Bomb(Frame[Table]):
    """A bomb is thrown at one player and resolved whole (TS-4.6)."""

    name: ClassVar[str] = "bomb"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "cause", "stage", "answer", "blasted", "hurt")

    def __init__(self, seat: int, target: int, cause: int, stage: int, answer: int, blasted: int, hurt: int) -> None:
        self.seat = seat  # the bomber
        self.target = target
        self.cause = cause
        self.stage = stage
        self.answer = answer  # the target's, a pass unless it gave another
        self.blasted = blasted  # civilians destroyed
        self.hurt = hurt  # whether anything was lost: the bomb was successful (TS-4.3)

    def copy(self) -> Bomb:
        return Bomb(self.seat, self.target, self.cause, self.stage, self.answer, self.blasted, self.hurt)

    def run(self, table: Table) -> int:
        stage = self.stage
        self.stage = stage + 1
        if stage == THROWN:
            table.tell(Bombed(self.seat, self.target, self.cause))
            if may_answer(table, self.target):
                table.push(BombAnswer(1 << self.target, [-1] * table.seats, 0, 0))
        elif stage == ANSWERED:
            self.strike(table)
        elif stage == HIT:
            if self.blasted and table.could_hold(GIANT) and table.is_down(self.seat):
                table.push(GiantMoment(1 << self.seat, [-1] * table.seats, 0, 0))
        elif stage == AFTER_GIANT:
            if self.hurt:
                draw_birds(table, table.earns(self.seat, EVENT_BOMB))
        else:
            return DONE
        return AGAIN

    def strike(self, table: Table) -> None:
        """What the bomb does, after the target's answer (TS-4.1, TS-4.2)."""
        target, answer = self.target, self.answer
        if answer == USE_ROBO:
            table.discard_bird(target, ROBO)
            table.tell(PlayedBird(target, ROBO, self.seat))
            table.tell(Fizzled(self.seat, target))
        elif answer == SCORE + QUARTERBACK:
            table.score(target)
            table.steal(target, self.seat, SECRET_REWARD, BY_SECRET)
            draw_birds(table, table.earns(target, EVENT_BONUS))
        elif table.civilians[target]:
            self.blasted = table.civilians[target]
            self.hurt = 1
            table.civilians[target] = 0
            table.tell(Blasted(target, self.blasted))
        elif answer == PASS or not spend_saves(table, target, answer, 1):
            table.die(target, 1, BY_BOMB)
            self.hurt = 1


def may_answer(table: Table, target: int) -> bool:
    """Whether the target could, by public facts, answer a bomb (TS-6.2)."""
    if table.has_bird(target) or (table.is_down(target) and table.could_hold(QUARTERBACK)):
        return True
    return not table.civilians[target] and has_kept(table, target)


@final
class BombAnswer(Gather[Table]):
    """The target answers a bomb, or lets it fall; nobody sees whether it could (TS-4.2)."""

    name: ClassVar[str] = "bomb_answer"
    asks: ClassVar[str] = "bomb"

    def copy(self) -> BombAnswer:
        return BombAnswer(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        found = [PASS]
        if not table.civilians[seat]:
            found += save_codes(table, seat, 1)
        if table.birds[seat * BIRD_KINDS + ROBO]:
            found.append(USE_ROBO)
        if table.holds(seat, QUARTERBACK):
            found.append(SCORE + QUARTERBACK)
        return found

    def reveal(self, table: Table) -> None:
        bomb = table.frames[-2]
        assert isinstance(bomb, Bomb)
        bomb.answer = self.sealed[bomb.target]

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if SAVE < code < USE_ROBO:
            if table.civilians[seat]:
                return Illegal(refusals.CIVILIANS_FIRST)
            return refuse_save(table, seat, code)
        if code == USE_ROBO and table.zombird:
            return Illegal(refusals.NOT_HELD)
        return refuse_in_window(table, seat, code)


@final
class GiantMoment(Gather[Table]):
    """The bomber, whose bomb destroyed civilians, may score Giant (TS-7.3)."""

    name: ClassVar[str] = "giant"
    asks: ClassVar[str] = "giant"

    def copy(self) -> GiantMoment:
        return GiantMoment(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        return [PASS, SCORE + GIANT] if table.holds(seat, GIANT) else [PASS]

    def reveal(self, table: Table) -> None:
        bomb = table.frames[-2]
        assert isinstance(bomb, Bomb)
        if self.sealed[bomb.seat] != PASS:
            table.score(bomb.seat)
            table.grow(bomb.seat, SECRET_REWARD, BY_SECRET)
            draw_birds(table, table.earns(bomb.seat, EVENT_BONUS))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_in_window(table, seat, code)


@final
class MegaBomb(Frame[Table]):
    """A Mega Bomb: any set of other players is named, then it is a bomb on each of them in turn (TS-4.4)."""

    name: ClassVar[str] = "megabomb"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "named", "going", "left")
    asks: ClassVar[str] = "megabomb"

    def __init__(self, seat: int, cause: int, named: int, going: int, left: int) -> None:
        self.seat = seat
        self.cause = cause
        self.named = named  # bit mask: the set so far
        self.going = going  # whether the set is complete
        self.left = left  # bit mask: those not bombed yet

    def copy(self) -> MegaBomb:
        return MegaBomb(self.seat, self.cause, self.named, self.going, self.left)

    def run(self, table: Table) -> int:
        if not self.going:
            if self.open_seats(table):
                return CHOOSE
            self.going = 1
            self.left = self.named
        for step in range(1, table.seats):
            target = (self.seat + step) % table.seats
            if self.left >> target & 1:
                self.left &= ~(1 << target)
                table.push(Bomb(self.seat, target, self.cause, THROWN, PASS, 0, 0))
                return AGAIN
        return DONE

    def open_seats(self, table: Table) -> list[int]:
        """Those who can still be named: sets are named in the order of seats."""
        return [other for other in range(self.named.bit_length(), table.seats) if other != self.seat]

    def seats(self, table: Table) -> tuple[int, ...]:
        return (self.seat,)

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        found = [STOP] if self.named else []
        return found + [NAME + other for other in self.open_seats(table)]

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == STOP:
            self.going = 1
            self.left = self.named
        else:
            self.named |= 1 << (code - NAME)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if not self.named and (code == STOP or code == PASS):
            return Illegal(refusals.NAME_FIRST)
        if not NAME <= code < BEAD:
            return refuse_in_window(table, seat, code)
        if code - NAME >= table.seats:
            return absent(code - NAME)
        if code - NAME == seat:
            return Illegal(refusals.NOT_YOURSELF)
        return Illegal(refusals.IN_ORDER)


def throw_bomb(table: Table, seat: int, target: int, cause: int) -> None:
    """Throw a bomb at a player."""
    table.push(Bomb(seat, target, cause, THROWN, PASS, 0, 0))
