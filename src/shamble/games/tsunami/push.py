"""A push on the stage of Zombie Tsunami: three lanes, one for each bead, and who stands in them (TS-3.3 to TS-3.5)."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Items, Part, item, states, words, yes
from shamble.games.tsunami import places
from shamble.games.tsunami.box import BEAD_NAMES, BEADS
from shamble.games.tsunami.look import NO_BEAD, SEAT_LETTERS, Look
from shamble.games.tsunami.pieces import KEPT, MOST, Boxes, boxed, figure, horde, piece, ring, tag, zombie
from shamble.games.tsunami.places import NARROW_STAGE, WIDE_STAGE, Spot

LETTER_WIDTH: Final = 7.2  # of a name on a tag, about


def push(look: Look) -> Items:
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
    note = {**item("note", 0, 0), **boxed(box), "narrow": boxed(small)}
    spots = ((box[0] + 10, box[1] + 18, 0.85), (small[0] + 8, small[1] + 16, 0.75))
    text = {**figure("tiny", "", spots, "", 212, 158), "text": words("scene-dashed")}
    return ("dashed-o", note), ("dashed", text)


@lru_cache(maxsize=KEPT)
def _obstacle(card: str, number: int) -> Part:
    body = ((WIDE_STAGE.x + 744, WIDE_STAGE.y + 206, 0.92), (NARROW_STAGE.x + 292, NARROW_STAGE.y + 38, 0.44))
    plate = ((WIDE_STAGE.x + 776, WIDE_STAGE.y + 150, 0.8), (NARROW_STAGE.x + 340, NARROW_STAGE.y + 26, 0.56))
    text = ((WIDE_STAGE.x + 776, WIDE_STAGE.y + 151, 2.6), (NARROW_STAGE.x + 340, NARROW_STAGE.y + 27, 1.7))
    return (
        ("wave", {**item("wave", WIDE_STAGE.x, WIDE_STAGE.y, face="ts-wave"), "narrow": None}),
        ("obstacle", piece("obstacle", f"ts-obstacle-{card}", body)),
        ("need-o", piece("need", "ts-plate", plate)),
        ("need", figure("need", str(number), text)),
    )


def _lane(look: Look, bead: int) -> Items:
    """A lane with its bead, and how the total stands against the number."""
    name = BEAD_NAMES[bead]
    boxes = (places.lane_box(bead, False), places.lane_box(bead, True))
    own = look.seat is not None and look.picks[look.seat][0] == bead
    joins = look.asks == "vote" and look.seat is not None and not own and bool(look.options)
    total, after = look.total(bead), look.total(bead, joins)
    meant = any(pick[0] == bead for pick in look.picks)
    failed = (
        look.voted and meant and after < look.number
    )  # until the vote is over, a bead that lacks zombies may get them
    state = states("on" if own else "", "bad" if failed else "")
    yield f"lane-{name}", _lane_box(boxes, state or "", name, total, after, look.number, joins)
    mark = "ts-no" if failed else "ts-ok" if (meant or joins) and after >= look.number else ""
    yield from _lane_sign(name, bead, total, after, look.number, joins, own, mark, look.help[bead])
    if joins or (own and look.asks == "vote" and look.options):
        yield f"ring-lane-{name}", ring(_beads(boxes), f"lane-{name}")


def _beads(boxes: Boxes) -> Boxes:
    """Where a lane's bead and total lie."""
    (x, y, _, h), (nx, ny, nw, nh) = boxes
    return (x + 6, y + 5, 182, h - 20), (nx + 3, ny + nh - 34, nw - 6, 33)


@lru_cache(maxsize=KEPT)
def _lane_box(boxes: Boxes, state: str, name: str, total: int, after: int, need: int, joins: bool) -> Item:
    label = words("scene-lane", bead=name, total=total, after=after, need=need, joins=yes(joins))
    return {
        **item("lane", 0, 0, label=label, state=state or None, text=f"{name} {total}/{need}"),
        **boxed(boxes[0]),
        "narrow": boxed(boxes[1]),
    }


@lru_cache(maxsize=KEPT)
def _lane_sign(
    name: str, bead: int, total: int, after: int, need: int, joins: bool, own: bool, mark: str, extra: int
) -> Part:
    wide, narrow = _beads((places.lane_box(bead, False), places.lane_box(bead, True)))
    (x, y, _, h), (nx, ny, nw, _) = wide, narrow
    middle, narrow_middle = y + h / 2, ny + 16.5
    note = f"+{after - total} = {after}" if joins else f"/ {need}"
    on = ((x + 32, middle, 0.55), (nx + 16, narrow_middle, 0.36))
    found = [
        (f"tot-{name}", {**item("total", 0, 0), **boxed((x + 62, y + 4, 118, h - 8)), "narrow": boxed(narrow)}),
        (f"bead-{name}-o", piece("plate", "ts-on" if own else "ts-can", on)),
        (f"bead-{name}", piece("bead", f"ts-bead-{name}", ((x + 32, middle, 0.48), (nx + 16, narrow_middle, 0.32)))),
        (
            f"tot-{name}-n",
            figure("sum", str(total), ((x + 90, middle, 2.1), (nx + 46, narrow_middle, 1.4)), "", 50, 28),
        ),
        (
            f"tot-{name}-t",
            figure("small", note, ((x + 118, middle + 17, 0.9), (nx + 63, ny + 27, 0.72)), "", 60, int(nw) - 68),
        ),
    ]
    if mark:
        spots = ((x + 130, middle - 8, 0.28), (nx + 90, ny + 9, 0.2))
        found.append((f"tot-{name}-m", piece("sign", mark, spots)))
    if extra:
        spots = ((x + 200, middle - 8, 0.5), (nx + nw - 18, ny - 12, 0.34))
        text = ((x + 200, middle + 22, 1.1), (nx + nw - 34, ny - 8, 0.9))
        found += [
            (f"help-{name}", piece("sign", "ts-bird-punk", spots)),
            (f"help-{name}-n", figure("small", f"+{extra}", text, "mid", 40, 30)),
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
            yield from horde(seat, wide[stand], narrow[stand], "word" if look.picks[seat][1] == "word" else "")
            if count:
                yield from _group(look.names[seat], SEAT_LETTERS[seat], wide[stand], narrow[stand])
            taken += count
    for number in range(taken, look.number):
        yield f"f-{BEAD_NAMES[bead]}-{number + 1}", piece("feet", "ts-feet", (wide[number], narrow[number]))


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
    tag = {**item("note", 0, 0), **boxed((x, y, width, 18)), "narrow": None}
    badge = piece("badge", f"ts-seat{letter}", ((x + 10, y + 9, 0.2), (nx - 12, ny - 20 * narrow[0][2], 0.2)))
    name = figure("tiny", who, ((x + 21, y + 13, 0.76), (0, 0, 0.0)), "", int(width) - 26)
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
        for number, spot in enumerate(places.crowd(count, (x + 4, y - 14, w - 8, h - 14), 0.5)):
            yield f"z{SEAT_LETTERS[seat]}{number + 1}", _waiting(seat, number, spot)
    yield from tag(look, seat, boxes, True, False)


DASHED: Final = _dashed()
