"""Sealing the town: no open road end is left while tiles remain."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from shamble.games.zombies.box import EXITS, LOOKS, TILE_KINDS, TILE_NUMBERS, TURNS
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

# One road end is open, south of Town Square.
NEARLY = {"e1n0": "hospital r1", "w1n0": "lawn_garden r3", "e0n1": "police_station"}
DULL = ["card-fire_axe", "card-molotov", "card-chainsaw"]
# A block of eight tiles around e1n1: the only open road ends lead there, from all four sides.
RING = {
    "e1n0": "tee r2",
    "e0n1": "tee r3",
    "e0n2": "corner r0",
    "e1n2": "corner r1",
    "e2n0": "corner r2",
    "e2n1": "corner r1",
    "w1n0": "hospital r3",
    "e0s1": "lawn_garden r2",
}


def stocked(table: Scenario) -> Scenario:
    """Whatever is put on the new tile goes on its first spaces."""
    while table.asked == "put":
        table.play(table.waits_for, table.options(table.waits_for)[0])
    return table


def sealed(**options: Any) -> Scenario:
    """A has sealed the town with Sporting Goods."""
    table = zombies(NEARLY, at="tile", pile="sporting_goods cross straight helipad", **options)
    return stocked(table.draws("tile-sporting_goods"))


@clause("ZZ-4.4")
def test_the_tile_is_stocked_then_the_other_tiles_leave_the_game() -> None:
    table = sealed()
    assert (table.town()[5], len(table.zombies()), len(table.tokens("bullet"))) == ("sporting_goods", 6, 4)
    assert table.told("sealed_off") == [{"fact": "sealed_off", "seat": 0, "count": 3}]
    assert next(name for name in table.happened if name != "put") == "sealed_off"
    state = table.state
    assert (state.pile_left, sum(state.pile), state.sealed) == (0, 0, 1)
    assert state.gone[TILE_NUMBERS["helipad"]] == 1
    assert state.components()["cross"] == 4
    assert table.told("last_tile") == []


@clause("ZZ-4.4", "ZZ-3.5")
def test_it_costs_the_placing_player_the_rest_of_the_turn() -> None:
    table = sealed()
    assert table.told("turn_lost") == [{"fact": "turn_lost", "seat": 0, "why": 1}]
    assert (table.state.active, table.state.held[0]) == (1, 0)


@clause("ZZ-4.4", "ZZ-4.6")
def test_no_more_tiles_are_drawn() -> None:
    table = sealed()
    assert table.asked == "card"
    table.draws(*DULL).rolls(1).play("B", "stop").rolls(1)
    table.play("B", table.options("B")[0], "pass")
    assert (table.state.active, table.asked) == (0, "card")


@clause("ZZ-4.4")
def test_the_last_tile_does_not_seal() -> None:
    table = zombies(NEARLY, at="tile", pile="sporting_goods")
    stocked(table.draws("tile-sporting_goods"))
    assert (table.told("sealed_off"), table.told("turn_lost"), table.state.sealed) == ([], [], 0)
    assert table.told("last_tile") == [{"fact": "last_tile"}]
    assert (table.state.active, table.asked) == (0, "card")


@clause("ZZ-4.4")
def test_a_helipad_alone_in_the_stack_is_sealed_out_too() -> None:
    table = zombies(NEARLY, at="tile", pile="sporting_goods helipad")
    stocked(table.draws("tile-sporting_goods"))
    assert table.told("sealed_off") == [{"fact": "sealed_off", "seat": 0, "count": 1}]


@clause("ZZ-4.4")
def test_an_open_road_end_anywhere_is_enough() -> None:
    far = {"e1n0": "straight", "w1n0": "lawn_garden r3", "e0n1": "police_station"}
    table = zombies(far, at="tile", pile="sporting_goods cross").draws("tile-sporting_goods")
    stocked(table.play("A", "lay-e0s1-r2"))
    assert (table.told("sealed_off"), table.asked) == ([], "card")


@clause("ZZ-4.4", "ZZ-8.1")
def test_a_helipad_already_laid_can_still_be_won_on() -> None:
    table = zombies(RING | {"e1n1": "helipad"}, pawns={"A": "10.4"}, at="move", rolled=1, pile="")
    assert table.play("A", "go-10.5").winner == "A"


@clause("ZZ-4.4", "ZZ-4.5")
def test_a_helipad_that_seals_costs_its_drawer_nothing_if_another_placed_it() -> None:
    table = zombies(RING, "1.5", at="tile", pile="helipad cross", helipad="anywhere", kills=[3, 1])
    table.draws("tile-helipad")
    assert table.told("tile_laid")[0]["seat"] == 1
    assert table.told("sealed_off") == [{"fact": "sealed_off", "seat": 1, "count": 1}]
    assert (table.told("turn_lost"), table.state.active, table.asked) == ([], 0, "settle")


@clause("ZZ-4.4", "ZZ-4.5")
def test_it_costs_whoever_drew_and_placed_it_the_turn() -> None:
    table = zombies(RING, "1.5", at="tile", pile="helipad cross", helipad="anywhere", kills=[1, 3])
    table.draws("tile-helipad")
    assert table.told("sealed_off") == [{"fact": "sealed_off", "seat": 0, "count": 1}]
    assert (len(table.told("turn_lost")), table.state.active) == (1, 1)


@clause("ZZ-4.4")
def test_a_cross_in_the_last_gap_seals_as_well() -> None:
    table = zombies(RING, at="tile", pile="cross tee").draws("tile-cross")
    stocked(table)
    assert table.told("sealed_off") == [{"fact": "sealed_off", "seat": 0, "count": 1}]


# --- the option ---


def to_the_next_tile(table: Scenario) -> Scenario:
    """The active player does as little as can be; the next one is about to draw a tile, or has none to draw."""
    turn = table.state.turn
    while table.state.turn == turn and table.state.ask is not None:
        do_little(table)
    return table.passes()


def do_little(table: Scenario) -> None:
    """The answer that changes least: to stop or to pass, otherwise the first one; chance brings what comes first."""
    seat = table.waits_for[:1]
    options = table.options(seat or None)
    if seat:
        table.play(seat, next((word for word in ("stop", "pass") if word in options), options[0]))
    else:
        table.draws(options[0])


@clause("ZZ-4.4", "ZZ-4.3")
@pytest.mark.parametrize("preset", ["standard", "quick"])
def test_where_it_is_forbidden_a_tile_that_would_seal_is_set_aside(preset: str) -> None:
    table = sealed(preset=preset)
    assert table.told("tile_gone") == [{"fact": "tile_gone", "kind": TILE_NUMBERS["sporting_goods"], "below": 0}]
    assert table.happened == ["tile_drawn", "tile_gone", "drew_cards"]  # the turn goes on with part 2
    state = table.state
    assert (state.active, state.sealed, state.pile_left, len(table.town())) == (0, 0, 3, 4)
    assert (state.laid_now, state.gone[TILE_NUMBERS["sporting_goods"]]) == (0, 1)


@clause("ZZ-4.4", "ZZ-4.3", "ZZ-4.5")
def test_where_it_is_forbidden_a_helipad_that_would_seal_goes_to_the_bottom() -> None:
    table = zombies(RING, at="tile", pile="helipad cross", helipad="anywhere", sealing="forbidden")
    table.draws("tile-helipad")  # who would lay it is not drawn
    assert table.told("tile_gone") == [{"fact": "tile_gone", "kind": TILE_NUMBERS["helipad"], "below": 1}]
    assert (table.asked, table.state.active, table.state.pile_left) == ("card", 0, 2)
    assert to_the_next_tile(table).chances() == {"tile-cross": 1}
    assert table.draws("tile-cross").told("tile_gone")[0]["below"] == 0  # it would seal, too
    assert to_the_next_tile(table).chances() == {"tile-helipad": 1}
    table.draws("tile-helipad").draws("first-B")  # the last tile seals nothing
    assert (table.told("tile_laid")[0]["seat"], table.told("sealed_off"), table.town()[10]) == (1, [], "helipad")


@clause("ZZ-4.4", "ZZ-4.6", "ZZ-8.4")
def test_where_every_tile_left_would_seal_the_last_one_is_laid_and_the_game_ends() -> None:
    dead_ends = ["sporting_goods", "fire_station"]
    table = zombies(NEARLY, at="tile", pile=" ".join(dead_ends), sealing="forbidden", kill_goal=50)
    assert table.draws("tile-sporting_goods").told("tile_gone")[0]["below"] == 0
    assert to_the_next_tile(table).chances() == {"tile-fire_station": 1}
    stocked(table.draws("tile-fire_station"))
    assert (table.town()[5], table.state.sealed, table.state.open_ends()) == ("fire_station", 0, [])
    assert (table.told("sealed_off"), table.told("turn_lost"), table.state.active) == ([], [], 1)
    for _ in range(40):  # nobody collects a zombie any more
        assert "tile" not in table.asked
        to_the_next_tile(table)
    assert (table.asked, table.state.result().reason) == ("", "LIMIT")


@clause("ZZ-4.4")
def test_forbidden_binds_no_tile_that_leaves_a_road_end() -> None:
    for tile in ("straight", "corner", "tee", "cross", "florist", "hardware_store"):
        free, bound = (
            zombies(NEARLY, at="tile", pile=f"{tile} cross cross", sealing=sealing).draws(f"tile-{tile}")
            for sealing in ("allowed", "forbidden")
        )
        assert (free.asked, free.options("A")) == (bound.asked, bound.options("A"))


@clause("ZZ-4.4", "ZZ-4.1")
def test_a_tile_seals_in_all_its_places_or_in_none() -> None:
    # A tile seals only if all open road ends lead to one place, and then it has roads there and nowhere else: so many,
    # however it is turned. By side: a road, a wall, or nothing laid yet.
    for kind, sides in product(range(1, TILE_KINDS), product("rw.", repeat=TURNS)):
        outcomes = set()
        for turn in LOOKS[kind]:
            exits = EXITS[kind * TURNS + turn]
            roads = [bool(exits >> way & 1) for way in range(TURNS)]
            if "r" in sides and all(
                side == "." or (side == "r") == road for side, road in zip(sides, roads, strict=True)
            ):
                outcomes.add(not any(side == "." and road for side, road in zip(sides, roads, strict=True)))
        assert len(outcomes) < 2
