"""What the road still holds in a round and in the game, as a player counts it from the cards seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from shamble.games.tsunami.box import (
    GAP_SHOP,
    GAPS,
    JUMP,
    LATE_STREET,
    NO_CAP,
    PUSH,
    ROUNDS,
    SIDES,
    SLOTS,
    STREET_DOES,
    STREET_KINDS,
    STREET_NUMBER,
    SURE_CARD,
)
from shamble.games.tsunami.dice import weights_of
from shamble.games.tsunami.frames.rounds import AT_UFO, GAP, RESOLVE, Round
from shamble.games.tsunami.frames.shop import Shop, Visit
from shamble.games.tsunami.state import Table

ZOMBIE: Final = 100  # everything is counted in hundredths of a zombie, and chances in percent
SPECIAL: Final = SURE_CARD[2:]
IS_JUMP: Final = [does == JUMP for does in STREET_DOES]
IS_PUSH: Final = [does == PUSH for does in STREET_DOES]
IS_DEADLY: Final = [does == JUMP and cap == NO_CAP for does, cap in zip(STREET_DOES, STREET_NUMBER, strict=True)]
SHOP_SLOTS: Final = [slot + 1 for slot, gap in enumerate(GAPS) if gap == GAP_SHOP]
# By the street cards to come, in percent: what a card in hand is worth beside zombies. Zombies are stolen and bombed,
# and whoever leads is robbed first: of a lead in zombies after half of the game a sixth is left in the end, of cards
# more than twice that. Found by regression over some hundred games of greedy bots.
STAYS: Final = [105, 110, 120, 125, 135, 140, 145, 150, 200, 205, 210]
MOST: Final = 60  # larger hordes lose as this one does


def _mean_losses(cap: int) -> list[int]:
    """By horde: the mean loss in a jump of this cap."""
    found: list[int] = []
    for cubes in range(MOST + 1):
        deaths = sum([weight * min(faces, cap) for faces, weight in enumerate(weights_of(cubes))])
        found.append(ZOMBIE * deaths // SIDES**cubes)
    return found


MEAN_LOSS: Final = {cap: _mean_losses(cap) for cap in (1, 2, 3, NO_CAP)}


@final
class Road:
    """What is still to come: pushes of this round, jumps and pushes of the game, shops, and how long a zombie lasts."""

    def __init__(self, french: bool, number: int, slot: int, stage: int, street: tuple[int, ...], shown: int) -> None:
        is_open = number <= ROUNDS
        self.card = shown if stage == RESOLVE else -1  # revealed, not yet resolved
        self.last = stage == AT_UFO or not is_open  # nothing but the round's end is to come
        self.over = self.last and number >= ROUNDS
        self.cards = (ROUNDS - number) * SLOTS + SLOTS - slot if is_open else 0
        now, later = to_come(french, number, slot, street)
        self.pushes_now = counted(now, IS_PUSH) + here(self.card, IS_PUSH)
        self.pushes = self.pushes_now + counted(later, IS_PUSH)
        self.jumps = counted(now, IS_JUMP) + counted(later, IS_JUMP) + here(self.card, IS_JUMP)
        deadly = counted(now, IS_DEADLY) + counted(later, IS_DEADLY) + here(self.card, IS_DEADLY)
        self.lasts = 100 - deadly // SIDES  # percent of its worth that a zombie of today keeps to the end
        self.stays = STAYS[min(self.cards, len(STAYS) - 1)] if not self.over else 100
        crossed = stage != RESOLVE and stage != GAP
        self.shops_now = len([at for at in SHOP_SLOTS if at > slot or (at == slot and not crossed)]) if is_open else 0
        self.shops = self.shops_now + max(0, ROUNDS - number) * len(SHOP_SLOTS)


@lru_cache(maxsize=1 << 12)  # playouts come along the same roads again and again
def road_from(french: bool, number: int, slot: int, stage: int, street: tuple[int, ...], shown: int) -> Road:
    """The road ahead in this round and slot, with these cards unseen and that one revealed last."""
    return Road(french, number, slot, stage, street, shown)


def road_of(table: Table) -> Road:
    """The road ahead of a table."""
    shown = table.road[-1] if table.road else -1
    found: Road = road_from(table.french, table.round, table.slot, stage_of(table), tuple(table.street), shown)
    return found


def stage_of(table: Table) -> int:
    """How far the round is; -1 outside of rounds."""
    if len(table.frames) > 1:
        frame = table.frames[1]
        if isinstance(frame, Round):
            return frame.stage
    return -1


def to_come(french: bool, number: int, slot: int, street: Sequence[int]) -> tuple[list[int], list[int]]:
    """By kind, in percent: how many are to come in this round, and how many in those after it (TS-1.4)."""
    now = [0] * STREET_KINDS
    later = [0] * STREET_KINDS
    if number > ROUNDS:
        return now, later
    if number == 1:
        now = [100 * count for count in street]
        shares_of(LATE_STREET[french], 2 * (SLOTS - 1), later)
        return now, later
    sure = SURE_CARD[number]
    shares_of(street, SLOTS - slot - street[sure], now)
    now[SURE_CARD[ROUNDS]] = 0
    now[sure] = 100 * street[sure]
    if number < ROUNDS:
        shares_of(street, SLOTS - 1, later)
        later[sure] = 0
    return now, later


def shares_of(deck: Sequence[int], drawn: int, found: list[int]) -> None:
    """Fill in how many of each kind come when so many are drawn; the special cards come for certain."""
    size = sum(deck) - sum([deck[special] for special in SPECIAL])
    for kind, count in enumerate(deck):
        if kind in SPECIAL:
            found[kind] = 100 * count
        elif count and size:
            found[kind] = 100 * count * drawn // size


def counted(shares: list[int], which: list[bool]) -> int:
    """How many cards of a sort, in percent."""
    total = 0
    for kind, share in enumerate(shares):
        if which[kind]:
            total += share
    return total


def here(card: int, which: list[bool]) -> int:
    """Whether the card that waits to be resolved is of a sort, in percent."""
    return 100 if card >= 0 and which[card] else 0


def mean_loss(horde: int, cap: int) -> int:
    """The mean loss of a horde in a jump."""
    return MEAN_LOSS[cap][min(horde, MOST)]


def may_spend(table: Table, seat: int) -> bool:
    """Whether the seat is in a shop and still has its visit to make, or is making it."""
    for frame in table.frames:
        if isinstance(frame, Visit) and frame.seat == seat:
            return True
        if isinstance(frame, Shop):
            if frame.start < 0:
                return True
            waits = (seat - frame.start) % table.seats >= frame.done
            if waits:
                return True
    return False
