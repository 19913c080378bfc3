"""What is in the box: thirty tiles with their doors, fifty event cards, and the options that change numbers."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from shamble.core.errors import Invalid
from shamble.games.zombies import refusals
from shamble.games.zombies.box import (
    EDGE_SPACE,
    EVENTS,
    EXITS,
    FIRST_BUILDING,
    GROUNDS,
    INTERIOR,
    LOOKS,
    ONE_EXIT,
    ROAD,
    SMALL_TOWN,
    STEPS_IN,
    TILE_NAMES,
    TILE_NUMBERS,
    TILES,
    TURNS,
    turned,
)
from shamble.games.zombies.game import GAME, PRESETS
from shamble.games.zombies.state import Table
from shamble.testing.scenario import clause

# As the rulebook prints them: name, copies, rows, doors as road-interior in (row, column), zombies, bullets, lives.
PRINTED = """
town_square     1  .R./RRR/.R.  -                  0 0 0
helipad         1  RRR/RRR/RRR  -                  9 0 0
straight        4  .../RRR/...  -                  2 0 0
corner          4  .../.RR/.R.  -                  2 0 0
tee             4  .../RRR/.R.  -                  3 0 0
cross           4  .R./RRR/.R.  -                  4 0 0
hospital        1  III/III/IRI  21-11              8 0 4
lawn_garden     1  III/III/IRI  21-11              6 3 2
police_station  1  III/III/.R.  21-11              6 4 2
sporting_goods  1  III/III/.RI  21-11              6 4 2
fire_station    1  III/III/IRI  21-11,21-20,21-22  6 2 4
army_surplus    1  III/RRR/...  11-01              2 2 0
drug_store      1  III/RRR/...  11-01              3 0 3
gas_station     1  III/RRR/.R.  11-01              3 2 1
skate_shop      1  III/RRR/.R.  11-01              3 1 0
florist         1  III/RRR/.R.  11-01              3 1 1
hardware_store  1  III/IRR/IR.  11-01,11-10        3 2 1
toy_store       1  III/IRR/IR.  12-02,21-20        3 1 1
"""


def printed_place(text: str) -> int:
    """A space from its row and column."""
    return 3 * int(text[0]) + int(text[1])


@clause("ZZ-1.2")
@pytest.mark.parametrize("line", PRINTED.strip().splitlines(), ids=lambda line: line.split()[0])
def test_a_tile_is_as_printed(line: str) -> None:
    name, copies, rows, doors, *contents = line.split()
    tile = TILES[TILE_NUMBERS[name]]
    pairs = [door.split("-") for door in doors.split(",") if door != "-"]
    assert (tile.copies, tile.spaces) == (int(copies), rows.replace("/", ""))
    assert list(tile.doors) == [(printed_place(road), printed_place(inside)) for road, inside in pairs]
    assert [tile.zombies, tile.bullets, tile.lives] == [int(number) for number in contents]


@clause("ZZ-1.2", "ZZ-7.2")
def test_thirty_tiles_that_ask_for_more_zombies_than_there_are() -> None:
    assert len(PRINTED.strip().splitlines()) == len(TILES)
    assert sum(tile.copies for tile in TILES) == 30
    assert sum(tile.copies * tile.zombies for tile in TILES) == 105
    assert sum(tile.copies for tile in TILES[FIRST_BUILDING:]) == 12


@clause("ZZ-1.5")
def test_the_town_brings_twenty_one_lives_and_twenty_two_bullets() -> None:
    assert (sum(tile.lives for tile in TILES), sum(tile.bullets for tile in TILES)) == (21, 22)


@clause("ZZ-1.2", "ZZ-1.3")
def test_road_tiles_bring_as_many_zombies_as_they_have_exits() -> None:
    exits = {name: EXITS[kind * TURNS].bit_count() for kind, name in enumerate(TILE_NAMES)}
    assert exits["town_square"] == exits["helipad"] == 4
    for tile in TILES[2:FIRST_BUILDING]:
        assert tile.zombies == exits[tile.name]
    assert [exits[TILE_NAMES[kind]] for kind in ONE_EXIT] == [1] * 5
    assert Counter(exits[tile.name] for tile in TILES[FIRST_BUILDING:]) == {1: 5, 2: 4, 3: 3}


@clause("ZZ-1.2", "ZZ-4.2")
def test_what_a_tile_brings_fits_on_it() -> None:
    for tile in TILES[1:]:
        room = tile.spaces.count("I" if tile in TILES[FIRST_BUILDING:] else "R")
        assert tile.zombies <= room
        assert tile.bullets + tile.lives <= room


@clause("ZZ-1.3")
def test_turns_that_look_alike_are_one_choice() -> None:
    turns = {name: LOOKS[kind] for kind, name in enumerate(TILE_NAMES)}
    assert turns["town_square"] == turns["helipad"] == turns["cross"] == [0]
    assert turns["straight"] == [0, 1]
    assert all(
        turns[tile.name] == [0, 1, 2, 3]
        for tile in TILES
        if tile.name not in ("cross", "straight") and tile.zombies not in (0, 9)
    )


@clause("ZZ-1.3")
def test_a_quarter_turn_is_clockwise_and_four_are_none() -> None:
    assert [turned(place, 1) for place in EDGE_SPACE] == EDGE_SPACE[1:] + EDGE_SPACE[:1]
    assert [turned(place, 4) for place in range(9)] == list(range(9))
    assert [turned(place, 1) for place in (0, 2, 8, 6)] == [2, 8, 6, 0]


@clause("ZZ-1.1", "ZZ-1.3")
def test_steps_go_both_ways_and_through_walls_only_by_doors_however_turned() -> None:
    for kind, tile in enumerate(TILES):
        for turn in range(TURNS):
            ground, steps = GROUNDS[kind * TURNS + turn], STEPS_IN[kind * TURNS + turn]
            joined = {(place, goal) for place in range(9) for goal in steps[place] if goal >= 0}
            assert joined == {(goal, place) for place, goal in joined}
            assert all(ground[place] and ground[goal] for place, goal in joined)
            doors = {(place, goal) for place, goal in joined if (ground[place], ground[goal]) == (ROAD, INTERIOR)}
            assert doors == {(turned(road, turn), turned(inside, turn)) for road, inside in tile.doors}


@clause("ZZ-9.6")
def test_fifty_cards_of_twenty_seven_kinds() -> None:
    assert (len(EVENTS), sum(event.copies for event in EVENTS)) == (27, 50)
    single = {event.name for event in EVENTS if event.copies == 1}
    assert single == {"bad_sense_of_direction", "hysterical_paralysis", "keys", "were_screwed"}
    assert all(event.copies == 2 for event in EVENTS if event.name not in single)


@clause("ZZ-5.4")
def test_five_kinds_of_cards_are_weapons() -> None:
    weapons = {event.name for event in EVENTS if event.weapon}
    assert weapons == {"fire_axe", "chainsaw", "grenade", "molotov", "shotgun"}


@clause("ZZ-9.5")
def test_eight_kinds_of_items_and_their_buildings() -> None:
    homes = {event.name: [TILE_NAMES[kind] for kind in event.homes] for event in EVENTS if event.homes}
    assert homes == {
        "all_the_marbles": ["toy_store"],
        "chainsaw": ["lawn_garden"],
        "fire_axe": ["fire_station"],
        "first_aid_kit": ["hospital", "drug_store"],
        "grenade": ["army_surplus"],
        "lots_of_ammo": ["sporting_goods"],
        "molotov": ["gas_station"],
        "skateboard": ["skate_shop"],
    }


@clause("ZZ-10.2")
def test_a_small_town_has_nineteen_tiles_after_town_square() -> None:
    assert sum(SMALL_TOWN) - 1 - 2 == 19
    table = GAME.new(2, 5, {"town": "small"}, chance="ask")
    table.play(None, GAME.read("first-a", chance=True))
    assert {str(answer): weight for answer, weight in table.outcomes()} == {
        f"without-{TILE_NAMES[kind]}": 1 for kind in ONE_EXIT
    }
    facts = table.play(None, GAME.read("without-hospital", chance=True))
    assert facts[0].to_json() == {"fact": "left_out", "kind": TILE_NUMBERS["hospital"]}
    assert facts[0].seen_by(None)
    assert len(table.outcomes()) == 4
    table.play(None, GAME.read("without-police_station", chance=True))
    assert isinstance(table, Table)
    assert sum(table.pile) == 19
    assert [table.pile[kind] for kind in range(2, FIRST_BUILDING)] == [2] * 4


@clause("ZZ-10.1", "ZZ-10.2", "ZZ-10.3", "ZZ-2.2", "ZZ-4.4", "ZZ-7.2", "ZZ-8.2")
@pytest.mark.parametrize("preset", list(PRESETS))
def test_presets(preset: str) -> None:
    seen = GAME.new(3, 1, {"preset": preset}).view(None)
    assert {name: seen[name] for name in PRESETS[preset]} == PRESETS[preset]
    assert PRESETS["classic"] == {
        "helipad": "bottom",
        "sealing": "allowed",
        "town": "full",
        "late_dice": 1,
        "zombie_step": "die",
        "kill_goal": 25,
        "zombie_pool": 100,
    }
    standard = {"helipad": "bottom_half", "sealing": "forbidden", "zombie_pool": "unlimited"}
    assert PRESETS["standard"] == PRESETS["classic"] | standard
    quick = {"helipad": "last_five", "town": "small", "late_dice": 2, "kill_goal": 15, "zombie_step": "three"}
    assert PRESETS["quick"] == PRESETS["standard"] | quick


@clause("ZZ-10.1")
def test_an_option_given_by_itself_beats_the_preset() -> None:
    seen = GAME.new(2, 1, {"preset": "quick", "kill_goal": 50, "town": "full", "zombie_pool": 100}).view(None)
    assert (seen["kill_goal"], seen["town"], seen["zombie_pool"], seen["late_dice"]) == (50, "full", 100, 2)
    assert GAME.new(2, 1).view(None)["kill_goal"] == 25


@pytest.mark.parametrize(
    "options",
    [{"preset": "long"}, {"kill_goal": 4}, {"kill_goal": 51}, {"late_dice": 3}, {"death_loses": "hand"}, {"dice": 2}],
)
def test_what_is_no_option(options: dict[str, object]) -> None:
    with pytest.raises(Invalid):
        GAME.new(2, 1, options)


@clause("ZZ-2.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(Invalid, match="2 to 6 players"):
        GAME.new(seats, 1)


@clause("ZZ-2.1", "ZZ-10.2")
def test_set_up() -> None:
    table = cast(Table, GAME.new(3, 1, chance="ask"))
    assert {str(answer): weight for answer, weight in table.outcomes()} == {"first-A": 1, "first-B": 1, "first-C": 1}
    table.play(None, GAME.read("first-b", chance=True))
    order: list[int] = []
    while table.turn == 0:
        table.play(None, table.outcomes()[0][0])
        order += [cast(int, fact.to_json()["seat"]) for fact in table.facts if fact.name == "drew"]
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert (table.active, table.turn, table.held) == (1, 1, [3, 3, 3])
    assert (table.pawn, table.lives, table.bullets) == ([4] * 3, [3] * 3, [3] * 3)
    assert (table.pool, sum(table.pile), sum(table.deck)) == (100, 29, 41)


def test_every_refusal_has_a_key_and_a_sentence_of_its_own() -> None:
    keys = [refusal.key for refusal in refusals.ALL]
    assert len(set(keys)) == len(keys)
    assert all(refusal.clause.startswith("ZZ-") for refusal in refusals.ALL)
