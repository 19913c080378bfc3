"""Whether the procedures of a table read back can lie on each other like this, each holding what it holds."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.errors import Invalid
from shamble.core.frame import Frame
from shamble.core.reading import check_lies_on
from shamble.games.zombies.box import (
    AFRAID,
    AFTER_ROLL,
    AFTER_STEP,
    ANY_WORSE,
    AT_START,
    BEFORE_DISCARD,
    BEFORE_FIGHT,
    BEFORE_ROLL,
    BEFORE_ZOMBIES,
    BOARD_STEPS,
    BRAIN_CRAMP,
    BULLET,
    DEAD_LOSS,
    DIE,
    FIRST_BUILDING,
    FORCED_STEPS,
    HAND,
    HELIPAD,
    LEFT_OUT,
    LIFE,
    MASTER_ZOMBIES,
    MISCALCULATION,
    MOVED,
    NOT_DEAD,
    NOT_SO_BAD,
    ONE_EXIT,
    SCREWED,
    SCREWED_ZOMBIES,
    SPACES,
    TILE_BULLETS,
    TILE_KINDS,
    TILE_LAID,
    TILE_LIVES,
    TILE_ZOMBIES,
    TURNS,
    WHERE_EVERYBODY,
    WIN_FIGHT,
    ZOMBIE,
    ZOMBIE_MASTER,
    ZOMBIE_STEP,
)
from shamble.games.zombies.frames import fights, moves, town
from shamble.games.zombies.frames.draws import DrawCards, DrawTile, FirstSeat, LeaveOut, MoveRoll
from shamble.games.zombies.frames.events import zombies_in
from shamble.games.zombies.frames.fights import Fight, NotDead
from shamble.games.zombies.frames.herds import Carry, Herd
from shamble.games.zombies.frames.moves import Walk
from shamble.games.zombies.frames.tiles import ANYWHERE, LayTile, PutThings, placements, with_fewest
from shamble.games.zombies.frames.town import Discard, Town, Turn, steps_of
from shamble.games.zombies.frames.windows import Window
from shamble.games.zombies.state import ENDED, KILLED, LAID, LOST, NONE, Table

AnyFrame = Frame[Any]

# By procedure: those it can lie on while an answer is awaited.
LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "town": ("",),
    "first_seat": ("town",),
    "leave_out": ("town",),
    "draw_cards": ("town", "turn"),
    "turn": ("town",),
    "window": ("turn", "fight", "walk"),
    "draw_tile": ("turn",),
    "lay_tile": ("draw_tile",),
    "put_things": ("lay_tile", "window"),
    "fight": ("turn", "walk"),
    "move_roll": ("turn",),
    "walk": ("turn", "window"),
    "herd": ("turn",),
    "discard": ("turn",),
    "not_dead": ("window",),
    "carry": ("window",),
}

# By what lies on a turn: its stage then. A turn counts its stage before it pushes.
STAGES: Final[dict[str, int]] = {
    "draw_tile": town.TILE + 1,
    "fight": town.FIGHT + 1,
    "draw_cards": town.CARDS + 1,
    "move_roll": town.ROLL_MOVE + 1,
    "walk": town.MOVE + 1,
    "herd": town.HERD + 1,
    "discard": town.DISCARD + 1,
}
# The same for the windows of a turn, by their moment.
WINDOW_STAGES: Final[dict[int, int]] = {
    AT_START: town.START + 1,
    TILE_LAID: town.AFTER_TILE + 1,
    BEFORE_ROLL: town.WINDOW_D + 1,
    AFTER_ROLL: town.WINDOW_E + 1,
    BEFORE_ZOMBIES: town.WINDOW_G + 1,
    BEFORE_DISCARD: town.WINDOW_H + 1,
}

# What is put on a new tile at a stage of laying it, and how many of it by kind of tile.
STOCK: Final[dict[int, tuple[int, list[int]]]] = {
    2: (ZOMBIE, TILE_ZOMBIES),
    3: (BULLET, TILE_BULLETS),
    4: (LIFE, TILE_LIVES),
}


def check_stack(table: Table) -> None:
    """The procedures lie on each other as they do in play, and what they hold fits the table."""
    frames = table.frames
    check_lies_on(frames, LIES_ON)
    if frames and frames[-1].name in ("town", "turn"):
        raise Invalid("The table is not waiting for an answer.")
    for place, frame in enumerate(frames):
        above = frames[place + 1] if place + 1 < len(frames) else None
        under = frames[place - 1] if place else frame
        if not fits(table, frame, above, under):
            raise Invalid(f"The frame {frame.name!r} does not fit this table.")
    check_events(table)
    if (table.drawn != NONE) != any(isinstance(frame, LayTile) and frame.stage == 0 for frame in frames):
        raise Invalid("A tile is turned up while it waits to be laid, and only then.")


def fits(table: Table, frame: AnyFrame, above: AnyFrame | None, under: AnyFrame) -> bool:
    """Whether what the procedure holds can be so."""
    if isinstance(frame, (Town, FirstSeat, LeaveOut, DrawCards)):
        return fits_set_up(table, frame, above, under)
    if isinstance(frame, Turn):
        return frame.seat == table.active and table.turn > 0 and frame.stage == stage_under(above)
    if isinstance(frame, Window):
        return fits_window(table, frame, above, under)
    if isinstance(frame, Fight):
        return fits_fight(table, frame, above, under)
    if isinstance(frame, Walk):
        return fits_walk(table, frame, above, under)
    if isinstance(frame, LayTile):
        return fits_laying(table, frame, above)
    if isinstance(frame, PutThings):
        return fits_stocking(table, frame, under) if isinstance(under, LayTile) else fits_placing(table, frame)
    if isinstance(frame, NotDead):
        return fits_dice(table, frame)
    if isinstance(frame, Carry):
        return fits_carry(table, frame)
    return fits_step(table, frame, above)


def fits_step(table: Table, frame: AnyFrame, above: AnyFrame | None) -> bool:
    """Whether a plain part of a turn is the active player's, and holds what it can."""
    if isinstance(frame, DrawTile):
        if above is None:
            return frame.seat == table.active and frame.kind == NONE and table.pile_left > 0
        return frame.seat == table.active and frame.kind == TILE_KINDS
    if isinstance(frame, MoveRoll):
        return frame.seat == table.active and frame.dice == movement_dice(table) and not is_halted(table)
    if isinstance(frame, Herd):
        return fits_herd(table, frame)
    assert isinstance(frame, Discard)
    return frame.seat == table.active and table.held[frame.seat] > 0


