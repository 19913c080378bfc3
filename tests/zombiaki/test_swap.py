"""Swap: two zombies side by side change places."""

from __future__ import annotations

import pytest

from shamble.games.zombiaki.answers import Play
from shamble.games.zombiaki.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki


@clause("ZK-4.5")
@pytest.mark.parametrize(("first", "second"), [("B3", "B4"), ("B2", "B3"), ("A3", "B3"), ("B3", "C3")])
def test_two_neighbours_change_places(first: str, second: str) -> None:
    table = zombiaki(zombies={first: "2 shield", second: "4 boss"}, hand="swap")
    assert table.targets("swap") == [f"{first}-{second}"]
    assert table.plays(f"swap-{first}-{second}").street == {first: "4 boss", second: "2 shield"}
    assert table.report[1:] == [f"swapped {first} {second}"]


@clause("ZK-4.5")
def test_only_two_zombies_side_by_side() -> None:
    table = zombiaki(zombies={"B3": 2, "A4": 3, "B5": 3, "C3": "dog"}, hand="swap")
    assert table.targets("swap") == []
    table.refuses("swap-B3-C3", "ZK-4.5")
    table.refuses("swap-B3-B4", "ZK-4.5")


@clause("ZK-4.5")
@pytest.mark.parametrize(("lower", "higher"), [("A3", "B3"), ("B2", "B3"), ("B5", "C5")])
def test_a_swap_is_offered_once_and_is_the_same_whoever_is_named_first(lower: str, higher: str) -> None:
    table = zombiaki(zombies={lower: 2, higher: 3}, hand="swap")
    assert table.targets("swap") == [f"{lower}-{higher}"]
    assert Play("swap", higher, lower) == Play("swap", lower, higher)
    for text in (f"swap-{higher}-{lower}", f"SWAP-{higher}-{lower}".lower()):
        answer = GAME.parse(table.state, 0, text)
        assert (str(answer), answer in table.state.options(0)) == (f"swap-{lower}-{higher}", True)
    assert table.plays(f"swap-{higher}-{lower}").shows({lower: 3, higher: 2})


@clause("ZK-4.5", "ZK-3.5")
@pytest.mark.parametrize("bodies", [{"A3": "2 stepped", "B3": "3"}, {"A3": "2", "B3": "3 stepped"}])
def test_both_must_have_their_card_step(bodies: dict[str, str]) -> None:
    table = zombiaki(zombies=bodies, hand="swap")
    assert table.targets("swap") == []
    table.refuses("swap-A3-B3", "ZK-3.5")


@clause("ZK-4.5", "ZK-3.5")
def test_both_have_used_it_then() -> None:
    table = zombiaki(zombies={"A3": 2, "B3": 3}, hand="swap hunger").plays("swap-A3-B3")
    table.refuses("hunger-A3", "ZK-3.5")
    table.refuses("hunger-B3", "ZK-3.5")


@clause("ZK-4.5", "ZK-3.10")
@pytest.mark.parametrize("bodies", [{"A3": "2 netted", "B3": "3"}, {"A3": "2", "B3": "3 netted"}])
def test_neither_may_be_held(bodies: dict[str, str]) -> None:
    table = zombiaki(zombies=bodies, hand="swap", net=True)
    assert table.targets("swap") == []
    table.refuses("swap-A3-B3", "ZK-3.10")


# --- walls ---


@clause("ZK-4.5", "ZK-5.2")
@pytest.mark.parametrize(("rear", "possible"), [(2, False), (3, True)])
def test_the_one_at_the_foot_climbs_with_the_queue_behind_it_as_before(rear: int, possible: bool) -> None:
    table = zombiaki(zombies={"B4": 4, "B3": 2, "B2": rear}, things={"B4": "wall5"}, hand="swap")
    assert ("B3-B4" in table.targets("swap")) == possible
    if possible:
        assert table.plays("swap-B3-B4").shows({"B2": 3, "B3": 4, "B4": 2})
    else:
        assert table.refuses("swap-B3-B4", "ZK-5.2").values == {"goal": "B4", "height": 5, "push": 4}


@clause("ZK-4.5", "ZK-3.8")
@pytest.mark.parametrize(("goal", "answer"), [("B4", "swap-B3-B4"), ("C3", "swap-B3-C3"), ("A3", "swap-A3-B3")])
def test_back_and_sideways_onto_the_wall_by_own_strength(goal: str, answer: str) -> None:
    table = zombiaki(zombies={"B3": 2, goal: 4, "B2": 3}, things={"B3": "wall5"}, hand="swap")
    assert table.refuses(answer, "ZK-3.8").key == "too-high-alone"
    table = zombiaki(zombies={"B3": 2, goal: 5}, things={"B3": "wall5"}, hand="swap").plays(answer)
    assert table.shows({"B3": 5, goal: 2})


@clause("ZK-4.5", "ZK-5.2")
def test_the_one_that_comes_down_needs_no_strength() -> None:
    table = zombiaki(zombies={"B4": 1, "B3": 5}, things={"B4": "wall5"}, hand="swap").plays("swap-B3-B4")
    assert table.shows({"B3": 1, "B4": 5})


# --- both are moved, then both enter ---


@clause("ZK-4.5", "ZK-3.9")
def test_the_higher_row_enters_first() -> None:
    table = zombiaki(zombies={"B3": 2, "B4": 3}, fire="B3 B4", hand="swap").plays("swap-B3-B4")
    assert table.report[1:] == ["swapped B3 B4", "hurt B4 1 1 napalm", "hurt B3 1 2 napalm"]


@clause("ZK-4.5", "ZK-3.9")
def test_in_one_row_lane_a_enters_first() -> None:
    table = zombiaki(zombies={"B3": 2, "C3": 3}, fire="B3 C3", hand="swap").plays("swap-B3-C3")
    assert table.report[1:] == ["swapped B3 C3", "hurt B3 1 2 napalm", "hurt C3 1 1 napalm"]


@clause("ZK-4.5", "ZK-3.9", "ZK-5.18")
def test_each_tries_its_pit_by_its_own_strength_and_shield() -> None:
    table = zombiaki(zombies={"B3": 2, "B4": 4}, things={"B4": "pit2"}, hand="swap").plays("swap-B3-B4")
    assert (table.street, table.things) == ({"B3": "4"}, {})
    table = zombiaki(zombies={"B3": "5 shield", "B4": 4}, things={"B4": "pit2"}, hand="swap").plays("swap-B3-B4")
    assert (table.street, table.things) == ({"B3": "4", "B4": "5"}, {})
    table = zombiaki(zombies={"A3": 3, "B3": 4}, things={"A3": "pit1", "B3": "pit2"}, hand="swap").plays("swap-A3-B3")
    assert (table.street, table.things) == ({"A3": "4", "B3": "3"}, {"A3": "pit1", "B3": "pit2"})


@clause("ZK-4.5", "ZK-3.9")
def test_a_car_stays_where_it_is() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": 4}, things={"A3": "car"}, hand="swap").plays("swap-A3-B3")
    assert (table.street, table.things) == ({"A3": "4", "B3": "3"}, {"A3": "car"})


@clause("ZK-4.5", "ZK-2.8")
def test_a_swap_may_lead_to_a_death() -> None:
    table = zombiaki(zombies={"A3": 1, "B3": 4}, fire="B3", hand="swap").plays("swap-A3-B3")
    assert table.shows({"A3": 4})
