"""The boss: three orders, who obeys them, and what its death does, whatever kills it."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki


def next_play(table: Scenario) -> Scenario:
    """The turn goes by, and the humans' too; the zombies are at their play step again."""
    table.plays("pass").human_turn()
    while table.asked != "discard":
        table.draws(table.options()[0])
    return table.plays(table.options()[-1])


# --- on whom ---


@clause("ZK-4.1", "ZK-4.12")
def test_the_boss_is_put_on_any_zombie() -> None:
    table = zombiaki(zombies={"A1": 2, "B3": 5, "C5": "2+3 shield", "C2": "dog"}, hand="boss")
    assert table.targets("boss") == ["A1", "B3", "C5"]
    assert table.plays("boss-C5").street["C5"] == "5 shield boss"
    assert table.pile("zombies") == []


@clause("ZK-4.12")
@pytest.mark.parametrize("cell", ["C2", "B2"])
def test_but_not_on_a_dog_or_nobody(cell: str) -> None:
    zombiaki(zombies={"C2": "dog", "A1": 3}, hand="boss").refuses(f"boss-{cell}", "ZK-4.12")


# --- orders ---


@clause("ZK-4.1")
def test_an_order_is_one_possible_step_in_any_direction() -> None:
    for goal in ("B4", "A3", "C3", "B2"):
        table = zombiaki(zombies={"B3": 3, "C5": "4 boss"}, hand="terror").plays(f"order-B3-{goal}")
        assert table.shows({goal: 3, "C5": "4 boss"})
        assert table.report == [f"ordered B3 {goal} 3 1", f"moved B3 {goal} 3 order"]


@clause("ZK-4.1")
def test_orders_are_given_from_the_turn_the_boss_is_played() -> None:
    table = zombiaki(zombies={"B3": 3, "C5": 4}, hand="boss")
    table.refuses("order-B3-A3", "ZK-4.1")
    assert table.plays("boss-C5", "order-B3-A3").shows({"A3": 3, "C5": "4 boss"})


@clause("ZK-4.1")
def test_one_order_per_zombie_turn() -> None:
    table = zombiaki(zombies={"B3": 3, "A3": 2, "C5": "4 boss"}, hand="terror").plays("order-B3-B4")
    assert table.refuses("order-A3-A4", "ZK-4.1").key == "ordered"
    assert table.options() == ["pass", "terror", "discard-terror"]


@clause("ZK-4.1")
def test_and_another_one_the_next_turn() -> None:
    table = zombiaki(zombies={"B1": 3, "A1": 2, "C1": "4 boss"}, hand="terror").plays("order-B1-B2")
    table = next_play(table)
    assert table.plays("order-A2-A3").report[0] == "ordered A2 A3 2 2"


@clause("ZK-4.1")
def test_three_orders_in_all_and_the_card_stays() -> None:
    table = zombiaki(zombies={"B3": 3, "A3": 2, "C3": "4 boss"}, hand="terror", orders=2).plays("order-B3-B4")
    assert table.street["C3"] == "4 boss"
    table = next_play(table)
    assert table.street["C4"] == "4 boss"
    assert table.refuses("order-A4-A5", "ZK-4.1").key == "no-orders"


@clause("ZK-4.1")
@pytest.mark.parametrize("zombie", ["4", "5", "3 claws", "2+2", "5-1"])
def test_an_order_to_a_zombie_of_strength_four_is_refused(zombie: str) -> None:
    table = zombiaki(zombies={"B3": zombie, "C5": "4 boss"}, hand="terror")
    assert table.refuses("order-B3-B4", "ZK-4.1").key == "too-strong"
    assert table.targets("order") == []


@clause("ZK-4.1", "ZK-3.2")
@pytest.mark.parametrize("zombie", ["3", "2 claws", "4-1", "5-4", "1", "2+2-1"])
def test_the_current_strength_counts(zombie: str) -> None:
    assert zombiaki(zombies={"B3": zombie, "C5": "4 boss"}).plays("order-B3-B4").state.orders == 1


@clause("ZK-4.1")
def test_a_second_order_to_the_same_zombie_is_refused_all_game() -> None:
    table = zombiaki(zombies={"B1": 3, "A2": 3, "C1": "4 boss"}, hand="terror").plays("order-B1-B2")
    table = next_play(table)
    assert table.refuses("order-B3-B4", "ZK-4.1").key == "obeyed"
    assert {target[:2] for target in table.targets("order")} == {"A3"}


