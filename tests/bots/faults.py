"""Answers that nobody should give: worse than another option of the same ask in every respect that counts.

Bots play whole games, and every answer of theirs is looked at: a win that was missed, a game thrown away, a death in a
fight that bullets would have won, a card spent for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import shamble
from shamble import bots
from shamble.core.answer import PASS, STOP
from shamble.core.frame import CHOOSE, DONE
from shamble.core.state import State
from shamble.games.tsunami.box import ACT, ACT_TURN_UP, BUY, SEAT_BITS, SHOP_CIVILIANS, SHOP_ZOMBIES
from shamble.games.tsunami.frames.shop import Visit
from shamble.games.tsunami.sense.road import road_of
from shamble.games.zombiaki.box import DISCARD, SIDE_KINDS
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiegeddon.sense import can_gain
from shamble.games.zombies.box import GO, LOSE_LIFE, PAY
from shamble.games.zombies.frames.fights import Fight
from shamble.games.zombies.frames.moves import Walk
from shamble.games.zombies.odds import best_paths, centre_of


class Fault(NamedTuple):
    """What is wrong with an answer, and where it was given."""

    what: str
    game: str
    seed: int
    number: int
    answer: str


LEAST = 4  # answers until an end is given up
Check = Callable[[Any, int, int], bool]  # a game's table, a seat, its packed answer: whether that is a fault


# --- in every game --------------------------------------------------------------------------------------------------


def winners(table: State, seat: int, code: int, others: bool = False) -> tuple[int, ...]:
    """Who has won after an answer if the seat, or ``others`` too, then do as little as can be; nobody if dice come."""
    after = table.after(seat, code)
    for _ in range(LEAST):
        if after.draws or after.pending == DONE:
            break
        asked = after.frames[-1].seats(after)[0]
        least = [other for other in (PASS, STOP) if other in after.codes(asked)]
        if not least or not (others or asked == seat):
            break
        after.step(asked, least[0])
    return after.result().winners if after.pending == DONE and not after.draws else ()


def misses_a_win(table: State, seat: int, code: int) -> bool:
    """Another answer wins, and this one does not; who passes in a window cannot know that all others have passed."""
    if table.pending != CHOOSE:
        return False
    mine = winners(table, seat, code)
    return seat not in mine and any(seat in winners(table, seat, other) for other in table.codes(seat))


# --- in one game ----------------------------------------------------------------------------------------------------


def dies_with_bullets(table: Any, seat: int, code: int) -> bool:
    """The last life, and zombies with it, lost in a fight that bullets would win."""
    fights = isinstance(table.frames[-1], Fight) and code == LOSE_LIFE and PAY in table.codes(seat)
    return fights and table.lives[seat] == 1 and table.kills[seat] > 1


def leaves_the_helicopter(table: Any, seat: int, code: int) -> bool:
    """A step after which the helicopter is no longer sure, though it was within safe reach."""
    top = table.frames[-1]
    if not isinstance(top, Walk) or top.seat != seat or top.forced or table.heli < 0:
        return False
    if not is_sure(table, seat, top.left):
        return False
    if code == GO + centre_of(table.view(seat)):
        return False
    after = table.after(seat, code)
    return after.pending != DONE and (code == STOP or not is_sure(after, seat, top.left - 1))


def is_sure(table: Any, seat: int, steps: int) -> bool:
    """Whether so many steps bring the pawn to the helicopter without a risk."""
    view = table.view(seat)
    way = best_paths(view, seat, steps).get(centre_of(view)) if steps else None
    return way is not None and way.hope.alive == 1


def turns_up_for_nothing(table: Any, seat: int, code: int) -> bool:
    """A Secret Bonus card turned up without what it pays for."""
    return ACT <= code < ACT + (ACT_TURN_UP + 1 << SEAT_BITS)


def leaves_with_coins(table: Any, seat: int, code: int) -> bool:
    """The last shop left although the coins would still buy zombies, or civilians that become zombies."""
    if not isinstance(table.frames[-1], Visit) or code != PASS or road_of(table).shops:
        return False
    bought = [other - BUY >> SEAT_BITS for other in table.codes(seat) if other >= BUY]
    return any(SHOP_ZOMBIES[kind] or SHOP_CIVILIANS[kind] for kind in bought)


def gives_up(table: Any, seat: int, code: int) -> bool:
    """A turn of Zombiaki ended that loses even to zombies who only march, where one more card would save the night."""
    if code != PASS or seat in winners(table, seat, code, True) or not winners(table, seat, code, True):
        return False
    return any(seat in winners(table, seat, other, True) for other in table.codes(seat))


def plays_for_nothing(table: Any, seat: int, code: int) -> bool:
    """A card played that leaves the street, the other hand and everything else as it was."""
    if not isinstance(table.frames[-1], Play) or code == PASS or DISCARD <= code < DISCARD + len(table.hand):
        return False
    after = table.after(seat, code)
    return len(after.frames) == len(table.frames) and standing(after, seat) == standing(table, seat)


def standing(table: Any, seat: int) -> dict[str, object]:
    """A table of Zombiaki without the seat's own cards."""
    told = dict(table.to_json())
    others = SIDE_KINDS[1 if seat == table.zombies else 0]
    for name in ("number", "frames", "pile", "hand", "left"):
        told.pop(name, None)
    return {**told, "held": [table.hand[kind] for kind in others]}


def ends_a_harvest(table: Any, seat: int, code: int) -> bool:
    """A pass of the only player who could still gain something in this half."""
    if code != PASS or not can_gain(table, seat):
        return False
    return not any(can_gain(table, other) for other in range(table.seats) if other != seat)


CHECKS: dict[str, tuple[Check, ...]] = {
    "zombiegeddon": (misses_a_win, ends_a_harvest),
    "tsunami": (misses_a_win, turns_up_for_nothing, leaves_with_coins),
    "zombiaki": (misses_a_win, gives_up, plays_for_nothing),
    "zombies": (misses_a_win, dies_with_bullets, leaves_the_helicopter),
}
SEATS = {"zombiegeddon": 3, "tsunami": 4, "zombiaki": 2, "zombies": 4}


def faults(name: str, level: str, seeds: range, options: dict[str, object] | None = None) -> Iterator[Fault | None]:
    """Every answer of whole games among bots of one level: its fault, or None."""
    game = shamble.game(name)
    for seed in seeds:
        state = game.new(seats=SEATS[name], seed=seed, options=options or {})
        players = [bots.make(level, game, (seed, seat)) for seat in range(state.seats)]
        while state.ask is not None:
            seat = state.ask.seats[0]
            answer = players[seat].answer(state.view(seat))
            code = game.parse(state, seat, answer).code
            if len(state.codes(seat)) > 1:
                found = [check.__name__ for check in CHECKS[name] if check(state, seat, code)]
                yield Fault(found[0], name, seed, state.number, answer) if found else None
            state.step(seat, code)
