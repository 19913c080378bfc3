"""Freeze!: nobody moves, for how long, what goes on, and the option that only stops the march."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, zombiaki


@clause("ZK-5.10", "ZK-3.10", "ZK-2.8")
def test_nobody_marches_in_the_next_zombie_turn_and_all_do_in_the_one_after() -> None:
    zombies: Bodies = {"A5": 3, "B2": 4, "C4": "dog"}
    table = zombiaki(zombies=zombies, hand="freeze", turn="humans").plays("freeze")
    assert table.pile("humans") == ["freeze"]
    table.plays("pass")
    assert table.shows(zombies)
    assert table.report == ["turn_began 7 zombies 0", "frozen"]
    assert (table.asked, table.waits_for) == ("card", "")  # no dog is asked
    assert table.until("humans").shows(zombies)
    table.plays("pass")
    assert (table.asked, table.waits_for) == ("dog", "zombies")
    table.plays("pass")
    assert table.winner == "zombies"


@clause("ZK-5.10")
def test_an_empty_frozen_street_is_not_spoken_of() -> None:
    assert "frozen" not in zombiaki(hand="freeze", turn="humans").plays("freeze", "pass").happened


@clause("ZK-5.10", "ZK-3.10")
def test_it_ends_as_the_next_human_turn_ends() -> None:
    zombies: Bodies = {"A3": 4}
    table = zombiaki(zombies=zombies, hand="freeze shot1 shot1", turn="humans")
    table.plays("freeze", "shot1-A")
    assert table.shows({"A3": 3})  # from the moment it is played
    table.plays("pass").until("humans")
    assert table.plays("shot1-A").shows({"A3": 2})  # still
    table.plays("pass")
    assert table.report[0] == "ended freeze -"
    assert table.shows({"A4": 2})


@clause("ZK-5.10", "ZK-3.10")
@pytest.mark.parametrize("answer", ["hunger-A3", "mass-A3-B3", "swap-A3-B3", "order-A3-A4"])
def test_no_card_step_in_a_frozen_street(answer: str) -> None:
    zombies: Bodies = {"A3": 3, "B3": 4, "C1": "3 boss"}
    table = zombiaki(zombies=zombies, hand="hunger mass swap", frozen=1)
    assert table.refuses(answer, "ZK-3.10").sentence == "The zombie or dog on A3 is held and cannot move."


@clause("ZK-5.10", "ZK-3.3")
def test_placing_goes_on_and_those_placed_meanwhile_are_held() -> None:
    table = zombiaki(hand="zombie3 hunger", frozen=1).plays("zombie3-A1")
    assert table.shows({"A1": 3})
    assert table.targets("hunger") == []
    table = zombiaki(zombies={"A3": 4}, hand="zombie3 floodlight", frozen=1).plays("zombie3-B1", "pass")
    assert table.until("humans").plays("floodlight-B").shows({"A3": 4, "B1": 3})


@clause("ZK-5.10", "ZK-4.6")
def test_bite_goes_on() -> None:
    table = zombiaki(zombies={"A3": "3 shield"}, hand="bite", frozen=1)
    assert table.plays("bite-A3-B3").shows({"A3": 3, "B3": 1})


@clause("ZK-5.10", "ZK-5.13")
def test_the_barrel_goes_on() -> None:
    table = zombiaki(zombies={"B4": 3}, things={"B5": "barrel"}, frozen=1, turn="humans", at="move")
    assert table.report == ["rolled B5 B4", "died B4 3 barrel", "removed B5 barrel barrel"]


@clause("ZK-5.10", "ZK-4.12")
@pytest.mark.parametrize("card", ["shield", "claws", "boss"])
def test_what_is_attached_can_be_given(card: str) -> None:
    table = zombiaki(zombies={"A3": 3}, hand=card, frozen=1).plays(f"{card}-A3")
    assert table.street["A3"] == {"shield": "3 shield", "claws": "4 claws", "boss": "3 boss"}[card]


@clause("ZK-5.10")
def test_the_frozen_can_be_hurt_and_killed() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": "dog"}, hand="freeze voltage shot1", turn="humans")
    assert table.plays("freeze", "voltage-A", "shot1-B").shows({"A3": 2})
    table = zombiaki(zombies={"A3": 3}, hand="freeze shot1", turn="humans").plays("freeze", "shot1-A")
    assert table.report[-1] == "stayed A3 2 shot frozen"


@clause("ZK-5.10", "ZK-4.1")
def test_the_boss_dies_in_a_freeze_and_nobody_moves_then_or_later() -> None:
    zombies: Bodies = {"A3": "2 boss", "B3": 3}
    table = zombiaki(zombies=zombies, hand="freeze shot2", turn="humans").plays("freeze", "shot2-A")
    assert table.shows({"B3": 3})
    assert table.report[-2:] == ["boss_fell", "stayed B3 3 boss frozen"]
    assert table.plays("pass").shows({"B3": 3})


# --- freeze: march ---


@clause("ZK-5.10")
def test_freeze_march_skips_one_move_step_for_dogs_and_zombies() -> None:
    zombies: Bodies = {"A3": 3, "B2": "dog"}
    table = zombiaki(zombies=zombies, hand="freeze notsofast", turn="humans", freeze="march")
    table.plays("freeze", "pass")
    assert (table.asked, table.waits_for) == ("card", "")  # neither a dog nor Not so fast is asked
    table.until("humans")
    assert table.shows(zombies)
    table.plays("pass")
    assert (table.asked, table.waits_for) == ("dog", "zombies")


@clause("ZK-5.10")
def test_freeze_march_holds_nobody() -> None:
    table = zombiaki(zombies={"A3": 4}, hand="freeze shot1 blood floodlight", turn="humans", freeze="march")
    assert table.plays("freeze", "shot1-A").shows({"A2": 3})
    assert table.plays("blood-A2-B2", "floodlight-B").shows({"B1": 3})


@clause("ZK-5.10")
@pytest.mark.parametrize(
    ("answer", "cell"), [("hunger-A3", "A4"), ("order-A3-B3", "B3"), ("mass-A3-A2", "A2"), ("swap-A2-A3", "A2")]
)
def test_freeze_march_lets_card_steps_go_on(answer: str, cell: str) -> None:
    zombies: Bodies = {"A3": "3 claws" if "order" not in answer else 2, "A2": 4, "C1": "3 boss"}
    table = zombiaki(zombies=zombies, hand="hunger mass swap", frozen=1, freeze="march").plays(answer)
    assert cell in table.street


@clause("ZK-5.10", "ZK-4.1")
def test_freeze_march_lets_the_bosss_death_drive_all_back() -> None:
    zombies: Bodies = {"A3": "2 boss", "B3": 3}
    table = zombiaki(zombies=zombies, hand="freeze shot2", turn="humans", freeze="march")
    assert table.plays("freeze", "shot2-A").shows({"B2": 3})