@clause("ZK-4.1")
def test_the_boss_orders_others_never_itself() -> None:
    table = zombiaki(zombies={"B3": "3 boss", "A3": 3}, hand="terror")
    assert table.refuses("order-B3-B4", "ZK-4.1").key == "not-the-boss"
    assert {target[:2] for target in table.targets("order")} == {"A3"}


@clause("ZK-4.1")
def test_without_a_boss_there_are_no_orders() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="terror")
    assert table.refuses("order-A3-A4", "ZK-4.1").key == "no-boss"


@clause("ZK-4.1")
def test_an_order_needs_a_zombie_and_a_possible_step() -> None:
    table = zombiaki(zombies={"A1": 3, "A2": 4, "B1": 5, "C5": "4 boss"}, hand="terror")
    table.refuses("order-A1-A2", "ZK-3.8")
    assert table.refuses("order-B3-B4", "ZK-4.1").key == "nobody-obeys"
    assert table.targets("order") == []


@clause("ZK-4.1", "ZK-3.5")
def test_an_order_is_the_card_step() -> None:
    table = zombiaki(zombies={"B2": 3, "C5": "4 boss"}, hand="hunger").plays("order-B2-B3")
    table.refuses("hunger-B3", "ZK-3.5")
    table = zombiaki(zombies={"B2": 3, "C5": "4 boss"}, hand="hunger").plays("hunger-B2")
    table.refuses("order-B3-B4", "ZK-3.5")


@clause("ZK-4.1")
def test_orders_are_given_between_cards_and_without_any() -> None:
    table = zombiaki(zombies={"B3": 3, "C5": "4 boss"})
    assert (table.asked, len(table.targets("order"))) == ("play", 4)
    table = zombiaki(zombies={"B3": 3, "C5": "4 boss"}, hand="terror zombie2")
    assert table.plays("terror", "order-B3-B4", "zombie2-A1").shows({"A1": 2, "B4": 3, "C5": "4 boss"})


@clause("ZK-4.1", "ZK-2.2")
def test_not_in_another_step_of_the_turn() -> None:
    table = zombiaki(zombies={"B3": 3, "C5": "4 boss", "A1": "dog"}, at="move")
    table.refuses("order-B3-B4", "ZK-2.2")
    table = zombiaki(zombies={"B3": 3, "C4": "4 boss"}, hand="notsofast", at="move")
    table.refuses("order-B3-A3", "ZK-2.2")


@clause("ZK-4.1", "ZK-2.8")
def test_an_order_that_kills_counts_as_given() -> None:
    table = zombiaki(zombies={"B3": 2, "C5": "4 boss"}, things={"B4": "pit2"}, hand="terror").plays("order-B3-B4")
    assert (table.street, table.state.orders, table.state.ordered) == ({"C5": "4 boss"}, 1, 1)


@clause("ZK-4.1", "ZK-5.2")
def test_an_order_climbs_a_wall_with_the_queue_behind() -> None:
    table = zombiaki(zombies={"B2": 3, "B1": 2, "C5": "4 boss"}, things={"B3": "wall5"}, hand="terror")
    assert table.plays("order-B2-B3").street["B3"] == "3"
    table = zombiaki(zombies={"B2": 3, "C5": "4 boss"}, things={"B3": "wall5"}, hand="terror")
    table.refuses("order-B2-B3", "ZK-5.2")
    table.refuses("order-B2-A2", "ZK-2.9", side="humans")


# --- its death, by any cause, in anyone's turn ---

WEAK_BOSS: Bodies = {"B4": "2-1 boss", "A3": 3, "C2": 4}
THEN = {"A2": "3", "C1": "4"}


@clause("ZK-4.1")
@pytest.mark.parametrize(
    "answers",
    [
        ("shot1-B",),
        ("shot2-B",),
        ("burst2-B",),
        ("sniper-B4",),
        ("napalm-B4",),
        ("voltage-B",),
        ("grenade-B4",),
        ("petrol-B4", "stop"),
        ("flamethrower", "burn-A4-0", "burn-B4-1", "burn-C4-0"),
    ],
)
def test_any_human_card_that_kills_the_boss_sends_all_back(answers: tuple[str, ...]) -> None:
    table = zombiaki(zombies=WEAK_BOSS, hand=answers[0].partition("-")[0], turn="humans").plays(*answers)
    assert table.shows(THEN)
    assert table.report[-3:] == ["boss_fell", "moved C2 C1 4 boss", "moved A3 A2 3 boss"]
    assert table.pile("zombies") == ["zombie2", "boss"]


