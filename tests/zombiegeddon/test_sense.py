"""Sense prefers what a player would prefer."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import shamble
from shamble.games.zombiegeddon import sense
from shamble.games.zombiegeddon.box import (
    CELLS,
    DISC_NUMBERS,
    FIRST_ENEMY,
    HOLE,
    KINDS,
    NEIGHBOURS,
    OFF,
    PAWNS,
    PROVISION_POINTS,
    RED_SHELTERS,
    SHELTERS,
    WEAPON,
    WHITE_SHELTERS,
)
from shamble.games.zombiegeddon.frames import Turn
from shamble.games.zombiegeddon.state import Table

FUEL = DISC_NUMBERS["fuel"]
FOOD1 = DISC_NUMBERS["food1"]
FOOD3 = DISC_NUMBERS["food3"]


def table(seats: int = 2, seed: int = 1) -> Table:
    return cast(Table, shamble.game("zombiegeddon").new(seats=seats, seed=seed))


def put(position: Table, place: int, cell: int) -> None:
    """Move a pawn by hand."""
    if position.pawns[place] != OFF:
        position.crowd[position.pawns[place]] -= 1
    position.pawns[place] = cell
    if cell != OFF:
        position.crowd[cell] += 1


def gain(position: Table, kind: int, count: int = 1) -> int:
    """What so many more discs of a kind in seat 0's pile add to the worth."""
    before = sense.worth(position, 0)
    position.taken[kind] += count
    after = sense.worth(position, 0)
    position.taken[kind] -= count
    return after - before


def test_when_no_more_of_a_type_is_to_come_each_further_one_counts_as_printed() -> None:
    position = table()
    position.half = 2
    position.board = [FOOD1 if disc == FUEL else disc for disc in position.board]
    gains = []
    for held in range(7):
        position.taken[FUEL] = held
        gains.append(gain(position, FUEL))
    assert gains == [100, 200, 300, 400, 500, 500, 0]


def test_a_first_of_a_type_is_worth_more_while_others_can_follow() -> None:
    position = table(seats=4)
    assert gain(position, FUEL) > 100


def test_at_the_end_of_the_game_sets_count_exactly() -> None:
    for prospect in sense.PROSPECTS[2:]:
        assert prospect[: len(PROVISION_POINTS)] == [100 * points for points in PROVISION_POINTS]


def test_a_seventh_of_a_type_is_worth_nothing() -> None:
    position = table()
    position.taken[FUEL] = 6
    assert gain(position, FUEL) == 0


def test_three_food_are_better_than_one() -> None:
    position = table()
    assert gain(position, FOOD3) == 3 * gain(position, FOOD1) > 0


def test_two_players_want_opposite_things() -> None:
    position = table()
    position.taken[FOOD3] = 2
    assert sense.worth(position, 0) == -sense.worth(position, 1) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_delivered_supply_is_better_than_a_hope(seats: int) -> None:
    position = table(seats)
    values = []
    for mask in (0, 1 << 4, 3 << 4, 7 << 4, 15 << 4):
        position.markers[0] = mask
        values.append(sense.worth(position, 0))
    assert values == sorted(set(values))
    first = values[1] - values[0]
    assert first > values[4] - values[3]
    assert first > sense.POINT * 3  # dearer than any food: without a pawn there is no half 2


def test_a_supply_is_hoped_for_more_the_nearer_its_pawn() -> None:
    position = table()
    far = sense.supplies(position, 0, 80)
    put(position, 0, NEIGHBOURS[WHITE_SHELTERS[0]][0])
    assert sense.supplies(position, 0, 80) > far


def test_no_supply_is_hoped_for_of_a_pawn_that_cannot_move() -> None:
    position = table()
    for place in range(PAWNS):
        put(position, place, OFF)
    cell = NEIGHBOURS[WHITE_SHELTERS[0]][0]
    put(position, 0, cell)
    assert sense.supplies(position, 0, 80) > 0
    for near in NEIGHBOURS[cell]:
        position.board[near] = HOLE
    position.near = [list(NEIGHBOURS[number]) for number in range(CELLS)]
    assert sense.supplies(position, 0, 80) == 0


def test_a_disc_under_a_pawn_is_as_good_as_taken() -> None:
    position = table()
    cell = position.board.index(FOOD3)
    before = sense.worth(position, 0)
    put(position, 0, cell)
    assert sense.holdings(position)[FOOD3] == 1
    assert sense.worth(position, 0) > before


def test_a_pawn_that_passes_over_another_does_not_get_its_disc() -> None:
    position = table()
    cell = position.board.index(FOOD3)
    put(position, PAWNS, cell)
    put(position, 0, cell)
    turn = position.frames[-1]
    assert isinstance(turn, Turn)
    turn.through = 0
    held = sense.holdings(position)
    assert (held[FOOD3], held[KINDS + FOOD3]) == (0, 1)


