"""Interludes (TS-8.3): what anybody may do between the steps of a round, and in the own shop visit."""

from __future__ import annotations

from typing import ClassVar, final

from shamble.core.answer import PASS
from shamble.core.errors import Illegal, seat_letter
from shamble.core.windows import Gather, Offer
from shamble.games.tsunami import refusals
from shamble.games.tsunami.box import (
    ACT,
    ACT_BANKER,
    ACT_BOMB,
    ACT_DRAGON,
    ACT_DROP_COIN,
    ACT_GIVE,
    ACT_MAGNET,
    ACT_PTERO,
    ACT_TURN_UP,
    BANKER,
    BIRD_KINDS,
    BOMB_BIRD,
    BUY,
    COIN_CAP,
    DRAGON_ANSWER,
    DRAGON_HEAD,
    DRAGON_REWARD,
    DRAGON_TAIL,
    EVENT_BONUS,
    EVENT_COIN,
    EVENT_GIVE,
    MAGNET,
    NOBODY,
    PTERO,
    SCORE,
    SEAT_BITS,
    SEAT_MASK,
)
from shamble.games.tsunami.facts import (
    BY_BIRD,
    BY_SECRET,
    DroppedCoin,
    Gave,
    NamedDragon,
    PlayedBird,
    StoleCoin,
    TurnedUp,
)
from shamble.games.tsunami.frames.bombs import throw_bomb
from shamble.games.tsunami.frames.draws import draw_birds
from shamble.games.tsunami.frames.refuse import absent, refuse_in_window
from shamble.games.tsunami.state import Table

OTHER_DRAGON = {DRAGON_HEAD: DRAGON_TAIL, DRAGON_TAIL: DRAGON_HEAD}
ACT_BIRD = {ACT_BANKER: BANKER, ACT_BOMB: BOMB_BIRD, ACT_PTERO: PTERO, ACT_MAGNET: MAGNET}


# --- what can be done -----------------------------------------------------------------------------------------------


def may_act(table: Table, seat: int) -> bool:
    """Whether public facts allow the seat an action (TS-8.7)."""
    return table.is_down(seat) or table.has_bird(seat) or may_claim(table, seat)


def may_claim(table: Table, seat: int) -> bool:
    """Whether the seat can pay for the event's bird now (TS-8.5)."""
    if table.claimed >> seat & 1:
        return False
    if table.event == EVENT_GIVE:
        return table.hordes[seat] > 1
    return table.event == EVENT_COIN and table.coins[seat] > 0


def actions(table: Table, seat: int) -> list[int]:
    """What the seat can do in an interlude or in its shop visit (TS-8.6), in increasing order."""
    found: list[int] = []
    if table.is_down(seat):
        found.append(ACT + (ACT_TURN_UP << SEAT_BITS | NOBODY))
        if table.secret[seat] in OTHER_DRAGON:
            found += aimed(table, seat, ACT_DRAGON, table.down())
    birds, at = table.birds, seat * BIRD_KINDS
    everyone = table.everyone()
    purse_open = table.coins[seat] < COIN_CAP
    if birds[at + BANKER] and purse_open:
        found.append(ACT + (ACT_BANKER << SEAT_BITS | NOBODY))
    if birds[at + BOMB_BIRD]:
        found += aimed(table, seat, ACT_BOMB, everyone)
    if birds[at + PTERO]:
        found += aimed(table, seat, ACT_PTERO, everyone)
    if birds[at + MAGNET] and purse_open:
        found += aimed(table, seat, ACT_MAGNET, with_coins(table))
    if may_claim(table, seat):
        if table.event == EVENT_GIVE:
            found += aimed(table, seat, ACT_GIVE, everyone)
        else:
            found.append(ACT + (ACT_DROP_COIN << SEAT_BITS | NOBODY))
    return found


def aimed(table: Table, seat: int, act: int, mask: int) -> list[int]:
    """The codes of an action at each other seat of the mask."""
    base = ACT + (act << SEAT_BITS)
    return [base + other for other in range(table.seats) if other != seat and mask >> other & 1]


def with_coins(table: Table) -> int:
    """Bit mask of the seats that have a coin."""
    mask = 0
    for seat in range(table.seats):
        if table.coins[seat]:
            mask |= 1 << seat
    return mask


# --- doing it -------------------------------------------------------------------------------------------------------


def act(table: Table, seat: int, code: int) -> None:
    """Do one action; what it sets off lies on top afterwards."""
    kind, target = (code - ACT) >> SEAT_BITS, (code - ACT) & SEAT_MASK
    if kind in ACT_BIRD:
        table.discard_bird(seat, ACT_BIRD[kind])
        table.tell(PlayedBird(seat, ACT_BIRD[kind], -1 if target == NOBODY else target))
    if kind == ACT_TURN_UP:
        table.tell(TurnedUp(seat, table.secret[seat]))
        table.show_secret(seat)
    elif kind == ACT_DRAGON:
        name_dragon(table, seat, target)
    elif kind == ACT_BANKER:
        table.earn_coin(seat, BY_BIRD)
    elif kind == ACT_BOMB:
        throw_bomb(table, seat, target, BY_BIRD)
    elif kind == ACT_PTERO:
        table.steal(seat, target, 1, BY_BIRD)
    elif kind == ACT_MAGNET:
        table.coins[target] -= 1
        table.coins[seat] += 1
        table.tell(StoleCoin(seat, target))
    elif kind == ACT_GIVE:
        table.hordes[seat] -= 1
        table.hordes[target] += 1
        table.tell(Gave(seat, target))
        draw_birds(table, table.earns(seat, EVENT_GIVE))
    else:
        table.coins[seat] -= 1
        table.tell(DroppedCoin(seat))
        draw_birds(table, table.earns(seat, EVENT_COIN))