@clause("ZK-4.1", "ZK-5.15")
def test_a_burning_street_too() -> None:
    table = zombiaki(zombies={"A4": "1 boss", "B3": 3}, hand="streetfire", turn="humans").plays("streetfire-A")
    assert table.shows({"B2": 3})


@clause("ZK-4.1", "ZK-5.13")
def test_a_barrel_that_rolls_over_it_before_the_humans_draw() -> None:
    table = zombiaki(zombies=WEAK_BOSS, things={"B5": "barrel"}, turn="humans", at="move")
    assert table.report == [
        "rolled B5 B4",
        "died B4 1 boss barrel",
        "removed B5 barrel barrel",
        "boss_fell",
        "moved C2 C1 4 boss",
        "moved A3 A2 3 boss",
    ]
    assert table.asked == "card"


@clause("ZK-4.1", "ZK-5.8")
def test_its_own_step_back_into_fire_after_all_others_and_then_back_again() -> None:
    table = zombiaki(zombies={"B4": "1 boss", "A4": 3, "C5": 2}, fire="B3", hand="stepback", turn="humans")
    table.plays("stepback")
    assert table.report[1:] == [
        "moved A4 A3 3 stepback",
        "moved B4 B3 1 boss stepback",
        "died B3 1 boss napalm",
        "moved C5 C4 2 stepback",
        "boss_fell",
        "moved A3 A2 3 boss",
        "moved C4 C3 2 boss",
    ]


@clause("ZK-4.1", "ZK-5.8")
@pytest.mark.parametrize("answer", ["floodlight-B", "blood-B4-A4"])
def test_driven_into_a_barrel_by_floodlight_or_blood(answer: str) -> None:
    goal = "B3" if answer == "floodlight-B" else "A4"
    table = zombiaki(zombies=WEAK_BOSS, things={goal: "barrel"}, hand=answer.partition("-")[0], turn="humans")
    assert table.plays(answer).shows(THEN)


@clause("ZK-4.1", "ZK-5.18")
def test_a_boss_that_falls_into_a_pit_is_dead_too() -> None:
    table = zombiaki(zombies={"B4": "3 boss", "A3": 3}, things={"B4": "pit2"}, hand="voltage", turn="humans")
    assert table.plays("voltage-B").report[1:] == [
        "hurt B4 1 2 boss voltage",
        "fell B4 2 boss pit2 later",
        "boss_fell",
        "moved A3 A2 3 boss",
    ]


@clause("ZK-4.1", "ZK-5.4", "ZK-5.19")
def test_in_a_burst_all_bullets_first_then_the_survivors_step_back_then_all() -> None:
    table = zombiaki(zombies={"B5": "1 boss", "B4": 4, "A2": 3}, hand="burst3", turn="humans").plays("burst3-B")
    assert table.report[1:] == [
        "fired B5 1 0",
        "died B5 1 boss burst3",
        "fired B4 2 0",
        "hurt B4 1 3 burst3",
        "fired B4 3 0",
        "hurt B4 1 2 burst3",
        "moved B4 B3 2 shot",
        "boss_fell",
        "moved A2 A1 3 boss",
        "moved B3 B2 2 boss",
    ]


@clause("ZK-4.1", "ZK-5.9")
def test_petrol_runs_to_its_end_first() -> None:
    table = zombiaki(zombies={"B4": "1 boss", "B3": 2, "A2": 3}, hand="petrol", turn="humans")
    table.plays("petrol-B4", "burn-B3-2")
    assert "boss_fell" not in table.happened
    table.plays("stop")
    assert table.report == ["unspent petrol 1", "boss_fell", "moved A2 A1 3 boss"]


@clause("ZK-4.1", "ZK-5.19")
def test_explosions_that_the_card_set_off_come_before_all_step_back() -> None:
    table = zombiaki(zombies={"B4": "1 boss", "A3": 3}, things={"B4": "car"}, hand="napalm", turn="humans")
    assert table.plays("napalm-B4").report[1:] == [
        "died B4 1 boss napalm",
        "exploded B4 car",
        "hurt A3 1 2 car",
        "boss_fell",
        "moved A3 A2 2 boss",
    ]


