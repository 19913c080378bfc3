"""Event cards: what can be played or used at a moment, and what it does (ZZ-9, ZZ-11)."""

from __future__ import annotations

from typing import Final

from shamble.games.zombies.box import (
    AFRAID,
    AMMO,
    AMMO_BULLETS,
    ANY_WORSE,
    AT_BUILDING,
    AT_ITEM,
    AT_OPPONENT,
    BAD_SENSE,
    BRAIN_CRAMP,
    BULLETS,
    BUTTER_FINGERS,
    CHAINSAW,
    EFFECT_KINDS,
    EFFECT_OF,
    EVENT_AIM,
    EVENT_KINDS,
    EVENT_WINDOWS,
    EXTRA_MASK,
    FINGERS_BULLETS,
    FIRST_BUILDING,
    FOOD,
    FORCED_STEPS,
    GRENADE,
    HOME,
    INTERIOR,
    ITEM_HOMES,
    ITEM_USED,
    KEYS,
    KIND_SHIFT,
    MARBLES,
    MASTER_ZOMBIES,
    MISCALCULATION,
    MOLOTOV,
    MOST_LIVES,
    NOBODY,
    NOT_DEAD,
    NOT_SO_BAD,
    NOTHING,
    PLAY,
    REST,
    REST_LIVES,
    RUSH,
    SCREWED,
    SCREWED_ZOMBIES,
    SEAT_MASK,
    SEAT_SHIFT,
    SHOTGUN,
    SPACES,
    TURNS,
    USE,
    WHERE_EVERYBODY,
    ZOMBIE,
    ZOMBIE_MASTER,
    play_code,
)
from shamble.games.zombies.facts import (
    BY_BAD_SENSE,
    BY_GRENADE,
    OF_NOTHING,
    OF_POOL,
    OF_ROOM,
    Brought,
    Equipped,
    Gained,
    LostBullets,
    Played,
    Used,
)
from shamble.games.zombies.state import NONE, Table

# What a named building has: a space without a zombie; both such a space and a zombie.
FREE: Final = 0b01
HALF_TAKEN: Final = 0b11

# --- who can do what ------------------------------------------------------------------------------------------------


def is_eligible(table: Table, seat: int, moment: int, fighter: int) -> bool:
    """Whether public facts allow the seat a card or the use of an item (ZZ-9.3)."""
    if table.held[seat] and table.has_event(seat):
        return True
    return table.items[seat] != 0 and bool(use_codes(table, seat, moment, fighter))


def event_codes(table: Table, seat: int, moment: int, fighter: int) -> list[int]:
    """What the seat can play or use now, in increasing order."""
    found: list[int] = []
    if table.held[seat] and table.has_event(seat):
        at = seat * EVENT_KINDS
        for kind, count in enumerate(table.hands[at : at + EVENT_KINDS]):
            if count and EVENT_WINDOWS[kind] & moment:
                found += play_codes(table, seat, kind)
    if table.items[seat]:
        found += use_codes(table, seat, moment, fighter)
    return found


def use_codes(table: Table, seat: int, moment: int, fighter: int) -> list[int]:
    """The items in play that the seat can use now (ZZ-9.5); all of it is public."""
    found: list[int] = []
    for kind in (MARBLES, CHAINSAW, GRENADE, AMMO, MOLOTOV):
        if table.items[seat] >> kind & 1 and ITEM_USED[kind] & moment and is_usable(table, seat, kind, fighter):
            found.append(USE + kind)
    return found


def is_usable(table: Table, seat: int, kind: int, fighter: int) -> bool:
    """What the item's own clause asks for."""
    if kind == CHAINSAW:
        return fighter == seat
    if kind == MOLOTOV:
        return fighter == seat and table.building_of(table.pawn[seat]) != NONE
    if kind == GRENADE:
        return bool(zombies_in(table, table.building_at(table.pawn[seat])))
    return True


def play_codes(table: Table, seat: int, kind: int) -> list[int]:
    """The ways in which a card of the hand can be played now; its window is open."""
    if ITEM_HOMES[kind]:
        inside = table.building_of(table.pawn[seat])
        home = inside != NONE and ITEM_HOMES[kind] >> table.looks[inside] // TURNS & 1
        return [play_code(kind)] if home and not table.has_item(seat, kind) else []
    aim = EVENT_AIM[kind]
    if aim == AT_OPPONENT or aim == AT_ITEM:
        found: list[int] = []
        for other in range(table.seats):
            if other != seat and may_target(table, seat, kind, other):
                found += aimed_codes(table, kind, other)
        return found
    if aim == AT_BUILDING:
        return building_codes(table, kind)
    return [play_code(kind)] if is_playable(table, seat, kind) else []


