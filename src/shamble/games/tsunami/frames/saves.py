"""Saves (TS-6): which sets a player may name against so many deaths, and spending them."""

from __future__ import annotations

from shamble.core.errors import Illegal
from shamble.games.tsunami import refusals
from shamble.games.tsunami.answers import decode
from shamble.games.tsunami.box import BIRD_KINDS, FAIRY, SAVE, SAVE1, SAVE2, SAVE_SETS, SUPER_FAIRY
from shamble.games.tsunami.facts import Saved
from shamble.games.tsunami.state import Table


def holdings(table: Table, seat: int) -> tuple[int, int, int, int]:
    """How many Save 1, Save 2, Fairy and Super Fairy the seat has."""
    kept, birds = seat * 2, seat * BIRD_KINDS
    return (table.kept[kept], table.kept[kept + 1], table.birds[birds + FAIRY], table.birds[birds + SUPER_FAIRY])


def may_save(table: Table, seat: int) -> bool:
    """Whether the seat could, by public facts, have a save: a bird in hand or a kept Save (TS-6.2)."""
    return table.has_bird(seat) or table.kept[seat * 2] > 0 or table.kept[seat * 2 + 1] > 0


def has_kept(table: Table, seat: int) -> bool:
    """Whether a kept Save lies before the seat."""
    return table.kept[seat * 2] > 0 or table.kept[seat * 2 + 1] > 0


def save_codes(table: Table, seat: int, loss: int) -> list[int]:
    """The sets that the seat may use against so many deaths: none of their cards could be left out (TS-6.1)."""
    have = holdings(table, seat)
    if not (have[0] or have[1] or have[2] or have[3]):
        return []
    found: list[int] = []
    for number in range(1, len(SAVE_SETS)):
        counts, saves, least = SAVE_SETS[number]
        if saves - least < loss and is_within(counts, have):
            found.append(SAVE + number)
    return found


def is_within(counts: tuple[int, ...], have: tuple[int, int, int, int]) -> bool:
    """Whether so many of each card are there."""
    return counts[0] <= have[0] and counts[1] <= have[1] and counts[2] <= have[2] and counts[3] <= have[3]


def spend_saves(table: Table, seat: int, code: int, loss: int) -> int:
    """Use a set: its cards are spent whole; how many deaths it prevents (TS-6.1)."""
    counts, saves, _ = SAVE_SETS[code - SAVE]
    table.kept[seat * 2] -= counts[0]
    table.kept[seat * 2 + 1] -= counts[1]
    discard_saves(table, counts)
    for _ in range(counts[2]):
        table.discard_bird(seat, FAIRY)
    for _ in range(counts[3]):
        table.discard_bird(seat, SUPER_FAIRY)
    saved = min(saves, loss)
    table.tell(Saved(seat, saved, code - SAVE))
    return saved


def discard_saves(table: Table, counts: tuple[int, ...]) -> None:
    """Kept Saves that were used go to the shop's discard (TS-5.3)."""
    table.shop_discard[SAVE1] += counts[0]
    table.shop_discard[SAVE2] += counts[1]


def refuse_save(table: Table, seat: int, code: int) -> Illegal:
    """Why this set of saves cannot be used now."""
    if not is_within(SAVE_SETS[code - SAVE].counts, holdings(table, seat)):
        return Illegal(refusals.SAVE_NOT_HELD, answer=decode(code))
    return Illegal(refusals.SAVE_WASTED)
