"""Shots: whom they hit, what a survivor does, the car that may be hit instead."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.3", "ZK-3.2")
@pytest.mark.parametrize(("card", "damage"), [("shot1", 1), ("shot2", 2)])
def test_a_survivor_is_hurt_and_steps_back(card: str, damage: int) -> None:
    table = zombiaki(zombies={"B4": 3}, hand=card, turn="humans").plays(f"{card}-B")
    assert table.shows({"B3": 3 - damage})
    assert table.report == [
        f"played humans {card} B1 4 0",
        f"hurt B4 {damage} {3 - damage} {card}",
        f"moved B4 B3 {3 - damage} shot",
    ]
    assert card in table.pile("humans")


@clause("ZK-5.3")
def test_the_first_in_sight_from_the_barricade_is_hit() -> None:
    table = zombiaki(zombies={"B2": 3, "B4": 3, "B1": 2, "A5": 4, "C5": 4}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"A5": 4, "B1": 2, "B2": 3, "B3": 2, "C5": 4})


@clause("ZK-5.3", "ZK-2.8")
def test_only_a_lane_with_a_target_can_be_named() -> None:
    table = zombiaki(zombies={"A1": 3, "C5": "dog"}, hand="shot1", turn="humans")
    assert table.targets("shot1") == ["A", "C"]
    assert table.refuses("shot1-B", "ZK-5.3").sentence == "No zombie or dog is in sight in lane B."


@clause("ZK-5.3", "ZK-3.2", "ZK-3.12", "ZK-1.5")
def test_who_is_left_with_nothing_dies_and_damage_beyond_is_lost() -> None:
    table = zombiaki(zombies={"B4": "3-2", "B3": 3}, hand="shot2", turn="humans").plays("shot2-B")
    assert table.shows({"B3": 3})
    assert table.report[1:] == ["died B4 1 shot2"]
    assert table.pile("zombies") == ["zombie3"]


@clause("ZK-5.3", "ZK-3.6")
@pytest.mark.parametrize("card", ["shot1", "shot2"])
def test_a_dog_is_hit_like_a_zombie_and_dies(card: str) -> None:
    table = zombiaki(zombies={"B4": "dog", "B3": 3}, hand=card, turn="humans").plays(f"{card}-B")
    assert table.shows({"B3": 3})
    assert table.pile("zombies") == ["dog"]


@clause("ZK-5.3", "ZK-3.7")
@pytest.mark.parametrize(
    ("target", "zombies", "after", "told"),
    [
        ("in row 1", {"B1": 3}, {"B1": 2}, "stayed B1 2 shot row"),
        ("somebody behind", {"B3": 3, "B2": 2}, {"B2": 2, "B3": 2}, "stayed B3 2 shot taken"),
        ("a dog behind", {"B3": "3 boss", "B2": "dog"}, {"B2": "dog", "B3": "2 boss"}, "stayed B3 2 boss shot taken"),
        ("netted", {"B3": "3 netted"}, {"B3": 2}, "stayed B3 2 shot netted"),
    ],
)
def test_without_room_it_stays_and_takes_no_further_harm(
    target: str, zombies: Bodies, after: Bodies, told: str
) -> None:
    table = zombiaki(zombies=zombies, hand="shot1", net=target == "netted", turn="humans")
    assert table.plays("shot1-B").shows(after)
    assert table.report[-1] == told


@clause("ZK-5.3", "ZK-5.6")
def test_in_a_barred_lane_it_stays() -> None:
    table = zombiaki(zombies={"B3": 3}, hand="barrier shot1", turn="humans").plays("barrier-B1", "shot1-B")
    assert table.shows({"B3": 2})
    assert table.report[-1] == "stayed B3 2 shot barred"


@clause("ZK-5.3", "ZK-3.8")
def test_a_wall_behind_holds_all_but_the_strong() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B2": "wall5"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"B3": 4})  # it is a 4 now
    assert table.report[-1] == "stayed B3 4 shot wall"
    table = zombiaki(zombies={"B3": "5 claws"}, things={"B2": "wall5"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"B2": "5 claws"})


@clause("ZK-5.3", "ZK-4.2")
@pytest.mark.parametrize("card", ["shot1", "shot2"])
def test_a_shield_takes_the_shot_and_there_is_no_step_back(card: str) -> None:
    table = zombiaki(zombies={"B4": "3 shield"}, hand=card, turn="humans").plays(f"{card}-B")
    assert table.shows({"B4": 3})
    assert table.report[1:] == [f"absorbed B4 {card}"]
    assert table.pile("zombies") == ["shield"]


@clause("ZK-5.3", "ZK-3.9")
@pytest.mark.parametrize(
    ("thing", "fire", "after"),
    [("pit2", "", {}), ("pit1", "", {"B3": 2}), ("", "B3", {"B3": 1}), ("barrel", "", {}), ("car", "", {"B3": 2})],
)
def test_stepping_back_is_entering_a_cell(thing: str, fire: str, after: Bodies) -> None:
    things = {"B3": thing} if thing else {}
    table = zombiaki(zombies={"B4": 3}, things=things, fire=fire, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows(after)


@clause("ZK-5.3", "ZK-5.14", "ZK-5.19")
def test_a_shot_throws_its_target_onto_the_mine() -> None:
    table = zombiaki(zombies={"B4": 4, "B2": 3}, things={"B3": "mine"}, hand="shot1", turn="humans").plays("shot1-B")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.report[1:] == ["hurt B4 1 3 shot1", "moved B4 B3 3 shot", "exploded B3 mine", "hurt B3 2 1 mine"]
    assert table.plays("shrapnel-B2").shows({"B2": 2, "B3": 1})


@clause("ZK-5.3")
@pytest.mark.parametrize("thing", ["barrel", "mine", "pit1"])
def test_only_walls_zombies_and_dogs_stop_a_bullet(thing: str) -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B4": thing}, fire="B3", hand="shot1", turn="humans")
    assert table.targets("shot1") == ["B"]
    assert table.plays("shot1-B").shows({"B1": 2})
    table = zombiaki(zombies={"B2": 3}, things={"B4": "wall6"}, hand="shot1", turn="humans")
    assert table.targets("shot1") == []


@clause("ZK-5.3", "ZK-5.6", "ZK-3.10")
def test_a_barrier_does_not_stop_a_bullet_but_holds_its_target() -> None:
    table = zombiaki(zombies={"B4": 3}, things={"B1": "barrier"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"B4": 2})


@clause("ZK-5.3")
@pytest.mark.parametrize(
    ("zombie", "wall", "targets"),
    [
        ("B2", "", ["B", "B-car"]),  # before the target
        ("B3", "", ["B", "B-car"]),  # under it
        ("B4", "", ["B"]),  # behind it
        ("", "", ["B-car"]),  # no target in sight
        ("B1", "B2", ["B-car"]),  # the target is behind a wall
        ("", "B4", []),  # the car is behind a wall
        ("B4", "B4", ["B"]),  # so it is, whoever stands on the wall
    ],
)
def test_which_car_can_be_hit(zombie: str, wall: str, targets: list[str]) -> None:
    things = {"B3": "car"} | ({wall: "wall5"} if wall else {})
    table = zombiaki(zombies={zombie: 3} if zombie else {}, things=things, hand="shot1 shot2", turn="humans")
    assert table.targets("shot1") == table.targets("shot2") == targets
    if "B-car" not in targets:
        key = table.refuses("shot1-B-car", "ZK-5.21").key
        assert key == ("behind-wall" if wall == "B4" else "behind-body")
    assert table.refuses("shot1-C-car", "ZK-5.3").key == "no-car"


@clause("ZK-5.3", "ZK-5.16")
@pytest.mark.parametrize("card", ["shot1", "shot2"])
def test_the_body_or_the_car_not_both(card: str) -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B3": "car"}, hand=card, turn="humans")
    table.plays(f"{card}-B-car")
    assert table.shows({"B3": 4})  # only the blast, and no step back
    table = zombiaki(zombies={"B3": 5}, things={"B3": "car"}, hand=card, turn="humans").plays(f"{card}-B")
    assert (table.things, list(table.street)) == ({"B3": "car"}, ["B2"])


@clause("ZK-5.3", "ZK-4.9")
@pytest.mark.parametrize("aim", ["shot1-B", "shot1-B-car"])
def test_a_clicked_shot_does_nothing(aim: str) -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "car"}, hand="shot1 click", turn="humans").plays(aim)
    assert (table.asked, table.waits_for) == ("click", "zombies")
    table.plays("click")
    assert table.shows({"B3": 3})
    assert table.things == {"B3": "car"}
    assert (table.pile("humans"), table.pile("zombies")) == (["shot1"], ["click"])


@clause("ZK-5.3", "ZK-3.5")
def test_a_step_back_is_no_card_step() -> None:
    table = zombiaki(zombies={"B4": 3}, hand="shot1 hunger", turn="humans").plays("shot1-B", "pass")
    assert table.until("zombies").shows({"B4": 2})  # it has marched
    assert table.plays("hunger-B4").shows({"B5": 2})


@clause("ZK-5.3", "ZK-4.1", "ZK-5.19")
def test_the_boss_is_shot_and_all_step_back() -> None:
    zombies: Bodies = {"B4": "2 boss", "A3": 3, "C5": 4, "C1": "dog"}
    table = zombiaki(zombies=zombies, hand="shot2", turn="humans").plays("shot2-B")
    assert table.shows({"A2": 3, "C1": "dog", "C4": 4})
    assert table.report[1:] == ["died B4 2 boss shot2", "boss_fell", "moved A3 A2 3 boss", "moved C5 C4 4 boss"]


@clause("ZK-5.3")
def test_a_boss_that_lives_steps_back_alone() -> None:
    table = zombiaki(zombies={"B4": "3 boss", "A3": 3}, hand="shot2", turn="humans")
    assert table.plays("shot2-B").shows({"A3": 3, "B3": "1 boss"})
