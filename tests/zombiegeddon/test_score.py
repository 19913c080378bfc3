"""The score, and who wins."""

from __future__ import annotations

import pytest

from shamble.core.outcome import Outcome
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import Scenario, zombiegeddon

RED = ["d2", "k2", "b9", "i9"]


def finish(table: Scenario) -> Outcome:
    """Nothing is left to collect, so the next turn is the last one."""
    outcome = table.plays("pass").state.outcome
    assert outcome is not None
    return outcome


def over(taken: dict[str, dict[str, int]], markers: dict[str, list[str]] | None = None, seats: int = 2) -> Outcome:
    """The end of a game in which these discs were taken and these markers brought home."""
    return finish(zombiegeddon(seats, half=2, pawns={"A": ["h3"]}, taken=taken, markers=markers))


@clause("ZG-6.1")
@pytest.mark.parametrize(
    ("disc", "value"),
    [("food1", 1), ("food2", 2), ("food3", 3), ("weapon", 0)] + [(f"enemy{value}", value) for value in range(3, 9)],
)
def test_food_and_enemies_score_their_printed_value_and_weapons_nothing(disc: str, value: int) -> None:
    assert over({"A": {disc: 2}}).scores == (2 * value, 0)


@clause("ZG-6.1")
@pytest.mark.parametrize("count", range(5))
def test_each_marker_in_a_red_shelter_scores_5(count: int) -> None:
    assert over({}, {"B": RED[:count]}).scores == (0, 5 * count)


@clause("ZG-6.1")
def test_markers_in_white_shelters_score_nothing() -> None:
    table = zombiegeddon(pawns={"A": ["h3"]}, markers={"A": ["b5", "h3", "e8", "k6"]})
    assert table.points("A") == 0


@clause("ZG-6.1")
def test_held_weapons_score_nothing() -> None:
    assert finish(zombiegeddon(half=2, pawns={"A": ["h3"]}, weapons={"A": 9})).scores == (0, 0)


@clause("ZG-6.2")
@pytest.mark.parametrize("kind", ["electronics", "medicine", "fuel", "tools"])
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20), (7, 20), (16, 20)])
def test_provisions_of_one_type(kind: str, count: int, points: int) -> None:
    assert over({"B": {kind: count}}).scores == (0, points)


@clause("ZG-6.2")
def test_each_type_by_itself() -> None:
    assert over({"A": {"electronics": 2, "medicine": 3, "fuel": 1, "tools": 4}}).scores == (3 + 6 + 1 + 10, 0)


@clause("ZG-6.1", "ZG-6.2")
def test_the_log_tells_each_part_of_the_score() -> None:
    taken = {"A": {"food2": 3, "fuel": 3, "enemy7": 2, "weapon": 4}, "B": {"food1": 2}}
    table = zombiegeddon(half=2, pawns={"A": ["h3"]}, taken=taken, markers={"A": ["d2", "k2"]}).plays("pass")
    assert table.story[-2:] == ["scored A 36 6 6 14 10", "scored B 2 2 0 0 0"]
    assert table.state.outcome is not None
    assert table.state.outcome.scores == (36, 2)


@clause("ZG-6.3")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    seat = "ABC"[winner]
    others = {other: {"enemy5": 1} for other in "ABC" if other != seat}
    outcome = over(others | {seat: {"food3": 2}}, seats=3)
    assert outcome.winners == (winner,)
    assert outcome.reason == "POINTS"


@clause("ZG-6.3")
def test_a_tie_goes_to_more_enemy_discs() -> None:
    outcome = over({"A": {"enemy8": 1}, "B": {"enemy4": 2}})
    assert (outcome.ranking, outcome.reason, outcome.scores) == (((1,), (0,)), "ENEMIES", (8, 8))


@clause("ZG-6.3")
def test_then_to_more_markers_in_red_shelters() -> None:
    outcome = over({"A": {"enemy4": 1, "food3": 3, "food1": 1}, "B": {"enemy4": 1}}, {"B": ["d2", "k2"]})
    assert (outcome.ranking, outcome.reason, outcome.scores) == (((1,), (0,)), "SUPPLIES", (14, 14))


@clause("ZG-6.3")
def test_enemies_come_before_markers() -> None:
    outcome = over({"A": {"enemy5": 1}, "B": {}}, {"B": ["d2"]})
    assert (outcome.ranking, outcome.reason) == (((0,), (1,)), "ENEMIES")


@clause("ZG-6.3")
def test_then_it_is_shared() -> None:
    outcome = over({"A": {"food3": 2}, "B": {"food2": 3}})
    assert (outcome.ranking, outcome.reason, outcome.winners) == (((0, 1),), "SHARED", (0, 1))


@clause("ZG-6.3")
def test_a_shared_first_place_among_three() -> None:
    outcome = over({"A": {"food3": 2}, "B": {"food2": 1}, "C": {"food2": 3}}, seats=3)
    assert (outcome.ranking, outcome.reason) == (((0, 2), (1,)), "SHARED")
    assert [outcome.place(seat) for seat in range(3)] == [1, 3, 1]


@clause("ZG-6.3")
def test_the_same_order_ranks_the_other_places() -> None:
    taken = {"A": {"food1": 5}, "B": {"enemy5": 1}, "C": {"food3": 6}, "D": {}}
    outcome = over(taken, {"D": ["d2"]}, seats=4)
    assert outcome.ranking == ((2,), (1,), (3,), (0,))
    assert outcome.reason == "POINTS"
    assert outcome.scores == (5, 5, 18, 5)


@clause("ZG-6.3")
def test_the_reason_is_what_settled_first_place() -> None:
    taken = {"A": {"enemy5": 1, "food1": 1}, "B": {"food3": 2}, "C": {"food2": 3}}
    outcome = over(taken, seats=3)
    assert (outcome.ranking, outcome.reason) == (((0,), (1, 2)), "ENEMIES")


@clause("ZG-6.3")
def test_enemies_of_both_halves_count() -> None:
    table = zombiegeddon(
        half=2,
        discs={"h5": "enemy8"},
        pawns={"A": ["h5"], "B": ["h3"]},
        idle=1,
        taken={"A": {"enemy3": 1}, "B": {"enemy5": 1, "enemy6": 1}},
    )
    assert table.plays("pass").state.outcome == Outcome(((0, 1),), "SHARED", (11, 11))
