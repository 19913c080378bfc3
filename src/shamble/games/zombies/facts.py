"""What can happen in the town. Who draws cards is told which ones, and all others how many; the rest is for all."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.fact import Fact

# Why a turn, or the rest of it, is lost.
LOSSES: Final = ("paralysis", "sealing")
BY_PARALYSIS: Final = 0
BY_SEALING: Final = 1

# What a die is rolled for.
ROLLS: Final = ("fight", "move", "zombies", "dead")
FOR_FIGHT: Final = 0
FOR_MOVE: Final = 1
FOR_ZOMBIES: Final = 2
FOR_DEAD: Final = 3

# What a life is lost for.
PRICES: Final = ("fight", "bad_sense", "grenade", "dead")
IN_FIGHT: Final = 0
BY_BAD_SENSE: Final = 1
BY_GRENADE: Final = 2
BY_DEAD: Final = 3

# Why fewer zombies come than are due: all do; the pool is empty; there is no room (ZZ-7.2).
LACKS: Final = ("nothing", "pool", "room")
OF_NOTHING: Final = 0
OF_POOL: Final = 1
OF_ROOM: Final = 2


@final
class Started(Fact):
    """This seat begins (ZZ-2.1)."""

    name: ClassVar[str] = "started"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class LeftOut(Fact):
    """A small town lacks this building (ZZ-10.2)."""

    name: ClassVar[str] = "left_out"
    fields: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind


@final
class SmallTown(Fact):
    """All that a small town lacks is known: a bit mask of its buildings (ZZ-10.2)."""

    name: ClassVar[str] = "small_town"
    fields: ClassVar[tuple[str, ...]] = ("lacking",)

    def __init__(self, lacking: int) -> None:
        self.lacking = lacking


@final
class TurnBegan(Fact):
    """A turn begins (ZZ-3.1)."""

    name: ClassVar[str] = "turn_began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn


@final
class TurnLost(Fact):
    """A player loses the turn, or the rest of it; ``why`` is one of LOSSES."""

    name: ClassVar[str] = "turn_lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why


@final
class Restored(Fact):
    """Who died since the last turn has three lives and three bullets; told where that changes anything (ZZ-3.3)."""

    name: ClassVar[str] = "restored"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Awoke(Fact):
    """ "Next turn" effects become active; a bit mask over EFFECTS (ZZ-3.3)."""

    name: ClassVar[str] = "awoke"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effects")

    def __init__(self, seat: int, effects: int) -> None:
        self.seat = seat
        self.effects = effects


@final
class TileDrawn(Fact):
    """A tile is turned up (ZZ-3.1)."""

    name: ClassVar[str] = "tile_drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
class TileLaid(Fact):
    """A tile is laid (ZZ-4.1)."""

    name: ClassVar[str] = "tile_laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "place", "turn")

    def __init__(self, seat: int, kind: int, place: int, turn: int) -> None:
        self.seat = seat
        self.kind = kind
        self.place = place
        self.turn = turn


@final
class TileGone(Fact):
    """A tile fits nowhere: it is gone, or goes to the bottom (ZZ-4.3)."""

    name: ClassVar[str] = "tile_gone"
    fields: ClassVar[tuple[str, ...]] = ("kind", "below")

    def __init__(self, kind: int, below: int) -> None:
        self.kind = kind
        self.below = below


@final
class LastTile(Fact):
    """The stack of tiles is empty (ZZ-3.1)."""

    name: ClassVar[str] = "last_tile"


@final
class SealedOff(Fact):
    """No road leads on: so many tiles leave the game (ZZ-4.4)."""

    name: ClassVar[str] = "sealed_off"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class Brought(Fact):
    """A new tile, or a card, brings so many zombies and tokens; each is told again where it is put (ZZ-4.2, ZZ-7.2).

    ``due`` is how many zombies should come, ``lack`` why they do not: one of LACKS.
    """

    name: ClassVar[str] = "brought"
    fields: ClassVar[tuple[str, ...]] = ("zombies", "bullets", "lives", "due", "lack")

    def __init__(self, zombies: int, bullets: int, lives: int, due: int, lack: int) -> None:
        self.zombies = zombies
        self.bullets = bullets
        self.lives = lives
        self.due = due
        self.lack = lack


@final
class Put(Fact):
    """A zombie, a bullet or a life is put on a space (ZZ-4.2)."""

    name: ClassVar[str] = "put"
    fields: ClassVar[tuple[str, ...]] = ("space", "what")

    def __init__(self, space: int, what: int) -> None:
        self.space = space
        self.what = what


@final
class Appeared(Fact):
    """So many zombies of a card lie here now, on this space and on others that are called alike (ZZ-7.2)."""

    name: ClassVar[str] = "appeared"
    fields: ClassVar[tuple[str, ...]] = ("space", "count")

    def __init__(self, space: int, count: int) -> None:
        self.space = space
        self.count = count


@final
class DrewCards(Fact):
    """A player draws so many event cards; the player is told which instead (ZZ-3.1)."""

    name: ClassVar[str] = "drew_cards"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count
        self.sees = ~(1 << seat)


@final
class Reshuffled(Fact):
    """The discards are the new deck (ZZ-9.2)."""

    name: ClassVar[str] = "reshuffled"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Rolled(Fact):
    """A die is rolled, or two whose sum is the number (ZZ-10.3); ``what`` is one of ROLLS.

    ``bonus`` is what a Skateboard adds to a movement roll, and ``total`` both together.
    """

    name: ClassVar[str] = "rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what", "number", "dice", "bonus", "total")

    def __init__(self, seat: int, what: int, number: int, dice: int = 1, bonus: int = 0) -> None:
        self.seat = seat
        self.what = what
        self.number = number
        self.dice = dice
        self.bonus = bonus
        self.total = number + bonus


@final
class Moves(Fact):
    """A pawn may walk so many steps: the roll, halved or doubled or both, or without a roll (ZZ-6.1)."""

    name: ClassVar[str] = "moves"
    fields: ClassVar[tuple[str, ...]] = ("seat", "steps", "roll", "halved", "doubled")

    def __init__(self, seat: int, steps: int, roll: int, halved: int, doubled: int) -> None:
        self.seat = seat
        self.steps = steps
        self.roll = roll  # 0 where nobody rolled
        self.halved = halved
        self.doubled = doubled


@final
class Stepped(Fact):
    """A pawn steps to the next space; the driver chose it (ZZ-6.1)."""

    name: ClassVar[str] = "stepped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "start", "goal", "driver")

    def __init__(self, seat: int, start: int, goal: int, driver: int) -> None:
        self.seat = seat
        self.start = start
        self.goal = goal
        self.driver = driver


@final
class Halted(Fact):
    """A movement ends with steps left, by the driver's choice; ``moved`` says whether any step was taken (ZZ-6.1)."""

    name: ClassVar[str] = "halted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "driver", "moved")

    def __init__(self, seat: int, left: int, driver: int, moved: int) -> None:
        self.seat = seat
        self.left = left
        self.driver = driver
        self.moved = moved


