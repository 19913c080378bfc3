"""Which steps are possible: forward, sideways, back; walls, queues, others in the way; strength as it is now."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki

BOSS: Bodies = {"C5": "5 boss"}  # gives the orders by which steps are asked for


def steps(table: Scenario, cell: str) -> list[str]:
    """Where the zombie there can be sent."""
    return [target.partition("-")[2] for target in table.targets("order") if target.startswith(cell)]


# --- neighbours ---


@clause("ZK-3.8")
@pytest.mark.parametrize(
    ("cell", "goals"),
    [
        ("B3", ["B4", "A3", "C3", "B2"]),
        ("A1", ["A2", "B1"]),
        ("C1", ["C2", "B1"]),
        ("B1", ["B2", "A1", "C1"]),
        ("A3", ["A4", "B3", "A2"]),
        ("B5", ["out", "A5", "B4"]),
    ],
)
def test_a_step_goes_to_an_orthogonal_neighbour(cell: str, goals: list[str]) -> None:
    assert steps(zombiaki(zombies={cell: 3, **BOSS}, hand="terror"), cell) == goals


@clause("ZK-3.8", "ZK-3.1")
def test_no_step_leads_to_a_zombie_or_dog() -> None:
    table = zombiaki(zombies={"B3": 3, "B4": 4, "A3": "dog", **BOSS}, hand="hunger")
    assert steps(table, "B3") == ["C3", "B2"]
    table.refuses("order-B3-B4", "ZK-3.8")
    table.refuses("order-B3-A3", "ZK-3.8")
    table.refuses("hunger-B3", "ZK-3.8")


@clause("ZK-3.8", "ZK-5.6")
def test_no_step_leads_into_or_out_of_a_barred_lane_or_along_it() -> None:
    table = zombiaki(zombies={"B3": 3, "A3": 2, **BOSS}, things={"A1": "barrier"}, hand="terror")
    assert (steps(table, "B3"), steps(table, "A3")) == (["B4", "C3", "B2"], [])
    table.refuses("order-B3-A3", "ZK-5.6")
    table.refuses("order-A3-A4", "ZK-3.10")


@clause("ZK-3.8")
@pytest.mark.parametrize("thing", ["barrel", "mine", "car", "pit1", "pit2", "napalm"])
def test_barrel_mine_car_pit_and_napalm_do_not_block_a_step(thing: str) -> None:
    for goal in ("B4", "A3", "C3", "B2"):
        things = {goal: thing} if thing != "napalm" else {}
        table = zombiaki(zombies={"B3": 3, **BOSS}, things=things, fire="" if things else goal, hand="terror")
        assert goal in steps(table, "B3")


@clause("ZK-3.8", "ZK-3.1")
@pytest.mark.parametrize(("thing", "zombie"), [("wall6", 3), ("pit2", 3), ("car", 2)])
def test_leaving_a_wall_pit_or_car_is_an_ordinary_step(thing: str, zombie: int) -> None:
    table = zombiaki(zombies={"B3": zombie, **BOSS}, things={"B3": thing}, hand="terror")
    assert steps(table, "B3") == ["B4", "A3", "C3", "B2"]
    assert table.plays("order-B3-A3").street["A3"] == str(zombie)
    assert table.things == {"B3": thing}


# --- walls ---


@clause("ZK-3.8", "ZK-5.2")
@pytest.mark.parametrize(("wall", "enough"), [("wall5", 5), ("wall6", 6)])
def test_forward_the_queue_behind_helps(wall: str, enough: int) -> None:
    for rear in (2, 3, 4):
        table = zombiaki(zombies={"B2": 2, "B1": rear}, things={"B3": wall}, hand="hunger")
        assert (table.targets("hunger") == ["B2"]) == (2 + rear >= enough)
    table = zombiaki(zombies={"B2": 2, "B1": 2}, things={"B3": wall}, hand="hunger")
    assert table.refuses("hunger-B2", "ZK-5.2").values == {"goal": "B3", "height": enough, "push": 4}


@clause("ZK-3.8")
@pytest.mark.parametrize("way", ["A3", "C3", "B2"])
def test_sideways_and_back_only_its_own_strength_counts(way: str) -> None:
    """Orders reach only strength 3, so blood and a step back show it."""
    wall = {way: "wall5"}
    card, text = ("stepback", "stepback") if way == "B2" else ("blood", f"blood-B3-{way}")
    strong = zombiaki(zombies={"B3": 5, "B4": 4}, things=wall, hand=card, turn="humans").plays(text)
    assert strong.street[way] == "5"
    weak = zombiaki(zombies={"B3": "5-1", "B4": 4, "B1": 3}, things=wall, hand=card, turn="humans")
    if card == "blood":
        assert weak.refuses(text, "ZK-3.8").values == {"goal": way, "height": 5, "push": 4}
    else:
        assert weak.plays(text).street == {"B1": "3", "B3": "4", "B4": "4"}


@clause("ZK-3.8")
def test_a_taken_wall_is_taken_however_strong_the_queue() -> None:
    table = zombiaki(zombies={"B4": "2 netted", "B3": 5, "B2": 4}, things={"B4": "wall5"}, net=True, at="move")
    assert table.shows({"B2": 4, "B3": 5, "B4": 2})
    zombiaki(zombies={"B3": 2, "B2": 5}, things={"B3": "wall5"}, hand="hunger").refuses("hunger-B2", "ZK-3.8")


# --- back ---


@clause("ZK-3.7")
def test_moving_back_leads_to_the_cell_behind() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="shot1", turn="humans").plays("shot1-B")
    assert table.report[1:] == ["hurt B3 1 3 shot1", "moved B3 B2 3 shot"]


@clause("ZK-3.7")
def test_never_out_of_row_one() -> None:
    table = zombiaki(zombies={"B1": 4}, hand="shot1 stepback", turn="humans").plays("shot1-B", "stepback")
    assert table.shows({"B1": 3})


@clause("ZK-3.7")
@pytest.mark.parametrize("behind", ["2", "dog"])
def test_never_pushing_another_it_stays_without_further_harm(behind: str) -> None:
    table = zombiaki(zombies={"B3": 4, "B2": behind}, hand="shot1", turn="humans").plays("shot1-B")
    assert table.shows({"B2": behind, "B3": 3})


@clause("ZK-3.7", "ZK-3.9")
def test_the_step_back_is_a_must_into_traps_too() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B2": "pit2"}, hand="shot1", turn="humans").plays("shot1-B")
    assert (table.street, table.things) == ({}, {})
    table = zombiaki(zombies={"B3": 3}, fire="B2", hand="shot1", turn="humans").plays("shot1-B")
    assert table.shows({"B2": 1})


@clause("ZK-3.7", "ZK-3.8")
@pytest.mark.parametrize(("zombie", "cell"), [("5 claws", "B2"), ("4 claws", "B3")])
def test_back_onto_a_wall_only_by_its_own_strength_left(zombie: str, cell: str) -> None:
    """After the shot it has 5 or 4."""
    table = zombiaki(zombies={"B3": zombie}, things={"B2": "wall5"}, hand="shot1", turn="humans").plays("shot1-B")
    assert list(table.street) == [cell]


@clause("ZK-3.7")
def test_zombies_do_not_go_back_by_themselves() -> None:
    """Only cards, orders and the boss's death cause it: a blocked march leaves everybody where they are."""
    assert zombiaki(zombies={"B3": 3}, things={"B4": "wall6"}, at="move").shows({"B3": 3})


