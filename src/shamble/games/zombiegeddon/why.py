"""Why a bot would play like that in Zombiegeddon: what speaks for a way to play the turn, from a view and nothing else.

Nothing but what anybody can count at the table is said: what a bot hopes for is no reason that a player can check.

why-turn        disc discs points under unders worth supplies half nothing who lost losses     what the turn brings
why-place       near nears shelter steps                                             nothing at once, but a better place
why-off         nothing at once: a pawn with nothing to do leaves the board
why-half        disc discs points                                                     an action that ends the half
why-end         able ends who rivals                                                  passing
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from shamble.core.frame import DONE
from shamble.core.reason import Reason, Step
from shamble.core.scene import yes
from shamble.games.zombiegeddon.box import (
    CELL_NAMES,
    CELL_NUMBERS,
    DISC_NAMES,
    FIRST_TAKEABLE,
    KINDS,
    OFF,
    PAWNS,
    SHELTERS,
)
from shamble.games.zombiegeddon.frames import Turn
from shamble.games.zombiegeddon.game import GAME
from shamble.games.zombiegeddon.labels import option_label
from shamble.games.zombiegeddon.look import Look, Option, at
from shamble.games.zombiegeddon.sense import PLAIN_VALUES, POINT, can_gain, points_fixed, reach, to_deliver
from shamble.games.zombiegeddon.state import Table

View = Mapping[str, Any]
MOST: Final = 3  # so many discs beside a better place are told


def step(view: View, names: Sequence[str], answer: str) -> Step:
    """What an answer is called, and from where to where it goes."""
    look = Look(view, names)
    source, _, target = answer.partition("-")
    start, goal = CELL_NUMBERS.get(source, OFF), CELL_NUMBERS.get(target, OFF)
    label = option_label(look, Option(answer, start, goal))
    return Step(answer, label, "" if start == OFF else at("c", start), "" if goal == OFF else at("c", goal))


def why(view: View, names: Sequence[str], way: Sequence[str]) -> Reason:
    """What speaks for this way to go on."""
    seat = view["seat"]
    before = GAME.guess(view, Random(0))
    assert isinstance(before, Table)
    after = _played(before, seat, way)
    ends = after.half != before.half or after.pending == DONE
    if way[0] == "pass":
        rivals = [names[other] for other in range(before.seats) if other != seat and can_gain(before, other)]
        fields = {"able": yes(can_gain(before, seat)), "ends": yes(ends), "who": rivals, "rivals": len(rivals)}
        return Reason("why-end", fields, "ZG-5.1")
    brought = _collected(before, after, seat)
    if ends:
        return Reason("why-half", brought, "ZG-5.1")
    under, supplies = _under(before, after, seat), (after.markers[seat] & ~before.markers[seat]).bit_count()
    if brought["discs"] or under or supplies:
        worth = {"under": under, "unders": len(under), "worth": _worth(after, seat, under)}
        supply = {"supplies": supplies, "half": before.half, "nothing": yes(not (brought["discs"] or under))}
        fields = {**brought, **worth, **supply, **_denied(before, after, seat, names)}
        return Reason("why-turn", fields, _clause(before.half, supplies))
    if way[0].endswith("-off"):
        return Reason("why-off", {}, "ZG-3.7")
    return Reason("why-place", _place(before, after, seat), "ZG-3.3")


def _clause(half: int, supplies: int) -> str:
    """What a supply is good for, pawns of half 2 or points; or how discs are collected."""
    return "ZG-3.8" if not supplies else "ZG-5.3" if half == 1 else "ZG-6.1"


def _played(table: Table, seat: int, way: Sequence[str]) -> Table:
    """The table after these answers of the seat."""
    twin = table.copy()
    for answer in way:
        twin.play(seat, GAME.parse(twin, seat, answer))
    return twin


def _collected(before: Table, after: Table, seat: int) -> dict[str, object]:
    """The discs that go to the seat's pile, and what they add to its score (ZG-6.1, ZG-6.2)."""
    at_seat = seat * KINDS
    kinds = range(FIRST_TAKEABLE, KINDS)
    more = [
        DISC_NAMES[kind] for kind in kinds for _ in range(after.taken[at_seat + kind] - before.taken[at_seat + kind])
    ]
    points = points_fixed(seat, after.taken) - points_fixed(seat, before.taken)
    return {"disc": more, "discs": len(more), "points": points // POINT}


def _under(before: Table, after: Table, seat: int) -> list[str]:
    """The discs on which a pawn of the seat stands now, and none of its stood before: its own when the pawn leaves."""
    top = after.frames[-1]
    passing = top.through if isinstance(top, Turn) else OFF  # the disc under it is the other pawn's (ZG-3.5)
    own = range(seat * PAWNS, seat * PAWNS + PAWNS)
    old = [before.pawns[place] for place in own]
    cells = [after.pawns[place] for place in own if place != passing and after.pawns[place] not in (OFF, *old)]
    return [DISC_NAMES[after.board[cell]] for cell in cells if after.board[cell] >= FIRST_TAKEABLE]


def _worth(after: Table, seat: int, under: Sequence[str]) -> int:
    """What these discs would add to the pile as it is by then."""
    held = after.taken[:]
    for name in under:
        held[seat * KINDS + DISC_NAMES.index(name)] += 1
    return (points_fixed(seat, held) - points_fixed(seat, after.taken)) // POINT


def _denied(before: Table, after: Table, seat: int, names: Sequence[str]) -> dict[str, object]:
    """The rival who could have gone to most of the discs that are the seat's now, by one action, and which they are."""
    mine = range(seat * PAWNS, seat * PAWNS + PAWNS)
    entered = {after.pawns[place] for place in mine} | set(_emptied(before, after))
    best: tuple[int, list[str]] = ((seat + 1) % before.seats, [])
    for other in [rival for rival in range(before.seats) if rival != seat]:
        lost = [DISC_NAMES[before.board[cell]] for cell in sorted(entered) if _could_enter(before, other, cell)]
        if len(lost) > len(best[1]):
            best = other, lost
    return {"who": names[best[0]], "lost": best[1], "losses": len(best[1])}


def _emptied(before: Table, after: Table) -> list[int]:
    """The cells whose disc is gone."""
    return [cell for cell, disc in enumerate(before.board) if disc >= FIRST_TAKEABLE and after.board[cell] != disc]


def _could_enter(table: Table, seat: int, cell: int) -> bool:
    """Whether a pawn of the seat could go to a disc here by one action (ZG-3.3, ZG-3.6)."""
    if cell == OFF or table.board[cell] < FIRST_TAKEABLE or not table.may_enter(cell, table.weapons[seat]):
        return False
    pawns = table.pawns[seat * PAWNS : seat * PAWNS + PAWNS]
    return any(cell in table.near[pawn] for pawn in pawns if pawn != OFF)


def _place(before: Table, after: Table, seat: int) -> dict[str, object]:
    """What lies one step beyond the pawn that moved, or the shelter that waits for a supply and is nearer now."""
    own = range(seat * PAWNS, seat * PAWNS + PAWNS)
    moved = [after.pawns[place] for place in own if after.pawns[place] not in (OFF, before.pawns[place])]
    cells = {near for cell in moved for near in after.near[cell] if _could_enter(after, seat, near)}
    discs = sorted((after.board[cell] for cell in cells), key=lambda disc: -PLAIN_VALUES[disc])
    near = [DISC_NAMES[disc] for disc in dict.fromkeys(discs)][:MOST]
    old, new = reach(before, seat), reach(after, seat)
    ways = [(new[SHELTERS[goal]], SHELTERS[goal]) for goal in to_deliver(after, seat)]
    nearer = sorted((steps, cell) for steps, cell in ways if steps > 0 and (steps < old[cell] or old[cell] == OFF))
    steps, shelter = nearer[0] if nearer else (0, OFF)
    fields = {"shelter": "" if shelter == OFF else CELL_NAMES[shelter], "steps": steps}
    return {"near": near, "nears": len(near), **fields}