@final
class Fought(Fact):
    """A fight roll, the first or another one: the die, its bonuses, and both together (ZZ-5.2)."""

    name: ClassVar[str] = "fought"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "number", "bonus", "total", "again")

    def __init__(self, seat: int, space: int, number: int, bonus: int, again: int = 0) -> None:
        self.seat = seat
        self.space = space
        self.number = number
        self.bonus = bonus
        self.total = number + bonus
        self.again = again


@final
class Emptied(Fact):
    """The last shot of a Shotgun is used up (ZZ-11.13)."""

    name: ClassVar[str] = "emptied"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Slew(Fact):
    """A fight is won; the zombie joins the collection; a bit mask of the others who stood with it (ZZ-5.2)."""

    name: ClassVar[str] = "slew"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "freed")

    def __init__(self, seat: int, space: int, freed: int) -> None:
        self.seat = seat
        self.space = space
        self.freed = freed


@final
class Escaped(Fact):
    """A fight ends without result (ZZ-5.6)."""

    name: ClassVar[str] = "escaped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space


@final
class LostLife(Fact):
    """A life is lost; ``why`` is one of PRICES."""

    name: ClassVar[str] = "lost_life"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "why")

    def __init__(self, seat: int, left: int, why: int) -> None:
        self.seat = seat
        self.left = left
        self.why = why


@final
class Paid(Fact):
    """Bullets are paid (ZZ-5.2)."""

    name: ClassVar[str] = "paid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bullets")

    def __init__(self, seat: int, bullets: int) -> None:
        self.seat = seat
        self.bullets = bullets


@final
class Died(Fact):
    """A player dies: to Town Square; so many zombies are lost, and a bit mask of cards is discarded (ZZ-5.4)."""

    name: ClassVar[str] = "died"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "lost", "discarded")

    def __init__(self, seat: int, space: int, lost: int, discarded: int) -> None:
        self.seat = seat
        self.space = space
        self.lost = lost
        self.discarded = discarded


