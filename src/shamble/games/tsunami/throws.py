"""Cubes on the stage of Zombie Tsunami: a jump, a windfall, the last rolls (TS-3.1, TS-3.7, TS-2.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Items
from shamble.games.tsunami import places
from shamble.games.tsunami.look import NOT_ROLLED, SEAT_LETTERS, Look
from shamble.games.tsunami.pieces import KEPT, MOST, Boxes, Spots, horde, piece, tag, zombie
from shamble.games.tsunami.places import NARROW_STAGE, WIDE_STAGE, Box, Spot

TUMBLE: Final = ("ts-cube-roll1", "ts-cube-roll2", "ts-cube-roll3")
TUMBLE_SMALL: Final = ("ts-mini-hit", "ts-mini-safe")


def throws(look: Look) -> Items:
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
        yield from tag(look, hero, corner, True, False)


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
            yield f"d{letter}{number + 1}-m", piece("sign", mark, (_under(spots[0]), _under(spots[1])))


def _under(spot: Spot) -> Spot:
    return spot[0], round(spot[1] + 42 * spot[2], 1), round(spot[2] * 0.34, 2)


@lru_cache(maxsize=KEPT)
def die(spots: Spots, hit: bool, small: bool, turn: float) -> Item:
    """A cube that tumbles when it comes."""
    sort = "mini" if small else "cube"
    face, tumble = f"ts-{sort}-{'hit' if hit else 'safe'}", TUMBLE_SMALL if small else TUMBLE
    return {**piece("die", face, spots, "", turn), "roll": list(tumble)}


def _throw(look: Look, seat: int, boxes: Boxes) -> Items:
    """Another player's box: zombies before the throw, cubes after it."""
    count, faces, letter = min(look.cubes(seat), MOST), look.faces(seat), SEAT_LETTERS[seat]
    minus = look.loss(seat)
    yield from tag(look, seat, boxes, True, True, f"{look.cubes(seat)} − {minus}" if minus else "")
    inner = tuple((box[0] + 6, box[1] + 28, box[2] - 12, box[3] - 31) for box in boxes)
    if faces == NOT_ROLLED:
        yield from horde(seat, places.crowd(count, inner[0], 0.7), places.crowd(count, inner[1], 0.5))
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
