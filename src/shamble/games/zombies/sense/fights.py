"""Settling: what a life, bullets or a card are worth against a failed roll."""

from __future__ import annotations

from typing import Final

from shamble.core.answer import PASS
from shamble.games.zombies.box import (
    AGAIN,
    AID,
    DIE,
    LOSE_LIFE,
    PAY,
    RAISE,
    RUSH,
    RUSH_BONUS,
    WIN_FIGHT,
)
from shamble.games.zombies.frames.fights import Fight, NotDead
from shamble.games.zombies.sense.mind import Mind
from shamble.games.zombies.sense.race import WIN, bonus_of, kit_of
from shamble.games.zombies.sense.stock import after, hurt, settled, worth_of

RUSH_KEPT: Final = 60  # what an Adrenaline Rush is worth in the hand
FATAL: Final = 3000  # what it costs to die in a fight that bullets would win: nobody who thinks plays it out
LITTLE: Final = 1  # with so few zombies to lose death is another matter: the dead begin anew with three of both
TRIES: Final = 2  # dice rolled again that are thought of ahead


def weigh_settling(mind: Mind, top: Fight, codes: list[int]) -> list[int]:
    """Every way to settle the roll, by what the fight leaves."""
    return [settling_worth(mind, top, code) for code in codes]


def settling_worth(mind: Mind, top: Fight, code: int) -> int:
    """What one way to settle the roll comes to."""
    table, seat = mind.table, top.seat
    lives, bullets, kit, shots = table.lives[seat], table.bullets[seat], kit_of(table, seat), table.shots[seat]
    bonus = max(bonus_of(table, seat), table.bonus(seat) - (1 if shots else 0))
    kill, death = prize(mind, seat, top.space), mind.own.death
    lack = WIN_FIGHT - top.total
    if code == LOSE_LIFE:
        fatal = lives == 1 and bullets >= lack and table.kills[seat] > LITTLE
        return hurt(1, lives, bullets, kit, shots, bonus, kill, death) - (FATAL if fatal else 0)
    if code == PAY:
        return kill + after(0, lives, bullets - lack, kit, shots, bonus, kill, death)
    if code == AID:
        return after(1, lives, bullets, 0, shots, bonus, kill, death)
    kept = max(RUSH_KEPT, mind.saved(RUSH))
    if lack <= RUSH_BONUS:
        return kill + worth_of(lives, bullets, kit) - kept
    return settled(1, lives, bullets, kit, shots, bonus, kill, death, lack - RUSH_BONUS) - kept


def prize(mind: Mind, seat: int, space: int) -> int:
    """What the zombie of a space is worth; on the helipad's centre, and as the last one needed, the game."""
    table = mind.table
    if space == mind.centre or table.kills[seat] + 1 >= table.kill_goal:
        return WIN
    return mind.racers[seat].kill


def weigh_not_dead(mind: Mind, top: NotDead, codes: list[int]) -> list[int]:
    """Mending the dice against two zombies."""
    table, seat = mind.table, top.seat
    lives, bullets, loss = table.lives[seat], table.bullets[seat], 2 * mind.own.kill
    found: list[int] = []
    for code in codes:
        if code == PASS:
            found.append(worth_of(lives, bullets, 0) - loss)
        elif code < AGAIN:
            found.append(raised(top.one, top.two, lives, bullets, loss, code - RAISE, TRIES))
        else:
            found.append(rolled(top.one, top.two, lives, bullets, loss, code - AGAIN, TRIES))
    return found


def mended(one: int, two: int, lives: int, bullets: int, loss: int, tries: int) -> int:
    """What two dice come to under the best play."""
    has = worth_of(lives, bullets, 0)
    if min(one, two) >= WIN_FIGHT:
        return has
    best = has - loss
    for die in (0, 1):
        shown = one if die == 0 else two
        if shown >= WIN_FIGHT:
            continue
        if bullets >= WIN_FIGHT - shown:
            best = max(best, raised(one, two, lives, bullets, loss, die, tries))
        if lives > 1 and tries:
            best = max(best, rolled(one, two, lives, bullets, loss, die, tries))
    return best


def raised(one: int, two: int, lives: int, bullets: int, loss: int, die: int, tries: int) -> int:
    """The same after bullets have brought one of them to 4."""
    if die == 0:
        return mended(WIN_FIGHT, two, lives, bullets - WIN_FIGHT + one, loss, tries)
    return mended(one, WIN_FIGHT, lives, bullets - WIN_FIGHT + two, loss, tries)


def rolled(one: int, two: int, lives: int, bullets: int, loss: int, die: int, tries: int) -> int:
    """The same after a life has one of them rolled again."""
    total = 0
    for number in range(1, DIE + 1):
        if die == 0:
            total += mended(number, two, lives - 1, bullets, loss, tries - 1)
        else:
            total += mended(one, number, lives - 1, bullets, loss, tries - 1)
    return total // DIE
