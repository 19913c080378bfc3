"""A turn: two actions with any own pawns, where a pawn may go, passing, and turns that are skipped."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import zombiegeddon

ROW = {"d5": "food1", "e5": "food2", "f5": "food3", "g5": "tools"}
ALIVE = {"l2": "fuel"}  # B's pawn in k2 can reach it, so the half goes on


# --- two actions ---


@clause("ZG-3.2")
def test_both_actions_with_the_same_pawn() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["d5"], "B": ["k2"]})
    table.plays("d5-e5", "e5-f5")
    assert table.where("A") == ["f5"]
    assert table.turn == "B"


@clause("ZG-3.2")
def test_one_action_each_with_two_pawns() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["d5", "d2", "g5"], "B": ["k2"]})
    table.plays("d5-e5")
    assert table.turn == "A"
    table.plays("g5-f5")
    assert table.where("A") == ["e5", "d2", "f5"]
    assert table.turn == "B"


@clause("ZG-3.2")
def test_every_own_pawn_may_act_and_nobody_elses() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["g5", "d2"], "B": ["k2", "d5"]})
    assert table.options("A") == ["pass", "d2-off", "g5-f5", "g5-off"]
    assert table.options("B") == []
    table.refuses("d5-e5", "ZG-3.2")
    table.refuses("k2-off", "ZG-3.2")


@clause("ZG-3.2")
def test_pawns_on_one_cell_are_offered_once() -> None:
    table = zombiegeddon(discs={"d1": "food1"}, pawns={"A": ["d2", "k2", "d2", "d2"]})
    assert table.options() == ["pass", "d2-d1", "d2-off", "k2-off"]
    assert table.plays("d2-d1").where("A") == ["d1", "k2", "d2", "d2"]


@clause("ZG-3.2")
def test_a_pass_instead_of_the_first_action_ends_the_turn() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["d5"], "B": ["k2"]})
    table.plays("pass")
    assert table.story == ["passed A 0"]
    assert table.turn == "B"
    assert table.where("A") == ["d5"]


@clause("ZG-3.2")
def test_a_pass_instead_of_the_second_action_ends_the_turn() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["d5"], "B": ["k2"]})
    assert table.plays("d5-e5").options() == ["pass", "e5-f5", "e5-off"]
    assert table.plays("pass").turn == "B"


@clause("ZG-3.2")
def test_a_turn_that_has_used_one_action_has_one_left() -> None:
    table = zombiegeddon(used=1, discs=ROW | ALIVE, pawns={"A": ["d5"], "B": ["k2"]})
    assert table.plays("d5-e5").turn == "B"


@clause("ZG-3.2")
def test_the_other_player_has_two_actions_too() -> None:
    table = zombiegeddon(turn="B", discs=ROW | ALIVE, pawns={"A": ["d5"], "B": ["k2"]})
    assert table.plays("k2-l2").turn == "B"
    assert table.plays("l2-k2").turn == "A"


# --- where a pawn may go ---


@clause("ZG-3.3")
def test_to_shelters_manholes_and_free_discs_but_not_to_barricades_and_holes() -> None:
    discs = {"d1": "food1", "e1": "barricade", "c2": "manhole", "d3": "weapon", "e3": "medicine"}
    table = zombiegeddon(discs=discs, pawns={"A": ["d2"]})
    assert table.options() == ["pass", "d2-d1", "d2-c2", "d2-d3", "d2-e3", "d2-off"]
    assert table.refuses("d2-e1", "ZG-3.3").key == "barricade"
    assert table.refuses("d2-e2", "ZG-3.3").key == "no-disc"


@clause("ZG-3.3")
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("cell", "shelter"), [("e2", "d2"), ("g2", "h3")])
def test_shelters_of_either_colour_in_either_half_by_any_number_of_pawns(half: int, cell: str, shelter: str) -> None:
    crowd = {"A": [cell, shelter], "B": [shelter] * 4, "C": [shelter]}
    table = zombiegeddon(seats=3, half=half, discs={cell: "food1"}, pawns=crowd)
    table.plays(f"{cell}-{shelter}")
    assert table.where("A") == [shelter, shelter]
    assert table.where("B") == [shelter] * 4


@clause("ZG-3.3")
def test_manholes_by_any_number_of_pawns() -> None:
    table = zombiegeddon(discs={"e5": "manhole", "f5": "food1"}, pawns={"A": ["f5", "e5"], "B": ["e5"] * 4})
    assert table.plays("f5-e5").where("A") == ["e5", "e5"]


@clause("ZG-3.3")
@pytest.mark.parametrize("disc", ["food1", "food2", "food3", "electronics", "tools", "weapon", "enemy3", "enemy5"])
@pytest.mark.parametrize("pawns", [{"A": ["e5", "f5"]}, {"A": ["e5"], "B": ["f5"]}])
def test_a_disc_with_a_pawn_on_it_own_or_not_cannot_be_entered(disc: str, pawns: dict[str, list[str]]) -> None:
    table = zombiegeddon(used=1, discs={"e5": "food1", "f5": disc, "g5": "food3"}, pawns=pawns, weapons={"A": 2})
    assert "e5-f5" not in table.options()
    assert table.refuses("e5-f5", "ZG-3.3").sentence == "Another pawn stands on f5."


@clause("ZG-3.3")
def test_no_further_than_one_cell() -> None:
    table = zombiegeddon(discs=ROW, pawns={"A": ["d5"]})
    assert table.refuses("d5-f5", "ZG-3.3").key == "too-far"
    assert table.refuses("d5-d5", "ZG-3.3").key == "stays"


@clause("ZG-3.3", "ZG-3.8")
def test_a_cell_whose_disc_was_taken_cannot_be_entered_again() -> None:
    table = zombiegeddon(discs=ROW, pawns={"A": ["d5"]}).plays("d5-e5")
    assert table.refuses("e5-d5", "ZG-3.3").key == "no-disc"


@clause("ZG-3.3")
def test_the_way_back_to_a_shelter_is_open() -> None:
    table = zombiegeddon(discs={"d1": "food1"} | ALIVE, pawns={"A": ["d2"], "B": ["k2"]})
    assert table.plays("d2-d1", "d1-d2").where("A") == ["d2"]


# --- turns that are skipped ---


@clause("ZG-3.10")
def test_a_player_without_a_pawn_is_skipped() -> None:
    table = zombiegeddon(seats=4, discs=ROW, pawns={"A": ["d5"], "C": ["d2"]})
    table.plays("d5-e5", "pass")
    assert table.story[-2:] == ["passed A 1", "skipped B"]
    assert table.turn == "C"
    table.plays("pass")
    assert table.story[-2:] == ["passed C 0", "skipped D"]
    assert table.turn == "A"


@clause("ZG-3.10")
def test_the_skipped_are_not_eliminated_and_keep_what_they_have() -> None:
    table = zombiegeddon(discs=ROW, pawns={"A": ["d5"]}, taken={"B": {"food3": 4}}, weapons={"B": 2})
    table.plays("pass")
    assert table.taken("B") == {"food3": 4, "weapon": 2}
    assert table.weapons("B") == 2
    assert table.points("B") == 12


@clause("ZG-3.10", "ZG-5.1")
def test_a_skipped_turn_counts_as_a_turn_without_an_action_and_without_a_gain() -> None:
    table = zombiegeddon(seats=3, turn="C", discs=ROW, pawns={"B": ["d5"], "C": ["d2"]})
    turn = table.state.turn
    table.plays("pass")
    assert table.turn == "B"
    assert (table.state.idle, table.state.dry, table.state.turn - turn) == (2, 2, 2)


@clause("ZG-3.10")
def test_a_pawn_that_cannot_move_can_still_be_removed() -> None:
    table = zombiegeddon(discs={"f5": "food1", "e5": "barricade"}, pawns={"A": ["f5"]})
    assert table.options() == ["pass", "f5-off"]


@clause("ZG-3.10")
def test_removing_the_last_pawn_by_the_first_action_ends_the_turn() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["d5"], "B": ["k2"]})
    table.plays("d5-off")
    assert table.turn == "B"
    assert table.state.idle == 0


@clause("ZG-3.10")
def test_removing_the_last_but_one_does_not() -> None:
    table = zombiegeddon(discs=ROW | ALIVE, pawns={"A": ["d5", "d2"], "B": ["k2"]})
    assert table.plays("d5-off").turn == "A"


@clause("ZG-3.10")
@pytest.mark.parametrize("place", range(4))
def test_any_of_the_four_pawns_even_in_the_first_corner_keeps_its_player_in_the_half(place: int) -> None:
    state = zombiegeddon(discs={"a1": "food1", "b1": "tools"}, pawns={"A": ["a1"]}).state
    data = state.to_json() | {"pawns": [-1] * place + [0] + [-1] * (7 - place)}
    table = state.game.from_json(data)
    assert [str(answer) for answer in table.options(0)] == ["pass", "a1-b1", "a1-off"]


@clause("ZG-3.2")
def test_the_log_names_the_pawn_by_its_number_among_its_owners() -> None:
    discs = {"f5": "manhole", "g5": "manhole", "l10": "manhole"}
    table = zombiegeddon(seats=3, turn="C", discs=discs | ALIVE, pawns={"C": ["d2", "k2", "f5"], "B": ["k2"]})
    assert table.plays("f5-g5").facts == [{"fact": "moved", "seat": 2, "pawn": 2, "start": 53, "goal": 54, "disc": 4}]
    assert table.plays("g5-l10").facts[0] == {"fact": "jumped", "seat": 2, "pawn": 2, "start": 54, "goal": 119}
    assert table.plays("k2-off").facts[0] == {"fact": "removed", "seat": 1, "pawn": 0, "cell": 22}
