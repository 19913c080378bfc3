"""Bullets: shots, the sniper, bursts, and Click!, which may answer them (ZK-4.9, ZK-5.3 to ZK-5.5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.answer import STOP
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHOOSE, DONE, Frame
from shamble.core.windows import Offer
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    AT_CAR,
    BACK,
    BULLET,
    BURN,
    CAR,
    CELL_NAMES,
    CLICK,
    CLICK_IT,
    EXTRA_BITS,
    EXTRA_MASK,
    HUMAN_SIDE,
    LANE_NAMES,
    LANE_OF,
    NUMBER,
    PLAIN,
    ROWS,
    SHIELDED,
    SHOT,
)
from shamble.games.zombiaki.facts import (
    BY_SHOT,
    Clicked,
    Fired,
    Unspent,
)
from shamble.games.zombiaki.frames.chains import SEAT_ALONE, goes_off
from shamble.games.zombiaki.frames.refuse import refuse_here
from shamble.games.zombiaki.frames.stays import stay
from shamble.games.zombiaki.state import NOBODY, Table

# The stages of a shot or burst: aimed, answered by nobody, fired; or cancelled.
AIMED: Final = 0
FIRE: Final = 1
FIRED: Final = 2
CANCELLED: Final = 3


@final
class ClickWindow(Offer[Table]):
    """The zombies may cancel what has been aimed, before anything happens (ZK-4.9)."""

    name: ClassVar[str] = "click_window"
    asks: ClassVar[str] = "click"

    def copy(self) -> ClickWindow:
        return ClickWindow(self.first, self.at, self.passed, self.said, self.opened, self.forced)

    def eligible(self, table: Table) -> int:
        return 1 << table.zombies if table.hand[CLICK] else 0

    def plays(self, table: Table, seat: int) -> list[int]:
        return [CLICK_IT] if seat == table.zombies and table.hand[CLICK] else []

    def once(self) -> bool:
        return True

    def hushes(self) -> bool:
        return False  # hands lie open: each shot is worth its own answer

    def resolve(self, table: Table, seat: int, code: int) -> None:
        table.toss(CLICK)
        cancel(table, table.frames[-2])

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_here(self.asks, code)


def cancel(table: Table, aimed: Frame[Table]) -> None:
    """Nothing comes of it; the card counts as played all the same (ZK-4.3)."""
    if isinstance(aimed, Shot):
        aimed.stage = CANCELLED
        table.tell(Clicked(aimed.kind, aimed.cell))
    elif isinstance(aimed, Burst):
        aimed.stage = CANCELLED
        table.tell(Clicked(aimed.kind, aimed.lane * ROWS))


def may_click(table: Table) -> bool:
    """Whether the zombies hold an answer, which everybody sees; the window opens."""
    if table.hand[CLICK] == 0:
        return False
    table.push(ClickWindow(table.zombies, table.zombies, 0, 0, 0, 0))
    return True


def hit(table: Table, cell: int, damage: int, kind: int) -> bool:
    """A bullet: who lives through it is owed a step back, and falls into no pit before it (ZK-5.18)."""
    if not table.wound(cell, damage, kind):
        return False
    table.body[cell] |= SHOT
    return True


def step_back(table: Table, cell: int) -> None:
    """Who was shot and lives steps back if it can, and only if not may fall into its pit (ZK-5.3, ZK-5.18)."""
    if not table.body[cell] & SHOT:
        return
    table.body[cell] &= ~SHOT
    if table.can_step(cell, BACK):
        table.walk(cell, BACK, BY_SHOT)
    else:
        stay(table, cell, BY_SHOT)
        table.sink(cell, 1)


@final
class Shot(Frame[Table]):
    """One bullet, down a lane or from the roof: the body or the car it was aimed at is hit (ZK-5.3, ZK-5.5)."""

    name: ClassVar[str] = "shot"
    fields: ClassVar[tuple[str, ...]] = ("kind", "cell", "car", "stage")

    def __init__(self, kind: int, cell: int, car: int, stage: int) -> None:
        self.kind = kind
        self.cell = cell
        self.car = car  # whether the car there is meant, not the body
        self.stage = stage

    def copy(self) -> Shot:
        return Shot(self.kind, self.cell, self.car, self.stage)

    def run(self, table: Table) -> int:
        if self.stage == AIMED:
            self.stage = FIRE
            if may_click(table):
                return AGAIN
        if self.stage == FIRE:
            if self.car:
                table.light(self.cell)
            elif hit(table, self.cell, NUMBER[self.kind], self.kind):
                step_back(table, self.cell)
        return DONE  # what is lit goes off when the card is done, and nobody who was shot waits for it


@final
class Burst(Frame[Table]):
    """Bullets one after the other, each aimed anew, each with its explosion before the next (ZK-5.4)."""

    name: ClassVar[str] = "burst"
    fields: ClassVar[tuple[str, ...]] = ("kind", "lane", "left", "hit", "stage")
    asks: ClassVar[str] = "bullet"

    def __init__(self, kind: int, lane: int, left: int, hit: int, stage: int) -> None:
        self.kind = kind
        self.lane = lane
        self.left = left  # bullets
        self.hit = hit  # the cell of who was hit last, or NOBODY
        self.stage = stage

    def copy(self) -> Burst:
        return Burst(self.kind, self.lane, self.left, self.hit, self.stage)

    def run(self, table: Table) -> int:
        if self.stage == AIMED:
            self.stage = FIRE
            if may_click(table):
                return AGAIN
        if self.stage != FIRE:
            return DONE
        while self.left > 0:
            if goes_off(table):
                return AGAIN
            targets = self._targets(table)
            if not targets:
                self._lose(table)
                break
            if len(targets) > 1:
                return CHOOSE
            self._fire(table, targets[0])
        if goes_off(table):
            return AGAIN
        self.stage = FIRED
        if self.hit >= 0:
            step_back(table, self.hit)
        return DONE

    def _targets(self, table: Table) -> list[int]:
        """What the next bullet can hit; with only a car in sight the rest may be saved, but not the first."""
        found: list[int] = []
        body = table.first_in_sight(self.lane)
        car = table.car_in_sight(self.lane)
        if body < 0 and car >= 0 and self.left < NUMBER[self.kind]:
            found.append(STOP)
        if body >= 0 and car < 0:
            return [BULLET + (body << EXTRA_BITS | PLAIN)]
        if body >= 0:
            found.append(BULLET + (body << EXTRA_BITS | PLAIN))
        if car >= 0:
            found.append(BULLET + (car << EXTRA_BITS | AT_CAR))
        return found

    def _fire(self, table: Table, code: int) -> None:
        """One bullet; a shield swallows all that are left."""
        cell = (code - BULLET) >> EXTRA_BITS
        at_car = (code - BULLET) & EXTRA_MASK == AT_CAR
        table.tell(Fired(cell, NUMBER[self.kind] - self.left + 1, int(at_car)))
        self.left -= 1
        if at_car:
            table.light(cell)
            return
        if table.body[cell] & SHIELDED:
            self.left = 0
        self.hit = cell if hit(table, cell, 1, self.kind) else NOBODY

    def _lose(self, table: Table) -> None:
        """The bullets that are left hit nobody."""
        table.tell(Unspent(self.kind, self.left))
        self.left = 0

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[table.seat_of(HUMAN_SIDE)]

    def codes(self, table: Table, seat: int) -> list[int]:
        return self._targets(table) if seat == table.seat_of(HUMAN_SIDE) else []

    def settle(self, table: Table, seat: int, code: int) -> None:
        if code == STOP:
            self._lose(table)
        else:
            self._fire(table, code)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if not BULLET <= code < BURN:
            return refuse_here(self.asks, code)
        cell, car = (code - BULLET) >> EXTRA_BITS, (code - BULLET) & EXTRA_MASK == AT_CAR
        if LANE_OF[cell] != self.lane:
            return Illegal(refusals.BURST_LANE, lane=LANE_NAMES[self.lane])
        return refuse_bullet(table, cell, car)


def refuse_bullet(table: Table, cell: int, car: bool) -> Illegal:
    """Why a bullet down this lane does not hit the body, or the car, on a cell (ZK-5.4, ZK-5.21)."""
    name = CELL_NAMES[cell]
    if car and table.thing[cell] != CAR:
        return Illegal(refusals.NO_CAR_TO_HIT, cell=name)
    if not car and table.body[cell] == 0:
        return Illegal(refusals.NO_BODY_TO_HIT, cell=name)
    return Illegal(refusals.BEHIND_WALL if table.is_behind_wall(cell) else refusals.BEHIND_BODY, cell=name)
