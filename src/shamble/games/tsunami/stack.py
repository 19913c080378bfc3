"""Whether the procedures of a table read back can lie on each other like this, each holding what it holds."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.answer import PASS
from shamble.core.errors import Invalid
from shamble.core.frame import Frame
from shamble.core.reading import check_lies_on
from shamble.core.windows import ASKING, REVEALED, Gather
from shamble.games.tsunami.box import (
    BEADS,
    BIRD_PUSH,
    CIVILIAN_BOMB,
    EVENT_CAP,
    EVENT_GIFT,
    EVENT_JUMP,
    FIRST_LASTING,
    GAP_SHOP,
    GAPS,
    GIANT,
    JUMP,
    LAST_ROLL,
    NO_EVENT,
    PUSH,
    SLOTS,
    STREET_DOES,
    STREET_NUMBER,
    VISIT_LIMIT,
    WINDFALL,
)
from shamble.games.tsunami.facts import BY_BIRD, BY_CARD, BY_SHOP
from shamble.games.tsunami.frames import bombs, rounds, shop, street
from shamble.games.tsunami.frames.bombs import Bomb, BombAnswer, GiantMoment, MegaBomb, may_answer
from shamble.games.tsunami.frames.draws import DrawBirds, Starts, Tiebreak
from shamble.games.tsunami.frames.interlude import DragonMoment
from shamble.games.tsunami.frames.rounds import RollOff, Round, SpendEvent, ThreeRounds, Tokens, UfoMoment
from shamble.games.tsunami.frames.saves import may_save
from shamble.games.tsunami.frames.shop import Exchange, Shop, Visit
from shamble.games.tsunami.frames.street import (
    NO_VOTE,
    NOT_ROLLED,
    CivilianBomb,
    Jump,
    Push,
    PushMoment,
    Rolling,
    Saving,
    Windfall,
    is_gold,
)
from shamble.games.tsunami.state import Table

AnyFrame = Frame[Any]

# By procedure: those it can lie on.
LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "three_rounds": ("",),
    "first_seat": ("three_rounds",),
    "fill_market": ("three_rounds", "round", "shop"),
    "draw_birds": (
        "three_rounds",
        "spend_event",
        "event_offer",
        "ufo",
        "interlude",
        "dragon",
        "jump",
        "push",
        "bomb",
        "giant",
        "visit",
    ),
    "round": ("three_rounds",),
    "roll_off": ("three_rounds",),
    "tokens": ("roll_off",),
    "deal_secrets": ("round",),
    "reveal_event": ("round",),
    "reveal_street": ("round",),
    "spend_event": ("round",),
    "event_offer": ("spend_event",),
    "interlude": ("round", "shop"),
    "dragon": ("interlude", "visit"),
    "jump": ("round", "draw_birds"),
    "saving": ("jump",),
    "windfall": ("round",),
    "push": ("round",),
    "vote": ("push",),
    "push_birds": ("push",),
    "push_moment": ("push",),
    "zombie_coin": ("round",),
    "civilian_bomb": ("round",),
    "tiebreak": ("civilian_bomb", "shop"),
    "shop": ("round",),
    "visit": ("shop",),
    "exchange": ("visit",),
    "megabomb": ("visit",),
    "bomb": ("civilian_bomb", "interlude", "visit", "megabomb"),
    "bomb_answer": ("bomb",),
    "giant": ("bomb",),
    "ufo": ("round",),
}

# By procedure and what lies on it: the stages it can have then. A procedure counts its stage before it pushes.
STAGES: Final[dict[tuple[str, str], tuple[int, ...]]] = {
    ("three_rounds", "first_seat"): (rounds.SET_UP_MARKET,),
    ("three_rounds", "fill_market"): (rounds.SET_UP_BIRDS,),
    ("three_rounds", "draw_birds"): (rounds.FIRST_ROUND,),
    ("three_rounds", "round"): (rounds.FIRST_ROUND + 1, rounds.FIRST_ROUND + 2, rounds.FIRST_ROUND + 3),
    ("three_rounds", "roll_off"): (rounds.GAME_OVER,),
    ("round", "deal_secrets"): (rounds.SHOW_EVENT,),
    ("round", "reveal_event"): (rounds.DO_EVENT,),
    ("round", "spend_event"): (rounds.BEFORE_ROAD,),
    ("round", "interlude"): (rounds.REVEAL, rounds.RESOLVE, rounds.AT_UFO),
    ("round", "reveal_street"): (rounds.BEFORE_CARD,),
    ("round", "jump"): (rounds.GAP,),
    ("round", "push"): (rounds.GAP,),
    ("round", "windfall"): (rounds.GAP,),
    ("round", "zombie_coin"): (rounds.GAP,),
    ("round", "civilian_bomb"): (rounds.GAP,),
    ("round", "shop"): (rounds.REVEAL,),
    ("round", "ufo"): (rounds.END_ROUND,),
    ("round", "fill_market"): (rounds.ROUND_OVER,),
    ("jump", ""): (street.THROW,),
    ("jump", "saving"): (street.SAVING,),
    ("jump", "draw_birds"): (street.FALLING,),
    ("push", "vote"): (street.PILLS,),
    ("push", "draw_birds"): (street.HELPING, street.PUSHED),
    ("push", "push_birds"): (street.JUDGING,),
    ("push", "push_moment"): (street.LOSING,),
    ("bomb", "bomb_answer"): (bombs.ANSWERED,),
    ("bomb", "giant"): (bombs.AFTER_GIANT,),
    ("bomb", "draw_birds"): (bombs.HIT, bombs.OVER),
    ("shop", "interlude"): (shop.ORDER,),
    ("shop", "tiebreak"): (shop.VISITS,),
    ("shop", "visit"): (shop.VISITS,),
    ("shop", "fill_market"): (shop.REFILL,),
}


def check_stack(table: Table) -> None:
    """The procedures lie on each other as they do in play, and what they hold fits the table."""
    frames = table.frames
    check_lies_on(frames, LIES_ON)
    for place, frame in enumerate(frames):
        above = frames[place + 1].name if place + 1 < len(frames) else ""
        under = frames[place - 1] if place else frame
        if not has_its_stage(frame, above) or not fits(table, frame, above, under):
            raise Invalid(f"The frame {frame.name!r} does not fit this table.")


def has_its_stage(frame: AnyFrame, above: str) -> bool:
    """Whether the procedure is as far as what lies on it says."""
    if isinstance(frame, (ThreeRounds, Round, Jump, Push, Bomb, Shop)):
        return frame.stage in STAGES.get((frame.name, above), ())
    if isinstance(frame, Gather):
        return frame.stage == (REVEALED if above else ASKING)
    return True


def fits(table: Table, frame: AnyFrame, above: str, under: AnyFrame) -> bool:
    """Whether what the procedure holds can be so."""
    if isinstance(frame, Gather):
        return fits_gather(table, frame, under)
    if isinstance(frame, Rolling):
        return fits_rolling(table, frame, under)
    if isinstance(frame, Starts):
        return fits_starts(table, frame, above)
    if isinstance(frame, Round):
        return fits_round(table, frame, above)
    if isinstance(frame, Push):
        return fits_push(table, frame)
    if isinstance(frame, (Bomb, MegaBomb)):
        return fits_bomb(table, frame, above, under)
    if isinstance(frame, (Visit, Exchange)):
        return fits_visit(table, frame, under)
    if isinstance(frame, SpendEvent):
        return (table.event == EVENT_GIFT) == (above == "draw_birds") and 0 <= table.event < FIRST_LASTING
    if isinstance(frame, Tiebreak):
        return frame.tied == tied_below(table, under) and not frame.drawn
    if isinstance(frame, Tokens):
        return isinstance(under, RollOff) and frame.tied == under.rolling
    if isinstance(frame, DrawBirds):
        return 0 < frame.due <= table.everyone() and table.zombird and fits_earned(table, frame, under)
    return True


def fits_earned(table: Table, frame: DrawBirds, under: AnyFrame) -> bool:
    """Whether there is an event to earn a bird by, or a set-up or a purchase that brings it."""
    if frame.earned:
        return frame.earned == 1 and table.event != NO_EVENT
    return isinstance(under, ThreeRounds) or (isinstance(under, Visit) and under.bought > 0)


# --- rounds ---------------------------------------------------------------------------------------------------------


def fits_round(table: Table, frame: Round, above: str) -> bool:
    """Whether the slot, the card and the event are those of the stage."""
    stage, slot = frame.stage, table.slot
    if stage == rounds.REVEAL:
        if slot != 0 if above == "interlude" else GAPS[slot - 1] != GAP_SHOP:
            return False
    elif stage == rounds.BEFORE_CARD:
        if slot == SLOTS:
            return False
    elif stage == rounds.RESOLVE or stage == rounds.GAP:
        if slot == 0 or (stage == rounds.GAP and above != resolves(table.road[-1])):
            return False
    elif slot != (SLOTS if stage == rounds.AT_UFO or stage == rounds.END_ROUND else 0):
        return False
    if is_after_event(stage):
        return above == "spend_event" or not 0 <= table.event < FIRST_LASTING
    return table.event == NO_EVENT


def is_after_event(stage: int) -> bool:
    """Whether the round's event has been revealed and not yet left."""
    return rounds.DO_EVENT < stage < rounds.ROUND_OVER


