"""Drawing: four open cards, what may come, Dawn at the bottom, and an empty deck."""

from __future__ import annotations

import pytest

from shamble.games.zombiaki.box import HUMAN_CARDS, ZOMBIE_CARDS
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import new_night, zombiaki

DAWN_ALONE = ""  # what is left of the zombies' deck besides Dawn


@clause("ZK-2.2")
@pytest.mark.parametrize(("hand", "missing"), [("", 4), ("terror", 3), ("terror terror claws", 1)])
def test_zombies_draw_one_by_one_until_four_lie_open(hand: str, missing: int) -> None:
    table = zombiaki(hand=hand, at="draw")
    for _ in range(missing):
        assert (table.asked, table.waits_for) == ("card", "")
        assert table.draws("zombie3").report == ["drew zombies zombie3"]
    assert (table.asked, len(table.hand("zombies"))) == ("discard", 4)


@clause("ZK-2.3")
@pytest.mark.parametrize(("hand", "missing"), [("", 4), ("freeze", 3), ("freeze mine net", 1)])
def test_humans_draw_one_by_one_until_four_lie_open(hand: str, missing: int) -> None:
    table = zombiaki(hand=hand, turn="humans", at="draw")
    for _ in range(missing):
        assert table.draws("shot1").report == ["drew humans shot1"]
    assert (table.asked, len(table.hand("humans"))) == ("discard", 4)


@clause("ZK-2.2")
def test_there_is_no_choice_about_drawing() -> None:
    table = zombiaki(at="draw")
    assert table.state.ask is not None
    assert (table.state.ask.kind, table.state.ask.seats) == ("chance", ())


@clause("ZK-1.3", "ZK-1.1")
def test_every_zombie_card_left_is_as_likely_as_another_but_not_dawn() -> None:
    table = new_night()
    assert table.chances() == {card.name: card.copies for card in ZOMBIE_CARDS if card.name != "dawn"}
    table.draws("zombie2", "boss")
    assert (table.chances()["zombie2"], "boss" in table.chances()) == (3, False)
    table.refuses("boss", "ZK-1.3")
    table.refuses("dawn", "ZK-1.3")
    table.refuses("shot1", "ZK-1.3")


@clause("ZK-1.3", "ZK-1.2")
def test_every_human_card_left_is_as_likely_as_another() -> None:
    table = zombiaki(turn="humans", at="draw")
    assert table.chances() == {card.name: card.copies for card in HUMAN_CARDS}
    table.draws("shot1", "net")
    assert (table.chances()["shot1"], "net" in table.chances()) == (7, False)
    table.refuses("net", "ZK-1.3")
    table.refuses("terror", "ZK-1.3")


@clause("ZK-1.3")
def test_dawn_comes_when_nothing_else_is_left() -> None:
    table = zombiaki(hand="terror", at="draw", zombie_deck="claws")
    assert table.chances() == {"claws": 1}
    assert table.draws("claws").chances() == {"dawn": 1}
    table = zombiaki(at="draw", zombie_deck="claws zombie3 zombie3")
    assert table.chances() == {"zombie3": 2, "claws": 1}


@clause("ZK-1.3")
def test_discards_never_come_back() -> None:
    table = zombiaki(hand="claws claws terror terror", at="discard", zombie_deck="zombie5")
    table.plays("discard-claws", "terror", "terror")
    assert table.pile("zombies").count("terror") == 2
    table.plays("pass").human_turn()
    assert table.chances() == {"zombie5": 1}


@clause("ZK-2.3")
@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("shot1", 1), ("shot1 shot2", 2)])
def test_humans_draw_until_their_deck_is_empty(deck: str, drawn: int) -> None:
    table = zombiaki(hand="freeze", turn="humans", at="draw", human_deck=deck)
    for _ in range(drawn):
        assert "ran_out" not in table.happened
        table.draws(table.options()[0])
    assert (table.asked, len(table.hand("humans"))) == ("play", 1 + drawn)
    assert table.happened == (["drew", "ran_out"] if drawn else [])


@clause("ZK-2.3")
def test_the_last_human_card_that_makes_four_costs_a_discard() -> None:
    table = zombiaki(hand="freeze mine net", turn="humans", at="draw", human_deck="shot1").draws("shot1")
    assert table.asked == "discard"


@clause("ZK-2.5")
def test_dawn_ends_the_game_whatever_was_still_to_be_drawn() -> None:
    table = zombiaki(at="draw", zombie_deck="claws", zombies={"A5": 3}).draws("claws")
    assert len(table.hand("zombies")) == 1
    assert table.draws("dawn").report == ["drew zombies dawn", "dawned"]
    assert (table.winner, table.asked, table.hand("zombies")) == ("humans", "", ["claws"])


@clause("ZK-2.5")
def test_dawn_is_never_in_a_hand_so_get_out_cannot_reach_it() -> None:
    table = zombiaki(hand="getout terror", turn="humans", zombie_deck=DAWN_ALONE)
    assert table.targets("getout") == ["terror"]
    table.refuses("getout-dawn", "ZK-4.8")
