"""Why an answer is none of those on offer: the clause that stands against it, from what the one refused may know."""

from __future__ import annotations

from shamble.core.answer import PASS, PASS_TURN, STOP
from shamble.core.errors import Illegal, Refusal, seat_letter
from shamble.games.zombies import refusals
from shamble.games.zombies.box import (
    AID,
    ANY,
    AT_BUILDING,
    AT_ITEM,
    AT_OPPONENT,
    BAD_SENSE,
    CHANCES,
    DROP,
    EVENT_AIM,
    EVENT_KINDS,
    EVENT_WINDOWS,
    GO,
    HERD,
    HURRY,
    ITEM_HOMES,
    KIND_SHIFT,
    LAY,
    LIFT,
    LOOKS,
    LOSE_LIFE,
    MOVED,
    PAY,
    PLAY,
    PUT,
    RAISE,
    SEAT_MASK,
    SEAT_SHIFT,
    SHOTGUN,
    TOKEN,
    USE,
    ZOMBIE,
)
from shamble.games.zombies.state import Table

# From which code on an answer belongs to what, the highest first, and what is said where it has no place.
ELSEWHERE: list[tuple[int, Refusal]] = [
    (CHANCES, refusals.NOTHING_TO_DRAW),
    (DROP, refusals.NO_DISCARD),
    (PLAY, refusals.NO_WINDOW),
    (RAISE, refusals.NOT_DEAD),
    (LOSE_LIFE, refusals.NO_FIGHT),
    (LIFT, refusals.NOTHING_TO_LIFT),
    (HERD, refusals.NO_HERD),
    (GO, refusals.NO_MOVE),
    (PUT, refusals.NOTHING_TO_PUT),
    (LAY, refusals.NO_TILE),
    (STOP, refusals.NOTHING_TO_STOP),
    (PASS_TURN, refusals.NOT_FOR_A_TURN),
    (PASS, refusals.MUST_ANSWER),
]


def refuse_elsewhere(code: int) -> Illegal:
    """An answer to another question."""
    for first, refusal in ELSEWHERE:
        if code >= first:
            return Illegal(refusal)
    raise AssertionError("no code is below the pass")


def refuse_lay(table: Table, kind: int, code: int) -> Illegal:
    """Why the tile cannot be laid like this (ZZ-4.1)."""
    if not LAY <= code < PUT:
        return refuse_elsewhere(code)
    place, turn = (code - LAY) >> 2, (code - LAY) & 3
    if place in table.laid:
        return Illegal(refusals.TAKEN)
    if place not in table.open_ends():
        return Illegal(refusals.NOT_BESIDE)
    # Nothing is said of sealing: a tile that would seal does so wherever it is laid, and is never asked about (ZZ-4.4).
    return Illegal(refusals.WALL_TO_ROAD if turn in LOOKS[kind] else refusals.LOOKS_ALIKE)


def refuse_put(table: Table, what: int, pawns_bar: bool, spaces: list[int], code: int) -> Illegal:
    """Why nothing can be put there (ZZ-4.2, ZZ-9.7)."""
    if not PUT <= code < GO:
        return refuse_elsewhere(code)
    space = code - PUT
    if space >= len(table.space) or not table.ground(space):
        return Illegal(refusals.NO_SUCH_SPACE)
    if what == ZOMBIE and table.space[space] & ZOMBIE:
        return Illegal(refusals.ZOMBIE_THERE)
    if what != ZOMBIE and table.space[space] & TOKEN:
        return Illegal(refusals.TOKEN_THERE)
    if pawns_bar and space in table.pawn:
        return Illegal(refusals.PAWN_THERE)
    return Illegal(refusals.IN_ORDER if space in spaces or pawns_bar else refusals.NOT_ITS_SPACE)


def refuse_settling(code: int) -> Illegal:
    """Why the fight roll cannot be settled like this (ZZ-5.2)."""
    if code >= CHANCES:
        return Illegal(refusals.NOTHING_TO_DRAW)
    if code == PAY:
        return Illegal(refusals.TOO_FEW_BULLETS)
    if code == AID:
        return Illegal(refusals.NO_KIT)
    return Illegal(refusals.NO_RUSH if code == HURRY else refusals.SETTLE_FIRST)


