"""Pits: who falls, who stands on them, and when the wounded follow."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki

PITS = (("pit1", 1), ("pit2", 2))


@clause("ZK-5.18", "ZK-3.1")
@pytest.mark.parametrize("pit", ["pit1", "pit2"])
def test_any_free_cell_also_in_front_of_a_zombie(pit: str) -> None:
    zombies: Bodies = {"A2": 3, "B5": "dog"}
    things = {"B1": "barrier", "C3": "wall5", "C5": "barrel"}
    table = zombiaki(zombies=zombies, things=things, fire="A5", hand=pit, turn="humans")
    assert table.targets(pit) == ["A1", "A3", "A4", "B2", "B3", "B4", "C1", "C2", "C4"]
    for cell in ("A2", "A5", "B1", "B5", "C3", "C5"):
        assert table.refuses(f"{pit}-{cell}", "ZK-3.1").key == "not-free"


@clause("ZK-5.18", "ZK-1.5")
@pytest.mark.parametrize(("pit", "depth"), PITS)
@pytest.mark.parametrize(("who", "strength"), [("2", 2), ("3-2", 1), ("3-1", 2), ("3", 3), ("2 claws", 3), ("2+1", 3)])
def test_who_enters_with_at_most_its_depth_dies_and_fills_it(pit: str, depth: int, who: str, strength: int) -> None:
    table = zombiaki(zombies={"B3": who}, things={"B4": pit}, hand="hunger").plays("hunger-B3")
    if strength <= depth:
        assert (table.street, table.things) == ({}, {})
        assert table.happened == ["played", "moved", "fell"]
        assert pit in table.pile("humans")
    else:
        assert list(table.street) == ["B4"]
        assert table.things == {"B4": pit}
        assert table.happened == ["played", "moved", "stood"]


@clause("ZK-5.18", "ZK-3.6")
@pytest.mark.parametrize("pit", ["pit1", "pit2"])
def test_a_dog_falls_into_any_pit(pit: str) -> None:
    table = zombiaki(zombies={"B3": "dog"}, things={"B4": pit}, at="move").plays("B3-B4")
    assert (table.street, table.things) == ({}, {})
    assert table.pile("zombies")[0] == "dog"


@clause("ZK-5.18", "ZK-4.2")
@pytest.mark.parametrize("pit", ["pit1", "pit2"])
@pytest.mark.parametrize("who", ["1", "2", "5"])
def test_a_shield_is_always_used_to_fill_it_also_by_the_strong(pit: str, who: str) -> None:
    table = zombiaki(zombies={"B3": f"{who} shield"}, things={"B4": pit}, hand="hunger").plays("hunger-B3")
    assert (table.street, table.things) == ({"B4": who}, {})
    assert table.report[-1] == f"filled B4 {pit}"
    assert (table.pile("zombies"), table.pile("humans")) == (["shield", "hunger"], [pit])


@clause("ZK-5.18", "ZK-3.3")
def test_placing_on_a_pit() -> None:
    table = zombiaki(things={"A1": "pit2", "B1": "pit1"}, hand="zombie2 zombie2 dog")
    assert table.plays("zombie2-A1", "zombie2-B1").shows({"B1": 2})
    assert table.things == {"B1": "pit1"}


@clause("ZK-5.18", "ZK-4.4")
def test_mass_onto_one_who_stands_on_a_pit_goes_by_the_movers_strength() -> None:
    table = zombiaki(zombies={"B3": 2, "B4": 4}, things={"B4": "pit2"}, hand="mass").plays("mass-B3-B4")
    assert (table.street, table.things) == ({"B4": "4"}, {})
    table = zombiaki(zombies={"B3": 3, "B4": 4}, things={"B4": "pit2"}, hand="mass").plays("mass-B3-B4")
    assert (table.street, table.things) == ({"B4": "7"}, {"B4": "pit2"})


@clause("ZK-5.18", "ZK-4.5")
def test_swap_onto_a_pit() -> None:
    table = zombiaki(zombies={"B3": 2, "B4": 4}, things={"B4": "pit2"}, hand="swap").plays("swap-B3-B4")
    assert (table.street, table.things) == ({"B3": "4"}, {})


@clause("ZK-5.18", "ZK-5.19")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("napalm", ["napalm-A3"]),
        ("voltage", ["voltage-A"]),
        ("streetfire", ["streetfire-A"]),
        ("petrol", ["petrol-A3", "burn-A3-1"]),
        ("flamethrower", ["flamethrower", "burn-A3-1", "burn-B3-0"]),
    ],
)
def test_whose_strength_sinks_to_the_depth_falls_at_once(card: str, answers: list[str]) -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2"}, hand=card, turn="humans").plays(*answers)
    assert (table.street, table.things) == ({}, {})
    assert table.told("fell") != []
    strong = zombiaki(zombies={"A3": 4}, things={"A3": "pit2"}, hand=card, turn="humans").plays(*answers)
    assert (strong.street, strong.things) == ({"A3": "3"}, {"A3": "pit2"})


@clause("ZK-5.18", "ZK-5.14")
def test_shrapnel_too() -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2", "B3": "mine"}, hand="napalm", turn="humans")
    table.plays("napalm-B3", "shrapnel-A3")
    assert table.report == ["splintered A3 3", "hurt A3 1 2 shrapnel", "fell A3 2 pit2 later"]


@clause("ZK-5.18")
def test_killed_is_not_fallen_the_pit_stays() -> None:
    table = zombiaki(zombies={"A3": "2-1 claws"}, things={"A3": "pit1"}, hand="shot2", turn="humans")
    table.plays("shot2-A")
    assert (table.street, table.things) == ({}, {"A3": "pit1"})
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2"}, hand="petrol", turn="humans")
    table.plays("petrol-A3", "burn-A3-3")
    assert (table.street, table.things) == ({}, {"A3": "pit2"})


@clause("ZK-5.18", "ZK-5.3")
@pytest.mark.parametrize("answer", ["shot1-A", "burst2-A", "sniper-A3"])
def test_one_hit_by_a_bullet_first_makes_its_step_back(answer: str) -> None:
    card = answer.split("-")[0]
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2"}, hand=card, turn="humans").plays(answer)
    assert list(table.street) == ["A2"]
    assert table.things == {"A3": "pit2"}


@clause("ZK-5.18", "ZK-5.3", "ZK-3.7")
@pytest.mark.parametrize("answer", ["shot1-A", "burst2-A", "sniper-A3"])
@pytest.mark.parametrize("stop", ["behind", "net", "barrier", "freeze", "wall"])
def test_and_falls_only_if_it_cannot(answer: str, stop: str) -> None:
    card = answer.split("-")[0]
    zombies: Bodies = {"A3": "3 netted" if stop == "net" else 3}
    things = {"A3": "pit2"}
    if stop == "behind":
        zombies = {"A3": 3, "A2": 2}
    if stop == "barrier":
        things["A1"] = "barrier"
    if stop == "wall":
        things["A2"] = "wall5"
    table = zombiaki(
        zombies=zombies, things=things, net=stop == "net", frozen=int(stop == "freeze"), hand=card, turn="humans"
    )
    table.plays(answer)
    assert "A3" not in table.street
    assert "A3" not in table.things
    assert table.happened[-1] == "fell"


@clause("ZK-5.18")
def test_one_hit_but_still_strong_enough_and_without_room_stays_on_it() -> None:
    table = zombiaki(zombies={"A3": 4, "A2": 2}, things={"A3": "pit2"}, hand="shot1", turn="humans")
    assert table.plays("shot1-A").shows({"A2": 2, "A3": 3})
    assert table.things == {"A3": "pit2"}


@clause("ZK-5.18", "ZK-5.4", "ZK-5.16")
def test_hit_by_a_bullet_and_weakened_by_the_blast_of_the_same_burst_it_steps_back_before_it_falls() -> None:
    things = {"A3": "pit2", "A4": "car"}
    table = zombiaki(zombies={"A3": 4}, things=things, hand="burst2", turn="humans")
    table.plays("burst2-A", "bullet-A3", "bullet-A4-car")
    assert (table.street, table.things) == ({"A2": "2"}, {"A3": "pit2"})
    table = zombiaki(zombies={"A3": 4, "A2": 3}, things=things, hand="burst2", turn="humans")
    table.plays("burst2-A", "bullet-A3", "bullet-A4-car")
    assert table.report == [
        "fired A4 2 1",
        "exploded A4 car",
        "hurt A3 1 2 car",
        "stayed A3 2 shot taken",
        "fell A3 2 pit2 later",
    ]
    assert table.shows({"A2": 3})


@clause("ZK-5.18", "ZK-5.4", "ZK-5.16")
def test_weakened_by_the_blast_alone_it_falls_before_the_next_bullet() -> None:
    things = {"A3": "pit2", "A4": "car"}
    table = zombiaki(zombies={"A3": 3, "A1": 3}, things=things, hand="burst2", turn="humans")
    table.plays("burst2-A", "bullet-A4-car")
    assert table.report == [
        "fired A4 1 1",
        "exploded A4 car",
        "hurt A3 1 2 car",
        "fell A3 2 pit2 later",
        "fired A1 2 0",
        "hurt A1 1 2 burst2",
        "stayed A1 2 shot row",
    ]


@clause("ZK-5.18", "ZK-3.9", "ZK-5.7")
def test_pit_and_fire_it_stands_burns_and_falls() -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A4": "pit2"}, fire="A4", hand="hunger").plays("hunger-A3")
    assert table.report[2:] == ["stood A4 3 pit2", "hurt A4 1 2 napalm", "fell A4 2 pit2 later"]
    assert (table.street, table.things, table.burning) == ({}, {}, ["A4"])


@clause("ZK-5.18")
@pytest.mark.parametrize("card", ["shield", "claws", "boss"])
def test_what_is_given_to_one_on_a_pit_does_not_fill_it(card: str) -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2"}, hand=card).plays(f"{card}-A3")
    assert table.things == {"A3": "pit2"}


@clause("ZK-5.18", "ZK-4.2")
def test_a_shield_takes_the_hit_and_its_bearer_does_not_sink() -> None:
    table = zombiaki(zombies={"A3": "3 shield"}, things={"A3": "pit2"}, hand="voltage", turn="humans")
    assert table.plays("voltage-A").shows({"A3": 3})
    assert table.things == {"A3": "pit2"}


@clause("ZK-5.18", "ZK-3.8")
def test_leaving_a_pit_is_an_ordinary_step_and_it_stays() -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A3": "pit2"}, at="move").zombie_turn()
    assert (table.street, table.things) == ({"A4": "3"}, {"A3": "pit2"})


@clause("ZK-5.18", "ZK-4.1")
def test_the_boss_falls_and_all_step_back() -> None:
    zombies: Bodies = {"A3": "2 boss", "B3": 3, "C4": 2}
    table = zombiaki(zombies=zombies, things={"A4": "pit2"}, hand="hunger").plays("hunger-A3")
    assert table.shows({"B2": 3, "C3": 2})
    assert table.pile("zombies") == ["zombie2", "boss", "hunger"]


@clause("ZK-5.18", "ZK-3.4")
def test_the_march_leads_into_a_pit_and_the_next_walks_over_it() -> None:
    table = zombiaki(zombies={"A3": 2, "A2": 2}, things={"A4": "pit2"}, at="move").zombie_turn()
    assert (table.street, table.things) == ({"A3": "2"}, {})
    assert table.zombie_turn().shows({"A4": 2})
