"""Cards that bring zombies: It Couldn't Get Any Worse, Slight Miscalculation, We're Screwed and Zombie Master."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import MOVED
from shamble.games.zombies.facts import OF_NOTHING, OF_POOL, OF_ROOM
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight", "e3n0": "straight"}
ARMY = {"e1n0": "army_surplus"}
HOSPITAL = {"e0n1": "hospital"}
WINDOWS = ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"]


# --- any worse ---


@clause("ZZ-11.16")
def test_a_zombie_on_every_free_space_of_the_one_building_that_is_named() -> None:
    town = ARMY | HOSPITAL
    table = zombies(town, "2.1", at="before_zombies", hands={"A": "any_worse"})
    table.play("A", "play-any_worse-army_surplus")
    assert table.zombies() == ["2.1", "2.2", "2.3"]  # none in the Hospital
    assert (len(table.told("put")), table.state.pool) == (2, 97)
    table = zombies(town, "2.1", at="before_zombies", hands={"A": "any_worse"}).play("A", "play-any_worse-hospital")
    assert table.zombies() == ["2.1"] + [f"3.{place}" for place in (1, 2, 3, 4, 5, 6, 7, 9)]  # not on its road
    assert (len(table.told("put")), table.state.pool) == (8, 91)


@clause("ZZ-11.16")
def test_any_building_with_a_space_without_a_zombie_can_be_named() -> None:
    town = ARMY | HOSPITAL | {"w1n0": "drug_store"}
    table = zombies(town, "2.1 4.1 4.2 4.3", at="before_zombies", hands={"A": "any_worse"})
    assert table.options("A")[2:] == ["play-any_worse-hospital", "play-any_worse-army_surplus"]
    table.refuses("A", "play-any_worse-drug_store", "ZZ-11.16")  # full
    table.refuses("A", "play-any_worse-florist", "ZZ-9.10")  # not laid


@clause("ZZ-11.16", "ZZ-5.1")
def test_pawns_spaces_too_and_the_zombie_waits() -> None:
    table = zombies(ARMY, pawns={"A": "2.2"}, at="before_roll", hands={"B": "any_worse"})
    table.play("B", "play-any_worse-army_surplus")
    assert table.zombies() == ["2.1", "2.2", "2.3"]
    assert table.asked == "move"
    table.rolls(1)
    assert table.play("A", "go-2.5").where("A") == "2.5"  # left without a fight


@clause("ZZ-11.16", "ZZ-5.1")
def test_in_window_a_it_is_fought_in_step_2() -> None:
    table = zombies(ARMY, pawns={"A": "2.2"}, pile="", hands={"B": "any_worse"})
    assert table.play("B", "play-any_worse-army_surplus").asked == "settle"


@clause("ZZ-11.16", "ZZ-7.2")
def test_a_short_pool_leaves_the_spaces_to_its_player() -> None:
    table = zombies(ARMY | HOSPITAL, at="before_zombies", hands={"A": "any_worse"}, pool=2)
    table.play("A", "play-any_worse-army_surplus")
    assert table.options("A") == ["put-2.1", "put-2.2"]
    table.refuses("A", "put-3.1", "ZZ-9.10")  # of that one building only
    table.play("A", "put-2.2")
    assert table.zombies() == ["2.2", "2.3"]
    assert table.state.pool == 0


@clause("ZZ-11.16", "ZZ-9.10")
def test_without_a_free_space_in_a_building_it_is_not_played() -> None:
    table = zombies(ARMY, "2.1 2.2 2.3", at="before_zombies", hands={"A": "any_worse"}, passes="ask")
    assert table.options("A") == ["pass", "pass-turn"]
    table.refuses("A", "play-any_worse-army_surplus", "ZZ-11.16")


@clause("ZZ-11.16", "ZZ-7.2")
def test_with_an_empty_pool_it_is_not_played() -> None:
    table = zombies(ARMY, at="before_zombies", hands={"A": "any_worse"}, pool=0, passes="ask")
    assert table.options("A") == ["pass", "pass-turn"]
    table.refuses("A", "play-any_worse-army_surplus", "ZZ-7.2")


@clause("ZZ-11.16")
def test_tokens_stay_under_the_zombies() -> None:
    table = zombies(ARMY, bullets_on="2.1", at="before_zombies", hands={"A": "any_worse"})
    assert table.play("A", "play-any_worse-army_surplus").tokens("bullet") == ["2.1"]


# --- slight miscalculation ---


@clause("ZZ-11.22")
def test_as_many_more_as_are_there() -> None:
    table = zombies(HOSPITAL, "2.1 2.2", at="before_zombies", hands={"A": "slight_miscalculation"})
    table.play("A", "play-slight_miscalculation-hospital")
    assert (table.asked, table.waits_for) == ("put", "A")
    table.play("A", "put-2.5", "put-2.9")
    assert table.zombies() == ["2.1", "2.2", "2.5", "2.9"]
    assert table.asked == "zombies"


@clause("ZZ-11.22")
def test_as_far_as_its_spaces_reach_pawns_spaces_too() -> None:
    table = zombies(ARMY, "2.1 2.3", pawns={"B": "2.2"}, at="before_zombies", hands={"A": "slight_miscalculation"})
    table.play("A", "play-slight_miscalculation-army_surplus")
    assert table.zombies() == ["2.1", "2.2", "2.3"]
    assert table.state.pool == 97


@clause("ZZ-11.22", "ZZ-7.2")
def test_or_as_the_pool_reaches() -> None:
    table = zombies(HOSPITAL, "2.1 2.2 2.3", at="before_zombies", hands={"A": "slight_miscalculation"}, pool=1)
    table.play("A", "play-slight_miscalculation-hospital", "put-2.9")
    assert (table.zombies(), table.state.pool) == (["2.1", "2.2", "2.3", "2.9"], 0)


@clause("ZZ-11.22", "ZZ-9.10")
@pytest.mark.parametrize("on", ["", "2.4 2.5", "2.1 2.2 2.3"])
def test_a_building_needs_a_zombie_and_a_free_space(on: str) -> None:
    table = zombies(ARMY, on, at="before_zombies", hands={"A": "slight_miscalculation fear"})
    table.refuses("A", "play-slight_miscalculation-army_surplus", "ZZ-11.22")


@clause("ZZ-11.22")
def test_any_such_building_is_named_by_its_player() -> None:
    town = ARMY | HOSPITAL
    table = zombies(town, "2.1 3.1", at="before_zombies", hands={"A": "slight_miscalculation"})
    named = [answer for answer in table.options("A") if "slight" in answer]
    assert named == ["play-slight_miscalculation-hospital", "play-slight_miscalculation-army_surplus"]
    table.play("A", "play-slight_miscalculation-army_surplus", "put-2.3")
    assert table.zombies() == ["2.1", "2.3", "3.1"]


@clause("ZZ-11.22")
def test_zombies_at_its_door_do_not_count() -> None:
    table = zombies(ARMY, "2.1 2.4 2.5", at="before_zombies", hands={"A": "slight_miscalculation"})
    table.play("A", "play-slight_miscalculation-army_surplus")
    assert table.play("A", "put-2.2").asked == "zombies"


# --- zombie master, we're screwed ---


@clause("ZZ-11.26", "ZZ-11.24")
@pytest.mark.parametrize(("card", "count"), [("zombie_master", 5), ("were_screwed", 10)])
def test_five_or_ten_zombies_where_its_player_likes(card: str, count: int) -> None:
    table = zombies(STREET, at="before_zombies", hands={"A": card}).play("A", f"play-{card}")
    put = 0
    while table.asked == "put":
        before = table.zombies()
        table.play("A", table.options("A")[-1])
        put += len(table.zombies()) - len(before)
    assert put == len(table.zombies()) == count
    assert table.state.pool == 100 - count


@clause("ZZ-11.26", "ZZ-11.24", "ZZ-9.7")
@pytest.mark.parametrize("card", ["zombie_master", "were_screwed"])
def test_not_on_a_pawn(card: str) -> None:
    table = zombies(STREET, pawns={"A": "1.2", "B": "2.4"}, at="before_zombies", hands={"A": card})
    table.play("A", f"play-{card}")
    table.refuses("A", "put-1.2", "ZZ-9.7")
    table.refuses("A", "put-2.4", "ZZ-9.7")


@clause("ZZ-11.26", "ZZ-7.2")
def test_on_town_square_alone_there_is_room_for_four() -> None:
    table = zombies(at="before_zombies", hands={"A": "zombie_master"}).play("A", "play-zombie_master")
    assert table.zombies() == ["1.2", "1.4", "1.6", "1.8"]
    assert table.asked != "put"


@clause("ZZ-11.24", "ZZ-7.2")
def test_a_short_pool_is_used_up() -> None:
    table = zombies(STREET, at="before_zombies", hands={"A": "were_screwed"}, pool=2).play("A", "play-were_screwed")
    table.play("A", "put-3.4", "put-3.5")
    assert (table.zombies(), table.state.pool) == (["3.4", "3.5"], 0)


@clause("ZZ-11.26", "ZZ-11.24", "ZZ-9.10")
@pytest.mark.parametrize("card", ["zombie_master", "were_screwed"])
def test_without_a_free_space_it_is_not_played(card: str) -> None:
    table = zombies(zombies="1.2 1.4 1.6 1.8", at="before_zombies", hands={"A": f"{card} fear"})
    table.refuses("A", f"play-{card}", "ZZ-9.10")


@clause("ZZ-11.26", "ZZ-9.7")
def test_its_player_cannot_stop_early() -> None:
    table = zombies(STREET, at="before_zombies", hands={"A": "zombie_master"})
    table.play("A", "play-zombie_master", "put-1.2")
    table.refuses("A", "pass", "ZZ-7.2")
    table.refuses("A", "stop", "ZZ-6.1")


@clause("ZZ-11.26", "ZZ-5.1")
def test_in_anothers_movement_the_new_zombies_are_fought_on_the_way() -> None:
    table = zombies(ROAD, at="move", rolled=3, hands={"B": "zombie_master"})
    table.play("A", "go-1.6").play("B", "play-zombie_master", "put-1.2", "put-1.4", "put-1.8", "put-2.4", "put-2.5")
    assert (table.asked, table.waits_for) == ("step", "A")
    assert table.play("A", "go-2.4").asked == "settle"


@clause("ZZ-11.16", "ZZ-11.22", "ZZ-11.24", "ZZ-11.26")
@pytest.mark.parametrize("place", WINDOWS)
@pytest.mark.parametrize(
    "card", ["any_worse-army_surplus", "slight_miscalculation-army_surplus", "were_screwed", "zombie_master"]
)
def test_in_any_window_of_any_turn(place: str, card: str) -> None:
    for seat in "AB":
        hands = {seat: card.split("-", maxsplit=1)[0]}
        more: dict[str, Any] = {"at": place, "rolled": 1, "hands": hands}
        table = zombies(ARMY, "1.5 2.1", **more).play(seat, f"play-{card}")
        while table.asked == "put":
            table.play(seat, table.options(seat)[0])
        assert len(table.zombies()) > 2


@clause("ZZ-7.2", "ZZ-11.16", "ZZ-11.22", "ZZ-11.24", "ZZ-11.26")
@pytest.mark.parametrize(
    ("card", "pool", "count", "due", "lack"),
    [
        ("any_worse-hospital", 100, 6, 6, OF_NOTHING),
        ("any_worse-hospital", 4, 4, 6, OF_POOL),
        ("slight_miscalculation-hospital", 100, 2, 2, OF_NOTHING),
        ("slight_miscalculation-army_surplus", 100, 1, 2, OF_ROOM),
        ("zombie_master", 100, 5, 5, OF_NOTHING),
        ("were_screwed", 100, 10, 10, OF_NOTHING),
        ("were_screwed", 7, 7, 10, OF_POOL),
    ],
)
def test_how_many_a_card_brings_is_told_with_it(card: str, pool: int, count: int, due: int, lack: int) -> None:
    hands = {"A": card.split("-", maxsplit=1)[0]}
    table = zombies(ARMY | HOSPITAL, "2.1 2.2 3.1 3.2", at="before_zombies", hands=hands, pool=pool)
    table.play("A", f"play-{card}")
    assert table.happened[:2] == ["played", "brought"]
    assert table.told("brought") == [
        {"fact": "brought", "zombies": count, "bullets": 0, "lives": 0, "due": due, "lack": lack},
    ]
    while table.asked == "put":
        table.play("A", table.options("A")[0])
    assert len(table.zombies()) == 4 + count


@clause("ZZ-7.2", "ZZ-11.26")
def test_where_the_zombies_of_a_card_lie_is_told_place_by_place_at_the_end() -> None:
    table = zombies(ARMY, "2.1", at="before_zombies", hands={"A": "zombie_master"}).play("A", "play-zombie_master")
    table.play("A", "put-1.2", "put-1.4", "put-2.2", "put-2.3")
    assert (table.told("appeared"), table.asked) == ([], "put")
    table.play("A", "put-2.5")
    assert [(fact["space"], fact["count"]) for fact in table.told("appeared")] == [(1, 2), (10, 2), (13, 1)]
    assert not any(there & MOVED for there in table.state.space)


@clause("ZZ-7.2", "ZZ-8.1")
def test_the_centre_of_the_helipad_is_told_by_itself() -> None:
    table = zombies({"e1n0": "helipad"}, at="before_zombies", hands={"A": "zombie_master"})
    table.play("A", "play-zombie_master", "put-2.2", "put-2.4", "put-2.5", "put-2.6", "put-2.8")
    assert [(fact["space"], fact["count"]) for fact in table.told("appeared")] == [(10, 4), (13, 1)]


@clause("ZZ-7.2", "ZZ-11.22")
def test_in_a_building_that_the_card_names_it_is_not_told() -> None:
    table = zombies(ARMY, "2.1", at="before_zombies", hands={"A": "any_worse"}).play("A", "play-any_worse-army_surplus")
    assert (len(table.zombies()), table.told("appeared")) == (3, [])


@clause("ZZ-11.26", "ZZ-10.3")
def test_an_unlimited_pool_never_runs_dry() -> None:
    table = zombies(STREET, at="before_zombies", hands={"A": "were_screwed"}, zombie_pool="unlimited")
    table.play("A", "play-were_screwed")
    while table.asked == "put":
        table.play("A", table.options("A")[0])
    assert len(table.zombies()) == 10
