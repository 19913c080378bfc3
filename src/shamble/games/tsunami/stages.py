"""The stage under the road: a push with its lanes, a jump with its cubes, the shop, or the town with everybody in it.

Every stage shows a tag for each player (``plA``), because players can be aimed at anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Final

from shamble.games.tsunami import labels, places
from shamble.games.tsunami.box import BEAD_NAMES, BEADS, CIVILIAN_BOMB, COIN_CAP, PRICE, SHOP_NAMES, STREET_NAMES
from shamble.games.tsunami.look import (
    NO_BEAD,
    NOT_ROLLED,
    PERMANENT_NAMES,
    SEAT_LETTERS,
    Item,
    Items,
    Label,
    Look,
    Part,
    item,
    player_id,
    states,
    words,
    yes,
)
from shamble.games.tsunami.places import NARROW_STAGE, WIDE_STAGE, Box, Spot

KEPT: Final = 8192  # items of a sort that are kept for other scenes
MOST: Final = 48  # zombies of one horde that are drawn; its tag says how many there are
POSES: Final = 3
TUMBLE: Final = ("ts-cube-roll1", "ts-cube-roll2", "ts-cube-roll3")
TUMBLE_SMALL: Final = ("ts-mini-hit", "ts-mini-safe")
LETTER_WIDTH: Final = 7.2  # of a name on a tag, about
Boxes = tuple[Box, Box]  # wide, narrow
Spots = tuple[Spot, Spot]


def stage(look: Look) -> Items:
    """What goes on, on the ground it goes on."""
    yield "ground", _ground(_ground_face(look), look.stage, labels.stage_label(look))
    yield from {"push": _push, "jump": _jump, "shop": _shop, "town": _town}[look.stage](look)
    yield from _bomb(look)


def _ground_face(look: Look) -> str:
    if look.stage == "jump":
        if "roll_off" in look.stack:
            return "town"
        return "gap" if "jump" in look.stack and look.stack["jump"]["by_event"] else look.card
    return look.stage


@lru_cache(maxsize=KEPT)
def _ground_kept(face: str) -> Item:
    narrow = {"x": NARROW_STAGE.x, "y": NARROW_STAGE.y, "face": f"ts-narrow-{face}"}
    return item("ground", WIDE_STAGE.x, WIDE_STAGE.y, face=f"ts-stage-{face}", narrow=narrow)


def _ground(face: str, _stage: str, label: Label) -> Item:
    return {**_ground_kept(face), "label": label}


# --- making things twice ---------------------------------------------------------------------------------------------


def _at(spot: Spot) -> dict[str, object]:
    return {"x": spot[0], "y": spot[1], "scale": spot[2]}


def _boxed(box: Box) -> dict[str, object]:
    return {"x": round(box[0], 1), "y": round(box[1], 1), "w": round(box[2], 1), "h": round(box[3], 1)}


@lru_cache(maxsize=KEPT)
def _piece(kind: str, face: str, spots: Spots, state: str = "", turn: float = 0) -> Item:
    """A picture at a spot of each board."""
    (x, y, scale), narrow = spots
    more: dict[str, object] = {"state": state or None, "turn": turn or None}
    return item(kind, x, y, face=face, scale=scale, narrow=_at(narrow), **more)


@lru_cache(maxsize=KEPT)
def _figure(kind: str, text: str, spots: Spots, state: str = "", room: int = 0, narrow_room: int = 0) -> Item:
    """Printed words or numbers; with no room on the narrow board they are left out there."""
    (x, y, scale), small = spots
    narrow: dict[str, object] | None = {**_at(small), "w": narrow_room or None} if small[2] else None
    made = dict(item(kind, x, y, text=text, scale=scale, state=state or None, w=room or None))
    made["narrow"] = {key: value for key, value in narrow.items() if value is not None} if narrow else None
    return made


@lru_cache(maxsize=KEPT)
def _ring(boxes: Boxes, to: str) -> Item:
    """A ring around what can be chosen."""
    return {**item("ring", 0, 0, state="can", to=to), **_boxed(boxes[0]), "narrow": _boxed(boxes[1])}


@lru_cache(maxsize=KEPT)
def zombie(seat: int, number: int, spots: Spots, state: str = "", turn: float = 0, fall: bool = False) -> Item:
    """One of a horde; which pose it takes stays the same all game."""
    pose = "ts-fall" if fall else f"ts-z{number * 7 % POSES + 1}"
    return _piece("zombie", pose + SEAT_LETTERS[seat], spots, state, turn)


def _horde(seat: int, wide: Sequence[Spot], narrow: Sequence[Spot], state: str = "") -> Items:
    letter = SEAT_LETTERS[seat]
    for number, spots in enumerate(zip(wide, narrow, strict=True)):
        yield f"z{letter}{number + 1}", zombie(seat, number, spots, state)


# --- players ---------------------------------------------------------------------------------------------------------


def _tag(look: Look, seat: int, boxes: Boxes, full: bool, narrow_full: bool, count: str = "") -> Items:
    """A player's tag: badge, name, and how many zombies; small ones leave the name out."""
    role = look.role(seat)
    name, letter = player_id(seat), SEAT_LETTERS[seat]
    state = states(
        role,
        "me" if seat == look.seat else "",
        "won" if look.rank(seat) == 1 else "",
        "named" if look.chosen(seat) else "",
    )
    can = any(seat in option.seats for option in look.options)
    yield name, _tag_box(boxes, state or "", seat, tuple(labels.player_args(look, seat).items()))
    yield from _tag_parts(name, letter, look.names[seat], count or str(look.cubes(seat)), boxes, full, narrow_full)
    mark = "ts-lock" if role == "locked" else "ts-hourglass" if role == "now" and look.asks != "interlude" else ""
    if mark:
        yield f"{name}-m", _piece("mark", mark, (_corner(boxes[0]), _corner(boxes[1])))
    if can:
        yield f"ring-{name}", _ring(boxes, name)


