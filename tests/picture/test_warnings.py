"""What the table of Zombiegeddon says before a half ends (ZG-5.1), and what all are after."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import shamble
from shamble import picture
from shamble.games.zombiegeddon.box import OFF
from shamble.words import Words

GAME = shamble.game("zombiegeddon")
NAMES = ["Ada", "Bram", "Cleo"]


def view(seat: int | None = None, **changes: object) -> dict[str, object]:
    """A first turn at a table of three, changed like this; who looks is the one who is asked, or another."""
    state = GAME.new(3, 4)
    assert state.ask is not None
    asked = state.ask.seats[0]
    return {**state.view(asked if seat is None else (asked + seat) % 3), **changes}


def warning(seen: dict[str, object], lang: str = "en") -> str:
    """What the table warns of; empty if of nothing."""
    found = picture.side(seen, NAMES)["say"]["warning"]
    return "" if found is None else Words(lang, "zombiegeddon").say(*cast("tuple[str, dict[str, object]]", found))


def others_out(seen: dict[str, object]) -> dict[str, object]:
    pawns = cast("list[list[int]]", seen["pawns"])
    return {**seen, "pawns": [cells if s == seen["active"] else [OFF] * 4 for s, cells in enumerate(pawns)]}


def test_at_first_there_is_nothing_to_warn_of() -> None:
    assert warning(view()) == ""
    assert warning(view(dry=2)) == "", "a round without gain is no news yet"


def test_turns_without_gain_are_counted_down() -> None:
    """ZG-5.1 c: nine of them, at a table of three."""
    assert warning(view(dry=4)) == "4 turns without a disc or a supply: 5 more and the half ends (ZG-5.1)."
    assert warning(view(dry=8)).startswith("Collect or deliver something this turn")
    assert "brings" in warning(view(1, dry=8)), "whoever waits is told of whom it depends"
    assert warning(view(dry=8), "fr").endswith("sinon la moitié se termine (ZG-5.1).")


def test_a_turn_that_has_brought_something_ends_the_count() -> None:
    stack = [{"frame": "turn", "gained": 1}]
    assert warning(view(dry=8, stack=stack)) == ""


def test_passes_are_counted_down_and_skipped_players_count() -> None:
    """ZG-5.1 b, ZG-3.10."""
    assert "2 more passes" in warning(view(idle=1))
    assert warning(view(idle=2)) == "If you pass now, the half ends (ZG-5.1)."
    assert warning(others_out(view())) == "If you pass now, the half ends (ZG-5.1)."
    assert warning(view(idle=2, action=1)) == "", "an action was used: this turn counts as no pass"


def test_the_card_that_ends_the_half_says_so() -> None:
    def notes(seen: dict[str, object]) -> list[dict[str, Any]]:
        return next(card["notes"] for card in picture.side(seen, NAMES)["answers"] if card["answer"] == "pass")

    assert [note["text"][0] for note in notes(view(idle=2))] == ["side-ends-half"]
    assert [note["text"][0] for note in notes(view())] == ["side-ends"]


@pytest.mark.parametrize("seed", range(6))
def test_a_half_never_ends_by_a_count_without_a_warning(seed: int) -> None:
    """Whole random games: whoever gave the last answer of a half that ended by (b) or (c) had been warned."""
    state, rng, seen = GAME.new(3, seed), Random(seed), 0
    while state.ask is not None:
        seat = state.ask.seats[0]
        before = state.view(seat)
        options = list(state.options(seat))
        facts = state.play(seat, options[0] if rng.random() < 0.5 else rng.choice(options))  # the first one is a pass
        for fact in (fact.to_json() for fact in facts):
            if fact["fact"] == "half_ended" and fact["why"] in (2, 3):
                seen += 1
                assert "half ends" in warning(before)
    assert seen


def test_the_goal_stands_at_the_table_and_open_piles_tell_who_is_ahead() -> None:
    def goal(seen: dict[str, object]) -> str:
        return Words("en", "zombiegeddon").say(
            *cast("tuple[str, dict[str, object]]", picture.side(seen, NAMES)["goal"])
        )

    assert goal(view()) == "Goal: the most points after both halves."
    assert goal(view(half=2)) == "Goal: the most points when this half ends."
    taken = [{"food3": 1}, {"food2": 1}, {}]
    assert goal(view(taken=taken)) == "Goal: the most points after both halves.", "piles lie face down (ZG-3.9)"
    assert goal(view(taken=taken, settings={"open_piles": True})).endswith("Ada is ahead with 3.")


def test_the_key_shows_the_outlines_beside_the_shelters_that_take_supplies() -> None:
    def faces(half: int) -> list[list[str]]:
        return [row["faces"] for row in picture.side(view(half=half), NAMES)["legend"] if "zg-slots" in row["faces"]]

    assert faces(1) == [["zg-whi", "zg-slots"]]
    assert faces(2) == [["zg-red", "zg-slots"]]
