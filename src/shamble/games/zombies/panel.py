"""Beside the town of Zombies!!!: what is going on, the players, one's own cards and the answers.

It stands in pictures for documents, notebooks and terminals; the browser lays the same things out from ``side``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from shamble.core.scene import Items, Part, item, words
from shamble.games.zombies import labels, naming
from shamble.games.zombies.box import EVENT_NAMES
from shamble.games.zombies.look import SEAT_LETTERS, Look, Option, own_id
from shamble.games.zombies.places import Spot

TITLE_HEIGHT: Final = 104
SAY_HEIGHT: Final = 112
ROW_PITCH: Final = 56
CARD_PITCH: Final = 84
BUTTON_PITCH: Final = 36
MOST_BUTTONS: Final = 10
ON_MAP: Final = ("lay", "put", "go", "herd", "lift")  # answers that are seen on the board
FIGURES: Final = (("zz-i-life", "lives"), ("zz-i-bullet", "bullets"), ("zz-i-card", "hands"), ("zz-i-zombie", "kills"))


def beside(look: Look, corner: Spot, w: float) -> Items:
    """All that lies beside the board, from a corner downwards."""
    x, y = corner
    rows = y + TITLE_HEIGHT + SAY_HEIGHT + 10
    cards = rows + look.seats * ROW_PITCH + 6
    kinds = list(dict.fromkeys(look.kinds_in_hand()))
    yield "turn", item("head", x, y + TITLE_HEIGHT - 8, text=words("side-turn", turn=look.turn), w=w, scale=0.9)
    yield from chain(
        _say(look, x, y + TITLE_HEIGHT, w),
        chain.from_iterable(_row(look, seat, x, rows + seat * ROW_PITCH, w) for seat in range(look.seats)),
        chain.from_iterable(_card(look, kind, x, cards + at * CARD_PITCH, w) for at, kind in enumerate(kinds)),
        _buttons(look, x, cards + len(kinds) * CARD_PITCH, w),
    )


def _say(look: Look, x: float, y: float, w: float) -> Items:
    """What is going on, in one sentence."""
    hint = labels.hint(look)
    yield "say", item("say", x, y, w=w, h=SAY_HEIGHT)
    yield "say-1", item("say", x + 14, y + 28, text=labels.sentence(look), scale=1.1, w=w - 28, lines=2, state="strong")
    if hint is not None:
        yield "say-2", item("say", x + 14, y + 76, text=hint, scale=0.78, w=w - 28, lines=2)


def _row(look: Look, seat: int, x: float, y: float, w: float) -> Part:
    """A player: badge, name, and the numbers that lie open."""
    row = f"row{SEAT_LETTERS[seat]}"
    state = "now" if look.role(seat) == "now" or look.rank(seat) == 1 else None
    label, ink = labels.player_label(look, seat), SEAT_LETTERS[seat].lower()
    found = [
        (row, item("row", x, y, w=w, h=ROW_PITCH - 8, label=label, state=state, ink=ink)),
        (f"{row}-b", item("art", x + 26, y + 24, face=f"zz-b{SEAT_LETTERS[seat]}", scale=0.9)),
        (f"{row}-n", item("text", x + 52, y + 21, text=look.names[seat], w=130, state="strong")),
        (f"{row}-t", item("text", x + 52, y + 39, text=labels.under_name(look, seat), scale=0.72, w=130, state="soft")),
    ]
    for at, (face, field) in enumerate(FIGURES):
        left, number = x + 196 + at * 46, str(look.view[field][seat])
        found.append((f"{row}-{field}", item("art", left, y + 24, face=face, scale=0.62)))
        found.append((f"{row}-{field}-n", item("text", left + 13, y + 30, text=number, w=20, state="strong")))
    return tuple(found)


def _card(look: Look, kind: int, x: float, y: float, w: float) -> Part:
    """A card of one's own, with what it does."""
    card = EVENT_NAMES[kind]
    here = own_id(card)
    state = "can" if any(option.card == card and option.verb != "discard" for option in look.options) else None
    label = words("scene-card", card=card)
    return (
        (here, item("card", x, y, w=w, h=CARD_PITCH - 8, label=label, state=state)),
        (f"{here}-i", item("art", x + 38, y + 38, face=f"zz-card-{card}", scale=0.95)),
        (f"{here}-n", item("text", x + 80, y + 22, text=labels.card_name(kind), scale=0.95, w=w - 92, state="strong")),
        (f"{here}-t", item("text", x + 80, y + 39, text=naming.effect(kind), scale=0.7, w=w - 90, lines=4)),
    )


def _buttons(look: Look, x: float, y: float, w: float) -> Items:
    """The answers; those that name a space are seen on the board, and only a terminal writes them out."""
    shown = list(_on_buttons(look))
    for option in look.options:
        label = naming.option(look.view, look.names, option.answer)
        at = shown.index(option) if option in shown else -1
        state = "can" if at >= 0 else "said"
        top = y + max(at, 0) * BUTTON_PITCH
        yield (
            f"a-{option.answer}",
            item("button", x, top, w=w, h=BUTTON_PITCH - 5, label=label, state=state, answer=option.answer),
        )
        if at >= 0:
            yield f"a-{option.answer}-t", item("text", x + 12, top + 20, text=label, scale=0.78, w=w - 24)


def _on_buttons(look: Look) -> Iterator[Option]:
    """The answers that find room beside the board."""
    others = [option for option in look.options if option.verb not in ON_MAP]
    yield from others[:MOST_BUTTONS]