def resolves(kind: int) -> str:
    """The name of the procedure that resolves a street card."""
    does = STREET_DOES[kind]
    if does == JUMP:
        return Jump.name
    if does == PUSH:
        return Push.name
    if does == WINDFALL:
        return Windfall.name
    return "civilian_bomb" if kind == CIVILIAN_BOMB else "zombie_coin"


# --- cubes ----------------------------------------------------------------------------------------------------------


def fits_rolling(table: Table, frame: Rolling, under: AnyFrame) -> bool:
    """Whether everybody who throws has the cubes for it, and nobody else has thrown."""
    if len(frame.faces) != table.seats or not 0 < frame.rolling <= table.everyone():
        return False
    if isinstance(frame, RollOff) and not fits_roll_off(table, frame):
        return False
    for seat, faces in enumerate(frame.faces):
        most = frame.cubes(table, seat) if frame.rolling >> seat & 1 else NOT_ROLLED
        if isinstance(frame, Jump) and frame.stage == street.FALLING:
            most = max(most, faces)  # some of those cubes have died since
        if not NOT_ROLLED <= faces <= most:
            return False
    if isinstance(frame, Jump):
        return fits_jump(table, frame, under)
    if isinstance(frame, Windfall):
        return frame.rolling == table.everyone() and frame.gold == is_gold(table.road[-1])
    return True


