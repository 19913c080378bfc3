"""Turns: who begins, the steps of either turn, cards put away, one card at a time, who is asked in whose turn."""

from __future__ import annotations

import pytest

from shamble.games.zombiaki.box import CARD_NAMES, COPIES, HUMAN_CARDS, ZOMBIE_CARDS
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Scenario, new_night, zombiaki

ALL_CARDS = dict(zip(CARD_NAMES, COPIES, strict=True))


# --- whose turn it is ---


@clause("ZK-2.1")
def test_the_zombies_begin_and_turns_alternate() -> None:
    table = new_night()
    for number in range(1, 7):
        assert table.state.turn == number
        while table.state.turn == number:
            if table.waits_for:
                assert table.waits_for == ("zombies" if number % 2 else "humans")
                table.plays(table.options()[0])
            else:
                table.draws(table.options()[0])
        assert table.report[-1] == f"turn_began {number + 1} {'humans 1' if number % 2 else 'zombies 0'}"


@clause("ZK-2.1")
def test_the_street_is_empty_and_nothing_is_played_when_the_night_begins() -> None:
    table = new_night()
    assert (table.street, table.things, table.asked) == ({}, {}, "card")
    assert (table.hand("zombies"), table.hand("humans"), table.pile("zombies")) == ([], [], [])


# --- the zombies' turn ---


@clause("ZK-2.2")
def test_zombies_move_draw_discard_and_play() -> None:
    table = zombiaki(zombies={"A1": 3, "C3": "dog"}, hand="terror", at="move")
    assert (table.asked, table.waits_for) == ("dog", "zombies")
    table.plays("C3-C4", "stop")
    assert (table.report, table.asked) == (["moved A1 A2 3 march"], "card")
    table.draws("claws", "hunger", "zombie2")
    assert table.asked == "discard"
    table.plays("discard-claws")
    assert (table.asked, table.hand("zombies")) == ("play", ["zombie2", "terror", "hunger"])
    assert table.plays("pass").report == ["turn_began 6 humans 1"]


@clause("ZK-2.2")
def test_dogs_move_before_the_zombies_so_they_can_make_way() -> None:
    table = zombiaki(zombies={"A1": 3, "A2": "dog"}, at="move").plays("A2-B2", "stop")
    assert table.shows({"A2": 3, "B2": "dog"})
    table = zombiaki(zombies={"A1": 3, "A2": "dog"}, at="move").plays("pass")
    assert table.shows({"A1": 3, "A2": "dog"})


@clause("ZK-2.2")
def test_exactly_one_of_four_is_discarded() -> None:
    table = zombiaki(hand="terror claws claws zombie2", at="discard")
    assert table.options() == ["discard-zombie2", "discard-claws", "discard-terror"]
    assert table.plays("discard-claws").report == ["discarded zombies claws must"]
    assert (table.asked, table.pile("zombies")) == ("play", ["claws"])
    assert table.hand("zombies") == ["zombie2", "claws", "terror"]


@clause("ZK-2.2")
@pytest.mark.parametrize("answer", ["terror", "zombie2-A1", "A1-A2", "order-A1-A2", "click", "notsofast"])
def test_nothing_is_played_before_the_discard(answer: str) -> None:
    zombiaki(zombies={"A1": "3 boss"}, hand="terror claws claws zombie2", at="discard").refuses(answer, "ZK-2.2")


@clause("ZK-2.2")
def test_the_discard_is_of_an_own_open_card_and_cannot_be_passed() -> None:
    table = zombiaki(hand="terror claws claws zombie2 shot1", at="discard")
    for answer in ("discard-hunger", "discard-shot1", "pass", "pass-turn", "stop"):
        assert table.refuses(answer, "ZK-2.2").key == "discard-first"


@clause("ZK-2.2")
def test_any_number_of_cards_is_played_or_none() -> None:
    table = zombiaki(hand="zombie2 zombie3 zombie4").plays("zombie4-B1", "zombie2-A1", "zombie3-C1")
    assert table.shows({"A1": 2, "B1": 4, "C1": 3})
    assert (table.asked, table.options()) == ("play", ["pass"])
    assert zombiaki(hand="zombie2 zombie3 zombie4").plays("pass").hand("zombies") == ["zombie2", "zombie3", "zombie4"]


