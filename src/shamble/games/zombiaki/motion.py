"""What happened on the way from one view to the next, as pictures: bullets hit one by one, bodies slide, things go off.

Facts are folded into the view before them, and where there is something to watch a picture is taken. A body that steps
is first drawn where it goes under the ids of where it stood, which is seen as a slide; then it gets the ids of its new
cell in a picture that is watched for no time at all. Of many that step together each sets out a little after the one
before it: the ``wait`` of its items is the share of the moment that they stay where they were.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, cast

from shamble.core.scene import Item, Label, Moment, Part, Scene
from shamble.games.zombiaki import naming, pieces, places
from shamble.games.zombiaki.aim_marks import Marks, tracer
from shamble.games.zombiaki.answers import taker_of
from shamble.games.zombiaki.box import (
    BARREL,
    BARRICADE,
    BARRIER,
    BITTEN,
    BOSS,
    BURST2,
    BURST3,
    CAR,
    CELL_NAMES,
    CELLS,
    CLICK,
    DAWN,
    DOG,
    FIRST_HUMAN,
    FREEZE,
    FRESH,
    IS_BOSS,
    LANE_OF,
    MASS,
    MERGED,
    NAPALM,
    NET,
    NETTED,
    NO_THING,
    NOT_SO_FAST,
    OBEYED,
    ONE_CLAWS,
    SHIELD,
    SHIELDED,
    SHOT1,
    SHOT2,
    SNIPER,
    STEPPED,
    STRENGTH_MASK,
    TERROR,
    THINGS,
    TO_MOVE_MASK,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.facts import BY_HUNGER, BY_ORDER, BY_SHOT, TAKEN
from shamble.games.zombiaki.frames.deeds import joined
from shamble.games.zombiaki.look import Look, Option
from shamble.games.zombiaki.places import Offset
from shamble.games.zombiaki.scene import body_part, scene, street

View = dict[str, Any]
Fact = Mapping[str, Any]

# What somebody wants to know who looked away.
WEIGHTY: Final = frozenset({"played", "clicked", "exploded", "died", "crossed", "boss_fell", "dawned", "broke_through"})

AT_ONCE: Final = 0  # the same picture under other ids
SLIDE_MS: Final = 450
STAGGER_MS: Final = 60  # between one that steps and the next
# The boss's hat, from the middle of its cell, wide and narrow, and its turn: on a head, and in the air.
WORN: Final = ((6.0, -44.0, 0.86), (20.0, -29.0, 0.53), 0.0)
FLOWN: Final = ((34.0, -104.0, 0.86), (30.0, -66.0, 0.53), 200.0)
BULLETS: Final = (SHOT1, SHOT2, BURST2, BURST3, SNIPER)
SLIDES: Final = frozenset({"moved", "swapped", "fused", "rolled", "broke_through"})
HARMS: Final = frozenset({"hurt", "died", "absorbed", "fell", "filled"})
# How long a fact is watched. Facts of one name in a row are one moment, save bullets.
WATCHED: Final = {
    "drew": 400,
    "played": 500,
    "clicked": 900,
    "stayed": 400,
    "frozen": 500,
    "grew": 500,
    "stuck": 500,
    "halted": 600,
    "bit": 600,
    "ordered": 400,
    "hurt": 600,
    "absorbed": 700,
    "died": 700,
    "fell": 800,
    "filled": 700,
    "exploded": 700,
    "splintered": 500,
    "burned": 300,
    "crossed": 300,
    "netted": 300,
    "removed": 500,
    "ended": 300,
    "boss_fell": 800,
    "dawned": 1200,
}
UNSEEN: Final = frozenset({"opened", "closed", "climbed", "stood", "unspent"})
NOBODY_ASKED: Final = {"kind": "chance", "name": "card", "seats": []}
COPIED: Final = ("body", "thing", "deck", "hand")


def moments(
    before: Mapping[str, Any], facts: Sequence[Fact], after: Mapping[str, Any], names: Sequence[str] | None = None
) -> list[Moment]:
    """The pictures from one view to the next; the last one is the next view's own."""
    view = unfolded(before)
    found: list[Moment] = []
    for group in together(facts):
        found += watched(view, group)
    return [*found, Moment(scene(after, names, panel=False), None, None)]


