"""Meat: the humans discard a card that the zombies choose. Get out! is the reverse."""

from __future__ import annotations

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki


@clause("ZK-4.8")
def test_meat_takes_any_open_human_card() -> None:
    table = zombiaki(hand="meat shot1 shot1 mine getout")
    assert table.targets("meat") == ["shot1", "getout", "mine"]
    assert table.plays("meat-shot1").report == ["discarded humans shot1 taken"]
    assert (table.hand("humans"), table.pile("humans")) == (["shot1", "getout", "mine"], ["shot1"])
    assert (table.hand("zombies"), table.pile("zombies"), table.waits_for) == ([], ["meat"], "zombies")


@clause("ZK-4.8")
def test_the_humans_then_draw_one_more() -> None:
    table = zombiaki(hand="meat shot1 freeze mine").plays("meat-shot1", "pass")
    table.draws("shot2", "net")
    assert (table.asked, table.hand("humans")) == ("discard", ["shot2", "freeze", "net", "mine"])


@clause("ZK-4.8")
def test_not_on_an_empty_hand_and_not_on_a_card_that_is_not_there() -> None:
    table = zombiaki(hand="meat")
    assert table.options() == ["pass", "discard-meat"]
    assert table.refuses("meat-shot1", "ZK-4.8").key == "no-card-there"
    zombiaki(hand="meat shot1").refuses("meat-mine", "ZK-4.8")


@clause("ZK-4.8")
def test_get_out_takes_any_open_zombie_card() -> None:
    table = zombiaki(hand="getout click click zombie3 shot1", turn="humans")
    assert table.targets("getout") == ["zombie3", "click"]
    assert table.plays("getout-click").report == ["discarded zombies click taken"]
    assert (table.hand("zombies"), table.pile("zombies")) == (["zombie3", "click"], ["click"])
    assert (table.pile("humans"), table.waits_for) == (["getout"], "humans")


@clause("ZK-4.8")
def test_get_out_needs_a_card_too() -> None:
    table = zombiaki(hand="getout shot1", turn="humans")
    assert "getout" not in "".join(table.options()[:-2])
    table.refuses("getout-zombie3", "ZK-4.8")
    zombiaki(hand="getout zombie2", turn="humans").refuses("getout-zombie3", "ZK-4.8")


@clause("ZK-4.8", "ZK-4.9")
def test_click_does_not_answer_get_out() -> None:
    table = zombiaki(hand="getout click zombie3", turn="humans").plays("getout-zombie3")
    assert (table.waits_for, table.hand("zombies")) == ("humans", ["click"])
