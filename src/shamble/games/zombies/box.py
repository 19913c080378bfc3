"""What is in the box of Zombies!!!: tiles and event cards as data rows, constants, and how an answer is packed.

Rows and constants commented "ours" are chosen by this edition; the rulebook marks them too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from shamble.core.answer import RESERVED

RULES_VERSION: Final = "2"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

# --- tiles (ZZ-1.1, ZZ-1.2) -----------------------------------------------------------------------------------------
# A tile has nine spaces in reading order: R road, I interior of its building, . not enterable.

SIDE: Final = 3
SPACES: Final = SIDE * SIDE
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
TURNS: Final = 4  # quarter turns, clockwise
WAY_NAMES: Final = ("north", "east", "south", "west")
MIDDLE: Final = 4
EDGE_SPACE: Final = [1, 5, 7, 3]  # by side: the space in the middle of that edge


class Tile(NamedTuple):
    """A kind of tile: its name, its copies, its nine spaces, its doors (road, interior), and what is put on it."""

    name: str
    copies: int
    spaces: str
    doors: tuple[tuple[int, int], ...] = ()
    zombies: int = 0
    bullets: int = 0
    lives: int = 0
    small: int = 0  # copies in a small town (ZZ-10.2)


TILES: Final = (
    Tile("town_square", 1, ".R.RRR.R.", small=1),
    Tile("helipad", 1, "RRRRRRRRR", zombies=9, small=1),
    Tile("straight", 4, "...RRR...", zombies=2, small=2),
    Tile("corner", 4, "....RR.R.", zombies=2, small=2),
    Tile("tee", 4, "...RRR.R.", zombies=3, small=2),
    Tile("cross", 4, ".R.RRR.R.", zombies=4, small=2),
    Tile("hospital", 1, "IIIIIIIRI", ((7, 4),), 8, 0, 4, small=1),
    Tile("lawn_garden", 1, "IIIIIIIRI", ((7, 4),), 6, 3, 2, small=1),
    Tile("police_station", 1, "IIIIII.R.", ((7, 4),), 6, 4, 2, small=1),
    Tile("sporting_goods", 1, "IIIIII.RI", ((7, 4),), 6, 4, 2, small=1),
    Tile("fire_station", 1, "IIIIIIIRI", ((7, 4), (7, 6), (7, 8)), 6, 2, 4, small=1),  # layout ours
    Tile("army_surplus", 1, "IIIRRR...", ((4, 1),), 2, 2, 0, small=1),
    Tile("drug_store", 1, "IIIRRR...", ((4, 1),), 3, 0, 3, small=1),
    Tile("gas_station", 1, "IIIRRR.R.", ((4, 1),), 3, 2, 1, small=1),
    Tile("skate_shop", 1, "IIIRRR.R.", ((4, 1),), 3, 1, 0, small=1),
    Tile("florist", 1, "IIIRRR.R.", ((4, 1),), 3, 1, 1, small=1),
    Tile("hardware_store", 1, "IIIIRRIR.", ((4, 1), (4, 3)), 3, 2, 1, small=1),
    Tile("toy_store", 1, "IIIIRRIR.", ((5, 2), (7, 6)), 3, 1, 1, small=1),  # doors ours
)
TILE_KINDS: Final = len(TILES)
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
TILE_NUMBERS: Final = {tile.name: kind for kind, tile in enumerate(TILES)}
TOWN_SQUARE: Final = 0
HELIPAD: Final = 1
FIRST_BUILDING: Final = 6
HOSPITAL: Final = 6
LAWN_GARDEN: Final = 7
SPORTING_GOODS: Final = 9
FIRE_STATION: Final = 10
ARMY_SURPLUS: Final = 11
DRUG_STORE: Final = 12
GAS_STATION: Final = 13
SKATE_SHOP: Final = 14
TOY_STORE: Final = 17
ONE_EXIT: Final = (6, 7, 8, 9, 10)  # the buildings with one exit, of which a small town has three (ZZ-10.2)
LEFT_OUT: Final = 2

ROAD: Final = 1
INTERIOR: Final = 2
GROUND: Final = {".": 0, "R": ROAD, "I": INTERIOR}


def turned(place: int, turn: int) -> int:
    """Where a space of a tile is after so many quarter turns clockwise."""
    for _ in range(turn):
        row, column = divmod(place, SIDE)
        place = column * SIDE + SIDE - 1 - row
    return place


def _grounds(kind: int, turn: int) -> list[int]:
    """By space of the turned tile: road, interior or nothing."""
    found = [0] * SPACES
    for place, letter in enumerate(TILES[kind].spaces):
        found[turned(place, turn)] = GROUND[letter]
    return found


def _steps(kind: int, turn: int) -> list[list[int]]:
    """By space of the turned tile, by way: the space a step within the tile leads to, or -1 (ZZ-1.1)."""
    ground = _grounds(kind, turn)
    doors = {frozenset((turned(road, turn), turned(inside, turn))) for road, inside in TILES[kind].doors}
    found: list[list[int]] = []
    for place in range(SPACES):
        row, column = divmod(place, SIDE)
        ways: list[int] = []
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            goal = (row + down) * SIDE + column + right
            inside = 0 <= row + down < SIDE and 0 <= column + right < SIDE
            joined = inside and ground[place] and ground[goal]
            alike = joined and (ground[place] == ground[goal] or frozenset((place, goal)) in doors)
            ways.append(goal if alike else -1)
        found.append(ways)
    return found


def _exits(kind: int, turn: int) -> int:
    """Bit mask of the sides whose edge is a road edge (ZZ-1.3)."""
    ground = _grounds(kind, turn)
    return sum(1 << way for way in range(TURNS) if ground[EDGE_SPACE[way]] == ROAD)


# By kind * TURNS + turn.
GROUNDS: Final = [_grounds(kind, turn) for kind in range(TILE_KINDS) for turn in range(TURNS)]
STEPS_IN: Final = [_steps(kind, turn) for kind in range(TILE_KINDS) for turn in range(TURNS)]
EXITS: Final = [_exits(kind, turn) for kind in range(TILE_KINDS) for turn in range(TURNS)]
# By kind: the turns that look different (ZZ-1.3).
LOOKS: Final = [
    [
        turn
        for turn in range(TURNS)
        if not any(
            GROUNDS[kind * TURNS + turn] == GROUNDS[kind * TURNS + other]
            and STEPS_IN[kind * TURNS + turn] == STEPS_IN[kind * TURNS + other]
            for other in range(turn)
        )
    ]
    for kind in range(TILE_KINDS)
]
# By kind: spaces where its zombies and tokens go: inside a named building, else on its roads (ZZ-4.2).
STOCKED_ON: Final = [INTERIOR if kind >= FIRST_BUILDING else ROAD for kind in range(TILE_KINDS)]
TILE_ZOMBIES: Final = [tile.zombies for tile in TILES]
TILE_BULLETS: Final = [tile.bullets for tile in TILES]
TILE_LIVES: Final = [tile.lives for tile in TILES]
FULL_TOWN: Final = tuple(tile.copies for tile in TILES)
SMALL_TOWN: Final = tuple(tile.small for tile in TILES)
MOST_TILES: Final = sum(FULL_TOWN)

# A place for a tile on the table: its column and row from Town Square, packed; north is one row less.
REACH: Final = 32
PLACE_BITS: Final = 6
CENTRE: Final = REACH << PLACE_BITS | REACH
STEP_TO: Final = [-1, 1 << PLACE_BITS, 1, -(1 << PLACE_BITS)]  # by way: the place beside
OPPOSITE: Final = [SOUTH, WEST, NORTH, EAST]


def place_name(place: int) -> str:
    """A place as players write it: so far east or west and north or south of Town Square."""
    column, row = (place >> PLACE_BITS) - REACH, (place & (1 << PLACE_BITS) - 1) - REACH
    return f"{'w' if column < 0 else 'e'}{abs(column)}{'s' if row > 0 else 'n'}{abs(row)}"


# What lies on a space; a space is ``tile * 9 + place in reading order``, tiles counted as they were laid.
ZOMBIE: Final = 1
BULLET: Final = 2
LIFE: Final = 4
TOKEN: Final = BULLET | LIFE
MOVED: Final = 8  # the zombie has moved in this step 6, or the card that is carried out has put it there (ZZ-7.1)
HOME: Final = MIDDLE  # Town Square is the first tile

# --- event cards (ZZ-9, ZZ-11) --------------------------------------------------------------------------------------
# Windows of ZZ-9.3, a to h, as bits; and whose turn or fight it must be.

WINDOWS: Final = "abcdefgh"
AT_START: Final = 1 << 0
TILE_LAID: Final = 1 << 1
BEFORE_FIGHT: Final = 1 << 2
BEFORE_ROLL: Final = 1 << 3
AFTER_ROLL: Final = 1 << 4
AFTER_STEP: Final = 1 << 5
BEFORE_ZOMBIES: Final = 1 << 6
BEFORE_DISCARD: Final = 1 << 7
ANY: Final = (1 << len(WINDOWS)) - 1

NO_AIM: Final = 0
AT_OPPONENT: Final = 1
AT_ITEM: Final = 2  # an opponent's item, or its bullets
AT_BUILDING: Final = 3


class Event(NamedTuple):
    """A kind of event card: its name, copies, the windows it is played in, what it names, and where, if an item."""

    name: str
    copies: int
    windows: str = WINDOWS
    aim: int = NO_AIM
    homes: tuple[int, ...] = ()  # the buildings in which an item is put into play (ZZ-9.5)
    used: str = ""  # the windows in which an item in play is used
    weapon: bool = False  # lost by death, whatever else is (ZZ-5.4)


EVENTS: Final = (
    Event("adrenaline_rush", 2, "de"),
    Event("all_the_marbles", 2, homes=(TOY_STORE,), used=WINDOWS),
    Event("alternate_food_source", 2),
    Event("bad_sense_of_direction", 1, aim=AT_OPPONENT),
    Event("brain_cramp", 2, "e"),
    Event("butter_fingers", 2, aim=AT_ITEM),
    Event("chainsaw", 2, homes=(LAWN_GARDEN,), used="c", weapon=True),
    Event("claustrophobia", 2, aim=AT_OPPONENT),
    Event("fear", 2, aim=AT_OPPONENT),
    Event("fire_axe", 2, homes=(FIRE_STATION,), weapon=True),
    Event("first_aid_kit", 2, homes=(HOSPITAL, DRUG_STORE)),  # the drug store: ours
    Event("grenade", 2, homes=(ARMY_SURPLUS,), used=WINDOWS, weapon=True),
    Event("shotgun", 2, weapon=True),
    Event("hysterical_paralysis", 1, aim=AT_OPPONENT),
    Event("not_dead", 2, aim=AT_OPPONENT),
    Event("any_worse", 2, aim=AT_BUILDING),
    Event("keys", 1, "d"),
    Event("lots_of_ammo", 2, homes=(SPORTING_GOODS,), used=WINDOWS),
    Event("molotov", 2, homes=(GAS_STATION,), used="c", weapon=True),
    Event("much_needed_rest", 2, "d"),
    Event("skateboard", 2, homes=(SKATE_SHOP,)),
    Event("slight_miscalculation", 2, aim=AT_BUILDING),
    Event("not_so_bad", 2),
    Event("were_screwed", 1),
    Event("where_everybody", 2, aim=AT_OPPONENT),
    Event("zombie_master", 2),
    Event("shoe_untied", 2, aim=AT_OPPONENT),
)
EVENT_KINDS: Final = len(EVENTS)
EVENT_NAMES: Final = tuple(event.name for event in EVENTS)
EVENT_NUMBERS: Final = {event.name: kind for kind, event in enumerate(EVENTS)}
EVENT_COPIES: Final = tuple(event.copies for event in EVENTS)
EVENT_WINDOWS: Final = [sum(1 << WINDOWS.index(letter) for letter in event.windows) for event in EVENTS]
EVENT_AIM: Final = [event.aim for event in EVENTS]
ITEM_HOMES: Final = [sum(1 << kind for kind in event.homes) for event in EVENTS]  # bit mask of buildings
ITEM_USED: Final = [sum(1 << WINDOWS.index(letter) for letter in event.used) for event in EVENTS]
WEAPONS: Final = sum([1 << kind for kind, event in enumerate(EVENTS) if event.weapon])
RUSH: Final = 0
MARBLES: Final = 1
FOOD: Final = 2
BAD_SENSE: Final = 3
BRAIN_CRAMP: Final = 4
BUTTER_FINGERS: Final = 5
CHAINSAW: Final = 6
CLAUSTROPHOBIA: Final = 7
FEAR: Final = 8
FIRE_AXE: Final = 9
FIRST_AID: Final = 10
GRENADE: Final = 11
SHOTGUN: Final = 12
PARALYSIS: Final = 13
NOT_DEAD: Final = 14
ANY_WORSE: Final = 15
KEYS: Final = 16
AMMO: Final = 17
MOLOTOV: Final = 18
REST: Final = 19
SKATEBOARD: Final = 20
MISCALCULATION: Final = 21
NOT_SO_BAD: Final = 22
SCREWED: Final = 23
WHERE_EVERYBODY: Final = 24
ZOMBIE_MASTER: Final = 25
SHOE: Final = 26

# "Next turn" effects (ZZ-9.4): their cards, in the order of their bits.
EFFECTS: Final = (CLAUSTROPHOBIA, FEAR, PARALYSIS, SHOE)
EFFECT_KINDS: Final = len(EFFECTS)
SHUT_IN: Final = 1
AFRAID: Final = 2
PARALYSED: Final = 4
UNTIED: Final = 8
EFFECT_OF: Final = [EFFECTS.index(kind) if kind in EFFECTS else -1 for kind in range(EVENT_KINDS)]

# --- the other numbers ----------------------------------------------------------------------------------------------

HAND: Final = 3
START_LIVES: Final = 3
START_BULLETS: Final = 3
MOST_LIVES: Final = 5
POOL: Final = 100
ENDLESS: Final = 1_000_000  # an unlimited pool, so that zombies can still be counted
WIN_FIGHT: Final = 4
DIE: Final = 6
KEYS_STEPS: Final = 10
FORCED_STEPS: Final = 5  # Where Did Everybody Go?
SHOTS: Final = 3
AMMO_BULLETS: Final = 3
REST_LIVES: Final = 2
RUSH_BONUS: Final = 2
AXE_BONUS: Final = 1
STRONG_BONUS: Final = 2  # Chainsaw, Molotov
BOARD_STEPS: Final = 2  # Skateboard
FINGERS_BULLETS: Final = 2
DEAD_LOSS: Final = 2  # zombies lost to I Don't Think They're Dead
MASTER_ZOMBIES: Final = 5
SCREWED_ZOMBIES: Final = 10
ZOMBIE_STEP: Final = 3  # zombies moved without a roll, by option
IDLE_TURNS: Final = 20  # ours, times seats: without a zombie collected (ZZ-8.4)
LAST_TURN: Final = 100  # ours, times seats (ZZ-8.4)
KILL_GOALS: Final = tuple(range(5, 51))
HELIPADS: Final = ("bottom", "bottom_half", "last_five", "anywhere")  # ZZ-2.2
LAST_FIVE: Final = 4  # the other tiles among the last five
DEATH_LOSES: Final = ("weapons", "items")  # ZZ-5.4

# --- packed answers -------------------------------------------------------------------------------------------------
# Codes below RESERVED are shared by all games: PASS, STOP. A space has 9 bits, a place for a tile 12, a turn 2.

SPACE_BITS: Final = 9
MOST_SPACES: Final = 1 << SPACE_BITS
LAY: Final = RESERVED  # LAY + (place << 2 | turn)
PUT: Final = LAY + (1 << 2 * PLACE_BITS + 2)  # PUT + space: a zombie or token is put there
GO: Final = PUT + MOST_SPACES  # GO + space: a pawn steps there
HERD: Final = GO + MOST_SPACES  # HERD + (space << 2 | way): a zombie moves
LIFT: Final = HERD + (MOST_SPACES << 2)  # LIFT + space: a zombie is taken up, to be put elsewhere
LOSE_LIFE: Final = LIFT + MOST_SPACES
PAY: Final = LOSE_LIFE + 1
AID: Final = LOSE_LIFE + 2
HURRY: Final = LOSE_LIFE + 3  # Adrenaline Rush in a fight
RAISE: Final = LOSE_LIFE + 4  # RAISE + die: bullets bring this die to 4 (ZZ-11.15)
AGAIN: Final = RAISE + 2  # AGAIN + die: a life rolls this die again
PLAY: Final = AGAIN + 2  # PLAY + (kind << 8 | seat << 5 | extra)
USE: Final = PLAY + (EVENT_KINDS << 8)  # USE + kind: an item in play
DROP: Final = USE + EVENT_KINDS  # DROP + kind: a card is discarded
CHANCES: Final = DROP + EVENT_KINDS
TILE: Final = CHANCES  # TILE + kind
CARD: Final = TILE + TILE_KINDS  # CARD + kind
ROLL: Final = CARD + EVENT_KINDS  # ROLL + number on the die, or the sum of two
FIRST: Final = ROLL + 2 * DIE + 1  # FIRST + seat: who begins, or places the helipad
WITHOUT: Final = FIRST + MAX_SEATS  # WITHOUT + kind: a building that a small town lacks
END_OF_CODES: Final = WITHOUT + TILE_KINDS

SEAT_SHIFT: Final = 5
KIND_SHIFT: Final = 8
EXTRA_MASK: Final = 31
SEAT_MASK: Final = 7
NOBODY: Final = 7  # in an answer: no seat is named
NOTHING: Final = 31  # in an answer: nothing more is named
BULLETS: Final = 30  # Butter Fingers: two bullets, not an item


def play_code(kind: int, seat: int = NOBODY, extra: int = NOTHING) -> int:
    """The code of playing an event card."""
    return PLAY + (kind << KIND_SHIFT | seat << SEAT_SHIFT | extra)


def lost_zombies(kills: int) -> int:
    """What death costs of so many collected zombies: half of them, rounded up (ZZ-5.4)."""
    return (kills + 1) // 2


REASONS: Final = ("HELIPAD", "KILLS", "LIMIT")
BY_HELIPAD: Final = 0
BY_KILLS: Final = 1
BY_LIMIT: Final = 2
