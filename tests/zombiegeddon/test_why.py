"""Reasons of hints: every number in them is counted again here, from the board and the printed values alone."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import shamble
from shamble import bots
from shamble.core.reason import Reason
from shamble.games.zombiegeddon.box import (
    CELL_NUMBERS,
    DISC_NUMBERS,
    FIRST_TAKEABLE,
    PROVISION_POINTS,
    RED_SHELTERS,
    VALUES,
    WHITE_SHELTERS,
)
from shamble.games.zombiegeddon.state import Table
from shamble.words import Words

GAME = shamble.game("zombiegeddon")
PROVISIONS = ("electronics", "medicine", "fuel", "tools")
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def pile_points(pile: Counter[str]) -> int:
    """The points of a pile, as printed (ZG-6.1, ZG-6.2)."""
    sets = sum(PROVISION_POINTS[min(pile[name], 6)] for name in PROVISIONS)
    return sets + sum(VALUES[DISC_NUMBERS[name]] * count for name, count in pile.items())


def seen(table: Table, seat: int) -> dict[str, Any]:
    return cast("dict[str, Any]", table.view(seat))


def pile_of(table: Table, seat: int) -> Counter[str]:
    return Counter(cast("dict[str, int]", seen(table, seat)["taken"][seat]))


def pawns_of(table: Table, seat: int) -> list[int]:
    return [cell for cell in table.pawns[seat * 4 : seat * 4 + 4] if cell >= 0]


def turns(seats: int, seed: int, count: int) -> list[tuple[Table, Table, int, Reason, list[str]]]:
    """Positions of a game among greedy bots, the same after the hinted way, who is asked, why, and the way."""
    state = cast(Table, GAME.new(seats=seats, seed=seed))
    found: list[tuple[Table, Table, int, Reason, list[str]]] = []
    while state.ask is not None and len(found) < count:
        seat = state.ask.seats[0]
        advice = bots.hint(GAME, state.view(seat), "greedy", names=NAMES[:seats])
        before, after = state.copy(), state.copy()
        way = [step.answer for step in advice.steps]
        for answer in way:
            after.play(seat, GAME.parse(after, seat, answer))
        found.append((before, after, seat, advice.reason, way))
        state.play(seat, GAME.parse(state, seat, advice.answer))
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_number_of_a_reason_can_be_counted_at_the_table(seats: int, seed: int) -> None:
    keys = Counter[str]()
    for before, after, seat, reason, _ in turns(seats, seed, 260):
        told = reason.fields
        keys[reason.key] += 1
        if reason.key in ("why-turn", "why-half"):
            old, new = pile_of(before, seat), pile_of(after, seat)
            assert Counter(cast("list[str]", told["disc"])) == new - old
            assert told["points"] == pile_points(new) - pile_points(old)
        if reason.key == "why-turn":
            entered = set(pawns_of(after, seat)) - set(pawns_of(before, seat))
            stood = [seen(before, seat)["board"][cell] for cell in entered]
            under = [name for name in stood if DISC_NUMBERS[name] >= FIRST_TAKEABLE]
            assert sorted(cast("list[str]", told["under"])) == sorted(under)
            assert told["worth"] == pile_points(new + Counter(under)) - pile_points(new)
            brought = {*seen(after, seat)["markers"][seat]} - {*seen(before, seat)["markers"][seat]}
            assert told["supplies"] == len(brought)
            assert brought <= {*(WHITE_SHELTERS if told["half"] == 1 else RED_SHELTERS)}
        if reason.key == "why-place":
            assert after.points(seat) == before.points(seat)
            assert (told["steps"] == 0) == (told["shelter"] == "")
    assert keys["why-turn"] > 100


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_supply_is_a_pawn_in_half_one_and_five_points_in_half_two(lang: str) -> None:
    words = Words(lang, "zombiegeddon")
    halves = Counter[int]()
    for before, _, _, reason, _ in turns(2, 5, 400):
        if reason.fields.get("supplies"):
            said = words.say(reason.key, reason.fields)
            five, clause = (" 5 points" in said, reason.clause)
            assert (five, clause) == ((False, "ZG-5.3") if before.half == 1 else (True, "ZG-6.1"))
            halves[before.half] += 1
    assert set(halves) == {1, 2}


def test_who_is_said_to_lose_a_disc_could_have_gone_to_it() -> None:
    told = 0
    for before, after, seat, reason, _ in turns(3, 7, 200):
        if not reason.fields.get("losses"):
            continue
        rival = NAMES.index(str(reason.fields["who"]))
        near = {cell for pawn in pawns_of(before, rival) for cell in before.near[pawn]}
        mine = {*pawns_of(after, seat)} | {cell for cell in range(120) if after.board[cell] != before.board[cell]}
        there = Counter(seen(before, seat)["board"][cell] for cell in near & mine)
        assert not Counter(cast("list[str]", reason.fields["lost"])) - there
        told += 1
    assert told


def test_a_disc_stepped_on_is_not_called_collected() -> None:
    """k4-k5 collects the food it leaves and stands on a weapon: the food has the points."""
    for before, _, _, reason, way in turns(2, 1, 60):
        start, _, goal = way[0].partition("-")
        if reason.key == "why-turn" and len(way) == 1 and goal != "off":
            board = seen(before, 0)["board"]
            assert board[CELL_NUMBERS[goal]] not in cast("list[str]", reason.fields["disc"]) or (
                board[CELL_NUMBERS[goal]] == board[CELL_NUMBERS[start]]
            )


def test_reasons_name_no_random_deal() -> None:
    """An action that ends half 1 is told by what it brings, not by how a guess deals half 2."""
    for before, after, seat, reason, way in turns(2, 4, 400):
        if after.half != before.half and way[0] != "pass":
            assert reason.key == "why-half"
            again = bots.hint(GAME, before.view(seat), "greedy", names=NAMES[:2])
            assert again.reason == reason