def aimed_codes(table: Table, kind: int, other: int) -> list[int]:
    """The codes of a card at one opponent; Butter Fingers names what is lost (ZZ-11.6)."""
    if kind != BUTTER_FINGERS:
        return [play_code(kind, other)]
    found = [play_code(kind, other, item) for item in range(EVENT_KINDS) if table.has_item(other, item)]
    if table.bullets[other]:
        found.append(play_code(kind, other, BULLETS))
    return found


def may_target(table: Table, seat: int, kind: int, other: int) -> bool:
    """Whether the card can be played on this opponent (ZZ-9.4)."""
    if kind == BAD_SENSE or kind == WHERE_EVERYBODY:
        if other == table.active and table.effects & AFRAID:
            return False
        return kind == WHERE_EVERYBODY or (table.lives[seat] > 1 and table.pawn[other] != HOME)
    return kind != NOT_DEAD or table.kills[other] > 0


def building_codes(table: Table, card: int) -> list[int]:
    """The buildings that the card can name: with a space without a zombie, one of the two also with a zombie."""
    if table.pool == 0:
        return []
    needs = HALF_TAKEN if card == MISCALCULATION else FREE  # ZZ-11.22, ZZ-11.16
    kinds = [
        look // TURNS
        for tile, look in enumerate(table.looks)
        if look >= FIRST_BUILDING * TURNS and taken(table, tile) & needs == needs
    ]
    kinds.sort()
    return [play_code(card, NOBODY, kind) for kind in kinds]


def taken(table: Table, tile: int) -> int:
    """What the named building of a tile has, as bits: a space without a zombie, and one with a zombie."""
    seen = 0
    for space in range(tile * SPACES, tile * SPACES + SPACES):
        if table.grounds[space] == INTERIOR:
            seen |= 1 << (table.space[space] & ZOMBIE)
    return seen


def is_playable(table: Table, seat: int, kind: int) -> bool:
    """What a card without a target asks for."""
    own = seat == table.active
    if kind == RUSH:
        return own and not (table.effects & AFRAID or table.keyed or table.rested or table.doubled)
    if kind == KEYS:
        return own and not table.effects & AFRAID
    if kind == REST:
        return own
    if kind == BRAIN_CRAMP:
        return not own and table.driver == table.active
    if kind == SHOTGUN:
        return table.shots[seat] == 0
    if kind == NOT_SO_BAD:
        return any_zombie(table) and any_free_space(table)
    if kind == SCREWED or kind == ZOMBIE_MASTER:
        return table.pool > 0 and any_free_space(table)
    return True  # Alternate Food Source


def zombies_in(table: Table, tile: int) -> list[int]:
    """The zombies in the named building of a tile."""
    return [] if tile == NONE else [space for space in interior(table, tile) if table.space[space] & ZOMBIE]


def free_in(table: Table, tile: int) -> list[int]:
    """The spaces without a zombie in the named building of a tile."""
    return [space for space in interior(table, tile) if not table.space[space] & ZOMBIE]


def interior(table: Table, tile: int) -> list[int]:
    """The spaces of a named building."""
    first = tile * SPACES
    return [space for space in range(first, first + SPACES) if table.grounds[space] == INTERIOR]


def any_free_space(table: Table) -> bool:
    """Whether a zombie could be put somewhere without a pawn (ZZ-9.7)."""
    for space, there in enumerate(table.space):
        if not there & ZOMBIE and table.grounds[space] and space not in table.pawn:
            return True
    return False


def any_zombie(table: Table) -> bool:
    """Whether a zombie stands in the town."""
    for there in table.space:
        if there & ZOMBIE:
            return True
    return False


# --- what it does ---------------------------------------------------------------------------------------------------


def play_event(table: Table, seat: int, code: int) -> None:
    """A card is played, or an item used; what it sets off lies on top afterwards."""
    if code >= USE:
        use_item(table, seat, code - USE)
        return
    packed = code - PLAY
    kind = packed >> KIND_SHIFT
    target, extra = packed >> SEAT_SHIFT & SEAT_MASK, packed & EXTRA_MASK
    table.used |= 1 << seat
    table.tell(Played(seat, kind, NONE if target == NOBODY else target, NONE if extra == NOTHING else extra))
    if ITEM_HOMES[kind] or kind == SHOTGUN:
        table.equip(seat, kind)
        table.tell(Equipped(seat, kind))
        return
    table.throw(seat, kind)
    if EFFECT_OF[kind] >= 0:
        table.lying[target * EFFECT_KINDS + EFFECT_OF[kind]] += 1
    elif target != NOBODY:
        strike(table, seat, kind, target, extra)
    else:
        happen(table, seat, kind, extra)


