"""What a result is made of: how far the zombies came, and how many of them the humans stopped (ZK-2.5, ZK-2.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from shamble.games.zombiaki.box import HUMAN_SIDE, IS_DOG, ROWS, ZOMBIE_SIDE
from shamble.games.zombiaki.look import Look


def tally(view: Mapping[str, Any], facts: Iterable[Mapping[str, Any]]) -> list[dict[str, int]]:
    """By seat: the zombies' foremost row, 6 over the barricade; what the humans stopped, and the cards before dawn."""
    look, seen = Look(view, None), list(facts)
    rows = [fact["goal"] % ROWS + 1 for fact in seen if fact["fact"] == "moved" and not fact["body"] & IS_DOG]
    over = any(fact["fact"] == "broke_through" for fact in seen)
    came = {"furthest": ROWS + 1 if over else max(rows, default=1)}
    stopped = sum(fact["fact"] in ("died", "fell") for fact in seen)
    held = {"stopped": stopped, "night": look.left(ZOMBIE_SIDE)}
    by_seat = {look.seat_of(ZOMBIE_SIDE): came, look.seat_of(HUMAN_SIDE): held}
    return [by_seat[seat] for seat in range(2)]
