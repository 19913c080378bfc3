"""Barriers: a barred lane, for how long, and the option that puts them before the barricade."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.6", "ZK-3.1")
def test_it_goes_on_a_free_cell_of_row_1() -> None:
    table = zombiaki(hand="barrier", turn="humans")
    assert table.targets("barrier") == ["A1", "B1", "C1"]
    for cell in ("A2", "B5", "C3"):
        refusal = table.refuses(f"barrier-{cell}", "ZK-5.6")
        assert refusal.sentence == "A barrier goes on a free cell of row 1."
    assert table.plays("barrier-B1").things == {"B1": "barrier"}


@clause("ZK-5.6", "ZK-3.1")
@pytest.mark.parametrize("what", ["3", "dog", "mine", "pit1", "car", "barrel", "napalm", "barrier"])
def test_a_lane_whose_first_cell_is_taken_cannot_be_barred(what: str) -> None:
    table = zombiaki(
        zombies={"B1": what} if what in ("3", "dog") else {},
        things={"B1": what} if what in ("mine", "pit1", "car", "barrel", "barrier") else {},
        fire="B1" if what == "napalm" else "",
        hand="barrier",
        turn="humans",
    )
    assert table.targets("barrier") == ["A1", "C1"]
    assert table.refuses("barrier-B1", "ZK-3.1").key == "not-free"


@clause("ZK-5.6", "ZK-3.10", "ZK-2.3")
def test_nobody_marches_in_a_barred_lane_until_the_next_human_turn_begins() -> None:
    zombies: Bodies = {"B4": 3, "B5": 2, "A2": 4}
    table = zombiaki(zombies=zombies, hand="barrier", turn="humans").plays("barrier-B1")
    assert table.plays("pass").shows({"A3": 4, "B4": 3, "B5": 2})
    assert table.things == {"B1": "barrier"}
    table.zombie_turn()
    assert table.report[-2:] == ["turn_began 8 humans 1", "ended barrier B1"]
    assert (table.things, table.pile("humans").count("barrier")) == ({}, 1)
    assert table.zombie_turn().winner == "zombies"


@clause("ZK-5.6")
def test_it_is_gone_as_the_next_human_turn_begins_before_cards_are_drawn() -> None:
    table = zombiaki(zombies={"B4": 3}, things={"B1": "barrier"}, turn="humans", at="move")
    assert (table.things, table.waits_for, table.asked) == ({}, "", "card")
    assert table.report == ["ended barrier B1"]


@clause("ZK-5.6", "ZK-3.3")
def test_nobody_is_placed_in_a_barred_lane() -> None:
    table = zombiaki(things={"B1": "barrier"}, hand="zombie3 dog", dog_rows=1)
    assert table.targets("zombie3") == table.targets("dog") == ["A1", "C1"]
    assert table.refuses("zombie3-B1", "ZK-5.6").sentence == "A barrier bars lane B."
    assert table.refuses("dog-B1", "ZK-5.6").key == "lane-barred"


@clause("ZK-5.6", "ZK-4.6")
def test_nobody_is_bitten_into_a_barred_lane_but_out_of_it() -> None:
    table = zombiaki(zombies={"B3": "3 shield", "A4": "3 shield"}, things={"B1": "barrier"}, hand="bite")
    assert table.targets("bite") == ["A4-A3", "B3-A3", "B3-C3"]
    assert table.refuses("bite-B3-B2", "ZK-5.6").key == "lane-barred"
    assert table.refuses("bite-A4-B4", "ZK-5.6").key == "lane-barred"
    assert table.plays("bite-B3-C3").shows({"A4": "3 shield", "B3": 3, "C3": 1})


@clause("ZK-5.6", "ZK-3.8")
@pytest.mark.parametrize(
    ("answer", "clause_"),
    [
        ("order-B3-B4", "ZK-3.10"),  # in it
        ("order-B3-B2", "ZK-3.10"),
        ("order-B3-C3", "ZK-3.10"),  # out of it
        ("order-A4-B4", "ZK-5.6"),  # into it
        ("hunger-B3", "ZK-3.10"),
        ("mass-B3-A3", "ZK-3.10"),
        ("mass-A3-B3", "ZK-3.10"),
        ("swap-A3-B3", "ZK-3.10"),
    ],
)
def test_no_card_step_in_into_or_out_of_a_barred_lane(answer: str, clause_: str) -> None:
    zombies: Bodies = {"C1": "4 boss", "A3": 3, "A4": 3, "B3": 3}
    table = zombiaki(zombies=zombies, things={"B1": "barrier"}, hand="hunger mass swap")
    table.refuses(answer, clause_)
    free = zombiaki(zombies=zombies, hand="hunger mass swap")
    assert answer in free.options()


@clause("ZK-5.6")
def test_a_barred_boss_still_gives_orders() -> None:
    table = zombiaki(zombies={"B3": "4 boss", "A3": 3}, things={"B1": "barrier"})
    assert table.plays("order-A3-A4").shows({"A4": 3, "B3": "4 boss"})


@clause("ZK-5.6", "ZK-3.6")
def test_dogs_are_barred_too() -> None:
    table = zombiaki(zombies={"B3": "dog", "A3": "dog"}, things={"B1": "barrier"}, at="move")
    assert table.options() == ["pass", "A3-A4", "A3-A2"]


@clause("ZK-5.6", "ZK-5.8")
def test_blood_does_not_draw_anybody_over_the_edge_of_a_barred_lane() -> None:
    zombies: Bodies = {"B3": 3, "A3": 2, "C4": "dog"}
    table = zombiaki(zombies=zombies, things={"A1": "barrier"}, hand="blood", turn="humans")
    assert table.targets("blood") == ["B3-C3", "C4-B4"]
    table.refuses("blood-A3-B3", "ZK-3.10")
    table = zombiaki(zombies={"B3": 3}, things={"A1": "barrier"}, hand="blood", turn="humans")
    assert table.refuses("blood-B3-A3", "ZK-5.6").sentence == "A barrier bars lane A."


@clause("ZK-5.6", "ZK-3.10")
@pytest.mark.parametrize("answer", ["stepback", "floodlight-B", "shot1-B", "burst2-B", "sniper-B4"])
def test_nothing_of_the_humans_moves_anybody_in_it_either(answer: str) -> None:
    card = answer.split("-")[0]
    table = zombiaki(zombies={"B4": 4}, hand=f"barrier {card}", turn="humans").plays("barrier-B1", answer)
    assert list(table.street) == ["B4"]
    free = zombiaki(zombies={"B4": 4}, hand=f"barrier {card}", turn="humans").plays("barrier-A1", answer)
    assert list(free.street) == ["B3"]


@clause("ZK-5.6")
@pytest.mark.parametrize("answer", ["wall5-B3", "mine-B3", "barrel-B5", "car-B4", "pit1-B2", "napalm-B4", "napalm-B1"])
def test_human_objects_are_not_hindered(answer: str) -> None:
    card = answer.split("-")[0]
    table = zombiaki(things={"B1": "barrier"}, hand=card, turn="humans")
    assert answer in table.options()


@clause("ZK-5.6", "ZK-5.11")
def test_a_grenade_on_it_opens_the_lane_at_once() -> None:
    table = zombiaki(zombies={"B4": 4, "A4": 2}, hand="barrier grenade shot1", turn="humans")
    table.plays("barrier-B1", "grenade-B1")
    assert table.report[1:] == ["removed B1 barrier grenade"]
    assert table.plays("shot1-B").shows({"A4": 2, "B3": 3})


@clause("ZK-5.6")
def test_three_barriers_bar_three_lanes() -> None:
    zombies: Bodies = {"A5": 2, "B5": 3, "C5": 4}
    table = zombiaki(zombies=zombies, hand="barrier barrier barrier", turn="humans")
    table.plays("barrier-A1", "barrier-B1", "barrier-C1")
    assert table.zombie_turn().shows(zombies)
    assert table.told("moved") == []


# --- barrier_row: 5 ---


@clause("ZK-5.6")
def test_barrier_row_5_puts_it_before_the_barricade() -> None:
    table = zombiaki(zombies={"A5": 3, "B1": 2}, hand="barrier", turn="humans", barrier_row=5)
    assert table.targets("barrier") == ["B5", "C5"]
    assert table.refuses("barrier-B1", "ZK-5.6").sentence == "A barrier goes on a free cell of row 5."
    assert table.refuses("barrier-A5", "ZK-3.1").key == "not-free"


@clause("ZK-5.6", "ZK-3.10")
def test_barrier_row_5_bars_the_whole_lane_all_the_same() -> None:
    table = zombiaki(zombies={"B3": 3, "A3": 2}, hand="barrier zombie2", turn="humans", barrier_row=5)
    table.plays("barrier-B5", "pass").until("zombies")
    assert table.shows({"A4": 2, "B3": 3})
    assert table.targets("zombie2") == ["A1", "C1"]
    assert table.refuses("zombie2-B1", "ZK-5.6").key == "lane-barred"
    assert "ended barrier B5" in table.zombie_turn().report


@clause("ZK-5.6", "ZK-5.16", "ZK-5.13")
def test_barrier_row_5_stands_in_the_cars_and_the_barrels_way_in() -> None:
    table = zombiaki(hand="barrier car barrel", turn="humans", barrier_row=5).plays("barrier-B5")
    assert not any(cell.startswith("B") for cell in table.targets("car"))
    assert table.targets("barrel") == ["A5", "C5"]
    assert table.refuses("car-B3", "ZK-5.16").key == "car-blocked"


@clause("ZK-5.6", "ZK-5.13")
def test_barrier_row_5_is_gone_before_the_barrel_rolls() -> None:
    things = {"B5": "barrier", "A5": "barrel"}
    table = zombiaki(things=things, turn="humans", at="move", barrier_row=5)
    assert table.report == ["ended barrier B5", "rolled A5 A4"]