def _corner(box: Box) -> Spot:
    return round(box[0] + 24, 1), round(box[1] + 3, 1), 0.24


@lru_cache(maxsize=KEPT)
def _tag_box(boxes: Boxes, state: str, seat: int, args: tuple[tuple[str, object], ...]) -> Item:
    ink, label = SEAT_LETTERS[seat].lower(), words("scene-player", **dict(args))
    return {
        **item("seat", 0, 0, label=label, state=state or None, ink=ink),
        **_boxed(boxes[0]),
        "narrow": _boxed(boxes[1]),
    }


@lru_cache(maxsize=KEPT)
def _tag_parts(name: str, letter: str, who: str, count: str, boxes: Boxes, full: bool, narrow_full: bool) -> Part:
    (x, y, w, _), (nx, ny, nw, _) = boxes
    rest, narrow_rest = int(w - 36 - 14 * len(count) - 24), int(nw - 30 - 10 * len(count) - 16)
    badge = ((x + 17, y + 15, 0.32), (nx + 13, ny + 13, 0.26))
    number = ((x + w - 8, y + 21, 1.25), (nx + nw - 5, ny + 18, 1.05))
    icon = ((x + w - 20 - 12 * len(count), y + 15, 0.27), (nx + nw - 15 - 10 * len(count), ny + 13, 0.22))
    found = [
        (f"{name}-b", _piece("badge", f"ts-seat{letter}", badge)),
        (f"{name}-n", _figure("count", count, number)),
    ]
    if full:
        spots = ((x + 35, y + 20, 0.95), (nx + 27, ny + 17, 0.85 if narrow_full else 0.0))
        found.append((f"{name}-t", _figure("name", who, spots, "", rest, max(narrow_rest, 1))))
        small = icon[1] if narrow_full else (icon[1][0], icon[1][1], 0.22)
        found.append((f"{name}-i", _piece("badge", "ts-zombie", (icon[0], small))))
    return tuple(found)


def _head(box: Box, height: float) -> Box:
    return box[0] + 3, box[1], box[2] - 6, height


# --- the town --------------------------------------------------------------------------------------------------------


def _town(look: Look) -> Items:
    """Everybody stands in the street, civilians behind their zombies; above them what is offered."""
    for place, seat in enumerate(look.around()):
        blocks = (places.town_block(place, look.seats, False), places.town_block(place, look.seats, True))
        yield from _tag(look, seat, (_head(blocks[0], 30), _head(blocks[1], 26)), True, True)
        yield from _company(look, seat, blocks)
    yield from _offers(look)


