"""What is in the box of Zombie Tsunami: cards as data rows, constants, and how an answer is packed into one int.

The ``source`` of a row is where its number comes from, and a comment says it of a constant: P printed, R published
reviews, D deduced, V our own value, as in ``sources``. The rulebook marks what is not printed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from shamble.core.answer import RESERVED

RULES_VERSION: Final = "1"

# --- the numbers (TS-1.1) -------------------------------------------------------------------------------------------

MIN_SEATS: Final = 3
MAX_SEATS: Final = 6
ROUNDS: Final = 3
SLOTS: Final = 6
ENDED: Final = ROUNDS + 1  # the round after the last: all is over but the roll-off
ROUND_GAIN: Final = 2  # R
SIDES: Final = 6  # R: a cube shows a zombie on one of these
COIN_CAP: Final = 2  # D
VISIT_LIMIT: Final = 2  # P: cards bought in a shop visit
PUSH_LOSS: Final = 2  # D
MARKET_EXTRA: Final = 3  # P: the market shows players + 3 cards (TS-2.2)
NO_CAP: Final = 1 << 30
EVENT_CAP: Final = 2  # P: the cap of the Jump event (TS-8.4)
LAST_ROLL: Final = 6  # V: after this roll of a roll-off tokens decide (TS-2.7)
SECRET_REWARD: Final = 2  # UFO, Giant, Ninja; stolen by Tsunami and Quarterback
DRAGON_REWARD: Final = 3  # a dragon well named (TS-7.6)
DRAGON_ANSWER: Final = 2  # V: the other dragon, after a wrong name (TS-7.6)

# --- the road (TS-1.2, V) -------------------------------------------------------------------------------------------

GAP_NOTHING: Final = 0
GAP_ZOMBIE: Final = 1
GAP_SHOP: Final = 2
GAPS: Final = (GAP_ZOMBIE, GAP_SHOP, GAP_ZOMBIE, GAP_SHOP, GAP_NOTHING, GAP_NOTHING)  # what comes after each slot

# --- street cards (TS-1.3) ------------------------------------------------------------------------------------------

JUMP: Final = 0
PUSH: Final = 1
CHOICE: Final = 2  # Civilian/Bomb, Zombie/Coin
WINDFALL: Final = 3  # Gold Jump, Parachute Jump


class Street(NamedTuple):
    """A street card: its name, what it asks, its cap or number, its copies in the decks of either round and in fr."""

    name: str
    does: int
    number: int = 0
    source: str = "V"  # of the cap, the number, or what the card gives; the copies are ours
    early: int = 0  # copies in the deck of round 1
    late: int = 0  # copies in the deck of rounds 2 and 3
    french: int = 0  # copies that the French edition adds to the late deck


STREETS: Final = (
    Street("pothole", JUMP, 1, "D", early=1, late=1),
    Street("gap", JUMP, 2, "D", early=1, late=1, french=1),
    Street("cars", JUMP, 3, "D", late=1),
    Street("mines", JUMP, 3, "D", late=1),
    Street("bridge", JUMP, NO_CAP, "D", late=1),
    Street("runaway", JUMP, NO_CAP, "D", late=1),
    Street("car", PUSH, 5, "V", early=1),
    Street("van", PUSH, 7, "V", early=1),
    Street("truck", PUSH, 10, "V", late=1),
    Street("tank", PUSH, 14, "V", late=1),
    Street("civilian_bomb", CHOICE, source="P", early=1, late=1),
    Street("zombie_coin", CHOICE, source="V", early=1, late=1),
    Street("gold_jump", WINDFALL, source="R", late=1),
    Street("parachute", WINDFALL, source="R", late=1),
    Street("bus", PUSH, 12, "V", late=1),
    Street("plane", PUSH, 18, "V", late=1),
)
STREET_KINDS: Final = len(STREETS)
CIVILIAN_BOMB: Final = 10
ZOMBIE_COIN: Final = 11
GOLD_JUMP: Final = 12
PARACHUTE: Final = 13
BUS: Final = 14
PLANE: Final = 15
STREET_NAMES: Final = tuple(street.name for street in STREETS)
STREET_DOES: Final = tuple(street.does for street in STREETS)
STREET_NUMBER: Final = tuple(street.number for street in STREETS)
EARLY_STREET: Final = tuple(street.early for street in STREETS)
LATE_STREET: Final = {
    False: tuple(street.late for street in STREETS),
    True: tuple(street.late + street.french for street in STREETS),
}
SURE_CARD: Final = (-1, -1, BUS, PLANE)  # by round: the card that is certainly among its six (TS-1.4)

# --- shop cards (TS-1.5) --------------------------------------------------------------------------------------------


class Shop(NamedTuple):
    """A shop card: its name, price, what it gives, whether it names another player, its copies in the deck."""

    name: str
    price: int
    copies: int = 0  # none: a permanent card
    french: int = 0  # copies that the French edition adds
    bird: int = 0  # copies that the expansion adds
    zombies: int = 0
    civilians: int = 0
    steals: int = 0
    saves: int = 0
    aimed: bool = False  # names another player when it is bought
    source: str = "V"  # of the price and the copies; what the card does is printed


SHOPS: Final = (
    Shop("civilian1", 1, civilians=1),
    Shop("bomb2", 2, aimed=True),
    Shop("zombie1", 1, 2, zombies=1),
    Shop("zombie2", 2, 1, zombies=2),
    Shop("civilians2", 1, 2, civilians=2),
    Shop("civilians3", 2, 1, civilians=3),
    Shop("steal1", 1, 2, steals=1, aimed=True),
    Shop("steal2", 2, 1, steals=2, aimed=True),
    Shop("save1", 1, 2, french=1, saves=1),
    Shop("save2", 2, 1, saves=2),
    Shop("bomb1", 1, 2, aimed=True),
    Shop("megabomb", 2, 1),
    Shop("exchange", 1, 1),
    Shop("flip", 1, 2, aimed=True),
    Shop("zombird", 1, bird=3),
)
SHOP_KINDS: Final = len(SHOPS)
PERMANENT: Final = 2  # kinds below this are always for sale
BOMB_PERMANENT: Final = 1
SAVE1: Final = 8
SAVE2: Final = 9
BOMB_CARD: Final = 10
MEGABOMB: Final = 11
EXCHANGE: Final = 12
FLIP: Final = 13
ZOMBIRD: Final = 14
SHOP_NAMES: Final = tuple(shop.name for shop in SHOPS)
PRICE: Final = tuple(shop.price for shop in SHOPS)
SHOP_ZOMBIES: Final = tuple(shop.zombies for shop in SHOPS)
SHOP_CIVILIANS: Final = tuple(shop.civilians for shop in SHOPS)
SHOP_STEALS: Final = tuple(shop.steals for shop in SHOPS)
SHOP_AIMED: Final = tuple(shop.aimed for shop in SHOPS)
EMPTY: Final = -1  # a place of the market without a card


def shop_deck(french: bool, zombird: bool) -> list[int]:
    """The shop deck of an edition, by kind."""
    return [shop.copies + shop.french * french + shop.bird * zombird for shop in SHOPS]


# --- secret bonuses (TS-1.6) ----------------------------------------------------------------------------------------


class Secret(NamedTuple):
    """A secret bonus card: its name, how many zombies it brings, and where that number comes from."""

    name: str
    reward: int
    source: str


SECRETS: Final = (
    Secret("ufo", SECRET_REWARD, "V"),
    Secret("giant", SECRET_REWARD, "V"),
    Secret("tsunami", SECRET_REWARD, "D"),
    Secret("quarterback", SECRET_REWARD, "V"),
    Secret("dragon_head", DRAGON_REWARD, "V"),
    Secret("dragon_tail", DRAGON_REWARD, "V"),
    Secret("ninja", SECRET_REWARD, "V"),
)
SECRET_NAMES: Final = tuple(secret.name for secret in SECRETS)
SECRET_KINDS: Final = len(SECRET_NAMES)
UFO: Final = 0
GIANT: Final = 1
TSUNAMI: Final = 2
QUARTERBACK: Final = 3
DRAGON_HEAD: Final = 4
DRAGON_TAIL: Final = 5
NINJA: Final = 6
UNDEALT: Final = -1
# By the number of players: the cards in play, always one more than players; which ones: V.
SECRET_SETS: Final[dict[int, tuple[int, ...]]] = {
    3: (UFO, GIANT, TSUNAMI, QUARTERBACK),
    4: (UFO, GIANT, TSUNAMI, QUARTERBACK, NINJA),
    5: (UFO, GIANT, TSUNAMI, QUARTERBACK, DRAGON_HEAD, DRAGON_TAIL),
    6: (UFO, GIANT, TSUNAMI, QUARTERBACK, DRAGON_HEAD, DRAGON_TAIL, NINJA),
}

# --- Zombirds and events (TS-1.7) -----------------------------------------------------------------------------------


class Bird(NamedTuple):
    """A Zombird: its name, its copies, which are deduced, and where the number on it comes from."""

    name: str
    copies: int
    source: str


BIRDS: Final = (
    Bird("banker", 2, "P"),
    Bird("bomb", 2, "P"),
    Bird("brain", 2, "V"),
    Bird("fairy", 2, "V"),
    Bird("ptero", 2, "V"),
    Bird("punk", 2, "P"),
    Bird("robo", 2, "P"),
    Bird("magnet", 2, "V"),
    Bird("super_bird", 1, "P"),
    Bird("super_fairy", 1, "V"),
)
BIRD_KINDS: Final = len(BIRDS)
BANKER: Final = 0
BOMB_BIRD: Final = 1
BRAIN: Final = 2
FAIRY: Final = 3
PTERO: Final = 4
PUNK: Final = 5
ROBO: Final = 6
MAGNET: Final = 7
SUPER_BIRD: Final = 8
SUPER_FAIRY: Final = 9
BIRD_NAMES: Final = tuple(bird.name for bird in BIRDS)
BIRD_COPIES: Final = tuple(bird.copies for bird in BIRDS)
BIRD_PUSH: Final = {PUNK: 3, SUPER_BIRD: 10}  # what they add to a team (TS-3.4)

EVENT_NAMES: Final = ("jump", "look", "gift", "give", "bomb", "bonus", "pill", "coin", "zombie")
EVENT_KINDS: Final = len(EVENT_NAMES)
EVENT_JUMP: Final = 0
EVENT_LOOK: Final = 1
EVENT_GIFT: Final = 2
EVENT_GIVE: Final = 3
EVENT_BOMB: Final = 4
EVENT_BONUS: Final = 5
EVENT_PILL: Final = 6
EVENT_COIN: Final = 7
EVENT_ZOMBIE: Final = 8
FIRST_LASTING: Final = 3  # events from here on stay for the round
NO_EVENT: Final = -1

# --- saves (TS-6.1) -------------------------------------------------------------------------------------------------


class Save(NamedTuple):
    """A card that prevents deaths: its name in notation, how many it saves, the most copies one player can have."""

    name: str
    saves: int
    most: int


SAVES: Final = (Save("save1", 1, 3), Save("save2", 2, 1), Save("fairy", 1, 2), Save("super_fairy", 3, 1))


class SaveSet(NamedTuple):
    """Saves chosen together: how many of each, what they save at most, and the least that one of them saves."""

    counts: tuple[int, ...]
    saves: int
    least: int


def _save_set(counts: tuple[int, ...]) -> SaveSet:
    """So many of each save, together."""
    each = [save.saves for save, count in zip(SAVES, counts, strict=True) for _ in range(count)]
    return SaveSet(counts, sum(each), min(each, default=0))


def _save_sets() -> tuple[SaveSet, ...]:
    """Every set of saves, the empty one first; its position is its packed number."""
    found = [
        _save_set((a, b, c, d))
        for d in range(SAVES[3].most + 1)
        for c in range(SAVES[2].most + 1)
        for b in range(SAVES[1].most + 1)
        for a in range(SAVES[0].most + 1)
    ]
    return tuple(found)


SAVE_SETS: Final = _save_sets()

# --- beads (TS-1.8) -------------------------------------------------------------------------------------------------

BEAD_NAMES: Final = ("red", "blue", "yellow")
BEADS: Final = len(BEAD_NAMES)
RED: Final = 0

# --- seats in order -------------------------------------------------------------------------------------------------

# By the number of seats and the one to begin with: all seats clockwise (TS-2.1).
CLOCKWISE: Final = [
    [[(start + step) % seats for step in range(seats)] for start in range(seats)] for seats in range(1, MAX_SEATS + 1)
]

# --- packed answers -------------------------------------------------------------------------------------------------
# Codes below RESERVED are shared by all games: the pass, also the end of a shop visit, and the stop. An action of an
# interlude is ``ACT + (action << 3 | seat)``, a purchase ``BUY + (card << 3 | seat)``; a seat of NOBODY names nobody.

SEAT_BITS: Final = 3
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
NOBODY: Final = SEAT_MASK

ACT_NAMES: Final = ("turn_up", "dragon", "banker", "bomb", "ptero", "magnet", "give", "drop_coin")
ACTS: Final = len(ACT_NAMES)
ACT_TURN_UP: Final = 0
ACT_DRAGON: Final = 1
ACT_BANKER: Final = 2
ACT_BOMB: Final = 3
ACT_PTERO: Final = 4
ACT_MAGNET: Final = 5
ACT_GIVE: Final = 6
ACT_DROP_COIN: Final = 7
ACT_AIMED: Final = (False, True, False, True, True, True, True, False)

ACT: Final = RESERVED
BUY: Final = ACT + (ACTS << SEAT_BITS)
NAME: Final = BUY + (SHOP_KINDS << SEAT_BITS)  # NAME + seat: one of a set of players
BEAD: Final = NAME + MAX_SEATS  # BEAD + colour
TAKE_ZOMBIE: Final = BEAD + BEADS  # Zombie/Coin
TAKE_COIN: Final = TAKE_ZOMBIE + 1
TAKE_CIVILIAN: Final = TAKE_COIN + 1  # Civilian/Bomb
BOMB: Final = TAKE_CIVILIAN + 1  # BOMB + seat
STAY: Final = BOMB + MAX_SEATS  # an event's offer declined
JOIN: Final = STAY + 1
SAVE: Final = JOIN + 1  # SAVE + number of the set; the empty set is a pass
USE_ROBO: Final = SAVE + len(SAVE_SETS)
USE_PUNK: Final = USE_ROBO + 1
USE_SUPER_BIRD: Final = USE_PUNK + 1
SCORE: Final = USE_SUPER_BIRD + 1  # SCORE + secret: turn it up for its reward; not for Tsunami
SPLIT: Final = SCORE + SECRET_KINDS  # SPLIT + (one << 3 | other): Tsunami steals 1 of each, or 2 where both are one
CHANCES: Final = SPLIT + (MAX_SEATS << SEAT_BITS)
BEGIN: Final = CHANCES  # BEGIN + seat: the first player
TIE: Final = BEGIN + MAX_SEATS  # TIE + seat: the highest tiebreaker of those tied
STREET: Final = TIE + MAX_SEATS  # STREET + kind, and so on: the card that is drawn
SHOP: Final = STREET + STREET_KINDS
SECRET: Final = SHOP + SHOP_KINDS
BIRD: Final = SECRET + SECRET_KINDS
EVENT: Final = BIRD + BIRD_KINDS
FACES: Final = EVENT + EVENT_KINDS  # FACES + how many zombie faces of a throw
MOST_CUBES: Final = 4000  # far more than a horde can grow
END_OF_CODES: Final = FACES + MOST_CUBES + 1
