"""Why an answer is none of those on offer: the clause that stands against it, from what the one refused may know."""

from __future__ import annotations

from typing import Final

from shamble.core.answer import PASS, PASS_TURN, STOP
from shamble.core.errors import Illegal, Refusal, seat_letter
from shamble.games.zombies import refusals
from shamble.games.zombies.box import (
    AFRAID,
    AFTER_ROLL,
    AFTER_STEP,
    AGAIN,
    AID,
    AT_BUILDING,
    AT_ITEM,
    AT_OPPONENT,
    AT_START,
    BAD_SENSE,
    BEFORE_DISCARD,
    BEFORE_ZOMBIES,
    BRAIN_CRAMP,
    BULLETS,
    BUTTER_FINGERS,
    CHAINSAW,
    CHANCES,
    DROP,
    EVENT_AIM,
    EVENT_KINDS,
    EVENT_WINDOWS,
    EXTRA_MASK,
    FIRE_AXE,
    FIRST_AID,
    FIRST_BUILDING,
    GO,
    GRENADE,
    HERD,
    HOME,
    HURRY,
    INTERIOR,
    ITEM_HOMES,
    KEYS,
    KIND_SHIFT,
    LAY,
    LIFT,
    LOSE_LIFE,
    MISCALCULATION,
    MOLOTOV,
    MOVED,
    NOT_DEAD,
    NOT_SO_BAD,
    PAY,
    PLACE_BITS,
    PLAY,
    PUT,
    RAISE,
    REST,
    RUSH,
    SEAT_MASK,
    SEAT_SHIFT,
    SHOTGUN,
    SHUT_IN,
    SIDE,
    SKATEBOARD,
    SPACES,
    STEP_TO,
    STOCKED_ON,
    TILE_KINDS,
    TOKEN,
    TURNS,
    USE,
    WIN_FIGHT,
    ZOMBIE,
)
from shamble.games.zombies.state import NONE, Table

# From which code on an answer belongs to what, the highest first, and what is said where it has no place.
ELSEWHERE: Final[list[tuple[int, Refusal]]] = [
    (CHANCES, refusals.NOTHING_TO_DRAW),
    (DROP, refusals.NO_DISCARD),
    (PLAY, refusals.NO_WINDOW),
    (RAISE, refusals.NO_DICE),
    (LOSE_LIFE, refusals.NO_FIGHT),
    (LIFT, refusals.NOTHING_TO_LIFT),
    (HERD, refusals.NO_HERD),
    (GO, refusals.NO_MOVE),
    (PUT, refusals.NOTHING_TO_PUT),
    (LAY, refusals.NO_TILE),
    (STOP, refusals.NOTHING_TO_STOP),
    (PASS_TURN, refusals.NOT_FOR_A_TURN),
]
# By window: the answers, from a code to another, for which its own turn only waits until it is over.
AFTERWARDS: Final[dict[int, tuple[int, int]]] = {
    AT_START: (LAY, PUT),
    AFTER_ROLL: (GO, HERD),
    AFTER_STEP: (GO, HERD),
    BEFORE_ZOMBIES: (HERD, LIFT),
    BEFORE_DISCARD: (DROP, CHANCES),
}
# By card that is not played at any time: when it is.
TIMES: Final[dict[int, Refusal]] = {
    RUSH: refusals.RUSH_TIME,
    BRAIN_CRAMP: refusals.CRAMP_TIME,
    KEYS: refusals.KEYS_TIME,
    REST: refusals.REST_TIME,
}
# By item in play: why it is not used now. The others can always be.
UNUSED: Final[dict[int, Refusal]] = {
    CHAINSAW: refusals.SAW_TIME,
    FIRE_AXE: refusals.AXE_STAYS,
    FIRST_AID: refusals.KIT_TIME,
    GRENADE: refusals.NOTHING_TO_HIT,
    SHOTGUN: refusals.SHOTGUN_COUNTS,
    MOLOTOV: refusals.MOLOTOV_TIME,
    SKATEBOARD: refusals.BOARD_STAYS,
}


def refuse_elsewhere(code: int, must: Refusal) -> Illegal:
    """An answer to another question; or a pass, where something must be done."""
    for first, refusal in ELSEWHERE:
        if code >= first:
            return Illegal(refusal)
    return Illegal(must)


