"""Why the rules of Zombiegeddon say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("ZG-3.1", "out-of-turn", "It is {who}'s turn to answer.")
OVER: Final = Refusal("ZG-5.5", "over", "The game is over.")
NOT_YOUR_PAWN: Final = Refusal("ZG-3.2", "not-your-pawn", "You have no pawn on {cell}.")
TOO_FAR: Final = Refusal(
    "ZG-3.3", "too-far", "{start} and {goal} are not neighbours, and a jump needs a manhole at both ends."
)
NO_DISC: Final = Refusal("ZG-3.3", "no-disc", "There is no disc on {goal}, so no pawn can go there.")
BARRICADE: Final = Refusal("ZG-3.3", "barricade", "A barricade blocks {goal}.")
OCCUPIED: Final = Refusal("ZG-3.3", "occupied", "Another pawn stands on {goal}.")
NO_WAY_ON: Final = Refusal(
    "ZG-3.5", "no-way-on", "You may pass through {goal}, over another pawn, only if you can then move on; you cannot."
)
MUST_MOVE_ON: Final = Refusal("ZG-3.5", "must-move-on", "The pawn on {cell} is passing through and must move on now.")
NO_WEAPON: Final = Refusal("ZG-3.6", "no-weapon", "An enemy holds {goal}, and you have no weapon to spend.")
NOT_AN_ACTION: Final = Refusal("ZG-3.2", "not-an-action", "An action is a move, a jump or a removal, or you pass.")
NOTHING_TO_DRAW: Final = Refusal("ZG-2.2", "nothing-to-draw", "That is not what is drawn now.")
NO_SUCH_SEAT: Final = Refusal("ZG-1.3", "no-such-seat", "Only a player at this table can begin.")
NOT_IN_THE_BAG: Final = Refusal("ZG-2.1", "not-in-the-bag", "No disc of this kind is left to deal: {disc}.")

ALL: Final = (
    OUT_OF_TURN,
    OVER,
    NOT_YOUR_PAWN,
    TOO_FAR,
    NO_DISC,
    BARRICADE,
    OCCUPIED,
    NO_WAY_ON,
    MUST_MOVE_ON,
    NO_WEAPON,
    NOT_AN_ACTION,
    NOTHING_TO_DRAW,
    NO_SUCH_SEAT,
    NOT_IN_THE_BAG,
)
