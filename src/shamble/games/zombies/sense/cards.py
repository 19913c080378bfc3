"""Event cards: what each is worth now, what it is worth in the hand, and which one goes."""

from __future__ import annotations

from typing import Final

from shamble.core.answer import PASS, PASS_TURN
from shamble.games.zombies.box import (
    AFTER_ROLL,
    AFTER_STEP,
    AMMO,
    ANY_WORSE,
    BAD_SENSE,
    BEFORE_DISCARD,
    BRAIN_CRAMP,
    BULLETS,
    BUTTER_FINGERS,
    CHAINSAW,
    CLAUSTROPHOBIA,
    DROP,
    EFFECT_KINDS,
    EFFECT_OF,
    EVENT_KINDS,
    EXTRA_MASK,
    FEAR,
    FINGERS_BULLETS,
    FOOD,
    FORCED_STEPS,
    GRENADE,
    HOME,
    ITEM_HOMES,
    KEYS,
    KEYS_STEPS,
    KIND_SHIFT,
    MARBLES,
    MASTER_ZOMBIES,
    MISCALCULATION,
    MOST_LIVES,
    NOT_DEAD,
    NOT_SO_BAD,
    PARALYSIS,
    PLAY,
    REST,
    REST_LIVES,
    RUSH,
    SCREWED,
    SCREWED_ZOMBIES,
    SEAT_MASK,
    SEAT_SHIFT,
    SHOE,
    SHOTGUN,
    SHOTS,
    STRONG_BONUS,
    TILE_KINDS,
    TOKEN,
    TURNS,
    USE,
    WHERE_EVERYBODY,
    ZOMBIE,
    ZOMBIE_MASTER,
)
from shamble.games.zombies.frames.events import free_in, interior, zombies_in
from shamble.games.zombies.frames.moves import Walk
from shamble.games.zombies.frames.town import steps_of
from shamble.games.zombies.frames.windows import Window
from shamble.games.zombies.sense.fights import prize
from shamble.games.zombies.sense.mind import FADES, Mind, Walker
from shamble.games.zombies.sense.race import LOSS, WIN, bonus_of, distances, kit_of
from shamble.games.zombies.sense.stock import BULLETS as BULLETS_WORTH
from shamble.games.zombies.sense.stock import ITEM_WORTH, LIVES, MOST, SURE, after

NEVER: Final = -5000
FRESH: Final = 38  # what a card not yet drawn is worth
# By card: what it is worth in the hand, in hundredths of a collected zombie.
KEEP: Final = {
    RUSH: 55,
    MARBLES: 8,
    FOOD: 80,
    BAD_SENSE: 60,
    BRAIN_CRAMP: 60,
    BUTTER_FINGERS: 30,
    CHAINSAW: 30,
    CLAUSTROPHOBIA: 12,
    FEAR: 55,
    GRENADE: 45,
    SHOTGUN: 40,
    PARALYSIS: 75,
    NOT_DEAD: 40,
    ANY_WORSE: 15,
    KEYS: 70,
    AMMO: 45,
    REST: 45,
    MISCALCULATION: 15,
    NOT_SO_BAD: 35,
    SCREWED: 25,
    WHERE_EVERYBODY: 55,
    ZOMBIE_MASTER: 20,
    SHOE: 28,
}
ITEM_KEPT: Final = 45  # any other item in the hand
HOSTILE: Final = (BAD_SENSE, BRAIN_CRAMP, BUTTER_FINGERS, CLAUSTROPHOBIA, FEAR, PARALYSIS, NOT_DEAD, SHOE)
HELD: Final = {MARBLES: 20, CHAINSAW: 45, GRENADE: 60, AMMO: 0}  # by item in play: what waiting with it is worth
MOVE_WORTH: Final = 40  # what a movement is worth before the helipad is laid


