"""The four "next turn" effects: when they awake, together or one after the other, and when they are used up."""

from __future__ import annotations

import pytest

from shamble.games.zombies.box import AFRAID, PARALYSED, SHUT_IN, UNTIED
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

EFFECTS = [("claustrophobia", SHUT_IN), ("fear", AFRAID), ("hysterical_paralysis", PARALYSED), ("shoe_untied", UNTIED)]
CARDS = [card for card, _ in EFFECTS]


@clause("ZZ-9.4")
@pytest.mark.parametrize("card", CARDS)
def test_an_effect_lies_on_its_target_until_the_next_turn_start(card: str) -> None:
    table = zombies(at="before_zombies", hands={"A": card}).play("A", f"play-{card}-B")
    assert (table.lying("A"), table.lying("B")) == ([], [card])
    assert table.state.effects == 0
    assert table.discards() == [card]


@clause("ZZ-9.4", "ZZ-3.3")
@pytest.mark.parametrize(("card", "effect"), EFFECTS)
def test_it_awakes_at_the_turn_start_and_is_told(card: str, effect: int) -> None:
    table = zombies(pile="", lying={"A": card})
    assert table.told("awoke") == [{"fact": "awoke", "seat": 0, "effects": effect}]
    assert table.lying("A") == []
    assert table.state.effects == (0 if effect == PARALYSED else effect)


@clause("ZZ-9.4")
@pytest.mark.parametrize("card", CARDS)
def test_never_on_yourself(card: str) -> None:
    table = zombies(at="before_zombies", hands={"A": card})
    assert f"play-{card}-A" not in table.options("A")
    assert table.refuses("A", f"play-{card}-A", "ZZ-9.4").sentence == "Such cards are played on opponents."


@clause("ZZ-9.4")
@pytest.mark.parametrize("card", ["bad_sense_of_direction", "butter_fingers", "not_dead", "where_everybody", *CARDS])
def test_every_other_player_is_an_opponent_wherever_the_pawn_stands(card: str) -> None:
    spaces = {"A": "1.6", "B": "1.2", "C": "1.4", "D": "1.6"}
    table = zombies(seats=4, pawns=spaces, kills=[1, 1, 1, 1], at="before_zombies", hands={"A": card})
    named = {answer.split("-")[2] for answer in table.options("A") if answer.startswith("play")}
    assert named == {"B", "C", "D"}


@clause("ZZ-9.4")
@pytest.mark.parametrize("card", ["bad_sense_of_direction", "not_dead", "where_everybody"])
def test_no_opponent_card_targets_its_own_player(card: str) -> None:
    table = zombies(pawns={"A": "1.2", "B": "1.2"}, kills=[3, 3], at="before_zombies", hands={"A": card})
    table.refuses("A", f"play-{card}-A", "ZZ-9.4")


@clause("ZZ-9.4")
def test_different_ones_become_active_together() -> None:
    table = zombies(pile="", lying={"A": "claustrophobia fear shoe_untied"})
    assert table.state.effects == SHUT_IN | AFRAID | UNTIED
    assert table.lying("A") == []


@clause("ZZ-9.4")
def test_a_second_copy_waits_for_the_turn_after() -> None:
    table = zombies(pile="", at="before_discard", hands={"A": "fear"}, lying={"B": "shoe_untied shoe_untied fear"})
    table.passes().play("A", "pass")
    assert table.state.effects == UNTIED | AFRAID
    assert table.lying("B") == ["shoe_untied"]


@clause("ZZ-9.4")
def test_an_effect_is_over_with_the_turn() -> None:
    table = zombies(pile="", at="end", effects=UNTIED | SHUT_IN)
    assert (table.state.active, table.state.effects) == (1, 0)
    table = zombies(at="end", effects=UNTIED | SHUT_IN, turn=200)  # the last turn of all
    assert (table.asked, table.state.effects) == ("", 0)


@clause("ZZ-9.4", "ZZ-11.14")
def test_a_lost_turn_uses_them_up_but_not_their_second_copies() -> None:
    table = zombies(pile="", lying={"A": "hysterical_paralysis fear fear claustrophobia shoe_untied"})
    assert table.told("awoke") == [{"fact": "awoke", "seat": 0, "effects": 15}]
    assert table.state.active == 1
    assert table.lying("A") == ["fear"]
    assert table.state.effects == 0


@clause("ZZ-9.4", "ZZ-4.4")
def test_a_turn_lost_by_sealing_uses_them_up_too() -> None:
    almost = {"e1n0": "hospital r1", "w1n0": "lawn_garden r3", "e0n1": "police_station"}
    table = zombies(almost, pile="sporting_goods cross", lying={"A": "fear"}).draws("tile-sporting_goods")
    while table.asked == "put":
        table.play("A", table.options("A")[0])
    assert (table.state.active, table.state.effects, table.lying("A")) == (1, 0, [])


@clause("ZZ-9.4")
@pytest.mark.parametrize("place", ["start", "before_roll", "before_zombies"])
def test_played_in_the_targets_own_turn_it_waits_for_the_next(place: str) -> None:
    table = zombies(at=place, hands={"B": "fear"}).play("B", "play-fear-A")
    assert table.lying("A") == ["fear"]
    assert table.state.effects == 0


@clause("ZZ-9.4", "ZZ-5.4")
def test_death_does_not_remove_them() -> None:
    table = zombies(zombies="1.5", lives=[1, 3], at="fight", lying={"A": "fear shoe_untied"}, effects=SHUT_IN)
    table.rolls(1).play("A", "life")
    assert table.told("died") != []
    assert table.lying("A") == ["fear", "shoe_untied"]
    assert table.state.effects == SHUT_IN


@clause("ZZ-9.4")
def test_a_kind_may_lie_on_a_player_more_than_once() -> None:
    hands = {"A": "shoe_untied", "C": "shoe_untied"}
    table = zombies(seats=3, at="before_zombies", hands=hands)
    table.play("A", "play-shoe_untied-B").play("C", "play-shoe_untied-B")
    assert table.lying("B") == ["shoe_untied", "shoe_untied"]
