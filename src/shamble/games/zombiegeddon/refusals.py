"""Why the rules of Zombiegeddon say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("ZG-3.1", "out-of-turn", "It is {who}'s turn.")
OVER: Final = Refusal("ZG-5.5", "over", "The game is over.")
NOT_YOUR_PAWN: Final = Refusal("ZG-3.2", "not-your-pawn", "You have no pawn on {cell}.")
STAYS: Final = Refusal("ZG-3.3", "stays", "The pawn on {cell} is there already; a move leads to another cell.")
TOO_FAR: Final = Refusal(
    "ZG-3.3", "too-far", "{start} and {goal} are not neighbours, and a jump needs a manhole at both ends."
)
NO_DISC: Final = Refusal("ZG-3.3", "no-disc", "There is no disc on {goal}, so no pawn can go there.")
BARRICADE: Final = Refusal("ZG-3.3", "barricade", "A barricade blocks {goal}.")
OCCUPIED: Final = Refusal("ZG-3.3", "occupied", "Another pawn stands on {goal}.")
NO_WAY_ON: Final = Refusal(
    "ZG-3.5",
    "no-way-on",
    "Another pawn stands on {goal}, and your pawn could not move on from there, so it may not pass through.",
)
MUST_MOVE_ON: Final = Refusal("ZG-3.5", "must-move-on", "The pawn on {cell} is passing through and must move on now.")
NO_WEAPON: Final = Refusal("ZG-3.6", "no-weapon", "There is an enemy on {goal}, and you have no weapon to spend.")
NOT_AN_ACTION: Final = Refusal("ZG-3.2", "not-an-action", "An action is a move, a jump between manholes or a removal.")
DEALING: Final = Refusal("ZG-2.2", "dealing", "A disc is drawn now, and nothing else.")
NOT_IN_THE_BAG: Final = Refusal("ZG-2.1", "not-in-the-bag", "No disc of this kind is left to deal: {disc}.")
DRAWING_FIRST: Final = Refusal("ZG-3.1", "drawing-first", "It is drawn now who begins, and nothing else.")
NO_SUCH_SEAT: Final = Refusal("ZG-3.1", "no-such-seat", "Only a player at this table can begin.")

ALL: Final = (
    OUT_OF_TURN,
    OVER,
    NOT_YOUR_PAWN,
    STAYS,
    TOO_FAR,
    NO_DISC,
    BARRICADE,
    OCCUPIED,
    NO_WAY_ON,
    MUST_MOVE_ON,
    NO_WEAPON,
    NOT_AN_ACTION,
    DEALING,
    NOT_IN_THE_BAG,
    DRAWING_FIRST,
    NO_SUCH_SEAT,
)