def fits_jump(table: Table, frame: Jump, under: AnyFrame) -> bool:
    """Whether cap and losses are those of the card, or of the event."""
    if isinstance(under, DrawBirds):
        if frame.cap != EVENT_CAP or not frame.by_event or table.event != EVENT_JUMP or under.due != frame.rolling:
            return False
    elif frame.cap != STREET_NUMBER[table.road[-1]] or frame.by_event or frame.rolling != table.everyone():
        return False
    if len(frame.losses) != table.seats:
        return False
    for loss, faces in zip(frame.losses, frame.faces, strict=True):
        most = max(0, min(faces, frame.cap))
        if loss != most and (frame.stage != street.FALLING or not 0 <= loss <= most):
            return False
    return frame.stage == street.THROW or frame.roller(table) < 0


def fits_roll_off(table: Table, frame: RollOff) -> bool:
    """Whether those who roll for first place are level, and were."""
    if len(frame.left) != table.seats or frame.rolling.bit_count() < 2:
        return False
    best = max(table.hordes)
    levels = [frame.left[seat] for seat in range(table.seats) if frame.rolling >> seat & 1]
    if any(frame.rolling >> seat & 1 and table.hordes[seat] != best for seat in range(table.seats)):
        return False
    if any(not 0 <= left <= horde for left, horde in zip(frame.left, table.hordes, strict=True)):
        return False
    decided = levels[0] == 0 or frame.number == LAST_ROLL + 1
    waits = isinstance(table.frames[-1], Tokens)
    return len(set(levels)) == 1 and 1 <= frame.number <= LAST_ROLL + 1 and decided == waits


# --- pushes ---------------------------------------------------------------------------------------------------------


def fits_push(table: Table, frame: Push) -> bool:
    """Whether the number is the card's, and votes, help and answers are those of the stage."""
    if frame.need != STREET_NUMBER[table.road[-1]]:
        return False
    if len(frame.votes) != table.seats or len(frame.answers) != table.seats or len(frame.help) != BEADS:
        return False
    shown = frame.stage != street.PILLS
    if any(not 0 <= bead < BEADS if shown else bead != NO_VOTE for bead in frame.votes):
        return False
    helped = frame.stage != street.PILLS and frame.stage != street.HELPING
    if any(help_ not in (HELPS if helped else (0,)) for help_ in frame.help):
        return False
    # Once the rewards are paid, the answers have no effect any more.
    return frame.stage == street.PUSHED or all(answer == PASS for answer in frame.answers)


def possible_help() -> tuple[int, ...]:
    """What two Punks and a Super Bird can add to a team."""
    punk, super_bird = sorted(BIRD_PUSH.values())
    return tuple([punks * punk + big * super_bird for big in (0, 1) for punks in (0, 1, 2)])


HELPS: Final = possible_help()


# --- bombs and the shop ---------------------------------------------------------------------------------------------


def fits_bomb(table: Table, frame: Bomb | MegaBomb, above: str, under: AnyFrame) -> bool:
    """Whether bomber and target are those of the procedure that threw it."""
    seats = table.seats
    if not 0 <= frame.seat < seats:
        return False
    if isinstance(under, (Visit, MegaBomb)) and frame.seat != under.seat:
        return False
    if isinstance(under, CivilianBomb) and frame.seat != (under.start + under.done - 1) % seats:
        return False
    if isinstance(frame, MegaBomb):
        return fits_megabomb(table, frame, above)
    if not 0 <= frame.target < seats or frame.target == frame.seat:
        return False
    if isinstance(under, MegaBomb) and not (under.named & ~under.left) >> frame.target & 1:
        return False
    if frame.cause not in causes(under):
        return False
    if frame.blasted < 0 or frame.hurt not in (0, 1) or (frame.blasted and not frame.hurt):
        return False
    if frame.stage == bombs.ANSWERED:
        return frame.answer == PASS and not frame.hurt
    return bool(frame.blasted) if above == "giant" else True


