"""Zombies come in through row 1, dogs through rows 1 to 3, or under an option through row 1."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki


@clause("ZK-3.3")
@pytest.mark.parametrize(
    ("card", "body"), [("zombie2", "2"), ("zombie3", "3"), ("zombie4", "4"), ("zombie5", "5"), ("dog", "dog")]
)
def test_a_zombie_or_dog_is_placed_in_row_one(card: str, body: str) -> None:
    table = zombiaki(hand=card, dog_rows=1)
    assert table.targets(card) == ["A1", "B1", "C1"]
    assert table.plays(f"{card}-B1").shows({"B1": body})
    assert table.hand("zombies") == []


@clause("ZK-3.3")
@pytest.mark.parametrize("cell", ["A2", "B3", "C5"])
@pytest.mark.parametrize("card", ["zombie3", "dog"])
def test_and_in_no_other_row(card: str, cell: str) -> None:
    refusal = zombiaki(hand=card, dog_rows=1).refuses(f"{card}-{cell}", "ZK-3.3")
    assert refusal.key == ("row-one" if card == "zombie3" else "dog-row")


@clause("ZK-3.3", "ZK-3.1")
@pytest.mark.parametrize("card", ["zombie3", "dog"])
def test_one_zombie_or_dog_per_cell(card: str) -> None:
    table = zombiaki(zombies={"A1": 2, "B1": "dog"}, hand=card, dog_rows=1)
    assert table.targets(card) == ["C1"]
    table.refuses(f"{card}-A1", "ZK-3.3")
    table.refuses(f"{card}-B1", "ZK-3.3")


@clause("ZK-3.3", "ZK-5.13")
@pytest.mark.parametrize("card", ["zombie3", "dog"])
def test_a_barrel_blocks_placing(card: str) -> None:
    table = zombiaki(things={"A1": "barrel"}, hand=card, dog_rows=1)
    assert table.targets(card) == ["B1", "C1"]
    table.refuses(f"{card}-A1", "ZK-3.3")


@clause("ZK-3.3", "ZK-5.6")
@pytest.mark.parametrize("card", ["zombie3", "dog"])
@pytest.mark.parametrize("row", [1, 5])
def test_nobody_is_placed_in_a_barred_lane(card: str, row: int) -> None:
    table = zombiaki(things={f"C{row}": "barrier"}, hand=card, barrier_row=row, dog_rows=1)
    assert table.targets(card) == ["A1", "B1"]
    table.refuses(f"{card}-C1", "ZK-5.6")


@clause("ZK-3.3", "ZK-5.1")
@pytest.mark.parametrize("rows", [1, 3])
def test_a_wall_keeps_dogs_out(rows: int) -> None:
    table = zombiaki(things={"A2": "wall5", "B1": "wall6"}, hand="dog", dog_rows=rows)
    assert table.targets("dog") == (["A1", "C1"] if rows == 1 else ["A1", "A3", "B2", "B3", "C1", "C2", "C3"])
    table.refuses("dog-A2", "ZK-3.3")
    table.refuses("dog-B1", "ZK-3.3")


@clause("ZK-3.3", "ZK-5.1")
def test_a_zombie_is_placed_on_top_of_a_wall_in_row_1_however_weak() -> None:
    table = zombiaki(things={"B1": "wall6"}, hand="zombie2 shot1")
    assert table.targets("zombie2") == ["A1", "B1", "C1"]
    table.plays("zombie2-B1", "pass")
    assert (table.street, table.things) == ({"B1": "2"}, {"B1": "wall6"})
    assert table.human_turn().shows({"B2": 2})  # leaving a wall is an ordinary step


@clause("ZK-3.3", "ZK-5.21")
def test_who_was_placed_on_a_wall_stands_on_it_in_sight_and_burns_there() -> None:
    table = zombiaki(things={"B1": "wall6"}, fire="B1", hand="zombie3").plays("zombie3-B1")
    assert table.shows({"B1": 2})
    assert zombiaki(zombies={"B1": 2}, things={"B1": "wall6"}, hand="shot1", turn="humans").targets("shot1") == ["B"]


@clause("ZK-3.3")
def test_a_full_row_leaves_no_room() -> None:
    table = zombiaki(zombies={"A1": 2, "B1": 3, "C1": 4}, hand="zombie3 dog", dog_rows=1)
    assert table.options() == ["pass", "discard-zombie3", "discard-dog"]


# --- what is there acts as if it had moved in ---


@clause("ZK-3.3", "ZK-5.18")
@pytest.mark.parametrize(
    ("card", "pit", "falls"),
    [
        ("zombie2", "pit1", False),
        ("zombie2", "pit2", True),
        ("zombie3", "pit2", False),
        ("dog", "pit1", True),
    ],
)
def test_a_pit_acts(card: str, pit: str, falls: bool) -> None:
    table = zombiaki(things={"B1": pit}, hand=card).plays(f"{card}-B1")
    assert (table.street == {}) == (table.things == {}) == falls


@clause("ZK-3.3", "ZK-5.7")
def test_napalm_acts() -> None:
    table = zombiaki(fire="A1 B1", hand="zombie3 dog").plays("zombie3-A1", "dog-B1")
    assert table.shows({"A1": 2})
    assert table.burning == ["A1", "B1"]


@clause("ZK-3.3", "ZK-5.14")
@pytest.mark.parametrize(("card", "left"), [("zombie3", "1"), ("zombie2", ""), ("dog", "")])
def test_a_mine_acts(card: str, left: str) -> None:
    table = zombiaki(things={"B1": "mine"}, hand=card).plays(f"{card}-B1")
    assert table.asked == "shrapnel"
    table.plays("shrapnel-A1")
    assert table.shows({"B1": left} if left else {})
    assert table.things == {}


@clause("ZK-3.3", "ZK-3.9")
def test_a_car_does_nothing() -> None:
    table = zombiaki(things={"A1": "car"}, hand="zombie2 dog").plays("zombie2-A1")
    assert (table.street, table.things) == ({"A1": "2"}, {"A1": "car"})
    table = zombiaki(things={"A1": "car"}, hand="zombie2 dog").plays("dog-A1")
    assert (table.street, table.things) == ({"A1": "dog"}, {"A1": "car"})


# --- what who was placed may do ---


@clause("ZK-3.3", "ZK-3.5")
def test_a_zombie_placed_this_turn_may_take_a_card_step() -> None:
    table = zombiaki(hand="zombie3 hunger hunger").plays("zombie3-A1", "hunger-A1")
    assert table.shows({"A2": 3})
    table.refuses("hunger-A2", "ZK-3.5")
    table = zombiaki(zombies={"C4": "4 boss"}, hand="zombie3").plays("zombie3-A1", "order-A1-B1")
    assert table.shows({"B1": 3, "C4": "4 boss"})


@clause("ZK-3.3")
def test_a_placed_zombie_makes_its_first_march_next_turn() -> None:
    table = zombiaki(hand="zombie3").plays("zombie3-A1", "pass")
    assert table.shows({"A1": 3})
    assert table.human_turn().shows({"A2": 3})


@clause("ZK-3.3", "ZK-3.6")
def test_a_dog_does_not_move_before_the_next_zombie_turn() -> None:
    table = zombiaki(hand="dog zombie3").plays("dog-A1")
    assert table.asked == "play"
    table.refuses("A1-A2", "ZK-2.2")
    table.plays("pass").human_turn()
    assert (table.asked, table.options()) == ("dog", ["pass", "A1-A2", "A1-B1"])


@clause("ZK-3.3", "ZK-3.10")
def test_under_freeze_one_is_placed_and_held() -> None:
    table = zombiaki(frozen=1, hand="zombie3 hunger dog").plays("zombie3-A1", "dog-B1")
    assert table.shows({"A1": 3, "B1": "dog"})
    table.refuses("hunger-A1", "ZK-3.10")
