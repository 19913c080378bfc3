"""What each option of an ask is worth to the seat, estimated without playing it, in hundredths of a zombie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from shamble.core.answer import PASS, PASS_TURN, STOP
from shamble.games.tsunami.box import (
    ACT,
    ACT_BANKER,
    ACT_BOMB,
    ACT_DRAGON,
    ACT_DROP_COIN,
    ACT_GIVE,
    ACT_MAGNET,
    ACT_PTERO,
    BANKER,
    BIRD_COPIES,
    BIRD_KINDS,
    BIRD_PUSH,
    BOMB,
    BOMB_BIRD,
    BUY,
    COIN_CAP,
    DRAGON_ANSWER,
    DRAGON_REWARD,
    EVENT_BOMB,
    EVENT_BONUS,
    EVENT_CAP,
    EVENT_JUMP,
    EVENT_ZOMBIE,
    EXCHANGE,
    FAIRY,
    FLIP,
    GIANT,
    JOIN,
    MAGNET,
    MEGABOMB,
    NAME,
    NINJA,
    PRICE,
    PTERO,
    PUNK,
    PUSH_LOSS,
    QUARTERBACK,
    ROBO,
    SAVE,
    SAVE1,
    SAVE2,
    SAVE_SETS,
    SCORE,
    SEAT_BITS,
    SEAT_MASK,
    SHOP_CIVILIANS,
    SHOP_STEALS,
    SHOP_ZOMBIES,
    SPLIT,
    SUPER_BIRD,
    SUPER_FAIRY,
    TAKE_CIVILIAN,
    TAKE_COIN,
    UFO,
    USE_PUNK,
    USE_ROBO,
    VISIT_LIMIT,
    ZOMBIRD,
)
from shamble.games.tsunami.frames.bombs import Bomb, BombAnswer, GiantMoment, MegaBomb
from shamble.games.tsunami.frames.interlude import DragonMoment, Interlude
from shamble.games.tsunami.frames.rounds import EventOffer, UfoMoment
from shamble.games.tsunami.frames.shop import Exchange, Visit
from shamble.games.tsunami.frames.street import (
    CivilianBomb,
    PushBirds,
    PushMoment,
    Saving,
    Vote,
    ZombieCoin,
    push_below,
)
from shamble.games.tsunami.sense.forecast import (
    SECRET,
    any_bird,
    bird,
    chance_of,
    civilian,
    forecasts,
    hidden_secret,
    kept_coins,
    other_dragon,
    own_secret,
    purse,
    saves,
    stakes,
)
from shamble.games.tsunami.sense.road import ZOMBIE, mean_loss, road_of
from shamble.games.tsunami.sense.talk import Heard, Talkers
from shamble.games.tsunami.sense.vote import vote_gains
from shamble.games.tsunami.state import Table

WASTE = -1000  # what nobody does who thinks
DROPS = {ACT_BANKER: BANKER, ACT_BOMB: BOMB_BIRD, ACT_PTERO: PTERO, ACT_MAGNET: MAGNET}


@final
class Eyes:
    """A table as one seat looks at it: the road ahead, and how much of each rival's gain is its own loss."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.road = road_of(table)
        self.forecast = forecasts(table, self.road, seat)
        self.stakes = stakes(self.forecast, seat, self.road.cards)

    def own(self, zombies: int) -> int:
        """So many zombies for oneself."""
        return zombies * self.road.lasts

    def takes_from(self, other: int, zombies: int) -> int:
        """So many zombies lost by another, who always keeps one (TS-2.8)."""
        lost = min(zombies, self.table.hordes[other] - 1)
        return lost * self.road.lasts * self.stakes[other] // 100

    def steals(self, other: int, zombies: int) -> int:
        """So many zombies stolen."""
        taken = min(zombies, self.table.hordes[other])
        return taken * self.road.lasts + self.takes_from(other, zombies)

    def bird_for(self, event: int) -> int:
        """The bird that an event gives for this, unless it was had already (TS-8.5)."""
        table = self.table
        if table.event != event or table.claimed >> self.seat & 1:
            return 0
        return any_bird(self.road)

    def followers(self, count: int) -> int:
        """So many civilians, and with the first one the UFO's chance."""
        value = count * civilian(self.road)
        if self.table.holds(self.seat, UFO) and not self.table.civilians[self.seat]:
            value += SECRET * 75 // 100 - own_secret(self.table, self.road, self.seat)
        return value

    def bombs(self, other: int) -> int:
        """A bomb thrown at another: what it destroys, less the risk of a Quarterback (TS-4.2)."""
        table = self.table
        hit = civilian(self.road) * table.civilians[other] * self.stakes[other] // 100
        if not hit:
            hit = self.takes_from(other, 1)
        elif table.holds(self.seat, GIANT):
            hit += SECRET + self.bird_for(EVENT_BONUS)
        hit += self.bird_for(EVENT_BOMB)
        caught = chance_of(table, self.seat, other, QUARTERBACK)
        shielded = min(50, 100 * table.hand_size(other) * BIRD_COPIES[ROBO] // sum(BIRD_COPIES))
        theft = min(2, table.hordes[self.seat] - 1) * self.road.lasts * (100 + self.stakes[other]) // 100
        return (hit * (100 - caught) * (100 - shielded) // 100 - theft * caught) // 100


def gains(table: Table, seat: int, heard: Sequence[Heard] = ()) -> list[int]:
    """By option: what it is worth to the seat, compared with doing nothing; what others hide is not looked at."""
    top = table.frames[-1]
    codes = table.codes(seat)
    eyes = Eyes(table, seat)
    if isinstance(top, Vote):
        return vote_gains(table, seat, eyes.road, eyes.stakes, Talkers(table, heard))
    if isinstance(top, Visit):
        return [visit_gain(eyes, top, code) for code in codes]
    if isinstance(top, Interlude):
        return [interlude_gain(eyes, code) for code in codes]
    if isinstance(top, PushBirds):
        return [push_bird_gain(eyes, code) for code in codes]
    if isinstance(top, MegaBomb):
        return [name_gain(eyes, code) for code in codes]
    if isinstance(top, Exchange):
        return [exchange_gain(eyes, top, code) for code in codes]
    if isinstance(top, Saving):
        loss = min(top.loss(table, seat), table.hordes[seat] - 1)
        return [save_gain(eyes, code, loss, top.loss(table, seat)) for code in codes]
    if isinstance(top, BombAnswer):
        return [bomb_answer_gain(eyes, code) for code in codes]
    return [plain_gain(eyes, code) for code in codes]


def plain_gain(eyes: Eyes, code: int) -> int:
    """Asks in which an option speaks for itself: the street's offers, events, moments to score."""
    table, seat, top = eyes.table, eyes.seat, eyes.table.frames[-1]
    if isinstance(top, CivilianBomb):
        return eyes.followers(1) if code == TAKE_CIVILIAN else eyes.bombs(code - BOMB)
    if isinstance(top, ZombieCoin):
        if code == TAKE_COIN:
            have = table.coins[seat]
            return purse(table, eyes.road, seat, min(COIN_CAP, have + 1)) - purse(table, eyes.road, seat, have)
        return eyes.own(1)
    if isinstance(top, EventOffer):
        return event_gain(eyes) if code == JOIN else 0
    if isinstance(top, (UfoMoment, GiantMoment, DragonMoment)):
        return 0 if code == PASS else eyes.own(2) + eyes.bird_for(EVENT_BONUS)
    assert isinstance(top, PushMoment)
    return moment_gain(eyes, code)


def event_gain(eyes: Eyes) -> int:
    """Joining in the Jump or Look event for a bird (TS-8.4)."""
    table, seat = eyes.table, eyes.seat
    if table.event == EVENT_JUMP:
        return any_bird(eyes.road) - mean_loss(table.hordes[seat], EVENT_CAP) * eyes.road.lasts // 100
    return any_bird(eyes.road) - ZOMBIE // 5


def moment_gain(eyes: Eyes, code: int) -> int:
    """Ninja or Tsunami after a push (TS-7.4, TS-7.7)."""
    if code == PASS:
        return 0
    if code == SCORE + NINJA:
        push = push_below(eyes.table)
        spared = PUSH_LOSS if push.is_short(eyes.table, push.votes[eyes.seat]) else 0
        return eyes.own(2 + spared) + eyes.bird_for(EVENT_BONUS)
    one, other = (code - SPLIT) >> SEAT_BITS, (code - SPLIT) & SEAT_MASK
    stolen = eyes.steals(one, 2) if one == other else eyes.steals(one, 1) + eyes.steals(other, 1)
    return stolen + eyes.bird_for(EVENT_BONUS)


# --- interludes -----------------------------------------------------------------------------------------------------


def interlude_gain(eyes: Eyes, code: int) -> int:
    """Passing costs nothing and asks again; passing for the whole turn gives away what it may bring."""
    if code == PASS:
        return 0
    return WASTE if code == PASS_TURN else act_gain(eyes, code)


def act_gain(eyes: Eyes, code: int) -> int:
    """An action of an interlude: what it brings, less the card that is spent for it."""
    table, seat, road = eyes.table, eyes.seat, eyes.road
    kind, other = (code - ACT) >> SEAT_BITS, (code - ACT) & SEAT_MASK
    cost = bird(road, DROPS[kind]) if kind in DROPS else 0
    if kind == ACT_DRAGON:
        return dragon_gain(eyes, other)
    if kind == ACT_BANKER:
        return coin_gain(eyes) - cost
    if kind == ACT_BOMB:
        return eyes.bombs(other) - cost
    if kind == ACT_PTERO:
        # A theft can wait for the last interlude, where no jump is left to cost the zombie again.
        return eyes.steals(other, 1) - (0 if road.over else ZOMBIE + ZOMBIE * max(eyes.stakes) // 100)
    if kind == ACT_MAGNET:
        coins = table.coins[other]
        lost = purse(table, road, other, coins) - purse(table, road, other, coins - 1)
        return coin_gain(eyes) + lost * eyes.stakes[other] // 100 - cost
    if kind == ACT_GIVE:
        return any_bird(road) - eyes.own(1) * (100 + eyes.stakes[other]) // 100
    if kind == ACT_DROP_COIN:
        return (
            any_bird(road)
            + purse(table, road, seat, table.coins[seat] - 1)
            - purse(table, road, seat, table.coins[seat])
        )
    return WASTE  # a Secret Bonus card turned up for nothing


def coin_gain(eyes: Eyes) -> int:
    """One more coin now."""
    have = eyes.table.coins[eyes.seat]
    return purse(eyes.table, eyes.road, eyes.seat, have + 1) - purse(eyes.table, eyes.road, eyes.seat, have)


def dragon_gain(eyes: Eyes, other: int) -> int:
    """Naming the other dragon's holder: three zombies, or two for the real one (TS-7.6)."""
    table, seat = eyes.table, eyes.seat
    sought = other_dragon(table.secret[seat])
    right = chance_of(table, seat, other, sought)
    given = 0
    for holder in range(table.seats):
        if holder != seat and holder != other:
            given += chance_of(table, seat, holder, sought) * eyes.stakes[holder] * DRAGON_ANSWER
    bonus = DRAGON_REWARD * eyes.road.lasts + eyes.bird_for(EVENT_BONUS)
    return (right * bonus - given * eyes.road.lasts // 100) // 100 - own_secret(table, eyes.road, seat)


# --- the shop -------------------------------------------------------------------------------------------------------


def visit_gain(eyes: Eyes, visit: Visit, code: int) -> int:
    """A purchase, an action, or leaving with the coins that are left."""
    coins = eyes.table.coins[eyes.seat]
    if code == PASS:
        return kept_coins(eyes.road, coins)
    if code < BUY:
        return act_in_visit(eyes, visit, code)
    kind = (code - BUY) >> SEAT_BITS
    left = coins - PRICE[kind]
    return card_gain(eyes, kind, (code - BUY) & SEAT_MASK) + purse_in_visit(eyes, visit.bought + 1, left)


def purse_in_visit(eyes: Eyes, bought: int, coins: int) -> int:
    """So many coins in hand in the middle of one's visit."""
    if bought < VISIT_LIMIT:
        return purse(eyes.table, eyes.road, eyes.seat, coins)
    return kept_coins(eyes.road, coins)


def act_in_visit(eyes: Eyes, visit: Visit, code: int) -> int:
    """An action does not end the visit, so the coins stay good for what they are."""
    coins = eyes.table.coins[eyes.seat]
    value = act_gain(eyes, code) + purse_in_visit(eyes, visit.bought, coins)
    if visit.bought >= VISIT_LIMIT and (code - ACT) >> SEAT_BITS in (ACT_BANKER, ACT_MAGNET):
        value -= coin_gain(eyes) - kept_coins(eyes.road, coins + 1) + kept_coins(eyes.road, coins)
    return value


def card_gain(eyes: Eyes, kind: int, other: int) -> int:
    """A shop card, its price apart."""
    table, seat, road = eyes.table, eyes.seat, eyes.road
    if SHOP_ZOMBIES[kind]:
        return eyes.own(SHOP_ZOMBIES[kind])
    if SHOP_CIVILIANS[kind]:
        return eyes.followers(SHOP_CIVILIANS[kind])
    if SHOP_STEALS[kind]:
        return eyes.steals(other, SHOP_STEALS[kind])
    if kind == SAVE1 or kind == SAVE2:
        return saves(road, int(kind == SAVE1), int(kind == SAVE2))
    if kind == MEGABOMB:
        return sum([max(0, eyes.bombs(rival)) for rival in range(table.seats) if rival != seat])
    if kind == EXCHANGE:
        return max(0, exchange_own(eyes))
    if kind == FLIP:
        return flip_gain(eyes, other)
    if kind == ZOMBIRD:
        return any_bird(road)
    return eyes.bombs(other)


def flip_gain(eyes: Eyes, holder: int) -> int:
    """A secret card turned over: one's own comes to life again, another's dies (TS-5.7)."""
    table, seat, road = eyes.table, eyes.seat, eyes.road
    own = holder == seat
    value = own_secret(table, road, seat) if own else hidden_secret(table, road) * eyes.stakes[holder] // 100
    if not own:
        return value if table.is_down(holder) else -value
    return -value if table.is_down(seat) else value


def exchange_own(eyes: Eyes) -> int:
    """One's own secret card for another's."""
    if not eyes.table.is_down(eyes.seat):
        return WASTE
    return hidden_secret(eyes.table, eyes.road) - own_secret(eyes.table, eyes.road, eyes.seat)


def exchange_gain(eyes: Eyes, frame: Exchange, code: int) -> int:
    """Naming the two who exchange, in the order of seats (TS-5.6)."""
    named = code - NAME
    if named == eyes.seat or frame.one == eyes.seat:
        return exchange_own(eyes)
    if frame.one < 0 and named < eyes.seat:
        return max(0, exchange_own(eyes))
    return 0


def name_gain(eyes: Eyes, code: int) -> int:
    """Naming the targets of a Mega Bomb, in the order of seats (TS-4.4)."""
    if code == STOP:
        return 0
    rest = [eyes.bombs(other) for other in range(code - NAME + 1, eyes.table.seats) if other != eyes.seat]
    return eyes.bombs(code - NAME) + sum([max(0, value) for value in rest])


# --- saves, answers, birds in a push --------------------------------------------------------------------------------


def saves_cost(eyes: Eyes, code: int) -> int:
    """What the cards of a set of saves are worth unused."""
    counts = SAVE_SETS[code - SAVE].counts
    return (
        saves(eyes.road, counts[0], counts[1])
        + counts[2] * bird(eyes.road, FAIRY)
        + counts[3] * bird(eyes.road, SUPER_FAIRY)
    )


def save_gain(eyes: Eyes, code: int, loss: int, dying: int) -> int:
    """A set of saves in a jump: zombies that stay, and perhaps the Zombie event's bird, for its cards."""
    if code == PASS:
        return 0
    most = SAVE_SETS[code - SAVE].saves
    # One that a lone zombie would be replaced for need not be saved (TS-2.8).
    kept = min(loss, max(0, most - (dying - loss)))
    return eyes.own(kept) + (eyes.bird_for(EVENT_ZOMBIE) if most >= dying else 0) - saves_cost(eyes, code)


def bomb_answer_gain(eyes: Eyes, code: int) -> int:
    """Letting a bomb fall, or stopping it (TS-4.2)."""
    table, seat = eyes.table, eyes.seat
    lost = civilian(eyes.road) * table.civilians[seat] or eyes.own(min(1, table.hordes[seat] - 1))
    if table.civilians[seat] and table.holds(seat, UFO):
        lost += own_secret(table, eyes.road, seat)
    if code == PASS:
        return -lost
    if code == USE_ROBO:
        return -bird(eyes.road, ROBO)
    if code == SCORE + QUARTERBACK:
        bomb = table.frames[-2]
        assert isinstance(bomb, Bomb)
        return eyes.steals(bomb.seat, 2) + eyes.bird_for(EVENT_BONUS)
    return -saves_cost(eyes, code)


def push_bird_gain(eyes: Eyes, code: int) -> int:
    """A bird for one's team, if it is enough for the number (TS-3.4)."""
    if code == PASS:
        return 0
    table, seat = eyes.table, eyes.seat
    push = push_below(table)
    bead = push.votes[seat]
    short = push.need - push.total(table, bead)
    played = PUNK if code == USE_PUNK else SUPER_BIRD
    at = seat * BIRD_KINDS
    punks, super_birds = table.birds[at + PUNK], table.birds[at + SUPER_BIRD]
    if short > BIRD_PUSH[PUNK] * punks + BIRD_PUSH[SUPER_BIRD] * super_birds:
        return WASTE
    cost = bird(eyes.road, played)
    if short > BIRD_PUSH[played]:  # the other birds must follow
        cost = punks * bird(eyes.road, PUNK) + super_birds * bird(eyes.road, SUPER_BIRD)
    immune = table.holds(seat, NINJA) and push.is_smallest(seat)
    value = 0 if immune else eyes.own(min(PUSH_LOSS, table.hordes[seat] - 1))
    for mate, vote in enumerate(push.votes):
        if vote == bead and mate != seat:
            value -= eyes.takes_from(mate, PUSH_LOSS)
    return value - cost


def quiet(codes: list[int]) -> bool:
    """Whether all that could be done is to turn up one's own card for nothing."""
    return len(codes) == 3 and codes[0] == PASS and ACT <= codes[2] < ACT + (1 << SEAT_BITS)
