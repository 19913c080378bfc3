"""Why a bot would play like that in Zombiaki: what speaks for an answer, from a view and nothing else.

why-wins                                            the night ends with it
why-human       dead wounds moves does cell n p     what a card of the humans does, and who is nearest to the barricade
why-zombies     moves cell n p                      the same for the zombies
why-keep        ask                                 no card, or no more of it
why-drop        card must                           one that goes
why-rob         card                                one of the others that goes
why-click       does card                           Click! or not
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, cast

from shamble.core.reason import Reason, Step
from shamble.core.scene import yes
from shamble.games.zombiaki import answers, naming
from shamble.games.zombiaki.aim import NOTES, Chain, told_on
from shamble.games.zombiaki.box import HUMAN_SIDE
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.look import NO_CELL, NO_LANE, Look, Option, cell_id, lane_id, option_of
from shamble.games.zombiaki.odds import threats
from shamble.games.zombiaki.state import Table

View = Mapping[str, Any]
NOTHING: Final = ("pass", "pass-turn", "stop")
USES: Final = {
    "bars": ("wall5", "wall6", "barrier", "floodlight", "blood", "stepback"),
    "traps": ("mine", "car", "pit1", "pit2", "barrel", "napalm"),
    "holds": ("net", "freeze"),
}


def step(view: View, _names: Sequence[str], answer: str) -> Step:
    """What an answer is called, and where in the street it is aimed."""
    key, args = naming.option(view, answer)
    option = option_of(answer)
    start = cell_id(option.start) if option.start != NO_CELL else ""
    return Step(answer, [key, args], start, _aim(option))


def _aim(option: Option) -> str:
    """The id of the cell or lane that an answer names."""
    if option.cell != NO_CELL:
        return cell_id(option.cell)
    return lane_id(option.lane) if option.lane != NO_LANE else ""


def why(view: View, names: Sequence[str], way: Sequence[str]) -> Reason:
    """What speaks for this way to go on."""
    look, option = Look(view, names), option_of(way[0])
    assert look.seat is not None
    if look.asks == "click":
        return Reason("why-click", {"does": yes(option.verb == "click"), "card": naming.aimed(view)["card"]}, "ZK-4.9")
    if option.verb == "take":
        return Reason("why-rob", {"card": option.card}, "ZK-4.8")
    if option.verb == "discard":
        return Reason("why-drop", {"card": option.card, "must": yes(look.asks == "discard")}, "ZK-2.4")
    if option.verb in NOTHING and look.asks != "march":
        return Reason("why-keep", {"ask": look.asks}, "ZK-2.4" if look.asks == "play" else "")
    table = GAME.guess(view, Random(0))
    assert isinstance(table, Table)
    chain = _followed(look, table, way)
    if chain.won:
        return Reason("why-wins", {}, "ZK-2.6")
    if look.side_of(look.seat) == HUMAN_SIDE:
        return Reason("why-human", {**_done(chain), "does": _does(look, option), **_race(view)}, "ZK-2.5")
    return Reason("why-zombies", {"moves": chain.moves, **_race(view)}, "ZK-2.6")


def _followed(look: Look, table: Table, way: Sequence[str]) -> Chain:
    """What comes of the first card of a way: of all the answers that it takes, not of where it begins alone."""
    assert look.seat is not None
    chain = Chain(look, option_of(way[0]))
    for answer in way:
        code = answers.read(answer.lower(), chance=False).code
        if code not in table.codes(look.seat):
            break  # the chain was told further by itself
        table = cast(Table, table.after(look.seat, code))
        told_on(chain, table)
        if table.ask is None or table.ask.name not in NOTES:
            break
    return chain


def _does(look: Look, option: Option) -> str:
    """What a card is for that neither kills, wounds nor moves anybody at once."""
    card = option.card or look.asks
    return next((use for use, cards in USES.items() if card in cards), "other")


def _done(chain: Chain) -> dict[str, object]:
    """What comes of all of it, in numbers."""
    return {"dead": chain.dead, "wounds": chain.wounds + chain.shields, "moves": chain.moves}


def _race(view: View) -> dict[str, object]:
    """The zombie nearest to the barricade: where it is, how many marches it needs, and how likely dawn comes first."""
    nearest = threats(view)[:1]
    if not nearest:
        return {"cell": "none", "n": 0, "p": 0}
    return {"cell": nearest[0].cell, "n": nearest[0].marches, "p": round(nearest[0].dawn_first * 100)}