@clause("ZK-4.1", "ZK-5.11", "ZK-5.19")
def test_a_grenade_does_everything_first() -> None:
    table = zombiaki(
        zombies={"B4": "2 boss", "A4": 3}, things={"B4": "car", "C5": "mine"}, hand="grenade", turn="humans"
    ).plays("grenade-B4")
    assert table.report[1:] == ["exploded B4 car", "hurt B4 1 1 boss car", "hurt A4 1 2 car", "exploded C5 mine"]
    assert table.plays("shrapnel-C4").report == [
        "splintered C4 0",
        "died B4 1 boss grenade",
        "boss_fell",
        "moved A4 A3 2 boss",
    ]


@clause("ZK-4.1", "ZK-4.7")
def test_hunger_that_kills_it_in_the_zombies_own_turn() -> None:
    table = zombiaki(zombies={"B4": "2 boss", "A3": 3}, things={"B5": "pit2"}, hand="hunger terror")
    assert table.plays("hunger-B4").report[1:] == [
        "moved B4 B5 2 boss hunger",
        "fell B5 2 boss pit2",
        "boss_fell",
        "moved A3 A2 3 boss",
    ]
    assert table.asked == "play"


@clause("ZK-4.1", "ZK-5.14")
@pytest.mark.parametrize(
    ("card", "answer", "mine", "boss", "after"),
    [
        ("terror", "order-A3-A4", "A4", "B4", {"A3": "1", "C2": "4 shield"}),
        ("hunger", "hunger-A3", "A4", "B4", {"A3": "1", "C2": "4 shield"}),
        ("bite", "bite-C3-C2", "C2", "B2", {"A2": "3", "C2": "4"}),
        ("zombie4", "zombie4-A1", "A1", "B1", {"A1": "2", "A2": "3", "C2": "4 shield"}),
        ("dog", "dog-B1", "B1", "C1", {"A2": "3", "C2": "4 shield"}),
    ],
)
def test_shrapnel_that_kills_it_after_any_step_or_placing(
    card: str, answer: str, mine: str, boss: str, after: dict[str, str]
) -> None:
    table = zombiaki(zombies={boss: "1 boss", "A3": 3, "C3": "4 shield"}, things={mine: "mine"}, hand=card)
    table.plays(answer, f"shrapnel-{boss}")
    assert table.report[:3] == [f"splintered {boss} 1 boss", f"died {boss} 1 boss shrapnel", "boss_fell"]
    assert (table.shows(after), table.asked) == (True, "play")


@clause("ZK-4.1", "ZK-4.4")
def test_the_mover_of_mass_that_dies_and_was_the_boss() -> None:
    table = zombiaki(zombies={"B3": "2 boss", "B4": 4, "A2": 3}, things={"B4": "pit2"}, hand="mass")
    table.plays("mass-B3-B4")
    assert table.report[1:] == ["fell B4 2 boss pit2", "boss_fell", "moved A2 A1 3 boss", "moved B4 B3 4 boss"]


@clause("ZK-4.1", "ZK-4.5")
def test_in_a_swap_both_enter_before_all_step_back() -> None:
    table = zombiaki(zombies={"B3": "1 boss", "B4": 4, "A2": 3}, fire="B3 B4", hand="swap").plays("swap-B3-B4")
    assert table.report[1:] == [
        "swapped B3 B4",
        "died B4 1 boss napalm",
        "hurt B3 1 3 napalm",
        "boss_fell",
        "moved A2 A1 3 boss",
        "moved B3 B2 3 boss",
    ]


@clause("ZK-4.1")
def test_a_shot_that_click_cancels_kills_nobody() -> None:
    table = zombiaki(zombies=WEAK_BOSS, hand="shot1 click", turn="humans").plays("shot1-B", "click")
    assert table.shows({"A3": 3, "B4": "1 boss", "C2": 4})


@clause("ZK-4.1", "ZK-4.2")
def test_a_shield_on_the_boss_saves_all() -> None:
    table = zombiaki(zombies={"B4": "2 boss shield", "A3": 3}, hand="shot2", turn="humans").plays("shot2-B")
    assert table.shows({"A3": 3, "B4": "2 boss"})


