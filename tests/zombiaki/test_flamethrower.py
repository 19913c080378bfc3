"""The flamethrower: the nearest row in sight, and how its power is spread over it."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki


def throwing(zombies: Bodies, things: dict[str, str] | None = None, flames: str = "every") -> Scenario:
    """The humans have played the flamethrower."""
    table = zombiaki(zombies=zombies, things=things, hand="flamethrower shot1", turn="humans", flames=flames)
    return table.plays("flamethrower")


def spreads(table: Scenario) -> set[str]:
    """Every way to share the power out, as one digit a lane."""
    if table.asked != "flamethrower":
        burned = {line[7]: line[-1] for line in table.report if line.startswith("burned")}  # burned A3 2
        burned |= {line[8]: "x" for line in table.report if line.startswith("crossed")}
        return {"".join(burned.get(lane, "0") for lane in "ABC")}
    found: set[str] = set()
    for option in table.options():
        twin = Scenario(table.state.copy())
        twin.plays(option)
        twin.facts = table.facts + twin.facts
        found |= spreads(twin)
    return found


@clause("ZK-5.17", "ZK-5.21")
@pytest.mark.parametrize(
    ("zombies", "things", "asked"),
    [
        ({"A3": 2, "B4": 2, "C1": 2}, {}, "A4"),  # the row nearest the barricade
        ({"B3": 2, "C5": "dog"}, {}, "A5"),
        ({"B3": 2, "C2": 3}, {"B4": "wall5"}, "A2"),  # B3 is behind a wall of its lane
        ({"B3": 2, "C2": 3}, {"A4": "wall5"}, "B3"),  # a wall of another lane is no matter; A3 is not lit
        ({"B4": 2, "C2": 3}, {"B4": "wall5"}, "A4"),  # on the wall is not behind it
    ],
)
def test_which_row_burns(zombies: Bodies, things: dict[str, str], asked: str) -> None:
    table = throwing(zombies, things)
    assert (table.asked, table.waits_for) == ("flamethrower", "humans")
    assert table.options()[0] == f"burn-{asked}-0"


@clause("ZK-5.17", "ZK-2.8")
def test_with_nobody_in_sight_it_cannot_be_played() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B4": "wall5"}, hand="flamethrower", turn="humans")
    assert "flamethrower" not in table.options()
    assert table.refuses("flamethrower", "ZK-5.17").key == "no-flames"
    assert zombiaki(hand="flamethrower", turn="humans").refuses("flamethrower", "ZK-5.17").key == "no-flames"


@clause("ZK-5.17")
def test_all_damage_at_once_no_step_back_and_no_fire_left() -> None:
    table = throwing({"A4": 4, "B4": 2, "C4": "dog"}).plays("burn-A4-2", "burn-B4-2")
    assert table.report == ["burned B4 flamethrower 2"]
    assert table.shows({"A4": 4, "B4": 2, "C4": "dog"})
    table.plays("burn-C4-1")
    assert table.report == [
        "burned C4 flamethrower 1",
        "hurt A4 2 2 flamethrower",
        "died B4 2 flamethrower",
        "died C4 dog flamethrower",
    ]
    assert table.shows({"A4": 2})
    assert (table.burning, table.pile("humans")) == ([], ["flamethrower"])


@clause("ZK-5.17")
@pytest.mark.parametrize(
    ("zombies", "things", "spread"),
    [
        # one zombie in the middle, an empty cell on either side: not these two without it
        ({"B3": 2}, {}, {"100", "001", "010", "020", "110", "120", "011", "021", "111", "121"}),
        # empty between: must be paid if both sides burn
        ({"A3": 1, "C3": 1}, {}, {"100", "010", "001", "110", "011", "111"}),
        # somebody between: the same
        ({"A3": 1, "B3": 1, "C3": 1}, {}, {"100", "010", "001", "110", "011", "111"}),
        # the middle behind a wall: crossed for 1, empty or not
        ({"A3": 1, "C3": 1}, {"B4": "wall5"}, {"100", "001", "1x1"}),
        ({"A3": 1, "B3": 4, "C3": 1}, {"B4": "wall5"}, {"100", "001", "1x1"}),
        # so that at most 4 are left for the two
        (
            {"A3": 5, "C3": 2},
            {"B4": "wall5"},
            {"100", "200", "300", "400", "500", "001", "002", "1x1", "2x1", "3x1", "1x2", "2x2"},
        ),
        # both sides behind walls
        ({"A3": 4, "B3": 2, "C3": 4}, {"A4": "wall5", "C4": "wall6"}, {"010", "020"}),
        # a shield costs exactly 1
        ({"A3": "4 shield", "B3": "dog", "C3": "2 shield"}, {}, {"100", "010", "001", "110", "011", "111"}),
        # an empty wall cell is in sight
        ({"A3": 1, "C3": 1}, {"B3": "wall5"}, {"100", "010", "001", "110", "011", "111"}),
        # power 5 and no more; no more than stands there
        (
            {"A3": 5, "B3": 2},
            {"C4": "wall5"},
            {"010", "020", "100", "200", "300", "400", "500"} | {"110", "210", "310", "410", "120", "220", "320"},
        ),
        ({"A3": "4+3"}, {"B4": "wall5", "C4": "wall6"}, {"100", "200", "300", "400", "500"}),
    ],
)
def test_how_the_power_may_be_spread(zombies: Bodies, things: dict[str, str], spread: set[str]) -> None:
    assert spreads(throwing(zombies, things)) == spread


@clause("ZK-5.17", "ZK-1.6")
@pytest.mark.parametrize(
    ("zombies", "things", "spread"),
    [
        # somebody between: may be skipped free
        ({"B3": 2}, {}, {"100", "001", "010", "020", "101", "110", "120", "011", "021", "111", "121"}),
        ({"A3": 1, "B3": 1, "C3": 1}, {}, {"100", "010", "001", "110", "011", "101", "111"}),
        ({"A3": "4 shield", "B3": "dog", "C3": "2 shield"}, {}, {"100", "010", "001", "110", "011", "101", "111"}),
        # empty between: must be paid if both sides burn
        ({"A3": 1, "C3": 1}, {}, {"100", "010", "001", "110", "011", "111"}),
        # the middle behind a wall: neither lit nor paid, empty or not
        ({"A3": 1, "C3": 1}, {"B4": "wall5"}, {"100", "001", "101"}),
        ({"A3": 1, "B3": 4, "C3": 1}, {"B4": "wall5"}, {"100", "001", "101"}),
    ],
)
def test_with_the_option_only_an_empty_cell_between_is_paid(
    zombies: Bodies, things: dict[str, str], spread: set[str]
) -> None:
    assert spreads(throwing(zombies, things, flames="empty")) == spread


@clause("ZK-5.17")
@pytest.mark.parametrize("flames", ["every", "empty"])
def test_all_spreads_of_a_full_row_of_strong_ones(flames: str) -> None:
    found = spreads(throwing({"A3": 5, "B3": 4, "C3": 3}, flames=flames))
    wanted = {f"{a}{b}{c}" for a in range(6) for b in range(5) for c in range(4) if 1 <= a + b + c <= 5}
    gaps = {spread for spread in wanted if spread[1] == "0" and "0" not in spread[::2]}
    assert found == (wanted if flames == "empty" else wanted - gaps)


@clause("ZK-5.17")
def test_a_cell_behind_a_wall_is_crossed_for_1_and_nothing_there_is_hurt_or_set_off() -> None:
    table = throwing({"A3": 4, "B3": 1, "C3": 4}, {"B4": "wall5", "B3": "car"}).plays("burn-A3-2")
    assert table.options() == ["burn-C3-0", "burn-C3-1", "burn-C3-2"]  # of the 3 left 1 is for the way
    table.plays("burn-C3-2")
    assert table.report == [
        "crossed B3",
        "burned C3 flamethrower 2",
        "hurt A3 2 2 flamethrower",
        "hurt C3 2 2 flamethrower",
    ]
    assert (table.street["B3"], table.things["B3"]) == ("1", "car")


@clause("ZK-5.17")
def test_with_no_power_left_for_the_way_lane_c_is_out_of_reach() -> None:
    table = throwing({"A3": 4, "C3": 4}, {"B4": "wall5"}).plays("burn-A3-4")
    assert (table.asked, table.street) == ("play", {"C3": "4"})


@clause("ZK-5.17")
def test_nothing_is_crossed_on_the_way_to_nowhere() -> None:
    table = throwing({"A3": 4, "C3": 4}, {"B4": "wall5"}).plays("burn-A3-1", "burn-C3-0")
    assert "crossed" not in table.happened
    table = throwing({"A3": 4, "C3": 4}, {"B4": "wall5"}).plays("burn-A3-0", "burn-C3-4")
    assert "crossed" not in table.happened


@clause("ZK-5.17")
def test_all_spreads_over_an_empty_middle() -> None:
    found = spreads(throwing({"A3": 4, "C3": 3}))
    wanted = {
        f"{a}{b}{c}"
        for a in range(5)
        for b in range(2)
        for c in range(4)
        if 1 <= a + b + c <= 5 and not (a and c and not b)
    }
    assert found == wanted


@clause("ZK-5.17")
def test_at_least_one_cell_is_burned_and_where_there_is_no_choice_nothing_is_asked() -> None:
    table = throwing({"B3": 2}).plays("burn-A3-0", "burn-B3-0")
    assert table.report[0] == "burned C3 flamethrower 1"  # what is left to burn, though nobody is there
    table = throwing({"B3": "dog"}, {"A4": "wall5", "C4": "wall6"})
    assert table.report[1:] == ["burned B3 flamethrower 1", "unspent flamethrower 4", "died B3 dog flamethrower"]
    assert table.asked == "play"


@clause("ZK-5.17")
def test_what_cannot_be_burned_is_refused() -> None:
    table = throwing({"A3": 2, "B3": 4})
    assert table.refuses("burn-A3-3", "ZK-5.17").key == "flames-most"
    assert table.refuses("burn-A4-1", "ZK-5.17").key == "flames-row"
    for answer in ("burn-B3-1", "burn-C3-1"):
        assert table.refuses(answer, "ZK-5.17").values == {"cell": "A3"}
    for answer in ("stop", "pass", "shot1-A", "discard-shot1"):
        assert table.refuses(answer, "ZK-5.17").key == "flames-first"
    table = throwing({"A3": 4, "C3": 3}).plays("burn-A3-1", "burn-B3-0")
    assert table.asked == "play"  # with the middle unpaid, C cannot burn and is not asked


@clause("ZK-5.17", "ZK-4.2")
def test_a_shield_takes_it() -> None:
    table = throwing({"A3": "4 shield", "B3": 3}).plays("burn-A3-1", "burn-B3-3", "burn-C3-0")
    assert table.shows({"A3": 4})


@clause("ZK-5.17", "ZK-5.14", "ZK-5.16", "ZK-5.19")
def test_cars_and_mines_on_burned_cells_explode_after_all_damage() -> None:
    table = throwing({"B3": 3, "B2": 2}, {"A3": "mine", "C3": "car"})
    table.plays("burn-A3-1", "burn-B3-2", "burn-C3-1")
    assert table.report == [
        "burned C3 flamethrower 1",
        "unspent flamethrower 1",
        "hurt B3 2 1 flamethrower",
        "exploded A3 mine",
    ]
    table.plays("shrapnel-B3")
    assert table.report == ["splintered B3 1", "died B3 1 shrapnel", "exploded C3 car", "hurt B2 1 1 car"]


@clause("ZK-5.17")
def test_a_car_that_was_skipped_does_not_explode() -> None:
    table = throwing({"B3": 3}, {"A3": "car", "C3": "mine"}).plays("burn-A3-0", "burn-B3-2", "burn-C3-0")
    assert table.things == {"A3": "car", "C3": "mine"}


@clause("ZK-5.17")
def test_a_car_under_a_burned_zombie_explodes() -> None:
    table = throwing({"B3": 3}, {"B3": "car"}).plays("burn-A3-0", "burn-B3-1", "burn-C3-0")
    assert table.report == [
        "unspent flamethrower 4",
        "hurt B3 1 2 flamethrower",
        "exploded B3 car",
        "hurt B3 1 1 car",
    ]


@clause("ZK-5.17", "ZK-5.18")
def test_who_stands_on_a_pit_falls_and_an_empty_pit_costs_1_and_stays() -> None:
    table = throwing({"B3": 3}, {"B3": "pit2", "A3": "pit1"}).plays("burn-A3-1", "burn-B3-1", "burn-C3-0")
    assert (table.street, table.things) == ({}, {"A3": "pit1"})


@clause("ZK-5.17", "ZK-4.1")
def test_the_boss_burns_and_all_step_back_after_the_chain() -> None:
    table = throwing({"B3": "2 boss", "B2": 2, "C2": 3}, {"A3": "car"})
    table.plays("burn-A3-1", "burn-B3-2", "burn-C3-0")
    assert table.report == [
        "unspent flamethrower 2",
        "died B3 2 boss flamethrower",
        "exploded A3 car",
        "hurt B2 1 1 car",
        "boss_fell",
        "moved B2 B1 1 boss",
        "moved C2 C1 3 boss",
    ]
