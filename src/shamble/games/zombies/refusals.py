"""Why the rules of Zombies!!! say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps. None of them
tells anything that the one who is refused does not know.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("ZZ-3.1", "out-of-turn", "It is for {who} to answer.")
OVER: Final = Refusal("ZZ-8.1", "over", "The game is over.")
MUST_ANSWER: Final = Refusal("ZZ-3.1", "must-answer", "This cannot be passed; choose one of the answers.")
NOTHING_TO_DRAW: Final = Refusal("ZZ-3.1", "nothing-to-draw", "That is not what is drawn or rolled now.")

# --- tiles ---

NO_TILE: Final = Refusal("ZZ-3.1", "no-tile", "No tile is being laid now.")
TAKEN: Final = Refusal("ZZ-4.1", "taken", "A tile lies there already.")
NOT_BESIDE: Final = Refusal("ZZ-4.1", "not-beside", "A tile is laid next to another, road to road.")
WALL_TO_ROAD: Final = Refusal("ZZ-4.1", "wall-to-road", "An edge would put wall against road.")
LOOKS_ALIKE: Final = Refusal("ZZ-1.3", "looks-alike", "Turned like this it looks the same as with fewer turns.")
NOTHING_TO_PUT: Final = Refusal("ZZ-4.2", "nothing-to-put", "Nothing is being put on the map now.")
NO_SUCH_SPACE: Final = Refusal("ZZ-1.1", "no-such-space", "There is no such space in the town.")
ZOMBIE_THERE: Final = Refusal("ZZ-9.7", "zombie-there", "A zombie stands there already.")
TOKEN_THERE: Final = Refusal("ZZ-4.2", "token-there", "A token lies there already.")
NOT_ITS_SPACE: Final = Refusal("ZZ-4.2", "not-its-space", "It goes on other spaces than that.")
IN_ORDER: Final = Refusal("ZZ-4.2", "in-order", "Spaces are named in the order of the map, so that all have room.")
PAWN_THERE: Final = Refusal("ZZ-9.7", "pawn-there", "A pawn stands there.")

# --- moving and fighting ---

NO_MOVE: Final = Refusal("ZZ-6.1", "no-move", "No pawn is moving now.")
TOO_FAR: Final = Refusal("ZZ-6.1", "too-far", "A step leads to a neighbouring space, not through a wall.")
CLAUSTROPHOBIC: Final = Refusal(
    "ZZ-11.8", "claustrophobic", "Claustrophobia: into no building, and straight out of one."
)
NOT_BACK: Final = Refusal("ZZ-11.25", "not-back", "Not straight back while there is another way.")
MUST_GO_ON: Final = Refusal("ZZ-11.25", "must-go-on", "A forced move is five steps, no fewer.")
STILL_INSIDE: Final = Refusal("ZZ-11.8", "still-inside", "Claustrophobia: the movement goes on until the pawn is out.")
NO_FIGHT: Final = Refusal("ZZ-5.2", "no-fight", "No fight roll is being settled.")
SETTLE_FIRST: Final = Refusal("ZZ-5.2", "settle-first", "Settle the fight roll first.")
TOO_FEW_BULLETS: Final = Refusal("ZZ-5.2", "too-few-bullets", "Bullets that cannot reach four cannot be paid.")
NO_KIT: Final = Refusal("ZZ-11.11", "no-kit", "You have no First Aid Kit in play.")
NO_RUSH: Final = Refusal("ZZ-11.1", "no-rush", "You cannot play Adrenaline Rush on this roll.")
NO_HERD: Final = Refusal("ZZ-7.1", "no-herd", "Zombies are not being moved now.")
NO_ZOMBIE: Final = Refusal("ZZ-7.1", "no-zombie", "There is no zombie there that can still move.")
ZOMBIE_BLOCKED: Final = Refusal("ZZ-7.1", "zombie-blocked", "A zombie steps to a neighbouring space without a zombie.")
NOTHING_TO_LIFT: Final = Refusal("ZZ-11.23", "nothing-to-lift", "No zombie is being taken up now.")
NOT_DEAD: Final = Refusal("ZZ-11.15", "not-dead", "No such die is waiting to be settled like this.")

# --- event cards ---

NO_WINDOW: Final = Refusal("ZZ-9.3", "no-window", "Event cards are played in windows, and none is open now.")
NOT_HELD: Final = Refusal("ZZ-9.1", "not-held", "You have no such card.")
EVENT_USED: Final = Refusal("ZZ-9.1", "event-used", "You have played your event of this round.")
WRONG_WINDOW: Final = Refusal("ZZ-9.3", "wrong-window", "This card is not played at this moment.")
NOT_IN_BUILDING: Final = Refusal("ZZ-9.5", "not-in-building", "An item is put into play only in its own building.")
HAVE_ONE: Final = Refusal("ZZ-9.5", "have-one", "You have one of these in play already.")
NOT_IN_PLAY: Final = Refusal("ZZ-9.5", "not-in-play", "You have no such item in play.")
NOT_USABLE: Final = Refusal("ZZ-9.5", "not-usable", "This item cannot be used now.")
NOT_YOURSELF: Final = Refusal("ZZ-9.4", "not-yourself", "Such cards are played on opponents.")
NO_SUCH_PLAYER: Final = Refusal("ZZ-9.4", "no-such-player", "There is no player {who} at this table.")
NO_TARGET: Final = Refusal("ZZ-9.10", "no-target", "That is no legal target for this card.")
NO_ROOM: Final = Refusal("ZZ-9.10", "no-room", "There is no zombie for this card, or no space to put it.")
LAST_LIFE: Final = Refusal("ZZ-11.4", "last-life", "It costs a life, and not your last one.")
NOT_IN_HAND: Final = Refusal("ZZ-3.1", "not-in-hand", "Only a card of your hand can be discarded.")
NO_DISCARD: Final = Refusal("ZZ-3.1", "no-discard", "Cards are discarded at the end of your own turn.")
NOT_FOR_A_TURN: Final = Refusal("ZZ-9.3", "not-for-a-turn", "Only windows are passed for a whole turn.")
NOTHING_TO_STOP: Final = Refusal("ZZ-6.1", "nothing-to-stop", "Nothing is going on that could be stopped.")

ALL: Final = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
