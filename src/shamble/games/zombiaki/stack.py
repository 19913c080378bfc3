"""Whether the procedures of a table read back can lie on each other like this, each holding what it holds."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.errors import Invalid
from shamble.core.frame import Frame
from shamble.core.reading import check_lies_on
from shamble.games.zombiaki.box import (
    AROUND,
    BOSS,
    BURN,
    BURST2,
    BURST3,
    CAR,
    CELLS,
    DOG_STEPS,
    EXTRA_BITS,
    FLAMETHROWER,
    GRENADE,
    HAND,
    HUMAN_SIDE,
    LANE_OF,
    LANES,
    MINE,
    NEIGHBOURS,
    NET,
    NETTED,
    NO_THING,
    NOT_SO_FAST,
    NUMBER,
    PETROL,
    REAR_TO_FRONT,
    ROWS,
    SHARE_BITS,
    SHARE_MASK,
    SHOT,
    SHOT1,
    SHOT2,
    SNIPER,
    STRENGTH_MASK,
    TO_MOVE_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.facts import BY_BOSS, BY_FLOODLIGHT, BY_STEP_BACK
from shamble.games.zombiaki.frames import shots, turns
from shamble.games.zombiaki.frames.chains import ALL_LANES, Blast, Retreat
from shamble.games.zombiaki.frames.fires import Grenade, Petrol
from shamble.games.zombiaki.frames.flames import Flames
from shamble.games.zombiaki.frames.march import Dogs, March
from shamble.games.zombiaki.frames.nets import Net
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiaki.frames.reach import row_of_flames
from shamble.games.zombiaki.frames.shots import Burst, ClickWindow, Shot
from shamble.games.zombiaki.frames.turns import Draw, Drop, HumanTurn, ZombieTurn
from shamble.games.zombiaki.state import NOBODY, Table

AnyFrame = Frame[Any]

# By procedure: those it can lie on while an answer is awaited.
LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "night": ("",),
    "zombie_turn": ("night",),
    "human_turn": ("night",),
    "dogs": ("zombie_turn",),
    "march": ("zombie_turn",),
    "draw": ("zombie_turn", "human_turn"),
    "drop": ("zombie_turn", "human_turn"),
    "play": ("zombie_turn", "human_turn"),
    "blast": ("human_turn", "dogs", "march", "play", "retreat", "burst", "petrol", "flames", "grenade"),
    "retreat": ("human_turn", "march", "play"),
    "shot": ("play",),
    "burst": ("play",),
    "click_window": ("shot", "burst"),
    "petrol": ("play",),
    "flames": ("play",),
    "grenade": ("play",),
    "net": ("play",),
}

# By turn and what lies on it: the stage it has then. A turn counts its stage before it pushes.
STAGES: Final[dict[tuple[str, str], int]] = {
    ("zombie_turn", "dogs"): turns.DOGS + 1,
    ("zombie_turn", "march"): turns.MARCH + 1,
    ("zombie_turn", "draw"): turns.DRAW + 1,
    ("zombie_turn", "drop"): turns.DROP + 1,
    ("zombie_turn", "play"): turns.PLAY + 1,
    ("human_turn", "blast"): turns.ROLL + 1,
    ("human_turn", "retreat"): turns.ROLL + 1,
    ("human_turn", "draw"): turns.HUMAN_DRAW + 1,
    ("human_turn", "drop"): turns.HUMAN_DROP + 1,
    ("human_turn", "play"): turns.HUMAN_PLAY + 1,
}

HUMANS_OWN: Final = ("shot", "burst", "petrol", "flames", "grenade", "net")


def check_stack(table: Table) -> None:
    """The procedures lie on each other as they do in play, and what they hold fits the table."""
    frames = table.frames
    check_lies_on(frames, LIES_ON)
    for place, frame in enumerate(frames):
        above = frames[place + 1].name if place + 1 < len(frames) else ""
        under = frames[place - 1] if place else frame
        if not fits(table, frame, above, under):
            raise Invalid(f"The frame {frame.name!r} does not fit this table.")
    check_lit(table)


def check_lit(table: Table) -> None:
    """What is lit waits for shrapnel only, and a fallen boss for the end of what killed it (ZK-5.19)."""
    top = table.frames[-1] if table.frames else None
    if table.fell and not isinstance(top, (Blast, Burst, Petrol)):
        raise Invalid("The zombies step back as soon as what killed the boss is done.")
    if table.fuses == 0:
        return
    cell = table.fuses - 1
    if not isinstance(top, Blast) or not isinstance(table.frames[-2], (Play, Flames)):
        raise Invalid("What is lit explodes before anything else happens.")
    if table.thing[cell] != CAR and not (cell == top.mine and table.pile[CAR]):
        raise Invalid("Only the car, or the mine once more, can be lit while shrapnel flies.")


def fits(table: Table, frame: AnyFrame, above: str, under: AnyFrame) -> bool:
    """Whether what the procedure holds can be so."""
    if isinstance(frame, (ZombieTurn, HumanTurn)):
        side = HUMAN_SIDE if isinstance(frame, HumanTurn) else ZOMBIE_SIDE
        return side == side_of_turn(table) and frame.stage == STAGES.get((frame.name, above))
    if isinstance(frame, (Draw, Drop)):
        return frame.side == side_of_turn(table)
    if isinstance(frame, Play):
        return fits_play(table, frame, above)
    if isinstance(frame, Dogs):
        return fits_dogs(table, frame, above)
    if isinstance(frame, March):
        return table.frozen == 0 and (frame.unasked == 0 or (frame.unasked == 1 and table.hand[NOT_SO_FAST] > 0))
    if isinstance(frame, Blast):
        return fits_blast(table, frame, under)
    if isinstance(frame, Retreat):
        return fits_retreat(table, frame, under)
    return fits_card(table, frame, above)


def fits_card(table: Table, frame: AnyFrame, above: str) -> bool:
    """Whether what a human card holds while it is resolved can be so."""
    if isinstance(frame, ClickWindow):
        asked = frame.first == frame.at == table.zombies and frame.opened == 1
        return asked and not (frame.passed | frame.said | frame.forced)
    if isinstance(frame, Shot):
        return fits_shot(table, frame)
    if isinstance(frame, Burst):
        return fits_burst(table, frame, above)
    if isinstance(frame, Petrol):
        return fits_petrol(table, frame, above)
    if isinstance(frame, Flames):
        return fits_flames(table, frame, above)
    if isinstance(frame, Grenade):
        return 0 <= frame.cell < CELLS and frame.thrown == 1 and table.pile[GRENADE] > 0
    if isinstance(frame, Net):
        return frame.over == 0 and fits_net(table)
    return True


def side_of_turn(table: Table) -> int:
    """Whose turn it is: the zombies have the odd ones (ZK-2.1)."""
    return ZOMBIE_SIDE if table.turn % 2 else HUMAN_SIDE


def fits_play(table: Table, frame: Play, above: str) -> bool:
    """Whether the play step is that of the turn, and no more cards were played than a player had (ZK-4.3)."""
    side = frame.side
    if side != side_of_turn(table) or frame.over or frame.played < 0 or table.held[side] + frame.played > HAND:
        return False
    if side == ZOMBIE_SIDE:
        return above not in HUMANS_OWN
    return (frame.played > 0 or not above) and (frame.played <= 1 or not table.terror)


def fits_dogs(table: Table, frame: Dogs, above: str) -> bool:
    """Whether a dog is on its way, or none; whoever set off a mine has stepped on it."""
    if table.frozen:
        return False
    if frame.at == NOBODY:
        return frame.left == 0 and not above
    if not 0 <= frame.at < CELLS or not 0 <= frame.left < DOG_STEPS:
        return False
    return bool(above) or table.body[frame.at] & TO_MOVE_MASK != 0


# --- chains ---------------------------------------------------------------------------------------------------------


def fits_blast(table: Table, frame: Blast, under: AnyFrame) -> bool:
    """Whether a mine has exploded there, set off by what lies below."""
    mine = frame.mine
    if not 0 <= mine < CELLS or table.thing[mine] != NO_THING or not table.pile[MINE]:
        return False
    if isinstance(under, Dogs):
        return mine == under.at and table.body[mine] == 0
    if isinstance(under, Retreat):
        return mine == REAR_TO_FRONT[under.place - 1] - 1
    if isinstance(under, (Grenade, Petrol)):
        return is_reached(table, mine, [under.cell])
    if isinstance(under, Flames):
        burned = [lane * ROWS + under.row - 1 for lane in range(LANES) if under.burns(table, lane)]
        return is_reached(table, mine, burned)
    if isinstance(under, Burst):
        return table.pile[CAR] > 0
    return True


def is_reached(table: Table, mine: int, cells: list[int]) -> bool:
    """Whether a mine was on one of these cells, or around a car there that has exploded (ZK-5.14)."""
    return mine in cells or (table.pile[CAR] > 0 and any(mine in AROUND[cell] for cell in cells))


def fits_retreat(table: Table, frame: Retreat, under: AnyFrame) -> bool:
    """Whether it is the boss's death that moves them, or a card in the humans' play step."""
    if not 0 < frame.place <= CELLS:
        return False
    if frame.why == BY_BOSS:
        return frame.lane == ALL_LANES and table.pile[BOSS] > 0 and not table.fell
    if not isinstance(under, Play) or under.side != HUMAN_SIDE:
        return False
    if frame.why == BY_FLOODLIGHT:
        return 0 <= frame.lane < LANES
    return frame.why == BY_STEP_BACK and frame.lane == ALL_LANES


# --- bullets --------------------------------------------------------------------------------------------------------


def fits_shot(table: Table, frame: Shot) -> bool:
    """Whether what was aimed at is there, and in sight unless the sniper aims (ZK-5.3, ZK-5.5)."""
    kind, cell = frame.kind, frame.cell
    if kind not in (SHOT1, SHOT2, SNIPER) or not table.pile[kind] or frame.stage != shots.FIRE:
        return False
    if not 0 <= cell < CELLS or frame.car not in (0, 1):
        return False
    if kind == SNIPER:
        return table.thing[cell] == CAR if frame.car else table.body[cell] != 0
    lane = LANE_OF[cell]
    return cell == (table.car_in_sight(lane) if frame.car else table.first_in_sight(lane))


def fits_burst(table: Table, frame: Burst, above: str) -> bool:
    """Whether there are bullets left to aim, and who was hit last is in the lane, or has died there since."""
    kind, lane, left, hit = frame.kind, frame.lane, frame.left, frame.hit
    if kind not in (BURST2, BURST3) or not table.pile[kind] or frame.stage != shots.FIRE or not 0 <= lane < LANES:
        return False
    most = NUMBER[kind]
    if above == "click_window":
        return left == most and hit == NOBODY and max(table.first_in_sight(lane), table.car_in_sight(lane)) >= 0
    if not (0 <= left < most if above else 0 < left <= most):
        return False
    if hit == NOBODY:
        return True
    if left == most or not lane * ROWS <= hit < lane * ROWS + ROWS:
        return False
    return table.body[hit] == 0 or table.body[hit] & SHOT != 0


# --- fire and net ---------------------------------------------------------------------------------------------------


def fits_petrol(table: Table, frame: Petrol, above: str) -> bool:
    """Whether it has run along its cells, paid for each of them, and left nobody behind (ZK-5.9)."""
    cell, burnt, power = frame.cell, frame.burnt, frame.power
    if not 0 <= cell < CELLS or frame.over or not table.pile[PETROL]:
        return False
    if burnt == 0:
        return power == NUMBER[PETROL] and not above
    if not 0 <= power <= NUMBER[PETROL] - burnt.bit_count() or not runs_along(burnt, cell):
        return False
    return not any(burnt >> other & 1 and other != cell and table.body[other] for other in range(CELLS))


def runs_along(burnt: int, cell: int) -> bool:
    """Whether a way over just these cells, from one to the next beside it, ends on this one."""
    rest = burnt & ~(1 << cell)
    if rest == burnt:
        return False
    return rest == 0 or any(runs_along(rest, near) for near in NEIGHBOURS[cell])


def fits_flames(table: Table, frame: Flames, above: str) -> bool:
    """Whether the power has been shared out as it can be (ZK-5.17)."""
    if frame.row < 1 or not 0 <= frame.shares < 1 << SHARE_BITS * LANES or not table.pile[FLAMETHROWER]:
        return False
    shares = [frame.shares >> SHARE_BITS * lane & SHARE_MASK for lane in range(LANES)]
    if frame.power < 0 or frame.power + sum(shares) != NUMBER[FLAMETHROWER]:
        return False
    if above:
        return frame.lane == LANES + 1 and frame.row <= ROWS and leads_on(table, frame, shares)
    if not 0 <= frame.lane < LANES or frame.row != row_of_flames(table):
        return False
    twin = table.copy()  # sharing out tells facts, which are not for this table
    again = Flames(frame.row, 0, NUMBER[FLAMETHROWER], 0)
    humans = table.seat_of(HUMAN_SIDE)
    for lane in range(frame.lane):
        code = BURN + (lane * ROWS + frame.row - 1 << EXTRA_BITS | shares[lane])
        if code not in again.codes(twin, humans):
            return False
        again.settle(twin, humans, code)
    return again.shares == frame.shares


def leads_on(table: Table, frame: Flames, shares: list[int]) -> bool:
    """Whether nothing behind a wall was burned, and what lies between two burned cells was paid for."""
    hidden = [lane for lane in range(LANES) if shares[lane] and table.is_behind_wall(frame.cell(lane))]
    between = bool(shares[0] and shares[2])
    if hidden:
        return hidden == [1] and shares[1] == 1 and between and table.burns_every
    return not (between and shares[1] == 0 and table.burns_every)


def fits_net(table: Table) -> bool:
    """Whether those caught so far are one group, not too strong together (ZK-5.12)."""
    caught = [cell for cell in range(CELLS) if table.body[cell] & NETTED]
    reached = caught[:1]
    for cell in reached:
        reached += [near for near in NEIGHBOURS[cell] if near in caught and near not in reached]
    strength = sum([table.body[cell] & STRENGTH_MASK for cell in caught])
    return bool(caught) and len(reached) == len(caught) and strength <= NUMBER[NET]
