"""The order inside an action: pay, leave, collect, arrive, deliver; and what is collected."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import zombiegeddon

ALIVE = {"l2": "fuel"}
TAKEABLE = ["food1", "food2", "food3", "electronics", "medicine", "fuel", "tools", "weapon", "enemy3", "enemy8"]


@clause("ZG-3.8")
@pytest.mark.parametrize("disc", TAKEABLE)
def test_leaving_a_disc_collects_it(disc: str) -> None:
    table = zombiegeddon(half=2, discs={"d1": disc}, pawns={"A": ["d1"]}, weapons={"A": 2})
    table.plays("d1-d2")
    assert table.story == [f"took A d1 {disc}", "moved A d1 d2 red_shelter", "delivered A d2"]
    assert table.taken("A").get(disc) == (3 if disc == "weapon" else 1)
    assert table.weapons("A") == (3 if disc == "weapon" else 2)
    assert table.disc("d1") == "hole"


@clause("ZG-3.8")
def test_entering_a_disc_does_not_collect_it_yet() -> None:
    table = zombiegeddon(discs={"d1": "food1"}, pawns={"A": ["d2"]}).plays("d2-d1")
    assert table.disc("d1") == "food1"
    assert table.taken("A") == {}


@clause("ZG-3.8")
def test_pay_then_leave_then_collect_then_arrive() -> None:
    discs = {"f5": "food2", "g5": "enemy3"}
    table = zombiegeddon(discs=discs, pawns={"A": ["f5"]}, weapons={"A": 1}).plays("f5-g5")
    assert table.story == ["fought A g5 enemy3", "took A f5 food2", "moved A f5 g5 enemy3"]


@clause("ZG-3.8", "ZG-4.1")
def test_a_marker_is_placed_last() -> None:
    table = zombiegeddon(discs={"g2": "food2"}, pawns={"A": ["g2"]}).plays("g2-h3")
    assert table.story == ["took A g2 food2", "moved A g2 h3 white_shelter", "delivered A h3"]


@clause("ZG-3.8")
def test_two_moves_of_one_pawn_take_two_discs() -> None:
    discs = {"e5": "food1", "f5": "tools", "g5": "fuel"} | ALIVE
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["k2"]}).plays("e5-f5", "f5-g5")
    assert table.taken("A") == {"food1": 1, "tools": 1}
    assert table.shows({"e5": "hole", "f5": "hole", "g5": "fuel"})


@clause("ZG-3.8")
def test_the_first_action_collects_only_the_start() -> None:
    table = zombiegeddon(discs={"e5": "food1", "f5": "tools"}, pawns={"A": ["e5"]}).plays("e5-f5")
    assert table.taken("A") == {"food1": 1}


@clause("ZG-3.8", "ZG-3.5")
def test_a_disc_on_which_another_pawn_stands_is_not_collected() -> None:
    discs = {"e5": "manhole", "f5": "food2", "g5": "food3"} | ALIVE
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5", "k2"]})
    table.plays("e5-f5", "f5-g5")
    assert table.taken("A") == {}
    table.plays("f5-off", "pass")
    assert table.taken("B") == {"food2": 1}


@clause("ZG-3.8")
@pytest.mark.parametrize(("cell", "shelter"), [("f5", False), ("d2", True), ("h3", True)])
def test_manholes_and_shelters_are_never_taken(cell: str, shelter: bool) -> None:
    discs = {"e5": "food1", "d1": "food1", "g2": "food1"} | ({} if shelter else {cell: "manhole"})
    table = zombiegeddon(discs=discs, pawns={"A": [cell]})
    before = table.disc(cell)
    table.plays(f"{cell}-{ {'f5': 'e5', 'd2': 'd1', 'h3': 'g2'}[cell] }")
    assert table.disc(cell) == before
    assert table.taken("A") == {}


@clause("ZG-3.8")
def test_each_player_collects_for_themselves() -> None:
    discs = {"d1": "food1", "f5": "tools", "f4": "fuel"} | ALIVE
    table = zombiegeddon(seats=3, discs=discs, pawns={"A": ["d1"], "B": ["k2"], "C": ["f5"]}, turn="C")
    table.plays("f5-f4", "pass").plays("d1-d2", "pass")
    assert [table.taken(seat) for seat in "ABC"] == [{"food1": 1}, {}, {"tools": 1}]


@clause("ZG-3.8")
def test_no_disc_is_lost() -> None:
    table = zombiegeddon(discs={"e5": "food1", "f5": "tools"}, pawns={"A": ["e5"]}).plays("e5-f5")
    assert table.state.game.from_json(table.state.to_json()) == table.state