def weigh_event(mind: Mind, top: Window, codes: list[int]) -> list[int]:
    """Every card and item against waiting."""
    found: list[int] = []
    for code in codes:
        if code == PASS:
            found.append(0)
        elif code == PASS_TURN:
            found.append(NEVER)  # more may come in this turn
        elif code >= USE:
            found.append(use_worth(mind, code - USE) - HELD.get(code - USE, 40))
        else:
            packed = code - PLAY
            kind, target = packed >> KIND_SHIFT, packed >> SEAT_SHIFT & SEAT_MASK
            found.append(play_worth(mind, kind, target, packed & EXTRA_MASK, top) - patience(mind, kind))
    return found


def patience(mind: Mind, kind: int) -> int:
    """What it is worth to wait with a card: less and less until the own next turn renews the event."""
    table = mind.table
    if ITEM_HOMES[kind]:
        return 10
    ahead = (mind.seat - table.active) % table.seats or table.seats
    kept = KEEP.get(kind, ITEM_KEPT) * (30 + 70 * ahead // table.seats) // 100
    if kind in HOSTILE:
        kept = int(kept * max(mind.weights))
    return max(kept, mind.saved(kind))


# --- cards of the hand ----------------------------------------------------------------------------------------------


def play_worth(mind: Mind, kind: int, target: int, extra: int, top: Window) -> int:
    """What a card is worth now, in this window."""
    if ITEM_HOMES[kind]:
        return ITEM_WORTH.get(kind, ITEM_KEPT)
    if kind == SHOTGUN:
        return shotgun_worth(mind) if top.fighter == mind.seat else NEVER
    if kind in (KEYS, REST, RUSH):
        return own_move_worth(mind, kind, top.moment)
    if kind == FOOD or kind == NOT_SO_BAD:
        return rescue_worth(mind, kind, top)
    if target < mind.table.seats:
        return hostile_worth(mind, kind, target, extra, top)
    if kind == BRAIN_CRAMP:
        return cramp_worth(mind)
    return crowd_worth(mind, kind, extra) if top.moment == BEFORE_DISCARD else NEVER


def shotgun_worth(mind: Mind) -> int:
    """Three shots for the fights to come, the first of which is here."""
    table, seat, own = mind.table, mind.seat, mind.own
    lives, bullets, kit, bonus = table.lives[seat], table.bullets[seat], kit_of(table, seat), bonus_of(table, seat)
    with_it = after(2, lives, bullets, kit, SHOTS, bonus, own.kill, own.death)
    return with_it - after(2, lives, bullets, kit, 0, bonus, own.kill, own.death)


def own_move_worth(mind: Mind, kind: int, moment: int) -> int:
    """The Keys, Rest and Rush against the movement as it would be."""
    table = mind.table
    walker = Walker(mind, mind.seat, False)
    if kind == RUSH:
        steps = steps_of(table)
        return walker.best(2 * steps) - walker.best(steps) if moment == AFTER_ROLL else NEVER
    usual = walker.best(int(mind.own.speed + 0.5))
    if kind == KEYS:
        return walker.best(KEYS_STEPS) - usual
    lives = table.lives[mind.seat]
    rested = LIVES[min(MOST_LIVES, lives + REST_LIVES)] - LIVES[lives]
    return rested + walker.best(0) - usual


def rescue_worth(mind: Mind, kind: int, top: Window) -> int:
    """No fights, or this zombie carried away: it may win the game, and saves from a bad fight."""
    table, seat = mind.table, mind.seat
    if top.fighter >= 0:
        if table.pawn[top.fighter] == mind.centre:
            return WIN if top.fighter == seat else NEVER
        if top.fighter != seat:
            return NEVER
        return -mind.own.fight(table)
    if kind == FOOD and seat == table.active and table.driver == seat:
        steps = steps_left(mind, top.moment)
        if mind.to_centre(table.pawn[seat]) <= steps:
            return WIN * (SURE - mind.own.survives(table, 2)) // SURE
    return NEVER


def steps_left(mind: Mind, moment: int) -> int:
    """The steps that the active player still has for certain."""
    table = mind.table
    if moment == AFTER_ROLL:
        return steps_of(table)
    if moment == AFTER_STEP:
        below = table.frames[-2]
        assert isinstance(below, Walk)
        return below.left
    return 0


def hostile_worth(mind: Mind, kind: int, target: int, extra: int, top: Window) -> int:
    """What a card costs a rival, as far as that is one's own gain."""
    table = mind.table
    weight = mind.weights[target]
    if kind == BUTTER_FINGERS:
        return int(weight * slip_worth(mind, target, extra))
    if kind == NOT_DEAD:
        return int(weight * not_dead_worth(mind, target))
    if kind == BAD_SENSE or kind == WHERE_EVERYBODY:
        return relocation_worth(mind, kind, target, top)
    if top.moment != BEFORE_DISCARD:
        return NEVER  # what waits for the target's turn can wait for the end of this one
    move = mind.racers[target].step * mind.racers[target].speed if mind.centre >= 0 else float(MOVE_WORTH)
    threat = mind.threat(target)
    if (table.active + 1) % table.seats != target:
        threat = threat * 2 // 3
    if table.lying[target * EFFECT_KINDS + EFFECT_OF[kind]]:
        return NEVER
    if kind == FEAR:
        return int(weight * move) + threat
    if kind == PARALYSIS:
        return int(weight * (move + 40)) + threat
    if kind == SHOE:
        return int(weight * move * 0.45) + threat // 2
    inside = table.building_of(table.pawn[target]) >= 0
    return int(weight * (35 if inside else 8))


def slip_worth(mind: Mind, target: int, extra: int) -> int:
    """What Butter Fingers takes."""
    table = mind.table
    if extra == BULLETS:
        had = min(table.bullets[target], MOST)
        return BULLETS_WORTH[had] - BULLETS_WORTH[max(0, had - FINGERS_BULLETS)]
    if extra == SHOTGUN:
        return 20 * table.shots[target]
    return ITEM_WORTH.get(extra, ITEM_KEPT)


def not_dead_worth(mind: Mind, target: int) -> int:
    """Two zombies, if the target cannot or will not mend the dice."""
    kills = mind.table.kills[target]
    if kills < 2:
        return 0
    near_goal = 300 if kills + 2 >= mind.table.kill_goal else 0
    return mind.racers[target].kill * 5 // 4 + near_goal


def relocation_worth(mind: Mind, kind: int, target: int, top: Window) -> int:
    """A pawn taken away: from the helipad, out of a fight that would win, or into fights that may kill it."""
    table = mind.table
    racer = mind.racers[target]
    saved = at_stake(mind, target, top)
    if kind == BAD_SENSE:
        way = 0.0
        if mind.centre >= 0:
            way = racer.step * (mind.to_centre(HOME) - mind.to_centre(table.pawn[target]))
        own = table.lives[mind.seat]
        return saved + int(mind.weights[target] * way) - LIVES[own] + LIVES[own - 1]
    if not saved and top.moment != BEFORE_DISCARD:
        return NEVER
    walker = Walker(mind, target, True)
    here = walker.ends(table.pawn[target], 0, 0)
    return saved + int(mind.weights[target] * (here - walker.best(FORCED_STEPS, True)))


def at_stake(mind: Mind, target: int, top: Window) -> int:
    """What it costs the seat that the target may win in this very movement."""
    table = mind.table
    racer = mind.racers[target]
    if top.fighter == target and prize(mind, target, table.pawn[target]) == WIN:
        return LOSS * racer.survives(table, 1) // SURE
    if target != table.active or table.driver != target or mind.centre < 0:
        return 0
    steps = steps_left(mind, top.moment)
    away = mind.to_centre(table.pawn[target])
    return LOSS * racer.survives(table, min(away, 2)) // SURE if 0 < away <= steps else 0


def cramp_worth(mind: Mind) -> int:
    """The active player's movement, led where it hurts."""
    table = mind.table
    target, steps = table.active, steps_of(table)
    gap = Walker(mind, target, False).best(steps) - Walker(mind, target, True).best(steps)
    return int(mind.weights[target] * min(gap, LOSS))


def crowd_worth(mind: Mind, kind: int, extra: int) -> int:
    """Zombies put where they hurt others."""
    table = mind.table
    if kind == MISCALCULATION or kind == ANY_WORSE:
        tile = table.tile_of(extra)
        free = free_in(table, tile)
        return best_sum(mind, free, len(free) if kind == ANY_WORSE else len(zombies_in(table, tile)))
    free = [
        space
        for space, there in enumerate(table.space)
        if not there & ZOMBIE and table.ground(space) and space not in table.pawn
    ]
    return best_sum(mind, free, SCREWED_ZOMBIES if kind == SCREWED else MASTER_ZOMBIES)


def best_sum(mind: Mind, spaces: list[int], count: int) -> int:
    """What so many zombies on the best of these spaces are worth, as far as the pool reaches."""
    worths = sorted([mind.zombie_at(space) for space in spaces], reverse=True)
    return sum(worths[: min(count, mind.table.pool)])


# --- items in play --------------------------------------------------------------------------------------------------


def use_worth(mind: Mind, kind: int) -> int:
    """What the use of an item is worth now."""
    table, seat, own = mind.table, mind.seat, mind.own
    if kind == GRENADE:
        return grenade_worth(mind)
    if kind == AMMO:
        return 5
    if kind == MARBLES:
        return 35 if mind.to_centre(table.pawn[seat]) <= 8 and seat != table.active else 0
    if prize(mind, seat, table.pawn[seat]) == WIN:
        return WIN
    lives, bullets, kit, shots = table.lives[seat], table.bullets[seat], kit_of(table, seat), table.shots[seat]
    had = max(bonus_of(table, seat), table.bonus(seat) - (1 if shots else 0))
    if had >= STRONG_BONUS:
        return 0
    fights = 1 + fights_ahead(mind)
    better = after(fights, lives, bullets, kit, shots, STRONG_BONUS, own.kill, own.death)
    return better - after(fights, lives, bullets, kit, shots, had, own.kill, own.death)


def fights_ahead(mind: Mind) -> int:
    """How many zombies stand close enough for another fight in this turn."""
    table = mind.table
    away = distances(table, table.pawn[mind.seat])
    near = 0
    for space, there in enumerate(table.space):
        if there & ZOMBIE and 0 < away[space] <= 2:
            near += 1
    return min(near, 2)


def grenade_worth(mind: Mind) -> int:
    """All zombies of the building, and the way to its tokens, for a life."""
    table, seat, own = mind.table, mind.seat, mind.own
    tile = table.building_at(table.pawn[seat])
    killed = len(zombies_in(table, tile))
    if table.kills[seat] + killed >= table.kill_goal:
        return WIN
    tokens = 0
    for space in interior(table, tile):
        if table.space[space] & TOKEN and table.space[space] & ZOMBIE:
            tokens += 1
    lives = table.lives[seat]
    price = own.death if lives == 1 else LIVES[lives] - LIVES[lives - 1]
    return killed * own.kill + 12 * tokens - price


# --- discards -------------------------------------------------------------------------------------------------------


def weigh_discard(mind: Mind, codes: list[int]) -> list[int]:
    """The card that is worth less than one not yet drawn goes."""
    return [0 if code == PASS else FRESH - kept_worth(mind, code - DROP) for code in codes]


def kept_worth(mind: Mind, kind: int) -> int:
    """What a card is worth in the hand; an item by how far its building is."""
    table = mind.table
    if not ITEM_HOMES[kind]:
        double = table.hands[mind.seat * EVENT_KINDS + kind] > 1
        return KEEP.get(kind, ITEM_KEPT) - (15 if double else 0)
    away = distances(table, table.pawn[mind.seat])
    best = 0
    for tile, look in enumerate(table.looks):
        if ITEM_HOMES[kind] >> look // TURNS & 1:
            steps = min([away[space] for space in interior(table, tile)])
            best = max(best, FADES[min(steps, len(FADES) - 1)])
    for building in range(TILE_KINDS):
        if ITEM_HOMES[kind] >> building & 1 and table.pile[building]:
            best = max(best, 350)
    return ITEM_WORTH.get(kind, ITEM_KEPT) * best // 1000