# --- the humans' turn ---


@clause("ZK-2.3")
def test_what_lasted_ends_then_the_barrel_rolls_then_humans_draw_discard_and_play() -> None:
    table = zombiaki(
        zombies={"B2": "3 netted"},
        things={"A1": "barrier", "C5": "barrel"},
        fire="B3",
        net=True,
        hand="shot1",
        turn="humans",
        at="move",
    )
    assert table.report == ["ended barrier A1", "ended napalm B3", "ended net -", "rolled C5 C4"]
    assert (table.things, table.burning, table.netted) == ({"C4": "barrel"}, [], [])
    assert table.pile("humans") == ["barrier", "napalm", "net"]
    assert table.asked == "card"
    table.draws("shot1", "shot2", "freeze")
    assert (table.asked, table.waits_for) == ("discard", "humans")
    assert table.plays("discard-shot1").report == ["discarded humans shot1 must"]
    assert (table.asked, table.hand("humans")) == ("play", ["shot1", "shot2", "freeze"])
    assert table.plays("pass").report == ["turn_began 7 zombies 0", "moved B2 B3 3 march"]


@clause("ZK-2.3", "ZK-5.13")
def test_napalm_and_barrier_are_gone_before_the_barrel_comes() -> None:
    table = zombiaki(things={"A5": "barrel"}, fire="A4", turn="humans", at="move")
    assert (table.things, table.burning) == ({"A4": "barrel"}, [])
    table = zombiaki(things={"A2": "barrel", "A1": "barrier"}, turn="humans", at="move")
    assert table.things == {"A1": "barrel"}


@clause("ZK-2.3")
def test_humans_discard_only_from_four() -> None:
    four = zombiaki(hand="shot1 shot1 shot2 freeze", turn="humans", at="discard")
    assert (four.asked, four.options()) == ("discard", ["discard-shot1", "discard-shot2", "discard-freeze"])
    for answer in ("freeze", "discard-sniper", "pass"):
        assert four.refuses(answer, "ZK-2.3").key == "humans-discard"
    three = zombiaki(hand="shot1 shot2 freeze", turn="humans", at="draw", human_deck="")
    assert (three.asked, three.waits_for) == ("play", "humans")


@clause("ZK-2.3")
def test_an_empty_human_deck_is_no_loss() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="freeze", turn="humans", at="move", human_deck="mine")
    assert table.draws("mine").hand("humans") == ["freeze", "mine"]
    table.plays("freeze", "pass").zombie_turn()
    assert (table.waits_for, table.hand("humans")) == ("humans", ["mine"])


@clause("ZK-2.3")
def test_humans_with_neither_deck_nor_hand_let_their_turn_go_by() -> None:
    table = zombiaki(zombies={"A1": 3}, things={"C3": "barrel"}, human_deck="", hand="terror").plays("pass")
    assert table.report == ["turn_began 6 humans 1", "rolled C3 C2", "turn_began 7 zombies 0", "moved A1 A2 3 march"]


# --- cards put away ---


@clause("ZK-2.4")
def test_either_player_may_put_cards_away_unused() -> None:
    table = zombiaki(hand="click notsofast zombie3 shot1")
    assert table.plays("discard-click").report == ["discarded zombies click unused"]
    table.plays("discard-notsofast", "zombie3-A1")
    assert (table.hand("zombies"), table.pile("zombies")) == ([], ["click", "notsofast"])
    table = zombiaki(hand="shot1 shot1 mine zombie3", turn="humans").plays("discard-shot1", "discard-mine", "pass")
    assert (table.hand("humans"), table.pile("humans")) == (["shot1"], ["shot1", "mine"])


@clause("ZK-2.4")
def test_only_a_card_that_lies_open_can_be_put_away() -> None:
    table = zombiaki(hand="click terror shot1")
    table.refuses("discard-zombie3", "ZK-2.4")
    table.refuses("discard-shot1", "ZK-2.4")
    table.plays("discard-click").refuses("discard-click", "ZK-2.4")


@clause("ZK-2.4", "ZK-4.3")
def test_a_discard_is_no_play_terror_does_not_limit_it() -> None:
    table = zombiaki(hand="shot1 shot1 freeze mine", terror=True, turn="humans")
    table.plays("discard-shot1", "freeze", "discard-mine")
    assert table.options() == ["pass", "discard-shot1"]
    table.plays("discard-shot1")
    assert table.hand("humans") == []