def causes(under: AnyFrame) -> tuple[int, ...]:
    """Why a bomb is thrown, by what it lies on."""
    if isinstance(under, CivilianBomb):
        return (BY_CARD,)
    if isinstance(under, Visit):
        return (BY_SHOP, BY_BIRD)
    return (BY_SHOP,) if isinstance(under, MegaBomb) else (BY_BIRD,)


def fits_megabomb(table: Table, frame: MegaBomb, above: str) -> bool:
    """Whether others were named, and all of them before the first bomb."""
    if not 0 <= frame.named <= table.everyone() or frame.named >> frame.seat & 1 or frame.cause != BY_SHOP:
        return False
    if not above:
        return frame.going == 0 and frame.left == 0 and bool(frame.open_seats(table))
    return frame.going == 1 and not frame.left & ~frame.named


def fits_starts(table: Table, frame: Starts, above: str) -> bool:
    """Whether somebody starts, unless that is still to be found out, and no more had their turn than there are."""
    if above == "tiebreak" or above == "interlude":
        return frame.start == -1 and frame.done == 0
    if not 0 <= frame.start < table.seats:
        return False
    if above == "fill_market":
        return frame.done == table.seats
    if above:
        return 0 < frame.done <= table.seats
    return 0 <= frame.done < table.seats


def tied_below(table: Table, under: AnyFrame) -> int:
    """Bit mask of those tied for what lies below; nobody if one alone would start."""
    sought = min(table.hordes) if isinstance(under, Shop) else max(table.hordes)
    mask = 0
    for seat, horde in enumerate(table.hordes):
        if horde == sought:
            mask |= 1 << seat
    return mask if mask.bit_count() > 1 else -1


def fits_visit(table: Table, frame: Visit | Exchange, under: AnyFrame) -> bool:
    """Whether it is this player's visit, and two cards that lie face down can be exchanged in it."""
    if isinstance(frame, Visit):
        turn = isinstance(under, Shop) and frame.seat == (under.start + under.done - 1) % table.seats
        return turn and 0 <= frame.bought <= VISIT_LIMIT and frame.ended == 0
    down = [seat for seat in range(table.seats) if table.is_down(seat)]
    if not isinstance(under, Visit) or frame.seat != under.seat or len(down) < 2:
        return False
    return frame.one == -1 or frame.one in down[:-1]


# --- sealed answers -------------------------------------------------------------------------------------------------


def fits_gather(table: Table, frame: Gather[Any], under: AnyFrame) -> bool:
    """Whether those are asked who should be, and the engine passed for nobody but some of them."""
    everyone = table.everyone()
    if len(frame.sealed) != table.seats or not 0 < frame.entitled <= everyone or frame.auto & ~frame.entitled:
        return False
    if any(frame.auto >> seat & 1 and frame.sealed[seat] != PASS for seat in range(table.seats)):
        return False
    if frame.stage == REVEALED:
        return True
    if not frame.window():
        return frame.entitled == everyone
    return frame.entitled == asked(table, frame, under)


def asked(table: Table, frame: Gather[Any], under: AnyFrame) -> int:
    """Bit mask of those who are asked in a sealed window, by public facts (TS-6.2, TS-7.10)."""
    if isinstance(frame, Saving) and isinstance(under, Jump):
        return mask_of([bool(loss) and may_save(table, seat) for seat, loss in enumerate(under.losses)])
    if isinstance(frame, PushMoment) and isinstance(under, Push):
        return under.goal_met(table)
    if isinstance(frame, BombAnswer) and isinstance(under, Bomb):
        return 1 << under.target if may_answer(table, under.target) else 0
    if isinstance(frame, GiantMoment) and isinstance(under, Bomb):
        return 1 << under.seat if table.could_hold(GIANT) and table.is_down(under.seat) else 0
    if isinstance(frame, UfoMoment):
        return rounds.ufo_asked(table)
    if isinstance(frame, DragonMoment):
        named = table.down() & ~frame.entitled
        wronged = named.bit_count() == 1 and table.denied[named.bit_length() - 1]
        return frame.entitled & table.down() if wronged else 0
    return 0


def mask_of(bits: list[bool]) -> int:
    """The seats at which it is so, as a bit mask."""
    return sum([1 << seat for seat, bit in enumerate(bits) if bit])
