"""The options: which seat plays the zombies, orders per zombie, rows for dogs, and that others are none."""

from __future__ import annotations

import pytest

from shamble.core.errors import Invalid
from shamble.games.zombiaki.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import new_night, zombiaki

# --- side_a ---


@clause("ZK-2.1")
@pytest.mark.parametrize(("side", "zombies"), [("zombies", 0), ("humans", 1)])
def test_side_a_says_what_the_first_seat_plays_the_zombies_begin(side: str, zombies: int) -> None:
    table = new_night(side_a=side)
    assert (table.state.turn, "zombie3" in table.chances()) == (1, True)
    table.draws("zombie3", "zombie3", "click", "terror")
    assert table.state.ask is not None
    assert table.state.ask.seats == (zombies,)
    table.plays("discard-terror", "zombie3-B1", "pass").draws("shot1", "shot2", "mine", "net")
    assert table.state.ask.seats == (1 - zombies,)
    table.plays("discard-net", "shot1-B")
    assert (table.asked, table.state.ask.seats) == ("click", (zombies,))


@clause("ZK-2.5", "ZK-2.6")
@pytest.mark.parametrize(("side", "winner"), [("zombies", 0), ("humans", 1)])
def test_the_seat_of_the_side_that_wins_has_won(side: str, winner: int) -> None:
    outcome = zombiaki(zombies={"A5": 3}, at="move", side_a=side).state.outcome
    assert outcome is not None
    assert outcome.ranking == ((winner,), (1 - winner,))
    outcome = zombiaki(zombie_deck="", at="draw", side_a=side).draws("dawn").state.outcome
    assert outcome is not None
    assert outcome.ranking == ((1 - winner,), (winner,))


@clause("ZK-2.9", "ZK-5.14")
def test_shrapnel_is_for_the_humans_from_either_seat() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B3": "mine"}, at="move", side_a="humans")
    assert table.state.ask is not None
    assert (table.asked, table.state.ask.seats) == ("shrapnel", (0,))


@clause("ZK-2.9", "ZK-3.6", "ZK-4.11")
def test_dogs_and_the_march_are_for_the_zombies_from_either_seat() -> None:
    table = zombiaki(zombies={"B2": 3, "A1": "dog"}, hand="notsofast", at="move", side_a="humans")
    assert (table.asked, table.waits_for, table.seat("zombies")) == ("dog", "zombies", 1)
    assert (table.plays("A1-A2", "stop").asked, table.waits_for) == ("march", "zombies")


# --- orders_per_zombie ---


@clause("ZK-4.1")
def test_per_game_a_zombie_obeys_once() -> None:
    table = zombiaki(zombies={"B1": 3, "C1": "4 boss"}, hand="terror").plays("order-B1-B2", "pass").human_turn()
    table.draws("zombie2", "zombie2", "zombie2").plays("discard-zombie2")
    table.refuses("order-B3-B4", "ZK-4.1")


@clause("ZK-4.1")
def test_per_turn_one_zombie_may_obey_all_three() -> None:
    table = zombiaki(zombies={"B1": 3, "C1": "4 boss"}, hand="terror", orders_per_zombie="turn")
    for start, goal in (("B1", "A1"), ("A2", "B2"), ("B3", "A3")):
        table.plays(f"order-{start}-{goal}")
        table.refuses(f"order-{goal}-{goal[0]}{int(goal[1]) + 1}", "ZK-4.1")  # one order a turn
        table.plays("pass").human_turn()
        while table.asked == "card":
            table.draws(table.options()[0])
        table.plays("discard-zombie2")
    refusal = table.refuses("order-A4-A5", "ZK-4.1")
    assert refusal.key == "no-orders"


# --- dog_rows ---


@clause("ZK-3.3")
def test_dogs_come_in_through_rows_one_to_three_or_with_the_option_through_row_one() -> None:
    assert zombiaki(hand="dog", dog_rows=1).targets("dog") == ["A1", "B1", "C1"]
    table = zombiaki(hand="dog zombie3")
    assert table.targets("dog") == ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert table.refuses("dog-B4", "ZK-3.3").key == "dog-rows"
    assert table.plays("dog-B3").shows({"B3": "dog"})


