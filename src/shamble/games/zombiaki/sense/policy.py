"""The answer of a fair player at once, for any seat; and a whole night played on by it: what playouts are made of."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shamble.core.answer import PASS
from shamble.core.frame import DONE, Frame
from shamble.games.zombiaki.box import DISCARD, FIRST_HUMAN, HUMAN_SIDE, KINDS, ZOMBIE_SIDE
from shamble.games.zombiaki.frames.chains import Blast
from shamble.games.zombiaki.frames.fires import Flames, Petrol
from shamble.games.zombiaki.frames.march import Dogs, March
from shamble.games.zombiaki.frames.nets import Net
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiaki.frames.shots import Burst, ClickWindow
from shamble.games.zombiaki.frames.turns import Drop
from shamble.games.zombiaki.sense.humans import (
    weigh_bullet,
    weigh_flames,
    weigh_human_card,
    weigh_net,
    weigh_petrol,
    weigh_shrapnel,
)
from shamble.games.zombiaki.sense.values import KEEP, NEVER, Noise, Pick
from shamble.games.zombiaki.sense.zombies import (
    weigh_click,
    weigh_dogs,
    weigh_march,
    weigh_orders,
    weigh_zombie_card,
)
from shamble.games.zombiaki.state import Table

Heard = tuple[int, int | None, str, str]


def weigh(table: Table, seat: int, pick: Pick) -> None:
    """What the ask offers this seat, weighed."""
    top = table.frames[-1]
    if isinstance(top, Play):
        _weigh_play(table, pick, top)
    elif isinstance(top, Drop):
        _weigh_drop(table, pick, top.side)
    elif isinstance(top, March):
        weigh_march(table, pick)
    elif isinstance(top, ClickWindow):
        weigh_click(table, pick)
    elif isinstance(top, Dogs):
        weigh_dogs(table, pick, top)
    elif isinstance(top, Blast):
        weigh_shrapnel(table, pick, top)
    elif isinstance(top, Burst):
        weigh_bullet(table, pick, top.codes(table, seat))
    elif isinstance(top, Petrol):
        weigh_petrol(table, pick, top.codes(table, seat))
    elif isinstance(top, Flames):
        weigh_flames(table, pick, top, top.codes(table, seat))
    else:
        assert isinstance(top, Net)
        weigh_net(table, pick, top.codes(table, seat))


def _weigh_play(table: Table, pick: Pick, play: Play) -> None:
    """Every card against keeping it, and the orders of a boss."""
    pick.offer(PASS, 0)
    hand = table.hand
    if play.side == ZOMBIE_SIDE:
        for kind in range(FIRST_HUMAN):
            if hand[kind]:
                pick.keep = KEEP[kind]
                weigh_zombie_card(table, pick, kind)
        pick.keep = 0
        weigh_orders(table, pick)
    elif play.may_play(table):
        for kind in range(FIRST_HUMAN, KINDS):
            if hand[kind]:
                pick.keep = KEEP[kind]
                weigh_human_card(table, pick, kind)
        pick.keep = 0


def _weigh_drop(table: Table, pick: Pick, side: int) -> None:
    """The card goes that is worth least, in the hand or played now."""
    first, end = (0, FIRST_HUMAN) if side == ZOMBIE_SIDE else (FIRST_HUMAN, KINDS)
    for kind in range(first, end):
        if table.hand[kind]:
            use = Pick(pick.noise)
            if side == HUMAN_SIDE:
                weigh_human_card(table, use, kind)
            else:
                weigh_zombie_card(table, use, kind)
            pick.offer(DISCARD + kind, -max(use.gain, KEEP[kind]))


def quick(table: Table, seat: int, rng: Random, _heard: Sequence[Heard] = ()) -> int:
    """What a fair player in this seat would answer; a packed answer."""
    pick = Pick(Noise(rng.getrandbits(30)))
    weigh(table, seat, pick)
    return pick.code


def gains(table: Table, seat: int, _heard: Sequence[Heard] = ()) -> list[int]:
    """For each option of the seat, what it is worth more than doing nothing; those nobody should take, far less."""
    pick = Pick(None)
    book: dict[int, int] = {}
    pick.book = book
    weigh(table, seat, pick)
    return [book.get(code, NEVER) for code in table.codes(seat)]


def finish(table: Table, rng: Random) -> int:
    """Play the night to its end, both sides by ``quick``; how many answers it took.

    What the policy answers is always an option, as the tests see to, so it is not looked up again.
    """
    noise = Noise(rng.getrandbits(30))
    answers = 0
    while table.pending != DONE:
        top: Frame[Table] = table.frames[-1]
        seat = top.seats(table)[0]
        pick = Pick(noise)
        weigh(table, seat, pick)
        table.facts = []
        top.settle(table, seat, pick.code)
        table.advance()
        answers += 1
    return answers
