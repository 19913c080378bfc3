"""Why a bot would play like that in Zombies!!!: what speaks for an answer, from a view and nothing else.

why-pay, why-life, why-kit, why-rush    lack left lost kills p pays a failed fight roll
why-walk, why-halt                      steps fights p there heli   a walk with all that lies on it
why-lead                                                            somebody else's pawn
why-card, why-hit, why-wait             card who kills lives heli   event cards, and none of them
why-keep, why-drop                      card                        discards
why-lay                                 own other who tile          where a tile goes
why-near                                verb what own other who     where zombies and tokens go
why-dead                                do kills                    I Don't Think They're Dead
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from shamble.core.reason import Reason, Step
from shamble.games.zombies import naming
from shamble.games.zombies.answers import place_number
from shamble.games.zombies.box import (
    EDGE_SPACE,
    EXITS,
    OPPOSITE,
    SPACES,
    STEP_TO,
    TILE_NAMES,
    TURNS,
    WAY_NAMES,
    WIN_FIGHT,
    lost_zombies,
)
from shamble.games.zombies.look import Look, Option, cell_id, lot_id, option_of, own_id, pawn_id
from shamble.games.zombies.odds import centre_of, path, settling
from shamble.games.zombies.plans import FAR, distances

View = Mapping[str, Any]
SETTLES: Final = {"bullets": "why-pay", "life": "why-life", "kit": "why-kit", "rush": "why-rush"}
DEATH: Final = "ZZ-5.4"


def step(view: View, names: Sequence[str], answer: str) -> Step:
    """What an answer is called, and where it leads on the map."""
    option = option_of(answer)
    label = naming.option(view, names, answer)
    short: list[object] = [f"{label[0]}.short", label[1]]
    match option.verb:
        case "go":
            return Step(answer, [], pawn_id(view["stack"][-1]["seat"]), cell_id(option.space))  # its walk is told whole
        case "lay":
            return Step(answer, short, "", lot_id(option.place))
        case "herd":
            goal = Look(view, names).near[option.space][WAY_NAMES.index(option.way)]
            return Step(answer, label, cell_id(option.space), cell_id(goal))
        case "put" | "lift":
            return Step(answer, label, "", cell_id(option.space))
        case "play" | "discard":
            return Step(answer, short, "", own_id(option.card))
        case _:
            return Step(answer, short)


def why(view: View, names: Sequence[str], way: Sequence[str]) -> Reason:
    """What speaks for this way to go on."""
    look, option = Look(view, names), option_of(way[0])
    match view["ask"]["name"]:
        case "settle":
            return _settles(view, option)
        case "step":
            return _walks(view, option, [option_of(answer).space for answer in way])
        case "event":
            return _plays(view, names, option)
        case "discard":
            return Reason("why-keep", {}, "ZZ-3.1") if option.verb == "pass" else _drops(option)
        case "lay":
            return _lays(look, option)
        case "not_dead":
            return Reason("why-dead", {"do": option.verb, "kills": view["kills"][view["seat"]]}, "ZZ-11.15")
        case _:
            return _near(look, option)


def percent(chance: Fraction) -> int:
    """A chance in whole percent; only what is certain is 0 or 100."""
    return 100 if chance == 1 else min(99, max(1 if chance else 0, round(chance * 100)))


# --- fights and walks ------------------------------------------------------------------------------------------------


def _settles(view: View, option: Option) -> Reason:
    """A failed fight roll: what is paid, and what would be lost otherwise."""
    top, ways = view["stack"][-1], settling(view)
    seat = top["seat"]
    kills = view["kills"][seat]
    fields = {
        "lack": WIN_FIGHT - top["total"],
        "left": view["lives"][seat] - 1,
        "lost": lost_zombies(kills),
        "kills": kills,
        "p": percent(ways[option.answer].alive),
        "pays": naming.yes("bullets" in ways),
    }
    return Reason(SETTLES[option.verb], fields, DEATH if fields["left"] == 0 else "ZZ-5.2")


def _walks(view: View, option: Option, spaces: Sequence[int]) -> Reason:
    """A walk by where it ends, what is fought and taken on it, and how much nearer the helicopter it comes."""
    seat = view["stack"][-1]["seat"]
    if seat != view["seat"]:
        return Reason("why-lead", {}, "ZZ-11.5")
    if option.verb == "stop":
        return Reason("why-halt", {}, "ZZ-6.1")
    found = path(view, seat, spaces)
    fields = {
        "steps": len(spaces),
        "fights": found.fights,
        "p": percent(found.hope.alive),
        "there": naming.awaits(view, seat, spaces[-1]),
        "tokens": len({space for space in spaces if naming.awaits(view, seat, space) in ("life", "bullet")}),
        "heli": _nearer(view, seat, spaces[-1]),
        **naming.place_args(view, spaces[-1]),
    }
    return Reason("why-walk", fields, "ZZ-8.1" if fields["there"] == "win" else "ZZ-6.1")


def _nearer(view: View, seat: int, space: int) -> int:
    """By how many steps a space is nearer to the helicopter than the pawn is; 0 if there is none, or it is not."""
    centre = centre_of(view)
    if centre < 0:
        return 0
    away = distances(Look(view, None), [centre])
    pawn: int = view["pawn"][seat]
    return max(0, away[pawn] - away[space])


# --- cards -----------------------------------------------------------------------------------------------------------


def _plays(view: View, names: Sequence[str], option: Option) -> Reason:
    """An event card now, or none."""
    if option.verb not in ("play", "use"):
        return Reason("why-wait", {"used": naming.yes(view["used"] >> view["seat"] & 1)}, "ZZ-9.1")
    if 0 <= option.seat < view["seats"] and option.seat != view["seat"]:
        kills, lives = view["kills"][option.seat], view["lives"][option.seat]
        heli = _away(view, option.seat)
        fields = {"card": option.card, "who": names[option.seat], "kills": kills, "lives": lives, "heli": heli}
        return Reason("why-hit", {**fields, "of": view["kill_goal"]}, "ZZ-9.1")
    return Reason("why-card", {"card": option.card}, "ZZ-9.1")


def _away(view: View, seat: int) -> int:
    """A player's steps to the helicopter; 0 while there is none."""
    centre = centre_of(view)
    pawn: int = view["pawn"][seat]
    return 0 if centre < 0 else distances(Look(view, None), [centre])[pawn]


