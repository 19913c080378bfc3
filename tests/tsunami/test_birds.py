"""Zombirds: every bird, when it is played and at whom; hands, deck and discard."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.core.errors import Invalid
from shamble.games.tsunami.box import BIRD_COPIES, BIRD_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes

ALL_BIRDS = [name for name, copies in zip(BIRD_NAMES, BIRD_COPIES, strict=True) for _ in range(copies)]


def holding(*birds: str, **more: Any) -> Scenario:
    """An interlude in which A holds these birds and is asked first."""
    return tsunami(at="opening", birds={"A": list(birds)}, **more)


# --- Banker ---


@clause("TS-8.2")
@pytest.mark.parametrize("coins", [0, 1])
def test_banker_brings_a_coin(coins: int) -> None:
    table = holding("banker", coins=[coins, 0, 0]).play("A", "play-banker")
    assert table.coins() == [coins + 1, 0, 0]
    assert table.birds("A") == []
    assert table.happened == ["played_bird", "coined"]
    assert table.told("played_bird") == [{"fact": "played_bird", "seat": 0, "bird": 0, "target": -1}]


@clause("TS-8.2", "TS-1.1")
def test_banker_is_not_played_at_the_cap() -> None:
    table = holding("banker", coins=[2, 0, 0])
    assert "play-banker" not in table.options("A")
    assert table.refuses("A", "play-banker", "TS-8.2").key == "coins-full"


# --- Bomb ---


@clause("TS-8.2", "TS-4.1")
def test_bomb_bombs() -> None:
    table = holding("bomb", civilians=[0, 2, 0], secrets=["ufo", "giant"]).play("A", "play-bomb-B")
    assert table.happened[:2] == ["played_bird", "bombed"]
    assert table.civilians() == [0, 0, 0]
    assert table.birds("A") == []


# --- Ptero ---


@clause("TS-8.2", "TS-4.5")
def test_ptero_steals_a_zombie_and_has_no_answer() -> None:
    table = tsunami(at="opening", birds={"A": ["ptero"], "B": ["robo", "fairy"]}, kept={"B": ["save1"]})
    table.play("A", "play-ptero-B")
    assert table.hordes() == [6, 4, 5]
    assert table.happened == ["played_bird", "stole"]
    assert table.told("stole") == [{"fact": "stole", "seat": 0, "victim": 1, "count": 1, "back": 0, "cause": 5}]


@clause("TS-8.2", "TS-4.5", "TS-2.8")
def test_ptero_steals_the_last_zombie_which_is_replaced() -> None:
    assert holding("ptero", hordes=[5, 1, 5]).play("A", "play-ptero-B").hordes() == [6, 1, 5]


@clause("TS-8.2", "TS-4.5")
def test_ptero_steals_from_another_player_at_this_table() -> None:
    table = holding("ptero")
    assert table.refuses("A", "play-ptero-A", "TS-4.5").key == "not-from-yourself"
    assert table.refuses("A", "play-ptero-D", "TS-2.1").key == "no-such-player"


# --- Magnet ---


@clause("TS-8.2")
def test_magnet_steals_a_coin() -> None:
    table = holding("magnet", coins=[1, 2, 0]).play("A", "play-magnet-B")
    assert table.coins() == [2, 1, 0]
    assert table.told("stole_coin") == [{"fact": "stole_coin", "seat": 0, "victim": 1}]


@clause("TS-8.2")
def test_magnet_needs_a_coin_there_and_room_here() -> None:
    table = holding("magnet", coins=[1, 2, 0])
    assert [option for option in table.options("A") if "magnet" in option] == ["play-magnet-B"]
    assert table.refuses("A", "play-magnet-C", "TS-8.2").sentence == "C has no coin to steal."
    assert table.refuses("A", "play-magnet-A", "TS-8.2").key == "coin-from-another"
    assert table.refuses("A", "play-magnet-D", "TS-2.1").key == "no-such-player"
    table = holding("magnet", coins=[2, 2, 0])
    assert table.refuses("A", "play-magnet-B", "TS-8.2").key == "coins-full"


# --- birds with a moment of their own ---


@clause("TS-8.2")
@pytest.mark.parametrize("bird", ["fairy", "super_fairy", "robo", "punk", "super_bird", "brain"])
def test_other_birds_are_no_action(bird: str) -> None:
    table = holding(bird, up="ABC", passes="ask")
    assert table.options("A") == ["pass", "pass-turn"]
    with pytest.raises(Invalid, match=r"cannot be read|no action"):
        table.play("A", f"play-{bird}")


@clause("TS-8.2", "TS-6.1")
@pytest.mark.parametrize(("bird", "left"), [("fairy", 6), ("super_fairy", 8)])
def test_fairies_save_in_a_jump(bird: str, left: int) -> None:
    table = tsunami(hordes=[9, 5, 5], card="bridge", birds={"A": [bird]}).rolls(A=4, B=0, C=0)
    assert table.play("A", f"use-{bird}").hordes() == [left, 5, 5]
    assert table.state.view(None)["bird_discard"] == {bird: 1}


@clause("TS-8.2", "TS-3.4")
@pytest.mark.parametrize(
    ("bird", "hordes", "holds"),
    [("punk", 11, True), ("punk", 10, False), ("super_bird", 4, True), ("super_bird", 3, False)],
)
def test_punk_and_super_bird_push_with_the_own_team(bird: str, hordes: int, holds: bool) -> None:
    table = votes(tsunami(hordes=[hordes, 6, 14], card="tank", birds={"A": [bird]}, up="ABC"), "rby")
    assert (table.asked, table.waits_for) == ("push_birds", "A")
    table.play("A", f"use-{bird}")
    assert table.hordes() == [hordes if holds else hordes - 2, 4, 14]
    assert table.birds("A") == []


@clause("TS-8.2", "TS-2.7")
@pytest.mark.parametrize("count", [1, 2])
def test_a_brain_stays_in_hand_and_is_a_zombie_at_the_end(count: int) -> None:
    table = tsunami(at="finish", birds={"A": ["brain"] * count}, hordes=[5, 3, 4])
    assert table.hordes() == [5 + count, 3, 4]
    assert table.birds("A") == ["brain"] * count


@clause("TS-8.2")
@pytest.mark.parametrize("answer", ["play-banker", "play-bomb-B", "play-ptero-B", "play-magnet-B"])
def test_a_bird_that_is_not_held_is_refused(answer: str) -> None:
    table = holding("brain", coins=[0, 1, 0])
    assert table.refuses("A", answer, "TS-8.1").key == "not-held"


# --- hands, deck, discard ---


@clause("TS-8.1", "TS-9.2")
def test_birds_are_hidden_their_number_is_open() -> None:
    table = tsunami(at="opening", birds={"A": ["punk", "brain"], "C": ["robo"]})
    for seat, own in ((0, ["brain", "punk"]), (1, []), (2, ["robo"]), (None, [])):
        view = table.state.view(seat)
        assert view["birds"] == own
        assert view["hands"] == [2, 0, 1]


@clause("TS-8.1", "TS-9.2")
def test_only_the_owner_sees_which_bird_is_drawn() -> None:
    table = tsunami(at="opening", event="give").play("A", "give-B").draws("bird-punk")
    open_, hidden = table.state.facts[:2]
    assert (open_.name, hidden.name) == ("drew_bird", "drew")
    assert [open_.seen_by(seat) for seat in (0, 1, 2, None)] == [True] * 4
    assert [hidden.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]


@clause("TS-8.1", "TS-8.5")
def test_a_bird_for_the_event_is_told_from_a_bird_that_was_bought() -> None:
    given = tsunami(at="opening", event="give").play("A", "give-B").draws("bird-punk")
    assert given.told("drew_bird") == [{"fact": "drew_bird", "seat": 0, "earned": 1}]
    shop = tsunami(hordes=[3, 9, 9], at="shop", coins=[1, 0, 0], market=["zombird"], event="give").passes()
    shop.play("A", "buy-zombird").draws("bird-punk")
    assert shop.told("drew_bird") == [{"fact": "drew_bird", "seat": 0, "earned": 0}]
    visit = tsunami(hordes=[3, 9, 9], at="shop", event="give").passes().play("A", "give-B").draws("bird-punk")
    assert visit.told("drew_bird") == [{"fact": "drew_bird", "seat": 0, "earned": 1}]
    shop.play("A", "give-B").draws("bird-robo")
    assert shop.told("drew_bird") == [{"fact": "drew_bird", "seat": 0, "earned": 1}]


@clause("TS-8.1")
def test_a_hand_has_no_limit() -> None:
    table = tsunami(at="opening", birds={"A": ALL_BIRDS[:17]}, event="give").play("A", "give-B")
    assert table.options(None) == ["bird-super_fairy"]
    assert table.draws("bird-super_fairy").birds("A") == ALL_BIRDS


@clause("TS-8.1")
def test_a_bird_is_drawn_as_likely_as_it_has_copies_left() -> None:
    table = tsunami(at="opening", birds={"A": ["punk"], "B": ["brain", "brain"]}, event="give").play("A", "give-B")
    weights = {str(answer): weight for answer, weight in table.state.outcomes()}
    assert "bird-brain" not in weights
    assert (weights["bird-punk"], weights["bird-robo"], weights["bird-super_bird"]) == (1, 2, 1)


@clause("TS-8.1")
def test_a_played_bird_lies_on_the_discard_and_comes_back_with_a_reshuffle() -> None:
    hands = {"A": ["banker"], "B": [bird for bird in ALL_BIRDS[1:] if bird != "punk"]}
    table = tsunami(at="opening", birds=hands, discarded=["punk", "punk"], event="give").play("A", "play-banker")
    assert table.state.view(None)["bird_discard"] == {"banker": 1, "punk": 2}
    table.play("B", "give-C")
    assert table.happened == ["gave", "reshuffled"]
    assert table.told("reshuffled") == [{"fact": "reshuffled", "birds": 1}]
    assert [(str(answer), weight) for answer, weight in table.state.outcomes()] == [
        ("bird-banker", 1),
        ("bird-punk", 2),
    ]
    table.draws("bird-banker")
    assert table.state.view(None)["bird_discard"] == {}


@clause("TS-8.1")
def test_the_discard_waits_until_the_deck_is_empty() -> None:
    table = tsunami(at="opening", birds={"B": ALL_BIRDS[2:]}, discarded=["banker"], event="give").play("A", "give-B")
    assert table.happened == ["gave"]
    assert table.state.view(None)["bird_discard"] == {"banker": 1}


@clause("TS-8.1", "TS-8.4")
def test_the_deck_may_run_out_while_several_draw() -> None:
    hands = {"A": ALL_BIRDS[4:]}
    table = tsunami(at="event", event="gift", birds=hands, discarded=["banker", "banker", "bomb"])
    assert table.draws("bird-bomb").happened == ["drew_bird", "drew", "reshuffled"]
    assert table.chances() == {"bird-banker": 2, "bird-bomb": 1}
    table.draws("bird-banker", "bird-banker")
    assert (table.birds("B"), table.birds("C")) == (["banker"], ["banker"])


@clause("TS-8.1", "TS-8.5")
def test_the_bird_that_a_bird_earns_can_be_itself() -> None:
    table = tsunami(at="opening", birds={"A": ["bomb"], "B": [*ALL_BIRDS[:2], *ALL_BIRDS[3:]]}, event="bomb")
    table.play("A", "play-bomb-C")
    assert table.options(None) == ["bird-bomb"]


@clause("TS-8.1", "TS-8.5")
def test_with_deck_and_discard_empty_nothing_is_drawn_and_the_claim_is_spent() -> None:
    table = tsunami(at="opening", birds={"B": ALL_BIRDS}, event="give").play("A", "give-C")
    assert table.happened == ["gave", "no_bird"]
    assert table.hordes() == [4, 5, 6]
    assert table.birds("A") == []
    assert table.state.view(None)["claimed"] == [True, False, False]
    assert table.asked == "interlude"
