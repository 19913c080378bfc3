"""What lives, bullets and items are worth, and what fights leave of them: small tables, filled as they are needed."""

from __future__ import annotations

from typing import Final

from shamble.games.zombies.box import (
    AMMO,
    CHAINSAW,
    DIE,
    FIRE_AXE,
    FIRST_AID,
    GRENADE,
    MARBLES,
    MOLOTOV,
    SKATEBOARD,
    START_BULLETS,
    START_LIVES,
    WIN_FIGHT,
)
from shamble.games.zombies.state import Table

# By number, in hundredths of a collected zombie: the first ones count most.
LIVES: Final = [0, 0, 95, 165, 215, 250]
BULLETS: Final = [0, 40, 78, 112, 140, 162, 180, 194, 204, 210]
MOST: Final = len(BULLETS) - 1
KIT: Final = 70
# By item: what it is worth to have it in play.
ITEM_WORTH: Final = {
    MARBLES: 15,
    CHAINSAW: 70,
    FIRE_AXE: 130,
    FIRST_AID: 80,
    GRENADE: 120,
    AMMO: 95,
    MOLOTOV: 60,
    SKATEBOARD: 110,
}
SURE: Final = 10_000  # a chance of one
CROWD: Final = 200_000  # entries of a table before it is begun anew

_after: dict[int, int] = {}
_alive: dict[int, int] = {}


def worth_of(lives: int, bullets: int, kit: int) -> int:
    """What a player's lives, bullets and First Aid Kit are worth."""
    return LIVES[lives] + BULLETS[min(bullets, MOST)] + KIT * kit


def cards_of_death(table: Table, seat: int) -> int:
    """What the cards before a player are worth that death would cost (ZZ-5.4); who dies has fired the Shotgun."""
    lost = table.lost_by_death(seat)
    value = 0
    for kind, worth in ITEM_WORTH.items():
        if lost >> kind & 1:
            value += worth
    return value


def pack(fights: int, lives: int, bullets: int, kit: int, shots: int, bonus: int) -> int:
    """A fighter before so many fights, as one number."""
    return ((((fights << 3 | lives) << 4 | min(bullets, MOST)) << 1 | kit) << 2 | shots) << 2 | bonus


def after(fights: int, lives: int, bullets: int, kit: int, shots: int, bonus: int, kill: int, death: int) -> int:
    """What the fighter can expect to have after so many fights, if each zombie is worth ``kill`` and dying costs."""
    if fights == 0:
        return worth_of(lives, bullets, kit)
    key = (pack(fights, lives, bullets, kit, shots, bonus) << 10 | kill // 10) << 12 | death // 25
    known = _after.get(key, -1_000_000)
    if known > -1_000_000:
        return known
    shot = 1 if shots else 0
    total = 0
    for number in range(1, DIE + 1):
        lack = WIN_FIGHT - number - bonus - shot
        if lack <= 0:
            total += kill + after(fights - 1, lives, bullets, kit, shots - shot, bonus, kill, death)
        else:
            total += settled(fights, lives, bullets, kit, shots - shot, bonus, kill, death, lack)
    if len(_after) > CROWD:
        _after.clear()
    _after[key] = total // DIE
    return total // DIE


def settled(
    fights: int, lives: int, bullets: int, kit: int, shots: int, bonus: int, kill: int, death: int, lack: int
) -> int:
    """The same after a roll that lacks so much, settled in the best way."""
    best = hurt(fights, lives, bullets, kit, shots, bonus, kill, death)
    if bullets >= lack:
        best = max(best, kill + after(fights - 1, lives, bullets - lack, kit, shots, bonus, kill, death))
    if kit:
        best = max(best, after(fights, lives, bullets, 0, shots, bonus, kill, death))
    return best


def hurt(fights: int, lives: int, bullets: int, kit: int, shots: int, bonus: int, kill: int, death: int) -> int:
    """The same after a life is lost; the dead begin anew with three of both."""
    if lives == 1:
        return worth_of(START_LIVES, START_BULLETS, 0) - death
    return after(fights, lives - 1, bullets, kit, shots, bonus, kill, death)


def alive(fights: int, lives: int, bullets: int, kit: int, shots: int, bonus: int) -> int:
    """How likely the fighter survives so many fights if nothing else matters, in ten-thousandths."""
    if fights == 0:
        return SURE
    key = pack(fights, lives, bullets, kit, shots, bonus)
    known = _alive.get(key, -1)
    if known >= 0:
        return known
    shot = 1 if shots else 0
    total = 0
    for number in range(1, DIE + 1):
        lack = WIN_FIGHT - number - bonus - shot
        if lack <= 0:
            total += alive(fights - 1, lives, bullets, kit, shots - shot, bonus)
            continue
        best = alive(fights, lives - 1, bullets, kit, shots - shot, bonus) if lives > 1 else 0
        if bullets >= lack:
            best = max(best, alive(fights - 1, lives, bullets - lack, kit, shots - shot, bonus))
        if kit:
            best = max(best, alive(fights, lives, bullets, 0, shots - shot, bonus))
        total += best
    _alive[key] = total // DIE
    return total // DIE
