"""What takes several answers, as one: every way to share the flamethrower's power out over its row (ZK-5.17)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from shamble.games.zombiaki.aim import Aim, Chain, told_on
from shamble.games.zombiaki.answers import decode
from shamble.games.zombiaki.box import LANE_OF, LANES, SHARE_BITS, SHARE_MASK
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.look import Look
from shamble.games.zombiaki.state import Table


class Split(NamedTuple):
    """So much power on the cell of each lane, the answers that say so, and what comes of it."""

    shares: list[int]
    answers: list[str]
    aim: Aim
    harm: tuple[int, int]  # dead, and otherwise hurt


def splits(look: Look) -> list[Split]:
    """Every way to share out what is left of the flamethrower's power, those that do the most harm first."""
    if look.asks != "flamethrower" or not look.options or look.seat is None:
        return []
    table = GAME.guess(look.view, Random(0))
    found = [_split(look, *way) for way in _ways(table, look.seat, [], [])]
    return sorted(found, key=lambda split: (-split.harm[0], -split.harm[1], sum(split.shares)))


def _ways(
    table: Table, seat: int, said: list[str], seen: list[dict[str, Any]]
) -> Iterator[tuple[Table, list[str], list[dict[str, Any]]]]:
    """Where each run of answers leads, the answers, and what was told before the last of them."""
    for code in table.codes(seat):
        twin = table.after(seat, code)
        assert isinstance(twin, Table)
        answers = [*said, str(decode(code))]
        if twin.ask is not None and twin.ask.name == "flamethrower":
            yield from _ways(twin, seat, answers, [*seen, *(fact.to_json() for fact in twin.facts)])
        else:
            yield twin, answers, seen


def _split(look: Look, twin: Table, said: list[str], seen: list[dict[str, Any]]) -> Split:
    chain = Chain(look, look.options[0])
    shares = [look.stack["flames"]["shares"] >> SHARE_BITS * lane & SHARE_MASK for lane in range(LANES)]
    for fact in [*seen, *(fact.to_json() for fact in twin.facts)]:
        if fact["fact"] == "burned":
            shares[LANE_OF[fact["cell"]]] += fact["power"]
    for fact in seen:
        chain.add(fact)
    aim = told_on(chain, twin).aim()
    return Split(shares, said, aim, (chain.dead, chain.wounds + chain.shields))
