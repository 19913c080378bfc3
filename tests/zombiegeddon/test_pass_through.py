"""Passing over a pawn: first action onto its disc, second action on with the same pawn."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import zombiegeddon

LINE = {"e5": "food1", "f5": "food2", "g5": "food3"}
ALIVE = {"l2": "fuel"}


@clause("ZG-3.5")
@pytest.mark.parametrize("pawns", [{"A": ["e5"], "B": ["f5", "k2"]}, {"A": ["e5", "f5"], "B": ["k2"]}])
def test_a_pawn_passes_over_another_own_or_not(pawns: dict[str, list[str]]) -> None:
    table = zombiegeddon(discs=LINE | ALIVE, pawns=pawns)
    table.plays("e5-f5", "f5-g5")
    assert table.story == ["took A e5 food1", "passed_through A e5 f5", "moved A f5 g5 food3"]
    assert table.where("A")[0] == "g5"
    assert table.shows({"e5": "hole", "f5": "food2", "g5": "food3"})
    assert table.taken("A") == {"food1": 1}
    assert table.turn == "B"


@clause("ZG-3.5")
def test_the_move_on_is_then_the_only_answer() -> None:
    discs = LINE | {"f4": "tools", "c5": "weapon", "h5": "food1"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5", "b5", "h5"], "B": ["f5"]})
    table.plays("e5-f5")
    assert table.options() == ["f5-f4", "f5-g5"]
    for answer in ("pass", "f5-off", "b5-c5", "b5-off", "h5-g5"):
        assert table.refuses(answer, "ZG-3.5").key == "must-move-on"


@clause("ZG-3.5")
def test_no_second_pass_through() -> None:
    table = zombiegeddon(discs=LINE | {"f4": "tools", "h5": "fuel"}, pawns={"A": ["e5"], "B": ["f5", "g5"]})
    table.plays("e5-f5")
    assert table.options() == ["f5-f4"]
    assert table.refuses("f5-g5", "ZG-3.3").key == "occupied"


@clause("ZG-3.5")
def test_not_as_the_second_action() -> None:
    table = zombiegeddon(used=1, discs=LINE, pawns={"A": ["e5"], "B": ["f5"]})
    assert table.options() == ["pass", "e5-off"]
    assert table.refuses("e5-f5", "ZG-3.3").key == "occupied"


@clause("ZG-3.5")
def test_not_without_a_cell_to_move_on_to() -> None:
    table = zombiegeddon(discs={"e5": "food2", "f5": "food1"}, pawns={"A": ["e5"], "B": ["f5"]})
    assert table.options() == ["pass", "e5-off"]
    assert table.refuses("e5-f5", "ZG-3.5").key == "no-way-on"


@clause("ZG-3.5")
def test_not_if_the_only_way_on_is_blocked() -> None:
    blocked = {"e4": "barricade", "g5": "food3", "f4": "enemy3"}
    table = zombiegeddon(discs={"e5": "food1", "f5": "food2"} | blocked, pawns={"A": ["e5"], "B": ["f5", "g5"]})
    assert "e5-f5" not in table.options()


@clause("ZG-3.5")
def test_the_start_cell_is_no_way_on_once_its_disc_is_taken() -> None:
    table = zombiegeddon(discs={"e5": "manhole", "f5": "food2"}, pawns={"A": ["e5"], "B": ["f5"]})
    assert "e5-f5" in table.options()
    table = zombiegeddon(discs={"e5": "food1", "f5": "food2"}, pawns={"A": ["e5"], "B": ["f5"]})
    assert "e5-f5" not in table.options()


@clause("ZG-3.5")
def test_back_to_the_shelter_it_came_from() -> None:
    table = zombiegeddon(discs={"d1": "food2"}, pawns={"A": ["d2"], "B": ["d1"]})
    table.plays("d2-d1")
    assert table.options() == ["d1-d2"]
    assert table.plays("d1-d2").where("A") == ["d2"]


@clause("ZG-3.5")
@pytest.mark.parametrize("onward", ["d2", "f2"])
def test_on_to_a_shelter_or_a_manhole_full_of_pawns(onward: str) -> None:
    discs = {"f1": "food1", "e2": "food2", "f2": "manhole" if onward == "f2" else "barricade"}
    table = zombiegeddon(discs=discs, pawns={"A": ["f1"], "B": ["e2", onward, onward, onward]})
    assert table.plays("f1-e2", f"e2-{onward}").where("A") == [onward]


@clause("ZG-3.5", "ZG-4.1")
def test_on_to_a_white_shelter_with_a_delivery() -> None:
    discs = {"f2": "manhole", "g2": "food2"}
    table = zombiegeddon(discs=discs, pawns={"A": ["f2"], "B": ["g2", "h3"]}).plays("f2-g2")
    assert table.options() == ["g2-f2", "g2-h3"]
    assert table.plays("g2-h3").markers("A") == ["h3"]


@clause("ZG-3.5", "ZG-3.4")
def test_a_manhole_with_a_pawn_is_simply_entered() -> None:
    table = zombiegeddon(discs={"e5": "food1", "f5": "manhole", "l10": "manhole"}, pawns={"A": ["e5"], "B": ["f5"]})
    table.plays("e5-f5")
    assert table.options() == ["pass", "f5-l10", "f5-off"]
    assert table.story == ["took A e5 food1", "moved A e5 f5 manhole"]


@clause("ZG-3.5", "ZG-3.4")
def test_a_jump_does_not_end_a_pass_through() -> None:
    discs = {"e5": "manhole", "f5": "food1", "a1": "manhole", "a2": "food2"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]}).plays("e5-f5")
    assert table.options() == ["f5-e5"]


@clause("ZG-3.5", "ZG-3.4")
def test_only_a_neighbour_can_be_passed_over() -> None:
    discs = {"e5": "manhole", "a1": "manhole", "a2": "food2", "b2": "food1"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["a2"]})
    assert table.refuses("e5-a2", "ZG-3.3").key == "too-far"


@clause("ZG-3.5")
def test_a_barricade_is_never_passed() -> None:
    table = zombiegeddon(discs={"e5": "food1", "f5": "barricade", "g5": "food2"}, pawns={"A": ["e5"]})
    assert table.refuses("e5-f5", "ZG-3.3").key == "barricade"


@clause("ZG-3.5")
def test_an_empty_handed_start_collects_nothing() -> None:
    table = zombiegeddon(discs={"d1": "food2", "c1": "food1"}, pawns={"A": ["d2"], "B": ["d1"]})
    table.plays("d2-d1", "d1-c1")
    assert table.taken("A") == {}
    assert table.shows({"d1": "food2", "c1": "food1"})


@clause("ZG-3.5")
def test_the_passing_pawn_moves_on_and_not_the_own_one_it_passed() -> None:
    table = zombiegeddon(discs=LINE, pawns={"A": ["f5", "e5"], "B": ["k2"]})
    table.plays("e5-f5", "f5-g5")
    assert table.where("A") == ["f5", "g5"]
    assert [fact["pawn"] for fact in table.facts if fact["fact"] == "moved"] == [1]


@clause("ZG-3.5")
def test_the_passing_pawn_of_another_seat_moves_on_too() -> None:
    table = zombiegeddon(turn="B", discs=LINE | ALIVE, pawns={"A": ["k2"], "B": ["f5", "d2", "e5"]})
    table.plays("e5-f5")
    assert table.facts[1] == {"fact": "passed_through", "seat": 1, "pawn": 2, "start": 52, "goal": 53}
    assert table.plays("f5-g5").where("B") == ["f5", "d2", "g5"]


@clause("ZG-3.5")
def test_the_other_pawns_of_the_table_are_free_again_next_turn() -> None:
    table = zombiegeddon(discs=LINE | ALIVE, pawns={"A": ["e5"], "B": ["f5", "k2"]})
    table.plays("e5-f5", "f5-g5")
    assert table.options() == ["pass", "k2-l2", "k2-off", "f5-off"]
    assert table.plays("f5-off", "k2-off").taken("B")["food2"] == 1


# --- what enemies cost on the way ---


@clause("ZG-3.5", "ZG-3.6")
def test_an_enemy_passed_over_costs_a_weapon_and_stays() -> None:
    table = zombiegeddon(discs=LINE | {"f5": "enemy5"}, pawns={"A": ["e5"], "B": ["f5"]}, weapons={"A": 1})
    table.plays("e5-f5", "f5-g5")
    assert table.story[:3] == ["fought A f5 enemy5", "took A e5 food1", "passed_through A e5 f5"]
    assert table.weapons("A") == 0
    assert table.disc("f5") == "enemy5"
    assert "enemy5" not in table.taken("A")


@clause("ZG-3.5", "ZG-3.6")
def test_an_enemy_passed_over_needs_a_weapon() -> None:
    table = zombiegeddon(discs=LINE | {"f5": "enemy5"}, pawns={"A": ["e5"], "B": ["f5"]})
    assert table.refuses("e5-f5", "ZG-3.6").key == "no-weapon"


@clause("ZG-3.5", "ZG-3.6")
@pytest.mark.parametrize("enemy", ["enemy3", "enemy4", "enemy5"])
@pytest.mark.parametrize(("weapons", "legal"), [(1, False), (2, True)])
def test_two_enemies_on_the_way_cost_two_weapons(enemy: str, weapons: int, legal: bool) -> None:
    discs = {"e5": "food1", "f5": enemy, "g5": "enemy3"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]}, weapons={"A": weapons})
    assert ("e5-f5" in table.options()) == legal
    if legal:
        assert table.plays("e5-f5", "f5-g5").weapons("A") == 0
    else:
        assert table.refuses("e5-f5", "ZG-3.5").key == "no-way-on"


@clause("ZG-3.5", "ZG-3.6")
@pytest.mark.parametrize(("weapons", "legal"), [(0, False), (1, True)])
def test_an_enemy_entered_next_costs_a_weapon(weapons: int, legal: bool) -> None:
    discs = {"e5": "food1", "f5": "food2", "g5": "enemy4"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]}, weapons={"A": weapons})
    assert ("e5-f5" in table.options()) == legal


@clause("ZG-3.5", "ZG-3.6")
def test_the_weapon_just_collected_pays_for_the_second_move() -> None:
    discs = {"e5": "weapon", "f5": "food2", "g5": "enemy4"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]})
    assert "e5-f5" in table.options()
    table.plays("e5-f5", "f5-g5")
    assert table.where("A") == ["g5"]
    assert table.weapons("A") == 0


@clause("ZG-3.5", "ZG-3.6")
def test_the_weapon_just_collected_does_not_pay_for_the_first() -> None:
    discs = {"e5": "weapon", "f5": "enemy4", "g5": "food2"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]})
    assert table.refuses("e5-f5", "ZG-3.6").key == "no-weapon"


@clause("ZG-3.5", "ZG-3.6")
def test_one_held_and_one_collected_pay_for_two_enemies() -> None:
    discs = {"e5": "weapon", "f5": "enemy4", "g5": "enemy5"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]}, weapons={"A": 1})
    assert table.plays("e5-f5", "f5-g5").weapons("A") == 0


@clause("ZG-3.5")
def test_among_several_ways_on_those_that_cannot_be_paid_are_not_offered() -> None:
    discs = {"e5": "food1", "f5": "enemy4", "g5": "enemy5", "f4": "food2"}
    table = zombiegeddon(discs=discs, pawns={"A": ["e5"], "B": ["f5"]}, weapons={"A": 1})
    assert table.plays("e5-f5").options() == ["f5-f4"]
    assert table.refuses("f5-g5", "ZG-3.6").key == "no-weapon"
