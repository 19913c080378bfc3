"""The procedures of Zombiaki: one small class each."""

from shamble.games.zombiaki.frames.chains import Blast, Retreat
from shamble.games.zombiaki.frames.fires import Grenade, Petrol
from shamble.games.zombiaki.frames.flames import Flames
from shamble.games.zombiaki.frames.march import Dogs, March
from shamble.games.zombiaki.frames.nets import Net
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiaki.frames.shots import Burst, ClickWindow, Shot
from shamble.games.zombiaki.frames.turns import Draw, Drop, HumanTurn, Night, ZombieTurn

FRAME_TYPES = (
    Night,
    ZombieTurn,
    HumanTurn,
    Draw,
    Drop,
    Dogs,
    March,
    Play,
    Blast,
    Retreat,
    ClickWindow,
    Shot,
    Burst,
    Petrol,
    Flames,
    Grenade,
    Net,
)