def _drops(option: Option) -> Reason:
    return Reason("why-drop", {"card": option.card}, "ZZ-3.1")


# --- the town --------------------------------------------------------------------------------------------------------


def _lays(look: Look, option: Option) -> Reason:
    """Where a tile goes, by who comes there first."""
    kind = look.top["kind"]
    own, other, who = _ranks(look, [_to_lot(look, seat, kind, option) for seat in range(look.seats)])
    fields = {"tile": TILE_NAMES[kind], "own": own, "other": other, "who": who}
    return Reason("why-lay", fields, "ZZ-4.1")


def _to_lot(look: Look, seat: int, kind: int, option: Option) -> int:
    """How many steps a pawn would be from the middle of a tile that is laid there."""
    place = place_number(option.place)
    laid = {where: tile for tile, where in enumerate(look.view["places"])}
    away = distances(look, [look.pawn[seat]])
    best = FAR
    for way in range(TURNS):
        tile = laid.get(place + STEP_TO[way], -1)
        if tile >= 0 and EXITS[kind * TURNS + option.turn] >> way & 1:
            best = min(best, away[tile * SPACES + EDGE_SPACE[OPPOSITE[way]]] + 2)
    return best


def _near(look: Look, option: Option) -> Reason:
    """Zombies and tokens by whom they come near."""
    space = option.space
    if option.verb == "herd":
        space = look.near[space][WAY_NAMES.index(option.way)]
    away = [distances(look, [look.pawn[seat]])[space] for seat in range(look.seats)]
    own, other, who = _ranks(look, away)
    what = naming.THINGS[look.top["what"]] if "what" in look.top else "zombie"
    verb = "lift" if option.verb == "lift" else "put"
    fields = {"verb": verb, "what": what, "own": own, "other": other, "who": who}
    return Reason("why-near", fields, "ZZ-7.1" if option.verb == "herd" else "ZZ-4.2")


def _ranks(look: Look, away: Sequence[int]) -> tuple[int, int, str]:
    """One's own distance, the nearest rival's, and who that is."""
    seat = look.seat or 0
    rival = min((other for other in range(look.seats) if other != seat), key=lambda other: away[other])
    return away[seat], away[rival], look.names[rival]
