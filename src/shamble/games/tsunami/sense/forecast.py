"""What everybody can expect to have in the end, and what that makes of a seat's chance to win.

A player's things are worth the zombies they will bring by and by, in hundredths of a zombie. Whose gain hurts whom is
a question of who can win: ``stakes`` says how much of a rival's zombie is one's own loss.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from shamble.core.frame import DONE
from shamble.games.tsunami.box import (
    BANKER,
    BIRD_COPIES,
    BIRD_KINDS,
    BOMB_BIRD,
    BRAIN,
    DRAGON_HEAD,
    DRAGON_REWARD,
    DRAGON_TAIL,
    FAIRY,
    GIANT,
    MAGNET,
    NINJA,
    PTERO,
    PUNK,
    QUARTERBACK,
    ROBO,
    SECRET_REWARD,
    SLOTS,
    STREET_NUMBER,
    SUPER_BIRD,
    SUPER_FAIRY,
    TSUNAMI,
    UFO,
)
from shamble.games.tsunami.sense.road import IS_JUMP, ZOMBIE, Road, may_spend, mean_loss, road_of
from shamble.games.tsunami.state import Table

WIN: Final = 10_000  # a sure win, in the unit of worth
COIN: Final = 105  # what a coin buys
COIN_KEPT: Final = 85  # one kept for the next shop, where another comes along
SPARE_COIN: Final = 5  # one that the cap will eat
CIVILIAN: Final = 85  # bombs fall on civilians
CIVILIAN_SAFE: Final = 95  # at the round's last interlude
SAVE: Final = 85
SAVE_TWO: Final = 150
SUPER_SAVE: Final = 185
BOMB_KEPT: Final = 80
PUSH_HELP: Final = 70
SUPER_HELP: Final = 110
SHIELD: Final = 25  # a Robo, for each round that is left
HIDDEN_SECRET: Final = 75  # another's face-down card, in the first half of a round
SECRET: Final = SECRET_REWARD * ZOMBIE

# How widely the end scatters, by the street cards to come: the temperature of the chance to win.
SPREAD: Final = [80, 120, 220, 260, 360, 400, 430, 460, 540, 580, 600, 620, 640, 650, 660, 670, 680, 680, 680]
FAINT: Final = 1200  # so far behind there is no chance, in hundredths of the spread
LIKELY: Final = [int(1_000_000 * exp(-behind / 100)) for behind in range(FAINT + 1)]


def win_chances(forecast: list[int], cards: int) -> list[int]:
    """By seat: its chance to win if the end is expected to be so; all of them together are WIN."""
    best = max(forecast)
    spread = SPREAD[cards]
    likely = [LIKELY[min(FAINT, (best - value) * 100 // spread)] for value in forecast]
    total = sum(likely)
    return [WIN * one // total for one in likely]


def stakes(forecast: list[int], seat: int, cards: int) -> list[int]:
    """By seat, in percent: how much of a zombie won by it is lost to one's own chances; nothing for oneself."""
    chances = win_chances(forecast, cards)
    chances[seat] = 0
    others = sum(chances)
    if not others:
        return [0 if other == seat else 100 // (len(forecast) - 1) for other in range(len(forecast))]
    return [100 * chance // others for chance in chances]


def worth(table: Table, seat: int) -> int:
    """The seat's chance to win, in ten thousandths; at the end half for the win, half for how close it was.

    A few playouts tell more by margins than by wins alone, which a single zombie decides.
    """
    if table.pending == DONE:
        won = WIN if table.result().ranking[0][0] == seat else 0
        return (won + win_chances([ZOMBIE * horde for horde in table.hordes], 0)[seat]) // 2
    road = road_of(table)
    return win_chances(forecasts(table, road, seat), road.cards)[seat]


def forecasts(table: Table, road: Road, seat: int) -> list[int]:
    """By seat: what it can expect to have in the end, as this seat sees it."""
    return [expected(table, road, other, other == seat) for other in range(table.seats)]


def expected(table: Table, road: Road, seat: int, own: bool) -> int:
    """The zombies that a seat can expect in the end; of another's hidden cards only the number counts."""
    horde = table.hordes[seat]
    total = horde * road.lasts
    card = road.card
    if card >= 0 and IS_JUMP[card] and STREET_NUMBER[card] <= 3:
        total -= mean_loss(horde, STREET_NUMBER[card])
    total += table.civilians[seat] * civilian(road)
    total += purse(table, road, seat, table.coins[seat])
    total += saves(road, table.kept[seat * 2], table.kept[seat * 2 + 1])
    if own:
        values: list[int] = birds_on(road)
        for kind in range(BIRD_KINDS):
            count = table.birds[seat * BIRD_KINDS + kind]
            if count:
                total += count * values[kind]
    else:
        total += table.hand_size(seat) * any_bird(road)
    if table.is_down(seat):
        total += own_secret(table, road, seat) if own else hidden_secret(table, road)
    return total


# --- things ---------------------------------------------------------------------------------------------------------


def use(percent: int) -> int:
    """How likely a card is of use, in percent, when so many occasions (in percent) are to come."""
    return min(100, percent * 7 // 10)


def saves(road: Road, ones: int, twos: int) -> int:
    """So many kept Saves of either kind."""
    return (ones * SAVE + twos * SAVE_TWO) * use(road.jumps) * road.stays // 10_000


def civilian(road: Road) -> int:
    """A civilian that is still to see the round's end."""
    return (CIVILIAN_SAFE if road.last else CIVILIAN) * (road.lasts + 100) // 200


def purse(table: Table, road: Road, seat: int, coins: int) -> int:
    """So many coins in the seat's purse: spent in this shop, or kept for the next one, where the cap waits."""
    if not coins:
        return 0
    if may_spend(table, seat):
        return coins * COIN * (100 + road.stays) // 200
    return COIN_KEPT + (coins - 1) * SPARE_COIN if road.shops else 0


def kept_coins(road: Road, coins: int) -> int:
    """So many coins kept beyond this visit."""
    return COIN_KEPT + (coins - 1) * SPARE_COIN if coins and road.shops else 0


@lru_cache(maxsize=1 << 12)
def birds_on(road: Road) -> list[int]:
    """By kind: what a Zombird in hand is worth on this road; at the end, one that nobody has seen, by and large."""
    values = [bird_value(road, kind) * road.stays // 100 for kind in range(BIRD_KINDS)]
    total = 0
    for kind, copies in enumerate(BIRD_COPIES):
        total += copies * values[kind]
    return [*values, total // sum(BIRD_COPIES)]


def bird(road: Road, kind: int) -> int:
    """A Zombird in hand."""
    found: list[int] = birds_on(road)
    return found[kind]


def any_bird(road: Road) -> int:
    """A Zombird that nobody has seen."""
    found: list[int] = birds_on(road)
    return found[BIRD_KINDS]


def bird_value(road: Road, kind: int) -> int:
    """What a Zombird is good for in what is to come."""
    if kind == BRAIN:
        return ZOMBIE
    if road.over:
        return 0
    if kind == PTERO:
        return ZOMBIE + ZOMBIE // 3
    if kind == BOMB_BIRD:
        return BOMB_KEPT
    if kind == BANKER or kind == MAGNET:
        return COIN_KEPT if road.shops else SPARE_COIN
    if kind == FAIRY:
        return SAVE * use(road.jumps) // 100
    if kind == SUPER_FAIRY:
        return SUPER_SAVE * use(road.jumps) // 100
    if kind == PUNK:
        return PUSH_HELP * use(road.pushes) // 100
    if kind == SUPER_BIRD:
        return SUPER_HELP * use(road.pushes) // 100
    assert kind == ROBO
    return SHIELD * (road.cards // SLOTS + 1)


# --- secret cards ---------------------------------------------------------------------------------------------------


def hidden_secret(table: Table, road: Road) -> int:
    """Another's face-down card, whatever it is."""
    return 0 if road.last else HIDDEN_SECRET * (2 * SLOTS - table.slot) // (2 * SLOTS)


def own_secret(table: Table, road: Road, seat: int) -> int:
    """One's own face-down card, by what can still make it score in this round."""
    kind = table.secret[seat]
    if kind == UFO:
        if table.civilians[seat]:
            return SECRET * (95 if road.last else 75) // 100
        if road.last:
            return 0
        return SECRET // 2 if road.shops_now or may_spend(table, seat) else SECRET // 20
    if kind == GIANT:
        if table.birds[seat * BIRD_KINDS + BOMB_BIRD]:
            return SECRET // 2 if not road.last else 0
        return SECRET // 4 if road.shops_now or may_spend(table, seat) else 0
    if kind == TSUNAMI:
        return SECRET * min(100, road.pushes_now) * 60 // 10_000
    if kind == NINJA:
        return SECRET * min(100, road.pushes_now) * 75 // 10_000
    if kind == QUARTERBACK:
        return SECRET * (35 if road.shops_now else 15) // 100 if not road.last else 0
    assert kind == DRAGON_HEAD or kind == DRAGON_TAIL
    if road.last:
        return 0
    best = max([chance_of(table, seat, other, other_dragon(kind)) for other in range(table.seats) if other != seat])
    return DRAGON_REWARD * best + 10


def other_dragon(kind: int) -> int:
    """The dragon that this one seeks."""
    return DRAGON_TAIL if kind == DRAGON_HEAD else DRAGON_HEAD


def chance_of(table: Table, seat: int, holder: int, kind: int) -> int:
    """In percent: how likely, as the seat knows it, this secret card lies live before the holder."""
    if not table.is_down(holder) or not table.could_hold(kind):
        return 0
    if table.known[holder] >> seat & 1:
        return 100 if table.secret[holder] == kind else 0
    if table.denied[holder] >> kind & 1:
        return 0
    hidden = 0
    for place, known in enumerate(table.known):
        if known >> seat & 1:
            if table.secret[place] == kind:
                return 0
        elif not table.denied[place] >> kind & 1:
            hidden += 1
    return 100 // hidden