def _company(look: Look, seat: int, blocks: Boxes) -> Items:
    """A horde and its civilians, in one crowd."""
    hordes, civilians = min(look.hordes[seat], MOST), look.civilians[seat]
    wide, narrow = (_feet(block, head) for block, head in zip(blocks, (32, 28), strict=True))
    wide_spots, narrow_spots = (places.crowd(hordes + civilians, box) for box in (wide, narrow))
    yield from _horde(seat, wide_spots[:hordes], narrow_spots[:hordes])
    for number in range(civilians):
        spots = (_shorter(wide_spots[hordes + number]), _shorter(narrow_spots[hordes + number]))
        yield f"c{SEAT_LETTERS[seat]}{number + 1}", _piece("zombie", "ts-civilian", spots)


def _feet(block: Box, head: float) -> Box:
    return block[0] + 8, block[1] + head, block[2] - 16, block[3] - head - 4


def _shorter(spot: Spot) -> Spot:
    """Civilians are drawn as icons, which are larger than zombies."""
    return spot[0], round(spot[1] + 3 * spot[2], 1), round(spot[2] * 0.72, 2)


def _offers(look: Look) -> Items:
    """The card's two offers, or the event that asks now, in the sky."""
    found: tuple[tuple[str, str], ...] = ()
    if look.card:
        civilian = look.card == STREET_NAMES[CIVILIAN_BOMB]
        found = (
            (("civilian", "ts-civilian"), ("bomb", "ts-bomb"))
            if civilian
            else (("zombie", "ts-zombie"), ("coin", "ts-coin"))
        )
    elif look.asks == "event":
        found = ((f"event-{look.event}", f"ts-event-{look.event}"),)
    for place, (name, face) in enumerate(found):
        aside = (place - (len(found) - 1) / 2) * 2
        spots = (
            (WIDE_STAGE.x + 430 + 70 * aside, WIDE_STAGE.y + 64, 1.1),
            (NARROW_STAGE.x + 191 + 50 * aside, NARROW_STAGE.y + 40, 0.8),
        )
        picked = look.sealed == name
        yield f"pick-{name}-o", _piece("plate", "ts-on" if picked else "ts-can", (_larger(spots[0]), _larger(spots[1])))
        yield f"pick-{name}", _piece("offer", face, spots)


def _larger(spot: Spot) -> Spot:
    return spot[0], spot[1], round(spot[2] * 1.25, 2)


# --- a push ----------------------------------------------------------------------------------------------------------


def _push(look: Look) -> Items:
    """Three lanes; zombies fill them from the obstacle backwards, and a lane without free feet pushes."""
    most = max([look.number, *(min(look.total(bead), MOST) for bead in range(BEADS))])
    yield from _obstacle(look.card, look.number)
    if any(why == "word" for _, why in look.picks):
        yield from DASHED
    for bead in range(BEADS):
        yield from _lane(look, bead)
        yield from _lane_crowd(look, bead, most)
    for place, seat in enumerate(look.around()):
        yield from _kerb(look, seat, place)


def _dashed() -> Part:
    """What a dashed zombie is: talk never binds (TS-3.3)."""
    box = (WIDE_STAGE.x + 176, WIDE_STAGE.y + 12, 230.0, 26.0)
    small = (NARROW_STAGE.x + 8, NARROW_STAGE.y + 8, 172.0, 24.0)
    note = {**item("note", 0, 0), **_boxed(box), "narrow": _boxed(small)}
    spots = ((box[0] + 10, box[1] + 18, 0.85), (small[0] + 8, small[1] + 16, 0.75))
    text = {**_figure("tiny", "", spots, "", 212, 158), "text": words("scene-dashed")}
    return ("dashed-o", note), ("dashed", text)


@lru_cache(maxsize=KEPT)
def _obstacle(card: str, number: int) -> Part:
    body = ((WIDE_STAGE.x + 744, WIDE_STAGE.y + 206, 0.92), (NARROW_STAGE.x + 292, NARROW_STAGE.y + 38, 0.44))
    plate = ((WIDE_STAGE.x + 776, WIDE_STAGE.y + 150, 0.8), (NARROW_STAGE.x + 340, NARROW_STAGE.y + 26, 0.56))
    text = ((WIDE_STAGE.x + 776, WIDE_STAGE.y + 151, 2.6), (NARROW_STAGE.x + 340, NARROW_STAGE.y + 27, 1.7))
    return (
        ("wave", {**item("wave", WIDE_STAGE.x, WIDE_STAGE.y, face="ts-wave"), "narrow": None}),
        ("obstacle", _piece("obstacle", f"ts-obstacle-{card}", body)),
        ("need-o", _piece("obstacle", "ts-plate", plate)),
        ("need", _figure("need", str(number), text)),
    )


