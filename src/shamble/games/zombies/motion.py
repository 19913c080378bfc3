"""What there is to watch between two views of Zombies!!!: steps, dice, zombies that come, shuffle and go, deaths.

Facts are folded into the view one by one, as far as a picture shows them, and each moment is a scene of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from shamble.core.scene import Item, Moment, Scene, item
from shamble.games.zombies import naming, places
from shamble.games.zombies.box import DIE, HELIPAD, HOME, MOVED, SPACES, TURNS, ZOMBIE
from shamble.games.zombies.look import Look, zombie_id
from shamble.games.zombies.scene import scene, town, zombie_item

View = dict[str, Any]
Fact = Mapping[str, Any]

# What somebody wants to know who looked away.
WEIGHTY: Final = frozenset(
    {
        "turn_lost",
        "last_tile",
        "sealed_off",
        "lost_life",
        "died",
        "played",
        "equipped",
        "used",
        "lost_item",
        "lost_bullets",
        "relocated",
        "gave_back",
        "won",
    }
)

AT_ONCE: Final = 0  # the same picture under other ids
STEP_MS: Final = 160
SLIDES: Final = ("herded", "zombie_carried")
# How long a fact is watched. Facts of one name in a row, of the names in TOGETHER, are one moment.
WATCHED: Final = {
    "tile_drawn": 500,
    "tile_laid": 500,
    "put": 300,
    "stepped": STEP_MS,
    "rolled": 650,
    "slew": 350,
    "escaped": 300,
    "lost_life": 450,
    "paid": 350,
    "died": 900,
    "took": 250,
    "herded": 400,
    "zombie_carried": 450,
    "played": 900,
    "equipped": 700,
    "used": 700,
    "lost_item": 400,
    "relocated": 600,
    "sealed_off": 900,
    "turn_lost": 700,
    "won": 1200,
}
TOGETHER: Final = ("put", "herded", "lost_item")
STAGGER_MS: Final = 60  # for each that comes or goes with others
SIGNS: Final = {
    "slew": "zz-pow",
    "lost_life": "zz-i-lost",
    "paid": "zz-i-bullet",
    "died": "zz-i-dead",
    "won": "zz-heli",
}
NOBODY_ASKED: Final = {"kind": "chance", "name": "move", "seats": []}
DIE_FACES: Final = [f"zz-die{number}" for number in range(1, DIE + 1)]


def moments(
    before: Mapping[str, Any], facts: Sequence[Fact], after: Mapping[str, Any], names: Sequence[str] | None = None
) -> list[Moment]:
    """The pictures from one view to the next; the last one is the next view's own."""
    view = unfolded(before)
    called = list(names) if names is not None else Look(after, None).names
    found: list[Moment] = []
    for group in together(facts):
        found += watched(view, group, called)
    ms, caption = (AT_ONCE, found[-1].caption) if found else (None, None)
    return [*found, Moment(scene(after, names, panel=False), ms, caption)]


def unfolded(before: Mapping[str, Any]) -> View:
    """A view to fold facts into: nobody is asked in it, and its lists are its own."""
    view: View = {**before, "ask": NOBODY_ASKED, "options": [], "outcome": None}
    for name in ("looks", "places", "space", "pawn", "pile"):
        view[name] = list(before[name])
    return view