def is_seat(table: Table, seat: int) -> bool:
    """Whether there is such a seat."""
    return 0 <= seat < table.seats


# --- set-up and turns -----------------------------------------------------------------------------------------------


def fits_set_up(table: Table, frame: AnyFrame, above: AnyFrame | None, under: AnyFrame) -> bool:
    """Whether set-up has come so far, or the active player draws up to three cards (ZZ-2.1, ZZ-10.2, ZZ-3.1)."""
    if isinstance(frame, Town):
        return fits_town(table, frame, above)
    if isinstance(frame, FirstSeat):
        return table.active == NONE and not any(table.gone)
    if isinstance(frame, LeaveOut):
        gone = sum([table.gone[kind] for kind in ONE_EXIT])
        return table.small and gone == sum(table.gone) == LEFT_OUT - frame.left
    assert isinstance(frame, DrawCards)
    if isinstance(under, Turn) and frame.seat != table.active:
        return False
    return table.held[frame.seat] + frame.left == HAND


def fits_town(table: Table, frame: Town, above: AnyFrame | None) -> bool:
    """Whether as many players have their first cards as the stage says, and nobody before that (ZZ-2.1)."""
    if isinstance(above, Turn):
        return frame.stage == town.PLAY and frame.dealt == table.seats
    if table.turn:
        return False
    if not isinstance(above, DrawCards):
        stage = town.LEAVE_OUT if isinstance(above, FirstSeat) else town.DEAL
        begun = table.active != NONE or isinstance(above, FirstSeat)
        return begun and frame.stage == stage and frame.dealt == 0 and not any(table.held)
    if table.active == NONE or not 1 <= frame.dealt <= table.seats or not is_left_out(table):
        return False
    dealt = [(table.active + turn) % table.seats for turn in range(table.seats)]
    if above.seat != dealt[frame.dealt - 1] or frame.stage != (town.PLAY if frame.dealt == table.seats else town.DEAL):
        return False
    hands = [HAND] * (frame.dealt - 1) + [HAND - above.left] + [0] * (table.seats - frame.dealt)
    return [table.held[seat] for seat in dealt] == hands


def is_left_out(table: Table) -> bool:
    """Whether, before the first turn, just those tiles are gone that a small town lacks (ZZ-10.2)."""
    gone = sum([table.gone[kind] for kind in ONE_EXIT])
    return gone == sum(table.gone) == (LEFT_OUT if table.small else 0)