def name_dragon(table: Table, seat: int, target: int) -> None:
    """A dragon is turned up and names the other's holder (TS-7.6). What was said of the card is open to all."""
    other = OTHER_DRAGON[table.secret[seat]]
    right = table.secret[target] == other
    table.show_secret(seat)
    table.tell(NamedDragon(seat, target, table.secret[seat], int(right)))
    if right:
        table.known[target] = table.everyone()
        reward_dragon(table, seat, DRAGON_REWARD)
        return
    table.denied[target] |= 1 << other
    asked = table.down() & ~(1 << target)
    if asked and not table.lies_up(other):
        table.push(DragonMoment(asked, [-1] * table.seats, 0, 0))


def reward_dragon(table: Table, seat: int, count: int) -> None:
    """A dragon scores (TS-7.6, TS-8.5)."""
    table.grow(seat, count, BY_SECRET)
    draw_birds(table, table.earns(seat, EVENT_BONUS))


@final
class DragonMoment(Gather[Table]):
    """After a wrong name the real holder may turn the other dragon up (TS-7.6)."""

    name: ClassVar[str] = "dragon"
    asks: ClassVar[str] = "dragon"

    def copy(self) -> DragonMoment:
        return DragonMoment(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        if table.secret[seat] in OTHER_DRAGON and table.is_down(seat):
            return [PASS, SCORE + table.secret[seat]]
        return [PASS]

    def reveal(self, table: Table) -> None:
        for seat in table.clockwise():
            if self.sealed[seat] > PASS:
                table.score(seat)
                reward_dragon(table, seat, DRAGON_ANSWER)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_in_window(table, seat, code)


@final
class Interlude(Offer[Table]):
    """All whom public facts allow an action are asked, clockwise and round again, until all have passed (TS-8.3)."""

    name: ClassVar[str] = "interlude"
    asks: ClassVar[str] = "interlude"

    def copy(self) -> Interlude:
        return Interlude(self.first, self.at, self.passed, self.said, self.opened, self.forced)

    def eligible(self, table: Table) -> int:
        return able(table)

    def plays(self, table: Table, seat: int) -> list[int]:
        return actions(table, seat)

    def resolve(self, table: Table, seat: int, code: int) -> None:
        act(table, seat, code)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_act(table, seat, code)


def able(table: Table) -> int:
    """Bit mask of those who are asked in an interlude (TS-8.7)."""
    mask = table.down()
    for seat in range(table.seats):
        if not mask >> seat & 1 and (table.has_bird(seat) or may_claim(table, seat)):
            mask |= 1 << seat
    return mask


def hold_interlude(table: Table) -> None:
    """An interlude, if anybody could act in it."""
    if able(table):
        table.push(Interlude(table.first, table.first, 0, 0, 0, 0))


# --- saying no ------------------------------------------------------------------------------------------------------


def refuse_act(table: Table, seat: int, code: int) -> Illegal:
    """Why the seat cannot do this in an interlude or in its visit."""
    if not ACT <= code < BUY:
        return refuse_in_window(table, seat, code)
    kind, target = (code - ACT) >> SEAT_BITS, (code - ACT) & SEAT_MASK
    if target != NOBODY and target >= table.seats:
        return absent(target)
    if kind in ACT_BIRD:
        return refuse_bird(table, seat, kind, target)
    if kind == ACT_TURN_UP:
        return Illegal(refusals.SECRET_UP)
    if kind == ACT_DRAGON:
        return refuse_dragon(table, seat)
    return refuse_claim(table, seat, kind)


def refuse_dragon(table: Table, seat: int) -> Illegal:
    """Why the seat cannot name a dragon's holder, or not that player."""
    if table.secret[seat] not in OTHER_DRAGON:
        return Illegal(refusals.NOT_A_DRAGON)
    return Illegal(refusals.NAME_ANOTHER if table.is_down(seat) else refusals.SECRET_UP)


def refuse_bird(table: Table, seat: int, kind: int, target: int) -> Illegal:
    """Why this bird cannot be played, or not at that player."""
    if not table.zombird:
        return Illegal(refusals.NO_EXPANSION)
    if not table.birds[seat * BIRD_KINDS + ACT_BIRD[kind]]:
        return Illegal(refusals.NOT_HELD)
    if kind in (ACT_BANKER, ACT_MAGNET) and table.coins[seat] >= COIN_CAP:
        return Illegal(refusals.COINS_FULL)
    if kind == ACT_BOMB:
        return Illegal(refusals.NOT_YOURSELF)
    if kind == ACT_PTERO:
        return Illegal(refusals.NOT_FROM_YOURSELF)
    if target == seat:
        return Illegal(refusals.COIN_FROM_ANOTHER)
    return Illegal(refusals.NO_COIN_THERE, who=seat_letter(target))


def refuse_claim(table: Table, seat: int, kind: int) -> Illegal:
    """Why the event's bird cannot be had."""
    if not table.zombird:
        return Illegal(refusals.NO_EXPANSION)
    if table.event != (EVENT_GIVE if kind == ACT_GIVE else EVENT_COIN):
        return Illegal(refusals.NO_SUCH_EVENT)
    if table.claimed >> seat & 1:
        return Illegal(refusals.CLAIMED)
    if kind == ACT_DROP_COIN:
        return Illegal(refusals.NO_COIN)
    return Illegal(refusals.GIVE_TO_ANOTHER if table.hordes[seat] > 1 else refusals.TOO_FEW_ZOMBIES)
