"""The table of Zombies!!! as plain data, and the small deeds its procedures share."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from shamble.core.errors import Illegal, Refusal
from shamble.core.frame import CHANCE, DONE, Frame
from shamble.core.game import Game
from shamble.core.outcome import Outcome, rank
from shamble.core.state import Secret, State
from shamble.core.stream import Stream
from shamble.games.zombies import refusals
from shamble.games.zombies.box import (
    AXE_BONUS,
    BULLET,
    BY_HELIPAD,
    BY_KILLS,
    EDGE_SPACE,
    EVENT_KINDS,
    EVENT_NAMES,
    EXITS,
    FIRE_AXE,
    GROUNDS,
    HELIPAD,
    HELIPADS,
    HOME,
    HURRY,
    INTERIOR,
    LIFE,
    MIDDLE,
    MOST_LIVES,
    MOVED,
    OPPOSITE,
    PLAY,
    POOL,
    REASONS,
    SHOTGUN,
    SHOTS,
    SPACES,
    START_BULLETS,
    START_LIVES,
    STEP_TO,
    STEPS_IN,
    STRONG_BONUS,
    TILE_KINDS,
    TILE_NAMES,
    TURNS,
    USE,
    WEAPONS,
    ZOMBIE,
    lost_zombies,
)
from shamble.games.zombies.facts import (
    Collected,
    Died,
    LostItem,
    LostLife,
    Relocated,
    Took,
    Won,
)

NONE: Final = -1
LAID: Final = 1
LOST: Final = 2
ENDED: Final = 1  # a fight is over without result (ZZ-5.6)
KILLED: Final = 2  # it is over by the fighter's death
OVERS: Final = (refusals.OVER, refusals.OVER_BY_KILLS, refusals.OVER_BY_LIMIT)  # by reason
BARE: Final[list[int]] = []  # what is known of a town before its first tile; shared, so never changed


@final
class Table(State):
    """A table of Zombies!!!. Flat lists of small ints; what the town's ground tells is shared by copies."""

    over: ClassVar[Refusal] = refusals.OVER
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
        helipad_mode: int,
        seals: bool,
        small: bool,
        late_dice: int,
        three_step: bool,
        kill_goal: int,
        endless: bool,
        loses_items: bool,
        turn: int,
        active: int,
        effects: int,
        dead_now: int,
        rested: int,
        keyed: int,
        doubled: int,
        driver: int,
        rolled: int,
        laid_now: int,
        drawn: int,
        used: int,
        died: int,
        sawing: int,
        pool: int,
        idle: int,
        lower: int,
        sealed: int,
        heli: int,
        winner: int,
        reason: int,
        looks: list[int],
        places: list[int],
        laid: dict[int, int],
        near: list[list[int]],
        space: list[int],
        pile: list[int],
        gone: list[int],
        deck: list[int],
        discard: list[int],
        hands: list[int],
        pawn: list[int],
        lives: list[int],
        bullets: list[int],
        kills: list[int],
        items: list[int],
        shots: list[int],
        lying: list[int],
        fed: list[int],
        marbled: list[int],
        burning: list[int],
        held: list[int],
        pile_left: int,
    ) -> None:
        super().__init__(game, seats, frames, stream, ask_chance, ask_passes, number, hushed)
        self.helipad_mode = helipad_mode  # how the helipad is mixed in, one of HELIPADS
        self.seals = seals  # whether a sealing placement is allowed (ZZ-4.4)
        self.small = small  # a small town (ZZ-10.2)
        self.late_dice = late_dice  # dice of a movement roll once the helipad is laid
        self.three_step = three_step  # step 6 moves three zombies without a roll
        self.kill_goal = kill_goal  # collected zombies that win
        self.endless = endless  # whether the pool is unlimited
        self.loses_items = loses_items  # whether death costs all items, not the weapons alone (ZZ-5.4)
        self.turn = turn  # turns begun
        self.active = active  # whose turn it is
        self.effects = effects  # bit mask: the "next turn" effects active in this turn (ZZ-3.3)
        self.dead_now = dead_now  # whether the active player died in this turn (ZZ-3.4)
        self.rested = rested  # whether Much Needed Rest takes the place of this turn's movement
        self.keyed = keyed  # whether The Keys do
        self.doubled = doubled  # whether Adrenaline Rush doubles this turn's movement roll
        self.driver = driver  # who chooses the steps of this turn's movement
        self.rolled = rolled  # the movement roll with the Skateboard's steps
        self.laid_now = laid_now  # whether a tile was laid in this turn: LAID, or LOST if that cost the rest of it
        self.drawn = drawn  # the kind of the tile that is turned up and not laid yet, or NONE
        self.used = used  # bit mask: seats that have played their event of this round (ZZ-9.1)
        self.died = died  # bit mask: seats that died since their last turn began
        self.sawing = sawing  # bit mask: seats with the Chainsaw's bonus until this turn ends
        self.pool = pool  # zombies off the map and in no collection
        self.idle = idle  # turns in a row in which nobody collected a zombie (ZZ-8.4)
        self.lower = lower  # how many of the other tiles may lie below the helipad
        self.sealed = sealed  # whether the town is sealed: no more tiles are laid
        self.heli = heli  # the number of the helipad's tile, or NONE
        self.winner = winner  # the seat that has won on the map, or NONE
        self.reason = reason  # why the game ended, an index of REASONS, or NONE
        self.looks = looks  # by tile: its kind * 4 + its quarter turns
        self.places = places  # by tile: where it lies
        self.laid = laid  # by place: the number of the tile there
        self.near = near  # by space: where a step leads, by way, or NONE; it grows with the town
        self.space = space  # by space: zombie and token, as bits
        self.pile = pile  # by kind: tiles still to be laid
        self.gone = gone  # by kind: tiles out of the game
        self.deck = deck  # by kind: event cards still to be drawn
        self.discard = discard  # by kind: event cards in the open discard pile
        self.hands = hands  # seat * EVENT_KINDS + kind: event cards in hand
        self.pawn = pawn  # by seat: the space of its pawn
        self.lives = lives  # by seat
        self.bullets = bullets  # by seat
        self.kills = kills  # by seat: collected zombies
        self.items = items  # by seat: bit mask of the items in play
        self.shots = shots  # by seat: shots left in its Shotgun
        self.lying = lying  # seat * EFFECT_KINDS + effect: "next turn" effects waiting for its turns (ZZ-9.4)
        self.fed = fed  # by seat: its Alternate Food Source: 0 none, 1 until its next turn ends, 2 until this one does
        self.marbled = marbled  # by seat: its All the Marbles, the same
        self.burning = burning  # by seat: bit mask of the tiles in which its Molotov counts until this turn ends
        self.held = held  # by seat: the size of its hand
        self.pile_left = pile_left  # the size of the stack
        self.grounds = BARE  # by space: road, interior, or nothing; it grows with the town
        self.ends = BARE  # the places beside an open road end, each once, in increasing order

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
            self.helipad_mode,
            self.seals,
            self.small,
            self.late_dice,
            self.three_step,
            self.kill_goal,
            self.endless,
            self.loses_items,
            self.turn,
            self.active,
            self.effects,
            self.dead_now,
            self.rested,
            self.keyed,
            self.doubled,
            self.driver,
            self.rolled,
            self.laid_now,
            self.drawn,
            self.used,
            self.died,
            self.sawing,
            self.pool,
            self.idle,
            self.lower,
            self.sealed,
            self.heli,
            self.winner,
            self.reason,
            self.looks,
            self.places,
            self.laid,
            self.near,
            self.space[:],
            self.pile[:],
            self.gone[:],
            self.deck[:],
            self.discard[:],
            self.hands[:],
            self.pawn[:],
            self.lives[:],
            self.bullets[:],
            self.kills[:],
            self.items[:],
            self.shots[:],
            self.lying[:],
            self.fed[:],
            self.marbled[:],
            self.burning[:],
            self.held[:],
            self.pile_left,
        )
        twin.pending = self.pending
        twin.grounds = self.grounds
        twin.ends = self.ends
        return twin

    def to_json(self) -> dict[str, object]:
        data = self.core_json()
        data.update(self.open_data())
        data["deck"] = self.deck[:]
        data["hands"] = self.hands[:]
        return data

    def open_data(self) -> dict[str, object]:
        """Everything but what is in the deck and in the hands (ZZ-9.9)."""
        return {
            **self.options_data(),
            "turn": self.turn,
            "active": self.active,
            "effects": self.effects,
            "dead_now": self.dead_now,
            "rested": self.rested,
            "keyed": self.keyed,
            "doubled": self.doubled,
            "driver": self.driver,
            "rolled": self.rolled,
            "laid_now": self.laid_now,
            "drawn": self.drawn,
            "used": self.used,
            "died": self.died,
            "sawing": self.sawing,
            "pool": self.pool,
            "idle": self.idle,
            "lower": self.lower,
            "sealed": self.sealed,
            "heli": self.heli,
            "winner": self.winner,
            "reason": self.reason,
            "looks": self.looks[:],
            "places": self.places[:],
            "space": self.space[:],
            "pile": self.pile[:],
            "gone": self.gone[:],
            "discard": self.discard[:],
            "pawn": self.pawn[:],
            "lives": self.lives[:],
            "bullets": self.bullets[:],
            "kills": self.kills[:],
            "items": self.items[:],
            "shots": self.shots[:],
            "lying": self.lying[:],
            "fed": self.fed[:],
            "marbled": self.marbled[:],
            "burning": self.burning[:],
        }

    def options_data(self) -> dict[str, object]:
        """The options of the game, as they are given."""
        return {
            "helipad": HELIPADS[self.helipad_mode],
            "sealing": "allowed" if self.seals else "forbidden",
            "town": "small" if self.small else "full",
            "late_dice": self.late_dice,
            "zombie_step": "three" if self.three_step else "die",
            "kill_goal": self.kill_goal,
            "zombie_pool": "unlimited" if self.endless else POOL,
            "death_loses": "items" if self.loses_items else "weapons",
        }

    def components(self) -> dict[str, int]:
        """Tiles, event cards and zombies, wherever they are (ZZ-1.2, ZZ-7.2, ZZ-9.6)."""
        found: dict[str, int] = {}
        for kind in range(TILE_KINDS):
            laid = [look for look in self.looks if look // TURNS == kind]
            found[TILE_NAMES[kind]] = len(laid) + self.pile[kind] + self.gone[kind] + (kind == self.drawn)
        for kind in range(EVENT_KINDS):
            hands = sum(self.hands[kind::EVENT_KINDS])
            played = sum(mask >> kind & 1 for mask in self.items) + self.lying_cards(kind)
            found[EVENT_NAMES[kind]] = self.deck[kind] + self.discard[kind] + hands + played
        found["zombies"] = self.pool + self.zombies_on_map() + sum(self.kills)
        return found

    def lying_cards(self, kind: int) -> int:
        """Cards of this kind that lie before players: the Shotgun, and nothing else that is no item."""
        return sum(1 for shots in self.shots if shots) if kind == SHOTGUN else 0

    def turns(self) -> int:
        return self.turn

    # --- what is hidden ---

    def secrets(self) -> list[Secret]:
        """The cards in hand and in the deck could be exchanged for each other (ZZ-9.9)."""
        found: list[Secret] = []
        for seat in range(self.seats):
            for kind in range(EVENT_KINDS):
                found += [Secret(0, kind, 1 << seat) for _ in range(self.hands[seat * EVENT_KINDS + kind])]
        for kind in range(EVENT_KINDS):
            found += [Secret(0, kind, 0) for _ in range(self.deck[kind])]
        return found

    def with_secrets(self, values: list[int]) -> Table:
        twin = self.copy()
        rest = values[:]
        for seat in range(self.seats):
            hand = [rest.pop(0) for _ in range(self.held[seat])]
            at = seat * EVENT_KINDS
            twin.hands[at : at + EVENT_KINDS] = [hand.count(kind) for kind in range(EVENT_KINDS)]
        twin.deck = [rest.count(kind) for kind in range(EVENT_KINDS)]
        return twin

    # --- the town ---

    def zombies_on_map(self) -> int:
        """How many zombies stand in the town."""
        count = 0
        for there in self.space:
            count += there & ZOMBIE
        return count

    def ground(self, space: int) -> int:
        """Road, interior, or nothing."""
        return self.grounds[space]

    def building_of(self, space: int) -> int:
        """The number of the tile whose named building the space lies in, or NONE (ZZ-1.4)."""
        return space // SPACES if self.grounds[space] == INTERIOR else NONE

    def building_at(self, space: int) -> int:
        """The building that the space lies in, or at whose door it is, or NONE (ZZ-1.4)."""
        tile = space // SPACES
        if self.grounds[space] == INTERIOR:
            return tile
        for goal in self.near[space]:
            if goal >= 0 and goal // SPACES == tile and self.grounds[goal] == INTERIOR:
                return tile
        return NONE

    def tile_of(self, kind: int) -> int:
        """The number of the tile of a kind that has one copy, or NONE if it is not laid."""
        for tile, look in enumerate(self.looks):
            if look // TURNS == kind:
                return tile
        return NONE

    def lay(self, kind: int, place: int, turn: int) -> int:
        """A tile is laid; its number. What copies share is made anew, not changed."""
        tile = len(self.looks)
        look = kind * TURNS + turn
        base = tile * SPACES
        near = self.near[:]
        for ways in STEPS_IN[look]:
            near.append([base + goal if goal >= 0 else NONE for goal in ways])
        for way in range(TURNS):
            other = self.laid.get(place + STEP_TO[way], NONE)
            if other >= 0 and EXITS[look] >> way & 1:  # edges match, so the other has a road there too
                here, there = base + EDGE_SPACE[way], other * SPACES + EDGE_SPACE[OPPOSITE[way]]
                near[here][way] = there
                near[there] = near[there][:]
                near[there][OPPOSITE[way]] = here
        self.near = near
        self.looks = [*self.looks, look]
        self.places = [*self.places, place]
        self.laid = {**self.laid, place: tile}
        self.grounds = self.grounds + GROUNDS[look]
        self.ends = self._ends_beyond(place, EXITS[look])
        self.space += [0] * SPACES
        if kind == HELIPAD:
            self.heli = tile
        return tile

    def _ends_beyond(self, place: int, exits: int) -> list[int]:
        """The open road ends now that a tile with these exits lies at a place."""
        found = self.ends[:]
        if place in found:
            found.remove(place)
        for way in range(TURNS):
            end = place + STEP_TO[way]
            if exits >> way & 1 and end not in self.laid and end not in found:
                found.append(end)
        found.sort()
        return found

    def free_spaces(self, after: int) -> list[int]:
        """The spaces after this one with neither a zombie nor a pawn, where a zombie can be put (ZZ-9.7)."""
        barred = self.space[:]
        for pawn in self.pawn:
            barred[pawn] |= ZOMBIE
        grounds = self.grounds
        return [space for space, there in enumerate(barred) if space > after and not there & ZOMBIE and grounds[space]]

    def open_ends(self) -> list[int]:
        """The places beside an open road end, each once, in increasing order (ZZ-1.3)."""
        return self.ends

    def fits(self, look: int, place: int) -> bool:
        """Whether every edge that touches a laid tile puts road to road or wall to wall, one of them road (ZZ-4.1)."""
        exits = EXITS[look]
        joined = False
        for way in range(TURNS):
            other = self.laid.get(place + STEP_TO[way], NONE)
            if other < 0:
                continue
            road = exits >> way & 1
            if road != EXITS[self.looks[other]] >> OPPOSITE[way] & 1:
                return False
            if road:
                joined = True
        return joined

    def would_seal(self, look: int, place: int) -> bool:
        """Whether no open road end would be left anywhere (ZZ-4.4)."""
        for end in self.ends:
            if end != place:
                return False
        for way in range(TURNS):
            if EXITS[look] >> way & 1 and place + STEP_TO[way] not in self.laid:
                return False
        return True

    # --- fights and lives ---

    def pawns_on(self, space: int) -> int:
        """The seats whose pawns stand on a space, as a bit mask."""
        if space not in self.pawn:
            return 0
        return sum([1 << seat for seat, there in enumerate(self.pawn) if there == space])

    def is_fed(self) -> bool:
        """Whether zombies cannot be fought, by anybody (ZZ-11.3)."""
        for fed in self.fed:
            if fed:
                return True
        return False

    def is_due(self, seat: int) -> bool:
        """Whether the pawn stands with a zombie that can be fought (ZZ-5.1)."""
        return bool(self.space[self.pawn[seat]] & ZOMBIE) and not self.is_fed()

    def bonus(self, seat: int) -> int:
        """The bonuses to a fight roll: the best of axe, saw and Molotov, and the Shotgun (ZZ-5.5)."""
        best = AXE_BONUS if self.items[seat] >> FIRE_AXE & 1 else 0
        inside = self.building_of(self.pawn[seat])
        if self.sawing >> seat & 1 or (inside >= 0 and self.burning[seat] >> inside & 1):
            best = STRONG_BONUS
        return best + (1 if self.shots[seat] else 0)

    def collect(self, seat: int, count: int) -> None:
        """Zombies join a collection; the kill goal wins at once (ZZ-8.2)."""
        self.kills[seat] += count
        self.idle = -1  # this turn does not count, and will be added at its end
        self.facts.append(Collected(seat, count))
        if self.kills[seat] >= self.kill_goal:
            self.win(seat, BY_KILLS)

    def take_token(self, seat: int) -> None:
        """The pawn picks up what lies on its space; at five lives a life stays (ZZ-6.2)."""
        place = self.pawn[seat]
        there = self.space[place]
        if there & BULLET:
            self.bullets[seat] += 1
            self.space[place] = there & ~BULLET
            self.facts.append(Took(seat, place, BULLET))
        elif there & LIFE and self.lives[seat] < MOST_LIVES:
            self.lives[seat] += 1
            self.space[place] = there & ~LIFE
            self.facts.append(Took(seat, place, LIFE))

    def lose_life(self, seat: int, why: int) -> None:
        """A life is lost; at none the player dies."""
        self.lives[seat] -= 1
        self.facts.append(LostLife(seat, self.lives[seat], why))
        if self.lives[seat] == 0:
            self.die(seat)

    def die(self, seat: int) -> None:
        """To Town Square, without weapons and half the collection; the turn goes on (ZZ-5.4)."""
        space = self.pawn[seat]
        discarded = self.lost_by_death(seat)
        lost = lost_zombies(self.kills[seat])
        self.kills[seat] -= lost
        self.pool += lost
        self.died |= 1 << seat
        self.lives[seat] = START_LIVES
        self.bullets[seat] = START_BULLETS
        for kind in range(EVENT_KINDS):
            if discarded >> kind & 1:
                self.spend_item(seat, kind)
        self.tell(Died(seat, space, lost, discarded))
        self.sawing &= ~(1 << seat)
        self.burning[seat] = 0
        self.pawn[seat] = HOME
        if seat == self.active:
            self.dead_now = 1
        self.break_off(seat, True)

    def relocate(self, seat: int, goal: int) -> None:
        """A pawn is put elsewhere; a forced move of it that was under way is over (ZZ-5.6)."""
        self.tell(Relocated(seat, self.pawn[seat], goal))
        self.pawn[seat] = goal
        self.break_off(seat, False)

    def break_off(self, seat: int, dead: bool) -> None:
        """A pawn is elsewhere: its fight is over; its forced move too, and with its death any move (ZZ-5.4, ZZ-5.6)."""
        for frame in self.frames:
            if isinstance(frame, Bout) and frame.seat == seat:
                frame.end(KILLED if dead else ENDED)
            elif isinstance(frame, Movement) and frame.seat == seat and (dead or frame.forced):
                frame.left = 0

    def take_zombie(self, space: int) -> None:
        """A zombie leaves a space; a fight with it ends without result, whatever comes there later (ZZ-5.6)."""
        self.space[space] &= ~(ZOMBIE | MOVED)
        for frame in self.frames:
            if isinstance(frame, Bout) and frame.space == space:
                frame.end(ENDED)

    def feed(self, seat: int) -> None:
        """Alternate Food Source: no fight is due or goes on, anywhere (ZZ-11.3)."""
        self.fed[seat] = 1
        for frame in self.frames:
            if isinstance(frame, Bout):
                frame.end(ENDED)

    # --- cards ---

    def has_event(self, seat: int) -> bool:
        """Whether the seat may still play its event of this round (ZZ-9.1)."""
        return not self.used >> seat & 1

    def throw(self, seat: int, kind: int) -> None:
        """A card of the hand goes to the open discard pile."""
        self.hands[seat * EVENT_KINDS + kind] -= 1
        self.held[seat] -= 1
        self.discard[kind] += 1

    def equip(self, seat: int, kind: int) -> None:
        """A card of the hand lies before the player now (ZZ-9.5)."""
        self.hands[seat * EVENT_KINDS + kind] -= 1
        self.held[seat] -= 1
        if kind == SHOTGUN:
            self.shots[seat] = SHOTS
        else:
            self.items[seat] |= 1 << kind

    def has_item(self, seat: int, kind: int) -> bool:
        """Whether this card lies before the player (ZZ-9.5)."""
        return self.shots[seat] > 0 if kind == SHOTGUN else bool(self.items[seat] >> kind & 1)

    def lost_by_death(self, seat: int) -> int:
        """Bit mask of the cards before the player that death costs: the weapons, or all of them (ZZ-5.4)."""
        lying = self.items[seat] | (1 << SHOTGUN if self.shots[seat] else 0)
        return lying if self.loses_items else lying & WEAPONS

    def spend_item(self, seat: int, kind: int) -> None:
        """A card that lies before a player goes to the discard pile."""
        if kind == SHOTGUN:
            self.shots[seat] = 0
        else:
            self.items[seat] &= ~(1 << kind)
        self.discard[kind] += 1

    def lose_item(self, seat: int, kind: int) -> None:
        """The same, against the player's will."""
        self.spend_item(seat, kind)
        self.tell(LostItem(seat, kind))

    def is_marbled(self) -> bool:
        """Whether zombies do not move by themselves (ZZ-11.2)."""
        return any(self.marbled)

    def _refusal(self, seat: int, code: int) -> Illegal:
        """A second event in a round is refused as such, whoever is asked and whatever for: all know of it (ZZ-9.1)."""
        from shamble.games.zombies.frames.whose import whose_choice

        if self.pending == DONE:
            return Illegal(OVERS[self.reason])
        if seat < 0:
            return super()._refusal(seat, code) if self.pending != CHANCE else Illegal(refusals.NOTHING_TO_DRAW)
        event = PLAY <= code < USE or code == HURRY
        if event and not self.has_event(seat):
            return Illegal(refusals.EVENT_USED)
        found = super()._refusal(seat, code)
        return Illegal(whose_choice(self), **found.values) if found.refusal is self.out_of_turn else found

    # --- the end ---

    def win(self, seat: int, reason: int) -> None:
        """The game is won at once (ZZ-8)."""
        self.winner = seat
        self.reason = reason
        self.tell(Won(seat, reason))
        self.finish()

    def check_helipad(self) -> None:
        """A pawn on the helipad's centre with no fight due wins (ZZ-8.1)."""
        if self.heli < 0 or self.winner >= 0:
            return
        centre = self.heli * SPACES + MIDDLE
        if self.space[centre] & ZOMBIE and not self.is_fed():
            return
        for turn in range(self.seats):
            seat = (self.active + turn) % self.seats
            if self.pawn[seat] == centre:
                self.win(seat, BY_HELIPAD)
                return

    def result(self) -> Outcome:
        """The winner, then collected zombies, then lives, then shared (ZZ-8.4, ZZ-8.5)."""
        keys = [(int(seat == self.winner), self.kills[seat], self.lives[seat]) for seat in range(self.seats)]
        return Outcome(rank(keys), REASONS[self.reason], tuple(self.kills))


class Movement(Frame[Table]):
    """A movement of a pawn under way: whose it is, how many steps are left, and whether somebody else forced it."""

    def __init__(self, seat: int, left: int, forced: int) -> None:
        self.seat = seat
        self.left = left
        self.forced = forced


class Bout(Frame[Table]):
    """A fight under way: who fights, on which space, and whether it is over: ENDED without result, or KILLED."""

    def __init__(self, seat: int, space: int, over: int) -> None:
        self.seat = seat
        self.space = space
        self.over = over

    def end(self, how: int) -> None:
        """The fight is over; after a death nothing else is said of it."""
        self.over = max(self.over, how)
