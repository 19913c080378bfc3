"""Pawns on the move: their own movement, and Where Did Everybody Go? (ZZ-6, ZZ-11.25)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.answer import STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE
from shamble.games.zombies.box import AFTER_STEP, GO, INTERIOR, SHUT_IN, ZOMBIE
from shamble.games.zombies.facts import Halted, Stepped
from shamble.games.zombies.frames.fights import begins_fight
from shamble.games.zombies.frames.refuse import refuse_step
from shamble.games.zombies.frames.tiles import SEAT_ALONE
from shamble.games.zombies.frames.windows import opens
from shamble.games.zombies.state import NONE, Movement, Table

# Between steps; on a new space, nothing settled; all settled there.
READY: Final = 0
ARRIVED: Final = 1
SETTLED: Final = 2


@final
class Walk(Movement):
    """Steps one by one, each with its fight and its token before the next (ZZ-6.1)."""

    name: ClassVar[str] = "walk"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "forced", "driver", "back", "stage")
    asks: ClassVar[str] = "step"

    def __init__(self, seat: int, left: int, forced: int, driver: int, back: int, stage: int) -> None:
        super().__init__(seat, left, forced)
        self.driver = driver  # who chooses the steps of a forced move
        self.back = back  # the space just left, or NONE before the first step
        self.stage = stage

    def copy(self) -> Walk:
        return Walk(self.seat, self.left, self.forced, self.driver, self.back, self.stage)

    def chooser(self, table: Table) -> int:
        """Who chooses the steps: of an own movement the owner, or who played Brain Cramp (ZZ-11.5)."""
        return self.driver if self.forced else table.driver

    def run(self, table: Table) -> int:
        if self.stage == ARRIVED:
            self.stage = SETTLED
            if begins_fight(table, self.seat):
                return AGAIN
            if not table.space[table.pawn[self.seat]] & ZOMBIE:
                table.take_token(self.seat)
            table.check_helipad()
            if table.winner >= 0:
                return DONE
        if self.stage == SETTLED:
            self.stage = READY
            if self.left and not self.forced and opens(table, AFTER_STEP, NONE):
                return AGAIN
        return CHOOSE if self.left else DONE

    def goals(self, table: Table) -> list[int]:
        """The spaces that a step can lead to now, in increasing order."""
        here = table.pawn[self.seat]
        found = [goal for goal in table.near[here] if goal >= 0]
        if table.effects & SHUT_IN and self.seat == table.active:
            found = self._shut_in(table, here, found)
        if self.forced and len(found) > 1 and self.back in found:
            found.remove(self.back)
        found.sort()
        return found

    def _shut_in(self, table: Table, here: int, found: list[int]) -> list[int]:
        """Claustrophobia: into no building; an own movement goes out of one by the shortest way (ZZ-11.8)."""
        if table.ground(here) != INTERIOR:
            return [goal for goal in found if table.ground(goal) != INTERIOR]
        if self.forced:
            return found
        far = way_out(table, here)
        return [goal for goal in found if way_out(table, goal) < far]

    def may_stop(self, table: Table) -> bool:
        """A forced move is exactly so long; the claustrophobic go on until they are out (ZZ-11.8, ZZ-11.25)."""
        if self.forced:
            return False
        shut = table.effects & SHUT_IN and self.seat == table.active
        return not shut or table.ground(table.pawn[self.seat]) != INTERIOR

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.chooser(table)]

    def codes(self, table: Table, seat: int) -> list[int]:
        if seat != self.chooser(table):
            return []
        steps = [GO + goal for goal in self.goals(table)]
        return [STOP, *steps] if self.may_stop(table) else steps

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == STOP:
            table.tell(Halted(self.seat, self.left, seat, int(self.back != NONE)))
            self.left = 0
            return
        here = table.pawn[self.seat]
        goal = code - GO
        self.left -= 1
        self.back = here
        self.stage = ARRIVED
        table.pawn[self.seat] = goal
        table.facts.append(Stepped(self.seat, here, goal, seat))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_step(table, self.seat, self.forced, code)


def way_out(table: Table, space: int) -> int:
    """How many steps it is from a space to the nearest road, zombies ignored (ZZ-11.8)."""
    steps = 0
    seen = [space]
    edge = [space]
    while edge:
        ahead: list[int] = []
        for here in edge:
            if table.ground(here) != INTERIOR:
                return steps
            for goal in table.near[here]:
                if goal >= 0 and goal not in seen:
                    seen.append(goal)
                    ahead.append(goal)
        edge = ahead
        steps += 1
    raise AssertionError("every building has a door")
