"""When a half ends: nothing can be collected, nobody acts, or nothing was gained for long."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import Scenario, permanents, zombiegeddon

ALIVE = {"l2": "fuel"}  # beside k2


def ends(table: Scenario) -> str | None:
    """Why half 1 or 2 has ended (1, 2 and 3 are ZG-5.1 a, b and c), if it has."""
    found = [line for line in table.story if line.startswith("half_ended")]
    return found[0] if found else None


# --- a: no disc can be collected ---


@clause("ZG-5.1a")
@pytest.mark.parametrize("half", [1, 2])
def test_a_half_ends_when_nothing_can_be_collected(half: int) -> None:
    table = zombiegeddon(half=half, pawns={"A": ["d2"], "B": ["k2"]}, discs={"f5": "food1", "d1": "barricade"})
    assert ends(table.plays("pass")) == f"half_ended {half} 1"


@clause("ZG-5.1a")
def test_a_half_goes_on_while_something_can() -> None:
    table = zombiegeddon(pawns={"A": ["d2"], "B": ["k2"]}, discs=ALIVE)
    assert ends(table.plays("pass")) is None
    assert table.turn == "B"


@clause("ZG-5.1a")
def test_never_inside_a_turn() -> None:
    table = zombiegeddon(pawns={"A": ["d1"], "B": ["k2"]}, discs={"d1": "food1", "e2": "manhole"})
    table.plays("d1-d2")
    assert ends(table) is None
    assert table.options() == ["pass", "d2-e2", "d2-off"]
    assert ends(table.plays("d2-e2")) == "half_ended 1 1"


@clause("ZG-5.1a")
def test_at_the_end_of_a_skipped_turn_too() -> None:
    """Only b and c can come true by a skipped turn; here b does, in the middle of the round."""
    table = zombiegeddon(seats=3, turn="C", idle=1, pawns={"B": ["k2"], "C": ["d2"]}, discs=ALIVE)
    table.plays("pass")
    assert table.story[:3] == ["passed C 0", "skipped A", "half_ended 1 2"]


# --- which discs can be collected ---


def dead(table: Scenario) -> bool:
    """Whether the half ends by ZG-5.1a once the seat on turn has passed."""
    half = table.half
    return ends(table.plays("pass")) == f"half_ended {half} 1"


@clause("ZG-5.6")
@pytest.mark.parametrize("disc", ["food1", "food2", "food3", "electronics", "medicine", "fuel", "tools", "weapon"])
def test_food_provisions_and_weapons_beside_a_pawn_can_be_collected(disc: str) -> None:
    assert not dead(zombiegeddon(pawns={"A": ["d2"]}, discs={"d1": disc}))


@clause("ZG-5.6")
@pytest.mark.parametrize("disc", ["barricade", "manhole", "hole"])
def test_permanents_and_holes_cannot(disc: str) -> None:
    assert dead(zombiegeddon(pawns={"A": ["d2"]}, discs={"d1": disc}))


@clause("ZG-5.6")
@pytest.mark.parametrize("enemy", ["enemy3", "enemy4", "enemy5", "enemy6", "enemy7", "enemy8"])
@pytest.mark.parametrize("armed", [True, False])
def test_an_enemy_can_only_by_the_armed(enemy: str, armed: bool) -> None:
    weapons = {"A": 1} if armed else {"B": 1}
    table = zombiegeddon(half=2, pawns={"A": ["d2"], "B": ["k2"]}, discs={"d1": enemy}, weapons=weapons)
    assert dead(table) == (not armed)


@clause("ZG-5.6")
@pytest.mark.parametrize("disc", ["food1", "weapon", "enemy3"])
def test_a_disc_under_a_pawn_can_be_collected(disc: str) -> None:
    assert not dead(zombiegeddon(pawns={"A": ["f5"]}, discs={"f5": disc}))
    assert not dead(zombiegeddon(pawns={"A": ["d2"], "B": ["f5"]}, discs={"f5": disc}))


@clause("ZG-5.6")
def test_the_reach_starts_and_ends_in_the_corners_too() -> None:
    assert not dead(zombiegeddon(pawns={"A": ["a1"]}, discs={"a1": "manhole", "a2": "food1"}))
    assert not dead(zombiegeddon(pawns={"A": ["a1"]}, discs={"a1": "manhole", "l10": "manhole", "k10": "food1"}))
    assert not dead(zombiegeddon(pawns={"A": ["f5"]}, discs={"f5": "manhole", "b1": "manhole", "a1": "food1"}))


@clause("ZG-5.6")
def test_the_reach_goes_through_shelters() -> None:
    discs = {"d3": "manhole", "d1": "food1"}  # d2 lies between them
    assert not dead(zombiegeddon(pawns={"A": ["d3"]}, discs=discs))


@clause("ZG-5.6")
def test_the_reach_goes_from_a_manhole_to_every_manhole() -> None:
    discs = {"d1": "manhole", "a10": "manhole", "l9": "manhole", "l10": "food1"}
    assert not dead(zombiegeddon(pawns={"A": ["d2"]}, discs=discs))
    assert dead(zombiegeddon(pawns={"A": ["d2"]}, discs=discs | {"d1": "hole"}))


@clause("ZG-5.6")
def test_a_manhole_one_stands_on_leads_to_the_discs_around_another() -> None:
    discs = {"f5": "manhole", "a10": "manhole", "b10": "enemy3"}
    assert dead(zombiegeddon(pawns={"A": ["f5"]}, discs=discs))
    assert not dead(zombiegeddon(pawns={"A": ["f5"]}, discs=discs, weapons={"A": 1}))


@clause("ZG-5.6")
@pytest.mark.parametrize(("between", "over"), [("barricade", True), ("hole", True), ("manhole", False)])
def test_the_reach_does_not_cross_barricades_and_holes(between: str, over: bool) -> None:
    discs = {"f5": "manhole", "g5": between, "h5": "food1"}
    assert dead(zombiegeddon(pawns={"A": ["f5"]}, discs=discs)) == over


@clause("ZG-5.6")
@pytest.mark.parametrize("armed", [True, False])
def test_the_reach_crosses_enemies_only_armed(armed: bool) -> None:
    discs = {"d1": "enemy3", "c1": "enemy4", "b1": "food1"}
    table = zombiegeddon(pawns={"A": ["d2"]}, discs=discs, weapons={"A": 1 if armed else 0})
    assert dead(table) == (not armed)


@clause("ZG-5.6")
def test_only_players_with_pawns_count() -> None:
    discs = {"d1": "enemy3", "l2": "enemy4"}
    assert dead(zombiegeddon(pawns={"A": ["d2"]}, discs=discs, weapons={"B": 3}))
    assert not dead(zombiegeddon(pawns={"A": ["d2"], "B": ["k2"]}, discs=discs, weapons={"B": 3}))


@clause("ZG-5.6")
@pytest.mark.parametrize("seat", ["A", "B", "C", "D"])
def test_any_players_reach_keeps_the_half_alive(seat: str) -> None:
    pawns = {"A": ["b9"], "B": ["b9"], "C": ["b9"], "D": ["b9"]} | {seat: ["i9", "b9", "d2"]}
    discs = {"d1": "manhole", "f5": "manhole", "g5": "food1"}
    assert not dead(zombiegeddon(seats=4, pawns=pawns, discs=discs))


@clause("ZG-5.6")
def test_pawns_on_the_way_are_ignored() -> None:
    discs = {"d1": "enemy3", "c1": "enemy4"}
    table = zombiegeddon(pawns={"A": ["d2", "d1"], "B": ["c1"]}, discs=discs)
    assert not dead(table)


@clause("ZG-5.6")
def test_a_weapon_within_reach_arms() -> None:
    table = zombiegeddon(
        pawns={"A": ["d2"]}, discs={"d1": "manhole", "a10": "manhole", "b10": "weapon", "c10": "enemy3"}
    )
    assert not dead(table)


@clause("ZG-5.7")
def test_the_printed_shortcut_is_not_played() -> None:
    """Only B can reach anything, yet A has a turn when it is A's, and B none when it is not B's."""
    table = zombiegeddon(pawns={"A": ["d2"], "B": ["k2"]}, discs={"l2": "food1", "l3": "food2"})
    assert table.options("B") == []
    assert table.refuses("k2-l2", "ZG-3.1", seat="B").key == "out-of-turn"
    table.plays("pass").plays("k2-l2", "l2-k2")
    assert table.turn == "A"
    assert table.options("A") == ["pass", "d2-off"]


# --- b: nobody acts ---


@clause("ZG-5.1b")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b_half_ends_when_each_seat_in_turn_has_passed_at_once(seats: int) -> None:
    pawns = {seat: ["k2"] for seat in "ABCD"[:seats]}
    table = zombiegeddon(seats, pawns=pawns, discs=ALIVE)
    table.plays(*["pass"] * (seats - 1))
    assert ends(table) is None
    assert ends(table.plays("pass")) == "half_ended 1 2"


@clause("ZG-5.1b")
def test_an_action_starts_the_count_again() -> None:
    table = zombiegeddon(pawns={"A": ["d2", "d2"], "B": ["k2"]}, discs=ALIVE | {"d1": "manhole"}, idle=1)
    table.plays("d2-d1", "pass")
    assert (ends(table), table.state.idle) == (None, 0)
    assert ends(table.plays("pass")) is None
    assert ends(table.plays("pass")) == "half_ended 1 2"


@clause("ZG-5.1b")
def test_a_turn_of_two_actions_starts_the_count_again() -> None:
    table = zombiegeddon(pawns={"A": ["d2"], "B": ["k2"]}, discs=ALIVE | {"d1": "manhole"}, idle=1)
    assert table.plays("d2-d1", "d1-d2").state.idle == 0


@clause("ZG-5.1b", "ZG-3.10")
def test_a_removal_is_an_action() -> None:
    table = zombiegeddon(pawns={"A": ["d2"], "B": ["k2"]}, discs=ALIVE, idle=1).plays("d2-off")
    assert (ends(table), table.state.idle) == (None, 0)


@clause("ZG-5.1b", "ZG-3.10")
def test_skipped_turns_count_with_the_passed_ones() -> None:
    table = zombiegeddon(seats=3, pawns={"A": ["d2"], "B": ["k2"]}, discs=ALIVE)
    table.plays("pass")
    assert ends(table) is None
    table.plays("pass")
    assert table.story[:4] == ["passed A 0", "passed B 0", "skipped C", "half_ended 1 2"]


# --- c: nothing was gained for long ---


@clause("ZG-5.1c")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_half_ends_after_three_rounds_without_a_gain(seats: int) -> None:
    pawns = {seat: ["k2"] for seat in "ABCD"[:seats]}
    table = zombiegeddon(seats, pawns=pawns, discs=ALIVE | {"l1": "manhole"})
    for turn in range(3 * seats):
        assert ends(table) is None, turn
        table.plays("k2-l1" if turn < seats else "l1-k2" if turn < 2 * seats else "k2-l1", "pass")
    assert ends(table) == "half_ended 1 3"


@clause("ZG-5.1c")
def test_the_turn_that_would_be_the_last_may_bring_a_disc() -> None:
    pawns, discs = {"A": ["d1"], "B": ["k2"]}, ALIVE | {"d1": "food1", "d3": "manhole"}
    table = zombiegeddon(pawns=pawns, discs=discs, dry=5).plays("d1-d2", "d2-d3")
    assert (ends(table), table.state.dry) == (None, 0)
    table = zombiegeddon(pawns=pawns, discs=discs, dry=5).plays("pass")
    assert ends(table) == "half_ended 1 3"


@clause("ZG-5.1c")
def test_a_gain_of_the_second_action_counts() -> None:
    discs = ALIVE | {"d1": "food1", "d3": "manhole"}
    table = zombiegeddon(pawns={"A": ["d1", "d2"], "B": ["k2"]}, discs=discs, dry=5).plays("d2-d3", "d1-off")
    assert (ends(table), table.state.dry) == (None, 0)


@clause("ZG-5.1c")
def test_a_removal_with_a_disc_is_a_gain_and_one_without_is_none() -> None:
    discs = ALIVE | {"d1": "food1"}
    table = zombiegeddon(pawns={"A": ["d1", "d2"], "B": ["k2"]}, discs=discs, dry=4).plays("d1-off", "pass")
    assert table.state.dry == 0
    table = zombiegeddon(pawns={"A": ["d1", "d2"], "B": ["k2"]}, discs=discs, dry=4).plays("d2-off", "pass")
    assert table.state.dry == 5


@clause("ZG-5.1c")
def test_passed_and_skipped_turns_are_counted() -> None:
    table = zombiegeddon(seats=3, pawns={"A": ["k2"], "B": ["k2"]}, discs=ALIVE | {"l1": "manhole"}, dry=6)
    table.plays("k2-l1", "pass").plays("pass")
    assert table.story[1:5] == ["passed A 1", "passed B 0", "skipped C", "half_ended 1 3"]


@clause("ZG-5.1c")
def test_a_gain_of_the_turn_before_does_not_count_for_this_one() -> None:
    table = zombiegeddon(pawns={"A": ["d1", "d2"], "B": ["k2", "k2"]}, discs=ALIVE | {"d1": "food1", "l1": "manhole"})
    table.plays("d1-off", "pass").plays("k2-l1", "pass")
    assert table.state.dry == 1


@clause("ZG-5.1")
def test_both_counters_start_at_0_in_half_2() -> None:
    pawns = {"A": ["k2"], "B": ["k2"]}
    table = zombiegeddon(pawns=pawns, markers={"A": ["h3"], "B": ["h3"]}, discs=permanents(ALIVE), idle=1, dry=5)
    table.plays("pass")
    assert table.half == 2
    assert (table.state.idle, table.state.dry) == (0, 0)
    table.plays("pass")
    assert (table.state.idle, table.state.dry) == (1, 1)
