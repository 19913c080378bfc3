"""What can happen on the street. Everything is open, so every fact is for everybody."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.fact import Fact

# Why a card is discarded: one of four must go, put away unused, taken by Meat or Get out!.
DISCARDS: Final = ("must", "unused", "taken")
MUST: Final = 0
UNUSED: Final = 1
TAKEN: Final = 2

# Why a body moves.
MOVES: Final = ("march", "dog", "hunger", "order", "shot", "floodlight", "stepback", "boss", "blood")
BY_MARCH: Final = 0
BY_DOG: Final = 1
BY_HUNGER: Final = 2
BY_ORDER: Final = 3
BY_SHOT: Final = 4
BY_FLOODLIGHT: Final = 5
BY_STEP_BACK: Final = 6
BY_BOSS: Final = 7
BY_BLOOD: Final = 8

# Why a body does not make a step.
STAYS: Final = ("row", "barred", "netted", "frozen", "merged", "taken", "wall", "hidden", "hemmed")
AT_ROW_1: Final = 0
BARRED: Final = 1
IN_NET: Final = 2
IN_FREEZE: Final = 3
JUST_MERGED: Final = 4
BEFORE_SOMEBODY: Final = 5
BEFORE_WALL: Final = 6
HIDDEN: Final = 7
HEMMED_IN: Final = 8


@final
class TurnBegan(Fact):
    """A side's turn begins (ZK-2.1)."""

    name: ClassVar[str] = "turn_began"
    fields: ClassVar[tuple[str, ...]] = ("turn", "side", "seat")

    def __init__(self, turn: int, side: int, seat: int) -> None:
        self.turn = turn
        self.side = side
        self.seat = seat


@final
class Drew(Fact):
    """A card is turned up and lies open (ZK-2.2, ZK-2.3)."""

    name: ClassVar[str] = "drew"
    fields: ClassVar[tuple[str, ...]] = ("side", "kind")

    def __init__(self, side: int, kind: int) -> None:
        self.side = side
        self.kind = kind


@final
class RanOut(Fact):
    """The humans have drawn the last card of their deck (ZK-2.3)."""

    name: ClassVar[str] = "ran_out"


@final
class Discarded(Fact):
    """A card is discarded; ``why`` is one of DISCARDS."""

    name: ClassVar[str] = "discarded"
    fields: ClassVar[tuple[str, ...]] = ("side", "kind", "why")

    def __init__(self, side: int, kind: int, why: int) -> None:
        self.side = side
        self.kind = kind
        self.why = why


@final
class Played(Fact):
    """A card is played; cell and extra as in its answer, and who stands on a cell that it names, or 0 (ZK-2.8)."""

    name: ClassVar[str] = "played"
    fields: ClassVar[tuple[str, ...]] = ("side", "kind", "cell", "extra", "body")

    def __init__(self, side: int, kind: int, cell: int, extra: int, body: int) -> None:
        self.side = side
        self.kind = kind
        self.cell = cell
        self.extra = extra
        self.body = body


@final
class Clicked(Fact):
    """Click! cancels this shot (ZK-4.9)."""

    name: ClassVar[str] = "clicked"
    fields: ClassVar[tuple[str, ...]] = ("kind", "cell")

    def __init__(self, kind: int, cell: int) -> None:
        self.kind = kind
        self.cell = cell


@final
class Moved(Fact):
    """A zombie or dog steps from cell to cell; ``why`` is one of MOVES."""

    name: ClassVar[str] = "moved"
    fields: ClassVar[tuple[str, ...]] = ("start", "goal", "body", "why")

    def __init__(self, start: int, goal: int, body: int, why: int) -> None:
        self.start = start
        self.goal = goal
        self.body = body
        self.why = why


@final
class Stayed(Fact):
    """Somebody cannot make a step; ``move`` is one of MOVES, ``why`` one of STAYS (ZK-3.4, ZK-3.7)."""

    name: ClassVar[str] = "stayed"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "move", "why")

    def __init__(self, cell: int, body: int, move: int, why: int) -> None:
        self.cell = cell
        self.body = body
        self.move = move
        self.why = why


@final
class Waited(Fact):
    """A dog that could have moved takes no step (ZK-3.6)."""

    name: ClassVar[str] = "waited"
    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


@final
class Frozen(Fact):
    """Neither dogs nor zombies move in this turn's move step (ZK-3.10)."""

    name: ClassVar[str] = "frozen"