def refuse_dead(code: int) -> Illegal:
    """Why the dice cannot be mended like this (ZZ-11.15)."""
    return Illegal(refusals.NOT_DEAD) if RAISE <= code < PLAY else refuse_elsewhere(code)


def refuse_step(table: Table, here: int, back: int, forced: int, code: int) -> Illegal:
    """Why the pawn cannot step there, or stop (ZZ-6.1); ``back`` is the space that a forced move has just left."""
    if code == STOP:
        return Illegal(refusals.MUST_GO_ON if forced else refusals.STILL_INSIDE)
    if not GO <= code < HERD:
        return refuse_elsewhere(code)
    goal = code - GO
    if goal >= len(table.space):
        return Illegal(refusals.NO_SUCH_SPACE)
    if goal not in table.near[here]:
        return Illegal(refusals.TOO_FAR)
    return Illegal(refusals.NOT_BACK if forced and goal == back else refusals.CLAUSTROPHOBIC)


def refuse_herd(table: Table, code: int) -> Illegal:
    """Why the zombie cannot move like this (ZZ-7.1)."""
    if not HERD <= code < LIFT:
        return refuse_elsewhere(code)
    start = (code - HERD) >> 2
    if start >= len(table.space):
        return Illegal(refusals.NO_SUCH_SPACE)
    moves = table.space[start] & (ZOMBIE | MOVED) == ZOMBIE
    return Illegal(refusals.ZOMBIE_BLOCKED if moves else refusals.NO_ZOMBIE)


def refuse_lift(table: Table, in_hand: bool, code: int) -> Illegal:
    """Why the zombie cannot be taken up, or put there (ZZ-11.23)."""
    if in_hand and PUT <= code < GO:
        return refuse_put(table, ZOMBIE, True, [], code)
    if not in_hand and LIFT <= code < LOSE_LIFE:
        return Illegal(refusals.NO_ZOMBIE)
    return refuse_elsewhere(code)


def refuse_drop(code: int) -> Illegal:
    """Why this cannot be discarded (ZZ-3.1)."""
    return Illegal(refusals.NOT_IN_HAND) if DROP <= code < CHANCES else refuse_elsewhere(code)


def refuse_event(table: Table, seat: int, code: int, moment: int) -> Illegal:
    """Why the card or item cannot be played or used in this window (ZZ-9)."""
    if not PLAY <= code < DROP:
        return refuse_elsewhere(code)
    if code >= USE:
        held = table.items[seat] >> (code - USE) & 1
        return Illegal(refusals.NOT_USABLE if held else refusals.NOT_IN_PLAY)
    kind = (code - PLAY) >> KIND_SHIFT
    if not table.hands[seat * EVENT_KINDS + kind]:
        return Illegal(refusals.NOT_HELD)
    if not EVENT_WINDOWS[kind] & moment:
        return Illegal(refusals.WRONG_WINDOW)
    if ITEM_HOMES[kind] or kind == SHOTGUN:
        return Illegal(refusals.HAVE_ONE if table.has_item(seat, kind) else refusals.NOT_IN_BUILDING)
    if EVENT_AIM[kind] in (AT_OPPONENT, AT_ITEM):
        return refuse_target(table, seat, kind, (code - PLAY) >> SEAT_SHIFT & SEAT_MASK)
    if EVENT_AIM[kind] == AT_BUILDING:
        return Illegal(refusals.NO_TARGET)
    # What is not bound to a moment of its own turn finds no zombie or no space on the map (ZZ-7.2, ZZ-9.10).
    return Illegal(refusals.NO_ROOM if EVENT_WINDOWS[kind] == ANY else refusals.WRONG_WINDOW)


def refuse_target(table: Table, seat: int, kind: int, other: int) -> Illegal:
    """Why the card cannot be played on this player (ZZ-9.4)."""
    if other >= table.seats:
        return Illegal(refusals.NO_SUCH_PLAYER, who=seat_letter(other))
    if other == seat:
        return Illegal(refusals.NOT_YOURSELF)
    return Illegal(refusals.LAST_LIFE if kind == BAD_SENSE and table.lives[seat] == 1 else refusals.NO_TARGET)
