"""The rolling barrel against everything it can meet."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki


def rolls(zombies: Bodies | None = None, things: dict[str, str] | None = None, **more: object) -> Scenario:
    """A human turn begins with a barrel on B4: it rolls to B3."""
    return zombiaki(zombies=zombies, things={"B4": "barrel"} | (things or {}), turn="humans", at="move", **more)  # type: ignore[arg-type]


@clause("ZK-5.13", "ZK-3.1")
def test_it_is_put_on_a_free_cell_of_row_5() -> None:
    table = zombiaki(zombies={"A5": 2}, hand="barrel", turn="humans")
    assert table.targets("barrel") == ["B5", "C5"]
    assert table.refuses("barrel-A5", "ZK-3.1").key == "not-free"
    assert table.refuses("barrel-B4", "ZK-5.13").key == "barrel-row"


@clause("ZK-5.13", "ZK-3.1")
@pytest.mark.parametrize("thing", ["mine", "car", "pit1", "napalm"])
def test_not_on_a_taken_cell(thing: str) -> None:
    things = {} if thing == "napalm" else {"B5": thing}
    table = zombiaki(things=things, fire="B5" if thing == "napalm" else "", hand="barrel", turn="humans")
    assert table.refuses("barrel-B5", "ZK-3.1").key == "not-free"


@clause("ZK-5.13", "ZK-2.3")
def test_from_the_next_human_turn_it_rolls_a_cell_a_turn_until_it_is_gone() -> None:
    table = zombiaki(hand="barrel", turn="humans").plays("barrel-B5")
    assert table.things == {"B5": "barrel"}
    for cell in ("B4", "B3", "B2", "B1"):
        table.zombie_turn()
        assert table.things == {cell: "barrel"}
    assert table.zombie_turn().things == {}
    assert table.report[-1] == "rolled B1 -"
    assert "barrel" in table.pile("humans")


@clause("ZK-5.13", "ZK-2.3")
def test_it_rolls_after_what_lasted_has_ended_and_before_cards_are_drawn() -> None:
    table = zombiaki(things={"B4": "barrel"}, fire="B3", turn="humans", at="move")
    assert table.report == ["ended napalm B3", "rolled B4 B3"]
    assert (table.asked, table.things) == ("card", {"B3": "barrel"})


@clause("ZK-5.13")
@pytest.mark.parametrize("who", ["dog", "2", "5", "4+3 claws", "1"])
def test_it_kills_whoever_is_there_and_is_gone(who: str) -> None:
    table = rolls({"B3": who, "B2": 2})
    assert table.shows({"B2": 2})
    assert table.things == {}
    assert table.happened == ["rolled", "died", "removed"]


@clause("ZK-5.13", "ZK-4.2")
def test_a_shield_absorbs_it() -> None:
    table = rolls({"B3": "3 shield"})
    assert table.shows({"B3": 3})
    assert table.things == {}
    assert table.report == ["rolled B4 B3", "absorbed B3 barrel", "removed B4 barrel barrel"]
    assert (table.pile("zombies"), table.pile("humans")) == (["shield"], ["barrel"])


@clause("ZK-5.13", "ZK-5.1")
@pytest.mark.parametrize("who", ["3", ""])
def test_a_wall_stops_it_and_who_stands_on_it_is_safe(who: str) -> None:
    table = rolls({"B3": who} if who else {}, {"B3": "wall5"})
    assert table.shows({"B3": who} if who else {})
    assert table.things == {"B3": "wall5"}
    assert table.report == ["rolled B4 B3", "removed B4 barrel wall5"]


@clause("ZK-5.13", "ZK-5.16")
def test_a_car_stops_it_without_an_explosion() -> None:
    table = rolls({"A3": 2}, {"B3": "car"})
    assert table.shows({"A3": 2})
    assert table.things == {"B3": "car"}
    assert table.told("exploded") == []


@clause("ZK-5.13")
@pytest.mark.parametrize("thing", ["car", "pit1", "pit2"])
def test_who_stands_on_a_car_or_pit_is_killed_and_that_stays(thing: str) -> None:
    table = rolls({"B3": 4}, {"B3": thing})
    assert table.report == ["rolled B4 B3", "died B3 4 barrel", "removed B4 barrel barrel"]
    assert table.shows({})
    assert table.things == {"B3": thing}
    table = rolls({"B3": "4 shield"}, {"B3": thing})
    assert table.shows({"B3": 4})
    assert table.things == {"B3": thing}


@clause("ZK-5.13", "ZK-5.18")
@pytest.mark.parametrize("pit", ["pit1", "pit2"])
def test_it_fills_an_empty_pit(pit: str) -> None:
    table = rolls({}, {"B3": pit})
    assert table.things == {}
    assert table.pile("humans") == ["barrel", pit]


@clause("ZK-5.13", "ZK-5.14")
def test_it_sets_off_a_mine_before_the_humans_draw() -> None:
    table = rolls({"B2": 2}, {"B3": "mine"})
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.report == ["rolled B4 B3", "removed B4 barrel mine", "exploded B3 mine"]
    assert table.things == {}
    assert table.plays("shrapnel-B2").shows({"B2": 1})
    assert table.asked == "card"


@clause("ZK-5.13", "ZK-5.14", "ZK-5.16", "ZK-4.1", "ZK-5.19")
def test_barrel_mine_car_boss_and_then_the_draw() -> None:
    zombies: Bodies = {"C2": "2-1 boss", "A3": 3, "C4": 4}
    table = rolls(zombies, {"B3": "mine", "B2": "car"}).plays("shrapnel-B2")
    assert table.report == [
        "splintered B2 0",
        "exploded B2 car",
        "hurt A3 1 2 car",
        "died C2 1 boss car",
        "boss_fell",
        "moved A3 A2 2 boss",
        "moved C4 C3 4 boss",
    ]
    assert table.asked == "card"


@clause("ZK-5.13", "ZK-3.9")
@pytest.mark.parametrize(("who", "after"), [("3", {}), ("4+3", {}), ("3 shield", {"B4": 3})])
def test_who_walks_into_it_is_killed_the_same_way(who: str, after: Bodies) -> None:
    table = zombiaki(zombies={"B3": who}, things={"B4": "barrel"}, hand="hunger")
    assert table.plays("hunger-B3").shows(after)
    assert table.things == {}
    table = zombiaki(zombies={"B3": who}, things={"B4": "barrel"}, at="move").zombie_turn()
    assert table.shows(after)


@clause("ZK-5.13", "ZK-3.6")
def test_a_dog_may_clear_it_away() -> None:
    table = zombiaki(zombies={"B3": "dog"}, things={"B4": "barrel"}, at="move").plays("B3-B4")
    assert (table.street, table.things) == ({}, {})
    assert table.report[:3] == ["moved B3 B4 dog dog", "died B4 dog barrel", "removed B4 barrel barrel"]


@clause("ZK-5.13", "ZK-3.3")
def test_it_blocks_placing_and_bite_though_no_step() -> None:
    table = zombiaki(zombies={"B2": "3 shield"}, things={"B1": "barrel"}, hand="zombie3 dog bite", dog_rows=1)
    assert table.targets("zombie3") == table.targets("dog") == ["A1", "C1"]
    assert table.refuses("zombie3-B1", "ZK-3.3").key == "place-barrel"
    assert table.targets("bite") == ["B2-A2", "B2-C2"]
    assert table.refuses("bite-B2-B1", "ZK-3.3").key == "place-barrel"


@clause("ZK-5.13")
@pytest.mark.parametrize("hold", ["freeze", "net", "barrier"])
def test_holds_do_not_stop_it(hold: str) -> None:
    if hold == "freeze":
        assert rolls({}, frozen=1).things == {"B3": "barrel"}
        return
    table = zombiaki(zombies={"B2": 3}, hand=f"barrel {hold}", turn="humans").plays("barrel-B5")
    table.plays("barrier-B1" if hold == "barrier" else "net-B2", "pass").until("humans")
    assert table.things == {"B4": "barrel"}


@clause("ZK-5.13", "ZK-5.21")
def test_it_does_not_block_the_line_of_fire() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B4": "barrel"}, hand="shot1", turn="humans")
    assert table.plays("shot1-B").shows({"B1": 2})


@clause("ZK-5.13", "ZK-4.1")
def test_the_boss_is_crushed_and_all_step_back_before_the_draw() -> None:
    table = rolls({"B3": "4 boss", "A3": 2})
    assert table.report[-4:] == ["died B3 4 boss barrel", "removed B4 barrel barrel", "boss_fell", "moved A3 A2 2 boss"]
    assert table.asked == "card"


@clause("ZK-5.13", "ZK-5.14")
def test_a_zombie_walking_on_and_the_barrel_pass_nobody_by() -> None:
    table = zombiaki(zombies={"B2": 3}, hand="barrel", turn="humans").plays("barrel-B5")
    table.plays("pass")
    assert table.shows({"B3": 3})
    table.zombie_turn()  # the barrel rolls to B4
    assert (table.things, table.street) == ({"B4": "barrel"}, {"B3": "3"})
    assert table.zombie_turn().shows({})  # it walks into it
