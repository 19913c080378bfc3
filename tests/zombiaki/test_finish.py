"""How the night ends: a zombie over the barricade, or dawn; nothing else, and always."""

from __future__ import annotations

import pytest

from shamble.games.zombiaki.answers import cell_number as at
from shamble.games.zombiaki.box import CARD_NAMES, COPIES, FRESH, IS_DOG
from shamble.games.zombiaki.facts import BrokeThrough, Moved
from shamble.games.zombiaki.side import points
from shamble.games.zombiaki.tally import tally
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Scenario, new_night, zombiaki

ALL_CARDS = dict(zip(CARD_NAMES, COPIES, strict=True))


# --- over the barricade ---


@clause("ZK-2.6")
@pytest.mark.parametrize("cell", ["A5", "B5", "C5"])
def test_zombies_win_when_one_marches_out_of_row_five(cell: str) -> None:
    table = zombiaki(zombies={cell: 2}, at="move")
    assert (table.winner, table.asked, table.report) == ("zombies", "", [f"broke_through {cell} 2"])
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((0,), (1,)), "BARRICADE")


@clause("ZK-2.6")
def test_the_game_is_over_at_that_step() -> None:
    table = zombiaki(zombies={"B5": 2, "C5": 3, "A4": 3}, at="move")
    assert table.report == ["broke_through B5 2"]
    assert table.shows({"A4": 3, "B5": 2, "C5": 3})
    assert table.state.components() == ALL_CARDS


@clause("ZK-2.6", "ZK-4.7")
def test_hunger_wins() -> None:
    table = zombiaki(zombies={"A5": 4}, hand="hunger terror").plays("hunger-A5")
    assert (table.winner, table.report) == ("zombies", ["played zombies hunger A5 4 4", "broke_through A5 4"])


@clause("ZK-2.6", "ZK-4.1")
def test_an_order_wins() -> None:
    table = zombiaki(zombies={"A5": 3, "B2": "4 boss"}, hand="terror")
    assert "A5-out" in table.targets("order")
    assert table.plays("order-A5-out").winner == "zombies"
    assert table.report == ["ordered A5 - 3 1", "broke_through A5 3"]


@clause("ZK-2.6")
def test_no_other_card_step_leads_over_the_barricade() -> None:
    table = zombiaki(zombies={"A5": 3, "B5": 3}, hand="mass swap")
    assert table.options() == ["pass", "mass-A5-B5", "mass-B5-A5", "swap-A5-B5", "discard-mass", "discard-swap"]
    table = zombiaki(zombies={"A5": 3}, hand="blood", turn="humans")
    assert table.targets("blood") == ["A5-B5"]


def test_the_result_tells_how_far_zombies_came_and_leaves_dogs_out() -> None:
    told = [Moved(at("B1"), at("B2"), FRESH[0], 0), Moved(at("A3"), at("A4"), IS_DOG, 0)]
    table = zombiaki(zombies={"B2": 2, "A4": "dog netted"})
    view = table.state.view(None)
    assert points(view) == [2, None]
    assert tally(view, [fact.to_json() for fact in told])[0] == {"furthest": 2}
    over = [*told, BrokeThrough(at("B5"), FRESH[0])]
    assert tally(view, [fact.to_json() for fact in over])[0] == {"furthest": 6}


@clause("ZK-2.6", "ZK-3.6")
def test_dogs_never_win_and_never_leave_the_board() -> None:
    table = zombiaki(zombies={"B5": "dog"}, at="move")
    assert table.options() == ["pass", "B5-A5", "B5-C5", "B5-B4"]
    table.refuses("B5-out", "ZK-3.6")


@clause("ZK-2.6")
@pytest.mark.parametrize("hold", ["net", "barrier", "freeze"])
def test_who_is_held_in_row_five_does_not_win(hold: str) -> None:
    mark = " netted" if hold == "net" else ""
    things = {"A1": "barrier"} if hold == "barrier" else {}
    table = zombiaki(
        zombies={"A5": f"3{mark}"}, things=things, net=hold == "net", frozen=hold == "freeze", hand="hunger", at="move"
    )
    assert (table.winner, table.asked) == ("", "card")
    table.draws("claws", "claws", "zombie3").plays("discard-claws")
    table.refuses("hunger-A5", "ZK-3.10")


@clause("ZK-2.6", "ZK-2.5")
def test_after_the_end_nothing_is_answered_and_it_is_said_how_it_came() -> None:
    stormed = zombiaki(zombies={"A5": 4}, hand="hunger terror shot1").plays("hunger-A5")
    dawned = zombiaki(zombies={"A5": "4 netted"}, net=True, zombie_deck="", at="draw").draws("dawn")
    for side in ("zombies", "humans"):
        assert stormed.refuses("pass", "ZK-2.6", side=side).key == "broken-through"
        assert dawned.refuses("pass", "ZK-2.5", side=side).key == "dawn-has-come"


# --- dawn ---


@clause("ZK-2.5")
def test_humans_win_at_dawn() -> None:
    table = zombiaki(zombies={"A4": 3}, zombie_deck="", at="draw").draws("dawn")
    assert (table.winner, table.report, table.asked) == ("humans", ["drew zombies dawn", "dawned"], "")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((1,), (0,)), "DAWN")
    assert table.state.components() == ALL_CARDS


@clause("ZK-2.5")
def test_the_movement_of_that_turn_comes_first_and_a_win_in_it_stands() -> None:
    table = zombiaki(zombies={"A5": 3}, zombie_deck="", at="move")
    assert table.winner == "zombies"
    table = zombiaki(zombies={"A4": 3}, zombie_deck="", at="move")
    assert (table.street, table.chances()) == ({"A5": "3"}, {"dawn": 1})


@clause("ZK-2.5")
def test_with_four_open_cards_dawn_waits() -> None:
    table = zombiaki(hand="terror claws claws zombie2", zombie_deck="", at="draw")
    assert (table.asked, table.winner) == ("discard", "")


# --- nothing else, and always ---


@clause("ZK-5.19")
def test_an_empty_street_ends_nothing() -> None:
    table = zombiaki(zombies={"A5": 2}, hand="grenade mine", turn="humans", zombie_deck="zombie3").plays("grenade-A5")
    assert (table.street, table.winner, table.asked) == ({}, "", "play")


def play_out(table: Scenario, put_away: bool) -> int:
    """Neither side plays a card; the zombies put all cards away, or none. The number of the last zombie turn."""
    while table.asked:
        if not table.waits_for:
            table.draws(table.options()[0])
        elif table.waits_for == "zombies" and put_away:
            table.plays(table.options()[-1])
        else:
            table.plays(table.options()[0])
    return (table.state.turn + 1) // 2


@clause("ZK-5.20")
def test_dawn_comes_in_the_tenth_zombie_turn_at_the_earliest() -> None:
    table = new_night()
    assert (play_out(table, put_away=True), table.winner) == (10, "humans")


@clause("ZK-5.20")
def test_dawn_comes_in_the_37th_zombie_turn_at_the_latest() -> None:
    table = new_night()
    assert (play_out(table, put_away=False), table.winner) == (37, "humans")
    assert table.state.left == [0, 1]  # 36 human turns have drawn 39 cards
