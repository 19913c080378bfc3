"""What bodies and cards are worth, in about a thousandth of a win; and an ask's options as they are weighed."""

from __future__ import annotations

from typing import Final, final

from shamble.games.zombiaki.box import (
    BACK,
    BARREL,
    BARRICADE,
    BESIDE,
    CARD_NUMBERS,
    CELLS,
    COPIES,
    DEPTH,
    FIRST_HUMAN,
    FORWARD,
    HEIGHT,
    HUMAN_SIDE,
    HUNGER,
    IS_BOSS,
    IS_DOG,
    KINDS,
    MERGED,
    MINE,
    ORDERS,
    ROWS,
    SHIELDED,
    STRENGTH_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.state import Table

DECK: Final = sum(COPIES[:FIRST_HUMAN])
WIN: Final = 10_000
MARGIN: Final = 600  # of a win, by how far
SURE: Final = 10_000  # what an option is worth that wins at once
NEVER: Final = -10_000  # an option that nobody should take
TOUGH: Final = 10  # from this strength on nobody is worth more
SHIELD_ADDS: Final = 2  # a shield is worth so much strength

# By row, 1 first: what a zombie of strength 4 is worth that stands there; and its part in hundredths by its strength.
ZOMBIE_ROWS: Final = [24, 24, 44, 95, 200]
HUMAN_ROWS: Final = [24, 39, 75, 180, 760]  # to the humans, whose turn is their last chance to stop who is in row 5
HUNGER_ROWS: Final = [24, 39, 90, 480, 760]  # the same while the zombies hold Hunger, which wins from row 4
BY_STRENGTH: Final = [0, 50, 70, 86, 100, 112, 122, 130, 136, 141]
STANDS: Final = 260  # who is about to win is worth much however weak: no more than this hangs on strength
DOG_ROWS: Final = [7, 8, 9, 10, 10]
NOISE_MASK: Final = (1 << 29) - 1
WHIM: Final = 4  # how far a playout strays from the estimates


def table_of(rows: list[int]) -> list[int]:
    """By row and strength: what a zombie is worth."""
    found: list[int] = []
    for whole in rows:
        by_strength = min(whole, STANDS)
        found += [(whole - by_strength) * (part > 0) + by_strength * part // 100 for part in BY_STRENGTH]
    return found


ZOMBIES_SEE: Final = table_of(ZOMBIE_ROWS)
HUMANS_SEE: Final = table_of(HUMAN_ROWS)
HUNGER_SEEN: Final = table_of(HUNGER_ROWS)


def human_eyes(table: Table) -> list[int]:
    """What zombies are worth to the humans now."""
    return HUNGER_SEEN if table.hand[HUNGER] else HUMANS_SEE


# What a card is worth in the hand, so that it is played only for more; and what it is worth to the other side to be rid
# of it.
CARD_WORTHS: Final = (
    ("zombie2", 1, 8),
    ("zombie3", 3, 11),
    ("zombie4", 1, 14),
    ("zombie5", 1, 17),
    ("dog", 3, 8),
    ("boss", 6, 10),
    ("shield", 5, 12),
    ("claws", 3, 8),
    ("terror", 7, 16),
    ("mass", 3, 4),
    ("swap", 3, 3),
    ("bite", 2, 5),
    ("hunger", 12, 45),
    ("meat", 2, 10),
    ("click", 27, 22),
    ("pickaxe", 3, 6),
    ("notsofast", 3, 2),
    ("shot1", 3, 12),
    ("shot2", 6, 18),
    ("burst2", 6, 18),
    ("burst3", 10, 24),
    ("sniper", 7, 20),
    ("wall5", 3, 8),
    ("wall6", 4, 8),
    ("barrier", 6, 26),
    ("napalm", 4, 12),
    ("blood", 3, 6),
    ("getout", 5, 12),
    ("floodlight", 4, 20),
    ("petrol", 14, 24),
    ("stepback", 6, 30),
    ("freeze", 40, 36),
    ("grenade", 24, 32),
    ("net", 9, 22),
    ("barrel", 6, 8),
    ("mine", 6, 8),
    ("streetfire", 6, 16),
    ("voltage", 6, 16),
    ("car", 5, 6),
    ("flamethrower", 16, 26),
    ("pit1", 5, 6),
    ("pit2", 6, 8),
)
KEEP: Final = [0] * KINDS
FEAR: Final = [0] * KINDS
for name, keep, fear in CARD_WORTHS:
    KEEP[CARD_NUMBERS[name]] = keep
    FEAR[CARD_NUMBERS[name]] = fear


@final
class Noise:
    """Small numbers without a pattern that matters; a playout needs many of them, and quickly.

    A congruential generator whose factors fit into half a machine word, which is what compiled code multiplies at once.
    """

    def __init__(self, seed: int) -> None:
        self.last = seed & NOISE_MASK

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including the bound, which is small."""
        self.last = self.last * 69069 + 12345 & NOISE_MASK
        return (self.last >> 9) % bound


@final
class Pick:
    """The options of an ask as they are weighed: the best so far, and all of them for who wants to know."""

    def __init__(self, noise: Noise | None) -> None:
        self.noise = noise  # so that playouts differ
        self.keep = 0  # what the card in question is worth in the hand
        self.code = -1
        self.gain = NEVER
        self.book: dict[int, int] | None = None  # by option: what it is worth, if somebody wants to know

    def offer(self, code: int, gain: int) -> None:
        """This option is worth so much more than doing nothing, before the card for it is paid."""
        gain -= self.keep
        book = self.book
        if book is not None:
            book[code] = gain
        noise = self.noise
        if noise is not None:
            gain += noise.below(WHIM)
        if gain > self.gain:
            self.gain = gain
            self.code = code


# --- bodies ---------------------------------------------------------------------------------------------------------


def toughness(body: int) -> int:
    """Its strength, and the attack that its shield takes; no more than matters."""
    tough = (body & STRENGTH_MASK) + (SHIELD_ADDS if body & SHIELDED else 0)
    return tough if tough < TOUGH else TOUGH - 1


def seen(worths: list[int], body: int, cell: int) -> int:
    """What a body is worth on this cell, as one side sees it."""
    row = cell % ROWS
    if body & IS_DOG:
        return DOG_ROWS[row]
    return worths[row * TOUGH + toughness(body)]


def loss_by(table: Table, worths: list[int], cell: int, damage: int, bullet: bool) -> int:
    """What an attack of this damage takes from the zombies; a bullet also throws a survivor back."""
    body = table.body[cell]
    if body == 0:
        return 0
    before = seen(worths, body, cell)
    if body & SHIELDED:
        return before - seen(worths, body & ~SHIELDED, cell)
    left = (body & STRENGTH_MASK) - damage
    if left <= 0:
        return before
    row = cell % ROWS
    if left <= DEPTH[table.thing[cell]] and not bullet:
        return before
    if bullet and table.can_step(cell, BACK):
        row -= 1
    return before - worths[row * TOUGH + (left if left < TOUGH else TOUGH - 1)]


def enters_safely(table: Table, body: int, cell: int) -> bool:
    """Whether a body comes to no great harm on entering this cell."""
    thing = table.thing[cell]
    if thing == BARREL or thing == MINE:
        return False
    if body & SHIELDED:
        return True
    strength = body & STRENGTH_MASK
    if DEPTH[thing] and strength <= DEPTH[thing]:
        return False
    return strength > 1 or not table.fire >> cell & 1


def marches(table: Table, cell: int) -> bool:
    """Whether who stands there can make the next march.

    Who has merged is free again by then (ZK-4.4), and a freeze may end with this turn of the humans (ZK-3.10).
    """
    body, frozen = table.body[cell], table.frozen
    table.body[cell] = body & ~MERGED
    if frozen and table.turn % 2 == 0:
        table.frozen = frozen - 1
    found = table.can_step(cell, FORWARD)
    table.body[cell] = body
    table.frozen = frozen
    return found


def gain_ahead(table: Table, worths: list[int], cell: int) -> int:
    """What the zombie there gains by the step forward that it can make: all, if it leads out of the street."""
    if BESIDE[cell][FORWARD] == BARRICADE:
        return SURE
    body = table.body[cell]
    goal = cell + 1
    if not enters_safely(table, body, goal):
        return -seen(worths, body, cell) // 2
    return seen(worths, body, goal) - seen(worths, body, cell)


def worth(table: Table, seat: int) -> int:
    """The seat's chance to win, in ten thousandths; at the end most of it for the win, some for how close it was.

    So what is lost or won anyway is still played as well as can be.
    """
    found = zombies_chance(table)
    return found if seat == table.zombies else WIN - found


def zombies_chance(table: Table) -> int:
    """Before dawn the sooner the better; at dawn, and before the end, by what is in the street."""
    if table.winner == ZOMBIE_SIDE:
        return WIN - MARGIN + MARGIN * table.left[ZOMBIE_SIDE] // DECK
    street = 0
    for cell in range(CELLS):
        if table.body[cell]:
            street += seen(ZOMBIES_SEE, table.body[cell], cell)
    return min(street, MARGIN) if table.winner == HUMAN_SIDE else WIN // 2 + min(street, WIN // 2 - 1)


def is_walled(table: Table, cell: int) -> bool:
    """Whether a wall stands somewhere ahead."""
    for ahead in range(cell + 1, cell - cell % ROWS + ROWS):
        if HEIGHT[table.thing[ahead]]:
            return True
    return False


def boss_waits(table: Table) -> bool:
    """Whether a boss is in the street who can still give orders."""
    if table.orders >= ORDERS:
        return False
    for body in table.body:
        if body & IS_BOSS:
            return True
    return False


assert len(BY_STRENGTH) == TOUGH
