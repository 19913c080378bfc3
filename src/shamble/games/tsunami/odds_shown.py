"""The odds of Zombie Tsunami as parts beside the board: what ``odds`` finds in a view, as bars and lines.

side-odds-jump      cubes cap [number, none]        heading: before the roll of so many cubes
side-odds-dies      n                               how many die
side-odds-kept      heading: what a kept card may be good for
side-odds-next      the next card is a jump
side-odds-face      cubes                           at least one of so many cubes shows a zombie
side-odds-push      heading: whether a team reaches the number, as far as can be known
side-odds-bead      bead                            one's own team, if one goes there
side-odds-birds     p                               the same if it plays every bird it may hold
side-percent        p                               a share of a hundred
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, cast

from shamble.core.scene import Data, Label, words
from shamble.games.tsunami.box import BEAD_NAMES, JUMP, WINDFALL
from shamble.games.tsunami.look import Look
from shamble.games.tsunami.odds import UNIFORM, at_least_one_face, loss_chances, next_is_jump, push_teams

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
    """For each bead: whether its team would reach the number with one's own horde, others as they said or anywhere."""
    said = tuple(sorted((seat, BEAD_NAMES[bead]) for seat, (bead, why) in enumerate(look.picks) if why == "word"))
    rows: list[Data] = []
    for bead in BEAD_NAMES:
        holds, helped = _holds(_known(look), said, cast(int, look.seat), bead)
        more = {"more": words("side-odds-birds", p=_share(helped))} if helped != holds else {}
        rows.append(_row(words("side-odds-bead", bead=bead), holds) | more)
    return {"title": words("side-odds-push"), "rows": rows}


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
def _holds(
    known: tuple[Any, ...], said: tuple[tuple[int, str], ...], seat: int, bead: str
) -> tuple[Fraction, Fraction]:
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
    }
    chances: dict[int, Any] = dict.fromkeys(range(len(hordes)), UNIFORM)
    team = push_teams(view, {**chances, **dict(said), seat: bead})[bead]
    return team.holds, team.holds_with_birds
