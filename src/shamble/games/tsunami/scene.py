"""The table of Zombie Tsunami as a picture: a flat dict of plain items, made from a view and from nothing else.

A scene may show less than its view, never more. The words of an item are in the docstring of ``shamble.core.svg``; what
an item is on a phone's narrow board stands in its ``narrow``. Items are for reading: scenes share those that look the
same. The board is the road with its six slots and the stage under it (``stages``); who needs more than the board gets
the hand, the market, the players and the answers beside it (``panel``).

Ids, stable all game: ``slot-1`` street card, ``gap-1`` the sign after it, ``ground`` the stage, ``lane-red``,
``bead-red``, ``tot-red`` a lane, ``need`` an obstacle's number, ``plA`` a player's tag, ``zA1`` a zombie, ``cA1`` a
civilian, ``dA1`` a cube, ``mk1`` a card of the market (the permanent two first), ``pick-zombie`` an offer, ``bomb`` a
bomb in the air, ``ring-plA`` a ring; beside the board ``rowA`` a player, ``h1`` a card of one's own, ``m1`` one of the
market, ``event`` the event, ``o-red`` an answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from shamble.core.scene import Item, Items, Part, Scene, item, states, words
from shamble.games.tsunami import labels, places
from shamble.games.tsunami.box import (
    GAP_SHOP,
    GAP_ZOMBIE,
    GAPS,
    PUSH,
    ROUNDS,
    SLOTS,
    STREET_DOES,
    STREET_NAMES,
    STREET_NUMBER,
)
from shamble.games.tsunami.look import Look
from shamble.games.tsunami.panel import beside
from shamble.games.tsunami.pieces import KEPT
from shamble.games.tsunami.places import BOARD, HEAD, HEIGHT, NARROW, PANEL, UNDER, WIDTH
from shamble.games.tsunami.stages import stage

LAYERS: Final = (
    "road", "ground", "lane", "wave", "feet", "ware", "goods", "title", "total", "plate", "seat", "zombie", "die",
    "sign", "obstacle", "need", "bead", "sum", "small", "slot", "gap", "note", "badge", "name", "tiny", "count", "mark",
    "offer", "bomb", "ring", "head", "say", "row", "shelf", "card", "button", "art", "text",
)  # fmt: skip
MOVES: Final = ("zombie", "die", "bomb", "obstacle", "bead")  # kinds that come, go and move to be seen
LINES: Final = ("road", "ground", "lane", "card")  # kinds that a terminal tells a line each


def scene(view: Mapping[str, object], names: Sequence[str] | None = None, panel: bool = True) -> Scene:
    """The table as this view may see it; ``names`` are the players' names, otherwise their letters.

    Without the panel, what lies beside the board is left out, for clients that lay it out themselves from ``side``.
    """
    look = Look(view, names)
    items: Scene = {"table": _table(min(look.round, ROUNDS), "over" if look.is_over else look.slot, look.seats)}
    items.update(_road(tuple(look.cards), bool(look.card), look.is_over))
    items.update(stage(look))
    if panel:
        items.update(beside(look))
    else:
        items["title"] = _title()
    return items


@lru_cache(maxsize=KEPT)
def _table(round_: int, slot: int | str, seats: int) -> Item:
    return {
        "kind": "table",
        "w": WIDTH,
        "h": HEIGHT,
        "sprites": "tsunami",
        "label": words("scene-table", round=round_, slot=slot, seats=seats),
        "layers": list(LAYERS),
        "lines": list(LINES),
        "moves": list(MOVES),
        "areas": {
            "head": list(HEAD),
            "board": list(BOARD),
            "narrow": list(NARROW),
            "under": list(UNDER),
            "panel": list(PANEL),
        },
        "answers": words("scene-answers"),
    }


@lru_cache(maxsize=1)
def _title() -> Item:
    return {**item("head", HEAD[0], HEAD[1], face="ts-title", scale=0.7), "narrow": None}


# --- the road --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _road(cards: tuple[str, ...], playing: bool, over: bool) -> Scene:
    """Six slots: cards that are over, the one in play, and those still face down; between them what the road brings."""
    x, y, w, _ = BOARD
    strip = {"x": 2, "y": 16, "w": 386, "h": 26}
    label = labels.road_label(cards, playing, over)
    items: Scene = {"road": item("road", x, y + 34, w=w, h=40, label=label, narrow=strip)}
    for number in range(SLOTS):
        items.update(_slot(number, cards, playing))
        items.update(_sign(number, len(cards) > number + 1 or (len(cards) == number + 1 and not playing)))
    return items


def _slot(number: int, cards: tuple[str, ...], playing: bool) -> Items:
    name, known = f"slot-{number + 1}", number < len(cards)
    now = playing and number == len(cards) - 1
    (x, y, scale), (nx, ny, small) = places.slot_spot(number, now, False), places.slot_spot(number, now, True)
    face = f"ts-street-{cards[number]}" if known else "ts-street-back"
    state = states("now" if now else "done" if known else "down")
    half, narrow_half = 40 * scale + 4, 40 * small + 2
    frame = {
        "x": round(nx - narrow_half, 1),
        "y": round(ny - 26 * small - 2, 1),
        "w": narrow_half * 2,
        "h": 52 * small + 4,
    }
    height = 52 * scale + 24
    box = {"x": round(x - half, 1), "y": round(y - 26 * scale - 4, 1), "w": round(half * 2, 1), "h": round(height, 1)}
    yield f"{name}-o", {**item("slot", 0, 0, state=state), **box, "narrow": frame}
    marked = labels.card_source("street", cards[number]) if known else None
    asked = {"label": labels.card_name("street", cards[number]), "source": marked["text"]} if marked else {}
    narrow = {"x": nx, "y": ny, "scale": small}
    yield name, item("slot", x, y, face=face, scale=scale, state=state, narrow=narrow, **asked)
    under = round(y + 26 * scale + 14, 1)
    text = labels.card_name("street", cards[number]) if known else str(number + 1)
    caption = dict(
        item("slot", x, under, text=text, scale=0.78, w=round(half * 2 - 14), state=states("caption", state or ""))
    )
    yield f"{name}-t", caption | {"narrow": None}
    if known and not now:
        yield (
            f"{name}-k",
            item(
                "gap",
                x + half - 8,
                y - 24,
                face="ts-ok",
                scale=0.26,
                narrow={"x": nx + 16, "y": ny - 10, "scale": 0.17},
            ),
        )
    kind = STREET_NAMES.index(cards[number]) if known else -1
    if now and STREET_DOES[kind] == PUSH:
        yield from _need(name, str(STREET_NUMBER[kind]), x - half + 18, y - 16, nx, ny)


def _need(name: str, number: str, x: float, y: float, nx: float, ny: float) -> Part:
    """The number of a push, on its card."""
    plate = item("gap", x, y, face="ts-plate", scale=0.36, narrow={"x": nx - 14, "y": ny - 10, "scale": 0.26})
    text = item("gap", x, y + 1, text=number, scale=1.15, state="mid", narrow={"x": nx - 14, "y": ny - 9, "scale": 0.8})
    return (f"{name}-p", plate), (f"{name}-n", text)


def _sign(number: int, passed: bool) -> Items:
    face = {GAP_ZOMBIE: "ts-sign-zombie", GAP_SHOP: "ts-sign-shop"}.get(GAPS[number], "")
    if number == SLOTS - 1:
        face = "ts-sign-end"
    if face:
        (x, y, scale), (nx, ny, small) = places.gap_spot(number, False), places.gap_spot(number, True)
        state = "ghost" if passed and number < SLOTS - 1 else None
        yield (
            f"gap-{number + 1}",
            item("gap", x, y, face=face, scale=scale, state=state, narrow={"x": nx, "y": ny, "scale": small}),
        )