@final
class Took(Fact):
    """A pawn picks up a token (ZZ-6.2)."""

    name: ClassVar[str] = "took"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "what")

    def __init__(self, seat: int, space: int, what: int) -> None:
        self.seat = seat
        self.space = space
        self.what = what


@final
class Collected(Fact):
    """Zombies join a collection (ZZ-8.2)."""

    name: ClassVar[str] = "collected"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class GaveBack(Fact):
    """Collected zombies return to the pool (ZZ-11.15)."""

    name: ClassVar[str] = "gave_back"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class DeadDice(Fact):
    """What the two dice of I Don't Think They're Dead show, at first and when one was rolled again (ZZ-11.15)."""

    name: ClassVar[str] = "dead_dice"
    fields: ClassVar[tuple[str, ...]] = ("seat", "one", "two")

    def __init__(self, seat: int, one: int, two: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two


@final
class Kept(Fact):
    """I Don't Think They're Dead costs no zombies; so many there are (ZZ-11.15)."""

    name: ClassVar[str] = "kept"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class HerdBegan(Fact):
    """So many zombies move, without a roll (ZZ-10.3)."""

    name: ClassVar[str] = "herd_began"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Herded(Fact):
    """A zombie moves one step; bit masks of the seats whose pawns it meets there, and of those it leaves (ZZ-7.1)."""

    name: ClassVar[str] = "herded"
    fields: ClassVar[tuple[str, ...]] = ("start", "goal", "met", "freed")

    def __init__(self, start: int, goal: int, met: int, freed: int) -> None:
        self.start = start
        self.goal = goal
        self.met = met
        self.freed = freed


@final
class ZombieCarried(Fact):
    """A zombie is put elsewhere; a bit mask of the seats whose pawns it leaves (ZZ-11.23)."""

    name: ClassVar[str] = "zombie_carried"
    fields: ClassVar[tuple[str, ...]] = ("start", "goal", "freed")

    def __init__(self, start: int, goal: int, freed: int) -> None:
        self.start = start
        self.goal = goal
        self.freed = freed


@final
class Played(Fact):
    """An event card is played (ZZ-9.1)."""

    name: ClassVar[str] = "played"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "target", "extra")

    def __init__(self, seat: int, kind: int, target: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.target = target
        self.extra = extra


@final
class Equipped(Fact):
    """An item is put into play (ZZ-9.5)."""

    name: ClassVar[str] = "equipped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
class Used(Fact):
    """An item in play, or a card in a fight, is used (ZZ-9.5)."""

    name: ClassVar[str] = "used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
class LostItem(Fact):
    """An item in play is lost (ZZ-9.5)."""

    name: ClassVar[str] = "lost_item"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
class LostBullets(Fact):
    """Butter Fingers takes bullets (ZZ-11.6)."""

    name: ClassVar[str] = "lost_bullets"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bullets")

    def __init__(self, seat: int, bullets: int) -> None:
        self.seat = seat
        self.bullets = bullets


@final
class Relocated(Fact):
    """A pawn is put on Town Square (ZZ-11.4)."""

    name: ClassVar[str] = "relocated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "start", "goal")

    def __init__(self, seat: int, start: int, goal: int) -> None:
        self.seat = seat
        self.start = start
        self.goal = goal


@final
class Gained(Fact):
    """A player gains lives or bullets (ZZ-11.18, ZZ-11.20)."""

    name: ClassVar[str] = "gained"
    fields: ClassVar[tuple[str, ...]] = ("seat", "lives", "bullets")

    def __init__(self, seat: int, lives: int, bullets: int) -> None:
        self.seat = seat
        self.lives = lives
        self.bullets = bullets


@final
class Dropped(Fact):
    """A card of the hand is discarded; ``kept`` says whether the player has one like it in play (ZZ-3.1)."""

    name: ClassVar[str] = "dropped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "kept")

    def __init__(self, seat: int, kind: int, kept: int) -> None:
        self.seat = seat
        self.kind = kind
        self.kept = kept


@final
class Over(Fact):
    """What lasted until the end of a player's turn is over (ZZ-9.8)."""

    name: ClassVar[str] = "over"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@final
class Won(Fact):
    """A player wins; ``why`` is one of the reasons (ZZ-8)."""

    name: ClassVar[str] = "won"
    fields: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why


@final
class Drew(Fact):
    """A player draws this event card; only the player sees it (ZZ-9.9)."""

    name: ClassVar[str] = "drew"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int, sees: int) -> None:
        self.seat = seat
        self.kind = kind
        self.sees = sees