def stage_under(above: AnyFrame | None) -> int:
    """The stage of a turn on which this lies."""
    if isinstance(above, Window):
        return WINDOW_STAGES.get(above.moment, NONE)
    return NONE if above is None else STAGES[above.name]


def movement_dice(table: Table) -> int:
    """With how many dice movement is rolled in this turn (ZZ-10.3)."""
    return table.late_dice if table.heli != NONE else 1


def is_halted(table: Table) -> bool:
    """Whether death or Fear has taken this turn's movement (ZZ-3.4)."""
    return bool(table.dead_now or table.effects & AFRAID)


def check_turn(table: Table) -> None:
    """What happened in this turn fits how far it is, and the cards that brought it (ZZ-3.1, ZZ-3.4)."""
    if table.turn == 0:
        if table.rested | table.keyed | table.doubled | table.rolled | table.laid_now:
            raise Invalid("Nothing has happened in a turn before the first one.")
        return
    frame = table.frames[1] if table.frames else None
    stage = frame.stage if isinstance(frame, Turn) else town.END  # the game is over
    if not is_laid_in_time(table, stage):
        raise Invalid("A tile was laid in this turn, or was not.")
    if not is_rolled_in_time(table, stage):
        raise Invalid("The movement of this turn is not as it can be.")
    if table.rested + table.keyed + table.doubled > 1 or (table.doubled and stage <= town.WINDOW_D):
        raise Invalid("Rush, The Keys and Rest are played one at most in a turn, before the movement.")
    if table.driver != table.active:
        moves_now = table.rolled or table.keyed
        if not moves_now or not table.used >> table.driver & 1 or not table.discard[BRAIN_CRAMP]:
            raise Invalid("Who chooses another's steps has played a Brain Cramp in this turn.")


def is_laid_in_time(table: Table, stage: int) -> bool:
    """Whether a tile can have been laid in this turn: it was before window b, and not before a tile was drawn."""
    if table.laid_now == LOST:
        return not table.frames
    if stage <= town.AFTER_TILE:
        stocking = any(isinstance(frame, LayTile) and frame.stage > 0 for frame in table.frames)
        return (table.laid_now == LAID) == stocking
    if stage == town.FIGHT:
        return table.laid_now == LAID
    return table.laid_now == 0 or len(table.looks) > 1


def is_rolled_in_time(table: Table, stage: int) -> bool:
    """Whether movement was rolled if it could be and had to be, and shows what it can (ZZ-6.1)."""
    if table.rolled:
        dice = movement_dice(table)
        if table.keyed or table.rested or not dice <= table.rolled <= dice * DIE + BOARD_STEPS:
            return False
    if table.effects & AFRAID and (table.rolled or table.keyed or table.doubled):
        return False
    if stage <= town.WINDOW_E:
        return table.rolled == 0 and table.keyed == 0 and table.rested == 0
    return stage > town.WINDOW_G or (bool(table.rolled or table.keyed) and table.rested == 0)


# --- windows and what is played in them -----------------------------------------------------------------------------


def fits_window(table: Table, frame: Window, above: AnyFrame | None, under: AnyFrame) -> bool:
    """Whether its moment is that of what lies below, and it begins anew if a card is being carried out (ZZ-9.3)."""
    masks = frame.passed | frame.said | frame.forced
    if frame.first != table.active or not is_seat(table, frame.at) or frame.opened != 1 or masks >> table.seats:
        return False
    if frame.said & ~frame.passed:
        return False
    if above is not None and (frame.at != frame.first or frame.passed or frame.said or frame.forced):
        return False
    if isinstance(under, Fight):
        return frame.moment == BEFORE_FIGHT and frame.fighter == under.seat
    if isinstance(under, Walk):
        return frame.moment == AFTER_STEP and frame.fighter == NONE and not under.forced
    return frame.fighter == NONE


def check_events(table: Table) -> None:
    """Who is carrying out a card has played the one event, and the card lies on the discards (ZZ-9.1, ZZ-9.5)."""
    players: list[int] = []
    cards: list[int] = []
    for place, frame in enumerate(table.frames):
        if isinstance(frame, Walk) and frame.forced:
            players.append(frame.driver)
            cards.append(WHERE_EVERYBODY)
        elif isinstance(frame, Carry):
            players.append(frame.seat)
            cards.append(NOT_SO_BAD)
        elif isinstance(frame, PutThings) and isinstance(table.frames[place - 1], Window):
            players.append(frame.seat)
            cards.append(card_of(table, frame))
        elif isinstance(frame, NotDead):
            cards.append(NOT_DEAD)
    unused = [seat for seat in players if not table.used >> seat & 1]
    if unused or len(set(players)) < len(players) or table.used.bit_count() < len(cards):
        raise Invalid("Who is carrying out a card has played the one event of this round.")
    if any(cards.count(kind) > table.discard[kind] for kind in cards):
        raise Invalid("A card that is being carried out lies on the discard pile.")