@clause("ZK-3.3")
def test_zombies_come_in_through_row_one_all_the_same() -> None:
    table = zombiaki(hand="dog zombie3", dog_rows=3)
    assert table.targets("zombie3") == ["A1", "B1", "C1"]
    table.refuses("zombie3-A2", "ZK-3.3")


@clause("ZK-3.3", "ZK-3.9")
def test_in_rows_two_and_three_the_same_is_in_the_way_and_traps_act() -> None:
    table = zombiaki(
        zombies={"A2": 3, "A3": "dog"},
        things={"B1": "barrier", "C2": "barrel", "C3": "pit1"},
        fire="C1",
        hand="dog",
        dog_rows=3,
    )
    assert table.targets("dog") == ["A1", "C1", "C3"]
    table.refuses("dog-B3", "ZK-5.6")
    table.refuses("dog-C2", "ZK-3.3")
    table.plays("dog-C3")
    assert (table.street, table.things["C2"], "C3" in table.things) == ({"A2": "3", "A3": "dog"}, "barrel", False)


# --- edition ---

PRINTED = {"dog_rows": 3, "merged": "held", "wall_rows": "1-4", "floodlight": "lane", "flames": "every"}
LATER = {"dog_rows": 1, "merged": "free", "wall_rows": "2-4", "floodlight": "sight", "flames": "empty"}


def played(**options: object) -> dict[str, object]:
    """The switches as a table shows them."""
    seen = new_night(**options).state.view(0)
    return {name: seen[name] for name in PRINTED}


@clause("ZK-1.6")
def test_the_printed_rules_unless_the_later_edition_is_wanted() -> None:
    assert played() == played(edition="printed") == PRINTED
    assert played(edition="later") == LATER


@clause("ZK-1.6")
@pytest.mark.parametrize("switch", list(PRINTED))
def test_a_switch_set_alone_wins_over_the_edition(switch: str) -> None:
    assert played(edition="printed", **{switch: LATER[switch]}) == PRINTED | {switch: LATER[switch]}
    assert played(edition="later", **{switch: PRINTED[switch]}) == LATER | {switch: PRINTED[switch]}
    assert played(edition="later", **{switch: "edition"}) == LATER


@clause("ZK-1.6")
def test_what_is_really_played_is_told_before_there_is_a_table() -> None:
    settings = GAME.check_settings({"edition": "later", "merged": "held", "barrier_row": 5})
    assert GAME.resolved(settings) == settings | LATER | {"merged": "held"}


@clause("ZK-1.6")
@pytest.mark.parametrize(
    ("edition", "dogs", "walls", "street"),
    [
        ("printed", 9, 12, {"B1": "3"}),
        ("later", 3, 9, {"B2": "3"}),
    ],
)
def test_the_edition_is_played(edition: str, dogs: int, walls: int, street: dict[str, str]) -> None:
    assert len(zombiaki(hand="dog", edition=edition).targets("dog")) == dogs
    assert len(zombiaki(hand="wall5", turn="humans", edition=edition).targets("wall5")) == walls
    table = zombiaki(zombies={"B2": 3}, things={"B4": "wall5"}, hand="floodlight", turn="humans", edition=edition)
    assert table.plays("floodlight-B").shows(street)


# --- all of them ---


@clause("ZK-2.1", "ZK-3.3", "ZK-4.1", "ZK-5.6", "ZK-5.10")
def test_an_option_has_the_values_it_has() -> None:
    for wrong in ({"side_a": "cats"}, {"dog_rows": 2}, {"orders_per_zombie": 3}, {"barrier_row": 3}, {"freeze": "no"}):
        with pytest.raises(Invalid):
            new_night(**wrong)
    with pytest.raises(Invalid):
        new_night(moon="full")


@clause("ZK-5.6")
def test_a_barrier_in_row_five_bars_its_lane_from_there() -> None:
    table = zombiaki(zombies={"A3": 3, "B5": 3}, things={}, hand="barrier shot1", turn="humans", barrier_row=5)
    assert table.targets("barrier") == ["A5", "C5"]
    table.refuses("barrier-A1", "ZK-5.6")
    table.plays("barrier-A5", "shot1-B", "pass")
    assert table.shows({"A3": 3, "B5": 2})
