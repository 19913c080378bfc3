"""Marks on the street of Zombiaki for what an answer would do: hatched cells, tags, numbered stars, tracers, arrows.

They are items of a scene like others, shown for as long as the answer is looked at. The number on a star is the number
in the chain beside the board, and a tag says in words what a hatched cell says in colour.
"""

from __future__ import annotations

from typing import Final

from shamble.core.scene import Label, Scene, item, states
from shamble.games.zombiaki import pieces, places
from shamble.games.zombiaki.box import BESIDE, CELL_NAMES, FORWARD, LANE_OF, LEFT, NAPALM, RIGHT
from shamble.games.zombiaki.facts import BY_BOSS, BY_FLOODLIGHT, BY_SHOT, BY_STEP_BACK
from shamble.games.zombiaki.look import Option, sort_of
from shamble.games.zombiaki.pieces import BODY_FACES, box, figure, piece

PUSHED: Final = (BY_SHOT, BY_FLOODLIGHT, BY_STEP_BACK, BY_BOSS)
TURNS: Final = {FORWARD: (0, 90), LEFT: (-90, 180), RIGHT: (90, 0)}  # by way: of an arrow that points to the right
BACKWARDS: Final = (180, -90)
TAG: Final = ((0.0, -62.0, 84.0, 22.0), (6.0, -27.0, 76.0, 17.0))


class Marks:
    """Items by id, all of them ``aim-...``."""

    def __init__(self, option: Option) -> None:
        self.items: Scene = {}
        self.hits: dict[int, list[str]] = {}  # by cell: the numbers of the bullets that end there
        if option.lane >= 0:
            self.items["aim-band"] = box("band", places.lane_box(option.lane), "on")

    def harm(self, cell: int) -> None:
        """Somebody is harmed here."""
        self.items[f"aim-h-{CELL_NAMES[cell]}"] = box("harm", places.cell_box(cell, 5))

    def tag(self, cell: int, text: Label, bad: bool) -> None:
        """What comes of it, in words."""
        name, state = f"aim-r-{CELL_NAMES[cell]}", "bad" if bad else ""
        spots = places.at(cell, (TAG[0][0], TAG[0][1], 0.78), (TAG[1][0], TAG[1][1], 0.72))
        self.items[name] = box("tag", pieces.around(cell, TAG), state)
        (x, y, scale), narrow = spots
        small = {**pieces.spot_of(narrow), "w": TAG[1][2] - 6}
        self.items[f"{name}-t"] = item(
            "result", x, y, text=text, scale=scale, w=TAG[0][2] - 8, state=states("mid", state), narrow=small
        )

    def bullet(self, cell: int, number: str, from_roof: bool) -> None:
        """A bullet on its way, and a star with its number where it hits."""
        numbers = self.hits.setdefault(cell, [])
        numbers.append(number)
        for nth, shown in enumerate(numbers):
            aside = (nth - (len(numbers) - 1) / 2) * 40.0
            if not from_roof:
                self.items[f"aim-l-{shown}"] = box("bullet", tracer(cell, aside))
            spots = places.at(cell, (50, aside, 0.62), (aside * 0.9 + 16, 30, 0.5))
            (x, y, _), (nx, ny, _) = spots
            self.items[f"aim-s-{shown}"] = piece("star", "zk-pow", spots)
            self.items[f"aim-n-{shown}"] = figure("hit", shown, ((x, y + 1, 0.9), (nx, ny + 1, 0.75)))

    def step(self, start: int, goal: int, why: int) -> None:
        """An arrow over the edge between two cells; past row 5 it leads over the barricade."""
        way = BESIDE[start].index(goal) if goal >= 0 else FORWARD
        wide, narrow = TURNS.get(way, BACKWARDS)
        face = "zk-step"
        if why in PUSHED:
            face, wide, narrow = "zk-back", wide - 180, narrow - 180
        (x, y), (nx, ny) = places.middle(start)
        dx, dy, ndx, ndy = {FORWARD: (67, 0, 0, 36), LEFT: (0, -64, -65, 0), RIGHT: (0, 64, 65, 0)}.get(
            way, (-67, 0, 0, -36)
        )
        spots = ((x + dx, y + dy, 0.9), (nx + ndx, ny + ndy, 0.62))
        self.items[f"aim-a-{CELL_NAMES[start]}"] = piece("step", face, spots, "", wide, narrow)

    def ghost(self, cell: int, body: int) -> None:
        """Where somebody will be."""
        spots = places.at(cell, *pieces.STANDING)
        self.items[f"aim-g-{CELL_NAMES[cell]}"] = piece("spook", BODY_FACES[sort_of(body)], spots, "spook")

    def thing(self, cell: int, kind: int) -> None:
        """What will lie here."""
        face = "zk-fire" if kind == NAPALM else pieces.THING_FACES[kind]
        spots = places.at(cell, *(pieces.BURNING if kind == NAPALM else pieces.LYING))
        self.items[f"aim-o-{CELL_NAMES[cell]}"] = piece("fire" if kind == NAPALM else "spook", face, spots, "coming")

    def net(self, cell: int, body: int) -> None:
        """Who will be under the net."""
        self.items[f"aim-w-{CELL_NAMES[cell]}"] = piece("over", "zk-net", places.at(cell, *pieces.STANDING))

    def blast(self, cell: int, wide: bool) -> None:
        """What goes off, and how far it reaches."""
        size = 1.0 if wide else 0.8
        spots = places.at(cell, (0, 0, size), (0, 0, size * 0.6))
        self.items[f"aim-x-{CELL_NAMES[cell]}"] = piece("blast", "zk-boom", spots)

    def burn(self, cell: int) -> None:
        """Fire runs over it."""
        self.items[f"aim-f-{CELL_NAMES[cell]}"] = piece(
            "fire", "zk-flame", places.at(cell, (44, 44, 0.9), (50, 20, 0.6))
        )

    def gone(self, cell: int) -> None:
        """What lies here will not any more."""
        self.items[f"aim-z-{CELL_NAMES[cell]}"] = piece("star", "zk-x", places.at(cell, (0, 0, 0.9), (0, 0, 0.6)))


def tracer(cell: int, aside: float) -> places.Boxes:
    """From the muzzle to the cell, a little aside where several are fired."""
    (x, y), (nx, ny) = places.middle(cell)
    (from_x, _), (_, from_y) = places.muzzle(LANE_OF[cell])
    wide = (x + 56, y + aside - 2.5, max(from_x - x - 56, 8), 5.0)
    return wide, (nx + 16 + aside * 0.9 - 2.5, ny + 34, 5.0, max(from_y - ny - 34, 6))