@clause("ZK-2.4", "ZK-4.9")
def test_click_cannot_answer_a_discard() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="shot1 mine click", turn="humans").plays("discard-shot1")
    assert (table.waits_for, table.hand("zombies")) == ("humans", ["click"])


@clause("ZK-2.4")
def test_nothing_is_put_away_in_the_middle_of_something() -> None:
    table = zombiaki(zombies={"A3": 3}, things={"A4": "car"}, hand="burst2 mine click", turn="humans")
    table.plays("burst2-A").refuses("discard-click", "ZK-4.9")
    table.plays("pass").refuses("discard-mine", "ZK-5.4")
    table = zombiaki(zombies={"A3": "dog"}, hand="terror", at="move")
    table.refuses("discard-terror", "ZK-2.2")


# --- what everybody sees ---


@clause("ZK-2.7")
def test_the_street_hands_piles_decks_orders_and_card_steps_are_public() -> None:
    table = zombiaki(
        zombies={"A2": "3 stepped obeyed", "B2": "4 boss"},
        things={"C3": "mine"},
        hand="terror shot1",
        orders=2,
        ordered=True,
    )
    views = [table.state.view(seat) for seat in (0, 1, None)]
    for name, value in table.state.open_data().items():
        assert [view[name] for view in views] == [value] * 3
    assert views[0]["body"] == table.state.body
    assert (views[1]["orders"], views[1]["hand"]) == (2, table.state.hand)


@clause("ZK-2.7")
def test_the_order_of_the_decks_is_hidden_from_both() -> None:
    table = zombiaki(hand="terror shot1")
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert "dice" not in view
        assert view["deck"] == table.state.deck  # how many of each kind, which all can count


# --- one card at a time ---


@clause("ZK-2.8")
def test_a_card_is_wholly_resolved_before_the_next() -> None:
    table = zombiaki(things={"B1": "mine"}, hand="zombie3 zombie2 shot1").plays("zombie3-B1")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    for answer in ("zombie2-A1", "pass", "discard-zombie2", "shrapnel-A1"):
        table.refuses(answer, "ZK-2.9", side="zombies")
    for answer in ("shot1-B", "discard-shot1", "shrapnel-B3"):
        table.refuses(answer, "ZK-5.14")
    table.plays("shrapnel-A1", "zombie2-A1")
    assert table.shows({"A1": 2, "B1": 1})


@clause("ZK-2.8")
def test_cards_are_played_in_any_order() -> None:
    for order in (("hunger-A3", "claws-A3", "terror"), ("terror", "claws-A3", "hunger-A3")):
        table = zombiaki(zombies={"A3": 3}, hand="claws hunger terror")
        for text in order:
            table.plays(text if text != "claws-A3" or "A3" in table.street else "claws-A4")
        assert table.shows({"A4": "4 claws"})


@clause("ZK-2.8")
@pytest.mark.parametrize(
    ("card", "targets"),
    [("grenade", 15), ("napalm", 15), ("petrol", 15), ("floodlight", 3), ("voltage", 3), ("streetfire", 2)]
    + [("stepback", 1), ("freeze", 1)],
)
def test_what_takes_any_cell_or_lane_or_none_is_playable_in_an_empty_street(card: str, targets: int) -> None:
    table = zombiaki(hand=card, turn="humans")
    assert len(table.targets(card)) == targets
    table.plays(f"{card}-{table.targets(card)[0]}".removesuffix("-"))
    while table.asked != "play":
        table.plays("stop" if "stop" in table.options() else table.options()[0])
    assert (table.hand("humans"), table.street) == ([], {})


@clause("ZK-2.8")
def test_terror_needs_no_target() -> None:
    assert zombiaki(hand="terror").plays("terror").pile("zombies") == ["terror"]


@clause("ZK-2.8")
@pytest.mark.parametrize("card", ["shot1", "shot2", "burst2", "burst3", "sniper", "blood", "net", "flamethrower"])
def test_a_human_card_without_its_target_is_not_playable(card: str) -> None:
    assert zombiaki(hand=card, turn="humans").options() == ["pass", f"discard-{card}"]


