"""What is in the box of Zombiaki: the street, both decks as data rows, constants, and how an answer is packed.

Rows and constants commented "ours" are chosen by this edition; the rulebook marks them too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from shamble.core.answer import RESERVED

RULES_VERSION: Final = "2"
SEATS: Final = 2

# --- the street -----------------------------------------------------------------------------------------------------
# A cell is ``lane * 5 + row - 1``: A1 is 0, A5 is 4, C5 is 14. Forward is one more, until row 5.

LANES: Final = 3
ROWS: Final = 5
CELLS: Final = LANES * ROWS
LANE_NAMES: Final = "ABC"
NOWHERE: Final = CELLS  # in an answer: no cell is named
OUT: Final = -1  # the cell behind row 1, or beside lane A or C
BARRICADE: Final = 15  # where a step forward from row 5 leads


def cell_name(number: int) -> str:
    """A cell as players write it: its lane and its row."""
    return f"{LANE_NAMES[number // ROWS]}{number % ROWS + 1}"


CELL_NAMES: Final = tuple(cell_name(number) for number in range(CELLS))
CELL_NUMBERS: Final = {name: number for number, name in enumerate(CELL_NAMES)}
LANE_OF: Final = [number // ROWS for number in range(CELLS)]
ROW_OF: Final = [number % ROWS + 1 for number in range(CELLS)]

FORWARD: Final = 0
LEFT: Final = 1  # to the lane before this one
RIGHT: Final = 2
BACK: Final = 3
WAYS: Final = 4
WAY_NAMES: Final = ("forward", "left", "right", "back")


def _beside(number: int) -> list[int]:
    """Where a step leads, by way; the barricade ahead of row 5."""
    row = number % ROWS
    forward = number + 1 if row < ROWS - 1 else BARRICADE
    left = number - ROWS if number >= ROWS else OUT
    right = number + ROWS if number < CELLS - ROWS else OUT
    return [forward, left, right, number - 1 if row > 0 else OUT]


def _around(number: int) -> list[int]:
    """The cells around this one, the corners too."""
    lane, row = number // ROWS, number % ROWS
    near = [(lane + side, row + ahead) for side in (-1, 0, 1) for ahead in (-1, 0, 1) if side or ahead]
    return sorted(at * ROWS + to for at, to in near if 0 <= at < LANES and 0 <= to < ROWS)


BESIDE: Final = [_beside(number) for number in range(CELLS)]
NEIGHBOURS: Final = [sorted(to for to in BESIDE[number] if 0 <= to < CELLS) for number in range(CELLS)]
AROUND: Final = [_around(number) for number in range(CELLS)]
LANE_CELLS: Final = [list(range(lane * ROWS, lane * ROWS + ROWS)) for lane in range(LANES)]
FRONT_TO_REAR: Final = [lane * ROWS + row for row in range(ROWS - 1, -1, -1) for lane in range(LANES)]  # ZK-3.11
REAR_TO_FRONT: Final = [lane * ROWS + row for row in range(ROWS) for lane in range(LANES)]

# --- the cards (ZK-1.1, ZK-1.2) -------------------------------------------------------------------------------------

ZOMBIE_SIDE: Final = 0
HUMAN_SIDE: Final = 1
SIDE_NAMES: Final = ("zombies", "humans")


NO_AIM: Final = 0  # nothing is named
AT_CELL: Final = 1  # a cell
AT_LANE: Final = 2  # a lane
AT_STEP: Final = 3  # a cell and one beside it
AT_CARD: Final = 4  # a card of the other hand
REACTION: Final = 5  # not played in a play step


class Card(NamedTuple):
    """One kind of card: name, copies, number (strength, damage, height, depth, power), what it names, if it stays."""

    name: str
    copies: int
    number: int
    aim: int
    stays: bool = False  # hash cards stay on the board, star cards are discarded after use (ZK-1.4)
    source: str = "E"  # where the number of copies comes from: E the publisher's later edition, V in part ours


ZOMBIE_CARDS: Final = (
    Card("zombie2", 4, 2, AT_CELL, stays=True, source="V"),  # two of the four are ours
    Card("zombie3", 8, 3, AT_CELL, stays=True),
    Card("zombie4", 4, 4, AT_CELL, stays=True, source="V"),  # one of the four
    Card("zombie5", 1, 5, AT_CELL, stays=True),
    Card("dog", 2, 0, AT_CELL, stays=True, source="V"),  # one of the two
    Card("boss", 1, 0, AT_CELL, stays=True),
    Card("shield", 3, 0, AT_CELL, stays=True),
    Card("claws", 2, 1, AT_CELL, stays=True, source="V"),  # one of the two
    Card("terror", 2, 0, NO_AIM),
    Card("mass", 2, 0, AT_STEP),
    Card("swap", 1, 0, AT_STEP),
    Card("bite", 1, 0, AT_STEP),
    Card("hunger", 2, 0, AT_CELL, source="V"),  # one of the two
    Card("meat", 1, 0, AT_CARD),
    Card("click", 2, 0, REACTION),
    Card("pickaxe", 1, 0, AT_CELL),
    Card("notsofast", 2, 0, REACTION, source="V"),  # one of the two
    Card("dawn", 1, 0, REACTION),
)
HUMAN_CARDS: Final = (
    Card("shot1", 8, 1, AT_LANE, source="V"),  # one of the eight
    Card("shot2", 4, 2, AT_LANE, source="V"),  # one of the four
    Card("burst2", 2, 2, AT_LANE, source="V"),  # one of the two
    Card("burst3", 1, 3, AT_LANE),
    Card("sniper", 1, 2, AT_CELL),
    Card("wall5", 1, 5, AT_CELL, stays=True),
    Card("wall6", 1, 6, AT_CELL, stays=True),
    Card("barrier", 3, 0, AT_CELL, stays=True),
    Card("napalm", 2, 1, AT_CELL, stays=True, source="V"),  # both
    Card("blood", 2, 0, AT_STEP),
    Card("getout", 1, 0, AT_CARD),
    Card("floodlight", 1, 0, AT_LANE),
    Card("petrol", 1, 4, AT_CELL),
    Card("stepback", 1, 0, NO_AIM),
    Card("freeze", 1, 0, NO_AIM),
    Card("grenade", 1, 0, AT_CELL),
    Card("net", 1, 6, AT_CELL, stays=True),
    Card("barrel", 1, 0, AT_CELL, stays=True),
    Card("mine", 1, 2, AT_CELL, stays=True),
    Card("streetfire", 1, 1, AT_LANE),
    Card("voltage", 1, 1, AT_LANE),
    Card("car", 1, 1, AT_CELL, stays=True),
    Card("flamethrower", 1, 5, NO_AIM),
    Card("pit1", 1, 1, AT_CELL, stays=True, source="V"),  # the one
    Card("pit2", 1, 2, AT_CELL, stays=True),
)
# Both decks in one list of kinds: the zombies' first.
CARDS: Final = ZOMBIE_CARDS + HUMAN_CARDS
KINDS: Final = len(CARDS)
FIRST_HUMAN: Final = len(ZOMBIE_CARDS)
CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_NUMBERS: Final = {card.name: kind for kind, card in enumerate(CARDS)}
COPIES: Final = tuple(card.copies for card in CARDS)
NUMBER: Final = [card.number for card in CARDS]
AIM: Final = [card.aim for card in CARDS]
STAYS: Final = [card.stays for card in CARDS]
SIDE_KINDS: Final = (range(FIRST_HUMAN), range(FIRST_HUMAN, KINDS))

ZOMBIE2: Final = 0
ZOMBIE3: Final = 1
ZOMBIE4: Final = 2
ZOMBIE5: Final = 3
DOG: Final = 4
BOSS: Final = 5
SHIELD: Final = 6
CLAWS: Final = 7
TERROR: Final = 8
MASS: Final = 9
SWAP: Final = 10
BITE: Final = 11
HUNGER: Final = 12
MEAT: Final = 13
CLICK: Final = 14
PICKAXE: Final = 15
NOT_SO_FAST: Final = 16
DAWN: Final = 17
SHOT1: Final = 18
SHOT2: Final = 19
BURST2: Final = 20
BURST3: Final = 21
SNIPER: Final = 22
WALL5: Final = 23
WALL6: Final = 24
BARRIER: Final = 25
NAPALM: Final = 26
BLOOD: Final = 27
GET_OUT: Final = 28
FLOODLIGHT: Final = 29
PETROL: Final = 30
STEP_BACK: Final = 31
FREEZE: Final = 32
GRENADE: Final = 33
NET: Final = 34
BARREL: Final = 35
MINE: Final = 36
STREET_FIRE: Final = 37
VOLTAGE: Final = 38
CAR: Final = 39
FLAMETHROWER: Final = 40
PIT1: Final = 41
PIT2: Final = 42

# --- the other numbers ----------------------------------------------------------------------------------------------

HAND: Final = 4  # cards lie open after drawing (ZK-2.2)
DOG_STEPS: Final = 3
ORDERS: Final = 3  # of the boss, in all (ZK-4.1)
ORDER_STRENGTH: Final = 3  # the strongest zombie that obeys
BITTEN_STRENGTH: Final = 1
MINE_DAMAGE: Final = 2
SHRAPNEL_DAMAGE: Final = 1
CAR_DAMAGE: Final = 1
LAST_WALL_ROW: Final = 4  # the first is an option (ZK-5.1)
MOST_BURNED: Final = 5  # of a flamethrower's power on one cell
LAST_ZOMBIE_TURN: Final = 37  # Dawn is drawn in it at the latest (ZK-5.20)

# What hurts and is no card: in facts a kind after those of all cards (ZK-5.14).
SPLINTERS: Final = KINDS
HARM_NAMES: Final = (*CARD_NAMES, "shrapnel")

# --- objects on the street (ZK-3.1) ---------------------------------------------------------------------------------
# By cell, the kind of card that lies there: a wall, barrier, barrel, mine, car or pit, or NO_THING. One to a cell.

NO_THING: Final = 0  # a zombie 2 is no object, so its number is free to say that
HEIGHT: Final = [NUMBER[kind] if kind in (WALL5, WALL6) else 0 for kind in range(KINDS)]
DEPTH: Final = [NUMBER[kind] if kind in (PIT1, PIT2) else 0 for kind in range(KINDS)]
THINGS: Final = (WALL5, WALL6, BARRIER, BARREL, MINE, CAR, PIT1, PIT2)
CAR_TARGETS: Final = (SHOT1, SHOT2, SNIPER)  # cards that can be aimed at a car as they are played
PICKED: Final = (WALL5, WALL6, BARREL, MINE, CAR)  # what a pickaxe removes (ZK-4.10)

# --- bodies ---------------------------------------------------------------------------------------------------------
# A zombie or dog is one int, so that it moves, is copied and is compared at once: its strength, what is attached, what
# it has done, and the cards it is made of. None is 0.

STRENGTH_MASK: Final = 63
IS_ZOMBIE: Final = 1 << 6
IS_DOG: Final = 1 << 7
SHIELDED: Final = 1 << 8
IS_BOSS: Final = 1 << 9
OBEYED: Final = 1 << 10  # an order, in this game (ZK-4.1)
STEPPED: Final = 1 << 11  # has taken its card step this turn (ZK-3.5)
NETTED: Final = 1 << 12
TO_MOVE_SHIFT: Final = (
    13  # the place in the order of this turn's march, the highest first; 0: has had its try (ZK-3.11)
)
TO_MOVE_MASK: Final = 15 << TO_MOVE_SHIFT
MADE_SHIFTS: Final = (17, 20, 24, 27)  # how many zombie cards 2 to 5 it is made of
MADE_MASKS: Final = (7, 15, 7, 1)
CLAWS_SHIFT: Final = 28
CLAWS_MASK: Final = 3
BITTEN_SHIFT: Final = 30  # shield cards that are bodies now (ZK-4.6)
BITTEN_MASK: Final = 3
SHOT: Final = 1 << 32  # hit by a bullet of the card that is being played, and owed its step back (ZK-5.18)
MERGED: Final = 1 << 33  # since the zombies' turn began, and moves by nothing and nobody until the next (ZK-4.4)
END_OF_BODY: Final = 1 << 34
ONE_CLAWS: Final = (1 << CLAWS_SHIFT) + 1  # the card, and the strength it adds
FRESH: Final = [IS_ZOMBIE | 1 << shift | kind + 2 for kind, shift in enumerate(MADE_SHIFTS)] + [IS_DOG]  # by card
BITTEN: Final = IS_ZOMBIE | 1 << BITTEN_SHIFT | BITTEN_STRENGTH

# --- packed answers -------------------------------------------------------------------------------------------------
# Codes below RESERVED are shared by all games: PASS ends a turn or lets something happen, STOP ends a set or path.
# A card is played by ``PLAY + (kind << 7 | cell << 3 | extra)``; the cell may be the first of a lane, or NOWHERE, and
# the extra is a way to go, or what of the cell is meant. In increasing order options list orders, cards, discards.

EXTRA_BITS: Final = 3
CELL_BITS: Final = 4
CELL_MASK: Final = (1 << CELL_BITS) - 1
EXTRA_MASK: Final = (1 << EXTRA_BITS) - 1
PLAIN: Final = 4  # extra: nothing more to say
AT_CAR: Final = 5  # extra: the car, not the body
SHARE_BITS: Final = 3  # of the flamethrower's power, for each lane
SHARE_MASK: Final = (1 << SHARE_BITS) - 1
STEP: Final = RESERVED  # STEP + (cell << 3 | way): a dog's step
ORDER: Final = STEP + (1 << CELL_BITS + EXTRA_BITS)  # ORDER + (cell << 3 | way): the boss sends a zombie
HOLD: Final = ORDER + (1 << CELL_BITS + EXTRA_BITS)  # not so fast, to the zombie whose step is next
CLICK_IT: Final = HOLD + 1
PLAY: Final = CLICK_IT + 1
TAKE: Final = PLAY + (KINDS << CELL_BITS + EXTRA_BITS)  # TAKE + kind: Meat or Get out! makes the other discard it
DISCARD: Final = TAKE + KINDS  # DISCARD + kind
BULLET: Final = DISCARD + KINDS  # BULLET + (cell << 3 | PLAIN or AT_CAR): the next bullet of a burst
BURN: Final = BULLET + (1 << CELL_BITS + EXTRA_BITS)  # BURN + (cell << 3 | amount): petrol, flamethrower
CATCH: Final = BURN + (1 << CELL_BITS + EXTRA_BITS)  # CATCH + cell: one more under the net
SHRAPNEL: Final = CATCH + CELLS  # SHRAPNEL + cell
DRAWN: Final = SHRAPNEL + CELLS  # DRAWN + kind: chance
END_OF_CODES: Final = DRAWN + KINDS
PLAYED: Final = [PLAY + (kind << CELL_BITS + EXTRA_BITS) for kind in range(KINDS)]  # by kind: its plays, less the cell


def play_code(kind: int, cell: int = NOWHERE, extra: int = PLAIN) -> int:
    """The code of playing a card of this kind."""
    return PLAYED[kind] + (cell << EXTRA_BITS | extra)


# --- editions (ZK-1.6) ----------------------------------------------------------------------------------------------
# Option by option: what the printed rules say, and what the publisher's later edition does.

EDITION: Final = "edition"
EDITIONS: Final[dict[str, dict[str, object]]] = {
    "printed": {"dog_rows": 3, "merged": "held", "wall_rows": "1-4", "floodlight": "lane", "flames": "every"},
    "later": {"dog_rows": 1, "merged": "free", "wall_rows": "2-4", "floodlight": "sight", "flames": "empty"},
}

# --- reasons --------------------------------------------------------------------------------------------------------

REASONS: Final = ("DAWN", "BARRICADE")