def together(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Facts that are watched together."""
    keyed = groupby(enumerate(facts), key=lambda one: one[1]["fact"] if one[1]["fact"] in TOGETHER else one[0])
    return [[fact for _, fact in group] for _, group in keyed]


def watched(view: View, facts: list[Fact], names: Sequence[str]) -> list[Moment]:
    """The pictures of facts that are watched together; the view is that after them when they are done."""
    name = str(facts[0]["fact"])
    ms = WATCHED.get(name)
    said = naming.caption(view, facts[-1], names) if ms is not None and name in naming.CAPTIONED else None
    found: list[Moment] = []
    if name in SLIDES:
        found.append(Moment(sliding(view, facts, names), WATCHED[name] + STAGGER_MS * (len(facts) - 1), said))
    signs = overlay(view, facts[0])
    for fact in facts:
        fold(view, fact)
    if name in SLIDES:
        found.append(Moment(town(Look(view, names)), AT_ONCE, said))
    elif ms is not None:
        shown = laid(view, names) if name == "tile_laid" else town(Look(view, names))
        found.append(Moment({**shown, **signs}, ms + STAGGER_MS * (len(facts) - 1), said))
    return found


# --- what is seen on the way -----------------------------------------------------------------------------------------


def sliding(view: View, facts: list[Fact], names: Sequence[str]) -> Scene:
    """Zombies are drawn where they go, under the ids of where they stand."""
    look = Look(view, names)
    found = town(look)
    for fact in facts:
        found[zombie_id(fact["start"])] = zombie_item(look, fact["start"], fact["goal"])
    return found


def laid(view: View, names: Sequence[str]) -> Scene:
    """A new tile, whose spaces are named when what is put on them is there."""
    new = f"c-{len(view['looks'])}."
    return {name: told for name, told in town(Look(view, names)).items() if not name.startswith(new)}


def overlay(view: View, fact: Fact) -> Scene:
    """A die beside the pawn it is rolled for, a star over a fight, what a card looks like."""
    name = str(fact["fact"])
    if name == "rolled" and fact["dice"] == 1:
        return {"fx-die": die(spot_of(view, fact), fact["number"])}
    if name in ("played", "equipped", "used"):
        x, y = spot_of(view, fact)
        return {"fx-card": item("fx", x, y - 62, face=f"zz-card-{card_of(fact)}", scale=0.9)}
    if name in SIGNS:
        x, y = spot_of(view, fact)
        return {f"fx-{name}": item("fx", x, y - (0 if name == "slew" else 46), face=SIGNS[name])}
    return {}


def card_of(fact: Fact) -> str:
    """The name of the card that a fact is about."""
    return naming.card_word(fact["kind"])[len("card-") :].replace("-", "_")


def spot_of(view: View, fact: Fact) -> places.Spot:
    """Where a fact is seen: on its space, or at the pawn of its seat."""
    space = fact["space"] if "space" in fact else view["pawn"][fact["seat"]]
    return places.middle(places.town_of(view), space)


def die(spot: places.Spot, number: int) -> Item:
    """A die that tumbles."""
    return item("dice", spot[0] + 6, spot[1] - 56, face=DIE_FACES[number - 1], roll=DIE_FACES)


# --- folding ---------------------------------------------------------------------------------------------------------


def fold(view: View, fact: Fact) -> None:
    """Let a fact happen in a view; what a picture of the town does not show is left alone."""
    deed = DEEDS.get(str(fact["fact"]))
    if deed is not None:
        deed(view, fact)


def _turn_began(view: View, fact: Fact) -> None:
    view["turn"], view["active"] = fact["turn"], fact["seat"]
    view["space"] = [there & ~MOVED for there in view["space"]]


def _started(view: View, fact: Fact) -> None:
    view["active"] = fact["seat"]


def _tile_drawn(view: View, fact: Fact) -> None:
    view["pile"][fact["kind"]] -= 1
    view["drawn"] = fact["kind"]


def _tile_laid(view: View, fact: Fact) -> None:
    view["looks"].append(fact["kind"] * TURNS + fact["turn"])
    view["places"].append(fact["place"])
    view["space"] += [0] * SPACES
    view["drawn"] = -1
    if fact["kind"] == HELIPAD:
        view["heli"] = len(view["looks"]) - 1


def _tile_gone(view: View, fact: Fact) -> None:
    view["drawn"] = -1
    if fact["below"]:
        view["pile"][fact["kind"]] += 1


def _sealed_off(view: View, _fact: Fact) -> None:
    view["sealed"], view["pile"] = 1, [0] * len(view["pile"])


def _put(view: View, fact: Fact) -> None:
    view["space"][fact["space"]] |= fact["what"]


def _stepped(view: View, fact: Fact) -> None:
    view["pawn"][fact["seat"]] = fact["goal"]


def _slew(view: View, fact: Fact) -> None:
    view["space"][fact["space"]] &= ~(ZOMBIE | MOVED)


def _died(view: View, fact: Fact) -> None:
    view["pawn"][fact["seat"]] = HOME


def _took(view: View, fact: Fact) -> None:
    view["space"][fact["space"]] &= ~fact["what"]


def _herded(view: View, fact: Fact) -> None:
    view["space"][fact["start"]] &= ~(ZOMBIE | MOVED)
    view["space"][fact["goal"]] |= ZOMBIE


DEEDS: Final[Mapping[str, Callable[[View, Fact], None]]] = {
    "started": _started,
    "turn_began": _turn_began,
    "tile_drawn": _tile_drawn,
    "tile_laid": _tile_laid,
    "tile_gone": _tile_gone,
    "sealed_off": _sealed_off,
    "put": _put,
    "stepped": _stepped,
    "slew": _slew,
    "died": _died,
    "took": _took,
    "herded": _herded,
    "zombie_carried": _herded,
    "relocated": _stepped,
}
