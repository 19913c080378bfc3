"""The net: a group of neighbours, held and pushing nobody."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.12")
def test_it_is_thrown_cell_by_cell_over_neighbours() -> None:
    zombies: Bodies = {"B3": 3, "B4": 2, "A3": "dog", "A1": 2, "C4": 2}
    table = zombiaki(zombies=zombies, hand="net", turn="humans")
    assert table.targets("net") == ["A1", "A3", "B3", "B4", "C4"]
    table.plays("net-B3")
    assert table.report == ["played humans net B3 4 3", "netted B3 3 1"]
    assert (table.asked, table.waits_for) == ("net", "humans")
    assert table.options() == ["stop", "catch-A3", "catch-B4"]  # not C4: it is beside nobody netted yet
    table.plays("catch-B4")
    assert table.options() == ["stop", "catch-A3"]  # C4 would make it 7
    table.plays("catch-A3")
    assert table.report == ["netted A3 dog 3"]
    assert (table.asked, table.netted) == ("play", ["A3", "B3", "B4"])


@clause("ZK-5.12")
@pytest.mark.parametrize(
    ("zombies", "first", "then"),
    [
        ({"B3": 3, "B4": 3}, "B3", ["B4"]),
        ({"B3": 4, "B4": 3}, "B3", []),
        ({"B3": 4, "B4": "3-1"}, "B3", ["B4"]),  # current strength
        ({"B3": "4 claws", "B4": 2}, "B3", []),
        ({"B3": "5 claws", "B4": "dog"}, "B3", ["B4"]),  # 6, and a dog adds 0
        ({"B3": 2, "A4": 2, "C2": 2}, "B3", []),  # corners do not connect
    ],
)
def test_a_total_of_6_at_most(zombies: Bodies, first: str, then: list[str]) -> None:
    table = zombiaki(zombies=zombies, hand="net", turn="humans").plays(f"net-{first}")
    assert table.options()[1:] == [f"catch-{cell}" for cell in then] if then else table.asked == "play"


@clause("ZK-5.12", "ZK-2.8")
def test_nobody_stronger_than_6_and_no_empty_cell() -> None:
    table = zombiaki(zombies={"B3": "4+3", "A3": "5 claws"}, hand="net", turn="humans")
    assert table.targets("net") == ["A3"]
    assert table.refuses("net-B3", "ZK-5.12").values == {"cell": "B3", "strength": 7, "left": 6}
    assert table.refuses("net-C3", "ZK-5.12").key == "net-nobody"


@clause("ZK-5.12")
def test_what_the_net_does_not_catch() -> None:
    zombies: Bodies = {"B3": 3, "B4": 4, "A3": 2, "C1": 2}
    table = zombiaki(zombies=zombies, hand="net shot1", turn="humans").plays("net-B3")
    assert table.refuses("catch-B4", "ZK-5.12").values == {"cell": "B4", "strength": 4, "left": 3}
    assert table.refuses("catch-C1", "ZK-5.12").key == "net-beside"
    assert table.refuses("catch-B3", "ZK-5.12").key == "net-caught"
    assert table.refuses("catch-B2", "ZK-5.12").key == "net-nobody"
    for answer in ("pass", "shot1-B", "discard-shot1", "burn-B3-1"):
        assert table.refuses(answer, "ZK-5.12").key == "net-first"
    assert table.plays("stop").netted == ["B3"]


@clause("ZK-5.12", "ZK-3.10", "ZK-2.3")
def test_the_netted_are_held_until_the_next_human_turn_begins() -> None:
    table = zombiaki(zombies={"B4": 3, "A4": 2}, hand="net", turn="humans").plays("net-B4", "stop")
    assert table.shows({"A4": 2, "B4": 3})
    table.plays("pass")
    assert table.shows({"A5": 2, "B4": 3})
    assert "net" not in table.pile("humans")
    table.zombie_turn()
    assert table.report[-2:] == ["turn_began 8 humans 1", "ended net -"]
    assert (table.netted, table.pile("humans").count("net")) == ([], 1)


@clause("ZK-5.12", "ZK-3.6")
def test_a_netted_dog_stays() -> None:
    zombies: Bodies = {"B3": "dog netted", "B4": "dog"}
    table = zombiaki(zombies=zombies, net=True, at="move")
    assert table.options() == ["pass", "B4-B5", "B4-A4", "B4-C4"]


@clause("ZK-5.12", "ZK-3.10")
def test_from_the_moment_it_is_thrown_shots_push_nobody_back() -> None:
    table = zombiaki(zombies={"B4": 3}, hand="net shot1 floodlight", turn="humans")
    assert table.plays("net-B4", "shot1-B", "floodlight-B").shows({"B4": 2})


@clause("ZK-5.12", "ZK-4.7")
def test_later_claws_do_not_free_them() -> None:
    zombies: Bodies = {"B3": "3 netted", "B2": "3 netted"}
    table = zombiaki(zombies=zombies, net=True, hand="claws hunger").plays("claws-B3")
    assert table.netted == ["B2", "B3"]
    assert table.refuses("hunger-B3", "ZK-3.10").key == "held"


@clause("ZK-5.12", "ZK-4.6")
def test_one_bitten_into_being_beside_them_is_not_netted() -> None:
    table = zombiaki(zombies={"B3": "3 netted shield"}, net=True, hand="bite hunger").plays("bite-B3-A3")
    assert table.netted == ["B3"]
    assert table.plays("hunger-A3").shows({"A4": 1, "B3": 3})


@clause("ZK-5.12")
@pytest.mark.parametrize("held", ["barrier", "freeze"])
def test_it_may_be_thrown_in_a_barred_or_frozen_street(held: str) -> None:
    things = {"B1": "barrier"} if held == "barrier" else {}
    table = zombiaki(zombies={"B3": 3}, things=things, frozen=int(held == "freeze"), hand="net", turn="humans")
    assert table.plays("net-B3").netted == ["B3"]


@clause("ZK-5.12")
def test_the_net_stays_out_though_all_netted_are_dead() -> None:
    table = zombiaki(zombies={"B3": 1}, hand="net shot1", turn="humans").plays("net-B3", "shot1-B")
    assert table.pile("humans") == ["shot1"]
    assert "net" in table.plays("pass").zombie_turn().pile("humans")


@clause("ZK-5.12")
def test_a_big_group_of_dogs_and_weak_ones_across_lanes() -> None:
    zombies: Bodies = {"A3": 1, "B3": "dog", "C3": "dog", "C4": 2, "C2": 3}
    table = zombiaki(zombies=zombies, hand="net", turn="humans")
    table.plays("net-A3", "catch-B3", "catch-C3", "catch-C4", "catch-C2")
    assert (table.asked, table.netted) == ("play", ["A3", "B3", "C2", "C3", "C4"])
