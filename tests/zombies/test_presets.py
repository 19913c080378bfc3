"""Options and presets at the table: a small town, two dice, three zombies, another goal, an unlimited pool."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import CHAINSAW, FIRST_AID, TILE_NAMES
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, new_table, zombies

PAD = {"e1n0": "helipad"}
CLASSIC = {
    "helipad": "bottom",
    "sealing": "allowed",
    "town": "full",
    "late_dice": 1,
    "zombie_step": "die",
    "kill_goal": 25,
    "zombie_pool": 100,
}
STANDARD = CLASSIC | {"helipad": "bottom_half", "sealing": "forbidden", "zombie_pool": "unlimited"}
QUICK = STANDARD | {"town": "small", "helipad": "last_five", "late_dice": 2, "kill_goal": 15, "zombie_step": "three"}
ROADS = {"straight", "corner", "tee", "cross"}
MANY_EXITS = {"army_surplus", "drug_store", "gas_station", "skate_shop", "florist", "hardware_store", "toy_store"}
ONE_EXIT = ["hospital", "lawn_garden", "police_station", "sporting_goods", "fire_station"]
TWO_DICE = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def shown(table: Scenario) -> dict[str, object]:
    seen = table.state.view(None)
    return {name: seen[name] for name in CLASSIC}


# --- presets ---


@clause("ZZ-10.1")
@pytest.mark.parametrize(("preset", "options"), [("classic", CLASSIC), ("standard", STANDARD), ("quick", QUICK)])
def test_the_three_presets(preset: str, options: dict[str, object]) -> None:
    assert shown(new_table(2, preset=preset)) == options


@clause("ZZ-10.1")
def test_classic_is_the_default() -> None:
    assert shown(new_table(2)) == CLASSIC


@clause("ZZ-10.1")
@pytest.mark.parametrize(("name", "value"), list(QUICK.items()))
def test_every_option_can_be_set_alone(name: str, value: object) -> None:
    assert shown(new_table(2, **{name: value})) == CLASSIC | {name: value}


@clause("ZZ-10.1")
@pytest.mark.parametrize(("name", "value"), list(CLASSIC.items()))
def test_an_option_given_by_itself_beats_the_preset(name: str, value: object) -> None:
    assert shown(new_table(2, preset="quick", **{name: value})) == QUICK | {name: value}


# --- a small town ---


@clause("ZZ-10.2")
def test_two_buildings_with_one_exit_are_left_out_at_random_and_announced() -> None:
    table = new_table(2, town="small").draws("first-A")
    assert (table.asked, table.chances()) == ("without", {f"without-{name}": 1 for name in ONE_EXIT})
    table.draws("without-fire_station")
    assert [TILE_NAMES[int(str(fact["kind"]))] for fact in table.told("left_out")] == ["fire_station"]
    assert table.chances() == {f"without-{name}": 1 for name in ONE_EXIT[:4]}
    assert table.told("small_town") == []
    table.draws("without-hospital")
    lacking = 1 << TILE_NAMES.index("hospital") | 1 << TILE_NAMES.index("fire_station")
    assert table.told("small_town") == [{"fact": "small_town", "lacking": lacking}]
    assert table.asked == "card"
    pile = {name: table.state.pile[kind] for kind, name in enumerate(TILE_NAMES)}
    assert sum(pile.values()) == 19
    assert {name for name, count in pile.items() if count == 2} == ROADS
    assert {name for name, count in pile.items() if count == 1} == MANY_EXITS | {*ONE_EXIT[1:4], "helipad"}
    assert table.state.pile_left == 19


@clause("ZZ-10.2", "ZZ-9.6")
def test_the_cards_stay_fifty() -> None:
    table = new_table(2, town="small").draws("first-A", "without-hospital", "without-lawn_garden")
    assert sum(table.state.deck) == 50
    assert (table.state.deck[FIRST_AID], table.state.deck[CHAINSAW]) == (2, 2)  # theirs too


@clause("ZZ-10.2")
def test_a_full_town_leaves_nothing_out() -> None:
    table = new_table(2).draws("first-A")
    assert (table.asked, table.state.pile_left) == ("card", 29)


# --- the other options ---


@clause("ZZ-10.3", "ZZ-6.1")
def test_late_dice_are_two_once_the_helipad_is_laid() -> None:
    before = zombies({"e1n0": "cross"}, at="roll", late_dice=2)
    assert before.chances() == {f"roll-{number}": 1 for number in range(1, 7)}
    after = zombies(PAD, at="roll", late_dice=2)
    assert after.chances() == {f"roll-{number}": weight for number, weight in TWO_DICE.items()}
    assert [(fact["number"], fact["dice"]) for fact in before.rolls(6).told("rolled")] == [(6, 1)]
    assert after.rolls(12).told("moves")[0]["steps"] == 12
    assert [(fact["number"], fact["dice"]) for fact in after.told("rolled")] == [(12, 2)]


@clause("ZZ-10.3")
def test_one_die_stays_one_die_by_default() -> None:
    assert zombies(PAD, at="roll").chances() == {f"roll-{number}": 1 for number in range(1, 7)}


@clause("ZZ-10.3", "ZZ-6.1")
def test_two_dice_with_the_skateboard() -> None:
    table = zombies(PAD, at="roll", late_dice=2, items={"A": "skateboard"}).rolls(7)
    assert table.told("moves")[0]["steps"] == 9


@clause("ZZ-10.3", "ZZ-5.2", "ZZ-7.1")
def test_fights_and_zombies_are_rolled_with_one_die_all_the_same() -> None:
    one = {f"roll-{number}": 1 for number in range(1, 7)}
    assert zombies(PAD, "1.5", at="fight", late_dice=2).chances() == one
    assert zombies(PAD, "1.5", at="zombies", late_dice=2).chances() == one


@clause("ZZ-10.3", "ZZ-7.1")
def test_three_zombies_move_without_a_roll() -> None:
    street = {"e1n0": "straight", "e2n0": "straight"}
    table = zombies(street, "1.2 2.5 3.5 3.6", at="zombies", zombie_step="three")
    assert (table.asked, table.waits_for) == ("zombies", "A")
    table.play("A", "herd-1.2-south", "herd-2.5-west")
    assert table.waits_for == "A"
    table.play("A", "herd-3.5-west")
    assert table.state.active == 1


@clause("ZZ-10.3", "ZZ-7.1")
@pytest.mark.parametrize(("step", "told"), [("three", [{"fact": "herd_began", "count": 3}]), ("die", [])])
def test_that_three_zombies_move_is_told_where_no_die_says_how_many(step: str, told: list[dict[str, object]]) -> None:
    table = zombies({"e1n0": "straight"}, "2.5", at="move", rolled=3, zombie_step=step).play("A", "stop")
    assert table.asked == "zombies"
    assert table.told("herd_began") == told


@clause("ZZ-10.3", "ZZ-11.2")
def test_all_the_marbles_stop_these_three_too() -> None:
    assert zombies(zombies="1.2", at="zombies", zombie_step="three", marbled={"A": 1}).state.active == 1


@clause("ZZ-10.3", "ZZ-8.2")
def test_the_quick_preset_is_won_with_fifteen() -> None:
    assert zombies(zombies="1.5", at="fight", kills=[14, 0], preset="quick").rolls(4).winner == "A"
    assert zombies(zombies="1.5", at="fight", kills=[14, 0], preset="standard").rolls(4).winner == ""
