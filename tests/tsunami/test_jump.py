"""Jumps: everybody throws, the cap counts, saves are sealed, then all losses."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import tsunami


@clause("TS-3.2", "TS-3.1")
def test_the_printed_example_cap_two_three_faces_up_two_die() -> None:
    table = tsunami(hordes=[6, 4, 4], card="gap", zombird=False).rolls(A=3, B=0, C=0)
    assert table.hordes() == [4, 4, 4]
    assert table.told("died") == [{"fact": "died", "seat": 0, "count": 2, "left": 4, "back": 0, "cause": 9}]


@clause("TS-3.1")
def test_everybody_throws_all_cubes_clockwise_from_the_first_player() -> None:
    table = tsunami(hordes=[3, 1, 2], card="gap", first="B")
    for seat, cubes in (("B", 1), ("C", 2), ("A", 3)):
        assert (table.asked, len(table.chances())) == ("faces", cubes + 1)
        table.rolls(**{seat: cubes})
        assert [(fact["cubes"], fact["faces"]) for fact in table.told("rolled")] == [(cubes, cubes)]
    table.passes()
    assert table.hordes() == [1, 1, 1]


@clause("TS-3.1")
def test_the_loss_is_the_faces_up_to_the_cap() -> None:
    table = tsunami(hordes=[9, 9, 9], card="cars")
    told = []
    for seat, faces in (("A", 2), ("B", 3), ("C", 4)):
        table.rolls(**{seat: faces})
        told += [(fact["faces"], fact["loss"]) for fact in table.told("rolled")]
    assert told == [(2, 2), (3, 3), (4, 3)]
    assert table.hordes() == [7, 6, 6]


@clause("TS-3.1")
def test_the_throw_is_over_before_anybody_dies() -> None:
    table = tsunami(hordes=[5, 5, 5], card="gap").rolls(A=2, B=1)
    assert table.hordes() == [5, 5, 5]
    table.rolls(C=0)
    assert table.hordes() == [3, 4, 5]


@clause("TS-3.1")
def test_without_a_cap_everything_may_die() -> None:
    table = tsunami(hordes=[7, 3, 2], card="bridge", zombird=False).rolls(A=7, B=2, C=0)
    assert table.hordes() == [1, 1, 2]


@clause("TS-3.1", "TS-9.1")
def test_throws_are_open() -> None:
    table = tsunami(card="gap").rolls(A=2)
    assert all(fact.seen_by(seat) for fact in table.state.facts for seat in (0, 1, 2, None))


@clause("TS-3.1")
def test_saves_are_sealed_and_shown_together() -> None:
    table = tsunami(hordes=[5, 5, 5], card="gap", kept={"A": ["save1"], "C": ["save2"]}).rolls(A=2, B=2, C=2)
    assert (table.asked, table.waits_for) == ("saves", "AC")
    table.play("C", "use-save2")
    assert (table.happened, table.hordes()) == ([], [5, 5, 5])
    assert table.kept("C") == ["save2"]
    table.play("C", "pass").play("C", "use-save2")
    table.play("A", "use-save1")
    assert table.happened[:3] == ["closed", "saved", "saved"]
    assert table.hordes() == [4, 3, 5]


@clause("TS-3.1", "TS-8.5")
def test_losses_come_before_the_zombie_event() -> None:
    table = tsunami(hordes=[5, 5, 5], card="gap", event="zombie", first="B", kept={"C": ["save1"]})
    table.rolls(A=0, B=1, C=1).play("C", "use-save1")
    assert table.happened == ["closed", "saved", "died"]
    assert table.hordes() == [5, 4, 5]
    table.draws("bird-punk", "bird-brain")
    assert (table.birds("C"), table.birds("A"), table.birds("B")) == (["punk"], ["brain"], [])


@clause("TS-3.1")
def test_clockwise_from_the_first_player_they_die() -> None:
    table = tsunami(card="gap", first="C", zombird=False).rolls(A=1, B=1, C=1)
    assert [fact["seat"] for fact in table.told("died")] == [2, 0, 1]


@clause("TS-3.1")
def test_more_faces_than_cubes_are_refused() -> None:
    tsunami(hordes=[3, 3, 3], card="gap").refuses(None, "faces-4", "TS-2.1")


@clause("TS-3.1")
@pytest.mark.parametrize("answer", ["red", "buy-civilian1", "turn-up", "use-punk", "score-ufo", "join", "zombie"])
def test_nothing_but_saves_is_answered_in_a_jump(answer: str) -> None:
    table = tsunami(card="gap", birds={"A": ["punk"]}, kept={"A": ["save1"]}, secrets=["ufo"]).rolls(A=1, B=0, C=0)
    clauses = {
        "red": "TS-3.3",
        "buy-civilian1": "TS-5.2",
        "turn-up": "TS-8.6",
        "use-punk": "TS-3.4",
        "score-ufo": "TS-7.9",
        "join": "TS-8.4",
        "zombie": "TS-2.5",
    }
    table.refuses("A", answer, clauses[answer])


@clause("TS-8.4", "TS-6.1")
def test_the_jump_event_has_a_cap_of_two_and_takes_saves() -> None:
    table = tsunami(hordes=[8, 8, 8], at="event", event="jump", kept={"A": ["save1"]})
    table.plays(A="join", B="join", C="stay").rolls(A=4, B=1)
    assert table.waits_for == "A"
    table.play("A", "use-save1")
    assert table.hordes() == [7, 7, 8]
    assert [fact["cause"] for fact in table.told("died")] == [12, 12]
    table.draws("bird-punk", "bird-brain")
    assert (table.birds("A"), table.birds("B"), table.birds("C")) == (["punk"], ["brain"], [])