@clause("ZK-2.8")
@pytest.mark.parametrize("card", ["boss", "shield", "claws", "mass", "swap", "bite", "hunger", "meat", "pickaxe"])
def test_a_zombie_card_without_its_target_is_not_playable(card: str) -> None:
    assert zombiaki(zombies={"A5": "dog"}, hand=card).options() == ["pass", f"discard-{card}"]


@clause("ZK-2.8")
def test_a_play_that_harms_its_owner_is_a_play() -> None:
    table = zombiaki(things={"A1": "pit2", "B1": "mine", "C1": "car"}, fire="C1", hand="zombie2 dog", dog_rows=1)
    assert table.targets("zombie2") == table.targets("dog") == ["A1", "B1", "C1"]
    table = zombiaki(zombies={"A1": 2}, things={"A2": "pit2"}, hand="hunger")
    assert table.plays("hunger-A1").street == {}
    assert table.things == {}


@clause("ZK-2.8", "ZK-2.9")
def test_one_plays_only_cards_that_lie_open_and_are_ones_own() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="terror shot1")
    assert table.refuses("claws-A3", "ZK-2.8").key == "no-such-card"
    table.refuses("meat-shot1", "ZK-2.8")
    table.refuses("shot1-A", "ZK-2.9")
    table.refuses("getout-terror", "ZK-2.9")
    table = zombiaki(zombies={"A3": "3 boss", "A2": 2}, hand="terror shot1", turn="humans")
    table.refuses("terror", "ZK-2.9")
    table.refuses("meat-shot1", "ZK-2.9")
    table.refuses("order-A2-B2", "ZK-2.9")
    table.refuses("grenade-A3", "ZK-2.8")


@clause("ZK-2.8")
def test_nothing_can_be_stopped_where_nothing_goes_on() -> None:
    zombiaki(hand="terror").refuses("stop", "ZK-2.8")
    zombiaki(hand="shot1", turn="humans").refuses("stop", "ZK-2.8")


# --- who is asked in whose turn ---


@clause("ZK-2.9")
def test_nobody_answers_for_the_other_side() -> None:
    table = zombiaki(hand="terror shot1")
    assert table.refuses("pass", "ZK-2.9", side="humans").key == "out-of-turn"
    table.refuses("shot1-A", "ZK-2.9", side="humans")
    table = zombiaki(hand="terror shot1", turn="humans")
    assert table.refuses("terror", "ZK-2.9", side="zombies").key == "out-of-turn"


@clause("ZK-2.9", "ZK-5.14")
def test_humans_choose_shrapnel_in_the_zombies_turn() -> None:
    table = zombiaki(zombies={"B2": 3}, things={"B3": "mine"}, at="move")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    assert table.options() == ["shrapnel-A3", "shrapnel-B2", "shrapnel-B4", "shrapnel-C3"]


@clause("ZK-2.9", "ZK-4.9")
def test_zombies_are_asked_for_a_click_in_the_humans_turn() -> None:
    table = zombiaki(zombies={"B2": 3}, hand="shot1 click", turn="humans").plays("shot1-B")
    assert (table.asked, table.waits_for) == ("click", "zombies")


@clause("ZK-2.9")
def test_meat_does_not_ask_the_humans_which_card_goes() -> None:
    table = zombiaki(hand="meat shot1 mine").plays("meat-mine")
    assert (table.waits_for, table.hand("humans")) == ("zombies", ["shot1"])


# --- where cards go ---


def everything(turn: str, card: str) -> Scenario:
    """A street in which every card has a target; the humans hold a card that Meat can take, and the other way round."""
    other = "pit1" if card != "pit1" and turn == "zombies" else "zombie2" if turn == "humans" else "pit2"
    return zombiaki(
        zombies={"A1": "3 shield", "B3": 3, "C1": 4, "C2": 2},
        things={"C3": "car"} if card != "car" else {},
        hand=f"{card} {other}",
        turn=turn,
    )


@clause("ZK-1.4")
@pytest.mark.parametrize(
    "card", [card.name for card in ZOMBIE_CARDS if card.name not in ("click", "notsofast", "dawn")]
)
def test_star_cards_of_the_zombies_are_discarded_hash_cards_stay(card: str) -> None:
    table = everything("zombies", card)
    text = next(text for text in table.options() if text == card or text.startswith(f"{card}-"))
    table.plays(text)
    stars = {"terror", "mass", "swap", "bite", "hunger", "meat", "pickaxe"}
    assert (card in table.pile("zombies")) == (card in stars)
    assert (card in table.hand("zombies"), table.state.components()) == (False, ALL_CARDS)