def card_of(table: Table, frame: PutThings) -> int:
    """The card that puts zombies on the map like this; of two that can do so, one that was played."""
    if frame.scope == ANYWHERE:
        return SCREWED if table.discard[SCREWED] else ZOMBIE_MASTER
    worse = is_filling(table, frame) and (table.discard[ANY_WORSE] or not fits_doubling(table, frame))
    return ANY_WORSE if worse else MISCALCULATION


def fits_dice(table: Table, frame: NotDead) -> bool:
    """Whether an opponent rolls two dice for collected zombies, one of them again only for two (ZZ-11.15)."""
    if not is_seat(table, frame.seat) or not table.used & ~(1 << frame.seat) or frame.over:
        return False
    if not 0 <= frame.one <= DIE or not 0 <= frame.two <= DIE:
        return False
    again = frame.one == 0 and frame.two > 0
    return table.kills[frame.seat] >= (DEAD_LOSS if again else 1)


def fits_carry(table: Table, frame: Carry) -> bool:
    """Whether as many zombies were carried as can be, and the one in hand was not yet (ZZ-11.23)."""
    if not is_seat(table, frame.seat) or frame.left + moved(table) != 2 or frame.left <= 0:
        return False
    if frame.origin == NONE:
        return True
    return 0 <= frame.origin < len(table.space) and table.space[frame.origin] & (ZOMBIE | MOVED) == ZOMBIE


def fits_herd(table: Table, frame: Herd) -> bool:
    """Whether as many zombies have moved as the die can have shown (ZZ-7.1, ZZ-10.3)."""
    if frame.seat != table.active or table.is_marbled():
        return False
    if frame.left == NONE:
        return not table.three_step and moved(table) == 0
    number = frame.left + moved(table)
    return frame.left > 0 and (number == ZOMBIE_STEP if table.three_step else number <= DIE)


def moved(table: Table) -> int:
    """How many zombies have been moved just now."""
    return sum([1 for there in table.space if there & MOVED])


# --- fights and moves -----------------------------------------------------------------------------------------------


def fits_fight(table: Table, frame: Fight, above: AnyFrame | None, under: AnyFrame) -> bool:
    """Whether pawn and zombie stand there, unless a card that is being carried out has ended it (ZZ-5.2, ZZ-5.6)."""
    seat = frame.seat
    if seat != (under.seat if isinstance(under, Walk) else table.active) or not 0 <= frame.space < len(table.space):
        return False
    if not table.ground(frame.space) or not 0 <= frame.total < WIN_FIGHT:
        return False
    if frame.over:
        ended = frame.over == ENDED or (frame.over == KILLED and table.died >> seat & 1)
        return bool(ended) and frame.stage == fights.ROLLS and above is not None and table.frames[-1] is not above
    if (
        is_led_away(table, frame, seat)
        or table.pawn[seat] != frame.space
        or not table.space[frame.space] & ZOMBIE
        or table.is_fed()
    ):
        return False
    if frame.stage == fights.SETTLES:
        return above is None and frame.total > table.bonus(seat)
    return frame.stage == fights.ROLLS


def fits_walk(table: Table, frame: Walk, above: AnyFrame | None, under: AnyFrame) -> bool:
    """Whether there are as many steps left as there can be, and the space just left is beside the pawn (ZZ-6.1)."""
    if not is_seat(table, frame.seat) or frame.forced != isinstance(under, Window):
        return False
    if frame.stage != (moves.SETTLED if isinstance(above, Fight) else moves.READY):
        return False
    if frame.back != NONE and not (0 <= frame.back < len(table.space) and table.ground(frame.back)):
        return False
    if frame.forced:
        return fits_forced(table, frame, above)
    steps = steps_of(table)
    if frame.seat != table.active or frame.driver != frame.seat:
        return False
    if frame.back == NONE:
        return above is None and frame.left == steps and not table.dead_now
    if table.dead_now:
        return frame.left == 0
    return (0 if isinstance(above, Fight) else 1) <= frame.left < steps


