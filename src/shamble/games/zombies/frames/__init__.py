"""The procedures of Zombies!!!: one small class each."""

from shamble.games.zombies.frames.draws import DrawCards, DrawTile, FirstSeat, LeaveOut, MoveRoll
from shamble.games.zombies.frames.fights import Fight, NotDead
from shamble.games.zombies.frames.herds import Carry, Herd
from shamble.games.zombies.frames.moves import Walk
from shamble.games.zombies.frames.tiles import LayTile, PutThings
from shamble.games.zombies.frames.town import Discard, Town, Turn
from shamble.games.zombies.frames.windows import Window

FRAME_TYPES = (
    Town,
    Turn,
    FirstSeat,
    LeaveOut,
    DrawCards,
    DrawTile,
    LayTile,
    PutThings,
    Window,
    Fight,
    NotDead,
    MoveRoll,
    Walk,
    Herd,
    Carry,
    Discard,
)
