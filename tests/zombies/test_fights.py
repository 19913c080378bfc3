"""Fights: when they are due, the roll, how it is settled, and that there is no retreat."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight"}


def fighting(**rest: Any) -> Scenario:
    """A fights on its own space, in step 2; the die is about to be thrown."""
    return zombies(zombies="1.5", at="fight", pawns={"B": "1.4"}, **rest)


# --- when ---


@clause("ZZ-5.1", "ZZ-3.1")
def test_a_fight_is_due_in_step_2_with_a_zombie_on_the_own_space() -> None:
    table = fighting()
    assert (table.asked, table.waits_for) == ("settle", "")
    assert table.chances() == {f"roll-{number}": 1 for number in range(1, 7)}


@clause("ZZ-5.1")
@pytest.mark.parametrize("spaces", ["", "1.4", "1.2 1.6 1.8"])
def test_none_with_a_zombie_beside_or_on_anothers_space(spaces: str) -> None:
    table = zombies(zombies=spaces, at="fight", pawns={"B": "1.4"})
    assert table.asked == "card"


@clause("ZZ-5.1")
def test_only_the_active_players_pawn_fights_in_step_2() -> None:
    table = zombies(zombies="1.5", at="fight", seats=3, active="B").rolls(6)
    assert (table.kills(), table.asked) == ([0, 1, 0], "card")


@clause("ZZ-5.1", "ZZ-6.1")
def test_whoever_steps_onto_a_zombie_fights_it() -> None:
    table = zombies(ROAD, "2.4", pawns={"A": "1.6"}, at="move", rolled=3).play("A", "go-2.4")
    assert (table.asked, table.waits_for) == ("settle", "")
    assert table.rolls(5).happened == ["rolled", "fought", "slew", "collected"]
    assert (table.kills(), table.zombies(), table.asked, table.waits_for) == ([1, 0], [], "step", "A")


@clause("ZZ-5.1", "ZZ-11.25")
def test_in_a_forced_move_in_anybodys_turn_too() -> None:
    table = zombies(ROAD, "2.4", pawns={"B": "1.6"}, hands={"A": "where_everybody"})
    table.play("A", "play-where_everybody-B", "go-2.4")
    assert (table.asked, table.waits_for) == ("settle", "")
    assert (table.rolls(4).kills(), table.waits_for) == ([0, 1], "A")


@clause("ZZ-5.1", "ZZ-7.1")
def test_a_zombie_that_arrives_waits_for_the_next_step_2() -> None:
    table = zombies(zombies="1.2", pile="", at="zombies", pawns={"B": "1.4"}).rolls(1).play("A", "herd-1.2-south")
    assert table.told("herded") == [{"fact": "herded", "start": 1, "goal": 4, "met": 0b01, "freed": 0}]
    assert (table.state.active, table.asked) == (1, "card")  # B's turn; A's zombie waits
    table.draws("card-fire_axe", "card-molotov", "card-chainsaw").rolls(1).play("B", "stop").rolls(1)
    table.play("B", "herd-1.5-east")  # and has gone before A fights
    assert table.told("herded") == [{"fact": "herded", "start": 4, "goal": 5, "met": 0, "freed": 0b01}]
    table.play("B", "pass")
    assert (table.state.active, table.asked) == (0, "card")


@clause("ZZ-5.1")
def test_until_then_the_pawn_may_leave_without_a_fight() -> None:
    table = zombies(zombies="1.5", at="move", rolled=3).play("A", "go-1.4")
    assert (table.asked, table.waits_for, table.zombies()) == ("step", "A", ["1.5"])
    table.play("A", "go-1.5")
    assert table.waits_for == ""  # coming back is a step


@clause("ZZ-5.1", "ZZ-5.4")
def test_who_dies_does_not_fight_the_zombie_on_town_square_before_the_next_step_2() -> None:
    table = zombies(ROAD, "1.5 2.4", pawns={"A": "1.6"}, at="move", rolled=3, lives=[1], pile="")
    table.play("A", "go-2.4").rolls(1).play("A", "life")
    assert (table.where("A"), table.asked, table.waits_for) == ("1.5", "zombies", "")


@clause("ZZ-5.1")
def test_step_2_has_one_fight_at_most() -> None:
    table = zombies(ROAD, "1.5 2.5", pawns={"A": "2.5"}, at="fight", lives=[1]).rolls(1).play("A", "life")
    assert (table.where("A"), table.asked) == ("1.5", "card")


# --- the roll ---


@clause("ZZ-5.2")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_four_or_more_wins(number: int) -> None:
    table = fighting().rolls(number)
    assert table.happened[:4] == ["rolled", "fought", "slew", "collected"]
    assert table.told("fought")[0] == {
        "fact": "fought",
        "seat": 0,
        "space": 4,
        "number": number,
        "bonus": 0,
        "total": number,
        "again": 0,
    }
    assert (table.kills(), table.zombies(), table.lives(), table.bullets()) == ([1, 0], [], [3, 3], [3, 3])
    assert table.state.pool == 99  # it is in the collection


@clause("ZZ-5.2", "ZZ-7.1")
def test_who_stood_with_the_zombie_is_told() -> None:
    assert zombies(zombies="1.5", at="fight", seats=3).rolls(6).told("slew")[0]["freed"] == 0b110
    apart = zombies(zombies="1.5", at="fight", pawns={"B": "1.4"}).rolls(6)
    assert apart.told("slew")[0]["freed"] == 0


@clause("ZZ-5.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_less_is_settled_by_the_fighter(number: int) -> None:
    table = fighting().rolls(number)
    assert table.happened == ["rolled", "fought"]
    assert (table.asked, table.waits_for, table.options("A")) == ("settle", "A", ["life", "bullets"])
    assert (table.kills(), table.zombies()) == ([0, 0], ["1.5"])


@clause("ZZ-5.2")
def test_a_life_is_lost_and_the_die_thrown_again() -> None:
    table = fighting().rolls(1).play("A", "life")
    assert table.told("lost_life") == [{"fact": "lost_life", "seat": 0, "left": 2, "why": 0}]
    assert (table.lives(), table.bullets(), table.waits_for, table.asked) == ([2, 3], [3, 3], "", "settle")
    assert table.rolls(4).kills() == [1, 0]
    assert table.told("fought")[0]["again"] == 1


@clause("ZZ-5.2")
def test_the_printed_example_a_two_becomes_a_four_for_two_bullets() -> None:
    table = fighting().rolls(2).play("A", "bullets")
    assert table.happened[:4] == ["paid", "slew", "collected", "drew_cards"]
    assert table.told("paid") == [{"fact": "paid", "seat": 0, "bullets": 2}]
    assert (table.bullets(), table.lives(), table.kills()) == ([1, 3], [3, 3], [1, 0])


@clause("ZZ-5.2")
@pytest.mark.parametrize(("number", "price"), [(1, 3), (2, 2), (3, 1)])
def test_bullets_bring_it_to_four_exactly(number: int, price: int) -> None:
    table = fighting(bullets=[7]).rolls(number).play("A", "bullets")
    assert table.bullets() == [7 - price, 3]
    paid = fighting(bullets=[price]).rolls(number).play("A", "bullets")
    assert (paid.bullets()[0], paid.kills()[0]) == (0, 1)


@clause("ZZ-5.2")
@pytest.mark.parametrize(("number", "held"), [(1, 2), (1, 0), (2, 1), (3, 0)])
def test_bullets_that_cannot_reach_four_cannot_be_paid(number: int, held: int) -> None:
    table = fighting(bullets=[held]).rolls(number)
    assert table.options("A") == ["life"]
    assert table.refuses("A", "bullets", "ZZ-5.2").key == "too-few-bullets"


@clause("ZZ-5.2")
def test_the_fighter_is_asked_even_with_one_answer() -> None:
    table = fighting(bullets=[0], lives=[1]).rolls(3)
    assert (table.waits_for, table.options("A")) == ("A", ["life"])


@clause("ZZ-5.2", "ZZ-11.11")
def test_a_first_aid_kit_is_discarded_and_the_die_thrown_again() -> None:
    table = fighting(items={"A": "first_aid_kit"}).rolls(1)
    assert table.options("A") == ["life", "bullets", "kit"]
    table.play("A", "kit")
    assert (table.lives(), table.items("A"), table.discards(), table.waits_for) == ([3, 3], [], ["first_aid_kit"], "")


@clause("ZZ-5.2", "ZZ-11.1")
def test_adrenaline_rush_adds_two_first_and_what_is_left_is_settled() -> None:
    table = fighting(hands={"A": "adrenaline_rush"}, bullets=[1])
    table.passes().rolls(1)
    assert table.options("A") == ["life", "rush"]
    table.play("A", "rush")
    assert table.options("A") == ["life", "bullets"]  # a 3 now
    table.play("A", "bullets")
    assert (table.kills(), table.bullets(), table.discards()) == ([1, 0], [0, 3], ["adrenaline_rush"])


@clause("ZZ-5.2")
def test_nobody_else_does_anything_between_roll_and_settling() -> None:
    table = fighting(hands={"B": "fear butter_fingers"}).passes().rolls(1)
    assert (table.waits_for, table.eligible) == ("A", "A")
    table.refuses("B", "play-fear-A", "ZZ-5.2")


# --- no retreat ---


@clause("ZZ-5.3")
@pytest.mark.parametrize("answer", ["pass", "stop", "go-1.4", "kit", "rush"])
def test_no_retreat(answer: str) -> None:
    table = fighting().rolls(1)
    against = {"kit": "ZZ-11.11", "rush": "ZZ-9.1", "go-1.4": "ZZ-5.2"}
    table.refuses("A", answer, against.get(answer, "ZZ-5.3"))


@clause("ZZ-5.3")
def test_until_win_or_death() -> None:
    table = fighting(lives=[5])
    for left in (4, 3, 2, 1):
        table.rolls(1).play("A", "life")
        assert (table.lives()[0], table.asked, table.waits_for) == (left, "settle", "")
    table.rolls(3).play("A", "life")
    assert (table.told("died"), table.asked) == (
        [{"fact": "died", "seat": 0, "space": 4, "lost": 0, "discarded": 0}],
        "card",
    )
    assert table.zombies() == ["1.5"]


@clause("ZZ-5.3", "ZZ-6.1")
def test_a_movement_goes_on_only_after_the_fight() -> None:
    table = zombies(STREET, "2.4 2.5", pawns={"A": "1.6"}, at="move", rolled=6).play("A", "go-2.4")
    table.rolls(2)
    table.refuses("A", "go-2.5", "ZZ-5.2")
    table.play("A", "bullets", "go-2.5").rolls(2).play("A", "life").rolls(6).play("A", "go-2.6")
    assert (table.kills(), table.bullets(), table.lives(), table.where("A")) == ([2, 0], [1, 3], [2, 3], "2.6")


# --- without result ---


@clause("ZZ-5.6", "ZZ-11.23")
def test_a_fight_whose_zombie_is_taken_away_ends_without_result() -> None:
    table = zombies(STREET, "2.4", pawns={"A": "1.6"}, at="move", rolled=3, hands={"B": "not_so_bad"})
    table.play("A", "go-2.4").play("B", "play-not_so_bad", "lift-2.4", "put-3.6")
    assert "escaped" in table.happened
    assert (table.kills(), table.lives(), table.asked, table.waits_for) == ([0, 0], [3, 3], "step", "A")
    assert table.options("A") == ["stop", "go-1.6", "go-2.5"]


@clause("ZZ-5.6", "ZZ-11.4")
def test_a_fight_whose_pawn_is_put_elsewhere_ends_and_the_move_goes_on_from_there() -> None:
    table = zombies(STREET, "2.4", pawns={"A": "1.6"}, at="move", rolled=3, hands={"B": "bad_sense_of_direction"})
    table.play("A", "go-2.4").play("B", "play-bad_sense_of_direction-A")
    assert (table.where("A"), table.zombies(), table.asked) == ("1.5", ["2.4"], "step")
    table.play("A", "go-1.4", "go-1.5")
    assert table.asked == "zombies"  # three steps in all


@clause("ZZ-5.6", "ZZ-11.3")
def test_alternate_food_source_ends_a_fight() -> None:
    table = fighting(hands={"B": "alternate_food_source"}).play("B", "play-alternate_food_source")
    assert "escaped" in table.happened
    assert (table.asked, table.zombies()) == ("card", ["1.5"])


@clause("ZZ-5.7", "ZZ-11.25")
def test_in_a_forced_move_the_pawns_owner_settles_pays_and_keeps() -> None:
    town = {"e1n0": "army_surplus"}
    table = zombies(town, "2.2", bullets_on="2.2", pawns={"B": "2.5"}, hands={"A": "where_everybody"}, lives=[3, 2])
    table.play("A", "play-where_everybody-B", "go-2.2").rolls(2)
    assert (table.asked, table.waits_for) == ("settle", "B")
    table.refuses("A", "life", "ZZ-5.2")
    table.play("B", "life").rolls(3).play("B", "bullets")
    assert (table.lives(), table.bullets(), table.kills()) == ([3, 1], [3, 3], [0, 1])  # two left, and the token
    assert (table.asked, table.waits_for) == ("step", "A")


@clause("ZZ-5.7", "ZZ-11.25")
def test_the_cards_player_only_chooses_the_steps() -> None:
    table = zombies(ROAD, "2.4", pawns={"A": "1.6"}, hands={"B": "where_everybody"})
    table.play("B", "play-where_everybody-A")
    assert (table.asked, table.waits_for) == ("step", "B")
    table.refuses("A", "go-2.4", "ZZ-11.25")
    table.play("B", "go-2.4").rolls(1)
    assert (table.asked, table.waits_for) == ("settle", "A")
    table.play("A", "bullets")
    assert (table.kills(), table.bullets(), table.waits_for) == ([1, 0], [0, 3], "B")


@clause("ZZ-5.7", "ZZ-11.5")
def test_in_a_movement_taken_by_brain_cramp_too() -> None:
    table = zombies(ROAD, "2.4", pawns={"A": "1.6"}, at="after_roll", rolled=3, hands={"B": "brain_cramp"})
    table.play("B", "play-brain_cramp", "go-2.4").rolls(3)
    assert (table.asked, table.waits_for) == ("settle", "A")
    table.play("A", "bullets")
    assert (table.bullets(), table.kills(), table.waits_for) == ([2, 3], [1, 0], "B")
