"""Cards against each other: the four named combinations, every hold against every step, and the rest of the list."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki

# --- the four combinations ---


@clause("ZK-3.9", "ZK-5.18", "ZK-5.7")
@pytest.mark.parametrize("how", ["march", "hunger"])
def test_a_shielded_3_enters_a_cell_with_pit_2_and_napalm(how: str) -> None:
    zombies: Bodies = {"B3": "3 shield"}
    if how == "march":
        table = zombiaki(zombies=zombies, things={"B4": "pit2"}, fire="B4", at="move")
    else:
        table = zombiaki(zombies=zombies, things={"B4": "pit2"}, fire="B4", hand="hunger").plays("hunger-B3")
    assert table.report[-3:] == [f"moved B3 B4 3 shield {how}", "filled B4 pit2", "hurt B4 1 2 napalm"]
    assert (table.street, table.things) == ({"B4": "2"}, {})


@clause("ZK-4.1", "ZK-5.14", "ZK-5.16", "ZK-5.19", "ZK-3.11")
def test_the_boss_steps_onto_the_mine_shrapnel_into_the_car_and_all_step_back_and_row_3_still_marches() -> None:
    zombies: Bodies = {"B4": "2 boss", "A4": 3, "C4": 2, "C3": 4, "A3": 3, "B3": 2, "A5": "dog"}
    table = zombiaki(zombies=zombies, things={"B5": "mine", "C5": "car"}, at="move")
    table.plays("pass")  # the dog stays, and A4 behind it
    assert table.report == [
        "waited A5",
        "stayed A4 3 march taken",
        "moved B4 B5 2 boss march",
        "exploded B5 mine",
        "died B5 2 boss mine",
    ]
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    table.plays("shrapnel-C5")
    assert table.report == [
        "splintered C5 0",
        "exploded C5 car",
        "hurt C4 1 1 car",
        "boss_fell",
        "moved A3 A2 3 boss",
        "moved B3 B2 2 boss",
        "moved C3 C2 4 boss",
        "moved A4 A3 3 boss",
        "moved C4 C3 1 boss",
        "moved C3 C4 1 march",  # of row 4 it was still to march; A4 had had its try
        "stayed A2 3 march taken",
        "moved B2 B3 2 march",
        "moved C2 C3 4 march",
    ]
    assert table.shows({"A2": 3, "A3": 3, "A5": "dog", "B3": 2, "C3": 4, "C4": 1})


@clause("ZK-5.4", "ZK-4.2", "ZK-5.16")
def test_burst_3_first_the_car_whose_blast_eats_the_shield_then_two_bullets_on_that_zombie() -> None:
    table = zombiaki(zombies={"A3": "4 shield"}, things={"A4": "car"}, hand="burst3", turn="humans")
    table.plays("burst3-A", "bullet-A4-car")
    assert table.report == [
        "fired A4 1 1",
        "exploded A4 car",
        "absorbed A3 car",
        "fired A3 2 0",
        "hurt A3 1 3 burst3",
        "fired A3 3 0",
        "hurt A3 1 2 burst3",
        "moved A3 A2 2 shot",
    ]


@clause("ZK-3.10", "ZK-5.10", "ZK-5.8")
def test_freeze_in_human_turn_3_floodlight_in_4_moves_nobody_and_zombie_turn_5_marches() -> None:
    zombies: Bodies = {"B3": 3, "C2": 2}
    table = zombiaki(zombies=zombies, hand="freeze floodlight", turn="humans", number=6).plays("freeze", "pass")
    assert table.until("humans").shows(zombies)
    assert table.state.turn == 8
    assert table.plays("floodlight-B").shows(zombies)
    table.plays("pass")
    assert table.state.turn == 9
    assert table.shows({"B4": 3, "C3": 2})


# --- every hold against every kind of step ---

Step = tuple[Callable[[Bodies, dict[str, object]], Scenario], str, str]


def in_play(turn: str, hand: str, others: Bodies) -> Callable[[Bodies, dict[str, object]], Scenario]:
    """A table in the play step of a side."""

    def make(subject: Bodies, more: dict[str, object]) -> Scenario:
        return zombiaki(zombies={**subject, **others}, hand=hand, turn=turn, **more)  # type: ignore[arg-type]

    return make


# By cause: the table, the answer, and where the zombie of A3 (3, or as the answer needs) is then, if nothing holds it.
BOSS: Bodies = {"C1": "4 boss"}
STEPS: dict[str, Step] = {
    "hunger": (in_play("zombies", "hunger", {}), "hunger-A3", "A4"),
    "order forward": (in_play("zombies", "terror", BOSS), "order-A3-A4", "A4"),
    "order sideways": (in_play("zombies", "terror", BOSS), "order-A3-B3", "B3"),
    "order back": (in_play("zombies", "terror", BOSS), "order-A3-A2", "A2"),
    "mass as the mover": (in_play("zombies", "mass", {"B3": 4}), "mass-A3-B3", "B3"),
    "mass onto it": (in_play("zombies", "mass", {"B3": 4}), "mass-B3-A3", "A3"),
    "swap": (in_play("zombies", "swap", {"B3": 4}), "swap-A3-B3", "B3"),
    "blood": (in_play("humans", "blood", {}), "blood-A3-B3", "B3"),
    "floodlight": (in_play("humans", "floodlight", {}), "floodlight-A", "A2"),
    "step back": (in_play("humans", "stepback", {}), "stepback", "A2"),
    "shot": (in_play("humans", "shot1", {}), "shot1-A", "A2"),
    "burst": (in_play("humans", "burst2", {}), "burst2-A", "A2"),
    "sniper": (in_play("humans", "sniper", {}), "sniper-A3", "A2"),
    "boss's death": (in_play("humans", "shot2", {"C3": "2 boss"}), "shot2-C", "A2"),
}
CHOSEN = ("hunger", "order", "mass", "swap", "blood")  # they move a chosen one, so they need a possible step (ZK-2.8)
HOLDS: dict[str, dict[str, object]] = {
    "net": {"net": True},
    "freeze": {"frozen": 1},
    "barrier": {"things": {"A1": "barrier"}},
}


@clause("ZK-3.10", "ZK-5.6", "ZK-5.10", "ZK-5.12")
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("hold", HOLDS)
def test_the_held_do_not_move_by_any_cause(hold: str, step: str) -> None:
    make, answer, _ = STEPS[step]
    table = make({"A3": "3 netted" if hold == "net" else 3}, HOLDS[hold])
    if answer.startswith(CHOSEN):
        who = "B3" if (step, hold) == ("mass onto it", "freeze") else "A3"
        assert table.refuses(answer, "ZK-3.10").sentence == f"The zombie or dog on {who} is held and cannot move."
        assert answer not in table.options()
    else:
        table.plays(answer)
        assert "A3" in table.street
        assert table.told("moved") == []


@clause("ZK-3.8")
@pytest.mark.parametrize("step", STEPS)
def test_the_same_steps_are_made_by_those_nobody_holds(step: str) -> None:
    make, answer, goal = STEPS[step]
    table = make({"A3": 3}, {}).plays(answer)
    assert goal in table.street
    assert ("A3" in table.street) == (step in ("swap", "mass onto it"))


@clause("ZK-3.10", "ZK-3.4")
@pytest.mark.parametrize("hold", HOLDS)
def test_the_held_do_not_march(hold: str) -> None:
    subject: Bodies = {"A5": "3 netted" if hold == "net" else 3}
    table = zombiaki(zombies=subject, at="move", **HOLDS[hold])  # type: ignore[arg-type]
    assert (table.winner, list(table.street)) == ("", ["A5"])
    assert zombiaki(zombies={"A5": 3}, at="move").winner == "zombies"


@clause("ZK-3.10", "ZK-3.6")
@pytest.mark.parametrize("hold", HOLDS)
def test_held_dogs_are_not_asked(hold: str) -> None:
    subject: Bodies = {"A3": "dog netted" if hold == "net" else "dog"}
    table = zombiaki(zombies=subject, at="move", **HOLDS[hold])  # type: ignore[arg-type]
    assert table.asked == "card"
    assert zombiaki(zombies={"A3": "dog"}, at="move").asked == "dog"


@clause("ZK-3.10", "ZK-4.11")
@pytest.mark.parametrize("hold", HOLDS)
def test_not_so_fast_is_not_asked_for_the_held(hold: str) -> None:
    subject: Bodies = {"A3": "3 netted" if hold == "net" else 3}
    table = zombiaki(zombies=subject, hand="notsofast", at="move", **HOLDS[hold])  # type: ignore[arg-type]
    assert table.asked == "card"
    assert zombiaki(zombies={"A3": 3}, hand="notsofast", at="move").asked == "march"


@clause("ZK-3.10", "ZK-4.1")
@pytest.mark.parametrize("hold", HOLDS)
def test_a_held_boss_still_gives_orders(hold: str) -> None:
    subject: Bodies = {"A3": "3 boss netted" if hold == "net" else "3 boss", "B3": 2}
    table = zombiaki(zombies=subject, **HOLDS[hold])  # type: ignore[arg-type]
    assert ("order-B3-B4" in table.options()) == (hold != "freeze")


# --- wall and queue, wall and hunger ---


@clause("ZK-5.2", "ZK-5.8")
def test_step_back_breaks_a_queue_at_a_wall() -> None:
    zombies: Bodies = {"B3": 2, "B2": 4}
    table = zombiaki(zombies=zombies, things={"B4": "wall6"}, hand="floodlight shot1", turn="humans")
    assert table.plays("floodlight-B").shows({"B1": 4, "B2": 2})
    table = zombiaki(zombies=zombies, things={"B4": "wall6"}, hand="floodlight", turn="humans", floodlight="sight")
    assert table.plays("floodlight-B").shows(zombies)  # behind the wall the light does not reach them
    table = zombiaki(zombies={"C3": 2, "C1": 4}, things={"C4": "wall6"}, hand="hunger").plays("hunger-C1", "pass")
    table.human_turn()
    assert table.street["C4"] == "2"


@clause("ZK-5.2", "ZK-5.12")
def test_a_net_over_the_tail_keeps_the_head_off_the_wall() -> None:
    zombies: Bodies = {"C2": 2, "C1": 4}
    table = zombiaki(zombies=zombies, things={"C3": "wall6"}, hand="net", turn="humans").plays("net-C1", "stop", "pass")
    assert table.shows(zombies)
    assert table.report[1:3] == ["stuck C2 2 2 6", "stayed C1 4 march netted"]


@clause("ZK-5.2", "ZK-5.3")
def test_a_shot_at_who_stands_on_the_wall_throws_it_back_if_nobody_has_moved_up() -> None:
    table = zombiaki(zombies={"C3": 3, "C2": 4}, things={"C3": "wall6"}, hand="shot1", turn="humans")
    assert table.plays("shot1-C").shows({"C2": 4, "C3": 2})
    table = zombiaki(zombies={"C3": 3, "C1": 4}, things={"C3": "wall6"}, hand="shot1", turn="humans")
    assert table.plays("shot1-C").shows({"C1": 4, "C2": 2})


@clause("ZK-5.2", "ZK-4.7", "ZK-2.6")
def test_hunger_over_the_wall_and_over_the_barricade() -> None:
    table = zombiaki(zombies={"B4": 2, "B5": 3}, things={"B4": "wall5"}, hand="hunger hunger")
    assert table.targets("hunger") == ["B5"]
    assert table.plays("hunger-B5").winner == "zombies"


# --- mine, car and boss ---


@clause("ZK-4.1", "ZK-5.14", "ZK-5.16", "ZK-3.6")
def test_a_dog_on_the_mine_kills_the_boss_and_nobody_walks_in_its_place() -> None:
    zombies: Bodies = {"B2": "dog", "C3": "1 boss", "B4": 3}
    table = zombiaki(zombies=zombies, things={"B3": "mine"}, at="move").plays("B2-B3")
    assert table.asked == "shrapnel"
    table.plays("shrapnel-C3")
    assert table.report[:4] == ["splintered C3 1 boss", "died C3 1 boss shrapnel", "boss_fell", "moved B4 B3 3 boss"]
    assert table.asked == "card"  # the zombie on B3 is no dog; it has marched
    assert table.shows({"B4": 3})


@clause("ZK-4.1", "ZK-5.16", "ZK-5.5")
def test_the_boss_stands_on_the_car() -> None:
    zombies: Bodies = {"B3": "1 boss", "B2": 3, "A3": "dog"}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="sniper", turn="humans").plays("sniper-B3-car")
    assert table.report[1:] == [
        "exploded B3 car",
        "died B3 1 boss car",
        "died A3 dog car",
        "hurt B2 1 2 car",
        "boss_fell",
        "moved B2 B1 2 boss",
    ]


@clause("ZK-4.1", "ZK-4.4")
def test_a_fused_boss_is_one_boss_and_dies_once() -> None:
    zombies: Bodies = {"B3": "3 boss", "B2": 2, "A3": 2}
    table = zombiaki(zombies=zombies, hand="mass grenade").plays("mass-B2-B3", "pass").until("humans")
    assert table.shows({"A3": 2, "B3": "5 boss"})
    assert table.plays("grenade-B3").shows({"A2": 2})
    assert table.happened.count("boss_fell") == 1


# --- barriers, nets and pits together ---


@clause("ZK-3.10", "ZK-5.18")
def test_a_netted_one_on_a_pit_cannot_step_and_falls() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "pit2"}, hand="net shot1", turn="humans")
    table.plays("net-B3", "shot1-B")
    assert (table.street, table.things, table.netted) == ({}, {}, [])


@clause("ZK-5.6", "ZK-5.12", "ZK-5.10")
def test_three_holds_at_once_end_each_in_its_time() -> None:
    zombies: Bodies = {"A3": 2, "B3": 3, "C3": 4}
    table = zombiaki(zombies=zombies, hand="barrier net freeze shot1", turn="humans")
    table.plays("barrier-A1", "net-B3", "stop", "freeze", "pass").until("humans")
    assert table.shows(zombies)
    assert (table.things, table.netted, table.state.frozen) == ({}, [], 1)
    assert table.plays("shot1-A").shows({"A3": 1, "B3": 3, "C3": 4})  # the freeze holds on
    assert table.plays("pass").shows({"A4": 1, "B4": 3, "C4": 4})