def test_weapons_are_worthless_once_no_enemy_is_left() -> None:
    position = table()
    assert sense.weapon_worth(position, sense.discs_left(position)) > 0
    position.half = 2
    for cell, disc in enumerate(position.board):
        if disc >= FIRST_ENEMY:
            position.board[cell] = FOOD1
    position.weapons[0] = 1
    assert sense.weapon_worth(position, sense.discs_left(position)) == 0


def test_in_half_one_a_weapon_is_kept_for_better_enemies() -> None:
    position = table()
    left = sense.discs_left(position)
    weapon = sense.weapon_worth(position, left)
    values = sense.disc_values(position, left, position.taken, weapon)
    assert values[WEAPON] == weapon > values[DISC_NUMBERS["enemy3"]]


def test_ground_nobody_else_reaches_is_worth_more_than_shared_ground() -> None:
    position = table()
    for place in range(2 * PAWNS):
        put(position, place, OFF)
    put(position, 0, RED_SHELTERS[0])
    values = [100] * (2 * KINDS)
    alone = sense.ground(position, values)
    put(position, PAWNS, RED_SHELTERS[0])
    together = sense.ground(position, values)
    assert alone[0] > together[0] == together[1] > 0 == alone[1]


def test_distances_are_those_of_the_board() -> None:
    for shelter, steps in zip(SHELTERS, sense.STEPS, strict=True):
        assert steps[shelter] == 0
        for cell in range(CELLS):
            assert (steps[cell] == 1) == (cell in NEIGHBOURS[shelter])
            assert all(abs(steps[cell] - steps[near]) <= 1 for near in NEIGHBOURS[cell])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_has_a_worth_and_its_end_is_exact(seats: int) -> None:
    position = table(seats, seed=seats)
    rng = Random(seats)
    while position.ask is not None:
        seat = position.ask.seats[0]
        options = position.options(seat)
        position.play(seat, options[rng.randrange(len(options))])
        before = position.digest()
        values = [sense.worth(position, other) for other in range(seats)]
        assert position.digest() == before
        assert all(abs(value) < 500 * sense.POINT for value in values)
    outcome = position.outcome
    assert outcome is not None
    assert sense.scores(position) == [100 * score for score in outcome.scores]
    assert outcome.winners[0] == max(range(seats), key=lambda other: sense.worth(position, other))


# --- rivals who cannot gain any more ---


def strip(position: Table, half: int, discs: dict[int, int], pawn: int) -> None:
    """Leave seat 0 one pawn, the others none, and these discs on the board."""
    position.half = half
    for place in range(PAWNS * position.seats):
        put(position, place, OFF)
    for cell in range(CELLS):
        if cell not in SHELTERS:
            position.board[cell] = discs.get(cell, HOLE)
    position.near = [list(NEIGHBOURS[number]) for number in range(CELLS)]
    put(position, 0, pawn)
    turn = position.frames[-1]
    assert isinstance(turn, Turn)
    turn.seat, turn.used, position.first = 0, 0, 0


def lone(seats: int, half: int, lead: int) -> Table:
    """Seat 0 alone on the board, three food discs in a row before its pawn, so many points (of food) ahead."""
    position = table(seats)
    start = WHITE_SHELTERS[0]
    path = {start + step: FOOD3 for step in (1, 2, 3)}
    strip(position, half, path, start)
    position.taken[FOOD1] = 50 + lead
    for seat in range(1, seats):
        position.taken[seat * KINDS + FOOD1] = 50
        position.taken[seat * KINDS + FUEL] = 5  # a set that would grow if its owner had a pawn
        position.weapons[seat] = 2
    return position


@pytest.mark.parametrize("lead", [-60, -20, 0, 20, 60])
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ending_a_half_alone_is_worse_than_playing_on(seats: int, half: int, lead: int) -> None:
    position = lone(seats, half, lead)
    position.markers = [3 << 4 if half == 1 else 0] * seats
    assert [sense.can_gain(position, seat) for seat in range(seats)] == [True] + [False] * (seats - 1)
    passed, *others = [sense.worth(cast(Table, position.after(0, code)), 0) for code in position.codes(0)]
    assert passed < sense.worth(position, 0)
    assert passed < max(others)


def test_a_player_without_pawns_hopes_for_nothing_in_half_two() -> None:
    position = lone(2, 2, 0)
    assert sense.promises(position, [True, False])[1] == 100 * position.points(1)


def test_a_pawn_that_reaches_nothing_gains_nothing() -> None:
    position = lone(2, 2, 0)
    put(position, PAWNS, RED_SHELTERS[2])
    position.markers[1] = 1 << 2
    assert not sense.can_gain(position, 1)
