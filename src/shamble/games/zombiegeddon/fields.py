"""What the fields of Zombiegeddon's views and facts mean."""

from __future__ import annotations

from typing import Final

from shamble.core.fields import Field, Fields, Numbers, listed
from shamble.games.zombiegeddon.box import CELL_NAMES, DISC_NAMES
from shamble.games.zombiegeddon.naming import ENDINGS, LEADS

FIELDS: Final = Fields(
    numbers={
        "cell": listed("a cell: twelve times its row plus its column, both from 0; -1: off the board", CELL_NAMES),
        "disc": listed("a kind of disc, or a shelter", DISC_NAMES),
        "lead": listed("what decided who begins", LEADS),
        "ending": Numbers("why a half ended", lambda number: ENDINGS.get(number), ("", *ENDINGS.values())),
    },
    view=(
        Field("settings", "the options that are played"),
        Field("half", "1, before the apocalypse, or 2"),
        Field("turn", "turns begun, both halves counted, skipped ones too"),
        Field("first", "the seat that began this half; -1 before that is known"),
        Field("active", "the seat whose turn it is; -1 between turns"),
        Field("action", "actions that were taken in this turn"),
        Field("through", "which of the active seat's pawns stands on another one and must move on; -1: none"),
        Field("idle", "turns in a row without an action (ZG-5.1b)"),
        Field("dry", "turns in a row that brought nobody anything (ZG-5.1c)"),
        Field("board", "the disc, shelter or hole on each cell, by name", by="cell"),
        Field("bag", "discs still to be dealt, by name"),
        Field("cleared", "discs out of the game, by name (ZG-5.3)"),
        Field("pawns", "by seat: the cells of its four pawns", of="cell"),
        Field("markers", "by seat: the shelters that hold its supply markers", of="cell"),
        Field("weapons", "by seat: weapons it still has"),
        Field("spent", "by seat: weapons it has spent"),
        Field("taken", "by seat: discs it has taken, by name, spent weapons included"),
    ),
    facts={
        **dict.fromkeys(("cell", "start", "goal", "shelters"), "cell"),
        "disc": "disc",
        "lead": "lead",
        "why": "ending",
    },
)
