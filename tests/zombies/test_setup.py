"""Set-up: Town Square, who begins, the cards dealt, and where in the stack the helipad is."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, new_table, zombies

NAMES = "fear keys molotov fear grenade shotgun chainsaw zombie_master molotov"
CARDS = [f"card-{name}" for name in NAMES.split()]
ROADS = "straight straight corner corner tee tee cross cross"
SHOPS = "army_surplus drug_store gas_station skate_shop florist hardware_store toy_store"
ONE_EXIT = "hospital lawn_garden police_station sporting_goods fire_station"
OTHERS = f"{ROADS} {SHOPS}".split()


def dealt(first: str) -> Scenario:
    """A table of three, set up; nine cards are dealt."""
    return new_table(3).draws(f"first-{first}").draws(*CARDS)


@clause("ZZ-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_as_likely_to_begin(seats: int) -> None:
    table = new_table(seats)
    assert table.asked == "first"
    assert table.chances() == {f"first-{letter}": 1 for letter in "ABCDEF"[:seats]}


@clause("ZZ-2.1")
def test_who_begins_is_told_and_has_the_first_turn() -> None:
    table = new_table(3)
    assert table.draws("first-C").told("started") == [{"fact": "started", "seat": 2}]
    table.draws(*CARDS)
    assert table.told("turn_began") == [{"fact": "turn_began", "seat": 2, "turn": 1}]


@clause("ZZ-2.1")
def test_three_cards_each_clockwise_from_the_first_seat() -> None:
    table = dealt("B")
    assert table.hand("B") == ["fear", "keys", "molotov"]
    assert table.hand("C") == ["fear", "grenade", "shotgun"]
    assert table.hand("A") == ["chainsaw", "molotov", "zombie_master"]


@clause("ZZ-2.1")
def test_three_lives_three_bullets_and_every_pawn_on_town_squares_centre() -> None:
    table = dealt("A")
    assert (table.lives(), table.bullets(), table.kills()) == ([3, 3, 3], [3, 3, 3], [0, 0, 0])
    assert [table.where(seat) for seat in "ABC"] == ["1.5"] * 3
    assert (table.town(), table.zombies(), table.state.places) == ({1: "town_square"}, [], [32 << 6 | 32])
    assert [table.items(seat) for seat in "ABC"] == [[], [], []]


@clause("ZZ-2.1", "ZZ-9.1")
def test_all_but_the_first_have_an_event_from_the_set_up_on() -> None:
    table = dealt("A")
    assert table.eligible == "ABC"
    assert table.state.used == 0


# --- the helipad ---


def stack(others: int, **options: Any) -> Scenario:
    """So many other tiles and the helipad are left, and one is about to be drawn."""
    return zombies(at="tile", pile=" ".join([*OTHERS[:others], "helipad"]), **options)


@clause("ZZ-2.2")
def test_by_default_the_helipad_lies_under_all_the_others() -> None:
    for others in range(1, 15):
        assert "tile-helipad" not in stack(others).chances()
    assert stack(0).chances() == {"tile-helipad": 1}


@clause("ZZ-2.2")
@pytest.mark.parametrize(
    ("helipad", "preset", "lower"),
    [
        ("bottom_half", "classic", 14),
        ("last_five", "classic", 4),
        ("bottom_half", "quick", 9),
        ("last_five", "quick", 4),
    ],
)
def test_in_the_lower_part_every_place_is_as_likely(helipad: str, preset: str, lower: int) -> None:
    for others in range(lower + 1):
        chances = stack(others, helipad=helipad, preset=preset).chances()
        assert (chances["tile-helipad"], sum(chances.values())) == (1, others + 1)
    assert "tile-helipad" not in stack(lower + 1, helipad=helipad, preset=preset).chances()


@clause("ZZ-2.2")
def test_anywhere_means_any_of_twenty_nine_places() -> None:
    chances = zombies(at="tile", helipad="anywhere").chances()
    assert (chances["tile-helipad"], sum(chances.values())) == (1, 29)


@clause("ZZ-2.2", "ZZ-10.2")
def test_anywhere_in_a_small_town_means_any_of_nineteen_places() -> None:
    table = new_table(2, town="small", helipad="anywhere").draws("first-A", "without-hospital", "without-lawn_garden")
    table.draws("card-fear", "card-fear", "card-molotov", "card-molotov", "card-grenade", "card-grenade").passes()
    chances = table.chances()
    assert (chances["tile-helipad"], sum(chances.values())) == (1, 19)


@clause("ZZ-2.2")
def test_other_tiles_are_drawn_as_often_as_they_are_left() -> None:
    chances = zombies(at="tile").chances()
    assert chances == {
        **dict.fromkeys(("tile-straight", "tile-corner", "tile-tee", "tile-cross"), 4),
        **{f"tile-{name}": 1 for name in [*ONE_EXIT.split(), *SHOPS.split()]},
    }
    assert sum(chances.values()) == 28


@clause("ZZ-2.2", "ZZ-9.9")
def test_players_know_the_option_and_the_set_but_not_the_order() -> None:
    seen = zombies(at="tile", helipad="last_five", pile="cross tee helipad").state.view(0)
    assert seen["helipad"] == "last_five"
    assert sum(seen["pile"]) == 3  # type: ignore[call-overload]
    assert "stream" not in seen
