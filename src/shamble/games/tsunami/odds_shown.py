"""The odds of Zombie Tsunami as parts beside the board: what ``odds`` finds in a view, as bars and lines.

side-odds-jump      cubes cap [number, none]        heading: before the roll of so many cubes
side-odds-dies      n                               how many die
side-odds-kept      heading: what a kept card may be good for
side-odds-next      the next card is a jump
side-odds-face      cubes                           at least one of so many cubes shows a zombie
side-odds-push      heading: whether a team reaches the number, as a bot expects
side-odds-bead      bead                            one's own team, if one goes there
side-odds-word      sure spoken word helps birds    for certain; if all keep their word; with every bird it may hold
side-percent        p                               a share of a hundred
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, cast

from shamble.core.scene import Data, Label, words, yes
from shamble.games.tsunami.box import JUMP, WINDFALL
from shamble.games.tsunami.look import Look
from shamble.games.tsunami.odds import Hold, at_least_one_face, loss_chances, next_is_jump, push_holds
from shamble.games.tsunami.sense.talk import Heard

KEPT: Final = 1024


def odds(look: Look) -> list[Data]:
    """What chances are worth knowing now, for who sits at the table."""
    if look.seat is None or look.outcome is not None:
        return []
    horde = look.hordes[look.seat]
    if look.asks == "saves" or (look.does == JUMP and not look.throw):
        shown = look.loss(look.seat) if look.throw else None
        return [_jump(horde, look.number, shown), *([_kept(look, horde)] if look.asks == "saves" else [])]
    if look.does == WINDFALL and not look.throw:
        return [{"rows": [_face_row(horde)]}]
    if look.stage == "push" and not look.voted:
        return [_push(look)]
    return []


def percent(chance: Fraction) -> Label:
    """A chance as a share of a hundred."""
    return words("side-percent", p=_share(chance))


def _share(chance: Fraction) -> float:
    return round(float(chance * 100), 1)


@lru_cache(maxsize=KEPT)
def _losses(cubes: int, cap: int) -> tuple[Fraction, ...]:
    return tuple(loss_chances(cubes, cap))


def _jump(cubes: int, cap: int, shown: int | None) -> Data:
    """How likely each loss is before the roll; the one that was rolled is marked."""
    chances = _losses(cubes, cap)
    bars = [
        {
            "text": words("side-odds-dies", n=deaths),
            "n": percent(chance),
            "p": round(float(chance), 4),
            "state": "good" if not deaths else "bad" if deaths == len(chances) - 1 else "",
            "now": deaths == shown,
        }
        for deaths, chance in enumerate(chances)
        if deaths < 4 or deaths == shown
    ]
    capped = cap if cap < cubes else "none"
    return {"title": words("side-odds-jump", cubes=cubes, cap=capped), "bars": bars}


def _kept(look: Look, horde: int) -> Data:
    """What a save that is kept now may meet later."""
    rows: list[Data] = [_row(words("side-odds-next"), next_is_jump(look.view))]
    least = max(1, horde - look.loss(look.seat or 0))
    rows += [_face_row(cubes) for cubes in range(least, horde + 1)]
    return {"title": words("side-odds-kept"), "rows": rows}


def _face_row(cubes: int) -> Data:
    return _row(words("side-odds-face", cubes=cubes), at_least_one_face(cubes))


def _row(text: Label, chance: Fraction) -> Data:
    return {"text": text, "n": percent(chance), "p": round(float(chance), 4)}


# --- a push ----------------------------------------------------------------------------------------------------------


def _push(look: Look) -> Data:
    """For each bead: what a bot expects of its team with oneself, what is certain, and what holds if words are kept."""
    heard = tuple((word["seat"], None, word["kind"], word["bead"]) for word in look.heard if word["seat"] != look.seat)
    holds = _holds(_known(look), look.event, heard, cast(int, look.seat))
    return {"title": words("side-odds-push"), "rows": [_bead(bead, hold, bool(heard)) for bead, hold in holds.items()]}


def _bead(bead: str, hold: Hold, spoken: bool) -> Data:
    """A bead's three figures, as far as anybody gave a word that could be kept; and birds where they could help."""
    kept = {"sure": _share(hold.sure), "word": _share(hold.word), "birds": _share(hold.birds)}
    more = words("side-odds-word", spoken=yes(spoken), helps=yes(hold.birds != hold.hoped), **kept)
    return {**_row(words("side-odds-bead", bead=bead), hold.hoped), "more": more}


def _known(look: Look) -> tuple[Any, ...]:
    """What the odds of a push depend on, so that they need not be found twice."""
    view = look.view
    discard = cast("dict[str, int]", view["bird_discard"])
    return (
        tuple(look.hordes),
        tuple(look.hands),
        tuple(look.birds),
        tuple(sorted(discard.items())),
        look.zombird,
        look.card,
    )


@lru_cache(maxsize=KEPT)
def _holds(known: tuple[Any, ...], event: str | None, heard: tuple[Heard, ...], seat: int) -> dict[str, Hold]:
    hordes, hands, birds, discard, zombird, card = known
    view = {
        "seats": len(hordes),
        "seat": seat,
        "hordes": hordes,
        "hands": hands,
        "birds": list(birds),
        "bird_discard": dict(discard),
        "settings": {"zombird": zombird},
        "road": [card],
        "event": event,
    }
    return push_holds(view, heard)
