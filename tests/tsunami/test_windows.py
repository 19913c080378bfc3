"""Windows: what they tell, that who can only pass leaves no trace, and that public facts alone say who is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any, cast

import pytest

from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes

HIDDEN = ("Knows", "Drew(")  # facts that not everybody sees


def public(table: Scenario) -> list[str]:
    """The story as spectators saw it."""
    return [line for line in table.story if not line.startswith(HIDDEN)]


def pass_all(table: Scenario) -> Scenario:
    """Whoever can pass does, until something else is asked or drawn."""
    while table.waits_for and "pass" in table.options(table.waits_for[0]):
        table.play(table.waits_for[0], "pass")
    return table


# --- the windows, each with a hand or cards that can answer in it and one that cannot ---


def bomb(secrets: Sequence[str] = (), birds: Sequence[str] = ()) -> Scenario:
    """A bombs B."""
    hands = {"B": birds} if birds else {}
    return tsunami(hordes=[9, 5, 5], card="civilian_bomb", secrets=secrets, birds=hands).play("A", "bomb-B")


def giant(secrets: Sequence[str] = ()) -> Scenario:
    """A's bomb destroys civilians; nobody has a bird."""
    table = tsunami(hordes=[9, 5, 5], card="civilian_bomb", secrets=secrets, civilians=[0, 1, 0])
    return table.play("A", "bomb-B")


def ufo(secrets: Sequence[str] = ()) -> Scenario:
    """A and B have civilians as the round ends."""
    table = tsunami(at="closing", civilians=[1, 1, 0], secrets=secrets)
    for seat in "ABC":
        table.play(seat, "pass")
    return table


def bonus(secrets: Sequence[str] = ()) -> Scenario:
    """A and B push together, C alone."""
    return votes(tsunami(hordes=[9, 9, 9], card="car", secrets=secrets), "rrb")


def ninja(secrets: Sequence[str] = ()) -> Scenario:
    """Three of four push together, D alone."""
    return votes(tsunami(hordes=[9, 9, 9, 9], card="car", secrets=secrets), "rrrb")


def dragon(secrets: Sequence[str] = ()) -> Scenario:
    """A names the wrong player."""
    return tsunami(hordes=[5] * 5, at="opening", secrets=secrets).play("A", "dragon-C")


def saves(birds: Sequence[str] = ()) -> Scenario:
    """B loses a zombie in a jump."""
    return tsunami(card="gap", birds={"B": birds}).rolls(A=0, B=1, C=0)


def push_birds(birds: Sequence[str] = ()) -> Scenario:
    """B's team is short."""
    return votes(tsunami(hordes=[9, 2, 9], card="van", birds={"B": birds}, up="ABC"), "rbr")


def interlude(birds: Sequence[str] = ()) -> Scenario:
    """B alone could act."""
    return tsunami(card="zombie_coin", birds={"A": ["ptero"], "B": birds}, up="ABC", at="interlude").play(
        "A", "play-ptero-C"
    )


Maker = Callable[..., Scenario]
WORLDS: list[tuple[str, str, Maker, dict[str, Any], dict[str, Any]]] = [
    ("bomb", "B", bomb, {"secrets": ["ufo", "quarterback", "giant"]}, {"secrets": ["ufo", "tsunami", "giant"]}),
    ("bomb", "B", bomb, {"birds": ["robo"]}, {"birds": ["brain"]}),
    ("bomb", "B", bomb, {"birds": ["fairy"]}, {"birds": ["punk"]}),
    ("giant", "A", giant, {"secrets": ["giant", "ufo", "tsunami"]}, {"secrets": ["quarterback", "ufo", "tsunami"]}),
    ("ufo", "A", ufo, {"secrets": ["ufo", "giant", "tsunami"]}, {"secrets": ["quarterback", "giant", "tsunami"]}),
    ("bonus", "A", bonus, {"secrets": ["tsunami", "giant", "ufo"]}, {"secrets": ["quarterback", "giant", "ufo"]}),
    (
        "bonus",
        "D",
        ninja,
        {"secrets": ["ufo", "giant", "quarterback", "ninja"]},
        {"secrets": ["ufo", "giant", "quarterback", "tsunami"]},
    ),
    (
        "dragon",
        "B",
        dragon,
        {"secrets": ["dragon_head", "dragon_tail", "ufo", "giant", "tsunami"]},
        {"secrets": ["dragon_head", "quarterback", "ufo", "giant", "tsunami"]},
    ),
    ("saves", "B", saves, {"birds": ["fairy"]}, {"birds": ["punk"]}),
    ("push_birds", "B", push_birds, {"birds": ["punk"]}, {"birds": ["brain"]}),
    ("interlude", "B", interlude, {"birds": ["ptero"]}, {"birds": ["fairy"]}),
]


