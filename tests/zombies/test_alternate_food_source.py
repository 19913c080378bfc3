"""Alternate Food Source: nobody fights, and all walk through."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}
ARMY = {"e1n0": "army_surplus"}
FOOD = "alternate_food_source"


@clause("ZZ-11.3")
@pytest.mark.parametrize("fed", ["A", "B"])
def test_no_fight_is_due_in_step_2(fed: str) -> None:
    table = zombies(zombies="1.5", at="fight", fed={fed: 1}, hands={"B": "fear"})
    assert table.asked == "card"
    assert table.opened == []  # and no window c
    assert table.kills() == [0, 0]


@clause("ZZ-11.3", "ZZ-6.2")
def test_all_walk_through_and_take_nothing_from_under_a_zombie() -> None:
    table = zombies(ARMY, "2.4 2.2", bullets_on="2.2 2.1", pawns={"A": "1.6"}, at="move", rolled=4, fed={"B": 1})
    table.play("A", "go-2.4", "go-2.5", "go-2.2")
    assert table.bullets() == [3, 3]
    assert table.play("A", "go-2.1").bullets() == [4, 3]
    assert table.zombies() == ["2.2", "2.4"]


@clause("ZZ-11.3", "ZZ-11.25")
def test_forced_moves_walk_through_too() -> None:
    table = zombies(ROAD, "1.6 2.4 2.5", at="before_zombies", fed={"A": 1}, hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-1.6", "go-2.4", "go-2.5", "go-2.6", "go-2.5")
    assert table.where("B") == "2.5"
    assert table.zombies() == ["1.6", "2.4", "2.5"]


@clause("ZZ-11.3", "ZZ-5.6", "ZZ-5.1")
def test_it_ends_a_fight_under_way() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"B": FOOD, "A": "fear fear keys"})
    table.play("A", "pass").play("B", f"play-{FOOD}")
    assert table.happened == ["played", "closed", "escaped", "opened"]
    assert table.window == "d"
    assert (table.kills(), table.lives(), table.zombies()) == ([0, 0], [3, 3], ["1.5"])


@clause("ZZ-11.3", "ZZ-5.6")
def test_in_a_movement_the_steps_left_remain() -> None:
    table = zombies(ROAD, "1.6 2.4", at="move", rolled=3, hands={"A": FOOD})
    table.play("A", "go-1.6", f"play-{FOOD}", "go-2.4", "go-2.5")
    assert table.where("A") == "2.5"
    assert table.asked == "zombies"


@clause("ZZ-11.3", "ZZ-5.1", "ZZ-9.8")
def test_at_its_end_a_pawn_on_a_zombies_space_waits_for_its_next_step_2() -> None:
    table = zombies(ROAD, "1.5", pile="", at="discard", fed={"A": 2}, hands={"A": "fear"}, used="A").play("A", "pass")
    assert not table.state.is_fed()
    assert table.asked == "settle"  # B's own step 2: B stands there too
    assert table.rolls(4).kills() == [0, 1]


@clause("ZZ-11.3", "ZZ-5.1")
def test_meanwhile_it_may_be_left_without_a_fight() -> None:
    table = zombies(ROAD, "1.5", at="move", rolled=1)
    assert table.play("A", "go-1.6").where("A") == "1.6"
    assert table.zombies() == ["1.5"]


@clause("ZZ-11.3", "ZZ-11.12")
def test_a_grenade_still_works() -> None:
    table = zombies(ARMY, "2.1 2.2", pawns={"A": "2.5"}, at="before_zombies", fed={"A": 1}, items={"A": "grenade"})
    table.play("A", "use-grenade")
    assert (table.kills(), table.lives()) == ([2, 0], [2, 3])


@clause("ZZ-11.3", "ZZ-8.1")
def test_the_helipads_centre_is_won_by_walking_there() -> None:
    table = zombies({"e1n0": "helipad"}, "2.4 2.5", pawns={"A": "1.6"}, at="move", rolled=2, fed={"B": 1})
    table.play("A", "go-2.4", "go-2.5")
    assert (table.winner, table.state.result().reason) == ("A", "HELIPAD")


@clause("ZZ-11.3", "ZZ-8.1")
def test_played_in_the_fight_on_the_centre_it_wins_for_the_pawn_there() -> None:
    table = zombies({"e1n0": "helipad"}, "2.5", pawns={"A": "2.4"}, at="move", rolled=1, hands={"B": FOOD})
    table.play("A", "go-2.5").play("B", f"play-{FOOD}")
    assert table.winner == "A"
    assert table.happened == ["played", "won", "closed"]


@clause("ZZ-11.3")
def test_tokens_on_free_spaces_are_taken_as_always() -> None:
    table = zombies(ARMY, lives_on="2.2", pawns={"A": "2.5"}, at="move", rolled=1, fed={"A": 1})
    assert table.play("A", "go-2.2").lives() == [4, 3]


@clause("ZZ-11.3")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_in_any_window_of_any_turn(place: str, seat: str) -> None:
    table = zombies(zombies="1.5", at=place, rolled=1, hands={seat: FOOD}).play(seat, f"play-{FOOD}")
    assert table.state.is_fed()
    assert FOOD in table.discards()


@clause("ZZ-11.3", "ZZ-7.1")
def test_zombies_still_move() -> None:
    table = zombies(ROAD, "2.4", at="zombies", fed={"A": 1}).rolls(1).play("A", "herd-2.4-east")
    assert table.zombies() == ["2.5"]
