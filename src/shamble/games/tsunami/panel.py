"""Beside the board of Zombie Tsunami: what is going on, the players, the answers, one's own cards, and the market.

It stands in pictures for documents, notebooks and terminals; the browser lays the same things out from ``side``.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Any, Final, cast

from shamble.core.scene import Item, Items, Label, Part, item, states, words
from shamble.games.tsunami import labels, naming
from shamble.games.tsunami.box import COIN_CAP, PRICE, ROUNDS, SHOP_NAMES
from shamble.games.tsunami.look import PERMANENT_NAMES, SEAT_LETTERS, Look
from shamble.games.tsunami.places import HEAD, PANEL, UNDER

SAY_HEIGHT: Final = 140
ROW_PITCH: Final = 46
ROWS_TOP: Final = SAY_HEIGHT + 12
BUTTON_PITCH: Final = 42
CARD_HEIGHT: Final = 150
KEPT: Final = 4096  # rows hold players' names, which have no end


def beside(look: Look) -> Items:
    """All that lies around the board."""
    return chain(_head(look), _say(look), _rows(look), _buttons(look), _hand(look), _market(look))


def _head(look: Look) -> Items:
    """The title, the round, and the event in force."""
    x, y, w, h = HEAD
    yield "title", item("head", x, y, face="ts-title", scale=0.7)
    yield (
        "round",
        item("head", x + 386, y + 34, text=words("side-round", round=min(look.round, ROUNDS)), scale=1.15, w=150),
    )
    if look.event is not None:
        yield (
            "event",
            item("card", x + w - 320, y, w=320, h=h, label=words("scene-event", event=look.event), state="event"),
        )
        yield "event-i", item("art", x + w - 290, y + 28, face=f"ts-event-{look.event}", scale=0.6)
        effect = labels.effect("event", look.event)
        yield (
            "event-n",
            item(
                "text",
                x + w - 260,
                y + 15,
                text=labels.card_name("event", look.event),
                scale=0.9,
                w=250,
                state="strong",
            ),
        )
        yield "event-t", item("text", x + w - 260, y + 27, text=effect, scale=0.62, w=252, lines=3, state="soft")


def _say(look: Look) -> Items:
    """What is going on, in one sentence, beside the one it is about."""
    x, y, w, _ = PANEL
    about, hint = labels.about(look), labels.hint(look)
    yield "say", item("say", x, y, w=w, h=SAY_HEIGHT)
    left = 20
    if about is not None:
        yield "say-who", item("art", x + 46, y + 70, face=f"ts-seat{SEAT_LETTERS[about]}", scale=0.85)
        left = 92
    yield (
        "say-1",
        item("say", x + left, y + 34, text=labels.sentence(look), scale=1.2, w=w - left - 16, lines=3, state="strong"),
    )
    if hint is not None:
        yield "say-2", item("say", x + left, y + 108, text=hint, scale=0.85, w=w - left - 16, lines=2)


# --- the players -----------------------------------------------------------------------------------------------------


def _rows(look: Look) -> Items:
    for seat in range(look.seats):
        y = PANEL[1] + ROWS_TOP + seat * ROW_PITCH
        args = tuple(labels.player_args(look, seat).items())
        yield from _row(
            seat, y, look.role(seat) == "now" or look.rank(seat) == 1, args, tuple(look.kept[seat]), look.up[seat]
        )


@lru_cache(maxsize=KEPT)
def _row(seat: int, y: int, now: bool, args: tuple[tuple[str, Any], ...], kept: tuple[int, ...], up: bool) -> Part:
    """A player: badge, name, zombies, civilians, coins, birds, the secret card, kept Saves."""
    x, w = PANEL[0], PANEL[2]
    has, letter = dict(args), SEAT_LETTERS[seat]
    row = f"row{letter}"
    found: list[tuple[str, Item]] = [
        (
            row,
            item(
                "row", x, y, w=w, h=ROW_PITCH - 6, label=words("scene-player", **has), state="now" if now else None,
                ink=letter.lower(),
            ),
        ),
        (f"{row}-b", item("art", x + 22, y + 20, face=f"ts-seat{letter}", scale=0.4)),
        (f"{row}-n", item("text", x + 44, y + 26, text=str(has["name"]), scale=1, w=104, state="strong")),
    ]  # fmt: skip
    numbers = [
        ("ts-zombie", has["zombies"]),
        ("ts-civilian", has["civilians"]),
        ("", has["coins"]),
        ("ts-bird", has["birds"]),
    ]
    for place, (face, count) in enumerate(numbers):
        left = x + 156 + place * 56
        if face:
            pale = None if count else "ghost"
            found.append((f"{row}-i{place}", item("art", left + 12, y + 20, face=face, scale=0.34, state=pale)))
            found.append(
                (f"{row}-t{place}", item("text", left + 27, y + 27, text=str(count), scale=1.1, w=26, state="strong"))
            )
            continue
        for coin in range(COIN_CAP):
            coined = "ts-coin-s" if coin < cast(int, count) else "ts-coin0-s"
            found.append((f"{row}-i{place}{coin}", item("art", left + 10 + coin * 20, y + 20, face=coined, scale=0.46)))
    found += _kept_part(row, x + 388, y, str(has["secret"]), sum(kept), up)
    return tuple(found)


def _kept_part(row: str, x: int, y: int, secret: str, saves: int, up: bool) -> Items:
    if secret != "none":
        face = "ts-secret-back" if secret == "down" else f"ts-secret-{secret}"
        yield f"{row}-s", item("art", x + 4, y + 20, face=face, scale=0.36, state="ghost" if up else None)
    if saves:
        yield f"{row}-k", item("art", x + 28, y + 20, face="ts-ring", scale=0.3)
        yield f"{row}-kn", item("text", x + 30, y + 38, text=str(saves), scale=0.7, state="strong")


# --- the answers -----------------------------------------------------------------------------------------------------


def _buttons(look: Look) -> Items:
    """Every answer, as small as it must be for all to find room."""
    top = PANEL[1] + ROWS_TOP + look.seats * ROW_PITCH + 8
    rows = -(-len(look.options) // 2)
    pitch = min(BUTTON_PITCH, (PANEL[3] - (top - PANEL[1])) / max(rows, 1))
    for place, option in enumerate(look.options):
        label = naming.option(look.view, look.names, option.answer)
        x, y = PANEL[0] + place % 2 * (PANEL[2] / 2), top + place // 2 * pitch
        yield from _button(option.answer, label, x, y, pitch, option.answer == look.sealed)


def _button(answer: str, label: Label, x: float, y: float, pitch: float, sealed: bool) -> Items:
    name, size = f"o-{answer}", min(0.8, pitch / 34)
    state = states("can", "chosen" if sealed else "")
    width = round(PANEL[2] / 2 - 6, 1)
    yield name, item("button", x, y, w=width, h=round(pitch - 4, 1), label=label, state=state, answer=answer)
    lines, up = (2, 8) if pitch >= BUTTON_PITCH else (1, 0)
    yield (
        f"{name}-t",
        item(
            "text", x + 10, y + pitch / 2 + 4 * size - up, text=label, scale=round(size, 2), w=width - 20, lines=lines
        ),
    )


# --- cards -----------------------------------------------------------------------------------------------------------


def _hand(look: Look) -> Items:
    """One's own cards, with what they do."""
    if look.seat is None:
        return
    secret = look.secret[look.seat]
    cards = [("secret", secret)] if secret is not None else []
    cards += [("bird", name) for name in look.birds] + [("card", name) for name in labels.kept_cards(look, look.seat)]
    width = min(172.0, UNDER[2] / max(len(cards), 1))
    for place, (sort, name) in enumerate(cards):
        spent = sort == "secret" and look.up[look.seat]
        yield from _own(place, sort, name, UNDER[0] + place * width, width - 8, spent)