def fits_forced(table: Table, frame: Walk, above: AnyFrame | None) -> bool:
    """Whether somebody else leads the pawn, and it is where that has led it, unless that is over (ZZ-11.25, ZZ-5.6)."""
    seat = frame.seat
    if not is_seat(table, frame.driver) or frame.driver == seat or (seat == table.active and table.effects & AFRAID):
        return False
    if not 0 <= frame.left <= FORCED_STEPS or (frame.left == FORCED_STEPS) != (frame.back == NONE):
        return False
    if is_led_away(table, frame, seat):
        return frame.left == 0
    if frame.left == 0:
        return above is not None
    return frame.back == NONE or frame.back in table.near[table.pawn[seat]]


def is_led_away(table: Table, frame: AnyFrame, seat: int) -> bool:
    """Whether a later card leads the pawn, so that this fight or forced move of it is over (ZZ-5.6)."""
    above = table.frames[table.frames.index(frame) + 1 :]
    return any(isinstance(other, Walk) and other.seat == seat for other in above)


# --- tiles ----------------------------------------------------------------------------------------------------------


def fits_laying(table: Table, frame: LayTile, above: AnyFrame | None) -> bool:
    """Whether the tile turned up waits to be laid by who may, or lies there and is being stocked (ZZ-4.2, ZZ-4.5)."""
    kind = frame.kind
    if kind == HELIPAD:
        if frame.seat not in ([NONE] if len(with_fewest(table)) > 1 else []) + with_fewest(table):
            return False
    elif frame.seat != table.active:
        return False
    if above is None:
        return frame.stage == 0 and table.drawn == kind and bool(placements(table, kind))
    return frame.stage in STOCK and kind != HELIPAD and table.looks[-1] // TURNS == kind


def fits_stocking(table: Table, frame: PutThings, laying: LayTile) -> bool:
    """Whether what is still to come on a new tile and what lies there already are what it brings (ZZ-4.2)."""
    tile = len(table.looks) - 1
    what, numbers = STOCK[laying.stage]
    spaces = range(tile * SPACES, tile * SPACES + SPACES)
    if (frame.seat, frame.what, frame.scope) != (laying.seat, what, tile) or any(pawn in spaces for pawn in table.pawn):
        return False
    there = [[space for space in spaces if table.space[space] & thing] for thing, _ in STOCK.values()]
    put = there[laying.stage - 2]
    due = numbers[laying.kind] - len(put)
    if frame.left != (min(due, table.pool) if what == ZOMBIE else due):
        return False
    before, after = there[: laying.stage - 2], there[laying.stage - 1 :]
    if any(after) or frame.last != (put[-1] if put else NONE):
        return False
    if before and table.pool and len(before[0]) != TILE_ZOMBIES[laying.kind]:
        return False
    return len(before) < 2 or len(before[1]) == TILE_BULLETS[laying.kind]


def fits_placing(table: Table, frame: PutThings) -> bool:
    """Whether a card can still put so many zombies on the map (ZZ-7.2, ZZ-11.16, ZZ-11.22 to ZZ-11.26)."""
    last, left, scope = frame.last, frame.left, frame.scope
    if not is_seat(table, frame.seat) or frame.what != ZOMBIE or left <= 0:
        return False
    if last != NONE and not (0 <= last < len(table.space) and table.space[last] & ZOMBIE):
        return False
    if scope == ANYWHERE:
        numbers = [MASTER_ZOMBIES] * table.discard[ZOMBIE_MASTER] + [SCREWED_ZOMBIES] * table.discard[SCREWED]
        new = [space for space, there in enumerate(table.space) if there & MOVED]
        is_last = last == (new[-1] if new else NONE)
        return is_last and any(left == min(number - len(new), table.pool) for number in numbers)
    if not 0 <= scope < len(table.looks):
        return False
    if last != NONE and last // SPACES != scope:
        return False
    return is_filling(table, frame) or fits_doubling(table, frame)


def is_filling(table: Table, frame: PutThings) -> bool:
    """Whether a named building gets all that the pool still holds, which does not fill it (ZZ-7.2, ZZ-11.16)."""
    return frame.left == table.pool and table.looks[frame.scope] // TURNS >= FIRST_BUILDING


def fits_doubling(table: Table, frame: PutThings) -> bool:
    """Whether, for some number of zombies put so far, as many come as there were before (ZZ-11.22)."""
    now = len(zombies_in(table, frame.scope))
    tries = [0] if frame.last == NONE else range(1, now)
    return any(frame.left == min(now - 2 * put, table.pool) for put in tries)
