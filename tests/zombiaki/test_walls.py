"""Walls: where they can be built, what they stop, and what takes them away again."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki

WALLS = ("wall5", "wall6")
ROWS_1_TO_4 = [f"{lane}{row}" for lane in "ABC" for row in (1, 2, 3, 4)]


@clause("ZK-5.1", "ZK-1.4")
@pytest.mark.parametrize("wall", WALLS)
def test_a_wall_is_built_in_rows_1_to_4_and_stays(wall: str) -> None:
    table = zombiaki(hand=wall, turn="humans")
    assert table.targets(wall) == ROWS_1_TO_4
    table.plays(f"{wall}-B3").zombie_turn().human_turn().zombie_turn()
    assert table.things == {"B3": wall}
    assert wall not in table.pile("humans")


@clause("ZK-5.1")
@pytest.mark.parametrize(("rows", "cells"), [("1-4", ["B5", "C5"]), ("2-4", ["A1", "B5", "C1", "C5"])])
def test_no_wall_in_row_5_and_with_the_option_none_in_row_1(rows: str, cells: list[str]) -> None:
    table = zombiaki(hand="wall5", turn="humans", wall_rows=rows)
    first = int(rows[0])
    assert table.targets("wall5") == [cell for cell in ROWS_1_TO_4 if int(cell[1]) >= first]
    for cell in cells:
        refusal = table.refuses(f"wall5-{cell}", "ZK-5.1")
        assert (refusal.key, refusal.sentence) == ("wall-rows", f"A wall is built in rows {first} to 4.")


@clause("ZK-5.1")
def test_a_wall_in_row_1_keeps_who_is_ahead_from_stepping_back_but_the_strong() -> None:
    things = {"A1": "wall5", "B1": "wall6"}
    table = zombiaki(zombies={"A2": 4, "B2": "4+2"}, things=things, hand="stepback", turn="humans")
    assert table.plays("stepback").shows({"A2": 4, "B1": 6})


@clause("ZK-5.1", "ZK-3.1")
def test_a_wall_needs_a_free_cell() -> None:
    things = {"A2": "car", "A3": "mine", "A4": "pit1", "B2": "wall6", "B3": "barrel"}
    table = zombiaki(things=things, fire="B4", hand="wall5", turn="humans")
    assert table.targets("wall5") == ["A1", "B1", "C1", "C2", "C3", "C4"]
    for cell in (*things, "B4"):
        assert table.refuses(f"wall5-{cell}", "ZK-3.1").key == "not-free"


@clause("ZK-5.1")
@pytest.mark.parametrize("who", ["2", "dog"])
@pytest.mark.parametrize(
    ("cell", "allowed"),
    [
        ("A1", ["A3", "A4", "B3", "B4", "C1", "C2", "C3", "C4"]),  # C1: the same row, two lanes away
        ("B1", ["A3", "A4", "B3", "B4", "C3", "C4"]),
        ("A2", ["A4", "B4", "C2", "C3", "C4"]),
        ("B2", ["A4", "B4", "C4"]),
        ("C3", ["A3", "A4"]),  # A2 is behind it, though far away
        ("B3", []),
        ("A4", ["C4"]),
        ("A5", []),  # every row is behind it
    ],
)
def test_nobody_may_be_around_it_nor_in_a_row_before_it(who: str, cell: str, allowed: list[str]) -> None:
    table = zombiaki(zombies={cell: who}, hand="wall6", turn="humans")
    assert table.targets("wall6") == allowed


@clause("ZK-5.1")
def test_beside_a_zombie_and_behind_one_are_two_reasons() -> None:
    table = zombiaki(zombies={"A3": 2}, hand="wall6", turn="humans")
    for near in ("A2", "A4", "B2", "B3", "B4"):
        assert table.refuses(f"wall6-{near}", "ZK-5.1").key == "wall-near"
    assert table.refuses("wall6-C2", "ZK-5.1").key == "wall-behind"
    assert table.refuses("wall6-A3", "ZK-3.1").key == "not-free"


@clause("ZK-5.1", "ZK-3.6")
def test_a_dog_goes_round_it() -> None:
    table = zombiaki(zombies={"B2": "dog"}, things={"B3": "wall5"}, at="move")
    assert table.options() == ["pass", "B2-A2", "B2-C2", "B2-B1"]
    table.plays("B2-A2", "A2-A3")
    assert table.options() == ["stop", "A3-A4", "A3-A2"]  # not back to lane B from the side either
    assert table.refuses("A3-B3", "ZK-3.6").key == "dog-cannot"


@clause("ZK-5.1", "ZK-5.21")
def test_it_hides_the_cells_behind_it() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B3": "wall5"}, hand="shot1 burst2", turn="humans")
    assert table.targets("shot1") == table.targets("burst2") == []
    assert table.refuses("shot1-B", "ZK-5.3").key == "no-target"
    assert table.refuses("burst2-B", "ZK-5.3").key == "no-target"


@clause("ZK-5.1", "ZK-5.3")
def test_who_stands_on_it_can_be_shot_and_steps_down() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "wall5"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"B2": 2})
    assert table.things == {"B3": "wall5"}


@clause("ZK-5.1", "ZK-5.11", "ZK-3.12")
def test_a_grenade_removes_it() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B3": "wall5"}, hand="grenade shot1", turn="humans")
    table.plays("grenade-B3")
    assert table.report[1:] == ["removed B3 wall5 grenade"]
    assert (table.things, table.targets("shot1")) == ({}, ["B"])
    assert "wall5" in table.pile("humans")


@clause("ZK-5.1", "ZK-4.10")
def test_a_pickaxe_removes_it_from_under_a_zombie() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "wall5"}, hand="pickaxe")
    assert table.plays("pickaxe-B3").shows({"B3": 3})
    assert table.things == {}
    assert "wall5" in table.pile("humans")


@clause("ZK-3.12")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("napalm", ["napalm-A3"]),
        ("petrol", ["petrol-A3", "stop"]),
        ("streetfire", ["streetfire-A"]),
        ("voltage", ["voltage-A"]),
        ("sniper", ["sniper-A4-car"]),
    ],
)
@pytest.mark.parametrize("thing", ["wall5", "pit1", "barrel"])
def test_walls_pits_and_barrels_neither_burn_nor_blow_up(card: str, answers: list[str], thing: str) -> None:
    table = zombiaki(things={"A3": thing, "A4": "car"}, hand=card, turn="humans").plays(*answers)
    assert table.things["A3"] == thing


@clause("ZK-3.12")
def test_nor_does_a_barrier() -> None:
    table = zombiaki(things={"A1": "barrier", "B1": "car"}, hand="sniper napalm streetfire", turn="humans")
    table.plays("sniper-B1-car", "napalm-A1", "streetfire-A")
    assert table.things == {"A1": "barrier"}