# --- tiles, and what is put on them ---------------------------------------------------------------------------------


def refuse_lay(table: Table, kind: int, code: int) -> Illegal:
    """Why the tile cannot be laid like this (ZZ-4.1)."""
    if not LAY <= code < PUT:
        return refuse_elsewhere(code, refusals.MUST_LAY)
    place, turn = (code - LAY) >> 2, (code - LAY) & 3
    if place in table.laid:
        return Illegal(refusals.TAKEN)
    if place not in table.open_ends():
        beside = any(place + step in table.laid for step in STEP_TO)
        return Illegal(refusals.NO_ROAD_THERE if beside else refusals.NOT_BESIDE)
    # Nothing is said of sealing: a tile that would seal does so wherever it is laid, and is never asked about (ZZ-4.4).
    return Illegal(refusals.LOOKS_ALIKE if table.fits(kind * TURNS + turn, place) else refusals.WALL_TO_ROAD)


def refuse_space(table: Table, space: int) -> Refusal | None:
    """Why nothing can be on a space, whatever it is (ZZ-1.1)."""
    if space >= len(table.space):
        return refusals.NO_SUCH_SPACE
    return None if table.ground(space) else refusals.NO_GROUND


def refuse_stock(table: Table, what: int, tile: int, last: int, code: int) -> Illegal:
    """Why a new tile's zombie or token cannot be put there (ZZ-4.2)."""
    if not PUT <= code < GO:
        return refuse_elsewhere(code, refusals.MUST_PUT)
    space = code - PUT
    nowhere = refuse_space(table, space)
    if nowhere is not None:
        return Illegal(nowhere)
    if space // SPACES != tile:
        return Illegal(refusals.NOT_ITS_TILE)
    if table.ground(space) != STOCKED_ON[table.looks[tile] // TURNS]:
        return Illegal(refusals.NOT_INSIDE)
    if what == ZOMBIE and table.space[space] & ZOMBIE:
        return Illegal(refusals.ONE_ZOMBIE)
    if what != ZOMBIE and table.space[space] & TOKEN:
        return Illegal(refusals.TOKEN_THERE)
    return Illegal(refusals.IN_ORDER if space < last else refusals.TOO_LATE)


def refuse_place(table: Table, tile: int, last: int, code: int) -> Illegal:
    """Why a card's zombie cannot be put there: into the building of a tile, or anywhere (ZZ-7.2, ZZ-9.7)."""
    if not PUT <= code < GO:
        return refuse_elsewhere(code, refusals.MUST_PLACE)
    space = code - PUT
    nowhere = refuse_space(table, space)
    if nowhere is not None:
        return Illegal(nowhere)
    if tile >= 0 and table.building_of(space) != tile:
        return Illegal(refusals.NOT_THAT_BUILDING)
    if table.space[space] & ZOMBIE:
        return Illegal(refusals.ZOMBIE_THERE)
    if tile < 0 and space in table.pawn:
        return Illegal(refusals.PAWN_THERE)
    return Illegal(refusals.IN_ORDER if space < last else refusals.TOO_LATE)


# --- fights and dice ------------------------------------------------------------------------------------------------


def refuse_settling(code: int) -> Illegal:
    """Why the fight roll cannot be settled like this (ZZ-5.2)."""
    if code == PAY:
        return Illegal(refusals.TOO_FEW_BULLETS)
    if code == AID:
        return Illegal(refusals.NO_KIT)
    if code == HURRY:
        return Illegal(refusals.NOT_HELD)  # who has played the one event hears that first
    return Illegal(refusals.NO_RETREAT if code in (PASS, STOP) else refusals.ROLL_FIRST)


def refuse_dead(one: int, two: int, code: int) -> Illegal:
    """Why the dice cannot be mended like this (ZZ-11.15)."""
    if LOSE_LIFE <= code < RAISE:
        return Illegal(refusals.NOT_A_FIGHT)
    if not RAISE <= code < PLAY:
        return refuse_elsewhere(code, refusals.NOT_A_FIGHT)
    second = (code - RAISE) % 2
    if (two if second else one) >= WIN_FIGHT:
        return Illegal(refusals.DIE_IS_FINE)
    if second and one == two:
        return Illegal(refusals.DICE_ALIKE)
    return Illegal(refusals.LIFE_FOR_A_DIE if code >= AGAIN else refusals.DIE_TOO_LOW)


# --- pawns and zombies on the move ----------------------------------------------------------------------------------


def refuse_step(table: Table, seat: int, forced: int, code: int) -> Illegal:
    """Why the pawn cannot step there, or stop (ZZ-6.1)."""
    if code == STOP or code == PASS:
        return Illegal(refuse_stop(table, seat, forced))
    if not GO <= code < HERD:
        return refuse_elsewhere(code, refusals.STOP_INSTEAD)
    here, goal = table.pawn[seat], code - GO
    nowhere = refuse_space(table, goal)
    if nowhere is not None:
        return Illegal(nowhere)
    if goal not in table.near[here]:
        return Illegal(refuse_way(table, here, goal))
    if table.effects & SHUT_IN and seat == table.active:
        if table.ground(here) != INTERIOR and table.ground(goal) == INTERIOR:
            return Illegal(refusals.KEEPS_OUT)
        if table.ground(here) == INTERIOR and not forced:
            return Illegal(refusals.WAY_OUT)
    return Illegal(refusals.NOT_BACK)


def refuse_stop(table: Table, seat: int, forced: int) -> Refusal:
    """Why the move cannot end here, or not by a pass."""
    if forced:
        return refusals.MUST_GO_ON
    shut = table.effects & SHUT_IN and seat == table.active and table.ground(table.pawn[seat]) == INTERIOR
    return refusals.STILL_INSIDE if shut else refusals.STOP_INSTEAD


def refuse_way(table: Table, here: int, goal: int) -> Refusal:
    """Why no step leads from a space to another: it is too far, or a building's wall is between (ZZ-6.1, ZZ-6.3)."""
    across = abs(map_column(table, here) - map_column(table, goal))
    along = abs(map_row(table, here) - map_row(table, goal))
    return refusals.NO_DOOR if across + along == 1 else refusals.TOO_FAR


def map_column(table: Table, space: int) -> int:
    """The column of a space among those of the whole map."""
    return (table.places[space // SPACES] >> PLACE_BITS) * SIDE + space % SPACES % SIDE


def map_row(table: Table, space: int) -> int:
    """The row of a space among those of the whole map."""
    return (table.places[space // SPACES] & (1 << PLACE_BITS) - 1) * SIDE + space % SPACES // SIDE


def refuse_herd(table: Table, code: int) -> Illegal:
    """Why the zombie cannot move like this (ZZ-7.1)."""
    if not HERD <= code < LIFT:
        return refuse_elsewhere(code, refusals.MUST_HERD)
    start = (code - HERD) >> 2
    if start >= len(table.space):
        return Illegal(refusals.NO_SUCH_SPACE)
    if not table.space[start] & ZOMBIE:
        return Illegal(refusals.NO_ZOMBIE)
    if table.space[start] & MOVED:
        return Illegal(refusals.HAS_MOVED)
    goal = table.near[start][(code - HERD) & 3]
    return Illegal(refusals.ZOMBIE_AHEAD if goal >= 0 else refusals.NO_WAY_THERE)


def refuse_lift(table: Table, origin: int, code: int) -> Illegal:
    """Why the zombie cannot be taken up, or the one taken up at ``origin`` put there (ZZ-11.23)."""
    if PUT <= code < GO:
        if origin == NONE:
            return Illegal(refusals.LIFT_FIRST)
        return Illegal(refusals.WHERE_IT_WAS) if code - PUT == origin else refuse_place(table, NONE, NONE, code)
    if not LIFT <= code < LOSE_LIFE:
        return refuse_elsewhere(code, refusals.MUST_CARRY)
    if origin != NONE:
        return Illegal(refusals.PUT_FIRST)
    space = code - LIFT
    if space >= len(table.space):
        return Illegal(refusals.NO_SUCH_SPACE)
    return Illegal(refusals.TWO_DIFFERENT if table.space[space] & ZOMBIE else refusals.NO_ZOMBIE_TO_LIFT)


# --- event cards ----------------------------------------------------------------------------------------------------


def refuse_drop(code: int) -> Illegal:
    """Why this cannot be discarded (ZZ-3.1)."""
    if DROP <= code < CHANCES:
        return Illegal(refusals.NOT_IN_HAND)
    return refuse_elsewhere(code, refusals.NO_DISCARD)


def refuse_event(table: Table, seat: int, code: int, moment: int) -> Illegal:
    """Why the card or item cannot be played or used in this window (ZZ-9)."""
    if not PLAY <= code < DROP:
        first, end = AFTERWARDS.get(moment, (code + 1, code))
        if seat == table.active and first <= code < end:
            return Illegal(refusals.PASS_FIRST)
        return refuse_elsewhere(code, refusals.NOTHING_TO_PLAY)
    if code >= USE:
        return Illegal(UNUSED[code - USE] if table.has_item(seat, code - USE) else refusals.NOT_IN_PLAY)
    packed = code - PLAY
    kind = packed >> KIND_SHIFT
    if not table.hands[seat * EVENT_KINDS + kind]:
        return Illegal(refusals.NOT_HELD)
    if ITEM_HOMES[kind]:
        return Illegal(refusals.HAVE_ONE if table.has_item(seat, kind) else refuse_item(table, kind))
    if EVENT_AIM[kind] in (AT_OPPONENT, AT_ITEM):
        return refuse_target(table, seat, kind, packed >> SEAT_SHIFT & SEAT_MASK, packed & EXTRA_MASK)
    if EVENT_AIM[kind] == AT_BUILDING:
        return Illegal(refuse_building(table, kind, packed & EXTRA_MASK))
    if kind in TIMES:
        return Illegal(refuse_time(table, seat, kind, moment))
    return Illegal(refuse_plain(table, kind))


def refuse_target(table: Table, seat: int, kind: int, other: int, extra: int) -> Illegal:
    """Why the card cannot be played on this player (ZZ-9.4)."""
    if other >= table.seats:
        return Illegal(refusals.NO_SUCH_PLAYER, who=seat_letter(other))
    if other == seat:
        return Illegal(refusals.NOT_YOURSELF)
    if kind == BUTTER_FINGERS:
        return Illegal(refusals.NO_BULLETS if extra == BULLETS else refusals.NOTHING_TO_DROP)
    if kind == NOT_DEAD:
        return Illegal(refusals.NOTHING_COLLECTED)
    if kind == BAD_SENSE and table.lives[seat] == 1:
        return Illegal(refusals.LAST_LIFE)
    if kind == BAD_SENSE and table.pawn[other] == HOME:
        return Illegal(refusals.AT_HOME)
    return Illegal(refusals.HELD_BY_FEAR)


def refuse_item(table: Table, kind: int) -> Refusal:
    """Why the item cannot be put into play here (ZZ-9.5); a small town may lack its building (ZZ-10.2)."""
    gone = sum([1 << home for home in range(FIRST_BUILDING, TILE_KINDS) if table.gone[home]])
    return refusals.HOME_GONE if ITEM_HOMES[kind] & ~gone == 0 else refusals.NOT_IN_BUILDING


def refuse_building(table: Table, kind: int, building: int) -> Refusal:
    """Why the card cannot be played on this building (ZZ-11.16, ZZ-11.22)."""
    if table.tile_of(building) == NONE:
        return refusals.BUILDING_GONE if table.gone[building] else refusals.NOT_BUILT
    if table.pool == 0:
        return refusals.POOL_EMPTY
    return refusals.NOT_HALF_FULL if kind == MISCALCULATION else refusals.BUILDING_FULL


def refuse_time(table: Table, seat: int, kind: int, moment: int) -> Refusal:
    """Why a card about movement cannot be played now: it is not the time, or there is no such movement."""
    whose = seat != table.active if kind == BRAIN_CRAMP else seat == table.active
    if not whose or not EVENT_WINDOWS[kind] & moment:
        return TIMES[kind]
    if kind == BRAIN_CRAMP:
        return refusals.CRAMPED
    return refusals.NO_ROLL_TO_COME if table.effects & AFRAID else TIMES[kind]  # The Keys leave no roll to double


def refuse_plain(table: Table, kind: int) -> Refusal:
    """Why a card that names nothing and is played at any time cannot be played now."""
    if kind == SHOTGUN:
        return refusals.HAVE_SHOTGUN
    if kind == NOT_SO_BAD and table.zombies_on_map() == 0:
        return refusals.NO_ZOMBIE_IN_TOWN
    return refusals.POOL_EMPTY if kind != NOT_SO_BAD and table.pool == 0 else refusals.NO_FREE_SPACE
