"""Around the board of Zombiaki: both hands, what is going on, the players, the answers, and what the next march brings.

It stands in pictures for documents, notebooks and terminals; the browser lays the same things out from ``side``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from shamble.core.scene import Items, Label, Part, item, states, words
from shamble.games.zombiaki import labels, naming
from shamble.games.zombiaki.ahead import Fate
from shamble.games.zombiaki.aim import Aim, aims
from shamble.games.zombiaki.box import CARD_NAMES, HUMAN_SIDE, SIDE_NAMES, STAYS, ZOMBIE_SIDE
from shamble.games.zombiaki.look import SEAT_LETTERS, Look, side_of_kind
from shamble.games.zombiaki.places import ABOVE, PANEL, UNDER, Box

KEPT: Final = 4096  # rows hold players' names, which have no end
SAY_HEIGHT: Final = 128
ROW_PITCH: Final = 66
ROWS_TOP: Final = SAY_HEIGHT + 12
FATE_PITCH: Final = 20
MOST_FATES: Final = 4
BUTTON_PITCH: Final = 40
SLOTS: Final = 4


def beside(look: Look, fates: Sequence[Fate]) -> Items:
    """All that lies around the board."""
    other = HUMAN_SIDE if look.near == ZOMBIE_SIDE else ZOMBIE_SIDE
    yield (
        "turn",
        item("head", PANEL[0], 0, text=words("side-turn", turn=look.turn, side=SIDE_NAMES[look.now]), state="said"),
    )
    yield from chain(_say(look), _rows(look), _fates(look, fates))
    yield from chain(_hand(look, other, ABOVE, "o"), _hand(look, look.near, UNDER, "h"))
    yield from _buttons(look, len(fates))


def _say(look: Look) -> Items:
    """What is going on, in one sentence."""
    x, y, w, _ = PANEL
    hint = labels.hint(look)
    yield "say", item("say", x, y, w=w, h=SAY_HEIGHT)
    yield "say-1", item("say", x + 16, y + 30, text=labels.sentence(look), scale=1.2, w=w - 30, lines=3, state="strong")
    if hint is not None:
        yield "say-2", item("say", x + 16, y + 96, text=hint, scale=0.8, w=w - 30, lines=2)


# --- the players -----------------------------------------------------------------------------------------------------


def _rows(look: Look) -> Items:
    for seat in range(len(SEAT_LETTERS)):
        y = PANEL[1] + ROWS_TOP + seat * ROW_PITCH
        now = look.role(seat) == "now" or look.rank(seat) == 1
        yield from _row(seat, y, now, tuple(labels.player_args(look, seat).items()))


@lru_cache(maxsize=KEPT)
def _row(seat: int, y: int, now: bool, args: tuple[tuple[str, Any], ...]) -> Part:
    """A player: badge, name, side, and how many cards are where."""
    x, w = PANEL[0], PANEL[2]
    has, letter = dict(args), SEAT_LETTERS[seat]
    row = f"row{letter}"
    label = words("scene-player", **has)
    state = "now" if now else None
    return (
        (row, item("row", x, y, w=w, h=ROW_PITCH - 8, label=label, state=state, ink=letter.lower())),
        (f"{row}-b", item("art", x + 24, y + 28, face=f"zk-seat{letter}", scale=0.4)),
        (f"{row}-n", item("text", x + 48, y + 25, text=str(has["name"]), scale=1, w=w - 60, state="strong")),
        (
            f"{row}-t",
            item("text", x + 48, y + 45, text=words("scene-cards", **has), scale=0.75, w=w - 60, state="soft"),
        ),
    )


# --- the march to come -----------------------------------------------------------------------------------------------


def _fates(look: Look, fates: Sequence[Fate]) -> Items:
    """What the next march will do if nothing changes; a terminal tells all of it."""
    if not fates or look.outcome is not None:
        return
    x, y, w = PANEL[0], PANEL[1] + ROWS_TOP + 2 * ROW_PITCH, PANEL[2]
    head = words("side-ahead")
    yield "ahead", item("fate", x, y + 14, text=head, label=head, scale=0.78, w=w, state="strong")
    for place, fate in enumerate(fates):
        label = labels.fate(fate)
        top = y + 14 + FATE_PITCH * (place + 1)
        shown = place < MOST_FATES
        yield f"ahead-{place + 1}", item(
            "fate", x, top if shown else 0, text=label, label=label, scale=0.78, w=w, state=None if shown else "said"
        )  # fmt: skip


# --- the hands -------------------------------------------------------------------------------------------------------


def _hand(look: Look, side: int, area: Box, name: str) -> Items:
    """The cards that lie open before a side, with what they do."""
    kinds = look.held(side)
    width = area[2] / max(len(kinds), SLOTS)
    for place, kind in enumerate(kinds):
        nth = kinds[:place].count(kind)
        here = f"{name}-{CARD_NAMES[kind]}{'' if nth == 0 else f'-{nth + 1}'}"
        box = (area[0] + place * width, area[1], width - 8, area[3])
        can = any(option.card == CARD_NAMES[kind] and option.verb != "discard" for option in look.options)
        yield from _card(look, here, kind, box, can and side == look.near)


def _card(look: Look, here: str, kind: int, box: Box, can: bool) -> Part:
    x, y, w, h = box
    effect = labels.effect(look, kind)
    key = str(effect[0])  # of the card itself, or of the option that changes it
    told = "none" if key.endswith(".effect") else key
    label = words("scene-card", card=CARD_NAMES[kind], side=SIDE_NAMES[side_of_kind(kind)], effect=told)
    return (
        (here, item("card", x, y, w=round(w, 1), h=h, label=label, state=states("can" if can else ""))),
        (f"{here}-i", item("art", x + 26, y + 26, face=f"zk-card-{CARD_NAMES[kind]}", scale=0.56)),
        (f"{here}-n", item("text", x + 50, y + 31, text=labels.card_name(kind), scale=0.95, w=w - 76, state="strong")),
        (f"{here}-k", item("art", x + w - 14, y + 14, face="zk-hash" if STAYS[kind] else "zk-star", scale=0.7)),
        (f"{here}-t", item("text", x + 10, y + 60, text=effect, scale=0.7, w=w - 18, lines=int((h - 52) // 14))),
    )


# --- the answers -----------------------------------------------------------------------------------------------------


def _buttons(look: Look, fates: int) -> Items:
    """Every answer, as small as it must be for all to find room."""
    top = PANEL[1] + ROWS_TOP + 2 * ROW_PITCH + (FATE_PITCH * (min(fates, MOST_FATES) + 1) + 8 if fates else 0)
    rows = -(-len(look.options) // 2)
    pitch = min(BUTTON_PITCH, (PANEL[1] + PANEL[3] - top) / max(rows, 1))
    found = aims(look)
    for place, option in enumerate(look.options):
        x, y = PANEL[0] + place % 2 * (PANEL[2] / 2), top + place // 2 * pitch
        yield from _button(
            option.answer, naming.option(look.view, option.answer), found.get(option.answer), x, y, pitch
        )


def _button(answer: str, label: Label, aim: Aim | None, x: float, y: float, pitch: float) -> Items:
    name, size = f"a-{answer}", min(0.75, pitch / 34)
    width = round(PANEL[2] / 2 - 6, 1)
    more = None if aim is None else aim.result
    box = item("button", x, y, w=width, h=round(pitch - 4, 1), label=label, state="can", answer=answer, more=more)
    yield name, box
    lines, up = (2, 7) if pitch >= BUTTON_PITCH else (1, 0)
    text = item(
        "text", x + 8, y + pitch / 2 + 4 * size - up, text=label, scale=round(size, 2), w=width - 16, lines=lines
    )
    yield f"{name}-t", text
