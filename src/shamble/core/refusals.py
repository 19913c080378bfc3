"""Why the machinery says no, whatever the game: one row per reason. A game's own rows stand in its refusals.py."""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OVER: Final = Refusal("", "over", "The game is over.")
OUT_OF_TURN: Final = Refusal("", "out-of-turn", "It is for {who} to choose.")
NOT_OFFERED: Final = Refusal("", "not-offered", "{answer} cannot be played now.")
NOT_WAITING: Final = Refusal("", "not-waiting", "You cannot choose anything at this moment.")
NOT_CHANCE: Final = Refusal("", "not-chance", "There are no dice to roll now.")
CHANCE_PENDING: Final = Refusal("", "chance-pending", "The dice must be rolled first.")
NOTHING_TO_UNDO: Final = Refusal("", "nothing-to-undo", "There is nothing to take back.")
GESTURE_ENDS: Final = Refusal(
    "", "gesture-ends", "After {answer}, something is rolled, drawn or revealed; you play on once you have seen it."
)

ALL: Final = (OVER, OUT_OF_TURN, NOT_OFFERED, NOT_WAITING, NOT_CHANCE, CHANCE_PENDING, NOTHING_TO_UNDO, GESTURE_ENDS)