@lru_cache(maxsize=KEPT)
def _own(place: int, sort: str, name: str, x: float, w: float, spent: bool) -> Part:
    y, here = UNDER[1], f"h{place + 1}"
    face = f"ts-{'shop' if sort == 'card' else sort}-{name}"
    return (
        (
            here,
            item(
                "card",
                x,
                y,
                w=round(w, 1),
                h=CARD_HEIGHT - 8,
                label=_spoken(sort, name),
                state=states(sort, "ghost" if spent else ""),
            ),
        ),
        (f"{here}-i", item("art", x + 28, y + 34, face=face, scale=0.56)),
        (
            f"{here}-n",
            item("text", x + 54, y + 38, text=labels.card_name(sort, name), scale=0.9, w=w - 60, state="strong"),
        ),
        (f"{here}-t", item("text", x + 10, y + 64, text=labels.effect(sort, name), scale=0.66, w=w - 18, lines=7)),
    )


def _spoken(sort: str, name: str) -> Label:
    key = {"secret": "scene-hand-secret", "bird": "scene-hand-bird", "card": "scene-hand-kept"}[sort]
    return words(key, **{sort: name})


def _market(look: Look) -> Items:
    """What is for sale. A terminal tells it in one line until a shop opens, and then card by card."""
    cards = [(place, name) for place, name in enumerate([*PERMANENT_NAMES, *look.market]) if name is not None]
    width = UNDER[2] / max(len(cards), 1)
    here = look.stage == "shop"
    if not here:
        label = words("scene-market", card=[name for _, name in cards])
        yield "market", item("card", UNDER[0], UNDER[1] + CARD_HEIGHT, w=0, h=0, label=label)
    for nth, (place, name) in enumerate(cards):
        yield from _ware(place, name, UNDER[0] + nth * width, width - 6, "card" if here else "shelf")


@lru_cache(maxsize=KEPT)
def _ware(place: int, card: str, x: float, w: float, kind: str) -> Part:
    y, here, price = UNDER[1] + CARD_HEIGHT, f"m{place + 1}", PRICE[SHOP_NAMES.index(card)]
    label = words("scene-ware", card=card, price=price, can="no")
    found: list[tuple[str, Item]] = [
        (here, item(kind, x, y, w=round(w, 1), h=104, label=label, state="always" if place < 2 else "ware")),
        (f"{here}-i", item("art", x + w / 2, y + 38, face=f"ts-shop-{card}", scale=0.5)),
        (
            f"{here}-t",
            item(
                "text",
                x + w / 2,
                y + 76,
                text=labels.card_name("card", card),
                scale=0.72,
                w=w - 6,
                lines=2,
                state="mid",
            ),
        ),
    ]
    for coin in range(price):
        found.append((f"{here}-p{coin}", item("art", x + w - 11 - coin * 13, y + 11, face="ts-coin-s", scale=0.34)))
    return tuple(found)