def unfolded(before: Mapping[str, Any]) -> View:
    """A view to fold facts into: nobody is asked in it, and its lists are its own."""
    view: View = {**before, "ask": NOBODY_ASKED, "options": [], "outcome": None, "mover": None, "fallen": None}
    for name in COPIED:
        view[name] = list(before[name])
    return view


def together(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Facts that are watched together: what one thing does to many at once, or many that step for one reason."""
    told = [fact for fact in facts if is_seen(fact)]
    return [[fact for _, fact in group] for _, group in groupby(enumerate(told), key=_alike)]


def is_seen(fact: Fact) -> bool:
    """Whether there is something to watch: of those who do not step, only who was shot is looked at."""
    return fact["fact"] not in UNSEEN and (fact["fact"] != "stayed" or fact["move"] == BY_SHOT)


def _alike(numbered: tuple[int, Fact]) -> object:
    number, fact = numbered
    name = str(fact["fact"])
    if name in HARMS and fact["kind"] not in BULLETS:
        return "harm", fact["kind"]
    if name in ("moved", "drew", "ended", "netted"):
        return name, fact.get("why"), fact.get("side")
    return number


def watched(view: View, facts: list[Fact]) -> list[Moment]:
    """The pictures of facts that are watched together; the view is that after them when they are done."""
    name = str(facts[0]["fact"])
    said = caption(view, facts)
    found: list[Moment] = []
    if name in SLIDES:
        found.append(Moment(sliding(view, facts), slide_ms(facts), said))
    elif name == "boss_fell":
        found.append(Moment({**street(Look(view, None)), **hat(view, WORN)}, AT_ONCE, None))
    marks = overlay(view, facts)
    for fact in facts:
        fold(view, fact)
    if name in SLIDES:
        found.append(Moment(street(Look(view, None)), AT_ONCE, None))
    elif name in WATCHED:
        found.append(Moment({**street(Look(view, None)), **marks}, WATCHED[name], said))
    return found


def caption(view: View, facts: list[Fact]) -> Label:
    """What is said under a moment: of several facts the last that ends somebody, else the last."""
    fact = next((fact for fact in reversed(facts) if fact["fact"] in ("died", "fell")), facts[-1])
    return naming.caption(view, fact)


# --- what is seen on the way -----------------------------------------------------------------------------------------


def sliding(view: View, facts: list[Fact]) -> Scene:
    """Everybody who steps is drawn where it goes, under the ids of where it stands."""
    look = Look(view, None)
    found = street(look)
    for nth, fact in enumerate(facts):
        for start, goal in ways_of(fact):
            if fact["fact"] == "rolled":
                found.update(rolling(start, goal))
            elif look.body[start]:
                part = body_part(look, start, look.body[start], goal)
                found.update(late(part, round(STAGGER_MS * nth / slide_ms(facts), 3)))
    return found


def slide_ms(facts: list[Fact]) -> int:
    """How long it takes until all have stepped, one a little after the other."""
    return SLIDE_MS + STAGGER_MS * (len(facts) - 1)


def late(part: Part, wait: float) -> Scene:
    """Items that stay where they were for this share of a moment."""
    return {name: {**item, "wait": wait} if wait else item for name, item in part}


def ways_of(fact: Fact) -> list[tuple[int, int]]:
    """From where to where a fact leads; beyond the barricade is a place for each lane."""
    if fact["fact"] == "broke_through":
        return [(fact["cell"], BARRICADE + LANE_OF[fact["cell"]])]
    way = (fact["start"], fact["goal"])
    return [way, way[::-1]] if fact["fact"] == "swapped" else [way]


def rolling(start: int, goal: int) -> Scene:
    """The barrel turns once around itself on its way; past row 1 it just goes."""
    name = f"t-{CELL_NAMES[start]}"
    [(_, lying), *_] = pieces.thing(max(goal, 0), BARREL, False, 0)
    rolled: Item = {**lying, "turn": -360}
    return {name: rolled} if goal >= 0 else {}


def overlay(view: View, facts: list[Fact]) -> Scene:
    """Stars where something hits, tracers of bullets, explosions, flames, the boss's hat."""
    found: Scene = {}
    for fact in facts:
        name = fact["fact"]
        if name in HARMS:
            found.update(hit(fact))
        elif name == "exploded":
            found["fx-blast"] = blast(fact["cell"], fact["kind"] == CAR)
        elif name == "splintered":
            found["fx-star"] = star(fact["cell"])
        elif name in ("burned", "crossed"):
            found["fx-fire"] = pieces.fire(fact["cell"])
        elif name == "played":
            found.update(aimed(fact))
        elif name == "boss_fell":
            found.update(hat(view, FLOWN))
    return found


def hit(fact: Fact) -> Scene:
    """Where somebody is hit."""
    cell, kind = fact["cell"], fact["kind"]
    nth = f"{CELL_NAMES[cell]}-{fact.get('left', 0)}"  # another hit on the same body is another star
    found: Scene = {f"fx-star-{nth}": star(cell)}
    if kind in BULLETS and kind != SNIPER and fact["fact"] != "fell":
        found[f"fx-bullet-{nth}"] = pieces.box("bullet", tracer(cell, 0))
    return found


def star(cell: int) -> Item:
    """A star that pops over who is hit."""
    return pieces.piece("blast", "zk-pow", places.at(cell, (20, -8, 0.9), (20, -4, 0.62)))


def hat(view: View, place: tuple[Offset, Offset, float]) -> Scene:
    """The hat that the boss has lost, if it was seen to fall."""
    if view["fallen"] is None:
        return {}
    wide, narrow, turn = place
    return {"fx-hat": pieces.piece("blast", "zk-hat", places.at(view["fallen"], wide, narrow), "", turn, turn)}


def blast(cell: int, far: bool) -> Item:
    """What goes off; a car reaches the cells around it."""
    size = 3.2 if far else 1.3
    return pieces.piece("blast", "zk-boom", places.at(cell, (0, 0, size), (0, 0, size * 0.6)))


def aimed(fact: Fact) -> Scene:
    """The lane that a shot or burst was aimed at."""
    lane = LANE_OF[fact["cell"]] if fact["cell"] < CELLS and fact["kind"] in BULLETS and fact["kind"] != SNIPER else -1
    return Marks(Option("", "play", lane=lane)).items


# --- folding ---------------------------------------------------------------------------------------------------------


def fold(view: View, fact: Fact) -> None:
    """Let a fact happen in a view; what a picture does not show is left alone."""
    deed = DEEDS.get(str(fact["fact"]))
    if deed is not None:
        deed(view, fact)


def _turn_began(view: View, fact: Fact) -> None:
    view["turn"] = fact["turn"]
    if fact["side"] == ZOMBIE_SIDE:
        view["ordered"] = 0
        worn = STEPPED | MERGED | (0 if view["orders_per_zombie"] == "game" else OBEYED)
        view["body"] = [body & ~worn for body in view["body"]]
    view["body"] = [body & ~TO_MOVE_MASK for body in view["body"]]


def _drew(view: View, fact: Fact) -> None:
    view["deck"][fact["kind"]] -= 1
    view["hand"][fact["kind"]] += int(fact["kind"] != DAWN)


def _discarded(view: View, fact: Fact) -> None:
    view["hand"][fact["kind"]] -= 1
    if fact["why"] == TAKEN:
        view["hand"][taker_of(fact["kind"])] -= 1


def _clicked(view: View, _fact: Fact) -> None:
    view["hand"][CLICK] -= 1


def _played(view: View, fact: Fact) -> None:
    kind, cell = fact["kind"], fact["cell"]
    view["hand"][kind] -= 1
    if kind < FIRST_HUMAN:
        _played_zombie(view, kind, cell, fact["extra"])
    elif kind in THINGS:
        view["thing"][cell] = kind
    elif kind == NAPALM:
        view["fire"] |= 1 << cell
    elif kind == FREEZE:
        view["frozen"] = 2
    elif kind == NET:
        view["net"] = 1


def _played_zombie(view: View, kind: int, cell: int, way: int) -> None:
    if kind <= DOG:
        view["body"][cell] = FRESH[kind]
    elif kind == BOSS:
        view["body"][cell] |= IS_BOSS
    elif kind == SHIELD:
        view["body"][cell] |= SHIELDED
    elif kind == TERROR:
        view["terror"] = 1
    elif kind == MASS:
        view["mover"] = cell, way


def _moved(view: View, fact: Fact) -> None:
    body = view["body"]
    stepped = STEPPED if fact["why"] in (BY_HUNGER, BY_ORDER) else 0
    body[fact["start"]] = 0
    body[fact["goal"]] = (fact["body"] | stepped) & ~TO_MOVE_MASK


def _halted(view: View, _fact: Fact) -> None:
    view["hand"][NOT_SO_FAST] -= 1


def _swapped(view: View, fact: Fact) -> None:
    body, start, goal = view["body"], fact["start"], fact["goal"]
    body[start], body[goal] = body[goal] | STEPPED, body[start] | STEPPED


def _fused(view: View, fact: Fact) -> None:
    body, start, goal = view["body"], fact["start"], fact["goal"]
    both = joined(body[start], body[goal])
    body[goal] = both & ~STRENGTH_MASK | fact["strength"] | (MERGED if view["merged"] == "held" else 0)
    body[start] = 0
    view["mover"] = None


def _bit(view: View, fact: Fact) -> None:
    view["body"][fact["cell"]] &= ~SHIELDED
    view["body"][fact["goal"]] = BITTEN


def _ordered(view: View, fact: Fact) -> None:
    view["orders"], view["ordered"] = fact["nth"], 1
    view["body"][fact["cell"]] |= OBEYED


def _victim(view: View, fact: Fact) -> int:
    """The cell under which who is meant is kept: a zombie that joins another has not left its own yet."""
    mover = view["mover"]
    return cast(int, mover[0]) if mover is not None else cast(int, fact["cell"])


def _grew(view: View, fact: Fact) -> None:
    view["body"][fact["cell"]] += ONE_CLAWS


def _hurt(view: View, fact: Fact) -> None:
    cell = _victim(view, fact)
    view["body"][cell] = view["body"][cell] & ~STRENGTH_MASK | fact["left"]


def _absorbed(view: View, fact: Fact) -> None:
    view["body"][_victim(view, fact)] &= ~SHIELDED


def _died(view: View, fact: Fact) -> None:
    cell = _victim(view, fact)
    if view["body"][cell] & IS_BOSS:
        view["fallen"] = fact["cell"]
    view["body"][cell] = 0


def _fell(view: View, fact: Fact) -> None:
    view["thing"][fact["cell"]] = NO_THING
    _died(view, fact)


def _filled(view: View, fact: Fact) -> None:
    view["thing"][fact["cell"]] = NO_THING
    _absorbed(view, fact)


def _gone(view: View, fact: Fact) -> None:
    view["thing"][fact["cell"]] = NO_THING


def _netted(view: View, fact: Fact) -> None:
    view["body"][fact["cell"]] |= NETTED


def _ended(view: View, fact: Fact) -> None:
    match fact["kind"]:
        case kind if kind == BARRIER:
            view["thing"][fact["cell"]] = NO_THING
        case kind if kind == NAPALM:
            view["fire"] &= ~(1 << fact["cell"])
        case kind if kind == NET:
            view["net"] = 0
            view["body"] = [body & ~NETTED for body in view["body"]]
        case _:
            view["frozen"] = 0


def _rolled(view: View, fact: Fact) -> None:
    thing, goal = view["thing"], fact["goal"]
    if goal < 0:
        thing[fact["start"]] = NO_THING
    elif not view["body"][goal] and not thing[goal]:
        thing[fact["start"]], thing[goal] = NO_THING, BARREL


def _broke_through(view: View, fact: Fact) -> None:
    view["body"][fact["cell"]] &= ~TO_MOVE_MASK


DEEDS: Final[Mapping[str, Callable[[View, Fact], None]]] = {
    "turn_began": _turn_began,
    "drew": _drew,
    "discarded": _discarded,
    "clicked": _clicked,
    "played": _played,
    "moved": _moved,
    "halted": _halted,
    "swapped": _swapped,
    "fused": _fused,
    "bit": _bit,
    "ordered": _ordered,
    "grew": _grew,
    "hurt": _hurt,
    "absorbed": _absorbed,
    "died": _died,
    "fell": _fell,
    "filled": _filled,
    "exploded": _gone,
    "removed": _gone,
    "netted": _netted,
    "ended": _ended,
    "rolled": _rolled,
    "broke_through": _broke_through,
}
