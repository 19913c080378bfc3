"""Mass: a zombie steps onto the one beside it, and the two are one."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki

# --- who with whom ---


@clause("ZK-4.4")
@pytest.mark.parametrize("goal", ["B4", "A3", "C3", "B2"])
def test_a_zombie_steps_onto_an_orthogonal_neighbour(goal: str) -> None:
    table = zombiaki(zombies={"B3": 2, goal: "4-1"}, hand="mass")
    assert sorted(table.targets("mass")) == sorted([f"B3-{goal}", f"{goal}-B3"])
    table.plays(f"mass-B3-{goal}")
    assert table.shows({goal: 5})
    assert table.report[1:] == [f"fused B3 {goal} 5"]


@clause("ZK-4.4")
def test_not_diagonally_not_over_a_gap_not_with_a_dog_and_not_alone() -> None:
    table = zombiaki(zombies={"B3": 2, "A4": 3, "B5": 3, "C3": "dog"}, hand="mass")
    assert table.targets("mass") == []
    table.refuses("mass-B3-C3", "ZK-4.4")
    table.refuses("mass-B3-B4", "ZK-4.4")
    table.refuses("mass-C3-B3", "ZK-4.4")
    table.refuses("mass-C1-C2", "ZK-4.4")


@clause("ZK-4.4", "ZK-3.2")
def test_current_strengths_add_up_claws_counted_once() -> None:
    table = zombiaki(zombies={"B3": "4-2 claws", "B2": "2 claws"}, hand="mass").plays("mass-B3-B2")
    assert table.shows({"B2": "6 claws claws"})


@clause("ZK-4.4")
def test_two_masses_make_one_of_three() -> None:
    table = zombiaki(zombies={"A3": 2, "B3": 3, "C3": 4}, hand="mass mass", merged="free")
    assert table.plays("mass-A3-B3", "mass-C3-B3").shows({"B3": 9})


# --- what stays ---


@clause("ZK-4.4")
@pytest.mark.parametrize("boss", ["A3", "B3"])
def test_boss_and_claws_stay_whoever_had_them(boss: str) -> None:
    bodies = {"A3": "2 claws", "B3": "3 shield"}
    bodies[boss] += " boss"
    table = zombiaki(zombies=bodies, hand="mass", orders=1).plays("mass-A3-B3")
    assert table.shows({"B3": "6 claws shield boss"})
    assert table.state.orders == 1


@clause("ZK-4.4")
def test_at_most_one_shield_stays() -> None:
    table = zombiaki(zombies={"A3": "2 shield", "B3": "3 shield"}, hand="mass").plays("mass-A3-B3")
    assert (table.street, table.pile("zombies")) == ({"B3": "5 shield"}, ["shield", "mass"])
    assert table.report[-1] == "fused A3 B3 5 shield"
    table = zombiaki(zombies={"A3": "2 shield", "B3": 3}, hand="mass").plays("mass-A3-B3")
    assert (table.street, table.pile("zombies")) == ({"B3": "5 shield"}, ["mass"])
    assert table.report[-1] == "fused A3 B3 5"


@clause("ZK-4.4", "ZK-4.1")
@pytest.mark.parametrize(
    "bodies",
    [{"A3": "2-1 obeyed", "B3": "2-1"}, {"A3": "2-1", "B3": "2-1 obeyed"}, {"A3": "2-1 obeyed", "B3": "2-1 obeyed"}],
)
def test_it_has_obeyed_an_order_if_either_had(bodies: dict[str, str]) -> None:
    table = zombiaki(zombies=bodies | {"C1": "4 boss"}, hand="mass").plays("mass-A3-B3", "pass").human_turn()
    table.draws("zombie2", "zombie2", "zombie3", "zombie3").plays("discard-zombie2")
    table.refuses("order-B4-B5", "ZK-4.1")


@clause("ZK-4.4", "ZK-4.1")
def test_two_that_have_not_obeyed_still_can() -> None:
    table = zombiaki(zombies={"A3": "2-1", "B3": "2-1", "C1": "4 boss"}, hand="mass")
    table.plays("mass-A3-B3", "pass").human_turn()
    table.draws("zombie2", "zombie2", "zombie3", "zombie3").plays("discard-zombie2")
    assert table.plays("order-B4-C4").street["C4"] == "2"


# --- card steps ---


@clause("ZK-4.4", "ZK-3.5")
def test_the_mover_must_have_its_card_step_the_other_need_not() -> None:
    table = zombiaki(zombies={"A3": "2 stepped", "B3": 3}, hand="mass")
    assert table.targets("mass") == ["B3-A3"]
    table.refuses("mass-A3-B3", "ZK-3.5")
    assert table.plays("mass-B3-A3").shows({"A3": 5})


@clause("ZK-4.4", "ZK-3.5")
def test_the_fused_zombie_takes_no_other_card_step_this_turn() -> None:
    zombies = {"A3": 2, "B3": 3, "C3": 4}
    table = zombiaki(zombies=zombies, hand="mass mass hunger swap", merged="free").plays("mass-A3-B3")
    table.refuses("hunger-B3", "ZK-3.5")
    table.refuses("mass-B3-C3", "ZK-3.5")
    table.refuses("swap-B3-C3", "ZK-3.5")


@clause("ZK-4.4")
def test_free_human_cards_can_still_move_it_and_next_turn_it_marches() -> None:
    table = zombiaki(zombies={"A3": 2, "B3": 3}, hand="mass stepback", merged="free").plays("mass-A3-B3", "pass")
    table.draws("shot1", "shot1", "shot1").plays("discard-shot1", "stepback")
    assert table.shows({"B2": 5})
    assert table.plays("pass").shows({"B3": 5})


# --- held until the next zombie turn ---


def merging(zombies: Bodies, **told: Any) -> Scenario:
    """The zombies on A3 and B3 have merged on B3, and the humans play."""
    table = zombiaki(zombies={"A3": 2, "B3": "4 claws", **zombies}, **told).plays("mass-A3-B3", "pass")
    return table.draws("getout", "freeze", "petrol").plays("discard-getout")


@clause("ZK-4.4", "ZK-1.6")
@pytest.mark.parametrize(("merged", "cell"), [("held", "B3"), ("free", "B2")])
@pytest.mark.parametrize(
    ("card", "answers", "strength"),
    [
        ("shot1", ["shot1-B"], 6),
        ("shot2", ["shot2-B"], 5),
        ("burst3", ["burst3-B"], 4),
        ("sniper", ["sniper-B3"], 5),
        ("floodlight", ["floodlight-B"], 7),
        ("stepback", ["stepback"], 7),
    ],
)
def test_it_is_hurt_but_neither_thrown_nor_driven_back(
    merged: str, cell: str, card: str, answers: list[str], strength: int
) -> None:
    table = merging({}, hand=f"mass {card}", merged=merged).plays(*answers)
    assert table.shows({cell: f"{strength} claws"})
    assert table.report[-1].endswith(" merged") == (merged == "held")


@clause("ZK-4.4", "ZK-5.8")
def test_blood_cannot_draw_it_away() -> None:
    table = merging({"C5": "dog"}, hand="mass blood")
    assert table.targets("blood") == ["C5-B5"]
    refusal = table.refuses("blood-B3-C3", "ZK-4.4")
    assert (refusal.key, refusal.clause) == ("merged", "ZK-4.4")
    assert merging({}, hand="mass blood", merged="free").plays("blood-B3-C3").shows({"C3": "7 claws"})


@clause("ZK-4.4", "ZK-4.1")
def test_the_death_of_a_boss_does_not_move_it() -> None:
    table = merging({"C4": "2 boss"}, hand="mass shot2").plays("shot2-C")
    assert "boss_fell" in table.happened
    assert table.shows({"B3": "7 claws"})


@clause("ZK-4.4", "ZK-4.5", "ZK-4.7", "ZK-4.1")
def test_nobody_joins_it_swaps_with_it_or_sends_it_on() -> None:
    zombies: Bodies = {"A3": "2-1", "B3": "2-1", "C3": 4, "C5": "4 boss"}
    table = zombiaki(zombies=zombies, hand="mass mass hunger swap").plays("mass-A3-B3")
    for answer in ("hunger-B3", "mass-B3-C3", "mass-C3-B3", "swap-B3-C3", "order-B3-B4"):
        assert table.refuses(answer, "ZK-4.4").key == "merged"
    assert table.targets("hunger") == ["C3", "C5"]


@clause("ZK-4.4", "ZK-4.12")
def test_it_is_still_given_shield_claws_and_boss() -> None:
    table = zombiaki(zombies={"A3": 2, "B3": 3}, hand="mass shield claws boss").plays("mass-A3-B3")
    assert table.plays("shield-B3", "claws-B3", "boss-B3").shows({"B3": "6 claws shield boss"})


@clause("ZK-4.4", "ZK-3.4")
def test_with_the_next_zombie_turn_it_marches_again() -> None:
    table = merging({}, hand="mass shot1").plays("shot1-B", "pass")
    assert table.shows({"B4": "6 claws"})
    table = zombiaki(zombies={"B3": "2+3 merged"}, hand="hunger", turn="humans", zombie_deck="claws terror dog")
    table.plays("pass").draws("claws", "terror", "dog").plays("discard-dog")
    assert table.plays("hunger-B4").shows({"B5": 5})


@clause("ZK-4.4", "ZK-5.18")
@pytest.mark.parametrize(("merged", "left"), [("held", {}), ("free", {"B2": "2"})])
def test_shot_on_a_pit_it_falls_as_the_held_do(merged: str, left: dict[str, str]) -> None:
    table = zombiaki(zombies={"A3": "3", "B3": "3-2"}, things={"B3": "pit2"}, hand="mass shot2", merged=merged)
    table.state.body[7] += 2  # a strong one stands on the pit, and is weakened when the two have merged
    table.plays("mass-A3-B3")
    table.state.body[7] -= 2
    table.plays("pass").draws("shot1", "shot1", "shot1").plays("discard-shot1", "shot2-B")
    assert (table.street, "B3" in table.things) == (left, merged == "free")


@clause("ZK-4.4", "ZK-5.2")
def test_behind_another_it_still_counts_for_a_push() -> None:
    table = zombiaki(zombies={"A2": 2, "B2": 2, "B3": 2}, things={"B4": "wall6"}, hand="mass hunger")
    assert table.plays("mass-A2-B2", "hunger-B3").shows({"B2": 4, "B4": 2})


# --- entering ---


@clause("ZK-4.4", "ZK-3.8", "ZK-5.2")
@pytest.mark.parametrize(("rear", "possible"), [(2, False), (3, True)])
def test_up_a_wall_with_the_queue_behind_the_mover(rear: int, possible: bool) -> None:
    """The one on the wall does not count."""
    table = zombiaki(zombies={"B4": 5, "B3": 2, "B2": rear}, things={"B4": "wall5"}, hand="mass")
    assert ("B3-B4" in table.targets("mass")) == possible
    if possible:
        assert table.plays("mass-B3-B4").shows({"B2": 3, "B4": 7})
    else:
        table.refuses("mass-B3-B4", "ZK-5.2")


@clause("ZK-4.4", "ZK-3.8")
def test_sideways_and_back_onto_a_wall_by_the_movers_own_strength() -> None:
    table = zombiaki(zombies={"B3": 2, "C3": 5, "B4": 4, "A3": 4, "A2": 4}, things={"B3": "wall5"}, hand="mass")
    for answer in ("mass-A3-B3", "mass-B4-B3"):
        table.refuses(answer, "ZK-3.8")
    assert table.plays("mass-C3-B3").street["B3"] == "7"


@clause("ZK-4.4", "ZK-5.6")
def test_not_into_or_out_of_a_barred_lane() -> None:
    table = zombiaki(zombies={"A3": 2, "B3": 3}, things={"A1": "barrier"}, hand="mass")
    table.refuses("mass-A3-B3", "ZK-3.10")
    table.refuses("mass-B3-A3", "ZK-3.10")


@clause("ZK-4.4", "ZK-3.9", "ZK-5.7")
def test_the_mover_alone_is_burned_and_the_two_not_again() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": 4}, fire="B3", hand="mass").plays("mass-A3-B3")
    assert table.report[1:] == ["hurt B3 1 2 napalm", "fused A3 B3 6"]


@clause("ZK-4.4", "ZK-3.9", "ZK-5.7")
def test_a_mover_that_burns_to_death_leaves_the_other_as_it_was() -> None:
    table = zombiaki(zombies={"A3": 1, "B3": "4 shield"}, fire="B3", hand="mass").plays("mass-A3-B3")
    assert (table.street, table.pile("zombies")) == ({"B3": "4 shield"}, ["shield", "mass"])
    assert "fused" not in table.happened


@clause("ZK-4.4", "ZK-3.9", "ZK-5.18")
def test_the_pit_is_tried_with_the_movers_strength() -> None:
    table = zombiaki(zombies={"A3": 2, "B3": 4}, things={"B3": "pit2"}, hand="mass").plays("mass-A3-B3")
    assert (table.street, table.things) == ({"B3": "4"}, {})
    table = zombiaki(zombies={"A3": 3, "B3": 4}, things={"B3": "pit2"}, hand="mass").plays("mass-A3-B3")
    assert (table.street, table.things) == ({"B3": "7"}, {"B3": "pit2"})


@clause("ZK-4.4", "ZK-3.9", "ZK-5.18")
def test_the_movers_shield_fills_the_pit_the_others_does_not() -> None:
    table = zombiaki(zombies={"A3": "2 shield", "B3": "4 shield"}, things={"B3": "pit2"}, hand="mass")
    table.plays("mass-A3-B3")
    assert (table.street, table.things) == ({"B3": "6 shield"}, {})
    table = zombiaki(zombies={"A3": 2, "B3": "4 shield"}, things={"B3": "pit2"}, hand="mass").plays("mass-A3-B3")
    assert (table.street, table.things) == ({"B3": "4 shield"}, {})


@clause("ZK-4.4", "ZK-3.9")
def test_in_a_burning_pit_a_three_falls_alone() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": 4}, things={"B3": "pit2"}, fire="B3", hand="mass").plays("mass-A3-B3")
    assert table.report[1:] == ["stood B3 3 pit2", "hurt B3 1 2 napalm", "fell B3 2 pit2 later"]
    assert (table.street, table.things) == ({"B3": "4"}, {})


@clause("ZK-4.4")
def test_a_car_under_the_other_does_nothing() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": 4}, things={"B3": "car"}, hand="mass").plays("mass-A3-B3")
    assert (table.street, table.things) == ({"B3": "7"}, {"B3": "car"})


@clause("ZK-4.4", "ZK-3.2")
def test_a_fused_zombie_is_hurt_and_killed_as_one() -> None:
    table = zombiaki(zombies={"B3": "2+3"}, hand="shot2 shot2 shot1", turn="humans")
    assert table.plays("shot2-B", "shot2-B").shows({"B1": 1})
    assert table.plays("shot1-B").pile("zombies") == ["zombie2", "zombie3"]
