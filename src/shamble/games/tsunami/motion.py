"""What happened on the way from one view to the next, as pictures: cubes roll, beads open, a bomb flies.

The facts that a seat has seen are folded into the view before them, and where there is something to watch a picture is
taken. Nothing but the two views and those facts is known here, so a moment shows no more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from shamble.core.scene import Label, Moment
from shamble.games.tsunami.box import (
    BEADS,
    BIRD_NAMES,
    DRAGON_HEAD,
    DRAGON_TAIL,
    EVENT_NAMES,
    JUMP,
    NO_CAP,
    PERMANENT,
    PRICE,
    SAVE1,
    SAVE2,
    SAVE_SETS,
    SAVES,
    SECRET_NAMES,
    SHOP_NAMES,
    STREET_DOES,
    STREET_NAMES,
    STREET_NUMBER,
    WINDFALL,
)
from shamble.games.tsunami.frames.rounds import BEFORE_CARD, BEFORE_ROAD, GAP, REVEAL
from shamble.games.tsunami.look import SEAT_LETTERS
from shamble.games.tsunami.naming import SEAT_FIELDS
from shamble.games.tsunami.scene import scene

View = dict[str, Any]
Fact = Mapping[str, Any]

# What somebody wants to know who looked away.
WEIGHTY: Final = frozenset(
    {"event_shown", "died", "stole", "blasted", "transformed", "judged", "bombed", "scored", "round_began"}
)

WATCHED: Final = {
    "revealed": 700,
    "event_shown": 600,
    "rolled": 1700,
    "saved": 700,
    "voted": 1400,
    "helped": 900,
    "judged": 900,
    "bombed": 600,
    "fizzled": 700,
    "blasted": 700,
    "died": 800,
    "stole": 700,
    "scored": 900,
    "bought": 500,
    "transformed": 700,
    "rolled_off": 1700,
    "brains_shown": 900,
}
WITH_CAPTION: Final = frozenset(
    {
        "died", "stole", "transformed", "rolled", "saved", "voted", "helped", "judged", "bombed", "fizzled", "blasted",
        "scored", "brains_shown", "rolled_off",
    }
)  # fmt: skip
NOBODY_ASKED: Final = {"kind": "chance", "name": "faces", "seats": []}
COPIED: Final = (
    "hordes", "civilians", "coins", "birds", "hands", "market", "secret", "known", "up", "road", "claimed",
)  # fmt: skip


def moments(
    before: Mapping[str, Any], facts: Sequence[Fact], after: Mapping[str, Any], names: Sequence[str] | None = None
) -> list[Moment]:
    """The pictures from one view to the next; the last one is the next view's own."""
    view = unfolded(before)
    called = list(names) if names is not None else list(SEAT_LETTERS)
    found: list[Moment] = []
    told = [fact for fact in facts if fact["fact"] not in ("opened", "closed")]
    for name, group in groupby(told, key=lambda fact: str(fact["fact"])):
        same = list(group)
        if name == "bombed":
            found.append(Moment(scene(thrown(view, same[0]), names, panel=False), 250, None))
        for fact in same:
            fold(view, fact)
        if name in WATCHED:
            found.append(Moment(scene(view, names, panel=False), WATCHED[name], caption(view, same, called)))
    return [*found, Moment(scene(after, names, panel=False), None, None)]


def caption(view: View, facts: Sequence[Fact], names: Sequence[str]) -> Label:
    """What is said under a moment: of several facts the one about who looks, else the last."""
    fact = next((fact for fact in facts if fact.get("seat") == view["seat"]), facts[-1])
    key = f"fact-{fact['fact']}".replace("_", "-")
    named = {
        field: (names[value] if value >= 0 else "") if field == "seat" or field in SEAT_FIELDS else value
        for field, value in fact.items()
        if field != "fact"
    }
    return [f"{key}.caption" if fact["fact"] in WITH_CAPTION else key, named]


def thrown(view: View, fact: Fact) -> View:
    """A bomb that is still with its bomber."""
    return {**view, "stack": [*view["stack"], {"frame": "bomb", "seat": fact["seat"], "target": fact["seat"]}]}


def unfolded(before: Mapping[str, Any]) -> View:
    """A view to fold facts into: nobody is asked in it, and its lists are its own."""
    view: View = {**before, "ask": NOBODY_ASKED, "options": [], "outcome": None}
    for name in COPIED:
        view[name] = list(before[name])
    view["kept"] = [list(pair) for pair in before["kept"]]
    view["stack"] = [dict(frame) for frame in before["stack"] if frame["frame"] in SEEN]
    return view


SEEN: Final = frozenset({"round", "push", "jump", "windfall", "shop", "bomb", "roll_off"})  # frames that a stage shows


# --- folding ---------------------------------------------------------------------------------------------------------


def fold(view: View, fact: Fact) -> None:
    """Let a fact happen in a view; what a picture does not show is left alone."""
    deed = DEEDS.get(str(fact["fact"]))
    if deed is not None:
        deed(view, fact)


