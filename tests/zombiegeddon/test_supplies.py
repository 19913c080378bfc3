"""Supplies: markers in the white shelters before the apocalypse, in the red ones after it."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import zombiegeddon

ALIVE = {"l2": "fuel"}
BESIDE = {"b5": "c5", "h3": "g2", "e8": "f8", "k6": "l6", "d2": "d1", "k2": "k1", "b9": "c9", "i9": "j9"}
RED = ["d2", "k2", "b9", "i9"]
WHITE = ["b5", "h3", "e8", "k6"]


@clause("ZG-4.1")
@pytest.mark.parametrize("shelter", WHITE)
@pytest.mark.parametrize("used", [0, 1])
def test_half_1_arriving_in_a_white_shelter_leaves_a_marker_by_either_action(shelter: str, used: int) -> None:
    cell = BESIDE[shelter]
    table = zombiegeddon(used=used, discs={cell: "manhole"} | ALIVE, pawns={"A": [cell, "d2"], "B": ["k2"]})
    table.plays(f"{cell}-{shelter}")
    assert table.story == [f"moved A {cell} {shelter} white_shelter", f"delivered A {shelter}"]
    assert table.markers("A") == [shelter]
    assert table.markers("B") == []


@clause("ZG-4.1")
@pytest.mark.parametrize("shelter", RED)
def test_half_1_red_shelters_take_none(shelter: str) -> None:
    cell = BESIDE[shelter]
    table = zombiegeddon(discs={cell: "food1"}, pawns={"A": [cell]}).plays(f"{cell}-{shelter}")
    assert table.markers("A") == []
    assert not [fact for fact in table.facts if fact["fact"] == "delivered"]


@clause("ZG-4.2")
@pytest.mark.parametrize("shelter", RED)
@pytest.mark.parametrize("used", [0, 1])
def test_half_2_arriving_in_a_red_shelter_leaves_a_marker(shelter: str, used: int) -> None:
    cell = BESIDE[shelter]
    discs = {cell: "manhole", "f5": "food1"}
    table = zombiegeddon(half=2, used=used, discs=discs, pawns={"A": [cell, "h3"], "B": ["f5"]})
    table.plays(f"{cell}-{shelter}")
    assert table.markers("A") == [shelter]
    assert table.points("A") == 5


@clause("ZG-4.2")
@pytest.mark.parametrize("shelter", WHITE)
def test_half_2_white_shelters_take_none(shelter: str) -> None:
    cell = BESIDE[shelter]
    table = zombiegeddon(half=2, discs={cell: "food1"}, pawns={"A": [cell]}).plays(f"{cell}-{shelter}")
    assert table.markers("A") == []
    assert table.points("A") == 1


@clause("ZG-4.1")
@pytest.mark.parametrize("half", [1, 2])
def test_one_marker_per_player_and_shelter(half: int) -> None:
    shelter, cell = ("h3", "g2") if half == 1 else ("d2", "d1")
    discs, pawns = {cell: "manhole"} | ALIVE, {"A": [cell, cell], "B": ["k2"]}
    table = zombiegeddon(half=half, discs=discs, pawns=pawns, markers={"A": [shelter]})
    table.plays(f"{cell}-{shelter}")
    assert table.markers("A") == [shelter]
    assert len(table.facts) == 1


@clause("ZG-4.1")
def test_leaving_and_coming_back_leaves_no_second_one() -> None:
    table = zombiegeddon(discs={"g2": "manhole"} | ALIVE, pawns={"A": ["g2", "g2"], "B": ["k2"]})
    table.plays("g2-h3", "g2-h3")
    assert table.story.count("delivered A h3") == 1


@clause("ZG-4.1")
def test_the_markers_of_others_do_not_matter() -> None:
    table = zombiegeddon(discs={"g2": "manhole"}, pawns={"A": ["g2"]}, markers={"B": ["h3"], "A": ["b5"]})
    table.plays("g2-h3")
    assert (table.markers("A"), table.markers("B")) == (["b5", "h3"], ["h3"])


@clause("ZG-4.1")
def test_a_pawn_that_is_there_already_leaves_none_and_arriving_needs_no_choice() -> None:
    table = zombiegeddon(discs={"g2": "manhole"} | ALIVE, pawns={"A": ["h3"], "B": ["k2"]}).plays("h3-g2")
    assert table.markers("A") == []
    assert table.plays("g2-h3").markers("A") == ["h3"]


@clause("ZG-4.2", "ZG-5.6")
def test_an_undelivered_marker_does_not_keep_a_half_alive() -> None:
    table = zombiegeddon(half=2, discs={"d1": "manhole"}, pawns={"A": ["d1"], "B": ["h3"]}).plays("pass")
    assert table.story[1] == "half_ended 2 1"
    assert table.state.outcome is not None


@clause("ZG-4.2", "ZG-5.1")
def test_a_marker_is_a_gain_and_an_arrival_without_one_is_not() -> None:
    discs = {"g2": "manhole"} | ALIVE
    table = zombiegeddon(dry=3, discs=discs, pawns={"A": ["g2"], "B": ["k2"]}).plays("g2-h3", "pass")
    assert table.state.dry == 0
    table = zombiegeddon(dry=3, discs=discs, pawns={"A": ["g2"], "B": ["k2"]}, markers={"A": ["h3"]})
    assert table.plays("g2-h3", "pass").state.dry == 4