def _lane(look: Look, bead: int) -> Items:
    """A lane with its bead, and how the total stands against the number."""
    name = BEAD_NAMES[bead]
    boxes = (places.lane_box(bead, False), places.lane_box(bead, True))
    own = look.seat is not None and look.picks[look.seat][0] == bead
    joins = look.asks == "vote" and look.seat is not None and not own and bool(look.options)
    total, after = look.total(bead), look.total(bead, joins)
    meant = any(pick[0] == bead for pick in look.picks)
    state = states("on" if own else "", "bad" if (meant or joins) and after < look.number else "")
    yield f"lane-{name}", _lane_box(boxes, state or "", name, total, after, look.number, joins)
    yield from _lane_sign(name, bead, total, after, look.number, joins, own, meant, look.help[bead])
    if joins or (own and look.asks == "vote" and look.options):
        yield f"ring-lane-{name}", _ring(_beads(boxes), f"lane-{name}")


def _beads(boxes: Boxes) -> Boxes:
    """Where a lane's bead and total lie."""
    (x, y, _, h), (nx, ny, nw, nh) = boxes
    return (x + 6, y + 6, 182, h - 12), (nx + 3, ny + nh - 34, nw - 6, 33)


@lru_cache(maxsize=KEPT)
def _lane_box(boxes: Boxes, state: str, name: str, total: int, after: int, need: int, joins: bool) -> Item:
    label = words("scene-lane", bead=name, total=total, after=after, need=need, joins=yes(joins))
    return {
        **item("lane", 0, 0, label=label, state=state or None, text=f"{name} {total}/{need}"),
        **_boxed(boxes[0]),
        "narrow": _boxed(boxes[1]),
    }


@lru_cache(maxsize=KEPT)
def _lane_sign(
    name: str, bead: int, total: int, after: int, need: int, joins: bool, own: bool, meant: bool, extra: int
) -> Part:
    wide, narrow = _beads((places.lane_box(bead, False), places.lane_box(bead, True)))
    (x, y, _, h), (nx, ny, nw, _) = wide, narrow
    middle, narrow_middle = y + h / 2, ny + 16.5
    note = f"+{after - total} = {after}" if joins else f"/ {need}"
    on = ((x + 32, middle, 0.68), (nx + 16, narrow_middle, 0.36))
    found = [
        (f"tot-{name}", {**item("total", 0, 0), **_boxed((x + 62, y + 4, 118, h - 8)), "narrow": _boxed(narrow)}),
        (f"bead-{name}-o", _piece("plate", "ts-on" if own else "ts-can", on)),
        (f"bead-{name}", _piece("bead", f"ts-bead-{name}", ((x + 32, middle, 0.6), (nx + 16, narrow_middle, 0.32)))),
        (
            f"tot-{name}-n",
            _figure("sum", str(total), ((x + 90, middle, 2.3), (nx + 46, narrow_middle, 1.4)), "", 50, 28),
        ),
        (
            f"tot-{name}-t",
            _figure("small", note, ((x + 118, middle + 20, 0.9), (nx + 63, ny + 27, 0.72)), "", 60, int(nw) - 68),
        ),
    ]
    if meant or joins:
        mark = "ts-ok" if after >= need else "ts-no"
        spots = ((x + 130, middle - 8, 0.28), (nx + 90, ny + 9, 0.2))
        found.append((f"tot-{name}-m", _piece("sign", mark, spots)))
    if extra:
        spots = ((x + 200, middle - 8, 0.5), (nx + nw - 18, ny - 12, 0.34))
        text = ((x + 200, middle + 22, 1.1), (nx + nw - 34, ny - 8, 0.9))
        found += [
            (f"help-{name}", _piece("sign", "ts-bird-punk", spots)),
            (f"help-{name}-n", _figure("small", f"+{extra}", text, "mid", 40, 30)),
        ]
    return tuple(found)


