"""The game as a whole (TS-2): set-up, three rounds of six street cards, and who has won."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHANCE, DONE, Frame
from shamble.core.windows import Gather
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    BEADS,
    BIRD_KINDS,
    BRAIN,
    CIVILIAN_BOMB,
    EMPTY,
    EVENT_BONUS,
    EVENT_CAP,
    EVENT_GIFT,
    EVENT_JUMP,
    FIRST_LASTING,
    GAP_SHOP,
    GAP_ZOMBIE,
    GAPS,
    JOIN,
    JUMP,
    LAST_ROLL,
    LATE_STREET,
    NO_EVENT,
    PUSH,
    ROUND_GAIN,
    ROUNDS,
    SCORE,
    SECRET_REWARD,
    SLOTS,
    STAY,
    STREET_DOES,
    STREET_NUMBER,
    TIE,
    UFO,
    UNDEALT,
    WINDFALL,
)
from shamble.games.tsunami.facts import (
    BY_BRAIN,
    BY_CIVILIANS,
    BY_ROAD,
    BY_ROUND,
    BY_SECRET,
    BrainsShown,
    Cleared,
    Decided,
    EventLeft,
    Finished,
    RolledOff,
    RoundBegan,
    RoundEnded,
    SecretsCollected,
    SecretsDealt,
    Showed,
    TokenDrawn,
    Transformed,
)
from shamble.games.tsunami.frames.draws import (
    DealSecrets,
    Draw,
    DrawBirds,
    FillMarket,
    FirstSeat,
    RevealEvent,
    RevealStreet,
    draw_birds,
)
from shamble.games.tsunami.frames.interlude import hold_interlude
from shamble.games.tsunami.frames.refuse import refuse_in_window
from shamble.games.tsunami.frames.shop import Shop
from shamble.games.tsunami.frames.street import (
    NO_VOTE,
    NOT_ROLLED,
    CivilianBomb,
    Jump,
    Push,
    Rolling,
    Windfall,
    ZombieCoin,
    is_gold,
)
from shamble.games.tsunami.state import Table

# The stages of the game: set-up, a round each, the end.
DRAW_FIRST, SET_UP_MARKET, SET_UP_BIRDS, FIRST_ROUND = range(4)
FINISH = FIRST_ROUND + ROUNDS
GAME_OVER = FINISH + 1


@final
class ThreeRounds(Frame[Table]):
    """The whole game (TS-2.1 to TS-2.7)."""

    name: ClassVar[str] = "three_rounds"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> ThreeRounds:
        return ThreeRounds(self.stage)

    def run(self, table: Table) -> int:
        stage = self.stage
        self.stage = stage + 1
        if stage == DRAW_FIRST:
            table.push(FirstSeat())
        elif stage == SET_UP_MARKET:
            table.push(FillMarket())
        elif stage == SET_UP_BIRDS:
            if table.zombird:
                table.push(DrawBirds(table.everyone(), 0))
        elif stage < FINISH:
            table.push(Round(BEGIN_ROUND))
        elif stage == FINISH:
            finish(table)
        else:
            return DONE
        return AGAIN


# The stages of a round (TS-2.3, TS-2.5, TS-2.6); four of them come round again for each slot.
(
    BEGIN_ROUND,
    SHOW_EVENT,
    DO_EVENT,
    BEFORE_ROAD,
    REVEAL,
    BEFORE_CARD,
    RESOLVE,
    GAP,
    AFTER_ROAD,
    AT_UFO,
    END_ROUND,
    ROUND_OVER,
) = range(12)


@final
class Round(Frame[Table]):
    """One round: zombies, secrets, an event, six street cards, and the end of it (TS-2.3 to TS-2.6)."""

    name: ClassVar[str] = "round"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> Round:
        return Round(self.stage)

    def run(self, table: Table) -> int:
        stage = self.stage
        self.stage = stage + 1
        if stage == BEGIN_ROUND:
            begin_round(table)
        elif stage == SHOW_EVENT:
            if table.zombird:
                table.push(RevealEvent(0))
        elif stage == DO_EVENT:
            do_event(table)
        elif stage == BEFORE_ROAD or stage == BEFORE_CARD or stage == AFTER_ROAD:
            hold_interlude(table)
        elif stage == REVEAL:
            table.end_turn()
            table.push(RevealStreet(0))
        elif stage == RESOLVE:
            resolve_card(table, table.road[-1])
        elif stage == GAP:
            cross_gap(table, GAPS[table.slot - 1])
            self.stage = REVEAL if table.slot < SLOTS else AFTER_ROAD
        elif stage == AT_UFO:
            ufo_moment(table)
        elif stage == END_ROUND:
            end_round(table)
        else:
            return DONE
        return AGAIN


def begin_round(table: Table) -> None:
    """Two zombies each, and the secrets are dealt (TS-2.3)."""
    table.tell(RoundBegan(table.round))
    table.end_turn()
    for seat in table.clockwise():
        table.grow(seat, ROUND_GAIN, BY_ROUND)
    table.tell(SecretsDealt(table.seats + 1))
    table.push(DealSecrets())


def do_event(table: Table) -> None:
    """Events that happen now (TS-8.4); they are spent by it. The others stay for the round."""
    if not 0 <= table.event < FIRST_LASTING:
        return
    event = table.event
    if event == EVENT_GIFT:
        table.push(SpendEvent())
        draw_birds(table, table.everyone())
    else:
        table.push(SpendEvent())
        table.push(EventOffer(table.everyone(), [-1] * table.seats, 0, 0))


@final
class SpendEvent(Frame[Table]):
    """An event that happened at once is over (TS-8.4)."""

    name: ClassVar[str] = "spend_event"

    def copy(self) -> SpendEvent:
        return SpendEvent()

    def run(self, table: Table) -> int:
        drop_event(table)
        return DONE


def drop_event(table: Table) -> None:
    """The event card leaves, never to come back (TS-2.4)."""
    if table.event != NO_EVENT:
        table.tell(EventLeft(table.event))
        table.event = NO_EVENT
        table.claimed = 0


@final
class EventOffer(Gather[Table]):
    """Jump or Look: each player decides, sealed and at once (TS-8.4)."""

    name: ClassVar[str] = "event_offer"
    asks: ClassVar[str] = "event"

    def copy(self) -> EventOffer:
        return EventOffer(self.entitled, self.sealed[:], self.auto, self.stage)

    def choices(self, table: Table, seat: int) -> list[int]:
        return [STAY, JOIN]

    def reveal(self, table: Table) -> None:
        joined = 0
        for seat in table.clockwise():
            joins = self.sealed[seat] == JOIN
            table.tell(Decided(seat, int(joins)))
            joined |= int(joins) << seat
        draw_birds(table, joined)
        if not joined:
            return
        if table.event == EVENT_JUMP:
            push_jump(table, joined, EVENT_CAP, 1)
            return
        for seat in table.clockwise():
            if joined >> seat & 1:
                left = (seat + 1) % table.seats
                table.tell(Showed(seat, left))
                table.learn(left, seat)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return Illegal(refusals.NOT_JOINING) if code == PASS else refuse_in_window(table, seat, code)


def push_jump(table: Table, rolling: int, cap: int, by_event: int) -> None:
    """Let these seats jump."""
    table.push(Jump(rolling, [NOT_ROLLED] * table.seats, cap, by_event, 0, [0] * table.seats))


def resolve_card(table: Table, kind: int) -> None:
    """The street card takes effect (TS-3)."""
    does = STREET_DOES[kind]
    seats = table.seats
    if does == JUMP:
        push_jump(table, table.everyone(), STREET_NUMBER[kind], 0)
    elif does == PUSH:
        table.push(Push(STREET_NUMBER[kind], 0, [NO_VOTE] * seats, [0] * BEADS, [PASS] * seats))
    elif does == WINDFALL:
        table.push(Windfall(table.everyone(), [NOT_ROLLED] * seats, is_gold(kind)))
    elif kind == CIVILIAN_BOMB:
        table.push(CivilianBomb(-1, 0))
    else:
        table.push(ZombieCoin(table.everyone(), [-1] * seats, 0, 0))


def cross_gap(table: Table, gap: int) -> None:
    """What lies between two slots of the road (TS-1.2)."""
    if gap == GAP_ZOMBIE:
        for seat in table.clockwise():
            table.grow(seat, 1, BY_ROAD)
    elif gap == GAP_SHOP:
        table.push(Shop(-1, 0, 0))


def ufo_moment(table: Table) -> None:
    """The round ends. Whoever has civilians may score the UFO, before they transform (TS-2.6, TS-7.2)."""
    table.tell(RoundEnded(table.round))
    asked = ufo_asked(table)
    if asked:
        table.push(UfoMoment(asked, [-1] * table.seats, 0, 0))


def ufo_asked(table: Table) -> int:
    """Bit mask: who has civilians at the round's end and could hold the UFO (TS-7.10)."""
    asked = 0
    if table.could_hold(UFO):
        for seat in range(table.seats):
            if table.civilians[seat]:
                asked |= 1 << seat
    return asked & table.down()