def on_stage(view: View, *frames: Mapping[str, Any], stage: int = GAP) -> None:
    """Only these procedures go on now."""
    view["stack"] = [{"frame": "round", "stage": stage}, *frames]


def frame_of(view: View, *names: str) -> dict[str, Any] | None:
    """One of these procedures, if it goes on."""
    return next((frame for frame in view["stack"] if frame["frame"] in names), None)


def drop(view: View, *names: str) -> None:
    """These procedures are over."""
    view["stack"] = [frame for frame in view["stack"] if frame["frame"] not in names]


def _round_began(view: View, fact: Fact) -> None:
    view.update(round=fact["round"], slot=0)
    on_stage(view, stage=BEFORE_ROAD)


def _grew(view: View, fact: Fact) -> None:
    view["hordes"][fact["seat"]] += fact["count"]


def _died(view: View, fact: Fact) -> None:
    view["hordes"][fact["seat"]] = fact["left"]
    drop(view, "jump", "bomb")


def _stole(view: View, fact: Fact) -> None:
    hordes = view["hordes"]
    hordes[fact["victim"]] = max(1, hordes[fact["victim"]] - fact["count"])
    hordes[fact["seat"]] += fact["count"]
    drop(view, "bomb")


def _gave(view: View, fact: Fact) -> None:
    view["hordes"][fact["seat"]] -= 1
    view["hordes"][fact["to"]] += 1


def _coined(view: View, fact: Fact) -> None:
    view["coins"][fact["seat"]] += fact["count"]


def _stole_coin(view: View, fact: Fact) -> None:
    view["coins"][fact["victim"]] -= 1
    view["coins"][fact["seat"]] += 1


def _dropped_coin(view: View, fact: Fact) -> None:
    view["coins"][fact["seat"]] -= 1


def _followed(view: View, fact: Fact) -> None:
    view["civilians"][fact["seat"]] += fact["count"]


def _no_civilians(view: View, fact: Fact) -> None:
    view["civilians"][fact["seat"]] = 0
    drop(view, "bomb")


def _revealed(view: View, fact: Fact) -> None:
    view["road"].append(STREET_NAMES[fact["street"]])
    view["slot"] = fact["slot"]
    on_stage(view, stage=BEFORE_CARD)


def _rolled(view: View, fact: Fact) -> None:
    frame = frame_of(view, "jump", "windfall") or throw_frame(view)
    frame["faces"][fact["seat"]] = fact["faces"]
    frame["rolling"] |= 1 << fact["seat"]
    if "losses" in frame:
        frame["losses"][fact["seat"]] = fact["loss"]


def throw_frame(view: View) -> dict[str, Any]:
    """The procedure of a throw that begins: of the card in play, or of the Jump event."""
    seats = view["seats"]
    kind = STREET_NAMES.index(view["road"][-1]) if view["road"] else -1
    on_road = view["slot"] > 0 and view["event"] != EVENT_NAMES[0]
    does = STREET_DOES[kind] if on_road else JUMP
    frame: dict[str, Any] = {"frame": "jump", "rolling": 0, "faces": [-1] * seats}
    if does == WINDFALL:
        frame["frame"] = "windfall"
    else:
        cap = STREET_NUMBER[kind] if on_road else NO_CAP
        frame.update(cap=cap, by_event=int(not on_road), losses=[0] * seats)
    on_stage(view, frame, stage=GAP if on_road else REVEAL)
    return frame


def _rolled_off(view: View, fact: Fact) -> None:
    frame = frame_of(view, "roll_off")
    if frame is None or frame["faces"][fact["seat"]] >= 0:
        frame = {"frame": "roll_off", "rolling": 0, "faces": [-1] * view["seats"], "left": view["hordes"][:]}
        on_stage(view, frame)
    frame["left"][fact["seat"]] = fact["cubes"]
    frame["faces"][fact["seat"]] = fact["faces"]
    frame["rolling"] |= 1 << fact["seat"]


def _saved(view: View, fact: Fact) -> None:
    seat, counts = fact["seat"], SAVE_SETS[fact["cards"]].counts
    view["kept"][seat][0] -= counts[0]
    view["kept"][seat][1] -= counts[1]
    for save, count in zip(SAVES[2:], counts[2:], strict=True):
        for _ in range(count):
            _lose_bird(view, seat, save.name)
    jump = frame_of(view, "jump")
    if jump is not None:
        jump["losses"][seat] -= fact["count"]


def _voted(view: View, fact: Fact) -> None:
    push = frame_of(view, "push")
    if push is None:
        need = STREET_NUMBER[STREET_NAMES.index(view["road"][-1])]
        push = {"frame": "push", "need": need, "votes": [-1] * view["seats"], "help": [0] * BEADS}
        on_stage(view, push)
    push["votes"][fact["seat"]] = fact["bead"]


def _helped(view: View, fact: Fact) -> None:
    push = frame_of(view, "push")
    if push is not None:
        team = sum(horde for horde, bead in zip(view["hordes"], push["votes"], strict=True) if bead == fact["bead"])
        push["help"][fact["bead"]] = fact["total"] - team
    _lose_bird(view, fact["seat"], BIRD_NAMES[fact["bird"]])


