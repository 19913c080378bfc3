"""Cards inside fights, moves and other cards: what ends, what goes on, and in what order it is told."""

from __future__ import annotations

from typing import Any

from shamble.games.zombies.box import FIRE_AXE
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight"}
HELIPAD = {"e1n0": "helipad"}
FOOD = "alternate_food_source"
SENSE = "bad_sense_of_direction"
WHERE = "where_everybody"


def told_of(table: Scenario, *names: str) -> list[str]:
    """The facts of these names among what the last answer brought about, in order."""
    return [name for name in table.happened if name in names]


# --- one fight inside another ---


def two_fights(**more: Any) -> Scenario:
    """A fights at home in step 2; before the roll B leads C, who stands west of it, onto the same space."""
    given: dict[str, Any] = {"hands": {"B": WHERE}, "pawns": {"B": "1.2", "C": "1.4"}, "seats": 4} | more
    table = zombies(STREET, "1.5" + given.pop("also", ""), at="fight", **given)
    table.play("B", f"play-{WHERE}-C", "go-1.5")
    return table


@clause("ZZ-5.6", "ZZ-11.25")
def test_two_pawns_fight_one_zombie_and_the_one_led_there_goes_first() -> None:
    table = two_fights().rolls(4)
    assert table.kills() == [0, 0, 1, 0]
    assert (table.asked, table.waits_for) == ("step", "B")  # the forced move goes on
    table.play("B", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert told_of(table, "closed", "escaped") == ["closed", "escaped"]  # A's fight is over
    assert table.told("escaped")[0]["seat"] == 0
    assert (table.asked, table.kills(), table.state.pool) == ("card", [0, 0, 1, 0], 99)


@clause("ZZ-5.6", "ZZ-5.4")
def test_if_the_one_led_there_dies_the_others_fight_goes_on() -> None:
    table = two_fights(lives=[3, 3, 1, 3]).rolls(1).play("C", "life")
    assert table.told("died") != []
    assert (table.asked, table.zombies()) == ("settle", ["1.5"])
    assert table.rolls(4).kills() == [1, 0, 0, 0]


@clause("ZZ-5.6", "ZZ-11.3")
def test_alternate_food_source_ends_all_fights_under_way() -> None:
    table = two_fights(hands={"B": WHERE, "D": FOOD}).play("D", f"play-{FOOD}")
    assert [fact["seat"] for fact in table.told("escaped")] == [2]
    table.play("B", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert [fact["seat"] for fact in table.told("escaped")] == [0]
    assert (table.asked, table.zombies()) == ("card", ["1.5"])


@clause("ZZ-5.6", "ZZ-11.16", "ZZ-11.23")
def test_a_fight_that_has_ended_stays_ended_whatever_comes_there() -> None:
    """A's zombie is carried off in C's window, and another comes before A's own window is looked at again."""
    hands = {"B": WHERE, "C": "not_so_bad", "D": "any_worse"}
    town = {"e1n0": "army_surplus", "e2n0": "straight"}
    table = zombies(town, "2.2 2.4 1.8", seats=4, pawns={"A": "2.2", "C": "1.6"}, at="fight", hands=hands)
    table.play("B", f"play-{WHERE}-C", "go-2.4")
    table.play("C", "play-not_so_bad", "lift-2.2", "put-1.2", "lift-1.8", "put-1.4")
    assert table.window == "c"  # C's own zombie is still there
    table.play("D", "play-any_worse-army_surplus")
    assert "2.2" in table.zombies()
    table.rolls(4).play("B", "go-2.5", "go-2.6", "go-3.4", "go-3.5")
    assert table.told("escaped")[0]["seat"] == 0
    assert (table.asked, table.kills()) == ("card", [0, 0, 1, 0])


@clause("ZZ-5.6", "ZZ-5.4")
def test_led_away_dead_and_back_on_the_same_space_the_fight_is_over() -> None:
    table = zombies(STREET, "1.5 1.6", lives=[1, 3], at="fight", hands={"B": WHERE})
    table.play("B", f"play-{WHERE}-A", "go-1.6").rolls(1).play("A", "life")
    assert (table.where("A"), table.zombies()) == ("1.5", ["1.5", "1.6"])
    assert [fact["space"] for fact in table.told("died")] == [5]
    assert table.told("escaped") == []  # who is dead has not escaped
    assert table.asked == "card"


# --- one move inside another ---


@clause("ZZ-5.6", "ZZ-11.25")
def test_a_second_forced_move_is_carried_out_whole_and_the_first_is_over() -> None:
    hands = {"A": WHERE, "C": WHERE}
    table = zombies(STREET, "1.6", seats=3, at="before_zombies", hands=hands)
    table.play("A", "play-where_everybody-B", "go-1.6").play("C", "play-where_everybody-B")
    assert (table.asked, table.waits_for) == ("step", "C")
    assert table.options("C") == ["go-1.5", "go-2.4"]  # any first step
    table.play("C", "go-2.4", "go-2.5", "go-2.6", "go-3.4", "go-3.5")
    assert told_of(table, "stepped", "closed", "escaped") == ["stepped", "closed", "escaped", "closed"]
    assert (table.where("B"), table.asked) == ("3.5", "zombies")
    assert table.zombies() == ["1.6"]


@clause("ZZ-5.6", "ZZ-11.4")
def test_bad_sense_of_direction_ends_a_forced_move() -> None:
    hands = {"A": WHERE, "C": SENSE}
    table = zombies(STREET, "1.6", seats=3, at="before_zombies", hands=hands)
    table.play("A", f"play-{WHERE}-B", "go-1.6").play("C", f"play-{SENSE}-B")
    assert told_of(table, "lost_life", "relocated", "escaped") == ["lost_life", "relocated", "escaped"]
    assert (table.where("B"), table.asked, table.lives()) == ("1.5", "zombies", [3, 3, 2])


@clause("ZZ-5.6", "ZZ-11.23")
def test_a_zombie_taken_away_lets_a_forced_move_go_on() -> None:
    table = zombies(STREET, "1.6", at="before_zombies", hands={"A": WHERE, "B": "not_so_bad"})
    table.play("A", f"play-{WHERE}-B", "go-1.6").play("B", "play-not_so_bad", "lift-1.6", "put-1.2")
    assert (table.asked, table.waits_for) == ("step", "A")
    table.play("A", "go-2.4", "go-2.5", "go-2.6", "go-3.4")
    assert (table.where("B"), table.asked) == ("3.4", "zombies")


@clause("ZZ-5.6", "ZZ-11.3")
def test_alternate_food_source_lets_a_forced_move_go_on() -> None:
    table = zombies(STREET, "1.6 2.4", at="before_zombies", hands={"A": WHERE, "B": FOOD})
    table.play("A", f"play-{WHERE}-B", "go-1.6").play("B", f"play-{FOOD}")
    table.play("A", "go-2.4", "go-2.5", "go-2.6", "go-3.4")
    assert (table.where("B"), table.kills()) == ("3.4", [0, 0])


@clause("ZZ-5.6", "ZZ-11.4")
def test_another_pawns_relocation_does_not_end_it() -> None:
    hands = {"A": WHERE, "B": SENSE}
    table = zombies(STREET, "1.6", seats=3, pawns={"C": "3.4"}, at="before_zombies", hands=hands)
    table.play("A", f"play-{WHERE}-B", "go-1.6").play("B", f"play-{SENSE}-C")
    assert table.where("C") == "1.5"
    assert table.asked == "settle"
    table.rolls(4)
    assert (table.asked, table.waits_for) == ("step", "A")


@clause("ZZ-11.5", "ZZ-11.25")
def test_a_cramped_movement_interrupted_by_a_forced_move_still_belongs_to_the_cramp() -> None:
    hands = {"B": "brain_cramp", "C": WHERE}
    table = zombies(STREET, seats=3, at="after_roll", rolled=2, hands=hands).play("B", "play-brain_cramp")
    table.play("C", "pass").play("B", "go-1.4").play("C", f"play-{WHERE}-A")
    table.play("C", "go-1.5", "go-1.6", "go-2.4", "go-2.5", "go-2.6")
    assert (table.asked, table.waits_for) == ("step", "B")
    assert table.play("B", "go-3.4").asked == "zombies"


@clause("ZZ-11.25", "ZZ-5.4", "ZZ-3.4")
def test_death_in_a_forced_move_ends_the_own_movement_too() -> None:
    table = zombies(STREET, "2.4", lives=[1, 3], at="move", rolled=3, hands={"B": WHERE}).play("A", "go-1.6")
    table.play("B", f"play-{WHERE}-A", "go-2.4").rolls(1).play("A", "life")
    assert (table.where("A"), table.asked) == ("1.5", "zombies")


@clause("ZZ-3.4", "ZZ-5.4")
def test_one_can_die_twice_in_a_turn_and_each_time_it_costs_half() -> None:
    table = zombies(
        STREET, "1.5 1.6", pile="", lives=[1, 3], kills=[8, 0], hands={"B": WHERE}, deck="grenade molotov skateboard"
    )
    table.play("B", f"play-{WHERE}-A", "go-1.6").rolls(1).play("A", "life")
    assert (table.kills(), table.asked) == ([4, 0], "settle")  # the zombie at home, in step 2
    for _ in range(3):
        table.rolls(1).play("A", "life")
    assert table.kills() == [2, 0]
    assert table.asked == "card"


# --- the helipad ---


@clause("ZZ-8.1", "ZZ-11.23")
def test_whoever_takes_the_zombie_of_the_centre_away_has_the_pawn_there_win() -> None:
    table = zombies(HELIPAD, "2.5 2.1", pawns={"A": "2.4"}, at="move", rolled=2, hands={"B": "not_so_bad"})
    table.play("A", "go-2.5").play("B", "play-not_so_bad", "lift-2.5", "put-1.2")
    assert table.winner == ""  # the card is not done yet
    assert table.play("B", "lift-2.1", "put-1.4").happened == ["zombie_carried", "won", "closed"]
    assert (table.winner, table.state.result().reason) == ("A", "HELIPAD")


@clause("ZZ-8.1", "ZZ-8.2")
def test_the_25th_zombie_on_the_centre_wins_by_kills() -> None:
    table = zombies(HELIPAD, "2.5", pawns={"A": "2.4"}, kills=[24, 0], at="move", rolled=1).play("A", "go-2.5")
    assert table.rolls(4).state.result().reason == "KILLS"


@clause("ZZ-8.1", "ZZ-11.25", "ZZ-5.6")
def test_of_two_pawns_on_the_centre_the_active_player_wins() -> None:
    hands = {"B": WHERE, "D": FOOD}
    spaces = {"A": "2.4", "C": "2.6"}
    table = zombies(HELIPAD, "2.5", seats=4, pawns=spaces, at="move", rolled=1, hands=hands).play("A", "go-2.5")
    table.play("B", f"play-{WHERE}-C", "go-2.5").play("D", f"play-{FOOD}")
    assert table.winner == "A"
    table = zombies(HELIPAD, "2.5", seats=4, pawns=spaces, at="move", rolled=1, hands=hands).play("A", "go-2.5")
    table.play("B", f"play-{WHERE}-C", "go-2.5").play("D", "pass")
    assert table.rolls(4).winner == "A"  # C has won the fight, both stand there


@clause("ZZ-8.1", "ZZ-11.25", "ZZ-11.3")
def test_the_active_player_wins_whichever_seat_it_is() -> None:
    hands = {"D": WHERE, "B": FOOD}
    spaces = {"C": "2.4", "A": "2.6"}
    table = zombies(HELIPAD, "2.5", seats=4, active="C", pawns=spaces, at="move", rolled=1, hands=hands)
    table.play("C", "go-2.5").play("D", f"play-{WHERE}-A", "go-2.5").play("B", f"play-{FOOD}")
    assert table.winner == "C"


@clause("ZZ-8.1", "ZZ-11.4")
def test_out_of_the_fight_on_the_centre_the_pawn_does_not_win() -> None:
    table = zombies(HELIPAD, "2.5", pawns={"A": "2.4"}, at="move", rolled=2, hands={"B": SENSE})
    table.play("A", "go-2.5").play("B", f"play-{SENSE}-A")
    assert (table.winner, table.where("A"), table.asked) == ("", "1.5", "step")


@clause("ZZ-8.1", "ZZ-11.26")
def test_a_zombie_put_on_the_centre_must_be_fought_first() -> None:
    table = zombies(HELIPAD, pawns={"A": "2.4"}, at="after_roll", rolled=1, hands={"B": "zombie_master"}, pool=1)
    table.play("B", "play-zombie_master", "put-2.5").play("A", "go-2.5")
    assert (table.winner, table.asked) == ("", "settle")
    assert table.rolls(4).winner == "A"


# --- chains ---


@clause("ZZ-11.25", "ZZ-5.2", "ZZ-5.4", "ZZ-5.6", "ZZ-9.3")
def test_a_death_in_a_forced_move_is_told_in_order() -> None:
    cards: dict[str, Any] = {"items": {"B": "fire_axe skateboard"}, "hands": {"A": WHERE}}
    table = zombies(STREET, "1.6", lives=[3, 1], kills=[0, 3], at="before_zombies", **cards)
    assert table.play("A", f"play-{WHERE}-B").happened == ["played"]
    assert table.play("A", "go-1.6").happened == ["stepped"]
    assert table.rolls(1).happened == ["rolled", "fought"]
    table.play("B", "life")
    assert table.happened == ["lost_life", "died", "closed"]
    axe = 1 << FIRE_AXE
    assert table.told("died") == [{"fact": "died", "seat": 1, "space": 5, "lost": 2, "discarded": axe}]


@clause("ZZ-11.3", "ZZ-11.2", "ZZ-9.8")
def test_food_and_marbles_together() -> None:
    hands = {"A": "grenade molotov skateboard"}
    table = zombies(ROAD, "1.5 2.4", at="fight", fed={"B": 1}, marbled={"B": 1}, hands=hands)
    table.rolls(3).play("A", "go-1.6", "go-2.4", "stop")
    assert (table.zombies(), table.kills(), table.asked) == (["1.5", "2.4"], [0, 0], "discard")


@clause("ZZ-11.9", "ZZ-11.27", "ZZ-11.8", "ZZ-9.4")
def test_fear_shoe_and_claustrophobia_in_one_turn() -> None:
    table = zombies({"e0n1": "hospital"}, pawns={"A": "2.1"}, pile="", lying={"A": "fear shoe_untied claustrophobia"})
    for card in ("grenade", "molotov", "skateboard"):
        table.draws(f"card-{card}")
    assert table.asked == "zombies"
    table.rolls(1)
    assert (table.where("A"), table.lying("A")) == ("2.1", [])


@clause("ZZ-11.6", "ZZ-11.12", "ZZ-9.3")
def test_butter_fingers_takes_a_grenade_before_it_is_thrown() -> None:
    army = {"e1n0": "army_surplus"}
    table = zombies(
        army, "2.2", pawns={"B": "2.5"}, at="before_zombies", items={"B": "grenade"}, hands={"A": "butter_fingers"}
    )
    table.play("A", "play-butter_fingers-B-grenade")
    assert table.asked == "zombies"
    assert table.kills() == [0, 0]


@clause("ZZ-11.22", "ZZ-11.12")
def test_the_grenade_takes_what_the_miscalculation_brought() -> None:
    army = {"e1n0": "army_surplus"}
    cards: dict[str, Any] = {"items": {"A": "grenade"}, "hands": {"B": "slight_miscalculation"}}
    table = zombies(army, "2.2", pawns={"A": "2.5"}, at="before_zombies", **cards)
    table.play("A", "pass").play("B", "play-slight_miscalculation-army_surplus", "put-2.1").play("A", "use-grenade")
    assert table.kills() == [2, 0]


@clause("ZZ-11.15", "ZZ-4.5")
def test_lost_zombies_change_who_places_the_helipad() -> None:
    table = zombies(pile="helipad", kills=[2, 1], hands={"B": "not_dead"}).play("B", "play-not_dead-A")
    table.rolls(1, 1).play("A", "pass").draws("tile-helipad")
    assert table.waits_for == "A"


@clause("ZZ-11.13", "ZZ-11.10", "ZZ-11.7", "ZZ-11.1", "ZZ-5.5")
def test_everything_on_one_roll() -> None:
    hands = {"A": "adrenaline_rush"}
    table = zombies(zombies="1.5", at="fight", items={"A": "fire_axe shotgun"}, hands=hands).rolls(1)
    assert table.told("fought")[0]["total"] == 3
    assert table.play("A", "rush").kills() == [1, 0]