@final
class UfoMoment(Gather[Table]):
    """The UFO, at the round's end (TS-7.2)."""

    name: ClassVar[str] = "ufo"
    asks: ClassVar[str] = "ufo"

    def copy(self) -> UfoMoment:
        return UfoMoment(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        return [PASS, SCORE + UFO] if table.holds(seat, UFO) else [PASS]

    def reveal(self, table: Table) -> None:
        for seat in table.clockwise():
            if self.sealed[seat] > PASS:
                table.score(seat)
                table.grow(seat, SECRET_REWARD, BY_SECRET)
                draw_birds(table, table.earns(seat, EVENT_BONUS))

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_in_window(table, seat, code)


def end_round(table: Table) -> None:
    """The event leaves, civilians become zombies, secrets go back unseen, the market is new (TS-2.6)."""
    drop_event(table)
    for seat in table.clockwise():
        count = table.civilians[seat]
        if count:
            table.civilians[seat] = 0
            table.tell(Transformed(seat, count))
            table.grow(seat, count, BY_CIVILIANS)
    collect_secrets(table)
    clear_market(table)
    table.round += 1
    table.slot = 0
    if table.round == 2:
        for kind, copies in enumerate(LATE_STREET[table.french]):
            table.street[kind] += copies
    if table.round <= ROUNDS:
        table.push(FillMarket())


def collect_secrets(table: Table) -> None:
    """All secret cards, also the one laid aside, and all that was known of them (TS-2.6, TS-9.3)."""
    places = table.seats + 1
    table.secret = [UNDEALT] * places
    table.known = [0] * places
    table.denied = [0] * places
    table.up = 0
    table.tell(SecretsCollected())


def clear_market(table: Table) -> None:
    """The market is discarded (TS-2.6)."""
    cards = [kind for kind in table.market if kind != EMPTY]
    for kind in cards:
        table.shop_discard[kind] += 1
    table.market = [EMPTY] * len(table.market)
    table.tell(Cleared(len(cards)))


# --- the end (TS-2.7) -----------------------------------------------------------------------------------------------


def finish(table: Table) -> None:
    """Brains are shown; most zombies wins, and those tied for it roll."""
    for seat in table.clockwise():
        brains = table.birds[seat * BIRD_KINDS + BRAIN]
        if brains:
            table.tell(BrainsShown(seat, brains))
            table.grow(seat, brains, BY_BRAIN)
    best = max(table.hordes)
    tied = [seat for seat in range(table.seats) if table.hordes[seat] == best]
    for seat in table.clockwise():
        table.tell(Finished(seat, table.hordes[seat]))
    if len(tied) > 1:
        mask = sum([1 << seat for seat in tied])
        table.push(RollOff(mask, [NOT_ROLLED] * table.seats, table.hordes[:], 1))


@final
class RollOff(Rolling):
    """Those tied for first place throw what they have left and discard zombie faces, until one has most (TS-2.7)."""

    name: ClassVar[str] = "roll_off"
    fields: ClassVar[tuple[str, ...]] = ("rolling", "faces", "left", "number")
    lists: ClassVar[tuple[str, ...]] = ("faces", "left")

    def __init__(self, rolling: int, faces: list[int], left: list[int], number: int) -> None:
        super().__init__(rolling, faces)
        self.left = left  # by seat: cubes left; here a horde may be 0
        self.number = number  # of the throw that is being made

    def copy(self) -> RollOff:
        return RollOff(self.rolling, self.faces[:], self.left[:], self.number)

    def cubes(self, table: Table, seat: int) -> int:
        return self.left[seat]

    def rolled(self, table: Table, seat: int, faces: int) -> None:
        table.tell(RolledOff(seat, self.left[seat], faces, self.left[seat] - faces))

    def run(self, table: Table) -> int:
        if table.winner >= 0:
            return DONE
        if self.roller(table) >= 0:
            return CHANCE
        best = 0
        for seat in range(table.seats):
            if self.rolling >> seat & 1:
                self.left[seat] -= self.faces[seat]
                best = max(best, self.left[seat])
            self.faces[seat] = NOT_ROLLED
        for seat in range(table.seats):
            if self.left[seat] != best:
                self.rolling &= ~(1 << seat)
        if self.rolling.bit_count() == 1:
            table.winner = self.rolling.bit_length() - 1
            table.reason = 1
            return DONE
        if best == 0 or self.number == LAST_ROLL:
            table.push(Tokens(self.rolling))
        self.number += 1
        return AGAIN


@final
class Tokens(Draw):
    """The highest tiebreaker token decides the game (TS-2.7)."""

    name: ClassVar[str] = "tokens"
    fields: ClassVar[tuple[str, ...]] = ("tied",)
    asks: ClassVar[str] = "tie"

    def __init__(self, tied: int) -> None:
        self.tied = tied

    def copy(self) -> Tokens:
        return Tokens(self.tied)

    def run(self, table: Table) -> int:
        return CHANCE if table.winner < 0 else DONE

    def codes(self, table: Table, seat: int) -> list[int]:
        return [TIE + seat for seat in range(table.seats) if self.tied >> seat & 1]

    def weights(self, table: Table) -> list[int]:
        return [1] * self.tied.bit_count()

    def settle(self, table: Table, seat: int, code: int) -> None:
        table.winner = code - TIE
        table.reason = 2
        table.tell(TokenDrawn(table.winner))