@clause("ZK-1.4")
@pytest.mark.parametrize("card", [card.name for card in HUMAN_CARDS])
def test_star_cards_of_the_humans_are_discarded_hash_cards_stay(card: str) -> None:
    table = everything("humans", card)
    if card.startswith("wall"):
        table = zombiaki(zombies={"A1": 3}, hand=card, turn="humans")
    table.plays(next(text for text in table.options() if text == card or text.startswith(f"{card}-")))
    while table.asked != "play":
        table.plays(table.options()[-1])
    stay = {"wall5", "wall6", "barrier", "napalm", "net", "barrel", "mine", "car", "pit1", "pit2"}
    assert (card in table.pile("humans")) == (card not in stay)
    assert (card in table.hand("humans"), table.state.components()) == (False, ALL_CARDS)


@clause("ZK-1.4")
def test_reactions_are_discarded_after_use() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="shot1 click", turn="humans").plays("shot1-A", "click")
    assert (table.pile("zombies"), table.pile("humans")) == (["click"], ["shot1"])
    table = zombiaki(zombies={"A3": 3}, hand="notsofast", at="move").plays("notsofast")
    assert table.pile("zombies") == ["notsofast"]


@clause("ZK-1.4", "ZK-4.6")
def test_card_text_beats_the_general_rule() -> None:
    """Zombies come in through row 1 (ZK-3.3), but not the one that was bitten."""
    assert zombiaki(zombies={"A4": "3 shield"}, hand="bite").plays("bite-A4-B4").shows({"A4": 3, "B4": 1})


@clause("ZK-1.5")
def test_the_dead_go_with_all_that_is_attached() -> None:
    table = zombiaki(zombies={"B3": "2+3 claws claws shield boss"}, hand="grenade", turn="humans")
    table.plays("grenade-B3")
    assert table.pile("zombies") == ["zombie2", "zombie3", "boss", "shield", "claws", "claws"]
    assert (table.pile("humans"), table.street) == (["grenade"], {})


@clause("ZK-1.5", "ZK-4.6")
def test_a_bitten_shield_is_the_new_zombies_body() -> None:
    table = zombiaki(zombies={"B3": "4 shield"}, hand="bite voltage").plays("bite-B3-A3")
    assert table.pile("zombies") == ["bite"]  # the shield stands in the street
    assert table.state.components() == ALL_CARDS
    table = zombiaki(zombies={"B3": 1}, hand="voltage", turn="humans").plays("voltage-B")
    assert table.pile("zombies") == ["shield"]


@clause("ZK-1.5", "ZK-4.4")
def test_the_cards_of_a_fused_zombie_stay_together() -> None:
    table = zombiaki(zombies={"B2": 2, "B3": "4 claws"}, hand="mass")
    table.plays("mass-B2-B3")
    assert table.pile("zombies") == ["mass"]
    assert table.state.components() == ALL_CARDS
    table = zombiaki(zombies={"B3": "2+4 claws"}, hand="grenade", turn="humans").plays("grenade-B3")
    assert table.pile("zombies") == ["zombie2", "zombie4", "claws"]
    table = zombiaki(zombies={"B3": "3+3+3+1"}, hand="grenade", turn="humans").plays("grenade-B3")
    assert table.pile("zombies") == ["zombie3", "zombie3", "zombie3", "shield"]


@clause("ZK-1.5")
def test_destroyed_objects_go_to_the_pile_of_the_humans() -> None:
    table = zombiaki(things={"A3": "wall5"}, hand="pickaxe").plays("pickaxe-A3")
    assert (table.pile("humans"), table.pile("zombies")) == (["wall5"], ["pickaxe"])
    table = zombiaki(zombies={"A3": 2}, things={"A4": "pit2"}, at="move")
    assert (table.pile("humans"), table.pile("zombies")) == (["pit2"], ["zombie2"])
    table = zombiaki(zombies={"A3": "2 shield"}, things={"A4": "barrel"}, at="move")
    assert (table.pile("humans"), table.pile("zombies")) == (["barrel"], ["shield"])
