"""Why it is not for a seat to choose: somebody else does, by another clause than that of turns."""

from __future__ import annotations

from typing import Any

from shamble.core.errors import Refusal
from shamble.core.frame import Frame
from shamble.games.zombies import refusals
from shamble.games.zombies.frames.fights import Fight, NotDead
from shamble.games.zombies.frames.herds import Carry
from shamble.games.zombies.frames.moves import Walk
from shamble.games.zombies.frames.tiles import LayTile, PutThings
from shamble.games.zombies.frames.windows import Window
from shamble.games.zombies.state import Table


def whose_choice(table: Table) -> Refusal:
    """The reason for which just those choose who are asked now."""
    top: Frame[Any] = table.frames[-1]
    if isinstance(top, Window):
        return refusals.NOTHING_TO_PLAY
    if isinstance(top, Fight):
        return refusals.NOT_YOUR_ROLL
    if isinstance(top, NotDead):
        return refusals.NOT_YOUR_DICE
    if isinstance(top, Carry) or (isinstance(top, PutThings) and isinstance(table.frames[-2], Window)):
        return refusals.NOT_YOUR_CARD
    if isinstance(top, LayTile) and top.seat != table.active:
        return refusals.NOT_YOUR_TILE
    if isinstance(top, Walk) and top.chooser(table) != top.seat:
        return refusals.LED_BY_ANOTHER if top.forced else refusals.NOT_YOUR_STEPS
    return refusals.OUT_OF_TURN