@final
class Climbed(Fact):
    """A zombie has stepped onto a wall, by its strength or that of its queue (ZK-5.2)."""

    name: ClassVar[str] = "climbed"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "push", "height")

    def __init__(self, cell: int, body: int, push: int, height: int) -> None:
        self.cell = cell
        self.body = body
        self.push = push
        self.height = height


@final
class Stuck(Fact):
    """A queue does not get its first zombie over the wall (ZK-5.2)."""

    name: ClassVar[str] = "stuck"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "push", "height")

    def __init__(self, cell: int, body: int, push: int, height: int) -> None:
        self.cell = cell
        self.body = body
        self.push = push
        self.height = height


@final
class Halted(Fact):
    """Not so fast: this zombie does not make its step (ZK-4.11)."""

    name: ClassVar[str] = "halted"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body")

    def __init__(self, cell: int, body: int) -> None:
        self.cell = cell
        self.body = body


@final
class Swapped(Fact):
    """Two zombies change places (ZK-4.5)."""

    name: ClassVar[str] = "swapped"
    fields: ClassVar[tuple[str, ...]] = ("start", "goal")

    def __init__(self, start: int, goal: int) -> None:
        self.start = start
        self.goal = goal


@final
class Fused(Fact):
    """Two zombies become one; of two human shields one goes, which ``shield`` tells (ZK-4.4)."""

    name: ClassVar[str] = "fused"
    fields: ClassVar[tuple[str, ...]] = ("start", "goal", "strength", "shield")

    def __init__(self, start: int, goal: int, strength: int, shield: int) -> None:
        self.start = start
        self.goal = goal
        self.strength = strength
        self.shield = shield


@final
class Bit(Fact):
    """A human shield becomes a zombie (ZK-4.6)."""

    name: ClassVar[str] = "bit"
    fields: ClassVar[tuple[str, ...]] = ("cell", "goal")

    def __init__(self, cell: int, goal: int) -> None:
        self.cell = cell
        self.goal = goal


@final
class Ordered(Fact):
    """The boss sends a zombie; this is its order so many (ZK-4.1)."""

    name: ClassVar[str] = "ordered"
    fields: ClassVar[tuple[str, ...]] = ("cell", "goal", "body", "nth")

    def __init__(self, cell: int, goal: int, body: int, nth: int) -> None:
        self.cell = cell
        self.goal = goal
        self.body = body
        self.nth = nth


@final
class Grew(Fact):
    """Claws bring a zombie to this strength (ZK-4.7)."""

    name: ClassVar[str] = "grew"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "strength")

    def __init__(self, cell: int, body: int, strength: int) -> None:
        self.cell = cell
        self.body = body
        self.strength = strength


@final
class Fired(Fact):
    """A burst's next bullet, the first being 1, hits who stands there, or the car (ZK-5.4)."""

    name: ClassVar[str] = "fired"
    fields: ClassVar[tuple[str, ...]] = ("cell", "nth", "car")

    def __init__(self, cell: int, nth: int, car: int) -> None:
        self.cell = cell
        self.nth = nth
        self.car = car


@final
class Unspent(Fact):
    """So many bullets of a burst, or points of petrol or flamethrower, are left and come to nothing (ZK-5.4)."""

    name: ClassVar[str] = "unspent"
    fields: ClassVar[tuple[str, ...]] = ("kind", "left")

    def __init__(self, kind: int, left: int) -> None:
        self.kind = kind
        self.left = left


# The kind in what follows is that of a card, or SPLINTERS.


@final
class Hurt(Fact):
    """A zombie is hurt by this kind of card and has so much strength left; the body is that after it (ZK-3.2)."""

    name: ClassVar[str] = "hurt"
    fields: ClassVar[tuple[str, ...]] = ("cell", "damage", "left", "body", "kind")

    def __init__(self, cell: int, damage: int, left: int, body: int, kind: int) -> None:
        self.cell = cell
        self.damage = damage
        self.left = left
        self.body = body
        self.kind = kind


@final
class Absorbed(Fact):
    """A human shield takes the whole attack of this kind of card, and goes (ZK-4.2)."""

    name: ClassVar[str] = "absorbed"
    fields: ClassVar[tuple[str, ...]] = ("cell", "kind")

    def __init__(self, cell: int, kind: int) -> None:
        self.cell = cell
        self.kind = kind


