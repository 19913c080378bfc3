"""The order of consequences: damage, the dead, explosions, steps back, and last the boss's death."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, new_night, zombiaki


@clause("ZK-5.19")
def test_own_damage_to_all_then_the_explosions_in_the_order_they_were_set_off() -> None:
    zombies: Bodies = {"A5": "2-1", "A4": 3, "A3": 4, "B4": 2, "B1": "dog"}
    things = {"A4": "car", "A1": "mine"}
    table = zombiaki(zombies=zombies, things=things, hand="streetfire", turn="humans").plays("streetfire-A")
    assert table.report[1:] == [
        "died A5 1 streetfire",
        "hurt A4 1 2 streetfire",
        "hurt A3 1 3 streetfire",
        "exploded A4 car",
        "hurt A4 1 1 car",
        "hurt A3 1 2 car",
        "hurt B4 1 1 car",
        "exploded A1 mine",
    ]
    table.plays("shrapnel-B1")
    assert table.report == ["splintered B1 dog", "died B1 dog shrapnel"]


@clause("ZK-5.19", "ZK-5.18")
def test_the_fallen_go_before_the_explosions() -> None:
    zombies: Bodies = {"A3": 3}
    things = {"A3": "pit2", "A2": "car"}
    table = zombiaki(zombies=zombies, things=things, hand="streetfire", turn="humans").plays("streetfire-A")
    assert table.report[1:] == ["hurt A3 1 2 streetfire", "fell A3 2 pit2 later", "exploded A2 car"]


@clause("ZK-5.19", "ZK-5.16", "ZK-5.14")
def test_card_car_mine() -> None:
    zombies: Bodies = {"B2": 3, "A3": 2, "C2": 4}
    things = {"B3": "car", "C3": "mine"}
    table = zombiaki(zombies=zombies, things=things, hand="shot1", turn="humans").plays("shot1-B-car")
    assert table.report[1:] == [
        "exploded B3 car",
        "hurt A3 1 1 car",
        "hurt B2 1 2 car",
        "hurt C2 1 3 car",
        "exploded C3 mine",
    ]
    table.plays("shrapnel-C2")
    assert table.report == ["splintered C2 3", "hurt C2 1 2 shrapnel"]
    assert (table.things, table.asked) == ({}, "play")


@clause("ZK-5.19", "ZK-5.16", "ZK-5.14")
def test_card_mine_car_and_the_mine_is_gone_when_the_car_goes_off() -> None:
    zombies: Bodies = {"B4": 4, "A3": 3}
    things = {"B3": "mine", "C3": "car"}
    table = zombiaki(zombies=zombies, things=things, hand="shot1", turn="humans").plays("shot1-B")
    table.plays("shrapnel-C3")
    assert table.report == ["splintered C3 0", "exploded C3 car", "died B3 1 car"]
    assert (table.things, table.asked) == ({}, "play")
    assert table.shows({"A3": 3})


@clause("ZK-5.19", "ZK-4.1")
def test_the_boss_dies_of_the_bullet_but_the_explosion_comes_first() -> None:
    zombies: Bodies = {"B4": "1 boss", "B2": 4}
    table = zombiaki(zombies=zombies, things={"B3": "car"}, hand="burst3", turn="humans")
    table.plays("burst3-B")
    assert table.options() == ["bullet-B2", "bullet-B3-car"]
    table.plays("bullet-B3-car")
    assert table.report == [
        "fired B3 2 1",
        "exploded B3 car",
        "hurt B2 1 3 car",
        "fired B2 3 0",
        "hurt B2 1 2 burst3",
        "moved B2 B1 2 shot",
        "boss_fell",
        "stayed B1 2 boss row",
    ]


@clause("ZK-5.19", "ZK-5.3", "ZK-5.14", "ZK-4.1")
def test_shot_step_back_mine_shrapnel_on_the_boss_and_only_then_all_step_back() -> None:
    zombies: Bodies = {"B4": 4, "C3": "1 boss", "A4": 2}
    table = zombiaki(zombies=zombies, things={"B3": "mine"}, hand="shot1", turn="humans").plays("shot1-B")
    table.plays("shrapnel-C3")
    assert table.report == [
        "splintered C3 1 boss",
        "died C3 1 boss shrapnel",
        "boss_fell",
        "moved B3 B2 1 boss",
        "moved A4 A3 2 boss",
    ]


@clause("ZK-5.19", "ZK-4.1", "ZK-5.14")
def test_the_retreat_itself_may_set_off_the_mine_each_step_before_the_next() -> None:
    zombies: Bodies = {"B4": "2 boss", "A3": 4, "C3": 3, "C4": 2}
    table = zombiaki(zombies=zombies, things={"A2": "mine"}, hand="shot2", turn="humans").plays("shot2-B")
    assert table.report[1:] == [
        "died B4 2 boss shot2",
        "boss_fell",
        "moved A3 A2 4 boss",
        "exploded A2 mine",
        "hurt A2 2 2 mine",
    ]
    assert table.asked == "shrapnel"
    table.plays("shrapnel-A3")
    assert table.report == ["splintered A3 0", "moved C3 C2 3 boss", "moved C4 C3 2 boss"]


@clause("ZK-5.19", "ZK-4.1", "ZK-2.9")
def test_in_the_zombies_turn_the_humans_choose_the_shrapnel_of_the_retreat_too() -> None:
    zombies: Bodies = {"B3": "2 boss", "A3": 4}
    table = zombiaki(zombies=zombies, things={"B4": "pit2", "A2": "mine"}, hand="hunger").plays("hunger-B3")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    table.plays("shrapnel-B2")
    assert (table.asked, table.waits_for) == ("play", "zombies")


@clause("ZK-5.19", "ZK-2.6")
def test_no_damage_ends_the_game_and_a_step_over_the_barricade_does_at_once() -> None:
    zombies: Bodies = {"A5": 3, "B3": 2}
    table = zombiaki(zombies=zombies, things={"B4": "mine"}, at="move")
    assert table.winner == "zombies"  # B3 does not step onto the mine any more
    assert table.things == {"B4": "mine"}
    table = zombiaki(zombies={"A5": "2 boss"}, hand="shot2", turn="humans").plays("shot2-A")
    assert (table.winner, table.asked) == ("", "play")


@clause("ZK-5.19", "ZK-2.8")
def test_each_card_is_wholly_resolved_before_the_next() -> None:
    zombies: Bodies = {"B4": "2 boss", "A4": 3}
    table = zombiaki(zombies=zombies, hand="shot2 shot1", turn="humans").plays("shot2-B", "shot1-A")
    assert table.shows({"A2": 2})


@clause("ZK-4.2", "ZK-5.19")
def test_an_explosion_set_off_by_a_card_is_another_attack() -> None:
    table = zombiaki(zombies={"A3": "3 shield"}, things={"A3": "car"}, hand="streetfire", turn="humans")
    table.plays("streetfire-A")
    assert table.report[1:] == ["absorbed A3 streetfire", "exploded A3 car", "hurt A3 1 2 car"]


@clause("ZK-4.2", "ZK-5.14", "ZK-5.16")
def test_shrapnel_and_the_blast_it_sets_off_are_two_attacks() -> None:
    zombies: Bodies = {"A3": "3 shield"}
    table = zombiaki(zombies=zombies, things={"B3": "mine", "A3": "car"}, hand="napalm", turn="humans")
    table.plays("napalm-B3", "shrapnel-A3")
    assert table.report == ["splintered A3 3 shield", "absorbed A3 shrapnel", "exploded A3 car", "hurt A3 1 2 car"]


@clause("ZK-5.20")
@pytest.mark.parametrize(("wasteful", "last"), [(True, 10), (False, 37)])
def test_dawn_comes_between_the_10th_and_the_37th_zombie_turn(wasteful: bool, last: int) -> None:
    table = new_night()
    while not table.until("zombies").winner:
        if wasteful:
            table.plays(*(f"discard-{card}" for card in table.hand("zombies")))
        table.plays("pass")
    assert (table.winner, table.state.turn) == ("humans", 2 * last - 1)
