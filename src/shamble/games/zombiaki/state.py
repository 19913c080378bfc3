"""The table of Zombiaki as plain data, and the small deeds its procedures share: steps, wounds, deaths, traps."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shamble.core.errors import Illegal, Refusal
from shamble.core.frame import CHOOSE, Frame
from shamble.core.game import Game
from shamble.core.outcome import Outcome
from shamble.core.state import State
from shamble.core.stream import Stream
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import (
    BARREL,
    BARRICADE,
    BARRIER,
    BESIDE,
    BITTEN_MASK,
    BITTEN_SHIFT,
    BOSS,
    CAR,
    CARD_NAMES,
    CELLS,
    CLAWS,
    CLAWS_MASK,
    CLAWS_SHIFT,
    CLICK_IT,
    DEPTH,
    DOG,
    FIRST_HUMAN,
    FORWARD,
    HEIGHT,
    HUMAN_SIDE,
    IS_BOSS,
    IS_DOG,
    IS_ZOMBIE,
    KINDS,
    LANE_OF,
    LAST_WALL_ROW,
    MADE_MASKS,
    MADE_SHIFTS,
    MERGED,
    MINE,
    NAPALM,
    NET,
    NETTED,
    NO_THING,
    REASONS,
    ROWS,
    SHIELD,
    SHIELDED,
    SHOT,
    STRENGTH_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.facts import (
    Absorbed,
    BrokeThrough,
    Climbed,
    Died,
    Fell,
    Filled,
    Hurt,
    Moved,
    Removed,
    Stood,
)

NOBODY: Final = -1


class Table(State):
    """A table of Zombiaki. Flat lists of small ints, by cell and by kind of card; a body is one packed int."""

    out_of_turn: ClassVar[Refusal] = refusals.OUT_OF_TURN

    def __init__(
        self,
        game: Game,
        seats: int,
        frames: list[Frame[Any]],
        stream: Stream,
        ask_chance: bool,
        ask_passes: bool,
        number: int,
        hushed: int,
        zombies: int,
        barrier_row: int,
        freezes_all: bool,
        obey_once: bool,
        dog_rows: int,
        merged_held: bool,
        wall_from: int,
        lights_lane: bool,
        burns_every: bool,
        turn: int,
        terror: int,
        frozen: int,
        net: int,
        orders: int,
        ordered: int,
        fire: int,
        fuses: int,
        fell: int,
        winner: int,
        body: list[int],
        thing: list[int],
        deck: list[int],
        hand: list[int],
        pile: list[int],
        left: list[int],
        held: list[int],
    ) -> None:
        super().__init__(game, seats, frames, stream, ask_chance, ask_passes, number, hushed)
        self.zombies = zombies  # the seat that plays the zombies
        self.barrier_row = barrier_row
        self.freezes_all = freezes_all  # a freeze holds everything, or the march alone
        self.obey_once = obey_once  # a zombie obeys one order per game, or per turn
        self.dog_rows = dog_rows  # dogs are placed in rows up to this one
        self.merged_held = merged_held  # nothing moves a merged zombie until the next zombie turn, or human cards do
        self.wall_from = wall_from  # walls are built from this row on
        self.lights_lane = lights_lane  # a floodlight moves all in its lane, or those not behind a wall
        self.burns_every = burns_every  # the flames pay for every cell between two burned ones, or for empty ones
        self.turn = turn  # turns begun, of both sides
        self.terror = terror  # whether the humans' next (or present) turn is one of Terror (ZK-4.3)
        self.frozen = frozen  # ends of human turns that the freeze outlasts, this turn's included (ZK-3.10)
        self.net = net  # whether the net lies on the street
        self.orders = orders  # orders that the boss has given (ZK-4.1)
        self.ordered = ordered  # whether one of them was this turn's
        self.fire = fire  # bit mask of the cells where napalm burns
        self.fuses = fuses  # what is lit and will explode, first the lowest four bits: its cell plus one (ZK-5.19)
        self.fell = fell  # whether the boss has died and the zombies are still to step back (ZK-4.1)
        self.winner = winner  # a side, or NOBODY
        self.body = body  # by cell: the zombie or dog there, packed as box.py says
        self.thing = thing  # by cell: the kind of object there
        self.deck = deck  # by kind: cards still to be drawn; Dawn comes last (ZK-1.3)
        self.hand = hand  # by kind: cards that lie open
        self.pile = pile  # by kind: discarded for good
        self.left = left  # by side: the size of its deck
        self.held = held  # by side: the size of its hand

    def copy(self) -> Table:
        twin = Table(
            self.game,
            self.seats,
            [frame.copy() for frame in self.frames],
            self.stream.copy(),
            self.ask_chance,
            self.ask_passes,
            self.number,
            self.hushed,
            self.zombies,
            self.barrier_row,
            self.freezes_all,
            self.obey_once,
            self.dog_rows,
            self.merged_held,
            self.wall_from,
            self.lights_lane,
            self.burns_every,
            self.turn,
            self.terror,
            self.frozen,
            self.net,
            self.orders,
            self.ordered,
            self.fire,
            self.fuses,
            self.fell,
            self.winner,
            self.body[:],
            self.thing[:],
            self.deck[:],
            self.hand[:],
            self.pile[:],
            self.left[:],
            self.held[:],
        )
        twin.pending = self.pending
        return twin

    def to_json(self) -> dict[str, object]:
        data = self.core_json()
        data.update(self.open_data())
        return data

    def open_data(self) -> dict[str, object]:
        """Everything but the order of the decks, which nobody knows, lies open (ZK-2.7)."""
        return {
            "side_a": "zombies" if self.zombies == 0 else "humans",
            "barrier_row": self.barrier_row,
            "freeze": "everything" if self.freezes_all else "march",
            "orders_per_zombie": "game" if self.obey_once else "turn",
            "dog_rows": self.dog_rows,
            "merged": "held" if self.merged_held else "free",
            "wall_rows": f"{self.wall_from}-{LAST_WALL_ROW}",
            "floodlight": "lane" if self.lights_lane else "sight",
            "flames": "every" if self.burns_every else "empty",
            "turn": self.turn,
            "terror": self.terror,
            "frozen": self.frozen,
            "net": self.net,
            "orders": self.orders,
            "ordered": self.ordered,
            "fire": self.fire,
            "fuses": self.fuses,
            "fell": self.fell,
            "winner": self.winner,
            "body": self.body[:],
            "thing": self.thing[:],
            "deck": self.deck[:],
            "hand": self.hand[:],
            "pile": self.pile[:],
        }

    def components(self) -> dict[str, int]:
        """Cards by kind, wherever they lie (ZK-1.1, ZK-1.2)."""
        found = [self.deck[kind] + self.hand[kind] + self.pile[kind] for kind in range(KINDS)]
        for cell in range(CELLS):
            for kind, count in made_of(self.body[cell]).items():
                found[kind] += count
            if self.thing[cell]:
                found[self.thing[cell]] += 1
        found[NAPALM] += self.fire.bit_count()
        found[NET] += self.net
        return {CARD_NAMES[kind]: found[kind] for kind in range(KINDS)}

    def turns(self) -> int:
        return self.turn

    def result(self) -> Outcome:
        """There is no draw: either a zombie gets over the barricade or dawn comes (ZK-2.5, ZK-2.6)."""
        seat = self.seat_of(self.winner)
        reason = REASONS[0] if self.winner == HUMAN_SIDE else REASONS[1]
        return Outcome(((seat,), (1 - seat,)), reason, (1 - seat, seat))

    def _refusal(self, seat: int, code: int) -> Illegal:
        """After the end it is said how it came (ZK-2.5, ZK-2.6).

        Click! at the wrong moment of a human turn is told what it cancels, not only who is asked (ZK-4.9).
        """
        if self.winner >= 0:
            return Illegal(refusals.BROKEN_THROUGH if self.winner == ZOMBIE_SIDE else refusals.DAWN_HAS_COME)
        humans_choose = self.pending == CHOOSE and seat == self.zombies and not self.frames[-1].takes(self, seat)
        if humans_choose and code == CLICK_IT:
            return Illegal(refusals.NO_SHOT)
        return super()._refusal(seat, code)

    # --- sides and cards ---

    def seat_of(self, side: int) -> int:
        """The seat that plays this side."""
        return self.zombies if side == ZOMBIE_SIDE else 1 - self.zombies

    def spend(self, kind: int) -> None:
        """A card leaves the hand."""
        self.hand[kind] -= 1
        self.held[kind >= FIRST_HUMAN] -= 1

    def toss(self, kind: int) -> None:
        """A card goes from the hand to its discard pile."""
        self.spend(kind)
        self.pile[kind] += 1

    def win(self, side: int) -> None:
        """The game is over at once (ZK-2.5, ZK-2.6)."""
        self.winner = side
        self.fuses = self.fell = 0
        self.finish()

    # --- who can go where ---

    def is_barred(self, lane: int) -> bool:
        """Whether a barrier stops everything in this lane (ZK-5.6)."""
        return self.thing[lane * ROWS + self.barrier_row - 1] == BARRIER

    def is_held(self, cell: int) -> bool:
        """Whether who stands there cannot move by any cause (ZK-3.10, ZK-4.4)."""
        if self.frozen > 0 and self.freezes_all:
            return True
        return bool(self.body[cell] & (NETTED | MERGED)) or self.is_barred(LANE_OF[cell])

    def is_free(self, cell: int) -> bool:
        """Whether nothing lies or stands on the cell (ZK-3.1)."""
        return self.body[cell] == 0 and self.thing[cell] == NO_THING and not self.fire >> cell & 1

    def is_open(self, cell: int, dog: bool) -> bool:
        """Whether a zombie or dog can be placed there: what else is there acts as if it had moved in (ZK-3.3).

        A zombie is placed on top of a wall, however weak: climbing is for moves. A wall keeps dogs out.
        """
        if self.body[cell] or self.is_barred(LANE_OF[cell]):
            return False
        thing = self.thing[cell]
        return thing != BARREL and thing != BARRIER and not (dog and HEIGHT[thing])

    def push_of(self, cell: int) -> int:
        """The strength at the foot of a wall: the first zombie's and that of the queue behind it (ZK-5.2)."""
        body = self.body
        push = body[cell] & STRENGTH_MASK
        rear = cell - cell % ROWS
        while cell > rear:
            cell -= 1
            if body[cell] == 0 or body[cell] & NETTED:
                break
            if HEIGHT[self.thing[cell]] == 0:  # who stands on a wall adds nothing
                push += body[cell] & STRENGTH_MASK
        return push

    def can_enter(self, start: int, way: int, goal: int) -> bool:
        """Whether a step to this cell is possible but for who may stand there and who holds the stepper (ZK-3.8)."""
        if self.is_barred(LANE_OF[goal]):
            return False
        height = HEIGHT[self.thing[goal]]
        if height == 0:
            return True
        if self.body[start] & IS_DOG:
            return False
        return self.push_for(start, way) >= height

    def push_for(self, start: int, way: int) -> int:
        """The strength that counts at a wall: forward the queue pushes, sideways and back it is one's own (ZK-3.8)."""
        return self.push_of(start) if way == FORWARD else self.body[start] & STRENGTH_MASK

    def can_step(self, start: int, way: int) -> bool:
        """Whether who stands there can step this way (ZK-3.8)."""
        goal = BESIDE[start][way]
        if goal < 0 or self.is_held(start):
            return False
        if goal == BARRICADE:
            return bool(self.body[start] & IS_ZOMBIE)
        return self.body[goal] == 0 and self.can_enter(start, way, goal)

    # --- steps and what they set off ---

    def walk(self, start: int, way: int, why: int) -> None:
        """A possible step, with all that it sets off save explosions, which are only lit."""
        goal = BESIDE[start][way]
        body = self.body[start]
        if goal == BARRICADE:  # it is left where the last step began, so that every card is somewhere
            self.facts.append(BrokeThrough(start, body))
            self.win(ZOMBIE_SIDE)
            return
        height = HEIGHT[self.thing[goal]]
        push = self.push_for(start, way) if height else 0
        self.body[start] = 0
        self.body[goal] = body
        self.facts.append(Moved(start, goal, body, why))
        if height:
            self.facts.append(Climbed(goal, body, push, height))
        if self.thing[goal] or self.fire:
            self.enter(goal)

    def enter(self, cell: int) -> None:
        """What a cell does to who comes in: barrel, mine, pit, napalm, until it is dead (ZK-3.9)."""
        thing = self.thing[cell]
        if thing == BARREL:
            self.crush(cell)
            self.remove(cell, BARREL)
        elif thing == MINE:
            self.light(cell)  # a mine has its cell for itself, so nothing else acts here
            return
        elif DEPTH[thing]:
            self.try_pit(cell, thing)
        if self.fire >> cell & 1:
            self.hurt(cell, 1, NAPALM)

    def crush(self, cell: int) -> None:
        """A barrel kills who stands there; a shield takes it (ZK-5.13)."""
        if self.body[cell] & SHIELDED:
            self.absorb(cell, BARREL)
        else:
            self.kill(cell, BARREL)

    def try_pit(self, cell: int, pit: int) -> None:
        """A shield always fills the pit; the weak fall in and fill it; the strong stand on it (ZK-5.18)."""
        if self.body[cell] & SHIELDED:
            self.body[cell] &= ~SHIELDED
            self.pile[SHIELD] += 1
            self.fill(cell, pit)
            self.facts.append(Filled(cell, pit))
        elif not self.sink(cell, 0):
            self.facts.append(Stood(cell, self.body[cell], pit))

    def sink(self, cell: int, later: int) -> bool:
        """Who is no stronger than the pit below is deep falls in and fills it, but for who is owed a step (ZK-5.18)."""
        body = self.body[cell]
        pit = self.thing[cell]
        if body and DEPTH[pit] and not body & SHOT and body & STRENGTH_MASK <= DEPTH[pit]:
            self.body[cell] = 0
            self.bury(body)
            self.fill(cell, pit)
            self.facts.append(Fell(cell, body, pit, later))
            return True
        return False

    def fill(self, cell: int, pit: int) -> None:
        """The pit is no more."""
        self.thing[cell] = NO_THING
        self.pile[pit] += 1

    def light(self, cell: int) -> None:
        """A mine or car will go off after all that is lit already (ZK-5.19)."""
        shift = 0
        while self.fuses >> shift:
            shift += 4
        self.fuses |= cell + 1 << shift

    # --- wounds and deaths ---

    def wound(self, cell: int, damage: int, kind: int) -> bool:
        """An attack of this kind of card; whether it got through and left its target alive (ZK-3.2, ZK-4.2)."""
        body = self.body[cell]
        if body == 0:
            return False
        if body & SHIELDED:
            self.absorb(cell, kind)
            return False
        strength = (body & STRENGTH_MASK) - damage
        if strength <= 0:  # a dog has none: any damage kills it (ZK-3.6)
            self.kill(cell, kind)
            return False
        self.body[cell] = body - damage
        self.facts.append(Hurt(cell, damage, strength, body - damage, kind))
        return True

    def hurt(self, cell: int, damage: int, kind: int) -> None:
        """An attack that is no bullet: who stands on a pit and gets too weak falls at once (ZK-5.18)."""
        if self.wound(cell, damage, kind):
            self.sink(cell, 1)

    def absorb(self, cell: int, kind: int) -> None:
        """The human shield takes the attack, and goes (ZK-4.2)."""
        self.body[cell] &= ~SHIELDED
        self.pile[SHIELD] += 1
        self.facts.append(Absorbed(cell, kind))

    def kill(self, cell: int, kind: int) -> None:
        """A zombie or dog dies (ZK-3.2)."""
        body = self.body[cell]
        self.body[cell] = 0
        self.bury(body)
        self.facts.append(Died(cell, body, kind, int(body & SHIELDED != 0)))

    def bury(self, body: int) -> None:
        """Its cards, and what is attached to it, go to the discard pile (ZK-1.5)."""
        pile = self.pile
        if body & IS_DOG:
            pile[DOG] += 1
            return
        for kind in range(4):
            pile[kind] += body >> MADE_SHIFTS[kind] & MADE_MASKS[kind]
        pile[CLAWS] += body >> CLAWS_SHIFT & CLAWS_MASK
        pile[SHIELD] += body >> BITTEN_SHIFT & BITTEN_MASK
        if body & SHIELDED:
            pile[SHIELD] += 1
        if body & IS_BOSS:
            pile[BOSS] += 1
            self.fell = 1

    def remove(self, cell: int, why: int) -> None:
        """An object leaves the street."""
        kind = self.thing[cell]
        self.thing[cell] = NO_THING
        self.pile[kind] += 1
        self.facts.append(Removed(cell, kind, why))

    # --- the line of fire (ZK-5.21) ---

    def is_behind_wall(self, cell: int) -> bool:
        """Whether a wall stands in a higher row of the lane."""
        top = cell - cell % ROWS + ROWS
        for ahead in range(cell + 1, top):
            if HEIGHT[self.thing[ahead]]:
                return True
        return False

    def first_in_sight(self, lane: int) -> int:
        """The first zombie or dog that a bullet from the barricade meets, or NOBODY."""
        for cell in range(lane * ROWS + ROWS - 1, lane * ROWS - 1, -1):
            if self.body[cell]:
                return cell
            if HEIGHT[self.thing[cell]]:
                return NOBODY
        return NOBODY

    def car_in_sight(self, lane: int) -> int:
        """The cell of a car that a bullet can hit: at or before the first body, none behind a wall (ZK-5.3)."""
        for cell in range(lane * ROWS + ROWS - 1, lane * ROWS - 1, -1):
            if self.thing[cell] == CAR:
                return cell
            if self.body[cell] or HEIGHT[self.thing[cell]]:
                return NOBODY
        return NOBODY


def made_of(body: int) -> dict[int, int]:
    """The cards of a body and what is attached to it, by kind."""
    if body & IS_DOG:
        return {DOG: 1}
    cards = {kind: body >> MADE_SHIFTS[kind] & MADE_MASKS[kind] for kind in range(4)}
    cards[CLAWS] = body >> CLAWS_SHIFT & CLAWS_MASK
    cards[SHIELD] = (body >> BITTEN_SHIFT & BITTEN_MASK) + (body & SHIELDED != 0)
    cards[BOSS] = int(body & IS_BOSS != 0)
    return {kind: count for kind, count in cards.items() if count}


def printed(body: int) -> int:
    """The strength of a zombie before any damage: what its cards say and its claws add (ZK-3.2)."""
    made = sum((kind + 2) * (body >> MADE_SHIFTS[kind] & MADE_MASKS[kind]) for kind in range(4))
    return made + (body >> CLAWS_SHIFT & CLAWS_MASK) + (body >> BITTEN_SHIFT & BITTEN_MASK)