@final
class Died(Fact):
    """A zombie or dog dies by this kind of card, and its human shield with it if ``shield`` is 1 (ZK-3.2, ZK-5.11)."""

    name: ClassVar[str] = "died"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "kind", "shield")

    def __init__(self, cell: int, body: int, kind: int, shield: int) -> None:
        self.cell = cell
        self.body = body
        self.kind = kind
        self.shield = shield


@final
class Fell(Fact):
    """A zombie or dog falls into a pit and fills it, as it comes or later when it is weaker (ZK-5.18)."""

    name: ClassVar[str] = "fell"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "kind", "later")

    def __init__(self, cell: int, body: int, kind: int, later: int) -> None:
        self.cell = cell
        self.body = body
        self.kind = kind
        self.later = later


@final
class Stood(Fact):
    """A zombie comes to a pit that is not deep enough for it, and stands on it (ZK-5.18)."""

    name: ClassVar[str] = "stood"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "kind")

    def __init__(self, cell: int, body: int, kind: int) -> None:
        self.cell = cell
        self.body = body
        self.kind = kind


@final
class Filled(Fact):
    """A human shield fills a pit (ZK-5.18)."""

    name: ClassVar[str] = "filled"
    fields: ClassVar[tuple[str, ...]] = ("cell", "kind")

    def __init__(self, cell: int, kind: int) -> None:
        self.cell = cell
        self.kind = kind


@final
class Exploded(Fact):
    """A mine or a car goes off (ZK-5.14, ZK-5.16)."""

    name: ClassVar[str] = "exploded"
    fields: ClassVar[tuple[str, ...]] = ("cell", "kind")

    def __init__(self, cell: int, kind: int) -> None:
        self.cell = cell
        self.kind = kind


@final
class Splintered(Fact):
    """A mine's shrapnel flies there, where this body stands, or 0 for nobody (ZK-5.14)."""

    name: ClassVar[str] = "splintered"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body")

    def __init__(self, cell: int, body: int) -> None:
        self.cell = cell
        self.body = body


@final
class Burned(Fact):
    """So much of this kind of card, petrol or flamethrower, is spent on a cell (ZK-5.9, ZK-5.17)."""

    name: ClassVar[str] = "burned"
    fields: ClassVar[tuple[str, ...]] = ("cell", "kind", "power")

    def __init__(self, cell: int, kind: int, power: int) -> None:
        self.cell = cell
        self.kind = kind
        self.power = power


@final
class Crossed(Fact):
    """The flames come over a cell behind a wall, for 1, and hurt nobody there (ZK-5.17)."""

    name: ClassVar[str] = "crossed"
    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


@final
class Netted(Fact):
    """The net catches this one, as its first, second and so on (ZK-5.12)."""

    name: ClassVar[str] = "netted"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body", "nth")

    def __init__(self, cell: int, body: int, nth: int) -> None:
        self.cell = cell
        self.body = body
        self.nth = nth


@final
class Removed(Fact):
    """Something that lay on the street goes; ``why`` is the kind of card that did it."""

    name: ClassVar[str] = "removed"
    fields: ClassVar[tuple[str, ...]] = ("cell", "kind", "why")

    def __init__(self, cell: int, kind: int, why: int) -> None:
        self.cell = cell
        self.kind = kind
        self.why = why


@final
class Ended(Fact):
    """A barrier, napalm, the net or the freeze is over (ZK-3.10)."""

    name: ClassVar[str] = "ended"
    fields: ClassVar[tuple[str, ...]] = ("kind", "cell")

    def __init__(self, kind: int, cell: int) -> None:
        self.kind = kind
        self.cell = cell


@final
class Rolled(Fact):
    """The barrel rolls on; past row 1 it is gone (ZK-5.13)."""

    name: ClassVar[str] = "rolled"
    fields: ClassVar[tuple[str, ...]] = ("start", "goal")

    def __init__(self, start: int, goal: int) -> None:
        self.start = start
        self.goal = goal


@final
class BossFell(Fact):
    """The boss is dead: all zombies step back (ZK-4.1)."""

    name: ClassVar[str] = "boss_fell"


@final
class Dawned(Fact):
    """Dawn is drawn: the humans win (ZK-2.5)."""

    name: ClassVar[str] = "dawned"


@final
class BrokeThrough(Fact):
    """A zombie steps over the barricade: the zombies win (ZK-2.6)."""

    name: ClassVar[str] = "broke_through"
    fields: ClassVar[tuple[str, ...]] = ("cell", "body")

    def __init__(self, cell: int, body: int) -> None:
        self.cell = cell
        self.body = body
