"""Fire Axe: one more on every fight roll. First Aid Kit: instead of a life."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}


@clause("ZZ-11.10", "ZZ-5.5")
def test_an_axe_adds_one_and_stays() -> None:
    table = zombies(ROAD, "1.5 1.6", at="fight", items={"A": "fire_axe"}, hands={"A": "keys fear fear"}, used="A")
    assert table.rolls(3).kills() == [1, 0]
    assert table.told("fought")[0]["total"] == 4
    assert table.rolls(1).play("A", "go-1.6").rolls(3).kills() == [2, 0]
    assert (table.items("A"), table.discards()) == (["fire_axe"], [])


@clause("ZZ-11.10", "ZZ-5.2")
def test_with_an_axe_fewer_bullets_are_due() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "fire_axe"}).rolls(1).play("A", "bullets")
    assert (table.bullets(), table.kills()) == ([1, 3], [1, 0])


@clause("ZZ-11.10", "ZZ-5.7")
def test_in_a_forced_move_it_is_the_owners() -> None:
    table = zombies(ROAD, "1.6", at="before_zombies", items={"B": "fire_axe"}, hands={"A": "where_everybody"})
    assert table.play("A", "play-where_everybody-B", "go-1.6").rolls(3).kills() == [0, 1]


@clause("ZZ-11.10")
def test_it_does_not_help_an_opponent() -> None:
    table = zombies(zombies="1.5", at="fight", items={"B": "fire_axe"}).rolls(3)
    assert table.told("fought")[0]["total"] == 3


@clause("ZZ-11.10", "ZZ-5.5", "ZZ-11.13")
def test_axe_and_shotgun_add_up() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "fire_axe shotgun"})
    assert table.rolls(2).kills() == [1, 0]


@clause("ZZ-11.11", "ZZ-5.2")
def test_a_kit_is_discarded_instead_of_the_life_and_the_roll_made_again() -> None:
    table = zombies(zombies="1.5", at="fight", items={"A": "first_aid_kit"}).rolls(1)
    assert table.options("A") == ["life", "bullets", "kit"]
    table.play("A", "kit")
    assert table.happened == ["used"]
    assert (table.lives(), table.items("A"), table.discards()) == ([3, 3], [], ["first_aid_kit"])
    assert table.rolls(2).options("A") == ["life", "bullets"]


@clause("ZZ-11.11")
def test_with_the_last_life_it_saves_from_death() -> None:
    table = zombies(zombies="1.5", at="fight", lives=[1, 3], bullets=[0, 3], items={"A": "first_aid_kit"}).rolls(1)
    assert table.options("A") == ["life", "kit"]
    assert table.play("A", "kit").rolls(4).kills() == [1, 0]
    assert table.lives() == [1, 3]


@clause("ZZ-11.11")
def test_only_one_in_play_and_only_the_fighters() -> None:
    table = zombies(zombies="1.5", at="fight", items={"B": "first_aid_kit"}).rolls(1)
    assert table.refuses("A", "kit", "ZZ-11.11").sentence == "You have no First Aid Kit in play."
    table = zombies(zombies="1.5", at="fight", hands={"A": "first_aid_kit"}).rolls(1)
    table.refuses("A", "kit", "ZZ-11.11")  # in hand it is no use


@clause("ZZ-11.11", "ZZ-11.12")
def test_not_for_a_life_lost_to_a_grenade() -> None:
    army = {"e1n0": "army_surplus"}
    table = zombies(army, "2.1", pawns={"A": "2.5"}, at="before_zombies", items={"A": "grenade first_aid_kit"})
    assert table.play("A", "use-grenade").lives() == [2, 3]
    assert table.items("A") == ["first_aid_kit"]


@clause("ZZ-11.11", "ZZ-11.4")
def test_not_for_the_price_of_a_card() -> None:
    card = "bad_sense_of_direction"
    table = zombies(ROAD, pawns={"B": "2.4"}, at="before_zombies", hands={"A": card}, items={"A": "first_aid_kit"})
    assert table.play("A", f"play-{card}-B").lives() == [2, 3]
    assert table.items("A") == ["first_aid_kit"]


@clause("ZZ-11.11", "ZZ-9.5")
@pytest.mark.parametrize(("building", "place", "space"), [("hospital", "e0n1", "2.1"), ("drug_store", "e1n0", "2.1")])
def test_hospital_or_drug_store(building: str, place: str, space: str) -> None:
    table = zombies({place: building}, pawns={"A": space}, at="before_zombies", hands={"A": "first_aid_kit"})
    assert table.play("A", "play-first_aid_kit").items("A") == ["first_aid_kit"]
