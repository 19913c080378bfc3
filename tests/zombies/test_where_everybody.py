"""Where Did Everybody Go?: an opponent is led five steps."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import AFRAID
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight"}
CARD = "where_everybody"


def led(**more: Any) -> Scenario:
    """A leads B's pawn, from Town Square unless told."""
    given: dict[str, Any] = {"town": STREET, "at": "before_zombies", "hands": {"A": CARD}} | more
    return zombies(**given).play("A", f"play-{CARD}-B")


@clause("ZZ-11.25")
def test_exactly_five_steps_chosen_one_at_a_time() -> None:
    table = led()
    assert (table.asked, table.waits_for) == ("step", "A")
    for goal in ("1.6", "2.4", "2.5", "2.6"):
        table.play("A", f"go-{goal}")
        table.refuses("A", "stop", "ZZ-11.25")
        assert table.waits_for == "A"
    table.play("A", "go-3.4")
    assert (table.where("B"), table.where("A"), table.asked) == ("3.4", "1.5", "zombies")
    assert table.discards() == [CARD]


@clause("ZZ-11.25")
def test_the_steps_tell_who_chose_them() -> None:
    assert led().play("A", "go-1.6").told("stepped") == [
        {"fact": "stepped", "seat": 1, "start": 4, "goal": 5, "driver": 0}
    ]


@clause("ZZ-11.25")
def test_no_step_straight_back() -> None:
    table = led().play("A", "go-1.6")
    assert table.options("A") == ["go-2.4"]
    assert table.refuses("A", "go-1.5", "ZZ-11.25").sentence == "Not straight back while there is another way."