@clause("TS-7.9", "TS-9.5", "TS-6.2")
@pytest.mark.parametrize(("window", "seat", "make", "able", "unable"), WORLDS)
def test_who_can_only_pass_leaves_no_trace(
    window: str, seat: str, make: Maker, able: dict[str, Any], unable: dict[str, Any]
) -> None:
    asked, skipped = make(**able), make(**unable)
    assert (asked.asked, asked.waits_for) == (window, seat)
    assert skipped.asked != window or seat not in skipped.waits_for
    asked.play(seat, "pass")
    while skipped.asked != asked.asked:
        skipped.play(skipped.waits_for[0], "pass")
    assert public(asked) == public(skipped)
    for other in (None, *range(asked.state.seats)):
        if other != "ABCDEF".index(seat):
            assert asked.state.view(other) == skipped.state.view(other)


@clause("TS-7.10", "TS-7.9")
@pytest.mark.parametrize(
    ("make", "one", "other"),
    [
        (ufo, ["ufo", "giant", "tsunami"], ["giant", "ufo", "tsunami"]),
        (bonus, ["tsunami", "giant", "ufo"], ["giant", "tsunami", "ufo"]),
        (
            dragon,
            ["dragon_head", "dragon_tail", "ufo", "giant", "tsunami"],
            ["dragon_head", "giant", "ufo", "dragon_tail", "tsunami"],
        ),
    ],
)
def test_while_a_window_waits_nobody_sees_for_whom(make: Maker, one: list[str], other: list[str]) -> None:
    first, second = make(secrets=one), make(secrets=other)
    assert first.waits_for != second.waits_for
    assert first.eligible == second.eligible
    assert public(first) == public(second)
    assert first.state.view(None) == second.state.view(None)
    assert first.state.view(2) == second.state.view(2)


@clause("TS-7.9")
def test_an_eligible_seat_that_is_not_waited_for_is_told_no_more_than_that() -> None:
    table = ufo(["ufo", "giant", "tsunami"])
    for answer in ("pass", "score-ufo", "score-giant"):
        assert table.refuses("B", answer, "").sentence == "You cannot choose anything at this moment."
    assert table.refuses("C", "pass", "TS-2.1").sentence == "It is for A B to choose."


# --- public facts alone ---


THREE = ("ufo", "giant", "tsunami", "quarterback")
FIVE = ("ufo", "giant", "tsunami", "quarterback", "dragon_head", "dragon_tail")


@clause("TS-7.10", "TS-6.2", "TS-8.7")
@pytest.mark.parametrize(
    ("make", "first"),
    [
        (bomb, ("bomb", "B")),
        (giant, ("bomb", "B")),
        (ufo, ("ufo", "AB")),
        (bonus, ("bonus", "AB")),
        (lambda secrets: tsunami(at="opening", secrets=secrets), ("interlude", "ABC")),
    ],
)
def test_whatever_the_secrets_the_same_seats_are_eligible(make: Maker, first: tuple[str, str]) -> None:
    for secrets in permutations(THREE):
        assert make(secrets=secrets).opened[0] == first


