"""The stage under the road: a push with its lanes, a jump with its cubes, the shop, or the town with everybody in it.

Every stage shows a tag for each player (``plA``), because players can be aimed at anywhere.
"""

from __future__ import annotations

from functools import lru_cache

from shamble.core.scene import Item, Items, Label, Part, item, states, words, yes
from shamble.games.tsunami import labels, places
from shamble.games.tsunami.box import CIVILIAN_BOMB, COIN_CAP, PRICE, SHOP_NAMES, STREET_NAMES
from shamble.games.tsunami.look import PERMANENT_NAMES, SEAT_LETTERS, Look, player_id
from shamble.games.tsunami.pieces import KEPT, MOST, Boxes, Spots, boxed, figure, horde, piece, tag
from shamble.games.tsunami.places import NARROW_STAGE, WIDE_STAGE, Box, Spot
from shamble.games.tsunami.push import push
from shamble.games.tsunami.throws import throws


def stage(look: Look) -> Items:
    """What goes on, on the ground it goes on."""
    yield "ground", _ground(_ground_face(look), labels.stage_label(look))
    yield from {"push": push, "jump": throws, "shop": _shop, "town": _town}[look.stage](look)
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


def _ground(face: str, label: Label) -> Item:
    return {**_ground_kept(face), "label": label}


# --- the town --------------------------------------------------------------------------------------------------------
def _head(box: Box, height: float) -> Box:
    return box[0] + 3, box[1], box[2] - 6, height


def _town(look: Look) -> Items:
    """Everybody stands in the street, civilians behind their zombies; above them what is offered."""
    for place, seat in enumerate(look.around()):
        blocks = (places.town_block(place, look.seats, False), places.town_block(place, look.seats, True))
        yield from tag(look, seat, (_head(blocks[0], 30), _head(blocks[1], 26)), True, True)
        yield from _company(look, seat, blocks)
    yield from _offers(look)


def _company(look: Look, seat: int, blocks: Boxes) -> Items:
    """A horde and its civilians, in one crowd."""
    hordes, civilians = min(look.hordes[seat], MOST), look.civilians[seat]
    wide, narrow = (_feet(block, head) for block, head in zip(blocks, (32, 28), strict=True))
    wide_spots, narrow_spots = (places.crowd(hordes + civilians, box) for box in (wide, narrow))
    yield from horde(seat, wide_spots[:hordes], narrow_spots[:hordes])
    for number in range(civilians):
        spots = (_shorter(wide_spots[hordes + number]), _shorter(narrow_spots[hordes + number]))
        yield f"c{SEAT_LETTERS[seat]}{number + 1}", piece("zombie", "ts-civilian", spots)


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
            (WIDE_STAGE.x + 430 + 70 * aside, WIDE_STAGE.y + 64, 0.84),
            (NARROW_STAGE.x + 191 + 50 * aside, NARROW_STAGE.y + 39, 0.52),
        )
        picked = look.sealed == name
        yield f"pick-{name}-o", piece("plate", "ts-on" if picked else "ts-can", (_larger(spots[0]), _larger(spots[1])))
        yield f"pick-{name}", piece("offer", face, spots)


def _larger(spot: Spot) -> Spot:
    return spot[0], spot[1], round(spot[2] * 1.25, 2)


# --- the shop --------------------------------------------------------------------------------------------------------


def _shop(look: Look) -> Items:
    """The market on its shelves, the two that are always there first, and everybody's purse above."""
    for place, seat in enumerate(look.around()):
        boxes = (places.strip(place, look.seats, False), places.strip(place, look.seats, True))
        yield from tag(look, seat, boxes, look.seats < 5, False)
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
    boxes_under = (x + w - 41, y + 26, 36.0, 20.0), (nx + nw - 34, ny + 24, 30.0, 16.0)
    under = {**item("note", 0, 0), **boxed(boxes_under[0]), "narrow": boxed(boxes_under[1])}
    found: list[tuple[str, Item]] = [(f"{player_id(seat)}-c", under)]
    for number in range(COIN_CAP):
        spots = ((x + w - 16 - number * 15, y + 36, 0.36), (nx + nw - 12 - number * 13, ny + 32, 0.3))
        face = "ts-coin-s" if number < coins else "ts-coin0-s"
        found.append((f"{player_id(seat)}-c{number + 1}", piece("badge", face, spots)))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def _ware(name: str, card: str, place: int, cards: int, can: bool) -> Part:
    spots = (places.shelf(place, cards, False), places.shelf(place, cards, True))
    (x, y, _), (nx, ny, _) = spots
    boxes = ((x - 66, y - 52, 132.0, 122.0), (nx - 44, ny - 40, 88.0, 92.0))
    label = words("scene-ware", card=card, price=PRICE[SHOP_NAMES.index(card)], can=yes(can))
    state = states("can" if can else "", "always" if place < len(PERMANENT_NAMES) else "")
    box = {**item("ware", 0, 0, label=label, state=state), **boxed(boxes[0]), "narrow": boxed(boxes[1])}
    text = ((x, y + 47, 0.9), (nx, ny + 34, 0.72))
    found: list[tuple[str, Item]] = [
        (name, box),
        (f"{name}-i", piece("goods", f"ts-shop-{card}", ((x, y - 10, 0.8), (nx, ny - 8, 0.5)))),
        (f"{name}-t", {**figure("title", "", text, "", 124, 84), "text": labels.card_name("card", card), "lines": 2}),
    ]
    for number in range(PRICE[SHOP_NAMES.index(card)]):
        coin = ((x + 52 - number * 15, y - 38, 0.36), (nx + 34 - number * 12, ny - 30, 0.3))
        found.append((f"{name}-p{number + 1}", piece("goods", "ts-coin-s", coin)))
    return tuple(found)


# --- bombs -----------------------------------------------------------------------------------------------------------


def _bomb(look: Look) -> Items:
    """A bomb in the air, over its target's tag."""
    if look.bomb is None:
        return
    places_of = {seat: place for place, seat in enumerate(look.around())}
    place = places_of[look.bomb[1]]
    wide, narrow = bomb_spots(look, place)
    yield "bomb", piece("bomb", "ts-bomb", (wide, narrow))


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
