"""Why the rules of Zombies!!! say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps. None of them
tells anything that the one who is refused does not know.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

# --- the game, and whose choice it is ---

OVER: Final = Refusal("ZZ-8.1", "over", "The game is over.")
OVER_BY_KILLS: Final = Refusal("ZZ-8.2", "over-by-kills", "The game is over: the kill goal has been reached.")
OVER_BY_LIMIT: Final = Refusal("ZZ-8.4", "over-by-limit", "The game is over: it has come to its last turn.")
OUT_OF_TURN: Final = Refusal("ZZ-3.1", "out-of-turn", "It is for {who} to choose.")
NOT_YOUR_TILE: Final = Refusal("ZZ-4.5", "not-your-tile", "It is for {who} to lay the Helipad.")
NOT_YOUR_ROLL: Final = Refusal(
    "ZZ-5.2", "not-your-roll", "It is for {who} to deal with the fight roll; nobody else may do anything until then."
)
NOT_YOUR_STEPS: Final = Refusal("ZZ-11.5", "not-your-steps", "“Brain Cramp”: it is for {who} to choose the steps.")
LED_BY_ANOTHER: Final = Refusal(
    "ZZ-11.25", "led-by-another", "“Where Did Everybody Go?”: it is for {who} to choose the steps."
)
NOT_YOUR_DICE: Final = Refusal("ZZ-11.15", "not-your-dice", "It is for {who} to decide about the dice.")
NOT_YOUR_CARD: Final = Refusal("ZZ-9.10", "not-your-card", "It is for {who}, who played the card, to choose.")
NOTHING_TO_PLAY: Final = Refusal("ZZ-9.3", "nothing-to-play", "You have no event to play and no item to use now.")
NOTHING_TO_DRAW: Final = Refusal("ZZ-3.1", "nothing-to-draw", "That is not what is drawn or rolled now.")
NOT_FOR_A_TURN: Final = Refusal(
    "ZZ-9.3", "not-for-a-turn", "Only the chance to play a card can be passed for a whole turn."
)
NO_SUCH_SPACE: Final = Refusal("ZZ-1.1", "no-such-space", "There is no such space in the town.")
NO_GROUND: Final = Refusal("ZZ-1.1", "no-ground", "That space cannot be entered.")

# --- tiles ---

NO_TILE: Final = Refusal("ZZ-3.1", "no-tile", "No tile is being laid now.")
MUST_LAY: Final = Refusal("ZZ-4.1", "must-lay", "A tile that can be laid must be laid.")
TAKEN: Final = Refusal("ZZ-4.1", "taken", "A tile lies there already.")
NOT_BESIDE: Final = Refusal("ZZ-4.1", "not-beside", "A tile is laid next to another one.")
NO_ROAD_THERE: Final = Refusal(
    "ZZ-4.1", "no-road-there", "No road of the town leads there, and at least one must join."
)
WALL_TO_ROAD: Final = Refusal("ZZ-4.1", "wall-to-road", "An edge would put wall against road.")
LOOKS_ALIKE: Final = Refusal("ZZ-1.3", "looks-alike", "Turned like this it looks the same as with fewer turns.")

# --- putting zombies and tokens ---

NOTHING_TO_PUT: Final = Refusal("ZZ-4.2", "nothing-to-put", "Nothing is being put on the map now.")
MUST_PUT: Final = Refusal("ZZ-4.2", "must-put", "All that a tile brings must be put on it.")
MUST_PLACE: Final = Refusal("ZZ-7.2", "must-place", "A card places as many zombies as it can.")
NOT_ITS_TILE: Final = Refusal("ZZ-4.2", "not-its-tile", "What a tile brings goes on that tile.")
NOT_INSIDE: Final = Refusal("ZZ-4.2", "not-inside", "What a named building brings goes inside it.")
ONE_ZOMBIE: Final = Refusal(
    "ZZ-4.2", "one-zombie", "A zombie stands there already, and a tile's zombies go one to a space."
)
TOKEN_THERE: Final = Refusal("ZZ-4.2", "token-there", "A token lies there already.")
IN_ORDER: Final = Refusal(
    "ZZ-4.2", "in-order", "Spaces are named left to right, top to bottom; this one comes before the last one named."
)
TOO_LATE: Final = Refusal(
    "ZZ-4.2", "too-late", "Spaces are named left to right, top to bottom; after this one there is no room for the rest."
)
NOT_THAT_BUILDING: Final = Refusal("ZZ-9.10", "not-that-building", "The zombies come into the building that was named.")
ZOMBIE_THERE: Final = Refusal("ZZ-9.7", "zombie-there", "A zombie stands there already.")
PAWN_THERE: Final = Refusal("ZZ-9.7", "pawn-there", "A pawn stands there.")

# --- moving ---

NO_MOVE: Final = Refusal("ZZ-6.1", "no-move", "No pawn is moving now.")
NOTHING_TO_STOP: Final = Refusal("ZZ-6.1", "nothing-to-stop", "Nothing is going on that could be stopped.")
STOP_INSTEAD: Final = Refusal("ZZ-6.1", "stop-instead", "A move is ended by stopping, not by passing.")
TOO_FAR: Final = Refusal("ZZ-6.1", "too-far", "A step leads to a neighbouring space.")
NO_DOOR: Final = Refusal("ZZ-6.3", "no-door", "There is no door; buildings are entered and left by doors only.")
KEEPS_OUT: Final = Refusal("ZZ-11.8", "keeps-out", "Claustrophobia: no building may be entered in this turn.")
WAY_OUT: Final = Refusal("ZZ-11.8", "way-out", "Claustrophobia: each step must lead nearer to the way out.")
STILL_INSIDE: Final = Refusal("ZZ-11.8", "still-inside", "Claustrophobia: the movement goes on until the pawn is out.")
NOT_BACK: Final = Refusal("ZZ-11.25", "not-back", "Not straight back while there is another way.")
MUST_GO_ON: Final = Refusal("ZZ-11.25", "must-go-on", "A forced move is five steps, no fewer.")

# --- fights and dice ---

NO_FIGHT: Final = Refusal("ZZ-5.2", "no-fight", "No fight roll has failed just now.")
ROLL_FIRST: Final = Refusal("ZZ-5.2", "roll-first", "First deal with the failed fight roll.")
NO_RETREAT: Final = Refusal("ZZ-5.3", "no-retreat", "There is no retreat from a fight.")
TOO_FEW_BULLETS: Final = Refusal("ZZ-5.2", "too-few-bullets", "Bullets that cannot reach four cannot be paid.")
NO_KIT: Final = Refusal("ZZ-11.11", "no-kit", "You have no First Aid Kit in play.")
NO_DICE: Final = Refusal("ZZ-11.15", "no-dice", "No die is to be raised or rolled again now.")
NOT_A_FIGHT: Final = Refusal("ZZ-11.15", "not-a-fight", "This is not a fight: raise a die, roll it again, or accept.")
DIE_IS_FINE: Final = Refusal("ZZ-11.15", "die-is-fine", "That die shows 4 or more.")
DICE_ALIKE: Final = Refusal("ZZ-11.15", "dice-alike", "The dice show the same; name the first one.")
DIE_TOO_LOW: Final = Refusal("ZZ-11.15", "die-too-low", "You have too few bullets to bring that die to 4.")
LIFE_FOR_A_DIE: Final = Refusal("ZZ-11.15", "life-for-a-die", "Your last life cannot be paid for a die.")

# --- zombies on the move ---

NO_HERD: Final = Refusal("ZZ-7.1", "no-herd", "Zombies are not being moved now.")
MUST_HERD: Final = Refusal("ZZ-7.1", "must-herd", "Zombies move until all that are due have moved, or none can.")
NO_ZOMBIE: Final = Refusal("ZZ-7.1", "no-zombie", "No zombie stands there.")
HAS_MOVED: Final = Refusal("ZZ-7.1", "has-moved", "That zombie has moved already.")
ZOMBIE_AHEAD: Final = Refusal("ZZ-7.1", "zombie-ahead", "A zombie stands there already, and they do not share a space.")
NO_WAY_THERE: Final = Refusal("ZZ-7.1", "no-way-there", "No step leads there; roads and doors bind zombies too.")
NOTHING_TO_LIFT: Final = Refusal("ZZ-11.23", "nothing-to-lift", "No zombie is being taken up now.")
MUST_CARRY: Final = Refusal("ZZ-11.23", "must-carry", "The card moves two zombies if it can.")
LIFT_FIRST: Final = Refusal("ZZ-11.23", "lift-first", "First say which zombie is taken.")
PUT_FIRST: Final = Refusal("ZZ-11.23", "put-first", "First put down the zombie that you have taken.")
NO_ZOMBIE_TO_LIFT: Final = Refusal("ZZ-11.23", "no-zombie-to-lift", "No zombie stands there to be taken.")
TWO_DIFFERENT: Final = Refusal(
    "ZZ-11.23", "two-different", "The card moves two different zombies, and this one has moved."
)
WHERE_IT_WAS: Final = Refusal("ZZ-11.23", "where-it-was", "That is where the zombie was; it is put elsewhere.")

# --- event cards: when, and which ---

NO_WINDOW: Final = Refusal("ZZ-9.3", "no-window", "No event can be played and no item used at this moment.")
PASS_FIRST: Final = Refusal("ZZ-9.3", "pass-first", "First play a card or pass; then the turn goes on.")
EVENT_USED: Final = Refusal("ZZ-9.1", "event-used", "You have played your event of this round.")
NOT_HELD: Final = Refusal("ZZ-9.1", "not-held", "You have no such card.")
NOT_IN_HAND: Final = Refusal("ZZ-3.1", "not-in-hand", "Only a card of your hand can be discarded.")
NO_DISCARD: Final = Refusal("ZZ-3.1", "no-discard", "Cards are discarded at the end of your own turn.")
RUSH_TIME: Final = Refusal(
    "ZZ-11.1",
    "rush-time",
    "“Adrenaline Rush” is played just before or after your movement roll, or on a fight roll of yours that has failed.",
)
CRAMP_TIME: Final = Refusal("ZZ-11.5", "cramp-time", "“Brain Cramp” is played just after an opponent's movement roll.")
KEYS_TIME: Final = Refusal(
    "ZZ-11.17", "keys-time", "“The Keys Are Still In It” is played just before your movement roll."
)
REST_TIME: Final = Refusal("ZZ-11.20", "rest-time", "“Much Needed Rest” is played just before your movement roll.")
NO_ROLL_TO_COME: Final = Refusal("ZZ-11.9", "no-roll-to-come", "Fear: you do not move in this turn.")
CRAMPED: Final = Refusal("ZZ-11.5", "cramped", "“Brain Cramp” was played on this movement already.")

# --- event cards: items ---

NOT_IN_BUILDING: Final = Refusal("ZZ-9.5", "not-in-building", "An item is put into play only in its own building.")
HOME_GONE: Final = Refusal(
    "ZZ-9.5", "home-gone", "An item is put into play only in its own building, and that one is not in this game."
)
HAVE_ONE: Final = Refusal("ZZ-9.5", "have-one", "You have one of these in play already.")
HAVE_SHOTGUN: Final = Refusal("ZZ-11.13", "have-shotgun", "You have a Shotgun in play already.")
NOT_IN_PLAY: Final = Refusal("ZZ-9.5", "not-in-play", "You have no such item in play.")
AXE_STAYS: Final = Refusal("ZZ-11.10", "axe-stays", "The Fire Axe stays in play and counts by itself.")
BOARD_STAYS: Final = Refusal("ZZ-11.21", "board-stays", "The Skateboard stays in play and counts by itself.")
SHOTGUN_COUNTS: Final = Refusal(
    "ZZ-11.13", "shotgun-counts", "The Shotgun fires by itself with each fight roll of yours."
)
KIT_TIME: Final = Refusal("ZZ-11.11", "kit-time", "The First Aid Kit is used on a fight roll of yours that has failed.")
SAW_TIME: Final = Refusal("ZZ-11.7", "saw-time", "The Chainsaw is used just before a fight roll of yours.")
MOLOTOV_TIME: Final = Refusal(
    "ZZ-11.19", "molotov-time", "The Molotov Cocktail is used just before a fight roll of yours in a named building."
)
NOTHING_TO_HIT: Final = Refusal(
    "ZZ-11.12", "nothing-to-hit", "You are neither in nor at the door of a building with a zombie in it."
)

# --- event cards: what they name ---

NOT_YOURSELF: Final = Refusal("ZZ-9.4", "not-yourself", "Such cards are played on opponents.")
NO_SUCH_PLAYER: Final = Refusal("ZZ-9.4", "no-such-player", "There is no player {who} at this table.")
LAST_LIFE: Final = Refusal("ZZ-11.4", "last-life", "It costs a life, and not your last one.")
AT_HOME: Final = Refusal("ZZ-11.4", "at-home", "That pawn is on the centre of Town Square already.")
HELD_BY_FEAR: Final = Refusal("ZZ-11.9", "held-by-fear", "Fear: that pawn cannot be moved in this turn.")
NOTHING_COLLECTED: Final = Refusal("ZZ-11.15", "nothing-collected", "That player has no collected zombie.")
NOTHING_TO_DROP: Final = Refusal("ZZ-11.6", "nothing-to-drop", "That player has no such item in play.")
NO_BULLETS: Final = Refusal("ZZ-11.6", "no-bullets", "That player has no bullets.")
NOT_BUILT: Final = Refusal("ZZ-9.10", "not-built", "That building is not in the town yet.")
BUILDING_GONE: Final = Refusal("ZZ-9.10", "building-gone", "That building is not in this game.")
BUILDING_FULL: Final = Refusal("ZZ-11.16", "building-full", "That building has a zombie on every space.")
NOT_HALF_FULL: Final = Refusal(
    "ZZ-11.22", "not-half-full", "That building must have a zombie, and a space without one."
)
POOL_EMPTY: Final = Refusal("ZZ-7.2", "pool-empty", "There is no zombie left to put down.")
NO_FREE_SPACE: Final = Refusal("ZZ-9.10", "no-free-space", "No space is without both zombie and pawn.")
NO_ZOMBIE_IN_TOWN: Final = Refusal("ZZ-9.10", "no-zombie-in-town", "There is no zombie in the town.")

ALL: Final = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