@clause("ZZ-11.25")
def test_unless_there_is_no_other() -> None:
    table = led(town=ROAD).play("A", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert table.options("A") == ["go-2.5"]
    assert table.play("A", "go-2.5").where("B") == "2.5"


@clause("ZZ-11.25")
def test_a_space_may_be_visited_again_by_another_way() -> None:
    table = led(town={"w1n0": "helipad"}, pawns={"B": "2.6"})
    table.play("A", "go-2.9", "go-2.8", "go-2.7", "go-2.4")
    assert "go-2.7" not in table.options("A")
    assert table.play("A", "go-2.1").where("B") == "2.1"


@clause("ZZ-11.25")
def test_only_to_neighbouring_spaces() -> None:
    table = led()
    table.refuses("A", "go-2.4", "ZZ-6.1")
    table.refuses("A", "go-9.5", "ZZ-1.1")
    table.refuses("B", "go-1.6", "ZZ-11.25")


@clause("ZZ-11.25")
def test_through_doors_into_buildings() -> None:
    table = led(town={"e1n0": "army_surplus"}, bullets_on="2.1")
    table.play("A", "go-1.6", "go-2.4", "go-2.5", "go-2.2", "go-2.1")
    assert (table.where("B"), table.bullets()) == ("2.1", [3, 4])  # its owner picks up


@clause("ZZ-11.25", "ZZ-5.7", "ZZ-5.1")
def test_the_owner_fights_with_own_lives_bullets_and_items() -> None:
    table = led(zombies="1.6", items={"B": "fire_axe first_aid_kit", "A": "shotgun"}).play("A", "go-1.6").rolls(1)
    assert (table.asked, table.waits_for) == ("settle", "B")
    assert table.options("B") == ["life", "bullets", "kit"]
    table.play("B", "kit").rolls(1).play("B", "life").rolls(1).play("B", "bullets")
    assert (table.lives(), table.bullets(), table.kills()) == ([3, 2], [3, 1], [0, 1])
    assert (table.asked, table.waits_for) == ("step", "A")


@clause("ZZ-11.25", "ZZ-5.1")
def test_every_zombie_met_is_fought_before_going_on() -> None:
    table = led(zombies="1.6 2.4").play("A", "go-1.6")
    assert table.asked == "settle"
    table.rolls(4).play("A", "go-2.4")
    assert table.rolls(5).kills() == [0, 2]


@clause("ZZ-11.25", "ZZ-5.1")
def test_a_zombie_already_on_its_space_is_left_behind() -> None:
    table = led(zombies="1.5").play("A", "go-1.6")
    assert (table.asked, table.zombies()) == ("step", ["1.5"])


@clause("ZZ-11.25", "ZZ-5.4")
def test_death_ends_it() -> None:
    table = led(zombies="1.6", lives=[3, 1], kills=[0, 3]).play("A", "go-1.6").rolls(1).play("B", "life")
    assert (table.where("B"), table.kills(), table.asked) == ("1.5", [0, 1], "zombies")
    assert table.state.died == 0b10


@clause("ZZ-11.25", "ZZ-8.3", "ZZ-8.1")
def test_a_win_ends_it_and_is_the_pawns() -> None:
    table = led(town={"e1n0": "helipad"}).play("A", "go-1.6", "go-2.4", "go-2.5")
    assert (table.winner, table.state.result().reason) == ("B", "HELIPAD")


@clause("ZZ-11.25", "ZZ-8.2", "ZZ-8.3")
def test_the_kill_goal_can_be_reached_in_it() -> None:
    table = led(zombies="1.6", kills=[0, 24]).play("A", "go-1.6").rolls(6)
    assert (table.winner, table.state.result().reason) == ("B", "KILLS")


@clause("ZZ-11.25", "ZZ-11.9")
def test_not_on_the_active_player_while_fear_is_active() -> None:
    table = zombies(STREET, seats=3, at="before_zombies", effects=AFRAID, hands={"B": f"{CARD} fear"})
    table.refuses("B", f"play-{CARD}-A", "ZZ-11.9")
    assert f"play-{CARD}-C" in table.options("B")


@clause("ZZ-11.25")
def test_in_the_targets_own_movement_the_steps_left_remain() -> None:
    table = zombies(STREET, at="move", rolled=3, hands={"B": CARD}).play("A", "go-1.4")
    table.play("B", f"play-{CARD}-A", "go-1.5", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert (table.asked, table.waits_for) == ("step", "A")
    table.play("A", "go-3.4", "go-3.5")
    assert table.asked == "zombies"


@clause("ZZ-11.25")
def test_the_first_forced_step_may_go_back_where_the_pawn_came_from() -> None:
    table = zombies(STREET, at="move", rolled=3, hands={"B": CARD}).play("A", "go-1.6").play("B", f"play-{CARD}-A")
    assert table.options("B") == ["go-1.5", "go-2.4"]


@clause("ZZ-11.25", "ZZ-6.1")
def test_afterwards_the_own_movement_may_go_any_way() -> None:
    table = zombies(STREET, at="move", rolled=3, hands={"B": CARD}).play("A", "go-1.4")
    table.play("B", f"play-{CARD}-A", "go-1.5", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert table.options("A") == ["stop", "go-2.5", "go-3.4"]


@clause("ZZ-11.25", "ZZ-5.6")
def test_out_of_a_fight_without_result() -> None:
    table = zombies(STREET, "1.6", at="move", rolled=2, hands={"B": CARD}).play("A", "go-1.6")
    table.play("B", f"play-{CARD}-A", "go-2.4", "go-2.5", "go-2.6", "go-3.4")
    assert table.play("B", "go-3.5").happened == ["stepped", "closed", "escaped"]
    assert (table.zombies(), table.kills(), table.asked) == (["1.6"], [0, 0], "step")
    assert table.play("A", "stop").where("A") == "3.5"


@clause("ZZ-11.25", "ZZ-3.4")
def test_death_in_window_a_of_the_own_turn_costs_the_movement() -> None:
    table = zombies(STREET, "1.6", pile="", lives=[1, 3], hands={"B": CARD}, deck="grenade molotov skateboard")
    table.play("B", f"play-{CARD}-A", "go-1.6").rolls(1).play("A", "life")
    table.draws("card-grenade", "card-molotov", "card-skateboard")
    assert table.asked == "zombies"
    assert table.told("moves") == []


@clause("ZZ-11.25", "ZZ-3.4")
def test_the_death_of_another_costs_the_active_player_nothing() -> None:
    table = led(zombies="1.6", lives=[3, 1], at="before_roll").play("A", "go-1.6").rolls(1).play("B", "life")
    assert (table.where("B"), table.asked) == ("1.5", "move")


@clause("ZZ-11.25")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
def test_in_any_window_of_any_turn(place: str) -> None:
    for seat, other in ("AB", "BA"):
        table = zombies(STREET, "1.5", at=place, rolled=1, hands={seat: CARD}).play(seat, f"play-{CARD}-{other}")
        table.play(seat, "go-1.6", "go-2.4", "go-2.5", "go-2.6", "go-3.4")
        assert table.where(other) == "3.4"
