"""What the picture of Zombiaki says: sentences and the spoken names of places and players, as word references.

Questions, hints and answers are ``naming``'s; the words of the picture stand at the end of ``words/*.ftl``:

    scene-table     turn side                           the whole picture
    scene-answers                                       heading of a list of answers
    scene-cell      cell what [empty, ...] ...          a cell and all that is on it
    scene-dog       cell                                a dog that may take a step
    scene-lane      lane barred                         a lane's end at the barricade
    scene-push      push height                         "push 5/6"
    scene-dawn      left                                "15 cards to dawn"
    scene-dawn-in   earliest latest                     "Dawn in 4 to 14 zombie turns"
    scene-player    letter name you side role deck pile hand        a player's row
    scene-card      kind side                           a card that lies open, with its effect
    scene-role      you side                            a word or two under a name; scene-rank rank, at the end
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.core.scene import Label, words, yes
from shamble.games.zombiaki import naming, odds
from shamble.games.zombiaki.ahead import Fate
from shamble.games.zombiaki.box import (
    CARD_NAMES,
    CELL_NAMES,
    HEIGHT,
    IS_BOSS,
    LANE_NAMES,
    LANE_OF,
    NO_THING,
    OBEYED,
    SHIELDED,
    SIDE_NAMES,
    STEPPED,
)
from shamble.games.zombiaki.look import SEAT_LETTERS, Look, claws_of, printed_of, sort_of, strength_of


def sentence(look: Look) -> Label:
    """What is going on."""
    return naming.question(look.view, look.names)


def hint(look: Look) -> Label | None:
    """A line under the sentence."""
    return naming.hint(look.view)


def card_name(kind: int) -> Label:
    """What a card is called."""
    return words(naming.card_word(kind))


def effect(look: Look, kind: int) -> Label:
    """What a card does, and when."""
    return naming.effect(look.view, kind)


def cell_args(look: Look, cell: int) -> dict[str, Any]:
    """All that is on a cell, for its spoken name."""
    thing, body = look.thing[cell], look.body[cell]
    return {
        "cell": CELL_NAMES[cell],
        "card": CARD_NAMES[thing] if thing != NO_THING else "none",
        "push": look.pushers(cell) if HEIGHT[thing] else 0,
        "height": HEIGHT[thing],
        "fire": yes(look.fire >> cell & 1),
        "barred": yes(look.barred[LANE_OF[cell]]),
        **who_args(look, cell, body),
    }


def who_args(look: Look, cell: int, body: int) -> dict[str, Any]:
    """Who stands on a cell and what is on it."""
    if not body:
        return {"sort": "nobody", "now": 0, "whole": 0, "shield": "no", "boss": "no", "claws": 0, "orders": 0,
                "stepped": "no", "obeyed": "no", "held": "no"}  # fmt: skip
    return {
        "sort": sort_of(body),
        "now": strength_of(body),
        "whole": printed_of(body),
        "shield": yes(body & SHIELDED),
        "boss": yes(body & IS_BOSS),
        "claws": claws_of(body),
        "orders": look.orders_left,
        "stepped": yes(body & STEPPED),
        "obeyed": yes(body & OBEYED),
        "held": look.held_by(cell) or "no",
    }


def lane_label(look: Look, lane: int) -> Label:
    """A lane's end at the barricade."""
    return words("scene-lane", lane=LANE_NAMES[lane], barred=yes(look.barred[lane]))


def dawn_label(look: Look) -> Label:
    """How many cards are left until dawn."""
    return words("scene-dawn", left=look.left(0))


def dawn_in(view: Mapping[str, Any]) -> Label | None:
    """In how many zombie turns dawn comes; None when it is there."""
    bounds = odds.dawn_bounds(view)
    return None if bounds is None else words("scene-dawn-in", earliest=bounds.earliest, latest=bounds.latest)


def fate(fate_: Fate) -> Label:
    """What the next march will bring to somebody."""
    fact = fate_.fact
    args = {"cell": CELL_NAMES[fate_.cell], "at": CELL_NAMES[fact["cell"]]}
    return words(
        "scene-fate", **args, what=fate_.what, card=CARD_NAMES[fact["kind"]] if "kind" in fact else "none",
        left=fact.get("left", 0), push=fact.get("push", 0), height=fact.get("height", 0),
    )  # fmt: skip


def player_args(look: Look, seat: int) -> dict[str, object]:
    """All that lies before a player."""
    side = look.side_of(seat)
    return {
        "letter": SEAT_LETTERS[seat],
        "name": look.names[seat],
        "you": yes(seat == look.seat),
        "side": SIDE_NAMES[side],
        "role": look.role(seat),
        "deck": look.left(side),
        "pile": look.discarded(side),
        "hand": len(look.held(side)),
    }


def player_label(look: Look, seat: int) -> Label:
    """The spoken name of a player's row."""
    return words("scene-player", **player_args(look, seat))


def under_name(look: Look, seat: int) -> Label:
    """Which side a player is, or how the game ended for it."""
    if look.outcome is not None:
        return words("scene-rank", rank=look.rank(seat), side=SIDE_NAMES[look.side_of(seat)])
    return words("scene-role", you=yes(seat == look.seat), side=SIDE_NAMES[look.side_of(seat)])
