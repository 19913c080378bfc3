"""Claws: one stronger. Hunger: one step forward."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki

# --- claws ---


@clause("ZK-4.7", "ZK-4.12")
def test_claws_add_one_and_may_be_stacked() -> None:
    table = zombiaki(zombies={"A1": 2, "B3": "3-1", "C5": "dog"}, hand="claws claws")
    assert table.targets("claws") == ["A1", "B3"]
    assert table.plays("claws-B3").shows({"A1": 2, "B3": "3 claws", "C5": "dog"})
    assert table.plays("claws-B3").shows({"A1": 2, "B3": "4 claws claws", "C5": "dog"})
    assert table.report == ["played zombies claws B3 4 3 claws", "grew B3 4 claws claws 4"]
    assert table.pile("zombies") == []


@clause("ZK-4.12")
@pytest.mark.parametrize("cell", ["C5", "C4"])
def test_claws_are_not_for_dogs(cell: str) -> None:
    zombiaki(zombies={"A1": 2, "C5": "dog"}, hand="claws").refuses(f"claws-{cell}", "ZK-4.12")


@clause("ZK-4.7", "ZK-3.2")
def test_claws_are_endurance_too() -> None:
    table = zombiaki(zombies={"B3": "2 claws"}, hand="shot2 shot1", turn="humans").plays("shot2-B")
    assert table.shows({"B2": "1 claws"})
    assert table.plays("shot1-B").pile("zombies") == ["zombie2", "claws"]


@clause("ZK-4.7", "ZK-5.2")
def test_claws_climb() -> None:
    table = zombiaki(zombies={"B3": 4}, things={"B4": "wall5"}, hand="claws hunger")
    table.refuses("hunger-B3", "ZK-5.2")
    assert table.plays("claws-B3", "hunger-B3").shows({"B4": "5 claws"})


@clause("ZK-4.7", "ZK-4.1")
def test_claws_can_make_one_too_strong_for_orders() -> None:
    table = zombiaki(zombies={"B3": 3, "C5": "4 boss"}, hand="claws terror").plays("claws-B3")
    table.refuses("order-B3-B4", "ZK-4.1")


@clause("ZK-4.7", "ZK-5.18")
def test_claws_on_a_pit_change_nothing_but_strength() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B3": "pit2"}, hand="claws").plays("claws-B3")
    assert (table.street, table.things) == ({"B3": "4 claws"}, {"B3": "pit2"})


# --- hunger ---


@clause("ZK-4.7")
def test_hunger_is_one_step_forward() -> None:
    table = zombiaki(zombies={"B3": 5}, hand="hunger").plays("hunger-B3")
    assert table.report == ["played zombies hunger B3 4 5", "moved B3 B4 5 hunger"]
    assert table.shows({"B4": 5})


@clause("ZK-4.7", "ZK-2.8")
def test_only_if_the_step_is_possible() -> None:
    table = zombiaki(zombies={"B3": 5, "B4": 2, "C2": "dog", "C1": 3}, hand="hunger")
    assert table.targets("hunger") == ["B4"]
    table.refuses("hunger-B3", "ZK-3.8")
    table.refuses("hunger-C1", "ZK-3.8")
    assert table.refuses("hunger-C2", "ZK-3.6").key == "not-for-dogs"
    assert table.refuses("hunger-A5", "ZK-4.7").key == "nobody-hungry"


@clause("ZK-4.7", "ZK-5.2")
@pytest.mark.parametrize(("rear", "possible"), [(3, False), (4, True)])
def test_hunger_climbs_a_wall_with_its_queue(rear: int, possible: bool) -> None:
    table = zombiaki(zombies={"B3": 2, "B2": rear}, things={"B4": "wall6"}, hand="hunger")
    if possible:
        assert table.plays("hunger-B3").shows({"B2": 4, "B4": 2})  # the queue does not follow
    else:
        table.refuses("hunger-B3", "ZK-5.2")


@clause("ZK-4.7", "ZK-5.2")
def test_the_netted_do_not_push_for_hunger_either() -> None:
    table = zombiaki(zombies={"B3": 2, "B2": "4 netted"}, things={"B4": "wall6"}, hand="hunger", net=True)
    table.refuses("hunger-B3", "ZK-5.2")


@clause("ZK-4.7", "ZK-3.9")
def test_traps_act_on_the_hungry() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B4": "pit2"}, hand="hunger").plays("hunger-B3")
    assert (table.street, table.things) == ({}, {})
    table = zombiaki(zombies={"B3": 4}, things={"B4": "barrel"}, hand="hunger").plays("hunger-B3")
    assert (table.street, table.things) == ({}, {})


@clause("ZK-4.7", "ZK-2.6")
@pytest.mark.parametrize("cell", ["A5", "B5", "C5"])
def test_hunger_goes_over_the_barricade(cell: str) -> None:
    assert zombiaki(zombies={cell: 2}, hand="hunger").plays(f"hunger-{cell}").winner == "zombies"


@clause("ZK-4.7", "ZK-3.8")
def test_hunger_leaves_a_wall_downwards() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B3": "wall6"}, hand="hunger").plays("hunger-B3")
    assert (table.street, table.things) == ({"B4": "2"}, {"B3": "wall6"})


# --- the climb, as printed ---


@clause("ZK-5.2", "ZK-3.4", "ZK-3.11")
def test_the_printed_example_of_a_climb() -> None:
    table = zombiaki(zombies={"C2": 2, "C1": 4}, things={"C3": "wall6"}, at="move")
    assert table.zombie_turn().shows({"C2": 4, "C3": 2})
    assert table.zombie_turn().shows({"C2": 4, "C4": 2})


@clause("ZK-5.2")
def test_who_used_its_card_step_or_was_just_placed_pushes_like_anybody() -> None:
    table = zombiaki(zombies={"B2": 2}, things={"B3": "wall5"}, hand="zombie3 hunger").plays("zombie3-B1", "hunger-B2")
    assert table.shows({"B1": 3, "B3": 2})
    table = zombiaki(zombies={"B2": 2, "B1": "3 stepped"}, things={"B3": "wall5"}, hand="hunger").plays("hunger-B2")
    assert table.shows({"B1": 3, "B3": 2})


@clause("ZK-5.2")
def test_a_zombie_on_a_wall_adds_nothing_but_does_not_break_the_queue() -> None:
    """Both walls in one lane: 2 at the foot, 4 on the other wall, 3 behind."""
    bodies = {"B3": 2, "B2": 4, "B1": 3}
    table = zombiaki(zombies=bodies, things={"B4": "wall5", "B2": "wall6"}, hand="hunger")
    assert table.plays("hunger-B3").street["B4"] == "2"
    table = zombiaki(zombies=bodies, things={"B4": "wall6", "B2": "wall5"}, hand="hunger")
    assert table.refuses("hunger-B3", "ZK-5.2").values == {"goal": "B4", "height": 6, "push": 5}


@clause("ZK-5.2")
def test_the_own_strength_of_a_climber_on_a_wall_counts() -> None:
    table = zombiaki(zombies={"B3": 3, "B2": 3}, things={"B4": "wall6", "B3": "wall5"}, hand="hunger")
    assert table.plays("hunger-B3").street["B4"] == "3"