def _lane_crowd(look: Look, bead: int, most: int) -> Items:
    """Who stands in a lane, seat by seat, and the feet of those who are missing."""
    wide, narrow = places.lane_spots(bead, most, False), places.lane_spots(bead, most, True)
    taken = 0
    for seat in sorted(look.around(), key=lambda seat: look.picks[seat][1] == "word"):
        if look.picks[seat][0] == bead:
            count = min(look.hordes[seat], most - taken)
            stand = slice(taken, taken + count)
            yield from _horde(seat, wide[stand], narrow[stand], "word" if look.picks[seat][1] == "word" else "")
            if count:
                yield from _group(look.names[seat], SEAT_LETTERS[seat], wide[stand], narrow[stand])
            taken += count
    for number in range(taken, look.number):
        yield f"f-{BEAD_NAMES[bead]}-{number + 1}", _piece("feet", "ts-feet", (wide[number], narrow[number]))


def standing_behind(look: Look, bead: int) -> dict[str, Item]:
    """The lane with one's own horde in it: what a client shows while a bead is picked and not yet locked."""
    twin = copy(look)
    seat = look.seat if look.seat is not None else 0
    twin.picks = [(bead, "sure") if other == seat else pick for other, pick in enumerate(look.picks)]
    most = max([look.number, *(min(twin.total(other), MOST) for other in range(BEADS))])
    if most != max([look.number, *(min(look.total(other), MOST) for other in range(BEADS))]):
        return {}  # everybody would move up; that is shown when it is so
    return dict(item for item in _lane_crowd(twin, bead, most) if not item[0].startswith("f-"))


@lru_cache(maxsize=KEPT)
def _group(who: str, letter: str, wide: tuple[Spot, ...], narrow: tuple[Spot, ...]) -> Part:
    """The name over a group in a lane."""
    left, right = min(spot[0] for spot in wide), max(spot[0] for spot in wide)
    room = max(right - left + 30, 60)
    width = min(room, 28 + LETTER_WIDTH * len(who))
    x, y = left - 16, min(spot[1] - 34 * spot[2] for spot in wide) - 7
    nx, ny, _ = narrow[0]
    tag = {**item("note", 0, 0), **_boxed((x, y, width, 18)), "narrow": None}
    badge = _piece("badge", f"ts-seat{letter}", ((x + 10, y + 9, 0.2), (nx - 12, ny - 20 * narrow[0][2], 0.2)))
    name = _figure("tiny", who, ((x + 21, y + 13, 0.76), (0, 0, 0.0)), "", int(width) - 26)
    return (f"in-{letter}-o", tag), (f"in-{letter}", badge), (f"in-{letter}-t", name)


@lru_cache(maxsize=KEPT)
def _waiting(seat: int, number: int, spot: Spot) -> Item:
    """A zombie at the kerb; the narrow board has no room for it there."""
    return {**zombie(seat, number, (spot, spot)), "narrow": None}


def _kerb(look: Look, seat: int, place: int) -> Items:
    """A player at the foot of the stage; the horde stands there until it stands behind a bead."""
    (x, y, w, h), (nx, ny, nw, nh) = places.pavement(place, look.seats, False), places.pavement(place, look.seats, True)
    boxes = ((x + 2, y + h - 28, w - 4, 28.0), (nx + 1, ny + nh - 25, nw - 2, 25.0))
    if look.picks[seat][0] == NO_BEAD:
        count = min(look.hordes[seat], MOST)
        for number, spot in enumerate(places.crowd(count, (x + 4, y - 20, w - 8, h - 8), 0.56)):
            yield f"z{SEAT_LETTERS[seat]}{number + 1}", _waiting(seat, number, spot)
    yield from _tag(look, seat, boxes, True, False)


# --- a throw ---------------------------------------------------------------------------------------------------------


