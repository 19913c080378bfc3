"""Terror: the humans play one card at most in their next turn."""

from __future__ import annotations

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Scenario, zombiaki


def terrified(hand: str, **more: str) -> Scenario:
    """Humans in a turn of Terror."""
    return zombiaki(zombies={"A3": 4, "B3": 4}, hand=f"{hand} {more.get('zombies', '')}", terror=True, turn="humans")


@clause("ZK-4.3")
def test_one_card_at_most() -> None:
    table = terrified("shot1 shot2 mine").plays("shot1-A")
    assert table.options() == ["pass", "discard-shot2", "discard-mine"]
    for answer in ("shot2-B", "mine-C3"):
        assert table.refuses(answer, "ZK-4.3").key == "terrified"


@clause("ZK-4.3")
def test_or_none() -> None:
    assert terrified("shot1 shot2").plays("pass").hand("humans") == ["shot1", "shot2"]


@clause("ZK-4.3")
def test_it_holds_for_the_next_human_turn_and_no_longer() -> None:
    table = zombiaki(zombies={"A1": 4}, hand="terror shot1 shot1 shot2").plays("terror", "pass")
    table.draws("mine").plays("discard-mine", "shot1-A")
    table.refuses("shot1-A", "ZK-4.3")
    table.plays("pass").zombie_turn()
    table.draws("freeze", "net").plays("discard-net", "shot1-A", "shot2-A")
    assert table.hand("humans") == ["freeze"]


@clause("ZK-4.3", "ZK-2.4")
def test_a_discard_is_not_a_play() -> None:
    table = terrified("shot1 shot2 mine freeze").plays("discard-mine", "discard-freeze")
    assert table.targets("shot2") == ["A", "B"]
    assert table.plays("shot2-B").options() == ["pass", "discard-shot1"]


@clause("ZK-4.3", "ZK-4.9")
def test_a_card_cancelled_by_click_counts() -> None:
    table = terrified("shot1 shot2", zombies="click").plays("shot1-A", "click")
    table.refuses("shot2-B", "ZK-4.3")


@clause("ZK-4.3")
def test_a_second_terror_adds_nothing() -> None:
    table = zombiaki(zombies={"A1": 4}, hand="terror terror shot1 shot1 shot2").plays("terror", "terror", "pass")
    table.draws("mine").plays("discard-mine", "shot1-A")
    table.refuses("shot1-A", "ZK-4.3")
    table.plays("pass").zombie_turn()
    table.draws("freeze", "net").plays("discard-net", "shot1-A", "shot2-A")
    assert table.hand("humans") == ["freeze"]


@clause("ZK-4.3", "ZK-4.8")
def test_get_out_is_the_one_card_too() -> None:
    table = terrified("getout shot1", zombies="claws").plays("getout-claws")
    table.refuses("shot1-A", "ZK-4.3")


@clause("ZK-4.3", "ZK-5.4")
def test_a_card_of_many_answers_is_one_card() -> None:
    table = zombiaki(zombies={"A3": 4}, things={"A4": "car"}, hand="burst3 shot1", terror=True, turn="humans").plays(
        "burst3-A", "bullet-A3", "bullet-A3", "bullet-A3"
    )
    assert table.shows({"A2": 1})
    table.refuses("shot1-A", "ZK-4.3")


@clause("ZK-4.3")
def test_without_terror_there_is_no_limit() -> None:
    table = zombiaki(zombies={"A3": 4}, hand="shot1 shot1 mine", turn="humans").plays("shot1-A", "shot1-A", "mine-C3")
    assert table.shows({"A1": 2})


@clause("ZK-4.3", "ZK-2.2")
def test_terror_does_not_limit_the_zombies() -> None:
    table = zombiaki(hand="terror zombie2 zombie3").plays("terror", "zombie2-A1", "zombie3-B1")
    assert table.shows({"A1": 2, "B1": 3})
