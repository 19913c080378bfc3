"""Dogs: up to three steps of any kind, one dog after the other, and what they are not."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki

# --- their steps ---


@clause("ZK-3.6")
def test_a_dog_takes_up_to_three_steps_in_any_mix_of_directions() -> None:
    table = zombiaki(zombies={"B3": "dog"}, at="move")
    assert table.options() == ["pass", "B3-B4", "B3-A3", "B3-C3", "B3-B2"]
    table.plays("B3-B4")
    assert table.options() == ["stop", "B4-B5", "B4-A4", "B4-C4", "B4-B3"]
    table.plays("B4-C4", "C4-C3")
    assert table.shows({"C3": "dog"})
    assert table.asked == "card"


@clause("ZK-3.6")
def test_a_dog_may_turn_back_to_where_it_was() -> None:
    assert zombiaki(zombies={"B3": "dog"}, at="move").plays("B3-B4", "B4-B3", "B3-B4").shows({"B4": "dog"})


@clause("ZK-3.6")
@pytest.mark.parametrize(
    ("answers", "cell"), [(("pass",), "B3"), (("B3-A3", "stop"), "A3"), (("B3-A3", "A3-A2", "stop"), "A2")]
)
def test_a_dog_may_take_fewer_steps_or_none(answers: tuple[str, ...], cell: str) -> None:
    table = zombiaki(zombies={"B3": "dog"}, at="move").plays(*answers)
    assert (table.street, table.asked) == ({cell: "dog"}, "card")


@clause("ZK-3.6", "ZK-2.2")
def test_dogs_go_in_any_order_each_finished_before_the_next() -> None:
    table = zombiaki(zombies={"A1": "dog", "C3": "dog"}, at="move").plays("C3-C4")
    assert table.refuses("A1-A2", "ZK-2.2").key == "dog-goes-on"
    table.plays("stop")
    assert table.options() == ["pass", "A1-A2", "A1-B1"]
    assert table.refuses("C4-C5", "ZK-2.2").key == "dog-is-done"
    table.plays("A1-A2", "A2-A3", "A3-A4")
    assert (table.street, table.asked) == ({"A4": "dog", "C4": "dog"}, "card")


@clause("ZK-3.6", "ZK-2.2")
def test_after_three_steps_the_other_dog_has_three_of_its_own() -> None:
    table = zombiaki(zombies={"A1": "dog", "C1": "dog"}, at="move").plays("A1-A2", "A2-A3", "A3-A4")
    table.plays("C1-C2", "C2-C3", "C3-C4")
    assert table.shows({"A4": "dog", "C4": "dog"})


@clause("ZK-3.6", "ZK-2.2")
def test_a_dog_that_was_left_cannot_be_taken_up_again() -> None:
    table = zombiaki(zombies={"A1": "dog", "C1": "dog"}, at="move").plays("A1-A2", "stop", "C1-C2", "stop")
    assert table.asked == "card"
    table = zombiaki(zombies={"A1": "dog", "C1": "dog"}, at="move").plays("A1-A2", "stop", "pass")
    assert table.report == ["waited C1"]
    assert (table.street, table.asked) == ({"A2": "dog", "C1": "dog"}, "card")


@clause("ZK-3.6")
def test_of_the_dogs_that_are_left_those_that_could_have_moved_wait_and_others_are_kept() -> None:
    table = zombiaki(zombies={"A1": "dog", "A2": "2 netted", "B1": "2 netted", "C3": "dog"}, net=True, at="move")
    assert table.plays("pass").report[:2] == ["stayed A1 dog dog hemmed", "waited C3"]


@clause("ZK-3.6", "ZK-3.10")
def test_it_is_told_what_holds_a_dog() -> None:
    table = zombiaki(zombies={"A1": "dog netted"}, net=True, at="move")
    assert table.report[0] == "stayed A1 dog dog netted"
    table = zombiaki(zombies={"A3": "dog"}, things={"A1": "barrier"}, at="move")
    assert table.report[0] == "stayed A3 dog dog barred"
    assert zombiaki(zombies={"A3": "dog"}, frozen=1, at="move").report == ["frozen"]


@clause("ZK-3.6", "ZK-2.2")
def test_nothing_else_is_done_while_the_dogs_move() -> None:
    table = zombiaki(zombies={"A1": "dog", "B2": "3 boss", "C2": 2}, hand="terror notsofast", at="move")
    for answer in ("terror", "order-C2-C3", "notsofast", "stop"):
        table.refuses(answer, "ZK-2.2")
    table.refuses("B2-B3", "ZK-3.6")  # no dog
    table.plays("A1-A2").refuses("pass", "ZK-2.2")


@clause("ZK-3.6", "ZK-3.8")
def test_a_dog_steps_only_on_cells_that_are_free_of_others() -> None:
    table = zombiaki(zombies={"B3": "dog", "B4": 3, "A3": "dog", "C3": 2}, at="move")
    assert [text for text in table.options() if text.startswith("B3")] == ["B3-B2"]
    assert table.refuses("B3-B4", "ZK-3.8").key == "taken"


@clause("ZK-3.6")
@pytest.mark.parametrize("wall", ["wall5", "wall6"])
@pytest.mark.parametrize("at", ["B4", "A3", "C3", "B2"])
def test_a_dog_never_climbs_a_wall(wall: str, at: str) -> None:
    table = zombiaki(zombies={"B3": "dog", "B1": 5}, things={at: wall}, at="move")
    assert f"B3-{at}" not in table.options()
    assert len(table.options()) == 4


@clause("ZK-3.6", "ZK-5.2")
def test_not_even_with_a_queue_behind_it_and_nobody_behind_it_does() -> None:
    table = zombiaki(zombies={"B3": "dog", "B2": 5, "B1": 4}, things={"B4": "wall5"}, at="move")
    assert table.options() == ["pass", "B3-A3", "B3-C3"]
    table.refuses("B3-B4", "ZK-3.6")
    table.plays("pass")
    assert table.shows({"B1": 4, "B2": 5, "B3": "dog"})


@clause("ZK-3.6", "ZK-2.6")
@pytest.mark.parametrize(("cell", "ways"), [("A5", 2), ("B5", 3), ("C5", 2)])
def test_a_dog_never_steps_over_the_barricade(cell: str, ways: int) -> None:
    table = zombiaki(zombies={cell: "dog"}, at="move")
    assert len(table.options()) == 1 + ways
    table.refuses(f"{cell}-out", "ZK-3.6")


@clause("ZK-3.6")
def test_a_dog_that_cannot_go_anywhere_is_not_asked() -> None:
    table = zombiaki(zombies={"A1": "dog", "A2": 3, "B1": 4}, at="move")
    assert (table.street, table.asked) == ({"A1": "dog", "A3": "3", "B2": "4"}, "card")
    table = zombiaki(zombies={"A1": "dog", "A2": 2, "B2": 3}, things={"A3": "wall6", "B1": "barrier"}, at="move")
    assert table.shows({"A1": "dog", "A2": 2, "B2": 3})


@clause("ZK-3.6")
def test_a_dog_that_runs_into_a_corner_has_had_its_move() -> None:
    """From A2 to A1; on A2 the way back is free, so it is asked; with lane B barred and A2 held shut it is not."""
    table = zombiaki(zombies={"A2": "dog"}, things={"B1": "barrier"}, at="move").plays("A2-A1")
    assert table.options() == ["stop", "A1-A2"]
    table = zombiaki(zombies={"A1": "dog"}, things={"B1": "barrier"}, at="move")
    assert table.options() == ["pass", "A1-A2"]


@clause("ZK-3.10", "ZK-3.6")
def test_held_dogs_do_not_move() -> None:
    table = zombiaki(zombies={"A3": "dog netted"}, net=True, at="move")
    assert table.asked == "card"
    table = zombiaki(zombies={"A3": "dog"}, things={"A1": "barrier"}, at="move")
    assert table.asked == "card"
    table = zombiaki(zombies={"A3": "dog"}, frozen=1, at="move")
    assert table.asked == "card"


@clause("ZK-3.8", "ZK-3.6", "ZK-5.6")
def test_a_dog_does_not_run_into_a_barred_lane() -> None:
    table = zombiaki(zombies={"B3": "dog"}, things={"A1": "barrier"}, at="move")
    assert table.options() == ["pass", "B3-B4", "B3-C3", "B3-B2"]
    assert table.refuses("B3-A3", "ZK-5.6").key == "lane-barred"


# --- each step with its effects before the next ---


@clause("ZK-3.6", "ZK-3.9")
@pytest.mark.parametrize(
    ("things", "fire", "left"),
    [({"B4": "pit1"}, "", {}), ({"B4": "pit2"}, "", {}), ({"B4": "barrel"}, "", {}), ({}, "B4", {})],
)
def test_traps_kill_a_dog(things: dict[str, str], fire: str, left: dict[str, str]) -> None:
    table = zombiaki(zombies={"B3": "dog"}, things=things, fire=fire, at="move").plays("B3-B4")
    assert (table.street, table.things, table.asked) == ({}, left, "card")
    assert table.pile("zombies") == ["dog"]


@clause("ZK-3.6", "ZK-3.1")
def test_a_dog_runs_over_a_car() -> None:
    table = zombiaki(zombies={"B3": "dog"}, things={"B4": "car"}, at="move").plays("B3-B4", "B4-B5", "stop")
    assert (table.street, table.things) == ({"B5": "dog"}, {"B4": "car"})


@clause("ZK-3.6", "ZK-5.14")
def test_a_mine_under_a_dog_goes_off_before_the_next_dog_moves() -> None:
    table = zombiaki(zombies={"B3": "dog", "C4": "dog"}, things={"B4": "mine"}, at="move").plays("B3-B4")
    assert table.report == ["moved B3 B4 dog dog", "exploded B4 mine", "died B4 dog mine"]
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    table.plays("shrapnel-A4")
    assert (table.asked, table.options()) == ("dog", ["pass", "C4-C5", "C4-B4", "C4-C3"])


@clause("ZK-3.6", "ZK-4.1")
def test_the_bosss_death_by_a_dogs_step_comes_before_the_next_dog() -> None:
    table = zombiaki(
        zombies={"B3": "dog", "C4": "2-1 boss", "C2": 3, "A1": "dog"}, things={"B4": "mine"}, at="move"
    ).plays("B3-B4", "shrapnel-C4")
    assert table.report == ["splintered C4 1 boss", "died C4 1 boss shrapnel", "boss_fell", "moved C2 C1 3 boss"]
    assert (table.asked, table.shows({"A1": "dog", "C1": 3})) == ("dog", True)


@clause("ZK-3.6", "ZK-4.1")
def test_a_zombie_thrown_back_onto_the_dead_dogs_cell_does_not_take_its_steps() -> None:
    table = zombiaki(zombies={"B2": "dog", "B4": 4, "A3": "2-1 boss"}, things={"B3": "mine"}, at="move")
    table.plays("B2-B3", "shrapnel-A3")
    assert table.report[2:] == ["boss_fell", "moved B4 B3 4 boss", "moved B3 B4 4 march"]
    assert table.asked == "card"


# --- what they are and are not ---


@clause("ZK-3.6")
@pytest.mark.parametrize(
    "card", ["shot1-B", "shot2-B", "burst2-B", "sniper-B3", "napalm-B3", "voltage-B", "grenade-B3"]
)
def test_any_damage_kills_a_dog(card: str) -> None:
    table = zombiaki(zombies={"B3": "dog"}, hand=card.partition("-")[0], turn="humans").plays(card)
    assert (table.street, table.pile("zombies")) == ({}, ["dog"])


@clause("ZK-3.6", "ZK-5.8")
def test_dogs_count_as_zombies_for_human_cards() -> None:
    table = zombiaki(zombies={"B3": "dog"}, hand="stepback blood floodlight net", turn="humans")
    assert table.plays("stepback", "blood-B2-C2", "floodlight-C").shows({"C1": "dog"})
    assert table.plays("net-C1").netted == ["C1"]
    zombiaki(zombies={"B3": "dog"}, hand="mine wall5", turn="humans").refuses("mine-B4", "ZK-5.14")
    zombiaki(zombies={"B3": "dog"}, hand="mine wall5", turn="humans").refuses("wall5-C4", "ZK-5.1")


@clause("ZK-3.6", "ZK-4.12")
@pytest.mark.parametrize(
    ("answer", "against"),
    [
        *[(f"{card}-B3", "ZK-4.12") for card in ("boss", "shield", "claws")],
        *[("hunger-B3", "ZK-3.6"), ("mass-B3-C3", "ZK-4.4"), ("swap-B3-C3", "ZK-4.5")],
    ],
)
def test_zombie_cards_are_not_given_to_dogs(answer: str, against: str) -> None:
    table = zombiaki(zombies={"B3": "dog", "C3": 3}, hand=answer.partition("-")[0])
    table.refuses(answer, against)


@clause("ZK-3.6", "ZK-4.4", "ZK-4.5")
def test_no_mass_or_swap_with_a_dog() -> None:
    table = zombiaki(zombies={"B3": 3, "C3": "dog"}, hand="mass swap")
    table.refuses("mass-B3-C3", "ZK-4.4")
    table.refuses("swap-B3-C3", "ZK-4.5")


@clause("ZK-3.6", "ZK-4.1")
def test_no_order_is_given_to_a_dog_and_the_bosss_death_does_not_move_it() -> None:
    table = zombiaki(zombies={"B3": "dog", "C4": "2 boss"}, hand="terror")
    assert table.refuses("order-B3-B4", "ZK-3.6").key == "not-for-dogs"
    table = zombiaki(zombies={"B3": "dog", "C4": "2 boss", "A3": 3}, hand="shot2", turn="humans").plays("shot2-C")
    assert table.shows({"A2": 3, "B3": "dog"})


@clause("ZK-3.6", "ZK-5.2")
@pytest.mark.parametrize(("rear", "climbs"), [(2, False), (3, True)])
def test_a_dog_in_a_queue_adds_nothing_and_does_not_break_it(rear: int, climbs: bool) -> None:
    table = zombiaki(zombies={"A3": 3, "A2": "dog", "A1": rear}, things={"A4": "wall6"}, at="move").plays("pass")
    assert ("A4" in table.street) == climbs


@clause("ZK-3.6", "ZK-3.4")
def test_dogs_do_not_march_with_the_zombies() -> None:
    assert zombiaki(zombies={"B3": "dog", "C3": 3}, at="move").plays("pass").shows({"B3": "dog", "C4": 3})