@clause("TS-7.6", "TS-7.10")
def test_whatever_the_secrets_the_same_are_asked_after_a_wrong_guess() -> None:
    for rest in permutations(name for name in FIVE if name != "dragon_head"):
        if rest[1] != "dragon_tail":
            assert dragon(["dragon_head", *rest]).opened == [("dragon", "BDE")]


@clause("TS-7.10", "TS-7.3")
def test_whatever_the_secrets_the_bomber_is_asked() -> None:
    for secrets in permutations(THREE):
        table = giant(secrets)
        if table.asked == "bomb":
            table.play("B", "pass")
        assert "Opened(window='giant', eligible=1)" in table.story


@clause("TS-6.2", "TS-3.4", "TS-8.7")
@pytest.mark.parametrize("make", [bomb, saves, push_birds])
def test_whatever_the_bird_its_owner_is_eligible(make: Maker) -> None:
    birds = ["banker", "bomb", "brain", "fairy", "ptero", "punk", "robo", "magnet", "super_bird", "super_fairy"]
    assert {make(birds=[bird]).opened[0][1] for bird in birds} == {"B"}


# --- what a window tells ---


@clause("TS-9.5")
def test_a_window_tells_that_it_opened_for_whom_and_that_it_closed() -> None:
    table = tsunami(at="interlude", card="zombie_coin", up="C")
    assert table.facts == [{"fact": "opened", "window": "interlude", "eligible": 3}]
    assert table.play("A", "pass").facts == []
    assert table.play("B", "pass").facts == [{"fact": "closed", "window": "interlude"}]


@clause("TS-9.5", "TS-8.7")
def test_a_window_in_which_all_can_only_pass_opens_and_closes() -> None:
    table = tsunami(at="interlude", card="zombie_coin", up="ABC", birds={"B": ["brain"]})
    assert table.happened == ["opened", "closed"]
    assert table.asked == "zombie_coin"


@clause("TS-8.7")
def test_where_nobody_is_eligible_there_is_no_window() -> None:
    assert tsunami(at="interlude", card="zombie_coin", up="ABC").facts == []


@clause("TS-8.3")
def test_all_eligible_know_their_options_from_the_start_until_they_pass() -> None:
    table = tsunami(at="interlude", birds={"B": ["ptero"]})
    assert "play-ptero-C" in table.options("B")
    table.play("A", "pass")
    assert table.options("A") == []
    assert table.options("C") == ["pass", "pass-turn", "turn-up"]


@clause("TS-7.10")
def test_a_sealed_answer_is_the_seats_own_until_all_are_in() -> None:
    table = ninja(["tsunami", "ufo", "giant", "ninja"]).play("A", "score-tsunami-B-C")

    def sealed(seat: int | None) -> list[int]:
        stack = cast(list[dict[str, Any]], table.state.view(seat)["stack"])
        return cast(list[int], stack[-1]["sealed"])

    assert sealed(0)[0] >= 0
    for seat in (1, 2, 3, None):
        assert sealed(seat) == [-1, -1, -1, -1]
    assert table.eligible == "ABCD"
    table.play("A", "pass").play("D", "pass")
    assert table.told("scored") == []


@clause("TS-8.3", "TS-4.2")
def test_passing_for_a_turn_does_not_answer_a_sealed_window() -> None:
    table = tsunami(at="opening", birds={"B": ["bomb"]}, secrets=["quarterback"]).play("A", "pass-turn")
    table.play("B", "play-bomb-A")
    assert (table.asked, table.waits_for) == ("bomb", "A")
    assert table.refuses("A", "pass-turn", "TS-8.3").key == "not-for-a-turn"


@clause("TS-7.9")
@pytest.mark.parametrize(("window", "seat", "make", "able"), [row[:4] for row in WORLDS])
def test_a_window_that_was_passed_is_gone(window: str, seat: str, make: Maker, able: dict[str, Any]) -> None:
    table = make(**able)
    before = len(table.story)
    assert table.play(seat, "pass").facts[0] == {"fact": "closed", "window": window}
    pass_all(table)
    assert not any(line.startswith(f"Opened(window={window!r}") for line in table.story[before:])
