"""Zombie/Coin and Civilian/Bomb, and ties for most or fewest."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import tsunami

# --- Zombie/Coin ---


@clause("TS-3.6")
def test_each_takes_a_zombie_or_a_coin() -> None:
    table = tsunami(hordes=[5, 4, 3], card="zombie_coin").plays(A="zombie", B="coin", C="zombie")
    assert (table.hordes(), table.coins()) == ([6, 4, 4], [0, 1, 0])


@clause("TS-3.6")
def test_they_choose_in_secret_and_at_once() -> None:
    table = tsunami(card="zombie_coin")
    assert (table.waits_for, table.eligible) == ("ABC", "ABC")
    table.play("C", "coin")
    assert (table.happened, table.coins(), table.waits_for) == ([], [0, 0, 0], "AB")
    table.play("C", "zombie").plays(B="coin", A="coin")
    assert [(fact["seat"], fact["coin"]) for fact in table.told("took")] == [(0, 1), (1, 1), (2, 0)]
    assert (table.hordes(), table.coins()) == ([5, 5, 6], [1, 1, 0])


@clause("TS-3.6")
def test_at_the_cap_the_coin_may_be_chosen_and_is_lost() -> None:
    table = tsunami(hordes=[5, 5, 5], card="zombie_coin", coins=[2, 0, 0])
    assert table.options("A") == ["zombie", "coin"]
    table.plays(A="coin", B="zombie", C="zombie")
    assert (table.coins()[0], table.hordes()[0]) == (2, 5)


@clause("TS-3.6")
@pytest.mark.parametrize("answer", ["pass", "civilian", "bomb-B"])
def test_one_of_the_two_must_be_taken(answer: str) -> None:
    tsunami(card="zombie_coin").refuses("A", answer, "TS-3.6")


# --- Civilian/Bomb ---


@clause("TS-3.8")
def test_the_player_with_most_zombies_chooses_first_then_clockwise() -> None:
    table = tsunami(hordes=[4, 5, 7, 6], card="civilian_bomb")
    assert table.told("choosing") == [{"fact": "choosing", "seat": 2, "tied": 0, "mask": 0b100}]
    for seat in "CDAB":
        assert (table.asked, table.waits_for) == ("civilian_bomb", seat)
        table.play(seat, "civilian")
    assert table.civilians() == [1, 1, 1, 1]
    assert table.asked == "street"


@clause("TS-3.8")
def test_each_takes_a_civilian_or_bombs_another() -> None:
    table = tsunami(hordes=[4, 5, 7, 6], card="civilian_bomb")
    assert table.options("C") == ["civilian", "bomb-A", "bomb-B", "bomb-D"]
    table.play("C", "civilian")
    assert table.told("followed") == [{"fact": "followed", "seat": 2, "count": 1, "cause": 2}]
    table.play("D", "bomb-C").passes()
    assert table.civilians() == [0, 0, 0, 0]
    assert table.hordes() == [4, 5, 7, 6]


@clause("TS-3.8")
def test_the_order_is_fixed_whatever_the_bombs_do() -> None:
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", up="ABC")
    table.play("A", "bomb-B")
    assert (table.hordes(), table.waits_for) == ([6, 4, 4], "B")
    table.play("B", "bomb-A").play("C", "bomb-A")
    assert table.hordes() == [4, 4, 4]
    assert table.asked == "street"


@clause("TS-3.8", "TS-4.6")
def test_each_bomb_is_resolved_before_the_next_chooses() -> None:
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", secrets=["giant", "quarterback"])
    table.play("A", "bomb-B")
    assert (table.asked, table.waits_for) == ("bomb", "B")
    table.play("B", "score-quarterback")
    assert table.hordes() == [4, 7, 4]
    assert (table.asked, table.waits_for) == ("civilian_bomb", "B")


@clause("TS-3.8")
def test_the_order_is_found_after_the_interlude() -> None:
    table = tsunami(hordes=[6, 5, 4], at="interlude", card="civilian_bomb", birds={"B": ["ptero"]})
    table.play("A", "pass").play("B", "play-ptero-A").passes()
    assert table.hordes() == [5, 6, 4]
    assert table.waits_for == "B"


@clause("TS-3.8")
@pytest.mark.parametrize("answer", ["pass", "zombie", "coin"])
def test_it_cannot_be_declined(answer: str) -> None:
    tsunami(hordes=[6, 5, 4], card="civilian_bomb").refuses("A", answer, "TS-3.8")


@clause("TS-3.8", "TS-4.6")
def test_nobody_bombs_oneself() -> None:
    tsunami(hordes=[6, 5, 4], card="civilian_bomb").refuses("A", "bomb-A", "TS-4.6")


@clause("TS-3.8", "TS-2.1")
@pytest.mark.parametrize("letter", "DEF")
def test_nor_somebody_who_is_not_there(letter: str) -> None:
    refusal = tsunami(hordes=[6, 5, 4], card="civilian_bomb").refuses("A", f"bomb-{letter}", "TS-2.1")
    assert letter in str(refusal)


@clause("TS-3.8", "TS-2.1")
def test_nor_does_one_choose_out_of_turn() -> None:
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb")
    assert "A" in str(table.refuses("B", "civilian", "TS-2.1"))


# --- ties ---


@clause("TS-3.9")
def test_each_of_the_tied_is_as_likely_to_start() -> None:
    table = tsunami(hordes=[6, 2, 6, 6], card="civilian_bomb", coins=[0, 2, 1, 0], civilians=[0, 9, 1, 0])
    assert table.asked == "tie"
    assert table.chances() == {"tie-A": 1, "tie-C": 1, "tie-D": 1}


@clause("TS-3.9")
def test_the_tie_decides_the_starter_and_nothing_else() -> None:
    table = tsunami(hordes=[6, 2, 6, 3], card="civilian_bomb").draws("tie-C")
    assert table.told("choosing") == [{"fact": "choosing", "seat": 2, "tied": 1, "mask": 0b101}]
    for seat in "CDAB":
        assert table.waits_for == seat
        table.play(seat, "civilian")


@clause("TS-3.9", "TS-5.1")
def test_ties_for_fewest_are_broken_the_same_way() -> None:
    table = tsunami(hordes=[3, 2, 2, 9], at="shop", zombird=False).passes()
    assert table.chances() == {"tie-B": 1, "tie-C": 1}
    table.draws("tie-C")
    seen = []
    while table.asked == "visit":
        seen.append(table.waits_for)
        table.play(table.waits_for, "pass")
    assert seen == ["C", "D", "A", "B"]


@clause("TS-3.9")
def test_only_zombies_count() -> None:
    table = tsunami(hordes=[5, 6, 4], card="civilian_bomb", coins=[2, 0, 2], civilians=[5, 0, 9])
    assert (table.asked, table.waits_for) == ("civilian_bomb", "B")
