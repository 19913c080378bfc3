"""The board: 120 hexagonal cells, eight shelters, two to four players."""

from __future__ import annotations

import pytest

from shamble.core.errors import Invalid
from shamble.games.zombiegeddon.box import CELL_NAMES, NEIGHBOURS
from shamble.picture import scene
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import GAME, new_table, zombiegeddon

RED = {"d2", "k2", "b9", "i9"}
WHITE = {"b5", "h3", "e8", "k6"}


def name(column: int, row: int) -> str:
    """A cell of the rulebook's (c, r), counted from 0, as players write it."""
    return "abcdefghijkl"[column] + str(row + 1)


def beside(cell: str) -> set[str]:
    """The neighbours of a cell, as the engine knows them."""
    return {CELL_NAMES[near] for near in NEIGHBOURS[CELL_NAMES.index(cell)]}


@clause("ZG-1.1")
def test_twelve_columns_and_ten_rows_make_120_cells() -> None:
    assert len(CELL_NAMES) == 120
    assert set(CELL_NAMES) == {name(column, row) for column in range(12) for row in range(10)}
    assert [CELL_NAMES[0], CELL_NAMES[11], CELL_NAMES[12], CELL_NAMES[119]] == ["a1", "l1", "a2", "l10"]


@clause("ZG-1.1")
@pytest.mark.parametrize("row", range(10))
@pytest.mark.parametrize("column", range(12))
def test_neighbours_follow_the_shifted_rows(column: int, row: int) -> None:
    aside = (-1, 0) if row % 2 == 0 else (0, 1)
    spots = {(column - 1, row), (column + 1, row)}
    spots |= {(column + shift, near) for shift in aside for near in (row - 1, row + 1)}
    expected = {name(c, r) for c, r in spots if 0 <= c < 12 and 0 <= r < 10}
    assert beside(name(column, row)) == expected


@clause("ZG-1.1", "ZG-3.3")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("f5", ["e4", "f4", "e5", "g5", "e6", "f6"]),  # an even row, counted from 0
        ("f6", ["f5", "g5", "e6", "g6", "f7", "g7"]),  # an odd row lies half a cell to the right
        ("a1", ["b1", "a2"]),
        ("l10", ["l9", "k10"]),
    ],
)
def test_a_pawn_walks_to_the_neighbours_and_nowhere_else(cell: str, around: list[str]) -> None:
    food = [f"{column}{row}" for column in "aefgkl" for row in (1, 2, 4, 5, 6, 7, 9, 10)]
    kinds = ["food1", "food2", "food3", "tools", "fuel", "medicine"]
    discs = {spot: kinds[number % 6] for number, spot in enumerate(food) if spot not in RED | WHITE}
    discs |= dict.fromkeys(around, "weapon")
    table = zombiegeddon(discs=discs | {cell: "electronics"}, pawns={"A": [cell]})
    assert table.options() == ["pass", *(f"{cell}-{goal}" for goal in around), f"{cell}-off"]


@clause("ZG-1.2")
def test_four_red_and_four_white_shelters_stand_where_they_are_printed() -> None:
    table = zombiegeddon(pawns={"A": ["d2"]})
    assert {cell for cell in CELL_NAMES if table.disc(cell) == "red_shelter"} == RED
    assert {cell for cell in CELL_NAMES if table.disc(cell) == "white_shelter"} == WHITE


@clause("ZG-1.2")
@pytest.mark.parametrize("colour", [RED, WHITE])
def test_a_half_turn_maps_each_colour_on_itself(colour: set[str]) -> None:
    numbers = {CELL_NAMES.index(cell) for cell in colour}
    assert {119 - number for number in numbers} == numbers


@clause("ZG-1.2")
@pytest.mark.parametrize("shelter", sorted(RED | WHITE))
def test_each_shelter_has_six_neighbours(shelter: str) -> None:
    assert len(beside(shelter)) == 6


@clause("ZG-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_with_four_pawns_each(seats: int) -> None:
    table = new_table(seats, chance="draw")
    assert [len(table.where(seat)) for seat in "ABCD"[:seats]] == [4] * seats
    assert table.state.seats == seats


@clause("ZG-1.3")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, 2.0, "2"])
def test_no_other_number_of_players(seats: object) -> None:
    with pytest.raises(Invalid, match="2 to 4 players"):
        GAME.new(seats=seats)


@clause("ZG-1.3")
def test_each_player_has_four_supply_markers() -> None:
    table = zombiegeddon(pawns={"A": ["d2"]}, markers={"A": sorted(WHITE)})
    row = scene(table.state.view(0))
    assert [item for item in row if item.startswith("plA-m") and item[-1].isdigit()] == [
        "plA-m1",
        "plA-m2",
        "plA-m3",
        "plA-m4",
    ]
    assert table.markers("A") == sorted(WHITE)


@clause("ZG-1.3")
def test_colours_are_shown_with_a_shape_and_a_letter_too() -> None:
    items = scene(new_table(4, chance="draw").state.view(None), names=["Ann", "Bob", "Cleo", "Dan"])
    pawns = {key[1]: item for key, item in items.items() if item["kind"] == "pawn"}
    assert {seat: item["text"] for seat, item in pawns.items()} == {seat: seat for seat in "ABCD"}
    assert len({item["face"] for item in pawns.values()}) == 4