def strike(table: Table, seat: int, kind: int, target: int, extra: int) -> None:
    """A card that hits an opponent at once."""
    from shamble.games.zombies.frames.fights import NotDead
    from shamble.games.zombies.frames.moves import READY, Walk

    if kind == BAD_SENSE:
        table.lose_life(seat, BY_BAD_SENSE)
        table.relocate(target, HOME)
    elif kind == BUTTER_FINGERS:
        slip(table, target, extra)
    elif kind == NOT_DEAD:
        table.push(NotDead(target, 0, 0, 0))
    else:
        table.break_off(target, False)  # a relocation too: its fight, and a forced move of it, are over
        table.push(Walk(target, FORCED_STEPS, 1, seat, NONE, READY))


def slip(table: Table, target: int, extra: int) -> None:
    """Butter Fingers: an item, or two bullets (ZZ-11.6)."""
    if extra != BULLETS:
        table.lose_item(target, extra)
        return
    bullets = min(FINGERS_BULLETS, table.bullets[target])
    table.bullets[target] -= bullets
    table.tell(LostBullets(target, bullets))


def happen(table: Table, seat: int, kind: int, extra: int) -> None:
    """A card without an opponent."""
    from shamble.games.zombies.frames.herds import Carry

    if kind == RUSH:
        table.doubled = 1
    elif kind == FOOD:
        table.feed(seat)
        table.check_helipad()
    elif kind == BRAIN_CRAMP:
        table.driver = seat
    elif kind == KEYS:
        table.keyed = 1
    elif kind == REST:
        table.rested = 1
        gain(table, seat, min(REST_LIVES, MOST_LIVES - table.lives[seat]), 0)
    elif EVENT_AIM[kind] == AT_BUILDING:
        tile = table.tile_of(extra)
        room = len(free_in(table, tile))
        bring(table, seat, room if kind == ANY_WORSE else len(zombies_in(table, tile)), room, tile)
    elif kind == NOT_SO_BAD:
        table.push(Carry(seat, 2, NONE))
    else:
        count = MASTER_ZOMBIES if kind == ZOMBIE_MASTER else SCREWED_ZOMBIES
        bring(table, seat, count, len(table.free_spaces(NONE)), NONE)


def bring(table: Table, seat: int, count: int, room: int, tile: int) -> None:
    """A card puts zombies into the building of a tile, or anywhere, as many as room and pool allow (ZZ-7.2)."""
    from shamble.games.zombies.frames.tiles import ANYWHERE, PutThings

    zombies = min(count, room, table.pool)
    lack = OF_NOTHING if zombies == count else OF_ROOM if zombies == room else OF_POOL
    table.tell(Brought(zombies, 0, 0, count, lack))
    table.push(PutThings(seat, ZOMBIE, count, NONE, ANYWHERE if tile == NONE else tile))


def gain(table: Table, seat: int, lives: int, bullets: int) -> None:
    """Lives or bullets out of the box."""
    table.lives[seat] += lives
    table.bullets[seat] += bullets
    table.tell(Gained(seat, lives, bullets))


def use_item(table: Table, seat: int, kind: int) -> None:
    """An item in play is spent (ZZ-9.5)."""
    table.spend_item(seat, kind)
    table.tell(Used(seat, kind))
    if kind == MARBLES:
        table.marbled[seat] = 1
    elif kind == CHAINSAW:
        table.sawing |= 1 << seat
    elif kind == MOLOTOV:
        table.burning[seat] |= 1 << table.building_of(table.pawn[seat])
    elif kind == AMMO:
        gain(table, seat, 0, AMMO_BULLETS)
    else:
        throw_grenade(table, seat)


def throw_grenade(table: Table, seat: int) -> None:
    """All zombies of the building are collected; it costs a life; then the token of a cleared space (ZZ-11.12)."""
    killed = zombies_in(table, table.building_at(table.pawn[seat]))
    own = table.pawn[seat] in killed
    for space in killed:
        table.take_zombie(space)
    table.collect(seat, len(killed))
    if table.winner >= 0:
        return
    lives = table.lives[seat]
    table.lose_life(seat, BY_GRENADE)
    if own and lives > 1:  # else the player has just died of it
        table.take_token(seat)