# --- strength ---


@clause("ZK-3.2")
def test_strength_is_what_is_printed_and_claws_less_damage() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="claws claws").plays("claws-B3")
    assert table.shows({"B3": "5 claws"})
    table = zombiaki(zombies={"B3": "4 claws"}, hand="shot2", turn="humans").plays("shot2-B")
    assert table.shows({"B2": "3 claws"})


@clause("ZK-3.2")
@pytest.mark.parametrize(
    ("zombie", "card", "dies"), [("2", "shot2", True), ("3", "shot2", False), ("3-2", "shot1", True)]
)
def test_at_zero_it_dies(zombie: str, card: str, dies: bool) -> None:
    table = zombiaki(zombies={"B3": zombie}, hand=card, turn="humans").plays(f"{card}-B")
    assert (table.street == {}) == dies


@clause("ZK-3.2", "ZK-3.12")
def test_damage_beyond_endurance_is_lost() -> None:
    table = zombiaki(zombies={"B3": 1, "B2": 3}, hand="shot2", turn="humans").plays("shot2-B")
    assert table.shows({"B2": 3})


@clause("ZK-3.2")
def test_the_current_value_counts_everywhere() -> None:
    wounded = zombiaki(zombies={"B3": "4-1", **BOSS}, hand="terror")
    assert steps(wounded, "B3") != []  # for an order
    assert zombiaki(zombies={"B3": "3-1"}, things={"B4": "pit2"}, at="move").shows({})  # for a pit
    assert zombiaki(zombies={"B3": "2 claws"}, things={"B4": "pit2"}, at="move").shows({"B4": "3 claws"})
    push = {"B3": "3 claws", "B2": "3-2"}
    assert zombiaki(zombies=push, things={"B4": "wall5"}, at="move").shows({"B3": "1", "B4": "4 claws"})  # for a push


# --- who shares a cell with what ---


@clause("ZK-3.1")
def test_a_free_cell_holds_nobody_no_object_and_no_napalm() -> None:
    table = zombiaki(
        zombies={"B1": 3, "B2": "dog"}, things={"A1": "mine", "A2": "car"}, fire="C3", hand="pit1", turn="humans"
    )
    taken = {"B1", "B2", "A1", "A2", "C3"}
    assert set(table.targets("pit1")) == {f"{lane}{row}" for lane in "ABC" for row in range(1, 6)} - taken
    for cell in sorted(taken):
        table.refuses(f"pit1-{cell}", "ZK-3.1")


@clause("ZK-3.1")
def test_the_net_lies_on_the_zombies_not_on_their_cells() -> None:
    table = zombiaki(zombies={"B3": 3, "B4": 3}, hand="net grenade pit1", turn="humans").plays("net-B3", "catch-B4")
    table.plays("grenade-B4", "pit1-B4")
    assert (table.things, table.netted) == ({"B4": "pit1"}, ["B3"])


@clause("ZK-3.1")
def test_napalm_lies_on_any_cell() -> None:
    table = zombiaki(zombies={"B1": 3}, things={"A3": "wall5", "C1": "pit2"}, hand="napalm", turn="humans")
    assert len(table.targets("napalm")) == 15
    assert zombiaki(zombies={"B3": 4}, things={"B3": "pit2"}, fire="B3", at="move").shows({"B4": 4})