@clause("ZK-4.1", "ZK-4.4")
def test_a_fused_boss_is_the_boss() -> None:
    table = zombiaki(zombies={"B4": "2+3 boss", "A3": 3}, hand="grenade", turn="humans").plays("grenade-B4")
    assert table.shows({"A2": 3})


@clause("ZK-4.1")
def test_a_hurt_boss_is_no_dead_boss() -> None:
    table = zombiaki(zombies={"B4": "3 boss", "A3": 3}, hand="shot2", turn="humans").plays("shot2-B")
    assert table.shows({"A3": 3, "B3": "1 boss"})


@clause("ZK-4.1")
def test_after_its_death_no_orders_are_left() -> None:
    table = zombiaki(zombies={"B4": "2 boss", "A3": 3}, things={"B5": "pit2"}, hand="hunger terror")
    table.plays("hunger-B4").refuses("order-A2-A3", "ZK-4.1")


# --- how all step back ---


@clause("ZK-4.1", "ZK-3.11")
def test_all_step_back_from_row_one_up_and_a_blocked_tail_holds_its_queue() -> None:
    table = zombiaki(
        zombies={"B5": "1 boss", "A1": 3, "A2": 3, "A4": 2, "C3": 4, "C2": 2, "B2": 5}, hand="shot1", turn="humans"
    ).plays("shot1-B")
    assert [line for line in table.report if line.startswith("moved")] == [
        "moved B2 B1 5 boss",
        "moved C2 C1 2 boss",
        "moved C3 C2 4 boss",
        "moved A4 A3 2 boss",
    ]
    assert table.shows({"A1": 3, "A2": 3, "A3": 2, "B1": 5, "C1": 2, "C2": 4})


@clause("ZK-4.1", "ZK-3.6")
def test_dogs_stay_and_block_those_in_front_of_them() -> None:
    table = zombiaki(zombies={"B5": "1 boss", "A2": "dog", "A3": 3, "C4": "dog"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"A2": "dog", "A3": 3, "C4": "dog"})


@clause("ZK-4.1", "ZK-3.9")
def test_traps_act_on_who_steps_back() -> None:
    table = zombiaki(
        zombies={"B5": "1 boss", "A3": 2, "C3": 3}, things={"A2": "pit2"}, fire="C2", hand="shot1", turn="humans"
    ).plays("shot1-B")
    assert (table.street, table.things) == ({"C2": "2"}, {})


@clause("ZK-4.1", "ZK-5.14", "ZK-2.9")
def test_a_mine_on_the_way_back_is_the_humans_to_aim_in_the_zombies_turn_too() -> None:
    table = zombiaki(
        zombies={"B4": "2 boss", "A3": 4, "C2": 3, "C4": 3}, things={"B5": "pit2", "A2": "mine"}, hand="hunger terror"
    ).plays("hunger-B4")
    assert table.report[3:] == [
        "boss_fell",
        "moved C2 C1 3 boss",
        "moved A3 A2 4 boss",
        "exploded A2 mine",
        "hurt A2 2 2 mine",
    ]
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.shows({"A2": 2, "C1": 3, "C4": 3})  # C4 waits for it
    assert table.plays("shrapnel-A3").report == ["splintered A3 0", "moved C4 C3 3 boss"]
    assert (table.asked, table.waits_for) == ("play", "zombies")


@clause("ZK-4.1", "ZK-3.7", "ZK-3.8")
def test_back_onto_a_wall_only_by_own_strength() -> None:
    table = zombiaki(
        zombies={"B5": "1 boss", "A4": 5, "C4": 4}, things={"A3": "wall5", "C3": "wall6"}, hand="shot1", turn="humans"
    )
    assert table.plays("shot1-B").shows({"A3": 5, "C4": 4})


@clause("ZK-4.1")
def test_play_goes_on_where_it_was() -> None:
    table = zombiaki(zombies=WEAK_BOSS, hand="shot1 shot2 mine", turn="humans").plays("shot1-B")
    assert (table.asked, table.waits_for) == ("play", "humans")
    assert table.plays("shot2-A").shows({"A1": 1, "C1": 4})


@clause("ZK-4.1", "ZK-2.6")
def test_the_boss_that_gets_over_the_barricade_wins() -> None:
    assert zombiaki(zombies={"B5": "2 boss", "A3": 3}, at="move").winner == "zombies"
