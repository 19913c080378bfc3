"""Bursts: bullet by bullet, from target to target, and the car between them."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.4")
@pytest.mark.parametrize(("card", "bullets"), [("burst2", 2), ("burst3", 3)])
def test_bullets_of_1_one_after_the_other_and_one_step_back_after_the_last(card: str, bullets: int) -> None:
    table = zombiaki(zombies={"B4": 5}, hand=card, turn="humans").plays(f"{card}-B")
    assert table.shows({"B3": 5 - bullets})
    hits = [line for nth in range(1, bullets + 1) for line in (f"fired B4 {nth} 0", f"hurt B4 1 {5 - nth} {card}")]
    assert table.report[1:] == [*hits, f"moved B4 B3 {5 - bullets} shot"]
    assert table.asked == "play"


@clause("ZK-5.4", "ZK-3.12")
@pytest.mark.parametrize(
    ("zombies", "after"),
    [
        ({"B4": "3-2", "B3": 4}, {"B2": 2}),  # one dies, two bullets go on
        ({"B4": 2, "B3": 4}, {"B2": 3}),
        ({"B4": 3, "B3": 4}, {"B3": 4}),  # who was not hit does not step back
        ({"B4": "dog", "B2": "dog", "B1": 3}, {"B1": 2}),
        ({"B5": "dog", "B4": 1, "B3": 1, "B2": 3}, {"B2": 3}),
        ({"B4": "dog", "B3": 3, "B2": 2}, {"B2": 2, "B3": 1}),  # no room to step back
    ],
)
def test_it_goes_on_to_the_next_target(zombies: Bodies, after: Bodies) -> None:
    table = zombiaki(zombies=zombies, hand="burst3", turn="humans").plays("burst3-B")
    assert table.shows(after)


@clause("ZK-5.4")
def test_bullets_without_a_target_are_lost() -> None:
    table = zombiaki(zombies={"B4": 1, "A4": 3}, hand="burst3", turn="humans").plays("burst3-B")
    assert table.shows({"A4": 3})
    assert (table.asked, table.report[-1]) == ("play", "unspent burst3 2")


@clause("ZK-5.4", "ZK-5.21")
def test_a_wall_hides_the_next_target() -> None:
    zombies: Bodies = {"B4": 1, "B3": 3}
    table = zombiaki(zombies=zombies, things={"B4": "wall5"}, hand="burst2", turn="humans").plays("burst2-B")
    assert table.shows({"B3": 3})
    table = zombiaki(zombies=zombies, hand="burst2", turn="humans").plays("burst2-B")
    assert table.shows({"B2": 2})


@clause("ZK-5.4", "ZK-2.8")
def test_it_needs_a_target() -> None:
    table = zombiaki(zombies={"A4": 3}, things={"C2": "car"}, hand="burst2", turn="humans")
    assert table.targets("burst2") == ["A", "C"]
    assert table.refuses("burst2-B", "ZK-5.4").key == "nothing-in-sight"


@clause("ZK-5.4", "ZK-4.2")
def test_a_shield_swallows_all_remaining_bullets() -> None:
    table = zombiaki(zombies={"B4": "3 shield", "B3": 2}, hand="burst3", turn="humans").plays("burst3-B")
    assert table.shows({"B3": 2, "B4": 3})  # and there is no step back
    assert table.report[1:] == ["fired B4 1 0", "absorbed B4 burst3"]


@clause("ZK-5.4", "ZK-4.2")
def test_a_shield_behind_the_first_target_swallows_the_rest() -> None:
    table = zombiaki(zombies={"B4": "dog", "B2": "3 shield"}, hand="burst3", turn="humans").plays("burst3-B")
    assert table.shows({"B2": 3})
    assert table.report[1:] == ["fired B4 1 0", "died B4 dog burst3", "fired B2 2 0", "absorbed B2 burst3"]


@clause("ZK-5.4", "ZK-4.2")
def test_a_shield_ends_the_burst_for_a_car_before_it_too() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"B5": "car"}, hand="burst3", turn="humans")
    table.plays("burst3-B", "bullet-B3")
    assert (table.asked, table.things) == ("play", {"B5": "car"})
    assert table.shows({"B3": 3})


@clause("ZK-5.4", "ZK-5.16")
def test_target_or_car_is_chosen_for_each_bullet() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B4": "car"}, hand="burst3", turn="humans").plays("burst3-B")
    assert (table.asked, table.waits_for) == ("bullet", "humans")
    assert table.options() == ["bullet-B3", "bullet-B4-car"]
    table.plays("bullet-B3")
    assert table.options() == ["bullet-B3", "bullet-B4-car"]
    table.plays("bullet-B4-car")  # and no choice is left for the third
    assert table.report == [
        "fired B4 2 1",
        "exploded B4 car",
        "hurt B3 1 3 car",
        "fired B3 3 0",
        "hurt B3 1 2 burst3",
        "moved B3 B2 2 shot",
    ]


@clause("ZK-5.4")
def test_who_was_hit_first_steps_back_though_the_last_bullet_went_to_the_car() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B4": "car"}, hand="burst2", turn="humans")
    table.plays("burst2-B", "bullet-B3", "bullet-B4-car")
    assert table.shows({"B2": 3})
    assert table.report == ["fired B4 2 1", "exploded B4 car", "hurt B3 1 3 car", "moved B3 B2 3 shot"]


@clause("ZK-5.4", "ZK-5.16")
def test_who_was_only_blown_at_does_not_step_back() -> None:
    table = zombiaki(zombies={"B2": 4, "A3": 4}, things={"B3": "car"}, hand="burst2", turn="humans")
    table.plays("burst2-B", "bullet-B3-car")
    assert table.shows({"A3": 3, "B1": 2})  # B2: blown at and then hit by the second bullet
    table = zombiaki(zombies={"B3": 4, "A3": 4}, things={"B3": "car"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B-car").shows({"A3": 3, "B3": 3})


@clause("ZK-5.4")
def test_each_explosion_comes_before_the_next_bullet() -> None:
    zombies: Bodies = {"B3": "2-1", "B1": 3, "A2": "dog"}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="burst2", turn="humans")
    table.plays("burst2-B", "bullet-B3-car")
    assert table.report == [
        "fired B3 1 1",
        "exploded B3 car",
        "died B3 1 car",
        "died A2 dog car",
        "fired B1 2 0",
        "hurt B1 1 2 burst2",
        "stayed B1 2 shot row",
    ]
    assert table.shows({"B1": 2})  # the target was dead, so the next in sight was hit


@clause("ZK-5.4")
def test_a_target_hit_and_then_killed_by_the_blast_steps_nowhere() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B3": "car"}, hand="burst2", turn="humans")
    table.plays("burst2-B", "bullet-B3", "bullet-B3-car")
    assert table.shows({})
    assert table.report == ["fired B3 2 1", "exploded B3 car", "died B3 1 car"]


@clause("ZK-5.4")
def test_with_only_a_car_the_first_bullet_must_hit_it() -> None:
    table = zombiaki(zombies={"A3": 2}, things={"B3": "car"}, hand="burst3", turn="humans").plays("burst3-B")
    assert table.report[1:] == ["fired B3 1 1", "exploded B3 car", "hurt A3 1 1 car", "unspent burst3 2"]
    assert (table.asked, table.things) == ("play", {})


@clause("ZK-5.4")
def test_with_only_a_car_left_the_rest_may_be_let_go() -> None:
    zombies: Bodies = {"B4": "dog", "A3": 2}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="burst2", turn="humans").plays("burst2-B")
    assert table.options() == ["stop", "bullet-B3-car"]
    table.plays("stop")
    assert (table.asked, table.things, table.report) == ("play", {"B3": "car"}, ["unspent burst2 1"])
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="burst2", turn="humans").plays("burst2-B")
    assert table.plays("bullet-B3-car").shows({"A3": 1})


@clause("ZK-5.4")
def test_a_burst_cannot_be_broken_off_while_there_is_a_target() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B4": "car"}, hand="burst2 shot1", turn="humans").plays("burst2-B")
    for answer in ("stop", "pass", "shot1-B", "discard-shot1"):
        assert table.refuses(answer, "ZK-5.4").key == "bullet-first"
    assert table.refuses("bullet-B4", "ZK-5.4").key == "no-body-to-hit"
    assert table.refuses("bullet-B3-car", "ZK-5.4").key == "no-car-to-hit"
    assert table.refuses("bullet-A3", "ZK-5.4").key == "burst-lane"


@clause("ZK-5.4", "ZK-4.9")
def test_click_cancels_a_burst_whole_before_its_first_bullet_is_aimed() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B4": "car"}, hand="burst3 click click", turn="humans")
    assert table.plays("burst3-B").asked == "click"
    table.plays("click")
    assert (table.asked, table.things) == ("play", {"B4": "car"})
    assert table.shows({"B3": 5})
    assert table.hand("zombies") == ["click"]


@clause("ZK-5.4", "ZK-4.9")
def test_click_is_asked_once_for_a_burst() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B4": "car"}, hand="burst2 click", turn="humans")
    table.plays("burst2-B", "pass", "bullet-B3")
    assert (table.asked, table.waits_for) == ("bullet", "humans")


@clause("ZK-5.4", "ZK-3.9", "ZK-5.14", "ZK-5.19")
def test_the_one_step_back_of_a_burst_is_entering_a_cell() -> None:
    table = zombiaki(zombies={"B4": 5}, things={"B3": "mine"}, hand="burst2", turn="humans").plays("burst2-B")
    assert table.report[5:] == ["moved B4 B3 3 shot", "exploded B3 mine", "hurt B3 2 1 mine"]
    assert table.plays("shrapnel-B4").shows({"B3": 1})
    table = zombiaki(zombies={"B4": 4}, things={"B3": "pit2"}, hand="burst2", turn="humans").plays("burst2-B")
    assert (table.street, table.things) == ({}, {})


@clause("ZK-5.4", "ZK-4.1", "ZK-5.19")
def test_the_boss_dies_in_a_burst_and_the_survivor_goes_back_twice() -> None:
    zombies: Bodies = {"B5": "1 boss", "B4": 3, "C3": 2}
    table = zombiaki(zombies=zombies, hand="burst2", turn="humans").plays("burst2-B")
    assert table.report[1:] == [
        "fired B5 1 0",
        "died B5 1 boss burst2",
        "fired B4 2 0",
        "hurt B4 1 2 burst2",
        "moved B4 B3 2 shot",
        "boss_fell",
        "moved B3 B2 2 boss",
        "moved C3 C2 2 boss",
    ]