def _jump(look: Look) -> Items:
    """One's own horde in the air above its cubes, and the others in boxes; for who only watches, everybody's."""
    hero = look.seat if look.seat is not None and look.rolls(look.seat) and look.cubes(look.seat) else None
    if hero is not None:
        yield from _leap(look, hero)
        yield from _dice(look, hero)
    others = [seat for seat in look.around() if seat != hero]
    for place, seat in enumerate(others):
        boxes = tuple(places.throw_box(place, len(others), hero is not None, narrow) for narrow in (False, True))
        yield from _throw(look, seat, (boxes[0], boxes[1]))
    if hero is not None:
        corner = (
            (WIDE_STAGE.x + 8, WIDE_STAGE.y + 8, 132.0, 30.0),
            (NARROW_STAGE.x + 6, NARROW_STAGE.y + 6, 60.0, 26.0),
        )
        yield from _tag(look, hero, corner, True, False)


def hits(cubes: int, faces: int) -> list[bool]:
    """Which cubes show a zombie: only how many matters, so they are spread evenly."""
    return [(number + 1) * faces // cubes > number * faces // cubes for number in range(cubes)]


def _leap(look: Look, seat: int) -> Items:
    count = min(look.cubes(seat), MOST)
    dying = max(look.loss(seat), 0)
    for number, (wide, narrow) in enumerate(zip(places.arc(count, False), places.arc(count, True), strict=True)):
        falls = number >= count - dying
        spots = (_lower(wide[0], 26), _lower(narrow[0], 12)) if falls else (wide[0], narrow[0])
        turn = 40.0 if falls else wide[1]
        yield f"z{SEAT_LETTERS[seat]}{number + 1}", zombie(seat, number, spots, "doomed" if falls else "", turn, falls)


def _lower(spot: Spot, by: float) -> Spot:
    return spot[0], round(spot[1] + by, 1), spot[2]


def _dice(look: Look, seat: int) -> Items:
    """The seat's cubes, large; those that kill are marked, and those beyond the cap are ringed."""
    count, faces, loss = min(look.cubes(seat), MOST), look.faces(seat), look.loss(seat)
    if faces == NOT_ROLLED:
        return
    shown, letter = hits(count, min(faces, count)), SEAT_LETTERS[seat]
    dead = 0
    for number, spots in enumerate(zip(places.dice_row(count, False), places.dice_row(count, True), strict=True)):
        hit = shown[number]
        yield f"d{letter}{number + 1}", die(spots, hit, False, (number * 37 % 13 - 6) * 1.0)
        kills = hit and dead < loss
        dead += kills
        if kills or (look.number and "losses" in look.throw):
            mark = "ts-no" if kills else "ts-ring" if hit else "ts-ok"
            yield f"d{letter}{number + 1}-m", _piece("sign", mark, (_under(spots[0]), _under(spots[1])))


def _under(spot: Spot) -> Spot:
    return spot[0], round(spot[1] + 42 * spot[2], 1), round(spot[2] * 0.34, 2)


@lru_cache(maxsize=KEPT)
def die(spots: Spots, hit: bool, small: bool, turn: float) -> Item:
    """A cube that tumbles when it comes."""
    sort = "mini" if small else "cube"
    face, tumble = f"ts-{sort}-{'hit' if hit else 'safe'}", TUMBLE_SMALL if small else TUMBLE
    return {**_piece("die", face, spots, "", turn), "roll": list(tumble)}


def _throw(look: Look, seat: int, boxes: Boxes) -> Items:
    """Another player's box: zombies before the throw, cubes after it."""
    count, faces, letter = min(look.cubes(seat), MOST), look.faces(seat), SEAT_LETTERS[seat]
    minus = look.loss(seat)
    yield from _tag(look, seat, boxes, True, True, f"{look.cubes(seat)} − {minus}" if minus else "")
    inner = tuple((box[0] + 6, box[1] + 28, box[2] - 12, box[3] - 31) for box in boxes)
    if faces == NOT_ROLLED:
        yield from _horde(seat, places.crowd(count, inner[0], 0.7), places.crowd(count, inner[1], 0.5))
        return
    for number, spots in enumerate(zip(_grid(count, inner[0]), _grid(count, inner[1]), strict=True)):
        yield f"d{letter}{number + 1}", die(spots, number < faces, True, 0)


@lru_cache(maxsize=KEPT)
def _grid(count: int, box: Box) -> tuple[Spot, ...]:
    """Small cubes in rows."""
    x, y, width, height = box
    rows = next((rows for rows in (1, 2, 3, 4) if count * min(26, height / rows) <= width * rows), 4)
    across = -(-count // rows)
    pitch = min(26, height / rows, width / max(across, 1))
    return tuple(
        (
            round(x + pitch * (number % across + 0.5), 1),
            round(y + pitch * (number // across + 0.5), 1),
            round(pitch / 80, 3),
        )
        for number in range(count)
    )


# --- the shop --------------------------------------------------------------------------------------------------------


def _shop(look: Look) -> Items:
    """The market on its shelves, the two that are always there first, and everybody's purse above."""
    for place, seat in enumerate(look.around()):
        boxes = (places.strip(place, look.seats, False), places.strip(place, look.seats, True))
        yield from _tag(look, seat, boxes, look.seats < 5, False)
        yield from _purse(seat, look.coins[seat], boxes)
    cards = [*PERMANENT_NAMES, *look.market]
    buyable = {option.cards[0] for option in look.options if option.verb == "buy"}
    for place, name in enumerate(cards):
        if name is not None:
            yield from _ware(market_id(place), name, place, len(cards), name in buyable)


def market_id(place: int) -> str:
    """The id of a card in the market; the first two places are the permanent ones."""
    return f"mk{place + 1}"


@lru_cache(maxsize=KEPT)
def _purse(seat: int, coins: int, boxes: Boxes) -> Part:
    (x, y, w, _), (nx, ny, nw, _) = boxes
    found = []
    for number in range(COIN_CAP):
        spots = ((x + w - 16 - number * 15, y + 36, 0.36), (nx + nw - 12 - number * 13, ny + 32, 0.3))
        face = "ts-coin-s" if number < coins else "ts-coin0-s"
        found.append((f"{player_id(seat)}-c{number + 1}", _piece("badge", face, spots)))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def _ware(name: str, card: str, place: int, cards: int, can: bool) -> Part:
    spots = (places.shelf(place, cards, False), places.shelf(place, cards, True))
    (x, y, _), (nx, ny, _) = spots
    boxes = ((x - 66, y - 52, 132.0, 122.0), (nx - 44, ny - 40, 88.0, 92.0))
    label = words("scene-ware", card=card, price=PRICE[SHOP_NAMES.index(card)], can=yes(can))
    state = states("can" if can else "", "always" if place < len(PERMANENT_NAMES) else "")
    box = {**item("ware", 0, 0, label=label, state=state), **_boxed(boxes[0]), "narrow": _boxed(boxes[1])}
    text = ((x, y + 60, 0.9), (nx, ny + 42, 0.72))
    found: list[tuple[str, Item]] = [
        (name, box),
        (f"{name}-i", _piece("goods", f"ts-shop-{card}", ((x, y - 4, 0.88), (nx, ny - 4, 0.56)))),
        (f"{name}-t", {**_figure("title", "", text, "", 124, 84), "text": labels.card_name("card", card)}),
    ]
    for number in range(PRICE[SHOP_NAMES.index(card)]):
        coin = ((x + 52 - number * 15, y - 38, 0.36), (nx + 34 - number * 12, ny - 30, 0.3))
        found.append((f"{name}-p{number + 1}", _piece("goods", "ts-coin-s", coin)))
    return tuple(found)


# --- bombs -----------------------------------------------------------------------------------------------------------


def _bomb(look: Look) -> Items:
    """A bomb in the air, over its target's tag."""
    if look.bomb is None:
        return
    places_of = {seat: place for place, seat in enumerate(look.around())}
    place = places_of[look.bomb[1]]
    wide, narrow = bomb_spots(look, place)
    yield "bomb", _piece("bomb", "ts-bomb", (wide, narrow))


def bomb_spots(look: Look, place: int) -> Spots:
    """Over a player's tag on this stage."""
    if look.stage == "shop":
        boxes = (places.strip(place, look.seats, False), places.strip(place, look.seats, True))
    elif look.stage == "push":
        boxes = (places.pavement(place, look.seats, False), places.pavement(place, look.seats, True))
    else:
        boxes = (places.town_block(place, look.seats, False), places.town_block(place, look.seats, True))
    (x, y, w, _), (nx, ny, nw, _) = boxes
    return (round(x + w / 2, 1), round(y + 6, 1), 0.9), (round(nx + nw / 2, 1), round(ny + 6, 1), 0.7)


DASHED: Final = _dashed()
