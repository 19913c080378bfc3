"""A turn: its seven steps in order, what happens before them, and what a turn that is lost leaves out."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import EFFECT_KINDS, EFFECTS, FEAR
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

# Items of buildings that are not laid: whoever draws them can play none.
DULL = ["card-fire_axe", "card-molotov", "card-chainsaw"]
NEARLY = {"e1n0": "hospital r1", "w1n0": "lawn_garden r3", "e0n1": "police_station"}


def fear_lies_on(table: Scenario, seat: int) -> int:
    return table.state.lying[seat * EFFECT_KINDS + EFFECTS.index(FEAR)]


# --- the seven steps ---


@clause("ZZ-3.1")
def test_a_whole_turn() -> None:
    table = zombies(zombies="1.5", pile="straight cross", turn=4)
    assert table.told("turn_began") == [{"fact": "turn_began", "seat": 0, "turn": 5}]
    assert table.asked == "tile"
    table.draws("tile-straight").play("A", "lay-e1n0-r0", "put-2.4", "put-2.5")
    assert table.asked == "settle"
    table.rolls(4)
    assert table.asked == "card"
    assert table.told("drew_cards") == [{"fact": "drew_cards", "seat": 0, "count": 3}]
    table.draws(*DULL)
    assert table.asked == "move"
    table.rolls(1).play("A", "go-1.4")
    assert table.asked == "zombies"
    table.rolls(1).play("A", "herd-2.5-east")
    assert (table.asked, table.waits_for) == ("discard", "A")
    table.play("A", "discard-molotov")
    assert table.told("dropped") == [{"fact": "dropped", "seat": 0, "kind": 18, "kept": 0}]
    assert table.told("turn_began") == [{"fact": "turn_began", "seat": 1, "turn": 6}]
    assert (table.asked, table.hand("A"), table.discards()) == ("tile", ["chainsaw", "fire_axe"], ["molotov"])


@clause("ZZ-3.1")
@pytest.mark.parametrize(("active", "follower"), [("A", 1), ("B", 2), ("C", 0)])
def test_play_passes_clockwise(active: str, follower: int) -> None:
    table = zombies(at="discard", active=active, seats=3, hands={active: "fear"}).play(active, "pass")
    assert table.told("turn_began")[0]["seat"] == follower
    assert table.state.active == follower


@clause("ZZ-3.1")
def test_the_tile_must_be_laid() -> None:
    table = zombies(at="tile", pile="straight cross").draws("tile-straight")
    table.refuses("A", "pass", "ZZ-4.1")
    table.refuses("A", "stop", "ZZ-6.1")
    assert all(option.startswith("lay-") for option in table.options("A"))


@clause("ZZ-3.1")
def test_the_zombies_must_be_moved() -> None:
    table = zombies(zombies="1.2", at="zombies").rolls(1)
    table.refuses("A", "pass", "ZZ-7.1")
    table.refuses("A", "stop", "ZZ-6.1")


@clause("ZZ-3.1")
@pytest.mark.parametrize(
    ("place", "asked"), [("roll", "move"), ("zombies", "zombies"), ("cards", "card"), ("tile", "tile")]
)
def test_rolls_and_draws_are_not_optional(place: str, asked: str) -> None:
    table = zombies(zombies="1.2", at=place)
    assert (table.asked, table.waits_for, table.options("A")) == (asked, "", [])
    table.refuses("A", "pass", "")


@clause("ZZ-3.1")
def test_one_card_or_none_is_discarded() -> None:
    table = zombies(at="discard", hands={"A": "fear fear keys"})
    assert table.options("A") == ["pass", "discard-fear", "discard-keys"]
    assert table.play("A", "discard-fear").state.active == 1
    assert table.hand("A") == ["fear", "keys"]
    kept = zombies(at="discard", hands={"A": "fear fear keys"}).play("A", "pass")
    assert (kept.state.active, kept.hand("A"), kept.discards()) == (1, ["fear", "fear", "keys"], [])


@clause("ZZ-3.1")
def test_without_a_card_nothing_is_asked_about_a_discard() -> None:
    table = zombies(at="discard", hands={"B": "fear"})
    assert table.state.active == 1


@clause("ZZ-3.1", "ZZ-9.2")
@pytest.mark.parametrize(("held", "drawn"), [("", 3), ("fear", 2), ("fear keys", 1)])
def test_cards_are_drawn_up_to_three(held: str, drawn: int) -> None:
    table = zombies(at="cards", hands={"A": held})
    assert table.told("drew_cards") == [{"fact": "drew_cards", "seat": 0, "count": drawn}]
    table.draws(*DULL[:drawn])
    assert (len(table.hand("A")), table.asked) == (3, "event" if held else "move")


@clause("ZZ-3.1", "ZZ-9.2")
def test_with_three_in_hand_none_is_drawn() -> None:
    table = zombies(at="cards", hands={"A": "fire_axe molotov chainsaw"})
    assert (table.told("drew_cards"), table.asked) == ([], "move")


@clause("ZZ-3.2", "ZZ-3.1")
def test_no_refill_between_the_discard_and_the_next_turns_third_step() -> None:
    hands = {"A": "fire_axe molotov chainsaw", "B": "fire_axe molotov chainsaw"}
    table = zombies(at="discard", hands=hands, pile="").play("A", "discard-molotov")
    assert table.hand("A") == ["chainsaw", "fire_axe"]
    table.rolls(1).play("B", "stop").rolls(1).play("B", "pass")
    assert (table.state.active, table.asked) == (0, "card")
    assert table.told("drew_cards") == [{"fact": "drew_cards", "seat": 0, "count": 1}]
    assert table.hand("A") == ["chainsaw", "fire_axe"]


@clause("ZZ-3.2")
def test_a_card_played_after_the_third_step_is_not_replaced_in_that_turn() -> None:
    table = zombies(at="before_roll", hands={"A": "much_needed_rest fire_axe molotov"})
    table.play("A", "play-much_needed_rest").rolls(2).play("A", "pass")
    assert (table.hand("A"), table.state.active) == (["fire_axe", "molotov"], 1)


# --- before anything else ---


@clause("ZZ-3.3")
@pytest.mark.parametrize(("lives", "bullets"), [(1, 9), (5, 0), (3, 4)])
def test_who_died_begins_with_exactly_three_and_three(lives: int, bullets: int) -> None:
    table = zombies(died="A", lives=[lives, 2], bullets=[bullets, 1])
    assert (table.lives(), table.bullets()) == ([3, 2], [3, 1])
    assert table.told("restored") == [{"fact": "restored", "seat": 0}]
    assert table.state.died == 0


@clause("ZZ-3.3")
def test_it_is_told_only_where_it_changes_anything() -> None:
    table = zombies(died="A")
    assert (table.lives(), table.bullets(), table.told("restored"), table.state.died) == ([3, 3], [3, 3], [], 0)


@clause("ZZ-3.3")
def test_who_did_not_die_keeps_lives_and_bullets() -> None:
    table = zombies(died="B", lives=[1, 5], bullets=[9, 7])
    assert (table.lives(), table.bullets(), table.told("restored")) == ([1, 5], [9, 7], [])
    assert table.state.died == 2


@clause("ZZ-3.3", "ZZ-9.1")
def test_the_own_event_is_free_again_and_no_other() -> None:
    table = zombies(used="AB", hands={"A": "fear", "B": "fear"})
    assert (table.state.used, table.eligible) == (2, "A")


@clause("ZZ-3.3")
def test_the_order_of_a_turns_start() -> None:
    table = zombies(died="A", lives=[2, 3], lying={"A": "fear shoe_untied"}, hands={"A": "fear"}, used="A")
    assert table.happened == ["turn_began", "restored", "awoke", "opened"]
    assert table.told("awoke")[0]["effects"] == 2 | 8


@clause("ZZ-3.3")
def test_of_each_kind_one_becomes_active() -> None:
    table = zombies(lying={"A": "fear fear claustrophobia", "B": "fear"})
    assert (table.state.effects, table.lying("A")) == (1 | 2, ["fear"])
    assert fear_lies_on(table, 1) == 1


@clause("ZZ-3.3", "ZZ-3.5")
def test_paralysis_ends_the_turn_right_there() -> None:
    table = zombies(
        zombies="1.5", died="A", used="A", lying={"A": "hysterical_paralysis"}, pawns={"B": "1.4"}, lives=[1]
    )
    assert table.happened[:4] == ["turn_began", "restored", "awoke", "turn_lost"]
    assert table.told("turn_lost") == [{"fact": "turn_lost", "seat": 0, "why": 0}]
    assert (table.state.active, table.state.turn, table.asked) == (1, 2, "tile")
    assert (table.lives()[0], table.state.used, table.zombies()) == (3, 0, ["1.5"])


# --- no movement ---


@clause("ZZ-3.4", "ZZ-5.4")
def test_who_dies_in_step_2_draws_cards_but_does_not_move() -> None:
    table = zombies({"e1n0": "straight"}, "2.5", pawns={"A": "2.5"}, at="fight", lives=[1]).rolls(1).play("A", "life")
    assert table.asked == "card"
    table.draws(*DULL)
    assert table.asked == "zombies"
    table.rolls(1).play("A", "herd-2.5-west")
    assert table.asked == "discard"


@clause("ZZ-3.4")
def test_who_dies_in_window_a_has_every_step_but_the_movement() -> None:
    town = {"e1n0": "army_surplus"}
    table = zombies(town, "1.5 2.1", pawns={"A": "2.2"}, lives=[1], items={"A": "grenade"}, pile="cross tee")
    table.play("A", "use-grenade").draws("tile-cross").play("A", "lay-w1n0-r0")
    table.play("A", "put-3.2", "put-3.4", "put-3.5", "put-3.6")
    assert table.asked == "settle"  # the zombie on Town Square
    table.rolls(6).draws(*DULL)
    assert table.asked == "zombies"


@clause("ZZ-3.4")
def test_who_dies_while_moving_goes_on_with_step_6() -> None:
    table = zombies({"e1n0": "straight"}, "2.4", pawns={"A": "1.6"}, at="move", rolled=5, lives=[1])
    table.play("A", "go-2.4").rolls(1).play("A", "life")
    assert (table.where("A"), table.asked) == ("1.5", "zombies")


@clause("ZZ-3.4")
def test_who_rested_goes_on_with_step_6() -> None:
    table = zombies(at="before_roll", hands={"A": "much_needed_rest"}).play("A", "play-much_needed_rest")
    assert table.asked == "zombies"


@clause("ZZ-3.4", "ZZ-11.9")
def test_under_fear_only_window_d_is_left_of_them() -> None:
    table = zombies(at="before_roll", effects=2, hands={"A": "much_needed_rest"})
    assert table.window == "d"
    assert table.play("A", "pass").asked == "zombies"


@clause("ZZ-3.4", "ZZ-3.3")
def test_a_death_in_anothers_turn_costs_the_next_turn_no_movement() -> None:
    table = zombies(died="A", pile="", lives=[2], hands={"A": "fire_axe molotov chainsaw"})
    assert table.asked == "move"


# --- a lost turn ---


@clause("ZZ-3.5", "ZZ-4.4")
def test_the_rest_of_a_turn_lost_by_sealing() -> None:
    table = zombies(NEARLY, "1.5", at="tile", pile="sporting_goods cross", hands={"A": "fear"}, effects=2, fed={"A": 2})
    table.draws("tile-sporting_goods")
    while table.asked == "put":
        table.play("A", table.options("A")[0])
    order = [name for name in table.happened if name != "put"]
    assert order[:4] == ["sealed_off", "turn_lost", "over", "turn_began"]
    assert table.told("turn_lost") == [{"fact": "turn_lost", "seat": 0, "why": 1}]
    assert (table.hand("A"), table.state.active, table.zombies()[0]) == (["fear"], 1, "1.5")
    assert (table.state.effects, table.state.fed, table.state.idle) == (0, [0, 0], 1)


@clause("ZZ-3.5", "ZZ-9.8")
def test_a_paralysed_turn_counts_as_a_turn_for_what_lasts() -> None:
    table = zombies(lying={"A": "hysterical_paralysis"}, fed={"A": 1}, marbled={"A": 1, "B": 1}, idle=7)
    assert (table.state.fed, table.state.marbled[0], table.state.idle) == ([0, 0], 0, 8)
    assert [fact["kind"] for fact in table.told("over")] == [2, 1]
