"""The human shield: one attack, whatever it is, and then it is gone."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki

# --- on whom ---


@clause("ZK-4.2", "ZK-4.12")
def test_a_shield_is_put_on_a_zombie_one_each() -> None:
    table = zombiaki(zombies={"A1": 2, "B3": "3 shield", "C2": "dog", "C4": "2+3"}, hand="shield shield")
    assert table.targets("shield") == ["A1", "C4"]
    table.plays("shield-A1")
    assert (table.street["A1"], table.pile("zombies")) == ("2 shield", [])
    for cell in ("A1", "B3"):
        assert table.refuses(f"shield-{cell}", "ZK-4.2").key == "shield-there"
    table.refuses("shield-C2", "ZK-4.12")
    table.refuses("shield-B5", "ZK-4.12")


@clause("ZK-4.2")
def test_who_has_lost_its_shield_can_be_given_another() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, hand="shot1 shield", turn="humans").plays("shot1-B", "pass")
    table.draws("claws", "claws", "terror").plays("discard-terror")
    assert table.plays("shield-B4").shows({"B4": "3 shield"})


# --- one attack ---


@clause("ZK-4.2")
@pytest.mark.parametrize("card", ["shot1-B", "shot2-B", "sniper-B3", "burst2-B", "burst3-B"])
def test_it_absorbs_all_damage_of_a_shot_and_there_is_no_step_back(card: str) -> None:
    name = card.partition("-")[0]
    table = zombiaki(zombies={"B3": "2 shield"}, hand=name, turn="humans").plays(card)
    fired = ["fired B3 1 0"] if name.startswith("burst") else []
    assert table.report[1:] == [*fired, f"absorbed B3 {name}"]
    assert (table.street, table.pile("zombies")) == ({"B3": "2"}, ["shield"])


@clause("ZK-4.2")
def test_the_second_shot_gets_through() -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, hand="shot1 shot2", turn="humans").plays("shot2-B", "shot1-B")
    assert table.shows({"B2": 3})


@clause("ZK-4.2", "ZK-5.4")
def test_a_burst_that_kills_the_first_is_swallowed_by_the_shield_of_the_second() -> None:
    table = zombiaki(zombies={"B4": 1, "B3": "3 shield"}, hand="burst3", turn="humans").plays("burst3-B")
    assert table.report[1:] == ["fired B4 1 0", "died B4 1 burst3", "fired B3 2 0", "absorbed B3 burst3"]
    assert table.shows({"B3": 3})


@clause("ZK-4.2")
@pytest.mark.parametrize("answers", [("napalm-B3",), ("voltage-B",), ("petrol-B3",), ("flamethrower", "burn-A3-0")])
def test_it_absorbs_fire_and_voltage(answers: tuple[str, ...]) -> None:
    table = zombiaki(zombies={"B3": "1 shield"}, hand=answers[0].partition("-")[0], turn="humans").plays(*answers)
    while table.asked == "flamethrower":
        table.plays("burn-B3-1" if "burn-B3-1" in table.options() else "burn-C3-0")
    assert (table.street, table.pile("zombies")) == ({"B3": "1"}, ["shield"])


@clause("ZK-4.2")
def test_a_burning_street_is_absorbed() -> None:
    table = zombiaki(zombies={"A3": "1 shield", "A5": 1}, hand="streetfire", turn="humans").plays("streetfire-A")
    assert table.shows({"A3": 1})


@clause("ZK-4.2", "ZK-5.14")
def test_it_absorbs_a_mine_and_shrapnel() -> None:
    table = zombiaki(zombies={"B3": "2 shield", "A4": "1 shield"}, things={"B4": "mine"}, hand="hunger")
    table.plays("hunger-B3", "shrapnel-A4")
    assert table.shows({"A4": 1, "B4": 2})


@clause("ZK-4.2", "ZK-5.16")
def test_against_several_each_uses_its_own() -> None:
    table = zombiaki(
        zombies={"B3": "2 shield", "A4": "2 shield", "C5": "3 shield", "A3": 2},
        things={"B4": "car"},
        hand="shot1",
        turn="humans",
    ).plays("shot1-B-car")
    assert table.shows({"A3": 1, "A4": 2, "B3": 2, "C5": 3})
    assert table.pile("zombies") == ["shield"] * 3


@clause("ZK-4.2", "ZK-5.13")
def test_it_absorbs_a_barrel() -> None:
    table = zombiaki(zombies={"B3": "2 shield"}, things={"B4": "barrel"}, turn="humans", at="move")
    assert (table.street, table.things) == ({"B3": "2"}, {})


@clause("ZK-4.2", "ZK-5.18")
def test_a_pit_takes_it() -> None:
    table = zombiaki(zombies={"B3": "5 shield"}, things={"B4": "pit1"}, at="move")
    assert (table.street, table.things) == ({"B4": "5"}, {})


@clause("ZK-4.2", "ZK-5.7")
def test_each_burning_cell_is_an_attack_of_its_own() -> None:
    table = zombiaki(zombies={"B2": "3 shield"}, fire="B3 B4", hand="hunger").plays("hunger-B2")
    assert table.shows({"B3": 3})
    table = zombiaki(zombies={"B2": "3 shield"}, fire="B3 B4", hand="hunger claws claws", at="move")
    assert table.shows({"B3": 3})
    table.draws("terror").plays("discard-terror", "hunger-B3")
    assert table.shows({"B4": 2})


@clause("ZK-4.2", "ZK-5.19")
def test_an_explosion_set_off_by_a_card_is_another_attack() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, things={"B3": "car"}, hand="napalm", turn="humans").plays("napalm-B3")
    assert table.report[1:] == ["absorbed B3 napalm", "exploded B3 car", "hurt B3 1 2 car"]


@clause("ZK-4.2", "ZK-5.4")
def test_a_blast_eats_the_shield_and_the_bullets_left_get_through() -> None:
    """A printed combination: burst 3, the first bullet on the car, its blast takes the shield, two bullets hit."""
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


@clause("ZK-4.2", "ZK-5.11")
def test_a_grenade_ignores_it() -> None:
    table = zombiaki(zombies={"B3": "5 shield"}, hand="grenade", turn="humans").plays("grenade-B3")
    assert (table.street, table.pile("zombies")) == ({}, ["zombie5", "shield"])


@clause("ZK-4.2", "ZK-5.8")
def test_it_is_no_help_against_being_moved() -> None:
    table = zombiaki(zombies={"B3": "3 shield"}, hand="stepback blood", turn="humans").plays("stepback", "blood-B2-A2")
    assert table.shows({"A2": "3 shield"})


@clause("ZK-4.2", "ZK-5.18")
def test_a_shield_given_to_a_zombie_on_a_pit_does_not_fill_it() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "pit2"}, hand="shield").plays("shield-B3")
    assert (table.street, table.things) == ({"B3": "3 shield"}, {"B3": "pit2"})