def _bombed(view: View, fact: Fact) -> None:
    drop(view, "bomb")
    view["stack"].append({"frame": "bomb", "seat": fact["seat"], "target": fact["target"]})


def _fizzled(view: View, _fact: Fact) -> None:
    drop(view, "bomb")


def _shopping(view: View, _fact: Fact) -> None:
    on_stage(view, {"frame": "shop"}, stage=REVEAL)


def _bought(view: View, fact: Fact) -> None:
    card, seat = fact["card"], fact["seat"]
    view["coins"][seat] -= PRICE[card]
    if card >= PERMANENT and SHOP_NAMES[card] in view["market"]:
        view["market"][view["market"].index(SHOP_NAMES[card])] = None
    if card in (SAVE1, SAVE2):
        view["kept"][seat][card - SAVE1] += 1


def _stocked(view: View, fact: Fact) -> None:
    view["market"][fact["place"]] = SHOP_NAMES[fact["card"]]


def _cleared(view: View, _fact: Fact) -> None:
    view["market"] = [None] * len(view["market"])


def _exchanged(view: View, fact: Fact) -> None:
    for cards in (view["secret"], view["known"]):
        cards[fact["one"]], cards[fact["other"]] = cards[fact["other"]], cards[fact["one"]]


def _flipped(view: View, fact: Fact) -> None:
    view["up"][fact["holder"]] = bool(fact["up"])
    view["secret"][fact["holder"]] = SECRET_NAMES[fact["secret"]]


def _turned_up(view: View, fact: Fact) -> None:
    view["up"][fact["seat"]] = True
    view["secret"][fact["seat"]] = SECRET_NAMES[fact["secret"]]


def _named_dragon(view: View, fact: Fact) -> None:
    _turned_up(view, fact)
    if fact["right"]:
        other = {DRAGON_HEAD: DRAGON_TAIL, DRAGON_TAIL: DRAGON_HEAD}[fact["secret"]]
        view["secret"][fact["target"]] = SECRET_NAMES[other]


def _knows(view: View, fact: Fact) -> None:
    view["secret"][fact["holder"]] = SECRET_NAMES[fact["secret"]]
    view["known"][fact["holder"]] |= 1 << view["seat"] if view["seat"] is not None else 0


def _secrets_dealt(view: View, _fact: Fact) -> None:
    view["known"] = [known | 1 << place for place, known in enumerate(view["known"])]


def _secrets_collected(view: View, _fact: Fact) -> None:
    places = len(view["secret"])
    view.update(secret=[None] * places, known=[0] * places, up=[False] * view["seats"])


def _event_shown(view: View, fact: Fact) -> None:
    view.update(event=EVENT_NAMES[fact["event"]], claimed=[False] * view["seats"])


def _event_left(view: View, _fact: Fact) -> None:
    view["event"] = None
    drop(view, "jump")


def _drew_bird(view: View, fact: Fact) -> None:
    view["hands"][fact["seat"]] += 1


def _drew(view: View, fact: Fact) -> None:
    view["birds"] = sorted([*view["birds"], BIRD_NAMES[fact["bird"]]], key=BIRD_NAMES.index)


def _played_bird(view: View, fact: Fact) -> None:
    _lose_bird(view, fact["seat"], BIRD_NAMES[fact["bird"]])


def _lose_bird(view: View, seat: int, bird: str) -> None:
    view["hands"][seat] -= 1
    if seat == view["seat"] and bird in view["birds"]:
        view["birds"].remove(bird)


def _left_shop(view: View, _fact: Fact) -> None:
    drop(view, "bomb")


DEEDS: Final[Mapping[str, Callable[[View, Fact], None]]] = {
    "round_began": _round_began,
    "grew": _grew,
    "died": _died,
    "stole": _stole,
    "gave": _gave,
    "coined": _coined,
    "stole_coin": _stole_coin,
    "dropped_coin": _dropped_coin,
    "followed": _followed,
    "blasted": _no_civilians,
    "transformed": _no_civilians,
    "revealed": _revealed,
    "rolled": _rolled,
    "rolled_off": _rolled_off,
    "saved": _saved,
    "voted": _voted,
    "helped": _helped,
    "bombed": _bombed,
    "fizzled": _fizzled,
    "shopping": _shopping,
    "bought": _bought,
    "left_shop": _left_shop,
    "stocked": _stocked,
    "cleared": _cleared,
    "exchanged": _exchanged,
    "flipped": _flipped,
    "turned_up": _turned_up,
    "scored": _turned_up,
    "named_dragon": _named_dragon,
    "knows": _knows,
    "secrets_dealt": _secrets_dealt,
    "secrets_collected": _secrets_collected,
    "event_shown": _event_shown,
    "event_left": _event_left,
    "drew_bird": _drew_bird,
    "drew": _drew,
    "played_bird": _played_bird,
}
